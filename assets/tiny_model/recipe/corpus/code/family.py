"""What one kind of function is: its code, its names, its tests, and the phrases that ask for it."""

# ruff: noqa: SIM905
from __future__ import annotations

import contextlib
import io
from dataclasses import dataclass
from random import Random
from string import Template

from corpus.base import lower
from corpus.values import FIRST_NAMES, ordinal, syllables

PLAIN_NAMES = (
    "solve my_function func helper calc process run_it foo compute handle do_work task check_it convert my_func".split()
)
KEYS = "age price score weight year size rating pages stock height points speed salary distance length cost quantity".split()
TEXT_KEYS = "name title city author colour email country category team brand owner status genre language".split()
WORDS = "apple river python garden orange window silver market summer coffee planet rocket winter cheese forest pencil".split()
ONE = {
    **{"nums": "num", "data": "item", "lst": "item", "xs": "x", "text": "char", "s": "char", "string": "char"},
    **{"sentence": "char", "phrase": "char", "matrix": "row", "grid": "row", "table": "row", "entries": "entry"},
    **{"people": "person", "input_list": "item", "arr": "item", "countries": "country", "cities": "city", "word": "char"},
    **{"sequence": "item", "array": "item", "my_list": "item", "pieces": "piece", "message": "char", "inventory": "item"},
    **{"classes": "entry", "lines": "line", "line": "char", "data_list": "item", "basket": "item", "records": "record"},
}
NUMBERS = "numbers|values|nums|prices|scores|data|amounts|grades|ages|points|temperatures|weights|lst|marks|results_list"
NUMBERS = NUMBERS.removesuffix("|results_list")
ITEMS = "items|values|data|elements|lst|entries|things|my_list|array|objects|names|sequence"
TEXT = "text|s|string|sentence|phrase|message|line"
WORDLIST = "words|names|strings|tokens|items|lines|labels|titles|cities"
LETTERS = "abcd"


@dataclass(frozen=True)
class Family:
    """One kind of function. ``$f`` is its name, ``$a``, ``$b``, ... its parameters, ``$one`` one element of ``$a``.

    Also ``$k``, ``$m`` (numbers), ``$key``, ``$tkey`` (fields), ``$word`` and ``$who`` stand for values that the request names.
    Alternatives are separated by "|"; the first name and the first of each parameter are those used when none is given.
    """

    names: str
    params: str
    types: str
    """As in "list[int]; int -> bool"."""
    body: str
    doc: str
    """A sentence in the imperative."""
    does: str
    """What it does, in the third person."""
    to: str
    """What one wants, after "to"."""
    noun: str
    checks: tuple[str, ...]
    example: str
    """The arguments of an example call."""
    bugs: tuple[tuple[str, str, str], ...] = ()
    """(good code, bad code, what was wrong)."""
    ways: tuple[tuple[str, str], ...] = ()
    """(how the request says it, the body then)."""
    empty: str = ""
    """What it ought to return for an empty ``$a``, where the body does not do so."""
    bad: tuple[str, str, str] | tuple[()] = ()
    """A condition on bad input: in code, in words, and the message."""
    grow: tuple[tuple[str, tuple[tuple[str, str], ...], str, str], ...] = ()
    """A parameter to add: (requests, replacements in the code, the new parameter, a check)."""
    head: str = ""
    kind: str = "function"


@dataclass(frozen=True)
class Bound:
    """A family with its names chosen."""

    family: Family
    slots: dict[str, str]
    params: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.slots["f"]

    @property
    def signature(self) -> str:
        return f"{self.name}({', '.join(self.params)})"

    def fill(self, text: str) -> str:
        return Template(text).substitute(self.slots)

    def code(self, hints: bool = False, doc: bool = False, way: str = "") -> str:
        """The source, with type hints or a docstring on request."""
        body = (way or self.family.body).strip("\n").rstrip()
        docs = f'    """{self.family.doc}"""\n' if doc else ""
        head = f"{self.family.head}\n\n\n" if self.family.head else ""
        if self.family.kind == "class":
            first, rest = body.split("\n", 1)
            gap = "\n" if doc and rest.startswith("    def") else ""
            return head + self.fill(f"{first}\n{docs}{gap}{rest}")
        line = f"def {self.signature}:"
        if hints:
            given, back = self.family.types.split(" -> ")
            pairs = zip(self.params, given.split("; "), strict=True) if self.params else ()
            line = f"def {self.name}({', '.join(f'{p}: {t}' for p, t in pairs)}) -> {back}:"
        return head + f"{line}\n" + self.fill(docs + body)

    def check(self, *more: str) -> str:
        """The tests of the family for these names."""
        return "\n".join(self.fill(f"assert {line}") for line in (*self.family.checks, *more))

    def example(self) -> str:
        """An example call."""
        return f"print({self.name}({self.fill(self.family.example)}))"


