"""Recorded races, which the page replays without a model and without device time."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from lookahead_core.models.catalogue import ASSETS
from lookahead_core.trace.trace import Trace

FOLDER = ASSETS / "presets"


@dataclass(frozen=True, slots=True)
class Preset:
    """One recorded trace on disk."""

    path: Path

    @property
    def title(self) -> str:
        """The recording's title, or else its file name."""
        title = self.trace().meta.get("title")
        if isinstance(title, dict):  # by language
            title = title.get("en")
        return str(title or self.path.stem.replace("_", " ").capitalize())

    @property
    def chinese(self) -> str:
        """The title in Chinese, or else in English."""
        return str(self.trace().meta.get("title_zh") or self.title)

    def trace(self) -> Trace:
        """The validated trace. It is cached, so do not change it. Raises ValueError naming the fault."""
        return _read(self.path, self.path.stat().st_mtime_ns)

    def message(self) -> str:
        """The trace as JSON text. It is cached."""
        return _text(self.path, self.path.stat().st_mtime_ns)


@lru_cache(maxsize=32)
def _read(path: Path, _changed: int) -> Trace:
    return Trace.from_json(json.loads(path.read_text(encoding="utf-8")))


@lru_cache(maxsize=32)
def _text(path: Path, changed: int) -> str:
    return _read(path, changed).dumps()


def presets(folder: Path = FOLDER) -> list[Preset]:
    """The recordings in a folder, by file name."""
    return [Preset(path) for path in sorted(folder.glob("*.json"))]
