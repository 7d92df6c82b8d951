"""The whole corpus: conversations of every kind by weight, for training, for the tokenizer and held out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from itertools import accumulate
from pkgutil import iter_modules
from random import Random

from corpus.about import about_reading
from corpus.afterwards import afterwards
from corpus.ask import reading
from corpus.ask_passage import passage_reading
from corpus.base import Document, Maker, Task, Turn
from corpus.knowledge.often import weight
from corpus.labels import labels_json, labels_reading
from corpus.maths.story import length
from corpus.medley import medley_about, medley_reading, medley_rewriting
from corpus.pasted import pasted
from corpus.reading_short import mine, short_reading
from corpus.rewrite import rewriting
from corpus.rewrite_notes import notes
from corpus.rewrite_passage import card, passage_rewriting
from corpus.rewrite_short import short
from corpus.rows import rows_reading
from corpus.wording import typed

KINDS = ("reading", "rewriting", "maths", "code", "knowledge", "talk", "scope")
WEIGHTS = {"reading": 33, "rewriting": 16, "maths": 16, "code": 13, "knowledge": 12, "talk": 3, "scope": 5, "mixed": 2}
"""Share of the conversations in training, per cent."""
SHARES = {
    "reading.bundle": 3.0,
    "code.edits": 2.5,
    "code.special": 2.5,
    "code.fixes": 2.5,
    **dict.fromkeys(("code.reworked", "code.mended", "code.described", "code.described_classes"), 3.0),
    "code.understood": 2.0,
    "maths.sums": 2.0,
    "maths.numbers": 0.7,
    "maths.bare": 1.6,
    "maths.events": 1.6,
    **dict.fromkeys(("maths.groups", "maths.rates", "maths.compare", "maths.spending", "maths.backwards"), 1.4),
    **dict.fromkeys(("maths.sharing", "maths.seats", "maths.prices", "maths.percents", "maths.plots", "maths.amounts"), 1.4),
    **dict.fromkeys(("maths.pace", "maths.relations", "maths.wholes", "maths.errands", "maths.planning", "maths.longer"), 1.4),
    **dict.fromkeys(("maths.days_a", "maths.days_b", "maths.days_c"), 3.0),
    **dict.fromkeys(("maths.people_a", "maths.people_b", "maths.people_c"), 3.0),
    **dict.fromkeys(("maths.told_a", "maths.told_b", "maths.told_c", "maths.told_d", "maths.told_e", "maths.told_f"), 2.5),
    **dict.fromkeys((f"maths.told_{letter}" for letter in "ghijklmno"), 1.6),
    **dict.fromkeys(("maths.visits", "maths.keeping", "maths.trades", "maths.mornings"), 1.2),
}
"""Files that are drawn from more or less often than others of their size."""
FOLLOWED = 0.08
"""Share of the conversations that end in a short follow-up, such as "shorter please"."""


@dataclass(frozen=True)
class Prompt:
    """A conversation up to and including a user message, for which an answer is wanted."""

    kind: str
    messages: list[dict[str, str]]
    facts: tuple[str, ...]
    answer: str = field(default="", repr=False)
    check: str = field(default="", repr=False)


@lru_cache
def listed(room: str, name: str) -> tuple[tuple[Callable, ...], tuple[float, ...]]:
    """All makers or tasks of a folder, in the order of the files' names, and where their weights add up to.

    A file weighs as the root of how much it lists; knowledge and talk weigh as their different facts and texts.
    """
    package = import_module(f"corpus.{room}")
    found, weights = [], []
    for entry in iter_modules(package.__path__):
        here = tuple(getattr(import_module(f"corpus.{room}.{entry.name}"), name, ()))
        found += here
        if room in ("knowledge", "talk"):
            weights += [weight(entry.name, task) for task in here]
        else:
            weights += [SHARES.get(f"{room}.{entry.name}", 1.0) * len(here) ** -0.5 for _ in here]
    return tuple(found), tuple(accumulate(weights))


def draw(rng: Random, room: str, name: str) -> Callable:
    """One of the makers or tasks of a folder."""
    found, weights = listed(room, name)
    return rng.choices(found, cum_weights=weights)[0]


def document(rng: Random) -> Document:
    """A document of any genre."""
    maker: Maker = draw(rng, "reading", "GENRES")
    return maker(rng)


def document_reading(rng: Random) -> list[Turn]:
    """Questions about a document of any genre."""
    return reading(rng, document(rng))


def document_rewriting(rng: Random) -> list[Turn]:
    """A document of any genre in another form."""
    return rewriting(rng, document(rng))


MAKERS: dict[str, tuple[tuple[Task, float], ...]] = {
    "reading": (
        (passage_reading, 38), (medley_reading, 24), (about_reading, 7), (medley_about, 5), (rows_reading, 6),
        (labels_reading, 2), (short_reading, 5), (mine, 1), (document_reading, 12),
    ),
    "rewriting": (
        (pasted, 30), (passage_rewriting, 17), (medley_rewriting, 14), (notes, 14), (card, 8), (labels_json, 3), (short, 7),
        (document_rewriting, 7),
    ),
}  # fmt: skip
"""What reading and rewriting are drawn from, with weights: about six tenths of their tokens stand in hand-written texts."""


def conversation(rng: Random, kind: str) -> list[Turn]:
    """One conversation of a kind; "mixed" has turns of several."""
    if kind in MAKERS:
        makers, weights = zip(*MAKERS[kind], strict=True)
        return rng.choices(makers, weights)[0](rng)
    if kind == "mixed":
        turns: list[Turn] = []
        for other in rng.sample(("talk", "maths", "code", "knowledge", "scope", "talk", "knowledge"), 3):
            turns += conversation(rng, other)[:2]
        return turns + (conversation(rng, rng.choice(("reading", "rewriting")))[:2] if rng.random() < 0.6 else [])
    turns: list[Turn] = draw(rng, kind, "TASKS")(rng)
    if kind in ("knowledge", "maths", "scope") or (kind == "talk" and rng.random() < 0.3):
        for _ in range(rng.choice((0, 1, 2, 4, 6) if kind == "knowledge" else (0, 1, 2, 3))):
            turns = turns + draw(rng, kind, "TASKS")(rng)
    turns = [*turns, *afterwards(rng, kind, turns[-1])] if rng.random() < FOLLOWED else turns
    return [Turn(typed(rng, turn.user), turn.answer, turn.facts, turn.check) for turn in turns]


def conversations(count: int, seed: int, weights: dict[str, float] | None = None) -> list[list[Turn]]:
    """``count`` conversations for training."""
    weights = weights or dict(WEIGHTS)
    made = []
    for index in range(count):
        rng = Random(f"train:{seed}:{index}")
        made.append(conversation(rng, rng.choices(list(weights), list(weights.values()))[0]))
    return made


def prompts(kind: str, count: int, seed: int = 0) -> list[Prompt]:
    """``count`` held-out prompts of a kind, from random streams that training never draws from."""
    made = []
    for index in range(count):
        rng = Random(f"held:{kind}:{seed}:{index}")
        turns = conversation(rng, kind)
        turns = turns[: rng.choice((1, 1, 1, 2))]
        messages = []
        for turn in turns:
            messages += [{"role": "user", "content": turn.user}, {"role": "assistant", "content": turn.answer}]
        last = turns[-1]
        made.append(Prompt(kind, messages[:-1], last.facts, last.answer, last.check))
    return made


def examples(kind: str, count: int, seed: int = 0, least: int = 60, most: int = 250) -> list[Prompt]:
    """``count`` prompts of one message whose answers have about ``least`` to ``most`` tokens: long enough to watch."""
    made: list[Prompt] = []
    index = 0
    while len(made) < count:
        turn = conversation(Random(f"example:{kind}:{seed}:{index}"), kind)[0]
        index += 1
        if least <= length(turn.answer) <= most:
            message = {"role": "user", "content": turn.user}
            made.append(Prompt(kind, [message], turn.facts, turn.answer, turn.check))
    return made
