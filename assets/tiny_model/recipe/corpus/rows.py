"""Rows of like things: who, what, where, how much. Many values of one kind compete, and a question means one of them.

``rewrites/rows.txt`` holds them: ``keys :: sentence :: what each column draws``, then lines with
``? question | question > answer with the *value*``, in which {0} is the first column of the row that is asked about.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

from corpus.ask_passage import UNANSWERED, framed, next_turn
from corpus.base import Turn, upper
from corpus.names import Values
from corpus.passage import Asked, Passage

PATH = Path(__file__).resolve().parent / "rewrites" / "rows.txt"
HEADS = ("", "", "", "", "List:\n", "The list:\n", "As of today:\n", "Overview\n\n", "For all: ", "Our list: ", "Notes\n")


class Sheet:
    """One kind of rows: its keys, the sentence for a row, what the columns draw, and the questions."""

    def __init__(self, block: str) -> None:
        first, *asks = block.split("\n")
        keys, self.sentence, columns = first.split(" :: ")
        self.keys = keys.split("|")
        self.columns = [spec.strip() for spec in columns.split(";")]
        self.asks = [ask[2:].split(" > ") for ask in asks]

    def draw(self, rng: Random, count: int) -> list[list[str]]:
        """So many rows at most, with different first cells."""
        slots, found = Values(rng), {}
        for index in range(count * 3):
            for place, spec in enumerate(self.columns):
                slots.set_one(f"{index}:{place}", spec)
            cells = [slots.values[f"{index}:{place}"] for place in range(len(self.columns))]
            if len(found) < count:
                found.setdefault(cells[0], cells)
        return list(found.values())

    def told(self, row: list[str]) -> str:
        """The sentence of a row, without its full stop."""
        return upper(self.sentence.format(*row))

    def asked(self, rows: list[list[str]], proofs: list[str]) -> list[Asked]:
        """The questions that mean one row alone."""
        found = []
        for row, proof in zip(rows, proofs, strict=True):
            for questions, answer in self.asks:
                used = {place for place in range(len(row)) if f"{{{place}}}" in questions}
                if all(sum(other[place] == row[place] for other in rows) == 1 for place in used):
                    said = upper(answer.format(*row))
                    value = said.split("*")[1]
                    said = said.replace("*", "")
                    said = said.replace(value, upper(value), 1) if said.startswith(value) else said
                    value = upper(value) if said.startswith(upper(value)) else value
                    found.append(Asked(tuple(q.strip().format(*row) for q in questions.split(" | ")), said, value, proof))
        return found


@cache
def sheets() -> tuple[Sheet, ...]:
    """All kinds of rows."""
    text = PATH.read_text(encoding="utf-8").strip()
    return tuple(Sheet(block) for block in re.split(r"\n(?!\?)", text))


def table_of(heads: list[str], data: list[list[str]]) -> str:
    """A Markdown table."""
    lines = [f"| {' | '.join(map(upper, heads))} |", "|" + " --- |" * len(heads)]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in data)])


def shown(rng: Random, sheet: Sheet, rows: list[list[str]]) -> tuple[str, list[str]]:
    """The rows as a text in one of many shapes, and what stands there for each row."""
    draw = rng.random()
    if draw < 0.35:
        lines = [f"{sheet.told(row)}." for row in rows]
        return rng.choice((" ", " ", "\n")).join(lines), lines
    if draw < 0.5:
        lines = [f"| {' | '.join(row)} |" for row in rows]
        return table_of(sheet.keys, rows), lines
    mark = rng.choice((": ", " - ", ", ", " | ", " / "))
    between = rng.choice((", ", ", ", " / ")) if mark == ": " else mark
    lines = [row[0] + mark + between.join(row[1:]) for row in rows]
    join = rng.choice(("\n", "\n", "\n- ", "; ", ". ")) if mark != ", " or draw > 0.8 else rng.choice(("\n", "; "))
    text = join.join(lines)
    head = rng.choice(("", ", ".join(sheet.keys) + "\n", f"{upper(sheet.keys[0])}s\n")) if join == "\n" else ""
    return head + ("- " + text if join == "\n- " else text), lines


def rows_reading(rng: Random) -> list[Turn]:
    """One to four questions about some rows of like things."""
    sheet = rng.choice(sheets())
    rows = sheet.draw(rng, rng.choice((2, 3, 4, 5, 6, 8)))
    text, proofs = shown(rng, sheet, rows)
    text = rng.choice(HEADS) + text
    asked = sheet.asked(rows, proofs)
    if not asked:
        return rows_reading(rng)
    made = Passage("list", text, tuple(asked), (), (), (), "", (), {}, {})
    rng.shuffle(asked)
    wanted, turns = rng.choice((1, 2, 3, 4)), []
    while len(turns) < wanted and (turn := next_turn(rng, asked, absent(rng, sheet, rows), [], UNANSWERED)):
        turns.append(turn)
    first = turns[0]
    return [Turn(framed(rng, made, first.user, text), first.answer, first.facts, question=first.user), *turns[1:]]


def absent(rng: Random, sheet: Sheet, rows: list[list[str]]) -> list[tuple[tuple[str, ...], str]]:
    """A question about somebody or something that is not on the list."""
    known = {row[0] for row in rows}
    others = [row for row in sheet.draw(rng, 4) if row[0] not in known]
    asks = [ask for ask, _ in sheet.asks if "{0}" in ask and "{1}" not in ask and "{2}" not in ask]
    if not others or not asks:
        return []
    name = others[0][0]
    return [(tuple(q.strip().format(name, "", "") for q in rng.choice(asks).split(" | ")), f"anything about {name}")]
