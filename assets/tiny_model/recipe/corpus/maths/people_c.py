"""Word problems with times, ways, speeds, lengths, weights, areas, averages, and from the result back to the start."""

from __future__ import annotations

from typing import Any

from .story import Work
from .travel import earlier, elapsed, later
from .weeks import ask, plan

AGE, HOUSE, YEAR = range(31, 80), range(13, 99), range(1960, 2025)
TIMES, PARTS = range(360, 1260, 5), range(5, 65, 5)
SLOW, FAST = (8, 10, 12, 15, 18, 20), (20, 30, 40, 50, 60, 70, 80, 90, 100)


def arrives(w: Work, v: Any) -> None:
    later(w, v.a, w.add("Minutes in all", v.m, v.n))


def sets_off(w: Work, v: Any) -> None:
    earlier(w, v.a, w.add("Minutes in all", v.m, v.n))


def to_the_next(w: Work, v: Any) -> None:
    w.need(v.e > v.a + 20)
    elapsed(w, v.a, v.e)


def in_hours(w: Work, v: Any) -> None:
    minutes = w.mul(f"{v.n} times {v.k} minutes", v.n, v.k)
    w.need(60 < minutes < 600)
    w.rest(f"{minutes} minutes in hours of 60 minutes", minutes, 60)
    w.time(minutes)


