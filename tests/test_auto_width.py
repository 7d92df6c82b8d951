"""How "auto" learns what passes cost, and chooses the width of the next one."""

from __future__ import annotations

import copy
import dataclasses
import math
import pickle
import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from lookahead_core.decode.auto_width import (
    FARTHEST,
    HOST,
    LONGEST_REST,
    LOOKING,
    MOST_CREDIT,
    MOST_DEBT,
    PACE,
    AutoWidth,
    Prices,
    learn_pass,
)
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.draft_tree import DraftTree

FLAT = CostCurve((1, 16, 64), (1.0, 1.05, 2.0))


def learn(prices: Prices, width: int, seconds: float) -> float:
    """Learn from a pass of `width` tokens; its cost by what was known."""
    return learn_pass(prices.address, width, seconds)


def cost(prices: Prices, width: int) -> float:
    """Cost of a pass in plain passes, without the host's time."""
    return prices.table["cost"][width] - HOST * width


def test_best_drafts_is_the_best_of_all_widths():
    rng = random.Random(3)
    for _ in range(200):
        prices = CostCurve((1, 4, 16, 64), tuple(rng.uniform(1, 4) for _ in range(4))).prices()
        scores = [rng.random() for _ in range(rng.randrange(40))]
        best, cost, rate = sorted(scores, reverse=True), prices.table["cost"], rng.uniform(1, 5)
        gains = [sum(best[:n]) - rate * cost[n + 1] for n in range(len(best) + 1)]
        assert gains[prices.best_drafts(scores, rate)] == pytest.approx(max(gains))
        learn(prices, 1, 2.0)
        for drafts in (0, 1, 15, 63, 64, 1000):
            assert prices.extra(drafts) == prices.plain * (prices.table["cost"][min(drafts + 1, 64)] - prices.table["cost"][1])


def test_the_table_of_costs_has_the_curve_the_hosts_share_and_the_cheapest_rows():
    table = CostCurve((1, 3, 64), (1.0, 2.0, 63.0)).prices().table
    assert len(table) == WIDEST + 1
    assert table["cost"][1:5] == pytest.approx([1.0, 1.5, 2.0, 3.0], abs=1e-3)
    assert table["cost"][4] - table["cost"][3] > 1.0  # finding and judging a draft takes the host's time
    assert table["row"][1] == pytest.approx(0.5, abs=1e-3)
    assert table["row"][[3, 64]] == pytest.approx(1.0, abs=1e-3)


def test_prices_follow_the_passes_that_are_seen():
    prices = CostCurve((1, 9), (1.0, 1.8)).prices()
    assert [cost(prices, width) for width in (1, 5, 9)] == pytest.approx([1.0, 1.4, 1.8])
    assert prices.best_drafts([0.15] * 7) == 7
    for _ in range(100):
        learn(prices, 1, 1.0)
        learn(prices, 8, 2.2)
    assert cost(prices, 8) == pytest.approx(2.2, rel=0.05)
    assert prices.best_drafts([0.15] * 7) == 0
    for _ in range(3000):  # nobody drafts any more: what was learnt fades, and is tried again
        learn(prices, 1, 1.0)
    assert prices.best_drafts([0.15] * 7) == 7


def test_a_pass_wider_than_the_widest_counts_as_the_widest():
    prices, same = (CostCurve((1, 9), (1.0, 1.8)).prices() for _ in range(2))
    for _ in range(50):
        for width in (1, 8):
            assert learn(prices, width, width) == learn(same, width, width)
        learn(prices, 4096, 30.0)
        learn(same, WIDEST, 30.0)
    widths = range(1, WIDEST + 1)
    assert [cost(prices, width) for width in widths] == [cost(same, width) for width in widths]


def test_one_slow_pass_says_little():
    prices = CostCurve((1, 9), (1.0, 1.8)).prices()
    for _ in range(100):
        learn(prices, 1, 1.0)
        learn(prices, 8, 1.7)
    learn(prices, 1, 1.0)
    learn(prices, 8, 1e6)
    assert cost(prices, 8) < 1.8
    assert prices.plain < 1.1
    learn(prices, 1, 0.0)
    assert math.isfinite(cost(prices, 8))


