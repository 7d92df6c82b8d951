"""The workload page: what a visitor may bring, what comes back, and what stays of it."""

from __future__ import annotations

import gc
import json
import re
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

gr = pytest.importorskip("gradio")
pytest.importorskip("torch")

from workload_logs import rows, write  # noqa: E402

from lookahead_core.models.catalogue import CATALOGUE as MODELS  # noqa: E402
from lookahead_core.models.catalogue import TINY, TINY_FOLDER  # noqa: E402
from lookahead_core.trace.validate import validate  # noqa: E402
from lookahead_core.workload import study as core  # noqa: E402
from lookahead_core.workload.price import CATALOGUE  # noqa: E402
from visual.charts import workload_figures  # noqa: E402
from visual.engines.host import Host  # noqa: E402
from visual.pages import workload as workload_page  # noqa: E402
from visual.pages.workload import CHOICES, WORDS, WorkloadPage  # noqa: E402
from visual.work import visits, workloads  # noqa: E402
from visual.work.races import Racing  # noqa: E402
from visual.work.session import Sessions  # noqa: E402
from visual.work.visits import Visit  # noqa: E402
from visual.work.workloads import Ready, Workloads  # noqa: E402

# Building the pages leaves an event loop of the framework's to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")

OUTPUTS = 1 + WORDS + len(workload_figures.PLOTS) + CHOICES
SLIDERS = ("sliders", "", 0.0, 0.0, 32)
DEAR = ("sliders", "", 20.0, 100.0, 1)


@pytest.fixture(scope="module", autouse=True)
def _small() -> Iterator[None]:
    """Studies of two lengths each, and what building the pages leaves behind is collected here."""
    whole = Visit.asked
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            Visit, "asked", lambda visit: replace(whole(visit), decoding_lengths=(4, 16), branch_lengths=(2, 8), count=10)
        )
        yield
    gc.collect()


@pytest.fixture(scope="module")
def page() -> WorkloadPage:
    racing = Racing(Host(MODELS[TINY]), Sessions())
    with gr.Blocks(analytics_enabled=False) as demo:
        made = WorkloadPage(racing, Workloads(racing))
    ids = {component["props"].get("elem_id") for component in demo.get_config_file()["components"]}
    assert {"workload-log", "workload-stop", "workload-answer", "wl-methods", "workload-stage", "price-kind"} <= ids
    return made


@pytest.fixture
def visitor(page: WorkloadPage) -> Iterator[Any]:
    """A request of a new visitor, who leaves at the end."""
    one = SimpleNamespace(session_hash=f"visitor-{id(object())}", client=None)
    yield one
    page.racing.sessions.drop(one.session_hash)


@pytest.fixture
def log(tmp_path: Path) -> str:
    return str(write(tmp_path / "mine.jsonl.gz", [*rows(30), "not JSON", {"prompt": "no answer"}]))


def last(updates: Iterator[tuple[Any, ...]]) -> tuple[Any, ...]:
    found = list(updates)
    assert all(len(one) == OUTPUTS for one in found)
    return found[-1]


def shown(update: Any) -> bool:
    """Whether a figure is drawn."""
    return bool(getattr(update, "value", None))


def test_the_page_opens_with_the_recorded_example(page: WorkloadPage, visitor: Any) -> None:
    lang, line, found, answer, *_rest = page.opening("en", visitor)
    assert lang == "en"
    assert "recorded report on the bundled example" in line
    assert "example.jsonl.gz" in found
    assert "wl-verdict" in answer
    assert "普通解码" in page.opening("zh", visitor)[3]


def test_a_log_is_replayed_and_its_faults_are_named(page: WorkloadPage, visitor: Any, log: str) -> None:
    told = list(page.brought(log, "en", visitor))
    line, found, answer, best, requests, settings, source, *rest = told[-1]
    assert "Done" in line
    assert "mine.jsonl.gz: 30 requests" in found
    assert "Line 31" in found
    assert "Line 32" in found
    assert "approximate" in found
    assert "data-pays=" in answer
    assert best.count("<tr") > 5
    assert requests.count("data-request=") == 10
    assert "custom_generate=lc.lookahead_generate" in settings
    assert "https://" in source
    assert all(shown(plot) for plot, name in zip(rest, workload_figures.PLOTS, strict=False) if name != "capacity")
    assert len(told) > 2, "results grow"


