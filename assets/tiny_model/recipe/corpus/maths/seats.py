"""Word problems about seats, slices, trays and albums: what there is room for, and what stays free."""

from __future__ import annotations

from typing import Any

from .sharing import AGE, HOUSE, YEAR, enough
from .story import Story, Work


def slices(w: Work, v: Any) -> None:
    cut, eaten = w.mul("Slices in all", v.p, v.c), w.mul("Slices eaten", v.n, v.k)
    w.need(cut - eaten > 1)
    w.end(w.sub("Slices left", cut, eaten), "slices")


def baking(w: Work, v: Any) -> None:
    w.end(w.mul("Minutes for all of them", enough(w, "Full trays", v.t, v.n), v.m), "minutes")


STORIES = (
    Story(
        "free_seats",
        {"t": range(30, 400), "n": (6, 8, 9, 12, 15, 20, 30, 40, 50, 60), "k": range(2, 9), "y": YEAR, "g": AGE},
        lambda w, v: w.need(v.n * v.k - v.n < v.t < v.n * v.k - 1)
        or w.end(w.sub("Free seats", w.mul("Seats in {k} {many}", v.k, v.n), v.t), "seats"),
        (
            "={k} {many} with {n} seats each take {t} people to the match. How many seats stay empty?",
            "=How many seats are free if {t} passengers sit in {k} {many} and each has {n} seats?",
            "=The school hired {k} {many}. Each has {n} seats, and {t} pupils came. How many more pupils could have come?",
            "=A tour company, founded in {y:d}, sends {k:w} {many} of {n} seats. There are {t} tourists, so how many seats are "
            "not "
            "used?",
            "={t} people are spread over {k} {many}. One {one} has {n} seats. How many empty seats is that?",
            "=We booked {k} {many} at {n} seats each. {t} tickets are sold. How many tickets can we still sell?",
            "=The driver is {g} years old. His is one of {k} {many}, each with {n} seats. On board are {t} "
            "people. "
            "Count the free seats.",
            "=seats: {n} in each of {k} {many}. people: {t}. free?",
            "{t} guests ride in {k} {many}. Every {one} has {n} seats.",
        ),
        ("How many seats are not taken?", "<How many seats are still free?"), ("how many seats are free",), "one many n",
        ("coach, coaches, 40-40", "coach, coaches, 50-50", "bus, buses, 60-60", "minibus, minibuses, 15-15", "van, vans, 8-9",
         "carriage, carriages, 30-30", "boat, boats, 12-12", "cabin, cabins, 20-20"), ("t|And with {t} people?",),
    ),
    Story(
        "rows_and_taken",
        {"r": range(4, 40), "s": range(6, 30), "t": range(20, 600), "y": YEAR, "p": range(6, 30)},
        lambda w, v: w.need(v.r * v.s // 2 < v.t < v.r * v.s - 1 and (v.r < 13 or v.s < 13 or v.s % 10 == 0))
        or w.end(w.sub("Free seats", w.mul("Seats in {r} rows", v.r, v.s), v.t), "seats"),
        (
            "=A cinema has {r} rows of {s} seats. {t} tickets are sold. How many seats are still free?",
            "=How many seats stay empty when {t} people watch a play in a hall with {r} rows and {s} seats in each?",
            "=The theatre was opened in {y:d}. It has {r} rows, and there are {s} chairs in every row. Last night {t} people "
            "came. "
            "How many chairs were not used?",
            "=There are {s} seats to a row and {r} rows. A ticket costs {p:$}, and {t} seats are taken already. How many "
            "tickets "
            "can still be sold?",
            "={t:w} guests sit in a room with {r:w} rows of {s:w} chairs. How many chairs are empty?",
            "=We put up {r} rows with {s} chairs for the concert and {t} people sat down. How many more could have come?",
            "=Seats taken: {t}. Rows: {r}. Seats in a row: {s}. Seats free?",
            "In the sports hall there are {r} rows with {s} seats. {t} of the seats are occupied.",
        ),
        ("How many are free?", "<How many seats are not taken?", "How many people can still sit down?"),
        ("how many seats are free",), again=("t|And if {t} seats were taken?",),
    ),
    Story(
        "two_blocks_of_seats",
        {"a": range(3, 20), "b": range(5, 30), "c": range(3, 13), "d": range(4, 20), "y": YEAR, "g": AGE},
        lambda w, v: w.end(w.add("Together", w.mul("{x} {down}", v.a, v.b), w.mul("{x} {up}", v.c, v.d)), "{x}"),
        (
            "={Down} there are {a} {rows} of {b} {x}, and {up} there are {c} {rows} of {d}. How many {x} are there in all?",
            "=How many {x} are there if {down} you find {a} {rows} with {b} in each and {up} {c} {rows} with {d} in each?",
            "={a} {rows} of {b} {x} {down}, {c} {rows} of {d} {x} {up}. What's the total number of {x}?",
            "=In {y:d} somebody counted the {x}: {down} {a:w} {rows} of {b:w}, {up} {c:w} {rows} of {d:w}. What did the count "
            "come to?",
            "={Up} each of the {c} {rows} has {d} {x}. {Down} each of the {a} {rows} has {b}. How many {x} does that make?",
            "=The owner, aged {g}, knows there are {b} {x} in each of the {a} {rows} {down}. {Up} there are {c} more {rows}, "
            "but "
            "with {d} {x}. How many {x} are there altogether?",
            "={c} {rows} of {d} plus {a} {rows} of {b}, how many {x}?",
            "{Down} are {a} {rows} with {b} {x} each. {Up} are another {c} {rows}, each with {d} {x}.",
        ),
        ("How many {x} are there?", "<How many {x} are there in both places?", "What is that together?"),
        ("how many {x} there are in all",), "x rows down Down up Up",
        ("seats, rows, downstairs, Downstairs, upstairs, Upstairs", "books, shelves, on the left, On the left, on the right, "
         "On the right", "vines, rows, in the valley, In the valley, on the hill, On the hill",
         "jars, boards, in the kitchen, In the kitchen, in the cellar, In the cellar",
         "trees, rows, by the river, By the river, by the road, By the road",
         "beds, rooms, in the old house, In the old house, in the new house, In the new house"),
        ("c|And with {c} {rows} {up}?",),
    ),
    Story(
        "pizza_slices",
        {"p": range(2, 10), "c": (6, 8, 10, 12), "n": range(3, 20), "k": (2, 3, 4), "g": range(8, 16)},
        slices,
        (
            "={p} {pizzas} are cut into {c} slices each. {n} children eat {k} slices each. How many slices are left?",
            "=How many slices remain if {n} people each take {k} slices of {p} {pizzas} with {c} slices per {pizza}?",
            "=It is {Ms} birthday, {he2} is {g} now. {he2} orders {p} {pizzas}, each with {c} slices, and each of the {n} "
            "guests "
            "eats {k}. How many slices are not eaten?",
            "={n} friends had {k:w} slices each. There were {p:w} {pizzas} of {c:w} slices. How many slices can be taken home?",
            "=Every {pizza} gives {c} slices, and we have {p}. We are {n} and have {k} slices each. What's left, in slices?",
            "=Mum made {p} {pizzas} and cut every one into {c} slices. {n} of us ate {k} slices each. How many slices did "
            "nobody eat?",
            "={p} {pizzas}, {c} slices each; {n} people, {k} slices each. Slices left?",
            "=After a party with {n} guests, of whom each ate {k} slices, how much is left of {p} {pizzas} that were cut into "
            "{c} "
            "slices each?",
        ),
        ("",), slots="pizza pizzas", rows=("pizza, pizzas", "cake, cakes", "tart, tarts", "melon, melons", "pie, pies"),
        again=("p|And with {p} {pizzas}?", "n|And with {n} people?"),
    ),
    Story(
        "baking_in_trays",
        {"t": range(20, 200), "n": (6, 8, 9, 10, 12, 15, 20), "m": (8, 9, 10, 12, 15, 18, 20, 25, 30), "w2": range(160, 221,
        10)},
        baking,
        (
            "={N} bake{s} {t} {x} at {w2:d} degrees. A tray holds {n}, only one tray fits in the oven, and each takes {m} "
            "minutes. "
            "How long does the oven run?",
            "=How many minutes does it take to bake {t} {x} one tray after the other, if a tray has room for {n} and needs {m} "
            "minutes?",
            "={t} {x} are to be baked, {n} on a tray. Every tray is in the oven for {m} minutes. How many minutes is that in "
            "all?",
            "=One tray, {n} {x}, {m} minutes. How many minutes for {t} {x}?",
            "=A baker gets an order for {t:w} {x}. {n:w} of them go on a tray. The trays are baked singly for {m} minutes "
            "each, at "
            "{w2:d} degrees. How many minutes must the oven be on?",
            "=The oven takes one tray at a time. {n} {x} fit on it, and after {m} minutes they are done. We want {t} {x}. How "
            "long "
            "will that last, in minutes?",
            "={m} minutes per tray, {n} {x} per tray, {t} {x} wanted: minutes in total?",
            "=If {n} {x} are baked at once and this takes {m} minutes, after how many minutes are {t} {x} ready?",
        ),
        ("",), slots="x", rows=("biscuits", "muffins", "rolls", "scones", "pretzels", "tarts", "buns", "cookies"),
        again=("t|And for {t} {x}?",),
    ),
    Story(
        "album_pages",
        {"k": range(2, 10), "n": range(10, 60), "t": range(20, 400), "y": YEAR, "no": HOUSE},
        lambda w, v: w.need(v.n * v.k // 3 < v.t < v.n * v.k - 1)
        or w.end(w.sub("Room for", w.mul("Room on {n} pages", v.n, v.k), v.t), "{x}"),
        (
            "=An album from {y:d} has {n} pages with room for {k} {x} each. {t} {x} are in it. How many more fit in?",
            "=How many {x} can {N} still put into an album of {n} pages, {k} {x} to a page, if {t} are in it already?",
            "={N} {has} {t} {x} in an album. It has {n} pages, and each page takes {k} {x}. How many places are empty?",
            "=On every page of a book there is space for {k} {x}. The book has {n} pages. After {t:w} {x} have been stuck in, "
            "how "
            "many spaces are left?",
            "=A collector at number {no} owns {t} {x}. His album holds {k} on each of its {n} pages. How many {x} does he need "
            "to "
            "fill it?",
            "={t} {x} are stuck in. {k} go on a page, and there are {n} pages. How many are missing until the album is full?",
            "=album: {n} pages, {k} {x} per page, {t} {x} in it. free places?",
            "{Ns} album has {n} pages. Each page has places for {k} {x}, and {t} places are filled.",
        ),
        ("How many places are still free?", "<How many {x} are missing until it is full?"), ("how many places are free",), "x",
        ("stamps", "photos", "stickers", "postcards", "football cards", "tickets"), ("t|And with {t} {x} in it?",),
    ),
)  # fmt: skip
TASKS = STORIES
