"""Short word problems in pairs: money, stock, supplies, tanks, boxes, gardens, weeks and hours, with the same surface words."""

from __future__ import annotations

from typing import Any

from .relations import AGE, YEAR
from .story import Story, Work
from .visits import lot, minus, over, plus, times


def around(w: Work, v: Any) -> None:
    w.need(v.a != v.b)
    w.end(w.mul("All the way round the {x}", 2, w.add("Length and width of the {x}", v.a, v.b)), "m")


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


def sold_and_delivered(w: Work, v: Any) -> None:
    w.need(v.b < v.a)
    w.end(w.add("With the {c} delivered", w.sub("{x} not sold", v.a, v.b), v.c), "{x}")


def sold_twice(w: Work, v: Any) -> None:
    gone = w.add("{x} sold on both days", v.b, v.c)
    w.need(gone < v.a - 1)
    w.end(w.sub("{x} left", v.a, gone), "{x}")


def full_ones_and_rest(w: Work, v: Any) -> None:
    w.need(min(v.a, v.b) <= 10)
    w.end(w.add("With the {c} others", w.mul("{x} in the {boxes}", v.a, v.b), v.c), "{x}")


def days_and_weeks(w: Work, v: Any) -> None:
    w.end(w.add("With {b} more days", w.mul("Days in {a} weeks", 7, v.a), v.b), "days")


def hours_and_minutes(w: Work, v: Any) -> None:
    w.end(w.add("With {b} more minutes", w.mul("Minutes in {a} hours", 60, v.a), v.b), "minutes")


def three_prices(w: Work, v: Any) -> None:
    w.cash(w.add("{X}, {y2} and {z}", w.add("{X} and {y2}", v.a, v.b), v.c))


GOODS = ("lamps", "phones", "books", "chairs", "bikes", "hats", "rugs", "mugs", "kettles", "toys", "umbrellas", "radios",
"bags")
WISHES = ("bike", "tent", "guitar", "phone", "drone", "skateboard", "camera", "console", "violin", "scooter", "telescope")
HOARD = ("stamps", "coins", "cards", "shells", "badges", "comics", "marbles", "postcards", "stickers", "model cars", "dolls",
         "magnets", "records")  # fmt: skip
