"""Word problems as they are typed: bills and change, wages and costs, saving up, ages, trips, who has more, part 2."""

from __future__ import annotations

from .weeks import ask, plan

STORIES = (
    ask("th_recipe_for_more_people_buy", {"k": range(2, 9), "a": range(20, 401, 10), "m": range(2, 7), "b": range(20, 401,
        10)}, plan("s: m * a: for {m} times as many", "? b < s", "r: s - b: to buy", end="{u}"), "A recipe for {k} "
        "people needs {a:d} {u} of {stuff}. {N} want{s} to cook {m} times that amount and {has} {b:d} {u} at home. How "
        "many {u} must {he} buy?", "{a:d} {u} {stuff} for {k:d} people, making {m:d} times the recipe, have {b:d} {u}. "
        "buy?", "How many {u} of {stuff} are missing if the recipe says {a:d} {u}, I make it {m} times and {b:d} {u} "
        "are in the cupboard?", "For one batch you take {a:d} {u} of {stuff}. We need {m} batches, and {b:d} {u} are "
        "left from last week. How much is to be fetched, in {u}?", "{K} bakes {m:w} times the recipe. It serves {k} "
        "people and asks for {a:d} {u} of {stuff}. In the jar are only {b:d} {u}. State how many {u} more {K} needs.",
        "There is {b:d} {u} of {stuff} in the house. One pot of soup for {k} takes {a:d} {u}, but {N} will make {m} "
        "pots. How many {u} are lacking?", slots="stuff u", rows=("flour, g", "milk, ml", "rice, g", "butter, g",
        "cream, ml", "sugar, g", "lentils, g", "stock, ml"), again=("m|And for {m} times the recipe?", )),
    ask("th_bought_and_sold_dearer", {"n": range(2, 31), "p": range(3, 41), "q": range(5, 61)}, plan("? p < q",
        "s: q - p: gain on one {x}", "r: n * s: gain on {n} {xs}", end="$"), "{N} bought {n} {xs} for {p:$} each and "
        "sold them for {q:$} each. How much profit did {he} make?", "{n:d} {xs} bought at {p:$}, sold at {q:$} each. "
        "profit?", "A dealer pays {p:$} for a {x} and gets {q:$} for it. What does the dealer gain with {n} {xs}?",
        "How much does {K} earn on {n} {xs} that cost {p:$} apiece and are sold again at {q:$} apiece?", "I got {n} "
        "{xs} at a market. For each I had to give {p:$}. At home I sold all of them, and people paid {q:$} for each. "
        "How much did I make?", "Buying price of one {x}: {p:$}. Selling price: {q:$}. {n:w} {xs} have been sold. "
        "Calculate the profit.", "{K} sells {xs} at {q:$}. That is more than the {p:$} they cost. Find what is earned "
        "when {n:w} are sold.", slots="x xs", rows=("old bike, old bikes", "lamp, lamps", "hen, hens", "chair, chairs",
        "rug, rugs", "record, records", "jacket, jackets", "basket, baskets", "clock, clocks", "plant, plants"), again=(
        "n|And with {n} {xs}?", )),
    ask("th_sold_cheaper_and_lost", {"a": range(40, 901), "b": range(5, 301), "c": range(10, 901)}, plan("s: a + b: "
        "what {x} cost in all", "? c < s", "r: s - c: lost", end="$"), "{N} bought {x} for {a:$} and spent {b:$} on "
        "{repair}. {he} sold it for {c:$}. How much money did {he} lose?", "{x} {a:$}, {repair} {b:$}, sold for {c:$}. "
        "loss?", "I paid {a:$} for {x}. {repair} cost me {b:$} more. In the end somebody gave me {c:$} for it. How much "
        "did I lose on it?", "How much does {K} lose by selling {x} for {c:$} after paying {a:$} to get it and {b:$} "
        "for {repair}?", "{c:$} is all that {K} got for {x}. To buy it {K} had spent {a:$}, and then for {repair} "
        "another {b:$}. Find the loss.", "What is the loss on {x} that cost {a:$}, plus {b:$} for {repair}, and brought "
        "in {c:$}?", slots="x repair", rows=("a car, new tyres", "a boat, the paint", "a piano, the tuning",
        "a motorbike, the repair", "a sofa, the transport", "a caravan, a new window", "an old clock, the polish"), again=(
        "c|And if it was sold for {c:$}?", )),
    ask("th_half_of_money_then_more", {"t": range(20, 801, 2), "b": range(3, 201)}, plan("s: t / 2: half of {t}",
        "? b < s", "r: s - b: after {b} more", end="$"), "{N} had {t:$}. {he} spent half of it on {x} and {b:$} on {y}. "
        "How much is left?", "{t:$}, half for {x}, then {b:$} for {y}. left?", "I got {t:$} for my birthday. One half "
        "went on {x}. After that I paid {b:$} for {y}. How much have I got now?", "How much of {t:$} remains if half is "
        "used for {x} and {b:$} for {y}?", "Half of the {t:$} went on {x}. From the other half {y} had to be paid, "
        "{b:$}. What was left at the end?", "{K} put half of {t:$} aside for {x}. From what remained {K} bought {y} at "
        "{b:$}. Find the amount that {K} still had.", slots="x y", rows=("the rent, food", "a coat, shoes",
        "a train ticket, lunch", "games, sweets", "books, a bag", "a present, flowers", "tools, wood"), again=(
        "b|And with {b:$} for {y}?", )),
    ask("th_money_at_start_after_spending", {"a": range(3, 201), "b": range(3, 201), "c": range(3, 201)}, plan(
        "s: c + a: with the {a} back", "r: s + b: with the {b} back too", end="$"), "{N} spent {a:$} on {x} and {b:$} "
        "on {y}. Now {he} {has} {c:$} left. How much money did {he} have at first?", "{x} {a:$}, {y} {b:$}, {c:$} left. "
        "how much did i start with", "After paying {a:$} for {x} and {b:$} for {y}, I have {c:$}. What did I have "
        "before shopping?", "How much was in {Ns} purse in the morning, if {x} took {a:$}, {y} took {b:$} and {c:$} is "
        "still in it?", "{c:$} came home with {K}. {K} had bought {x} for {a:$} and then {y} for {b:$}. With how much "
        "money did {K} leave?", "My {kin} gave me some money. I used {a:$} for {x}, {b:$} for {y} and gave {c:$} back. "
        "How much did my {kin} give me?", slots="x y", rows=("a cap, a drink", "bread, fruit", "the bus, the museum",
        "paper, glue", "a film, popcorn", "petrol, a map", "a fish tank, the fish", "stamps, envelopes"), again=(
        "c|And if {c:$} is left?", )),
    ask("th_price_of_one_from_the_total", {"n": range(2, 13), "t": range(10, 201), "q": range(2, 61)}, plan("? q < t",
        "s: t - q: without {y}", "r: s / n: for one {x}", end="$"), "{N} bought {n} {xs} and {y}. {y} cost {q:$}. The "
        "total was {t:$}. How much did one {x} cost?", "{n:d} {xs} + {y} = {t:$}, {y} is {q:$}. one {x}?",
        "I paid {t:$} for {n} {xs}, all at the same price, and {y} at {q:$}. What's the price of a single {x}?",
        "How much is one {x} if {n} of them together with {y} for {q:$} make {t:$}?", "On the receipt it says {t:$}. I "
        "know that {y} was {q:$}. The rest was for {n} {xs}. What did they charge for each {x}?", "{K} gave {t:$} for "
        "everything: {y} ({q:$}) and {n:w} equal {xs}. Find the price of each {x}.", slots="x xs y", rows=(
        "coffee, coffees, a cake", "pen, pens, a notebook", "ticket, tickets, a poster", "plant, plants, a bag of soil",
        "rose, roses, a card", "brush, brushes, a pot of paint", "shirt, shirts, a tie", "burger, burgers, a salad",
        "ball, balls, a net", "key, keys, a lock"), again=("t|And if the total is {t:$}?", )),
    ask("th_two_trips_at_two_speeds", {"h": range(2, 9), "v": range(4, 91), "m": range(2, 9), "u": range(4, 91)}, plan(
        "s: h * v: {h} hours at {v}", "w: m * u: {m} hours at {u}", "r: s + w: together", end="km"), "{N} {rode} {h} "
        "hours at {v} km an hour and then {m} hours at {u} km an hour. How many km is that altogether?", "{h:d} h at "
        "{v:d} km/h, {m:d} h at {u:d} km/h. distance?", "For {h} hours {K} {rode} {v} km in every hour. After the break "
        "it was {u} km in every hour, for {m} hours. How far did {K} get, in km?", "How many km have been done after "
        "{h} hours of {v} km each and {m} hours of {u} km each?", "I {rode} in two parts. The first part took {h} hours "
        "and I did {v} km per hour. The second took {m} hours at {u} km per hour. What is the whole distance?",
        "First {v:w} km per hour, {h:w} hours long. Later {u:w} km per hour, {m:w} hours long. Find the way in km.", slots=
        "rode v u", rows=("cycled, 10-25, 8-20", "drove, 40-90, 30-80", "walked, 4-6, 4-5", "sailed, 8-20, 5-15",
        "rode, 8-14, 6-10", "paddled, 4-8, 4-6"), again=("m|And if the second part takes {m} hours?", )),
    ask("th_way_still_to_go", {"t": range(100, 1501, 10), "h": range(2, 10), "v": range(20, 101, 10), "c": range(5, 91)},
        plan("s: h * v: {h} {hours} at {v}", "u: s + c: with {c} more", "? u < t", "r: t - u: still to go", end="km"),
        "It is {t:d} km to {place}. {N} {drove} {v:d} km an hour for {h} hours and then {c} km in heavy traffic. How "
        "many km are still to go?", "{place} {t:d} km, {h:d} hours at {v:d} km/h, then {c:d} km more. still to go?",
        "We want to get to {place}, {t:d} km away. In the first {h} hours we did {v:d} km each. After lunch we did {c} "
        "km. How far is it now, in km?", "How many km are left of {t:d} km to {place} after {h} hours with {v:d} km "
        "each and another {c} km?", "{K} set off for {place}. The distance is {t:d} km. {h:w} hours went well, {v:d} km "
        "in every one. Then there were only {c:w} km until the evening. Find what was left for the next day.",
        "I {drove} {c} km before breakfast and then {h} hours at {v:d} km/h. The whole way to {place} is {t:d} km. How "
        "much of it do I have ahead of me?", slots="place drove hours", rows=("the coast, drove, hours", "the border, "
        "drove, hours", "the capital, rode, hours", "the festival, drove, hours", "the mountains, drove, hours",
        "Grandma's house, drove, hours"), again=("h|And after {h} hours?", )),
    ask("th_minutes_until_everything_is_done", {"a": range(5, 61), "b": range(5, 61), "c": range(5, 61), "t": range(60,
        181, 10)}, plan("s: a + b: {x} and {y}", "u: s + c: with {z2}", "? u < t", "r: t - u: left of {t}", end="minutes"),
        "{N} {has} {t:d} minutes. {x} takes {a} minutes, {y} {b} minutes and {z2} {c} minutes. How many minutes are "
        "left?", "{t:d} min, {x} {a:d} min, {y} {b:d} min, {z2} {c:d} min. time left?", "We have to leave in {t:d} "
        "minutes. Before that I need {a} minutes for {x}, {b} for {y} and {c} for {z2}. How many minutes can I rest?",
        "How much of {t:d} minutes remains after {x} ({a} min), {y} ({b} min) and {z2} ({c} min)?", "{K} spent {a:w} "
        "minutes on {x}. Next came {y}, {b:w} minutes. {z2} took {c:w}. Out of {t:d} minutes, how many were free?",
        "There is {z2} for {c} minutes at the end and {x} for {a} minutes at the beginning. Between them is {y}, {b} "
        "minutes. The slot is {t:d} minutes long. What is unused?", slots="x y z2", rows=("breakfast, packing, the "
        "shower", "homework, piano, the dog walk", "the speech, the film, the discussion", "warming up, the match, "
        "stretching", "reading, writing, drawing", "washing up, vacuuming, ironing", "the lecture, questions, the tour")),
    ask("th_practice_minutes_to_hours", {"a": range(10, 91, 5), "n": range(2, 15), "b": range(10, 121, 5)}, plan(
        "s: n * a: {n} {days} of {a}", "u: s + b: with {b} more", "r: u / 60: hours of 60 minutes", end="hours"),
        "{N} {did} {a:d} minutes a {day1} for {n} {days} and then {b:d} minutes more. How many hours is that in all?",
        "{a:d} min per {day1}, {n:d} {days}, plus {b:d} min. hours?", "How many hours did {K} work in total with {a:d} "
        "minutes on each of {n} {days} and {b:d} minutes extra?", "I {did} {n} {days}, {a:d} minutes each. On top there "
        "was one long session of {b:d} minutes. How many hours were these together?", "Each {day1} {a:d} minutes are "
        "spent, {n:w} {days} in a row. At the end {b:d} minutes are added. Give the whole time in hours.",
        "My coach wants to know my hours. I have {b:d} minutes from last month and {a:d} minutes from every one of the "
        "past {n} {days}. What shall I say?", slots="did day1 days", rows=("practised, day, days", "trained, day, days",
        "read, evening, evenings", "swam, week, weeks", "gardened, day, days", "studied, morning, mornings"), again=(
        "n|And for {n} {days}?", )),
    ask("th_rope_pieces_of_two_lengths", {"t": range(100, 901, 10), "n": range(2, 13), "a": range(5, 61), "m": range(2, 13),
        "b": range(5, 61)}, plan("s: n * a: {n} pieces of {a}", "u: m * b: {m} pieces of {b}", "w: s + u: cut off in all",
        "? w < t", "r: t - w: left of {t}", end="cm"), "A {rope} is {t:d} cm long. {n} pieces of {a} cm and {m} pieces "
        "of {b} cm are cut off it. How many cm are left?", "{rope} {t:d} cm, cut {n:d} x {a:d} cm and {m:d} x {b:d} cm. "
        "left?", "I need {n} pieces of {a} cm each and {m} pieces of {b} cm each. My {rope} has {t:d} cm. How long will "
        "the rest of it be, in cm?", "How many cm of a {rope} of {t:d} cm remain when {m} pieces of {b} cm and {n} of "
        "{a} cm have been cut from it?", "{K} cuts the {rope} up. {n:w} times {a:w} cm, then {m:w} times {b:w} cm. At "
        "first it measured {t:d} cm. What does it measure now?", "From {t:d} cm of {rope} we took {n} long pieces, {a} "
        "cm each, and {m} others, {b} cm each. Find what nobody has taken.", slots="rope", rows=("rope", "ribbon",
        "cable", "wooden rod", "garden hose", "roll of tape", "curtain rail", "strip of leather"), again=("n|And with "
        "{n} pieces of {a} cm?", )),
    ask("th_from_to_hours_minus_break", {"a": range(6, 12), "b": range(13, 21), "c": range(1, 4), "p": range(8, 31)}, plan(
        "h: b - a: hours from {a} to {b}", "? c < h", "s: h - c: without the break", "r: s * p: {s} hours at {p}", end=
        "$"), "{N} work{s} from {a:d}:00 to {b:d}:00 and {c:d} of the hours are a break without pay. The pay is {p:$} "
        "an hour. How much is that for the day?", "work {a:d}:00-{b:d}:00, unpaid break {c:d} h, {p:$}/h. pay?",
        "I start at {a:d}:00 and finish at {b:d}:00. My break is {c:d} h long and not paid. Each hour of work gives "
        "{p:$}. What do I earn?", "How much does a {job} make in a day from {a:d}:00 until {b:d}:00 at {p:$} per hour, "
        "if {c:d} h of it is break?", "At {a:d}:00 the {job} comes, at {b:d}:00 the {job} goes. In between there is a "
        "break of {c:d} h for which nothing is paid. Find the pay at {p:$} an hour.", "{p:$} an hour is what our {job} "
        "gets, but not for the break of {c:d} h. The day begins at {a:d}:00 and ends at {b:d}:00. How much must we pay?",
        slots="job", rows=("gardener", "painter", "driver", "cook", "waiter", "cleaner", "guard", "mechanic"), again=(
        "p|And at {p:$} an hour?", )),
    ask("th_average_of_three", {"a": range(3, 121), "b": range(3, 121), "c": range(3, 121)}, plan("s: a + b: the first "
        "two", "u: s + c: all three", "r: u / 3: a third of that", end="{u2}"), "{N} {did} {a:d} {u2} on Monday, {b:d} "
        "on Tuesday and {c:d} on Wednesday. What is the average?", "average of {a:d}, {b:d} and {c:d} {u2}?",
        "On three days it was {a:d}, {b:d} and {c:d} {u2}. How many {u2} is that a day on average?", "Three numbers of "
        "{u2} were written down: {a:d}, {b:d}, {c:d}. Find the mean.", "I {did} {a:d} {u2} first, then {b:d}, then "
        "{c:d}. What would it be each time if it had always been the same?", "{K} wants to know the average of three "
        "days. There were {a:d} {u2}, {b:d} {u2} and {c:d} {u2}. What is it?", "How many {u2} are there per day on "
        "average with {a:d} today, {b:d} yesterday and {c:d} the day before?", slots="did u2", rows=("ran, km",
        "sold, tickets", "read, pages", "scored, points", "picked, kg", "worked, minutes", "saw, birds", "swam, lengths",
        "wrote, letters"), again=("c|And if the last one is {c:d}?", )),
    ask("th_fundraising_still_missing", {"n": range(4, 41), "p": range(2, 26), "b": range(10, 301), "t": range(100, 2001,
        50)}, plan("s: n * p: from {n} {who}", "u: s + b: with the {b}", "? u < t", "r: t - u: still missing", end="$"),
        "{club} need{y2} {t:$} for {x}. {n} {who} gave {p:$} each and {sale} brought {b:$}. How much is still missing?",
        "goal {t:$} for {x}, {n:d} {who} x {p:$}, {sale} {b:$}. missing?", "We collect money for {x}, which costs "
        "{t:$}. Each of {n} {who} paid in {p:$}. With {sale} we made {b:$}. How far are we from our goal?",
        "How much more must be found for {x} at {t:$} if {sale} gave {b:$} and {n} {who} gave {p:$} apiece?",
        "{sale} put {b:$} in our box. Then {n} {who} came and each added {p:$}. We want {x}, and the price is {t:$}. "
        "What do we lack?", "{x} costs {t:$}. So far {n:w} {who} have paid {p:$} each, and {b:$} came from {sale}. Find "
        "what is not there yet.", slots="club y2 x who sale", rows=("The school, s, a new stage, parents, the cake sale",
        "The village, s, a new roof, families, the concert", "The team, s, new shirts, fans, the raffle", "The choir, "
        "s, a trip, singers, the flea market", "The shelter, s, a van, neighbours, the summer fair", "The club, s, a "
        "boat, members, the quiz night"), again=("n|And with {n} {who}?", )),
    ask("th_discount_of_whole_bill", {"n": range(2, 13), "p": range(5, 61), "b": range(3, 91)}, plan("s: n * p: {n} "
        "{xs} at {p}", "? b < s", "r: s - b: with {b} off", end="$"), "{N} order{s} {n} {xs} at {p:$} each and get{s} "
        "{b:$} off the bill. How much must {he} pay?", "{n:d} {xs} x {p:$}, {b:$} off the whole, to pay?", "One {x} is "
        "{p:$}. For {n} of them the shop takes {b:$} off in all. What is the price then?", "How much do {n} {xs} cost "
        "at {p:$} apiece if there is a discount of {b:$} on the total?", "I had a code for {b:$} off my order. In my "
        "basket were {n} {xs}, and each {x} was {p:$}. What did I really pay?", "The dealer said: {p:$} for each {x}, "
        "and if you take {n}, I make it {b:$} less altogether. {K} took {n}. What did {K} pay?", "{b:$} are given back "
        "to {K} at the till. {K} has {n:w} {xs} for {p:$} each. Find what is to be paid.", slots="x xs", rows=(
        "shirt, shirts", "mug, mugs", "tyre, tyres", "bottle of wine, bottles of wine", "pillow, pillows",
        "pizza, pizzas", "print, prints", "plant, plants", "blanket, blankets", "game, games"), again=("n|And for {n} "
        "{xs}?", )),
    ask("th_shipping_added", {"n": range(2, 13), "p": range(3, 61), "m": range(2, 10), "q": range(3, 41), "b": range(3, 21)},
        plan("s: n * p: {n} {xs} at {p}", "u: m * q: {m} {ys} at {q}", "w: s + u: all goods", "r: w + b: with {post}", end=
        "$"), "{N} order{s} {n} {xs} for {p:$} each and {m} {ys} for {q:$} each. {post} costs {b:$}. How much is it in "
        "all?", "{n:d} {xs} {p:$}, {m:d} {ys} {q:$}, {post} {b:$}. total?", "In my basket: {n} {xs}, {p:$} apiece, and "
        "{m} {ys}, {q:$} apiece. For {post} they add {b:$}. What will I be charged?", "How much must be paid for {m} "
        "{ys} at {q:$} and {n} {xs} at {p:$} plus {b:$} for {post}?", "{post} is {b:$}, whatever you buy. {K} buys {n} "
        "{xs} ({p:$} each) and {m} {ys} ({q:$} each). What is {K} going to pay altogether?", "A bill has three lines: "
        "{n:w} times {p:$}, {m:w} times {q:$}, and {b:$} for {post}. It is about {xs} and {ys}. Find the sum.", slots=
        "xs ys post", rows=("books, cards, the postage", "vases, bowls, the packing", "chairs, lamps, the transport",
        "shirts, caps, the shipping", "plants, pots, the delivery", "pizzas, salads, the delivery", "tiles, brushes, "
        "the van", "frames, prints, the wrapping"), again=("b|And if {post} costs {b:$}?", )),
    ask("th_meter_old_and_new", {"a": range(100, 1501), "b": range(110, 1801), "p": range(2, 7), "c": range(5, 41)}, plan(
        "? a < b", "n: b - a: {units} used", "? n < 80", "s: n * p: {n} {units} at {p}", "r: s + c: with the fixed {c}",
        end="$"), "The {meter} showed {a:d} and now it shows {b:d}. One {unit} costs {p:$}, and there is a fixed charge "
        "of {c:$}. How much is the bill?", "{meter} old {a:d}, new {b:d}, {p:$} per {unit}, plus {c:$} fixed. bill?",
        "How much do I pay if the {meter} went from {a:d} to {b:d}, a {unit} is {p:$} and {c:$} is charged anyway?",
        "I read the {meter} today: {b:d}. Last time it was {a:d}. Every {unit} used costs me {p:$}, and {c:$} comes on "
        "top. What will I have to pay?", "{K} must pay {c:$} in any case and {p:$} for each {unit}. The {meter} says "
        "{b:d}; it said {a:d} before. Find what {K} owes.", "New reading of the {meter}: {b:d}. Old reading: {a:d}. "
        "Price of a {unit}: {p:$}. Fixed part: {c:$}. Calculate the whole sum.", slots="meter unit units", rows=(
        "water meter, unit, units", "gas meter, unit, units", "electricity meter, unit, units", "km counter of the hire "
        "car, km, km", "copier, copy, copies", "laundry counter, wash, washes"), again=("b|And if it shows {b:d}?", )),
    ask("th_stairs_climbed_still_to_go", {"n": range(3, 31), "k": range(8, 31), "b": range(10, 401)}, plan("t: n * k: "
        "{n} {floors} of {k}", "? b < t", "r: t - b: after {b}", end="{steps}"), "A {tower} has {n} {floors} with {k} "
        "{steps} each. {N} {has} done {b} {steps}. How many {steps} are still ahead?", "{tower}, {n:d} {floors} x {k:d} "
        "{steps}, {b:d} done. to go?", "There are {k} {steps} on each of {n} {floors} of the {tower}. I've counted {b} "
        "so far. How many more will I count?", "How many {steps} are left in a {tower} with {n} {floors} of {k} when "
        "{b} lie behind us?", "{K} had to stop after {b} {steps}. The {tower} has {n} {floors}, and every one of the "
        "{floors} has {k}. How many {steps} did {K} miss?", "{b:w} {steps} were done before lunch. In all the {tower} "
        "has {n:w} {floors}, {k:w} {steps} to each. Find what comes after lunch.", slots="tower floors steps", rows=(
        "tower, floors, steps", "lighthouse, levels, steps", "book, chapters, pages", "course, units, lessons",
        "stadium, blocks, seats to clean", "field, rows, plants to water", "castle, storeys, stairs", "puzzle hunt, "
        "rounds, riddles"), again=("b|And after {b}?", )),
    ask("th_walk_there_and_back_days", {"a": range(100, 901, 50), "n": range(2, 8), "b": range(100, 901, 50)}, plan(
        "s: 2 * a: there and back", "u: n * s: {n} days", "r: u + b: with {b} m more", "? u < 1900", end="m"),
        "The way to {place} is {a:d} m. {N} walk{s} there and back on {n} days and {b:d} m more to {other}. How many "
        "metres is that in all?", "{a:d} m to {place}, there and back, {n:d} days, plus {b:d} m. metres?",
        "I go to {place} and home again on {n} days. One way is {a:d} m. Besides, I go {b:d} m to {other} once. How "
        "many metres do I go?", "How many metres are {n} trips to {place} and back, at {a:d} m one way, together with a "
        "walk of {b:d} m to {other}?", "{K} lives {a:d} m from {place}. On {n} days {K} walks there and returns. Then "
        "there is a walk of {b:d} m to {other}. Add it all up, in metres.", "Each way to {place} has {a:d} m. Count "
        "both ways and {n:w} days, and after that {b:d} m that lead to {other}. What is the sum in m?", slots=
        "place other", rows=("school, the playground", "the bakery, the bank", "the bus stop, the pond", "work, a friend",
        "the gym, the shop", "the stable, the river"), again=("n|And on {n} days?", )),
    ask("th_episodes_and_breaks", {"n": range(2, 13), "k": range(10, 61, 5), "m": range(2, 11), "b": range(3, 21)}, plan(
        "? m < n", "s: n * k: {n} {parts} of {k}", "u: m * b: {m} breaks of {b}", "r: s + u: together", end="minutes"),
        "{N} {did} {n} {parts} of {k:d} minutes each and took {m} breaks of {b} minutes. How many minutes was it in all?",
        "{n:d} {parts} x {k:d} min, {m:d} breaks x {b:d} min. total minutes?", "How many minutes do {n} {parts} take at "
        "{k:d} minutes each, with {m} breaks of {b} minutes in between?", "We {did} {n} {parts}. Each one lasted {k:d} "
        "minutes. There were also {m} breaks, {b} minutes long. How many minutes did everything last?", "There are "
        "{m:w} breaks. Each is {b:w} minutes. The {n:w} {parts} need {k:d} minutes each. Find the whole time in minutes.",
        "My evening: {n} {parts}, {k:d} minutes apiece, and a break of {b} minutes {m} times. How long is that in "
        "minutes?", slots="did parts", rows=("watched, episodes", "had, lessons", "taught, classes", "played, games",
        "heard, talks", "rehearsed, scenes", "ran, rounds", "recorded, songs"), again=("m|And with {m} breaks?", )),
    ask("th_loses_weight_towards_goal", {"a": range(60, 141), "n": range(2, 13), "k": range(2, 6), "g": range(45, 121)},
        plan("s: n * k: lost in {n} {months}", "? s < a", "u: a - s: weight now", "? g < u", "r: u - g: down to {g}", end=
        "kg"), "{Who} weighed {a:d} kg and lost {k} kg a {month} for {n} {months}. The goal is {g:d} kg. How many kg "
        "are still to lose?", "{who} {a:d} kg, -{k:d} kg per {month}, {n:d} {months}, goal {g:d} kg. still to lose?",
        "How many kg is {who} away from {g:d} kg after {n} {months} with {k} kg less in each, starting at {a:d} kg?",
        "{Who} should get down to {g:d} kg. At first it was {a:d} kg. Each {month} {k} kg went, and that for {n} "
        "{months}. How many kg must go now?", "{n:w} {months} ago {who} had {a:d} kg. Since then every {month} took "
        "{k:w} kg off. What is the difference to {g:d} kg today?", "We put {who} on a diet. {a:d} kg was the first "
        "number on the scales. In each of {n} {months} {k} kg disappeared. It should be {g:d} kg in the end. What is "
        "missing, in kg?", slots="Who who month months", rows=("My uncle, my uncle, month, months", "The pony, the "
        "pony, week, weeks", "The boxer, the boxer, month, months", "The old bear, the old bear, week, weeks",
        "The big pig, the big pig, month, months"), again=("n|And after {n} {months}?", )),
    ask("th_has_times_as_much_money", {"a": range(3, 91), "k": range(2, 7), "b": range(2, 91)}, plan("s: k * a: {N} at "
        "first", "? b < s", "r: s - b: after {b}", end="$"), "{M} has {a:$}. {N} {has} {times} as much. {N} spent "
        "{b:$}. How much {has} {N} left?", "{M} {a:$}, {N} {times} that, {N} spends {b:$}. what does {N} have?",
        "{N} had {times} as much money as {M}, who had {a:$}. Then {N} paid {b:$} for a ticket. How much money was left "
        "to {N}?", "How much does {N} have after giving {b:$} away, if {N} had {times} the {a:$} that {M} has?",
        "{M} counted {a:$}, and {N} counted {times} as much. A thief took {b:$} from {N}. What did {N} still have?",
        "Take the {a:$} of {M} {times2}: that's what {N} had. {b:$} of it is gone. Find what {N} has.", slots=
        "k times times2", rows=("2, twice, twice", "3, three times, three times", "4, four times, four times",
        "5, five times, five times", "6, six times, six times", "2, two times, two times"), again=("b|And if {N} spends "
        "{b:$}?", )),
    ask("th_three_for_the_price_of_two", {"n": range(2, 13), "p": range(2, 31), "m": range(1, 7)}, plan("? m < n",
        "s: n - m: {xs} to pay for", "r: s * p: {s} {xs} at {p}", end="$"), "{N} take{s} {n} {xs} at {p:$} each, and "
        "{m:d} of them {are} free. How much do{es} {he} pay?", "{n:d} {xs}, {p:$} each, {m:d} free. price?",
        "A {x} is {p:$}. If you take {n}, you only pay for the others and get {m:d} for nothing. What do {n} cost?",
        "How much are {n} {xs} if {m:d} of those {are} a present from the shop and the rest cost {p:$} apiece?",
        "I went home with {n} {xs}. For {m:d} I had a voucher, so I paid nothing for that. All the others were {p:$} "
        "each. What did I pay?", "{m:d} out of {n:w} {xs} {are} free of charge. One {x} normally costs {p:$}. Find the "
        "price of all.", slots="x xs m are p", rows=("yoghurt, yoghurts, 1-1, is, 2-3", "soap, soaps, 2-5, are, 2-6",
        "shirt, shirts, 1-1, is, 8-30", "coffee, coffees, 1-1, is, 2-5", "ticket, tickets, 2-6, are, 5-30",
        "bottle, bottles, 2-5, are, 2-15", "paperback, paperbacks, 2-4, are, 5-15", "pass, passes, 2-6, are, 10-30",
        "plant, plants, 2-5, are, 3-20"), again=("n|And with {n} {xs}?", )),
    ask("th_rent_shared_and_own_costs", {"t": range(200, 1801, 10), "k": range(2, 7), "b": range(20, 201, 5), "w": range(
        300, 1501, 10)}, plan("s: t / k: share of the {rent}", "u: s + b: with {food}", "? u < w", "r: w - u: left of "
        "{w}", end="$"), "{k} people share a {rent} of {t:$} equally. {N} {is} one of them and spend{s} {b:$} on "
        "{food}. {he} earn{s} {w:$}. How much is left?", "{rent} {t:$} / {k:d} people, {food} {b:$}, income {w:$}. left?",
        "We are {k} in the flat and the {rent} is {t:$}, the same for each. My {food} costs {b:$}. I get {w:$} a month. "
        "What remains for me?", "How much of {w:$} is left after one of {k} equal parts of a {rent} of {t:$} and {b:$} "
        "for {food}?", "The {rent}, {t:$}, is divided by {k}. {K} pays one part and also {b:$} for {food}. Before that "
        "{K} has {w:$}. What does {K} have afterwards?", "From {w:$} go {b:$} for {food} and one share of the {rent}. "
        "All the {rent} is {t:$}, and {k:w} people have equal shares. Find the rest.", slots="rent food", rows=(
        "rent, food", "electricity bill, the phone", "hotel bill, dinners", "holiday rent, petrol", "heating bill, "
        "internet", "boat hire, lunch"), again=("k|And with {k} people?", )),
    ask("th_more_than_last_month_total_cost", {"a": range(3, 61), "b": range(2, 31), "p": range(2, 26)}, plan(
        "s: a + b: {xs} this {month}", "r: s * p: {s} {xs} at {p}", end="$"), "Last {month} {N} needed {a} {xs}, this "
        "{month} {b} more than that. One costs {p:$}. How much did the {xs} of this {month} cost?", "{a:d} {xs} last "
        "{month}, now {b:d} more, {p:$} each. cost now?", "This {month} we used {b} {xs} more than in the last, when it "
        "was {a}. At {p:$} each, what do we pay this {month}?", "How much must be paid this {month} for {b} {xs} more "
        "than the {a} of last {month}, at {p:$} a piece?", "{K} sold {a} {xs} in the last {month}. In this one it was "
        "{b} more. For each, {K} got {p:$}. What did {K} take this {month}?", "{p:$} is the price of each. {a:w} {xs} "
        "were ordered a {month} ago, and {b:w} more than that now. Find the bill of now.", slots="month xs", rows=(
        "month, lessons", "week, tickets", "month, boxes", "year, trees", "week, meals", "month, rides", "week, bottles",
        "year, calendars", "month, haircuts"), again=("b|And with {b} more?", )),
    ask("th_coins_in_the_purse", {"n": range(2, 16), "m": range(2, 21), "b": range(3, 61)}, plan("s: n * 5: {n} {notes} "
        "of 5", "u: m * 2: {m} {coins} of 2", "w: s + u: all the money", "? b < w", "r: w - b: after {b}", end="$"),
        "{N} {has} {n} {notes} worth 5 each and {m} {coins} worth 2 each. {he} spent {b:$} of this. How much was left?",
        "{n:d} x 5 and {m:d} x 2 in my {purse}, paid {b:$}. left?", "In my {purse} are {n} {notes}, each worth 5, and "
        "{m} {coins}, each worth 2. Something costs {b:$} and I buy it. What do I have now?", "How much stays in a "
        "{purse} with {n} {notes} of 5 and {m} {coins} of 2 when {b:$} is taken out?", "{K} emptied the {purse}: {m} "
        "{coins} of 2 and {n} {notes} of 5. {b:$} of it was for the parking. What could {K} put back?", "{b:$} must be "
        "paid from the {purse}. It holds {n:w} fives and {m:w} twos. Find what it holds afterwards.", slots=
        "purse notes coins", rows=("purse, notes, coins", "piggy bank, notes, coins", "jar, notes, coins",
        "till, notes, coins", "envelope, notes, coins", "cash box, notes, coins"), again=("b|And if {b:$} is paid?", )),
    ask("th_who_pays_how_much_more", {"n": range(2, 13), "p": range(3, 41), "m": range(2, 13), "q": range(3, 41)}, plan(
        "s: n * p: {M}", "u: m * q: {K}", "? u < s", "r: s - u: difference", end="$"), "{M} buys {n} {xs} at {p:$} "
        "each. {K} buys {m} {ys} at {q:$} each. How much more does {M} pay?", "{M} {n:d} {xs} x {p:$}, {K} {m:d} {ys} x "
        "{q:$}. difference?", "How much less did {K} spend on {m} {ys} at {q:$} than {M} on {n} {xs} at {p:$}?",
        "{K} took {m} {ys}, {q:$} apiece, and {M} took {n} {xs}, {p:$} apiece. By what amount was the bill of {M} "
        "higher?", "I paid for both. For {M} it was {n} {xs} at {p:$}, and for {K} it was {m} {ys} at {q:$}. How much "
        "more did I pay for {M} than for {K}?", "{n:w} {xs} of {p:$} each are dearer than {m:w} {ys} of {q:$} each. The "
        "{xs} are for {M} and the {ys} for {K}. By how much are they dearer?", slots="xs ys", rows=("tickets, drinks",
        "books, pens", "roses, tulips", "pizzas, salads", "shirts, caps", "bulbs, pots", "cakes, coffees",
        "rackets, balls", "chairs, stools")),
    ask("th_price_went_up_for_several", {"p": range(3, 61), "b": range(2, 21), "n": range(2, 13), "z": (50, 100, 200, 300,
        500)}, plan("s: p + b: new price", "u: n * s: {n} {xs} at {s}", "? u < z", "r: z - u: left of {z}", end="$"),
        "A {x} cost {p:$}, but now it is {b:$} dearer. {N} buy{s} {n} {xs} and {has} {z:$}. How much is left?",
        "{x} was {p:$}, now {b:$} more. {n:d} of them from {z:$}. left?", "The price of a {x} went up by {b:$}. Before, "
        "it was {p:$}. I need {n} {xs} and I've got {z:$}. What will remain?", "How much of {z:$} is left when {n} {xs} "
        "are bought that cost {b:$} more than the old {p:$} each?", "{K} remembers that a {x} was {p:$}. Each has "
        "become {b:$} more expensive since. {K} pays for {n} with {z:$}. What comes back?", "Old price of one {x}: "
        "{p:$}. Rise: {b:$}. Number: {n:d}. Money at hand: {z:$}. Calculate the rest.", slots="x xs", rows=(
        "ticket, tickets", "lesson, lessons", "coffee, coffees", "haircut, haircuts", "sack of coal, sacks of coal",
        "swim, swims", "bus pass, bus passes", "tray of eggs, trays of eggs"), again=("n|And for {n} {xs}?", )),
)  # fmt: skip
TASKS = STORIES
