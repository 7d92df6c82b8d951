"""The tuning page: what a visitor may bring, what comes back, and that replays keep off the device."""

from __future__ import annotations

import gc
import json
import re
import threading
import time
from collections import Counter
from collections.abc import Generator, Iterator
from dataclasses import replace
from html import unescape
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

gr = pytest.importorskip("gradio")
pytest.importorskip("torch")

from small import small  # noqa: E402

from lookahead_core.decode.cost_curve import CostCurve  # noqa: E402
from lookahead_core.models.catalogue import CATALOGUE, TINY  # noqa: E402
from lookahead_core.trace.replay import Recording, Tally  # noqa: E402
from lookahead_core.trace.trace import Trace  # noqa: E402
from lookahead_core.trace.validate import validate  # noqa: E402
from lookahead_core.tuning.cells import Cell, Measured, Overhead  # noqa: E402
from lookahead_core.tuning.measure import Stopped  # noqa: E402
from visual import language  # noqa: E402
from visual.engines.host import Host  # noqa: E402
from visual.pages import tuning as tuning_page  # noqa: E402
from visual.pages.parts import status, text  # noqa: E402
from visual.pages.tuning import TuningPage  # noqa: E402
from visual.work.races import Racing  # noqa: E402
from visual.work.redraw import Finished  # noqa: E402
from visual.work.session import Session, Sessions  # noqa: E402
from visual.work.studies import OWN, Tuning, Work, tally_of  # noqa: E402

# Building the pages leaves an event loop of the framework's to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")

OWN_TEXT = "one two three one two three\nfour five six four five six"


@pytest.fixture(scope="module", autouse=True)
def _collected() -> Iterator[None]:
    """What building the pages leaves behind is collected here, where its warnings are expected."""
    yield
    gc.collect()


def finish(steps: Generator[Any, None, Any], told: list[Any] | None = None) -> Any:
    """Run a generator to its end; returns its result."""
    while True:
        try:
            news = next(steps)
        except StopIteration as end:
            return end.value
        if told is not None:
            told.append(news)


@pytest.fixture(scope="module")
def tuning() -> Iterator[Tuning]:
    host = Host(CATALOGUE[TINY])
    host.adopt(small())
    made = Tuning(Racing(host, Sessions()), lengths=(2, 8), branches=(1, 4))
    yield made
    made.close()


@pytest.fixture(scope="module")
def work(tuning: Tuning) -> Work:
    """A small study, as the page makes it."""
    session, told = Session(), []
    made = finish(tuning.begin(session, tuning.checked(OWN, OWN_TEXT, 1, 16, 0, TINY)), told)
    assert told, "what goes on is told (the newest news only, so a fast machine may skip any one line)"
    assert len(made.recordings) == made.study.answers == 2
    finish(tuning.replays(made, "hierarchical", session.stop), told)
    assert made.study.cells
    assert made.study.points
    return made


@pytest.fixture(scope="module")
def page(tuning: Tuning) -> TuningPage:
    with gr.Blocks(analytics_enabled=False) as demo:
        made = TuningPage(tuning.racing, tuning)
    ids = {component["props"].get("elem_id") for component in demo.get_config_file()["components"]}
    assert {"tuning", "study", "study-stop", "speedups", "curve", "tuning-stage", "slide-length", "advice"} <= ids
    return made


REQUEST: Any = SimpleNamespace(session_hash="somebody")


def test_a_study_from_own_prompts(work: Work) -> None:
    study = work.study
    assert study.answers == 2
    assert study.tokens == sum(len(recording.tokens) - 1 for recording in work.recordings)
    assert [cell.setting for cell in study.cells] == [
        (length, branch, "hierarchical") for length in (2, 8) for branch in (1, 4)
    ]
    assert [point.label for point in study.of_kind("past answers")] == ["0", "1"]
    assert study.meta["model"] == CATALOGUE[TINY].title


