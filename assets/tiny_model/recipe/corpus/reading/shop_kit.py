"""What the shop and work genres share: attributes written as blocks of frames, and a sheet that turns them into a document."""

from __future__ import annotations

import datetime
import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from ..base import Document, Fact, Listing, Maker, upper
from ..values import LAST_NAMES, MONTHS, ordinal, syllables

GENRES: tuple[Maker, ...] = ()

WRAPS = (
    "Can you tell me {c}?",
    "I'd like to know {c}.",
    "Tell me {c}.",
    "Do you know {c}?",
    "I want to find out {c}.",
    "Could you check {c}?",
    "I need to know {c}.",
    "Look up {c}.",
    "I was wondering {c}.",
    "Could you look up {c}?",
    "Let me know {c}.",
    "Any idea {c}?",
    "What does the text say about {c}?",
)


@dataclass(frozen=True)
class Attr:
    """One kind of fact: how it is written, asked for and answered. ``brief`` continues a sentence about the subject."""

    key: str
    labels: tuple[str, ...]
    frames: tuple[str, ...]
    questions: tuple[str, ...]
    answer: str
    clauses: tuple[str, ...]
    brief: str
    heads: tuple[str, ...] = ()


def bars(text: str) -> tuple[str, ...]:
    """The parts of a text between vertical bars, without line breaks."""
    parts = (re.sub(r"\s+", " ", part).strip() for part in text.split("|"))
    return tuple(part for part in parts if part)


def attrs(text: str) -> dict[str, Attr]:
    """Attributes from blocks: the key on the first line, then sections "say:", "ask:", "answer:", "clause:", "brief:"."""
    out: dict[str, Attr] = {}
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = block.strip().split("\n")
        found: dict[str, str] = {}
        name = ""
        for line in lines[1:]:
            match = re.match(r"\s*(label|say|ask|answer|clause|brief|head): ?(.*)", line)
            if match:
                name = match[1]
                found[name] = match[2]
            else:
                found[name] += " " + line.strip()
        key = lines[0].strip()
        one = {part: re.sub(r"\s+", " ", found.get(part, "")).strip() for part in ("answer", "brief")}
        many = [bars(found.get(part, "")) for part in ("label", "say", "ask", "clause", "head")]
        labels, frames, questions, clauses, heads = many
        out[key] = Attr(key, labels, frames, questions, one["answer"], clauses, one["brief"], heads)
    return out


