"""Figures of the tuning page: the cost of a pass, the grid of lengths, warmth, switches, sources of accepted tokens.

Backgrounds are transparent and text is neutral grey, so that one figure serves both themes; the page's style sets the
theme's text colour. Every figure states its units, its sample and its values: none needs hovering.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2, log10
from textwrap import wrap
from typing import TYPE_CHECKING

import plotly.graph_objects as go
from plotly.colors import sample_colorscale

from lookahead_core.trace.replay import SOURCES, Tally, match_labels
from lookahead_core.tuning.cells import Cell, Point
from lookahead_core.tuning.study import Study
from visual import palette
from visual.palette import BAND, CHART_INK, CLEAR, CURVE, HIGHLIGHT, INK, LIMIT, PAPER

if TYPE_CHECKING:
    from lookahead_core.decode.cost_curve import CostCurve

GRID = palette.faded(CHART_INK, 0.25)
SOURCE_STYLES = dict(
    zip(
        SOURCES,
        [(palette.FROM_PROMPT, ""), (palette.FROM_BOTH, "/"), (palette.FROM_OUTPUT, "x"), (palette.FROM_PAST, ".")],
        strict=True,
    )
)
"""Source of accepted tokens -> colour, hatching."""
LINE = 46
"""Characters of a title line: what fits the 340 pixels of a figure on a phone."""
OUT_OF_SIGHT = 2.5
"""The cost axis ends at this multiple of the slowest undisturbed pass: a busy machine must not flatten the curve."""
SAME = 0.03
"""A predicted speed-up this close to 1 is marked as no difference."""


def layout(figure: go.Figure, title: str, height: int = 320, **more: object) -> go.Figure:
    """Title, size and the style shared by all figures."""
    title_of(figure, wrap(title, LINE))
    figure.update_layout(
        height=height,
        margin={"l": 52, "r": 12, "b": 44},
        paper_bgcolor=CLEAR,
        plot_bgcolor=CLEAR,
        font={"family": "system-ui, 'Noto Sans SC', sans-serif", "size": 12, "color": CHART_INK},
        dragmode=False,
        hovermode="closest",
        legend={"orientation": "h", "x": 0, "y": -0.28, "yanchor": "top", "font": {"size": 12}},
        **more,
    )
    figure.update_xaxes(gridcolor=GRID, zeroline=False, fixedrange=True, automargin=True)
    figure.update_yaxes(gridcolor=GRID, zeroline=False, fixedrange=True, automargin=True)
    return figure


def title_of(figure: go.Figure, lines: Sequence[str]) -> None:
    """Set the title and a top margin that fits its lines."""
    figure.update_layout(
        title={
            "text": "<br>".join(lines),
            "font": {"size": 13},
            "x": 0,
            "xanchor": "left",
            "xref": "container",
            "y": 1,
            "yanchor": "top",
            "pad": {"t": 4 + 8 * len(lines), "l": 6},
        },
        margin={"t": 22 + 17 * len(lines)},
    )


def basis(study: Study) -> str:
    """The sample behind a figure: "8 answers, 812 tokens"."""
    return f"{study.answers} answers, {study.tokens:,} tokens"


def cost_curve(costs: CostCurve, where: str = "") -> go.Figure:
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
            name="quartiles",
        )  # fmt: skip
    if quiet is not costs:
        usual = [1e3 * seconds for seconds in costs.seconds]
        figure.add_scatter(x=widths, y=usual, mode="lines", name="median", line={"color": CHART_INK, "dash": "dot", "width": 2})
    shown = {width for width in widths if width & (width - 1) == 0}
    labels = [f"{value:.1f}" if width in shown else "" for width, value in zip(widths, ms, strict=True)]
    figure.add_scatter(
        x=widths, y=ms, mode="lines+markers+text", text=labels, textposition="top center", name="fastest (predictions, auto)",
        line={"color": CURVE}, cliponaxis=False,
    )  # fmt: skip
    figure.add_hline(y=1.1e3 * quiet.cost(1), line={"color": LIMIT, "dash": "dot"})
    figure.add_vline(x=quiet.cdl, line={"color": LIMIT, "dash": "dash"})
    figure.add_annotation(
        x=log10(quiet.cdl), y=1, yref="paper", yanchor="top", showarrow=False, xanchor="left", xshift=4,
        text=f"CDL {quiet.cdl}: the widest pass<br>within 10 % of one token", align="left",
    )  # fmt: skip
    figure.update_xaxes(type="log", tickvals=sorted(shown), tickangle=0, title="tokens in one pass")
    top = 1e3 * max(*(costs.high or costs.seconds), *costs.seconds)
    figure.update_yaxes(title="milliseconds", range=[0, 1.12 * min(top, OUT_OF_SIGHT * max(ms))])
    rows = f"{costs.context} tokens cached"
    return layout(figure, f"Cost of one pass by its width ({', '.join(filter(None, [where, rows]))})")


def grid_map(study: Study, strategy: str, value: str = "speedup") -> go.Figure:
    """Decoding length x branch length (the paper's Figures 4 and 5). `value`: "speedup" or "edl" (tokens per pass).

    Measured cells are framed, bold and dotted; the others are predicted. "≈" marks a cell without a difference from plain
    decoding. The colour scale of speed-ups is centred on 1.0.
    """
    lengths, branches, cells = study.grid(strategy)
    edl = value == "edl"
    numbers = {cell.key[1:]: cell.tally.edl if edl else log2(study.value(cell)) for cell in cells}
    reach = max(*map(abs, numbers.values()), 0.1)
    colours, low, high = (palette.LOW_TO_HIGH, 1.0, max(reach, 1.1)) if edl else (palette.SLOWER_TO_FASTER, -reach, reach)
    figure = go.Figure(
        go.Heatmap(
            z=[[numbers.get((length, branch)) for branch in branches] for length in lengths],
            x=[str(branch) for branch in branches], y=[str(length) for length in lengths],
            colorscale=colours, zmin=low, zmax=high, showscale=False, xgap=2, ygap=2, hoverinfo="skip",
        )
    )  # fmt: skip
    best = study.best(strategy)
    for cell in cells:
        column, row = branches.index(cell.branch_length), lengths.index(cell.decoding_length)
        ink = _ink((numbers[cell.key[1:]] - low) / (high - low), colours)
        text = f"{cell.tally.edl:.2f}" if edl else cell_text(study, cell)
        figure.add_annotation(x=column, y=row, text=text, showarrow=False, font={"size": 12, "color": ink})
        if cell.measured and not edl:
            _frame(figure, column, row, INK.light, 5, inset=0.03)
            _frame(figure, column, row, PAPER.light, 1.5, inset=0.03)
        if best is not None and cell.key == best.key:
            _frame(figure, column, row, HIGHLIGHT.light, 3.5, inset=0.09)
    figure.update_xaxes(title="branch length (most drafts on one branch)", type="category", showgrid=False)
    figure.update_yaxes(title="decoding length (tokens in one pass)", type="category", showgrid=False)
    what = "Tokens per pass (EDL)" if edl else "Speed-up against plain decoding (1.00 = as fast)"
    return layout(figure, f"{what}, {strategy}; {basis(study)}", height=400)


def cell_text(study: Study, cell: Cell) -> str:
    """A cell's text: its speed-up, in bold over "●" if measured; "≈" marks no difference from plain decoding."""
    value = study.value(cell)
    if cell.measured:
        return f"<b>{value:.2f}<br>{'≈' if cell.measured.unclear else '●'}</b>"
    return f"{value:.2f}<br>≈" if abs(value - 1) <= SAME else f"{value:.2f}"


def _ink(share: float, colours: Sequence[str]) -> str:
    """Dark or light text, whichever reads better on the colour at `share` of a scale."""
    rgb = sample_colorscale(colours, min(1.0, max(0.0, share)))[0]
    red, green, blue = (float(part) for part in rgb[4:-1].split(","))
    return INK.light if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else PAPER.light


def _frame(figure: go.Figure, column: int, row: int, colour: str, width: float, inset: float) -> None:
    edge = 0.5 - inset
    corners = {"x0": column - edge, "x1": column + edge, "y0": row - edge, "y1": row + edge}
    figure.add_shape(type="rect", **corners, line={"color": colour, "width": width})


def warmth(study: Study) -> go.Figure:
    """Tokens per pass and hit rate by the number of past answers in the trie."""
    points = sorted(study.of_kind("past answers"), key=lambda point: point.answers)
    labels = [f"{point.answers:.0f}<br>{_short(point.tally.nodes)}" for point in points]
    edl, hits = [point.tally.edl for point in points], [100 * point.tally.hit_rate for point in points]
    figure = go.Figure()
    figure.add_scatter(
        x=labels, y=edl, mode="lines+markers+text", name="tokens per pass", line={"color": CURVE},
        text=[f"{value:.2f}" for value in edl], textposition="top center",
    )  # fmt: skip
    figure.add_scatter(
        x=labels, y=hits, mode="lines+markers+text", name="passes with a hit, %", yaxis="y2",
        line={"color": LIMIT, "dash": "dot"}, marker={"symbol": "diamond"},
        text=[f"{value:.0f} %" for value in hits], textposition="bottom center",
    )  # fmt: skip
    figure.update_xaxes(title="past answers in the trie; below: its nodes", type="category")
    figure.update_yaxes(title="tokens per pass", range=[0, 1.25 * max(edl, default=1)])
    over = {"overlaying": "y", "side": "right", "range": [0, 125], "showgrid": False, "title": "hits, %", "fixedrange": True}
    figure = layout(figure, f"Warmth: the same answers with more past answers in the trie; {basis(study)}", yaxis2=over)
    return figure.update_layout(legend={"y": -0.3}, height=350, margin={"r": 48})


def switches(study: Study) -> go.Figure:
    """The paper's ablations: tokens per pass and predicted speed-up with one part of the trie switched off."""
    points = study.of_kind("switch")[::-1]
    figure = go.Figure()
    figure.add_bar(
        x=[point.tally.edl for point in points],
        y=[f"{point.label}<br>{_switch_text(study, point)}" for point in points],
        orientation="h",
        marker={"color": [CURVE if point.label == "everything on" else BAND for point in points]},
    )
    figure.update_xaxes(title="tokens per pass", rangemode="tozero")
    figure.update_yaxes(title=None, showgrid=False)
    return layout(
        figure,
        f"Switches of the trie: tokens per pass · predicted speed-up · nodes; {basis(study)}",
        height=110 + 40 * len(points),
        showlegend=False,
    )


def _switch_text(study: Study, point: Point) -> str:
    return f"<b>{point.tally.edl:.2f}</b> · {study.ratio(point.tally):.2f}× · {_short(point.tally.nodes)} nodes"


def run_lengths(tally: Tally, name: str) -> go.Figure:
    """Histogram of the draft tokens accepted in one pass."""
    most = max(tally.runs, default=0)
    lengths = list(range(most + 1))
    shares = [100 * tally.runs[length] / max(tally.passes, 1) for length in lengths]
    figure = go.Figure(
        go.Bar(
            x=[str(length) for length in lengths], y=shares, marker={"color": [CHART_INK, *[CURVE] * most]},
            text=[f"{share:.0f}" for share in shares], textposition="outside", cliponaxis=False,
        )
    )  # fmt: skip
    figure.update_xaxes(title="draft tokens accepted in one pass", type="category", showgrid=False)
    figure.update_yaxes(title="% of passes", rangemode="tozero")
    return layout(figure, f"Accepted runs, {name}; n = {tally.passes:,} passes", showlegend=False)


def sources(tally: Tally, name: str) -> go.Figure:
    """Sources of accepted tokens by the length of the context that matched."""
    bins = match_labels()
    total = max(sum(tally.sources.values()), 1)
    figure = go.Figure()
    for source in SOURCES:
        colour, pattern = SOURCE_STYLES[source]
        shares = [100 * tally.sources[f"{source}|{label}"] / total for label in bins]
        figure.add_bar(
            x=bins, y=shares, name=f"{source} {sum(shares):.0f} %",
            marker={"color": colour, "pattern": {"shape": pattern, "fgcolor": palette.faded(INK.light, 0.45), "size": 6}},
            text=[f"{share:.0f}" if share >= 4 else "" for share in shares], textposition="inside", insidetextanchor="middle",
            textangle=0,
            textfont={"color": PAPER.light if source == SOURCES[0] else INK.light},
        )  # fmt: skip
    figure.update_xaxes(title="tokens of context that matched", type="category", showgrid=False)
    figure.update_yaxes(title="% of accepted tokens")
    title = f"Source of accepted tokens, {name}; n = {sum(tally.sources.values()):,} tokens"
    return layout(figure, title, barmode="stack").update_layout(legend={"y": -0.3}, height=350)


def _short(count: int) -> str:
    """1234 -> "1.2k"."""
    for limit, letter in ((1_000_000, "M"), (1000, "k")):
        if count >= limit:
            return f"{count / limit:.1f}{letter}"
    return str(count)


def all_figures(study: Study) -> Sequence[go.Figure]:
    """Every figure of a finished study, for the export."""
    figures = [cost_curve(study.costs, str(study.meta.get("device", "")))]
    for strategy in study.strategies:
        figures += [grid_map(study, strategy), grid_map(study, strategy, "edl")]
    if study.of_kind("past answers"):
        figures.append(warmth(study))
    points = study.of_kind("switch")
    best = study.best()
    if points and best:
        name = setting_name(best)
        figures += [switches(study), run_lengths(best.tally, name), sources(points[0].tally, name)]
    return figures


def setting_name(cell: Cell) -> str:
    """ "16 × 8 hierarchical": decoding length, branch length, strategy."""
    return f"{cell.decoding_length} × {cell.branch_length} {cell.strategy}"
