"""More edits of invented code: names, defaults, branches, entries of dictionaries."""

# ruff: noqa: SIM905
from __future__ import annotations

import contextlib
import io
import re
from random import Random

from corpus.base import Turn
from corpus.code.family import fence, run
from corpus.code.more_classes import class_name
from corpus.code.naming import NOUNS, RESERVED, fresh_name, fresh_param
from corpus.code.reworked import (
    DEFAULTS,
    RENAME,
    RENAME_CLASS,
    RENAME_VARIABLE,
    shown,
    swapped,
)
from corpus.values import syllables

USUAL = "result total out found answer best text line part rest extra value new_value last count done kept temp".split()
Found = tuple[str, str, list[str]]
"""Code, the name of its function, and calls that show what it does."""


def ticked(rng: Random, name: str) -> str:
    """The name, sometimes in backticks."""
    return f"`{name}`" if rng.random() < 0.2 else name


def local(rng: Random, taken: set[str]) -> str:
    """A name for a variable that is not taken."""
    while True:
        roll = rng.random()
        name = syllables(rng, 1, 2).lower() if roll < 0.12 else rng.choice(NOUNS) if roll < 0.25 else rng.choice(USUAL)
        if name not in taken and name not in RESERVED:
            return name


def distinct(rng: Random, *kinds: str) -> list[str]:
    """The name of a function and different parameters of the given kinds."""
    taken = {"n", "i", "word", "item", "key", "min", "max", "sum", "len"}
    out: list[str] = []
    for kind in kinds:
        out.append(fresh_param(rng, kind, {*taken, *out}))
    name = fresh_name(rng)
    while name in {*taken, *out} or not name.isidentifier() or name in RESERVED:
        name = fresh_name(rng)
    return [name, *out]


def results(code: str, calls: list[str]) -> str:
    """Asserts of what the calls give."""
    scope: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(code, scope)
        return "\n".join(f"assert {call} == {eval(call, scope)!r}" for call in calls)


def steps(rng: Random) -> Found:
    """A function of two numbers in some steps."""
    f, a, b = distinct(rng, "int", "int")
    x = local(rng, {f, a, b, "i"})
    k, m = rng.randint(2, 9), rng.randint(10, 60)
    first, second = f"{a} {rng.choice('+-*')} {b}", rng.choice((f"{x} * {k}", f"{x} + {a}", f"{x} - {b}", f"{x} + {m}"))
    body = rng.choice((
        f"    {x} = {first}\n    return {second}", f"    {x} = {first}\n    if {x} > {m}:\n        {x} = {m}\n    return {x}",
        f"    {x} = {k - 2}\n    for i in range({a}):\n        {x} += {rng.choice((b, 'i', f'{b} * {k}'))}\n    return {x}",
        f"    {x} = {a}\n    while {x} < {m}:\n        {x} += {k}\n    return {x} - {b}",
        f"    if {a} > {b}:\n        return {a} - {b}\n    {x} = {b} * {k}\n    return {x} - {a}",
        f"    {x} = {first}\n    print({x})\n    return {second}", f"    {x} = {first}\n    return {x} % {k} == 0",
    ))  # fmt: skip
    return f"def {f}({a}, {b}):\n{body}", f, [f"{f}({rng.randint(0, 30)}, {rng.randint(1, 30)})" for _ in range(3)]


