"""Bare sums that visitors try first: round and repeated numbers, long sums, parts with a step behind, times tables."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

from .grammar import Problem, Task, problem, some, task
from .story import Work

ASK = (
    "{x}", "{x}", "{x}?", "{x} = ?", "{x}=", "what is {x}", "What is {x}?", "what's {x}", "whats {x}?", "how much is {x}",
    "How much is {x}?", "calculate {x}", "Calculate {x}.", "compute {x}", "solve {x}", "work out {x} please", "tell me {x}",
    "do you know {x}", "Can you do {x}?", "can you calculate {x} for me", "hi, {x}?", "hello, what is {x}", "i need {x}",
    "{x} pls", "result of {x}", "The result of {x}?", "{x} equals", "What does {x} give?", "What do I get for {x}?",
    "quick: {x}",
    "Let me test you: {x}", "math: {x}", "answer this: {x}", "{x}, please.", "What would {x} be?", "Is it hard? {x}",
    "my calculator is broken. {x}?", "could you work out {x}", "I keep getting {x} wrong. What is it?", "Please do {x}.",
)  # fmt: skip
SIGNS = {
    "+": (" + ", "+", " plus ", " + ", " and "), "-": (" - ", "-", " minus ", " - ", " take away "),
    "*": (" * ", "*", " times ", " x ", "x", " × ", " multiplied by "), "/": (" / ", "/", " divided by ", " : ", " ÷ ",
    " over "),
}  # fmt: skip
STRIKING = (9, 10, 11, 19, 20, 49, 50, 55, 66, 77, 88, 90, 99, 100, 101, 110, 111, 120, 125, 150, 175, 199, 200, 222, 225,
    250, 275,
            299, 300, 333, 350, 375, 400, 444, 450, 499, 500, 501, 555, 600, 625, 666, 700, 725, 750, 777, 800, 850, 875, 888,
                900,
            950, 990, 998, 999, 1000, 1001, 1100, 1111, 1200, 1500, 2000)  # fmt: skip


def one(rng: Random, sign: str, a: int, b: int) -> Problem:
    """Two numbers and a sign."""

    def solve(work: Work, v: SimpleNamespace) -> None:
        if sign == "+":
            work.end(work.add("Sum", v.a, v.b))
        elif sign == "-":
            work.need(v.b <= v.a)
            work.end(work.sub("Difference", v.a, v.b))
        elif sign == "*":
            work.end(work.mul("Product", v.a, v.b))
        else:
            work.need(v.a % v.b == 0)
            work.end(work.div("Quotient", v.a, v.b))

    x = "{a}" + rng.choice(SIGNS[sign][:-1] if sign == "+" else SIGNS[sign]) + "{b}"
    again = (f"b|and {x}?", f"b|{x}", f"a|And {x}?", f"a|ok, {x}", f"b|now {x}", f"b|What about {x}?")
    return problem(rng, rng.choice(ASK).replace("{x}", x), {"a": a, "b": b}, solve, again=again, digits=True)


def striking(rng: Random) -> Problem:
    """Round numbers, repeated digits and their neighbours."""
    sign = rng.choice("++---")
    a, b = rng.choice(STRIKING), rng.choice((*STRIKING, *range(1, 10), 12, 25, 75))
    return one(rng, sign, max(a, b), min(a, b)) if sign == "-" or rng.random() < 0.5 else one(rng, sign, a, b)


def table(rng: Random) -> Problem:
    """Products and quotients that are known by heart or nearly so."""
    a = rng.choice((2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 12, 15, 20, 25))
    b = rng.randint(2, 12) if a > 9 else rng.randint(2, 20)
    if rng.random() < 0.5:
        return one(rng, "/", a * b, rng.choice((a, b)))
    return one(rng, "*", *rng.choice(((a, b), (b, a))))


def anything(rng: Random) -> Problem:
    """Any two numbers that can be worked."""
    sign = rng.choice("+-*/")
    if sign == "*":
        a, b = rng.choice(((some(rng, 99, 500), rng.randint(2, 9)), (some(rng, 40, 99, least=11), some(rng, 30, 60, least=11))))
        return one(rng, sign, *rng.choice(((a, b), (b, a))))
    if sign == "/":
        b = rng.choice((2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20))
        return one(rng, sign, b * some(rng, 30, 90, 150), b)
    a, b = some(rng, 99, 500, 1500), some(rng, 99, 500, 1500)
    return one(rng, sign, max(a, b), min(a, b)) if sign == "-" else one(rng, sign, a, b)


SEVERAL = (
    "sum of {l}", "{l}, summed up", "add these: {l}", "What do {m} make?", "{p}", "what is {p}", "{p}?", "total of {l}?",
    "Add all of these: {l}.", "How much are {m} in total?", "sum {l}", "please total {l}", "{m} together?",
    "Adding {m} gives what?",
    "How much is {p}?", "Find the total: {l}.", "whats {p}",
)  # fmt: skip


def several(rng: Random) -> Problem:
    """Three or four numbers to be added."""
    count = rng.choice((3, 3, 3, 4))
    pick = rng.choice(
        (lambda: some(rng, 20, 99), lambda: rng.choice(STRIKING), lambda: rng.randint(1, 9), lambda: rng.randint(1, 60) * 5)
    )
    numbers = {f"n{i}": pick() for i in range(count)}

    def solve(work: Work, v: SimpleNamespace) -> None:
        total = v.n0
        for i in range(1, count):
            total = work.add("Sum" if i == count - 1 else "So far", total, vars(v)[f"n{i}"])
        work.end(total)

    slots = [f"{{n{i}}}" for i in range(count)]
    text = rng.choice(SEVERAL).replace("{l}", ", ".join(slots)).replace("{m}", ", ".join(slots[:-1]) + " and " + slots[-1])
    return problem(rng, text.replace("{p}", rng.choice((" + ", " + ", "+", " plus ")).join(slots)), numbers, solve, digits=True)


ORDER = (
    "{a} {x} {b} + {c}", "{a}{x}{b}+{c}", "{c} + {a} {x} {b}", "{a} {x} {b} - {c}", "{c} - {a} {x} {b}", "{c}-{a}{x}{b}",
    "{a} times {b} plus {c}",
    "{a} times {b} minus {c}", "{c} plus {a} times {b}", "{c} minus {a} times {b}",
)  # fmt: skip


def order(rng: Random) -> Problem:
    """A product before a sum or a difference, with round numbers too."""
    x = rng.choice(ORDER)
    a, b = rng.choice(((rng.randint(2, 9), some(rng, 12, 30, 99)), (some(rng, 12, 25), rng.choice((10, 20, 30, 50, 100)))))
    c = rng.choice((some(rng, 9, 60, 200), rng.choice((50, 100, 200, 300, 500, 1000))))
    first = x.startswith("{c}")
    minus = "-" in x or "minus" in x

    def solve(work: Work, v: SimpleNamespace) -> None:
        product = work.mul("First the product", v.a, v.b)
        if minus:
            high, low = (v.c, product) if first else (product, v.c)
            work.need(low < high)
            work.end(work.sub("Then the difference", high, low))
        else:
            work.end(work.add("Then the sum", *((v.c, product) if first else (product, v.c))))

    if rng.random() < 0.5:
        a, b = b, a
    x = x.replace("{x}", rng.choice(("*", "*", "x", "×")))
    return problem(rng, rng.choice(ASK).replace("{x}", x), {"a": a, "b": b, "c": c}, solve, digits=True)


PARTS = {2: ("half of {a}", "half {a}", "{a}/2", "1/2 of {a}", "50% of {a}"), 3: ("a third of {a}", "1/3 of {a}",
    "one third of {a}"),
         4: ("a quarter of {a}", "1/4 of {a}", "25% of {a}", "one fourth of {a}"), 5: ("a fifth of {a}", "1/5 of {a}",
             "20% of {a}"),
         10: ("a tenth of {a}", "10% of {a}", "10 percent of {a}", "1/10 of {a}")}  # fmt: skip


def part(rng: Random) -> Problem:
    """A part of a number, and sometimes something more or less."""
    k = rng.choice((2, 2, 2, 3, 4, 4, 5, 10))
    a = k * some(rng, 9, 30, 90, 250)
    tail = rng.choice(("", "", "plus", "minus"))

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.a % k == 0)
        amount = work.div({2: "Half", 3: "A third", 4: "A quarter", 5: "A fifth", 10: "A tenth"}[k] + f" of {v.a}", v.a, k)
        if tail == "plus":
            amount = work.add("Then the sum", amount, v.b)
        elif tail:
            work.need(v.b < amount)
            amount = work.sub("Then the difference", amount, v.b)
        work.end(amount)

    x = rng.choice(PARTS[k]) + (f" {tail} {{b}}" if tail else "")
    return problem(rng, rng.choice(ASK).replace("{x}", x), {"a": a, "b": some(rng, 9, 40)}, solve, digits=True,
                   again=("a|And of {a}?",) if not tail else ())  # fmt: skip


TASKS: tuple[Task, ...] = tuple(map(task, (striking, striking, table, table, anything, anything, several, order, order, part)))
