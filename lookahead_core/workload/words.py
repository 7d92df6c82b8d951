"""What people read, in both languages: the phrases of texts.json with their values."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

Text = dict[str, str]
"""One text: {"en": ..., "zh": ...}."""
TEXTS: dict[str, Text] = json.loads(Path(__file__).with_name("texts.json").read_text(encoding="utf-8"))
LANGUAGES = ("en", "zh")


def say(key: str, **values: Any) -> Text:
    """The phrase `key` with its values. A value may be a text itself: each language takes its own."""

    def of(language: str) -> str:
        own = {name: value[language] if isinstance(value, dict) else value for name, value in values.items()}
        return TEXTS[key][language].format(**own)

    return {language: of(language) for language in LANGUAGES}


def counted(what: str, n: int) -> Text:
    """So many of what the texts count: "1 request", "2 requests"."""
    return say(f"count {what}" if n == 1 else f"count {what}s", n=n)


def joined(texts: list[Text]) -> Text:
    """Several sentences as one text."""
    return {"en": " ".join(text["en"] for text in texts), "zh": "".join(text["zh"] for text in texts)}


class LogError(ValueError):
    """Nothing of a log can be used. The message says why, in both languages; `str` is English."""

    def __init__(self, key: str, **values: Any) -> None:
        self.text = say(key, **values)
        self.en, self.zh = self.text["en"], self.text["zh"]
        super().__init__(self.en)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.text,)


def _again(text: Text) -> LogError:
    """A `LogError` from another process."""
    error = LogError.__new__(LogError)
    ValueError.__init__(error, text["en"])
    error.text, error.en, error.zh = text, text["en"], text["zh"]
    return error
