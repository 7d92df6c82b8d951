"""Whether asking a source of drafts pays, for methods that have two: the trie and a second one.

Asking takes time of its own, and adds rows to the pass. It pays where the tokens that it adds are more than those that this
time would bring otherwise: the marginal value theorem, as in `decode.auto_width`. What asking adds and takes is a mean that
outlives the runs. It counts tokens that came true, of drafts that were not fed too: the committed text judges them all. What a
second is worth is the run's own pace: where the trie guesses well, a second is worth many tokens.
"""

from __future__ import annotations

from typing import NamedTuple
from weakref import WeakKeyDictionary

from transformers import PreTrainedModel

SURE = 0.8
"""Passes before which the trie alone expects more tokens than this are judged apart."""
ALONE, HARDLY, SURELY = range(3)
"""The cases that are judged apart, see `Worth`."""
TRIALS = 3
"""So often a source is asked in each case before its means count."""
LONGEST_TIME = 3.0
"""No time for drafting counts for more than so many times the mean."""
STEP = 0.05
"""Least step size of means."""
RESTS, TRIE_RESTS = (1, 4), (4, 32)
"""A case in which asking does not pay is tried again once it came up so often, twice as often each time, at most the second.
The trie rests longer: beside a second source it gains less, and seldom."""
SURE_REST = 16
"""The longest rest where the other source expects many tokens: there a second one seldom gains anything."""
DECAY = 0.95
"""Weight of the passes before, compared with the last one, in the rate."""
FIRST_PASSES = 5.0
"""Passes of one token each with which the rate starts."""


class Gain(NamedTuple):
    """Tokens that drafts add to a pass, and the seconds that they take: to make, and as rows of the pass."""

    tokens: float
    seconds: float

    def less(self, other: Gain) -> Gain:
        """What it gains over the other."""
        return Gain(self.tokens - other.tokens, self.seconds - other.seconds)

    def nearer(self, other: Gain, step: float) -> Gain:
        """A mean that moves towards `other`."""
        return Gain(self.tokens + step * (other.tokens - self.tokens), self.seconds + step * (other.seconds - self.seconds))

    def net(self, rate: float) -> float:
        """Tokens less those that the seconds are worth, at `rate` tokens per second."""
        return self.tokens - rate * self.seconds


NOTHING = Gain(0.0, 0.0)


class Worth:
    """Whether asking a source pays: its mean gain over the other source alone, at what a second is worth now.

    Three cases are judged apart: the other source expects few tokens, or many (`SURE`), or was not asked (None).
    """

    def __init__(self, rests: tuple[int, int]) -> None:
        self._rests = rests
        self._means, self._times = [NOTHING] * 3, [0] * 3
        self._rest, self._passed, self._last = [rests[0]] * 3, [0] * 3, [NOTHING] * 3

    def gains(self, expected: float | None) -> Gain:
        """The mean gain where the other source expects so many tokens."""
        return self._means[case_of(expected)]

    def pays(self, expected: float | None, rate: float) -> bool:
        """Whether asking pays where the other source expects so many tokens. `rate`: tokens per second."""
        case = case_of(expected)
        return self._times[case] < TRIALS or self._means[case].net(rate) > 0.0

    def asks(self, expected: float | None, rate: float) -> bool:
        """Whether to ask before this pass: where it pays, where it did the last time, and now and then where it did not."""
        case = case_of(expected)
        pays = self.pays(expected, rate) or self._last[case].net(rate) > 0.0
        if not pays and self._passed[case] < self._rest[case]:
            self._passed[case] += 1
            return False
        first, longest = self._rests
        if case == SURELY:
            longest = max(longest, SURE_REST)
        self._rest[case] = first if pays else min(2 * self._rest[case], longest)
        self._passed[case] = 0
        return True

    def learn(self, expected: float | None, gain: Gain) -> None:
        """Asking gained so much."""
        case = case_of(expected)
        self._times[case] += 1
        self._last[case] = gain
        self._means[case] = self._means[case].nearer(gain, max(STEP, 1.0 / self._times[case]))


class Span:
    """A time that is measured again and again: on a busy machine single ones are far too long."""

    def __init__(self) -> None:
        self._times = 0
        self._mean = 0.0

    def counted(self, seconds: float) -> float:
        """What a measured time counts for: at most `LONGEST_TIME` times the mean. Of the first the shortest counts."""
        self._times += 1
        if self._times <= TRIALS:
            self._mean = seconds if self._times == 1 else min(self._mean, seconds)
            return self._mean
        seconds = min(seconds, LONGEST_TIME * self._mean)
        self._mean += max(STEP, 1.0 / self._times) * (seconds - self._mean)
        return seconds


def case_of(expected: float | None) -> int:
    """The case in which the other source expects so many tokens; None where it was not asked."""
    return ALONE if expected is None else HARDLY if expected <= SURE else SURELY


class Worths:
    """What asking both sources of a merged method is worth. Like the prices of passes it is learnt from run to run."""

    def __init__(self) -> None:
        self.trie, self.other = Worth(TRIE_RESTS), Worth(RESTS)
        self.trie_time, self.other_time, self.merging = Span(), Span(), Span()
        self._tokens = self._seconds = 0.0
        self.rate = 0.0
        """Tokens per second, recently; 0 before the first pass."""

    def passed(self, emitted: int, seconds: float) -> None:
        """A pass emitted `emitted` tokens in `seconds`, drafting included."""
        if not self._seconds:
            self._tokens, self._seconds = FIRST_PASSES, FIRST_PASSES * seconds
        self._tokens = DECAY * self._tokens + emitted
        self._seconds = DECAY * self._seconds + seconds
        self.rate = self._tokens / self._seconds if self._seconds else 0.0

    def learn_trie(self, gain: Gain) -> None:
        """The trie alone gained so much, and spared what the second source alone would have brought and taken, if it pays."""
        instead = self.other.gains(None) if self.other.pays(None, self.rate) else NOTHING
        self.trie.learn(None, gain.less(instead))

    def learn(self, expected: float, both: Gain, trie: Gain, other: Gain) -> None:
        """Both sources were asked: gains of the merged tree and of each alone, where the trie expected so many tokens."""
        self.other.learn(None, other)
        self.other.learn(expected, both.less(trie))
        if self.other.pays(expected, self.rate):
            self.trie.learn(None, both.less(other))
        else:
            self.learn_trie(trie)


_worths: WeakKeyDictionary[PreTrainedModel, dict[str, Worths]] = WeakKeyDictionary()


def worths_of(model: PreTrainedModel, method: str) -> Worths:
    """What was learnt of a merged method's speed with this model: it lives as long as the model, as it holds for any text."""
    return _worths.setdefault(model, {}).setdefault(method, Worths())