class Sheet:
    """Collects the facts of one document while its text is written; a slot that is a tuple is drawn anew each time."""

    def __init__(self, rng: Random, genre: str, **slots: str | tuple[str, ...]) -> None:
        self.rng = rng
        self.genre = genre
        self.slots = slots
        self.facts: list[tuple[Fact, str, str]] = []
        self.gaps: list[tuple[str, str]] = []
        self.listings: list[Listing] = []
        self.asked: set[str] = set()

    def fill(self, frame: str, **more: str | tuple[str, ...]) -> str:
        """The frame with its slots filled and its first letter in upper case."""
        slots = {**self.slots, **more}
        drawn = {key: self.rng.choice(value) if isinstance(value, tuple) else value for key, value in slots.items()}
        return upper(frame.format_map(drawn))

    def pick(self, frames: tuple[str, ...], **more: str | tuple[str, ...]) -> str:
        """One of the frames, filled."""
        return self.fill(self.rng.choice(frames), **more)

    def _questions(self, attr: Attr, **more: str | tuple[str, ...]) -> tuple[str, ...]:
        wh = [c for c in attr.clauses if c.split()[0] in WH]
        nouns = [c for c in attr.clauses if c not in wh]
        pairs = [(w, c) for c in wh for w in WRAPS[:-1]] + [(w, c) for c in nouns for w in NOUN_WRAPS]
        indirect = [w.replace("{c}", c) for w, c in self.rng.sample(pairs, min(4, len(pairs)))]
        frames = list(attr.questions) + indirect
        frames = self.rng.sample(frames, min(len(frames), self.rng.randint(9, 15)))
        out: list[str] = []
        for frame in frames:
            question = self.fill(frame, **more)
            if question not in self.asked:
                self.asked.add(question)
                out.append(question)
        return tuple(out)

    def record(self, attr: Attr, sentence: str, value: str, key: str = "", **more: str | tuple[str, ...]) -> str:
        """Note that the sentence states the value; the sentence comes back."""
        questions = self._questions(attr, v=value, **more)
        answer = self.fill(attr.answer, v=value, **more)
        if len(questions) >= 4 and value in sentence and value in answer:
            brief = self.fill(attr.brief, v=value, **more) if attr.brief else ""
            self.facts.append((Fact(sentence, value, questions, answer), key or attr.key, brief))
        return sentence

    def say(self, attr: Attr, value: str, key: str = "", **more: str | tuple[str, ...]) -> str:
        """A sentence that states the value."""
        return self.record(attr, self.pick(attr.frames, v=value, **more), value, key, **more)

    def row(self, attr: Attr, value: str, form: str = "{l}: {v}", key: str = "", **more: str | tuple[str, ...]) -> str:
        """A line with a label that states the value."""
        label = self.pick(attr.labels, **more)
        return self.record(attr, form.replace("{l}", label).replace("{v}", value), value, key, **more)

    def skip(self, attr: Attr, **more: str | tuple[str, ...]) -> None:
        """Note that the text leaves this attribute out."""
        slots = {**self.slots, **more}
        fixed = {key: self.rng.choice(value) if isinstance(value, tuple) else value for key, value in slots.items()}
        fixed.setdefault("v", "")
        clause = attr.clauses[0].format_map(fixed)
        frames = [q for q in attr.questions if "{v}" not in q] + [
            w.replace("{c}", clause) for w in self.rng.sample(WRAPS[:-1], 2)
        ]
        self.gap(upper(self.rng.choice(frames).format_map(fixed)), clause)

    def gap(self, question: str, clause: str) -> None:
        """Note a question that the text does not answer."""
        if question not in self.asked:
            self.asked.add(question)
            self.gaps.append((question, clause))

    def gaps_from(self, text: tuple[str, ...], count: int, **more: str | tuple[str, ...]) -> None:
        """Note some unanswered questions, each written "question # clause"."""
        for pair in self.rng.sample(text, min(count, len(text))):
            slots = {**self.slots, **more}
            fixed = {key: self.rng.choice(value) if isinstance(value, tuple) else value for key, value in slots.items()}
            question, clause = (part.strip() for part in pair.format_map(fixed).split("#"))
            self.gap(upper(question), clause)

    def list_of(self, questions: tuple[str, ...], items: list[str], lead: str, **more: str | tuple[str, ...]) -> None:
        """Note several things that the text names together."""
        asked = [self.fill(question, **more) for question in questions]
        asked = list(dict.fromkeys(asked))
        asked = self.rng.sample(asked, min(len(asked), self.rng.randint(6, 10)))
        self.listings.append(Listing(tuple(asked), tuple(items), self.fill(lead, **more)))

    def briefs(self) -> list[str]:
        """The short phrases of the facts, beginning in upper case."""
        return [brief for _, _, brief in self.facts if brief]

    def _summary(self, first: str) -> str:
        """The first sentence as given, or from the phrases; the second from the next phrases."""
        phrases = [brief[:1].lower() + brief[1:] for brief in self.briefs()]
        if not first:
            first = f"{self.fill('{N}')} {' and '.join(phrases[:2])}."
            phrases = phrases[2:]
        more = " and ".join(phrases[:2])
        return f"{first} {self.fill('{It}')} {more}." if more else first

    def document(self, text: str, first: str = "", summary: str = "", points: tuple[str, ...] = ()) -> Document:
        """The document; its summary and points are made of the short phrases unless they are given."""
        kept = sorted(self.rng.sample(range(len(self.facts)), min(9, len(self.facts))))
        fields: dict[str, str] = {}
        for index in kept:
            fact, key, _ = self.facts[index]
            fields.setdefault(key, fact.value)
        briefs = list(dict.fromkeys(self.briefs()))
        chosen = points or tuple(briefs[: self.rng.randint(4, 7)])
        return Document(
            self.genre,
            text.strip(),
            tuple(self.facts[index][0] for index in kept),
            tuple(fields.items())[:8],
            summary or self._summary(first),
            chosen[:7],
            tuple(self.rng.sample(self.gaps, min(len(self.gaps), self.rng.randint(4, 6)))),
            tuple(self.listings[:2]),
        )


