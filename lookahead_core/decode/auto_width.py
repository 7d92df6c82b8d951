"""`decoding_length="auto"`: how wide the next pass should be, so that tokens per second are highest.

A pass of width w emits 1 + (sum of its drafts' chances) tokens in expectation and costs what the cost curve says. Over a
whole run tokens per second are highest where every row brings what its time would bring elsewhere: the best w maximises
(sum of the chances) - rate * cost(w), the rate being the run's own of late (the marginal value theorem; the paper's
trade-off between EDL and the CDL, decided anew for every pass). The chances are the drafts' scores, which the trie learns
(`acceptance.Estimator`). Learnt here: what passes cost just now (`Prices`), and whether looking for drafts pays at all on this
text (`AutoWidth`). Knows no torch.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np

from lookahead_core.trie.compiled import address_of, compiled, items
from lookahead_core.trie.costs import COST, TILE, WIDEST, PassCosts, price, tile_of
from lookahead_core.trie.draft_tree import DraftTree

JUMPS = WIDEST // TILE
LEARNT = 0.05
"""What two neighbouring passes move the height of a jump by, or more while it was seen seldom: the n-th time 1 / (n + 4)."""
SELDOM = 4.0
TOLD = 0.5
"""Two neighbours tell no more than that a jump is so much higher or lower (logarithm): else somebody had the processor."""
HIGHEST = 0.7
"""By how much the logarithm of a jump's height differs from the curve's at most."""
FADING = 0.998
"""What of that is left after a plain pass among its like: what was dear once is tried again some day."""
PACE = 0.1
"""What one pass moves the machine's pace by,"""
SLOWEST = 2.0
"""and by no more than if it had been so many times as slow."""
STALE = 0.02
"""The table of costs is made anew when jumps have moved by so much."""
HOST = 5e-6
"""Seconds that the host takes to find, feed and judge one more draft, whatever the model (measured with cold caches: 3.7 to
4.6 us)."""


LONGEST_REST = 16
"""Most passes between two looks for drafts, so that a text that turns repetitive is noticed at once."""
RETRIEVAL_PASSES = 0.1
"""What a look for drafts is taken to cost before one was measured, in plain passes."""
LATELY = 0.95
"""What the pass before the last one weighs in the rate of a run, the one before that so much of it."""
FIRST = 5.0
"""Plain passes that a run is taken to have had before its first."""
NEWS = 0.1
"""What one look moves the mean of what looks cost and win by."""

RETRIEVAL, GAIN, TOKENS, SPENT, PAUSE, RESTED = range(6)
"""The numbers of an `AutoWidth`: seconds that a look for drafts takes; passes that it wins; tokens emitted lately, and what
they cost in plain passes; how long the last rest was; and the seconds of the passes since the last look."""
NUMBERS = RESTED + LONGEST_REST


