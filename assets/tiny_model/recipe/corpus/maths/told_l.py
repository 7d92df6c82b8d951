"""Word problems as visitors tell them: seats that stay empty, wages of two days, losses one after the other, ages, part 1."""

from __future__ import annotations

from .weeks import ask, plan

STORIES = (
    ask("xa_rows_seats_empty", {"n": range(4, 31), "k": range(6, 31), "b": range(3, 91)}, plan("s: n * k: {n} rows of "
        "{k} seats", "? b < s", "r: s - b: without {b} empty seats", end="people"), "The {hall} has {n} rows with {k} "
        "seats each. On {day} {b} seats stayed empty. How many people came?", "{n:d} rows, {k:d} seats in a row, {b:d} "
        "empty. how many people were there", "A {hall} with {n} rows of {k} seats was almost full: only {b} seats were "
        "not taken. How many visitors sat in it?", "How big was the audience if {b} seats of the {hall} were free and "
        "it has {k} seats in each of its {n} rows?", "I counted {b} free seats in the {hall} last night. There are {n} "
        "rows there, and a row has {k} seats. How many people saw the show?", "In hall 3 of our {hall} each row seats "
        "{k}. There are {n} rows. Nobody sat on {b} of the seats. How many people were in there?", "Every seat of the "
        "{hall} was sold, but {b} people didn't turn up. {n} rows times {k} seats is what it has. How many did turn up?",
        slots="hall", rows=("cinema", "theatre", "school hall", "circus tent", "concert hall", "lecture hall",
        "village hall", "opera house"), again=("b|And if {b} seats were empty?", "n|And with {n} rows?")),
    ask("xa_wage_two_days_together", {"p": range(8, 31), "a": range(2, 10), "b": range(2, 10)}, plan("h: a + b: hours "
        "of both days", "r: h * p: {h} hours at {p}", end="$"), "{N} earn{s} {p:$} per hour. On {d1} {he} worked {a} "
        "hours and on {d2} {b} hours. How much is that together?", "{p:$} an hour, {a:d} h on {d1}, {b:d} h on {d2}. "
        "how much in total?", "{K} gets {p:$} for each hour as a {job}. {d1}: {a} hours. {d2}: {b} hours. What has {K} "
        "earned on the two days?", "My {kin} works as a {job} and is paid {p:$} an hour. How much money does my {kin} "
        "make in {a} hours on {d1} plus {b} hours on {d2}?", "As a {job} I worked {a} hours on {d1} and another {b} on "
        "{d2}. My pay is {p:$} by the hour. What do they owe me?", "How much does a {job} get for {d1} and {d2} if the "
        "shifts were {a} and {b} hours long and an hour brings {p:$}?", "For her job as a {job} Mrs {sur} is paid {p:$} "
        "every hour. She was there for {a:w} hours on {d1} and for {b:w} hours on {d2}. Calculate her wage for both "
        "days.", slots="d1 d2 job sur", rows=("Monday, Tuesday, waiter, Bell", "Friday, Saturday, babysitter, Lang",
        "Saturday, Sunday, lifeguard, Okoro", "Tuesday, Thursday, gardener, Novak", "Wednesday, Friday, cleaner, Hill",
        "Thursday, Friday, baker, Rossi", "Monday, Thursday, tutor, Fox"), again=("b|And with {b} hours on the second "
        "day?", "p|And at {p:$} an hour?")),
    ask("xa_times_as_old_divide", {"a": range(6, 91), "k": range(2, 8)}, plan("r: a / k: {a} shared by {k}", end="years"),
        "{N} is {a}. {he} is {times} as old as {M}. How old is {M}?", "My {kin} is {a} years old and {times} as old as "
        "my cousin. How old is my cousin?", "{K} is {a:d}, that's {times} the age of {M}. age of {M}?", "{M} has a "
        "{kin} who is {a} and {times} as old as {M}. What is the age of {M}?", "At {a}, {K} is {times} as old as {M}. "
        "Tell me how many years old {M} is.", "How old is {M} if {K}, who is {a}, is {times} as old?", "Our {pet} is "
        "{a:w} years old. It is {times} as old as the one next door. How old is the one next door?", "Uncle Ted turned "
        "{a} last week. He is now {times} as old as his nephew {M}. So what is the nephew's age?", slots="k times pet",
        rows=("2, twice, dog", "3, three times, parrot", "4, four times, tortoise", "5, five times, cat", "3, 3 times, "
        "horse", "6, six times, donkey", "7, seven times, tortoise", "2, two times, pony"), again=("a|And if the older "
        "one is {a}?", )),
    ask("xa_sold_then_times_as_many_left", {"t": range(60, 901), "a": range(5, 121), "k": range(2, 5)}, plan("s: k * a: "
        "{times} as many as {a}", "u: a + s: sold on both days", "? u < t", "r: t - u: {u} gone", end="{xs}"),
        "A {shop} had {t} {xs}. It sold {a} on {d1} and {times} as many on {d2}. How many {xs} remain?", "We started "
        "with {t} {xs}. {a} were sold on {d1}, and {times} as many the day after. What remains?", "{t:d} {xs}, sold "
        "{a:d}, next day {times} as many. whats left", "How many of the {t} {xs} are still in the {shop} after {a} were "
        "sold on {d1} and {times} as many on {d2}?", "On {d1} {K} sold {a} {xs}. The next day it was {times} that "
        "number. There had been {t} at first. How many are not sold yet?", "The {shop} at 14 Mill Road got {t} {xs}. "
        "{a} went on the first day, {times} as many on the second. Find the number that stayed on the shelves.",
        "{t:w} {xs} came in. By the evening of {d1} {a:w} had been sold, and on {d2} {times} as many were sold as on "
        "{d1}. How many can be sold on the next day?", slots="k times shop xs d1 d2", rows=("2, twice, bakery, loaves, "
        "Monday, Tuesday", "3, three times, kiosk, papers, Friday, Saturday", "2, twice, garden centre, tulips, "
        "Saturday, Sunday", "4, four times, toy shop, kites, Thursday, Friday", "2, two times, farm shop, melons, "
        "Wednesday, Thursday", "3, 3 times, stationer's, notebooks, Monday, Tuesday", "2, twice, bookshop, calendars, "
        "Tuesday, Wednesday"), again=("a|And if {a} were sold on the first day?", )),
    ask("xa_km_days_of_week_weeks", {"a": range(2, 41), "k": range(2, 7), "n": range(2, 11)}, plan("s: k * a: {unit} in "
        "one week", "r: n * s: {n} weeks of {s}", "? r < 1001", end="{unit}"), "{N} {did} {a} {unit} on {k} days of the "
        "week. How many {unit} is that in {n} weeks?", "{a:d} {unit} a day, {k:d} days a week, {n:d} weeks. how many "
        "{unit} in all", "I {did} {a} {unit} on each training day, and I train on {k} days a week. What does that make "
        "after {n} weeks?", "How many {unit} are done in {n} weeks by somebody who does {a} {unit} on {k} days in every "
        "week?", "{K} has {k} training days a week. Each time it's {a} {unit}. After {n} weeks, how many {unit} are in "
        "the log?", "Every week has {k:w} days on which {K} {did} {a:w} {unit}; the other days are free. Find the "
        "{unit} of {n:w} weeks.", "For {n} weeks {M} {did} {a} {unit} {k} days a week. The others of team 7 did less. "
        "How many {unit} did {M} do?", slots="did unit", rows=("ran, km", "cycled, km", "swam, lengths", "rowed, km",
        "walked, miles", "rode, km", "skated, rounds", "hiked, miles"), again=("n|And in {n} weeks?", "k|And on {k} "
        "days?")),
    ask("xa_crates_bottles_broken", {"n": range(3, 25), "k": (6, 8, 9, 10, 12, 15, 18, 20, 24), "b": range(2, 31)}, plan(
        "s: n * k: {n} {crates} of {k}", "? b < s", "r: s - b: without {b} {broken}", end="{xs}"), "A lorry brings {n} "
        "{crates} with {k} {xs} each. {b} {xs} are {broken}. How many are fine?", "{n:d} {crates} a {k:d} {xs}, {b:d} "
        "{broken}. how many good ones", "{K} unloaded {n} {crates}. Each held {k} {xs}, but {b} of all the {xs} turned "
        "out to be {broken}. How many can be used?", "Of the {xs} in {n} {crates} of {k}, {b} were {broken}. Say how "
        "many weren't.", "How many {xs} can be sold if {n} {crates} arrive, {k} {xs} to a {crate}, and {b} {xs} are "
        "{broken}?", "In store room 12 there are {n:w} {crates}, every {crate} with {k:w} {xs} in it. When I looked, "
        "{b} {xs} were {broken}. What is left that is good?", "{b} {broken} {xs} had to be thrown away. We had ordered "
        "{n} {crates}, and in a {crate} there are {k}. How many {xs} do we have after all?", slots="crate crates xs "
        "broken", rows=("crate, crates, bottles, broken", "box, boxes, glasses, cracked", "carton, cartons, eggs, broken",
        "case, cases, jars, leaking", "pallet, pallets, tiles, chipped", "tray, trays, pots, damaged", "box, boxes, "
        "bulbs, faulty", "sack, sacks, coconuts, mouldy"), again=("b|And with {b} {broken} ones?", "n|And with {n} "
        "{crates}?")),
    ask("xa_gives_part_keeps_rest", {"a": range(8, 301), "k": (2, 3, 4, 5, 10)}, plan("s: a / k: {part} of {a}",
        "r: a - s: the rest", end="{xs}"), "{N} {has} {a} {xs} and give{s} {part} of them to {M}. How many {xs} do{es} "
        "{he} keep?", "{a:d} {xs}, gives away {part}. how many are kept?", "{K} found {a} {xs} and gave {M} {part}. {K} "
        "keeps what is left. How many {xs} is that?", "{part} of my {a} {xs} go to my {kin}; I keep the others. How "
        "many {xs} stay with me?", "How many {xs} does {K} still own after giving away {part} of {a}?", "There were {a} "
        "{xs} in the bag. {M} got {part} of that as a present, and {N} kept the rest. How many were kept?",
        "After school {K} counted {a:w} {xs}. {part} of them were handed to the little ones of group 4. With how many "
        "did {K} go home?", slots="k part xs", rows=("2, half, marbles", "3, a third, shells", "4, a quarter, stickers",
        "2, one half, chestnuts", "5, a fifth, stamps", "4, one quarter, coins", "3, one third, sweets", "10, a tenth, "
        "cards", "4, a quarter, beads", "3, a third, nuts"), again=("a|And of {a} {xs}?", )),
    ask("xa_people_off_on_off", {"a": range(20, 121), "b": range(2, 31), "c": range(2, 31), "d": range(2, 31)}, plan(
        "? b < a", "s: a - b: after {b} got off", "u: s + c: with {c} more", "? d < u", "r: u - d: after {d} got off", end=
        "people"), "{a} people are on {vehicle}. {b} get off at {p1}, {c} get on at {p2} and {d} get off at {p3}. How "
        "many are still on it?", "{vehicle}: {a:d} on board, {p1} {b:d} off, {p2} {c:d} on, {p3} {d:d} off. still on?",
        "When {vehicle} leaves, {a} passengers are in it. {b} leave at {p1}. At {p2} {c} board. Then {d} leave at {p3}. "
        "With how many does it arrive at the end?", "{b:w} passengers got out at {p1}; at {p2} {c:w} got in; {d:w} got "
        "out at {p3}. {vehicle} had set off with {a}. How many were left?", "How many people does {vehicle} carry after "
        "{p3}, where {d} get off, if it had {a} at the start, lost {b} at {p1} and took on {c} at {p2}?",
        "I drive {vehicle} on line 6. Today I left with {a} people. {b} went at {p1}, {c} joined us at {p2}, {d} went "
        "at {p3}. How many did I have then?", slots="vehicle p1 p2 p3", rows=("the bus, the church, the market, the "
        "school", "the tram, the zoo, the museum, the park", "the ferry, the island, the pier, the harbour", "the night "
        "train, Ashford, Milton, Brook", "the coach, the hotel, the beach, the castle", "the shuttle, gate 2, gate 5, "
        "gate 9", "the river boat, the mill, the bridge, the lock"), again=("c|And if {c} get on?", )),
    ask("xa_made_a_week_price_weeks", {"a": range(2, 13), "p": range(3, 26), "n": range(2, 11)}, plan("s: n * a: {xs} "
        "in {n} weeks", "r: s * p: {s} {xs} at {p}", end="$"), "{N} make{s} {a} {xs} a week and sell{s} each for {p:$}. "
        "How much do{es} {he} take in {n} weeks?", "{a:d} {xs} per week, {p:$} each, {n:d} weeks. money?", "Every week "
        "{K} finishes {a} {xs}. One of them sells for {p:$}. How much money is that after {n} weeks if all are sold?",
        "My {kin} {makes} {a} {xs} each week. A {x} costs {p:$}. What do the {xs} of {n} weeks bring in?",
        "How much does {K} earn in {n} weeks with {a} {xs} a week at {p:$} apiece?", "{p:$} is what people pay for a "
        "{x} by {K}. In a week there are {a:w} new {xs}, and all get sold. Work out the money for {n:w} weeks.",
        "At the market I sell the {a} {xs} that I make in a week, for {p:$} each. What will I have earned in {n} weeks?",
        slots="x xs makes", rows=("scarf, scarves, knits", "candle, candles, makes", "basket, baskets, weaves",
        "bowl, bowls, turns", "cake, cakes, bakes", "hat, hats, sews", "painting, paintings, paints", "toy, toys, carves",
        "cushion, cushions, sews"), again=("n|And in {n} weeks?", "a|And with {a} a week?")),
    ask("xa_three_numbers_in_all", {"a": range(3, 301), "b": range(3, 301), "c": range(3, 301)}, plan("s: a + b: the "
        "first two", "r: s + c: all three", end="{xs}"), "{N} {has} {a} {red} {xs}, {b} {blue} and {c} {green} ones. "
        "How many {xs} {has} {he} in all?", "{a:d} {red}, {b:d} {blue}, {c:d} {green} {xs}, in all?", "On the table lie "
        "{a} {red} {xs}, next to them {b} {blue} ones, and in the box {c} {green} ones. How many {xs} are there?",
        "There are {a} {red}, {b} {blue} and {c} {green} {xs} in room 12. What's the total number of {xs}?",
        "How many {xs} do I own if {a} are {red}, {b} are {blue} and {c} are {green}?", "{K} counts {xs}: {red} {a}, "
        "{blue} {b}, {green} {c}. What is the sum?", "Of my {xs}, {a:w} are {red} and {b:w} are {blue}. The remaining "
        "{c:w} are {green}. Count all my {xs}.", slots="red blue green xs", rows=("red, blue, green, buttons",
        "white, brown, black, hens", "old, new, borrowed, books", "glass, wooden, plastic, beads",
        "small, middle-sized, big, screws", "round, square, oval, stones", "French, Spanish, Greek, stamps",
        "pink, yellow, white, roses"), again=("c|And with {c} {green} ones?", )),
    ask("xa_price_discount_voucher", {"p": range(30, 601), "b": range(5, 121), "c": (5, 10, 15, 20, 25, 30, 50)}, plan(
        "? b < p", "s: p - b: after the discount", "? c < s", "r: s - c: after the voucher", end="$"), "{X} costs "
        "{p:$}. There is a discount of {b:$}, and {N} {has} a voucher for {c:$}. How much do{es} {he} pay?",
        "{X} {p:$}, discount {b:$}, voucher {c:$}. what do i pay", "The price tag of {x} says {p:$}. The shop takes "
        "{b:$} off, and a voucher takes off another {c:$}. What is the final price?", "How much is {x} in the end when "
        "{p:$} is the normal price, {b:$} the discount and {c:$} the value of my voucher?", "{K} wants {x} for {p:$}. "
        "Because of the sale it is {b:$} less. {K} also hands in a gift card of {c:$}. What must {K} still pay?",
        "I have a {c:$} voucher. {X} was {p:$} but has been reduced by {b:$}. How much cash do I need?", "{p:$} for "
        "{x}, reduced by {b:$} this week. With the voucher from my {kin} it becomes {c:$} cheaper still. Find what is "
        "left to pay.", slots="X x", rows=("The coat, the coat", "A bike, a bike", "The tent, the tent", "A sofa, a sofa",
        "The phone, the phone", "A guitar, a guitar", "The washing machine, the washing machine", "A carpet, a carpet"),
        again=("c|And with a voucher for {c:$}?", "b|And with a discount of {b:$}?")),
    ask("xa_older_then_times", {"a": range(3, 31), "b": range(2, 13), "k": range(2, 5)}, plan("s: a + b: {M}",
        "r: k * s: {K}", end="years"), "{N} is {a} years old. {M} is {b} years older. {K} is {times} as old as {M}. How "
        "old is {K}?", "{N} {a:d}, {M} {b:d} older, {K} {times} as old as {M}. age of {K}?", "{M} is older than {N} by "
        "{b} years, and {N} is {a}. What is the age of {K}, who is {times} as old as {M}?", "How old is {K}? {N} is "
        "{a}, {M} was born {b} years before {N}, and {K} is {times} the age of {M}.", "At {a}, {N} is the youngest. {M} "
        "has {b} years more. {K} has {times} as many as {M}. Find the age of {K}.", "{K} is {times} as old as {M}. {M} "
        "is {b} years older than {N}. {N} is {a}. How many years old is {K}?", slots="k times", rows=("2, twice",
        "3, three times", "4, four times", "2, two times", "3, 3 times"), again=("a|And if {N} is {a}?", "b|And if {M} "
        "is {b} years older?")),
    ask("xa_slices_minus_eaten", {"n": range(2, 13), "k": (4, 6, 8, 10, 12, 16), "b": range(3, 81)}, plan("s: n * k: "
        "{n} {pizzas} of {k}", "? b < s", "r: s - b: {b} eaten", end="{slices}"), "{N} order{s} {n} {pizzas}. Each is "
        "cut into {k} {slices}. {b} {slices} are eaten. How many are left?", "{n:d} {pizzas}, {k:d} {slices} each, "
        "{b:d} eaten. left?", "We had {n} {pizzas} at the party and cut every one into {k}. The guests ate {b} "
        "{slices}. How many {slices} can we freeze?", "How many {slices} remain of {n} {pizzas} with {k} {slices} to "
        "each when {b} have been eaten?", "Table 9 gets {n} {pizzas}, {k} {slices} in each. After an hour {b} {slices} "
        "are gone. What is still on the plates?", "{K} cut {n:w} {pizzas} so that each gave {k:w} {slices}. Then {b:w} "
        "of the {slices} disappeared. Count the ones that didn't.", "{b} {slices} were eaten by class 5a. There had "
        "been {n} {pizzas} with {k} {slices} each. How many {slices} did the teacher take home?", slots="pizzas slices",
        rows=("pizzas, slices", "cakes, pieces", "pies, slices", "melons, pieces", "loaves, slices", "quiches, pieces",
        "tarts, slices"), again=("b|And if {b} are eaten?", "n|And with {n} {pizzas}?")),
    ask("xa_three_days_minus_returned", {"a": range(5, 201), "b": range(5, 201), "c": range(5, 201), "d": range(2, 61)},
        plan("s: a + b: the first two days", "u: s + c: all three days", "? d < u", "r: u - d: {d} came back", end="{xs}"),
        "A {shop} {sold} {a} {xs} on Monday, {b} on Tuesday and {c} on Wednesday. {d} were brought back. How many {xs} "
        "stayed with the customers?", "{sold} {a:d}, {b:d} and {c:d} {xs} on three days, {d:d} came back. how many are "
        "out?", "On three days {N} {sold} {a}, {b} and {c} {xs}. Later {d} of these {xs} came back. How many did not?",
        "How many {xs} are gone for good if the {shop} {sold} {a} on Friday, {b} on Saturday and {c} on Sunday, and {d} "
        "came back?", "Friday {a}, Saturday {b}, Sunday {c}: so many {xs} we {sold}. {d} have come back by now. How "
        "many haven't?", "{d:w} {xs} came back to the {shop}. It had {sold} {a:w} on the first day, {b:w} on the second "
        "and {c:w} on the third. Find how many are with the customers.", slots="shop sold xs", rows=("shop, sold, lamps",
        "library, lent out, books", "ski hire, lent out, helmets", "shoe shop, sold, boots", "costume shop, hired out, "
        "costumes", "firm, shipped, parcels", "toy library, lent, games"), again=("d|And if {d} came back?", )),
    ask("xa_hours_and_minutes_to_minutes", {"h": range(1, 9), "m": (5, 10, 12, 15, 18, 20, 25, 30, 35, 40, 45, 48, 50, 55)},
        plan("s: h * 60: minutes of the full hours", "r: s + m: with {m} minutes", end="minutes"), "{X} {took} {h:d} h "
        "and {m:d} minutes. How many minutes is that?", "{h:d} h {m:d} min in minutes?", "{X} lasted {h:d} h {m:d} min. "
        "I need that in minutes only.", "How many minutes are {h:d} h and {m:d} min?", "Change {h:d} h {m:d} min into "
        "minutes.", "My {kin} says that {x} {took} {h:d} h {m:d} min. How long is it in minutes?", "According to the "
        "board, {x} {took} {h:d} h plus {m:d} minutes. Write it down as a number of minutes.", "On platform 4 we heard "
        "that {x} would take {h:d} h and {m:d} min. In minutes, what is that?", slots="X x took", rows=("The flight, "
        "the flight, took", "The film, the film, took", "The drive, the drive, took", "The match, the match, took",
        "The exam, the exam, took", "The hike, the hike, took", "The train ride, the train ride, took"), again=(
        "m|And with {m} minutes?", "h|And with {h:d} h?")),
    ask("xa_hours_minutes_without_pause", {"h": range(1, 4), "m": (10, 15, 20, 25, 30, 40, 45, 50), "b": range(5, 61, 5)},
        plan("s: h * 60: {h} h", "u: s + m: with {m} more", "r: u - b: without {b}", end="minutes"), "{X} takes {h:d} h "
        "and {m:d} minutes, {b} minutes of which are {pause}. How many minutes are left for the rest?", "{h:d} h {m:d} "
        "min minus {b:d} min {pause}. in minutes?", "Without the {b} minutes of {pause}, how many minutes long is {x}, "
        "which takes {h:d} h {m:d} min in all?", "We were at {x} for {h:d} h and {m:d} minutes. {b} minutes were only "
        "{pause}. How many minutes was the real thing?", "{X} on {day}: {h:d} h, {m:d} minutes. Take away the {pause}, "
        "{b} minutes. What remains, in minutes?", "{b:d} of the minutes that {x} lasts are {pause}. It lasts {h:d} h "
        "and {m} minutes. How many minutes are not {pause}?", slots="X x pause", rows=("The concert, the concert, breaks",
        "The tour, the tour, waiting", "The flight, the flight, taxiing", "The course, the course, pauses", "The show, "
        "the show, adverts", "The meeting, the meeting, small talk"), again=("b|And with {b} minutes of {pause}?", )),
    ask("xa_pages_used_and_empty", {"t": range(40, 301, 4), "a": range(4, 91), "b": range(3, 91)}, plan("s: a + b: used "
        "in all", "? s < t", "r: t - s: not used", end="pages"), "{Ns} {book} has {t} pages. {a} are full of {p} and "
        "{b} of {q}. How many pages stay empty?", "{book} {t:d} pages, {a:d} {p}, {b:d} {q}. empty pages?",
        "A {book} with {t} pages was used for {p} on {a} pages and for {q} on {b} pages. How many pages are blank?",
        "How many empty pages does a {book} of {t} pages have when {p} take up {a} and {q} take up {b}?", "{K} filled "
        "{a} pages of the {book} with {p}. After that came {b} pages of {q}. It has {t} pages altogether. How many are "
        "still free?", "The {book} cost {cost} dollars and has {t} pages. There are {p} on {a:w} of them and {q} on "
        "{b:w}. On how many is there nothing?", slots="book p q cost", rows=("notebook, notes, drawings, 6",
        "album, photos, tickets, 15", "sketchbook, faces, trees, 9", "diary, stories, lists, 12", "exercise book, sums, "
        "words, 2", "recipe book, soups, cakes, 14", "scrapbook, postcards, leaves, 8"), again=("b|And with {b} pages "
        "of {q}?", )),
    ask("xa_there_and_back_five_days", {"a": range(2, 61), "n": range(3, 7)}, plan("s: 2 * a: there and back",
        "r: n * s: {n} days of {s}", end="km"), "{N} go{es} {a} km to {place} and {a} km back, on {n} days a week. How "
        "many km is that per week?", "{a:d} km there, same back, {n:d} days. total km?", "It is {a} km from my home to "
        "{place}. I go there and come back on {n} days. How many km do I cover?", "{K} drives to {place} and home again "
        "{n} days a week. One way is {a} km. What does the car do in a week, in km?", "How many km are {n} journeys to "
        "{place} and back if one way is {a} km long?", "The way to {place} is {a:w} km. On {n:w} days it has to be done "
        "both ways. How many km are that in all?", "Bus 18 takes {K} the {a} km to {place} in the morning and the same "
        "{a} km home in the evening. How many km does {K} travel on {n} days?", slots="place", rows=("the office",
        "school", "the factory", "the clinic", "college", "the stable", "the building site", "the training ground"), again=(
        "a|And if it is {a} km?", "n|And on {n} days?")),
    ask("xa_roses_tulips_bunches", {"a": range(6, 201), "b": range(6, 201), "k": (4, 5, 6, 8, 9, 10, 12, 15)}, plan(
        "s: a + b: together", "r: s / k: {bunches} of {k}", end="{bunches}"), "{N} {has} {a} {xs} and {b} {ys}. {he} "
        "make{s} {bunches} of {k} from them. How many {bunches} are there?", "{a:d} {xs} and {b:d} {ys}, {k:d} in each "
        "of the {bunches}. how many {bunches}?", "{a} {xs} and {b} {ys} are tied together into {bunches} of {k}. How "
        "many {bunches} do we get?", "A shop mixes {a} {xs} with {b} {ys} and puts {k} into each of its {bunches}. What "
        "is the number of {bunches}?", "How many {bunches} of {k} can be made from {a} {xs} and {b} {ys} together?",
        "All the {xs} and {ys} go into {bunches}, {k:w} to each. We have {a:w} {xs} and {b:w} {ys}. Count the {bunches}.",
        "In the morning {K} picked {a} {xs}, after lunch {b} {ys}. In the evening {K} made {bunches} with {k} pieces in "
        "each and nothing was over. How many {bunches}?", slots="xs ys bunches", rows=("roses, tulips, bunches",
        "carrots, radishes, bundles", "apples, pears, bags", "rolls, buns, packs", "red beads, white beads, chains",
        "lemons, limes, nets", "daisies, poppies, bunches", "pens, pencils, sets"), again=("k|And with {k} in each?", )),
    ask("xa_two_losses_one_after_other", {"t": range(40, 601), "a": range(3, 121), "b": range(3, 121)}, plan("? a < t",
        "s: t - a: {a} gone", "? b < s", "r: s - b: {b} gone", end="{xs}"), "{N} had {t} {xs}. First {a} {l1}, then {b} "
        "{l2}. How many {xs} are left?", "{t:d} {xs}, {a:d} {l1}, {b:d} {l2}. remaining?", "There were {t} {xs}. In the "
        "{time} {a} of them {l1}. After that {b} {l2}. How many {xs} are there now?", "How many {xs} survive if {a} of "
        "{t} {l1} and another {b} {l2}?", "{b:w} {xs} {l2} and before that {a:w} {l1}. It all started with {t}. How "
        "many {xs} remain?", "Our field 8 gave us {t} {xs}. Sadly {a} {l1}, and on top of that {b} {l2}. What could we "
        "still sell?", "In spring {K} counted {t} {xs}. By summer {a} {l1}; by autumn {b} {l2}. What was the count then?",
        slots="xs l1 l2 time", rows=("apples, were rotten, were stolen, night", "young trees, dried up, were eaten by "
        "deer, first year", "pots, cracked, were broken by the cat, kiln", "pumpkins, froze, were squashed, autumn",
        "cabbages, were eaten by snails, went bad, summer", "rose bushes, withered, were trampled, heat",
        "melons, split, got mouldy, rain"), again=("b|And if {b} {l2}?", )),
    ask("xa_walked_in_two_parts", {"t": range(8, 301), "a": range(2, 151), "b": range(2, 151)}, plan("s: a + b: done in "
        "two parts", "? s < t", "r: t - s: still to go", end="{km}"), "The {way} is {t} {km} long. {N} did {a} {km} "
        "before {noon} and {b} {km} after it. How many {km} are still to go?", "{way} {t:d} {km}, {a:d} before {noon}, "
        "{b:d} after. to go?", "{K} wants to do a {way} of {t} {km}. The first part was {a} {km}, the second {b} {km}. "
        "What is missing?", "I had done {a} {km} when I stopped for {noon}. Then I did {b} {km} more. The whole {way} "
        "has {t} {km}. How far is it to the end?", "How many {km} remain of a {way} of {t} {km} after one part of {a} "
        "and another of {b} {km}?", "Path 21 is a {way} of {t} {km}. {M} has {a:w} {km} from the morning and {b:w} {km} "
        "from the afternoon behind {him2}. How much lies ahead?", slots="way km noon", rows=("hike, km, lunch",
        "trail, miles, lunch", "bike tour, km, the break", "pilgrim way, miles, noon", "canoe trip, km, the picnic",
        "coast walk, miles, tea", "ski route, km, the rest"), again=("b|And with {b} {km} in the second part?", )),
    ask("xa_tables_of_two_sizes_places", {"n": range(2, 16), "k": (4, 5, 6, 8), "m": range(2, 16), "j": (2, 3, 4, 6, 10)},
        plan("s: n * k: {n} {tables} of {k}", "u: m * j: {m} {tables} of {j}", "r: s + u: together", end="{xs}"),
        "{place} has {n} {tables} for {k} {xs} and {m} {tables} for {j}. For how many {xs} is there room?",
        "{n:d} {tables} for {k:d} {xs}, {m:d} for {j:d}. room for how many?", "How many {xs} fit into {place} if there "
        "are {n} {tables} that take {k} and {m} that take {j}?", "We can use {m} {tables} with space for {j} and {n} "
        "{tables} with space for {k}. How many {xs} at most?", "{K} looks round {place}: {n:w} {tables}, each good for "
        "{k:w} {xs}, and {m:w} more, each good for {j:w}. What is the largest number of {xs}?", "On floor 2 of {place} "
        "you find {n} {tables} for {k} {xs} each. On floor 3 there are {m} {tables} for {j} {xs} each. Add up the "
        "places.", slots="place tables xs", rows=("The café, tables, guests", "The hostel, rooms, guests", "The camp, "
        "tents, children", "The garage, bays, cars", "The fair, cabins, riders", "The library, desks, readers",
        "The harbour, jetties, boats"), again=("m|And with {m} of the second kind?", )),
    ask("xa_bill_two_people_change", {"a": range(3, 41), "b": range(3, 41), "z": (20, 50, 60, 80, 100)}, plan(
        "s: a + b: to pay together", "? s < z", "r: z - s: change", end="$"), "{X} is {a:$} and {y} is {b:$}. {N} "
        "pay{s} for both with {z:$}. How much comes back?", "{x} {a:$}, {y} {b:$}, paid with {z:$}. change?",
        "I take {x} for {a:$} and {y} for {b:$}. I give the man {z:$}. What change should I get?", "How much change is "
        "there from {z:$} after buying {x} ({a:$}) and {y} ({b:$})?", "{K} puts {z:$} on the counter. {X} costs {a:$}, "
        "{y} costs {b:$}. How much does the shop give back?", "Out of a purse with {z:$}, {a:$} goes on {x} and {b:$} "
        "on {y}. How much money is in the purse afterwards?", "At till 5 {M} paid for {x} and {y}. These were {a:$} and "
        "{b:$}. {M} handed over {z:$}. Find what {he2} got back.", slots="X x y", rows=("The soup, the soup, the pie",
        "The cap, the cap, the belt", "The book, the book, the map", "The plant, the plant, the pot", "The haircut, the "
        "haircut, the shampoo", "The ball, the ball, the pump", "The ticket, the ticket, the programme"), again=(
        "z|And with {z:$}?", "b|And if the second thing is {b:$}?")),
    ask("xa_two_thirds_or_three_quarters", {"a": range(12, 301), "d": range(1), "k": range(1)}, plan("s: a / d: one "
        "part of {d}", "r: k * s: {k} parts of {d}", end="{xs}"), "{part} of the {a} {xs} {are}. How many {xs} is that?",
        "{a:d} {xs}, {part} {are}. how many?", "There are {a} {xs} and {part} of them {are}. How many {xs} {are}?",
        "How many of {a} {xs} {are} if it is {part} of them?", "My {kin} says that {part} of our {a} {xs} {are}. What "
        "number is meant?", "{K} owns {a} {xs}. I've heard that {part} {are}. So how many {xs} of {K} {are}?", slots=
        "d k part xs are", rows=("3, 2, two thirds, hens, are brown", "4, 3, three quarters, books, are novels",
        "5, 2, two fifths, seats, are taken", "5, 3, three fifths, pupils, walk to school", "3, 2, two thirds, tickets, "
        "are sold", "10, 3, three tenths, houses, are new", "8, 3, three eighths, trees, are oaks", "5, 4, four fifths, "
        "letters, have been opened", "4, 3, three quarters, players, are under ten"), again=("a|And of {a}?", )),
    ask("xa_part_given_then_more_given", {"a": range(12, 301), "k": (2, 3, 4, 5, 10), "b": range(2, 61)}, plan(
        "s: a / k: {part} of {a}", "u: a - s: the rest", "? b < u", "r: u - b: {b} gone", end="{xs}"), "{N} had {a} "
        "{xs}. {he} gave {part} of them to {M} and then {b} to {K}. How many {has} {he} left?", "{a:d} {xs}, {part} to "
        "{M}, {b:d} to {K}. left for {N}?", "Out of {a} {xs}, {part} went to {M}. From what was left, {K} got {b}. How "
        "many {xs} remained?", "How many {xs} do I keep if I had {a}, {M} took {part} of them and {K} took {b} more?",
        "{M} was given {part} of the {a} {xs}. Later {b} more were lost. How many {xs} were there in the end?",
        "{K} wanted only {b} {xs}, {M} wanted {part} of all {a}. Both got what they wanted. How many {xs} did nobody "
        "take?", slots="k part xs", rows=("2, half, marbles", "4, a quarter, plums", "3, a third, cards", "5, a fifth, "
        "stickers", "2, one half, cookies", "10, a tenth, beads", "4, one quarter, shells", "3, one third, walnuts"),
        again=("b|And if it is {b}?", )),
)  # fmt: skip
TASKS = STORIES
