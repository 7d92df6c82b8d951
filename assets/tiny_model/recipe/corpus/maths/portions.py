"""Problems of daily life in two steps: parts of a group, recipes for more people, wages, petrol; numbers with commas."""

from __future__ import annotations

from random import Random

from ..base import Turn
from ..values import FIRST_NAMES
from .everyday import COINS, Task, asked, retried
from .numbers import ask
from .steps import Unfit
from .story import Work
from .sums import ASK, turn


def portion(rng: Random) -> Turn:
    """A part of a group: three quarters of a class passed."""
    bottom = rng.choice((3, 4, 5, 8, 10))
    top = rng.randint(1, bottom - 1)
    whole = bottom * rng.randint(2, 40)
    group, did = rng.choice(
        (("students in a class", "passed the exam"), ("guests at a party", "came by bus"), ("pupils", "play football"),
        ("workers", "live in the city"),
         ("people in a village", "own a dog"), ("seats in a hall", "are taken"), ("eggs in a crate", "are brown"), ("children",
         "have a bicycle"),
         ("cars in a car park", "are red"), ("books on a shelf", "are novels"))
    )  # fmt: skip
    work = Work({})
    part = work.div(f"One of {bottom} parts", whole, bottom)
    part = work.mul(f"{top} parts", top, part) if top > 1 else part
    left = rng.random() < 0.3
    verb = did.split()[0]
    noun = group.split()[0]
    negative = {"are": f"are not{did[3:]}", "passed": "did not pass", "came": "did not come by bus"}.get(verb, f"do not {did}")
    if left:
        part = work.sub("The rest", whole, part)
    work.end(part)
    frames = ("There are {w} {g}. {f} of them {d}. How many {q}?", "{w} {g}, {f} of them {d}. How many {q}?",
        "Of {w} {g} {f} {d}. How many {n} {q}?",
              "{f} of the {w} {g} {d}. How many {q}?",
              "{f} of {w} {g} {d}. How many is that?" if not left else "{f} of {w} {g} {d}. How many {q}?")  # fmt: skip
    text = ask(rng, *frames, w=whole, g=group, f=f"{top}/{bottom}", d=did, n=noun, q=negative if left else did)
    return asked(text, turn("", work))


def recipe(rng: Random) -> Turn:
    """From some people to others: one person first."""
    n, each, m = rng.randint(2, 8), rng.choice((10, 20, 25, 30, 40, 50, 75, 100, 125, 150)), rng.randint(2, 12)
    if m == n:
        raise Unfit
    food = rng.choice(("flour", "sugar", "rice", "pasta", "milk", "cream", "butter", "potatoes", "lentils", "water"))
    unit = "ml" if food in ("milk", "cream", "water") else "g"
    work = Work({})
    work.end(work.mul(f"For {m} people", m, work.div("For one person", n * each, n)), unit)
    frames = (
        "A recipe for {n} people needs {a} {u} of {f}. How much for {m} people?",
        "A recipe for {n} people needs {a} {u} {f}. How much for {m}?",
        "{a} {u} of {f} are enough for {n} people. How much do I need for {m}?",
        "For {n} people I need {a} {u} of {f}. And for {m} people?",
        "recipe for {n}: {a} {u} {f}. i cook for {m}, how much {f}",
        "How much {f} do I need for {m} people if {n} people need {a} {u}?",
    )  # fmt: skip
    return asked(ask(rng, *frames, n=n, a=n * each, u=unit, f=food, m=m), turn("", work))