def test_a_new_price_changes_the_answer_without_a_replay(
    page: WorkloadPage, visitor: Any, log: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    last(page.brought(log, "en", visitor))
    monkeypatch.setattr(core, "study", None)
    monkeypatch.setattr(core, "Children", None)
    free, dear = (page.priced(*values, "en", visitor) for values in (SLIDERS, DEAR))
    speeds = [float(re.search(r"([\d.]+)× plain decoding", one[2])[1]) for one in (free, dear)]  # type: ignore[index]
    assert speeds[0] > 1.5 > speeds[1]
    assert "data-pays='yes'" in free[2]
    assert "data-pays='no'" in dear[2]
    assert "Decode plainly" in dear[2]
    assert "wl-badge sliders" in free[2]
    name = list(CATALOGUE)[1]
    assert CATALOGUE[name].title["en"] in page.priced("published", name, 0, 0, 2, "en", visitor)[2]


def test_an_adaptive_width_is_told_at_every_price(page: WorkloadPage, visitor: Any, log: str) -> None:
    told = "A width chosen for each pass"
    page.opening("en", visitor)
    recorded = page.visit(visitor).workload
    for name in CATALOGUE:
        assert told in page.priced("published", name, 0, 0, 2, "en", visitor)[2], "recorded for the example"
    last(page.brought(log, "en", visitor))
    for values in (("published", list(CATALOGUE)[1], 0, 0, 2), SLIDERS, DEAR):
        assert told not in page.priced(*values, "en", visitor)[2]
        assert told in page.adapted(visitor)
        assert page.adapted(visitor) == gr.skip(), "known by now"
    assert told in page.priced("published", list(CATALOGUE)[1], 0, 0, 2, "en", visitor)[2], "kept"
    assert set(recorded.adaptive) == set(CATALOGUE.values())


def test_an_adaptive_width_for_an_old_price_is_given_up(page: WorkloadPage, visitor: Any) -> None:
    page.opening("en", visitor)
    visit = page.visit(visitor)
    page.priced(*SLIDERS, "en", visitor)
    events = visit.adapting()
    next(events)
    page.priced(*DEAR, "en", visitor)
    assert list(events) == []
    assert visit.lacks()


def test_processes_wait_for_a_log_and_end_without_one(page: WorkloadPage, monkeypatch: pytest.MonkeyPatch) -> None:
    works = Workloads(page.racing)
    works.prepare()
    first = works._ready.children  # the test looks at what is the class's own
    works.prepare()
    assert works._ready.children is first
    taken = works._children()
    assert taken is first
    assert taken.ready
    taken.end()
    assert not works._children().ready, "new ones are started by the study"
    monkeypatch.setattr(workloads, "READY", 0.2)
    works.prepare()
    waiting = works._ready.children
    assert waiting is not None
    for _ in range(100):
        if not waiting.ready:
            return
        time.sleep(0.05)
    raise AssertionError("they still wait")


def test_where_one_process_has_died_none_stays_behind() -> None:
    ready = Ready()
    ready.renew()
    assert ready.children is not None
    first, *others = ready.children._children
    first.kill()
    first.wait()
    taken = ready.taken()
    assert taken is not ready.children
    assert all(one.poll() is not None for one in others)


@pytest.mark.parametrize(
    ("values", "message"),
    [
        (("published", "no such GPU", 0, 0, 2), "Model and GPU is 'no such GPU'"),
        (("sliders", "", 99, 0, 2), "Below the bend is 99; it must be a number from 0 to 20"),
        (("sliders", "", 0, 0, 2.5), "Rows at the bend is 2.5; it must be a whole number from 1 to 128"),
        (("guess", "", 0, 0, 2), "Price of a pass is 'guess'"),
        (("measured", "", 0, 0, 2), "Upload a file with your cost curve"),
    ],
)
def test_a_price_out_of_bounds_is_refused(page: WorkloadPage, visitor: Any, values: Any, message: str) -> None:
    line = page.priced(*values, "en", visitor)[0]
    assert message in line.replace("&#x27;", "'")


def test_a_measured_curve_prices_the_passes(page: WorkloadPage, visitor: Any, tmp_path: Path) -> None:
    path = tmp_path / "curve.json"
    path.write_text(json.dumps({"widths": [1, 8, 64], "seconds": [0.01, 0.0101, 0.0102]}))
    line, _, answer, *_ = page.measured(str(path), "en", visitor)
    assert "The cost curve curve.json is read." in line
    assert "wl-badge measured" in answer
    assert "curve.json" in answer
    path.write_text("[1, 2")
    assert "holds no cost curve" in page.measured(str(path), "en", visitor)[0]
    assert "wl-badge measured" in page.redraw("en", visitor)[2], "the curve from before stays"


def test_a_tokenizer_makes_the_counts_exact(page: WorkloadPage, visitor: Any, log: str, tmp_path: Path) -> None:
    path = tmp_path / "tokenizer.json"
    path.write_bytes((TINY_FOLDER / "tokenizer.json").read_bytes())
    assert "tokenizer.json is read. Now upload the log." in last(page.spelled(str(path), "en", visitor))[0]
    assert "wl-badge exact" in last(page.brought(log, "en", visitor))[1]
    path.write_text("{}")
    assert "is no tokenizer" in last(page.spelled(str(path), "en", visitor))[0]
    assert "wl-verdict" in page.redraw("en", visitor)[2], "the report from before stays"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is empty"),
        (b"PK\x03\x04zip", "log.jsonl is a zip file"),
        (b'{"prompt": "and nothing else"}\n', "holds no request; lines read: 1."),
        (b"\xff\xfe{\x00", "is a UTF-16 file"),
    ],
)
def test_a_log_that_is_none_is_refused_and_changes_nothing(
    page: WorkloadPage, visitor: Any, tmp_path: Path, content: bytes, message: str
) -> None:
    path = tmp_path / "log.jsonl"
    path.write_bytes(content)
    line = last(page.brought(str(path), "en", visitor))[0]
    assert "fault" in line
    assert message in line
    assert "example.jsonl.gz" in page.redraw("en", visitor)[1]
    path.write_bytes(content)
    assert re.search("[\u4e00-\u9fff]", last(page.brought(str(path), "zh", visitor))[0])


