"""How likely is a token to come next? What followed each context suffix, blended from the longest to the shortest.

Every context that matches is an expert: the followers it has seen, each with its share of the visits. An expert that
is reached is believed with trust t, the next weaker one with (1 - t) of what is left, and so on (Jelinek and Mercer's
interpolation). The trusts are learnt while decoding: every committed token shows which experts had it, and how
sure. A cell of the table stands for all experts alike in source (own request or shared), context length, visits and
number of followers. So the table is small, shared by all requests, and serves contexts never met before. A context that
was seen just as often as the longer one before it was seen at the same places: it adds nothing and is not asked.

A second small table corrects the blend as a whole: how often drafted nodes of about that probability, first named by that
kind of expert, were right (adaptive probability maps, as in PAQ-like compressors). A third, of twelve rows, corrects whole
searches: one that finds many nodes has overrated them, because their chances err together.

This file knows single contexts, committed tokens and the nodes of the last draft; `retrieve` knows the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import Handle, compiled, inner, items, items_of, pointers, record
from lookahead_core.trie.insert import Contexts
from lookahead_core.trie.nodes import StoreArrays, child_of, token_at

_VISITS = (1, 2, 3, 5, 9, 29)
_FOLLOWERS = (1, 2, 4, 8)
_ORDERS = (0, 1, 2, 3, 4, 6, 8, 12)
"""Upper bounds of the steps by which experts are told apart: visits, number of followers and tokens of context. One more step
follows each."""

_CELLS = (len(_VISITS) + 1) * (len(_FOLLOWERS) + 1)
"""Cells of one source and order."""

MOST_VISITS, MOST_FOLLOWERS = _VISITS[-1] + 1, _FOLLOWERS[-1] + 1
"""From these numbers on, visits and followers are in their last step."""

_COLUMNS = MOST_FOLLOWERS + 1
"""Columns of `CELL`, a table by visits and followers."""

BINS = 33
"""Bins of a share from 0 to 1, see `bin_of`."""


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

ONCE = int(CELL[1 * _COLUMNS + 1])
"""The cell of a context seen once."""

PRIOR = 4.0
"""The weight of a first guess, in observations."""

MEMORY = 400.0
"""Observations after which the older ones are halved, so that trust follows a change of subject."""

SIZES_MEMORY = 100.0
"""The same for the table of sizes: twelve rows that all drafts teach, and that change as trusts settle."""

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
"""Experts that together have less trust left than this are not asked."""


SIZES = 12
"""Rows of the table of sizes, see `size_of`. At first, each row is 1. Over recorded answers of 7B and 13B models, of what was
expected of searches came true 1.1 to 1.4 times as much where they found few nodes, and 0.7 times where they found many."""


GAINED = 0.8
"""What a token is worth at first, see `retrieve.ALREADY_CANDIDATE`."""

RATE = record(np.float64, "right", "asked", "trust")
"""How often a kind of expert was right and how often it was asked (or: how many drafts were right, and how many were
expected to be), both fading; and the first over the second."""

KIND = record(np.int64, "trusts", "ratios")
"""Where the rows of a kind of expert begin in the tables `trusts` and `ratios`."""


class Learnt(NamedTuple):
    """What an estimator has learnt, as compiled functions take it."""

    kinds: np.ndarray  # KIND [2 * order + source]; source 0 is the request's own text, 1 the shared branches
    trusts: np.ndarray  # RATE [cells]
    ratios: np.ndarray  # RATE [bins]
    sizes: np.ndarray  # RATE [SIZES]: how much of what was expected of searches that found so many nodes came true
    gained: np.ndarray  # RATE [1]: what tokens are worth, see `retrieve.ALREADY_CANDIDATE`, over how many they are


LEARNT_LAYOUT = pointers(*Learnt._fields)


@inner
def learnt_at(address: int) -> Learnt:
    """The tables of the estimator whose handle is at `address`."""
    handle = items(address, 1, LEARNT_LAYOUT)[0]
    return Learnt(
        items_of(handle.kinds, KIND),
        items_of(handle.trusts, RATE),
        items_of(handle.ratios, RATE),
        items_of(handle.sizes, RATE),
        items_of(handle.gained, RATE),
    )


@compiled
def size_of(nodes: int) -> int:
    """The row of `sizes` for a search that found so many nodes: 1, 2, 3, 4-5, 6-7, 8-11, ..., 48-63 and beyond."""
    row = 0
    while nodes > 3:
        nodes >>= 1
        row += 2
    return min(row + max(nodes, 1) - 1, SIZES - 1)


@compiled
def cell_of(visits: int, followers: int) -> int:
    """The cell of a context within its order and source."""
    return CELL[min(visits, MOST_VISITS) * _COLUMNS + min(followers, MOST_FOLLOWERS)]


@inner
def bin_of(learnt: Learnt, kind: int, share: float) -> int:
    """The row of `ratios` for a node that `kind` of expert named first and that got `share` from all of them. The square
    root makes the bins of small shares narrow."""
    return learnt.kinds[kind].ratios + int((BINS - 1.0) * share**0.5)


@inner
def learn(store: StoreArrays, learnt: Learnt, contexts: Contexts, token: int) -> None:
    """`token` followed `contexts`: shift trust to the experts that expected it. Where both cursors have the same root only the
    shared one is asked."""
    own, shared = contexts.own.head[0], contexts.shared.head[0]
    alone = own.root == shared.root
    longest = max(own.depth, shared.depth)
    cells, shares = np.empty(2 * longest + 2, np.int64), np.empty(2 * longest + 2)
    asked, rest = 0, 1.0
    visits_own = visits_shared = 0  # of the last expert asked
    for turn in range(2 * longest + 2):
        order, source = longest - (turn >> 1), turn & 1
        if order > (shared.depth if source else own.depth) or (alone and not source):
            continue
        place = contexts.shared.places[order] if source else contexts.own.places[order]
        if not place:
            continue
        before = visits_shared if source else visits_own
        if place > 0 and store.nodes[place].fanout:
            node = store.nodes[place]
            visits = int64(node.total)
            if visits == before:
                continue
            cell = cell_of(visits, int64(node.fanout))
            child = child_of(store, place, token)
            share = store.nodes[child].count / visits if child else 0.0
        else:
            visits = 1
            follower = token_at(store, ~place if place < 0 else store.tails[place])
            if follower < 0 or before == 1:
                continue
            cell = ONCE
            share = 1.0 if follower == token else 0.0
        if source:
            visits_shared = visits
        else:
            visits_own = visits
        cells[asked], shares[asked] = cell + learnt.kinds[2 * order + source].trusts, share
        rest *= 1.0 - learnt.trusts[cells[asked]].trust
        asked += 1
        if rest < UNHEARD:
            break
    _credit(learnt.trusts, cells[:asked], shares[:asked])


@inner
def _credit(trusts: np.ndarray, cells: np.ndarray, shares: np.ndarray) -> None:
    """Each expert's trust moves by how likely it was the one that knew, given that it was asked (EM, one step)."""
    credits = np.empty(len(cells))
    probability = NOVEL
    for place in range(len(cells) - 1, -1, -1):
        trust = trusts[cells[place]].trust
        believed = trust * shares[place]
        probability = believed + (1.0 - trust) * probability
        credits[place] = believed / probability
    reach = 1.0
    for place in range(len(cells)):
        correct(trusts[cells[place]], reach, credits[place] * reach, MEMORY, 1.0 - DOUBT)
        reach *= 1.0 - credits[place]
        if reach < 1e-3:
            return


