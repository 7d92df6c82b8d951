"""Word problems as they are typed: things given away, eaten, broken, shared, refilled, in two or three steps, part 1."""

from __future__ import annotations

from .weeks import ask, plan

STORIES = (
    ask("tg_boxes_give_away_buy_more", {"n": range(2, 10), "k": range(4, 26), "b": range(2, 31), "c": range(2, 31)}, plan(
        "t: n * k: {n} {boxes} of {k}", "? b < t", "u: t - b: after {b} gone", "r: u + c: with {c} more", end="{xs}"),
        "I have {n} {boxes} with {k} {xs} each. I give away {b} and buy {c} more. How many do I have?", "{N} had {n} "
        "{boxes} with {k} {xs} in each. {he} gave {b} {xs} to a friend and got {c} new ones. How many {xs} did {he} "
        "have then?", "there are {n:d} {boxes}, {k:d} {xs} in each one. {b:d} are taken out, {c:d} are put in. how many "
        "{xs} now?", "If you start with {n} {boxes} of {k} {xs}, hand out {b} of the {xs} and then receive {c}, what is "
        "the number of {xs} in the end?", "{K} owns {n:w} {boxes} and every one of them has {k:w} {xs} in it. After {K} "
        "gives away {b:w} {xs} and finds {c:w}, how many are there?", "My {kin} has {n} {boxes} of {xs}. Each one has "
        "{k} inside. Yesterday {b} {xs} were used up, today {c} fresh ones came. How many {xs} does my {kin} have now?",
        "We bought {n} {boxes}, {k} {xs} to a {box}. We sold {b} {xs} and later {c} came back. Say how many {xs} we "
        "have.", "How many {xs} {has} {N} got now? {he} had {n} {boxes} of {k}, lost {b} {xs}, and was given {c}.", slots=
        "box boxes xs", rows=("box, boxes, apples", "bag, bags, marbles", "pack, packs, pencils", "tin, tins, biscuits",
        "carton, cartons, eggs", "jar, jars, sweets", "basket, baskets, plums", "drawer, drawers, socks",
        "crate, crates, oranges", "folder, folders, photos", "packet, packets, stickers"), again=("b|And if I give away "
        "{b}?", "c|And if I buy {c} more?")),
    ask("tg_train_two_stops", {"a": range(30, 301), "b": range(3, 41), "c": range(3, 41), "d": range(3, 41)}, plan(
        "? b < a", "s: a - b: after {b} got off", "u: s + c: with {c} who got on", "? d < u", "r: u - d: after {d} got "
        "off", end="people"), "A {train} leaves with {a} people. Soon {b} get off and {c} get on. At the "
        "next stop {d} get off. How many people are in the {train} now?", "There are {a} passengers on a {train}. {b} "
        "of them leave, {c} new ones come in, and then another {d} leave. How many passengers are left?", "{train} with "
        "{a:d} people, {b:d} off, {c:d} on, {d:d} off again. how many people are in it", "How many people ride to the "
        "last stop if a {train} starts with {a}, loses {b} at the market, takes on {c} there and lets out {d} at the "
        "bridge?", "I was on a {train} with {a} people. First {b} went out, after that {c} came in. At the hospital {d} "
        "got out. How many of us were still on it?", "At the {train} station {a} people get in. On the way {b} get out, "
        "later {c} get in, and near the end {d} more get out. Count the people who stay.", "{a} people set off by "
        "{train}. Stop one: minus {b}, plus {c}. Stop two: minus {d}. What is the number of people after stop two?", slots=
        "train", rows=("train", "bus", "tram", "ferry", "coach", "night bus", "cable car"), again=("d|And if {d} get "
        "off at the end?", )),
    ask("tg_only_one_stop_off_and_on", {"a": range(15, 201), "b": range(2, 41), "c": range(2, 41)}, plan("? b < a",
        "s: a - b: after {b} got off", "r: s + c: with {c} who got on", end="people"), "A {train} leaves with {a} "
        "people, {b} step out and {c} step in. How many people are on the {train}?", "A {train} leaves the station with "
        "{a} people on board. At the next stop, {b} people get off and {c} people get on. How many are on board now?",
        "{a:d} people on a {train}, {b:d} get off, {c:d} get on. now?", "There were {a:w} people on the {train}. {c:w} "
        "got on, but {b:w} got off first. How many are on it now?", "At the stop {b} people leave a {train} and {c} "
        "step in. It came with {a} people. With how many people does it drive on?", "When our {train} came to the "
        "square, it had {a} people in it. Then {b} of them got out and {c} others took their places. How many people "
        "are riding now?", "How many passengers does a {train} have after a stop where {b} get off and {c} get on, if "
        "it had {a} before?", "My {train} was full: {a} people. At the lake {b} climbed out and only {c} climbed in. "
        "How many were we then?", slots="train", rows=("train", "bus", "tram", "boat", "minibus", "underground train",
        "school bus", "lift"), again=("c|And if {c} get on?", "b|And if only {b} get off?")),
    ask("tg_jar_each_child_takes_then_refill", {"t": range(40, 301), "n": range(3, 13), "k": range(2, 10), "c": range(5,
        61)}, plan("s: n * k: taken by {n} {who}", "? s < t", "u: t - s: left in the {jar}", "r: u + c: with {c} more",
        end="{xs}"), "There are {t} {xs} in a {jar}. {n} {who} take {k} each. Then {c} more are put in. How many {xs} "
        "are in the {jar} now?", "{N} {has} a {jar} with {t} {xs}. {he} give{s} {k} to each of {n} {who}. After that "
        "{he} fill{s} in {c} new ones. How many are in it?", "{jar} {t:d} {xs}, {n:d} {who} take {k:d} each, refill "
        "{c:d}. how many now", "A {jar} holds {t} {xs}. Each of the {n} {who} gets {k}. Later {c} {xs} are added. What "
        "is in the {jar} at the end?", "{n:w} {who} came by and every single one took {k:w} {xs} out of my {jar}. "
        "Before that it had {t}. I refilled it with {c}. How many {xs} does it have?", "How many {xs} will there be in "
        "a {jar} of {t} if {n} {who} help themselves to {k} apiece and {c} are put back?", "Our {jar} was filled with "
        "{t} {xs} on {day}. {n} {who} each took {k} of them, and {K} bought {c} for the {jar}. How many are in it today?",
        slots="jar xs who", rows=("jar, sweets, children", "bowl, nuts, guests", "tin, cookies, kids", "box, plasters, "
        "hikers", "bucket, shells, girls", "basket, plums, boys", "tray, rolls, workers", "drawer, pens, clerks",
        "sack, potatoes, cooks"), again=("k|And if they take {k} each?", "n|And with {n} {who}?")),
    ask("tg_eggs_broken_and_eaten", {"n": range(2, 10), "k": (6, 10, 12, 15, 18, 20, 24, 30), "b": range(2, 13), "c":
        range(2, 31)}, plan("t: n * k: {n} {trays} of {k}", "? b < t", "u: t - b: without {b} {broken}", "? c < u",
        "r: u - c: after {c} {used}", end="{xs}"), "{N} bought {n} {trays} of {xs}, {k} in each. {b} were {broken} and "
        "{c} were {used}. How many {xs} are left?", "There are {k} {xs} in a {tray}. We had {n} {trays}. {c} {xs} have "
        "been {used} and {b} were {broken}. How many do we still have?", "{n:d} {trays} of {k:d} {xs}, {b:d} {broken}, "
        "{c:d} {used}, left?", "I carried home {n} {trays} with {k} {xs} each. On the way I saw that {b} {xs} were "
        "{broken}. At home {c} got {used}. How many {xs} remain?", "How many {xs} remain of {n} {trays} of {k} when {b} "
        "in all are {broken} and {c} in all are {used}?", "{K} had {n:w} {trays}. In each there were {k} {xs}. Sadly, "
        "{b:w} {xs} were {broken}. Of the others {c:w} were {used} the same day. What is left for tomorrow?",
        "The cook opened {n} {trays} of {k} {xs}. She found {b} that were {broken}, and by the evening {c} more were "
        "{used}. How many are over?", slots="tray trays xs broken used", rows=("tray, trays, eggs, broken, eaten",
        "box, boxes, glasses, cracked, sold", "crate, crates, peaches, rotten, eaten", "bag, bags, balloons, burst, "
        "given away", "case, cases, bottles, broken, drunk", "pack, packs, candles, bent, burned", "punnet, punnets, "
        "strawberries, squashed, eaten", "set, sets, bowls, chipped, lent out"), again=("b|And if {b} were {broken}?", )),
    ask("tg_lay_each_day_and_sell", {"a": range(3, 41), "n": range(3, 15), "b": range(5, 201)}, plan("t: n * a: {n} "
        "days of {a}", "? b < t", "r: t - b: after {b} {sold}", end="{xs}"), "{Who} {a} {xs} a day. After {n} days {b} "
        "{xs} are {sold}. How many {xs} are left?", "{Who} {a} {xs} every day. In {n} days, {b} of the {xs} are {sold}. "
        "How many are still there?", "{a:d} {xs} each day, {n:d} days, {b:d} {sold} in all, how many left",
        "Each day {who} {a} {xs}. That went on for {n} days. In this time we {sold2} {b} {xs}. How many do we have now?",
        "For {n} days {who} {a} {xs} daily. {N} {sold2} {b} of them. How many {xs} did {he} keep?", "How many {xs} "
        "remain after {n} days, if {who} {a} a day and {b} altogether get {sold}?", "We {sold2} {b} {xs} this month. "
        "They came from {n} days on which {who} {a} {xs} each day. What is left over?", slots="Who who xs sold sold2",
        rows=("My hens lay, my hens lay, eggs, sold, sold", "The bakery bakes, the bakery bakes, pies, sold, sold",
        "Grandma knits, Grandma knits, squares, given away, gave away", "The machine makes, the machine makes, chairs, "
        "shipped, shipped", "Our cow gives, our cow gives, litres of milk, drunk, drank", "The boys fill, the boys "
        "fill, sacks, collected, handed over", "The printer prints, the printer prints, posters, hung up, hung up"), again=(
        "b|And if {b} are {sold}?", )),
    ask("tg_two_sizes_then_some_gone", {"n": range(2, 10), "k": range(3, 21), "m": range(2, 10), "j": range(3, 21), "b":
        range(2, 41)}, plan("s: n * k: {n} {boxes} of {k}", "u: m * j: {m} {boxes} of {j}", "w: s + u: together",
        "? b < w", "r: w - b: after {b} gone", end="{xs}"), "There are {n} {boxes} with {k} {xs} and {m} {boxes} with "
        "{j} {xs}. {b} {xs} {went}. How many {xs} are left?", "{N} {has} {n} small {boxes} of {k} {xs} each and {m} big "
        "{boxes} of {j} {xs} each. {b} {xs} {went}. How many {xs} are left altogether?", "{n:d} {boxes} x {k:d} {xs} "
        "and {m:d} {boxes} x {j:d}, then {b:d} {went}. left?", "In {n:w} {boxes} there are {k:w} {xs} each, and in "
        "{m:w} other {boxes} there are {j:w} each. How many {xs} do we have after {b:w} {went}?", "I counted my {xs}: "
        "{n} {boxes} hold {k}, the other {m} {boxes} hold {j}. Then {b} {xs} {went}. How many have I got?",
        "Of the {boxes}, {n} have {k} {xs} inside and {m} have {j}. Later {b} of these {xs} {went}. What is the number "
        "of {xs} that stayed?", "How many {xs} do {n} {boxes} of {k} and {m} {boxes} of {j} leave, once {b} {xs} {went}?",
        slots="boxes xs went", rows=("boxes, chocolates, were eaten", "bags, oranges, went bad", "packets, cards, were "
        "lost", "shelves, books, were borrowed", "tables, plates, were cleared", "bunches, flowers, were sold",
        "benches, people, went home", "trays, muffins, were handed out", "cages, rabbits, were sold", "rows, trees, "
        "were cut down"), again=("b|And if {b} {went}?", )),
    ask("tg_share_left_over", {"t": range(20, 201), "k": range(3, 13)}, plan("r: t mod k: {k} {who} get the same",
        "? 1 < r", end="{xs}"), "{t} {xs} are shared equally by {k} {who}. Everybody gets as many as possible. How many "
        "{xs} are left over?", "{N} share{s} {t} {xs} among {k} {who} so that each gets the same number. How many {xs} "
        "are over?", "{t:d} {xs}, {k:d} {who}, same for everyone, how many left over?", "I want to divide {t} {xs} "
        "fairly between {k} {who}. No {x} is cut up. What remains for me?", "What is left over if {k} {who} split {t} "
        "{xs} evenly?", "There were {t} {xs} for {k} {who}. They each took the same number and left the rest on the "
        "plate. How many {xs} lay on the plate?", "{k:w} {who} get {t:w} {xs}. All of them must have equally many. How "
        "many {xs} can't be given out?", slots="x xs who", rows=("sweet, sweets, children", "card, cards, players",
        "coin, coins, pirates", "biscuit, biscuits, guests", "balloon, balloons, kids", "sticker, stickers, pupils",
        "carrot, carrots, horses", "plum, plums, friends", "peanut, peanuts, monkeys"), again=("t|And with {t} {xs}?",
        "k|And with {k} {who}?")),
    ask("tg_share_how_many_each_rest_ignored", {"t": range(20, 201), "k": range(3, 13)}, plan("r: t // k: {k} {who} get "
        "the same", end="{xs}"), "{t} {xs} are shared equally by {k} {who}. A few are left over. How many {xs} does "
        "each one get?", "{N} {has} {t} {xs} and {k} {who}. Each gets the same number and some stay over. How many {xs} "
        "does one get?", "{t:d} {xs} for {k:d} {who}, not all can be given out. how many each?", "How many whole {xs} "
        "can each of the {k} {who} have if there are {t}?", "My {kin} deals out {t} {xs} to {k} {who} until there are "
        "not enough for another round. How many {xs} does everyone hold?", "{k:w} {who} want to have equally many {xs}. "
        "There are {t}. What is the most each can get?", "We are {k} {who} with {t} {xs} to share. Nobody should get "
        "more than the others, so a few remain. What does each of us get?", slots="xs who", rows=("marbles, boys",
        "lollipops, children", "pencils, students", "eggs, cooks", "tickets, helpers", "chestnuts, squirrels",
        "tiles, players", "potatoes, campers", "cookies, cousins"), again=("t|And with {t}?", )),
    ask("tg_share_how_many_more_needed", {"t": range(20, 151), "k": range(3, 13)}, plan("u: t mod k: {k} {who} get the "
        "same", "r: k - u: missing for one more each", end="{xs}"), "{N} share{s} {t} {xs} among {k} {who}. Some are "
        "left over. How many more {xs} are needed so that each can get one more?", "{t} {xs} shared by {k} {who}, there "
        "is a rest. How many {xs} are missing to give everybody another one?", "{t:d} {xs}, {k:d} {who}, rest is too "
        "small for one more each. how many missing?", "{k} {who} share {t} {xs} equally and a few remain. How many {xs} "
        "must be added to the remaining ones to make it come out for one more each?", "I gave {k} {who} equally many of "
        "my {t} {xs}. What's left isn't enough for another round. How many do I lack?", "There are {t:w} {xs} for {k:w} "
        "{who}. It doesn't come out even. How many should we buy so that nothing is left and each gets one extra?", slots=
        "xs who", rows=("sweets, children", "rolls, guests", "pens, pupils", "badges, scouts", "apples, ponies",
        "cards, players", "roses, tables")),
    ask("tg_eat_some_then_share_rest", {"t": range(30, 251), "b": range(2, 21), "k": range(2, 11)}, plan("? b < t",
        "s: t - b: after {b} {gone}", "r: s / k: for each of {k}", end="{xs}"), "{N} had {t} {xs}. {he} {ate} {b} and "
        "shared the rest equally with {k} {who}, keeping none. How many {xs} did each of the {who} get?", "{N} {ate} "
        "{b} of {his} {t} {xs}. {he} gave the others to {k} {who}, the same number to each. How many did each get?",
        "{t:d} {xs}, {b:d} {gone}, rest to {k:d} {who}. each?", "There were {t} {xs}. First {b} were {gone}, then {k} "
        "{who} divided what was left. How many {xs} did one of them get?", "How many {xs} are there for each of {k} "
        "{who} if {b} of the {t} are already {gone}?", "I have {t} {xs} but {b} of them are {gone}. What remains goes "
        "to {k} {who} in equal parts. What does each one receive?", "{k:w} {who} will share the {xs}. It would be "
        "{t:w}, only {b:w} are {gone}. What is the share of one?", slots="xs ate gone who", rows=("cherries, ate, "
        "eaten, friends", "nails, bent, bent, workers", "stickers, used, used, girls", "grapes, ate, eaten, sisters",
        "crayons, broke, broken, children", "tickets, sold, sold, helpers", "seeds, planted, planted, neighbours",
        "walnuts, cracked, cracked, kids"), again=("k|And with {k} {who}?", )),
    ask("tg_book_pages_left_then_days", {"t": range(60, 501), "k": range(5, 41), "n": range(2, 10), "j": (5, 6, 8, 10, 12,
        15, 20, 25, 30)}, plan("s: n * k: {n} days of {k}", "? s < t", "u: t - s: still to {read}", "r: u / j: days "
        "with {j} {xs}", end="days"), "{N} {has} {thing} of {t} {xs}. {he} {read2} {k} {xs} a day for {n} days. Now "
        "{he} want{s} to {read} {j} {xs} a day. How many more days will it take?", "{thing} has {t} {xs}. For {n} days "
        "{K} {read2} {k} a day. From now on it will be {j} a day. In how many days is it done?", "{t:d} {xs}, {n:d} "
        "days with {k:d}, then {j:d} a day. how many more days?", "I'm working on {thing} with {t} {xs}. I did {k} {xs} "
        "on each of {n} days. If I do {j} a day from today, how many days do I still need?", "How many days does it "
        "take to {read} the rest of {t} {xs} at {j} a day, after {n} days at {k} a day?", "In {n:w} days {k:w} {xs} "
        "were done daily. All in all there are {t}. The rest is done with {j:w} {xs} each day. Give the days for the "
        "rest.", slots="thing xs read read2", rows=("a book, pages, read, read", "a scarf, rows, knit, knitted",
        "a list of words, words, learn, learned", "a wall, rows of bricks, build, built", "a poem, lines, learn, learned",
        "a floor, tiles, lay, laid", "a course, lessons, do, did"), again=("j|And with {j} a day?", )),
    ask("tg_album_packs_and_doubles", {"t": range(60, 401), "n": range(3, 26), "k": range(3, 11), "b": range(2, 31)}, plan(
        "s: n * k: {n} {packs} of {k}", "? b < s", "u: s - b: without {b} doubles", "? u < t", "r: t - u: still missing "
        "of {t}", end="{xs}"), "{N} collect{s} {xs}. The {album} has room for {t} different ones. {he} {has} {n} "
        "{packs} of {k} {xs}, but {b} of the {xs} are doubles. How many {xs} are still missing?", "There are {t} "
        "different {xs} in all. {N} opened {n} {packs} with {k} in each and found {b} doubles. How many more does the "
        "{album} need?", "{album} for {t:d} {xs}, opened {n:d} {packs} of {k:d}, {b:d} doubles. how many missing",
        "How many {xs} do I lack for a full {album} of {t}, if {n} {packs} of {k} brought me {b} doubles?", "My {album} "
        "is full with {t} {xs}. So far I bought {n} {packs}, {k} {xs} in each. {b} of them I had twice. How many "
        "different {xs} do I still have to get?", "{K} tore open {n:w} {packs}. Each gave {k:w} {xs}, and {b:w} of all "
        "these were doubles. The {album} takes {t}. What is the number of empty places?", slots="album packs xs", rows=(
        "album, packs, stickers", "binder, packets, cards", "album, bags, stamps", "folder, boxes, badges",
        "display case, packs, coins", "book, packets, pictures"), again=("b|And with {b} doubles?", )),
    ask("tg_more_than_the_other_packs_and_singles", {"n": range(2, 13), "k": range(4, 21), "m": range(3, 91)}, plan(
        "s: n * k: {n} {packs} of {k}", "? m < s", "r: s - m: more than {m}", end="{xs}"), "{N} {has} {n} {packs} of "
        "{k} {xs}. {M} has {m} single {xs}. How many more {xs} do{es} {N} have than {M}?", "{K} has {m} {xs}. I have "
        "{n} {packs} with {k} {xs} in each. How many more {xs} do I have than {K}?", "me: {n:d} {packs}, {k:d} {xs} "
        "each. my {kin}: {m:d} {xs}. how many more have i got", "In one room there are {n} {packs} of {k} {xs}, in the "
        "other one there are just {m} {xs}. What is the difference?", "How many fewer {xs} does {K} have than I do? {K} "
        "has {m}, and I have {n} {packs} of {k}.", "{m:w} {xs} are on the left. On the right lie {n:w} {packs}, {k:w} "
        "{xs} to each. By how many is the right side ahead?", "{K} bought {n} {packs} with {k} {xs} in each, but a "
        "friend bought only {m} loose ones. How many {xs} more did {K} buy?", slots="packs xs", rows=("packs, cards",
        "boxes, pens", "bags, sweets", "bundles, sticks", "sets, bricks", "trays, eggs", "nets, onions",
        "cartons, yoghurts", "rolls, coins"), again=("m|And if it is {m} single ones?", )),
    ask("tg_everybody_brings_and_eats", {"n": range(4, 33), "k": range(2, 10), "b": range(5, 151)}, plan("s: n * k: {n} "
        "{who} bring {k}", "? b < s", "r: s - b: after {b} {gone}", end="{xs}"), "{n} {who} bring {k} {xs} each. In all "
        "{b} {xs} are {gone}. How many are left?", "Each of {n} {who} brought {k} {xs} along. Altogether {b} were "
        "{gone}. How many {xs} were not {gone}?", "{n:d} {who} x {k:d} {xs}, {b:d} {gone} in total. left over?",
        "We asked {n} {who} to bring {k} {xs} apiece. At the end of the day {b} {xs} had been {gone}. How many could be "
        "taken home?", "For the party every one of the {n} {who} came with {k} {xs}. The number {gone} was {b}. What "
        "remained?", "How many {xs} are over when {n} {who} give {k} each and only {b} in all get {gone}?", "{b:w} {xs} "
        "have been {gone} tonight. There were {n:w} {who} here who had put {k:w} {xs} each on the table. How many {xs} "
        "are still left?", slots="who xs gone", rows=("guests, rolls, eaten", "pupils, pencils, used",
        "parents, muffins, sold", "neighbours, bottles, drunk", "children, eggs, painted", "friends, sausages, grilled",
        "members, old books, sold", "players, sandwiches, eaten"), again=("b|And if {b} are {gone}?", )),
    ask("tg_each_eats_of_all", {"t": range(30, 401), "n": range(3, 26), "k": range(2, 13)}, plan("s: n * k: {n} {who} "
        "with {k} each", "? s < t", "r: t - s: left of {t}", end="{xs}"), "There are {t} {xs}. {n} {who} {eat} {k} "
        "each. How many {xs} are left?", "{N} had {t} {xs} and {n} {who} came. Every one of them got {k}. How many {xs} "
        "did {N} have left?", "{t:d} {xs}, {n:d} {who}, each gets {k:d}. rest?", "How many {xs} remain out of {t} if "
        "{n} {who} {eat} {k} apiece?", "{N} started the day with {t} {xs} and handed {k} to each of {n} {who}. What "
        "number did {he} go home with?", "All {n:w} {who} {eat} {k:w} {xs}. The whole stock was {t}. How many {xs} are "
        "in stock after that?", "I've got {t} {xs} for {n} {who}. I want to give them {k} each. How many will I keep "
        "for myself?", slots="xs who eat", rows=("biscuits, guests, eat", "plasters, nurses, use", "peanuts, monkeys, "
        "eat", "sheets of paper, pupils, use", "nails, workers, use", "carrots, rabbits, eat", "dumplings, diners, eat",
        "tickets, children, use", "candles, families, burn"), again=("k|And with {k} each?", )),
    ask("tg_price_not_needed", {"a": range(20, 201), "p": range(2, 10), "b": range(3, 61), "c": range(3, 61)}, plan(
        "? b < a", "s: a - b: after {b} {sold}", "r: s + c: with {c} more", end="{xs}"), "A shop has {a} {xs} at {p:$} "
        "each. It sells {b} of them and gets a delivery of {c}. How many {xs} does the shop have now?", "{N} {has} {a} "
        "{xs}. One costs {p:$}. {b} are {sold} and {c} new ones arrive. How many {xs} are there?", "{a:d} {xs} ({p:$} "
        "each), {b:d} {sold}, {c:d} delivered. how many {xs}?", "In the window it says {p:$} for one of the {xs}. In "
        "the morning there were {a}. Then {b} got {sold} and {c} were brought from the store. How many {xs} stand there "
        "now?", "{K} works in a store. On {day} it had {a} {xs}. They are {p:$} a piece. {b} left the store, and after "
        "that {c} came in. How many {xs} did {K} count in the evening?", "How many {xs} remain if {b} of {a} are {sold} "
        "at {p:$} each and {c} are added?", "Each of our {xs} is worth {p:$}. We had {a:w}, {b:w} have been {sold}, "
        "{c:w} have come back. State the number of {xs}.", slots="xs sold", rows=("mugs, sold", "scarves, sold",
        "lamps, sold", "toy cars, sold", "candles, sold", "calendars, sold", "plant pots, sold", "balls, sold"), again=(
        "b|And if {b} are sold?", )),
    ask("tg_age_and_shelves_not_needed", {"y": range(6, 71), "a": range(20, 301), "b": range(5, 91), "c": range(5, 91)},
        plan("s: a + b: with {b} more", "? c < s", "r: s - c: after {c} gone", end="{xs}"), "{N} {is} {y} years old and "
        "{has} {a} {xs}. {he} {got} {b} more and {lost} {c}. How many {xs} are left?", "{K} is {y}. {K} had {a} {xs}, "
        "then {got} another {b}, and {lost} {c} of all these. How many {xs} does {K} have?", "age {y:d}, {a:d} {xs}, "
        "{got} {b:d}, {lost} {c:d}. how many {xs} now", "On my birthday (I turned {y}) I had {a} {xs}. This year I "
        "{got} {b} and {lost} {c}. How many {xs} do I have?", "My {kin} has been collecting for {y} years and owned {a} "
        "{xs} on {day}. Since then {c} were given away, but before that {b} had come in. How many are in the collection?",
        "How many {xs} does somebody of {y} years have after starting with {a}, adding {b} and losing {c}?",
        "There is a man of {y} in our street with {a} {xs}. He {got} {b} new ones at a fair. At the same fair he {lost} "
        "{c}. What is his number of {xs} today?", slots="xs got lost", rows=("stamps, bought, sold", "model trains, "
        "bought, sold", "records, bought, gave away", "comics, found, swapped", "coins, found, lost", "postcards, "
        "received, lost", "pigeons, bred, sold", "chess books, received, lent out"), again=("c|And if it was {c}?", )),
    ask("tg_told_backwards", {"a": range(30, 301), "b": range(3, 61), "c": range(3, 61)}, plan("s: a + b: with {b} more",
        "? c < s", "r: s - c: after {c} gone", end="{xs}"), "{N} {lost} {c} {xs} today. Yesterday {he} {got} {b}. "
        "Before that {he} had {a}. How many {xs} does that leave?", "Today {c} {xs} were {gone}. The day before, {b} "
        "had come in. At the very start there were {a}. How many {xs} are there now?", "{c:d} {xs} {gone} today, {b:d} "
        "new yesterday, {a:d} before that. now?", "In the end {N} {lost} {c} {xs}. Earlier {he} {got} {b}, and to begin "
        "with {he} had {a}. How many {xs} did {he} finish with?", "I {lost} {c} {xs} this evening, but only after I "
        "{got} {b} at noon. I had left home with {a}. How many {xs} did I bring home?", "How many {xs} are there if {c} "
        "have just been {gone}, after {b} were added to the {a} of this morning?", "Just now my {kin} {lost} {c:w} "
        "{xs}. An hour ago it was still going well, with {b:w} new ones, on top of the {a:w} from the beginning. Find "
        "the number now.", slots="xs got lost gone", rows=("marbles, won, lost, lost", "cards, won, lost, lost",
        "points, scored, lost, taken off", "pears, picked, ate, eaten", "copies, made, sold, sold", "chips, won, lost, "
        "lost", "mushrooms, found, threw away, thrown away", "shells, found, dropped, dropped"), again=("c|And if {c} "
        "were {gone}?", )),
    ask("tg_half_given_then_found", {"t": range(10, 301, 2), "b": range(3, 81)}, plan("s: t / 2: half of {t}",
        "r: s + b: with {b} more", end="{xs}"), "{N} had {t} {xs}. {he} gave half of them away and then {got} {b}. How "
        "many {xs} {has} {he} now?", "{N} gave half of {his} {t} {xs} to {M}. After that {N} {got} {b} more. How many "
        "{xs} did {N} have in the end?", "{t:d} {xs}, half gone, {b:d} new. how many", "Of {t} {xs} one half is lost in "
        "the move. {b} are bought to replace them. How many {xs} are there after this?", "How many {xs} has someone who "
        "had {t}, hands out half of them and {got} {b} afterwards?", "I split my {t} {xs} in two equal parts and gave "
        "one part to my {kin}. Later I {got} {b}. What do I have now?", "{K} owned {t:w} {xs} until half of them were "
        "gone. The week after, {K} {got} {b:w}. Say how many {xs} {K} owns.", slots="xs got", rows=("marbles, won",
        "seeds, bought", "pencils, found", "chestnuts, gathered", "bricks, received", "tickets, won", "sheets, bought",
        "pebbles, picked up"), again=("b|And with {b} more?", )),
    ask("tg_twice_as_many_next_day_total", {"a": range(5, 251), "k": range(2, 6)}, plan("s: k * a: {k} times {a}",
        "r: a + s: both {days}", end="{xs}"), "{N} {did} {a} {xs} in the first {day1} and {times} as many in the "
        "second. How many {xs} did {he} {do} in both {days} together?", "On {day} {K} {did} {a} {xs}. The next time it "
        "was {times} as many. How many {xs} is that in all?", "{a:d} {xs} first, then {times} as many. total?",
        "I {did} {a} {xs} last {day1}. This {day1} I managed {times} as many. What do the two {days} make?",
        "How many {xs} are {did} in two {days} if the first brings {a} and the second {times} that number?",
        "The second {day1} was much better: {times} as many {xs} as on the first, when there were {a}. Add up both "
        "{days}.", "My {kin} {did} {a:w} {xs} in the first {day1} and {times} that in the second. Give the sum of the "
        "two.", slots="k times did do xs day1 days", rows=("2, twice, sold, sell, cakes, day, days", "3, three times, "
        "picked, pick, apples, day, days", "2, twice, baked, bake, rolls, week, weeks", "2, twice, read, read, pages, "
        "week, weeks", "4, four times, found, find, shells, day, days", "5, five times, sold, sell, tickets, week, weeks",
        "3, 3 times, washed, wash, cars, month, months", "2, twice, planted, plant, bulbs, day, days", "3, three times, "
        "caught, catch, fish, day, days"), again=("a|And with {a} on the first {day1}?", )),
    ask("tg_more_next_day_total", {"a": range(5, 251), "b": range(3, 91)}, plan("s: a + b: {b} more than {a}",
        "r: a + s: both {days}", end="{xs}"), "{N} {did} {a} {xs} in the first {day1} and {b} more than that in the "
        "next. How many {xs} did {he} {do} in both {days}?", "First {a} {xs} were {did}, and then {b} more than the "
        "first time. How many is that altogether?", "{a:d} {xs} mon, tue {b:d} more than mon. both {days}?",
        "In the first {day1} I {did} {a} {xs}. In the second I beat that by {b}. How many {xs} together?", "{K} {did} "
        "{b} {xs} more in the second {day1} than in the first. In the first it was {a}. Work out the total.",
        "What is the sum of two {days} with {a} {xs} in the first one and {b} more than that in the other?",
        "My {kin} {did} {a:w} {xs}. I {did} {b:w} more than my {kin}. How many {xs} did the two of us {do}?", slots=
        "did do xs day1 days", rows=("sold, sell, pies, day, days", "collected, collect, cans, week, weeks",
        "swam, swim, lengths, day, days", "typed, type, letters, day, days", "sewed, sew, masks, week, weeks",
        "picked, pick, berries, day, days", "served, serve, meals, night, nights", "did, do, push-ups, morning, mornings"),
        again=("b|And with {b} more?", )),
    ask("tg_fewer_next_day_total", {"a": range(8, 251), "b": range(3, 91)}, plan("? b < a", "s: a - b: {b} fewer than "
        "{a}", "r: a + s: together", end="{xs}"), "{N} {did} {a} {xs} on {day}. On the following day it was {b} fewer. "
        "How many {xs} are that for the two days?", "A {place} had {a} {xs} yesterday and {b} fewer today. How many "
        "{xs} were there in both days?", "{place} {a:d} {xs}, next day {b:d} less. total of both?", "Today the {place} "
        "counted {b} {xs} fewer than yesterday. Yesterday there were {a}. What do both days make together?",
        "I {did} {a} {xs} and my {kin} {did} {b} fewer than I. How many {xs} is that between us?", "How many {xs} are "
        "{did} on two days, {a} on the first and {b} fewer on the second?", "On the first of two days the {place} saw "
        "{a:w} {xs}. On the second it saw {b:w} fewer because of the rain. Find the number for both.", slots="place did "
        "xs", rows=("bakery, baked, pies", "post office, sorted, parcels", "fair, sold, tickets", "farm, picked, melons",
        "garage, cleaned, cars", "café, made, waffles", "print shop, printed, posters", "salon, styled, heads"), again=(
        "b|And with {b} fewer?", )),
    ask("tg_half_as_many_next_day_total", {"a": range(10, 401, 2)}, plan("s: a / 2: half of {a}", "r: a + s: together",
        end="{xs}"), "On {day} {a} {xs} were {did}. The next day only half as many were {did}. How many {xs} is that in "
        "all?", "{N} {did} {a} {xs}. {M} {did} half as many. How many {xs} do they have together?", "{a:d} {xs}, second "
        "day half of that, together?", "I {did} {a} {xs} in the morning and half that number in the afternoon. What is "
        "my total for the day?", "How many {xs} in all are {a} and half as many again?", "{K} {did} half as many {xs} "
        "as my {kin}, who {did} {a}. Put both numbers together.", "In May {a:w} {xs} were {did}, and in June it was "
        "half of that. Give the number for the two months.", slots="did xs", rows=("sold, ice creams", "picked, tomatoes",
        "delivered, newspapers", "folded, napkins", "watered, plants", "signed, letters", "stacked, logs",
        "fixed, phones"), again=("a|And if the first number is {a}?", )),
    ask("tg_three_times_different", {"a": range(5, 151), "b": range(3, 61), "k": range(2, 5)}, plan("s: a + b: {b} more "
        "than {a}", "u: a + s: first two", "r: u * k: {k} times that", end="{xs}"), "{N} {did} {a} {xs} on Monday and "
        "{b} more than that on Tuesday. For the rest of the week {he} {did} {k} times as many as on both days together. "
        "How many {xs} was that for the rest of the week?", "{a:d} {xs} mon, {b:d} more tue, then {k:d} times these two "
        "together. how many {xs} the last time?", "First {a} {xs}, then {b} more than first. {K} {did} {k} times as "
        "many as both together. How many {xs} did {K} have?", "I {did} {a} {xs}. My {kin} {did} {b} more than I. The "
        "champion {did} {k} times as many as we two. How many {xs} did the champion have?", "A beginner {did} {a:w} "
        "{xs} and a pupil {b:w} more than the beginner. Their teacher {did} {k:w} times what these two {did} together. "
        "Find the teacher's number.", "How many {xs} are {k} times the sum of two days, if there were {a} on one and "
        "{b} more than that on the other?", slots="did xs", rows=("sold, tickets", "read, pages", "picked, pears",
        "typed, lines", "drew, sketches", "juggled, catches", "ran, laps"), again=("k|And with {k} times as many?", )),
)  # fmt: skip
TASKS = STORIES
