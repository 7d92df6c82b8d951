"""The bodies of the site's pages. A page that has nothing to show is left out; a further one is a function in `pages`."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import escape, unescape
from typing import Any

from lookahead_core.tuning.study import Study
from visual import language
from visual.charts import plain, report, workload_report
from visual.lesson import card
from visual.recordings.presets import Preset
from visual.site.frame import Page, text
from visual.stage import bundle
from visual.work.studies import Work

STAGE = ("recordings.js", "stage.js")


def pages(recordings: Sequence[Preset], work: Work | None, told: dict[str, Any], lang: str, up: str) -> list[Page]:
    """All pages of a language, in the order of the navigation. `told`: a workload report; `up`: the way to the top."""
    studies = [study(work.study, lang)] if work else []
    return [race(recordings, lang), *studies, workload(told, lang, up), lesson()]


def race(recordings: Sequence[Preset], lang: str) -> Page:
    """Recorded races on the stage."""
    names = [(preset.path.stem, escape(preset.chinese if lang == "zh" else preset.title)) for preset in recordings]
    links = "".join(f'<a href="#preset={stem}" data-recording="{stem}">{title}</a>' for stem, title in names)
    lead = f'<p class="lead">{text("race lead", lang)}</p>'
    choice = f'<nav class="recordings" aria-label="{text("recordings", lang)}">{links}</nav>'
    body = f'<h1>{text("race heading", lang)}</h1>{lead}{choice}<div id="stage">{bundle.skeleton()}</div>'
    return Page("index", body, STAGE, ("stage.css",), json.dumps({"unknown": text("unknown", lang)}, ensure_ascii=False))


def lesson() -> Page:
    """The lesson's card beside the stage. Its last link names a file: a page from disk has no default document."""
    words = card.part("lesson.html").replace('href="."', 'href="index.html"')
    body = f'<div class="lesson"><div id="lesson">{words}</div><div id="stage">{bundle.skeleton()}</div></div>'
    return Page("lesson", body, ("stage.js", "lesson-data.js", "lesson.js"), ("stage.css", "lesson.css"))


def study(made: Study, lang: str) -> Page:
    """A finished study of the two lengths."""
    advice = made.recommend()
    grids = "".join(plain.grid(made, strategy, lang) for strategy in made.strategies)
    figures = [plain.cost(made, lang), plain.warmth(made, lang), plain.switches(made, lang)]
    measured = report.table(made, [cell for cell in made.cells if cell.measured])
    facts = "".join(f"<li>{escape(fact)}</li>" for fact in report.about(made) if fact)
    told = f"<p>{escape(advice.reason)}</p>{{}}{measured}<ul class='facts'>{facts}</ul>"
    reason, rest = translated(told, lang).split("{}", 1)
    body = (
        f"<h1>{text('study heading', lang)}</h1><p class='lead'>{text('study lead', lang)}</p>"
        f"<div class='advice'>{reason}<code>{escape(advice.code)}</code></div>{grids}"
        f"<p class='reading'>{text('study reading', lang)}</p><div class='figures'>{''.join(figures)}</div>"
        f"<h2>{text('measured', lang)}</h2>{rest}"
    )
    return Page("tuning", f"<div class='study'>{body}</div>")


def workload(data: dict[str, Any], lang: str, up: str) -> Page:
    """A workload report: the bundled log, every method and setting replayed over it."""
    saved = f'<p><a href="{up}assets/workload.json" download>{text("workload json", lang)}</a></p>'
    lead = f"<p class='lead'>{text('workload lead', lang, price=data['curve']['title'][lang])}</p>"
    body = f"<h1>{text('workload heading', lang)}</h1>{lead}{workload_report.body(data, lang)}{saved}"
    return Page("workload", f"<div class='report'>{body}</div>", styles=("workload.css",))


def translated(html: str, lang: str) -> str:
    """The texts between tags in the language, as the browser's table of phrases has them; an unknown one stays English."""
    if lang == "en":
        return html

    def put(found: re.Match[str]) -> str:
        words = language.chinese(unescape(found[1]))
        return f">{escape(words)}<" if words else found[0]

    return re.sub(">([^<]+)<", put, html)
