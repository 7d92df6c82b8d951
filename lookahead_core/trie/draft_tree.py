"""The draft: a tree of token guesses for the next forward pass, and how it is laid out for one.

This file knows no trie, no model and no torch: retrieval fills a `DraftTree`, attention turns it into a mask, and
verification walks it.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from lookahead_core.trie.compiled import compiled, inner, items, items_of, pointers, record

ROOT = -1
"""Parent index of a draft node that follows the root, the last committed token."""

STRATEGIES = ("hierarchical", "parallel", "single")
"""One tree that shares prefixes / branches that repeat them / one branch (arXiv 2312.12728 section 4)."""

STRATEGY_NAMES = ("trie", *STRATEGIES)
"""What they are called: "trie" is the method's name of the first."""

CANDIDATES = 16
"""Most left-out nodes that a tree names, for the page."""

SOURCES = ("", "prompt", "output", "both", "drafter")
"""Name of a node's source flags: where the trie saw it, or that a drafting model guessed it."""
DRAFTER = SOURCES.index("drafter")


SUMMARY = record(np.int64, "left", "match", "deepest", "largest")
"""What a row from a search says of its tree: `left`, `match`, the depth of the deepest node, the largest token."""
SUMMARY_NUMBERS = 4

CANDIDATE = record(np.int64, "parent", "token", chance=np.float64)
"""A node that retrieval saw but left out."""


class _Row:
    """What a search says of a draft tree: a row of int64, or None where the tree was made from lists. A slot of a base class,
    because each slot that a dataclass names is an argument and takes part in comparisons.

    Number of nodes n, n tokens, n parents, a `SUMMARY`, n source flags, n scores (the bits of float64), `CANDIDATE`s.
    """

    __slots__ = ("row",)

    row: array[int] | None


