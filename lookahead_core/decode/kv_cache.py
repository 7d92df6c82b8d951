"""The key-value cache of one run: rows are written in place, accepted rows are kept, the others are rolled back.

`DynamicCache` grows by concatenation, which copies the whole cache at every pass. Here rows are written into buffers that
are reserved once, and attention receives views. Every layer keeps all its rows, whatever its window; the masks apply the
window. That is exact on sliding, chunked and KV-sharing models, and makes rolling back a tree simple.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np
import torch
from transformers.cache_utils import Cache, DynamicCache, DynamicLayer

from lookahead_core.decode.move_rows import move_rows
from lookahead_core.trie.compiled import cells

GROWTH = 256
"""Rows added when a buffer is full."""


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
        """`move_rows` in the buffers in the memory of a CPU; returns whether those are all."""
        if len(self._numbers) < 4 * self._count + len(rows):
            layout = [number for layer in layers for number in layer.cpu_layout]
            self._count = len(layout) // 4
            self._numbers = np.array(layout + [0] * (64 + len(rows)), np.int64)
            self._cells = cells(self._numbers)
        first = 4 * self._count
        self._cells[first : first + len(rows)] = array("q", rows)
        move_rows(self._numbers, self._count, start, len(rows))
        return self._count == 2 * len(layers)


class RowLayer(DynamicLayer):
    """One layer's rows: `keys` and `values` are views [batch, heads, rows, head dim] of larger buffers."""

    def __init__(self, reserve: int = 0, buffers: CpuBuffers | None = None) -> None:
        super().__init__()
        self.reserve = reserve
        self.rows = 0
        self._buffers = buffers or CpuBuffers()
        self._hold(torch.empty((0, 0)), torch.empty((0, 0)))

    def _hold(self, keys: torch.Tensor, values: torch.Tensor) -> None:
        """Replace the buffers."""
        self._key_rows, self._value_rows = keys, values
        self.cpu_layout = cpu_layout(keys) + cpu_layout(values)
        self._buffers.forget()

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Allocate the buffers, shaped like the first rows."""
        self.dtype, self.device = key_states.dtype, key_states.device
        capacity = max(self.reserve, key_states.shape[-2])
        self._hold(
            *(states.new_empty((*states.shape[:-2], capacity, states.shape[-1])) for states in (key_states, value_states))
        )
        self.is_initialized = True
        self.rows = 0

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Append rows; returns all rows, as views."""
        if not self.is_initialized:
            self.lazy_initialization(key_states, value_states)
        start, stop = self.rows, self.rows + key_states.shape[-2]
        if stop > self._key_rows.shape[-2]:
            self._grow(stop + GROWTH)
        self._key_rows[..., start:stop, :] = key_states
        self._value_rows[..., start:stop, :] = value_states
        self.rows = stop
        return self.keys, self.values

    def get_seq_length(self) -> int:
        """Rows held."""
        return self.rows

    def crop(self, tokens_to_remove: int) -> None:
        """Drop the last rows; a non-positive count, as transformers 5 has it."""
        if tokens_to_remove > 0:
            raise ValueError(f"crop takes a non-positive number of rows to remove, not {tokens_to_remove}")
        if self.is_initialized:
            self.rows = max(self.rows + tokens_to_remove, 0)

    def reset(self) -> None:
        """Forget the rows, keep the buffers."""
        if self.is_initialized:
            self.rows = 0

    def keep(self, start: int, kept: torch.Tensor | None, count: int) -> None:
        """Of the rows from `start` on keep `count`: the first ones, where they were moved already, or those that `kept`
        (long [count]) numbers."""
        if not self.is_initialized:  # a layer that shares another's rows
            return
        if kept is not None and not self.cpu_layout:
            kept = kept.to(self.device)  # layers of one model may lie on several devices
            self._key_rows[..., start : start + count, :] = self._key_rows.index_select(-2, kept)
            self._value_rows[..., start : start + count, :] = self._value_rows.index_select(-2, kept)
        self.rows = start + count

    def select(self, batch: torch.Tensor) -> None:
        """Keep only these entries of the batch (long [n])."""
        if self.is_initialized:
            self._hold(self._key_rows[batch], self._value_rows[batch])

    def move_ragged(self, source: torch.Tensor, target: torch.Tensor) -> None:
        """In every batch entry copy the rows numbered by `source` to `target`, both long [batch, n]; read before written."""
        if not self.is_initialized:
            return
        for rows in (self._key_rows, self._value_rows):
            shape = (-1, rows.shape[1], -1, rows.shape[3])
            moved = rows.gather(-2, source[:, None, :, None].expand(shape))
            rows.scatter_(-2, target[:, None, :, None].expand(shape), moved)

    def resize(self, rows: int) -> None:
        """From now on `rows` rows count."""
        if self.is_initialized:
            self.rows = rows

    def zero(self) -> None:
        """Overwrite the buffers with zeros."""
        self._key_rows.zero_()
        self._value_rows.zero_()

    # The views are made on access: a pass needs them once a layer, and rolling back does not need them.
    @property
    def keys(self) -> torch.Tensor:
        return self._key_rows[..., : self.rows, :]

    @keys.setter
    def keys(self, _nothing: torch.Tensor | None) -> None:
        """Ignored: transformers sets None at first."""

    @property
    def values(self) -> torch.Tensor:
        return self._value_rows[..., : self.rows, :]

    @values.setter
    def values(self, _nothing: torch.Tensor | None) -> None:
        """Ignored: transformers sets None at first."""

    def _grow(self, capacity: int) -> None:
        larger = []
        for old in (self._key_rows, self._value_rows):
            larger.append(old.new_empty((*old.shape[:-2], capacity, old.shape[-1])))
            larger[-1][..., : self.rows, :] = old[..., : self.rows, :]
        self._hold(*larger)


class RowCache(DynamicCache):
    """A cache of `RowLayer`s, one for each layer of the model, made on first use. `reserve`: rows to allocate at once."""

    layers: list[RowLayer]  # type: ignore[assignment]

    def __init__(self, reserve: int = 0, layer: type[RowLayer] = RowLayer) -> None:
        self._buffers = CpuBuffers()
        Cache.__init__(self, layer_class_to_replicate=partial(layer, reserve, self._buffers))  # type: ignore[arg-type]

    @property
    def rows(self) -> int:
        """Rows held by the layers that hold any."""
        return max([layer.rows for layer in self.layers], default=0)

    def keep(self, start: int, rows: Sequence[int]) -> None:
        """After a pass that began at row `start`: keep its rows `rows` (offsets from `start`, rising), drop the others.

        Touches only the kept rows: a path in the first slots costs nothing, any other one gathers len(rows) rows a layer.
        """
        kept = None
        if rows and rows[-1] != len(rows) - 1 and not self._buffers.move(self.layers, start, rows):
            kept = torch.tensor([start + row for row in rows])
        for layer in self.layers:
            layer.keep(start, kept, len(rows))

    def move_ragged(self, source: torch.Tensor, target: torch.Tensor, rows: int) -> None:
        """In every batch entry copy rows `source` to `target` (both long [batch, n]), then let `rows` rows count."""
        for layer in self.layers:
            layer.move_ragged(source, target)
            layer.resize(rows)

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
        return sum(layer._key_rows.nbytes + layer._value_rows.nbytes for layer in self.layers)
