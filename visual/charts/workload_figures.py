"""Figures of a workload report: methods, lengths, warmth, size of the trie, spread over requests, price of a pass.

They take the report's JSON (`lookahead_core.workload.report`). Style and language are those of `visual.charts.figures`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor, log2
from statistics import median
from typing import Any

import plotly.graph_objects as go

from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.workload.words import counted
from visual import palette
from visual.charts import scale
from visual.charts.drawing import short, whole
from visual.charts.figures import text, titled
from visual.palette import BAND, CHART_INK, CURVE, HIGHLIGHT, INK, LIMIT

Data = dict[str, Any]
"""A report, or a part of one."""
STYLES = (
    (palette.BLUE, "solid", "circle"),
    (palette.ORANGE, "dash", "square"),
    (palette.GREEN, "dot", "diamond"),
    (palette.PURPLE, "dashdot", "triangle-up"),
    (palette.SKY, "longdash", "cross"),
    (palette.GREY, "solid", "x"),
    (palette.VERMILION, "dash", "star"),
    (palette.BLUE, "dot", "pentagon"),
    (palette.GREEN, "solid", "triangle-down"),
    (palette.PURPLE, "dash", "hexagram"),
    (palette.SKY, "dashdot", "bowtie"),
    (palette.ORANGE, "solid", "hexagon"),
    (palette.VERMILION, "dot", "triangle-left"),
    (palette.GREY, "longdash", "triangle-right"),
)
"""Colour, dash and marker of each method."""
TICKS = (1, 2, 4, 8, 16, 32, 64, 128)
SPEEDS = (0.25, 0.35, 0.5, 0.7, 1, 1.4, 2, 2.8, 4, 5.7, 8, 11, 16)
BIN = 0.125
"""Width of a bar of the spread, in powers of two."""
SAME = 0.03
"""A speed-up this close to 1 is a tie."""
PLOTS = ("spread", "methods", "lengths", "growth", "capacity", "price")
"""The figures in the order of `figures`."""


def figures(data: Data, method: str | None = None, warmth: str | None = None, lang: str = "en") -> list[go.Figure | None]:
    """Every figure, None where its numbers are not known yet. `method` and `warmth` choose the grid of lengths."""
    return [
        spread(data, lang) if data["requests"] else None,
        methods(data, lang) if data["best"] else None,
        lengths(data, method, warmth, lang) if data["best"] else None,
        growth(data, lang) if data["warmth"] and data["warmth"]["points"] else None,
        capacity(data, lang) if data["capacity"] else None,
        price(data, lang),
    ]


def basis(data: Data, lang: str) -> str:
    """The sample behind the figures: "50 requests"."""
    return counted("request", data["sample"]["requests"])[lang]


def titles(data: Data, lang: str) -> dict[str, str]:
    """The title of each method by its name."""
    return {method["name"]: method["title"][lang] for method in data["methods"]}


def setting(cell: Data) -> tuple[str, str, int, int]:
    """What identifies a cell."""
    return cell["method"], cell["warmth"], cell["decoding_length"], cell["branch_length"]


def relative(data: Data) -> Callable[[float], float]:
    """Time of a pass by its rows, over that of one row: linear between the curve's widths, and beyond the last."""
    return CostCurve(tuple(data["curve"]["widths"]), tuple(data["curve"]["relative"])).cost


def recommended(data: Data) -> Data:
    """The recommended cell."""
    return data["cells"][data["recommended"]["cell"]]


def rows_fed(cell: Data) -> float:
    """Rows of a pass on average: the drafts and the root."""
    return 1 + cell["drafts_per_pass"]


def outline(cells: Sequence[Data]) -> list[Data]:
    """The cells that no other one of them beats with fewer rows, by their rows: what a method yields at best."""
    kept: list[Data] = []
    for cell in sorted(cells, key=lambda one: (one["drafts_per_pass"], -one["tokens_per_pass"])):
        if not kept or cell["tokens_per_pass"] > kept[-1]["tokens_per_pass"]:
            kept.append(cell)
    return kept


def outlines(data: Data) -> dict[str, list[Data]]:
    """The outline of each method, in its better warmth."""
    shown: dict[str, list[Data]] = {}
    for best in data["best"]:  # the better warmth comes first
        cells = [cell for cell in data["cells"] if setting(cell)[:2] == setting(best)[:2]]
        shown.setdefault(best["method"], outline(cells))
    return shown


