"""Word problems about journeys, speeds, passengers and clocks."""

from __future__ import annotations

from .steps import add, divide, subtract
from .story import Story, Work

WAYS = (
    "car, drives, 30-110", "train, goes, 50-160", "bike, goes, 10-25", "bus, goes, 30-70", "boat, sails, 8-30",
    "lorry, drives, 40-80",
    "tram, goes, 15-40", "scooter, goes, 20-45", "van, drives, 40-90", "ship, sails, 15-45", "horse, runs, 15-40",
    "coach, drives, 40-90",
)  # fmt: skip
FIXED = (
    "car, drives, 50-50", "car, drives, 60-60", "car, drives, 80-80", "car, drives, 90-90", "train, goes, 100-100",
    "train, goes, 120-120",
    "train, goes, 80-80", "bike, goes, 10-10", "bike, goes, 15-15", "bike, goes, 20-20", "bus, goes, 40-40", "bus, goes, 50-50",
    "boat, sails, 10-10", "boat, sails, 20-20", "lorry, drives, 60-60", "tram, goes, 30-30", "scooter, goes, 25-25",
    "ship, sails, 30-30",
)  # fmt: skip
EVENTS = (
    "film", "lesson", "concert", "meeting", "match", "party", "play", "talk", "exam", "swimming course", "guided tour",
    "rehearsal",
    "workshop", "show", "class", "training session", "ceremony", "fair", "conference", "job interview", "flute lesson",
    "dance class",
    "football match", "school play", "book club", "seminar", "street festival", "jazz concert", "cooking course",
    "parents' evening",
)  # fmt: skip


