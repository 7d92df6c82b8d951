"""Documents and questions about them."""

# ruff: noqa: SIM905
from __future__ import annotations

import random
from dataclasses import dataclass

from .names import (
    COLOURS,
    DAYS,
    JOBS,
    MONTHS,
    OBJECTS,
    TEAMS,
    WORDS,
    amount,
    date,
    hour,
    number,
    person,
    place,
    serial,
    syllables,
    thing,
)
from .relations import PEOPLE, THINGS, Relation
from .turn import Turn

LINKS = "about after before behind beside near for from with below by until".split()
KINDS_OF = "old new small large broken empty clean closed good short friendly painted printed used".split()
FILLERS = (
    "The rest of the {w} was closed on {day}.",
    "A {c} {o} stood beside the {w} for the whole {mo}.",
    "Nothing else was written about the {w}.",
    "The {j} from {p} painted the {w} {c}.",
    "All papers are kept in the {w} behind the {w2}.",
    "It rained in {p} on {day}.",
    "The {t} team met twice in {mo}.",
    "Please return the {o} to the {j} before {day}.",
    "The new {o} is expected in {mo}.",
    "Everybody agreed that the {w} looked better in {c}.",
    "Some guests from {p} asked about the {c} {o}.",
    "The meeting ended early and the {w} was empty again.",
)
TITLES = (
    "Staff list",
    "Notes from {p}",
    "Report of the {t} team",
    "Letter of {day}",
    "The {w} register",
    "Minutes, {d}",
    "{p} news",
    "News from the {w}",
    "Notice for the {t} office",
)
OPENINGS = (
    "These are the notes of the {t} team.",
    "This page was written by the {j} of the {w}.",
    "The following was reported in {mo}.",
    "Here is what we know so far.",
    "This is a short report about the {w}.",
    "All of this was checked on {day}.",
    "This list was printed in {p}.",
    "Welcome to the {w}.",
)


def fill(rng: random.Random, template: str) -> str:
    """Fill the small slots of a template."""
    if "{" not in template:
        return template
    return template.format(
        w=rng.choice(WORDS),
        w2=rng.choice(WORDS),
        p=place(rng),
        d=date(rng) if "{d}" in template else "",
        m=person(rng) if "{m}" in template else "",
        t=rng.choice(TEAMS),
        mo=rng.choice(MONTHS),
        day=rng.choice(DAYS),
        j=rng.choice(JOBS),
        c=rng.choice(COLOURS),
        o=rng.choice(OBJECTS),
    )


@dataclass(frozen=True)
class Fact:
    """One sentence of a document, the questions it answers and the value asked for."""

    sentence: str
    questions: tuple[str, ...]
    value: str


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def detail(rng: random.Random) -> str:
    """Up to three phrases that lengthen a sentence; hardly any two in a document begin alike."""
    out = ""
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
        quality = rng.choice(KINDS_OF) if rng.random() < 0.6 else rng.choice(COLOURS)
        out += f" {rng.choice(LINKS)} the {quality} {rng.choice(WORDS if rng.random() < 0.6 else OBJECTS)}"
    return out


def make_fact(rng: random.Random, relation: Relation, name: str) -> Fact:
    value = relation.value(rng)
    slots = {"n": name, "v": value, "x": detail(rng)}
    sentence = rng.choice(relation.sentences).format(**slots)
    return Fact(upper(sentence), tuple(q.format(**slots) for q in relation.questions), value)


def odd_fact(rng: random.Random) -> Fact:
    """A fact outside the relations, with invented words: finding it rests on matching words alone."""
    noun = syllables(rng).lower() if rng.random() < 0.5 else rng.choice(WORDS)
    name = f"{rng.choice(COLOURS)} {noun}"
    value = rng.choice((number, date, person, place, serial, amount, hour, thing))(rng)
    link = rng.choice(
        (
            "The {n} has {v}{x}.",
            "The {n} found {v}{x}.",
            "The {n} replaced {v}{x}.",
            "The {n} belongs to {v}{x}.",
            "The {n} kept {v}{x}.",
            "The {n} used {v}{x}.",
        )
    )
    slots = {"n": name, "v": value, "x": detail(rng)}
    questions = (f"What does the document say about the {name}?", f"What about the {name}?", f"What is said about the {name}?")
    return Fact(link.format(**slots), questions, value)


