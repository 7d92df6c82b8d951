"""Recorded races, which the page replays without a model and without device time, and the recipes that they follow."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from lookahead_core.models.catalogue import ASSETS
from lookahead_core.trace.trace import Trace

FOLDER = ASSETS / "presets"


@dataclass(frozen=True, slots=True)
class Recipe:
    """One preset to record, a row of `recipes.json`."""

    name: str
    kind: str
    """Kind of prompt, one of `examples.KINDS`."""
    title: dict[str, str]
    """By language, as `note`."""
    note: dict[str, str]
    """Two sentences on what to look for."""
    answers: int = 0
    """Past answers of the same kind in the trie before the race."""
    place: int = 0
    """Index among the examples that the page offers."""


RECIPES = tuple(
    Recipe(name, **row)
    for name, row in json.loads(files("visual.recordings").joinpath("recipes.json").read_text(encoding="utf-8")).items()
)


@dataclass(frozen=True, slots=True)
class Preset:
    """One recorded trace on disk, read once."""

    path: Path

    @property
    def title(self) -> str:
        """The recording's title, or else its file name."""
        return str(self.trace().meta.get("title") or self.path.stem.replace("_", " ").capitalize())

    @property
    def kind(self) -> str:
        """The kind of example, one of `examples.KINDS`; empty for a recording of something else."""
        return next((recipe.kind for recipe in RECIPES if recipe.name == self.path.stem), "")

    @property
    def prompt(self) -> str:
        """The prompt's text."""
        return str(self.trace().meta.get("prompt", ""))

    @property
    def chinese(self) -> str:
        """The title in Chinese, or else in English."""
        return str(self.trace().meta.get("title_zh") or self.title)

    @lru_cache(maxsize=32)  # noqa: B019 - a preset is a path, and there are few
    def trace(self) -> Trace:
        """The validated trace. It is cached, so do not change it. Raises ValueError naming the fault."""
        return Trace.from_json(json.loads(self.path.read_text(encoding="utf-8")))

    @lru_cache(maxsize=32)  # noqa: B019
    def message(self) -> str:
        """The trace as JSON text. It is cached."""
        return self.trace().dumps()


def presets(folder: Path = FOLDER) -> list[Preset]:
    """The recordings in a folder, by file name."""
    return [Preset(path) for path in sorted(folder.glob("*.json"))]
