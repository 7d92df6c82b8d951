"""What may come in between: Forget or another recording while a page answers, Stop and a long wait before an engine's first
news."""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("gradio")
pytest.importorskip("torch")
import gradio as gr
from small import small

from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.workload.example import EXAMPLE
from lookahead_core.workload.price import CATALOGUE as CURVES
from lookahead_core.workload.price import DEFAULT
from visual.engines import ray_serve
from visual.engines.host import Host
from visual.engines.job import Job, News, rebuild, run
from visual.limits import LimitError
from visual.pages import teacher
from visual.pages.race import RacePage, asked_number
from visual.recordings.presets import presets
from visual.work import visits
from visual.work.classroom import Room
from visual.work.faults import trouble
from visual.work.races import STOPPED, Racing
from visual.work.session import Session, Sessions
from visual.work.turns import Turns
from visual.work.visits import Visit


class Once(Session):
    """A session that is forgotten as soon as its last race has been read."""

    left: Any = None

    @property
    def finished(self) -> Any:
        left, self.left = self.left, None
        return left

    @finished.setter
    def finished(self, value: Any) -> None:
        self.left = value


def test_forget_between_two_reads_harms_no_page() -> None:
    session = Once()
    racing = SimpleNamespace(
        sessions=SimpleNamespace(of=lambda _: session),
        known=lambda _: CATALOGUE[TINY],
        warm=lambda *_: 5,
    )
    host = SimpleNamespace(ready=lambda _: small())
    page: Any = SimpleNamespace(racing=racing, host=host, race=lambda *_: iter(()), status_line=lambda *_: "")
    race = SimpleNamespace(at=lambda *_: presets()[0].trace(), answer=[1], warmed=lambda *_: [])
    request: Any = SimpleNamespace(session_hash="x")
    session.left = race
    assert RacePage.replan(page, 8, 4, "trie", request) != gr.skip()
    session.left = race
    assert list(RacePage.race_without(page, request)) == []
    session.left = race
    assert len(list(RacePage.warm_up(page, "Code", TINY, 8, 4, "trie", request))) == 2


def test_the_room_s_recording_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class Fickle(Room):
        places = iter([0, None, None, None])

        @property
        def preset(self) -> int | None:
            return next(self.places)

        @preset.setter
        def preset(self, value: int | None) -> None:
            pass

    heard: list[Any] = []
    with gr.Blocks(analytics_enabled=False):
        monkeypatch.setattr(gr.Button, "click", lambda _, work, *__, **___: heard.append(work), raising=False)
        teacher.follow(Fickle(), presets(), gr.HTML(), gr.HTML())
    line, message, seen = heard[0](-1)
    assert (presets()[0].title in line, seen) == (True, 0)
    assert message != gr.skip()


@pytest.mark.parametrize(
    ("asked", "number"), [("64", 64), ("0000000000000064", None), ("1234567890123", None), ("٦٤", 64), ("9" * 5000, None)]
)
def test_a_number_in_the_address_is_taken_whole_or_not_at_all(asked: str, number: int | None) -> None:
    found = asked_number(asked, (0, 2**31 - 1))
    assert found == (gr.skip() if number is None else number)


def test_trouble_names_no_path_of_this_machine() -> None:
    try:
        Path("/nowhere/at/all").read_bytes()
    except OSError as error:
        told = trouble(error)
    assert "nowhere" not in told
    assert "No such file or directory" in told
    assert "why it is so" in trouble(OSError("why it is so"))


class Slow:
    """An engine whose first news come late. It ends its races when they are closed."""

    slots, entry = 1, None

    def __init__(self) -> None:
        self.go, self.asked, self.closed = threading.Event(), threading.Event(), threading.Event()

    def news(self, job: Job, session: str) -> Generator[News, None, None]:
        try:
            self.asked.set()
            self.go.wait(60)
            yield from run(job, small().model, rebuild(job.answers, 4))
        finally:
            self.closed.set()


@pytest.fixture
def slow() -> Iterator[tuple[Racing, Slow]]:
    engine, host = Slow(), Host(CATALOGUE[TINY])
    host.adopt(small())
    yield Racing(host, Sessions(), Turns(1), engines=engine), engine
    engine.go.set()


def raced(racing: Racing, session: Session) -> list[Any]:
    return list(racing.events(session, *racing.checked("one two three", TINY, False, 8, 4, "hierarchical", 8)))


def test_who_waits_for_an_engine_s_first_news_keeps_the_turn(slow: tuple[Racing, Slow]) -> None:
    racing, engine = slow
    racing.turns.lease = 1.0
    threading.Timer(3, engine.go.set).start()
    ended: list[Any] = []
    waiting = threading.Thread(target=lambda: ended.append(raced(racing, Session("ann"))), daemon=True)
    waiting.start()
    assert engine.asked.wait(20)
    with racing.turns.ticket("bob") as bob:
        list(racing.turns.wait(bob, lambda: bool(ended) or not waiting.is_alive()))
    waiting.join(20)
    assert ended, "the turn was lost"
    assert ended[0][-1].trace.difference() is None


def test_stop_is_heard_before_an_engine_s_first_news(slow: tuple[Racing, Slow]) -> None:
    racing, engine = slow
    session, told = Session("ann"), list[str]()

    def work() -> None:
        try:
            raced(racing, session)
        except LimitError as error:
            told.append(str(error))

    waiting = threading.Thread(target=work, daemon=True)
    waiting.start()
    assert engine.asked.wait(20)
    session.stop.set()
    waiting.join(10)
    assert told == [STOPPED]
    assert racing.turns.running == 0
    assert not engine.closed.is_set(), "nobody waits for it"
    engine.go.set()
    assert engine.closed.wait(20), "but it is closed as soon as it can be"


def test_a_replica_loads_its_model_where_it_decodes(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded_by: list[int] = []
    monkeypatch.setattr(ray_serve, "load", lambda *_: loaded_by.append(threading.get_ident()) or small())
    engine = ray_serve.Engine(CATALOGUE[TINY], None, None)
    assert loaded_by == [engine.thread.submit(threading.get_ident).result()]


def test_an_upload_that_is_gone_leaves_nothing_to_delete(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    real = visits.finalize
    monkeypatch.setattr(visits, "finalize", lambda *given, **named: made.append(real(*given, **named)) or made[-1])
    visit = Visit(CURVES[DEFAULT])
    for _ in range(3):
        visit.take("log", str(EXAMPLE))
    assert [one.alive for one in made] == [False, False, True]
    visit.close()
    assert not made[-1].alive
