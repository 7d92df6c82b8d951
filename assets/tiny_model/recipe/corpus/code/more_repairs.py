"""More edits of invented code: returns, ranges, operators, loops, docstrings, hints, parameters, wordings, attributes."""

from __future__ import annotations

import contextlib
import io
import re
from random import Random

from corpus.base import Turn
from corpus.code.family import fence, run
from corpus.code.more_edits import any_code, distinct, local, looped, one, parts_of, results, small_class, steps, ticked
from corpus.code.naming import NOUNS, fresh_param
from corpus.code.reworked import (
    DOCS,
    HINTS,
    OPERATE,
    OPERATORS,
    shown,
)
from corpus.values import syllables

RETURNS = (
    "=It always gives None.", "add the missing return", "=Why is the result None?", "=I get None from this function.",
    "=The result is computed but never returned.",
    "make it return its result", "=Something is missing at the end, I only get None.",
    "=It returns nothing. Please fix it.", "=print({f}(...)) shows None, why?",
)  # fmt: skip


def missing_return(rng: Random) -> list[Turn]:
    code, name, calls = any_code(rng)
    *lines, last = code.split("\n")
    value = last.removeprefix("    return ")
    if last == f"    {value}" or len(lines) < 2 or code.count("return") > 1:
        return missing_return(rng)
    before = "\n".join([*lines, *([] if re.fullmatch(r"\w+", value) else [f"    {value}"])])
    if not run(before, results(code, calls)):
        return missing_return(rng)
    text = shown(rng, RETURNS, before, f=name)
    return [Turn(text, f"{fence(code)}\nThe line `return {value}` was missing, so the function gave back None.",
        (f"return {value}",), results(code, calls))]


OFF = {
    "last": ("=The last item is left out.", "=It never looks at the last element.", "=The loop stops one item too early.",
    "include the last item"),
    "first": ("=The first item is left out.", "=It skips the first element.", "=It should begin with the first item.",
    "include the first item"),
    "top": ("=It should go up to {n} itself.", "=The number {n} is not included.", "let the loop include {n}",
    "=It stops one before {n}."),
    "index": ("=I get an IndexError.", "=It says: list index out of range.", "=IndexError, why?", "fix the IndexError"),
    "while": ("=It should also run when {x} equals {n}.", "=It stops one round too early; {n} should be included.",
    "let the loop include {n}"),
}  # fmt: skip


def off_by_one(rng: Random) -> list[Turn]:
    """A loop or an index that misses by one."""
    kind = rng.choice(list(OFF))
    f, xs, n = distinct(rng, "list[int]", "int")
    out = local(rng, {f, xs, n, "i"})
    start, k = rng.choice(("0", "1")), rng.randint(2, 9)
    act = rng.choice((f"{out} += {{}}", f"{out} += {{}} * {k}", f"{out} = {out} + {{}} + {k}"))
    calls = [f"{f}([3, 5, 8])", f"{f}([{rng.randint(2, 20)}, {rng.randint(2, 20)}])"]
    if kind in ("last", "first"):
        bad, good = (f"range(len({xs}) - 1)", f"range(len({xs}))") if kind == "last" else (f"range(1, len({xs}))",
            f"range(len({xs}))")
        code = f"def {f}({xs}):\n    {out} = {start}\n    for i in {good}:\n        {act.format(f'{xs}[i]')}\n    return {out}"
        why = "range(len(...)) already ends at the last index." if kind == "last" else "The first index is 0, not 1."
    elif kind == "index":
        bad, good = rng.choice(((f"{xs}[len({xs})]", f"{xs}[len({xs}) - 1]"), (f"range(len({xs}) + 1)", f"range(len({xs}))")))
        body = f"    {out} = {start}\n    for i in {good}:\n        {act.format(f'{xs}[i]')}\n    return {out}"
        body = body if "range" in good else f"    return {good} * {k}"
        code, why = f"def {f}({xs}):\n{body}", "The last index is one less than the length."
    elif kind == "top":
        bad, good = f"range(1, {n})", f"range(1, {n} + 1)"
        code = f"def {f}({n}):\n    {out} = {start}\n    for i in {good}:\n        {act.format('i')}\n    return {out}"
        calls, why = [f"{f}({value})" for value in (1, 4, 7)], f"range stops before its end, so the end must be {n} + 1."
    else:
        bad, good = f"while i < {n}:", f"while i <= {n}:"
        code = f"def {f}({n}):\n    {out} = {start}\n    i = 1\n    {good}\n        {act.format('i')}"
        code += f"\n        i += 1\n    return {out}"
        calls, why = [f"{f}({value})" for value in (1, 4, 7)], f"With < the loop ends before {n}; it must be <=."
    before = code.replace(good, bad)
    text = shown(rng, OFF[kind], before, n=n, x="i")
    return [Turn(text, f"{fence(code)}\n{why}", (f"def {f}(",), results(code, calls))]


