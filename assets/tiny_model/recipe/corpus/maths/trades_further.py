"""Word problems of buying, selling and working, as in `trades`."""

from __future__ import annotations

from typing import Any

from .relations import AGE, HOUSE, YEAR
from .story import Story, Work


def one_bad_in_each(w: Work, v: Any) -> None:
    w.end(w.mul("Good {xs} in {n} {packs}", v.n, w.sub("Good {xs} in one {pack}", v.k, 1)), "good {xs}")


def one_pack_bad(w: Work, v: Any) -> None:
    w.end(w.mul("Good {xs}", w.sub("Good {packs}", v.n, 1), v.k), "good {xs}")


def reserve_on_top(w: Work, v: Any) -> None:
    w.end(w.add("With {e} on top", w.mul("{Xs} for {n} {who}", v.n, v.k), v.e), "{xs}")


def one_more_for_each(w: Work, v: Any) -> None:
    w.end(w.mul("{Xs} for {n} {who}", v.n, w.add("{Xs} for one", v.k, v.e)), "{xs}")


def two_weights(w: Work, v: Any) -> None:
    w.cash(w.mul("Price of the {x}", w.add("Kilos of {x}", v.a, v.b), v.p))


def rent_with_costs(w: Work, v: Any) -> None:
    w.need(v.m * (v.r + v.c) <= 2000)
    w.cash(w.mul("The {x} in {m} months", v.m, w.add("The {x} in one month", v.r, v.c)))


def rent_with_one_fee(w: Work, v: Any) -> None:
    w.cash(w.add("With the fee paid once", w.mul("The {x} in {m} months", v.m, v.r), v.c))


