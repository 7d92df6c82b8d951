"""Word problems about ratios, averages, ages, years, numbers in a row and digits."""

from __future__ import annotations

from typing import Any

from .steps import Unfit
from .story import Story, Work

YEAR, AGE, HOUSE = range(1960, 2025), range(31, 80), range(13, 99)


def ratio_share(w: Work, v: Any) -> None:
    w.need(v.a != v.b and v.t % (v.a + v.b) == 0 and v.t > v.a + v.b)
    one = w.div("One part", v.t, w.add("Parts", v.a, v.b))
    w.end(w.mul("{b} parts", v.b, one), "{unit}")


def ratio_scaled(w: Work, v: Any) -> None:
    w.need(v.t % v.a == 0 and v.t > v.a != v.b)
    w.end(w.mul("{b} for each time", v.b, w.div("Times {a}", v.t, v.a)), "{y2}")


def average_four(w: Work, v: Any) -> None:
    total = w.add("With the fourth", w.add("With the third", w.add("First two", v.a, v.b), v.c), v.d)
    w.need(total % 4 == 0)
    w.end(w.div("Divided by 4", total, 4), "{unit}")


def average_wanted(w: Work, v: Any) -> None:
    wanted, reached = w.mul("Sum of three", 3, v.t), w.add("First two", v.a, v.b)
    w.need(reached + 1 < wanted and wanted - reached <= 100)
    w.end(w.sub("The third", wanted, reached))


def together_later(w: Work, v: Any) -> None:
    w.end(w.add("Together", w.add("{M} then", v.a, v.k), w.add("{K} then", v.b, v.k)), "years")


def times_later(w: Work, v: Any) -> None:
    now = w.mul("{K} now", v.f, v.a)
    w.need(now < 80)
    w.end(w.add("{K} in {k} years", now, v.k), "years old")


def born_when(w: Work, v: Any) -> None:
    w.end(w.sub("Year of birth", v.y, v.a))


def three_in_a_row(w: Work, v: Any) -> None:
    w.need(v.t % 3 == 0)
    w.end(w.add("The largest", w.div("The one in the middle", v.t, 3), 1))


def two_in_a_row(w: Work, v: Any) -> None:
    w.need(v.t % 2 == 1)
    w.end(w.div("The smaller", w.sub("Without the one more", v.t, 1), 2))


def largest_smallest(w: Work, v: Any) -> None:
    w.need(0 < v.a < v.b < v.c < 10)
    large, small = v.c * 100 + v.b * 10 + v.a, v.a * 100 + v.b * 10 + v.c
    w.line("Largest number", f"the digits from large to small, {large}.")
    w.line("Smallest number", f"the digits from small to large, {small}.")
    w.end(w.sub("Difference", large, small))


def digit_sum(w: Work, v: Any) -> None:
    digits = [int(digit) for digit in str(v.t)]
    if len(digits) != 3:
        raise Unfit
    w.end(w.add("With the third digit", w.add("First two digits", digits[0], digits[1]), digits[2]))