def looped(rng: Random) -> Found:
    """A function that goes through a list."""
    f, xs, k = distinct(rng, "list[int]", "int")
    out = local(rng, {f, xs, k, "n"})
    test = rng.choice((f"n > {k}", f"n < {k}", f"n % {rng.randint(2, 5)} == 0", f"n != {k}", f"n - {k} > 2"))
    what = rng.choice(("n", f"n * {rng.randint(2, 9)}", f"n + {k}", f"n - {k}"))
    body = rng.choice((
        f"    {out} = []\n    for n in {xs}:\n        if {test}:\n            {out}.append({what})\n    return {out}",
        f"    {out} = 0\n    for n in {xs}:\n        if {test}:\n            {out} += {what}\n    return {out}",
        f"    {out} = {k}\n    for n in {xs}:\n        if n > {out}:\n            {out} = n\n    return {out}",
        f"    for n in {xs}:\n        if {test}:\n            return {what}\n    return {k}",
    ))  # fmt: skip
    calls = [f"{f}({[rng.randint(0, 20) for _ in range(size)]}, {rng.randint(1, 9)})" for size in (4, 5, 0)]
    return f"def {f}({xs}, {k}):\n{body}", f, calls


def worded(rng: Random) -> Found:
    """A function that makes a text."""
    f, a, b = distinct(rng, "str", "str")
    x = local(rng, {f, a, b})
    mark = rng.choice((", ", " - ", ": ", " and ", "/", " of ", " for ", "!"))
    body = rng.choice((
        f"    {x} = {a} + '{mark}' + {b}\n    return {x}", f"    {x} = f'{{{a}}}{mark}{{{b}}}'\n    return {x}.upper()",
        f"    {x} = {a}.strip()\n    return {x} + '{mark}' + {b}.lower()",
            f"    if {a} == {b}:\n        return {a}\n    return {b} + '{mark}' + {a}",
        f"    {x} = [{a}, {b}]\n    return '{mark}'.join({x})", f"    {x} = len({a}) + len({b})\n    return '{mark}' * {x}",
    ))  # fmt: skip
    words = ["'Ada'", "'blue'", "' Rome'", "'tea'", "'Kim'", "'oak'"]
    return f"def {f}({a}, {b}):\n{body}", f, [f"{f}({', '.join(rng.sample(words, 2))})" for _ in range(3)]


def any_code(rng: Random) -> Found:
    """A function of any of these kinds, which runs."""
    while True:
        code, name, calls = rng.choice((steps, looped, worded))(rng)
        if not run(code, "\n".join(calls)):
            return code, name, calls


def parts_of(code: str) -> list[str]:
    """The parameters of a function, and its variables."""
    params = re.findall(r"[\w]+", code.split("(", 1)[1].split(")")[0])
    inner = re.findall(r"^ +(\w+) = ", code, re.MULTILINE)
    return list(dict.fromkeys([*params, *inner]))


def one(text: str, code: str, check: str, *facts: str) -> list[Turn]:
    return [Turn(text, fence(code), facts, check)]


def rename_variable(rng: Random) -> list[Turn]:
    """A parameter or a variable with another name; the rest stays."""
    code, name, calls = any_code(rng)
    old = rng.choice(parts_of(code))
    new = rng.choice((local(rng, {name}), fresh_param(rng, "int", {name}), fresh_param(rng, "list", {name})))
    if re.search(rf"\b{new}\b", code) or code.count(f"'{old}"):
        return rename_variable(rng)
    after = swapped(code, old, new)
    return one(shown(rng, RENAME_VARIABLE, code, o=ticked(rng, old), n=ticked(rng, new)), after, results(after, calls), new)


def rename_function(rng: Random) -> list[Turn]:
    """A function with another name, in its definition and where it is called."""
    code, name, calls = any_code(rng)
    new = fresh_name(rng, (name,))
    if re.search(rf"\b{new}\b", code) or not new.isidentifier() or new in RESERVED:
        return rename_function(rng)
    if rng.random() < 0.5:
        code += f"\n\n\nprint({calls[0]})"
    after = swapped(code, name, new)
    text = shown(rng, RENAME, code, o=ticked(rng, name), n=ticked(rng, new))
    return one(text, after, results(after, [swapped(call, name, new) for call in calls]), f"def {new}(")