def test_replays_leave_the_device_alone(tuning: Tuning, work: Work) -> None:
    busy = threading.Event()
    held = tuning.host.submit(busy.wait, 60)  # somebody's race, as it were
    try:
        finish(tuning.replays(work, "single", threading.Event()))
        trace = tuning.replayed(work, 0, 8, 4, "hierarchical")
        assert not held.done()
    finally:
        busy.set()
    assert work.study.strategies == ["hierarchical", "single"]
    validate(trace.to_json())


def test_a_stopped_grid_is_not_taken_for_a_whole_one(tuning: Tuning, page: TuningPage, work: Work) -> None:
    mine = replace(work, study=replace(work.study, cells=[], points=[]))
    request: Any = SimpleNamespace(session_hash="who stopped")
    (session := tuning.racing.sessions.of("who stopped")).stop.set()
    with pytest.raises(Stopped):
        finish(tuning.replays(mine, "parallel", session.stop))
    assert not mine.study.cells
    stopped = list(page.replay(mine, "parallel", "en", "single", request))
    assert text("stopped") in stopped[-1][0], "the end of a stopped study"
    assert all(kept == gr.skip() for _, *rest, _ in stopped for kept in rest), "the last study stays, with its figures"
    assert stopped[-1][-1] == "single", "the choice is what the grid shows"
    *_, last = page.replay_chosen(mine, "parallel", "en", "single", request)
    assert "cells replayed: 4" in last[0], "the visitor chose it after the stop"
    assert last[-3:] == (mine, "parallel", gr.skip())
    assert len(mine.study.cells) == 4
    points, mine.study.points = mine.study.points, []
    session.stop.set()
    with pytest.raises(Stopped):
        finish(tuning.replays(mine, "parallel", session.stop))
    finish(tuning.replays(mine, "parallel", threading.Event()))
    assert mine.study.points == points
    assert len(mine.study.cells) == 4


def test_the_line_and_the_stage_tell_one_speed(tuning: Tuning, page: TuningPage, work: Work) -> None:
    fast, slow = Measured((1.0, 1.0, 1.0), (1.6, 1.6, 1.6)), Measured((1.0, 1.0, 1.0), (0.6, 0.6, 0.6))
    for run, length in ((None, 8), (fast, 8), (slow, 8), (slow, 2)):
        tally = Tally(20, 40, 140, 5, Counter({8: 20}), Counter({1: 20}))
        study = replace(work.study, cells=[replace(work.study.cells[0], tally=tally, measured=run)])
        line, _ = page.slide(replace(work, study=study), 1, length, 4, "hierarchical")
        trace = tuning.replayed(replace(work, study=study), 0, length, 4, "hierarchical")
        told = re.search(r"predicted <b>([\d.]+)×</b>", line)
        assert told
        assert float(told[1]) == pytest.approx(trace.seconds("plain") / trace.seconds("lookahead"), abs=0.006)


def test_a_replayed_answer_is_whole(tuning: Tuning, work: Work) -> None:
    passes = []
    for length, branch in ((2, 1), (8, 4), (64, 16)):
        trace = tuning.replayed(work, 1, length, branch, "hierarchical")
        assert trace.tokens("lookahead") == trace.tokens("plain") == list(work.recordings[1].tokens)
        assert trace.difference() is None
        assert trace.seconds("plain") > 0
        passes.append(tally_of(trace.lanes["lookahead"]).passes)
    assert passes == sorted(passes, reverse=True)
    assert trace.meta["title"] == "Answer 2, replayed at 64 × 16"
    assert trace.meta["title_zh"] == "第 2 个回答，按 64 × 16 推演"
    assert "精确" in trace.meta["note_zh"]


def test_sliders_answer_with_a_trace_that_keeps_its_place(page: TuningPage, work: Work) -> None:
    line, message = page.slide(work, 1, 8, 4, "hierarchical")
    assert "tokens per pass" in line
    data = json.loads(message)
    assert data["kind"] == "trace"
    assert data["keep"] is True
    assert data["autoplay"] is False
    validate(data["trace"])
    assert page.slide(None, 1, 8, 4, "hierarchical") == (gr.skip(), gr.skip())
    line, message = page.slide(work, 1, 4000, 4, "hierarchical")
    assert "Decoding length is 4000; it must be a whole number from 1 to 128" in line
    assert message == gr.skip()


