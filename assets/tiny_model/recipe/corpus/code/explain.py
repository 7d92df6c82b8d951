"""Short questions about given code: what it does, its names, its result, how it is called."""

from __future__ import annotations

import re
from random import Random

from corpus.base import Turn
from corpus.code.edits import FUNCTIONS
from corpus.code.family import Bound, bind, fence, third
from corpus.code.quote import placed, shown

WHAT = (
    "What does this function do?",
    "What does this code do?",
    "Explain this function.",
    "Explain this code.",
    "Can you explain what this does?",
    "what is this code for",
    "Describe what the function does.",
    "I don't understand this code. What does it do?",
    "What is the purpose of this function?",
    "Summarize this function in one sentence.",
    "Tell me in plain words what this function does.",
    "In one sentence, what does this do?",
    "I found this function. What is it good for?",
    "Could you tell me what happens here?",
    "What happens in this code?",
    "Give me a short explanation of this code.",
    "What would this function return?",
    "explain",
    "explain this",
    "what does this do",
    "what is this",
    "what does it do?",
    "explain please",
    "Explain this function to me.",
)
STEPS = (
    (r"\[.* for .* in .*\]", "It uses a list comprehension."),
    (r"\{.* for .* in .*\}", "It uses a dict comprehension."),
    (r"while ", "It uses a while loop."),
    (r"^ +for \w+ in range\(", "It counts with a for loop."),
    (r"^ +for ", "It uses a for loop."),
    (r"lambda", "It uses a lambda as the key."),
    (r"sorted\(", "It uses sorted()."),
    (r"\[::-1\]", "It uses a slice with the step -1."),
)
NAME_ASKS = (
    "What is the name of this function?",
    "What is the function called?",
    "How is this function called, by name?",
    "Name of the function?",
)
PARAM_ASKS = (
    "What parameters does this function take?",
    "Which arguments does it need?",
    "What are the parameters of this function?",
    "What do I have to pass to this function?",
    "Which parameters are there?",
)
CALL_ASKS = (
    "How do I call this function?",
    "Show me an example call.",
    "How can I use this function?",
    "Give me one example of how to use it.",
    "What does a call of this function look like?",
    "How do I try this out?",
    "Write a line that calls this function and prints the result.",
)
KIND_ASKS = (
    "What type does this function return?",
    "What is the return type?",
    "What kind of value does it return?",
    "Which type is the result?",
    "What data type comes back from this function?",
)
TEST_ASKS = (
    "Write tests for this function.",
    "Write some assert statements that test this function.",
    "How can I test this function with assert?",
    "Add a few asserts as tests.",
    "I need unit tests for this. Simple asserts are enough.",
    "Give me test cases for this function.",
)
KINDS = {
    "int": "an integer (int)",
    "float": "a number (float)",
    "str": "a string (str)",
    "bool": "a bool, that is True or False",
    "list": "a list",
    "dict": "a dictionary (dict)",
    "tuple": "a tuple",
}


def _ask(rng: Random, question: str, code: str) -> str:
    draw = rng.random()
    if question in WHAT and draw < 0.06:
        return shown(rng, code)
    if draw > 0.5:
        return placed(rng, rng.choice(("{q}\n\n{c}", "{c}\n\n{q}")).replace("{q}", question), code)
    text = shown(rng, code)
    if draw < 0.45:
        return f"{question}\n\n{text}"
    return f"{text}\n\n{question}" if draw < 0.9 else f"Here is a function:\n\n{text}\n\n{question}"


def _any(rng: Random) -> tuple[Bound, str]:
    bound = bind(rng, rng.choice(FUNCTIONS), rng.choice(("", "abcd")), rng.random() < 0.5)
    ways = [way for _, way in bound.family.ways]
    return bound, bound.code(way=rng.choice(["", "", *ways]))


def what(rng: Random) -> list[Turn]:
    """What a function does, in one or two sentences."""
    bound, code = _any(rng)
    answer = f"The function {bound.name} {bound.fill(third(bound.family.doc))}."
    step = next((words for pattern, words in STEPS if re.search(pattern, code, re.M)), "")
    turn = Turn(_ask(rng, rng.choice(WHAT), code), f"{answer} {step}".strip(), (bound.name,))
    if rng.random() < 0.25:
        return [turn, Turn(rng.choice(CALL_ASKS[1:6]), fence(bound.example()), (f"{bound.name}(",))]
    return [turn]


def how_to_call(rng: Random) -> list[Turn]:
    """An example call of a given function."""
    bound, code = _any(rng)
    return [Turn(_ask(rng, rng.choice(CALL_ASKS), code), fence(bound.example()), (f"{bound.name}(",))]


def names(rng: Random) -> list[Turn]:
    """The name of a function, or its parameters."""
    bound, code = _any(rng)
    if rng.random() < 0.4:
        return [Turn(_ask(rng, rng.choice(NAME_ASKS), code), f"The function is called {bound.name}.", (bound.name,))]
    listed = list(bound.params)
    text = listed[0] if len(listed) == 1 else ", ".join(listed[:-1]) + " and " + listed[-1]
    word = "parameter" if len(listed) == 1 else "parameters"
    return [Turn(_ask(rng, rng.choice(PARAM_ASKS), code), f"It takes the {word} {text}.", bound.params)]


def kind(rng: Random) -> list[Turn]:
    """The type of the result."""
    while True:
        bound, code = _any(rng)
        back = bound.family.types.split(" -> ")[1]
        base = back.split("[")[0]
        if base in KINDS and "|" not in back:
            return [Turn(_ask(rng, rng.choice(KIND_ASKS), code), f"It returns {KINDS[base]}.", (base,))]


def tests(rng: Random) -> list[Turn]:
    """Tests for a given function."""
    bound, code = _any(rng)
    lines = bound.check()
    return [Turn(_ask(rng, rng.choice(TEST_ASKS), code), fence(lines), (f"{bound.name}(",))]


TASKS = (what, what, how_to_call, names, kind, tests)
