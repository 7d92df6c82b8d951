"""Mistakes in invented code, and things that are added to it: a case, an entry, a method, a guard, the last number."""

from __future__ import annotations

import re
from random import Random

from corpus.base import Turn
from corpus.code.family import fence, run
from corpus.code.invented import LISTS, LOCALS, PARAMS, Made, a_class, function, function_name
from corpus.code.reworked import shown, turned
from corpus.values import syllables

BROKEN = (
    "fix the error", "fix it", "fix this", "=This does not run.", "=Why does it not work?", "=It crashes. Why?",
    "find the mistake", "=I get an "
    "error here.", "=Something is wrong with it.", "correct it", "=Please correct this.", "repair this",
    "=What did I do wrong?", "=help, it "
    "fails", "=Can you see the problem?", "make it run", "=there is a typo somewhere", "=Python complains about this.",
)  # fmt: skip
SAID = {
    "colon": ("=It says SyntaxError.", "=invalid syntax, where?", "fix the syntax"), "bracket": ("=It says SyntaxError.",
    "=A bracket must "
    "be missing.", "fix the syntax error"), "name": ("=It says NameError.", "=name is not defined, why?",
    "=NameError, please fix."),
    "return": ("=It returns None, why?", "=I always get None from this.", "=The result is None. Please correct it.",
    "=Why is the result "
    "None?"), "inside": ("=It stops after the first round.", "=It only looks at the first item.", "=The loop ends too early."),
    "equals": ("=It says SyntaxError at the if.", "=The if line is an error.", "fix the condition"),
}  # fmt: skip


def slips(rng: Random, made: Made) -> tuple[str, str, str]:
    """A kind of mistake, the code with it, and what was wrong; nothing where it does not fit."""
    kind = rng.choice(list(SAID))
    lines = made.code.split("\n")
    if kind == "colon":
        place = rng.choice([i for i, line in enumerate(lines) if line.endswith(":")])
        lines[place] = lines[place][:-1]
        return kind, "\n".join(lines), f"The colon at the end of `{made.code.split(chr(10))[place].strip()}` was missing."
    if kind == "bracket" and lines[0].endswith("):"):
        return kind, "\n".join([lines[0][:-2] + ":", *lines[1:]]), "A closing parenthesis was missing in the first line."
    if kind == "name" and made.locals:
        wrong = made.locals[0][:-1] if len(made.locals[0]) > 3 else made.locals[0] + "x"
        lines[-1] = re.sub(rf"\b{made.locals[0]}\b", wrong, lines[-1])
        return kind, "\n".join(lines), f"The name `{wrong}` does not exist; it is `{made.locals[0]}`."
    if kind == "return" and len(lines) > 2:
        value = lines[-1].removeprefix("    return ")
        last = [] if re.fullmatch(r"\w+", value) else [f"    {value}"]
        return kind, "\n".join([*lines[:-1], *last]), "The return was missing, so the function gave back None."
    if kind == "inside" and any(" for " in line for line in lines):
        return (
            kind,
            "\n".join([*lines[:-1], "    " + lines[-1]]),
            "The return was inside the loop, so it stopped after the first round.",
        )
    if kind == "equals":
        return kind, made.code.replace(" == ", " = ", 1), "A condition compares with ==; a single = assigns a value."
    return kind, "", ""


def mend(rng: Random) -> list[Turn]:
    """A mistake that the calls show, and the code without it."""
    while True:
        made = function(rng)
        kind, broken, why = slips(rng, made)
        if broken and broken != made.code and run(broken, made.check(made.code)):
            break
    text = shown(rng, SAID[kind] if rng.random() < 0.4 else BROKEN, broken)
    return [Turn(text, f"{fence(made.code)}\n{why}", (f"def {made.name}(",), made.check(made.code))]


RANGES = (
    "=It should include {n}, but the loop stops before it.", "=The last number is left out. It should go up to {n} itself.",
    "make the loop "
    "include {n}", "=The loop ends one too early; {n} belongs to it.", "=Off by one: {n} must be counted too.",
    "let the range end with {n}, "
    "not before it",
)  # fmt: skip


