"""Figures of the tuning page: the cost of a pass, the grid of lengths, warmth, switches, sources of accepted tokens.

Backgrounds are transparent and text is neutral grey, so that one figure serves both themes; the page's style sets the
theme's text colour. Every figure states its units, its sample and its values: none needs hovering. `lang` is "en" or "zh";
the browser's table of phrases cannot translate a figure, because Plotly rewrites its texts whenever it draws.
"""

from __future__ import annotations

import re
from functools import cache
from math import log2, log10
from typing import TYPE_CHECKING, Any

import plotly.graph_objects as go

from lookahead_core.trace.replay import MATCH_LABELS, ORIGINS, Tally
from lookahead_core.tuning.cells import Cell
from lookahead_core.tuning.study import Study
from visual import palette
from visual.charts import scale
from visual.language import texts
from visual.palette import BAND, CHART_INK, CLEAR, CURVE, HIGHLIGHT, INK, LIMIT, PAPER

if TYPE_CHECKING:
    from lookahead_core.decode.cost_curve import CostCurve

AXIS = {"gridcolor": palette.faded(CHART_INK, 0.25), "zeroline": False, "fixedrange": True, "automargin": True, "ticks": ""}
TITLED = {**AXIS, "title": {"standoff": 15}}
STYLE = {
    "layout": {
        "font": {"family": "system-ui, 'Noto Sans SC', sans-serif", "size": 12, "color": CHART_INK},
        "title": {"font": {"size": 14}, "x": 0, "xanchor": "left", "xref": "container", "y": 1, "yanchor": "top"},
        "legend": {"orientation": "h", "x": 0, "y": -0.28, "yanchor": "top", "font": {"size": 12}},
        "margin": {"l": 52, "r": 12, "b": 44},
        "paper_bgcolor": CLEAR,
        "plot_bgcolor": CLEAR,
        "dragmode": False,
        "hovermode": "closest",
        "xaxis": TITLED,
        "yaxis": TITLED,
    }
}
"""What every figure changes of Plotly's own template."""
MARKS = [(palette.FROM_PROMPT, ""), (palette.FROM_BOTH, "/"), (palette.FROM_OUTPUT, "x"), (palette.FROM_PAST, ".")]
"""Colour and hatching of each of the `ORIGINS` of accepted tokens."""
HATCHING = {"fgcolor": palette.faded(INK.light, 0.45), "fillmode": "overlay", "size": 6, "solidity": 0.2}
LINE = 46
"""Latin characters of a title line: what fits the 340 pixels of a figure on a phone."""
PIECES = re.compile(r"[\x21-\x7e×]+[；，。）]*|[^\x20-\x7e][；，。）]*| ")
"""Pieces between which a line may break: Latin words, and Chinese characters with their punctuation."""
NUMBER = re.compile(r"\d[\d,]*")
OUT_OF_SIGHT = 2.5
"""The cost axis ends at this multiple of the slowest undisturbed pass: a busy machine must not flatten the curve."""


def text(key: str, lang: str, **values: Any) -> str:
    """One of the figures' texts, with its values put in."""
    return texts("charts")[key][lang].format(**values)


def label(english: str, lang: str) -> str:
    """A study's own word (strategy, switch, source), its numbers kept. An unknown one stays as it is."""
    known = texts("charts").get(NUMBER.sub("{}", english))
    return known[lang].format(*NUMBER.findall(english)) if known else english


def basis(study: Study, lang: str = "en") -> str:
    """The sample behind a figure: "8 answers, 812 tokens"."""
    return text("basis one" if study.answers == 1 else "basis", lang, answers=study.answers, tokens=study.tokens)


def points_basis(study: Study, lang: str = "en") -> str:
    """The sample behind a figure of points, and their setting: "8 answers, 812 tokens; 24 × 24 hierarchical"."""
    cell = study.replayed
    return basis(study, lang) + (text("semicolon", lang) + setting_name(cell, lang) if cell else "")


def setting_name(cell: Cell, lang: str = "en") -> str:
    """ "16 × 8 hierarchical": decoding length, branch length, strategy."""
    return f"{cell.decoding_length} × {cell.branch_length} {label(cell.strategy, lang)}"


