"""`decoding_length="auto"`: how wide the next pass should be, so that tokens per second are highest.

A pass of width w emits 1 + (sum of its drafts' chances) tokens in expectation and costs what the cost curve says. Over a
whole run tokens per second are highest where every row brings what its time would bring elsewhere: the best w maximises
(sum of the chances) - rate * cost(w), the rate being the run's own of late (the marginal value theorem; the paper's
trade-off between EDL and the CDL, decided anew for every pass). The chances are the drafts' scores, which the trie learns
(`ranking.Estimator`); what passes cost just now is learnt by `prices.Prices`. Learnt here: whether looking for drafts
pays at all on this text. Knows no torch.
"""

from __future__ import annotations

import numpy as np

from lookahead_core.trie.compiled import address_of, at, compiled
from lookahead_core.trie.costs import NUMBERS as OF_PRICES
from lookahead_core.trie.costs import PLAIN, WIDEST, Prices, learn_pass
from lookahead_core.trie.draft_tree import DraftTree

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
    numbers = at(address, NUMBERS).view(np.float64)
    spent = learn_pass(prices, fed + 1, seconds)
    plain = at(prices, OF_PRICES).view(np.float64)[PLAIN]
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
    numbers = at(address, NUMBERS).view(np.float64)
    for place in range(passes):
        _count(numbers, 1, learn_pass(prices, 1, numbers[RESTED + place]))


@compiled
def _count(numbers: np.ndarray, emitted: int, spent: float) -> None:
    numbers[TOKENS] = LATELY * numbers[TOKENS] + emitted
    numbers[SPENT] = LATELY * numbers[SPENT] + spent


__all__ = ["AutoWidth"]
