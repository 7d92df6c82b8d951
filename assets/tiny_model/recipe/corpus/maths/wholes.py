"""Word problems about legs and wheels, two unknown parts, the start and the whole, points, doubling and votes."""

from __future__ import annotations

from typing import Any

from .relations import AGE, HOUSE, YEAR
from .story import Story, Work


def counted(w: Work, v: Any) -> None:
    w.need(v.p != v.q)
    w.end(w.add("Together", w.mul("{a} {xs}", v.a, v.p), w.mul("{b} {ys}", v.b, v.q)), "{unit}")


def sum_and_difference(w: Work, v: Any) -> None:
    w.need((v.t - v.d) % 2 == 0 and v.d < v.t - 2)
    smaller = w.div("The smaller", w.sub("Twice the smaller", v.t, v.d), 2)
    w.end(w.add("The larger", smaller, v.d))


def money_before(w: Work, v: Any) -> None:
    w.cash(w.add("Before the {x}", w.add("Before the {y2}", v.c, v.b), v.a))


def doubled_and_spent(w: Work, v: Any) -> None:
    whole = w.add("Before the {b} went", v.c, v.b)
    w.need(whole % v.k == 0 and whole > v.k)
    w.end(w.div("At the start", whole, v.k))


def whole_from_part(w: Work, v: Any) -> None:
    w.end(w.mul("The whole", v.f, v.a), "{x}")


def points_with_minus(w: Work, v: Any) -> None:
    right = w.mul("For {a} right answers", v.a, v.p)
    wrong = w.mul("For {b} wrong answers", v.b, v.q)
    w.need(v.q <= v.p and wrong < right - 1)
    w.end(w.sub("Points", right, wrong), "points")


def doubling(w: Work, v: Any) -> None:
    amount = v.a
    for turn in range(1, v.k + 1):
        amount = w.mul(f"After {turn} {{unit}}{'s' if turn > 1 else ''}", 2, amount)
    w.end(amount, "{x}")


def votes(w: Work, v: Any) -> None:
    w.need(v.a + v.b < v.t - 1)
    w.end(w.sub("The others", v.t, w.add("{M} and {K}", v.a, v.b)), "votes")


def house_numbers(w: Work, v: Any) -> None:
    w.need(v.a < v.b)
    w.end(w.add("Both ends count", w.sub("From the first to the last", v.b, v.a), 1), "{x}")


def as_many_as_both(w: Work, v: Any) -> None:
    second = w.mul("{M}", v.f, v.a)
    third = w.add("{K}", second, v.d)
    w.end(w.add("All three", w.add("First two", v.a, second), third), "{x}")


