"""Held-out prompts of the embedded model, each with a good answer and the facts that an answer must contain.

The recipe that writes them is stored beside the weights and is not part of this package. Only this file loads it.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Protocol

from lookahead_core.models.catalogue import TINY_FOLDER

KINDS = ("document", "maths", "code", "talk")
"""Kinds of prompts that the recipe writes."""


class Example(Protocol):
    """A conversation up to and including a user message, with a good answer to it."""

    messages: list[dict[str, str]]
    answer: str
    facts: tuple[str, ...]
    """Strings that a right answer contains."""


def prompts(kind: str, count: int, seed: int = 0) -> list[Example]:
    """`count` held-out prompts of one of `KINDS`. The same arguments always give the same prompts."""
    return _recipe().prompts(kind, count, seed)


@lru_cache(maxsize=1)
def _recipe() -> ModuleType:
    spec = spec_from_file_location("tiny_model_text", TINY_FOLDER / "templates" / "__init__.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look up their module
    spec.loader.exec_module(module)
    return module