def wages(rng: Random) -> Turn:
    """So much an hour, so many hours a day, so many days."""
    a, h, d = rng.randint(8, 40), rng.randint(2, 9), rng.randint(2, 7)
    before, after = rng.choice(COINS[:6])
    work = Work({})
    total = work.mul(f"In {d} days", d, work.mul("In one day", h, a))
    work.last = f"{before}{total}{after}"
    frames = (
        "{N} earns {a} an hour and works {h} hours a day. How much does {N} make in {d} days?",
        "{a} an hour, {h} hours a day, {d} days. How much is that?",
        "{N} makes {a} per hour and works {h} hours a day, {d} days a week. What does {N} earn in a week?",
        "If I earn {a} per hour and work {h} hours a day, how much do I earn in {d} days?",
    )  # fmt: skip
    return asked(ask(rng, *frames, N=rng.choice(FIRST_NAMES), a=f"{before}{a}{after}", h=h, d=d), turn("", work))


def petrol(rng: Random) -> Turn:
    """So many litres for 100 km, for any distance."""
    litres, far = rng.randint(4, 12), rng.choice((150, 250, 350, 450, 50, 300, 500, 600, 700, 400))
    if litres * far % 100:
        raise Unfit
    work = Work({})
    work.end(work.div("Divided by 100", work.mul("Litres times kilometres", litres, far), 100), "litre/litres")
    frames = (
        "A car uses {l} litres per 100 km. How much for {k} km?",
        "A car needs {l} litres of petrol for 100 km. How much does it need for {k} km?",
        "my car uses {l} l per 100 km, how much for {k} km", "{l} litres per 100 km, how many litres for {k} km?",
    )  # fmt: skip
    return asked(ask(rng, *frames, l=litres, k=far), turn("", work))


def commas(rng: Random) -> Turn:
    """Sums of numbers written with a comma."""
    a, b = rng.randint(1000, 9000), rng.choice((rng.randint(1000, 9000), rng.randint(10, 999)))
    work = Work({})
    plus = rng.random() < 0.6
    a, b = (a, b) if plus or a >= b else (b, a)
    work.end(work.add("Sum", a, b) if plus else work.sub("Difference", a, b))
    return asked(ask(rng, *ASK, x=f"{a:,} {'+' if plus else '-'} {b:,}"), turn("", work))


def off(rng: Random) -> Turn:
    """So much per cent off a price."""
    rate, whole = rng.choice((10, 20, 25, 50, 5, 30, 40, 75)), rng.choice((rng.randint(1, 40) * 20, rng.randint(1, 40) * 10))
    before, after = rng.choice(COINS)
    work = Work({})
    rest = work.sub("New price", whole, work.percent("Discount", rate, whole))
    work.last = f"{before}{rest}{after}"
    frames = (
        "What is {r}% off {p}?", "how much is {r}% off {p}", "{r}% off {p}", "{r} percent off {p}?", "{p} minus {r}%",
        "What is {p} with {r}% off?",
        "Something costs {p} and is {r}% off. What is the new price?", "It costs {p}, {r}% discount. New price?",
        "{p} with a {r}% discount?",
    )  # fmt: skip
    return asked(ask(rng, *frames, r=rate, p=f"{before}{whole}{after}"), turn("", work))


def miles(rng: Random) -> Turn:
    """Miles in kilometres, with 1.6 kilometres to a mile."""
    n = rng.choice((1, 2, 3, 5, 10, 20, 50, 100, rng.randint(2, 60)))
    work = Work({})
    tenths = work.mul("In tenths of a kilometre", n, 16)
    work.lines.append(f"{tenths} tenths are {tenths / 10:g}.")
    work.last = f"about {tenths / 10:g} km"
    frames = (
        "Convert {n} miles to km.", "convert {n} miles to kilometres", "How many kilometres are {n} miles?", "{n} miles in km",
        "{n} miles to km",
        "how many km is {n} miles", "What is {n} miles in kilometres?", "{n} miles = how many km?",
    )  # fmt: skip
    text = ask(rng, *frames, n=n)
    return asked(text.replace("1 miles", "1 mile") if n == 1 else text, turn("", work))


TASKS: tuple[Task, ...] = tuple(retried(make) for make in (portion, recipe, wages, petrol, commas, off, off, miles))
