"""Word problems of equal groups and rows, sharing, rates, ways, areas, units, legs and trips, in plain school words."""

from __future__ import annotations

from typing import Any

from .story import Work
from .weeks import ask, plan


def portioned(w: Work, v: Any) -> None:
    whole = w.mul("{m} {kg} in {g}", v.m, 1000)
    w.need(v.b < whole and (whole - v.b) % v.k == 0)
    w.end(w.div("For each of {k}", w.sub("Without the {b} {g}", whole, v.b), v.k), "{g}")


STORIES = (
    ask("rows_and_some_go", {"n": range(3, 16), "k": range(5, 21), "b": range(2, 60)}, plan("s: n * k: {xs} in {n} rows of "
        "{k}", "? b < s", "r: s - b: without the {b} that {went}", end="{xs}"), "There are {n} rows of {k} {xs} {here}. {b} "
        "{xs} {went}. How many are left?", "{Here} {n} rows with {k} {xs} each. {b} of them {went}. How many {xs} are still "
        "there?", "How many {xs} are left {here} if there were {n} rows of {k} and {b} {went}?", "{n:d} rows, {k:d} {xs} a "
        "row, {b:d} {went}. how many now?", "I walked along and counted {n} rows. Every row had {k} {xs}. Since then {b} "
        "{went}. How many would I count today?", "After {b} of the {xs} {went}, what is left of {n} rows of {k}?",
        "{n:w} rows of {k:w} {xs} stood {here}. Then {b:w} {went}. Find the number that stayed.", slots="xs here Here went",
        rows=("tomato plants, in the garden, The garden had, froze", "cabbages, in the field, The field had, were eaten by "
        "deer", "pear trees, in the orchard, The orchard had, fell in the storm", "vines, on the hill, The hill had, died",
        "chairs, in the hall, The hall had, were carried out", "cars, in the car park, The car park had, drove away",
        "deckchairs, on the beach, The beach had, were folded up", "barrels, in the cellar, The cellar had, were collected",
        "young firs, in the nursery, The nursery had, dried up"), again=("b|And if {b} {went}?", "n|And with {n} rows?")),
    ask("groups_some_out_some_in", {"n": range(2, 13), "k": range(3, 25), "b": range(2, 40), "c": range(2, 40)}, plan(
        "s: n * k: {xs} in {n} {boxes}", "? b < s", "u: s - b: without the {b} {gone}", "r: u + c: with {c} more", end="{xs}"),
        "A {place} has {n} {boxes} of {k} {xs}. {b} {xs} are {gone} and {c} new ones are bought. How many {xs} are there "
        "now?", "The {place} bought {n} {boxes} of {xs}. There were {k} in each {box}. {b} have been {gone}. Today {c} more "
        "came. How many {xs} does it have?", "{N} opened {n} {boxes} with {k} {xs} in each. {b} {xs} were {gone}, so {he} got "
        "{c} extra. How many {xs} were there then?", "{n:d} {boxes} x {k:d} {xs}, {b:d} {gone}, {c:d} added. total?",
        "How many {xs} are there after {n} {boxes} of {k} arrived, {b} were {gone} and another {c} were put with them?",
        "We keep a list in our {place}. In: {n} {boxes}, {k} {xs} each. Out: {b} {gone}. In: {c} loose ones. What do we "
        "have?", slots="place boxes box xs gone", rows=("school, boxes, box, pencils, lost", "café, crates, crate, bottles, "
        "drunk", "clinic, packs, pack, masks, used", "bakery, trays, tray, rolls, sold", "workshop, tins, tin, screws, used",
        "kindergarten, bags, bag, building blocks, broken", "hotel, piles, pile, towels, torn", "library, shelves, shelf, "
        "books, lent", "tennis club, tubes, tube, balls, lost"), again=("c|And if {c} came?",)),
    ask("some_of_each_group_not_free", {"n": range(3, 20), "k": range(6, 31), "b": range(2, 9)}, plan("? b < k",
        "s: k - b: {free} in each {row}", "r: n * s: {n} {rows} of {s}", end="{xs}"), "There are {n} {rows} with {k} {xs} "
        "each. In every {row} {b} {xs} are {bad}. How many {xs} are not {bad}?", "A {place} has {n} {rows}. Each {row} has "
        "{k} {xs}, but {b} {xs} in each {row} are {bad}. How many are {free}?", "{n:d} {rows}, {k:d} {xs} per {row}, {b:d} "
        "per {row} {bad}, how many {free}?", "How many {free} {xs} are there in {n} {rows} of {k} if {b} in each {row} are "
        "{bad}?", "I looked after the {place} today. {k} {xs} in a {row}, {n} {rows}, and always {b} in a {row} were {bad}. "
        "How many were {free}?", "Of the {k:w} {xs} in each {row}, {b:w} are {bad}. There are {n:w} {rows}. Find the number "
        "of {free} ones.", slots="place row rows xs bad free", rows=("cinema, row, rows, seats, reserved, free",
        "train, carriage, carriages, seats, broken, usable", "hotel, wing, wings, rooms, occupied, free",
        "orchard, row, rows, trees, dead, healthy", "car park, row, rows, spaces, taken, free",
        "fruit shop, box, boxes, plums, bad, good", "stable block, aisle, aisles, boxes, empty, occupied",
        "school, corridor, corridors, lockers, locked, open", "computer school, room, rooms, computers, switched off, "
        "switched on"), again=("b|And if {b} are {bad}?", "n|And with {n} {rows}?")),
    ask("some_groups_taken_away", {"n": range(5, 30), "k": range(4, 25), "b": range(2, 12)}, plan("? b < n",
        "s: n - b: {rows} that stay", "r: s * k: {s} {rows} of {k}", end="{xs}"), "There were {n} {rows} with {k} {xs} each. "
        "{b} {rows} were {gone}. How many {xs} are left?", "A {place} has {n} {rows} of {k} {xs}. {b} of the {rows} are "
        "{gone}. How many {xs} does it still have?", "{n:d} {rows} of {k:d} {xs}, {b:d} {rows} {gone}, {xs} left?",
        "How many {xs} remain if {b} of {n} {rows} are {gone} and each {row} has {k} {xs}?", "{N} had {n} {rows}. In each "
        "{row} there were {k} {xs}. {he} saw that {b} whole {rows} had been {gone}. How many {xs} were still there?",
        "each {row} has {k:d} {xs}. we had {n:d} {rows} in the {place} but {b:d} are {gone} now. so how many {xs} is that",
        slots="place row rows xs gone", rows=("hall, row, rows, chairs, taken away", "bakery, tray, trays, muffins, sold",
        "farm, box, boxes, leeks, sold", "bookshop, shelf, shelves, novels, emptied", "train, carriage, carriages, seats, "
        "uncoupled", "camp, tent, tents, beds, taken down", "restaurant, table, tables, chairs, carried outside",
        "shop, carton, cartons, lamps, sent back", "garden centre, bed, beds, shrubs, cleared"), again=(
        "b|And if {b} {rows} were {gone}?",)),
    ask("left_and_right_of_the_aisle", {"a": range(2, 8), "b": range(2, 8), "n": range(6, 31), "c": range(5, 90)}, plan(
        "k: a + b: {seats} in one {row}", "s: n * k: {n} {rows} of {k}", "? c < s", "r: s - c: without the {c} {taken}", end=
        "{seats}"), "{X} has {n} {rows}. Each {row} has {a} {seats} on the left and {b} on the right. {c} {seats} are "
        "{taken}. How many are not?", "How many {seats} are not {taken} in {x} with {n} {rows} of {a} {seats} on one side and "
        "{b} on the other if {c} are {taken}?", "{x}: {n:d} {rows}, {a:d} left + {b:d} right in each, {c:d} {seats} {taken}. "
        "how many aren't?", "I looked into {x}. To the left of the aisle I saw {a} {seats}, to the right {b}. It is like that "
        "in all {n} {rows}. {c} {seats} are {taken}. How many aren't?", "In every {row} of {x}, {a:w} {seats} are on this "
        "side and {b:w} on that side. Out of {n:w} {rows}, {c:w} {seats} are {taken}. How many others are there?", slots=
        "X x row rows seats taken", rows=("A plane, a plane, row, rows, seats, occupied", "A church, a church, row, rows, "
        "places, taken", "A coach, a coach, row, rows, seats, booked", "A lecture hall, a lecture hall, row, rows, desks, "
        "taken", "A theatre, a theatre, row, rows, seats, sold", "A cowshed, a cowshed, section, sections, stalls, occupied"),
        again=("c|And if {c} are {taken}?",)),
    ask("last_one_is_not_full", {"n": range(4, 21), "k": range(6, 41), "b": range(2, 30)}, plan("? b < k",
        "m: n - 1: full {boxes}", "s: m * k: {xs} in {m} full {boxes}", "r: s + b: with the last {b}", end="{xs}"),
        "{N} filled {n} {boxes} with {xs}. All hold {k} except the last one, which holds only {b}. How many {xs} are there?",
        "There are {n} {boxes} with {k} {xs} each, but in the last {box} there are only {b}. How many {xs} are there "
        "altogether?", "{n:d} {boxes}, all {k:d} {xs}, last one {b:d}. how many {xs}?", "How many {xs} are in {n} {boxes} if "
        "every {box} has {k} apart from one with {b}?", "The {xs} were packed. {n} {boxes} were needed for them. Each took "
        "{k}, and for the last {box} just {b} were left. How many {xs} had been there?", "Count the {xs} for me: {n:w} "
        "{boxes}. {k:w} in each. But the last one has {b:w}.", slots="box boxes xs", rows=("box, boxes, candles",
        "shelf, shelves, books", "tray, trays, doughnuts", "crate, crates, apples", "album page, album pages, photos",
        "drawer, drawers, spoons", "coach, coaches, fans", "sack, sacks, potatoes", "column, columns, names"), again=(
        "b|And if the last one has {b}?",)),
    ask("tables_of_two_sizes_for_guests", {"n": range(3, 20), "k": range(4, 9), "m": range(2, 15), "j": (2, 3, 4, 6, 8, 10, 12),
        "g": range(10, 150)}, plan("? k ! j", "s: n * k: {seats} in {n} {tables} of {k}", "t: m * j: {seats} in {m} {tables} "
        "of {j}", "u: s + t: together", "? g < u", "r: u - g: without {g} people", end="{seats}"),
        "A {place} has {n} {tables} for {k} people and {m} {tables} for {j} people. {g} people are there. How many {seats} "
        "are free?", "{n:d} {tables} for {k:d}, {m:d} {tables} for {j:d}, {g:d} guests, {seats} free?",
        "How many {seats} are left for others in a {place} with {n} {tables} of {k} and {m} {tables} of {j} after {g} people "
        "have come?", "I run a {place}. I've got {n} {tables} that take {k} people and {m} that take {j}. Tonight I expect "
        "{g} guests. How many {seats} will stay empty?", "{g} guests come to a {place}. {n} of its {tables} have {k} {seats} "
        "each. {m} {tables} have {j} {seats} each. How many {seats} remain?", slots="place tables seats", rows=(
        "restaurant, tables, seats", "campsite, tents, places", "hostel, rooms, beds", "boat hire, boats, seats",
        "ski hut, rooms, beds", "beer garden, tables, places"), again=("g|And with {g} people?",)),
    ask("floors_flats_windows", {"n": range(2, 9), "k": range(2, 11), "j": range(2, 13)}, plan("s: n * k: {flats} in all",
        "r: s * j: {s} {flats} of {j}", end="{xs}"), "A {house} has {n} {floors}. On each {floor} there are {k} {flats}. Each "
        "{flat} has {j} {xs}. How many {xs} are there?", "How many {xs} are there in a {house} with {n} {floors}, {k} {flats} "
        "to a {floor} and {j} {xs} to a {flat}?", "{house}: {n:d} {floors}, {k:d} {flats} per {floor}, {j:d} {xs} per {flat}. "
        "{xs}?", "Every {flat} has {j} {xs}, every {floor} has {k} {flats} and the {house} has {n} {floors}. How many {xs} is "
        "that in total?", "I have to count all {xs} of our {house}. We have {n} {floors}. {k} {flats} are on each. A {flat} "
        "has {j} {xs}. What should I get?", "{n:w} {floors}. {k:w} {flats} on each. {j:w} {xs} in each. Calculate the number "
        "of {xs} in the {house}.", slots="house floor floors flat flats xs", rows=("tower block, floor, floors, flat, flats, "
        "windows", "hotel, floor, floors, room, rooms, lamps", "shop, wall, walls, shelf, shelves, tins",
        "school, corridor, corridors, classroom, classrooms, computers", "storeroom, rack, racks, box, boxes, bulbs",
        "chocolate shop, shelf, shelves, tin, tins, truffles", "camp, field, fields, tent, tents, beds",
        "library, floor, floors, table, tables, chairs"), again=("n|And with {n} {floors}?", "j|And with {j} {xs} each?")),
    ask("tents_for_girls_and_boys", {"a": range(5, 60), "b": range(5, 60), "k": (2, 3, 4, 5, 6, 8, 10)}, plan(
        "s: a + b: {girls} and {boys}", "r: s / k: {tents} of {k}", end="{tents}"), "{a} {girls} and {b} {boys} {sleep} in "
        "{tents}. There are {k} in each {tent}. How many {tents} are there?", "A group of {a} {girls} and {b} {boys} needs "
        "{tents}. One {tent} is for {k}. How many {tents} does the group need?", "{a:d} {girls} + {b:d} {boys}, {k:d} per "
        "{tent}. how many {tents}?", "How many {tents} do {a} {girls} and {b} {boys} fill if {k} go into each {tent}?",
        "We put {k} in each {tent}. {a} {girls} came, and {b} {boys}. How many {tents} did we fill?",
        "Divide {a:w} {girls} and {b:w} {boys} among {tents} for {k:w}. How many {tents} is that?", slots=
        "girls boys tent tents sleep", rows=("girls, boys, tent, tents, sleep", "adults, children, boat, boats, ride",
        "red apples, green apples, bag, bags, are sold", "nurses, doctors, minibus, minibuses, travel",
        "plain rolls, seeded rolls, bag, bags, are packed", "men, women, team, teams, compete", "first-years, second-years, "
        "group, groups, work", "tulips, daffodils, vase, vases, stand"), again=("k|And with {k} in each?",)),
    ask("rest_is_shared_equally", {"t": range(15, 200), "b": range(2, 40), "k": range(2, 13)}, plan("? b < t",
        "s: t - b: without the {b}", "r: s / k: for each of {k}", end="{xs}"), "{N} had {t} {xs}. {he} {kept} {b} and shared "
        "the rest equally among {k} {who}. How many {xs} did each get?", "{N} {has} {t} {xs}. {b} are put aside. The others "
        "go to {k} {who} in equal parts. How many {xs} for each?", "A bag holds {t} {xs}. {b} of them are {bad}. {k} {who} "
        "share the good ones. How many does each get?", "{t:d} {xs}, minus {b:d} {bad}, split {k:d} ways. each?",
        "If you take {b} {xs} out of {t} and deal the rest out fairly to {k} {who}, how many does every one of them have?",
        "Each of {k} {who} wants the same number of {xs}. There are {t}, but {b} are {bad}. What can each have?",
        "{t:w} {xs} were on the table. {b:w} were {bad} and thrown away. {k:w} {who} divided what was left. Find one share.",
        slots="xs kept bad who", rows=("sweets, kept, sticky, children", "stickers, kept, torn, friends",
        "biscuits, ate, burnt, neighbours", "balloons, kept, burst, cousins", "plums, ate, rotten, classmates",
        "seedlings, planted, dead, gardeners", "walnuts, ate, bad, grandchildren", "crayons, kept, broken, pupils",
        "strawberries, ate, squashed, guests"), again=("k|And with {k} {who}?",)),
    ask("share_and_then_give", {"t": range(20, 240), "k": range(2, 13), "b": range(2, 20)}, plan("s: t / k: in each of {k} "
        "{boxes}", "? b < s", "r: s - b: after {b} {went}", end="{xs}"), "{t} {xs} are put into {k} {boxes} with the same "
        "number in each. {b} {xs} {went} from one {box}. How many are left in that {box}?", "{N} put {t} {xs} into {k} equal "
        "{boxes}. From the first {box} {b} {went}. How many {xs} does it still hold?", "{t:d} {xs} in {k:d} equal {boxes}. "
        "{b:d} {went} out of one. left in it?", "How many {xs} are left in a {box} if {t} were spread evenly over {k} {boxes} "
        "and {b} {went} from it?", "We've got {k} {boxes} and {t} {xs}, all filled alike. Somebody noticed that {b} {went} "
        "from one {box}. How many remain in it?", "{t:w} {xs} are spread over {k:w} {boxes}, equally many in each. Then {b:w} "
        "{went} from one of them. State what it has now.", slots="xs box boxes went", rows=("rolls, basket, baskets, were "
        "sold", "pencils, pot, pots, were borrowed", "fish, pond, ponds, were caught", "books, crate, crates, were lent",
        "coins, purse, purses, were spent", "plums, bowl, bowls, were eaten", "hens, coop, coops, escaped",
        "nails, tin, tins, were used", "towels, basket, baskets, were taken"), again=("b|And if {b} {went}?",)),
    ask("share_of_several_of_them", {"t": range(20, 300), "k": range(3, 13), "m": range(2, 10)}, plan("? m < k",
        "s: t / k: for one of {k}", "r: m * s: for {m} of them", end="{xs}"), "{t} {xs} are shared equally by {k} {who}. How "
        "many {xs} do {m} of the {who} have together?", "{k} {who} get {t} {xs} in all, each the same number. How many go to "
        "{m} {who}?", "{t:d} {xs}, {k:d} {who}, equal shares. {m:d} {who} have how many?", "How many {xs} are in {m} shares "
        "when {t} {xs} are divided into {k} equal shares?", "{m} of our {k} {who} have left and taken their shares with them. "
        "We had {t} {xs} and all shares are equal. How many did they take?", "Deal {t:w} {xs} evenly to {k:w} {who} and add "
        "up what {m:w} of them hold.", slots="xs who", rows=("cards, players", "sandwiches, hikers", "carrots, ponies",
        "seeds, gardeners", "towels, guests", "parcels, drivers", "leaflets, helpers", "bones, dogs", "songs, singers"), again=
        ("m|And {m} of them?",)),
    ask("so_many_weigh_so_much", {"k": range(2, 13), "m": range(2, 13), "t": range(8, 1200), "lo": (1,), "hi": (9,)}, plan(
        "? k ! m", "p: t / k: for one {x}", "? lo < p", "? p < hi", "r: m * p: for {m} {xs}", end="{u}"),
        "{k} {xs} {weigh} {t:d} {u}. How many {u} do {m} {xs} {weigh}?", "If {k} {xs} {weigh} {t:d} {u}, what do {m} "
        "{weigh}?", "{k:d} {xs} = {t:d} {u}, {m:d} {xs} = ?", "All {xs} are alike. {k} of them {weigh} {t:d} {u}. What about "
        "{m} of them?", "{N} found out that {k} {xs} {weigh} {t:d} {u}. Now {he} {has} {m} {xs}. How many {u} is that?",
        "I know it for {k} {xs}: {t:d} {u}. I'd like to know it for {m}.", "{t:d} {u} is what {k:w} {xs} {weigh} together. "
        "Find the same for {m:w}.", slots="x xs weigh u lo hi", rows=("brick, bricks, weigh, kg, 1, 5",
        "apple, apples, weigh, g, 90, 240", "parcel, parcels, weigh, kg, 1, 20", "pump, pumps, move, litres, 9, 60",
        "cow, cows, give, litres, 9, 30", "bus, buses, carry, people, 19, 70", "machine, machines, make, toys, 5, 90",
        "lamp, lamps, use, watts, 4, 61", "bottle, bottles, hold, ml, 199, 751", "tap, taps, fill, buckets, 1, 12",
        "tree, trees, bear, kg, 19, 90", "truck, trucks, bring, tonnes, 2, 20", "hen, hens, lay, eggs, 2, 8"), again=(
        "m|And {m} {xs}?",)),
    ask("so_many_for_so_much_less_some", {"k": range(2, 13), "t": range(8, 400), "m": range(3, 20), "b": range(2, 50)}, plan(
        "? k ! m", "p: t / k: {xs} in one {pack}", "s: m * p: {xs} in {m} {packs}", "? b < s", "r: s - b: without the {b} "
        "{gone}", end="{xs}"), "There are {t} {xs} in {k} {packs}. {N} {has} {m} {packs}, and {b} {xs} are {gone}. How many "
        "{xs} are left?", "{k} {packs} hold {t} {xs}. A {place} gets {m} {packs}. {b} {xs} are {gone}. How many are not?",
        "{t:d} {xs} in {k:d} {packs}. we have {m:d} {packs} minus {b:d} {gone}. how many {xs}?",
        "How many {xs} does a {place} have left of {m} {packs} with {b} {xs} {gone}, if {k} {packs} make {t} {xs}?",
        "The {packs} are all the same: {k} of them contain {t} {xs}. Ours is an order of {m}. By now {b} {xs} are {gone}. "
        "What do we still have?", slots="xs pack packs place gone", rows=("pens, pack, packs, school, used up",
        "buns, tray, trays, bakery, sold", "tiles, box, boxes, builder, cracked", "bulbs, carton, cartons, shop, sold",
        "sheets, pad, pads, studio, used", "bandages, kit, kits, clinic, used", "cans, crate, crates, canteen, emptied",
        "plants, tray, trays, garden centre, dead"), again=("m|And with {m} {packs}?",)),
    ask("per_hour_then_some_spoilt", {"a": range(4, 90), "h": range(2, 10), "b": range(2, 60)}, plan(
        "s: h * a: {xs} in {h} hours", "? b < s", "r: s - b: without the {b} {bad}", end="{xs}"), "{Who} {makes} {a} {xs} an "
        "hour. After {h} hours {b} {xs} are {bad}. How many are not?", "{Who} {makes} {a} {xs} in one hour. How many {xs} are "
        "there after {h} hours if {b} are {bad}?", "{a:d} {xs} per hour x {h:d} h, {b:d} of them {bad}, rest?",
        "It is a shift of {h} hours. In every hour {who} {makes} {a} {xs}. By the end {b} of the {xs} are {bad}. How many "
        "others are there?", "How many {xs} remain after {h} hours when {who} {makes} {a} per hour and {b} are {bad}?",
        "{h:w} hours. {a:w} {xs} in each. {b:w} {bad}. Calculate how many {xs} that leaves.", slots="Who who makes xs bad",
        rows=("A baker, a baker, bakes, rolls, sold", "A glassworks, a glassworks, makes, jars, cracked",
        "A machine, a machine, fills, bottles, broken", "A press, a press, makes, caps, dented", "A picker, a picker, picks, "
        "peaches, bruised", "A printer, a printer, prints, posters, smudged", "A cook, a cook, makes, pancakes, eaten",
        "A robot, a robot, welds, frames, faulty"), again=("h|And after {h} hours?", "b|And if {b} are {bad}?")),
    ask("in_half_an_hour_then_hours", {"a": range(3, 60), "h": range(2, 10), "f": (2, 4)}, plan("s: f * a: {xs} in one hour",
        "r: h * s: {h} hours of {s}", end="{xs}"), "{Who} {a} {xs} in {span}. How many {xs} is that in {h} hours?",
        "In {span} {who} {a} {xs}. How many in {h} hours at the same speed?", "{a:d} {xs} in {span}, how many in {h:d} h?",
        "How many {xs} are there in {h} hours if there are {a} in {span}?", "I timed it. {span} was enough for {a} {xs}. "
        "Suppose it goes on like that for {h} hours. How many {xs} would that be?", "{span}: {a:w} {xs}. {h:w} hours: how "
        "many?", slots="Who who xs f span a", rows=("A barber serves, a barber serves, customers, 2, half an hour, 2-4",
        "A machine wraps, a machine wraps, sweets, 4, a quarter of an hour, 20-90", "A clerk stamps, a clerk stamps, letters, "
        "4, a quarter of an hour, 10-60", "A waiter carries, a waiter carries, plates, 2, half an hour, 8-50",
        "A lift carries, a lift carries, skiers, 4, 15 minutes, 20-80", "A cashier serves, a cashier serves, shoppers, 2, 30 "
        "minutes, 6-30", "A gardener plants, a gardener plants, bulbs, 2, half an hour, 8-50", "A ferry takes, a ferry takes, "
        "cars, 2, 30 minutes, 6-40", "A press prints, a press prints, leaflets, 4, 15 minutes, 20-90",
        "A painter paints, a painter paints, fence boards, 4, a quarter of an hour, 2-9"), again=("h|And in {h} hours?",)),
    ask("hour_cut_to_a_part_of_it", {"t": range(8, 600), "f": (2, 3, 4, 6, 12)}, plan("r: t / f: {span} is one of {f} parts",
        end="{xs}"), "{Who} {t} {xs} an hour. How many {xs} is that in {span}?", "How many {xs} are there in {span} if there "
        "are {t} in an hour?", "{t:d} {xs} per hour, in {span}?", "In one hour {who} {t} {xs}. How many in just {span}?",
        "{Who} {t} {xs} in 60 minutes. I only have {span}. What can I expect?", "We know that {who} {t:w} {xs} each hour. Say "
        "how many it is in {span}.", slots="Who who xs f span t", rows=("A car covers, a car covers, km, 2, half an hour, "
        "40-120", "A bus covers, a bus covers, km, 4, a quarter of an hour, 20-80", "A cyclist rides, a cyclist rides, km, 4, "
        "15 minutes, 12-28", "A machine folds, a machine folds, boxes, 3, 20 minutes, 30-600", "A pump moves, a pump moves, "
        "litres, 6, 10 minutes, 30-600", "A mill grinds, a mill grinds, kg, 2, 30 minutes, 20-400",
        "A printer prints, a printer prints, pages, 12, 5 minutes, 60-600", "A lift carries, a lift carries, people, 4, a "
        "quarter of an hour, 80-600", "A baker shapes, a baker shapes, rolls, 3, 20 minutes, 60-300",
        "A train covers, a train covers, km, 6, 10 minutes, 60-240"), again=("t|And with {t} an hour?",)),
    ask("an_hour_and_a_half_at_speed", {"v": (*range(4, 21, 2), 30, 40, 50, 60, 70, 80, 90, 100, 120)}, plan(
        "h: v / 2: in half an hour", "r: v + h: in an hour and a half", end="km"), "{Who} goes {v:d} km in an hour. How far "
        "does it go in an hour and a half?", "{v:d} km/h for 1 hour 30 minutes, how many km?", "How many kilometres does "
        "{who} travel in 90 minutes at {v:d} km/h?", "{Who} is on its way for one and a half hours. Its speed is {v:d} km per "
        "hour. What distance is that?", "An hour plus half an hour, at {v:d} km each hour. How far?", slots="Who who v", rows=(
        "A car, a car, 40-120", "A ship, a ship, 12-40", "A goods train, a goods train, 50-100", "A horse, a horse, 8-16",
        "A tractor, a tractor, 10-30", "A coach, a coach, 50-90", "A canoe, a canoe, 4-8"), again=("v|And at {v:d} km/h?",)),
    ask("how_long_will_the_food_last", {"n": range(2, 10), "k": range(2, 9), "t": range(20, 400)}, plan(
        "s: n * k: {xs} for {n} {pets} in one day", "r: t / s: days for {t}", end="days"), "{n} {pets} eat {k} {xs} each per "
        "day. How many days do {t} {xs} last?", "A {place} has {n} {pets} and {t} {xs}. Each of the {pets} gets {k} {xs} a "
        "day. For how many days is that enough?", "{t:d} {xs}, {n:d} {pets}, {k:d} a day each, days?",
        "For how many days will {t} {xs} feed {n} {pets} at {k} {xs} a day apiece?", "We've bought {t} {xs}. There are {n} "
        "{pets} here and every one wants {k} a day. How many days until we must shop again?", "Stock: {t:d} {xs}. Eaters: "
        "{n:w} {pets}. Each needs {k:w} daily. Find the number of days.", slots="pets place xs", rows=(
        "horses, stable, kg of hay", "dogs, kennel, tins", "seals, zoo, buckets of fish", "cats, shelter, pouches",
        "campers, camp, rolls", "rabbits, farm, carrots", "monkeys, zoo, bananas", "goats, farm, scoops of feed",
        "workers, site, bottles of water"), again=("t|And with {t} {xs}?",)),
    ask("day_by_day_until_some_are_left", {"t": range(50, 500), "a": range(2, 30), "n": range(3, 15)}, plan(
        "s: n * a: {gone} in {n} days", "? s < t", "r: t - s: left of {t}", end="{u}"), "A {store} holds {t:d} {u} of {x}. "
        "{a:d} {u} are {gone} each day. How many {u} are left after {n} days?", "{t:d} {u} of {x}, {a:d} {u} a day {gone}, "
        "after {n:d} days?", "How many {u} of {x} remain in a {store} of {t:d} {u} if {a:d} {u} are {gone} daily for {n} "
        "days?", "{N} {has} a {store} with {t:d} {u} of {x} in it. For {n} days {a:d} {u} a day are {gone}. What is left?",
        "The {store} was full {n} days ago, {t:d} {u} of {x}. Since then we have {gone} {a:d} {u} every day. How much is in "
        "there now?", slots="store x u gone", rows=("sack, flour, kg, used", "tank, oil, litres, burned",
        "barrel, cider, litres, sold", "barn, hay, bales, eaten", "silo, grain, tonnes, sold", "cistern, rainwater, litres, "
        "used", "shed, coal, kg, burned", "drum, paint, litres, used", "roll, wire, metres, used"), again=(
        "n|And after {n} days?",)),
    ask("weekdays_and_days_of_the_weekend", {"a": range(2, 40), "b": range(2, 40)}, plan("s: 5 * a: on the 5 weekdays",
        "t: 2 * b: on the 2 days of the weekend", "r: s + t: in the week", end="{xs}"), "{N} {did} {a} {xs} a day from Monday "
        "to Friday and {b} {xs} a day on Saturday and Sunday. How many {xs} was that in the week?",
        "Mon-Fri {a:d} {xs} a day, Sat and Sun {b:d} a day, total for the week?", "How many {xs} a week are {a} on each of "
        "five weekdays and {b} on each day of the weekend?", "On school days {N} {did} {a} {xs}, but on each of the two free "
        "days {b}. How many {xs} in seven days? There are 5 school days.", "A week has five weekdays with {a:w} {xs} each and "
        "two weekend days with {b:w} {xs} each. Add them all up.", slots="did xs", rows=("sold, papers", "cycled, km",
        "baked, loaves", "read, pages", "drew, sketches", "delivered, parcels", "picked, kg of cherries", "learned, words"),
        again=("b|And with {b} on days of the weekend?",)),
    ask("workers_hours_and_pieces", {"k": range(2, 13), "a": range(2, 13), "h": range(2, 9)}, plan(
        "s: k * a: {xs} of {k} {who} in one hour", "r: h * s: {h} hours of {s}", end="{xs}"), "{k} {who} each {make} {a} {xs} "
        "an hour. How many {xs} do they {make} in {h} hours?", "One of the {who} can {make} {a} {xs} in an hour. How many can "
        "{k} {who} {make} in {h} hours?", "{k:d} {who}, {a:d} {xs} per hour each, {h:d} h. {xs}?",
        "How many {xs} will {k} {who} {make} in a shift of {h} hours if each does {a} an hour?", "There were {k} of us and we "
        "worked for {h} hours. Each of us could {make} {a} {xs} an hour. What did we get done?", "{k:w} {who}. {a:w} {xs} per "
        "hour for each. {h:w} hours. Multiply it out.", slots="who make xs", rows=("helpers, blow up, balloons",
        "waiters, fold, napkins", "florists, tie, bouquets", "students, check, forms", "carpenters, cut, boards",
        "nurses, see, patients", "farmhands, shear, sheep", "cleaners, clean, windows", "volunteers, plant, saplings"), again=(
        "k|And {k} {who}?", "h|And in {h} hours?")),
    ask("two_machines_side_by_side", {"a": range(5, 60), "b": range(5, 60), "h": range(2, 10)}, plan("? a ! b",
        "s: a + b: both in one {hour}", "r: h * s: {h} {hours} of {s}", end="{xs}"), "{Who} {a} {xs} {an} {hour}. {Other} "
        "{b}. How many {xs} do the two make together in {h} {hours}?", "{a:d} + {b:d} {xs} per {hour}, {h:d} {hours}, total?",
        "How many {xs} come together in {h} {hours} if {who} {a} {an} {hour} and {other} {b}?", "Two are at work. {Who} {a} "
        "{xs} {an} {hour}, {other} {b}. Both work for {h} {hours}. How many {xs} is that in all?",
        "For {h:w} {hours} both are busy: {who} {a:w} {xs} each {hour} and {other} {b:w}. Find what they make between them.",
        slots="Who who Other other xs an hour hours", rows=("The old press prints, the old press prints, The new one prints, "
        "the new one prints, cards, an, hour, hours", "Ella packs, Ella packs, Hugo packs, Hugo packs, boxes, an, hour, "
        "hours", "The first baker bakes, the first baker bakes, The second one bakes, the second one bakes, pies, a, day, "
        "days", "One tap gives, one tap gives, The other gives, the other gives, litres, a, minute, minutes",
        "The first team lays, the first team lays, The second team lays, the second team lays, metres of pipe, a, day, days",
        "The left belt brings, the left belt brings, The right belt brings, the right belt brings, cases, a, minute, minutes",
        "Mum knits, Mum knits, Grandma knits, Grandma knits, rows, an, evening, evenings"), again=("h|And in {h} {hours}?",)),
    ask("pages_still_to_type", {"t": range(60, 900), "b": range(10, 400), "k": (5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50)},
        plan("? b < t", "s: t - b: {xs} left", "r: s / k: {k} in one {hour}", end="{hours}"), "{N} must {do} {t} {xs}. {b} "
        "are done. {he} can {do} {k} {an} {hour}. How many {hours} will the rest take?", "There are {t} {xs} to {do} and {b} "
        "are finished. With {k} {an} {hour}, how many more {hours} does it take?", "{t:d} {xs}, {b:d} done, {k:d} per {hour}, "
        "{hours} left?", "How many {hours} are needed for the remaining {xs} if {b} of {t} are done and {k} can be done {an} "
        "{hour}?", "I have {t} {xs} to {do}. So far I've managed {b}. If I keep up {k} {an} {hour}, when will I be through, "
        "in {hours}?", "Out of {t:d} {xs}, {b:d} are behind us. We {do} {k:w} {an} {hour}. Calculate the remaining {hours}.",
        slots="do xs an hour hours", rows=("type, words, a, minute, minutes", "mark, tests, an, hour, hours",
        "sort, letters, an, hour, hours", "scan, pages, a, minute, minutes", "sew, masks, a, day, days",
        "plant, bulbs, an, hour, hours", "write, invitations, an, evening, evenings", "lay, tiles, an, hour, hours",
        "iron, napkins, an, hour, hours"), again=("k|And with {k} {an} {hour}?",)),
    ask("trips_and_the_time_they_take", {"t": range(10, 120), "k": range(2, 13), "m": range(3, 31)}, plan(
        "s: t up k: full trips with {k}", "r: s * m: {s} trips of {m} minutes", end="minutes"), "{t} {xs} must be {moved}. "
        "The {boat} takes {k} at a time. One trip takes {m:d} minutes. How many minutes does it take in all?",
        "The {boat} carries {k} {xs} per trip, and a trip there and back takes {m:d} minutes. How many minutes are needed for "
        "{t} {xs}?", "{t:d} {xs}, {k:d} per trip, {m:d} min a trip, how many minutes?", "How many minutes does a {boat} need "
        "for {t} {xs} with {k} {xs} per trip and {m:d} minutes for each trip?", "We only have one {boat}. It holds {k} {xs}. "
        "Every trip is {m:d} minutes long, no matter how full. {t} {xs} have to be {moved}. How long will we be busy, in "
        "minutes?", slots="boat xs moved", rows=("ferry, cars, taken across", "van, boxes, delivered",
        "lift, people, taken up", "cart, sacks, moved", "raft, scouts, taken over the river", "trolley, cases, moved",
        "minibus, guests, fetched", "wheelbarrow, stones, moved"), again=("t|And for {t} {xs}?",)),
    ask("legs_of_two_kinds", {"a": range(2, 30), "b": range(2, 30), "p": (4,), "q": (2,)}, plan("s: a * p: {p} {legs} for "
        "each of {a}", "t: b * q: {q} {legs} for each of {b}", "r: s + t: together", end="{legs}"),
        "There are {a} {xs} and {b} {ys} {here}. How many {legs} do they have altogether?", "How many {legs} do {a} {xs} and "
        "{b} {ys} have?", "{a:d} {xs}, {b:d} {ys}, how many {legs} in total?", "One of the {xs} has {p} {legs}, one of the "
        "{ys} has {q}. {N} counted {a} {xs} and {b} {ys} {here}. How many {legs} is that?", "I looked around {here} and saw "
        "nothing but {legs}! They belonged to {b} {ys} and {a} {xs}. How many {legs} were there?",
        "Add up the {legs} of {a:w} {xs} and {b:w} {ys}.", slots="xs ys p q legs here", rows=("cows, hens, 4, 2, legs, on the "
        "farm", "cars, motorbikes, 4, 2, wheels, in the yard", "tricycles, bicycles, 3, 2, wheels, in the shop",
        "spiders, beetles, 8, 6, legs, in the shed", "dogs, children, 4, 2, legs, in the park", "sheep, geese, 4, 2, feet, in "
        "the meadow", "triangles, squares, 3, 4, corners, on the page", "four-legged tables, three-legged stools, 4, 3, legs, "
        "in the bar", "horses, riders, 4, 2, legs, on the track"), again=("a|And with {a} {xs}?",)),
    ask("legs_known_heads_wanted", {"t": range(20, 200, 2), "a": range(2, 30), "p": (4,), "q": (2,)}, plan(
        "s: a * p: {legs} of {a} {xs}", "? s < t", "u: t - s: {legs} of the {ys}", "r: u / q: {q} {legs} for one", "? r < 41",
        end="{ys}"), "There are {a} {xs} and some {ys} {here}. Together they have {t} {legs}. How many {ys} are there?",
        "{xs} and {ys} {here} have {t} {legs} in all. {a} of them are {xs}. How many are {ys}?", "{t:d} {legs}, {a:d} {xs}, "
        "rest {ys}. how many {ys}?", "How many {ys} are there {here} if {t} {legs} are counted and {a} {xs} have {p} each, "
        "the {ys} {q} each?", "I counted {t} {legs} {here}. I know that there are {a} {xs} with {p} {legs} each. All others "
        "belong to {ys}, with {q} each. How many {ys} is that?", slots="xs ys p q legs here", rows=(
        "cows, hens, 4, 2, legs, on the farm", "cars, bicycles, 4, 2, wheels, in the street", "tricycles, scooters, 3, 2, "
        "wheels, in the playground", "goats, ducks, 4, 2, legs, by the pond", "dogs, owners, 4, 2, legs, in the park",
        "four-legged tables, three-legged stools, 4, 3, legs, in the café", "horses, jockeys, 4, 2, legs, at the race"), again=
        ("t|And with {t} {legs}?",)),
    ask("pieces_off_the_rope_in_cm", {"m": range(2, 16), "n": range(2, 13), "k": range(10, 100, 5)}, plan(
        "s: m * 100: {m} m in cm", "c: n * k: {n} pieces of {k} cm", "? c < s", "r: s - c: left of {s} cm", end="cm"),
        "A {rope} is {m:d} m long. {n} pieces of {k:d} cm are cut off. How many cm are left?", "{N} cut {n} pieces from a "
        "{rope} of {m:d} metres. Each piece was {k:d} cm long. How long is the rest in cm?", "{rope} {m:d} m minus {n:d} x "
        "{k:d} cm = how many cm?", "How many centimetres remain of {m:d} m of {stuff} after {n} pieces of {k:d} cm each have "
        "been used?", "I bought {m:d} metres of {stuff}. For the {job} I needed {n} bits, each {k:d} cm. What do I still "
        "have, in centimetres?", slots="rope stuff job", rows=("rope, rope, swing", "ribbon, ribbon, presents",
        "wire, wire, fence", "hose, hose, garden", "lath, wood, frame", "roll of tape, tape, parcels", "chain, chain, gate",
        "cable, cable, lamps"), again=("n|And after {n} pieces?",)),
    ask("part_of_an_area", {"a": range(4, 41), "b": range(3, 31), "f": (2,)}, plan("s: a * b: the whole {field}",
        "r: s / f: {part} of it", end="square metres"), "A {field} is {a:d} m long and {b:d} m wide. {Part} of it is {used}. "
        "How many square metres is that?", "{field} {a:d} m x {b:d} m, {part} {used}, square metres of that?",
        "What area is {used} if it's {part} of a {field} with sides of {a:d} m and {b:d} m?", "Our {field} measures {a:d} "
        "metres by {b:d} metres. We want to have {part} of the area {used}. How much is that in square metres?",
        "Length {a:d} m, width {b:d} m. {Part} of this {field} is {used}. Find the area of that part.", slots=
        "field f part Part used", rows=("field, 2, half, Half, ploughed", "garden, 4, a quarter, A quarter, planted with "
        "beans", "yard, 3, a third, A third, paved", "hall, 5, a fifth, A fifth, closed off", "meadow, 2, one half, One half, "
        "mown", "roof, 4, one quarter, One quarter, covered with panels", "car park, 3, one third, One third, roofed over",
        "wall, 2, half, Half, painted white"), again=("a|And if it is {a:d} m long?",)),
    ask("so_many_times_round_it", {"a": range(10, 100), "b": range(10, 90), "n": range(2, 9)}, plan("? b < a",
        "s: a + b: length and width", "p: 2 * s: once round", "r: n * p: {n} times round", end="m"),
        "A {field} is {a:d} m long and {b:d} m wide. {N} {ran} round it {n} times. How many metres is that?",
        "{field} {a:d} m by {b:d} m, {n:d} times round, how many m?", "How many metres does somebody cover in {n} rounds of a "
        "rectangular {field} with sides of {a:d} m and {b:d} m?", "Our coach sends us round the {field}. It's {a:d} metres "
        "long and {b:d} metres wide. We must do it {n} times. What distance is that?", "A rectangular {field}: {a:d} m, {b:d} "
        "m. Find its perimeter and then the length of {n:w} rounds.", slots="field ran", rows=("football field, ran",
        "playground, walked", "park, jogged", "paddock, rode", "car park, cycled", "school yard, hopped", "meadow, walked"),
        again=("n|And {n} times?",)),
    ask("grams_of_some_kilos_portioned", {"m": range(2, 7), "b": range(50, 1900, 50), "k": range(2, 13)}, portioned,
        "A {sack} has {m:d} {kg} of {x}. {b:d} {g} are {used}. The rest is divided into {k} equal {bags}. How many {g} are in "
        "each?", "{m:d} {kg} {x} - {b:d} {g} {used}, rest in {k:d} equal {bags}, {g} each?", "How many {g} go into each of "
        "{k} {bags} if {b:d} {g} of {m:d} {kg} of {x} are {used} first?", "{N} got {m:d} {kg} of {x}. First {b:d} {g} were "
        "{used}. {he} put the rest into {k} {bags}, all the same. How many {g} did each hold?", "I want {k} equal {bags} of "
        "{x}. I've {m:d} {kg}, but {b:d} {g} of that are {used}. How many {g} will it be in each?", slots=
        "sack x bags used kg g", rows=("sack, rice, bags, spilled, kg, g", "box, nuts, bowls, eaten, kg, g",
        "can, milk, bottles, drunk, litres, ml", "pot, soup, boxes, eaten, litres, ml", "tub, paint, jars, used, litres, ml",
        "bag, flour, tins, used, kg, g", "barrel, cider, jugs, drunk, litres, ml"), again=("k|And with {k} {bags}?",)),
    ask("minutes_of_the_film_to_come", {"h": range(1, 5), "b": range(5, 60, 5), "c": range(10, 120)}, plan(
        "m: h * 60: minutes in {h:d} h", "s: m + b: with the {b} minutes", "? c < s", "r: s - c: still to come", end=
        "minutes"), "A {film} lasts {h:d} h {b:d} min. {N} {has} {seen} {c} minutes of it. How many minutes are left?",
        "{film} {h:d} h {b:d} min, {c:d} min over, minutes to go?", "How many minutes are still to come of a {film} of {h:d} "
        "h {b:d} min after {c} minutes?", "The {film} is {h:d} h {b:d} min long, they say. My watch tells me {c} minutes are "
        "behind us. How many more minutes?", "Change {h:d} h {b:d} min into minutes. Of that time, {c:d} minutes of the "
        "{film} are over. What remains?", slots="film seen", rows=("film, watched", "flight, done", "concert, heard",
        "train ride, done", "play, watched", "audiobook, heard", "exam, done", "football broadcast, watched"), again=(
        "c|And after {c} minutes?",)),
    ask("first_to_last_of_the_row", {"n": range(4, 40), "k": range(2, 21)}, plan("g: n - 1: gaps between {n} {xs}",
        "r: g * k: {g} gaps of {k} m", end="m"), "{n} {xs} stand in a row, {k:d} m apart. How far is it from the first to the "
        "last?", "row of {n:d} {xs}, {k:d} m between one and the next. first to last in m?", "How many metres lie between the "
        "first and the last of {n} {xs} if the next one always comes after {k:d} m?", "{N} put up {n} {xs} in a straight "
        "line. Between one and the next {he} left {k:d} m. What is the distance from the first to the last?",
        "I walked from the first of {n} {xs} to the last one. There's a gap of {k:d} metres between neighbours. How far did I "
        "walk?", slots="xs", rows=("trees", "lamp posts", "fence posts", "cones", "flags", "signs", "beehives", "statues"),
        again=("n|And with {n} {xs}?",)),
    ask("every_so_manieth_is_bad", {"t": range(20, 600), "k": (3, 4, 5, 6, 8, 9, 10, 12, 15, 20)}, plan(
        "s: t / k: one in {k} of {t}", "r: t - s: the others", end="{xs}"), "There are {t} {xs}. One in every {k} is {bad}. "
        "How many are not {bad}?", "A {place} has {t} {xs}, and of every {k} one is {bad}. How many others are there?",
        "{t:d} {xs}, 1 in {k:d} {bad}, how many not?", "How many of {t} {xs} are not {bad} if one in every {k} is?",
        "I checked {t} {xs} in the {place}. Always exactly one out of {k} was {bad}. How many were not?",
        "Count off {t:w} {xs} in groups of {k:w}. In each group one is {bad}. Find the number of the rest.", slots=
        "xs bad place", rows=("bulbs, broken, warehouse", "seats, empty, cinema", "apples, bad, shop",
        "houses, for sale, village", "cups, chipped, canteen", "bikes, red, bike park", "books, torn, library",
        "eggs, brown, farm", "tickets, a winner, raffle"), again=("k|And with one in {k}?",)),
    ask("each_needs_some_have_too_few", {"n": range(4, 40), "k": range(2, 13), "b": range(5, 200)}, plan(
        "s: n * k: {xs} for {n} {who}", "? b < s", "r: s - b: minus the {b} already there", end="{xs}"),
        "{n} {who} need {k} {xs} each. There are {b} {xs}. How many more are needed?", "A {place} has {n} {who} and {b} {xs}. "
        "Each of the {who} should get {k} {xs}. How many {xs} are missing?", "{n:d} {who} x {k:d} {xs}, have {b:d}, need how "
        "many more?", "How many {xs} must still be bought so that {n} {who} can have {k} each if {b} are there?",
        "I want to give {k} {xs} to each of {n} {who}. In the cupboard I have {b}. How many do I have to get?",
        "{k:w} for everyone, {n:w} {who}, {b:w} {xs} in stock. What's lacking?", slots="who xs place", rows=(
        "children, crayons, nursery", "tables, forks, restaurant", "guests, rolls, hotel", "beds, pillows, hostel",
        "dogs, biscuits, kennel", "windows, plants, office", "runners, pins, club", "actors, masks, theatre"), again=(
        "b|And if there are {b}?",)),
    ask("handed_out_some_are_over", {"t": range(30, 500), "n": range(4, 40), "k": range(2, 13)}, plan(
        "s: n * k: {xs} for {n} {who}", "? s < t", "r: t - s: left of {t}", end="{xs}"), "There are {t} {xs}. {n} {who} get "
        "{k} each. How many {xs} are left over?", "A {giver} has {t} {xs} and gives {k} to each of {n} {who}. How many {xs} "
        "does the {giver} keep?", "{t:d} {xs}, {n:d} {who}, {k:d} each, how many over?", "How many of {t} {xs} are not used "
        "if {n} {who} receive {k} apiece?", "{k} {xs} for every one of the {n} {who}, that is my plan. I've {t}. What will be "
        "left in my bag?", "{N} began with {t} {xs}. One after the other, {n} {who} got {k} each. How many {xs} remained?",
        slots="xs who giver", rows=("stickers, pupils, teacher", "carrots, ponies, farmer", "flyers, shops, student",
        "cards, players, dealer", "nails, boards, carpenter", "seeds, pots, gardener", "sandwiches, hikers, guide",
        "letters, houses, postman", "buttons, coats, tailor"), again=("n|And with {n} {who}?",)),
)  # fmt: skip
TASKS = STORIES
