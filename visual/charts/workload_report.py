"""A workload report as one HTML file, which opens without a network: every figure, table and setting, in both languages."""

from __future__ import annotations

from html import escape
from typing import Any

import plotly.io
import plotly.offline

from visual import palette
from visual.charts import traffic, traffic_words
from visual.charts.figures import text
from visual.charts.report import style

LANGUAGES = {"en": "English", "zh": "中文"}
SWITCH = """
const root = document.documentElement, buttons = document.querySelectorAll("[data-say]");
const show = (lang) => {
  root.lang = lang;
  for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.say === lang);
  for (const plot of document.querySelectorAll(`main[lang=${lang}] .js-plotly-plot`)) Plotly.Plots.resize(plot);
};
for (const button of buttons) button.addEventListener("click", () => show(button.dataset.say));
show(navigator.language.startsWith("zh") ? "zh" : "en");
"""


def page(data: dict[str, Any]) -> str:
    """The report's JSON as one HTML document of about 5 MB: Plotly is included. Raises ValueError for other data."""
    if data.get("format") != "lookahead-workload" or data.get("version") != 1:
        raise ValueError(f"this is no workload report: format {data.get('format')!r}, version {data.get('version')!r}")
    css = palette.css(by_system=True) + style("report") + style("figures") + style("workload") + style("workload_report")
    buttons = "".join(
        f"<button type='button' data-say='{lang}' lang='{lang}'>{name}</button>" for lang, name in LANGUAGES.items()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Workload report</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{css}</style><script>{plotly.offline.get_plotlyjs()}</script></head><body>"
        f"<nav>{buttons}</nav>{''.join(part(data, lang) for lang in LANGUAGES)}<script>{SWITCH}</script></body></html>"
    )


def part(data: dict[str, Any], lang: str) -> str:
    """The report in one language."""
    words = traffic_words
    drawn = dict(zip(traffic.PLOTS, traffic.figures(data, lang=lang), strict=True))
    sections = [
        words.answer(data, lang),
        figures(drawn, ("spread", "price")),
        heading("which method", lang) + words.best(data, lang) + figures(drawn, ("methods", "lengths")),
        figures(drawn, ("growth", "capacity")),
        heading("settings", lang) + words.settings(data, lang),
        heading("every request", lang) + words.requests(data, lang, buttons=False),
        f"<p>{escape(data.get('created') or '')}</p>",
    ]
    title = f"<h1>{text('report title', lang)}</h1>{words.found(data, lang)}"
    return f'<main lang="{lang}">{title}{"".join(sections)}</main>'


def heading(key: str, lang: str) -> str:
    """A heading of the report."""
    return f"<h2>{text(key, lang)}</h2>"


def figures(drawn: dict[str, Any], names: tuple[str, ...]) -> str:
    """The figures of these names that there are, side by side."""
    config = {"displayModeBar": False, "responsive": True}
    parts = [
        f"<div class='{name}'>{plotly.io.to_html(drawn[name], full_html=False, include_plotlyjs=False, config=config)}</div>"
        for name in names
        if drawn[name] is not None
    ]
    return f'<div class="figures">{"".join(parts)}</div>' if parts else ""
