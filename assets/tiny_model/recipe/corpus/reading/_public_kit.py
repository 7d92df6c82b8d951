"""Reads hand-written sheets of sentences, questions and answers, and fills them with values to make a document."""

# ruff: noqa: SIM905

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeVar

from corpus.base import Document, Fact, Listing, Maker, join, upper

GENRES: tuple[Maker, ...] = ()
Slots = Mapping[str, object]
T = TypeVar("T")
FIELDS = {
    "long": "duration",
    "why": "reason",
    "hurt": "injured",
    "after": "taken_to",
    "in": "check_in",
    "out": "check_out",
    "night": "quiet_from",
    "wifi": "wifi_password",
    "key": "key",
    "wash": "clean_sheets",
    "smoke": "smoking_area",
    "hours": "hours_a_year",
    "dues": "yearly_fee",
    "due": "payment_due",
    "loan": "loan_period",
    "fee": "late_fee",
    "food": "reason_no_food",
    "glass": "reason_no_glass",
    "fire": "reason_no_fires",
    "hose": "reason_no_hoses",
    "phones": "reason_phones_off",
    "shoes": "shoes",
    "last": "latest_time",
    "head": "contact",
    "card": "card_fee",
    "copy": "price_per_page",
    "box": "return_box",
    "dive": "diving_depth",
    "band": "non_swimmers",
    "age": "minimum_age",
    "wait": "waiting_time",
    "mow": "mowing_day",
    "leave": "notice_period",
    "minutes": "time_limit",
    "book": "booking",
    "six": "rule_for_six",
    "left": "direction",
    "tie": "rule_for_tie",
    "start": "start",
    "day": "day",
}


@dataclass
class Ask:
    """One attribute: how texts state it, how people ask for it, the answer, and the words for "does not say ..."."""

    key: str
    core: bool = False
    many: bool = False
    says: list[str] = field(default_factory=list)
    questions: list[str] = field(default_factory=list)
    answer: str = ""
    clause: str = ""
    point: str = ""
    label: str = ""


@dataclass
class Kind:
    """A kind of document: its attributes in the order of telling, and the sentences round them."""

    asks: list[Ask] = field(default_factory=list)
    notes: dict[str, list[str]] = field(default_factory=dict)

    def __getitem__(self, key: str) -> Ask:
        return next(ask for ask in self.asks if ask.key == key)


def read_kind(text: str) -> Kind:
    """Read a sheet.

    ``# key`` opens an attribute (``!`` always told, ``+`` a list); then ``.`` sentences, ``?`` questions, ``=`` answer,
    ``-`` clause, ``*`` point, ``:`` label. ``@name`` lines are notes: head, open, fill, end, sum. Parts stand between " | ".
    """
    kind = Kind()
    for line in filter(None, (raw.strip() for raw in text.splitlines())):
        mark, rest = line[0], line[1:].strip()
        if mark == "@":
            name, _, rest = rest.partition(" ")
            kind.notes.setdefault(name, []).extend(part.strip() for part in rest.split(" | "))
        elif mark == "#":
            key, _, flags = rest.partition(" ")
            kind.asks.append(Ask(key, "!" in flags, "+" in flags))
        elif mark in ".?":
            parts = [part.strip() for part in rest.split(" | ")]
            (kind.asks[-1].says if mark == "." else kind.asks[-1].questions).extend(parts)
        else:
            setattr(kind.asks[-1], {"=": "answer", "-": "clause", "*": "point", ":": "label"}[mark], rest)
    return kind


