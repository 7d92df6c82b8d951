"""The stage's files as text: skeleton, style and one script. Knows no Gradio; exports and tests use it too."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from lookahead_core.methods import METHODS
from visual import palette
from visual.language import chinese

MODULES = (
    "strings",
    "dom",
    "words",
    "decode",
    "validate",
    "record",
    "pass",
    "narrate",
    "lanes",
    "timeline",
    "growth",
    "crumbs",
    "plan",
    "tree",
    "mask",
    "verdict",
    "about",
    "bar",
    "transport",
    "takeaway",
    "address",
    "theme",
    "messages",
    "controls",
    "stage",
)
"""stage/js/*.js in the order in which they are joined."""


@cache
def skeleton() -> str:
    """The stage's HTML, empty of any trace."""
    return _read("stage.html")


@cache
def style() -> str:
    """The stage's CSS, the palette's custom properties first."""
    return palette.css() + _read("stage.css")


@cache
def script() -> str:
    """The stage's JavaScript: defines `LookaheadStage.mount(element, options)`.

    The modules share one function. Its source is `LookaheadStage.source`, so that a page can write a replay file without
    the server.
    """
    names = json.dumps({lang: rivals(lang) for lang in ("en", "zh")}, ensure_ascii=False).replace("<", "\\u003c")
    modules = "\n".join(f"// ---- {name}.js\n{_read(f'js/{name}.js')}" for name in MODULES)
    return f"""(function lookaheadStage() {{
"use strict";
const RIVALS = {names};
{modules}
globalThis.LookaheadStage = {{
  mount: (element, options) => new Stage(element, options),
  validate: validateTrace,
  source: `(${{lookaheadStage}})();`,
}};
}})();
"""


def rivals(lang: str) -> dict[str, dict[str, str]]:
    """Title and hint of each method that drafts without the trie, by its name, in English or Chinese ("zh")."""
    found = {}
    for method in METHODS.values():
        if not method.uses_trie:
            title, hint = ((lang == "zh" and chinese(text)) or text for text in (method.title, method.hint))
            found[method.name] = {"title": title[:1].upper() + title[1:], "hint": hint}
    return found


def _read(name: str) -> str:
    return files("visual.stage").joinpath(name).read_text(encoding="utf-8")
