"""A study's figures as plain HTML and SVG: for pages without a script, of some kilobytes instead of Plotly's megabytes.

The same numbers and words as in `figures`, which serves the tuning page. `lang` is "en" or "zh".
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import log2

from lookahead_core.tuning.cells import Cell
from lookahead_core.tuning.study import Study
from visual import palette
from visual.charts import scale
from visual.charts.drawing import Axis, Drawing, even, whole
from visual.charts.figures import basis, label, points_basis, setting_name, text

Series = Sequence[tuple[str, float, str]]
"""Points from left to right: the tick below, the value, the words above it."""


def figure(title: str, drawing: str) -> str:
    """A drawing with its title."""
    return f'<figure><figcaption>{escape(title)}</figcaption><div class="wide">{drawing}</div></figure>'


def grid(study: Study, strategy: str, lang: str = "en") -> str:
    """Decoding length x branch length as a table, each cell with its speed-up, its tokens per pass in its title."""
    lengths, branches, cells = study.grid(strategy)
    reach = max(0.1, *(abs(log2(study.value(cell))) for cell in cells))
    best, ties = scale.marked(study, strategy)
    found = {cell.setting[:2]: cell for cell in cells}

    def entry(cell: Cell | None) -> str:
        if cell is None:
            return "<td></td>"
        share = (log2(study.value(cell)) + reach) / (2 * reach)
        kind = "measured" if cell.measured else "predicted"
        use = " use" if cell.setting == best else ""
        signs = " ".join(scale.signs(study, cell, cell.setting in ties))
        edl = escape(f"{setting_name(cell, lang)}: {cell.tally.edl:.2f} {text('tokens per pass', lang)}")
        look = scale.style(share, palette.SLOWER_TO_FASTER)
        return f'<td class="{kind}{use}" style="{look}" title="{edl}">{study.value(cell):.2f}<small>{signs}</small></td>'

    head = "".join(f'<th scope="col">{branch}</th>' for branch in branches)
    rows = "".join(
        f'<tr><th scope="row">{length}</th>{"".join(entry(found.get((length, branch))) for branch in branches)}</tr>'
        for length in reversed(lengths)
    )
    title = text("speedup", lang, strategy=label(strategy, lang), basis=basis(study, lang))
    corner = f'<tr><td></td><th scope="colgroup" colspan="{len(branches)}">{escape(text("branch length", lang))}</th></tr>'
    side = f'<p class="side">{escape(text("decoding length", lang))}</p>'
    table = f'<table class="grid"><thead>{corner}<tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return figure(title, side + table)


def line(points: Series, below: str, beside: str, limit: float | None = None) -> str:
    """Values over evenly spaced ticks as a line. `limit`: a dashed line at this value."""
    most = max(1e-9, limit or 0, *(value for _, value, _ in points))
    ends = -0.3, len(points) - 0.7
    drawn = Drawing(Axis(below, *ends, even([tick for tick, _, _ in points])), Axis(beside, 0, 1.18 * most, whole(most)))
    places = [(float(place), value) for place, (_, value, _) in enumerate(points)]
    if limit is not None:
        drawn.rule("limit", y=limit)
    drawn.line(places)
    drawn.points(places)
    for place, (_, _, words) in zip(places, points, strict=True):
        drawn.note(place, words)
    return drawn.html(f"{beside}; {below}: {', '.join(f'{tick}: {words}' for tick, _, words in points)}")


def legend(entries: Sequence[tuple[str, str]]) -> str:
    """What the lines and marks of a drawing stand for: (sign as HTML, words)."""
    return f'<ul class="legend">{"".join(f"<li>{sign}{escape(words)}</li>" for sign, words in entries)}</ul>'


def bars(rows: Sequence[tuple[str, float, str]]) -> str:
    """One bar a row: its name, its value, the words beside it."""
    most = max((value for _, value, _ in rows), default=1.0) or 1.0
    shown = [(escape(name), 100 * value / most, escape(words)) for name, value, words in rows]
    return "".join(
        f'<div class="bar"><span>{name}</span><i style="--share:{share:.1f}%"></i><b>{words}</b></div>'
        for name, share, words in shown
    )


def cost(study: Study, lang: str = "en") -> str:
    """Milliseconds of one pass by its width, with the line at 110 % of a one-token pass that gives the CDL."""
    curve = study.curve
    chosen = [width for width in curve.widths if width & (width - 1) == 0]
    points = [(str(width), 1e3 * curve.cost(width), f"{1e3 * curve.cost(width):.1f}") for width in chosen]
    drawn = line(points, text("width", lang), text("milliseconds", lang), 1.1e3 * curve.cost(1))
    device = str(study.meta.get("device", ""))
    title = text("cost", lang, where=device and device + text("comma", lang), context=curve.context)
    return figure(f"{title} · CDL {curve.cdl}", drawn)


def warmth(study: Study, lang: str = "en") -> str:
    """Tokens per pass by the number of past answers in the trie; nothing where that was not replayed."""
    found = sorted(study.of_kind("past answers"), key=lambda point: point.answers)
    if not found:
        return ""
    points = [(f"{point.answers:.0f}", point.tally.edl, f"{point.tally.edl:.2f}") for point in found]
    title = text("warmth", lang, basis=points_basis(study, lang))
    return figure(title, line(points, text("past answers", lang), text("tokens per pass", lang)))


def switches(study: Study, lang: str = "en") -> str:
    """Tokens per pass with one part of the trie switched off; nothing where that was not replayed."""
    found = study.of_kind("switch")
    rows = [(label(point.label, lang), point.tally.edl, f"{point.tally.edl:.2f}") for point in found]
    return figure(text("switched", lang, basis=points_basis(study, lang)), bars(rows)) if rows else ""
