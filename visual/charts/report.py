"""A study as one HTML page with every figure and table, which opens without a network."""

from __future__ import annotations

from html import escape

import plotly.io

from lookahead_core.tuning.advice import speed_words
from lookahead_core.tuning.cells import Cell
from lookahead_core.tuning.study import Study
from visual import palette
from visual.charts import figures as charts

STYLE = """
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 1100px;
       margin: 24px auto; padding: 0 16px; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(340px, 1fr)); gap: 20px; }
.figures > div { min-width: 0; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: 3px 8px; text-align: right; }
th:first-child, td:first-child, td:last-child, th:last-child { text-align: left; }
.wide { overflow-x: auto; }
pre { padding: 10px; border: 1px solid var(--line); overflow-x: auto; }
.js-plotly-plot :is(.xtick, .ytick, .y2tick, .textpoint, .g-gtitle, .g-xtitle, .g-ytitle, .g-y2title) text,
.figures > :first-child .annotation text,
.js-plotly-plot :is(.legendtext, .bartext-outside) { fill: var(--ink) !important; }
.modebar { display: none !important; }
"""


def page(study: Study) -> str:
    """The study as one HTML document of about 5 MB: Plotly is included."""
    advice = study.recommend()
    facts = [charts.basis(study), f"CDL {study.curve.cdl}", *about(study)]
    body = [
        "<h1>Decoding length and branch length: a study</h1>",
        f"<p>{escape(' · '.join(facts))}</p>",
        f"<h2>Use this</h2><p>{escape(advice.reason)}</p><pre>{escape(advice.code)}</pre>",
        "<p>Passes and tokens per pass are replayed from the recorded answers and exact. Speed-ups are predicted from the "
        "cost curve, except in framed cells marked ●, which were measured in turns with plain decoding. ≈ means no measurable "
        "difference. The yellow frame marks the recommended setting.</p>",
        '<div class="figures">',
        *[f"<div>{_figure(figure, first=place == 0)}</div>" for place, figure in enumerate(charts.all_figures(study))],
        "</div>",
        f"<h2>Every cell</h2>{table(study, study.cells)}",
    ]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lookahead study</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{palette.css(by_system=True)}{STYLE}</style></head><body>{''.join(body)}</body></html>"
    )


def about(study: Study) -> list[str]:
    """Where and when the study was made."""
    meta = study.meta
    versions = meta.get("versions", {})
    named = [str(meta[name]) for name in ("model", "device", "dtype") if meta.get(name)]
    threads = [f"{meta['threads']} threads"] if meta.get("threads") else []
    past = [f"{meta.get('past', 0)} past answers in the trie"]
    return [*named, *threads, *past, *(f"{name} {version}" for name, version in versions.items()), str(meta.get("created", ""))]


def table(study: Study, cells: list[Cell]) -> str:
    """Cells as an HTML table; measured ones show median, range and number of runs."""
    head = ("strategy", "decoding length", "branch length", "passes", "tokens per pass", "drafts per pass", "speed")
    rows = []
    for cell in cells:
        tally = cell.tally
        row = [
            cell.strategy,
            str(cell.decoding_length),
            str(cell.branch_length),
            f"{tally.passes:,}",
            f"{tally.edl:.2f}",
            f"{tally.drafted / max(tally.passes, 1):.1f}",
            speed_words(study, cell) + (f"; predicted {study.ratio(tally):.2f}×" if cell.measured else ""),
        ]
        rows.append("<tr>" + "".join(f"<td>{escape(entry)}</td>" for entry in row) + "</tr>")
    titles = "".join(f"<th>{name}</th>" for name in head)
    return f'<div class="wide"><table><thead><tr>{titles}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _figure(figure: object, first: bool) -> str:
    return plotly.io.to_html(
        figure, full_html=False, include_plotlyjs=first, config={"displayModeBar": False, "responsive": True}
    )
