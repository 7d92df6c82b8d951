"""Ways to show code and to say what should be done with it."""

from __future__ import annotations

import re
from random import Random

from corpus.base import upper

FRAMES = (
    "{W}:\n\n{c}",
    "{W}.\n\n{c}",
    "{c}\n\n{W}.",
    "{c}\n\n{W}, please.",
    "{c}\n\nPlease {w}.",
    "{c}\n\ncan you {w}",
    "{c}\n\n{w}",
    "Please {w}:\n\n{c}",
    "Can you {w}?\n\n{c}",
    "Could you {w}?\n\n{c}",
    "Could you please {w} in this code?\n\n{c}",
    "Here is my code:\n\n{c}\n\nPlease {w}.",
    "Here is my code:\n\n{c}\n\nCan you {w}?",
    "I have this code:\n\n{c}\n\n{W}.",
    "I wrote this:\n\n{c}\n\nNow I want to {w}.",
    "I wrote this:\n\n{c}\n\nCould you {w}?",
    "This is what I have so far:\n\n{c}\n\nPlease {w}.",
    "This code works, but please {w}.\n\n{c}",
    "Take this code and {w}:\n\n{c}",
    "Look at this code:\n\n{c}\n\n{W}.",
    "Change this code: {w}.\n\n{c}",
    "Edit the following code. {W}.\n\n{c}",
    "I'd like you to {w}.\n\n{c}",
    "My code:\n\n{c}\n\nTask: {w}.",
    "Given this Python code:\n\n{c}\n\n{W}.",
    "how do i {w} here?\n\n{c}",
    "In the code below, {w}.\n\n{c}",
    "Modify this: {w}.\n\n{c}",
    "Update the code so that you {w}.\n\n{c}".replace("so that you {w}", "below: {w}"),
    "My colleague asks me to {w}. Here is the code:\n\n{c}",
    "Help me {w}.\n\n{c}",
    "I need to {w}. This is the code:\n\n{c}",
)


def shown(rng: Random, code: str) -> str:
    """The code as people paste it: in a fence or bare."""
    draw = rng.random()
    if re.fullmatch(r"def .*:\n    return .*", code) and draw > 0.85:
        return code.replace("\n   ", "")
    if draw < 0.4:
        return f"```python\n{code}\n```"
    return f"```\n{code}\n```" if draw < 0.55 else code


def quoted(rng: Random, wish: str, code: str) -> str:
    """A request that shows code and says what to do."""
    return placed(rng, rng.choice(FRAMES).replace("{w}", wish).replace("{W}", upper(wish)), code)


def placed(rng: Random, text: str, code: str) -> str:
    """The text with the code in its place: mostly apart, sometimes on the next line, a single line also in the same one."""
    code = shown(rng, code)
    if "\n" not in code:
        text = text.replace(".\n\n{c}", ": {c}").replace("\n\n{c}", " {c}").replace("{c}\n\n", "{c} ")
    elif rng.random() < 0.2:
        text = text.replace("\n\n{c}", "\n{c}").replace("{c}\n\n", "{c}\n")
    return text.replace("{c}", code)
