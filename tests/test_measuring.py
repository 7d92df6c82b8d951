"""A model's passes are measured once, between the steps of races; a race that needs the costs says how far that is."""

from __future__ import annotations

import copy
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

pytest.importorskip("gradio")
pytest.importorskip("torch")
import torch
from small import in_background, small
from zoo import build

from lookahead_core.decode.calibrate import ENOUGH, MEASURED, calibrate
from lookahead_core.models import threads
from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.models.load import LoadedModel
from visual import app
from visual.engines import host as hosts
from visual.engines.host import Host
from visual.work.races import Batch, Finished, Measuring, Racing
from visual.work.session import Session

CALIBRATION = import_module("lookahead_core.decode.calibrate")  # the package's own name is the function


@pytest.fixture
def new() -> LoadedModel:
    """A model whose passes nobody has measured."""
    return replace(small(), model=copy.deepcopy(small().model))


@pytest.fixture
def racing(new: LoadedModel) -> Racing:
    """Races with that model."""
    host = Host(CATALOGUE[TINY])
    host.adopt(new)
    return app.racing_on(host)


def events(on: Racing, session: Session, auto: bool = True, exact: bool = False) -> Iterator[Any]:
    return on.events(session, *on.checked("one two three", TINY, auto, 8, 4, "trie", 24, exact=exact))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Passes that wait for the event, each time one of them is measured."""
    go, time_pass = threading.Event(), CALIBRATION.time_pass
    monkeypatch.setattr(CALIBRATION, "time_pass", lambda *given: go.wait(60) and time_pass(*given))
    return go


@pytest.mark.parametrize(("seconds", "rounds"), [(ENOUGH, 0), (ENOUGH / 3.5, 1), (ENOUGH / 3 / 5.5, 5), (1e-3, 9)])
def test_slow_passes_are_measured_fewer_times(monkeypatch: pytest.MonkeyPatch, seconds: float, rounds: int) -> None:
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(CALIBRATION, "time_pass", lambda passes, tree: seconds)
    calibrate(build("llama"), (1, 4, 8), context=8, progress=lambda *made: told.append(made))
    assert told[-1] == (3 * (rounds + 1), 3 * (rounds + 1)), "and one round more, to warm up, which counts where it is slow"
    assert [done for done, _ in told] == [*range(3 * (rounds + 1) + 1)]


def test_a_curve_has_the_median_and_the_quartiles_of_its_rounds_without_the_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter((9.0, 0.01, 0.03, 0.02, 0.1))
    monkeypatch.setattr(CALIBRATION, "time_pass", lambda passes, tree: next(times) / 10)
    curve = calibrate(build("llama"), (1,), context=8, repeats=4)
    assert curve.seconds == pytest.approx((0.0025,))
    assert (curve.low, curve.high) == (pytest.approx((0.002,)), pytest.approx((0.003,)))


def test_a_race_that_needs_the_costs_tells_how_far_their_measurement_is(racing: Racing, new: LoadedModel) -> None:
    session = Session()
    assert not any(isinstance(event, Measuring) for event in events(racing, session, auto=False))
    first = list(events(racing, session))
    assert isinstance(first[-1], Finished)
    kinds = [type(event) for event in first if not isinstance(event, Finished)]
    assert kinds == sorted(kinds, key=[Measuring, Batch].index)
    fractions = [event.fraction for event in first if isinstance(event, Measuring)]
    assert fractions == sorted(fractions)
    curve = calibrate(new.model)
    assert curve.widths == MEASURED
    assert not any(isinstance(event, Measuring) for event in events(racing, session)), "once"
    assert calibrate(new.model) is curve


def test_races_that_need_no_costs_go_on_between_the_passes_that_are_measured(racing: Racing, new: LoadedModel) -> None:
    measuring = racing.host.measure(new)
    assert racing.host.measure(new) is measuring, "once, however many ask"
    assert isinstance(list(events(racing, Session(), auto=False))[-1], Finished)
    measuring.future.result(60)
    assert racing.host.measure(new) is not measuring, "what has ended is let go of"


def test_stop_ends_the_wait_for_a_measurement(racing: Racing, slow: threading.Event) -> None:
    session = Session()
    thread, ended = in_background(lambda: events(racing, session))
    until = time.monotonic() + 30
    while not racing.turns.running and time.monotonic() < until:
        time.sleep(0.01)
    session.stop.press()
    thread.join(30)
    assert ended[-1] == "Stopped before its turn came."
    slow.set()
    assert isinstance(list(events(racing, Session()))[-1], Finished)


def test_a_measurement_that_fails_leaves_its_error_to_the_race(racing: Racing, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> float:
        raise RuntimeError("out of memory")

    with monkeypatch.context() as fault:
        fault.setattr(CALIBRATION, "time_pass", broken)
        with pytest.raises(RuntimeError, match="out of memory"):
            list(events(racing, Session()))
    assert isinstance(list(events(racing, Session()))[-1], Finished)


def test_the_exact_mode_has_a_curve_of_its_own(racing: Racing) -> None:
    assert isinstance(list(events(racing, Session()))[-1], Finished)
    begun = racing.host.measure(racing.host.begin(CATALOGUE[TINY]).result(), exact=True)
    begun.future.result(60)
    assert begun.fraction == 1.0


def test_a_load_leaves_no_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it lived, OpenMP's workers of two threads would slow each pass of several tokens."""
    monkeypatch.setattr(hosts, "load", lambda entry, *_: small())
    host, loaders = Host(CATALOGUE[TINY]), list[threading.Thread]()
    monkeypatch.setattr(hosts, "compile_loops", lambda: loaders.append(threading.current_thread()))
    assert host.begin(host.default).result(60) is small()
    loaders[0].join(30)
    assert not loaders[0].is_alive()


