"""Small changes that can be made to any function of a family: what is wished, and the changed code."""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from corpus.base import Turn, upper
from corpus.code.family import Bound, bind, fence, options, other_name, run

LOCALS = {
    "result": "output answer found out collected",
    "total": "amount_so_far running sum_so_far subtotal",
    "count": "counter hits how_many amount_found",
    "best": "winner champion top current_best",
    "counts": "tally frequencies occurrences",
    "char": "letter symbol character c",
}
PARAMETERS = "given input_value argument source first_value my_input the_input content raw payload subject".split()


@dataclass(frozen=True)
class Edit:
    """A wish in the imperative ("add type hints"), the code before and after, and tests of the code after."""

    wish: str
    before: str
    after: str
    check: str


Maker = Callable[[Random, Bound, str], "Edit | None"]


def signature_line(code: str) -> str:
    """The line with "def"."""
    return next(line for line in code.splitlines() if line.startswith("def "))


def insert(code: str, text: str) -> str:
    """The code with lines put at the start of the function, behind a docstring."""
    line = signature_line(code)
    head, tail = code.split(line, 1)
    found = re.match(r'\n    """.*?"""', tail)
    docs = found.group(0) if found else ""
    return f"{head}{line}{docs}\n{text}{tail[len(docs) :]}"


def hinted(code: str, bound: Bound) -> str:
    """The code with type hints."""
    return code.replace(signature_line(code), signature_line(bound.code(hints=True)), 1)


def documented(code: str, bound: Bound) -> str:
    """The code with the docstring of its family."""
    return insert(code, bound.fill(f'    """{bound.family.doc}"""'))


HINTS = (
    "add type hints|add type annotations|annotate the parameters and the return value|add types to the signature|"
    "put type hints on it|give it type hints|use type hints|write the signature with type hints|annotate it with types"
)
DOCS = (
    "add a docstring|write a docstring for it|document the function with a docstring|give it a docstring|put a docstring in it|"
    "add a short docstring|add documentation in a docstring|include a docstring|describe it in a docstring"
)
BOTH = (
    "add type hints and a docstring|give it a docstring and type hints|add types and a docstring|"
    "write type hints and a docstring"
)
CALLS = (
    "add an example call|add a line that calls the function|show how to call it in a line below|"
    "add an example of how to use it|"
    "call the function once at the end and print the result|add a usage example at the end"
)
EMPTY = (
    "return {v} if ${a} is empty|return {v} for an empty list|handle the empty list by returning {v}|"
    "make it return {v} when ${a} is empty|"
    "let it return {v} if the list is empty|deal with an empty list: it should return {v}|"
    "cover the case of an empty ${a} with {v}"
).replace("${a}", "$a")
RAISES = (
    "raise a ValueError if {w}|make it raise a ValueError when {w}|check the input and raise ValueError if {w}|"
    "let it fail with a ValueError if {w}|throw a ValueError when {w}|add a check that raises a ValueError if {w}"
)
RENAMES = (
    "rename the function to {n}|rename it to {n}|call the function {n}|change the name of the function to {n}|"
    "name it {n} instead|"
    "give the function the name {n}|change its name to {n}|use {n} as the name of the function"
)
VARIABLES = (
    "rename {o} to {n}|rename the variable {o} to {n}|call {o} {n} instead|change the name {o} to {n}|use {n} instead of {o}|"
    "replace the name {o} by {n}|rename {o} as {n} everywhere"
)
GUARDS = (
    'put the call under if __name__ == "__main__"|add an if __name__ == "__main__" line|use a main guard for the call|'
    'protect the call with if __name__ == "__main__"|run the last line only when the file is executed directly|add a main guard'
)
NUMBERS = (
    "change {o} to {n}|use {n} instead of {o}|replace {o} by {n}|make it {n} instead of {o}|"
    "change the number {o} to {n}|set it to {n} rather than {o}"
)
ROUNDS = (
    "round the result to {n} decimals|round the result to {n} places|make it return the result rounded to {n} decimal places|"
    "return the value rounded to {n} digits after the point"
)


def _say(rng: Random, wishes: str, **slots: str) -> str:
    text = rng.choice(options(wishes))
    for slot, value in slots.items():
        text = text.replace("{" + slot + "}", value)
    return text