def elapsed(work: Work, start: int, stop: int) -> int:
    """From one time to another: to the next full hour, the full hours, the rest."""
    work.need(0 < stop - start <= 720 and start // 60 < stop // 60)
    (hour, minute), (last, rest) = divmod(start, 60), divmod(stop, 60)
    name = (lambda h: f"{(h - 1) % 12 + 1} o'clock") if work.twelve else (lambda h: f"{h}:00")
    hours = 0
    first = 60 - minute if minute else 0
    if minute:
        work.line(f"Minutes to {name(hour + 1)}", subtract(60, minute))
        hour += 1
    if last > hour:
        shown, more = ((last - 1) % 12 + 1, (hour - 1) % 12 + 1) if work.twelve else (last, hour)
        shown += 12 if shown < more else 0
        hours = work.line(f"Hours from {name(hour)} to {name(last)}", subtract(shown, more), last - hour)
    total = first + rest
    if first and rest:
        work.line("Minutes in all", add(first, rest))
        if total >= 60:
            work.line("Without a full hour", subtract(total, 60))
            work.line("Hours with that one", add(hours, 1))
    work.time(stop - start)
    return stop - start


def later(work: Work, start: int, length: int) -> int:
    """The time a while after another: hours and minutes apart, a full hour carried over."""
    (hour, minute), (hours, minutes) = divmod(start, 60), divmod(length, 60)
    work.need(start + length < 1440)
    shown = (hour - 1) % 12 + 1 if work.twelve else hour
    work.need(not work.twelve or shown + hours + (minute + minutes >= 60) <= 12)
    if hours:
        work.line("Hours", add(shown, hours))
    total = minute + minutes
    if minutes:
        work.line("Minutes", add(minute, minutes))
    if total >= 60:
        work.line("Without a full hour", subtract(total, 60))
        work.line("One hour later", add(shown + hours, 1))
    work.clock(start + length)
    return start + length


def earlier(work: Work, stop: int, length: int) -> int:
    """The time a while before another."""
    (hour, minute), (hours, minutes) = divmod(stop, 60), divmod(length, 60)
    work.need(0 < length < stop)
    shown = (hour - 1) % 12 + 1 if work.twelve else hour
    borrow = minute < minutes
    work.need(shown - hours - borrow >= (1 if work.twelve else 0) and not (work.twelve and shown == 12))
    if hours:
        work.line("Hours", subtract(shown, hours))
    if borrow:
        work.line("One hour earlier", subtract(shown - hours, 1))
        work.line("Minutes", subtract(minute + 60, minutes))
    elif minutes:
        work.line("Minutes", subtract(minute, minutes))
    work.clock(stop - length)
    return stop - length


TIMES = tuple(range(480, 1270, 5))
LENGTHS = (
    15,
    20,
    25,
    30,
    35,
    40,
    45,
    50,
    55,
    60,
    65,
    70,
    75,
    80,
    85,
    90,
    95,
    100,
    105,
    110,
    120,
    125,
    130,
    135,
    140,
    150,
    160,
    165,
    180,
    200,
    210,
    225,
    240,
)

STORIES = (
    Story(
        "distance",
        {"v": range(10, 130), "h": range(2, 9)},
        lambda w, v: w.need(v.v % 5 == 0 or v.v < 30) or w.end(w.mul("Distance in {h} hours", v.h, v.v), "km"),
        (
            "A {x} {goes} at {v} km per hour for {h} hours.",
            "A {x} {goes} {v} km in one hour. It keeps the same speed for {h} hours.",
            "For {h} hours a {x} {goes} at a speed of {v} km/h.",
            "The speed of a {x} is {v} kilometres per hour. The trip takes {h} hours.",
            "{N} {is} on a trip by {x}. The {x} {goes} at {v} km/h, and the trip takes {h} hours.",
            "{N} travel{s} by {x} for {h} hours at an average speed of {v} km/h.",
            "=How far does a {x} get in {h} hours at {v} km/h?",
            "=If a {x} {goes} {v} km per hour, how far does it go in {h} hours?",
        ),
        ("How far does it go?", "What distance is that?", "<How far does the {x} get?", "How many kilometres is that?",
         "How long is the trip in kilometres?", "How many km does the {x} cover?"),
        ("how far the {x} gets", "the distance", "how many kilometres the {x} covers"), "x goes v", WAYS,
        ("h|And in {h} hours?", "h|What about {h} hours?", "v|And at {v} km/h?"),
    ),
    Story(
        "travel_time",
        {"v": range(10, 130), "d": range(20, 960)},
        lambda w, v: w.need(2 <= v.d / v.v <= 12) or w.end(w.line("Hours for {d} km", divide(v.d, v.v), v.d // v.v),
            "hour/hours"),
        (
            "A {x} {goes} at {v} km per hour. The way is {d} km long.",
            "It is {d} km to the coast. A {x} {goes} {v} km in an hour.",
            "{N} {has} to travel {d} km by {x}. The speed is {v} km/h.",
            "A {x} covers {d} km at a speed of {v} kilometres per hour.",
            "The distance is {d} km. The {x} keeps a steady speed of {v} km/h.",
            "=How long does a {x} take for {d} km at {v} km/h?",
            "=If a {x} {goes} {v} km an hour, how many hours does it need for {d} km?",
        ),
        ("How long does the trip take?", "How many hours does it take?", "<How many hours does the {x} need?",
         "How long is the {x} on its way?", "How much time does it need?"),
        ("how long the trip takes", "how many hours the {x} needs"), "x goes v", FIXED, ("d|And for {d} km?",),
    ),
    Story(
        "speed",
        {"d": range(20, 960), "h": range(2, 10)},
        lambda w, v: w.need(v.d % 5 == 0 and 10 <= v.d // v.h <= 120) or w.end(w.div("Distance in one hour", v.d, v.h), "km/h"),
        ("A car drives {d} km in {h} hours.", "A train needs {h} hours for {d} km.",
         "{N} travelled {d} km in {h} hours by car.", "It took {h} hours to drive {d} km.",
         "The trip of {d} km lasted {h} hours.", "A bus took {h} hours for a route of {d} km.",
         "=What is the average speed if you drive {d} km in {h} hours?",
         "=How fast is a train that covers {d} km in {h} hours?"),
        ("What was the average speed?", "How fast was that?", "<What was the speed in km/h?",
         "How many kilometres per hour is that?", "What speed is that?"),
        ("the average speed", "how fast that was", "how many kilometres per hour that is"), again=("h|And in {h} hours?",),
    ),
    Story(
        "two_legs",
        {"a": range(5, 400), "b": range(5, 400)},
        lambda w, v: w.end(w.add("Whole distance", v.a, v.b), "km"),
        ("{N} drove {a} km in the morning and {b} km after a break.",
         "The first part of the trip was {a} km, and the second part was {b} km.",
         "It is {a} km from {x} to {y} and {b} km from {y} to {z}. {N} went from {x} to {z} through {y}.",
         "On {day} {N} cycled {a} km and on the next day {b} km.", "{N} went {a} km by train and {b} km by bus.",
         "A ship sailed {a} km on the first day and {b} km on the second."),
        ("How far was it in total?", "How long was the whole way?", "<How many kilometres was the whole trip?",
         "What was the total distance?", "How many km is that altogether?"),
        ("how far it was in total", "the total distance", "how many kilometres the whole trip was"), "x y z",
        ("Millbrook, Eastham, Norwood", "Lakeside, Oakton, Harbour Bay", "Vienna, Graz, Zagreb", "Leeds, York, Hull",
         "Porto, Coimbra, Lisbon", "Redford, Ashby, Colton", "Lyon, Dijon, Nancy", "the farm, the village, the town",
         "home, school, the pool", "the hotel, the castle, the lake"),
    ),
    Story(
        "way_left",
        {"a": range(10, 900), "b": range(5, 800)},
        lambda w, v: w.need(v.a > v.b + v.a // 10) or w.end(w.sub("Kilometres left", v.a, v.b), "km"),
        ("The way to {x} is {a} km. {N} {has} already gone {b} km.",
         "{N} {is} on the way to {x}, {a} km away. {b} km are done.",
         "It is {a} km to {x}, and after {b} km {N} take{s} a break.",
         "After {b} of {a} km to {x}, the car stops for petrol.",
         "{N} want{s} to travel {a} km to {x} and {has} covered {b} km so far.",
         "=I'm driving {a} km to {x} and have done {b} km. How far is it still?"),
        ("How far is it still?", "How many kilometres are left?", "<How much of the way is left?", "How many km remain?",
         "How far is there still to go?"),
        ("how far it is still", "how many kilometres are left"), "x",
        ("the sea", "the mountains", "the capital", "the airport", "the lake", "Vienna", "Lisbon", "the border",
         "the campsite", "Grandma's house", "the festival", "Bergen", "Florence"), ("b|And after {b} km?",),
    ),
    Story(
        "there_and_back",
        {"a": range(2, 60), "k": range(2, 13)},
        lambda w, v: w.end(w.mul("On {k} {days}", v.k, w.mul("There and back", 2, v.a)), "km"),
        ("{N} live{s} {a} km from {x} and travel{s} there and back on {k} {days}.",
         "The way to {x} is {a} km. {N} travel{s} there and back on {k} {days}.",
         "On {k} {days}, {N} drove to {x}, which is {a} km away, and home again.",
         "{x} is {a} km from {Ns} home. {he} made the trip there and back on {k} {days}.",
         "Every trip to {x} is {a} km one way. {N} went there and back on {k} {days}."),
        ("How many km is that altogether?", "How far is that in all?", "<How many kilometres do{es} {N} travel in all?",
         "What distance is that in total?"),
        ("how many kilometres that is in all",), "x days",
        ("work, days", "school, days", "the gym, days", "the office, days", "the library, afternoons",
         "the stables, Saturdays", "the market, mornings", "the pool, evenings", "the hospital, days"),
    ),
    Story(
        "bus_stops",
        {"z": range(8, 70), "a": range(2, 30), "b": range(2, 30)},
        lambda w, v: w.need(v.a < v.z) or w.end(w.add("After getting on", w.sub("After getting off", v.z, v.a), v.b), "people"),
        ("There are {z} people on a {x}. At the next stop {a} get off and {b} get on.",
         "A {x} has {z} passengers. {a} people leave it and {b} come in.",
         "{z} people are on the {x}. At the station, {b} get on after {a} have got off.",
         "At the stop, {a} passengers get off the {x} and {b} get on. Before, there were {z}.",
         "A {x} leaves with {z} people. At the first stop, {a} get out and {b} new ones get in."),
        ("How many people are on the {x} now?", "<How many passengers are there on the {x} after the stop?",
         "How many people are there now?", "How many passengers travel on?"),
        ("how many people are on the {x} now", "the number of passengers now"), "x", ("bus", "train", "tram", "ferry",
         "coach", "boat"), ("b|And if {b} got on?", "a|What if {a} got off?"),
        ("The driver is 45 years old.", "The next stop is 2 km away.", "It is the number 7 line."),
    ),
    Story(
        "vehicles_needed",
        {"t": range(20, 600), "n": (4, 5, 6, 8, 9, 10, 12, 20, 25, 30, 40, 50, 60)},
        lambda w, v: w.need(2 <= v.t / v.n <= 30) or w.end(w.div("{x} needed", v.t, v.n), "{one}/{x}"),
        ("{t} people want to go by {one}. Each {one} takes {n} people.", "A {one} has {n} seats. {t} people must be taken.",
         "A group of {t} people travels in {x} with {n} seats each.",
         "{n} people fit in one {one}, and {t} people are waiting.",
         "=How many {x} with {n} seats each are needed for {t} people?"),
        ("How many {x} are needed?", "<How many {x} do they need?", "How many full {x} is that?",
         "What number of {x} is needed?"),
        ("how many {x} are needed",), "one x n", ("minibus, minibuses, 8-20", "boat, boats, 4-12", "taxi, taxis, 4-6",
         "coach, coaches, 40-60", "cable car, cable cars, 8-30", "van, vans, 6-9"), ("t|And for {t} people?",),
    ),
    Story(
        "fuel",
        {"k": range(2, 10), "l": range(4, 10)},
        lambda w, v: w.end(w.mul("Petrol for {k} times 100 km", v.k, v.l), "litres"),
        ("A car needs {l} litres of petrol for 100 km. {N} drive{s} {k:d}00 km.",
         "On 100 km, the car uses {l} litres. The trip is {k:d}00 km long.",
         "{N} {has} a car that burns {l} litres per 100 km and plan{s} a trip of {k:d}00 km.",
         "For every 100 km the van takes {l} litres of fuel. It must go {k:d}00 km.",
         "=How much petrol does a car use for {k:d}00 km if it needs {l} litres per 100 km?"),
        ("How many litres are needed?", "<How much fuel is needed?", "How much petrol is that?",
         "How many litres does the trip take?"),
        ("how many litres are needed",), again=("l|And if it used {l} litres?",),
    ),
    Story(
        "how_long_between",
        {"a": TIMES, "b": TIMES},
        lambda w, v: w.need(20 < v.b - v.a < 400) or elapsed(w, v.a, v.b),
        (
            "The {x} starts at {a:t} and ends at {b:t}.", "The {x} lasts from {a:t} to {b:t}.",
            "A {x} begins at {a:t}. It is over at {b:t}.", "{N} {was} at the {x} from {a:t} until {b:t}.",
            "The {x} began at {a:t} and finished at {b:t}.", "{Ns} {x} starts at {a:t}, and it ends at {b:t}.",
            "On {day} there is a {x} from {a:t} to {b:t}.",
            "=How long is a {x} that starts at {a:t} and ends at {b:t}?", "=How much time is there between {a:t} and {b:t}?",
            "=How long is it from {a:t} to {b:t}?", "=What is the time difference between {a:t} and {b:t}?",
            "=If the {x} begins at {a:t} and ends at {b:t}, how long does it take?",
            "=It is {a:t}. How long is it until {b:t}?",
        ),
        ("How long does it last?", "How long is the {x}?", "<How long does the {x} take?", "How much time does it take?",
         "What is the length of the {x}?", "For how long does it go on?"),
        ("how long the {x} lasts", "the length of the {x}", "how long it takes"), "x", EVENTS, ("b|And if it ended at {b:t}?",
         "b|And until {b:t}?"),
    ),
    Story(
        "end_time",
        {"a": TIMES, "d": LENGTHS},
        lambda w, v: later(w, v.a, v.d) and None,
        (
            "The {x} starts at {a:t} and lasts {d:m}.", "A {x} of {d:m} begins at {a:t}.",
            "The {x} takes {d:m}. It starts at {a:t}.", "{N} go{es} to a {x} at {a:t}. It lasts {d:m}.",
            "At {a:t} the {x} begins, and it goes on for {d:m}.", "It is {a:t} now, and the {x} lasts {d:m} from now.",
            "=When does a {x} end that starts at {a:t} and takes {d:m}?", "=What time is it {d:m} after {a:t}?",
            "=If the {x} starts at {a:t} and lasts {d:m}, when is it over?", "=It's {a:t}. What time will it be in {d:m}?",
            "=What is {d:m} later than {a:t}?",
        ),
        ("When does it end?", "At what time is the {x} over?", "<When is the {x} over?", "What time does it finish?",
         "What time is it then?", "Until when does it last?"),
        ("when the {x} ends", "when it is over", "at what time the {x} finishes"), "x", EVENTS, ("d|And if it lasts {d:m}?",
         "a|And if it starts at {a:t}?"),
    ),
    Story(
        "start_time",
        {"a": TIMES, "d": LENGTHS},
        lambda w, v: earlier(w, v.a, v.d) and None,
        (
            "The {x} ended at {a:t} after {d:m}.", "A {x} of {d:m} is over at {a:t}.",
            "The {x} takes {d:m} and finishes at {a:t}.", "The {x} lasted {d:m}. When it was over it was {a:t}.",
            "{N} came out of the {x} at {a:t}. It had lasted {d:m}.",
            "=What time is {d:m} before {a:t}?", "=If a {x} ended at {a:t} and lasted {d:m}, when did it begin?",
            "=What time was it {d:m} before {a:t}?",
        ),
        ("When did it start?", "At what time did the {x} begin?", "<When did the {x} start?", "What was the starting time?",
         "What time did it begin?"),
        ("when the {x} started", "at what time the {x} began"), "x", EVENTS, ("d|And if it had lasted {d:m}?",),
    ),
    Story(
        "minutes_to_hours",
        {"m": range(61, 300)},
        lambda w, v: w.rest("{m} minutes in hours of 60 minutes", v.m, 60) and w.time(v.m),
        ("=How many hours and minutes are {m} minutes?", "=Convert {m} minutes to hours and minutes.",
         "=A film lasts {m} minutes. How long is that in hours and minutes?", "={m} minutes in hours and minutes?",
         "=What is {m} minutes in hours?", "=The train takes {m} minutes. How many hours and minutes is that?",
         "=Write {m} minutes in hours and minutes.", "={N} practised for {m} minutes. What is that in hours and minutes?"),
        ("",),
    ),
    Story(
        "hours_to_minutes",
        {"h": range(1, 10), "m": (5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55)},
        lambda w, v: w.end(w.add("With the {m} minutes", w.mul("Minutes in the full hours", v.h, 60), v.m), "minutes"),
        ("=How many minutes are {h:d} h {m:d} min?", "=How many minutes is {h:d} h {m:d} min in all?",
         "=Convert {h:d} h {m:d} min to minutes.", "={h:d} h {m:d} min in minutes?",
         "=A flight takes {h:d} h {m:d} min. How many minutes is that?",
         "={N} slept for {h:d} h {m:d} min. What is that in minutes?",
         "=The journey lasts {h:d} h {m:d} min. Give that in minutes."),
        ("",),
    ),
)  # fmt: skip
TASKS = STORIES
