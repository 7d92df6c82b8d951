"""Word problems about speed, distance and time of day, steps and laps, pages a day, machines, petrol and calories."""

from __future__ import annotations

from typing import Any

from .story import Story, Work
from .travel import earlier, later

YEAR, AGE, HOUSE = range(1960, 2025), range(31, 80), range(13, 99)
STARTS, LENGTHS = tuple(range(420, 1200, 5)), (15, 20, 25, 30, 35, 40, 45, 50, 70, 75, 80, 90, 100, 105, 110, 130, 135, 150)


def two_parts(w: Work, v: Any) -> None:
    w.end(w.add("Together", w.mul("First {a} hours", v.a, v.p), w.mul("Next {b} hours", v.b, v.q)), "km")


def way_to_go(w: Work, v: Any) -> None:
    done = w.mul("Distance in {h} hours", v.h, v.v)
    w.need(done < v.t < 2 * done)
    w.end(w.sub("Still to go", v.t, done), "km")


def towards(w: Work, v: Any) -> None:
    speed = w.add("Closer in one hour", v.p, v.q)
    w.need(v.t % speed == 0 and v.t // speed > 1 and speed in (10, 15, 20, 25, 30, 40, 50, 60, 80, 90, 100, 200))
    w.end(w.div("Hours", v.t, speed), "hours")


def apart(w: Work, v: Any) -> None:
    w.need(v.q < v.p)
    w.end(w.mul("Apart after {h} hours", v.h, w.sub("Apart after one hour", v.p, v.q)), "km")


def arrival_with_stop(w: Work, v: Any) -> None:
    minutes = w.add("Minutes in all", v.a, v.b)
    w.need(minutes < 120)
    if minutes >= 60:
        w.sub("More than an hour by", minutes, 60)
    later(w, v.t, minutes)


def last_part(w: Work, v: Any) -> None:
    left = w.sub("Still to do", v.t, v.b)
    w.need(left % v.k == 0 and left > v.k)
    w.end(w.div("For each {unit}", left, v.k), "{x}")


def days_to_go(w: Work, v: Any) -> None:
    left = w.sub("Still to do", v.t, v.b)
    w.need(left % v.k == 0 and 2 <= left // v.k < 60)
    w.end(w.div("{unit}s needed", left, v.k), "{unit}/{unit}s")


def litres_for_trip(w: Work, v: Any) -> None:
    w.need(v.d % 100 == 0)
    w.cash(w.mul("Price", w.mul("Litres", w.div("Times 100 km", v.d, 100), v.l), v.p))


def burned(w: Work, v: Any) -> None:
    w.need(v.q != v.p)
    w.end(w.add("Together", w.mul("{x}", v.a, v.p), w.mul("{y2}", v.b, v.q)), "calories")


def two_machines(w: Work, v: Any) -> None:
    w.need(v.p != v.q)
    w.end(w.mul("In {h} {unit}s", v.h, w.add("Both in one {unit}", v.p, v.q)), "{x}")


def more_hands(w: Work, v: Any) -> None:
    work = w.mul("Hours for one person", v.a, v.h)
    w.need(work % v.b == 0 and v.b != v.a)
    w.end(w.div("Hours for {b} people", work, v.b), "hour/hours")


def per_unit_then(w: Work, v: Any) -> None:
    w.need(v.t % v.h == 0 and v.k != v.h and v.t > v.h)
    w.end(w.mul("In {k} {unit}s", v.k, w.div("In one {unit}", v.t, v.h)), "{x}")


STORIES = (
    Story(
        "two_speeds", {"a": range(2, 7), "b": range(2, 7), "p": range(10, 100), "q": range(10, 100), "y": YEAR, "g": AGE},
        lambda w, v: w.need(v.p != v.q) or two_parts(w, v),
        (
            "={N} drove {a} hours at {p:d} km/h and then {b} hours at {q:d} km/h. How far was that in all?",
            "=How many kilometres are {a} hours at {p:d} km/h plus {b} hours at {q:d} km/h?",
            "=For the first {a} hours a {x} does {p:d} km an hour, for the next {b} hours {q:d} km an hour. What distance does "
            "it cover?",
            "=A driver of {g} keeps to {p:d} km/h for {a} hours. In the hills he only does {q:d} km/h for {b} "
            "hours. How "
            "long is his way?",
            "=At {p:d} km per hour for {a:w} hours, and at {q:d} for another {b:w}, how far does a {x} from {y:d} get?",
            "={a} h at {p:d} km/h, then {b} h at {q:d} km/h, total km?",
            "=The second part of the trip took {b} hours at {q:d} km/h, the first part {a} hours at {p:d} km/h. How long was "
            "the trip "
            "in km?",
            "=It rained for {b} hours, so the {x} only made {q:d} km an hour. Before that it had made {p:d} km an hour for {a} "
            "hours. "
            "What's the total distance?",
        ),
        ("",), slots="x p q", rows=("van, 60-99, 30-59", "coach, 60-99, 30-59", "bike, 15-25, 8-14", "ship, 20-40, 10-19",
        "lorry, 60-80, 30-55", "scooter, 30-45, 15-29"), again=("b|And with {b} hours at {q:d} km/h?",),
    ),
    Story(
        "kilometres_to_go", {"t": range(40, 999), "h": range(2, 9), "v": range(10, 110), "y": YEAR, "no": HOUSE}, way_to_go,
        (
            "=It is {t:d} km to {town}. {N} {has} been on the road for {h} hours at {v:d} km/h. How far is it from here?",
            "=How many of {t:d} km are left after {h} hours at {v:d} km/h?",
            "=A {x} on its way to {town}, {t:d} km off, covers {v:d} km every hour. What distance remains after {h} hours?",
            "=After {h:w} hours at a speed of {v:d} km/h, how many kilometres must we still go if the whole trip is {t:d} km "
            "long?",
            "=Road {no} to {town} has a length of {t:d} km. A {x} drives along it at {v:d} km/h for {h} hours. How far away "
            "from "
            "{town} is it then?",
            "={t:d} km in all, {h} h at {v:d} km/h done. rest?",
            "=Every hour we get {v:d} km nearer to {town}. At the start there were {t:d} km between us and the town. How many "
            "are "
            "there after {h} hours?",
            "=The line to {town} dates from {y:d} and is {t:d} km long. A train that does {v:d} km an hour left {h} hours ago. "
            "How far "
            "does it have to go?",
        ),
        ("",), slots="town x", rows=("Oslo, coach", "Madrid, lorry", "Vienna, van", "the coast, bus", "Boston, car",
        "Lyon, motorbike", "Perth, camper"), again=("h|And after {h} hours?",),
    ),
    Story(
        "towards_each_other", {"t": range(20, 990, 10), "p": range(4, 120), "q": range(4, 120), "y": YEAR}, towards,
        (
            "=Two {x} start at the same time, {t:d} km apart, and come towards each other at {p:d} km/h and {q:d} km/h. After "
            "how many "
            "hours do they meet?",
            "=How long does it take until two {x} meet that are {t:d} km apart, if one does {p:d} km an hour and the other "
            "{q:d}?",
            "=From two towns {t:d} km apart, {x} set out to meet: one at {p:d} km/h, one at {q:d} km/h. When do they meet, in "
            "hours "
            "from the start?",
            "=One of two {x} covers {p:d} km in an hour, the other {q:d} km. They move towards each other over a distance of "
            "{t:d} km. "
            "How many hours pass before they meet?",
            "=two {x}, {t:d} km between them, {p:d} and {q:d} km/h towards each other, meet after how many hours?",
            "={M} comes from one end of a road of {t:d} km at {p:d} km/h, {K} from the other at {q:d} km/h. They set off "
            "together. How "
            "many hours later are they at the same place?",
            "=The distance was measured in {y:d}: {t:d} km. {x} leave both ends at once. Their speeds are {q:d} km/h and {p:d} "
            "km/h. "
            "How many hours until they pass each other?",
            "=If two {x} approach each other at {p:d} and {q:d} kilometres per hour and {t:d} km lie between them, after how "
            "many "
            "hours do they meet?",
        ),
        ("",), slots="x p q t", rows=("cyclists, 12-25, 12-25, 50-300", "trains, 60-120, 60-120, 200-990", "cars, 40-60, "
        "40-60, "
        "200-900", "boats, 10-25, 10-25, 40-300", "hikers, 4-6, 4-6, 20-60", "buses, 40-60, 40-60, 160-600"),
    ),
    Story(
        "apart_after_hours", {"p": range(5, 120), "q": range(4, 100), "h": range(2, 9), "y": YEAR, "g": AGE}, apart,
        (
            "={M} and {K} set off together in the same direction. {M} does {p:d} km/h and {K} {q:d} km/h. How far apart are "
            "they "
            "after {h} hours?",
            "=How many km is a {x} with {p:d} km/h ahead of one with {q:d} km/h after {h} hours?",
            "=One {x} goes at {p:d} km an hour, a second one at {q:d} km an hour. Both leave at the same time on the same "
            "road. What "
            "is the distance between them {h} hours later?",
            "=A {x} from {y:d} makes {q:d} km/h, a new one {p:d} km/h. What lead does the new one have after {h:w} hours?",
            "=After {h} hours on the same road, by how many kilometres is the one who does {p:d} km/h ahead of the other, who "
            "does "
            "{q:d} km/h?",
            "=same start, {p:d} and {q:d} km/h, same way, gap after {h} h?",
            "=My father, {g}, drives at {q:d} km/h, and I drive at {p:d} km/h. If we start together, how far is he behind me "
            "in {h} "
            "hours?",
            "=Every hour the first {x} gets {p:d} km further and the second only {q:d} km. Find the gap after {h} hours.",
        ),
        ("",), slots="x p q", rows=("car, 70-110, 50-69", "lorry, 60-80, 40-59", "bike, 18-28, 10-17", "boat, 20-40, 10-19",
        "bus, 60-90, 40-59", "sledge, 12-20, 6-11"), again=("h|And after {h} hours?",),
    ),
    Story(
        "there_at_what_time", {"t": STARTS, "a": LENGTHS, "y": YEAR, "k": range(3, 40), "g": AGE}, lambda w, v: later(w, v.t,
        v.a),
        (
            "={N} leave{s} at {t:t}. The way takes {a:m}. When {is} {he} there?",
            "=When does a {x} arrive that leaves at {t:t} and takes {a:m}?",
            "=The {x} leaves platform {k:d} at {t:t}. It needs {a:m} to {town}. What time does it get there?",
            "=If we set out at {t:t} and it is {a:m} to {town}, at what time shall we be there?",
            "=It takes {a:m} by {x} to {town}. Line {k:d} starts at {t:t}. Time of arrival?",
            "={x} to {town}: departure {t:t}, travel time {a:m}, arrival?",
            "=My aunt is {g} and takes the {x} at {t:t}. {a:m} later she gets off again. What time is it then?",
            "=After a ride of {a:m}, at what time does the {x} that left at {t:t} reach {town}?",
            "={a:m} is what the {x} needs to reach {town}. When will it be there if it sets off at {t:t}?",
        ),
        ("",), slots="x town", rows=("train, Oslo", "coach, Madrid", "bus, the beach", "ferry, the island", "tram, the airport",
        "taxi, the hotel", "night bus, Vienna"), again=("a|And if it takes {a:m}?", "t|And if it leaves at {t:t}?"),
    ),
    Story(
        "leave_at_what_time", {"t": tuple(range(600, 1300, 5)), "a": LENGTHS, "k": range(3, 40), "g": AGE},
        lambda w, v: earlier(w, v.t, v.a),
        (
            "={N} must be at {place} by {t:t}. The way there takes {a:m}. When do{es} {he} have to leave?",
            "=When should I leave for {place} if it takes {a:m} and I want to be there at {t:t}?",
            "=It is {a:m} to {place}. To be there at {t:t}, at what time do we set off at the latest?",
            "=At {t:t} everything begins at {place}. The bus, line {k:d}, needs {a:m}. Which is the last moment to get on?",
            "=I'd like to reach {place} at {t:t}. Getting there is {a:m}. What time must I go?",
            "={place} at {t:t}, {a:m} away. leave when?",
            "=A woman of {g} reached {place} at {t:t} after {a:m} on the way. When had she left home?",
            "=The journey to {place} lasted {a:m} and ended at {t:t}. At what time did it begin?",
        ),
        ("",), slots="place", rows=("the station", "the theatre", "the airport", "the office", "the dentist's", "the stadium",
        "the school", "the harbour"), again=("a|And if it took {a:m}?",),
    ),
    Story(
        "done_at_what_time", {"t": STARTS, "a": LENGTHS[:12], "b": (5, 10, 15, 20, 30), "w2": range(150, 221, 10),
        "k": range(2, 12)},
        arrival_with_stop,
        (
            "={N} start{s} at {t:t}. {x} takes {a:d} minutes, and {y} another {b:d} minutes. When is it all over?",
            "=When is everything finished if {N} start{s} at {t:t} and need{s} {a:d} minutes for {x} and {b:d} minutes for "
            "{y}?",
            "=At {t:t} somebody begins with {x}. After {a:d} minutes comes {y}, which lasts {b:d} minutes. What time is it at "
            "the end?",
            "={x}: {a:d} minutes. {y}: {b:d} minutes. Start: {t:t}. End?",
            "={k} people begin at {t:t}. First comes {x} ({a:d} minutes), then {y} ({b:d} minutes). At what time can they go?",
            "=If {x} lasts {a:d} minutes and {y} {b:d} minutes, and we begin at {t:t}, when are we done?",
            "=We have {b:d} minutes of {y} after {a:d} minutes of {x}. It is {t:t} now, and we're just starting. At what time "
            "will "
            "both be over?",
            "=Beginning at {t:t}, there are {a:d} minutes for {x} and then {b:d} minutes for {y}. What does the clock show "
            "afterwards?",
        ),
        ("",), slots="x y", rows=("cooking, eating", "practice, a break", "the talk, questions", "swimming, the shower",
        "painting, cleaning", "baking, cooling", "the drive, a stop", "reading, writing"), again=("a|And with {a:d} minutes of "
        "{x}?",),
    ),
    Story(
        "rest_per_day", {"t": range(40, 900), "b": range(10, 500), "k": range(2, 13), "y": YEAR, "g": AGE},
        last_part,
        (
            "=Of {t} {x}, {N} {has} done {b}. {he} want{s} to finish in {k} {unit}s. How many {x} is that for each {unit}?",
            "=How many {x} a {unit} are needed to get from {b} to {t} in {k} {unit}s?",
            "={N} {has} {t} {x} to do. {b} are behind {him}. With {k} {unit}s to go, how many must {he} do per {unit}?",
            "=There are {k} {unit}s left. Out of {t} {x}, {b} are finished. How many should be done every {unit}, always the "
            "same "
            "number?",
            "=My course, which began in {y:d}, has {t:w} {x}. I have managed {b:w} and give myself {k:w} more {unit}s. How "
            "many does "
            "each {unit} need?",
            "={t} {x}, {b} done, {k} {unit}s left: how many per {unit}?",
            "=A student of {g} plans: {t} {x} in all, {b} of which are over. The others are spread evenly over {k} {unit}s. "
            "How many "
            "per {unit}?",
            "=After the first {b} of {t} {x}, the remaining ones are to be done in {k} {unit}s in equal parts. How big is a "
            "part?",
        ),
        ("",), slots="x unit", rows=("pages, day", "kilometres, day", "exercises, week", "lessons, week", "lengths, day",
        "miles, day", "songs, week", "letters, hour", "words, day"), again=("k|And in {k} {unit}s?",),
    ),
    Story(
        "how_long_for_the_rest", {"t": range(40, 900), "b": range(10, 500), "k": range(2, 40), "y": YEAR, "g": AGE},
        days_to_go,
        (
            "={N} {has} done {b} of {t} {x}. At {k} {x} a {unit}, how many {unit}s will it still take?",
            "=How many {unit}s are needed for the rest of {t} {x} when {b} are done and {k} are done each {unit}?",
            "={k} {x} a {unit} is what {N} can do. {t} are to be done, {b} are ready. In how many {unit}s is the job finished?",
            "=There are {t} {x} in the plan from {y:d}. {b} exist by now. If {k} are added each {unit}, after how many {unit}s "
            "is the "
            "plan complete?",
            "=A man of {g} does {k} {x} every {unit}. He has reached number {b} out of {t}. How many {unit}s is he away from "
            "the last "
            "one?",
            "={b} of {t} {x} done, {k} per {unit}. how many more {unit}s?",
            "=Out of {t:w} {x}, {b:w} are over. {k:w} come each {unit}. How many {unit}s remain?",
            "=Each {unit} brings {k} more {x}. We stand at {b} and want {t}. How many {unit}s must we go on?",
        ),
        ("",), slots="x unit k",
        rows=("pages, day, 5-40", "kilometres, day, 10-40", "metres of fence, hour, 2-10", "lessons, week, 2-6", "rooms, week, "
        "2-8",
              "trees, day, 5-30", "parcels, hour, 10-40", "boxes, hour, 5-30"), again=("k|And with {k} a {unit}?",),
    ),
    Story(
        "petrol_price", {"d": range(200, 1000, 100), "l": range(4, 11), "p": (2, 3), "y": YEAR, "g": AGE}, litres_for_trip,
        (
            "=A {x} needs {l} litres of petrol for 100 km. A litre costs {p:$}. What does the petrol for {d:d} km cost?",
            "=What do I pay for petrol on a trip of {d:d} km with {l} litres per 100 km and {p:$} a litre?",
            "=The trip is {d:d} km long. Every 100 km use up {l} litres, and petrol is {p:$} per litre. How much money is "
            "that?",
            "=At {p:$} a litre, how much does {N} spend on petrol for {d:d} km if {his} {x} takes {l} litres per 100 km?",
            "={N} bought a {x} in {y:d}. It uses {l} litres on 100 km. Petrol costs {p:$}. Price of a {d:d} km trip?",
            "={d:d} km, {l} l/100 km, {p:$} per litre, cost?",
            "=With petrol at {p:$} the litre and a {x} that burns {l:w} litres every 100 km, what is the petrol for {d:d} km "
            "going to "
            "cost?",
            "=My uncle, {g}, has driven {d:d} km. For each 100 km his {x} takes {l} litres at {p:$}. What did the petrol cost "
            "him?",
        ),
        ("",), slots="x", rows=("car", "van", "motorbike", "camper", "taxi", "minibus"), again=("d|And for {d:d} km?",),
    ),
    Story(
        "calories_burned", {"a": range(5, 60, 5), "b": range(5, 60, 5), "p": range(4, 15), "q": range(4, 15), "g": AGE,
        "y": YEAR},
        burned,
        (
            "={x} burns {p} calories a minute, {y2} {q}. {N} spent {a} minutes on the first and {b} on the second. How many "
            "calories is that?",
            "=How many calories do {a} minutes of {x} at {p} a minute and {b} minutes of {y2} at {q} a minute burn?",
            "=A trainer, {g}, says: {p} calories a minute for {x}, {q} for {y2}. I do {b} minutes of {y2} and {a} of {x}. "
            "What's my "
            "total?",
            "=First {a} minutes of {x}, then {b} minutes of {y2}. Each minute of {x} takes {p} calories, each minute of {y2} "
            "{q}. How "
            "many calories in all?",
            "={a} min {x} ({p} a minute), {b} min {y2} ({q} a minute): calories?",
            "=With {p:w} calories for every minute of {x} and {q:w} for every minute of {y2}, what do {a:w} minutes of {x} and "
            "{b:w} "
            "minutes of {y2} come to?",
            "=On {day} there were {b} minutes of {y2} on the plan and {a} minutes of {x}. One minute uses {q} calories in {y2} "
            "and "
            "{p} in {x}. Add them up.",
            "={y2} uses up {q} calories per minute and {x} {p}. If you spend {b} minutes on {y2} and {a} on {x}, how many "
            "calories "
            "have gone?",
        ),
        ("",), slots="x y2", rows=("running, cycling", "swimming, rowing", "dancing, walking", "skipping, yoga", "boxing, "
        "running"),
        again=("a|And with {a} minutes of {x}?",),
    ),
    Story(
        "two_machines", {"p": range(3, 60), "q": range(3, 60), "h": range(2, 13), "y": YEAR, "g": AGE}, two_machines,
        (
            "=One machine makes {p} {x} a {unit}, a second one {q}. How many {x} do both make in {h} {unit}s?",
            "=How many {x} come from two machines in {h} {unit}s if one makes {p} and the other {q} in a {unit}?",
            "=The old machine, from {y:d}, does {q} {x} per {unit}, the new one {p}. They run side by side for {h} {unit}s. "
            "What is the "
            "output?",
            "={M} makes {p} {x} a {unit} and {K} makes {q}. Working together for {h} {unit}s, how many {x} do they make?",
            "={p:w} {x} a {unit} from one worker, {q:w} from another. After {h:w} {unit}s, how many {x} are there?",
            "={p} and {q} {x} per {unit}, both for {h} {unit}s, total?",
            "=In {h} {unit}s, how many {x} does a workshop finish where two people work, one doing {p} and one, aged {g}, {q} "
            "a {unit}?",
            "=Every {unit} {q} {x} come from the left and {p} from the right. How many are there after {h} {unit}s?",
        ),
        ("",), slots="x unit", rows=("screws, minute", "toys, hour", "bottles, minute", "loaves, hour", "shirts, day",
        "pots, day", "boxes, hour", "candles, hour"), again=("h|And in {h} {unit}s?",),
    ),
    Story(
        "more_hands", {"a": range(2, 11), "h": range(2, 25), "b": (2, 3, 4, 5, 6, 8, 9, 10, 12), "y": YEAR, "g": AGE},
        more_hands,
        (
            "={a} people need {h} hours to {do}. How many hours do {b} people need at the same speed?",
            "=How long do {b} people take to {do} if {a} people take {h} hours?",
            "=If {a} helpers {do} in {h} hours, in how many hours do {b} helpers manage it?",
            "=To {do}, {a} workers had to work for {h} hours in {y:d}. Now there are {b}, all as fast as those. How many hours "
            "will they "
            "work?",
            "=It took {h:w} hours for {a:w} of us to {do}. How many hours would {b:w} of us have needed?",
            "={a} people {h} hours, {b} people how many hours? (They {do}.)",
            "=A foreman of {g} knows that {a} men {do} in {h} hours. He sends {b} men. How long will it take?",
            "={b} people want to {do}. A team of {a} does it in {h} hours. Everybody works equally fast. How many hours does "
            "it take?",
        ),
        ("",), slots="do", rows=("paint a fence", "clear a field", "load a ship", "clean the school", "pick the apples",
        "build a wall", "dig a pond", "pack the parcels"), again=("b|And with {b} people?",),
    ),
    Story(
        "rate_then_other_time", {"t": range(10, 900), "h": (2, 3, 4, 5, 6, 8, 10), "k": range(2, 16), "y": YEAR, "g": AGE},
        per_unit_then,
        (
            "={A1} {verb} {t} {x} in {h} {unit}s. How many {x} is that in {k} {unit}s?",
            "=How many {x} in {k} {unit}s if it's {t} in {h} {unit}s?",
            "={A1} {verb} at an even pace: {t} {x} every {h} {unit}s. What comes out for {k} {unit}s?",
            "=In {h} {unit}s there are {t} {x}. In {k} {unit}s, at the same pace, there are how many?",
            "=We watched it for {h:w} {unit}s and counted {t:w} {x}. How many {x} would we count in {k:w} {unit}s?",
            "={t} {x} in {h} {unit}s, how many in {k} {unit}s",
            "=It was {t} {x} for {h} {unit}s in {y:d}, and nothing has changed. What is it for {k} {unit}s?",
            "=For {k} {unit}s, how many {x} can be expected when {A1} {verb} {t} {x} in {h} {unit}s?",
        ),
        ("",), slots="A1 verb x unit t", rows=("a printer, prints, pages, minute, 10-300", "a heart, makes, beats, minute, "
        "120-800",
        "a pump, moves, litres, minute, 20-900", "a typist, writes, words, minute, 80-600", "a shop, sells, loaves, day, "
        "40-900",
        "a fountain, uses, litres, hour, 50-900", "a swimmer, does, lengths, hour, 60-400", "a bakery, makes, rolls, hour, "
        "100-900"),
        again=("k|And in {k} {unit}s?",),
    ),
)  # fmt: skip
TASKS = STORIES
