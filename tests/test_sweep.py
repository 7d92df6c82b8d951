"""The study: what it counts, predicts, measures and recommends."""

from __future__ import annotations

import csv
import io
import json
import re
from collections import Counter
from typing import Any

import pytest

from lookahead_core.trace.replay import Recording, Tally
from lookahead_core.tuning.cells import Cell, Measured, Overhead, Point
from lookahead_core.tuning.study import Study

torch = pytest.importorskip("torch")

from transformers import GenerationConfig  # noqa: E402

from lookahead_core.decode.cost_curve import CostCurve  # noqa: E402
from lookahead_core.trace.clock import Clock  # noqa: E402
from lookahead_core.trace.trace import Step  # noqa: E402
from lookahead_core.tuning.measure import Stopped, Watch, begin, fit_overhead, measure, record, timed  # noqa: E402
from lookahead_core.tuning.sweep import sweep  # noqa: E402

CURVE = CostCurve((1, 8, 64), (0.010, 0.011, 0.040), (0.009, 0.010, 0.038), (0.011, 0.013, 0.045), context=100)


def tally(width: int, edl: float, passes: int = 100) -> Tally:
    """A setting whose passes are all equally wide."""
    counts = Counter({width: passes})
    return Tally(passes, round(passes * edl), passes * (width - 1), passes // 2, counts, Counter({1: passes}))


def study(**speeds: Any) -> Study:
    """Three cells: narrow, middle (the best), wide."""
    cells = [
        Cell(2, 1, "hierarchical", tally(2, 1.5, 200)),
        Cell(8, 4, "hierarchical", tally(8, 3.0)),
        Cell(64, 8, "hierarchical", tally(64, 3.3, 91)),
    ]
    points = [Point("past answers", "0", tally(8, 2.0), 0), Point("past answers", "8", tally(8, 3.0), 8)]
    points += [Point("switch", "everything on", tally(8, 3.0)), Point("switch", "no output branches", tally(8, 1.2))]
    return Study(CURVE, Overhead(), 4, 300, cells, points, 3.1, {"device": "CPU", "created": "2026-01-01"}, **speeds)


def test_prediction_is_cost_by_width() -> None:
    made = study()
    assert made.seconds(made.cells[1].tally) == pytest.approx(100 * 0.011)
    assert made.plain_predicted == pytest.approx(3.0)
    assert made.ratio(made.cells[1].tally) == pytest.approx(3.0 / 1.1)
    made.overhead = Overhead(plain=0.0, drafted=0.001, per_draft=0.0, scale=2.0)
    assert made.seconds(made.cells[1].tally) == pytest.approx(100 * 0.023)


def test_a_predicted_speed_up_never_exceeds_the_tokens_per_pass() -> None:
    """A drafted pass is never cheaper than a plain one: a pass of two tokens gives at most two."""
    made = study()
    made.overhead = Overhead(plain=0.02, drafted=0.0, per_draft=0.0, scale=0.5)
    for cell in made.cells:
        assert made.ratio(cell.tally) <= cell.tally.edl + 1e-9
    costs = [made.pass_seconds(width) for width in (2, 8, 64)]
    assert costs == sorted(set(costs)), "a wider pass costs more, however odd the measured overhead"


def test_predictions_are_rescaled_by_what_was_measured_and_stay_possible() -> None:
    made = study()
    middle, wide = made.cells[1], made.cells[2]
    raw = [made.ratio(cell.tally) for cell in made.cells]
    assert made.correction == 1.0
    assert [made.predicted(cell.tally) for cell in made.cells] == pytest.approx(raw)
    middle.measured = Measured((2.0, 2.0, 2.0), (3.0, 3.0, 3.0))  # 1.5 times, where 2.73 was predicted
    assert made.correction == pytest.approx(1.5 / raw[1])
    assert made.value(wide) == pytest.approx(raw[2] * 1.5 / raw[1])
    assert made.value(middle) == 1.5
    middle.measured = Measured((1.0, 1.0, 1.0), (3.1, 3.1, 3.1))  # faster than predicted
    for cell in made.cells:
        assert made.predicted(cell.tally) <= cell.tally.edl, "a pass of two tokens gives at most two"
    assert made.predicted(made.cells[0].tally) == pytest.approx(min(1.5, raw[0] * made.correction))
    middle.measured = Measured((1.0, 1.0, 1.0), (9.0, 9.0, 9.0))  # impossible: 9 times at 3 tokens per pass
    assert middle.unsteady
    assert made.correction == 1.0, "nothing is built on what is impossible"


def test_ties_are_the_settings_that_cannot_be_told_from_the_best() -> None:
    made = study()
    middle, wide = made.cells[1], made.cells[2]
    assert made.ties() == []
    middle.measured = Measured((1.0, 1.1, 1.2), (2.9, 2.9, 2.9))  # 2.4 to 2.9
    wide.measured = Measured((1.15, 1.2, 1.3), (2.9, 2.9, 2.9))  # 2.2 to 2.5: the ranges overlap
    assert made.best() is middle
    assert made.ties() == [wide]
    wide.measured = Measured((1.5, 1.6, 1.7), (2.9, 2.9, 2.9))  # 1.7 to 1.9
    assert made.ties() == []
    assert study(**{}).ties("no such strategy") == []


def test_recommendation_names_setting_reason_and_code() -> None:
    advice = study().recommend()
    assert advice.cell is not None
    assert (advice.cell.decoding_length, advice.cell.branch_length) == (8, 4)
    assert advice.code == "decoder = lc.LookaheadDecoder(model, decoding_length=8, branch_length=4)"
    assert "predicted 2.73× plain" in advice.reason
    assert "costs 1.10×" in advice.reason
    assert advice.reason.count(".") - advice.reason.count("×") <= 3  # one sentence


def test_recommendation_says_plain_where_drafting_does_not_pay() -> None:
    made = study()
    for cell in made.cells:
        cell.tally = tally(cell.decoding_length, 1.01, 300)
    advice = made.recommend()
    assert advice.cell is None
    assert advice.reason.startswith("Decode plainly")
    assert "GreedyDecoder" in advice.code
    with pytest.raises(ValueError, match="no cells"):
        Study(CURVE).recommend()


def test_what_was_measured_outranks_what_was_predicted() -> None:
    made = study()
    made.cells[1].measured = Measured((2.0, 2.1, 2.2), (3.0, 3.0, 3.0))
    assert made.cells[1].measured.ratio == pytest.approx(3 / 2.1)
    assert not made.cells[1].measured.unclear
    made.cells[0].measured = Measured((1.9, 2.0, 2.1), (3.0, 3.0, 3.0))
    assert made.best() is made.cells[0]
    assert "measured 1.50× plain (1.43–1.58, n = 3)" in made.recommend().reason
    assert made.errors()[1] > 0.5


def test_a_range_that_crosses_one_is_no_difference() -> None:
    made = study()
    for cell in made.cells:
        cell.measured = Measured((2.9, 3.0, 3.2), (3.0, 3.0, 3.0))
    assert made.cells[0].measured is not None
    assert made.cells[0].measured.unclear
    advice = made.recommend()
    assert advice.cell is None
    assert "no measurable difference from plain" in advice.reason


def test_unsteady_measurements_are_not_built_upon() -> None:
    made = study()
    made.cells[0].measured = Measured((0.3, 0.5, 2.0), (3.0, 3.0, 3.0))  # 6 times as fast at 1.5 tokens a pass: impossible
    assert made.cells[0].unsteady
    assert made.best() is made.cells[1]
    assert "unsteady" in made.words(made.cells[0])


def test_one_disturbed_repeat_does_not_turn_the_advice() -> None:
    made = study()
    disturbed = made.cells[1]
    disturbed.measured = Measured((3.33, 0.86, 0.785), (3.0, 3.0, 3.0))  # 0.9 to 3.8
    made.cells.append(Cell(8, 12, "hierarchical", tally(8, 3.0), Measured((1.1, 1.1, 1.1), (3.0, 3.0, 3.0))))
    assert disturbed.unsteady
    assert made.best() is made.cells[-1], "the steady measurement ranks first"
    assert made.recommend().cell is made.cells[-1]
    assert made.ties() == [disturbed], "by its prediction"
    made.cells.pop()
    advice = made.recommend()
    assert advice.cell is disturbed, "judged by its prediction"
    assert "predicted 2.73× plain" in advice.reason
    assert made.words(disturbed) == "measured 3.49× plain (0.90–3.82, n = 3, unsteady)"
    disturbed.tally = tally(8, 1.01, 300)
    assert made.recommend().cell is made.cells[0]


def test_a_range_of_disturbed_repeats_makes_no_tie() -> None:
    made = study()
    made.cells[1].measured = Measured((1.1, 1.1, 1.1), (3.0, 3.0, 3.0))
    made.cells[0].measured = Measured((4.0, 2.0, 1.0), (3.0, 3.0, 3.0))  # 0.75 to 3, where 1.5 is possible
    assert made.cells[0].unsteady
    assert made.ties() == []


def test_the_curve_that_predicts_never_falls() -> None:
    made = Study(CostCurve((1, 8, 16), (0.02, 0.5, 0.03)))
    assert [made.curve.cost(width) for width in (1, 8, 16)] == [0.02, 0.03, 0.03]


def test_promising_settings_differ_in_what_they_draft() -> None:
    made = study()
    made.cells.append(Cell(8, 12, "hierarchical", tally(8, 3.0)))  # no draft was cut at 4: the very same trees
    assert [cell.setting[:2] for cell in made.promising(count=2)] == [(8, 4), (2, 1)]
    assert len(made.promising(count=9)) == 3
    assert made.promising("single") == []


def test_errors_of_speed_and_ratio() -> None:
    made = study()
    made.cells[1].measured = Measured((2.2, 2.2, 2.2), (6.0, 6.0, 6.0))  # the machine at half the pace: ratios hold
    assert made.errors() == [pytest.approx(0.0)]
    assert made.pace_errors() == [pytest.approx(1.0)]


def test_files_hold_the_study() -> None:
    made = study()
    made.cells[1].measured = Measured((1.0, 1.1, 1.2), (3.0, 3.0, 3.0), equal=False)
    again = Study.from_json(json.loads(made.dumps()))
    assert again.to_json() == made.to_json()
    assert again.cells == made.cells
    rows = list(csv.DictReader(io.StringIO(made.to_csv())))
    assert [row["decoding_length"] for row in rows] == ["2", "8", "64"]
    assert rows[1]["measured_n"] == "3"
    assert rows[1]["same_tokens"] == "False"
    for other in ({"format": "something"}, [], None):
        with pytest.raises(ValueError, match="no study"):
            Study.from_json(other)
    for wrong in ({"costs": {}}, {"cells": [3]}, {"overhead": {"other": 1}}, {"meta": None}, {"tokens": "x"}):
        with pytest.raises(ValueError, match=r"no study: (KeyError|TypeError|meta is None; it|tokens is 'x'; it must)"):
            Study.from_json(json.loads(made.dumps()) | wrong)


@pytest.mark.parametrize("least", [[0.01], [0.01, 0.0, 0.04], ["0.01"] * 3])
def test_a_study_with_a_bad_curve_is_refused_when_it_is_read(least: list[Any]) -> None:
    data = study().to_json()
    with pytest.raises(ValueError, match=r"cost curve needs|must be above 0|this is no study"):
        Study.from_json({**data, "costs": {**data["costs"], "least": least}})


def test_overhead_is_read_from_real_steps() -> None:
    def steps(lane: str, seconds: list[tuple[int, float]]) -> list[Step]:
        from lookahead_core.trie.draft_tree import DraftTree

        made = []
        for index, (width, time) in enumerate(seconds, 1):
            drafts = width - 1
            tree = DraftTree((0,) * drafts, tuple(range(-1, drafts - 1)), (0.1,) * drafts, ("output",) * drafts)
            made.append(
                Step(lane, index, 10, (1,), (), tree, Clock(draft=0.002 + 1e-5 * drafts if drafts else 0.0, forward=time))
            )
        return made

    plain = steps("plain", [(1, 0.016)] * 20)
    drafted = steps("lookahead", [(width, 1.5 * CURVE.cost(width)) for width in (2, 4, 8, 16, 32, 64) * 4])
    found = fit_overhead(CURVE, plain, drafted)
    assert found.scale == pytest.approx(1.5, rel=1e-3)
    assert found.drafted == pytest.approx(0.002, rel=1e-2)
    assert found.per_draft == pytest.approx(1e-5, rel=1e-2)
    assert found.plain == pytest.approx(0.006, rel=1e-2)
    assert fit_overhead(CURVE, plain, []).scale == 1.0


@pytest.fixture(scope="module")
def small() -> Any:
    return pytest.importorskip("small").small()


@pytest.fixture(scope="module")
def swept(small: Any) -> tuple[Study, list[str]]:
    told: list[str] = []
    prompts = [[5, 6, 7, 8] * 4, [9, 10, 11] * 5]
    made = sweep(
        small.model, prompts, decoding_lengths=(2, 8), branch_lengths=(1, 4), strategies=("trie", "single"),
        max_new_tokens=16, workers=1, capacity=500, costs=CURVE, eos_token_id=None, progress=lambda _, what: told.append(what),
    )  # fmt: skip
    return made, told


def test_sweep_fills_a_study(swept: tuple[Study, list[str]]) -> None:
    made, told = swept
    assert [cell.setting for cell in made.cells] == [
        (length, branch, strategy) for strategy in ("hierarchical", "single") for length in (2, 8) for branch in (1, 4)
    ]
    assert made.tokens == 30
    assert all(cell.tally.tokens == 30 for cell in made.cells)
    run = next(cell.measured for cell in made.cells if cell.measured)
    assert run.n == 3
    assert run.equal
    assert [point.label for point in made.of_kind("past answers")] == ["0", "1"]
    assert [point.label for point in made.of_kind("switch")][-1] == "capacity 500 nodes"
    assert any(words.startswith("Answer 2 of 2") for words in told)
    assert "Replaying: 1 past answer" in told
    assert not any("hierarchical" in words for words in told), "the pages call it trie"
    assert any(words.startswith("Measuring") for words in told)


def test_names_and_lengths_are_taken_as_they_may_be_given(small: Any) -> None:
    asked: dict[str, Any] = {"decoding_lengths": [4, 2, 4], "branch_lengths": [2, 2], "strategies": ["trie"], "costs": CURVE}
    twice = [(4, 2, "trie"), (4, 2, "hierarchical")]
    made = sweep(small.model, [[5, 6, 7]], **asked, measured=twice, max_new_tokens=6, eos_token_id=None)
    assert [cell.setting for cell in made.cells] == [(2, 2, "hierarchical"), (4, 2, "hierarchical")]
    assert [cell.setting for cell in made.cells if cell.measured] == [(4, 2, "hierarchical")]


def test_sweep_stops_and_keeps_what_there_is(small: Any) -> None:
    replayed: list[str] = []

    def note(_: float | None, what: str) -> None:
        if what.startswith("Replaying"):
            replayed.append(what)

    made = sweep(
        small.model, [[5, 6, 7] * 4], decoding_lengths=(2, 4, 8, 16), branch_lengths=(1, 2, 4), max_new_tokens=8,
        workers=1, costs=CURVE, progress=note, should_stop=lambda: len(replayed) > 2, eos_token_id=None,
    )  # fmt: skip
    assert made.meta["stopped"] is True
    assert 3 <= len(made.cells) < 12
    assert made.recommend().code
    with pytest.raises(Stopped):
        sweep(small.model, [[5, 6, 7]], costs=CURVE, max_new_tokens=8, should_stop=lambda: True)


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"repeats": 2, "measured": "none"}, "repeats must be a whole number of at least 3, not 2"),
        ({"strategies": ("tree",)}, r"one of trie, hierarchical, parallel, single, got 'tree'"),
        ({"strategies": ()}, "at least 1 of hierarchical"),
        ({"decoding_lengths": ()}, "decoding_lengths must hold at least 1 length, not 0"),
        ({"branch_lengths": (2, 0)}, "a length of branch_lengths must be a whole number of at least 1, not 0"),
        ({"measured": [(8, 4, "hierarchical")], "decoding_lengths": (2, 4)}, r"grid of 16, not \(8, 4, 'hierarchical'\)"),
        ({"measured": [(2, 4)], "decoding_lengths": (2, 4)}, r"grid of 16, not \(2, 4\)"),
        ({"measured": [5], "decoding_lengths": (2, 4)}, r"grid of 16, not 5"),
        ({"measured": "some"}, "not 'some'"),
        ({"prompts": []}, "at least 1 prompt"),
        ({"branch_lengths": (2, 2000)}, "branch_length must be from 1 to 1024, got 2000"),
        ({"capacity": 5}, r"capacity must be from branch_length \+ 1 = 25 to 2147483647 nodes, got 5"),
        ({"capacity": 0}, r"capacity must be from branch_length \+ 1 = 25 to 2147483647 nodes, got 0"),
        ({"past": [[-1]]}, "token ids must not be negative, got -1"),
        ({"workers": 0}, "workers must be a whole number of at least 1, not 0"),
    ],
)
def test_what_cannot_be_studied_is_refused_before_any_work(small: Any, asked: dict[str, Any], message: str) -> None:
    told: list[str] = []
    given = {
        "prompts": [[5, 6, 7]],
        "costs": CURVE,
        "max_new_tokens": 4,
        "progress": lambda _, what: told.append(what),
        **asked,
    }
    with pytest.raises(ValueError, match=message):
        sweep(small.model, **given)
    assert told == []


