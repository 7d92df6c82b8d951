"""Functions and classes that nobody has written before: names, parameters and statements drawn at random, and they run."""

# ruff: noqa: SIM905
from __future__ import annotations

from dataclasses import dataclass
from random import Random

from corpus.code.fields import THINGS, field_names, is_number
from corpus.values import syllables

VERBS = (
    "get make find compute check build update apply count mix split join move rate score fill load pack step scale shift drop "
    "merge trim blend lift turn cut raise lower grow mark tag level adjust estimate measure convert handle process work_out"
).split()
NOUNS = (
    "price total value bonus fee points speed size weight rate share level limit budget stock score tax cost time height rent "
    "wage loan trip garden order ticket player robot signal battery reward penalty salary discount distance amount record step "
    "width income charge index offset margin shift round bill credit energy fuel dose track note cup tile shelf crate"
).split()
PARAMS = (
    "a b c n m x y z k p q amount price count value number rate limit size speed width height weight points first second base "
    "factor start end total days hours step low high level cost tax age year items_left distance bonus "
    "fee score tries max_value "
    "left right top depth length quantity share part rest money litres metres kilos"
).split()
LOCALS = "result total out value temp answer s r extra sum_so_far amount_left new_value current final t res acc partial".split()
LISTS = "numbers values nums data scores prices points items ages marks amounts readings lengths results entries lst".split()
TEXTS = "name word text title label city item greeting message key first_word language colour animal".split()
SAID = (
    "Hello, |Dear |Name: |Welcome to | is here|!| and |-|, |: | says hi| has left|Order |Ticket |Room "
    "|?| again| (new)|#| km| in |No "
    "|Thanks, |Bye, | won|Total: | is ready|Team |Stop |...| *"
).split("|")


@dataclass(frozen=True)
class Made:
    """A function: its source, names, and calls that show what it does."""

    code: str
    name: str
    params: tuple[str, ...]
    locals: tuple[str, ...]
    calls: tuple[str, ...]
    types: tuple[str, ...]
    back: str

    def check(self, after: str, name: str = "") -> str:
        """Asserts of what ``after`` gives for the calls; ``name`` where the function has another one."""
        scope: dict[str, object] = {}
        exec(after, scope)
        lines = []
        for call in self.calls:
            call = call.replace(f"{self.name}(", f"{name or self.name}(")
            lines.append(f"assert {call} == {eval(call, scope)!r}")
        return "\n".join(lines)


def function_name(rng: Random) -> str:
    """A name: verb and noun, a noun, an invented word, short ones too."""
    roll = rng.random()
    if roll < 0.6:
        return f"{rng.choice(VERBS)}_{rng.choice(NOUNS)}"
    if roll < 0.7:
        return rng.choice(
            ("foo", "bar", "baz", "f", "g", "func", "calc", "test", "my_func", "do_it", "helper", "run", "main_part")
        )
    return syllables(rng).lower() if roll < 0.85 else f"{rng.choice(NOUNS)}_{rng.choice(NOUNS)}"


