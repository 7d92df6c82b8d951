"""Short word problems in pairs: money, stock, supplies, tanks, boxes, gardens, weeks and hours, with the same surface words."""

from __future__ import annotations

from typing import Any

from .relations import AGE, YEAR
from .story import Story, Work
from .visits import lot, minus, over, plus, times


def change(w: Work, v: Any) -> None:
    spent = w.mul("Price of {a} {x}", v.a, v.b)
    w.need(spent < v.t - 1)
    w.cash(w.sub("Change", v.t, spent))


def after_saving(w: Work, v: Any) -> None:
    w.cash(w.add("With the {c} from before", v.c, w.mul("Saved in {b} {weeks}", v.a, v.b)))


def still_to_save(w: Work, v: Any) -> None:
    w.need(v.b < v.t)
    missing = w.sub("Missing for the {x}", v.t, v.b)
    w.need(missing % v.a == 0 and missing > v.a)
    w.end(w.div("{Weeks}", missing, v.a), "{weeks}")


def three_prices(w: Work, v: Any) -> None:
    w.cash(w.add("{X}, {y2} and {z}", w.add("{X} and {y2}", v.a, v.b), v.c))

GOODS = ("lamps", "phones", "books", "chairs", "bikes", "hats", "rugs", "mugs", "kettles", "toys", "umbrellas", "radios",
"bags")
WISHES = ("bike", "tent", "guitar", "phone", "drone", "skateboard", "camera", "console", "violin", "scooter", "telescope")
STORE = (
    "rice, kg, the kitchen", "flour, kg, the pantry", "oil, litres, the kitchen", "potatoes, kg, the cellar", "sugar, kg, the "
    "bakery", "milk, litres, the fridge", "juice, litres, the canteen", "coffee, kg, the cafe", "pasta, kg, the storeroom",
    "honey, jars, the cupboard", "soup, cans, the cupboard", "wood, logs, the shed", "apples, kg, the cellar",
)  # fmt: skip

