"""Exports as text: a trace as JSON, a replay as one HTML file, a step's draft as SVG. None of them needs a network."""

from __future__ import annotations

import html
import json

import networkx as nx

from lookahead_core.trace.trace import Trace
from visual import palette
from visual.stage import bundle
from visual.stage.layout import drafted_graph, place

COLUMN, ROW, LETTER = 24, 26, 7.4
STYLES = {
    "root": (palette.ROOT.light, palette.ROOT.light, palette.PANEL.light, ""),
    "accepted": (palette.ACCEPTED.light, palette.ACCEPTED.light, palette.ACCEPTED_INK.light, ""),
    "rejected": (palette.PANEL.light, palette.REJECTED.light, palette.INK.light, "4 2"),
    "bonus": (palette.BONUS.light, palette.BONUS_EDGE.light, palette.BONUS_INK.light, ""),
    "candidate": ("none", "none", palette.MUTED.light, ""),
}
"""State -> fill, outline, text colour, dashes, in the light theme."""


def trace_json(trace: Trace) -> str:
    """The trace as JSON text; `Trace.from_json` reads it back."""
    return trace.dumps()


def script_safe(data: object) -> str:
    """JSON that is safe inside a <script> element."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def standalone_html(trace: Trace, lang: str = "en", autoplay: bool = True) -> str:
    """One HTML page that holds the stage and the trace: it opens from disk and fetches nothing."""
    title = html.escape(str(trace.meta.get("title") or "Lookahead"))
    message = script_safe({"kind": "trace", "trace": trace.to_json(), "autoplay": autoplay})
    options = script_safe({"lang": lang, "alone": True})
    return f"""<!doctype html>
<html lang="{html.escape(lang)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>{bundle.style()}</style></head>
<body class="la-alone"><main id="stage">{bundle.skeleton()}</main>
<script>{bundle.script()}</script>
<script>LookaheadStage.mount(document.getElementById("stage"), {options}).receive(JSON.stringify({message}));</script>
</body></html>
"""


def step_svg(trace: Trace, index: int) -> str:
    """The draft of step `index` as SVG text, with the stage's columns and rows. Raises IndexError without such a step."""
    graph = drafted_graph(trace, index)
    places = place(graph)
    labels = {node: _label(graph.nodes[node]) for node in graph}
    lefts = _columns(graph, places, labels)
    boxes = {
        node: (lefts[column], ROW * row + ROW // 2, LETTER * len(labels[node]) + 12) for node, (column, row) in places.items()
    }
    lines = [_edge(boxes[parent], boxes[child], graph.nodes[child]["state"]) for parent, child in graph.edges]
    lines += [_node(boxes[node], labels[node], graph.nodes[node]["state"]) for node in graph]
    width = max(x + wide for x, _, wide in boxes.values()) + 8
    height = ROW * (1 + max(row for _, row in places.values()))
    body = "\n".join(lines)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" '
        f'font-family="ui-monospace, DejaVu Sans Mono, monospace" font-size="12">\n{body}\n</svg>\n'
    )


def _label(node: dict[str, str]) -> str:
    word = node["word"][:16].replace("\n", "⏎").replace("\t", "⇥").replace(" ", "·")
    word = "".join(letter if letter.isprintable() else "▯" for letter in word) or "∅"
    return f"+ {word}" if node["state"] == "bonus" else word


def _columns(graph: nx.DiGraph, places: dict[str, tuple[int, int]], labels: dict[str, str]) -> list[float]:
    """Left edge of every column: as wide as its widest label."""
    widest: dict[int, float] = {}
    for node in graph:
        column = places[node][0]
        widest[column] = max(widest.get(column, 0.0), LETTER * len(labels[node]) + 12)
    lefts = [6.0]
    for column in range(max(widest)):
        lefts.append(lefts[-1] + widest[column] + COLUMN)
    return lefts


def _edge(parent: tuple[float, float, float], child: tuple[float, float, float], state: str) -> str:
    (x0, y0, width), (x1, y1, _) = parent, child
    start = x0 + width
    bend = (x1 - start) / 2
    curve = f"H{x1:.1f}" if y0 == y1 else f"C{start + bend:.1f} {y0} {start + bend:.1f} {y1} {x1:.1f} {y1}"
    colour = STYLES[state][1] if state != "candidate" else palette.LINE.light
    thick = 3 if state == "accepted" else 2.5 if state == "bonus" else 1.2
    dashes = "" if state in ("accepted", "bonus") else ' stroke-dasharray="4 3"'
    return f'<path d="M{start:.1f} {y0}{curve}" fill="none" stroke="{colour}" stroke-width="{thick}"{dashes}/>'


def _node(box: tuple[float, float, float], label: str, state: str) -> str:
    x, y, width = box
    fill, line, ink, dashes = STYLES[state]
    dash = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<rect x="{x:.1f}" y="{y - 10}" width="{width:.1f}" height="20" rx="{10 if state == "bonus" else 4}" '
        f'fill="{fill}" stroke="{line}"{dash}/>'
        f'<text x="{x + 6:.1f}" y="{y + 4}" fill="{ink}" xml:space="preserve">{html.escape(label)}</text>'
    )
