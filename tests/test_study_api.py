"""`/sweep` and `/calibrate` stream progress and end with data; where the app has no device of its own they say so."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

pytest.importorskip("torch")
import gradio as gr
import orjson
from small import small

from lookahead_core.models.catalogue import CATALOGUE, TINY
from visual import app
from visual.api.study import calibrate_endpoint, sweep_endpoint
from visual.engines.host import Host
from visual.pages.findings import ended
from visual.work.studies import Tuning


class Elsewhere:
    """Engines that are not here."""

    slots = 1
    entry = None

    def news(self, job: Any, session: str) -> Iterator[Any]:
        raise AssertionError("nothing is to run")


def tuning_on(engine: Any = None) -> Tuning:
    host = Host(CATALOGUE[TINY])
    host.adopt(small())
    return Tuning(app.racing_on(host, engine))


@pytest.fixture(scope="module")
def tuning() -> Iterator[Tuning]:
    made = tuning_on()
    yield made
    made.close()


def test_calibrate_streams_and_ends_with_the_curve(tuning: Tuning) -> None:
    events = list(calibrate_endpoint(tuning)())
    assert {event["kind"] for event in events[:-1]} <= {"progress"}
    costs = orjson.loads(orjson.dumps(events[-1]))  # as Gradio sends it
    assert costs["kind"] == "costs"
    assert len(costs["widths"]) == len(costs["seconds"])
    assert len(costs["least"]) == len(costs["widths"])
    assert costs["cdl"] == tuning.host.costs(small()).quiet().cdl, "that of a study of the same curve"
    assert tuning.racing.turns.running == 0


def test_sweep_ends_with_a_grid_and_an_advice(tuning: Tuning) -> None:
    events = list(sweep_endpoint(tuning)("one two three one two three", max_new_tokens=16))
    end = orjson.loads(orjson.dumps(events[-1]))  # as Gradio sends it
    assert end["kind"] == "study"
    assert end["study"]["cells"]
    assert end["advice"]["reason"]
    assert tuning.racing.turns.running == 0


@pytest.mark.parametrize(
    "asked",
    [
        {"kind": "Nonsense"},
        {"max_new_tokens": 10_000},
        {"strategy": "best"},
        {"model": "../../etc"},
        {"count": -1},
        {"past_answers": 1.5},
        {"prompts": 5},
        {"prompts": 0},
        {"prompts": "one two", "past_answers": 4},
    ],
)
def test_bounds_are_named(tuning: Tuning, asked: dict[str, Any]) -> None:
    with pytest.raises(gr.Error, match=r"must be|not a model"):
        list(sweep_endpoint(tuning)(**asked))


def test_a_study_that_breaks_off_is_not_called_a_race(tuning: Tuning, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("odd")

    monkeypatch.setattr(tuning.host, "costs", broken)
    with pytest.raises(gr.Error) as told:
        list(calibrate_endpoint(tuning)())
    assert "The study broke off: RuntimeError: odd. Complete results stay" in told.value.message
    assert told.value.message in ended(RuntimeError("odd")), "the page says it too"


def test_without_an_own_device_it_says_so() -> None:
    elsewhere = tuning_on(Elsewhere())
    for stream in (calibrate_endpoint(elsewhere)(), sweep_endpoint(elsewhere)("hello")):
        with pytest.raises(gr.Error, match="on one machine"):
            list(stream)
