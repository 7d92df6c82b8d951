"""Word problems of an ordinary day: lessons, cooking, trips, drinks, weights, classes, matches, doses, animals and riddles."""

from __future__ import annotations

from typing import Any

from .relations import AGE, YEAR
from .story import Story, Work


def break_between(w: Work, v: Any) -> None:
    lessons = w.mul("{n} {xs}", v.n, v.m)
    w.end(w.add("With the breaks", lessons, w.mul(f"{v.n - 1} breaks between {{xs}}", v.n - 1, v.b)), "minutes")


def no_break(w: Work, v: Any) -> None:
    w.end(w.mul("{n} {xs}", v.n, v.m), "minutes")


def cooks_by_weight(w: Work, v: Any) -> None:
    w.end(w.add("With the {b} minutes on top", w.mul("{n} kilos of {x}", v.n, v.m), v.b), "minutes")


def two_rides(w: Work, v: Any) -> None:
    w.end(w.add("{X} and {y2}", w.mul("By {x}", v.a, v.p), w.mul("By {y2}", v.b, v.q)), "km")


def same_speed(w: Work, v: Any) -> None:
    w.need(v.d % v.a == 0 and v.a != v.b and int(v.lo) <= v.d // v.a <= int(v.hi))
    w.end(w.mul("{X} in {b} hours", v.b, w.div("{X} in one hour", v.d, v.a)), "km")


def glasses_out_of(w: Work, v: Any) -> None:
    w.end(w.mul("{Ys} out of {n} {xs}", v.n, v.k), "{ys}")


def bottles_for(w: Work, v: Any) -> None:
    need = w.mul("{Ys} for {n} people", v.n, v.g)
    w.need(need % v.k == 0 and need // v.k > 1 and v.g < v.k)
    w.end(w.div("{Xs}", need, v.k), "{xs}")


def full_and_empty(w: Work, v: Any) -> None:
    things = w.sub("{Xs} without the {y2}", v.t, v.e)
    w.need(v.t > 2 * v.e and things % v.n == 0 and int(v.lo) <= things // v.n <= int(v.hi))
    w.end(w.div("One {x}", things, v.n), "{unit}")


def weight_packed(w: Work, v: Any) -> None:
    w.end(w.add("With the {y2}", w.mul("{n} {xs}", v.n, v.p), v.e), "{unit}")


def batches(w: Work, v: Any) -> None:
    w.need(v.m % v.n == 0 and v.n < v.m < 10 * v.n and v.q * v.m // v.n <= 2000)
    w.end(w.mul("{Thing} for {m} {xs}", w.div("Times the recipe for {n} {xs}", v.m, v.n), v.q), "{unit} of {thing}")


def one_helper_each(w: Work, v: Any) -> None:
    w.need(v.t % v.k == 0 and v.t > v.k)
    w.end(w.add("With the {ys}", v.t, w.div("Groups of {k} {xs}", v.t, v.k)), "{seats}")


def league_points(w: Work, v: Any) -> None:
    w.end(w.add("With {d} for the draws", w.mul("{won} wins of the {team}", v.won, 3), v.d), "points")


def three_counts(w: Work, v: Any) -> None:
    w.end(w.add("With {c} {t3}", w.add("{x} {t1} and {t2}", v.a, v.b), v.c), "{x}")


def outer_counts(w: Work, v: Any) -> None:
    w.end(w.add("{x} {t1} and {t3}", v.a, v.c), "{x}")


def dose_left(w: Work, v: Any) -> None:
    used = w.mul("{X} taken in {d} days", v.d, v.k)
    w.need(1 < used < v.t - 1)
    w.end(w.sub("{X} left", v.t, used), "{x}")


STORIES = (
    Story(
        "lessons_and_breaks_in_minutes", {"n": range(2, 8), "m": (20, 25, 30, 40, 45, 50, 60), "b": (5, 10, 15), "g":
        range(24, 66)},
        break_between,
        (
            "={n} {xs} of {m} minutes follow each other with a break of {b} minutes between every two. How many minutes does "
            "it take from the first to the last?",
            "=How many minutes do {n} {xs} take in all if each has {m} minutes and there is a break of {b} minutes after "
            "every one but the last?",
            "=I have {n} {xs} this morning. Each one is {m} minutes long and between them I have {b} minutes free. How long is "
            "it altogether, breaks included?",
            "={n} {xs} x {m} min, breaks of {b} min in between, whole time in min?",
            "=The {xs} last {m} minutes each. Between two of them you wait {b} minutes. There are {n}. How many minutes pass "
            "from start to end?",
            "=My teacher, who is {g}, gives {n:w} {xs} a day. One {x} lasts {m} minutes and the break before the next one is "
            "{b}. "
            "How many minutes is that from beginning to end?",
            "=If there are {b} minutes of break between {n} {xs} and a {x} is {m} minutes, what is the total length?",
            "=From the start of the first {x} to the end of the last: {n} {xs}, {m} minutes each, and {b} minutes in between. "
            "How many minutes?",
        ),
        ("",), slots="x xs", rows=("lesson, lessons", "class, classes", "lecture, lectures", "training session, training "
        "sessions", "rehearsal, rehearsals", "test, tests", "short film, short films", "talk, talks"),
        again=("n|And with {n} {xs}?",),
    ),
    Story(
        "lessons_without_the_breaks", {"n": range(2, 10), "m": (20, 25, 30, 40, 45, 50, 60), "b": (5, 10, 15), "g": range(24,
        66)},
        no_break,
        (
            "={n} {xs} of {m} minutes follow each other with a break of {b} minutes between every two. How many minutes are "
            "the {xs} alone?",
            "=How many minutes do {n} {xs} take if each has {m} minutes? Do not count the breaks of {b} minutes.",
            "=I have {n} {xs} this morning. Each one is {m} minutes long and between them I have {b} minutes free. How many "
            "minutes of {xs} is that, without the breaks?",
            "={n} {xs} x {m} min, breaks of {b} min not counted. min?",
            "=The {xs} last {m} minutes each. There are {n} of them on the plan. How many minutes is that?",
            "=My teacher, who is {g}, gives {n:w} {xs} a day. One {x} lasts {m} minutes. How many minutes does she teach?",
            "=A {x} is {m} minutes. Breaks apart, how long do {n} {xs} last in minutes?",
            "=Only the {xs} are paid, not the breaks of {b} minutes. There are {n} {xs} with {m} minutes each. How many "
            "minutes are paid?",
        ),
        ("",), slots="x xs", rows=("lesson, lessons", "class, classes", "lecture, lectures", "training session, training "
        "sessions", "dance class, dance classes", "flute lesson, flute lessons", "swimming lesson, swimming lessons"),
        again=("n|And with {n} {xs}?",),
    ),
    Story(
        "cooking_time_by_the_kilo", {"n": range(2, 9), "m": (10, 15, 20, 25, 30, 35, 40), "b": (10, 15, 20, 25, 30),
        "w2": range(150, 221, 10)}, cooks_by_weight,
        (
            "={X} needs {m} minutes for each kilo and {b} minutes on top. How many minutes do {n} kilos need?",
            "=How many minutes do {n} kg of {x} stay in the oven at {m} minutes per kilo plus {b} minutes?",
            "=I have {n} kilos of {x}. The book says {m} minutes a kilo and then {b} minutes more. How long is that in "
            "minutes?",
            "={x} {n} kg, {m} min per kg + {b} min. how many minutes?",
            "=Set the oven to {w2:d} degrees. For every kilo of {x} count {m} minutes, and add {b} at the end. How many "
            "minutes for {n:w} kilos?",
            "=Grandma's rule for {x}: {m} minutes a kilo, then another {b} minutes. Hers weighs {n} kilos. When is it done, "
            "in minutes?",
            "={N} roast{s} {x} that weighs {n} kg. One kilo takes {m} minutes and at the end there are {b} extra minutes. How "
            "many minutes in all?",
            "=What is the roasting time for {n} kilos of {x}, with {m} minutes per kilo and {b} more minutes?",
        ),
        ("",), slots="x X", rows=("turkey, Turkey", "beef, Beef", "lamb, Lamb", "goose, Goose", "pork, Pork", "ham, Ham",
        "veal, Veal"), again=("n|And for {n} kilos?",),
    ),
    Story(
        "two_parts_of_a_trip", {"a": range(2, 7), "b": range(2, 7), "p": range(40, 120, 5), "q": range(4, 25), "y": YEAR},
        two_rides,
        (
            "={N} travel{s} {a} hours by {x} at {p} km/h and {b} hours by {y2} at {q} km/h. How many km is that altogether?",
            "=How many km are {a} hours by {x} at {p} km/h and {b} hours by {y2} at {q} km/h together?",
            "=First I went by {x}, {a} hours at {p} km per hour. Then {b} hours by {y2} at {q} km per hour. How far did I get?",
            "=By {y2} we do {q} km in an hour, by {x} {p}. What distance is {b} hours by {y2} plus {a} hours by {x}?",
            "={x} {a} h x {p} km/h, {y2} {b} h x {q} km/h, total km?",
            "=The old route of {y:d} takes {a:w} hours by {x} and {b:w} hours by {y2}. The {x} does {p} km each hour, the {y2} "
            "{q}. How long is the route in km?",
            "=A trip has two parts: by {x} ({a} hours, {p} km in each) and by {y2} ({b} hours, {q} km in each). Total km?",
        ),
        ("",), slots="x X y2", rows=("train, Train, bike", "car, Car, boat", "bus, Bus, bike", "van, Van, canoe", "coach, "
        "Coach, "
        "mule", "motorbike, Motorbike, ferry"), again=("a|And with {a} hours by {x}?",),
    ),
    Story(
        "far_at_the_same_speed", {"d": range(8, 700), "a": range(2, 9), "b": range(2, 10)}, same_speed,
        (
            "=A {x} covers {d} km in {a} hours. How far does it get in {b} hours at the same speed?",
            "=How many km does a {x} do in {b} hours if it does {d} km in {a} hours?",
            "=In {a} hours the {x} has gone {d} km. It goes on just as fast. How many km are there in {b} hours?",
            "={x}: {a} h {d} km. {b} h = how many km?",
            "=A stretch of {d} km takes a {x} {a} hours. How many km can it do in {b} hours?",
            "=At a steady speed a {x} needs {a:w} hours for {d} km. How many km for {b:w} hours?",
            "=For {b} hours, how far will a {x} go? We know that it did {d} km in the last {a} hours.",
            "={N} watch{es} a {x} that goes {d} km in {a} hours. Always at this speed, what distance is it after {b} hours?",
        ),
        ("",), slots="x X lo hi", rows=("train, Train, 50, 120", "ship, Ship, 15, 40", "lorry, Lorry, 40, 80", "horse, Horse, "
        "10, 25", "balloon, Balloon, 8, 30", "camel, Camel, 4, 12", "tractor, Tractor, 12, 30", "bus, Bus, 30, 70"),
        again=("b|And in {b} hours?",),
    ),
    Story(
        "glasses_from_full_bottles", {"n": range(2, 30), "k": range(3, 10), "g": AGE}, glasses_out_of,
        (
            "=A {x} fills {k} {ys}. How many {ys} can be filled from {n} {xs}?",
            "=How many {ys} do {n} {xs} give if each {x} is enough for {k}?",
            "=We have {n} {xs}. From each one I pour {k} {ys}. How many {ys} is that?",
            "={k} {ys} per {x}, {n} {xs}. how many {ys}?",
            "=You get {k} {ys} out of one {x}. There are {n} {xs} on the table. How many {ys} of it can we serve?",
            "=My host is {g} and has {n:w} {xs}. Each holds as much as {k:w} {ys}. How many {ys} are there to drink?",
            "=For a party {N} bought {n} {xs}. One of them makes {k} {ys}. Find the number of {ys}.",
            "={n} full {xs} are poured into {ys}, and {k} {ys} empty a {x}. How many {ys} are full in the end?",
        ),
        ("",), slots="x xs ys Ys", rows=("bottle of juice, bottles of juice, glasses, Glasses", "pot of tea, pots of tea, "
        "cups, Cups", "jug of water, jugs of water, glasses, Glasses", "can of soup, cans of soup, bowls, Bowls",
        "carton of milk, cartons of milk, mugs, Mugs", "flask of coffee, flasks of coffee, cups, Cups"),
        again=("n|And from {n}?",),
    ),
    Story(
        "bottles_for_all_the_glasses", {"n": range(3, 60), "g": (1, 2, 3, 4), "k": range(3, 11), "y": YEAR},
        lambda w, v: w.need(v.g > 1) or bottles_for(w, v),
        (
            "=A {x} fills {k} {ys}. {n} people drink {g} {ys} each. How many {xs} are needed?",
            "=How many {xs} do we need for {n} people with {g} {ys} each if there are {k} {ys} in a {x}?",
            "=We are {n}. Everybody wants {g} {ys}, and I pour {k} {ys} from one {x}. How many {xs} must I open?",
            "={k} {ys} per {x}, {n} people, {g} {ys} each. how many {xs}?",
            "=You get {k} {ys} out of one {x}. There will be {n} guests and each has {g}. How many {xs} is that?",
            "=We plan a party as in {y:d}: {n:w} guests, {g:w} {ys} for each. Each {x} holds {k:w} {ys}. What number of {xs} "
            "must be "
            "bought?",
            "={n} people had {g} {ys} each and everything was drunk. One {x} makes {k} {ys}. How many {xs} were there?",
        ),
        ("",), slots="x xs ys Xs Ys", rows=("bottle of juice, bottles of juice, glasses, Bottles of juice, Glasses",
        "pot of tea, pots of tea, cups, Pots of tea, Cups", "jug of water, jugs of water, glasses, Jugs of water, Glasses",
        "carton of milk, cartons of milk, mugs, Cartons of milk, Mugs", "flask of coffee, flasks of coffee, cups, Flasks of "
        "coffee, Cups"), again=("n|And for {n} people?",),
    ),
    Story(
        "weight_of_one_from_the_full_box", {"t": range(20, 999), "e": range(3, 200), "n": range(2, 13), "y": YEAR},
        full_and_empty,
        (
            "=A {y2} with {n} {xs} weighs {t} {unit}. The empty {y2} weighs {e} {unit}. How many {unit} is one {x}?",
            "=How many {unit} does one {x} weigh if {n} of them and the {y2} weigh {t} {unit}, and the {y2} alone {e}?",
            "=I put {n} equal {xs} into a {y2} of {e} {unit}. The scales show {t} {unit}. What does each {x} weigh?",
            "={y2} + {n} {xs} = {t} {unit}, {y2} empty {e}. one {x}?",
            "=Take the {y2} ({e} {unit}) away from the {t} {unit} on the scales. What is left are {n} {xs} of the same weight. "
            "How heavy is a {x}?",
            "=When it was full, the {y2} from {y:d} weighed {t} {unit}, when it was empty {e} {unit}. There had been {n:w} "
            "{xs} in it, all alike. What was the weight of one?",
            "={n} {xs}, all the same, are in a {y2}. Together with it they weigh {t} {unit}. Without them it weighs {e} "
            "{unit}. Find the weight of one {x}.",
        ),
        ("",), slots="x xs Xs y2 unit lo hi", rows=("pear, pears, Pears, basket, grams, 90, 200", "egg, eggs, Eggs, bowl, "
        "grams, 45, 75",
        "brick, bricks, Bricks, cart, kilos, 3, 9", "notebook, notebooks, Notebooks, folder, grams, 60, 150", "sack, sacks, "
        "Sacks, "
        "trailer, kilos, 20, 60", "candle, candles, Candles, tin, grams, 30, 120", "apple, apples, Apples, bag, grams, 90, "
        "200"), again=("t|And if it is {t} {unit}?",),
    ),
    Story(
        "weight_of_the_full_box", {"p": range(12, 90), "e": range(11, 300), "n": range(2, 10), "y": YEAR}, weight_packed,
        (
            "=A {y2} weighs {e} {unit}. {n} {xs} of {p} {unit} each are put into it. How many {unit} is that together?",
            "=How many {unit} do {n} {xs} weigh with the {y2} if one {x} weighs {p} {unit} and the {y2} {e}?",
            "=I put {n} equal {xs} into a {y2} of {e} {unit}. Each {x} weighs {p} {unit}. What do the scales show, in {unit}?",
            "={y2} empty {e} {unit}, {n} {xs} of {p} {unit}. full {y2}?",
            "=Add the {y2} ({e} {unit}) to {n} {xs} of the same weight, {p} {unit} each. How heavy is everything?",
            "=The empty {y2} from {y:d} has a weight of {e} {unit}. {n:w} {xs} are in it now, all alike, each {p} {unit}. "
            "What is the weight of the full {y2}?",
            "={n} {xs} go into a {y2}. A {x} weighs {p} {unit}, the {y2} without them {e} {unit}. Find the weight of it all.",
        ),
        ("",), slots="x xs y2 unit", rows=("pear, pears, basket, grams", "egg, eggs, bowl, grams", "slab, slabs, cart, kilos",
        "notebook, notebooks, folder, grams", "bottle, bottles, crate, grams", "sack, sacks, trailer, kilos", "candle, "
        "candles, tin, "
        "grams"), again=("n|And with {n} {xs}?",),
    ),
    Story(
        "recipe_in_full_batches", {"n": (4, 6, 8, 10, 12, 15, 20), "m": range(8, 130, 2), "q": range(2, 300), "g": AGE},
        batches,
        (
            "=For {n} {xs} you need {q} {unit} of {thing}. How many {unit} are needed for {m} {xs}?",
            "=How many {unit} of {thing} go into {m} {xs} if {q} {unit} are enough for {n}?",
            "=My recipe makes {n} {xs} and takes {q} {unit} of {thing}. I want to make {m}. How many {unit} of {thing} do I "
            "need?",
            "={n} {xs} = {q} {unit} {thing}, {m} {xs} = ?",
            "={q} {unit} of {thing} are in {n} {xs}. {N} bake{s} {m} {xs}. How many {unit} do{es} {he} use?",
            "=My grandmother, {g}, takes {q} {unit} of {thing} for {n} {xs}. The school asked her for {m}. How many {unit} "
            "will it be?",
            "=We must bake {m} {xs} for Saturday. One batch is {n} {xs} with {q} {unit} of {thing}. What amount of {thing} is "
            "that?",
        ),
        ("",), slots="xs thing Thing unit q", rows=("muffins, sugar, Sugar, grams, 60-300", "pancakes, milk, Milk, ml, 100-400",
        "biscuits, butter, Butter, grams, 50-250", "rolls, flour, Flour, grams, 150-400", "waffles, oil, Oil, spoons, 2-9",
        "cupcakes, cocoa, Cocoa, grams, 20-90", "scones, raisins, Raisins, grams, 30-120"), again=("m|And for {m} {xs}?",),
    ),
    Story(
        "one_adult_with_every_group", {"t": range(12, 200), "k": (4, 5, 6, 8, 10), "y": YEAR}, one_helper_each,
        (
            "={t} {xs} go in groups of {k}, and one {y2} goes with every group. How many {seats} are needed for all of them?",
            "=How many {seats} do we need for {t} {xs} if there is a {y2} for every {k} {xs}?",
            "=We are planning for {t} {xs}. For each {k} of them we need one {y2}. How many {seats} is that in all?",
            "={t} {xs}, 1 {y2} per {k} {xs}, {seats} for everybody?",
            "=One {y2} looks after {k} {xs}. There are {t} {xs}. How many {seats} must be booked for {xs} and {ys} together?",
            "=Since {y:d} the rule is one {y2} to {k:w} {xs}. With {t:w} {xs}, what is the number of {seats} for everyone?",
            "=The {xs}, {t} of them, are split into groups of {k}. A {y2} joins each group. Count the {seats}, {ys} included.",
        ),
        ("",), slots="xs y2 ys seats", rows=("pupils, teacher, teachers, bus seats", "children, helper, helpers, tickets",
        "campers, leader, leaders, beds", "visitors, guide, guides, lunches", "swimmers, trainer, trainers, towels",
        "scouts, parent, parents, places", "beginners, coach, coaches, helmets"), again=("t|And with {t} {xs}?",),
    ),
    Story(
        "points_of_a_team", {"won": range(2, 30), "d": range(2, 20), "l": range(2, 15), "y": YEAR}, league_points,
        (
            "=A win gives 3 points and a draw 1 point. The {team} had {won} wins and {d} draws. How many points is that?",
            "=How many points do {won} wins and {d} draws bring the {team} at 3 points for a win and 1 for a draw?",
            "=The {team} won {won} times, drew {d} times and lost {l} times. You get 3 points for each win, 1 for each draw, 0 "
            "for a defeat. What is the number of points?",
            "={team}: {won} wins, {d} draws, {l} defeats. 3 / 1 / 0 points. total?",
            "=For every win 3 points, for every draw 1. Our {team} has {d} draws and {won} wins so far. How many points do we "
            "have?",
            "=In {y:d} the {team} lost only {l:w} games. It won {won:w} and drew {d:w}. With three points for a win and one "
            "for a draw, how many points were in the table?",
            "=I want to know the points of our {team}. Wins: {won}, draws: {d}. A win is worth 3, a draw 1.",
        ),
        ("",), slots="team", rows=("football team", "hockey team", "school team", "handball team", "village club",
        "women's team", "youth team", "water polo team"), again=("won|And with {won} wins?",),
    ),
    Story(
        "all_three_are_counted", {"a": range(3, 300), "b": range(3, 300), "c": range(3, 300), "g": AGE}, three_counts,
        (
            "={N} {did} {a} {x} {t1}, {b} {t2} and {c} {t3}. How many {x} is that altogether?",
            "=How many {x} are {a} {t1}, {b} {t2} and {c} {t3} in all?",
            "=I {did} {a} {x} {t1}. Then it was {b} {t2} and finally {c} {t3}. What is the total?",
            "={x}: {t1} {a}, {t2} {b}, {t3} {c}. all?",
            "={t1} {a} {x}, {t2} {b} and {t3} {c}: how many were there all told?",
            "=My neighbour ({g}) {did} {a} {x} {t1}, {b} {t2} and another {c} {t3}. Add up all three.",
            "=If you {do} {a} {x} {t1}, {b} {t2} and {c} {t3}, how many {x} is that from first to last?",
        ),
        ("",), slots="did do x t1 t2 t3", rows=("wrote, write, words, before breakfast, before lunch, "
        "before dinner", "walked, walk, steps, in the morning, at noon, in the evening", "sold, sell, rolls, "
        "on Friday, on Saturday, on Sunday", "counted, count, cars, at seven, at eight, at nine",
        "threw, throw, darts, in round one, in round two, in round three", "planted, plant, seeds, in March, in "
        "April, in May"), again=("c|And with {c} {t3}?",),
    ),
    Story(
        "only_first_and_last_counted", {"a": range(3, 300), "b": range(3, 300), "c": range(3, 300), "g": AGE}, outer_counts,
        (
            "={N} {did} {a} {x} {t1}, {b} {t2} and {c} {t3}. How many {x} were {t1} and {t3} together?",
            "=How many {x} are {a} {t1} and {c} {t3}? The {b} {t2} are not counted.",
            "=I {did} {a} {x} {t1}. Then it was {b} {t2} and finally {c} {t3}. What is the total without those {t2}?",
            "={x}: {t1} {a}, {t2} {b}, {t3} {c}. {t1} + {t3}?",
            "={t1} {a} {x}, {t2} {b} and {t3} {c}: how many were there {t1} and {t3}?",
            "=My neighbour ({g}) {did} {a} {x} {t1}, {b} {t2} and another {c} {t3}. Leave out those {t2} and add the rest.",
            "=If you {do} {a} {x} {t1}, {b} {t2} and {c} {t3}, what do the first and the last number make?",
        ),
        ("",), slots="did do x t1 t2 t3", rows=("wrote, write, words, before breakfast, before lunch, "
        "before dinner", "walked, walk, steps, in the morning, at noon, in the evening", "sold, sell, rolls, "
        "on Friday, on Saturday, on Sunday", "counted, count, cars, at seven, at eight, at nine",
        "threw, throw, darts, in round one, in round two, in round three", "planted, plant, seeds, in March, in "
        "April, in May"), again=("c|And with {c} {t3}?",),
    ),
    Story(
        "medicine_left_after_days", {"t": range(20, 300), "k": range(2, 9), "d": range(3, 15), "g": AGE}, dose_left,
        (
            "=There are {t} {x} in a {box}. {N} take{s} {k} a day. How many are left after {d} days?",
            "=How many {x} remain from {t} after {d} days with {k} {x} on each day?",
            "=I take {k} {x} every day. My {box} had {t} when it was new. What is left after {d} days?",
            "={t} {x}, {k} a day, {d} days. left?",
            "=For {d} days a patient of {g} gets {k} {x} each day from a {box} of {t}. How many {x} are still in it then?",
            "=The doctor says {k:w} {x} per day for {d:w} days. The {box} holds {t}. How many will I not need?",
            "=A {box} with {t} {x} was opened {d} days ago, and {k} have been used each day since. What number is in it now?",
        ),
        ("",), slots="x X box", rows=("tablets, Tablets, bottle", "vitamin pills, Vitamin pills, jar", "capsules, Capsules, "
        "box", "drops, Drops, bottle", "lozenges, Lozenges, tin", "plasters, Plasters, packet"), again=("d|And after {d} "
        "days?",),
    ),
)  # fmt: skip
TASKS = STORIES
