"""Word problems about per cent, fractions, wages and taxes, savings: how much off, more, left, kept, still to go."""

from __future__ import annotations

from typing import Any

from .story import Story, Work

YEAR, AGE, HOUSE = range(1960, 2025), range(31, 80), range(13, 99)
RATES = (5, 10, 10, 15, 20, 20, 25, 30, 40, 50, 75)
PARTS = ("half, 2", "a third, 3", "a quarter, 4", "a fifth, 5", "a tenth, 10")


def reduced(w: Work, v: Any) -> None:
    w.cash(w.sub("Price after it", v.p, w.percent("Reduction", v.r, v.p)))


def grown(w: Work, v: Any) -> None:
    w.end(w.add("New number", v.p, w.percent("Increase", v.r, v.p)), "{unit}")


def percent_rest(w: Work, v: Any) -> None:
    w.end(w.sub("The others", v.t, w.percent("{r}% of {t}", v.r, v.t)), "{x}")


def several_reduced(w: Work, v: Any) -> None:
    w.cash(w.mul("{k} {xs}", v.k, w.sub("Price of one", v.p, w.percent("Reduction", v.r, v.p))))


def tip_shared(w: Work, v: Any) -> None:
    total = w.add("With the tip", v.b, w.percent("Tip", v.r, v.b))
    w.need(total % v.n == 0)
    w.cash(w.div("For each", total, v.n))


def part_left(w: Work, v: Any) -> None:
    w.need(v.t % v.f == 0 and v.t > v.f)
    gone = w.div("{Part} of them", v.t, v.f)
    w.end(w.sub("The others", v.t, gone), "{x}")


def part_then_number(w: Work, v: Any) -> None:
    w.need(v.t % v.f == 0 and v.t > v.f)
    rest = w.sub("Left after {part}", v.t, w.div("{Part} of {t}", v.t, v.f))
    w.need(1 < v.b < rest)
    w.end(w.sub("Without the {b}", rest, v.b), "{unit}")


def several_parts(w: Work, v: Any) -> None:
    w.need(v.t % v.d == 0 and v.t > v.d and 1 < v.u < v.d and (v.u, v.d) != (2, 4))
    w.end(w.mul("{u} such parts", v.u, w.div("One of {d} parts", v.t, v.d)), "{x}")


def after_tax(w: Work, v: Any) -> None:
    pay = w.mul("Pay for {h} hours", v.h, v.p)
    w.cash(w.sub("After tax", pay, w.percent("Tax", v.r, pay)))


def overtime(w: Work, v: Any) -> None:
    w.need(v.q > v.p)
    w.cash(w.add("Together", w.mul("{h} normal hours", v.h, v.p), w.mul("{k} extra hours", v.k, v.q)))


