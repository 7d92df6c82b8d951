"""Edits with their own code: a case more in a chain, f-strings, one function split in two, shorter conditions."""

from __future__ import annotations

from random import Random

from corpus.base import Turn
from corpus.code.family import bind, fence
from corpus.code.lists import FAMILIES as LISTS
from corpus.code.quote import quoted

CHAINS = (
    ("price_of", "item", "item", "tea coffee juice milk water soup salad bread cake pizza toast lemonade", "int"),
    (
        "legs_of",
        "animal",
        "animal",
        "bird:2 spider:8 cat:4 ant:6 dog:4 fish:0 horse:4 crab:10 snake:0 beetle:6 lizard:4 hen:2",
        "int",
    ),
    (
        "sound_of",
        "animal",
        "animal",
        "dog:woof cat:meow cow:moo duck:quack sheep:baa pig:oink horse:neigh frog:croak hen:cluck",
        "str",
    ),
    (
        "capital_of",
        "country",
        "country",
        "France:Paris Spain:Madrid Italy:Rome Norway:Oslo Japan:Tokyo Egypt:Cairo Peru:Lima",
        "str",
    ),
    ("days_in", "month", "month", "january:31 april:30 june:30 july:31 august:31 september:30 october:31 november:30", "int"),
    ("colour_of", "fruit", "fruit", "banana:yellow cherry:red lime:green plum:purple lemon:yellow kiwi:brown apple:red", "str"),
    ("points_for", "medal", "medal", "gold silver bronze wood tin copper iron glass", "int"),
    ("room_of", "subject", "subject", "maths music art history biology sport chemistry drama physics latin", "int"),
    ("next_light", "light", "light", "red:green green:yellow yellow:red blue:white white:blue", "str"),
    ("wheels_of", "vehicle", "vehicle", "car:4 bike:2 tricycle:3 truck:6 scooter:2 tram:8 cart:4", "int"),
    ("code_for", "size", "size", "small:S medium:M large:L tiny:XS huge:XL giant:XXL", "str"),
)
CASES = (
    "add a case for {k} that returns {v}",
    "add the case {k}: it should return {v}",
    "make it return {v} for {k} too",
    "also handle {k}, which gives {v}",
    "let it return {v} when {p} is {k}",
    "extend it so that {k} returns {v}",
    "add {k} with the value {v}",
)
VALUES = (
    "change the value for {k} to {v}",
    "make it return {v} for {k}",
    "set {k} to {v}",
    "use {v} as the result for {k}",
)
DICTS = (
    "use a dictionary instead of the if chain",
    "replace the if statements by a dictionary",
    "rewrite it with a dictionary",
    "turn the ifs into a dictionary lookup",
    "use a dict with get()",
)
JOINS = (
    "use an f-string",
    "rewrite it with an f-string",
    "turn the concatenation into an f-string",
    "replace the + by an f-string",
    "use an f-string instead of joining the parts with +",
)
SPLITS = (
    "split it into two functions, {x} and {y}",
    "split this in two functions: {x} and {y}",
    "move the first step into its own function {x} and call the second one {y}",
    "make two functions out of it, {x} and {y}",
    "separate it into {x} and {y}",
)
TERNARIES = ("shorten the if", "make it shorter", "return the condition directly", "write the body in one line", "simplify it")
# first step: name, what it gives, code; second step: name, code that uses the first
FIRST = (
    ("load_numbers", "numbers", "[int(part) for part in text.split(',')]", "'1,2,3,4'"),
    ("read_values", "values", "[float(part) for part in text.split()]", "'1 2.5 4'"),
    ("parse_scores", "scores", "[int(line) for line in text.splitlines()]", "'3\\n1\\n2'"),
    ("get_lengths", "lengths", "[len(word) for word in text.split()]", "'a bb ccc'"),
    ("extract_digits", "digits", "[int(char) for char in text if char.isdigit()]", "'a1b2c3'"),
)
SECOND = (
    ("total", "sum({v})"),
    ("largest", "max({v})"),
    ("average", "sum({v}) / len({v})"),
    ("spread", "max({v}) - min({v})"),
    ("count", "len({v})"),
    ("smallest", "min({v})"),
)
CONDITIONS = (
    ("is_even", "n", "n % 2 == 0", "4 9"),
    ("is_odd", "n", "n % 2 == 1", "9 4"),
    ("is_adult", "age", "age >= 18", "18 12"),
    ("is_child", "age", "age < 18", "12 18"),
    ("is_positive", "number", "number > 0", "3 -3"),
    ("is_negative", "number", "number < 0", "-3 3"),
    ("is_long", "text", "len(text) > 10", "'abcdefghijklmnop' 'abc'"),
    ("is_empty", "items", "len(items) == 0", "[] [1]"),
    ("has_at", "email", "'@' in email", "'a@b' 'ab'"),
    ("is_cold", "temperature", "temperature < 5", "2 20"),
    ("is_hot", "temperature", "temperature > 30", "35 2"),
    ("has_passed", "score", "score >= 50", "50 49"),
    ("is_weekend", "day", "day in ('Saturday', 'Sunday')", "'Sunday' 'Monday'"),
    ("is_free", "price", "price == 0", "0 7"),
    ("can_pay", "balance", "balance >= 20", "20 3"),
)


