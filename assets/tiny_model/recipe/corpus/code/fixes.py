"""Bugs to find and mend: wrong operators, wrong starts, missing returns, missing colons, typing errors."""

from __future__ import annotations

import re
from random import Random

from corpus.base import Turn, lower
from corpus.code.edits import FUNCTIONS
from corpus.code.family import Bound, bind, fence, run
from corpus.code.quote import placed, quoted, shown

WISHES = (
    "fix the bug",
    "fix this function",
    "find and fix the bug",
    "fix this code",
    "correct the mistake",
    "repair this function",
    "find the mistake and fix it",
    "debug this",
    "correct this code",
    "fix the error",
    "find out what is wrong and fix it",
    "make it work",
)
PURPOSE = (
    "This function should {p}, but it doesn't work.\n\n{c}",
    "My function is supposed to {p}, but the result is wrong:\n\n{c}",
    "{c}\n\nIt should {p}, but it gives wrong results. What's the bug?",
    "Why does this not work? It should {p}.\n\n{c}",
    "There is a bug in this code. It should {p}.\n\n{c}",
    "I want to {p}, but something is wrong here:\n\n{c}",
    "Find the bug. The function should {p}.\n\n{c}",
    "{c}\n\nThis is meant to {p}. Please fix it.",
    "something is off with my code, it should {p}\n\n{c}",
    "The code below is supposed to {p}. Can you correct it?\n\n{c}",
    "I can't find the mistake in my code. It should {p}.\n\n{c}",
)
PLAIN = (
    "What is wrong with this code?\n\n{c}",
    "What's the bug here?\n\n{c}",
    "{c}\n\nWhy doesn't this work?",
    "{c}\n\nThis gives the wrong result. Can you fix it?",
    "There's a bug in my function:\n\n{c}",
    "My code doesn't work:\n\n{c}\n\nCan you help?",
    "Where is the mistake in this function?\n\n{c}",
    "{c}\n\nthis is broken, please fix",
    "Something is wrong here.\n\n{c}",
    "My tests fail with this function. Please correct it.\n\n{c}",
    "Can you spot the error?\n\n{c}",
    "Fix this.\n\n{c}",
    "fix this:\n\n{c}",
    "fix\n\n{c}",
    "fix it\n\n{c}",
    "{c}\n\nfix this please",
    "what's wrong?\n\n{c}",
    "{c}\n\nwhat is wrong?",
    "{c}\n\nbug?",
    "debug:\n\n{c}",
    "find the bug\n\n{c}",
    "hi, my code is not working, help\n\n{c}",
)
RESULT = (
    "{call} gives {got} instead of {want}. Please fix it.\n\n{c}",
    "Why does {call} return {got}? It should be {want}.\n\n{c}",
    "{c}\n\n{call} should return {want}, but I get {got}.",
    "I expected {want} from {call}, but got {got}.\n\n{c}",
    "{c}\n\nWhen I call {call}, I get {got} instead of {want}. How do I fix this?",
    "The result of {call} is {got}, but it should be {want}:\n\n{c}",
)
ERROR = (
    "I get a {e} with this code:\n\n{c}",
    "Why do I get a {e} here?\n\n{c}",
    "{c}\n\nThis raises a {e}. Can you fix it?",
    "Python says {e}. What is wrong?\n\n{c}",
    "{c}\n\n{e}, why?",
    "How do I get rid of the {e} in this function?\n\n{c}",
    "Running this ends in a {e}:\n\n{c}",
)
TYPOS = (
    ("return", "retrun"),
    ("range", "rnage"),
    ("len(", "lenght("),
    ("append", "apend"),
    ("sorted(", "sort("),
    ("True", "true"),
)
TYPOS = (*TYPOS, ("False", "false"), ("None", "none"), ("elif", "else if"), ("split", "spilt"), (".items()", ".item()"))


def slips(code: str) -> list[tuple[str, str]]:
    """Broken versions of any code, each with what was wrong."""
    lines = code.splitlines()
    made = []
    for i, line in enumerate(lines):
        if line.endswith(":"):
            text = line.strip()
            made.append((i, line[:-1], f"The colon at the end of `{text}` was missing."))
            if re.match(r"(if|elif) [^=]+ == ", text):
                made.append((i, line.replace(" == ", " = ", 1), "A condition compares with ==; a single = assigns a value."))
        if line.startswith("    return ") and i == len(lines) - 1:
            value = line[11:]
            if i > 1 and re.fullmatch(r"\w+", value):
                made.append((i, "", f"The function never returned {value}; the last line `return {value}` was missing."))
                if lines[i - 1].startswith("        "):
                    made.append(
                        (i, "    " + line, "The return was inside the loop, so the function stopped after the first round.")
                    )
            elif i == 1 or not lines[i - 1].strip().startswith("return"):
                made.append((i, f"    {value}", "The return was missing, so the function gave back None."))
        for right, wrong in TYPOS:
            if right in line and not line.startswith("def ") and "'" not in line:
                made.append((i, line.replace(right, wrong, 1), f"`{wrong.rstrip('(')}` should be `{right.rstrip('(')}`."))
        if line.count(")") and line.endswith(")") and line.count("(") == line.count(")"):
            made.append((i, line[:-1], "A closing parenthesis was missing."))
    return [("\n".join([*lines[:i], *([new] if new else []), *lines[i + 1 :]]), why) for i, new, why in made]


