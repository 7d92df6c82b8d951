"""The compiled walk of greedy decoding: the largest logit at every node, read in the memory of the logits."""

from __future__ import annotations

import numpy as np
from numpy import int32

from lookahead_core.trace.verify import Walk
from lookahead_core.trie.compiled import address_of, cells, compiled, inner, items
from lookahead_core.trie.draft_tree import ROOT, DraftTree


@inner
def _rank(bits: int) -> int:
    """The bits of a float32 as an int32 of the same order; both zeros give 0."""
    rank = bits ^ ((bits >> int32(31)) & int32(0x7FFFFFFF))
    return int32(rank + int32(rank == -1))


@compiled
def first_largest(address: int, size: int) -> int:
    """Index of the first largest of `size` float32 logits at `address`; NaN counts as the largest, as in torch."""
    logits = items(address, size, np.float32)
    bits = logits.view(np.int32)
    unknown = int32(0)
    for logit in logits:
        unknown += int32(logit != logit)
    place = 0
    if unknown:
        while logits[place] == logits[place]:
            place += 1
        return place
    largest = int32(-0x80000000)  # of integers, which the compiler compares eight at a time
    for bit in bits:
        largest = max(largest, _rank(bit))
    while _rank(bits[place]) != largest:
        place += 1
    return place


@compiled
def walk_largest(tree: int, logits: int, size: int, walked: int) -> int:
    """Walk a tree of n nodes by the largest logits; returns the length of the walk.

    `tree` is the address of its `DraftTree.flat`, `logits` that of n + 1 rows of `size` float32. Writes the tokens of `Walk`
    to the address `walked`, and its nodes to the n + 1 places after them.
    """
    nodes = items(tree, 1, np.int64)[0]
    flat, path = items(tree, 1 + 2 * nodes, np.int64), items(walked, 2 * nodes + 2, np.int64)
    tokens, parents = flat[1 : 1 + nodes], flat[1 + nodes :]
    depths = np.full(nodes + 1, -1, np.int64)  # of the root and of each node that the walk reached
    node, count = ROOT, 0
    depths[0] = 0
    while True:
        token, following = first_largest(logits + 4 * size * (node + 1), size), ROOT
        for child in range(nodes - 1, node, -1):
            if tokens[child] == token and depths[parents[child] + 1] == count:
                depths[child + 1], following = count + 1, child
        path[count], path[nodes + 1 + count] = token, following
        count += 1
        if following == ROOT:
            return count
        node = following


class LargestWalk:
    """Walks trees by the largest logits, with buffers that are reused."""

    __slots__ = ("_address", "_cells", "_numbers")

    def __init__(self) -> None:
        self._allocate(64)

    def _allocate(self, rows: int) -> None:
        self._numbers = np.empty(2 * rows, np.int64)
        self._address, self._cells = address_of(self._numbers), cells(self._numbers)

    def __call__(self, tree: DraftTree, logits: int, size: int) -> Walk:
        """Walk `tree`, given the address of its rows of `size` float32 logits."""
        rows = len(tree) + 1
        if rows == 1:
            return ((first_largest(logits, size), ROOT),)
        if len(self._numbers) < 2 * rows:
            self._allocate(2 * rows)
        flat = tree.flat()
        count = walk_largest(flat.buffer_info()[0], logits, size, self._address)
        return zip(self._cells[:count].tolist(), self._cells[rows : rows + count].tolist(), strict=True)
