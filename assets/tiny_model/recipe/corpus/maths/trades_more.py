"""Word problems of buying, selling and working, as in `trades`."""

from __future__ import annotations

from typing import Any

from .relations import AGE, HOUSE, YEAR
from .story import Story, Work


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


STORIES = (
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
)  # fmt: skip
TASKS = STORIES
