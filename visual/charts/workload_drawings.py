"""The figures of a workload report as plain HTML and SVG: for its file and for the site without a server.

They show the same numbers as `visual.charts.workload_figures`, which serves the workload page. `lang` is "en" or "zh".
"""

from __future__ import annotations

from math import floor, log2
from statistics import median

from visual import palette
from visual.charts import scale, workload_figures
from visual.charts.drawing import SHAPES, Axis, Drawing, short, whole
from visual.charts.figures import text
from visual.charts.plain import figure, legend
from visual.charts.workload_figures import BIN, Data, rows_fed, setting

ROOM = 1.18
"""The y axis ends at this multiple of the largest value: texts stand above the points."""


def drawings(data: Data, lang: str) -> dict[str, str]:
    """Every figure by the names of `workload_figures.PLOTS`, empty where its numbers are not known."""
    return {
        "spread": spread(data, lang) if data["requests"] else "",
        "methods": methods(data, lang) if data["best"] else "",
        "lengths": lengths(data, workload_figures.recommended(data), lang) if data["best"] else "",
        "growth": growth(data, lang) if data["warmth"] and data["warmth"]["points"] else "",
        "capacity": capacity(data, lang) if data["capacity"] else "",
        "price": price(data, lang),
    }


def spread(data: Data, lang: str) -> str:
    """How many requests gain how much: bars of times plain on a logarithmic axis, the median marked."""
    ratios = [row["speed"] for row in data["requests"]]
    places = [floor(log2(ratio) / BIN) for ratio in ratios]
    low, high = min([-4, *places]), max([8, *places]) + 1
    ticks = [
        (log2(speed), text("plain", lang) if speed == 1 else f"{speed:g}×")
        for speed in workload_figures.SPEEDS[::2]
        if low * BIN <= log2(speed) <= high * BIN
    ]
    most = max(places.count(place) for place in places)
    drawn = Drawing(
        Axis(text("times plain", lang), low * BIN, high * BIN, ticks),
        Axis(text("requests", lang), 0, ROOM * most, whole(most, counts=True)),
    )
    for place in sorted(set(places)):
        look = "slower" if place < 0 else "faster"
        drawn.bar((place + 0.06) * BIN, (place + 0.94) * BIN, places.count(place), look)
    drawn.rule("even", x=0)
    drawn.rule("chosen", x=log2(median(ratios)))
    title = text("spread", lang, requests=len(ratios), ratio=median(ratios))
    return figure(title, drawn.html(title))


def price(data: Data, lang: str) -> str:
    """Time of a pass by its rows, over that of one row, and the rows that the recommended setting feeds."""
    curve = data["curve"]
    points = list(zip(curve["widths"], curve["relative"], strict=True))
    fed = [rows_fed(workload_figures.recommended(data))] if data["recommended"] else []  # may lie beyond what was timed
    drawn = Drawing(
        rows_axis(max(2, *curve["widths"], *fed), lang), upward(text("cost of a pass", lang), max(curve["relative"]))
    )
    drawn.line(points)
    for width, cost in points:
        if width in workload_figures.TICKS:
            drawn.points([(width, cost)])
            drawn.note((width, cost), f"{cost:.2f}")
    for rows in fed:
        drawn.rule("chosen", x=rows)
    title = text("price", lang, name=curve["title"][lang])
    return figure(title, drawn.html(title))


def methods(data: Data, lang: str) -> str:
    """Tokens per pass at the rows fed: each method at the best lengths; below the red line a pass does not pay."""
    known, cost, shown = workload_figures.titles(data, lang), workload_figures.relative(data), workload_figures.outlines(data)
    widest = max([2.0, *(rows_fed(cell) for cells in shown.values() for cell in cells)])
    top = max([2.0, *(cell["tokens_per_pass"] for cells in shown.values() for cell in cells)])
    drawn = Drawing(rows_axis(widest, lang), Axis(text("tokens per pass", lang), 0.8, ROOM * top, whole(top)[1:]))
    steps = [widest ** (step / 40) for step in range(41)]
    even = [(width, cost(width)) for width in steps if cost(width) <= ROOM * top]
    drawn.area(even)
    drawn.line(even, "limit")
    entries = [(swatch("limit"), text("break even", lang))]
    for place, (name, cells) in enumerate(shown.items()):
        points = [(rows_fed(cell), cell["tokens_per_pass"]) for cell in cells]
        mark, style = place % len(SHAPES), f"--series:{workload_figures.STYLES[place % len(workload_figures.STYLES)][0]}"
        drawn.line(points, "series" if place < len(SHAPES) else "series dashed", style)
        drawn.points(points, mark, style)
        entries.append((sign(mark, style), known.get(name, name)))
    best = workload_figures.recommended(data)
    drawn.ring((rows_fed(best), best["tokens_per_pass"]))
    entries.append(('<i class="ring"></i>', text("recommended", lang)))
    title = text("methods", lang, basis=workload_figures.basis(data, lang))
    return figure(title, drawn.html(title) + legend(entries))


