"""Word problems with units that must be changed first, boxes in boxes, and degrees below zero."""

from __future__ import annotations

from typing import Any

from .plots import AGE, HOUSE, YEAR
from .story import Story, Work

CHANGE = (
    "kg, grams, 1000", "km, metres, 1000", "metres, cm, 100", "hours, minutes, 60", "minutes, seconds, 60", "litres, ml, 1000",
    "weeks, days, 7", "cm, mm, 10", "days, hours, 24",
)  # fmt: skip


def from_metres(w: Work, v: Any) -> None:
    whole = w.mul("In {small}", v.a, v.f)
    w.need(whole % v.d == 0 and whole > v.d)
    w.end(w.div("Number of {xs}", whole, v.d), "{xs}")


def minus_in_small(w: Work, v: Any) -> None:
    whole = w.mul("In {small}", v.a, v.f)
    w.need(v.b < whole - 1)
    w.end(w.sub("What is left", whole, v.b), "{small}")


def added_in_small(w: Work, v: Any) -> None:
    w.end(w.add("With the {b:d} {small}", w.mul("{a:d} {big} in {small}", v.a, v.f), v.b), "{small}")


def each_then_all(w: Work, v: Any) -> None:
    w.need(v.c < v.a * v.b)
    w.end(w.sub("Left over", w.mul("All {x}", w.mul("In one {big}", v.a, v.b), v.k), v.c), "{x}")


def minutes_left(w: Work, v: Any) -> None:
    used = w.add("First two", v.a, v.b)
    whole = w.mul("Minutes in {h} hours", v.h, 60)
    w.need(used < whole - 1)
    w.end(w.sub("Left", whole, used), "minutes")


