"""Word problems about prices in other words: several things, change, per cent, tips, offers, tickets for a family."""

from __future__ import annotations

from typing import Any

from .story import Story, Work

YEAR, AGE, HOUSE = range(1960, 2025), range(31, 80), range(13, 99)
NOTES = (20, 50, 100)


def basket(w: Work, v: Any) -> int:
    """The price of two kinds of things."""
    return w.add("Together", w.mul("{a} {xs}", v.a, v.p), w.mul("{b} {ys}", v.b, v.q))


def basket_change(w: Work, v: Any) -> None:
    cost = basket(w, v)
    w.need(v.z // 3 < cost < v.z)
    w.cash(w.sub("Change", v.z, cost))


def three_things_change(w: Work, v: Any) -> None:
    cost = w.add("With the third", w.add("First two", v.a, v.b), v.c)
    w.need(v.z // 3 < cost < v.z)
    w.cash(w.sub("Change", v.z, cost))


def pack_or_single(w: Work, v: Any) -> None:
    w.need(v.n * v.p // 2 < v.q < v.n * v.p)
    w.cash(w.sub("Saved", w.mul("{n} single {xs}", v.n, v.p), v.q))


def pay_for_fewer(w: Work, v: Any) -> None:
    w.need(v.k % v.n == 0 and v.k > v.n)
    groups = w.div("Groups of {n}", v.k, v.n)
    w.cash(w.mul("Price", w.mul("{xs} to pay for", groups, v.n - 1), v.p))


def cheaper_each(w: Work, v: Any) -> None:
    w.need(v.a % v.n == 0 and v.b % v.m == 0 and v.n != v.m)
    first, second = w.div("One {x} out of {n}", v.a, v.n), w.div("One {x} out of {m}", v.b, v.m)
    w.need(second < first <= 2 * second)
    w.cash(w.sub("Difference", first, second))


def more_of_it(w: Work, v: Any) -> None:
    w.need(v.t % v.n == 0 and v.n != v.m and 1 < v.t // v.n < 60)
    w.cash(w.mul("{m} of them", v.m, w.div("One of them", v.t, v.n)))


def bought_and_left(w: Work, v: Any) -> None:
    count, left = w.rest("{z} shared out by the price", v.z, v.p)
    w.need(count > 1 and left > 0)
    w.cash(left)


def instalments(w: Work, v: Any) -> None:
    w.need(v.d < v.p // 2 and (v.p - v.d) % v.k == 0)
    w.cash(w.div("Each payment", w.sub("After the deposit", v.p, v.d), v.k))


def pass_or_single(w: Work, v: Any) -> None:
    single = w.mul("{k} single tickets", v.k, v.p)
    w.need(v.q < single < 4 * v.q)
    w.cash(w.sub("Saved", single, v.q))


STORIES = (
    Story(
        "two_kinds_and_change",
        {"a": range(2, 8), "b": range(2, 8), "p": range(2, 9), "q": range(2, 9), "z": NOTES, "y": YEAR, "no": HOUSE},
        basket_change,
        (
            "={N} buy{s} {a} {xs} at {p:$} each and {b} {ys} at {q:$} each and pay{s} with {z:$}. How much change is that?",
            "=How much change do I get from {z:$} for {a} {xs} ({p:$} each) and {b} {ys} ({q:$} each)?",
            "=A {x} costs {p:$}, a {y2} {q:$}. I take {a} of the first and {b} of the second and hand over {z:$}. What do I "
            "get "
            "back?",
            "=The kiosk at number {no} has {xs} for {p:$} and {ys} for {q:$}. A woman takes {a:w} {xs} and {b:w} {ys}. What is "
            "left of her {z:$}?",
            "=With {z:$} in {his} pocket {N} went to the shop and bought {b} {ys} and {a} {xs}. {ys} cost {q:$} apiece, {xs} "
            "{p:$}. How much money did {he} bring home?",
            "=From {z:$}: {a} {xs} at {p:$}, {b} {ys} at {q:$}. Change?",
            "=Our shop has been there since {y:d}. One {y2} is {q:$} and one {x} is {p:$}. A customer gives {z:$} for {b} {ys} "
            "and "
            "{a} {xs}. How much must the cashier give back?",
            "=Each {x} costs {p:$} and each {y2} costs {q:$}. If you have {z:$} and buy {a} {xs} and {b} {ys}, how much "
            "remains?",
            "{N} pay{s} {z:$} for {a} {xs} and {b} {ys}. The price is {p:$} for a {x} and {q:$} for a {y2}.",
        ),
        ("How much change is due?", "<What comes back?", "How much do{es} {N} get back?"),
        ("how much change that makes",), "x xs y2 ys p q",
        ("coffee, coffees, cake, cakes, 2-5, 2-6", "pen, pens, notebook, notebooks, 2-4, 3-6", "bun, buns, juice, juices, 2-3, "
         "2-4", "burger, burgers, cola, colas, 5-9, 2-4", "candle, candles, card, cards, 3-8, 2-4",
         "brush, brushes, tube of paint, tubes of paint, 3-7, 4-9", "rose, roses, lily, lilies, 2-4, 3-5",
         "pizza, pizzas, salad, salads, 7-9, 4-7", "comic, comics, magazine, magazines, 4-7, 3-6"),
        ("z|And from {z:$}?", "a|And with {a} {xs}?"),
    ),
    Story(
        "three_prices_and_change",
        {"a": range(2, 30), "b": range(2, 30), "c": range(2, 30), "z": (20, 50, 100), "g": AGE},
        three_things_change,
        (
            "=I bought {x} for {a:$}, {y} for {b:$} and {k} for {c:$} and paid with a {z:n} note. How much did I get back?",
            "=How much is left of {z:$} after buying {x} for {a:$}, {y} for {b:$} and {k} for {c:$}?",
            "={X}: {a:$}. {Y}: {b:$}. {K2}: {c:$}. I give {z:$}. Change?",
            "=A man of {g} lays a {z:n} note on the counter. His {x} cost {a:$}, his {y} {b:$} and his {k} {c:$}. How much "
            "change "
            "should he have?",
            "=The bill lists {x} at {a:$}, {y} at {b:$} and {k} at {c:$}. {N} pay{s} with {z:$}. What does the cashier give "
            "back?",
            "={N} {has} {z:$}. {he} spend{s} {a:$} on {x}, {b:$} on {y} and {c:$} on {k}. How much money remains?",
            "=What comes back from a {z:n} note if {k} cost {c:$}, {y} {b:$} and {x} {a:$}?",
            "=We had {z:$} with us. {b:$} went on {y}, {a:$} on {x} and {c:$} on {k}. How much do we still have?",
        ),
        ("",), slots="x y k X Y K2",
        rows=("tomatoes, potatoes, onions, Tomatoes, Potatoes, Onions", "sausages, buns, drinks, Sausages, Buns, Drinks",
              "stamps, envelopes, postcards, Stamps, Envelopes, Postcards", "nails, screws, hooks, Nails, Screws, Hooks",
              "socks, gloves, shorts, Socks, Gloves, Shorts", "flowers, sweets, balloons, Flowers, Sweets, Balloons",
              "apples, plums, pears, Apples, Plums, Pears"),
        again=("z|And if it had been {z:$}?",),
    ),
    Story(
        "price_scaled_again",
        {"n": (2, 3, 4, 5, 6, 8, 10), "m": range(2, 16), "t": range(6, 300), "y": YEAR},
        more_of_it,
        (
            "={n} {xs} cost {t:$}. What do {m} {xs} cost?",
            "=How much are {m} {xs} if {n} of them are {t:$}?",
            "=For {n} {xs} you pay {t:$} at this shop. How much would you pay for {m}?",
            "={N} paid {t:$} for {n} {xs}. {M} wants {m} of the same. How much money does {he2} need?",
            "=If {t:$} buys {n:w} {xs}, what is the price of {m:w}?",
            "=I need {m} {xs}. A friend of mine got {n} for {t:$} in the same place. What will mine cost?",
            "=In {y:d} we bought {n} {xs} there, and the bill was {t:$}. All cost the same. What would {m} have cost?",
            "={n} {xs}: {t:$}, {m} {xs}: how much?",
            "=The price of {m} {xs} is wanted. We only know that {n} cost {t:$}.",
        ),
        ("",), slots="xs", rows=("chairs", "tickets", "cushions", "mugs", "T-shirts", "lamps", "pizzas", "plants", "books",
        "bags of soil", "balls", "plates", "tiles", "ice creams", "boxes of tea"),
        again=("m|And for {m}?", "m|What about {m} {xs}?"),
    ),
    Story(
        "bought_what_is_left",
        {"z": range(15, 200), "p": (3, 4, 5, 6, 7, 8, 9, 12, 15), "g": range(6, 15)},
        bought_and_left,
        (
            "={N} {has} {z:$} and buy{s} as many {xs} as possible at {p:$} each. How much money is left?",
            "=How much is left of {z:$} when you buy as many {xs} for {p:$} as you can?",
            "=A {x} is {p:$}. My son, {g}, has {z:$} and spends all he can on {xs}. How much remains in his purse?",
            "=At {p:$} apiece, somebody with {z:$} takes the greatest possible number of {xs}. What can't be spent?",
            "={z:$} to spend, {xs} at {p:$} each, as many as I can. What do I keep?",
            "=I put {p:$} after {p:$} on the counter for {xs} until my {z:$} were too few for another one. What did I have "
            "then?",
            "={xs} cost {p:$} each. With {z:$}, how much is over after buying the most you can?",
            "=A club with {z:$} orders {xs}. One costs {p:$}, and no more than the money allows can be ordered. How much does "
            "the club keep?",
        ),
        ("",), slots="x xs", rows=("comic, comics", "ticket, tickets", "cake, cakes", "rose, roses", "burger, burgers",
        "ball, balls", "poster, posters", "pot, pots", "toy car, toy cars"), again=("z|And with {z:$}?",),
    ),
    Story(
        "pack_or_single",
        {"n": range(3, 13), "p": range(2, 15), "q": range(6, 120), "y": YEAR},
        pack_or_single,
        (
            "=One {x} costs {p:$}. A pack of {n} costs {q:$}. How much do I save with the pack?",
            "=How much cheaper is a pack of {n} {xs} for {q:$} than {n} single ones for {p:$} each?",
            "={n} {xs} in a box are {q:$}, bought singly {p:$} each. What is the saving if you take the box?",
            "=Shop A sells {xs} singly at {p:$}. Shop B, open since {y:d}, has them only in packs: {q:$} for {n}. I want {n}. "
            "How "
            "much less do I pay in shop B?",
            "=Single {xs} are {p:$}. If {N} buy{s} the pack of {n:w} for {q:$}, how much money is saved?",
            "=The pack price is {q:$} for {n} {xs}; a single {x} is {p:$}. By how much is the pack cheaper?",
            "={n} {xs} at {p:$} or all for {q:$}: what's the difference?",
            "=Instead of buying {n} {xs} at {p:$} each, {N} chose the pack for {q:$}. How much was saved?",
        ),
        ("",), slots="x xs",
        rows=("ticket, tickets", "bottle, bottles", "towel, towels", "pen, pens", "glass, glasses", "lesson, lessons",
              "yoga class, yoga classes", "candle, candles", "light bulb, light bulbs", "T-shirt, T-shirts"),
        again=("q|And if the pack cost {q:$}?",),
    ),
    Story(
        "one_is_free",
        {"n": (2, 3, 4, 5, 6), "k": range(4, 31), "p": range(2, 16), "y": YEAR},
        pay_for_fewer,
        (
            "=Of every {n} {xs}, one is free. A {x} costs {p:$}. What do {k} {xs} cost?",
            "=How much do I pay for {k} {xs} at {p:$} each if one in every {n} is free?",
            "=In this sale every group of {n} {xs} has one that costs nothing; the others are {p:$} each. {N} take{s} {k}. "
            "What "
            "does that cost?",
            "={k} {xs} at {p:$}, one of {n} free. total?",
            "=A garden centre, founded in {y:d}, gives you one {x} for nothing in each set of {n}. The normal price is {p:$}. "
            "What "
            "is the bill for {k:w} {xs}?",
            "=A {x} is {p:$}, but when you take {n} you only pay for the others and not for the last. What must you pay for "
            "{k}?",
            "=We pick {k} {xs} at {p:$} apiece. The sign says that out of {n} we get one as a present. What do we pay?",
            "=One {x} in {n} is a gift of the shop. Somebody wants {k} {xs}, normally {p:$} each. How much money is needed?",
        ),
        ("",), slots="x xs", rows=("plant, plants", "bottle, bottles", "book, books", "jar, jars", "bar of soap, bars of soap",
        "pizza, pizzas", "tyre, tyres", "shirt, shirts", "car wash, car washes"), again=("k|And for {k} {xs}?",),
    ),
    Story(
        "offers_compared",
        {"n": (2, 3, 4, 5, 6), "m": (2, 3, 4, 5, 6, 8), "a": range(6, 60), "b": range(6, 60), "no": HOUSE},
        cheaper_each,
        (
            "=One shop sells {n} {xs} for {a:$}, another sells {m} for {b:$}. How much cheaper is one {x} in the second shop?",
            "=By how much do the prices of a single {x} differ if {n} cost {a:$} here and {m} cost {b:$} there?",
            "=Offer one: {n} {xs} for {a:$}. Offer two: {m} {xs} for {b:$}. What do you save on each {x} with offer two?",
            "=At the market {a:$} are asked for {n} {xs}. At house number {no} a farmer wants {b:$} for {m}. What is the "
            "difference for one {x}?",
            "={N} paid {a:$} for {n:w} {xs} and {M} {b:$} for {m:w}. How much cheaper was each {x} for {M}?",
            "=A box of {m} {xs} costs {b:$} and a box of {n} costs {a:$}. Per {x}, how much is the better offer below the "
            "other?",
            "=Small box: {n} {xs}, {a:$}. Large box: {m} {xs}, {b:$}. Price difference per {x}?",
            "=Compare: {n} {xs} at {a:$} in all, or {m} at {b:$} in all. How much less is one {x} in the cheaper case?",
        ),
        ("",), slots="x xs", rows=("bottle, bottles", "battery, batteries", "ticket, tickets", "mango, mangoes", "roll, rolls",
        "pencil, pencils", "plate, plates", "glass, glasses", "photo, photos"),
    ),
    Story(
        "family_tickets",
        {"a": range(2, 7), "b": range(2, 9), "p": range(6, 30), "q": range(3, 20), "y": YEAR, "g": AGE},
        lambda w, v: w.need(v.q < v.p)
        or w.cash(w.add("Total", w.mul("{a} adults", v.a, v.p), w.mul("{b} children", v.b, v.q))),
        (
            "={The} costs {p:$} for adults and {q:$} for children. How much do {a} adults and {b} children pay?",
            "=How much do we pay for {the} with {a} grown-ups and {b} kids if a grown-up pays {p:$} and a kid {q:$}?",
            "=A family of {a} adults and {b} children goes to {the}. Tickets: adults {p:$}, children {q:$}. What is the total?",
            "=A child's ticket for {the} is {q:$} and an adult's {p:$}. {N} buy{s} {b} of the first sort and {a} of the "
            "second. "
            "What does it come to?",
            "={The} opened in {y:d}. Today {a:w} adults and {b:w} children stand at the till. Adults pay {p:$}, children "
            "{q:$}. "
            "How much money is taken?",
            "={b} children at {q:$}, {a} adults at {p:$}. Total for {the}?",
            "=Grandpa, who is {g}, treats us all to {the}: {a} adults, himself included, and {b} children. Prices are {q:$} "
            "(child) "
            "and {p:$} (adult). What does he spend?",
            "=Children get into {the} for {q:$}, everybody else for {p:$}. Our group has {b} children and {a} others. How much "
            "must we pay?",
            "For {the}, {N} need{s} tickets for {a} adults and {b} children. An adult ticket is {p:$}, a child ticket {q:$}.",
        ),
        ("What is the price of all tickets?", "<How much do the tickets cost together?", "How much is that in all?"),
        ("the price of all tickets",), "the The",
        ("the zoo, The zoo", "the circus, The circus", "the swimming pool, The swimming pool", "the museum, The museum",
         "the cinema, The cinema", "the castle, The castle", "the boat trip, The boat trip", "the theme park, The theme park"),
        ("b|And with {b} children?", "a|And with {a} adults?"),
    ),
    Story(
        "less_a_voucher",
        {"a": range(2, 10), "p": range(5, 60), "r": (5, 10, 15, 20, 25, 30, 50), "y": YEAR},
        lambda w, v: w.need(v.r < v.a * v.p // 2) or w.cash(w.sub("After the voucher", w.mul("{a} {xs}", v.a, v.p), v.r)),
        (
            "={N} buy{s} {a} {xs} at {p:$} each and {has} a voucher for {r:$}. How much is left to pay?",
            "=How much do {a} {xs} at {p:$} cost with {r:$} off the whole bill?",
            "=With a {r:n} voucher, what do I still pay for {a} {xs} if one is {p:$}?",
            "=A {x} costs {p:$}. {a} are ordered. As a member since {y:d} you get {r:$} off. How much is the bill?",
            "=The shop takes {r:$} off every order. Somebody orders {a:w} {xs}, {p:$} each. What is to be paid?",
            "={a} times {p:$} for {xs}, minus {r:$}. What's the bill?",
            "=My gift card has {r:$} on it. I put {a} {xs} in the basket at {p:$} a piece. How much must I add in cash?",
            "=Each {x} was {p:$}. After {r:$} had been taken off, how much did {N} pay for {a} of them?",
        ),
        ("",), slots="x xs", rows=("shirt, shirts", "book, books", "chair, chairs", "ticket, tickets", "game, games",
        "blanket, blankets", "pair of jeans, pairs of jeans", "lamp, lamps", "meal, meals"),
        again=("r|And with {r:$} off?", "a|And for {a} {xs}?"),
    ),
    Story(
        "delivery_added",
        {"a": range(2, 13), "p": range(3, 50), "c": range(3, 20), "y": YEAR, "no": HOUSE},
        lambda w, v: w.cash(w.add("With the delivery", w.mul("{a} {xs}", v.a, v.p), v.c)),
        (
            "={N} order{s} {a} {xs} at {p:$} each. Delivery costs {c:$}. What is the total?",
            "=How much is an order of {a} {xs} if one costs {p:$} and the delivery {c:$}?",
            "=For delivery to house number {no} they ask {c:$}. One {x} is {p:$}. What do {a} {xs} cost with the delivery?",
            "={a} {xs}, {p:$} each, plus {c:$} postage?",
            "=An online shop charges {c:$} for sending a parcel, whatever is in it. My parcel has {a} {xs} in it at {p:$} "
            "apiece. "
            "What do I pay?",
            "=The {xs} are {p:$} each, and {c:$} are added to the order for the delivery. {a:w} are wanted. How much will it "
            "be?",
            "=On {day} somebody ordered {a} {xs} from the catalogue of {y:d}. A {x} costs {p:$}, postage for the order {c:$}. "
            "What "
            "is on the bill?",
            "=Postage is {c:$} per order. If I take {a} {xs} for {p:$} each, how much do I have to pay altogether?",
        ),
        ("",), slots="x xs", rows=("pizza, pizzas", "plant, plants", "book, books", "mug, mugs", "poster, posters", "T-shirt, "
        "T-shirts", "sack of soil, sacks of soil", "game, games", "bottle of oil, bottles of oil"),
        again=("a|And for {a}?", "c|And if delivery cost {c:$}?"),
    ),
    Story(
        "deposit_and_payments",
        {"p": range(100, 999), "d": range(20, 300, 5), "k": (2, 3, 4, 5, 6, 8, 10, 12), "y": YEAR},
        instalments,
        (
            "=A {x} costs {p:$}. {N} pay{s} {d:$} at once and the rest in {k} equal monthly payments. How much is one of them?",
            "=How big is each of {k} equal payments for a {x} of {p:$} if {d:$} are paid first?",
            "=First {d:$}, then {k} equal instalments: that is how {N} pay{s} for a {x} of {p:$}. How much is each instalment?",
            "=The {x} is {p:$}. You leave a deposit of {d:$} and pay what remains over {k} months, always the same sum. What "
            "do you "
            "pay in a month?",
            "=I owe {p:$} for a {x}, built in {y:d}. {d:$} are paid. The rest goes in {k:w} equal parts. How much is a part?",
            "={p:$} for a {x}, {d:$} down, {k} equal instalments. How much per instalment?",
            "=After a deposit of {d:$}, what is the monthly payment on a {x} for {p:$} over {k} months without interest?",
            "=What must {N} pay per month for {k} months if the {x} costs {p:$} and {d:$} were paid when {he} took it?",
        ),
        ("",), slots="x", rows=("sofa", "bike", "washing machine", "piano", "laptop", "boat", "fridge", "camera", "dining "
        "table"),
        again=("k|And in {k} payments?", "d|And with {d:$} at once?"),
    ),
    Story(
        "pass_or_single_tickets",
        {"k": range(8, 50), "p": range(2, 9), "q": range(15, 120), "g": AGE},
        pass_or_single,
        (
            "=A {pass_} costs {q:$}, a single {ticket} {p:$}. {N} make{s} {k} visits a month. How much does the {pass_} "
            "save?",
            "=How much do I save with a {pass_} for {q:$} if I would otherwise buy {k} single {tickets} at {p:$}?",
            "=Single {tickets} are {p:$}. {k} of them are needed, or one {pass_} for {q:$}. How much cheaper is the {pass_}?",
            "=My neighbour, {g}, used to pay {p:$} each time, {k} times in all. Now she has a {pass_} for {q:$}. What is the "
            "difference?",
            "={k} {tickets} at {p:$} or a {pass_} at {q:$}: difference?",
            "=With {k:w} {tickets} at {p:$} you pay more than for the {pass_}, which is {q:$}. How much more?",
            "=The {pass_} is {q:$}. Without it, you pay {p:$} per {ticket}, and {N} need{s} {k}. What is saved?",
            "=By how much is one {pass_} ({q:$}) cheaper than {k} times {p:$} for a {ticket}?",
        ),
        ("",), slots="pass_ ticket tickets",
        rows=("monthly pass, bus ticket, bus tickets", "season ticket, pool ticket, pool tickets",
              "gym card, day ticket, day tickets", "train card, train ticket, train tickets", "year card, zoo ticket, zoo "
              "tickets"),
        again=("k|And for {k} times?",),
    ),
)  # fmt: skip
TASKS = STORIES