def methods(data: Data, lang: str) -> go.Figure:
    """Tokens per pass at the rows fed: for each method the best that any lengths yield, in its better warmth.

    The area below is where a pass of so many rows takes longer than the tokens that it yields are worth.
    """
    known, cost, figure, shown = titles(data, lang), relative(data), go.Figure(), outlines(data)
    most = max([2.0, *(rows_fed(cell) for cells in shown.values() for cell in cells)])
    widths = [most ** (step / 40) for step in range(41)]
    figure.add_scatter(
        x=widths, y=[cost(width) for width in widths], mode="lines", name=text("break even", lang), hoverinfo="skip",
        line={"color": LIMIT, "width": 2}, fill="tozeroy", fillcolor=palette.faded(LIMIT, 0.12),
    )  # fmt: skip
    for place, (name, cells) in enumerate(shown.items()):
        colour, dash, symbol = STYLES[place % len(STYLES)]
        figure.add_scatter(
            x=[rows_fed(cell) for cell in cells], y=[cell["tokens_per_pass"] for cell in cells], mode="lines+markers",
            name=known.get(name, name), line={"color": colour, "dash": dash, "width": 2},
            marker={"symbol": symbol, "size": 8, "color": colour}, hovertemplate="%{x:.1f} → %{y:.2f}",
        )  # fmt: skip
    best = recommended(data)
    figure.add_scatter(
        x=[rows_fed(best)], y=[best["tokens_per_pass"]], mode="markers", name=text("recommended", lang), hoverinfo="skip",
        marker={"symbol": "circle-open", "size": 18, "color": HIGHLIGHT.light, "line": {"width": 3}},
    )  # fmt: skip
    top = 1.12 * max([2.0, *(cell["tokens_per_pass"] for cells in shown.values() for cell in cells)])
    figure.update_xaxes(type="log", tickvals=[tick for tick in TICKS if tick <= 1.5 * most], title=text("rows fed", lang))
    figure.update_yaxes(title=text("tokens per pass", lang), range=[0.8, top])
    return titled(figure, text("methods", lang, basis=basis(data, lang)), 460, legend_y=-0.26)


def lengths(data: Data, method: str | None, warmth: str | None, lang: str) -> go.Figure | None:
    """Times plain by decoding length and branch length; "≈" marks a tie with plain decoding. None without such cells."""
    ranked = [recommended(data), *data["best"]]
    best = next((one for one in ranked if method in (None, one["method"]) and warmth in (None, one["warmth"])), None)
    if best is None:
        return None
    cells = {setting(cell)[2:]: cell["speed"] for cell in data["cells"] if setting(cell)[:2] == setting(best)[:2]}
    down, across = (sorted({place[axis] for place in cells}) for axis in (0, 1))
    reach = max([*(abs(log2(number)) for number in cells.values()), 0.1])
    figure = go.Figure()
    figure.add_heatmap(
        z=[[log2(cells[row, column]) if (row, column) in cells else None for column in across] for row in down],
        x=[str(column) for column in across], y=[str(row) for row in down], colorscale=palette.SLOWER_TO_FASTER, zmin=-reach,
        zmax=reach, showscale=False, xgap=2, ygap=2, hoverinfo="skip",
    )  # fmt: skip
    notes = []  # all at once: each `add_annotation` would check all before it again
    for (row, column), number in cells.items():
        words = f"{number:.2f}" + ("<br>≈" if abs(number - 1) <= SAME else "")
        font = {"size": 12, "color": scale.ink((log2(number) + reach) / (2 * reach), palette.SLOWER_TO_FASTER)}
        place = {"x": across.index(column), "y": down.index(row)}
        notes.append({**place, "text": words, "showarrow": False, "font": font})
    column, row = across.index(best["branch_length"]), down.index(best["decoding_length"])
    frame = {"type": "rect", "x0": column - 0.44, "x1": column + 0.44, "y0": row - 0.44, "y1": row + 0.44}
    figure.update_layout(annotations=notes, shapes=[{**frame, "line": {"color": HIGHLIGHT.light, "width": 3.5}}])
    figure.update_xaxes(title=text("branch length", lang), type="category", showgrid=False)
    figure.update_yaxes(title=text("decoding length", lang), type="category", showgrid=False)
    name = text("comma", lang).join((titles(data, lang)[best["method"]], text(best["warmth"], lang)))
    return titled(figure, text("lengths", lang, name=name, basis=basis(data, lang)), 440)


def growth(data: Data, lang: str) -> go.Figure:
    """Tokens per pass by the number of the request: with an empty trie for each, and with the answers before it."""
    points, level = data["warmth"]["points"], data["warmth"]["levels_off_at"]
    numbers = [(point["from"] + point["to"]) / 2 for point in points]
    figure = go.Figure()
    figure.add_scatter(
        x=numbers, y=[point["alone"] for point in points], mode="lines+markers", name=text("alone", lang),
        line={"color": CHART_INK, "dash": "dot", "width": 2}, marker={"symbol": "diamond", "size": 6},
    )  # fmt: skip
    figure.add_scatter(
        x=numbers, y=[point["tokens_per_pass"] for point in points], mode="lines+markers", name=text("shared", lang),
        line={"color": CURVE, "width": 2.5}, marker={"size": 6}, fill="tonexty", fillcolor=palette.faded(BAND, 0.25),
    )  # fmt: skip
    if level is not None:
        figure.add_vline(x=level, line={"color": LIMIT, "dash": "dash"})
        figure.add_annotation(
            x=level, y=0, yref="paper", yanchor="bottom", xanchor="left", xshift=4, showarrow=False,
            text=text("levels off", lang, request=level),
        )  # fmt: skip
    figure.update_xaxes(title=text("request", lang))
    figure.update_yaxes(title=text("tokens per pass", lang), rangemode="tozero")
    return titled(figure, text("growth", lang), 340, legend_y=-0.25)