def off_by_one(rng: Random) -> list[Turn]:
    """A loop that ends one too early."""
    name, local = function_name(rng), rng.choice(LOCALS)
    param = rng.choice([word for word in PARAMS if word not in (local, name, "i")])
    start, action = rng.choice((("0", "+= i"), ("1", "*= i"), ("0", "+= i * i"), ("0", "+= 2 * i")))
    head = f"def {name}({param}):\n    {local} = {start}\n    for i in range(1, {param}):\n"
    code = f"{head}        {local} {action}\n    return {local}"
    after = code.replace(f"range(1, {param})", f"range(1, {param} + 1)")
    made = Made(after, name, (param,), (local,), (f"{name}(4)", f"{name}(1)"), ("int",), "int")
    return [Turn(shown(rng, RANGES, code, n=param),
        f"{fence(after)}\nrange stops before its end, so the end must be {param} + 1.", (),
                 made.check(after))]  # fmt: skip


GUARDS = (
    "=It fails for an empty list. Then it should return {v}.", "=For an empty list please return {v}.",
    "return {v} if the list is empty",
    "=ZeroDivisionError or so when the list is empty! It should give {v}.", "make it give {v} for []",
    "=With [] it breaks; {v} would be "
    "right.", "handle the empty list, the result is {v} then", "=An empty list should lead to {v} and no error.",
)  # fmt: skip
OF_LIST = ("sum({p}) / len({p})", "max({p}) - min({p})", "{p}[0]", "max({p})", "sum({p}) // len({p})", "{p}[-1] + 1",
    "min({p}) * 2",
           "{p}[len({p}) // 2]", "max({p}) / len({p})", "sorted({p})[0]")  # fmt: skip


def guard(rng: Random) -> list[Turn]:
    name, param = function_name(rng), rng.choice(LISTS)
    value = rng.choice(("0", "0", "None", "-1", "1"))
    code = f"def {name}({param}):\n    return {rng.choice(OF_LIST).replace('{p}', param)}"
    after = code.replace(":\n", f":\n    if not {param}:\n        return {value}\n", 1)
    made = Made(after, name, (param,), (), (f"{name}([4, 2, 9])", f"{name}([])"), (), "")
    return turned(shown(rng, GUARDS, code, v=value), after, made.check(after), f"if not {param}:")


METHODS = (
    "add a method {m}() that sets {f} to {v}", "=Please add a method {m} which makes {f} {v}.",
    "=I need a method {m}() here. It sets {f} to "
    "{v}.", "write one more method, {m}, that puts {f} at {v}", "=There should be a method {m}: afterwards {f} is {v}.",
    "extend the class "
    "with {m}(), it sets {f} back to {v}",
)  # fmt: skip
GETS = (
    "add a method {m}() that returns {f}", "=Please add a method {m} which gives back {f}.",
    "=I need a method {m}() that returns {f}.",
    "give the class a method {m} that returns its {f}",
)  # fmt: skip
DOUBLES = (
    "add a method {m}() that doubles {f}", "=Please add a method {m}; it doubles {f}.",
    "write one more method {m}() that multiplies {f} by 2",
)  # fmt: skip


def add_method(rng: Random) -> list[Turn]:
    made = a_class(rng)
    kind = rng.choice(("set", "set", "get", "double"))
    value = str(rng.choice((0, 0, 0, 1, 10, 100)))
    pool = {"set": ("clear", "restart", "empty", "set_back", "start_over"), "get": ("show", "current", "read_" + made.number,
        "get_it"),
            "double": ("twice", "double_up", "times_two", "boost")}[kind]  # fmt: skip
    method = rng.choice(pool)
    line = {"set": f"self.{made.number} = {value}", "get": f"return self.{made.number}", "double": f"self.{made.number} *= 2"}[
        kind
    ]
    after = f"{made.code}\n\n    def {method}(self):\n        {line}"
    wishes = {"set": METHODS, "get": GETS, "double": DOUBLES}[kind]
    want = {"set": value, "get": "5", "double": "10"}[kind]
    check = f"x = {made.made}\ny = x.{method}()\nassert {'y' if kind == 'get' else 'x.' + made.number} == {want}"
    return turned(shown(rng, wishes, made.code, m=method, f=made.number, v=value), after, check, f"def {method}(")


