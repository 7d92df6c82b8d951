"""Strategy "parallel" (arXiv 2312.12728 section 4): several branches, each of which repeats its prefix."""

from __future__ import annotations

from lookahead_core.trie.draft_tree import ROOT, SOURCES, SUMMARY, SUMMARY_NUMBERS, DraftTree
from lookahead_core.trie.slots import BOTH, Buffers


def parallel_tree(buffers: Buffers, slots: int) -> DraftTree:
    """The branches that fit into so many slots, of the nodes in the row that was written last."""
    size = int(buffers.row[0])
    summary = buffers.row[1 + 2 * size :][:SUMMARY_NUMBERS].view(SUMMARY)
    nodes = buffers.nodes[1 : size + 1]
    tokens, scores = nodes["token"].tolist(), nodes["chance"].tolist()
    sources = (nodes["source"] & BOTH).tolist()
    branches = chosen_branches((nodes["parent"] - 1).tolist(), scores, slots)
    chosen = [node for branch in branches for node in branch]
    heads = [level == 0 for branch in branches for level in range(len(branch))]
    return DraftTree(
        tokens=tuple([tokens[node] for node in chosen]),
        parents=tuple([ROOT if head else place - 1 for place, head in enumerate(heads)]),
        scores=tuple([scores[node] for node in chosen]),
        sources=tuple([SOURCES[sources[node]] for node in chosen]),
        match=int(summary["match"][0]),
        left=int(summary["left"][0]),
    )


def chosen_branches(parents: list[int], scores: list[float], slots: int) -> list[list[int]]:
    """Branches of a best-first tree that fit into so many slots although each repeats its prefix.

    Greedy: the likeliest branch first, then always the one that adds the most expected tokens a slot.
    """
    inner, leaf = set(parents), ROOT
    for node, parent in enumerate(parents):  # best first, so the first child met is the best child
        leaf = node if parent == leaf else leaf
    paths = {node: _path(parents, node) for node in range(len(parents)) if node not in inner}
    covered: set[int] = set()
    chosen: list[list[int]] = []
    while leaf != ROOT and slots > 0:
        path = paths.pop(leaf)[:slots]
        chosen.append(path)
        covered.update(path)
        slots -= len(path)
        gains = {node: sum([scores[step] for step in path if step not in covered]) / len(path) for node, path in paths.items()}
        leaf = max(gains, key=gains.__getitem__, default=ROOT)
    return chosen


def _path(parents: list[int], leaf: int) -> list[int]:
    path = []
    while leaf != ROOT:
        path.append(leaf)
        leaf = parents[leaf]
    return path[::-1]
