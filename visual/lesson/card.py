"""The lesson's card as text: its words, its steps, the recordings it shows. Knows no framework."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from importlib.resources import files

from visual.language import texts
from visual.lesson.steps import lesson
from visual.recordings.presets import Preset


@cache
def part(name: str) -> str:
    """One of the lesson's files."""
    return files("visual.lesson").joinpath(name).read_text(encoding="utf-8")


def content(presets: Sequence[Preset], others: bool = True) -> str:
    """The card's words, the scenes and the recordings they show, as JSON; no scenes without a recording.

    `others`: also the scenes about other methods. They are replayed, which on a machine's first start compiles the trie.
    """
    steps, shown = lesson([preset.trace() for preset in presets], others)
    data = {
        "words": texts("lesson")["card"],
        "steps": [asdict(step) for step in steps],
        "traces": [trace.to_json() for trace in shown],
        "edition": edition([preset.message() for preset in presets]),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def edition(recordings: Sequence[str]) -> str:
    """A name for these recordings: a tab's answers hold for them alone."""
    return sha256("".join(recordings).encode("utf-8", "surrogatepass")).hexdigest()[:12]