def small_class(rng: Random) -> tuple[str, str, list[str], str, str]:
    """A class with two or three fields and one or two methods: code, name, fields, how one is made, and its method."""
    name = class_name(rng, "Room Shelf Truck Letter Bank Plant Roof Camp Desk Meal Ship Cloud".split())
    _, a, b, c = distinct(rng, "str", "int", "int")
    do = fresh_name(rng)
    while do in (a, b, c, name) or not do.isidentifier():
        do = fresh_name(rng)
    other = rng.choice([word for word in ("info", "show", "describe", "as_text", "label") if word not in (a, b, c, do)])
    x = rng.choice([word for word in ("n", "x", "amount", "value", "by") if word not in (a, b, c)])
    fields = [a, b] if rng.random() < 0.5 else [a, b, c]
    lines = [f"class {name}:", f"    def __init__({', '.join(('self', *fields))}):",
        *(f"        self.{field} = {field}" for field in fields)]
    lines += ["", f"    def {do}(self, {x}):", "        " + rng.choice((f"self.{b} += {x}", f"self.{b} -= {x}",
        f"self.{b} = {x}", f"return self.{b} * {x}"))]
    if rng.random() < 0.4:
        lines += ["", f"    def {other}(self):", f"        return f'{{self.{a}}} ({{self.{b}}})'"]
    return "\n".join(lines), name, fields, f"{name}({', '.join(('repr', '4', '7')[: len(fields)])})".replace("repr",
        "'abc'"), do


def rename_class(rng: Random) -> list[Turn]:
    """A class with another name, also where it is used."""
    code, name, fields, made, _ = small_class(rng)
    new = class_name(rng, [name, "Block", "Place", "Unit", "Part"])
    if re.search(rf"\b{new}\b", code) or new == name:
        return rename_class(rng)
    if rng.random() < 0.5:
        used = rng.choice([word for word in ("thing", "obj", "one", "first", "my_object") if word not in fields])
        code += f"\n\n\n{used} = {made}\nprint({used}.{fields[1]})"
    after = swapped(code, name, new)
    check = f"x = {swapped(made, name, new)}\nassert x.{fields[1]} == 4\nassert '{name}' not in globals()"
    return one(shown(rng, RENAME_CLASS, code, o=ticked(rng, name), n=ticked(rng, new)), after, check, f"class {new}:")


ATTRIBUTES = (
    "rename the attribute {o} to {n}", "=The attribute {o} should be called {n}.",
    "change the attribute {o} to {n} everywhere",
    "call the field {n} instead of {o}", "rename {o} to {n}", "=Please use {n} for what is now {o}.",
    "=I want self.{p} where it says self.{q}.",
)  # fmt: skip


def rename_attribute(rng: Random) -> list[Turn]:
    code, _, fields, made, _ = small_class(rng)
    old, new = fields[1], fresh_param(rng, "int", set(re.findall(r"\w+", code)))
    after = swapped(code, old, new)
    text = shown(rng, ATTRIBUTES, code, o=ticked(rng, old), n=ticked(rng, new), p=new, q=old)
    return one(text, after, f"x = {made}\nassert x.{new} == 4\nassert not hasattr(x, '{old}')", f"self.{new}")


def default(rng: Random) -> list[Turn]:
    """A default value for the second of two parameters."""
    code, _, calls = any_code(rng)
    last = parts_of(code.split("\n")[0])[-1]
    value = repr(rng.choice(("red", "tea", "you", "x", "none", syllables(rng, 1,
        2)))) if "'" in calls[0] else str(rng.randint(0, 12))
    after = code.replace(f", {last}):", f", {last}={value}):", 1)
    fewer = [call.rsplit(", ", 1)[0] + ")" for call in calls]
    text = shown(rng, DEFAULTS, code, p=ticked(rng, last), v=value)
    return one(text, after, results(after, [*fewer, *calls]), f"{last}={value}") if not run(after,
        "\n".join(fewer)) else default(rng)


