"""Nodes come and go: slots of the columns, the lists that children hang in, and the hash table of the wide ones."""

from __future__ import annotations

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.nodes import (
    CAPACITY,
    COUNT,
    CREATED,
    FANOUT,
    FIRST,
    FLAGS,
    FREE,
    FREED,
    HELD,
    LIVE,
    LOCAL,
    LOCAL_LIVE,
    NARROW,
    NEXT,
    PARENT,
    SIZE,
    TAKEN,
    TOKEN,
    TOP,
    USED,
    Columns,
    place_of,
)


@compiled
def add(c: Columns, node: int, token: int, tail: int, flags: int) -> int:
    """A new child of `node`; NONE where the store is full. The arrays must have room, see `NodeStore.reserve`."""
    if c.meta[LIVE] >= c.meta[CAPACITY]:
        return 0
    child = create(c, node, token, tail, flags, int64(1))
    fanout = c.node[node, FANOUT]
    if fanout > NARROW + 1:
        link(c, node, child, int64(0))
        hold(c, child)
    else:
        link(c, node, child, int64(c.node[node, FIRST]))
        if fanout > NARROW:
            widen(c, node)
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
            link(c, node, child, other)
            return
        other = int64(rows[other, NEXT])


@compiled
def create(c: Columns, node: int, token: int, tail: int, flags: int, count: int) -> int:
    """A new child of `node` that is not in its list yet."""
    rows, meta = c.node, c.meta
    child = allocate(c)
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
def allocate(c: Columns) -> int:
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
def release(c: Columns, node: int) -> None:
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
def link(c: Columns, node: int, child: int, other: int) -> None:
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
def widen(c: Columns, node: int) -> None:
    """The list of `node` in order of visits, of equals the eldest first; and all of it into the hash table."""
    rows = c.node
    child = int64(rows[node, FIRST])  # the youngest
    rows[node, FIRST] = 0
    while child:
        following = int64(rows[child, NEXT])
        hold(c, child)
        other = int64(rows[node, FIRST])
        while other and rows[other, COUNT] > rows[child, COUNT]:
            other = int64(rows[other, NEXT])
        link(c, node, child, other)
        child = following


@compiled
def hold(c: Columns, child: int) -> None:
    slots, meta = c.slots, c.meta
    place = place_of(c, int64(c.node[child, PARENT]), int64(c.node[child, TOKEN]))
    while slots[place] > 0:
        place = (place + 1) & (len(slots) - 1)
    if slots[place] == 0:
        meta[USED] += 1
    meta[HELD] += 1
    slots[place] = child


@compiled
def let_go(c: Columns, child: int) -> None:
    slots = c.slots
    place = place_of(c, int64(c.node[child, PARENT]), int64(c.node[child, TOKEN]))
    while slots[place] != child:
        place = (place + 1) & (len(slots) - 1)
    slots[place] = TAKEN
    c.meta[HELD] -= 1


@compiled
def hold_all(c: Columns, before: np.ndarray) -> None:
    """Fill an empty hash table with what was in the one `before`."""
    c.meta[HELD] = c.meta[USED] = 0
    for child in before:
        if child > 0:
            hold(c, int64(child))


__all__ = ["add", "allocate", "create", "hold", "hold_all", "let_go", "link", "promote", "release", "widen"]
