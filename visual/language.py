"""English or Chinese for all pages: one table of phrases, applied in the browser.

The framework's own `gr.I18n` follows the browser's language only and does not translate text that appears at run time
(statuses, refusals). This does, and visitors can switch it. A phrase that is not in the table stays English.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from lookahead_core.methods import hints

TAG = re.compile(r"<[^>]*>")
PLACE = re.compile(r"\{(\w+)[^}]*\}")
"""A value's place in a text."""


@cache
def _read(package: str, name: str) -> dict[str, Any]:
    return json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))


def texts(room: str) -> dict[str, Any]:
    """The texts of a room of `visual`, from its `texts.json`: {key: {"en": ..., "zh": ...}}."""
    return _read(f"visual.{room}", "texts.json")


def text(room: str, key: str, lang: str = "en", **values: Any) -> str:
    """One text of a room, with its values put in."""
    return texts(room)[key][lang].format(**values)


def spoken(tag: Any) -> str:
    """The language of the texts, "zh" or "en", for a page's language tag: a browser may say "zh-CN", or a third language."""
    return "zh" if str(tag).lower().startswith("zh") else "en"


@cache
def table() -> dict[str, Any]:
    """{"phrases": {English: Chinese}, "patterns": [[regular expression, Chinese with $1, $2, ...]]}.

    They are those of `language.json` and those of the pages' own texts: a pattern where a text holds values.
    """
    own = _read("visual", "language.json")
    phrases, patterns = dict(own["phrases"]), []
    for both in texts("pages").values():
        for english, chinese in zip(TAG.split(both["en"]), TAG.split(both["zh"]), strict=True):
            fixed, names = PLACE.split(english.strip())[::2], PLACE.findall(english)
            if not names:
                phrases[english.strip()] = chinese.strip()
            elif any(fixed):
                numbered = PLACE.sub(lambda place, names=names: f"${names.index(place[1]) + 1}", chinese)
                patterns.append([f"^{'(.+?)'.join(map(re.escape, fixed))}$", numbered.strip()])
    phrases[hints()] = hints(lambda english: phrases.get(english, english), "{}：{}。", "")
    patterns.sort(key=lambda both: -len(both[0]))  # the first that fits is taken, and the longer one says more
    return {"phrases": phrases, "patterns": [*own["patterns"], *patterns]}


def chinese(english: str) -> str | None:
    """The Chinese of a phrase, found as the browser finds it, or None."""
    key, known = " ".join(english.split()), table()
    if key in known["phrases"]:
        return known["phrases"][key]
    for pattern, words in known["patterns"]:
        if found := re.search(pattern, key):
            values = [chinese(value) or value for value in found.groups("")]  # a control's name, a device: they have one, too
            parts = re.split(r"\$(\d)", words)
            parts[1::2] = [values[int(number) - 1] for number in parts[1::2]]
            return "".join(parts)
    return None


def head(phrases: Mapping[str, str] | None = None) -> str:
    """The script for every page's head and the style of its button. `phrases` (English -> Chinese) extend the table."""
    script = files("visual").joinpath("language.js").read_text(encoding="utf-8")
    full = {**table(), "phrases": {**table()["phrases"], **(phrases or {})}}
    data = json.dumps(full, ensure_ascii=False).replace("</", "<\\/")
    return f"<script>{script.replace('LANGUAGE_TABLE', data)}</script><style>{STYLE}</style>"


STYLE = (
    "#language{position:absolute;right:12px;top:6px;z-index:5;font:14px system-ui,'Noto Sans SC',sans-serif;"
    "padding:0 10px;min-height:36px;"
    "border:1px solid var(--border-color-primary);border-radius:5px;background:var(--body-background-fill);"
    "color:var(--body-text-color);cursor:pointer}#language:focus-visible{outline:3px solid var(--focus)}"
    "@media (max-width:640px){#language{min-height:44px;top:0;right:4px}}"
)