def titled(figure: go.Figure, title: str, height: int = 320, **more: Any) -> go.Figure:
    """The figure with its title, its size and the style that all figures share."""
    lines = broken(title)
    heading = {"text": "<br>".join(lines), "pad": {"t": 4 + 8 * len(lines), "l": 6}}
    figure.layout.template = template()
    return figure.update_layout(title=heading, margin_t=22 + 17 * len(lines), height=height, **more)


@cache
def template() -> go.layout.Template:
    """The template of every figure. Plotly takes 40 ms to make one, and 0.2 s for the first, which the start does without."""
    return go.Figure().update_layout(template=STYLE).layout.template


def broken(title: str) -> list[str]:
    """A title in lines no wider than `LINE`."""
    lines = [""]
    for piece in PIECES.findall(title):
        if width(lines[-1] + piece) > LINE:
            lines.append("")
        lines[-1] = (lines[-1] + piece).lstrip()
    return [line.rstrip() for line in lines]


def width(line: str) -> float:
    """Width in Latin characters; a Chinese one is as wide as two of them."""
    return sum(1 if character < "\u2e80" else 2 for character in line)


def cost_curve(costs: CostCurve, where: str = "", lang: str = "en") -> go.Figure:
    """The paper's Figure 1 for this device: milliseconds of one pass by its width, CDL marked.

    The line is the cost on an undisturbed machine, which predictions and "auto" use. Median and quartiles of all passes
    are shown beside it.
    """
    quiet = costs.quiet()
    widths, ms = list(costs.widths), [1e3 * seconds for seconds in quiet.seconds]
    figure = go.Figure()
    if costs.low and costs.high:
        band = [1e3 * value for value in (*costs.high, *reversed(costs.low))]
        figure.add_scatter(
            x=[*widths, *reversed(widths)], y=band, fill="toself", mode="none", fillcolor=palette.faded(BAND, 0.3),
            name=text("quartiles", lang),
        )  # fmt: skip
    if quiet is not costs:
        usual = [1e3 * seconds for seconds in costs.seconds]
        line = {"color": CHART_INK, "dash": "dot", "width": 2}
        figure.add_scatter(x=widths, y=usual, mode="lines", name=text("median", lang), line=line)
    shown = {width for width in widths if width & (width - 1) == 0}
    labels = [f"{value:.1f}" if width in shown else "" for width, value in zip(widths, ms, strict=True)]
    figure.add_scatter(
        x=widths, y=ms, mode="lines+markers+text", text=labels, textposition="top center", name=text("fastest", lang),
        line={"color": CURVE}, cliponaxis=False,
    )  # fmt: skip
    figure.add_hline(y=1.1e3 * quiet.cost(1), line={"color": LIMIT, "dash": "dot"})
    figure.add_vline(x=quiet.cdl, line={"color": LIMIT, "dash": "dash"})
    figure.add_annotation(
        x=log10(quiet.cdl), y=1, yref="paper", yanchor="top", showarrow=False, xanchor="left", xshift=4,
        text=text("cdl", lang, cdl=quiet.cdl), align="left",
    )  # fmt: skip
    figure.update_xaxes(type="log", tickvals=sorted(shown), tickangle=0, title=text("width", lang))
    top = 1e3 * max(*(costs.high or costs.seconds), *costs.seconds)
    figure.update_yaxes(title=text("milliseconds", lang), range=[0, 1.3 * min(top, OUT_OF_SIGHT * max(ms))])
    place = where and where + text("comma", lang)
    return titled(figure, text("cost", lang, where=place, context=costs.context))


