"""The recorded example of the workload page: its counts are those of a replay of its log."""

from __future__ import annotations

import json
import re

import pytest

pytest.importorskip("plotly")

from lookahead_core.workload.passes import CellTask
from lookahead_core.workload.price import CATALOGUE, DEFAULT, sliders
from lookahead_core.workload.report import report
from lookahead_core.workload.traces import trace
from visual.charts import workload_words
from visual.recordings.workload import dumps, example, loads
from visual.work.visits import Visit


@pytest.mark.parametrize("method", ["trie", "single", "lookup", "llma", "suffix"])
def test_its_counts_are_those_of_a_replay(method: str) -> None:
    grid = example().grid
    assert grid is not None
    found = [setting for setting in grid.cells if setting.method == method]
    assert found, f"the example was recorded without {method}"
    best = next(cell.setting for cell in grid.best(CATALOGUE[DEFAULT]) if cell.setting.method == method)
    past = grid.past if best.warmth == "warm" else ()
    [counts] = CellTask(best, grid.requests, past, grid.capacity).run()
    kept = grid.cells[best].counts
    assert (counts.tokens, counts.rows) == (kept.tokens, kept.rows), "record it anew: python -m visual.recordings.workload"


def test_it_is_whole_and_can_be_priced_and_opened() -> None:
    workload = example()
    data = report(workload, CATALOGUE[DEFAULT])
    assert data["phase"] == "done"
    assert len(data["cells"]) == sum(method["cells"] for method in data["methods"])
    assert {one["name"] for one in data["answers"]} >= {"pays", "lengths", "method", "trie", "warmth", "requests", "adaptive"}
    assert data["stream"]["requests"] == data["log"]["requests"]
    assert data["best"][0]["speed"] < report(workload, sliders(0.0, 0.0, 32))["best"][0]["speed"]
    assert workload.grid is not None
    reasons = [workload.grid.requests[row["request"]].finished for row in data["requests"]]
    assert set(reasons) == {"eos", "length"}, "the log says why each answer ended"
    for reason in set(reasons):
        row = data["requests"][reasons.index(reason)]
        opened = trace(workload, row["request"], CATALOGUE[DEFAULT])
        assert len(opened.lanes["lookahead"]) == row["passes"] + 1
        assert {steps[-1].finished for steps in opened.lanes.values()} == {reason}


def test_it_is_read_as_it_was_written() -> None:
    text = dumps(example())
    again = loads(text)
    assert dumps(again) == text
    assert json.dumps(report(again)) == json.dumps(report(example()))


def test_the_nodes_of_the_trie_are_exact_and_the_speed_of_a_smaller_one_is_predicted() -> None:
    items = re.findall("<li>.*?</li>", workload_words.answer(report(example()), "en"))
    for words, kind in (("the trie has", "exact"), ("On the sample", "predicted")):
        assert [re.findall(r"wl-badge (\w+)", item) for item in items if words in item] == [[kind]]


def test_a_page_that_is_left_while_it_opens_still_finds_the_example() -> None:
    visit = Visit(CATALOGUE[DEFAULT], example(), example=True)
    visit.close()
    assert visit.data()["phase"] == "done"
