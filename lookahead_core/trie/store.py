"""The store: the columns of all nodes and the texts of all leaves of one `TokenTrie`, and their growth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

import numpy as np

from lookahead_core.trie.children import (
    allocate,
    hold_all,
)
from lookahead_core.trie.compiled import Handle, cells
from lookahead_core.trie.eliminate import (
    eliminate,
)
from lookahead_core.trie.nodes import (
    BASE,
    CAPACITY,
    COUNT,
    CREATED,
    EVICTED,
    FANOUT,
    FIRST,
    FLAGS,
    FREED,
    HELD,
    LIVE,
    NARROW,
    NEXT,
    ROOT,
    SIZE,
    TOP,
    USED,
    Columns,
    peek,
)
from lookahead_core.trie.texts import Texts

AT_ONCE = 1 << 20
"""Slots allocated at once, unused ones cost nothing: a store up to so large never pauses to grow."""


class NodeStore:
    """Nodes, their children and the texts their leaves point to.

    A place in a trie is one whole number: a node (> 0), or, inside the unspelled rest of a leaf's window, `~tail`
    where `tail = text << 24 | offset` is the place of the next token in a text. 0 is nowhere.
    """

    __slots__ = ("_cells", "before", "columns", "handle", "meta", "node", "slots", "tail", "texts")

    def __init__(self, capacity: int) -> None:
        self.texts = Texts(capacity)
        slots = min(capacity + 256, AT_ONCE)
        self.node = np.zeros((slots, 8), np.int32)
        self.tail = np.empty(slots, np.int64)
        self.before = np.empty(slots, np.int32)
        self.slots = np.zeros(1024, np.int32)
        self.meta = np.zeros(12, np.int64)
        self.meta[CAPACITY], self.meta[SIZE] = capacity, 1
        self._cells = cells(self.meta)
        self.handle = Handle(7)
        self._renew()

    def _renew(self) -> None:
        """The arrays as they are now."""
        self.meta[BASE] = self.texts.base
        self.columns = Columns(self.node, self.tail, self.before, self.slots, self.texts.tokens, self.texts.table, self.meta)
        for place, array in enumerate(self.columns):
            self.handle.set(place, array)

    def add_text(self, tokens: Sequence[int] | np.ndarray = ()) -> int:
        """A new, growing text; returns its number."""
        number = self.texts.add(tokens)
        self._renew()
        return number

    def reserve(self, depth: int, text: int, tokens: int) -> None:
        """Make room for so many tokens of a text, and for the windows of some of them, at most `depth` tokens long."""
        nodes = 8 * (depth + 2)
        self.grow(nodes, nodes * (NARROW + 1))
        self.texts.reserve(text, tokens)
        self._renew()

    def grow(self, nodes: int, held: int) -> None:
        """Make room for `nodes` more nodes, and for `held` more in the hash table."""
        size = len(self.node)
        if int(self.meta[SIZE] - self.meta[FREED]) + nodes > size:
            more = max(nodes, min(size // 4, int(self.meta[CAPACITY]) + nodes - size))
            self.node = np.concatenate((self.node, np.zeros((more, 8), np.int32)))
            self.tail = np.concatenate((self.tail, np.empty(more, np.int64)))
            self.before = np.concatenate((self.before, np.empty(more, np.int32)))
            self._renew()
        if 2 * (int(self.meta[USED]) + held) > len(self.slots):
            wanted = 3 * (int(self.meta[HELD]) + held)
            before, self.slots = self.slots, np.zeros(1 << wanted.bit_length(), np.int32)
            self._renew()
            hold_all(self.columns, before)

    # What is asked now and then; the inner loops read the arrays.

    @property
    def live(self) -> int:
        """Nodes, roots not counted."""
        return self._cells[LIVE]

    @property
    def created(self) -> int:
        """Nodes ever made."""
        return self._cells[CREATED]

    @property
    def evicted(self) -> int:
        """Nodes ever evicted."""
        return self._cells[EVICTED]

    @property
    def nbytes(self) -> int:
        """Bytes of all arrays as far as they were ever in use: the system gives memory to what is written to."""
        columns = sum(array.itemsize * (array.size // len(array)) for array in (self.node, self.tail, self.before))
        return int(self.meta[SIZE]) * columns + self.slots.nbytes + self.texts.nbytes

    def add_root(self) -> int:
        """A new root: a node without token that the capacity does not count."""
        self.grow(1, 0)
        node = int(allocate(self.columns))
        self.node[node, FLAGS], self.node[node, COUNT] = ROOT, 1
        return node

    def peek(self, tail: int) -> int:
        """The token at a place in a text, -1 where the text ends or has left."""
        return int(peek(self.columns, tail))

    def children(self, node: int) -> Iterator[int]:
        """All children of a node; the most visited first where it is wide."""
        child = int(self.node[node, FIRST])
        while child:
            yield child
            child = int(self.node[child, NEXT])

    def leading(self, node: int) -> list[int]:
        """The children that retrieval reads: all of a narrow node, the TOP by count of a wide one."""
        return list(islice(self.children(node), TOP if self.node[node, FANOUT] > NARROW else None))

    def eliminate(self, root: int) -> None:
        """Free a root and all that hangs below it."""
        eliminate(self.columns, root)


__all__ = ["NodeStore"]
