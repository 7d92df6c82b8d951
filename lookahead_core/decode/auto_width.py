"""`decoding_length="auto"`: the width of the next pass, chosen so that tokens per second are highest.

A pass of width w emits 1 + (sum of its drafts' chances) tokens in expectation, and the cost curve gives its time. Over a run
the best w maximises (sum of the chances) - rate * cost(w), where the rate is the run's recent tokens per plain pass: the
marginal value theorem, and the paper's trade-off between EDL and CDL for every pass. The chances are the drafts' scores,
which the trie learns (`trie.acceptance`). Two things are learnt here: the current cost of passes (`Prices`), and whether
drafting pays at all on the present text (`AutoWidth`). Imports no torch.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import address_of, compiled, float_cells, inner, items, row_type
from lookahead_core.trie.costs import COST, TILE, WIDEST, best_drafts, price, tile_of
from lookahead_core.trie.draft_tree import DraftTree

JUMPS = WIDEST // TILE
LEAST_STEP, FIRST_STEPS = 0.05, 4.0
"""Step size for a jump's height: 1 / (n + 4) at the n-th observation, never below 0.05."""
CLAMP = 0.5
"""Largest effect of one observation of a jump (log): more means that another process had the CPU."""
FARTHEST = 0.7
"""Largest deviation of a jump's height from the curve's (log)."""
FADING = 0.998
"""Factor on these deviations at every second plain pass in a row, so that widths once too expensive are tried again."""
PACE, PACE_CLAMP = 0.1, 2.0
"""Step size (log) for the seconds of a plain pass, and the largest effect of one pass (factor)."""
STALE = 0.02
"""The table of costs is rebuilt once jumps have moved by so much (log)."""
HOST = 5e-6
"""Seconds of host time for each draft, to retrieve, feed and verify it (measured with cold caches: 3.7 to 4.6 us)."""

LONGEST_REST = 16
"""Most passes in a row without drafting, so that a text that starts to repeat is noticed soon."""
LOOKING = 0.003
"""Plain passes that each pass may spend on looking for drafts where they bring nothing."""
MOST_CREDIT, FIRST_CREDIT = 4.0, 1.0
"""Most plain passes that drafting may lose after it paid: in the same run, and in the next one."""
MOST_DEBT = 0.2
"""Most plain passes of loss that are remembered: a text that was hard to guess may become easy."""
DECAY = 0.99
"""Weight of the previous pass in the rate, compared with the last one."""
FIRST_PASSES = 5.0
"""Plain passes, of one token each, with which the first run's rate starts."""
RETRIEVAL_STEP = 0.1
"""Step size for the mean time of drafting."""

PRICES = row_type(
    [
        ("plain", "f8"),  # seconds of a plain pass at the current pace
        ("host", "f8"),  # HOST in plain passes, as in the table
        ("moved", "f8"),  # how far jumps have moved since the table was built (log)
        ("tile", "f8"),  # of the last pass; -1 before the first one
        ("unit", "f8"),  # log of the last pass's seconds over its cost by the curve
        ("jumps", "f8", (JUMPS,)),  # deviation of each jump's height from the curve's (log)
        ("seen", "f8", (JUMPS,)),  # observations of each jump
        ("curve", "f8", (WIDEST + 1,)),  # cost of each width from 0 on, in plain passes
        ("table", COST, (WIDEST + 1,)),  # the current costs
    ]
)
LAST_RUN = row_type(
    [
        ("tokens", "f8"),  # recently emitted by the run that learnt last
        ("spent", "f8"),  # plain passes that they took
        ("credit", "f8"),  # of that run, see `RUN`
    ]
)
RUN = row_type(
    [
        ("retrieval", "f8"),  # mean seconds of drafting; 0 before the first draft
        ("credit", "f8"),  # plain passes that drafting may still lose
        ("tokens", "f8"),  # recently emitted
        ("spent", "f8"),  # plain passes that they took
        ("pause", "f8"),  # length of the last rest, in passes
        ("rest", "f8", (LONGEST_REST,)),  # seconds of the passes since drafts were last made
    ]
)


