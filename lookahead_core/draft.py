"""The draft: a tree of token guesses for the next forward pass.

Knows nothing of tries, models or torch: a `DraftTree` is data that retrieval fills, attention turns into a mask and
verification walks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

ROOT = -1
"""Parent index of a draft node that follows the root, the last committed token."""


@dataclass(frozen=True, slots=True)
class DraftTree:
    """Draft tokens in topological order: a parent always comes before its children.

    The root (the last committed token, row 0 of the forward pass) is not part of the lists: node `i` is row `i + 1`.
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
        """Depth of every node below the root: 1 for a child of the root."""
        depths: list[int] = []
        for parent in self.parents:
            depths.append(1 if parent == ROOT else depths[parent] + 1)
        return depths

    def ancestors(self) -> np.ndarray:
        """Who may see whom: bool [n + 1, n + 1], row and column 0 the root; every row sees itself and its ancestors."""
        size = len(self.tokens) + 1
        visible = np.zeros((size, size), dtype=np.bool_)
        visible[:, 0] = True
        for node, parent in enumerate(self.parents):
            row = node + 1
            visible[row] = visible[parent + 1]
            visible[row, row] = True
        return visible

    def children(self) -> dict[tuple[int, int], int]:
        """(parent, token) -> node; of equal siblings (strategy "parallel") the first."""
        found: dict[tuple[int, int], int] = {}
        for node, (parent, token) in enumerate(zip(self.parents, self.tokens, strict=True)):
            found.setdefault((parent, token), node)
        return found


EMPTY = DraftTree()
"""No draft: the pass is one token wide, as in plain decoding."""

__all__ = ["EMPTY", "ROOT", "DraftTree"]