def test_measuring_fills_the_cell_and_redraws(page: TuningPage, work: Work) -> None:
    cell = work.study.cell(8, 4, "hierarchical")
    assert cell is not None
    assert "1 of 1 measured, 3 runs each" in list(page.measure_one(work, "hierarchical", 8, 4, REQUEST))[-1]
    advice, figure, table = page.redraw_grid(work, "hierarchical", "en")
    assert "lc." in advice
    assert cell.measured is not None
    assert cell.measured.n == 3
    assert cell.measured.equal
    assert "n = 3" in table
    assert figure.data
    assert "Nothing left" in list(page.measure_one(None, "hierarchical", 8, 4, REQUEST))[-1]


def test_the_most_promising_are_measured_and_one_is_recommended(page: TuningPage, work: Work) -> None:
    asked = work.study.promising("hierarchical")
    assert asked
    *_, line = page.measure_best(work, "hierarchical", REQUEST)
    assert f"{len(asked)} of {len(asked)} measured, 3 runs each" in line
    assert all(cell.measured is not None and cell.measured.n == 3 for cell in asked)
    advice, figure, _ = page.redraw_grid(work, "hierarchical", "zh")
    assert text("predicted") not in advice or not work.setting.measured
    assert "加速比" in figure.layout.title.text


def test_settings_that_are_as_fast_are_called_ties(work: Work) -> None:
    good = Tally(10, 30, 70, 5, Counter({8: 10}), Counter({2: 10}))
    equal = [Cell(8, branch_length, "hierarchical", good) for branch_length in (4, 8)]
    quick = replace(work.study, costs=CostCurve((1, 8), (0.01, 0.011)), overhead=Overhead())
    assert "as fast, within" not in tuning_page.advice(replace(quick, cells=equal[:1]))
    told = tuning_page.advice(replace(quick, cells=equal))
    assert "A tie: one other setting is as fast" in told
    assert ": 8 × 8 trie. Either will do." in told
    assert language.chinese(text("ties", count=2, percent=2, names="8 × 8 single, 8 × 16 single"))


def test_figures_take_any_language_tag_of_a_browser(page: TuningPage, work: Work) -> None:
    wanted = {tag: page.redraw(work, "hierarchical", tag)[0].to_json() for tag in ("en", "zh", "zh-CN", "de-DE", None)}
    assert wanted["zh-CN"] == wanted["zh"] != wanted["en"] == wanted["de-DE"] == wanted[None]


def test_figures_follow_the_language(page: TuningPage, work: Work) -> None:
    english, chinese = (page.redraw(work, "hierarchical", language) for language in ("en", "zh"))
    assert len(english) == len(chinese) == len(page.figures)
    for before, after in zip(english, chinese, strict=True):
        assert before.layout.title.text != after.layout.title.text
        assert [trace.type for trace in before.data] == [trace.type for trace in after.data]
    assert page.redraw(None, "hierarchical", "zh") == [gr.skip()] * len(page.figures)
    assert page.redraw(work, "no such", "zh") == [gr.skip()] * len(page.figures)


def test_what_the_page_says_has_a_chinese_form(page: TuningPage, work: Work) -> None:
    """Status lines, advice, tables: each piece of text as the browser sees it."""
    told: list[str] = []
    line, _ = page.slide(work, 1, 8, 4, "hierarchical")
    study = replace(work.study, cells=[replace(cell, measured=None) for cell in work.study.cells])
    slow = Measured((2.0, 2.0, 2.0), (1.0, 1.0, 1.0))
    equal = Measured((2.0, 2.1, 2.2), (2.1, 2.1, 2.1))
    fast = Measured((1.0, 1.0, 1.0), (1.9, 1.9, 1.9))
    good = Tally(10, 30, 70, 5, Counter({8: 10}), Counter({2: 10}))
    odd = Measured((1.0, 1.0, 9.0), (9.0, 9.0, 9.0))
    wide = Tally(9, 9, 99, 0, Counter({12: 9}))
    for tally, run in ((good, None), (good, fast), (good, slow), (good, equal), (good, odd), (wide, None)):
        made = replace(study, cells=[replace(study.cells[0], tally=tally, measured=run)])
        told += [tuning_page.advice(made), tuning_page.measured(made, "hierarchical")]
    told += [line, text("reading"), text("slide"), text("wait"), status("busy", "Answer 2 of 8", 0.1)]
    told += [status("busy", words) for words in ("Replaying 8 × 4 trie", "Replaying: 1 past answer")]
    told += [status("busy", "Measuring 8 × 4 single, 2 of 3")]
    told += [tuning_page.done(replace(work, recorded=True)), tuning_page.done(work)]
    told += [tuning_page.advice(replace(study, costs=CostCurve((1,), (9.0,), least=(1.0,))))]
    code = re.compile(r"<code>.*?</code>", re.DOTALL)
    pieces = {piece.strip() for html in told for piece in re.split(r"<[^>]*>", code.sub("", html))}
    english = {unescape(piece) for piece in pieces if re.search("[A-Za-z]{2}", piece)}
    assert len(english) > 15
    assert sorted(piece for piece in english if language.chinese(piece) is None) == []


