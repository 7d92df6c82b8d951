"""Short word problems in pairs, as in `visits`."""

from __future__ import annotations

from typing import Any

from .relations import AGE, YEAR
from .story import Story, Work
from .visits import lot, minus, plus, times


def last_stage(w: Work, v: Any) -> None:
    gone = w.add("Kilometres {gone}", v.a, v.b)
    w.need(gone < v.t - 1)
    w.end(w.sub("Kilometres still to go", v.t, gone), "km")


def off_and_on(w: Work, v: Any) -> None:
    w.need(v.b < v.a)
    w.end(w.add("With the {c} new {x}", w.sub("{x} who stay", v.a, v.b), v.c), "{x}")


def on_and_off(w: Work, v: Any) -> None:
    there = w.add("{x} after more came", v.a, v.b)
    w.need(v.c < there - 1)
    w.end(w.sub("{x} who stay", there, v.c), "{x}")


def one_kind(w: Work, v: Any) -> None:
    w.need(v.c < v.a - 1)
    w.end(w.sub("{x} left", v.a, v.c), "{x}")


def both_kinds(w: Work, v: Any) -> None:
    w.need(v.c < v.a - 1)
    w.end(w.sub("{both} left", w.add("{both} at first", v.a, v.b), v.c), "{both}")


def both_days_more(w: Work, v: Any) -> None:
    w.end(w.add("{x} on both days", v.a, w.add("{x} on the second day", v.a, v.f)), "{x}")


def both_days_times(w: Work, v: Any) -> None:
    w.end(w.add("{x} on both days", v.a, w.mul("{x} on the second day", v.f, v.a)), "{x}")


def rows_and_standing(w: Work, v: Any) -> None:
    w.need(min(v.a, v.b) <= 10 or v.a % 10 == 0)
    w.end(w.add("With the {c} who stand", w.mul("People on the {x}", v.a, v.b), v.c), "people")


def empty_of_rows(w: Work, v: Any) -> None:
    w.need(min(v.a, v.b) <= 10 or v.a % 10 == 0)
    whole = w.mul("All the {x}", v.a, v.b)
    w.need(v.c < whole - 1)
    w.end(w.sub("{x} that are free", whole, v.c), "{x}")