def default_in_class(rng: Random) -> list[Turn]:
    """A default value in a constructor."""
    code, _, fields, made, _ = small_class(rng)
    last, value = fields[-1], str(rng.randint(0, 50))
    after = code.replace(f", {last}):", f", {last}={value}):", 1)
    fewer = made.rsplit(", ", 1)[0] + ")"
    text = shown(rng, DEFAULTS, code, p=ticked(rng, last), v=value)
    return one(text, after, f"assert {fewer}.{last} == {value}\nassert {made}.{fields[1]} == 4", f"{last}={value}")


BRANCHES = (
    "add a branch: if {x} is {s} than {k}, return {v}", "=It should also return {v} if {x} is {s} than {k}. Put that first.",
    "return {v} first of all when {x} is {s} than {k}", "=Before everything else: {x} {o} {k} gives {v}.",
    "add an if at the start that returns {v} for {x} {o} {k}",
    "=Please add the case {x} {o} {k} at the top, the result is {v}.",
    "put a check {x} {o} {k} at the beginning that returns {v}", "start with the case {x} {o} {k}, which returns {v}",
)  # fmt: skip
ENDS = (
    "add an elif: {x} == {k} gives {v}", "=For {x} == {k} it should return {v}. Put an elif behind the others.",
    "add one more elif for {k} that returns {v}",
    "=When {x} is {k}, return {v}, as a further elif.", "add another elif branch for {k} with {v}",
    "=An elif for {k} is missing; it returns {v}.",
)  # fmt: skip


def branch(rng: Random) -> list[Turn]:
    """An if at the beginning of a function."""
    code, name, calls = rng.choice((steps, looped))(rng)
    x = parts_of(code.split("\n")[0])[-1]
    sign, said = rng.choice(((">", "greater"), ("<", "less")))
    k, v = str(rng.randint(0, 25)), rng.choice(("None", "0", "-1", "True", "False", str(rng.randint(1, 99)),
        f"'{rng.choice(NOUNS)}'"))
    if run(code, "\n".join(calls)):
        return branch(rng)
    head, body = code.split("\n", 1)
    after = f"{head}\n    if {x} {sign} {k}:\n        return {v}\n{body}"
    text = shown(rng, BRANCHES, code, x=ticked(rng, x), s=said, o=sign, k=k, v=v)
    border = [f"{name}({'[3, 9]' if '[' in calls[0] else '3'}, {value})" for value in (int(k), int(k) + 1, max(0, int(k) - 1))]
    return one(text, after, results(after, [*calls, *border]), f"if {x} {sign} {k}:")


def elif_branch(rng: Random) -> list[Turn]:
    """One more elif in a chain."""
    f, x = distinct(rng, "str")
    texts = rng.random() < 0.5
    keys = rng.sample(NOUNS, 4) if rng.random() < 0.7 else [syllables(rng, 1, 2).lower() for _ in range(4)]
    values = [repr(rng.choice(NOUNS)) if texts else str(rng.randint(1, 99)) for _ in keys]
    out = local(rng, {f, x})
    assigns = rng.random() < 0.4
    count, other = rng.choice((2, 3)), "''" if texts else "0"

    def chain(size: int) -> str:
        lines = [f"def {f}({x}):"]
        for i, (key, value) in enumerate(zip(keys[:size], values, strict=False)):
            lines += [f"    {'elif' if i else 'if'} {x} == '{key}':", f"        {f'{out} =' if assigns else 'return'} {value}"]
        lines += ["    else:", f"        {f'{out} =' if assigns else 'return'} {other}"]
        return "\n".join([*lines, f"    return {out}"] if assigns else lines)

    if len(set(keys)) < 4 or x in keys:
        return elif_branch(rng)
    text = shown(rng, ENDS, chain(count), x=x, k=f"'{keys[count]}'", v=values[count])
    after = chain(count + 1)
    return one(text, after, results(after, [f"{f}('{key}')" for key in (*keys, "?")]), f"elif {x} == '{keys[count]}':")


