"""Word problems about things that grow, burn, leak and run out, queues, marks, prices bought and sold, unequal shares."""

from __future__ import annotations

from typing import Any

from .relations import AGE, HOUSE, YEAR
from .story import Story, Work


def years_to_grow(w: Work, v: Any) -> None:
    to_go = w.sub("Still to grow", v.b, v.a)
    w.need(to_go % v.k == 0 and to_go > v.k)
    w.end(w.div("{unit}s needed", to_go, v.k), "{unit}/{unit}s")


def filled_with_leak(w: Work, v: Any) -> None:
    more = w.sub("More in one {unit}", v.a, v.b)
    w.need(1 < more <= 12 and v.t % more == 0 and v.t > 2 * more)
    w.end(w.div("{unit}s needed", v.t, more), "{unit}/{unit}s")


def after_some_time(w: Work, v: Any) -> None:
    gone = w.mul("Gone in {k} {unit}s", v.k, v.a)
    w.need(v.t - gone > 1)
    w.end(w.sub("Left", v.t, gone), "{x}")


def queue_length(w: Work, v: Any) -> None:
    w.end(w.add("With the one between", w.add("Before and behind", v.a, v.b), 1), "people")


def people_behind(w: Work, v: Any) -> None:
    w.need(v.t - v.a > 1)
    w.end(w.sub("Behind", v.t, v.a), "people")


def marks_needed(w: Work, v: Any) -> None:
    needed = w.percent("Points needed", v.r, v.t)
    w.need(v.a < needed - 1)
    w.end(w.sub("Still missing", needed, v.a), "points")


def gain_each(w: Work, v: Any) -> None:
    w.need(v.p < v.q <= 2 * v.p)
    w.cash(w.mul("On {k} {xs}", v.k, w.sub("Gain on one", v.q, v.p)))


def twice_the_share(w: Work, v: Any) -> None:
    parts = w.add("Parts", v.f, 1)
    w.need(v.t % parts == 0 and v.t > parts)
    w.cash(w.div("One part", v.t, parts))


def rent_and_bills(w: Work, v: Any) -> None:
    total = w.add("With the second", v.a, v.b)
    w.need(total % v.n == 0 and v.b < v.a)
    w.cash(w.div("For each", total, v.n))


