"""Whether asking a source pays: trials, rests, and times of a busy machine."""

from __future__ import annotations

import pytest

pytest.importorskip("torch")

from lookahead_core.methods.worth import NOTHING, RESTS, TRIALS, Gain, Span, Worth, Worths


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
