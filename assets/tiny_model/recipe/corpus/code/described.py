"""Functions that are written from their description alone: what goes in, each step, and what comes out."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from corpus.base import Turn, upper
from corpus.code.family import fence
from corpus.code.invented import LISTS, PARAMS, TEXTS, function_name

Task = Callable[[Random], list[Turn]]
ASK = (
    "Write a Python function {sig} that {does}.", "Write a function {sig} that {does}.", "write {sig}, it {does}",
    "{sig}: {does}",
    "python function {sig} that {does}", "Function {sig}. It {does}.", "I need a function {sig} which {does}.",
    "{sig} -> {does}",
    "Please write {sig}: it {does}.", "give me a function called {name} that takes {takes} and {does}",
    "Can you write {sig}? It {does}.",
    "Create {sig}, which {does}.", "a function {name} that gets {takes} and {does}",
    "code a function named {name}({params}): {does}",
    "Write me a python function that {does}. Call it {name} with {takes}.",
    "Make a function that takes {takes} and {does}. Name: {name}.",
    "How do I write {sig} so that it {does}?", "i want a python func {sig} that {does}", "Define {sig}. It {does}.",
    "For my homework: {sig} that {does}", "help me with {sig}, it {does}", "Let {sig} be a function that {does}. Write it.",
    "Could you code {sig} for me, it {does}?", "def {sig}: it {does}. Finish it.", "{does0} - as a function {sig} please",
    "Implement `{sig}`. It {does}.", "We need `{name}({params})`, which {does}.",
    "i need `{name}` in python, it takes {takes} and {does}",
    "Write the function {name} with the parameters {params}; it {does}.", "python: {sig} {does}",
    "Write {name}({params}) in Python, it {does}.",
)  # fmt: skip
ELSE = (" and otherwise {o}", ", otherwise {o}", ", and if not, {o}", " or else {o}", ", else {o}")


@dataclass(frozen=True)
class Plan:
    """A function as it is described: its parameters, what it does in the third person, its body and the calls that test it."""

    params: tuple[str, ...]
    does: str
    body: str
    calls: tuple[str, ...]


def calculation(rng: Random, x: str) -> tuple[str, str]:
    """One or two steps with a number: as words and as an expression."""
    k, m = rng.randint(2, 20), rng.randint(1, 50)
    return rng.choice(
        (
            (f"returns {x} plus {m}", f"{x} + {m}"), (f"returns {x} times {k}", f"{x} * {k}"), (f"gives back {x} minus {m}",
            f"{x} - {m}"),
            (f"multiplies {x} by {k} and adds {m}", f"{x} * {k} + {m}"), (f"adds {m} to {x}", f"{x} + {m}"),
            (f"takes {m} away from {x}",
            f"{x} - {m}"), (f"returns {k} times {x} minus {m}", f"{k} * {x} - {m}"),
                (f"adds {m} to {x} and multiplies the sum by {k}",
            f"({x} + {m}) * {k}"), (f"returns the square of {x} plus {m}", f"{x} ** 2 + {m}"),
                (f"doubles {x} and takes away {m}",
            f"2 * {x} - {m}"), (f"returns the remainder of {x} divided by {k}", f"{x} % {k}"),
                (f"returns how often {k} fits into {x}",
            f"{x} // {k}"), (f"halves {x}", f"{x} / 2"), (f"returns {x} to the power of {rng.randint(3, 5)}", "POWER"),
            (f"multiplies {x} by {k}", f"{x} * {k}"), (f"subtracts {x} from {m}", f"{m} - {x}"),
        )
    )  # fmt: skip


def one_number(rng: Random) -> Plan:
    x = rng.choice(PARAMS)
    does, code = calculation(rng, x)
    if code == "POWER":
        code = f"{x} ** {does.rsplit(' ', 1)[1]}"
    return Plan((x,), does, f"    return {code}", tuple(str(rng.randint(0, 30)) for _ in range(3)))


def two_numbers(rng: Random) -> Plan:
    a, b = rng.sample(PARAMS, 2)
    k = rng.randint(2, 20)
    does, code = rng.choice(
        (
            (f"returns {a} plus {b}", f"{a} + {b}"), (f"returns {a} minus {b}", f"{a} - {b}"), (f"multiplies {a} and {b}",
            f"{a} * {b}"),
            (f"returns {a} times {b} plus {k}", f"{a} * {b} + {k}"), (f"adds {a} and {b} and doubles the sum",
            f"({a} + {b}) * 2"),
            (f"returns {k} times {a} plus {b}", f"{k} * {a} + {b}"), (f"tells whether {a} is greater than {b}", f"{a} > {b}"),
            (f"returns True if {a} and {b} are equal", f"{a} == {b}"), (f"returns the square of {a} plus the square of {b}",
            f"{a} ** 2 + {b} ** 2"), (f"returns {b} minus {a}", f"{b} - {a}"), (f"returns the smaller one of {a} and {b}",
            f"min({a}, {b})"), (f"returns the larger one of {a} and {b}", f"max({a}, {b})"), (f"checks if {a} is at least {b}",
            f"{a} >= {b}"), (f"checks whether the sum of {a} and {b} is {k}", f"{a} + {b} == {k}"),
                (f"returns the pair ({b}, {a})",
            f"{b}, {a}"), (f"returns {a} and {b} as a list", f"[{a}, {b}]"),
                (f"gives the tuple of {a} divided by {b} and the remainder",
            "DIV"), (f"adds {k} to {a} and multiplies by {b}", f"({a} + {k}) * {b}"), (f"takes {a} away from {k} times {b}",
            f"{k} * {b} - {a}"),
        )
    )  # fmt: skip
    code = f"{a} // {b}, {a} % {b}" if code == "DIV" else code
    return Plan((a, b), does, f"    return {code}", tuple(f"{rng.randint(0, 20)}, {rng.randint(1, 20)}" for _ in range(3)))


RESULTS = (("'yes'", "'no'"), ("True", "False"), ("'big'", "'small'"), ("'pass'", "'fail'"), ("1", "0"), ("'hot'", "'cold'"),
    ("'open'",
           "'closed'"), ("'A'", "'B'"), ("'win'", "'lose'"), ("'heavy'", "'light'"), ("'old'", "'young'"), ("'cheap'",
           "'dear'"))  # fmt: skip


def decided(rng: Random) -> Plan:
    """A condition on a number and two results, or three."""
    x, k = rng.choice(PARAMS), rng.randint(2, 100)
    said, code = rng.choice(
        (
            (f"{x} is greater than {k}", f"{x} > {k}"), (f"{x} is less than {k}", f"{x} < {k}"), (f"{x} is at least {k}",
            f"{x} >= {k}"),
            (f"{x} is below {k}", f"{x} < {k}"), (f"{x} is above {k}", f"{x} > {k}"), (f"{x} is even", f"{x} % 2 == 0"),
            (f"{x} is odd", f"{x} % 2 == 1"), (f"{x} is exactly {k}", f"{x} == {k}"), (f"{x} can be divided by {k}",
            f"{x} % {k} == 0"),
            (f"{x} is at most {k}", f"{x} <= {k}"), (f"{x} is negative", f"{x} < 0"), (f"{x} is a multiple of {k}",
            f"{x} % {k} == 0"),
        )
    )  # fmt: skip
    yes, no = rng.choice(RESULTS)
    calls = (str(k), str(k + 1), str(max(0, k - 1)), "0")
    if yes == "True":
        return Plan(
            (x,),
            rng.choice((f"returns True if {said}", f"checks if {said}", f"says whether {said}")),
            f"    return {code}",
            calls,
        )
    if rng.random() < 0.3:
        more = f"{x} > {2 * k}" if ">" in code or "=" in code else f"{x} > {3 * k}"
        third = rng.choice(("'other'", "'huge'", "'?'", "2"))
        says = f"returns {yes} if {said}, {third} if {x} is greater than {more.rsplit(' ', 1)[1]}, otherwise {no}"
        return Plan(
            (x,), says, f"    if {code}:\n        return {yes}\n    if {more}:\n        return {third}\n    return {no}", calls
        )
    tail = rng.choice(ELSE).replace("{o}", no)
    says = f"returns {yes} if {said}{tail}"
    return Plan((x,), says, f"    if {code}:\n        return {yes}\n    return {no}", calls)


PICKS = (
    ("are greater than {k}", "{n} > {k}"), ("are less than {k}", "{n} < {k}"), ("are at least {k}", "{n} >= {k}"),
    ("can be divided by {k}",
    "{n} % {k} == 0"), ("are not {k}", "{n} != {k}"), ("are odd", "{n} % 2 == 1"), ("are positive", "{n} > 0"),
    ("are below {k}", "{n} < {k}"),
    ("lie between {k} and {m}", "{k} < {n} < {m}"), ("are negative", "{n} < 0"), ("end with a 0", "{n} % 10 == 0"),
)  # fmt: skip


def of_list(rng: Random) -> Plan:
    """Numbers of a list that are kept, counted, added up or changed."""
    xs, k, m = rng.choice(LISTS), rng.randint(2, 12), rng.randint(15, 40)
    n = "n"
    calls = tuple(str([rng.randint(-5, 40) for _ in range(size)]) for size in (5, 4, 0))
    kind = rng.choice(("keep", "count", "sum", "change", "any", "all"))
    if kind == "change":
        said, code = calculation(rng, n)
        while code == "POWER" or " and " in said:
            said, code = calculation(rng, n)
        does = rng.choice(
            (f"applies this to every number of {xs}: {code}", f"returns a list with {code} for each {n} in {xs}",
            f"replaces each {n} of "
             f"{xs} by {code}")
        )  # fmt: skip
        return Plan((xs,), does, f"    return [{code} for {n} in {xs}]", calls)
    said, code = (part.format(k=k, m=m, n=n) for part in rng.choice(PICKS))
    does, body = {
        "keep": (f"returns the numbers of {xs} that {said}", f"[{n} for {n} in {xs} if {code}]"),
        "count": (f"counts the numbers of {xs} that {said}", f"sum(1 for {n} in {xs} if {code})"),
        "sum": (f"adds up the numbers of {xs} that {said}", f"sum({n} for {n} in {xs} if {code})"),
        "any": (f"checks if there are numbers in {xs} that {said}", f"any({code} for {n} in {xs})"),
        "all": (f"checks if all numbers in {xs} {said}", f"all({code} for {n} in {xs})"),
    }[kind]  # fmt: skip
    return Plan((xs,), does, f"    return {body}", calls)


def of_text(rng: Random) -> Plan:
    """What is done to a text."""
    s = rng.choice(TEXTS)
    mark = rng.choice(("!", "?", "...", "-", "*", " ok", ".", "#", " and more", ":", " (copy)", "%", "+"))
    head = rng.choice(
        ("Hello, ", "Dear ", "No ", "Item: ", "> ", "Mr ", "File ", "* ", "Today: ", "Good morning, ", "I like ", "Team ")
    )
    k, char = rng.randint(2, 6), rng.choice("abcdeilmnoprst")
    does, code = rng.choice(
        (
            (f"puts {mark!r} at the end of {s}", f"{s} + {mark!r}"), (f"puts {head!r} before {s}", f"{head!r} + {s}"),
            (f"returns {s} {k} times in a row", f"{s} * {k}"), (f"returns the first {k} letters of {s}", f"{s}[:{k}]"),
            (f"returns {s} in small letters with {mark!r} behind it", f"{s}.lower() + {mark!r}"),
            (f"returns the last {k} letters of {s}",
            f"{s}[-{k}:]"), (f"counts the letter {char!r} in {s}", f"{s}.count({char!r})"), (f"removes every {char!r} from {s}",
            f"{s}.replace({char!r}, '')"), (f"checks if {s} begins with {char!r}", f"{s}.startswith({char!r})"),
                (f"checks if {s} ends with "
            f"{char!r}", f"{s}.endswith({char!r})"), (f"tells whether {char!r} is in {s}", f"{char!r} in {s}"),
                (f"replaces spaces by {mark!r} "
            f"in {s}", f"{s}.replace(' ', {mark!r})"), (f"returns True if {s} has more than {k} letters", f"len({s}) > {k}"),
            (f"returns {s} backwards and then {mark!r}", f"{s}[::-1] + {mark!r}"),
            (f"writes {s} in capitals between two {mark!r}",
            f"{mark!r} + {s}.upper() + {mark!r}"), (f"returns the length of {s} plus {k}", f"len({s}) + {k}"),
                (f"returns the letter number "
            f"{k} of {s}, counted from 0", f"{s}[{k}]"), (f"returns {head!r}, then {s}, then {mark!r}",
                f"{head!r} + {s} + {mark!r}"),
        )
    )  # fmt: skip
    words = ("'lemon tree'", "'Alabama'", "'north star'", "'Plastic'", "'tomorrow'", "'international'")
    return Plan((s,), does, f"    return {code}", tuple(rng.sample(words, 3)))


def of_words(rng: Random) -> Plan:
    """Words of a list that are kept, changed or joined."""
    xs = rng.choice(("words", "names", "cities", "labels", "titles", "strings", "lines"))
    w = "word"
    k, char, mark = rng.randint(2, 6), rng.choice("abcdglmopst"), rng.choice(("-", ", ", " ", "; ", " and ", "/", "+"))
    does, code = rng.choice(
        (
            (f"returns the {xs} that begin with {char!r}", f"[{w} for {w} in {xs} if {w}.startswith({char!r})]"),
            (f"returns the {xs} that have more than {k} letters", f"[{w} for {w} in {xs} if len({w}) > {k}]"),
            (f"joins the {xs} with {mark!r}", f"{mark!r}.join({xs})"), (f"writes all the {xs} in capitals",
            f"[{w}.upper() for {w} in {xs}]"),
            (f"counts the {xs} with the letter {char!r}", f"sum(1 for {w} in {xs} if {char!r} in {w})"),
            (f"puts {char + mark!r} before each of the {xs}", f"[{char + mark!r} + {w} for {w} in {xs}]"),
            (f"keeps the {xs} that have exactly {k} letters", f"[{w} for {w} in {xs} if len({w}) == {k}]"),
            (f"returns the {xs} without those that end with {char!r}", f"[{w} for {w} in {xs} if not {w}.endswith({char!r})]"),
            (f"returns the first {k} letters of each of the {xs}", f"[{w}[:{k}] for {w} in {xs}]"),
            (f"sorts the {xs} and returns the first",
            f"sorted({xs})[0]"), (f"returns how many letters all the {xs} have together", f"sum(len({w}) for {w} in {xs})"),
        )
    )  # fmt: skip
    calls = ("['apple', 'melon', 'pot']", "['stone', 'boat', 'lamp', 'dog']", "['cat', 'glass']")
    return Plan((xs,), does, f"    return {code}", calls)


PLANS = (one_number, two_numbers, two_numbers, decided, decided, of_list, of_list, of_text, of_text, of_words)


def infinitive(text: str) -> str:
    """ "returns x and adds 3" with its first verb in the plain form: a wish in the imperative."""
    verb, rest = text.split(" ", 1)
    verb = "apply" if verb == "applies" else verb.removesuffix("s") if not verb.endswith("ches") else verb[:-2]
    return f"{verb} {rest}"


def describe(plan_of: Callable[[Random], Plan]) -> Task:
    """The task of a maker of plans."""

    def run(rng: Random) -> list[Turn]:
        plan = plan_of(rng)
        name = function_name(rng)
        while name in plan.params:
            name = function_name(rng)
        params = ", ".join(plan.params)
        code = f"def {name}({params}):\n{plan.body}"
        takes = " and ".join(plan.params)
        text = rng.choice(ASK).replace("{sig}", f"{name}({params})").replace("{name}", name).replace("{params}", params)
        text = text.replace("{takes}", takes).replace("{does0}", upper(infinitive(plan.does))).replace("{does}", plan.does)
        scope: dict[str, object] = {}
        exec(code, scope)
        check = "\n".join(f"assert {name}({call}) == {eval(f'{name}({call})', scope)!r}" for call in plan.calls)
        turns = [Turn(text, fence(code), (f"def {name}({params})",), check)]
        return turns + renamed(rng, code, name, check) if rng.random() < 0.1 else turns

    run.__name__ = f"described_{plan_of.__name__}"
    return run


def renamed(rng: Random, code: str, name: str, check: str) -> list[Turn]:
    """A follow-up: another name for the function."""
    new = function_name(rng)
    if re.search(rf"\b{new}\b", code):
        return []
    ask = rng.choice(
        (
            "call it {n} instead",
            "Now name it {n}.",
            "Rename it to {n}, please.",
            "can it be called {n}?",
            "The name should be {n}.",
        )
    )
    after, tests = (re.sub(rf"\b{name}\(", f"{new}(", text) for text in (code, check))
    return [Turn(ask.replace("{n}", new), fence(after), (f"def {new}(",), tests)]


TASKS: tuple[Task, ...] = tuple(map(describe, PLANS))
