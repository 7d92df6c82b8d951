"""Example prompts, and past answers for warming a trie, from the held-out text generator of the embedded model."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterator
from functools import lru_cache
from types import ModuleType
from typing import Any

from lookahead_core.models.load import TINY_FOLDER, LoadedModel, encode_chat

KINDS = {"Document": "document", "Maths": "maths", "Code": "code", "Small talk": "talk"}
"""Label on the page -> kind in the recipe."""
EXAMPLES, ANSWERS = 7, 1007
"""Seeds of two streams: warming a trie never inserts the answer to an example."""
HEADER = 4
"""Tokens of the prompt's end that precede a remembered answer, so that its first token can be drafted too."""


@lru_cache(maxsize=1)
def _recipe() -> ModuleType:
    """The generator, loaded from its file: the recipe is data of the model, not a package of this program."""
    path = TINY_FOLDER / "recipe" / "text.py"
    spec = importlib.util.spec_from_file_location("tiny_model_text", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


@lru_cache(maxsize=8)
def held_out(label: str, seed: int = EXAMPLES) -> list[Any]:
    """The one-turn prompts among the first hundred of a stream, each with messages, facts and a good answer."""
    return [prompt for prompt in _recipe().prompts(KINDS[label], 100, seed) if len(prompt.messages) == 1]


def question(prompt: Any) -> str:
    """The text of a one-turn prompt."""
    return prompt.messages[0]["content"]


def example(label: str, index: int = 0) -> str:
    """The `index`-th example prompt of a kind; past the last one it starts over."""
    found = held_out(label)
    return question(found[index % len(found)])


def past_answers(loaded: LoadedModel, label: str, start: int, count: int) -> Iterator[list[int]]:
    """Token ids of `count` good answers to other questions of a kind: end of the prompt, answer, end of turn."""
    found, end = held_out(label, ANSWERS), list(loaded.eos_token_ids[:1])
    for place in range(start, start + count):
        past = found[place % len(found)]
        header = encode_chat(loaded, question(past))[-HEADER:]
        yield [*header, *loaded.tokenizer(past.answer, add_special_tokens=False)["input_ids"], *end]
