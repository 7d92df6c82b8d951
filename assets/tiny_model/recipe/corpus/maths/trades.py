"""Word problems of buying, selling and working: what one costs, what all cost, wages, takings, packs, rent and sharing."""

from __future__ import annotations

from typing import Any

from .relations import AGE, HOUSE, YEAR
from .story import Story, Work


def one_of_equal(w: Work, v: Any) -> None:
    w.need(v.t % v.n == 0 and v.n < v.t <= 60 * v.n)
    w.cash(w.div("One {x}", v.t, v.n))


def many_of_equal(w: Work, v: Any) -> None:
    w.cash(w.mul("{n} {xs}", v.n, v.p))


def some_then_others(w: Work, v: Any) -> None:
    w.need(v.t % v.k == 0 and v.k < v.t <= 40 * v.k and v.k != v.n)
    w.cash(w.mul("{n} {xs}", v.n, w.div("One {x}", v.t, v.k)))


def count_from_price_of_some(w: Work, v: Any) -> None:
    w.need(v.t % v.k == 0 and v.t > v.k)
    one = w.div("One {x}", v.t, v.k)
    w.need(one > 1 and v.z % one == 0 and v.k < v.z // one < 60)
    w.end(w.div("{Xs} for the money", v.z, one), "{xs}")


def dearer_and_both(w: Work, v: Any) -> None:
    w.cash(w.add("{X} and {y2}", v.p, w.mul("{Y}", v.f, v.p)))


def dearer_and_gap(w: Work, v: Any) -> None:
    w.cash(w.sub("{Y} less {x}", w.mul("{Y}", v.f, v.p), v.p))


def cheaper_and_both(w: Work, v: Any) -> None:
    w.need(v.d < v.p - 1)
    w.cash(w.add("{X} and {y2}", v.p, w.sub("{Y}", v.p, v.d)))


def pay_for_days(w: Work, v: Any) -> None:
    w.need(v.n * v.h * v.p <= 2000)
    w.cash(w.mul("Pay for {n} days as {job}", v.n, w.mul("Pay for one day as {job}", v.h, v.p)))


def pay_per_hour(w: Work, v: Any) -> None:
    hours = w.mul("Hours as {job}", v.n, v.h)
    w.need(v.t % hours == 0 and 5 < v.t // hours < 50)
    w.cash(w.div("Pay for one hour", v.t, hours))


def hours_to_earn(w: Work, v: Any) -> None:
    left = w.sub("Still to pay for the {x}", v.t, v.a)
    w.need(left % v.p == 0 and left // v.p > 2)
    w.end(w.div("Hours of work", left, v.p), "hours")


def two_sorts_of_tickets(w: Work, v: Any) -> None:
    w.cash(w.add("From both", w.mul("From {a} {xs}", v.a, v.p), w.mul("From {b} {ys}", v.b, v.q)))


def other_sort_count(w: Work, v: Any) -> None:
    w.need(v.t > v.a * v.p + v.q)
    rest = w.sub("From the {ys}", v.t, w.mul("From {a} {xs}", v.a, v.p))
    w.need(rest % v.q == 0 and rest // v.q < 100)
    w.end(w.div("{Ys}", rest, v.q), "{y2}/{ys}")


def price_from_change(w: Work, v: Any) -> None:
    w.need(v.c < v.z - v.n)
    paid = w.sub("Paid for the {xs}", v.z, v.c)
    w.need(paid % v.n == 0)
    w.cash(w.div("One {x}", paid, v.n))


def change_from_price(w: Work, v: Any) -> None:
    w.need(v.z // 4 < v.n * v.p < v.z - 1)
    w.cash(w.sub("Change", v.z, w.mul("{n} {xs}", v.n, v.p)))


def off_each(w: Work, v: Any) -> None:
    w.need(v.d < v.p - 1)
    w.cash(w.mul("{n} {xs}", v.n, w.sub("One {x} now", v.p, v.d)))


def off_the_bill(w: Work, v: Any) -> None:
    w.need(v.d < v.p * v.n // 2)
    w.cash(w.sub("{n} {xs} less the discount", w.mul("{n} {xs}", v.n, v.p), v.d))


def second_at_half(w: Work, v: Any) -> None:
    w.need(v.p % 2 == 0)
    w.cash(w.add("Both {xs}", v.p, w.div("Second {x}", v.p, 2)))


def some_and_one(w: Work, v: Any) -> None:
    w.cash(w.add("With the {y2}", w.mul("{a} {xs}", v.a, v.p), v.q))


def shared_sum(w: Work, v: Any) -> None:
    whole = w.add("{X} and {y2}", v.a, v.b)
    w.need(whole % v.n == 0)
    w.cash(w.div("For one of {n}", whole, v.n))


def shared_but_some(w: Work, v: Any) -> None:
    payers = w.sub("{Who} who pay", v.n, v.k)
    w.need(payers > 1 and payers < 13 and v.t % payers == 0 and v.t > 2 * payers)
    w.cash(w.div("For one who pays", v.t, payers))


def each_gives(w: Work, v: Any) -> None:
    w.need(v.n * v.p > v.g + 1)
    w.cash(w.sub("Left after the {x}", w.mul("From {n} {who}", v.n, v.p), v.g))


def packs_for_all(w: Work, v: Any) -> None:
    w.need(v.t % v.k == 0 and v.k < v.t < 100 * v.k)
    w.end(w.div("{Packs} of {k} {xs}", v.t, v.k), "{packs}")


def pieces_in_packs(w: Work, v: Any) -> None:
    w.end(w.mul("{Xs} in {n} {packs}", v.n, v.k), "{xs}")


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
        "identical_things_one_of_them", {"t": range(6, 400), "n": range(2, 13), "y": YEAR}, one_of_equal,
        (
            "={n} identical {xs} cost {t:$} altogether. What does one {x} cost?",
            "=What is the price of a single {x} if {n} of the same {xs} cost {t:$} in all?",
            "=I paid {t:$} for {n} {xs}, all at the same price. How much was each {x}?",
            "=We bought {n} {xs} and the bill was {t:$}. Every {x} costs the same. How much is that apiece?",
            "={n} {xs} {t:$} total. 1 {x}?",
            "=A set of {n} equal {xs} is {t:$}. How much is it per {x}?",
            "={N} gave {t:$} for {n} {xs}. They were all equally expensive. What was the price of one?",
            "=The receipt only says: {n} {xs}, {t:$}. I need the price for each {x}.",
            "=The shop opened in {y:d}. It sells {xs} in a box of {n} for {t:$}. How much do you pay for each {x}?",
            "=Please find the price per {x}: {t:$} for {n:w} of them.",
        ),
        ("",), slots="x xs", rows=("mug, mugs", "cushion, cushions", "chair, chairs", "T-shirt, T-shirts", "light bulb, light "
        "bulbs", "plate, plates", "exercise book, exercise books", "bath towel, bath towels", "bus ticket, bus tickets",
        "pot plant, pot plants"), again=("n|And if it was {n} {xs} for the same money?",),
    ),
    Story(
        "identical_things_all_of_them", {"p": range(2, 60), "n": range(2, 13), "y": YEAR}, many_of_equal,
        (
            "={n} identical {xs} cost {p:$} each. What do they cost altogether?",
            "=What is the price of {n} {xs} if a single {x} costs {p:$}?",
            "=I paid {p:$} for each of {n} {xs}. How much was that in all?",
            "=We bought {n} {xs}, {p:$} apiece. How much was the bill?",
            "={n} {xs} {p:$} each. total?",
            "=Every {x} costs the same, {p:$}. How much is a set of {n}?",
            "={N} gave {p:$} for every {x} and took {n} of them. What did {he} pay altogether?",
            "=The receipt says: {x} {p:$}, number of {xs} {n:d}. I need the total price.",
            "=The shop opened in {y:d}. It sells a {x} for {p:$}. How much do you pay for {n} equal {xs}?",
            "=One {x} is {p:$}. Please find the price for {n:w} of them.",
        ),
        ("",), slots="x xs", rows=("mug, mugs", "cushion, cushions", "chair, chairs", "T-shirt, T-shirts", "light bulb, light "
        "bulbs", "plate, plates", "exercise book, exercise books", "bath towel, bath towels", "bus ticket, bus tickets",
        "pot plant, pot plants"), again=("n|And {n} {xs} at that price?",),
    ),
    Story(
        "some_cost_so_others_cost", {"t": range(4, 300), "k": range(2, 11), "n": (*range(2, 11), 20)}, some_then_others,
        (
            "={k} {xs} cost {t:$}. How much do {n} {xs} cost?",
            "=How much are {n} {xs} if you pay {t:$} for {k}?",
            "=Yesterday I bought {k} {xs} for {t:$}. Today I need {n} at the same price. What will I pay?",
            "=For {t:$} you get {k} {xs}. What is the price of {n} {xs}?",
            "={k} {xs} = {t:$}, {n} {xs} = ?",
            "={N} want{s} {n} {xs}. A neighbour paid {t:$} for {k} of them. How much money do{es} {he} need?",
            "=My friend paid {t:$} for {k} {xs}. I want {n} {xs} like that. How much is it for me?",
            "=If {k:w} {xs} come to {t:$}, what do {n:w} come to?",
            "=The price list shows {t:$} for {k} {xs}. A customer takes {n}. What does the customer pay?",
        ),
        ("",), slots="x xs", rows=("melon, melons", "croissant, croissants", "fence panel, fence panels", "bag of soil, bags "
        "of "
        "soil", "ice cream, ice creams", "sandwich, sandwiches", "car wash, car washes", "piano lesson, piano lessons",
        "pair of socks, pairs of socks", "roll of tape, rolls of tape"), again=("n|And {n} {xs}?", "n|How much are {n}?"),
    ),
    Story(
        "some_cost_so_how_many", {"t": range(4, 120), "k": range(2, 9), "z": range(20, 300)}, count_from_price_of_some,
        (
            "={k} {xs} cost {t:$}. How many {xs} can I buy with {z:$}?",
            "=How many {xs} do you get for {z:$} if {k} of them cost {t:$}?",
            "=I have {z:$}. The price is {t:$} for {k} {xs}, and I can also buy single ones. How many {xs} can I afford?",
            "={k} {xs} = {t:$}, {z:$} = how many {xs}?",
            "=For {k} {xs} {N} paid {t:$} last week. Now {he} {has} {z:$} to spend. How many is that at the same price?",
            "=The bill for {xs} was {z:$}. We know that {k:w} of them cost {t:$}. How many were there on the bill?",
            "=My friend paid {t:$} for {k} {xs} and I paid {z:$} for mine. How many {xs} did I buy?",
            "=With {z:$} in my pocket, how many {xs} can I take home? Three friends of mine paid {t:$} for {k} {xs}.",
        ),
        ("",), slots="x xs Xs", rows=("melon, melons, Melons", "croissant, croissants, Croissants", "ice cream, ice creams, "
        "Ice "
        "creams", "sandwich, sandwiches, Sandwiches", "notebook, notebooks, Notebooks", "tram ride, tram rides, Tram rides",
        "rose, roses, Roses", "paint brush, paint brushes, Paint brushes"), again=("z|And for {z:$}?",),
    ),
    Story(
        "times_the_price_and_both", {"p": range(3, 90), "f": (2, 3, 4, 5), "no": HOUSE}, dearer_and_both,
        (
            "=A {x} costs {p:$}. A {y2} costs {f:w} times as much. How much do the {x} and the {y2} cost together?",
            "=How much are a {x} and a {y2} together if the {x} is {p:$} and the {y2} is {f:w} times that price?",
            "=I bought a {x} for {p:$} and a {y2} that was {f:w} times as expensive. What did I spend in all?",
            "=The {y2} costs {f:w} times as much as the {x}. The {x} is {p:$}. What do I pay for both?",
            "={x} {p:$}, {y2} {f:w} times as much. both together?",
            "=At number {no} there is a shop with a {x} for {p:$} in the window. The {y2} next to it is {f:w} times as dear. "
            "{N} take{s} both. How much is it?",
            "=What is the sum of the two prices? {x}: {p:$}. {y2}: {f:w} times as much.",
            "=For the {y2} {N} paid {f:w} times what the {x} cost, and the {x} cost {p:$}. How much were the two things?",
        ),
        ("",), slots="x X y2 Y", rows=("shirt, Shirt, jacket, Jacket", "chair, Chair, table, Table", "scarf, Scarf, dress, "
        "Dress", "helmet, Helmet, scooter, Scooter", "cup, Cup, teapot, Teapot", "lamp, Lamp, desk, Desk", "ball, Ball, "
        "racket, Racket", "pan, Pan, kettle, Kettle", "book, Book, school bag, School bag"),
        again=("p|And if the {x} is {p:$}?",),
    ),
    Story(
        "times_the_price_and_gap", {"p": range(3, 90), "f": (2, 3, 4, 5), "no": HOUSE}, dearer_and_gap,
        (
            "=A {x} costs {p:$}. A {y2} costs {f:w} times as much. How much more does the {y2} cost?",
            "=How much more than a {x} is a {y2} if the {x} is {p:$} and the {y2} is {f:w} times that price?",
            "=I can buy a {x} for {p:$} or a {y2} that is {f:w} times as expensive. What do I save if I take the {x}?",
            "=The {y2} costs {f:w} times as much as the {x}. The {x} is {p:$}. What is the difference in price?",
            "={x} {p:$}, {y2} {f:w} times as much. difference?",
            "=At number {no} there is a shop with a {x} for {p:$} in the window. The {y2} next to it is {f:w} times as dear. "
            "By how much is the {y2} dearer?",
            "=What is the gap between the two prices? {x}: {p:$}. {y2}: {f:w} times as much.",
            "=For the {y2} {N} paid {f:w} times what the {x} cost, and the {x} cost {p:$}. How much less was the {x}?",
        ),
        ("",), slots="x X y2 Y", rows=("shirt, Shirt, jacket, Jacket", "chair, Chair, table, Table", "scarf, Scarf, dress, "
        "Dress", "helmet, Helmet, scooter, Scooter", "cup, Cup, teapot, Teapot", "lamp, Lamp, desk, Desk", "ball, Ball, "
        "racket, Racket", "pan, Pan, kettle, Kettle", "book, Book, school bag, School bag"),
        again=("p|And if the {x} is {p:$}?",),
    ),
    Story(
        "cheaper_one_and_both", {"p": range(12, 300), "d": range(2, 120), "g": AGE}, cheaper_and_both,
        (
            "=A {x} costs {p:$}. A {y2} is {d:$} cheaper. What do you pay for both?",
            "=How much do a {x} and a {y2} cost together if the {x} is {p:$} and the {y2} costs {d:$} less?",
            "=I bought a {x} for {p:$} and a {y2} for {d:$} less than that. How much did I spend on the two?",
            "=The {y2} costs {d:$} less than the {x}, and the {x} costs {p:$}. What is the price of both together?",
            "={x} {p:$}, {y2} {d:$} less, total?",
            "=A woman of {g} buys a {x} and a {y2}. The {x} is {p:$} and the {y2} is cheaper by {d:$}. What does she pay?",
            "={N} paid {p:$} for a {x}. The {y2} {he} took as well was {d:$} cheaper. What did {he} pay in total?",
            "=Find the total: {x} {p:$}, and a {y2} whose price is {d:$} below that.",
        ),
        ("",), slots="x X y2 Y", rows=("jacket, Jacket, pullover, Pullover", "phone case, Phone case, cable, Cable", "sofa, "
        "Sofa, bed, Bed", "tent, Tent, sleeping bag, Sleeping bag", "drill, Drill, saw, Saw", "watch, Watch, bracelet, "
        "Bracelet", "suitcase, Suitcase, rucksack, Rucksack", "printer, Printer, keyboard, Keyboard"),
        again=("d|And if it is {d:$} cheaper?",),
    ),
    Story(
        "paid_by_the_hour_for_days", {"h": range(2, 11), "p": range(6, 35), "n": range(2, 8), "g": AGE}, pay_for_days,
        (
            "={N} work{s} as {job} for {p:$} an hour, {h} hours a day. How much do{es} {he} earn in {n} days?",
            "=How much money is it for {n} days as {job}, {h} hours each day, at {p:$} per hour?",
            "=I get {p:$} per hour as {job}. I worked {h} hours a day for {n} days. What will they pay me?",
            "=In {n} days of {h} hours each, what do you earn as {job} at {p:$} an hour?",
            "={p:$}/hour, {h} hours a day, {n} days as {job}. pay?",
            "=My sister is {g} and has a job as {job}: {n} days a week, {h} hours on each day, {p:$} for an hour. What is her "
            "weekly wage?",
            "=The job as {job} pays {p:$} an hour. A day has {h:w} hours of work and there are {n:w} days. Find the pay.",
            "=As {job} {N} did {h} hours on each of {n} days. One hour is paid with {p:$}. How much did {he} get?",
        ),
        ("",), slots="job", rows=("a waiter", "a cleaner", "a gardener", "a babysitter", "a lifeguard", "a driver", "a painter",
        "a shop assistant", "a tutor", "a cook", "an electrician", "a night guard"), again=("n|And in {n} days?", "p|And at "
        "{p:$} an hour?"),
    ),
    Story(
        "what_is_one_hour_paid", {"h": (2, 3, 4, 5, 6, 8, 10), "t": range(40, 900, 10), "n": (2, 3, 4, 5, 6)}, pay_per_hour,
        (
            "={N} work{s} as {job} {h} hours a day and got {t:$} for {n} days. How much is that an hour?",
            "=How much is one hour paid if {n} days as {job}, {h} hours each day, bring {t:$}?",
            "=I got {t:$} for {n} days as {job}. Each day I worked {h} hours. What is my pay per hour?",
            "=In {n} days of {h} hours each you earn {t:$} as {job}. What do you earn in an hour?",
            "={t:$} for {n} days, {h} hours a day, as {job}. per hour?",
            "=My brother has a job as {job}: {n} days a week, {h} hours on each day, {t:$} for the week. What is his hourly "
            "wage?",
            "=The job as {job} pays {t:$} altogether. There are {n:w} days with {h:w} hours of work each. Find the pay for one "
            "hour.",
            "=As {job} {N} did {h} hours on each of {n} days and was given {t:$}. How much did {he} get for every hour?",
        ),
        ("",), slots="job", rows=("a waiter", "a cleaner", "a gardener", "a babysitter", "a lifeguard", "a driver", "a painter",
        "a shop assistant", "a tutor", "a cook", "an electrician", "a night guard"), again=("t|And if it was {t:$}?",),
    ),
    Story(
        "hours_for_something_wanted", {"t": range(40, 900), "a": range(5, 400), "p": (5, 6, 8, 9, 10, 11, 12, 15, 20),
        "g": range(15, 20)}, hours_to_earn,
        (
            "={N} want{s} a {x} for {t:$} and already {has} {a:$}. {he} earn{s} {p:$} an hour. How many hours must {he} work?",
            "=How many hours at {p:$} an hour do I need for a {x} of {t:$} if I have saved {a:$}?",
            "=A {x} costs {t:$}. I have {a:$} and get {p:$} for each hour at work. After how many hours can I buy it?",
            "=My parents gave me {a:$} for a {x} that costs {t:$}. The rest I earn at {p:$} an hour. How many hours is that?",
            "={x} {t:$}, have {a:$}, {p:$} per hour. how many hours?",
            "={M} is {g} and gets {p:$} an hour in a café. {he2} is saving for a {x} at {t:$}, and has {a:$} so far. How "
            "many hours are still needed?",
            "=With {a:$} saved and {p:$} an hour, how many more hours of work does it take to buy a {x} for {t:$}?",
            "=For each hour {N} get{s} {p:$}. A {x} is {t:$}; {he} can put {a:$} towards it now. How many hours of work pay "
            "for the rest?",
        ),
        ("",), slots="x", rows=("guitar", "bicycle", "laptop", "camera", "moped", "drum kit", "sewing machine", "games console",
        "telescope", "winter coat"), again=("p|And at {p:$} an hour?",),
    ),
    Story(
        "two_sorts_of_tickets_sold", {"a": range(3, 60), "b": range(3, 60), "p": (6, 7, 8, 9, 10, 12, 20), "q": (2, 3, 4, 5),
        "y": YEAR}, two_sorts_of_tickets,
        (
            "=The {place} sold {a} {xs} at {p:$} and {b} {ys} at {q:$}. How much money was taken?",
            "=How much did the {place} take with {a} {xs} ({p:$} each) and {b} {ys} ({q:$} each)?",
            "={xs} cost {p:$}, {ys} cost {q:$}. Today {a} of the first and {b} of the second were sold at the {place}. Total?",
            "={place}: {a} {xs} x {p:$}, {b} {ys} x {q:$}, takings?",
            "=I work at the {place}. Tonight I sold {b} {ys} for {q:$} each and {a} {xs} for {p:$} each. How much should be "
            "in the till?",
            "=For every {x} the {place} gets {p:$} and for every {y2} {q:$}. What does it get for {a} {xs} and {b} {ys}?",
            "=The {place}, open since {y:d}, had {a} {xs} and {b} {ys} in its book. One {y2} is {q:$}, one {x} is {p:$}. What "
            "were the takings?",
            "=What are the takings if {a:w} {xs} at {p:$} and {b:w} {ys} at {q:$} are sold?",
        ),
        ("",), slots="place x xs y2 ys", rows=("cinema, adult ticket, adult tickets, child ticket, child tickets",
        "zoo, day ticket, day tickets, evening ticket, evening tickets", "theatre, seat in front, seats in front, seat at the "
        "back, seats at the back", "ferry, car ticket, car tickets, foot ticket, foot tickets",
        "museum, full ticket, full tickets, reduced ticket, reduced tickets", "ice rink, entry, entries, skate hire, skate "
        "hires", "pool, family card, family cards, single card, single cards"), again=("a|And with {a} {xs}?",),
    ),
    Story(
        "how_many_of_the_other_ticket", {"a": range(3, 40), "t": range(40, 700), "p": (6, 7, 8, 9, 10, 12), "q": (2, 3, 4, 5),
        "y": YEAR}, other_sort_count,
        (
            "=The {place} took {t:$}. {a} {xs} were sold at {p:$} each, all the rest were {ys} at {q:$}. How many {ys} were "
            "sold?",
            "=How many {ys} at {q:$} were sold at the {place} if {a} {xs} at {p:$} went as well and {t:$} was taken in all?",
            "={xs} cost {p:$}, {ys} cost {q:$}. Today {a} {xs} were sold at the {place} and the takings are {t:$}. How many "
            "{ys} is that?",
            "={place}: total {t:$}, {a} {xs} x {p:$}, rest {ys} x {q:$}. how many {ys}?",
            "=I work at the {place}. There is {t:$} in the till from tickets. I know that I sold {a} {xs} for {p:$} each. The "
            "other ones were {ys} at {q:$}. How many?",
            "=For every {x} the {place} gets {p:$} and for every {y2} {q:$}. It has {t:$} after selling {a} {xs} and some "
            "{ys}. Find the number of {ys}.",
            "=Together {xs} ({p:$}) and {ys} ({q:$}) brought {t:$}. There were {a:w} {xs}. What was the number of {ys}?",
        ),
        ("",), slots="place x xs y2 ys Ys", rows=("cinema, adult ticket, adult tickets, child ticket, child tickets, Child "
        "tickets", "zoo, day ticket, day tickets, evening ticket, evening tickets, Evening tickets",
        "ferry, car ticket, car tickets, foot ticket, foot tickets, Foot tickets",
        "museum, full ticket, full tickets, reduced ticket, reduced tickets, Reduced tickets",
        "pool, family card, family cards, single card, single cards, Single cards"), again=("a|And with {a} {xs}?",),
    ),
    Story(
        "price_found_from_the_change", {"z": (10, 20, 50, 100), "c": range(1, 40), "n": range(2, 10)}, price_from_change,
        (
            "={N} bought {n} {xs}, paid with {z:$} and got {c:$} back. What did one {x} cost?",
            "=How much is one {x} if I buy {n}, pay with a {z:n} note and get {c:$} change?",
            "=I gave {z:$} for {n} {xs} of the same price. The change was {c:$}. How much was each {x}?",
            "=From {z:$} there is {c:$} left after buying {n} equal {xs}. Price of a {x}?",
            "={z:$} given, {c:$} back, {n} {xs}. price of 1 {x}?",
            "=The woman at the counter gave me {c:$} change for my {z:n} note. I had taken {n:w} {xs}. What do they cost each?",
            "=What do they charge per {x}? I handed over {z:$}, took {n} {xs} and had {c:$} returned to me.",
            "={c:$} change from {z:$}, and {n} {xs} in the bag: what is the price apiece?",
        ),
        ("",), slots="x xs", rows=("sandwich, sandwiches", "coffee, coffees", "birthday card, birthday cards", "bag of nuts, "
        "bags of nuts", "pineapple, pineapples", "soup, soups", "magazine, magazines", "toothbrush, toothbrushes"),
        again=("c|And if {c:$} comes back?",),
    ),
    Story(
        "change_found_from_the_price", {"z": (10, 20, 50, 100), "p": range(2, 25), "n": range(2, 10)}, change_from_price,
        (
            "={N} bought {n} {xs} at {p:$} each and paid with {z:$}. What did {he} get back?",
            "=How much change do I get if I buy {n} {xs}, one {x} costs {p:$} and I pay with a {z:n} note?",
            "=I gave {z:$} for {n} {xs} of the same price. Each {x} was {p:$}. How much was the change?",
            "=What is left from {z:$} after buying {n} equal {xs} at {p:$}?",
            "={z:$} given, {n} {xs}, {p:$} for 1 {x}. change?",
            "=The woman at the counter took my {z:n} note. I had {n:w} {xs}, and they are {p:$} each. How much must she give "
            "me?",
            "=They charge {p:$} per {x}. I handed over {z:$} and took {n} {xs}. How much came back?",
            "={p:$} apiece and {n} {xs} in the bag: how much change from {z:$}?",
        ),
        ("",), slots="x xs", rows=("sandwich, sandwiches", "coffee, coffees", "birthday card, birthday cards", "bag of nuts, "
        "bags of nuts", "pineapple, pineapples", "soup, soups", "magazine, magazines", "toothbrush, toothbrushes"),
        again=("p|And at {p:$} each?",),
    ),
    Story(
        "reduction_on_each_thing", {"p": range(6, 120), "d": range(2, 40), "n": range(2, 10), "g": AGE}, off_each,
        (
            "=A {x} costs {p:$}. In the sale each {x} is {d:$} cheaper. How much do {n} {xs} cost now?",
            "=How much are {n} {xs} if the price of {p:$} is lowered by {d:$} for each?",
            "=I buy {n} {xs}. The label says {p:$}, but there is {d:$} off every one of them. What do I pay?",
            "=The price of a {x} went down by {d:$}, from {p:$} before. {N} take{s} {n}. How much is it?",
            "={n} {xs}, normally {p:$} each, {d:$} off each. total?",
            "=A man of {g} gets {d:$} off on each of {n:w} {xs}. Without the discount one is {p:$}. What does he pay?",
            "=This week you save {d:$} per {x}. The old price was {p:$} apiece. Find the price for {n} {xs}.",
            "={n} {xs} at {p:$} each, less {d:$} on every single one: how much is that altogether?",
        ),
        ("",), slots="x xs", rows=("blanket, blankets", "pair of jeans, pairs of jeans", "hotel night, hotel nights", "tyre, "
        "tyres", "curtain, curtains", "garden chair, garden chairs", "concert seat, concert seats", "pillow, pillows"),
        again=("d|And with {d:$} off each?",),
    ),
    Story(
        "reduction_on_the_whole_bill", {"p": range(6, 120), "d": range(2, 40), "n": range(2, 10), "g": AGE}, off_the_bill,
        (
            "=A {x} costs {p:$}. In the sale the bill is {d:$} cheaper. How much do {n} {xs} cost now?",
            "=How much are {n} {xs} at {p:$} each if the total is lowered by {d:$}?",
            "=I buy {n} {xs}. The label says {p:$} for each, and I have one voucher of {d:$}. What do I pay?",
            "=The price of a {x} is {p:$}. {N} take{s} {n} and the seller takes {d:$} off the sum. How much is it?",
            "={n} {xs}, {p:$} each, {d:$} off the total. to pay?",
            "=A man of {g} gets {d:$} off once when he buys {n:w} {xs}. Without the discount one is {p:$}. What does he pay?",
            "=This week you save {d:$} on your whole order. The price is {p:$} apiece. Find the price for {n} {xs}.",
            "={n} {xs} at {p:$} each, less one coupon of {d:$}: how much is that altogether?",
        ),
        ("",), slots="x xs", rows=("blanket, blankets", "pair of jeans, pairs of jeans", "hotel night, hotel nights", "tyre, "
        "tyres", "curtain, curtains", "garden chair, garden chairs", "concert seat, concert seats", "pillow, pillows"),
        again=("d|And with {d:$} off the bill?",),
    ),
    Story(
        "second_one_at_half_price", {"p": range(6, 200, 2), "no": HOUSE, "g": AGE}, second_at_half,
        (
            "=A {x} costs {p:$}. The second one is half price. How much are two {xs}?",
            "=How much do I pay for two {xs} if the first is {p:$} and the second only half of that?",
            "=Offer at the shop: buy one {x} for {p:$}, get another one for half the money. What do both cost together?",
            "={x} {p:$}, 2nd one half price, price for two?",
            "=I want two {xs}. For the first they ask the full {p:$}, for the other just a half. What is my bill?",
            "=The shop at number {no} takes half the price for a second {x}. One {x} is {p:$}. {N} buy{s} two. How much is "
            "that?",
            "=If the second {x} costs half as much as the first, and the first is {p:$}, what is the sum for the two?",
            "=My neighbour, {g}, took two {xs}: one at {p:$} and one at half price. How much did he spend?",
        ),
        ("",), slots="x xs", rows=("pizza, pizzas", "pair of glasses, pairs of glasses", "pullover, pullovers", "mattress, "
        "mattresses", "haircut, haircuts", "bottle of perfume, bottles of perfume", "swimsuit, swimsuits", "rug, rugs"),
        again=("p|And if one is {p:$}?",),
    ),
    Story(
        "several_and_a_single_other", {"a": range(2, 10), "p": range(2, 16), "q": range(17, 120), "day2": range(3, 20)},
        some_and_one,
        (
            "={N} bought {a} {xs} for {p:$} each and one {y2} for {q:$}. How much was that together?",
            "=How much are {a} {xs} and a {y2} if a {x} costs {p:$} and the {y2} {q:$}?",
            "=I need a {y2} ({q:$}) and {a} {xs} ({p:$} each). What is the total?",
            "=The {y2} cost {q:$}. Besides that {N} took {a} {xs} at {p:$} apiece. What did {he} pay in all?",
            "={a} {xs} at {p:$}, 1 {y2} {q:$}, sum?",
            "=We spent {q:$} on a {y2} and {p:$} on each of {a} {xs}. How much did we spend altogether?",
            "=It is {day2:d} May and we are shopping: a {y2} for {q:$}, then {a:w} {xs}, each {p:$}. What does everything "
            "cost?",
            "=Every {x} is {p:$} and the {y2} is {q:$}. What must I pay for {a} {xs} plus the {y2}?",
        ),
        ("",), slots="x xs y2", rows=("candle, candles, cake", "pencil, pencils, school bag", "tomato plant, tomato plants, "
        "spade", "pair of socks, pairs of socks, belt", "battery, batteries, torch", "tile, tiles, bucket", "ticket, tickets, "
        "poster", "fish, fish, tank", "cup, cups, coffee machine"), again=("a|And with {a} {xs}?",),
    ),
    Story(
        "two_bills_shared_equally", {"a": range(10, 400), "b": range(4, 200), "n": range(2, 11), "y": YEAR}, shared_sum,
        (
            "={n} friends share the costs of {x} ({a:$}) and {y2} ({b:$}) equally. How much does each pay?",
            "=How much must each of {n} people pay if {x} costs {a:$}, {y2} {b:$}, and everybody pays the same?",
            "=We are {n}. {x} was {a:$} and {y2} was {b:$}. We split everything. What is my share?",
            "={x} {a:$}, {y2} {b:$}, {n} people, each?",
            "=There were two bills, {a:$} for {x} and {b:$} for {y2}. They are divided equally among {n} of us. What does one "
            "person give?",
            "=For the trip {N} and the others paid {b:$} for {y2} and {a:$} for {x}. There were {n} people altogether. How "
            "much is it per person?",
            "=Since {y:d} our group of {n:w} has always shared: this time {a:$} for {x} plus {b:$} for {y2}. How much apiece?",
            "=What is one share if {n} people split {a:$} for {x} and another {b:$} for {y2}?",
        ),
        ("",), slots="x X y2", rows=("the cabin, Cabin, petrol", "the hired van, Hired van, fuel", "dinner, Dinner, the taxi",
        "the flat, Flat, electricity", "the boat, Boat, the food", "the hall, Hall, the music", "the present, Present, "
        "flowers", "the barbecue, Barbecue, drinks"), again=("n|And for {n} people?",),
    ),
    Story(
        "bill_where_some_do_not_pay", {"t": range(12, 500), "n": range(4, 16), "k": range(2, 5), "day2": range(3, 20)},
        shared_but_some,
        (
            "={n} {who} go to {place}. It costs {t:$} in all, but {k} of them do not pay. The others share the cost. How much "
            "does each of them pay?",
            "=How much does each pay if {n} {who} spend {t:$} at {place} and {k} of the {n} pay nothing?",
            "=The bill for {place} is {t:$}. We are {n} {who} and {k} of us are invited, so the others split it. What do they "
            "pay each?",
            "={place} {t:$}, {n} {who}, {k} free. per payer?",
            "=Out of {n} {who}, {k} forgot their money. The rest pay the {t:$} for {place} in equal parts. How big is one "
            "part?",
            "=On {day2:d} June {n:w} {who} went to {place} for {t:$}. {k:w} did not have to pay. Find what each of the rest "
            "paid.",
            "=What does one person pay when {t:$} for {place} is shared by all {n} {who} except {k}?",
        ),
        ("",), slots="who Who place", rows=("friends, Friends, the bowling alley", "cousins, Cousins, the pizza place",
        "colleagues, Colleagues, the restaurant", "students, Students, the escape room", "neighbours, Neighbours, the "
        "theatre", "players, Players, the sports hall"), again=("t|And if it costs {t:$}?",),
    ),
    Story(
        "everyone_gives_and_some_is_left", {"n": range(4, 31), "p": (*range(2, 11), 20), "g": range(20, 400), "y": YEAR},
        each_gives,
        (
            "={n} {who} each give {p:$} for a {x} that costs {g:$}. How much money is left over?",
            "=How much is left if {n} {who} pay {p:$} each and the {x} costs {g:$}?",
            "=Each of us {n} {who} put {p:$} into the envelope. We bought a {x} for {g:$}. What is still in the envelope?",
            "={n} {who} x {p:$}, {x} {g:$}, remainder?",
            "=A {x} for {g:$} is to be bought. From every one of the {n} {who} comes {p:$}. What remains after that?",
            "=We collected {p:$} per person from {n} {who} and spent {g:$} on a {x}. How much do we have now?",
            "=As in {y:d}, the {who} collect {p:$} each, and there are {n:w} of them. They need {g:$} for a {x}. How much is "
            "left over?",
        ),
        ("",), slots="who x", rows=("pupils, coffee machine", "nurses, garden bench", "choir members, bouquet", "parents, "
        "book voucher", "neighbours, lawn mower", "dancers, mirror", "office workers, microwave"),
        again=("n|And with {n} {who}?",),
    ),
    Story(
        "packs_for_a_number_of_things", {"t": range(12, 600), "k": (3, 4, 5, 6, 8, 10, 12, 20), "y": YEAR}, packs_for_all,
        (
            "=There are {k} {xs} in each {pack}. I need {t} {xs}. How many {packs} is that?",
            "=How many {packs} do {t} {xs} fill with {k} in each {pack}?",
            "={N} must buy {t} {xs}. They come in {packs} of {k}. How many {packs} do{es} {he} buy?",
            "={t} {xs}, {k} per {pack}. {packs}?",
            "=A {pack} holds {k} {xs}. All {t} {xs} are packed. How many {packs} are full?",
            "=The firm of {y:d} still packs {k:w} {xs} to a {pack}. An order is for {t} {xs}. How many {packs} go out?",
            "=We have got {t} {xs} here and every {pack} takes {k}. What number of {packs} do we need?",
            "=Put {t} {xs} into {packs}, {k} {xs} each. How many {packs}?",
        ),
        ("",), slots="xs pack packs Packs", rows=("screws, bag, bags, Bags", "yoghurts, tray, trays, Trays", "tiles, box, "
        "boxes, Boxes", "tea lights, packet, packets, Packets", "glasses, carton, cartons, Cartons", "envelopes, pack, packs, "
        "Packs", "bottles, crate, crates, Crates", "tulips, bunch, bunches, Bunches"), again=("t|And for {t} {xs}?",),
    ),
    Story(
        "things_in_a_number_of_packs", {"n": range(3, 60), "k": (3, 4, 5, 6, 8, 10, 12, 20), "y": YEAR}, pieces_in_packs,
        (
            "=There are {k} {xs} in each {pack}. I need {n} {packs}. How many {xs} is that?",
            "=How many {xs} fill {n} {packs} with {k} in each {pack}?",
            "={N} must buy {n} {packs}. A {pack} comes with {k} {xs}. How many {xs} do{es} {he} buy?",
            "={n} {packs}, {k} {xs} per {pack}. {xs}?",
            "=A {pack} holds {k} {xs}. All {n} {packs} are full. How many {xs} are packed?",
            "=The firm of {y:d} still packs {k:w} {xs} to a {pack}. An order is for {n} {packs}. How many {xs} go out?",
            "=We have got {n} {packs} here and every {pack} has {k} in it. What number of {xs} do we have?",
            "=Open {n} {packs} with {k} {xs} each. How many {xs}?",
        ),
        ("",), slots="xs Xs pack packs", rows=("screws, Screws, bag, bags", "yoghurts, Yoghurts, tray, trays", "tiles, Tiles, "
        "box, boxes", "tea lights, Tea lights, packet, packets", "glasses, Glasses, carton, cartons", "envelopes, Envelopes, "
        "pack, packs", "bottles, Bottles, crate, crates", "tulips, Tulips, bunch, bunches"), again=("n|And in {n} {packs}?",),
    ),
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