STORIES = (
    Story(
        "age_later", {"a": range(3, 80), "b": range(2, 30)}, plus("Age in {b} years", "years old"),
        (
            "={M} is {a:d} now. How old will {he2} be in {b} years?",
            "=How old will my {kin} be in {b} years, being {a:d} today?",
            "=In {b} years, how old is someone who is {a:d} today?",
            "=I'm {a:d}. What will my age be {b} years from now?",
            "={a:d} years old, in {b} years?",
            "=My {kin} is {a:d} years old. {b} years must pass until the great party. How old will the guest of honour be "
            "then?",
            "=Our house was built {a:d} years ago. How old will it be in {b} years?",
            "={b} years ago {M} was {a:d}. How old is {M} now?",
        ),
        ("",), again=("b|And in {b} years?",),
    ),
    Story(
        "age_years_ago", {"a": range(8, 90), "b": range(2, 40)}, minus("Age {b} years before", "years old"),
        (
            "={M} is {a:d} now. How old was {he2} {b} years ago?",
            "=How old was my {kin} {b} years ago, being {a:d} today?",
            "={b} years ago, how old was someone who is {a:d} today?",
            "=I'm {a:d}. What was my age {b} years before now?",
            "={a:d} years old, {b} years ago?",
            "=My {kin} is {a:d} years old and has lived here for {b} years. At what age did my {kin} come here?",
            "=Our house is {a:d} years old. How old was it {b} years ago?",
            "=In {b} years {M} will be {a:d}. How old is {M} now?",
        ),
        ("",), again=("b|And {b} years ago?",),
    ),
    Story(
        "stages_together", {"a": lot(3, 400), "b": lot(3, 400), "g": AGE}, plus("Kilometres {gone} in all", "km"),
        (
            "{N} {went} {a} km before lunch and {b} km after it.",
            "{N} {went} {a} km on {day} and {b} km a day later.",
            "First {N} {went} {a} km. After a break {he} {went} {b} km more.",
            "{N} {went} {a} km to {K}, and then {b} km more to the sea.",
            "=How far is it if you go {a} km and then another {b} km?",
            "=I {went} {a} km in the morning, {b} km in the afternoon. How far was that altogether?",
            "={a} km, then {b} km, how far?",
            "=A woman of {g} {went} {a} km, rested, and {went} the last {b} km. How long was her way?",
            "=I have {gone} {a} km and there are still {b} km to go. How far is the whole way?",
        ),
        ("<How far did {N} go?", "How many km is that?", "<How many kilometres did {N} go in all?", "How far was it?"),
        ("how far {N} went", "how many kilometres that is"), slots="went gone",
        rows=("drove, driven", "cycled, cycled", "walked, walked", "rode, ridden", "travelled, travelled", "hiked, hiked",
        "sailed, sailed"), again=("b|And with {b} km?",),
    ),
    Story(
        "stages_to_go", {"a": lot(10, 900), "b": lot(4, 600), "g": AGE}, minus("Kilometres left", "km"),
        (
            "{Ns} way is {a} km. {he} {went} {b} km before lunch.",
            "It is {a} km to the sea. {N} {went} {b} km on {day}.",
            "{N} {has} {gone} {b} km of the {a} km to {K}.",
            "First {N} {went} {b} km, then {he} took a break. The whole way is {a} km.",
            "=How far is it still if the way is {a} km and I have {gone} {b} km?",
            "=I {went} {b} km in the morning. By the evening it was {a} km in all. How far did I go after the morning?",
            "={a} km in all, {b} km {gone}, how far still?",
            "=A woman of {g} {went} {b} km and then rested. Her whole way was {a} km. How long was the second part?",
            "={a} km to go at eight, and {b} km of that {gone} by noon. How many km are left?",
        ),
        ("<How far is it still?", "How many km are left?", "<How many kilometres are left?", "How much further is it?"),
        ("how far it is still", "how many kilometres are left"), slots="went gone",
        rows=("drove, driven", "cycled, cycled", "walked, walked", "rode, ridden", "travelled, travelled", "hiked, hiked",
        "sailed, sailed"), again=("b|And after {b} km?",),
    ),
    Story(
        "third_stage", {"t": lot(20, 900), "a": lot(5, 400), "b": lot(5, 400), "g": AGE}, last_stage,
        (
            "{Ns} way is {t} km. {he} {went} {a} km on Monday and {b} km on Tuesday.",
            "{N} {went} {a} km and then {b} km. The whole way is {t} km.",
            "Of {t} km, {N} {has} {gone} {a} km and then another {b} km.",
            "It is {t} km to {K}. {N} {went} {a} km, had lunch and {went} {b} km more.",
            "=How far is it still after {a} km and {b} km, if the whole way is {t} km?",
            "=I planned {t} km for three days. Day one was {a} km, day two {b} km. How far must I go on day three?",
            "={t} km in all, {a} km and {b} km {gone}, how far still?",
            "=A man of {g} {went} {a} km, rested, {went} {b} km, rested again and then came to the end. It was {t} km in all. "
            "How long was the last part?",
            "=On my first day I {went} {a} km, on my second {b} km. {t} km is my goal. What is missing?",
        ),
        ("<How far is it still?", "How many km are left?", "<How many kilometres are left?"),
        ("how far it is still", "how many kilometres are left"), slots="went gone",
        rows=("drove, driven", "cycled, cycled", "walked, walked", "rode, ridden", "travelled, travelled", "hiked, hiked"),
        again=("b|And after {b} km on the second part?",),
    ),
    Story(
        "off_then_on", {"a": lot(8, 200), "b": lot(3, 100), "c": range(3, 90), "y": YEAR}, off_and_on,
        (
            "=A {bus} has {a} {x} on it. {b} get off and {c} get on. How many {x} are there now?",
            "=How many {x} are on a {bus} that had {a}, if {b} get off and then {c} get on?",
            "=I was on a {bus} with {a} {x}. At the next stop {b} left and {c} came in. How many were there then?",
            "={bus} with {a} {x}, {b} off, {c} on, how many now?",
            "=At the station {b} of the {a} {x} left the {bus}, and {c} new ones took a seat. How many does it carry now?",
            "={a} {x} are on the {bus}. After the stop there are {b} fewer, and then {c} more. How many is that?",
            "=The {bus}, built in {y:d}, arrives with {a} {x}. {b} get out here, {c} get in. With how many does it leave?",
            "={c} {x} get on a {bus} after {b} got off. There were {a} before. How many are there now?",
        ),
        ("",), slots="x bus", rows=("passengers, bus", "passengers, tram", "people, ferry", "people, train", "children, "
        "school bus", "tourists, coach", "travellers, boat", "people, lift"), again=("c|And if {c} get on?",),
    ),
    Story(
        "came_then_left", {"a": lot(5, 200), "b": lot(3, 100), "c": lot(3, 120), "g": AGE}, on_and_off,
        (
            "=There are {a} {x} {where}. {b} more come and then {c} leave. How many {x} are there now?",
            "=How many {x} are {where} if there were {a}, then {b} came and then {c} went?",
            "=In the morning I saw {a} {x} {where}. {b} others came at noon, and in the evening {c} left. How many stayed?",
            "={a} {x} {where}, {b} more, {c} gone, how many?",
            "={b} {x} joined the {a} that were {where}. Later {c} went away. How many were left?",
            "=After {b} more {x} had come to the {a} {where}, {c} of them left. What is their number now?",
            "=A man of {g} counts {a} {x} {where}. A little later he counts {b} new ones, and then sees {c} leave. How many "
            "are "
            "there at the end?",
            "={c} {x} have just left. Before that, {b} had come, and there were {a} {where} at first. How many are there now?",
        ),
        ("",), slots="x where", rows=("guests, in the cafe", "children, in the yard", "people, in the pool", "visitors, in the "
        "museum", "customers, in the shop", "players, on the field", "students, in the library", "dancers, in the hall",
        "patients, in the waiting room", "tourists, on the beach"), again=("c|And if {c} leave?",),
    ),
    Story(
        "only_one_kind", {"a": lot(8, 200), "b": lot(3, 200), "c": range(3, 90)}, one_kind,
        (
            "=There are {a} {x} and {b} {z} {where}. {c} {x} {go}. How many {x} are left?",
            "=How many {x} are left {where} if there were {a} {x} and {b} {z} and {c} {x} {go}?",
            "=We have {b} {z} and {a} {x} {where}. Today {c} of the {x} {go}. How many {x} do we have now?",
            "={a} {x}, {b} {z}, {c} {x} {go}, how many {x} now?",
            "={c} of {a} {x} {where} {go}. The {b} {z} stay. How many {x} are still there?",
            "=I see {a} {x} {where}. There are {b} {z} too. Then {c} of the {x} {go}. What is the number of {x} now?",
            "=Only the {x} count here, not the {b} {z}. There were {a} {x} {where}, and {c} {go}. How many {x} stay?",
            "=Out of {a} {x} and {b} {z} {where}, {c} {x} {go}. How many {x} remain?",
        ),
        ("",), slots="x z where go", rows=("cows, sheep, in the field, are sold", "ducks, swans, on the lake, fly away",
        "boys, girls, in the hall, go home", "apples, pears, in the basket, are eaten", "cars, vans, in the car park, drive "
        "off",
        "roses, tulips, in the garden, are cut", "forks, spoons, in the drawer, are taken out",
        "novels, comics, on the shelf, are lent out", "adults, children, in the museum, leave", "hens, goats, in the yard, run "
        "away"), again=("c|And if it is {c} {x}?",),
    ),
    Story(
        "both_kinds_left", {"a": lot(8, 200), "b": lot(3, 200), "c": range(3, 90)}, both_kinds,
        (
            "=There are {a} {x} and {b} {z} {where}. {c} {x} {go}. How many {both} are left?",
            "=How many {both} are left {where} if there were {a} {x} and {b} {z} and {c} {x} {go}?",
            "=We have {b} {z} and {a} {x} {where}. Today {c} of the {x} {go}. How many {both} do we have now, {x} and {z}?",
            "={a} {x}, {b} {z}, {c} {x} {go}, how many {both} now?",
            "={c} of {a} {x} {where} {go}. The {b} {z} stay. How many {both} are there now altogether?",
            "=I see {a} {x} {where}. There are {b} {z} too. Then {c} of the {x} {go}. What is the number of all the {both} "
            "now?",
            "=Both the {x} and the {z} count. There were {a} {x} and {b} {z} {where}, and {c} {x} {go}. How many {both} stay?",
            "=Out of {a} {x} and {b} {z} {where}, {c} {x} {go}. How many {both} remain?",
        ),
        ("",), slots="x z both where go", rows=("cows, sheep, animals, in the field, are sold", "ducks, swans, birds, on the "
        "lake, fly away", "boys, girls, children, in the hall, go home", "apples, pears, pieces of fruit, in the basket, are "
        "eaten", "cars, vans, vehicles, in the car park, drive off", "roses, tulips, flowers, in the garden, are cut",
        "novels, comics, books, on the shelf, are lent out", "adults, children, visitors, in the museum, leave",
        "hens, goats, animals, in the yard, run away"), again=("c|And if it is {c} {x}?",),
    ),
    Story(
        "so_many_more", {"a": lot(5, 300), "b": range(2, 10), "y": YEAR}, plus("{x} {t2}"),
        (
            "There were {a} {x} {t1} and {b:w} more {t2}.",
            "{t1} there were {a} {x}, and {t2} there were {b:w} more than that.",
            "{t2} there were {b:w} more {x} than {t1}. {t1} it was {a}.",
            "{N} counted {a} {x} {t1}. {t2} {he} counted {b:w} more.",
            "=How many {x} were there {t2}, if it was {b:w} more than {t1} and {t1} it was {a}?",
            "={a} {x} {t1}, {b:d} more {t2}, how many {t2}?",
            "=We had {a} {x} {t1}. {t2} it was the same number and {b:w} more. How many {x} did we have {t2}?",
            "={a} {x} came {t1}. With {b:w} more, how many were there {t2}?",
            "=The number of {x} was {a} {t1}. It was {b:w} higher {t2}. How many was that?",
        ),
        ("<How many {x} were there {t2}?", "How many {x} is that {t2}?", "<How many {x} were counted {t2}?"),
        ("how many {x} there were {t2}",), slots="x t1 t2",
        rows=tuple(f"{x}, {when}" for x in ("visitors", "guests", "customers", "swimmers", "campers", "birds", "patients")
        for when in ("on Saturday, on Sunday", "in May, in June", "yesterday, today", "last year, this year")),
        again=("a|And with {a} {x} {t1}?",),
    ),
    Story(
        "so_many_times", {"a": lot(5, 150), "b": range(2, 7), "y": YEAR}, times("{x} {t2}"),
        (
            "There were {a} {x} {t1} and {b:w} times as many {t2}.",
            "{t1} there were {a} {x}, and {t2} there were {b:w} times as many as that.",
            "{t2} there were {b:w} times as many {x} as {t1}. {t1} it was {a}.",
            "{N} counted {a} {x} {t1}. {t2} {he} counted {b:w} times as many.",
            "=How many {x} were there {t2}, if it was {b:w} times as many as {t1} and {t1} it was {a}?",
            "={a} {x} {t1}, {b:d} times as many {t2}, how many {t2}?",
            "=We had {a} {x} {t1}. {t2} it was {b:w} times that number. How many {x} did we have {t2}?",
            "={a} {x} came {t1}. With {b:w} times as many, how many were there {t2}?",
            "=The number of {x} was {a} {t1}. It was {b:w} times as high {t2}. How many was that?",
        ),
        ("<How many {x} were there {t2}?", "How many {x} is that {t2}?", "<How many {x} were counted {t2}?"),
        ("how many {x} there were {t2}",), slots="x t1 t2",
        rows=tuple(f"{x}, {when}" for x in ("visitors", "guests", "customers", "swimmers", "campers", "birds", "patients")
        for when in ("on Saturday, on Sunday", "in May, in June", "yesterday, today", "last year, this year")),
        again=("a|And with {a} {x} {t1}?",),
    ),
    Story(
        "two_days_more", {"a": lot(5, 300), "f": range(2, 60), "y": YEAR}, both_days_more,
        (
            "=There were {a} {x} on Friday and {f} more on Saturday than on Friday. How many {x} were there on both days?",
            "=How many {x} came on two days, if {a} came on the first and {f} more than that on the second?",
            "=On the first day {N} counted {a} {x}. On the second day it was {f} more. How many is that together?",
            "=first day {a} {x}, second day {f} more than that, both days?",
            "=We had {f} more {x} today than yesterday. Yesterday it was {a}. How many did we have in the two days?",
            "=The second day brought {f} {x} more than the first one, which brought {a}. Add both days.",
            "={a} {x} on Monday, on Tuesday the same and {f} more. How many {x} in two days?",
            "=In {y:d} they had {a} {x} on the first day and {f} more on the second. How many {x} were there in all?",
        ),
        ("",), slots="x", rows=("visitors", "guests", "customers", "swimmers", "campers", "tourists", "patients", "readers"),
        again=("f|And with {f} more?",),
    ),
    Story(
        "two_days_times", {"a": lot(5, 150), "f": range(2, 6), "y": YEAR}, both_days_times,
        (
            "=There were {a} {x} on Friday and {f:w} times as many on Saturday. How many {x} were there on both days?",
            "=How many {x} came on two days, if {a} came on the first and {f:w} times as many on the second?",
            "=On the first day {N} counted {a} {x}. On the second day it was {f:w} times as many. How many is that together?",
            "=first day {a} {x}, second day {f:d} times as many, both days?",
            "=We had {f:w} times as many {x} today as yesterday. Yesterday it was {a}. How many did we have in the two days?",
            "=The second day brought {f:w} times as many {x} as the first one, which brought {a}. Add both days.",
            "={a} {x} on Monday, on Tuesday {f:w} times that number. How many {x} in two days?",
            "=In {y:d} they had {a} {x} on the first day and {f:w} times as many on the second. How many {x} were there in "
            "all?",
        ),
        ("",), slots="x", rows=("visitors", "guests", "customers", "swimmers", "campers", "tourists", "patients", "readers"),
        again=("a|And with {a} on the first day?",),
    ),
    Story(
        "sitting_and_standing", {"a": range(3, 31), "b": range(2, 21), "c": range(3, 90), "y": YEAR}, rows_and_standing,
        (
            "=There are {a} {x} with {b} people on each. {c} people have to stand. How many people are there?",
            "=How many people are in {place} if {b} sit on each of {a} {x} and {c} stand?",
            "=In {place} all {a} {x} are full, {b} people on each, and {c} people are standing. How many people is that?",
            "={a} {x}, {b} people each, {c} standing, how many people?",
            "={c} people stand at the back of {place}. The others sit on {a} {x}, {b} on each. How many are there?",
            "=On every one of the {a} {x} in {place} there are {b} people. Then {c} more come and stand. How many now?",
            "=I put out {a} {x} for {b} people each. They were all taken and {c} people found no seat. How many came?",
            "=Since {y:d} {place} has had {a} {x} of {b} seats. All are taken and {c} people stand. How many people are there?",
        ),
        ("",), slots="x place", rows=("benches, the church", "sofas, the lobby", "benches, the park", "rugs, the tent",
        "benches, the hall", "logs, the camp", "pews, the chapel"), again=("c|And if {c} stand?",),
    ),
    Story(
        "free_in_the_rows", {"a": range(3, 31), "b": range(4, 31), "c": lot(5, 600), "y": YEAR}, empty_of_rows,
        (
            "=There are {a} {rows} with {b} {x} each. {c} {x} are taken. How many are free?",
            "=How many {x} are free in {place} with {a} {rows} of {b} {x}, if {c} people have come?",
            "=In {place} each of the {a} {rows} has {b} {x}. {c} people sit there. How many {x} are empty?",
            "={a} {rows}, {b} {x} each, {c} taken, how many free?",
            "={c} people have sat down in {place}. It has {a} {rows} of {b} {x} each. How many can still sit down?",
            "=In every one of the {a} {rows} in {place} there are {b} {x}. Of all these {c} are taken. How many {x} are left?",
            "=I set up {a} {rows}, {b} {x} in each. Only {c} people came. How many {x} stayed empty?",
            "=Since {y:d} {place} has had {a} {rows} of {b} {x}. Today {c} are sold. How many can I still get?",
        ),
        ("",), slots="x rows place", rows=("seats, rows, the cinema", "seats, rows, the theatre", "chairs, rows, the hall",
        "seats, rows, the circus tent", "seats, coaches, the train", "places, tables, the restaurant",
        "seats, blocks, the stadium"), again=("c|And if {c} are taken?",),
    ),
)  # fmt: skip
TASKS = STORIES