STORIES = (
    ask("gap_in_the_sum", {"t": range(50, 900), "a": range(10, 400), "b": range(10, 400)}, plan("s: a + b: the two known ones",
        "? s < t", "r: t - s: up to {t}", end=""), "{a:d} + __ + {b:d} = {t:d}. What number is missing?",
        "There is a stain on my exercise book. I can read {a:d} plus something plus {b:d} makes {t:d}. What's under the stain?",
        "Which number must be added to {a} and {b} so that the sum is {t}?",
        "Three numbers make {t}. Two of them are {a} and {b}. Find the third.",
        "I'm the third of three. My brothers are {a:w} and {b:w}, together we make {t:w}. What number am I?",
        "fill in the gap: {a:d} and {b:d} and __ make {t:d}", again=("t|And if the sum is {t:d}?",)),
    ask("train_and_then_on_foot", {"a": TIMES, "m": PARTS, "n": PARTS, "no": HOUSE}, arrives,
        "{N} leave{s} at {a:t}. {One} takes {m:d} minutes, {two} {n:d} minutes. When {is} {he} there?",
        "off at {a:t}, {one} {m:d} min, {two} {n:d} min, arrival?",
        "At what time do I arrive if I set out at {a:t} and have {m:d} minutes of {one} and {n:d} minutes of {two} before me?",
        "I live at number {no} and close my door at {a:t}. First comes {one}, {m:d} minutes. After that {two}, {n:d} minutes. "
        "What time is it when I get there?", "Departure {a:t}. {One}: {m:d} min. {Two}: {n:d} min. Find the time of arrival.",
        "We start at {a:t}; {one} lasts {m:d} minutes and {two} another {n:d}, so by when can {K} expect us?",
        slots="one One two Two", rows=("the train, The train, the walk, The walk",
        "the ferry, The ferry, the bus ride, The bus ride", "the tram, The tram, the way on foot, The way on foot",
        "the drive, The drive, the search for a parking space, The search for a parking space"),
        again=("a|And if it starts at {a:t}?",)),
    ask("alarm_clock_for_the_morning", {"a": range(420, 720, 5), "m": PARTS, "n": PARTS}, sets_off,
        "{N} must be at {x} at {a:t}. Getting ready takes {m:d} minutes and the way {n:d} minutes. When do{es} {he} have to "
        "get up?", "{x} {a:t}, {m:d} min to get ready, {n:d} min to get there, get up when?", "For what time should I set the "
        "alarm if {x} starts at {a:t}, I need {m:d} minutes in the bathroom and kitchen, and the way is {n:d} minutes?",
        "I hate hurrying. {m:d} minutes for washing and breakfast, {n:d} minutes for the way, and at {a:t} I have to be at "
        "{x}. When must my alarm ring?", "Work back from {a:t}. That is when {x} begins. The journey is {n:d} minutes. "
        "Dressing and eating takes {m:d} minutes before it. Give the time of getting up.",
        "If {x} is at {a:t} and one needs {m:d} minutes at home plus {n:d} minutes on the road, until when can one sleep?",
        slots="x", rows=("school", "work", "the exam", "the swimming lesson", "the clinic", "the interview"),
        again=("a|And if it is at {a:t}?",)),
    ask("time_until_the_next_one", {"a": TIMES, "e": TIMES, "y": YEAR}, to_the_next,
        "It is {a:t}. The next {x} goes at {e:t}. How long do I have to wait?", "{a:t} now, {x} at {e:t}, waiting time?",
        "How much time has {N} got until {e:t}, when the {x} leaves, if it's {a:t} at the moment?", "I've just missed the {x}. "
        "My watch says {a:t}. On the timetable, not changed since {y:d}, the following one is at {e:t}. For how many hours and "
        "minutes am I stuck?", "Time now: {a:t}. Departure of the {x}: {e:t}. Find the time in between.",
        "We got to the stop at {a:t} only to read that the {x} doesn't come before {e:t}; how long will that be?", slots="x",
        rows=("ferry", "night bus", "cable car", "village bus", "express train", "shuttle"),
        again=("e|And if it goes at {e:t}?",)),
    ask("minutes_into_hours_of_practice", {"n": range(3, 20), "k": (15, 20, 25, 30, 35, 40, 45, 50)}, in_hours,
        "{N} practised {x} {n} times, {k:d} minutes each time. How many hours and minutes is that altogether?",
        "{n:d} x {k:d} min {x}, in hours and minutes?",
        "What do {n} sessions of {x} with {k:d} minutes each add up to, in hours and minutes?",
        "I do {x}. This month I managed it on {n} days and always for {k:d} minutes. Put that into hours and minutes for me.",
        "One lesson of {x}: {k:d} minutes. Number of lessons: {n:d}. Change the total into hours and minutes.",
        "{n:w} times {x}, {k:w} minutes a time. How long is it when you say it in hours and minutes?", slots="x",
        rows=("the violin", "yoga", "the trumpet", "typing", "Spanish", "juggling", "running"),
        again=("n|And with {n} times?",)),
    ask("so_long_for_every_one", {"h": range(1, 6), "b": range(5, 60, 5), "k": range(2, 11)},
        plan("m: h * 60: minutes in {h:d} h", "s: m + b: with the {b} minutes", "r: s / k: for each of {k}", end="minutes"),
        "{k} {who} share a time of {h:d} h {b:d} min equally. How many minutes does each get?",
        "{h:d} h {b:d} min for {k:d} {who}, minutes each?",
        "How many minutes are there for each of {k} {who} in a {show} of {h:d} h {b:d} min?", "I'm organising a {show}. It may "
        "last {h:d} h {b:d} min and there'll be {k} {who}, all with the same time. How many minutes can I promise each?",
        "Turn {h:d} h {b:d} min into minutes, divide by {k:d} {who}. What comes out?", "The {show} lasts {h:d} h and {b:d} "
        "min, and within it {k:w} {who} follow one another, every one equally long. Find the length of one turn in minutes.",
        slots="who show", rows=("speakers, meeting", "bands, concert", "classes, school show", "poets, reading evening"),
        again=("k|And for {k} {who}?",)),
    ask("two_legs_at_two_speeds", {"v": SLOW, "h": range(2, 7), "u": FAST, "k": range(2, 7), "g": AGE},
        plan("s: h * v: {h} hours at {v}", "t: k * u: {k} hours at {u}", "r: s + t: in all", end="km"),
        "{N} {ride} for {h} hours at {v:d} km/h and then travelled {k} hours by {x} at {u:d} km/h. How far is that?",
        "{h:d} h at {v:d} km/h + {k:d} h at {u:d} km/h, km?",
        "How many kilometres does somebody cover who does {v:d} km an hour for {h} hours and {u:d} km an hour for another {k}?",
        "My uncle ({g}) crossed the country. By bike he made {v:d} km per hour, {h} hours long. He went on by {x}, {k} hours "
        "at {u:d} km per hour. What distance was it?",
        "Part one: {h:w} hours, {v:d} km/h. Part two by {x}: {k:w} hours, {u:d} km/h. Total distance?",
        "After {h} hours with {v:d} km in each, I got on the {x} and went {u:d} km in each of {k} hours: how long was my way?",
        slots="ride x", rows=("rode, train", "cycled, bus", "paddled, car", "skated, coach"),
        again=("k|And with {k} hours on the {x}?",)),
    ask("still_to_go_after_hours", {"t": range(200, 1000, 10), "v": FAST, "h": range(2, 8)}, plan("s: h * v: {h} hours at {v}",
        "? s < t", "r: t - s: left of {t}", end="km"),
        "It is {t:d} km to {place}. {N} drive{s} {v:d} km/h. How many km are left after {h} hours?",
        "{t:d} km to {place}, {v:d} km/h, {h:d} h driven. how far still?",
        "How far from {place} are we after {h} hours at {v:d} km per hour if the whole way is {t:d} km?",
        "Are we nearly there? The children ask it again. {place} is {t:d} km from home, we've been driving for {h} hours, "
        "{v:d} km in every hour. What do I answer?",
        "Distance to {place}: {t:d} km. Speed: {v:d} km/h. Time so far: {h:w} hours. Give the remaining distance.",
        "I've left myself {t:d} km to do today. {h} hours are behind me and I did {v:d} km in each of them. What's ahead of me "
        "until {place}?", slots="place", rows=("the coast", "the capital", "the border", "my aunt's farm", "the mountains",
        "the lake"), again=("h|And after {h} hours?",)),
    ask("fast_there_and_slow_back", {"t": (12, 24, 36, 48, 60, 72, 84, 96, 120, 180, 240, 360), "v": FAST, "u": SLOW},
        plan("a: t / v: hours there", "b: t / u: hours back", "r: a + b: in all", end="hours"),
        "{N} travelled {t:d} km to {place} at {v:d} km/h and came back at {u:d} km/h. How many hours was {he} on the way?",
        "{t:d} km there at {v:d} km/h, back at {u:d} km/h, hours in total?",
        "How many hours does a trip of {t:d} km each way take with {v:d} km/h out and {u:d} km/h home?",
        "With the wind I did {v:d} km an hour to {place}. Against it on the way home, I only did {u:d}. It's {t:d} km one way. "
        "How long was I moving?",
        "Way to {place}: {t:d} km at {v:d} km/h. Same way back: {u:d} km/h. Calculate the travelling time for both.",
        "If {place} is {t:d} km off, you need some hours at {v:d} km/h and more at {u:d} km/h for the return. How many "
        "together?", slots="place v u", rows=("the island, 12, 10", "the next town, 20, 15", "the reservoir, 15, 12",
        "the old mill, 12, 8", "the cabin, 6, 4", "the falls, 60, 40", "the dam, 30, 20")),
    ask("average_over_two_stretches", {"a": range(20, 300), "b": range(20, 300), "h": range(2, 10)},
        plan("s: a + b: both stretches", "r: s / h: in one of {h} hours", "? 19 < r", "? r < 111", end="km/h"),
        "{N} drove {a:d} km before lunch and {b:d} km after it, {h} hours altogether. What was the average speed?",
        "{a:d} km + {b:d} km in {h:d} h, average km/h?",
        "What is the average speed of a {car} that does {a:d} km and then {b:d} km in {h} hours?", "My {car} has shown me two "
        "numbers. {a:d} km on small roads, {b:d} km on the big one. I needed {h} hours for the two. How fast was I on average?",
        "First stretch {a:d} km, second stretch {b:d} km, driving time {h:d} hours. Determine the mean speed in km/h.",
        "{h:w} hours for {a:d} and another {b:d} km. How many km is that per hour?", slots="car", rows=("coach", "car", "lorry",
        "motorbike", "train", "camper"), again=("h|And in {h} hours?",)),
    ask("apart_before_they_met", {"v": FAST, "u": (10, 15, 20, 25, 30, 40, 50, 60, 70, 80), "h": range(2, 7)}, plan("? v ! u",
        "s: v + u: closer in one hour", "r: h * s: {h} hours of {s}", end="km"), "Two {xs} start at the same time and come "
        "towards each other, one at {v:d} km/h, one at {u:d} km/h. They meet after {h} hours. How far apart were they at "
        "first?", "2 {xs} head on, {v:d} and {u:d} km/h, meet in {h:d} h. distance at start?",
        "How many km lie between two {xs} that meet after {h} hours if one does {v:d} km an hour and the other {u:d}?",
        "I set off at {v:d} km/h, my {kin} came to meet me at {u:d} km/h. {h} hours later we waved to each other. What was the "
        "distance between us in the beginning?", "Speeds: {v:d} km/h and {u:d} km/h, in opposite directions, towards one "
        "meeting point. Time until they meet: {h:w} hours. Find the distance of the two starting points.",
        "From two towns two {xs} leave. Each hour brings the first {v:d} km nearer and the second {u:d} km nearer. {h:w} hours "
        "and they are side by side. How far is one town from the other?", slots="xs", rows=("cars", "trains", "buses",
        "coaches", "lorries", "vans"), again=("h|And if they meet after {h} hours?",)),
    ask("how_far_ahead_is_it", {"v": FAST, "u": SLOW, "h": range(2, 9)}, plan("? u < v", "s: v - u: gain in one hour",
        "r: h * s: {h} hours of {s}", end="km"), "{X} does {v:d} km/h and {y} {u:d} km/h. They start together and go the same "
        "way. How far ahead is {x} after {h} hours?", "{x} {v:d} km/h, {y} {u:d} km/h, lead after {h:d} h?",
        "By how many km does {x} at {v:d} km/h lead over {y} at {u:d} km/h when {h} hours are gone?",
        "{x} and {y} left from here at the same moment on the same road. {x} makes {v:d} km an hour, {y} only {u:d}. How big "
        "is the gap {h} hours on?",
        "Same start, same direction. {X}: {v:d} km/h. {Y}: {u:d} km/h. Time: {h:d} hours. Calculate the gap.",
        "I sat in {y} ({u:d} km/h) and saw {x} ({v:d} km/h) draw away from us; how many km separated us after {h:w} hours?",
        slots="X x Y y v u", rows=("The car, the car, The bus, the bus, 50-95, 25-49",
        "The express, the express, The goods train, the goods train, 90-140, 40-75",
        "The motorboat, the motorboat, The barge, the barge, 20-40, 8-15",
        "The scooter, the scooter, The bike, the bike, 25-45, 10-20"), again=("h|And after {h} hours?",)),
    ask("steps_into_metres", {"n": range(10, 50), "k": (25, 40, 50, 60, 75, 80)}, plan("s: n * k: {n} steps of {k} cm",
        "q: s / 100: 100 cm to a metre", end="m"), "{Ns} steps are {k:d} cm long. How many metres are {n} steps?",
        "{n:d} steps, {k:d} cm each, how many m", "How long is {x} in metres if it takes {n} steps of {k:d} cm?",
        "I had no tape measure, so I paced it out: {x} is {n:d} of my steps, and one of my steps is {k:d} cm. What's that in "
        "metres?", "Step length {k:d} cm. Number of steps {n:d}. Give the distance in metres.", "To find the length of {x} {K} "
        "walks along it and counts to {n:d}. With each step it's {k:d} cm further. How many metres, please?", slots="x",
        rows=("the corridor", "the classroom", "the garden path", "the stage", "the hedge"), again=("n|And with {n} steps?",)),
    ask("posts_of_the_fence", {"m": range(2, 21), "k": (20, 25, 40, 50, 100)}, plan("s: m * 100: {m} m in cm",
        "n: s / k: gaps of {k} cm", "r: n + 1: one more at the end", end="{xs}"),
        "A {line} is {m:d} m long. There is a {x} every {k:d} cm, also at both ends. How many {xs} are there?",
        "{line} {m:d} m, {x} every {k:d} cm, both ends too, how many {xs}?",
        "How many {xs} do I need for a {line} of {m:d} m if they stand {k:d} cm apart and one stands at each end?",
        "I want to put {xs} along my {line}. It's {m:d} metres. One goes at the very beginning, then one every {k:d} "
        "centimetres to the very end. How many should I buy?", "Length of the {line}: {m:d} m. Distance from {x} to {x}: {k:d} "
        "cm. There's one at the start and one at the finish. Find their number.",
        "Careful, a trap! {xs} are set every {k:d} cm over {m:d} m of {line}, beginning and end included. How many are they?",
        slots="line x xs", rows=("fence, post, posts", "flower bed, tulip, tulips", "garden wall, lantern, lanterns",
        "driveway, stone, stones", "hedge, bush, bushes"), again=("m|And for {m:d} m?",)),
    ask("grams_left_of_a_kilo", {"z": (1, 2), "n": range(2, 12), "k": range(40, 260, 10)}, plan("t: z * 1000: {z} kg in g",
        "s: n * k: {n} {xs} of {k} g", "? s < t", "r: t - s: left", end="g"),
        "{N} had {z:d} kg of {x}. {n} {xs} took {k:d} g each. How many grams are left?",
        "{z:d} kg {x}, {n:d} {xs} at {k:d} g, grams left?",
        "How much of {z:d} kg of {x} remains, in grams, after {n} {xs} with {k:d} g in each?", "My bag of {x} weighed {z:d} kg "
        "this morning. Since then I've made {n} {xs}, and every one needs {k:d} g. What does it weigh now in grams?",
        "One kilogram is 1000 g. {n:w} {xs} use up {k:d} g apiece. Out of {z:d} kg of {x}, how many grams stay?",
        "Out of the {z:d} kg {x} bag come {n:d} portions of {k:d} g for {xs}; state the rest in g.", slots="x xs",
        rows=("flour, loaves", "rice, bowls", "sugar, cakes", "clay, mugs", "wool, hats", "coffee, tins"),
        again=("n|And after {n} {xs}?",)),
    ask("millilitres_out_of_the_jug", {"z": (1, 2), "n": range(2, 9), "k": (100, 120, 125, 150, 180, 200, 250)},
        plan("t: z * 1000: {z} l in ml", "s: n * k: {n} {xs} of {k} ml", "? s < t", "r: t - s: left", end="ml"),
        "A {jug} holds {z:d} l of {x}. {n} {xs} of {k:d} ml are poured. How many ml are left in it?",
        "{jug} {z:d} l {x}, {n:d} {xs} x {k:d} ml, rest in ml?",
        "What is left in a {jug} of {z:d} l, in millilitres, when {n} people have each taken {k:d} ml of {x}?",
        "I filled {n} {xs} from the {jug}, {k:d} ml in each. It had {z:d} l of {x} in it to begin with. How many millilitres "
        "are still there?", "{z:d} l of {x} minus {n:w} times {k:d} ml. Give the answer in ml.",
        "The {jug} is full, which means {z:d} l. Then come {n:w} thirsty guests with {xs} of {k:d} ml each. What can the next "
        "guest still get, in ml?", slots="jug x xs", rows=("jug, lemonade, glasses", "bottle, milk, cups", "can, soup, bowls",
        "flask, tea, mugs"), again=("n|And with {n}?",)),
    ask("height_of_the_pile", {"n": range(3, 60), "k": range(2, 25)}, plan("s: n * k: height in mm",
        "r: s / 10: 10 mm to a centimetre", end="cm"), "A {x} is {k:d} mm thick. How many cm high is a pile of {n} {xs}?",
        "{n:d} {xs}, {k:d} mm each, pile in cm?", "What height in centimetres do {n} {xs} reach when every {x} has {k:d} mm?",
        "I piled up {n} {xs} on my desk because I was bored. One of them is {k:d} mm. How tall is my tower, in cm?",
        "Thickness: {k:d} mm. Number of {xs}: {n:d}. Find the height in cm.",
        "If each {x} adds {k:w} mm and {N} {has} {n:w} on top of one another, how many centimetres is that?", slots="x xs",
        rows=("tile, tiles", "notebook, notebooks", "board, boards", "book, books", "beer mat, beer mats", "plate, plates"),
        again=("n|And with {n} {xs}?",)),
    ask("seconds_to_minutes_for_all", {"n": range(3, 25), "k": (20, 30, 40, 45, 50, 60, 75, 80, 90, 120, 150, 180)},
        plan("s: n * k: seconds for {n} {xs}", "r: s / 60: 60 seconds to a minute", end="minutes"),
        "One {x} takes {k:d} seconds. How many minutes do {n} {xs} take?", "{n:d} {xs}, {k:d} s each, minutes?",
        "How many minutes do{es} {N} need for {n} {xs} with {k:d} seconds for each?",
        "I timed a single {x}: {k:d} seconds. Now I've {n} of them to do. How many minutes is that going to be?",
        "Each {x} lasts {k:d} s. There are {n:d}. Express the whole time in minutes.",
        "{n:w} {xs} one after the other, {k:w} seconds long every time, come to how many minutes?", slots="x xs",
        rows=("lap, laps", "exercise, exercises", "song, songs", "phone call, phone calls", "puzzle, puzzles",
        "card trick, card tricks"), again=("n|And for {n} {xs}?",)),
    ask("how_much_the_lift_can_still_take", {"t": (300, 400, 450, 500, 600, 630, 800), "n": range(2, 9), "k": range(50, 91),
        "no": HOUSE}, plan("s: n * k: {n} {who} of {k} kg", "? s < t", "r: t - s: up to {t} kg", end="kg"),
        "A {lift} may carry {t:d} kg. In it are {n} {who} of {k:d} kg each. How much more can it take?",
        "{lift} max {t:d} kg, {n:d} {who} x {k:d} kg. spare?",
        "How many kg may still go into a {lift} for {t:d} kg, after {n} {who} with {k:d} kg each?",
        "The plate in {lift} number {no} says {t:d} kg. There are {n} of us {who}, and we weigh about {k:d} kg each. What is "
        "the margin?", "Load allowed: {t:d} kg. {n:w} {who}: {k:d} kg apiece. Work out what is left to the limit.",
        "Will it hold? {n:d} {who} at {k:d} kg, and the {lift} is made for {t:d} kg: how many kg remain?", slots="lift who",
        rows=("lift, visitors", "boat, rowers", "cable car, skiers", "balloon, passengers"), again=("n|And with {n} {who}?",)),
    ask("what_one_of_them_weighs", {"t": range(8, 400), "e": range(2, 60), "n": range(2, 13)}, plan("? e < t",
        "s: t - e: without the {box}", "r: s / n: one of {n}", end="{u}"),
        "A {box} with {n} {xs} weighs {t:d} {u}. The empty {box} weighs {e:d} {u}. How much does one {x} weigh?",
        "{box} + {n:d} {xs} = {t:d} {u}, {box} alone {e:d} {u}, one {x}?", "What is the weight of a single {x} if {n} equal "
        "ones together with the {box} come to {t:d} {u}, and the {box} makes up {e:d} {u} of that?",
        "I put the {box} on the scales: {t:d} {u}. I emptied it, and it was only {e:d} {u}. There had been {n} {xs} in it, all "
        "alike. What does a {x} weigh?",
        "Full: {t:d} {u}. Empty: {e:d} {u}. Contents: {n:d} {xs}. Calculate the weight of one.",
        "{n:w} {xs} lie in a {box}. With them it has {t:w} {u}, without them {e:w}. How heavy is each?", slots="box x xs u t e",
        rows=("crate, melon, melons, kg, 10-60, 2-5", "trolley, rock, rocks, kg, 30-200, 8-20",
        "jar, marble, marbles, g, 90-400, 40-90", "basket, loaf, loaves, kg, 6-30, 2-3",
        "purse, coin, coins, g, 60-300, 20-60"), again=("e|And if the empty {box} weighs {e:d} {u}?",)),
    ask("fence_round_but_not_the_gate", {"a": range(5, 90), "b": range(4, 80), "g": range(2, 8)}, plan("? b < a",
        "s: a + b: length and width", "p: 2 * s: all the way round", "r: p - g: without the {gate}", end="m"),
        "A {garden} is {a:d} m long and {b:d} m wide. It gets a fence all round, but the {gate} of {g:d} m stays open. How "
        "many metres of fence are needed?", "{garden} {a:d} m x {b:d} m, fence all round minus {g:d} m {gate}, metres?",
        "How much fence goes round a {garden} of {a:d} m by {b:d} m if {g:d} m are left out for a {gate}?",
        "I'd like to fence in my {garden}. It measures {a:d} by {b:d} metres. For the {gate} I leave {g:d} metres free. How "
        "many metres of fence must I order?",
        "Length {a:d} m, width {b:d} m, {gate} {g:d} m. Find the perimeter of the {garden} without the {gate}.",
        "{N} measured a {garden}: {a:w} metres one way and {b:w} the other. There'll be a {gate} {g:w} metres wide and fence "
        "everywhere else. What length of fence is that?", slots="garden gate", rows=("garden, gate", "paddock, gate",
        "meadow, passage", "yard, entrance", "sheep pen, gap"), again=("g|And with {g:d} m for the {gate}?",)),
    ask("lawn_without_the_pond", {"a": range(10, 41), "b": range(8, 31), "c": range(2, 8), "d": range(2, 6)}, plan("? b < a",
        "s: a * b: the whole {garden}", "u: c * d: the {pond}", "? u < s", "r: s - u: what is left", end="square metres"),
        "A {garden} of {a:d} m by {b:d} m has a {pond} of {c:d} m by {d:d} m in it. How many square metres are left?",
        "{garden} {a:d} x {b:d} m, {pond} {c:d} x {d:d} m, rest in square metres?",
        "What area of a {garden} measuring {a:d} m by {b:d} m isn't covered by a {pond} of {c:d} m by {d:d} m?",
        "Our {garden} is a rectangle, {a:d} m long and {b:d} m wide. In the middle of it is the {pond}: {c:d} m by {d:d} m. I "
        "only want to work on the rest. How big is that?",
        "Subtract the area of the {pond} ({c:d} m times {d:d} m) from the area of the {garden} ({a:d} m times {b:d} m).",
        "{N} {has} a {garden}, {a:w} metres by {b:w}. {c:w} metres by {d:w} of it are taken up by a {pond}. Find the area that "
        "stays free.", slots="garden pond", rows=("garden, pond", "lawn, sandpit", "hall, stage", "yard, shed")),
    ask("tiles_for_the_floor", {"a": range(2, 13), "b": range(2, 13), "k": (4, 6, 9, 11, 16, 25), "no": HOUSE},
        plan("s: a * b: square metres", "r: s * k: {k} tiles for each", end="tiles"),
        "A {room} is {a:d} m by {b:d} m. {k:d} tiles cover one square metre. How many tiles are needed?",
        "{room} {a:d}x{b:d} m, {k:d} tiles per square metre, how many?",
        "How many tiles do I need for a {room} that is {a:d} m long and {b:d} m wide with {k} tiles to a square metre?",
        "I'm laying a new floor in my {room} (flat {no}). It is {a:d} m one way, {b:d} m the other. On the packet it says "
        "{k:d} tiles per square metre. What is the number I need?",
        "Floor of the {room}: {a:d} m times {b:d} m. Tiles per square metre: {k:d}. Calculate the tiles.",
        "If {k:w} tiles make one square metre and the {room} has {a:w} metres by {b:w}, how many tiles will be on the floor in "
        "the end?", slots="room", rows=("bathroom", "kitchen", "hall", "cellar", "laundry room", "balcony"),
        again=("k|And with {k} tiles for each?",)),
    ask("tins_of_paint_for_the_wall", {"a": range(4, 40), "b": range(2, 6), "k": (6, 8, 9, 10, 12, 15, 20)},
        plan("s: a * b: square metres", "r: s up k: full {tins} for {k}", end="{tins}"), "A wall is {a:d} m long and {b:d} m "
        "high. A {tin} of {x} is enough for {k:d} square metres. How many {tins} must {N} buy?",
        "wall {a:d} x {b:d} m, 1 {tin} {x} = {k:d} square metres, how many {tins}?",
        "How many {tins} of {x} do I need for {a:d} m by {b:d} m, when one does {k:d} square metres?",
        "I am going to do the long side of the barn, {a:d} metres long, {b:d} metres high. The shop says that one {tin} of {x} "
        "covers {k:d} square metres. How many {tins} do I take home?",
        "Area: {a:d} m times {b:d} m. One {tin} covers {k:d} square metres. What is the smallest number of {tins}?",
        "Only whole {tins} of {x} are sold, each for {k:d} square metres. The wall measures {a:w} by {b:w} metres. How many "
        "are enough?", slots="tin tins x", rows=("tin, tins, paint", "bucket, buckets, varnish", "can, cans, primer",
        "roll, rolls, wallpaper"), again=("k|And if one does {k:d} square metres?",)),
    ask("square_from_its_edge", {"t": range(8, 125, 4)}, plan("a: t / 4: one of 4 equal sides", "r: a * a: side times side",
        end="{u}"), "The perimeter of a square {x} is {t:d} {one}. What is its area?",
        "square {x}, all round {t:d} {one}, area?",
        "How big is the area of a square {x} if you walk {t:d} {one} once along its edges?",
        "I went all the way round my square {x} with a tape and got {t:d} {one}. How many {u} does it have?",
        "A square {x} has four sides of equal length, in all {t:d} {one}. First find one side, then the area.",
        "Once round me is {t:w} {one}. My four sides are alike. I'm a {x}. How large am I, in {u}?", slots="x one u",
        rows=("vegetable bed, m, square metres", "tablecloth, dm, square decimetres", "sandpit, m, square metres",
        "picture, cm, square centimetres", "carpet, m, square metres"), again=("t|And if it is {t:d} {one}?",)),
    ask("other_side_then_all_round", {"t": range(12, 400), "a": (3, 4, 5, 6, 8, 9, 10, 12, 15, 20)},
        plan("b: t / a: the other side", "s: a + b: both sides", "r: 2 * s: all the way round", end="m"),
        "A rectangular {x} has an area of {t:d} square metres. It is {a:d} m long. What is its perimeter?",
        "{x} {t:d} square metres, one side {a:d} m, perimeter?",
        "How far is it once round a rectangular {x} of {t:d} square metres whose one side has {a:d} m?",
        "On the plan of my {x} I can read {t:d} square metres and, at one side, {a:d} m. The other number is smudged. How many "
        "metres is it all the way round?",
        "Area {t:d} square metres, side {a:d} m. Find the second side of the {x} and from it the perimeter.",
        "{N} know{s} two things about the rectangular {x}: it covers {t:d} square metres and one side is {a:d} m. What is the "
        "length of its edge in all?", slots="x", rows=("field", "hall", "terrace", "car park", "playground", "plot"),
        again=("t|And with {t:d} square metres?",)),
    ask("mean_of_three_results", {"a": range(8, 120), "b": range(8, 99), "c": range(8, 99)}, plan("s: a + b: first two",
        "t: s + c: all three", "r: t / 3: one of three", end="{xs}"),
        "{N} got {a} {xs}, {b} {xs} and {c} {xs}. What is the average?", "{a:d}, {b:d}, {c:d} {xs}, average?",
        "What is the average number of {xs} if {day} brought {a}, the day after {b}, and the third day {c}?",
        "I wrote down my {xs} three times, {a}, then {b}, then {c}. If it had been the same each time, how many would that be?",
        "Add {a:w}, {b:w} and {c:w} {xs} and divide the sum by three.", "Three friends have {a:d}, {b:d} and {c:d} {xs}; they "
        "want to level out so that all have equally many. How many is it for each?", slots="xs", rows=("points", "pages",
        "visitors", "eggs", "minutes", "calls"), again=("c|And if the third was {c}?",)),
    ask("third_result_for_the_average", {"m": range(10, 120), "a": range(8, 150), "b": range(8, 150)},
        plan("t: 3 * m: sum needed for three", "s: a + b: got so far", "? s < t", "r: t - s: the third", end="{xs}"),
        "{N} had {a} {xs} in the first {round} and {b} in the second. How many {xs} must the third bring for an average of "
        "{m}?", "{a:d} and {b:d} {xs}, third {round} needed for average {m:d}?",
        "How many {xs} do I need in {round} three to get an average of {m} after {a} and {b}?", "My aim is an average of {m} "
        "{xs} over three {rounds}. The first went so-so with {a}, the second gave {b}. What do I have to get in the last one?",
        "Mean of three: {m:d}. First: {a:d}. Second: {b:d}. Determine the third.",
        "The average of three numbers is {m:w}. {a:w} is one of them, {b:w} another. What's missing?", slots="round rounds xs",
        rows=("round, rounds, points", "test, tests, marks", "month, months, sales", "week, weeks, orders"),
        again=("m|And for an average of {m}?",)),
    ask("two_taps_into_one_bath", {"t": range(60, 601, 20), "a": range(2, 9), "b": range(2, 9)},
        plan("s: a + b: litres a minute", "r: t / s: minutes for {t} litres", end="minutes"), "A {bath} holds {t:d} litres. "
        "One {tap} gives {a:d} litres a minute, the other {b:d}. Both are on. How many minutes until it is full?",
        "{bath} {t:d} l, {tap} one {a:d} l/min, {tap} two {b:d} l/min, both on, minutes?",
        "How long do two {taps}, with {a} and {b} litres a minute, need together for {t:d} litres?",
        "I turned on both {taps} of the {bath}. I know that {a:d} litres come out of the first in a minute and {b:d} out of "
        "the second. When will {t:d} litres be in it?", "Size of the {bath}: {t:d} l. Flow: {a:d} l per minute and {b:d} l per "
        "minute at the same time. Find the filling time in minutes.", "{a:w} litres from here and {b:w} from there flow in "
        "every minute. The {bath} takes {t:w} litres. After how many minutes does it run over?", slots="bath tap taps",
        rows=("bath, tap, taps", "pool, hose, hoses", "tank, pump, pumps", "cistern, pipe, pipes"),
        again=("t|And for {t:d} litres?",)),
    ask("full_bus_back_to_the_start", {"r": range(8, 80), "b": range(2, 30), "c": range(2, 30)}, plan("? c < r",
        "s: r - c: before {c} got on", "u: s + b: before {b} got off", end="{who}"), "At the first stop {b} {who} got off the "
        "{bus}, at the second {c} got on. Now there are {r} {who}. How many were there at the start?",
        "{bus}: first some {who}, then -{b:d}, then +{c:d}, now {r:d}. how many at first?",
        "How many {who} did the {bus} have to begin with if {b} left it, {c} joined, and {r} are in it in the end?",
        "I fell asleep in the {bus}. When I woke up there were {r} {who} in it. The driver said that {b} had got off and {c} "
        "on. How many had been there when I dozed off?", "Undo it step by step. {r:w} {who} are in the {bus} now. {c:w} of "
        "them came last. {b:w} others had left before. Find the first number.", "The end is known: {r:d} {who}. So is the way: "
        "first {b:d} out, then {c:d} in. What was the {bus} carrying in the beginning?", slots="bus who",
        rows=("bus, passengers", "lift, people", "train, travellers", "cable car, skiers"),
        again=("r|And if there are {r} now?",)),
    ask("undo_three_changes", {"r": range(10, 200), "a": range(2, 60), "b": range(2, 60), "c": range(2, 60)},
        plan("s: r + c: before the last {c} went", "? b < s", "u: s - b: before {b} came", "t: u + a: before {a} went",
        end="{xs}"),
        "{N} gave away {a} {xs}, got {b} new ones, and lost {c}. {r} {xs} are left. How many {xs} were there in the beginning?",
        "x - {a:d} + {b:d} - {c:d} = {r:d} {xs}. what is x?",
        "With how many {xs} did {K} begin, if after minus {a}, plus {b} and minus {c} there were {r}?",
        "I've {r} {xs} today. Last month {c} got lost. Before that I was given {b} for my birthday, and before that I gave {a} "
        "to my {kin}. How many did I have at first?", "Go back from {r:w}. {c:w} were taken last, {b:w} were added before, and "
        "{a:w} were taken first. What's the number of {xs} at the start?",
        "First {a:d} {xs} leave, then {b:d} arrive, then {c:d} leave. In the end {r:d} stay. Find the starting number.",
        slots="xs", rows=("toy horses", "books", "badges", "stamps", "vinyl records"), again=("r|And if {r} are left?",)),
    ask("doubled_and_then_some_lost", {"r": range(5, 300), "b": range(3, 100)}, plan("s: r + b: before {b} were gone",
        "u: s / 2: before it doubled", end="{xs}"),
        "The number of {xs} doubled in a year. Then {b} {went}, and {r} were left. How many were there at first?",
        "{xs} x 2 - {b:d} = {r:d}. how many at first?",
        "How many {xs} were there before, if they became twice as many, {b} of those {went}, and {r} remained?",
        "I started with some {xs}. Soon I had twice as many. After {b} {went} I counted {r}. What did I start with?",
        "Twice a certain number of {xs}, less {b}, is {r}. Find that number.",
        "Riddle of the {xs}: double us, take {b:w} away, and {r:w} are here. How many are we?", slots="xs went",
        rows=("rabbits, ran away", "hens, were sold", "ducks, flew off", "members, left", "tomato plants, died",
        "goldfish, were given away"), again=("r|And if {r} were left?",)),
    ask("place_in_the_queue", {"a": range(3, 60), "b": range(3, 60), "g": AGE}, plan("s: a + b: counted from both ends",
        "r: s - 1: one person was counted twice", end="people"), "{N} stand{s} in a queue for {x}. From the front {he} {is} "
        "number {a:d}, from the back number {b:d}. How many people are in the queue?",
        "queue for {x}, no. {a:d} from the front, no. {b:d} from behind, how many people?",
        "How long is a queue in which somebody is number {a:d} counted from the front and number {b:d} counted from the end?",
        "I'm waiting for {x}. If I count from the counter I'm number {a:d}. Counted from the last person, a man of about {g}, "
        "I'm number {b:d}. How many of us are waiting?", "In a row one and the same child is number {a:d} from the left and "
        "number {b:d} from the right. Give the number of children.", "Careful not to count me twice! I am number {a:d} from "
        "one side and number {b:d} from the other. How many people stand here for {x}?", slots="x", rows=("ice cream",
        "the ticket desk", "concert tickets", "the post office", "fresh bread", "the ghost train"),
        again=("b|And if it is number {b:d} from the back?",)),
    ask("cuts_take_time", {"n": range(3, 30), "k": range(2, 16)}, plan("c: n - 1: cuts for {n} pieces",
        "r: c * k: {c} cuts of {k} minutes", end="minutes"),
        "A {log} is to be cut into {n} pieces. Each cut takes {k} minutes. How many minutes does it take?",
        "{log} into {n:d} pieces, {k:d} min per cut, minutes?",
        "How many minutes do{es} {N} need to saw a {log} into {n} pieces if every cut lasts {k} minutes?",
        "I want {n} pieces from my {log}. It is still in one piece. For a single cut I need {k} minutes. When will I be done, "
        "in minutes?", "One piece less than you think! How long does it take to get {n:w} pieces out of a {log}, at {k:w} "
        "minutes for each cut?", "Pieces wanted from the {log}: {n:d}. Time per cut: {k:d} minutes. Work out the total time.",
        slots="log", rows=("tree trunk", "steel pipe", "thick beam", "log", "metal rod"), again=("n|And for {n} pieces?",)),
    ask("two_counters_and_a_queue", {"n": range(6, 60, 2), "k": range(2, 9)}, plan("h: n / 2: people at each of 2 {counters}",
        "r: h * k: {h} people of {k} minutes", end="minutes"), "{n} people are waiting in front of two {counters}, half at "
        "each. One person takes {k} minutes. How many minutes until all are served?",
        "{n:d} people, 2 {counters}, {k:d} min per person. minutes for all?",
        "How many minutes do two {counters} need for {n} people if each person takes {k} minutes?", "There were {n} of us, and "
        "only two {counters} were open. So we went half to one and half to the other. Each of us needed {k} minutes. How many "
        "minutes did it take?",
        "Two {counters} share {n:w} people equally. A person needs {k:w} minutes. Find the time for everybody.",
        "If the second of the two {counters} opens at once and takes half of the {n:d} people, with {k:d} minutes for each "
        "person, how long will it be?", slots="counters", rows=("ticket desks", "tills", "passport desks", "counters"),
        again=("n|And with {n} people?",)),
    ask("date_some_weeks_from_now", {"a": range(2, 17), "n": (2, 3), "b": range(2, 8)}, plan("d: n * 7: days in {n} weeks",
        "s: a + d: the date then", "t: s - b: {b} days before that", "? t < 29", end=""), "Today is {month} {a:d}. The {x} is "
        "{n} weeks from now. {b} days before it I must {do}. On which day of {month} is that?",
        "{month} {a:d}, {x} in {n:d} weeks, {do} {b:d} days earlier. which day of {month}?", "On which day of {month} do I "
        "have to {do}, if today is {month} {a:d}, the {x} is in {n} weeks, and it must be {b} days before?",
        "{N} looked at the calendar: {month} {a:d}. In {n:w} weeks there is the {x}. {b:w} days ahead of it {he} must {do}. "
        "Give the day of {month}.", "My {x} will be exactly {n} weeks after today, {month} {a:d}, and I'd like to {do} {b} "
        "days earlier; what day of {month} is it?", "Count forward {n:d} weeks from {month} {a:d} to the {x}, and {b:d} days "
        "back to the day to {do}. Which day of {month} do you reach?", slots="month x do", rows=("May, party, bake the cake",
        "July, trip, pack the bags", "October, exam, stop revising", "March, wedding, collect the suit", "August, race, rest"),
        again=("b|And {b} days before?",)),
)  # fmt: skip
TASKS = STORIES