def test_an_upload_past_the_bound_is_refused(
    page: WorkloadPage, visitor: Any, log: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(visits.MOST_BYTES, "log", 100)
    line = last(page.brought(log, "en", visitor))[0]
    assert "at most 0 MB is taken" in line
    assert Path(log).exists(), "it may be another visitor's as well: the framework deletes it"
    assert "no file" in last(page.brought(None, "en", visitor))[0]


def test_stop_keeps_what_there_is(page: WorkloadPage, visitor: Any, tmp_path: Path) -> None:
    path = write(tmp_path / "long.jsonl.gz", rows(4000))
    session, lines = page.racing.sessions.of(visitor.session_hash), []
    for update in page.brought(str(path), "en", visitor):
        lines.append(update[0])
        if re.search(r"\b[1-9]\d* of", update[0]):  # settings are there
            session.stop.set()
    assert "Stopped. What was replayed stays." in lines[-1]
    assert "wl-verdict" in page.redraw("en", visitor)[2]


def test_a_second_log_ends_the_first(page: WorkloadPage, visitor: Any, tmp_path: Path, log: str) -> None:
    first, begun = [], threading.Event()

    def bring() -> None:
        for update in page.brought(str(write(tmp_path / "long.jsonl.gz", rows(4000))), "en", visitor):
            first.append(update[0])
            begun.set()

    thread = threading.Thread(target=bring)
    thread.start()
    assert begun.wait(60)
    line = last(page.brought(log, "en", visitor))
    thread.join(60)
    assert not thread.is_alive()
    assert "Stopped" in first[-1]
    assert "mine.jsonl.gz" in line[1]


def test_a_log_in_line_leaves_the_report_to_its_reader(page: WorkloadPage, visitor: Any, log: str) -> None:
    page.opening("en", visitor)
    visit, session, told = page.visit(visitor), page.racing.sessions.of(visitor.session_hash), []
    with page.workloads.turns.ticket("another") as other:
        assert list(page.workloads.turns.wait(other)) == []
        waiting = threading.Thread(target=lambda: told.extend(page.brought(log, "en", visitor)))
        waiting.start()
        while page.workloads.turns.waiting == 0:
            time.sleep(0.01)
        free = [visit.lock.acquire(timeout=0.2) and visit.lock.release() is None for _ in range(3)]
        session.stop.set()
        waiting.join(20)
    assert free == [True] * 3
    assert not waiting.is_alive()


def test_a_request_opens_on_the_stage(page: WorkloadPage, visitor: Any, log: str) -> None:
    last(page.brought(log, "en", visitor))
    line, message, place, table = page.open("en", SimpleNamespace(request=3), visitor)
    assert line == gr.skip()
    data = json.loads(message)
    assert data["kind"] == "trace"
    assert place.visible
    validate(data["trace"])
    row = next(row for row in page.visit(visitor).data()["requests"] if row["request"] == 3)
    steps = data["trace"]["lanes"]["lookahead"]
    assert len(steps) - 1 == row["passes"], "the stage shows the passes that the list tells"
    assert sum(len(step["t"]) for step in steps) == row["output"]
    assert table.count("wl-now") == 1
    assert "must be a whole number" in page.open("en", SimpleNamespace(request="x"), visitor)[0]
    assert "fault" in page.open("en", SimpleNamespace(request=999), visitor)[0]


def test_the_report_is_free_while_a_request_opens(page: WorkloadPage, visitor: Any) -> None:
    visit, held = page.visit(visitor), []

    class Looked(tuple):
        def __getitem__(self, place: Any) -> Any:
            held.append(visit.lock.locked())
            return super().__getitem__(place)

    assert visit.workload is not None
    grid = visit.workload.grid
    assert grid is not None
    visit.workload.grid = replace(grid, requests=Looked(grid.requests))
    visit.trace(3)
    assert held
    assert not any(held)


def test_the_grid_of_another_method_stays_chosen(page: WorkloadPage, visitor: Any) -> None:
    figure = page.grid("single", "cold", "en", visitor).value
    assert figure is not None
    *_, method, warmth = page.redraw("en", visitor)
    assert (method.value, warmth.value) == ("single", "cold")


def test_what_is_taken_away(page: WorkloadPage, visitor: Any) -> None:
    page.opening("en", visitor)
    report = json.loads(page.exporter("JSON")(visitor))
    assert report["format"] == "lookahead-workload"
    assert page.exporter("HTML")(visitor).startswith("<!doctype html>")


def test_nothing_stays_after_the_session(page: WorkloadPage, visitor: Any, log: str, tmp_path: Path, monkeypatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))  # apart from apps that run beside this test
    last(page.brought(log, "en", visitor))
    visit, files = page.visit(visitor), list(page.visit(visitor).files.values())
    assert [path.is_file() for path in files] == [True]
    assert visit.nbytes > 1000
    page.racing.sessions.drop(visitor.session_hash)
    assert not any(path.parent.exists() for path in files)
    assert visit.workload is None
    assert not list(tmp_path.glob("lookahead-*/mine.jsonl.gz"))