WH = frozenset(
    bars("""after | within | under | since | into | who | whose | what | when | where | why | how | which | whether | if | at
    | by
    | for | from | in | to | on | until | with""")
)
NOUN_WRAPS = (
    "Tell me {c}.",
    "I'd like to know {c}.",
    "Can you give me {c}?",
    "What is {c}?",
    "Find {c}.",
    "Could you look up {c}?",
    "I'm looking for {c}.",
    "{c}?",
    "I need {c}.",
)


def purse(rng: Random) -> Callable[[int], str]:
    """A way to write amounts (given in cents), the same for a whole document."""
    form = rng.choice(("${}", "${}", "£{}", "€{}", "{} euros", "£{}", "€{}", "{} EUR", "{} dollars"))
    bare = rng.random() < 0.6

    def write(cents: int) -> str:
        whole = bare and cents % 100 == 0
        return form.format(f"{cents // 100:,}" if whole else f"{cents / 100:,.2f}")

    return write


def price(rng: Random, low: int, high: int) -> int:
    """A price in cents between two amounts in whole units."""
    whole = round(low * (high / low) ** rng.random())
    if whole >= 400:
        return whole // 5 * 500
    return whole * 100 + rng.choice((0, 0, 0, 50, 95, 90, 99, 20, 80, rng.randint(1, 99)))


def clockface(rng: Random) -> Callable[[int, int], str]:
    """A way to write times of day, the same for a whole document."""
    style = rng.randrange(4)

    def write(hour: int, minute: int = 0) -> str:
        if style == 0:
            return f"{hour}:{minute:02}"
        if style == 1:
            return f"{hour:02}:{minute:02}"
        twelve, half = (hour - 1) % 12 + 1, "am" if hour < 12 else "pm"
        short = style == 3 and minute == 0
        return f"{twelve} {half}" if short else f"{twelve}:{minute:02} {half}"

    return write


def some(rng: Random, items: tuple[str, ...], low: int, high: int) -> list[str]:
    """A few different items in random order."""
    return rng.sample(list(items), min(len(items), rng.randint(low, high)))


def dates(rng: Random) -> Callable[[int], str]:
    """A way to write days, counted from a day that it draws, the same for a whole document."""
    start = datetime.date(rng.randint(1998, 2034), rng.randint(1, 12), rng.randint(1, 28))
    style = rng.randrange(5)

    def write(later: int = 0) -> str:
        day = start + datetime.timedelta(days=later)
        month = MONTHS[day.month - 1]
        if style == 0:
            return f"{day.day} {month} {day.year}"
        if style == 1:
            return f"{month} {day.day}, {day.year}"
        if style == 2:
            return day.isoformat()
        return f"{day.day} {month}" if style == 3 else f"{month} {ordinal(day.day)}"

    return write


SHOP_WORDS = bars("Home|House|Store|Trading|Goods|Supplies|Living|Workshop|Outfitters|Bazaar|Market|Wares|Corner")


def shop_name(rng: Random) -> str:
    """The name of a shop that may sell nearly anything."""
    name = syllables(rng) if rng.random() < 0.6 else rng.choice(LAST_NAMES)
    other = rng.choice(LAST_NAMES)
    plain = f"{name} {rng.choice(SHOP_WORDS)}"
    forms = (plain, plain, f"{name} & {other}", f"House of {name}", name)
    return rng.choice(forms if name != other else forms[:2])


NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def number(rng: Random, value: int) -> str:
    """A number, in words at times if it is small."""
    return NUMBER_WORDS[value] if value <= 12 and rng.random() < 0.4 else str(value)


def count_of(rng: Random, value: int, unit: str) -> str:
    """ "two years", "1 year", "14 days"."""
    return f"{number(rng, value)} {unit}{'' if value == 1 else 's'}"