def options(text: str) -> list[str]:
    """The alternatives of a table entry."""
    return [part.strip() for part in text.split("|") if part.strip()]


def singular(name: str) -> str:
    """The name of one element of a list with this name."""
    if name in ONE:
        return ONE[name]
    return name[:-1] if name.endswith("s") and not name.endswith("ss") else "item"


def camel(name: str) -> str:
    """count_words -> countWords."""
    first, *rest = name.split("_")
    return first + "".join(part.capitalize() for part in rest)


def other_name(rng: Random, names: list[str]) -> str:
    """A name for a function: mostly one of ``names``, sometimes a general or an invented one."""
    draw = rng.random()
    if draw < 0.1:
        return rng.choice(PLAIN_NAMES)
    if draw < 0.18:
        return f"{rng.choice(('get', 'make', 'do', 'run', 'test', 'my'))}_{syllables(rng).lower()}"
    name = rng.choice(names)
    return camel(name) if draw > 0.92 and name.islower() else name


ROWS = {
    "people": ("name city country email", "age height weight salary"),
    "users": ("name city country email status", "age points level score"),
    "products": ("name brand category colour", "price stock weight rating"),
    "orders": ("customer city status country", "price quantity cost total"),
    "books": ("title author genre language", "price pages year rating"),
    "students": ("name city team country", "age score points height"),
}


def bind(rng: Random, family: Family, vary: str = "", rename: bool = False) -> Bound:
    """Choose the names: those of the parameters in ``vary`` (letters), and the function's with ``rename``."""
    params = []
    groups = [options(group) for group in family.params.split(", ")] if family.params else []
    for letter, group in zip(LETTERS, groups, strict=False):
        free = [name for name in group if name not in params and (not params or name != singular(params[0]))]
        params.append(rng.choice(free) if letter in vary else free[0])
    slots = dict(zip(LETTERS, params, strict=False))
    slots["one"] = singular(params[0]) if params else "item"
    slots["k"], slots["m"] = str(rng.randint(2, 12)), str(rng.choice((3, 4, 5, 10, 15, 20, 50, 100)))
    slots["kth"] = ordinal(int(slots["k"]))
    texts, figures = (part.split() for part in ROWS[params[0]]) if params and params[0] in ROWS else (TEXT_KEYS, KEYS)
    slots["key"], slots["tkey"] = rng.choice(figures), rng.choice(texts)
    slots["word"], slots["who"] = rng.choice(WORDS), rng.choice(FIRST_NAMES)
    names = [Template(name).substitute(slots) for name in family.names.split()]
    slots["f"] = other_name(rng, names) if rename else names[0]
    if rename and family.kind == "class":
        slots["f"] = rng.choice(names) if rng.random() < 0.8 else syllables(rng)
    if slots["f"] in (*params, slots["one"]):
        slots["f"] = names[0]
    return Bound(family, slots, tuple(params))


def used(phrase: str) -> str:
    """The parameters that a phrase names, so that they may be varied."""
    return "".join(letter for letter in LETTERS if f"${letter}" in phrase.replace("$and", ""))


def third(sentence: str) -> str:
    """ "Return the sum." -> "returns the sum"."""
    verb, rest = lower(sentence.rstrip(".")).split(" ", 1)
    if verb.endswith(("s", "sh", "ch", "x", "o")):
        verb += "es"
    else:
        verb = verb[:-1] + "ies" if verb.endswith("y") and verb[-2] not in "aeiou" else verb + "s"
    return f"{verb} {rest}"


def fence(code: str) -> str:
    """An answer: one block of Python."""
    return f"```python\n{code.rstrip()}\n```"


def run(code: str, check: str) -> str:
    """What stops ``code`` with ``check`` after it: the name of the exception, or nothing."""
    with contextlib.redirect_stdout(io.StringIO()):
        try:
            exec(compile(f"{code}\n{check}\n", "<answer>", "exec", dont_inherit=True), {"__name__": "answer"})
        except Exception as error:
            return type(error).__name__
    return ""