ENTRY = (
    "add the key {k} with the value {v} to {d}", "add {k}: {v} to the dictionary {d}",
    "=The dictionary {d} needs one more entry: {k} with {v}.",
    "=Please put {k} with the value {v} into {d}.", "extend {d} by {k}: {v}",
    "=In {d}, {k} is missing. Its value should be {v}.", "add an entry {k} = {v} to {d}",
    "add {k} ({v})", "=One more entry please: {k}, {v}.", "let {d} also have {k} with {v}",
)  # fmt: skip
CHANGE = (
    "change the value of {k} to {v}", "set {k} to {v} in {d}", "=The value for {k} should be {v}.",
    "=In {d}, {k} is {v} now. Change it.",
    "update {k} to {v}", "=Please make {k} {v}.", "give {k} the new value {v}",
)  # fmt: skip
DELETE = (
    "remove {k} from {d}", "delete the entry {k}", "=The entry {k} is not needed any more.", "take {k} out of {d}",
    "=Please drop {k} from the dictionary.",
    "=Leave out {k}.",
)  # fmt: skip


def dictionary(rng: Random) -> list[Turn]:
    """An entry of a dictionary that is added, changed or removed."""
    d = rng.choice((fresh_param(rng, "dict", {"text"}),
        f"{rng.choice(NOUNS)}_{rng.choice(('prices', 'codes', 'sizes', 'table', 'ages'))}"))
    d = d.upper() if rng.random() < 0.3 else d
    keys = [rng.choice((noun, noun, syllables(rng, 1, 3).lower(), syllables(rng))) for noun in rng.sample(NOUNS,
        rng.randint(3, 5))]
    kind = rng.choice(("int", "str", "float"))
    values = [{"int": str(rng.randint(1, 900)), "str": repr(rng.choice((rng.choice(NOUNS), syllables(rng)))),
        "float": f"{rng.randint(1, 99) / 4}"}[kind] for _ in keys]
    wide, mark = rng.random() < 0.5, rng.choice(("'", "'", '"'))
    tail = rng.choice(("", "", f"\n\nprint(len({d}))", f"\n\nfor key, value in {d}.items():\n    print(key, value)"))

    def text_of(pairs: list[tuple[str, str]]) -> str:
        cells = [f"{mark}{key}{mark}: {value.replace(chr(39), mark)}" for key, value in pairs]
        inside = "\n" + "".join(f"    {cell},\n" for cell in cells) if wide else ", ".join(cells)
        return f"{d} = {{{inside}}}{tail}"

    pairs = list(zip(keys, values, strict=True))
    if len(set(keys)) < len(keys):
        return dictionary(rng)
    k, v = pairs[-1]
    roll = rng.random()
    if roll < 0.55:
        wishes, before, after = ENTRY, pairs[:-1], pairs
    elif roll < 0.8:
        at = rng.randrange(len(pairs) - 1)
        k = keys[at]
        wishes, before, after = CHANGE, pairs[:-1], [(key, v if i == at else value) for i, (key,
            value) in enumerate(pairs[:-1])]
        if before == after:
            return dictionary(rng)
    else:
        k = rng.choice(keys)
        wishes, before, after = DELETE, pairs, [pair for pair in pairs if pair[0] != k]
    named = rng.choice((f"{mark}{k}{mark}", f"{mark}{k}{mark}", k))
    text = shown(rng, wishes, text_of(before), k=named, v=v.replace("'", mark), d=ticked(rng, d))
    return one(text, text_of(after), f"assert {d} == " + "{" + ", ".join(f"'{key}': {value}" for key, value in after) + "}")


TASKS = (
    *(rename_variable, rename_variable, rename_function, rename_function, rename_class, rename_attribute, default),
    *(default_in_class, branch, elif_branch, dictionary, dictionary),
)
