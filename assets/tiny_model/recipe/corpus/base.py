"""What the parts of the corpus hand over: turns of a conversation, and documents with the facts they state."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import TypeVar


@dataclass(frozen=True)
class Turn:
    """What the user says, what the assistant answers, and how the answer is checked.

    ``facts`` are strings that a right answer contains. ``check`` is code of assert statements for an answer that is a
    Python program, or the JSON text that an answer must equal. ``question`` is the part of ``user`` that asks, where the rest
    is the text that is asked about.
    """

    user: str
    answer: str
    facts: tuple[str, ...] = ()
    check: str = ""
    question: str = ""


@dataclass(frozen=True)
class Fact:
    """One thing that a document states.

    ``sentence`` stands in the document word for word (for tables and forms, the line), and ``value`` stands in
    ``sentence`` word for word. Every one of ``questions`` is answered by ``answer``, a whole sentence that contains
    ``value`` and repeats words of the question before it.
    """

    sentence: str
    value: str
    questions: tuple[str, ...]
    answer: str


@dataclass(frozen=True)
class Listing:
    """Several things that a document names together: the questions that ask for all of them, and the things in order."""

    questions: tuple[str, ...]
    items: tuple[str, ...]
    lead: str
    """The words before the list in an answer, for example "The members of the committee are"."""


@dataclass(frozen=True)
class Document:
    """A text to read, and what may be asked about it.

    ``fields`` are its main values by a short key in lower case ("date", "total_price"), each value word for word from
    the text: they become tables and JSON. ``summary`` is two sentences. ``points`` are short phrases, one a bullet.
    ``missing`` are (question, what is asked for): questions of the same kind that the text does not answer, and the
    words that finish "The text does not say ...", as in ("How much does entry cost?", "how much entry costs").
    """

    genre: str
    text: str
    facts: tuple[Fact, ...]
    fields: tuple[tuple[str, str], ...]
    summary: str
    points: tuple[str, ...]
    missing: tuple[tuple[str, str], ...]
    listings: tuple[Listing, ...] = ()


Maker = Callable[[Random], Document]
Task = Callable[[Random], list[Turn]]
Drawn = TypeVar("Drawn", bound=Task)


def asking(make: Drawn, label: str, facts: float) -> Drawn:
    """The task with its name and the number of different answers it has, by which it is drawn."""
    make.__name__ = label
    make.facts = facts  # type: ignore[attr-defined]
    return make


def fault_of(document: Document) -> str:
    """What is wrong with a document, or nothing: each value must stand where its fact says."""
    text = document.text
    for part in (text, document.summary, *document.points, *(q for f in document.facts for q in f.questions)):
        if re.search(r"[{}]|\bNone\b|  (?=\S)(?<!\n)", part) and document.genre != "json":
            return f"a slot or a double space is left: {part[:80]!r}"
    for fact in document.facts:
        if fact.sentence not in text:
            return f"not in the text: {fact.sentence!r}"
        if fact.value not in fact.sentence:
            return f"{fact.value!r} is not in {fact.sentence!r}"
        if fact.value not in fact.answer:
            return f"{fact.value!r} is not in the answer {fact.answer!r}"
        if len(set(fact.questions)) < 4:
            return f"fewer than four questions: {fact.questions}"
    for key, value in document.fields:
        if value not in text:
            return f"field {key}: {value!r} is not in the text"
    for listing in document.listings:
        for item in listing.items:
            if item not in text:
                return f"list item {item!r} is not in the text"
    asked = [question for fact in document.facts for question in set(fact.questions)]
    asked += [question for question, _ in document.missing]
    twice = {question for question in asked if asked.count(question) > 1}
    if twice:
        return f"a question with two answers: {twice}"
    if not 25 <= len(text.split()) <= 320:
        return f"{len(text.split())} words"
    return ""


def join(items: list[str] | tuple[str, ...]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return items[0] if len(items) == 1 else ", ".join(items[:-1]) + " and " + items[-1]


def upper(text: str) -> str:
    """The text with its first letter in upper case, the rest as it is."""
    return text[:1].upper() + text[1:]


def lower(text: str) -> str:
    """The text with its first letter in lower case, the rest as it is."""
    return text[:1].lower() + text[1:]


def an(noun: str) -> str:
    """The noun with "a" or "an" before it, by its first letter."""
    return ("an " if noun[:1].lower() in "aeiou" else "a ") + noun


def json_text(found: object) -> str:
    """An object or a list of objects as JSON, two spaces a level. Values are strings, as in the text; lists take one line."""

    def value(cell: object) -> str:
        if isinstance(cell, list):
            return f"[{', '.join(map(value, cell))}]"
        return json.dumps(cell, ensure_ascii=False)

    def record(fields: dict[str, object], indent: str) -> str:
        lines = [f"{indent}  {json.dumps(key, ensure_ascii=False)}: {value(cell)}" for key, cell in fields.items()]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"

    if isinstance(found, dict):
        return record(found, "")
    assert isinstance(found, list)
    return "[\n" + ",\n".join(f"  {record(fields, '  ')}" for fields in found) + "\n]"
