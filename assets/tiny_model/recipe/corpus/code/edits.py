"""Edits of a given function: type hints, names, special cases, loops, comments, printing."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn
from corpus.code import algorithms, dicts, formulas, lists, numbers, sequences, simple, strings, words
from corpus.code.family import Bound, bind, fence, options, run
from corpus.code.follow import EDITS, Edit, Maker, documented, edited, hinted
from corpus.code.quote import quoted

MODULES = (algorithms, dicts, formulas, lists, numbers, sequences, simple, strings, words)
FUNCTIONS = tuple(family for module in MODULES for family in module.FAMILIES)
WISHES = {
    "comments": "add comments|comment the code|add a comment above each important line|explain the code with comments|"
    "put comments in it|write comments for the lines",
    "no_comments": "remove the comments|delete all comments|take out the comments|strip the comments|get rid of the comments",
    "no_docstring": "remove the docstring|delete the docstring|take out the docstring|drop the docstring",
    "no_hints": "remove the type hints|delete the type annotations|take out the type hints|write it without type hints",
    "returns": "return the result instead of printing it|make it return the value instead of printing|"
    "replace the print by a return|"
    "use return instead of print|let the function return its result and not print it",
    "prints": "print the result instead of returning it|make it print the value instead of returning it|"
    "use print instead of return|"
    "replace the return by a print",
    "direct": "loop over the elements directly instead of using an index|get rid of the index|iterate without range(len())|"
    "remove range(len()) and loop over the list itself|make the loop more pythonic, without an index",
    "one_arrow": "tidy up the spaces|format the code|clean up the formatting|fix the spacing|format this according to PEP 8",
}
COMMENTS = (
    (r"for (\w+) in (\w+):$", "# Go through each {0} in {1}"),
    (r"for (\w+), (\w+) in .*:$", "# Go through the pairs of {0} and {1}"),
    (r"for (\w+) in range\(.*$", "# Count {0} through the range"),
    (r"for (\w+) in (\w+)\..*:$", "# Go through each {0}"),
    (r"while .*:$", "# Repeat as long as the condition holds"),
    (r"if not (\w+):$", "# Handle an empty {0}"),
    (r"(?:el)?if .*:$", "# Check the condition"),
    (r"else:$", "# Otherwise"),
    (r"(\w+) = 0$", "# Start {0} at 0"),
    (r"(\w+) = \[\]$", "# Start with an empty list"),
    (r"(\w+) = \{\}$", "# Start with an empty dictionary"),
    (r"(\w+) = ''$", "# Start with an empty string"),
    (r"return (\w+)$", "# Return {0}"),
    (r"return .*$", "# Return the result"),
    (r"raise .*$", "# Report bad input"),
    (r"(\w+)\.append\((.+)\)$", "# Add {1} to {0}"),
    (r"(\w+) \+= .*$", "# Increase {0}"),
    (r"(\w+) -= .*$", "# Decrease {0}"),
    (r"(\w+) \*= .*$", "# Multiply {0}"),
    (r"(\w+), (\w+) = .*$", "# Set {0} and {1}"),
    (r"(\w+) = .*$", "# Set {0}"),
)


def commented(code: str) -> str:
    """The code with a comment above each line of the body, by rule."""
    out = []
    for line in code.splitlines():
        text = line.strip()
        for pattern, words_ in COMMENTS if line.startswith("    ") and '"""' not in line and "else:" not in text else ():
            found = re.match(pattern, text)
            if found and not text.startswith("elif"):
                out.append(line[: len(line) - len(text)] + words_.format(*found.groups()))
                break
        out.append(line)
    return "\n".join(out)


def _last_return(code: str) -> str:
    found = re.findall(r"return (.+)", code)
    return found[0] if len(found) == 1 and code.rstrip().endswith(f"return {found[0]}") else ""


def _printing(bound: Bound) -> str:
    return "\n".join(
        (
            "import contextlib",
            "import io",
            "_out = io.StringIO()",
            "with contextlib.redirect_stdout(_out):",
            f"    _result = {bound.example()[6:-1]}",
            "assert _out.getvalue().strip() != ''",
            "assert _result is None",
        )
    )