def test_recordings_are_plain_greedy_answers(small: Any) -> None:
    from lookahead_core.decode.decoder import GreedyDecoder

    answers, steps = record(small.model, [[5, 6, 7]], 8, eos_token_id=None)
    assert answers == [Recording((5, 6, 7), tuple(GreedyDecoder(small.model).generate([5, 6, 7], 8).tokens), "length", 8)]
    assert len(steps) == 8
    with pytest.raises(ValueError, match="do_sample"):
        record(small.model, [[5]], 8, do_sample=True)
    with pytest.raises(ValueError, match="do_sample"):
        record(small.model, [[5]], 8, generation_config=GenerationConfig(do_sample=True))
    with pytest.raises(ValueError, match="an answer of at least 2 tokens"):
        begin(small.model, [[5]], 1)


def test_measuring_alternates_and_needs_three(small: Any) -> None:
    answers, _ = record(small.model, [[5, 6, 7] * 3], 6, eos_token_id=None)
    cells = [(4, 2, "hierarchical"), (4, 2, "single")]
    order, shares = [], []
    watch = Watch(lambda share, what: (order.append(what.split(",")[0]), shares.append(share)))
    found = list(measure(small.model, answers, cells, repeats=3, watch=watch, eos_token_id=None))
    assert [run.n for _, run in found] == [1, 1, 2, 2, 3, 3]
    assert all(len(run.plain) == run.n and run.equal for _, run in found)
    assert list(dict.fromkeys(order)) == ["Measuring 4 × 2 trie", "Measuring 4 × 2 single"]
    assert shares == sorted(set(shares)), "the bar moves with every step"
    assert shares[-1] == 1.0
    with pytest.raises(ValueError, match="at least 3"):
        next(iter(measure(small.model, answers, cells, repeats=2)))


