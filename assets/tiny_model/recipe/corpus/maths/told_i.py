"""Word problems as they are typed: things given away, eaten, broken, shared, refilled, in two or three steps, part 3."""

from __future__ import annotations

from .weeks import ask, plan

STORIES = (
    ask("tg_sells_whole_boxes", {"n": range(5, 41), "m": range(2, 31), "k": range(3, 31), "b": range(2, 26)}, plan(
        "? m < n", "s: n - m: {boxes} not {sold}", "u: s * k: {s} {boxes} of {k}", "? b < u", "r: u - b: after {b} "
        "single {xs}", end="{xs}"), "A shop had {n} {boxes} of {k} {xs}. It {sold2} {m} whole {boxes} and {b} single "
        "{xs} from an open one. How many {xs} are left?", "{n:d} {boxes}, {k:d} {xs} each, {m:d} {boxes} {sold}, and "
        "{b:d} loose {xs} {sold}. {xs} left?", "{N} had {n} {boxes}, each with {k} {xs}. {m} full {boxes} were {sold}. "
        "From the others {b} {xs} were taken. How many {xs} are there still?", "How many {xs} stay if {m} out of {n} "
        "{boxes} with {k} in each are {sold} and {b} {xs} more are used?", "In the cellar I've got {n} {boxes}. One "
        "holds {k} {xs}. People came and {m} {boxes} got {sold}. {b} {xs} I ate or used myself. What number of {xs} "
        "have I got?", "{m:w} of the {n:w} {boxes} are {sold}. Every {box} has {k:w} {xs}. {b:w} {xs} are taken out for "
        "the helpers. How many {xs} remain?", slots="box boxes xs sold sold2", rows=("box, boxes, chocolates, sold, sold",
        "crate, crates, bottles, sold, sold", "tray, trays, eggs, given away, gave away", "sack, sacks, onions, sold, "
        "sold", "carton, cartons, candles, sent back, sent back", "bucket, buckets, tulips, sold, sold", "pack, packs, "
        "batteries, delivered, delivered"), again=("m|And if {m} {boxes} are {sold}?", )),
    ask("tg_equal_boxes_some_given_away", {"t": range(20, 601), "n": range(3, 13), "b": range(2, 11)}, plan("? b < n",
        "s: t / n: in one {box}", "u: n - b: {boxes} left", "r: u * s: {u} {boxes} of {s}", end="{xs}"), "{t} {xs} are "
        "packed equally in {n} {boxes}. {b} {boxes} are {sold}. How many {xs} are left?", "{N} put{s} {t} {xs} into {n} "
        "{boxes}, the same number in each. Then {b} of the {boxes} were {sold}. How many {xs} {has} {he} still?",
        "{t:d} {xs} in {n:d} equal {boxes}, {b:d} {boxes} {sold}. {xs} left?", "How many {xs} remain if {b} of {n} "
        "{boxes} go, and the {boxes} together held {t} {xs}, all equally many?", "We divided {t} {xs} between {n} "
        "{boxes}. {b} {boxes} were {sold} the same day. What is in the other {boxes} together?", "All of {n:w} {boxes} "
        "have equally many {xs}. In total they have {t:w}. After {b:w} {boxes} were {sold}, how many {xs} were there?",
        slots="box boxes xs sold", rows=("box, boxes, cookies, sold", "bag, bags, marbles, given away",
        "shelf, shelves, books, cleared", "bus, buses, passengers, delayed", "tank, tanks, fish, sold", "crate, crates, "
        "oranges, shipped"), again=("b|And if {b} {boxes} are {sold}?", )),
    ask("tg_how_many_at_start_each_got", {"n": range(2, 31), "k": range(2, 21), "b": range(2, 81)}, plan("s: n * k: for "
        "{n} {who}", "r: s + b: with the {b} left", end="{xs}"), "{N} gave {k} {xs} to each of {n} {who} and had {b} "
        "left. How many {xs} did {he} have at first?", "{n} {who} got {k} {xs} each, and {b} {xs} were left over. How "
        "many were there before?", "{n:d} {who} x {k:d} {xs} and {b:d} over. how many at the start", "How many {xs} "
        "were in the {box} if {n} {who} could take {k} each and {b} are in it now?", "I don't know how many {xs} were "
        "in the {box}. I handed {k} to every one of {n} {who}. Now I count {b}. What was it at the beginning?",
        "In the {box} are {b:w} {xs}. Before, {n:w} {who} had come and each had taken {k:w}. Find the number before "
        "they came.", "Every one of my {n} {who} received {k} {xs}. {b} {xs} I kept. All of the {xs} came out of one "
        "{box}. How many was that?", slots="box xs who", rows=("box, sweets, children", "bag, balloons, kids",
        "drawer, pens, pupils", "basket, rolls, guests", "crate, apples, horses", "chest, coins, pirates",
        "tin, biscuits, visitors", "roll, tickets, helpers"), again=("b|And if {b} are left?", )),
    ask("tg_how_many_at_start_daily_use", {"n": range(2, 31), "k": range(2, 31), "b": range(2, 151)}, plan("s: n * k: "
        "used in {n} {days}", "r: s + b: with the {b} left", end="{xs}"), "{N} used {k} {xs} a {day1} for {n} {days}. "
        "{b} are left. How many {xs} were there at the start?", "After {n} {days} with {k} {xs} each there are {b} {xs} "
        "in the {box}. How many did it hold when it was full?", "used {k:d} {xs} per {day1}, {n:d} {days}, {b:d} left. "
        "how many before?", "How many {xs} did we buy if {k} go every {day1}, {n} {days} have passed, and we still have "
        "{b}?", "Every {day1} {K} takes {k} {xs} out of the {box}. It's been {n} {days}, and {b} {xs} are still in it. "
        "With what number did {K} begin?", "{b:w} {xs}, that's what {n:w} {days} have left in the {box}. Each {day1} "
        "took {k:w}. Find the first amount.", slots="box xs day1 days", rows=("box, tea bags, day, days",
        "jar, vitamins, day, days", "tank, litres, day, days", "shed, logs, night, nights", "sack, scoops of feed, day, "
        "days", "pack, nappies, day, days", "store, bricks, hour, hours", "bin, kg of grain, week, weeks"), again=(
        "n|And after {n} {days}?", )),
    ask("tg_need_all_how_many_packs_to_buy", {"n": range(4, 61), "k": range(2, 10), "a": range(5, 101), "j": (4, 5, 6, 8,
        10, 12, 15, 20)}, plan("s: n * k: for {n} {who}", "? a < s", "u: s - a: still needed", "r: u up j: packs of {j}",
        end="packs"), "{n} {who} need {k} {xs} each. {N} already {has} {a} {xs}. A pack has {j}. How many packs must "
        "{he} buy?", "{n:d} {who} x {k:d} {xs}, have {a:d}, packs of {j:d}. how many packs to buy?", "For every one of "
        "{n} {who} we want {k} {xs}. {a} {xs} are in the cupboard. The shop sells them in packs of {j}. How many packs "
        "do we need?", "How many packs of {j} {xs} are enough for {n} {who} with {k} each if {a} {xs} are there?",
        "I have {a} {xs} at home and expect {n} {who}. They should get {k} apiece. I can only buy packs with {j} in "
        "them. What number of packs shall I take?", "There are {j:w} {xs} in a pack. {a:w} {xs} are left from last "
        "time, and {n:w} {who} are to have {k:w} each. Find how many packs are to be bought.", slots="who xs", rows=(
        "guests, rolls", "children, balloons", "pupils, pencils", "players, bottles of water", "runners, safety pins",
        "campers, sausages", "painters, brushes", "horses, apples")),
    ask("tg_packs_against_packs", {"n": range(2, 16), "k": range(3, 31), "m": range(2, 16), "j": range(3, 31)}, plan(
        "s: n * k: {M} with {n} of {k}", "u: m * j: {K} with {m} of {j}", "? u < s", "r: s - u: difference", end="{xs}"),
        "{M} has {n} {boxes} of {k} {xs}. {K} has {m} {boxes} of {j} {xs}. How many more {xs} does {M} have than {K}?",
        "{M}: {n:d} {boxes} x {k:d} {xs}. {K}: {m:d} {boxes} x {j:d}. how many more for {M}?", "Who has more {xs}, {M} "
        "with {n} {boxes} of {k} or {K} with {m} {boxes} of {j}? It is {M}. By how many?", "{K} filled {m} {boxes}, {j} "
        "{xs} in each. {M} filled {n}, and put {k} in each. What is the difference in {xs}?", "How many {xs} fewer are "
        "there in {m} {boxes} of {j} from {K} than in {n} {boxes} of {k} from {M}?", "Each {box} of {M} holds {k} {xs} "
        "and each {box} of {K} holds {j}. {M} has {n} {boxes} and {K} has {m}. How many {xs} is {M} ahead?", slots=
        "box boxes xs", rows=("box, boxes, pencils", "bag, bags, marbles", "album, albums, photos", "shelf, shelves, "
        "books", "tray, trays, eggs", "row, rows, plants", "page, pages, stickers", "jar, jars, beads")),
    ask("tg_monday_twice_tuesday_left", {"t": range(40, 601), "a": range(5, 121), "k": range(2, 5)}, plan("s: k * a: on "
        "the second day", "u: a + s: both days", "? u < t", "r: t - u: left of {t}", end="{xs}"), "{thing} has {t} "
        "{xs}. {N} {did} {a} on the first day and {times} as many on the second. How many {xs} are left?",
        "{N} must {do} {t} {xs}. On {day} {he} {did} {a}, the day after {times} as many. How many {xs} are still "
        "missing?", "{t:d} {xs}, first {a:d}, then {times} as many, how many to go?", "I {did} {a} {xs} yesterday. "
        "Today I {did} {times} as many. {thing} has {t} {xs}. What remains for tomorrow?", "How many of {t} {xs} are "
        "not done after {a} on one day and {times} that on the next?", "{K} started slowly with {a:w} {xs} and then "
        "{did} {times} that number. It should be {t} in all. Find what {K} has before the end.", slots="k times thing "
        "xs do did", rows=("2, twice, the book, pages, read, read", "3, three times, the quilt, squares, sew, sewed",
        "2, twice, the fence, posts, paint, painted", "4, four times, the list, names, call, called", "2, twice, the "
        "wall, tiles, lay, laid", "3, 3 times, the play, lines, learn, learned", "2, two times, the order, boxes, pack, "
        "packed"), again=("a|And with {a} on the first day?", )),
    ask("tg_booked_and_cancelled_free_seats", {"t": range(40, 401), "a": range(20, 381), "b": range(2, 41)}, plan(
        "? b < a", "s: a - b: {who} who come", "? s < t", "r: t - s: free of {t}", end="{seats}"), "A {plane} has {t} "
        "{seats}. {a} were booked, but {b} {who} cancelled. How many {seats} are free?", "{a} {who} booked a {plane} "
        "with {t} {seats}. {b} of them don't come. How many {seats} stay empty?", "{plane}, {t:d} {seats}, {a:d} "
        "booked, {b:d} cancelled, how many free", "How many {seats} are there for others in a {plane} of {t} if {b} out "
        "of {a} {who} have given theirs back?", "I sell {seats} for a {plane}. There are {t} in all. Up to yesterday I "
        "had sold {a}, today {b} were returned. How many can I still sell?", "{b:w} {who} wrote that they are ill. "
        "Before that {a:w} wanted to come to the {plane}, which has room for {t}. What is the number of free {seats}?",
        slots="plane who seats", rows=("plane, passengers, seats", "hotel, guests, beds", "ferry, drivers, car spaces",
        "campsite, families, pitches", "theatre, visitors, seats", "course, students, places", "night train, "
        "travellers, berths", "marathon, runners, start numbers"), again=("b|And if {b} cancelled?", )),
    ask("tg_each_needs_how_many_missing", {"n": range(4, 61), "k": range(2, 16), "a": range(5, 401), "b": range(2, 61)},
        plan("s: n * k: for {n} {who}", "u: a + b: there already", "? u < s", "r: s - u: missing", end="{xs}"),
        "{n} {who} need {k} {xs} each. {a} {xs} are there and {b} more have been promised. How many {xs} are missing?",
        "Each of the {n} {who} should have {k} {xs}. We found {a}, and a neighbour lends us {b}. How many must still be "
        "found?", "{n:d} {who}, {k:d} {xs} each, we have {a:d} + {b:d}. how many short?", "How many {xs} do we lack for "
        "{n} {who} with {k} each, having {a} from last year and {b} new ones?", "I promised {k} {xs} to every one of "
        "{n} {who}. I have {a} in one bag and {b} in another. How many more do I need?", "{a:w} {xs} on the table, "
        "{b:w} {xs} in the box. {n:w} {who} are waiting for {k:w} each. Find how many {xs} there are too few.", slots=
        "who xs", rows=("children, apples", "guests, forks", "pupils, sheets of card", "dancers, ribbons",
        "players, cards", "workers, bolts", "tables, candles", "teams, balls", "hikers, plasters"), again=(
        "a|And if {a} are there?", )),
    ask("tg_for_every_so_many", {"k": range(2, 10), "j": range(2, 10), "n": range(3, 26)}, plan("r: n * j: {ys} in {n} "
        "of these", "? k ! j", end="{ys}"), "In one {group} there are {k} {xs} and {j} {ys}. How many {ys} are there in "
        "{n} of them?", "Each {group} needs {k} {xs} and {j} {ys}. How many {ys} do {n} such need?", "{k:d} {xs} and "
        "{j:d} {ys} per {group}. {n:d} of those. {ys}?", "How many {ys} belong to {n} times one {group} if one {group} "
        "has {j} {ys} beside {k} {xs}?", "{N} plan{s} for {n} of them. In one {group} there will be {j} {ys} and {k} "
        "{xs}. How many {ys} does it take in all?", "I'm not asking about the {xs}, of which there are {k} in a "
        "{group}. I'm asking about the {ys}: {j} in each {group}, and there are {n} such. How many {ys}?", slots=
        "group xs ys", rows=("necklace, red beads, blue beads", "bouquet, roses, lilies", "cake, eggs, lemons",
        "team, girls, boys", "table, candles, glasses", "gift bag, sweets, toys")),
    ask("tg_people_in_front_and_behind", {"a": range(5, 61), "b": range(5, 61), "c": range(2, 21)}, plan("s: a + b: in "
        "front and behind", "u: s + 1: with the one in between", "? c < u", "r: u - c: after {c} left", end="people"),
        "I am in a {queue}. There are {a} people in front of me and {b} behind me. Then {c} of them go away. How many "
        "people are in the {queue}, including me?", "{queue}: {a:d} in front of me, {b:d} behind, {c:d} of these leave. "
        "how many people with me?", "In the {queue} {M} can see {a} people ahead. Behind {him2} are {b}. After {c} of "
        "these have left, how many are there together with {M}?", "How many are in a {queue} now if {a} stood before "
        "{M} and {b} after {M}, and {c} of them have gone home? Count {M} too.", "{b} people stand behind {M}, and {a} "
        "stand before {him2}. {c} of all these people lose patience. How long is the {queue}, counting {M} as well?",
        "{c:w} people left the {queue}. Before that there were {a:w} in front of {M} and {b:w} at {his2} back. Count "
        "everybody who is left, {M} included.", "We had a {queue} outside. {M} stood in it with {a} people before "
        "{him2} and {b} after {him2}. Then {c} others gave up. How many stood there still, with {M}?", slots="queue", rows=(
        "queue", "line at the till", "line for tickets", "queue at the bakery", "queue for the bus", "line for the slide",
        "row at the gate"), again=("c|And if {c} leave?", )),
    ask("tg_cards_dealt_and_drawn", {"t": (32, 40, 48, 52, 54, 60, 72, 80, 96, 100, 104, 108, 110), "n": range(2, 9), "k":
        range(3, 13), "b": range(2, 16)}, plan("s: n * k: dealt to {n} {who}", "? s < t", "u: t - s: left in the {pile}",
        "? b < u", "r: u - b: after {b} drawn", end="{xs}"), "There are {t} {xs} in a {pile}. {n} {who} get {k} each, "
        "and then {b} more are drawn. How many {xs} are left in the {pile}?", "{t:d} {xs}, {n:d} {who} with {k:d} each, "
        "{b:d} drawn. how many in the {pile}?", "{N} deal{s} {k} {xs} to each of {n} {who} from a {pile} of {t}. During "
        "the game {b} are taken from it. How many are in it now?", "How many {xs} does the {pile} of {t} still have "
        "after {n} {who} got {k} apiece and picked up {b} more in all?", "We play with {t} {xs}. At the beginning "
        "everyone has {k}, and we are {n}. What is not dealt lies in the middle. {b} have been taken from there. How "
        "many lie there?", "{n:w} {who} play. {k:w} {xs} are given to each from the {pile}, which has {t}. Later {b:w} "
        "of those in the {pile} go too. Find what it has left.", slots="xs pile who", rows=("cards, pack, players",
        "tiles, bag, players", "dominoes, heap, children", "tokens, bowl, friends", "letters, sack, guests",
        "cards, deck, cousins"), again=("b|And if {b} are drawn?", )),
    ask("tg_floors_up_and_down", {"a": range(3, 41), "b": range(2, 31), "c": range(2, 31), "d": range(2, 21)}, plan(
        "s: a + b: {b} {up}", "? c < s", "u: s - c: {c} {down}", "r: u + d: {d} {up} again", end=""), "{N} start{s} "
        "{at} {a:d} and go{es} {b} {units} {up}, then {c} {units} {down}, then {d} {units} {up} again. {where}",
        "{at} {a:d}, {b:d} {up}, {c:d} {down}, {d:d} {up}. {where}", "{K} begins {at} {a:d}. The first move is {b} "
        "{units} {up}. The second is {c} {units} {down}. The last is {d} {units} {up}. {where}", "{where} I was {at} "
        "{a:d} at first. I moved {b} {up}, {c} {down} and {d} {up}.", "From the start {at} {a:d} it goes {up} by {b}, "
        "{down} by {c}, and {up} by {d}. {where}", "First {up}, {b:w} {units}. Next {down}, {c:w} {units}. Finally "
        "{up}, {d:w} {units}. The start was {at} {a:d}. {where}", slots="at units up down where", rows=("on floor, "
        "floors, up, down, What number has the floor at the end?", "on step, steps, up, down, What is the number of the "
        "last step?", "on square, squares, forward, back, Which square is reached?", "on page, pages, forward, back, "
        "Which page is it in the end?", "at house number, numbers, up, down, Which house number is it at last?"), again=(
        "c|And with {c} {down}?", )),
    ask("tg_ducks_children_groups_leave", {"n": range(2, 13), "k": range(3, 21), "b": range(2, 31), "m": range(2, 7)},
        plan("t: n * k: {n} {groups} of {k}", "s: m * k: {m} {groups} gone", "? m < n", "u: t - s: after they left",
        "r: u + b: with {b} more", end="{xs}"), "{n} {groups} of {k} {xs} are in the {place}. {m} {groups} leave. Then "
        "{b} single {xs} come. How many {xs} are in the {place} now?", "There are {n} {groups} in the {place}, and each "
        "has {k} {xs}. When {m} of the {groups} have gone and {b} other {xs} have arrived, how many {xs} are there?",
        "{place}: {n:d} {groups} x {k:d} {xs}, {m:d} {groups} go, {b:d} {xs} come. now?", "How many {xs} does the "
        "{place} hold after {m} of its {n} {groups} ({k} in each) went off and {b} more {xs} came?", "I counted {n} "
        "{groups} in the {place}, with {k} {xs} each. Then {m} whole {groups} disappeared and {b} {xs} turned up one by "
        "one. How many did I count the second time?", "{b:w} {xs} came by themselves to the {place}. {m:w} {groups} had "
        "left it. In the beginning there were {n:w} {groups} of {k:w} {xs}. Find the number there now.", slots=
        "groups xs place", rows=("classes, children, park", "teams, players, stadium", "flocks, geese, meadow",
        "families, visitors, museum", "tour groups, tourists, square", "herds, cows, valley", "crews, sailors, harbour",
        "bands, musicians, hall"), again=("b|And if {b} come?", )),
    ask("tg_plain_have_lose_get", {"a": range(5, 151), "b": range(2, 61), "c": range(2, 61)}, plan("? b < a",
        "s: a - b: after {b} gone", "r: s + c: with {c} more", end="{xs}"), "I have {a} {xs}. I {lose} {b} and {get} "
        "{c}. How many {xs} do I have now?", "{N} had {a} {xs}, {lost} {b} of them and then {got} {c} more. How many "
        "{xs} did {he} have in the end?", "{K} has {a} {xs}. If {K} gives me {b} and receives {c} from someone else, "
        "how many will {K} have?", "we had {a:d} {xs}, {b:d} are gone, {c:d} came. how many have we got",
        "From {a} {xs}, {b} disappear. {c} new {xs} turn up. How many {xs} are there?", "Yesterday there were {a} {xs} "
        "in my {box}. I {lost} {b} during the night and {got} {c} in the morning. What's in the {box} now?",
        "My {kin} and I own {a} {xs}. We {lost} {b}. Luckily we {got} {c} for them. How many {xs} do we own?",
        "How many {xs} will I have if I have {a}, {lose} {b}, and {get} {c}?", slots="xs box lose lost get got", rows=(
        "pens, case, lose, lost, find, found", "coins, purse, spend, spent, earn, earned", "cookies, tin, eat, ate, "
        "bake, baked", "flowers, garden, cut, cut, plant, planted", "cards, box, throw away, threw away, buy, bought",
        "eggs, fridge, break, broke, collect, collected", "candles, drawer, burn, burned, order, ordered",
        "tickets, bag, hand out, handed out, print, printed", "logs, shed, burn, burned, chop, chopped", "batteries, "
        "drawer, use up, used up, get, got", "friends on my list, phone, delete, deleted, add, added"), again=(
        "c|And if it is {c} new ones?", )),
    ask("tg_plain_have_get_share", {"a": range(5, 151), "b": range(2, 91), "k": range(2, 11)}, plan("s: a + b: with {b} "
        "more", "r: s / k: for each of {k}", end="{xs}"), "I have {a} {xs} and {get} {b} more. I share them equally "
        "among {k} {who}. How many {xs} does each get?", "{N} had {a} {xs}. {he} {got} {b} more and then put all of "
        "them into {k} equal piles. How many {xs} are in one pile?", "{a:d} {xs} and {b:d} more, split between {k:d} "
        "{who}, how many each", "{K} {got} {b} {xs}, so that the {a} from before became more. Now {K} gives them all to "
        "{k} {who}, the same to each. What does one of the {who} get?", "If {b} {xs} are added to {a} and {k} {who} "
        "divide the lot fairly, how many {xs} does everyone take home?", "There were {a} {xs}. After I {got} {b}, there "
        "were enough to give {k} {who} the same number with nothing left over. What was that number?", "{k:w} {who} are "
        "waiting. {a:w} {xs} are ready, {b:w} more are coming. Each will have equally many. How many will each have?",
        "We {got} {b} {xs} on top of our {a}. Divide by {k} {who}, please: how many for each?", slots="xs who get got",
        rows=("apples, children, buy, bought", "marbles, boys, find, found", "sandwiches, hikers, make, made",
        "coins, pirates, dig up, dug up", "fish, fishermen, catch, caught", "stickers, pupils, receive, received",
        "carrots, rabbits, pull up, pulled up", "tokens, players, win, won", "muffins, helpers, bake, baked"), again=(
        "k|And with {k} {who}?", )),
    ask("tg_plain_share_then_get", {"t": range(12, 201), "k": range(2, 11), "b": range(2, 41), "c": range(2, 31)}, plan(
        "s: t / k: for each of {k}", "u: s + b: with {b} more", "? c < u", "r: u - c: after {c} gone", end="{xs}"),
        "{k} {who} share {t} {xs} equally. Then one of them {got} {b} more and {lost} {c}. How many {xs} does that one "
        "have?", "I share {t} {xs} with some friends, we are {k} in all. After that I {got} {b} and {lost} {c}. How "
        "many {xs} have I got?", "{t:d} {xs} / {k:d} {who}, then one +{b:d} and -{c:d}. that one has?", "{t} {xs} were "
        "divided fairly by {k} {who}. {K} was one of the {who}. Later {K} {got} {b} and, a little later, {lost} {c}. "
        "How many {xs} does {K} hold?", "How many {xs} does each of {k} {who} have after sharing {t} equally, if "
        "everybody {got} {b} then and {lost} {c}?", "First {k} {who} split {t} {xs} evenly. Next all of them {got} {b} "
        "each. Finally all {lost} {c} each. What has each of them?", "Out of {t:w} {xs} my part was one of {k:w} equal "
        "parts. To it I added the {b:w} that I {got}. Then I {lost} {c:w}. What remained?", slots="xs who got lost", rows=(
        "sweets, children, got, ate", "cards, players, drew, played", "coins, brothers, found, spent",
        "seeds, gardeners, bought, planted", "nuts, squirrels, found, ate", "chips, gamblers, won, lost",
        "tickets, sellers, received, sold"), again=("b|And with {b} more?", )),
    ask("tg_plain_bag_each_in_all", {"n": range(2, 13), "k": range(3, 31), "m": range(2, 10), "b": range(2, 31)}, plan(
        "s: n + m: {bags} in all", "u: s * k: {s} {bags} of {k}", "? b < u", "r: u - b: after {b} gone", end="{xs}"),
        "I have {n} {bags} and buy {m} more. There are {k} {xs} in each. I eat {b} {xs} in all. How many {xs} are left?",
        "{N} {has} {n} {bags} of {k} {xs} and get{s} another {m} such {bags}. {b} of the {xs} are thrown away. How many "
        "{xs} {has} {he} then?", "{n:d} {bags} + {m:d} {bags}, each {k:d} {xs}, {b:d} {xs} gone in total. how many",
        "Each of my {bags} has {k} {xs}. There were {n}, then {m} were brought. After {b} {xs} had been taken out, how "
        "many {xs} were there?", "How many {xs} are in {n} old and {m} new {bags} with {k} apiece, when {b} in all are "
        "missing?", "{K} opened {n:w} {bags} and {M} opened {m:w}. Every one had {k:w} {xs}. On the floor they lost "
        "{b:w} {xs} altogether. What do they have?", "A cook gets {m} {bags} in addition to {n}. {k} {xs} are in a "
        "{bag}. {b} {xs} are used today, in all. Find how many {xs} the cook has for tomorrow.", slots="bag bags xs", rows=(
        "bag, bags, oranges", "box, boxes, dates", "tin, tins, peaches", "net, nets, lemons", "jar, jars, olives",
        "punnet, punnets, berries", "tray, trays, eggs", "packet, packets, biscuits"), again=("b|And if {b} are gone?", )),
    ask("tg_plain_one_from_each_eaten", {"n": range(3, 21), "k": range(5, 31), "b": range(2, 5), "c": range(3, 41)}, plan(
        "? b < k", "s: k - b: left in each {bag}", "u: n * s: {n} {bags} of {s}", "r: u + c: with {c} more", end="{xs}"),
        "There are {n} {bags} with {k} {xs} each. {b} {xs} are taken out of each {bag}, and {c} {xs} are put on top in "
        "all. How many {xs} are there?", "{N} {has} {n} {bags} of {k} {xs}. {he} take{s} {b} from every {bag} and "
        "find{s} {c} loose {xs}. How many {xs} does that make?", "{n:d} {bags} x {k:d} {xs}, {b:d} out of each, then "
        "{c:d} in all added. total?", "From each of {n} {bags} somebody took {b} {xs}. They all had {k} at first. {c} "
        "single {xs} lie beside them. How many {xs} altogether?", "How many {xs} do I have with {n} {bags}, if each had "
        "{k} before {b} were removed from it, and {c} more come from elsewhere?", "{b:w} {xs} of every {bag} are bad. "
        "One {bag} has {k:w} {xs}, and there are {n:w}. {c:w} good ones are bought. Find the number of good {xs}.", slots=
        "bag bags xs", rows=("bag, bags, apples", "box, boxes, eggs", "net, nets, onions", "pack, packs, pencils",
        "bunch, bunches, flowers", "row, rows, lettuces", "bowl, bowls, cherries", "crate, crates, bottles"), again=(
        "c|And if {c} are put on top?", )),
    ask("tg_plain_twice_as_many_left_after", {"a": range(3, 121), "k": range(2, 6), "b": range(2, 91)}, plan("s: k * a: "
        "{M}", "? b < s", "r: s - b: after {b} gone", end="{xs}"), "{K} has {a} {xs}. {M} has {times} as many. {M} "
        "{lost} {b}. How many {xs} does {M} have now?", "{M} had {times} as many {xs} as {K}. {K} had {a}. Then {b} "
        "{xs} of {M} were {gone}. How many were left to {M}?", "{K} {a:d} {xs}, {M} {times} as many, {M} {lost} {b:d}. "
        "{M} has?", "I have {a} {xs}. My friend {M} has {times} as many but {lost} {b}. How many {xs} has {M} left?",
        "How many {xs} does {M} have after {b} are {gone}, if {M} started with {times} the number of {K}, who has {a}?",
        "The number of {xs} of {K} is {a:w}. Take it {times}, and you know what {M} had before {b:w} were {gone}. What "
        "does {M} have?", "{b} {xs} were {gone} from the {xs} of {M}. At the start {M} had {times} as many as {K} with "
        "{a}. Find what {M} has.", slots="k times xs lost gone", rows=("3, three times, marbles, lost, lost",
        "4, four times, stickers, used, used", "5, five times, sweets, ate, eaten", "3, 3 times, books, sold, sold",
        "4, 4 times, hens, sold, sold", "2, two times, cards, gave away, given away", "3, three times, plants, planted, "
        "planted"), again=("b|And if {b} are {gone}?", )),
    ask("tg_plain_half_as_many_together_share", {"a": range(4, 201, 2), "k": range(2, 11)}, plan("s: a / 2: half of {a}",
        "u: a + s: together", "r: u / k: for each of {k}", end="{xs}"), "{M} has {a} {xs} and {K} has half as many. "
        "They put them together and divide them equally among {k} {who}. How many {xs} does each of the {who} get?",
        "{a:d} {xs} and half as many again, shared by {k:d} {who}. each?", "{K} {found} half as many {xs} as {M}, who "
        "{found} {a}. {k} {who} get all of them in equal shares. How many {xs} are in a share?", "I {found} {a} {xs} "
        "and my {kin} {found} half that number. We gave all of them to {k} {who}, equally. What did one get?",
        "How many {xs} does each of {k} {who} receive if {a} {xs} and half as many more are given out fairly?",
        "First there were {a:w} {xs}. Then came half as many. All go to {k:w} {who}, the same number to each. Find this "
        "number.", slots="xs who found", rows=("shells, children, found", "apples, horses, picked", "cookies, guests, "
        "baked", "cards, players, brought", "flowers, tables, cut", "bricks, builders, carried", "nuts, birds, gathered"),
        again=("k|And with {k} {who}?", )),
    ask("tg_plain_three_days_more_each_day", {"a": range(3, 121), "b": range(2, 41)}, plan("s: a + b: second day",
        "u: s + b: third day", "w: a + s: first two days", "r: w + u: all three days", end="{xs}"), "{N} {did} {a} {xs} "
        "on the first day and {b} more each day after that. How many {xs} did {he} {do} in three days?", "{a:d} {xs} on "
        "day one, each day {b:d} more than the day before, three days together?", "On the first day it was {a} {xs}. "
        "The second day it was {b} more than on the first, the third {b} more than on the second. How many {xs} in all?",
        "I {did} {a} {xs} at first. Every next day I {did} {b} more than the day before. What do the first three days "
        "make?", "How many {xs} are {did} in three days if it begins with {a} and goes up by {b} a day?", "{K} {did} "
        "{a:w} {xs}, then {b:w} more, then {b:w} more again. Put the three days together.", slots="did do xs", rows=(
        "did, do, push-ups", "read, read, pages", "sold, sell, waffles", "learned, learn, words", "ran, run, laps",
        "knitted, knit, rows", "saved, save, seeds", "planted, plant, trees"), again=("a|And with {a} on the first day?", )),
    ask("tg_plain_so_many_more_needed_for_next", {"n": range(2, 21), "k": range(4, 31), "t": range(30, 601)}, plan(
        "s: n * k: {n} {boxes} of {k}", "? s < t", "u: t - s: not packed yet", "? u < 100", "r: u up k: more {boxes}", end=
        "{boxes}"), "There are {t} {xs}. {n} {boxes} with {k} {xs} each are full. How many more {boxes} of the same "
        "size are needed for the rest?", "{N} pack{s} {t} {xs} into {boxes} of {k}. {n} {boxes} are done. How many "
        "{boxes} {has} {he} still to use so that nothing stays outside?", "{t:d} {xs}, {n:d} {boxes} of {k:d} filled, "
        "how many more {boxes}?", "I have filled {n} {boxes}. {k} {xs} go in each. All in all I must put away {t} {xs}. "
        "How many {boxes} do I have to fetch?", "How many other {boxes} does it take for {t} {xs} if {n} are full and "
        "every {box} takes {k}?", "A {box} takes {k:w} {xs}. Of {t} {xs} the first ones are already in {n:w} full "
        "{boxes}. Find how many {boxes} the others need, the last one maybe not full.", slots="box boxes xs", rows=(
        "box, boxes, books", "bus, buses, pupils", "crate, crates, bottles", "tray, trays, seedlings", "page, pages, "
        "photos", "tent, tents, scouts", "rack, racks, test tubes", "carton, cartons, eggs")),
)  # fmt: skip
TASKS = STORIES
