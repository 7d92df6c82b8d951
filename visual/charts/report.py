"""A study as one HTML page with every figure and table, which opens without a network."""

from __future__ import annotations

from html import escape
from importlib.resources import files

import plotly.io

from lookahead_core.tuning.cells import Cell
from lookahead_core.tuning.study import Study
from visual import palette
from visual.charts import figures as charts

READING = (
    "Passes and tokens per pass are replayed from the recorded answers and exact. Speed-ups are predicted from the cost curve, "
    "except in framed cells marked ●, which were measured in turns with plain decoding. ≈ means no measurable difference. The "
    "yellow frame marks the recommended setting."
)
COLUMNS = ("strategy", "decoding length", "branch length", "passes", "tokens per pass", "drafts per pass", "speed")


def style(name: str) -> str:
    """A style sheet of this room."""
    return files("visual.charts").joinpath(f"{name}.css").read_text(encoding="utf-8")


def page(study: Study) -> str:
    """The study as one HTML document of about 5 MB: Plotly is included."""
    advice = study.recommend()
    facts = [charts.basis(study), f"CDL {study.curve.cdl}", *about(study)]
    shown = [_figure(figure, first=place == 0) for place, figure in enumerate(charts.all_figures(study))]
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Lookahead study</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{palette.css(by_system=True)}{style('report')}{style('figures')}</style></head><body>"
        f"<h1>Decoding length and branch length: a study</h1><p>{escape(' · '.join(facts))}</p>"
        f"<h2>Use this</h2><p>{escape(advice.reason)}</p><pre>{escape(advice.code)}</pre><p>{READING}</p>"
        f'<div class="figures">{"".join(shown)}</div><h2>Every cell</h2>{table(study, study.cells)}</body></html>'
    )


def about(study: Study) -> list[str]:
    """Where and when the study was made."""
    meta = study.meta
    named = [str(meta[name]) for name in ("model", "device", "dtype") if meta.get(name)]
    count, past = meta.get("threads"), meta.get("past", 0)
    threads = [f"{count} thread{'s' if count != 1 else ''}"] if count else []
    versions = [f"{name} {version}" for name, version in meta.get("versions", {}).items()]
    return [
        *named,
        *threads,
        f"{past} past answer{'s' if past != 1 else ''} in the trie",
        *versions,
        str(meta.get("created", "")),
    ]


def table(study: Study, cells: list[Cell]) -> str:
    """Cells as an HTML table; measured ones show median, range and number of runs."""
    head, *body = [
        "<tr>" + "".join(f"<{tag}>{escape(entry)}</{tag}>" for entry in row) + "</tr>"
        for tag, row in [("th", COLUMNS), *(("td", _row(study, cell)) for cell in cells)]
    ]
    return f'<div class="wide"><table><thead>{head}</thead><tbody>{"".join(body)}</tbody></table></div>'


def _row(study: Study, cell: Cell) -> list[str]:
    tally = cell.tally
    counts = [f"{tally.passes:,}", f"{tally.edl:.2f}", f"{tally.drafted / max(tally.passes, 1):.1f}"]
    predicted = f"; predicted {study.ratio(tally):.2f}×" if cell.measured else ""
    lengths = [str(cell.decoding_length), str(cell.branch_length)]
    return [charts.label(cell.strategy, "en"), *lengths, *counts, study.words(cell) + predicted]


def _figure(figure: object, first: bool) -> str:
    config = {"displayModeBar": False, "responsive": True}
    drawn = plotly.io.to_html(figure, full_html=False, include_plotlyjs=first, config=config)
    return f"<div class={'curve' if first else 'figure'}>{drawn}</div>"