def facts_of_document(rng: random.Random, count: int) -> list[Fact]:
    """Facts about a few names, with other names that have the same attributes."""
    out: list[Fact] = []
    while len(out) < count:
        style = rng.random()
        if style < 0.5:
            names = [person(rng) for _ in range(rng.randint(2, 4))]
            relations = rng.sample(PEOPLE, rng.randint(1, 4))
        elif style < 0.85:
            kind, known = rng.choice(THINGS)
            names = [kind(rng) for _ in range(rng.randint(2, 3))]
            relations = rng.sample(known, rng.randint(1, len(known)))
        else:
            out += [odd_fact(rng) for _ in range(rng.randint(1, 3))]
            continue
        pairs = [(name, relation) for name in dict.fromkeys(names) for relation in relations]
        rng.shuffle(pairs)
        out += [make_fact(rng, relation, name) for name, relation in pairs[: rng.randint(2, 6)]]
    out = out[:count]
    rng.shuffle(out)
    return out


SINGLE = "According to the document: {s}"
DOUBLE = "According to the document: {s} The document also says: {s2}"
THANKS = (
    ("Thank you.", "You are welcome. Ask me if you need anything else from the document."),
    ("Thanks!", "You are welcome. Ask me if you need anything else from the document."),
    ("Great, thank you very much.", "You are welcome. Ask me if you need anything else from the document."),
)
FRAMES = (
    "Read this document.\n\n{d}\n\nQuestion: {q}",
    "{d}\n\nQuestion: {q}",
    "Document:\n\n{d}\n\nQuestion: {q}",
    "Here is a document.\n\n{d}\n\n{q}",
    "{d}\n\n{q}",
    "Please read the following text:\n\n{d}\n\nQuestion: {q}",
    "Read this document and answer the question.\n\n{d}\n\nQuestion: {q}",
    "Answer from the document below.\n\n{d}\n\nQuestion: {q}",
    "Use the document to answer.\n\nDocument:\n{d}\n\nQuestion: {q}",
    "Text:\n{d}\n\n{q}",
)


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def ask(rng: random.Random, facts: list[Fact]) -> Turn:
    """A question about one or two facts, and the answer that quotes their sentences."""
    questions = [rng.choice(fact.questions) for fact in facts]
    if len(facts) == 1:
        return Turn(questions[0], SINGLE.format(s=facts[0].sentence), (facts[0].value,))
    joined = rng.choice(("{a} And {b}", "{A}, and {b}", "{a} {B}")).format(
        a=questions[0], A=questions[0][:-1], b=lower(questions[1]), B=questions[1]
    )
    return Turn(
        joined,
        DOUBLE.format(s=facts[0].sentence, s2=facts[1].sentence),
        (facts[0].value, facts[1].value),
    )


def documents(rng: random.Random, level: int = 3) -> list[Turn]:
    """A conversation about one generated document: one to five questions, sometimes a thank-you at the end."""
    low, high = ((1, 3), (2, 5), (3, 7), (3, 10))[level]
    count = rng.randint(low, high)
    fillers = 0 if count < 3 else rng.randint(0, max(1, count // 3))
    facts = facts_of_document(rng, count - min(fillers, count - 1))
    body = [fact.sentence for fact in facts]
    for _ in range(min(fillers, count - 1)):
        body.insert(rng.randint(0, len(body)), fill(rng, rng.choice(FILLERS)))
    if rng.random() < 0.6:
        body.insert(0, fill(rng, rng.choice(OPENINGS)))
    layout = rng.random()
    if layout < 0.8:
        text = " ".join(body)
    elif layout < 0.9:
        text = "\n".join(f"- {sentence}" for sentence in body)
    else:
        cut = rng.randint(1, len(body))
        text = " ".join(body[:cut]) + ("\n\n" + " ".join(body[cut:]) if body[cut:] else "")
    if rng.random() < 0.35:
        text = fill(rng, rng.choice(TITLES)) + "\n\n" + text

    # A question that two sentences answer would have no right answer: ask only what is said once.
    usable = [f for f in facts if sum(set(f.questions) & set(g.questions) != set() for g in facts) == 1]
    if not usable:
        return documents(rng, level)
    rng.shuffle(usable)
    turns: list[Turn] = []
    while usable and len(turns) < 4:
        size = 2 if len(usable) > 1 and rng.random() < 0.4 else 1
        turns.append(ask(rng, usable[:size]))
        usable = usable[size:]
        if rng.random() < 0.15:
            break
    first = turns[0]
    turns[0] = Turn(rng.choice(FRAMES).format(d=text, q=first.user), first.answer, first.facts)
    if rng.random() < 0.08:
        turns.append(Turn(*rng.choice(THANKS)))
    return turns