STORIES = (
    Story(
        "legs_and_wheels", {"a": range(2, 40), "b": range(2, 40), "p": range(2, 3), "q": range(2, 3), "no": HOUSE, "y": YEAR},
        counted,
        (
            "={Where} there are {a} {xs} and {b} {ys}. How many {unit} do they have altogether?",
            "=How many {unit} have {a} {xs} and {b} {ys} together?",
            "={N} see{s} {b} {ys} and {a} {xs}. How many {unit} is that in all?",
            "=A {x} has {p} {unit}, a {y2} has {q}. Count the {unit} of {a} {xs} and {b} {ys}.",
            "={a} {xs}, {b} {ys}, how many {unit}?",
            "=At number {no} they keep {b:w} {ys} and {a:w} {xs}. What is the total number of {unit}?",
            "=If you count the {unit} of {a} {xs} and then go on with {b} {ys}, what number do you reach?",
            "=It has been so since {y:d}: {where} you find {ys} and {xs}. Today there are {b} of the first kind and {a} of the "
            "second. "
            "How many {unit} are there?",
        ),
        ("",), slots="x xs y2 ys unit p q where Where",
        rows=("cow, cows, hen, hens, legs, 4, 2, on the farm, On the farm", "sheep, sheep, goose, geese, legs, 4, 2, in the "
        "meadow, "
              "In the meadow", "beetle, beetles, spider, spiders, legs, 6, 8, in the box, In the box",
              "car, cars, bicycle, bicycles, wheels, 4, 2, in the yard, In the yard", "tricycle, tricycles, bicycle, bicycles, "
              "wheels, "
              "3, 2, in the shop, In the shop", "triangle, triangles, square, squares, corners, 3, 4, on the sheet, On the "
              "sheet",
              "stool, stools, chair, chairs, legs, 3, 4, in the hall, In the hall", "lorry, lorries, car, cars, wheels, 6, 4, "
              "in the "
              "car park, In the car park", "ant, ants, dog, dogs, legs, 6, 4, in the garden, In the garden"),
        again=("a|And with {a} {xs}?",),
    ),
    Story(
        "sum_and_difference", {"t": range(12, 400), "d": range(2, 90), "y": YEAR, "g": range(7, 16)}, sum_and_difference,
        (
            "={M} and {K} have {t} {unit} together. {M} has {d} more than {K}. How many does {M} have?",
            "=How many {unit} has {M} if {he2} has {d} more than {K} and both have {t} in all?",
            "=Two classes collected {t} {unit}. One class collected {d} more than the other. How many is the larger number?",
            "=The sum of two numbers is {t} and their difference {d}. What is the larger number?",
            "={K} has {d} {unit} fewer than {M}. If you put theirs together, there are {t}. How many of them are from {M}?",
            "=together {t} {unit}, difference {d}: what is the larger part?",
            "={t:w} {unit} are divided between {M}, {g}, and {K} so that {M} gets {d:w} more. What does {M} get?",
            "=In {y:d} and the year after it, {t} {unit} were made, {d} more in the better year. How many were made in the "
            "better year?",
        ),
        ("",), slots="unit", rows=("stickers", "bottles", "points", "coins", "books", "cards", "kites", "shells", "lamps"),
        again=("d|And with a difference of {d}?",),
    ),
    Story(
        "money_at_first", {"a": range(3, 200), "b": range(3, 200), "c": range(2, 200), "g": AGE, "no": HOUSE}, money_before,
        (
            "={N} spent {a:$} on {x} and {b:$} on {y2}. Now {he} {has} {c:$} left. How much did {he} have at first?",
            "=How much money was there before {a:$} went on {x} and {b:$} on {y2}, if {c:$} remained?",
            "=After paying {a:$} for {x} and then {b:$} for {y2}, somebody still has {c:$}. What did they start with?",
            "={c:$} is all that is left. {b:$} went on {y2} and {a:$} on {x}. What was in the purse in the beginning?",
            "=A man of {g} comes home with {c:$}. He bought {x} for {a:$} and {y2} for {b:$} at number {no}. With how much had "
            "he left?",
            "={x} {a:$}, {y2} {b:$}, left {c:$}. start?",
            "=My money was enough for {x} ({a:$}) and {y2} ({b:$}), and {c:$} stayed with me. How much was it?",
            "=First {a:$} were paid for {x}, later {b:$} for {y2}; the rest is {c:$}. Find the amount at the start.",
        ),
        ("",), slots="x y2", rows=("shoes, socks", "food, petrol", "tickets, drinks", "books, pens", "paint, brushes", "the "
        "taxi, "
        "the museum", "meat, bread", "flowers, a card", "the hotel, dinner"), again=("c|And if {c:$} were left?",),
    ),
    Story(
        "multiplied_then_less", {"k": (2, 3, 4, 5), "b": range(2, 60), "c": range(2, 200), "g": range(7, 16), "y": YEAR},
        doubled_and_spent,
        (
            "={N} had some {x}. The number grew to {k:w} times as many, then {b} were lost and {c} remained. How many were "
            "there at "
            "the start?",
            "=How many {x} were there first, if they became {k:w} times as many, {b} were given away and {c} are left?",
            "=At the end there are {c} {x}. Just before, {b} had been taken out. And before that their number had been "
            "multiplied by "
            "{k:d}. What was it in the beginning?",
            "=I think of a number, multiply it by {k:d} and take away {b}. I get {c}. What is my number?",
            "={M}, who is {g}, multiplies a number by {k:d}, subtracts {b} and has {c}. What was the number?",
            "=number times {k:d} minus {b} is {c}. number?",
            "=A collection was {k:w} times as large in {y:d} as at the start. After {b} {x} were sold from it, {c} were left. "
            "How many "
            "{x} did it start with?",
            "={c} {x} are in the bag now. First there were some, then {k:w} times as many, then {b} fewer. How many was "
            "'some'?",
        ),
        ("",), slots="x", rows=("stamps", "coins", "cards", "marbles", "beads", "shells", "stickers"), again=("c|And if it "
        "were {c} at "
        "the end?",),
    ),
    Story(
        "whole_from_a_part", {"a": range(3, 150), "f": range(2, 3), "y": YEAR, "g": AGE}, whole_from_part,
        (
            "={Part} of the {x} are {bad}. These are {a}. How many {x} are there in all?",
            "=How many {x} are there if {a} of them are {bad} and this is {part}?",
            "={a} {x} are {bad}, and that is {part} of all the {x}. What is the whole number?",
            "={N} know{s} that {part} of {his} {x} are {bad}, {a} in number. How many {x} are there?",
            "=The {a:w} {bad} {x} make up {part} of everything. How many {x} is everything?",
            "={a} {x} are {part} of all. all?",
            "=In {y:d}, {part} of the {x} were {bad}. Somebody counted {a} such {x}. What was the total number?",
            "=Of the {x} that a woman of {g} owns, {part} are {bad}; that means {a}. What do all her {x} add up to?",
        ),
        ("",), slots="x bad part Part f",
        rows=tuple(f"{a}, {part}" for a in ("books, old", "lamps, broken", "eggs, brown", "cups, green", "chairs, new",
        "plants, dry",
            "boxes, full", "hens, white") for part in ("half, Half, 2", "a third, A third, 3", "a quarter, A quarter, 4",
            "a fifth, A fifth, 5", "a tenth, A tenth, 10", "10%, 10%, 10", "25%, 25%, 4", "20%, 20%, 5")),
        again=("a|And if {a} are {bad}?",),
    ),
    Story(
        "right_and_wrong", {"a": range(4, 40), "b": range(2, 15), "p": (2, 3, 4, 5, 10), "q": (1, 2, 3), "y": YEAR,
        "g": range(8, 17)},
        points_with_minus,
        (
            "=A right answer brings {p} points, a wrong one costs {q:d}. {N} had {a} right and {b} wrong answers. How many "
            "points is "
            "that?",
            "=How many points are {a} right and {b} wrong answers worth if right ones give {p} and wrong ones take away {q:d}?",
            "=In a quiz you win {p} points for each correct answer and lose {q:d} for each mistake. After {a} correct answers "
            "and {b} "
            "mistakes, what is the score?",
            "={b} mistakes at minus {q:d}, {a} right at plus {p}: score?",
            "={M}, {g}, gave {a} right answers and {b} wrong ones. The rule has been the same since {y:d}: {p} points for a "
            "right one, "
            "{q:d} off for a wrong one. How many points has {he2}?",
            "=For every mistake {q:d} is taken off, for everything right {p} points are given. {b:w} mistakes and {a:w} right "
            "answers "
            "make how many points?",
            "=I lost {q:d} for each of my {b} mistakes but got {p} for each of the other {a} answers. What was my result in "
            "points?",
        ),
        ("",), again=("b|And with {b} wrong ones?",),
    ),
    Story(
        "doubles_each_time", {"a": range(2, 60), "k": (2, 3, 4, 5), "g": AGE}, doubling,
        (
            "=There are {a} {x}. Their number doubles every {unit}. How many are there after {k} {unit}s?",
            "=How many {x} do {a} become in {k} {unit}s if they double each {unit}?",
            "=Every {unit} there are twice as many {x} as before. Today there are {a}. What will it be in {k} {unit}s?",
            "=A researcher of {g} starts with {a} {x}. After each {unit} she finds twice as many. How many does she find after "
            "{k} "
            "{unit}s?",
            "={a} {x}, doubling every {unit}, {k} {unit}s?",
            "=If {a:w} {x} double, and double again, {k:w} times in {k:w} {unit}s, how many will there be?",
            "=In {k} {unit}s, what is the number of {x}, which is {a} now and doubles with every {unit}?",
            "=Each {unit} the {x} double in number, beginning with {a}. Give the number {k} {unit}s later.",
        ),
        ("",), slots="x unit", rows=("bacteria, hour", "cells, day", "rabbits, year", "views, day", "lilies, week", "algae, "
        "day",
        "followers, month"), again=("a|And starting with {a}?",),
    ),
    Story(
        "votes_for_the_rest", {"t": range(40, 900), "a": range(10, 400), "b": range(10, 400), "y": YEAR, "g": AGE}, votes,
        (
            "={t} votes were cast. {M} got {a} and {K} got {b}. How many votes went to the others?",
            "=How many of {t} votes were for other people if {a} were for {M} and {b} for {K}?",
            "=In the election of {y:d}, {M} had {a} votes and {K}, who is {g}, had {b}. Altogether there were {t}. How many "
            "did the rest "
            "get?",
            "={K}: {b}. {M}: {a}. All votes: {t}. Others?",
            "=Out of {t} people, {a} chose {M} and {b} chose {K}. What number of votes does that leave for everybody else?",
            "={M} was happy about {a:w} votes. {K} had {b:w}. In all, {t:w} people voted. How many voted for somebody else?",
            "=Not everyone voted for {M} ({a}) or {K} ({b}). If {t} votes were counted, how many were for others?",
            "=With {b} votes for {K} and {a} for {M} out of {t}, how many are missing from the sum?",
        ),
        ("",), again=("b|And if {K} had {b}?",),
    ),
    Story(
        "both_ends_count", {"a": range(3, 90), "b": range(10, 300), "g": range(8, 16), "y": YEAR}, house_numbers,
        (
            "={N} checked {x} {a:d} to {b:d}. How many {x} is that?",
            "=How many {x} are there from number {a:d} to number {b:d}, both included?",
            "=For today {M}, {g}, has {x} {a:d} up to and including {b:d}. How many {x} is that?",
            "=The {x} are numbered. Somebody begins with {a:d} and stops after {b:d}. How many {x} is that?",
            "={x} {a:d} to {b:d}, both counted. how many?",
            "=In the plan of {y:d} the {x} from {a:d} up to {b:d} are marked. How many marked {x} are there?",
            "=We start at number {a:d} and go on one by one to number {b:d}, which we take too. How many {x} do we take?",
            "=Count the {x} with the numbers {a:d}, {b:d} and everything in between.",
        ),
        ("",), slots="x", rows=("pages", "exercises", "rooms", "lockers", "tickets", "problems", "doors", "files"),
        again=("b|And up to {b:d}?",),
    ),
    Story(
        "three_people_chained", {"a": range(2, 60), "f": (2, 3, 4), "d": range(2, 40), "g": range(6, 15), "y": YEAR},
        as_many_as_both,
        (
            "={Q} has {a} {x}. {M} has {f:w} times as many as {Q}, and {K} has {d} more than {M}. How many {x} do the three "
            "have in "
            "all?",
            "=How many {x} do three children have if {Q} has {a}, {M} {f:w} times as many as {Q} and {K} {d} more than {M}?",
            "={K} has {d} {x} more than {M}. {M} has {f:w} times as many as {Q}, who has {a}. Add up all three.",
            "={Q}, {g}, collected {a} {x}, {M} {f:w} times that number. {K} found {d} more than {M}. How many {x} are there "
            "together?",
            "={Q} {a} {x}, {M} {f:w} times as many, {K} {d} more than {M}. all three?",
            "=In {y:d} {Q} made {a} {x}. {M} made {f:w} times as many, {K} another {d} on top of what {M} made. What was the "
            "total?",
            "=With {a:w} {x}, {Q} has the fewest. {M} has {f:w} times as many, and {K} beats {M} by {d:w}. What's the sum of "
            "all three?",
            "=Three friends put their {x} on one heap: {Q} {a}, {M} {f:w} times as many as {Q}, and {K} {d} more than {M}. How "
            "many lie "
            "there?",
        ),
        ("",), slots="x Q", rows=("cards, Tess", "shells, Ole", "stickers, Vera", "stamps, Ned", "nuts, Pia", "coins, Kai",
        "beads, Uma",
        "badges, Rex"), again=("d|And if it were {d} more?",),
    ),
)  # fmt: skip
TASKS = STORIES
