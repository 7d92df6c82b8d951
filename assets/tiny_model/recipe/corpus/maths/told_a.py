"""Word problems in school words: amounts that get more or less, compared amounts, ages, heights, scores, secret numbers."""

from __future__ import annotations

from .weeks import ask, plan

BIG, MID, LOW = range(20, 300), range(5, 90), range(2, 40)
STORIES = (
    ask("some_out_and_some_in", {"a": BIG, "b": LOW, "c": LOW}, plan("s: a - b: after {b} {went}",
        "r: s + c: with the {c} that {came}", end="{xs}"), "There are {a} {xs} in the {place}. {b} {went} and {c} {came}. How "
        "many {xs} are there now?", "The {place} had {a} {xs}. On {day} {b} {went}. The next day {c} {came}. How many {xs} "
        "does it have now?", "{place} {a:d} {xs}, {b:d} {went}, {c:d} {came}, how many now",
        "How many {xs} are in the {place} in the evening if there were {a} in the morning, {b} {went} and {c} {came}?",
        "I work in a {place}. We opened with {a} {xs}. Since then {b:d} {went} but {c:d} {came}. What do we have?",
        "{c:w} {xs} {came} to the {place} today, after {b:w} {went} yesterday. Before all this there were {a:w}. Find "
        "the number now.", slots="xs place went came", rows=("dogs, animal home, were adopted, were brought in",
        "books, school library, were borrowed, were returned", "bikes, hire shop, were hired, came back",
        "guests, hotel, left, arrived", "vans, car park, drove off, drove in", "patients, hospital, went home, were taken in",
        "yachts, marina, sailed out, sailed in"), again=("c|And if {c} {came}?",)),
    ask("gained_and_then_lost", {"a": MID, "b": LOW, "c": LOW}, plan("s: a + b: with {b} more", "r: s - c: without the {c}",
        end="{xs}"), "{N} had {a} {xs}. {he} {won} {b} and {lost} {c}. How many {xs} did {he} have then?",
        "{N} {won} {b} {xs} to add to {his} {a}. Later {he} {lost} {c} of them. How many {xs} are left?",
        "{a:d} {xs}, {won} {b:d}, {lost} {c:d}. now?", "How many {xs} {has} {N} got if {he} had {a}, {won} {b} and "
        "then {lost} {c}?", "I'm trying to keep track of my {xs}. There were {a} on {day}. I {won} {b} more, but I also {lost} "
        "{c}. What's my count?", "My {kin} began the year with {a:w} {xs}, {won} {b:w} in spring and {lost} {c:w} in autumn. "
        "How many were there at the end of the year?", slots="xs won lost", rows=("marbles, won, lost", "pencils, bought, lost",
        "followers, gained, lost", "goats, bought, sold", "glasses, bought, broke", "songs, saved, deleted",
        "photos, took, deleted"), again=("b|And with {b} new ones?", "c|And if {c} went?")),
    ask("had_some_and_lost_these", {"b": LOW, "c": MID}, plan("r: c + b: the {c} left and the {b}", end="{xs}"),
        "{N} had some {xs}. {he} {lost} {b} and {has} {c} left. How many {xs} did {he} have at first?",
        "{N} {lost} {b} {xs} {and_}. Now there are {c}. How many were there before?", "had some {xs}, {lost} {b:d}, {c:d} "
        "left. how many at the start?", "{c} {xs} are all that is left after {N} {lost} {b}. How many were there "
        "to begin with?", "How many {xs} did I have before I {lost} {b}, if {c} are still here?",
        "I don't know how many {xs} I started with. I {lost} {b:w} of them, and just now I counted {c:w}. What was the number "
        "at the start?", slots="xs lost and_", rows=("sweets, gave away, to a friend", "pens, lost, at school",
        "tomatoes, sold, at the market", "plates, broke, at the party", "peaches, ate, on the train",
        "buttons, used, for a coat", "old books, threw out, last week"), again=("c|And if {c} are left?",)),
    ask("had_some_and_got_these", {"b": LOW, "c": MID}, plan("? b < c", "r: c - b: without the {b} new ones", end="{xs}"),
        "{N} had some {xs}. {he} {got} {b} more and now {has} {c}. How many did {he} have at first?",
        "{N} {got} {b} {xs} {how}. Now {he} {has} {c} {xs}. How many were there before?",
        "{got} {b:d} {xs}, {c:d} now. before?", "With the {b} {xs} that {M} {got} {how}, there are {c}. How many were there "
        "without them?", "How many {xs} did I own before I {got} {b} and so reached {c}?",
        "There were already some {xs} in my box. I put {b:d} in that I {got} {how}, which made {c:d}. What was in it at "
        "the beginning?", slots="xs got how", rows=("stickers, got, for being good", "shells, found, on the beach",
        "toy trains, got, for a birthday", "stamps, bought, at a fair", "feathers, found, in the wood",
        "medals, won, this summer", "recipes, copied, from a book"), again=("c|And if there are {c} now?",)),
    ask("start_before_out_and_in", {"b": LOW, "c": LOW, "t": BIG}, plan("? c < t", "s: t - c: without the {c} that {came}",
        "r: s + b: with the {b} back", end="{xs}"), "There were some {xs} in the {place}. {b} {went} and then {c} {came}. Now "
        "there are {t} {xs}. How many were there at first?", "{place}: ? {xs}, {b:d} {went}, {c:d} {came}, {t:d} now. start?",
        "How many {xs} were in the {place} before {b} {went} and {c} {came}, if it has {t} now?",
        "I came late and found {t} {xs} in the {place}. Somebody told me that {b} {went} and {c} {came} before I was there. "
        "With how many did the day begin?", "First {b:w} {xs} {went}. After that {c:w} {xs} {came}. That left {t:w} in the "
        "{place}. What was the number in the beginning?", "On {day} morning nobody counted the {xs} in the {place}. During the "
        "day {b} {went}, {c} {came}, and in the evening there were {t}. How many in the morning?", slots="xs place went came",
        rows=("people, waiting room, left, came in", "boxes, lorry, were taken off, were loaded",
        "pigeons, loft, flew out, flew back", "bottles, cellar, were drunk, were bought",
        "cars, garage, were sold, were delivered", "pupils, hall, went out, came in", "horses, stable, were ridden out, "
        "were brought in"), again=("t|And if there are {t} now?",)),
    ask("start_before_two_losses", {"b": LOW, "c": LOW, "t": MID}, plan("s: t + b: with the {b} back",
        "r: s + c: with the {c} back too", end="{xs}"), "{N} {lost} {b} {xs} on {day} and {c} the day after. There are "
        "{t} left. How many at first?", "A shop sold {b} {xs} in the morning and {c} in the afternoon. {t} {xs} are "
        "left. How many did the shop have at the start?", "{b:d} gone, {c:d} gone, {t:d} {xs} left. start?",
        "How many {xs} were there before {b} and then another {c} were {gone}, if {t} remain?",
        "{N} {has} {t} {xs} now. Before that {he} gave {b} to {M} and {c} to {K}. How many did {he} have to begin with?",
        "My {kin} took {b:w} of my {xs}, I {lost} {c:w} myself, and I'm down to {t:w}. What did I have before?",
        slots="xs lost gone", rows=("apples, ate, eaten", "pies, sold, sold", "pears, gave away, given away",
        "raffle tickets, sold, sold", "candles, used, used up", "cherries, ate, eaten", "cupcakes, sold, sold"),
        again=("t|And if {t} are left?",)),
    ask("start_before_half_and_more", {"b": LOW, "c": MID}, plan("s: c + b: half of the first number",
        "r: s * 2: twice that half", end="{xs}"), "{N} gave half of {his} {xs} to {M}. Then {he} {lost} {b} and had {c} left. "
        "How many {xs} did {he} have at first?", "Half of the {xs} were sold. After that {b} more were sold and {c} were left. "
        "How many {xs} were there to begin with?", "half of my {xs} gone, then {b:d} more gone, {c:d} left. how many "
        "to start with?", "How many {xs} did {M} own if {c} are left after giving away one half and then {b} more?",
        "I handed half of my {xs} to my {kin} and then {lost} {b:w}. That leaves {c:w}. Work out the number I had in "
        "the beginning.", "One half of the {xs} went. Then {b} more went, and now it is {c}. What was the whole lot?",
        slots="xs lost", rows=("cookies, ate", "cards, lost", "grapes, ate", "flowers, sold", "crayons, broke", "walnuts, ate",
        "pumpkins, sold"), again=("c|And if {c} are left?",)),
    ask("how_many_have_gone", {"a": range(15, 150), "c": MID}, plan("? c < a", "r: a - c: gone from the {a}", end="{xs}"),
        "There were {a} {xs} {place}. Some {went}. Now there are {c}. How many {xs} {went}?",
        "{N} saw {a} {xs} {place} in the morning and only {c} in the evening. How many {xs} {went}?",
        "{a:d} {xs} {place}, now {c:d}. how many {went}?", "How many {xs} {went} if {c} of {a} are still {place}?",
        "I had {a} {xs} {place} on {day}. Today I can only count {c}. So how many {went}?",
        "{c:w} {xs} are {place}. It used to be {a:w}. Find how many {went}.", slots="xs place went",
        rows=("apples, on the tree, fell down", "cookies, on the tray, were eaten", "balloons, on the fence, burst",
        "eggs, in the box, broke", "puppies, at the shelter, were given a home", "sweets, in the jar, were eaten",
        "chairs, in the hall, were taken away"), again=("c|And if there are {c} now?",)),
    ask("how_many_have_come", {"a": MID, "c": range(20, 160)}, plan("? a < c", "r: c - a: new since it was {a}", end="{xs}"),
        "{N} had {a} {xs}. {he} {got} some more, and now {he} {has} {c}. How many {xs} are new?",
        "The number of {xs} went up from {a} to {c}. How many came on top?", "{a:d} {xs} before, {c:d} {xs} now. how many new?",
        "How many {xs} must {N} have {got} to get from {a} to {c}?", "{N} {got} a few {xs} today. With the {a} from before "
        "that makes {c}. How many {xs} are from today?", "Last time I looked I had {a:w} {xs}. My {kin} says it is {c:w} by "
        "now. How many came in between?", slots="xs got", rows=("marbles, won", "books, bought", "puzzles, bought",
        "followers, gained", "cards, collected", "recipes, collected", "bird names, learned"),
        again=("c|And if there are {c} now?",)),
    ask("got_some_lost_how_many", {"a": MID, "b": LOW, "c": MID}, plan("s: a + b: with the {b} new ones", "? c < s",
        "r: s - c: gone from {s}", end="{xs}"), "{N} had {a} {xs} and {got} {b} more. Then {he} {lost} some. Now {he} {has} "
        "{c}. How many {xs} did {he} {lose}?", "A box had {a} {xs} in it. {b} were put in, some were taken out, and {c} are in "
        "it now. How many were taken out?", "{a:d} {xs} + {b:d} - ? = {c:d}. how many went?",
        "How many {xs} did {N} {lose} if {he} had {a}, {got} {b} and {has} {c} left?", "I should have {a} {xs} and the {b} "
        "that I {got} yesterday, but there are only {c} here. How many are missing?", "{a:w} {xs} at the start, {b:w} new "
        "ones, {c:w} at the end. State how many were lost on the way.", slots="xs got lost lose", rows=("nuts, found, ate, eat",
        "coins, found, spent, spend", "pencils, bought, lost, lose", "ducklings, bought, sold, sell",
        "caramels, bought, ate, eat", "cups, bought, broke, break", "seeds, bought, planted, plant"),
        again=("c|And if {c} are left?",)),
    ask("gave_some_got_how_many", {"a": BIG, "b": LOW, "c": BIG}, plan("? b < a", "s: a - b: after {b} {went}", "? s < c",
        "r: c - s: new since it was {s}", end="{xs}"), "{N} had {a} {xs}. {b} {went}. Then {N} got some new ones and had {c}. "
        "How many new ones were they?", "There were {a} {xs}, {b} {went}, others were added, and in the end there were {c}. "
        "How many were added?", "{a:d} {xs}, {b:d} {went}, then new ones, now {c:d}. how many new?",
        "How many {xs} have to be bought so that there are {c}, if we had {a} and {b} {went}?",
        "We own {a} {xs}, but {b} {went}. I want to have {c}. How many must I get?", "After {b:w} of {a:w} {xs} {went}, others "
        "came, and now we have {c:w}. Find the number of the others.", slots="xs went", rows=("plates, broke", "bulbs, broke",
        "chairs, were broken", "pencils, were lost", "sheep, were sold", "towels, were thrown away", "forks, went missing"),
        again=("c|And if it should be {c}?",)),
    ask("three_changes_in_a_row", {"a": MID, "b": LOW, "c": LOW, "d": LOW}, plan("s: a + b: with {b} more",
        "u: s - c: after {c} {went}", "r: u + d: with another {d}", end="{xs}"), "A {place} had {a} {xs}. {b} more {came}, {c} "
        "{went}, and {d} more {came}. How many {xs} were there in the end?", "{place}: {a:d} {xs}, {b:d} in, {c:d} out, "
        "{d:d} in. now?", "How many {xs} does the {place} have if it begins with {a}, gets {b}, loses {c} and gets {d} again?",
        "I've been watching the {place} all day. {a} {xs} at first. {b} {came}. Then {c:d} {went}, and at last {d:d} {came}. "
        "What is the number now?", "{a:w} {xs} in a {place}. {b:w} {came}. {c:w} {went}. {d:w} {came}. Give the result.",
        slots="place xs came went", rows=("zoo, monkeys, were born, were sold", "museum, visitors, came in, went out",
        "village, people, moved in, moved away", "farm, pigs, were born, were sold", "club, members, joined, left",
        "warehouse, crates, came in, were sent off", "swimming pool, swimmers, came in, went out"),
        again=("d|And if {d} {came} in the end?",)),
    ask("two_losses_then_a_gain", {"a": BIG, "b": LOW, "c": LOW, "d": LOW}, plan("s: a - b: after {b}",
        "u: s - c: after {c} more", "r: u + d: with the {d}", end="$"), "{N} had {a:$}. {he} spent {b:$} on {x} and {c:$} on "
        "{y}, and then got {d:$} from {M}. How much money did {he} have then?", "{N} paid {b:$} for {x} and {c:$} for {y} out "
        "of {a:$}. Afterwards {his} {aunt} gave {him} {d:$}. How much {has} {he} now?", "{a:$}, {x} {b:$}, {y} {c:$}, then "
        "{d:$} from my {aunt}. what have i got", "How much do I have if I start with {a:$}, spend {b:$} and {c:$} and am then "
        "given {d:$}?", "My purse had {a:$} in it. {x} cost me {b:$}, {y} {c:$}. Lucky me, my {aunt} slipped me {d:$} later. "
        "What's in the purse now?", "Money at first: {a:$}. Out: {b:$} for {x}. Out: {c:$} for {y}. In: {d:$} from my {aunt}. "
        "Money at the end?", slots="x y aunt", rows=("lunch, a bus ticket, aunt", "a scarf, coffee, uncle",
        "a comic, popcorn, grandma", "petrol, bread, brother", "cinema tickets, ice cream, dad", "flowers, a card, mum",
        "paint, brushes, grandpa"), again=("d|And if I get {d:$} in the end?",)),
    ask("grows_so_much_each_week", {"a": MID, "b": range(2, 10), "n": range(2, 16)}, plan("u: n * b: {n} {weeks} of {b}",
        "r: a + u: with these {u}", end="cm"), "A {plant} is {a:d} cm {tall}. It grows {b} cm every {week}. How {tall} is it "
        "after {n} {weeks}?", "The {plant} was {a:d} cm {tall} when {N} measured it. Since then it has grown {b} cm a {week} "
        "for {n} {weeks}. How {tall} is it now?", "{plant} {a:d} cm, +{b:d} cm a {week}, {n:d} {weeks}?",
        "How {tall} will a {plant} of {a:d} cm be in {n} {weeks} if it gets {b} cm longer each {week}?",
        "I measure my {plant} every {week}, and each time it's {b} cm more. I began at {a:d} cm. What will I read after "
        "{n} {weeks}?", "Length of a {plant} today: {a:d} cm. Growth: {b:w} cm per {week}. Length in {n:w} {weeks}?",
        slots="plant tall week weeks", rows=("bean plant, tall, week, weeks", "sunflower, tall, week, weeks",
        "vine, long, day, days", "bamboo shoot, tall, day, days", "hedge, tall, month, months", "fir tree, tall, year, years",
        "beard, long, month, months"), again=("n|And after {n} {weeks}?",)),
    ask("half_go_then_some_more", {"t": range(16, 300, 2), "b": LOW}, plan("h: t / 2: half of {t} {stay}", "? b < h",
        "r: h - b: without the {b}", end="{xs}"), "There are {t} {xs} {place}. Half of them {go}. Then {b} more {go}. How many "
        "{xs} are left?", "{t} {xs} are {place}. First half of the {xs} {go} and after that another {b}. How many {stay}?",
        "{t:d} {xs}, half {go}, then {b:d} more, left?", "How many {xs} are still {place} when half of {t} and then {b} "
        "others {go}?", "{t:w} {xs} are {place}. Half of them {go}, and {b:w} others {go} too. State the number left.",
        slots="xs place go stay", rows=("people, at the party, leave, stay", "pears, on the tree, fall, stay",
        "students, in the hall, go out, stay", "boats, at the pier, leave, stay", "rolls, in the shop, are sold, stay",
        "fans, in the stadium, go home, stay", "storks, on the roof, fly south, stay"), again=("b|And if {b} more {go}?",)),
    ask("lost_some_found_twice_that", {"a": MID, "b": range(2, 30), "k": (2, 3)}, plan("? b < a",
        "s: a - b: after the {b} {lost}", "u: b * k: {times} {b}", "r: s + u: with the {u}", end="{xs}"),
        "{N} had {a} {xs}. {he} {lose} {b} and then {found} {times} as many as that. How many {xs} did {he} have in the end?",
        "{N} {lose} {b} of {his} {a} {xs}. The next day {he} {found} {times} as many as {he} {lose}. How many {xs} "
        "were there then?", "{a:d} {xs}, {lose} {b:d}, then {found} {times} that many. how many now",
        "How many {xs} did {M} have after {he2} {lose} {b} of {a} and {found} {times} as many as these {b}?",
        "I {lose} {b:w} {xs} out of {a:w}, but then I {found} some: {times} as many as the {b:w} that were gone. "
        "What have I got?", "{b} of {a} {xs} were {lost} by {M}, who later {found} {times} as many as these {b}. Give the "
        "final number.", slots="xs lose lost found k times", rows=("marbles, lost, lost, won, 2, twice",
        "coins, spent, spent, found, 2, twice", "cows, sold, sold, bought, 2, twice", "points, lost, lost, won, 3, three times",
        "cards, traded away, traded away, bought, 2, twice", "candles, burned, burned, made, 3, three times",
        "stickers, gave away, given away, got, 2, twice")),
    ask("so_many_to_each_of_them", {"a": BIG, "b": range(2, 13), "n": range(2, 13)}, plan("u: n * b: {n} times {b}", "? u < a",
        "r: a - u: after giving {u}", end="{xs}"), "{N} had {a} {xs} and gave {b} to each of {his} {n} {friends}. How many "
        "{xs} did {N} keep?", "{n} {friends} get {b} {xs} each from {M}, who has {a}. How many {xs} does {M} have left?",
        "{a:d} {xs}, {b:d} each for {n:d} {friends}, left?", "How many of my {a} {xs} are left when each of {n} {friends} "
        "has taken {b}?", "I promised {b:w} {xs} to every one of my {n:w} {friends}. I own {a}. What remains for me?",
        "Each of the {n} {friends} was handed {b} {xs}. {a} {xs} had been bought. Find how many were not handed out.",
        slots="xs friends", rows=("sweets, friends", "pencils, pupils", "flyers, helpers", "carrots, ponies",
        "balloons, cousins", "tickets, players", "seeds, neighbours"), again=("b|And if each gets {b}?",)),
    ask("one_has_more_both_have", {"a": MID, "b": LOW}, plan("s: a + b: {M}, {b} more", "r: a + s: both together", end="{xs}"),
        "{N} {did} {a} {xs}. {M} {did} {b} more than {N}. How many {xs} did they have altogether?",
        "{M} {did} {b} more {xs} than {N}, who {did} {a}. What is the total for the two of them?",
        "{N} {a:d} {xs}, {M} {b:d} more. both?", "How many {xs} are there in all if {N} {did} {a} and {M} {did} {b} "
        "more than that?", "The {xs} of {N}: {a:w}. The {xs} of {M}: {b:w} more. Put them together.",
        "{N} and {M} counted. {N} {did} {a} {xs}, and {M} beat that by {b}. How many did both of them bring?", slots="did xs",
        rows=("picked, pears", "caught, crabs", "found, acorns", "sold, badges", "collected, tins", "made, paper stars",
        "gathered, sticks"), again=("b|And if {M} had {b} more?",)),
    ask("this_is_more_than_the_other", {"a": BIG, "b": LOW}, plan("? b < a", "s: a - b: {M} has {b} fewer",
        "r: a + s: both together", end="{xs}"), "{N} has {a} {xs}. That is {b} more than {M} has. How many {xs} do they "
        "have together?", "{N} has {a} {xs}, which is {b} more than {M}. How many do {N} and {M} have in total?",
        "{N} {a:d} {xs}, that's {b:d} more than {M}. both together?", "How many {xs} do two children have if one of them, {N}, "
        "has {a} and so has {b} more than {M}, the other?", "With {a:w} {xs}, {N} is ahead of {M} by {b:w}. Find the sum for "
        "both of them.", "{M} would need {b} more {xs} to have as many as {N}. {N} has {a}. What do they have in all?",
        slots="xs", rows=("points", "stickers", "seashells", "votes", "comics", "buttons", "tokens"),
        again=("b|And if it is {b} more?",)),
    ask("this_is_fewer_than_the_other", {"a": MID, "b": LOW}, plan("s: a + b: {b} more in {two}", "r: a + s: both together",
        end="{xs}"), "{One} has {a} {xs}. That is {b} fewer than {two}. How many {xs} are there in both?",
        "There are {a} {xs} in {one}, which is {b} fewer than in {two}. How many are there altogether?",
        "{one} {a:d} {xs}, {b:d} fewer than {two}. total?", "How many {xs} do {one} and {two} have together if {one} with its "
        "{a} has {b} fewer than {two}?", "If {one} had {b:w} more {xs}, it would have as many as {two}. It has {a:w}. Count "
        "those in both.", "I counted {a} {xs} in {one}, but that is {b} fewer than in {two}. What number do the two make?",
        slots="one One two xs", rows=("year five, Year five, year six, pupils", "the small hall, The small hall, the "
        "big hall, seats", "the red box, The red box, the blue box, pens", "the front garden, The front garden, the back "
        "garden, roses", "the first ferry, The first ferry, the second ferry, people", "the old barn, The old barn, the "
        "new barn, cows", "the left drawer, The left drawer, the right drawer, spoons"), again=("b|And if it is {b} fewer?",)),
    ask("this_is_so_many_times_that", {"t": BIG, "k": range(2, 10)}, plan("s: t / k: {M}, one of {k} parts",
        "r: t - s: the difference", end="{xs}"), "{N} has {t} {xs}. That is {k} times as many as {M} has. How many more {xs} "
        "than {M} does {N} have?", "{N} has {k} times as many {xs} as {M}. {N} has {t}. How many fewer has {M}?",
        "{N} {t:d} {xs} = {k:d} times {M}. difference?", "By how many is {M} behind {N} if {N} has {t} {xs}, {k} times the "
        "number of {M}?", "The {t} {xs} of {N} are {k:w} times what {M} owns. How big is the gap between the two?",
        "{M} has some {xs}. Take that number {k} times and you have the {t} of {N}. How many more has {N}?", slots="xs",
        rows=("stamps", "marbles", "game points", "photos", "sheep", "pins", "fans"), again=("t|And if {N} has {t}?",)),
    ask("times_as_many_both_have", {"a": MID, "k": range(2, 8)}, plan("s: a * k: {k} times {a}", "r: a + s: both together",
        end="{xs}"), "{N} {did} {a} {xs}. {M} {did} {times} as many. How many {xs} is that altogether?",
        "{M} {did} {times} as many {xs} as {N}. {N} {did} {a}. How many {xs} is that for the two together?",
        "{N} {a:d} {xs}, {M} {times} as many, sum?", "How many {xs} are there together if {N} {did} {a} and {M} {did} {times} "
        "that number?", "{N} {did} {a:w} {xs} on {day}, and on the next day it was {times} as many. What were both "
        "days together?", "{a} {xs} come from {N}. {times} as many come from {M}. Give the sum.", slots="did xs k times",
        rows=("picked, strawberries, 2, twice", "sold, tickets, 3, three times", "found, mushrooms, 4, four times",
        "baked, buns, 2, twice", "planted, bulbs, 5, five times", "painted, tiles, 3, three times", "read, pages, 2, twice"),
        again=("a|And with {a}?",)),
    ask("half_as_many_both_have", {"a": range(8, 160, 2)}, plan("h: a / 2: half of {a}", "r: a + h: both together",
        end="{xs}"), "{N} {did} {a} {xs} in {May}. In {June} {he} {did} half as many. How many {xs} was that in all?",
        "{N} {did} {a} {xs}, {M} {did} half as many. What do they come to together?", "{a:d} {xs} in {May}, half as many in "
        "{June}, total?", "How many {xs} are {a} and half as many again put together?", "{M} {did} only half as many {xs} as "
        "{K}. {K} {did} {a}. Find the number for both.", "I {did} {a:w} {xs} in {May}, but just half of that in {June}. What "
        "did I do in the two months?", slots="did xs May June", rows=("sold, clips, April, May", "drew, pictures, May, June",
        "baked, loaves, June, July", "wrote, letters, March, April", "repaired, clocks, July, August", "cut, hedges, May, June",
        "caught, eels, January, February"), again=("a|And with {a}?",)),
    ask("twice_then_so_many_fewer", {"a": MID, "b": LOW}, plan("s: a * 2: {M}, twice {a}", "? b < s",
        "r: s - b: {K}, {b} fewer", end="{xs}"), "{N} has {a} {xs}. {M} has twice as many as {N}. {K} has {b} fewer than {M}. "
        "How many {xs} does {K} have?", "{K} has {b} fewer {xs} than {M}, and {M} has twice as many as {N}. {N} has {a}. How "
        "many has {K}?", "{N} {a:d} {xs}, {M} double, {K} {b:d} fewer than {M}. {K}?", "How many {xs} has {K} got with {b} "
        "fewer than {M}, who has double the {a} of {N}?", "Three children show their {xs}. {N}: {a:w}. {M}: twice that. {K}: "
        "{b:w} fewer than {M}. Work out the last number.", "If {N} has {a} {xs} and {M} double that, what does {K} have, who "
        "is {b} behind {M}?", slots="xs", rows=("cards", "crayons", "fish", "badges", "balls", "dolls", "stones"),
        again=("b|And if {K} has {b} fewer?",)),
    ask("more_then_half_of_that", {"a": range(20, 90), "b": LOW}, plan("s: a + b: {two}, {b} more",
        "r: s / 2: {three}, half of {s}", end="{xs}"), "The {one} has {a} {xs}. The {two} has {b} more than the {one}. The "
        "{three} has half as many as the {two}. How many {xs} does the {three} have?", "The {three} has half as many {xs} as "
        "the {two}. The {two} has {b} more than the {one}, which has {a}. How many has the {three}?",
        "{one} {a:d} {xs}, {two} {b:d} more, {three} half of {two}. {three}?", "How many {xs} does the {three} have if that is "
        "half as many as the {two}, and the {two} with {b} more beats the {one} with {a}?",
        "{a:w} {xs} for the {one}, {b:w} more for the {two}, and for the {three} half of what the {two} has. What number "
        "is the last?", slots="one two three xs", rows=("first floor, second floor, third floor, rooms",
        "baker, butcher, florist, customers", "red team, blue team, green team, points",
        "north farm, west farm, south farm, cows", "first page, second page, third page, words",
        "lion house, ape house, bird house, visitors", "river, lake, pond, swans")),
    ask("more_then_times_of_that", {"a": LOW, "b": LOW, "k": range(2, 7)}, plan("s: a + b: {M}, {b} more",
        "r: s * k: {K}, {k} times {s}", end="{xs}"), "{N} {did} {a} {xs}, {M} {did} {b} more than {N}, and {K} {did} {k} times "
        "as many as {M}. How many {xs} was that for {K}?", "{K} {did} {k} times as many {xs} as {M}. {M} {did} {b} more than "
        "{N}. {N} {did} {a}. What is the number for {K}?", "{N} {a:d} {xs}, {M} {b:d} more, {K} {k:d} x {M}. {K}?",
        "If {N} {did} {a} {xs}, {M} {b} more, and {K} {k} times what {M} {did}, how many were there for {K}?",
        "First find {M}: {b:w} more than the {a:w} {xs} of {N}. Then find {K}: {k:w} times as many as {M}. What do you "
        "get for {K}?", slots="did xs", rows=("caught, fish", "won, tokens", "did, push-ups", "learned, words",
        "carried, bricks", "filled, bags", "washed, cups"), again=("b|And if {M} had {b} more?",)),
    ask("fewer_than_so_many_times", {"a": MID, "k": range(2, 7), "d": range(2, 20)}, plan("s: a * k: {k} times {a}", "? d < s",
        "r: s - d: {d} fewer", end="{xs}"), "There are {a} {ys} {place}. The number of {xs} is {d} less than {k} times the "
        "number of {ys}. How many {xs} are there?", "{place} I counted {a} {ys}. There were {d} fewer than {k} times as many "
        "{xs}. How many {xs} did I see?", "{a:d} {ys}, {xs} = {k:d} times that minus {d:d}. {xs}?",
        "How many {xs} are {place} if you get their number from {k} times the {a} {ys}, less {d}?",
        "Take the {a:w} {ys} {place} {k:w} times. {d:w} fewer than that is the number of {xs}. Say it.", slots="xs ys place",
        rows=("sheep, cows, on the farm", "girls, boys, in the club", "roses, tulips, in the park",
        "cars, bikes, at the station", "adults, children, on the ship", "ducks, geese, on the river",
        "novels, comics, on the shelf"), again=("d|And if it is {d} fewer?",)),
    ask("gives_some_then_both_equal", {"a": BIG, "b": range(2, 30)}, plan("s: a - b: {N} after giving", "? b < s",
        "r: s - b: {M} before", end="{xs}"), "{N} has {a} {xs}. If {he} gives {b} of them to {M}, both have the same number. "
        "How many {xs} does {M} have?", "{N} gave {b} of {his} {a} {xs} to {M}, and then they had equally many. How many {xs} "
        "did {M} have before?", "{N} {a:d} {xs}, gives {M} {b:d}, then equal. {M} before?",
        "How many {xs} does {M} have at the moment, if {b} of the {a} that belong to {N} would have to go over to "
        "make both equal?", "{N} and {M} want to be equal. {N} has {a} {xs} and must pass {b:w} across. Find what {M} has now.",
        slots="xs", rows=("marbles", "sweets", "cards", "coins", "stickers", "pencils", "grapes"),
        again=("b|And if {N} gives {b}?",)),
    ask("how_many_to_give_to_be_equal", {"a": BIG, "b": MID}, plan("? b < a", "s: a - b: the difference",
        "r: s / 2: half of {s} to give", end="{xs}"), "{N} has {a} {xs} and {M} has {b}. How many must {N} give to {M} so that "
        "both have the same number?", "{a:d} {xs} and {b:d} {xs}, how many must go over to make it equal?",
        "How many {xs} should be moved from a {box} with {a} to a {box} with {b} so that they hold equally many?",
        "One {box} has {a:w} {xs} in it, the other {b:w}. We move some from the first to the second until they are equal. How "
        "many do we move?", "My {box} has {a} {xs}, yours only {b}. I want us to have the same. What number do I have "
        "to hand you?", slots="xs box", rows=("marbles, bag", "books, box", "pears, basket", "coins, jar", "bricks, cart",
        "chairs, room", "files, drawer"), again=("b|And if it is {a} and {b}?",)),
    ask("rest_of_the_two_compared", {"t": BIG, "a": MID}, plan("? a < t", "s: t - a: {ys}", "? s < a",
        "r: a - s: the difference", end=""), "There are {t} {all} {place}. {a} of them are {xs} and the others are {ys}. How "
        "many more {xs} than {ys} are there?", "Of {t} {all} {place}, {a} are {xs}. All the rest are {ys}. How many fewer {ys} "
        "than {xs} are there?", "{t:d} {all}, {a:d} {xs}, rest {ys}. how many more {xs}?",
        "By how many are there more {xs} than {ys} {place}, if {a} of the {t} {all} are {xs} and the remaining ones {ys}?",
        "{place} we have {t} {all}, only {xs} and {ys}. {a} are {xs}. What is the difference between the two kinds?",
        slots="all place xs ys", rows=("children, in the class, girls, boys", "animals, in the barn, goats, pigs",
        "people, on the boat, adults, children", "fish, in the tank, guppies, tetras", "trees, in the garden, apple "
        "trees, plum trees", "books, on the shelf, novels, comics", "flowers, in the vase, roses, lilies"),
        again=("a|And if {a} are {xs}?",)),
    ask("three_kinds_the_last_one", {"t": BIG, "a": MID, "b": LOW}, plan("s: a + b: {ys}, {b} more", "u: a + s: {xs} and {ys}",
        "? u < t", "r: t - u: the rest are {zs}", end="{zs}"), "{place} there are {t} {all}. {a} are {xs}, there are {b} more "
        "{ys} than {xs}, and the rest are {zs}. How many {zs} are there?", "{t} {all}: {a} {xs}, {b} more {ys} than {xs}, the "
        "others {zs}. How many {zs}?", "How many {zs} are {place} if of {t} {all} {a} are {xs}, the {ys} are {b} more than "
        "these, and nothing else is there?", "We have {xs}, {ys} and {zs} {place}, {t} {all} in all. {xs}: {a:d}. {ys}: {b:d} "
        "more than that. What about the {zs}?", slots="all place xs ys zs", rows=("birds, in the park, ducks, geese, swans",
        "balls, in the bag, red balls, blue balls, green balls", "cars, in the street, black cars, white cars, red cars",
        "animals, on the farm, cows, sheep, hens", "people, in the hall, men, women, children",
        "fruits, in the crate, apples, pears, plums")),
    ask("younger_then_times_as_old", {"a": range(8, 40), "b": range(2, 20), "k": range(2, 6)}, plan("? b < a",
        "s: a - b: {M}, {b} years younger", "? s < 19", "r: s * k: {K}, {k} times {s}", "? r < 100", end="years"),
        "{N} is {a} years old. {M} is {b} years younger than {N}. {K} is {k} times as old as {M}. How old is {K}?",
        "{K} is {k} times as old as {M}, and {M} is {b} years younger than {N}, who is {a}. What age is {K}?",
        "{N} {a:d}, {M} {b:d} years younger, {K} {k:d} times {M}. age of {K}?", "How old is {K}, who has {k} times the age of "
        "{M}, if {M} was born {b} years after {N} and {N} is {a}?", "{N} has just turned {a:d}. {M} came {b:w} years later. "
        "{K} has lived {k:w} times as long as {M}. Give the age of {K}."),
    ask("in_some_years_then_others", {"t": range(14, 90), "n": range(2, 13), "m": range(2, 30)}, plan("? n < t",
        "s: t - n: age now", "? m ! n", "r: s + m: age in {m} years", end="years"), "In {n} years {N} will be {t}. How old "
        "will {N} be in {m} years?", "{N} will turn {t} in exactly {n} years. What age will {he} be {m} years from now?",
        "{t:d} years old in {n:d} years, how old in {m:d} years from now?", "How old is somebody {m} years from today who will "
        "be {t} when {n} years have passed?", "A man says: give me {n:w} years and I'll be {t:d}. Fine, but how old is that in "
        "{m:w} years?", again=("m|And in {m} years?",)),
    ask("times_as_old_back_then", {"a": range(4, 16), "k": (2, 3, 4), "t": range(18, 50)}, plan("s: a * k: {M} at that time",
        "d: s - a: years between them", "? a < t", "r: t + d: {M} now", "? r < 96", end="years"),
        "When {N} was {a}, {M} was {times} as old. Now {N} is {t}. How old is {M} now?",
        "{N} is {t}. When {he} was {a}, {M} was {times} as old as {he} was. How old is {M} today?",
        "{N} {a:d}, {M} {times} as old. now {N} {t:d}, {M}?", "How old is {M} when {N} is {t}, if {M} was {times} as old as "
        "{N} at the time when {N} was {a}?", "At the age of {a:d}, {N} had a friend called {M}, {times} as old. Years went by "
        "and {N} became {t:d}. What is the age of {M}?", slots="k times", rows=("2, twice", "3, three times", "4, four times")),
    ask("old_when_the_other_is", {"a": range(4, 40), "b": range(3, 30), "c": range(10, 60)}, plan("? b < c", "? a ! b",
        "s: c - b: years until then", "r: a + s: {N} then", end="years"), "{N} is {a} and {M} is {b}. How old will {N} be "
        "when {M} is {c}?", "{M} is {b} years old now, {N} is {a}. One day {M} will be {c}. What age will {N} have then?",
        "{N} {a:d}, {M} {b:d}. {N} when {M} is {c:d}?", "How old is {N} in the year in which {M} turns {c}, given that today "
        "{N} is {a} and {M} {b}?", "My children are {N}, {a:d}, and {M}, {b:d}. When I look forward to the day when {M} is "
        "{c:d}, what's the age of {N} on it?", again=("c|And when {M} is {c}?",)),
    ask("taller_then_shorter", {"a": range(125, 165), "b": range(3, 30), "c": range(2, 35)},
        plan("s: a + b: {two}, {b} cm taller", "r: s - c: {three}, {c} cm shorter", end="cm"),
        "{One} is {a:d} cm tall. {Two} is {b:d} cm taller than {one}. {Three} is {c:d} cm shorter than {two}. How "
        "tall is {three}?", "{Three} is {c:d} cm shorter than {two}, who is {b:d} cm taller than {one}. {One} is {a:d} cm. "
        "What is the height of {three}?", "{one} {a:d} cm, {two} +{b:d} cm, {three} {c:d} cm less than {two}. {three}?",
        "How tall is {three}, who is {c:d} cm smaller than {two}, if {two} is {b:d} cm bigger than {one}, and {one} "
        "measures {a:d} cm?", "The pencil marks on our door: {one} at {a:d} cm, {two} {b:d} cm above that, {three} {c:d} cm "
        "below {two}. At what height is the mark of {three}?", slots="one One two Two three Three",
        rows=("Mia, Mia, Leo, Leo, Tom, Tom", "my sister, My sister, my brother, My brother, my cousin, My cousin",
        "Elif, Elif, Hugo, Hugo, Ivy, Ivy", "Ruth, Ruth, Sam, Sam, Eva, Eva", "Ali, Ali, Nora, Nora, Finn, Finn",
        "the first dancer, The first dancer, the second dancer, The second dancer, the third dancer, The third dancer"),
        again=("c|And if it is {c:d} cm less?",)),
    ask("not_tall_enough_yet", {"t": range(110, 151, 5), "a": range(90, 146), "b": range(2, 14)},
        plan("s: a + b: with the {b} cm grown", "? s < t", "r: t - s: up to {t}", end="cm"),
        "You must be {t:d} cm tall for the {ride}. Last year {N} was {a:d} cm. Since then {he} grew {b:d} cm. How many cm "
        "are missing?", "{N} was {a:d} cm tall and has grown {b:d} cm. How much more must {he} grow to reach the {t:d} cm "
        "for the {ride}?", "{ride} from {t:d} cm. was {a:d}, grew {b:d}. still missing?",
        "How many centimetres below the {t:d} cm of the {ride} is a child that measured {a:d} cm a year ago and grew "
        "by {b:d} cm?", "I want to go on the {ride}, where the sign says {t:d} cm. I used to be {a:d} cm, but I'm {b:d} cm "
        "taller now. What do I lack?", slots="ride", rows=("roller coaster", "big slide", "go-karts", "climbing tower",
        "water slide", "zip line"), again=("b|And with {b:d} cm more?",)),
    ask("two_rounds_against_another", {"a": MID, "b": MID, "c": BIG}, plan("s: a + b: {N} in both", "? c < s",
        "r: s - c: ahead of {M}", end="points"), "{N} scored {a} points in the first {round} and {b} in the second. {M} scored "
        "{c} points in all. By how many points did {N} win?", "{M} has {c} points. {N} has {a} from one {round} and {b} from "
        "another. How many points is {N} ahead?", "{N} {a:d}+{b:d}, {M} {c:d}. lead?", "How many points more than {M} with {c} "
        "has {N} after one {round} with {a} and one with {b}?", "The {game} is over. {N}: {a:w} and {b:w}. {M}: {c:w} "
        "altogether. What was the winning margin?", slots="round game", rows=("round, quiz", "half, basketball match",
        "game, bowling evening", "set, archery contest", "turn, card game", "week, sales contest"),
        again=("c|And if {M} has {c}?",)),
    ask("more_than_times_my_number", {"t": range(15, 300), "b": range(2, 40), "k": range(2, 6)}, plan("? b < t",
        "s: t - b: {times} the number", "r: s / k: the number", end=""), "{t} is {b} more than {times} my number. What "
        "is my number?", "If you add {b} to {times} a number, you get {t}. What is the number?",
        "{times} a number plus {b:d} is {t:d}. the number?", "I am a number. {times} me and {b} more make {t}. Who am I?",
        "{N} thought of a number. {he} took it {times}, put {b} on top and said {t}. Which number was it?",
        "Which number has this property: {times} the number, and {b} more, is {t}?", slots="k times", rows=("2, twice",
        "3, three times", "4, four times", "5, five times"), again=("t|And if it is {t}?",)),
    ask("less_than_times_my_number", {"t": range(10, 300), "b": range(2, 40), "k": range(2, 6)},
        plan("s: t + b: {times} the number", "r: s / k: the number", end=""), "{t} is {b} less than {times} my number. What "
        "is my number?", "{times} a number minus {b} is {t}. Find the number.", "I think of a number. When I take {b} away "
        "from {times} the number, I have {t} left. What is it?", "Guess how many {xs} I have. With {times} as many and then "
        "{b} fewer, it would be {t}.", "Which number, taken {times} and made {b} smaller, is {t}?",
        "{M} looks for a number such that {times} the number is {b} too much for {t}. What should {M} find?",
        slots="xs k times", rows=("beads, 2, twice", "coins, 3, three times", "cards, 2, twice", "pens, 4, four times",
        "books, 5, five times"), again=("t|And if it is {t}?",)),
    ask("half_my_number_and_more", {"t": range(10, 200), "b": range(2, 60), "k": (2, 3, 4)}, plan("? b < t",
        "s: t - b: {half} the number", "r: s * k: the number", end=""), "{Half} my number plus {b} is {t}. What is my number?",
        "I think of a number. I take {half} it and add {b}. The result is {t}. What number did I think of?",
        "{half} a number + {b:d} = {t:d}, number?", "{t} is {b} more than {half} a number. Which number is that?",
        "{N} divided a number by {k} and added {b}, which gave {t}. With what number did {he} begin?", slots="k half Half",
        rows=("2, half of, Half of", "3, a third of, A third of", "4, a quarter of, A quarter of"),
        again=("t|And if it is {t}?",)),
    ask("bare_double_and_add", {"a": range(4, 150), "k": (2, 3, 4), "b": range(2, 100)}, plan("s: a * k: {double} {a}",
        "r: s + b: plus {b}", end=""), "{Double} {a:d}, then add {b:d}.", "{double} {a:d} and {b:d} more",
        "What do you get if you {double} {a} and add {b}?", "{b:d} more than {times} {a:d}", "Add {b} to {times} {a}.",
        "Start with {a:w}, {double} it, then count on {b:w}. Where are you?", "What number is {b} more than {times} {a}?",
        "{times} {a:d} plus {b:d} = ?", slots="k double Double times", rows=("2, double, Double, twice",
        "3, triple, Triple, three times", "4, quadruple, Quadruple, four times"), again=("b|And if I add {b}?",)),
    ask("bare_double_and_take_away", {"a": range(4, 150), "k": (2, 3, 4), "b": range(2, 100)}, plan("s: a * k: {double} {a}",
        "? b < s", "r: s - b: minus {b}", end=""), "{Double} {a:d}, then take away {b:d}.", "{double} {a:d} less {b:d}",
        "What is {b} less than {times} {a}?", "Take {b} from {times} {a}.", "If I {double} {a} and subtract {b}, what is left?",
        "{a:w}: {double} it, then go down by {b:w}. The result?", "How much is {times} {a} minus {b}?",
        slots="k double Double times", rows=("2, double, Double, twice", "3, triple, Triple, three times",
        "4, quadruple, Quadruple, four times"), again=("b|And minus {b}?",)),
    ask("bare_half_and_add", {"t": range(8, 400), "k": (2, 3, 4), "b": range(2, 100)}, plan("s: t / k: {half} {t}",
        "r: s + b: plus {b}", end=""), "{Half} {t:d}, then add {b:d}.", "{half} {t:d} and {b:d} more",
        "What is {b} more than {half} {t}?", "Add {b} to {half} {t}.", "Divide {t:d} by {k:d}, then add {b:d}",
        "If you take {half} {t} and put {b} on top, what do you get?", "{half} {t:w}, plus {b:w}, please", slots="k half Half",
        rows=("2, half of, Half of", "3, a third of, A third of", "4, a quarter of, A quarter of"), again=("b|And plus {b}?",)),
    ask("bare_sum_then_times", {"a": range(3, 100), "b": range(3, 100), "k": (2, 3, 4)}, plan("s: a + b: the sum",
        "r: s * k: {double} {s}", end=""), "Add {a:d} and {b:d}, then {double} the result.",
        "{times} the sum of {a:d} and {b:d}", "What is {times} the sum of {a} and {b}?",
        "{a:d} plus {b:d}, and then {double} it", "{Double} what you get from {a} and {b} together.",
        "Put {a:w} and {b:w} together. Now take it {times}.", slots="k double Double times", rows=("2, double, Double, twice",
        "3, triple, Triple, three times", "4, quadruple, Quadruple, four times"), again=("a|And with {a} and {b}?",)),
    ask("bare_sum_then_half", {"a": range(3, 200), "b": range(3, 200), "k": (2, 3, 4, 5)}, plan("s: a + b: the sum",
        "r: s / k: {half} {s}", end=""), "Add {a:d} and {b:d}, then divide by {k:d}.", "{half} the sum of {a:d} and {b:d}",
        "What is {half} the sum of {a} and {b}?", "{a:d} plus {b:d}, then {half} that", "Put {a:w} and {b:w} together and "
        "split it into {k:w} equal parts. How big is one part?", slots="k half", rows=("2, half of", "3, a third of",
        "4, a quarter of", "5, a fifth of"), again=("a|And with {a} and {b}?",)),
)  # fmt: skip
TASKS = STORIES
