"""The engine of the word problems: slots, people and money in the frames, and the working that is written line by line."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any

from ..base import Turn
from ..values import articles, first_name
from . import phrases, steps
from .steps import Unfit

EASY = (*range(1, 13), 15, 20, 25, 30, 40, 50, 60, 80, 90, 100, 200, 500, 1000)
WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split()  # noqa: SIM905
TEENS = "thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()  # noqa: SIM905
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()  # noqa: SIM905
SIGNS = ("{}$", "{}$", "{}$", "{}€", "{}£", " dollars", " euros")
LONGEST = 180
TRIES = 20_000
"""Draws of numbers for a problem; the choosiest one needs some hundred."""


@dataclass(frozen=True)
class Actor:
    """Who a problem is about: as the question says it, and as the answer does."""

    name: str
    whose: str
    he: str
    his: str
    him: str
    many: bool = False
    """Whether verbs have their plural form: I, we."""

    def slots(self) -> dict[str, str]:
        many = self.many
        forms = {"N": self.name, "Ns": self.whose, "he": self.he, "his": self.his, "him": self.him}
        forms |= {"s": "" if many else "s", "es": "" if many else "es", "ies": "y" if many else "ies"}
        forms |= {"has": "have" if many else "has", "is": "is", "was": "was"}
        if self.name in ("we", "you"):
            forms |= {"is": "are", "was": "were"}
        if self.name == "I":
            forms |= {"is": "am"}
        return forms


ME, WE = Actor("I", "my", "I", "my", "me", True), Actor("we", "our", "we", "our", "us", True)
YOU = Actor("you", "your", "you", "your", "you", True)


def called(rng: Random, taken: str = "") -> Actor:
    """Somebody with a name."""
    while True:
        roll, female = rng.random(), rng.random() < 0.5
        name = first_name(rng) if roll < 0.1 else rng.choice(phrases.GIRLS if female else phrases.BOYS)
        if roll < 0.1 and name in phrases.GIRLS + phrases.BOYS:
            female = name in phrases.GIRLS
        if name != taken:
            break
    return _third(name, female)


def _third(name: str, female: bool) -> Actor:
    whose = f"{name}'" if name.endswith("s") else f"{name}'s"
    return Actor(name, whose, *(("she", "her", "her") if female else ("he", "his", "him")))


def somebody(rng: Random) -> tuple[Actor, Actor]:
    """Who the problem is about, in the question and in the answer: a name, the asker, a relative."""
    roll = rng.random()
    if roll < 0.16:
        return ME, YOU
    if roll < 0.2:
        return WE, YOU
    if roll < 0.32:
        female = rng.random() < 0.5
        kin = rng.choice(phrases.WOMEN if female else phrases.MEN)
        return _third(kin, female), _third(kin.replace("my ", "your ").replace("our ", "your "), female)
    who = called(rng)
    return who, who


class Number(int):
    """A number of a problem: in digits, sometimes as a word, as money, as a time of day or a length of time."""

    as_word: bool = False
    sign: str = "{}$"
    twelve: bool = False

    def __format__(self, spec: str) -> str:
        if spec == "$":
            return money(int(self), self.sign)
        if spec == "n":  # a note of this value
            return money(int(self), self.sign) if self.sign.startswith("{}") else f"{int(self)}-{self.sign.strip()[:-1]}"
        if spec == "t":
            return clock(int(self), self.twelve)
        if spec == "m":
            return duration(int(self))
        if spec == "w" or (spec == "" and self.as_word):
            return spelled(int(self)) if 0 <= self < 1000 else str(int(self))
        return str(int(self))


def spelled(number: int) -> str:
    """A number up to 1000 in words: "three hundred and forty-five"; a larger one in digits."""
    if number < 20:
        return (WORDS + TEENS)[number]
    if number < 100:
        return TENS[number // 10 - 2] + (f"-{WORDS[number % 10]}" if number % 10 else "")
    if number >= 1000:
        return "one thousand" if number == 1000 else str(number)
    rest = f" and {spelled(number % 100)}" if number % 100 else ""
    return f"{WORDS[number // 100]} hundred{rest}"


def money(amount: int, sign: str) -> str:
    """ "$45", "€45", "45 dollars"."""
    if sign.startswith("{}"):
        return sign[2:] + str(amount)
    return f"{amount}{sign[:-1] if amount == 1 else sign}"


def clock(minutes: int, twelve: bool) -> str:
    """A time of day, "14:05" or "2:05 pm"."""
    hour, minute = divmod(minutes % 1440, 60)
    if not twelve:
        return f"{hour}:{minute:02}"
    return f"{(hour - 1) % 12 + 1}:{minute:02} {'am' if hour < 12 else 'pm'}"


def duration(minutes: int) -> str:
    """ "3 hours 20 minutes", "1 hour", "45 minutes"."""
    hours, rest = divmod(minutes, 60)
    parts = [f"{n} {word}{'' if n == 1 else 's'}" for n, word in ((hours, "hour"), (rest, "minute")) if n]
    return " ".join(parts) or "0 minutes"


class Work:
    """The working of one problem: each call writes a line and gives the result."""

    def __init__(self, slots: Mapping[str, Any], sign: str = "{}$", twelve: bool = False) -> None:
        self.slots, self.sign, self.twelve = slots, sign, twelve
        self.lines: list[str] = []
        self.last = ""

    def line(self, label: str, worked: str, result: int = 0) -> int:
        words = label.format_map(self.slots)
        self.lines.append(f"{words[:1].upper()}{words[1:]}: {worked}")
        return result

    def add(self, label: str, a: int, b: int) -> int:
        a, b = int(a), int(b)
        return self.line(label, steps.add(a, b), a + b)

    def sub(self, label: str, a: int, b: int) -> int:
        a, b = int(a), int(b)
        return self.line(label, steps.subtract(a, b), a - b)

    def mul(self, label: str, a: int, b: int) -> int:
        a, b = int(a), int(b)
        return self.line(label, steps.multiply(a, b), a * b)

    def div(self, label: str, a: int, b: int) -> int:
        a, b = int(a), int(b)
        self.need(b in EASY)
        return self.line(label, steps.divide(a, b), a // b)

    def rest(self, label: str, a: int, b: int) -> tuple[int, int]:
        a, b = int(a), int(b)
        self.need(b in EASY)
        self.line(label, steps.remainder(a, b))
        return divmod(a, b)

    def percent(self, label: str, rate: int, whole: int) -> int:
        """The working of "rate % of whole" through tenths, halves and quarters."""
        rate, whole = int(rate), int(whole)
        for easy, parts in ((50, 2), (25, 4), (20, 5), (10, 10), (1, 100)):
            if rate == easy:
                return self.div(label, whole, parts)
        if rate == 75:
            return self.mul(label, 3, self.div("A quarter of it", whole, 4))
        if rate == 5:
            return self.div(label, self.div(f"10% of {whole}", whole, 10), 2)
        if rate % 10 == 0:
            return self.mul(label, rate // 10, self.div(f"10% of {whole}", whole, 10))
        if rate % 10 == 5:
            tenth = self.div(f"10% of {whole}", whole, 10)
            half = self.div(f"5% of {whole}", tenth, 2)
            tens = tenth if rate == 15 else self.mul(f"{rate - 5}% of {whole}", rate // 10, tenth)
            return self.add(label, tens, half)
        return self.mul(label, rate, self.div(f"1% of {whole}", whole, 100))

    def need(self, fits: bool) -> None:
        """Throw the numbers away unless they fit."""
        if not fits:
            raise Unfit

    def end(self, number: int | str, unit: str = "") -> None:
        """The answer, a number with its unit; "apple/apples" gives both forms."""
        words = unit.format_map(self.slots)
        if "/" in words and not words.startswith(("km/", "m/")):
            words = words.split("/")[0 if str(number) == "1" else 1]
        self.last = f"{number}{'' if not words or words.startswith('%') else ' '}{words}"

    def cash(self, amount: int) -> None:
        """The answer, an amount of money."""
        self.last = money(int(amount), self.sign)

    def time(self, minutes: int) -> None:
        """The answer, a length of time."""
        self.last = duration(int(minutes))

    def clock(self, minutes: int) -> None:
        """The answer, a time of day."""
        self.last = clock(int(minutes), self.twelve)

    def answer(self) -> str:
        return "\n".join([*self.lines, f"Answer: {self.last}"])

    def fact(self) -> str:
        found = re.search(r"\d(?:.*\d)?", self.last)
        return f"Answer: {self.last[: found.end()] if found else self.last}"


def length(text: str) -> int:
    """About how many tokens a text has: each digit is one, and the space before it."""
    return len(re.findall(r"\d| (?=\d)|[A-Za-z]{1,6}|[^\w\s]|\n", text))


@dataclass(frozen=True)
class Story:
    """A situation: the numbers that vary, how it is worked, and the many ways to tell it and to ask.

    A frame in ``told`` that begins with "=" has its question inside. A question in ``asked`` that begins with "<" may
    also stand before the story. ``clauses`` finish "I want to know ...". ``again`` are "key|question" of a follow-up.
    """

    name: str
    vary: Mapping[str, Sequence[int]]
    work: Callable[[Work, Any], None]
    told: tuple[str, ...]
    asked: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    slots: str = ""
    rows: tuple[str, ...] = ()
    again: tuple[str, ...] = ()
    asides: tuple[str, ...] = ()
    named: bool = field(default=False)

    def __call__(self, rng: Random) -> list[Turn]:
        frames = (*self.told, *self.asked, *self.clauses)
        named = self.named or any("{M" in frame for frame in frames)
        for _ in range(TRIES):
            turns = self._try(rng, named)
            if turns:
                return turns
        raise RuntimeError(f"{self.name}: no numbers of {TRIES:,} tries fit")

    @property
    def __name__(self) -> str:
        return self.name

    def _try(self, rng: Random, named: bool) -> list[Turn]:
        asker, answered = (called(rng),) * 2 if named else somebody(rng)
        other, third = called(rng, asker.name), called(rng, asker.name)
        common: dict[str, Any] = {"M": other.name, "Ms": other.whose, "he2": other.he, "his2": other.his, "him2": other.him}
        if third.name == other.name:
            return []
        common |= {"K": third.name, "day": rng.choice(phrases.DAYS), "kin": rng.choice(phrases.KIN)}
        ranges = dict(self.vary)
        if self.rows:
            for key, value in zip(self.slots.split(), rng.choice(self.rows).split(", "), strict=True):
                if key in ranges:
                    low, _, high = value.partition("-")
                    ranges[key] = range(int(low), int(high or low) + 1)
                else:
                    common[key] = value
        sign, twelve, worded = rng.choice(SIGNS), rng.random() < 0.5, rng.random() < 0.25
        numbers = {key: self._number(rng, choices, sign, twelve, worded) for key, choices in ranges.items()}
        first = self._solve(common | answered.slots(), numbers, sign, twelve)
        if first is None:
            return []
        slots = common | asker.slots() | numbers
        question = sentences(self._tell(rng).format_map(slots))
        turns = [Turn(question, first.answer(), (first.fact(),))]
        if self.again and rng.random() < 0.2:
            key, ask = rng.choice(self.again).split("|")
            changed = numbers | {key: self._number(rng, ranges[key], sign, twelve, worded)}
            second = self._solve(common | answered.slots(), changed, sign, twelve)
            if second is not None and changed[key] != numbers[key]:
                turns.append(Turn(sentences(ask.format_map(slots | changed)), second.answer(), (second.fact(),)))
        return turns

    @staticmethod
    def _number(rng: Random, choices: Sequence[int], sign: str, twelve: bool, worded: bool) -> Number:
        number = Number(rng.choice(choices))
        number.as_word, number.sign, number.twelve = worded and 1 < number <= 12 and rng.random() < 0.6, sign, twelve
        return number

    def _solve(self, slots: dict[str, Any], numbers: dict[str, Number], sign: str, twelve: bool) -> Work | None:
        plain = {key: int(value) for key, value in numbers.items()}
        work = Work(slots | plain, sign, twelve)
        try:
            self.work(work, SimpleNamespace(**(slots | plain)))
        except Unfit:
            return None
        return work if length(work.answer()) <= LONGEST else None

    def _tell(self, rng: Random) -> str:
        frame = rng.choice(self.told)
        if frame.startswith("="):
            text = frame[1:]
        else:
            ask = rng.choice(self.asked)
            if self.clauses and rng.random() < 0.25:
                clause = rng.choice(self.clauses)
                noun = clause.startswith(("the ", "{Ns} "))
                ask = "<" + rng.choice(phrases.INDIRECT_NOUN if noun else phrases.INDIRECT).replace("{c}", clause)
            if self.asides and rng.random() < 0.15:
                aside = rng.choice(self.asides)
                frame = f"{frame} {aside}" if rng.random() < 0.7 else f"{aside} {frame}"
            text = f"{ask[1:]} {frame}" if ask[0] == "<" and rng.random() < 0.2 else f"{frame} {ask.lstrip('<')}"
        roll = rng.random()
        if roll < 0.06:
            text = f"{rng.choice(phrases.BEFORE)} {text}"
        elif roll < 0.1:
            text = f"{text}{'.' if text[-1].isalnum() else ''} {rng.choice(phrases.AFTER)}"
        return text


def sentences(text: str) -> str:
    """The text with a capital at the beginning of each sentence, and with "an" where it belongs."""
    return re.sub(r"(^|[.?!:] |\n)([a-z])", lambda m: m[1] + (m[2] if m[1] == ": " else m[2].upper()), articles(text))