class AutoWidth:
    """Chooses the width of each pass of one run. `prices` are shared by the runs on one machine."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        numbers = np.zeros(NUMBERS)
        numbers[[RETRIEVAL, TOKENS, SPENT]] = RETRIEVAL_PASSES * prices.plain, FIRST, FIRST
        self._address, self._cells = address_of(numbers), numbers.data.cast("B").cast("d")  # a view keeps the numbers alive
        self._rest = self._rested = 0
        self._looked = True

    @property
    def rate(self) -> float:
        """Tokens that this run lately yields in the time of a plain pass: what a row must bring for what it costs."""
        return max(1.0, self._cells[TOKENS] / self._cells[SPENT])

    @property
    def resting(self) -> bool:
        """Whether no drafts will be looked for at the next pass."""
        return self._rest > 0

    def room(self) -> int:
        """Most tokens of the next pass; 1 where looking for drafts is not worth its time just now."""
        self._looked = not self._rest
        if self._rest:
            self._rest -= 1
            return 1
        if self._rested:
            learn_rest(self.prices.address, self._address, self._rested)
            self._rested = 0
        return WIDEST

    def cut(self, tree: DraftTree) -> DraftTree:
        """The part of `tree` that pays: its likeliest nodes, perhaps none."""
        return tree.best(self.prices.best_drafts(tree.scores, self.rate))

    def learn(self, fed: int, emitted: int, retrieval: float, seconds: float) -> None:
        """What came of a pass with `fed` drafts: `emitted` tokens.

        `retrieval`: seconds that finding the drafts took; `seconds`: those of the pass.
        """
        if self._looked:
            self._rest = learn_look(self.prices.address, self._address, fed, emitted, retrieval, seconds)
        else:
            self._cells[RESTED + self._rested] = seconds
            self._rested += 1


@compiled
def learn_look(prices: int, address: int, fed: int, emitted: int, retrieval: float, seconds: float) -> int:
    """See `AutoWidth.learn`, of a pass for which drafts were looked for; the addresses are those of the numbers of both.
    Returns how many passes to rest."""
    numbers = items(address, NUMBERS, np.float64)
    spent = learn_pass(prices, fed + 1, seconds)
    plain = items(prices, OF_PRICES, np.float64)[PLAIN]
    # Clocks jump when the machine is busy: no one measured time counts for more than a pass.
    numbers[RETRIEVAL] += NEWS * (min(retrieval, plain) - numbers[RETRIEVAL])
    spent += numbers[RETRIEVAL] / plain
    numbers[GAIN] += NEWS * (emitted - spent - numbers[GAIN])
    numbers[PAUSE] = 0.0 if numbers[GAIN] >= 0.0 else min(max(2.0 * numbers[PAUSE], 1.0), LONGEST_REST)
    _count(numbers, emitted, spent)
    return int(numbers[PAUSE])


@compiled
def learn_rest(prices: int, address: int, passes: int) -> None:
    """Learn from so many passes since the last look."""
    numbers = items(address, NUMBERS, np.float64)
    for place in range(passes):
        _count(numbers, 1, learn_pass(prices, 1, numbers[RESTED + place]))


@compiled
def _count(numbers: np.ndarray, emitted: int, spent: float) -> None:
    numbers[TOKENS] = LATELY * numbers[TOKENS] + emitted
    numbers[SPENT] = LATELY * numbers[SPENT] + spent


PLAIN, SHARE, MOVED, LAST, UNIT, JUMP = range(6)
"""The numbers of `Prices`: seconds of a plain pass at today's pace; the host's share of a row in the table; by how much jumps
have moved since it was made; the last pass's tile (-1: there was none), and the logarithm of its seconds over the curve's cost;
then the jumps (by how much the logarithm of each is higher than the curve's), how often each was seen, the curve (plain passes)
and the table."""
SEEN = JUMP + JUMPS
CURVE = SEEN + JUMPS
TABLE = CURVE + WIDEST + 1
OF_PRICES = TABLE + 2 * (WIDEST + 1)


class Prices:
    """What passes cost just now: the curve, corrected by the passes of late.

    A curve is measured in a second or two, over one length of context and beside whoever else uses the machine, whose pace
    changes all the time. So neighbours are compared: two passes of which one came right after the other tell how high the
    jumps between their widths are, whatever the pace. Where nobody went the curve's shape stays.
    """

    def __init__(self, curve: Sequence[float]) -> None:
        """`curve`: seconds of a pass of each width from 1 to `WIDEST`."""
        self._numbers = np.zeros(OF_PRICES)
        self._numbers[[PLAIN, LAST]] = curve[0], -1.0
        self._numbers[CURVE:TABLE] = np.maximum(1.0, np.array([curve[0], *curve]) / curve[0])
        self._costs = PassCosts(self._numbers[TABLE:].view(COST))
        self.address = address_of(self._numbers)
        """Where the numbers lie."""
        reprice(self._numbers)

    @property
    def plain(self) -> float:
        """Seconds of a plain pass."""
        return float(self._numbers[PLAIN])

    def cost(self, width: int) -> float:
        """What a pass of `width` tokens, at most `WIDEST`, costs in plain passes."""
        return float(cost_of(self._numbers, width))

    def table(self) -> PassCosts:
        """The same of all widths, and the host's share; it changes with every pass learnt from."""
        return self._costs

    def learn(self, width: int, seconds: float) -> float:
        """A pass of `width` tokens took `seconds`. Returns what it costs by all that was known, in plain passes. More
        tokens than `WIDEST` count as so many."""
        return float(learn_pass(self.address, width, seconds))

    def best_drafts(self, scores: Sequence[float], rate: float = 1.0) -> int:
        """As `PassCosts.best_drafts`, at what passes cost just now; `scores` in any order."""
        return self._costs.best_drafts(sorted(scores, reverse=True), rate)


@compiled
def reprice(numbers: np.ndarray) -> None:
    """Make the table anew."""
    numbers[MOVED], numbers[SHARE] = 0.0, HOST / numbers[PLAIN]
    price(numbers[TABLE:].view(COST), numbers[CURVE:TABLE], numbers[JUMP:SEEN], numbers[SHARE])


@compiled
def cost_of(numbers: np.ndarray, width: int) -> float:
    """See `Prices.cost`."""
    return numbers[TABLE:].view(COST)[width].cost - numbers[SHARE] * width


@compiled
def learn_pass(address: int, width: int, seconds: float) -> float:
    """See `Prices.learn`; `address` is that of the numbers."""
    numbers, width = items(address, OF_PRICES, np.float64), min(width, WIDEST)
    cost, tile, before = cost_of(numbers, width), tile_of(width), int(numbers[LAST])
    seconds = max(seconds, 1e-9)
    numbers[PLAIN] *= min(max(seconds / (numbers[PLAIN] * cost), 1.0 / SLOWEST), SLOWEST) ** PACE
    unit = log(seconds / numbers[CURVE + width])
    if before >= 0 and before != tile:
        height = unit - numbers[UNIT] if tile > before else numbers[UNIT] - unit
        _learn_jumps(numbers, min(before, tile), max(before, tile), height)
    elif before == 0:
        numbers[MOVED] += (1.0 - FADING) * np.abs(numbers[JUMP:SEEN]).max()
        numbers[JUMP:SEEN] *= FADING
    numbers[LAST], numbers[UNIT] = tile, unit
    if numbers[MOVED] > STALE:
        reprice(numbers)
    return cost


@compiled
def _learn_jumps(numbers: np.ndarray, low: int, high: int, height: float) -> None:
    """The jumps between two tiles were higher than the curve's by `height` together."""
    jumps, seen = numbers[JUMP:SEEN], numbers[SEEN:CURVE]
    told = min(max(height - jumps[low:high].sum(), -TOLD), TOLD) / (high - low)
    for jump in range(low, high):
        seen[jump] += 1.0
        move = told * max(LEARNT, 1.0 / (seen[jump] + SELDOM))
        jumps[jump] = min(max(jumps[jump] + move, -HIGHEST), HIGHEST)
        numbers[MOVED] += abs(move)