COMPARED = (
    "use {n} instead of {o}", "replace {o} by {n}", "=It should be {n}, not {o}.", "swap {o} for {n}", "change {o} to {n}",
    "=The {o} is wrong, it must be {n}.",
    "=Please put {n} where {o} is.",
)  # fmt: skip


def operator(rng: Random) -> list[Turn]:
    """Another operator, in a calculation or in a comparison."""
    while True:
        code, _, calls = rng.choice((steps, looped))(rng)
        found = re.findall(r" ([-+*<>]) ", code)
        if len(found) == 1 and " += " not in code:
            break
    old = found[0]
    if old in "<>":
        new = rng.choice([sign for sign in ("<", ">", "<=", ">=", "!=") if sign != old])
        text = shown(rng, COMPARED, code, n=rng.choice((new, f"`{new}`")), o=rng.choice((old, f"`{old}`")))
    else:
        new = rng.choice([sign for sign in OPERATORS if sign != old])
        (do, does, ing, word), (nota, doesnt, nots, other) = OPERATORS[new], OPERATORS[old]
        slots = {"do": do, "does": does, "ing": ing, "w": word, "nota": nota, "doesnt": doesnt, "not": nots, "v": other,
            "s": new, "o": old}
        text = shown(rng, OPERATE, code, **slots)
    after = code.replace(f" {old} ", f" {new} ")
    return one(text, after, results(after, calls)) if not run(after, "\n".join(calls)) else operator(rng)


COMPREHENSION = (
    "use a list comprehension", "turn the loop into a list comprehension", "write it as a list comprehension",
    "=I want a comprehension in place of the loop.",
    "replace the loop with a list comprehension", "=Can this be a list comprehension?",
    "make it shorter with a comprehension", "=Make the loop a comprehension.",
)  # fmt: skip
LOOP = (
    "use a normal for loop", "turn the comprehension into a for loop", "write it with a loop and append",
    "=I don't understand comprehensions. Use a loop.",
    "replace the list comprehension by a loop", "=Please write it as a plain loop.", "=Can this be a for loop?",
    "make it a loop",
)  # fmt: skip


def comprehension(rng: Random) -> list[Turn]:
    """A loop as a comprehension, or the other way round."""
    texts = rng.random() < 0.4
    f, xs = distinct(rng, "list[str]" if texts else "list[int]")
    it = local(rng, {f, xs})
    out = local(rng, {f, xs, it})
    k = rng.randint(2, 9)
    if texts:
        what = rng.choice((f"{it}.upper()", f"len({it})", f"{it} + '{rng.choice('!?-*')}'", f"{it}[0]", f"{it}.strip()", it))
        test = rng.choice((f"len({it}) > {k}", f"'{rng.choice('aeorst')}' in {it}", f"{it} != '{rng.choice(NOUNS)}'", ""))
        calls = [f"{f}(['tea', 'orange', 'stone', 'violin'])", f"{f}(['rest', 'garden party'])"]
    else:
        what = rng.choice((f"{it} * {k}", f"{it} + {k}", f"{it} ** 2", f"{k} - {it}", f"({it}, {it} * {k})", it))
        test = rng.choice((f"{it} > {k}", f"{it} % {k} == 0", f"{it} != {k}", f"{it} <= {k}", ""))
        calls = [f"{f}({[rng.randint(0, 20) for _ in range(size)]})" for size in (5, 3, 0)]
    if what == it and not test:
        return comprehension(rng)
    tail = f" if {test}" if test else ""
    short = f"def {f}({xs}):\n    return [{what} for {it} in {xs}{tail}]"
    inner = f"        if {test}:\n            " if test else "        "
    long = f"def {f}({xs}):\n    {out} = []\n    for {it} in {xs}:\n{inner}{out}.append({what})\n    return {out}"
    if rng.random() < 0.6:
        return one(shown(rng, COMPREHENSION, long), short, results(short, calls), f"for {it} in {xs}")
    long = long.replace(out, "result") if "result" not in (f, xs, it) and not re.search(rf"\w{out}|{out}\w", long) else ""
    return one(shown(rng, LOOP, short), long, results(long, calls), "result.append(") if long else comprehension(rng)


