"""Further edits of code that people paste: forty kinds of small wishes on everyday functions, classes and dictionaries."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn
from corpus.code.family import run
from corpus.code.further_wishes import GLUED, NAMED_BY, SAYS, snippet, turned, word
from corpus.code.more_edits import distinct, local, results, ticked
from corpus.code.naming import NOUNS, RESERVED, fresh_name
from corpus.code.reworked import swapped
from corpus.values import syllables


def rename(rng: Random) -> list[Turn]:
    made = snippet(rng)
    new = fresh_name(rng, (made.name,))
    if re.search(rf"\b{new}\b", made.code) or not new.isidentifier() or new in RESERVED:
        return rename(rng)
    before = made.code + rng.choice(("", f"\n\n\nprint({made.calls[0]})", f"\n\n\nanswer = {made.calls[0]}"))
    after = swapped(before, made.name, new)
    check = results(after, [swapped(call, made.name, new) for call in made.calls])
    return turned(rng, "rename", before, after, check, f"def {new}(", o=ticked(rng, made.name), n=ticked(rng, new))


def rename_name(rng: Random) -> list[Turn]:
    made = snippet(rng)
    old = rng.choice([name for name in (*made.params, made.inner) if re.search(rf"\b{name}\b", made.code)])
    new = word(rng, made.code)
    after = swapped(made.code, old, new)
    if re.search(rf"'[^'\n]*\b{old}\b", made.code):
        return rename_name(rng)
    return turned(rng, "name", made.code, after, results(after, list(made.calls)), new, o=ticked(rng, old), n=ticked(rng, new))


def hints(rng: Random) -> list[Turn]:
    made = snippet(rng)
    typed = ", ".join(f"{name}: {kind}" for name, kind in zip(made.params, made.types, strict=True))
    line = f"def {made.name}({typed}) -> {made.back}:"
    after = "\n".join([line, *made.code.split("\n")[1:]])
    return turned(rng, "hints", made.code, after, results(after, list(made.calls)), line)


def docstring(rng: Random) -> list[Turn]:
    made, says = snippet(rng), rng.choice(SAYS)
    says = says.replace("{n}", rng.choice(NOUNS)).replace("{m}", rng.choice(NOUNS))
    after = made.code.replace("\n", f'\n    """{says}"""\n', 1)
    check = results(after, list(made.calls)) + f"\nassert {made.name}.__doc__ == {says!r}"
    return turned(rng, "docstring", made.code, after, check, says, d=says)


def comment(rng: Random) -> list[Turn]:
    """A comment of given words above the first line or above the return."""
    made, says = snippet(rng), rng.choice(SAYS).rstrip(".").replace("{n}", rng.choice(NOUNS)).replace("{m}", rng.choice(NOUNS))
    head, *lines = made.code.split("\n")
    says, where = rng.choice((says, says.lower())), rng.choice(("first", "last"))
    at = 0 if where == "first" else len(lines) - 1
    lines.insert(at, f"    # {says}")
    after = "\n".join([head, *lines])
    return turned(rng, f"comment {where}", made.code, after, results(after, list(made.calls)), f"# {says}", d=says)


def default(rng: Random) -> list[Turn]:
    made = snippet(rng, ":int | ")
    last = made.params[-1]
    if made.types[-1] != "int" or len(made.params) < 2:
        return default(rng)
    value = str(rng.choice((1, 2, 3, 5, 10, rng.randint(1, 40))))
    after = made.code.replace(f", {last}):", f", {last}={value}):", 1)
    fewer = [re.sub(r", [^,]*\)$", ")", call) for call in made.calls]
    if run(after, "\n".join(fewer)):
        return default(rng)
    return turned(rng, "default", made.code, after, results(after, [*fewer, *made.calls]), f"{last}={value}",
                  p=ticked(rng, last), v=value)  # fmt: skip


def swap_parameters(rng: Random) -> list[Turn]:
    made = snippet(rng)
    if len(made.params) < 2:
        return swap_parameters(rng)
    a, b = made.params
    after = made.code.replace(f"({a}, {b})", f"({b}, {a})", 1)
    check = results(made.code, list(made.calls))
    for call in made.calls:
        first, second = re.fullmatch(r"\w+\((.*), ([^,]*)\)", call).groups()  # type: ignore[union-attr]
        check = check.replace(call, f"{made.name}({second}, {first})")
    return turned(rng, "swap", made.code, after, check, f"def {made.name}({b}, {a}):", a=ticked(rng, a), b=ticked(rng, b))


def show_first(rng: Random) -> list[Turn]:
    """A print of what is returned, before the return; or such a print taken out."""
    made = snippet(rng, "return $x |")
    shows = rng.choice((made.inner, f"'{made.inner}:', {made.inner}", f"f'{{{made.inner}}}'"))
    line = f"    print({shows})"
    head, tail = made.code.rsplit("\n", 1)
    if "\n" not in head or re.search(rf"'[^'\n]*\b{made.inner}\b", made.code):
        return show_first(rng)
    if rng.random() < 0.5:
        after = f"{head}\n    print({made.inner})\n{tail}"
        return turned(rng, "print", made.code, after, results(after, list(made.calls)), f"print({made.inner})",
                      x=ticked(rng, made.inner))  # fmt: skip
    return turned(rng, "no print", f"{head}\n{line}\n{tail}", made.code, results(made.code, list(made.calls)), tail.strip())


def constant(rng: Random) -> list[Turn]:
    """A number that becomes a constant above the function, or a parameter with a default."""
    made = snippet(rng, "$k")
    found = re.findall(r"(?<![\w.])\d+(?![\w.])", made.code)
    if len(found) != 1:
        return constant(rng)
    number = found[0]
    if rng.random() < 0.5:
        new = rng.choice((*NAMED_BY, rng.choice(NOUNS).upper(), f"{rng.choice(NOUNS).upper()}_{rng.choice(NOUNS).upper()}"))
        after = f"{new} = {number}\n\n\n" + re.sub(rf"(?<![\w.]){number}(?![\w.])", new, made.code)
        return turned(rng, "constant", made.code, after, results(after, list(made.calls)) + f"\nassert {new} == {number}",
                      f"{new} = {number}", n=ticked(rng, new), v=number)  # fmt: skip
    new = word(rng, made.code)
    body = re.sub(rf"(?<![\w.]){number}(?![\w.])", new, made.code)
    after = body.replace("):", f", {new}={number}):", 1)
    more = [call[:-1] + ", 11)" for call in made.calls]
    if run(after, "\n".join(more)):
        return constant(rng)
    return turned(rng, "parameter", made.code, after, results(after, [*made.calls, *more]), f"{new}={number}",
                  n=ticked(rng, new), v=number)  # fmt: skip


def early_return(rng: Random) -> list[Turn]:
    """A value for an empty list or text, or an error for a negative number."""
    made = snippet(rng)
    first, kind = made.params[0], made.types[0]
    head, body = made.code.split("\n", 1)
    if kind in ("int", "float"):
        says = rng.choice((f"{first} must not be negative", f"{first} is negative", f"negative {first}", "no negative values",
            f"{first} too small", f"bad {first}"))  # fmt: skip
        after = f"{head}\n    if {first} < 0:\n        raise ValueError('{says}')\n{body}"
        call = re.sub(r"\(-?\d+", "(-1", made.calls[0], count=1)
        check = f"try:\n    {call}\n    assert False\nexcept ValueError as error:\n    assert str(error) == '{says}'\n"
        return turned(rng, "raise", made.code, after, check + results(after, list(made.calls)), f"if {first} < 0:",
                      p=ticked(rng, first), d=f"'{says}'")  # fmt: skip
    value = rng.choice(("None", "0", "[]", "''", "-1", "False", "'empty'", "'nothing'"))
    after = f"{head}\n    if not {first}:\n        return {value}\n{body}"
    empty = re.sub(r"\((\[.*?\]|'.*?')", "([]" if kind.startswith("list") else "(''", made.calls[0], count=1)
    return turned(rng, "empty list" if kind.startswith("list") else "empty text", made.code, after,
                  results(after, [*made.calls, empty]), f"if not {first}:", p=ticked(rng, first), v=value)  # fmt: skip


def printed(rng: Random) -> list[Turn]:
    """print(...) at the end turned into return, or the other way round."""
    made = snippet(rng)
    if made.code.count("return") > 1:
        return printed(rng)
    head, value = made.code.rsplit("    return ", 1)
    other = f"{head}    print({value})"
    if rng.random() < 0.65:
        return turned(rng, "to return", other, made.code, results(made.code, list(made.calls)), f"return {value}", f=made.name)
    return turned(rng, "to print", made.code, other, f"assert {made.calls[0]} is None", f"print({value})", f=made.name)


def call_added(rng: Random) -> list[Turn]:
    """The function called with given values, its result printed or kept in a variable."""
    made = snippet(rng)
    call, new = made.calls[0], word(rng, made.code)
    args = call.split("(", 1)[1][:-1]
    if rng.random() < 0.5:
        after = f"{made.code}\n\n\nprint({call})"
        check = results(made.code, list(made.calls))
        return turned(rng, "call", made.code, after, check, f"print({call})", v=args, f=made.name)
    after = f"{made.code}\n\n\n{new} = {call}"
    check = results(made.code, [call]).replace(call, new, 1)
    return turned(rng, "keep", made.code, after, check, f"{new} = {call}", v=args, f=made.name, n=ticked(rng, new))


def quotes(rng: Random) -> list[Turn]:
    made = snippet(rng, "'")
    after = made.code.replace("'", '"')
    check = results(made.code, list(made.calls))
    if '"' in made.code or "'" not in made.code:
        return quotes(rng)
    if rng.random() < 0.5:
        return turned(rng, "quotes", made.code, after, check)
    return turned(rng, "single", after, made.code, check)


def calls_of(name: str, *args: str) -> list[str]:
    return [f"{name}({arg})" for arg in args]


def f_string(rng: Random) -> list[Turn]:
    """Texts put together with + as an f-string."""
    f, a, b = distinct(rng, "str", "int")
    one, two, three = (text.split("_") for text in rng.sample(GLUED, 3))
    lead = rng.choice((one[0], two[0], ""))
    middle, end = rng.choice((one[1], two[1], three[1])), rng.choice((three[2], two[2], ""))
    parts = [*([f"'{lead}'"] if lead else []), a, f"'{middle}'", f"str({b})", *([f"'{end}'"] if end else [])]
    long, short = " + ".join(parts), f"f'{lead}{{{a}}}{middle}{{{b}}}{end}'"
    x = local(rng, {f, a, b})
    body = rng.choice(("    return {}", f"    {x} = {{}}\n    return {x}", f"    {x} = {{}}\n    return {x}.strip()"))
    before, after = (f"def {f}({a}, {b}):\n" + body.format(text) for text in (long, short))
    return turned(rng, "f-string", before, after, results(before, calls_of(f, "'Kim', 3", "'tea', 12")), short)


def shorter_loop(rng: Random) -> list[Turn]:
    """A loop as a comprehension, as sum() or as join()."""
    kind = rng.choice(("comprehension", "comprehension", "sum", "join"))
    f, xs, it = distinct(rng, "list[str]" if kind == "join" else "list[int]", "int")
    out, k = local(rng, {f, xs, it, "k"}), rng.randint(2, 9)
    test = rng.choice((f"{it} > {k}", f"{it} != {k}", f"{it} % {k} == 0", f"{it} <= {k}", "", ""))
    what = rng.choice((f"{it} * {k}", f"{it} + {k}", f"{it} ** 2", f"{k} - {it}", f"{it} // {k}"))
    data, start, act, whole = "[1, 4, 6, 9]", "[]", f"{out}.append({what})", "[{}]"
    if kind == "sum":
        start, act, whole = "0", f"{out} += {what}", "sum({})"
    elif kind == "join":
        what = rng.choice((f"{it}[0]", f"{it}.upper()", f"{it} + '{rng.choice('!.;-')}'", f"{it}.strip()", f"{it}[-1]"))
        test = rng.choice((f"len({it}) > {k}", f"'{rng.choice('aeo')}' in {it}", "", ""))
        data, start, act, whole = "['tea', 'orange', 'red wine']", "''", f"{out} += {what}", "''.join({})"
    inner = f"        if {test}:\n            {act}" if test else f"        {act}"
    before = f"def {f}({xs}):\n    {out} = {start}\n    for {it} in {xs}:\n{inner}\n    return {out}"
    after = f"def {f}({xs}):\n    return " + whole.format(f"{what} for {it} in {xs}{f' if {test}' if test else ''}")
    return turned(rng, kind, before, after, results(before, calls_of(f, data, "[]")), whole.split("{")[0])


def numbers_loop(rng: Random) -> list[Turn]:
    """A loop that ends one too early, a while that should be a for, or an index that should be enumerate."""
    kind = rng.choice(("off by one", "for", "enumerate"))
    f, n, it = distinct(rng, "list[str]" if kind == "enumerate" else "int", "str")
    out, k = local(rng, {f, n, it, "i"}), rng.randint(2, 9)
    act = rng.choice((f"{out} += i", f"{out} += i * {k}", f"{out} += i + {k}", f"{out} += i ** 2", f"{out} += {k}"))
    calls = calls_of(f, "1", "5", "8")
    if kind == "off by one":
        after = f"def {f}({n}):\n    {out} = 0\n    for i in range(1, {n} + 1):\n        {act}\n    return {out}"
        before = after.replace(f"{n} + 1", n)
    elif kind == "for":
        head, low = f"def {f}({n}):\n    {out} = {k}\n", rng.choice(("0", "1"))
        before = f"{head}    i = {low}\n    while i < {n}:\n        {act}\n        i += 1\n    return {out}"
        after = f"{head}    for i in range({n if low == '0' else f'1, {n}'}):\n        {act}\n    return {out}"
    else:
        line = rng.choice(("print(i, {})", *(f"{out}.append({what})" for what in ("(i, {})", "{} * i", "str(i) + {}"))))
        start = f"    {out} = []\n" if out in line else ""
        end = f"\n    return {out}" if out in line else ""
        before, after = (
            f"def {f}({n}):\n{start}    for {loop}:\n        {line.format(item)}{end}"
            for loop, item in ((f"i in range(len({n}))", f"{n}[i]"), (f"i, {it} in enumerate({n})", it))
        )
        calls = calls_of(f, "['a', 'b']", "[]")
    return turned(rng, kind, before, after, results(after, calls), f"def {f}(", n=it if kind == "enumerate" else n)


def condition(rng: Random) -> list[Turn]:
    """An else for the other cases, a shorter test with in, or two ifs as one."""
    kind = rng.choice(("else", "else", "in", "and"))
    f, x, y = distinct(rng, "int", "int")
    words = [f"'{noun}'" for noun in rng.sample(NOUNS, 3)]
    low, high = rng.randint(1, 9), rng.randint(10, 60)
    value, other = rng.choice((("True", "False"), (words[0], words[1]), (words[2], "None"), (str(low), "0")))
    if kind == "else":
        if other == "None":
            return condition(rng)
        before = f"def {f}({x}):\n    if {x} {rng.choice(('>', '<', '=='))} {high}:\n        return {value}"
        after, calls = f"{before}\n    else:\n        return {other}", calls_of(f, "5", str(high), "90")
    elif kind == "in":
        texts = words if rng.random() < 0.6 else [str(number) for number in rng.sample(range(1, 60), 3)]
        texts = texts[: rng.choice((2, 3))]
        tail = f":\n        return {value}\n    return {other}"
        before = f"def {f}({x}):\n    if " + " or ".join(f"{x} == {text}" for text in texts) + tail
        after, calls = f"def {f}({x}):\n    if {x} in ({', '.join(texts)}){tail}", calls_of(f, *texts, "'?'")
    else:
        one, two = f"{x} > {low}", rng.choice((f"{x} < {high}", f"{y} < {high}", f"{y} != {low}", f"{y} > {x}"))
        tail = f"return {value}\n    return {other}"
        before = f"def {f}({x}, {y}):\n    if {one}:\n        if {two}:\n            {tail}"
        after, calls = f"def {f}({x}, {y}):\n    if {one} and {two}:\n        {tail}", calls_of(f, "5, 70", "12, 3", "0, 0")
    fact = "else:" if kind == "else" else f"if {x}"
    return turned(rng, kind, before, after, results(after, calls), fact, v=other)


def in_class(rng: Random) -> list[Turn]:
    """A method more, or __str__."""
    name = rng.choice((syllables(rng), "".join(noun.capitalize() for noun in rng.sample(NOUNS, rng.choice((1, 2))))))
    m, a, b = distinct(rng, "str", "int")
    start = rng.choice(("0", "1", "10", "100"))
    code = f"class {name}:\n    def __init__(self, {a}):\n        self.{a} = {a}\n        self.{b} = {start}"
    text = rng.choice(GLUED).split("_")[1]
    if rng.random() < 0.35:
        after = f"{code}\n\n    def __str__(self):\n        return f'{{self.{a}}}{text}{{self.{b}}}'"
        return turned(rng, "str", code, after, f"assert str({name}('Kim')) == 'Kim{text}{start}'", "def __str__(self):",
                      d=f"{a}, then '{text}', then {b}")  # fmt: skip
    k = rng.randint(2, 9)
    does, line, check = rng.choice((
        (f"adds {k} to {b}", f"self.{b} += {k}", f"assert x.{b} == {start} + {k}"),
        (f"sets {b} to {k}", f"self.{b} = {k}", f"assert x.{b} == {k}"),
        (f"returns {a} followed by '{text}'", f"return self.{a} + '{text}'", f"assert y == 'Kim{text}'"),
        (f"returns {b} times {k}", f"return self.{b} * {k}", f"assert y == {start} * {k}"),
        (f"returns {a} in capitals", f"return self.{a}.upper()", "assert y == 'KIM'"),
        (f"returns True if {b} is above {k}", f"return self.{b} > {k}", f"assert y == ({start} > {k})"),
    ))  # fmt: skip
    after = f"{code}\n\n    def {m}(self):\n        {line}"
    return turned(rng, "method", code, after, f"x = {name}('Kim')\ny = x.{m}()\n{check}", f"def {m}(self):", m=m, d=does)


def returned_dict(rng: Random) -> list[Turn]:
    """One more key in a dictionary that a function returns."""
    f, a, b = distinct(rng, "str", "int")
    keys = rng.sample(NOUNS, 3)
    cells = [f"'{keys[0]}': {a}", f"'{keys[1]}': {b}", ""]
    number = rng.randint(2, 9)
    value = rng.choice((f"{b} * {number}", "True", "None", "[]", f"'{rng.choice(NOUNS)}'", str(number * 7), f"len({a})"))
    cells[2] = f"'{keys[2]}': {value}"
    x = local(rng, {f, a, b, *keys})
    wide = rng.random() < 0.5
    end = "return {}" if rng.random() < 0.5 else f"{x} = {{}}\n    return {x}"

    def code(parts: list[str]) -> str:
        inside = "".join(f"\n        {part}," for part in parts) + "\n    " if wide else ", ".join(parts)
        return f"def {f}({a}, {b}):\n    " + end.replace("{}", "{" + inside + "}")

    after = code(cells)
    check = results(after, calls_of(f, "'Kim', 3"))
    return turned(rng, "key", code(cells[:2]), after, check, cells[2], k=f"'{keys[2]}'", v=value)


def safer(rng: Random) -> list[Turn]:
    """try and except, strip, lower, or get with a default."""
    kind = rng.choice(("try", "strip", "lower", "get"))
    f, a, b = distinct(rng, "dict" if kind == "get" else "str", "str")
    k, noun, x = rng.randint(2, 9), rng.choice(NOUNS), local(rng, {"k"})
    if x in (f, a, b):
        return safer(rng)
    value = rng.choice(("0", "None", "-1", "''", f"'{rng.choice(NOUNS)}'"))
    if kind == "try":
        what = rng.choice((f"int({a})", f"int({a}) * {k}", f"float({a})", f"int({a}) + {k}", f"float({a}) / {k}"))
        before = f"def {f}({a}):\n    return {what}"
        after = f"def {f}({a}):\n    try:\n        return {what}\n    except ValueError:\n        return {value}"
        return turned(rng, kind, before, after, results(after, calls_of(f, "'12'", "'x'")), "except ValueError:", v=value)
    if kind == "get":
        tail = rng.choice(("", f" * {k}", f" + {k}")) if value in ("0", "-1") else ""
        line = rng.choice((f"return {{}}{tail}", f"{x} = {{}}{tail}\n    return {x}"))
        before, after = (f"def {f}({a}, {b}):\n    {line.format(got)}" for got in (f"{a}[{b}]", f"{a}.get({b}, {value})"))
        check = results(after, calls_of(f, "{'tea': 3}, 'tea'", "{}, 'x'"))
        return turned(rng, kind, before, after, check, f".get({b}, {value})", v=value)
    body = rng.choice((f"    return {a} == '{noun}'", f"    if {a} == '{noun}':\n        return {k}\n    return 0",
        f"    return {a} in ('{noun}', '{rng.choice(NOUNS)}')", f"    {x} = {a} + '{noun}'\n    return {x}"))  # fmt: skip
    line = f"    {a} = {a}.{kind}()\n"
    after = f"def {f}({a}):\n{line}{body}"
    calls = calls_of(f, f"' {noun} '", f"'{noun.upper()}'", "'x'")
    return turned(rng, kind, f"def {f}({a}):\n{body}", after, results(after, calls), line.strip(), p=ticked(rng, a))


def small_things(rng: Random) -> list[Turn]:
    """+= for a longer line, the other order, rounding."""
    kind = rng.choice(("shorter", "reverse", "round"))
    f, a, b = distinct(rng, "list[int]", "int")
    x, it, k = local(rng, {f, a, b, "n"}), "n", rng.randint(2, 9)
    data = calls_of(f, "[7, 2, 9, 4], 3", "[5, 1], 2")
    if kind == "shorter":
        what = rng.choice((it, b, f"{it} * {k}", f"{it} * {b}", f"{b} * {k}", str(k)))
        after = f"def {f}({a}, {b}):\n    {x} = {k}\n    for {it} in {a}:\n        {x} += {what}\n    return {x}"
        before = after.replace(f"{x} += {what}", f"{x} = {x} + {what}")
        return turned(rng, kind, before, after, results(before, data), f"{x} += {what}")
    if kind == "reverse":
        key = rng.choice(("", f", key=lambda {it}: {it} % {k}", ", key=abs"))
        line = rng.choice((f"return sorted({a}{key}{{}})[:{b}]", f"{x} = sorted({a}{key}{{}})\n    return {x}[:{b}]",
            f"{x} = sorted({a}{key}{{}})\n    return {x}[{b} - 1]"))  # fmt: skip
        before, after = (f"def {f}({a}, {b}):\n    {line.format(end)}" for end in ("", ", reverse=True"))
        return turned(rng, kind, before, after, results(after, data[:1]), "reverse=True")
    what = rng.choice((f"sum({a}) / {b}", f"sum({a}) / len({a})", f"max({a}) / {b}", f"{a}[0] / ({b} + {k})"))
    before, after = (f"def {f}({a}, {b}):\n    return {text}" for text in (what, f"round({what}, {k % 3 + 2})"))
    return turned(rng, kind, before, after, results(after, data), f", {k % 3 + 2})", n=str(k % 3 + 2))


TASKS: tuple[Callable[[Random], list[Turn]], ...] = (
    *(rename, rename_name, hints, docstring, comment, default, swap_parameters, show_first, constant, constant),
    *(early_return, early_return, printed, call_added, quotes, f_string, shorter_loop, shorter_loop, numbers_loop),
    *(numbers_loop, condition, condition, in_class, in_class, returned_dict, safer, safer, small_things, small_things),
)
