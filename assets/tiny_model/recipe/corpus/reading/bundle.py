"""Longer documents: two or three texts of other genres one after the other, so that more sentences compete."""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from random import Random

from ..base import Document, Fact, Maker

SOURCES = (
    "stories", "stories_home", "stories_travel", "stories_work", "museum", "biography", "science", "science_lab", "diary",
    "news",
    "reviews", "reports", "minutes", "novel", "town_history", "chats", "steps", "school_news", "adverts", "tables_found",
)  # fmt: skip
HEADS = (
    ("", "", ""), ("1.", "2.", "3."), ("Part 1", "Part 2", "Part 3"), ("A.", "B.", "C."), ("---", "---", "---"), ("***",
    "***", "***"),
    ("Text 1:", "Text 2:", "Text 3:"), ("First text", "Second text", "Third text"), ("(1)", "(2)", "(3)"), ("", "", ""),
)  # fmt: skip
COMMON = frozenset(
    "Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September "
    "October November December Which What When Where Who Whose Whom Dear Street Road Lane Avenue Square Way Drive Room "
    "I".split()
)


@lru_cache
def sources() -> tuple[tuple[Maker, ...], ...]:
    """The makers of the genres that go together, by file."""
    return tuple(import_module(f"corpus.reading.{name}").GENRES for name in SOURCES)


def names_in(text: str) -> set[str]:
    """The capitalised words that do not only stand at the beginning of sentences."""
    inner = set(re.findall(r"(?<=[a-z,] )([A-Z]\w+)", text))
    return (inner | {word for word in re.findall(r"\b[A-Z]\w+", text) if text.count(word) > 1}) - COMMON


def words_in(text: str) -> set[str]:
    """The longer words of a text in lower case, without a plural s."""
    return {word.removesuffix("s") for word in re.findall(r"[a-z]{6,}", text.lower())}


def telling(question: str, own: str, rest: str, asked: set[str]) -> bool:
    """Whether a question makes clear which of the texts it is about: by a name, or two longer words, that only one text has."""
    names = {word for word in re.findall(r"\b[A-Z]\w+", question) if word in names_in(own)}
    if any(not re.search(rf"\b{name}\b", rest) for name in names):
        return True
    only = (words_in(question) & words_in(own)) - words_in(rest) - asked
    return len(only) >= 2


def bundle(rng: Random, counts: tuple[int, ...]) -> Document:
    """Some short documents in one, with questions that only one of them can mean."""
    for _ in range(40):
        groups = rng.sample(sources(), rng.choice(counts))
        parts = [rng.choice(group)(rng) for group in groups]
        total = sum(len(part.text.split()) for part in parts)
        shared = set.intersection(*(names_in(part.text) for part in parts))
        if 130 <= total <= 290 and not shared:
            made = joined(rng, parts)
            if len(made.facts) >= 4 and len(made.missing) >= 2:
                return made
    return made if len(made.facts) >= 4 else bundle(rng, counts)


def joined(rng: Random, parts: list[Document]) -> Document:
    """The parts in one document; questions that could mean another part are dropped."""
    heads = rng.choice(HEADS)
    texts = [f"{head}\n{part.text}" if head else part.text for head, part in zip(heads, parts, strict=False)]
    facts: list[Fact] = []
    missing: list[tuple[str, str]] = []
    fields: dict[str, str] = {}
    seen: set[str] = set()
    for part in parts:
        others = [other for other in parts if other is not part]
        rest = "\n".join(other.text for other in others)
        asked = {word for other in others for fact in other.facts for question in fact.questions for word in words_in(question)}
        kept = []
        for fact in part.facts:
            clear = tuple(q for q in fact.questions if telling(q, part.text, rest, asked) and q not in seen)
            if len(clear) >= 4 and fact.sentence not in rest:
                kept.append(Fact(fact.sentence, fact.value, clear, fact.answer))
                seen.update(clear)
        facts += kept[:5]
        missing += [pair for pair in part.missing if telling(pair[0], part.text, rest, asked) and pair[0] not in seen]
        for key, value in part.fields[:3]:
            fields.setdefault(key, value)
    summary = " ".join(re.split(r"(?<=[a-z0-9)]\.) (?=[A-Z\"])", part.summary)[0] for part in parts)
    points = tuple(point for part in parts for point in part.points[: 6 // len(parts)])
    return Document("text", "\n\n".join(texts), tuple(facts), tuple(fields.items()), summary, points, tuple(missing[:6]))


def two_texts(rng: Random) -> Document:
    """Two texts, one after the other."""
    return bundle(rng, (2,))


def some_texts(rng: Random) -> Document:
    """Two or three texts, one after the other."""
    return bundle(rng, (2, 3, 3))


GENRES: tuple[Maker, ...] = (two_texts, some_texts)
