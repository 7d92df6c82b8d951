"""The store of one `TokenTrie`: all nodes, the texts that leaves point into, and how their arrays grow.

Compiled functions read and write the arrays; this file only allocates them. It knows neither requests nor scores.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence

import numpy as np

from lookahead_core.trie.compiled import Handle, cells, compiled
from lookahead_core.trie.interrupts import uninterrupted
from lookahead_core.trie.nodes import COUNTERS, GONE, NARROW, NODE, STORE_LAYOUT, TEXT, StoreArrays, add_root, rehash

AT_ONCE = 1 << 20
"""Most slots that are allocated at once. Unused ones cost nothing, and a store of up to this size never pauses to grow."""

SPARE = 128
"""Tokens reserved beyond what a growing text needs now: to move a text costs a step as much as to insert a token."""


class NodeStore:
    """Nodes, their children and the texts their leaves point to; `nodes` says what nodes, places and tails are."""

    def __init__(self, capacity: int) -> None:
        slots = min(capacity + 256, AT_ONCE)
        self.nodes = np.zeros(slots, NODE)
        self.tails = np.empty(slots, np.int64)
        self.previous = np.empty(slots, np.int32)
        self.table = np.zeros(1024, np.int32)
        self.counters = np.zeros(1, COUNTERS)
        self.counters["capacity"], self.counters["slots"] = capacity, 1
        self._counters = {name: cells(self.counters[name]) for name in COUNTERS.names or ()}
        first = (COUNTERS.names or ()).index("live")
        self._sizes = cells(self.counters)[first : first + 3]
        self.handle = Handle(STORE_LAYOUT, counters=self.counters)
        self._hand_out()
        self.texts = Texts(capacity, self.handle, self._counters["first_text"])

    def _hand_out(self) -> None:
        for name in ("nodes", "tails", "previous", "table"):
            self.handle.set(name, getattr(self, name))

    @property
    def arrays(self) -> StoreArrays:
        """The arrays as they are now."""
        return StoreArrays(self.nodes, self.tails, self.previous, self.table, self.texts.tokens, self.texts.rows, self.counters)

    def reserve(self, depth: int, text: int, tokens: int) -> None:
        """Reserve space for so many tokens of a text, and for the windows of some of them, at most `depth` tokens long."""
        nodes = 8 * (depth + 2)
        self.grow(nodes, nodes * (NARROW + 1))
        self.texts.reserve(text, tokens)

    def grow(self, nodes: int, hashed: int) -> None:
        """Reserve space for `nodes` more nodes, and for `hashed` more in the hash table."""
        (slots,), (free,), (filled,) = (self._counters[name] for name in ("slots", "free", "filled"))
        size = len(self.nodes)
        if slots - free + nodes > size:
            self._grow_nodes(max(nodes, min(size // 4, self.texts.capacity + nodes - size)))
        if 2 * (filled + hashed) > len(self.table):
            self._grow_table(3 * (self._counters["hashed"][0] + hashed))

    @uninterrupted()
    def _grow_nodes(self, more: int) -> None:
        self.nodes = np.concatenate((self.nodes, np.zeros(more, NODE)))
        self.tails = np.concatenate((self.tails, np.empty(more, np.int64)))
        self.previous = np.concatenate((self.previous, np.empty(more, np.int32)))
        self._hand_out()

    @uninterrupted()
    def _grow_table(self, wanted: int) -> None:
        old, self.table = self.table, np.zeros(1 << wanted.bit_length(), np.int32)
        self.handle.set("table", self.table)
        rehash(self.arrays, old)

    @property
    def live(self) -> int:
        """Nodes, roots not counted."""
        return self._counters["live"][0]

    @property
    def evicted(self) -> int:
        """Nodes ever evicted."""
        return self._counters["evicted"][0]

    def sizes(self) -> list[int]:
        """Nodes now (`live`), ever created, and ever evicted."""
        return self._sizes.tolist()

    @property
    def nbytes(self) -> int:
        """Bytes of all arrays as far as they were ever used: the system allocates memory when it is first written to."""
        slot = sum(array.itemsize for array in (self.nodes, self.tails, self.previous))
        return int(self.counters["slots"][0]) * slot + self.table.nbytes + self.texts.nbytes

    def add_root(self) -> int:
        """A new root: a node without token that the capacity does not count."""
        self.grow(1, 0)
        return int(add_root(self.handle.address))

    def children(self, node: int) -> Iterator[int]:
        """All children of a node; the most visited first where it is wide."""
        child = int(self.nodes["first"][node])
        while child:
            yield child
            child = int(self.nodes["next"][child])


class Texts:
    """The texts of open requests, which grow, and of past answers, which are closed, in one array of tokens.

    At most `capacity` tokens of closed texts are kept; beyond that the oldest are dropped. `rows[i]` (TEXT) describes text
    number `first + i`. Compiled functions read all three by the store's handle and counter.
    """

    def __init__(self, capacity: int, handle: Handle, first: memoryview) -> None:
        self.capacity, self._handle, self._first = capacity, handle, first
        self.tokens = np.empty(1024, np.int32)
        self.used = 0  # of `tokens`; dropped and moved texts stay there until the array is full
        self.first = 1
        self.rows = _gone(16)
        self.count = 0  # texts numbered from `first` on, dropped ones included
        self.closed: deque[int] = deque()  # oldest first
        self.stored = 0  # tokens in closed texts
        self._hand_out()

    def _hand_out(self) -> None:
        self._handle.set("tokens", self.tokens)
        self._handle.set("texts", self.rows)
        self._first[0] = self.first

    def __getitem__(self, number: int) -> np.ndarray:
        """The tokens of a text: a view, valid until a text is added or grows."""
        start, length, _ = self.rows[number - self.first].item()
        return self.tokens[start : start + length]

    def __contains__(self, number: int) -> bool:
        return 0 <= number - self.first < self.count and self.rows["length"][number - self.first] != GONE

    def add(self, tokens: Sequence[int] | np.ndarray = ()) -> int:
        """A new, growing text; returns its number."""
        if self.count == len(self.rows):
            self._trim()
        number = self.first + self.count
        self.rows[self.count] = self.used, 0, 0
        self.count += 1
        self.reserve(number, len(tokens))
        text = self.rows[number - self.first]
        self.tokens[text["start"] : text["start"] + len(tokens)] = tokens
        text["length"] = len(tokens)
        return number

    def reserve(self, number: int, more: int) -> None:
        """Reserve space for `more` further tokens of a text."""
        text = self.rows[number - self.first]
        start, length, reserved = text.item()
        if length + more <= reserved:
            return
        place = start if start + reserved == self.used else self.used  # the last one grows where it is
        reserved = length + more + max(length // 2, SPARE)
        if place + reserved > len(self.tokens):
            self._compact(number - self.first, reserved)
            return
        self.tokens[place : place + length] = self.tokens[start : start + length]
        self.used = place + reserved
        text["start"] = place
        text["reserved"] = reserved  # last: from now on more is written

    def close(self, number: int) -> None:
        """The text grows no more; an empty one is dropped. So are the oldest closed ones while they hold more than `capacity`
        tokens."""
        text = self.rows[number - self.first]
        start, length, reserved = text.item()
        if start + reserved == self.used:
            self.used = start + length
        text["reserved"] = length
        if not length:
            self.drop(number)
            return
        self.closed.append(number)
        self.stored += length
        self._drop_oldest()

    def fill(self, tokens: np.ndarray, starts: np.ndarray, lengths: np.ndarray) -> np.ndarray:
        """The first texts, all closed: where each starts in `tokens`, and how long it is. Returns their numbers."""
        self.count, self.used, self.stored = len(starts), len(tokens), int(lengths.sum())
        self.tokens = np.concatenate((tokens.astype(np.int32), self.tokens))
        self.rows = np.concatenate((_gone(self.count), self.rows))
        for name, column in zip(TEXT.names or (), (starts, lengths, lengths), strict=True):
            self.rows[name][: self.count] = column
        self._hand_out()
        numbers = np.arange(self.first, self.first + self.count)
        self.closed.extend(numbers.tolist())
        self._drop_oldest()
        return numbers

    def _drop_oldest(self) -> None:
        while self.stored > self.capacity:
            oldest = self.closed.popleft()
            self.stored -= len(self[oldest])
            self.drop(oldest)

    def drop(self, number: int) -> None:
        """Forget a text; leaves that point to it end there."""
        self.rows["length"][number - self.first] = GONE

    @uninterrupted()
    def _compact(self, growing: int, reserved: int) -> None:
        """Move the texts together into a new array with some spare space, last the growing one with the space reserved for
        it."""
        self.rows["reserved"][growing] = reserved
        kept = np.flatnonzero(self.rows["length"][: self.count] != GONE).tolist()
        kept.remove(growing)
        kept.append(growing)
        rows = self.rows[kept]
        ends = np.cumsum(rows["reserved"])
        tokens = np.empty(max(1024, int(ends[-1]) * 5 // 4), np.int32)
        self.rows["start"][kept] = starts = ends - rows["reserved"]
        copy_texts(self.tokens, tokens, rows, starts)
        self.tokens, self.used = tokens, int(ends[-1])
        self._hand_out()

    @uninterrupted()
    def _trim(self) -> None:
        """Forget the numbers of the oldest dropped texts; where those are less than half of all, double the rows."""
        kept = np.flatnonzero(self.rows["length"][: self.count] != GONE)
        dropped = int(kept[0]) if len(kept) else self.count
        rows = _gone(len(self.rows) if 2 * dropped >= self.count else 2 * len(self.rows))
        rows[: self.count - dropped] = self.rows[dropped : self.count]
        self.rows = rows
        self.first += dropped
        self.count -= dropped
        self._hand_out()

    @property
    def nbytes(self) -> int:
        """Bytes of the arrays."""
        return self.tokens.nbytes + self.rows.nbytes


@compiled
def copy_texts(old: np.ndarray, new: np.ndarray, rows: np.ndarray, starts: np.ndarray) -> None:
    """Copy the texts that `rows` (TEXT) describe from the tokens `old` to where they start in `new`."""
    for text in range(len(rows)):
        start, before = starts[text], rows[text].start
        for place in range(rows[text].length):
            new[start + place] = old[before + place]


def _gone(count: int) -> np.ndarray:
    rows = np.zeros(count, TEXT)
    rows["length"] = GONE
    return rows
