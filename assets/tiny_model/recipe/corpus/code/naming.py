"""Functions by names and parameters that the request gives and nobody expects: they must be copied, whatever they are."""

# ruff: noqa: SIM905
from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

from corpus.base import Turn, upper
from corpus.code.ask import BOTH_OPTION, DOC_OPTION, HINT_OPTION, WITH_SIGNATURE, add_option, task_of
from corpus.code.described import ASK
from corpus.code.family import LETTERS, Bound, Family, camel, fence, options, singular, third
from corpus.code.follow import follow_up
from corpus.code.invented import LISTS, LOCALS, PARAMS, TEXTS, function_name
from corpus.values import syllables

VERBS = (
    "fetch tally pick list show read write parse format clean sort group rank search locate save total review inspect plan "
    "order ship pay refund invite book cancel draw paint bake cook wash weigh count sum add get find is has make give to calc "
    "collect select choose extract filter remove drop keep change set put print display render store lookup test verify "
    "validate decide guess prepare resolve split join combine connect convert translate encode swap flip reverse repeat"
).split()
NOUNS = (
    "kettle mango stamp ledger parcel pixel meadow lamp card deck brick socket carrot candle engine lantern rope basket wheel "
    "violin tunnel copper river planet feather marble pocket saddle tractor whistle anchor barrel canvas dolphin ember fossil "
    "glacier harbour insect jungle kernel ladder magnet needle orchid pebble quiver ribbon saucer thimble umbrella vessel "
    "walnut yard zebra bottle cabin donkey envelope fridge goose hammer jacket kite lemon mirror nest oven piano quilt rocket "
    "sofa teapot vase window yogurt badge cookie drawer bridge camel statue comet stall sign fence helmet input output data"
).split()
SHORT = (
    "f g h fn func fun solve calc task1 task2 ex3 part_one part_two step1 step2 do_this helper2 main2 q1 q4 a1 my_fn foo2"
).split()
ADJECTIVES = (
    "big small new old fast slow best first last red blue my our next main raw final free open hidden extra top odd"
).split()
KINDS = {
    "int": [*PARAMS, "num", "val", "int_value", "t", "u", "w", "i", "j", "v", "number_of_items", "n1", "n2", "arg",
    "input_number"],
    "str": [*TEXTS, "s", "string", "sentence", "phrase", "line", "t", "txt", "str1", "content", "input_text", "my_string",
    "w"],
    "list[str]": "words names strings lst labels titles cities xs my_words word_list tokens entries texts pieces fruits "
    "guests "
    "colours input_list terms animals towns".split(),
    "list": [*LISTS, "items", "xs", "elements", "arr", "my_list", "things", "stuff", "sequence", "objects", "l1", "bag",
    "pile"],
    "list[int]": [*LISTS, "xs", "arr", "my_numbers", "my_list", "ns", "nums_list", "sizes", "steps", "speeds", "heights",
    "seq"],
    "list[tuple]": "pairs tuples points entries records rows couples items data my_pairs pair_list coords results".split(),
    "dict": "d data table mapping my_dict prices stock inventory ages scores info lookup settings entries book dct counts "
    "phone_book menu store catalogue".split(),
    "tuple": "pair tup point t couple coords p my_pair position both duo".split(),
}  # fmt: skip
NAMED = (
    "Write a function. Its name is {name}, its parameters are {params}. It {does}.",
    "Name: {name}. Parameters: {params}. It {does}.",
    "Write a function that {does}. The name must be {name}, the parameters {params}.",
    "Write a function that {does}. It should look like this: def {sig}", "The signature is {sig}. It {does}. Write the code.",
    "Call it {name}({params}): it {does}.", "please implement {sig} such that it {does}",
    "`{sig}` {does}. Write it in Python.",
    "I need `{sig}`: it {does}.", "Function name: {name}\nParameters: {params}\nIt {does}.", "{sig} {does}",
    "{sig}, it {does}",
    "Write a Python function. It takes {takes} and {does}. Please call it {name}.",
    "{name}({params}) should be a function that {does}.",
    "Write the Python function `{name}` with {takes} as parameters. It {does}.", "def {sig} that {does}",
    "Code {sig}. What it does: it {does}.", "Write {name}, which takes {takes} and {does}.", "{sig} in python. it {does}",
    "We call {sig} in our script, but it does not exist yet. It {does}. Write it.",
    "My code uses {sig}. Write it so that it {does}.",
    "Add the function {sig} that {does}.", "Exactly this signature please: {sig}. The function {does}.",
    "a python function named {name} ({params}) that {does}", "Let's have {sig}. It {does}.",
    "Now a function {sig}: it {does}.",
    "I want to call {sig}. It {does}. What does the function look like?", "Task: {sig} {does}.", "Exercise 4: {sig} {does}.",
    "The function `{name}` takes {takes} and {does}. Write it.", "Can I get {sig}? It {does}.",
    "write {name}, parameters {params}, that {does}",
    "Write a function with the name {name} and the parameters {params} that {does}.", "Make {sig} please, it {does}.",
    "i need a func {name} w/ {takes}, it {does}", "Create the function {name}; it takes {takes} and {does}.",
    "{name}: takes {takes}, {does}",
    "Write a function that takes {takes} and {does}, and name it `{name}`.", "Program {sig}, a function that {does}.",
    "Use the name {name} for a function of {takes} that {does}.", "My task is to write {sig}. It {does}.",
    "in python: {sig} -> it {does}",
)  # fmt: skip
FRAMES = (*NAMED, *NAMED, *WITH_SIGNATURE,
    *(frame for frame in ASK if "{does0}" not in frame and "{name}({params})" not in frame))
