"""Bare sums in all wordings: plus, minus, times, divided by, doubles, halves, percentages and chains."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..base import Turn
from . import steps
from .story import Work, spelled

Op = Callable[[Work, int, int], int]

ASK = (
    "What is {x}?", "What's {x}?", "{x}", "{x}", "{x}?", "{x} =", "{x} = ?", "Calculate {x}.", "Work out {x}.", "Compute {x}.",
    "How much is {x}?", "Can you calculate {x}?", "What does {x} make?", "What does {x} equal?", "Tell me what {x} is.",
    "I need to know what {x} is.", "What do you get for {x}?", "Solve {x}.", "Solve: {x}", "What's the answer to {x}?",
    "Can you work out {x}?", "what is {x}", "how much is {x}", "Do you know what {x} is?", "Find {x}.", "Give me {x}.",
    "What is the result of {x}?", "Evaluate {x}.", "Maths: {x}", "quick, what's {x}", "Can you tell me what {x} is?",
    "Now {x}.",
    "{x} is how much?", "{x} equals what?", "Could you tell me the result of {x}?", "Help me with {x}.", "Next: {x}",
)  # fmt: skip
SHORT = ("And {x}?", "What about {x}?", "And what is {x}?", "Now {x}.", "{x}?", "And how much is {x}?", "OK, and {x}?", "{x}")

PLUS = ("{a} + {b}", "{a} + {b}", "{a}+{b}", "{a} plus {b}", "{a} plus {b}")
PLUS_WHOLE = (
    "Add {a} and {b}.", "add {a} and {b}", "Add {b} to {a}.", "What is the sum of {a} and {b}?", "Sum of {a} and {b}?",
    "What do you get when you add {a} and {b}?", "If I add {b} to {a}, what do I get?", "How much are {a} and {b} together?",
    "What is {b} more than {a}?", "Which number is {b} more than {a}?", "What number is {b} bigger than {a}?",
    "Find the sum of {a} and {b}.", "Can you add {a} and {b} for me?", "What is {a} increased by {b}?", "Total of {a} and {b}?",
    "I have {a} and get {b} more. How many do I have?", "Calculate the total of {a} and {b}.", "Put {a} and {b} together.",
    "What's the total if you add {a} to {b}?", "Can you add up {a} and {b}?", "Start with {a} and add {b}.",
    "{a} and {b} makes?",
)  # fmt: skip
MINUS = ("{a} - {b}", "{a} - {b}", "{a}-{b}", "{a} minus {b}", "{a} take away {b}", "{a} less {b}", "{a} minus {b}")
MINUS_WHOLE = (
    "Subtract {b} from {a}.", "subtract {b} from {a}", "Take {b} away from {a}.", "Take {b} from {a}.",
    "What is the difference between {a} and {b}?", "What is the difference of {a} and {b}?", "How much more is {a} than {b}?",
    "What do you get when you subtract {b} from {a}?", "If I take {b} from {a}, what is left?", "How many is {a} without {b}?",
    "What is {b} less than {a}?", "Which number is {b} less than {a}?", "By how much is {a} bigger than {b}?",
    "What is {a} decreased by {b}?", "Find the difference between {a} and {b}.", "What is left if you take {b} away from {a}?",
    "How far is it from {b} to {a}?", "What must I add to {b} to get {a}?", "{b} plus what is {a}?",
    "How much is missing from {b} to {a}?",
    "I have {a} and give away {b}. What is left?", "How much bigger is {a} than {b}?", "Can you subtract {b} from {a}?",
    "Start with {a} and take away {b}.", "What's the gap between {b} and {a}?",
    "How many more do I need to get from {b} to {a}?",
)  # fmt: skip
TIMES = (
    "{a} * {b}",
    "{a} * {b}",
    "{a}*{b}",
    "{a} x {b}",
    "{a} × {b}",
    "{a} times {b}",
    "{a} times {b}",
    "{a} multiplied by {b}",
    "{a}x{b}",
)
TIMES_WHOLE = (
    "Multiply {a} by {b}.", "multiply {a} and {b}", "Multiply {a} and {b}.", "What is the product of {a} and {b}?",
    "Product of {a} and {b}?", "Find the product of {a} and {b}.", "What do you get when you multiply {a} by {b}?",
    "If I multiply {a} by {b}, what do I get?", "How much are {a} groups of {b}?", "What are {a} lots of {b}?",
    "Can you multiply {a} by {b}?", "What is {a} times as much as {b}?", "Which number is {a} times {b}?",
    "{a} times {b} makes?",
    "How many are {a} rows of {b}?", "Take {b} and multiply it by {a}.", "I have {a} bags with {b} in each. How many is that?",
)  # fmt: skip
OVER = (
    "{a} / {b}",
    "{a} / {b}",
    "{a}/{b}",
    "{a} ÷ {b}",
    "{a} divided by {b}",
    "{a} divided by {b}",
    "{a} : {b}",
    "{a} over {b}",
)
OVER_WHOLE = (
    "Divide {a} by {b}.", "divide {a} by {b}", "How many times does {b} go into {a}?", "How often does {b} fit into {a}?",
    "What is the quotient of {a} and {b}?", "What do you get when you divide {a} by {b}?", "Split {a} into {b} equal parts.",
    "Share {a} equally among {b}.", "If I split {a} into {b} equal parts, how big is one part?", "{b} times what is {a}?",
    "What must I multiply {b} by to get {a}?", "How many {b}s are there in {a}?", "Can you divide {a} by {b}?",
    "What is {a} shared between {b}?", "Find the quotient of {a} and {b}.", "If you divide {a} by {b}, what is the result?",
    "Which number times {b} gives {a}?", "How many groups of {b} can you make from {a}?", "{b} times which number makes {a}?",
)  # fmt: skip


def size(rng: Random, largest: int = 999) -> int:
    """A number, small ones more often than large ones."""
    top = rng.choice((9, 20, 50, 100, 100, 100, 300, 999))
    return rng.randint(1, min(top, largest))


def sums(rng: Random) -> tuple[int, int]:
    return size(rng), size(rng)


def differences(rng: Random) -> tuple[int, int]:
    a, b = sorted((size(rng), size(rng)))
    return (b, a) if rng.random() < 0.9 else rng.choice(((100, a % 100), (1000, a), (200, a % 200), (50, a % 50)))


def products(rng: Random) -> tuple[int, int]:
    roll = rng.random()
    if roll < 0.4:
        pair = (rng.randint(2, 10), rng.randint(2, 10))
    elif roll < 0.75:
        pair = (rng.randint(2, 9), rng.randint(11, 99))
    elif roll < 0.85:
        pair = (rng.randint(2, 9), rng.randint(100, 999))
    elif roll < 0.96:
        pair = (rng.randint(11, 99), rng.choice((11, 12, 12, 15, 20, 25, 30, 40, 50, 10, 100, 60)))
    else:
        pair = (rng.randint(11, 30), rng.randint(11, 30))
    return pair if rng.random() < 0.5 else pair[::-1]


def quotients(rng: Random) -> tuple[int, int]:
    roll = rng.random()
    if roll < 0.4:
        b, q = rng.randint(2, 10), rng.randint(1, 10)
    elif roll < 0.8:
        b, q = rng.randint(2, 9), rng.randint(11, 125)
    elif roll < 0.9:
        b, q = rng.choice((11, 12, 12, 15, 20, 25)), rng.randint(2, 40)
    elif roll < 0.97:
        b, q = rng.choice((10, 20, 30, 40, 50, 60, 100)), rng.randint(2, 20)
    else:
        b, q = rng.choice((13, 14, 16, 18, 24)), rng.randint(2, 12)
    return b * q, b


KINDS: dict[str, tuple[Callable[[Random], tuple[int, int]], Op, tuple[str, ...], tuple[str, ...]]] = {
    "plus": (sums, lambda w, a, b: w.line("Sum", steps.add(a, b), a + b), PLUS, PLUS_WHOLE),
    "minus": (differences, lambda w, a, b: w.line("Difference", steps.subtract(a, b), a - b), MINUS, MINUS_WHOLE),
    "times": (products, lambda w, a, b: w.line("Product", steps.multiply(a, b), a * b), TIMES, TIMES_WHOLE),
    "over": (quotients, lambda w, a, b: w.line("Quotient", steps.divide(a, b), a // b), OVER, OVER_WHOLE),
}
NOW = {
    "plus": (
        "Now add {b}.",
        "Add {b} to that.",
        "Plus {b}?",
        "And {b} more?",
        "And if you add {b}?",
        "And plus {b}?",
        "Add another {b}.",
    ),
    "minus": (
        "Now subtract {b}.",
        "Take away {b}.",
        "Minus {b}?",
        "And {b} less?",
        "And if you take {b} away?",
        "And minus {b}?",
    ),
    "times": (
        "Now multiply that by {b}.",
        "Times {b}?",
        "And {b} times that?",
        "And times {b}?",
        "Multiply the result by {b}.",
    ),
    "over": ("Now divide that by {b}.", "Divided by {b}?", "And divided by {b}?", "Divide the result by {b}."),
}


def turn(question: str, work: Work) -> Turn:
    return Turn(question, work.answer(), (work.fact(),))


def bare(rng: Random, kind: str, short: bool = False) -> tuple[Turn, int]:
    """One sum and its result."""
    draw, op, terms, wholes = KINDS[kind]
    a, b = draw(rng)
    shown: tuple[str, str] = (str(a), str(b))
    spells = rng.random() < 0.1
    if spells:
        shown = (spelled(a), spelled(b))
    if short or rng.random() < 0.6:
        term = rng.choice(terms)
        if spells:
            term = rng.choice([t for t in terms if t[4:-4].replace(" ", "").isalpha() and t[4:-4] != " x "])
        x = term.format(a=shown[0], b=shown[1])
        text = rng.choice(SHORT if short else ASK).format(x=x)
        if text[:1] == "{" or rng.random() < 0.5:
            text = text[:1].upper() + text[1:]
    else:
        text = rng.choice(wholes).format(a=shown[0], b=shown[1])
        text = text[:1].upper() + text[1:] if spells else text
    work = Work({})
    result = op(work, a, b)
    work.end(result)
    return turn(text, work), result


def follow(rng: Random, before: int) -> Turn | None:
    """A second operation on the result of the one before."""
    kind = rng.choice(("plus", "minus", "times", "over"))
    if kind in ("times", "over"):
        fits = [d for d in range(2, 10) if kind == "times" or before % d == 0]
        if not fits or before > 600:
            return None
        b = rng.choice(fits)
    else:
        b = rng.randint(1, min(99, before if kind == "minus" else 99) or 1)
        if b > before and kind == "minus":
            return None
    work = Work({})
    work.end(KINDS[kind][1](work, before, b))
    return turn(rng.choice(NOW[kind]).format(b=b), work)


def _task(kind: str) -> Callable[[Random], list[Turn]]:
    def task(rng: Random) -> list[Turn]:
        first, result = bare(rng, kind)
        turns = [first]
        roll = rng.random()
        if roll < 0.08:
            turns.append(bare(rng, rng.choice((kind, kind, "plus", "minus", "times", "over")), short=True)[0])
        elif roll < 0.16:
            second = follow(rng, result)
            turns += [second] if second else []
        return turns

    task.__name__ = kind
    return task


TASKS: tuple[Callable[[Random], list[Turn]], ...] = tuple(_task(kind) for kind in KINDS)