def test_the_pace_of_the_machine_makes_no_row_dear():
    prices = CostCurve((1, 9, 17), (1.0, 1.8, 2.6)).prices()
    rng = random.Random(4)
    for turn in range(600):  # ever slower
        width = rng.choice((1, 8, 16))
        learn(prices, width, (0.8 + 0.1 * width + 0.1) * 1.005**turn)
    assert [cost(prices, width) for width in (8, 16)] == pytest.approx([1.7, 2.5], rel=0.05)
    assert prices.plain == pytest.approx(1.005**600, rel=0.15)
    for _ in range(200):
        learn(prices, 8, 1.0)  # and at once much faster, among its like
    assert cost(prices, 8) == pytest.approx(1.7, rel=0.05)


def test_each_jump_is_learnt_apart():
    """What a plain pass was taken to cost is wrong, and so is the eighth row's step: what lies between the wide ones stays."""
    prices = CostCurve((1, 2, 8, 9, 16, 17, 64), (1.0, 1.0, 1.0, 1.0, 1.0, 1.2, 2.0)).prices()
    for _ in range(100):
        for width, seconds in ((1, 1.0), (8, 1.3), (16, 1.3 * 1.2)):
            learn(prices, width, seconds)
    assert [cost(prices, width) for width in (2, 8, 9, 16)] == pytest.approx([1.3, 1.3, 1.56, 1.56], rel=0.05)
    assert cost(prices, 17) / cost(prices, 16) == pytest.approx(1.2, rel=0.05)  # nobody went there


def test_wide_passes_are_compared_without_plain_ones():
    prices = CostCurve((1, 2, 17, 18, 64), (1.0, 1.2, 1.2, 1.5, 3.0)).prices()
    assert prices.best_drafts([0.04] * 15) == 15
    for _ in range(100):
        learn(prices, 8, 1.2)
        learn(prices, 16, 1.6)
    assert prices.best_drafts([0.04] * 15) == 7


def test_rows_that_the_curve_calls_free_can_turn_out_to_be_dear():
    prices = CostCurve((1, 8, 64), (1.0, 1.0, 3.0)).prices()
    assert prices.best_drafts([0.1] * 7) == 7
    for _ in range(60):
        learn(prices, 1, 1.0)
        learn(prices, 8, 1.3)
    assert 1.25 < cost(prices, 8) < 1.35
    assert prices.plain == pytest.approx(1.0, rel=0.05)
    assert prices.best_drafts([0.025] * 7) == 0
    for _ in range(2000):  # what is met all the time does not fade
        learn(prices, 8, 1.3)
    assert 1.25 < cost(prices, 8) < 1.35


def test_rows_that_the_curve_calls_dear_can_turn_out_to_be_free():
    prices = CostCurve((1, 2, 64), (1.0, 1.4, 3.0)).prices()
    for _ in range(100):
        learn(prices, 1, 1.0)
        learn(prices, 2, 1.0)
    assert cost(prices, 2) == pytest.approx(1.0, rel=0.05)
    for _ in range(3000):  # what was learnt fades in this direction, too
        learn(prices, 1, 1.0)
    assert cost(prices, 2) == pytest.approx(1.4, rel=0.05)


def test_no_jump_gets_more_than_twice_as_high_as_the_curve_has_it():
    prices = CostCurve((1, 64), (1.0, 1.0)).prices()
    for _ in range(200):
        learn(prices, 1, 1.0)
        learn(prices, 8, 50.0)
    assert cost(prices, 8) == pytest.approx(math.exp(FARTHEST), rel=0.05)


def test_the_hosts_time_is_counted_in_passes_and_is_no_part_of_a_pass():
    prices = CostCurve((1, 64), (1e-3, 1e-3)).prices()
    assert prices.table["cost"][[1, 64]] == pytest.approx([1.0 + HOST * 1000, 1.0 + 64 * HOST * 1000])
    for _ in range(50):
        assert learn(prices, 64, 1e-3) == pytest.approx(1.0)
    assert prices.plain == pytest.approx(1e-3)


def test_prices_are_shared_by_the_decoders_of_a_curve():
    curve = CostCurve((1, 9), (1.0, 1.8))
    assert curve.prices() is curve.prices()
    assert curve == CostCurve((1, 9), (1.0, 1.8))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda curve: pickle.loads(pickle.dumps(curve)), dataclasses.replace])
def test_a_copied_curve_has_prices_of_its_own(copied: Callable[[CostCurve], CostCurve]):
    """They are known by an address, which leads nowhere in another process."""
    curve = CostCurve((1, 9), (1.0, 1.8), context=7)
    learn(curve.prices(), 1, 3.0)
    other = copied(curve)
    assert other == curve
    assert other.prices().address != curve.prices().address
    assert other.prices().plain == 1.0


