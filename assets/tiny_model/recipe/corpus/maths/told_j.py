"""Word problems as they are typed: bills and change, wages and costs, saving up, ages, trips, who has more, part 1."""

from __future__ import annotations

from .weeks import ask, plan

STORIES = (
    ask("th_two_things_and_change", {"p": range(2, 61), "q": range(2, 61), "z": (10, 20, 50, 100, 200)}, plan(
        "s: p + q: both prices", "? s < z", "r: z - s: change from {z}", end="$"), "{N} bought {x} for {p:$} and {y} "
        "for {q:$}. {he} paid with {z:$}. How much change did {he} get?", "{x} costs {p:$}, {y} costs {q:$}. I give the "
        "cashier {z:$}. How much do I get back?", "{x} {p:$} + {y} {q:$}, paid {z:$}, change?", "At the till {N} had "
        "{x} and {y}. The prices were {p:$} and {q:$}. {he} handed over a {z:n} note. What came back?", "How much is "
        "left of {z:$} if somebody takes {x} at {p:$} and {y} at {q:$}?", "I've got {z:$} in my purse. I want {y} "
        "({q:$}) and also {x} ({p:$}). What will be in my purse afterwards?", "{K} went out with {z:$} and came home "
        "with {x} and {y}. One was {p:$}, the other {q:$}. How much money did {K} bring back?", "The shopkeeper takes "
        "{z:$} from me and has to return what is too much. I chose {x} for {p:$} and {y} for {q:$}. What must the "
        "shopkeeper return?", slots="x y p q", rows=("a notebook, a ruler, 2-9, 2-8", "a sandwich, a juice, 4-9, 2-5",
        "a book, a pen, 8-30, 2-9", "a ball, a pump, 9-30, 6-20", "a plant, a pot, 5-25, 4-20", "a cap, a scarf, 8-30, "
        "9-40", "a cheese, a loaf, 4-15, 3-7", "a toy car, a puzzle, 4-15, 6-20", "a lamp, a rug, 20-60, 20-60"), again=(
        "z|And from {z:$}?", )),
    ask("th_several_of_one_and_one_other", {"n": range(2, 10), "p": range(2, 16), "q": range(2, 41), "z": (20, 30, 40, 50,
        60, 80, 100, 200)}, plan("s: n * p: {n} {xs} at {p}", "u: s + q: with {y}", "? u < z", "r: z - u: change from "
        "{z}", end="$"), "{N} buy{s} {n} {xs} at {p:$} each and {y} for {q:$}. {he} pay{s} with {z:$}. How much change "
        "is there?", "{n:d} {xs} {p:$} each, {y} {q:$}, I pay {z:$}. change?", "One {x} is {p:$}. I'd like {n} of them, "
        "and {y}, which is {q:$}. How much of my {z:$} do I have left?", "{N} had {z:$}. {he} spent {q:$} on {y} and "
        "took {n} {xs} for {p:$} each. How much money was left?", "How much do I get back from {z:$} for {n} {xs} "
        "({p:$} apiece) and {y} ({q:$})?", "On the bill: {n} times {x} at {p:$}, once {y} at {q:$}. Given: {z:$}. Find "
        "the change.", "My {kin} gave me {z:$} to fetch {y} and {n} {xs}. {y} cost {q:$}, and for every {x} they wanted "
        "{p:$}. What should I give back to my {kin}?", slots="x xs y p q", rows=("apple pie, apple pies, a coffee, 3-6, "
        "2-5", "pencil, pencils, a sharpener, 2-4, 3-8", "ticket, tickets, a programme, 6-15, 3-8", "bottle, bottles, a "
        "bag, 2-5, 2-4", "plate, plates, a teapot, 4-12, 15-40", "T-shirt, T-shirts, a jacket, 8-15, 30-40",
        "rose, roses, a vase, 2-5, 8-30", "postcard, postcards, a pen, 2-3, 3-9", "kilo of tomatoes, kilos of tomatoes, "
        "a melon, 2-5, 3-7"), again=("n|And with {n} {xs}?", )),
    ask("th_three_different_things", {"p": range(2, 51), "q": range(2, 51), "u": range(2, 51), "z": (50, 100, 150, 200)},
        plan("s: p + q: {x} and {y}", "w: s + u: with {w3}", "? w < z", "r: z - w: left of {z}", end="$"),
        "{N} went shopping with {z:$}. {he} paid {p:$} for {x}, {q:$} for {y} and {u:$} for {w3}. How much was left?",
        "{x} {p:$}, {y} {q:$}, {w3} {u:$}. I have {z:$}. what's left", "I spent {p:$} on {x}, {q:$} on {y}, and the "
        "last thing was {w3} at {u:$}. I had {z:$} when I left home. What do I have now?", "How much remains of {z:$} "
        "after someone buys {x} for {p:$}, {y} for {q:$} and {w3} for {u:$}?", "{K} needs {x}, {y} and {w3}. They cost "
        "{p:$}, {q:$} and {u:$}. {K} takes {z:$} along. How much will {K} bring home?", "With {z:$} in hand {N} bought "
        "three things: {w3} ({u:$}), {y} ({q:$}) and {x} ({p:$}). What did {he} keep?", slots="x y w3 p q u", rows=(
        "milk, bread, cheese, 2-4, 2-5, 4-12", "a shirt, a belt, socks, 12-40, 8-25, 3-9", "petrol, a car wash, oil, "
        "20-50, 8-20, 9-30", "flour, sugar, eggs, 2-4, 2-4, 3-6", "stamps, paper, envelopes, 5-20, 4-12, 3-9",
        "a helmet, gloves, a lock, 20-50, 9-30, 8-30", "lunch, a taxi, a museum ticket, 9-30, 8-30, 5-20")),
    ask("th_not_enough_money_for_them", {"n": range(2, 13), "p": range(3, 41), "a": range(5, 201)}, plan("s: n * p: {n} "
        "{xs} at {p}", "? a < s", "r: s - a: still needed", end="$"), "{N} want{s} {n} {xs} at {p:$} each but {has} "
        "only {a:$}. How much more money do{es} {he} need?", "{n:d} {xs} at {p:$}, I have {a:$}. how much is missing?",
        "A {x} costs {p:$}. We need {n}. There is {a:$} in the box. How much do we have to add?", "I'd like to buy {n} "
        "{xs}. They're {p:$} each. My savings are {a:$}. How far off am I?", "How much is {K} short if {n} {xs} are to "
        "be bought for {p:$} apiece and {K} has {a:$}?", "{K} counted {a:$}. That does not pay for {n} {xs}, because "
        "each is {p:$}. What sum must {K} borrow?", "{a:$} won't do. {n:w} {xs} must be paid, {p:$} for each. How much "
        "is lacking?", slots="x xs p", rows=("ticket, tickets, 6-40", "chair, chairs, 15-40", "book, books, 5-25",
        "brush, brushes, 3-12", "pizza, pizzas, 7-15", "ball, balls, 8-30", "hen, hens, 9-30", "roll of wallpaper, "
        "rolls of wallpaper, 9-35", "goldfish, goldfish, 3-9"), again=("a|And with {a:$}?", )),
    ask("th_hours_paid_minus_cost", {"h": range(2, 13), "p": range(8, 31), "c": range(3, 91)}, plan("s: h * p: {h} "
        "hours at {p}", "? c < s", "r: s - c: after {cost}", end="$"), "{N} earn{s} {p:$} an hour and work{s} {h} "
        "hours. {he} pay{s} {c:$} for {cost}. How much is left?", "{h:d} hours at {p:$}, minus {c:$} for {cost}. what "
        "remains?", "{N} {did} for {h} hours and got {p:$} per hour. {cost} cost {c:$}. How much money did {he} make in "
        "the end?", "I get {p:$} for every hour. Today I worked {h} hours, but {cost} took {c:$} of it. What did I "
        "really earn?", "How much does {K} keep after {h} hours of work at {p:$} an hour if {c:$} goes on {cost}?",
        "{K} spends {c:$} a day on {cost}. On one day {K} works {h} hours, each for {p:$}. Find what is left of the "
        "day's pay.", "An hour of work brings {p:$}. After {h:w} hours {c:$} must be given up for {cost}. State the "
        "rest.", slots="did cost", rows=("babysat, the bus", "mowed lawns, petrol", "gave lessons, the room",
        "delivered parcels, fuel", "cleaned houses, soap", "washed cars, water", "cut hair, the chair",
        "painted fences, paint", "walked dogs, treats", "played the piano, parking"), again=("h|And for {h} hours?", )),
    ask("th_per_job_each_week_saved", {"n": range(2, 10), "k": range(3, 21), "m": range(2, 13), "b": range(5, 201)}, plan(
        "s: n * k: in one week", "u: m * s: in {m} weeks", "? b < u", "r: u - b: after spending {b}", end="$"),
        "{N} get{s} {k:$} for each {job}, and there are {n} a week. After {m} weeks {he} spend{s} {b:$}. How much money "
        "{has} {he} left?", "{k:$} per {job}, {n:d} a week, {m:d} weeks, spent {b:$}. left?", "For one {job} they pay "
        "{k:$}. {K} has {n} of them every week. How much is left of the money of {m} weeks once {b:$} has been spent?",
        "I make {k:$} with every {job}. There are {n} each week. I've done this for {m} weeks and used {b:$} of it for "
        "a present. How much have I still got?", "How much can be saved in {m} weeks if every {job} brings {k:$}, there "
        "are {n} a week, and {b:$} is used up?", "{b:$} of what {K} earned is gone. {K} did {n:w} every week for {m:w} "
        "weeks, and each {job} was worth {k:$}. Say what is there.", slots="job", rows=("walk with the dog",
        "piano lesson", "car wash", "shift", "delivery", "evening of babysitting", "haircut", "window", "tour", "poster"),
        again=("m|And after {m} weeks?", )),
    ask("th_saving_up_weeks_needed", {"t": range(40, 901), "a": range(5, 301), "b": (2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25,
        30, 40, 50)}, plan("? a < t", "s: t - a: still missing", "r: s up b: {weeks} with {b}", end="{weeks}"),
        "{N} want{s} to buy {x} for {t:$}. {he} {has} {a:$} and save{s} {b:$} a {week}. How many {weeks} will it take?",
        "{x} costs {t:$}. I have {a:$} already and put away {b:$} every {week}. After how many {weeks} can I buy it?",
        "{x} {t:$}, have {a:$}, saving {b:$} per {week}, how many {weeks}?", "How many {weeks} must {K} still save "
        "{b:$} if {K} has {a:$} and {x} is {t:$}?", "My {kin} gave me {a:$} towards {x}. The price is {t:$}. If I save "
        "{b:$} each {week}, for how many {weeks} do I have to wait?", "Every {week} {b:$} goes into the jar. {a:$} is "
        "in it now. {N} {has} to have {t:$} for {x}. In how many {weeks} is there enough?", "{x} will cost {t:$}. {a:$} "
        "of it is there. The rest comes in parts of {b:$} a {week}. Find how many {weeks} that is.", slots="x week weeks",
        rows=("a bike, week, weeks", "a guitar, month, months", "a tablet, week, weeks", "a skateboard, week, weeks",
        "a holiday, month, months", "a drum kit, week, weeks", "a phone, month, months", "a sewing machine, week, weeks",
        "a tent, week, weeks", "a piano, month, months"), again=("a|And if I have {a:$}?", )),
    ask("th_saves_each_week_and_spends_some", {"a": range(5, 41), "b": range(2, 21), "n": range(2, 21)}, plan("? b < a",
        "s: a - b: kept each {week}", "r: n * s: {n} {weeks} of {s}", end="$"), "{N} get{s} {a:$} a {week} and spend{s} "
        "{b:$} of it. How much {has} {he} saved after {n} {weeks}?", "{a:$} in, {b:$} out every {week}. how much after "
        "{n:d} {weeks}?", "Each {week} I receive {a:$}. {b:$} of that goes on {thing}, the rest I keep. What do I have "
        "after {n} {weeks}?", "How much money does {K} put aside in {n} {weeks} if {a:$} comes in per {week} and {b:$} "
        "is needed for {thing}?", "{K} uses up {b:$} of {a:$} every {week} for {thing}. What is not used goes into a "
        "box. How much is in the box after {n} {weeks}?", "My {kin} pays me {a:$} each {week}, and I waste {b:$} each "
        "{week} on {thing}. {n} {weeks} have passed. How much have I got together?", "{thing} costs me {b:$} a {week}. "
        "My pocket money is {a:$} a {week}. Find my savings for {n:w} {weeks}.", slots="week weeks thing", rows=(
        "week, weeks, sweets", "week, weeks, the bus", "month, months, comics", "week, weeks, snacks", "month, months, "
        "the phone", "week, weeks, games", "month, months, music", "week, weeks, swimming"), again=("n|And after {n} "
        "{weeks}?", )),
    ask("th_stall_cups_minus_ingredients", {"n": range(8, 151), "p": range(2, 7), "c": range(5, 91)}, plan("s: n * p: "
        "{n} {cups} at {p}", "? c < s", "r: s - c: without the {costs}", end="$"), "{N} sold {n} {cups} at {p:$} each. "
        "The {costs} cost {c:$}. How much profit is that?", "sold {n:d} {cups} for {p:$} each, {costs} {c:$}, profit?",
        "At our stall one of the {cups} is {p:$}. {n} people bought one. We had paid {c:$} for the {costs}. What did we "
        "earn?", "How much is earned with {n} {cups} at {p:$} if the {costs} come to {c:$}?", "I spent {c:$} on "
        "{costs}. Then I sold {n} {cups} and asked {p:$} for every one. How much better off am I?", "{K} has {n:w} "
        "{cups} to sell for {p:$} apiece and sells them all. {c:$} has to be paid back for the {costs}. What is the "
        "gain?", "The school took {p:$} for each of {n} {cups}. From the money the {costs} were paid, {c:$}. How much "
        "went to the school trip?", slots="cups costs", rows=("cups of lemonade, lemons and sugar",
        "muffins, ingredients", "bracelets, beads", "waffles, eggs and flour", "candles, wax and jars", "bowls of soup, "
        "vegetables", "toasts, bread and cheese", "paintings, paints and frames"), again=("n|And with {n} {cups}?", )),
    ask("th_profit_shared_by_friends", {"n": range(8, 151), "p": range(2, 10), "c": range(5, 91), "k": range(2, 7)}, plan(
        "s: n * p: {n} {cups} at {p}", "? c < s", "u: s - c: without costs of {c}", "r: u / k: for each of {k}", end="$"),
        "{k} friends sell {n} {cups} at {p:$} each. They spent {c:$} on {costs}. They share the profit equally. How "
        "much does each get?", "{n:d} {cups} x {p:$}, {costs} {c:$}, profit split {k:d} ways. each?", "We were {k} at "
        "the stall. We sold {n} {cups}, {p:$} apiece, and had to pay {c:$} for {costs}. What did every one of us get "
        "out of it?", "How much does each of {k} partners get if {n} {cups} are sold for {p:$} and {costs} of {c:$} are "
        "paid first?", "{K} and the others ({k} people in all) took {p:$} for each of {n} {cups}. After paying {c:$} "
        "for {costs}, they divided the rest fairly. What was {K} given?", "{costs} took {c:$} of our takings. The "
        "takings were {n:w} times {p:$}, from {n:w} {cups}. {k:w} helpers share what is left. Find one share.", slots=
        "cups costs", rows=("cups of tea, milk and tea", "pies, fruit", "posters, paper", "badges, tin", "cakes, butter",
        "kites, cloth", "birdhouses, wood", "plants, pots"), again=("k|And with {k} friends?", )),
    ask("th_years_older_together", {"a": range(4, 61), "b": range(2, 31)}, plan("s: a + b: {N}", "r: a + s: both "
        "together", end="years"), "{N} is {b} years older than {M}. {M} is {a}. How old are they together?",
        "{M} is {a} years old. {N} is {b} years older. What is the sum of their ages?", "{M} {a:d}, {N} {b:d} years "
        "older, ages together?", "How many years do {N} and {M} have together if {M} is {a} and {N} was born {b} years "
        "earlier?", "{N} has {b} years more than {M}, who is {a} now. Add the two ages.", "{M} had a birthday and is "
        "{a}. {N} is ahead of {M} by {b} years. Work out how old both are taken together.", "Two cousins, {N} and {M}: "
        "{M}, the younger one, is {a:w}, and {N} is {b:w} years older. How many years is that in all?", again=(
        "a|And if {M} is {a}?", )),
    ask("th_years_older_in_some_years", {"a": range(4, 61), "b": range(2, 31), "c": range(2, 21)}, plan("s: a + b: {N} "
        "now", "r: s + c: in {c} years", end="years"), "{N} is {b} years older than {M}. {M} is {a}. How old will {N} "
        "be in {c} years?", "{M} is {a} now and {N} is {b} years older. How old is {N} going to be {c} years from now?",
        "{M} {a:d}, {N} {b:d} older. {N} in {c:d} years?", "{M} is {a} years old. That is {b} years less than {N}. In "
        "{c} years, what is the age of {N}?", "How old is {N} in {c} years' time, when {M} is {a} today and {N} has {b} "
        "years more?", "My friend {M} turned {a} this week. {N}, another friend, is {b} years older. I'll see them in "
        "{c} years. How old will {N} be then?", "The age of {M} is {a:w}. {N} was already {b:w} when {M} was born. "
        "After {c:w} more years, how old will {N} be?", again=("c|And in {c} years?", )),
    ask("th_years_younger_then_ago", {"a": range(20, 91), "b": range(2, 16), "c": range(2, 11)}, plan("? b < a",
        "s: a - b: {N} now", "? c < s", "r: s - c: {c} years ago", end="years"), "{N} is {b} years younger than {M}, "
        "who is {a}. How old was {N} {c} years ago?", "{M} is {a}. {N} is {b} years younger. What age did {N} have {c} "
        "years ago?", "{M} {a:d}, {N} {b:d} years younger. {N}'s age {c:d} years ago?", "{c} years ago I met {N} and "
        "{M}. Now {M} is {a}, and {N} is younger by {b} years. How old was {N} when I met them?", "How old was {N} {c} "
        "years before today, if today {M} is {a} and {b} years older than {N}?", "{M} will tell everybody: I am {a}! "
        "{N} is {b} years less. Think back {c} years. What was the age of {N}?", "Between {M}, aged {a:w}, and {N} "
        "there are {b:w} years, and {M} is the older one. Find the age that {N} had {c:w} years ago.", again=(
        "c|And {c} years ago?", )),
    ask("th_times_as_old_difference", {"a": range(3, 26), "k": range(2, 7)}, plan("s: k * a: {N}", "? s < 100",
        "r: s - a: difference", end="years"), "{N} is {times} as old as {M}. {M} is {a}. How many years older is {N}?",
        "{M} is {a}, {N} is {times} that age. What is the difference in years?", "{M} {a:d} years, {N} {times} as old, "
        "how many years between them?", "How many years is {M} younger than {N}, if {M} is {a} and {N} {times} as old?",
        "{N} says: I'm {times} as old as {M}. {M} has just turned {a}. By how many years is {N} the older one?",
        "{M} is only {a:w}. {N} is {times} as old. How many years did {N} live before {M} was born?", slots="k times",
        rows=("2, twice", "3, three times", "4, four times", "5, five times", "6, six times", "2, two times",
        "3, 3 times"), again=("a|And if {M} is {a}?", )),
    ask("th_times_as_old_in_some_years", {"a": range(3, 26), "k": range(2, 7), "c": range(2, 21)}, plan("s: k * a: {N} "
        "now", "r: s + c: in {c} years", "? r < 110", end="years"), "{N} is {times} as old as {M}. {M} is {a}. How old "
        "will {N} be in {c} years?", "{M} is {a} years old and {N} is {times} as old. How old is {N} when {c} more "
        "years have gone by?", "{M} {a:d}, {N} {times} as old, {N} in {c:d} years?", "What will be the age of {N} in "
        "{c} years? Today {M} is {a}, and {N} is {times} that.", "{N} is going to retire in {c} years. {M} is {a} and "
        "{N} is {times} as old as that. At what age does {N} retire?", "My neighbour {M} is {a:w}. {N} next door is "
        "{times} as old. Let {c:w} years pass. How old is {N} then?", "{c} years from today {N} has a party. {N} is now "
        "{times} as old as {M}, who is {a}. How old will {N} be at the party?", slots="k times", rows=("2, twice",
        "3, three times", "4, four times", "5, five times", "6, six times", "3, 3 times"), again=("c|And in {c} years?", )),
    ask("th_sum_of_ages_and_one", {"t": range(20, 151), "a": range(5, 71), "b": range(2, 21)}, plan("? a < t",
        "s: t - a: {N} now", "r: s + b: in {b} years", end="years"), "{N} and {M} are {t} years old together. {M} is "
        "{a}. How old will {N} be in {b} years?", "The ages of {M} and {N} add up to {t}. {M} is {a} years old. What "
        "age will {N} have after {b} years?", "together {t:d}, {M} is {a:d}. how old is {N} in {b:d} years?",
        "{N} plus {M} makes {t} years. Of those, {a} are the years of {M}. In {b} years, how old will {N} be?",
        "If two people are {t} in all and one of them is {a}, how old will the other one be {b} years from now?",
        "Put together, {M} and {N} have lived {t:w} years. {M} has lived {a:w} of them. How old is {N} {b:w} years "
        "later?", again=("b|And in {b} years?", )),
    ask("th_heights_of_three", {"a": range(90, 171), "b": range(3, 41), "c": range(3, 31)}, plan("s: a + b: {N}",
        "? c < s", "r: s - c: {K}", end="cm"), "{M} is {a:d} cm tall. {N} is {b} cm taller than {M}. {K} is {c} cm "
        "shorter than {N}. How tall is {K}?", "{M} {a:d} cm, {N} {b:d} cm taller, {K} {c:d} cm shorter than {N}. {K}?",
        "How many cm tall is {K}, who is {c} cm shorter than {N}, if {N} is {b} cm taller than {M} and {M} is {a:d} cm?",
        "We measured three children. {M} has {a:d} cm. {N} has {b} cm more than {M}. {K} has {c} cm less than {N}. What "
        "is written next to {K}?", "{K} is smaller than {N} by {c} cm. {N} is bigger than {M} by {b} cm. {M} measures "
        "{a:d} cm. Find the height of {K}.", "Against the door frame {M} reaches {a:d} cm and {N} reaches {b} cm "
        "higher. The mark of {K} is {c} cm below that of {N}. At what height is it?", again=("a|And if {M} is {a:d} cm "
        "tall?", )),
    ask("th_money_two_jobs_minus_rent", {"a": range(100, 901), "b": range(50, 601), "c": range(100, 901)}, plan(
        "s: a + b: earned in all", "? c < s", "r: s - c: after {x}", end="$"), "{N} earn{s} {a:$} with {job} and {b:$} "
        "with {job2}. {x} costs {c:$}. How much is left?", "{job} {a:$}, {job2} {b:$}, {x} {c:$}. left over?",
        "I have two jobs: {job} gives me {a:$} and {job2} gives me {b:$}. I must pay {c:$} for {x}. What do I have "
        "after that?", "How much of the income from {job} ({a:$}) and {job2} ({b:$}) is left when {x} of {c:$} has been "
        "paid?", "Last month {K} got {a:$} for {job}. From {job2} came {b:$}. Then {c:$} went away for {x}. What stayed?",
        "{x} takes {c:$}. In comes {a:$} for {job} plus {b:$} for {job2}. State the balance.", slots="job job2 x", rows=(
        "cooking, singing, the rent", "teaching, writing, the rent", "driving, gardening, the repair", "cleaning, "
        "babysitting, the course", "the shop, the market, the loan", "the morning job, the evening job, the flat",
        "photos, videos, the new camera"), again=("c|And if {x} is {c:$}?", )),
    ask("th_taxi_base_and_km", {"b": range(2, 10), "k": range(2, 61), "p": range(2, 6), "z": (20, 30, 40, 50, 100, 200)},
        plan("s: k * p: {k} {kms} at {p}", "u: s + b: with the {base}", "? u < z", "r: z - u: left of {z}", end="$"),
        "{Ride} costs {b:$} {base2} and {p:$} per {km}. {N} go{es} {k} {kms} and {has} {z:$} along. How much is left?",
        "{ride}: {b:$} {base2}, {p:$} a {km}, {k:d} {kms}, I have {z:$}. rest?", "{N} pay{s} {b:$} {base2} for {ride} "
        "and then {p:$} for each {km}. After {k} {kms} {he} give{s} {z:$}. How much change is due?", "How much of {z:$} "
        "remains after {ride} of {k} {kms}, if each {km} is {p:$} and there is {b:$} {base2}?", "There's a fixed {base} "
        "of {b:$} for {ride}. On top, every {km} costs {p:$}. We did {k} {kms} and paid out of {z:$}. What did we have "
        "afterwards?", "First {b:$} is charged, just for starting. Then it's {p:$} a {km}. {K} took {ride} for {k:w} "
        "{kms}. Of {z:$}, how much has {K} got left?", slots="Ride ride km kms base base2", rows=("A taxi, a taxi, km, "
        "km, starting fee, to start", "A rickshaw, a rickshaw, minute, minutes, fee, to start", "A van, a van, hour, "
        "hours, fee, to book it", "A scooter, a scooter, minute, minutes, fee, to unlock it", "A boat, a boat, hour, "
        "hours, fee, to book it", "A horse carriage, a horse carriage, km, km, fee, to begin"), again=("k|And for {k} "
        "{kms}?", )),
    ask("th_first_hour_dearer", {"p": range(4, 31), "q": range(2, 16), "h": range(2, 11)}, plan("? q < p", "n: h - 1: "
        "{hours} after the first", "s: n * q: {n} {hours} at {q}", "r: p + s: with the first {hour}", end="$"),
        "{Thing} costs {p:$} for the first {hour} and {q:$} for every further {hour}. How much are {h} {hours}?",
        "{thing}, first {hour} {p:$}, then {q:$} per {hour}, what do {h:d} {hours} cost", "{N} hired {thing} for {h} "
        "{hours}. The first {hour} was {p:$}, each {hour} after that was {q:$}. What did {he} pay?", "How much must be "
        "paid for {h} {hours} of {thing} if only the first {hour} costs {p:$} and all the others cost {q:$}?",
        "I kept {thing} for {h} {hours} altogether. They wanted {p:$} for {hour} number one and {q:$} for each of the "
        "others. What was the bill?", "After the first {hour}, which is {p:$}, {thing} gets cheaper: {q:$} for each "
        "{hour} more. {K} takes it for {h:w} {hours}. Find the price.", slots="Thing thing hour hours", rows=(
        "A bike, a bike, day, days", "A rowing boat, a rowing boat, hour, hours", "The car park, the car park, hour, "
        "hours", "A tent, a tent, night, nights", "A drill, a drill, day, days", "A table at the fair, a table at the "
        "fair, day, days", "A locker, a locker, day, days", "A canoe, a canoe, hour, hours"), again=("h|And for {h} "
        "{hours}?", )),
    ask("th_phone_bill_with_extra", {"a": range(100, 501, 10), "b": range(110, 701, 10), "p": range(2, 6), "c": range(5,
        31)}, plan("? a < b", "s: b - a: {mins} over the {a} free ones", "? s < 60", "u: s * p: {s} {mins} at {p}",
        "r: u + c: with the monthly {c}", end="$"), "A plan costs {c:$} a month with {a:d} {mins} free. Each {min} more "
        "costs {p:$}. {N} used {b:d} {mins}. How much is the bill?", "{c:$} per month, {a:d} {mins} included, {p:$} per "
        "extra {min}, used {b:d}. bill?", "How much do I have to pay for {b:d} {mins} this month, if {a:d} are included "
        "in the {c:$} and every further {min} is {p:$}?", "My contract: {c:$} a month and {a:d} {mins} for nothing. "
        "Above that a {min} is {p:$}. I needed {b:d} {mins}. What do I owe?", "{K} went over the limit. {a:d} {mins} "
        "are free, but {K} had {b:d}. One {min} too many costs {p:$}, and the plan itself {c:$}. What does {K} have to "
        "pay?", "Included {mins}: {a:d}. Used: {b:d}. Price of an extra one: {p:$}. Basic fee: {c:$}. Find the sum that "
        "is due.", slots="min mins", rows=("call, calls", "message, messages", "copy, copies", "page, pages", "km, km",
        "unit, units", "minute, minutes"), again=("b|And with {b:d} {mins}?", )),
    ask("th_pack_cheaper_than_single", {"n": range(3, 31), "p": range(2, 10), "q": range(5, 201)}, plan("s: n * p: {n} "
        "single {xs} at {p}", "? q < s", "r: s - q: saved with the {pack}", end="$"), "One {x} costs {p:$}. A {pack} of "
        "{n} costs {q:$}. How much is saved with the {pack}?", "{x} {p:$} each or {pack} of {n:d} for {q:$}. how much "
        "cheaper is the {pack}", "{N} need{s} {n} {xs}. {he} can buy them one by one for {p:$} each or take a {pack} "
        "with all {n} for {q:$}. What is the difference?", "How much do I save if I take the {pack} of {n} at {q:$} and "
        "not {n} single {xs} at {p:$}?", "I paid {q:$} for a {pack} with {n} {xs} in it. My {kin} bought {n} {xs} "
        "singly, {p:$} apiece. How much more did my {kin} pay?", "{n:w} times {p:$} would be the price without a "
        "{pack}. With it {n:w} {xs} cost {q:$}. By what amount is it less?", slots="x xs pack", rows=("ride, rides, day "
        "pass", "ticket, tickets, block", "yoghurt, yoghurts, crate", "lesson, lessons, course", "bulb, bulbs, box",
        "entry, entries, season card", "coffee, coffees, card", "battery, batteries, pack", "stamp, stamps, sheet"), again=(
        "q|And if the {pack} costs {q:$}?", )),
    ask("th_from_pack_price_to_several", {"n": range(2, 13), "t": range(6, 201), "m": range(2, 31)}, plan("p: t / n: "
        "price of one {x}", "? m ! n", "r: m * p: {m} {xs} at {p}", end="$"), "{n} {xs} cost {t:$}. How much do {m} "
        "{xs} cost?", "For {n} {xs} {N} paid {t:$}. What would {he} pay for {m} at the same price?", "{n:d} {xs} = "
        "{t:$}, {m:d} {xs} = ?", "If {n} {xs} are {t:$} and all cost the same, how much are {m}?", "I bought {n} {xs} "
        "for {t:$} in all. My {kin} wants {m} of them too. How much money will my {kin} need?", "The price of {n:w} "
        "{xs} is {t:$}. Find first what one {x} costs, and then the price of {m:w}.", "{K} sells {xs}. Somebody gets "
        "{n} and pays {t:$}. The next customer gets {m}. What does the next one pay?", slots="x xs", rows=(
        "ticket, tickets", "melon, melons", "bag, bags", "tile, tiles", "bottle, bottles", "lesson, lessons",
        "haircut, haircuts", "cushion, cushions", "kilo of fish, kilos of fish", "mango, mangoes", "metre of cloth, "
        "metres of cloth"), again=("m|And for {m}?", )),
    ask("th_bill_split_after_voucher", {"a": range(10, 151), "b": range(10, 151), "c": range(5, 61), "k": range(2, 9)},
        plan("s: a + b: whole bill", "? c < s", "u: s - c: after the {voucher}", "r: u / k: for each of {k}", end="$"),
        "{k} friends eat out. The food costs {a:$} and the drinks {b:$}. They have a {voucher} for {c:$} and split the "
        "rest. How much does each pay?", "food {a:$}, drinks {b:$}, {voucher} {c:$} off, {k:d} people. each pays?",
        "We were {k} at the table. For the meals it was {a:$}, for the drinks {b:$}. A {voucher} took {c:$} off. What "
        "was my part, if everyone paid the same?", "How much must each of {k} people pay of a bill of {a:$} plus {b:$} "
        "when a {voucher} covers {c:$} of it?", "The bill has two lines, {a:$} and {b:$}. {c:$} are paid by a "
        "{voucher}. {k:w} guests share what remains. Find one share.", "{K} invited nobody: all {k} of us paid equally. "
        "The kitchen wanted {a:$} and the bar {b:$}, less {c:$} thanks to a {voucher}. What did {K} pay?", slots=
        "voucher", rows=("voucher", "coupon", "gift card", "discount", "free starter", "birthday card"), again=(
        "k|And with {k} people?", )),
    ask("th_overtime_at_other_rate", {"h": range(5, 41), "p": range(8, 21), "m": range(2, 13), "q": range(12, 41)}, plan(
        "? p < q", "s: h * p: {h} hours at {p}", "u: m * q: {m} hours at {q}", "r: s + u: together", end="$"),
        "{N} worked {h} normal hours at {p:$} and {m} {extra} hours at {q:$}. How much did {he} earn?", "{h:d} hours "
        "{p:$}/h plus {m:d} {extra} hours {q:$}/h, total pay?", "An hour is paid with {p:$}, and one of the {extra} "
        "hours with {q:$}. This week {K} had {h} of the first kind and {m} of the second. What is the pay?",
        "How much money is it for {h} hours at {p:$} together with {m} {extra} hours at {q:$} each?", "I did {h} hours "
        "as usual, {p:$} each. Then my boss asked me to do {m} {extra} hours, and for each of those I got {q:$}. What "
        "did I get in all?", "Pay for an {extra} hour: {q:$}. Pay for any other hour: {p:$}. {K} noted {m} {extra} "
        "hours and {h} others. Calculate the wage.", slots="extra", rows=("late", "night", "weekend", "holiday",
        "evening", "early"), again=("m|And with {m} {extra} hours?", )),
    ask("th_class_trip_bus_and_tickets", {"n": range(10, 33), "p": range(3, 16), "b": range(60, 401, 10), "c": range(20,
        201, 10)}, plan("s: n * p: {n} tickets at {p}", "u: s + b: with the {bus}", "? c < u", "r: u - c: after {c} "
        "from {club}", end="$"), "{n} {who} go on a trip. A ticket is {p:$} each and the {bus} costs {b:$}. {club} "
        "gives {c:$}. How much must still be paid?", "{n:d} {who} x {p:$}, {bus} {b:$}, {club} pays {c:$}. rest?",
        "The {bus} for our trip costs {b:$} in all. In addition each of the {n} {who} needs a ticket for {p:$}. {club} "
        "pays {c:$} of everything. What do we have to find ourselves?", "How much of the costs remains, with {b:$} for "
        "the {bus}, {n} tickets at {p:$} each and {c:$} from {club}?", "{N} plan{s} a trip for {n} {who}: {p:$} a head "
        "to get in, {b:$} once for the {bus}, {c:$} less thanks to {club}. What is the sum?", "{club} promised us "
        "{c:$}. For {n:w} {who} we need tickets at {p:$} apiece, and the {bus} is {b:$} for all together. How much is "
        "not covered?", slots="who bus club", rows=("pupils, bus, the parents' club", "singers, coach, the church",
        "scouts, ferry, the town", "players, bus, the sports club", "pensioners, boat, the mayor", "students, guide, "
        "the college"), again=("c|And if {club} gives {c:$}?", )),
    ask("th_adults_and_children_entry", {"m": range(2, 9), "p": range(6, 31), "n": range(2, 13), "q": range(3, 21), "z": (
        100, 150, 200, 300, 400)}, plan("? q < p", "s: m * p: {m} adults at {p}", "u: n * q: {n} children at {q}",
        "w: s + u: all tickets", "? w < z", "r: z - w: left of {z}", end="$"), "{place}: adults {p:$}, children {q:$}. "
        "{N} take{s} {m} adults and {n} children. {he} had {z:$}. How much is left?", "{m:d} adults at {p:$}, {n:d} "
        "kids at {q:$}, I've got {z:$}. left after paying?", "A child pays {q:$} and an adult {p:$} at the {place2}. We "
        "are {m} adults with {n} children and have {z:$}. What do we have after the entrance?", "How much of {z:$} "
        "remains if {m} adults at {p:$} and {n} children at {q:$} go into the {place2}?", "{K} goes to the {place2} "
        "with {n} children, and in all there are {m} adults. For each child it's {q:$}, for each grown-up {p:$}. Of "
        "{z:$}, what comes back?", "We paid with {z:$} at the {place2}. Tickets: {n:w} children for {q:$} each, {m:w} "
        "adults for {p:$} each. Find the change.", slots="place place2", rows=("Zoo, zoo", "Swimming pool, swimming pool",
        "Castle, castle", "Circus, circus", "Science museum, science museum", "Climbing hall, climbing hall",
        "Boat tour, boat tour"), again=("n|And with {n} children?", )),
    ask("th_loan_paid_back", {"t": range(60, 1501, 10), "n": range(2, 25), "p": range(5, 91), "b": range(5, 91)}, plan(
        "s: n * p: paid in {n} {months}", "u: s + b: with the {b}", "? u < t", "r: t - u: still owed", end="$"),
        "{N} borrowed {t:$} from {lender}. {he} paid back {p:$} a {month} for {n} {months} and once {b:$} extra. How "
        "much do{es} {he} still owe?", "loan {t:$}, {n:d} {months} x {p:$}, one extra {b:$}. still owed?",
        "I owe {lender} {t:$}. I've given back {p:$} each {month}, {n} {months} long. At my birthday I added {b:$}. "
        "What is my debt now?", "How much of a loan of {t:$} is left after {n} {months} with {p:$} each and a single "
        "payment of {b:$}?", "{lender} lent {K} {t:$}. {K} returned {b:$} at once and then {p:$} per {month}, {n} times "
        "so far. What must {K} still return?", "{p:$} a {month}, that is how {K} pays off {t:$}. {n:w} {months} are "
        "over, and besides that {b:$} has been paid. Find the rest of the debt.", slots="lender month months", rows=(
        "the bank, month, months", "an uncle, week, weeks", "a friend, week, weeks", "Grandma, month, months",
        "the boss, month, months", "a neighbour, week, weeks"), again=("n|And after {n} {months}?", )),
    ask("th_cat_and_dog_weigh", {"a": range(3, 61), "k": range(2, 10), "b": range(2, 41)}, plan("s: k * a: the {dog}",
        "u: a + s: both together", "r: u + b: with the {box}", end="kg"), "The {cat} weighs {a} kg and the {dog} {k} "
        "times as much. They are in a {box} of {b} kg. How many kg is everything together?", "{cat} {a:d} kg, {dog} "
        "{k:d} times that, {box} {b:d} kg. all together?", "We put the {cat} ({a} kg) and the {dog}, which is {k} times "
        "as heavy, into a {box}. The {box} alone weighs {b} kg. What do we have to lift?", "How many kg do a {cat} of "
        "{a} kg, a {dog} that weighs {k} times as much and a {box} of {b} kg have in all?", "A {box} weighs {b:w} kg "
        "when there is nothing in it. Now there is a {cat} of {a:w} kg in it and a {dog} of {k:w} times this weight. "
        "Find the total weight.", "{N} can't carry it: in the {box} ({b} kg) there are the {dog} and the {cat}. The "
        "{cat} has {a} kg, and the {dog} {k} times that. How many kg is it?", slots="cat dog box a k b", rows=(
        "cat, dog, crate, 3-6, 2-6, 4-15", "lamb, sheep, trailer, 10-15, 3-5, 40-40", "suitcase, trunk, cart, 8-15, "
        "2-4, 10-30", "stool, wardrobe, lift, 4-8, 6-9, 30-40", "radio, television, box, 2-5, 3-6, 2-6", "hare, fox, "
        "cage, 3-4, 2-3, 5-12", "pumpkin, marrow, basket, 3-8, 2-4, 2-4"), again=("k|And if it is {k} times as heavy?", )),
)  # fmt: skip
TASKS = STORIES
