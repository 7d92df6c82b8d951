"""Word problems as visitors tell them: seats that stay empty, wages of two days, losses one after the other, ages, part 2."""

from __future__ import annotations

from .weeks import ask, plan

STORIES = (
    ask("xa_two_kinds_out_of_budget", {"n": range(2, 10), "p": range(3, 31), "m": range(2, 10), "q": range(2, 13), "z": (
        50, 100, 150, 200, 300, 500)}, plan("s: n * p: {n} {xs}", "u: m * q: {m} {ys}", "v: s + u: to pay", "? v < z",
        "r: z - v: left", end="$"), "{N} buy{s} {n} {xs} at {p:$} and {m} {ys} at {q:$}. {he} had {z:$}. How much is "
        "left?", "{n:d} {xs} at {p:$} and {m:d} {ys} at {q:$} out of {z:$}. left over?", "From the class money, {z:$}, "
        "we paid for {n} {xs}, {p:$} each, and {m} {ys}, {q:$} each. What is in the tin now?", "How much of a budget of "
        "{z:$} remains after {n} {xs} for {p:$} each and {m} {ys} for {q:$} each?", "{K} got {z:$} from the office for "
        "{m} {ys} and {n} {xs}. A {y} was {q:$} and a {x} {p:$}. How much must {K} bring back?", "{z:$} is there for "
        "it. {n:w} {xs} are needed and one is {p:$}. {m:w} {ys} are needed too and one is {q:$}. What is not spent?",
        slots="x xs y ys", rows=("brush, brushes, pencil, pencils", "football, footballs, whistle, whistles",
        "lamp, lamps, bulb, bulbs", "vase, vases, rose, roses", "pizza, pizzas, drink, drinks", "map, maps, badge, "
        "badges", "drum, drums, stick, sticks"), again=("n|And with {n} {xs}?", )),
    ask("xa_started_with_unknown_gave_and_left", {"a": range(3, 151), "b": range(3, 151), "c": range(3, 151)}, plan(
        "s: a + b: given away", "r: s + c: with the {c} left", end="{xs}"), "{N} gave {a} {xs} to {M} and {b} to {K}. "
        "Now {he} {has} {c}. How many did {he} have at the start?", "gave away {a:d} and {b:d} {xs}, {c:d} left. how "
        "many before?", "After {M} had got {a} {xs} and {K} {b}, there were {c} in the box. How many were in the box "
        "before?", "How many {xs} were there in the beginning if {c} are left and {a} and then {b} were given away?",
        "I've still got {c} {xs}. {a} are with {M}, {b} are with {K}, and all of them were mine. How many {xs} did I "
        "own?", "{a:w} {xs} sold on Saturday, {b:w} on Sunday, {c:w} not sold. Find out how many were brought to the "
        "fair.", slots="xs", rows=("comics", "stickers", "puppets", "lemons", "marbles", "plants", "tickets", "postcards",
        "jars", "toy cars"), again=("c|And if {c} are left?", )),
    ask("xa_each_child_pays_trip", {"n": range(10, 33), "p": range(3, 31), "b": range(1, 9)}, plan("? b < n",
        "s: n - b: children who go", "r: s * p: {s} children at {p}", end="$"), "There are {n} children in class 5a. "
        "{b} can't come along {to}. The others pay {p:$} each. How much money is collected?", "class of {n:d}, {b:d} "
        "not coming, {p:$} each. total?", "{n} pupils were going {to}, but {b} are ill. Each one that goes pays {p:$}. "
        "How much do they pay in all?", "How much does the teacher collect for the trip {to} if each child pays {p:$} "
        "and {b} of the {n} stay at home?", "A trip {to} costs {p:$} a head. Class 7b has {n} pupils and {b} of them "
        "have to stay here. What do those on the trip pay together?", "Of the {n} children in group 3, {b} are on "
        "holiday. Everyone else goes {to} and has to bring {p:$}. What sum comes together?", slots="to", rows=(
        "to the zoo", "to the castle", "to the coast", "to the science centre", "to the theatre", "to the farm",
        "to the ice rink"), again=("b|And if {b} stay at home?", "p|And at {p:$} each?")),
    ask("xa_boxes_packed_and_loose", {"n": range(3, 31), "k": (4, 5, 6, 8, 9, 10, 12, 15, 20), "b": range(2, 31)}, plan(
        "s: n * k: {n} {boxes} of {k}", "r: s + b: with {b} loose ones", end="{xs}"), "{N} packed {n} {boxes} with {k} "
        "{xs} each and {b} {xs} were over. How many {xs} were there?", "{n:d} {boxes} of {k:d} {xs} + {b:d} loose. how "
        "many?", "All the {xs} were put into {boxes}, {k} in each. That made {n} {boxes}, and {b} {xs} did not fit. "
        "Find the number of {xs}.", "How many {xs} do I have when I can fill {n} {boxes} with {k} each and still have "
        "{b} in my hand?", "There were {b} single {xs} on the shelf besides {n} full {boxes}. A full one has {k} "
        "inside. How many {xs} altogether?", "On shelf 6 stand {n:w} {boxes}, {k:w} {xs} to each, and next to them lie "
        "{b:w} {xs}. What do we write on the list?", slots="boxes xs", rows=("boxes, eggs", "bags, rolls",
        "crates, bottles", "tins, biscuits", "cases, jars", "packs, pens", "cartons, cups", "sacks, potatoes",
        "tubes, tennis balls"), again=("n|And with {n} {boxes}?", "b|And with {b} over?")),
    ask("xa_two_machines_hours", {"a": range(4, 61), "b": range(4, 61), "h": range(2, 10)}, plan("s: a + b: in one hour",
        "r: h * s: {h} hours of {s}", "? r < 1001", end="{xs}"), "{One} {makes} {a} {xs} an hour, {two} {b}. How many "
        "{xs} do they make together in {h} hours?", "{one} {a:d} {xs}/hour, {two} {b:d}/hour, both for {h:d} hours. "
        "total {xs}", "{One} and {two} work side by side for {h} hours. {One} {makes} {a} {xs} every hour and {two} "
        "{b}. What have they made then?", "How many {xs} are ready after {h} hours if {one} {makes} {a} and {two} "
        "{makes} {b} per hour?", "In an hour {two} {makes} {b} {xs}; {one} {makes} {a}. Both are busy for {h:w} hours. "
        "Give the number of {xs}.", "Our shift is {h} hours. During each hour we get {a} {xs} from {one} and {b} from "
        "{two}. How many {xs} is that per shift?", slots="One one two makes xs", rows=("The old machine, the old "
        "machine, the new one, makes, screws", "Printer 1, printer 1, printer 2, prints, posters", "The mother, the "
        "mother, the daughter, folds, boxes", "Oven A, oven A, oven B, bakes, pies", "The boy, the boy, the girl, "
        "picks, pears", "The first robot, the first robot, the second robot, welds, frames", "The chef, the chef, the "
        "helper, fills, dumplings"), again=("h|And in {h} hours?", )),
    ask("xa_read_pages_three_days_left", {"t": range(100, 501, 5), "a": range(5, 91), "b": range(5, 91)}, plan(
        "s: a + b: pages read", "? s < t", "r: t - s: pages to read", end="pages"), "{Ns} book has {t} pages. {he} read "
        "{a} pages on {d1} and {b} on {d2}. How many pages are still to read?", "book {t:d} pages, read {a:d} {d1} and "
        "{b:d} {d2}. left", "{a} pages on {d1}, {b} pages on {d2}: so far {K} has got with a book of {t} pages. How "
        "many pages remain for {K}?", "I need to know how many pages of my {t} page book are left. On {d1} I got "
        "through {a}, on {d2} through {b}.", "How many pages does a reader still have in a book of {t} pages after {a} "
        "on {d1} and {b} on {d2}?", "Chapter 4 is where {M} is now. {M} did {a} pages on {d1} and {b} on {d2}; all in "
        "all there are {t}. Count the pages {he2} hasn't read.", slots="d1 d2", rows=("Monday, Tuesday", "Saturday, "
        "Sunday", "the train, the ferry", "Thursday, Friday", "Christmas Eve, Christmas Day", "the first day, the "
        "second day"), again=("b|And if it is {b} on the second day?", )),
    ask("xa_difference_of_two_totals_sold", {"a": range(5, 121), "b": range(5, 121), "c": range(5, 121), "d": range(5, 121)},
        plan("s: a + b: {M}", "u: c + d: {K}", "? u < s", "r: s - u: difference", end="{xs}"), "{M} {sold} {a} {xs} in "
        "May and {b} in June. {K} {sold} {c} in May and {d} in June. How many more {xs} is that for {M} in both months?",
        "{M} {a:d} + {b:d} {xs}, {K} {c:d} + {d:d}. how many more has {M}?", "In two months {M} {sold} {a} and {b} {xs} "
        "and {K} {c} and {d}. By how many {xs} is {M} ahead?", "How many fewer {xs} has {K}, with {c} and {d}, than "
        "{M}, with {a} and {b}?", "{K}: {c} {xs} in week 1, {d} in week 2. {M}: {a} in week 1, {b} in week 2. What's "
        "the difference between their totals?", "{M} won against {K}. {M} {sold} {a:w} {xs} and later {b:w}; {K} {sold} "
        "{c:w} and later {d:w}. By how much did {M} win?", slots="sold xs", rows=("sold, subscriptions", "collected, "
        "signatures", "caught, fish", "planted, trees", "scored, points", "picked, baskets of grapes", "delivered, "
        "parcels", "wrote, pages")),
    ask("xa_ribbon_pieces_length_rest", {"t": range(60, 501, 5), "n": range(3, 16), "k": range(4, 41)}, plan("s: n * k: "
        "{n} pieces of {k}", "? s < t", "r: t - s: the rest", end="{cm}"), "A {ribbon} is {t} {cm} long. {N} cut{s} off "
        "{n} pieces of {k} {cm} each. How long is the rest?", "{ribbon} {t:d} {cm}, {n:d} pieces of {k:d} {cm} off. "
        "rest?", "From a {ribbon} of {t} {cm}, {n} pieces are cut, each {k} {cm} long. What length remains?",
        "How many {cm} of a {t} {cm} {ribbon} are over after {n} pieces, {k} {cm} each, have been taken?", "I need {n} "
        "pieces of {k} {cm}. My {ribbon} measures {t} {cm}. How much of it will I have afterwards?", "{K} measured the "
        "{ribbon}: {t} {cm}. Then {n:w} pieces came off it, and every one was {k:w} {cm}. Say how long it is now.", slots=
        "ribbon cm", rows=("ribbon, cm", "rope, m", "board, cm", "cable, m", "hose, m", "strip of cloth, cm", "wire, cm",
        "chain, cm", "pipe, cm"), again=("n|And with {n} pieces?", )),
    ask("xa_store_used_by_three", {"t": range(60, 901), "a": range(5, 201), "b": range(5, 201), "c": range(5, 201)}, plan(
        "s: a + b: {p} and {q}", "u: s + c: with {w}", "? u < t", "r: t - u: the rest", end="{l}"), "{Store} holds {t} "
        "{l}. {a} {l} go to {p}, {b} to {q} and {c} to {w}. How many {l} are left?", "{store} {t:d} {l}: {p} {a:d}, {q} "
        "{b:d}, {w} {c:d}. rest?", "{P} got {a} {l}, {q} {b} {l} and {w} {c} {l}. At first {store} had {t} {l}. What "
        "does it have now?", "How many {l} are there still in {store} with {t} {l} after {a} for {p}, {b} for {q} and "
        "{c} for {w}?", "We took three times from {store}: {a} {l}, then {b} {l}, then {c} {l}. It had held {t} {l}. "
        "What is in it today?", "{t} {l} were in {store}. {q} used {b} of that, {w} used {c}, {p} used {a}. Find the "
        "{l} that nobody used.", slots="Store store P p q w l", rows=("The tank, the tank, The garden, the garden, the "
        "stable, the house, litres", "The silo, the silo, The cows, the cows, the pigs, the hens, kg", "The cellar, the "
        "cellar, The bar, the bar, the kitchen, the wedding, bottles", "The depot, the depot, The school, the school, "
        "the clinic, the hotel, boxes", "The shed, the shed, The stove, the stove, the sauna, the oven, logs"), again=(
        "c|And if the third amount is {c}?", )),
    ask("xa_minutes_each_plus_break_between", {"n": range(2, 9), "k": range(10, 61, 5), "b": (5, 10, 15, 20, 30)}, plan(
        "s: n * k: {n} {parts} of {k} minutes", "r: s + b: with the break", end="minutes"), "{N} {did} {n} {parts} of "
        "{k:d} minutes each, with one break of {b:d} minutes. How long did it take in all?", "{n:d} {parts}, {k:d} min "
        "each, one {b:d} min break. total?", "A {thing} has {n} {parts} of {k:d} minutes and a pause of {b:d} minutes. "
        "How many minutes does the {thing} last?", "How many minutes pass from start to end if there are {n} {parts}, "
        "{k:d} minutes each, and a single interval of {b:d} minutes?", "There's a {b:d} minute break in the {thing}. "
        "Otherwise it is {n:w} {parts} and each is {k:d} minutes long. What is the whole length?", "The {thing} on "
        "channel 2 had {n} {parts}. One of them takes {k:d} minutes. With the interval, {b:d} minutes, how long were we "
        "sitting there?", slots="did parts thing", rows=("watched, halves, match", "played, sets, tournament",
        "saw, acts, play", "gave, lessons, course", "heard, pieces, concert", "ran, laps, training",
        "watched, episodes, marathon"), again=("b|And with a break of {b:d} minutes?", )),
    ask("xa_child_pocket_money_minus_sweets", {"n": range(3, 13), "a": range(3, 21), "b": range(1, 9)}, plan("? b < a",
        "s: a - b: kept each {week}", "? 1 < s", "r: n * s: {n} {weeks} of {s}", end="$"), "{N} get{s} {a:$} a {week} "
        "and spend{s} {b:$} of it. How much {has} {he} after {n} {weeks}?", "{a:$} a {week}, {b:$} spent each time, "
        "{n:d} {weeks}. saved?", "Each {week} {K} is given {a:$}. {b:$} goes on {sweets} and the rest into a tin. What "
        "is in the tin after {n} {weeks}?", "How much can I put aside in {n} {weeks} if I get {a:$} every {week} but "
        "need {b:$} for {sweets}?", "{b:$} for {sweets}, that's what {M} spends per {week}. {his2} money is {a:$} per "
        "{week}. How big are the savings after {n} {weeks}?", "{M} is 11 and gets {a:$} each {week}. {he2} always buys "
        "{sweets} for {b:$}. Work out what {he2} has got together after {n:w} {weeks}.", slots="week weeks sweets", rows=(
        "week, weeks, sweets", "month, months, comics", "week, weeks, bus tickets", "month, months, music", "day, days, "
        "lunch", "week, weeks, stickers"), again=("n|And after {n} {weeks}?", "b|And if {b:$} is spent?")),
    ask("xa_two_groups_each_brings", {"n": range(4, 31), "m": range(4, 31), "k": range(2, 10)}, plan("s: n + m: {who} "
        "in both", "r: s * k: {s} {who} with {k}", end="{xs}"), "There are {n} {who} in class 5a and {m} in class 5b. "
        "Each {brings} {k} {xs}. How many {xs} is that?", "5a has {n:d} {who}, 5b {m:d}, each {k:d} {xs}. total?",
        "{k} {xs} for each of the {n} {who} in room 12 and for each of the {m} {who} in room 14. How many {xs} are "
        "needed?", "Group A: {n} {who}. Group B: {m} {who}. If every one of them {brings} {k} {xs}, how many {xs} do we "
        "have?", "How many {xs} are on the table when {n} {who} from house 3 and {m} from house 7 have each left {k} "
        "there?", "{n:w} {who} came on the first bus and {m:w} on the second. Each {brings} {k:w} {xs}. What's the "
        "number of {xs}?", slots="who brings xs", rows=("pupils, brings, bottles", "children, brings, cans",
        "girls, paints, eggs", "learners, carries, logs", "kids, eats, dumplings", "boys, folds, stars", "youngsters, "
        "gets, cards", "students, borrows, books"), again=("k|And with {k} each?", )),
    ask("xa_how_much_cheaper_per_day", {"a": range(20, 201, 5), "n": (2, 3, 4, 5, 6, 7, 8, 10), "b": range(2, 41)}, plan(
        "s: a / n: price of one {day_}", "? b < s", "r: s - b: cheaper by {b}", end="$"), "{n} {days} {at} cost {a:$}. "
        "In winter one {day_} is {b:$} cheaper. What does a {day_} cost in winter?", "{n:d} {days} {at} {a:$}, now "
        "{b:$} less per {day_}. price of one?", "{N} paid {a:$} for {n} {days} {at}. Next year each {day_} will be "
        "{b:$} less. How much will one be?", "How much is one {day_} {at} with a reduction of {b:$} if {n} of them "
        "normally come to {a:$}?", "The bill for {n} {days} {at} was {a:$}, the same for every {day_}. Members pay "
        "{b:$} less for each. What does a member pay for one {day_}?", "For {n:w} {days} {at}, {K} had to pay {a:$}. A "
        "friend got a {day_} for {b:$} less than that per {day_}. Find the friend's price.", slots="day_ days at", rows=(
        "night, nights, at the hotel", "day, days, on the campsite", "lesson, lessons, at the riding school",
        "hour, hours, in the studio", "game, games, at the bowling hall", "trip, trips, on the boat"), again=(
        "b|And if it is {b:$} cheaper?", )),
    ask("xa_same_number_per_shelf_minus_lent", {"n": range(3, 16), "k": range(8, 41), "b": range(3, 61), "c": range(2, 41)},
        plan("s: n * k: {n} {shelves} of {k}", "? b < s", "u: s - b: {b} {lent}", "r: u + c: {c} {back}", end="{xs}"),
        "{Place} has {n} {shelves} with {k} {xs} each. {b} {xs} were {lent}, and {c} were {back}. How many {xs} are "
        "there now?", "{n:d} {shelves} x {k:d} {xs}, {b:d} {lent}, {c:d} {back}. now?", "Each of the {n} {shelves} in "
        "{place} had {k} {xs}. This week {b} were {lent} and {c} were {back}. What is the number at the end of the week?",
        "How many {xs} are in {place} when {b} have been {lent} and {c} {back}, out of {n} {shelves} with {k} each?",
        "{K} looks after {place}: {n} {shelves}, {k} {xs} on every one. First {b} of these were {lent}; a few days "
        "later {c} were {back}. How many {xs} does {K} count?", "{c:w} {xs} were {back} to {place} after {b:w} had been "
        "{lent}. When it was full it had {n} {shelves} of {k}. How many {xs} are in it?", slots="Place place shelves xs "
        "lent back", rows=("The library, the library, shelves, books, lent out, brought back", "The film club, the film "
        "club, racks, films, borrowed, returned", "The costume room, the costume room, rails, hats, taken, returned",
        "The tool shed, the tool shed, boards, tools, lent out, given back", "The nursery, the nursery, benches, "
        "plants, sold, brought back"), again=("c|And if {c} were {back}?", )),
    ask("xa_times_as_old_multiply", {"a": range(2, 31), "k": range(2, 6)}, plan("r: k * a: {times} {a}", end="years"),
        "{M} is {a}. {N} is {times} as old as {M}. How old is {N}?", "My cousin is {a} years old. My {kin} is {times} "
        "as old as my cousin. How old is my {kin}?", "{M} is {a:d}, {K} {times} the age of {M}. age of {K}?",
        "{K} is {times} as old as {M}. What is the age of {K} if {M} is {a}?", "At {a}, {M} is younger than {K}. {K} is "
        "{times} as old. Tell me how many years old {K} is.", "Our {pet} is {a:w} years old. The one next door is "
        "{times} as old as ours. How old is the one next door?", "Uncle Ted is {times} as old as his nephew {M}, who "
        "turned {a} last week. So what is the uncle's age?", slots="k times pet", rows=("2, twice, dog",
        "3, three times, parrot", "4, four times, tortoise", "5, five times, cat", "3, 3 times, horse", "2, two times, "
        "pony"), again=("a|And if the younger one is {a}?", )),
    ask("xa_times_as_many_divide", {"a": range(6, 301), "k": range(2, 10)}, plan("r: a / k: {a} shared by {k}", end=
        "{xs}"), "{N} {has} {a} {xs}. That is {times} as many as {M} has. How many {xs} has {M}?", "{a:d} {xs}, {times} "
        "as many as {M}. how many has {M}?", "{K} has {times} as many {xs} as {M}. {K} has {a}. How many are with {M}?",
        "With {a} {xs}, {K} has {times} as many as {M}. Find the number of {xs} that {M} has.", "How many {xs} does {M} "
        "have, if the {a} of {K} are {times} as many?", "My {kin} counted {a} {xs}, which is {times} the number I "
        "counted. How many {xs} did I count?", "In class 5a there are {a} {xs}, {times} as many as in class 5b. How "
        "many are there in 5b?", slots="k times xs", rows=("2, twice, books", "3, three times, stickers",
        "4, four times, marbles", "5, five times, plants", "6, six times, pens", "3, 3 times, posters",
        "8, eight times, shells", "9, nine times, cards"), again=("a|And if it is {a}?", )),
    ask("xa_times_as_many_multiply_both", {"a": range(3, 151), "k": range(2, 7)}, plan("s: k * a: {times} as many as {a}",
        "r: a + s: together", end="{xs}"), "{M} has {a} {xs} and {K} {times} as many. How many {xs} have the two "
        "together?", "{M} {a:d} {xs}, {K} {times} that many. both?", "{K} has {times} as many {xs} as {M}, who has {a}. "
        "What do both have in all?", "How many {xs} are there with {M} and {K} together, when {M} has {a} of them and "
        "{K} {times} that number?", "In room 12 I see {a} {xs}. In room 13 there are {times} as many. How many {xs} are "
        "in the two rooms?", "My {kin} found {a} {xs} and I found {times} as many as my {kin}. Add up what we found.",
        slots="k times xs", rows=("2, twice, shells", "3, three times, coins", "4, four times, chairs", "5, five times, "
        "pens", "2, two times, books", "6, six times, cups", "3, 3 times, balls"), again=("a|And with {a}?", )),
    ask("xa_sold_and_half_as_many_rest", {"t": range(60, 601), "a": range(6, 201, 2)}, plan("s: a / 2: the second day",
        "u: a + s: both days", "? u < t", "r: t - u: {u} gone", end="{xs}"), "{N} had {t} {xs}. {he} sold {a} on {d1} "
        "and half as many on {d2}. How many {xs} are left?", "{t:d} {xs}, {a:d} sold {d1}, half that {d2}. left?",
        "A shop sells {a} of its {t} {xs} on {d1}. On {d2} only half as many are sold as on {d1}. What remains?",
        "How many {xs} out of {t} stay behind if {a} go on {d1} and half that number on {d2}?", "{d1} was good: {a} "
        "{xs} were sold. {d2} wasn't: only half of that. The shop at 9 Bridge Lane had {t} to begin with. How many has "
        "it still?", "{K} brought {t} {xs} to the market, sold {a} before noon and half as many after noon. How many "
        "went home again with {K}?", slots="xs d1 d2", rows=("candles, Friday, Saturday", "lemons, Saturday, Sunday",
        "hats, Monday, Tuesday", "plants, Tuesday, Wednesday", "cheeses, Thursday, Friday", "baskets, Sunday, Monday"),
        again=("a|And if {a} were sold first?", )),
    ask("xa_gives_part_to_each_of_two", {"a": range(12, 241), "k": (2, 3, 4, 5, 10), "j": (2, 3, 4, 5)}, plan(
        "s: a / k: {part} of {a}", "u: a - s: the rest", "v: u / j: {part2} of {u}", "r: u - v: the rest of that", end=
        "{xs}"), "{N} had {a} {xs}, gave {M} {part} of them and then {K} {part2} of the rest. How many did {he} keep?",
        "{a:d} {xs}: {part} to {M}, {part2} of the rest to {K}. kept?", "{part} of the {a} {xs} went to {M}. {K} got "
        "{part2} of what was left. How many {xs} remained?", "How many {xs} of {a} are left when first {part} and then "
        "{part2} of the remaining ones are given away?", "First {M} was given {part} of my {a} {xs}; {K} was given "
        "{part2} of those that I still had. What did I keep?", "There were {a} {xs} in the tin. {M} came and took "
        "{part}. Of the rest, {K} took {part2}. Count what stayed in the tin.", slots="k part j part2 xs", rows=(
        "2, half, 3, a third, sweets", "4, a quarter, 3, a third, nuts", "3, a third, 2, half, cards", "5, a fifth, 4, "
        "a quarter, stamps", "2, half, 2, half, cookies", "4, a quarter, 2, half, plums", "3, a third, 4, a quarter, "
        "shells")),
    ask("xa_wage_week_of_days_hours", {"p": range(8, 31), "h": range(2, 9), "d": range(2, 7)}, plan("s: d * h: hours in "
        "{d} days", "r: s * p: {s} hours at {p}", end="$"), "{N} work{s} {h} hours a day on {d} days a week and get{s} "
        "{p:$} an hour. How much is that a week?", "{p:$} per hour, {h:d} hours a day, {d:d} days. weekly pay?",
        "The job in the {shop} pays {p:$} per hour. {K} is there {d} days a week, {h} hours each day. What does {K} "
        "earn in a week?", "How much does a helper in the {shop} take home for {d} days of {h} hours at {p:$} an hour?",
        "An hour brings {p:$}. A day has {h} working hours. This week there were {d} working days. Find the pay of this "
        "week.", "{M}, who is 19, helps in the {shop}: {d:w} days, each with {h:w} hours, for {p:$} an hour. What will "
        "be on the pay slip?", slots="shop", rows=("bakery", "bike shop", "stables", "café", "library", "garden centre",
        "market hall"), again=("d|And for {d} days?", "p|And at {p:$} an hour?")),
    ask("xa_wage_two_days_minus_cost", {"p": range(8, 26), "a": range(2, 8), "b": range(2, 8), "c": range(3, 41)}, plan(
        "h: a + b: hours of both days", "s: h * p: {h} hours at {p}", "? c < s", "r: s - c: without {c}", end="$"),
        "{N} work{s} {a} hours on Tuesday and {b} hours on Friday for {p:$} an hour. {he} pay{s} {c:$} for {bus}. How "
        "much is left?", "{a:d} h + {b:d} h, {p:$} an hour, minus {c:$} for {bus}. what remains?", "At {p:$} per hour, "
        "{K} did {a} hours on the first day and {b} hours on the second. {bus} cost {c:$}. What did {K} keep?",
        "How much do I have after two shifts of {a} and {b} hours at {p:$} an hour if {c:$} goes on {bus}?",
        "{c:$} of the pay was spent on {bus}. The pay was {p:$} for each hour, with {a:w} hours on one day and {b:w} on "
        "the other. Find the rest.", "My {kin} gets {p:$} an hour and was there from 9 o'clock, {a} hours on Friday, "
        "{b} on Saturday. Take away {c:$} for {bus}. What is left?", slots="bus", rows=("the bus", "lunch", "petrol",
        "a taxi", "work shoes", "the car park", "meals"), again=("c|And if it costs {c:$}?", )),
    ask("xa_km_weekdays_plus_weekend_trip", {"a": range(2, 41), "d": range(2, 7), "b": range(5, 91)}, plan("s: d * a: "
        "{d} days of {a}", "r: s + b: with the {b}", end="km"), "{N} {rode} {a} km on each of {d} days and {b} km on "
        "{sunday}. How many km is that in all?", "{d:d} days x {a:d} km, {sunday} {b:d} km. total?", "On {d} days it "
        "was {a} km each, on {sunday} {b} km. What distance did {K} do altogether?", "How many km are {d} days with {a} "
        "km a day and one day, {sunday}, with {b} km?", "{sunday} was the long one with {b} km. On {d} other days {M} "
        "{rode} {a} km a day. How many km in the whole week?", "Watch of {K}: {d:w} times {a:w} km, and then {b:w} km "
        "on {sunday}. Find the sum of the km.", slots="rode sunday", rows=("rode, Sunday", "ran, Saturday",
        "walked, Sunday", "drove, Saturday", "paddled, Friday", "skied, Monday", "cycled, Easter Sunday"), again=(
        "a|And with {a} km a day?", )),
    ask("xa_three_days_sum_minus_goal", {"a": range(5, 201), "b": range(5, 201), "c": range(5, 201), "t": range(100, 601,
        10)}, plan("s: a + b: the first two days", "u: s + c: all three days", "? u < t", "r: t - u: missing", end="{xs}"),
        "{N} want{s} {t} {xs}. On Friday {he} got {a}, on Saturday {b}, on Sunday {c}. How many are missing?",
        "goal {t:d} {xs}, so far {a:d}, {b:d}, {c:d}. missing?", "{a} {xs} on day one, {b} on day two, {c} on day "
        "three. {t} is the goal. How many {xs} does {K} still need?", "How many {xs} short of {t} are we after three "
        "days with {a}, {b} and {c}?", "Team 4 should bring {t} {xs}. Until now it has brought {a}, then {b}, then {c}. "
        "How many more must it bring?", "I wrote down {xs}: {a:w} first, {b:w} next, {c:w} last. It ought to be {t}. "
        "What's lacking?", slots="xs", rows=("signatures", "points", "cans", "old phones", "metres of rope",
        "bottle tops", "tickets sold", "bricks", "sandbags"), again=("c|And with {c} on the third day?", )),
    ask("xa_flowers_bunches_price", {"a": range(6, 101), "b": range(6, 101), "k": (5, 6, 8, 9, 10, 12, 15), "p": range(3,
        16)}, plan("s: a + b: together", "u: s / k: {bunches} of {k}", "r: u * p: {u} {bunches} at {p}", end="$"),
        "{a} {xs} and {b} {ys} are made into {bunches} of {k}, and each is sold for {p:$}. How much money is that?",
        "{a:d} {xs} + {b:d} {ys}, {bunches} of {k:d}, {p:$} each. money?", "{N} {has} {a} {xs} and {b} {ys}. {he} "
        "put{s} {k} into each of the {bunches} and ask{s} {p:$} for one. What do all bring?", "How much can be earned "
        "with {a} {xs} and {b} {ys} if {k} of them cost {p:$}?", "A shop sells {bunches} with {k} pieces for {p:$}. It "
        "uses up {a} {xs} and {b} {ys}. How much does it take for all?", "From bed 3 come {a:w} {xs} and from bed 4 "
        "{b:w} {ys}. {k:w} at a time they are tied up. One of those {bunches} is {p:$}. Find the total.", slots=
        "xs ys bunches", rows=("roses, tulips, bunches", "carrots, beets, bundles", "daisies, lilies, bouquets",
        "onions, leeks, bunches", "asters, dahlias, bouquets", "apples, quinces, bags"), again=("p|And at {p:$} each?", )),
    ask("xa_notebook_pages_two_per_day", {"t": range(60, 301), "a": range(2, 13), "n": range(2, 20), "b": range(2, 31)},
        plan("s: n * a: pages in {n} days", "u: s + b: with {b} more", "? u < t", "r: t - u: empty", end="pages"),
        "A {book} has {t} pages. {N} fill{s} {a} pages a day for {n} days, and {b} pages are torn out. How many empty "
        "pages are left?", "{book} {t:d} pages, {a:d} a day, {n:d} days, {b:d} torn out. empty?", "For {n} days {K} "
        "used {a} pages of the {book} daily. Besides, {b} pages got lost. Of {t} pages, how many are still blank?",
        "How many blank pages are there in a {book} of {t} after {n} days of {a} pages when {b} are missing?",
        "{b} pages of my {book} are spoiled by tea. I've written {a} pages on each of {n} days. It had {t} pages when I "
        "bought it. How many can I still write on?", "The {book} (number 6 on the shelf) began with {t} pages. {n:w} "
        "days took {a:w} each; the baby tore out {b:w}. What's left to write on?", slots="book", rows=("notebook",
        "diary", "exercise book", "drawing pad", "logbook", "sketchbook", "writing pad"), again=("n|And after {n} days?", )),
    ask("xa_two_trains_carriages_seats_standing", {"n": range(2, 13), "k": range(20, 81, 2), "b": range(3, 61), "c": range(
        3, 61)}, plan("s: n * k: {n} {cars} of {k}", "? b < s", "u: s - b: without {b} free seats", "r: u + c: with {c} "
        "who stand", end="people"), "A train has {n} {cars} with {k} seats each. {b} seats are free, but {c} people "
        "stand. How many people are on it?", "{n:d} {cars}, {k:d} seats each, {b:d} free, {c:d} standing. how many "
        "people?", "In {n} {cars} there are {k} seats each. All are taken but {b}; {c} people are standing near the "
        "doors. How many people travel?", "How many people ride in {n} {cars} of {k} seats when {b} seats are empty and "
        "{c} passengers like to stand?", "{c} of us stood, although {b} seats had nobody on them. It was {n} {cars} "
        "with {k} seats in each. How many were we?", "Train 418 at platform 7: {n:w} {cars}, {k} seats to each of them, "
        "{b:w} not in use, {c:w} people on their feet. Count the passengers.", slots="cars", rows=("carriages", "cars",
        "coaches", "wagons"), again=("b|And with {b} free seats?", )),
)  # fmt: skip
TASKS = STORIES
