"""The nodes of all tries of one `TokenTrie`, in flat arrays: a node is one row of eight numbers, half a cache line.

Knows neither requests nor scores. One store holds many roots (the shared one, and one for each open request), so one
capacity bounds them all and what hangs below one root cannot be seen from another.

A window of tokens is stored only as deep as it has been seen twice; a leaf seen once points into the text it came
from, which holds the rest of the window. Counts are the same as if every window were spelled out, at a small part of
the nodes (a suffix tree's leaves, built lazily).

Children hang in a linked list. A wide node's are found by a hash table, and the first `TOP` of its list are the most
visited ones, in order: all that retrieval reads of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.compiled import Handle, compiled, int32s, int64s
from lookahead_core.texts import LENGTH, ROOM, START, Texts

NONE = 0
"""Node 0 is no node."""

NARROW = 8
"""Up to so many children are looked for along their list; among more by the hash table."""

TOP = 12
"""Children of a wide node that are kept ranked by count."""

PROMPT, OUTPUT, LOCAL, ROOT = 1, 2, 4, 8
"""Flags of a node: seen in a prompt, seen in an output, hangs below an open request's root, is a root."""

OFFSET_BITS = 24
OFFSET_MASK = (1 << OFFSET_BITS) - 1
MAX_TEXT = 1 << OFFSET_BITS
"""Tokens in one text at most."""

MAX_COUNT = (1 << 31) - 2

AT_ONCE = 1 << 20
"""Slots allocated at once, unused ones cost nothing: a store up to so large never pauses to grow."""

TOKEN, PARENT, COUNT, TOTAL, FIRST, NEXT, FANOUT, FLAGS = range(8)
"""A node's row: token, parent, visits (0 marks a free slot), visits that went on to a child, first child, next sibling,
number of children, flags."""

SIZE, FREE, FREED, LIVE, LOCAL_LIVE, HAND, CREATED, EVICTED, CAPACITY, HELD, USED, BASE = range(12)
"""The store's numbers: slots in use or free again, first free slot, free slots, nodes (roots not counted), of them below
open requests' roots, the clock hand, nodes ever made, nodes ever evicted, most nodes, children in the hash table, its
places that are not empty, number of the first text."""

_TAKEN = -1
"""A place of the hash table whose child has left."""


class Columns(NamedTuple):
    """The arrays of a store, as compiled functions take them.

    Those functions have whole numbers of 64 bits everywhere but in the arrays: each further kind would be compiled apart.
    """

    node: np.ndarray
    """int32 [slots, 8], see `TOKEN`."""
    tail: np.ndarray
    """int64 [slots]: where a leaf's window goes on, text << 24 | offset; -1 unknown."""
    before: np.ndarray
    """int32 [slots]: the sibling before a node, the last one before the first."""
    slots: np.ndarray
    """int32, a power of two of them: the hash table from a wide node and a token to the child."""
    text: np.ndarray
    """int32: the tokens of all texts."""
    texts: np.ndarray
    """int64 [texts, 3], see `texts.START`."""
    meta: np.ndarray
    """int64 [12], see `SIZE`."""