def _chain(rng: Random, free: bool = False) -> tuple[str, str, list[tuple[str, str]]]:
    name, param, _, cases, kind = rng.choice([c for c in CHAINS if not free or ":" not in c[3]])
    out = []
    for case in rng.sample(cases.split(), rng.randint(3, 5)):
        key, _, value = case.partition(":")
        value = value or str(rng.randint(2, 30))
        out.append((f"'{key}'", value if kind == "int" else f"'{value}'"))
    return name, param, out


def _chain_code(name: str, param: str, cases: list[tuple[str, str]]) -> str:
    lines = [f"def {name}({param}):"]
    for key, value in cases:
        lines += [f"    if {param} == {key}:", f"        return {value}"]
    return "\n".join([*lines, "    return None"])


def _chain_check(name: str, cases: list[tuple[str, str]]) -> str:
    return "\n".join([*(f"assert {name}({key}) == {value}" for key, value in cases), f"assert {name}('other') is None"])


def add_case(rng: Random) -> list[Turn]:
    """Add a case to a chain of ifs."""
    name, param, cases = _chain(rng)
    wish = rng.choice(CASES).format(k=cases[-1][0], v=cases[-1][1], p=param)
    answer = fence(_chain_code(name, param, cases))
    return [Turn(quoted(rng, wish, _chain_code(name, param, cases[:-1])), answer, (cases[-1][0],), _chain_check(name, cases))]


def change_case(rng: Random) -> list[Turn]:
    """Change what one case of a chain returns."""
    name, param, cases = _chain(rng, True)
    place = rng.randrange(len(cases))
    key, old = cases[place]
    new = str(int(old) + rng.randint(1, 9))
    changed = [*cases[:place], (key, new), *cases[place + 1 :]]
    wish = rng.choice(VALUES).format(k=key, v=new)
    answer = fence(_chain_code(name, param, changed))
    return [Turn(quoted(rng, wish, _chain_code(name, param, cases)), answer, (new,), _chain_check(name, changed))]


def chain_to_dict(rng: Random) -> list[Turn]:
    """Turn a chain of ifs into a dictionary."""
    name, param, cases = _chain(rng)
    lines = [f"def {name}({param}):", "    table = {", *(f"        {key}: {value}," for key, value in cases), "    }"]
    answer = fence("\n".join([*lines, f"    return table.get({param})"]))
    return [
        Turn(quoted(rng, rng.choice(DICTS), _chain_code(name, param, cases)), answer, (".get(",), _chain_check(name, cases))
    ]


def write_chain(rng: Random) -> list[Turn]:
    """Write a function with given cases."""
    name, param, cases = _chain(rng)
    listed = ", ".join(f"{value} for {key}" for key, value in cases[:-1]) + f" and {cases[-1][1]} for {cases[-1][0]}"
    ask = rng.choice(
        (
            "Write a function {n}({p}) that returns {l}, otherwise None.",
            "I need a function {n}({p}). It returns {l}, and None for everything else.",
            "Write a Python function {n} that takes {p} and returns {l}, else None.",
            "function {n}({p}): {l}, None otherwise",
            "Can you write {n}({p}) so that it returns {l}? For anything else it returns None.",
        )
    ).format(n=name, p=param, l=listed)
    return [Turn(ask, fence(_chain_code(name, param, cases)), (f"def {name}(",), _chain_check(name, cases))]


