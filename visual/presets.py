"""Recorded races: the page is alive before any model is there, and a replay costs no device time."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from lookahead_core.trace import Trace

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "presets"


@dataclass(frozen=True, slots=True)
class Preset:
    """One recorded trace on disk."""

    path: Path

    @property
    def title(self) -> str:
        """What the recording is called: its own title, else its file name."""
        return str(self.trace().meta.get("title") or self.path.stem.replace("_", " ").capitalize())

    def trace(self) -> Trace:
        """The trace, validated. Raises ValueError naming the fault."""
        return Trace.from_json(json.loads(self.path.read_text(encoding="utf-8")))


def presets(folder: Path = FOLDER) -> list[Preset]:
    """The recordings in a folder, by file name."""
    return [Preset(path) for path in sorted(folder.glob("*.json"))]


__all__ = ["Preset", "presets"]