def _answer(code: str, why: str) -> str:
    return f"{fence(code)}\n{why}"


def _broken(rng: Random, own: bool) -> tuple[Bound, str, str, str]:
    """A function, its code, the code with a bug that its tests find, and what is wrong."""
    while True:
        bound = bind(rng, rng.choice(FUNCTIONS), rng.choice(("", "abcd")), rng.random() < 0.5)
        code = bound.code(doc=rng.random() < 0.15)
        if own and bound.family.bugs:
            good, bad, why = (bound.fill(part) for part in rng.choice(bound.family.bugs))
            broken = code.replace(good, bad, 1)
        else:
            broken, why = rng.choice(slips(code) or [("", "")])
        if broken and broken != code and run(broken, bound.check()):
            return bound, code, broken, why


def _turn(prompt: str, bound: Bound, code: str, why: str) -> list[Turn]:
    return [Turn(prompt, _answer(code, why), (f"def {bound.name}(",), bound.check())]


def fix_bug(rng: Random) -> list[Turn]:
    """A function with a mistake in its logic, and what it should do."""
    bound, code, broken, why = _broken(rng, True)
    purpose = lower(bound.fill(bound.family.doc)).rstrip(".")
    frame = rng.choice(PURPOSE)
    return _turn(placed(rng, frame.replace("{p}", purpose), broken), bound, code, why)


def fix_plainly(rng: Random) -> list[Turn]:
    """A function with a bug and no more words than that."""
    bound, code, broken, why = _broken(rng, rng.random() < 0.7)
    if rng.random() < 0.5:
        text = quoted(rng, rng.choice(WISHES), broken).replace("This code works, but please", "This does not work, please")
        return _turn(text, bound, code, why)
    return _turn(placed(rng, rng.choice(PLAIN), broken), bound, code, why)


def fix_result(rng: Random) -> list[Turn]:
    """A function with a bug, and one of its wrong results."""
    while True:
        bound, code, broken, why = _broken(rng, rng.random() < 0.8)
        for line in bound.check().splitlines():
            found = re.fullmatch(r"assert (not )?(\w+\(.*\))(?: == (.+))?", line)
            if (
                not found
                or found.group(2).count("(") != found.group(2).count(")")
                or not line.startswith(f"assert {bound.name}(")
            ):
                continue
            scope: dict[str, object] = {}
            if run(broken, "") or not run(broken, line) or run(broken, line) != "AssertionError":
                continue
            exec(broken, scope)
            got = repr(eval(found.group(2), scope))
            want = found.group(3) or "True"
            if len(got) < 40 and "*" not in want:
                text = rng.choice(RESULT).replace("{call}", found.group(2)).replace("{got}", got).replace("{want}", want)
                return _turn(placed(rng, text, broken), bound, code, why)


def fix_error(rng: Random) -> list[Turn]:
    """A function that stops with an error, and the name of the error."""
    while True:
        bound, code, broken, why = _broken(rng, False)
        error = run(broken, bound.check())
        if error in ("SyntaxError", "NameError", "AttributeError", "TypeError", "IndexError", "IndentationError"):
            text = rng.choice(ERROR).replace("{e}", error).replace("a I", "an I").replace("a A", "an A")
            return _turn(placed(rng, text, broken), bound, code, why)


def name_bug(rng: Random) -> list[Turn]:
    """What is wrong is asked without the code; then the fixed code is wished."""
    bound, code, broken, why = _broken(rng, rng.random() < 0.6)
    ask = rng.choice(
        (
            "Explain what is wrong here, no code.",
            "Just tell me what's wrong with this.",
            "Only name the bug.",
            "Don't fix it, just say what is wrong.",
            "Which mistake is in this code? One sentence is enough.",
            "In one sentence: what is the bug?",
        )
    )
    text = shown(rng, broken)
    prompt = f"{ask}\n\n{text}" if rng.random() < 0.5 else f"{text}\n\n{ask}"
    then = rng.choice(
        ("Fix it, please.", "Now fix it.", "ok, show me the correct code", "Can you fix it?", "Show me the fixed code.")
    )
    return [Turn(prompt, why), Turn(then, fence(code), (f"def {bound.name}(",), bound.check())]


TASKS = (fix_bug, fix_bug, fix_plainly, fix_result, fix_error, name_bug)
