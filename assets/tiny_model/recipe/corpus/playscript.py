"""Plays a script, a small text of slots, sentence alternatives and questions, into a document with its facts.

A line that starts with a space goes on with the line before it. The others start with one of these marks:
``$ a = SPEC`` a slot (``a, b < x|y|z`` takes different ones, ``a; b ~ 1; 2 | 3; 4`` a row); ``=`` a new block (``==`` after an
empty line, ``=-`` on a new line, ``?`` may be left out, ``s`` changes places with its neighbours); ``- `` one wording of the
block (``^`` a line break); ``? value > answer :: question | ...`` a fact; ``* `` a bullet of the fact above; ``! question >
clause`` is missing if the block is left out, ``!! `` always; ``S `` the summary; ``# key = value``; and a listing is
``L lead :: item | item :: question | question``.
``[a/b]`` in sentences and questions is a choice, ``{slot}`` a value, ``{an slot}`` with its article, ``{Slot}`` in upper case.
"""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from random import Random

from . import values
from .base import Document, Fact, Listing, an, upper

WOMEN = (
    "Anna Clara Elena Grace Karin Maria Olga Rosa Tara Wanda Zoe Bella Dora Fatima Hanna Julia Laura Nora Petra Sara "
    "Ursula Vera Mina Irene Lena Alice Chloe Ruth Sofia Mary Linda Susan Karen Lisa Nancy Emma Sandra Ashley Emily "
    "Carol Amanda Melissa Deborah Rebecca Sharon Cynthia Kathleen Amy Angela Shirley Pamela Nicole Samantha Katherine "
    "Christine Helen Rachel Janet Megan Diane Joan Evelyn Olivia Priya Mei Yuki Aisha Amara Lucia Camila Leila Ingrid "
    "Astrid Freya Elif Zeynep Ewa Marta Nadia Eva Ana Isabel"
).split()
MEN = (
    "Ben David Felix Henry Jonas Leo Nils Paul Simon Victor Yusuf Adam Carlos Emil George Ivan Kofi Marco Oskar Ravi "
    "Tom Walter Lukas Hugo Peter Omar Daniel Martin James Robert Michael William Richard Charles Mark Steven Andrew "
    "Kenneth Joshua Kevin Brian Edward Ronald Jason Ryan Gary Jacob Nicholas Eric Jonathan Stephen Larry Justin Scott "
    "Brandon Frank Gregory Raymond Samuel Patrick Jack Dennis Arjun Wei Kenji Tariq Kwame Mateo Diego Farid Bjorn "
    "Sven Magnus Emre Piotr Jan Anton Boris Tomas Milan Luis"
).split()
WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


@dataclass
class Block:
    """Wordings of one sentence or more, and what is asked about them."""

    before: str
    optional: bool
    mobile: bool
    wordings: list[str] = field(default_factory=list)
    facts: list[tuple[str, list[str]]] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)


@dataclass
class Script:
    """A script taken apart by its marks."""

    slots: list[str] = field(default_factory=list)
    blocks: list[Block] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)
    listings: list[str] = field(default_factory=list)
    summary: str = ""


@cache
def parse(text: str) -> Script:
    """Take a script apart."""
    script = Script()
    for line in re.sub(r"\n +", " ", text.strip()).split("\n"):
        mark, _, rest = line.partition(" ")
        if mark.startswith("="):
            before = {"=": "\n\n", "-": "\n"}.get(mark[1:2], " ")
            script.blocks.append(Block(before, "?" in mark, "s" in mark))
        elif mark == "$":
            script.slots.append(rest)
        elif mark == "-":
            script.blocks[-1].wordings.append(rest)
        elif mark == "?":
            script.blocks[-1].facts.append((rest, []))
        elif mark == "*":
            script.blocks[-1].facts[-1][1].append(rest)
        elif mark == "!":
            script.blocks[-1].missing.append(rest)
        elif mark == "!!":
            script.missing.append(rest)
        elif mark == "#":
            script.fields.append(rest)
        elif mark == "L":
            script.listings.append(rest)
        elif mark == "S":
            script.summary = rest
        elif mark:
            raise ValueError(f"a line of a script without a mark: {line!r}")
    return script


