"""The token texts that leaves point into: growing ones of open requests, closed ones of past answers, in one array."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import numpy as np

GONE = -1
"""Length of a text that has left."""

SPARE = 128
"""Tokens that a growing text has room for beyond those it grows by: to move it costs a step as much as to insert a token."""

START, LENGTH, ROOM = range(3)
"""A text's numbers: where it begins, its tokens, how many it may have before it must move."""


class Texts:
    """Texts by number: `table[i]` is about text `base + i`, see `START`.

    At most `capacity` tokens of closed texts are kept; beyond that the oldest leave.
    """

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.tokens = np.empty(1024, np.int32)
        self.used = 0  # of `tokens`; what left or moved stays there until the array is full
        self.base = 1
        self.table = np.zeros((16, 3), np.int64)
        self.table[:, LENGTH] = GONE
        self.count = 0  # texts numbered from `base` on, those that left included
        self.closed: deque[int] = deque()  # texts that no longer grow, oldest first
        self.stored = 0  # tokens in them

    def __getitem__(self, number: int) -> np.ndarray:
        """The tokens of a text: a view, good until a text is added or grows."""
        start, length, _ = self.table[number - self.base]
        return self.tokens[start : start + length]

    def __contains__(self, number: int) -> bool:
        return 0 <= number - self.base < self.count and self.table[number - self.base, LENGTH] != GONE

    def add(self, tokens: Sequence[int] | np.ndarray = ()) -> int:
        """A new, growing text; returns its number."""
        if self.count == len(self.table):
            self._trim()
        number = self.base + self.count
        self.table[self.count] = self.used, 0, 0
        self.count += 1
        self.reserve(number, len(tokens))
        row = self.table[number - self.base]
        self.tokens[row[START] : row[START] + len(tokens)] = tokens
        row[LENGTH] = len(tokens)
        return number

    def reserve(self, number: int, more: int) -> None:
        """Make room for `more` further tokens of a text."""
        row = self.table[number - self.base]
        start, length, room = row.tolist()
        if length + more <= room:
            return
        if start + room == self.used:  # the last one: it grows where it is
            self.used = start
        room = length + more + max(length // 2, SPARE)
        if self.used + room > len(self.tokens):
            row[ROOM] = room
            self._compact(number - self.base)
        else:
            self.tokens[self.used : self.used + length] = self.tokens[start : start + length]
            row[START], row[ROOM] = self.used, room
            self.used += room

    def close(self, number: int) -> None:
        """The text grows no more; the oldest closed texts leave while they hold more than `capacity` tokens."""
        row = self.table[number - self.base]
        if row[START] + row[ROOM] == self.used:
            self.used = int(row[START] + row[LENGTH])
        row[ROOM] = row[LENGTH]
        self.closed.append(number)
        self.stored += int(row[LENGTH])
        while self.stored > self.capacity:
            oldest = self.closed.popleft()
            self.stored -= len(self[oldest])
            self.drop(oldest)

    def drop(self, number: int) -> None:
        """Forget a text; leaves that point to it end there."""
        self.table[number - self.base, LENGTH] = GONE

    def _compact(self, growing: int) -> None:
        """Move the texts together into a new array with some room to spare, the growing one last."""
        alive = np.flatnonzero(self.table[: self.count, LENGTH] != GONE).tolist()
        alive.remove(growing)
        tokens = np.empty(max(1024, int(self.table[[*alive, growing], ROOM].sum()) * 5 // 4), np.int32)
        used = 0
        for place in (*alive, growing):
            start, length, room = self.table[place].tolist()
            tokens[used : used + length] = self.tokens[start : start + length]
            self.table[place, START] = used
            used += room
        self.tokens, self.used = tokens, used

    def _trim(self) -> None:
        """Forget the numbers of the oldest texts that left; where that is less than half of them, make the table longer."""
        alive = np.flatnonzero(self.table[: self.count, LENGTH] != GONE)
        first = int(alive[0]) if len(alive) else self.count
        size = len(self.table) if 2 * first >= self.count else 2 * len(self.table)
        table = np.zeros((size, 3), np.int64)
        table[:, LENGTH] = GONE
        table[: self.count - first] = self.table[first : self.count]
        self.table = table
        self.base += first
        self.count -= first

    @property
    def nbytes(self) -> int:
        """Bytes of the arrays."""
        return self.tokens.nbytes + self.table.nbytes


__all__ = ["GONE", "LENGTH", "ROOM", "START", "Texts"]
