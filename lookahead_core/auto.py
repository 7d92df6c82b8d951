"""`decoding_length="auto"`: how wide the next pass should be, so that tokens per second are highest.

A pass of width w emits 1 + (sum of its drafts' chances) tokens in expectation and costs what the cost curve says, so the
best w maximises the quotient (design: the paper's trade-off between EDL and the CDL, decided anew for every pass). The
chances are the drafts' scores, which the trie learns (`ranking.Estimator`). Learnt here: what passes cost just now, and
whether looking for drafts pays at all on this text. Knows no torch.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

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
DEAREST = 3.0
"""Rows cost at most so many times what the curve says, and at least the inverse."""


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

    def cost(self, width: int) -> float:
        """Seconds of a pass of `width` tokens."""
        return self.plain * (1.0 + self.dear * (self.costs.cost(width) / self.base - 1.0))

    def learn(self, width: int, seconds: float) -> None:
        """A pass of `width` tokens took `seconds`."""
        seconds = min(seconds, 3.0 * self.cost(width))  # somebody else had the processor
        if width == 1:
            self._seen = min(self._seen + 1, SETTLED)
            self.plain += (seconds - self.plain) / (1 + self._seen)
            self._fresh = FRESH if self._seen == SETTLED else 0
            self._paid, self._due = FADING * self._paid, FADING * self._due
        elif self._fresh:
            self._fresh -= 1
            self._paid = RECENT * self._paid + seconds / self.plain - 1.0
            self._due = RECENT * self._due + self.costs.cost(width) / self.base - 1.0
        self.dear = min(DEAREST, max(1.0 / DEAREST, (1.0 + self._paid) / (1.0 + self._due)))

    def best_drafts(self, scores: Sequence[float]) -> int:
        """How many of the best drafts to feed: maximises expected tokens per second, (1 + sum of scores) / cost.

        `scores` are acceptance estimates, in any order.
        """
        cost, row = self.costs.cost, self.dear / self.base
        rest = 1.0 - self.dear  # the cost of a width is rest + row * its cost by the curve, in plain passes
        best, best_rate, expected = 0, 1.0, 1.0
        for count, score in enumerate(sorted(scores, reverse=True), start=1):
            expected += score
            rate = expected / (rest + row * cost(count + 1))
            if rate > best_rate:
                best, best_rate = count, rate
        return best


class AutoWidth:
    """Chooses the width of each pass of one run. `prices` are shared by the runs on one machine."""

    def __init__(self, prices: Prices) -> None:
        self.prices = prices
        self._retrieval = RETRIEVAL_PASSES * prices.plain
        self._gain = 0.0  # passes that a look for drafts wins, a running mean
        self._rest = self._pause = 0
        self._looked = False
        self._peak = 8.0  # drafts lately fed, a decaying maximum

    @property
    def resting(self) -> bool:
        """Whether no drafts will be looked for at the next pass."""
        return self._rest > 0

    def room(self) -> int:
        """Most tokens of the next pass; 1 where looking for drafts is not worth its time just now."""
        if self._rest:
            self._rest -= 1
            return 1
        return min(WIDEST, 5 + int(1.25 * self._peak))  # finding drafts takes time, too: few more than are fed

    def cut(self, tree: DraftTree) -> DraftTree:
        """The part of `tree` that pays: its likeliest nodes, perhaps none."""
        self._looked = True
        return tree.best(self.prices.best_drafts(tree.scores))

    def learn(self, fed: int, emitted: int, retrieval: float, seconds: float) -> None:
        """What came of a pass with `fed` drafts: `emitted` tokens.

        `retrieval`: seconds that finding the drafts took; `seconds`: those of the pass.
        """
        prices = self.prices
        prices.learn(fed + 1, seconds)
        if not self._looked:
            return
        self._looked = False
        self._peak = max(0.9 * self._peak, fed)
        # Clocks jump when the machine is busy: one measured time moves the mean by a tenth, and by no more than a pass.
        self._retrieval += 0.1 * (min(retrieval, prices.plain) - self._retrieval)
        gain = emitted - (prices.cost(fed + 1) + self._retrieval) / prices.plain
        self._gain += 0.1 * (gain - self._gain)
        if self._gain >= 0.0:
            self._pause = 0
        else:
            self._pause = min(2 * self._pause or 1, LONGEST_REST)
            self._rest = self._pause


__all__ = ["AutoWidth", "Prices", "WIDEST"]
