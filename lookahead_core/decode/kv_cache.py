"""The key-value cache of one run: rows are written in place, accepted rows are kept, the others are rolled back.

`DynamicCache` grows by concatenation, which copies the whole cache at every pass. Here rows are written into buffers that
are reserved once, and attention receives views. Every layer keeps all its rows, whatever its window; the masks apply the
window. That is exact on sliding, chunked and KV-sharing models, and makes rolling back a tree simple.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any

import numpy as np
import torch
from transformers.cache_utils import Cache, DynamicCache, DynamicLayer

from lookahead_core.decode.move_rows import move_rows
from lookahead_core.trie.compiled import cells

GROWTH = 256
"""Fewest rows added when a buffer is full; else it grows by half."""


def cpu_layout(rows: torch.Tensor) -> list[int]:
    """The four numbers by which `move_rows` knows a buffer; none where it is not contiguous in the memory of a CPU."""
    if rows.device.type != "cpu" or rows.dim() != 4 or not rows.is_contiguous():
        return []
    row = rows.shape[3] * rows.element_size()
    return [rows.data_ptr(), rows.shape[0] * rows.shape[1], rows.shape[2] * row, row]


class CpuBuffers:
    """The addresses of a cache's buffers, read again after one of them was replaced."""

    __slots__ = ("_cells", "_count", "_numbers")

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """A buffer was replaced."""
        self._numbers = np.empty(0, np.int64)
        self._count = 0

    def move(self, layers: Sequence[RowLayer], start: int, rows: Sequence[int]) -> bool:
        """`move_rows` where all buffers are in the memory of a CPU; returns whether they are."""
        if len(self._numbers) < 4 * self._count + len(rows):
            layouts = [cpu_layout(states) for layer in layers for states in layer.buffers]
            self._count = len(layouts) if all(layouts) else 0
            self._numbers = np.array([*chain(*layouts), *[0] * (64 + len(rows))], np.int64)
            self._cells = cells(self._numbers)
        first = 4 * self._count
        self._cells[first : first + len(rows)] = array("q", rows)
        move_rows(self._numbers, self._count, start, len(rows))
        return self._count > 0


