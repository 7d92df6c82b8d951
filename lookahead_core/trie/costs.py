"""What passes of each width cost: the curve that `calibrate` measured, corrected by the passes of late.

The next pass's drafts are chosen by these costs (`PassCosts`), which know no torch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np

from lookahead_core.trie.compiled import address_of, at, compiled

WIDEST = 64
"""Most tokens a pass may have."""
TILE = 8
"""The cost of a pass may jump at multiples of so many rows (the kernels' tiles) and from one row to two."""
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


@dataclass(frozen=True, slots=True, eq=False)
class PassCosts:
    """What passes cost, in plain passes: what a search needs to know when further drafts stop paying."""

    table: np.ndarray
    """float64 [2, widths]: `cost` and `row`."""

    @property
    def cost(self) -> np.ndarray:
        """Of a pass of each width from 0 on."""
        return self.table[0]

    @property
    def row(self) -> np.ndarray:
        """The least that a further row costs in a pass of each width or wider."""
        return self.table[1]

    @classmethod
    def of(cls, cost: Sequence[float]) -> PassCosts:
        """From the cost of each width from 0 on."""
        table = np.empty((2, len(cost)))
        price(table, np.array(cost, float), np.empty(0), 0.0)
        return cls(table)

    def best_drafts(self, scores: Sequence[float], rate: float) -> int:
        """How many of the drafts to feed, given best first: the sum of their scores less what their rows cost is most.

        `rate` is what a plain pass is worth, in tokens. Scores that no pass has room for are passed over.
        """
        return int(best_drafts(self.table, np.array(scores, float), rate))


@compiled
def tile_of(width: int) -> int:
    """How many jumps lie below a pass of `width` tokens: 0 for a plain one, 1 up to `TILE` rows."""
    return (width + TILE - 1) // TILE if width > 1 else 0


@compiled
def price(table: np.ndarray, curve: np.ndarray, jumps: np.ndarray, host: float) -> None:
    """Fill in `PassCosts.table`, where a pass of each width from 0 on costs `curve` plain passes, but the logarithm of each
    jump is higher by `jumps`, and each row takes `host` plain passes of the host's time."""
    widths = len(curve)
    factor, tile = 1.0, 0
    for width in range(widths):
        while tile < min(tile_of(width), len(jumps)):
            factor *= np.exp(jumps[tile])
            tile += 1
        table[0, width] = max(1.0, curve[width] * factor) + host * width
    least = np.inf
    for width in range(widths - 2, -1, -1):
        least = min(least, max(0.0, table[0, width + 1] - table[0, width]))
        table[1, width] = least
    table[1, widths - 1] = table[1, widths - 2]


@compiled
def best_drafts(table: np.ndarray, scores: np.ndarray, rate: float) -> int:
    """`PassCosts.best_drafts`."""
    best, most, gain = 0, 0.0, 0.0
    for count in range(1, min(len(scores), table.shape[1] - 2) + 1):
        gain += scores[count - 1] - rate * (table[0, count + 1] - table[0, count])
        if gain > most:
            best, most = count, gain
    return best


PLAIN, SHARE, MOVED, LAST, UNIT, JUMP = range(6)
"""The numbers of `Prices`: seconds of a plain pass at today's pace; the host's share of a row in the table; by how much jumps
have moved since it was made; the last pass's tile (-1: there was none), and the logarithm of its seconds over the curve's cost;
then the jumps (by how much the logarithm of each is higher than the curve's), how often each was seen, the curve (plain passes)
and the table."""
SEEN = JUMP + JUMPS
CURVE = SEEN + JUMPS
TABLE = CURVE + WIDEST + 1
NUMBERS = TABLE + 2 * (WIDEST + 1)


class Prices:
    """What passes cost just now: the curve, corrected by the passes of late.

    A curve is measured in a second or two, over one length of context and beside whoever else uses the machine, whose pace
    changes all the time. So neighbours are compared: two passes of which one came right after the other tell how high the
    jumps between their widths are, whatever the pace. Where nobody went the curve's shape stays.
    """

    def __init__(self, curve: Sequence[float]) -> None:
        """`curve`: seconds of a pass of each width from 1 to `WIDEST`."""
        self._numbers = np.zeros(NUMBERS)
        self._numbers[[PLAIN, LAST]] = curve[0], -1.0
        self._numbers[CURVE:TABLE] = np.maximum(1.0, np.array([curve[0], *curve]) / curve[0])
        self._costs = PassCosts(self._numbers[TABLE:].reshape(2, WIDEST + 1))
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
    price(numbers[TABLE:].reshape(2, WIDEST + 1), numbers[CURVE:TABLE], numbers[JUMP:SEEN], numbers[SHARE])


@compiled
def cost_of(numbers: np.ndarray, width: int) -> float:
    """See `Prices.cost`."""
    return numbers[TABLE + width] - numbers[SHARE] * width


@compiled
def learn_pass(address: int, width: int, seconds: float) -> float:
    """See `Prices.learn`; `address` is that of the numbers."""
    numbers, width = at(address, NUMBERS).view(np.float64), min(width, WIDEST)
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


__all__ = ["WIDEST", "PassCosts", "Prices", "best_drafts", "learn_pass"]
