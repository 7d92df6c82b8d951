"""The whole study: events as they come, Stop, the report, requests as traces, the command and the endpoint."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest
from logs import log, rows, tokenizer

from lookahead_core.bench import workload as bench
from lookahead_core.trace.trace import Trace
from lookahead_core.workload.children import Children
from lookahead_core.workload.drafters import DRAFTERS, TOKEN_METHODS, Setting
from lookahead_core.workload.lines import Bounds
from lookahead_core.workload.log import LogFacts, LogReader, Request
from lookahead_core.workload.passes import CellTask
from lookahead_core.workload.price import CATALOGUE, sliders, whole_speed
from lookahead_core.workload.report import report
from lookahead_core.workload.study import CAPACITIES, Asked, Event, HeadTask, Workload, study
from lookahead_core.workload.traces import trace
from lookahead_core.workload.words import LogError, counted, say

GRID: dict[str, Any] = {"count": 12, "past": 20, "decoding_lengths": (4, 16, 64), "branch_lengths": (4, 8)}
FREE, DEAR = sliders(0.0, 0.0), sliders(1.0, 1.0, bend=1)


def setting_of(row: dict[str, Any]) -> Setting:
    """The setting in a row of the report."""
    return Setting(*(row[name] for name in Setting._fields))


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return log(tmp_path_factory.mktemp("log") / "log.jsonl.gz", rows(60, seed=20))


@pytest.fixture(scope="module")
def told(path: Path) -> tuple[Workload, list[tuple[str, int, dict[str, str]]]]:
    """A finished study, and (phase, cells, words) of every event."""
    events = []
    for event in study(Asked(path, **GRID)):
        events.append((event.phase, len(event.workload.cells), event.what))
    return event.workload, events


@pytest.fixture(scope="module")
def done(told: tuple[Workload, Any]) -> Workload:
    return told[0]


def test_results_grow_as_they_come(told: tuple[Workload, list[tuple[str, int, dict[str, str]]]]) -> None:
    _, events = told
    phases = list(dict.fromkeys(phase for phase, _, _ in events))
    assert phases == ["reading", "replaying", "streaming", "done"]
    cells = [count for _, count, _ in events]
    assert cells == sorted(cells)
    assert cells[-1] == 2 * 6 * len(TOKEN_METHODS)
    assert len(set(cells)) > 10
    assert all(what["en"] and what["zh"] for _, _, what in events)


def test_the_sample_stands_behind_its_past(done: Workload, path: Path) -> None:
    everything = list(LogReader(path))
    assert done.grid is not None
    assert [request.line for request in done.grid.requests] == list(range(21, 33))
    assert list(done.grid.past) == [request.answer for request in everything[:20]]
    assert done.facts.requests == 60


def test_the_sample_is_the_last_half_at_most_after_the_newest_answers_before_it() -> None:
    requests = tuple(Request(line, [line], [100 + line]) for line in range(1, 61))
    for count, past, read, measured, known in (
        (12, 20, 32, range(21, 33), range(1, 21)),
        (50, 10, 60, range(31, 61), range(21, 31)),
        (50, 500, 7, range(4, 8), range(1, 4)),
        (3, 4, 6, range(4, 7), range(1, 4)),
        (5, 9, 1, range(1, 2), ()),
        (5, 0, 9, range(1, 6), ()),
    ):
        workload = Workload(Asked(Path("log.jsonl"), count=count, past=past), LogFacts("log.jsonl"))
        workload.sample(requests[:read])
        assert workload.grid is not None
        assert [request.line for request in workload.grid.requests] == list(measured)
        assert list(workload.grid.past) == [[100 + line] for line in known]


def test_smaller_tries_are_tried_at_the_best_setting(done: Workload) -> None:
    best = done.capacity_setting
    assert best is not None
    assert done.grid is not None
    full = done.cells[best].counts
    assert done.capacities
    assert set(done.capacities) == {nodes for nodes in CAPACITIES if nodes < full.nodes}
    for nodes, counts in done.capacities.items():
        assert [counts] == list(CellTask(best, done.grid.requests, done.grid.past, nodes).run())


def test_the_recommended_setting_is_near_the_best_cell(done: Workload) -> None:
    for curve in (*CATALOGUE.values(), FREE, DEAR, sliders(0.02, 0.2, 12)):
        data = report(done, curve)
        most = max(cell["speed"] for cell in data["cells"])
        mine = data["cells"][data["recommended"]["cell"]]
        assert mine["speed"] >= 0.98 * most - 1e-4
        assert setting_of(mine) == setting_of(data["recommended"])
        assert done.cells[setting_of(mine)].setting == setting_of(mine)


def test_no_is_said_as_plainly_as_yes(done: Workload) -> None:
    assert done.grid is not None
    yes, no = report(done, FREE), report(done, DEAR)
    assert yes["recommended"]["pays"] == "yes"
    assert yes["answers"][0]["text"]["en"].startswith("Yes.")
    assert no["recommended"]["pays"] == "no"
    assert no["answers"][0]["text"]["en"].startswith("No.")
    assert "plainly" in no["answers"][0]["text"]["en"]
    assert no["settings"] == []
    assert {line["for"] for line in yes["settings"]} >= {"transformers", "sglang"}


def test_the_report_is_json_in_both_languages_and_holds_nothing_of_the_log(done: Workload) -> None:
    data = json.loads(json.dumps(report(done), allow_nan=False))
    assert (data["format"], data["version"], data["phase"]) == ("lookahead-workload", 1, "done")
    texts = [data["sample"]["text"], *(answer["text"] for answer in data["answers"]), data["log"]["tokenizer"]["text"]]
    texts += [method["title"] for method in data["methods"]] + [line["note"] for line in data["settings"]]
    assert all(text["en"] and text["zh"] for text in texts)
    assert [answer["name"] for answer in data["answers"]] == [
        "pays",
        "lengths",
        "method",
        "trie",
        "capacity",
        "warmth",
        "requests",
        "adaptive",
    ]
    assert {row["request"] for row in data["requests"]} == set(range(12))
    assert [row["speed"] for row in data["requests"]] == sorted(row["speed"] for row in data["requests"])
    assert data["stream"]["requests"] == 60
    assert data["stream"]["setting"] == {name: data["recommended"][name] for name in Setting._fields}
    assert all(len(best["quantiles"]) == 5 and best["low"] <= best["speed"] <= best["high"] for best in data["best"])
    for cell in data["cells"]:
        assert cell["tokens"] >= cell["passes"] > 0
        assert cell["tokens_per_pass"] == pytest.approx(cell["tokens"] / cell["passes"], abs=1e-3)
        assert 0 <= cell["wasted"] <= 1


def test_an_unfinished_workload_can_be_reported(path: Path) -> None:
    for event in study(Asked(path, **GRID)):
        data = report(event.workload)
        assert json.dumps(data)
        if event.workload.cells:
            assert data["answers"][0]["name"] == "pays"
            return
    raise AssertionError("no cell came")


def test_stop_answers_soon(path: Path) -> None:
    pressed: list[float] = []
    phases = []
    for event in study(Asked(path, count=30, past=20), lambda: bool(pressed)):
        if len(event.workload.cells) > 3 and not pressed:
            pressed.append(perf_counter())
        phases.append(event.phase)
    assert perf_counter() - pressed[0] < 30.0  # seconds: the goal is one, on an idle machine
    assert phases[-1] == "stopped"


def test_a_reader_who_leaves_ends_the_children(path: Path) -> None:
    started: list[Any] = []
    original = Children._start  # the test looks at what is the class's own

    def watched(self: Children) -> Any:
        started.append(original(self))
        return started[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Children, "_start", watched)
        run = study(Asked(path, **GRID))
        next(run)
        run.close()  # type: ignore[attr-defined]
    assert started
    assert all(child.poll() is not None for child in started)


@pytest.mark.parametrize("warmth", ["cold", "warm"])
@pytest.mark.parametrize("method", TOKEN_METHODS)
def test_a_request_opens_as_the_trace_of_its_passes(method: str, warmth: str, done: Workload) -> None:
    setting = Setting(method, warmth, 16, 8)
    counts = done.cells[setting].counts
    for place in (0, 5, 11):
        found = trace(done, place, FREE, setting)
        widths = sorted(step.width for step in found.lanes["lookahead"] if step.index)
        assert widths == sorted(w for request, w, n in counts.rows if request == place for _ in range(n))
        assert found.difference() is None
        again = Trace.from_json(json.loads(found.dumps()))
        assert again.tokens("plain") == found.tokens("lookahead")
        assert again.meta["predicted"]
        assert again.meta["trie"]["answers"] == place + (20 if warmth == "warm" else 0)
    with pytest.raises(LogError, match="from 0 to 11"):
        trace(done, 12)


def test_wasted_rows_are_those_that_gain_no_token(done: Workload) -> None:
    setting = Setting("trie", "warm", 16, 8)
    steps = [step for place in range(12) for step in trace(done, place, FREE, setting).lanes["lookahead"] if step.index]
    assert any(len(step.path) == len(step.tokens) for step in steps), "an answer ends with a draft"
    gained, drafted = sum(len(step.tokens) - 1 for step in steps), sum(len(step.tree) for step in steps)
    data = report(done, FREE)
    [cell] = [cell for cell in data["cells"] if setting_of(cell) == setting]
    assert cell["wasted"] == pytest.approx(1 - gained / drafted, abs=1e-4)
    [said] = [answer["text"] for answer in data["answers"] if answer["name"] == "lengths"]
    assert "of the drafted rows gain no token." in said["en"]
    assert "的草稿行没有带来词元。" in said["zh"]


def test_prices_change_without_another_replay(done: Workload) -> None:
    dear, free = (report(done, curve) for curve in (DEAR, FREE))
    assert [cell["passes"] for cell in dear["cells"]] == [cell["passes"] for cell in free["cells"]]
    assert dear["best"][0]["speed"] < free["best"][0]["speed"]
    assert dear["adaptive"] is None
    assert report(done)["adaptive"] is not None
    for curve in (DEAR, FREE):
        if done.lacks(curve):
            events: list[Event] = list(done.adapt(curve))
            assert events
        data = report(done, curve)
        assert data["adaptive"]["speed"] > 0.9
        assert any(answer["name"] == "adaptive" for answer in data["answers"])
    assert not done.lacks(DEAR)


def test_compiling_does_not_count_towards_the_time(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, parts = [0.0], Children.parts

    def slow(self: Children, tasks: Any) -> Iterator[Any]:
        clock[0] += 1000.0 if not clock[0] else 0.0  # the first child is busy so long before it takes a task
        return parts(self, tasks)

    monkeypatch.setattr(Children, "parts", slow)
    monkeypatch.setattr("lookahead_core.workload.study.perf_counter", lambda: perf_counter() + clock[0])
    *_, last = study(Asked(path, **{**GRID, "methods": ("trie",)}, seconds=500.0))
    assert len(last.workload.cells) == last.workload.grid.total


def test_a_short_time_still_completes_what_the_answers_need(path: Path) -> None:
    lengths = {"decoding_lengths": (2, 4, 8, 16), "branch_lengths": (1, 2, 4, 8), "methods": TOKEN_METHODS[:2]}
    *_, last = study(Asked(path, **{**GRID, **lengths, "methods": ("trie", "llma")}, seconds=0.0))
    workload = last.workload
    assert workload.phase == "done"
    assert workload.grid is not None
    assert len(workload.cells) < workload.grid.total
    for method, warmth in product(("trie", "llma"), ("cold", "warm")):
        cells = [setting for setting in workload.cells if setting[:2] == (method, warmth)]
        assert {setting.decoding_length for setting in cells} == {2, 4, 8, 16}
        assert len(cells) == (4 if method == "trie" else 16)


def test_what_cannot_be_asked(path: Path) -> None:
    bad: list[dict[str, Any]] = [{"count": 0}, {"past": -1}, {"capacity": 1}, {"methods": ("magic",)}, {"methods": ()}]
    bad += [{"decoding_lengths": (0,)}, {"branch_lengths": (1.5,)}, {"warmths": ("hot",)}, {"stream": -1}, {"stream": 2.5}]
    for values in bad:
        with pytest.raises(LogError):
            Asked(path, **values)


def test_errors_of_a_child_come_back(tmp_path: Path) -> None:
    path = tmp_path / "log.jsonl"
    path.write_text('{"a": 1}\n', encoding="utf-8")
    with pytest.raises(LogError, match="holds no request") as caught:
        list(study(Asked(path)))
    assert "Line 1 has no prompt" in str(caught.value)
    assert caught.value.zh


def test_a_child_that_died_without_a_task_is_told(path: Path) -> None:
    with Children(2) as children:
        idle = children._children[0]  # the last one gets the first task
        idle.kill()
        while children._answers.empty():
            time.sleep(0.01)
        with pytest.raises(RuntimeError, match="ended unexpectedly"):
            list(children.parts(iter([("head", HeadTask(path, None, Bounds(), 5, "log"))])))


def test_a_single_request_is_a_log(tmp_path: Path) -> None:
    path = log(tmp_path / "log.jsonl", [([1, 2, 3], [4])])
    events = list(study(Asked(path, **{**GRID, "methods": TOKEN_METHODS[:1]})))
    data = report(events[-1].workload)
    assert data["recommended"]["pays"] == "no"
    assert data["requests"][0]["passes"] == 0
    said = [event.what for event in events] + [data["sample"]["text"], *(answer["text"] for answer in data["answers"])]
    english, chinese = (" ".join(text[lang] for text in said) for lang in ("en", "zh"))
    assert re.search(r"over 1 request\. .* replays 1 request \(.* After 1 request the", english)
    assert "Reading: 0 requests in 0 lines" in english or "Reading" not in english, "it is read at once, or in 0.3 s"
    assert re.search("完成：1 个请求，.*推演 1 个请求（.* 1 个请求之后", chinese)
    assert say("doing reading", requests=counted("request", 1), lines=counted("line", 1))["en"].endswith("1 request in 1 line")


def test_children_need_no_torch() -> None:
    code = "import sys, lookahead_core.workload.children, lookahead_core.workload.study; print('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"


def test_the_command_prints_answers_and_writes_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = log(tmp_path / "log.jsonl", rows(20, seed=21), "openai chat")
    with path.open("a") as file:
        file.write("{broken\n")
    words = [
        str(path),
        "--count",
        "5",
        "--past",
        "10",
        "--lengths",
        "4",
        "16",
        "--branches",
        "4",
        "--methods",
        *TOKEN_METHODS[:2],
    ]
    words += ["--tokenizer", str(tokenizer(tmp_path)), "--json", str(tmp_path / "out.json")]
    assert bench.main(words) == 0
    out = capsys.readouterr().out
    assert "messages → choices.0.message" in out
    assert "Line 21 is not valid JSON" in out
    assert "plain decoding" in out
    assert ("In the sample of " in out) == ("--stream" in words)
    assert not re.search(r"prompt lookup +(cold|warm)", out)
    data = json.loads((tmp_path / "out.json").read_text(encoding="utf-8"))
    assert data["log"]["faults"] == 1
    assert DRAFTERS[data["recommended"]["method"]].method.uses_trie


def test_the_command_tells_how_many_settings_were_left_out(
    path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = [str(path), "--count", "5", "--past", "0", "--lengths", "4", "--branches", "2", "4", "--methods", "trie"]
    assert bench.main(words) == 0
    assert "Begun within" not in capsys.readouterr().out
    monkeypatch.setattr(bench, "SECONDS", 0.0)
    assert bench.main(words) == 0
    assert "Begun within 0 seconds: 2 of 4 settings. --full replays all of them." in capsys.readouterr().out


def test_speeds_of_cells_are_priced_alike(done: Workload) -> None:
    data = report(done, FREE)
    for row in data["cells"][::5]:
        assert row["speed"] == pytest.approx(whole_speed(done.cells[setting_of(row)].counts, FREE), abs=1e-3)
        assert row["speed"] == pytest.approx(row["tokens_per_pass"], abs=1e-3)


def test_the_endpoint_streams_and_ends_with_the_report(path: Path) -> None:
    pytest.importorskip("torch")
    import gradio as gr
    import orjson

    from lookahead_core.models.catalogue import CATALOGUE as MODELS
    from lookahead_core.models.catalogue import TINY
    from visual import app
    from visual.api.workload import endpoint
    from visual.engines.host import Host
    from visual.work.workloads import Workloads

    call = endpoint(Workloads(app.racing_on(Host(MODELS[TINY]))))
    text = "".join(json.dumps({"prompt_ids": row.prompt, "output_ids": row.answer}) + "\n" for row in LogReader(path))
    asked: dict[str, Any] = {"requests": 4, "past_answers": 4, "methods": TOKEN_METHODS[0]}
    events: Iterator[dict] = call(text, **asked)
    *before, end = [orjson.loads(orjson.dumps(event)) for event in events]
    assert {event["kind"] for event in before} <= {"waiting", "progress"}
    assert end["report"]["stream"]["requests"] == 60
    for bad in ({"requests": 0}, {"methods": "magic"}, {"curve": "none"}, {"log": 5}, {"log": "{}"}, {"log": "x" * 2_000_000}):
        with pytest.raises(gr.Error, match=r"must be|no request|at most"):
            list(call(**{**asked, "log": text, **bad}))
