"""Prompts to try and past answers to warm a trie with, from the embedded model's own held-out text generator."""

from __future__ import annotations

import importlib.util
import sys
from functools import lru_cache
from types import ModuleType

from lookahead_core.models.load import TINY_FOLDER

KINDS = {"Document": "document", "Maths": "maths", "Code": "code", "Small talk": "talk"}
"""Label on the page -> kind in the recipe."""
_EXAMPLES_SEED, _ANSWERS_SEED = 7, 1007
"""Two streams, so that warming a trie never inserts the answer to an example."""


@lru_cache(maxsize=1)
def _recipe() -> ModuleType:
    """The generator, loaded from its file: the recipe is data beside the model, no package of this program."""
    path = TINY_FOLDER / "recipe" / "text.py"
    spec = importlib.util.spec_from_file_location("tiny_model_text", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@lru_cache(maxsize=8)
def _single(kind: str, seed: int) -> list[tuple[str, str]]:
    """(question, answer) of the one-turn prompts among the first hundred of a kind."""
    made = _recipe().prompts(kind, 100, seed)
    return [(prompt.messages[0]["content"], prompt.answer) for prompt in made if len(prompt.messages) == 1]


def example(label: str, index: int = 0) -> str:
    """The `index`-th example prompt of a kind, by its label; counts on from the start past the last one."""
    found = _single(KINDS[label], _EXAMPLES_SEED)
    return found[index % len(found)][0]


def answered(label: str, start: int, count: int) -> list[tuple[str, str]]:
    """`count` other questions of a kind with good answers, from the `start`-th on."""
    found = _single(KINDS[label], _ANSWERS_SEED)
    return [found[place % len(found)] for place in range(start, start + count)]


__all__ = ["KINDS", "answered", "example"]
