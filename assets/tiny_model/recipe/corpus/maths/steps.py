"""How each operation is worked, always in the same small steps: columns from the right, one digit fact at a time."""

from __future__ import annotations

import re
from fractions import Fraction

PLACES = ("ones", "tens", "hundreds", "thousands", "ten thousands")
LARGEST = 20000
EXPRESSION = r"\d+(?:\.\d+)?(?: [-+*/] \d+(?:\.\d+)?)*"
STATEMENT = re.compile(rf"{EXPRESSION}(?: [=<>] {EXPRESSION})+")


class Unfit(ValueError):
    """These numbers do not make a problem: a result would be negative, broken or too large."""


def _digits(number: int, width: int) -> list[int]:
    """The digits from the right, padded with zeros."""
    return [number // 10**place % 10 for place in range(width)]


def _worked(question: str, columns: list[str], result: str) -> str:
    text = ", ".join(columns)
    return f"{question}. {text[:1].upper()}{text[1:]}, so {result}."


def add(a: int, b: int) -> str:
    """ "47 + 38. Ones 7 + 8 = 15, tens 4 + 3 + 1 = 8, so 47 + 38 = 85." """
    if min(a, b) < 0 or a + b > LARGEST:
        raise Unfit
    whole = f"{a} + {b}"
    if a < 10 and b < 10:
        return f"{whole} = {a + b}."
    width = max(len(str(a)), len(str(b)))
    columns, carry = [], 0
    for place, x, y in zip(PLACES, _digits(a, width), _digits(b, width), strict=False):
        total = x + y + carry
        columns.append(f"{place} {x} + {y}{' + 1' if carry else ''} = {total}")
        carry = total // 10
    return _worked(whole, columns, f"{whole} = {a + b}")


def subtract(a: int, b: int) -> str:
    """ "64 - 19. Ones 14 - 9 = 5, tens 6 - 1 - 1 = 4, so 64 - 19 = 45." """
    if not 0 <= b <= a <= LARGEST:
        raise Unfit
    whole = f"{a} - {b}"
    if b < 10 and a - b < 10:
        return f"{whole} = {a - b}."
    width = len(str(a))
    columns, borrow = [], 0
    for place, x, y in zip(PLACES, _digits(a, width), _digits(b, width), strict=False):
        top = x + 10 if x < y + borrow else x
        columns.append(f"{place} {top} - {y}{' - 1' if borrow else ''} = {top - y - borrow}")
        borrow = int(top > x)
    return _worked(whole, columns, f"{whole} = {a - b}")


def _by_digit(a: int, digit: int) -> list[str]:
    """The columns of a product with one digit."""
    columns, carry = [], 0
    for place, x in zip(PLACES, _digits(a, len(str(a))), strict=False):
        total = x * digit + carry
        columns.append(f"{place} {x} * {digit} = {x * digit}" + (f", {x * digit} + {carry} = {total}" if carry else ""))
        carry = total // 10
    return columns


def multiply(a: int, b: int) -> str:
    """ "23 * 7. Ones 3 * 7 = 21, tens 2 * 7 = 14, 14 + 2 = 16, so 23 * 7 = 161." """
    if min(a, b) < 0 or a * b > LARGEST:
        raise Unfit
    whole = f"{a} * {b}"
    if max(a, b) <= 10 or {a, b} & {0, 1, 10, 100, 1000}:
        return f"{whole} = {a * b}."
    big, small = max(a, b), min(a, b)
    if small < 10:
        return _worked(whole, _by_digit(big, small), f"{whole} = {a * b}")
    if len(str(small).rstrip("0")) > 1 and len(str(big).rstrip("0")) == 1:
        big, small = small, big
    head = int(str(small).rstrip("0"))
    if head < 10:
        if big * head <= 100 and big <= 10:
            return f"{big} * {head} = {big * head}, so {whole} = {a * b}."
        return _worked(whole, _by_digit(big, head), f"{big} * {head} = {big * head} and {whole} = {a * b}")
    if small > 99:
        raise Unfit
    tens, ones = small // 10 * 10, small % 10
    parts = (multiply(big, ones), multiply(big, tens), add(big * tens, big * ones))
    return f"{whole} = {big} * {tens} + {big} * {ones}.\n" + "\n".join(parts)


def _long(a: int, b: int) -> list[str]:
    """The steps of a long division: the part of the number, how often the divisor goes into it, what is left."""
    steps, rest, started = [], 0, False
    for place, x in reversed(list(zip(PLACES, _digits(a, len(str(a))), strict=False))):
        part = rest * 10 + x
        rest = part % b
        started = started or part >= b or place == "ones"
        if started:
            steps.append(f"{place} {part} = {part // b} * {b} + {rest}")
    return steps


def divide(a: int, b: int) -> str:
    """ "161 / 7. Tens 16 = 2 * 7 + 2, ones 21 = 3 * 7 + 0, so 161 / 7 = 23." """
    if b < 1 or a % b or a > LARGEST:
        raise Unfit
    whole = f"{a} / {b}"
    if (b <= 10 and a // b <= 10) or b in (1, 10, 100, 1000) or a == b:
        return f"{whole} = {a // b}."
    if a % 10 == b % 10 == 0:
        short, less = a // 10, b // 10
        while short % 10 == less % 10 == 0:
            short, less = short // 10, less // 10
        if less == 1 or (less <= 10 and short // less <= 10):
            return f"{whole} = {short} / {less} = {a // b}."
        return _worked(f"{whole} = {short} / {less}", _long(short, less), f"{whole} = {a // b}")
    return _worked(whole, _long(a, b), f"{whole} = {a // b}")


def remainder(a: int, b: int) -> str:
    """ "100 / 7. Tens 10 = 1 * 7 + 3, ones 30 = 4 * 7 + 2, so 100 = 14 * 7 + 2." """
    if b < 2 or not 0 <= a <= LARGEST:
        raise Unfit
    if a // b <= 10:
        return f"{a} = {a // b} * {b} + {a % b}."
    return _worked(f"{a} / {b}", _long(a, b), f"{a} = {a // b} * {b} + {a % b}")


def true_lines(answer: str) -> bool:
    """Whether everything written as a calculation is true, with exact arithmetic, and no "=" stands outside of one."""
    seen = 0
    for found in STATEMENT.finditer(answer):
        parts = re.split(r" ([=<>]) ", found.group())
        values = [_value(part) for part in parts[::2]]
        for sign, left, right in zip(parts[1::2], values[:-1], values[1:], strict=True):
            seen += 1
            if not (left == right if sign == "=" else left < right if sign == "<" else left > right):
                return False
    return seen == sum(answer.count(sign) for sign in "=<>")


def _value(expression: str) -> Fraction:
    """The value of numbers joined by + - * /, products before sums."""
    tokens = expression.split(" ")
    terms = [Fraction(tokens[0])]
    for sign, number in zip(tokens[1::2], tokens[2::2], strict=True):
        if sign == "*":
            terms[-1] *= Fraction(number)
        elif sign == "/":
            terms[-1] /= Fraction(number)
        else:
            terms.append(Fraction(number) if sign == "+" else -Fraction(number))
    return sum(terms, Fraction(0))
