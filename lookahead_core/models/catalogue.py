"""The catalogue of models and where the assets are. Needs neither torch nor transformers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TINY = "tiny"
_PACKAGE = Path(__file__).resolve().parents[1]
ASSETS = _PACKAGE / "assets" if (_PACKAGE / "assets").is_dir() else _PACKAGE.parent / "assets"
"""Folder of the assets: inside the installed package, beside the package in a checkout."""
TINY_FOLDER = ASSETS / "tiny_model"
_HUB_NAME = re.compile(r"[\w][\w.-]*/[\w][\w.-]*")


class ModelError(RuntimeError):
    """A model is not available. The message says why, for people who use the page."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One model that may be chosen."""

    name: str
    """Hub name, "tiny", or the path of a local directory."""
    title: str
    parameters: int
    """Number of weights; 0 if unknown before loading."""
    licence: str = ""
    note: str = ""
    folder: Path | None = None
    """Local folder; None for a model on the hub."""
    dtype: str | None = None
    """Fixed dtype; None lets the device decide."""
    template: dict[str, Any] = field(default_factory=dict)
    """Extra arguments of the chat template."""

    @property
    def size(self) -> str:
        """Number of parameters in short form: "4.1 M", "1.5 B"."""
        if not self.parameters:
            return ""
        value, unit = (self.parameters / 1e9, "B") if self.parameters >= 1e9 else (self.parameters / 1e6, "M")
        return f"{value:.1f} {unit}" if value < 10 else f"{value:.0f} {unit}"


# Dense decoders with rotary positions: tree attention is exact on them. Recurrent and hybrid families are left out
# because they cannot verify a tree of drafts in one pass.
NO_THINK = {"enable_thinking": False}
_ENTRIES = (
    Entry(TINY, "Tiny (embedded)", 0, "Apache-2.0", "in this repository; needs no network", TINY_FOLDER, "float32"),
    Entry("HuggingFaceTB/SmolLM2-135M-Instruct", "SmolLM2 135M", 134_500_000, "Apache-2.0", "a CPU is enough"),
    Entry("HuggingFaceTB/SmolLM2-360M-Instruct", "SmolLM2 360M", 361_800_000, "Apache-2.0", "a CPU is enough"),
    Entry("Qwen/Qwen2.5-0.5B-Instruct", "Qwen2.5 0.5B", 494_000_000, "Apache-2.0", "English, Chinese and more"),
    Entry("Qwen/Qwen3-0.6B", "Qwen3 0.6B", 596_000_000, "Apache-2.0", "answers without its thinking mode", template=NO_THINK),
    Entry("Qwen/Qwen2.5-1.5B-Instruct", "Qwen2.5 1.5B", 1_540_000_000, "Apache-2.0", "better with a GPU"),
    Entry("HuggingFaceTB/SmolLM2-1.7B-Instruct", "SmolLM2 1.7B", 1_710_000_000, "Apache-2.0", "better with a GPU"),
)
CATALOGUE = {entry.name: entry for entry in _ENTRIES}


def known(name: Any, extra: Sequence[Entry] = ()) -> Entry:
    """The entry of a name on the allow-list: the catalogue and the operator's additions (`extra`).

    Any other path or hub name raises ModelError. No file is touched.
    """
    allowed = CATALOGUE | {entry.name: entry for entry in extra}
    if not isinstance(name, str) or name not in allowed:
        shown = repr(name) if len(repr(name)) <= 60 else repr(name)[:59] + "…"
        raise ModelError(f"{shown} is not a model of this page. It must be one of: {', '.join(allowed)}.")
    return allowed[name]


def chosen(name_or_folder: str) -> Entry:
    """The entry for an operator's choice: a catalogue name, a local directory, or any model of the hub.

    For the command line and the environment only. Names from visitors go through `known`. Raises ModelError.
    """
    if name_or_folder in CATALOGUE:
        return CATALOGUE[name_or_folder]
    folder = Path(name_or_folder).expanduser()
    if folder.is_dir():
        return Entry(str(folder.resolve()), folder.resolve().name, 0, note="local directory", folder=folder.resolve())
    if _HUB_NAME.fullmatch(name_or_folder):
        return Entry(name_or_folder, name_or_folder.split("/")[1], 0, note="of the hub")
    raise ModelError(f"{name_or_folder!r} is neither a catalogue name, nor a directory, nor a hub name owner/model.")
