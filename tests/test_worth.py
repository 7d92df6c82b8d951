"""Whether asking a source pays: trials, rests, and times of a busy machine."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

pytest.importorskip("torch")

from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.draft_source import DraftSource, Observation
from lookahead_core.methods.merged import (
    OTHERWISE,
    SILENT,
    Chances,
    Made,
    MergedDrafts,
    PricedDrafts,
    chances_of,
    first_guess,
    view,
)
from lookahead_core.methods.worth import NOTHING, RESTS, TRIALS, Gain, Span, Worth, Worths, worths_of
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.trie import TokenTrie


def asked_of(worth: Worth, gain: Gain, rate: float, passes: int, expected: float = 0.1) -> list[int]:
    """The passes before which a source that always gains so much is asked."""
    asked = []
    for number in range(passes):
        if worth.asks(expected, rate):
            asked.append(number)
            worth.learn(expected, gain)
    return asked


def test_a_source_is_asked_only_where_it_pays():
    worth, useless = Worth(RESTS), Gain(0.0, 0.01)
    asked = asked_of(worth, useless, 100.0, 300)
    assert asked[:TRIALS] == list(range(TRIALS)), "it is tried at first"
    steps = [two - one for one, two in zip(asked[TRIALS - 1 :], asked[TRIALS:], strict=False)]
    first, longest = RESTS
    assert steps == [min(first * 2**time, longest) + 1 for time in range(len(steps))], "and seldom after that"
    assert worth.asks(5.0, 100.0), "another case is judged by itself"
    for _ in range(TRIALS):
        worth.learn(5.0, useless)
    asked_of(worth, useless, 100.0, 100)
    assert [worth.asks(5.0, 100.0) for _ in range(first + 1)] == [False] * first + [True], "its rests are counted by itself"
    found = asked_of(worth, Gain(4.0, 0.01), 100.0, 300)
    assert found[-100:] == list(range(200, 300)), "it is found out when it begins to gain"
    cheap = Worth(RESTS)
    assert asked_of(cheap, Gain(1.0, 1e-4), 100.0, 50) == list(range(50)), "the same gain at a lower price pays"


def test_a_source_that_paid_is_asked_again_at_once():
    """Its mean says otherwise for long: it comes from another text."""
    worth, useless = Worth(RESTS), Gain(0.0, 0.01)
    asked_of(worth, useless, 100.0, 300)
    asked = asked_of(worth, Gain(3.0, 0.01), 100.0, 60)
    assert not worth.gains(0.1).net(100.0) < 0.0
    assert asked[1:] == list(range(asked[0] + 1, 60))
    worth.learn(0.1, Gain(-99.0, 0.01))
    assert [worth.asks(0.1, 100.0) for _ in range(RESTS[0] + 1)] == [False] * RESTS[0] + [True], "its rests begin anew"


@pytest.mark.parametrize("slow", [0, 2, 10])
def test_a_single_time_that_is_far_too_long_does_not_count_for_much(slow):
    span = Span()
    counted = [span.counted(1.0 if number == slow else 0.001) for number in range(20)]
    assert sum(counted[TRIALS:]) < 0.03
    assert span.counted(0.002) == 0.002, "a time that can be true counts as it is"


def test_a_source_that_named_nothing_at_first_is_soon_counted_with_its_true_time():
    span = Span()
    counted = [span.counted(1e-6 if number < TRIALS else 1e-4) for number in range(40)]
    assert counted[-1] == 1e-4


def test_asking_that_seemed_to_cost_nothing_is_found_out():
    """A merged tree with fewer rows than the trie's spares more than asking takes; later ones do not."""
    worth = Worth(RESTS)
    for _ in range(TRIALS):
        worth.learn(0.1, Gain(0.0, -1e-6))
    asked = asked_of(worth, Gain(0.0, 0.01), 100.0, 300)
    assert len(asked) < 300 / (RESTS[1] + 1) + 2 * TRIALS


def test_beside_many_expected_tokens_a_source_that_gains_nothing_rests_longer():
    seldom, often = (len(asked_of(Worth(RESTS), Gain(0.0, 0.01), 100.0, 500, expected)) for expected in (3.0, 0.1))
    assert seldom < often / 2


def test_what_a_second_is_worth_decides():
    """A token for a hundredth of a second pays at 50 tokens a second, not at 200."""
    worth = Worth(RESTS)
    asked_of(worth, Gain(1.0, 0.01), 50.0, TRIALS)
    assert worth.pays(0.1, 50.0)
    assert not worth.pays(0.1, 200.0)
    assert not worth.asks(0.1, 200.0)
    assert worth.pays(0.1, 50.0)