@dataclass(frozen=True, slots=True)
class DraftTree(_Row):
    """Draft tokens in topological order: a parent always comes before its children.

    The root (the last committed token, row 0 of the forward pass) is not part of the lists: node `i` is row `i + 1`.
    Trees from `TrieRequest.draft` put the likeliest branch into the first slots, so that accepting it leaves the
    KV cache contiguous; the other nodes follow, best first. They are made from one row of numbers (`flat`), and their lists
    are decoded on first access: a greedy step on a CPU reads the row alone.
    """

    tokens: Sequence[int] = ()
    parents: Sequence[int] = ()
    """Index of each node's parent, -1 for a child of the root."""
    scores: Sequence[float] = ()
    """Estimated probability that the model accepts the node (and so its whole path); never above its parent's."""
    sources: Sequence[str] = ()
    """Where each node comes from, one of `SOURCES`; in a merged tree also "agreed", where both sources named it."""
    match: int = 0
    """Tokens of context suffix that the longest matching stage matched; 0 when nothing matched."""
    candidates: Sequence[tuple[int, int, float]] = ()
    """Nodes that retrieval saw but left out, best first: (parent, token, score). A sample, see `left`."""
    left: int = 0
    """How many candidate nodes were left out in all."""

    @classmethod
    def of_row(cls, numbers: memoryview) -> DraftTree:
        """The tree in the bytes of a row from a search, see `slots.write_row`."""
        tree, row = object.__new__(cls), array("q")
        row.frombytes(numbers)
        object.__setattr__(tree, "row", row)
        return tree

    def __getattr__(self, name: str) -> Any:
        """Called for slots that are still empty: the row of a tree made from lists, the lists of a tree made from a row."""
        if name == "row":
            values: dict[str, Any] = {"row": None}
        elif name in DraftTree.__slots__:
            values = _decoded(self.row or array("q", (0,)))
        else:
            raise AttributeError(f"a draft tree has no {name}")
        for field, value in values.items():
            object.__setattr__(self, field, value)
        return values[name]

    def __len__(self) -> int:
        return len(self.tokens) if self.row is None else self.row[0]

    def depths(self) -> list[int]:
        """Depth of every node below the root: 1 for a child of the root. Raises ValueError where a child comes before its
        parent."""
        depths: list[int] = []
        for node, parent in enumerate(self.parents):
            if not ROOT <= parent < node:
                raise ValueError("the draft puts a child before its parent")
            depths.append(1 if parent == ROOT else depths[parent] + 1)
        return depths

    @property
    def expected(self) -> float:
        """Drafts that will come true, by their scores."""
        if self.row is None:
            return sum(self.scores)
        first, end = _scores_of(self.row)
        return sum(memoryview(self.row).cast("B").cast("d")[first:end])

    @property
    def first_branch(self) -> int:
        """Number of nodes before the second branch begins: where only one branch can be fed, these are."""
        return next((node for node, parent in enumerate(self.parents) if parent != node - 1), len(self))

    def flat(self) -> array[int]:
        """The tree as one row of int64: number of nodes, their tokens, their parents; what follows is internal."""
        return array("q", (len(self.tokens), *self.tokens, *self.parents)) if self.row is None else self.row

    def rows(self) -> tuple[np.ndarray, np.ndarray]:
        """Depth of every row of a pass, root first, int64 [n + 1], and `ancestors`. Raises as `depths`."""
        size = len(self.parents) + 1
        depths, visible = np.empty(size, np.int64), np.empty((size, size), np.bool_)
        _shape(np.array(self.parents, np.int64), depths, visible)
        return depths, visible

    def ancestors(self) -> np.ndarray:
        """Who may see whom: bool [n + 1, n + 1], row and column 0 the root; every row sees itself and its ancestors."""
        return self.rows()[1]

    def fits(self, vocabulary: int, nodes: int, depth: int) -> bool:
        """Whether a pass can hold the tree: ids of the vocabulary, at most `nodes` nodes, none below `depth`.

        Raises ValueError for a tree that is none: lists of different lengths, or a child before its parent.
        """
        if self.row is not None:
            size, (_, _, deepest, largest) = self.row[0], _summary(self.row)
            return size <= nodes and deepest <= depth and largest < vocabulary
        tokens = self.tokens
        if len(tokens) != len(self.parents):
            raise ValueError(f"the draft has {len(tokens)} tokens and {len(self.parents)} parents")
        for name, given in (("scores", self.scores), ("sources", self.sources)):
            if len(given) not in (0, len(tokens)):
                raise ValueError(f"the draft has {len(tokens)} tokens and {len(given)} {name}")
        if not tokens:
            return True
        deepest = max(self.depths())
        return len(tokens) <= nodes and deepest <= depth and min(tokens) >= 0 and max(tokens) < vocabulary

    def children(self, nodes: Sequence[int], token: int) -> list[int]:
        """The children of any of `nodes` (ROOT: of the root) that are `token`, in rising order. They are several only in
        strategy "parallel", whose branches repeat their prefixes."""
        tokens, parents, found = self.tokens, self.parents, []
        for child in nodes:
            node = child
            try:
                while True:
                    child = parents.index(node, child + 1)
                    if tokens[child] == token:
                        found.append(child)
            except ValueError:
                continue
        return sorted(found)

    def path(self, node: int) -> tuple[int, ...]:
        """The nodes from the root's child to `node`; none for ROOT."""
        parents, first = (self.parents, 0) if self.row is None else (self.row, 1 + self.row[0])
        path: list[int] = []
        while node != ROOT:
            path.append(node)
            node = parents[first + node]
        return tuple(path[::-1])

    def best(self, n: int) -> DraftTree:
        """The sub-tree of the `n` best scoring nodes, in the same order: what a pass of width `n + 1` would feed.

        Prefix closed, because no score lies above its parent's and of equals the earlier node wins. Returns `self` where there
        is nothing to cut. Raises ValueError for a negative `n`, and where a tree to cut has no scores or rising ones.
        """
        if n < 0:
            raise ValueError(f"n must not be negative, got {n}")
        size = len(self.tokens)
        if n >= size:
            return self
        if len(self.scores) != size:
            raise ValueError(f"the draft has {size} nodes and {len(self.scores)} scores: it has no best ones")
        ranked = sorted(range(size), key=lambda node: -self.scores[node])
        kept = sorted(ranked[:n])
        slots = {ROOT: ROOT, **{node: place for place, node in enumerate(kept)}}
        for node in kept:
            if self.parents[node] not in slots:
                above = self.scores[self.parents[node]]
                raise ValueError(f"node {node} has a score of {self.scores[node]}, above its parent's, {above}")
        unfed = [(self.parents[node], self.tokens[node], self.scores[node]) for node in ranked[n:]]
        left_out = [(slots[parent], token, score) for parent, token, score in (*unfed, *self.candidates) if parent in slots]
        return self.part(kept, tuple(left_out[: max(len(self.candidates), CANDIDATES)]))

    def part(self, kept: Sequence[int], candidates: Sequence[tuple[int, int, float]] = ()) -> DraftTree:
        """The sub-tree of some nodes, in rising order, which hold the parents of all of them."""
        slots = {ROOT: ROOT, **{node: place for place, node in enumerate(kept)}}
        return DraftTree(
            tokens=tuple(self.tokens[node] for node in kept),
            parents=tuple(slots[self.parents[node]] for node in kept),
            scores=tuple(self.scores[node] for node in kept) if self.scores else (),
            sources=tuple(self.sources[node] for node in kept) if self.sources else (),
            match=self.match,
            candidates=candidates,
            left=self.left + len(self.tokens) - len(kept),
        )


