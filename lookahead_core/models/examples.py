"""Prompts of the embedded model, each with a good answer and the facts that an answer must contain.

They are stored beside the weights; `assets/tiny_model/recipe/examples.py` writes them, from random streams that training
never draws from.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache

from lookahead_core.models.catalogue import TINY_FOLDER
from lookahead_core.models.prompts import LimitError

KINDS = ("reading", "rewriting", "maths", "code", "knowledge", "talk", "scope")
"""Kinds of prompts. `scope` is what the model does not do: it says so."""
PARTS = ("offered", "held", "past")
"""Prompts that the model answers rightly and at some length; prompts as they come; prompts whose answers warm a trie."""


@dataclass(frozen=True, slots=True)
class Example:
    """A conversation up to and including a user message, with a good answer to it."""

    kind: str
    part: str
    messages: list[dict[str, str]]
    answer: str
    facts: tuple[str, ...]
    """Strings that a right answer contains; "a|b" means either."""
    check: str = ""
    """Asserts that right code passes, or the JSON value of a right answer."""


def prompts(kind: str, count: int | None = None, part: str = "held") -> list[Example]:
    """The first `count` prompts of one of `KINDS` and `PARTS`, by default all. Raises LimitError if there are fewer."""
    if kind not in KINDS or part not in PARTS:
        raise ValueError(f"kind must be one of {', '.join(KINDS)} and part one of {', '.join(PARTS)}; got {kind}, {part}")
    found = [example for example in _stored() if example.kind == kind and example.part == part]
    if count is not None and count > len(found):
        known = f"There are {len(found)} {part} prompts of kind {kind}"
        raise LimitError(f"{known}; {count} were asked for. Ask for fewer, or bring your own where a file is taken.")
    return found[:count]


@lru_cache(maxsize=1)
def _stored() -> tuple[Example, ...]:
    lines = (TINY_FOLDER / "examples.jsonl").read_text(encoding="utf-8").split("\n")
    rows = (json.loads(line) for line in lines if line)
    return tuple(Example(**{**row, "facts": tuple(row["facts"])}) for row in rows)