def test_refused_prompts_are_told_in_chinese_too(page: TuningPage, tmp_path: Path) -> None:
    bad = [b"", b"x" * 24_001, b"\x00", b"\xff", b"{", b"[1]\n", b'{"a": 1}', b'{"prompt": 7}', b"hello\n" * 25]
    bad += [b"a" * 1_100_000, b'{"prompt": "\\ud83d"}', b'{"prompt": ' + b"7" * 5000 + b"}"]
    long = json.dumps({"messages": [{"role": "user", "content": "x" * 13_000}] * 2}).encode()
    bad += [long, b'{"messages": []}', b'{"messages": "x"}', b'{"messages": [{"role": "x"}]}']
    bad += [b'{"messages": [{"role": "assistant", "content": "x"}]}']
    told = []
    for place, data in enumerate(bad):
        path = tmp_path / str(place)
        path.write_bytes(data)
        told.append(page.uploaded(str(path))[1])
    pieces = {unescape(piece) for html in told for piece in re.split(r"<[^>]*>", html) if re.search("[A-Za-z]{2}", piece)}
    assert sorted(piece for piece in pieces if language.chinese(piece) is None) == []


def test_stop_ends_a_study(tuning: Tuning) -> None:
    session = Session()
    steps = tuning.begin(session, tuning.checked(OWN, OWN_TEXT, 1, 256, 0, TINY))
    for _, words in steps:  # up to the first answer's tokens
        if "Answer" in words:
            session.stop.set()
            break
    with pytest.raises(Stopped):
        finish(steps)
    assert tuning.racing.turns.running == 0


@pytest.mark.parametrize(
    ("name", "data", "message"),
    [
        ("empty.txt", b"", "The text is empty: line 1"),
        ("long.txt", b"ok\n" + b"x" * 24_001, "Line 2: the prompt has 24,001 characters; at most 24,000"),
        ("binary.bin", b"GIF89a\n\x00\xff", "Line 2 is not text"),
        ("broken.jsonl", b'{"prompt": "a"}\n{"prompt": "b"}\n{"prompt": ', "Line 3 is not valid JSON at column"),
        ("large.txt", b"hello\n" * 1_700_000, "The file has 10.2 MB; at most 1 MB is taken"),
        ("many.txt", b"hello\n" * 25, "Line 25: at most 24 prompts are taken; the text has 25"),
    ],
)
def test_bad_uploads_are_named_and_change_nothing(
    page: TuningPage, tmp_path: Path, name: str, data: bytes, message: str
) -> None:
    path = tmp_path / name
    path.write_bytes(data)
    prompts, told = page.uploaded(str(path))
    assert prompts == gr.skip()
    assert message in told


