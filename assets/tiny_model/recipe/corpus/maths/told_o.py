"""Word problems as visitors tell them: two and three steps, with names and numbers that are not needed, part 2."""

from __future__ import annotations

from .weeks import ask, plan

STORIES = (
    ask("xb_parcels_per_hour_shift_two_breaks", {"h": range(4, 10), "b": range(1, 3), "k": range(5, 61)}, plan(
        "s: h - b: working hours", "r: s * k: {s} hours of {k}", end="{xs}"), "{N} {is} at work for {h} hours, of which "
        "{b:d} h is break. {he} {did} {k} {xs} an hour. How many {xs} is that?", "{h:d} hours minus {b:d} h break, "
        "{k:d} {xs} per hour. how many?", "A shift is {h} hours long with {b:d} h of rest in it. While working, {K} "
        "{did} {k} {xs} each hour. How many {xs} in the shift?", "How many {xs} come from a shift of {h} hours with a "
        "break of {b:d} h, if {k} are done per hour of work?", "In each hour of work there are {k} {xs}. The day has "
        "{h} hours for me but in {b:d} of them I rest. What number of {xs} is that?", "From 8 o'clock on {K} was there "
        "for {h:w} hours. Take off {b:d} h for lunch. With {k} {xs} an hour, what has {K} done?", slots="did xs", rows=(
        "sorted, parcels", "packed, boxes", "scanned, tickets", "folded, shirts", "peeled, potatoes", "ironed, napkins",
        "checked, bags"), again=("k|And with {k} an hour?", "h|And in {h} hours?")),
    ask("xb_two_kinds_of_tickets_money_left_to_reach", {"a": range(5, 61), "p": range(2, 13), "b": range(5, 41), "q":
        range(2, 9), "z": range(100, 1001, 50)}, plan("? q < p", "s: a * p: {xs}", "u: b * q: {ys}", "v: s + u: taken",
        "? v < z", "r: z - v: missing", end="$"), "{N} sold {a} {xs} at {p:$} and {b} {ys} at {q:$}. The goal is {z:$}. "
        "How much is missing?", "{a:d} {xs} {p:$}, {b:d} {ys} {q:$}, goal {z:$}. missing?", "Class 9a needs {z:$}. It "
        "has sold {a} {xs} for {p:$} each and {b} {ys} for {q:$} each. What does it still lack?", "How far from {z:$} "
        "are we with {b} {ys} ({q:$} each) and {a} {xs} ({p:$} each) sold?", "{K} wants {z:$} for the roof. {xs} bring "
        "{p:$} apiece, {ys} {q:$}. So far it's {a} {xs} and {b} {ys}. How much more must come in?", "So far: {a:w} "
        "{xs}, one at {p:$}, and {b:w} {ys}, one at {q:$}. {z:$} would be enough. What's the gap?", slots="xs ys", rows=(
        "cakes, drinks", "seats, standing places", "books, cards", "soups, rolls", "calendars, candles",
        "adult tickets, child tickets"), again=("z|And with a goal of {z:$}?", )),
    ask("xb_borrowed_and_paid_back_parts", {"t": range(50, 901, 10), "n": range(2, 13), "a": range(5, 61, 5), "b": range(5,
        101, 5)}, plan("s: n * a: {n} {months} of {a}", "u: s + b: with {b} more", "? u < t", "r: t - u: still owed", end=
        "$"), "{N} owe{s} {M} {t:$}. {he} paid {a:$} in each of {n} {months} and once {b:$} extra. How much do{es} {he} "
        "still owe?", "debt {t:$}, {n:d} {months} at {a:$}, one extra {b:$}. still owed?", "{M} lent {K} {t:$}. {n} "
        "{months} long {K} gave back {a:$}, and at Christmas another {b:$}. What remains to be paid?", "How much of "
        "{t:$} is not paid back after {n} {months} with {a:$} each and a single payment of {b:$}?", "I have to pay back "
        "{t:$} for the fridge. There was one payment of {b:$} and there were {n} of {a:$}, one each {month}. What is my "
        "debt today?", "Every {month} {a:$}, {n:w} times, then {b:$} from the birthday money: {K} is paying for a drum "
        "kit of {t:$}. How much is to come?", slots="month months", rows=("month, months", "week, weeks",
        "quarter, quarters"), again=("b|And with {b:$} extra?", )),
    ask("xb_three_friends_pool_money_buy", {"a": range(5, 91), "b": range(5, 91), "c": range(5, 91), "p": range(20, 201)},
        plan("s: a + b: {M} and {K}", "u: s + c: with {who}", "? p < u", "r: u - p: left after {thing}", end="$"),
        "{M} has {a:$}, {K} has {b:$} and {who} has {c:$}. Together they buy {thing} for {p:$}. How much do they have "
        "left?", "{M} {a:$}, {K} {b:$}, {who} {c:$}. {thing} {p:$}. left over?", "{thing} costs {p:$}. {M} puts in "
        "{a:$}, {K} {b:$}, {who} {c:$}. What is over?", "How much is left of {a:$} from {M}, {b:$} from {K} and {c:$} "
        "from {who} after paying {p:$} for {thing}?", "Three people throw their money together: {a:$}, {b:$} and {c:$}. "
        "They are {M}, {K} and {who}. Then they pay {p:$} for {thing}. How much have they got?", "For {thing} of {p:$} "
        "we collected {b:$} from {K}, {c:$} from {who}, {a:$} from {M}. How much too much did we collect?", slots=
        "who thing", rows=("the coach, a present", "their aunt, a tent", "the old man, a boat", "their brother, a puppy",
        "the neighbour, a barbecue", "the twins, a game"), again=("p|And if it costs {p:$}?", )),
    ask("xb_eggs_week_sold_in_cartons", {"n": range(3, 31), "k": range(2, 7), "j": (4, 6, 10, 12)}, plan("s: n * k: {n} "
        "{hens} with {k}", "r: s / j: {boxes} of {j}", end="{boxes}"), "{n} {hens} give {k} {xs} each. {N} put{s} them "
        "into {boxes} of {j}. How many {boxes} are filled?", "{n:d} {hens}, {k:d} {xs} each, {boxes} of {j:d}. how many "
        "{boxes}?", "From each of {n} {hens} {K} gets {k} {xs}. {j} {xs} go into each of the {boxes}, with nothing "
        "over. How many {boxes} is that?", "How many {boxes} with {j} in each do {n} {hens} fill with {k} {xs} apiece?",
        "The {boxes} take {j} {xs}. We have {n} {hens} and every one gives us {k}. Work out the {boxes} that we need.",
        "In yard 5 there are {n:w} {hens}; {k:w} {xs} came from each. All {xs} were packed, {j:w} at a time. Count the "
        "{boxes}.", slots="hens xs boxes", rows=("hens, eggs, cartons", "bushes, roses, bunches", "vines, melons, crates",
        "plants, peppers, bags", "workers, toys, boxes", "children, drawings, folders", "ducks, eggs, trays"), again=(
        "n|And with {n} {hens}?", )),
    ask("xb_wins_each_round_loses_points", {"n": range(3, 21), "k": range(2, 13), "m": range(2, 10), "j": range(2, 6)},
        plan("? m < n", "s: n * k: {n} {good}", "u: m * j: {m} {bad}", "? u < s", "r: s - u: without {u}", end="points"),
        "{N} {has} {n} {good} at {k} points each and {m} {bad}, each of which takes off {j} points. How many points is "
        "that?", "{n:d} {good} +{k:d}, {m:d} {bad} -{j:d} each. points?", "For each of the {good} there are {k} points, "
        "for each of the {bad} {j} are taken away. {K} had {n} {good} and {m} {bad}. What is the score?",
        "How many points come out of {n} {good} worth {k} and {m} {bad} that cost {j} each?", "Round 3 of the quiz: {m} "
        "{bad}, minus {j} points for every one. Still, {n} {good} with {k} points each. What score does {K} have?",
        "{K} wrote {n:w} {good} and {m:w} {bad} on the card. Count {k:w} points up for each of the first and {j:w} down "
        "for each of the second. Say the result.", slots="good bad", rows=("right answers, wrong answers", "hits, misses",
        "goals, fouls", "clean jumps, faults", "finished tasks, mistakes"), again=("m|And with {m} {bad}?", )),
    ask("xb_bread_slices_people_each_left", {"n": range(2, 9), "k": (8, 10, 12, 15, 16, 20, 24), "m": range(3, 21), "j":
        range(2, 6)}, plan("s: n * k: {n} {loaves} of {k}", "u: m * j: {m} {who} with {j}", "? u < s", "r: s - u: left",
        end="{slices}"), "{n} {loaves} have {k} {slices} each. {m} {who} eat {j} {slices} each. How many {slices} are "
        "left?", "{n:d} {loaves} x {k:d} {slices}, {m:d} {who} take {j:d} each. left?", "{N} cut{s} {n} {loaves} into "
        "{k} {slices} each. Each of {m} {who} gets {j}. How many {slices} remain?", "How many {slices} are over from "
        "{n} {loaves} of {k} {slices} when {m} {who} have {j} apiece?", "There were {m} {who} in room 12, and they had "
        "{j} {slices} each. On the board lay {n} {loaves}, {k} {slices} to each. What was still there afterwards?",
        "{m:w} {who}, {j:w} {slices} for everybody. The kitchen has {n:w} {loaves} with {k:w} {slices}. Find the "
        "{slices} that go back to the kitchen.", slots="loaves slices who", rows=("loaves, slices, children",
        "pizzas, slices, boys", "cakes, pieces, guests", "melons, pieces, hikers", "cheeses, slices, workers",
        "trays, brownies, pupils", "bars, squares, friends"), again=("j|And with {j} each?", "m|And with {m} {who}?")),
    ask("xb_minutes_school_days_weeks_to_total", {"a": range(5, 41), "b": range(5, 41), "n": range(2, 7)}, plan(
        "s: a + b: minutes a day", "r: n * s: {n} days of {s}", end="minutes"), "{N} {walks} {a} minutes in the morning "
        "and {b} minutes in the evening. How many minutes is that on {n} days?", "{a:d} min am, {b:d} min pm, {n:d} "
        "days. total minutes?", "Every day: {a} minutes before breakfast, {b} minutes after dinner. What does {K} come "
        "to after {n} days, in minutes?", "How many minutes of {doing} are there in {n} days with {a} minutes each "
        "morning and {b} each evening?", "The {doing} of my {kin} takes {a} minutes in the morning. In the evening it's "
        "{b}. Over {n} days, how many minutes?", "{n:w} days in a row {M} did some {doing}, {a} minutes early and {b} "
        "minutes late in the day. Add up all the minutes.", slots="walks doing", rows=("practised for, practice",
        "walked for, walking", "read for, reading", "ran for, running", "exercised for, exercise", "drew for, drawing",
        "sang for, singing"), again=("n|And on {n} days?", )),
    ask("xb_starting_time_minutes_three_parts_left", {"t": (45, 60, 75, 90, 100, 120, 150, 180), "a": range(5, 61), "b":
        range(5, 61), "c": range(3, 31)}, plan("s: a + b: {p} and {q}", "u: s + c: with {w}", "? u < t", "r: t - u: left",
        end="minutes"), "{N} {has} {t} minutes. {P} takes {a} minutes, {q} {b} and {w} {c}. How many minutes are left?",
        "{t:d} min: {p} {a:d}, {q} {b:d}, {w} {c:d}. how much time left?", "Of {t} minutes {a} are needed for {p}, {b} "
        "for {q} and {c} for {w}. How many minutes remain?", "How much time, in minutes, does {K} have over from {t} "
        "minutes after {p} ({a}), {q} ({b}) and {w} ({c})?", "{W} lasts {c} minutes, {q} lasts {b} minutes and {p} "
        "lasts {a} minutes. There are {t} minutes until the bell. How many minutes stay free?", "We meet in room 5 for "
        "{t} minutes. First {p}, {a} minutes; then {q}, {b} minutes; then {w}, {c} minutes. How many minutes can we "
        "talk after that?", slots="P p q W w", rows=("The test, the test, the film, The break, the break", "The talk, "
        "the talk, the quiz, The clean-up, the clean-up", "The warm-up, the warm-up, the game, The stretching, the "
        "stretching", "The shower, the shower, the breakfast, The walk, the walk", "The report, the report, the vote, "
        "The speech, the speech"), again=("c|And if the last one takes {c}?", )),
    ask("xb_half_dozen_prices_pair", {"p": range(2, 41), "n": range(2, 13), "z": (20, 50, 100, 200, 500), "b": range(2, 21)},
        plan("s: n * p: {n} {xs} at {p}", "? b < s", "u: s - b: with the voucher", "? u < z", "r: z - u: change", end="$"),
        "{N} buy{s} {n} {xs} at {p:$} each, use{s} a voucher for {b:$} and pay{s} with {z:$}. How much change is that?",
        "{n:d} {xs} {p:$} each, {b:$} voucher, paid with {z:$}. change?", "One {x} is {p:$}, and I want {n}. I have a "
        "voucher worth {b:$}. What do I get back from {z:$}?", "How much is returned from {z:$} for {n} {xs} at {p:$} "
        "apiece less {b:$}?", "The coupon took {b:$} off the bill for {n} {xs} at {p:$} each. {K} gave the woman {z:$}. "
        "What did she hand back?", "{z:$} lies on the desk. {n:w} {xs} have been chosen, and a {x} is {p:$}. The card "
        "of shop 22 makes all of it {b:$} cheaper. Find the change.", slots="x xs", rows=("mug, mugs", "plant, plants",
        "cushion, cushions", "ticket, tickets", "towel, towels", "novel, novels", "frame, frames", "pizza, pizzas"), again=(
        "n|And for {n} {xs}?", "b|And with a voucher for {b:$}?")),
    ask("xb_weeks_of_deliveries_minus_spoiled", {"a": range(5, 61), "k": range(2, 7), "n": range(2, 7), "b": range(3, 61)},
        plan("s: k * a: in one week", "u: n * s: {n} weeks of {s}", "? b < u", "r: u - b: without {b}", end="{xs}"),
        "{N} get{s} {a} {xs} on {k} days a week. In {n} weeks {b} of them were {bad}. How many were good?",
        "{a:d} {xs}, {k:d} days a week, {n:d} weeks, {b:d} {bad}. good ones?", "The van brings {a} {xs} and comes {k} "
        "times a week. After {n} weeks {b} {xs} were {bad}. How many could be used?", "How many usable {xs} come in {n} "
        "weeks with {k} deliveries of {a} a week when {b} are {bad}?", "{k} times a week {a} {xs} arrive at door 3. "
        "That went on for {n} weeks. All were fine except {b}, which were {bad}. How many were fine?", "{b:w} {xs} were "
        "{bad}. {K} had got {a} on each of {k:w} days in each of {n:w} weeks. Count the others.", slots="xs bad", rows=(
        "eggs, cracked", "loaves, burnt", "fish, too small", "melons, mouldy", "letters, torn", "bulbs, broken",
        "bottles, leaking"), again=("b|And if {b} were {bad}?", )),
    ask("xb_chicken_feed_bags_used_days", {"n": range(2, 13), "k": (5, 10, 15, 20, 25), "j": (2, 3, 4, 5, 6, 8, 10)}, plan(
        "s: n * k: {n} {bags} of {k}", "r: s / j: {j} a day", end="days"), "{N} {has} {n} {bags} of {k} {kg}. Each day "
        "{j} {kg} are used. For how many days is it enough?", "{n:d} {bags} of {k:d} {kg}, {j:d} {kg} a day. how many "
        "days?", "{n} {bags} stand in the shed, {k} {kg} in each. {who} need {j} {kg} a day. After how many days is "
        "everything gone?", "How long, in days, do {n} {bags} with {k} {kg} last if {who} use up {j} {kg} daily?",
        "Per day {who} take {j} {kg}. There are {k} {kg} in one of the {bags}, and we own {n}. How many days can we go "
        "without buying?", "Shed 4 has {n:w} {bags}, and each holds {k:w} {kg}. {j:w} {kg} leave it every morning. Find "
        "the number of mornings.", slots="bags kg who", rows=("bags, kg, the hens", "sacks, kg, the ponies",
        "cans, litres, the boilers", "drums, litres, the tractors", "sacks, kg, the bakers", "cans, litres, the lamps"),
        again=("j|And with {j} {kg} a day?", )),
    ask("xb_more_girls_than_boys_total_groups", {"a": range(5, 41), "b": range(1, 13), "k": (2, 3, 4, 5, 6, 7, 8)}, plan(
        "s: a + b: {girls}", "u: a + s: together", "r: u / k: groups of {k}", end="groups"), "There are {a} {boys} and "
        "{b} more {girls} than {boys}. They form groups of {k}. How many groups are there?", "{a:d} {boys}, {b:d} more "
        "{girls} than that, groups of {k:d}. how many groups?", "In class 4b are {a} {boys}. The {girls} are {b} more. "
        "Everybody is put in a group of {k}. How many groups does that give?", "How many groups of {k} can be made from "
        "{a} {boys} and {girls} who are {b} more in number?", "{girls}: {b} more than {boys}. {boys}: {a}. In every "
        "group there are {k}. Count the groups.", "We had {a:w} {boys} at the camp and {b:w} {girls} more than that. "
        "All were divided into groups with {k:w} in each. What number of groups was it?", slots="boys girls", rows=(
        "boys, girls", "adults, children", "men, women", "beginners, experts", "players, fans", "cooks, waiters"), again=(
        "k|And in groups of {k}?", )),
    ask("xb_two_people_savings_months_difference", {"a": range(3, 41), "b": range(2, 31), "n": range(2, 13)}, plan(
        "? b < a", "s: a - b: more each {month}", "? 1 < s", "r: n * s: {n} {months} of {s}", end="$"), "{M} saves "
        "{a:$} a {month} and {K} saves {b:$}. How much more than {K} has {M} after {n} {months}?", "{M} {a:$}/{month}, "
        "{K} {b:$}/{month}, {n:d} {months}. difference?", "Each {month} {K} puts away {b:$} and {M} puts away {a:$}. "
        "What is the difference after {n} {months}?", "By how much is {M} ahead of {K} after {n} {months} if {M} saves "
        "{a:$} every {month} and {K} {b:$}?", "{K} and {M} both began at zero. {M}: {a:$} per {month}. {K}: {b:$} per "
        "{month}. {n} {months} later, how much less does {K} have?", "In {n:w} {months} {M} saved {a:$} {month} by "
        "{month}, and {K} only {b:$}. How much richer is {M} now?", slots="month months", rows=("month, months",
        "week, weeks", "day, days", "year, years"), again=("n|And after {n} {months}?", )),
    ask("xb_plants_rows_some_die_sold_price", {"n": range(3, 16), "k": range(3, 16), "b": range(2, 31), "p": range(2, 8)},
        plan("s: n * k: {n} {rows} of {k}", "? b < s", "u: s - b: without {b}", "r: u * p: {u} {xs} at {p}", end="$"),
        "{n} {rows} have {k} {xs} each. {b} {xs} {died}. The others are sold for {p:$} each. How much money is that?",
        "{n:d} {rows} of {k:d} {xs}, {b:d} {died}, rest {p:$} each. money?", "{N} had {n} {rows} with {k} {xs}. After "
        "{b} {died}, all the rest went for {p:$} apiece. How much did {he} take?", "How much do the {xs} of {n} {rows}, "
        "{k} in each, bring at {p:$} if {b} {died} before the sale?", "{b} {xs} {died}, a pity. There were {n} {rows} "
        "of {k}. For each good one {K} gets {p:$}. What does {K} get?", "House 6: {n:w} {rows}, {k:w} {xs} in each, "
        "price {p:$}. {b:w} can't be sold because they {died}. Work out the money for the rest.", slots="rows xs died",
        rows=("rows, lettuces, died", "trays, seedlings, dried up", "shelves, pots, fell down", "boxes, lamps, broke",
        "racks, pies, got burnt", "crates, peaches, went bad", "stands, cards, got wet"), again=("b|And if {b} {died}?",
        "p|And at {p:$} each?")),
    ask("xb_taken_out_in_two_goes_then_share", {"t": range(40, 301), "a": range(3, 61), "b": range(3, 61), "k": (2, 3, 4,
        5, 6, 8, 10)}, plan("s: a + b: gone", "? s < t", "u: t - s: the rest", "r: u / k: one of {k} equal parts", end=
        "{xs}"), "Of {t} {xs}, {a} were {gone1} and {b} {gone2}. {k} {who} share the rest equally. How many does each "
        "get?", "{t:d} {xs}, {a:d} {gone1}, {b:d} {gone2}, rest for {k:d} {who}. each?", "{N} collected {t} {xs}. {a} "
        "of them were {gone1}, {b} were {gone2}. {k} {who} got the same number of what was left. How many {xs} per head?",
        "How many {xs} does each of {k} {who} receive from {t}, after {a} have been {gone1} and {b} {gone2}?",
        "{k} {who} wait for their part. There were {t} {xs}, but {a} are {gone1} and {b} {gone2}. What is each one's "
        "part?", "Basket 2 had {t} {xs} in it. {b:w} were {gone2}. {a:w} were {gone1}. The others were dealt out to "
        "{k:w} {who}, all alike. Say what one had.", slots="xs gone1 gone2 who", rows=("nuts, rotten, eaten, squirrels",
        "cards, torn, lost, players", "rolls, burnt, sold, helpers", "eggs, broken, boiled, families", "pears, wormy, "
        "cooked, children", "flyers, wet, thrown away, scouts"), again=("k|And for {k} {who}?", )),
    ask("xb_birds_fly_off_and_come_back", {"a": range(8, 121), "b": range(2, 41), "c": range(2, 41)}, plan("? b < a",
        "s: a - b: after {b} {went}", "r: s + c: with {c} more", end="{xs}"), "{a} {xs} {sit} {where}. {b} {went}, then "
        "{c} others {came}. How many {xs} are there?", "{a:d} {xs} {where}, {b:d} {went}, {c:d} {came}. how many?",
        "When I looked up, {a} {xs} were {where}. A minute later {b} of them {went}. After that {c} {came}. What number "
        "was there?", "How many {xs} are {where} if there were {a}, {b} {went} and {c} {came}?", "{where2}, {K} counts "
        "{a} {xs}. A noise, and {b} {went}! But {c} {came} later. How many does {K} see now?", "{c:w} {xs} {came}, but "
        "only after {b:w} {went}. Before all this there were {a:w} {where}. Find the number at the end.", slots=
        "xs sit where where2 went came", rows=("crows, sit, on the wire, On the wire, flew off, landed", "ducks, swim, "
        "on pond 2, On pond 2, flew away, came down", "cars, stand, in the car park, In the car park, drove off, drove "
        "in", "children, play, in the yard, In the yard, went inside, came out", "boats, lie, in the harbour, In the "
        "harbour, sailed out, sailed in", "guests, sit, on the terrace, On the terrace, left, arrived", "bees, crawl, "
        "on the sill, On the sill, flew away, flew in"), again=("c|And if {c} {came}?", )),
    ask("xb_shelf_height_books_thickness", {"t": range(40, 301, 5), "n": range(2, 16), "k": range(2, 13), "b": range(2, 31)},
        plan("s: n * k: {n} {xs} of {k}", "u: s + b: with the {box}", "? u < t", "r: t - u: free", end="cm"),
        "A shelf is {t} cm wide. On it are {n} {xs}, {k} cm each, and a {box} of {b} cm. How many cm are free?",
        "shelf {t:d} cm, {n:d} {xs} {k:d} cm each, {box} {b:d} cm. free?", "{K} puts {n} {xs} on a board of {t} cm. One "
        "is {k} cm thick. A {box} beside them takes up {b} cm. What space remains?", "How many cm of a shelf of {t} cm "
        "are not covered by {n} {xs} with {k} cm each and by a {box} with {b} cm?", "My {box} needs {b} cm. Next to it "
        "stand {n} {xs}, and each needs {k} cm. The board is {t} cm long. How many cm can I still fill?",
        "Board 3 measures {t} cm. {n:w} {xs} of {k:w} cm stand there. Then comes a {box} of {b:w} cm. Find the empty "
        "part in cm.", slots="xs box", rows=("books, clock", "folders, lamp", "games, plant", "albums, vase",
        "jars, radio", "files, globe"), again=("n|And with {n} {xs}?", )),
    ask("xb_allowance_split_in_equal_and_extra", {"t": range(20, 601, 5), "b": range(5, 101, 5), "k": (2, 3, 4, 5, 6, 8,
        10)}, plan("? b < t", "s: t - b: to share", "r: s / k: one of {k} equal parts", end="$"), "{N} got {t:$}. {b:$} "
        "of it go to {M}, and the rest is shared equally by {k} {who}. How much does each get?", "{t:$}, first {b:$} "
        "off for {M}, rest / {k:d} {who}. each?", "From a prize of {t:$}, {b:$} is paid for the party. {k} {who} share "
        "what is left. What is one share?", "How much does each of {k} {who} get if {t:$} is divided equally after "
        "{b:$} was taken off for {M}?", "{M} is paid {b:$} for driving. The others, {k} {who}, get the same amount each "
        "from the remaining money. It was {t:$} to start with. How much is that for one?", "We are {k} {who} and won "
        "{t:$} in lottery 49. We gave {b:$} to the zoo. Then each took the same. How much did I take?", slots="who", rows=(
        "friends", "sisters", "players", "colleagues", "cousins", "singers", "neighbours"), again=("b|And if {b:$} is "
        "taken off?", "k|And with {k} {who}?")),
    ask("xb_bus_seats_needed_two_classes", {"a": range(12, 33), "b": range(12, 33), "c": range(2, 9), "t": (48, 50, 52, 60,
        70, 80, 90)}, plan("s: a + b: both {classes}", "u: s + c: with the {grown}", "? u < t", "r: t - u: free", end=
        "seats"), "A coach has {t} seats. {a} children from 5a, {b} from 5b and {c} {grown} get on. How many seats are "
        "free?", "coach {t:d} seats, 5a {a:d}, 5b {b:d}, {grown} {c:d}. free?", "{classes} 5a ({a} children) and 5b "
        "({b} children) travel with {c} {grown} in a coach for {t}. How many places does nobody use?", "How many of {t} "
        "seats stay empty if two {classes} of {a} and {b} children and {c} {grown} sit down?", "For trip 3 we have one "
        "coach with {t} seats. {c} {grown} come along with the {a} children of one group and the {b} of the other. "
        "Number of free seats?", "{a:w} and {b:w} children, {c:w} {grown}: all of them have a seat on the coach, and it "
        "has {t}. How many more could come?", slots="classes grown", rows=("classes, teachers", "groups, parents",
        "classes, helpers", "groups, guides", "classes, drivers"), again=("b|And with {b} in 5b?", )),
    ask("xb_half_price_second_item_total", {"p": range(4, 121, 2)}, plan("s: p / 2: half of {p}", "r: p + s: both", end=
        "$"), "A {x} costs {p:$}. The second one is half price. What do two {xs} cost?", "{x} {p:$}, second one half "
        "price. two of them?", "If {N} take{s} two {xs}, {he} pay{s} the full {p:$} for one and only half for the "
        "other. How much is that?", "How much are two {xs} if one is {p:$} and the other costs half of that?",
        "Offer 4 of the week: buy one {x} for {p:$}, get another at 50 percent. {K} gets both. What is the bill?",
        "One {x} for {K} at {p:$}, one for {M} at half that price. What must be paid for the two?", slots="x xs", rows=(
        "shirt, shirts", "ticket, tickets", "pizza, pizzas", "lamp, lamps", "pillow, pillows", "backpack, backpacks",
        "cactus, cacti", "haircut, haircuts"), again=("p|And at {p:$}?", )),
    ask("xb_marbles_lost_to_two_then_won_back", {"n": range(2, 9), "k": range(5, 21), "a": range(2, 31), "b": range(2, 31),
        "c": range(2, 21)}, plan("s: n * k: {n} {bags} of {k}", "u: a + b: lost to both", "? u < s", "r: s - u: the rest",
        end="{xs}"), "{N} had {n} {bags} of {k} {xs} and lost {a} to {M} and {b} to {K}. How many {xs} {has} {he} left?",
        "{n:d} {bags} x {k:d} {xs}, {a:d} to {M}, {b:d} to {K}. left?", "In {n} {bags} there were {k} {xs} each. {M} "
        "won {a} of these and {K} won {b}. What remained?", "How many {xs} remain from {n} {bags} with {k} in each "
        "after {M} has got {a} and {K} {b}?", "I began game 2 with {n} {bags}, {k} {xs} in each of them. I lost {b} "
        "{xs} to {K} and {a} to {M}. What did I have at the end?", "{a:w} {xs} now belong to {M}, {b:w} to {K}. All of "
        "those came from {n:w} {bags} of {k:w}. Count the {xs} that belong to neither.", slots="bags xs", rows=(
        "bags, marbles", "boxes, cards", "tins, tokens", "stacks, chips", "rolls, coins", "jars, beans",
        "packs, stickers"), again=("a|And if {a} go to {M}?", )),
    ask("xb_older_younger_chain_of_three", {"a": range(8, 71), "b": range(2, 16), "c": range(2, 16)}, plan("s: a + b: "
        "{M}", "? c < s", "r: s - c: {K}", end="years"), "{N} is {a}. {M} is {b} years older than {N}, and {K} is {c} "
        "years younger than {M}. How old is {K}?", "{N} {a:d}, {M} +{b:d}, {K} {c:d} younger than {M}. {K}?",
        "{K} is {c} years younger than {M}. {M} is {b} years older than {N}. {N} is {a} years old. Give the age of {K}.",
        "What is the age of {K}, who was born {c} years after {M}, if {M} is {b} years older than {N} and {N} is {a}?",
        "{M} is older than {N} by {b} years and older than {K} by {c} years. {N} is {a} now. How old is {K} now?",
        "On the day when {N} become{s} {a}, there is a guest, {M}, who is {b} years older. {K} is {c} years younger "
        "than {M}. Find the age of {K}.", again=("c|And if it is {c} years younger?", )),
    ask("xb_two_lengths_of_path_times_laps", {"a": range(50, 301, 10), "b": range(50, 301, 10), "n": range(2, 5)}, plan(
        "s: a + b: one round", "r: n * s: {n} rounds of {s}", "? r < 1001", end="m"), "A round goes {a:d} m {p} and "
        "{b:d} m {q}. {N} run{s} {n} rounds. How many metres is that?", "{a:d} m {p} + {b:d} m {q} make a lap, {n:d} "
        "laps. metres?", "The track has {a:d} m {p} and {b:d} m {q}. After {n} times round it, how many metres has {K} "
        "done?", "How many metres are {n} rounds with {a:d} m {p} and {b:d} m {q} in each?", "My round with the dog: "
        "{b:d} m {q} and {a:d} m {p}. Today we did it {n} times. What's that in metres?", "Sign 8 says: {p} {a:d} m, "
        "{q} {b:d} m. That makes one round, and {M} goes round {n:w} times. Work out the metres.", slots="p q", rows=(
        "through the wood, along the lake", "uphill, downhill", "on grass, on gravel", "past the church, through the "
        "field", "by the river, over the bridge"), again=("n|And with {n} rounds?", )),
    ask("xb_shop_stock_two_deliveries_sold", {"a": range(5, 201), "n": range(2, 10), "k": range(5, 31), "b": range(5, 201)},
        plan("s: n * k: {n} {boxes} of {k}", "u: a + s: with those", "? b < u", "r: u - b: {b} sold", end="{xs}"),
        "A shop has {a} {xs}. {n} {boxes} with {k} {xs} each are delivered, and {b} {xs} are sold. How many does it "
        "have?", "stock {a:d} {xs}, +{n:d} {boxes} of {k:d}, {b:d} sold. stock now?", "There were {a} {xs} on the "
        "shelves. The van brought {n} {boxes}, each with {k}. By night {b} {xs} had been sold. How many were left at "
        "night?", "How many {xs} are in stock after {n} {boxes} of {k} came to the {a} on the shelf and {b} went out?",
        "{b} customers each bought one of our {xs}. In the morning we had {a}, and then {n} {boxes} with {k} in each "
        "came. What do we have now?", "Branch 31 writes: {a:w} {xs} at opening, {n:w} {boxes} of {k:w} at ten, {b:w} "
        "sold by closing. Find the number at closing.", slots="boxes xs", rows=("boxes, pens", "crates, melons",
        "cartons, mugs", "trays, plants", "bundles, brooms", "cases, juices", "sacks, onions"), again=("b|And if {b} "
        "are sold?", )),
    ask("xb_garden_fence_boards_per_side", {"a": range(3, 31), "b": range(3, 31), "k": range(2, 9)}, plan("s: a + b: "
        "two sides", "u: 2 * s: all four sides", "r: u * k: {u} m with {k}", end="{xs}"), "A {garden} is {a:d} m long "
        "and {b:d} m wide. {k} {xs} are needed per metre of its edge. How many {xs} are that?", "{garden} {a:d} m by "
        "{b:d} m, {k:d} {xs} per metre all round. how many?", "{N} put{s} {k} {xs} on every metre round a {garden} that "
        "measures {a:d} m by {b:d} m. How many {xs} do{es} {he} need?", "How many {xs} go round a {garden} of {a:d} m "
        "times {b:d} m with {k} to the metre?", "All four sides of our {garden} get {xs}: {k} for each metre. Two sides "
        "are {a:d} m, two are {b:d} m. Find the number of {xs}.", "The {garden} behind house 12 has a length of {a:d} m "
        "and a width of {b:d} m. A metre of its border takes {k:w} {xs}. How many in all?", slots="garden xs", rows=(
        "garden, boards", "field, posts", "pool, tiles", "yard, stones", "flower bed, bricks", "playground, planks",
        "terrace, lights"), again=("k|And with {k} per metre?", )),
)  # fmt: skip
TASKS = STORIES