STORIES = (
    Story(
        "shared_in_a_ratio", {"a": range(1, 6), "b": range(1, 8), "t": range(10, 500, 2), "y": YEAR, "g": AGE}, ratio_share,
        (
            "={t} {unit} are divided between {M} and {K} in the ratio {a:d} to {b:d}. How many {unit} does {K} get?",
            "=How many {unit} go to {K} if {M} and {K} share {t} {unit} in the ratio {a:d} : {b:d}?",
            "={M} and {K} split {t} {unit}. For every {a:d} that {M} gets, {K} gets {b:d}. What is {K} given?",
            "=The ratio is {a:d} to {b:d}. {M} takes the first part and {K} the second part of {t} {unit}. How many {unit} has "
            "{K}?",
            "=In {y:d}, {t} {unit} were left to {M} and {K}, {a:d} parts for {M} and {b:d} parts for {K}. How many {unit} were "
            "for {K}?",
            "={t} {unit}, {a:d}:{b:d} between {M} and {K}. {K}?",
            "=A woman of {g} wants to give {M} and {K} {t} {unit} so that their shares are as {a:d} to {b:d}. What is the "
            "share of {K}?",
            "=Always when {M} gets {a:d} {unit}, {K} gets {b:d}. There are {t} in all. How many are with {K}?",
        ),
        ("",), slots="unit", rows=("sweets", "euros", "marbles", "acres", "coins", "stamps", "points", "cards", "dollars"),
    ),
    Story(
        "ratio_scaled", {"a": range(2, 9), "b": range(2, 12), "t": range(4, 200), "no": HOUSE, "g": AGE}, ratio_scaled,
        (
            "=For every {a} {x} there are {b} {y2}. How many {y2} are there with {t} {x}?",
            "=How many {y2} belong to {t} {x} if {a} {x} go with {b} {y2}?",
            "=There are {t} {x}. To each group of {a} {x} come {b} {y2}. How many {y2} is that?",
            "={N} take{s} {b} {y2} for {a} {x}. {he} {has} {t} {x} this time. How many {y2} do{es} {he} need?",
            "=The rule at number {no} is: {a:w} {x}, {b:w} {y2}. They use {t:w} {x} today. How many {y2}?",
            "={a} {x} to {b} {y2}, so {t} {x} to how many {y2}?",
            "=The ratio of {x} to {y2} is {a:d} to {b:d}, and there are {t} {x}. What is the number of {y2}?",
            "=My mother, {g}, always mixes {a} {x} with {b} {y2}. With {t} {x}, how many {y2} would she take?",
        ),
        ("",), slots="x y2", rows=("cups of rice, cups of water", "spoons of oil, spoons of vinegar", "red beads, blue beads",
        "cups of flour, spoons of sugar", "buckets of sand, buckets of gravel", "roses, tulips", "litres of white, litres of "
        "green"),
        again=("t|And with {t} {x}?",),
    ),
    Story(
        "average_of_four", {"a": range(2, 20), "b": range(2, 20), "c": range(2, 20), "d": range(2, 20), "y": YEAR, "g": AGE},
        average_four,
        (
            "={N} {did} {a} {unit} on Monday, {b} on Tuesday, {c} on Wednesday and {d} on Thursday. What is the average?",
            "=What is the average of {a}, {b}, {c} and {d}, all in {unit}?",
            "=Four days: {a}, {b}, {c} and {d} {unit}. How many {unit} is that a day on average?",
            "=In the four weeks of February {y:d} {N} {did} {a}, {b}, {c} and {d} {unit}. Find the mean per week.",
            "=Anton, {g}, {did} {d} {unit}, then {c}, then {b} and at last {a}. On average, how many {unit} is that?",
            "=average of {a:d} {b:d} {c:d} {d:d} {unit}",
            "=If all four days had been equal, how many {unit} would each have had instead of {a}, {b}, {c} and {d}?",
            "=We have four numbers of {unit}: {b}, {d}, {a}, {c}. Their average?",
        ),
        ("",), slots="did unit", rows=("ran, kilometres", "read, pages", "sold, tickets", "scored, points", "worked, hours",
        "swam, lengths", "picked, apples", "wrote, letters"), again=("d|And if the last one were {d}?",),
    ),
    Story(
        "average_that_is_wanted", {"t": range(10, 90), "a": range(5, 90), "b": range(5, 90), "g": range(9, 16)}, average_wanted,
        (
            "={N} got {a} and {b} {unit} in the first two rounds. How many {unit} must {he} get in the third for an average of "
            "{t}?",
            "=How many {unit} are needed in the third {round} for a mean of {t} after {a} and {b}?",
            "=The average of three numbers is {t}. Two of them are {a} and {b}. Which is the third?",
            "=Three {round}s, an average of {t} {unit}. The first brought {a}, the second {b}. What did the third bring?",
            "={M} is {g}. In three {round}s {he2} has {t} {unit} on average, {b} in one and {a} in another. What about the one "
            "that is "
            "left?",
            "=average of three is {t:d}, two are {a} and {b}, third?",
            "=For an average of {t} {unit} over three {round}s, what has to follow {a} and {b}?",
            "=After {round}s with {a} and {b} {unit}, {N} want{s} to reach {t} on average in three {round}s. What result is "
            "necessary?",
        ),
        ("",), slots="unit round", rows=("points, test", "points, game", "pages, day", "kilometres, day", "coins, round"),
        again=("t|And for an average of {t}?",),
    ),
    Story(
        "ages_added_later", {"a": range(4, 60), "b": range(4, 60), "k": range(2, 20), "no": HOUSE}, together_later,
        (
            "={M} is {a} and {K} is {b}. How old will they be together in {k} years?",
            "=In {k} years, what will the ages of {M} ({a} now) and {K} ({b} now) add up to?",
            "=Today {M} is {a} years old, {K} {b}. What is the sum of their ages {k} years from now?",
            "={M} and {K} live at number {no}. They are {a} and {b}. Add their ages as they will be in {k} years.",
            "=Add up how old {M} and {K} will be in {k:w} years. At the moment they are {a:w} and {b:w}.",
            "={M} {a}, {K} {b}, ages together in {k} years?",
            "={k} years pass. Before that, {M} was {a} and {K} was {b}. What do their ages come to now?",
            "=When {k} years have gone by, how many years will {M} and {K}, now {a} and {b}, have between them?",
        ),
        ("",), again=("k|And in {k} years?",),
    ),
    Story(
        "times_as_old_later", {"a": range(3, 20), "f": (2, 3, 4, 5), "k": range(2, 16), "y": YEAR}, times_later,
        (
            "={M} is {a}. {K} is {f:w} times as old. How old will {K} be in {k} years?",
            "=How old is {K} in {k} years if {M} is {a} now and {K} {f:w} times that age?",
            "={K} has {f:w} times the age of {M}, who is {a} years old. What age will {K} have reached {k} years from now?",
            "=In {k} years, how old will {K} be? {M} is {a}, and {K} is {f:w} times as old as {M} today.",
            "={M} turned {a} this week, and {K} is {f:w} times as old. Give the age of {K} after another {k} years.",
            "={M} {a}, {K} {f:w} times as old, {K} in {k} years?",
            "=The house is from {y:d}. {M}, {a}, lives there with {K}, who is {f:w} times as old. What will be the age of {K} "
            "{k} "
            "years from now?",
            "=Right now {M} is {a:w} years old, which makes {K} {f:w} times as old. How old is {K} going to be {k:w} years "
            "later?",
        ),
        ("",), again=("k|And in {k} years?",),
    ),
    Story(
        "year_of_birth", {"y": range(1950, 2026), "a": range(6, 90), "no": HOUSE}, born_when,
        (
            "={M} turned {a:d} in {y:d}. In which year was {he2} born?",
            "=In what year was somebody born who turned {a:d} in {y:d}?",
            "=In {y:d} the {x} at number {no} was {a:d} years old. When was it built?",
            "=The {x} became {a:d} years old in {y:d}. What is the year in which it was built?",
            "={a:d} years before {y:d}: which year was it?",
            "=It is {y:d}, and the {x} is exactly {a:d} years old. From which year is it?",
            "={M}, {a:d} in {y:d}. born when?",
            "=Which year do I get if I go {a:d} years back from {y:d}?",
        ),
        ("",), slots="x", rows=("school", "bridge", "mill", "tower", "theatre", "station", "church"), again=("a|And with {a:d} "
        "years?",),
    ),
    Story(
        "three_neighbours", {"t": range(12, 600, 3), "g": AGE}, three_in_a_row,
        (
            "=The sum of three consecutive numbers is {t}. What is the largest of them?",
            "=What is the largest of three whole numbers in a row that add up to {t}?",
            "=Three numbers follow each other, like 4, 5 and 6. Together they make {t}. Which is the last one?",
            "=Somebody adds a number and the two numbers right after it and gets {t}. Find the largest of the three.",
            "=Three house doors in a row have numbers that go up by one. Their sum is {t}. What number is on the last door?",
            "=three consecutive numbers, sum {t}, largest?",
            "=My uncle ({g}) thinks of three whole numbers, each one more than the number before it. They come to {t}. "
            "What is "
            "the greatest?",
            "=If you add three consecutive whole numbers and the result is {t:w}, which is the biggest of them?",
        ),
        ("",), again=("t|And if the sum is {t}?",),
    ),
    Story(
        "two_neighbours", {"t": range(9, 700, 2), "g": range(7, 15)}, two_in_a_row,
        (
            "=Two consecutive numbers add up to {t}. What is the smaller one?",
            "=Which is the smaller of two neighbouring numbers with the sum {t}?",
            "=A book lies open. The two page numbers that I see make {t} together. What is the number of the left page?",
            "={M}, {g}, adds a number to the number that comes next and gets {t}. With which number did {he2} begin?",
            "=The sum of a whole number and its successor is {t:w}. Find the number.",
            "=two numbers in a row, sum {t}, smaller one?",
            "=Two lockers stand side by side, and the number on the second is one higher. Together their numbers are {t}. What "
            "is on "
            "the first?",
            "=I add two whole numbers, one of them just 1 larger than the other. It comes to {t}. What's the lower number?",
        ),
        ("",), again=("t|And with a sum of {t}?",),
    ),
    Story(
        "from_three_digits", {"a": range(1, 8), "b": range(2, 9), "c": range(3, 10), "g": AGE}, largest_smallest,
        (
            "=Make the largest and the smallest number from the digits {a:d}, {b:d} and {c:d}. What is their difference?",
            "=How much larger is the biggest number that can be made from {b:d}, {a:d} and {c:d} than the smallest one?",
            "=There are three cards with {c:d}, {a:d} and {b:d} on them. Lay them as the largest and then as the smallest "
            "number. What is "
            "the difference?",
            "={M} writes the digits {b:d}, {c:d}, {a:d} in different orders. Subtract the smallest number from the largest.",
            "=digits {a:d} {c:d} {b:d}: largest number minus smallest number?",
            "=With the digits {c:d}, {b:d} and {a:d}, each used once, what is the difference between the greatest and the "
            "least "
            "three-digit number?",
            "=My neighbour, aged {g}, forgot the order of her code. It has {a:d}, {b:d} and {c:d} in it. By how much do the "
            "highest and "
            "the lowest possible code differ?",
            "=Use each of {b:d}, {a:d}, {c:d} once. What do you get if you take the lowest number away from the highest one?",
        ),
        ("",), again=(),
    ),
    Story(
        "sum_of_digits", {"t": range(111, 999), "g": AGE}, digit_sum,
        (
            "=What is the sum of the digits of {t:d}?", "=Add the digits of {t:d}.", "=The bus has the number {t:d}. What do "
            "its three "
            "digits add up to?", "={M} lives in room {t:d} and adds up the digits. What is the result?",
            "=A ticket wins if its digits have the right sum. Mine is number {t:d}. What is its sum of digits?",
            "=digit sum of {t:d}", "=If you take the digits of {t:d} one by one and add them, what do you get?",
            "=On the door of an old man of {g} stands {t:d}. What is the sum of these three digits?",
            "=Find the digit sum: {t:d}.",
        ),
        ("",), again=("t|And of {t:d}?",),
    ),
)  # fmt: skip
TASKS = STORIES
