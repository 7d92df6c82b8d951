"""How likely is a token to come next? What followed each context suffix, blended from the longest to the shortest.

Every context that matches is an expert: the followers it has seen, each with its share of the visits. An expert that
is reached is believed with trust t, the next weaker one with (1 - t) of what is left, and so on (Jelinek and Mercer's
interpolation). The trusts are learnt while decoding: every committed token shows which experts had it, and how
sure. A cell of the table stands for all experts alike in source (own request or shared), context length, visits and
number of followers, so the table is small, shared by all requests, and serves contexts never met before. A context that
was seen just as often as the longer one before it was seen at the same places: it knows nothing new and is not asked.

A second small table corrects what the blend gets wrong as a whole: how often drafted nodes of about that
probability, first named by that kind of expert, were accepted (adaptive probability maps, as in PAQ-like compressors);
and a third, of a few numbers, what a search gets wrong: it takes the overrated nodes first among many that look alike, so
what a draft is worth goes by its rank too.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import Handle, compiled, floats, int64s
from lookahead_core.trie.insert import CONTEXTS, DEPTH, TOP_NODE
from lookahead_core.trie.nodes import COUNT, FANOUT, TOTAL, Columns, child_of, peek

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


CELL = np.array(
    [
        bucket(visits, _VISITS) * (len(_FOLLOWERS) + 1) + bucket(followers, _FOLLOWERS)
        for visits in range(MOST_VISITS + 1)
        for followers in range(MOST_FOLLOWERS + 1)
    ]
)
"""(visits, followers), both cut at the most, -> cell within an order and source."""

ONCE = int(CELL[1 * (MOST_FOLLOWERS + 1) + 1])
"""The cell of a context seen once."""

PRIOR = 4.0
"""Observations that a first guess is worth."""

MEMORY = 400.0
"""Observations after which the older ones are halved, so that trust follows a change of subject."""

RANKS_MEMORY = 100.0
"""The same for what drafts are worth by their rank: six numbers that all drafts teach, and that change as trusts settle."""

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


OVERRATED = (1.15, 1.0, 0.8, 0.6, 0.55, 0.7)
"""Accepted drafts over those expected, by rank (see `rank_of`), before that is learnt. Drafts of young tries came
true 0.9 to 1.3, 0.8 to 1.3, 0.6 to 1.0, 0.4 to 0.95 and 0.5 to 1.5 times as often as expected, over recorded answers of 7B and
13B models and four kinds of the embedded model's; from the 32nd on 0.6 to 1.0 times, over the recorded ones."""
RANKS = len(OVERRATED)


RIGHT, ASKED, TRUST = range(3)
"""What a row of either table counts: how often it was right and how often it was asked (or: how many drafts were accepted, and
how many were expected to be), both fading; and the first over the second."""


class Tables(NamedTuple):
    """What an estimator has learnt, as compiled functions take it."""

    offsets: np.ndarray
    """int64 [kinds, 2]: where the rows of a kind of expert, 2 * order + source, begin in `trusts` and in `ratios`."""
    trusts: np.ndarray
    """float64 [cells, 3], see `RIGHT`."""
    ratios: np.ndarray
    """float64 [bins, 3]."""
    ranks: np.ndarray
    """float64 [RANKS, 3]: what drafts are worth by their rank in the pass."""


