"""How likely is a token to come next? What followed each context suffix, blended from the longest to the shortest.

Every context that matches is an expert: the followers it has seen, each with its share of the visits. An expert that
is reached is believed with trust t, the next weaker one with (1 - t) of what is left, and so on (Jelinek and Mercer's
interpolation). The trusts are learnt while decoding: every committed token shows which experts had it, and how
sure. A cell of the table stands for all experts alike in source (own request or shared), context length, visits and
number of followers, so the table is small, shared by all requests, and serves contexts never met before. A context that
was seen just as often as the longer one before it was seen at the same places: it knows nothing new and is not asked.

A second small table corrects what the blend gets wrong as a whole: how often drafted nodes of about that
probability, first named by that kind of expert, were accepted (adaptive probability maps, as in PAQ-like compressors).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from lookahead_core.nodes import NARROW, NONE, OFFSET_BITS, OFFSET_MASK, NodeStore

Chain = list[tuple[int, int]]
"""The experts of one context, strongest first: (2 * order + source, place); source 0 own request, 1 shared."""

_VISITS = (1, 2, 3, 5, 9, 29)
_FOLLOWERS = (1, 2, 4, 8)
_ORDERS = (0, 1, 2, 3, 4, 6, 8, 12)
_CELLS = (len(_VISITS) + 1) * (len(_FOLLOWERS) + 1)
MOST_VISITS, MOST_FOLLOWERS = 30, 9
_ROW = MOST_FOLLOWERS + 1
BINS = 33


def bucket(value: int, bounds: Sequence[int]) -> int:
    """Index of the first bound that is not below `value`."""
    return next((index for index, bound in enumerate(bounds) if value <= bound), len(bounds))


CELL = [
    bucket(visits, _VISITS) * (len(_FOLLOWERS) + 1) + bucket(followers, _FOLLOWERS)
    for visits in range(MOST_VISITS + 1)
    for followers in range(MOST_FOLLOWERS + 1)
]
"""(visits, followers), both cut at the most, -> cell within an order and source."""

ONCE = CELL[1 * (MOST_FOLLOWERS + 1) + 1]
"""The cell of a context seen once."""

PRIOR = 4.0
"""Observations that a first guess is worth."""

MEMORY = 400.0
"""Observations after which the older ones are halved, so that trust follows a change of subject."""

NOVEL = 1e-5
"""Probability of a token that no expert knows: about one over the vocabulary."""

DOUBT = 1e-6
"""No trust comes nearer to 0 or 1: an expert that was right ten thousand times may still be wrong, and is then asked on."""

ALONE = (0.05, 0.2, 0.5, 0.65, 0.75, 0.8, 0.85, 0.9, 0.9)
"""How far what followed a context is believed that was seen once, by its length (in the steps of `_ORDERS`), at first. In
the answers of four models to 220 prompts it was right 0.1 to 0.2 of the time after one token, 0.4 to 0.5 after two, 0.6 to
0.8 after four or more."""
LEFT = (1.0, 0.6, 0.35, 0.25, 0.12, 0.08, 0.03)
"""What is left of the doubt where the same was seen more often, by visits (in the steps of `_VISITS`)."""

UNHEARD = 0.01
"""Experts that together have less trust left than this are not asked what they knew."""


OVERRATED = 0.9
"""What the drafts of a pass together turn out to be worth, before that is learnt: a search finds the overrated ones."""


class Estimator:
    """Learnt trusts and corrections; a few thousand numbers whatever the size of the trie."""

    __slots__ = ("base", "bins", "hits", "kept", "passed", "ratio", "tries", "trust", "whole")

    def __init__(self, branch_length: int) -> None:
        longest = 2 * branch_length + 1  # a matched context and a whole branch below it
        self.base = [(2 * bucket(order, _ORDERS) + source) * _CELLS for order in range(longest + 1) for source in (0, 1)]
        size = 2 * (len(_ORDERS) + 1) * _CELLS
        self.trust = [first_trust(cell) for cell in range(size)]
        self.tries = [PRIOR] * size
        self.hits = [PRIOR * trust for trust in self.trust]
        self.bins = [offset // _CELLS * BINS for offset in self.base]
        kinds = 2 * (len(_ORDERS) + 1)
        self.whole = kinds * BINS  # one more, for the drafts of a pass together
        self.ratio = [1.0] * (self.whole + 1)
        self.passed = [PRIOR] * (self.whole + 1)  # accepted
        self.kept = [PRIOR] * (self.whole + 1)  # expected to be
        self.passed[self.whole], self.ratio[self.whole] = OVERRATED * PRIOR, OVERRATED

    def learn(self, store: NodeStore, mine: Sequence[int], shared: Sequence[int], token: int) -> None:
        """`token` followed the context whose places, by order, are `mine` (the request's own) and `shared`: shift trust
        to those who had expected it."""
        asked: list[tuple[int, float]] = []  # cell, and the share it gave the token
        rest, heard = 1.0, [0, 0]  # visits of the last expert asked, shared and own
        fanout, total, count, trust, base = store.fanout, store.total, store.count, self.trust, self.base
        first, following, tokens, tails, texts = store.first, store.next, store.token, store.tail, store.texts
        for kind in range(2 * max(len(mine), len(shared)) - 1, -1, -1):
            places = mine if kind & 1 else shared  # counted down, so own comes first of an order
            order = kind >> 1
            if order >= len(places) or not (place := places[order]):
                continue
            if place > 0 and (followers := fanout[place]):
                visits = total[place]
                if visits == heard[kind & 1]:
                    continue
                heard[kind & 1] = visits
                row = (visits if visits < MOST_VISITS else MOST_VISITS) * _ROW
                cell = base[kind ^ 1] + CELL[row + (followers if followers < MOST_FOLLOWERS else MOST_FOLLOWERS)]
                if followers <= NARROW:  # as NodeStore.child, spelled out
                    child = first[place]
                    while child and tokens[child] != token:
                        child = following[child]
                else:
                    child = store.wide[place].get(token, NONE)
                asked.append((cell, count[child] / visits if child else 0.0))
            else:
                tail = ~place if place < 0 else tails[place]
                text, offset = texts.get(tail >> OFFSET_BITS), tail & OFFSET_MASK
                if text is None or offset >= len(text) or heard[kind & 1] == 1:
                    continue
                heard[kind & 1] = 1
                cell = base[kind ^ 1] + ONCE
                asked.append((cell, 1.0 if text[offset] == token else 0.0))
            rest *= 1.0 - trust[cell]
            if rest < UNHEARD:
                break
        self._credit(asked)

    def _credit(self, asked: list[tuple[int, float]]) -> None:
        """Each expert's trust moves by how likely it was the one that knew, given that it was asked (EM, one step)."""
        trust, hits, tries = self.trust, self.hits, self.tries
        credits = []
        probability = NOVEL
        for cell, share in reversed(asked):
            believed = trust[cell] * share
            probability = believed + (1.0 - trust[cell]) * probability
            credits.append(believed / probability)
        reach = 1.0
        for cell, _ in asked:
            credit = credits.pop()
            hits[cell] += credit * reach
            tries[cell] += reach
            trust[cell] = hits[cell] / tries[cell]
            if tries[cell] > MEMORY:
                hits[cell] = 0.5 * open_minded(hits[cell], tries[cell])
                tries[cell] *= 0.5
            reach *= 1.0 - credit
            if reach < 1e-3:
                return

    def correct(self, kind: int, probability: float, accepted: bool) -> None:
        """A drafted node whose parent was right: the kind of its strongest expert, its blended `probability`, and
        whether it was accepted."""
        self._observe(self.bins[kind] + int(32.0 * probability**0.5), probability, accepted)

    def correct_pass(self, expected: float, accepted: int) -> None:
        """A whole draft: the sum of its path probabilities, and how many of its tokens were accepted.

        The product of honest steps is not honest, see `OVERRATED`.
        """
        self._observe(self.whole, expected, accepted)

    def _observe(self, place: int, expected: float, accepted: int) -> None:
        self.kept[place] += expected
        self.passed[place] += accepted
        self.ratio[place] = self.passed[place] / self.kept[place]
        if self.kept[place] > MEMORY:
            self.passed[place] = 0.5 * max(self.passed[place], DOUBT * self.kept[place])
            self.kept[place] *= 0.5

    def dump(self) -> array[float]:
        """What was learnt, as plain numbers for a file."""
        return array("d", [*self.hits, *self.tries, *self.passed, *self.kept])

    def restore(self, numbers: Sequence[float]) -> None:
        """Inverse of `dump`; raises ValueError where the numbers cannot be observations."""
        cells, bins = len(self.hits), len(self.ratio)
        if len(numbers) != 2 * (cells + bins):
            raise ValueError(f"{len(numbers)} numbers where {2 * (cells + bins)} are needed")
        if not all(0.0 < number <= 2 * MEMORY for number in numbers):
            raise ValueError(f"a number is not above 0 and up to {2 * MEMORY:.0f}")
        hits, tries = list(numbers[:cells]), list(numbers[cells : 2 * cells])
        if any(hit > asked for hit, asked in zip(hits, tries, strict=True)):
            raise ValueError("more hits than tries")
        hits = [open_minded(hit, asked) for hit, asked in zip(hits, tries, strict=True)]
        self.hits, self.tries = hits, tries
        self.passed, self.kept = list(numbers[2 * cells : 2 * cells + bins]), list(numbers[2 * cells + bins :])
        self.trust = [hit / asked for hit, asked in zip(hits, tries, strict=True)]
        self.ratio = [right / expected for right, expected in zip(self.passed, self.kept, strict=True)]


def open_minded(hits: float, tries: float) -> float:
    """`hits`, moved inside `tries` by the share `DOUBT` at either end."""
    return min(max(hits, DOUBT * tries), (1.0 - DOUBT) * tries)


def first_trust(cell: int) -> float:
    """Before anything is learnt: by visits against followers (Witten and Bell's estimate of a new follower's chance), or,
    where there was one follower only, by the length of the context too."""
    order, cell = divmod(cell, 2 * _CELLS)
    visits, followers = divmod(cell % _CELLS, len(_FOLLOWERS) + 1)
    if followers == 0:
        return 1.0 - (1.0 - ALONE[order]) * LEFT[visits]
    seen = (1, 2, 3, 5, 8, 16, 60)[visits]
    return seen / (seen + min((1, 2, 4, 7, 16)[followers], seen))


__all__ = ["BINS", "CELL", "MOST_FOLLOWERS", "MOST_VISITS", "ONCE", "Chain", "Estimator"]
