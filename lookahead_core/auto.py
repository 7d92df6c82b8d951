"""`decoding_length="auto"`: how wide the next pass should be, so that tokens per second are highest.

A pass of width w emits 1 + (sum of its drafts' chances) tokens in expectation and costs what the cost curve says, so the
best w maximises the quotient (design: the paper's trade-off between EDL and the CDL, decided anew for every pass). Two
things are learnt on the way: how far the drafts' scores can be trusted, and whether looking for drafts pays at all on
this text. Knows no torch.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING

from lookahead_core.draft import DraftTree

if TYPE_CHECKING:
    from lookahead_core.calibrate import CostCurve

WIDEST = 64
"""Most tokens a pass may have."""
BINS = (0.05, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97)
"""Scores are corrected by bin, because they may be right for likely drafts and wrong for unlikely ones."""
PRIOR = 4.0
"""Accepted drafts' worth of trust in the scores as they come."""
MEMORY = 256.0
"""Expected acceptances a bin remembers; older ones count half."""
BOUND = 4.0
"""A correction lies between 1 / BOUND and BOUND."""
LONGEST_REST = 16
"""Most passes between two looks for drafts, so that a text that turns repetitive is noticed at once."""
PATIENCE = 0.02
"""Part of a plain pass that looking for drafts may lose on average before there is a rest: acceptance comes in bursts."""
RETRIEVAL_PASSES = 0.1
"""What a look for drafts is taken to cost before one was measured, in plain passes."""


class Trust:
    """Accepted against expected, by bin of score: what turns a score into a chance."""

    def __init__(self) -> None:
        self.expected = [PRIOR] * (len(BINS) + 1)
        self.accepted = [PRIOR] * (len(BINS) + 1)
        self.factors = [1.0] * (len(BINS) + 1)

    def chance(self, score: float) -> float:
        """The chance of a draft with this score, from 0 to 1."""
        return min(1.0, score * self.factors[bisect_right(BINS, score)])

    def learn(self, tree: DraftTree, tokens: tuple[int, ...]) -> None:
        """`tokens` are what the model said after the root of `tree`, as far as is known.

        All drafts that were found are judged, not only those that were fed: what was left out because its score was low
        must be able to show that the score was too low.
        """
        expected, accepted, said = self.expected, self.accepted, len(tokens)
        depths = [0] * (len(tree) + 1)  # of nodes whose path was said; -1 for others; the last entry is the root's
        for node, (token, parent, score) in enumerate(zip(tree.tokens, tree.parents, tree.scores, strict=True)):
            depth = depths[parent]
            if depth == said:  # beyond what is known
                depths[node] = said
                continue
            bin_ = bisect_right(BINS, score)
            expected[bin_] += score
            if depth >= 0 and tokens[depth] == token:
                accepted[bin_] += 1
                depths[node] = depth + 1
            else:
                depths[node] = -1
        for bin_, total in enumerate(expected):
            if total > MEMORY:
                expected[bin_], accepted[bin_] = total / 2, accepted[bin_] / 2
        self.factors = [min(BOUND, max(1 / BOUND, right / total)) for right, total in zip(accepted, expected, strict=True)]


class AutoWidth:
    """Chooses the width of each pass of one run. `trust` may be shared by the runs of a decoder."""

    def __init__(self, costs: CostCurve, trust: Trust | None = None) -> None:
        self.costs = costs.quiet()
        self.trust = trust or Trust()
        self._plain = self.costs.cost(1)
        self._retrieval = RETRIEVAL_PASSES * self._plain
        self._gain = 0.0  # seconds that a look for drafts wins, a running mean
        self._rest = self._pause = 0
        self._found: DraftTree | None = None  # what the last look brought, until it is learnt from
        self._peak = 8.0  # drafts lately fed, a decaying maximum

    def room(self) -> int:
        """Most tokens of the next pass; 1 where looking for drafts is not worth its time just now."""
        if self._rest:
            self._rest -= 1
            return 1
        return min(WIDEST, 5 + int(1.25 * self._peak))  # finding drafts takes time, too: few more than are fed

    def cut(self, tree: DraftTree) -> DraftTree:
        """The part of `tree` that pays: its likeliest nodes, perhaps none."""
        self._found = tree
        chance = self.trust.chance
        return tree.best(self.costs.best_drafts([chance(score) for score in tree.scores]))

    def learn(self, fed: int, tokens: tuple[int, ...], retrieval: float) -> None:
        """What came of a pass with `fed` drafts: the tokens it emitted. `retrieval`: seconds that the drafts took.

        Does nothing after a pass for which no drafts were looked for.
        """
        if self._found is None:
            return
        self.trust.learn(self._found, tokens)
        self._found = None
        self._peak = max(0.9 * self._peak, fed)
        # Clocks jump when the machine is busy: one measured time moves the mean by a tenth, and by no more than a pass.
        self._retrieval += 0.1 * (min(retrieval, self._plain) - self._retrieval)
        gain = len(tokens) * self._plain - self.costs.cost(fed + 1) - self._retrieval
        self._gain += 0.1 * (gain - self._gain)
        if self._gain >= -PATIENCE * self._plain:
            self._pause = 0
        else:
            self._pause = min(2 * self._pause or 1, LONGEST_REST)
            self._rest = self._pause


__all__ = ["AutoWidth", "Trust", "WIDEST"]
