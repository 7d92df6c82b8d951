"""Classes that are written from their description alone: fields, how they start, and what each method does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Turn, an, join, upper
from corpus.code.family import fence
from corpus.code.fields import THINGS
from corpus.code.invented import class_name

NUMBERS = ["value", "count", "level", "points", "total", "score", "money", "energy", "speed", "age", "steps", "litres",
    "pages", "floor", "power", "balance", "amount", "weight", "size", "height", "degrees", "coins", "lives", "visits",
    "stock", "tries"]  # fmt: skip
TEXTS = "name title owner colour city label brand word kind".split()  # noqa: SIM905
LISTS = "items names books songs tasks guests notes orders scores words friends players".split()  # noqa: SIM905
# name of the method | its parameter | what it does, with {f} and {p} | its line | calls and what is true afterwards, from 5
ON_NUMBER = (
    "increase up step grow tick next count_up add_one||adds 1 to {f};adds one to {f};makes {f} one larger|self.{f} += 1|6",
    "decrease down shrink lose count_down drop_one||takes 1 away from {f};makes {f} one "
    "smaller;subtracts one from {f}|self.{f} -= 1|4",
    "add put gain deposit fill raise_by give|amount n x by|adds {p} to {f};increases {f} by {p};makes "
    "{f} larger by {p}|self.{f} += {p}|7",
    "take spend use withdraw remove lower_by|amount n x by|subtracts {p} from {f};takes {p} away from "
    "{f};lowers {f} by {p}|self.{f} -= {p}|3",
    "double twice boost||doubles {f};multiplies {f} by 2|self.{f} *= 2|10",
    "clear restart set_back to_zero empty||sets {f} to 0;makes {f} 0 again|self.{f} = 0|0",
    "change set_to update put_in|value new x|sets {f} to {p};gives {f} the new value {p}|self.{f} = {p}|2",
)  # fmt: skip
READING = (
    "get show current read||returns {f};gives back {f}|return self.{f}|5",
    "is_zero is_empty is_over||returns True if {f} is 0;checks if {f} "
    "is 0|return self.{f} == 0|False",
    "is_high is_large is_many||tells if {f} is greater than 3;returns True if {f} is above 3|return self.{f} "
    "> 3|True", "half half_of_it||returns half of {f}|return self.{f} / 2|2.5",
    "plus with_more|n x|returns {f} plus {p}|return self.{f} + "
    "{p}|7", "times multiplied|n x|returns {f} times {p}|return self.{f} * {p}|10",
)  # fmt: skip
ON_TEXT = (
    "greet hello say_hello||returns 'Hello, ' and then {f};returns 'Hello, ' followed by {f}|return "
    "'Hello, ' + self.{f}|'Hello, abc'",
    "loud capitals upper||returns {f} in capitals|return self.{f}.upper()|'ABC'",
    "length letters||returns how many letters {f} has|return "
    "len(self.{f})|3", "speak talk call||returns {f} followed by ' is here'|return self.{f} + ' is here'|'abc is here'",
    "rename set_new|new text|sets {f} to {p}|self.{f} = {p}|2",
    "shout cry||returns {f} with '!' at the end|return self.{f} + '!'|'abc!'",
)  # fmt: skip
ON_LIST = (
    "add put insert append_to|item x thing|appends {p} to {f};adds {p} to {f}|self.{f}.append({p})|[2]",
    "size count how_many||returns how "
    "many {f} there are;returns the length of {f}|return len(self.{f})|0",
    "clear empty||empties {f};makes {f} an empty list again|self.{f} = "
    "[]|[]", "has contains knows|item x|tells whether {p} is in {f}|return {p} in self.{f}|False",
    "all_of_them listed||returns {f}|return "
    "self.{f}|[]",
)  # fmt: skip
HEADS = (
    "Write a class {n} {with}.", "Write a Python class {n} {with}.", "class {n} {with}", "I need a class {n} {with}.",
    "Make a class called {n} "
    "{with}.", "Create a class named {n} {with}.", "python class {n}, {with}", "Please write a class {n} {with}.",
    "Can you write a class {n} "
    "{with}?", "Give me a python class {n} {with}.", "Define {n}, a class {with}.", "i want a class {n} {with}",
    "How would a class {n} {with} "
    "look?", "Implement a class {n} {with}.", "code a class {n} {with}", "A class {n} {with}, please.",
)  # fmt: skip
APART = (
    "Write a class {n}. {fields}. {methods}.", "Create a Python class {n}. {fields}. {methods}.",
    "{n} should be a class. {fields}; {methods0}.",
    "Please code a class {n}. {fields}, and {methods0}.", "class {n}: {fields0}, {methods0}",
    "I need {n} as a Python class. {fields}. {methods}.",
)  # fmt: skip


def method(rng: Random, row: str, field: str, taken: set[str]) -> tuple[str, str, str, str, str]:
    """A method's name, parameter, what it does, its source line, and what it leads to."""
    words, params, says, line, want = row.split("|")
    name = rng.choice([word for word in words.split() if word not in taken])
    param = rng.choice(params.split()) if params else ""
    does = rng.choice(says.split(";")).replace("{f}", field).replace("{p}", param)
    return name, param, does, line.replace("{f}", field).replace("{p}", param), want


