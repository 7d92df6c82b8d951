"""Rewriting a document: bullets, tables, summaries, JSON, e-mails, numbered sentences, changed names. Answers quote much."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Document, Turn, json_text
from corpus.playscript import MEN, WOMEN
from corpus.rewrite_more import csv, extracted, form, label, labelled, one_sentence, part, quiz, replaced, some_points
from corpus.rewrite_words import BULLETS, COPIED, JSONS, MAILS, NUMBERED, PLACES, RENAMED, SUMMARIES, TABLES
from corpus.values import first_name
from corpus.wording import typed


def rewriting(rng: Random, document: Document) -> list[Turn]:
    """One to three tasks over one document; the text stands in the first."""
    tasks: list[tuple[Callable[[Random, Document], Turn | None], float]] = [
        (bullets, 3),
        (table, 3),
        (summary, 4),
        (as_json, 5),
        (mail, 3),
        (numbered, 2),
        (renamed, 2),
        (copied, 1),
        (csv, 1),
        (labelled, 1.5),
        (form, 1),
        (quiz, 0.8),
        (one_sentence, 2),
        (some_points, 2),
        (part, 1.5),
        (replaced, 2),
        (extracted, 2.5),
    ]
    made: list[Turn] = []
    wanted = rng.choice((1, 1, 2, 3))
    while len(made) < wanted and tasks:
        index = rng.choices(range(len(tasks)), [weight for _, weight in tasks])[0]
        turn = tasks.pop(index)[0](rng, document)
        if turn is not None:
            made.append(Turn(typed(rng, turn.user), turn.answer, turn.facts, turn.check))
    first = made[0]
    if rng.random() < 0.05:
        alone = f"{document.summary} You can ask me about this text, or I can turn it into a list, a table, an e-mail or JSON."
        return [Turn(document.text, alone), *made]
    made[0] = Turn(rng.choice(PLACES).format(r=first.user, d=document.text), first.answer, first.facts, first.check)
    return made


def bullets(rng: Random, document: Document) -> Turn:
    """The points, one a line."""
    return Turn(rng.choice(BULLETS), "\n".join(f"- {point}" for point in document.points))


def table(rng: Random, document: Document) -> Turn:
    """The fields as a Markdown table."""
    rows = [f"| {label(key)} | {value} |" for key, value in document.fields]
    return Turn(rng.choice(TABLES), "\n".join(["| Detail | Value |", "| --- | --- |", *rows]))


def summary(rng: Random, document: Document) -> Turn:
    """Two sentences."""
    return Turn(rng.choice(SUMMARIES), document.summary)


def as_json(rng: Random, document: Document) -> Turn:
    """Some of the fields in the order asked for; now and then one that the text does not give, which is null."""
    fields: list[tuple[str, str | None]] = list(document.fields)
    rng.shuffle(fields)
    fields = fields[: rng.randint(min(2, len(fields)), len(fields))]
    absent = [
        key for key in ("fax", "website", "price", "phone", "colour", "weight", "age") if key not in dict(document.fields)
    ]
    if rng.random() < 0.12 and not any(key in document.text.lower() for key in absent[:1]):
        fields.insert(rng.randint(0, len(fields)), (absent[0], None))
    keys = [key for key, _ in fields]
    listed = rng.choice((", ".join(keys), ", ".join(keys[:-1]) + " and " + keys[-1] if len(keys) > 1 else keys[0]))
    if rng.random() < 0.15:
        listed = ", ".join(f'"{key}"' for key in keys)
    answer = json_text(dict(fields))
    return Turn(rng.choice(JSONS).format(k=listed), answer, (), answer)


def mail(rng: Random, document: Document) -> Turn:
    """An e-mail with the summary and the points."""
    name = first_name(rng)
    points = "\n".join(f"- {point}" for point in document.points)
    answer = f"Dear {name},\n\nHere is the news in short. {document.summary}\n\nThe details are:\n{points}\n\nBest wishes"
    return Turn(rng.choice(MAILS).format(n=name), answer, (name,))


def numbered(rng: Random, document: Document) -> Turn | None:
    """The sentences of a text in prose, one a line."""
    sentences = re.split(r"(?<=[.!?]) +|\n+", document.text)
    sentences = [sentence for sentence in sentences if sentence.strip()]
    if not 3 <= len(sentences) <= 14:
        return None
    return Turn(rng.choice(NUMBERED), "\n".join(f"{place}. {sentence}" for place, sentence in enumerate(sentences, 1)))


def renamed(rng: Random, document: Document) -> Turn | None:
    """The text with one first name changed for another."""
    if len(document.text.split()) > 130:
        return None
    names = [name for name in re.findall(r"\b[A-Z][a-z]+\b", document.text) if name in WOMEN or name in MEN]
    if not names:
        return None
    old = rng.choice(sorted(set(names)))
    new = rng.choice(WOMEN if old in WOMEN else MEN)
    if new in document.text:
        return None
    return Turn(rng.choice(RENAMED).format(a=old, b=new), re.sub(rf"\b{old}\b", new, document.text), (new,))


def copied(rng: Random, document: Document) -> Turn | None:
    """The text word for word."""
    return Turn(rng.choice(COPIED), document.text) if len(document.text.split()) < 110 else None