def days_hired(w: Work, v: Any) -> None:
    w.need(v.t > v.f + v.p)
    days = w.sub("For the days with the {x}", v.t, v.f)
    w.need(days % v.p == 0 and days // v.p < 40)
    w.end(w.div("Days with the {x}", days, v.p), "days")


def gain_on_each(w: Work, v: Any) -> None:
    w.need(v.p < v.q <= 3 * v.p)
    w.cash(w.mul("Gain on {n} {xs}", v.n, w.sub("Gain on one {x}", v.q, v.p)))


def gain_on_the_lot(w: Work, v: Any) -> None:
    taken = w.mul("Taken for {n} {xs}", v.n, v.q)
    w.need(v.t + 1 < taken < 3 * v.t)
    w.cash(w.sub("Gain on the {xs}", taken, v.t))


def swapped_down(w: Work, v: Any) -> None:
    w.need(v.n % v.k == 0 and v.n > v.k)
    w.end(w.div("{Ys} for {n} {xs}", v.n, v.k), "{ys}")


def swapped_up(w: Work, v: Any) -> None:
    w.end(w.mul("{Xs} for {n} {ys}", v.n, v.k), "{xs}")


STORIES = (
    Story(
        "one_broken_in_every_pack", {"n": range(3, 10), "k": range(4, 51), "no": HOUSE}, one_bad_in_each,
        (
            "=A shop gets {n} {packs} of {k} {xs}. In each {pack} one {x} is {bad}. How many good {xs} are there?",
            "=How many good {xs} are in {n} {packs} of {k} if one in every {pack} is {bad}?",
            "={n} {packs} x {k} {xs}, 1 {bad} per {pack}. good ones?",
            "=I opened {n} {packs}. There should be {k} good {xs} in each, but every time one was {bad}. How many can I use?",
            "=Each of {n:w} {packs} holds {k} {xs}, and one {x} in it is {bad}. What is left in all, without the {bad} ones?",
            "=At number {no} they unpack {n} {packs}. {k} {xs} are in a {pack} and one of those is always {bad}. Count the "
            "good ones.",
            "=One {x} per {pack} is {bad}. {N} {has} {n} {packs} with {k} {xs} in each. How many good {xs} do{es} {he} have?",
        ),
        ("",), slots="x xs pack packs bad", rows=("egg, eggs, carton, cartons, broken", "peach, peaches, crate, crates, "
        "rotten", "bulb, bulbs, box, boxes, dead", "cup, cups, box, boxes, cracked", "tile, tiles, pack, packs, broken",
        "nail, nails, bag, bags, bent", "orange, oranges, net, nets, mouldy"), again=("n|And with {n} {packs}?",),
    ),
    Story(
        "one_whole_pack_is_bad", {"n": range(3, 11), "k": range(4, 51), "no": HOUSE}, one_pack_bad,
        (
            "=A shop gets {n} {packs} of {k} {xs}. In one {pack} all the {xs} are {bad}. How many good {xs} are there?",
            "=How many good {xs} are in {n} {packs} of {k} if everything in one {pack} is {bad}?",
            "={n} {packs} x {k} {xs}, all in 1 {pack} {bad}. good ones?",
            "=I opened {n} {packs}. There should be {k} good {xs} in each, but in one of the {packs} every {x} was {bad}. How "
            "many can I use?",
            "=Each of {n:w} {packs} holds {k} {xs}. One {pack} fell down and everything in it is {bad}. What is left in all?",
            "=At number {no} they unpack {n} {packs}. {k} {xs} are in a {pack}, and all those in the last {pack} are {bad}. "
            "Count the good ones.",
            "=Everything in one {pack} is {bad}. {N} {has} {n} {packs} with {k} {xs} in each. How many good {xs} do{es} {he} "
            "have?",
        ),
        ("",), slots="x xs pack packs bad", rows=("egg, eggs, carton, cartons, broken", "peach, peaches, crate, crates, "
        "crushed", "bulb, bulbs, box, boxes, smashed", "cup, cups, box, boxes, cracked", "tile, tiles, pack, packs, broken",
        "plate, plates, crate, crates, chipped", "jar, jars, case, cases, broken"), again=("n|And with {n} {packs}?",),
    ),
    Story(
        "a_reserve_on_top", {"n": range(4, 80), "k": range(2, 7), "e": range(5, 60), "g": AGE}, reserve_on_top,
        (
            "=We count {k} {xs} for each of {n} {who} and {e} {xs} as a reserve. How many {xs} do we order?",
            "=How many {xs} are ordered for {n} {who} at {k} each with {e} more on top?",
            "=I plan {k} {xs} per person for {n} {who}. To be safe I take {e} extra ones. How many is that altogether?",
            "={n} {who}, {k} {xs} each, {e} spare. order?",
            "=There are {n} {who}. Each gets {k} {xs}, and {e} {xs} are kept as a reserve. What is the number of "
            "{xs}?",
            "=The cook ({g}) puts out {k:w} {xs} for every one of {n} {who}, and then {e} more for latecomers. How many {xs} "
            "is that?",
            "=Besides {e} spare {xs}, there must be {k} for each of the {n} {who}. How many {xs} are needed in all?",
        ),
        ("",), slots="xs Xs who", rows=("sausages, Sausages, guests", "dumplings, Dumplings, visitors", "napkins, Napkins, "
        "guests", "meatballs, Meatballs, workers", "pancakes, Pancakes, pupils", "bottles of water, Bottles of water, runners",
        "samosas, Samosas, friends"), again=("e|And with {e} on top?",),
    ),
    Story(
        "some_more_for_everyone", {"n": range(4, 80), "k": range(2, 6), "e": range(2, 5), "g": AGE}, one_more_for_each,
        (
            "=We count {k} {xs} for each of {n} {who} and, to be safe, {e} more for each. How many {xs} do we order?",
            "=How many {xs} are ordered for {n} {who} if each is given {k} and then another {e}?",
            "=I plan {k} {xs} per person for {n} {who}, plus {e} extra ones per person. How many is that altogether?",
            "={n} {who}, {k} {xs} + {e} spare each. order?",
            "=There are {n} {who}. Each gets {k} {xs} at noon and {e} in the evening. What is the number of {xs}?",
            "=The cook ({g}) puts out {k:w} {xs} for every one of {n} {who}, and then {e} more for every one. How many {xs} "
            "is that?",
            "=Every one of the {n} {who} had {k} {xs} and took {e} more. How many {xs} is that in all?",
        ),
        ("",), slots="xs Xs who", rows=("sausages, Sausages, guests", "dumplings, Dumplings, visitors", "napkins, Napkins, "
        "guests", "meatballs, Meatballs, workers", "pancakes, Pancakes, pupils", "bottles of water, Bottles of water, runners",
        "samosas, Samosas, friends"), again=("n|And for {n} {who}?",),
    ),
    Story(
        "kilos_bought_on_two_days", {"a": range(2, 30), "b": range(2, 30), "p": range(2, 10), "g": AGE}, two_weights,
        (
            "=A kilo of {x} costs {p:$}. {N} bought {a} kilos on Monday and {b} kilos on Friday. How much did {he} pay "
            "altogether?",
            "=How much do {a} kg and another {b} kg of {x} cost at {p:$} per kilo?",
            "=I took {a} kg of {x} for us and {b} kg for my parents. Each kilo was {p:$}. What did I spend?",
            "={x} {p:$}/kg, {a} kg + {b} kg. price?",
            "=At the market {x} is {p:$} a kilo. One customer takes {a} kilos, the next {b}. What do the two pay together?",
            "=A woman of {g} sold {a:w} kilos of {x} in the morning and {b:w} kilos later, always at {p:$} the kilo. What did "
            "she take in?",
            "=The kilo price of {x} is {p:$}. There are two bags, one with {a} kg and one with {b} kg. What is the price of "
            "both?",
        ),
        ("",), slots="x", rows=("rice", "cheese", "fish", "coffee", "honey", "spinach", "beef", "fudge", "salmon", "lamb"),
        again=("p|And at {p:$} a kilo?",),
    ),
    Story(
        "rent_and_costs_every_month", {"r": range(30, 200, 5), "c": range(5, 50), "m": range(2, 10), "y": YEAR},
        rent_with_costs,
        (
            "=The rent for the {x} is {r:$} a month. On top of that there is {c:$} for {e} every month. What is it in {m} "
            "months?",
            "=What do {m} months in the {x} cost at {r:$} rent and {c:$} for {e} per month?",
            "=Each month I pay {r:$} for my {x} and another {c:$} for {e}. How much have I paid after {m} months?",
            "={x} {r:$}/month + {e} {c:$}/month, {m} months?",
            "=My {x} costs {r:$} monthly without {e}. {e} is {c:$} a month. Total for {m} months?",
            "=Since {y:d} the {x} has been let with {e} as an extra: {r:$} plus {c:$}, month after month. What do {m:w} months "
            "cost?",
            "={N} rent{s} a {x} for {m} months. One month is {r:$}, and for {e} {he} pay{s} {c:$} every time. How much is it?",
        ),
        ("",), slots="x e", rows=("garage, light", "studio, heating", "shop, water", "garden plot, water", "room, electricity",
        "storeroom, insurance", "market stall, cleaning"), again=("m|And in {m} months?",),
    ),
    Story(
        "rent_and_a_single_fee", {"r": range(30, 200, 5), "c": range(5, 150), "m": range(2, 10), "y": YEAR}, rent_with_one_fee,
        (
            "=The rent for the {x} is {r:$} a month. On top of that there is {c:$} once for the {e}. What is it in {m} months?",
            "=What do {m} months in the {x} cost at {r:$} rent per month and a single payment of {c:$} for the {e}?",
            "=Each month I pay {r:$} for my {x}. At the beginning I paid another {c:$} for the {e}. How much have I paid after "
            "{m} months?",
            "={x} {r:$}/month, {e} {c:$} once, {m} months?",
            "=My {x} costs {r:$} monthly. The {e} was {c:$}, only one time. Total for {m} months?",
            "=Since {y:d} the {x} has been let like this: {r:$} month after month, and {c:$} on the first day for the {e}. "
            "What do {m:w} months cost?",
            "={N} rent{s} a {x} for {m} months. One month is {r:$}, and for the {e} {he} pay{s} {c:$} just once. How much is "
            "it?",
        ),
        ("",), slots="x e", rows=("garage, key", "studio, contract", "shop, new lock", "garden plot, membership", "room, "
        "cleaning", "storeroom, alarm", "market stall, sign"), again=("m|And in {m} months?",),
    ),
    Story(
        "days_of_hire_from_the_bill", {"f": range(5, 60), "p": (5, 6, 8, 9, 10, 12, 15, 20, 25, 30), "t": range(30, 500)},
        days_hired,
        (
            "=A {x} costs {f:$} once and {p:$} for each day. {N} paid {t:$}. For how many days did {he} have it?",
            "=How many days can I keep a {x} for {t:$} if the fixed fee is {f:$} and a day is {p:$}?",
            "=I hired a {x}: {f:$} to begin with, then {p:$} per day. The bill was {t:$}. How many days was that?",
            "={x}: {f:$} + {p:$}/day, bill {t:$}. days?",
            "=The bill for the {x} says {t:$}. {f:$} of it is for insurance, and the rest is {p:$} a day. How many days are on "
            "the bill?",
            "=Each day with the {x} is {p:$}, and the delivery is {f:$}. We paid {t:$} in all. For how many days?",
            "=With {t:$} to spend, how many days of a {x} are possible at {p:$} a day plus {f:$} that is paid only once?",
        ),
        ("",), slots="x", rows=("tent", "digger", "kayak", "moving van", "sound system", "party tent", "wedding dress",
        "camper",
        "carpet cleaner", "ladder"), again=("t|And with a bill of {t:$}?",),
    ),
    Story(
        "gain_on_each_thing_sold", {"n": range(3, 40), "p": range(2, 60), "q": range(3, 90), "y": YEAR},
        lambda w, v: w.need(1 < v.q - v.p < 10) or gain_on_each(w, v),
        (
            "={N} bought {n} {xs} for {p:$} each and sold them for {q:$} each. What did {he} gain?",
            "=How much is gained with {n} {xs} that are bought at {p:$} and sold at {q:$} apiece?",
            "=I buy {xs} at {p:$} and sell them at {q:$}. This week {n} were sold. What is my profit?",
            "={n} {xs}, bought {p:$} each, sold {q:$} each. profit?",
            "=A dealer pays {p:$} for a {x} and gets {q:$} for it. What does she make on {n} {xs}?",
            "=In {y:d} a {x} was bought for {p:$} and sold for {q:$}. How much profit did {n:w} {xs} bring?",
            "=Each {x} sells for {q:$}. To the maker the shop pays {p:$} each. How much does the shop keep from {n} {xs}?",
        ),
        ("",), slots="x xs", rows=("lamp, lamps", "old radio, old radios", "vase, vases", "necklace, necklaces", "toy car, toy "
        "cars", "straw hat, straw hats", "puzzle, puzzles", "clock, clocks"), again=("n|And with {n} {xs}?",),
    ),
    Story(
        "gain_on_the_whole_lot", {"n": range(3, 40), "t": range(20, 400), "q": range(3, 10), "y": YEAR}, gain_on_the_lot,
        (
            "={N} bought {n} {xs} for {t:$} altogether and sold them for {q:$} each. What did {he} gain?",
            "=How much is gained with {n} {xs} that are bought for {t:$} in all and sold at {q:$} apiece?",
            "=I bought a box of {n} {xs} for {t:$} and sold every one at {q:$}. What is my profit?",
            "={n} {xs}, bought {t:$} the lot, sold {q:$} each. profit?",
            "=A dealer pays {t:$} for all {n} {xs} together and gets {q:$} for each {x}. What does she make?",
            "=In {y:d} a set of {n:w} {xs} was bought for {t:$}. Sold singly, a {x} brought {q:$}. How much was the profit?",
            "=Each {x} sells for {q:$}. To the maker the shop paid {t:$} for the lot of {n} {xs}. How much does the shop keep "
            "if all are sold?",
        ),
        ("",), slots="x xs", rows=("spoon, spoons", "old record, old records", "vase, vases", "keyring, keyrings", "toy car, "
        "toy "
        "cars", "straw hat, straw hats", "puzzle, puzzles", "comic, comics"), again=("t|And if they cost {t:$}?",),
    ),
    Story(
        "many_small_for_one_big", {"n": range(6, 150), "k": range(2, 11), "g": range(6, 15)}, swapped_down,
        (
            "=You get one {y2} for {k} {xs}. {N} {has} {n} {xs}. How many {ys} can {he} get?",
            "=How many {ys} are {n} {xs} worth if {k} {xs} are swapped for one {y2}?",
            "=I swap {xs} for {ys}. For each {y2} I must give {k} {xs}. I have {n}. How many {ys} do I get?",
            "={k} {xs} = 1 {y2}, {n} {xs} = how many {ys}?",
            "=In our game {k} {xs} count the same as one {y2}. How many {ys} are {n} {xs}?",
            "={M}, {g}, gives away all {n} {xs}. For every {k:w} of them there is one {y2}. What number of {ys} does {he2} "
            "have then?",
            "=A {y2} costs {k} {xs}. With {n} {xs}, how many {ys} can you take?",
        ),
        ("",), slots="xs y2 ys Ys", rows=("stickers, poster, posters, Posters", "tokens, ride, rides, Rides", "marbles, toy "
        "soldier, toy soldiers, Toy soldiers", "bottle tops, badge, badges, Badges", "red chips, blue chip, blue chips, Blue "
        "chips", "stamps, postcard, postcards, Postcards", "coupons, free coffee, free coffees, Free coffees"),
        again=("n|And for {n} {xs}?",),
    ),
    Story(
        "one_big_for_many_small", {"n": range(3, 60), "k": range(2, 11), "g": range(6, 15)}, swapped_up,
        (
            "=You get one {y2} for {k} {xs}. {N} want{s} {n} {ys}. How many {xs} must {he} give?",
            "=How many {xs} are {n} {ys} worth if {k} {xs} are swapped for one {y2}?",
            "=I swap {xs} for {ys}. For each {y2} I must give {k} {xs}. I want {n}. How many {xs} do I need?",
            "={k} {xs} = 1 {y2}, {n} {ys} = how many {xs}?",
            "=In our game {k} {xs} count the same as one {y2}. How many {xs} are {n} {ys}?",
            "={M}, {g}, has collected enough for {n} {ys}. One {y2} is {k:w} {xs}. What number of {xs} did {he2} have?",
            "=A {y2} costs {k} {xs}. To take {n} {ys}, how many {xs} do you give?",
        ),
        ("",), slots="xs Xs y2 ys", rows=("stickers, Stickers, poster, posters", "tokens, Tokens, ride, rides", "marbles, "
        "Marbles, toy soldier, toy soldiers", "bottle tops, Bottle tops, badge, badges", "red chips, Red chips, blue chip, "
        "blue chips", "stamps, Stamps, postcard, postcards", "coupons, Coupons, free coffee, free coffees"),
        again=("n|And for {n} {ys}?",),
    ),
)  # fmt: skip
TASKS = STORIES
