"""Models come and go beside the races: nothing freezes, the default stays, and nobody's waiting blocks the server."""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

pytest.importorskip("gradio")
pytest.importorskip("torch")
import gradio as gr
from small import in_background, small

from lookahead_core.models.catalogue import CATALOGUE, TINY, ModelError
from visual import app
from visual.engines import host as hosts
from visual.engines.host import FOLLOWERS, Host
from visual.pages.race import RacePage
from visual.work.races import Batch
from visual.work.session import Session
from visual.work.turns import Turns

OTHERS = [entry for name, entry in CATALOGUE.items() if name != TINY][:3]


@pytest.fixture
def host(monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A host whose other models take `go` to load."""
    made = Host(CATALOGUE[TINY])
    made.adopt(small())
    monkeypatch.setattr(hosts, "fetch", lambda entry, progress: None)
    monkeypatch.setattr(hosts, "compile_loops", lambda: None)
    monkeypatch.setattr(hosts, "load", lambda entry, *_: GO.wait(60) and replace(small(), entry=entry))
    GO.clear()
    yield made
    GO.set()


GO = threading.Event()


def race(on: Any, session: Session, model: str = TINY, prompt: str = "one two three") -> list[Any]:
    return list(on.events(session, *on.checked(prompt, model, False, 8, 4, "hierarchical", 24)))


def test_races_go_on_while_a_model_loads(host: Host) -> None:
    loading = host.begin(OTHERS[0])
    race(app.racing_on(host), Session())
    assert not loading.done()
    GO.set()
    assert loading.result(60).entry == OTHERS[0]


def test_a_long_step_gives_signs_of_life(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """So that whoever waits does not get the turn while the device works for its owner."""
    monkeypatch.setattr(hosts, "SIGN", 0.01)
    go, signs = threading.Event(), list[Any]()

    def work() -> Iterator[int]:
        yield 1
        go.wait(60)
        yield 2

    made = host.on_device(small(), work(), lambda: signs.append(None))
    assert next(made) == 1
    threading.Timer(1, go.set).start()
    assert list(made) == [2]
    assert len(signs) > 5


def test_a_race_renews_its_lease_while_a_step_is_made(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "SIGN", 1e-5)
    touch, signs = Turns.touch, list[Any]()
    monkeypatch.setattr(Turns, "touch", lambda turns, ticket: signs.append(touch(turns, ticket)))
    steps = sum(len(one.steps) for one in race(app.racing_on(host), Session())[:-1] if isinstance(one, Batch))
    assert len(signs) > steps, "more often than once a step"


def test_progress_is_that_of_the_model_one_waits_for(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hosts, "fetch", lambda entry, progress: progress(0.5, f"Downloading {entry.title}"))
    host.begin(OTHERS[0])
    for entry in OTHERS[:2]:
        told = host.loading(entry)
        until = time.monotonic() + 30
        while (found := next(told)) != (0.5, f"Downloading {entry.title}") and time.monotonic() < until:
            assert found == (None, f"Starting {entry.title}")
        told.close()
    GO.set()
    for entry in OTHERS[:2]:
        host.begin(entry).result(60)


def test_the_default_model_stays_and_of_the_others_the_newest(host: Host) -> None:
    GO.set()
    for entry in OTHERS:
        host.begin(entry).result(60)
    assert host.ready(TINY) is small()
    assert [entry.name for entry in OTHERS if host.ready(entry.name)] == [OTHERS[-1].name]


def test_the_operator_is_told_why_the_default_model_is_missing(
    host: Host, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(hosts, "compile_loops", full)
    GO.set()
    host.default = OTHERS[0]
    loading = host.begin(host.default)
    with pytest.raises(OSError, match="No space left"):
        loading.result(60)
    app.when_loaded(host, loading)
    assert "No space left" in capsys.readouterr().out
    assert "No space left" in host.fault, "/health says fault"


def test_of_two_loads_at_once_the_second_counts_the_first(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    adopt = host.adopt
    monkeypatch.setattr(host, "adopt", lambda loaded: time.sleep(0.2) or adopt(loaded))  # the second one begins meanwhile
    GO.set()
    for loading in [host.begin(entry) for entry in OTHERS[:2]]:
        loading.result(60)
    assert host.ready(TINY) is small()
    assert sum(host.ready(entry.name) is not None for entry in OTHERS) == 1


def test_a_dropped_model_is_freed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    class Weights:
        """What takes the memory."""

    alive: list[weakref.ref[Weights]] = []

    def load(entry: Any, *_: Any) -> Any:
        weights = Weights()
        alive.append(weakref.ref(weights))
        return replace(small(), entry=entry, model=weights)

    monkeypatch.setattr(hosts, "load", load)
    for entry in OTHERS:
        host.begin(entry).result(60)
    until = time.monotonic() + 10
    while alive[1]() is not None and time.monotonic() < until:
        time.sleep(0.01)
    assert [weights() is not None for weights in alive] == [False, False, True]


def test_a_load_that_failed_is_tried_again(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: Any) -> None:
        raise ModelError("not on this machine")

    GO.set()
    with monkeypatch.context() as offline:
        offline.setattr(hosts, "fetch", missing)
        with pytest.raises(ModelError, match="not on this machine"):
            host.begin(OTHERS[0]).result(60)
    assert host.begin(OTHERS[0]).result(60).entry == OTHERS[0]


def test_who_waits_for_a_model_lets_others_race_and_can_stop(host: Host) -> None:
    on, waiting = app.racing_on(host), Session()
    thread, ended = in_background(lambda: race(on, waiting, OTHERS[0].name))
    until = time.monotonic() + 30
    while not on.turns.waiting and time.monotonic() < until:
        time.sleep(0.01)
    assert on.turns.waiting == 1, "a place in the queue, so that the queue's bound holds for those who wait for a model too"
    race(on, Session())
    waiting.stop.set()
    thread.join(30)
    assert ended == ["Stopped before its turn came."]


def test_no_more_visitors_follow_a_load_than_the_server_has_threads_for(host: Host) -> None:
    followed = [host.loading(OTHERS[0]) for _ in range(FOLLOWERS)]
    for one in followed:
        next(one)
    with pytest.raises(ModelError, match=f"{FOLLOWERS} visitors wait"):
        next(host.loading(OTHERS[0]))
    for one in followed:
        one.close()
    next(host.loading(OTHERS[0]))


def test_one_visitor_too_many_is_told_on_the_page(host: Host) -> None:
    full = Host(OTHERS[0])
    with gr.Blocks(analytics_enabled=False):
        page = RacePage(app.racing_on(full), [])
    opened = [page.follow_loading() for _ in range(FOLLOWERS)]
    assert all("model-line busy" in next(one) for one in opened)
    [told] = page.follow_loading()
    assert "model-line fault" in told
    assert f"{FOLLOWERS} visitors wait for a model already" in told
    GO.set()
    assert all(OTHERS[0].title in list(one)[-1] for one in opened)


def test_a_model_that_cannot_be_had_is_told_before_the_turn(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: Any) -> None:
        raise ModelError("not on this machine")

    monkeypatch.setattr(hosts, "fetch", missing)
    on = app.racing_on(host)
    with on.turns.ticket("somebody else") as ticket:
        assert list(on.turns.wait(ticket)) == []
        with pytest.raises(ModelError, match="not on this machine"):
            race(on, Session(), OTHERS[0].name)