@inner
def correct(row: Any, asked: float, right: float, memory: float, most: float) -> None:
    """A kind of expert was asked and right so often more (or: so many drafts were expected to be accepted, and were). The older
    observations are halved whenever they exceed `memory`; the trust then lies from DOUBT to `most`."""
    row.asked += asked
    row.right += right
    row.trust = row.right / row.asked
    if row.asked > memory:
        row.right = 0.5 * min(max(row.right, DOUBT * row.asked), most * row.asked)
        row.asked *= 0.5


@inner
def learn_from_draft(learnt: Learnt, nodes: np.ndarray, size: int, truth: np.ndarray) -> None:
    """`truth` are the tokens that really followed: correct the estimates by which of the `size` nodes were right, fed or not.
    A node below a right one is judged if the truth goes on there: so what is not fed, and therefore known for one token only,
    is judged as fairly as what is."""
    right = np.zeros(size + 1, np.int64)  # 1: right, 0: wrong, -1: the truth ends before it
    right[0] = 1
    expected = came = 0.0
    for index in range(1, size + 1):
        node = nodes[index]
        above = right[node.parent]
        if above == 1 and node.level <= len(truth):
            right[index] = 1 if node.token == truth[node.level - 1] else 0
            correct(learnt.ratios[bin_of(learnt, node.kind, node.share)], node.share, float(right[index]), MEMORY, np.inf)
        else:
            right[index] = -abs(above)
        if right[index] >= 0:
            expected += node.score
            came += right[index]
    if expected:
        correct(learnt.sizes[size_of(size)], expected, came, SIZES_MEMORY, np.inf)