def strategy_of(name: str) -> str:
    """The one of `STRATEGIES` that goes by `name`: "trie", as the method is called, is "hierarchical". Raises ValueError for
    what is none."""
    strategy = "hierarchical" if name == "trie" else name
    if strategy not in STRATEGIES:
        raise ValueError(f"strategy must be one of {', '.join(STRATEGY_NAMES)}, got {name!r}")
    return strategy


def _summary(row: array[int]) -> array[int]:
    """The numbers of the SUMMARY."""
    return row[1 + 2 * row[0] :][:SUMMARY_NUMBERS]


def _scores_of(row: array[int]) -> tuple[int, int]:
    """Where the scores begin and end."""
    end = 1 + 4 * row[0] + SUMMARY_NUMBERS
    return end - row[0], end


def _decoded(row: array[int]) -> dict[str, Any]:
    """The fields of a tree by its row from a search."""
    size, (left, match, _, _) = row[0], _summary(row)
    scores, end = _scores_of(row)
    return {
        "tokens": tuple(row[1 : 1 + size]),
        "parents": tuple(row[1 + size : 1 + 2 * size]),
        "scores": tuple(memoryview(row).cast("B").cast("d")[scores:end].tolist()),
        "sources": tuple([SOURCES[source] for source in row[scores - size : scores]]),
        "match": match,
        "candidates": tuple(np.frombuffer(row, CANDIDATE, offset=8 * end).tolist()),
        "left": left,
    }


EMPTY = DraftTree()
"""No draft: the pass is one token wide, as in plain decoding."""


@inner
def _fill(parents: np.ndarray, depths: np.ndarray, visible: np.ndarray) -> None:
    depths[0], visible[0, 0] = 0, True
    for row in range(1, len(parents) + 1):
        above = parents[row - 1] + 1
        if not 0 <= above < row:
            raise ValueError("the draft puts a child before its parent")
        depths[row] = depths[above] + 1
        for column in range(row):
            visible[row, column], visible[column, row] = visible[above, column], False
        visible[row, row] = True


@compiled
def _shape(parents: np.ndarray, depths: np.ndarray, visible: np.ndarray) -> None:
    _fill(parents, depths, visible)


PASS_LAYOUT = pointers("tokens", "positions", "visible")
"""The arrays of a pass, see `lay_out`."""


@compiled
def lay_out(arrays: int, tree: int, root: int, start: int) -> None:
    """Write a pass over `root` and a tree of n drafts (the address of `DraftTree.flat`) after `start` cached rows.

    `arrays`: address of a handle of `PASS_LAYOUT`, whose arrays are good for n + 1 rows or more: tokens and positions, int64
    [n + 1], and who may see whom, bool [n + 1, n + 1]. Raises ValueError where a child comes before its parent."""
    handle, size = items(arrays, 1, PASS_LAYOUT)[0], items(tree, 1, np.int64)[0] + 1
    row = items(tree, 2 * size - 1, np.int64)
    tokens, positions = items_of(handle.tokens, np.int64), items_of(handle.positions, np.int64)
    visible = items(handle.visible.address, size * size, np.bool_).reshape(size, size)
    _fill(row[size : 2 * size - 1], positions, visible)
    tokens[0] = root
    for place in range(1, size):
        tokens[place] = row[place]
    for place in range(size):
        positions[place] += start