class RowLayer(DynamicLayer):
    """One layer's rows: `keys` and `values` are views [batch, heads, rows, head dim] of larger buffers."""

    buffers: tuple[torch.Tensor, ...] = ()
    """Of keys and of values: [batch, heads, capacity, head dim]."""
    rows = 0

    def __init__(self, reserve: int = 0, addresses: CpuBuffers | None = None) -> None:
        super().__init__()
        self.reserve, self._addresses = reserve, addresses or CpuBuffers()

    def _hold(self, *buffers: torch.Tensor) -> None:
        self.buffers = buffers
        self._addresses.forget()

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Allocate the buffers, shaped like the first rows."""
        self.dtype, self.device = key_states.dtype, key_states.device
        self._hold(key_states[..., :0, :], value_states[..., :0, :])
        self._allocate(max(self.reserve, key_states.shape[-2]))
        self.is_initialized = True

    def _allocate(self, capacity: int) -> None:
        """Replace the buffers by larger ones with the same rows, then zeros: what a mask hides must not be NaN."""
        with torch.inference_mode(False):  # so that a cache that is handed out can be continued outside of inference mode
            larger = [old.new_zeros((*old.shape[:-2], capacity, old.shape[-1])) for old in self.buffers]
        for new, old in zip(larger, self.buffers, strict=True):
            new[..., : self.rows, :] = old[..., : self.rows, :]
        self._hold(*larger)

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Append rows; returns all rows, as views."""
        if not self.is_initialized:
            self.lazy_initialization(key_states, value_states)
        start, stop = self.rows, self.rows + key_states.shape[-2]
        if stop > self.buffers[0].shape[-2]:
            self._allocate(stop + max(GROWTH, stop // 2))
        keys, values = self.buffers
        keys[..., start:stop, :] = key_states
        values[..., start:stop, :] = value_states
        self.rows = stop
        return keys[..., :stop, :], values[..., :stop, :]

    def get_seq_length(self) -> int:
        """Rows held."""
        return self.rows

    def crop(self, tokens_to_remove: int) -> None:
        """Drop the last rows; a non-positive count, as transformers 5 has it."""
        if tokens_to_remove > 0:
            raise ValueError(f"crop takes a non-positive number of rows to remove, not {tokens_to_remove}")
        self.rows = max(self.rows + tokens_to_remove, 0)

    def reset(self) -> None:
        """Forget the rows, keep the buffers."""
        self.rows = 0

    def resize(self, rows: int) -> None:
        """From now on `rows` rows count. A layer that shares another's rows has none."""
        if self.is_initialized:
            self.rows = rows

    def select(self, batch: torch.Tensor) -> None:
        """Keep only these entries of the batch (long [n])."""
        self._hold(*(rows[batch] for rows in self.buffers))

    def move(self, source: torch.Tensor, target: torch.Tensor) -> None:
        """Copy the rows numbered by `source` to `target`, both long [batch or 1, n]; all are read before any is written."""
        for rows in self.buffers:
            shape = (*rows.shape[:2], -1, rows.shape[3])
            source, target = source.to(rows.device), target.to(rows.device)  # a model's layers may lie on several devices
            moved = rows.gather(-2, source[:, None, :, None].expand(shape))
            rows.scatter_(-2, target[:, None, :, None].expand(shape), moved)

    # The views are made on access: a pass needs them once a layer, and rolling back does not need them.
    @property
    def keys(self) -> torch.Tensor:
        return self.buffers[0][..., : self.rows, :]

    @keys.setter
    def keys(self, _nothing: torch.Tensor | None) -> None:
        """Ignored: transformers sets None at first."""

    @property
    def values(self) -> torch.Tensor:
        return self.buffers[1][..., : self.rows, :]

    @values.setter
    def values(self, _nothing: torch.Tensor | None) -> None:
        """Ignored: transformers sets None at first."""


class RowCache(DynamicCache):
    """A cache of `RowLayer`s, one for each layer of the model, made on first use. `reserve`: rows to allocate at once."""

    layers: list[RowLayer]  # type: ignore[assignment]

    def __init__(self, reserve: int = 0, layer: type[RowLayer] = RowLayer) -> None:
        self._addresses = CpuBuffers()
        Cache.__init__(self, layer_class_to_replicate=partial(layer, reserve, self._addresses))  # type: ignore[arg-type]

    @property
    def rows(self) -> int:
        """Rows held by the layers that hold any."""
        return max([layer.rows for layer in self.layers], default=0)

    def keep(self, start: int, rows: Sequence[int]) -> None:
        """After a pass that began at row `start`: keep its rows `rows` (offsets from `start`, rising), drop the others.

        Touches only the kept rows: a path in the first slots costs nothing, any other one gathers len(rows) rows a layer.
        """
        stop = start + len(rows)
        if rows and rows[-1] != len(rows) - 1 and not self._addresses.move(self.layers, start, rows):
            self.move(torch.tensor([rows]) + start, torch.arange(start, stop)[None])
        self.resize(stop)

    def move(self, source: torch.Tensor, target: torch.Tensor) -> None:
        """In every batch entry copy rows `source` to `target`, both long [batch or 1, n]."""
        for layer in self.layers:
            layer.move(source, target)

    def resize(self, rows: int) -> None:
        """From now on `rows` rows count: fewer, or as many as were written before."""
        for layer in self.layers:
            layer.resize(rows)

    def select(self, batch: torch.Tensor) -> None:
        """Keep only these entries of the batch."""
        for layer in self.layers:
            layer.select(batch)

    def nbytes(self) -> int:
        """Bytes of the allocated buffers."""
        return sum(rows.nbytes for layer in self.layers for rows in layer.buffers)
