"""How questions about a table of facts are worded, and how tasks are built from tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

from corpus.base import Turn, asking, join, upper

Task = Callable[[Random], list[Turn]]
Row = dict[str, str]

NOUN = (
    "What is {x}?",
    "What is {x}?",
    "What is {x}?",
    "What's {x}?",
    "What's {x}?",
    "{X}?",
    "{x}?",
    "{x}",
    "{y}",
    "{y}?",
    "{Y}?",
    "{y}",
    "whats {x}",
    "{y} please",
    "tell me {x}",
    "{Y}, please.",
    "Tell me {x}.",
    "Do you know {x}?",
    "Can you tell me {x}?",
    "Could you tell me what {x} is?",
    "Can you tell me what {x} is?",
    "Do you know what {x} is?",
    "Do you happen to know {x}?",
    "I'd like to know {x}.",
    "I would like to know what {x} is.",
    "I want to know {x}.",
    "I need to know {x}.",
    "Remind me, what is {x}?",
    "Can you remind me what {x} is?",
    "I can't remember {x}.",
    "I forgot {x}. What is it?",
    "I've forgotten what {x} is.",
    "Quick question: what is {x}?",
    "Question for you: what is {x}?",
    "Any idea what {x} is?",
    "I was wondering what {x} is.",
    "My son asked me what {x} is.",
    "My daughter wants to know {x}.",
    "what's {x} again?",
    "So what is {x}?",
    "Hey, what's {x}?",
    "Okay, and what is {x}?",
    "For my homework I need to know {x}.",
    "I have a quiz question: what is {x}?",
    "We were arguing about it: what is {x}?",
    "Name {x}.",
    "Look up {x} for me.",
    "One more thing: what is {x}?",
    "I'm curious, what is {x}?",
    "I am not sure what {x} is.",
    "Help me with a crossword: what is {x}?",
)
CLAUSE = (
    "{Q}?",
    "{Q}?",
    "{Q}?",
    "{Q}?",
    "{q}?",
    "{q}",
    "Do you know {q}?",
    "Can you tell me {q}?",
    "Could you tell me {q}?",
    "I'd like to know {q}.",
    "I want to know {q}.",
    "Tell me {q}.",
    "I was wondering {q}.",
    "Any idea {q}?",
    "Quick question: {q}?",
    "Remind me {q}.",
    "Do you happen to know {q}?",
    "I forgot {q}.",
    "I can't remember {q}.",
    "Help me out: {q}?",
    "So {q}?",
    "For a quiz: {q}?",
    "My daughter wants to know {q}.",
    "A friend asked me {q}.",
    "I'm not sure {q}.",
    "I'm curious {q}.",
)
CONCEPT = (
    "What is {x}?",
    "What is {x}?",
    "What's {x}?",
    "what is {x}",
    "Explain {x}.",
    "Explain what {x} is.",
    "Can you explain {x}?",
    "Tell me what {x} is.",
    "Do you know what {x} is?",
    "Could you tell me what {x} is?",
    "What exactly is {x}?",
    "Define {x}.",
    "I don't know what {x} is.",
    "My son asked me what {x} is.",
    "Describe {x}.",
    "What is meant by {x}?",
    "I'd like to know what {x} is.",
    "In simple words, what is {x}?",
)
"""Frames for a thing that is to be explained, such as "a decade" or "gravity"."""
CONCEPTS = ("the internet", "the equator")
PLURAL = (
    ("What is {x}", "What are {x}"),
    ("what is {x}", "what are {x}"),
    ("hat's {x}", "hat are {x}"),
    ("whats {x}", "what are {x}"),
    ("{x} is", "{x} are"),
    ("What is it?", "What are they?"),
)
INDIRECT = tuple(frame for frame in CLAUSE if "{Q}" not in frame and ":" not in frame and frame[0] != "{" and "So" not in frame)
AGAIN = (
    "And {x}?",
    "And {x}?",
    "What about {x}?",
    "How about {x}?",
    "and {x}",
    "Now {x}.",
    "And what about {x}?",
    "Same question for {x}.",
    "{X}?",
    "Okay, and {x}?",
    "The same for {x}?",
    "Thanks. And {x}?",
)
PRAISE = ("Correct!", "That's right!")
AN = ("hour", "honest", "heir", "x-ray", "mri")
A = ("uni", "use", "usu", "euro", "eu", "one ", "ute", "ukulele", "urol")


def article(noun: str) -> str:
    """The noun with "a" or "an" before it, by its sound."""
    low = noun.lower()
    vowel = low.startswith(AN) or (low[:1] in "aeiou" and (low.startswith("unin") or not low.startswith(A)))
    return ("an " if vowel else "a ") + noun


def table(keys: str, lines: Sequence[str]) -> tuple[Row, ...]:
    """Rows from lines with "|" between cells; for each key also "Key" (capital letter), "an_key" and "An_key"."""
    names, out = keys.split(), []
    for line in lines:
        cells = [cell.strip() for cell in line.split("|")]
        if len(cells) > len(names):
            raise ValueError(f"too many cells: {line}")
        cells += [""] * (len(names) - len(cells))
        row = {}
        for name, cell in zip(names, cells, strict=True):
            row[name], row[name.capitalize()] = cell, upper(cell)
            row[f"an_{name}"], row[f"An_{name}"] = article(cell), upper(article(cell))
        out.append(row)
    return tuple(out)


def having(rows: Sequence[Row], *keys: str) -> tuple[Row, ...]:
    """The rows where none of these cells is empty."""
    return tuple(row for row in rows if all(row[key] for key in keys))


def unique(rows: Sequence[Row], key: str) -> tuple[Row, ...]:
    """The rows whose cell of this key stands in no other row: a question from it has one answer."""
    cells = [row[key].lower() for row in rows]
    return tuple(row for row in rows if row[key] and cells.count(row[key].lower()) == 1)


def worded(
    rng: Random,
    row: Row,
    asks: Sequence[str],
    nouns: Sequence[str],
    clauses: Sequence[str],
    indirect: Sequence[str],
) -> str:
    """A question about a row: a whole one, or a general frame around a noun phrase or around a clause."""
    kinds = [(asks, 4, ("{Q}",)), (nouns, 4, NOUN), (clauses, 4, CLAUSE), (indirect, 2, INDIRECT)]
    kinds = [kind for kind in kinds if kind[0]]
    phrases, _, frames = rng.choices(kinds, [kind[1] for kind in kinds])[0]
    phrase = rng.choice(phrases).format(**row)
    if frames == ("{Q}",):
        return phrase
    bare = phrase.removeprefix("the ")
    return rng.choice(frames).format(x=phrase, X=upper(phrase), q=phrase, Q=upper(phrase), y=bare, Y=upper(bare))


def task(
    label: str,
    rows: Sequence[Row],
    answer: str | Callable[[Row], str],
    facts: str,
    *,
    asks: Sequence[str] = (),
    nouns: Sequence[str] = (),
    clauses: Sequence[str] = (),
    indirect: Sequence[str] = (),
    again: str = "",
) -> Task:
    """A task that asks for one row of a table; with ``again`` at times for one or two more rows in short."""

    def reply(row: Row, user: str) -> Turn:
        text = answer(row) if callable(answer) else answer.format(**row)
        return Turn(user, text.strip(), tuple(row[key] for key in facts.split()))

    def make(rng: Random) -> list[Turn]:
        more = 0 if not again or rng.random() < 0.85 else rng.randint(1, 2)
        picked = rng.sample(rows, min(1 + more, len(rows)))
        turns = [reply(picked[0], worded(rng, picked[0], asks, nouns, clauses, indirect))]
        for row in picked[1:]:
            name = again.format(**row)
            turns.append(reply(row, rng.choice(AGAIN).format(x=name, X=upper(name))))
        return turns

    return asking(make, label, len(rows))


def both(row: Row, other: Row) -> Row:
    """One row of two: the second one's keys end in 2."""
    return row | {key + "2": cell for key, cell in other.items()}