def test_a_good_upload_fills_the_box(page: TuningPage, tmp_path: Path) -> None:
    path = tmp_path / "good.jsonl"
    path.write_text('{"prompt": "a"}\n{"prompt": "b"}\n')
    prompts, told = page.uploaded(str(path))
    assert prompts == path.read_text()
    assert "Prompts read: 2" in told


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ((OWN, "", 8, 64, 0, TINY), "The text is empty"),
        ((OWN, "{", 8, 64, 0, TINY), "Line 1 is not valid JSON"),
        (("Poems", "", 8, 64, 0, TINY), "Text is 'Poems'; it must be one of"),
        (("Maths", "", 999, 64, 0, TINY), "Prompts is 999; it must be a whole number from 1 to 24"),
        (("Maths", "", 8, 9999, 0, TINY), "Max new tokens is 9999"),
        (("Maths", "", 8, 64, -1, TINY), "Past answers is -1"),
        (("Maths", "", 8, 64, 0, "/etc"), "is not a model of this page"),
        ((OWN, "word " * 4000, 8, 64, 0, TINY), "Prompt 1 of 1: The prompt has"),
    ],
)
def test_bad_requests_end_with_a_message_and_keep_the_study(page: TuningPage, asked: tuple[Any, ...], message: str) -> None:
    steps = page.study(*asked, REQUEST)
    seen: list[tuple[Any, Any]] = []
    with pytest.raises(gr.Error) as caught:
        seen.extend(steps)
    assert message in str(caught.value)
    assert all(kept == gr.skip() for _, kept in seen)


def test_files_to_take_away(work: Work) -> None:
    assert json.loads(tuning_page.export(work, "JSON"))["format"] == "lookahead-study"
    assert tuning_page.export(work, "CSV").startswith("strategy,decoding_length")
    assert tuning_page.export(work, "HTML").startswith("<!doctype html>")
    with pytest.raises(gr.Error, match="Press Study first"):
        tuning_page.export(None, "CSV")


def test_the_race_page_replays_its_race(work: Work) -> None:
    from lookahead_core.models.token_text import Words
    from visual.pages.race import RacePage

    recording: Recording = work.recordings[0]
    from lookahead_core.methods.race import race

    run = race(small().model, list(recording.prompt), decoding_length=8, branch_length=4, max_new_tokens=16, eos_token_id=None)
    for _ in run:
        pass
    session = Session(finished=Finished(run.trace, Words(small().tokenizer)))
    again = session.finished.at(8, 4, "hierarchical")  # type: ignore[union-attr]
    real = [(step.tokens, step.path) for step in run.trace.lanes["lookahead"]]
    assert [(step.tokens, step.path) for step in again.lanes["lookahead"]] == real
    assert again.lanes["plain"] == run.trace.lanes["plain"]
    assert again.seconds("lookahead") > 0
    validate(again.to_json())
    racing = SimpleNamespace(sessions=SimpleNamespace(of=lambda _: session))
    message = RacePage.replan(SimpleNamespace(racing=racing), 2, 1, "single", REQUEST)  # type: ignore[arg-type]
    shown = Trace.from_json(json.loads(message)["trace"])
    assert all(len(step.tree) <= 1 for step in shown.lanes["lookahead"])
    session.finished = None
    assert RacePage.replan(SimpleNamespace(racing=racing), 2, 1, "single", REQUEST) == gr.skip()  # type: ignore[arg-type]


def test_a_full_collection_does_not_look_through_the_model() -> None:
    """It would take a fifth of a second, in the middle of a pass or of a slider's answer."""
    host = Host(CATALOGUE[TINY])
    try:
        host.begin(CATALOGUE[TINY]).result(60)
        assert gc.get_freeze_count() > 50_000
    finally:
        gc.unfreeze()
        gc.collect()


def test_two_visitors_take_turns(tuning: Tuning, work: Work) -> None:
    """A measurement waits in the races' line and says so."""
    told: list[Any] = []
    with tuning.racing.turns.ticket("somebody else") as ticket:
        assert list(tuning.racing.turns.wait(ticket)) == []
        events = tuning.measure(Session(), work, [work.study.cells[0]])
        (waiting := threading.Thread(target=finish, args=(events, told), daemon=True)).start()
        until = time.monotonic() + 20
        while not told and time.monotonic() < until:
            time.sleep(0.02)
        assert "In line for the device" in told[0][1]
    waiting.join(60)
    assert not waiting.is_alive()
    assert work.study.cells[0].measured is not None
