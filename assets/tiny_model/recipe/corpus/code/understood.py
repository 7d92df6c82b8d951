"""What invented code does, and what a call of it gives: the question in many wordings, the answer from the code itself."""

from __future__ import annotations

import re
from random import Random

from corpus.base import Turn
from corpus.code.described import PLANS, Plan, decided, one_number, two_numbers
from corpus.code.invented import function_name
from corpus.code.quote import placed

WHAT = (
    "what does this do?", "What's this function for?", "what is this function doing", "Can you tell me what it does?",
    "explain this code",
    "explain it in a sentence", "I found this in my project. What does it do?", "what happens here",
    "In words, please: what does it do?",
    "What does the function {f} do?", "what does {f} do", "Explain {f}.", "{f}: what is it for?",
    "Could you explain this to a beginner?",
    "describe it", "purpose?", "What will I get from {f}?", "I inherited this code. Explain it.", "What is {f} good for?",
    "read this for me",
    "tell me what this code means", "what does it return?", "whats going on in this code", "Put this function into words.",
    "My colleague wrote this. What does it do?", "say in one line what it does", "what did I write here",
    "I don't get this function.",
)  # fmt: skip
GIVES = (
    "What does {call} return?", "what is {call}", "What do I get for {call}?", "{call} = ?", "What is the result of {call}?",
    "result of {call}?",
    "What comes out of {call}?", "what would {call} give", "If I call {call}, what happens?", "And what is {call}?",
    "value of {call}?",
    "I run {call}. What is returned?", "{call}, what is it?", "can you work out {call}", "Tell me the value of {call}.",
    "print({call}) shows what?",
)  # fmt: skip
FRAMES = (
    "{q}\n\n{c}",
    "{c}\n\n{q}",
    "{c}\n{q}",
    "{q}\n{c}",
    "Code:\n\n{c}\n\n{q}",
    "{c}\n\n{q} Thanks!",
    "Look at this.\n\n{c}\n\n{q}",
)


def written(rng: Random, plan: Plan) -> tuple[str, str]:
    """A name for the plan and its code."""
    name = function_name(rng)
    while name in plan.params:
        name = function_name(rng)
    return name, f"def {name}({', '.join(plan.params)}):\n{plan.body}"


def explained(rng: Random) -> list[Turn]:
    """What a function does."""
    plan = rng.choice(PLANS)(rng)
    name, code = written(rng, plan)
    asked = rng.choice(WHAT).replace("{f}", rng.choice((name, f"{name}()")))
    return [Turn(placed(rng, rng.choice(FRAMES).replace("{q}", asked), code), f"The function {name} {plan.does}.", (name,))]


def given(rng: Random) -> list[Turn]:
    """What a call gives: the values are put in, then it is worked."""
    plan = rng.choice((one_number, two_numbers, decided))(rng)
    name, code = written(rng, plan)
    values = [str(rng.randint(1, 12)) for _ in plan.params]
    call = f"{name}({', '.join(values)})"
    scope: dict[str, object] = {}
    exec(code, scope)
    result = eval(call, scope)
    if isinstance(result, int | float) and not isinstance(result, bool) and abs(result) > 300:
        return given(rng)
    filled = plan.body
    for param, value in zip(plan.params, values, strict=True):
        filled = re.sub(rf"\b{param}\b", value, filled)
    lines = [line.strip() for line in filled.split("\n")]
    if len(lines) == 1:
        shown = lines[0].removeprefix("return ")
        answer = (
            f"{call} returns {result!r}." if shown == repr(result) else f"{shown} is {result!r}, so {call} returns {result!r}."
        )
    else:
        tests = [line[3:-1] for line in lines if line.startswith("if ")]
        said = [f"{test} is {eval(test)}" for test in tests]
        true = next((place for place, test in enumerate(tests) if eval(test)), len(tests) - 1)
        answer = f"{', '.join(said[: true + 1])}, so {call} returns {result!r}."
    asked = rng.choice(GIVES).replace("{call}", call)
    turns = [Turn(placed(rng, rng.choice(FRAMES).replace("{q}", asked), code), answer, (f"{call} returns {result!r}",))]
    return turns


TASKS = (explained, explained, given)
