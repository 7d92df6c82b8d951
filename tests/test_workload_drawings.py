"""The figures of a workload report without a script, against the report of the bundled log."""

from __future__ import annotations

import re
from html import unescape
from math import floor, log2
from typing import Any

import pytest

pytest.importorskip("plotly")

from lookahead_core.workload.price import CATALOGUE, DEFAULT, read_curve, sliders
from lookahead_core.workload.report import report
from visual.charts import workload_drawings, workload_figures, workload_report
from visual.charts.drawing import Axis, Drawing, short, whole
from visual.recordings.workload import example


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    return report(example(), CATALOGUE[DEFAULT])


def words(html: str) -> str:
    """The text of some HTML."""
    return unescape(re.sub("<[^>]*>", " ", html))


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_figure_is_drawn_with_title_and_axes(data: dict[str, Any], lang: str) -> None:
    drawn = workload_drawings.drawings(data, lang)
    assert tuple(drawn) == ("spread", "methods", "lengths", "growth", "capacity", "price")
    for name, html in drawn.items():
        assert re.search("<figcaption>[^<]+</figcaption>", html), name
        if name != "lengths":
            assert re.search('class="beside">[^<]+<.*class="below">[^<]+<', html), name
        if lang == "zh":
            names = {word for method in data["methods"] for word in re.findall("[A-Za-z]+", method["title"]["zh"])}
            known = names | set(re.findall("[A-Za-z]+", data["curve"]["title"]["zh"]))
            assert set(re.findall("[A-Za-z]{4,}", words(html))) <= known, name
            assert not re.search("[\u4e00-\u9fff][,;]", words(html)), name


def test_the_bars_of_the_spread_are_as_high_as_requests_are_many(data: dict[str, Any]) -> None:
    html = workload_drawings.spread(data, "en")
    heights = [float(high) for high in re.findall('<rect class="\\w+" .*?height="([\\d.]+)"', html)]
    assert heights
    tallest = max(heights)
    places = [floor(log2(row["speed"]) / workload_figures.BIN) for row in data["requests"]]
    counts = [places.count(place) for place in sorted(set(places))]
    assert [round(high / tallest * max(counts), 1) for high in heights] == counts
    assert sum(counts) == len(data["requests"]) == 40
    assert html.count('"slower"') == len({place for place in places if place < 0})


def test_the_grid_holds_the_reports_speeds_and_marks_the_setting_to_use(data: dict[str, Any]) -> None:
    best = workload_figures.recommended(data)
    html = workload_drawings.lengths(data, best, "en")
    cells = [cell for cell in data["cells"] if (cell["method"], cell["warmth"]) == (best["method"], best["warmth"])]
    assert sorted(re.findall(r'<td class="predicted[^>]*>([\d.]+)', html)) == sorted(f"{cell['speed']:.2f}" for cell in cells)
    assert re.findall(r'class="predicted use"[^>]*>([\d.]+)', html) == [f"{best['speed']:.2f}"]


def test_each_method_is_drawn_and_named(data: dict[str, Any]) -> None:
    html = workload_drawings.methods(data, "en")
    outlines = workload_figures.outlines(data)
    assert html.count('class="mark"') == sum(map(len, outlines.values()))
    for title in workload_figures.titles(data, "en").values():
        assert title in words(html)
    looks = re.findall(r'<polyline class="(series[^"]*)" style="([^"]*)"', html)
    assert len(set(looks)) == len(looks) == len(outlines), "two methods that look alike"


def test_no_point_lies_outside_its_drawing(data: dict[str, Any]) -> None:
    dear = report(example(), sliders(0.1, 0.9, 8))
    for found in (data, dear):
        for name, html in workload_drawings.drawings(found, "en").items():
            places = [float(place) for place in re.findall(r"(?:left|bottom):(-?[\d.]+)%", html)]
            assert all(0 <= place <= 100 for place in places), name


def test_the_rows_of_the_setting_to_use_are_marked_beyond_the_last_width_that_was_timed() -> None:
    curve = read_curve(b'{"costs": {"widths": [1, 2, 4, 8], "seconds": [0.01, 0.01, 0.0101, 0.0103]}}', "mine.json")
    short = report(example(), curve)
    assert workload_figures.rows_fed(workload_figures.recommended(short)) > 8
    marked = re.search('class="chosen" x1="([\\d.]+)"', workload_drawings.price(short, "en"))
    assert marked is not None
    assert float(marked[1]) <= 100


def test_the_report_as_a_file_is_small_and_has_no_library(data: dict[str, Any]) -> None:
    html = workload_report.page(data)
    print(f"bytes of the report: {len(html.encode()):,}")
    assert len(html.encode()) < 250_000
    assert "plotly" not in html.lower()


def test_an_axis_places_its_values() -> None:
    axis = Axis("rows", 1, 64, [(1, "1"), (8, "8"), (128, "128")], log=True)
    assert [axis.place(value) for value in (1, 8, 64)] == [0, 50, 100]
    assert axis.marks() == [(0, "1"), (50, "8")], "a tick beyond the end is not drawn"
    assert Axis("y", 0, 4, []).place(1) == 25
    assert whole(1.97) == [(0, "0"), (0.5, "0.5"), (1.0, "1"), (1.5, "1.5")]
    assert whole(245) == [(0, "0"), (50, "50"), (100, "100"), (150, "150"), (200, "200")]


@pytest.mark.parametrize("most", [1, 2, 3, 10, 12, 40])
def test_requests_are_counted_in_whole_numbers(data: dict[str, Any], most: int) -> None:
    few = {**data, "requests": [{**data["requests"][0], "speed": 1.0}] * most}
    ticks = re.findall('<span class="tick" style="bottom:[^"]*">([^<]+)<', workload_drawings.spread(few, "en"))
    assert len(ticks) >= 2
    assert all(tick.isdecimal() for tick in ticks), ticks
    assert [str(count) for count in workload_figures.spread(few, "en").layout.yaxis.tickvals] == ticks
    points = [{**data["warmth"]["points"][0], "from": 1, "to": most}]
    short = {**data, "warmth": {**data["warmth"], "points": points}}
    across = re.findall('<span class="tick" style="left:[^"]*">([^<]+)<', workload_drawings.growth(short, "en"))
    assert all(tick.isdecimal() for tick in across), across


def test_nodes_are_counted_in_three_digits(data: dict[str, Any]) -> None:
    assert [short(count) for count in (999, 1000, 7839, 999_499, 999_500)] == ["999", "1k", "7.84k", "999k", "1M"]
    rows = [{"nodes": nodes, "tokens_per_pass": 1.5} for nodes in (1000, 7839)]
    assert workload_figures.capacity({**data, "capacity": rows}, "en").layout.xaxis.ticktext == ("1k", "7.84k")


def test_words_of_a_drawing_are_escaped() -> None:
    drawn = Drawing(Axis("<b>", 0, 1, [(0, "<i>")]), Axis("y", 0, 1, []))
    drawn.note((0.5, 0.5), "<script>")
    html = drawn.html("<u>")
    assert not re.search("<(b|i|u|script)>", html)
