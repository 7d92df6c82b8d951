"""Example prompts, and past answers for warming a trie, from the held-out text generator of the embedded model."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from lookahead_core.models.examples import Example, prompts
from lookahead_core.models.load import LoadedModel
from lookahead_core.models.token_text import encode_answer, encode_chat
from visual.limits import HEADER

KINDS = {"Document": "document", "Maths": "maths", "Code": "code", "Small talk": "talk"}
"""Label on the page -> kind in the recipe."""
EXAMPLES, ANSWERS = 7, 1007
"""Seeds of two streams: warming a trie never inserts the answer to an example."""


@lru_cache(maxsize=8)
def held_out(label: str, seed: int = EXAMPLES) -> list[Example]:
    """The one-turn prompts among the first hundred of a stream, each with messages, facts and a good answer."""
    return [prompt for prompt in prompts(KINDS[label], 100, seed) if len(prompt.messages) == 1]


def question(prompt: Example) -> str:
    """The text of a one-turn prompt."""
    return prompt.messages[0]["content"]


def example(label: str, index: int = 0) -> str:
    """The `index`-th example prompt of a kind; past the last one it starts over."""
    found = held_out(label)
    return question(found[index % len(found)])


def past_answers(loaded: LoadedModel, label: str, start: int, count: int) -> Iterator[list[int]]:
    """Token ids of `count` good answers to other questions of a kind: end of the prompt, answer, end of turn."""
    found = held_out(label, ANSWERS)
    for place in range(start, start + count):
        past = found[place % len(found)]
        yield [*encode_chat(loaded, question(past))[-HEADER:], *encode_answer(loaded, past.answer)]