def tree_of(*scores: float) -> DraftTree:
    size = len(scores)
    return DraftTree(tuple(range(size)), (-1,) * size, scores, ("output",) * size)


def chain_of(size: int) -> DraftTree:
    """One branch of the tokens 0, 1, 2, ..."""
    return DraftTree(tuple(range(size)), tuple(range(-1, size - 1)), (0.9,) * size, ("output",) * size)


def live(auto: AutoWidth, tree: DraftTree, emitted: int, retrieval: float = 0.01) -> None:
    """One pass for which `tree` was found, and which emitted so many tokens."""
    fed = len(auto.cut(tree))
    auto.learn(fed, emitted, retrieval, FLAT.cost(fed + 1))


def test_auto_feeds_what_pays():
    auto = AutoWidth(CostCurve(FLAT.widths, FLAT.seconds).prices())
    assert len(auto.cut(tree_of(*[0.5] * 15))) == 15  # as good as free up to 16
    assert len(auto.cut(tree_of(*[0.001] * 15))) == 0
    assert len(auto.cut(tree_of(0.9, 0.001, 0.001))) == 1


def test_auto_rests_where_nothing_comes_of_it_and_wakes_up():
    auto = AutoWidth(CostCurve(FLAT.widths, FLAT.seconds).prices())
    looks, gaps = [], 0
    for turn in range(200):
        if auto.most_tokens() == 1:
            continue
        looks.append(turn)
        live(auto, DraftTree(), 1, retrieval=0.1)
    gaps = [later - earlier for earlier, later in pairwise(looks)]
    assert max(gaps) == LONGEST_REST + 1
    assert len(looks) < 20
    for _ in range(60):
        if auto.most_tokens() > 1:
            live(auto, chain_of(6), 7)
    assert all(auto.most_tokens() > 1 for _ in range(20))


def test_auto_looks_at_every_pass_where_looking_is_as_good_as_free():
    auto = AutoWidth(CostCurve(FLAT.widths, FLAT.seconds).prices())
    for _ in range(200):
        assert auto.most_tokens() > 1
        live(auto, DraftTree(), 1, retrieval=0.001)


@pytest.mark.parametrize("retrieval", [0.006, 0.02, 0.05])
def test_looks_that_find_nothing_take_their_share_and_no_more(retrieval: float):
    auto = AutoWidth(CostCurve(FLAT.widths, FLAT.seconds).prices())
    looks = 0
    for _ in range(2000):
        if auto.most_tokens() > 1:
            looks += 1
            live(auto, DraftTree(), 1, retrieval=retrieval)
        else:
            auto.learn(0, 1, 0.0, 1.0)
    assert looks * retrieval < LOOKING * 2000 + 5 * retrieval
    assert looks > 0.4 * LOOKING * 2000 / retrieval


def test_where_wide_passes_bring_nothing_one_is_made_and_then_fewer_and_fewer():
    prices = CostCurve(FLAT.widths, FLAT.seconds).prices()
    auto, wide = AutoWidth(prices), []
    for turn in range(100):
        if auto.most_tokens() > 1:
            wide.append(turn)
            auto.learn(15, 1, 0.01, FLAT.cost(16))
        else:
            auto.learn(0, 1, 0.0, 1.0)
    assert wide[:5] == [0, 2, 5, 10, 19]
    assert len(wide) <= 10


def rests(auto: AutoWidth) -> int:
    """Plain passes until drafts are made again."""
    passes = 0
    while auto.most_tokens() == 1:
        auto.learn(0, 1, 0.0, 1.0)
        passes += 1
    return passes


def test_a_look_that_paid_is_followed_by_another():
    auto = AutoWidth(CostCurve(FLAT.widths, FLAT.seconds).prices())
    auto.learn(15, 1, 0.99, FLAT.cost(16))
    assert rests(auto) == 1
    auto.learn(1, 2, 0.99, FLAT.cost(2))  # gains a hundredth of a pass, far less than is owed
    assert rests(auto) == 0
    auto.learn(1, 1, 0.99, FLAT.cost(2))
    assert rests(auto) == 1