RESERVED = {*keyword.kwlist, *dir(builtins)}


def fresh_name(rng: Random, known: tuple[str, ...] = ()) -> str:
    """A name for a function: mostly one that no other function has, or one that is close to a known one."""
    roll = rng.random()
    if roll < 0.3 and known:
        name, extra = rng.choice(known), rng.choice((*NOUNS, "all", "it", "now", "fast", "simple", "v2", "new", "here",
            "of_mine"))
        return rng.choice((
            f"get_{name}", f"my_{name}", f"{name}_2", f"{name}_{extra}", f"{rng.choice(VERBS)}_{name}", f"{name}_value",
                f"{name}_fn",
            "_".join(reversed(name.split("_"))), f"do_{name}", f"{name}s", camel(name), f"calc_{name}",
            f"{name}_{syllables(rng, 1, 2).lower()}",
        ))  # fmt: skip
    if roll < 0.42 and known:
        return rng.choice(known)
    if roll < 0.62:
        name = f"{rng.choice(VERBS)}_{rng.choice(NOUNS)}"
    elif roll < 0.7:
        name = f"{rng.choice(VERBS)}_{rng.choice(ADJECTIVES)}_{rng.choice(NOUNS)}"
    elif roll < 0.74:
        name = rng.choice(SHORT)
    elif roll < 0.86:
        name = f"{rng.choice((*VERBS, *NOUNS))}_{syllables(rng, 1, 2).lower()}"
    elif roll < 0.92:
        name = syllables(rng, 2, 3).lower()
    else:
        name = function_name(rng)
    return camel(name) if rng.random() < 0.08 else name