class AutoWidth:
    """Chooses the width of each pass of one run.

    Runs on one machine share `prices`. A run begins with the rate of the last one of the same `method`.
    """

    def __init__(self, prices: Prices, method: str = "") -> None:
        self.prices, last_run = prices, prices.last_run(method)
        numbers = np.zeros(1, RUN)
        numbers["tokens"], numbers["spent"] = last_run["tokens"], last_run["spent"]
        numbers["credit"] = np.clip(last_run["credit"], 0.0, FIRST_CREDIT)
        self._address, self._last_run = address_of(numbers), address_of(last_run)
        self._tokens, self._spent, self._seconds = (float_cells(numbers[name]) for name in ("tokens", "spent", "rest"))
        self.rest = 0
        """Passes that still go without drafts; 0: the next one has them."""
        self._rested = 0
        self._drafting = True

    @property
    def rate(self) -> float:
        """Tokens that this run recently emitted in the time of a plain pass: a row must yield as much for its cost."""
        return max(1.0, self._tokens[0] / self._spent[0])

    def most_tokens(self) -> int:
        """Most tokens of the next pass; 1 where drafting currently does not pay. Called once a pass."""
        self._drafting = not self.rest
        if self.rest:
            self.rest -= 1
            return 1
        if self._rested:
            learn_rest(self.prices.address, self._last_run, self._address, self._rested)
            self._rested = 0
        return WIDEST

    def cut(self, tree: DraftTree) -> DraftTree:
        """The part of `tree` that pays: its likeliest nodes, perhaps none."""
        return tree.best(self.prices.best_drafts(tree.scores, self.rate))

    def learn(self, fed: int, emitted: int, retrieval: float, seconds: float) -> None:
        """Learn from a pass with `fed` drafts that emitted `emitted` tokens.

        `retrieval`: seconds that drafting took, inserting what was committed before it included; `seconds`: those of the pass.
        """
        if self._drafting:
            addresses = self.prices.address, self._last_run, self._address
            self.rest = learn_drafting(*addresses, fed, emitted, retrieval, seconds)
        else:
            self._seconds[self._rested] = seconds
            self._rested += 1


@compiled
def learn_drafting(prices: int, last_run: int, address: int, fed: int, emitted: int, retrieval: float, seconds: float) -> int:
    """`AutoWidth.learn` for a pass before which drafts were made; returns the number of passes to rest.

    `prices`, `last_run` and `address` are the addresses of a `PRICES`, a `LAST_RUN` and a `RUN`.
    """
    run = items(address, 1, RUN)[0]
    spent = learn_pass(prices, fed + 1, seconds)
    plain = items(prices, 1, PRICES)[0].plain
    # On a busy machine single times are far too long: none counts for more than a pass.
    seconds = min(retrieval, plain)
    run.retrieval = run.retrieval + RETRIEVAL_STEP * (seconds - run.retrieval) if run.retrieval else seconds
    look = run.retrieval / plain
    _count(last_run, run, emitted, spent + look)
    paid = emitted > spent + look
    run.pause = 0.0 if paid or run.credit >= 0.0 or look < LOOKING else min(max(2.0 * run.pause, 1.0), LONGEST_REST)
    return int(run.pause)


@compiled
def learn_rest(prices: int, last_run: int, address: int, passes: int) -> None:
    """Learn from the `passes` of a rest."""
    run, width = items(address, 1, RUN)[0], int64(1)
    for place in range(passes):
        _count(last_run, run, width, learn_pass(prices, width, run.rest[place]))


@inner
def _count(address: int, run: Any, emitted: int, spent: float) -> None:
    """Count a pass: in the run, and for those that begin after it."""
    run.tokens = DECAY * run.tokens + emitted
    run.spent = DECAY * run.spent + spent
    run.credit = max(min(run.credit + LOOKING + emitted - spent, MOST_CREDIT), -MOST_DEBT)
    last_run = items(address, 1, LAST_RUN)[0]
    last_run.tokens, last_run.spent, last_run.credit = run.tokens, run.spent, run.credit