def names(rng: Random, pool: list[str], count: int, taken: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Different names, none of them taken."""
    return tuple(rng.sample([name for name in pool if name not in taken], count))


def term(rng: Random, known: list[str]) -> str:
    """A small expression of integers."""
    a, b = rng.choice(known), rng.choice((*known, str(rng.randint(2, 20)), str(rng.choice((2, 3, 5, 10, 100)))))
    return f"{a} {rng.choice('++--***')} {b}"


def condition(rng: Random, known: list[str]) -> str:
    """A comparison of integers."""
    sign = rng.choice((">", "<", ">=", "<=", "=="))
    return f"{rng.choice(known)} {sign} {rng.choice((str(rng.randint(1, 30)), rng.choice(known)))}"


def numeric(rng: Random) -> Made:
    """A function of one to three integers with up to three statements."""
    name = function_name(rng)
    params = names(rng, PARAMS, rng.choice((1, 2, 2, 2, 3)), (name,))
    known, lines, inner = list(params), [], []
    for _ in range(rng.choice((0, 1, 1, 2))):
        roll, local = rng.random(), rng.choice([word for word in LOCALS if word not in (*known, name)])
        if roll < 0.45:
            lines.append(f"    {local} = {term(rng, known)}")
            known.append(local)
            inner.append(local)
        elif roll < 0.65:
            lines += [
                f"    if {condition(rng, known)}:",
                f"        return {rng.choice((term(rng, known), rng.choice(known), '0'))}",
            ]
        elif roll < 0.85:
            counter = rng.choice([c for c in ("i", "j", "step_no", "turn") if c not in known])
            lines += [f"    {local} = {rng.choice(('0', '0', '1'))}", f"    for {counter} in range({rng.choice(params)}):"]
            lines += [f"        {local} += {rng.choice((counter, term(rng, [*known, counter])))}"]
            known.append(local)
            inner.append(local)
        else:
            lines += [f"    if {condition(rng, known)}:", f"        {params[0]} = {term(rng, known)}"]
    last = rng.choice((inner[-1], term(rng, known))) if inner else term(rng, known)
    code = f"def {name}({', '.join(params)}):\n" + "\n".join([*lines, f"    return {last}"])
    calls = tuple(f"{name}({', '.join(str(rng.randint(0, 12)) for _ in params)})" for _ in range(3))
    return Made(code, name, params, tuple(inner), calls, ("int",) * len(params), "int")


def textual(rng: Random) -> Made:
    """A function that puts texts together."""
    name = function_name(rng)
    params = names(rng, TEXTS, rng.choice((1, 1, 2)), (name,))
    parts = [repr(rng.choice(SAID)), *params]
    rng.shuffle(parts)
    if rng.random() < 0.4:
        parts[parts.index(params[0])] += rng.choice((".upper()", ".lower()", ".strip()", ".capitalize()"))
    inner: tuple[str, ...] = ()
    if rng.random() < 0.3:
        inner = (rng.choice([word for word in ("result", "line", "out", "reply") if word not in params]),)
        code = f"def {name}({', '.join(params)}):\n    {inner[0]} = {' + '.join(parts)}\n    return {inner[0]}"
    else:
        code = f"def {name}({', '.join(params)}):\n    return {' + '.join(parts)}"
    words = ("Ada", "blue", "Rome", "tea", "Kim", "oak")
    calls = tuple(f"{name}({', '.join(repr(rng.choice(words)) for _ in params)})" for _ in range(2))
    return Made(code, name, params, inner, calls, ("str",) * len(params), "str")


def listing(rng: Random) -> Made:
    """A function that goes through a list of integers."""
    name = function_name(rng)
    param = rng.choice(LISTS)
    one = rng.choice([word for word in ("n", "x", "value", "item", "num", "number", param.removesuffix("s")) if word != param])
    out = rng.choice([word for word in ("total", "result", "found", "out", "count", "kept", "s") if word not in (param, one)])
    extra = (
        (rng.choice([word for word in ("limit", "k", "factor", "step") if word not in (one, out)]),)
        if rng.random() < 0.4
        else ()
    )
    value = extra[0] if extra else str(rng.randint(2, 9))
    test = rng.choice((f"{one} > {value}", f"{one} < {value}", f"{one} % 2 == 0", f"{one} != {value}", ""))
    made = rng.choice((one, f"{one} * {value}", f"{one} + {value}", f"{one} - 1"))
    grows = rng.random() < 0.5
    action = f"{out}.append({made})" if grows else f"{out} += {rng.choice((made, '1'))}"
    loop = [f"    for {one} in {param}:"]
    loop += [f"        if {test}:", f"            {action}"] if test else [f"        {action}"]
    start = "[]" if grows else "0"
    code = f"def {name}({', '.join((param, *extra))}):\n" + "\n".join([f"    {out} = {start}", *loop, f"    return {out}"])
    tail = f", {rng.randint(1, 5)}" if extra else ""
    calls = tuple(f"{name}({[rng.randint(0, 12) for _ in range(size)]}{tail})" for size in (4, 3, 0))
    back = "list[int]" if grows else "int"
    return Made(code, name, (param, *extra), (out, one), calls, ("list[int]", *("int" for _ in extra)), back)


def function(rng: Random) -> Made:
    """Any function whose calls run."""
    while True:
        made = rng.choice((numeric, numeric, textual, listing))(rng)
        if made.code.count("\n") <= 8 and made.name not in (*made.params, *made.locals):
            return made


@dataclass(frozen=True)
class MadeClass:
    """A class with a number field that changes, and its other fields."""

    code: str
    name: str
    fields: tuple[str, ...]
    number: str
    method: str
    made: str
    """A call that makes one, with the number 5."""


def class_name(rng: Random) -> str:
    return rng.choice(
        (rng.choice(list(THINGS)), syllables(rng, 2, 2), rng.choice(("Thing", "Box", "Meter", "Score", "Item", "Tank")))
    )


METHODS = {
    "add": "self.{f} += {p}", "remove": "self.{f} -= {p}", "increase": "self.{f} += {p}", "lower": "self.{f} -= {p}",
    "change": "self.{f} "
    "= {p}", "raise_by": "self.{f} += {p}", "take": "self.{f} -= {p}", "fill": "self.{f} += {p}", "use": "self.{f} -= {p}",
}  # fmt: skip


def a_class(rng: Random) -> MadeClass:
    """A class with one to three fields and mostly one method."""
    name = class_name(rng)
    thing = name if name in THINGS else rng.choice(list(THINGS))
    fields = field_names(rng, thing, rng.choice((0, 1, 1)), rng.choice((1, 1, 2)))
    number = next(field for field in fields if is_number(field))
    method = rng.choice([word for word in METHODS if word not in fields])
    param = rng.choice([word for word in ("amount", "n", "value", "by", "x") if word not in fields])
    lines = [f"class {name}:", f"    def __init__(self, {', '.join(fields)}):"]
    lines += [f"        self.{field} = {field}" for field in fields]
    if rng.random() < 0.75:
        lines += ["", f"    def {method}(self, {param}):", "        " + METHODS[method].format(f=number, p=param)]
    else:
        method = ""
    values = [("5" if field == number else "3") if is_number(field) else repr("abc") for field in fields]
    return MadeClass("\n".join(lines), name, fields, number, method, f"{name}({', '.join(values)})")
