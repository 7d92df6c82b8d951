"""Texts put together from sentences of several passages: no two are alike, so none can be known by heart.

Only the text tells whether a question has an answer: the sentence that holds it was taken along or left behind.
"""

from __future__ import annotations

import re
from random import Random

from corpus.about import about, told
from corpus.ask_passage import LEANING, ask
from corpus.base import Turn
from corpus.passage import Asked, Passage, passage, sentences
from corpus.rewrite_passage import rewrite

SEPARATORS = (" ", " ", "\n\n", "\n")
LEFT = 0.4
"""Share of the questions that the text does not answer."""
SMALL = 0.12
"""Share of the texts in small letters."""
Missing = tuple[tuple[str, ...], str]


def stretch(rng: Random, made: Passage) -> list[str]:
    """One to four sentences of a passage that follow each other; none where it has no prose."""
    parts = sentences(made.text)
    whole = [len(part.split()) > 3 and part[-1] in ".!?" and part[0].isupper() for part in parts]
    starts = [at for at, fine in enumerate(whole) if fine and not LEANING.match(parts[at])]
    if not starts:
        return []
    start = rng.choice(starts)
    end = min(start + rng.choice((1, 2, 2, 3, 4)), len(parts))
    return parts[start : next((at for at in range(start, end) if not whole[at]), end)]


def clear(questions: tuple[str, ...]) -> tuple[str, ...]:
    """The wordings with two words at least that say what they are about: no sentence from elsewhere answers them."""
    return tuple(way for way in questions if len(told(way)) + len(re.findall(r"\b[A-Z][a-z]+", way[1:])) > 1)


def left_behind(made: Passage, text: str) -> list[Missing]:
    """The questions about a passage that a text with a few of its sentences does not answer."""
    low = text.lower()
    without = [a for a in made.asked if a.proof not in text and a.value.lower() not in low and not a.yes_or_no]
    asked = [*((a.questions, "") for a in without), *made.missing]
    return [(ways, clause) for questions, clause in asked if (ways := clear(questions))]


def medley(rng: Random) -> Passage:
    """Sentences of two to four passages as one text, with what may be asked about it and what it leaves out."""
    pieces: list[tuple[Passage, list[str]]] = []
    wanted = rng.choice((2, 2, 3, 4))
    while len(pieces) < wanted:
        made = passage(rng)
        if piece := stretch(rng, made):
            pieces.append((made, piece))
    text = rng.choice(SEPARATORS).join(" ".join(piece) for _, piece in pieces)
    asked = [
        Asked(ways, a.answer, a.value, a.proof)
        for made, piece in pieces for a in made.asked if a.proof in piece and (ways := clear(a.questions))
    ]  # fmt: skip
    missing = [one for made, _ in pieces for one in left_behind(made, text)]
    fields = {
        names[0]: (names, value)
        for made, piece in pieces for names, value in made.fields if len(value) > 2 and value in " ".join(piece)
    }  # fmt: skip
    values = {f"{at}.{name}": value for at, (made, _) in enumerate(pieces) for name, value in made.values.items()}
    kinds = {f"{at}.{name}": kind for at, (made, _) in enumerate(pieces) for name, kind in made.kinds.items()}
    return Passage("text", text, tuple(asked), tuple(missing), (), tuple(fields.values()), "", (), values, kinds)


def in_small(made: Passage) -> Passage:
    """The text and the questions in small letters, without the rest."""
    asked = tuple(Asked(tuple(map(str.lower, a.questions)), a.answer, a.value.lower(), a.proof.lower()) for a in made.asked)
    missing = tuple((tuple(map(str.lower, questions)), clause) for questions, clause in made.missing)
    return Passage(made.genre, made.text.lower(), asked, missing, (), (), "", (), {}, {})


def medley_reading(rng: Random) -> list[Turn]:
    """Questions about a medley."""
    made = medley(rng)
    made = in_small(made) if rng.random() < SMALL else made
    return ask(rng, made, LEFT) if made.asked or made.missing else medley_reading(rng)


def medley_about(rng: Random) -> list[Turn]:
    """Words to look up in a medley."""
    return about(rng, medley(rng)) or medley_about(rng)


def medley_rewriting(rng: Random) -> list[Turn]:
    """A medley in another form."""
    return rewrite(rng, medley(rng)) or medley_rewriting(rng)
