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
)  # fmt: skip
TASKS = STORIES
