"""From what a search found to a `DraftTree`: the order of the slots, and the branches of strategy "parallel".

A search writes into the sheets of its request, which are made once and as large as its widest draft. What was planted is a
report, a few hundred numbers in a row, and a tree's lists are read from it when somebody looks.
"""

from __future__ import annotations

from array import array
from typing import Any, NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.draft_tree import CANDIDATES, ROOT, DraftTree, heavy_first
from lookahead_core.trie.nodes import OUTPUT, PROMPT

SOURCES = ("", "prompt", "output", "both")
BOTH = PROMPT | OUTPUT

TOKEN, PARENT, LEVEL, SOURCE, KIND, TURN, HEAD, LAST = range(8)
"""A found node's numbers: token, parent, depth, source, kind of the first expert that named it, the link of that expert in
its parent's chain (the search for the node's own experts goes on behind it; -1: at the end), first and last link of its own
chain. Node 0 is the root; drafts count from 1, best first."""

SCORE, SHARE, CHANCE = range(3)
"""A found node's values: the estimated chance that it and its whole path are accepted, what its experts gave it, and the chance
by what drafts of its rank turned out to be worth, never above its parent's."""

LEFT, MATCH, DEEPEST, LARGEST, FACTS = range(5)
"""What a report says behind the parents: the tree's `left` and `match`, its deepest level and its largest token."""


class Found(NamedTuple):
    """What a search found, as compiled functions take it."""

    nodes: np.ndarray
    """int64 [nodes, 8], see `TOKEN`."""
    values: np.ndarray
    """float64 [nodes, 3], see `SCORE`."""
    over: np.ndarray
    """int64 [CANDIDATES, 2]: parent and token of the best nodes that were seen and not taken."""
    chances: np.ndarray
    """float64 [CANDIDATES]: their chances."""
    report: np.ndarray
    """int64: the tree that was planted, in a row (see `DraftTree.flat`), the numbers of `LEFT`, sources, and, as in `scores`,
    the scores; then parent, token and score of each candidate that hangs at the tree."""
    scores: np.ndarray
    """float64: the same bytes."""


@compiled
def sheets(numbers: np.ndarray, values: np.ndarray) -> Found:
    """What lies on the sheets."""
    rows = (len(values) - CANDIDATES) // 3
    over, report = 8 * rows, 8 * rows + 2 * CANDIDATES
    return Found(
        numbers[:over].reshape(rows, 8),
        values[: 3 * rows].reshape(rows, 3),
        numbers[over:report].reshape(CANDIDATES, 2),
        values[3 * rows :],
        numbers[report:],
        numbers[report:].view(np.float64),
    )


class Sheets:
    """The arrays of `Found` in two: `numbers` and `values`."""

    __slots__ = ("_report", "found", "most", "numbers", "values")

    def __init__(self, most: int) -> None:
        self.most = most  # drafts there is room for
        self.numbers = np.zeros(12 * (most + 2) + 5 * CANDIDATES + FACTS, np.int64)
        self.values = np.zeros(3 * (most + 2) + CANDIDATES)
        self.found: Found = sheets(self.numbers, self.values)
        self._report = self.found.report.data.cast("B")

    def planted(self, length: int) -> Planted:
        """The tree whose report has `length` numbers."""
        report = array("q")
        report.frombytes(self._report[: 8 * length])
        return Planted(report, report[0])