class Slots:
    """The values of one document."""

    def __init__(self, rng: Random) -> None:
        self.rng, self.values, self.raw, self.used = rng, {}, {}, set()
        self.currency = rng.choice(("${}", "${}", "€{}", "£{}", "{} euros"))
        self.clock_style = rng.choice((0, 0, 1, 1, 2, 2, 3))

    def define(self, line: str) -> None:
        """Read one slot line."""
        rng = self.rng
        if " ~ " in line:
            names, rows = line.split(" ~ ")
            cells = [cell.strip() for cell in rng.choice(rows.split("|")).split(";")]
            self.values.update(zip((name.strip() for name in names.split(";")), cells, strict=True))
        elif " < " in line:
            names, options = line.split(" < ")
            slots = [name.strip() for name in names.split(",")]
            self.values.update(zip(slots, rng.sample([o.strip() for o in options.split("|")], len(slots)), strict=True))
        else:
            names, spec = line.split(" = ", 1)
            for name in names.split(","):
                self.set_one(name.strip(), self.fill(spec.strip()))

    def set_one(self, name: str, spec: str) -> None:
        """Give one slot its value; the values of one document differ."""
        kind, *rest = spec.split()
        for _ in range(30):
            value = self.make(name, kind, rest) if re.fullmatch(r"[A-Z]+", kind) else self.rng.choice(spec.split("|")).strip()
            if value not in self.used or "|" in spec:
                break
        self.used.add(value)
        self.values[name] = value

    def make(self, name: str, kind: str, rest: list[str]) -> str:
        """One value of a kind."""
        rng = self.rng
        plain = {
            "DATE": values.date, "DOM": values.day_of_month, "TOWN": values.town, "STREET": values.street, "FIRM": values.firm,
            "PHONE": values.phone, "WEB": values.website, "CODE": values.code, "ROOM": values.room, "LAST": values.last_name,
            "WORD": values.syllables,
        }  # fmt: skip
        if kind in plain:
            return plain[kind](rng)
        if kind in ("DAY", "MONTH", "COLOUR"):
            return rng.choice({"DAY": values.DAYS, "MONTH": values.MONTHS, "COLOUR": values.COLOURS}[kind])
        if kind == "EMAIL":
            return values.email(rng, " ".join(rest))
        if kind in ("P", "F", "M", "NAME"):
            return self.human(name, kind)
        if kind in ("CLOCK", "TIME", "AFTER", "AFTERTIME"):
            return self.moment(name, kind, rest)
        if kind in ("MONEY", "LESS"):
            return self.money(name, kind, rest)
        low, high, step = int(rest[0]), int(rest[1]), int(rest[2]) if len(rest) > 2 else 1
        number = self.raw[name] = rng.randrange(low, high + 1, step)
        if kind == "NUM" and number <= 12 and rng.random() < 0.65:
            return WORDS[number]
        return f"{number:,}" if kind == "INT" and number >= 10000 else str(number)

    def human(self, name: str, kind: str) -> str:
        """A person, and the pronouns in the slots name.he, name.him and name.his."""
        rng = self.rng
        woman = kind == "F" or (kind != "M" and rng.random() < 0.5)
        first = values.syllables(rng, 2, 2) if rng.random() < 0.15 else rng.choice(WOMEN if woman else MEN)
        while first in self.used:
            first = rng.choice(WOMEN if woman else MEN)
        self.used.add(first)
        for slot, she, he in (("he", "she", "he"), ("him", "her", "him"), ("his", "her", "his"), ("man", "woman", "man")):
            self.values[f"{name}.{slot}"] = she if woman else he
        if kind == "NAME":
            self.values[f"{name}.first"], self.values[f"{name}.last"] = first, values.last_name(rng)
            return f"{first} {self.values[f'{name}.last']}"
        return first

    def moment(self, name: str, kind: str, rest: list[str]) -> str:
        """A time of day, in the document's form; AFTER is so many minutes after another slot."""
        if kind.startswith("AFTER"):
            minute = self.raw[rest[0]] + self.rng.randrange(int(rest[1]), int(rest[2]) + 1, 5)
        else:
            minute = 60 * self.rng.randint(int(rest[0]), int(rest[1])) + self.rng.choice((0, 0, 15, 30, 45, 5, 10, 20, 40, 50))
        self.raw[name] = minute
        hour, past = divmod(minute % 1440, 60)
        twelve, half = (hour - 1) % 12 + 1, "am" if hour < 12 else "pm"
        if self.clock_style == 3 and kind in ("CLOCK", "AFTER") and past in (0, 15, 30, 45):
            after = WORDS[hour % 12 + 1]
            now = WORDS[twelve]
            return {0: f"{now} o'clock", 15: f"a quarter past {now}", 30: f"half past {now}", 45: f"a quarter to {after}"}[past]
        if self.clock_style == 0:
            return f"{hour}:{past:02}"
        return f"{twelve} {half}" if past == 0 and self.clock_style == 2 else f"{twelve}:{past:02} {half}"

    def money(self, name: str, kind: str, rest: list[str]) -> str:
        """An amount in the document's currency; LESS takes so many per cent off another slot."""
        rng = self.rng
        if kind == "LESS":
            number = max(1, round(self.raw[rest[0]] * (1 - rng.randint(int(rest[1]), int(rest[2])) / 100)))
        else:
            low, high = int(rest[0]), int(rest[1])
            number = round(low * (high / low) ** rng.random())
        if number >= 300:
            number = round(number, -2) if number >= 5000 else 5 * round(number / 5)
        self.raw[name] = number
        cents = f".{rng.choice(('50', '90', '95', '20', '40', '80'))}" if number < 60 and rng.random() < 0.3 else ""
        one = number == 1 and not cents
        return (re.sub(r"(?<=[a-z])s$", "", self.currency) if one else self.currency).format(f"{number:,}{cents}")

    def fill(self, text: str) -> str:
        """Put the values in."""

        def value_of(match: re.Match[str]) -> str:
            key = match[1]
            if key.startswith("an "):
                return an(self.values[key[3:]])
            if key.startswith("An "):
                return upper(an(self.values[key[3:]]))
            return self.values[key] if key in self.values else upper(self.values[key[:1].lower() + key[1:]])

        while re.search(r"\{[^{}]+\}", text):
            text = re.sub(r"\{([^{}]+)\}", value_of, text)
        return text

    def say(self, text: str) -> str:
        """Choose among the alternatives, put the values in, and begin with a capital."""
        chosen = re.sub(r"\[([^\[\]]*)\]", lambda match: self.rng.choice(match[1].split("/")), text)
        said = re.sub(r" +([,.?!])", r"\1", re.sub(r"  +", " ", self.fill(chosen)))
        said = re.sub(r"(?<=[.!?] )[a-z]", lambda match: match[0].upper(), said)
        return upper(re.sub(r"(?<=\n)[a-z]", lambda match: match[0].upper(), said.replace("^", "\n").strip(" ")))

    def all(self, text: str) -> list[str]:
        """All the wordings of a question (64 at most, by chance)."""
        parts = re.split(r"\[([^\[\]]*)\]", text)
        choices = [part.split("/") if index % 2 else [part] for index, part in enumerate(parts)]
        out = ["".join(way) for way in product(*choices)]
        return [self.say(way) for way in (self.rng.sample(out, 64) if len(out) > 64 else out)]


