"""Short word problems in pairs, as in `keeping`."""

from __future__ import annotations

from typing import Any

from .keeping import STORE
from .relations import AGE, YEAR
from .story import Story, Work
from .visits import lot, minus, over, plus, times


def around(w: Work, v: Any) -> None:
    w.need(v.a != v.b)
    w.end(w.mul("All the way round the {x}", 2, w.add("Length and width of the {x}", v.a, v.b)), "m")


def full_ones_and_rest(w: Work, v: Any) -> None:
    w.need(min(v.a, v.b) <= 10)
    w.end(w.add("With the {c} others", w.mul("{x} in the {boxes}", v.a, v.b), v.c), "{x}")


def days_and_weeks(w: Work, v: Any) -> None:
    w.end(w.add("With {b} more days", w.mul("Days in {a} weeks", 7, v.a), v.b), "days")


def hours_and_minutes(w: Work, v: Any) -> None:
    w.end(w.add("With {b} more minutes", w.mul("Minutes in {a} hours", 60, v.a), v.b), "minutes")

TANKS = (
    "tank, water", "barrel, rainwater", "pool, water", "can, petrol", "bath, water", "bucket, paint", "drum, oil",
    "cistern, water", "container, milk", "fish tank, water",
)  # fmt: skip
POTS = tuple(
    f"{x}, {boxes}" for x, boxes in (
        ("eggs", "boxes"), ("plants", "trays"), ("bottles", "crates"), ("chairs", "stacks"), ("parcels", "vans"), ("candles",
        "packs"), ("apples", "bags"), ("pencils", "packets"), ("biscuits", "tins"), ("flowers", "vases"), ("buns", "trays"),
        ("tiles", "boxes"), ("seedlings", "tubs"), ("sweets", "jars"), ("books", "boxes"),
    )
)  # fmt: skip

