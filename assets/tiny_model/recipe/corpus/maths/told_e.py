"""Word problems of equal groups and rows, sharing, rates, ways, areas, units, legs and trips, in plain school words."""

from __future__ import annotations

from typing import Any

from .story import Work
from .weeks import ask, plan


def into_big(w: Work, v: Any) -> None:
    whole = w.mul("{small} in {n} {xs}", v.n, v.k)
    w.need(whole % 1000 == 0 and whole > 1000)
    w.end(w.div("1000 {small} to one {big}", whole, 1000), "{bigs}")


STORIES = (
    ask("one_in_each_out_of_use", {"n": range(3, 25), "k": range(3, 25)}, plan("s: k - 1: left in each {box}",
        "r: n * s: {n} {boxes} of {s}", end="{xs}"), "{n} {boxes} hold {k} {xs} each. One of the {xs} in each {box} is {bad}. "
        "How many {xs} are not {bad}?", "{N} look{s} at {n} {boxes} of {k} {xs} and find{s} one {bad} in every {box}. How "
        "many {xs} are fine?", "{n:d} {boxes}, {k:d} {xs} in each, 1 {bad} per {box}. how many ok?",
        "How many {xs} can be used from {n} {boxes} of {k} when exactly one in each {box} is {bad}?",
        "There are {k} {xs} to a {box}. Of these, always one is {bad}. How many good ones do {n} {boxes} give us?",
        "{n:w} {boxes} came in. They all had the same fault: one of the {k:w} {xs} was {bad}. Count the others.", slots=
        "box boxes xs bad", rows=("box, boxes, eggs, cracked", "set, sets, glasses, chipped", "string, strings, fairy lights, "
        "broken", "pack, packs, batteries, flat", "bag, bags, lemons, mouldy", "tray, trays, seedlings, dead",
        "crate, crates, bottles, broken", "packet, packets, felt pens, dried out"), again=("n|And with {n} {boxes}?",)),
    ask("a_few_more_in_each", {"n": range(3, 20), "k": range(4, 30), "b": range(2, 9)}, plan("s: k + b: now in each {row}",
        "r: n * s: {n} {rows} of {s}", end="{xs}"), "There are {n} {rows} with {k} {xs} in each. {b} {xs} are added to every "
        "{row}. How many {xs} are there now?", "A {place} has {n} {rows} of {k} {xs}. Each {row} gets {b} more. How many {xs} "
        "is that altogether?", "How many {xs} are there in {n} {rows} if each had {k} and {b} more are put into each?",
        "{n:d} {rows}, {k:d} {xs} each, +{b:d} in every {row}, total {xs}?", "We're making the {place} bigger. So far a {row} "
        "has {k} {xs}. It will have {b} more, and there are {n} {rows}. How many {xs} will that be?",
        "{k:w} {xs} a {row} and then {b:w} extra in each of {n:w} {rows}. Work out the new number of {xs}.", slots=
        "place row rows xs", rows=("theatre, row, rows, seats", "zoo, pool, pools, turtles", "school, class, classes, pupils",
        "vineyard, row, rows, vines", "bus company, bus, buses, places", "flower shop, bunch, bunches, roses",
        "pet shop, tank, tanks, fish", "choir school, choir, choirs, singers"), again=("b|And with {b} more in each?",)),
    ask("morning_rows_afternoon_rows", {"a": range(2, 20), "b": range(2, 20), "k": range(4, 31)}, plan(
        "s: a + b: {rows} in all", "r: s * k: {s} {rows} of {k}", end="{xs}"), "{N} {did} {a} {rows} in the morning and {b} "
        "{rows} in the afternoon. There are {k} {xs} in each {row}. How many {xs} is that?", "On Saturday {N} {did} {a} "
        "{rows}, on Sunday {b}. Every {row} has {k} {xs}. How many {xs} were there in both days?", "{a:d} {rows} today, {b:d} "
        "{rows} yesterday, {k:d} {xs} per {row}, all {xs}?", "How many {xs} do {a} {rows} and another {b} {rows} make if {k} "
        "{xs} are in each {row}?", "A {row} has {k} {xs}. First {N} {did} {a} of them, later {b} more. Give the number of "
        "{xs}.", "my {kin} {did} {a:d} {rows} and i {did} {b:d}. with {k:d} {xs} to a {row}, what have we got together?",
        slots="did row rows xs", rows=("planted, row, rows, leeks", "filled, box, boxes, tiles",
        "knitted, row, rows, stitches", "packed, bag, bags, rolls", "printed, sheet, sheets, labels",
        "picked, basket, baskets, pears", "laid, row, rows, bricks", "unpacked, carton, cartons, cups",
        "learned, list, lists, words"), again=("k|And with {k} in each?",)),
    ask("carriages_and_passengers", {"n": range(2, 13), "k": (20, 24, 30, 36, 40, 48, 50, 60), "a": range(20, 200), "b": range(
        10, 150)}, plan("s: n * k: seats in {n} {cars}", "u: a + b: passengers in all", "? u < s",
        "r: s - u: seats for {u} gone", end="seats"), "A {train} has {n} {cars} with {k} seats each. {a} people get on at the "
        "first stop and {b} at the second. How many seats are still free?", "{train}: {n:d} {cars} of {k:d} seats. {a:d} "
        "people on, then {b:d} more. free seats?", "How many seats stay empty in a {train} of {n} {cars} with {k} seats each "
        "when {a} adults and {b} children travel in it?", "Our {train} has got {n} {cars}. One has {k} seats. {a} of us have "
        "sat down already. {b} are just coming in. How many seats will be left?", "{a} passengers from the north and {b} from "
        "the south share a {train}. It has {n} {cars}, each for {k} people. Everybody gets a seat. How many seats are over?",
        slots="train cars", rows=("train, carriages", "roller coaster train, cars", "mountain railway, carriages",
        "tourist train, wagons", "night train, sleeping cars"), again=("b|And if {b} get on at the second stop?",)),
    ask("groups_after_some_stay_away", {"t": range(15, 200), "b": range(2, 30), "k": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12)}, plan(
        "? b < t", "s: t - b: {who} that are there", "r: s / k: {teams} of {k}", end="{teams}"), "There are {t} {who}. {b} "
        "{stay}. The others are put in {teams} of {k}. How many {teams} are there?", "Of {t} {who}, {b} {stay}. {k} of the "
        "rest go in each {team}. How many {teams} is that?", "{t:d} {who}, {b:d} {stay}, rest in {teams} of {k:d}. {teams}?",
        "How many {teams} of {k} can be made if {b} of the {t} {who} {stay}?", "{N} {has} a list with {t} {who} on it. {b} "
        "{stay}, though. With {k} to a {team}, how many {teams} will there be?", "{b:w} out of {t:w} {who} {stay}. The "
        "remaining ones form {teams}, {k:w} in each. Find the number of {teams}.", slots="who stay team teams", rows=(
        "pupils, are ill, team, teams", "dancers, sit down, group, groups", "players, are injured, team, teams",
        "cards, are missing, pile, piles", "eggs, are broken, box, boxes", "carrots, are too small, bunch, bunches",
        "guests, cancel, minibus, minibuses", "soldiers, stay in camp, row, rows", "buttons, are lost, set, sets"), again=(
        "b|And if {b} {stay}?",)),
    ask("share_and_then_more", {"t": range(12, 200), "k": range(2, 13), "b": range(2, 40)}, plan("s: t / k: for each of {k}",
        "r: s + b: with the {b}", end="{xs}"), "{k} {who} share {t} {xs} equally. One of them, {K}, already had {b} {xs}. How "
        "many does {K} have now?", "{t} {xs} are divided equally among {k} {who}. Then each gets {b} more from {giver}. How "
        "many {xs} does each have?", "{t:d} {xs} / {k:d} {who}, then +{b:d} each. each has?", "How many {xs} has each of {k} "
        "{who} after they split {t} evenly and {giver} hands everybody {b} extra?", "I shared {t} {xs} with the others, there "
        "were {k} of us. At home I still had {b}. How many {xs} do I own?", "Split {t:w} {xs} between {k:w} {who}. Give each "
        "another {b:w}. What has one of them got?", slots="xs who giver", rows=("stickers, children, Grandma",
        "shells, friends, the guide", "nuts, scouts, the leader", "tokens, players, the banker", "tickets, helpers, the boss",
        "marbles, boys, an uncle", "badges, girls, the coach", "stamps, collectors, the dealer"), again=(
        "b|And with {b} more?",)),
    ask("three_quarters_of_an_hour", {"t": range(8, 400, 4)}, plan("q: t / 4: in a quarter of an hour",
        "r: 3 * q: in three quarters", end="{xs}"), "{Who} {t} {xs} an hour. How many {xs} is that in three quarters of an "
        "hour?", "{t:d} {xs} per hour, in 45 minutes?", "How many {xs} are there in 45 minutes if {who} {t} in one hour?",
        "{Who} {t} {xs} in each hour. It runs for 45 minutes. How many {xs} is that?", "An hour gives {t:w} {xs}. I stop "
        "after three quarters of it. What number do I get?", slots="Who who xs t", rows=("A machine cuts, a machine cuts, "
        "screws, 80-400", "A train goes, a train goes, km, 40-200", "A boat goes, a boat goes, km, 8-60",
        "A pump brings up, a pump brings up, litres, 40-400", "A copier makes, a copier makes, copies, 200-400",
        "A belt moves, a belt moves, parcels, 80-400"), again=("t|And with {t} an hour?",)),
    ask("morning_and_evening_dose", {"a": range(2, 9), "b": range(2, 9), "t": range(20, 300)}, plan("s: a + b: {xs} a day",
        "r: t / s: days for {t}", end="days"), "{Who} {a} {xs} in the morning and {b} in the evening. How many days do {t} "
        "{xs} last?", "{t:d} {xs}, {a:d} every morning, {b:d} every evening. for how many days?", "How many days is a supply "
        "of {t} {xs} enough for when {a} are needed in the morning and {b} at night each day?", "There are {t} {xs}. {Who} "
        "{a} in the morning and {b} in the evening, every day. When are they gone, in days?", "Every day {a} {xs} go at "
        "breakfast and {b} at supper. We have {t} of them. How many days can we go on?", slots="Who xs", rows=(
        "Our dog gets, biscuits", "The stove burns, logs", "The family drinks, cups of tea", "A patient takes, drops",
        "The pony eats, carrots", "The plant gets, spoons of water", "The baby has, spoons of milk powder"), again=(
        "t|And with {t} {xs}?",)),
    ask("five_days_and_a_saturday", {"a": range(3, 60), "b": range(2, 90)}, plan("s: 5 * a: Monday to Friday",
        "r: s + b: with {b} on Saturday", end="{xs}"), "A {place} {does} {a} {xs} a day from Monday to Friday and {b} on "
        "Saturday. How many {xs} is that in a week?", "{a:d} {xs} each weekday, {b:d} on Saturday, none on Sunday. week?",
        "How many {xs} does a {place} have in a week with {a} on each day from Monday to Friday and {b} on Saturday, closed "
        "on Sunday?", "I work in a {place}. There are {a} {xs} on every one of the five weekdays and {b} on Saturday. Sunday "
        "is free. How many do I have a week?", "Five days of {a:w} {xs}, then one of {b:w}. What does the {place} come to?",
        slots="place does xs", rows=("garage, repairs, cars", "bakery, bakes, pies", "vet, treats, pets",
        "cinema, sells, tickets", "bike shop, sells, bikes", "library, lends, books", "driving school, gives, lessons",
        "café, serves, lunches"), again=("b|And with {b} on Saturday?",)),
    ask("faster_one_does_how_many_more", {"a": range(8, 90), "b": range(3, 70), "h": range(2, 10)}, plan("? b < a",
        "s: a - b: more in one {hour}", "r: h * s: more in {h} {hours}", end="{xs}"), "{A} {does} {a} {xs} {an} {hour} and "
        "{b2} {does} {b}. How many more {xs} than {b2} does {a2} have after {h} {hours}?", "{a2} {a:d} {xs} per {hour}, {b2} "
        "{b:d}. difference after {h:d} {hours}?", "By how many {xs} is {a2} ahead of {b2} after {h} {hours}, with {a} and {b} "
        "{xs} {an} {hour}?", "{A} and {b2} start together. {A} {does} {a} {xs} {an} {hour}, {b2} only {b}. {h} {hours} pass. "
        "How big is the gap between the two?", "{h:w} {hours} at {a:w} {xs} {an} {hour} against {h:w} {hours} at {b:w}. How "
        "many more are the first?", slots="A a2 b2 does xs an hour hours", rows=("Lisa, Lisa, Tom, picks, apples, an, hour, "
        "hours", "The new machine, the new machine, the old machine, makes, nails, a, minute, minutes",
        "Ravi, Ravi, Sam, reads, pages, a, day, days", "The big bakery, the big bakery, the small bakery, bakes, loaves, an, "
        "hour, hours", "Mei, Mei, Adam, types, lines, an, hour, hours", "The first shift, the first shift, the second shift, "
        "packs, crates, an, hour, hours", "The main gate, the main gate, the side gate, counts, visitors, a, minute, minutes"),
        again=("h|And after {h} {hours}?",)),
    ask("slower_than_usual_today", {"a": range(10, 80), "b": range(2, 30), "h": range(2, 10)}, plan("? b < a",
        "s: a - b: {b} fewer in one hour", "r: h * s: {h} hours of {s}", end="{xs}"), "{Who} usually {does} {a} {xs} an hour. "
        "Today it is {b} fewer an hour. How many {xs} are done in {h} hours today?", "Normally {who} {does} {a} {xs} per "
        "hour. Because of {why} it's {b} less each hour. How many {xs} in {h} hours?", "{a:d} {xs} an hour normally, {b:d} "
        "fewer today, {h:d} hours. {xs}?", "How many {xs} does {who} get through in {h} hours if the usual {a} an hour go "
        "down by {b} an hour?", "Because of {why}, every hour brings {b} {xs} fewer than the usual {a}. I have {h} hours. How "
        "many {xs} can I count on?", "From {a:w} {xs} an hour take {b:w}, and go on for {h:w} hours. What's the result?",
        slots="Who who does xs why", rows=("A factory, a factory, makes, tyres, repairs", "A postman, a postman, delivers, "
        "letters, the snow", "A ferry, a ferry, carries, people, the wind", "A call centre, a call centre, takes, calls, "
        "illness", "A lift, a lift, takes, skiers, the storm", "A toll gate, a toll gate, lets in, cars, roadworks",
        "A baker, a baker, makes, loaves, a weak oven"), again=("b|And if it is {b} fewer?",)),
    ask("one_every_few_minutes_with_people", {"m": (5, 6, 10, 12, 15, 20, 30), "h": range(2, 9), "k": range(4, 41)}, plan(
        "p: 60 / m: {rides} in one hour", "s: h * p: {rides} in {h} hours", "r: s * k: {k} people in each", end="people"),
        "A {boat} leaves every {m:d} minutes and takes {k} people. How many people can it take in {h} hours?",
        "{boat} every {m:d} min, {k:d} people each time, {h:d} h. people?", "How many people can travel in {h} hours if there "
        "is a {boat} for {k} people every {m:d} minutes?", "There is one {boat} every {m:d} minutes. Each is full with {k} "
        "people. We open for {h} hours. How many visitors can we serve?", "I stood in the queue and watched: a {boat} with "
        "{k} on board every {m:d} minutes. How many people will have gone after {h} hours?", slots="boat rides", rows=(
        "boat, trips", "cable car, rides", "ghost train, rides", "shuttle bus, trips", "guided tour, tours", "lift, rides"),
        again=("h|And in {h} hours?",)),
    ask("eggs_of_some_days_in_boxes", {"n": range(3, 25), "d": range(2, 15), "k": (4, 6, 10, 12)}, plan(
        "s: n * d: {xs} in {d} days", "r: s / k: boxes of {k}", end="boxes"), "{Who} {n} {xs} a day. They go into boxes of "
        "{k}. How many boxes are full after {d} days?", "{n:d} {xs} a day for {d:d} days, {k:d} in a box, boxes?",
        "{k} {xs} fit in a box. {Who} {n} a day. How many boxes does that fill in {d} days?", "How many boxes of {k} {xs} can "
        "be filled from {d} days if {who} {n} every day?", "For {d} days I collected what {who} each day, always {n} {xs}. "
        "Then I packed them, {k} to a box. How many boxes did I need?", "Each day {n:w} {xs}. After {d:w} days everything is "
        "packed in boxes of {k:w}. Find the number of boxes.", slots="Who who xs", rows=("The hens lay, the hens lay, eggs",
        "A confectioner makes, a confectioner makes, truffles", "A glass-blower makes, a glass-blower makes, glasses",
        "The mill sends, the mill sends, bags of flour", "A candle-maker pours, a candle-maker pours, candles",
        "A bottler fills, a bottler fills, jars of honey"), again=("d|And after {d} days?",)),
    ask("area_in_equal_beds", {"a": range(4, 41), "b": range(3, 31), "k": range(2, 13)}, plan("s: a * b: the whole {field}",
        "r: s / k: one of {k} parts", end="square metres"), "A {field} of {a:d} m by {b:d} m is divided into {k} equal "
        "{beds}. What is the area of one {bed}?", "{N} {has} a {field} {a:d} m long and {b:d} m wide and split{s} it into {k} "
        "{beds} of the same size. How many square metres is each {bed}?", "{field} {a:d} x {b:d} m, {k:d} equal {beds}, "
        "square metres each?", "How many square metres does every one of {k} {beds} get if a {field} with the sides {a:d} m "
        "and {b:d} m is shared out evenly?", "We drew {k} {beds} on the plan, all equally big. Together they fill the "
        "{field}, which is {b:d} m wide and {a:d} m long. How big is one of them?", slots="field bed beds", rows=(
        "garden, bed, beds", "field, plot, plots", "hall, stand, stands", "orchard, section, sections",
        "campsite, pitch, pitches", "market place, stall, stalls"), again=("k|And with {k} {beds}?",)),
    ask("area_of_square_from_its_edge", {"t": range(12, 161, 4)}, plan("a: t / 4: one side", "r: a * a: side times side", end=
        "square {us}"), "A square {x} has a perimeter of {t:d} {u}. What is its area?", "It is {t:d} {u} all the way round a "
        "square {x}. How many square {us} does it cover?", "square {x}, {t:d} {u} round, area in square {us}?",
        "{N} needed {t:d} {u} of {edging} to go once round a square {x}. How big is the area of the {x}?",
        "The four sides of a square {x} are {t:d} {u} in total. Find first one side, then the area.", slots="x u us edging",
        rows=("tablecloth, dm, decimetres, lace", "garden, m, metres, fence", "tile, cm, centimetres, tape",
        "picture, cm, centimetres, frame", "sandpit, dm, decimetres, board", "yard, m, metres, chain",
        "rug, dm, decimetres, fringe"), again=("t|And if it is {t:d} {u}?",)),
    ask("bent_from_a_wire", {"t": range(30, 300), "a": range(3, 40), "n": (3, 4, 5, 6, 8)}, plan("p: n * a: all {n} sides",
        "? p < t", "r: t - p: left of {t}", end="cm"), "From a {wire} of {t:d} cm {N} made a {shape} with sides of {a:d} cm. "
        "How many cm were left?", "{wire} {t:d} cm, {shape} with sides of {a:d} cm, how much over?",
        "How many cm of a {wire} remain if a {shape} whose sides are all {a:d} cm is made from it and it was {t:d} cm long?",
        "A {shape} has {n} equal sides. Each side is {a:d} cm. It's made out of a {wire} of {t:d} cm. What length isn't "
        "used?", "I had {t:d} cm of it and bent my {wire} into a {shape}, {a:d} cm on every side. Say what was left over.",
        slots="shape n wire", rows=("square, 4, wire", "equilateral triangle, 3, wire", "regular hexagon, 6, strip of paper",
        "regular pentagon, 5, wire", "regular octagon, 8, metal band", "square, 4, ribbon", "equilateral triangle, 3, cord"),
        again=("t|And of {t:d} cm?",)),
    ask("bottles_into_litres", {"n": range(4, 41), "k": (50, 100, 125, 150, 200, 250, 300, 400, 500, 750)}, into_big,
        "{n} {xs} {hold} {k:d} {small} each. How many {bigs} is that altogether?", "How many {bigs} are {n} {xs} of {k:d} "
        "{small}?", "{n:d} x {k:d} {small} in {bigs}?", "One of the {xs} {holds} {k:d} {small}. There are {n} of them. Give "
        "the total in {bigs}.", "I've got {n} {xs} here and on each it says {k:d} {small}. What does that make in {bigs}?",
        slots="xs hold holds small big bigs", rows=("bottles, hold, holds, ml, litre, litres", "cups, hold, holds, ml, litre, "
        "litres", "packets, weigh, weighs, g, kg, kg", "tins, weigh, weighs, g, kg, kg", "laps, are, is, m, km, km",
        "cartons, hold, holds, ml, litre, litres", "loaves, weigh, weighs, g, kg, kg"), again=("n|And {n} {xs}?",)),
    ask("lengths_of_the_pool_to_the_goal", {"a": (20, 25, 40, 50, 80, 100, 200, 400), "n": range(3, 30), "t": range(300, 2001,
        50)}, plan("s: n * a: {n} {laps} of {a} m", "? s < t", "r: t - s: up to {t} m", end="m"), "One {lap} is {a:d} m. {N} "
        "{did} {n} {laps}. How many metres are missing to {t:d} m?", "{N} want{s} to do {t:d} m. One {lap} is {a:d} m long, "
        "and {n} {laps} are done. How many metres are still to do?", "{n:d} {laps} of {a:d} m, goal {t:d} m, missing?",
        "How many metres are left of {t:d} m after {n} {laps} of {a:d} m?", "My plan says {t:d} metres today. I've done {n} "
        "{laps} so far, each {a:d} metres. How far do I still have to go?", slots="lap laps did a", rows=(
        "length of the pool, lengths, swam, 25-25", "length of the pool, lengths, swam, 50-50", "lap of the hall, laps, ran, "
        "80-100", "lap of the track, laps, ran, 200-200", "round of the pond, rounds, walked, 90-150",
        "length of the rink, lengths, skated, 40-60"), again=("n|And after {n} {laps}?",)),
    ask("on_both_sides_of_the_road", {"t": range(40, 900, 10), "k": (5, 10, 15, 20, 25, 30, 40, 50)}, plan(
        "g: t / k: gaps of {k} m", "s: g + 1: on one side", "r: s * 2: on both sides", end="{xs}"),
        "A {road} is {t:d} m long. There is a {x} every {k:d} m on both sides, from one end to the other. How many {xs} are "
        "there?", "{road} {t:d} m, {x} each {k:d} m from end to end, both sides, how many {xs}?", "How many {xs} stand along "
        "both sides of a {road} of {t:d} m, {k:d} m apart, if they start at one end and stop at the other?",
        "They're putting up {xs} along our {road}. It's {t:d} metres long. On each side the first stands right at the "
        "beginning, then there is one every {k:d} metres up to the very end. How many {xs} is that for the two sides?", slots=
        "road x xs", rows=("road, lamp, lamps", "avenue, tree, trees", "bridge, flag, flags", "drive, post, posts",
        "runway, light, lights", "path, bench, benches"), again=("t|And if it is {t:d} m long?",)),
    ask("hours_of_driving_with_a_stop", {"t": range(60, 1000, 10), "v": (10, 15, 20, 30, 40, 50, 60, 80, 90, 100), "b": range(2,
        5)}, plan("h: t / v: hours on the move", "? h < 13", "r: h + b: with {b} hours of rest", end="hours"),
        "{Who} has to go {t:d} km at {v:d} km/h and rests for {b} hours on the way. How many hours does it take?",
        "{t:d} km, {v:d} km/h, plus {b:d} hours of rest. hours in all?", "How many hours after setting off does {who} arrive, "
        "with {t:d} km to go at {v:d} km/h and {b} hours of rest?", "It's {t:d} km. {Who} does {v:d} km each hour. There is "
        "one long stop of {b} hours. How long is it from start to finish?", "Distance {t:d} km, speed {v:d} km/h, stop {b:d} "
        "h. Find the time that {who} needs.", slots="Who who v", rows=("A lorry, a lorry, 50-80",
        "A cyclist, a cyclist, 10-20", "A train, a train, 80-100", "A coach, a coach, 60-80", "A barge, a barge, 10-15",
        "A horse rider, a horse rider, 10-12"), again=("t|And for {t:d} km?",)),
    ask("candle_burning_down", {"t": range(12, 400), "a": range(2, 13), "h": range(2, 15)}, plan(
        "s: h * a: {less} in {h} {hours}", "? s < t", "r: t - s: left of {t}", end="{u}"), "A {candle} {is} {t:d} {u} {high}. "
        "It {burns} {a} {u} {an} {hour}. How {high} is it after {h} {hours}?", "{candle} {t:d} {u}, -{a:d} {u} per {hour}, "
        "after {h:d} {hours}?", "How many {u} are left of a {candle} of {t:d} {u} after {h} {hours} if it {burns} {a} {u} "
        "every {hour}?", "{h} {hours} ago my {candle} was {t:d} {u} {high}. It {burns} {a} {u} {an} {hour}. What does it "
        "measure now?", "In one {hour} a {candle} {burns} {a:d} {u}. At first it is {t:d} {u} {high}. Work out what {h:w} "
        "{hours} leave of it.", slots="candle is high burns u an hour hours less t a", rows=("candle, is, high, loses, cm, "
        "an, hour, hours, burned, 12-40, 2-4", "pile of snow, is, high, loses, cm, a, day, days, melted, 60-300, 5-12",
        "scarf on the needles, is, long, loses, cm, a, minute, minutes, unravelled, 90-200, 3-12", "icicle, is, long, loses, "
        "mm, an, hour, hours, melted, 90-400, 5-12", "haystack, is, high, shrinks, cm, a, week, weeks, eaten, 100-390, 6-12"),
        again=("h|And after {h} {hours}?",)),
    ask("packs_handed_out_by_the_piece", {"n": range(2, 15), "k": range(4, 31), "b": range(2, 20), "j": range(2, 10)}, plan(
        "s: n * k: {xs} in {n} {packs}", "? b < s", "u: s - b: without the {b} {bad}", "r: u / j: {j} for each", end="{who}"),
        "There are {n} {packs} of {k} {xs}. {b} {xs} are {bad}. Each of the {who} gets {j}. For how many {who} is that "
        "enough?", "{n:d} {packs} x {k:d} {xs}, {b:d} {bad}, {j:d} each, enough for how many {who}?",
        "How many {who} can have {j} {xs} each from {n} {packs} of {k} when {b} of the {xs} are {bad}?",
        "{N} opened {n} {packs}. Every one had {k} {xs} in it. {b} {xs} were {bad}, and the others were just enough to give "
        "all {who} {j} each. How many {who} were there?", "We give {j} {xs} to everyone. Our store is {n} {packs} with {k} in "
        "each, less {b} that are {bad}. How many {who} can come?", slots="packs xs bad who", rows=(
        "bags, balloons, burst, children", "boxes, biscuits, broken, guests", "rolls, stickers, torn, pupils",
        "packs, pencils, broken, students", "bundles, canes, split, gardeners", "crates, bottles, cracked, runners",
        "boxes, plasters, used, hikers"), again=("j|And with {j} each?",)),
    ask("box_and_what_is_in_it", {"n": range(3, 30), "k": range(2, 400), "b": range(2, 600), "lo": (1,)}, plan(
        "s: n * k: {n} {xs} of {k} {u}", "r: s + b: with the {box}", end="{u}"), "A {box} weighs {b:d} {u} when it's empty. "
        "{n} {xs} of {k:d} {u} each are put in. How much does it weigh now?", "An empty {box} weighs {b:d} {u}. One of the "
        "{xs} weighs {k:d} {u}. How heavy is the {box} with {n} {xs} in it?", "{box} {b:d} {u} + {n:d} {xs} at {k:d} {u}, "
        "total weight?", "What is the weight of a {box} of {b:d} {u} with {n} {xs} in it that weigh {k:d} {u} apiece?",
        "I'm filling a {box}. {n} {xs} go in and each is {k:d} {u}. The {box} itself is {b:d} {u}. What will the scales say?",
        slots="box xs u k b", rows=("basket, apples, g, 90-180, 200-600", "lorry, machines, kg, 40-60, 500-900",
        "crate, bottles, g, 20-60, 100-400", "school bag, notebooks, g, 40-90, 300-900", "trailer, stones, kg, 5-30, 90-300",
        "tin, biscuits, g, 8-20, 60-200", "boat, people, kg, 50-80, 150-500", "lunch box, plums, g, 20-40, 90-200"), again=(
        "n|And with {n} {xs}?",)),
    ask("minutes_each_and_a_break", {"n": range(3, 30), "k": range(2, 21), "b": range(5, 61, 5)}, plan(
        "s: n * k: {n} {xs} of {k} minutes", "r: s + b: with the {pause}", end="minutes"), "{N} {did} {n} {xs}. Each took {k} "
        "minutes, and there was a {pause} of {b:d} minutes. How many minutes did it take in all?",
        "{n:d} {xs}, {k:d} min each, {pause} {b:d} min, total minutes?", "How many minutes do {n} {xs} take at {k} minutes "
        "each with a {pause} of {b:d} minutes in between?", "I {did} all {n} {xs} today! {k} minutes for each and one {pause} "
        "of {b:d} minutes. How long was I busy, in minutes?", "{k:w} minutes per piece, {n:w} {xs}, and a {pause} of {b:w} "
        "minutes. Find the whole time.", slots="did xs pause", rows=("ironed, shirts, tea break", "marked, tests, walk",
        "changed, tyres, lunch break", "solved, puzzles, rest", "cut, hedges, coffee break", "cleaned, windows, phone call",
        "groomed, dogs, break", "painted, chairs, break"), again=("n|And with {n} {xs}?",)),
    ask("what_is_left_in_the_tank", {"d": range(200, 1001, 100), "k": range(4, 13), "t": range(30, 91)}, plan(
        "h: d / 100: hundreds of km", "s: h * k: litres used", "? s < t", "r: t - s: left of {t}", end="litres"),
        "A {car} needs {k} litres for 100 km. The tank holds {t:d} litres and is full. How many litres are left after {d:d} "
        "km?", "{car}: {k:d} l per 100 km, {t:d} l in the tank, {d:d} km driven. litres left?", "How many litres are in the "
        "tank of a {car} after {d:d} km, if there were {t:d} litres and it uses {k} litres per 100 km?",
        "I filled my {car} up with {t:d} litres and drove {d:d} km. It takes {k} litres for every 100 km. What is still in "
        "the tank?", "Full tank: {t:d} litres. Way: {d:d} km. Use of the {car}: {k:d} litres each 100 km. Calculate the "
        "rest.", slots="car", rows=("car", "van", "camper", "taxi", "pick-up", "hire car"), again=("d|And after {d:d} km?",)),
    ask("slices_for_everybody", {"n": range(2, 15), "k": (6, 8, 10, 12, 16), "m": range(3, 30), "j": range(2, 6)}, plan(
        "s: n * k: {slices} from {n} {pizzas}", "u: m * j: eaten by {m} {who}", "? u < s", "r: s - u: left", end="{slices}"),
        "{n} {pizzas} are cut into {k} {slices} each. {m} {who} eat {j} {slices} each. How many {slices} are left?",
        "{n:d} {pizzas} x {k:d} {slices}, {m:d} {who} x {j:d}. rest?", "How many {slices} remain if {m} {who} have {j} "
        "{slices} each and there are {n} {pizzas} of {k} {slices}?", "We had {n} {pizzas}. Each was in {k} {slices}. There "
        "were {m} {who} and every one took {j}. What was left for the next day?", "{N} made {n} {pizzas}, {k} {slices} from "
        "each. Then {m} {who} came and ate {j} {slices} each. Find how many {slices} are over.", slots="pizzas slices who",
        rows=("pizzas, slices, guests", "cakes, pieces, neighbours", "melons, slices, children", "quiches, pieces, visitors",
        "pies, slices, workers", "baguettes, pieces, diners", "cheeses, wedges, tasters"), again=("m|And with {m} {who}?",)),
    ask("come_and_go_every_hour", {"c": range(10, 200), "a": range(5, 60), "b": range(2, 50), "h": range(2, 9)}, plan(
        "? b < a", "d: a - b: more after one {hour}", "s: h * d: more after {h} {hours}", "r: c + s: with the {c} from the "
        "start", end="{xs}"), "There are {c} {xs} {here}. Every {hour} {a} {come} and {b} {go}. How many are there after {h} "
        "{hours}?", "{c:d} {xs} {here}, each {hour} +{a:d} and -{b:d}, after {h:d} {hours}?", "How many {xs} are {here} after "
        "{h} {hours} if there were {c} at first and {a} {come} and {b} {go} {an} {hour}?", "When I started there were {c} "
        "{xs} {here}. In each {hour} {a} {come} but {b} {go}. {h} {hours} have passed. How many is it now?", slots=
        "xs here come go an hour hours", rows=("visitors, in the museum, arrive, leave, an, hour, hours",
        "litres, in the tank, flow in, flow out, a, minute, minutes", "books, on the pile, come in, go out, a, day, days",
        "cars, in the car park, drive in, drive out, an, hour, hours", "swimmers, in the pool, come, go, an, hour, hours",
        "parcels, in the depot, are brought, are fetched, an, hour, hours", "bags of sand, at the dam, are filled, are used, "
        "a, minute, minutes"), again=("h|And after {h} {hours}?",)),
)  # fmt: skip
TASKS = STORIES