def sentence_of(text: str, value: str, answer: str) -> str:
    """The sentence with the value that has most words in common with the answer."""
    best, most = "", -1
    words = set(re.findall(r"\w+", answer.lower()))
    for sentence in re.split(r"(?<=[.!?]) +|(?<=[.!?]['\")]) +|\n+", text):
        common = len(words & set(re.findall(r"\w+", sentence.lower())))
        if value in sentence and common > most:
            best, most = sentence, common
    return best


def in_order(script: Script, rng: Random) -> list[Block]:
    """The blocks, mobile neighbours in any order."""
    out: list[Block] = []
    run: list[Block] = []
    for block in [*script.blocks, None]:
        if block is not None and block.mobile:
            run.append(block)
            continue
        rng.shuffle(run)
        out += run
        run = []
        if block is not None:
            out.append(block)
    return out


def fact_of(slots: Slots, line: str, said: str, asked: set[str]) -> Fact | None:
    """The fact of one line of the script, if the chosen wording states it."""
    claim, questions = line.split(" :: ")
    value, answer = (slots.fill(part.strip()) for part in claim.split(" > "))
    sentence = sentence_of(said, value, answer)
    if not sentence:
        return None
    ways = list(dict.fromkeys(way for part in questions.split(" | ") for way in slots.all(part.strip()) if way not in asked))
    ways = slots.rng.sample(ways, min(len(ways), slots.rng.randint(7, 16)))
    asked.update(ways)
    return Fact(sentence, value, tuple(ways), upper(answer))


def play(rng: Random, genre: str, scripts: tuple[str, ...]) -> Document:
    """One document of one of the scripts."""
    script, slots = parse(rng.choice(scripts)), Slots(rng)
    for line in script.slots:
        slots.define(line)
    text, facts, points, asked, missing = "", [], [], set(), []
    for block in in_order(script, rng):
        if block.optional and rng.random() < 0.35:
            missing += block.missing
            continue
        said = slots.say(rng.choice(block.wordings))
        text += (block.before.strip(" ") if text.endswith("\n") else block.before if text else "") + said
        for line, bullets in block.facts:
            fact = fact_of(slots, line, said, asked)
            if fact:
                facts.append(fact)
                points += [slots.fill(bullet) for bullet in bullets]
    if len(facts) > 9:
        facts = [facts[index] for index in sorted(rng.sample(range(len(facts)), 9))]
    points = points if len(points) < 8 else [points[index] for index in sorted(rng.sample(range(len(points)), 7))]
    missing = missing[:4] + rng.sample(script.missing, min(len(script.missing), 3))
    pairs = [tuple(slots.say(part) for part in slots_line.split(" > ")) for slots_line in missing[:6]]
    fields = [tuple(part.strip() for part in slots.fill(line).split(" = ", 1)) for line in script.fields]
    return Document(
        genre, text, tuple(facts), tuple(pair for pair in fields if pair[1] in text)[:8], upper(slots.fill(script.summary)),
        tuple(upper(point) for point in points), tuple((a, b[:1].lower() + b[1:] if b[:2] != "I " else b) for a, b in pairs),
        tuple(listing for line in script.listings if (listing := listing_of(slots, line, text))),
    )  # fmt: skip


def listing_of(slots: Slots, line: str, text: str) -> Listing | None:
    """The listing of one line of the script, if the text names all its items."""
    lead, items, questions = line.split(" :: ")
    named = tuple(slots.fill(item.strip()) for item in items.split(" | "))
    if not all(item in text for item in named):
        return None
    ways = list(dict.fromkeys(way for part in questions.split(" | ") for way in slots.all(part.strip())))
    return Listing(tuple(slots.rng.sample(ways, min(len(ways), 10))), named, slots.fill(lead))
