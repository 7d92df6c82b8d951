"""A few lines without a function: what they do and print, names and numbers changed, loops as comprehensions."""

from __future__ import annotations

import contextlib
import io
import re
from random import Random

from corpus.base import Turn
from corpus.code.family import WORDS, fence
from corpus.code.quote import placed, quoted

VALUES = ("nums", "numbers", "values", "prices", "data", "scores", "ages", "points", "xs", "items")
ITEMS = ("x", "n", "value", "number", "item", "num")
COUNTS = ("i", "n", "k", "j", "number")
TOTALS = ("total", "result", "s", "out", "found", "made")
NAMES = ("names", "friends", "people", "guests", "pupils", "users")
NEW = (
    "count",
    "total",
    "value",
    "entry",
    "element",
    "index",
    "counter",
    "answer",
    "output",
    "current",
    "score",
    "my_list",
    "y",
    "z",
)
EXPLAIN = (
    "explain this code", "What does this code do?", "what does this do", "Explain this.", "What happens here?", "explain",
    "Can you explain this code?", "Tell me what this code does.", "what is this code for", "Explain these lines.",
    "What is the purpose of this code?", "I don't understand this code.", "In one sentence, what does this do?",
)  # fmt: skip
PRINTS = (
    "What does this print?", "What is the output?", "what does this code print", "What will be printed?", "output?",
    "What is the output of this code?", "What do I see when I run this?", "what comes out", "Which output does this give?",
)  # fmt: skip
SHORTER = (
    "turn this loop into a list comprehension", "use a list comprehension", "rewrite it with a list comprehension",
    "write this as a list comprehension", "make this a list comprehension", "convert the loop to a list comprehension",
    "make it shorter with a list comprehension",
)  # fmt: skip
RENAME = ("rename {a} to {b}", "rename the variable {a} to {b}", "change the name {a} to {b}",
          "call the variable {b} instead of {a}",
          "use {b} instead of {a}", "replace the name {a} by {b}")  # fmt: skip
CHANGE = (
    "change {a} to {b}",
    "use {b} instead of {a}",
    "make it {b} instead of {a}",
    "replace {a} with {b}",
    "change the {a} to {b}",
)


def lines(rng: Random) -> tuple[str, str, str]:
    """A snippet that runs, what it does, and its list comprehension if it has one."""
    a, x, i, t, k = rng.choice(VALUES), rng.choice(ITEMS), rng.choice(COUNTS), rng.choice(TOTALS), rng.randint(2, 9)
    some = rng.sample(range(1, 20), rng.randint(3, 5))
    people, word = rng.sample(("Anna", "Ben", "Clara", "Tom", "Mia", "Leo", "Eva", "Max"), 3), rng.choice(WORDS)
    group = rng.choice(NAMES)
    kind = rng.randrange(12)
    if kind == 0:
        return f"for {i} in range({k}):\n    print({i})", f"prints the numbers from 0 to {k - 1}", ""
    if kind == 1:
        return f"for {i} in range(1, {k + 1}):\n    print({i})", f"prints the numbers from 1 to {k}", ""
    if kind == 2:
        code = f"{a} = {some}\n{t} = 0\nfor {x} in {a}:\n    {t} += {x}\nprint({t})"
        return code, f"adds up the numbers in {a} and prints the sum", ""
    if kind in (3, 4):
        sign, does = rng.choice((("*", f"multiplies every number in {a} by {k}"), ("+", f"adds {k} to every number in {a}")))
        code = f"{a} = {some}\n{t} = []\nfor {x} in {a}:\n    {t}.append({x} {sign} {k})\nprint({t})"
        return code, f"{does} and prints the new list", f"{a} = {some}\n{t} = [{x} {sign} {k} for {x} in {a}]\nprint({t})"
    if kind in (5, 6):
        sign, does = rng.choice(((">", "greater"), ("<", "smaller")))
        limit = sorted(some)[1]
        code = f"{a} = {some}\n{t} = []\nfor {x} in {a}:\n    if {x} {sign} {limit}:\n        {t}.append({x})\nprint({t})"
        short = f"{a} = {some}\n{t} = [{x} for {x} in {a} if {x} {sign} {limit}]\nprint({t})"
        return code, f"collects the numbers in {a} that are {does} than {limit} and prints them", short
    if kind == 7:
        return f"{i} = {k}\nwhile {i} > 0:\n    print({i})\n    {i} -= 1", f"prints the numbers from {k} down to 1", ""
    if kind == 8:
        return (
            f"{group} = {people}\nfor name in {group}:\n    print('Hello ' + name)",
            f"says hello to everybody in {group}",
            "",
        )
    if kind == 9:
        return f"text = '{word}'\nprint(text[::-1])", "prints the text backwards", ""
    if kind == 10:
        code = f"age = {rng.randint(3, 70)}\nif age >= 18:\n    print('adult')\nelse:\n    print('child')"
        return code, "prints 'adult' if the age is at least 18, and 'child' otherwise", ""
    return f"text = '{word}'\nprint(len(text))", "prints how many letters the text has", ""


