"""Small classes whose class, method and attribute names the request gives: they must be copied, whatever they are."""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn, join, upper
from corpus.code.class_plans import PLANS, Plan, Way
from corpus.code.family import fence
from corpus.code.fields import THINGS
from corpus.code.naming import NOUNS, RESERVED
from corpus.values import syllables

ONE = (
    "Write a class {n} {with}.", "Write a Python class {n} {with}.", "I need a class called {n} {with}.", "class {n} {with}",
    "Create a class named {n} {with}.", "Please write {n}, a class {with}.",
    "Write a class for {about}. Call it {n}. It is a class {with}.",
    "Can you write a class `{n}` {with}?", "python class `{n}` {with}", "Make a Python class {with}. Its name is {n}.",
    "Give me a class {with}. Name it {n}.", "A class {n} for {about}, {with}, please.", "code the class {n} {with}",
    "I want to model {about}. Write a class {n} {with}.", "The class should be called {n}: one {with}.",
    "Implement {n}, {about}, as a class {with}.",
    "How do I write a class {n} {with}?", "Define a class {n} for {about} {with}.", "need class {n} {with}",
    "My class {n} is missing. Write it {with}.",
)  # fmt: skip
LISTED = (
    "Write a class {n} for {about}.\n{list}", "Class {n}:\n{list}", "Please write the class {n}:\n\n{list}",
    "I need a Python class named {n}:\n{list}",
    "class {n}\n{list}", "Create `{n}`, a class for {about}:\n\n{list}", "{about0} as a class, named {n}:\n{list}",
    "Can you code this class?\n\nName: {n}\n{list}",
)  # fmt: skip
SAID = (
    "Write a class {n}. {fields}. {methods}.", "Please write a class {n} for {about}. {fields}. {methods}.",
    "The class {n} is {about}. {fields}. {methods}. Write it.",
    "{n} is a class. {fields}. {methods}. Write the code.", "I need {n}, a class for {about}. {fields}, and {methods0}.",
    "class {n}: {fields0}; {methods0}",
)  # fmt: skip
PREFIX = "My Simple Small New Big Fast Test Toy Base Smart Plain Tiny Blue Old Main".split()


def class_name(rng: Random, names: list[str]) -> str:
    """A name for a class: a usual one, one close to it, or one that nobody has."""
    roll, name = rng.random(), rng.choice(names)
    noun = rng.choice(NOUNS).capitalize()
    if roll < 0.25:
        return name
    if roll < 0.5:
        return rng.choice((rng.choice(PREFIX) + name, name + noun, noun + name, name + "2", name + "Item",
            name + syllables(rng, 1, 2)))
    if roll < 0.7:
        return rng.choice((noun, noun + rng.choice(NOUNS).capitalize(), rng.choice(list(THINGS)) + noun))
    return syllables(rng, 2, 3) if roll < 0.9 else rng.choice(list(THINGS))


def naming(rng: Random, plan: Plan) -> dict[str, str]:
    """A name for each slot of a plan: mostly one that fits, sometimes any or an invented one."""
    out: dict[str, str] = {}
    for group in re.findall(r"(\w)=(.*?)(?= \w=|$)", plan.slots):
        letter, words = group[0], [word for word in group[1].split() if word not in out.values()]
        roll = rng.random()
        name = rng.choice(words)
        if roll < 0.12:
            name = syllables(rng, 1, 2).lower()
        elif roll < 0.2:
            name = f"{rng.choice(words)}_{rng.choice(NOUNS)}"
        elif roll < 0.26:
            name = rng.choice(NOUNS)
        out[letter] = name if name not in (*out.values(), *RESERVED, "one", "self") else words[0]
    return out


def filled(text: str, slots: dict[str, str]) -> str:
    return re.sub(r"\$(\w)", lambda found: slots[found.group(1)], text)


def method(way: Way, slots: dict[str, str]) -> tuple[str, str]:
    """How a method is called, as in "add(n)", and its source."""
    head, inside = way.head.rstrip(")").split("(")
    params = [slots[letter] for letter in inside.split(", ")] if inside else []
    lines = "".join(f"\n        {line.replace('~', '    ')}" for line in filled(way.lines, slots).split("; "))
    return f"{slots[head]}({', '.join(params)})", f"    def {slots[head]}({', '.join(('self', *params))}):{lines}"


def source(name: str, given: list[str], starts: list[tuple[str, str]], methods: list[str]) -> str:
    lines = [f"class {name}:", f"    def __init__({', '.join(('self', *given))}):"]
    lines += [*(f"        self.{one} = {one}" for one in given), *(f"        self.{one} = {first}" for one, first in starts)]
    return "\n".join(lines) + "".join(f"\n\n{text}" for text in methods)


def told_start(rng: Random, field: str, first: str) -> str:
    first = {"[]": "an empty list", "{}": "an empty dictionary"}.get(first, first)
    return rng.choice((f"an attribute {field} that is {first} at first", f"the attribute {field}, at first {first}",
        f"an attribute {field}, which is {first} in the beginning"))


