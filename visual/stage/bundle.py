"""The stage's files as text: skeleton, style and one script. Knows no Gradio; tests use it too."""

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from typing import Any

from lookahead_core.methods import METHODS, Method
from lookahead_core.models.catalogue import CATALOGUE, TINY
from lookahead_core.trace.validate import MAX_STEPS, MAX_TOKENS, MAX_WORD
from visual import palette
from visual.language import chinese

HERE = files("visual.stage")
COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*.*?\*/)[ \t]*\n", re.MULTILINE | re.DOTALL)
"""A comment on lines of its own, in a script or a style: for readers of the files, not for browsers."""
REMARK = re.compile(r"(?<=[;{,)\]}])[ \t]+// [^\n'\"`]*$", re.MULTILINE)
"""A comment at the end of a script's line."""
INDENTATION = re.compile(r"^\s+", re.MULTILINE)
"""Indentation and empty lines. No template of the scripts spans lines."""

GAP = re.compile(r"(?<=[:;,{}])\s+|\s+(?=[{}])")
"""A space or a line's end of a style that only its readers need. No text of the styles holds one."""
DRAWN = 256
"""Most drafts of a step that the stage takes from a link or a file: drawing more would stop the tab for seconds."""


@cache
def skeleton() -> str:
    """The stage's HTML, empty of any trace."""
    return INDENTATION.sub("", HERE.joinpath("stage.html").read_text(encoding="utf-8"))


@cache
def style() -> str:
    """The stage's CSS, the palette's custom properties first."""
    parts = sorted(HERE.joinpath("css").iterdir(), key=lambda part: part.name)
    return palette.css() + "".join(GAP.sub("", bare(part.read_text(encoding="utf-8"))) for part in parts)


def bare(text: str) -> str:
    """A script or a style without its comments and its indentation."""
    return INDENTATION.sub("", REMARK.sub("", COMMENT.sub("", text)))


@cache
def script() -> str:
    """The stage's JavaScript: defines `LookaheadStage.mount(element, options)`.

    The modules share one function; none of them uses another before all are loaded. The function's source is
    `LookaheadStage.source`, so that a page can write a replay file without the server.
    """
    limits = {"steps": MAX_STEPS, "tokens": MAX_TOKENS, "width": DRAWN, "word": MAX_WORD}
    parts = sorted(HERE.joinpath("js").iterdir(), key=lambda part: part.name)
    modules = "\n".join(bare(part.read_text(encoding="utf-8")) for part in parts)
    return f"""(function lookaheadStage() {{
"use strict";
const TEXTS = {_json(texts())};
const LIMITS = {_json(limits)};
const EMBEDDED = {_json(CATALOGUE[TINY].title)};
{modules}
globalThis.LookaheadStage = {{
  mount: (element, options) => new Stage(element, options),
  validate: validateTrace,
  pack: packRace,
  unpack: unpackRace,
  questionOf,
  loop: raceLoop,
  Gif,
  source: `(${{lookaheadStage}})();`,
}};
}})();
"""


def texts() -> dict[str, dict[str, Any]]:
    """Every text of the stage by language and name; `rivals` holds `rivals(language)`, `tries` `tries(language)`."""
    parts = {part.name.removesuffix(".json"): part for part in HERE.joinpath("texts").iterdir()}
    return {
        lang: {**json.loads(part.read_text(encoding="utf-8")), "rivals": rivals(lang), "tries": tries(lang)}
        for lang, part in parts.items()
    }


def rivals(lang: str) -> dict[str, dict[str, str]]:
    """Title and hint of each method that drafts without the trie, by its name, in English or Chinese ("zh")."""
    return {name: titled(method, lang) for name, method in METHODS.items() if not method.uses_trie}


def tries(lang: str) -> dict[str, dict[str, str]]:
    """The same of each method that drafts from the trie; of a merged tree "second" is the title of the other method."""
    found = {}
    for name, method in METHODS.items():
        if method.uses_trie:
            found[name] = titled(method, lang)
            if method.second:
                found[name]["second"] = titled(METHODS[method.second], lang)["title"]
    return found


def titled(method: Method, lang: str) -> dict[str, str]:
    """A method's title, with a capital letter, and its hint, in English or Chinese; and the trained part that it needs."""
    title, hint = ((lang == "zh" and chinese(text)) or text for text in (method.title, method.hint))
    return {"title": title[:1].upper() + title[1:], "hint": hint, **({"part": method.part} if method.part else {})}


def _json(data: object) -> str:
    """JSON that may stand inside a <script> element."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
