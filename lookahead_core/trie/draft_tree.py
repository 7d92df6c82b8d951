"""The draft: a tree of token guesses for the next forward pass.

Knows nothing of tries, models or torch: a `DraftTree` is data that retrieval fills, attention turns into a mask and
verification walks.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from lookahead_core.trie.compiled import at, compiled, int64s, raw

ROOT = -1
"""Parent index of a draft node that follows the root, the last committed token."""

STRATEGIES = ("hierarchical", "parallel", "single")
"""One tree that shares prefixes / branches that repeat them / one branch (arXiv 2312.12728 section 4)."""


@compiled
def _fill(parents: np.ndarray, depths: np.ndarray, seen: np.ndarray) -> None:
    depths[0], seen[0, 0] = 0, True
    for row in range(1, len(parents) + 1):
        above = parents[row - 1] + 1
        if not 0 <= above < row:
            raise ValueError("the draft puts a child before its parent")
        depths[row] = depths[above] + 1
        for column in range(row):
            seen[row, column], seen[column, row] = seen[above, column], False
        seen[row, row] = True


@compiled
def shape(parents: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Depth of every row, int64 [n + 1], and who may see whom, bool [n + 1, n + 1]; row 0 is the root, `parents` int64 [n].
    Raises ValueError where a child comes before its parent."""
    size = len(parents) + 1
    depths, seen = np.empty(size, np.int64), np.empty((size, size), np.bool_)
    _fill(parents, depths, seen)
    return depths, seen


TOKENS, POSITIONS, SEEN, PLACES = range(4)
"""What the handle of a desk holds, see `lay_out`."""


@compiled
def lay_out(desk: int, tree: int, root: int, start: int) -> None:
    """Write a pass over `root` and a tree of n drafts (the address of `DraftTree.flat`) after `start` cached rows onto a desk:
    the arrays of the handle at `desk`, for n + 1 rows or more. They are tokens and positions, int64 [n + 1], and who may see
    whom, bool [n + 1, n + 1]. Raises ValueError as `shape`."""
    handle, size = at(desk, 2 * PLACES), at(tree, 1)[0] + 1
    flat, rows, positions = at(tree, 2 * size - 1), int64s(handle, TOKENS), int64s(handle, POSITIONS)
    _fill(flat[size : 2 * size - 1], positions, raw(handle[2 * SEEN], size * size).view(np.bool_).reshape(size, size))
    rows[0] = root
    for row in range(1, size):
        rows[row] = flat[row]
    for row in range(size):
        positions[row] += start


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

    def flat(self) -> array[int]:
        """The tree in a row, int64: number of nodes, their tokens, their parents; what follows is the tree's own affair."""
        return array("q", (len(self.tokens), *self.tokens, *self.parents))

    def rows(self) -> tuple[np.ndarray, np.ndarray]:
        """Depth of every row of a pass, root first, int64 [n + 1], and `ancestors`. Raises as `depths`."""
        return shape(np.array(self.parents, np.int64))

    def ancestors(self) -> np.ndarray:
        """Who may see whom: bool [n + 1, n + 1], row and column 0 the root; every row sees itself and its ancestors."""
        return self.rows()[1]

    def fits(self, vocabulary: int, nodes: int, depth: int) -> bool:
        """Whether a pass can hold the tree: ids of the vocabulary, at most `nodes` nodes, none below `depth`.

        Raises ValueError for a tree that is none: lists of different lengths, or a child before its parent.
        """
        tokens = self.tokens
        if len(tokens) != len(self.parents):
            raise ValueError(f"the draft has {len(tokens)} tokens and {len(self.parents)} parents")
        if not tokens:
            return True
        deepest = max(self.depths())
        return len(tokens) <= nodes and deepest <= depth and min(tokens) >= 0 and max(tokens) < vocabulary

    def child(self, node: int, token: int) -> int | None:
        """The child of `node` (ROOT: of the root) that is `token`; of equal siblings (strategy "parallel") the first."""
        tokens, parents, child = self.tokens, self.parents, node
        try:
            while True:
                child = parents.index(node, child + 1)
                if tokens[child] == token:
                    return child
        except ValueError:
            return None

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


__all__ = ["CANDIDATES", "EMPTY", "ROOT", "STRATEGIES", "DraftTree", "heavy_first", "lay_out", "shape"]
