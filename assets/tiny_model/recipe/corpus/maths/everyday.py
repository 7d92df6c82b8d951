"""Problems with cents, halves and several steps, as people type them: prices, tips, recipes, shares, order of operations."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ..base import Turn, join
from ..values import FIRST_NAMES
from .numbers import ask
from .steps import Unfit
from .story import Work
from .sums import ASK, turn

Task = Callable[[Random], list[Turn]]
GOODS = (
    "coffee|coffees", "tea|teas", "bun|buns", "sandwich|sandwiches", "cake|cakes", "juice|juices", "ice cream|ice creams",
    "notebook|notebooks", "pen|pens", "postcard|postcards", "ticket|tickets", "magazine|magazines", "apple|apples",
    "bagel|bagels", "soup|soups", "salad|salads", "balloon|balloons", "candle|candles", "stamp|stamps", "beer|beers",
)  # fmt: skip
COINS = (("$", ""), ("$", ""), ("€", ""), ("£", ""), ("", " dollars"), ("", " euros"), ("", " pounds"), ("", ""))
NUMBERS = ("", "a", "two", "three", "four", "five", "six")


def retried(make: Callable[[Random], Turn]) -> Task:
    """The task that takes other numbers until they fit."""

    def task(rng: Random) -> list[Turn]:
        while True:
            try:
                return [make(rng)]
            except Unfit:
                continue

    task.__name__ = make.__name__
    return task


def shown(cents: int) -> str:
    """Cents as people write them: 3.50, 4."""
    return f"{cents / 100:.2f}" if cents % 100 else str(cents // 100)


def coins(rng: Random) -> Callable[[int], str]:
    """How prices are written in a problem."""
    before, after = rng.choice(COINS)
    return lambda cents: f"{before}{shown(cents)}{after}"


def price(rng: Random) -> int:
    """A price in cents, mostly with a round end."""
    return rng.choice((0, *range(1, 13))) * 100 + rng.choice((50, 50, 20, 80, 99, 25, 75, 40, 10, 60, 90, 30))


def paid(work: Work, cents: int, write: Callable[[int], str]) -> Turn:
    """The end of a problem in cents."""
    work.lines.append(f"{cents} cents are {write(cents)}.")
    work.last = write(cents)
    return turn("", work)


def asked(question: str, made: Turn) -> Turn:
    return Turn(question, made.answer, made.facts)


def two_goods(rng: Random) -> Turn:
    """Some of one thing and one or some of another, with cents."""
    (_, many), (other, _) = (pair.split("|") for pair in rng.sample(GOODS, 2))
    n, a, b, write = rng.randint(2, 5), price(rng), rng.choice((price(rng), rng.randint(1, 9) * 100)), coins(rng)
    work = Work({})
    total = work.add("Together", work.mul(f"{many}, in cents", n, a), b)
    count = NUMBERS[n] if rng.random() < 0.6 else str(n)
    frames = (
        "I buy {c} {m} at {a} each and {o} for {b}. What do I pay?", "{c} {m} at {a} each and {o} for {b}. How much is that?",
        "If I buy {c} {m} for {a} each and {o} for {b}, how much do I pay?", "How much are {c} {m} at {a} and {o} at {b}?",
        "{N} buys {c} {m} for {a} each and {o} for {b}. What does it cost?", "{c} {m} ({a} each) plus {o} ({b}), total?",
        "total price of {c} {m} at {a} each and one {o1} for {b}?",
    )  # fmt: skip
    other_one = ("an " if other[0] in "aei" else "a ") + other
    slots = {"c": count, "m": many, "a": write(a), "b": write(b), "o": other_one, "o1": other, "N": rng.choice(FIRST_NAMES)}
    text = ask(rng, *frames, **slots)
    return asked(text, paid(work, total, write))


def some_goods(rng: Random) -> Turn:
    """Some of one thing, with cents; sometimes the change as well."""
    one, many = rng.choice(GOODS).split("|")
    n, a, write = rng.randint(2, 9), price(rng), coins(rng)
    work = Work({})
    total = work.mul(f"{many}, in cents", n, a)
    slots = {"n": n, "m": many, "o": one, "a": write(a), "N": rng.choice(FIRST_NAMES)}
    if rng.random() < 0.4:
        note = next((note for note in (500, 1000, 2000, 5000, 10000) if note > total), 0)
        if not note:
            raise Unfit
        rest = work.sub("Change", note, total)
        frames = (
            "I buy {n} {m} for {a} each and pay with {p}. How much change do I get?",
            "{n} {m} at {a} each, I pay with {p}. Change?",
            "{N} buys {n} {m} at {a} each and gives {p}. What is the change?",
            "How much change do I get from {p} for {n} {m} at {a}?",
        )  # fmt: skip
        return asked(ask(rng, *frames, **slots, p=write(note)), paid(work, rest, write))
    frames = (
        "How much are {n} {m} at {a} each?", "One {o} costs {a}. How much are {n} {m}?", "{n} {m} at {a} each?", "{n} x {a}",
        "A {o} costs {a}. What do {n} {m} cost?", "what do {n} {m} cost if one is {a}", "price of {n} {m} at {a}",
        "{N} buys {n} {m} for {a} each. How much does {N} pay?", "If one {o} is {a}, what do {n} cost?",
    )  # fmt: skip
    text = ask(rng, *frames, **slots).replace("A a", "An a").replace("A i", "An i")
    return asked(text, paid(work, total, write))


def two_prices(rng: Random) -> Turn:
    """Two prices with cents, added or compared."""
    (one, _), (other, _) = (pair.split("|") for pair in rng.sample(GOODS, 2))
    a, b, write = rng.choice((price(rng), rng.choice((500, 1000, 2000, 5000)))), price(rng), coins(rng)
    work = Work({})
    slots = {"o": one, "q": other, "a": write(a), "b": write(b)}
    if rng.random() < 0.6:
        frames = (
            "A {o} costs {a} and a {q} costs {b}. What do both cost?", "{a} plus {b}?", "{a} + {b}", "What is {a} plus {b}?",
            "I spent {a} on a {o} and {b} on a {q}. How much in total?", "{o} {a}, {q} {b}. Total?", "add {a} and {b}",
        )  # fmt: skip
        return asked(ask(rng, *frames, **slots), paid(work, work.add("In cents", a, b), write))
    high, low = max(a, b), min(a, b)
    if high == low:
        raise Unfit
    slots |= {"a": write(high), "b": write(low)}
    frames = ("If I have {a} and spend {b}, how much is left?", "i have {a} and spend {b}, what is left",
        "What is {a} minus {b}?", "{a} - {b}", "How much more is {a} than {b}?",
        "I had {a} and spent {b}. How much is left?",
              "The {o} costs {a}, the {q} {b}. What is the difference?", "{a} minus {b}")  # fmt: skip
    return asked(ask(rng, *frames, **slots), paid(work, work.sub("In cents", high, low), write))


def weights(rng: Random) -> Turn:
    """Several things of some and a half units."""
    thing, unit, verb = rng.choice(
        (("box", "kg", "weighs"), ("bag", "kg", "weighs"), ("plank", "m", "is"), ("bottle", "litres", "holds"), ("jug",
        "litres", "holds"),
         ("walk", "km", "is"), ("lap", "km", "is"), ("parcel", "kg", "weighs"), ("rope", "m", "is"), ("can", "litres", "holds"))
    )  # fmt: skip
    tenths, n = rng.choice((5, 15, 25, 35, 45, 12, 24, 36, 75, 8, 18, 32)), rng.randint(2, 12)
    work = Work({})
    total = work.mul("In tenths", n, tenths)
    size = f"{tenths / 10:g}"
    many = thing + ("es" if thing == "box" else "s")
    base = verb.removesuffix("s") if verb != "is" else "are"
    tail = {"weighs": "weigh", "holds": "hold"}.get(verb, "")
    result = f"{total / 10:g}"
    work.lines.append(f"{total} tenths are {result}.")
    work.last = f"{result} {unit}"
    frames = (
        (
            "If a {t} {v} {s} {u}, how much do {n} {m} {b}?",
            "One {t} {v} {s} {u}. How much do {n} {m} {b}?",
            "A {t} {v} {s} {u}. And {n} {m}?",
            "{n} {m}, each {s} {u}. How much is that together?",
            "how much do {n} {m} {b} if one {v} {s} {u}",
        )
        if tail
        else (
            "{n} {m} of {s} {u} each: how many {u} together?",
            "One {t} is {s} {u}. How many {u} are {n} {m}?",
            "{n} times {s} {u}?",
            "{n} * {s}",
            "What is {n} times {s}?",
        )
    )
    text = ask(rng, *frames, t=thing, v=verb, s=size, u=unit, n=n, m=many, b=base)
    if text in (f"{n} * {size}", f"What is {n} times {size}?"):
        work.last = result
    return asked(text, turn("", work))


def hours(rng: Random) -> Turn:
    """Hours and a half in minutes, and back."""
    work = Work({})
    if rng.random() < 0.6:
        whole, rest, word = rng.randint(1, 9), *rng.choice(((30, "5"), (15, "25"), (45, "75")))
        minutes = work.add("Together", work.mul("Minutes in the full hours", whole, 60), rest)
        work.end(minutes, "minutes")
        x = rng.choice(
            (
                f"{whole}.{word} hours",
                f"{whole} hours and {rest} minutes",
                f"{whole} hours {rest} minutes",
                f"{whole} h {rest} min",
            )
        )
        frames = ("How many minutes are {x}?", "how many minutes in {x}", "{x} in minutes", "Convert {x} to minutes.",
            "{x} = how many minutes",
                  "What is {x} in minutes?", "minutes in {x}?", "How many minutes are there in {x}?")  # fmt: skip
        return asked(ask(rng, *frames, x=x), turn("", work))
    minutes = rng.choice((*range(70, 400, 5), *range(61, 200)))
    whole, rest = work.rest("Minutes divided by 60", minutes, 60)
    work.last = f"{whole} hour{'s' if whole > 1 else ''}" + (f" {rest} minute{'s' if rest > 1 else ''}" if rest else "")
    frames = ("How many hours are {n} minutes?", "{n} minutes in hours", "{n} minutes in hours and minutes",
        "Convert {n} minutes to hours.",
              "how long is {n} minutes", "How many hours and minutes are {n} minutes?")  # fmt: skip
    return asked(ask(rng, *frames, n=minutes), turn("", work))


def tip(rng: Random) -> Turn:
    """A tip, alone or with the bill; a tax, a rise."""
    rate, bill = (
        rng.choice((10, 10, 15, 15, 20, 20, 5, 25)),
        rng.choice((rng.randint(2, 30) * 10, rng.randint(4, 60) * 5, rng.randint(1, 9) * 20)),
    )
    before, after = rng.choice(COINS[:7])
    work = Work({})
    extra = work.percent("The tip", rate, bill)
    slots = {"r": rate, "b": f"{before}{bill}{after}"}
    if rng.random() < 0.6:
        frames = (
            "What's a {r}% tip on {b}?", "what is a {r}% tip on {b}", "How much is a {r}% tip on {b}?", "{r}% tip on {b}",
            "tip {r}% of {b}",
            "The bill is {b}. How much is a {r}% tip?", "I want to leave a {r}% tip on a bill of {b}. How much is that?",
            "bill {b}, tip {r}%?",
        )  # fmt: skip
        work.last = f"{before}{extra}{after}"
        return asked(ask(rng, *frames, **slots), turn("", work))
    total = work.add("With the bill", bill, extra)
    work.last = f"{before}{total}{after}"
    frames = (
        "The bill is {b} and I leave a {r}% tip. How much do I pay in total?", "{b} plus {r}% tip?",
        "dinner was {b}, with {r}% tip how much",
        "What is {b} with a {r}% tip?", "The meal costs {b}. With a tip of {r}%, what is the total?",
    )  # fmt: skip
    return asked(ask(rng, *frames, **slots), turn("", work))


def order(rng: Random) -> Turn:
    """Products before sums."""
    a, b, c = rng.randint(2, 12), rng.randint(2, 12), rng.randint(1, 40)
    work = Work({})
    words = rng.random() < 0.4
    times, plus, minus = (" times ", " plus ", " minus ") if words else (" * ", " + ", " - ")
    first = work.mul("First the product", a, b)
    draw = rng.random()
    if draw < 0.35:
        x = f"{a}{times}{b}{plus}{c}" if rng.random() < 0.5 else f"{c}{plus}{a}{times}{b}"
        work.end(
            work.add("Then the sum", *((first, c) if x.endswith(str(c)) and not x.startswith(f"{c}{plus}") else (c, first)))
        )
    elif draw < 0.7:
        x = f"{a}{times}{b}{minus}{c}"
        work.end(work.sub("Then the difference", first, c))
    else:
        c += first
        x = f"{c}{minus}{a}{times}{b}"
        work.end(work.sub("Then the difference", c, first))
    if not words and rng.random() < 0.3:
        x = x.replace(" ", "").replace("*", rng.choice("*x"))
    return asked(ask(rng, *ASK, x=x), turn("", work))


def several(rng: Random) -> Turn:
    """The sum or the average of three or four numbers."""
    numbers = [rng.randint(1, rng.choice((12, 30, 99))) for _ in range(rng.choice((3, 3, 4)))]
    work = Work({})
    mean = rng.random() < 0.55
    if mean:
        rest = sum(numbers) % len(numbers)
        numbers[-1] += len(numbers) - rest if rest else 0
    total = numbers[0]
    for number in numbers[1:]:
        total = work.add("Sum", total, number)
    texts = [str(number) for number in numbers]
    x = rng.choice((join(texts), ", ".join(texts), ", ".join(texts[:-1]) + ", and " + texts[-1]))
    if mean:
        work.end(work.div(f"Divided by {len(numbers)}", total, len(numbers)))
        frames = ("What is the average of {x}?", "average of {x}", "Average of {x}?", "mean of {x}",
            "What is the mean of {x}?", "Find the average of {x}.",
                  "Calculate the mean of {x}.", "avg of {x}", "whats the average of {x}",
                  "The numbers are {x}. What is their average?")  # fmt: skip
        return asked(ask(rng, *frames, x=x), turn("", work))
    work.end(total)
    frames = ("What is the sum of {x}?", "sum of {x}", "add {x}", "Add {x}.", "Add up {x}.", "add up {x}", "total of {x}",
        "What do {x} add up to?",
              "How much are {x} together?", "Sum: {x}", "Find the sum of {x}.")  # fmt: skip
    return asked(ask(rng, *frames, x=x), turn("", work))


def shares(rng: Random) -> Turn:
    """Two people share a number: one has twice as many, or some more."""
    one, two = rng.sample(FIRST_NAMES, 2)
    thing = rng.choice(("stickers", "marbles", "books", "coins", "cards", "apples", "stamps", "points", "sweets", "shells"))
    work, times, small = Work({}), rng.choice((2, 2, 3, 4)), rng.randint(2, 40)
    if rng.random() < 0.6:
        total = small * (times + 1)
        work.lines.append(f"Together there are {times} + 1 = {times + 1} equal parts.")
        less = work.div(f"One part, which {two} has", total, times + 1)
        more = work.mul(f"{one} has {times} parts", times, less)
        word = {2: "twice as many", 3: "three times as many", 4: "four times as many"}[times]
        frames = ("{A} has {w} {t} as {B}. Together they have {n}. How many does each have?",
            "{A} has {w} {t} as {B}, together {n}. How many has each?",
                  "Together {A} and {B} have {n} {t}. {A} has {w} as {B}. How many does each of them have?")  # fmt: skip
        text = ask(rng, *frames, A=one, B=two, t=thing, n=total, w=word)
    else:
        gap = rng.randint(1, 20)
        total = 2 * small + gap
        equal = work.sub("Without the difference", total, gap)
        less = work.div(f"{two} has half of that", equal, 2)
        more = work.add(f"{one} has", less, gap)
        frames = ("{A} has {g} {t} more than {B}. Together they have {n}. How many does each have?",
                  "Together {A} and {B} have {n} {t}. {A} has {g} more than {B}. How many has each?")  # fmt: skip
        text = ask(rng, *frames, A=one, B=two, t=thing, n=total, g=gap)
    work.last = f"{one} has {more} and {two} has {less}"
    return Turn(text, work.answer(), (str(more), str(less)))


TASKS: tuple[Task, ...] = tuple(
    retried(make)
    for make in (
        two_goods,
        some_goods,
        two_prices,
        weights,
        hours,
        tip,
        order,
        order,
        several,
        several,
        shares,
    )
)
