"""The figures, words and file of a workload report, made from real replays of a small log."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from html import escape
from math import log2
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("plotly")

from workload_logs import ids, rows, write

from lookahead_core.workload.price import CATALOGUE, sliders
from lookahead_core.workload.report import report
from lookahead_core.workload.study import Asked, Workload, study
from visual.charts import figures as charts
from visual.charts import workload_figures, workload_report, workload_words

AXES: dict[str, Any] = {"decoding_lengths": (2, 8, 32), "branch_lengths": (1, 4, 12)}
FREE, DEAR = sliders(0.0, 0.0, 32), sliders(1.0, 1.0, 32)
"""A pass that costs the same at any width, and one to which every row adds a whole plain pass."""


def replayed(path: Path, **options: Any) -> Workload:
    *_, last = study(Asked(path, **{"count": 10, "past": 20, **AXES, **options}))
    return last.workload


@pytest.fixture(scope="module")
def workload(tmp_path_factory: pytest.TempPathFactory) -> Workload:
    lines: list[Any] = [*rows(30), '{"messages": [', {"prompt": "and no answer"}]
    return replayed(write(tmp_path_factory.mktemp("log") / "a <b>log.jsonl.gz", lines))


@pytest.fixture(scope="module")
def data(workload: Workload) -> dict[str, Any]:
    return json.loads(json.dumps(report(workload, FREE)))


def plain(html: str) -> str:
    """The text of some HTML."""
    return re.sub(r"\s+", " ", re.sub("<[^>]*>", " ", html))


def test_every_figure_is_drawn_with_titles_and_units(data: dict[str, Any]) -> None:
    for lang in ("en", "zh"):
        drawn = dict(zip(workload_figures.PLOTS, workload_figures.figures(data, lang=lang), strict=True))
        assert all(figure is not None for name, figure in drawn.items() if name != "capacity"), drawn
        for name, figure in drawn.items():
            if figure is None:
                continue
            assert figure.layout.title.text, name
            assert not re.search("[\u4e00-\u9fff][,;]", figure.layout.title.text), name
            assert figure.layout.xaxis.title.text, name
            assert figure.layout.yaxis.title.text, name
            assert all(charts.width(line) <= charts.LINE for line in figure.layout.title.text.split("<br>"))


def test_the_grid_shows_the_reports_speeds_and_frames_the_recommended_cell(data: dict[str, Any]) -> None:
    figure = workload_figures.lengths(data, None, None, "en")
    assert figure is not None
    chosen = data["recommended"]
    cells = [cell for cell in data["cells"] if (cell["method"], cell["warmth"]) == (chosen["method"], chosen["warmth"])]
    assert len(figure.layout.annotations) == len(cells) == 9
    across, down = list(figure.data[0].x), list(figure.data[0].y)
    shown = {(down[note.y], across[note.x]): note.text for note in figure.layout.annotations}
    for cell in cells:
        assert shown[str(cell["decoding_length"]), str(cell["branch_length"])].startswith(f"{cell['speed']:.2f}")
    frame = figure.layout.shapes[0]
    middle = ((frame.x0 + frame.x1) / 2, (frame.y0 + frame.y1) / 2)
    assert (down[round(middle[1])], across[round(middle[0])]) == (str(chosen["decoding_length"]), str(chosen["branch_length"]))


def test_another_methods_grid_can_be_chosen(data: dict[str, Any]) -> None:
    figure = workload_figures.lengths(data, "lookup", "cold", "en")
    assert figure is not None
    assert workload_figures.titles(data, "en")["lookup"] in figure.layout.title.text.replace("<br>", " ")
    assert workload_figures.lengths(data, "no such method", "cold", "en") is None


def test_the_break_even_line_is_the_price(workload: Workload) -> None:
    curve = sliders(0.01, 0.05, 16)
    figure = workload_figures.methods(report(workload, curve), "en")
    line = figure.data[0]
    for rows_fed, tokens in zip(line.x, line.y, strict=True):
        expected = 1 + 0.01 * (min(rows_fed, 16) - 1) + 0.05 * max(0.0, rows_fed - 16)
        assert tokens == pytest.approx(expected, rel=1e-3)


def test_each_method_draws_its_outline_alone(data: dict[str, Any]) -> None:
    figure = workload_figures.methods(data, "en")
    names = [trace.name for trace in figure.data]
    assert len(names) == len(set(names)) == 2 + len(data["methods"])
    for trace in figure.data[1:-1]:
        assert list(trace.x) == sorted(trace.x)
        assert list(trace.y) == sorted(trace.y)
    looks = {(trace.line.color, trace.line.dash, trace.marker.symbol) for trace in figure.data[1:-1]}
    assert len(looks) == len(data["methods"]), "two methods that look alike"


def test_the_spread_counts_every_request_once(data: dict[str, Any]) -> None:
    figure = workload_figures.spread(data, "en")
    assert sum(figure.data[0].y) == len(data["requests"]) == 10
    assert "the sample's 10, median" in figure.layout.title.text.replace("<br>", " ")
    slower = sum(count for place, count in zip(figure.data[0].x, figure.data[0].y, strict=True) if place < 0)
    assert slower == sum(row["speed"] < 1 for row in data["requests"])


def test_the_price_of_a_pass_goes_on_in_straight_lines() -> None:
    cost = workload_figures.relative({"curve": {"widths": [1, 4, 8], "relative": [1.0, 1.3, 2.1]}})
    assert [cost(rows) for rows in (0.5, 1, 2.5, 4, 6, 8, 12)] == pytest.approx([1.0, 1.0, 1.15, 1.3, 1.7, 2.1, 2.9])
    assert workload_figures.relative({"curve": {"widths": [1], "relative": [1.0]}})(9) == 1.0
    data = {"curve": {"widths": [1, 4], "relative": [1.0, 1.3], "title": {"en": "x"}}, "recommended": {"cell": 1}}
    chosen = workload_figures.price({**data, "cells": [{"drafts_per_pass": 9.0}, {"drafts_per_pass": 2.5}]}, "en")
    assert chosen.layout.shapes[0].x0 == 3.5, "its drafts and the root"


def test_an_outline_keeps_what_yields_more_with_more_rows() -> None:
    rows = [(3.0, 1.5), (1.0, 1.2), (1.0, 1.4), (2.0, 1.4), (5.0, 1.45), (6.0, 2.0)]
    cells = [{"drafts_per_pass": drafts, "tokens_per_pass": tokens} for drafts, tokens in rows]
    kept = [(cell["drafts_per_pass"], cell["tokens_per_pass"]) for cell in workload_figures.outline(cells)]
    assert kept == [(1.0, 1.4), (3.0, 1.5), (6.0, 2.0)]
    named = [{"method": "trie", "warmth": warmth, "decoding_length": 8, "branch_length": 4} for warmth in ("warm", "cold")]
    found = [{**one, **cells[place]} for place, one in enumerate(named)]
    assert workload_figures.outlines({"best": named, "cells": found}) == {"trie": [found[0]]}, "in its better warmth"


def test_the_spread_puts_each_request_into_its_bar() -> None:
    speeds = [0.5, 0.99, 1.0, 1.05, 2.0, 8.5]
    figure = workload_figures.spread({"requests": [{"speed": speed} for speed in speeds]}, "en")
    bars, half = figure.data[0], workload_figures.BIN / 2
    counts = [sum(place - half <= log2(speed) < place + half for speed in speeds) for place in bars.x]
    assert list(bars.y) == counts
    assert sum(counts) == len(speeds)
    for place, colour, pattern in zip(bars.x, bars.marker.color, bars.marker.pattern.shape, strict=True):
        assert (colour == bars.marker.color[0], pattern) == (place < 0, "/" if place < 0 else "")
    assert [line.x0 for line in figure.layout.shapes] == pytest.approx([0.0, log2(1.025)]), "plain decoding, and the median"


def test_growth_is_drawn_at_the_middle_of_its_requests() -> None:
    points = [
        {"from": 1, "to": 10, "alone": 1.1, "tokens_per_pass": 1.2},
        {"from": 11, "to": 30, "alone": 1.0, "tokens_per_pass": 2},
    ]
    figure = workload_figures.growth({"warmth": {"points": points, "levels_off_at": 11}}, "en")
    alone, shared = figure.data
    assert list(alone.x) == list(shared.x) == [5.5, 20.5]
    assert (list(alone.y), list(shared.y)) == ([1.1, 1.0], [1.2, 2])
    assert (figure.layout.shapes[0].x0, figure.layout.annotations[0].x) == (11, 11)


def test_the_recommended_setting_is_marked_and_ties_with_plain_decoding_are(data: dict[str, Any]) -> None:
    best, marked = workload_figures.recommended(data), workload_figures.methods(data, "en").data[-1]
    assert (list(marked.x), list(marked.y)) == ([1 + best["drafts_per_pass"]], [best["tokens_per_pass"]])
    cells = [{**cell, "speed": 1.02 if cell is best else cell["speed"]} for cell in data["cells"]]
    figure = workload_figures.lengths({**data, "cells": cells}, None, None, "en")
    assert figure is not None
    tied = [note for note in figure.layout.annotations if "≈" in note.text]
    assert "1.02<br>≈" in [note.text for note in tied]
    for note in figure.layout.annotations:
        number = float(note.text.split("<br>")[0])
        assert figure.data[0].z[note.y][note.x] == pytest.approx(log2(number), abs=0.02)
        assert (note in tied) == (abs(number - 1) <= workload_figures.SAME)


@pytest.mark.parametrize(("curve", "verdict", "words"), [(FREE, "yes", "Yes: "), (DEAR, "no", "No: at best ")])
def test_yes_and_no_are_said_first_and_plainly(workload: Workload, curve: Any, verdict: str, words: str) -> None:
    found = report(workload, curve)
    html = workload_words.answer(found, "en")
    assert f"data-pays='{verdict}'" in html
    assert plain(html).strip().startswith(f"{words}{found['answers'][0]['values']['speed']:.2f}× plain decoding")
    assert ("Decode plainly." in html) == (verdict == "no")
    assert ("<a href='#place'>Lines to copy</a>" in workload_words.answer(found, "en", "place")) == (verdict == "yes")
    assert "Lines to copy" not in html
    chinese = plain(workload_words.answer(found, "zh")).strip()
    assert chinese.startswith("划算" if verdict == "yes" else "不划算")


def test_traffic_that_repeats_nothing_gets_a_no(tmp_path: Path) -> None:
    found = report(replayed(write(tmp_path / "ids.jsonl", ids(8)), stream=0), next(iter(CATALOGUE.values())))
    assert "data-pays='no'" in workload_words.answer(found, "en")
    assert "exact counts" in workload_words.found(found, "en")
    assert found["settings"] == []


def test_of_few_requests_no_tenth_is_told(tmp_path: Path) -> None:
    """A tenth of seven requests would lie between two of them, and a single one gains neither least nor most."""
    for count, told in ((10, ["One in ten", "gains least"]), (7, ["gains least"]), (1, [])):
        found = report(replayed(write(tmp_path / "few.jsonl", rows(count)), methods=("trie",), warmths=("cold",), past=0))
        [said] = [one["text"]["en"] for one in found["answers"] if one["name"] == "requests"]
        assert [words for words in ("One in ten", "gains least") if words in said] == told


def test_past_answers_say_of_which_requests_they_speak(data: dict[str, Any]) -> None:
    [said] = [one for one in data["answers"] if one["name"] == "warmth"]
    assert said["values"]["last"] == 10
    assert all(re.search(r"\blast 10 requests|最后 10 个请求", said["text"][lang]) for lang in ("en", "zh"))


def test_every_number_says_what_it_is(workload: Workload) -> None:
    published = report(workload, next(iter(CATALOGUE.values())))
    html = "".join(words(published, "en") for words in (workload_words.answer, workload_words.best, workload_words.source))
    for kind in ("predicted", "exact", "published"):
        assert f"wl-badge {kind}" in html
    assert "https://" in workload_words.source(published, "en")
    assert "wl-badge sliders" in workload_words.answer(report(workload, FREE), "en")
    items = re.findall("<li>.*?</li>", html)
    assert items
    assert all("wl-badge" in item for item in items)


def test_ties_are_called_ties(data: dict[str, Any]) -> None:
    near = [data["cells"][place] for place in data["recommended"]["near"] if place != data["recommended"]["cell"]]
    assert ("Ties, within 2 %" in workload_words.answer(data, "en")) == bool(near)
    assert workload_words.speed(1.02) == "≈ 1.02×"
    assert workload_words.speed(0.9) == "▲ 0.90×"
    assert workload_words.speed(2.0) == "2.00×"


def test_faulty_lines_are_listed_by_number(data: dict[str, Any]) -> None:
    html = workload_words.found(data, "en")
    assert "2 faults in the log" in html
    assert re.search(r"<li>Line 31 .*</li><li>Line 32 ", html)
    assert "<b>" not in html
    assert escape("a <b>log.jsonl.gz") in html
    assert "第 31 行" in workload_words.found(data, "zh")


def test_requests_open_by_their_number(data: dict[str, Any]) -> None:
    html = workload_words.requests(data, "en", shown=data["requests"][0]["request"])
    assert re.findall(r"data-request='(\d+)'", html) == [str(row["request"]) for row in data["requests"]]
    assert html.count("wl-now") == 1
    assert re.findall(r"<th scope='row'>([\d,]+)</th>", html) == [f"{row['line']:,}" for row in data["requests"]]
    assert re.findall(r"<th scope='colgroup' colspan='(\d)'>", workload_words.best(data, "en")) == ["2", "3"], (
        "predicted, exact"
    )
    assert "<button" not in workload_words.requests(data, "en", buttons=False)


def test_nothing_english_is_left_in_the_chinese_words(data: dict[str, Any]) -> None:
    parts: list[Callable[..., str]] = [workload_words.answer, workload_words.best, workload_words.requests]
    names = {word for method in data["methods"] for word in re.findall("[A-Za-z]+", method["title"]["zh"])}
    for part in parts:
        left = set(re.findall("[A-Za-z]{4,}", plain(part(data, "zh")))) - names
        assert left == set(), part.__name__


def test_chinese_leaves_a_space_before_names_and_numbers(tmp_path: Path) -> None:
    found = replayed(write(tmp_path / "log.jsonl", rows(30)), methods=("llma",))
    for curve in (FREE, DEAR):
        data = report(found, curve)
        said = [plain(workload_words.answer(data, "zh")), *(one["text"]["zh"] for one in data["answers"])]
        assert "LLMA" in said[0]
        assert re.findall(r"[一-鿿][A-Za-z0-9]+", "\n".join(said)) == []


def test_one_request_has_one_line_and_a_method_named_twice_counts_once(tmp_path: Path) -> None:
    found = replayed(write(tmp_path / "log.jsonl", rows(1)), methods=("trie", "trie"), warmths=("cold", "cold"))
    data = report(found, FREE)
    assert data["sample"]["text"]["en"].startswith("Each setting replays 1 request (line 1). ")
    assert [one["name"] for one in data["methods"]] == ["trie"]


def test_an_answer_of_one_token_is_a_token_a_pass(tmp_path: Path) -> None:
    log = write(tmp_path / "log.jsonl", [{"prompt_ids": [1, 2], "output_ids": [3]}])
    lengths = next(answer for answer in report(replayed(log), FREE)["answers"] if answer["name"] == "lengths")
    assert "1.00 tokens per pass from 0.0 drafts" in lengths["text"]["en"]


def test_the_file_needs_no_network_and_speaks_both_languages(data: dict[str, Any]) -> None:
    html = workload_report.page(data)
    assert html.startswith("<!doctype html>")
    assert not re.search(r"<(script|link|img|iframe)[^>]+(src|href)=", html)
    assert "Will drafts pay on this traffic?" in html
    assert "草稿对这些流量划算吗？" in html
    assert "a <b>log" not in html
    for one in data["settings"]:
        assert escape(one["code"]) in html
    with pytest.raises(ValueError, match="no workload report"):
        workload_report.page({"format": "something else"})


def test_no_line_to_copy_asks_another_engine_for_no_drafts(tmp_path: Path) -> None:
    """The answers stand in earlier ones and not in the prompts: the trie gains, prompt lookup is best without a draft."""
    answers = [list(range(100, 130)), list(range(200, 230))]
    lines = [{"prompt_ids": [1000 + number], "output_ids": answers[number % 2]} for number in range(24)]
    asked: dict[str, Any] = {"decoding_lengths": (1, 8), "branch_lengths": (4,), "methods": ("trie", "lookup")}
    dear = sliders(0.1, 0.2, 32)
    made = report(replayed(write(tmp_path / "log.jsonl", lines), curve=dear, stream=0, **asked))
    assert {(best["method"], best["decoding_length"]) for best in made["best"]} >= {("trie", 8), ("lookup", 1)}
    assert [line["for"] for line in made["settings"]] == ["transformers", "sglang"]


def test_lines_to_copy_ask_for_the_drafts_that_fit_a_pass(tmp_path: Path) -> None:
    text = list(range(100, 130))
    path = write(tmp_path / "log.jsonl", [{"prompt_ids": text, "output_ids": text}] * 6)
    asked: dict[str, Any] = {"decoding_lengths": (4,), "branch_lengths": (8,), "methods": ("lookup",)}
    made = report(replayed(path, curve=sliders(0.0, 0.0), stream=0, **asked))
    codes = {line["for"]: line["code"] for line in made["settings"]}
    assert "prompt_lookup_num_tokens=3, " in codes["transformers"]
    assert '"num_speculative_tokens": 3, ' in codes["vllm"]
