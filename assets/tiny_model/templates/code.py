"""Short Python functions and classes."""

# ruff: noqa: SIM905
from __future__ import annotations

import random

from .documents import upper
from .names import syllables
from .turn import Turn

VERBS = "count find get make sum collect filter check compute pick join read load clean merge sort".split()
NOUNS = "words items values numbers names scores prices users lines points letters rows parts orders files".split()
FIELDS = (
    "name age price title author year size colour owner city score weight speed level email pages stock power rank"
).split()
CLASSES = "Book Car Player Ticket House Robot Song Planet Garden Account Camera Recipe Student Ship Lamp Train".split()


def _fence(text: str) -> str:
    return f"```python\n{text.strip()}\n```"


def code(rng: random.Random) -> list[Turn]:
    """One or two requests for a short Python function or class; the names are those of the request."""
    turns = [rng.choice((_function, _function, _class))(rng)]
    if rng.random() < 0.35:
        turns.append(rng.choice((_function, _class))(rng))
    return turns


def _function(rng: random.Random) -> Turn:
    noun = rng.choice(NOUNS)
    name = f"{rng.choice(VERBS)}_{noun}" if rng.random() < 0.8 else f"{rng.choice(VERBS)}_{syllables(rng).lower()}"
    one = noun[:-1]
    k = rng.randint(2, 20)
    key = rng.choice(FIELDS)
    task, params, body = rng.choice(
        (
            (
                f"adds up the {noun}",
                noun,
                f"    total = 0\n    for {one} in {noun}:\n        total += {one}\n    return total",
            ),
            (
                f"returns the {noun} greater than {k}",
                noun,
                f"    result = []\n    for {one} in {noun}:\n        if {one} > {k}:\n            result.append({one})\n"
                "    return result",
            ),
            (
                f"returns the {noun} smaller than {k}",
                noun,
                f"    result = []\n    for {one} in {noun}:\n        if {one} < {k}:\n            result.append({one})\n"
                "    return result",
            ),
            (
                f"finds the largest of the {noun}",
                noun,
                f"    best = {noun}[0]\n    for {one} in {noun}:\n        if {one} > best:\n            best = {one}\n"
                "    return best",
            ),
            (
                f"finds the smallest of the {noun}",
                noun,
                f"    best = {noun}[0]\n    for {one} in {noun}:\n        if {one} < best:\n            best = {one}\n"
                "    return best",
            ),
            (
                "reverses a text",
                "text",
                '    result = ""\n    for letter in text:\n        result = letter + result\n    return result',
            ),
            (
                f"counts how often each of the {noun} occurs",
                noun,
                f"    counts = {{}}\n    for {one} in {noun}:\n        counts[{one}] = counts.get({one}, 0) + 1\n"
                "    return counts",
            ),
            (
                f"returns the {key} of every item",
                "items",
                f'    result = []\n    for item in items:\n        result.append(item["{key}"])\n    return result',
            ),
            (
                "computes the factorial of n",
                "n",
                f"    if n <= 1:\n        return 1\n    return n * {name}(n - 1)",
            ),
            (
                "computes the nth Fibonacci number",
                "n",
                f"    if n < 2:\n        return n\n    return {name}(n - 1) + {name}(n - 2)",
            ),
            (
                f"multiplies all {noun}",
                noun,
                f"    result = 1\n    for {one} in {noun}:\n        result *= {one}\n    return result",
            ),
            (
                f"computes the average of the {noun}",
                noun,
                f"    if not {noun}:\n        return 0\n    total = 0\n    for {one} in {noun}:\n        total += {one}\n"
                f"    return total / len({noun})",
            ),
            (
                f"removes duplicates from the {noun}",
                noun,
                f"    result = []\n    for {one} in {noun}:\n        if {one} not in result:\n"
                f"            result.append({one})\n    return result",
            ),
            (
                f"swaps keys and values of a dictionary of {noun}",
                noun,
                f"    result = {{}}\n    for key, value in {noun}.items():\n        result[value] = key\n    return result",
            ),
            (
                f"prints all keys and values of the {noun}",
                noun,
                f'    for key, value in {noun}.items():\n        print(key, "=", value)',
            ),
            (
                "checks whether a text is a palindrome",
                "text",
                "    text = text.lower()\n    return text == text[::-1]",
            ),
            (
                f"adds {k} to each of the {noun}",
                noun,
                f"    result = []\n    for {one} in {noun}:\n        result.append({one} + {k})\n    return result",
            ),
            (
                f"counts the {noun} equal to {k}",
                noun,
                f"    count = 0\n    for {one} in {noun}:\n        if {one} == {k}:\n            count += 1\n    return count",
            ),
        )
    )
    ask_for = rng.choice(
        (
            f"Write a Python function {name} that {task}.",
            f"Write a function {name}({params}) that {task}.",
            f"Please write a Python function called {name} that {task}.",
            f"I need a Python function named {name} which {task}.",
        )
    )
    doc = f'    """{upper(task)}."""\n' if rng.random() < 0.5 else ""
    if doc:
        ask_for += rng.choice((" Add a docstring.", " It should have a docstring."))
    return Turn(ask_for, _fence(f"def {name}({params}):\n{doc}{body}"), (f"def {name}(",))


def _class(rng: random.Random) -> Turn:
    name = rng.choice(CLASSES) if rng.random() < 0.8 else syllables(rng)
    fields = rng.sample(FIELDS, rng.randint(2, 4))
    listed = ", ".join(fields[:-1]) + " and " + fields[-1]
    lines = [f"class {name}:", f"    def __init__(self, {', '.join(fields)}):"]
    lines += [f"        self.{f} = {f}" for f in fields]
    extra = rng.choice(("to_dict", "getters", "setters", "to_dict", "describe", "none"))
    request = f"with the fields {listed}"
    if extra == "to_dict":
        lines += ["", "    def to_dict(self):", "        return {"]
        lines += [f'            "{f}": self.{f},' for f in fields]
        lines += ["        }"]
        request += " and a method to_dict"
    elif extra in ("getters", "setters"):
        for f in fields:
            if extra == "getters":
                lines += ["", f"    def get_{f}(self):", f"        return self.{f}"]
            else:
                lines += ["", f"    def set_{f}(self, value):", f"        self.{f} = value"]
        request += f" and {extra} for all of them"
    elif extra == "describe":
        lines += ["", "    def describe(self):", f'        print("{name}")']
        lines += [f'        print("{f}:", self.{f})' for f in fields]
        request += " and a method describe"
    ask_for = rng.choice(
        (
            f"Write a Python class {name} {request}.",
            f"Please write a class {name} {request}.",
            f"I need a Python class named {name} {request}.",
        )
    )
    return Turn(ask_for, _fence("\n".join(lines)), (f"class {name}:",))