def _wish(rng: Random, kind: str) -> str:
    return rng.choice(options(WISHES[kind]))


def comments(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Add comments."""
    fits = len(code) < 420 and code.count("\n") > 2
    return Edit(_wish(rng, "comments"), code, commented(code), bound.check()) if fits else None


def no_comments(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Remove comments."""
    return Edit(_wish(rng, "no_comments"), commented(code), code, bound.check())


def no_docstring(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Remove the docstring."""
    return Edit(_wish(rng, "no_docstring"), documented(code, bound), code, bound.check())


def no_hints(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Remove the type hints."""
    return Edit(_wish(rng, "no_hints"), hinted(code, bound), code, bound.check())


def returns(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Return instead of print."""
    value = _last_return(code)
    before = code.replace(f"return {value}", f"print({value})")
    return Edit(_wish(rng, "returns"), before, code, bound.check()) if value else None


def prints(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Print instead of return."""
    value = _last_return(code)
    if not value or bound.fill(bound.family.example).count("[]"):
        return None
    return Edit(_wish(rng, "prints"), code, code.replace(f"return {value}", f"print({value})"), _printing(bound))


def direct(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Loop without an index."""
    one, many = bound.slots["one"], bound.slots.get("a", "")
    loop = f"for {one} in {many}:"
    if loop not in code or "[" in code.split(loop)[1] or re.search(r"\bi\b", code):
        return None
    head, tail = code.split(loop)
    if re.search(rf"\b{one}\b", head.split(":", 1)[1]):
        return None
    before = f"{head}for i in range(len({many})):" + re.sub(rf"\b{one}\b", f"{many}[i]", tail)
    return Edit(_wish(rng, "direct"), before, code, bound.check())


def spacing(rng: Random, bound: Bound, code: str) -> Edit | None:
    """Mend the spacing."""
    before = re.sub(r" (=|==|\+=|\+|>|<|\*|%|<=|>=|!=) ", r"\1", code).replace(", ", ",")
    if before == code or "'" in code:
        return None
    return Edit(_wish(rng, "one_arrow"), before, code, bound.check())


def task_of(maker: Maker) -> Callable[[Random], list[Turn]]:
    """The task of an edit: the code is shown, and the answer is the changed code."""

    def task(rng: Random) -> list[Turn]:
        edit, _ = edited(rng, FUNCTIONS, maker)
        return [Turn(quoted(rng, edit.wish, edit.before), fence(edit.after), (), edit.check)]

    task.__name__ = f"edit_{maker.__name__}"
    return task


def two_edits(rng: Random) -> list[Turn]:
    """Two wishes at once: a docstring or hints, and another name."""
    while True:
        bound = bind(rng, rng.choice(FUNCTIONS), rng.choice(("", "abcd")), rng.random() < 0.5)
        first = rng.choice(EDITS[:3])(rng, bound, bound.code())
        second = EDITS[7](rng, bound, first.after) if first else None
        if first and second:
            wish = f"{first.wish} and {second.wish}"
            return [Turn(quoted(rng, wish, first.before), fence(second.after), (), second.check)]


def in_turn(rng: Random) -> list[Turn]:
    """Code is shown for one edit, then a second edit is wished."""
    while True:
        bound = bind(rng, rng.choice(FUNCTIONS), rng.choice(("", "abcd")), rng.random() < 0.5)
        first = rng.choice((EDITS[0], EDITS[5], EDITS[6], EDITS[9]))(rng, bound, bound.code())
        second = rng.choice((EDITS[1], EDITS[7], EDITS[0]))(rng, bound, first.after) if first else None
        if first and second and not run(second.after, second.check):
            ask = rng.choice(
                ("Now {w}.", "And {w}, please.", "Thanks, now {w}.", "Also {w}.", "Can you {w} too?", "Please {w} as well.")
            )
            return [
                Turn(quoted(rng, first.wish, first.before), fence(first.after), (), first.check),
                Turn(ask.replace("{w}", second.wish), fence(second.after), (), second.check),
            ]


MORE = (comments, no_comments, no_docstring, no_hints, returns, prints, direct, spacing)
TASKS = (*(task_of(maker) for maker in (*EDITS, *MORE)), two_edits, in_turn)