ENTRIES = (
    "add {k} with the value {v}", "=The dictionary also needs {k}: {v}.", "put {k}: {v} into the dictionary",
    "=Please add one more entry, {k} "
    "is {v}.", "extend the dictionary by {k} ({v})", "={k} is missing. Its value is {v}.", "add the pair {k}: {v}",
)  # fmt: skip
CASES = (
    "add a case: {k} gives {v}", "=It should also know {k} and return {v}.", "=For {k} it should return {v}.",
    "add {k}, which returns {v}",
    "=Please add one more if for {k} with {v}.", "handle {k} too (result {v})",
)  # fmt: skip
KEYS = (
    "red", "oslo", "tea", "cat", "north", "monday", "gold", "small", "oak", "bus", "apple", "king", "winter", "piano", "ruby",
    "lion", "bread", "spring", "left", "go", "coal", "silk", "moon", "fox", "yes", "maybe", "line", "dot", "cup",
)  # fmt: skip


def entry(rng: Random) -> list[Turn]:
    """One more entry of a dictionary, or one more case of a chain."""
    name, param = function_name(rng), rng.choice(("key", "word", "kind", "name", "x", "code", "item"))
    keys = [rng.choice((key, syllables(rng).lower())) for key in rng.sample(KEYS, rng.randint(3, 4))]
    text = rng.random() < 0.5
    values = [repr(rng.choice((syllables(rng).lower(), rng.choice(KEYS)))) if text else str(rng.randint(1, 99)) for _ in keys]
    other = rng.choice(("'unknown'", "'none'", "'?'") if text else ("0", "-1"))
    chain = rng.random() < 0.5

    def code_of(count: int) -> str:
        pairs = list(zip(keys[:count], values[:count], strict=True))
        if chain:
            ifs = "".join(f"    if {param} == {key!r}:\n        return {value}\n" for key, value in pairs)
            return f"def {name}({param}):\n{ifs}    return {other}"
        inside = ", ".join(f"{key!r}: {value}" for key, value in pairs)
        return f"def {name}({param}):\n    table = {{{inside}}}\n    return table.get({param}, {other})"

    before, after = code_of(len(keys) - 1), code_of(len(keys))
    check = "\n".join(f"assert {name}({key!r}) == {value}" for key, value in zip(keys, values, strict=True))
    if len(set(keys)) < len(keys):
        return entry(rng)
    return turned(shown(rng, CASES if chain else ENTRIES, before, k=repr(keys[-1]), v=values[-1]), after,
                  check + f"\nassert {name}('zzz') == {other}", repr(keys[-1]))  # fmt: skip


COMPARE = (
    "=Exactly {n} should count as well.", "include {n} itself in the condition",
    "=When {x} is {n} the condition must be true too.", "=The "
    "border is wrong: {n} belongs to it.", "let the comparison include {n}", "=It should also hold for {n} itself.",
)  # fmt: skip


def border(rng: Random) -> list[Turn]:
    """A comparison that must include its border."""
    name, x, n = function_name(rng), rng.choice(PARAMS), rng.randint(2, 100)
    sign = rng.choice("<>")
    yes, no = rng.choice((("True", "False"), ("'yes'", "'no'"), ("1", "0"), ("'high'", "'low'"), ("'open'", "'closed'")))
    body = rng.choice(("    if {x} {s} {n}:\n        return {y}\n    return {o}",
        "    if {x} {s} {n}:\n        return {y}\n    else:\n        "
                       "return {o}", "    return {y} if {x} {s} {n} else {o}"))  # fmt: skip
    before = f"def {name}({x}):\n" + body.format(x=x, s=sign, n=n, y=yes, o=no)
    after = before.replace(f" {sign} {n}", f" {sign}= {n}")
    check = f"assert {name}({n}) == {yes}\nassert {name}({n + (-1 if sign == '>' else 1)}) == {no}"
    return turned(shown(rng, COMPARE, before, n=str(n), x=x), after, check, f"{sign}= {n}")


TASKS = (mend, mend, mend, off_by_one, guard, add_method, add_method, entry, entry, border)