class Prices:
    """The current cost of passes: the measured curve, corrected by recent passes.

    A curve is measured in a few seconds, over one length of context, while the pace of the machine keeps changing. So
    only neighbours are compared: a pass right after another one shows the height of the jumps between their widths at any
    pace. Between widths that no pass had, the curve keeps its shape.
    """

    def __init__(self, curve: Sequence[float]) -> None:
        """`curve`: seconds of a pass of each width from 1 to `WIDEST`."""
        self._numbers = np.zeros(1, PRICES)
        self._numbers["plain"], self._numbers["tile"] = curve[0], -1.0
        self._numbers["curve"][0] = np.maximum(1.0, np.array([curve[0], *curve]) / curve[0])
        self.table: np.ndarray = self._numbers["table"][0]
        """The costs of all widths, host time included. They change with every pass that is learnt from."""
        self._plain, self._table = float_cells(self._numbers["plain"]), float_cells(self.table)
        self.address = address_of(self._numbers)
        """Address of the `PRICES`."""
        self._last_runs: dict[str, np.ndarray] = {}
        rebuild(self.address)

    @property
    def plain(self) -> float:
        """Seconds of a plain pass."""
        return self._plain[0]

    def extra(self, drafts: int) -> float:
        """Seconds that a pass takes longer with so many drafts; those of the widest pass, for more than fit it."""
        fields = len(COST)
        return self._plain[0] * (self._table[fields * min(drafts + 1, WIDEST)] - self._table[fields])

    def last_run(self, method: str) -> np.ndarray:
        """With what the next run of a method begins, and where it writes what it learns: LAST_RUN [1]."""
        return self._last_runs.setdefault(method, np.array([(FIRST_PASSES, FIRST_PASSES, 0.0)], LAST_RUN))

    def best_drafts(self, scores: Sequence[float], rate: float = 1.0) -> int:
        """`costs.best_drafts` at current costs; `scores` in any order."""
        return int(best_drafts(self.table, np.array(sorted(scores, reverse=True), float), rate))


@compiled
def rebuild(address: int) -> None:
    """Compute the table of the `PRICES` at `address`."""
    prices = items(address, 1, PRICES)[0]
    prices.moved, prices.host = 0.0, HOST / prices.plain
    price(prices.table, prices.curve, prices.jumps, prices.host)


@compiled
def learn_pass(address: int, width: int, seconds: float) -> float:
    """Learn from a pass of `width` tokens that took `seconds`; returns its cost by the `PRICES` at `address`, in plain passes.

    A pass of more tokens than `WIDEST` counts as one of that many.
    """
    prices, width = items(address, 1, PRICES)[0], min(width, WIDEST)
    cost, tile, before = prices.table[width].cost - prices.host * width, tile_of(width), int(prices.tile)
    seconds = max(seconds, 1e-9)
    prices.plain *= min(max(seconds / (prices.plain * cost), 1.0 / PACE_CLAMP), PACE_CLAMP) ** PACE
    unit = log(seconds / prices.curve[width])
    if before >= 0 and before != tile:
        height = unit - prices.unit if tile > before else prices.unit - unit
        _learn_jumps(prices, min(before, tile), max(before, tile), height)
    elif before == 0:
        largest = 0.0
        for jump in range(JUMPS):
            largest = max(largest, abs(prices.jumps[jump]))
            prices.jumps[jump] *= FADING
        prices.moved += (1.0 - FADING) * largest
    prices.tile, prices.unit = tile, unit
    if prices.moved > STALE:
        rebuild(address)
    return cost


@inner
def _learn_jumps(prices: Any, low: int, high: int, height: float) -> None:
    """Move the jumps between two tiles towards `height`, their observed deviation from the curve's together (log)."""
    for jump in range(low, high):
        height -= prices.jumps[jump]
    error = min(max(height, -CLAMP), CLAMP) / (high - low)
    for jump in range(low, high):
        prices.seen[jump] += 1.0
        move = error * max(LEAST_STEP, 1.0 / (prices.seen[jump] + FIRST_STEPS))
        prices.jumps[jump] = min(max(prices.jumps[jump] + move, -FARTHEST), FARTHEST)
        prices.moved += abs(move)
