"""Money as people tell it: what is bought, what is left of a budget, change, sets at a price, one piece of several."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

from .grammar import Problem, Task, anybody, listed, problem, some, task
from .story import Work

# one | many | from-to
GOODS = (
    "ticket|tickets|4-25", "pencil|pencils|1-3", "cake|cakes|3-18", "kilo of plums|kilos of plums|3-9", "shirt|shirts|9-35",
    "plant|plants|3-12", "sandwich|sandwiches|3-8", "brush|brushes|2-9", "hammer|hammers|8-25", "candle|candles|2-9",
    "bag of rice|bags of rice|2-8", "lamp|lamps|9-40", "bus ticket|bus tickets|2-5", "ice cream|ice creams|2-4",
    "cap|caps|5-18",
    "kilo of fish|kilos of fish|6-19", "magazine|magazines|3-7", "battery|batteries|1-4", "game|games|9-45",
    "towel|towels|5-16",
    "metre of cloth|metres of cloth|4-15", "bottle of oil|bottles of oil|4-12", "comic|comics|2-6", "umbrella|umbrellas|7-20",
    "bunch of grapes|bunches of grapes|2-5", "ruler|rulers|1-4", "key ring|key rings|2-6",
    "kilo of cheese|kilos of cheese|8-19",
    "toy train|toy trains|9-30", "box of eggs|boxes of eggs|2-5", "ball of wool|balls of wool|3-8", "hour of parking|hours of "
    "parking|2-6", "pair of gloves|pairs of gloves|6-19", "tin of paint|tins of paint|8-25", "bowl of soup|bowls of soup|3-9",
)  # fmt: skip
THINGS = (
    "shirt;cap;belt;scarf", "soup;coffee;cake", "book;pen;map", "whistle;flag;drum", "pumpkin;loaf of bread;bottle of juice",
    "ticket;drink;poster", "lamp;bulb;cable", "tent;rope;torch", "hammer;box of nails;saw", "hat;bag;umbrella",
    "haircut;shampoo",
    "toy;card;balloon", "pizza;salad;lemonade", "plant;pot;bag of soil", "kettle;mug;tin of tea", "racket;ball;bag",
)  # fmt: skip
SPENT = (
    "{N} {has} {t:$} and spend{s} {parts}. {ask}", "{N} had {t:$}. {he} spent {parts}. {ask}",
    "{t:$} in the purse, {parts} spent. "
    "{ask}", "I got {t:$}, then {parts} went. {ask}", "{N} went to town with {t:$} and paid {parts}. {ask}",
    "{N} {has} a budget of "
    "{t:$}. {parts2}. {ask}", "had {t:$}, paid {parts}. {ask}", "{N} start{s} with {t:$}. {parts2}. {ask}",
    "Of {his} {t:$} {N} use{s} {parts}. {ask}",
)  # fmt: skip
LEFT = (
    "How much is left?", "What is left?", "How much money do{es} {N} still have?", "what remains",
    "How much is that in the end?",
    "How much money is left over?", "how much left?", "What does that leave?", "How much can {he} still spend?",
)  # fmt: skip


def budget(rng: Random) -> Problem:
    """A sum of money without one to three prices."""
    things = rng.choice(THINGS).split(";")
    count = min(len(things), rng.choice((1, 2, 2, 2, 3)))
    chosen = rng.sample(things, count)
    prices = [some(rng, 9, 25, 60) for _ in chosen]
    numbers = {f"p{i}": price for i, price in enumerate(prices)} | {"t": sum(prices) + some(rng, 9, 30, 100)}
    if rng.random() < 0.5:
        numbers["t"] = next((note for note in (20, 50, 100, 200, 500) if note > sum(prices) + 1), numbers["t"])

    def solve(work: Work, v: SimpleNamespace) -> None:
        amount = v.t
        for i in range(count):
            part = vars(v)[f"p{i}"]
            work.need(part < amount - 1)
            amount = work.sub(f"{part} gone", amount, part)
        work.cash(amount)

    parts = listed([f"{{p{i}:$}} {rng.choice(('on', 'for'))} {article(thing)}" for i, thing in enumerate(chosen)])
    told = listed([f"the {thing} {rng.choice(('costs', 'is', 'costs'))} {{p{i}:$}}" for i, thing in enumerate(chosen)])
    text = rng.choice(SPENT).replace("{parts2}", told).replace("{parts}", parts).replace("{ask}", rng.choice(LEFT))
    return problem(rng, text, numbers, solve, who=anybody(rng), again=("t|And if it were {t:$} at first?", "t|And with {t:$}?"))


def article(thing: str) -> str:
    return thing if thing in ("soup", "shampoo") else f"a {thing}"


SOME_AND_ONE = (
    "{N} buy{s} {a} {many} at {p:$} each and {o} for {q:$}. {ask}", "{a} {many} for {p:$} each and {o} for {q:$}. {ask}",
    "One {one} "
    "is {p:$}, {o} is {q:$}. {N} want{s} {a} {many} and {o}. {ask}",
    "A {one} costs {p:$}. {N} take{s} {a}, and {o} for {q:$} as "
    "well. {ask}", "{N} pay{s} {p:$} per {one} for {a} {many}, plus {q:$} for {o}. {ask}",
    "the bill: {a} {many} ({p:$} each), {o} "
    "({q:$}). {ask}", "The club orders {a} {many}, {p:$} each, and {o} that costs {q:$}. {ask}",
    "{a} {many} and {o}. The {many} "
    "are {p:$} each, {o2} is {q:$}. {ask}",
)  # fmt: skip
BILL = (
    "What is the total?", "How much is that?", "How much do{es} {N} pay?", "what does it cost", "What's the sum?", "How much "
    "altogether?", "What do{es} {N} have to pay in all?", "how much in total", "What does everything cost together?",
)  # fmt: skip


def some_and_one(rng: Random) -> Problem:
    """Several of one thing and one other thing; sometimes the change."""
    one, many, span = rng.choice(GOODS).split("|")
    low, high = map(int, span.split("-"))
    other = rng.choice(rng.choice(THINGS).split(";"))
    p, a, q = rng.randint(low, high), some(rng, 6, 9, 12, 30), some(rng, 9, 30, 70)
    note = next((note for note in (20, 50, 100, 200, 500, 1000) if note > a * p + q + 1), 0)
    change = rng.random() < 0.3 and note

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.a * v.p < 900)
        total = work.add("Together", work.mul(f"{v.a} {many} at {v.p}", v.a, v.p), v.q)
        if change:
            work.need(total < v.n)
            total = work.sub("Change", v.n, total)
        work.cash(total)

    ask = rng.choice(BILL)
    if change:
        ask = rng.choice(("What is the change from {n:$}?", "{N} pay{s} with {n:$}. How much do{es} {he} get back?",
            "How much is "
                          "left of {n:$}?", "{N} give{s} the cashier {n:$}. What change is that?"))  # fmt: skip
    slots = {"one": one, "many": many, "o": article(other), "o2": f"the {other}"}
    text = rng.choice(SOME_AND_ONE).replace("{ask}", ask)
    numbers = {"a": a, "p": p, "q": q} | ({"n": note} if change else {})
    return problem(rng, text, numbers, solve, who=anybody(rng), again=("a|And with {a} {many}?", "q|And if {o2} were {q:$}?"),
                   **slots)  # fmt: skip


CHANGE = (
    "{N} take{s} {a} {many} at {p:$} and pay{s} with {n:$}. {ask}",
    "A {one} costs {p:$}. The group needs {a} of them and pays with a "
    "{n:n} note. {ask}", "{a} {many}, {p:$} each, paid with {n:$}. {ask}",
    "One {one}: {p:$}. {N} order{s} {a} and put{s} {n:$} on the "
    "counter. {ask}", "{N} hand{s} over {n:$} for {a} {many}. Each {one} is {p:$}. {ask}",
    "i give {n:$} for {a} {many} at {p:$} each. "
    "{ask}", "For {a} {many} at {p:$} each {N} pay{s} with a {n:n} note. {ask}",
)  # fmt: skip
BACK = (
    "How much change is there?", "What do{es} {N} get back?", "how much change", "What is the change?", "How much comes back?",
    "How much money is returned?", "whats the change", "How much should the cashier give back?",
)  # fmt: skip


def change(rng: Random) -> Problem:
    one, many, span = rng.choice(GOODS).split("|")
    low, high = map(int, span.split("-"))
    p, a = rng.randint(low, high), some(rng, 5, 8)

    def solve(work: Work, v: SimpleNamespace) -> None:
        total = work.mul(f"{v.a} {many} at {v.p}", v.a, v.p)
        work.need(v.n - total > 1)
        work.cash(work.sub("Change", v.n, total))

    note = next((note for note in (10, 20, 50, 100, 200, 500) if note > a * p + 1), 1000)
    text = rng.choice(CHANGE).replace("{ask}", rng.choice(BACK))
    return problem(rng, text, {"a": a, "p": p, "n": note}, solve, who=anybody(rng), again=("a|And for {a} {many}?",), one=one,
                   many=many)  # fmt: skip


SETS = (
    "You pay {t:$} for {k} {many}. And for {b}?", "{b} {many}, please. {k} of them are {t:$}. What is the price?",
    "You get {k} "
    "{many} for {t:$}. How much are {b}?", "If {k} {many} are {t:$}, how much are {b}?",
    "{many} come in packs of {k} for {t:$}. {N} "
    "need{s} {b}. What does that cost?", "The price of {k} {many} is {t:$}. And of {b}?",
    "{N} paid {t:$} for {k} {many}. {M} wants "
    "{b}. How much is that?", "{k} {many} = {t:$}, so {b} {many}?".replace(" = ", ": "),
)  # fmt: skip


def sets(rng: Random) -> Problem:
    """Several for a price, and a multiple of them: how many sets, then the price."""
    one, many, _ = rng.choice(GOODS).split("|")
    k, n, t = rng.choice((2, 2, 3, 3, 4, 5, 6)), rng.randint(2, 9), some(rng, 9, 15, 30)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.b % v.k == 0 and v.b > v.k)
        packs = work.div(f"Sets of {v.k}", v.b, v.k)
        work.cash(work.mul(f"{packs} times {v.t}", packs, v.t))

    return problem(rng, rng.choice(SETS), {"k": k, "t": t, "b": k * n}, solve, who=anybody(rng), many=many, one=one,
                   again=("t|And if {k} cost {t:$}?",))  # fmt: skip


SINGLE = (
    "{a} {many} cost {t:$}. What does one cost?", "{N} paid {t:$} for {a} {many}. How much was one {one}?",
    "{t:$} for {a} {many}: how "
    "much each?", "What is one {one} if {a} are {t:$}?", "{a} equal {many} for {t:$}. Price of a {one}?",
    "how much is one {one} when "
    "{a} cost {t:$}", "{N} bought {a} {many}, all at one price, and paid {t:$}. What is the price of each?",
    "{a} people share the bill of {t:$} equally. What does each pay?", "A bill of {t:$} is split between {a} friends. How much "
    "is it for each?",
)  # fmt: skip


def single(rng: Random) -> Problem:
    one, many, span = rng.choice(GOODS).split("|")
    low, high = map(int, span.split("-"))
    a, p = rng.choice((2, 3, 4, 5, 6, 7, 8, 9, 10, 12)), rng.randint(max(2, low), high)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.t % v.a == 0)
        work.cash(work.div("One", v.t, v.a))

    return problem(rng, rng.choice(SINGLE), {"a": a, "t": a * p}, solve, who=anybody(rng), one=one, many=many)


PER_PIECE = (
    "{a} {many} {weigh} {t} {u}. What about {b}?", "{a} {many} {weigh} {t} {u} together. What do {b} of them {weigh}?", "{a} "
    "equal {many} {weigh} {t} {u}. And {b}?", "{t} {u} is what {a} {many} {weigh}. How many {u} do {b} {many} {weigh}?",
)  # fmt: skip
WEIGH = ("bricks|weigh|kg", "boxes|weigh|kg", "planks|measure|m", "cartons|hold|litres", "jugs|hold|litres", "stones|weigh|kg",
         "bags|weigh|kg", "pipes|measure|m", "tiles|weigh|kg", "rolls|measure|m", "machines|make|parts", "cats|eat|tins",
         "pumps|move|litres", "buckets|hold|litres", "chapters|have|pages", "rows|have|seats", "nets|hold|balls")  # fmt: skip


def by_one(rng: Random) -> Problem:
    """So many of one kind have so much; another number of them."""
    many, verb, unit = rng.choice(WEIGH).split("|")
    a, b, each = rng.randint(2, 9), rng.randint(2, 12), some(rng, 9, 12, 30)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.a != v.b and v.t % v.a == 0)
        single = work.div("One", v.t, v.a)
        work.end(work.mul(f"{v.b} of {single}", v.b, single), unit)

    return problem(rng, rng.choice(PER_PIECE), {"a": a, "t": a * each, "b": b}, solve, many=many, weigh=verb, u=unit,
                   again=("b|And {b} {many}?", "b|And {b}?"))  # fmt: skip


CUT = (
    "From {t} cm of {stuff}, {a} pieces of {p} cm each are "
    "cut. {ask}", "{a} pieces, {p} cm each, are cut from {t} cm of {stuff}. {ask}",
    "A roll has {t} cm of {stuff}. {N} need{s} {a} "
    "times {p} cm. {ask}", "There are {t} cm of {stuff}. {a} children get {p} cm each. {ask}",
    "{t} cm of {stuff} minus {a} pieces of "
    "{p} cm. {ask}",
)  # fmt: skip
STUFF = ("wire", "string", "tape", "cloth", "cord", "paper", "chain", "wood", "hose", "rope", "lace", "foil", "leather")


def cut(rng: Random) -> Problem:
    a, p = rng.randint(2, 9), some(rng, 12, 30, 60, least=5)
    t = a * p + some(rng, 30, 90)
    t = -(-t // 10) * 10 if rng.random() < 0.6 else t

    def solve(work: Work, v: SimpleNamespace) -> None:
        used = work.mul(f"{v.a} pieces of {v.p}", v.a, v.p)
        work.need(v.t - used > 1)
        work.end(work.sub(f"{used} gone", v.t, used), "cm")

    ask = rng.choice(("How many cm are left?", "How much is left, in cm?", "What remains?", "how many cm left",
        "How long is the "
                      "rest?", "How many cm of it remain?"))  # fmt: skip
    text = rng.choice(CUT).replace("{ask}", ask)
    return problem(rng, text, {"t": t, "a": a, "p": p}, solve, who=anybody(rng), stuff=rng.choice(STUFF),
                   again=("a|And with {a} pieces?", "p|And if each piece has {p} cm?"))  # fmt: skip


CHEAPER = (
    "{when} a {one} that was {p:$} is {d:$} {w}. {ask}", "The {one} was {p:$} and is now {d:$} {w}. {ask}",
    "{when} the price of a "
    "{one}, {p:$} so far, {goes} by {d:$}. {ask}",
    "{N} want{s} a {one} for {p:$}. In another shop it is {d:$} {w}. What does it cost "
    "there?", "normal price of the {one} {p:$}, {when} {d:$} {w}. {ask}",
)  # fmt: skip


def cheaper(rng: Random) -> Problem:
    one = rng.choice(
        ("bike", "coat", "sofa", "tent", "lamp", "radio", "desk", "drill", "watch", "camera", "mirror", "stove", "mixer")
    )
    p, d = some(rng, 60, 200, 600, least=20), some(rng, 15, 60, 90)
    down = rng.random() < 0.7

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.d < v.p - 1)
        work.cash(work.sub("New price", v.p, v.d) if down else work.add("New price", v.p, v.d))

    ask = rng.choice(
        ("What does it cost now?", "How much is it then?", "What is the new price?", "new price?", "How much do I pay?")
    )
    when = rng.choice(("this week", "on " + "{day}", "in the sale" if down else "next month", "tomorrow", "in spring"))
    slots = {"w": "cheaper" if down else "more expensive", "goes": "drops" if down else "rises", "one": one}
    return problem(rng, rng.choice(CHEAPER).replace("{ask}", ask).replace("{when}", when), {"p": p, "d": d}, solve,
        who=anybody(rng),
                   again=("d|And if it is {d:$} {w}?",), **slots)  # fmt: skip


TASKS: tuple[Task, ...] = tuple(
    map(task, (budget, budget, some_and_one, some_and_one, change, change, sets, single, by_one, cut, cheaper))
)
