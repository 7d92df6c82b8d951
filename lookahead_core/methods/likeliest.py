"""The tree of the likeliest paths, for methods whose guesses at a place depend on its depth or on the token before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from operator import itemgetter

from lookahead_core.trie.draft_tree import ROOT, DraftTree

Guesses = Callable[[int, int], Iterable[tuple[int, float]]]
"""(token, its depth) -> the tokens that may follow it, each with its chance."""


def likeliest(after: Guesses, last: int, most: int, source: str, match: int = 0) -> DraftTree:
    """The tree of the `most` likeliest paths, best first; `last` is the token before it, at depth 0.

    A path's chance is the product of its tokens' chances. Of equal ones the earlier offer is taken. `match`: the tree's,
    unless it is empty.
    """
    tokens: list[int] = []
    parents: list[int] = []
    scores: list[float] = []
    waiting: list[tuple[float, int, int, int, int, float, list[tuple[int, float]]]] = []
    """Minus the chance, serial number, parent, depth, place among its siblings, chance of the parent, the siblings."""
    offers = 0

    def offer(siblings: list[tuple[int, float]], place: int, node: int, chance: float, depth: int) -> None:
        """Only the best of the siblings that are not in the tree waits."""
        nonlocal offers
        if place < len(siblings):
            heappush(waiting, (-chance * siblings[place][1], offers, node, depth, place, chance, siblings))
            offers += 1

    def children(token: int, depth: int) -> list[tuple[int, float]]:
        return sorted(after(token, depth), key=itemgetter(1), reverse=True)

    offer(children(last, 0), 0, ROOT, 1.0, 1)
    while waiting and len(tokens) < most:
        negative, _, parent, depth, place, chance, siblings = heappop(waiting)
        token = siblings[place][0]
        tokens.append(token)
        parents.append(parent)
        scores.append(-negative)
        offer(siblings, place + 1, parent, chance, depth)
        offer(children(token, depth), 0, len(tokens) - 1, -negative, depth + 1)
    return DraftTree(tuple(tokens), tuple(parents), tuple(scores), (source,) * len(tokens), match if tokens else 0)