def test_two_visitors_have_their_own_logs(page: WorkloadPage, visitor: Any, log: str) -> None:
    last(page.brought(log, "en", visitor))
    other = SimpleNamespace(session_hash="another", client=None)
    assert "example.jsonl.gz" in page.opening("en", other)[2]
    assert "mine.jsonl.gz" in page.redraw("en", visitor)[1]
    page.racing.sessions.drop("another")


def test_two_visitors_may_upload_the_same_file(page: WorkloadPage, visitor: Any, log: str) -> None:
    """The framework stores it once, by its content."""
    other = SimpleNamespace(session_hash="other", client=None)
    for one in (visitor, other):
        assert "fault" not in last(page.brought(log, "en", one))[0]
    page.racing.sessions.drop("other")
    assert page.visit(visitor).files["log"].exists()
    assert Path(log).exists()


def test_a_grid_of_nothing_is_not_drawn(page: WorkloadPage, visitor: Any, log: str) -> None:
    """As while a new log is read: its requests are there before its first cells."""
    last(page.brought(log, "en", visitor))
    visit = page.visit(visitor)
    visit.workload = replace(visit.workload, grid=None)
    assert page.grid("trie", "cold", "en", visitor) == gr.skip()


def test_the_controls_of_a_price() -> None:
    for kind in ("published", "measured", "sliders"):
        assert [part.visible for part in workload_page.of_kind(kind)] == [
            kind == name for name in ("published", "measured", "sliders")
        ]