def hints(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Add type hints."""
    return Edit(_say(rng, HINTS), code, hinted(code, bound), bound.check()) if "->" not in code else None


def docstring(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Add a docstring."""
    return Edit(_say(rng, DOCS), code, documented(code, bound), bound.check()) if '"""' not in code else None


def both(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Add type hints and a docstring."""
    if '"""' in code or "->" in code:
        return None
    return Edit(_say(rng, BOTH), code, hinted(documented(code, bound), bound), bound.check())


def call(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Add an example call."""
    return Edit(_say(rng, CALLS), code, f"{code}\n\n\n{bound.example()}", bound.check())


def guard(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Put the call under a main guard."""
    before = f"{code}\n\n\n{bound.example()}"
    return Edit(_say(rng, GUARDS), before, f'{code}\n\n\nif __name__ == "__main__":\n    {bound.example()}', bound.check())


def empty(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Return a value for an empty list."""
    value = bound.family.empty
    if not value:
        return None
    wish = bound.fill(_say(rng, EMPTY, v=value))
    after = insert(code, bound.fill(f"    if not $a:\n        return {value}"))
    return Edit(wish, code, after, bound.check(f"$f([]) == {value}"))


def bad_input(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Raise a ValueError."""
    if not bound.family.bad:
        return None
    condition, words, message = (bound.fill(part) for part in bound.family.bad)
    after = insert(code, f"    if {condition}:\n        raise ValueError('{message}')")
    wish = _say(rng, RAISES, w=words)
    if rng.random() < 0.4:
        wish += f" with the message '{message}'"
    checks = "\n".join(line for line in bound.check().splitlines() if "([])" not in line)
    return Edit(wish, code, after, checks)


def rename(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Rename the function."""
    for _ in range(9):
        new = other_name(rng, [bound.fill(name) for name in bound.family.names.split()])
        if not re.search(rf"\b{new}\b", code):
            return _renamed(bound.name, new, _say(rng, RENAMES, n=new), code, bound.check(), r"(?=\()")
    return None


def _renamed(old: str, new: str, wish: str, code: str, check: str, call: str = "") -> Edit:
    return Edit(wish, code, re.sub(rf"\b{old}\b{call}", new, code), re.sub(rf"\b{old}\b{call}", new, check))


def rename_parameter(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Rename a parameter."""
    place = rng.randrange(len(bound.params))
    old = bound.params[place]
    named = options(bound.family.params.split(", ")[place])
    new = rng.choice([*named, *named, rng.choice(PARAMETERS)])
    if re.search(rf"\b{new}\b", code) or old in bound.check() or '"""' in code:
        return None
    return _renamed(old, new, _say(rng, VARIABLES, o=old, n=new), code, bound.check())


def rename_local(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Rename a variable inside the function."""
    found = [name for name in LOCALS if re.search(rf"^ +(for )?{name}\b", code, re.M) and name not in bound.params]
    if not found:
        return None
    old = rng.choice(found)
    new = rng.choice(LOCALS[old].split())
    if re.search(rf"\b{new}\b", code) or re.search(rf"['\"][^'\"\n]*\b{old}\b|\.{old}\b", code):
        return None
    return Edit(_say(rng, VARIABLES, o=old, n=new), code, re.sub(rf"\b{old}\b", new, code), bound.check())


def parameter(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Add a parameter with a default."""
    if not bound.family.grow or code != bound.code():
        return None
    wishes, changes, new, check = rng.choice(bound.family.grow)
    after = code.replace(bound.signature, f"{bound.signature[:-1]}, {bound.fill(new)})")
    for old, changed in changes:
        after = after.replace(bound.fill(old), bound.fill(changed))
    return Edit(bound.fill(rng.choice(options(wishes))), code, after, bound.check(check))


def number(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Change a number in the code."""
    slot = next((s for s in "km" if re.search(rf"\${s}(?!ey)", bound.family.body)), "")
    if not slot or code != bound.code():
        return None
    new = str(rng.choice([n for n in (2, 3, 4, 6, 7, 8, 9, 11, 14, 18, 25, 30, 40, 60, 75, 80) if str(n) != bound.slots[slot]]))
    if slot == "k":
        new = str(min(int(new), 19))
    if new == bound.slots[slot] or len(re.findall(rf"\b{bound.slots[slot]}\b", code)) != 1:
        return None
    changed = Bound(bound.family, {**bound.slots, slot: new}, bound.params)
    return Edit(_say(rng, NUMBERS, o=bound.slots[slot], n=new), code, changed.code(), changed.check())


def rounded(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Round what is returned."""
    found = re.findall(r"^    return (.+)$", code, re.M)
    if not bound.family.types.endswith("-> float") or len(found) != 1 or "return" in code.replace(f"    return {found[0]}", ""):
        return None
    places = rng.choice("223")
    after = code.replace(f"return {found[0]}", f"return round({found[0]}, {places})")
    passes = not run(after, bound.check())
    return Edit(_say(rng, ROUNDS, n=places), code, after, bound.check()) if passes else None


def rewrite(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Write it in another way."""
    if not bound.family.ways or code != bound.code():
        return None
    how, way = rng.choice(bound.family.ways)
    how = rng.choice([h for h in options(how) if h[0].islower()])
    say = "rewrite it {h}|do it {h}|write the same {h}|change it so that it works {h}|rewrite this {h}"
    if "comprehension" in how:
        say = (
            "turn the loop into a list comprehension|use a list comprehension|rewrite it {h}|"
            "replace the loop by a comprehension"
        )
    elif "loop" in how and " for " in code and "while" not in how:
        say = (
            "turn the comprehension into a loop|use a normal for loop instead|rewrite it {h}|write it out as a loop|"
            "expand it into a loop"
        )
        say = say if "[" in code and "return [" in code else "rewrite it {h}|do it {h}|write it out as a loop"
    return Edit(_say(rng, say, h=how), code, bound.code(way=way), bound.check())


EDITS: tuple[Maker, ...] = (
    hints,
    docstring,
    both,
    call,
    guard,
    empty,
    bad_input,
    rename,
    rename_parameter,
    rename_local,
    parameter,
    number,
    rounded,
    rewrite,
)
FOLLOW = (
    "Now {w}.",
    "Now {w}, please.",
    "Can you {w}?",
    "Could you also {w}?",
    "{W}.",
    "{W}, please.",
    "ok, {w}",
    "Thanks. Now {w}.",
    "Great. Please {w}.",
    "Good, but {w}.",
    "And now {w}.",
    "Nice. Can you {w}?",
    "I'd like you to {w}.",
    "Perfect. Next, {w}.",
    "one more thing: {w}",
    "Please {w}.",
    "Almost. Please {w}.",
)
HOW_TO_CALL = (
    "How do I use it?|How do I call it?|Show me an example.|Can you show me how to use it?|How would I call this function?|"
    "Give me an example of how to use it.|And how is it used?|what would a call look like|Show an example call."
)


def follow_up(rng: Random, bound: Bound, code: str) -> Turn:
    """What the user wishes after the first answer."""
    fact = bound.name
    if bound.family.kind == "class":
        new = other_class(rng, bound)
        after = re.sub(rf"\b{bound.name}\b", new, code)
        wish = _say(rng, RENAMES.replace("function", "class"), n=new)
        return Turn(_ask(rng, wish), fence(after), (f"class {new}",), re.sub(rf"\b{fact}\b", new, bound.check()))
    if rng.random() < 0.2:
        return Turn(rng.choice(options(HOW_TO_CALL)), fence(bound.example()), (f"{fact}(",))
    for _ in range(30):
        edit = rng.choice(EDITS[:3] + EDITS[5:])(rng, bound, code)
        if edit and edit.before == code:
            return Turn(_ask(rng, edit.wish), fence(edit.after), ("def ",), edit.check)
    return Turn(rng.choice(options(HOW_TO_CALL)), fence(bound.example()), (f"{fact}(",))


def other_class(rng: Random, bound: Bound) -> str:
    """Another name for a class."""
    names = [name for name in bound.family.names.split() if name != bound.name]
    return rng.choice([*names, rng.choice(("Simple", "My", "Basic")) + bound.name])


def _ask(rng: Random, wish: str) -> str:
    return rng.choice(FOLLOW).replace("{w}", wish).replace("{W}", upper(wish))


def edited(rng: Random, families: tuple, maker: Maker) -> tuple[Edit, Bound]:
    """An edit of a random family for which it makes sense."""
    while True:
        bound = bind(rng, rng.choice(families), rng.choice(("", "abcd")), rng.random() < 0.5)
        edit = maker(rng, bound, bound.code())
        if edit:
            return edit, bound
