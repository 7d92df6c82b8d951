"""The key-value cache of one run: rows are written in place, accepted rows are kept, the others are rolled back.

`DynamicCache` grows by concatenation, which copies the whole cache at every pass. Here rows are written into buffers that
are reserved once, and attention receives views. A layer with a sliding window (or chunks, which see no farther) receives
the rows that a pass can see, and its full buffer is replaced by one without the others: its passes and its memory stop
growing with the text. Rows keep their numbers, which are counted from the start of the text in every layer.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from itertools import chain
from typing import Any

import numpy as np
import torch
from torch.nn.utils.rnn import pad_sequence
from transformers.cache_utils import Cache, DynamicCache, DynamicLayer

from lookahead_core.decode.move_rows import move_rows
from lookahead_core.trie.compiled import cells

GROWTH = 256
"""Fewest rows added when a buffer is full; else it grows by half."""


def roomy(rows: int) -> int:
    """Rows of a new buffer where so many are needed."""
    return rows + max(GROWTH, rows // 2)


def cpu_layout(rows: torch.Tensor, dropped: int) -> list[int]:
    """The four numbers by which `move_rows` knows a buffer; none where it is not contiguous in the memory of a CPU.

    The address is that of the text's first row, `dropped` rows before the buffer.
    """
    if rows.device.type != "cpu" or rows.dim() != 4 or not rows.is_contiguous():
        return []
    row = rows.shape[3] * rows.element_size()
    return [rows.data_ptr() - dropped * row, rows.shape[0] * rows.shape[1], rows.shape[2] * row, row]


class CpuBuffers:
    """The addresses of a cache's buffers, read again after one of them was replaced."""

    __slots__ = ("_cells", "_count", "_numbers")

    def __init__(self) -> None:
        self.forget()

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy's buffers lie elsewhere, and so do those of a cache that is read from a file."""
        return CpuBuffers, ()

    def forget(self) -> None:
        """A buffer was replaced, or begins at another row."""
        self._numbers = np.empty(0, np.int64)
        self._count = 0

    def move(self, layers: Sequence[RowLayer], start: int, rows: Sequence[int]) -> bool:
        """`move_rows` where all buffers are in the memory of a CPU; returns whether they are."""
        if len(self._numbers) < 4 * self._count + len(rows):
            layouts = [cpu_layout(states, layer.dropped) for layer in layers for states in layer.buffers]
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
    """Rows of the text, those that were dropped included."""
    dropped = 0
    """Rows before the first one in the buffers."""

    def __init__(self, reserve: int = 0, addresses: CpuBuffers | None = None, window: int = 0) -> None:
        super().__init__()
        self.reserve = min(reserve, roomy(window)) if window else reserve
        self.window, self.is_sliding = window, window > 0
        self._addresses = addresses or CpuBuffers()

    @property
    def first(self) -> int:
        """The first row that a pass over the next rows sees."""
        return max(self.rows + 1 - self.window, 0) if self.window else 0

    def _hold(self, dropped: int, *buffers: torch.Tensor) -> None:
        self.dropped, self.buffers = dropped, buffers
        self._addresses.forget()

    def lazy_initialization(self, key_states: torch.Tensor, value_states: torch.Tensor) -> None:
        """Allocate the buffers, shaped like the first rows."""
        self.dtype, self.device = key_states.dtype, key_states.device
        self._hold(0, key_states[..., :0, :], value_states[..., :0, :])
        rows = key_states.shape[-2]
        self._allocate(max(self.reserve, min(rows, self.window) if self.window else rows), 0)
        self.is_initialized = True

    def _allocate(self, capacity: int, first: int) -> None:
        """Replace the buffers by others with the rows from `first` on, then zeros: what a mask hides must not be NaN."""
        with torch.inference_mode(False):  # so that a cache that is handed out can be continued outside of inference mode
            others = [old.new_zeros((*old.shape[:-2], capacity, old.shape[-1])) for old in self.buffers]
        for new, old in zip(others, self.buffers, strict=True):
            new[..., : self.rows - first, :] = old[..., first - self.dropped : self.rows - self.dropped, :]
        self._hold(first, *others)

    def update(
        self, key_states: torch.Tensor, value_states: torch.Tensor, *args: Any, **kwargs: Any
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Append rows; returns the rows that the appended ones may see, as views, and themselves."""
        if not self.is_initialized:
            self.lazy_initialization(key_states, value_states)
        if self.window and not self.rows and key_states.shape[-2] >= self.window:
            return self._begin(key_states, value_states)
        first = self.first
        self._append(key_states, value_states, first)
        keys, values = self.buffers
        seen = slice(first - self.dropped, self.rows - self.dropped)
        return keys[..., seen, :], values[..., seen, :]

    def _begin(self, key_states: torch.Tensor, value_states: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """A text that begins with more rows than the window: later rows see its end alone, and none of it is rejected."""
        dropped = key_states.shape[-2] + 1 - self.window
        self._hold(dropped, *self.buffers)
        self.rows = dropped
        self._append(key_states[..., dropped:, :], value_states[..., dropped:, :], dropped)
        return key_states, value_states

    def _append(self, key_states: torch.Tensor, value_states: torch.Tensor, first: int) -> None:
        """Append rows; where there is no room the rows before `first` go."""
        stop = self.rows + key_states.shape[-2]
        if stop - self.dropped > self.buffers[0].shape[-2]:
            self._allocate(roomy(stop - first), first)
        keys, values = self.buffers
        new = slice(self.rows - self.dropped, stop - self.dropped)
        keys[..., new, :] = key_states
        values[..., new, :] = value_states
        self.rows = stop

    def get_mask_sizes(self, query_length: int) -> tuple[int, int]:
        """Key columns of the next pass, and the row of the first one, as the model's mask code asks for them."""
        return self.rows - self.first + query_length, self.first

    def get_seq_length(self) -> int:
        """Rows of the text."""
        return self.rows

    def crop(self, tokens_to_remove: int) -> None:
        """Drop the last rows; a non-positive count, as transformers 5 has it. Raises as `resize`."""
        if tokens_to_remove > 0:
            raise ValueError(f"crop takes a non-positive number of rows to remove, not {tokens_to_remove}")
        self.resize(max(self.rows + tokens_to_remove, 0))

    def reset(self) -> None:
        """Forget the rows, keep the buffers."""
        self.resize(0)

    def resize(self, rows: int) -> None:
        """From now on `rows` rows count. A layer that shares another's rows has none.

        Raises ValueError where the next row would see rows that were dropped. Back to the start of the last pass is always
        possible, unless that pass began the text; so is 0.
        """
        if not self.is_initialized:
            return
        if self.dropped and rows + 1 < self.dropped + self.window:
            if rows:
                raise ValueError(
                    f"a layer with a window of {self.window} holds rows from {self.dropped} on, and cannot go back to {rows}"
                )
            self._hold(0, *self.buffers)
        self.rows = rows

    def select(self, batch: torch.Tensor) -> None:
        """Keep only these entries of the batch (long [n])."""
        self._hold(self.dropped, *(rows[batch] for rows in self.buffers))

    def move(self, source: torch.Tensor, target: torch.Tensor) -> None:
        """Copy the rows numbered by `source` to `target`, long [batch or 1, n] on the layer's device; all are read before any
        is written."""
        if self.dropped:
            source, target = source - self.dropped, target - self.dropped
        for rows in self.buffers:
            shape = (*rows.shape[:2], -1, rows.shape[3])
            moved = rows.gather(-2, source[:, None, :, None].expand(shape))
            rows.scatter_(-2, target[:, None, :, None].expand(shape), moved)

    # The views are made on access: a pass needs them once a layer, and rolling back does not need them.
    @property
    def keys(self) -> torch.Tensor:
        return self.buffers[0][..., : self.rows - self.dropped, :]

    @keys.setter
    def keys(self, states: torch.Tensor | None) -> None:
        """As many rows of another batch; None, which transformers sets at first, is ignored."""
        if states is not None:
            self._hold(self.dropped, states, self.buffers[1])

    @property
    def values(self) -> torch.Tensor:
        return self.buffers[1][..., : self.rows - self.dropped, :]

    @values.setter
    def values(self, states: torch.Tensor | None) -> None:
        """As with the keys."""
        if states is not None:
            self._hold(self.dropped, self.buffers[0], states)


class RowCache(DynamicCache):
    """A cache of `RowLayer`s, one for each layer of the model. `reserve`: rows to allocate at once.

    `windows`: how many rows each layer sees, its own included, 0 for all. Without them every layer, made on first use, keeps
    all rows.
    """

    layers: list[RowLayer]

    def __init__(self, reserve: int = 0, layer: type[RowLayer] = RowLayer, windows: Sequence[int] = ()) -> None:
        self._addresses = CpuBuffers()
        make = partial(layer, reserve, self._addresses)
        if windows:
            Cache.__init__(self, layers=[make(window) for window in windows])
        else:
            Cache.__init__(self, layer_class_to_replicate=make)

    @property
    def rows(self) -> int:
        """Rows of the text, as the layers that hold any count them."""
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
            if layer.buffers:  # a layer that shares another's rows has none
                device = layer.buffers[0].device  # a model's layers may lie on several
                source, target = source.to(device), target.to(device)
                layer.move(source, target)

    def join(self, caches: Sequence[RowCache]) -> None:
        """Append, as entries of a batch, the rows of `caches` of one text each: the shorter ones end in zeros."""
        for place, layers in enumerate(zip(*(cache.layers for cache in caches), strict=True)):
            if layers[0].buffers:  # a layer that shares another's rows has none
                self.update(_side_by_side([one.keys for one in layers]), _side_by_side([one.values for one in layers]), place)

    def resize(self, rows: int) -> None:
        """From now on `rows` rows count: fewer, or as many as were written before. Raises as the layers do."""
        for layer in self.layers:
            layer.resize(rows)

    def select(self, batch: torch.Tensor) -> None:
        """Keep only these entries of the batch."""
        for layer in self.layers:
            layer.select(batch)

    def nbytes(self) -> int:
        """Bytes of the allocated buffers."""
        return sum(rows.nbytes for layer in self.layers for rows in layer.buffers)


def _side_by_side(texts: Sequence[torch.Tensor]) -> torch.Tensor:
    """States [1, heads, rows, head dim] of several texts as [texts, heads, most rows, head dim]."""
    return pad_sequence([states[0].transpose(0, 1) for states in texts], batch_first=True).transpose(1, 2)
