"""The table of a bench's lanes: what is timed, and which lanes get no ratio."""

from __future__ import annotations

from argparse import Namespace

from lookahead_core.bench import lanes as bench_lanes
from lookahead_core.bench.lanes import PLAIN, Sample
from lookahead_core.bench.speed import shorten


def test_a_lane_that_differs_gets_no_ratio():
    def sample(*tokens):
        return Sample(list(tokens), 1.0, 2)

    runs = {PLAIN: [[sample(1, 2, 3)]], "wrong": [[sample(1, 2, 4)]], "right": [[sample(1, 2, 3)]]}
    rows = {row["lane"]: row for row in bench_lanes.table(runs, exact=True)}
    assert rows["wrong"]["× plain"] == "refused: 1 of 1 differ"
    assert rows["right"]["× plain"] == "1.00"
    assert rows["wrong"]["same tokens"] == "0/1"
    assert rows["right"]["tokens per pass"] == "1.00"
    assert bench_lanes.table(runs, exact=False)[1]["× plain"] == "1.00"


def test_tokens_of_the_prompts_pass_are_not_timed():
    runs = {
        PLAIN: [[Sample([1] * 9, 8.0, 8)]],
        "some": [[Sample([1] * 9, 1.0, 1, first=5)]],
        "all": [[Sample([1] * 9, 0.0, 0, first=9)]],
    }
    found = [(row["tokens/s"], row["× plain"], row["tokens per pass"]) for row in bench_lanes.table(runs, exact=True)]
    assert found == [("1", "1.00", "1.00"), ("4", "4.00", "4.00"), ("–", "–", "–")]


def test_a_disturbed_run_does_not_move_the_figure():
    repeats = [[Sample([0] * 11, seconds, 10) for seconds in row] for row in ((1.0, 1.0), (9.0, 1.0), (1.0, 9.0))]
    by_repeat, typical = bench_lanes.rates_of(repeats)
    assert by_repeat == [10.0, 2.0, 2.0]
    assert typical == 10.0


def test_a_quick_run_keeps_the_numbers_that_were_given() -> None:
    options = Namespace(count=5, past=50, max_new_tokens=128, repeats=3)
    shorten(options)
    assert vars(options) == {"count": 5, "past": 10, "max_new_tokens": 48, "repeats": 1}