@compiled
def plant(f: Found, size: int, fed: int, over: int, left: int, match: int) -> int:
    """Lay out the first `fed` of `size` nodes: the likeliest branch into the first slots, the others after it, best first.

    `over` candidates were named besides. `left` and `match` are the tree's. Returns how many numbers the report has.
    """
    report, scores = f.report, f.scores
    parents, facts = 1 + fed, 1 + 2 * fed
    sources, chances = facts + FACTS, facts + FACTS + fed
    deepest = largest = int64(0)
    levels = np.zeros(fed + 1, np.int64)
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
        report[1 + place] = row[TOKEN]
        report[parents + place] = slots[row[PARENT]]
        report[sources + place] = row[SOURCE] & BOTH
        scores[chances + place] = f.values[node, CHANCE]
        levels[node] = levels[row[PARENT]] + 1
        deepest, largest = max(deepest, levels[node]), max(largest, row[TOKEN])
    end, spared = chances + fed, 0
    for turn in range(min(size - fed + over, max(size - fed, CANDIDATES))):
        if turn < size - fed:
            node = fed + 1 + turn
            parent, token, score = f.nodes[node, PARENT], f.nodes[node, TOKEN], f.values[node, CHANCE]
        else:
            parent, token, score = f.over[turn - size + fed, 0], f.over[turn - size + fed, 1], f.chances[turn - size + fed]
        if parent <= fed and spared < CANDIDATES:
            report[end], report[end + 1], scores[end + 2] = slots[parent], token, score
            end += 3
            spared += 1
    report[0], report[facts + LEFT], report[facts + MATCH] = fed, left, match
    report[facts + DEEPEST], report[facts + LARGEST] = deepest, largest
    return end


class Planted(DraftTree):
    """A tree by its report. A pass needs tokens and parents; the other lists are made when somebody looks."""

    __slots__ = ("report", "size")

    report: array[int]
    size: int

    def __init__(self, report: array[int], size: int) -> None:
        object.__setattr__(self, "report", report)
        object.__setattr__(self, "size", size)

    def __len__(self) -> int:
        return self.size

    def __getattr__(self, name: str) -> Any:
        if name not in DraftTree.__slots__:
            raise AttributeError(f"a draft tree has no {name}")
        numbers, values = self.report, memoryview(self.report).cast("B").cast("d")
        parents, facts = 1 + self.size, 1 + 2 * self.size
        sources, scores, end = (facts + FACTS + times * self.size for times in range(3))
        lists = {
            "tokens": tuple(numbers[1:parents]),
            "parents": tuple(numbers[parents:facts]),
            "scores": tuple(values[scores:end].tolist()),
            "sources": tuple([SOURCES[source] for source in numbers[sources:scores]]),
            "match": numbers[facts + MATCH],
            "candidates": tuple(zip(numbers[end::3], numbers[end + 1 :: 3], values[end + 2 :: 3].tolist(), strict=True)),
            "left": numbers[facts + LEFT],
        }
        for field, value in lists.items():
            object.__setattr__(self, field, value)
        return lists[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DraftTree) and self._lists() == tuple(getattr(other, name) for name in DraftTree.__slots__)

    def __hash__(self) -> int:
        return hash(self._lists())

    def __reduce__(self) -> Any:
        return DraftTree, self._lists()

    def _lists(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in DraftTree.__slots__)

    def flat(self) -> array[int]:
        """See `DraftTree.flat`."""
        return self.report

    def fits(self, vocabulary: int, nodes: int, depth: int) -> bool:
        """See `DraftTree.fits`."""
        report, facts = self.report, 1 + 2 * self.size
        return self.size <= nodes and report[facts + DEEPEST] <= depth and report[facts + LARGEST] < vocabulary


def spread(sheets: Sheets, room: int) -> DraftTree:
    """The branches of strategy "parallel" that fit into `room` slots, of the nodes that were planted."""
    found = sheets.found
    size = int(found.report[0])
    left, match = found.report[1 + 2 * size : 1 + 2 * size + DEEPEST].tolist()
    nodes, scores = found.nodes[1 : size + 1].tolist(), found.values[1 : size + 1, CHANCE].tolist()
    branches = chosen_branches([node[PARENT] - 1 for node in nodes], scores, room)
    chosen = [node for branch in branches for node in branch]
    heads = [level == 0 for branch in branches for level in range(len(branch))]
    return DraftTree(
        tokens=tuple([nodes[node][TOKEN] for node in chosen]),
        parents=tuple([ROOT if head else place - 1 for place, head in enumerate(heads)]),
        scores=tuple([scores[node] for node in chosen]),
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


__all__ = ["Found", "Planted", "SOURCES", "Sheets", "chosen_branches", "plant", "sheets", "spread"]
