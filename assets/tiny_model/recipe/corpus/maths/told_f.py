"""More word problems as people tell them: bills, budgets, takings, hire, wages, saving, paper, members, times."""

from __future__ import annotations

from .weeks import ask, cross, plan

STORIES = (
    ask("told_same_thing_and_a_note", {"n": range(2, 12), "p": range(2, 15), "z": (20, 50, 100, 200)}, plan(
        "s: n * p: {n} {xs} at {p}", "? s < z", "r: z - s: change from {z}", end="$"), "A {x} costs {p:$}. {N} buy{s} {n} "
        "{xs} and pay{s} with a {z:n} note. How much money comes back?", "{n} {xs} at {p:$} each. Paid with {z:$}. How much "
        "change?", "{N} order{s} {n} {xs} {at}. One is {p:$}. {N} give{s} the seller {z:$}. Find the change.", "I stand {at} "
        "with {z:$} and need {n} {xs}, {p:$} a piece. What should the seller give me back?", "{at} one {x} is {p:$}. How much "
        "of {z:$} is left after {n} {xs}?", "what's my change from {z:$} for {n:d} {xs} at {p:$}", "{K} pays for {n:w} {xs} "
        "{at} and each of them costs {p:$}. {K} had {z:$} in the purse before. What is in the purse now?", "They charge {p:$} "
        "for a {x} {at}. We took {n} of them. The smallest note we had was {z:$}, so how much did we get back?", slots=
        "x xs at p", rows=("bunch of tulips, bunches of tulips, at the flower stall, 3-9", "jar of jam, jars of jam, at the "
        "Saturday market, 3-8", "tram ticket, tram tickets, at the machine, 2-6", "kebab, kebabs, at the snack bar, 5-9",
        "light bulb, light bulbs, at the hardware store, 3-12", "raffle ticket, raffle tickets, at the school fair, 2-5",
        "bale of hay, bales of hay, at the farm shop, 6-14", "ride ticket, ride tickets, at the fairground, 3-7",
        "goldfish, goldfish, at the pet shop, 3-8"), again=("n|And with {n} {xs}?",)),
    ask("told_wage_minus_two_bills", {"w": range(300, 1000, 10), "a": range(100, 600, 10), "b": range(30, 250, 5)}, plan(
        "s: a + b: {x} and {y}", "? s < w", "r: w - s: left of {w}", end="$"), "{N} earn{s} {w:$} a {month}. {x} costs {a:$} "
        "and {y} costs {b:$}. How much is left?", "{w:$} a {month}, {x} {a:$}, {y} {b:$}, what remains?", "How much money "
        "do{es} {N} have left of a wage of {w:$} after paying {a:$} for {x} and {b:$} for {y}?", "Every {month} I get {w:$}. "
        "I pay {a:$} for {x} right away. Then {y} takes {b:$}. What can I spend on other things?", "Income: {w:$}. {x}: "
        "{a:$}. {y}: {b:$}. How much can be put aside?", "{K} is paid {w:$}. After {x} ({a:$}) and {y} ({b:$}) have been "
        "taken off, what does {K} keep?", slots="month x y", rows=("month, rent, food", "month, the room, the bus pass",
        "month, the flat, electricity", "fortnight, the loan, petrol", "month, childcare, the phone",
        "month, the studio, insurance"), again=("b|And if {y} costs {b:$}?",)),
    ask("told_so_much_off_each_one", {"p": range(12, 100), "b": range(2, 40), "n": range(2, 13)}, plan("? b < p",
        "s: p - b: new price of one", "r: n * s: {n} {xs} at {s}", end="euros"), "A {x} costs {p:d} euros. In the sale it is "
        "{b:d} euros cheaper. How much do {n} {xs} cost in the sale?", "{xs} {p:d}€, {b:d}€ off each, price for {n:d}?",
        "What do {n} {xs} cost if {b:d} euros are taken off the {p:d} euros for every single one?", "Normally you pay {p:d} "
        "euros for a {x}. Members get it for {b:d} euros less. {N} {is} a member and buy{s} {n}. Find the price.",
        "The shop reduces every {x} from {p:d} euros by {b:d} euros. {K} buys {n} of them. How much does {K} pay?",
        "I need {n} {xs}. The label says {p:d} euros, but there is a discount of {b:d} euros a piece. What will it cost me in "
        "all?", slots="x xs p b", rows=("T-shirt, T-shirts, 12-30, 2-9", "chair, chairs, 25-90, 5-20",
        "pair of jeans, pairs of jeans, 35-80, 5-30", "day ticket, day tickets, 18-60, 3-15", "pillow, pillows, 14-40, 3-10",
        "suitcase, suitcases, 45-99, 10-35", "concert ticket, concert tickets, 30-80, 5-25"), again=("n|And for {n} {xs}?",
        "b|And if it is {b:d} euros off?")),
    ask("told_dearer_one_and_both", {"p": range(8, 200), "b": range(2, 90)}, plan("s: p + b: {dear}",
        "r: p + s: both together", end="$"), "{cheap} costs {p:$}. {dear} costs {b:$} more. How much do they cost together?",
        "{cheap} {p:$}, {dear} {b:$} more than that. both?", "{N} buy{s} {cheap} for {p:$} and {dear} that is {b:$} dearer. "
        "How much do{es} {he} pay in all?", "How much are {cheap} and {dear} together if {cheap} is {p:$} and {dear} is {b:$} "
        "more?", "I paid {p:$} for {cheap}. For {dear} I paid {b:$} more than for {cheap}. What did the two come to?",
        "The difference in price between {dear} and {cheap} is {b:$}. {cheap} is the cheaper one, at {p:$}. Find the price of "
        "the two.", slots="cheap dear p b", rows=("the shirt, the jacket, 15-40, 10-90", "the bat, the racket, 8-30, 5-60",
        "the saddle bag, the saddle, 15-60, 20-90", "the stool, the desk, 12-50, 30-90", "the mallet, the tent, 8-20, 50-90",
        "the starter, the main course, 8-14, 3-12", "the mouse, the keyboard, 9-40, 5-50", "the child's ticket, the adult's "
        "ticket, 8-30, 4-25", "the cushion, the armchair, 10-40, 60-90"), again=("b|And if it is {b:$} more?",)),
    ask("told_so_many_times_the_price", {"p": range(3, 60), "k": range(2, 9)}, plan("s: k * p: {dear}",
        "r: s + p: both together", end="$"), "{cheap} costs {p:$}. {dear} costs {k} times as much. How much do both cost?",
        "{cheap} {p:$}, {dear} {k:d} times that. total for both?", "{N} buy{s} {cheap} for {p:$} and {dear}, which {is2} {k} "
        "times as expensive. How much do{es} {he} spend?", "What must I pay for {cheap} at {p:$} together with {dear} at {k} "
        "times the price?", "The price of {dear} is {k:w} times the price of {cheap}. {cheap} is {p:$}. Find the sum of the "
        "two prices.", "I need both {cheap} and {dear}. It says {p:$} for the first, and the second one is {k} times as much. "
        "How much money should I take with me?", slots="cheap dear is2 p", rows=("a cup, a teapot, is, 4-15",
        "a sandwich, a lunch menu, is, 3-6", "a paperback, an atlas, is, 6-15", "a plug, a drill, is, 9-25",
        "a bus ticket, a train ticket, is, 3-12", "a kite, a model boat, is, 8-25", "a poster, a frame, is, 4-12",
        "a cheap pen, a fountain pen, is, 3-9"), again=("k|And if it is {k} times as much?",)),
    ask("told_half_price_today", {"p": range(4, 90, 2), "n": range(2, 13)}, plan("s: p / 2: half of {p}",
        "r: n * s: {n} {xs} at {s}", end="$"), "A {x} normally costs {p:$}. {today} it is half price. How much do {n} {xs} "
        "cost?", "{xs} {p:$} each, half price, {n:d} of them, total?", "{today} everything is sold at half price. {N} buy{s} "
        "{n} {xs} with {p:$} on the label. What do{es} {he} pay?", "How much are {n} {xs} for half of the usual {p:$} each?",
        "Full price of a {x}: {p:$}. {today}: half. Number bought: {n:d}. Work out the cost.", "{K} waited until {x} prices "
        "were cut in half and then took {n:w}. Before, one was {p:$}. How much did {K} spend?", slots="x xs today p", rows=(
        "melon, melons, after six, 2-6", "winter hat, winter hats, in March, 10-30",
        "cinema seat, cinema seats, on Tuesdays, 8-18", "Christmas star, Christmas stars, in January, 4-12",
        "doughnut, doughnuts, in the last hour, 2-4", "bucket of paint, buckets of paint, this week, 20-50", "strawberry "
        "tray, strawberry trays, on Sundays, 6-16"), again=("n|And for {n} {xs}?",)),
    ask("told_budget_for_two_kinds", {"n": range(2, 12), "p": range(8, 60), "m": range(2, 12), "q": range(5, 40),
        "t": (200, 250, 300, 400, 500, 600, 800, 1000)}, plan("s: n * p: {n} {xs} at {p}", "u: m * q: {m} {ys} at {q}",
        "v: s + u: spent in all", "? v < t", "r: t - v: left of {t}", end="$"), "{who} has {t:$}. It buys {n} {xs} at {p:$} "
        "each and {m} {ys} at {q:$} each. How much money is left?", "budget {t:$}, {n:d} {xs} at {p:$}, {m:d} {ys} at {q:$}, "
        "rest?", "How much of a budget of {t:$} remains after buying {n} {xs} for {p:$} each and {m} {ys} for {q:$} each?",
        "{who} may spend {t:$}. A {x} is {p:$} and a {y} is {q:$}. What is left after {n:w} {xs} and {m:w} {ys}?",
        "I'm the treasurer. We've got {t:$}. I ordered {m} {ys} ({q:$} each) and {n} {xs} ({p:$} each). What's the balance?",
        "From {t:$} first {n} times {p:$} is paid for {xs}, then {m} times {q:$} for {ys}. What does {who} keep?", slots=
        "who x xs y ys p q", rows=("the school, map, maps, globe, globes, 15-40, 20-40", "the office, desk lamp, desk lamps, "
        "footrest, footrests, 15-50, 10-30", "the club, tracksuit, tracksuits, ball, balls, 25-60, 10-30", "the nursery, toy "
        "truck, toy trucks, puzzle, puzzles, 8-25, 5-20", "the café, tray, trays, jug, jugs, 8-20, 6-18", "the choir, folder, "
        "folders, music stand, music stands, 8-15, 15-40", "the hostel, pillow, pillows, lamp, lamps, 10-25, 12-40"), again=(
        "t|And with {t:$}?",)),
    ask("told_saves_and_is_still_short", {"n": range(2, 25), "a": range(3, 40), "t": range(30, 900)}, plan(
        "s: n * a: saved in {n} {weeks}", "? s < t", "r: t - s: still missing", end="euros"), "{x} costs {t:d} euros. {N} "
        "save{s} {a:d} euros a {week}. How much is missing after {n} {weeks}?", "{a:d}€ a {week}, {n:d} {weeks} done, goal "
        "{x} for {t:d}€, still missing?", "{N} {has} saved {a:d} euros every {week} for {n} {weeks}. How many euros more "
        "do{es} {he} need for {x} at {t:d} euros?", "How far am I from {t:d} euros for {x} if I've put away {a:d} euros a "
        "{week} for {n} {weeks}?", "My {kin} promised to pay what is still missing for {x}. It costs {t:d} euros. I've saved "
        "for {n} {weeks}, {a:d} euros each. How much will my {kin} pay?", "{n:w} {weeks} with {a:w} euros each are put "
        "together for {x}. The price is {t:w} euros. Give the amount that is lacking.", slots="week weeks x", rows=cross((
        "week, weeks", "month, months"), ("the school trip", "a keyboard", "a kayak", "the driving lessons", "a puppy",
        "a telescope")), again=("n|And after {n} {weeks}?",)),
    ask("told_percent_leave_and_some_come", {"t": range(40, 900, 20), "r": (5, 10, 20, 25, 30, 50), "b": range(3, 60)}, plan(
        "s: r % t: {r} percent of {t}", "u: t - s: after they left", "w: u + b: with {b} new ones", end="{who}"),
        "A {club} has {t} {who}. {r:d}% leave and {b} new ones join. How many {who} does it have now?", "{club}, {t:d} {who}, "
        "-{r:d}%, then +{b:d}. now?", "How many {who} are in a {club} of {t} after {r:d} per cent have left and {b} have "
        "come?", "Last year our {club} counted {t} {who}. This year {r:d} per cent of those went away, but {b} others came. "
        "What do we count now?", "First {r:d}% of {t} {who} leave the {club}. Then {b:w} join. Give the new number.",
        "I keep the list of the {club}. {t} {who} were on it. I crossed out {r:d}% and wrote down {b} new names. How many "
        "names are valid now?", slots="club who", rows=("choir, singers", "gym, members", "village school, pupils",
        "company, employees", "chess league, players", "dance school, students", "book club, readers"), again=(
        "b|And if {b} come?",)),
    ask("told_percent_needed_to_pass", {"t": range(20, 600, 20), "r": (50, 60, 70, 75, 80, 90), "a": range(5, 400)}, plan(
        "s: r % t: {r} percent of {t}", "? a < s", "w: s - a: still missing", end="{xs}"), "{goal} you need {r:d}% of {t} "
        "{xs}. {N} {has} {a} {xs} so far. How many more do{es} {he} need?", "{t:d} {xs}, {r:d}% needed, {a:d} so far. "
        "missing?", "How many {xs} are still missing {goal2} if {r:d} per cent of {t} are required and {a} are there?",
        "There are {t} {xs} altogether. {goal} one must have {r:d} percent of them. I've got {a}. How far off am I?",
        "{K} has {a:w} of {t:w} {xs}. The rule says {r:d}% {goal2}. What is lacking?", "{goal} {r:d}% out of {t} {xs} must be "
        "reached. {a} have been. State the difference.", slots="goal goal2 xs", rows=("to pass the exam, for a pass, points",
        "to win the vote, for a win, votes", "to get the badge, for the badge, stamps", "to finish the level, for the next "
        "level, coins", "to get the bonus, for the bonus, sales", "to get the licence, for the licence, hours"), again=(
        "a|And with {a}?",)),
    ask("told_visitors_of_two_days_pay", {"a": range(8, 120), "b": range(8, 120), "p": range(2, 10)}, plan(
        "s: a + b: both days together", "r: s * p: {s} {who} at {p}", end="euros"), "On Saturday {a} {who} came to the {x}, "
        "on Sunday {b}. Each paid {p:d} euros. How much money was taken in?", "{x}: {a:d} {who} sat, {b:d} sun, {p:d}€ each. "
        "takings?", "What did the {x} take in on two days with {a} and {b} {who} if everybody pays {p:d} euros?",
        "A ticket for the {x} is {p:d} euros. {a} were sold on the first day and {b} on the second. Find the takings.",
        "I sat at the entrance of the {x} all weekend. {a} {who} the first day, {b} the next, {p:d} euros from every one of "
        "them. How much should be in my box?", "{p:w} euros a head. {a:w} {who} yesterday. {b:w} {who} today. How many euros "
        "has the {x} collected?", slots="x who", rows=("fair, visitors", "museum, guests", "open-air pool, swimmers",
        "model railway, children", "maze, families", "concert, listeners", "zoo, adults"), again=("p|And at {p:d} euros?",)),
    ask("told_entrance_and_rides", {"e": range(4, 13), "n": range(2, 10), "p": range(2, 6), "z": (30, 40, 50, 60, 80, 100)},
        plan("s: n * p: {n} {rides} at {p}", "u: s + e: with {entry}", "? u < z", "r: z - u: left of {z}", end="$"),
        "{entry} costs {e:$} and each of the {rides} costs {p:$}. {N} {has} {z:$} and take{s} {n} {rides}. How much is left?",
        "{entry} {e:$}, {rides} {p:$} each, {n:d} of them, {z:$} in my pocket. left?", "How much of {z:$} is left after "
        "{entry} for {e:$} and {n} {rides} for {p:$} each?", "{K} took {z:$} along. {entry} was {e:$}. Then came {n:w} "
        "{rides} at {p:$}. What did {K} bring home?", "My {kin} gave me {z:$} for the day. First I had to pay {e:$} for "
        "{entry}. I managed {n} {rides}, each {p:$}. How much did I give back?", "Pay {e:$} once for {entry} and {p:$} for "
        "every one of {n} {rides}. What remains of {z:$}?", slots="entry rides", rows=("entry to the fair, rides",
        "the shoe hire, games of bowling", "the wristband, goes on the slide", "the parking, rounds of minigolf",
        "the club card, tennis hours", "the zoo ticket, pony rides"), again=("n|And with {n} {rides}?",)),
    ask("told_everybody_pays_in_and_costs", {"n": range(10, 32), "p": range(3, 25), "c": range(20, 500)}, plan(
        "s: n * p: {n} {who} pay {p}", "? c < s", "r: s - c: left after paying for {x}", end="euros"), "{n} {who} pay {p:d} "
        "euros each. {x} costs {c:d} euros. How much money is left over?", "{n:d} {who} x {p:d}€, {x} {c:d}€. left in the "
        "kitty?", "Each of {n} {who} gave {p:d} euros for {x}, which then cost {c:d} euros. How many euros remained?",
        "How much is left in the kitty when {n} {who} put in {p:d} euros each and {c:d} euros is paid for {x}?", "I collected "
        "{p:d} euros from all {n} {who}. {x} was {c:d} euros. What can we still use for drinks?", "{p:w} euros a head, {n:w} "
        "{who}. Out of this {x} for {c:w} euros is paid. Find the rest.", slots="who x", rows=("pupils, the coach",
        "colleagues, the farewell present", "players, the bus", "tenants, the new bench", "scouts, the camp site",
        "parents, the climbing frame", "friends, the boat"), again=("c|And if it costs {c:d} euros?",)),
    ask("told_three_costs_split", {"a": range(10, 200), "b": range(10, 200), "c": range(5, 120), "k": range(2, 13)}, plan(
        "s: a + b: the first two", "u: s + c: all three", "r: u / k: for each of {k}", end="$"), "{k} {who} pay {a:$} for "
        "{x}, {b:$} for {y} and {c:$} for {q}. They share the costs equally. How much does each pay?", "{x} {a:$}, {y} {b:$}, "
        "{q} {c:$}, split {k:d} ways?", "How much is it per person if {k} {who} share {a:$} for {x}, {b:$} for {y} and {c:$} "
        "for {q}?", "I paid for everything: {x} was {a:$}, {y} {b:$}, {q} {c:$}. We are {k} {who} including me. What is one "
        "share?", "Costs: {a:$}, {b:$} and {c:$}. Number of {who}: {k:d}. Calculate the cost for one.", "The trip of {k:w} "
        "{who} came to {a:$} for {x}, {b:$} for {y} and {c:$} for {q}. Everyone owes the same. How much?", slots="who x y q",
        rows=("friends, petrol, the tent pitch, food", "flatmates, the cleaner, the internet, the water",
        "cousins, the cake, the band, the flowers", "hikers, the hut, the cable car, supper",
        "students, the van, the museum, lunch", "rowers, the boat, the coach, the entry fee"), again=(
        "k|And for {k} {who}?",)),
    ask("told_packs_minus_guests", {"n": range(2, 12), "k": (6, 8, 10, 12, 15, 20, 25), "b": range(5, 150)}, plan(
        "s: n * k: {xs} in {n} {packs}", "? b < s", "r: s - b: left over", end="{xs}"), "{N} bought {n} {packs} of {k} {xs}. "
        "{b} {who} took one each. How many {xs} are left over?", "{n:d} {packs} x {k:d} {xs}, {b:d} {who} take one each, "
        "rest?", "How many {xs} are left when {b} {who} get one each out of {n} {packs} with {k} in each?", "I had {n} "
        "{packs}, {k} {xs} in every one of them. Then {b} {who} came and everyone took one. How many do I put back into the "
        "cupboard?", "There are {k:w} {xs} in each of {n:w} {packs}. {b:w} are used up by {b:w} {who}. Find the rest.",
        "{b} {who} need one of the {xs} each. We've got {n} {packs} with {k}. How many too many is that?", slots=
        "xs packs who", rows=("paper plates, packs, guests", "name badges, sheets, visitors", "test papers, folders, pupils",
        "masks, boxes, patients", "life jackets, crates, passengers", "pencils, boxes, candidates",
        "rain ponchos, bags, hikers"), again=("b|And for {b} {who}?",)),
    ask("told_baking_uses_up_the_bag", {"t": (500, 750, 1000, 1500, 2000), "g": range(40, 300, 10), "n": range(2, 9)}, plan(
        "s: n * g: used for {n} {xs}", "? s < t", "r: t - s: left of {t}", end="grams"), "A bag holds {t:d} grams of {food}. "
        "Each {x} takes {g:d} grams. {N} make{s} {n} {xs}. How many grams are left?",
        "{t:d} g {food}, {n:d} {xs} at {g:d} g, left?", "How many grams of {food} remain in a bag of {t:d} grams after {n} "
        "{xs} with {g:d} grams each?", "I opened a new {t:d}-gram bag of {food} this morning. For a {x} you take {g:d} grams, "
        "and I've made {n}. What is still in it?", "{food}: {t:d} grams. One {x}: {g:d} grams. {n:w} {xs} are made. Give what "
        "is left in grams.", "If {K} makes {n:w} {xs} and uses {g:d} grams of {food} for every {x}, what is left of {t:d} "
        "grams?", slots="x xs food", rows=("cake, cakes, sugar", "pot of porridge, pots of porridge, oats",
        "batch of pancakes, batches of pancakes, flour", "jug of cocoa, jugs of cocoa, cocoa powder",
        "pan of curry, pans of curry, lentils", "bowl of muesli, bowls of muesli, nuts"), again=("n|And for {n} {xs}?",)),
    ask("told_paper_for_the_copies", {"t": (200, 250, 500, 1000), "n": range(2, 31), "k": range(3, 31)}, plan(
        "s: n * k: {xs} for {n} {ys}", "? s < t", "r: t - s: left of {t}", end="{xs}"), "A pack holds {t:d} {xs}. {N} need{s} "
        "{k} {xs} for each of {n} {ys}. How many {xs} are left?", "{t:d} {xs}, {k:d} for each of {n:d} {ys}, rest?",
        "How many of {t:d} {xs} remain after {n} {ys} that take {k} {xs} each?", "I put {t:d} {xs} ready. One of the {ys} "
        "takes {k} of them, and there are {n}. How many do I have over?", "From {t:d} {xs}, {k:w} are used for each of {n:w} "
        "{ys}. What is left?", "We prepared {n} {ys} with {k} {xs} each. The full pack had {t:d} in it. What's in it now?",
        slots="xs ys", rows=("sheets of paper, reports", "labels, boxes", "staples, posters", "envelopes, departments",
        "forms, offices", "nails, shelves", "wooden sticks, models", "cable ties, fences"), again=("n|And for {n} {ys}?",)),
    ask("told_time_left_for_each_task", {"t": range(60, 300, 5), "a": range(10, 90, 5), "b": range(5, 60, 5),
        "k": range(2, 9)}, plan("s: a + b: {x} and {y}", "? s < t", "u: t - s: minutes left", "r: u / k: for each of {k}", end=
        "minutes"), "{N} {has} {t:d} minutes. {x} takes {a:d} minutes and {y} {b:d} minutes. The rest is shared equally by "
        "{k} {zs}. How many minutes does each get?", "{t:d} min, {x} {a:d}, {y} {b:d}, rest for {k:d} {zs}. min each?",
        "How many minutes are there for each of {k} {zs} if {x} takes {a:d} and {y} {b:d} of {t:d} minutes?", "I planned "
        "{t:d} minutes in all. {a:d} are for {x}. {b:d} are for {y}. In what is left I want to fit {k} {zs}, all of the same "
        "length. How long can one be?", "Time: {t:d} minutes. {x}: {a:d}. {y}: {b:d}. Divide the remaining time by {k:w} "
        "{zs}.", "After {x} ({a:d} min) and {y} ({b:d} min) {K} splits the remainder of {t:d} minutes evenly between {k} "
        "{zs}. How long is one of them?", slots="x y zs", rows=("cooking, eating, phone calls",
        "the welcome, the break, speeches", "the warm-up, the cool-down, exercises", "the bus ride, lunch, museums",
        "packing, breakfast, errands", "the quiz, the snack, games", "reading, a walk, pieces of homework"), again=(
        "k|And for {k} {zs}?",)),
    ask("told_there_and_back_daily", {"m": range(5, 60), "n": range(2, 8)}, plan("s: 2 * m: there and back",
        "r: n * s: {n} days of {s}", end="minutes"), "The way {to} takes {m:d} minutes. {N} go{es} there and back on {n} "
        "days. How many minutes is that in all?", "{m:d} min each way {to}, there and back, {n:d} days. minutes?",
        "How many minutes on the road are {n} days with {m:d} minutes to go {to} and {m:d} minutes to come home?",
        "I need {m:d} minutes {to} and just as long home again. I do that on {n} days a week. What does it add up to in "
        "minutes?", "Each morning {m:w} minutes {to}, each evening {m:w} minutes back. Work it out for {n:w} days.",
        "On {n} days {K} travels {to} and home again, {m:d} minutes each way. How long is {K} travelling, in minutes?", slots=
        "to", rows=("to work", "to the stables", "to the clinic", "to college", "to the allotment", "to Grandma's",
        "to the music school"), again=("n|And on {n} days?",)),
    ask("told_hire_minus_deposit", {"n": range(2, 8), "p": range(4, 25), "d": (50, 80, 100, 150, 200)}, plan(
        "s: n * p: {n} {days} at {p}", "? s < d", "r: d - s: back from {d}", end="$"), "{N} hire{s} a {x} for {p:$} a {day1} "
        "and leave{s} {d:$} as a deposit. After {n} {days} the hire is taken from the deposit. How much do{es} {he} get "
        "back?", "{x}, {p:$} a {day1}, {n:d} {days}, out of {d:$} deposit. back?", "The deposit for a {x} is {d:$}. {n} "
        "{days} at {p:$} are taken off it. What is paid back?", "How much of a {d:$} deposit do I see again after {n} {days} "
        "with a {x} at {p:$} per {day1}?", "They kept {d:$} when I took the {x}. Every {day1} costs {p:$}, I had it for {n} "
        "{days}, and they pay me the difference. How much is that?", "A {x} costs {p:$} per {day1}. {n:w} {days} are charged "
        "against {d:$}. State the amount returned.", slots="x day1 days", rows=("mountain bike, day, days",
        "canoe, hour, hours", "carpet cleaner, day, days", "ladder, day, days", "pedal boat, hour, hours",
        "trailer, day, days", "costume, evening, evenings"), again=("n|And after {n} {days}?",)),
    ask("told_takings_halved_for_charity", {"n": range(4, 60), "p": range(2, 12), "c": range(5, 150)}, plan(
        "s: n * p: {n} {xs} at {p}", "h: s / 2: half of {s}", "r: h + c: with the {c} given", end="euros"), "{N} sold {n} "
        "{xs} at {p:d} euros each. Half of the money goes to {y}, together with a gift of {c:d} euros. How much does {y} "
        "get?", "{n:d} {xs} x {p:d}€, half of it + {c:d}€ for {y}. how much?", "How many euros does {y} get if it is given "
        "half the takings from {n} {xs} at {p:d} euros plus {c:d} euros from a donor?", "We sold {n} {xs}. One was {p:d} "
        "euros. We keep half and give the other half to {y}. A neighbour adds {c:d} euros for {y}. What sum arrives there?",
        "Takings: {n:d} {xs} at {p:d} euros. One half is for {y}. {c:d} euros is added to that half. Find the amount for "
        "{y}.", "{y} will receive {c:d} euros from the mayor and half of what {n:w} {xs} at {p:w} euros bring in. How much is "
        "that in all?", slots="xs y", rows=("cakes, the animal home", "calendars, the hospice", "lanterns, the fire brigade",
        "jars of jelly, the food bank", "raffle tickets, the nursery", "paintings, the library", "T-shirts, the youth club"),
        again=("n|And with {n} {xs}?",)),
    ask("told_price_rise_over_the_weeks", {"p": range(2, 40), "q": range(3, 60), "n": range(2, 30)}, plan("? p < q",
        "d: q - p: more for one", "? 1 < d", "r: n * d: {n} times {d}", end="$"), "The price of a {x} went up from {p:$} to "
        "{q:$}. How much more do {n} {xs} cost now?", "{x} {p:$} before, {q:$} now, {n:d} {xs}, how much more in all?",
        "{N} need{s} {n} {xs} a year. A {x} used to cost {p:$}, and now it is {q:$}. How much more do{es} {he} pay in a "
        "year?", "What is the extra cost of {n} {xs} after a rise from {p:$} to {q:$} each?", "I used to pay {p:$} for a {x}. "
        "Now they want {q:$}. I need {n} of them. How much more money is that than before?", "Old price of a {x}: {p:$}. New "
        "price: {q:$}. Number of {xs}: {n:d}. Find the difference for all.", slots="x xs p q", rows=(
        "haircut, haircuts, 15-25, 26-40", "school lunch, school lunches, 2-4, 5-7", "sack of potatoes, sacks of potatoes, "
        "8-12, 13-20", "train ticket, train tickets, 9-20, 21-30", "swim ticket, swim tickets, 3-5, 6-9",
        "box of tea, boxes of tea, 3-6, 7-10", "tank of petrol, tanks of petrol, 40-50, 51-65"), again=(
        "n|And for {n} {xs}?",)),
    ask("told_holiday_money_per_day", {"t": range(200, 1000, 10), "n": range(2, 8), "p": range(20, 110, 5), "k": range(2, 11)},
        plan("s: n * p: {n} {nights} at {p}", "? s < t", "u: t - s: left of {t}", "r: u / k: for each of {k} {days}", end=
        "euros"), "{N} {has} {t:d} euros for {x}. {n} {nights} cost {p:d} euros each. The rest is for {k} {days}. How much is "
        "that for each of them?", "{t:d}€ for {x}, {n:d} {nights} at {p:d}€, rest over {k:d} {days}, each?", "How many euros "
        "are there for each of {k} {days} if {n} {nights} at {p:d} euros are first paid out of {t:d} euros?", "For {x} I put "
        "{t:d} euros aside. I booked {n} {nights}, {p:d} euros each. What is left I divide by {k} {days}. How much for one?",
        "Budget for {x}: {t:d} euros. {n:w} {nights} at {p:d} euros come first. Spread the remainder over {k:w} {days}.",
        "After paying {p:d} euros for each of {n} {nights}, {K} shares the remaining part of {t:d} euros equally between {k} "
        "{days}. Find one share.", slots="x nights days", rows=("a city break, nights, meals",
        "the ski trip, nights, ski passes", "the youth camp, tents, workshops", "the wedding, rooms, tables",
        "the conference, rooms, speakers", "a cycling tour, nights, days")),
    ask("told_letters_and_parcels", {"a": range(2, 30), "p": range(2, 4), "b": range(2, 20), "q": range(4, 15)}, plan(
        "s: a * p: {a} {xs} at {p}", "u: b * q: {b} {ys} at {q}", "r: s + u: both together", end="$"), "{N} send{s} {a} {xs} "
        "at {p:$} each and {b} {ys} at {q:$} each. How much does it cost?", "{a:d} {xs} {p:$}, {b:d} {ys} {q:$}, sum?",
        "A {x} costs {p:$} and a {y} {q:$}. What do {a} {xs} and {b} {ys} cost?", "What is the bill for {b} {ys} at {q:$} and "
        "{a} {xs} at {p:$}?", "I need {a} {xs} and {b} {ys}. The list says {p:$} for one {x} and {q:$} for one {y}. How much "
        "money must I have with me?", "For each {x} {p:$} is due, for each {y} {q:$}. {K} has {a:w} {xs} and {b:w} {ys}. Work "
        "out what {K} pays.", slots="x xs y ys", rows=("letter, letters, parcel, parcels",
        "postcard, postcards, packet, packets", "small box, small boxes, big box, big boxes", "short telegram, short "
        "telegrams, long telegram, long telegrams", "flyer, flyers, catalogue, catalogues"), again=("b|And with {b} {ys}?",)),
)  # fmt: skip
TASKS = STORIES