def capacity(data: Data, lang: str) -> go.Figure:
    """Tokens per pass by the capacity of the trie."""
    rows = data["capacity"]
    nodes = [row["nodes"] for row in rows]
    figure = go.Figure()
    figure.add_scatter(
        x=nodes, y=[row["tokens_per_pass"] for row in rows], mode="lines+markers+text",
        text=[f"{row['tokens_per_pass']:.2f}" for row in rows], textposition="top center", line={"color": CURVE, "width": 2.5},
        cliponaxis=False, hoverinfo="skip",
    )  # fmt: skip
    figure.update_xaxes(type="log", title=text("nodes", lang), tickvals=nodes, ticktext=list(map(short, nodes)))
    top = max(row["tokens_per_pass"] for row in rows)
    figure.update_yaxes(title=text("tokens per pass", lang), range=[0, 1.25 * top])
    return titled(figure, text("capacity", lang), 340, showlegend=False)


def spread(data: Data, lang: str) -> go.Figure:
    """How many requests gain how much: bars of times plain on a logarithmic axis, the median marked."""
    ratios = [row["speed"] for row in data["requests"]]
    places = [floor(log2(ratio) / BIN) for ratio in ratios]
    low, high = min([-4, *places]), max([8, *places])
    middles = [(place + 0.5) * BIN for place in range(low, high + 1)]
    heights = [places.count(place) for place in range(low, high + 1)]
    slower, faster = palette.SLOWER_TO_FASTER[0], palette.SLOWER_TO_FASTER[-1]
    hatching = {
        "shape": ["/" if middle < 0 else "" for middle in middles],
        "fgcolor": palette.faded(INK.light, 0.45),
        "size": 6,
    }
    figure = go.Figure()
    figure.add_bar(
        x=middles, y=heights, width=BIN * 0.92, hoverinfo="skip",
        marker={"color": [slower if middle < 0 else faster for middle in middles], "pattern": hatching},
    )  # fmt: skip
    middle = median(ratios)
    figure.add_vline(x=0, line={"color": CHART_INK, "width": 2})
    figure.add_vline(x=log2(middle), line={"color": HIGHLIGHT.light, "width": 3, "dash": "dash"})
    shown = [speed for speed in SPEEDS if (low - 1) * BIN <= log2(speed) <= (high + 2) * BIN]
    words = [text("plain", lang) if speed == 1 else f"{speed:g}×" for speed in shown]
    figure.update_xaxes(tickvals=[log2(speed) for speed in shown], ticktext=words, tickangle=0, showgrid=False)
    figure.update_xaxes(title=text("times plain", lang), range=[(low - 0.5) * BIN, (high + 1.5) * BIN])
    ticks = [count for count, _ in whole(max(heights), counts=True)]
    figure.update_yaxes(title=text("requests", lang), rangemode="tozero", tickvals=ticks)
    title = text("spread", lang, requests=len(ratios), ratio=middle)
    return titled(figure, title, 300, showlegend=False, bargap=0)


def price(data: Data, lang: str) -> go.Figure:
    """Time of a pass by its rows, over that of one row, and the rows that the recommended setting feeds."""
    curve, figure = data["curve"], go.Figure()
    widths, costs = curve["widths"], curve["relative"]
    words = [f"{cost:.2f}" if width in TICKS else "" for width, cost in zip(widths, costs, strict=True)]
    figure.add_scatter(
        x=widths, y=costs, mode="lines+markers+text", text=words, textposition="top center", cliponaxis=False,
        line={"color": CURVE, "width": 2.5}, hoverinfo="skip",
    )  # fmt: skip
    if data["recommended"]:
        figure.add_vline(x=rows_fed(recommended(data)), line={"color": HIGHLIGHT.light, "dash": "dash", "width": 3})
    figure.update_xaxes(type="log", tickvals=[tick for tick in TICKS if tick <= max(widths)], title=text("rows fed", lang))
    figure.update_yaxes(title=text("cost of a pass", lang), range=[0, 1.3 * max(costs)])
    return titled(figure, text("price", lang, name=curve["title"][lang]), 300, showlegend=False)