TEXTS = ("Return the {n} of the {m}.", "Work out the {n}.", "Helper for the {n} {m}.", "Used by the {m} page.",
    "Change the {n} and the {m}.", "Part of the {n} module.",
         "Compute what the {m} needs.", "Made for {s}.", "Keep the {n} of {s} up to date.")  # fmt: skip


def docstring(rng: Random) -> list[Turn]:
    """A docstring with given words for a function, a class or a method."""
    says = rng.choice(TEXTS).replace("{n}", rng.choice(NOUNS)).replace("{m}", rng.choice(NOUNS)).replace("{s}", syllables(rng))
    if rng.random() < 0.6:
        code, name, calls = any_code(rng)
        after = code.replace("\n", f'\n    """{says}"""\n', 1)
        return one(shown(rng, DOCS, code, d=says), after, results(after, calls) + f"\nassert {name}.__doc__ == {says!r}", says)
    code, name, _, made, do = small_class(rng)
    if rng.random() < 0.5:
        after = code.replace("\n", f'\n    """{says}"""\n\n', 1)
        wishes = (f'add the docstring "{says}" to the class', f'=The class {name} should have the docstring "{says}"',
            f'put "{says}" as docstring into {name}')
        return one(shown(rng, wishes, code), after, f"assert {name}.__doc__ == {says!r}\n{made}", says)
    line = next(line for line in code.split("\n") if line.startswith(f"    def {do}("))
    after = code.replace(line, f'{line}\n        """{says}"""')
    wishes = (f'add the docstring "{says}" to the method {do}', f'=The method {do} should have the docstring "{says}"',
        f'document {do} with "{says}"')
    return one(shown(rng, wishes, code), after, f"assert {name}.{do}.__doc__ == {says!r}\n{made}", says)


HINT = (
    "add the type hint {t} to {p}", "annotate the parameter {p} as {t}", "=The parameter {p} is a {t}. Add the hint.",
    "give {p} the type {t}",
    "=Please add a type hint for {p}: {t}.", "declare {p} as {t}", "=Only annotate {p} with {t}.",
)  # fmt: skip
BACK = ("add the return type {t}", "=It returns {t}. Add that as a hint.", "annotate the result as {t}",
    "=Please add -> {t} to it.", "declare that it returns {t}")


def hint(rng: Random) -> list[Turn]:
    """A hint for one parameter, for the result, or for everything."""
    code, name, calls = any_code(rng)
    params = parts_of(code.split("\n")[0])
    kinds = ["str", "str"] if "('" in calls[0] else ["list[int]" if "[" in calls[0] else "int", "int"]
    scope: dict[str, object] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        exec(code, scope)
        back = type(eval(calls[0], scope)).__name__
    back = "list[int]" if back == "list" else back
    roll = rng.random()
    line = code.split("\n")[0]
    if roll < 0.45:
        at = rng.randrange(2)
        new = re.sub(rf"([(, ]){params[at]}\b", rf"\1{params[at]}: {kinds[at]}", line)
        text = shown(rng, HINT, code, p=ticked(rng, params[at]), t=kinds[at])
    elif roll < 0.65:
        new = line.replace("):", f") -> {back}:")
        text = shown(rng, BACK, code, t=back)
    else:
        new = f"def {name}({params[0]}: {kinds[0]}, {params[1]}: {kinds[1]}) -> {back}:"
        text = shown(rng, HINTS, code)
    after = code.replace(line, new, 1)
    return one(text, after, results(after, calls) + f"\nassert len({name}.__annotations__) > 0", new)


PARAMETER = (
    "add a parameter {p} and add it to the result", "=It needs one more parameter, {p}, that is added to what it returns.",
    "give it a third parameter {p}, which is added at the end",
    "=Please add the parameter {p}; the result gets {p} added.", "let it also take {p} and return the result plus {p}",
)  # fmt: skip