def to_f_string(rng: Random) -> list[Turn]:
    """Turn a concatenation into an f-string."""
    name, params, parts = rng.choice(
        (
            ("introduce", ("name", "city"), ("My name is ", " and I live in ", ".")),
            ("describe", ("item", "price"), ("The ", " costs ", " euros.")),
            ("label", ("title", "author"), ("", " by ", "")),
            ("invite", ("guest", "day"), ("Dear ", ", please come on ", "!")),
            ("report", ("team", "points"), ("", " has ", " points.")),
            ("full_name", ("first", "last"), ("", " ", "")),
            ("address", ("street", "town"), ("", ", ", "")),
            ("order_line", ("count", "product"), ("", " x ", "")),
            ("warn", ("user", "file"), ("", ", please do not delete ", ".")),
            ("birthday", ("name", "age"), ("", " is now ", " years old.")),
            ("status", ("task", "state"), ("Task ", " is ", ".")),
        )
    )
    texts = [part for pair in zip(parts, (*(f"str({p})" for p in params), ""), strict=True) for part in pair]
    joined = " + ".join(t if t.startswith("str(") else repr(t) for t in texts if t)
    string = "".join(f"{part}{{{param}}}" for part, param in zip(parts, params, strict=False)) + parts[-1]
    head, value = f"def {name}({', '.join(params)}):\n    return ", f"{parts[0]}x{parts[1]}7{parts[2]}"
    answer = fence(f"{head}f'{string}'")
    if rng.random() < 0.5:
        joined = joined.replace("str(", "").replace(")", "")
    return [Turn(quoted(rng, rng.choice(JOINS), head + joined), answer, (), f"assert {name}('x', '7') == {value!r}")]


def split_in_two(rng: Random) -> list[Turn]:
    """Split a function that does two steps."""
    (first, many, step, example), (second, value) = rng.choice(FIRST), rng.choice(SECOND)
    whole = rng.choice((f"{second}_of_text", f"compute_{second}", f"process_{many}", "run", f"get_{second}"))
    name = f"{second}_of"
    result = value.format(v=many)
    before = f"def {whole}(text):\n    {many} = {step}\n    return {result}"
    after = f"def {first}(text):\n    return {step}\n\n\ndef {name}({many}):\n    return {result}"
    wish = rng.choice(SPLITS).format(x=first, y=name)
    return [Turn(quoted(rng, wish, before), fence(after), (f"def {first}(", f"def {name}("), f"{name}({first}({example}))")]


def shorten_condition(rng: Random) -> list[Turn]:
    """Return a condition directly."""
    name, param, condition, values = rng.choice(CONDITIONS)
    head = f"def {name}({param}):\n"
    before = rng.choice(
        (
            f"    if {condition}:\n        return True\n    else:\n        return False",
            f"    if {condition}:\n        return True\n    return False",
            f"    result = False\n    if {condition}:\n        result = True\n    return result",
        )
    )
    yes, no = values.split()
    check = f"assert {name}({yes}) is True\nassert {name}({no}) is False"
    return [Turn(quoted(rng, rng.choice(TERNARIES), head + before), fence(f"{head}    return {condition}"), (), check)]


def fix_then_use(rng: Random) -> list[Turn]:
    """Two functions in one file: the name of one is changed, in its definition and in its call."""
    one, other = (bind(rng, family, "", False) for family in rng.sample(LISTS, 2))
    new = f"{rng.choice(('get', 'find', 'compute', 'list'))}_{rng.choice(('values', 'answer', 'part', 'output', 'figures'))}"
    before = f"{one.code()}\n\n\n{other.code()}\n\n\n{one.example()}\n{other.example()}"
    after = before.replace(f"{one.name}(", f"{new}(")
    wish = rng.choice(
        ("rename {o} to {n}", "rename the function {o} to {n}", "change the name {o} to {n} everywhere", "call {o} {n} instead")
    )
    check = one.check().replace(f"{one.name}(", f"{new}(") + "\n" + other.check()
    return [Turn(quoted(rng, wish.format(o=one.name, n=new), before), fence(after), (f"def {new}(",), check)]


TASKS = (
    add_case,
    change_case,
    chain_to_dict,
    write_chain,
    to_f_string,
    split_in_two,
    shorten_condition,
    fix_then_use,
)
