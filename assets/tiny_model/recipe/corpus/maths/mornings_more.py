"""Word problems of an ordinary day, as in `mornings`."""

from __future__ import annotations

from typing import Any

from .relations import AGE, YEAR
from .story import Story, Work
from .travel import earlier, later


def dose_needed(w: Work, v: Any) -> None:
    w.end(w.mul("{X} in {d} days", v.d, w.mul("{X} in one day", v.n, v.k)), "{x}")


def rest_has_two_legs(w: Work, v: Any) -> None:
    rest = w.sub("Legs of the {ys}", v.t, w.mul("Legs of {a} {xs}", v.a, 4))
    w.need(rest % 2 == 0 and rest > 2)
    w.end(w.div("{Ys}", rest, 2), "{ys}")


def boxed(w: Work, v: Any) -> None:
    whole = w.mul("{Xs} from {n} {ys}", v.n, v.k)
    w.need(whole % v.b == 0 and whole > v.b != v.k)
    w.end(w.div("{Boxes}", whole, v.b), "{boxes}")


def per_day_of_weeks(w: Work, v: Any) -> None:
    w.need(v.t % (7 * v.k) == 0 and v.t > 7 * v.k)
    w.end(w.div("{X} in one day", w.div("{X} in one week", v.t, v.k), 7), "{x}")


def weeks_of_days(w: Work, v: Any) -> None:
    w.end(w.mul("{X} in {k} weeks", v.k, w.mul("{X} in one week", 7, v.a)), "{x}")


def riddle_back(w: Work, v: Any) -> None:
    w.need(v.r > v.a + v.f)
    before = w.sub("Before {a} was added", v.r, v.a)
    w.need(before % v.f == 0)
    w.end(w.div("Before it was multiplied by {f}", before, v.f))


def riddle_forth(w: Work, v: Any) -> None:
    w.end(w.add("Then {a} is added", w.mul("{f} times the number", v.f, v.n), v.a))


def riddle_sum_first(w: Work, v: Any) -> None:
    w.end(w.mul("Then {f} times that", v.f, w.add("First {a} is added to the number", v.n, v.a)))


def more_and_both(w: Work, v: Any) -> None:
    w.end(w.add("{X} of {M} and {K}", v.a, w.mul("{X} of {K}", v.f, v.a)), "{x}")


def more_and_gap(w: Work, v: Any) -> None:
    w.end(w.sub("{X} that {K} has more", w.mul("{X} of {K}", v.f, v.a), v.a), "{x}")


def one_away_in_each(w: Work, v: Any) -> None:
    w.end(w.mul("{Xs} here in {n} {ys}", v.n, w.sub("{Xs} here in one {y2}", v.k, 1)), "{xs}")


def one_away_in_all(w: Work, v: Any) -> None:
    w.end(w.sub("{Xs} without the one", w.mul("{Xs} in {n} {ys}", v.n, v.k), 1), "{xs}")


def adverts_first(w: Work, v: Any) -> None:
    w.need(v.b + v.m < 60)
    later(w, v.h, w.add("{X} and {y2} in minutes", v.m, v.b))
    w.need(len(w.lines) < 5)


def out_of_the_house(w: Work, v: Any) -> None:
    w.need(v.b + v.m < 60)
    earlier(w, v.h, w.add("{X} and {y2} in minutes", v.m, v.b))
    w.need(len(w.lines) < 5)


