"""How requests that are out of reach are made: a category's prompts with their slots filled, and its one answer."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn
from corpus.knowledge.events import EVENTS
from corpus.scope import more_slots, slots
from corpus.scope.answers import ANSWERS
from corpus.talk.frames import a_or_an, entries
from corpus.values import CITIES, DAYS, MONTHS, code, digits, firm, first_name, money, person, street, syllables, website

Task = Callable[[Random], list[Turn]]
TASKS: tuple[Task, ...] = ()
QUIET_YEARS = tuple(str(year) for year in range(1200, 2025) if str(year) not in {row["year"] for row in EVENTS})
"""Years of which the model knows nothing."""


def answers() -> dict[str, tuple[str, str]]:
    """Of each category the opening and the whole answer."""
    return {key: (opening, f"{opening} {rest}") for (key, opening), rest in entries(ANSWERS)}


def value(rng: Random, slot: str) -> str:
    """A value for a slot; "city2" is another city than "city" most of the time."""
    base = slot.rstrip("2") if slot not in ("big2", "year2") else slot
    made: dict[str, Callable[[Random], str]] = {
        "city": lambda r: r.choice(slots.TOWNS) if r.random() < 0.5 else r.choice(CITIES),
        "person": person, "company": firm, "code": code, "street": street, "site": website, "name": first_name,
        "amount": lambda r: money(r, 100, 90000), "day": lambda r: r.choice(DAYS), "month": lambda r: r.choice(MONTHS),
        "year": lambda r: r.choice(QUIET_YEARS), "year2": lambda r: str(r.randint(2040, 2150)),
        "big": lambda r: digits(r, 1).replace("0", "7") + digits(r, r.randint(3, 6)),
        "big2": lambda r: digits(r, 1).replace("0", "4") + digits(r, r.randint(2, 4)), "junk": junk,
        "poly": lambda r: f"{r.randint(2, 9)}x^{r.randint(2, 4)} {r.choice('+-')} {r.randint(2, 9)}x + {r.randint(1, 30)}",
        "title": lambda r: r.choice(slots.TITLES).format(syllables(r)),
    } | more_slots.GENERATED  # fmt: skip
    if base in ("athing", "aproduct"):
        return a_or_an(value(rng, base[1:]))
    return (
        made[base](rng) if base in made else rng.choice(getattr(slots, base.upper(), None) or getattr(more_slots, base.upper()))
    )


def junk(rng: Random) -> str:
    """Keys struck at random."""
    if rng.random() < 0.5:
        return syllables(rng, 2, 3).lower()
    return "".join(rng.choice("asdfghjklqwertyuiopzxcvbnm") for _ in range(rng.randint(3, 9)))


def category(key: str, prompts: tuple[str, ...]) -> Task:
    """The task of one category."""
    opening, answer = answers()[key]

    def task(rng: Random) -> list[Turn]:
        text = re.sub(r"\{(\w+)\}", lambda m: value(rng, m[1]), rng.choice(prompts))
        return [Turn(text, answer, (opening,))]

    task.__name__ = f"scope_{key}"
    return task


def tasks(table: str) -> tuple[Task, ...]:
    """One task for each category of a table."""
    rows: list[Task] = []
    for (key,), text in table_rows(table):
        rows.append(category(key, text))
    return tuple(rows)


def table_rows(table: str) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
    """The categories of a table with their prompts; slashes in prompts stay as they are."""
    out = []
    for block in table.strip().split("\n\n"):
        head, _, body = block.partition("\n= ")
        out.append(((head,), tuple(piece.strip() for piece in " ".join(body.split()).split(" | "))))
    return out