def told_given(rng: Random, field: str) -> str:
    return rng.choice((f"the attribute {field}", f"a parameter {field}", f"an attribute {field} given to the constructor"))


def tests(name: str, plan: Plan, ways: list[Way], slots: dict[str, str]) -> str:
    parts = []
    for way in ways:
        parts += [f"x = {name}({plan.made})", *filled(way.check, slots).split("; ")]
    return "\n".join(parts)


def request(rng: Random, plan: Plan, name: str, calls: list[str], ways: list[Way], slots: dict[str, str]) -> str:
    """The request: in one sentence, as a list or in several sentences."""
    given = [slots[letter] for letter in plan.given.split()]
    starts = [(slots[part[0]], part[2:]) for part in plan.starts.split("; ") if part]
    about = rng.choice(plan.about.split(";"))
    does = [filled(rng.choice(way.says.split(";")), slots) for way in ways]
    roll = rng.random()
    if roll < 0.45:
        parts = [*(told_given(rng, field) for field in given), *(told_start(rng, *start) for start in starts)]
        parts += [rng.choice((f"a method {call} that {done}", f"the method {call}: it {done}",
            f"{call}, which {done}")) for call, done in zip(calls, does, strict=True)]
        text = rng.choice(ONE).replace("{with}", "with " + join(parts))
    elif roll < 0.75:
        mark = rng.choice(("- ", "- ", "* ", "", "  "))
        lines = [f"attribute {field}" + rng.choice(("", " (given)", ", a parameter of the constructor")) for field in given]
        lines += [rng.choice((f"attribute {field}, at first {first}", f"{field} = {first}",
            f"{field} starts as {first}")) for field, first in starts]
        if rng.random() < 0.4 and given:
            lines[: len(given)] = [f"__init__({', '.join(('self', *given))})"]
        sign = rng.choice((": ", " - ", ": it ", " "))
        lines += [f"{call}{sign}{done}" for call, done in zip(calls, does, strict=True)]
        text = rng.choice(LISTED).replace("{list}", "\n".join(mark + line for line in lines))
    else:
        told = [rng.choice((f"its constructor takes {join(given)}", f"it is made with {join(given)}",
            f"it has {join(given)} as parameters"))] if given else []
        told += [rng.choice((f"{field} starts as {first}", f"at first {field} is {first}",
            f"it has {field} = {first}")) for field, first in starts]
        says = join([rng.choice((f"{call} {done}", f"the method {call} {done}")) for call, done in zip(calls, does,
            strict=True)])
        text = rng.choice(SAID).replace("{fields0}", join(told)).replace("{fields}", upper(join(told)))
        text = text.replace("{methods0}", says).replace("{methods}", says if says.startswith(calls[0]) else upper(says))
    return text.replace("{about0}", upper(about)).replace("{about}", about).replace("{n}", name)


ADD = (
    "Add a method {call} that {does}.", "Now add {call}: it {does}.", "It also needs {call}, which {does}.",
    "and a method {call} that {does}",
    "Give it one more method, {call}, that {does}.", "Please add the method {call}. It {does}.",
)  # fmt: skip
RENAME = ("Call the class {n} instead.", "Rename the class to {n}.", "The class should be named {n}.", "name it {n} please",
    "Now with the name {n}.")


def task(plan: Plan) -> Callable[[Random], list[Turn]]:
    """The class with two or three of its methods, sometimes with one more or another name afterwards."""

    def run(rng: Random) -> list[Turn]:
        slots, name = naming(rng, plan), class_name(rng, plan.names.split())
        ways = rng.sample(plan.ways, rng.choice((1, 2, 2, 3)))
        calls, codes = ([list(part) for part in zip(*(method(way, slots) for way in ways), strict=True)])
        given = [slots[letter] for letter in plan.given.split()]
        starts = [(slots[part[0]], part[2:]) for part in plan.starts.split("; ") if part]
        code = source(name, given, starts, codes)
        text = request(rng, plan, name, calls, ways, slots)
        turns = [Turn(text, fence(code), (f"class {name}:",), tests(name, plan, ways, slots))]
        left = [way for way in plan.ways if way not in ways]
        roll = rng.random()
        if roll < 0.12 and left:
            way = rng.choice(left)
            call, more = method(way, slots)
            ask = rng.choice(ADD).replace("{call}", call).replace("{does}", filled(rng.choice(way.says.split(";")), slots))
            turns.append(Turn(ask, fence(f"{code}\n\n{more}"), (f"class {name}:",), tests(name, plan, [*ways, way], slots)))
        elif roll < 0.18:
            new = class_name(rng, plan.names.split())
            if new != name and new not in code:
                after = code.replace(f"class {name}:", f"class {new}:")
                turns.append(Turn(rng.choice(RENAME).replace("{n}", new), fence(after), (f"class {new}:",), tests(new, plan,
                    ways, slots)))
        return turns

    run.__name__ = "more_" + plan.names.split()[0].lower()
    return run


TASKS = tuple(task(plan) for plan in PLANS)
