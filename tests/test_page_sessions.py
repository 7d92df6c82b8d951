"""What a visitor does while work of the same visitor waits or runs: another model, Forget, Stop, Run again, another upload."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from small import small
from workload_logs import rows, write

from lookahead_core.models.catalogue import CATALOGUE as MODELS
from lookahead_core.models.catalogue import TINY, TINY_FOLDER
from lookahead_core.tuning.measure import Stopped
from lookahead_core.workload.example import EXAMPLE
from lookahead_core.workload.price import CATALOGUE, DEFAULT
from visual import app
from visual.engines.host import Host
from visual.engines.job import Job, rebuild, run
from visual.limits import LimitError
from visual.recordings.presets import presets
from visual.work.races import Racing
from visual.work.session import BESIDE, Session, Sessions
from visual.work.studies import Tuning
from visual.work.visits import Visit
from visual.work.workloads import Workloads

gr = pytest.importorskip("gradio")
from visual.pages.parts import text  # noqa: E402
from visual.pages.race import RacePage  # noqa: E402
from visual.pages.workload import WorkloadPage  # noqa: E402

pytestmark = [pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")]
OTHER = next(entry for name, entry in MODELS.items() if name != TINY)


class Elsewhere:
    """Engines of which each race gets a new trie, as on ZeroGPU. Remembers the jobs."""

    slots = 1
    entry = None

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def news(self, job: Job, _session: str) -> Any:
        self.jobs.append(job)
        return run(job, small().model, rebuild(job.answers, 12))


def racing(engines: Any = None) -> Racing:
    """Races of two models that have one set of weights."""
    host = Host(MODELS[TINY])
    host.adopt(small())
    host.adopt(replace(small(), entry=OTHER))
    return app.racing_on(host, engines)


def events(on: Racing, session: Session, model: str = TINY) -> Iterator[Any]:
    return on.events(session, *on.checked("one two three", model, False, 8, 4, "hierarchical", 24))


@pytest.mark.parametrize("engines", [None, Elsewhere()], ids=["own device", "engines"])
def test_another_model_knows_no_answers_of_the_one_before(engines: Any) -> None:
    on, session = racing(engines), Session()
    list(events(on, session))
    list(events(on, session, OTHER.name))
    assert (len(session.answers), session.model) == (1, OTHER.name)
    if engines is not None:
        assert [len(job.answers) for job in engines.jobs] == [0, 0]


@pytest.mark.parametrize("how", ["forget", "warm"])
def test_a_race_undoes_nothing_that_was_forgotten_meanwhile(how: str) -> None:
    on, session = racing(), Session()
    going = events(on, session)
    for _ in range(3):
        next(going)
    if how == "forget":
        session.forget()
    else:
        on.warm(session, OTHER, "Maths", 4)
    before = list(session.answers)
    list(going)
    assert (session.answers, session.finished) == (before, None)


def test_mcp_s_clients_share_no_session() -> None:
    """Gradio gives the calls of all of them one session hash."""
    sessions = Sessions()
    call = SimpleNamespace(session_hash="shared", client=None, headers={"mcp-protocol-version": "2025-06-18"})
    assert sessions.begin(call) is not sessions.begin(call)
    assert len(sessions) == 0
    call.headers = {"accept": "text/html"}
    assert sessions.begin(call) is sessions.begin(call)


def test_new_work_leaves_the_stop_of_the_old() -> None:
    """The old work may look at it later."""
    sessions = Sessions()
    request = SimpleNamespace(session_hash="one", client=None, headers={})
    old = sessions.begin(request).stop
    assert sessions.begin(request).stop is old
    times = old.press()
    new = sessions.begin(request).stop
    assert old.is_set()
    assert not new.is_set()
    assert new.press() == times + 1, "who waited learns that it was pressed again"
    assert not new.lower(times)


@pytest.mark.parametrize("kind", ["race", "curve", "log"])
def test_stop_ends_the_work_before_it_also_where_new_work_follows_at_once(kind: str) -> None:
    on, request = racing(), SimpleNamespace(session_hash="one", client=None, headers={})
    session, workloads, tuning = on.sessions.begin(request), Workloads(on), Tuning(on)
    asked = workloads.checked(EXAMPLE, EXAMPLE.name, 5, 0, "trie", "")
    works: dict[str, Any] = {"race": events(on, session), "log": workloads.run(session, asked)}
    works["curve"] = tuning.costs(session, MODELS[TINY])
    turns, work = workloads.turns if kind == "log" else on.turns, works[kind]
    with turns.ticket("another") as other:
        list(turns.wait(other))
        next(work)
        session.stop.set()
        on.sessions.begin(request)
    tuning.close()
    if kind == "curve":
        with pytest.raises(Stopped):
            list(work)
    elif kind == "race":
        assert "stopped" in [step.finished for steps in list(work)[-1].trace.lanes.values() for step in steps]
    else:
        assert list(work)[-1].phase == "stopped"


def test_a_reload_keeps_the_name_in_the_classroom() -> None:
    sessions = Sessions()
    sessions.rejoin("ab" * 16, "first")
    sessions.of("first").remember([1, 2, 3])
    name = sessions.of("first").visitor
    sessions.rejoin("ab" * 16, "second")
    assert sessions.of("second").visitor == name


def test_a_race_s_trace_counts_as_memory() -> None:
    on, session = racing(), Session()
    list(events(on, session))
    finished = session.finished
    assert finished is not None
    steps = sum(map(len, finished.trace.lanes.values()))
    assert finished.nbytes > len(finished.before) + 1000 * steps
    session.trie = session.finished = None
    assert session.nbytes == BESIDE


def test_who_stops_waits_no_longer_for_the_comparison() -> None:
    on, session, go = racing(), Session(), threading.Event()
    *_, finished = events(on, session)
    on.host.submit(go.wait, 60)  # a study has the device
    threading.Timer(0.2, session.stop.set).start()
    assert on.ghosts(finished, session) is None
    go.set()
    session.stop.clear()
    assert on.ghosts(finished, session)


def test_a_trie_that_grew_deeper_during_a_race_holds_its_answer() -> None:
    on, session = racing(), Session()
    going = events(on, session)
    for _ in range(3):
        next(going)
    on.warm(session, MODELS[TINY], "Maths", 9)
    list(going)
    assert session.trie is not None
    assert session.trie.branch_length == 9
    assert session.trie.count(session.answers[-1][-2:]) == rebuild(session.answers, 9).count(session.answers[-1][-2:]) > 0


@pytest.fixture(scope="module")
def pages() -> tuple[Racing, Workloads, RacePage, WorkloadPage]:
    on = racing()
    workloads = Workloads(on)
    with gr.Blocks(analytics_enabled=False):
        return on, workloads, RacePage(on, presets()), WorkloadPage(on, workloads)


def visitor(name: str) -> Any:
    return SimpleNamespace(session_hash=name, client=None)


def test_during_a_race_its_trie_is_not_warmed_and_its_lengths_redraw_no_other(pages: Any) -> None:
    (on, _, page, _), request = pages, visitor("racer")
    session = on.sessions.of("racer")
    list(events(on, session))
    going = events(on, session)
    while not session.live:
        next(going)
    told = list(page.warm_up("Maths", TINY, 8, 4, "trie", request))
    assert "Your race is running" in str(told)
    assert page.replan(8, 4, "trie", request) == gr.skip()
    going.close()
    assert len(session.answers) == 1
    list(page.warm_up("Maths", TINY, 8, 4, "trie", request))
    assert len(session.answers) > 1
    assert page.replan(8, 4, "trie", request) != gr.skip()


@pytest.mark.skipif(not presets(), reason="no recording in assets/presets")
def test_an_example_chosen_in_line_plays_and_during_the_race_waits_in_the_box(pages: Any) -> None:
    (on, _, page, _), request = pages, visitor("chooses")
    session, kind = on.sessions.of("chooses"), presets()[0].kind
    with on.turns.ticket("another") as other:
        assert list(on.turns.wait(other)) == []
        going = page.race(request, [], "one two three", TINY, False, 8, 4, "trie", 24, 0.0, 0, 1.0, 0, 0.0, 1.0, False)
        while "before yours" not in str(next(going)):
            pass
        question, _, told, place = page.choose_kind(kind, request)
        assert (question, place) == (presets()[0].prompt, 0)
        assert json.loads(told)["kind"] == "trace"
    while not session.live:
        next(going)
    question, _, told, place = page.choose_kind(kind, request)
    assert (question, place) == (presets()[0].prompt, gr.skip())
    assert text("kept") in told
    going.close()


def test_a_race_that_begins_while_a_model_loads_keeps_its_trie() -> None:
    on = app.racing_on(Host(MODELS[TINY]), None)
    with gr.Blocks(analytics_enabled=False):
        page = RacePage(on, presets())
    request, session = visitor("early"), on.sessions.of("early")
    warming = page.warm_up("Maths", TINY, 8, 4, "trie", request)
    next(warming)
    session.live = True
    assert "Your race is running" in str(list(warming))
    assert session.answers == []


@pytest.mark.parametrize("how", ["stop", "run"])
def test_a_run_that_waits_ends_by_stop_and_by_another_run(pages: Any, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    on, _, page, _ = pages
    request, raced = visitor(f"waits, {how}"), []
    session = on.sessions.of(request.session_hash)
    monkeypatch.setattr(page, "messages", lambda *asked: raced.append(asked) or iter(()))
    session.racing.acquire()
    waiting = page.race(request)
    next(waiting)
    if how == "run":
        session.newest += 1
    session.stop.set()
    session.racing.release()
    told = str(list(waiting))
    assert (raced, session.racing.locked()) == ([], False)
    assert ("before its turn" in told) == (how == "stop")
    list(page.race(request))
    assert len(raced) == 1
    assert not session.stop.is_set()


def test_an_upload_that_waits_is_kept_by_stop_and_not_replayed(
    pages: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    on, _, _, page = pages
    request, grown = visitor("uploads"), []
    session, visit = on.sessions.of(request.session_hash), page.visit(request)
    monkeypatch.setattr(page, "grow", lambda *asked: grown.append(asked) or iter(()))
    session.racing.acquire()
    log = str(write(tmp_path / "a.jsonl.gz", rows(5)))
    bringing = threading.Thread(target=lambda: list(page.brought(log, "en", request)))
    bringing.start()
    while not session.stop.is_set():
        time.sleep(0.01)
    session.stop.set()
    session.racing.release()
    bringing.join(20)
    assert (grown, list(visit.files)) == ([], ["log"])
    on.sessions.drop(request.session_hash)


def test_a_refused_tokenizer_leaves_the_one_before(pages: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    on, _, _, page = pages
    whole, request = Visit.asked, visitor("spells")
    monkeypatch.setattr(
        Visit, "asked", lambda visit: replace(whole(visit), decoding_lengths=(4,), branch_lengths=(2,), count=10)
    )
    upload = tmp_path / "tokenizer.json"
    upload.write_bytes((TINY_FOLDER / "tokenizer.json").read_bytes())
    list(page.spelled(str(upload), "en", request))
    list(page.brought(str(write(tmp_path / "a.jsonl.gz", rows(20))), "en", request))
    good = page.visit(request).files["tokenizer"]
    upload.write_text("{}")
    assert "is no tokenizer" in list(page.spelled(str(upload), "en", request))[-1][0]
    assert page.visit(request).files["tokenizer"] == good
    assert page.open("en", SimpleNamespace(request=1), request)[2] != gr.skip(), "a request of the report still opens"
    assert "Done" in list(page.brought(str(write(tmp_path / "b.jsonl.gz", rows(20))), "en", request))[-1][0]
    kept = list(page.visit(request).uploads)
    assert len(kept) == 2
    assert all(path.is_file() for path in kept)
    on.sessions.drop(request.session_hash)
    assert not any(path.parent.exists() for path in kept)


def test_a_visit_that_has_ended_takes_no_upload(tmp_path: Path) -> None:
    visit, before = Visit(CATALOGUE[DEFAULT]), set(Path(tempfile.gettempdir()).glob("lookahead-*"))
    visit.close()
    with pytest.raises(LimitError, match="The session has ended"):
        visit.take("log", str(write(tmp_path / "a.jsonl.gz", rows(3))))
    assert visit.files == {}
    assert set(Path(tempfile.gettempdir()).glob("lookahead-*")) <= before


def test_a_new_price_is_given_up_with_the_session(pages: Any) -> None:
    on, workloads, _, page = pages
    request = visitor("leaves")
    page.opening("en", request)
    page.priced("sliders", "", 0.0, 0.0, 32, "en", request)
    session, visit = on.sessions.of(request.session_hash), page.visit(request)
    assert visit.lacks()
    with workloads.turns.ticket("another") as other:
        assert list(workloads.turns.wait(other)) == []
        waiting = threading.Thread(target=workloads.adapt, args=(session, visit), daemon=True)
        waiting.start()
        while workloads.turns.waiting == 0:
            time.sleep(0.01)
        on.sessions.drop(request.session_hash)
        waiting.join(5)
        assert not waiting.is_alive()


def test_uploads_are_gone_when_the_server_stops(tmp_path: Path) -> None:
    code = (
        "import sys; from visual.work.visits import Visit as V; v = V(None); v.take('log', sys.argv[1]); print(v.files['log'])"
    )
    command = [sys.executable, "-c", code, str(write(tmp_path / "a.jsonl.gz", rows(3)))]
    kept = Path(subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip())
    assert kept.name == "a.jsonl.gz"
    assert not kept.parent.exists()


@pytest.mark.parametrize("waits", [True, False])
def test_stop_ends_what_a_new_price_asks_for(pages: Any, monkeypatch: pytest.MonkeyPatch, waits: bool) -> None:
    on, workloads, _, page = pages
    request, seen = visitor(f"stops, waits: {waits}"), threading.Event()
    page.opening("en", request)
    session, visit = on.sessions.of(request.session_hash), page.visit(request)
    session.stop.set()  # the work before was stopped
    page.priced("sliders", "", 0.0, 0.0, 32, "en", request)

    def slow(_visit: Visit) -> Iterator[None]:
        while True:
            seen.set()
            yield time.sleep(0.01)

    monkeypatch.setattr(Visit, "adapting", slow)
    with workloads.turns.ticket("another") if waits else nullcontext() as other:
        if other is not None:
            assert list(workloads.turns.wait(other)) == []
        working = threading.Thread(target=workloads.adapt, args=(session, visit), daemon=True)
        working.start()
        while not (workloads.turns.waiting if waits else seen.is_set()):
            time.sleep(0.01)
        assert working.is_alive()
        session.stop.set()
        working.join(5)
        assert not working.is_alive()
    assert seen.is_set() != waits
    assert visit.lacks()


def test_who_studies_a_log_is_busy() -> None:
    on = racing()
    workloads = Workloads(on)
    with workloads.turns.ticket("studying"):
        assert "studying" in {key for holders in on.sessions.busy for key in holders()}


def test_an_upload_that_the_disk_has_no_room_for_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def half(_source: Path, kept: Path) -> None:
        kept.write_text("half of it")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    monkeypatch.setattr("visual.work.visits.shutil.copyfile", half)
    visit = Visit(CATALOGUE[DEFAULT])
    with pytest.raises(OSError, match="No space left"):
        visit.take("log", str(EXAMPLE))
    assert list(tmp_path.iterdir()) == []
    assert (visit.files, visit.uploads) == ({}, {})
