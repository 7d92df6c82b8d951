"""Text for the present embedded model, made from templates and a seed: documents with questions, maths, code and talk.

``prompts(kind, count, seed)`` is the function for tests, benchmarks and the app.
"""

from __future__ import annotations

import random

from .code import code
from .documents import documents
from .maths import maths
from .talk import talk
from .turn import Prompt

KINDS = ("document", "maths", "code", "talk")


def prompts(kind: str, count: int, seed: int = 0, held_out: bool = True) -> list[Prompt]:
    """``count`` prompts of a kind; the same arguments always give the same prompts.

    ``kind`` is "document", "maths", "code" or "talk". ``facts`` are the strings a right answer contains, ``answer`` is
    an answer of the form the model was trained on. One document prompt in six is a follow-up in a conversation.
    """
    made = []
    for index in range(count):
        rng = random.Random(f"{'held' if held_out else 'train'}:{kind}:{seed}:{index}")
        turns = {"document": documents, "maths": maths, "code": code, "talk": talk}[kind](rng)
        follow_up = kind == "document" and rng.random() > 0.83
        turns = turns[: 2 if follow_up else 1]
        said = [(("user", turn.user), ("assistant", turn.answer)) for turn in turns]
        messages = [{"role": role, "content": text} for pair in said for role, text in pair]
        made.append(Prompt(kind, messages[:-1], turns[-1].facts, turns[-1].answer))
    return made
