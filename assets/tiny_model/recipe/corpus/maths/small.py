"""Bare questions beyond simple sums: roots, powers, primes, factorials, zeros, negative numbers, decimals, fractions."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..base import Turn
from . import steps
from .numbers import ask
from .story import Work, spelled
from .sums import ASK, OVER

ROOT = (
    "What is the square root of {n}?", "what's the square root of {n}", "square root of {n}", "sqrt({n})", "√{n}",
    "Find the square root of {n}.", "Calculate the square root of {n}.", "Which number times itself is {n}?",
    "What number squared is {n}?", "Square root of {n}?", "Can you tell me the square root of {n}?", "root of {n}",
    "What times itself gives {n}?",
)  # fmt: skip
POWER = (
    "What is {a} to the power of {b}?", "{a}^{b}", "{a} ** {b}", "{a} to the power of {b}", "Calculate {a}^{b}.", "{a}^{b} = ?",
    "What's {a} to the {o} power?", "How much is {a} to the power of {b}?", "Work out {a} to the power of {b}.",
)  # fmt: skip
PRIME = (
    "Is {n} a prime number?", "Is {n} prime?", "is {n} prime", "{n}: prime or not?", "Is {n} a prime?",
    "Check whether {n} is prime.",
    "Tell me if {n} is a prime number.", "Would you say that {n} is prime?", "Can you tell me whether {n} is prime?",
)  # fmt: skip
FACTORIAL = (
    "What is {n} factorial?", "{n}!", "{n}! = ?", "factorial of {n}", "What is the factorial of {n}?", "Calculate {n}!.",
    "What is {n}!?", "Work out the factorial of {n}.",
)  # fmt: skip
ORDINALS = {2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth", 7: "seventh", 8: "eighth", 9: "ninth", 10: "tenth"}


def done(question: str, lines: list[str], answer: object, fact: str = "") -> list[Turn]:
    """A turn with worked lines and its answer."""
    last = f"Answer: {answer}"
    return [Turn(question, "\n".join([*lines, last]), (fact or last,))]


def root(rng: Random) -> list[Turn]:
    n = rng.choice((*range(1, 13), *range(1, 13), *range(13, 21), 25, 30, 40, 50, 100))
    return done(ask(rng, *ROOT, n=n * n), [f"The number that is multiplied by itself: {n} * {n} = {n * n}."], n)


def power(rng: Random) -> list[Turn]:
    a, b = rng.choice(((2, 10), (3, 6), (4, 5), (5, 4), (6, 4), (7, 3), (8, 3), (9, 3), (10, 6)))
    b = rng.randint(3, b)
    value, lines = a, []
    for _ in range(b - 1):
        lines.append(f"{value} * {a} = {value * a}")
        value *= a
    return done(ask(rng, *POWER, a=a, b=b, o=ORDINALS[b]), [", ".join(lines) + "."], value)


def prime(rng: Random) -> list[Turn]:
    n = rng.randint(2, 120)
    factor = next((d for d in (2, 3, 5, 7) if n % d == 0 and n > d), 0)
    user = ask(rng, *PRIME, n=n)
    if factor:
        return done(user, [f"{n} = {factor} * {n // factor}."], f"no, {n} is not a prime number", "Answer: no")
    tried = [str(d) for d in (2, 3, 5, 7) if d * d <= n]
    listed = tried[0] if len(tried) == 1 else ", ".join(tried[:-1]) + " or " + tried[-1] if tried else ""
    why = f"{n} cannot be divided by {listed} without remainder." if tried else f"Only 1 and {n} divide {n}."
    return done(user, [why], f"yes, {n} is a prime number", "Answer: yes")


def factorial(rng: Random) -> list[Turn]:
    n = rng.randint(2, 8)
    value, lines = 1, []
    for factor in range(2, n + 1):
        lines.append(f"{value} * {factor} = {value * factor}")
        value *= factor
    return done(ask(rng, *FACTORIAL, n=n), [", ".join(lines) + "."], value)


ZERO = (
    ("{a} * 0", "{a} times 0 is 0, as with every number.", "0"), ("0 * {a}", "0 times {a} is 0, as with every number.", "0"),
    ("{a} times zero", "{a} times 0 is 0, as with every number.", "0"), ("{a} x 0",
    "{a} times 0 is 0, as with every number.", "0"),
    ("{a} * 1", "A number times 1 stays as it is.", "{a}"), ("1 * {a}", "A number times 1 stays as it is.", "{a}"),
    ("{a} times one", "A number times 1 stays as it is.", "{a}"), ("{a} + 0", "Adding 0 changes nothing.", "{a}"),
    ("0 + {a}", "Adding 0 changes nothing.", "{a}"), ("{a} plus zero", "Adding 0 changes nothing.", "{a}"),
    ("{a} - 0", "Taking away 0 changes nothing.", "{a}"), ("{a} minus {a}", "A number minus itself is 0.", "0"),
    ("{a} - {a}", "A number minus itself is 0.", "0"), ("{a} / 1", "A number divided by 1 stays as it is.", "{a}"),
    ("{a} divided by 1", "A number divided by 1 stays as it is.", "{a}"), ("{a} / {a}", "A number divided by itself is 1.",
    "1"),
    ("0 / {a}", "0 divided by any other number is 0.", "0"), ("{a} / 0", "Nothing can be divided by 0.", "no result"),
    ("{a} divided by 0", "Nothing can be divided by 0.", "no result"), ("{a} divided by zero",
    "Nothing can be divided by 0.", "no result"),
    ("{a}/0", "Nothing can be divided by 0.", "no result"), ("0 + 0", "Adding 0 changes nothing.", "0"),
    ("zero plus zero", "Adding 0 changes nothing.", "0"), ("0 * 0", "0 times 0 is 0, as with every number.", "0"),
)  # fmt: skip


def zero(rng: Random) -> list[Turn]:
    """Sums with 0 and 1, which have no steps."""
    term, why, result = rng.choice(ZERO)
    a = rng.choice((rng.randint(2, 12), rng.randint(2, 100), rng.randint(100, 999)))
    return done(ask(rng, *ASK, x=term.format(a=a)), [why.format(a=a)], result.format(a=a))


def negative(rng: Random) -> list[Turn]:
    """Less than nothing: a smaller number minus a larger one, and sums with a negative number."""
    a, b = sorted(rng.sample(range(1, rng.choice((12, 20, 100))), 2))
    kind = rng.random()
    if kind < 0.6:
        x = rng.choice((f"{a} - {b}", f"{a}-{b}", f"{a} minus {b}"))
        if rng.random() < 0.1:
            x = f"{spelled(a)} minus {spelled(b)}"
        lines = [f"The other way round: {steps.subtract(b, a)}", f"{a} is less than {b}, so the result is negative."]
        return done(ask(rng, *ASK, x=x), lines, f"-{b - a}")
    if kind < 0.8:
        x = rng.choice((f"-{a} + {b}", f"minus {a} plus {b}", f"{b} + (-{a})", f"{b} + -{a}"))
        return done(ask(rng, *(f for f in ASK if not f.startswith("{x}")), x=x), [f"Difference: {steps.subtract(b, a)}"], b - a)
    x = rng.choice((f"-{a} - {b}", f"minus {a} minus {b}", f"-{a} + (-{b})"))
    lines = [f"Both are taken away: {steps.add(a, b)}", "The result is negative."]
    return done(ask(rng, *(f for f in ASK if not f.startswith("{x}")), x=x), lines, f"-{a + b}")


def uneven(rng: Random) -> list[Turn]:
    """A division that leaves a remainder although nobody asked for one."""
    while True:
        b, a = rng.randint(2, 12), rng.choice((rng.randint(3, 30), rng.randint(10, 100), rng.randint(100, 500)))
        if a % b and a > b:
            break
    x = rng.choice(OVER).format(a=a, b=b)
    return done(ask(rng, *ASK, x=x), [f"Quotient with remainder: {steps.remainder(a, b)}"], f"{a // b} remainder {a % b}")


def thousands(rng: Random) -> list[Turn]:
    """Sums and differences of numbers with four digits."""
    a, b = rng.randint(1000, 9999), rng.choice((rng.randint(1000, 9999), rng.randint(10, 999)))
    plus = rng.random() < 0.5
    a, b = (a, b) if plus or a > b else (b, a)
    x = rng.choice(("{a} + {b}", "{a}+{b}", "{a} plus {b}") if plus else ("{a} - {b}", "{a}-{b}", "{a} minus {b}"))
    line = f"Sum: {steps.add(a, b)}" if plus else f"Difference: {steps.subtract(a, b)}"
    return done(ask(rng, *ASK, x=x.format(a=a, b=b)), [line], a + b if plus else a - b)


def shown(hundredths: int) -> str:
    """A number of hundredths as a decimal, without zeros at its end."""
    return f"{hundredths / 100:.2f}".rstrip("0").rstrip(".")


LARGER = (
    "Which is bigger, {a} or {b}?", "Which is larger: {a} or {b}?", "What is more, {a} or {b}?", "Is {a} or {b} bigger?",
    "Which number is greater, {a} or {b}?", "{a} or {b}, which is more?", "what is bigger, {a} or {b}",
)  # fmt: skip
SMALLER = ("Which is smaller, {a} or {b}?", "What is less, {a} or {b}?", "Is {a} or {b} smaller?", "Which is less: {a} or {b}?")


def decimals(rng: Random) -> list[Turn]:
    """Which of two decimals is larger, both written with two places."""
    whole = 100 * rng.choice((0, 0, 0, 1, 3, 9))
    a, b = whole + rng.randint(1, 9) * 10, whole + rng.choice((rng.randint(1, 99), rng.randint(1, 9) * 10, rng.randint(11, 29)))
    if a == b:
        return decimals(rng)
    a, b = rng.sample((a, b), 2)
    big = rng.random() < 0.65
    sign = ">" if a > b else "<"
    line = f"With two places they are {a / 100:.2f} and {b / 100:.2f}. {a} {sign} {b}, so {shown(a)} {sign} {shown(b)}."
    user = ask(rng, *(LARGER if big else SMALLER), a=shown(a), b=shown(b))
    return done(user, [line], shown(max(a, b) if big else min(a, b)))


def tenths(rng: Random) -> list[Turn]:
    """Sums and differences with one decimal place."""
    a, b = rng.randint(1, 99), rng.randint(1, 99)
    plus = rng.random() < 0.6
    a, b = (a, b) if plus or a >= b else (b, a)
    x = rng.choice(("{a} + {b}", "{a}+{b}", "{a} plus {b}") if plus else ("{a} - {b}", "{a}-{b}", "{a} minus {b}"))
    worked, result = (steps.add(a, b), a + b) if plus else (steps.subtract(a, b), a - b)
    user = ask(rng, *ASK, x=x.format(a=shown(a * 10), b=shown(b * 10)))
    return done(user, [f"In tenths: {worked}", f"{result} tenths are {shown(result * 10)}."], shown(result * 10))


def fractions(rng: Random) -> list[Turn]:
    """Which of two fractions is larger, where one look is enough."""
    if rng.random() < 0.5:
        a, b = rng.sample(range(2, 11), 2)
        left, right = f"1/{a}", f"1/{b}"
        why, larger = "With more parts each part is smaller.", left if a < b else right
    else:
        bottom = rng.randint(4, 10)
        a, b = rng.sample(range(1, bottom), 2)
        left, right = f"{a}/{bottom}", f"{b}/{bottom}"
        why, larger = "The parts are of the same size, so more of them are more.", left if a > b else right
    smaller = right if larger == left else left
    big = rng.random() < 0.65
    return done(
        ask(rng, *(LARGER if big else SMALLER), a=left, b=right),
        [f"{why} So {larger} is more than {smaller}."],
        larger if big else smaller,
    )


PARTS = {
    "1/2": ("0.5", "50%", "a half"), "1/4": ("0.25", "25%", "a quarter"), "3/4": ("0.75", "75%", "three quarters"),
    "1/5": ("0.2", "20%", "one fifth"), "2/5": ("0.4", "40%", "two fifths"), "3/5": ("0.6", "60%", "three fifths"),
    "4/5": ("0.8", "80%", "four fifths"), "1/10": ("0.1", "10%", "one tenth"), "3/10": ("0.3", "30%", "three tenths"),
    "1/8": ("0.125", "12.5%", "one eighth"), "1/100": ("0.01", "1%", "one hundredth"), "1/20": ("0.05", "5%", "one twentieth"),
}  # fmt: skip


def as_decimal(rng: Random) -> list[Turn]:
    """A fraction as a decimal or as a percentage, and back."""
    name = rng.choice(list(PARTS))
    decimal, percent, words = PARTS[name]
    kind = rng.choice((0, 0, 1, 2))
    said = rng.choice((name, name, words))
    if kind == 0:
        user = ask(rng, "What is {x} as a decimal?", "Write {x} as a decimal.", "{x} as a decimal number?",
    "Convert {x} to a decimal.",
                   x=said)  # fmt: skip
        return done(user, [f"{name} means {name.replace('/', ' divided by ')}."], decimal)
    if kind == 1:
        user = ask(
            rng,
            "What is {x} as a percentage?",
            "{x} in percent?",
            "How many percent is {x}?",
            "Convert {x} to percent.",
            x=said,
        )
        return done(user, [f"The whole is 100%, and {name} of 100 is {percent[:-1]}."], percent)
    user = ask(
        rng, "What is {x} as a fraction?", "Write {x} as a fraction.", "{x} as a fraction?", x=rng.choice((decimal, percent))
    )
    return done(user, [f"{decimal} and {percent} are the same as {words}."], name)


def long_product(rng: Random) -> list[Turn]:
    """Products of a number with three digits and one with two."""
    work = Work({})
    while True:
        a, b = rng.randint(100, 600), rng.randint(11, 35)
        try:
            work.end(work.mul("Product", a, b))
            break
        except ValueError:
            continue
    x = rng.choice(("{a} * {b}", "{a}*{b}", "{a} times {b}", "{a} x {b}")).format(a=a, b=b)
    return [Turn(ask(rng, *ASK, x=x), work.answer(), (work.fact(),))]


def tiny(rng: Random) -> list[Turn]:
    """The first sums that a visitor tries: one digit and one digit, also in words."""
    a, b = rng.randint(1, 9), rng.randint(1, 9)
    sign, word, result = rng.choice((("+", "plus", a + b), ("*", "times", a * b), ("-", "minus", a - b)))
    if result < 0:
        a, b, result = b, a, -result
    left, right = (spelled(a), spelled(b)) if rng.random() < 0.4 else (a, b)
    x = rng.choice((f"{left} {word} {right}", f"{left} {sign} {right}" if left == a else f"{left} {word} {right}"))
    label = {"+": "Sum", "*": "Product", "-": "Difference"}[sign]
    line = {"+": steps.add, "*": steps.multiply, "-": steps.subtract}[sign](a, b)
    return done(ask(rng, *ASK, "{x}?", "what's {x}", x=x), [f"{label}: {line}"], result)


TASKS: tuple[Callable[[Random], list[Turn]], ...] = (
    *(root, power, prime, factorial, zero, negative, uneven, thousands, decimals, tenths, fractions, as_decimal, long_product),
    *(tiny, tiny),
)