def spec(rng: Random) -> tuple[str, list[tuple[str, str]], list[tuple[str, str, str, str, str, str]]]:
    """A class: its name, fields with how they start ("" where a parameter gives them), and methods with their fields."""
    name = rng.choice(
        (class_name(rng), rng.choice(list(THINGS)), rng.choice(("Clock", "Door", "Jar", "Purse", "Tower", "Bag", "Bell")))
    )
    fields: list[tuple[str, str]] = []
    if rng.random() < 0.45:
        fields.append((rng.choice(TEXTS), ""))
    if rng.random() < 0.2:
        fields.append((rng.choice(LISTS), "[]"))
    if not fields or rng.random() < 0.7:
        fields.append((rng.choice(NUMBERS), rng.choice(("", "0", "0", "0", "1", "10", "100"))))
    methods: list[tuple[str, str, str, str, str, str]] = []
    for _ in range(rng.choice((1, 1, 2, 2, 3))):
        field, start = rng.choice(fields)
        rows = ON_LIST if start == "[]" else ON_TEXT if field in TEXTS else (*ON_NUMBER, *ON_NUMBER, *READING)
        taken = {field for field, _ in fields} | {done[0] for done in methods}
        row = rng.choice(rows)
        if row.split("|")[3].replace("{f}", field) in {done[3].replace(done[1] or "{p}", "{p}") for done in methods}:
            continue
        if not set(row.split("|")[0].split()) - taken:
            continue
        methods.append((*method(rng, row, field, taken), field))
    return name, fields, methods


def source(name: str, fields: list[tuple[str, str]], methods: list[tuple[str, str, str, str, str, str]]) -> str:
    given = [field for field, start in fields if not start]
    lines = [f"class {name}:", f"    def __init__({', '.join(('self', *given))}):"]
    lines += [f"        self.{field} = {start or field}" for field, start in fields]
    for called, param, _, line, _, _ in methods:
        lines += ["", f"    def {called}(self{', ' + param if param else ''}):", f"        {line}"]
    return "\n".join(lines)


def tests(name: str, fields: list[tuple[str, str]], methods: list[tuple[str, str, str, str, str, str]]) -> str:
    """Each method on a fresh object whose number is 5 and whose text is 'abc'."""
    given = ["'abc'" if field in TEXTS else "5" for field, start in fields if not start]
    out = []
    for called, param, _, line, want, field in methods:
        out.append(f"x = {name}({', '.join(given)})")
        if dict(fields)[field] not in ("", "[]"):
            out.append(f"x.{field} = 5")
        call = f"x.{called}({2 if param else ''})"
        out += [f"assert {call} == {want}"] if line.startswith("return") else [call, f"assert x.{field} == {want}"]
    return "\n".join(out)


def told_field(rng: Random, field: str, start: str) -> str:
    if not start:
        return rng.choice((an(field), f"the attribute {field}", f"{an(field)} given to the constructor", f"{field}"))
    first = "an empty list" if start == "[]" else start
    return rng.choice(
        (f"{an(field)} that starts at {first}", f"an attribute {field} that is {first} at first", f"{field} = {start}",
        f"the attribute {field}, at "
         f"the beginning {first}")
    ).replace("starts at an", "starts as an").replace(f"{an(field)} that starts as", f"{field} that start as")  # fmt: skip


def described_class(rng: Random) -> list[Turn]:
    """A class from a description in one or several sentences."""
    name, fields, methods = spec(rng)
    while not methods:
        name, fields, methods = spec(rng)
    code = source(name, fields, methods)
    calls = [f"{called}({param})" for called, param, *_ in methods]
    if rng.random() < 0.6:
        parts = [told_field(rng, field, start) for field, start in fields]
        parts += [rng.choice((f"a method {call} that {done[2]}", f"{call} which {done[2]}", f"the method {call}: it {done[2]}"))
                  for call, done in zip(calls, methods, strict=True)]  # fmt: skip
        text = (
            rng.choice(HEADS).replace("{n}", name).replace("{with}", rng.choice(("with ", "with ", "that has ")) + join(parts))
        )
    else:
        given = [field for field, start in fields if not start]
        told = (
            [rng.choice((f"its constructor takes {join(given)}", f"it is made with {join(given)}", f"it gets {join(given)}"))]
            if given
            else []
        )
        told += [rng.choice((f"{field} starts at {start}", f"{field} is {start} at the beginning",
            f"at first {field} is {start}"))
                 for field, start in fields if start]  # fmt: skip
        does = [
            rng.choice((f"{call} {done[2]}", f"the method {call} {done[2]}")) for call, done in zip(calls, methods, strict=True)
        ]
        said, said_methods = join(told), join(does)
        text = rng.choice(APART).replace("{n}", name).replace("{fields0}", said).replace("{fields}", upper(said))
        text = text.replace("{methods0}", said_methods).replace("{methods}", upper(said_methods))
    return [Turn(text, fence(code), (f"class {name}:",), tests(name, fields, methods))]


TASKS: tuple[Callable[[Random], list[Turn]], ...] = (described_class, described_class, described_class)
