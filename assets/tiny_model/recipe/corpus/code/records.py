"""Classes with chosen fields: written on request, and changed: methods, fields and conversions added."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from corpus.base import Turn, join, upper
from corpus.code.family import fence
from corpus.code.fields import THINGS, another, field_names, is_number
from corpus.code.quote import quoted
from corpus.values import syllables

NAMES = tuple(THINGS)
EXTRAS = ("to_dict", "__repr__", "__str__", "getters", "__eq__", "describe", "update", "plain", "plain", "dataclass", "setters")
WORDS = {
    "to_dict": "a method to_dict|a to_dict method|a method to_dict that returns the fields as a dictionary",
    "__repr__": "a __repr__ method|__repr__|a readable __repr__",
    "__str__": "a __str__ method|__str__|a __str__ method that lists the fields",
    "getters": "a getter for each field|getters for all fields|get methods",
    "setters": "a setter for each field|setters for all fields|set methods",
    "__eq__": "an __eq__ method|__eq__|an __eq__ method that compares all fields",
    "describe": "a method describe|a describe method that prints all fields|a method describe() that prints the fields",
    "update": "a method update|an update method that takes keyword arguments|a method update(**changes)",
}
ASKS = (
    "Write a Python class {n} with {f}{e}.",
    "Write a class {n} with {f}{e}.",
    "Create a class {n} that has {f}{e}.",
    "I need a Python class named {n} with {f}{e}.",
    "Please write a class called {n} with {f}{e}.",
    "Can you write a class {n} with {f}{e}?",
    "Make a class {n} with {f}{e}.",
    "python class {n} with {f}{e}",
    "class {n}, {f}{e}",
    "Define a class {n} with {f}{e}.",
    "How do I write a class {n} with {f}{e}?",
    "Give me a class {n} with {f}{e}.",
    "I want to store {f} in a class {n}{e}.",
    "Implement {n} as a Python class with {f}{e}.",
    "We need a class {n} with {f}{e}.",
    "Show me a class {n} with {f}{e}.",
)
DATA_ASKS = (
    "Write a dataclass {n} with {f}.",
    "Create a Python dataclass {n} with {f}.",
    "I need a dataclass called {n} with {f}.",
    "Can you make a dataclass {n} with {f}?",
    "dataclass {n} with {f}",
    "How would a dataclass {n} with {f} look?",
)


@dataclass(frozen=True)
class Record:
    """A class with fields and some methods."""

    name: str
    fields: tuple[str, ...]
    methods: tuple[str, ...] = ()

    def method(self, kind: str) -> str:
        """The source of a method."""
        shown = ", ".join(f"{f}={{self.{f}!r}}" for f in self.fields)
        plain = ", ".join(f"{f}: {{self.{f}}}" for f in self.fields)
        same = " and ".join(f"self.{f} == other.{f}" for f in self.fields)
        pairs = ", ".join(f"'{f}': self.{f}" for f in self.fields)
        inside = {
            "to_dict": f"    def to_dict(self):\n        return {{{pairs}}}",
            "__repr__": f"    def __repr__(self):\n        return f'{self.name}({shown})'",
            "__str__": f"    def __str__(self):\n        return f'{plain}'",
            "__eq__": f"    def __eq__(self, other):\n        return {same}",
            "describe": "    def describe(self):\n" + "\n".join(f"        print('{f}:', self.{f})" for f in self.fields),
            "update": "    def update(self, **changes):\n        for key, value in changes.items():\n"
            "            setattr(self, key, value)",
            "getters": "\n\n".join(f"    def get_{f}(self):\n        return self.{f}" for f in self.fields),
            "setters": "\n\n".join(f"    def set_{f}(self, value):\n        self.{f} = value" for f in self.fields),
        }
        if kind.startswith(("get_", "set_")):
            return next(part for part in inside[f"{kind[:3]}ters"].split("\n\n") if f"def {kind}(" in part)
        return inside[kind]

    def code(self, hints: bool = False, default: dict[str, str] | None = None) -> str:
        """The source."""
        given = default or {}
        params = [f + (f": {kind_of(f)}" if hints else "") + (f"={given[f]}" if f in given else "") for f in self.fields]
        back = " -> None" if hints else ""
        lines = [f"class {self.name}:", f"    def __init__(self, {', '.join(params)}){back}:"]
        lines += [f"        self.{f} = {f}" for f in self.fields]
        return "\n".join(lines) + "".join("\n\n" + self.method(kind) for kind in self.methods)

    def as_dataclass(self) -> str:
        """The source as a dataclass."""
        lines = ["from dataclasses import dataclass", "", "", "@dataclass", f"class {self.name}:"]
        return "\n".join([*lines, *(f"    {f}: {kind_of(f)}" for f in self.fields)])

    def check(self, *lines: str, skip: str = "") -> str:
        """Tests: the fields, and what is said in ``lines`` about an object x."""
        values = ", ".join(repr(i + 1) for i, f in enumerate(self.fields) if f != skip)
        tests = [f"assert x.{f} == {i + 1}" for i, f in enumerate(self.fields) if f != skip]
        return "\n".join([f"x = {self.name}({values})", *tests, *(f"assert {line}" for line in lines)])

    def proof(self, kind: str) -> tuple[str, ...]:
        """Tests of a method."""
        first = self.fields[0]
        return {
            "to_dict": (f"x.to_dict() == {{{', '.join(f'{f!r}: {i + 1}' for i, f in enumerate(self.fields))}}}",),
            "__repr__": (f"repr(x).startswith('{self.name}({first}=1')",),
            "__str__": (f"str(x).startswith('{first}: 1')",),
            "__eq__": (f"x == {self.name}({', '.join(str(i + 1) for i in range(len(self.fields)))})",),
            "describe": ("x.describe() is None",),
            "update": (f"x.update({first}=9) is None and x.{first} == 9",),
            "getters": tuple(f"x.get_{f}() == {i + 1}" for i, f in enumerate(self.fields)),
            "setters": (f"x.set_{first}(9) is None and x.{first} == 9",),
        }[kind]


def kind_of(field: str) -> str:
    """The type of a field by its name."""
    return "int" if is_number(field) else "str"


def record(rng: Random, least: int = 2, most: int = 4) -> Record:
    """A class with text fields first and number fields then."""
    name = rng.choice(NAMES) if rng.random() < 0.85 else syllables(rng)
    texts = rng.randint(1, 2)
    return Record(name, field_names(rng, name, texts, rng.randint(max(1, least - texts), most - texts)))


def _fields(rng: Random, fields: tuple[str, ...]) -> str:
    names = join(fields)
    return rng.choice((names, f"the fields {names}", f"the attributes {names}", names, f"fields {names}"))


def _turn(text: str, code: str, made: Record, *tests: str, skip: str = "") -> Turn:
    return Turn(text, fence(code), (f"class {made.name}:",), made.check(*tests, skip=skip))


def write_record(rng: Random) -> list[Turn]:
    """A class with given fields and, if wished, a method; then sometimes one more method."""
    base = record(rng)
    extra = rng.choice(EXTRAS)
    if extra == "dataclass":
        return [_turn(rng.choice(DATA_ASKS).format(n=base.name, f=_fields(rng, base.fields)), base.as_dataclass(), base)]
    kinds = () if extra == "plain" else (extra,)
    phrase = "".join(
        rng.choice((" and ", ", and also ", " and with ", " plus ")) + rng.choice(WORDS[k].split("|")) for k in kinds
    )
    made = Record(base.name, base.fields, kinds)
    tests = [test for kind in kinds for test in made.proof(kind)]
    turns = [_turn(rng.choice(ASKS).format(n=made.name, f=_fields(rng, made.fields), e=phrase), made.code(), made, *tests)]
    if rng.random() < 0.3:
        kind = rng.choice([k for k in ("to_dict", "__repr__", "__str__", "__eq__", "describe", "update") if k not in kinds])
        more = Record(base.name, base.fields, (*kinds, kind))
        ask = rng.choice(
            ("Now add {w}.", "Add {w}, please.", "Can you add {w}?", "Also add {w}.", "it should also have {w}", "And {w}?")
        )
        text = ask.format(w=rng.choice(WORDS[kind].split("|")))
        turns.append(_turn(text, more.code(), more, *more.proof(kind)))
    return turns


def add_method(rng: Random) -> list[Turn]:
    """Add a method to a given class."""
    base = record(rng)
    have = rng.choice(((), (), ("to_dict",), ("__str__",)))
    kind = rng.choice([k for k in WORDS if k not in have])
    before, after = Record(base.name, base.fields, have), Record(base.name, base.fields, (*have, kind))
    say = rng.choice(("add {w}", "give the class {w}", "add {w} to the class", "add {w} to {n}", "extend the class with {w}"))
    wish = say.format(w=rng.choice(WORDS[kind].split("|")), n=base.name)
    return [_turn(quoted(rng, wish, before.code()), after.code(), after, *after.proof(kind))]


def add_accessor(rng: Random) -> list[Turn]:
    """Add a getter or a setter for one field."""
    base = record(rng)
    field, way = rng.choice(base.fields), rng.choice(("get", "set"))
    after = Record(base.name, base.fields, (f"{way}_{field}",))
    what = {"get": "returns", "set": "changes"}[way]
    say = (f"add a {way}ter for {field}", f"add a method {way}_{field}", f"add a method {way}_{field} that {what} the {field}")
    test = (
        f"x.get_{field}() == {base.fields.index(field) + 1}" if way == "get" else f"x.set_{field}(5) is None and x.{field} == 5"
    )
    return [_turn(quoted(rng, rng.choice(say), base.code()), after.code(), after, test)]


def add_field(rng: Random) -> list[Turn]:
    """Add a field to a given class, at the end."""
    base = record(rng, 2, 3)
    kinds = rng.choice(((), (), ("to_dict",), ("__str__",)))
    new = another(rng, base.name, base.fields)
    before, after = Record(base.name, base.fields, kinds), Record(base.name, (*base.fields, new), kinds)
    if rng.random() < 0.35:
        value = rng.choice(("0", "1", "10", "100")) if kind_of(new) == "int" else rng.choice(("''", "None", "'unknown'"))
        wish = rng.choice((f"add a field {new} with the default {value}", f"add an attribute {new}, {value} by default"))
        code = after.code(default={new: value})
        return [_turn(quoted(rng, wish, before.code()), code, after, f"x.{new} == {value}", skip=new)]
    say = (
        f"add a field {new}",
        f"add an attribute {new}",
        f"add {new} as another field",
        f"add the field {new} to the class",
        f"also store the {new}",
    )
    return [_turn(quoted(rng, rng.choice(say), before.code()), after.code(), after)]


def change_record(rng: Random) -> list[Turn]:
    """Rename a class or a field, drop a field, add type hints, or make it a dataclass."""
    base = record(rng, 3, 4)
    kinds = rng.choice(((), ("to_dict",), ("__str__",)))
    before = Record(base.name, base.fields, kinds)
    draw = rng.randrange(5)
    if draw == 0:
        after = Record(rng.choice([n for n in NAMES if n != base.name]), base.fields, kinds)
        say = (
            f"rename the class to {after.name}",
            f"call the class {after.name}",
            f"change the name of the class to {after.name}",
        )
        return [_turn(quoted(rng, rng.choice(say), before.code()), after.code(), after)]
    if draw == 1:
        old = rng.choice(base.fields)
        new = another(rng, base.name, base.fields)
        after = Record(base.name, tuple(new if f == old else f for f in base.fields), kinds)
        say = (
            f"rename the field {old} to {new}",
            f"rename {old} to {new}",
            f"use {new} instead of {old}",
            f"replace {old} by {new}",
        )
        return [_turn(quoted(rng, rng.choice(say), before.code()), after.code(), after)]
    if draw == 2:
        old = rng.choice(base.fields)
        after = Record(base.name, tuple(f for f in base.fields if f != old), kinds)
        say = (f"remove the field {old}", f"delete {old} from the class", f"drop the attribute {old}", f"take out {old}")
        return [_turn(quoted(rng, rng.choice(say), before.code()), after.code(), after)]
    if draw == 3:
        say = ("add type hints to __init__", "annotate the parameters of __init__ with types", "add types to the constructor")
        return [_turn(quoted(rng, rng.choice(say), before.code()), before.code(hints=True), before)]
    plain = Record(base.name, base.fields)
    say = ("turn it into a dataclass", "make it a dataclass", "rewrite the class as a dataclass", "use a dataclass instead")
    return [_turn(quoted(rng, rng.choice(say), plain.code()), plain.as_dataclass(), plain)]


def about_record(rng: Random) -> list[Turn]:
    """What a class is for, which fields it has, or how to make an object."""
    base = record(rng)
    made = Record(base.name, base.fields, rng.choice(((), ("to_dict",), ("__str__",), ("describe",))))
    values = ", ".join(
        f"{f}={rng.choice((1, 5, 12, 40, 300))}" if kind_of(f) == "int" else f"{f}='{syllables(rng)}'" for f in base.fields
    )
    draw = rng.randrange(3)
    if draw == 0:
        ask = rng.choice(
            ("which fields does this class have", "what attributes does this class store", "what does this class hold")
        )
        text, answer = quoted_question(rng, ask, made.code()), f"The class {made.name} has the fields {join(made.fields)}."
        return [Turn(text, answer, made.fields)]
    if draw == 1 and made.methods:
        ask = rng.choice(("which methods does this class have", "what methods are in this class"))
        answer = f"The class {made.name} has the methods __init__ and {made.methods[0]}."
        return [Turn(quoted_question(rng, ask, made.code()), answer, made.methods)]
    ask = rng.choice(
        (f"create an object with {values.replace('=', ' = ')}", f"make one {made.name} with {values.replace('=', ' = ')}")
    )
    line = f"{made.name[0].lower() + made.name[1:]} = {made.name}({values})"
    return [Turn(quoted(rng, ask, made.code()), fence(line), (f"{made.name}(",))]


def quoted_question(rng: Random, ask: str, code: str) -> str:
    """A question with code above or below."""
    ask = (upper(ask) if rng.random() < 0.7 else ask) + "?"
    text = f"```python\n{code}\n```" if rng.random() < 0.5 else code
    return f"{ask}\n\n{text}" if rng.random() < 0.5 else f"{text}\n\n{ask}"


TASKS = (write_record, write_record, add_method, add_accessor, add_field, change_record, about_record)
