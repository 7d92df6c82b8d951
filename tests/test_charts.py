"""Figures: what they say must stand in them, for every kind of study."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("plotly")

from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.trace.replay import ORIGINS, Tally
from lookahead_core.tuning.cells import Cell, Measured, Overhead, Point
from lookahead_core.tuning.study import Study
from visual import language
from visual.charts import figures as charts
from visual.charts import plain
from visual.charts import report as study_export
from visual.pages.findings import measured
from visual.pages.parts import text
from visual.palette import LOW_TO_HIGH, SLOWER_TO_FASTER

LENGTHS, BRANCHES = (2, 8, 32), (1, 4, 8)


def tally(width: int, edl: float, passes: int = 100) -> Tally:
    sources = Counter({f"{source}|{label}": 5 for source in ORIGINS for label in ("1", "3–4", "9+")})
    runs = Counter({0: passes // 2, 3: passes - passes // 2})
    return Tally(passes, round(passes * edl), passes * (width - 1), 50, Counter({width: passes}), runs, sources, 1234)


@pytest.fixture
def study() -> Study:
    curve = CostCurve((1, 8, 64), (0.01, 0.0105, 0.04), (0.009, 0.01, 0.03), (0.011, 0.011, 0.05), 100)
    cells = [Cell(d, b, "hierarchical", tally(d, 1 + b / 4, round(300 / (1 + b / 4)))) for d in LENGTHS for b in BRANCHES]
    cells[4].measured = Measured((1.0, 1.1, 1.2), (3.0, 3.1, 3.2))
    cells[0].measured = Measured((3.0, 3.1, 3.2), (3.1, 3.1, 3.1))
    points = [Point("past answers", str(n), tally(8, 2 + n / 10), n) for n in (0, 1, 4)]
    points += [Point("switch", "everything on", tally(8, 3.0)), Point("switch", "no <b>prompt</b>", tally(8, 2.0))]
    return Study(curve, Overhead(), 5, 300, cells, points, 3.0, {"device": "CPU", "threads": 2, "created": "2026"})


def test_the_grid_tells_measured_from_predicted(study: Study) -> None:
    figure = charts.grid_map(study, "hierarchical")
    heat = figure.data[0]
    assert list(heat.x) == ["1", "4", "8"]
    assert list(heat.y) == ["2", "8", "32"]
    text = {(note.y, note.x): note.text for note in figure.layout.annotations}
    assert text[1, 1] == "<b>2.82<br>±</b>"  # at 2 tokens per pass, 2.82 is impossible: noisy
    assert text[0, 0] == "<b>1.00<br>≈</b>"  # its range holds 1.0
    assert text[2, 2] == f"<i>{study.predicted(study.cells[8].tally):.2f}</i>"
    assert heat.zmin == -heat.zmax  # centred on 1.0, in powers of two
    assert len(figure.layout.shapes) == 12  # two measured, in two colours; seven predicted; the one to use
    assert sum(shape.line.dash != "solid" for shape in figure.layout.shapes) == 7, "what is predicted has a dashed frame"
    assert "5 answers, 300 tokens" in figure.layout.title.text.replace("<br>", " ")


def test_one_answer_is_counted_as_one(study: Study) -> None:
    study.answers, study.meta["past"] = 1, 1
    assert charts.basis(study) == "1 answer, 300 tokens"
    assert "1 past answer in the trie" in study_export.about(study)
    assert language.chinese("1 past answer in the trie") == language.chinese("2 past answers in the trie").replace("2", "1")


def test_a_count_is_rounded_before_its_letter_is_chosen(study: Study) -> None:
    point = study.of_kind("past answers")[0]
    for nodes, said in ((999, "999"), (1000, "1.0k"), (999_949, "999.9k"), (999_950, "1.0M")):
        point.tally.nodes = nodes
        assert charts.warmth(study).data[0].x[0].endswith(f"<br>{said}")


def test_one_cell_is_counted_as_one(study: Study) -> None:
    study.cells = study.cells[4:5]
    assert "Measured cells: 1. Their predictions are off by " in measured(study, "hierarchical")
    assert "Left: 1. " in text("measured part", number=4, cells=5, rest=1)


def test_a_tie_is_called_one(study: Study) -> None:
    one, other, slower = study.cells = [study.cells[place] for place in (4, 5, 0)]
    one.measured = Measured((1.6, 1.7, 1.8), (3.0, 3.1, 3.2))
    other.measured = Measured((1.65, 1.75, 1.85), (3.0, 3.1, 3.2))
    assert study.best() is one
    assert study.ties() == [other]
    notes = charts.grid_map(study, "hierarchical").layout.annotations
    assert [note.text for note in notes] == ["<b>1.82<br>●</b>", "<b>1.77<br>● =</b>", "<b>1.00<br>≈</b>"]
    assert slower.measured.unclear  # type: ignore[union-attr]


def test_no_setting_is_marked_where_the_advice_is_to_decode_plainly(study: Study) -> None:
    study.cells = [Cell(8, branch, "hierarchical", tally(8, 1.0, 300)) for branch in BRANCHES]
    assert study.ties()
    assert study.recommend().cell is None
    figure, table = charts.grid_map(study, "hierarchical"), plain.grid(study, "hierarchical")
    assert {shape.line.dash for shape in figure.layout.shapes} == {"2px,3px"}, "the frames of what is predicted"
    assert not any("=" in note.text for note in figure.layout.annotations)
    assert 'class="predicted use"' not in table
    assert "=</small>" not in table


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_the_plain_grid_holds_the_same_numbers(study: Study, lang: str) -> None:
    """The table of the site without a server against the figure of the tuning page."""
    html = plain.grid(study, "hierarchical", lang)
    cells = re.findall(r'<td class="(\w+)( use)?".*?>([\d.]+)<small>(.*?)</small></td>', html)
    notes = charts.grid_map(study, "hierarchical", lang=lang).layout.annotations
    drawn = {(note.y, note.x): re.split("<br>", re.sub("</?[bi]>", "", note.text)) for note in notes}
    rows = [(row, column) for row in (2, 1, 0) for column in range(3)]  # the widest pass on top
    assert [[value, signs] if signs else [value] for _, _, value, signs in cells] == [drawn[place] for place in rows]
    assert [kind for kind, *_ in cells].count("measured") == 2
    assert sum(use == " use" for _, use, *_ in cells) == 1
    assert "<script" not in html
    warmth = plain.warmth(study, lang)
    assert warmth.count('class="mark"') == 3
    spoken = re.findall('aria-label="(.*?)"', warmth)[0]
    assert re.findall(r"(\d+): ([\d.]+)", spoken) == [
        (f"{point.answers:.0f}", f"{point.tally.edl:.2f}")
        for point in sorted(study.of_kind("past answers"), key=lambda one: one.answers)
    ], "who cannot see the points hears them"
    assert "&lt;b&gt;prompt" in plain.switches(study, lang)
    assert f"CDL {study.curve.cdl}" in plain.cost(study, lang)


def test_slower_is_on_the_other_side_of_the_scale(study: Study) -> None:
    heat = charts.grid_map(study, "hierarchical").data[0]
    slow = study.cell(32, 1, "hierarchical")
    assert slow is not None
    assert study.ratio(slow.tally) < 1
    assert heat.z[2][0] < 0 < heat.z[1][1]
    assert heat.colorscale[0][1] != heat.colorscale[-1][1]


def test_the_edl_grid(study: Study) -> None:
    notes = charts.grid_map(study, "hierarchical", "edl").layout.annotations
    assert f"{study.cells[5].tally.edl:.2f}" in [note.text for note in notes]


@pytest.mark.parametrize(("value", "colours"), [("edl", LOW_TO_HIGH), ("speedup", SLOWER_TO_FASTER)])
def test_each_number_is_written_in_the_ink_that_its_colour_needs(study: Study, value: str, colours: list[str]) -> None:
    figure = charts.grid_map(study, "hierarchical", value)
    heat = figure.data[0]
    assert (heat.zmin, heat.zmax) == ((1.0, 3.0) if value == "edl" else (-heat.zmax, heat.zmax))
    for note in figure.layout.annotations:
        share = (heat.z[note.y][note.x] - heat.zmin) / (heat.zmax - heat.zmin)
        assert note.font.color == charts.scale.ink(share, colours)


def test_the_curve_marks_the_cdl(study: Study) -> None:
    figure = charts.cost_curve(study.costs, "CPU")
    assert f"CDL {study.curve.cdl}" in figure.layout.annotations[0].text
    assert figure.layout.xaxis.title.text == "tokens in one pass"
    assert figure.layout.yaxis.title.text == "milliseconds"
    assert figure.data[0].name == "quartiles"
    assert figure.data[-1].text[0] == "10.0"


def test_the_cost_figure_draws_what_was_measured_and_its_bound() -> None:
    low, high, least = (0.01, 0.011, 0.012, 0.013), (0.03, 0.04, 0.05, 0.06), (0.01, 0.01, 0.0108, 0.04)
    costs = CostCurve((1, 3, 8, 64), (0.02, 0.021, 0.024, 0.05), low, high, 100, least)
    figure = charts.cost_curve(costs)
    band, usual, quiet = figure.data
    assert list(band.x) == [1, 3, 8, 64, 64, 8, 3, 1]
    assert list(band.y) == pytest.approx([30, 40, 50, 60, 13, 12, 11, 10]), "above there, below back"
    assert list(usual.y) == [20, 21, 24, 50]
    assert list(quiet.y) == pytest.approx([10, 10, 10.8, 40])
    assert list(quiet.text) == ["10.0", "", "10.8", "40.0"], "at powers of two"
    bound, critical = figure.layout.shapes
    assert bound.y0 == bound.y1 == pytest.approx(11), "a tenth above a plain pass"
    assert critical.x0 == critical.x1 == costs.quiet().cdl > costs.cdl
    assert 10 ** figure.layout.annotations[0].x == pytest.approx(critical.x0), "of a logarithmic axis"


def test_shares_are_of_the_passes_and_rates_per_cent(study: Study) -> None:
    runs = charts.run_lengths(Tally(8, 20, 30, 6, Counter({4: 8}), Counter({0: 2, 1: 1, 3: 5})), "").data[0]
    assert (list(runs.x), list(runs.y)) == (["0", "1", "2", "3"], [25, 12.5, 0, 62.5])
    assert runs.marker.color[0] != runs.marker.color[1] == runs.marker.color[3], "without an accepted draft"
    study.points.reverse()
    edl, hits = charts.warmth(study).data
    assert list(edl.y) == [2.0, 2.1, 2.4], "by the number of answers"
    assert list(hits.y) == [50, 50, 50]
    bars = charts.switches(study).data[0]
    assert list(bars.x) == [3.0, 2.0], "the figure draws from below"
    study.points.reverse()
    bars = charts.switches(study).data[0]
    assert list(bars.x) == [2.0, 3.0]
    assert bars.marker.color[1] == charts.CURVE != bars.marker.color[0], "everything on"
    assert f"{study.predicted(tally(8, 2.0)):.2f}" in bars.y[0]


def test_the_best_setting_alone_is_framed(study: Study) -> None:
    best, ties = charts.scale.marked(study, "hierarchical")
    assert best is not None
    shapes = charts.grid_map(study, "hierarchical").layout.shapes
    middles = [((one.x0 + one.x1) / 2, (one.y0 + one.y1) / 2) for one in shapes if one.line.color == charts.HIGHLIGHT.light]
    assert [(LENGTHS[round(row)], BRANCHES[round(column)]) for column, row in middles] == [best[:2]]
    assert best not in ties


def test_every_figure_has_titles_units_and_a_clear_background(study: Study) -> None:
    study.points[-1].tally.sources.clear()
    figures = charts.all_figures(study)
    assert len(figures) == 7
    assert "n = 60 tokens" in figures[-1].layout.title.text.replace("<br>", " "), "with everything on"
    for figure in figures:
        assert figure.layout.title.text
        assert figure.layout.template.layout.paper_bgcolor == "rgba(0,0,0,0)"
        assert figure.layout.xaxis.title.text
        assert all(len(line) <= charts.LINE for line in figure.layout.title.text.split("<br>"))


def test_every_word_of_a_figure_has_a_chinese_form(study: Study) -> None:
    study.points.append(Point("switch", "capacity 4,000 nodes", tally(8, 2.0)))
    study.points = [point for point in study.points if "<b>" not in point.label]
    study.points += [Point("switch", f"no {what}", tally(8, 2.0)) for what in ("prompt branches", "eliminating", "pruning")]
    for figure in charts.all_figures(study, lang="zh"):
        layout = figure.layout
        axes = [axis.title.text for axis in (*figure.select_xaxes(), *figure.select_yaxes())]
        texts = [layout.title.text, *axes, *(trace.name for trace in figure.data), *(note.text for note in layout.annotations)]
        texts += [label for trace in figure.select_traces({"type": "bar", "orientation": "h"}) for label in trace.y]
        left = [text for text in texts if text and re.search("[A-Za-z]{4}", re.sub("<[^>]*>", "", text))]
        assert left == []
        assert layout.title.text
        assert not re.search("[\u4e00-\u9fff][,;]", layout.title.text)
        assert all(charts.width(line) <= charts.LINE for line in layout.title.text.split("<br>"))


def test_chinese_titles_break_between_words() -> None:
    text = "连续接受的长度，16 × 16 层次式；n = 63 次前向；" * 3
    broken = charts.broken(text)
    assert "".join(broken).replace(" ", "") == text.replace(" ", "")
    assert len(broken) == 4
    assert all(line[0] not in "；，" and not line.startswith("3 次") for line in broken)


def test_the_cost_axis_is_not_stretched_by_a_busy_machine() -> None:
    busy = CostCurve((1, 8), (0.3, 0.4), (0.01, 0.01), (0.9, 1.0), 100, (0.004, 0.006))
    assert busy.disturbed > 50
    assert charts.cost_curve(busy).layout.yaxis.range[1] < 20


def test_sources_add_up(study: Study) -> None:
    figure = charts.sources(study.of_kind("switch")[0].tally, "8 × 4")
    assert sum(sum(bar.y) for bar in figure.data) == pytest.approx(100)
    assert [bar.name.rsplit(" ", 2)[0] for bar in figure.data] == list(ORIGINS)
    assert "n = 60 tokens" in figure.layout.title.text.replace("<br>", " ")


def test_the_page_to_take_away_needs_no_network(study: Study) -> None:
    html = study_export.page(study)
    assert html.startswith("<!doctype html>")
    assert "measured 2.82× plain" in html
    assert "no measurable difference from plain" in html
    assert '<script src="http' not in html
    assert "lc.LookaheadDecoder(model" in html
    assert "no <b>prompt" not in html.split("plotly-graph-div")[0]


@pytest.mark.browser
def test_no_figure_of_the_page_covers_its_neighbour(study: Study, browser: Any, tmp_path: Path) -> None:
    (tmp_path / "study.html").write_text(study_export.page(study), encoding="utf-8")
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto((tmp_path / "study.html").as_uri())
    page.wait_for_function("[...document.querySelectorAll('.figures > div')].every((one) => one.querySelector('.main-svg'))")
    widths = page.evaluate("""[...document.querySelectorAll(".figures > div")].map(
        (one) => [one.querySelector(".main-svg").clientWidth, one.clientWidth])""")
    page.set_viewport_size({"width": 390, "height": 800})
    page.wait_for_function("document.querySelector('.figures .main-svg').clientWidth < 390")
    title = "text => [...document.querySelectorAll('.xtitle')].find((one) => one.textContent.includes(text))"
    cut = page.evaluate(f"""() => {{ const one = ({title})("below: its nodes");
        const [words, svg] = [one, one.ownerSVGElement].map((part) => part.getBoundingClientRect());
        return words.left < svg.left || words.right > svg.right; }}""")
    ticks = page.eval_on_selector_all(".y2tick", "ticks => ticks.map((tick) => tick.textContent)")
    rows = page.eval_on_selector_all("tbody tr", "rows => rows.map((row) => row.clientHeight)")
    page.close()
    assert all(drawn <= room for drawn, room in widths)
    assert not cut, "the title of the figure on warmth"
    assert ticks == ["0", "50", "100"]
    assert max(rows) < 80, "words stand beside each other in the last column"
