"""How people ask for a function or a class to be written, and the conversations that follow."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn, an, upper
from corpus.code.family import Bound, Family, bind, fence, options, third, used

WITH_SIGNATURE = (
    "Write a Python function {sig} that {does}.",
    "Write a function {sig} that {does}.",
    "Write a function {sig} which {does}.",
    "Write {sig}, a function that {does}.",
    "Implement {sig}. It {does}.",
    "Implement the function {sig} in Python so that it {does}.",
    "Can you write a Python function {sig} that {does}?",
    "Could you write {sig} for me? It {does}.",
    "I need a function {sig} that {does}.",
    "I need {sig} in Python: it {does}.",
    "Create a Python function with the signature {sig} that {does}.",
    "Give me a function {sig} that {does}.",
    "python function {sig} that {does}",
    "function {sig} that {does}",
    "write {sig} - it {does}",
    "Define a function {sig} that {does}.",
    "Develop a Python function {sig} which {does}.",
    "Please provide an implementation of {sig} that {does}.",
    "Fill in the body of this function. It {does}.\n\ndef {sig}:",
    "Complete this function, which {does}:\n\n```python\ndef {sig}:\n```",
    "def {sig}:\n\nFinish this function. It {does}.",
    "Write a Python function called {name} that takes {takes} and {does}.",
    "Write a function named {name} with {takes}. It {does}.",
    "Define a function {name} with {takes} that {does}.",
    "I want a function {name} that takes {takes} and {does}.",
    "make a function {name}, it takes {takes} and {does}",
    "Write a Python function {sig} to {to}.",
    "Implement {sig} to {to}.",
    "I need a function {sig} to {to}.",
    "{sig} to {to} in Python",
    "how would I write {sig} to {to}?",
    "Please write {sig}. I want to {to}.",
    "Can you finish this for me? I want to {to}.\n\ndef {sig}:\n    pass",
    "{sig}: {does}",
    "{sig} - {does}",
    "{sig} # {does}",
    "{name} with {takes}: {does}",
    "Write me {sig}. It {does}, that's all.",
    "The function {sig} {does}. Code it, please.",
    "hey can you do {sig} in python, it {does}",
    "need {sig} asap, it {does}",
    "Code for {sig}, which {does}?",
    "Just the code: {sig} that {does}.",
    "Write `{sig}`. It {does}.",
    "I have to hand in {sig}. It {does}.",
)
WITH_NAME = (
    "Write a Python function {name} that {does}.",
    "Write a Python function named {name} that {does}.",
    "Write a function called {name} that {does}.",
    "I need a function {name} that {does}.",
    "I need a Python function named {name} which {does}.",
    "Could you write {name}, a function that {does}?",
    "Please write a function {name} that {does}.",
    "Make a function {name} to {to}.",
    "Write {name}() in Python. It {does}.",
    "can you code a function {name} to {to}",
    "In Python, write a function {name} to {to}.",
    "I'm looking for a function that {does}. Call it {name}.",
    "function {name} to {to}",
    "python {name} function to {to}",
    "Write a function to {to} and call it {name}.",
    "Write a function that {does} and name it {name}.",
    "Create a function {name} that {does}.",
    "Define {name} so that it {does}.",
    "Exercise: write a function {name} that {does}.",
    "Task: implement a function named {name} to {to}.",
    "How could a function {name} look that {does}?",
    "My teacher wants a function {name} that {does}.",
    "We need a helper called {name} that {does}.",
    "func {name}: {does}",
    "A function `{name}` that {does}, please.",
    "give me {name} in python, it {does}",
    "{name} - a python function that {does}",
    "write a func called {name}, it {does}",
    "Could I have a function {name}? It {does}.",
    "Write a function with the name {name}. It {does}.",
    "python: {name}, a function that {does}",
    "code a python function, {name}, that {does}",
    "Please code {name}: it {does}.",
)
WITH_DOES = (
    "Write a Python function that {does}.",
    "Write a function that {does}.",
    "Write a function which {does}.",
    "I need code that {does}.",
    "I need a function that {does}.",
    "I want a Python function that {does}.",
    "Can you write a function that {does}?",
    "Could you give me a small function that {does}?",
    "Give me a Python function that {does}.",
    "Please write Python code that {does}.",
    "Show me a function that {does}.",
    "Create a function which {does}.",
    "What would a function look like that {does}?",
    "Help me write a function that {does}.",
    "I'm looking for a function that {does}.",
    "need a python function that {does}",
    "python function that {does}",
    "code that {does}",
    "a function that {does}, please",
    "Homework: write a function that {does}.",
    "Exercise: Write a Python function that {does}.",
    "Let's write a function that {does}.",
    "Would you write me a short function that {does}?",
    "I'd like a function that {does}.",
    "Produce a Python function that {does}.",
    "Design a function that {does}.",
    "python func that {does}",
    "Do you have code that {does}?",
    "Any function in Python that {does}?",
    "I'm a beginner. I need a function that {does}.",
    "write me something that {does}, in python",
    "short python function that {does} pls",
    "Got a one-liner or a function that {does}?",
    "For school I need a function that {does}.",
)
WITH_TO = (
    "How do I {to} in Python?",
    "how do i {to} in python",
    "how to {to} in python",
    "how to {to}",
    "How can I {to} with Python?",
    "How can I {to} in Python?",
    "How would you {to} in Python?",
    "Python code to {to}",
    "Function to {to}, please.",
    "function to {to}",
    "Write a function to {to}.",
    "Write a Python function to {to}.",
    "Write Python code to {to}.",
    "Write some code to {to}.",
    "What is a simple way to {to} in Python?",
    "What's the easiest way to {to} in Python?",
    "I want to {to}. Can you write the code?",
    "Can you show me how to {to} in Python?",
    "I have to {to} in Python. How do I do that?",
    "I'm trying to {to} in Python. Can you help?",
    "I'm learning Python. How do I {to}?",
    "What's the code to {to}?",
    "I need a function to {to}.",
    "I need to {to} in Python.",
    "Show me a function to {to}.",
    "Help me {to} in Python.",
    "Could you help me {to} with a Python function?",
    "python: {to}",
    "For a small project I need to {to}. Please write a function.",
    "Show me Python code to {to}.",
    "can python {to}? write me a function",
    "I don't know how to {to} in Python.",
    "python: how to {to}",
    "a function to {to} pls",
    "What function would {to}?",
    "Is there a short way to {to} in python?",
    "code to {to}?",
    "I must {to}. Python code?",
    "Let's {to} in Python. Write the function.",
    "Teach me to {to} in Python.",
    "My script has to {to}. What would the function look like?",
)
WITH_NOUN = (
    "{noun} in Python",
    "Python {noun}",
    "{noun} function please",
    "Write {a_noun} in Python.",
    "Write {a_noun}.",
    "I need {a_noun}.",
    "I need {a_noun} in Python.",
    "Can you write {a_noun}?",
    "Can you code {a_noun} for me?",
    "simple {noun} in python",
    "Show me {a_noun} in Python.",
    "How do I write {a_noun} in Python?",
    "Make {a_noun}, please.",
    "What does {a_noun} look like in Python?",
    "Give me {a_noun}.",
)
BARE = (
    "{to}",
    "{to}",
    "{To}.",
    "{to} python",
    "{to} please",
    "{to} code",
    "code: {to}",
    "{bare}",
    "{bare}",
    "{bare}",
    "{Bare}",
    "{bare} python",
    "python {bare}",
    "{bare} code",
    "code for {bare}",
    "{bare} please",
    "{bare} in python",
    "write {bare}",
    "{name}",
    "{name}()",
    "{name} function",
    "{name} in python",
    "write {name}",
    "def {sig}:",
    "def {sig}",
)
"""A few words and no more; the names are then those that everybody uses."""
CLASS_BARE = ("class {name}", "class {name}:", "{name} class", "{noun} class", "{noun} class python", "write a {noun} class")
CLASS_FRAMES = (
    "Write a Python class {does}.",
    "Write a class {does}.",
    "I need a class {does}.",
    "Can you write a Python class {does}?",
    "Create a class {does}.",
    "Please write a simple class {does}.",
    "How would a class {does} look in Python?",
    "python class {does}",
    "class {does}",
    "Give me a class {does}.",
    "Implement a class {does} in Python.",
    "Show me a small class {does}.",
    "Design a Python class {does}.",
    "could you make a class {does}",
    "I'd like to have a class {does}.",
    "Help me write a class {does}.",
    "I'm learning about classes. Write one {does}.",
    "We need a small class {does}.",
)
DOC_OPTION = (
    " Add a docstring.",
    " Include a docstring.",
    " It should have a docstring.",
    " with a docstring",
    " with docstring",
)
HINT_OPTION = (
    " Add type hints.",
    " Use type hints.",
    " It should have type hints.",
    " with type hints",
    " with type annotations",
)
BOTH_OPTION = (" Add type hints and a docstring.", " Use type hints and a docstring.", " with type hints and a docstring")
CALL_OPTION = (
    " Show an example call.",
    " Add an example call.",
    " with an example call",
    " Include one example of how to call it.",
)


AWKWARD = ("lst", "data", "array", "my_list", "sequence", "nums")


def request(rng: Random, family: Family) -> tuple[str, Bound]:
    """A request for a function or a class; not one such as "adds up all lst"."""
    for _ in range(8):
        text, bound = _request(rng, family)
        first = bound.params[0] if bound.params else ""
        if first not in AWKWARD or not re.search(rf"\b(all|the|of|up|equal|repeated|both) {first}\b", text):
            break
    return text, bound


def _request(rng: Random, family: Family) -> tuple[str, Bound]:
    """A request for a function or a class without options, and the names it implies."""
    if rng.random() < 0.12:
        return bare(rng, family)
    if family.kind == "class":
        does = rng.choice(options(family.does))
        named = rng.random() < 0.5
        bound = bind(rng, family, "", named)
        phrase = f"{bound.name} {does}" if named else does
        return bound.fill(rng.choice(CLASS_FRAMES).replace("{does}", phrase)), bound
    does = rng.choice((third(family.doc), *options(family.does)))
    to = rng.choice(options(family.to))
    draw = rng.random()
    pool = WITH_SIGNATURE if draw < 0.28 else WITH_NAME if draw < 0.5 else WITH_DOES if draw < 0.68 else WITH_TO
    pool = WITH_NOUN if draw > 0.92 and family.noun else pool
    frame = rng.choice(pool)
    noun = rng.choice(options(family.noun)) if "noun}" in frame else ""
    seen = (does if "{does}" in frame else "") + (to if "{to}" in frame else "") + noun
    vary = "abcd" if pool is WITH_SIGNATURE else used(seen)
    bound = bind(rng, family, vary, pool in (WITH_SIGNATURE, WITH_NAME))
    names = list(bound.params)
    takes = ("the parameter " if len(names) == 1 else "the parameters ") + " and ".join(
        [", ".join(names[:-1]), names[-1]] if len(names) > 1 else names
    )
    for slot, value in (("{sig}", bound.signature), ("{name}", bound.name), ("{takes}", takes), ("{does}", does), ("{to}", to)):
        frame = frame.replace(slot, value)
    frame = frame.replace("{noun}", noun).replace("{a_noun}", an(noun))
    text = bound.fill(frame)
    return (upper(text) if rng.random() < 0.7 and not text.startswith(("def ", bound.name)) else text), bound


def bare(rng: Random, family: Family) -> tuple[str, Bound]:
    """A request of a few words, such as "fizzbuzz" or "def is_even(n):"."""
    if family.kind == "class":
        bound = bind(rng, family)
        noun = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", bound.name).lower()
        return rng.choice(CLASS_BARE).format(name=bound.name, noun=noun), bound
    to = rng.choice(options(family.to))
    bound = bind(rng, family, used(to))
    short = [*options(family.noun), *(noun.removesuffix(" function") for noun in options(family.noun))]
    fits = [frame for frame in BARE if ("{to}" in frame.lower() or short or "are}" not in frame)]
    valued = re.search(r"\$\{?(k|m|key|tkey|word|who)\b", family.body + family.names)
    if valued and not re.search(r"\$\{?(k|m|key|tkey|word|who)\b", to):
        return request(rng, family)
    if used(to) or valued:
        fits = [frame for frame in fits if "{to}" in frame.lower()]
    slots = {"to": to, "To": upper(to), "name": bound.name, "sig": bound.signature}
    slots["bare"] = rng.choice(short) if short else ""
    return bound.fill(rng.choice(fits).format(**slots, Bare=upper(slots["bare"]))), bound


def add_option(text: str, option: str) -> str:
    """The request with an option put behind it; a phrase goes before the full stop, a sentence after it."""
    if "\n" in text:
        return f"{text}\n\n{option.strip() if option[1].isupper() else 'Write it' + option + '.'}"
    if option[1].isupper():
        return text + ("" if text[-1] in ".?!" else ".") + option
    return text[:-1] + "," + option + text[-1] if text[-1] in ".?!" else f"{text},{option}"


def written(rng: Random, family: Family) -> tuple[Turn, Bound, str]:
    """A request with its answer, the names, and the code of the answer."""
    text, bound = request(rng, family)
    draw, is_class = rng.random(), family.kind == "class"
    draw = 0.5 if re.match(r"(def|class) \w+\S*$", text) else draw
    hints = doc = call = False
    way = ""
    if family.ways and draw < 0.4:
        how, way = rng.choice(family.ways)
        text = add_option(text, " " + rng.choice(options(how)))
    elif draw > 0.93 and not is_class:
        text, hints, doc = add_option(text, rng.choice(BOTH_OPTION)), True, True
    elif draw > 0.82:
        text, doc = add_option(text, rng.choice(DOC_OPTION)), True
    elif draw > 0.71 and not is_class:
        text, hints = add_option(text, rng.choice(HINT_OPTION)), True
    elif draw > 0.65 and not is_class:
        text, call = add_option(text, rng.choice(CALL_OPTION)), True
    code = bound.code(hints, doc, way)
    shown = f"{code}\n\n\n{bound.example()}" if call else code
    fact = f"class {bound.name}" if is_class else f"def {bound.name}("
    return Turn(text, fence(shown), (fact,), bound.check()), bound, code


def task_of(family: Family) -> Callable[[Random], list[Turn]]:
    """The task of a family: the request for it, sometimes followed by a small wish."""

    def task(rng: Random) -> list[Turn]:
        from corpus.code.follow import follow_up

        turn, bound, code = written(rng, family)
        return [turn, follow_up(rng, bound, code)] if rng.random() < 0.2 and "print(" not in turn.answer else [turn]

    task.__name__ = family.names.split()[0].replace("$", "")
    return task


def tasks_of(families: tuple[Family, ...]) -> tuple[Callable[[Random], list[Turn]], ...]:
    """One task for each family."""
    return tuple(task_of(family) for family in families)