def parameter(rng: Random) -> list[Turn]:
    """One more parameter, which is added to the result."""
    code, _, calls = steps(rng)
    if run(code, "\n".join(calls)) or "==" in code or code.count("return") > 1:
        return parameter(rng)
    new = fresh_param(rng, "int", set(re.findall(r"\w+", code)))
    after = re.sub(r"return (.*)$", rf"return \1 + {new}", code.replace("):", f", {new}):", 1))
    more = [call[:-1] + f", {rng.randint(1, 9)})" for call in calls]
    return one(shown(rng, PARAMETER, code, p=ticked(rng, new)), after, results(after, more), f"+ {new}")


WORDING = (
    "change the text {o} to {n}", "replace {o} with {n}", "=It should say {n} and not {o}.", "use {n} instead of {o}",
    "=Please write {n} where it says {o}.",
    "make it {n} instead of {o}",
)  # fmt: skip


def wording(rng: Random) -> list[Turn]:
    """Another text inside a function."""
    f, x, y = distinct(rng, "str", "int")
    old, new = (rng.choice((f"{noun.capitalize()}: ", f"The {noun} ", f"{noun} ", f"Dear {noun} ", f"No {noun} ",
        syllables(rng) + " ")) for noun in rng.sample(NOUNS, 2))
    body = rng.choice((
        f"    return '{old}' + {x} + str({y})",
            f"    if {y} > {rng.randint(2, 30)}:\n        return '{old}' + {x}\n    return {x}",
        f"    return f'{old}{{{x}}} {{{y}}}'", f"    print(f'{old}{{{x}}}')\n    return {y} * 2",
    ))  # fmt: skip
    code = f"def {f}({x}, {y}):\n{body}"
    if old == new or code.count(old) != 1:
        return wording(rng)
    after = code.replace(old, new)
    quote = rng.choice("'\"'")
    text = shown(rng, WORDING, code, o=f"{quote}{old.strip()}{quote}", n=f"{quote}{new.strip()}{quote}")
    return one(text, after, results(after, [f"{f}('Kim', {value})" for value in (1, 50)]), new)


FIELD = (
    "add an attribute {p} that starts at {v}", "=The class needs an attribute {p}, at first {v}.",
    "give it the attribute {p} with {v} at the beginning",
    "=Please set self.{q} = {v} in the constructor too.", "let each object also have {p} = {v}",
    "=In __init__ there should also be {p}, which is {v}.",
)  # fmt: skip


def attribute(rng: Random) -> list[Turn]:
    """One more attribute with a start value."""
    code, _, fields, made, _ = small_class(rng)
    new = fresh_param(rng, rng.choice(("int", "list", "str")), set(re.findall(r"\w+", code)))
    value = rng.choice(("0", "0", "1", "[]", "{}", "None", "True", "False", "100", f"'{rng.choice(NOUNS)}'"))
    line = f"        self.{fields[-1]} = {fields[-1]}"
    after = code.replace(line, f"{line}\n        self.{new} = {value}")
    text = shown(rng, FIELD, code, p=ticked(rng, new), q=new, v=value)
    return one(text, after, f"x = {made}\nassert x.{new} == {value}\nassert x.{fields[1]} == 4", f"self.{new} = {value}")


LISTS = (
    "add {k} to the list {d}", "append {k} to {d}", "=The list {d} should also have {k} at the end.",
    "put {k} at the end of {d}", "=Please add {k} to {d}.",
    "=One more item for {d}: {k}.",
)  # fmt: skip


def list_item(rng: Random) -> list[Turn]:
    """One more item of a list that stands in the code."""
    d = rng.choice((fresh_param(rng, "list", {"text"}), f"{rng.choice(NOUNS)}_list", rng.choice(NOUNS).upper() + "S"))
    items = [f"'{noun}'" if rng.random() < 0.8 else f"'{syllables(rng)}'" for noun in rng.sample(NOUNS, rng.randint(3, 6))]
    if rng.random() < 0.4:
        items = [str(rng.randint(1, 500)) for _ in items]
    if d in ("inputs", "input") or len(set(items)) < len(items):
        return list_item(rng)
    one_name = rng.choice(("item", "one", "x"))
    tail = rng.choice(("", f"\n\nfor {one_name} in {d}:\n    print({one_name})", f"\nprint(len({d}))", f"\nprint({d}[0])"))
    before, after = (f"{d} = [{', '.join(part)}]{tail}" for part in (items[:-1], items))
    return one(shown(rng, LISTS, before, k=items[-1], d=ticked(rng, d)), after, f"assert {d} == [{', '.join(items)}]",
        items[-1])


TASKS = (missing_return, off_by_one, operator, comprehension, docstring, hint, parameter, wording, attribute, list_item)
