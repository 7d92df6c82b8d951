"""What does the text say about a word? Asked of all passages: any word must be found, not only those of their questions."""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from functools import cache
from random import Random

from corpus.ask_forms import proved
from corpus.ask_passage import framed, hurried
from corpus.base import Turn
from corpus.passage import Passage, passage, sentences, sources

ASKS = (
    "What does the text say about {w}?", "What does it say about {w}?", "what about {w}", "What about {w}?", "{w}?",
    "Does it say anything about {w}?", "Is there anything about {w}?", "anything on {w}?", "Where does it say {w}?",
    "Which sentence mentions {w}?", "Where is {w} mentioned?", "Quote the sentence with \"{w}\".", "Find \"{w}\" in the text.",
    "Which line has the word {w}?", "Show me the part about {w}.", "what do they say about {w}", "find the bit about {w}",
    "In what sentence does \"{w}\" stand?", "What is written about {w}?", "Copy the sentence with {w} in it.", "and {w}?",
    "Does the text mention {w}?", "Is {w} mentioned?", "tell me about {w}", "Tell me what is said about {w}.",
    "What do we learn about {w}?", "Please look up {w}.", "where do I find {w} in here", "which part is about {w}",
)  # fmt: skip
COMMON = frozenset(
    "about above after again against along already although always among another anything around because become been before "
    "began behind being below between both cannot close could does doing done down during each either else enough even ever "
    "every everybody everything fewer first from further give given gone have having hence here into itself just keep kept "
    "know known large last later least left less like likely little long made make many means might more most much must "
    "nearly need never next nobody nothing often once only other others ought over please quite rather really same says "
    "second several shall should since some somebody something sometimes soon still such take taken than thank that their "
    "them then there these they thing things this those though through till today together tomorrow took towards turn under "
    "unless until upon used very want well went were what whatever when where whether which while whole whom whose will "
    "with within without would year yesterday your yours".split()
)  # fmt: skip
"""Words that nobody asks about."""
WORD = re.compile(r"(?<![\w'-])[a-z]{4,}(?![\w'-])")


def told(text: str) -> list[str]:
    """The words of a text that somebody may ask about, each once."""
    return [word for word in dict.fromkeys(WORD.findall(text)) if word not in COMMON]


@cache
def all_words() -> tuple[str, ...]:
    """The words of all passages."""
    return tuple(dict.fromkeys(word for _, lines in sources() for word in told(lines)))


def stem(word: str) -> str:
    """The beginning that a word shares with its other forms."""
    return word[:4] if len(word) < 6 else word[:5]


def other_form(rng: Random, word: str) -> str:
    """The word as it stands in the text, or in the singular or plural instead."""
    if rng.random() < 0.75 or word.endswith(("ss", "us", "is")):
        return word
    return word[:-1] if word.endswith("s") else word + "s"


def about_reading(rng: Random) -> list[Turn]:
    """Words to look up in a passage."""
    return about(rng, passage(rng)) or about_reading(rng)


def about(rng: Random, made: Passage) -> list[Turn]:
    """One to three words to look up; one of six does not stand in the text. Nothing where the text has no such word."""
    parts, turns = sentences(made.text), []
    low = made.text.lower()
    words = [word for word in told(made.text) if sum(stem(word) in part.lower() for part in parts) == 1]
    rng.shuffle(words)
    for word in words[: rng.choice((1, 1, 2, 3))]:
        absent = rng.choice(all_words())
        if rng.random() < 0.17 and stem(absent) not in low:
            word, answer = absent, f"The text does not say anything about {absent}."
        else:
            proof = next(part for part in parts if stem(word) in part.lower())
            word, answer = other_form(rng, word), proved(proof)
        turns.append(Turn(hurried(rng, rng.choice(ASKS).format(w=word)), answer, (answer,)))
    if not turns:
        return []
    first = turns[0]
    return [Turn(framed(rng, made, first.user, made.text), first.answer, first.facts, question=first.user), *turns[1:]]
