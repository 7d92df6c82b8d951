"""Word problems as people tell them: money, shops, tickets, stalls, saving, cooking, parties, school, office, parts, times."""

from __future__ import annotations

from typing import Any

from .story import Work
from .travel import later
from .weeks import ask, cross, plan

FRACTION = ("2, half", "3, a third", "4, a quarter", "5, a fifth")


def ends_after(w: Work, v: Any) -> None:
    later(w, v.a, w.add("With the {b} minutes of breaks", w.mul("{n} {ys} of {k} minutes", v.n, v.k), v.b))


STORIES = (
    ask("told_several_and_one_change", {"n": range(2, 8), "p": range(2, 9), "q": range(2, 15), "z": (20, 50, 100)}, plan(
        "s: n * p: {n} {xs} at {p}", "u: s + q: with {y}", "? u < z", "r: z - u: change from {z}", end="euros"), "{N} buy{s} "
        "{n} {xs} at {p:d} euros each and {y} for {q:d} euros. {N} put{s} {z:d} euros on the counter. How much change?",
        "A {x} costs {p:d} euros. {y} costs {q:d} euros. {K} takes {n} {xs} and {y} and hands over {z:d} euros. What comes "
        "back?", "{n:d} {xs} ({p:d}€ each) + {y} {q:d}€, paid with {z:d}€, change?", "How many euros do I get back from {z:d} "
        "euros when I pay for {n} {xs} at {p:d} euros apiece plus {y} at {q:d} euros?", "I've got a {z:d}-euro note. In my "
        "basket are {n} {xs}, {p:d} euros each, and {y}, {q:d} euros. What will I have left after the till?", "{y} is {q:d} "
        "euros and a {x} is {p:d} euros. {K} wants {y} and {n:w} {xs}. {K} has {z:w} euros. How much is left over?", slots=
        "x xs y p q", rows=("notebook, notebooks, a pen, 2-5, 2-6", "roll of tape, rolls of tape, a pair of scissors, 2-4, "
        "4-12", "bag of compost, bags of compost, a trowel, 4-9, 3-12", "baguette, baguettes, a jar of honey, 2-3, 4-9",
        "birthday card, birthday cards, a pot plant, 2-4, 5-14", "pizza, pizzas, a salad, 6-9, 4-9", "paint brush, paint "
        "brushes, a tin of varnish, 2-6, 8-15"), again=("n|And for {n} {xs}?", "z|And from {z:d} euros?")),
    ask("told_pays_first_then_how_many", {"z": range(20, 120), "b": range(3, 60), "p": range(2, 13)}, plan("? b < z",
        "s: z - b: left after {y}", "r: s / p: {xs} at {p} for {s}", end="{xs}"), "{N} {has} {z:$}. {y} costs {b:$}. With the "
        "rest {he} buy{s} {xs} at {p:$} each. How many {xs} can {he} buy?", "{z:$} in total, {b:$} for {y}, rest into {xs} at "
        "{p:$} each. how many {xs}?", "How many {xs} at {p:$} can I get with {z:$} if {b:$} of it must go on {y}?",
        "I went out with {z:$}. First I paid {b:$} for {y}. One of the {xs} costs {p:$}. How many of them can I still take?",
        "{K} has {z:$} and spends {b:$} on {y}. All the money that is left goes on {xs}. They cost {p:$} each. How many does "
        "{K} get?", "My purse: {z:$}. After {y} at {b:$} everything goes on {xs} for my friends, {p:$} a piece. How many can "
        "I take?", slots="y xs b p", rows=("admission to the fair, rides, 5-12, 2-5",
        "a cinema ticket, boxes of popcorn, 8-14, 3-6", "a vase, roses, 8-25, 2-4", "a frame, prints, 6-20, 3-8",
        "a fishing permit, lures, 10-30, 2-9", "the bus fare, postcards, 4-12, 2-3",
        "a hamster cage, bags of food, 15-50, 4-9", "a photo album, photo prints, 9-25, 2-3"), again=("z|And with {z:$}?",)),
    ask("told_not_enough_for_several", {"n": range(2, 13), "p": range(4, 45), "z": range(10, 400)}, plan(
        "s: n * p: {n} {xs} at {p}", "? z < s", "r: s - z: still missing", end="$"), "{N} want{s} to buy {n} {xs} at {p:$} "
        "each but {has} only {z:$}. How much money is missing?", "A {x} costs {p:$}. {K} needs {n} {xs} and has {z:$}. How "
        "much more does {K} need?", "{n:d} {xs}, {p:$} each, only {z:$} in my pocket. how much short?", "Can we afford {n} "
        "{xs} at {p:$} with {z:$}? If not, how much are we short of?", "For {use} we need {n:w} {xs}. One is {p:$}, and we've "
        "collected {z:$} so far. How much must still come in?", "{z:$} is in the tin. {n} {xs} have to be paid for {use}, "
        "{p:$} apiece. By how much does the money fall short?", slots="x xs use p", rows=("shirt, shirts, the choir, 12-30",
        "helmet, helmets, the club, 15-45", "folding chair, folding chairs, the terrace, 10-40",
        "music stand, music stands, the band, 12-35", "ball, balls, the team, 8-25", "lamp, lamps, the office, 15-45",
        "ticket, tickets, the outing, 6-25", "dictionary, dictionaries, the class, 9-30"), again=("z|And with {z:$}?",
        "n|And for {n} {xs}?")),
    ask("told_two_gifts_of_money_and_a_buy", {"a": range(10, 90), "b": range(10, 90), "c": range(5, 150)}, plan(
        "s: a + b: both together", "? c < s", "r: s - c: after paying for {x}", end="euros"), "{N} got {a:d} euros from {p} "
        "and {b:d} euros from {q}. {he} bought {x} for {c:d} euros. How much is left?", "{p} gave me {a:d} euros, {q} gave me "
        "{b:d}. {x} cost {c:d}. What do I have left?", "{a:d}€ from {p} + {b:d}€ from {q} - {c:d}€ for {x} = ?", "For {his} "
        "birthday {N} received {a:d} euros and {b:d} euros. {c:d} euros went on {x}. How many euros remain?", "How many euros "
        "are still there of {a:d} euros from {p} and {b:d} euros from {q} once {x} for {c:d} euros is paid?", "Two envelopes "
        "lay on my table, one with {a:w} euros and one with {b:w}. I used the money for {x}, which was {c:w} euros. What is "
        "left of it?", slots="p q x", rows=("Grandma, Uncle Joe, a board game", "Mum, Dad, a rucksack",
        "the neighbours, my aunt, a jacket", "Grandpa, my godmother, a skateboard",
        "my boss, my colleagues, a coffee machine", "my parents, my sister, a drawing tablet",
        "Aunt Vera, Grandma, a pair of boots"), again=("c|And if it cost {c:d} euros?",)),
    ask("told_spent_in_three_places", {"z": (50, 80, 100, 120, 150, 200, 250), "a": range(5, 70), "b": range(5, 70),
        "c": range(5, 70)}, plan("s: a + b: the first two", "u: s + c: spent in all", "? u < z", "r: z - u: left of {z}", end=
        "$"), "{N} had {z:$}. {he} spent {a:$} {i}, {b:$} {j} and {c:$} {k}. How much is left?", "{z:$} to start, {a:$} {i}, "
        "{b:$} {j}, {c:$} {k}. left?", "I left home with {z:$}. I paid {a:$} {i}. I paid {b:$} {j}. I paid {c:$} {k}. How "
        "much did I come home with?", "How much of {z:$} is left when {a:$}, {b:$} and {c:$} have been spent?", "{K} takes "
        "{z:$} out of the bank. {a:$} is spent {i}, another {b:$} {j}, and {c:$} {k}. How much has {K} still got?",
        "Three bills, {a:$}, {b:$} and {c:$}, are paid from {z:$}. Find the rest.", slots="i j k", rows=("at the baker's, at "
        "the butcher's, at the chemist's", "on food, on petrol, on stamps", "on lunch, on the museum, on souvenirs",
        "at the bookshop, at the café, at the flower shop", "on wool, on buttons, on fabric", "at the vet's, at the pet shop, "
        "at the garden centre", "on tickets, on drinks, on a T-shirt"), again=("z|And with {z:$}?",)),
    ask("told_hours_days_and_pay", {"h": range(2, 9), "d": range(2, 7), "p": range(6, 31)}, plan(
        "s: h * d: hours in {d} days", "r: s * p: {s} hours at {p}", end="euros"), "{N} work{s} {h} hours a day for {d} days "
        "and get{s} {p:d} euros an hour. How much do{es} {he} earn?", "A {job} is paid {p:d} euros an hour. She works {h} "
        "hours a day, {d} days a week. What does she earn in a week?", "{p:d}€/hour, {h:d} hours a day, {d:d} days, total "
        "pay?", "How many euros does a {job} make in {d} days of {h} hours at {p:d} euros per hour?", "I had a summer job as "
        "a {job}. They paid {p:d} euros for every hour. I was there on {d} days, {h} hours each. What did I make?",
        "On each of {d:w} days the {job} came for {h:w} hours. One hour costs {p:w} euros. What is the bill?", slots="job",
        rows=("gardener", "cleaner", "babysitter", "painter", "waiter", "lifeguard", "cook", "typist", "tutor", "courier"),
        again=("d|And for {d} days?", "p|And at {p:d} euros an hour?")),
    ask("told_percent_off_several", {"n": range(2, 11), "p": range(5, 80, 5), "r": (10, 20, 25, 50)}, plan(
        "s: n * p: {n} {xs} at {p}", "d: r % s: {r} percent of {s}", "u: s - d: after the discount", end="euros"),
        "{n} {xs} at {p:d} euros each are bought. There is {r:d}% off. How much is paid?", "A {x} costs {p:d} euros. {N} "
        "buy{s} {n} {xs} and get{s} a discount of {r:d}%. What do{es} {he} pay?", "{n:d} x {p:d}€ {xs}, minus {r:d}%, total?",
        "What do I pay for {n} {xs} at {p:d} euros if the shop takes {r:d} percent off the bill?", "{why} I get {r:d} per "
        "cent off everything. I chose {n} {xs}, {p:d} euros each. How much is my bill after that?", "The price of one {x} is "
        "{p:d} euros. {K} orders {n:w}. {why} {r:d}% of the whole sum is taken off. Give the amount to pay.", slots=
        "x xs why", rows=("jumper, jumpers, because the shop is closing", "novel, novels, with my student card", "plate, "
        "plates, because they are end-of-line goods", "towel, towels, on bargain day",
        "lamp, lamps, because it is my birthday month", "game, games, with a voucher",
        "blanket, blankets, as a regular customer", "bottle of oil, bottles of oil, as a member"), again=(
        "r|And with {r:d}% off?",)),
    ask("told_one_from_many_to_others", {"n": range(2, 13), "t": range(6, 300), "m": range(2, 13)}, plan("? n ! m",
        "u: t / n: for one of {n}", "? 1 < u", "r: m * u: {m} times {u}", end="{unit}"), "{n} {xs} {cost} {t:d} {unit}. {m} "
        "{xs} of the same kind {cost} how many {unit}?", "If {n} {xs} {cost} {t:d} {unit}, how many {unit} is it for {m} "
        "{xs}?", "{n:d} {xs}: {t:d} {unit}. {m:d} {xs}: ?", "{t:d} {unit} for {n} {xs}. How much is that for {m} {xs}?",
        "We know that {n:w} {xs} {cost} {t:w} {unit}. Work it out for {m:w} {xs}.", "Last time it was {n} {xs} and I noted "
        "{t:d} {unit}. This time it's {m} {xs}. What number of {unit} should I write down?", slots="xs cost unit t", rows=(
        "pens, cost, euros, 6-60", "bread rolls, weigh, grams, 120-600", "hours of work, bring in, dollars, 30-240",
        "tins of paint, cover, square metres, 20-150", "bus tickets, cost, euros, 6-60", "bags of cement, weigh, kg, 50-250",
        "theatre seats, cost, pounds, 30-300", "sandwiches, need, slices of ham, 4-40", "loads of washing, use, litres of "
        "water, 90-500", "jars of honey, cost, dollars, 10-90"), again=("m|And for {m} {xs}?",)),
    ask("told_cheaper_one_and_both", {"p": range(20, 300), "b": range(5, 150)}, plan("? b < p", "s: p - b: {cheap}",
        "r: p + s: both together", end="euros"), "{dear} costs {p:d} euros, {cheap} costs {b:d} euros less. What do both cost "
        "together?", "{dear} {p:d}€, {cheap} {b:d}€ less. together?", "{K} pays {p:d} euros for {dear} and {b:d} euros less "
        "for {cheap}. How much money is that in total?", "I bought {dear} at {p:d} euros. {cheap} was {b:d} euros cheaper, so "
        "I took that too. How much did I spend?", "How many euros are needed for {dear} at {p:d} euros and {cheap}, which "
        "costs {b:d} euros less?", "{dear}: {p:w} euros. {cheap}: {b:w} euros less than {dear}. Add up the two prices.", slots=
        "dear cheap p b", rows=("the coat, the scarf, 60-150, 30-59", "the bike, the helmet, 150-300, 90-140", "the double "
        "room, the single room, 70-140, 10-50", "the big box, the small box, 20-60, 5-15", "the winter tyre set, the summer "
        "tyre set, 200-300, 20-90", "the new stove, the used stove, 180-300, 50-120", "the first bill, the second bill, "
        "60-200, 10-55"), again=("b|And if it is {b:d} euros less?",)),
    ask("told_voucher_on_the_whole_bill", {"n": range(2, 13), "p": range(4, 50), "v": range(5, 51, 5)}, plan(
        "s: n * p: {n} {xs} at {p}", "? v < s", "r: s - v: less the {voucher} of {v}", end="euros"), "{N} buy{s} {n} {xs} at "
        "{p:d} euros each. {he} {has} a {voucher} for {v:d} euros. How much do{es} {he} still have to pay?", "{n:d} {xs} x "
        "{p:d}€, {voucher} {v:d}€, to pay?", "{n} {xs} cost {p:d} euros each. The {voucher} is worth {v:d} euros. What is "
        "left to pay?", "How much is there to pay for {n} {xs} at {p:d} euros with a {voucher} of {v:d} euros?", "My {kin} "
        "gave me a {voucher} for {v:d} euros. I picked {n} {xs}, each {p:d} euros. What do I add in cash?", "One of the {xs} "
        "costs {p:w} euros. {K} takes {n:w}. A {voucher} lowers the bill by {v:w} euros. State the new bill.", slots=
        "xs voucher p", rows=("bowls, gift card, 6-20", "plants, coupon, 4-15", "CDs, voucher, 8-20",
        "sessions, gift card, 15-45", "cushion covers, coupon, 7-25", "wine glasses, voucher, 5-15",
        "swim passes, voucher, 12-40"), again=("v|And with {v:d} euros?",)),
    ask("told_deposit_in_cents", {"a": range(2, 25), "b": range(2, 25), "p": (15, 20, 25, 50), "q": (5, 8, 10, 12)}, plan(
        "s: a * p: {a} {xs} at {p}", "u: b * q: {b} {ys} at {q}", "r: s + u: both together", end="cents"), "You get {p:d} "
        "cents for a {x} and {q:d} cents for a {y}. {N} take{s} back {a} {xs} and {b} {ys}. How many cents is that?",
        "{a:d} {xs} at {p:d} ct, {b:d} {ys} at {q:d} ct. cents altogether?", "How many cents are {a} {xs} at {p:d} cents and "
        "{b} {ys} at {q:d} cents worth?", "I cleaned out the cellar and carried {a} {xs} and {b} {ys} to the shop. The "
        "machine pays {p:d} cents for one {x} and {q:d} for one {y}. How many cents will the slip show?", "A {x} is {p:w} "
        "cents. A {y} is {q:w} cents. Count {a:w} {xs} and {b:w} {ys}. What do you get in cents?", "The children brought in "
        "{b} {ys} ({q:d} cents each) as well as {a} {xs} ({p:d} cents each), so how many cents were paid out?", slots=
        "x xs y ys", rows=("plastic bottle, plastic bottles, glass bottle, glass bottles",
        "can, cans, beer bottle, beer bottles", "big bottle, big bottles, small bottle, small bottles", "fizzy drink can, "
        "fizzy drink cans, jam jar, jam jars", "cola can, cola cans, yoghurt jar, yoghurt jars", "used cartridge, used "
        "cartridges, old battery, old batteries"), again=("a|And with {a} {xs}?",)),
    ask("told_mixed_bill_by_weight", {"n": range(2, 8), "p": range(2, 10), "m": range(2, 6), "q": range(3, 15),
        "z": (20, 50, 100)}, plan("s: n * p: {n} kg at {p}", "u: m * q: {m} kg at {q}", "t: s + u: both together", "? t < z",
        "r: z - t: change from {z}", end="euros"), "One kilo of {xs} costs {p:d} euros, one kilo of {ys} {q:d} euros. {N} "
        "buy{s} {n:d} kg of {xs} and {m:d} kg of {ys} and pay{s} with {z:d} euros. How much change?", "{n:d} kg {xs} "
        "({p:d}€/kg), {m:d} kg {ys} ({q:d}€/kg), paid {z:d}€. change?", "I buy {n:d} kg of {xs} at {p:d} euros a kilo and "
        "{m:d} kg of {ys} at {q:d} euros a kilo. What do I get back from a {z:d}-euro note?", "How many euros are left of "
        "{z:d} after {n:d} kg of {xs} for {p:d} euros per kilo and {m:d} kg of {ys} for {q:d} euros per kilo?", "At the "
        "market {xs} are {p:d} euros a kilo and {ys} are {q:d} euros a kilo. {K} has {z:d} euros and needs {n:w} kilos of "
        "{xs} and {m:w} kilos of {ys}. What will be left?", "The scales show {m:d} kg of {ys} and {n:d} kg of {xs}. {ys}: "
        "{q:d} euros per kg. {xs}: {p:d} euros per kg. A {z:d} euro note is handed over. Give the change.", slots="xs ys p q",
        rows=("apples, cherries, 2-4, 5-9", "potatoes, mushrooms, 2-3, 6-10", "onions, almonds, 2-3, 9-14",
        "carrots, tomatoes, 2-3, 3-6", "grapes, figs, 3-5, 6-12", "plums, walnuts, 2-5, 8-14", "beans, olives, 3-6, 7-13"),
        again=("z|And from {z:d} euros?",)),
    ask("told_fraction_spent_then_more", {"t": range(12, 600), "c": range(3, 200)}, plan("s: t / f: {part} of {t}",
        "u: t - s: left after that", "? c < u", "r: u - c: after {y}", end="euros"), "{N} had {t:d} euros. {he} spent {part} "
        "of it on {x} and then {c:d} euros on {y}. How many euros are left?", "{t:d}€, {part} for {x}, then {c:d}€ for {y}. "
        "left?", "{part} of {t:d} euros goes on {x}. {c:d} euros goes on {y}. What is left?", "How much is left of {t:d} "
        "euros when {part} of it pays for {x} and {c:d} euros more for {y}?", "I got {t:d} euros. {part} of the money was "
        "gone at once, for {x}. {y} took another {c:d} euros. What have I got now?", "{K} takes {t:w} euros along. {x} costs "
        "{part} of it. {c:w} euros more is spent on {y}. With how much does {K} come back?", slots="f part x y", rows=cross(
        FRACTION, ("the hotel, the meals", "a game, sweets", "shoes, socks", "the ferry, the taxi", "new tools, screws",
        "the concert, a drink")), again=("c|And with {c:d} euros for {y}?",)),
    ask("told_fraction_then_half_of_rest", {"t": range(60, 600)}, plan("s: t / f: {part} of {t}", "u: t - s: left after that",
        "r: u / 2: half of {u}", end="$"), "{N} {has} {t:$}. {he} spend{s} {part} of it on {x} and half of the rest on {y}. "
        "How much is left?", "{t:$}: {part} for {x}, half of what remains for {y}. left at the end?", "How much does {y} cost "
        "if {N} pay{s} {part} of {t:$} for {x} and half of the rest for {y}?", "First {part} of {t:$} is used for {x}. After "
        "that, half of the remaining money is used for {y}. What remains?", "I won {t:$}. {part} of it went into {x}. I put "
        "half of the rest into {y} and kept the other half. How much did I keep?", "{K} divides {t:$}: {part} for {x}, and "
        "what is left is split equally between {y} and savings. How much is saved?", slots="f part x y", rows=cross(
        FRACTION[1:], ("rent, food", "a tent, a sleeping bag", "the garage, the car wash", "presents, flowers",
        "a course, books", "a radio, a clock"))),
    ask("told_saved_so_far_plus_weeks", {"b": range(10, 200), "n": range(2, 21), "a": range(3, 40), "c": range(40, 400)}, plan(
        "s: n * a: {n} {weeks} of {a}", "u: b + s: with the {b} from before", "? c < u", "r: u - c: after buying {x}", end=
        "euros"), "{N} {has} {b:d} euros and save{s} {a:d} euros every {week}. After {n} {weeks} {he} buy{s} {x} for {c:d} "
        "euros. How much is left?", "{b:d}€ now, +{a:d}€ a {week} for {n:d} {weeks}, then {x} {c:d}€. left over?",
        "There are {b:d} euros in a money box. Each {week} {a:d} euros are put in. {n} {weeks} later {c:d} euros are taken "
        "out for {x}. How much is in it then?", "How much will I have after {n} {weeks} if I start with {b:d} euros, save "
        "{a:d} euros a {week} and then pay {c:d} euros for {x}?", "I want {x}. It costs {c:d} euros. I own {b:d} euros and "
        "can put aside {a:d} a {week}. In {n} {weeks} I'll buy it. How much will be left over?", "{K} saves {a:w} euros a "
        "{week} for {n:w} {weeks}. {b:w} euros were there before. {x} costs {c:w} euros. What is left after the purchase?",
        slots="week weeks x", rows=cross(("week, weeks", "month, months"), ("a drone", "a guitar", "a bed", "a pair of skis",
        "a sewing machine", "a used phone")), again=("n|And after {n} {weeks}?",)),
    ask("told_gets_and_spends_weekly", {"a": range(8, 60), "b": range(3, 50), "t": range(20, 500)}, plan("? b < a",
        "s: a - b: kept each {week}", "? 1 < s", "r: t / s: {t} at {s} a {week}", "? r < 61", end="{weeks}"), "{N} get{s} "
        "{a:$} a {week} and spend{s} {b:$} of it. The rest is saved. How many {weeks} does it take to save {t:$}?",
        "{a:$} in, {b:$} out every {week}. {x} costs {t:$}. how many {weeks}?", "{K} earns {a:$} a {week} and uses {b:$}. "
        "After how many {weeks} can {K} buy {x} for {t:$}?", "How many {weeks} must somebody save for {x} at {t:$} who "
        "receives {a:$} per {week} but needs {b:$} of that?", "Each {week} I'm given {a:$}. {b:$} goes on snacks and the "
        "like. I'm saving what is left for {x} ({t:$}). When will I have it, in {weeks}?", "{x}: {t:$}. Pocket money per "
        "{week}: {a:$}. Spending per {week}: {b:$}. Find the number of {weeks} of saving.", slots="week weeks x", rows=cross((
        "week, weeks", "week, weeks", "month, months"), ("a scooter", "a camera", "an aquarium", "a chess computer",
        "a trampoline", "a jacket")), again=("t|And for {t:$}?",)),
    ask("told_parts_of_a_whole", {"t": range(30, 400), "a": range(5, 200), "b": range(5, 200)}, plan("s: a + b: {p} and {q}",
        "? s < t", "r: t - s: the rest", end="{xs}"), "There are {t} {xs} {in_}. {a} are {p}, {b} are {q} and the rest are "
        "{o}. How many {xs} are {o}?", "{t:d} {xs}: {a:d} {p}, {b:d} {q}, the others {o}. how many {o}?", "{N} counted {t} "
        "{xs} {in_}. {a} of them were {p} and {b} were {q}. All the others were {o}. How many were {o}?", "How many of the "
        "{t} {xs} {in_} are {o} if {a} are {p}, {b} are {q}, and there is no other kind?", "Every one of the {t:w} {xs} {in_} "
        "is {p}, {q} or {o}. {a:w} are {p}. {b:w} are {q}. Find the number of {o} ones.", "I sorted {t} {xs} into three "
        "heaps, {p}, {q} and {o}. The first heap had {a}, the second {b}. What about the third?", slots="xs in_ p q o", rows=(
        "beads, in the jar, clear, blue, green", "cars, in the car park, black, grey, yellow",
        "tulips, in the park, red, pink, white", "balloons, at the party, green, orange, purple",
        "jumpers, in the shop, small, medium, large", "eggs, in the crate, brown, white, speckled",
        "doors, in the hotel, locked, open, ajar", "buttons, in the tin, round, square, oval"), again=(
        "a|And if {a} are {p}?",)),
    ask("told_three_kinds_and_the_rest", {"t": range(40, 500), "a": range(5, 150), "b": range(5, 150), "c": range(5, 150)},
        plan("s: a + b: {p} and {q}", "u: s + c: with {o}", "? u < t", "r: t - u: the rest", end="{who}"), "{t} {who} {did}. "
        "{a} chose {p}, {b} chose {q}, {c} chose {o} and the rest chose {v}. How many {who} chose {v}?", "{t:d} {who}: {p} "
        "{a:d}, {q} {b:d}, {o} {c:d}, rest {v}. how many for {v}?", "How many of {t} {who} took {v} when {a} took {p}, {b} "
        "took {q} and {c} took {o}?", "I made a list for our {t} {who}: {a} for {p}, {b} for {q}, {c} for {o}. Whoever isn't "
        "on it gets {v}. How many get {v}?", "Four things could be chosen: {p}, {q}, {o} and {v}. {t:w} {who} chose one each. "
        "{a:w} took {p}, {b:w} took {q} and {c:w} took {o}. How many are left for {v}?", "Of {t} {who} {a} want {p}. {b} want "
        "{q}. {c} want {o}. All the others want {v}. How many is that?", slots="who did p q o v", rows=("pupils, picked a "
        "club, chess, drama, football, cooking", "guests, ordered lunch, soup, fish, pasta, salad", "visitors, booked a tour, "
        "the tower, the harbour, the old town, the caves", "employees, chose a drink, coffee, tea, water, juice",
        "campers, chose an activity, canoeing, climbing, archery, swimming", "students, chose a language, French, Spanish, "
        "Latin, Italian"), again=("c|And if {c} took {o}?",)),
    ask("told_so_many_and_twice_as_many", {"t": range(40, 500), "a": range(5, 100), "k": (2, 2, 3, 4)}, plan(
        "s: k * a: {k} times as many for {q}", "u: s + a: with the {a} of {p}", "? u < t", "r: t - u: the rest", end="{xs}"),
        "A {whole} has {t} {xs}. {a} are for {p}, {k} times as many are for {q}, and the rest are for {o}. How many are for "
        "{o}?", "{t:d} {xs}: {p} {a:d}, {q} {k:d} times that, {o} the rest. {o}?", "{N} divide{s} {t} {xs}. {p} get {a}. {q} "
        "get {k} times that number. {o} get what is left. How many {xs} do {o} get?", "How many {xs} remain for {o} when {t} "
        "are there, {a} go to {p} and {k} times as many go to {q}?", "Our {whole} with {t} {xs} was shared out like this: {a} "
        "to {p}, {k} times as many to {q}, everything else to {o}. How many is that for {o}?", "{p} have {a:w} {xs}. {q} have "
        "{k:w} times as many. With {o} there are {t:w} in all. How many do {o} have?", slots="whole xs p q o", rows=(
        "library, books, adults, children, teenagers", "car park, spaces, visitors, staff, customers",
        "warehouse, boxes, schools, shops, hospitals", "hall, seats, teachers, parents, pupils", "nursery garden, seedlings, "
        "neighbours, friends, relatives", "bakery, rolls, hotels, cafés, offices"), again=("a|And if {p} get {a}?",)),
    ask("told_half_and_a_quarter", {"t": range(20, 801, 4)}, plan("h: t / 2: half of {t}", "u: t / 4: a quarter of {t}",
        "r: h - u: the other half without {u}", end="{xs}"), "There are {t} {xs}. Half of them are {p}, a quarter are {q}, "
        "and the rest are {o}. How many are {o}?", "{t:d} {xs}, half {p}, a quarter {q}, the others {o}. {o} ones?",
        "{N} {has} {t} {xs}. Half are {p}. A quarter are {q}. How many are neither {p} nor {q}?", "How many of the {t} {xs} "
        "are {o} if one half is {p}, one quarter is {q} and nothing else is left but {o} ones?", "On our list the {o} {xs} "
        "are what remains of {t} when you take away the half that is {p} and the quarter that is {q}. How many are they?",
        "One half of {t:w} {xs}: {p}. One quarter: {q}. Remainder: {o}. Give the remainder.", slots="xs p q o", rows=(
        "chairs, wooden, plastic, metal", "tickets, sold, reserved, free", "trees, young, old, dead",
        "stamps, French, Italian, Polish", "flowers, red, yellow, blue", "houses, white, grey, yellow",
        "cups, clean, dirty, broken"), again=("t|And of {t} {xs}?",)),
    ask("told_fraction_and_a_number_rest", {"t": range(24, 600), "b": range(3, 150)}, plan("s: t / f: {part} of {t}",
        "u: s + b: with the {b} that {q}", "? u < t", "r: t - u: the rest", end="{xs}"), "{part} of the {t} {xs} {p}, {b} "
        "{xs} {q}. The rest {o}. How many {xs} {o}?", "{t:d} {xs}. {part} {p}. {b:d} {q}. the others {o}. how many {o}?",
        "How many of {t} {xs} {o} if {part} of them {p} and {b} of them {q}?", "I look after {t} {xs}. {part} of them {p}, "
        "and {b} {q}. All the others {o}. How many are those?", "Of {t:w} {xs}, {part} {p} and {b:w} {q}. How many are left "
        "that {o}?", "All {t} {xs} {p}, {q} or {o}. It is {part} for the first and {b} for the second. What is it for the "
        "third?", slots="f part xs p q o", rows=cross(FRACTION, ("children, walk to school, take the bus, cycle",
        "guests, stay in tents, sleep in caravans, rent a cabin", "workers, start early, start late, work at night",
        "cows, graze by the river, stand in the barn, lie on the hill", "members, play tennis, swim, do yoga",
        "parcels, go abroad, stay in town, go by train")), again=("b|And if {b} {q}?",)),
    ask("told_percent_gone_then_shared", {"t": range(40, 800, 20), "r": (10, 20, 25, 30, 40, 50, 75), "k": range(2, 11)}, plan(
        "s: r % t: {r} percent of {t}", "u: t - s: left after that", "w: u / k: for each of {k}", end="{xs}"), "{N} had {t} "
        "{xs}. {r:d}% of them {gone}. The rest were shared equally by {k} {who}. How many {xs} did each get?", "{t:d} {xs}, "
        "{r:d}% {gone}, rest for {k:d} {who}, each?", "How many {xs} does each of {k} {who} get if {r:d} percent of {t} "
        "{gone} and the others are divided equally?", "We started with {t} {xs}. {r:d} per cent {gone}. What was left, {k} "
        "{who} divided among themselves. How many for one?", "Take {t:w} {xs}. {r:d}% {gone}. Divide the remaining ones among "
        "{k:w} {who}. What is one share?", "{k} {who} want equal shares of {t} {xs}, but {r:d}% of the {xs} {gone}. How big "
        "is a share?", slots="xs gone who", rows=("apples, were bad, neighbours", "vouchers, were already used, helpers",
        "leaflets, got wet, pupils", "seedlings, died, gardeners", "plates, were broken, families",
        "brochures, had misprints, offices", "balloons, burst, children"), again=("k|And for {k} {who}?",)),
    ask("told_stall_two_goods_minus_fee", {"a": range(3, 31), "p": range(2, 10), "b": range(2, 13), "q": range(3, 12),
        "f": range(5, 50)}, plan("s: a * p: {a} {xs} at {p}", "u: b * q: {b} {ys} at {q}", "v: s + u: taken in", "? f < v",
        "r: v - f: without the {f} for {fee}", end="$"), "{N} sold {a} {xs} at {p:$} and {b} {ys} at {q:$}. {fee} cost {f:$}. "
        "How much money was left?", "{a:d} {xs} x {p:$} + {b:d} {ys} x {q:$}, less {f:$} for {fee}?", "How much did the stall "
        "earn with {a} {xs} at {p:$} each and {b} {ys} at {q:$} each if {fee} cost {f:$}?", "At my stall one of the {xs} was "
        "{p:$} and one of the {ys} {q:$}. I got rid of {a} {xs} and {b} {ys} and had to pay {f:$} for {fee}. What did I "
        "keep?", "Sold: {a:d} {xs} ({p:$}) and {b:d} {ys} ({q:$}). Costs: {f:$} for {fee}. Find the profit.", "{fee} took "
        "{f:$} of what {K} made. {K} had sold {b} {ys} for {q:$} apiece and {a} {xs} for {p:$} apiece. What remained?", slots=
        "xs ys fee", rows=("waffles, coffees, the pitch", "candles, soaps, the table", "old books, old games, the stand",
        "bracelets, necklaces, the booth", "pumpkins, jars of chutney, petrol", "bowls of soup, pancakes, the gas"), again=(
        "a|And with {a} {xs}?",)),
    ask("told_till_before_and_after", {"b": range(20, 150, 5), "t": range(60, 600), "p": (2, 3, 4, 5, 6)}, plan("? b < t",
        "s: t - b: taken in", "r: s / p: {xs} at {p} for {s}", end="{xs}"), "There was {b:$} in the {box} in the morning and "
        "{t:$} in the evening. One of the {xs} costs {p:$}. How many {xs} were sold?", "{box}: {b:$} before, {t:$} after, "
        "{xs} {p:$} each. how many sold?", "{N} started the day with {b:$} of change in the {box}. Now {he} count{s} {t:$}. "
        "Only {xs} were sold, at {p:$} each. How many were they?", "How many {xs} at {p:$} have been sold when the {box} went "
        "from {b:$} to {t:$}?", "I forgot to note how many {xs} we sold. I do know that the {box} held {b:$} first and {t:$} "
        "in the end. Each was {p:$}. Can you work it out?", "Money at closing time: {t:$}. Money at opening time: {b:$}. "
        "Price of the {xs}: {p:$} each. Determine the number sold.", slots="box xs", rows=("till, ice creams",
        "cash box, programmes", "tin, lemonades", "cash box, hot dogs", "till, entry tickets", "purse, newspapers"), again=(
        "t|And with {t:$} in the evening?",)),
    ask("told_takings_give_the_number", {"t": range(40, 900), "p": (2, 3, 4, 5, 6, 8, 10, 12), "c": range(3, 60)}, plan(
        "s: t / p: who paid {p} each", "r: s + c: with {c} who got in free", end="people"), "A {x} took in {t:$}. A ticket "
        "costs {p:$}. {c} {who} got in free. How many people were there?", "{x}, {t:$} in tickets of {p:$}, plus {c:d} free, "
        "people in all?", "How many people saw the {x} if tickets at {p:$} brought {t:$} and {c} {who} didn't have to pay?",
        "The cashier of the {x} has {t:$}, everyone paid {p:$}. But {c} {who} came in without paying. What was the size of "
        "the audience?", "We charged {p:$} for our {x} and let {c} {who} in for nothing. In the end there was {t:$}. How many "
        "people did we have in all?", "Takings {t:$}. Price {p:$}. Free entry for {c:w} {who}. Give the number of people at "
        "the {x}.", slots="x who", rows=("circus, babies", "school play, teachers", "film night, helpers",
        "puppet show, toddlers", "football match, ball boys", "jazz evening, volunteers"), again=(
        "c|And if {c} got in free?",)),
    ask("told_share_paid_with_a_note", {"t": range(20, 300), "k": range(2, 10), "z": (10, 20, 50, 100)}, plan(
        "s: t / k: one of {k} shares", "? 1 < s", "? s < z", "r: z - s: change from {z}", end="euros"), "{k} {who} share {x} "
        "for {t:d} euros equally. {K} hands in {z:d} euros. How much change does {K} get?", "{x} {t:d}€ split by "
        "{k:d}, i give {z:d}€, back?", "How many euros do I get back from {z:d} euros if I pay my part of {x}, which costs "
        "{t:d} euros for the {k} of us?", "{x} is {t:d} euros. There are {k} {who} and each pays the same. I only have a "
        "{z:d}-euro note. What do I get back?", "{t:w} euros are divided equally by {k:w} {who}. One of them hands over {z:w} "
        "euros. Give the change.", "We are {k} {who}, and {x} came to {t:d} euros. Everybody paid their share. What was left "
        "of my {z:d} euros?", slots="who x t", rows=("friends, a taxi, 20-60", "colleagues, a bunch of flowers, 20-60",
        "sisters, a meal, 40-160", "neighbours, a load of firewood, 60-200", "players, a pitch, 30-120",
        "housemates, a vacuum cleaner, 60-240"), again=("z|And with {z:d} euros?",)),
    ask("told_collection_against_goal", {"n": range(5, 30), "k": range(3, 30), "c": range(10, 200), "t": range(100, 1001, 50)},
        plan("s: n * k: from {n} {who}", "u: s + c: with the {c} from {y}", "? u < t", "r: t - u: still missing", end=
        "euros"), "{n} {who} each collect {k:d} euros for {x}. {y} gives {c:d} euros. The goal is {t:d} euros. How much is "
        "still missing?", "{n:d} {who} at {k:d}€, {y} {c:d}€, goal {t:d}€. missing?", "{x} costs {t:d} euros. {y} pays {c:d} "
        "euros and {n} {who} pay {k:d} euros each. How much more money is needed?", "How far is it to {t:d} euros for {x} "
        "after {k:d} euros from each of {n} {who} and {c:d} euros from {y}?", "We want {x}. It costs {t:d} euros. So far {y} "
        "has promised {c:d} euros, and each of our {n} {who} has brought {k:d}. What do we still lack?", "Needed: {t:d} "
        "euros. Given: {n:d} times {k:d} euros by the {who} and {c:d} euros by {y}. State the gap.", slots="who x y", rows=(
        "pupils, a school garden, the head teacher", "families, a playground, the town", "runners, a well, a local firm",
        "members, a new roof, the bank", "fans, the club bus, the brewery", "singers, a piano, the mayor"), again=(
        "t|And if the goal is {t:d} euros?",)),
    ask("told_four_days_together", {"a": range(5, 200), "b": range(5, 200), "c": range(5, 200), "d": range(5, 200)}, plan(
        "s: a + b: Monday and Tuesday", "u: s + c: with Wednesday", "r: u + d: with Thursday", end="{xs}"), "{N} {did} {a} "
        "{xs} on Monday, {b} on Tuesday, {c} on Wednesday and {d} on Thursday. How many {xs} is that altogether?",
        "mon {a:d}, tue {b:d}, wed {c:d}, thu {d:d} {xs}. total?", "How many {xs} come together in four days with {a}, {b}, "
        "{c} and {d}?", "Here is my list from Monday to Thursday: {a:d}, {b:d}, {c:d}, {d:d} {xs}. What is the sum?",
        "The {xs} of four days are added up. Monday: {a:d}. Tuesday: {b:d}. Wednesday: {c:d}. Thursday: {d:d}. Find the "
        "total.", "On Monday I {did} {a} {xs}. I {did} {b} the next day, {c} the day after, and {d} on Thursday. How many "
        "were they in all?", slots="xs did", rows=("tickets, sold", "letters, delivered", "pupils, counted",
        "kilos of plums, picked", "emails, answered", "cups, washed", "parcels, packed", "euros, collected"), again=(
        "d|And with {d} on Thursday?",)),
    ask("told_invited_cancelled_brought", {"t": range(12, 200), "b": range(2, 40), "c": range(2, 40)}, plan("? b < t",
        "s: t - b: without the {b} who can't", "r: s + c: with {c} more", end="guests"), "{N} invited {t} people to {x}. {b} "
        "can't come, but {c} bring somebody along. How many guests will there be?", "{x}: {t:d} invited, {b:d} said no, {c:d} "
        "bring a partner. guests?", "How many guests come to {x} if {t} are invited, {b} stay away, and {c} extra people turn "
        "up?", "I sent {t} invitations for {x}. {b} of them were declined, then {c} more people asked if they could come, and "
        "I said yes. For how many do I cook?", "{t:w} people are invited to {x}. {b:w} are ill. {c:w} more are asked at the "
        "last minute. Give the number of guests.", "We reckoned with {t} for {x}. Minus {b} who are on holiday, plus {c} we "
        "had forgotten, how many is that?", slots="x", rows=("a barbecue", "a wedding", "a housewarming party", "a birthday",
        "a street party", "a retirement do", "a christening"), again=("b|And if {b} can't come?",)),
    ask("told_party_food_already_made", {"n": range(5, 50), "k": range(2, 7), "b": range(5, 150)}, plan(
        "s: n * k: {xs} for {n} {who}", "? b < s", "r: s - b: still to {make}", end="{xs}"), "{n} {who} are coming and each "
        "gets {k} {xs}. {b} {xs} are ready. How many must {N} still {make}?", "{n:d} {who}, {k:d} {xs} each, {b:d} ready, how "
        "many more to {make}?", "How many {xs} do I still have to {make} for {n} {who}, with {k} for each, if {b} are ready?",
        "We need {k} {xs} for each of our {n} {who}. My {kin} has brought {b}. How many are missing?", "{K} plans {k:w} {xs} "
        "per head. {n:w} {who} have said yes. {b:w} {xs} are on the tray. Work out how many more to {make}.", "There are {b} "
        "{xs}, but there should be {k} for every one of the {n} {who}. How many are we short of?", slots="xs who make", rows=(
        "sandwiches, guests, make", "paper hats, children, fold", "skewers, visitors, prepare", "muffins, classmates, bake",
        "spring rolls, colleagues, fry", "meatballs, guests, roll"), again=("n|And for {n} {who}?",)),
    ask("told_grams_for_all_minus_stock", {"n": range(2, 13), "g": range(30, 160, 10), "b": range(50, 900, 50)}, plan(
        "s: n * g: {n} times {g} {u}", "? b < s", "r: s - b: still to buy", end="{u}"), "{N} need{s} {g:d} {u} of {food} for "
        "each {x} and want{s} to make {n} {xs}. There are {b:d} {u} in the kitchen. How many {u} must {he} buy?",
        "{n:d} {xs}, {g:d} {u} {food} each, have {b:d} {u}. buy how much?", "A {x} needs {g:d} {u} of {food}. {K} makes {n} "
        "{xs} and already has {b:d} {u}. How much {food} is missing?", "How many {u} of {food} do I have to get for {n} {xs} "
        "with {g:d} {u} each if I've got {b:d} {u}?", "My recipe takes {g:d} {u} of {food} for one {x}. I want {n}. I found "
        "{b:d} {u} in the cupboard. What do I still need?", "{food} for one {x}: {g:d} {u}. Number of {xs}: {n:d}. In stock: "
        "{b:d} {u}. Work out what has to be bought.", slots="x xs food u", rows=("loaf, loaves, rye flour, grams",
        "pizza, pizzas, cheese, grams", "smoothie, smoothies, yoghurt, ml", "portion, portions, rice, grams",
        "tart, tarts, butter, grams", "milkshake, milkshakes, milk, ml", "helping, helpings, pasta, grams"), again=(
        "n|And for {n} {xs}?",)),
    ask("told_litres_into_glasses", {"l": range(2, 21), "k": range(4, 11), "c": range(2, 90)}, plan(
        "s: l * k: {glasses} in {l} litres", "? c < s", "r: s - c: without the {c} poured", end="{glasses}"), "One litre of "
        "{drink} fills {k} {glasses}. There are {l} litres. {c} {glasses} have been poured. How many more can be filled?",
        "{l:d} litres of {drink}, {k:d} {glasses} a litre, {c:d} poured. how many more?", "{N} made {l} litres of {drink}. A "
        "litre is enough for {k} {glasses}. {c} {glasses} are gone. How many are left?", "How many more {glasses} can I pour "
        "from {l} litres of {drink} if one litre makes {k} and {c} are already served?", "From a litre of {drink} you get "
        "{k:w} {glasses}. {K} has {l:w} litres and has handed out {c:w} {glasses}. How many remain?", "We get {k} {glasses} "
        "out of every litre, and I brought {l} litres of {drink}. {c} {glasses} are handed out. How many more are there?",
        slots="drink glasses k", rows=("punch, cups, 5", "lemonade, glasses, 4", "soup, bowls, 4",
        "tomato juice, small glasses, 10", "iced tea, glasses, 5", "cocoa, mugs, 4", "grape juice, cups, 6"), again=(
        "c|And after {c}?",)),
    ask("told_present_in_the_school", {"n": range(3, 20), "k": range(6, 30), "b": range(3, 60)}, plan(
        "s: n * k: {who} in {n} {groups}", "? b < s", "r: s - b: without {b} who {away}", end="{who}"), "A {school} has {n} "
        "{groups} of {k} {who}. Today {b} {who} {away}. How many are there?", "{n:d} {groups}, {k:d} {who} each, {b:d} "
        "{away}. present?", "How many {who} are at the {school} today if it has {n} {groups} with {k} in each and {b} "
        "{away}?", "In our {school} there are {n} {groups} with {k} {who} in each. This morning {b} {away}. How many are "
        "here?", "{n:w} {groups}. {k:w} {who} in every one. {b:w} {away}. Find how many are in the {school}.", "I order the "
        "lunches for our {school}: {n} {groups}, always {k} {who}, but {b} {away} and don't want any. For how many is lunch "
        "ordered?", slots="school groups who away", rows=("school, classes, pupils, are ill",
        "office, departments, people, work from home", "factory, shifts, workers, are on strike",
        "camp, tents, scouts, went home", "kindergarten, groups, children, have the flu",
        "hospital, wards, nurses, are on holiday"), again=("b|And if {b} {away}?",)),
    ask("told_inbox_through_the_day", {"t": range(40, 250), "k": range(4, 40), "h": range(2, 9), "c": range(5, 90)}, plan(
        "s: h * k: {done} in {h} hours", "? s < t", "u: t - s: left after that", "r: u + c: with {c} new ones", end="{xs}"),
        "There were {t} {xs} {place}. {N} {done} {k} an hour for {h} hours. Then {c} new ones came. How many {xs} are there "
        "now?", "{t:d} {xs}, {k:d} an hour {done} for {h:d} h, {c:d} new. now?", "How many {xs} wait {place} if {t} were "
        "there, {k} an hour are {done} for {h} hours, and another {c} arrive?", "I came in and found {t} {xs} {place}. In {h} "
        "hours I {done} {k} each hour. At the end someone brought {c} more. What am I left with?", "{t:w} {xs} at first. "
        "{k:w} per hour {done}, {h:w} hours long. {c:w} added. Give the number at the end.", "After {h} hours with {k} {xs} "
        "{done} in each, there came another {c}. {t} had been {place} at the start. How many are there in the end?", slots=
        "xs place done", rows=("emails, in the inbox, answered", "plates, in the canteen kitchen, washed",
        "forms, on the desk, checked", "parcels, in the depot, sorted", "shirts, in the basket, ironed",
        "essays, on the pile, marked", "bikes, in the workshop, repaired"), again=("h|And after {h} hours?",)),
    ask("told_lessons_and_breaks_end", {"a": range(450, 720, 15), "n": range(2, 7), "k": (20, 30, 40, 45, 50, 60),
        "b": range(5, 60, 5)}, ends_after, "{x} starts at {a:t}. There are {n} {ys} of {k:d} minutes and {b:d} minutes of "
        "breaks in all. When is it over?", "{x} from {a:t}, {n:d} {ys} x {k:d} min + {b:d} min break. end?", "At what time "
        "does {x} end if it begins at {a:t} and has {n} {ys} of {k:d} minutes with {b:d} minutes of break altogether?",
        "My {kin} picks me up after {x}. It begins at {a:t}. We have {n} {ys}, {k:d} minutes each, and the breaks add up to "
        "{b:d} minutes. What time should my {kin} come?", "Start of {x}: {a:t}. {n:w} {ys} of {k:d} min. Breaks: {b:d} min "
        "together. Find the finishing time.", "We begin {x} at {a:t}, do {n} {ys} of {k:d} minutes, and rest for {b:d} "
        "minutes in total. What does the clock say at the end?", slots="x ys", rows=("school, lessons",
        "the workshop, sessions", "training, rounds", "the meeting, talks", "rehearsal, acts", "the tournament, games",
        "the course, units"), again=("n|And with {n} {ys}?",)),
    ask("told_together_can_they_buy_it", {"a": range(10, 120), "b": range(3, 60), "t": range(60, 500)}, plan(
        "s: a + b: the second one", "u: s + a: both together", "? u < t", "r: t - u: still missing", end="euros"),
        "{p} has {a:d} euros and {q} has {b:d} euros more than {p}. Together they want to buy {x} for {t:d} euros. How much "
        "is missing?", "{p} {a:d}€, {q} {b:d}€ more than {p}, {x} {t:d}€. how much short together?", "How many euros do {p} "
        "and {q} still need for {x} at {t:d} euros when {p} has saved {a:d} and {q} {b:d} more?", "{x} costs {t:d} euros. {p} "
        "can give {a:d} euros. {q} can give {b:d} euros more than that. What is lacking if they put it together?",
        "{q} owns {b:w} euros more than {p}. {p} owns {a:w} euros. The two of them dream of {x}, price {t:w} euros. How much "
        "do they lack?", "{p} says: I've got {a:d} euros. {q} says: I have {b:d} euros more than you. How much is missing for "
        "{x} at {t:d} euros when both pay?", slots="p q x", rows=("Ida, Kurt, a pony saddle", "Ron, Vera, a rowing boat",
        "Mila, Jan, a table football game", "the younger twin, the older twin, a drum kit",
        "the north team, the south team, a new goal", "Nele, Piet, a piano"), again=("t|And for {t:d} euros?",)),
)  # fmt: skip
TASKS = STORIES
