"""Word problems as visitors tell them: two and three steps, with names and numbers that are not needed, part 1."""

from __future__ import annotations

from .weeks import ask, plan

STORIES = (
    ask("xb_sister_is_times_older_sum", {"a": range(3, 31), "k": range(2, 5), "b": range(1, 16)}, plan("s: k * a: {K}",
        "r: s + b: in {b} years", end="years"), "{M} is {a}. {K} is {times} as old as {M}. How old will {K} be in {b} "
        "years?", "{M} {a:d}, {K} {times} as old. {K}s age in {b:d} years?", "In {b} years, what will be the age of "
        "{K}, who is now {times} as old as {M}? {M} is {a}.", "{K} is {times} as old as {M}, and {M} turned {a} today. "
        "Tell me the age of {K} {b} years from now.", "How old is {K} going to be after {b} more years if {M} is {a} "
        "now and {K} is {times} the age of {M} now?", "My son {M} is {a}. Our neighbour {K} is {times} as old today. "
        "Another {b} years go by. How old is {K} then?", slots="k times", rows=("2, twice", "3, three times",
        "4, four times", "3, 3 times", "2, two times"), again=("b|And in {b} years?", )),
    ask("xb_one_third_of_age_sum", {"a": range(12, 91), "k": (2, 3, 4, 5, 6)}, plan("s: a / k: {M}", "r: a + s: together",
        end="years"), "{N} is {a}. {M} is {part} as old. How old are they together?", "{N} {a:d}, {M} {part} as old. "
        "both ages added?", "{M} is {part} as old as {N}, who is {a}. What do their ages add up to?", "Add the ages of "
        "{N} and {M}: {N} is {a} years old and {M} is only {part} as old.", "How many years are the two of them "
        "together if {N} is {a} and {M} {part} as old as that?", "The teacher {N} is {a} years old. The pupil {M} is "
        "{part} as old as the teacher. Find the sum of both ages.", slots="k part", rows=("2, half", "3, a third",
        "4, a quarter", "5, a fifth", "6, a sixth", "3, one third", "4, one quarter"), again=("a|And if {N} is {a}?", )),
    ask("xb_age_divide_then_difference", {"a": range(12, 97), "k": range(2, 8)}, plan("s: a / k: age of {M}",
        "r: a - s: difference", end="years"), "{N} is {a} and {times} as old as {M}. How many years older is {N}?",
        "{N} {a:d}, {times} as old as {M}. difference in years?", "At {a}, {N} is {times} as old as {M}. By how many "
        "years is {M} younger?", "{N}, {a} years of age, has lived {times} as long as {M}. What's the difference "
        "between the two in years?", "How many years lie between {N} and {M} if {N} is {a} and that is {times} the age "
        "of {M}?", "{M} looked at {N}, who is {a} and therefore {times} as old as {M}. How many years earlier was {N} "
        "born?", slots="k times", rows=("2, twice", "3, three times", "4, four times", "5, five times", "6, six times",
        "7, seven times", "2, two times"), again=("a|And if {N} is {a}?", )),
    ask("xb_costs_times_as_much_divide", {"a": range(12, 501), "k": range(2, 11)}, plan("r: a / k: price of {y}", end="$"),
        "{X} costs {a:$}. That is {times} as much as {y}. What does {y} cost?", "{x} {a:$}, {times} the price of {y}. "
        "price of {y}?", "I paid {a:$} for {x}. It was {times} as dear as {y}. How much was {y}?", "How much is {y}, if "
        "{x} at {a:$} costs {times} as much?", "{X} is {times} the price of {y}. The label of {x} says {a:$}. What does "
        "the label of {y} say?", "For {x}, {K} had to pay {times} what {M} paid for {y}. {K} paid {a:$}. What did {M} "
        "pay?", slots="k times X x y", rows=("2, twice, The table, the table, the lamp", "3, three times, The jacket, "
        "the jacket, the shirt", "4, four times, The printer, the printer, the cartridge", "5, five times, The tent, "
        "the tent, the mat", "10, ten times, The piano lesson, the piano lesson, the book", "6, six times, The boots, "
        "the boots, the socks", "8, eight times, The camera, the camera, the bag"), again=("a|And if the dear one is "
        "{a:$}?", )),
    ask("xb_costs_times_as_much_both", {"a": range(3, 91), "k": range(2, 6)}, plan("s: k * a: price of {x}", "r: a + s: "
        "both", end="$"), "{Y} costs {a:$} and {x} {times} as much. What do both cost?", "{y} {a:$}, {x} {times} that. "
        "together?", "{N} buy{s} {y} for {a:$}. {X} is {times} as expensive, and {N} take{s} it as well. What is the "
        "whole bill?", "How much are {x} and {y} together if {y} is {a:$} and {x} costs {times} that amount?",
        "{X} costs {times} as much as {y}, which is {a:$}. I want the two of them. How much money do I need?",
        "At counter 3 {K} pays for {y}, {a:$}, and for {x}, which is {times} as dear. Find the total.", slots=
        "k times X x Y y", rows=("2, twice, The coat, the coat, The scarf, the scarf", "3, three times, The bag, the "
        "bag, The purse, the purse", "4, four times, The desk, the desk, The chair, the chair", "5, five times, The "
        "bike, the bike, The helmet, the helmet", "2, two times, The big cake, the big cake, The small cake, the small "
        "cake", "3, 3 times, The fish, the fish, The soup, the soup"), again=("a|And if the cheap one is {a:$}?", )),
    ask("xb_each_day_of_three_then_share", {"a": range(4, 61), "b": range(4, 61), "c": range(4, 61), "k": (2, 3, 4, 5, 6,
        8, 10)}, plan("s: a + b: the first two days", "u: s + c: all three days", "r: u / k: one of {k} equal parts", end=
        "{xs}"), "On three days {N} picked {a}, {b} and {c} {xs}. They are shared equally by {k} {who}. How many {xs} "
        "does each get?", "{a:d} + {b:d} + {c:d} {xs}, shared by {k:d} {who}. each?", "{K} gathered {a} {xs} on Friday, "
        "{b} on Saturday and {c} on Sunday. {k} {who} split all of them evenly. What is one share?", "How many {xs} "
        "does each of {k} {who} get from the {a}, {b} and {c} that came in on three days?", "All the {xs} of three days "
        "go to {k} {who} in equal parts. The days gave {a}, {b} and {c}. Work out what one of the {who} receives.",
        "We are {k} {who}. Day one brought {a} {xs}, day two {b}, day three {c}. If each of us takes the same number, "
        "what is that number?", slots="xs who", rows=("apples, families", "mushrooms, friends", "pears, neighbours",
        "shells, cousins", "nuts, children", "plums, cooks", "lemons, helpers"), again=("c|And with {c} on the last day?", )),
    ask("xb_paid_hours_two_rates_days", {"a": range(2, 9), "p": range(8, 26), "b": range(2, 9), "q": range(8, 31)}, plan(
        "? p < q", "s: a * p: {d1}", "u: b * q: {d2}", "r: s + u: both days", end="$"), "{N} worked {a} hours on {d1} "
        "for {p:$} an hour and {b} hours on {d2} for {q:$} an hour. How much did {he} earn?", "{d1} {a:d} h at {p:$}, "
        "{d2} {b:d} h at {q:$}. pay for both?", "On {d1} the pay is {p:$} per hour, on {d2} {q:$}. {K} does {a} hours "
        "on {d1} and {b} on {d2}. What does {K} get?", "How much do {a} hours on {d1} and {b} hours on {d2} bring, if "
        "an hour is paid {p:$} on {d1} and {q:$} on {d2}?", "My wages: {q:$} an hour on {d2}, {p:$} an hour on {d1}. I "
        "was there {b} hours on {d2} and {a} on {d1}. Add up my money.", "{K} started at 8 on both days. {d1} was {a} "
        "hours at {p:$} each, {d2} was {b} hours at {q:$} each. What are the wages for the two days?", slots="d1 d2", rows=(
        "Friday, Sunday", "Saturday, Sunday", "Thursday, Saturday", "Monday, Sunday", "Wednesday, New Year's Day",
        "Tuesday, Easter Monday"), again=("b|And with {b} hours on the second day?", )),
    ask("xb_stall_price_made_minus_cost", {"a": range(5, 61), "p": range(2, 13), "b": range(3, 91)}, plan("s: a * p: "
        "taken for {a} {xs}", "? b < s", "r: s - b: without the costs", end="$"), "{N} sold {a} {xs} for {p:$} each. "
        "The {stuff} had cost {b:$}. How much profit was that?", "sold {a:d} {xs}, {p:$} each, {stuff} cost {b:$}. "
        "profit?", "First {K} spent {b:$} on {stuff}. Then all {a} {xs} went for {p:$} apiece. How much did {K} make?",
        "How much money did class 6c gain when {a} {xs} were sold at {p:$} each and {b:$} had to be paid for {stuff}?",
        "{b:$} went into {stuff}. At the fair each of our {a} {xs} brought {p:$}. What is ours after the costs?",
        "One {x} was {p:$}, and {a} of them found a buyer. Take away {b:$} for {stuff}. What's the gain?", slots=
        "x xs stuff", rows=("cake, cakes, flour and eggs", "necklace, necklaces, beads", "card, cards, paper",
        "waffle, waffles, batter", "lantern, lanterns, wire", "birdhouse, birdhouses, wood", "bracelet, bracelets, "
        "string"), again=("a|And with {a} {xs}?", "b|And if it cost {b:$}?")),
    ask("xb_morning_afternoon_evening_seats", {"t": range(100, 601, 10), "a": range(10, 201), "b": range(10, 201)}, plan(
        "s: a + b: {xs} gone", "? s < t", "r: t - s: still free", end="{xs}"), "There are {t} {xs} for the {show}. {a} "
        "were {gone} in the morning and {b} in the afternoon. How many are still free?", "{t:d} {xs}, {a:d} {gone} am, "
        "{b:d} {gone} pm. still free?", "For the {show} on {day} {a} {xs} were {gone} before noon and {b} after it. In "
        "all there were {t}. What is left?", "How many {xs} can still be had for the {show} with {t} {xs}, if {a} and "
        "then {b} have been {gone}?", "The {show} has {t} {xs}. This morning people took {a} of them and this afternoon "
        "{b}. How many {xs} does nobody have yet?", "{b:w} {xs} were {gone} in the afternoon, {a:w} in the morning. The "
        "list for the {show} begins with {t}. Find out how many {xs} remain.", slots="xs show gone", rows=(
        "tickets, concert, sold", "seats, play, booked", "places, camp, taken", "cards, match, sold", "stands, flea "
        "market, rented", "numbers, race, given out"), again=("b|And with {b} in the afternoon?", )),
    ask("xb_team_players_water_each_minus_stock", {"n": range(5, 31), "k": range(2, 7), "b": range(3, 61)}, plan(
        "s: n * k: {n} {who} with {k}", "? b < s", "r: s - b: to buy", end="{xs}"), "{n} {who} need {k} {xs} each. {N} "
        "already {has} {b}. How many {xs} must {he} still get?", "{n:d} {who}, {k:d} {xs} each, {b:d} there already. "
        "how many to buy?", "Each of our {n} {who} should have {k} {xs}. There are only {b} in the cupboard. What must "
        "be bought?", "How many more {xs} are needed for {n} {who} with {k} each if {b} are at hand?", "{b} {xs} are "
        "left from last year. This year there are {n} {who} and everyone gets {k}. How many {xs} do we order?",
        "{K} prepares room 12 for {n:w} {who}. All want {k:w} {xs}; {b:w} are there. How many are missing?", slots=
        "who xs", rows=("players, bottles", "pupils, pencils", "guests, plates", "painters, brushes", "hikers, bars",
        "dancers, ribbons", "singers, folders", "campers, pegs"), again=("b|And if there are {b}?", "n|And for {n} "
        "{who}?")),
    ask("xb_rows_two_blocks_sold_minus", {"n": range(3, 16), "k": range(5, 21), "m": range(3, 16), "b": range(5, 91)},
        plan("u: n + m: rows in both parts", "s: u * k: {u} rows of {k}", "? b < s", "r: s - b: without {b}", end="seats"),
        "A hall has {n} rows downstairs and {m} rows upstairs, each with {k} seats. {b} seats are broken. How many can "
        "be used?", "{n:d} rows + {m:d} rows, {k:d} seats per row, {b:d} broken. usable?", "There are {k} seats in "
        "every row. Downstairs there are {n} rows, on the balcony {m}. How many seats are good if {b} are not?",
        "How many seats can be sold in a theatre with {n} rows below and {m} above, {k} seats in each, when {b} are "
        "kept for the press?", "{K} sets up {n} rows in front and {m} behind. In a row there's space for {k}. {b} seats "
        "stay free. How many are filled?", "On the left we have {n:w} rows, on the right {m:w}. A row means {k:w} "
        "seats. Minus {b} that are roped off, what number of seats remains?", again=("b|And with {b} seats less?", )),
    ask("xb_ate_each_day_of_week_rest", {"n": range(2, 9), "k": (6, 10, 12, 20, 24), "a": range(2, 16), "d": range(2, 8)},
        plan("s: n * k: {n} {packs} of {k}", "u: d * a: {d} days of {a}", "? u < s", "r: s - u: left", end="{xs}"),
        "{N} {has} {n} {packs} of {k} {xs}. {he} use{s} {a} a day. How many {xs} are left after {d} days?",
        "{n:d} {packs} of {k:d} {xs}, {a:d} a day, after {d:d} days?", "We bought {n} {packs} with {k} {xs} in each. "
        "For {d} days {a} {xs} were needed per day. What do we have left?", "How many {xs} remain from {n} {packs} of "
        "{k} after {d} days if {a} go each day?", "{a} {xs} a day: that's what {K} takes. {K} had {n} {packs}, and a "
        "{pack} holds {k}. What is there when {d} days are over?", "In cupboard 4 there were {n:w} {packs}, {k:w} {xs} "
        "to a {pack}. From Monday on, {a:w} {xs} were taken daily. How many were there after {d:w} days?", slots=
        "pack packs xs", rows=("pack, packs, tea bags", "box, boxes, eggs", "bag, bags, nappies", "carton, cartons, "
        "yoghurts", "bundle, bundles, logs", "jar, jars, tablets", "roll, rolls, bin bags"), again=("d|And after {d} "
        "days?", "a|And with {a} a day?")),
    ask("xb_distance_round_trip_and_detour", {"a": range(5, 151), "b": range(2, 61), "t": range(100, 601, 10)}, plan(
        "s: 2 * a: there and back", "u: s + b: with the detour", "? u < t", "r: t - u: not driven yet", end="km"),
        "A full {tank} is enough for {t} km. {N} drive{s} {a} km to {town} and the same way back, with a detour of {b} "
        "km. For how many km is it still enough?", "{tank} good for {t:d} km, {a:d} km there and {a:d} back plus {b:d} "
        "km. km left?", "{K} goes to {town}, {a} km away, and returns. On the way there was a detour of {b} km. The "
        "{tank} lasts {t} km. What range is left?", "How many km can be driven after a trip to {town} and home ({a} km "
        "one way) and {b} km extra, if a full {tank} gives {t} km?", "With one {tank} my car does {t} km. {town} and "
        "back is twice {a} km, and {b} km were added by a closed road. How far can I still go?", "Road 7 was closed, so "
        "{b} km came on top of the {a} km to {town} and the {a} km home. A {tank} takes the car {t} km. How many km "
        "remain?", slots="tank town", rows=("tank, Lindow", "battery, Marston", "tank, Ashby", "battery, Kelso",
        "tank, Renby", "charge, Holt", "charge, Wexby"), again=("b|And with a detour of {b} km?", )),
    ask("xb_stickers_per_page_pages_still_missing", {"n": range(4, 31), "k": range(4, 16), "a": range(5, 121), "b": range(
        5, 61)}, plan("s: n * k: {n} pages of {k}", "u: a + b: {xs} so far", "? u < s", "r: s - u: missing", end="{xs}"),
        "An album has {n} pages for {k} {xs} each. {N} had {a} {xs} and got {b} from {M}. How many {xs} are missing?",
        "album {n:d} pages x {k:d} {xs}, have {a:d} + {b:d}. missing?", "{k} {xs} belong on each of the {n} pages. {a} "
        "are in, and {b} came with the post. How many does {K} still need?", "How many {xs} must {M} find for an album "
        "of {n} pages, {k} to a page, after collecting {a} and then {b}?", "{M} wants a full album. It has {n} pages "
        "and space for {k} {xs} on each. In May {he2} found {a}, in June {b}. How many are not there yet?", "Page 1 is "
        "full already, but that's counted in: {a} {xs} from me, {b} from my {kin}. The album has {n} pages with {k} "
        "{xs} each. How many are to come?", slots="xs", rows=("stickers", "stamps", "photos", "cards", "coins",
        "pressed flowers", "postcards"), again=("b|And with {b} from the other one?", )),
    ask("xb_half_eaten_then_some", {"n": range(2, 11), "k": (4, 6, 8, 10, 12, 16, 20), "b": range(2, 31)}, plan(
        "s: n * k: {n} {boxes} of {k}", "u: s / 2: half of them", "? b < u", "r: u - b: {b} more gone", end="{xs}"),
        "{N} had {n} {boxes} of {k} {xs}. Half of the {xs} were {gone} on Saturday and {b} more on Sunday. How many are "
        "left?", "{n:d} {boxes} of {k:d} {xs}, half {gone}, then {b:d} more. left?", "From {n} {boxes} with {k} {xs} "
        "each one half was {gone}. Of the other half {b} were {gone} later. How many {xs} remain?", "How many {xs} are "
        "there still when half of the {xs} in {n} {boxes} of {k}, and after that {b} more, have been {gone}?",
        "We opened {n:w} {boxes} and found {k:w} {xs} in each. By noon half of all was {gone}; by six {b:w} more. Count "
        "the rest.", "{b} {xs} were {gone} in the evening, but half of everything had been {gone} before. It was {n} "
        "{boxes} at {k} {xs}. What remains?", slots="boxes xs gone", rows=("boxes, chocolates, eaten", "trays, rolls, "
        "sold", "crates, bottles, drunk", "bags, seeds, planted", "packs, leaflets, handed out", "tins, biscuits, eaten",
        "cartons, eggs, used"), again=("b|And with {b} more gone?", )),
    ask("xb_lift_weight_left", {"t": range(300, 1001, 50), "n": range(2, 9), "k": range(40, 96, 5), "b": range(10, 151, 5)},
        plan("s: n * k: {n} {xs} of {k}", "? s < t", "u: t - s: free without the {y}", "? b < u", "r: u - b: with the "
        "{y}", end="kg"), "A {lift} takes {t} kg. In it are {n} {xs} of {k} kg each and a {y} of {b} kg. How many kg "
        "can be added?", "{lift} max {t:d} kg, {n:d} {xs} {k:d} kg each, {y} {b:d} kg. kg left?", "{n} {xs}, {k} kg "
        "each, and a {y}, {b} kg, are in the {lift}. It's made for {t} kg. What may still go in?", "How many kg of load "
        "are still allowed in a {lift} for {t} kg with {n} {xs} at {k} kg and a {y} at {b} kg?", "The sign in the "
        "{lift} says {t} kg. {K} loads a {y} that weighs {b} kg and {n} {xs} that weigh {k} kg apiece. What can it bear "
        "besides?", "{lift} number 2 carries {t} kg at most. First {n:w} {xs} went in, each {k} kg. Then came a {y} of "
        "{b} kg. How many kg to the limit?", slots="lift xs y", rows=("lift, sacks, trolley", "trailer, stones, mower",
        "boat, crates, motor", "van, washing machines, ladder", "cable car, barrels, sledge", "truck, bales, pump"), again=(
        "n|And with {n} {xs}?", )),
    ask("xb_family_ticket_and_extra", {"a": range(2, 7), "p": range(6, 31), "b": range(2, 7), "q": range(2, 16), "c":
        range(3, 21)}, plan("? q < p", "s: a * p: {adults}", "u: b * q: {kids}", "v: s + u: all {tickets}", "r: v + c: "
        "with {c} for the {extra}", end="$"), "{a} {adults} pay {p:$} each and {b} {kids} {q:$} each. The {extra} is "
        "{c:$}. What is the whole price?", "{a:d} {adults} {p:$}, {b:d} {kids} {q:$}, {extra} {c:$}. all in all?",
        "{Place}: {kids} {q:$}, {adults} {p:$}, {extra} {c:$}. We're {a} {adults} and {b} {kids} and need one {extra}. "
        "What do we pay?", "How much is a day out with {a} {adults} ({p:$}), {b} {kids} ({q:$}) and the {extra} for "
        "{c:$}?", "For the {extra}, {c:$} was charged. On top of that each of {a} {adults} had to pay {p:$} and each of "
        "{b} {kids} {q:$}. Find the total.", "{K} pays for everybody: {a:w} {adults} at {p:$}, {b:w} {kids} at {q:$}, "
        "and once {c:$} for the {extra}. How much does {K} spend?", slots="Place adults kids tickets extra", rows=(
        "Zoo, adults, children, tickets, car park", "Pool, adults, kids, tickets, locker", "Museum, grown-ups, "
        "children, tickets, guide", "Fair, adults, pupils, tickets, map", "Castle, adults, students, tickets, tour",
        "Ferry, adults, children, tickets, dog"), again=("b|And with {b} {kids}?", )),
    ask("xb_divide_into_rows_after_removal", {"t": range(30, 401), "b": range(3, 81), "k": (3, 4, 5, 6, 8, 9, 10, 12, 15,
        20)}, plan("? b < t", "s: t - b: without {b}", "r: s / k: {rows} of {k}", end="{rows}"), "There are {t} {xs}. "
        "{b} are {bad} and taken away. The others stand in {rows} of {k}. How many {rows} are there?", "{t:d} {xs}, "
        "{b:d} {bad}, rest in {rows} of {k:d}. how many {rows}?", "Out of {t} {xs}, {b} were {bad}. {K} arranges those "
        "that remain in {rows} with {k} in each. What is the number of {rows}?", "How many {rows} of {k} do the {xs} "
        "make if {b} of the {t} are {bad} and not used?", "I put {k} {xs} into each of my {rows}. Of {t} {xs} I "
        "couldn't use {b}, as they were {bad}. How many {rows} did I get?", "{b:w} {bad} {xs} lay on one side. The {t} "
        "{xs} less these were sorted into {rows}, {k:w} at a time, with none over. Count the {rows}.", slots=
        "xs bad rows", rows=("chairs, broken, rows", "plants, dry, beds", "eggs, cracked, trays", "books, torn, piles",
        "tiles, chipped, stacks", "pens, empty, packs", "candles, bent, boxes", "apples, bruised, bags"), again=(
        "b|And if {b} are {bad}?", )),
    ask("xb_pool_fill_minutes_after_start", {"t": range(100, 1001, 20), "b": range(20, 401, 10), "k": (4, 5, 6, 8, 10, 12,
        15, 20, 25, 30, 40, 50)}, plan("? b < t", "s: t - b: missing", "r: s / k: minutes with {k}", end="minutes"),
        "A {tub} holds {t} litres and has {b} litres in it. {k} litres flow in per minute. After how many minutes is it "
        "full?", "{tub} {t:d} l, {b:d} l in it, {k:d} l per minute. minutes until full?", "There are {b} litres in the "
        "{tub}, which takes {t}. With {k} litres a minute, how long until it is full?", "How many minutes does the tap "
        "need for a {tub} of {t} litres that already has {b}, when {k} litres come each minute?", "{K} opens the tap: "
        "{k} litres a minute. The {tub} was not empty, it had {b} litres. It's full at {t}. How many minutes must {K} "
        "wait?", "The tap gives {k:w} litres in a minute. What time in minutes is needed to bring the {tub} from {b} to "
        "{t} litres?", slots="tub", rows=("tub", "pool", "rain barrel", "fish pond", "water tank", "trough",
        "fountain basin", "paddling pool"), again=("b|And if {b} litres are in it?", )),
    ask("xb_letters_per_sheet_needed_then_left", {"n": range(5, 61), "k": range(2, 9), "t": (50, 80, 100, 120, 150, 200,
        250, 300, 400, 500)}, plan("s: n * k: {n} {xs} with {k}", "? s < t", "r: t - s: left", end="{sheets}"),
        "{N} {has} {t} {sheets}. Every {x} needs {k}, and {he} make{s} {n} {xs}. How many {sheets} are left?",
        "{t:d} {sheets}, {n:d} {xs}, {k:d} each. left?", "One {x} takes {k} {sheets}. After {n} {xs}, how many of the "
        "{t} {sheets} are not used?", "How many {sheets} out of {t} do I have over when I make {n} {xs} and use {k} for "
        "each?", "Class 8d made {n} {xs}. For each one {k} {sheets} were used up. There were {t} at the start. What is "
        "still in the box?", "{K} finished {n:w} {xs} from a stock of {t} {sheets}; a {x} means {k:w} {sheets}. How "
        "many wait for next time?", slots="x xs sheets", rows=("letter, letters, sheets", "kite, kites, sticks",
        "stool, stools, screws", "lantern, lanterns, sheets", "quilt, quilts, squares", "wreath, wreaths, twigs",
        "robot, robots, bolts", "bouquet, bouquets, flowers"), again=("n|And with {n} {xs}?", )),
    ask("xb_vase_sum_of_three_groups_times", {"a": range(2, 21), "b": range(2, 21), "c": range(2, 21), "k": range(2, 9)},
        plan("s: a + b: {p} and {q}", "u: s + c: with {w}", "r: u * k: {u} with {k}", end="{xs}"), "There are {a} {p}, "
        "{b} {q} and {c} {w}. Each gets {k} {xs}. How many {xs} are needed?", "{a:d} {p}, {b:d} {q}, {c:d} {w}, {k:d} "
        "{xs} each. total {xs}?", "{k} {xs} are handed to each of {a} {p}, {b} {q} and {c} {w}. How many {xs} is that?",
        "How many {xs} have to be ordered for {a} {p}, {b} {q} and {c} {w}, at {k} a head?", "At camp 9 there are {c} "
        "{w}, {b} {q} and {a} {p}, and nobody should get fewer than {k} {xs} or more. How many {xs} in all?",
        "{K} wrote: {p} {a}, {q} {b}, {w} {c}. For every one of them {K} must bring {k:w} {xs}. Find the number of {xs}.",
        slots="p q w xs", rows=("boys, girls, teachers, rolls", "cooks, waiters, cleaners, aprons", "dogs, cats, goats, "
        "bowls of food", "drummers, singers, dancers, drinks", "men, women, children, vouchers", "nurses, doctors, "
        "drivers, masks", "ponies, cows, donkeys, carrots"), again=("k|And with {k} each?", )),
    ask("xb_first_price_then_raise_year", {"a": range(20, 121), "b": range(2, 31), "n": (3, 4, 5, 6, 8, 10, 12)}, plan(
        "s: a + b: new {rent}", "r: n * s: {n} months of {s}", "? r < 1001", end="$"), "The {rent} was {a:$} a month "
        "and rises by {b:$}. How much does {N} pay in {n} months with the new price?", "{rent} {a:$}, up by {b:$}, "
        "{n:d} months. how much?", "From May on, the {rent} is {b:$} higher than the old {a:$} a month. What must be "
        "paid for {n} months?", "How much will {n} months cost at a {rent} of {a:$} plus the new extra of {b:$} a month?",
        "{K} paid {a:$} every month as {rent}. Now {b:$} more is asked each month. Work out what {n} months come to now.",
        "Letter 3 from the firm: your {rent} goes up {b:$}. It has been {a:$} a month until now. What are the next "
        "{n:w} months going to cost me?", slots="rent", rows=("fee", "garage rent", "phone bill", "gym price",
        "music school fee", "nursery fee", "parking fee"), again=("b|And if it rises by {b:$}?", "n|And for {n} months?")),
    ask("xb_day_two_times_as_many_total_then_each_price", {"a": range(3, 61), "k": range(2, 5), "p": range(2, 10)}, plan(
        "s: k * a: the second day", "u: a + s: both days", "r: u * p: {u} {xs} at {p}", end="$"), "{N} sold {a} {xs} on "
        "{d1} and {times} as many on {d2}, each for {p:$}. How much money was that?", "{a:d} {xs} {d1}, {times} as many "
        "{d2}, {p:$} each. money?", "On {d1} there were {a} customers for {xs}, on {d2} {times} as many, and each "
        "bought one for {p:$}. What was taken on the two days?", "How much did both days bring if {a} {xs} went on "
        "{d1}, {times} that number on {d2}, and the price was always {p:$}?", "{p:$} is the price of one. {K} got rid "
        "of {a} {xs} on {d1}; {d2} was better, with {times} as many. Find the takings of {d1} and {d2}.",
        "Stand 17 sells {xs} at {p:$}. {d1}: {a} {xs}. {d2}: {times} as many as on {d1}. What's in the till after both "
        "days?", slots="k times xs d1 d2", rows=("2, twice, ice creams, Saturday, Sunday", "3, three times, crepes, "
        "Monday, Tuesday", "2, two times, hot dogs, Friday, Saturday", "4, four times, balloons, Thursday, Friday",
        "3, 3 times, posters, Wednesday, Thursday"), again=("a|And with {a} on the first day?", )),
    ask("xb_fewer_on_second_day_left", {"t": range(60, 601), "a": range(10, 161), "b": range(2, 41)}, plan("? b < a",
        "s: a - b: the second day", "u: a + s: both days", "? u < t", "r: t - u: {u} gone", end="{xs}"), "There were "
        "{t} {xs}. {a} went on the first day and {b} fewer on the second. How many are left?", "{t:d} {xs}, {a:d} gone, "
        "next day {b:d} fewer gone. left?", "{N} had {t} {xs} to give out. On {day} it was {a}; the day after, {b} "
        "fewer than that. How many {has} {he} still?", "How many of {t} {xs} remain if {a} are taken on one day and {b} "
        "fewer than these on the next?", "On day 2 {K} handed out {b} {xs} fewer than on day 1, when it was {a}. The "
        "pile had {t} {xs} at first. What does it have now?", "{a:w} {xs} found an owner at once. The next time it was "
        "{b:w} fewer. Of {t} {xs}, how many are there still?", slots="xs", rows=("flyers", "vouchers", "seedlings",
        "badges", "programmes", "samples", "free maps", "posters", "lamp oil cans"), again=("b|And if it was {b} fewer?", )),
    ask("xb_trip_by_bike_three_days_of_km", {"t": range(60, 401), "a": range(10, 101), "b": range(2, 31)}, plan(
        "s: a + b: the second part", "u: a + s: both parts", "? u < t", "r: t - u: still to go", end="km"),
        "A bike tour has {t} km. {N} did {a} km on day 1 and {b} km more than that on day 2. How many km are left?",
        "tour {t:d} km, day one {a:d}, day two {b:d} more than day one. left?", "On {day} {K} rode {a} km. The next day "
        "it was {b} km more. How much of the {t} km is still ahead of {K}?", "How many km must be ridden on the last "
        "day of a {t} km tour if the first had {a} km and the second {b} km more than the first?", "We rode to {town}. "
        "It's {t} km. First {a} km, after a night in a tent {b} km more than on the day before. How far is {town} now?",
        "{town} is {t} km away. {M} has gone {a:w} km by train and then by bus {b:w} km more than by train. What "
        "distance is left?", slots="town", rows=("Kelso", "Lindow", "Harbury", "Nettlefield", "Wexby", "Port Arden"),
        again=("b|And if it was {b} km more?", )),
    ask("xb_gives_part_and_gets_more", {"a": range(8, 301), "k": (2, 3, 4, 5, 10), "b": range(2, 91)}, plan("s: a / k: "
        "{part} of {a}", "u: a - s: the rest", "r: u + b: with {b} more", end="{xs}"), "{N} {has} {a} {xs}. {he} "
        "give{s} away {part} and then get{s} {b} new ones. How many {xs} {has} {he} now?", "{a:d} {xs}, {part} given "
        "away, {b:d} new. now?", "{K} swapped {part} of {a} {xs} for nothing at all, just to be nice. For a birthday "
        "came {b} more. How many {xs} does {K} own?", "How many {xs} are there after {part} of {a} has gone and {b} "
        "have come?", "I took {part} of my {a} {xs} to the school fair at number 40. Then my {kin} bought me {b}. How "
        "many do I have?", "{part} of {a:w} {xs} went to {M}. Later {b:w} were bought. What is the number of {xs} now?",
        slots="k part xs", rows=("2, half, books", "4, a quarter, films", "3, a third, toys", "5, a fifth, pens",
        "10, a tenth, records", "2, one half, games", "3, one third, dolls", "4, one quarter, puzzles"), again=(
        "b|And with {b} new ones?", )),
    ask("xb_half_of_each_two_kinds_eaten", {"a": range(4, 121, 2), "b": range(4, 121, 2)}, plan("s: a + b: together",
        "u: s / 2: half of {s}", "r: s - u: the rest", end="{xs}"), "{N} {has} {a} {red} and {b} {green} {xs} and "
        "sell{s} half of all. How many {xs} are left?", "{a:d} {red}, {b:d} {green} {xs}, half sold. left?",
        "In a crate there are {a} {red} {xs} and {b} {green} ones. Half of the whole lot goes. How many stay?",
        "How many {xs} does {K} keep after parting with one half of {a} {red} and {b} {green} ones?", "One half of our "
        "{xs} is for the neighbours. We picked {a} {red} ones and {b} {green} ones. How many remain for us?",
        "Box 11 holds {xs}: {red} {a}, {green} {b}. Every second one is taken out. How many are in it afterwards?", slots=
        "red green xs", rows=("red, green, apples", "black, white, buttons", "big, small, eggs", "sweet, sour, cherries",
        "new, old, stamps", "white, brown, mushrooms", "yellow, purple, plums"), again=("a|And with {a} {red} ones?", )),
)  # fmt: skip
TASKS = STORIES