class Sheet:
    """Collects what a document states while its text is being written."""

    def __init__(self, rng: Random, slots: Slots) -> None:
        self.rng, self.slots = rng, dict(slots)
        self.facts: list[Fact] = []
        self.fields: list[tuple[str, str]] = []
        self.points: list[str] = []
        self.missing: list[tuple[str, str]] = []
        self.listings: list[Listing] = []

    def fill(self, frame: str, **more: object) -> str:
        """The frame with the slots in it."""
        return frame.format(**{**self.slots, **more})

    def asked(self, ask: Ask, **more: object) -> tuple[str, ...]:
        """A sample of the questions for an attribute."""
        wordings = list(dict.fromkeys(upper(self.fill(q, **more)) for q in ask.questions))
        return tuple(self.rng.sample(wordings, min(len(wordings), self.rng.randint(7, 14))))

    def tell(self, ask: Ask, value: object, say: str = "", **more: object) -> str:
        """State the value: the sentence, which is noted with its questions."""
        shown = value if isinstance(value, str) else join(list(value))
        fitting = [frame for frame in ask.says if shown[:1].isupper() or shown[:1].isdigit() or not frame.startswith("{v}")]
        sentence = upper(self.fill(say or self.rng.choice(fitting), v=shown, **more))
        self.note(ask, value, sentence, **more)
        return sentence

    def note(self, ask: Ask, value: object, sentence: str, **more: object) -> None:
        """Note a sentence (or a line of a table) that states the value."""
        if isinstance(value, str):
            answer = upper(self.fill(ask.answer, v=value, **more))
            self.facts.append(Fact(sentence, value, self.asked(ask, **more), answer))
            self.fields.append((snake(self.fill(ask.label or FIELDS.get(ask.key, ask.key), **more)), value))
            if ask.point:
                self.points.append(upper(self.fill(ask.point, v=value, **more)))
        else:
            self.listings.append(Listing(self.asked(ask, **more), tuple(value), upper(self.fill(ask.answer, **more))))
            if ask.point:
                self.points.append(upper(self.fill(ask.point, v=join(list(value)), **more)))

    def lack(self, ask: Ask, **more: object) -> None:
        """Note that the text does not give the attribute."""
        self.missing.append((upper(self.fill(self.rng.choice(ask.questions), **more)), self.fill(ask.clause, **more)))

    def finish(self, genre: str, text: str, summary: str) -> Document:
        """The document; too many facts, fields, points and missing things are cut."""
        rng = self.rng
        points = _some(rng, list(dict.fromkeys(self.points)), 7)
        fields = _some(rng, self.fields, 8)
        lacking = rng.sample(self.missing, min(len(self.missing), rng.randint(3, 6)))
        fields = list(dict(fields).items())
        return Document(
            genre, text, tuple(self.facts[:9]), tuple(fields), summary, tuple(points), tuple(lacking), tuple(self.listings[:2])
        )


def _some(rng: Random, things: list[T], count: int) -> list[T]:
    """At most so many of the things, in their order."""
    kept = rng.sample(range(len(things)), min(count, len(things)))
    return [things[index] for index in sorted(kept)]


def snake(text: str) -> str:
    """A key for JSON."""
    return re.sub(r"[^a-z0-9]+", "_", text.lower()).strip("_")


def paragraphs(rng: Random, sentences: Sequence[str]) -> str:
    """The sentences in one to four paragraphs."""
    out, current, size = [], [], rng.choice((2, 3, 4, 20))
    for sentence in sentences:
        current.append(sentence)
        if len(current) >= size:
            out.append(" ".join(current))
            current, size = [], rng.choice((2, 3, 4)) if size < 20 else 20
    if len(current) == 1 and out and size < 20:
        out[-1] += " " + current[0]
    elif current:
        out.append(" ".join(current))
    return "\n\n".join(out)


def choose(rng: Random, kind: Kind, slots: Slots, most: int = 8, needed: Sequence[str] = ()) -> list[Ask]:
    """The attributes that this document tells, in order; the first stays first."""
    known = [ask for ask in kind.asks if ask.says and slots.get(ask.key)]
    core = [ask for ask in known if ask.core or ask.key in needed]
    rest = [ask for ask in known if ask not in core]
    least = min(len(rest), max(0, rng.choice((4, 5, 5, 6)) - len([a for a in core if not a.many])))
    spare = sum(bool(ask.clause) for ask in kind.asks) - len(core) - 3
    picked = rng.sample(rest, rng.randint(least, max(least, min(len(rest), most - len(core), spare))))
    if sum(not a.many for a in core + picked) < 4:
        picked += [a for a in rest if not a.many and a not in picked][:2]
    chosen = [ask for ask in known if ask in core or ask in picked]
    if len(chosen) > 4 and rng.random() < 0.4:
        at = rng.randint(2, len(chosen) - 2)
        chosen[at], chosen[at + 1] = chosen[at + 1], chosen[at]
    return chosen


