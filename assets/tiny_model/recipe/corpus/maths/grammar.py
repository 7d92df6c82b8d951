"""Word problems put together from clauses: what there is, what happens, what is asked. The plan follows from the words.

A label says what a step does in the same few words everywhere: "14 gone", "6 more", "8 boxes of 12", "together", "the rest".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace
from typing import Any

from ..base import Turn
from . import phrases
from .steps import Unfit
from .story import SIGNS, Actor, Number, Work, called, length, sentences, somebody

Task = Callable[[Random], list[Turn]]
LONGEST = 190
AND = (
    "And {}?", "And if it were {}?", "What if it were {}?", "And with {}?", "ok and with {}", "Now with {}.", "What about {}?",
    "And for {}?", "Same with {}?", "now {} instead", "And if the number were {}?", "what if its {}", "Try it with {}.",
)  # fmt: skip


@dataclass(frozen=True)
class Problem:
    """A problem with its numbers in slots, how it is worked, and "key|question" of follow-ups with another number."""

    text: str
    numbers: Mapping[str, int]
    solve: Callable[[Work, Any], None]
    slots: Mapping[str, Any]
    again: tuple[str, ...] = ()


def problem(rng: Random, text: str, numbers: Mapping[str, int], solve: Callable[[Work, Any], None], **more: Any) -> Problem:
    """A problem about anybody: ``text`` may use the slots of an actor, which ``more["who"]`` gives."""
    who: Actor = more.pop("who", None) or called(rng)
    again = tuple(more.pop("again", ()))
    return Problem(text, numbers, solve, who.slots() | cast(rng, who) | more, again)


def cast(rng: Random, who: Actor) -> dict[str, Any]:
    """Other people and a day for the slots of a problem."""
    other = called(rng, who.name)
    return {"M": other.name, "Ms": other.whose, "day": rng.choice(phrases.DAYS), "kin": rng.choice(phrases.KIN)}


def anybody(rng: Random) -> Actor:
    """Who a problem is about, as the question says it."""
    return somebody(rng)[0]


def solved(made: Problem, numbers: Mapping[str, Number], sign: str) -> Work:
    """The working with these numbers."""
    plain = {key: int(value) for key, value in numbers.items()}
    work = Work({**made.slots, **plain}, sign)
    made.solve(work, SimpleNamespace(**plain))
    if length(work.answer()) > LONGEST:
        raise Unfit
    return work


def task(make: Callable[[Random], Problem]) -> Task:
    """The task of a maker of problems: other numbers until they fit, and sometimes one question more."""

    def run(rng: Random) -> list[Turn]:
        while True:
            try:
                made = make(rng)
                sign, worded = rng.choice(SIGNS), rng.random() < 0.25 and not made.slots.get("digits")
                numbers = {key: number(rng, value, sign, worded) for key, value in made.numbers.items()}
                first = solved(made, numbers, sign)
            except Unfit:
                continue
            slots = {**made.slots, **numbers}
            turns = [Turn(framed(rng, sentences(made.text.format_map(slots))), first.answer(), (first.fact(),))]
            return turns + follow(rng, made, numbers, sign) if made.again and rng.random() < 0.22 else turns

    run.__name__ = make.__name__
    return run


def follow(rng: Random, made: Problem, numbers: Mapping[str, Number], sign: str) -> list[Turn]:
    """The same problem with one number changed, where that fits."""
    key, _, ask = rng.choice(made.again).partition("|")
    old = int(numbers[key])
    new = number(rng, max(2, old + rng.choice((-5, -3, -2, -1, 1, 2, 3, 5, 10))), sign, False)
    if int(new) == old:
        return []
    changed = {**numbers, key: new}
    try:
        second = solved(made, changed, sign)
    except Unfit:
        return []
    text = (ask or rng.choice(AND).replace("{}", "{" + key + "}")).format_map({**made.slots, **changed})
    return [Turn(sentences(text), second.answer(), (second.fact(),))]


def number(rng: Random, value: int, sign: str, worded: bool) -> Number:
    """A number as the problem writes it: sometimes as a word, with the problem's sign of money."""
    out = Number(value)
    out.as_word, out.sign = worded and 1 < value <= 12 and rng.random() < 0.7, sign
    return out


def framed(rng: Random, text: str) -> str:
    """The problem, rarely with words around it."""
    roll = rng.random()
    if roll < 0.05:
        return f"{rng.choice(phrases.BEFORE)} {text}"
    stop = "." if text[-1].isalnum() else ""
    return f"{text}{stop} {rng.choice(phrases.AFTER)}" if roll > 0.96 else text


def tell(rng: Random, clauses: Sequence[str], asks: Sequence[str], ifs: Sequence[str] = ()) -> str:
    """Clauses as sentences and a question behind them, or one question with "if" (``ifs`` has "{c}" for the clauses)."""
    if ifs and rng.random() < 0.2:
        return rng.choice(ifs).replace("{c}", listed(clauses))
    text, rest = clauses[0], list(clauses[1:])
    while rest:
        part = rest.pop(0)
        text += rng.choice((". ", ". ", ". ", ". Then ", " and then ", " and ", "; ", ", "))
        if text.endswith((" and then ", " and ", ", ")) and rest:
            part += "." if rng.random() < 0.5 else ""
        text += part
        if text.endswith(".") and rest:
            text += " " + rest.pop(0)
    return f"{text.rstrip('.')}. {rng.choice(asks)}"


def listed(clauses: Sequence[str]) -> str:
    """ "a", "a and b", "a, b and c"."""
    return clauses[0] if len(clauses) == 1 else ", ".join(clauses[:-1]) + " and " + clauses[-1]


def some(rng: Random, *tops: int, least: int = 2) -> int:
    """A number up to one of ``tops``."""
    return rng.randint(least, rng.choice(tops))
