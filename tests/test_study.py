"""The arithmetic of a study by hand: what its numbers are, where its bounds lie, what its table holds. No model, no torch."""

from __future__ import annotations

import csv
import io
from collections import Counter
from typing import Any

import pytest

from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.trace.replay import Tally
from lookahead_core.tuning.cells import Cell, Measured, Overhead, Setting
from lookahead_core.tuning.study import Study

CURVE = CostCurve((1, 8, 64), (0.010, 0.011, 0.040))


def cell(width: int, edl: float, passes: int = 100, branch: int = 4, strategy: str = "hierarchical") -> Cell:
    """A setting whose passes are all equally wide."""
    runs = Counter({1: passes})
    tally = Tally(passes, round(passes * edl), passes * (width - 1), passes // 4, Counter({width: passes}), runs)
    return Cell(width, branch, strategy, tally)


def run(*ratios: float, equal: bool = True) -> Measured:
    """Repeats at these speeds over plain decoding."""
    return Measured(tuple(1 / ratio for ratio in ratios), (1.0,) * len(ratios), equal)


def study(*cells: Cell, **more: Any) -> Study:
    return Study(CURVE, cells=list(cells), answers=4, tokens=300, **more)


def test_a_measurement_is_its_median_between_its_least_and_its_most() -> None:
    made = run(2.0, 1.0, 4.0)
    assert (made.n, made.ratio, made.low, made.high) == (3, 2.0, 1.0, 4.0)
    assert made.ratios == [1.0, 2.0, 4.0]
    assert [run(*ratios).unclear for ratios in ((1.0, 2.0), (0.5, 1.0), (0.9, 1.1), (1.25, 2.0), (0.5, 0.8))] == [
        *(True, True, True, False, False)
    ]


@pytest.mark.parametrize(
    ("ratios", "unsteady"),
    [((3.2, 3.25, 3.25), False), ((3.3, 3.35, 3.35), True), ((1.0, 1.5, 2.0), False), ((1.0, 1.5, 2.25), True)],
)
def test_a_measurement_that_cannot_be_or_that_strays_is_unsteady(ratios: tuple[float, ...], unsteady: bool) -> None:
    """Ten per cent above the 3 tokens per pass, and a factor of 2 between repeats, are let pass."""
    one = cell(8, 3.0)
    one.measured = run(*ratios)
    assert one.unsteady == unsteady
    assert one.steady is (None if unsteady else one.measured)


def test_a_pass_costs_its_rows_and_its_overhead() -> None:
    made = study(overhead=Overhead(plain=0.001, drafted=0.002, per_draft=0.0005, scale=1.2))
    assert made.plain_pass == pytest.approx(0.011)
    assert made.plain_predicted == pytest.approx(3.3)
    assert made.pass_seconds(8) == pytest.approx(1.2 * 0.011 + 0.002 + 7 * 0.0005)
    cheap = study(overhead=Overhead(plain=0.001, drafted=-0.01, scale=0.5))
    assert cheap.pass_seconds(64) == pytest.approx(0.011 + 0.5 * 0.030), "a row at the rate that the passes showed"
    odd = study(overhead=Overhead(plain=0.001, drafted=-1.0, scale=3.0))
    assert odd.pass_seconds(64) == pytest.approx(0.011 + 0.030)


def test_predictions_are_corrected_by_the_median_of_what_was_measured() -> None:
    made = study(*(cell(width, 3.0) for width in (2, 4, 8)))
    for one, factor in zip(made.cells, (0.5, 0.75, 0.95), strict=True):
        one.measured = run(*[factor * made.ratio(one.tally)] * 3)
    assert made.correction == pytest.approx(0.75)


def test_drafting_is_advised_from_a_gain_on_that_every_repeat_showed() -> None:
    for ratios, pays in (((1.01, 1.04, 1.05), True), ((0.99, 1.2, 1.3), False), ((1.01, 1.02, 1.05), False)):
        one = cell(8, 3.0)
        one.measured = run(*ratios)
        assert study(one).pays(one) == pays, ratios


def test_of_settings_within_two_per_cent_the_one_that_drafts_least_is_best() -> None:
    for slower, best in ((0.985, 4), (0.975, 8)):
        narrow, wide = cell(4, 3.0), cell(8, 3.0)
        narrow.measured, wide.measured = run(*[2.0 * slower] * 3), run(*[2.0] * 3)
        assert study(wide, narrow).best() is {4: narrow, 8: wide}[best]


def test_what_was_measured_steadily_goes_before_a_prediction_as_good() -> None:
    measured, narrow = cell(8, 3.0), cell(4, 2.8)
    measured.measured = run(*[study().ratio(measured.tally)] * 3)
    made = study(narrow, measured)
    assert made.near() == [measured, narrow], "though it drafts more"


def test_ranges_that_only_touch_are_a_tie_from_either_side() -> None:
    best, other = cell(4, 3.0), cell(8, 3.0)
    best.measured = run(2.0, 2.5, 2.8)
    for ratios, tied in (((1.6, 1.8, 2.0), True), ((1.6, 1.8, 1.9), False), ((1.5, 1.6, 2.9), True), ((2.1, 2.2, 2.4), True)):
        other.measured = run(*ratios)
        assert study(best, other).ties() == [other] * tied, ratios


def test_a_measurement_is_kept_from_three_repeats_on_at_its_own_setting() -> None:
    made = study(cell(8, 3.0), cell(8, 3.0, strategy="single"))
    made.store([(Setting(8, 4, "single"), run(1.5, 1.5)), (Setting(9, 4, "single"), run(1.5, 1.5, 1.5))])
    assert [one.measured for one in made.cells] == [None, None]
    made.store([(Setting(8, 4, "single"), run(1.5, 1.5, 1.5))])
    assert [one.measured is not None for one in made.cells] == [False, True]


def test_of_equal_predictions_the_shortest_lengths_are_promising() -> None:
    cells = [cell(8, 3.0, branch=branch, passes=100) for branch in (8, 4)]
    cells[0].tally.hits += 1  # another tree, of the same speed
    assert [one.branch_length for one in study(*cells).promising()] == [4, 8]
    assert len(study(*cells).promising(count=1)) == 1


def test_the_table_holds_each_number_under_its_name() -> None:
    one, two = cell(8, 3.0), cell(64, 3.0)
    one.measured = run(2.0, 1.0, 1.5, equal=False)
    made = study(one, two, plain_seconds=3.1)
    rows = list(csv.DictReader(io.StringIO(made.to_csv())))
    want = {"strategy": "hierarchical", "decoding_length": "8", "branch_length": "4", "passes": "100", "tokens_per_pass": "3.0"}
    want |= {"drafts_per_pass": "7.0", "hit_rate": "0.25", "measured_n": "3", "measured_speedup_median": "1.5"}
    want |= {"measured_speedup_low": "1.0", "measured_speedup_high": "2.0", "same_tokens": "False"}
    want |= {"predicted_tokens_per_second": str(round(made.speed(one.tally), 3)), "predicted_speedup": "2.7273"}
    assert rows[0] == want
    assert [rows[1][name] for name in rows[1] if name.startswith("measured") or name == "same_tokens"] == ["0", "", "", "", ""]
    data = made.to_json()
    assert [one["predicted_speedup"] for one in data["cells"]] == [2.7273, 0.75]


def test_the_critical_length_is_that_of_the_curve_that_predicts() -> None:
    costs = CostCurve((1, 8, 64), (0.02, 0.03, 0.05), least=(0.010, 0.0105, 0.04))
    made = Study(costs)
    assert made.to_json()["costs"]["cdl"] == made.curve.cdl == 8 > costs.cdl
    assert made.busy, "the usual pass takes twice as long as the fastest"
    assert not Study(CURVE).busy


def test_the_advice_tells_rows_and_price_of_its_pass() -> None:
    one = cell(8, 3.0)
    assert "a pass of 8 tokens on average costs 1.10× a one-token pass here and emits 3.00" in study(one).recommend().reason
    one.measured, other = run(2.0, 2.0, 2.0), cell(64, 3.0)
    other.measured = run(0.5, 0.5, 0.5)  # so the predictions are corrected by something between the two
    assert "a pass of 8 tokens on average costs 1.50× a one-token pass" in study(one, other).recommend().reason


def test_a_range_around_one_of_a_disturbed_machine_is_called_unsteady() -> None:
    one = cell(8, 3.0)
    one.measured = run(0.9, 1.2, 1.9)
    assert study(one).words(one) == "measured 1.20× plain (0.90–1.90, n = 3, unsteady)"
    one.measured = run(0.9, 1.2, 1.3)
    assert study(one).words(one) == "no measurable difference from plain (0.90–1.30×, n = 3)"