def grid_map(study: Study, strategy: str, value: str = "speedup", lang: str = "en") -> go.Figure:
    """Decoding length x branch length (the paper's Figures 4 and 5). `value`: "speedup" or "edl" (tokens per pass).

    Measured cells are framed, bold and dotted; predicted ones are in italics with a dashed frame. "≈" marks a cell without a
    difference from plain decoding, "=" a tie with the setting to use. The colour scale of speed-ups is centred on 1.0.
    """
    lengths, branches, cells = study.grid(strategy)
    edl = value == "edl"
    numbers = {cell.setting[:2]: cell.tally.edl if edl else log2(study.value(cell)) for cell in cells}
    reach = max(*map(abs, numbers.values()), 0.1)
    colours, low, high = (palette.LOW_TO_HIGH, 1.0, max(reach, 1.1)) if edl else (palette.SLOWER_TO_FASTER, -reach, reach)
    figure = go.Figure()
    figure.add_heatmap(
        z=[[numbers.get((length, branch)) for branch in branches] for length in lengths],
        x=[str(branch) for branch in branches], y=[str(length) for length in lengths],
        colorscale=colours, zmin=low, zmax=high, showscale=False, xgap=2, ygap=2, hoverinfo="skip",
    )  # fmt: skip
    best, ties = scale.marked(study, strategy)
    notes, frames = [], []  # all at once: each `add_annotation` and `add_shape` would check all before it again
    for cell in cells:
        column, row = branches.index(cell.branch_length), lengths.index(cell.decoding_length)
        ink = scale.ink((numbers[cell.setting[:2]] - low) / (high - low), colours)
        words = f"{cell.tally.edl:.2f}" if edl else cell_text(study, cell, cell.setting in ties)
        notes.append({"x": column, "y": row, "text": words, "showarrow": False, "font": {"size": 12, "color": ink}})
        if cell.measured and not edl:
            frames += [_frame(column, row, INK.light, 5, inset=0.03), _frame(column, row, PAPER.light, 1.5, inset=0.03)]
        elif not edl:
            frames.append(_frame(column, row, ink, 1, inset=0.07, dash="2px,3px"))
        if cell.setting == best:
            frames.append(_frame(column, row, HIGHLIGHT.light, 3.5, inset=0.09))
    figure.update_layout(annotations=notes, shapes=frames)
    figure.update_xaxes(title=text("branch length", lang), type="category", showgrid=False)
    figure.update_yaxes(title=text("decoding length", lang), type="category", showgrid=False)
    return titled(figure, text(value, lang, strategy=label(strategy, lang), basis=basis(study, lang)), height=400)


def cell_text(study: Study, cell: Cell, tied: bool = False) -> str:
    """A cell's text: its speed-up over its signs; in bold if measured, in italics if predicted."""
    value, signs = f"{study.value(cell):.2f}", " ".join(scale.signs(study, cell, tied))
    told = f"{value}<br>{signs}" if signs else value
    return f"<b>{told}</b>" if cell.measured else f"<i>{told}</i>"


def _frame(column: int, row: int, colour: str, width: float, inset: float, dash: str = "solid") -> dict[str, Any]:
    edge = 0.5 - inset
    corners = {"x0": column - edge, "x1": column + edge, "y0": row - edge, "y1": row + edge}
    return {"type": "rect", **corners, "line": {"color": colour, "width": width, "dash": dash}}


def warmth(study: Study, lang: str = "en") -> go.Figure:
    """Tokens per pass and hit rate by the number of past answers in the trie."""
    points = sorted(study.of_kind("past answers"), key=lambda point: point.answers)
    labels = [f"{point.answers:.0f}<br>{_short(point.tally.nodes)}" for point in points]
    edl, hits = [point.tally.edl for point in points], [100 * point.tally.hit_rate for point in points]
    figure = go.Figure()
    figure.add_scatter(
        x=labels, y=edl, mode="lines+markers+text", name=text("tokens per pass", lang), line={"color": CURVE},
        text=[f"{value:.2f}" for value in edl], textposition="top center",
    )  # fmt: skip
    figure.add_scatter(
        x=labels, y=hits, mode="lines+markers+text", name=text("hit passes", lang), yaxis="y2",
        line={"color": LIMIT, "dash": "dot"}, marker={"symbol": "diamond"},
        text=[f"{value:.0f} %" for value in hits], textposition="bottom center",
    )  # fmt: skip
    figure.update_xaxes(title=text("past", lang), type="category")
    figure.update_yaxes(title=text("tokens per pass", lang), range=[0, 1.25 * max(edl, default=1)])
    over = {**AXIS, "overlaying": "y", "side": "right", "range": [0, 125], "showgrid": False, "title": text("hits", lang)}
    over["tickvals"] = [0, 50, 100]  # newer Plotly would put ticks where those of the left axis are
    title = text("warmth", lang, basis=points_basis(study, lang))
    return titled(figure, title, 350, yaxis2=over, legend_y=-0.3, margin_r=48)


