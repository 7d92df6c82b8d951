"""Word problems people tell of their own things: given and got, pages, ages, games, teams, numbers that are guessed."""

from __future__ import annotations

from .weeks import ask, plan

AGE, HOUSE, YEAR = range(31, 80), range(13, 99), range(1960, 2025)
STORIES = (
    ask("given_to_sister_then_bought", {"a": range(15, 300), "b": range(2, 90), "c": range(2, 90), "g": range(6, 14)},
        plan("? b < a", "s: a - b: after giving {b}", "r: s + c: with {c} new ones", end="{xs}"),
        "I have {a} {xs}, give {b} to my {kin} and buy {c} more. How many now?",
        "{N} owned {a} {xs}. First {b} went to a friend, later {c} came with the post. Work out how many {he} had then.",
        "got {a:d} {xs}, minus {b:d} for my {kin}, plus {c:d} from the shop, so now?",
        "What is the new number of {xs} if somebody with {a} of them gives {b} away and is given {c}?",
        "My {kin} is {g} and begged me for {xs} until I handed over {b:d} of my {a:d}. As a thank-you I got {c:d} other ones "
        "back. How many do I have?", "Start with {a:w} {xs}. Take away {b:w}. Add {c:w}. What have you got?",
        "On {day} I counted {a} {xs}; on the next day I swapped {b} of them for {c} of another kind. How big is my collection?",
        slots="xs", rows=("stickers", "trading cards", "bottle caps", "pebbles", "friendship bands", "toy cars"),
        again=("c|And if I buy {c} more?",)),
    ask("on_and_off_at_two_stops", {"a": range(10, 80), "b": range(2, 30), "c": range(2, 30), "d": range(2, 30), "no": HOUSE},
        plan("s: a + b: with the {b} who got on", "u: s - c: after {c} got off", "r: u + d: with {d} more", end="{who}"),
        "There were {a} {who} on the {bus}. {b} got on. Then {c} got off and {d} got on. How many are on the {bus} now?",
        "{bus} {a:d} {who}, +{b:d}, -{c:d}, +{d:d}, how many on it?", "You are driving the {bus} with {a} {who} behind you. "
        "{b} more climb in, {c} leave, {d} climb in. How many {who} do you carry?", "I was sitting on the number {no} {bus} "
        "and had nothing to do, so I counted: {a:d} {who} first, {b:d} came in, {c:d} went out, {d:d} came in. What did I end "
        "up with?", "How many {who} leave on the {bus} if it arrives with {a}, picks up {b}, sets down {c} and, at the second "
        "stop, takes in another {d}?", "{a:w} {who} set off on the {bus}. At the first halt {b:w} join them. At the next one "
        "{c:w} leave and {d:w} join. Give the number on board.", slots="bus who", rows=("bus, passengers", "tram, people",
        "ferry, tourists", "train, travellers"), again=("d|And if {d} got on at the end?",)),
    ask("classes_and_their_teachers", {"n": range(2, 10), "k": range(15, 32), "t": range(2, 20)},
        plan("s: n * k: pupils in {n} classes of {k}", "r: s + t: with {t} adults", end="people"),
        "{n} classes of {k} pupils go {to} with {t} adults. How many people go?",
        "How many tickets do we need {to} if {n} classes come, each with {k} children, and {t} teachers go along?",
        "trip {to}: {n:d} classes x {k:d} kids, {t:d} grown-ups. total?", "Our whole school is off {to} tomorrow. There are "
        "{k} of us in each of the {n} classes and {t} adults are looking after us. How many of us is that altogether?",
        "A coach firm is asked to drive {n:w} classes {to}. There are {k:d} children to a class. {t:d} adults travel too. Find "
        "the number of passengers.", "I'm the secretary and must book an outing {to}. Each class has {k} pupils. We have {n} "
        "of them. Then there are {t} helpers. For how many people do I book?", slots="to", rows=("to the zoo", "to the seaside",
        "to the science museum", "to a farm", "to the theatre", "to the ice rink"), again=("n|And with {n} classes?",)),
    ask("album_with_gaps", {"n": range(4, 40), "k": range(4, 13), "b": range(3, 90)}, plan("s: n * k: places on {n} pages",
        "? b < s", "r: s - b: without the {b} gaps", end="{xs}"),
        "My album has {n} pages with {k} places each. {b} places are still empty. How many {xs} have I got?",
        "album {n:d} pages, {k:d} {xs} a page, {b:d} missing. got how many?", "{N} collect{s} {xs}. Every page of the album "
        "takes {k} and there are {n} pages. {Ns} list of what is missing has {b} lines. How many {xs} are in it already?",
        "How many {xs} does a collector have who needs only {b} more to fill {n} pages of {k}?", "If I still need {b:d} {xs} "
        "and the full album would be {n:d} pages times {k:d} places, what number is stuck in so far?",
        "{n:w} pages. {k:w} {xs} on a full page. {b:w} holes. Count the {xs} that are there.", slots="xs", rows=("stickers",
        "stamps", "football cards", "photos", "animal pictures"), again=("b|And if {b} are missing?",)),
    ask("dog_ate_half_rest_shared", {"t": range(16, 240, 2), "k": range(2, 10), "g": AGE}, plan("h: t / 2: half of {t}",
        "r: h / k: for each of {k}", end="{xs}"),
        "The dog ate half of the {t} {xs}. The rest was shared by {k} children. How many did each child get?",
        "{t:d} {xs}, half gone, other half for {k:d} kids. each?", "Grandma ({g}) baked {t:d} {xs}. Half of them go to the "
        "neighbours and half to us {k:d} grandchildren in equal parts. How many are for me?",
        "How many {xs} does each of {k} friends get if they divide up one half of {t}?", "I sold half of my {t} {xs} at the "
        "fair, and whatever remained I split evenly between {k} colleagues. How many did a colleague get?",
        "Here's a puzzle. {t:w} {xs}, one half vanishes overnight, and {k:w} hungry people share what is left in the morning. "
        "What is one person's part?", slots="xs", rows=("sausage rolls", "pancakes", "biscuits", "meatballs", "dumplings",
        "scones"), again=("k|And with {k} children?",)),
    ask("dozens_minus_cake_and_broken", {"n": range(2, 9), "b": range(2, 12), "c": range(2, 9)},
        plan("e: n * 12: {xs} in {n} dozen", "s: e - b: after using {b}", "r: s - c: without the {c} {bad}", end="{xs}"),
        "I bought {n} dozen {xs}. I used {b} and {c} were {bad}. How many are left?",
        "{n:d} dozen {xs}, {b:d} used, {c:d} {bad}, left over?",
        "How many good {xs} remain of {n} dozen when {b} have been used up and {c} turned out to be {bad}?",
        "{N} came home from the market with {n:w} dozen {xs}. {b:w} went into Sunday lunch. Sadly, {c:w} were {bad} and had to "
        "be thrown out. How many can still be used?",
        "A dozen is twelve. {K} orders {n} dozen {xs}, throws away {c} {bad} ones and eats {b}. State the number remaining.",
        "We started the week with {n} dozen {xs} and on {day} I found {c} {bad} ones; by then we had also used {b}. What have "
        "we got now?", slots="xs bad", rows=("eggs, cracked", "bread rolls, mouldy", "oranges, rotten", "limes, rotten",
        "peaches, squashed"), again=("b|And if I used {b}?",)),
    ask("odd_socks_after_the_wash", {"n": range(4, 40), "b": range(2, 12)}, plan("s: n * 2: single {xs} in {n} pairs",
        "? b < s", "r: s - b: without the {b} lost ones", end="{xs}"),
        "{n} pairs of {xs} went into the wash. {b} single {xs} got lost. How many {xs} came out?",
        "{n:d} pairs of {xs}, {b:d} gone missing, how many single ones left?", "I own {n} pairs of {xs}. The puppy has eaten "
        "{b} single ones, one here, one there. How many {xs} do I still have, counted singly?",
        "How many {xs} are {n} pairs when {b} of the {xs} have disappeared?",
        "A pair means two. {N} packed {n:w} pairs of {xs} for a trip and lost {b:w} {xs} on the way. How many are in the bag?",
        "Our hostel found that of {n} pairs of {xs}, {b} pieces could not be found after the winter. Give the number of pieces "
        "that are left.", slots="xs", rows=("socks", "gloves", "slippers", "mittens", "skates", "chopsticks"),
        again=("b|And if {b} got lost?",)),
    ask("three_heaps_shared", {"a": range(5, 120), "b": range(5, 120), "c": range(5, 120), "k": range(2, 10)},
        plan("s: a + b: the first two", "t: s + c: all three", "r: t / k: for each of {k}", end="{xs}"),
        "We put our {xs} together: {a}, {b} and {c}. Now {k} of us share them fairly. How many {xs} each?",
        "{a:d}+{b:d}+{c:d} {xs} for {k:d} people, how many per person",
        "How many {xs} will each of {k} children have if heaps of {a}, {b} and {c} are mixed and dealt out equally?",
        "{N} brought {a} {xs}, {K} brought {b}, and {c} were in the cupboard already. The whole lot is divided equally among "
        "{k} friends. What is one share?", "There are three bags on the table. The first holds {a:w} {xs}, the second {b:w}, "
        "the third {c:w}. Share everything equally between {k:w} people.", "After the parade the kids emptied three buckets "
        "with {a:d}, {b:d} and {c:d} {xs} onto a blanket, and because there were {k:d} of them, each took the same part: how "
        "many?", slots="xs", rows=("sweets", "toffees", "glass beads", "chestnuts", "hazelnuts", "building bricks"),
        again=("k|And with {k} of us?",)),
    ask("short_of_the_target", {"t": (100, 150, 200, 250, 300, 400, 500), "a": range(10, 100), "b": range(10, 150), "c":
        range(10, 99), "y": YEAR}, plan("s: a + b: {first}", "u: s + c: so far", "? u < t", "r: t - u: still missing from {t}",
        end="{xs}"), "The goal is {t} {xs}. So far we have {a}, {b} and {c}. How many {xs} are still missing?",
        "target {t:d} {xs}, done {a:d} + {b:d} + {c:d}, to go?", "Our club collects {xs} for charity and wants {t:d}, as in "
        "{y:d}. Team one has {a:d}, team two {b:d}, team three {c:d}. How far are we from the goal?",
        "How many {xs} must still be found to make {t}, if {a} came in first, then {b}, then {c}?",
        "I promised myself {t} {xs}. {a} on Monday, {b} on Tuesday, {c} on Wednesday. What remains for the rest of the week?",
        "Three numbers of {xs}, {a:w}, {b:w} and {c:w}, are added up. By how much does their sum fall short of {t:w}?",
        "Only when {t} {xs} are together may the class stop. They've got {a} from the girls, {b} from the boys and {c} from "
        "the teachers, so how many are lacking?", slots="xs first", rows=("signatures, first two", "tins, first two",
        "used batteries, first two", "coats, first two", "names, first two", "bags of litter, first two"),
        again=("t|And if the goal is {t}?",)),
    ask("two_days_read_then_evenly", {"t": range(60, 600), "a": range(8, 90), "b": range(8, 90), "k": range(2, 10)},
        plan("s: a + b: done on two days", "? s < t", "u: t - s: {xs} left", "r: u / k: on each of {k} days", end="{xs}"),
        "My book has {t} {xs}. I read {a} yesterday and {b} today. I want to finish it in {k} days. How many {xs} a day?",
        "{t:d} {xs}, read {a:d} then {b:d}, {k:d} days left, how many per day", "How many {xs} a day do{es} {N} have to read "
        "in the last {k} days if the book has {t} and {he} read {a} on the first day and {b} on the second?",
        "The library wants its book back in {k:w} days. It has {t:d} {xs}. I've managed {a:d} and {b:d}. What do I need to "
        "read daily so that I'm through in time?", "A volume of {t} {xs} is to be gone through. {a} were done on {day} and {b} "
        "the day after; the remainder is spread evenly over {k} days. Find the daily amount.",
        "What's left of {t} {xs} once {a} and {b} are done, cut into {k} equal parts?", slots="xs", rows=("pages", "pages",
        "poems", "letters")),
    ask("slow_week_fast_week", {"n": range(2, 9), "p": range(4, 40), "m": range(2, 9), "q": range(4, 40)}, plan("? p < q",
        "s: n * p: {n} days of {p}", "u: m * q: {m} days of {q}", "r: s + u: together", end="{xs}"),
        "{N} did {p} {xs} a day for {n} days and then {q} {xs} a day for {m} days. How many {xs} is that altogether?",
        "{n:d} days at {p:d} {xs}, then {m:d} days at {q:d}. total {xs}?", "For the first {n} days I only managed {p} {xs} "
        "each day. After that I got quicker and did {q} a day, {m} days running. What's my total?",
        "How many {xs} come to the end of a holiday with {n} lazy days ({p} {xs} each) and {m} busy days ({q} each)?",
        "Someone does {p:w} {xs} per day. {n:w} days later the number changes to {q:w} per day, for {m:w} days. Add it all up.",
        "my plan: {p:d} {xs} every day for {n:d} days, later {q:d} every day, {m:d} days long. what does that make if i keep "
        "to it", slots="xs", rows=("pages", "push-ups", "laps", "kilometres", "flashcards", "knitted rows"),
        again=("m|And if the second part lasts {m} days?",)),
    ask("nights_until_the_end", {"t": range(60, 500), "a": range(10, 200), "k": range(8, 41)}, plan("? a < t",
        "s: t - a: {xs} left", "r: s up k: full days of {k}", end="days"),
        "I've finished {x} {a:d} of {t:d}. If I do {k} {xs} a day, how many days until I am finished?",
        "{t:d} {xs}, {a:d} done, {k:d} a day, days left?", "How many more days do{es} {N} need for a book of {t} {xs} when {a} "
        "are behind {him} and {he} can do {k} a day? The last day may be shorter.",
        "{K} has got through {a} of {t} {xs} and does {k} per day from now on. In how many days will it be over?",
        "Of {t:d} {xs}, {a:d} are done. {k:d} can be done each day. Determine the number of days for the rest, a day with only "
        "a few {xs} counted as a day.",
        "my book is {t:d} {xs} long. {a:d} are read. bedtime lets me have {k:d} {xs} a night. how many nights is that",
        slots="x xs", rows=("page, pages", "page, pages", "line, lines"), again=("k|And with {k} a day?",)),
    ask("mum_when_i_was_born", {"a": range(5, 25), "b": range(20, 40), "n": range(2, 30)}, plan("s: a + b: {Mum} now",
        "r: s + n: in {n} years", end="years"),
        "I am {a:d}. My {mum} was {b:d} when I was born. How old will my {mum} be in {n} years?",
        "me {a:d}, {mum} {b:d} years older, {mum} in {n:d} years?", "{K} turns {a:d} today. The {mum} has lived {b:d} years "
        "longer. What age will the {mum} be when {n} more years have passed?",
        "How old is a {mum} in {n} years, with a child of {a:d} and {b:d} years between the two?", "Riddle: a {mum} was {b:d} "
        "on the day a baby came. The baby is {a:d} now. Let {n:w} years go by. How old is the {mum} then?",
        "There's a gap of {b} years between {K} and the {mum} of the family. {K} is {a:d} years old at the moment. Give the "
        "{mum}'s age {n} years from now.", slots="mum Mum", rows=("mum, the mum's age", "dad, the dad's age",
        "godmother, the godmother's age", "stepfather, the stepfather's age"), again=("n|And in {n} years?",)),
    ask("grandad_some_years_ago", {"a": range(30, 60), "b": range(18, 36), "c": range(2, 30)}, plan("s: a + b: {x} now",
        "r: s - c: {c} years ago", end="years"),
        "My {y} is {a:d} and my {x} is {b:d} years older. How old was my {x} {c} years ago?",
        "{y} {a:d}, {x} +{b:d}, {c:d} years back, how old was {x}?",
        "{c} years ago, what was the age of a {x} who is {b} years older than a {y} of {a:d}?", "When my {x} tells stories, "
        "they are all from {c} years ago. Now my {y} is {a:d}, and my {x} beats that by {b} years. So how old was the {x} in "
        "the story?", "The {y} of the family is {a:d}. {b:w} years lie between the {y} and the {x}. Find the {x}'s age of "
        "{c:w} years before.",
        "if my {x} is {b:d} years older than my {y} and my {y} is {a:d} what age did my {x} have {c:d} years ago", slots="y x",
        rows=("dad, grandad", "mother, grandmother", "uncle, great-aunt", "cousin, aunt"), again=("c|And {c} years ago?",)),
    ask("how_old_in_that_year", {"a": range(1920, 1985), "b": range(1940, 2001), "n": range(2, 15)},
        plan("s: b - a: age in {b}", "? 15 < s", "? s < 60", "r: s + n: {n} years later", end="years"),
        "{X} was born in {a:d}. In {b:d} came the {event}, and {n} years later the {next}. How old was {x} then?",
        "born {a:d}, {event} {b:d}, {next} {n:d} years after the {event}. age at the {next}?",
        "How old was {x} (born in {a:d}) at the {next}, if the {event} was in {b:d} and the {next} {n} years after it?",
        "Our family book says: {a:d}, {x} is born. The {event} follows in {b:d}, the {next} another {n} years on. What age "
        "belongs next to the {next}?", "{X} came into the world in {a:d}. The year of the {event} is {b:d}, and from there to "
        "the {next} it took {n:w} years. Say how old {x} was at the {next}.", "I know the {event} of {x} was in {b:d} and the "
        "birth in {a:d}. The {next} came {n} years after the {event}. At what age?", slots="X x event next",
        rows=("Grandpa, Grandpa, wedding, move to the coast", "Aunt Hilda, Aunt Hilda, first job, trip round the world",
        "My grandmother, my grandmother, wedding, birth of the twins", "Mr Finch, Mr Finch, first ship, last voyage")),
    ask("seats_taken_and_standing", {"n": range(5, 30), "k": range(8, 31), "e": range(4, 80), "c": range(3, 40)},
        plan("s: n * k: seats in {n} rows", "? e < s", "u: s - e: seats taken", "r: u + c: with {c} standing", end="people"),
        "The {hall} has {n} rows of {k} seats. {e} seats are free and {c} people are standing. How many people are there?",
        "{n:d} rows x {k:d}, {e:d} empty, {c:d} standing. people in the {hall}?", "How many people are in a {hall} with {n} "
        "rows of {k} seats, when {e} seats stay empty but {c} people stand at the back?", "I counted {e} empty chairs and {c} "
        "people who preferred to stand. The {hall} has got {n} rows with {k} chairs each. So how many had come?",
        "Every row of the {hall} seats {k:d}. There are {n:d} rows. {e:d} seats were not sold. {c:d} members of staff stood at "
        "the doors. Work out how many people were inside.",
        "{n:w} rows, {k:w} seats per row, {e:w} of them empty, and {c:w} standing: what is the crowd in the {hall}?",
        slots="hall", rows=("concert hall", "circus tent", "cinema", "assembly hall", "town theatre"),
        again=("e|And if {e} are free?",)),
    ask("coaches_for_pupils_and_adults", {"a": range(40, 300), "b": range(4, 40), "k": (12, 15, 20, 25, 30, 40, 50, 60), "y":
        YEAR}, plan("s: a + b: people in all", "r: s up k: full {coaches} of {k}", end="{coaches}"),
        "{a} {kids} and {b} adults travel {to}. One {coach} takes {k} people. How many {coaches} must be ordered?",
        "{a:d} {kids} + {b:d} adults, {k:d} per {coach}, how many {coaches}", "I have to order {coaches} {to}. We're {a} "
        "{kids} plus {b} grown-ups, and a {coach} has {k:d} seats. How many do I need so that nobody is left behind?",
        "In {y:d} it was the same trip {to}: {k:d} places to a {coach}, {a:d} {kids}, {b:d} parents. What number of {coaches} "
        "was needed?",
        "What is the smallest number of {coaches} with {k:d} seats that will carry {a:d} {kids} and {b:d} adults {to}?",
        "Everyone wants to go {to}. That is {a} {kids}. {b} adults want to go as well. If {k} fit in a {coach}, how many "
        "{coaches} will be on the way, the last one perhaps half empty?", slots="kids to coach coaches",
        rows=("pupils, to the castle, coach, coaches", "scouts, to the camp, minibus, minibuses",
        "children, to the island, boat, boats", "players, to the tournament, van, vans"), again=("b|And with {b} adults?",)),
    ask("half_as_many_as_two_together", {"a": range(6, 300), "b": range(6, 300)}, plan("s: a + b: {one} and {two}",
        "r: s / 2: half of {s}", end="{xs}"),
        "{One} has {a} {xs}, {two} has {b}. {Three} has half as many as both together. How many {xs} does {three} have?",
        "{one} {a:d}, {two} {b:d}, {three} half of the two together. {three}?",
        "How many {xs} has {three} got if {one} got {a}, {two} got {b}, and {three} reached exactly half their sum?",
        "Add the {a} {xs} of {one} to the {b} {xs} of {two} and cut the result in half: that is how many {three} has. How "
        "many?",
        "We compared our {xs}. {One}: {a:d}. {Two}: {b:d}. {Three} came to half of what those two had in all. Give the number.",
        "Tell me the number of {xs} for {three}. It's half of {a:w} and {b:w} taken together.",
        slots="One one Two two Three three xs", rows=("Team A, team A, Team B, team B, Team C, team C, points",
        "The red house, the red house, The blue house, the blue house, The green house, the green house, medals",
        "Class 1, class 1, Class 2, class 2, Class 3, class 3, ribbons",
        "The north shop, the north shop, The south shop, the south shop, The new shop, the new shop, orders"),
        again=("a|And if {one} has {a}?",)),
    ask("mums_half_and_my_own", {"t": range(10, 400, 2), "b": range(3, 200), "g": range(6, 15)}, plan("h: t / 2: half of {t}",
        "r: h + b: with the {b} from before", end="{xs}"),
        "My {kin} had {t} {xs} and gave me half of them. I already had {b}. How many have I got now?",
        "half of {t:d} {xs} plus my own {b:d} = ?",
        "{N} {has} {b} {xs}. A friend with {t} gives {him} half of those. How many {xs} is that altogether for {him}?",
        "How many {xs} do you have when you own {b} and somebody with {t} shares fifty-fifty with you?",
        "When I turned {g:d}, my {kin} split a box of {t:d} {xs} with me, half and half. Together with the {b:d} I had before, "
        "what's my total?", "Halve {t:w} {xs}. Put {b:w} on top. How many are there?", slots="xs", rows=("comics", "marbles",
        "seed packets", "shells", "crystals", "coins"), again=("b|And if I already had {b}?",)),
    ask("third_away_rest_in_groups", {"t": range(12, 180, 3), "f": (2, 3, 4, 5), "k": range(2, 10)},
        plan("o: t / f: {part} of {t}", "s: t - o: {who} there", "r: s / k: groups of {k}", end="groups"),
        "There are {t} {who}. {Part} of them are ill. The others work in groups of {k}. How many groups are there?",
        "{t:d} {who}, {part} ill, rest in groups of {k:d}, groups?",
        "How many groups of {k} can be made from {t} {who} when {part} of them are at home ill?", "I run the {course}. Today "
        "{part} of my {t} {who} stayed away. I put the ones who came into groups of {k}, and it worked out exactly. How many "
        "groups?",
        "{t:w} {who} are on the list of the {course}. {Part} are absent. How many groups with {k:w} in each can the rest form?",
        "At the {course}, first take away {part} of the {t:d} {who} because of the flu, and then sort those who remain by "
        "{k:d}. State the number of groups.", slots="f part Part who course",
        rows=("3, a third, A third, pupils, swimming course", "4, a quarter, A quarter, singers, choir week",
        "5, a fifth, A fifth, trainees, first-aid course", "2, half, Half, students, language school"),
        again=("k|And with groups of {k}?",)),
    ask("swapping_again_and_again", {"a": range(30, 200), "n": range(2, 9), "b": range(3, 10), "c": range(2, 9)},
        plan("? c < b", "d: b - c: fewer after one swap", "l: n * d: fewer after {n} swaps", "? l < a",
        "r: a - l: of the {a} at the start", end="{xs}"),
        "I had {a} {xs}. {n} times I swapped {b} of them for {c} better ones. How many {xs} do I have now?",
        "{a:d} {xs}, {n:d} swaps, each time {b:d} away and {c:d} back. now?",
        "What remains of {a} {xs} after {n} swaps, if each swap costs {b} and brings {c}?", "{N} went to the swap meeting with "
        "{a} {xs} and made {n} deals. In every deal {he} gave {b} and took {c}. How many did {he} carry home?",
        "Swapping rule: hand over {b:w}, receive {c:w}. {K} begins with {a:d} {xs} and does this {n:w} times. With how many "
        "does {K} end?",
        "my {kin} and i did {n:d} swaps. i always gave {b:d} {xs} and got {c:d}. i started with {a:d}. whats left", slots="xs",
        rows=("cards", "badges", "marbles", "minerals", "postcards", "charms"), again=("n|And after {n} swaps?",)),
    ask("packets_for_the_guests", {"n": range(8, 60), "k": range(2, 6), "m": (4, 6, 8, 10, 12, 15, 20)},
        plan("t: n * k: {xs} for {n} guests", "r: t up m: full {packets} of {m}", end="{packets}"),
        "{n} guests get {k} {xs} each. A {packet} holds {m} {xs}. How many {packets} should {N} buy?",
        "{n:d} guests, {k:d} {xs} each, {m:d} in a {packet}. how many {packets}?",
        "{Xs} come in a {packet} of {m:d}. How many {packets} are enough for {n} people who want {k} each?",
        "I'm planning a party and reckon with {k} {xs} per head. {n} people said yes. The shop sells {packets} with {m:d} in "
        "them. How many should go into my trolley?", "For {n:w} children, {k:w} {xs} apiece are to be bought. There are {m:w} "
        "in one {packet}, and no {packet} can be split. Find the number of {packets}.", "We don't want to run out of {xs}. "
        "With {n} of us wanting {k} each and {m} to a {packet}, what is the least number of {packets} we must get?",
        slots="xs Xs packet packets", rows=("burger buns, Burger buns, bag, bags",
        "fish fingers, Fish fingers, packet, packets", "juice cartons, Juice cartons, pack, packs",
        "ice lollies, Ice lollies, box, boxes"), again=("n|And for {n} guests?",)),
    ask("morning_and_evening_into_boxes", {"a": range(10, 200), "b": range(10, 200), "k": (4, 5, 6, 8, 9, 10, 12)},
        plan("s: a + b: {xs} in all", "r: s mod k: {boxes} of {k}", end="{x}/{xs}"),
        "{N} collected {a} {xs} in the morning and {b} in the evening. They go into {boxes} of {k}. How many are left over?",
        "{a:d} {xs} + {b:d} {xs}, {boxes} of {k:d}, rest?",
        "How many {xs} don't fit into full {boxes} of {k} if we've got {a} from one side and {b} from the other?",
        "I filled as many {boxes} as I could, always {k} {xs} to one. I had {a} {xs} from {day} and {b} from today. Some "
        "remained on the table. How many?",
        "One basket holds {a:w} {xs}, another {b:w}. Everything is packed by {k:w}. What number of {xs} cannot be packed?",
        "{a:d} {xs} come in, then {b:d} more. Only full {boxes} with {k:d} each are sent off. What stays behind?",
        slots="x xs boxes", rows=("egg, eggs, cartons", "apple, apples, bags", "candle, candles, boxes",
        "quail egg, quail eggs, trays", "turnip, turnips, bundles"), again=("b|And with {b} in the evening?",)),
    ask("may_borrow_how_many_more", {"l": range(10, 41), "a": range(6, 40), "b": range(2, 30)}, plan("? b < a", "? a < l",
        "s: a - b: still {out}", "r: l - s: up to {l}", end="{xs}"),
        "You may have {l} {xs} at a time. I took {a}, brought back {b}. How many more can I take?",
        "limit {l:d} {xs}, {a:d} taken, {b:d} returned. how many can i still get", "The {place} lets everyone keep {l} {xs} at "
        "most. {N} {has} borrowed {a} and returned {b} of those. How many more {is} {he} allowed to borrow?",
        "How many {xs} can still be taken out with a card for {l}, after {a} were borrowed and {b} given back?",
        "At our {place} no one may hold more than {l:w} {xs}. {K} had {a:w}. {b:w} of them are back on the shelf. Find how "
        "many new ones {K} may choose.", "It says on my card that {l} {xs} is the most. I've had {a}, and {b} are already "
        "back, so what's the number I can pick today?", slots="xs place out", rows=("books, library, out",
        "games, toy library, out", "films, town library, out", "tools, tool club, out"),
        again=("b|And if I brought back {b}?",)),
    ask("battery_going_down", {"a": range(60, 101), "k": range(3, 13), "h": range(2, 9), "y": range(2018, 2026)},
        plan("d: h * k: used in {h} hours", "? d < a", "r: a - d: left of {a} percent", end="%"),
        "The battery of my {x} is at {a:d}%. It loses {k:d}% an hour. What does it show after {h} hours?",
        "{x} {a:d}%, -{k:d}% per hour, {h:d} hours later?",
        "How many per cent does the {x} still have after {h} hours if it starts at {a:d}% and needs {k:d}% every hour?",
        "I left home with {a:d} per cent on my {x} (a {y:d} model). An hour costs it {k:d} per cent. {h:w} hours have passed. "
        "How much is left?",
        "Charge of a {x}: {a:d} per cent. Consumption: {k:d} per cent per hour. Time: {h:d} hours. Find the charge at the end.",
        "If my {x} goes down by {k:d}% in each hour and it's on {a:d}% now, will I still have something in {h} hours, and how "
        "much?", slots="x", rows=("phone", "tablet", "laptop", "camera", "e-bike", "headset"),
        again=("h|And after {h} hours?",)),
    ask("room_on_the_memory_card", {"t": range(60, 600), "n": range(3, 30), "k": range(2, 20), "b": range(5, 90)},
        plan("s: n * k: {n} {xs} of {k} GB", "u: s + b: with the {b} GB of {y}", "? u < t", "r: t - u: free of {t}", end="GB"),
        "A {card} has room for {t:d} GB. There are {n} {xs} of {k:d} GB each and {b:d} GB of {y} on it. How much is free?",
        "{card} {t:d} GB, {n:d} {xs} at {k:d} GB, {y} {b:d} GB, free space?",
        "How many GB are still free on my {card} of {t:d} GB if I've saved {n} {xs}, each {k:d} GB, and {y} take up {b:d} GB?",
        "My {card} is nearly full. {y} fill {b:d} GB of it, then there are {n:d} {xs} with {k:d} GB apiece. In all it can "
        "store {t:d} GB. What can I still put on it?", "{N} copied {n:w} {xs} onto a {card} ({t:d} GB). One of them needs "
        "{k:d} GB. Before that, {b:d} GB of {y} were there. Work out the space that remains.",
        "On a {t:d} GB {card} lie {b:d} GB of {y} and {n:d} times {k:d} GB of {xs}; give the rest.", slots="card xs y",
        rows=("memory card, films, photos", "hard disk, games, songs", "USB stick, videos, pictures",
        "laptop, backups, documents"), again=("n|And with {n} {xs}?",)),
    ask("seven_days_goal_so_far", {"d": range(10, 120), "a": range(20, 600)}, plan("w: 7 * d: goal for 7 days", "? a < w",
        "r: w - a: still to do", end="{xs}"), "{N} want{s} to do {d} {xs} a day, seven days a week. {a} are done so far this "
        "week. How many {xs} are left for the week?", "{d:d} {xs} a day is the aim, {a:d} done this week, rest of the week?",
        "How many {xs} must I still do this week if my daily goal is {d} and I've done {a} since Monday?",
        "My app wants {d:d} {xs} from me every single day. I'm at {a:d} in this week. What's missing to the full week?",
        "A week's target is made of seven times {d:w} {xs}. Somebody has reached {a:w}. Calculate the remaining number.",
        "Seven days, {d} {xs} for each: that was the deal with my {kin}. Until today I have {a}. How many to go?", slots="xs",
        rows=("squats", "words of French", "minutes of practice", "lines of code", "sit-ups", "chess puzzles"),
        again=("a|And if {a} are done?",)),
    ask("medals_into_points", {"a": range(2, 20), "b": range(2, 20), "c": range(2, 30), "p": (3, 4, 5), "q": (2, 3)},
        plan("? q < p", "g: a * p: {a} {gold} at {p}", "s: b * q: {b} {silver} at {q}", "u: g + s: together",
        "r: u + c: with {c} {bronze} at 1", end="points"), "A {gold} counts {p} points, a {silver} {q} and a {bronze} 1. {N} "
        "got {a} {gold}, {b} {silver} and {c} {bronze}. How many points is that?",
        "{a:d} {gold} ({p:d} p), {b:d} {silver} ({q:d} p), {c:d} {bronze} (1 p). points?", "my tally: {gold} x {a:d}, {silver} "
        "x {b:d}, {bronze} x {c:d}. a {gold} is worth {p:d}, a {silver} {q:d}, a {bronze} just 1, so whats the sum",
        "What is the score with {a} {gold}, {b} {silver} and {c} {bronze}, at {p}, {q} and 1 for each?",
        "I scored {a} {gold}, {b} {silver} and {c} {bronze} this season. They pay {p} points for {gold}, {q} for {silver}, 1 "
        "for {bronze}. What do I come to?", "Rules: {gold} {p:d}, {silver} {q:d}, {bronze} one. Results of our team: {a:w} "
        "{gold}, {b:w} {silver}, {c:w} {bronze}. Add up the points.", slots="gold silver bronze", rows=("gold, silver, bronze",
        "red, blue, white", "green, yellow, black"), again=("c|And with {c} {bronze}?",)),
    ask("league_table_points", {"w": range(3, 30), "d": range(2, 15), "m": range(2, 12)}, plan("s: w * 3: {w} wins at 3 points",
        "u: s + d: with {d} draws at 1 point", "? m < u", "r: u - m: after the penalty", end="points"),
        "{X} won {w} matches and drew {d}. A win gives 3 points, a draw 1. Then {m} points were taken away as a penalty. How "
        "many are left?", "{x}: {w:d} wins (3), {d:d} draws (1), penalty -{m:d}. points?",
        "How many points does {x} have in the table with {w} wins at 3 points and {d} draws at 1 point, less a penalty of {m}?",
        "I follow {x}. We have {w} wins so far, worth three points each, and {d} draws, worth one. The league has fined us {m} "
        "points. Where do we stand?", "Three points for a win. One point for a draw. {X} wins {w:w} times, draws {d:w} times, "
        "and loses {m:w} points in court. State the total.",
        "With 3 points per win and 1 per draw, what would {x} have after {w} wins and {d} draws if {m} points were struck off?",
        slots="X x", rows=("Our team, our team", "The village club, the village club", "The school eleven, the school eleven",
        "The junior side, the junior side"), again=("w|And with {w} wins?",)),
    ask("darts_down_from_the_top", {"t": (301, 501, 701), "a": range(6, 180), "b": range(6, 140)}, plan("s: t - a: after {a}",
        "r: s - b: after {b}", end="points"), "In darts you count down from {t:d}. {N} scored {a:d} with the first three "
        "arrows and {b:d} with the next three. How many points are left?",
        "{t:d} minus {a:d}, minus {b:d}, what is on the board?",
        "What stands on the board in a game from {t:d} after turns of {a:d} and {b:d}?", "I was playing darts with my {kin}. "
        "Starting at {t:d} I got {a:d}, then {b:d}. What did I still need to get down to zero?",
        "Two turns are taken off {t:d}: one of {a:w} and one of {b:w}. Give the remaining score.",
        "At the pub a player begins with {t:d} and throws {a:d} first and {b:d} second; how much is missing to nil?",
        again=("b|And if the second turn was {b:d}?",)),
    ask("squares_on_the_board", {"a": range(5, 60), "b": range(2, 13), "c": range(2, 13), "d": range(2, 13)},
        plan("s: a + b: {b} forward", "u: s - c: {c} back", "r: u + d: {d} forward", end=""),
        "My counter is on square {a:d}. I move {b} forward, {c} back and {d} forward. On which square am I?",
        "square {a:d}, +{b:d}, -{c:d}, +{d:d}, where now?", "Which square does the {piece} reach if it stands on {a:d}, goes "
        "{b} ahead, must go back {c} and then goes {d} ahead again?", "{N} rolled the dice and moved {his} {piece} {b} squares "
        "on from square {a:d}. A trap sent it back {c}. The next roll took it on by {d}. Give the square.",
        "The {piece} is at {a:d}. {b:w} steps forward. {c:w} steps backward. {d:w} steps forward. Where does it end?",
        "it's a board game, i'm on {a:d}, then i throw a {b:d}, a card says back {c:d}, then i throw again and get {d:d}. what "
        "square is that", slots="piece", rows=("counter", "pawn", "little horse", "frog", "ship")),
    ask("frog_in_the_well", {"a": range(4, 13), "b": range(2, 10), "n": range(3, 20), "y": YEAR}, plan("? b < a",
        "d: a - b: gained each day", "r: n * d: {n} days of {d}", end="{u}"),
        "A {frog} climbs {a} {u} up every day and slides back {b} {u} every night. How high is it after {n} days and nights?",
        "{frog}: up {a:d}, down {b:d}, {n:d} times. how high in {u}?",
        "How many {u} has a {frog} gained after {n} days if each day brings {a} up and each night {b} down?",
        "Who knows the old riddle from {y:d}? By day the {frog} goes up {a} {u}. By night it slips {b} {u}. {n} days and "
        "nights go by. How far up is it?", "The {frog} makes {a:w} {u} in daylight, loses {b:w} in the dark, and does so for "
        "{n:w} days on end. What height has it reached in the end?",
        "i watch a {frog} on the wall: each day {a:d} {u} up, each night {b:d} {u} down again. where is it after {n:d} days",
        slots="frog u", rows=("frog, m", "snail, cm", "beetle, cm", "caterpillar, cm", "spider, cm"),
        again=("n|And after {n} days?",)),
    ask("number_times_then_plus", {"t": range(20, 600), "b": range(3, 100), "k": range(2, 10)}, plan("? b < t",
        "s: t - b: without the {b}", "r: s / k: undo the times {k}", end=""),
        "I think of a number, multiply it by {k} and add {b}. I get {t}. What is my number?",
        "__ * {k:d} + {b:d} = {t:d}, find the number",
        "What number gives {t} when you take it {k} times and then put {b} on top?",
        "{N} chose a secret number. {k} times that number, plus {b}, makes {t}. Find the secret number.",
        "Guess me! If you multiply me by {k:w} and give me {b:w} more, I'm {t:w}. Who am I?", "My {kin} asked me this: start "
        "with a number, make it {k} times as big, add {b:d}, and the result is {t:d}. With what did it start?",
        "Go backwards. The result is {t}, before that {b} was added, before that came a multiplication by {k}. What was there "
        "at first?", again=("t|And if I get {t}?",)),
    ask("number_minus_then_divided", {"t": range(3, 60), "b": range(3, 90), "k": range(2, 10)},
        plan("s: t * k: undo the division by {k}", "r: s + b: undo the minus {b}", end=""),
        "I think of a number. I take away {b}, then I divide by {k}, and get {t}. Which number was it?",
        "(__ - {b:d}) / {k:d} = {t:d}, which number goes in the gap",
        "From what number do you get {t} if you first subtract {b} and then divide by {k}?", "{N} had a number in mind, took "
        "{b} from it and split the rest into {k} equal parts. Each part was {t}. What did {he} have in mind?",
        "Without {b:w} I can be divided by {k:w}, and then I am {t:w}. What number am I?",
        "The last step was dividing by {k}, which gave {t}; the step before was minus {b}. Work back to the start.",
        again=("b|And if I take away {b}?",)),
    ask("sum_and_difference_of_two", {"s": range(20, 300), "d": range(2, 100)}, plan("? d < s",
        "u: s - d: twice the smaller part", "r: u / 2: the smaller part", end="{xs}"),
        "Together {a2} and {b} have {s} {xs}, but {a2} has {d} more than {b}. How many has {b} got?",
        "{a2} + {b} = {s:d} {xs}, {a2} {d:d} more, {b} has?",
        "How many {xs} belong to {b} if {a2} and {b} own {s} and {a2} owns {d} more than {b}?", "We know two things. {A} and "
        "{b} make {s:d} {xs} in all. The difference is {d:d}, and {b} has fewer. How many is that for {b}?",
        "Split {s:w} {xs} between {a2} and {b} so that {a2} gets {d:w} more. What's the smaller part, that of {b}?",
        "{s} {xs} were shared unfairly: {a2} got {d} more than {b}. Find what {b} got.", slots="A a2 b xs",
        rows=("Max, Max, Lily, stickers", "The hen house, the hen house, the barn, birds", "Mum, Mum, Dad, days off",
        "The north wing, the north wing, the south wing, rooms"), again=("d|And if the difference is {d}?",)),
    ask("three_in_a_row_sum", {"t": range(12, 600, 3)}, plan("m: t / 3: the middle one", "r: m - 1: the one before {m}",
        end=""), "Three {things} that follow each other add up to {t}. What is the smallest?",
        "3 consecutive {things}, sum {t:d}, smallest one?",
        "I opened a book and added three {things} one after the other. The sum was {t}. With which number did I begin?",
        "Find the first of three neighbouring {things} whose sum is {t}.",
        "We are three numbers in a row, like 4, 5, 6, but together we make {t:w}. Which of us comes first?",
        "{N} bought three {things} with numbers that follow one another. Added up, the numbers give {t}. Give the lowest "
        "number.", slots="things", rows=("page numbers", "ticket numbers", "whole numbers", "lottery numbers"),
        again=("t|And if the sum is {t}?",)),
    ask("bunches_sold_and_left", {"t": range(60, 400), "k": (5, 6, 8, 9, 10, 12), "n": range(2, 20)},
        plan("s: n * k: {xs} in {n} {bunches}", "? s < t", "r: t - s: not sold", end="{xs}"),
        "{N} had {t} {xs} and made {bunches} of {k}. {n} {bunches} were sold. How many {xs} were not sold?",
        "{t:d} {xs}, {bunches} of {k:d}, {n:d} sold. {xs} not sold?", "How many {xs} are still on the stall at closing time, "
        "if {t} were there and {n} {bunches} with {k} each found a buyer?", "At my market stall I tie {k} {xs} to a bunch. Of "
        "my {t} {xs}, {n} such {bunches} went today. How many {xs} are left over for tomorrow?", "{t:w} {xs} were cut in the "
        "morning. Customers took {n:w} {bunches}, each made of {k:w}. State the number of {xs} left.",
        "if i sell {n:d} {bunches} and each has {k:d} {xs} in it, how many of my {t:d} {xs} do i take home again",
        slots="xs bunches", rows=("tulips, bunches", "radishes, bunches", "asparagus spears, bundles", "carrots, bundles",
        "roses, bouquets"), again=("n|And if {n} were sold?",)),
)  # fmt: skip
TASKS = STORIES