def output(code: str) -> str:
    """What the code prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, "<snippet>", "exec", dont_inherit=True), {"__name__": "snippet"})
    return out.getvalue().rstrip("\n")


def ends(code: str) -> str:
    """Asserts that the changed code gives the same values."""
    found = re.findall(r"^(\w+) = \[.* for ", code, re.M)
    return f"assert isinstance({found[0]}, list)" if found else ""


def explain(rng: Random) -> list[Turn]:
    """What some lines do."""
    code, does, _ = lines(rng)
    frame = rng.choice(("{q}\n\n{c}", "{c}\n\n{q}")).replace("{q}", rng.choice(EXPLAIN))
    return [Turn(placed(rng, frame, code), f"The code {does}.", (does,))]


def printed(rng: Random) -> list[Turn]:
    """What some lines print."""
    code, _, _ = lines(rng)
    said = output(code)
    frame = rng.choice(("{q}\n\n{c}", "{c}\n\n{q}")).replace("{q}", rng.choice(PRINTS))
    answer = f"It prints:\n{said}" if "\n" in said else f"It prints {said}."
    return [Turn(placed(rng, frame, code), answer, (said,))]


def shorter(rng: Random) -> list[Turn]:
    """A loop as a list comprehension."""
    while True:
        code, _, short = lines(rng)
        if short:
            break
    if rng.random() < 0.5:
        code, short = (text.split("\n", 1)[1].rsplit("\n", 1)[0] for text in (code, short))
        return [Turn(quoted(rng, rng.choice(SHORTER), code), fence(short))]
    return [Turn(quoted(rng, rng.choice(SHORTER), code), fence(short), (), ends(short))]


def renamed(rng: Random) -> list[Turn]:
    """Another name for a variable."""
    code, _, _ = lines(rng)
    names = sorted(set(re.findall(r"\b([a-z_]+)(?= = | in |\b \+= )", code)) - {"in", "for"})
    old = rng.choice(names)
    new = rng.choice([name for name in NEW if not re.search(rf"\b{name}\b", code)])
    changed = re.sub(rf"(?<!')\b{old}\b(?!')", new, code)
    return [Turn(quoted(rng, rng.choice(RENAME).format(a=old, b=new), code), fence(changed), (new,))]


def changed(rng: Random) -> list[Turn]:
    """Another number."""
    while True:
        code, _, _ = lines(rng)
        figures = [
            figure
            for figure in re.findall(r"\b\d+\b", code)
            if len(re.findall(rf"\b{figure}\b", code)) == 1 and figure not in "01"
        ]
        if figures:
            break
    old = rng.choice(figures)
    new = str(rng.choice([n for n in range(2, 60) if not re.search(rf"\b{n}\b", code)]))
    text = re.sub(rf"\b{old}\b", new, code)
    return [Turn(quoted(rng, rng.choice(CHANGE).format(a=old, b=new), code), fence(text), (new,))]


TASKS = (explain, explain, printed, shorter, renamed, changed)