def lengths(data: Data, best: Data, lang: str) -> str:
    """Times plain by decoding length and branch length, for the method and warmth of `best`; "≈" marks a tie with plain
    decoding."""
    cells = {setting(cell)[2:]: cell["speed"] for cell in data["cells"] if setting(cell)[:2] == setting(best)[:2]}
    down, across = (sorted({place[axis] for place in cells}) for axis in (0, 1))
    reach = max([*(abs(log2(number)) for number in cells.values()), 0.1])
    use = best["decoding_length"], best["branch_length"]

    def entry(row: int, column: int) -> str:
        number = cells.get((row, column))
        if number is None:
            return "<td></td>"
        share = (log2(number) + reach) / (2 * reach)
        sign = "<small>≈</small>" if abs(number - 1) <= workload_figures.SAME else ""
        mark = " use" if (row, column) == use else ""
        return f'<td class="predicted{mark}" style="{scale.style(share, palette.SLOWER_TO_FASTER)}">{number:.2f}{sign}</td>'

    head = "".join(f'<th scope="col">{column}</th>' for column in across)
    rows = "".join(
        f'<tr><th scope="row">{row}</th>{"".join(entry(row, column) for column in across)}</tr>' for row in reversed(down)
    )
    side = f'<p class="side">{text("decoding length", lang)}</p>'
    corner = f'<tr><td></td><th scope="colgroup" colspan="{len(across)}">{text("branch length", lang)}</th></tr>'
    table = f'<table class="grid"><thead>{corner}<tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table>'
    name = text("comma", lang).join((workload_figures.titles(data, lang)[best["method"]], text(best["warmth"], lang)))
    return figure(text("lengths", lang, name=name, basis=workload_figures.basis(data, lang)), side + table)


def growth(data: Data, lang: str) -> str:
    """Tokens per pass by the number of the request: with an empty trie for each, and with the answers before it."""
    points, level = data["warmth"]["points"], data["warmth"]["levels_off_at"]
    numbers = [(point["from"] + point["to"]) / 2 for point in points]
    values = {name: [point[name] for point in points] for name in ("alone", "tokens_per_pass")}
    last = max(point["to"] for point in points)
    drawn = Drawing(
        Axis(text("request", lang), 0, last, whole(last, counts=True)),
        upward(text("tokens per pass", lang), max(map(max, values.values()))),
    )
    for place, (name, look) in enumerate((("alone", "even"), ("tokens_per_pass", "curve"))):
        shown = list(zip(numbers, values[name], strict=True))
        drawn.line(shown, look)
        drawn.points(shown, mark=2 * place, style=f"--series:var(--{'muted' if look == 'even' else 'accepted'})")
    if level is not None:
        drawn.rule("limit", x=min(level, last))
    entries = [(swatch(name), text(key, lang)) for name, key in (("curve", "shared"), ("even", "alone"))]
    ends = [(swatch("limit"), text("levels off", lang, request=level).replace("<br>", " "))] if level is not None else []
    title = text("growth", lang)
    return figure(title, drawn.html(title) + legend(entries + ends))


def capacity(data: Data, lang: str) -> str:
    """Tokens per pass by the capacity of the trie."""
    rows = data["capacity"]
    nodes = [row["nodes"] for row in rows]
    points = [(row["nodes"], row["tokens_per_pass"]) for row in rows]
    wide = (nodes[0], nodes[-1]) if nodes[-1] > nodes[0] else (nodes[0] / 2, nodes[0] * 2)
    drawn = Drawing(
        Axis(text("nodes", lang), *wide, [(count, short(count)) for count in nodes], log=True),
        upward(text("tokens per pass", lang), max(value for _, value in points)),
    )
    drawn.line(points)
    drawn.points(points)
    for point in points:
        drawn.note(point, f"{point[1]:.2f}")
    return figure(text("capacity", lang), drawn.html(text("capacity", lang)))


def rows_axis(most: float, lang: str) -> Axis:
    """The axis of rows fed to one pass."""
    ticks = [(tick, str(tick)) for tick in workload_figures.TICKS if tick <= most]
    return Axis(text("rows fed", lang), 1, most, ticks, log=True)


def upward(name: str, most: float) -> Axis:
    """An axis from 0 that leaves room for texts above its largest value."""
    return Axis(name, 0, ROOM * most, whole(most))


def swatch(name: str) -> str:
    """A line of this class, for a legend."""
    return f'<svg class="swatch" viewBox="0 0 24 8"><line class="{name}" x1="0" x2="24" y1="4" y2="4"/></svg>'


def sign(mark: int, style: str) -> str:
    """A mark, for a legend."""
    return f'<svg class="swatch" viewBox="-12 -6 24 12" style="{style}"><path d="{SHAPES[mark]}"/></svg>'
