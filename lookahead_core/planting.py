"""From what a search found to a `DraftTree`: the order of the slots, and the branches of strategy "parallel".

A search writes into the sheets of its request, which are made once and as large as its widest draft.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lookahead_core.columns import OUTPUT, PROMPT
from lookahead_core.compiled import compiled
from lookahead_core.draft import CANDIDATES, ROOT, DraftTree, heavy_first

SOURCES = ("", "prompt", "output", "both")
BOTH = PROMPT | OUTPUT

TOKEN, PARENT, LEVEL, SOURCE, KIND, TURN, HEAD, LAST = range(8)
"""A found node's numbers: token, parent, depth, source, kind of the first expert that named it, the link of that expert in
its parent's chain (the search for the node's own experts goes on behind it; -1: at the end), first and last link of its own
chain. Node 0 is the root; drafts count from 1, best first."""

SCORE, SHARE = range(2)
"""A found node's values: the estimated chance that it and its whole path are accepted, and what its experts gave it."""


class Found(NamedTuple):
    """What a search found, as compiled functions take it."""

    nodes: np.ndarray
    """int64 [nodes, 8], see `TOKEN`."""
    values: np.ndarray
    """float64 [nodes, 2], see `SCORE`."""
    over: np.ndarray
    """int64 [CANDIDATES, 2]: parent and token of the best nodes that were seen and not taken."""
    chances: np.ndarray
    """float64 [CANDIDATES]: their scores."""
    drafts: np.ndarray
    """int64: tokens, parents and sources of the planted drafts, one after the other."""
    scores: np.ndarray
    """float64: their scores."""


@compiled
def sheets(numbers: np.ndarray, values: np.ndarray) -> Found:
    """What lies on the sheets."""
    rows = (len(values) - CANDIDATES) // 3
    over, drafts = 8 * rows, 8 * rows + 2 * CANDIDATES
    return Found(
        numbers[:over].reshape(rows, 8),
        values[: 2 * rows].reshape(rows, 2),
        numbers[over:drafts].reshape(CANDIDATES, 2),
        values[2 * rows : 2 * rows + CANDIDATES],
        numbers[drafts:],
        values[2 * rows + CANDIDATES :],
    )


class Sheets:
    """The arrays of `Found` in two: `numbers` and `values`."""

    __slots__ = ("found", "most", "numbers", "values")

    def __init__(self, most: int) -> None:
        self.most = most  # drafts there is room for
        self.numbers = np.zeros(11 * (most + 2) + 2 * CANDIDATES, np.int64)
        self.values = np.zeros(3 * (most + 2) + CANDIDATES)
        self.found: Found = sheets(self.numbers, self.values)


@compiled
def plant(f: Found, size: int, fed: int, over: int, ratio: float) -> int:
    """Lay out the first `fed` of `size` nodes: the likeliest branch into the first slots, the others after it, best first.

    `over` candidates were named besides. The chance of a draft is its score times `ratio`, no chance above 1. Returns how
    many candidates hang at a draft that is fed: they come first in `over` then, by slot.
    """
    slots = np.full(fed + 1, -1, np.int64)
    place, last = 0, 0
    for node in range(1, fed + 1):  # best first, so the first child met is the best child
        if f.nodes[node, PARENT] == last:
            slots[node], last = place, node
            place += 1
    for node in range(1, fed + 1):
        if slots[node] < 0:
            slots[node] = place
            place += 1
    for node in range(1, fed + 1):
        place, row = slots[node], f.nodes[node]
        f.drafts[place] = row[TOKEN]
        f.drafts[fed + place] = slots[row[PARENT]]
        f.drafts[2 * fed + place] = row[SOURCE] & BOTH
        f.scores[place] = min(f.values[node, SCORE] * ratio, 1.0)
    spared = np.empty((CANDIDATES, 2), np.int64)
    chances = np.empty(CANDIDATES)
    count = 0
    for turn in range(min(size - fed + over, max(size - fed, CANDIDATES))):
        if turn < size - fed:
            node = fed + 1 + turn
            parent, token, score = f.nodes[node, PARENT], f.nodes[node, TOKEN], f.values[node, SCORE]
        else:
            parent, token, score = f.over[turn - size + fed, 0], f.over[turn - size + fed, 1], f.chances[turn - size + fed]
        if parent <= fed and count < CANDIDATES:
            spared[count, 0], spared[count, 1], chances[count] = slots[parent], token, min(score * ratio, 1.0)
            count += 1
    f.over[:count], f.chances[:count] = spared[:count], chances[:count]
    return count


def planted(found: Found, fed: int, spared: int, left: int, match: int) -> DraftTree:
    """The draft tree that was planted; `match` is the number of context tokens that the longest stage matched."""
    numbers = found.drafts[: 3 * fed].tolist()
    candidates: list[tuple[int, int, float]] = []
    if spared:
        over, chances = found.over[:spared].tolist(), found.chances[:spared].tolist()
        candidates = [(parent, token, chance) for (parent, token), chance in zip(over, chances, strict=True)]
    return DraftTree(
        tokens=tuple(numbers[:fed]),
        parents=tuple(numbers[fed : 2 * fed]),
        scores=tuple(found.scores[:fed].tolist()),
        sources=tuple(map(SOURCES.__getitem__, numbers[2 * fed :])),
        match=match,
        candidates=tuple(candidates),
        left=left,
    )


def spread(found: Found, room: int, ratio: float, size: int, _spared: int, left: int, match: int) -> DraftTree:
    """The branches of strategy "parallel" that fit into `room` slots, of the first `size` nodes found."""
    nodes, scores = found.nodes[1 : size + 1].tolist(), found.values[1 : size + 1, SCORE].tolist()
    branches = chosen_branches([node[PARENT] - 1 for node in nodes], scores, room)
    chosen = [node for branch in branches for node in branch]
    heads = [level == 0 for branch in branches for level in range(len(branch))]
    return DraftTree(
        tokens=tuple([nodes[node][TOKEN] for node in chosen]),
        parents=tuple([ROOT if head else place - 1 for place, head in enumerate(heads)]),
        scores=tuple([min(scores[node] * ratio, 1.0) for node in chosen]),
        sources=tuple([SOURCES[nodes[node][SOURCE] & BOTH] for node in chosen]),
        match=match,
        left=left,
    )


def chosen_branches(parents: list[int], scores: list[float], room: int) -> list[list[int]]:
    """Branches of a best-first tree that fit into `room` slots although each repeats its prefix.

    Greedy: the likeliest branch first, then always the one that adds the most expected tokens a slot.
    """
    inner = set(parents)
    heavy = heavy_first(parents)
    leaf = next((node for node in heavy if node not in inner), ROOT)
    paths = {node: _path(parents, node) for node in range(len(parents)) if node not in inner}
    covered: set[int] = set()
    chosen: list[list[int]] = []
    while leaf != ROOT and room > 0:
        path = paths.pop(leaf)[:room]
        chosen.append(path)
        covered.update(path)
        room -= len(path)
        gains = {node: sum([scores[step] for step in path if step not in covered]) / len(path) for node, path in paths.items()}
        leaf = max(gains, key=gains.__getitem__, default=ROOT)
    return chosen


def _path(parents: list[int], leaf: int) -> list[int]:
    path = []
    while leaf != ROOT:
        path.append(leaf)
        leaf = parents[leaf]
    return path[::-1]


__all__ = ["Found", "SOURCES", "Sheets", "chosen_branches", "plant", "planted", "sheets", "spread"]
