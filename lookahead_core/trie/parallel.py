"""Strategy "parallel" (arXiv 2312.12728 section 4): several branches, each of which repeats its prefix."""

from __future__ import annotations

import numpy as np

from lookahead_core.trie.compiled import compiled, inner
from lookahead_core.trie.draft_tree import ROOT, SOURCES, SUMMARY, SUMMARY_NUMBERS, DraftTree
from lookahead_core.trie.slots import BOTH, Buffers


def parallel_tree(buffers: Buffers, slots: int) -> DraftTree:
    """The branches that fit into so many slots, of the nodes in the row that was written last."""
    size = int(buffers.row[0])
    summary = buffers.row[1 + 2 * size :][:SUMMARY_NUMBERS].view(SUMMARY)
    places = np.empty(slots, np.int64)
    chosen = buffers.nodes[places[: choose_branches(buffers.nodes, size, places)]]
    return DraftTree(
        tokens=tuple(chosen["token"].tolist()),
        parents=tuple([place - 1 if parent else ROOT for place, parent in enumerate(chosen["parent"].tolist())]),
        scores=tuple(chosen["chance"].tolist()),
        sources=tuple([SOURCES[source] for source in (chosen["source"] & BOTH).tolist()]),
        match=int(summary["match"][0]),
        left=int(summary["left"][0]),
    )


@compiled
def choose_branches(nodes: np.ndarray, size: int, chosen: np.ndarray) -> int:
    """Branches of the best-first tree of nodes 1 to `size` that fit into `chosen` although each repeats its prefix.

    Greedy: the likeliest branch first, then always the one that adds the most expected tokens a slot; of equals the better
    leaf. Writes the nodes into `chosen` (int64 [slots]), branch after branch, each from its head, whose parent is the root,
    down. Returns how many.
    """
    slots, path = len(chosen), np.empty(size + 1, np.int64)
    leaves, covered = np.ones(size + 1, np.bool_), np.zeros(size + 1, np.bool_)
    used, leaf = 0, 0
    for node in range(1, size + 1):
        leaves[nodes[node].parent] = False
        if nodes[node].parent == leaf:  # best first, so the first child met is the best child
            leaf = node
    while leaf and used < slots:
        depth, leaves[leaf] = _descend(nodes, leaf, path), False
        for step in path[: min(depth, slots - used)]:
            chosen[used], covered[step] = step, True
            used += 1
        leaf, most = 0, 0.0
        for node in range(1, size + 1):
            if leaves[node]:
                gain = _gain(nodes, path[: _descend(nodes, node, path)], covered)
                if gain > most:
                    leaf, most = node, gain
    return used


@inner
def _descend(nodes: np.ndarray, leaf: int, path: np.ndarray) -> int:
    """Write the nodes from the root's child down to `leaf` into `path`. Returns how many."""
    depth, node = 0, leaf
    while node:
        depth, node = depth + 1, nodes[node].parent
    node = leaf
    for place in range(depth - 1, -1, -1):
        path[place], node = node, nodes[node].parent
    return depth


@inner
def _gain(nodes: np.ndarray, path: np.ndarray, covered: np.ndarray) -> float:
    """Expected tokens that a branch adds, a slot."""
    gain = 0.0
    for node in path:
        if not covered[node]:
            gain += nodes[node].chance
    return gain / len(path)
