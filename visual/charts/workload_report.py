"""A workload report as one HTML file, which opens without a network: every figure, table and setting, in both languages."""

from __future__ import annotations

from html import escape
from typing import Any

from visual import palette
from visual.charts import workload_drawings, workload_words
from visual.charts.figures import text
from visual.charts.report import style

LANGUAGES = {"en": "English", "zh": "中文"}
SHEETS = ("report", "plain", "workload", "workload_report")
SWITCH = """
const root = document.documentElement, buttons = document.querySelectorAll("[data-say]");
const show = (lang) => {
  root.lang = lang;
  for (const button of buttons) button.setAttribute("aria-pressed", button.dataset.say === lang);
};
for (const button of buttons) button.addEventListener("click", () => show(button.dataset.say));
show(navigator.language.startsWith("zh") ? "zh" : "en");
"""


def page(data: dict[str, Any]) -> str:
    """The report's JSON as one HTML document, drawn without a library. Raises ValueError for other data."""
    if data.get("format") != "lookahead-workload" or data.get("version") != 1:
        raise ValueError(f"this is no workload report: format {data.get('format')!r}, version {data.get('version')!r}")
    css = palette.css(by_system=True) + "".join(map(style, SHEETS))
    buttons = "".join(
        f"<button type='button' data-say='{lang}' lang='{lang}'>{name}</button>" for lang, name in LANGUAGES.items()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Workload report</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{css}</style></head><body>"
        f"<nav>{buttons}</nav>{''.join(part(data, lang) for lang in LANGUAGES)}<script>{SWITCH}</script></body></html>"
    )


def part(data: dict[str, Any], lang: str) -> str:
    """The report in one language, as the file shows it."""
    title = f"<h1>{text('report title', lang)}</h1>"
    return f'<main lang="{lang}">{title}{body(data, lang)}<p>{escape(data.get("created") or "")}</p></main>'


def body(data: dict[str, Any], lang: str) -> str:
    """The report below its title: answer, figures, tables, settings."""
    words, drawn = workload_words, workload_drawings.drawings(data, lang)
    sections = [
        words.found(data, lang),
        words.answer(data, lang),
        figures(drawn, "spread", "price"),
        heading("which method", lang) + words.best(data, lang) + figures(drawn, "methods", "lengths"),
        figures(drawn, "growth", "capacity"),
        heading("settings", lang) + words.settings(data, lang),
        heading("every request", lang) + words.requests(data, lang, buttons=False),
    ]
    return "".join(sections)


def heading(key: str, lang: str) -> str:
    """A heading of the report."""
    return f"<h2>{text(key, lang)}</h2>"


def figures(drawn: dict[str, str], *names: str) -> str:
    """The figures of these names that there are, side by side."""
    return f'<div class="figures">{"".join(drawn[name] for name in names)}</div>'
