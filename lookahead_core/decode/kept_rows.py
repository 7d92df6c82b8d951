"""Accepted rows that do not lie one after the other: moved in the memory of a CPU, in all layers at once.

In torch that is four calls a layer, and between two passes each takes some microseconds (110 with five layers, where one
compiled call takes 30). Knows no torch.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Protocol

import numpy as np

from lookahead_core.trie.compiled import cells, compiled, raw


@compiled
def move_rows(numbers: np.ndarray, buffers: int, start: int, count: int) -> None:
    """Of the rows from `start` on put the `count` kept ones first, in the memory of a CPU.

    `numbers`: int64, four of each buffer (address, blocks of rows, which are batch entries times heads, bytes of a block,
    bytes of a row), then the kept rows (offsets, rising).
    """
    kept = numbers[4 * buffers : 4 * buffers + count]
    for buffer in range(buffers):
        address, blocks, block, row = numbers[4 * buffer : 4 * buffer + 4]
        for first in range(address + start * row, address + start * row + blocks * block, block):
            for slot in range(count):
                if kept[slot] != slot:
                    raw(first + slot * row, row)[:] = raw(first + kept[slot] * row, row)


class Layer(Protocol):
    """A layer of a cache."""

    places: list[int]
    """Four numbers of each of its two buffers, see `move_rows`; none where they can't be reached so."""


class Buffers:
    """Where the buffers of a cache's layers lie, as long as none is replaced."""

    __slots__ = ("_cells", "_count", "_numbers")

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        """A layer has other buffers now."""
        self._numbers = np.empty(0, np.int64)
        self._count = 0

    def move(self, layers: Sequence[Layer], start: int, rows: Sequence[int]) -> bool:
        """`move_rows` in the buffers that it can reach; whether those are all."""
        if len(self._numbers) < 4 * self._count + len(rows):
            places = [number for layer in layers for number in layer.places]
            self._count = len(places) // 4
            self._numbers = np.array(places + [0] * (64 + len(rows)), np.int64)
            self._cells = cells(self._numbers)
        first = 4 * self._count
        self._cells[first : first + len(rows)] = array("q", rows)
        move_rows(self._numbers, self._count, start, len(rows))
        return self._count == 2 * len(layers)


__all__ = ["Buffers", "move_rows"]
