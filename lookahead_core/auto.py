"""`decoding_length="auto"`: how wide the next pass should be, so that tokens per second are highest.

A pass of width w emits 1 + (sum of its drafts' chances) tokens in expectation and costs what the cost curve says. Over a
whole run tokens per second are highest where every row brings what its time would bring elsewhere: the best w maximises
(sum of the chances) - rate * cost(w), the rate being the run's own of late (the marginal value theorem; the paper's
trade-off between EDL and the CDL, decided anew for every pass). The chances are the drafts' scores, which the trie learns
(`ranking.Estimator`). Learnt here: what passes cost just now, and whether looking for drafts pays at all on this text.
Knows no torch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from lookahead_core.compiled import compiled
from lookahead_core.draft import DraftTree

if TYPE_CHECKING:
    from lookahead_core.calibrate import CostCurve

WIDEST = 64
"""Most tokens a pass may have."""
LONGEST_REST = 16
"""Most passes between two looks for drafts, so that a text that turns repetitive is noticed at once."""
RETRIEVAL_PASSES = 0.1
"""What a look for drafts is taken to cost before one was measured, in plain passes."""
FRESH = 64
"""Passes for which the time of a plain pass is news: wider ones are compared with it."""
RECENT = 0.95
"""What the rows of the last pass weigh, those of the pass before weigh so much of."""
FADING = 0.998
"""The same where rows were not tried: what was dear once is tried again some day."""
SETTLED = 9
"""Plain passes over which their time is averaged; before there were so many nothing is compared with it."""
DEAREST = 4.0
"""Rows cost at most so many times what the curve says, and at least the inverse."""
STEP = 0.08
"""What drafts cost at least by the curve, however few, in plain passes. On a busy machine a curve may say that they are free,
and what is nothing can't turn out to be so many times as dear."""
STALE = 0.1
"""The table of costs is made anew when the price of rows has moved by so much."""
HOST = 5e-6
"""Seconds that the host takes to find, feed and judge one more draft, whatever the model (measured with cold caches: 3.7 to
4.6 us)."""
LATELY = 0.95
"""What the pass before the last one weighs in the rate of a run, the one before that so much of it."""
FIRST = 5.0
"""Plain passes that a run is taken to have had before its first."""


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
        return cls(priced(np.array(cost, float) - 1.0, 1.0, 0.0))

    def best_drafts(self, scores: Sequence[float], rate: float) -> int:
        """How many of the drafts to feed, given best first: the sum of their scores less what their rows cost is most.

        `rate` is what a plain pass is worth, in tokens. Scores that no pass has room for are passed over.
        """
        return int(best_drafts(self.table, np.array(scores, float), rate))


@compiled
def priced(more: np.ndarray, dear: float, host: float) -> np.ndarray:
    """`PassCosts.table`, where a pass of each width from 0 on costs `more` plain passes than a plain one by the curve, its rows
    cost `dear` times that, and each takes `host` plain passes of the host's time."""
    widths = len(more)
    table = np.empty((2, widths))
    least = np.inf
    for width in range(widths - 1, -1, -1):
        table[0, width] = 1.0 + dear * more[width] + host * width
        if width < widths - 1:
            least = min(least, max(0.0, table[0, width + 1] - table[0, width]))
        table[1, width] = least
    table[1, widths - 1] = table[1, widths - 2]
    return table


@compiled
def best_drafts(table: np.ndarray, scores: np.ndarray, rate: float) -> int:
    """`PassCosts.best_drafts`."""
    best, most, gain = 0, 0.0, 0.0
    for count in range(1, min(len(scores), table.shape[1] - 2) + 1):
        gain += scores[count - 1] - rate * (table[0, count + 1] - table[0, count])
        if gain > most:
            best, most = count, gain
    return best