STORIES = (
    Story(
        "stock_for_days", {"a": range(2, 31), "b": range(3, 31), "y": YEAR}, times("{unit} for {b} days", "{unit}"),
        (
            "In {place} {N} use{s} {a} {unit} of {x} a day.",
            "Each day {a} {unit} of {x} are used in {place}.",
            "Every day {N} take{s} {a} {unit} of {x} from {place}.",
        ),
        ("<How many {unit} of {x} is that in {b} days?", "<How many {unit} of {x} are needed for {b} days?",
        "How many {unit} must last for {b} days?", "<How many {unit} of {x} are used in {b} days?",
        "<What is needed for {b} days, in {unit} of {x}?", "And in {b} days, how many {unit}?", "how much for {b} days?"),
        ("how many {unit} of {x} are needed for {b} days", "how many {unit} of {x} are used up in {b} days"),
        slots="x unit place", rows=STORE, again=("b|And for {b} days?",),
    ),
    Story(
        "tank_emptied", {"a": lot(10, 900), "b": lot(4, 600), "y": YEAR}, minus("Litres of {z}", "litres"),
        (
            "There are {a} litres of {z} in a {x}, and {b} litres are taken out.",
            "{N} {has} a {x} with {a} litres of {z}. {b} litres run out.",
            "A {x} held {a} litres of {z}, then it lost {b} litres.",
            "{b} litres of {z} were poured out of a {x} that had {a} litres in it.",
            "=How many litres are left in a {x} with {a} litres of {z} if {b} are used?",
            "={x} with {a} litres, {b} litres out, how many left?",
            "=A {x} can hold {a} litres, and there are {b} litres of {z} in it. How many more litres can go in?",
            "=A {x} for {a} litres of {z} holds {b} litres now. How many litres must I add to make it full?",
            "=I filled up my {x} with {b} litres and now it has {a} litres of {z} in it. How many litres were there before?",
        ),
        ("<How many litres are left in the {x}?", "How many litres are in it now?", "How many litres remain?"),
        ("how many litres are left in the {x}",), slots="x z", rows=TANKS, again=("b|And with {b} litres?",),
    ),
    Story(
        "tank_filled", {"a": lot(10, 500), "b": lot(4, 500), "y": YEAR}, plus("Litres in all", "litres"),
        (
            "=There are {a} litres of {z} in a {x}, and {b} litres are put in. How many litres are there now?",
            "=How many litres are in a {x} with {a} litres of {z} if {b} are added?",
            "={x} with {a} litres, {b} litres in, how many now?",
            "=I took {a} litres of {z} out of the {x} and {b} litres are left. How many litres were there before?",
            "=In a {x} there are {a} litres of {z}. It can take {b} litres more until it is full. How many litres does it "
            "hold?",
            "=A {x} lost {a} litres of {z} and still has {b} litres in it. How many litres did it have?",
            "={N} {has} a {x} with {a} litres of {z} and pour{s} in {b} litres more. How many litres is that?",
            "=My full {x} of {z}: {a} litres used, {b} litres not used. How many litres was that at first?",
        ),
        ("",), slots="x z", rows=TANKS, again=("b|And with {b} litres?",),
    ),
    Story(
        "packed_in_each", {"a": range(2, 41), "b": range(2, 41), "y": YEAR}, times("All the {x}"),
        (
            "There are {a} {boxes} with {b} {x} in each.",
            "{N} {has} {a} {boxes} of {b} {x}.",
            "In each of {a} {boxes} there are {b} {x}.",
            "{N} put {b} {x} into each of {a} {boxes}.",
            "=How many {x} are there in {a} {boxes} with {b} in each?",
            "={a} {boxes}, {b} {x} in each, how many {x}?",
            "=Every one of our {a} {boxes} holds {b} {x}. How many {x} do we have?",
            "=I filled {a} {boxes}, always with {b} {x}. How many {x} did I need?",
            "=To fill {a} {boxes} with {b} {x} each, how many {x} must I have?",
        ),
        ("<How many {x} are there in all?", "How many {x} is that?", "<How many {x} are there altogether?"),
        ("how many {x} there are", "the number of {x}"), slots="x boxes", rows=POTS, again=("a|And with {a} {boxes}?",),
    ),
    Story(
        "packed_evenly", {"a": lot(6, 700), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25), "y": YEAR},
        over("{x} in each of the {boxes}"),
        (
            "There are {a} {x} in {b} {boxes}, the same number in each.",
            "{N} share{s} {a} {x} out equally over {b} {boxes}.",
            "{b} {boxes} hold {a} {x} altogether, and each holds as many as the others.",
            "{N} put {a} {x} into {b} {boxes}, with the same number in each.",
            "=How many {x} are there in each of {b} {boxes} if there are {a} in all?",
            "={a} {x}, {b} {boxes}, how many in each?",
            "=All our {b} {boxes} together hold {a} {x}. They are equally full. How many {x} are in each?",
            "=I filled {b} {boxes} with my {a} {x} and none were left. All got the same. How many went into each?",
            "=To put {a} {x} evenly into {b} {boxes}, how many must go in each?",
        ),
        ("<How many {x} are there in each?", "How many is that in each?", "<How many {x} go into one of the {boxes}?"),
        ("how many {x} there are in each", "the number of {x} in each"), slots="x boxes", rows=POTS,
        again=("a|And with {a} {x}?",),
    ),
    Story(
        "how_many_packs", {"a": lot(6, 700), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25), "y": YEAR},
        over("Number of {boxes}", "{boxes}"),
        (
            "There are {a} {x} in {boxes} of {b} each.",
            "{N} put{s} {b} {x} in each of some {boxes}. There are {a} {x}.",
            "{N} {has} {a} {x} to put away, and {b} go into each of the {boxes}.",
            "=How many {boxes} are needed for {a} {x} with {b} in each?",
            "={a} {x}, {b} in each, how many {boxes}?",
            "=All our {boxes} hold {b} {x} each. We have {a} {x}, and all {boxes} are full. How many {boxes} are there?",
            "=I filled {boxes} with {b} {x} each until all {a} were used. How many {boxes} did I fill?",
            "=To put away {a} {x}, {b} in each, how many {boxes} must I have?",
        ),
        ("<How many {boxes} are needed?", "How many {boxes} is that?", "<How many {boxes} does that fill?"),
        ("how many {boxes} are needed", "the number of {boxes}"), slots="x boxes", rows=POTS, again=("a|And with {a} {x}?",),
    ),
    Story(
        "packed_and_loose", {"a": range(2, 31), "b": range(2, 25), "c": range(2, 60), "y": YEAR}, full_ones_and_rest,
        (
            "=There are {a} {boxes} with {b} {x} each and {c} {x} on the floor. How many {x} are there?",
            "=How many {x} do I have with {a} {boxes} of {b} and {c} single ones?",
            "={N} {has} {c} {x} and {a} full {boxes} with {b} {x} in each. How many {x} is that in all?",
            "={a} {boxes}, {b} {x} in each, {c} extra, how many {x}?",
            "=I filled {a} {boxes} with {b} {x} each and had {c} {x} left. How many {x} did I have?",
            "={c} {x} did not fit in. The others fill {a} {boxes}, {b} in each. How many {x} are there altogether?",
            "=Each of {a} {boxes} has {b} {x} in it. Then {N} get{s} {c} more {x}. How many are there now?",
            "=Add {c} {x} to the ones in {a} {boxes} of {b} each. How many {x} do you get?",
        ),
        ("",), slots="x boxes", rows=POTS, again=("c|And with {c} extra?",),
    ),
    Story(
        "area_of_it", {"a": range(2, 41), "b": range(2, 21), "y": YEAR}, times("Area of the {x}", "square metres"),
        (
            "{N} {has} a {x} that is {a:d} m long and {b:d} m wide.",
            "A {x} measures {a:d} m by {b:d} m.",
            "The {x} has a length of {a:d} metres and a width of {b:d} metres.",
            "In {y:d} they made a {x} of {a:d} m by {b:d} m.",
            "=How many square metres is a {x} of {a:d} m by {b:d} m?",
            "={x} {a:d} m x {b:d} m, area?",
            "=I want to cover my {x} completely. It is {a:d} m long and {b:d} m wide. How many square metres is that?",
            "=A {x} is {b:d} metres wide. Its length is {a:d} metres. How much surface has it in square metres?",
        ),
        ("<What is the area of the {x}?", "<How many square metres does the {x} have?", "What is its area?"),
        ("the area of the {x}", "how many square metres the {x} has"), slots="x",
        rows=("garden", "room", "lawn", "terrace", "carpet", "wall", "field", "hall", "kitchen", "flower bed", "stage"),
        again=("a|And if it is {a:d} m long?",),
    ),
    Story(
        "round_it", {"a": range(3, 120), "b": range(2, 80), "y": YEAR}, around,
        (
            "{N} {has} a {x} that is {a:d} m long and {b:d} m wide. {he} want{s} a fence all round it.",
            "A {x} measures {a:d} m by {b:d} m. A rope goes all the way round.",
            "Somebody walks once round the {x}. It has a length of {a:d} metres and a width of {b:d} metres.",
            "=How many metres is it once round a {x} of {a:d} m by {b:d} m?",
            "={x} {a:d} m x {b:d} m, perimeter?",
            "=I want to put a fence round my {x}. It is {a:d} m long and {b:d} m wide. How many metres of fence is that?",
            "=A {x} is {b:d} metres wide. Its length is {a:d} metres. How long are its four sides together?",
            "=What is the perimeter of a {x} with sides of {a:d} m and {b:d} m?",
        ),
        ("<What is the perimeter of the {x}?", "<How many metres is it all round the {x}?", "How many metres is that?"),
        ("the perimeter of the {x}", "how many metres it is round the {x}"), slots="x",
        rows=("garden", "field", "lawn", "meadow", "playground", "yard", "vegetable patch", "paddock", "pitch", "pond"),
        again=("a|And if it is {a:d} m long?",),
    ),
    Story(
        "width_from_area", {"a": lot(12, 800), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30), "y": YEAR},
        over("Other side of the {x}", "m"),
        (
            "=A {x} has {a:d} square metres and is {b:d} m wide. How long is it?",
            "=How long is a {x} of {a:d} square metres if its width is {b:d} m?",
            "={N} know{s} that the {x} is {b:d} m wide and has an area of {a:d} square metres. What is its length?",
            "={x}, area {a:d} square metres, one side {b:d} m, other side?",
            "=The area of a {x} is {a:d} square metres. One side measures {b:d} metres. What does the other side measure?",
            "=I have {a:d} square metres of grass for a {x} that is {b:d} m wide. How many metres long can it be?",
            "=In {y:d} they made a {x}, {b:d} m wide, with {a:d} square metres in all. How many metres long is it?",
            "=Length times {b:d} m is {a:d} square metres for my {x}. What is the length?",
        ),
        ("",), slots="x", rows=("garden", "field", "lawn", "meadow", "playground", "yard", "pitch", "sports ground"),
        again=("a|And with {a:d} square metres?",),
    ),
    Story(
        "weeks_into_days", {"a": range(2, 53), "b": (7,), "g": AGE}, times("Days in {a} weeks", "days"),
        (
            "={x} last{s2} {a} weeks. How many days is that?",
            "=How many days are {a} weeks?",
            "={a} weeks in days?",
            "=I have to wait {a} weeks for {y2}. How many days must I wait?",
            "=How many days does {y2} take if it takes {a} weeks?",
            "=It is {a} weeks until {y2}. That's how many days?",
            "={N} {was} away for {a} weeks. How many days was that?",
            "=A man of {g} counts the days before {y2}. It begins in exactly {a} weeks. How many days does he count?",
        ),
        ("",), slots="x s2 y2", rows=("The course, s, the course", "The trip, s, the trip", "The tour, s, the tour", "The "
        "camp, "
        "s, the camp", "The fair, s, the fair", "The treatment, s, the treatment", "The repair work, s, the repair work"),
        again=("a|And {a} weeks?",),
    ),
    Story(
        "days_into_weeks", {"a": range(14, 365, 7), "b": (7,), "g": AGE}, over("Weeks in {a} days", "weeks"),
        (
            "={x} last{s2} {a} days. How many weeks is that?",
            "=How many weeks are {a} days?",
            "={a} days in weeks?",
            "=I have to wait {a} days for {y2}. How many weeks must I wait?",
            "=How many weeks does {y2} take if it takes {a} days?",
            "=It is {a} days until {y2}. That's how many weeks?",
            "={N} {was} away for {a} days. How many weeks was that?",
            "=A man of {g} counts the days before {y2}: it is {a}. How many weeks is that?",
        ),
        ("",), slots="x s2 y2", rows=("The course, s, the course", "The trip, s, the trip", "The tour, s, the tour", "The "
        "camp, "
        "s, the camp", "The fair, s, the fair", "The treatment, s, the treatment", "The repair work, s, the repair work"),
        again=("a|And {a} days?",),
    ),
    Story(
        "weeks_and_days", {"a": range(2, 30), "b": range(2, 7), "g": AGE}, days_and_weeks,
        (
            "={x} lasts {a} weeks and {b} days. How many days is that?",
            "=How many days are {a} weeks and {b} days?",
            "={a} weeks {b} days in days?",
            "=I have to wait {a} weeks and {b} days for {y2}. How many days must I wait?",
            "=It is {a} weeks and {b} days until {y2}. That's how many days?",
            "={N} {was} away for {a} weeks and then for another {b} days. How many days was that in all?",
            "={x} should last {a} weeks but took {b} days longer. How many days did it take?",
            "=A man of {g} waited {a} weeks for {y2}, and {b} days more. How many days did he wait?",
        ),
        ("",), slots="x y2", rows=("The course, the course", "The trip, the trip", "The tour, the tour", "The camp, the camp",
        "The fair, the fair", "The treatment, the treatment", "The repair work, the repair work"),
        again=("b|And with {b} days more?",),
    ),
    Story(
        "hours_into_minutes", {"a": range(2, 17), "b": (60,), "g": AGE}, times("Minutes in {a} hours", "minutes"),
        (
            "={x} lasts {a} hours. How many minutes is that?",
            "=How many minutes are {a} hours?",
            "={a} hours in minutes?",
            "=I waited {a} hours for {y2}. How many minutes was that?",
            "=How many minutes does {y2} take if it takes {a} hours?",
            "=It is {a} hours until {y2}. That's how many minutes?",
            "={N} slept and read for {a} hours in all. How many minutes was that?",
            "=A woman of {g} sits through {y2} for {a} hours. How many minutes is that?",
        ),
        ("",), slots="x y2", rows=("The flight, the flight", "The meeting, the meeting", "The concert, the concert", "The "
        "lesson, the lesson", "The bus ride, the bus ride", "The show, the show", "The exam, the exam"),
        again=("a|And {a} hours?",),
    ),
    Story(
        "minutes_into_hours", {"a": range(120, 961, 60), "b": (60,), "g": AGE}, over("Hours in {a} minutes", "hours"),
        (
            "={x} lasts {a} minutes. How many hours is that?",
            "=How many hours are {a} minutes?",
            "={a} minutes in hours?",
            "=I waited {a} minutes for {y2}. How many hours was that?",
            "=How many hours does {y2} take if it takes {a} minutes?",
            "=It is {a} minutes until {y2}. That's how many hours?",
            "={N} slept and read for {a} minutes in all. How many hours was that?",
            "=A woman of {g} sits through {y2} for {a} minutes. How many hours is that?",
        ),
        ("",), slots="x y2", rows=("The flight, the flight", "The meeting, the meeting", "The concert, the concert", "The "
        "lesson, the lesson", "The bus ride, the bus ride", "The show, the show", "The exam, the exam"),
        again=("a|And {a} minutes?",),
    ),
    Story(
        "hours_and_minutes", {"a": range(2, 12), "b": range(5, 60, 5), "g": AGE}, hours_and_minutes,
        (
            "={x} lasts {a} hours and {b} minutes. How many minutes is that?",
            "=How many minutes are {a} hours and {b} minutes?",
            "={a} hours {b} minutes in minutes?",
            "=I waited {a} hours and {b} minutes for {y2}. How many minutes was that?",
            "=It is {a} hours and {b} minutes until {y2}. That's how many minutes?",
            "={x} should last {a} hours but took {b} minutes longer. How many minutes did it take?",
            "={N} read for {a} hours and then for another {b} minutes. How many minutes was that in all?",
            "=A woman of {g} sits through {y2} for {a} hours, and stays {b} minutes more. How many minutes is she there?",
        ),
        ("",), slots="x y2", rows=("The flight, the flight", "The meeting, the meeting", "The concert, the concert", "The "
        "lesson, the lesson", "The bus ride, the bus ride", "The show, the show", "The exam, the exam"),
        again=("b|And with {b} minutes?",),
    ),
)  # fmt: skip
TASKS = STORIES
