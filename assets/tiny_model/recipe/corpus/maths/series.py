"""Order, sequences, rounding, digits and missing numbers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..base import Turn, upper
from . import steps
from .numbers import ask
from .steps import PLACES
from .story import Work
from .sums import size, turn


def order(rng: Random) -> list[Turn]:
    """Numbers put in order, the smallest or the largest first."""
    count, top = rng.choice((3, 3, 4, 5)), rng.choice((20, 99, 99, 300, 999))
    numbers = rng.sample(range(1, top + 1), count)
    down = rng.random() < 0.4
    right = sorted(numbers, reverse=down)
    work = Work({})
    names = ("first", "second", "third", "fourth", "fifth")
    word = "Largest" if down else "Smallest"
    work.lines += [f"{word} {'of all' if i == 0 else 'of the rest'}: {n}." for i, n in enumerate(right[:-1])]
    work.lines.append(f"{upper(names[count - 1])} and last: {right[-1]}.")
    work.end(", ".join(map(str, right)))
    shown = rng.choice((", ".join(map(str, numbers)), ", ".join(map(str, numbers[:-1])) + f" and {numbers[-1]}"))
    up_frames = (
        "Put these numbers in order from smallest to largest: {x}.", "Order these numbers: {x}.",
        "Sort {x} from small to large.",
        "Sort these numbers: {x}", "Arrange {x} in ascending order.", "Write {x} in order, the smallest first.",
        "What is the order of {x}, from the smallest to the biggest?", "Sort in ascending order: {x}.", "Can you sort {x}?",
        "Put {x} in the right order, starting with the smallest.", "Which order do {x} go in, from low to high?",
    )  # fmt: skip
    down_frames = (
        "Put these numbers in order from largest to smallest: {x}.", "Sort {x} from large to small.",
        "Arrange {x} in descending order.",
        "Sort in descending order: {x}.", "Write {x} in order, the largest first.", "Order {x} from biggest to smallest.",
        "What is the order of {x}, from the biggest to the smallest?", "Put {x} in order, starting with the largest.",
        "Which order do {x} go in, from high to low?", "Sort these numbers, largest first: {x}",
    )  # fmt: skip
    return [turn(ask(rng, *(down_frames if down else up_frames), x=shown), work)]


def extreme(rng: Random) -> list[Turn]:
    """The largest or the smallest of several numbers, one compared after the other."""
    count, top = rng.choice((3, 3, 4, 5)), rng.choice((20, 99, 300, 999))
    numbers = rng.sample(range(1, top + 1), count)
    low = rng.random() < 0.45
    best, work = numbers[0], Work({})
    for number in numbers[1:]:
        sign = "<" if best < number else ">"
        before, best = best, min(best, number) if low else max(best, number)
        work.lines.append(f"{before} {sign} {number}, so {best} is {'smaller' if low else 'larger'}.")
    work.end(best)
    shown = rng.choice((", ".join(map(str, numbers)), ", ".join(map(str, numbers[:-1])) + f" and {numbers[-1]}"))
    larger = (
        "Which is the largest of these numbers: {x}?", "What is the largest number of {x}?",
        "Which number is the biggest: {x}?",
        "What is the maximum of {x}?", "max of {x}?", "Find the largest number: {x}.", "Which is the highest of {x}?",
        "What's the greatest of {x}?", "Largest number in {x}?", "Of {x}, which is the largest?",
    )  # fmt: skip
    smaller = (
        "Which is the smallest of these numbers: {x}?", "What is the smallest number of {x}?",
        "Which number is the smallest: {x}?",
        "What is the minimum of {x}?", "min of {x}?", "Find the smallest number: {x}.", "Which is the lowest of {x}?",
        "What's the least of {x}?", "Smallest number in {x}?", "Of {x}, which is the smallest?",
    )  # fmt: skip
    return [turn(ask(rng, *(smaller if low else larger), x=shown), work)]


def sequence(rng: Random) -> list[Turn]:
    """The next number of a sequence that grows, shrinks or doubles."""
    kind = rng.choice(("+", "+", "+", "-", "-", "*"))
    count = rng.choice((4, 4, 5))
    work = Work({})
    if kind == "*":
        ratio, first = rng.choice((2, 2, 3, 10)), rng.randint(1, 9)
        count = {2: count, 3: 4, 10: 3}[ratio]
        terms = [first * ratio**i for i in range(count)]
        work.line("From one number to the next", f"{terms[0]} * {ratio} = {terms[1]}, {terms[1]} * {ratio} = {terms[2]}.")
        result = work.mul("Next number", terms[-1], ratio)
    else:
        step = rng.choice((2, 3, 4, 5, 5, 6, 7, 8, 9, 10, 10, 11, 12, 15, 20, 25, 50, 100))
        first = rng.randint(1, rng.choice((9, 20, 60))) + (step * count if kind == "-" else 0)
        sign = 1 if kind == "+" else -1
        terms = [first + sign * step * i for i in range(count)]
        op = f"{terms[0]} {kind} {step} = {terms[1]}, {terms[1]} {kind} {step} = {terms[2]}."
        work.line("From one number to the next", op)
        result = (work.add if kind == "+" else work.sub)("Next number", terms[-1], step)
    work.end(result)
    x = ", ".join(map(str, terms))
    frames = (
        "What is the next number: {x}, ...?", "What comes next: {x}?", "{x}, ?", "{x}, ... what comes next?",
        "Continue the sequence: {x}.",
        "Which number comes next in the sequence {x}?", "Find the next number in {x}, ...", "Next number: {x}, ...?",
        "What number follows in {x}?", "The sequence begins {x}. What is the next number?", "Complete the pattern: {x}, ...",
        "Can you continue {x}? Give the next number.", "What is the next term of {x}?", "{x}, _", "Which number follows: {x}?",
    )  # fmt: skip
    return [turn(ask(rng, *frames, x=x), work)]


def rounding(rng: Random) -> list[Turn]:
    unit, place = rng.choice(((10, "ten"), (10, "ten"), (100, "hundred")))
    number = rng.randint(unit + 1, 999 if unit == 100 else rng.choice((99, 999)))
    below = number // unit * unit
    digit = number // (unit // 10) % 10
    up = digit >= 5
    result = below + unit if up else below
    work = Work({})
    less = PLACES[len(str(unit)) - 2]
    work.lines.append(f"{number} lies between {below} and {below + unit}.")
    work.lines.append(f"The {less} digit is {digit}, so {number} is rounded {'up' if up else 'down'}.")
    work.end(result)
    frames = (
        "Round {n} to the nearest {p}.", "What is {n} rounded to the nearest {p}?", "Round {n} to {p}s.",
        "{n} rounded to the nearest {p}?",
        "What is {n} to the nearest {u}?", "Can you round {n} to the nearest {p}?", "Round {n} to the nearest {u}.",
        "Which multiple of {u} is closest to {n}?", "If I round {n} to the nearest {p}, what do I get?",
        "Please round {n} to the nearest {u}.",
        "Nearest {p} to {n}?", "Which {p} is nearest to {n}?",
    )  # fmt: skip
    return [turn(ask(rng, *frames, n=number, p=place, u=unit), work)]


def digit(rng: Random) -> list[Turn]:
    number = rng.randint(12, 999)
    digits = [int(d) for d in str(number)]
    work = Work({})
    if rng.random() < 0.6:
        place = rng.randrange(len(digits))
        name = PLACES[place]
        work.lines.append(
            f"{number} has " + ", ".join(f"{d} {p}" for d, p in zip(digits, PLACES[len(digits) - 1 :: -1], strict=True)) + "."
        )
        work.end(digits[-1 - place])
        frames = (
            "Which digit is in the {p} place of {n}?", "What is the {p} digit of {n}?",
            "Which digit of {n} stands for the {p}?",
            "In {n}, what digit is in the {p} place?", "How many {p} does {n} have in its {p} place?", "{p} digit of {n}?",
        )  # fmt: skip
        return [turn(ask(rng, *frames, p=name, n=number), work)]
    total = digits[0]
    for d in digits[1:]:
        total = work.line(f"With the {d}", steps.add(total, d), total + d)
    work.end(total)
    frames = (
        "What is the digit sum of {n}?",
        "What is the sum of the digits of {n}?",
        "Add up the digits of {n}.",
        "Digit sum of {n}?",
        "What do the digits of {n} add up to?",
    )
    return [turn(ask(rng, *frames, n=number), work)]


def missing(rng: Random) -> list[Turn]:
    """The number in the gap: found with the opposite operation."""
    kind = rng.choice("++--**/")
    work = Work({})
    if kind in "*/":
        a, b = rng.randint(2, 10), rng.randint(2, 12)
        if kind == "*":
            x, result = f"? * {a} = {a * b}", work.div("The opposite of times is divided by", a * b, a)
        else:
            x, result = f"? / {a} = {b}", work.mul("The opposite of divided by is times", b, a)
    else:
        a, b = size(rng, 300), size(rng, 300)
        if kind == "+":
            left, right = f"? + {a} = {a + b}", f"{a} + ? = {a + b}"
            x, result = rng.choice((left, right)), work.sub("The opposite of plus is minus", a + b, a)
        else:
            x, result = f"? - {a} = {b}", work.add("The opposite of minus is plus", b, a)
    work.end(result)
    sign = rng.choice(("?", "x", "_", "n", "..."))
    x = x.replace("?", sign)
    frames = (
        "Find the missing number: {x}",
        "What is the missing number in {x}?",
        "{x}. What is missing?",
        "Fill in the gap: {x}",
        "Solve {x}.",
        "Which number fits: {x}?",
        "{x}, which number goes in the gap?",
    )
    if sign in "xn":
        frames = (
            "Solve for {s}: {x}",
            "If {x}, what is {s}?",
            "{x}. What is {s}?",
            "Find {s} if {x}.",
            "What is {s} when {x}?",
            "Work out {s}: {x}",
            "Solve {x}.",
            "Solve the equation {x}.",
        )
    text = rng.choice(frames).format(x=x, s=sign)
    return [turn(text, work)]


def neighbours(rng: Random) -> list[Turn]:
    number = size(rng) + 1
    work = Work({})
    if rng.random() < 0.55:
        work.end(work.add("One more", number, 1))
        frames = (
            "What number comes after {n}?",
            "Which number follows {n}?",
            "What comes right after {n}?",
            "Next number after {n}?",
            "What is the number after {n}?",
            "One more than {n}?",
            "What is one more than {n}?",
        )
    else:
        work.end(work.sub("One less", number, 1))
        frames = (
            "What number comes before {n}?",
            "Which number comes just before {n}?",
            "What is the number before {n}?",
            "One less than {n}?",
            "What is one less than {n}?",
            "Number before {n}?",
        )
    return [turn(ask(rng, *frames, n=number), work)]


TASKS: tuple[Callable[[Random], list[Turn]], ...] = (order, extreme, sequence, rounding, digit, missing, neighbours)
