"""The draft: a tree of token guesses for the next forward pass.

Knows nothing of tries, models or torch: a `DraftTree` is data that retrieval fills, attention turns into a mask and
verification walks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lookahead_core.compiled import compiled

ROOT = -1
"""Parent index of a draft node that follows the root, the last committed token."""

STRATEGIES = ("hierarchical", "parallel", "single")
"""One tree that shares prefixes / branches that repeat them / one branch (arXiv 2312.12728 section 4)."""


@compiled
def shape(parents: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Depth of every row, int64 [n + 1], and who may see whom, bool [n + 1, n + 1]; row 0 is the root, `parents` int64 [n].
    Raises ValueError where a child comes before its parent."""
    size = len(parents) + 1
    depths, seen = np.zeros(size, np.int64), np.zeros((size, size), np.bool_)
    seen[0, 0] = True
    for row in range(1, size):
        above = parents[row - 1] + 1
        if not 0 <= above < row:
            raise ValueError("the draft puts a child before its parent")
        depths[row] = depths[above] + 1
        for column in range(row):
            seen[row, column] = seen[above, column]
        seen[row, row] = True
    return depths, seen


@dataclass(frozen=True, slots=True)
class DraftTree:
    """Draft tokens in topological order: a parent always comes before its children.

    The root (the last committed token, row 0 of the forward pass) is not part of the lists: node `i` is row `i + 1`.
    Trees from `TrieRequest.draft` put the likeliest branch into the first slots, so that accepting it leaves the
    KV cache contiguous; the other nodes follow, best first.
    """

    tokens: Sequence[int] = ()
    parents: Sequence[int] = ()
    """Index of each node's parent, -1 for a child of the root."""
    scores: Sequence[float] = ()
    """Estimated probability that the model accepts the node (and so its whole path); never above its parent's."""
    sources: Sequence[str] = ()
    """Where each node was seen: "prompt", "output" or "both"."""
    match: int = 0
    """Tokens of context suffix that the longest matching stage matched; 0 when nothing matched."""
    candidates: Sequence[tuple[int, int, float]] = ()
    """Nodes that retrieval saw but left out, best first: (parent, token, score). A sample, see `left`."""
    left: int = 0
    """How many candidate nodes were left out in all."""

    def __len__(self) -> int:
        return len(self.tokens)

    def depths(self) -> list[int]:
        """Depth of every node below the root: 1 for a child of the root. Raises ValueError where a child comes before its
        parent."""
        depths: list[int] = []
        for node, parent in enumerate(self.parents):
            if not ROOT <= parent < node:
                raise ValueError("the draft puts a child before its parent")
            depths.append(1 if parent == ROOT else depths[parent] + 1)
        return depths

    def ancestors(self) -> np.ndarray:
        """Who may see whom: bool [n + 1, n + 1], row and column 0 the root; every row sees itself and its ancestors."""
        return shape(np.array(self.parents, np.int64))[1]

    def children(self) -> dict[tuple[int, int], int]:
        """(parent, token) -> node; of equal siblings (strategy "parallel") the first."""
        found: dict[tuple[int, int], int] = {}
        for node, (parent, token) in enumerate(zip(self.parents, self.tokens, strict=True)):
            found.setdefault((parent, token), node)
        return found

    def best(self, n: int) -> DraftTree:
        """The sub-tree of the `n` best scoring nodes, in the same order: what a pass of width `n + 1` would feed.

        Prefix closed, because no score lies above its parent's and of equals the earlier node wins. Raises ValueError
        for a negative `n`; returns `self` where there is nothing to cut.
        """
        if n < 0:
            raise ValueError(f"n must not be negative, got {n}")
        size = len(self.tokens)
        if n >= size:
            return self
        ranked = sorted(range(size), key=lambda node: -self.scores[node])
        kept = sorted(ranked[:n])
        slot = {node: place for place, node in enumerate(kept)}
        slot[ROOT] = ROOT
        left_out = [
            (slot[self.parents[node]], self.tokens[node], self.scores[node])
            for node in ranked[n:]
            if self.parents[node] in slot
        ]
        spared = [(slot[parent], token, score) for parent, token, score in self.candidates if parent in slot]
        return DraftTree(
            tokens=tuple(self.tokens[node] for node in kept),
            parents=tuple(slot[self.parents[node]] for node in kept),
            scores=tuple(self.scores[node] for node in kept),
            sources=tuple(self.sources[node] for node in kept),
            match=self.match,
            candidates=tuple((left_out + spared)[: max(len(self.candidates), CANDIDATES)]),
            left=self.left + size - n,
        )


CANDIDATES = 16
"""How many of the nodes left out a tree names, for the page."""

EMPTY = DraftTree()
"""No draft: the pass is one token wide, as in plain decoding."""


def heavy_first(parents: Sequence[int]) -> list[int]:
    """Order of slots for nodes given best first: the likeliest branch, then the others best first."""
    order: list[int] = []
    last = ROOT
    for node, parent in enumerate(parents):  # best first, so the first child met is the best child
        if parent == last:
            order.append(node)
            last = node
    on_path = set(order)
    order.extend(node for node in range(len(parents)) if node not in on_path)
    return order


__all__ = ["CANDIDATES", "EMPTY", "ROOT", "STRATEGIES", "DraftTree", "heavy_first", "shape"]