STORIES = (
    Story(
        "money_spent", {"a": lot(10, 900), "b": lot(3, 600), "g": AGE}, minus("Money left", "$"),
        (
            "{N} {has} {a:$} and spend{s} {b:$} on a {x}.",
            "{N} had {a:$}. A {x} cost {him} {b:$}.",
            "A {x} costs {b:$}. {N} go{es} to the shop with {a:$} and buy{s} it.",
            "From {his} {a:$}, {N} paid {b:$} for a {x}.",
            "=How much is left of {a:$} after buying a {x} for {b:$}?",
            "=I spent {b:$} on a {x}. I had {a:$}. What do I have left?",
            "={a:$}, {x} {b:$}, how much is left",
            "=A woman of {g} takes {a:$} to town. There she buys a {x} for {b:$} and nothing else. How much does she bring "
            "home?",
            "=What change do I get from {a:$} for a {x} at {b:$}?",
        ),
        ("<How much money do{es} {N} have left?", "How much is left?", "<How much money is left?", "What is left?"),
        ("how much money is left", "how much {N} still {has}"), slots="x", rows=WISHES, again=("b|And if it costs {b:$}?",),
    ),
    Story(
        "money_before", {"a": lot(3, 500), "b": lot(3, 500), "g": AGE}, plus("Money before", "$"),
        (
            "{N} spent {a:$} on a {x} and {has} {b:$} left.",
            "{N} {has} {b:$} left after buying a {x} for {a:$}.",
            "A {x} at {a:$} was bought, and {b:$} is left in {Ns} purse.",
            "{N} bought a {x} for {a:$}. Now {his} purse has {b:$} in it.",
            "=How much did I have if I spent {a:$} on a {x} and have {b:$} left?",
            "=I spent {a:$} on a {x} and there's {b:$} left. What did I have before?",
            "=spent {a:$} on a {x}, {b:$} left, how much before?",
            "=A woman of {g} comes home from town with {b:$}. She has paid {a:$} for a {x}. How much did she take to town?",
            "=I gave the shop {a:$} for a {x} and kept {b:$}. How much money was it at first?",
        ),
        ("<How much money was there before?", "<How much was there at first?", "How much was it before?"),
        ("how much money there was before", "how much it was at first"), slots="x", rows=WISHES,
        again=("b|And if {b:$} is left?",),
    ),
    Story(
        "price_paid", {"a": lot(10, 900), "b": lot(3, 600), "g": AGE}, minus("Price of the {x}", "$"),
        (
            "{N} had {a:$}, bought a {x} and {has} {b:$} left.",
            "{N} {has} {b:$} left of {a:$} after buying a {x}.",
            "Before buying a {x}, {N} had {a:$}. Now it's {b:$}.",
            "{N} paid for a {x} with {a:$} and got {b:$} back.",
            "=What did a {x} cost if I had {a:$} and have {b:$} left?",
            "=I went out with {a:$}, bought a {x} and came home with {b:$}. What did it cost?",
            "={a:$} before, {b:$} left, what was the price of the {x}?",
            "=A woman of {g} pays {a:$} for a {x} and gets {b:$} in change. What does it cost?",
            "=Only {b:$} of my {a:$} is left. The rest went on a {x}. How much was that?",
        ),
        ("<How much was the {x}?", "<What did the {x} cost?", "How much did it cost?"),
        ("what the {x} cost", "the price of the {x}"), slots="x", rows=WISHES, again=("b|And if {b:$} is left?",),
    ),
    Story(
        "money_missing", {"a": lot(20, 900), "b": lot(5, 700), "g": AGE}, minus("Missing for the {x}", "$"),
        (
            "A {x} costs {a:$}. {N} {has} {b:$}.",
            "{N} {has} saved {b:$} for a {x} that costs {a:$}.",
            "{N} want{s} to buy a {x} for {a:$} and {has} {b:$} so far.",
            "With {b:$} in the money box, {N} dream{s} of a {x} for {a:$}.",
            "=How much more do I need for a {x} of {a:$} if I have {b:$}?",
            "=I have {b:$}. The {x} I want is {a:$}. What is missing?",
            "={x} {a:$}, I have {b:$}, how much more?",
            "=A man of {g} has {b:$} for a {x}. In the shop it is {a:$}. How much must he still save?",
            "=My mum gives me {b:$} towards a {x}. I pay the rest of the {a:$}. How much do I pay?",
        ),
        ("<How much more do{es} {N} need?", "How much is missing?", "<How much money is still missing for the {x}?"),
        ("how much more {N} need{s}", "how much is missing"), slots="x", rows=WISHES, again=("b|And with {b:$}?",),
    ),
    Story(
        "saved_each_week", {"a": range(2, 61), "b": range(3, 25), "g": AGE}, times("Saved in {b} {weeks}", "$"),
        (
            "{N} save{s} {a:$} every {week} for {b} {weeks}.",
            "Each {week} {N} put{s} {a:$} in a box. {b} {weeks} go by.",
            "For {b} {weeks} {N} {has} put away {a:$} a {week}.",
            "{N} get{s} {a:$} a {week} and save{s} it all for {b} {weeks}.",
            "=How much do I save in {b} {weeks} with {a:$} a {week}?",
            "={a:$} per {week}, {b} {weeks}, how much?",
            "=I pay {a:$} into my account each {week}. How much is that after {b} {weeks}?",
            "=A man of {g} saves {a:$} a {week}. How much has he got in {b} {weeks}?",
            "=I put {a:$} aside for the holidays each {week}. What sum is it after {b} {weeks}?",
        ),
        ("<How much money is that in {b} {weeks}?", "<How much do{es} {N} save in all?", "How much is that?"),
        ("how much money that makes", "how much {N} {has} saved after {b} {weeks}"), slots="week weeks",
        rows=("week, weeks", "month, months", "day, days", "year, years"), again=("b|And in {b} {weeks}?",),
    ),
    Story(
        "weeks_of_saving", {"a": lot(12, 800), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, 50), "g": AGE},
        over("{Weeks} for the {x}", "{weeks}"),
        (
            "{N} save{s} {b:$} every {week} for a {x} that costs {a:$}.",
            "A {x} is {a:$}. Each {week} {N} put{s} away {b:$} for it.",
            "{N} want{s} to buy a {x} for {a:$} and save{s} {b:$} a {week}.",
            "{N} pay{s} for a {x} bit by bit: {b:$} a {week}, {a:$} in all.",
            "=How many {weeks} does it take to save {a:$} for a {x} with {b:$} a {week}?",
            "={x} {a:$}, {b:$} per {week}, how many {weeks}?",
            "=I pay {b:$} each {week} until my {x} of {a:$} is paid for. How many {weeks} is that?",
            "=A man of {g} saves {b:$} a {week}. After how many {weeks} does he have the {a:$} for a {x}?",
            "=When I put {b:$} in a jar each {week}, how many {weeks} are there before I have {a:$} for a {x}?",
        ),
        ("<How many {weeks} does that take?", "How many {weeks} is that?", "<How many {weeks} must {N} wait?"),
        ("how many {weeks} that takes", "the number of {weeks}"), slots="x week weeks Weeks",
        rows=tuple(f"{x}, {w}, {w}s, {w[0].upper()}{w[1:]}s" for x in WISHES for w in ("week", "month", "day")),
        again=("a|And if it costs {a:$}?",),
    ),
    Story(
        "saving_on_top", {"c": lot(5, 300), "a": range(2, 41), "b": range(2, 11), "g": AGE}, after_saving,
        (
            "=I have {c:$} and save {a:$} a {week} for {b} {weeks}. How much do I have then?",
            "=How much money have I got after {b} {weeks} if I start with {c:$} and save {a:$} each {week}?",
            "=In the money box there is {c:$}. {N} add{s} {a:$} every {week}. How much is in it after {b} {weeks}?",
            "={c:$} now, {a:$} more each {week}, {b} {weeks}, how much then?",
            "={N} put{s} away {a:$} a {week} for {b} {weeks}. There was {c:$} in the account before. How much is it in the "
            "end?",
            "=For {b} {weeks} my {kin} gives me {a:$} a {week}. I already have {c:$}. What will I have in all?",
            "=A woman of {g} has {c:$} saved. Then she saves for {b} {weeks}, {a:$} per {week}. What does that come to?",
            "={b} {weeks} of saving {a:$} each, and {c:$} from before: how much money is that?",
        ),
        ("",), slots="week weeks", rows=("week, weeks", "month, months", "day, days"), again=("b|And after {b} {weeks}?",),
    ),
    Story(
        "weeks_still_to_save", {"t": lot(30, 900), "b": lot(5, 600), "a": (2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 50),
        "g": AGE}, still_to_save,
        (
            "=A {x} costs {t:$}. I have {b:$} and save {a:$} a {week}. How many {weeks} do I need?",
            "=How many {weeks} must I save {a:$} a {week} for a {x} of {t:$} if I already have {b:$}?",
            "={N} {has} {b:$} and want{s} a {x} for {t:$}. {he} can save {a:$} each {week}. How many {weeks} will it take?",
            "={x} {t:$}, have {b:$}, {a:$} per {week}, how many {weeks}?",
            "=Each {week} {N} put{s} away {a:$}. The {x} is {t:$}, and {b:$} is there already. After how many {weeks} is it "
            "enough?",
            "=I paid {b:$} of the {t:$} for a {x}. The rest I pay with {a:$} a {week}. For how many {weeks} do I pay?",
            "=A man of {g} would like a {x}. The price is {t:$}, his savings are {b:$}, and he adds {a:$} a {week}. How many "
            "{weeks} does he wait?",
            "=With {b:$} in hand and {a:$} more every {week}, how many {weeks} is it to a {x} of {t:$}?",
        ),
        ("",), slots="x week weeks Weeks",
        rows=tuple(f"{x}, {w}, {w}s, {w[0].upper()}{w[1:]}s still to save" for x in WISHES for w in ("week", "month")),
        again=("b|And with {b:$} at first?",),
    ),
    Story(
        "change_from_a_note", {"t": (10, 20, 50, 100, 200), "a": range(2, 11), "b": range(2, 30), "g": AGE}, change,
        (
            "=I buy {a} {x} at {b:$} each and pay with {t:$}. How much change do I get?",
            "=How much change is there from {t:$} for {a} {x} at {b:$} each?",
            "={N} {has} {t:$} and buy{s} {a} {x}. One costs {b:$}. How much money is left?",
            "={a} {x}, {b:$} each, paid with {t:$}, change?",
            "={x} are {b:$} a piece. {N} take{s} {a} and give{s} the shop {t:$}. What do{es} {he} get back?",
            "=From {t:$} I pay for {a} {x}, {b:$} for each of them. What do I have left?",
            "=A woman of {g} goes shopping with {t:$}. She takes {a} {x}, each for {b:$}. How much does she bring home?",
            "=At {b:$} each, {a} {x} are paid for with {t:$}. How much does the shop give back?",
        ),
        ("",), slots="x", rows=("mugs", "books", "pens", "plants", "candles", "caps", "pizzas", "sandwiches", "scarves", "toys",
        "bottles of oil", "melons"), again=("a|And for {a} {x}?",),
    ),
    Story(
        "pay_for_three", {"a": lot(3, 200), "b": lot(3, 200), "c": lot(3, 200), "g": AGE}, three_prices,
        (
            "=I buy {x} for {a:$}, {y2} for {b:$} and {z} for {c:$}. What do I pay?",
            "=What do I pay for {x} at {a:$}, {y2} at {b:$} and {z} at {c:$}?",
            "={N} spent {a:$} on {x}, {b:$} on {y2} and {c:$} on {z}. How much did {he} spend?",
            "={x} {a:$}, {y2} {b:$}, {z} {c:$}, total?",
            "=The price of {x} is {a:$}, and {y2} and {z} cost {b:$} and {c:$}. How much is everything together?",
            "=A man of {g} takes {x} ({a:$}), {y2} ({b:$}) and {z} ({c:$}) to the till. How much is his bill?",
            "={N} paid {c:$} for {z}. Before that {he} had paid {a:$} for {x} and {b:$} for {y2}. How much was it in all?",
            "=First I pay {a:$} for {x}, next {b:$} for {y2}, at last {c:$} for {z}. How much money do I need?",
        ),
        ("",), slots="x X y2 z", rows=("a coat, A coat, a scarf, a hat", "a bed, A bed, a lamp, a rug", "meat, Meat, bread, "
        "wine", "a racket, A racket, a net, a ball", "a desk, A desk, a chair, a shelf", "paint, Paint, a brush, a ladder",
        "shoes, Shoes, socks, a belt", "a pan, A pan, a pot, a kettle"), again=("c|And if the last one costs {c:$}?",),
    ),
    Story(
        "shop_sells", {"a": lot(10, 900), "b": lot(4, 500), "y": YEAR}, minus("{x} left"),
        (
            "A shop has {a} {x} and sells {b} of them.",
            "There were {a} {x} in the shop. {b} were sold on {day}.",
            "{N} sold {b} of the {a} {x} in {his} shop.",
            "A shop that opened in {y:d} had {a} {x} in the morning. {b} were sold by the evening.",
            "=How many {x} are left if the shop had {a} and sold {b}?",
            "={a} {x} in the shop, {b} sold, how many left?",
            "=Of {a} {x} we sold {b}. How many are not sold?",
            "=We sold {b} {x} today. In the morning we had {a}. How many can we sell tomorrow?",
            "=Customers bought {b} {x}. The shop had {a} at first. What is the stock now?",
        ),
        ("<How many {x} are left?", "<How many {x} are still in the shop?", "How many remain?"),
        ("how many {x} are left", "how many {x} the shop still has"), slots="x", rows=GOODS, again=("b|And if {b} are sold?",),
    ),
    Story(
        "shop_sold_already", {"a": lot(4, 500), "b": lot(4, 500), "y": YEAR}, plus("{x} at first"),
        (
            "A shop sold {a} {x} and has {b} left.",
            "{a} {x} were sold on {day}, and {b} are left in the shop.",
            "{N} sold {a} {x} in {his} shop. {b} were not sold.",
            "A shop that opened in {y:d} has {b} {x} left in the evening. {a} were sold in the day.",
            "=How many {x} did the shop have if it sold {a} and has {b} left?",
            "={a} {x} sold, {b} left in the shop, how many at first?",
            "=We sold {a} {x}, and {b} are not sold. How many did we have?",
            "=We sold {a} {x} today. We can still sell {b} tomorrow. How many did we have this morning?",
            "=Customers bought {a} {x}. Now the stock is {b}. What was the stock before they came?",
        ),
        ("<How many {x} were there at first?", "<How many {x} did the shop have before?", "How many were there in the "
        "morning?"),
        ("how many {x} there were at first", "how many {x} the shop had before"), slots="x", rows=GOODS,
        again=("b|And if {b} are left?",),
    ),
)  # fmt: skip
TASKS = STORIES
