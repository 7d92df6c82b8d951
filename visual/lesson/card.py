"""The lesson's card as text: its words, its steps, the recordings it shows. Knows no framework."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import cache
from importlib.resources import files

from visual.language import texts
from visual.lesson.steps import lesson
from visual.recordings.presets import Preset


@cache
def part(name: str) -> str:
    """One of the lesson's files."""
    return files("visual.lesson").joinpath(name).read_text(encoding="utf-8")


def content(presets: Sequence[Preset]) -> str:
    """The card's words, the steps and the recordings they show, as JSON; no steps without a recording."""
    traces = [preset.trace() for preset in presets]
    steps, used = lesson(traces)
    data = {
        "words": texts("lesson")["card"],
        "steps": [asdict(step) for step in steps],
        "traces": [traces[place].to_json() for place in used],
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
