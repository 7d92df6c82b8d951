"""Questions about numbers: parts and percentages, comparing and ordering, rounding, remainders, sequences, averages."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..base import Turn, upper
from .steps import PLACES, Unfit
from .story import Work, length, spelled
from .sums import ASK, size, turn

PARTS = {2: "half", 3: "third", 4: "quarter", 5: "fifth", 10: "tenth", 6: "sixth", 8: "eighth"}
TIMES = {2: "double", 3: "triple", 4: "four times", 5: "five times", 10: "ten times"}


def ask(rng: Random, *frames: str, **slots: object) -> str:
    """One of the frames; "{x}" frames of the bare sums around the words of ``x`` where ``x`` is given."""
    return upper(rng.choice(frames).format(**slots))


def double(rng: Random) -> list[Turn]:
    n, number = rng.choice((2, 2, 2, 3, 4, 5, 10)), size(rng)
    shown = spelled(number) if rng.random() < 0.1 else str(number)
    words = TIMES[n]
    work = Work({})
    work.end(work.mul(f"{words} {number}", n, number))
    x = f"{words} {shown}"
    more = ["What is {x}?", "{x}", "{x}?", "Work out {x}.", "How much is {x}?", "{x} please", "What's {x}?"]
    if n in (2, 3):
        more += ["{w} the number {n}.", "{w} {n}.", "If I {w} {n}, what do I get?", "What do you get when you {w} {n}?"]
        more += [
            "Can you {w} {n}?",
            "What number is {w} {n}?",
            "{w} {n} makes?",
            "{w} of {n}?",
            "What is {w} the amount of {n}?",
        ]
    return [turn(ask(rng, *more, x=x, w=words, n=shown), work)]


def part(rng: Random) -> list[Turn]:
    n = rng.choice((2, 2, 2, 2, 3, 3, 4, 4, 5, 10, 6, 8))
    number = n * (rng.randint(1, 60) if rng.random() < 0.8 else rng.randint(1, 900 // n))
    shown = spelled(number) if rng.random() < 0.1 else str(number)
    name = PARTS[n]
    work = Work({})
    if n > 2 and rng.random() < 0.35:
        k = rng.randint(2, n - 1)
        x = f"{spelled(k)} {name}s of {shown}" if rng.random() < 0.6 else f"{k}/{n} of {shown}"
        one = work.div(f"One {name} of {number}", number, n)
        work.end(work.mul(f"{k} of these parts", k, one))
        return [turn(ask(rng, *(f for f in ASK if "make" not in f), x=x), work)]
    work.end(work.div(f"{'Half' if n == 2 else 'One ' + name} of {number}", number, n))
    x = rng.choice(
        (f"half of {shown}", f"half of {shown}", f"one half of {shown}")
        if n == 2
        else (f"a {name} of {shown}", f"one {name} of {shown}")
    )
    x = x.replace("a eighth", "an eighth")
    more = (
        "If I take {x}, how much is that?",
        "{x}?",
        "{x}",
        "Which number is {x}?",
        "What number is {x}?",
        "Say what {x} is.",
    )
    halve = (
        "Halve {n}.",
        "Can you halve {n}?",
        "If I halve {n}, what do I get?",
        "What is {n} halved?",
        "What's the half of {n}?",
    )
    return [turn(ask(rng, *ASK, *more, *(halve * 2 if n == 2 else ()), x=x, n=shown), work)]


def percent(rng: Random) -> list[Turn]:
    while True:
        rate = rng.choice((1, 2, 3, 5, 5, 10, 10, 10, 15, 15, 20, 20, 25, 25, 30, 35, 40, 45, 50, 50, 60, 65, 70, 75, 80, 90))
        number = rng.choice(
            (rng.randint(1, 50) * 2, rng.randint(1, 99) * 10, rng.randint(1, 20) * 20, rng.randint(1, 10) * 100)
        )
        work = Work({})
        try:
            work.end(work.percent(f"{rate}% of {number}", rate, number))
        except Unfit:
            continue
        if length(work.answer()) < 160:
            break
    sign = rng.choice(("%", "%", "%", " percent", " per cent"))
    x = f"{rate}{sign} of {number}"
    more = ("How many is {x}?", "What number is {x}?", "If I take {x}, what do I get?", "{x}?", "Which number is {x}?")
    return [turn(ask(rng, *ASK, *more, *more, x=x), work)]


def chain(rng: Random) -> list[Turn]:
    """Three numbers, from left to right, or a product before a sum."""
    while True:
        a, b, c = (rng.randint(2, rng.choice((9, 20, 60, 99))) for _ in range(3))
        kind = rng.choice(("+ +", "+ +", "+ -", "- +", "- -", "* +", "+ *", "- *", "* -", "* *", "(+) *", "(-) *"))
        work = Work({})
        try:
            x, result = _chain(work, kind, a, b, c)
        except Unfit:
            continue
        if length(work.answer()) < 130:
            break
    work.end(result)
    if rng.random() < 0.25 and "(" not in x:
        for sign, word in (("+", "plus"), ("-", "minus"), ("*", "times")):
            x = x.replace(sign, word)
    elif rng.random() < 0.2:
        x = x.replace(" ", "")
    if kind == "+ +" and rng.random() < 0.5:
        more = (
            "Add {a}, {b} and {c}.",
            "What is the sum of {a}, {b} and {c}?",
            "Add up {a}, {b} and {c}.",
            "Find the sum of {a}, {b}, {c}.",
        )
        more += (
            "What do {a}, {b} and {c} make together?",
            "Sum up {a}, {b} and {c}.",
            "What's {a} and {b} and {c}?",
            "Total of {a}, {b}, {c}?",
        )
        return [turn(ask(rng, *more, a=a, b=b, c=c), work)]
    return [turn(ask(rng, *ASK, x=x), work)]


def _chain(work: Work, kind: str, a: int, b: int, c: int) -> tuple[str, int]:
    first, second = kind.split()
    names = {"+": work.add, "-": work.sub, "*": work.mul}
    if "*" in (first, second) and max(a, b, c) > 20:
        raise Unfit
    if first[0] == "(":
        return f"({a} {first[1]} {b}) * {c}", work.mul(
            "Times the number outside", names[first[1]]("Inside the brackets", a, b), c
        )
    if second == "*" and first != "*":
        product = work.mul("First the product", b, c)
        return f"{a} {first} {b} * {c}", names[first]("Then the rest", a, product)
    step = names[first]("First the product" if first == "*" else "First", a, b)
    return f"{a} {first} {b} {second} {c}", names[second]("Then", step, c)


def divisible(rng: Random) -> list[Turn]:
    d = rng.choice((2, 3, 3, 4, 5, 6, 7, 7, 8, 9, 9, 10, 11, 12))
    number = d * rng.randint(2, 40) + (0 if rng.random() < 0.5 else rng.randint(1, d - 1))
    work = Work({})
    left = work.rest(f"{number} divided by {d}", number, d)[1]
    work.lines.append(f"The remainder is {left}.")
    work.end(f"yes, {number} is divisible by {d}" if left == 0 else f"no, {number} is not divisible by {d}")
    frames = (
        "Is {n} divisible by {d}?", "Can {n} be divided by {d} without a remainder?", "Is {n} a multiple of {d}?",
        "Does {d} go into {n}?", "Does {d} divide {n}?", "Can you divide {n} by {d} evenly?", "Is {d} a factor of {n}?",
        "Is {n} in the {d} times table?", "Can I split {n} into {d} equal groups?", "{n} divisible by {d}?",
        "Is {d} a divisor of {n}?",
        "I have {n} sweets. Can {d} children share them equally?", "Is the number {n} divisible by {d}?",
        "Tell me whether {n} is divisible by {d}.", "Check if {n} is divisible by {d}.", "Does {n} divide by {d}?",
        "Could {n} people form {d} equal teams?", "Is {n} evenly divisible by {d}?", "Will {n} chairs fit in {d} equal rows?",
    )  # fmt: skip
    yes = "Answer: yes" if left == 0 else "Answer: no"
    return [Turn(ask(rng, *frames, n=number, d=d), work.answer(), (yes,))]


def remainder(rng: Random) -> list[Turn]:
    d = rng.choice((2, 3, 4, 5, 6, 7, 8, 9, 10, 12))
    number = rng.randint(d + 1, rng.choice((10 * d, 10 * d, 100, 300, 999)) + 20)
    work = Work({})
    quotient, left = work.rest(f"{number} divided by {d}", number, d)
    whole = (
        "What is the remainder of {n} divided by {d}?", "What is {n} mod {d}?", "{n} mod {d}",
        "What is left over when {n} is divided by {d}?",
        "What remainder does {n} leave when divided by {d}?", "Remainder of {n} / {d}?",
        "Find the remainder when you divide {n} by {d}.",
        "What's the remainder of {n} divided by {d}?", "If I divide {n} by {d}, what is the remainder?",
        "What remains if you divide {n} by {d}?",
        "{n} modulo {d}?", "{n} % {d}", "When {n} is divided by {d}, what is left?",
    )  # fmt: skip
    both = (
        "What is {n} divided by {d} with remainder?", "Divide {n} by {d} with remainder.", "{n} / {d} with remainder",
        "{n} divided by {d}, with the remainder please", "Give the quotient and the remainder of {n} divided by {d}.",
        "What is {n} ÷ {d}? Give the remainder too.", "How often does {d} fit into {n}, and what is left?",
    )  # fmt: skip
    if rng.random() < 0.6:
        work.end(left)
        return [turn(ask(rng, *whole, n=number, d=d), work)]
    work.end(f"{quotient} remainder {left}")
    return [turn(ask(rng, *both, n=number, d=d), work)]


def compare(rng: Random) -> list[Turn]:
    """Which of two numbers is larger, or smaller: digit by digit from the left."""
    a = max(2, size(rng))
    b = rng.choice(
        (size(rng), a // 10 * 10 + rng.randint(0, 9), int(str(a)[::-1]), rng.randint(1, 9) * 10 ** (len(str(a)) - 1))
    )
    if a == b or b < 2:
        b = a + rng.randint(1, 20)
    work = Work({})
    _reason(work, a, b)
    larger = (
        "Which is larger, {a} or {b}?", "Which number is bigger: {a} or {b}?", "What is more, {a} or {b}?",
        "Which is greater, {a} or {b}?",
        "{a} or {b}, which is more?", "Is {a} or {b} bigger?", "Larger number: {a} or {b}?",
        "Compare {a} and {b}. Which is larger?",
        "Which of the two numbers {a} and {b} is the greater one?", "What is the bigger number, {a} or {b}?",
        "max of {a} and {b}?",
        "Tom has {a} cards and Mia has {b}. What is the larger number?", "Which one is higher, {a} or {b}?",
    )  # fmt: skip
    smaller = (
        "Which is smaller, {a} or {b}?", "Which number is smaller: {a} or {b}?", "What is less, {a} or {b}?",
        "Which is less, {a} or {b}?",
        "{a} or {b}, which is less?", "Smaller number: {a} or {b}?", "Which of {a} and {b} is the smaller one?",
        "Is {a} or {b} smaller?",
        "Which one is lower, {a} or {b}?", "min of {a} and {b}?", "Which price is lower, {a} or {b} euros?",
    )  # fmt: skip
    yesno = (
        "Is {a} more than {b}?",
        "Is {a} greater than {b}?",
        "Is {a} bigger than {b}?",
        "Is {a} larger than {b}?",
        "Is it true that {a} > {b}?",
    )
    kind = rng.random()
    if kind < 0.45:
        work.end(max(a, b))
        return [turn(ask(rng, *larger, a=a, b=b), work)]
    if kind < 0.75:
        work.end(min(a, b))
        return [turn(ask(rng, *smaller, a=a, b=b), work)]
    if kind < 0.87:
        said = f"yes, {a} is more than {b}" if a > b else f"no, {a} is less than {b}"
        frames = yesno
    else:
        said = f"yes, {a} is less than {b}" if a < b else f"no, {a} is more than {b}"
        frames = (
            "Is {a} less than {b}?",
            "Is {a} smaller than {b}?",
            "Is {a} lower than {b}?",
            "Is it true that {a} is below {b}?",
        )
    work.end(said)
    return [Turn(ask(rng, *frames, a=a, b=b), work.answer(), (f"Answer: {said[:3].strip(', ')}",))]


def _reason(work: Work, a: int, b: int) -> None:
    """Why one number is larger: more digits, or the first digit from the left that differs."""
    sign = ">" if a > b else "<"
    x, y = str(a), str(b)
    if len(x) != len(y):
        more = lambda text: f"{text} has {len(text)} digit{'' if len(text) == 1 else 's'}"  # noqa: E731
        work.lines.append(f"{more(x)}, {more(y)}, so {a} {sign} {b}.")
        return
    place = len(x)
    for left, right in zip(x, y, strict=True):
        place -= 1
        if left != right:
            work.lines.append(f"{upper(PLACES[place])}: {left} {sign} {right}, so {a} {sign} {b}.")
            return
        work.lines.append(f"{upper(PLACES[place])}: {left} = {right}.")


def even(rng: Random) -> list[Turn]:
    number = size(rng)
    odd = number % 2
    work = Work({})
    work.lines.append(f"The last digit of {number} is {number % 10}, which is {'odd' if odd else 'even'}.")
    word = "odd" if odd else "even"
    roll = rng.random()
    if roll < 0.5:
        frames = (
            "Is {n} even or odd?",
            "Is {n} odd or even?",
            "Even or odd: {n}?",
            "{n}: even or odd?",
            "Tell me if {n} is even or odd.",
        )
        frames += (
            "Is the number {n} an odd or an even number?",
            "What kind of number is {n}, even or odd?",
            "Check whether {n} is odd or even.",
        )
        work.end(word)
        return [Turn(ask(rng, *frames, n=number), work.answer(), (f"Answer: {word}",))]
    asked = rng.choice(("even", "odd"))
    said = "yes" if asked == word else "no"
    work.end(f"{said}, {number} is {word}")
    frames = (
        "Is {n} {w}?",
        "Is {n} an {w} number?",
        "Is the number {n} {w}?",
        "{n} is {w}, right?",
        "Would you say {n} is {w}?",
        "Is {n} {w} or not?",
    )
    return [Turn(ask(rng, *frames, n=number, w=asked), work.answer(), (f"Answer: {said}",))]


def square(rng: Random) -> list[Turn]:
    while True:
        n = rng.choice((rng.randint(1, 12), rng.randint(2, 12), rng.randint(11, 30)))
        cube = n <= 10 and rng.random() < 0.2
        work = Work({})
        result = work.mul(f"{n} times {n}", n, n)
        result = work.mul("And times the number again", result, n) if cube else result
        if length(work.answer()) < 160:
            break
    work.end(result)
    frames = (
        ("What is {n} cubed?", "{n} cubed?", "What is the cube of {n}?", "{n}^3", "What is {n} to the power of 3?",
         "Calculate {n}^3.")
        if cube
        else (
            "What is {n} squared?", "What is the square of {n}?", "{n} squared", "{n}^2", "{n}² = ?", "Square {n}.",
            "Find the square of {n}.",
            "Calculate {n}^2.", "What is {n} to the power of 2?", "What do you get when you square {n}?", "{n}² is how much?",
            "What is {n} multiplied by itself?", "What is {n} times itself?", "Work out the square of {n}.",
        )
    )  # fmt: skip
    return [turn(ask(rng, *frames, n=n), work)]


TASKS: tuple[Callable[[Random], list[Turn]], ...] = (
    double, part, percent, chain, divisible, remainder, compare, even, square,
)  # fmt: skip