class Estimator:
    """Learnt trusts and corrections; a few thousand numbers whatever the size of the trie."""

    def __init__(self, branch_length: int) -> None:
        longest = 2 * branch_length + 1  # a matched context and a whole branch below it
        rows = [2 * bucket(order, _ORDERS) + source for order in range(longest + 1) for source in (0, 1)]
        kinds = np.array([(row * _CELLS, row * BINS) for row in rows], KIND)
        trusts = first_rates([first_trust(cell) for cell in range(2 * (len(_ORDERS) + 1) * _CELLS)])
        ratios = first_rates([1.0] * (2 * (len(_ORDERS) + 1) * BINS))
        self.learnt = Learnt(kinds, trusts, ratios, first_rates([1.0] * SIZES), first_rates([GAINED]))
        self.handle = Handle(LEARNT_LAYOUT, **self.learnt._asdict())

    @property
    def nbytes(self) -> int:
        """Bytes of the tables."""
        return sum(table.nbytes for table in self.learnt)

    def dump(self) -> np.ndarray:
        """What was learnt, as plain numbers for a file: float64 [n]."""
        return np.concatenate([table[column] for table in self.learnt[1:] for column in ("right", "asked")])

    def restore(self, numbers: np.ndarray) -> None:
        """Inverse of `dump`; raises ValueError where the numbers cannot be observations."""
        tables = self.learnt[1:]
        wanted = 2 * sum(map(len, tables))
        if len(numbers) != wanted:
            raise ValueError(f"{len(numbers)} numbers where {wanted} are needed")
        values = np.array(numbers, float)
        if not ((values > 0.0) & np.isfinite(values)).all():
            raise ValueError("a number is not above 0 and finite")
        right, asked = values[: 2 * len(tables[0])].reshape(2, -1)
        if (right > asked).any():
            raise ValueError("more hits than tries")
        values[: len(right)] = np.clip(right, DOUBT * asked, (1.0 - DOUBT) * asked)
        begin = 0
        for table in tables:
            end = begin + 2 * len(table)
            table["right"], table["asked"] = values[begin:end].reshape(2, -1)
            table["trust"] = table["right"] / table["asked"]
            begin = end


def first_rates(trusts: Sequence[float]) -> np.ndarray:
    """A table before anything is learnt."""
    return np.array([(PRIOR * trust, PRIOR, trust) for trust in trusts], RATE)


def first_trust(cell: int) -> float:
    """Before anything is learnt: by visits against followers (Witten and Bell's estimate of a new follower's chance), or,
    where there was one follower only, by the length of the context too."""
    order, cell = divmod(cell, 2 * _CELLS)
    visits, followers = divmod(cell % _CELLS, len(_FOLLOWERS) + 1)
    if followers == 0:
        return 1.0 - (1.0 - ALONE[order]) * LEFT[visits]
    seen = (1, 2, 3, 5, 8, 16, 60)[visits]
    return seen / (seen + min((1, 2, 4, 7, 16)[followers], seen))