def fresh_param(rng: Random, kind: str, taken: set[str]) -> str:
    """A name for a parameter of a type."""
    kind = "int" if kind in ("float", "bool") else "list[tuple]" if kind.startswith("list[tuple") else kind
    kind = "dict" if kind.startswith("dict") else "tuple" if kind.startswith("tuple") else kind
    pool = KINDS.get(kind) or [*PARAMS, *LOCALS, "thing", "obj", "wanted", "elem", "target", "key", "other", "what"]
    for _ in range(40):
        name = rng.choice(pool)
        roll = rng.random()
        if roll < 0.08:
            name = syllables(rng, 1, 2).lower()
        elif roll < 0.14:
            name = rng.choice(NOUNS) + ("s" if kind.startswith("list") else "")
        elif roll < 0.2:
            name = f"{rng.choice(ADJECTIVES)}_{name}"
        if name not in taken and name not in RESERVED:
            return name
    return "p" + "".join(sorted(taken))[:3].lower()


def exactly(rng: Random, family: Family) -> tuple[Turn, Bound, str]:
    """A request that gives the name and the parameters; the answer has just these."""
    body = family.body + family.head
    taken = {*re.findall(r"(?<!\$)\b[a-zA-Z_]\w*", re.sub(r"\$\w", " ", body))}
    params: list[str] = []
    for kind in family.types.split(" -> ")[0].split("; ") if family.params else ():
        params.append(fresh_param(rng, kind, {*taken, *params}))
    slots = dict(zip(LETTERS, params, strict=False))
    name = fresh_name(rng, tuple(family.names.split()))
    while name in params or name in taken or name in RESERVED or not name.isidentifier():
        name = fresh_name(rng)
    slots |= {"f": name, "one": singular(params[0]) if params else "item", "letter": rng.choice("abcdeghlmnoprstuw")}
    slots |= {"k": str(rng.randint(2, 12)), "m": str(rng.choice((15, 18, 20, 25, 30, 50, 60, 75, 100, 200)))}
    bound = Bound(family, slots, tuple(params))
    does = rng.choice((third(family.doc), *options(family.does), *options(family.does)))
    frame = rng.choice(FRAMES)
    while "{to}" in frame and len(params) > 1:
        frame = rng.choice(FRAMES)
    listed = " and ".join(params) if len(params) < 3 else ", ".join(params[:-1]) + " and " + params[-1]
    takes = rng.choice((listed, f"`{'` and `'.join(params)}`" if len(params) < 3 else listed, listed))
    if frame in WITH_SIGNATURE:
        takes = ("the parameter " if len(params) == 1 else "the parameters ") + takes
    to = rng.choice(options(family.to))
    if len(params) == 1:
        frame = frame.replace("parameters are", "parameter is").replace("arameters", "arameter")
        frame = frame.replace("as parameter.", "as the parameter.")
    parts = {"sig": bound.signature, "name": name, "params": ", ".join(params), "takes": takes, "does": does, "to": to}
    for slot, value in parts.items():
        frame = frame.replace("{" + slot + "}", value)
    text = bound.fill(frame)
    text = upper(text) if rng.random() < 0.6 and not re.match(rf"`?({name}|def)\b", text) else text
    hints = doc = False
    draw = rng.random()
    if draw < 0.05 and "\n" not in text:
        text, hints, doc = add_option(text, rng.choice(BOTH_OPTION)), True, True
    elif draw < 0.12 and "\n" not in text:
        text, doc = add_option(text, rng.choice(DOC_OPTION)), True
    elif draw < 0.19 and "\n" not in text:
        text, hints = add_option(text, rng.choice(HINT_OPTION)), True
    code = bound.code(hints, doc)
    return Turn(text, fence(code), (f"def {name}(",), bound.check()), bound, code


def task(family: Family) -> Callable[[Random], list[Turn]]:
    """The request with any names, sometimes with the usual ones."""
    usual = task_of(replace(family, noun=""))

    def run(rng: Random) -> list[Turn]:
        if "$letter" not in family.body and rng.random() < 0.3:
            return usual(rng)
        turn, bound, code = exactly(rng, family)
        return [turn, follow_up(rng, bound, code)] if rng.random() < 0.1 else [turn]

    run.__name__ = "more_" + usual.__name__
    return run


def with_math(family: Family) -> Family:
    return replace(family, head="import math")
