"""More problems in school words: amounts that get more or less, compared amounts, ages, heights, scores, secret numbers."""

from __future__ import annotations

from .weeks import ask, plan

BIG, MID, LOW = range(20, 300), range(5, 90), range(2, 40)
STORIES = (
    ask("some_leave_the_place", {"a": MID, "b": LOW}, plan("? b < a", "r: a - b: after {b} {went}", end="{xs}"),
        "There are {a} {xs} {place}. {b} {go}. How many {xs} are still {place}?", "{a} {xs} were {place}. Then {b} of them "
        "{went}. How many were left?", "{a:d} {xs} {place}, {b:d} {go}, how many still there?",
        "How many {xs} stay {place} if there are {a} and {b} {go}?", "I counted {a} {xs} {place}. When I looked again, {b} of "
        "them were gone. How many did I see then?", "Of the {a:w} {xs} {place}, {b:w} {went}. Find the number of the others.",
        slots="xs place go went", rows=("birds, on the wire, fly away, flew away", "ducks, on the pond, swim off, swam off",
        "children, in the pool, get out, got out", "leaves, on the twig, fall off, fell off",
        "candles, on the cake, go out, went out", "frogs, on the log, jump off, jumped off",
        "cars, in the car park, drive away, drove away"), again=("b|And if {b} {go}?",)),
    ask("two_people_take_from_it", {"a": BIG, "b": LOW, "c": LOW}, plan("s: a - b: after {b} were {taken}",
        "r: s - c: after {c} were {taken}", end="{xs}"), "There were {a} {xs} {where}. {N} {took} {b} and {M} {took} {c}. How "
        "many {xs} were left?", "{N} {took} {b} of the {a} {xs} {where}. {M} {took} {c} of them. How many {xs} are there now?",
        "{a:d} {xs} {where}, i {took} {b:d}, {M} {took} {c:d}, left?", "How many {xs} remain of {a} if {M} {took} {b} and "
        "{K} {took} {c}?", "At first {a} {xs} were {where}. {b} were {taken} on {day} and {c} the day after. How many remain?",
        "I {took} {b:w} {xs}, my {kin} {took} {c:w}. We had {a} at the start. What is left for the others?",
        slots="xs where took taken", rows=("biscuits, in the tin, ate, eaten", "plums, in the bowl, ate, eaten",
        "logs, by the stove, burned, burned", "stamps, in the drawer, used, used", "bottles of juice, in the fridge, "
        "drank, drunk", "tickets, on the roll, sold, sold", "bulbs, in the shed, planted, planted"),
        again=("c|And if it was {c} for {M}?",)),
    ask("litres_used_and_refilled", {"a": BIG, "b": MID, "c": MID}, plan("s: a - b: after {b} were used",
        "r: s + c: with {c} filled in", end="litres"), "A {tank} has {a} litres of {water} in it. {b} litres are used and {c} "
        "litres are filled in. How many litres are in it now?", "{N} took {b} litres of {water} from a {tank} with {a} litres "
        "and later poured in {c} litres. How many litres are there now?", "{tank} {a:d} l, -{b:d} l, +{c:d} l, now?",
        "How much {water} is in the {tank} if there were {a} litres, {b} litres ran out and {c} litres were added?",
        "On {day} the {tank} showed {a:d} litres. We needed {b:d} litres of {water} that week, then {c:d} new litres came. "
        "What does it show?", "Out of a {tank} with {a:w} litres of {water} go {b:w}. Into it go {c:w}. Say what it contains.",
        slots="tank water", rows=("rain barrel, water", "tank, oil", "fish tank, water", "milk tank, milk", "vat, juice",
        "cistern, water", "tanker, petrol"), again=("c|And if {c} litres are filled in?",)),
    ask("down_by_so_many_each_time", {"a": BIG, "b": range(2, 16), "n": range(2, 12)}, plan("u: n * b: {n} times {b}",
        "? u < a", "r: a - u: without these {u}", end="{xs}"), "{N} had {a} {xs}. {he} {ate} {b} a day for {n} days. How many "
        "{xs} were left?", "There are {a} {xs}. Every day {b} are {eaten}. How many {xs} are left after {n} days?",
        "{a:d} {xs}, {b:d} {eaten} per day, after {n:d} days?", "How many of {a} {xs} remain when {b} are {eaten} on each "
        "of {n} days?", "My {kin} {ate} {b} {xs} each day. That went on for {n:w} days. I know there were {a} before. "
        "What is left?", "For {n} days {M} {ate} {b} {xs} a day out of a stock of {a}. Find the number of {xs} that remain.",
        slots="xs ate eaten", rows=("almonds, ate, eaten", "tea bags, used, used", "logs, burned, burned",
        "sheets of paper, used, used", "newspapers, sold, sold", "screws, used, used", "dates, ate, eaten"),
        again=("n|And after {n} days?",)),
    ask("doubled_and_then_fewer", {"a": MID, "b": LOW}, plan("s: a * 2: twice as many", "? b < s", "r: s - b: without the {b}",
        end="{xs}"), "{N} had {a} {xs}. The number doubled, and then {b} {went}. How many {xs} were there?",
        "There were {a} {xs}. A year later there were twice as many. Then {b} {went}. How many {xs} were left?",
        "{a:d} {xs} x2, then {b:d} {went}. how many", "How many {xs} are there if {a} turn into twice that number and {b} of "
        "these {went} afterwards?", "My {kin} started with {a} {xs}, soon had double, but {b} {went} in the end. What is "
        "the number now?", "First {a:w} {xs}, then twice as many, then {b:w} {went}: tell me the last number.", slots="xs went",
        rows=("rabbits, were sold", "goldfish, died", "guinea pigs, were given away", "customers, left", "members, left",
        "bushes, dried up", "hens, were sold"), again=("b|And if {b} {went}?",)),
    ask("half_and_again_half", {"t": range(12, 400, 4)}, plan("h: t / 2: half of {t} left", "r: h / 2: half of {h} left",
        end="{xs}"), "{N} had {t} {xs}. {he} {gave} half of them on {day} and half of the rest on the next day. How many "
        "{xs} were left?", "There were {t} {xs}. Half of them were {given}. Then half of the others were {given} too. How many "
        "{xs} remained?", "{t:d} {xs}, half {given}, half of the rest {given}. left?", "How many of {t} {xs} are left when "
        "twice in a row one half is {given}?", "I {gave} half of my {t} {xs}, and after that my {kin} {gave} half of what I "
        "still had. What did I have in the end?", "{t:w} {xs}. One half goes. One half of what stays goes too. How many stay?",
        slots="xs gave given", rows=("sweets, gave away, given away", "nuts, ate, eaten", "lottery tickets, sold, sold",
        "pages, read, read", "eggs, sold, sold", "chestnuts, roasted, roasted", "cherries, ate, eaten"),
        again=("t|And with {t} {xs}?",)),
    ask("so_many_from_each_of_them", {"a": MID, "b": range(2, 13), "n": range(2, 13)}, plan("u: n * b: {n} times {b}",
        "r: a + u: with these {u}", end="{xs}"), "{N} had {a} {xs}. Each of {his} {n} {friends} gave {him} {b} more. How many "
        "{xs} {has} {N} now?", "{n} {friends} gave {b} {xs} each to {M}, who had {a} before. How many {xs} does {M} have now?",
        "own {a:d} {xs}, got {b:d} each from {n:d} {friends}, total?", "How many {xs} do I have if I already had {a} and {n} "
        "{friends} bring me {b} each?", "My {kin} collects {xs} and had {a:d}. Then there came {n:w} {friends}, every one with "
        "{b:w} more for the collection. What is the new number?", "Every one of {n} {friends} puts {b} {xs} into a box that "
        "has {a} in it. How many are in the box then?", slots="xs friends", rows=("stamps, friends", "books, neighbours",
        "apples, children", "toys, families", "coins, uncles", "shells, cousins", "bottles, scouts"),
        again=("n|And with {n} {friends}?",)),
    ask("one_has_fewer_both_have", {"a": MID, "b": LOW}, plan("? b < a", "s: a - b: {M}, {b} fewer", "r: a + s: both together",
        end="{xs}"), "{N} has {a} {xs}. {M} has {b} fewer than {N}. How many {xs} do they have together?",
        "{M} owns {b} fewer {xs} than {N}. {N} owns {a}. How many do the two own in all?",
        "{N} {a:d} {xs}, {M} {b:d} less, sum?", "If {N} has {a} {xs} and {M} {b} fewer, what do they come to together?",
        "{a:w} {xs} belong to {N}. For {M} take off {b:w}. Add up what both of them have.",
        "{M} is sad to have {b} fewer {xs} than {N}, but together they have a lot, for {N} has {a}. How many is it?",
        slots="xs", rows=("toy cars", "cousins", "goats", "jigsaws", "plants", "scarves", "chess books"),
        again=("b|And if {M} has {b} fewer?",)),
    ask("times_as_many_how_many_more", {"a": MID, "k": range(2, 8)}, plan("s: a * k: {k} times {a}",
        "r: s - a: the difference", end="{xs}"), "There are {a} {xs} in the {small}. The {big} has {times} as many. How many "
        "more {xs} are in the {big}?", "The {big} has {times} as many {xs} as the {small}, which has {a}. How many "
        "more is that?", "{small} {a:d} {xs}, {big} {times} as many, difference?", "How many fewer {xs} are in the {small} "
        "with {a} than in the {big} with {times} that number?", "I compared the {small} with the {big}. {a:w} {xs} here, "
        "{times} as many there. By how many do they differ?", "If the {small} has {a} {xs}, and you find {times} as many in "
        "the {big}, how many more do you find?", slots="small big xs k times", rows=("village school, town school, pupils, "
        "4, four times", "pond, lake, ducks, 3, three times", "kiosk, market, customers, 5, five times",
        "bus, train, people, 6, six times", "garden, park, trees, 2, twice", "flat, library, books, 7, seven times",
        "bay, harbour, boats, 2, twice"), again=("a|And with {a} in the {small}?",)),
    ask("all_their_ages_later", {"s": range(15, 150), "k": range(2, 7), "n": range(2, 13)},
        plan("u: k * n: {k} people, {n} years each", "r: s + u: with these {u} years", end="years"),
        "The ages of {k} {who} add up to {s} years. What will their ages add up to in {n} years?",
        "{k} {who} are {s} years old together. How old will they be together in {n} years?",
        "{k:d} {who}, {s:d} years in all, sum in {n:d} years?", "What is the sum of the ages of {k} {who} {n} years from now "
        "if it is {s} today?", "We are {k:w} {who}. Put together we are {s:w}. Each of us gets {n:w} years older. What are we "
        "then, all in all?", slots="who", rows=("cousins", "friends", "sisters", "brothers", "neighbours", "sailors"),
        again=("n|And in {n} years?",)),
    ask("points_off_for_each_mistake", {"a": (100, 120, 150, 200, 250, 300), "b": range(2, 11), "n": range(2, 13)},
        plan("u: n * b: {n} {errors} at {b}", "? u < a", "r: a - u: without these {u}", end="points"),
        "Everybody starts with {a} points. Each {error} costs {b} points. {N} made {n} {errors}. How many points did {he} "
        "have at the end?", "{N} made {n} {errors} and lost {b} points for each. The start was at {a} points. What was the "
        "final score?", "start {a:d} points, {n:d} {errors}, -{b:d} each. score?", "What is the score after {n} {errors} if "
        "one begins with {a} and every {error} takes away {b}?", "The rule in this {game}: you have {a} points, and for any "
        "{error} you lose {b:w}. I had {n:w} of them. Where did I end?", slots="error errors game",
        rows=("mistake, mistakes, quiz", "foul, fouls, game", "wrong answer, wrong answers, test",
        "fault, faults, riding contest", "miss, misses, shooting game", "late start, late starts, race"),
        again=("n|And with {n} {errors}?",)),
    ask("to_break_the_record", {"t": BIG, "a": MID, "b": MID}, plan("s: a + b: so far", "? s < t", "r: t - s: up to {t}",
        end="{xs}"), "The record is {t} {xs}. {N} {has} {a} {xs} from the first day and {b} from the second. How many more "
        "do{es} {he} need to reach the record?", "{N} want{s} {t} {xs}. {he} got {a} and then {b}. How many are missing?",
        "goal {t:d} {xs}, so far {a:d} + {b:d}, missing?", "How many {xs} short of {t} is a team with {a} in the first part "
        "and {b} in the second?", "First {a:w}, then {b:w}: these are our {xs}. We'd like to have {t:w}. What do "
        "we still need?", slots="xs", rows=("points", "signatures", "laps", "kilometres", "jumps", "sit-ups"),
        again=("b|And with {b} on the second day?",)),
    ask("half_my_number_and_less", {"t": range(5, 200), "b": range(2, 60), "k": (2, 3, 4)}, plan("s: t + b: {half} the number",
        "r: s * k: the number", end=""), "{Half} my number minus {b} is {t}. What is my number?",
        "Take {half} a number. Then subtract {b}. Now it is {t}. What was the number?", "{t} is {b} less than {half} my "
        "number. Can you find it?", "If I am cut to {half} myself and then lose {b}, I am {t}. What number am I?",
        "{M} took {half} a number, took {b} off and was left with {t}. What was it at first?", slots="k half Half",
        rows=("2, half of, Half of", "3, a third of, A third of", "4, a quarter of, A quarter of"),
        again=("t|And if it is {t}?",)),
    ask("plus_first_and_then_times", {"t": range(20, 400), "b": range(2, 30), "k": range(2, 7)},
        plan("s: t / k: undo the times {k}", "? b < s", "r: s - b: undo the plus {b}", end=""),
        "{N} think{s} of a number, add{s} {b} and multipl{ies} the sum by {k}. The result is {t}. What is the number?",
        "I added {b} to a number. Then I multiplied by {k} and had {t}. What number did I start with?",
        "(number + {b:d}) * {k:d} = {t:d}, number?", "First plus {b}, then times {k}, and out comes {t}. What went in?",
        "A number grows by {b:w}. After that it becomes {k:w} times as big and is {t:w}. What was it?",
        "Which number makes {t} if you put {b} to it and take the whole {k} times?", again=("t|And if the result is {t}?",)),
    ask("bare_half_and_take_away", {"t": range(8, 400), "k": (2, 3, 4), "b": range(2, 100)}, plan("s: t / k: {half} {t}",
        "? b < s", "r: s - b: minus {b}", end=""), "{Half} {t:d}, then take away {b:d}.", "{half} {t:d} less {b:d}",
        "What is {b} less than {half} {t}?", "Subtract {b} from {half} {t}.", "Divide {t:d} by {k:d}, then take off {b:d}",
        "What remains when {b} goes from {half} {t}?", "Begin with {t:w}. Cut it to {half} that. Lower it by {b:w}.",
        slots="k half Half", rows=("2, half of, Half of", "3, a third of, A third of", "4, a quarter of, A quarter of"),
        again=("b|And minus {b}?",)),
    ask("bare_difference_then_times", {"a": range(10, 200), "b": range(3, 150), "k": (2, 3, 4)}, plan("? b < a",
        "s: a - b: the difference", "r: s * k: {double} {s}", end=""), "Take {b:d} away from {a:d}, then {double} the result.",
        "{times} the difference of {a:d} and {b:d}", "{a:d} minus {b:d}, then {double} it",
        "What is {times} the difference between {a} and {b}?", "{Double} what is left when {b} is taken from {a}.",
        "Find how far {a:w} is above {b:w} and take this {times}.", slots="k double Double times",
        rows=("2, double, Double, twice", "3, triple, Triple, three times", "4, quadruple, Quadruple, four times"),
        again=("a|And from {a}?",)),
)  # fmt: skip
TASKS = STORIES