def across_the_hour(w: Work, v: Any) -> None:
    w.need(v.h // 60 + 1 == v.t // 60 and v.t % 60 > 1 and v.h % 60 > 1)
    hour = v.t // 60
    name = f"{(hour - 1) % 12 + 1} o'clock" if w.twelve else f"{hour}:00"
    before = w.sub(f"Minutes to {name}", 60, v.h % 60)
    w.end(w.add(f"With those after {name}", before, v.t % 60), "minutes")


STORIES = (
    Story(
        "medicine_needed_for_days", {"n": (2, 3, 4), "k": range(2, 6), "d": (*range(3, 11), 20, 30), "g": AGE}, dose_needed,
        (
            "={N} take{s} {k} {x} {n} times a day. How many {x} do{es} {he} need for {d} days?",
            "=How many {x} are used in {d} days with {k} {x} {n} times on each day?",
            "=I take {k} {x} every time, {n} times a day, for {d} days. How many must I get?",
            "={k} {x}, {n} times a day, {d} days. how many in all?",
            "=For {d} days a patient of {g} gets {k} {x} each time, and that {n} times daily. What is the total?",
            "=The doctor says {k:w} {x} per dose, {n:w} doses a day, {d:w} days. How many {x} is that?",
            "=Every day there are {n} doses of {k} {x}. What number of {x} is enough for {d} days?",
        ),
        ("",), slots="x X", rows=("tablets, Tablets", "vitamin pills, Vitamin pills", "capsules, Capsules", "ml of syrup, Ml "
        "of "
        "syrup", "drops, Drops", "spoons of cough mixture, Spoons of cough mixture"), again=("d|And for {d} days?",),
    ),
    Story(
        "legs_of_the_others", {"t": range(16, 200, 2), "a": range(2, 30), "g": AGE}, rest_has_two_legs,
        (
            "={a} {xs} and some {ys} have {t} legs together. How many {ys} are there?",
            "=How many {ys} are with {a} {xs} if one counts {t} legs in all?",
            "=I count {t} legs in the {place}. There are {a} {xs}, and all the others are {ys}. How many {ys} do I see?",
            "={t} legs, {a} {xs}, the rest {ys}. how many {ys}?",
            "=In a {place} live {xs} with four legs each and {ys} with two legs each, {t} legs altogether. {a} of the animals "
            "are {xs}. What is the number of {ys}?",
            "=A farmer of {g} says: my {xs} and {ys} have {t} legs, and I own {a:w} {xs}. How many {ys} has he got?",
            "=If {a} {xs} are taken out of the {place}, only {ys} are left. Before that there were {t} legs. How many {ys} are "
            "left?",
        ),
        ("",), slots="xs ys Ys place", rows=("cows, hens, Hens, yard", "goats, ducks, Ducks, field", "sheep, geese, Geese, "
        "meadow", "pigs, turkeys, Turkeys, barn", "horses, swans, Swans, park", "rabbits, doves, Doves, garden"),
        again=("t|And with {t} legs?",),
    ),
    Story(
        "collected_and_put_in_boxes", {"n": range(4, 60), "k": range(2, 10), "b": (4, 5, 6, 8, 10, 12, 20), "g": AGE}, boxed,
        (
            "={n} {ys} give {k} {xs} each. {b} {xs} go into a {box}. How many {boxes} are filled?",
            "=How many {boxes} of {b} can be filled with the {xs} from {n} {ys} if each gives {k}?",
            "=I got {k} {xs} from each of my {n} {ys}. I pack {b} of them in every {box}. How many {boxes} do I get?",
            "={n} {ys}, {k} {xs} each, {b} per {box}. {boxes}?",
            "=From every one of {n} {ys} come {k} {xs}. They are sold in {boxes} of {b}. What number of {boxes} is that?",
            "=A man of {g} has {n:w} {ys}. Each of them brings {k:w} {xs}, and a {box} holds {b:w}. How many {boxes} does he "
            "fill?",
            "=A {box} takes {b} {xs}. {n} {ys} with {k} {xs} each: how many {boxes} are needed for everything?",
        ),
        ("",), slots="xs Xs ys box boxes Boxes", rows=("eggs, Eggs, hens, carton, cartons, Cartons", "melons, Melons, plants, "
        "crate, crates, Crates", "roses, Roses, bushes, bunch, bunches, Bunches", "pears, Pears, branches, bag, bags, Bags",
        "cookies, Cookies, bakers, tin, tins, Tins", "candles, Candles, children, packet, packets, Packets"),
        again=("n|And with {n} {ys}?",),
    ),
    Story(
        "weeks_down_to_one_day", {"t": range(28, 1000, 7), "k": range(2, 9), "y": YEAR}, per_day_of_weeks,
        (
            "={N} {did} {t} {x} in {k} weeks, every day the same. How many {x} is that a day?",
            "=How many {x} a day are {t} {x} in {k} weeks?",
            "=I {did} {t} {x} in the last {k} weeks. Each day it was the same number. How many did I do per day?",
            "={t} {x} in {k} weeks. per day?",
            "=Spread equally over all days of {k} weeks, {t} {x} make how many each day?",
            "=In {y:d} {N} {did} {t} {x} in just {k:w} weeks, all seven days of a week. How many {x} were there daily?",
            "=It took {k} weeks for {t} {x}. What is one day's part if no day was different from another?",
        ),
        ("",), slots="did x X", rows=("read, pages, Pages", "swam, lengths, Lengths", "painted, tiles, Tiles", "ran, "
        "kilometres, Kilometres", "learned, words, Words", "practised, minutes, Minutes", "solved, puzzles, Puzzles",
        "drank, glasses of water, Glasses of water"), again=("k|And if it took {k} weeks?",),
    ),
    Story(
        "one_day_up_to_weeks", {"a": range(2, 30), "k": range(2, 10), "y": YEAR}, weeks_of_days,
        (
            "={N} {did} {a} {x} a day, every day for {k} weeks. How many {x} is that?",
            "=How many {x} will it be in {k} weeks with {a} {x} a day?",
            "=For the last {k} weeks I {did} {a} {x} each day. How many did I do altogether?",
            "={a} {x} per day, {k} weeks. total?",
            "=Every day of {k} weeks brought {a} {x}. How many {x} is that in the end?",
            "=In {y:d} {N} {did} {a:w} {x} daily, all seven days of a week, for {k:w} weeks. How many {x} were there?",
            "=One day's part is {a} {x} and no day is different from another. What do {k} weeks come to?",
        ),
        ("",), slots="did x X", rows=("read, pages, Pages", "swam, lengths, Lengths", "painted, tiles, Tiles", "ran, "
        "kilometres, Kilometres", "learned, words, Words", "practised, minutes, Minutes", "solved, puzzles, Puzzles",
        "drank, glasses of water, Glasses of water"), again=("k|And for {k} weeks?",),
    ),
    Story(
        "number_before_times_and_plus", {"f": range(2, 10), "a": range(2, 60), "r": range(10, 400), "g": range(7, 15)},
        riddle_back,
        (
            "=I'm thinking of a number. I multiply it by {f} and add {a}. The result is {r}. What is my number?",
            "=What number gives {r} if you multiply it by {f} and then add {a}?",
            "={f} times a number plus {a} is {r}. Find the number.",
            "=a number times {f:d} plus {a:d} = {r:d}. number?",
            "={M}, {g}, thinks of a number. {he2} takes it {f} times, adds {a} and has {r}. Which number was it?",
            "=After multiplying my secret number by {f} and adding {a} I got {r}. Guess the number!",
            "=We get {r} when {a} is added to {f} times the unknown number. What is the unknown number?",
            "=There is a number in my head. Times {f:w}, plus {a:w}, makes {r}. Which is it?",
        ),
        ("",), again=("r|And if the result is {r}?",),
    ),
    Story(
        "number_after_times_and_plus", {"f": range(2, 10), "a": range(2, 60), "n": range(3, 90), "g": range(7, 15)},
        riddle_forth,
        (
            "=I'm thinking of the number {n}. I multiply it by {f} and add {a}. What is the result?",
            "=What do you get if you multiply {n} by {f} and then add {a}?",
            "={f} times the number {n} plus {a} is what?",
            "=number {n:d}, times {f:d}, then plus {a:d}. result?",
            "={M}, {g}, thinks of the number {n}. {he2} takes it {f} times and adds {a}. Which number has {he2} now?",
            "=My secret number is {n}. After multiplying it by {f} and adding {a}, what did I get?",
            "=What comes out when {a} is added to {f} times {n}?",
            "=There is the number {n:w} in my head. Times {f:w}, plus {a:w}: what does it make?",
        ),
        ("",), again=("n|And if my number is {n}?",),
    ),
    Story(
        "number_after_plus_and_times", {"f": range(2, 10), "a": range(2, 60), "n": range(3, 90), "g": range(7, 15)},
        riddle_sum_first,
        (
            "=I'm thinking of the number {n}. I add {a} and multiply the sum by {f}. What is the result?",
            "=What do you get if you add {a} to {n} and then multiply by {f}?",
            "={f} times the sum of {n} and {a} is what?",
            "=number {n:d}, plus {a:d}, then times {f:d}. result?",
            "={M}, {g}, thinks of the number {n}. {he2} adds {a} first and takes the whole {f} times. Which number has {he2} "
            "now?",
            "=My secret number is {n}. After adding {a} and multiplying the result by {f}, what did I get?",
            "=What comes out when the sum of {a} and {n} is multiplied by {f}?",
            "=There is the number {n:w} in my head. First plus {a:w}, then all of it times {f:w}: what does it make?",
        ),
        ("",), again=("n|And if my number is {n}?",),
    ),
    Story(
        "twice_as_many_and_both_people", {"a": range(3, 200), "f": (2, 2, 3, 4, 5), "y": YEAR}, more_and_both,
        (
            "={M} {did} {a} {x}. {K} {did} {f:w} times as many. How many {x} is that for both together?",
            "=How many {x} have {M} and {K} together if {M} {did} {a} and {K} {f:w} times as many?",
            "={K} {did} {f:w} times as many {x} as {M}. {M} {did} {a}. What is the total of the two?",
            "={M} {a} {x}, {K} {f:w} times as many. sum of both?",
            "=In the summer of {y:d} {M} {did} {a} {x} and {K} {f:w} times that number. How many {x} did they have altogether?",
            "=Add what {M} and {K} have: {M} {did} {a} {x}, and {K} {f:w} times as many as {M}.",
            "=My children are {M} and {K}. {M} {did} {a} {x} today, {K} {f:w} times as many. How many {x} are those in all?",
            "=If {K} {did} {f:w} times as many {x} as {M} with {a}, how many {x} come from the two of them?",
        ),
        ("",), slots="did x X", rows=("found, shells, Shells", "scored, points, Points", "caught, crabs, Crabs", "picked, "
        "plums, "
        "Plums", "took, photos, Photos", "folded, paper boats, Paper boats", "climbed, steps, Steps", "sold, raffle tickets, "
        "Raffle tickets", "saved, coins, Coins"), again=("a|And if {M} {did} {a}?",),
    ),
    Story(
        "twice_as_many_and_how_many_more", {"a": range(3, 200), "f": (2, 2, 3, 4, 5), "y": YEAR}, more_and_gap,
        (
            "={M} {did} {a} {x}. {K} {did} {f:w} times as many. How many more {x} is that for {K} than for {M}?",
            "=How many more {x} has {K} than {M} if {M} {did} {a} and {K} {f:w} times as many?",
            "={K} {did} {f:w} times as many {x} as {M}. {M} {did} {a}. What is the difference between the two?",
            "={M} {a} {x}, {K} {f:w} times as many. how many more?",
            "=In the summer of {y:d} {M} {did} {a} {x} and {K} {f:w} times that number. How many fewer {x} did {M} have?",
            "=Compare what {M} and {K} have: {M} {did} {a} {x}, and {K} {f:w} times as many as {M}. By how many {x} is {K} "
            "ahead?",
            "=My children are {M} and {K}. {M} {did} {a} {x} today, {K} {f:w} times as many. How many {x} is {M} behind {K}?",
            "=If {K} {did} {f:w} times as many {x} as {M} with {a}, how many {x} are missing for {M} to be level?",
        ),
        ("",), slots="did x X", rows=("found, shells, Shells", "scored, points, Points", "caught, crabs, Crabs", "picked, "
        "plums, "
        "Plums", "took, photos, Photos", "folded, paper boats, Paper boats", "climbed, steps, Steps", "sold, raffle tickets, "
        "Raffle tickets", "saved, coins, Coins"), again=("a|And if {M} {did} {a}?",),
    ),
    Story(
        "one_missing_in_each_group", {"n": range(2, 10), "k": range(5, 35), "y": YEAR}, one_away_in_each,
        (
            "=There are {n} {ys} with {k} {xs} each. Today one {x} is missing in each {y2}. How many {xs} are here?",
            "=How many {xs} are here if each of {n} {ys} has {k} {xs} and one of them is away in every {y2}?",
            "={n} {ys}, {k} {xs} each, 1 missing in each {y2}. {xs} here?",
            "=In every one of our {n} {ys} there should be {k} {xs}, but each {y2} is one short. How many {xs} have we got?",
            "=I counted the {xs} in {n} {ys}. Normally each {y2} has {k}, and today every {y2} had one less. What did I count?",
            "=Since {y:d} there have been {n:w} {ys} of {k:w} {xs}. This morning one {x} per {y2} did not come. How many came?",
            "=One {x} is missing per {y2}. A full {y2} has {k} {xs}, and there are {n} {ys}. What is the number of {xs} "
            "present?",
        ),
        ("",), slots="x xs Xs y2 ys", rows=("pupil, pupils, Pupils, class, classes", "player, players, Players, team, teams",
        "singer, singers, Singers, choir, choirs", "child, children, Children, group, groups", "worker, workers, Workers, "
        "shift, shifts", "camper, campers, Campers, cabin, cabins", "dancer, dancers, Dancers, troupe, troupes"),
        again=("n|And with {n} {ys}?",),
    ),
    Story(
        "one_missing_in_all", {"n": range(2, 10), "k": range(5, 35), "y": YEAR}, one_away_in_all,
        (
            "=There are {n} {ys} with {k} {xs} each. Today only one {x} is missing in the whole place. How many {xs} are here?",
            "=How many {xs} are here if each of {n} {ys} has {k} {xs} and a single {x} from one {y2} is away?",
            "={n} {ys}, {k} {xs} each, 1 {x} missing in all. {xs} here?",
            "=In every one of our {n} {ys} there should be {k} {xs}. All are full, only one {y2} is one {x} short. How many "
            "{xs} have we got?",
            "=I counted the {xs} in {n} {ys}. Each {y2} had {k}, except the last, which had one less. What did I count?",
            "=Since {y:d} there have been {n:w} {ys} of {k:w} {xs}. This morning everybody came but one {x}. How many came?",
            "=One {x} is missing today, nobody else. A full {y2} has {k} {xs}, and there are {n} {ys}. What is the number of "
            "{xs} present?",
        ),
        ("",), slots="x xs Xs y2 ys", rows=("pupil, pupils, Pupils, class, classes", "player, players, Players, team, teams",
        "singer, singers, Singers, choir, choirs", "child, children, Children, group, groups", "worker, workers, Workers, "
        "shift, shifts", "camper, campers, Campers, cabin, cabins", "dancer, dancers, Dancers, troupe, troupes"),
        again=("n|And with {n} {ys}?",),
    ),
    Story(
        "ends_after_two_parts", {"h": range(480, 1200, 5), "m": range(5, 40, 5), "b": range(10, 50, 5), "no": range(2, 40)},
        adverts_first,
        (
            "=At {h:t} the {x} begins. It takes {m} minutes and after it comes the {y2} with {b} minutes. When is it all over?",
            "=When is the end if the {x} of {m} minutes starts at {h:t} and the {y2} of {b} minutes follows at once?",
            "=It is {h:t}. First there are {m} minutes of the {x}, then {b} minutes of the {y2}. What time is it at the end?",
            "={h:t}: {x} {m} min, then {y2} {b} min. end?",
            "=We are in room {no:d}. The {x} starts at {h:t} and lasts {m} minutes, and the {y2} takes another {b} minutes. At "
            "what time can we leave?",
            "=The {y2} lasts {b} minutes. Before it we have {m} minutes for the {x}, which starts at {h:t}. At what time is "
            "the {y2} finished?",
            "=Starting at {h:t}, {N} need{s} {m} minutes for the {x} and {b} for the {y2}. What does the clock show then?",
        ),
        ("",), slots="x X y2", rows=("news, News, film", "warm-up, Warm-up, match", "speech, Speech, concert", "cooking, "
        "Cooking, "
        "meal", "test, Test, lesson", "washing, Washing, ironing", "boat ride, Boat ride, picnic", "first half, First half, "
        "second half", "kneading, Kneading, baking"), again=("h|And if it begins at {h:t}?",),
    ),
    Story(
        "when_to_get_going", {"h": range(420, 1100, 5), "m": range(5, 40, 5), "b": range(5, 40, 5), "no": range(2, 40)},
        out_of_the_house,
        (
            "={N} must be at {place} at {h:t}. The {x} takes {m} minutes and the {y2} {b} minutes. When must {he} begin?",
            "=When do I have to start if {place} begins for me at {h:t} and I need {m} minutes for the {x} and {b} for the "
            "{y2}?",
            "=At {h:t} we want to be at {place}. Before that come the {x} ({m} minutes) and the {y2} ({b} minutes). What is "
            "the latest time to start?",
            "={place} {h:t}, {x} {m} min, {y2} {b} min. start when?",
            "=I am in group {no:d} and have to be at {place} by {h:t}. {b} minutes go for the {y2}, {m} for the {x}. At what "
            "time do I "
            "start?",
            "=The {x} needs {m} minutes. Then the {y2} needs {b} minutes. {N} arrived at {place} at exactly {h:t}. When did "
            "it all start?",
            "=So that we are at {place} at {h:t}, what time must we start? {m} minutes are for the {x} and {b} minutes for the "
            "{y2}.",
        ),
        ("",), slots="place x X y2", rows=("school, breakfast, Breakfast, walk", "work, shower, Shower, bus ride", "the "
        "station, packing, Packing, taxi ride", "the dentist's, bike ride, Bike ride, search for a place", "the airport, "
        "drive, "
        "Drive, shuttle", "the theatre, dressing, Dressing, tram ride"), again=("h|And for {h:t}?",),
    ),
    Story(
        "minutes_across_the_hour", {"h": range(361, 1300), "t": range(365, 1400)}, across_the_hour,
        (
            "={N} {began} at {h:t} and {ended} at {t:t}. How many minutes were there in between?",
            "=How many minutes are there from {h:t}, when {N} {began}, until {t:t}, when {he} {ended}?",
            "=I {began} at {h:t}. It was {t:t} when I {ended}. How long did it take, in minutes?",
            "={began} {h:t}, {ended} {t:t}, minutes?",
            "=The clock showed {h:t} when {N} {began} and {t:t} when {he} {ended}. How much time has passed, in minutes?",
            "=At {t:t} {N} {ended}. {he} {began} at {h:t}. How many minutes is that?",
            "=We {ended} at {t:t} after we {began} at {h:t}. Minutes?",
            "=How many minutes? {N} {began} at {h:t} and {ended} at {t:t}.",
        ),
        ("",), slots="began ended", rows=("got on the bus, got off", "left the house, came to the office", "left the harbour, "
        "reached the island", "got on the tram, got off", "set off for town, arrived there", "boarded the train, left it"),
        again=("t|And if it was {t:t} at the end?",),
    ),
)  # fmt: skip
TASKS = STORIES
