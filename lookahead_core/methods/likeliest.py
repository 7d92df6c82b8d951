"""The tree of the likeliest paths, for methods whose guesses at a place depend on its depth or on the token before it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush

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
    waiting: list[tuple[float, int, int, int, int]] = []  # minus the chance, serial number, parent, depth, token
    offers = 0

    def offer(token: int, node: int, chance: float, depth: int) -> None:
        nonlocal offers
        for candidate, share in after(token, depth):
            heappush(waiting, (-chance * share, offers, node, depth + 1, candidate))
            offers += 1

    offer(last, ROOT, 1.0, 0)
    while waiting and len(tokens) < most:
        negative, _, parent, depth, token = heappop(waiting)
        tokens.append(token)
        parents.append(parent)
        scores.append(-negative)
        offer(token, len(tokens) - 1, -negative, depth)
    return DraftTree(tuple(tokens), tuple(parents), tuple(scores), (source,) * len(tokens), match if tokens else 0)