def test_the_trie_is_credited_with_the_asking_that_it_spares():
    """It gains as many tokens as the second source, in a tenth of the time."""
    worths, dear = Worths(), Gain(3.0, 0.02)
    for _ in range(5):
        worths.passed(4, 0.03)
        worths.learn(0.0, Gain(3.0, 0.021), Gain(0.0, 0.001), dear)  # where it names nothing it only takes time
    assert not worths.trie.pays(None, worths.rate)
    for _ in range(5):
        worths.learn_trie(Gain(3.0, 0.002))
    assert worths.trie.pays(None, worths.rate)
    idle = Worths()
    idle.passed(1, 0.01)
    for _ in range(TRIALS):
        idle.learn_trie(NOTHING)
    assert not idle.trie.pays(None, idle.rate)


def test_where_the_second_source_does_not_pay_the_trie_is_judged_without_it():
    """In trials of the second source the trie gets no credit or blame for a tree that would not be made otherwise."""
    worths, little, dear = Worths(), Gain(2.0, 0.001), Gain(2.1, 0.05)
    for _ in range(2 * TRIALS):
        worths.passed(3, 0.02)
        worths.learn(2.0, dear, little, Gain(0.5, 0.04))
    assert not worths.other.pays(2.0, worths.rate)
    assert worths.trie.gains(None).seconds < 0.01
    assert worths.trie.pays(None, worths.rate)


class Reader(DraftSource):
    """Drafts 1, 2, 3 as one branch, and notes what it is asked for and what it reads."""

    def __init__(self) -> None:
        self.read: list[int] = []
        self.asked: list[int] = []
        self.ends: list[str] = []

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        self.asked.append(decoding_length)
        return DraftTree((1, 2, 3), (-1, 0, 1), (0.9, 0.8, 0.7), ("output",) * 3)

    def extend(self, tokens: Sequence[int]) -> None:
        self.read += tokens

    def share(self) -> None:
        self.ends.append("share")

    def close(self) -> None:
        self.ends.append("close")


class Noted:
    """Worths that note what they are told."""

    def __init__(self) -> None:
        self.other, self.seen = self, []

    def passed(self, emitted: int, seconds: float) -> None:
        """The pace is not noted."""

    def learn(self, *told: object) -> None:
        self.seen.append(told)

    def learn_trie(self, gain: Gain) -> None:
        self.seen.append(("trie", gain))


def test_the_pace_is_that_of_the_passes_and_the_prefill_is_none():
    worths, same = Worths(), Worths()
    for one in (worths, same):
        one.passed(1, 0.01)
    drafts = MergedDrafts(Reader(), Reader(), (Chances(), worths), None, True)  # type: ignore[arg-type]
    drafts.extend([4])
    assert worths.rate == same.rate
    drafts.observe(Observation(EMPTY, None, seconds=0.02))  # type: ignore[arg-type]
    drafts.extend([5, 6, 7])
    same.passed(3, 0.02)
    assert worths.rate == same.rate == pytest.approx((0.95 * (0.95 * 5 + 1) + 3) / (0.95 * (0.95 * 0.05 + 0.01) + 0.02))


@pytest.mark.parametrize("asks", [True, False])
@pytest.mark.parametrize("ends", [["share", "close"], ["close"]])
def test_both_sources_read_every_token_once_asked_or_not(asks: bool, ends: list[str]):
    trie, other, worths = Reader(), Reader(), Worths()
    drafts = MergedDrafts(trie, other, (Chances(), worths), None, True)  # type: ignore[arg-type]
    if not asks:  # never the trie
        worths.trie.asks = lambda *_: False  # type: ignore[method-assign]
    for tokens in ([4], [1, 2, 9], [8]):
        drafts.draft(64, 6)
        drafts.extend(tokens)
    assert other.read == [4, 1, 2, 9, 8]
    assert trie.read == ([4, 1, 2, 9, 8] if asks else [])
    for end in ends:
        getattr(drafts, end)()
        assert trie.read == [4, 1, 2, 9, 8], "at the latest at the end"
    assert trie.ends == other.ends == ends
    assert trie.asked == ([64] * 3 if asks else [])
    assert set(other.asked) == {16}


def test_drafts_are_judged_once():
    class Told(Chances):
        """Notes what came true of the candidates."""

        def learn(self, one: int, other: int, right: bool) -> None:
            came.append(right)

    came: list[bool] = []
    drafts = MergedDrafts(Reader(), Reader(), (Told(), Worths()), None, True)  # type: ignore[arg-type]
    drafts.draft(16, 6)
    noted = drafts.worths = Noted()  # type: ignore[assignment]
    for _ in range(2):
        drafts.extend([1, 2, 9])
    assert came == [True, True, False]
    assert len(noted.seen) == 1


def test_the_trie_alone_is_judged_too():
    worths = Worths()
    worths.other.asks = lambda *_: False  # type: ignore[method-assign]
    drafts = MergedDrafts(Reader(), Reader(), (Chances(), worths), None, True)  # type: ignore[arg-type]
    assert drafts.draft(16, 6).tokens == (1, 2, 3)
    noted = drafts.worths = Noted()  # type: ignore[assignment]
    drafts.extend([1, 2, 9])
    [(named, gain)] = noted.seen
    assert (named, gain.tokens) == ("trie", 2)


