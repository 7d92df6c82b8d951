"""Word problems of two and three steps: half as many, the rest is sold, per person and day, half of them get off."""

from __future__ import annotations

from typing import Any

from .relations import AGE, HOUSE, YEAR
from .story import Story, Work


def half_as_many_too(w: Work, v: Any) -> None:
    w.need(v.a % 2 == 0)
    w.end(w.add("Together", v.a, w.div("Half as many", v.a, 2)), "{x}")


def three_days(w: Work, v: Any) -> None:
    second = w.mul("Second day", v.f, v.a)
    w.need(1 < v.b < second - 1)
    third = w.sub("Third day", second, v.b)
    w.end(w.add("All three", w.add("First two", v.a, second), third), "{x}")


def rest_is_sold(w: Work, v: Any) -> None:
    w.need(v.b < v.t - 1)
    w.cash(w.mul("Money", w.sub("Left to sell", v.t, v.b), v.p))


def half_then_sum(w: Work, v: Any) -> None:
    w.need(v.z % 2 == 0)
    rest = w.div("Half of the money", v.z, 2)
    w.need(v.c < rest - 1)
    w.cash(w.sub("Left", rest, v.c))


def per_round(w: Work, v: Any) -> None:
    w.end(w.mul("In the week", v.d, w.mul("In one day", v.k, v.m)), "{unit}")


def two_meals(w: Work, v: Any) -> None:
    whole = w.mul("Needed in a day", v.n, v.k)
    given = w.add("Given so far", v.a, v.b)
    w.need(given < whole - 1)
    w.end(w.sub("Still to give", whole, given), "{unit}")


def half_get_off(w: Work, v: Any) -> None:
    w.need(1 < v.b < v.a)
    now = w.add("Then {c} more", w.sub("{b} gone", v.a, v.b), v.c)
    w.need(now % 2 == 0)
    w.end(w.div("Half of them", now, 2), "people")


def part_dies(w: Work, v: Any) -> None:
    whole = w.mul("In all rows", v.r, v.s)
    w.need(whole % v.f == 0)
    w.end(w.sub("The others", whole, w.div("{Part} of them", whole, v.f)), "{x}")


def score_gap(w: Work, v: Any) -> None:
    w.need(v.p != v.q)
    first, second = w.add("{M}", v.a, v.b), w.add("{K}", v.p, v.q)
    w.need(second + 1 < first)
    w.end(w.sub("Difference", first, second), "points")


def back_with_detour(w: Work, v: Any) -> None:
    w.end(w.add("There and back", v.a, w.add("The way back", v.a, v.b)), "km")


def days_of_pages(w: Work, v: Any) -> None:
    read = w.add("Read in two days", v.a, w.mul("Second day", 2, v.a))
    w.need(read < v.t - 1)
    rest = w.sub("Left", v.t, read)
    w.need(rest % v.k == 0 and rest > v.k)
    w.end(w.div("For each day", rest, v.k), "pages")