STORE = (
    "rice, kg, the kitchen", "flour, kg, the pantry", "oil, litres, the kitchen", "potatoes, kg, the cellar", "sugar, kg, the "
    "bakery", "milk, litres, the fridge", "juice, litres, the canteen", "coffee, kg, the cafe", "pasta, kg, the storeroom",
    "honey, jars, the cupboard", "soup, cans, the cupboard", "wood, logs, the shed", "apples, kg, the cellar",
)  # fmt: skip
TANKS = (
    "tank, water", "barrel, rainwater", "pool, water", "can, petrol", "bath, water", "bucket, paint", "drum, oil",
    "cistern, water", "container, milk", "fish tank, water",
)  # fmt: skip
POTS = tuple(
    f"{x}, {boxes}" for x, boxes in (
        ("eggs", "boxes"), ("plants", "trays"), ("bottles", "crates"), ("chairs", "stacks"), ("parcels", "vans"), ("candles",
        "packs"), ("apples", "bags"), ("pencils", "packets"), ("biscuits", "tins"), ("flowers", "vases"), ("buns", "trays"),
        ("tiles", "boxes"), ("seedlings", "tubs"), ("sweets", "jars"), ("books", "boxes"),
    )
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
    Story(
        "how_many_sold", {"a": lot(10, 900), "b": lot(4, 600), "y": YEAR}, minus("{x} sold"),
        (
            "A shop had {a} {x} and has {b} left.",
            "There were {a} {x} in the shop in the morning. In the evening {b} were left.",
            "{N} had {a} {x} in {his} shop. Now there are {b}, the others were sold.",
            "Since the shop opened, its {a} {x} have gone down to {b}.",
            "=How many {x} did the shop sell if it had {a} and has {b} left?",
            "={a} {x} at first, {b} left, how many sold?",
            "=Of {a} {x}, {b} were not sold. How many were sold?",
            "=This morning we had {a} {x}, tonight it's {b}. How many did we sell today?",
            "=In {y:d} the shop ordered {a} {x}. At the end of the year {b} were left. How many had customers bought?",
        ),
        ("<How many {x} were sold?", "<How many {x} did the shop sell?", "How many were sold?"),
        ("how many {x} were sold", "how many {x} the shop sold"), slots="x", rows=GOODS, again=("b|And if {b} are left?",),
    ),
    Story(
        "sold_for_each", {"a": range(2, 61), "b": range(2, 61), "g": AGE}, times("Money for {a} {x}", "$"),
        (
            "{N} sold {a} {x} for {b:$} each.",
            "{N} sell{s} {x} at {b:$} a piece. Today {he} sold {a}.",
            "A shop takes {b:$} for each of its {x}, and {a} were sold on {day}.",
            "{a} {x} were sold. Each brought {b:$}.",
            "=How much do you get for {a} {x} sold at {b:$} each?",
            "=sold {a} {x}, {b:$} each, how much money?",
            "=A man of {g} buys {a} {x} from us. He pays {b:$} for each. How much does he pay?",
            "=I sold {a} {x} and took {b:$} for every one. What did I take?",
            "=One costs {b:$}. How much are {a} {x}?",
        ),
        ("<How much money is that?", "How much is that in all?", "<How much was paid for the {x}?"),
        ("how much money that is", "how much was paid in all"), slots="x", rows=GOODS, again=("a|And for {a} {x}?",),
    ),
    Story(
        "sold_for_all", {"a": lot(12, 900), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20), "g": AGE},
        over("Price of each of the {x}", "$"),
        (
            "{N} sold {b} {x} for {a:$} in all, each at the same price.",
            "{N} got {a:$} for {b} {x}. Each cost the same.",
            "A shop took {a:$} on {day} for {b} {x} that all have one price.",
            "{b} {x} were sold. Together they brought {a:$}, each the same.",
            "=How much is each of {b} {x} if they bring {a:$} together?",
            "=sold {b} {x}, {a:$} in all, how much each?",
            "=A man of {g} buys {b} {x} from us, all alike. He pays {a:$}. How much is one?",
            "=I sold {b} {x} and took {a:$} for all of them. What did I take for each?",
            "=If {b} {x} cost {a:$}, how much is a single one?",
        ),
        ("<How much did each of the {x} cost?", "How much is that for each?", "<What is the price of one?"),
        ("how much each of the {x} cost", "the price of one"), slots="x", rows=GOODS, again=("a|And for {a:$} in all?",),
    ),
    Story(
        "sold_then_delivered", {"a": lot(8, 400), "b": lot(4, 200), "c": lot(4, 300), "y": YEAR}, sold_and_delivered,
        (
            "=A shop has {a} {x}. It sells {b} and then {c} new ones are delivered. How many {x} are there now?",
            "=How many {x} does the shop have if it had {a}, sold {b} and got {c} more?",
            "=In the morning there were {a} {x}. {b} were sold, and a van brought {c}. How many are there now?",
            "={a} {x}, {b} sold, {c} delivered, how many now?",
            "={N} had {a} {x} in stock. Customers bought {b}. On {day} {he} ordered {c} more and they came. What is the stock?",
            "=We sold {b} of our {a} {x}. Then we made {c} new ones. How many do we have?",
            "={c} {x} came today. Yesterday {b} of the {a} in the shop were sold. How many are in the shop now?",
            "=Our shop (since {y:d}) counts its {x}: {a} before, {b} sold, {c} bought in. What is the number now?",
        ),
        ("",), slots="x", rows=GOODS, again=("c|And if {c} are delivered?",),
    ),
    Story(
        "sold_on_two_days", {"a": lot(20, 900), "b": lot(4, 300), "c": lot(4, 300), "y": YEAR}, sold_twice,
        (
            "=A shop has {a} {x}. It sells {b} on Monday and {c} on Tuesday. How many {x} are left?",
            "=How many {x} are left of {a} if {b} are sold on one day and {c} on the next?",
            "=On {day} {N} sold {b} {x} before lunch and {c} after it. There were {a} in the morning. How many are left?",
            "={a} {x}, {b} sold, then {c} sold, how many left?",
            "={b} {x} went to the first customer, {c} to the second. The shop had {a}. How many can a third customer get?",
            "=We had {a} {x}. First we sold {b}, and then another {c}. How many do we still have?",
            "=Our shop (since {y:d}) ordered {a} {x}. {b} were sold in May and {c} in June. How many were not sold?",
            "=From a stock of {a} {x}, {b} and {c} were bought by two people. What stock is left?",
        ),
        ("",), slots="x", rows=GOODS, again=("c|And if it is {c} the second time?",),
    ),
    Story(
        "collection_grows", {"a": lot(5, 500), "b": lot(3, 300), "g": AGE}, plus("{x} now"),
        (
            "{N} {has} {a} {x} and get{s} {b} more from {K}.",
            "{N} collect{s} {x}. {he} had {a} and found {b} more.",
            "{K} gave {b} {x} to somebody who had {a} before.",
            "On {day} {b} {x} were added to {Ns} collection of {a}.",
            "=How many {x} do I have if I had {a} and get {b} more?",
            "={a} {x}, plus {b} new ones, how many?",
            "=I had {a} {x}. My {kin} gave me {b}. How many have I got now?",
            "=A collector of {g} owns {a} {x} and buys {b}. How many does he own then?",
            "=My box has {a} {x} in it, and I put in {b} more. How many are in the box?",
        ),
        ("<How many {x} is that now?", "How many are there now?", "<How many {x} are there in all?"),
        ("how many {x} there are now", "how many {x} that makes"), slots="x", rows=HOARD, again=("b|And with {b} more?",),
    ),
    Story(
        "collection_found", {"a": lot(10, 700), "b": lot(3, 400), "g": AGE}, minus("New {x}"),
        (
            "{N} had {b} {x} and now {has} {a}, because {K} gave {him} some more.",
            "{N} collect{s} {x}. {he} had {b}, got some more, and now {has} {a}.",
            "{K} brought some {x}. Before, there were {b}, now there are {a}.",
            "{Ns} collection of {b} {x} grew to {a} on {day}.",
            "=How many {x} did I get if I had {b} and have {a} now?",
            "={b} {x} before, {a} now, how many new ones?",
            "=I had {b} {x}. My {kin} gave me more and now I have {a}. How many did my {kin} give me?",
            "=A collector of {g} owned {b} {x} and bought some. Now he owns {a}. How many did he buy?",
            "=My box had {b} {x} in it, and I put in some more. Now there are {a}. How many did I put in?",
        ),
        ("<How many new {x} are there?", "How many more is that?", "<How many {x} are new?"),
        ("how many {x} are new", "how many new {x} there are"), slots="x", rows=HOARD, again=("a|And with {a} now?",),
    ),
    Story(
        "more_than_a_friend", {"a": lot(5, 400), "b": lot(2, 200), "g": AGE}, plus("{x} of the one with more"),
        (
            "={M} has {a} {x}. {K} has {b} more than {M}. How many {x} does {K} have?",
            "=How many {x} does {K} have if {M} has {a} and {K} has {b} more?",
            "={K} has {b} {x} more than {M}, who has {a}. How many has {K} got?",
            "=I have {a} {x}. My {kin} has {b} more than me. How many does my {kin} have?",
            "={M} {a} {x}, {K} {b} more, how many has {K}?",
            "={M} has {a} {x}. That is {b} fewer than {K} has. How many does {K} have?",
            "=My {a} {x} are {b} fewer than those of my {kin}. How many does my {kin} have?",
            "=If {M} had {b} more {x}, it would be as many as {K} has. {M} has {a}. How many does {K} have?",
        ),
        ("",), slots="x", rows=HOARD, again=("b|And if it is {b} more?",),
    ),
    Story(
        "fewer_than_a_friend", {"a": lot(8, 600), "b": lot(2, 300), "g": AGE}, minus("{x} of the one with fewer"),
        (
            "={M} has {a} {x}. {M} has {b} more than {K}. How many {x} does {K} have?",
            "=How many {x} does {K} have if {M} has {a} and that is {b} more than {K} has?",
            "={K} has {b} {x} fewer than {M}, who has {a}. How many has {K} got?",
            "=I have {a} {x}. My {kin} has {b} fewer than me. How many does my {kin} have?",
            "={M} {a} {x}, {K} {b} fewer, how many has {K}?",
            "={M} has {a} {x}. That is {b} more than {K} has. How many does {K} have?",
            "=My {a} {x} are {b} more than those of my {kin}. How many does my {kin} have?",
            "=If {K} had {b} more {x}, it would be as many as {M} has. {M} has {a}. How many does {K} have?",
        ),
        ("",), slots="x", rows=HOARD, again=("b|And if the difference is {b}?",),
    ),
    Story(
        "how_many_more", {"a": lot(8, 600), "b": lot(4, 500), "g": AGE}, minus("Difference in {x}"),
        (
            "={M} has {a} {x} and {K} has {b}. How many more {x} does {M} have?",
            "=How many more {x} does {M} have than {K} if {M} has {a} and {K} has {b}?",
            "={K} has {b} {x}, and {M} has {a}. How many fewer does {K} have?",
            "=I have {a} {x} and my {kin} has {b}. How many more do I have?",
            "={M} {a} {x}, {K} {b}, how many more?",
            "=I have {b} {x}. To have as many as {M}, who has {a}, how many do I need?",
            "=What is the difference between {a} {x} and {b} {x}?",
            "=By how many {x} is {M}, with {a}, ahead of {K}, with {b}?",
        ),
        ("",), slots="x", rows=HOARD, again=("b|And if it is {b} against {a}?",),
    ),
    Story(
        "times_a_friend", {"a": lot(3, 200), "b": range(2, 7), "g": AGE}, times("{b} times {a} {x}"),
        (
            "={M} has {a} {x}. {K} has {b:w} times as many. How many {x} does {K} have?",
            "=How many {x} does {K} have if {M} has {a} and {K} has {b:w} times as many?",
            "={K} has {b:w} times as many {x} as {M}, who has {a}. How many has {K} got?",
            "=I have {a} {x}. My {kin} has {b:w} times as many as I have. How many does my {kin} have?",
            "={M} {a} {x}, {K} {b:d} times as many, how many has {K}?",
            "=Take the {a} {x} of {M} {b:w} times and you know how many {K} has. How many is it?",
            "=My {kin} has {b:w} times the number of my {x}. I have {a}. How many does my {kin} have?",
            "=For each of the {a} {x} that {M} has, {K} has {b:w}. How many does {K} have?",
        ),
        ("",), slots="x", rows=HOARD, again=("a|And with {a} {x} instead?",),
    ),
    Story(
        "part_of_a_friend", {"a": lot(6, 700), "b": range(2, 7), "g": AGE}, over("{a} {x} in {b} parts"),
        (
            "={M} has {a} {x}. That is {b:w} times as many as {K} has. How many {x} does {K} have?",
            "=How many {x} does {K} have if {M} has {a}, {b:w} times as many as {K}?",
            "={M} has {b:w} times as many {x} as {K}. {M} has {a}. How many has {K} got?",
            "=I have {a} {x}, {b:w} times as many as my {kin}. How many does my {kin} have?",
            "={M} {a} {x}, that is {b:d} times as many as {K}, how many has {K}?",
            "=Take the {x} of {K} {b:w} times and you have the {a} of {M}. How many does {K} have?",
            "=My {kin} has {a} {x}, and that's {b:w} times the number of mine. How many do I have?",
            "=For each of the {x} that {K} has, {M} has {b:w}. {M} has {a}. How many does {K} have?",
        ),
        ("",), slots="x", rows=HOARD, again=("a|And with {a} {x} instead?",),
    ),
    Story(
        "supply_used", {"a": lot(8, 400), "b": lot(3, 200), "y": YEAR}, minus("{unit} left", "{unit}"),
        (
            "There are {a} {unit} of {x} in {place}. {N} use{s} {b} {unit}.",
            "{N} had {a} {unit} of {x} in {place} and used {b}.",
            "{b} {unit} of {x} were used. There had been {a} {unit} in {place}.",
            "=How many {unit} of {x} are left in {place} if there were {a} {unit} and {b} were used?",
            "={x}: {a} {unit}, used {b}, how many {unit} left?",
            "=Of the {a} {unit} of {x} I bought for {place}, {b} {unit} are gone. How many {unit} do I have?",
            "=I need {b} {unit} of {x} today and have {a} {unit} in {place}. How many {unit} will be left?",
            "=This morning {place} had {a} {unit} of {x}. Since then we have taken out {b}. How many {unit} remain?",
        ),
        ("<How many {unit} of {x} are left?", "<How many {unit} of {x} are there still?", "How many {unit} remain?"),
        ("how many {unit} of {x} are left",), slots="x unit place", rows=STORE, again=("b|And if {b} {unit} are used?",),
    ),
    Story(
        "supply_to_buy", {"a": lot(8, 400), "b": lot(3, 200), "y": YEAR}, minus("{unit} to buy", "{unit}"),
        (
            "{N} need{s} {a} {unit} of {x}. In {place} there are {b} {unit}.",
            "{place} has {b} {unit} of {x}, but {a} {unit} are needed.",
            "For a party {N} need{s} {a} {unit} of {x} and {has} {b}.",
            "=How many {unit} of {x} must I buy if I need {a} and have {b} in {place}?",
            "={x}: need {a} {unit}, have {b}, how many to buy?",
            "=I have {b} {unit} of {x}. For the whole month we need {a} {unit}. How many {unit} are missing?",
            "=The plan for {place} is {a} {unit} of {x}. Only {b} {unit} are there. How many more {unit} do we order?",
            "=We had {b} {unit} of {x} in {place}. After shopping we have {a} {unit}. How many {unit} did we buy?",
        ),
        ("<How many {unit} of {x} must {N} buy?", "<How many {unit} of {x} are missing?", "How many more {unit} is that?"),
        ("how many {unit} of {x} are missing",), slots="x unit place", rows=STORE, again=("b|And with {b} {unit}?",),
    ),
    Story(
        "days_of_stock", {"a": lot(8, 500), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20), "y": YEAR}, over("Days", "days"),
        (
            "There are {a} {unit} of {x} in {place}. {N} use{s} {b} {unit} a day.",
            "{N} {has} {a} {unit} of {x} in {place}. Each day {b} {unit} are used.",
            "Every day {b} {unit} of {x} are taken from {place}. There are {a} {unit}.",
            "=How many days do {a} {unit} of {x} last at {b} {unit} a day?",
            "={x}: {a} {unit}, {b} per day, how many days?",
            "=I bought {a} {unit} of {x} for {place} and need {b} {unit} each day. For how many days is it enough?",
            "=We use {b} {unit} of {x} a day. After how many days are {a} {unit} gone?",
            "=If {place} has {a} {unit} of {x} and uses {b} {unit} daily, for how many days is there enough?",
        ),
        ("<How many days does it last?", "<For how many days is that enough?", "How many days is that?"),
        ("how many days it lasts", "for how many days it is enough"), slots="x unit place", rows=STORE,
        again=("a|And with {a} {unit}?",),
    ),
    Story(
        "stock_for_days", {"a": range(2, 31), "b": range(3, 31), "y": YEAR}, times("{unit} for {b} days", "{unit}"),
        (
            "In {place} {N} use{s} {a} {unit} of {x} a day.",
            "Each day {a} {unit} of {x} are used in {place}.",
            "Every day {N} take{s} {a} {unit} of {x} from {place}.",
        ),
        ("<How many {unit} of {x} is that in {b} days?", "<How many {unit} of {x} are needed for {b} days?",
        "How many {unit} must last for {b} days?", "<How many {unit} of {x} are used in {b} days?",
        "<What is needed for {b} days, in {unit} of {x}?", "And in {b} days, how many {unit}?", "how much for {b} days?"),
        ("how many {unit} of {x} are needed for {b} days", "how many {unit} of {x} are used up in {b} days"),
        slots="x unit place", rows=STORE, again=("b|And for {b} days?",),
    ),
    Story(
        "tank_emptied", {"a": lot(10, 900), "b": lot(4, 600), "y": YEAR}, minus("Litres of {z}", "litres"),
        (
            "There are {a} litres of {z} in a {x}, and {b} litres are taken out.",
            "{N} {has} a {x} with {a} litres of {z}. {b} litres run out.",
            "A {x} held {a} litres of {z}, then it lost {b} litres.",
            "{b} litres of {z} were poured out of a {x} that had {a} litres in it.",
            "=How many litres are left in a {x} with {a} litres of {z} if {b} are used?",
            "={x} with {a} litres, {b} litres out, how many left?",
            "=A {x} can hold {a} litres, and there are {b} litres of {z} in it. How many more litres can go in?",
            "=A {x} for {a} litres of {z} holds {b} litres now. How many litres must I add to make it full?",
            "=I filled up my {x} with {b} litres and now it has {a} litres of {z} in it. How many litres were there before?",
        ),
        ("<How many litres are left in the {x}?", "How many litres are in it now?", "How many litres remain?"),
        ("how many litres are left in the {x}",), slots="x z", rows=TANKS, again=("b|And with {b} litres?",),
    ),
    Story(
        "tank_filled", {"a": lot(10, 500), "b": lot(4, 500), "y": YEAR}, plus("Litres in all", "litres"),
        (
            "=There are {a} litres of {z} in a {x}, and {b} litres are put in. How many litres are there now?",
            "=How many litres are in a {x} with {a} litres of {z} if {b} are added?",
            "={x} with {a} litres, {b} litres in, how many now?",
            "=I took {a} litres of {z} out of the {x} and {b} litres are left. How many litres were there before?",
            "=In a {x} there are {a} litres of {z}. It can take {b} litres more until it is full. How many litres does it "
            "hold?",
            "=A {x} lost {a} litres of {z} and still has {b} litres in it. How many litres did it have?",
            "={N} {has} a {x} with {a} litres of {z} and pour{s} in {b} litres more. How many litres is that?",
            "=My full {x} of {z}: {a} litres used, {b} litres not used. How many litres was that at first?",
        ),
        ("",), slots="x z", rows=TANKS, again=("b|And with {b} litres?",),
    ),
    Story(
        "packed_in_each", {"a": range(2, 41), "b": range(2, 41), "y": YEAR}, times("All the {x}"),
        (
            "There are {a} {boxes} with {b} {x} in each.",
            "{N} {has} {a} {boxes} of {b} {x}.",
            "In each of {a} {boxes} there are {b} {x}.",
            "{N} put {b} {x} into each of {a} {boxes}.",
            "=How many {x} are there in {a} {boxes} with {b} in each?",
            "={a} {boxes}, {b} {x} in each, how many {x}?",
            "=Every one of our {a} {boxes} holds {b} {x}. How many {x} do we have?",
            "=I filled {a} {boxes}, always with {b} {x}. How many {x} did I need?",
            "=To fill {a} {boxes} with {b} {x} each, how many {x} must I have?",
        ),
        ("<How many {x} are there in all?", "How many {x} is that?", "<How many {x} are there altogether?"),
        ("how many {x} there are", "the number of {x}"), slots="x boxes", rows=POTS, again=("a|And with {a} {boxes}?",),
    ),
    Story(
        "packed_evenly", {"a": lot(6, 700), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25), "y": YEAR},
        over("{x} in each of the {boxes}"),
        (
            "There are {a} {x} in {b} {boxes}, the same number in each.",
            "{N} share{s} {a} {x} out equally over {b} {boxes}.",
            "{b} {boxes} hold {a} {x} altogether, and each holds as many as the others.",
            "{N} put {a} {x} into {b} {boxes}, with the same number in each.",
            "=How many {x} are there in each of {b} {boxes} if there are {a} in all?",
            "={a} {x}, {b} {boxes}, how many in each?",
            "=All our {b} {boxes} together hold {a} {x}. They are equally full. How many {x} are in each?",
            "=I filled {b} {boxes} with my {a} {x} and none were left. All got the same. How many went into each?",
            "=To put {a} {x} evenly into {b} {boxes}, how many must go in each?",
        ),
        ("<How many {x} are there in each?", "How many is that in each?", "<How many {x} go into one of the {boxes}?"),
        ("how many {x} there are in each", "the number of {x} in each"), slots="x boxes", rows=POTS,
        again=("a|And with {a} {x}?",),
    ),
    Story(
        "how_many_packs", {"a": lot(6, 700), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25), "y": YEAR},
        over("Number of {boxes}", "{boxes}"),
        (
            "There are {a} {x} in {boxes} of {b} each.",
            "{N} put{s} {b} {x} in each of some {boxes}. There are {a} {x}.",
            "{N} {has} {a} {x} to put away, and {b} go into each of the {boxes}.",
            "=How many {boxes} are needed for {a} {x} with {b} in each?",
            "={a} {x}, {b} in each, how many {boxes}?",
            "=All our {boxes} hold {b} {x} each. We have {a} {x}, and all {boxes} are full. How many {boxes} are there?",
            "=I filled {boxes} with {b} {x} each until all {a} were used. How many {boxes} did I fill?",
            "=To put away {a} {x}, {b} in each, how many {boxes} must I have?",
        ),
        ("<How many {boxes} are needed?", "How many {boxes} is that?", "<How many {boxes} does that fill?"),
        ("how many {boxes} are needed", "the number of {boxes}"), slots="x boxes", rows=POTS, again=("a|And with {a} {x}?",),
    ),
    Story(
        "packed_and_loose", {"a": range(2, 31), "b": range(2, 25), "c": range(2, 60), "y": YEAR}, full_ones_and_rest,
        (
            "=There are {a} {boxes} with {b} {x} each and {c} {x} on the floor. How many {x} are there?",
            "=How many {x} do I have with {a} {boxes} of {b} and {c} single ones?",
            "={N} {has} {c} {x} and {a} full {boxes} with {b} {x} in each. How many {x} is that in all?",
            "={a} {boxes}, {b} {x} in each, {c} extra, how many {x}?",
            "=I filled {a} {boxes} with {b} {x} each and had {c} {x} left. How many {x} did I have?",
            "={c} {x} did not fit in. The others fill {a} {boxes}, {b} in each. How many {x} are there altogether?",
            "=Each of {a} {boxes} has {b} {x} in it. Then {N} get{s} {c} more {x}. How many are there now?",
            "=Add {c} {x} to the ones in {a} {boxes} of {b} each. How many {x} do you get?",
        ),
        ("",), slots="x boxes", rows=POTS, again=("c|And with {c} extra?",),
    ),
    Story(
        "area_of_it", {"a": range(2, 41), "b": range(2, 21), "y": YEAR}, times("Area of the {x}", "square metres"),
        (
            "{N} {has} a {x} that is {a:d} m long and {b:d} m wide.",
            "A {x} measures {a:d} m by {b:d} m.",
            "The {x} has a length of {a:d} metres and a width of {b:d} metres.",
            "In {y:d} they made a {x} of {a:d} m by {b:d} m.",
            "=How many square metres is a {x} of {a:d} m by {b:d} m?",
            "={x} {a:d} m x {b:d} m, area?",
            "=I want to cover my {x} completely. It is {a:d} m long and {b:d} m wide. How many square metres is that?",
            "=A {x} is {b:d} metres wide. Its length is {a:d} metres. How much surface has it in square metres?",
        ),
        ("<What is the area of the {x}?", "<How many square metres does the {x} have?", "What is its area?"),
        ("the area of the {x}", "how many square metres the {x} has"), slots="x",
        rows=("garden", "room", "lawn", "terrace", "carpet", "wall", "field", "hall", "kitchen", "flower bed", "stage"),
        again=("a|And if it is {a:d} m long?",),
    ),
    Story(
        "round_it", {"a": range(3, 120), "b": range(2, 80), "y": YEAR}, around,
        (
            "{N} {has} a {x} that is {a:d} m long and {b:d} m wide. {he} want{s} a fence all round it.",
            "A {x} measures {a:d} m by {b:d} m. A rope goes all the way round.",
            "Somebody walks once round the {x}. It has a length of {a:d} metres and a width of {b:d} metres.",
            "=How many metres is it once round a {x} of {a:d} m by {b:d} m?",
            "={x} {a:d} m x {b:d} m, perimeter?",
            "=I want to put a fence round my {x}. It is {a:d} m long and {b:d} m wide. How many metres of fence is that?",
            "=A {x} is {b:d} metres wide. Its length is {a:d} metres. How long are its four sides together?",
            "=What is the perimeter of a {x} with sides of {a:d} m and {b:d} m?",
        ),
        ("<What is the perimeter of the {x}?", "<How many metres is it all round the {x}?", "How many metres is that?"),
        ("the perimeter of the {x}", "how many metres it is round the {x}"), slots="x",
        rows=("garden", "field", "lawn", "meadow", "playground", "yard", "vegetable patch", "paddock", "pitch", "pond"),
        again=("a|And if it is {a:d} m long?",),
    ),
    Story(
        "width_from_area", {"a": lot(12, 800), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30), "y": YEAR},
        over("Other side of the {x}", "m"),
        (
            "=A {x} has {a:d} square metres and is {b:d} m wide. How long is it?",
            "=How long is a {x} of {a:d} square metres if its width is {b:d} m?",
            "={N} know{s} that the {x} is {b:d} m wide and has an area of {a:d} square metres. What is its length?",
            "={x}, area {a:d} square metres, one side {b:d} m, other side?",
            "=The area of a {x} is {a:d} square metres. One side measures {b:d} metres. What does the other side measure?",
            "=I have {a:d} square metres of grass for a {x} that is {b:d} m wide. How many metres long can it be?",
            "=In {y:d} they made a {x}, {b:d} m wide, with {a:d} square metres in all. How many metres long is it?",
            "=Length times {b:d} m is {a:d} square metres for my {x}. What is the length?",
        ),
        ("",), slots="x", rows=("garden", "field", "lawn", "meadow", "playground", "yard", "pitch", "sports ground"),
        again=("a|And with {a:d} square metres?",),
    ),
    Story(
        "weeks_into_days", {"a": range(2, 53), "b": (7,), "g": AGE}, times("Days in {a} weeks", "days"),
        (
            "={x} last{s2} {a} weeks. How many days is that?",
            "=How many days are {a} weeks?",
            "={a} weeks in days?",
            "=I have to wait {a} weeks for {y2}. How many days must I wait?",
            "=How many days does {y2} take if it takes {a} weeks?",
            "=It is {a} weeks until {y2}. That's how many days?",
            "={N} {was} away for {a} weeks. How many days was that?",
            "=A man of {g} counts the days before {y2}. It begins in exactly {a} weeks. How many days does he count?",
        ),
        ("",), slots="x s2 y2", rows=("The course, s, the course", "The trip, s, the trip", "The tour, s, the tour", "The "
        "camp, "
        "s, the camp", "The fair, s, the fair", "The treatment, s, the treatment", "The repair work, s, the repair work"),
        again=("a|And {a} weeks?",),
    ),
    Story(
        "days_into_weeks", {"a": range(14, 365, 7), "b": (7,), "g": AGE}, over("Weeks in {a} days", "weeks"),
        (
            "={x} last{s2} {a} days. How many weeks is that?",
            "=How many weeks are {a} days?",
            "={a} days in weeks?",
            "=I have to wait {a} days for {y2}. How many weeks must I wait?",
            "=How many weeks does {y2} take if it takes {a} days?",
            "=It is {a} days until {y2}. That's how many weeks?",
            "={N} {was} away for {a} days. How many weeks was that?",
            "=A man of {g} counts the days before {y2}: it is {a}. How many weeks is that?",
        ),
        ("",), slots="x s2 y2", rows=("The course, s, the course", "The trip, s, the trip", "The tour, s, the tour", "The "
        "camp, "
        "s, the camp", "The fair, s, the fair", "The treatment, s, the treatment", "The repair work, s, the repair work"),
        again=("a|And {a} days?",),
    ),
    Story(
        "weeks_and_days", {"a": range(2, 30), "b": range(2, 7), "g": AGE}, days_and_weeks,
        (
            "={x} lasts {a} weeks and {b} days. How many days is that?",
            "=How many days are {a} weeks and {b} days?",
            "={a} weeks {b} days in days?",
            "=I have to wait {a} weeks and {b} days for {y2}. How many days must I wait?",
            "=It is {a} weeks and {b} days until {y2}. That's how many days?",
            "={N} {was} away for {a} weeks and then for another {b} days. How many days was that in all?",
            "={x} should last {a} weeks but took {b} days longer. How many days did it take?",
            "=A man of {g} waited {a} weeks for {y2}, and {b} days more. How many days did he wait?",
        ),
        ("",), slots="x y2", rows=("The course, the course", "The trip, the trip", "The tour, the tour", "The camp, the camp",
        "The fair, the fair", "The treatment, the treatment", "The repair work, the repair work"),
        again=("b|And with {b} days more?",),
    ),
    Story(
        "hours_into_minutes", {"a": range(2, 17), "b": (60,), "g": AGE}, times("Minutes in {a} hours", "minutes"),
        (
            "={x} lasts {a} hours. How many minutes is that?",
            "=How many minutes are {a} hours?",
            "={a} hours in minutes?",
            "=I waited {a} hours for {y2}. How many minutes was that?",
            "=How many minutes does {y2} take if it takes {a} hours?",
            "=It is {a} hours until {y2}. That's how many minutes?",
            "={N} slept and read for {a} hours in all. How many minutes was that?",
            "=A woman of {g} sits through {y2} for {a} hours. How many minutes is that?",
        ),
        ("",), slots="x y2", rows=("The flight, the flight", "The meeting, the meeting", "The concert, the concert", "The "
        "lesson, the lesson", "The bus ride, the bus ride", "The show, the show", "The exam, the exam"),
        again=("a|And {a} hours?",),
    ),
    Story(
        "minutes_into_hours", {"a": range(120, 961, 60), "b": (60,), "g": AGE}, over("Hours in {a} minutes", "hours"),
        (
            "={x} lasts {a} minutes. How many hours is that?",
            "=How many hours are {a} minutes?",
            "={a} minutes in hours?",
            "=I waited {a} minutes for {y2}. How many hours was that?",
            "=How many hours does {y2} take if it takes {a} minutes?",
            "=It is {a} minutes until {y2}. That's how many hours?",
            "={N} slept and read for {a} minutes in all. How many hours was that?",
            "=A woman of {g} sits through {y2} for {a} minutes. How many hours is that?",
        ),
        ("",), slots="x y2", rows=("The flight, the flight", "The meeting, the meeting", "The concert, the concert", "The "
        "lesson, the lesson", "The bus ride, the bus ride", "The show, the show", "The exam, the exam"),
        again=("a|And {a} minutes?",),
    ),
    Story(
        "hours_and_minutes", {"a": range(2, 12), "b": range(5, 60, 5), "g": AGE}, hours_and_minutes,
        (
            "={x} lasts {a} hours and {b} minutes. How many minutes is that?",
            "=How many minutes are {a} hours and {b} minutes?",
            "={a} hours {b} minutes in minutes?",
            "=I waited {a} hours and {b} minutes for {y2}. How many minutes was that?",
            "=It is {a} hours and {b} minutes until {y2}. That's how many minutes?",
            "={x} should last {a} hours but took {b} minutes longer. How many minutes did it take?",
            "={N} read for {a} hours and then for another {b} minutes. How many minutes was that in all?",
            "=A woman of {g} sits through {y2} for {a} hours, and stays {b} minutes more. How many minutes is she there?",
        ),
        ("",), slots="x y2", rows=("The flight, the flight", "The meeting, the meeting", "The concert, the concert", "The "
        "lesson, the lesson", "The bus ride, the bus ride", "The show, the show", "The exam, the exam"),
        again=("b|And with {b} minutes?",),
    ),
)  # fmt: skip
TASKS = STORIES
