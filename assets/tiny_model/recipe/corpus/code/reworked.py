"""Edits of invented code: what is shown must be copied, and only what is asked for is changed."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn, upper
from corpus.code.family import fence
from corpus.code.invented import (
    LISTS,
    LOCALS,
    PARAMS,
    a_class,
    class_name,
    function,
    function_name,
    listing,
    numeric,
    textual,
)
from corpus.code.quote import placed, quoted
from corpus.values import syllables

FRAMES = (
    "{s}\n\n{c}", "{c}\n\n{s}", "{s} Here is the code:\n\n{c}", "hi! {s}\n\n{c}", "Look at this:\n\n{c}\n\n{s}",
    "{s} pls\n\n{c}",
    "{c}\n\n{s} Thanks!", "Python: {s}\n\n{c}", "{s} Only show me the code.\n\n{c}", "I have this function:\n\n{c}\n\n{s}",
    "{s} Leave the rest as it is.\n\n{c}", "{c}\n\n{s} Nothing else.", "Code:\n{c}\n\n{s}", "{c}\n{s}", "{s}\n{c}",
    "One small thing. {s}\n\n{c}", "{s} This is what I have:\n\n{c}", "{c}\n\n{s} ok?", "My code is below. {s}\n\n{c}",
    "Please help. {s}\n\n{c}", "From my project:\n\n{c}\n\n{s}", "{s} Code:\n\n{c}", "{s}\n\n{c}\n\nThank you.",
)  # fmt: skip


def shown(rng: Random, wishes: tuple[str, ...], code: str, **slots: str) -> str:
    """A request: a wish in the imperative in one of the frames for wishes, a sentence ("=...") in one for sentences."""
    wish = rng.choice(wishes)
    for slot, value in slots.items():
        wish = wish.replace("{" + slot + "}", value)
    if wish.startswith("="):
        return placed(rng, rng.choice(FRAMES).replace("{s}", wish[1:]), code)
    if rng.random() < 0.4:
        return placed(rng, rng.choice(FRAMES).replace("{s}", upper(wish) + "."), code)
    return quoted(rng, wish, code)


def turned(text: str, after: str, check: str, *facts: str) -> list[Turn]:
    return [Turn(text, fence(after), facts, check)]


def swapped(code: str, old: str, new: str) -> str:
    """The code with a name replaced everywhere."""
    return re.sub(rf"\b{old}\b", new, code)


RENAME = (
    "rename the function {o} to {n}", "rename {o} to {n}", "change the function's name from {o} to {n}",
    "call the function {n} instead "
    "of {o}", "=The function should be called {n}.", "=I don't like the name {o}. Make it {n}.",
    "=Can this function be named {n}?",
    "give the function the new name {n}", "=The name should be {n}, not {o}.", "=Please use the name {n} for this function.",
    "replace the name {o} with {n}", "={o} is a bad name, {n} is better. Change it.", "rename this function as {n}",
)  # fmt: skip
RENAME_VARIABLE = (
    "rename the variable {o} to {n}", "rename {o} to {n}", "change the variable {o} to {n}",
    "=Please name the variable {n} instead of "
    "{o}.", "use {n} as the name for {o}", "={o} should be called {n}.", "=Can {o} be named {n}?",
    "rename {o} into {n} everywhere",
    "=Call it {n}, not {o}.", "replace {o} by {n} in this function", "=The parameter or variable {o} needs a better name: {n}.",
    "=I want {n} where it says {o}.",
)  # fmt: skip


def rename(rng: Random) -> list[Turn]:
    made, new = function(rng), function_name(rng)
    while new in (made.name, *made.params, *made.locals):
        new = function_name(rng)
    after = swapped(made.code, made.name, new)
    return turned(shown(rng, RENAME, made.code, o=made.name, n=new), after, made.check(after, new) +
        f"\nassert '{made.name}' not in globals()",
                  f"def {new}(")  # fmt: skip


def rename_variable(rng: Random) -> list[Turn]:
    made = function(rng)
    old = rng.choice((*made.params, *made.locals))
    pool = [*PARAMS, *LOCALS, *LISTS, syllables(rng).lower()]
    new = rng.choice([word for word in pool if not re.search(rf"\b{word}\b", made.code)])
    after = swapped(made.code, old, new)
    return turned(shown(rng, RENAME_VARIABLE, made.code, o=old, n=new), after, made.check(after), new)


RENAME_CLASS = (
    "rename the class {o} to {n}", "rename {o} to {n}", "=The class should be called {n}.", "change the class name to {n}",
    "=Call the "
    "class {n} instead of {o}.", "name this class {n}", "=Please use {n} as the name of the class; all else stays.",
)  # fmt: skip
RENAME_METHOD = (
    "rename the method {o} to {n}", "rename {o} to {n}", "=The method {o} should be called {n}.",
    "change the method's name to {n}",
    "call the method {n} instead of {o}", "=Use {n} as the name of the method.",
)  # fmt: skip


def rename_in_class(rng: Random) -> list[Turn]:
    made = a_class(rng)
    if made.method and rng.random() < 0.4:
        new = f"{rng.choice(('do', 'set', 'apply', 'make', 'run'))}_{syllables(rng, 1, 2).lower()}"
        after = swapped(made.code, made.method, new)
        check = f"x = {made.made}\nx.{new}(2)\nassert not hasattr(x, '{made.method}')"
        return turned(shown(rng, RENAME_METHOD, made.code, o=made.method, n=new), after, check, f"def {new}(")
    new = class_name(rng)
    while new == made.name:
        new = class_name(rng)
    after = swapped(made.code, made.name, new)
    check = f"x = {made.made.replace(made.name, new, 1)}\nassert x.{made.number} == 5\nassert '{made.name}' not in globals()"
    return turned(shown(rng, RENAME_CLASS, made.code, o=made.name, n=new), after, check, f"class {new}:")


HINTS = (
    "add type hints", "add types to this function", "annotate this function", "=I need type hints here.",
    "=Type hints, please.",
    "put type annotations in", "=Can you add the types?", "write it with type hints", "=Please annotate parameters and result.",
    "add annotations for the parameters and the return value", "type this function",
)  # fmt: skip


def hints(rng: Random) -> list[Turn]:
    made = function(rng)
    typed = ", ".join(f"{name}: {kind}" for name, kind in zip(made.params, made.types, strict=True))
    after = re.sub(r"\(.*?\):", lambda _: f"({typed}) -> {made.back}:", made.code, count=1)
    check = made.check(after) + f"\nassert len({made.name}.__annotations__) == {len(made.params) + 1}"
    return turned(shown(rng, HINTS, made.code), after, check, f"-> {made.back}")


DOCS = (
    'add the docstring "{d}"', '=Add this docstring: "{d}"', 'put "{d}" into the docstring', '=The docstring should be "{d}"',
    'document it with "{d}"', '=It needs a docstring that says "{d}"', 'write the docstring "{d}" under the def line',
)  # fmt: skip
SAYS = ("Compute the {n}.", "Return the {n}.", "Work out the {n} of an order.", "Give back the new {n}.", "Helper for the {n}.",
        "Calculate the {n} for a week.", "Return the {n} after all steps.", "Used by the {n} page.")  # fmt: skip


def docstring(rng: Random) -> list[Turn]:
    made = function(rng)
    text = rng.choice(SAYS).replace(
        "{n}", rng.choice(("price", "total", "score", "label", "result", "name", "amount", "number"))
    )
    after = made.code.replace(":\n", f':\n    """{text}"""\n', 1)
    return turned(
        shown(rng, DOCS, made.code, d=text), after, made.check(after) + f"\nassert {made.name}.__doc__ == {text!r}", text
    )


OPERATORS = {
    "+": ("add", "adds", "adding", "plus"), "-": ("subtract", "subtracts", "subtracting", "minus"), "*": ("multiply",
    "multiplies",
    "multiplying", "times"),
}  # fmt: skip
OPERATE = (
    "make it {do} instead of {not}", "=It should {do}, not {nota}.", "change it so that it {does}",
    "=This {doesnt} but I want it to {do}.",
    "let it {do} and not {nota}", "use {s} instead of {o}", "replace {o} by {s}", "=I want {w} where it has {v}.",
    "=Wrong operator: it "
    "must {do}.", "switch from {not} to {ing}",
)  # fmt: skip


def operator(rng: Random) -> list[Turn]:
    """Another operator in a function with one of them."""
    while True:
        made = numeric(rng)
        found = re.findall(r" ([-+*]) ", made.code)
        if len(found) == 1 and "range" not in made.code and "=" not in made.code:
            break
    old = found[0]
    new = rng.choice([sign for sign in OPERATORS if sign != old])
    after = made.code.replace(f" {old} ", f" {new} ")
    do, does, ing, word = OPERATORS[new]
    nota, doesnt, nots, other = OPERATORS[old]
    slots = {
        "do": do,
        "does": does,
        "ing": ing,
        "w": word,
        "nota": nota,
        "doesnt": doesnt,
        "not": nots,
        "v": other,
        "s": new,
        "o": old,
    }
    return turned(shown(rng, OPERATE, made.code, **slots), after, made.check(after))


DEFAULTS = (
    "give {p} the default value {v}", "give the parameter {p} a default of {v}",
    "=The parameter {p} should be {v} by default.", "let {p} "
    "default to {v}", "set the default of {p} to {v}", "={p} should be optional, with {v} as its value.",
    "make {p} optional with default "
    "{v}", "=When {p} is not given, use {v}.", "add a default value for {p}: {v}",
)  # fmt: skip


def default(rng: Random) -> list[Turn]:
    made = rng.choice((numeric, textual))(rng)
    while len(made.params) < 2:
        made = rng.choice((numeric, textual))(rng)
    last = made.params[-1]
    text = made.types[-1] == "str"
    value = repr(rng.choice(("Hi", "red", "Oslo", "cat", "you", "none", "Max", "tea"))) if text else str(rng.randint(0, 20))
    after = re.sub(rf"\b{last}\):", f"{last}={value}):", made.code, count=1)
    fewer = [call.rsplit(", ", 1)[0] + ")" for call in made.calls]
    scope: dict[str, object] = {}
    exec(after, scope)
    check = "\n".join(f"assert {call} == {eval(call, scope)!r}" for call in fewer)
    return turned(shown(rng, DEFAULTS, made.code, p=last, v=value), after, check, f"{last}={value}")


NUMBERS = (
    "use {n} instead of {o}", "change the {o} to {n}", "=It should be {n}, not {o}.", "=Please put {n} where {o} is.",
    "replace {o} with {n}",
    "=The number {o} is wrong, it has to be {n}.", "make the {o} a {n}", "=We need {n} here, not {o}.",
)  # fmt: skip


def number(rng: Random) -> list[Turn]:
    while True:
        made = function(rng)
        found = [digits for digits in re.findall(r"(?<![\w.])\d+(?!\w)", made.code) if digits not in ("0", "1")]
        if len(found) == 1:
            break
    new = str(rng.randint(2, 60))
    if new == found[0]:
        new = str(int(new) + 1)
    after = re.sub(rf"(?<![\w.]){found[0]}(?!\w)", new, made.code)
    return turned(shown(rng, NUMBERS, made.code, o=found[0], n=new), after, made.check(after))


SAME = (
    "copy this code exactly", "=Say this code again.", "repeat the code", "=Show me this once more, please.",
    "=Just give it back to me in a "
    "code block.", "put this in a python block",
)  # fmt: skip


def same(rng: Random) -> list[Turn]:
    """The code as it is."""
    made = rng.choice((function, a_class))(rng)
    return turned(shown(rng, SAME, made.code), made.code, "")


def two_turns(rng: Random) -> list[Turn]:
    """An edit, then another one of what came of it."""
    made = rng.choice((numeric, textual, listing))(rng)
    new = function_name(rng)
    if new in (made.name, *made.params, *made.locals):
        return two_turns(rng)
    first = swapped(made.code, made.name, new)
    typed = ", ".join(f"{name}: {kind}" for name, kind in zip(made.params, made.types, strict=True))
    second = re.sub(r"\(.*?\):", lambda _: f"({typed}) -> {made.back}:", first, count=1)
    ask = rng.choice(
        ("Now add type hints.", "and type hints please", "Also annotate it.", "Type hints too, please.", "now with types")
    )
    turns = turned(shown(rng, RENAME, made.code, o=made.name, n=new), first, made.check(first, new), f"def {new}(")
    return turns + turned(ask, second, made.check(second, new), f"-> {made.back}")


TASKS: tuple[Callable[[Random], list[Turn]], ...] = (
    *(rename, rename, rename_variable, rename_variable, rename_in_class, hints, docstring, operator, default, number),
    *(same, two_turns),
)
