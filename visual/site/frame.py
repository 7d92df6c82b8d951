"""What every page of the site has around its body: head, navigation, the other language, foot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from visual import language

LANGUAGES = ("en", "zh")
NAMES = {"en": "English", "zh": "中文"}


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its file's name, its body as HTML, the scripts and styles of `assets` that it needs besides the shared ones."""

    name: str
    body: str
    scripts: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    words: str = ""
    """Texts that its script shows, as JSON."""


def text(key: str, lang: str, **values: object) -> str:
    """One of the site's texts as HTML."""
    return language.text("site", key, lang, **{name: escape(str(value)) for name, value in values.items()})


def document(page: Page, pages: Sequence[Page], lang: str, up: str, others: Mapping[str, str]) -> str:
    """A whole HTML document. `up` leads from the page to the top of the site, `others` to the page in other languages."""
    title = text(f"{page.name} title", lang)
    styles = "".join(f'<link rel="stylesheet" href="{up}assets/{name}">' for name in ("site.css", *page.styles))
    scripts = "".join(f'<script src="{up}assets/{name}"></script>' for name in (*page.scripts, "site.js"))
    return (
        f'<!doctype html>\n<html lang="{lang}" data-page="{page.name}" data-words="{escape(page.words)}">'
        '<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title} · Lookahead Lab</title>"
        f'<meta name="description" content="{text("description", lang)}"><link rel="icon" href="data:,">{styles}</head>\n'
        f'<body>\n<script src="{up}assets/theme.js"></script>\n<a class="skip" href="#main">{text("skip", lang)}</a>\n'
        f"{header(page, pages, lang, others)}\n"
        f'<main id="main" tabindex="-1">\n{page.body}\n</main>\n<footer>{text("foot", lang)}</footer>\n'
        f"<noscript>{text('no script', lang)}</noscript>\n{scripts}\n</body></html>\n"
    )


def header(page: Page, pages: Sequence[Page], lang: str, others: Mapping[str, str]) -> str:
    """The name, the links between the pages, the other languages, light or dark."""
    links = "".join(f'<a href="{one.name}.html"{current(one is page)}>{text(f"{one.name} link", lang)}</a>' for one in pages)
    switches = "".join(
        f'<a class="language" href="{where}" hreflang="{other}" lang="{other}">{NAMES[other]}</a>'
        for other, where in others.items()
    )
    label = text("pages", lang)
    brand, nav = '<a class="brand" href="index.html">Lookahead Lab</a>', f'<nav aria-label="{label}">{links}</nav>'
    return f'<header>{brand}{nav}{switches}<button type="button" id="theme">{text("theme", lang)}</button></header>'


def current(here: bool) -> str:
    """The mark of the page that is open."""
    return ' aria-current="page"' if here else ""