def test_each_source_takes_its_own_time_and_both_take_all(monkeypatch: pytest.MonkeyPatch):
    """What the trie takes to read the last tokens is part of what it takes to draft."""
    times = iter((0, 10, 10, 12, 17, 20, 23, 30, 32, 32, 34, 36))
    monkeypatch.setattr("lookahead_core.methods.merged.perf_counter", lambda: next(times))
    drafts, taken = MergedDrafts(Reader(), Reader(), (Chances(), Worths()), None, True), []  # type: ignore[arg-type]
    for _ in range(2):
        drafts.draft(16, 6)
        made = drafts._made
        taken.append([part.seconds for part in (made.trie, made.other, made.both)])
        if len(taken) == 1:
            drafts.extend([4])
    assert taken == [[10, 2, 17], [5, 2, 9]]


def test_what_was_asked_is_taught_what_it_gained():
    trie, other, both = (
        PricedDrafts(DraftTree(tokens, tuple(range(-1, len(tokens) - 1))), seconds)
        for tokens, seconds in (((7, 9), 0.1), ((6,), 0.2), ((7, 8, 9), 0.3))
    )
    for made, want in (
        (Made(0.5, trie, other, both), (0.5, Gain(2, 0.3), Gain(1, 0.1), Gain(0, 0.2))),
        (Made(0.5, trie), ("trie", Gain(2, 0.1))),
        (Made(None, None, other), (None, Gain(2, 0.2))),
    ):
        noted = Noted()
        made.teach(noted, [7, 8, 4])  # type: ignore[arg-type]
        assert noted.seen == [want]


def test_who_names_others_makes_a_token_less_likely():
    for chance in (0.1, 0.5, 0.9):
        alone = first_guess(SILENT, view(chance))
        assert first_guess(OTHERWISE, view(chance)) < alone
        assert alone < first_guess(view(chance), view(chance))


def test_rows_are_part_of_what_drafts_take():
    prices = CostCurve((1, 2, 8, 64), (1.0, 1.05, 1.2, 2.5)).prices()
    made = {}
    for auto in (None, AutoWidth(prices)):
        noted = Noted()
        drafts = MergedDrafts(Reader(), Reader(), (Chances(), Worths()), auto, True)  # type: ignore[arg-type]
        drafts.draft(16, 6)
        drafts.worths = noted  # type: ignore[assignment]
        drafts.extend([1, 2, 9])
        ((_, both, trie, other),) = noted.seen
        made[auto is None] = trie.seconds
        assert both.seconds > trie.seconds
        assert both.tokens == trie.tokens == other.tokens == 2
    assert made[False] > prices.extra(3) > 0.01 > made[True]


def test_means_follow_what_asking_gains_now_and_single_times_their_shortest():
    worth, span = Worth(RESTS), Span()
    for gain, times in ((NOTHING, 100), (Gain(1.0, 0.0), 20)):
        for _ in range(times):
            worth.learn(0.1, gain)
    assert worth.gains(0.1).tokens > 0.5
    assert [span.counted(seconds) for seconds in (3.0, 1.0, 2.0)] == [3.0, 1.0, 1.0]


def test_a_second_source_is_also_judged_alone_and_the_trie_by_what_it_spares():
    worths, alone = Worths(), Gain(3.0, 0.01)
    worths.passed(1, 0.01)
    for _ in range(TRIALS):
        worths.learn(0.5, Gain(3.0, 0.02), Gain(1.0, 0.001), alone)
    assert worths.other.gains(None) == pytest.approx(alone)
    for gain, spared in ((alone, Gain(2.0 - 3.0, 0.001 - 0.01)), (Gain(0.5, 0.01), Gain(2.0, 0.001))):
        worths = Worths()
        worths.passed(1, 0.01)  # a second is worth 100 tokens
        for _ in range(TRIALS):
            worths.other.learn(None, gain)
        worths.learn_trie(Gain(2.0, 0.001))
        assert worths.trie.gains(None) == pytest.approx(spared), "what does not pay is not spared"


def test_the_trie_rests_longer_than_a_second_source():
    worths = Worths()
    seldom, often = (len(asked_of(one, Gain(0.0, 0.01), 100.0, 500)) for one in (worths.trie, worths.other))
    assert seldom < often / 3


def test_each_merged_method_learns_for_itself():
    class Model:
        """Stands for one."""

    trie, model = TokenTrie(), Model()
    for known, of in ((chances_of, trie), (worths_of, model)):
        assert known(of, "a") is known(of, "a") is not known(of, "b")  # type: ignore[arg-type,operator]