def test_the_start_measures_the_models_passes(new: LoadedModel, racing: Racing) -> None:
    app.when_loaded(racing.host, racing.host.begin(CATALOGUE[TINY]))
    racing.host.measure(new).future.result(60)
    assert not any(isinstance(event, Measuring) for event in events(racing, Session()))


@pytest.fixture
def two_threads() -> Iterator[None]:
    """torch with two threads, as far as this thread is concerned."""
    before = torch.get_num_threads()
    torch.set_num_threads(2)
    yield
    torch.set_num_threads(before)


@pytest.mark.parametrize(("seconds", "chosen"), [({1: 1.2, 2: 1.0}, 1), ({1: 1.3, 2: 1.0}, 2), ({1: 1.0, 2: 1.0}, 1)])
def test_a_model_gets_no_more_threads_than_pay(
    monkeypatch: pytest.MonkeyPatch, two_threads: None, seconds: dict[int, float], chosen: int
) -> None:
    monkeypatch.setattr(threads, "_seconds", lambda model: seconds[torch.get_num_threads()])
    assert threads.fewest_threads(None) == chosen
    assert torch.get_num_threads() == 2, "as before"


def test_the_threads_are_chosen_by_passes_of_the_model(two_threads: None) -> None:
    assert threads.fewest_threads(small().model) in (1, 2)


def test_a_model_whose_passes_fail_is_loaded_and_refused_by_the_race(
    monkeypatch: pytest.MonkeyPatch, two_threads: None
) -> None:
    monkeypatch.delenv("OMP_NUM_THREADS")
    monkeypatch.setattr(hosts, "load", lambda entry, *_: replace(small(), model=torch.nn.Identity()))
    assert Host(CATALOGUE[TINY]).begin(CATALOGUE[TINY]).result(60).threads is None


def test_work_with_a_model_runs_with_its_threads(monkeypatch: pytest.MonkeyPatch, two_threads: None) -> None:
    monkeypatch.delenv("OMP_NUM_THREADS")
    monkeypatch.setattr(hosts, "load", lambda entry, *_: small())
    monkeypatch.setattr(hosts, "_fewest_threads", lambda model: 3)
    host = Host(CATALOGUE[TINY])
    loaded = host.begin(host.default).result(60)
    before = host.submit(torch.get_num_threads).result(60)
    assert "CPU, 3 threads" in loaded.caption()
    assert host.submit_for(loaded, torch.get_num_threads).result(60) == 3
    assert list(host.on_device(loaded, (torch.get_num_threads() for _ in range(2)))) == [3, 3]
    assert host.submit(torch.get_num_threads).result(60) == before != 3
    monkeypatch.setenv("OMP_NUM_THREADS", "1")
    assert Host(CATALOGUE[TINY]).begin(host.default).result(60).threads is None, "whoever starts the app has chosen"


@pytest.mark.parametrize(("repeats", "low", "high"), [(3, 1, 3), (4, 2, 3), (8, 3, 6), (9, 3, 7)])
def test_both_quartiles_of_a_cost_lie_as_far_from_the_ends(repeats: int, low: int, high: int, monkeypatch) -> None:
    seconds = iter(range(repeats + 1))  # of the warm-up, then 1, 2, 3, ...
    monkeypatch.setattr(CALIBRATION, "time_pass", lambda *_: next(seconds) / 1000)
    curve = calibrate(build("llama"), widths=(1,), context=8, repeats=repeats, again=True)
    assert (curve.low, curve.high) == ((low / 1000,), (high / 1000,))