@compiled
def tables(handle: np.ndarray) -> Tables:
    """The tables of an estimator's handle."""
    offsets, trusts, ratios = int64s(handle, 0), floats(handle, 1), floats(handle, 2)
    return Tables(
        offsets.reshape(len(offsets) // 2, 2),
        trusts.reshape(len(trusts) // 3, 3),
        ratios.reshape(len(ratios) // 3, 3),
        floats(handle, 3).reshape(RANKS, 3),
    )


@compiled
def rank_of(place: int) -> int:
    """The row of `ranks` for the draft at `place`, the best one's being 1: 1, 2-3, 4-7, 8-15, 16-31, 32 and beyond."""
    rank = 0
    while place > 1 and rank < RANKS - 1:
        place >>= 1
        rank += 1
    return rank


@compiled
def cell_of(visits: int, followers: int) -> int:
    """The cell of a context within its order and source."""
    return CELL[min(visits, MOST_VISITS) * _ROW + min(followers, MOST_FOLLOWERS)]


@compiled
def learn(c: Columns, e: Tables, mine: np.ndarray, shared: np.ndarray, token: int) -> None:
    """`token` followed the context where the cursors `mine` (the request's own) and `shared` stand: shift trust to those who
    had expected it. With one and the same cursor twice only the shared one is asked."""
    alone = mine[TOP_NODE] == shared[TOP_NODE]
    longest = max(mine[DEPTH], shared[DEPTH])
    cells, shares = np.empty(2 * longest + 2, np.int64), np.empty(2 * longest + 2)
    asked, rest = 0, 1.0
    heard_mine = heard_shared = 0  # visits of the last expert asked
    for turn in range(2 * longest + 2):
        order, source = longest - (turn >> 1), turn & 1
        cursor = shared if source else mine
        if order > cursor[DEPTH] or (alone and not source):
            continue
        place = cursor[CONTEXTS + order]
        if not place:
            continue
        heard = heard_shared if source else heard_mine
        if place > 0 and c.node[place, FANOUT]:
            visits = int64(c.node[place, TOTAL])
            if visits == heard:
                continue
            cell = cell_of(visits, int64(c.node[place, FANOUT]))
            child = child_of(c, place, token)
            share = c.node[child, COUNT] / visits if child else 0.0
        else:
            visits = 1
            said = peek(c, ~place if place < 0 else c.tail[place])
            if said < 0 or heard == 1:
                continue
            cell = ONCE
            share = 1.0 if said == token else 0.0
        if source:
            heard_shared = visits
        else:
            heard_mine = visits
        cell += e.offsets[2 * order + source, 0]
        cells[asked], shares[asked] = cell, share
        asked += 1
        rest *= 1.0 - e.trusts[cell, TRUST]
        if rest < UNHEARD:
            break
    _credit(e.trusts, cells[:asked], shares[:asked])


@compiled
def _credit(trusts: np.ndarray, cells: np.ndarray, shares: np.ndarray) -> None:
    """Each expert's trust moves by how likely it was the one that knew, given that it was asked (EM, one step)."""
    credits = np.empty(len(cells))
    probability = NOVEL
    for place in range(len(cells) - 1, -1, -1):
        trust = trusts[cells[place], TRUST]
        believed = trust * shares[place]
        probability = believed + (1.0 - trust) * probability
        credits[place] = believed / probability
    reach = 1.0
    for place in range(len(cells)):
        row = trusts[cells[place]]
        row[RIGHT] += credits[place] * reach
        row[ASKED] += reach
        row[TRUST] = row[RIGHT] / row[ASKED]
        if row[ASKED] > MEMORY:
            row[RIGHT] = 0.5 * open_minded(row[RIGHT], row[ASKED])
            row[ASKED] *= 0.5
        reach *= 1.0 - credits[place]
        if reach < 1e-3:
            return


@compiled
def correct(row: np.ndarray, expected: float, accepted: float, memory: float) -> None:
    """Of drafts that belong to `row` of `ratios` or `ranks`, `expected` were expected to be accepted and `accepted` were.
    The older ones are halved whenever they are more than `memory`."""
    row[ASKED] += expected
    row[RIGHT] += accepted
    row[TRUST] = row[RIGHT] / row[ASKED]
    if row[ASKED] > memory:
        row[RIGHT] = 0.5 * max(row[RIGHT], DOUBT * row[ASKED])
        row[ASKED] *= 0.5


@compiled
def open_minded(right: float, asked: float) -> float:
    """`right`, moved inside `asked` by the share `DOUBT` at either end."""
    return min(max(right, DOUBT * asked), (1.0 - DOUBT) * asked)


class Estimator:
    """Learnt trusts and corrections; a few thousand numbers whatever the size of the trie."""

    __slots__ = ("handle", "tables")

    def __init__(self, branch_length: int) -> None:
        longest = 2 * branch_length + 1  # a matched context and a whole branch below it
        kinds = [2 * bucket(order, _ORDERS) + source for order in range(longest + 1) for source in (0, 1)]
        trusts = np.empty((2 * (len(_ORDERS) + 1) * _CELLS, 3))
        trusts[:, ASKED] = PRIOR
        trusts[:, TRUST] = [first_trust(cell) for cell in range(len(trusts))]
        trusts[:, RIGHT] = PRIOR * trusts[:, TRUST]
        ratios = np.empty((2 * (len(_ORDERS) + 1) * BINS, 3))
        ratios[:, ASKED] = ratios[:, RIGHT] = PRIOR
        ratios[:, TRUST] = 1.0
        ranks = np.array([(worth * PRIOR, PRIOR, worth) for worth in OVERRATED])
        self.tables = Tables(np.array([(kind * _CELLS, kind * BINS) for kind in kinds]), trusts, ratios, ranks)
        self.handle = Handle(4)
        for place, table in enumerate(self.tables):
            self.handle.set(place, table)

    def trust(self, order: int, source: int, visits: int, followers: int) -> float:
        """How far a context of `order` tokens is trusted (source 0: the request's own, 1: shared) that was seen `visits`
        times before `followers` different tokens."""
        return float(self.tables.trusts[self.tables.offsets[2 * order + source, 0] + cell_of(visits, followers), TRUST])

    def dump(self) -> array[float]:
        """What was learnt, as plain numbers for a file."""
        return array("d", np.concatenate([table[:, column] for table in self.tables[1:] for column in (RIGHT, ASKED)]))

    def restore(self, numbers: Sequence[float]) -> None:
        """Inverse of `dump`; raises ValueError where the numbers cannot be observations."""
        trusts, *corrections = self.tables[1:]
        wanted = 2 * sum(map(len, self.tables[1:]))
        if len(numbers) != wanted:
            raise ValueError(f"{len(numbers)} numbers where {wanted} are needed")
        values = np.asarray(numbers, float)
        if not ((values > 0.0) & (values <= 2 * MEMORY)).all():
            raise ValueError(f"a number is not above 0 and up to {2 * MEMORY:.0f}")
        right, asked = values[: 2 * len(trusts)].reshape(2, -1)
        if (right > asked).any():
            raise ValueError("more hits than tries")
        trusts[:, RIGHT] = np.clip(right, DOUBT * asked, (1.0 - DOUBT) * asked)
        trusts[:, ASKED] = asked
        trusts[:, TRUST] = trusts[:, RIGHT] / asked
        begin = 2 * len(trusts)
        for table in corrections:
            table[:, RIGHT], table[:, ASKED] = values[begin : begin + 2 * len(table)].reshape(2, -1)
            table[:, TRUST] = table[:, RIGHT] / table[:, ASKED]
            begin += 2 * len(table)


def first_trust(cell: int) -> float:
    """Before anything is learnt: by visits against followers (Witten and Bell's estimate of a new follower's chance), or,
    where there was one follower only, by the length of the context too."""
    order, cell = divmod(cell, 2 * _CELLS)
    visits, followers = divmod(cell % _CELLS, len(_FOLLOWERS) + 1)
    if followers == 0:
        return 1.0 - (1.0 - ALONE[order]) * LEFT[visits]
    seen = (1, 2, 3, 5, 8, 16, 60)[visits]
    return seen / (seen + min((1, 2, 4, 7, 16)[followers], seen))


__all__ = [
    "BINS",
    "MOST_FOLLOWERS",
    "MOST_VISITS",
    "ONCE",
    "MEMORY",
    "RANKS",
    "RANKS_MEMORY",
    "TRUST",
    "Estimator",
    "Tables",
    "cell_of",
    "correct",
    "learn",
    "rank_of",
    "tables",
]