def test_a_look_that_gained_less_than_it_took_has_not_paid():
    auto = AutoWidth(CostCurve(FLAT.widths, FLAT.seconds).prices())
    auto.learn(15, 1, 1.0, FLAT.cost(16))
    assert rests(auto) == 1
    auto.learn(1, 2, 1.0, FLAT.cost(2))
    assert rests(auto) == 2


def test_each_pass_of_a_rest_tells_the_pace():
    auto = AutoWidth(CostCurve(FLAT.widths, FLAT.seconds).prices())
    for _ in range(2):
        auto.learn(15, 1, 1.0, FLAT.cost(16))
        for seconds in (1.0, 2.0)[: auto.rest]:
            assert auto.most_tokens() == 1
            auto.learn(0, 1, 0.0, seconds)
        assert auto.most_tokens() > 1
    assert auto.prices.plain == pytest.approx(2.0**PACE, rel=0.01)


def test_a_run_owes_nothing_for_the_one_before_it():
    prices = CostCurve(FLAT.widths, FLAT.seconds).prices()
    AutoWidth(prices).learn(63, 1, 0.01, FLAT.cost(64))
    auto, looks = AutoWidth(prices), []
    for _ in range(2):
        auto.learn(0, 1, 1.1 * LOOKING, 1.0)
        looks.append(rests(auto))
    assert looks == [1, 0]


def test_a_look_counts_by_the_mean_of_all_and_at_most_as_a_pass():
    auto = AutoWidth(CostCurve((1, 64), (1.0, 7.3)).prices())
    tokens = spent = 5.0
    for retrieval, look in ((1000.0, 1.0), (0.5, 0.95), (0.0, 0.855)):
        auto.learn(9, 8, retrieval, 1.9)
        tokens, spent = 0.99 * tokens + 8, 0.99 * spent + 1.9 + look
        assert auto.rate == pytest.approx(tokens / spent, rel=1e-3)


@pytest.mark.parametrize("losses", [1, 10, 100])
def test_of_all_losses_a_fifth_of_a_pass_is_remembered(losses: int):
    auto = AutoWidth(CostCurve(FLAT.widths, FLAT.seconds).prices())
    for _ in range(losses):
        rests(auto)
        auto.learn(63, 1, 0.01, FLAT.cost(64))
    passes = 0
    while rested := rests(auto):
        passes += rested
        auto.learn(0, 1, 0.01, 1.0)
    assert MOST_DEBT / LOOKING - LONGEST_REST < passes < MOST_DEBT / LOOKING + 2 * LONGEST_REST


def test_a_run_begins_with_what_the_last_one_learnt():
    prices = CostCurve((1, 64), (1.0, 7.3)).prices()
    first = AutoWidth(prices)
    for _ in range(60):
        assert first.most_tokens() > 1
        first.learn(9, 8, 0.01, 1.9)
    second = AutoWidth(prices)
    assert second.rate == first.rate > 3.0
    assert second.most_tokens() > 1
    second.learn(9, 1, 0.01, 1.9)
    assert second.most_tokens() > 1  # what was gained may be lost again, up to a pass
    second.learn(9, 1, 0.01, 1.9)
    assert second.most_tokens() == 1
    assert AutoWidth(prices).most_tokens() > 1  # a new run owes nothing
    assert AutoWidth(prices, "another method").rate == 1.0


def test_what_a_run_gained_it_may_lose_up_to_four_passes():
    auto = AutoWidth(CostCurve((1, 64), (1.0, 7.3)).prices())
    for _ in range(20):
        auto.learn(9, 8, 0.01, 1.9)
    passes = 0
    while auto.most_tokens() > 1:
        auto.learn(9, 1, 0.01, 1.9)
        passes += 1
    assert MOST_CREDIT < 0.91 * passes < MOST_CREDIT + 0.91


def test_a_run_that_yields_more_asks_more_of_a_row():
    auto = AutoWidth(CostCurve((1, 64), (1.0, 7.3)).prices())
    assert auto.rate == 1.0
    weak = tree_of(*[0.2] * 8)
    assert len(auto.cut(weak)) == 8
    for _ in range(60):
        auto.most_tokens()
        auto.learn(9, 8, 0.01, 1.9)
    assert auto.rate == pytest.approx(8 / 1.91, rel=0.1)
    assert len(auto.cut(weak)) == 0
    for _ in range(1000):
        auto.most_tokens()
        auto.learn(0, 1, 0.01, 1.0)
    assert auto.rate == pytest.approx(1.0, abs=0.01)  # plain decoding is always to be had