@compiled
def opened(handle: np.ndarray) -> Columns:
    """The arrays of a store's handle."""
    node, texts = int32s(handle, 0), int64s(handle, 5)
    return Columns(
        node.reshape(len(node) // 8, 8),
        int64s(handle, 1),
        int32s(handle, 2),
        int32s(handle, 3),
        int32s(handle, 4),
        texts.reshape(len(texts) // 3, 3),
        int64s(handle, 6),
    )


@compiled
def peek(c: Columns, tail: int) -> int:
    """The token at a place in a text, -1 where the text ends or has left."""
    place = (tail >> OFFSET_BITS) - c.meta[BASE]
    if tail < 0 or place < 0:
        return -1
    offset = tail & OFFSET_MASK
    return c.text[c.texts[place, START] + offset] if offset < c.texts[place, LENGTH] else -1


@compiled
def child_of(c: Columns, node: int, token: int) -> int:
    """The child of `node` along `token`, or NONE."""
    rows = c.node
    if rows[node, FANOUT] > NARROW:
        return _lookup(c, node, token)
    child = int64(rows[node, FIRST])
    while child and rows[child, TOKEN] != token:
        child = int64(rows[child, NEXT])
    return child


@compiled
def step(c: Columns, place: int, token: int) -> int:
    """The place after `place` along `token`, or NONE; unspelled windows are followed through their text."""
    if place < 0:
        return place - 1 if peek(c, ~place) == token else 0
    if c.node[place, FANOUT]:
        return child_of(c, place, token)
    tail = c.tail[place]
    return ~(tail + 1) if tail >= 0 and peek(c, tail) == token else 0


@compiled
def add(c: Columns, node: int, token: int, tail: int, flags: int) -> int:
    """A new child of `node`; NONE where the store is full. The arrays must have room, see `NodeStore.reserve`."""
    if c.meta[LIVE] >= c.meta[CAPACITY]:
        return 0
    child = _create(c, node, token, tail, flags, int64(1))
    fanout = c.node[node, FANOUT]
    if fanout > NARROW + 1:
        _link(c, node, child, int64(0))
        _hold(c, child)
    else:
        _link(c, node, child, int64(c.node[node, FIRST]))
        if fanout > NARROW:
            _widen(c, node)
    return child


@compiled
def promote(c: Columns, node: int, child: int) -> None:
    """Keep the first children of a wide node in order after a visit of `child`."""
    rows, before = c.node, c.before
    visits, other = rows[child, COUNT], int64(rows[node, FIRST])
    for place in range(TOP):
        if other == child:
            return
        rival = rows[other, COUNT]
        if rival < visits or (rival == visits and place == TOP - 1):
            following = rows[child, NEXT]  # child is not the first one
            rows[before[child], NEXT] = following
            before[following if following else rows[node, FIRST]] = before[child]
            _link(c, node, child, other)
            return
        other = int64(rows[other, NEXT])


@compiled
def make_room(c: Columns, wanted: int, most: int) -> None:
    """Evict rarely used leaves until `wanted` nodes fit; a clock hand halves the counts it passes.

    At most `most` nodes are looked at, so that no call pauses: where that is not enough, the store stays full and
    new windows are cut short for once. Prompts of open requests are spared while they fill less than half.
    """
    rows, meta = c.node, c.meta
    capacity = meta[CAPACITY]
    if capacity - meta[LIVE] >= wanted:
        return
    goal = min(capacity, wanted + 64)  # a few more than wanted: each round costs the cursors a new match
    hand = meta[HAND]
    while most and capacity - meta[LIVE] < goal:
        most -= 1
        hand += 1
        if hand >= meta[SIZE]:
            hand = 1
        visits, flags = rows[hand, COUNT], rows[hand, FLAGS]
        if not visits or flags & ROOT:
            continue
        if flags & LOCAL and 2 * meta[LOCAL_LIVE] < capacity:
            continue
        if visits == 1 and not rows[hand, FANOUT]:
            _evict(c, hand)
        elif visits > 1:
            rows[hand, COUNT] = visits - visits // 2
            rows[rows[hand, PARENT], TOTAL] -= visits // 2
    meta[HAND] = hand


@compiled
def eliminate(c: Columns, root: int) -> None:
    """Free a root and all that hangs below it."""
    rows = c.node
    node = int64(root)
    while True:
        child = int64(rows[node, FIRST])
        if child:
            if rows[node, FANOUT] > NARROW:
                _let_go(c, child)
            rows[node, FIRST] = rows[child, NEXT]
            node = child
            continue
        parent = int64(rows[node, PARENT])
        _release(c, node)
        if node == root:
            break
        node = parent
    c.meta[LIVE] += 1  # roots are not counted


@compiled
def breadth_first(c: Columns, root: int, nodes: np.ndarray, parents: np.ndarray) -> int:
    """Fill `nodes` (int64) with all below `root`, parents first and siblings in the order of their list, and `parents` with
    the places of their parents, -1 for the root. Returns how many there are."""
    rows = c.node
    count, at, node = 0, -1, root
    while True:
        child = rows[node, FIRST]
        while child:
            nodes[count], parents[count] = child, at
            count += 1
            child = rows[child, NEXT]
        at += 1
        if at == count:
            return count
        node = nodes[at]


@compiled
def rebuild(c: Columns, root: int, flat: np.ndarray, deepest: int) -> tuple[int, int]:
    """Inverse of `breadth_first`: nodes below `root`, `flat` int64 [n, 5]: place of the parent, token, count, tail, flags.
    Returns (-1, 0), or the row that can't be and why: 1 too deep, 2 a child twice, 3 too many visits."""
    rows = c.node
    nodes, levels = np.empty(len(flat), np.int64), np.empty(len(flat), np.int64)
    for row in range(len(flat)):
        place, token, count, tail, flags = flat[row, 0], flat[row, 1], flat[row, 2], flat[row, 3], flat[row, 4]
        node, levels[row] = (nodes[place], levels[place] + 1) if place >= 0 else (root, 1)
        if levels[row] > deepest:
            return row, 1
        if child_of(c, node, token):
            return row, 2
        if rows[node, TOTAL] > MAX_COUNT - count:
            return row, 3
        child = nodes[row] = _create(c, node, token, tail, flags, count)
        _link(c, node, child, int64(0))
        rows[node, TOTAL] += count
        if rows[node, FANOUT] == NARROW + 1:
            child = int64(rows[node, FIRST])
            while child:
                _hold(c, child)
                child = int64(rows[child, NEXT])
        elif rows[node, FANOUT] > NARROW:
            _hold(c, child)
    return -1, 0


@compiled
def _create(c: Columns, node: int, token: int, tail: int, flags: int, count: int) -> int:
    """A new child of `node` that is not in its list yet."""
    rows, meta = c.node, c.meta
    child = _allocate(c)
    rows[child, TOKEN] = token
    rows[child, PARENT] = node
    rows[child, COUNT] = count
    rows[child, FLAGS] = flags
    rows[node, FANOUT] += 1
    c.tail[child] = tail
    meta[LIVE] += 1
    meta[CREATED] += 1
    if flags & LOCAL:
        meta[LOCAL_LIVE] += 1
    return child


@compiled
def _allocate(c: Columns) -> int:
    meta = c.meta
    node = meta[FREE]
    if node:
        meta[FREE] = c.node[node, NEXT]
        meta[FREED] -= 1
    else:
        node = meta[SIZE]
        meta[SIZE] += 1
    c.node[node, :] = 0
    c.tail[node] = -1
    return node


@compiled
def _release(c: Columns, node: int) -> None:
    meta = c.meta
    if c.node[node, FLAGS] & LOCAL:
        meta[LOCAL_LIVE] -= 1
    c.node[node, :] = 0
    c.node[node, NEXT] = meta[FREE]
    c.tail[node] = -1
    meta[FREE] = node
    meta[FREED] += 1
    meta[LIVE] -= 1


@compiled
def _evict(c: Columns, node: int) -> None:
    rows, before = c.node, c.before
    parent = int64(rows[node, PARENT])
    wide = rows[parent, FANOUT] > NARROW
    if wide:
        _let_go(c, node)
    following, head = rows[node, NEXT], rows[parent, FIRST]
    if node == head:
        rows[parent, FIRST] = following
        if following:
            before[following] = before[node]
    else:
        rows[before[node], NEXT] = following
        before[following if following else head] = before[node]
    rows[parent, TOTAL] -= rows[node, COUNT]
    rows[parent, FANOUT] -= 1
    if wide and rows[parent, FANOUT] == NARROW:
        child = int64(rows[parent, FIRST])
        while child:
            _let_go(c, child)
            child = int64(rows[child, NEXT])
    _release(c, node)
    c.meta[EVICTED] += 1


@compiled
def _link(c: Columns, node: int, child: int, other: int) -> None:
    """Put `child` into the list of `node`, before `other` (0: at the end)."""
    rows, before = c.node, c.before
    head = rows[node, FIRST]
    rows[child, NEXT] = other
    if not head:
        rows[node, FIRST] = child
        before[child] = child
        return
    place = other if other else head
    last = before[place]
    before[child], before[place] = last, child
    if other == head:
        rows[node, FIRST] = child
    else:
        rows[last, NEXT] = child


@compiled
def _widen(c: Columns, node: int) -> None:
    """The list of `node` in order of visits, of equals the eldest first; and all of it into the hash table."""
    rows = c.node
    child = int64(rows[node, FIRST])  # the youngest
    rows[node, FIRST] = 0
    while child:
        following = int64(rows[child, NEXT])
        _hold(c, child)
        other = int64(rows[node, FIRST])
        while other and rows[other, COUNT] > rows[child, COUNT]:
            other = int64(rows[other, NEXT])
        _link(c, node, child, other)
        child = following


@compiled
def _place_of(c: Columns, node: int, token: int) -> int:
    mixed = node * 0x1E3779B97F4A7C15 + token * 0x42B2AE3D27D4EB4F
    return (mixed ^ (mixed >> 31)) & (len(c.slots) - 1)


@compiled
def _lookup(c: Columns, node: int, token: int) -> int:
    rows, slots = c.node, c.slots
    place = _place_of(c, node, token)
    while True:
        child = int64(slots[place])
        if child == 0 or (child > 0 and rows[child, TOKEN] == token and rows[child, PARENT] == node):
            return child
        place = (place + 1) & (len(slots) - 1)


@compiled
def _hold(c: Columns, child: int) -> None:
    slots, meta = c.slots, c.meta
    place = _place_of(c, int64(c.node[child, PARENT]), int64(c.node[child, TOKEN]))
    while slots[place] > 0:
        place = (place + 1) & (len(slots) - 1)
    if slots[place] == 0:
        meta[USED] += 1
    meta[HELD] += 1
    slots[place] = child


@compiled
def _let_go(c: Columns, child: int) -> None:
    slots = c.slots
    place = _place_of(c, int64(c.node[child, PARENT]), int64(c.node[child, TOKEN]))
    while slots[place] != child:
        place = (place + 1) & (len(slots) - 1)
    slots[place] = _TAKEN
    c.meta[HELD] -= 1


@compiled
def _hold_all(c: Columns, before: np.ndarray) -> None:
    """Fill an empty hash table with what was in the one `before`."""
    c.meta[HELD] = c.meta[USED] = 0
    for child in before:
        if child > 0:
            _hold(c, int64(child))


@compiled
def has_room(c: Columns, depth: int, text: int) -> bool:
    """Whether the arrays have room for one more token of a text whose contexts are `depth` tokens long."""
    meta, wanted = c.meta, 2 * (depth + 2)
    row = c.texts[text - meta[BASE]]
    room = meta[SIZE] - meta[FREED] + wanted <= len(c.node) and 2 * (meta[USED] + wanted * (NARROW + 1)) <= len(c.slots)
    return room and row[LENGTH] < row[ROOM]


class NodeStore:
    """Nodes, their children and the texts their leaves point to.

    A place in a trie is one whole number: a node (> 0), or, inside the unspelled rest of a leaf's window, `~tail`
    where `tail = text << 24 | offset` is the place of the next token in a text. 0 is nowhere.
    """

    __slots__ = ("before", "columns", "handle", "meta", "node", "slots", "tail", "texts")

    def __init__(self, capacity: int) -> None:
        self.texts = Texts(capacity)
        slots = min(capacity + 256, AT_ONCE)
        self.node = np.zeros((slots, 8), np.int32)
        self.tail = np.empty(slots, np.int64)
        self.before = np.empty(slots, np.int32)
        self.slots = np.zeros(1024, np.int32)
        self.meta = np.zeros(12, np.int64)
        self.meta[CAPACITY], self.meta[SIZE] = capacity, 1
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
            _hold_all(self.columns, before)

    # What is asked now and then; the inner loops read the arrays.

    @property
    def live(self) -> int:
        """Nodes, roots not counted."""
        return int(self.meta[LIVE])

    @property
    def created(self) -> int:
        """Nodes ever made."""
        return int(self.meta[CREATED])

    @property
    def evicted(self) -> int:
        """Nodes ever evicted."""
        return int(self.meta[EVICTED])

    @property
    def nbytes(self) -> int:
        """Bytes of all arrays as far as they were ever in use: the system gives memory to what is written to."""
        columns = sum(array.itemsize * (array.size // len(array)) for array in (self.node, self.tail, self.before))
        return int(self.meta[SIZE]) * columns + self.slots.nbytes + self.texts.nbytes

    def add_root(self) -> int:
        """A new root: a node without token that the capacity does not count."""
        self.grow(1, 0)
        node = int(_allocate(self.columns))
        self.node[node, FLAGS], self.node[node, COUNT] = ROOT, 1
        return node

    def child(self, node: int, token: int) -> int:
        """The child of `node` along `token`, or NONE."""
        return int(child_of(self.columns, node, token))

    def step(self, place: int, token: int) -> int:
        """The place after `place` along `token`, or NONE; unspelled windows are followed through their text."""
        return int(step(self.columns, place, token))

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


__all__ = [
    "COUNT",
    "CREATED",
    "Columns",
    "EVICTED",
    "FANOUT",
    "FIRST",
    "FLAGS",
    "LOCAL",
    "MAX_COUNT",
    "MAX_TEXT",
    "NARROW",
    "NEXT",
    "NONE",
    "OFFSET_BITS",
    "OFFSET_MASK",
    "OUTPUT",
    "PROMPT",
    "ROOT",
    "TOKEN",
    "TOP",
    "TOTAL",
    "NodeStore",
    "add",
    "breadth_first",
    "child_of",
    "has_room",
    "make_room",
    "opened",
    "peek",
    "promote",
    "rebuild",
    "step",
]