STORIES = (
    Story(
        "portions_after_change",
        {"a": range(2, 20), "f": range(2, 3), "d": range(2, 3), "y": YEAR, "c": AGE},
        from_metres,
        (
            "={a:d} {big} of {y2} are {cut} of {d:d} {small} each. How many {xs} are there?",
            "=How many {xs} of {d:d} {small} can you get out of {a:d} {big} of {y2}?",
            "={N} {has} {a:d} {big} of {y2}. One {x} takes {d:d} {small}. For how many {xs} is it enough?",
            "=A {x} has {d:d} {small} of {y2}. What number of {xs} comes from {a:d} {big}?",
            "=There are {f:d} {small} in each of the {a:w} {big} of {y2}. How many {xs} with {d:d} {small} in each does that "
            "give?",
            "=We want {xs} of {d:d} {small}. The supply is {a:d} {big} of {y2}. How many {xs} do we get if nothing is wasted?",
            "={a:d} {big} of {y2}, {d:d} {small} per {x}. how many {xs}?",
            "=A woman of {c} buys {a:d} {big} of {y2} and uses {d:d} {small} for every {x}. After how many {xs} has she used "
            "up all?",
        ),
        ("",), slots="big small f d y2 x xs cut",
        rows=("metres, cm, 100, 20, ribbon, piece, pieces, cut into pieces", "metres, cm, 100, 25, wire, piece, pieces, cut "
        "into "
              "pieces", "metres, cm, 100, 50, cloth, flag, flags, made into flags", "kg, grams, 1000, 200, nuts, bag, bags, "
              "packed "
              "into bags", "kg, grams, 1000, 250, tea, bag, bags, put into bags", "kg, grams, 1000, 500, flour, loaf, loaves, "
              "made "
              "into loaves", "kg, grams, 1000, 100, sweets, bag, bags, put into bags",
              "litres, ml, 1000, 200, juice, glass, glasses, poured into glasses",
              "litres, ml, 1000, 250, soup, bowl, bowls, served in bowls", "litres, ml, 1000, 500, milk, bottle, bottles, "
              "filled "
              "into bottles", "litres, ml, 1000, 100, syrup, cup, cups, poured into cups"),
        again=("a|And from {a:d} {big}?",),
    ),
    Story(
        "taken_in_small_units",
        {"a": range(2, 10), "f": range(2, 3), "b": range(5, 990), "y": YEAR},
        minus_in_small,
        (
            "=From {a:d} {big}, {b:d} {small} are taken away. How many {small} are left?",
            "=What is {a:d} {big} minus {b:d} {small}, in {small}?",
            "={N} had {a:d} {big} and used {b:d} {small}. How many {small} remain?",
            "=Of {a:w} {big}, {b:d} {small} are over already. How many {small} are still to come?",
            "=How many {small} are there between {b:d} {small} and {a:d} {big}?",
            "={b:d} {small} are missing from {a:d} {big}. How many {small} do we have?",
            "={a:d} {big} less {b:d} {small}, in {small}?",
            "=In {y:d} it took {a:d} {big}. Now it takes {b:d} {small} less. How many {small} is that?",
            "=A full {a:d} {big} is wanted, and there are {b:d} {small}. How many {small} must be added?",
        ),
        ("",), slots="big small f", rows=CHANGE, again=("b|And minus {b:d} {small}?",),
    ),
    Story(
        "both_in_small_units",
        {"a": range(2, 10), "f": range(2, 3), "b": range(3, 60), "c": AGE},
        added_in_small,
        (
            "=How many {small} are {a:d} {big} and {b:d} {small}?", "=Write {a:d} {big} {b:d} {small} in {small} only.",
            "={N} measured {a:d} {big} and {b:d} {small}. What is that in {small}?",
            "=Something takes {a:d} {big} and another {b:d} {small} on top. How many {small} is that altogether?",
            "={a:w} {big} plus {b:w} {small}, how many {small}?", "=There are {f:d} {small} to each of the {a:d} {big}, and "
            "{b} "
            "{small} more. How many {small} in total?", "=My uncle, {c}, says it's {a:d} {big} and {b:d} {small}. I need it in "
            "{small}.",
            "=convert {a:d} {big} {b:d} {small} to {small}", "=First {a:d} {big}, then {b:d} {small}. Give the sum in {small}.",
        ),
        ("",), slots="big small f", rows=CHANGE, again=("a|And {a:d} {big} and {b:d} {small}?",),
    ),
    Story(
        "two_temperatures",
        {"a": range(2, 30), "b": range(2, 25), "t": range(5, 12)},
        lambda w, v: w.end(w.add("Degrees below and above zero", v.b, v.a), "degrees"),
        (
            "=In {p1} it is {a} degrees, in {p2} {b} degrees below zero. How big is the difference?",
            "=How many degrees lie between {b} degrees below zero and {a} degrees above zero?",
            "=During the night it was minus {b} degrees. Now, at noon, it is plus {a}. By how many degrees has it got warmer?",
            "=The freezer is at minus {b} degrees and the kitchen at {a} degrees. What's the difference in temperature?",
            "=At {t} in the evening the thermometer in {p2} showed {b} degrees below zero, and {p1} had {a} degrees. How much "
            "warmer "
            "was it in {p1}?",
            "=The temperature rose from {b:w} degrees below zero to {a:w} degrees above. How many degrees did it rise?",
            "=minus {b:d} in {p2}, plus {a:d} in {p1}. difference in degrees?",
            "=It was {a} degrees when we left {p1}, and {b} below zero when we got to {p2}. How many degrees colder was it "
            "there?",
        ),
        ("",), slots="p1 p2", rows=("Rome, Oslo", "Madrid, Riga", "the valley, the mountains", "Cairo, Moscow", "Perth, Tromso",
        "the hut, the forest", "Lisbon, Helsinki"), again=("b|And if it had been {b} degrees below zero?",),
    ),
    Story(
        "boxes_in_boxes", {"a": range(2, 13), "b": range(2, 13), "k": range(2, 10), "c": range(2, 300), "y": YEAR, "no": HOUSE},
        each_then_all,
        (
            "=There are {k} {bigs}. In each are {a} {mids} with {b} {x} in every one. {c} {x} are used. How many {x} are left?",
            "=How many {x} remain of {k} {bigs} with {a} {mids} each and {b} {x} in a {mid}, after {c} are gone?",
            "=A {mid} holds {b} {x}, and a {big} holds {a} {mids}. Somebody has {k} {bigs} and takes out {c} {x}. What is "
            "left?",
            "=At number {no} came {k} {bigs}, {a} {mids} in each, {b} {x} to a {mid}. Once {c} {x} were handed out, how many "
            "stayed?",
            "=How many {x} would be left if {c} were taken out of {k} {bigs}, each made up of {a} {mids} of {b} {x}?",
            "={k} {bigs} x {a} {mids} x {b} {x}, minus {c} {x}?",
            "={c} {x} have been taken. Before that there were {k:w} full {bigs}; every {big} has {a:w} {mids} and every {mid} "
            "{b:w} {x}. "
            "How many {x} are there now?",
            "=Of {k} {bigs}, delivered in {y:d}, nothing was missing at first: {a} {mids} in each, each {mid} with {b} {x}. "
            "Then {c} {x} "
            "were sold. How many were not?",
        ),
        ("",), slots="big bigs mid mids x",
        rows=("crate, crates, box, boxes, eggs", "carton, cartons, pack, packs, batteries", "case, cases, bag, bags, sweets",
              "shelf, shelves, tray, trays, plants", "cupboard, cupboards, drawer, drawers, files", "box, boxes, packet, "
              "packets, pens"),
        again=("c|And if {c} are used?",),
    ),
    Story(
        "time_that_is_left", {"h": range(2, 6), "a": range(10, 150, 5), "b": range(10, 150, 5), "g": range(7, 16), "y": YEAR},
        minutes_left,
        (
            "={N} {has} {h} hours. {x} takes {a} minutes and {y2} {b} minutes. How many minutes are left?",
            "=How many minutes of {h} hours remain after {a} minutes of {x} and {b} minutes of {y2}?",
            "=In {h} hours we want to get through {x} ({a} minutes) and {y2} ({b} minutes). How many minutes are free?",
            "={M}, {g}, may stay for {h} hours. {a} minutes go on {x}, {b} on {y2}. How many minutes does {he2} have then?",
            "={h} h minus {a} min {x} minus {b} min {y2}, minutes left?",
            "=Out of {h:w} hours, {a:w} minutes were {x} and {b:w} minutes {y2}. What is left, in minutes?",
            "=A disc from {y:d} has room for {h} hours. On it are {a} minutes of {x} and {b} minutes of {y2}. For how many "
            "more minutes "
            "is there room?",
            "=After {b} minutes of {y2} and {a} minutes of {x}, how long is it to the end of the {h} hours, in minutes?",
        ),
        ("",), slots="x y2", rows=("music, talk", "singing, dancing", "reading, painting", "sport, theory", "maths, physics",
        "songs, stories", "practice, rest"), again=("a|And with {a} minutes of {x}?",),
    ),
)  # fmt: skip
TASKS = STORIES