def _body(rng: Random, sheet: Sheet, kind: Kind, chosen: list[Ask], layout: str) -> list[str]:
    """The sentences or lines of the document."""
    lines: list[str] = []
    for ask in chosen:
        value = sheet.slots[ask.key]
        if layout == "form" and ask.label:
            shown = value if isinstance(value, str) else ", ".join(value)
            line = f"{sheet.fill(ask.label)}: {shown}"
            sheet.note(ask, value, line)
            lines.append(line)
        else:
            lines.append(sheet.tell(ask, value))
    if layout in ("prose", "plain"):
        fills = kind.notes.get("fill", [])
        for frame in rng.sample(fills, min(len(fills), rng.choice((0, 1, 1, 2, 2, 3)))):
            lines.insert(rng.randint(2, len(lines)), sheet.fill(frame))
    return lines


def write(rng: Random, genre: str, kind: Kind, slots: Slots, layout: str = "prose", most: int = 8) -> Document:
    """A document of the kind in a layout: prose, plain (no heading), form (labels), bullets or numbers."""
    sheet = Sheet(rng, slots)
    closing = rng.choice(kind.notes["sum"])
    chosen = choose(rng, kind, slots, most, re.findall(r"\{(\w+)\}", closing))
    lines = _body(rng, sheet, kind, chosen, layout)
    notes = kind.notes

    def pick(name: str, chance: float) -> list[str]:
        return [upper(sheet.fill(rng.choice(notes[name])))] if name in notes and rng.random() < chance else []

    start, end = pick("open", 0.6 if layout in ("prose", "plain") else 0.8), pick("end", 0.5)
    if layout in ("prose", "plain"):
        text = paragraphs(rng, [*start, *lines, *end])
    elif layout == "form":
        forms = [line for line in lines if ": " in line and not line.endswith(".")]
        tail = " ".join([line for line in lines if line not in forms] + end)
        text = "\n".join([*start, *forms]) + ("\n\n" + tail if tail else "")
    else:
        marks = [f"{n}. " if layout == "numbers" else "- " for n in range(1, len(lines) + 1)]
        text = "\n".join([*start, *(m + line for m, line in zip(marks, lines, strict=True)), *end])
    if layout != "plain" or str(slots.get("name", "")) not in text:
        gap = rng.choice(("\n\n", "\n\n", "\n"))
        text = upper(sheet.fill(rng.choice(notes["head"]))) + gap + text
    for frame in rng.sample(notes.get("fill", []), len(notes.get("fill", []))):
        if len(text.split()) < 42 and sheet.fill(frame) not in text:
            text += ("\n\n" if layout == "form" and "\n\n" not in text[-200:] else " ") + sheet.fill(frame)
    summary = sheet.fill(closing)
    if "town" in slots and str(slots["town"]) in summary and str(slots["town"]) not in text:
        text += f"\nLocation: {slots['town']}"
    for ask in kind.asks:
        if ask not in chosen and ask.clause and (not slots.get(ask.key) or str(slots[ask.key]) not in text):
            sheet.lack(ask)
    return sheet.finish(genre, text, summary)


def stamp(minutes: int, style: int) -> str:
    """A time of day in one of four styles, given in minutes after midnight."""
    hour, minute = divmod(minutes, 60)
    half, twelve = ("am" if hour < 12 else "pm"), (hour - 1) % 12 + 1
    if style == 0:
        return f"{hour}:{minute:02}"
    if style == 1:
        return f"{hour:02}:{minute:02}"
    if style == 2 and minute == 0:
        return f"{twelve} {half}"
    return f"{twelve}:{minute:02} {half}" if style < 4 else f"{twelve}.{minute:02}{half}"


def pounds(rng: Random, low: float, high: float, sign: str = "") -> str:
    """A price such as people see on a sign, between low and high."""
    value = low * (high / low) ** rng.random()
    sign = sign or rng.choice("$€£")
    if value >= 60:
        step = 5 if value < 500 else 50 if value < 10000 else 1000
        return f"{sign}{round(value / step) * step:,}"
    whole = int(value)
    return rng.choice((f"{sign}{max(1, whole)}", f"{sign}{max(1, whole)}.{rng.choice(('50', '20', '80', '90', '40', '75'))}"))


NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen".split()


def number(count: int) -> str:
    """A number as newspapers print it: words up to twelve."""
    return NUMBERS[count] if count <= 12 else f"{count:,}"