def stacked(w: Work, v: Any) -> None:
    w.need(v.b < v.t and (v.t - v.b) % v.a == 0 and 1 < (v.t - v.b) // v.a < 80 and v.a <= 12)
    w.end(w.div("{xs} that fit", w.sub("Room left", v.t, v.b), v.a), "{xs}")


def net_change(w: Work, v: Any) -> None:
    w.need(v.b < v.a - 1)
    w.end(w.mul("In {k} days", v.k, w.sub("In one day", v.a, v.b)), "{unit}")


def next_divisible(w: Work, v: Any) -> None:
    left = w.rest("{t} in groups of {n}", v.t, v.n)[1]
    w.need(left > 0 and v.t > 2 * v.n)
    w.end(w.sub("To the next full group", v.n, left))


def both_directions(w: Work, v: Any) -> None:
    w.end(w.mul("In {k} days", v.k, w.mul("There and back", 2, v.a)), "km")


STORIES = (
    Story(
        "years_until_height", {"a": range(10, 400), "b": range(40, 900), "k": range(2, 41), "y": YEAR, "g": AGE}, years_to_grow,
        (
            "=A {x} measures {a:d} cm and grows {k:d} cm a {unit}. After how many {unit}s does it measure {b:d} cm?",
            "=How many {unit}s does a {x} of {a:d} cm need to reach {b:d} cm if it grows {k:d} cm each {unit}?",
            "=Each {unit} a {x} gets {k:d} cm longer. It has {a:d} cm now. How many {unit}s is it to {b:d} cm?",
            "={N} measured a {x}: {a:d} cm. It gains {k:d} cm in a {unit}. In how many {unit}s will it have {b:d} cm?",
            "=The gardener, {g}, wants the {x} to be {b:d} cm tall. At the moment it is {a:d} cm. It adds {k:d} cm every "
            "{unit}. How "
            "many {unit}s must he wait?",
            "={x} {a:d} cm, plus {k:d} cm per {unit}, {b:d} cm after how many {unit}s?",
            "=It is {a:w} centimetres now and should be {b:w} centimetres. A {x} grows {k:w} centimetres in one {unit}. How "
            "many "
            "{unit}s is that?",
            "=Planted in {y:d}, a {x} stands at {a:d} cm. With {k:d} cm of growth per {unit}, how many {unit}s are there "
            "before it "
            "stands at {b:d} cm?",
        ),
        ("",), slots="x unit k a b", rows=("tree, year, 10-40, 50-400, 100-900", "bamboo, day, 20-40, 20-200, 100-900",
        "hedge, year, 10-30, 30-100, 60-300", "sunflower, week, 5-25, 10-80, 60-300", "bean plant, week, 5-20, 10-60, 40-200"),
        again=("k|And with {k:d} cm a {unit}?",),
    ),
    Story(
        "filled_while_leaking", {"t": range(20, 600), "a": range(4, 40), "b": range(2, 30), "y": YEAR, "g": AGE},
        filled_with_leak,
        (
            "=Every {unit} {a} litres flow into a {x} and {b} litres flow out. After how many {unit}s are there {t} litres in "
            "it, if "
            "it was empty?",
            "=How many {unit}s does it take to get {t} litres into an empty {x} when {a} litres a {unit} go in and {b} leak "
            "out?",
            "=A {x} for {t} litres has a hole. It loses {b} litres a {unit} while a hose brings {a} litres a {unit}. After how "
            "many "
            "{unit}s is it full?",
            "={N} fill{s} a {x} with {a} litres a {unit}, but {b} of them are lost. It holds {t} litres. How many {unit}s go "
            "by until "
            "it is full?",
            "=The {x} from {y:d} holds {t:w} litres. In a {unit}, {a:w} litres come in and {b:w} go out. How many {unit}s to "
            "fill it?",
            "={x}, {t} litres, in {a}, out {b} per {unit}: full after how many {unit}s?",
            "={b} litres leak out in a {unit}, {a} run in. An empty {x} takes {t} litres. In how many {unit}s is it filled?",
            "=Our neighbour, {g}, did not see the hole in his {x}: {b} litres are lost every {unit}. He pours in {a} litres "
            "every "
            "{unit}. How "
            "many {unit}s pass until there are {t} litres in it?",
        ),
        ("",), slots="x unit", rows=("tank, minute", "barrel, minute", "pond, hour", "pool, hour", "bath, minute", "trough, "
        "minute"),
        again=("t|And for {t} litres?",),
    ),
    Story(
        "used_up_slowly", {"t": range(30, 990), "a": range(2, 60), "k": range(2, 13), "y": YEAR, "g": AGE}, after_some_time,
        (
            "={A1} has {t} {x} and loses {a} every {unit}. How many {x} are left after {k} {unit}s?",
            "=How many {x} does {a1} have {k} {unit}s after it had {t}, if {a} go each {unit}?",
            "=Each {unit}, {a} {x} less: that is how it goes with {a1}. At first there are {t}. What is there after {k} "
            "{unit}s?",
            "={k} {unit}s ago {a1} had {t} {x}. {a} have gone in each {unit} since then. How many are there today?",
            "={a1}: {t} {x}, minus {a} a {unit}. after {k} {unit}s?",
            "=A man of {g} watches {a1}. {t:w} {x} in the beginning, {a:w} fewer with every {unit}. How many will he see after "
            "{k:w} "
            "{unit}s?",
            "=What remains of {t} {x} if {a1} gives up {a} every {unit} for {k} {unit}s?",
            "=In the summer of {y:d}, {a1} held {t} {x}, but {a} were lost every {unit}. How many did it hold {k} {unit}s "
            "later?",
        ),
        ("",), slots="A1 a1 x unit", rows=("A tank, a tank, litres, hour", "A barrel, a barrel, litres, day",
        "A pond, a pond, litres, hour", "A heap of coal, a heap of coal, kg, day", "A store, a store, sacks, week",
        "A battery, a battery, units, hour", "A woodpile, a woodpile, logs, day"), again=("k|And after {k} {unit}s?",),
    ),
    Story(
        "whole_queue", {"a": range(2, 90), "b": range(2, 90), "y": YEAR, "g": AGE}, queue_length,
        (
            "=In a queue there are {a} people in front of {M} and {b} behind {him2}. How many people are in the queue?",
            "=How many people are waiting if {M} has {a} before {him2} and {b} after {him2}?",
            "=I stand in line for {x}. I count {a} heads in front of me and {b} behind me. How long is the line, with me in "
            "it?",
            "=Behind {M}, who is {g}, {b} people wait for {x}; {a} are nearer to the door than {he2}. How many are waiting in "
            "all?",
            "={a} before me, {b} behind me, queue for {x}: how many people?",
            "={M} is in a row of people. On the left of {him2} are {a}, on the right {b}. How many people make up the row?",
            "=Not counting me, there are {a:w} in front and {b:w} at the back. How many are we in this queue for {x}?",
            "={b} runners reached the finish after {M}, and {a} were faster than {he2}. How many people ran?",
        ),
        ("",), slots="x", rows=("ice cream", "tickets", "bread", "the ferry", "the bus", "stamps", "the museum"),
        again=("b|And with {b} behind?",),
    ),
    Story(
        "behind_in_the_race", {"t": range(10, 300), "a": range(2, 200), "y": YEAR, "g": AGE}, people_behind,
        (
            "={M} came in at number {a:d} of {t} people in the race. How many finished after {him2}?",
            "=How many people are behind {M} if {he2} is number {a:d} in a queue of {t}?",
            "=There are {t} people in the line. Counted from the front I am number {a:d}. How many stand behind me?",
            "=Place {a:d} out of {t} for {M}! How many runners were slower?",
            "=In the race of {y:d}, {t} people took part, and {M}, {g}, got place {a:d}. How many places were there below "
            "that?",
            "=place {a:d} of {t}, how many behind?",
            "={t:w} people ran. {M} had place {a:d}. What number of people came in later?",
            "=Everybody up to number {a:d} got a medal. {t} people ran. How many got none?",
        ),
        ("",), again=("a|And at number {a:d}?",),
    ),
    Story(
        "points_to_pass", {"t": range(20, 400, 10), "r": (50, 60, 70, 75, 80, 90, 40), "a": range(5, 250), "g": range(12, 30),
        "y": YEAR},
        marks_needed,
        (
            "=To pass {x}, you need {r:d}% of {t:d} points. {N} {has} {a} points. How many are missing?",
            "=How many more points must I get if I have {a} and need {r:d}% of {t:d} to pass {x}?",
            "={X} has {t:d} points in all. With {r:d} per cent of them you pass. {M}, {g}, has {a} so far. How many more does "
            "{he2} "
            "need?",
            "=The limit for {x} is {r:d}% of {t:d} points. How far below it are {a} points?",
            "={t:d} points, {r:d}% to pass, {a} reached, how many short?",
            "=In {x} {t:d} points can be won. Since {y:d} the rule has been that you need {r:d}% of them. I won {a:w}. By how "
            "many did "
            "I miss it?",
            "={a} points are not enough for {x}, because {r:d}% of {t:d} are required. How many points are lacking?",
            "=You pass {x} with {r:d} percent. {t:d} points are possible, and {N} got {a}. What number of points would have "
            "been needed "
            "on top?",
        ),
        ("",), slots="x X", rows=("the exam, The exam", "the test, The test", "the driving test, The driving test", "the "
        "course, "
        "The course", "the quiz, The quiz"), again=("a|And with {a} points?",),
    ),
    Story(
        "bought_and_sold", {"p": range(3, 60), "q": range(4, 99), "k": range(2, 60), "y": YEAR, "no": HOUSE}, gain_each,
        (
            "={N} buy{s} {k} {xs} at {p:$} each and sell{s} them at {q:$} each. How much is the profit?",
            "=What is the profit on {k} {xs} bought for {p:$} and sold for {q:$} apiece?",
            "=A {x} costs the shop {p:$}. Customers pay {q:$} for it. How much does the shop make with {k} {xs}?",
            "=The shop at number {no} sold {k} {xs} today, each for {q:$}. It had paid {p:$} for each. What did it gain?",
            "={k} {xs}, in at {p:$}, out at {q:$}. profit?",
            "=With a buying price of {p:$} and a selling price of {q:$} per {x}, what do {k:w} {xs} bring in?",
            "=In {y:d} {M} paid {p:$} for a {x} at the market and took {q:$} for it at home. {he2} did that with {k} {xs}. How "
            "much "
            "did {he2} earn by it?",
            "=Somebody sells {xs} for {q:$} each after getting them for {p:$} each. How much money is made on {k}?",
        ),
        ("",), slots="x xs", rows=("lamp, lamps", "melon, melons", "scarf, scarves", "book, books", "chair, chairs", "cake, "
        "cakes",
        "plant, plants", "vase, vases", "toy, toys", "hat, hats"), again=("k|And on {k} {xs}?",),
    ),
    Story(
        "one_pays_more", {"t": range(12, 600), "f": (2, 3, 4, 5), "y": YEAR, "g": AGE, "k": range(2, 5)}, twice_the_share,
        (
            "={M} and {K} pay {t:$} for {x} together. {M} pays {f:w} times as much as {K}. How much does {K} pay?",
            "=How much does {K} pay of {t:$} for {x} if {M} pays {f:w} times that?",
            "={X} cost {t:$}. {M} gave {f:w} times as much as {K}. What did {K} give?",
            "=Two people share the {t:$} for {x}. One of them, {g}, pays {f:w} times what the other pays. What is the smaller "
            "amount?",
            "={t:$} for {x}, one pays {f:w} times the other's part. smaller part?",
            "=For every dollar or euro from {K}, {M} puts in {f:w} until the {t:$} for {x} are there. How much comes from {K}?",
            "=In {y:d}, {x} cost {M} and {K} {t:$}. {Ms} part was {f:w} times as large as the part of {K}. How large was the "
            "part of "
            "{K}?",
            "=The smaller share of {t:$} is wanted. {K} has it, and {M} has {f:w} times as much. How much is with {K}?",
        ),
        ("",), slots="x X", rows=("a present, A present", "the rent, The rent", "a meal, A meal", "a boat, A boat", "a taxi, A "
        "taxi",
        "the flowers, The flowers"), again=("t|And of {t:$}?",),
    ),
    Story(
        "costs_shared", {"a": range(20, 900), "b": range(5, 300), "n": (2, 3, 4, 5, 6, 8), "y": YEAR, "no": HOUSE},
        rent_and_bills,
        (
            "={n} people share {x} ({a:$}) and {y2} ({b:$}) equally. What does each of them pay?",
            "=How much is it for each of {n} if {x} costs {a:$} and {y2} {b:$} and everybody pays the same?",
            "={X} is {a:$}, and {y2} comes to {b:$}. We are {n} and split it all. What do I pay?",
            "=At number {no} live {n} people. They divide {x}, {a:$}, and {y2}, {b:$}, by the number of heads. How much is one "
            "part?",
            "={x} {a:$} + {y2} {b:$}, {n} people, each?",
            "=To {a:$} for {x} comes {b:$} for {y2}. {n:w} friends pay in equal parts. How much is that for one friend?",
            "=In {y:d}, {x} was {a:$} and {y2} {b:$}. {n} people paid for both together, everybody the same amount. How much "
            "each?",
            "=We owe {b:$} for {y2} as well as {a:$} for {x}. There are {n} of us. What is a fair share?",
        ),
        ("",), slots="x X y2", rows=("the rent, The rent, the power", "the hut, The hut, the food", "the van, The van, the "
        "petrol",
        "the hall, The hall, the music", "the boat, The boat, the guide", "the house, The house, the cleaning"),
        again=("n|And with {n} people?",),
    ),
    Story(
        "room_for_more", {"t": range(40, 400), "a": range(2, 13), "b": range(5, 200), "y": YEAR, "g": AGE}, stacked,
        (
            "=A {shelf} is {t:d} cm long. {b:d} cm of it are taken. Each {x} takes {a:d} cm. How many more {xs} fit?",
            "=How many {xs}, {a:d} cm each, fit on a {shelf} of {t:d} cm that is filled for {b:d} cm?",
            "={N} {has} a {shelf} of {t:d} cm. {b:d} cm are full. For how many {xs} of {a:d} cm is there still room?",
            "=Of the {t:d} cm of a {shelf}, {b:d} cm cannot be used. How many {xs} can stand there if one needs {a:d} cm?",
            "={shelf} {t:d} cm, {b:d} cm taken, {xs} of {a:d} cm: how many more?",
            "=One {x} is {a:w} centimetres wide. The {shelf} has {t:w} centimetres, and {b:w} of those are full. How many {xs} "
            "can be "
            "added?",
            "=The {shelf}, made in {y:d}, measures {t:d} cm. With {b:d} cm taken up by a radio, how many {xs} of {a:d} cm each "
            "can be put "
            "beside it?",
            "=My uncle, {g}, puts {xs} on his {shelf}. It's {t:d} cm long and {b:d} cm are full already. A {x} needs {a:d} cm. "
            "How many "
            "go on it?",
        ),
        ("",), slots="shelf x xs", rows=("shelf, book, books", "board, jar, jars", "rack, bottle, bottles", "shelf, box, boxes",
        "bench, pot, pots", "shelf, file, files"), again=("b|And if {b:d} cm are taken?",),
    ),
    Story(
        "up_by_day_down_by_night", {"a": range(5, 90), "b": range(2, 60), "k": range(3, 15), "y": YEAR, "g": AGE}, net_change,
        (
            "=Every day {a1} {up} {a} {unit} and {down} {b}. How many {unit} is that after {k} days?",
            "=How many {unit} are gained in {k} days if it is {a} more and {b} less each day?",
            "={A1} {up} {a} {unit} by day and {down} {b} {unit} by night. What is the gain after {k} full days?",
            "=By night {b} {unit} go, by day {a} come. What is the difference after {k} days and nights?",
            "={a:d} {unit} more by day, {b:d} less by night, {k} days, total?",
            "=A boy watched {a1} for {k:w} days in {y:d}. Each day it {up} {a:w} {unit} and {down} {b:w}. How much had it "
            "gained in "
            "{unit}?",
            "={k} days long, {a1} {up} {a} {unit} a day, but also {down} {b}. How many {unit} more are there at the end?",
            "=What do {k} days bring when {a1} {up} {a} {unit} and {down} {b} {unit} on each of them?",
        ),
        ("",), slots="a1 A1 up down unit", rows=("a snail, A snail, climbs, slips, cm", "a shop, A shop, gets, sells, boxes",
        "a tank, A tank, takes in, loses, litres", "a ship, A ship, sails, drifts back, km", "a farm, A farm, collects, uses, "
        "eggs",
        "a library, A library, gets back, lends out, books", "a bakery, A bakery, gets, uses, sacks"), again=("k|And after {k} "
        "days?",),
    ),
    Story(
        "missing_for_a_full_group", {"t": range(15, 400), "n": (3, 4, 5, 6, 7, 8, 9, 10, 12), "y": YEAR, "g": AGE},
        next_divisible,
        (
            "=What is the smallest number that must be added to {t} so that it can be divided by {n} without a remainder?",
            "={t} {x} should stand in rows of {n}, with none left over. How many more {x} must come at least?",
            "=How many {x} must join {t} others so that all of them can form groups of {n}?",
            "={N} {has} {t} {x}. {he} would like {n} in each group and none left over. How many more do{es} {he} "
            "need?",
            "=In groups of {n:w}, the {t:w} {x} do not come out even. How many more would make it even?",
            "={t} {x}, groups of {n}, how many more for a full last group?",
            "=A teacher ({g}) wants {n} {x} to a row. There are {t}. How many are lacking in the last row?",
            "=Which is the least number to add to {t} if the result has to be a multiple of {n}?",
        ),
        ("",), slots="x", rows=("chairs", "children", "dancers", "tiles", "cards", "plants", "soldiers", "singers"),
        again=("n|And for {n}?",),
    ),
    Story(
        "to_work_and_back", {"a": range(2, 60), "k": range(2, 25), "no": HOUSE, "y": YEAR, "g": AGE}, both_directions,
        (
            "=It is {a} km to {place}. {N} go{es} there and back on {k} days. How many km is that?",
            "=How many kilometres are {k} trips to {place} and back if it is {a} km away?",
            "={M}, {g}, lives {a} km from {place} and went there by bike on {k} days last month, home again each time. How far "
            "did {he2} "
            "ride?",
            "=From house number {no} to {place} there are {a} km. Somebody drives there in the morning and home at night, {k} "
            "days long. "
            "What distance is driven?",
            "={place} {a} km away, there and back, {k} days, km?",
            "=On {k:w} days I had to go to {place} and come home again. One way is {a:w} km. How many kilometres did I do?",
            "=The road to {place} was built in {y:d} and is {a} km long. A bus goes to its end and back once a day. How many "
            "km are that "
            "in {k} days?",
            "=With {a} km one way, how far is it to {place} and back on {k} days altogether?",
        ),
        ("",), slots="place", rows=("the office", "school", "the lake", "the farm", "the factory", "the hospital", "the "
        "stable"),
        again=("k|And on {k} days?",),
    ),
)  # fmt: skip
TASKS = STORIES
