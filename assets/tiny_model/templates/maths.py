"""Small sums and word problems."""

# ruff: noqa: SIM905
from __future__ import annotations

import random

from .names import FIRST_NAMES
from .turn import Turn

GOODS = (
    "apples pears books coins stamps eggs marbles pencils cards stones cups plates shells tickets flowers balls stickers"
).split()
BOXES = "box bag basket shelf crate jar".split()


def maths(rng: random.Random) -> list[Turn]:
    """One to four small word problems, each answered step by step."""
    makers = (_story, _story, _boxes, _money, _sum, _share, _journey)
    return [rng.choice(makers)(rng) for _ in range(rng.choice((1, 2, 3, 4)))]


def _turn(question: str, steps: list[str], answer: int | str) -> Turn:
    return Turn(question, " ".join([*steps, f"Answer: {answer}"]), (f"Answer: {answer}",))


def _story(rng: random.Random) -> Turn:
    who, what = rng.choice(FIRST_NAMES), rng.choice(GOODS)
    have = rng.randint(2, 20)
    question, steps = [f"{who} has {have} {what}."], [f"{who} starts with {have} {what}."]
    for _ in range(rng.randint(1, 3)):
        up = have < 4 or rng.random() < 0.55
        change = rng.randint(1, 12) if up else rng.randint(1, have - 1)
        verb = rng.choice(("buys", "finds", "gets") if up else ("loses", "sells", "gives away"))
        after = have + change if up else have - change
        question.append(f"{who} {verb} {change}" + (" more." if up else "."))
        steps.append(f"{who} {verb} {change}: {have} {'+' if up else '-'} {change} = {after}.")
        have = after
    question.append(
        rng.choice((f"How many {what} does {who} have now?", f"How many {what} are left?", f"How many {what} are there?"))
    )
    return _turn(" ".join(question), steps, have)


def _boxes(rng: random.Random) -> Turn:
    a, b, what, box = rng.randint(2, 10), rng.randint(2, 10), rng.choice(GOODS), rng.choice(BOXES)
    plural = {"box": "boxes", "shelf": "shelves"}.get(box, box + "s")
    question = f"There are {a} {plural} with {b} {what} in each {box}."
    steps = [f"{a} {plural} with {b} {what} each: {a} * {b} = {a * b}."]
    total = a * b
    if rng.random() < 0.5:
        c = rng.randint(1, min(12, total - 1))
        question += f" Then {c} {what} are taken away."
        steps.append(f"{c} are taken away: {total} - {c} = {total - c}.")
        total -= c
    return _turn(question + f" How many {what} are there?", steps, total)


def _money(rng: random.Random) -> Turn:
    who, what, n, price = rng.choice(FIRST_NAMES), rng.choice(GOODS), rng.randint(2, 9), rng.randint(2, 9)
    paid = n * price + rng.randint(1, 20)
    question = (
        f"{who} buys {n} {what} for {price} dollars each and pays with {paid} dollars. How much money does {who} get back?"
    )
    steps = [
        f"{n} {what} for {price} dollars each: {n} * {price} = {n * price}.",
        f"The change is {paid} - {n * price} = {paid - n * price}.",
    ]
    return _turn(question, steps, paid - n * price)


def _sum(rng: random.Random) -> Turn:
    a, b = rng.randint(1, 30), rng.randint(1, 30)
    if rng.random() < 0.6:
        words = rng.choice((f"What is {a} + {b}?", f"What is {a} plus {b}?", f"Add {a} and {b}."))
        return _turn(words, [f"We add the numbers: {a} + {b} = {a + b}."], a + b)
    a, b = max(a, b), min(a, b)
    words = rng.choice((f"What is {a} - {b}?", f"What is {a} minus {b}?", f"Take {b} away from {a}."))
    return _turn(words, [f"We take the second number away: {a} - {b} = {a - b}."], a - b)


def _share(rng: random.Random) -> Turn:
    each, n, what = rng.randint(2, 9), rng.randint(2, 9), rng.choice(GOODS)
    question = f"{each * n} {what} are shared by {n} children. How many {what} does each child get?"
    return _turn(question, [f"We share {each * n} {what} between {n} children: {each * n} / {n} = {each}."], each)


def _journey(rng: random.Random) -> Turn:
    who, a, b = rng.choice(FIRST_NAMES), rng.randint(2, 10), rng.randint(2, 10)
    c = rng.randint(1, 15)
    question = (
        f"{who} walks {a} kilometres every day for {b} days and then {c} kilometres more. How far does {who} walk in all?"
    )
    steps = [
        f"In {b} days {who} walks {a} * {b} = {a * b} kilometres.",
        f"With the rest it is {a * b} + {c} = {a * b + c}.",
    ]
    return _turn(question, steps, a * b + c)
