"""From what retrieval found to a `DraftTree`: the order of the slots, and the branches of strategy "parallel"."""

from __future__ import annotations

from collections.abc import Sequence

from lookahead_core.draft import CANDIDATES, ROOT, DraftTree, heavy_first
from lookahead_core.nodes import OUTPUT, PROMPT

SOURCES = ("", "prompt", "output", "both")
BOTH = PROMPT | OUTPUT


class Findings:
    """What a search found: node 0 is the root, drafts count from 1, best first; the heap holds what was left over."""

    __slots__ = ("fed", "heap", "left", "levels", "parents", "ratio", "scores", "sources", "tokens")

    def __init__(self) -> None:
        self.tokens = [-1]
        self.parents = [-1]
        self.levels = [0]
        self.scores = [1.0]
        self.sources = [0]
        self.heap: list[tuple] = []
        self.left = 0  # candidates seen and turned away
        self.ratio = 1.0  # the chance of a draft over its score, no chance above 1
        self.fed: int | None = None  # how many of the drafts to feed, None for all of them

    def append(self, token: int, parent: int, score: float, source: int) -> int:
        """Add a draft; returns its node."""
        self.tokens.append(token)
        self.parents.append(parent)
        self.levels.append(self.levels[parent] + 1)
        self.scores.append(score)
        self.sources.append(source)
        return len(self.tokens) - 1

    def tree(self, room: int, depth: int) -> None:
        """Find the `room` best nodes, at most `depth` below the root."""
        raise NotImplementedError

    def branch(self, room: int, depth: int) -> None:
        """Find the one branch that is always the best child's."""
        raise NotImplementedError

    def spared(self, most: int) -> list[tuple[int, int, float]]:
        """Candidates left over, best first: (parent, token, score)."""
        raise NotImplementedError


def plant(found: Findings, room: int, strategy: str, match: int) -> DraftTree:
    """The draft tree of a search; `match` is the number of context tokens that the longest stage matched."""
    size = len(found.tokens) - 1
    fed = size if found.fed is None else found.fed
    parents = [parent - 1 for parent in found.parents[1 : fed + 1]]
    left = found.left + len(found.heap) + size - fed
    if strategy == "parallel":
        branches = chosen_branches(parents, found.scores[1 : fed + 1], room)
        nodes = [node for branch in branches for node in branch]
        rows = [ROOT if not level else -2 for branch in branches for level in range(len(branch))]
        places = [place - 1 if row != ROOT else ROOT for place, row in enumerate(rows)]
        return _tree(found, nodes, places, match, (), left)
    order = heavy_first(parents)
    slot = [0] * fed
    for place, node in enumerate(order):
        slot[node] = place
    slot.append(ROOT)  # slot[-1] is the root's
    spared = []
    if left:
        over = [(found.parents[node], found.tokens[node], found.scores[node]) for node in range(fed + 1, size + 1)]
        over += found.spared(CANDIDATES - len(over))
        ratio = found.ratio
        spared = [(slot[parent - 1], token, min(score * ratio, 1.0)) for parent, token, score in over if parent <= fed]
    return _tree(found, order, [slot[parents[node]] for node in order], match, spared[:CANDIDATES], left)


def _tree(found: Findings, nodes: list[int], parents: list[int], match: int, spared: Sequence, left: int) -> DraftTree:
    tokens, scores, sources, ratio = found.tokens, found.scores, found.sources, found.ratio
    return DraftTree(
        tokens=tuple([tokens[node + 1] for node in nodes]),
        parents=tuple(parents),
        scores=tuple([min(scores[node + 1] * ratio, 1.0) for node in nodes]),
        sources=tuple([SOURCES[sources[node + 1] & BOTH] for node in nodes]),
        match=match,
        candidates=tuple(spared),
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


__all__ = ["SOURCES", "Findings", "chosen_branches", "plant"]