def switches(study: Study, lang: str = "en") -> go.Figure:
    """The paper's ablations: tokens per pass and predicted speed-up with one part of the trie switched off."""
    points = study.of_kind("switch")[::-1]
    counts = [
        text("switch", lang, edl=point.tally.edl, speedup=study.predicted(point.tally), nodes=_short(point.tally.nodes))
        for point in points
    ]
    figure = go.Figure()
    figure.add_bar(
        x=[point.tally.edl for point in points],
        y=[f"{label(point.label, lang)}<br>{count}" for point, count in zip(points, counts, strict=True)],
        orientation="h",
        marker={"color": [CURVE if point.label == "everything on" else BAND for point in points]},
    )
    figure.update_xaxes(title=text("tokens per pass", lang), rangemode="tozero")
    figure.update_yaxes(showgrid=False)
    title = text("switches", lang, basis=points_basis(study, lang))
    return titled(figure, title, 110 + 40 * len(points), showlegend=False)


def run_lengths(tally: Tally, name: str, lang: str = "en") -> go.Figure:
    """Histogram of the draft tokens accepted in one pass."""
    most = max(tally.runs, default=0)
    shares = [100 * tally.runs[length] / max(tally.passes, 1) for length in range(most + 1)]
    figure = go.Figure()
    figure.add_bar(
        x=[str(length) for length in range(most + 1)], y=shares, marker={"color": [CHART_INK, *[CURVE] * most]},
        text=[f"{share:.0f}" for share in shares], textposition="outside", cliponaxis=False,
    )  # fmt: skip
    figure.update_xaxes(title=text("run", lang), type="category", showgrid=False)
    figure.update_yaxes(title=text("passes", lang), rangemode="tozero")
    return titled(figure, text("runs", lang, name=name, passes=tally.passes), showlegend=False)


def sources(tally: Tally, name: str, lang: str = "en") -> go.Figure:
    """Sources of accepted tokens by the length of the context that matched."""
    bins, count = list(MATCH_LABELS), sum(tally.sources.values())
    figure = go.Figure()
    for source, (colour, pattern) in zip(ORIGINS, MARKS, strict=True):
        shares = [100 * tally.sources[f"{source}|{matched}"] / max(count, 1) for matched in bins]
        figure.add_bar(
            x=bins, y=shares, name=f"{label(source, lang)} {sum(shares):.0f} %",
            marker={"color": colour, "pattern": HATCHING | {"shape": pattern}},
            text=[f"{share:.0f}" if share >= 4 else "" for share in shares], textposition="inside", insidetextanchor="middle",
            textangle=0, textfont={"color": PAPER.light if source == ORIGINS[0] else INK.light},
        )  # fmt: skip
    figure.update_xaxes(title=text("matched", lang), type="category", showgrid=False)
    figure.update_yaxes(title=text("accepted", lang))
    title = text("sources", lang, name=name, tokens=count)
    return titled(figure, title, 350, barmode="stack", legend_y=-0.3)


def _short(count: int) -> str:
    """1234 -> "1.2k"."""
    for limit, letter in ((1_000_000, "M"), (1000, "k")):
        if count >= 0.99995 * limit:  # 999,950 is 1.0M
            return f"{count / limit:.1f}{letter}"
    return str(count)


def all_figures(study: Study, strategy: str | None = None, lang: str = "en") -> list[go.Figure]:
    """Every figure of a finished study, with the grids of one strategy or, for None, of all."""
    figures = [cost_curve(study.costs, str(study.meta.get("device", "")), lang)]
    for shown in [strategy] if strategy else study.strategies:
        figures += [grid_map(study, shown, "speedup", lang), grid_map(study, shown, "edl", lang)]
    if study.of_kind("past answers"):
        figures.append(warmth(study, lang))
    points, cell = study.of_kind("switch"), study.best(strategy)
    if points and cell:
        figures += [
            switches(study, lang),
            run_lengths(cell.tally, setting_name(cell, lang), lang),
            sources(points[0].tally, setting_name(study.replayed or cell, lang), lang),
        ]
    return figures
