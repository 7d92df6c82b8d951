"""Example prompts, and past answers for warming a trie, of the embedded model."""

from __future__ import annotations

from collections.abc import Iterator

from lookahead_core.models.examples import Example, prompts
from lookahead_core.models.load import LoadedModel
from lookahead_core.models.token_text import encode_answer, encode_chat
from visual.limits import HEADER

KINDS = {
    "Document": "reading",
    "Rewriting": "rewriting",
    "Maths": "maths",
    "Code": "code",
    "Knowledge": "knowledge",
    "Small talk": "talk",
}
"""Label on the page -> kind of prompt."""


def offered(label: str) -> list[Example]:
    """The prompts of a kind that the model answers rightly, at a length that can be watched."""
    return prompts(KINDS[label], part="offered")


def question(prompt: Example) -> str:
    """The text of a one-turn prompt."""
    return prompt.messages[0]["content"]


def several(label: str, count: int) -> list[str]:
    """The first `count` different prompts of a kind: those that the page offers, then others as they come."""
    others = (prompt for prompt in prompts(KINDS[label]) if len(prompt.messages) == 1)
    return list(dict.fromkeys(map(question, (*offered(label), *others))))[:count]


def example(label: str, index: int = 0) -> str:
    """The `index`-th example prompt of a kind; past the last one it starts over."""
    found = offered(label)
    return question(found[index % len(found)])


def past_answers(loaded: LoadedModel, label: str, start: int, count: int) -> Iterator[list[int]]:
    """Token ids of `count` good answers to other questions of a kind: end of the prompt, answer, end of turn."""
    found = prompts(KINDS[label], part="past")
    for place in range(start, start + count):
        past = found[place % len(found)]
        yield [*encode_chat(loaded, question(past))[-HEADER:], *encode_answer(loaded, past.answer)]
