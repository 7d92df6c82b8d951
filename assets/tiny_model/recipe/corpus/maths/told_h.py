"""Word problems as they are typed: things given away, eaten, broken, shared, refilled, in two or three steps, part 2."""

from __future__ import annotations

from .weeks import ask, plan

STORIES = (
    ask("tg_each_borrows_and_brings_back", {"n": range(3, 31), "k": range(2, 9), "b": range(3, 91)}, plan("s: n * k: "
        "taken by {n} {who}", "? b < s", "r: s - b: after {b} came back", end="{xs}"), "{n} {who} {borrow} {k} {xs} "
        "each. Later {b} {xs} are returned. How many {xs} are still out?", "In {place}, {n} {who} took {k} {xs} each. "
        "{b} of these {xs} have been brought back. How many are still missing?", "{n:d} {who} have {k:d} {xs} each, "
        "{b:d} returned, how many not yet", "{place} lends {k} {xs} to every one of {n} {who}. By {day} {b} {xs} are "
        "back. How many are not?", "How many {xs} do the {who} still have if {n} of them {borrow} {k} apiece and "
        "together give back {b}?", "I gave out {k} {xs} to each of {n} {who}. Only {b} have come back to me. How many "
        "must I still wait for?", "{b:w} {xs} lie on the counter again. That is from {n:w} {who} who had {k:w} {xs} "
        "each. Find how many {xs} have not been returned.", slots="who place borrow xs", rows=("pupils, the library, "
        "borrow, books", "skaters, the rink, hire, cones", "families, the club, borrow, games", "cyclists, the shop, "
        "hire, bikes", "students, the lab, borrow, tablets", "singers, the choir, take, scores", "campers, the camp, "
        "borrow, blankets"), again=("b|And if {b} are back?", )),
    ask("tg_seats_taken_and_more_come", {"n": range(5, 26), "k": range(6, 31), "b": range(10, 301), "c": range(3, 61)},
        plan("t: n * k: {n} {rows} of {k}", "s: b + c: taken", "? s < t", "r: t - s: free of {t}", end="seats"),
        "A {hall} has {n} {rows} with {k} seats each. {b} people are sitting and {c} more sit down. How many seats are "
        "free?", "There are {k} seats in each of the {n} {rows} of our {hall}. {b} seats were sold before and {c} at "
        "the door. How many seats are empty?", "{hall}, {n:d} {rows} x {k:d} seats, {b:d} sold, then {c:d} sold. free?",
        "In the {hall} I see {n} {rows}. Each has {k} seats. First {b} guests arrive, then {c} late ones. How many "
        "seats does nobody need?", "How many seats are still to be had in a {hall} of {n} {rows} with {k} seats if {b} "
        "people have come and {c} are on the way?", "{b:w} adults and {c:w} children fill part of the {hall}. It has "
        "{n:w} {rows} of {k:w} seats. What is the number of free seats?", slots="hall rows", rows=("cinema, rows",
        "theatre, rows", "circus tent, rows", "lecture hall, rows", "church, rows", "stadium block, rows",
        "concert hall, rows", "ferry, rows"), again=("c|And if {c} more come?", )),
    ask("tg_printed_and_used_up_daily", {"t": range(60, 901), "n": range(2, 15), "k": range(4, 81), "b": range(2, 41)},
        plan("s: n * k: used in {n} days", "? s < t", "u: t - s: left after that", "? b < u", "r: u - b: without {b} "
        "{bad}", end="{xs}"), "{N} had {t} {xs}. {he} used {k} a day for {n} days, and {b} were {bad}. How many {xs} "
        "are left?", "Out of {t} {xs}, {k} were used on each of {n} days. {b} others were {bad}. How many good {xs} "
        "remain?", "{t:d} {xs}, -{k:d} per day for {n:d} days, {b:d} {bad}. what's left", "We had {t} {xs} in the "
        "cupboard. For {n} days we needed {k} every day. Then I noticed that {b} of the rest were {bad}. How many could "
        "still be used?", "How many usable {xs} are there from a store of {t}, when {n} days take {k} each and {b} have "
        "been {bad}?", "Each day {k:w} {xs} go. After {n:w} days another {b:w} are found to be {bad}. At the start we "
        "had {t}. Find the rest.", "{b} {xs} were {bad}, so we threw them out. Apart from that, {k} were used daily for "
        "{n} days. How many of our {t} {xs} are there now?", slots="xs bad", rows=("sheets of paper, torn",
        "paper cups, squashed", "flyers, wet", "screws, rusty", "eggs, broken", "masks, dirty", "labels, smudged",
        "potatoes, rotten"), again=("n|And after {n} days?", )),
    ask("tg_plants_die_and_new_ones", {"n": range(3, 21), "k": range(4, 31), "b": range(3, 41), "c": range(3, 61)}, plan(
        "s: n * k: {n} {rows} of {k}", "? b < s", "u: s - b: after {b} {died}", "r: u + c: with {c} new ones", end="{xs}"),
        "{N} planted {n} {rows} of {k} {xs}. {b} {died} and {c} new ones were planted. How many {xs} are there now?",
        "A {garden} has {n} {rows} with {k} {xs} in each. In winter {b} {xs} {died}. In spring {N} put{s} in {c}. How "
        "many {xs} does it have?", "{n:d} {rows} of {k:d} {xs}, {b:d} {died}, {c:d} new. now?", "We set {k} {xs} in "
        "each of {n} {rows}. After the storm we saw that {b} {died}. So we got {c} from the nursery. How many {xs} grow "
        "in our {garden}?", "How many {xs} grow in a {garden} of {n} {rows} with {k} each, if {b} {died} and {c} have "
        "been added?", "In the {garden} there were {n:w} {rows}, and {k:w} {xs} stood in every one. {b:w} of all these "
        "{xs} {died}. {c:w} young ones took their place. Give the number of {xs} today.", slots="garden rows xs died",
        rows=("garden, rows, tulips, froze", "orchard, rows, trees, fell", "field, rows, cabbages, rotted",
        "park, beds, roses, died", "vineyard, rows, vines, dried up", "greenhouse, shelves, cactuses, died",
        "allotment, rows, leeks, were eaten by slugs"), again=("b|And if {b} {died}?", )),
    ask("tg_chairs_missing_for_guests", {"a": range(20, 201), "b": range(2, 31), "c": range(2, 31), "d": range(5, 151)},
        plan("? b < a", "s: a - b: after {b} cancelled", "u: s + c: with {c} more", "? d < u", "r: u - d: missing for "
        "{u}", end="{xs}"), "{N} invited {a} guests. {b} cancel and {c} bring somebody, so {c} more people come. There "
        "are {d} {xs}. How many {xs} are missing?", "{a} people said yes, then {b} said no after all, and {c} others "
        "joined. We have {d} {xs}. How many more {xs} do we need if each gets one?", "{a:d} guests, {b:d} cancelled, "
        "{c:d} extra, only {d:d} {xs}. how many {xs} short?", "The list had {a} names. I crossed out {b} and wrote down "
        "{c} new ones. Everyone on it needs one of the {xs}, and {d} are here. How many must I get?", "How many {xs} do "
        "I have to borrow for {a} visitors less {b} who are ill plus {c} who come along, with {d} of my own?",
        "{d:w} {xs} are ready in the {room}. Guests: {a:w} at first, {b:w} fewer since Monday, {c:w} more since "
        "Tuesday. Each needs one. Say how many {xs} are lacking.", slots="room xs", rows=("hall, chairs",
        "kitchen, plates", "garden, cups", "club room, glasses", "tent, mats", "cellar, badges", "barn, blankets",
        "lobby, name cards"), again=("d|And with {d} {xs}?", )),
    ask("tg_football_points", {"n": range(3, 21), "m": range(2, 16), "p": range(2, 6), "b": range(2, 11)}, plan(
        "s: n * p: {n} {wins} at {p}", "u: s + m: {m} {draws} at 1", "? b < u", "r: u - b: without {b} points", end=
        "points"), "A {team} gets {p} points for one of its {wins} and 1 point for one of its {draws}. It has {n} "
        "{wins} and {m} {draws}. Then {b} points are taken off. How many points does it have?", "{n} {wins} at {p} "
        "points each, {m} {draws} at 1 point each, {b} points taken away. how many points?", "Our {team} had {n} {wins} "
        "and {m} {draws} this year. There are {p} points for each of the {wins} and one for each of the {draws}. For "
        "bad behaviour we lost {b} points. What's our score?", "What is the score of a {team} with {n} {wins} ({p} "
        "points each) and {m} {draws} (1 point each) that lost {b} points as a punishment?", "I play in a {team}. We "
        "collected {m} single points from {draws}, and {n} times we got {p} points for {wins}. {b} were deducted. How "
        "many points stand in the table?", "{p:w} points for every one of {n:w} {wins}. One point for each of {m:w} "
        "{draws}. Minus {b:w} points. Find the result for the {team}.", slots="team wins draws", rows=("football club, "
        "wins, draws", "chess team, wins, draws", "quiz team, right answers, half-right answers", "hockey team, wins, "
        "draws", "debating team, wins, ties")),
    ask("tg_wheels_of_two_kinds", {"n": range(2, 31), "m": range(2, 31), "b": range(2, 10)}, plan("s: n * k: {n} {cars}",
        "u: m * j: {m} {bikes}", "r: s + u: together", end="{wheels}"), "There are {n} {cars} and {m} {bikes} in "
        "{place}. How many {wheels} do they have altogether?", "{n:d} {cars} and {m:d} {bikes}, how many {wheels}?",
        "In {place} I saw {m} {bikes} and {n} {cars}. One of the {bikes} has {j} {wheels} and one of the {cars} has "
        "{k}. How many {wheels} did I see?", "How many {wheels} are needed for {n} {cars} with {k} {wheels} each and "
        "{m} {bikes} with {j} each?", "{N} count{s} the {wheels} in {place}. There are {n:w} {cars} ({k} {wheels} each) "
        "and {m:w} {bikes} ({j} {wheels} each). What do{es} {he} get?", "Somebody put {k} {wheels} on each of {n} "
        "{cars} and {j} {wheels} on each of {m} {bikes}. What is the number of {wheels} in all?", slots="cars bikes "
        "wheels place k j", rows=("cars, bikes, wheels, the yard, 4, 2", "tricycles, scooters, wheels, the shop, 3, 2",
        "cars, motorbikes, tyres, the garage, 4, 2", "dogs, hens, legs, the yard, 4, 2", "beetles, spiders, legs, the "
        "box, 6, 8", "chairs, tripods, legs, the studio, 4, 3", "horses, riders, legs, the field, 4, 2",
        "squares, triangles, corners, the picture, 4, 3", "sheep, geese, legs, the meadow, 4, 2"), again=("n|And with "
        "{n} {cars}?", )),
    ask("tg_tank_used_daily_and_refilled", {"t": range(60, 901), "n": range(2, 15), "k": range(4, 61), "c": range(10, 301)},
        plan("s: n * k: used in {n} {days}", "? s < t", "u: t - s: left in the {tank}", "r: u + c: after {c} filled in",
        end="{xs}"), "A {tank} has {t} {xs} in it. {k} {xs} are used every {day1} for {n} {days}. Then {c} {xs} are "
        "filled in. How many {xs} are in the {tank} now?", "{tank}: {t:d} {xs}, uses {k:d} a {day1}, after {n:d} {days} "
        "refilled with {c:d}. how much is in it", "Our {tank} held {t} {xs}. We took {k} out each {day1}. {n} {days} "
        "later a man came and put {c} {xs} in. What does it hold?", "How many {xs} are in a {tank} that began with {t}, "
        "gave {k} a {day1} during {n} {days} and got {c} back?", "{N} look{s} after a {tank} of {t} {xs}. The need is "
        "{k} {xs} a {day1}. After {n} {days}, {c} {xs} are added. How many {xs} do{es} {he} find in it?", "For {n:w} "
        "{days} nobody refilled the {tank}, though {k:w} {xs} were needed each {day1}. It had {t} at first. Today {c} "
        "came in. Find the contents.", slots="tank xs day1 days", rows=("water tank, litres, day, days", "oil tank, "
        "litres, week, weeks", "rain barrel, litres, day, days", "grain store, sacks, week, weeks", "wood shed, logs, "
        "day, days", "coal cellar, kg, week, weeks", "feed bin, scoops, day, days"), again=("n|And after {n} {days}?", )),
    ask("tg_battery_percent", {"t": range(60, 101), "h": range(2, 10), "k": range(2, 13), "c": range(10, 51)}, plan(
        "s: h * k: used in {h} {hours}", "? s < t", "u: t - s: left after that", "r: u + c: after {verb} {c}",
        "? r < 101", end="per cent"), "{Thing} is at {t:d} per cent. It loses {k} per cent {an} {hour}. After {h} "
        "{hours} it {gets} {c} per cent. What does it show then?", "{thing} {t:d}%, -{k:d}% per {hour} for {h:d} "
        "{hours}, then +{c:d}%. now?", "At the start {thing} was at {t:d} per cent. Each {hour} took {k} per cent away, "
        "and after {h} {hours} it {gets} {c} per cent back. How many per cent are there?", "How full is {thing} in per "
        "cent if it starts with {t:d}, drops by {k} every {hour} for {h} {hours} and then {gets} {c}?", "I looked at "
        "{thing}: {t:d} per cent. {h} {hours} at {k} per cent each went by. Then it {gets} {c} per cent more. What can "
        "I read now?", "In one {hour} {thing} goes down by {k:w} per cent. That happens {h:w} times. It was at {t:d} "
        "and later {gets} {c:d} per cent. State the level in per cent.", slots="Thing thing an hour hours gets verb", rows=(
        "My phone, my phone, an, hour, hours, gains, charging", "The laptop, the laptop, an, hour, hours, gains, "
        "charging", "The pool, the pool, a, day, days, gets, refilling", "The camera battery, the camera battery, a, "
        "minute, minutes, gains, charging", "The tank, the tank, a, day, days, gets, refilling"), again=("h|And after "
        "{h} {hours}?", )),
    ask("tg_boat_how_many_trips", {"a": range(20, 301), "b": range(2, 41), "k": (4, 5, 6, 8, 9, 10, 12, 15, 20, 30)}, plan(
        "? b < a", "s: a - b: without {b}", "r: s up k: {trips} of {k}", end="{trips}"), "{a} people want to go "
        "{where}, but {b} change their minds. A {boat} takes {k} people. How many {trips} are needed?", "{N} must take "
        "{a} people {where}. {b} of them walk instead. With {k} people in a {boat}, how many {trips} does it take?",
        "{a:d} people, {b:d} don't come, {k:d} per {boat}. how many {trips}", "{k} people fit in the {boat}. There "
        "should be {a} going {where}, except that {b} stay behind. How many {trips} must it make for everybody else?",
        "Nobody may be left out: {a} people minus {b} who are sick must all get {where} in a {boat} for {k}. How many "
        "{trips} is that at least?", "What number of {trips} is enough for the {boat} ({k} seats) when {a} people are "
        "waiting to go {where} and {b} of those give up?", "At the stop {a:w} people are waiting. {b:w} lose patience "
        "and leave. The {boat} carries {k:w} at a time {where}. Count the {trips}.", slots="boat trips where", rows=(
        "boat, trips, across the lake", "cable car, rides, up the mountain", "minibus, runs, to the wedding",
        "lift, rides, to the top floor", "ferry, crossings, to the island", "taxi van, trips, to the airport",
        "raft, crossings, over the river", "helicopter, flights, to the valley")),
    ask("tg_shared_then_each_uses_some", {"t": range(30, 401), "k": range(2, 13), "b": range(2, 21)}, plan("s: t / k: "
        "for each of {k}", "? b < s", "r: s - b: after {b} {gone}", end="{xs}"), "{k} {who} share {t} {xs} equally. {N} "
        "{is} one of them and {used} {b} of {his} {xs}. How many {xs} are left for {him}?", "{t} {xs} are divided among "
        "{k} {who}. Each of them {used} {b}. How many does each have left?", "{t:d} {xs} / {k:d} {who}, each {used} "
        "{b:d}. each left?", "After {t} {xs} have been split evenly between {k} {who}, one of the {who} {used} {b}. How "
        "many {xs} does that one still have?", "I got my part when the {k} of us shared out {t} {xs}. I {used} {b} of "
        "mine at once. How many have I got left?", "How many {xs} has every one of the {who} if {k} of them get equal "
        "parts of {t} and all have {b} {gone}?", "{K} is among {k:w} {who} who are given {t:w} {xs} to share. Soon {K} "
        "{used} {b:w}. What has {K} got?", slots="xs who used gone", rows=("sweets, children, ate, eaten",
        "pencils, pupils, lost, lost", "tickets, helpers, sold, sold", "plums, friends, ate, eaten", "nails, workers, "
        "used, used", "cards, players, played, played", "seeds, gardeners, planted, planted", "flyers, students, handed "
        "out, handed out"), again=("b|And if it is {b}?", )),
    ask("tg_packs_for_everyone_left_over", {"n": range(2, 13), "j": range(6, 41), "m": range(3, 31), "k": range(2, 13)},
        plan("s: n * j: {n} {packs} of {j}", "u: m * k: {m} {who} with {k} each", "? u < s", "r: s - u: left over", end=
        "{xs}"), "{N} bought {n} {packs} with {j} {xs} each. {he} gave {k} {xs} to each of {m} {who}. How many {xs} "
        "were left over?", "{m} {who} get {k} {xs} each. There are {n} {packs} of {j}. How many {xs} will not be used?",
        "{n:d} {packs} ({j:d} {xs} each), {m:d} {who}, {k:d} {xs} per person. left over?", "We have {n} {packs} and {j} "
        "{xs} are in every one. If {m} {who} take {k} {xs} apiece, how many remain?", "For my class of {m} {who} I "
        "opened {n} {packs} of {j} {xs}. Everybody had {k}. What was in the {packs} afterwards?", "How many {xs} stay "
        "in {n} {packs} of {j} after {m} {who} have received {k} each?", "Each {who2} needs {k:w} {xs}. We are {m:w}. "
        "The shop sold us {n:w} {packs}, each with {j:w} {xs}. Say how many {xs} too many we have.", slots=
        "packs xs who who2", rows=("packs, napkins, guests, guest", "boxes, crayons, children, child", "bags, bulbs, "
        "gardeners, gardener", "rolls, stickers, pupils, pupil", "sacks, potatoes, campers, camper", "trays, eggs, "
        "cooks, cook", "packets, biscuits, visitors, visitor", "boxes, screws, workers, worker"), again=("k|And with "
        "{k} each?", )),
    ask("tg_slices_eaten_by_two_groups", {"n": range(2, 13), "k": (6, 8, 10, 12), "m": range(2, 16), "j": range(2, 6),
        "p": range(2, 13), "q": range(2, 6)}, plan("t: n * k: {n} {pizzas} of {k}", "s: m * j: {adults}", "u: p * q: "
        "children", "w: s + u: eaten in all", "? w < t", "r: t - w: left", end="{slices}"), "{n} {pizzas} have {k} "
        "{slices} each. {m} {adults} eat {j} {slices} each and {p} children eat {q} each. How many {slices} are left?",
        "There are {m} {adults} and {p} children. One of the {adults} eats {j} {slices}, a child {q}. We have {n} "
        "{pizzas} with {k} {slices}. What is over?", "{n:d} {pizzas} x {k:d} {slices}, {m:d} {adults} x {j:d}, {p:d} "
        "kids x {q:d}. left?", "I cut {n} {pizzas} into {k} {slices} each. The {p} children had {q} each, the {m} "
        "{adults} had {j} each. How many {slices} did I put in the fridge?", "How many {slices} of {n} {pizzas} ({k} "
        "from each) remain after {m} {adults} took {j} and {p} children took {q} apiece?", "{p} children want {q} "
        "{slices} and {m} {adults} want {j} {slices} each. {N} {has} {n} {pizzas}, cut in {k}. How many {slices} will "
        "nobody eat?", slots="pizzas slices adults", rows=("pizzas, slices, adults", "cakes, pieces, teachers",
        "melons, slices, parents", "loaves, slices, grown-ups", "quiches, pieces, helpers"), again=("n|And with {n} "
        "{pizzas}?", )),
    ask("tg_one_gets_twice_what_other_gets", {"t": range(30, 301), "b": range(3, 61)}, plan("s: b * 2: twice {b}",
        "u: b + s: given away in all", "? u < t", "r: t - u: left of {t}", end="{xs}"), "{N} had {t} {xs}. {he} gave "
        "{b} to {M} and twice as many to {K}. How many {xs} did {he} have left?", "From {t} {xs} {K} got {b} and {M} "
        "got double that. How many {xs} remained?", "{t:d} {xs}, {b:d} to {K}, twice that to {M}. left?", "I {had} {t} "
        "{xs}. My {kin} took {b}, and my boss took twice the amount my {kin} took. What do I keep?", "How many of {t} "
        "{xs} are still here if one person takes {b} and another takes two times as many?", "First {b:w} of {t:w} {xs} "
        "go. Then twice that many go. How many stay?", "Two neighbours come for {xs}. The first wants {b}, the second "
        "twice that. There were {t} in the {place}. How many are in it when they leave?", slots="xs place had", rows=(
        "apples, barn, had", "eggs, kitchen, owned", "chairs, hall, looked after", "bricks, yard, stored",
        "plums, cellar, picked", "stamps, box, collected", "cups, café, owned", "cuttings, greenhouse, grew"), again=(
        "b|And if the first takes {b}?", )),
    ask("tg_together_then_shared", {"a": range(5, 151), "b": range(5, 151), "k": range(2, 11)}, plan("s: a + b: together",
        "r: s / k: for each of {k}", end="{xs}"), "{N} {has} {a} {xs} and {M} has {b}. They put all of them together "
        "and deal them out equally to {k} {who}. How many {xs} does each of the {who} get?", "{a} {xs} from {K} and {b} "
        "{xs} from me are mixed and dealt to {k} {who}. Each gets the same. How many?", "{a:d} {xs} + {b:d} {xs}, "
        "shared by {k:d} {who}. each?", "There are {a} red {xs} and {b} blue {xs}. {k} {who} share all of them fairly. "
        "What does one of them get?", "How many {xs} are in each of {k} equal parts if {a} {xs} and {b} more are put on "
        "one heap?", "My {kin} found {a} {xs}, I found {b}. We made one pile and gave it to {k} {who}, the same number "
        "to everyone. How many {xs} was that for each?", "{b:w} {xs} came today and {a:w} came yesterday. All go to "
        "{k:w} {who} in equal shares. State one share.", slots="xs who", rows=("marbles, children", "beads, girls",
        "buttons, tailors", "cards, players", "balloons, cousins", "stones, builders", "crayons, kids", "pegs, campers"),
        again=("k|And with {k} {who}?", )),
    ask("tg_harvest_minus_rotten_into_bags", {"n": range(3, 21), "k": range(5, 41), "b": range(2, 41), "j": (2, 3, 4, 5, 6,
        8, 10, 12, 15, 20)}, plan("s: n * k: from {n} {trees}", "? b < s", "u: s - b: without {b} {bad}", "r: u / j: "
        "{bags} of {j}", end="{bags}"), "{N} picked {k} {xs} from each of {n} {trees}. {b} were {bad}. The good ones "
        "are put into {bags} of {j}. How many {bags} is that?", "From {n} {trees} come {k} {xs} each. We throw away {b} "
        "that are {bad} and pack the rest, {j} to a {bag}. How many {bags} do we fill?", "{n:d} {trees} x {k:d} {xs}, "
        "{b:d} {bad}, {j:d} in a {bag}. how many {bags}?", "How many {bags} of {j} {xs} can be filled if {n} {trees} "
        "give {k} each and {b} of all are {bad}?", "I need {bags} for my {xs}. In one of them there is room for {j}. "
        "There are {n} {trees} with {k} {xs} on each of them, but {b} are {bad}. How many {bags} do I use?",
        "{b:w} of the {xs} were {bad}. There were {n:w} {trees}, and every one gave {k:w} {xs}. All the good {xs} fill "
        "{bags} with {j:w} in each. Find the number of {bags}.", slots="trees xs bad bag bags", rows=("trees, apples, "
        "rotten, bag, bags", "bushes, roses, wilted, bunch, bunches", "plants, peppers, too small, box, boxes",
        "rows, carrots, split, bundle, bundles", "hens, eggs, cracked, carton, cartons", "ovens, rolls, burnt, sack, "
        "sacks", "machines, bolts, faulty, packet, packets"), again=("b|And if {b} are {bad}?", )),
    ask("tg_bunches_and_what_is_over", {"a": range(10, 151), "b": range(10, 151), "k": range(3, 13)}, plan("s: a + b: "
        "together", "r: s mod k: {bunches} of {k}", "? 1 < r", end="{xs}"), "{N} {has} {a} {red} {xs} and {b} {white} "
        "{xs}. {he} make{s} {bunches} of {k}. How many {xs} are left over?", "There are {a} {red} and {b} {white} {xs}. "
        "As many {bunches} of {k} as possible are made. How many {xs} remain?", "{a:d} {red} + {b:d} {white} {xs}, "
        "{bunches} of {k:d}, what is left over", "How many {xs} stay over if I put {k} in each of my {bunches} and have "
        "{a} {red} and {b} {white} ones?", "I mixed {a} {red} {xs} with {b} {white} ones. Then I made {bunches}, each "
        "with {k}. A few {xs} were not enough for another. How many?", "{k:w} {xs} belong to each of the {bunches}. "
        "With {a:w} {red} ones and {b:w} {white} ones in the box, how many can't be used?", slots="red white xs bunches",
        rows=("red, white, roses, bunches", "glass, wooden, beads, chains", "lemon, mint, sweets, bags", "blue, yellow, "
        "balls, sets", "sharp, blunt, pencils, bundles", "brown, green, bottles, packs", "big, small, candles, boxes",
        "round, square, buttons, cards"), again=("k|And with {k} in each?", )),
    ask("tg_gave_to_other_how_many_has_other", {"n": range(2, 10), "k": range(4, 21), "m": range(3, 61), "b": range(2, 41)},
        plan("s: n * k: {n} {packs} of {k}", "? b < s", "r: m + b: {m} and {b} more", end="{xs}"), "{N} had {n} {packs} "
        "of {k} {xs} and {M} had {m} single {xs}. {N} gave {M} {b} {xs}. How many {xs} did {M} have then?",
        "{M} has {m} {xs}. {N} {has} {n} {packs}, each with {k}. If {M} gets {b} from {N}, how many {xs} has {M}?",
        "{N} gives {b:d} of {his} {xs} ({n:d} {packs} of {k:d}) to {M}, who had {m:d}. how many has {M}", "Of the {xs} "
        "in the {n} {packs} of {N} ({k} in each), {b} go to {M}. Until then {M} had {m}. What does {M} have now?",
        "How many {xs} does {M} own after {N} hands over {b}? {M} had {m}, {N} had {n} {packs} of {k}.", "{M} was sad "
        "to have only {m} {xs}. {N} took {b} out of {n} {packs} of {k} and made a present of them. Count what {M} has.",
        slots="packs xs", rows=("bags, marbles", "boxes, crayons", "packs, cards", "tins, biscuits", "nets, oranges",
        "rolls, stickers", "sets, stamps", "tubes, sweets"), again=("b|And if {N} gives {b}?", )),
    ask("tg_gave_to_other_what_is_difference", {"a": range(30, 201), "m": range(3, 61), "b": range(2, 41)}, plan(
        "? b < a", "s: a - b: {N} after that", "u: m + b: {M} after that", "? u < s", "r: s - u: difference", end="{xs}"),
        "{N} {has} {a} {xs} and {M} has {m}. {N} gave {M} {b}. How many more {xs} than {M} did {N} have then?",
        "{M} has {m} {xs}, {N} {has} {a}. If {b} {xs} go from {N} to {M}, what is the difference between them?",
        "{N} {a:d} {xs}, {M} {m:d}, {N} gives {M} {b:d}. difference now?", "By how many {xs} is {N} still ahead of {M} "
        "after giving {M} {b}? Before, it was {a} against {m}.", "There are {a} {xs} on the side of {N} and {m} on the "
        "side of {M}. {b} {xs} are moved over to {M}. How many more are with {N} than with {M}?", "{M} asked for {b:w} "
        "{xs} and got them from {N}. At first {N} had {a:w} and {M} had {m:w}. How many fewer does {M} have now than "
        "{N}?", slots="xs", rows=("marbles", "cards", "stickers", "coins", "chestnuts", "bricks", "shells", "chips",
        "beads", "sheep"), again=("b|And if it is {b} {xs}?", )),
    ask("tg_days_until_all_is_done", {"n": range(20, 601), "b": range(5, 201), "k": (3, 4, 5, 6, 8, 9, 10, 12, 15, 20, 25,
        30)}, plan("? b < n", "s: n - b: still to do", "r: s up k: days with {k}", end="days"), "{N} must {do} {n} "
        "{xs}. {b} are {done}. {he} can {do} {k} a day. How many days do{es} {he} need for the others?", "There are {n} "
        "{xs} to {do} and {b} have been {done}. With {k} each day, in how many days is the work finished?",
        "{n:d} {xs}, {b:d} already {done}, {k:d} per day. days for the rest?", "I can {do} {k} {xs} a day. {n} have to "
        "be {done} in all, and I've got {b} behind me. How many days until I am through?", "How many days are necessary "
        "for the remaining {xs} if {b} of {n} are {done} and {k} are possible in a day?", "Last week {b:w} {xs} were "
        "{done}. The order was for {n:w}. From tomorrow we {do} {k:w} daily, on the last day maybe fewer. Find the "
        "number of days.", slots="do done xs", rows=("paint, painted, fence posts", "sew, sewn, shirts",
        "repair, repaired, bikes", "translate, translated, pages", "plant, planted, trees", "assemble, assembled, desks",
        "test, tested, lamps", "scan, scanned, photos")),
    ask("tg_gain_gain_lose", {"a": range(5, 201), "b": range(2, 61), "c": range(2, 61), "d": range(2, 61)}, plan(
        "s: a + b: with {b} more", "u: s + c: with {c} more", "? d < u", "r: u - d: after {d} gone", end="{xs}"),
        "{N} had {a} {xs}. {he} {got} {b}, {won} {c} more and {lost} {d}. How many {xs} {has} {he} now?",
        "First I {got} {b} {xs}, then I {won} {c}, and at last I {lost} {d}. Before all that I had {a}. How many {xs} "
        "do I have?", "{a:d} {xs}, {got} {b:d}, {won} {c:d}, {lost} {d:d}. now?", "How many {xs} does {K} have after "
        "starting with {a}, adding {b} and again {c}, and giving up {d}?", "My {kin} {lost} {d} {xs}, which is not so "
        "bad, as {b} and another {c} had come in earlier. There were {a} in the beginning. How many are there today?",
        "To the {a} {xs} of {K} came {b} in the morning and {c} at noon. By night {d} of all these were gone. What was "
        "the number at night?", "{a:w} {xs} at the start of the week; {b:w} {got} on {day}; {c:w} {won} later; {d:w} "
        "{lost} in the end. How many at the end of the week?", slots="xs got won lost", rows=("marbles, bought, won, "
        "lost", "stamps, got, found, sold", "cards, bought, won, gave away", "coins, found, earned, spent",
        "chicks, bought, hatched, sold", "stickers, got, swapped in, used", "points, scored, won, lost",
        "books, bought, received, lent out", "photos, took, received, deleted"), again=("d|And if {d} are gone?", )),
    ask("tg_two_people_take_some", {"a": range(20, 301), "b": range(2, 81), "c": range(2, 81)}, plan("? b < a",
        "s: a - b: after {b} for {M}", "? c < s", "r: s - c: after {c} for {K}", end="{xs}"), "{N} had {a} {xs}. {he} "
        "gave {b} to {M} and {c} to {K}. How many {xs} did {he} have left?", "There were {a} {xs} in the {box}. {M} "
        "took {b}, {K} took {c}. What is still in the {box}?", "{a:d} {xs}, {b:d} to {M}, {c:d} to {K}. left?",
        "{M} got {b} and {K} got {c} of the {a} {xs} from the {box}. How many did nobody get?", "How many {xs} remain "
        "for {N} if {M} wants {b} and {K} wants {c} out of {a}?", "{N} opened the {box} with {a} {xs}. Out went {b} for "
        "{M}. Out went {c} for {K}. How many {xs} stayed in?", "{M} had {b:w} {xs} and {K} had {c:w} out of a {box} "
        "that held {a:w}. What was left in it?", slots="box xs", rows=("bag, sweets", "jar, olives", "box, pens",
        "drawer, stamps", "sack, nuts", "basket, apples", "chest, coins", "tin, buttons", "crate, lemons", "tray, dates"),
        again=("c|And if {K} takes {c}?", )),
    ask("tg_lose_lose_gain", {"a": range(30, 301), "b": range(2, 61), "c": range(2, 61), "d": range(2, 91)}, plan(
        "? b < a", "s: a - b: after {b} gone", "? c < s", "u: s - c: after {c} gone", "r: u + d: with {d} more", end=
        "{xs}"), "A {place} had {a} {xs}. {b} {went} in the first week and {c} in the second. Then {d} new ones {came}. "
        "How many {xs} does it have now?", "In our {place} there were {a} {xs}. First {b} {went}, then {c}. After that "
        "{d} {came}. What do we have?", "{place} {a:d} {xs}, minus {b:d}, minus {c:d}, plus {d:d}. how many",
        "How many {xs} are in a {place} that counts {a}, sees {b} and then {c} go and welcomes {d}?", "On {day} {d} "
        "{xs} {came}. The {place} needed them, since {b} and later {c} {went}. There had been {a}. Give the number "
        "after all this.", "I keep the books of a {place}: {a} {xs} in January, {b} {went} in February, {c} {went} in "
        "March, {d} {came} in April. How many {xs} shall I write down for the end of April?", "Twice some {xs} {went} "
        "from the {place}: {b:w} and then {c:w}. Once {d:w} {came}. It all began with {a:w}. How many are there?", slots=
        "place xs went came", rows=("zoo, birds, died, hatched", "library, books, got lost, were bought",
        "school, pupils, moved away, joined", "farm, goats, were sold, were born", "company, workers, retired, were "
        "hired", "choir, singers, left, joined", "fleet, vans, broke down, were delivered", "pond, fish, were caught, "
        "were put in"), again=("d|And if {d} {came}?", )),
    ask("tg_finds_times_as_many_as_had", {"a": range(3, 151), "k": range(2, 6), "b": range(2, 61)}, plan("s: k * a: "
        "{times} as many as {a}", "u: a + s: with those", "? b < u", "r: u - b: after {b} gone", end="{xs}"),
        "{N} had {a} {xs} and {found} {times} as many more. Then {he} {lost} {b}. How many {xs} did {he} have?",
        "{a:d} {xs}, then {times} that number on top, then {b:d} {lost}. how many", "To my {a} {xs} I added {times} as "
        "many. {b} of the whole lot were {lost2}. What is left?", "{K} owns {a} {xs}. An uncle brings {times} as many "
        "as {K} has. Out of all of them, {b} are {lost2}. How many does {K} have in the end?", "How many {xs} are there "
        "when {a} are joined by {times} as many, and {b} get {lost2} afterwards?", "At first {a:w} {xs}. Then {times} "
        "as many {xs} came to them. Then {b:w} were {lost2}. Find the last number.", slots="k times xs found lost lost2",
        rows=("2, twice, shells, found, lost, lost", "3, three times, cards, bought, gave away, given away", "2, twice, "
        "nuts, gathered, ate, eaten", "4, four times, beads, got, used, used", "2, twice, plums, picked, ate, eaten",
        "3, 3 times, tiles, bought, broke, broken", "5, five times, seeds, ordered, planted, planted"), again=(
        "b|And if {b} are {lost2}?", )),
    ask("tg_opens_more_boxes_of_same", {"n": range(2, 13), "m": range(2, 13), "k": range(3, 31)}, plan("s: n + m: "
        "{boxes} in all", "r: s * k: {s} {boxes} of {k}", end="{xs}"), "{N} {has} {n} {boxes} with {k} {xs} each. {he} "
        "buy{s} {m} more {boxes} of the same kind. How many {xs} {has} {he} in all?", "There are {k} {xs} in a {box}. "
        "We had {n} {boxes} and got {m} others. How many {xs} is that?", "{n:d} {boxes} + {m:d} {boxes}, {k:d} {xs} in "
        "each, total {xs}?", "I unpacked {n} {boxes} yesterday and {m} today. Each of them held {k} {xs}. How many {xs} "
        "did I unpack?", "How many {xs} come to the {place} in {n} {boxes} from the north and {m} {boxes} from the "
        "south, all with {k} inside?", "{K} carries {m:w} {boxes}, {N} carr{ies} {n:w}. In every {box} there are {k:w} "
        "{xs}. Find the number of {xs} that arrive.", slots="place box boxes xs", rows=("shop, box, boxes, shoes",
        "kitchen, tray, trays, eggs", "school, pack, packs, pens", "stall, crate, crates, melons", "hall, row, rows, "
        "chairs", "site, pallet, pallets, bricks", "nursery, bag, bags, bulbs", "church, bundle, bundles, candles"), again=(
        "m|And with {m} more {boxes}?", )),
)  # fmt: skip
TASKS = STORIES