def weeks_to_go(w: Work, v: Any) -> None:
    missing = w.sub("Still missing", v.p, v.h)
    w.need(missing % v.a == 0 and 1 < missing // v.a < 60)
    w.end(w.div("{unit}s needed", missing, v.a), "{unit}/{unit}s")


def kept(w: Work, v: Any) -> None:
    w.need(v.c < v.a)
    w.cash(w.mul("In {k} {unit}s", v.k, w.sub("Kept in a {unit}", v.a, v.c)))


def half_and_half(w: Work, v: Any) -> None:
    w.need(v.t % 4 == 0)
    w.end(w.div("Half of that", w.div("The first half", v.t, 2), 2), "{unit}")


STORIES = (
    Story(
        "price_reduced",
        {"r": RATES, "p": range(20, 900), "y": YEAR, "g": AGE, "c": range(0, 2)},
        reduced,
        (
            "=A {x} costs {p:$}. {r:d}% are taken off. What does it cost then?",
            "=What do I pay for a {x} of {p:$} with {r:d}% off?",
            "=With a discount of {r:d} percent, how much is a {x} that normally sells for {p:$}?",
            "=Everything in the shop is {r:d}% cheaper today. {N} want{s} the {x} for {p:$}. How much must {he} pay?",
            "=People over {g} get {r:d} per cent off. The {x} has a price tag of {p:$}. What does a person pay who gets the "
            "discount?",
            "={x}, {p:$}, minus {r:d}%. How much?",
            "=The {x} was made in {y:d} and its old price was {p:$}. Because of a scratch it is sold {r:d}% below that. Find "
            "the "
            "new price.",
            "={N} knocked {r:d}% off the price of {his} {x}, which {he} wanted to sell for {p:$}. What was the "
            "price then?",
            "=If you pay in cash, the seller lowers the price by {r:d}%. The {x} is marked {p:$}. What is the price in cash?",
            "The sign on the {x} says {p:$}. At the till {r:d}% is taken off.",
        ),
        ("What has to be paid?", "<What does the {x} cost at the till?", "How much is it then?"), ("the price after that",),
        "x p", ("coat, 40-300", "bike, 100-900", "tent, 60-400", "lamp, 20-150", "phone, 100-900", "sofa, 200-900", "watch, "
        "40-400", "jacket, 40-200", "table, 80-600", "pair of boots, 40-200", "guitar, 80-700", "rug, 40-400"),
        ("r|And with {r:d}% off?", "p|And if the price were {p:$}?"),
    ),
    Story(
        "grown_by_percent",
        {"r": RATES, "p": range(20, 900), "y": YEAR, "g": AGE, "c": range(0, 2)},
        grown,
        (
            "=Last year {who} had {p:d} {unit}. This year it is {r:d}% more. How many {unit} is that?",
            "=How many {unit} does {who} have after an increase of {r:d}%, starting from {p:d}?",
            "={Who} started with {p:d} {unit}. Then the number went up by {r:d} per cent. What is it now?",
            "=From {p:d} {unit} the number at {who} grew {r:d}%. Give the new number of {unit}.",
            "={Who} had {p:w} {unit} in {y:d}. A year later there were {r:d} percent more. How many {unit} were there?",
            "=The number of {unit} rose by {r:d}%. Before that, {who} counted {p:d}. How many does it count now?",
            "={p:d} {unit}, up {r:d}%. new number?",
            "=What do {p:d} {unit} become if they increase by {r:d} %?",
        ),
        ("",), slots="who Who unit p",
        rows=("the gym, The gym, members, 80-900", "the village, The village, people, 200-900", "the shop, The shop, "
        "customers, "
              "40-900", "the school, The school, pupils, 100-900", "the farm, The farm, hens, 40-600",
              "the library, The library, readers, 100-900", "the channel, The channel, viewers, 100-900",
              "the hotel, The hotel, guests, 40-500", "the firm, The firm, employees, 20-600"),
        again=("r|And with {r:d}%?",),
    ),
    Story(
        "percent_of_group_rest",
        {"r": RATES, "t": range(20, 900), "g": AGE, "y": YEAR},
        percent_rest,
        (
            "={r:d}% of {t:d} {x} are {y2}. How many are not?",
            "=How many of {t:d} {x} are not {y2} if {r:d} per cent are?",
            "=There are {t:d} {x}. {r:d}% of them are {y2}. How many are the others?",
            "={N} counted {t:d} {x} and found that {r:d}% were {y2}. How many {x} were not?",
            "=Of the {x}, {t:d} in number, {r:d} percent are {y2}. What's the number of those that are not?",
            "={t:d} {x}, {r:d}% {y2}, how many not {y2}?",
            "=A list from {y:d} names {t:w} {x}. {r:d}% are marked as {y2}. How many are left without that mark?",
            "=Without the {r:d}% that are {y2}, how many of the {t:d} {x} remain?",
        ),
        ("",), slots="x y2",
        rows=("seats, taken", "pupils, ill", "eggs, brown", "cars, electric", "houses, empty", "tickets, sold", "members, "
        "retired",
              "guests, vegetarian", "books, lent out", "letters, answered", "lamps, broken", "plants, dead", "rooms, booked"),
        again=("r|And if it were {r:d}%?", "t|And out of {t:d}?"),
    ),
    Story(
        "several_with_discount",
        {"r": (10, 20, 25, 50, 30), "p": range(10, 200), "k": range(2, 9), "y": YEAR},
        several_reduced,
        (
            "=A {x} costs {p:$}, but there is {r:d}% off. How much do {k} of them cost?",
            "=How much do I pay for {k} {xs} at {p:$} each with a discount of {r:d}% on every one?",
            "={N} order{s} {k} {xs}. One is normally {p:$}, and {he} get{s} each one {r:d} per cent cheaper. What is the bill?",
            "=On each {x} at {p:$} you save {r:d}%. What do {k} {xs} come to?",
            "={k:w} {xs} are on my list. They cost {p:$} apiece, today less {r:d}%. How much money do I need?",
            "={r:d}% off {xs} at {p:$}. price for {k}?",
            "=In the sale at a shop founded in {y:d}, the price of a {x}, {p:$}, is cut by {r:d}%. Somebody takes {k}. What is "
            "the "
            "total?",
            "=First the {xs} were {p:$} each. Now {r:d}% less is asked. Find the price of {k} {xs}.",
        ),
        ("",), slots="x xs",
        rows=("chair, chairs", "ticket, tickets", "shirt, shirts", "pillow, pillows", "ball, balls", "plate, plates",
              "tyre, tyres", "lamp, lamps", "course, courses", "towel, towels"), again=("k|And for {k}?",),
    ),
    Story(
        "tip_then_split",
        {"r": (5, 10, 15, 20, 25), "b": range(40, 400, 10), "n": (2, 3, 4, 5, 6, 8), "no": HOUSE, "g": AGE},
        tip_shared,
        (
            "={n} friends have dinner for {b:$}. They add a tip of {r:d}% and split everything equally. What does each pay?",
            "=How much does each of {n} people pay if a meal costs {b:$}, the tip is {r:d}% and all pay the same?",
            "=We are {n}. Our bill: {b:$}. Tip: {r:d} per cent. What is my share?",
            "=The waiter at table {no} brings a bill of {b:$}. The {n:w} guests want to give {r:d}% on top and share the sum. "
            "What is it for one guest?",
            "=On a birthday, {M} and some colleagues, {n} people in all, spent {b:$} in a "
            "restaurant. With a tip of {r:d}% added, they shared the cost. How much was one share?",
            "=split {b:$} plus {r:d}% tip by {n}",
            "=To a bill of {b:$} comes a tip of {r:d} %. Divided among {n} people, how much is it per head?",
            "=If {n} of us share a bill of {b:$} and leave {r:d}% extra for the waiter, how much is that for everyone?",
        ),
        ("",), again=("n|And if they were {n} people?", "r|And with a tip of {r:d}%?"),
    ),
    Story(
        "without_a_part",
        {"t": range(8, 500), "f": range(2, 3), "y": YEAR, "g": AGE},
        part_left,
        (
            "={Part} of {t} {x} are {bad}. How many are not?",
            "=How many of the {t} {x} are left if {part} of them are {bad}?",
            "=There were {t} {x}, and {part} of them are {bad} now. How many others are there?",
            "={N} had {t} {x}. {Part} of these are {bad}. How many {x} are not {bad}?",
            "=Out of {t:w} {x}, {part} are {bad}. What number of {x} remains?",
            "={t} {x}. {part} {bad}. how many not?",
            "=The caretaker is {g}. Of the {t} {x} he looks after, {part} are {bad}. How many are not {bad}?",
            "=After {part} of the {x} were found to be {bad}, how many of the {t} were left?",
            "=If {part} of {t} {x} have been {bad} since {y:d}, how many are not?",
        ),
        ("",), slots="x bad part Part f",
        rows=tuple(f"{a}, {part.split(', ')[0]}, {part.split(', ')[0].capitalize()}, {part.split(', ')[1]}" for a in (
            "lamps, broken", "seats, taken", "eggs, sold", "apples, eaten", "boxes, empty", "pages, blank", "cups, dirty",
            "bulbs, rotten", "bikes, rented out", "tickets, used", "windows, shut", "chairs, painted") for part in PARTS),
    ),
    Story(
        "part_and_number_gone",
        {"t": range(20, 200), "f": range(2, 3), "b": range(3, 90), "g": range(6, 15)},
        part_then_number,
        (
            "={N} had {t} {unit} {of}. First {part} of that was used, then {b} {unit} more. How much is left?",
            "=How many {unit} {of} remain from {t} when {part} and then another {b} {unit} are taken?",
            "=There were {t} {unit} {of}. {Part} went on the first day and {b} {unit} on the second. How many {unit} are there "
            "now?",
            "=On {day}, {part} of {t} {unit} {of} were used up, and the day after {b} {unit}. What is left?",
            "={b} {unit} were needed after {part} of the {t} {unit} {of} had gone already. How many {unit} stayed?",
            "={t:w} {unit} {of}: {part} goes to {M}, who is {g}, and {b} {unit} go to {K}. How many {unit} are over?",
            "={t} {unit} {of}, minus {part}, minus {b} {unit}. rest?",
            "=We started with {t} {unit} {of}. Once {part} was gone, somebody took {b} {unit}. How many {unit} does that "
            "leave?",
        ),
        ("",), slots="unit of part Part f",
        rows=tuple(f"{a}, {part.split(', ')[0]}, {part.split(', ')[0].capitalize()}, {part.split(', ')[1]}" for a in (
            "litres, of water", "metres, of rope", "kg, of flour", "litres, of paint", "sheets, of paper", "kg, of sand",
            "metres, of cloth", "bags, of cement", "slices, of bread") for part in PARTS[:4]),
        again=("b|And if it were {b} {unit}?",),
    ),
    Story(
        "several_parts_of",
        {"t": range(9, 600), "u": range(2, 3), "d": range(3, 4), "y": YEAR},
        several_parts,
        (
            "=What is {part} of {t} {x}?",
            "={Part} of the {t} {x} are {good}. How many is that?",
            "=How many {x} are {good} if {part} of {t} are?",
            "={N} {has} {t} {x}, and {part} of them are {good}. How many {good} ones are there?",
            "=Of {t} {x}, {part} are {good}. How many {x} are those?",
            "=We counted {t:w} {x} in {y:d}. {Part} were {good}. How many {x} is that?",
            "=work out {part} of {t} {x}",
            "=There are {t} {x} altogether. The {good} ones make up {part} of them. What's their number?",
        ),
        ("",), slots="x good part Part u d",
        rows=tuple(f"{a}, {p}" for a in ("flowers, red", "pupils, present", "seats, taken", "eggs, fresh", "members, adults",
            "cars, new", "books, novels", "trees, tall", "tickets, sold", "votes, valid") for p in (
            "two thirds, Two thirds, 2, 3", "three quarters, Three quarters, 3, 4", "two fifths, Two fifths, 2, 5",
            "three fifths, Three fifths, 3, 5", "four fifths, Four fifths, 4, 5", "five sixths, Five sixths, 5, 6",
            "three tenths, Three tenths, 3, 10", "three eighths, Three eighths, 3, 8")), again=("t|And of {t}?",),
    ),
    Story(
        "wage_after_tax",
        {"h": range(5, 41), "p": range(9, 31), "r": (5, 10, 15, 20, 25, 30, 40), "g": AGE, "y": YEAR},
        after_tax,
        (
            "={N} work{s} {h} hours at {p:$} an hour and {r:d}% of the pay goes in tax. How much is left?",
            "=How much do I keep of {h} hours' work at {p:$} per hour if {r:d}% is taken as tax?",
            "=Tax is {r:d} per cent. Somebody gets {p:$} for each of {h} hours. What is the pay after tax?",
            "=A nurse, {g}, is paid {p:$} an hour. This week she worked {h} hours. {r:d}% is deducted for tax. What arrives in "
            "her "
            "account?",
            "={h} hours, {p:$} an hour, {r:d}% tax. What's left of the pay?",
            "=Since {y:d} the tax here has been {r:d}%. For {h:w} hours at {p:$} each, what does a worker take home?",
            "=From what {N} earned in {h} hours ({p:$} an hour), {r:d}% was kept back as tax. How much did {he} receive?",
            "=A job pays {p:$} per hour before a tax of {r:d}%. Work out the pay after tax for {h} hours.",
        ),
        ("",), again=("r|And with {r:d}% tax?", "h|And for {h} hours?"),
    ),
    Story(
        "extra_hours",
        {"h": range(20, 41), "p": range(9, 26), "k": range(2, 11), "q": range(12, 40), "g": AGE},
        overtime,
        (
            "={N} earn{s} {p:$} an hour and {q:$} for each extra hour. Last week {he} did {h} normal and {k} extra hours. What "
            "was {his} pay?",
            "=How much is the wage for {h} hours at {p:$} and {k} hours of overtime at {q:$}?",
            "=Overtime pays {q:$} an hour, normal time {p:$}. A driver worked {h} hours plus {k} hours of overtime. What did "
            "he "
            "earn?",
            "={k} of my hours on Sunday were paid at {q:$}. The other {h} hours of the week at {p:$}. What do I get?",
            "=A cook aged {g} works {h} hours a week for {p:$} an hour. This week there were {k} hours more, and for those he "
            "gets "
            "{q:$} each. What does he make altogether?",
            "={h} h at {p:$} + {k} h at {q:$}, pay in all?",
            "=During the day an hour is worth {p:$}, at night {q:$}. {N} worked {h} hours by day and {k} by night. How much "
            "money "
            "is that?",
            "=With {p:$} for each of the first {h} hours and {q:$} for each one after that, what is earned in a week that has "
            "{k} "
            "hours more than {h}?",
        ),
        ("",), again=("k|And with {k} of those hours?",),
    ),
    Story(
        "weeks_until_saved",
        {"p": range(40, 700), "h": range(5, 400), "a": (4, 5, 6, 8, 10, 12, 15, 20, 25), "g": range(8, 17), "y": YEAR},
        weeks_to_go,
        (
            "={N} {has} {h:$} and save{s} {a:$} a {unit}. A {x} costs {p:$}. In how many {unit}s can {he} buy it?",
            "=How many {unit}s must I save {a:$} until I can buy a {x} for {p:$} if I have {h:$} already?",
            "=The {x} is {p:$}. With {h:$} in the box and {a:$} more every {unit}, how many {unit}s does it take?",
            "={M}, {g}, wants a {x}. It costs {p:$}. {he2} owns {h:$} and puts {a:$} into a jar each {unit}. How many {unit}s "
            "does {he2} need?",
            "={h:$} are saved, {p:$} are needed. At {a:$} a {unit}, after how many {unit}s is the goal reached?",
            "=saved {h:$}, goal {p:$}, {a:$} per {unit}: how many {unit}s",
            "=Every {unit} {N} lay{s} {a:$} aside for a {x}. The price is {p:$}, and {his} {kin} gave {him} {h:$} to start "
            "with. "
            "How many {unit}s will it take?",
            "=A {x} like the one from {y:d} costs {p:$}. {h:$} of that is there. The rest is saved in steps of {a:$} a {unit}. "
            "How many {unit}s are still to go?",
        ),
        ("",), slots="x unit",
        rows=tuple(f"{x}, {u}" for x in ("bike", "drum kit", "skateboard", "camera", "tent", "game console", "guitar",
        "scooter")
                   for u in ("week", "week", "month")), again=("a|And with {a:$} a {unit}?",),
    ),
    Story(
        "kept_over_time",
        {"a": range(6, 90), "c": range(2, 60), "k": range(3, 25), "g": range(6, 16), "no": HOUSE},
        kept,
        (
            "={N} get{s} {a:$} a {unit} and spend{s} {c:$} of it. How much {has} {he} saved after {k} {unit}s?",
            "=How much do I save in {k} {unit}s if {a:$} come in each {unit} and {c:$} go out?",
            "=Each {unit} {M}, who is {g}, receives {a:$} pocket money and uses {c:$}. What is there after {k} {unit}s?",
            "=A stall at number {no} takes {a:$} a {unit} and pays {c:$} for its place. What does it keep in {k} {unit}s?",
            "={c:$} out of {a:$} are used up every {unit}. The remainder is put away for {k:w} {unit}s. How much is that?",
            "={a:$} in, {c:$} out per {unit}. After {k} {unit}s?",
            "=Of {a:$} a {unit}, {N} use{s} {c:$} for snacks and put{s} the rest in the bank. How much is in the bank after "
            "{k} "
            "{unit}s?",
            "=What remains after {k} {unit}s if somebody earns {a:$} every {unit} and has costs of {c:$} in the same time?",
        ),
        ("",), slots="unit", rows=("week", "month", "day", "week"), again=("k|And after {k} {unit}s?",),
    ),
    Story(
        "half_of_the_half",
        {"t": range(8, 800, 4), "g": AGE},
        half_and_half,
        (
            "={N} gave half of {t} {x} to {M}. {M} gave half of those to {K}. How many did {K} get?",
            "=Half of {t} {x} are {a1}, and half of these are {b1}. How many are {a1} and {b1}?",
            "=How many {x} are both {a1} and {b1} if half of {t} are {a1} and half of the {a1} ones are {b1}?",
            "=On {day} half of the {t} {x} were taken, the next day half of the rest. How many {x} are left?",
            "=A woman of {g} has {t} {x}. She sells half of them, then half of what remains. How many does she still have?",
            "={t:w} {x} are halved, and the one half is halved again. How many {x} are in the smallest part?",
            "=half of half of {t} {x}?",
            "=Every evening half of the {x} disappear. In the beginning there were {t}. How many are there after two evenings?",
        ),
        ("",), slots="x a1 b1 unit",
        rows=("cards, red, torn, cards", "chairs, old, broken, chairs", "eggs, brown, large, eggs", "books, new, thick, books",
              "balls, yellow, flat, balls", "boxes, heavy, open, boxes", "buttons, black, round, buttons"),
        again=("t|And with {t} {x}?",),
    ),
)  # fmt: skip
TASKS = STORIES