def pairs(label: str, rows: Sequence[Row], answer: str, facts: str, asks: Sequence[str], apart: str = "") -> Task:
    """A task about two rows at once, which differ in the cell ``apart`` if that is given."""

    def make(rng: Random) -> list[Turn]:
        first = rng.choice(rows)
        second = rng.choice([row for row in rows if row is not first and not (apart and row[apart] == first[apart])])
        row = both(first, second)
        return [Turn(rng.choice(asks).format(**row), answer.format(**row), tuple(row[key] for key in facts.split()))]

    return asking(make, label, 0.15 * len(rows))


def truth(label: str, rows: Sequence[Row], key: str, yes: str, no: str, facts: str, asks: Sequence[str]) -> Task:
    """Yes-or-no questions: ``asks`` name {claim}, the right cell of ``key`` or that of another row."""

    def make(rng: Random) -> list[Turn]:
        row = rng.choice(rows)
        other = rng.choice([other for other in rows if other[key] != row[key]])
        right = rng.random() < 0.5
        claim = row[key] if right else other[key]
        slots = row | {"claim": claim, "Claim": upper(claim), "an_claim": article(claim)}
        user = rng.choice(asks).format(**slots)
        return [Turn(user, (yes if right else no).format(**slots), tuple(row[key] for key in facts.split()))]

    return asking(make, label, 0.2 * len(rows))


