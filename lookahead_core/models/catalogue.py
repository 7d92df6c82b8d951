"""The catalogue of models and where the assets are. Needs neither torch nor transformers."""

from __future__ import annotations

import json
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
    licence: str = ""
    note: str = ""
    folder: Path | None = None
    """Local folder; None for a model on the hub."""
    dtype: str | None = None
    """Fixed dtype; None lets the device decide."""
    draft: str = ""
    """Hub name of a small model with the same tokenizer, which may draft for it."""
    template: dict[str, Any] = field(default_factory=dict)
    """Extra arguments of the chat template."""


# Dense decoders with rotary positions: tree attention is exact on them. Recurrent and hybrid families are left out
# because they cannot verify a tree of drafts in one pass.
_ROWS = json.loads(Path(__file__).with_name("catalogue.json").read_text(encoding="utf-8"))
CATALOGUE = {row["name"]: Entry(**row, folder=TINY_FOLDER if row["name"] == TINY else None) for row in _ROWS}


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
    if name_or_folder and folder.is_dir():
        return Entry(str(folder.resolve()), folder.resolve().name, note="local directory", folder=folder.resolve())
    if _HUB_NAME.fullmatch(name_or_folder):
        return Entry(name_or_folder, name_or_folder.split("/")[1], note="of the hub")
    raise ModelError(f"{name_or_folder!r} is neither a catalogue name, nor a directory, nor a hub name owner/model.")