def test_a_run_that_ends_before_its_recording_is_not_equal() -> None:
    """As one that a criterion of time ends: its fewer passes would look like speed."""
    recording = Recording((1,), (5, 6, 7))
    for tokens, same in (((6, 7), True), ((6,), False), ((6, 7, 8), False), ((7, 6), False)):
        steps = [Step("lookahead", 0, 0, (5,)), Step("lookahead", 1, 1, tokens, finished="stop")]
        assert timed([(recording, step) for step in steps], lambda _: None) == (0.0, same)


def test_begin_predicts_plain_near_what_it_took(small: Any) -> None:
    made, answers = begin(small.model, [[5, 6, 7, 8] * 5] * 3, 24, costs=CURVE, eos_token_id=None)
    assert len(answers) == 3
    assert made.plain_predicted > 0
    assert made.meta["dtype"] == "float32"
    assert made.meta["context"] > 20


def test_the_command_prints_a_study(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    from lookahead_core.bench import inputs as bench_inputs
    from lookahead_core.bench import sweep as bench_sweep

    small = pytest.importorskip("small").small()
    monkeypatch.setattr(bench_inputs, "load", lambda *_: small)
    out = tmp_path / "study.json"
    asked = ["--count", "2", "--new", "8", "--lengths", "2,6", "--branches", "1,3", "--json", str(out)]
    bench_sweep.main(asked)
    printed = capsys.readouterr().out
    assert "2 answers, 14 tokens" in printed
    assert "CDL" in printed
    assert re.search(r"predictions off by, median over [1-3] cells", printed)
    assert "hierarchical" not in printed
    assert len(json.loads(out.read_text())["cells"]) == 4