def choice(label: str, rows: Sequence[Row], key: str, answer: str, asks: Sequence[str], same: str = "") -> Task:
    """A question with three possible answers, {one}, {two} and {three}, cells of ``key``; the right one anywhere."""

    def make(rng: Random) -> list[Turn]:
        row = rng.choice(rows)
        others = [r[key] for r in rows if r[key] != row[key] and (not same or r[same] == row[same])]
        others = list(dict.fromkeys(others)) or [r[key] for r in rows if r[key] != row[key]]
        if len(others) < 2:
            others = list(dict.fromkeys(r[key] for r in rows if r[key] != row[key]))
        options = [row[key], *rng.sample(others, 2)]
        rng.shuffle(options)
        slots = row | {"one": options[0], "One": upper(options[0]), "two": options[1], "three": options[2]}
        return [Turn(rng.choice(asks).format(**slots), answer.format(**slots), (row[key],))]

    return asking(make, label, 0.1 * len(rows))


def quiz(label: str, rows: Sequence[Row], key: str, topic: str, question: str, answer: str) -> Task:
    """The assistant asks, the user guesses, the assistant says whether it is right."""
    openings = (
        "Quiz me on {t}.",
        "Ask me about {t}.",
        "Ask me a question about {t}.",
        "Test me on {t}.",
        "Let's do a quiz on {t}.",
    )
    guesses = ("{g}", "{g}.", "{g}!", "Is it {g}?", "I think it's {g}.", "{g}?", "I'd say {g}.", "It is {g}.", "Hmm, {g}?")

    def make(rng: Random) -> list[Turn]:
        row = rng.choice(rows)
        asked = question.format(**row)
        turns = [Turn(rng.choice(openings).format(t=topic.format(**row)), asked, ())]
        right = rng.random() < 0.6
        guess = row[key] if right else rng.choice([other[key] for other in rows if other[key] != row[key]])
        verdict = "Correct!" if right else "Not quite."
        turns.append(Turn(rng.choice(guesses).format(g=guess), f"{verdict} {answer.format(**row)}", (row[key],)))
        return turns

    return asking(make, label, 0.08 * len(rows))


Entry = tuple[str | tuple[str, ...], str, str | tuple[str, ...]]


def wordings(entry: Entry) -> tuple[str, ...]:
    """The questions of an entry: given as a tuple, or as one string with " / " between them."""
    return tuple(entry[0].split(" / ")) if isinstance(entry[0], str) else entry[0]


def framed(rng: Random, wording: str) -> str:
    """The wording as a question: "=" marks a noun phrase, "+" a clause, "~" a clause that is only good inside a sentence."""
    frames = {"=": NOUN, "+": CLAUSE, "~": INDIRECT}.get(wording[0])
    if frames is None:
        return wording
    phrase = wording[1:]
    if frames is NOUN and (phrase in CONCEPTS or not phrase.startswith("the ")):
        frames = CONCEPT
    frame = rng.choice(frames)
    if frames is NOUN and re.match(r"the (\w+ )?(\w*[^s]s|people)( of| in| with| between|$)|the (four|five|seven) ", phrase):
        for one, many in PLURAL:
            frame = frame.replace(one, many)
    bare = phrase.removeprefix("the ")
    return frame.format(x=phrase, X=upper(phrase), q=phrase, Q=upper(phrase), y=bare, Y=upper(bare))


def fixed(label: str, entries: Sequence[Entry]) -> Task:
    """Questions that stand by themselves: (wordings, answer, facts); facts are a tuple or one string with "|" between them."""

    def make(rng: Random) -> list[Turn]:
        entry = rng.choice(entries)
        facts = tuple(entry[2].split("|")) if isinstance(entry[2], str) else entry[2]
        return [Turn(framed(rng, rng.choice(wordings(entry))), entry[1], facts)]

    return asking(make, label, len(entries))


def first_of(rows: Sequence[Row], key: str, count: int) -> str:
    """The first cells of a column as a list in words."""
    return join([row[key] for row in rows[:count]])


TASKS: tuple[Task, ...] = ()
