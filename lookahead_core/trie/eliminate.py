"""How nodes leave: rarely used ones when a store is full, all of a request when it ends."""

from __future__ import annotations

from numpy import int64

from lookahead_core.trie.children import (
    let_go,
    release,
)
from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.nodes import (
    CAPACITY,
    COUNT,
    EVICTED,
    FANOUT,
    FIRST,
    FLAGS,
    HAND,
    LIVE,
    LOCAL,
    LOCAL_LIVE,
    NARROW,
    NEXT,
    PARENT,
    ROOT,
    SIZE,
    TOTAL,
    Columns,
)


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
            evict(c, hand)
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
                let_go(c, child)
            rows[node, FIRST] = rows[child, NEXT]
            node = child
            continue
        parent = int64(rows[node, PARENT])
        release(c, node)
        if node == root:
            break
        node = parent
    c.meta[LIVE] += 1  # roots are not counted


@compiled
def evict(c: Columns, node: int) -> None:
    rows, before = c.node, c.before
    parent = int64(rows[node, PARENT])
    wide = rows[parent, FANOUT] > NARROW
    if wide:
        let_go(c, node)
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
            let_go(c, child)
            child = int64(rows[child, NEXT])
    release(c, node)
    c.meta[EVICTED] += 1


__all__ = ["eliminate", "make_room"]
