"""What hangs below a root as flat rows, and back: what a file holds."""

from __future__ import annotations

import numpy as np
from numpy import int64

from lookahead_core.trie.children import (
    create,
    hold,
    link,
)
from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.nodes import (
    FANOUT,
    FIRST,
    MAX_COUNT,
    NARROW,
    NEXT,
    TOTAL,
    Columns,
    child_of,
)


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
        child = nodes[row] = create(c, node, token, tail, flags, count)
        link(c, node, child, int64(0))
        rows[node, TOTAL] += count
        if rows[node, FANOUT] == NARROW + 1:
            child = int64(rows[node, FIRST])
            while child:
                hold(c, child)
                child = int64(rows[child, NEXT])
        elif rows[node, FANOUT] > NARROW:
            hold(c, child)
    return -1, 0


__all__ = ["breadth_first", "rebuild"]