STORIES = (
    Story(
        "half_as_many_again", {"a": range(6, 400), "y": YEAR, "g": AGE}, half_as_many_too,
        (
            "={N} {did} {a} {x} in {t1} and half as many in {t2}. How many {x} is that in both?",
            "=How many {x} are there in {t1} and {t2} together if there are {a} in {t1} and half as many in {t2}?",
            "=In {t1} there were {a} {x}, in {t2} only half that number. What do both make together?",
            "={M}, {g}, {did} half as many {x} in {t2} as in {t1}. In {t1} it was {a}. Find the total for both.",
            "={t1}: {a} {x}. {t2}: half as many. sum?",
            "=Compared with {t1} and its {a} {x}, {t2} of {y:d} brought half. How many {x} came in both?",
            "=For {t1} we wrote down {a:w} {x}. {t2} had half of that. How many {x} are these altogether?",
            "={t2} saw half as many {x} as {t1}. {t1} saw {a}. How many did the two see?",
        ),
        ("",), slots="did x t1 t2", rows=("sold, cakes, April, May", "sold, tickets, March, April", "wrote, letters, June, "
        "July",
        "caught, fish, May, June", "made, baskets, January, February", "repaired, bikes, August, September",
        "took, photos, October, November"), again=("a|And with {a} at first?",),
    ),
    Story(
        "three_days_chained", {"a": range(4, 90), "f": (2, 3, 4), "b": range(2, 90), "y": YEAR, "g": AGE}, three_days,
        (
            "={N} {did} {a} {x} on Monday, {f:w} times as many on Tuesday, and on Wednesday {b} fewer than on Tuesday. How "
            "many {x} is "
            "that in three days?",
            "=How many {x} are there after three days with {a}, {f:w} times as many, and {b} fewer than that?",
            "=On the first day {a} {x} came. The second day had {f:w} times that number, the third {b} fewer than the second. "
            "What is "
            "the sum?",
            "={M}, who is {g}, {did} {a} {x} at first, a day later {f:w} times as many and on the last day {b} fewer than the "
            "day "
            "before. Add them.",
            "=day 1: {a} {x}, day 2: {f:w} times as many, day 3: {b} fewer than day 2. total?",
            "=Three days in {y:d}: {a:w} {x}, then {f:w} times as many, then {b:w} fewer than on the second. How many {x} in "
            "all?",
            "=Saturday brought {b} {x} fewer than Friday, and Friday {f:w} times as many as Thursday. Thursday had {a}. How "
            "many had "
            "the three days?",
            "=If I count {a} {x} today, {f:w} times as many tomorrow and then {b} fewer than tomorrow, how many {x} will I "
            "have counted?",
        ),
        ("",), slots="did x", rows=("sold, tickets", "picked, apples", "counted, birds", "read, pages", "baked, rolls",
        "washed, cars", "planted, bulbs"), again=("b|And if it is {b} fewer?",),
    ),
    Story(
        "the_rest_is_sold", {"t": range(10, 300), "b": range(2, 120), "p": range(2, 10), "y": YEAR, "g": AGE, "no": HOUSE},
        rest_is_sold,
        (
            "={A1} has {t} {x} a day. {b} are {used}. The others are sold for {p:$} each. How much money is that?",
            "=How much do you get for {t} {x} at {p:$} each if {b} of them are {used} first?",
            "=Out of {t} {x}, {b} are {used}, and each of the remaining ones brings {p:$}. What does {a1} earn?",
            "=At number {no} they collected {t} {x}. After {b} had been {used}, the rest went for {p:$} apiece. What was "
            "taken?",
            "=Each day since {y:d}, {a1} gets {t:w} {x}. {b:w} of these are {used}. For every other one a customer pays {p:$}. "
            "How much "
            "is paid in a day?",
            "={t} {x}, {b} {used}, rest sold at {p:$}. money?",
            "=A woman of {g} sells {x} at {p:$}. Today there were {t}, but {b} were {used} and could not be sold. What did she "
            "take?",
            "={b} {x} are {used} every day. {A1} sells what is left of {t} and asks {p:$} for each. How much comes in?",
        ),
        ("",), slots="A1 a1 x used", rows=("A bakery, a bakery, loaves, given away", "A farm, a farm, eggs, eaten", "A garden, "
        "a "
        "garden, melons, spoilt", "A stall, a stall, roses, used for bouquets", "A shop, a shop, lamps, broken", "A fisherman, "
        "a "
        "fisherman, fish, eaten at home"), again=("p|And at {p:$} each?",),
    ),
    Story(
        "half_spent_then_more", {"z": range(20, 900, 2), "c": range(3, 200), "y": YEAR, "g": AGE}, half_then_sum,
        (
            "={N} had {z:$}. {he} spent half of it on {x} and then {c:$} on {y2}. How much is left?",
            "=How much of {z:$} remains when half goes on {x} and another {c:$} on {y2}?",
            "=Half of my {z:$} went on {x}. After that I paid {c:$} for {y2}. What do I still have?",
            "={M} got {z:$} for working on {day}. {X} took half of that, {y2} took {c:$}. What was left for {him2}?",
            "={z:$}, half for {x}, {c:$} for {y2}, rest?",
            "=A man of {g} sets out with {z:$}. One half he leaves at the shop for {x}; {y2} costs him {c:$} more. How much "
            "does he bring "
            "home?",
            "=First {x} for half the money, then {y2} for {c:$}. The money was {z:$}. What's the remainder?",
            "=In {y:d}, {x} cost half of what {M} had, and {he2} had {z:$}. {y2} came to {c:$}. How much did {he2} have after "
            "that?",
        ),
        ("",), slots="x X y2", rows=("shoes, Shoes, a belt", "books, Books, a bag", "food, Food, a taxi", "a coat, A coat, a "
        "scarf",
        "a present, A present, a card", "the rent, The rent, the phone"), again=("c|And with {c:$} on {y2}?",),
    ),
    Story(
        "rounds_in_a_week", {"k": range(2, 10), "m": range(5, 100, 5), "d": range(2, 7), "y": YEAR, "g": AGE}, per_round,
        (
            "={N} had {k} {rounds} of {m} {unit} on {d} days a week. How many {unit} is that in a week?",
            "=How many {unit} a week are {k} {rounds} of {m} {unit} on each of {d} days?",
            "=On {d} days of the week {M}, {g}, has {k} {rounds}. One is {m} {unit}. How many {unit} come together in a week?",
            "=One of the {rounds} is {m} {unit}. {k} of them make a day, and {d} such days a week. Find the {unit} in a week.",
            "={k} {rounds} a day, {m} {unit} each, {d} days. total {unit}?",
            "=Since {y:d}, my plan has been: {d} days a week, {k} {rounds} a day, {m} {unit} each time. What is my week in "
            "{unit}?",
            "=Each training day has {k:w} {rounds} of {m:w} {unit}, and there are {d:w} training days in the week. How many "
            "{unit} is "
            "that?",
            "=If you do {m} {unit} {k} times a day on {d} days, how many {unit} have you done?",
        ),
        ("",), slots="rounds unit", rows=("laps, metres", "lessons, minutes", "sets, jumps", "rounds, metres",
        "sessions, minutes", "rows, stitches"), again=("d|And on {d} days?",),
    ),
    Story(
        "third_meal", {"n": range(4, 60), "k": (2, 3, 4, 5), "a": range(5, 120), "b": range(5, 120), "y": YEAR, "g": AGE},
        two_meals,
        (
            "=Each of {n} {x} needs {k} {unit} of feed a day. In the morning they got {a} {unit}, at noon {b}. How many {unit} "
            "must they "
            "get in the evening?",
            "=How many {unit} are left for the evening if {n} {x} need {k} {unit} each a day and have had {a} and {b} {unit}?",
            "={N} give{s} {a} {unit} of feed to {n} {x} in the morning and {b} {unit} at noon. Every one of them needs {k} "
            "{unit} a day. "
            "How much is still to come?",
            "=A farmer of {g} keeps {n} {x}. {k} {unit} a day for each is right. After meals of {a} and {b} {unit}, what does "
            "the last "
            "meal have to be?",
            "={n} {x}, {k} {unit} each, {a} and {b} {unit} given already. How many {unit} to go?",
            "=With {k:w} {unit} a day for each of {n:w} {x}, how much is missing after {a:w} and {b:w} {unit}?",
            "=The stable was built in {y:d} for {n} {x}. In one day each eats {k} {unit}. {a} {unit} were given early and {b} "
            "later. How "
            "many {unit} are missing?",
            "={a} {unit} at six, {b} {unit} at noon, the rest at night: {n} {x} eat {k} {unit} each a day. How many {unit} is "
            "the rest?",
        ),
        ("",), slots="x unit", rows=("hens, cups", "goats, kg", "ponies, kg", "ducks, cups", "sheep, kg", "cows, buckets"),
        again=("a|And with {a} {unit} in the morning?",),
    ),
    Story(
        "half_leave_the_bus", {"a": range(8, 90), "b": range(2, 40), "c": range(2, 40), "no": HOUSE, "y": YEAR}, half_get_off,
        (
            "=A {bus} starts with {a} people. {b} get off, {c} get on, and then half of all get off. How many stay?",
            "=How many people are left on a {bus} that had {a}, lost {b}, took on {c} and then lost half?",
            "=On {bus} number {no} there are {a} people. At the first stop {b} leave and {c} come in. At the second stop half "
            "of them "
            "leave. How many go on?",
            "={a} passengers sit in a {bus}. After {b} have left and {c} have joined, half of the passengers get out. How many "
            "are still "
            "inside?",
            "={bus}: {a} people, {b} off, {c} on, then half off. how many?",
            "=First there are {a:w} people on the {bus}, then {b:w} fewer, then {c:w} more, and at last only half of those. "
            "How many is "
            "that?",
            "=The {bus}, built in {y:d}, leaves with {a} on board. {b} go out at the church, where {c} come in. At the school "
            "one half "
            "goes out. How many people remain?",
            "=Half of the people leave a {bus} at its last stop but one. Before that, {c} got on, and even before that {b} of "
            "the first "
            "{a} got off. How many ride to the end?",
        ),
        ("",), slots="bus", rows=("bus", "tram", "train", "ferry", "coach", "cable car"), again=("c|And if {c} get on?",),
    ),
    Story(
        "part_of_the_rows", {"r": range(3, 25), "s": range(4, 40), "f": range(2, 3), "y": YEAR, "g": AGE}, part_dies,
        (
            "=There are {r} rows of {s} {x}. {Part} of them {go}. How many {x} are left?",
            "=How many of {r} rows with {s} {x} each remain if {part} of all {x} {go}?",
            "={N} put {s} {x} in each of {r} rows. Later {part} of the {x} {go}. How many does that leave?",
            "=Somebody, {g}, looks after {r} rows. In a row are {s} {x}. When {part} of all {x} {go}, how many are there "
            "still?",
            "={r} rows, {s} {x} in each, {part} {go}. how many left?",
            "=In {y:d} there were {r:w} rows of {s:w} {x} here. Then {part} of them were lost. How many {x} were left?",
            "={s} {x} in every row and {r} rows make many {x}. {Part} of those {go}. What number stays?",
            "=If {part} of the {x} {go}, how many stay of {r} rows that have {s} {x} each?",
        ),
        ("",), slots="x go part Part f",
        rows=tuple(f"{a}, {p}" for a in ("tulips, dry up", "cabbages, rot", "trees, fall in a storm", "chairs, are taken away",
            "lettuces, are eaten by snails", "bricks, break", "onions, are picked") for p in ("half, Half, 2", "a third, A "
            "third, 3",
            "a quarter, A quarter, 4", "a fifth, A fifth, 5", "a tenth, A tenth, 10")), again=("r|And with {r} rows?",),
    ),
    Story(
        "two_rounds_compared", {"a": range(5, 200), "b": range(5, 200), "p": range(5, 200), "q": range(5, 200), "y": YEAR,
        "g": AGE},
        score_gap,
        (
            "={M} scored {a} and {b} points, {K} {p} and {q}. How many more points did {M} score?",
            "=By how many points is {M} ({a} and {b}) ahead of {K} ({p} and {q})?",
            "=First round: {M} {a}, {K} {p}. Second round: {M} {b}, {K} {q}. With how many points more does {M} win?",
            "={K}, {g}, got {p} points in one game and {q} in the next. {M} got {a} and {b}. What is the lead of {M}?",
            "={M} {a} and {b}, {K} {p} and {q}, difference?",
            "=Two rounds were played in {y:d}. {M} won in all: {a} and {b} points against {p} and {q} for {K}. "
            "How big was the difference?",
            "=In the first half {M} had {a:w} points and {K} {p:w}, in the second half {M} {b:w} and {K} {q:w}. How many "
            "points lie "
            "between them at the end?",
            "=Count up: {p} and {q} for {K}, {a} and {b} for {M}. How many points is {K} short of {M}?",
        ),
        ("",), again=("b|And if {M} had {b} in the second?",),
    ),
    Story(
        "longer_way_back", {"a": range(5, 400), "b": range(2, 90), "y": YEAR, "g": AGE, "no": HOUSE}, back_with_detour,
        (
            "=It is {a} km to {place}. On the way back {N} took a road that is {b} km longer. How many km was it there and "
            "back?",
            "=How far is it to {place} and home again if the way there is {a} km and the way home {b} km longer?",
            "={M}, {g}, drove {a} km to {place}. Road {no} was closed afterwards, so going home took {b} km more. How far did "
            "{he2} drive "
            "altogether?",
            "=The way to {place} is {a} km. The return is {b} km longer. What's the whole distance?",
            "={a} km to {place}, back {b} km longer, total?",
            "=Because of a bridge from {y:d}, we had to go {b:w} km further on our way home from {place} than on our way "
            "there, which was "
            "{a:w} km. How many km were both ways?",
            "=There: {a} km. Back: {b} km more than there. How many km is a trip to {place}?",
            "=Coming home from {place} is {b} km further than going there. If going there is {a} km, how long is the round "
            "trip?",
        ),
        ("",), slots="place", rows=("the lake", "Aunt Rosa", "the airport", "the coast", "the fair",
        "the castle"), again=("b|And if it is {b} km longer?",),
    ),
    Story(
        "pages_for_the_rest", {"t": range(60, 700), "a": range(5, 90), "k": (2, 3, 4, 5, 6, 8, 10), "y": YEAR, "g": range(8,
        17)},
        days_of_pages,
        (
            "=A book has {t} pages. {N} read {a} on the first day and twice as many on the second. The rest should take {k} "
            "days. How "
            "many pages is that a day?",
            "=How many pages a day are left for {k} days if a book has {t}, {a} are read on day one and twice as many on day "
            "two?",
            "={M} is {g} and has {k} days for the rest of a book of {t} pages. So far {he2} has read {a} pages and, the day "
            "after, "
            "twice that. How many pages must {he2} read each day?",
            "=Day 1: {a} pages. Day 2: twice as many. Book: {t} pages. How many pages on each of the last {k} days?",
            "={t} pages, {a} read, then twice as many, {k} days left: pages per day?",
            "=I got a book from {y:d} with {t:w} pages. Yesterday I read {a:w} of them, today twice as many. If the others are "
            "spread "
            "equally over {k:w} days, how many will I read a day?",
            "=Over {k} days, what is left of {t} pages is to be read in equal parts. {a} pages were read on Saturday, twice as "
            "many on "
            "Sunday. How big is a part?",
            "=After {a} pages on one evening and double that on the next, what remains of the {t} pages is shared out over {k} "
            "evenings. "
            "How many pages is it on one evening?",
        ),
        ("",), again=("k|And in {k} days?",),
    ),
)  # fmt: skip
TASKS = STORIES