class Prices:
    """What passes cost just now: the curve's shape, corrected by the passes of late.

    A curve is measured in a second or two, over one length of context and beside whoever else uses the machine. What a
    plain pass takes moves with every one seen; `dear`, the price of a further row against the curve's, with every wider
    pass that came soon after plain ones, so that a machine that is slow as a whole does not make rows look dear.
    """

    def __init__(self, costs: CostCurve) -> None:
        self.costs = costs.quiet()
        self.base = self.plain = self.costs.cost(1)
        self.dear = 1.0
        self._paid = self._due = 0.0  # for rows, in plain passes: measured, and by the curve
        self._seen = self._fresh = 0
        self._table = PassCosts(np.empty((2, 0)))
        self._rows = [self._above(width) for width in range(2 * WIDEST + 1)]
        self._up_to_widest = np.array(self._rows[: WIDEST + 1])
        self._tabled = 0.0  # `dear` when the table was made

    def cost(self, width: int) -> float:
        """Seconds of a pass of `width` tokens."""
        return self.plain * (1.0 + self.dear * self._more(width))

    def _more(self, width: int) -> float:
        """What a pass of `width` tokens costs above a plain one by the curve, in plain passes."""
        return self._rows[width] if width < len(self._rows) else self._above(width)

    def _above(self, width: int) -> float:
        more = self.costs.cost(width) / self.base - 1.0
        return max(more, STEP + 0.5 * more) if width > 1 else 0.0

    def table(self) -> PassCosts:
        """The costs of all widths up to `WIDEST`, the host's share included."""
        if abs(self.dear - self._tabled) > STALE:
            self._tabled = self.dear
            self._table = PassCosts(priced(self._up_to_widest, self.dear, HOST / self.plain))
        return self._table

    def learn(self, width: int, seconds: float) -> float:
        """A pass of `width` tokens took `seconds`. Returns what it costs by all that is known now, in plain passes."""
        more = self._more(width)
        seconds = min(seconds, 3.0 * self.plain * (1.0 + self.dear * more))  # somebody else had the processor
        if width == 1:
            self._seen = min(self._seen + 1, SETTLED)
            self.plain += (seconds - self.plain) / (1 + self._seen)
            self._fresh = FRESH if self._seen == SETTLED else 0
            self._paid, self._due = FADING * self._paid, FADING * self._due
        elif self._fresh:
            self._fresh -= 1
            self._paid = RECENT * self._paid + seconds / self.plain - 1.0
            self._due = RECENT * self._due + more
        self.dear = min(DEAREST, max(1.0 / DEAREST, (1.0 + self._paid) / (1.0 + self._due)))
        return 1.0 + self.dear * more

    def best_drafts(self, scores: Sequence[float], rate: float = 1.0) -> int:
        """As `PassCosts.best_drafts`, at what passes cost just now; `scores` in any order."""
        return self.table().best_drafts(sorted(scores, reverse=True), rate)


class AutoWidth:
    """Chooses the width of each pass of one run. `prices` are shared by the runs on one machine."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self._retrieval = RETRIEVAL_PASSES * prices.plain
        self._gain = 0.0  # passes that a look for drafts wins, a running mean
        self._rest = self._pause = 0
        self._looked = True
        self._rested: list[float] = []  # seconds of the passes since the last look: learnt from before the next one
        self._tokens = self._spent = FIRST  # emitted lately, and what that cost in plain passes

    @property
    def rate(self) -> float:
        """Tokens that this run lately yields in the time of a plain pass: what a row must bring for what it costs."""
        return max(1.0, self._tokens / self._spent)

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
        for seconds in self._rested:
            self._count(1, self.prices.learn(1, seconds))
        self._rested.clear()
        return WIDEST

    def cut(self, tree: DraftTree) -> DraftTree:
        """The part of `tree` that pays: its likeliest nodes, perhaps none."""
        return tree.best(self.prices.best_drafts(tree.scores, self.rate))

    def learn(self, fed: int, emitted: int, retrieval: float, seconds: float) -> None:
        """What came of a pass with `fed` drafts: `emitted` tokens.

        `retrieval`: seconds that finding the drafts took; `seconds`: those of the pass.
        """
        if not self._looked:
            self._rested.append(seconds)
            return
        prices = self.prices
        spent = prices.learn(fed + 1, seconds)
        # Clocks jump when the machine is busy: one measured time moves the mean by a tenth, and by no more than a pass.
        self._retrieval += 0.1 * (min(retrieval, prices.plain) - self._retrieval)
        spent += self._retrieval / prices.plain
        self._gain += 0.1 * (emitted - spent - self._gain)
        self._pause = 0 if self._gain >= 0.0 else min(2 * self._pause or 1, LONGEST_REST)
        self._rest = self._pause
        self._count(emitted, spent)

    def _count(self, emitted: int, spent: float) -> None:
        self._tokens = LATELY * self._tokens + emitted
        self._spent = LATELY * self._spent + spent


__all__ = ["AutoWidth", "PassCosts", "Prices", "WIDEST", "best_drafts"]
