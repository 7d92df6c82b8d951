"""Short word problems in pairs: people, animals, seats, pages and ages come and go; the same words need another operation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .relations import AGE, YEAR
from .story import Story, Work

Working = Callable[[Work, Any], None]
FARM = (
    "cows", "sheep", "goats", "hens", "ducks", "pigs", "horses", "rabbits", "turkeys", "geese", "camels", "ponies", "donkeys",
    "chickens", "calves", "lambs", "alpacas", "oxen",
)  # fmt: skip


def lot(low: int, high: int) -> tuple[int, ...]:
    """Numbers of a range, small ones more often."""
    return (*range(low, min(high, 40)), *range(low, min(high, 100)), *range(low, high, 7))


def ended(w: Work, number: int, unit: str) -> None:
    if unit == "$":
        w.cash(number)
    else:
        w.end(number, unit)


def plus(label: str, unit: str = "{x}") -> Working:
    return lambda w, v: ended(w, w.add(label, v.a, v.b), unit)


def minus(label: str, unit: str = "{x}") -> Working:
    def work(w: Work, v: Any) -> None:
        w.need(v.b < v.a - 1)
        ended(w, w.sub(label, v.a, v.b), unit)

    return work


def times(label: str, unit: str = "{x}") -> Working:
    def work(w: Work, v: Any) -> None:
        w.need(v.a * v.b <= 1000 and (min(v.a, v.b) <= 10 or v.a % 10 == 0 or v.b % 10 == 0))
        ended(w, w.mul(label, v.a, v.b), unit)

    return work


def over(label: str, unit: str = "{x}") -> Working:
    def work(w: Work, v: Any) -> None:
        w.need(v.a % v.b == 0 and v.a // v.b > 1)
        ended(w, w.div(label, v.a, v.b), unit)

    return work


def in_the_queue(w: Work, v: Any) -> None:
    w.end(w.add("With the {N2} in between", w.add("In front and behind", v.a, v.b), 1), "people")


def last_stage(w: Work, v: Any) -> None:
    gone = w.add("Kilometres {gone}", v.a, v.b)
    w.need(gone < v.t - 1)
    w.end(w.sub("Kilometres still to go", v.t, gone), "km")


def off_and_on(w: Work, v: Any) -> None:
    w.need(v.b < v.a)
    w.end(w.add("With the {c} new {x}", w.sub("{x} who stay", v.a, v.b), v.c), "{x}")


def on_and_off(w: Work, v: Any) -> None:
    there = w.add("{x} after more came", v.a, v.b)
    w.need(v.c < there - 1)
    w.end(w.sub("{x} who stay", there, v.c), "{x}")


def one_kind(w: Work, v: Any) -> None:
    w.need(v.c < v.a - 1)
    w.end(w.sub("{x} left", v.a, v.c), "{x}")


def both_kinds(w: Work, v: Any) -> None:
    w.need(v.c < v.a - 1)
    w.end(w.sub("{both} left", w.add("{both} at first", v.a, v.b), v.c), "{both}")


def both_days_more(w: Work, v: Any) -> None:
    w.end(w.add("{x} on both days", v.a, w.add("{x} on the second day", v.a, v.f)), "{x}")


def both_days_times(w: Work, v: Any) -> None:
    w.end(w.add("{x} on both days", v.a, w.mul("{x} on the second day", v.f, v.a)), "{x}")


def rows_and_standing(w: Work, v: Any) -> None:
    w.need(min(v.a, v.b) <= 10 or v.a % 10 == 0)
    w.end(w.add("With the {c} who stand", w.mul("People on the {x}", v.a, v.b), v.c), "people")


def empty_of_rows(w: Work, v: Any) -> None:
    w.need(min(v.a, v.b) <= 10 or v.a % 10 == 0)
    whole = w.mul("All the {x}", v.a, v.b)
    w.need(v.c < whole - 1)
    w.end(w.sub("{x} that are free", whole, v.c), "{x}")


STORIES = (
    Story(
        "herd_sold", {"a": lot(8, 300), "b": lot(3, 150), "g": AGE}, minus("{x} left"),
        (
            "{N} {has} {a} {x} and sell{s} {b} of them.",
            "{N} had {a} {x}. {b} of them were sold on {day}.",
            "There were {a} {x} on the farm. {N} sold {b} to {K}.",
            "{b} {x} have been sold. Before the sale {N} had {a}.",
            "=How many {x} are left if a farmer has {a} and sells {b}?",
            "=I sold {b} {x} today. This morning I had {a}. How many do I have left?",
            "={a} {x}, {b} sold, how many left",
            "=After selling {b} of {his} {a} {x}, how many {x} do{es} {N} have?",
            "=A farmer who is {g} keeps {a} {x}. {K} buys {b} from him. How many {x} does he still have?",
            "=Take a farm with {a} {x}. A man comes and buys {b} of them. How many stay on the farm?",
        ),
        ("<How many {x} do{es} {N} have left?", "<How many {x} does that leave?", "How many now?", "<How many {x} stay?"),
        ("how many {x} {N} still {has}", "how many {x} are left"), slots="x", rows=FARM, again=("b|And if {b} were sold?",),
    ),
    Story(
        "herd_bought", {"a": lot(3, 150), "b": lot(3, 300), "g": AGE}, plus("{x} now"),
        (
            "{N} {has} {a} {x} and buy{s} {b} more.",
            "{N} had {a} {x}. {he} bought {b} on {day}.",
            "There were {a} {x} on the farm. {K} sold us another {b}.",
            "{b} {x} have been bought at the market. Before that {N} had {a}.",
            "=How many {x} does a farmer have if he has {a} and buys {b}?",
            "=I bought {b} {x} today. This morning I had {a}. How many do I have now?",
            "={a} {x}, {b} bought, how many now",
            "=After buying {b} {x}, how many do{es} {N} have, if there were {a} before?",
            "=A farmer who is {g} keeps {a} {x}. He buys {b} from {K}. How many {x} does he have then?",
            "=Somebody sold us {b} {x}. Together with the {a} that were there already, how many is that?",
        ),
        ("<How many {x} are there now?", "<How many {x} does that make?", "How many now?", "How many are there in the end?"),
        ("how many {x} there are now", "how many {x} that makes"), slots="x", rows=FARM, again=("b|And if {b} were bought?",),
    ),
    Story(
        "herd_before_the_sale", {"a": lot(3, 200), "b": lot(8, 300), "g": AGE}, plus("{x} before"),
        (
            "{N} sold {a} {x} and {has} {b} left.",
            "{N} {has} {b} {x} left after {he} sold {a}.",
            "{N} sold {a} {x} at the market. Now {b} are left on the farm.",
            "{N} gave away {a} {x} and still {has} {b}.",
            "=How many {x} did a farmer have before, if he sold {a} and has {b} left?",
            "=I sold {a} of my {x} and have {b} left. How many did I have at first?",
            "=sold {a} {x}, {b} left, how many before?",
            "=A farmer of {g} parted with {a} {x}. {b} are still on the farm. How many were there at first?",
            "=With {a} {x} sold and {b} not sold, how many {x} were there to begin with?",
            "={K} bought {a} of our {x}. We are left with {b}. How many did we have before {K} came?",
        ),
        ("<How many {x} did {N} have before?", "<How many {x} did {N} have at first?", "How many were there before?",
        "<How many {x} were there at the start?"),
        ("how many {x} {N} had before", "how many {x} there were at first"), slots="x", rows=FARM,
        again=("b|And if {b} were left?",),
    ),
    Story(
        "herd_before_buying", {"a": lot(8, 300), "b": lot(3, 150), "g": AGE}, minus("{x} before"),
        (
            "{N} bought {b} {x} and now {has} {a}.",
            "{N} {has} {a} {x} now, because {he} bought {b} more.",
            "{N} now {has} {a} {x}. {b} of them {he} bought on {day}.",
            "Since {N} bought {b} more {x}, there have been {a}.",
            "=How many {x} did a farmer have before, if he bought {b} and has {a} now?",
            "=I bought {b} {x} and now I have {a}. How many did I have at first?",
            "=bought {b} {x}, now {a}, how many before?",
            "=A farmer of {g} got {b} new {x}. With them there are {a} in the stable. How many were in it earlier?",
            "=With the {b} {x} from {K} we have {a}. How many {x} did we have without them?",
            "=Our {x} are {a} today. Last week {b} of them still belonged to {K}. How many did we have then?",
        ),
        ("<How many {x} did {N} have before?", "<How many {x} did {N} have at first?", "How many were there before that?"),
        ("how many {x} {N} had before", "how many {x} there were at first"), slots="x", rows=FARM,
        again=("b|And if {b} were bought?",),
    ),
    Story(
        "young_ones_born", {"a": lot(5, 200), "b": range(3, 90), "y": YEAR}, plus("{x} with the young ones"),
        (
            "There are {a} {x} {where}, and then {b} are born.",
            "{a} {x} live {where}. In spring {b} young ones were born.",
            "{b} young {x} were born {where}. Until then there were {a}.",
            "{N} look{s} after {a} {x} {where}. This week {b} little ones were born.",
            "=How many {x} are there {where} if there were {a} and {b} are born?",
            "={a} {x} {where}, {b} born, how many now?",
            "=In {y:d} there were {a} {x} {where}. One year later there were {b} more, all newly born. How many was that?",
            "=To the {a} {x} {where} come {b} babies. How many animals is that in all?",
            "=The {a} {x} {where} had {b} young. How many {x} are there with the young ones?",
        ),
        ("<How many {x} are there now?", "How many does that make?", "<How many {x} are there altogether?"),
        ("how many {x} there are now", "the number of {x} with the young ones"), slots="x where",
        rows=("lambs, on the hill", "rabbits, in the hutch", "monkeys, in the zoo", "mice, in the cage", "goats, in the barn",
        "penguins, in the zoo", "deer, in the park", "kangaroos, in the reserve", "elephants, in the herd", "pigs, in the sty",
        "seals, on the beach", "guinea pigs, in the school"), again=("b|And if {b} were born?",),
    ),
    Story(
        "born_this_year", {"a": lot(8, 300), "b": lot(3, 120), "y": YEAR}, minus("{x} that are older"),
        (
            "There are {a} {x} {where}. {b} of them were born this year.",
            "Of the {a} {x} {where}, {b} were born in the last months.",
            "{b} of the {a} {x} {where} are newly born.",
            "{N} count{s} {a} {x} {where}, and {b} of these were born in spring.",
            "=How many of the {a} {x} {where} are older if {b} were born this year?",
            "={a} {x} {where}, {b} of them born this year, how many older ones?",
            "=Now there are {a} {x} {where}, with the {b} that were born in {y:d}. How many were not born that year?",
            "=There are {a} {x} {where}. Without the {b} babies, how many would it be?",
            "=Among {a} {x} {where} there are {b} young. The others are grown up. How many grown-up {x} are there?",
        ),
        ("<How many {x} are older?", "How many were there before that?", "<How many of the {x} are not young?"),
        ("how many {x} are older than that", "the number of older {x}"), slots="x where",
        rows=("sheep, on the hill", "rabbits, in the hutch", "monkeys, in the zoo", "mice, in the cage", "goats, in the barn",
        "penguins, in the zoo", "deer, in the park", "kangaroos, in the reserve", "elephants, in the herd", "pigs, in the sty",
        "seals, on the beach", "guinea pigs, in the school"), again=("b|And if {b} were born this year?",),
    ),
    Story(
        "how_many_went", {"a": lot(10, 400), "b": lot(4, 300), "g": AGE}, minus("{x} who left"),
        (
            "{a} {x} came to {place}. Now {b} are left.",
            "There were {a} {x} at {place}. {b} are still there, the others have left.",
            "{b} {x} are left at {place}. At the beginning there were {a}.",
            "At {place} there were {a} {x}, but after the rain only {b}.",
            "=How many {x} left {place} early if {a} came and {b} are still there?",
            "=I saw {a} {x} come to {place}. Some have gone home, and {b} are left. How many went home?",
            "={place}: {a} {x} came, {b} still here, how many left?",
            "=When {N} arrived at {place} there were {a} {x}, and later {b}. How many had gone?",
            "=A woman of {g} counts {a} {x} at {place} at eight o'clock and {b} at ten. Nobody new came. How many have left?",
        ),
        ("<How many {x} went home?", "<How many {x} have left?", "How many went away?", "<How many of the {x} are gone?"),
        ("how many {x} went home", "how many {x} have left"), slots="x place",
        rows=("guests, the party", "visitors, the fair", "guests, the wedding", "children, the picnic", "people, the concert",
        "fans, the match", "visitors, the market", "neighbours, the barbecue", "parents, the meeting", "players, the "
        "tournament"), again=("b|And if {b} are still there?",),
    ),
    Story(
        "how_many_came", {"a": lot(4, 200), "b": lot(4, 300), "g": AGE}, plus("{x} who came"),
        (
            "{a} {x} have left {place}, {b} are still there.",
            "{b} {x} are left at {place}, because {a} have gone home.",
            "At {place}, {a} {x} went home early and {b} stayed.",
            "{a} {x} have said goodbye. {b} {x} are left at {place}.",
            "=How many {x} came to {place} if {a} have left and {b} are still there?",
            "=Some {x} came to {place}. {a} went home and {b} are left. How many came?",
            "={place}: {a} {x} left already, {b} still here, how many came?",
            "=When {a} {x} had gone home from {place}, {N} counted the rest: {b}. How many were there before?",
            "=A woman of {g} sees {b} {x} at {place}. {a} others have left. How many were there at the start?",
        ),
        ("<How many {x} came to {place}?", "<How many {x} were there at first?", "How many were there in all?"),
        ("how many {x} came", "how many {x} were at {place} at first"), slots="x place",
        rows=("guests, the party", "visitors, the fair", "guests, the wedding", "children, the picnic", "people, the concert",
        "fans, the match", "visitors, the market", "neighbours, the barbecue", "parents, the meeting", "players, the "
        "tournament"), again=("a|And if {a} have left?",),
    ),
    Story(
        "seats_still_free", {"a": lot(20, 900), "b": lot(5, 600), "y": YEAR}, minus("Free {x}"),
        (
            "{Place} has {a} {x}. {b} of them are taken.",
            "Of the {a} {x} in {place}, {b} are taken.",
            "{b} people have sat down in {place}. It has {a} {x}.",
            "{Place} was built in {y:d} with {a} {x}. Today {b} are taken.",
            "=How many {x} are free in {place} if {b} of {a} are taken?",
            "={a} {x}, {b} taken, how many free?",
            "=We reserved {b} {x} in {place}. There are {a} in total. How many can others have?",
            "=There are {a} {x} in {place}, and {b} people sit on one each. How many {x} are empty?",
            "=Not everyone came: {place} has {a} {x} and only {b} were used. How many stayed empty?",
        ),
        ("<How many {x} are still free?", "<How many {x} are empty?", "How many are left?"),
        ("how many {x} are free", "the number of empty {x}"), slots="x place Place",
        rows=("seats, the cinema, The cinema", "seats, the theatre, The theatre", "chairs, the hall, The hall",
        "seats, the plane, The plane", "seats, the stadium, The stadium", "chairs, the cafe, The cafe",
        "seats, the train, The train", "seats, the church, The church"), again=("b|And if {b} are taken?",),
    ),
    Story(
        "seats_taken_and_free", {"a": lot(10, 500), "b": lot(5, 400), "y": YEAR}, plus("All the {x}"),
        (
            "In {place} {a} {x} are taken and {b} are free.",
            "{Place} still has {b} free {x}. {a} are taken.",
            "{a} people have sat down in {place}, and {b} {x} are left.",
            "{Place} was built in {y:d}. Today {a} {x} are taken and {b} are empty.",
            "=How many {x} does {place} have if {a} are taken and {b} are free?",
            "={a} {x} taken, {b} free, how many in all?",
            "=We reserved {a} {x} in {place}. That leaves {b} for others. How many are there in total?",
            "={b} {x} are empty in {place}, and {a} people sit on one each. How many {x} is that?",
            "=Not everyone came: in {place} {b} {x} stayed empty and {a} were used. How many are there?",
        ),
        ("<How many {x} does {place} have?", "<How many {x} are there in {place}?", "How many is that in total?"),
        ("how many {x} {place} has", "the number of {x} in {place}"), slots="x place Place",
        rows=("seats, the cinema, The cinema", "seats, the theatre, The theatre", "chairs, the hall, The hall",
        "seats, the plane, The plane", "seats, the stadium, The stadium", "chairs, the cafe, The cafe",
        "seats, the train, The train", "seats, the church, The church"), again=("b|And if {b} are free?",),
    ),
    Story(
        "seats_in_all_rows", {"a": range(3, 31), "b": range(4, 41), "y": YEAR}, times("All the {x}"),
        (
            "{Place} has {a} {rows} with {b} {x} each.",
            "There are {a} {rows} in {place}. Each has {b} {x}.",
            "In {place} there are {b} {x} in each of the {a} {rows}.",
            "Since {y:d} {place} has had {a} {rows} of {b} {x}.",
            "=How many {x} are there in {place} with {a} {rows} of {b} {x} each?",
            "={a} {rows}, {b} {x} in each, how many {x}?",
            "=I counted {a} {rows} in {place} and {b} {x} in one of them. All are the same. How many {x} are there?",
            "=Each of the {rows} in {place} has {b} {x}, and there are {a} {rows}. How many people can sit down?",
            "=We set up {a} {rows} in {place}, {b} {x} in each. How many {x} did we need?",
        ),
        ("<How many {x} are there in {place}?", "<How many {x} does {place} have in all?", "How many {x} is that?"),
        ("how many {x} {place} has", "the number of {x} in {place}"), slots="x rows place Place",
        rows=("seats, rows, the cinema, The cinema", "seats, rows, the theatre, The theatre", "chairs, rows, the hall, "
        "The hall", "seats, rows, the plane, The plane", "seats, coaches, the train, The train", "places, tables, the "
        "restaurant, The restaurant", "seats, benches, the park, The park", "chairs, tables, the canteen, The canteen"),
        again=("a|And with {a} {rows}?",),
    ),
    Story(
        "seats_in_a_row", {"a": lot(20, 800), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20), "y": YEAR}, over("{x} in each"),
        (
            "{Place} has {a} {x} in {b} {rows}, and each has the same number.",
            "There are {a} {x} in {place}. They are in {b} equal {rows}.",
            "In {place} {b} {rows} have {a} {x} altogether, the same number in each.",
            "Since {y:d} {place} has had {a} {x}, evenly spread over {b} {rows}.",
            "=How many {x} are there in each of the {b} {rows} if {place} has {a} {x} in all?",
            "={a} {x} in {b} equal {rows}, how many in each?",
            "=I counted {a} {x} in {place} and {b} {rows}. All are the same. How many {x} has one of them?",
            "=The {b} {rows} in {place} have {a} {x} in total, and all are alike. How many people have a place in each?",
            "=We put {a} {x} into {place}, in {b} equal {rows}. How many went into each?",
        ),
        ("<How many {x} are there in each?", "<How many {x} does one of the {rows} have?", "How many are in one?"),
        ("how many {x} are in each", "the number of {x} in each"), slots="x rows place Place",
        rows=("seats, rows, the cinema, The cinema", "seats, rows, the theatre, The theatre", "chairs, rows, the hall, "
        "The hall", "seats, rows, the plane, The plane", "seats, coaches, the train, The train", "chairs, groups, the "
        "restaurant, The restaurant", "seats, blocks, the stadium, The stadium", "chairs, circles, the gym, The gym"),
        again=("b|And with {b} {rows}?",),
    ),
    Story(
        "tickets_for_all", {"a": range(2, 41), "b": range(3, 60), "g": AGE}, times("Money for all the {x}", "$"),
        (
            "{N} buy{s} {a} {x} for {place} at {b:$} each.",
            "{X} for {place} cost {b:$} each. {N} need{s} {a}.",
            "{N} want{s} {a} {x}. Each costs {b:$}.",
            "One of the {x} for {place} is {b:$}, and {N} get{s} {a} of them.",
            "=What do {a} {x} for {place} cost if each is {b:$}?",
            "={a} {x}, {b:$} each, total?",
            "=We are {a} people going to {place}. Everyone has to pay {b:$}. How much do we pay together?",
            "=At the door of {place} a man of {g} takes {b:$} from each visitor. {a} came. How much did he take?",
            "=I sold {a} {x} for {place} for {b:$} a piece. How much money did I get?",
            "=The price per person at {place} is {b:$}. How much is it for {a} people?",
        ),
        ("<What do{es} {N} pay?", "<How much do the {x} cost in all?", "How much is that?", "What is the total?"),
        ("what the {x} cost in all", "how much all the {x} cost"), slots="x X place",
        rows=("tickets, Tickets, the zoo", "tickets, Tickets, the circus", "seats, Seats, the opera", "passes, Passes, the "
        "festival", "tickets, Tickets, the museum", "tickets, Tickets, the match", "tickets, Tickets, the ferry",
        "day passes, Day passes, the pool"), again=("a|And for {a}?",),
    ),
    Story(
        "price_of_one_ticket", {"a": lot(12, 900), "b": range(2, 13), "g": AGE}, over("Price of one of the {x}", "$"),
        (
            "{N} buy{s} {b} {x} for {place} and pay{s} {a:$} for all of them.",
            "{b} {x} for {place} cost {a:$} together. Each has the same price.",
            "{N} paid {a:$} for {b} {x}.",
            "For {b} {x} for {place}, {N} gave {a:$}.",
            "=What does one of the {x} for {place} cost if {b} of them are {a:$}?",
            "={b} {x} for {a:$}, price each?",
            "=We are {b} people going to {place} and pay {a:$} altogether. How much is it per person?",
            "=At {place} a man of {g} took {a:$} from {b} visitors. Each paid the same. How much did each pay?",
            "=I sold {b} {x} for {place} and got {a:$}, the same for each. How much did I ask for one?",
            "={b} people share the {a:$} for {place} equally. What does each person pay?",
        ),
        ("<How much does each of the {x} cost?", "<What is the price of one?", "How much is one?", "How much is it for each?"),
        ("what one of the {x} costs", "the price of one of the {x}"), slots="x place",
        rows=("tickets, the zoo", "tickets, the circus", "seats, the opera", "passes, the festival", "tickets, the museum",
        "tickets, the match", "tickets, the ferry", "day passes, the pool"), again=("a|And if all of them cost {a:$}?",),
    ),
    Story(
        "tickets_from_money", {"a": lot(12, 600), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25), "g": AGE},
        over("Number of {x}"),
        (
            "{N} {has} {a:$} for {x}. Each costs {b:$}.",
            "{X} for {place} cost {b:$} each, and {N} spent {a:$} on them.",
            "One of the {x} for {place} is {b:$}. {N} paid {a:$} in all.",
            "{N} pay{s} {a:$} for some {x} at {b:$} each.",
            "=How many {x} for {place} can you buy with {a:$} if each is {b:$}?",
            "={a:$}, {x} at {b:$} each, how many?",
            "=Everyone has to pay {b:$} at {place}. We paid {a:$} together. How many people are we?",
            "=At the door of {place} a man of {g} took {a:$}, {b:$} from each visitor. How many visitors came?",
            "=I sold {x} for {place} for {b:$} a piece and got {a:$}. How many did I sell?",
        ),
        ("<How many {x} is that?", "<How many {x} do{es} {N} get?", "How many?"),
        ("how many {x} that makes", "how many {x} {N} can buy"), slots="x X place",
        rows=("tickets, Tickets, the zoo", "tickets, Tickets, the circus", "seats, Seats, the opera", "passes, Passes, the "
        "festival", "tickets, Tickets, the museum", "tickets, Tickets, the match", "tickets, Tickets, the ferry",
        "day passes, Day passes, the pool"), again=("a|And with {a:$}?",),
    ),
    Story(
        "pages_to_go", {"a": lot(40, 900), "b": lot(10, 500), "y": YEAR}, minus("{x} left", "{x}"),
        (
            "{Ns} {book} has {a} {x}, and {he} {has} {done} {b}.",
            "There are {a} {x} in a {book}. {N} {has} {done} {b} of them.",
            "{N} {has} {done} {b} {x} of a {book}. It has {a}.",
            "A {book} from {y:d} has {a} {x}. {N} {has} already {done} {b}.",
            "=How many {x} are left if a {book} has {a} and I have {done} {b}?",
            "={book} with {a} {x}, {b} {done}, how many left?",
            "=I'm on number {b} of the {a} {x} in my {book}, and that one is done too. How many are still to come?",
            "=Of {a} {x} in my {book} I have {done} {b}. How many {x} do I have to go?",
            "=If you have {done} {b} {x} and the whole {book} has {a}, how many {x} are there still?",
        ),
        ("<How many {x} are left?", "<How many {x} are still to go?", "How many remain?"),
        ("how many {x} are left", "how many {x} are still to come"), slots="x book done",
        rows=("pages, novel, read", "pages, comic, read", "songs, songbook, learnt", "pages, textbook, studied", "recipes, "
        "cookbook, tried", "puzzles, puzzle book, solved", "pages, exercise book, filled", "poems, poetry book, read",
        "exercises, workbook, finished", "pictures, colouring book, coloured"), again=("b|And if {b} are {done}?",),
    ),
    Story(
        "pages_in_all", {"a": lot(10, 500), "b": lot(10, 400), "y": YEAR}, plus("{x} in the {book}", "{x}"),
        (
            "{N} {has} {done} {a} {x} of a {book}, and {b} are left.",
            "There are {b} {x} left in {Ns} {book}. {a} are {done} already.",
            "{a} {x} of the {book} are {done}, {b} are not.",
            "From a {book} of {y:d} {N} {has} {done} {a} {x}. {b} are still to come.",
            "=How many {x} does a {book} have if I have {done} {a} and {b} are left?",
            "={book}, {a} {x} {done}, {b} left, how many in all?",
            "=I have {b} {x} to go in my {book}, after {a} that I have {done}. How many {x} does it have?",
            "=When you have {done} {a} {x} and still have {b} before you, how many {x} has the {book}?",
            "=My {book} is not finished. {a} {x} are done, {b} {x} remain. What is the number of all its {x}?",
        ),
        ("<How many {x} does the {book} have?", "<How many {x} are there in the whole {book}?", "How many is that in all?"),
        ("how many {x} the {book} has", "the number of {x} in the whole {book}"), slots="x book done",
        rows=("pages, novel, read", "pages, comic, read", "songs, songbook, learnt", "pages, textbook, studied", "recipes, "
        "cookbook, tried", "puzzles, puzzle book, solved", "pages, exercise book, filled", "poems, poetry book, read",
        "exercises, workbook, finished", "pictures, colouring book, coloured"), again=("b|And if {b} are left?",),
    ),
    Story(
        "so_many_a_day", {"a": range(2, 61), "b": range(3, 31), "g": AGE}, times("{x} in {b} days"),
        (
            "{N} {did} {a} {x} a day for {b} days.",
            "{N} {did} {a} {x} each day and kept this up for {b} days.",
            "For {b} days {N} {did} {a} {x} every day.",
            "Every day {N} {did} {a} {x}. After {b} days {he} stopped.",
            "=How many {x} are {a} {x} a day in {b} days?",
            "={a} {x} per day, {b} days, how many {x}?",
            "=My aunt, who is {g}, {did} {a} {x} on each of {b} days. How many was that?",
            "=It took me {b} days, and on each of them I {did} {a} {x}. How many {x} did it come to?",
            "=One day, {a} {x}. {b} days, how many {x}?",
        ),
        ("<How many {x} is that in {b} days?", "<How many {x} were there in all?", "How many altogether?"),
        ("how many {x} that is", "the number of {x} in {b} days"), slots="x did",
        rows=("pages, read", "words, learnt", "pages, wrote", "letters, delivered", "bricks, laid", "emails, answered",
        "apples, picked", "kilometres, walked", "lengths, swam", "photos, took", "pages, translated", "sit-ups, did",
        "visitors, had"), again=("b|And in {b} days?",),
    ),
    Story(
        "days_for_all", {"a": lot(12, 700), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30), "g": AGE},
        over("Days for {a} {x}", "days"),
        (
            "{N} {did} {b} {x} a day until {he} had {a}.",
            "There were {a} {x}, and {N} {did} {b} each day.",
            "{N} {did} {a} {x} in all, {b} every day.",
            "Every day {N} {did} {b} {x}, and at the end it was {a}.",
            "=How many days do {a} {x} take at {b} {x} a day?",
            "={a} {x}, {b} per day, how many days?",
            "=My aunt, who is {g}, {did} {b} {x} on each day. There were {a}. How many days did she need?",
            "=On each day I {did} {b} {x}, and I {did} {a} in total. For how many days did I do this?",
            "=One day, {b} {x}. {a} {x}, how many days?",
        ),
        ("<How many days did that take?", "How many days was that?", "<How many days did {N} need?"),
        ("how many days {N} needed", "how many days it took"), slots="x did",
        rows=("pages, read", "words, learnt", "pages, wrote", "letters, delivered", "bricks, laid", "emails, answered",
        "apples, picked", "kilometres, walked", "lengths, swam", "photos, took", "pages, translated", "sit-ups, did"),
        again=("a|And for {a} {x}?",),
    ),
    Story(
        "laps_to_metres", {"a": range(2, 25), "b": (20, 25, 30, 40, 50, 60, 80, 90, 100, 120, 150, 200, 250, 300, 400),
        "g": AGE}, times("Metres in {a} {laps}", "m"),
        (
            "{N} {did} {a} {laps}. Each is {b:d} m long.",
            "One of the {laps} is {b:d} metres. {N} {did} {a} of them.",
            "{N} {did} {a} {laps} of {b:d} metres each.",
            "A friend of {g} and I {did} {a} {laps} together. All {laps} are {b:d} m.",
            "=How far are {a} {laps} if each is {b:d} m?",
            "={a} {laps}, {b:d} m each, how far?",
            "=I {did} {a} {laps} this morning, {b:d} m each time. How many metres was that?",
            "=Round and round: {a} {laps} with a length of {b:d} m. How many metres is this in all?",
            "=It is {b:d} m once. How many metres is it if you do {a} {laps}?",
        ),
        ("<How far is that in metres?", "<How many metres did {N} do?", "How far was it?", "How many metres is that?"),
        ("how far that is in metres", "how many metres that makes"), slots="laps did",
        rows=("laps, ran", "lengths, swam", "rounds, cycled", "laps, skated", "laps, walked", "circuits, jogged",
        "rounds, rode"), again=("a|And with {a} {laps}?",),
    ),
    Story(
        "metres_to_laps", {"a": range(100, 1001, 20), "b": (20, 25, 30, 40, 50, 60, 80, 100, 200), "g": AGE},
        over("Number of {laps}", "{laps}"),
        (
            "{N} {did} {a:d} m. Each of the {laps} is {b:d} m long.",
            "One of the {laps} is {b:d} metres. {N} {did} {a:d} metres in all.",
            "{N} want{s} to do {a:d} metres in {laps} of {b:d} metres each.",
            "All {laps} here are {b:d} m. {N} {did} {a:d} m without a break.",
            "=How many {laps} of {b:d} m are {a:d} m?",
            "={a:d} m, {laps} of {b:d} m each, how many {laps}?",
            "=I {did} {a:d} m this morning, {b:d} m each time round. How many {laps} was that?",
            "=My trainer ({g}) wants {a:d} m from me. If each of the {laps} has {b:d} m, how many do I have to do?",
            "=It is {b:d} m once. How many {laps} make {a:d} m?",
        ),
        ("<How many {laps} is that?", "How many {laps}?", "<How many {laps} are needed?"),
        ("how many {laps} that is", "the number of {laps}"), slots="laps did",
        rows=("laps, ran", "lengths, swam", "rounds, cycled", "laps, skated", "laps, walked", "circuits, jogged",
        "rounds, rode"), again=("a|And for {a:d} m?",),
    ),
    Story(
        "floor_at_the_end", {"a": range(2, 30), "b": range(2, 25), "g": AGE}, plus("{Floor} at the end", ""),
        (
            "{N} {is} on {floor} {a:d} and go{es} up {b} more.",
            "{N} started on {floor} {a:d} and went {b} {floor}s up.",
            "From {floor} {a:d}, {N} went up {b} {floor}s.",
            "{b} {floor}s up went {N}, beginning on {floor} {a:d}.",
            "=On which {floor} am I if I go {b} {floor}s up from {floor} {a:d}?",
            "={floor} {a:d}, then {b} up, which {floor}?",
            "=A man of {g} stands on {floor} {a:d}. He goes up by {b} {floor}s. Which {floor} is he on now?",
            "=My friend is {b} {floor}s above me, and I am on {floor} {a:d}. On which {floor} is my friend?",
            "=I was on {floor} {a:d}. After {b} {floor}s up I stopped. Where am I?",
        ),
        ("<On which {floor} {is} {N} now?", "Which {floor} is that?", "What {floor} is it in the end?"),
        ("on which {floor} {N} {is} now",), slots="floor Floor",
        rows=("floor, Floor", "step, Step", "level, Level", "deck, Deck"), again=("b|And after {b} {floor}s?",),
    ),
    Story(
        "floor_at_the_start", {"a": range(6, 50), "b": range(2, 30), "g": AGE}, minus("{Floor} at the start", ""),
        (
            "{N} went up {b} {floor}s and {is} on {floor} {a:d} now.",
            "{N} {is} on {floor} {a:d} after going {b} {floor}s up.",
            "After {b} {floor}s up, {N} {is} on {floor} {a:d}.",
            "{floor} {a:d} is where {N} got to by going up {b} {floor}s.",
            "=On which {floor} was I if I am on {floor} {a:d} now and went up {b} {floor}s?",
            "={b} {floor}s up, now {floor} {a:d}, which {floor} before?",
            "=A man of {g} goes up by {b} {floor}s and comes to {floor} {a:d}. On which {floor} did he begin?",
            "=My friend is {b} {floor}s below me, and I am on {floor} {a:d}. On which {floor} is my friend?",
            "=I climbed {b} {floor}s to get to {floor} {a:d}. Where did I start?",
        ),
        ("<On which {floor} did {N} start?", "Which {floor} was it at the start?", "What {floor} was it before?"),
        ("on which {floor} {N} started",), slots="floor Floor",
        rows=("floor, Floor", "step, Step", "level, Level", "deck, Deck"), again=("b|And after {b} {floor}s?",),
    ),
    Story(
        "front_and_behind", {"a": range(2, 60), "b": range(2, 60), "g": AGE}, in_the_queue,
        (
            "=There are {a} people in front of me and {b} behind me in the queue {at}. How many people are in the queue?",
            "=I'm in a line {at}. {a} people stand before me and {b} after me. How many of us are in the line?",
            "=How many people queue {at} if {a} are ahead of me and {b} are behind me?",
            "={K} stands in the queue {at}, with {a} in front and {b} at the back. How many people are in it, {K} too?",
            "=queue {at}: {a} before me, me, {b} behind me. how many people?",
            "=Behind {K} there are {b} people and ahead of {K} there are {a}. How many wait {at}, {K} included?",
            "=A woman of {g} waits {at}. She counts {a} people in front of her and {b} behind her. With herself, how many is "
            "that?",
            "=In the queue {at} I see {a} heads before me. {b} people came after me. Count everybody, me too.",
        ),
        ("",), slots="at N2", rows=tuple(f"{at}, one" for at in ("at the bakery", "at the post office", "for the bus", "for "
        "the toilets", "at the till", "at the bank", "outside the cinema", "for ice cream", "at the airport")),
        again=("b|And with {b} behind?",),
    ),
    Story(
        "behind_in_the_queue", {"a": lot(8, 120), "b": range(2, 60), "g": AGE}, minus("People behind in the queue", "people"),
        (
            "=There are {a} people in the queue {at}. I am number {b:d}. How many are behind me?",
            "=I'm number {b:d} in a line of {a} people {at}. How many people stand behind me?",
            "=How many people are behind me {at} if I am number {b:d} of {a} in the queue?",
            "={K} is number {b:d} in the queue {at}. In all, {a} people wait. How many of them come after {K}?",
            "=queue of {a} {at}, me number {b:d}, how many behind me?",
            "=Of {a} people who wait {at}, {K} has place {b:d}. How many are further back?",
            "=In a queue {at} there are {a} people. A woman of {g} is number {b:d} from the front. How many are behind her?",
            "=There's a queue {at}, {a} people long. {b} of them are served, and then they close. How many are not served?",
        ),
        ("",), slots="at", rows=("at the bakery", "at the post office", "at the ticket office", "at the information desk",
        "at the till", "at the bank", "at the ice cream van", "at the airport", "at the chemist's"),
        again=("b|And with number {b:d}?",),
    ),
    Story(
        "older_than", {"a": range(4, 60), "b": range(2, 40), "y": YEAR}, plus("The older one's age",
        "years old"),
        (
            "={M} is {a:d}. {K} is {b} years older. How old is {K}?",
            "=How old is {K} if {M} is {a:d} and {K} is {b} years older than {M}?",
            "={K} is {b} years older than {M}, who is {a:d}. What is the age of {K}?",
            "=My cousin is {a:d} years old. I am {b} years older than that. How old am I?",
            "={M} {a:d}, {K} {b} years older, age of {K}?",
            "={M} is {a:d} years old and {b} years younger than {K}. How old is {K}?",
            "=When {K} was {b} years old, {M} was born. Now {M} is {a:d}. How old is {K} now?",
            "=I'm {a:d} and my cousin is older than me by {b} years. How old is my cousin?",
            "={K} is the older one. {M} was born {b} years later and is now {a:d}. How many years old is {K}?",
        ),
        ("",), again=("b|And with {b} years between them?",),
    ),
    Story(
        "younger_than", {"a": range(8, 90), "b": range(2, 50), "y": YEAR}, minus("The younger one's age", "years old"),
        (
            "={M} is {a:d}. {M} is {b} years older than {K}. How old is {K}?",
            "=How old is {K} if {M} is {a:d} and is {b} years older than {K}?",
            "={K} is {b} years younger than {M}, who is {a:d}. What is the age of {K}?",
            "=My cousin is {a:d} years old. I am {b} years younger. How old am I?",
            "={M} {a:d}, {K} {b} years younger, age of {K}?",
            "={M} is {a:d} years old, and that is {b} years more than {K}. How old is {K}?",
            "=When {M} was {b} years old, {K} was born. Now {M} is {a:d}. How old is {K} now?",
            "=I'm {a:d} and older than my cousin by {b} years. How old is my cousin?",
            "={M} is the older one, {a:d} years old. {K} was born {b} years later. How many years old is {K}?",
        ),
        ("",), again=("b|And with {b} years between them?",),
    ),
    Story(
        "times_as_old", {"a": range(2, 31), "b": (2, 3, 4, 5), "y": YEAR}, times("The older one's age", "years old"),
        (
            "={M} is {a:d}. {K} is {b:w} times as old. How old is {K}?",
            "=How old is {K} if {M} is {a:d} and {K} is {b:w} times as old as {M}?",
            "={K} is {b:w} times as old as {M}, who is {a:d}. What is the age of {K}?",
            "=My uncle is {b:w} times as old as I am. I am {a:d}. How old is my uncle?",
            "={M} {a:d}, {K} {b:d} times as old, age of {K}?",
            "=Take the age of {M}, {a:d}, {b:w} times and you have the age of {K}. How old is {K}?",
            "=The tree by the house is {b:w} times as old as {M}. {M} is {a:d} years old. How old is the tree?",
            "=I'm {a:d}. If I were {b:w} times as old, I would be as old as my uncle. How old is my uncle?",
        ),
        ("",), again=("a|And if the younger one is {a:d}?",),
    ),
    Story(
        "part_as_old", {"a": lot(6, 100), "b": (2, 3, 4, 5), "y": YEAR}, over("The younger one's age", "years old"),
        (
            "={M} is {a:d}. {M} is {b:w} times as old as {K}. How old is {K}?",
            "=How old is {K} if {M} is {a:d} and {b:w} times as old as {K}?",
            "={M} is {a:d} years old, {b:w} times the age of {K}. What is the age of {K}?",
            "=My uncle is {b:w} times as old as I am. He is {a:d}. How old am I?",
            "={M} {a:d}, that is {b:d} times the age of {K}, age of {K}?",
            "=Take the age of {K} {b:w} times and you have {a:d}, the age of {M}. How old is {K}?",
            "=The tree by the house is {a:d} years old and {b:w} times as old as {M}. How old is {M}?",
            "=I'm {a:d}. That's {b:w} times as old as my niece. How old is my niece?",
        ),
        ("",), again=("a|And if the older one is {a:d}?",),
    ),
    Story(
        "age_later", {"a": range(3, 80), "b": range(2, 30)}, plus("Age in {b} years", "years old"),
        (
            "={M} is {a:d} now. How old will {he2} be in {b} years?",
            "=How old will my {kin} be in {b} years, being {a:d} today?",
            "=In {b} years, how old is someone who is {a:d} today?",
            "=I'm {a:d}. What will my age be {b} years from now?",
            "={a:d} years old, in {b} years?",
            "=My {kin} is {a:d} years old. {b} years must pass until the great party. How old will the guest of honour be "
            "then?",
            "=Our house was built {a:d} years ago. How old will it be in {b} years?",
            "={b} years ago {M} was {a:d}. How old is {M} now?",
        ),
        ("",), again=("b|And in {b} years?",),
    ),
    Story(
        "age_years_ago", {"a": range(8, 90), "b": range(2, 40)}, minus("Age {b} years before", "years old"),
        (
            "={M} is {a:d} now. How old was {he2} {b} years ago?",
            "=How old was my {kin} {b} years ago, being {a:d} today?",
            "={b} years ago, how old was someone who is {a:d} today?",
            "=I'm {a:d}. What was my age {b} years before now?",
            "={a:d} years old, {b} years ago?",
            "=My {kin} is {a:d} years old and has lived here for {b} years. At what age did my {kin} come here?",
            "=Our house is {a:d} years old. How old was it {b} years ago?",
            "=In {b} years {M} will be {a:d}. How old is {M} now?",
        ),
        ("",), again=("b|And {b} years ago?",),
    ),
    Story(
        "stages_together", {"a": lot(3, 400), "b": lot(3, 400), "g": AGE}, plus("Kilometres {gone} in all", "km"),
        (
            "{N} {went} {a} km before lunch and {b} km after it.",
            "{N} {went} {a} km on {day} and {b} km a day later.",
            "First {N} {went} {a} km. After a break {he} {went} {b} km more.",
            "{N} {went} {a} km to {K}, and then {b} km more to the sea.",
            "=How far is it if you go {a} km and then another {b} km?",
            "=I {went} {a} km in the morning, {b} km in the afternoon. How far was that altogether?",
            "={a} km, then {b} km, how far?",
            "=A woman of {g} {went} {a} km, rested, and {went} the last {b} km. How long was her way?",
            "=I have {gone} {a} km and there are still {b} km to go. How far is the whole way?",
        ),
        ("<How far did {N} go?", "How many km is that?", "<How many kilometres did {N} go in all?", "How far was it?"),
        ("how far {N} went", "how many kilometres that is"), slots="went gone",
        rows=("drove, driven", "cycled, cycled", "walked, walked", "rode, ridden", "travelled, travelled", "hiked, hiked",
        "sailed, sailed"), again=("b|And with {b} km?",),
    ),
    Story(
        "stages_to_go", {"a": lot(10, 900), "b": lot(4, 600), "g": AGE}, minus("Kilometres left", "km"),
        (
            "{Ns} way is {a} km. {he} {went} {b} km before lunch.",
            "It is {a} km to the sea. {N} {went} {b} km on {day}.",
            "{N} {has} {gone} {b} km of the {a} km to {K}.",
            "First {N} {went} {b} km, then {he} took a break. The whole way is {a} km.",
            "=How far is it still if the way is {a} km and I have {gone} {b} km?",
            "=I {went} {b} km in the morning. By the evening it was {a} km in all. How far did I go after the morning?",
            "={a} km in all, {b} km {gone}, how far still?",
            "=A woman of {g} {went} {b} km and then rested. Her whole way was {a} km. How long was the second part?",
            "={a} km to go at eight, and {b} km of that {gone} by noon. How many km are left?",
        ),
        ("<How far is it still?", "How many km are left?", "<How many kilometres are left?", "How much further is it?"),
        ("how far it is still", "how many kilometres are left"), slots="went gone",
        rows=("drove, driven", "cycled, cycled", "walked, walked", "rode, ridden", "travelled, travelled", "hiked, hiked",
        "sailed, sailed"), again=("b|And after {b} km?",),
    ),
    Story(
        "third_stage", {"t": lot(20, 900), "a": lot(5, 400), "b": lot(5, 400), "g": AGE}, last_stage,
        (
            "{Ns} way is {t} km. {he} {went} {a} km on Monday and {b} km on Tuesday.",
            "{N} {went} {a} km and then {b} km. The whole way is {t} km.",
            "Of {t} km, {N} {has} {gone} {a} km and then another {b} km.",
            "It is {t} km to {K}. {N} {went} {a} km, had lunch and {went} {b} km more.",
            "=How far is it still after {a} km and {b} km, if the whole way is {t} km?",
            "=I planned {t} km for three days. Day one was {a} km, day two {b} km. How far must I go on day three?",
            "={t} km in all, {a} km and {b} km {gone}, how far still?",
            "=A man of {g} {went} {a} km, rested, {went} {b} km, rested again and then came to the end. It was {t} km in all. "
            "How long was the last part?",
            "=On my first day I {went} {a} km, on my second {b} km. {t} km is my goal. What is missing?",
        ),
        ("<How far is it still?", "How many km are left?", "<How many kilometres are left?"),
        ("how far it is still", "how many kilometres are left"), slots="went gone",
        rows=("drove, driven", "cycled, cycled", "walked, walked", "rode, ridden", "travelled, travelled", "hiked, hiked"),
        again=("b|And after {b} km on the second part?",),
    ),
    Story(
        "off_then_on", {"a": lot(8, 200), "b": lot(3, 100), "c": range(3, 90), "y": YEAR}, off_and_on,
        (
            "=A {bus} has {a} {x} on it. {b} get off and {c} get on. How many {x} are there now?",
            "=How many {x} are on a {bus} that had {a}, if {b} get off and then {c} get on?",
            "=I was on a {bus} with {a} {x}. At the next stop {b} left and {c} came in. How many were there then?",
            "={bus} with {a} {x}, {b} off, {c} on, how many now?",
            "=At the station {b} of the {a} {x} left the {bus}, and {c} new ones took a seat. How many does it carry now?",
            "={a} {x} are on the {bus}. After the stop there are {b} fewer, and then {c} more. How many is that?",
            "=The {bus}, built in {y:d}, arrives with {a} {x}. {b} get out here, {c} get in. With how many does it leave?",
            "={c} {x} get on a {bus} after {b} got off. There were {a} before. How many are there now?",
        ),
        ("",), slots="x bus", rows=("passengers, bus", "passengers, tram", "people, ferry", "people, train", "children, "
        "school bus", "tourists, coach", "travellers, boat", "people, lift"), again=("c|And if {c} get on?",),
    ),
    Story(
        "came_then_left", {"a": lot(5, 200), "b": lot(3, 100), "c": lot(3, 120), "g": AGE}, on_and_off,
        (
            "=There are {a} {x} {where}. {b} more come and then {c} leave. How many {x} are there now?",
            "=How many {x} are {where} if there were {a}, then {b} came and then {c} went?",
            "=In the morning I saw {a} {x} {where}. {b} others came at noon, and in the evening {c} left. How many stayed?",
            "={a} {x} {where}, {b} more, {c} gone, how many?",
            "={b} {x} joined the {a} that were {where}. Later {c} went away. How many were left?",
            "=After {b} more {x} had come to the {a} {where}, {c} of them left. What is their number now?",
            "=A man of {g} counts {a} {x} {where}. A little later he counts {b} new ones, and then sees {c} leave. How many "
            "are "
            "there at the end?",
            "={c} {x} have just left. Before that, {b} had come, and there were {a} {where} at first. How many are there now?",
        ),
        ("",), slots="x where", rows=("guests, in the cafe", "children, in the yard", "people, in the pool", "visitors, in the "
        "museum", "customers, in the shop", "players, on the field", "students, in the library", "dancers, in the hall",
        "patients, in the waiting room", "tourists, on the beach"), again=("c|And if {c} leave?",),
    ),
    Story(
        "only_one_kind", {"a": lot(8, 200), "b": lot(3, 200), "c": range(3, 90)}, one_kind,
        (
            "=There are {a} {x} and {b} {z} {where}. {c} {x} {go}. How many {x} are left?",
            "=How many {x} are left {where} if there were {a} {x} and {b} {z} and {c} {x} {go}?",
            "=We have {b} {z} and {a} {x} {where}. Today {c} of the {x} {go}. How many {x} do we have now?",
            "={a} {x}, {b} {z}, {c} {x} {go}, how many {x} now?",
            "={c} of {a} {x} {where} {go}. The {b} {z} stay. How many {x} are still there?",
            "=I see {a} {x} {where}. There are {b} {z} too. Then {c} of the {x} {go}. What is the number of {x} now?",
            "=Only the {x} count here, not the {b} {z}. There were {a} {x} {where}, and {c} {go}. How many {x} stay?",
            "=Out of {a} {x} and {b} {z} {where}, {c} {x} {go}. How many {x} remain?",
        ),
        ("",), slots="x z where go", rows=("cows, sheep, in the field, are sold", "ducks, swans, on the lake, fly away",
        "boys, girls, in the hall, go home", "apples, pears, in the basket, are eaten", "cars, vans, in the car park, drive "
        "off",
        "roses, tulips, in the garden, are cut", "forks, spoons, in the drawer, are taken out",
        "novels, comics, on the shelf, are lent out", "adults, children, in the museum, leave", "hens, goats, in the yard, run "
        "away"), again=("c|And if it is {c} {x}?",),
    ),
    Story(
        "both_kinds_left", {"a": lot(8, 200), "b": lot(3, 200), "c": range(3, 90)}, both_kinds,
        (
            "=There are {a} {x} and {b} {z} {where}. {c} {x} {go}. How many {both} are left?",
            "=How many {both} are left {where} if there were {a} {x} and {b} {z} and {c} {x} {go}?",
            "=We have {b} {z} and {a} {x} {where}. Today {c} of the {x} {go}. How many {both} do we have now, {x} and {z}?",
            "={a} {x}, {b} {z}, {c} {x} {go}, how many {both} now?",
            "={c} of {a} {x} {where} {go}. The {b} {z} stay. How many {both} are there now altogether?",
            "=I see {a} {x} {where}. There are {b} {z} too. Then {c} of the {x} {go}. What is the number of all the {both} "
            "now?",
            "=Both the {x} and the {z} count. There were {a} {x} and {b} {z} {where}, and {c} {x} {go}. How many {both} stay?",
            "=Out of {a} {x} and {b} {z} {where}, {c} {x} {go}. How many {both} remain?",
        ),
        ("",), slots="x z both where go", rows=("cows, sheep, animals, in the field, are sold", "ducks, swans, birds, on the "
        "lake, fly away", "boys, girls, children, in the hall, go home", "apples, pears, pieces of fruit, in the basket, are "
        "eaten", "cars, vans, vehicles, in the car park, drive off", "roses, tulips, flowers, in the garden, are cut",
        "novels, comics, books, on the shelf, are lent out", "adults, children, visitors, in the museum, leave",
        "hens, goats, animals, in the yard, run away"), again=("c|And if it is {c} {x}?",),
    ),
    Story(
        "so_many_more", {"a": lot(5, 300), "b": range(2, 10), "y": YEAR}, plus("{x} {t2}"),
        (
            "There were {a} {x} {t1} and {b:w} more {t2}.",
            "{t1} there were {a} {x}, and {t2} there were {b:w} more than that.",
            "{t2} there were {b:w} more {x} than {t1}. {t1} it was {a}.",
            "{N} counted {a} {x} {t1}. {t2} {he} counted {b:w} more.",
            "=How many {x} were there {t2}, if it was {b:w} more than {t1} and {t1} it was {a}?",
            "={a} {x} {t1}, {b:d} more {t2}, how many {t2}?",
            "=We had {a} {x} {t1}. {t2} it was the same number and {b:w} more. How many {x} did we have {t2}?",
            "={a} {x} came {t1}. With {b:w} more, how many were there {t2}?",
            "=The number of {x} was {a} {t1}. It was {b:w} higher {t2}. How many was that?",
        ),
        ("<How many {x} were there {t2}?", "How many {x} is that {t2}?", "<How many {x} were counted {t2}?"),
        ("how many {x} there were {t2}",), slots="x t1 t2",
        rows=tuple(f"{x}, {when}" for x in ("visitors", "guests", "customers", "swimmers", "campers", "birds", "patients")
        for when in ("on Saturday, on Sunday", "in May, in June", "yesterday, today", "last year, this year")),
        again=("a|And with {a} {x} {t1}?",),
    ),
    Story(
        "so_many_times", {"a": lot(5, 150), "b": range(2, 7), "y": YEAR}, times("{x} {t2}"),
        (
            "There were {a} {x} {t1} and {b:w} times as many {t2}.",
            "{t1} there were {a} {x}, and {t2} there were {b:w} times as many as that.",
            "{t2} there were {b:w} times as many {x} as {t1}. {t1} it was {a}.",
            "{N} counted {a} {x} {t1}. {t2} {he} counted {b:w} times as many.",
            "=How many {x} were there {t2}, if it was {b:w} times as many as {t1} and {t1} it was {a}?",
            "={a} {x} {t1}, {b:d} times as many {t2}, how many {t2}?",
            "=We had {a} {x} {t1}. {t2} it was {b:w} times that number. How many {x} did we have {t2}?",
            "={a} {x} came {t1}. With {b:w} times as many, how many were there {t2}?",
            "=The number of {x} was {a} {t1}. It was {b:w} times as high {t2}. How many was that?",
        ),
        ("<How many {x} were there {t2}?", "How many {x} is that {t2}?", "<How many {x} were counted {t2}?"),
        ("how many {x} there were {t2}",), slots="x t1 t2",
        rows=tuple(f"{x}, {when}" for x in ("visitors", "guests", "customers", "swimmers", "campers", "birds", "patients")
        for when in ("on Saturday, on Sunday", "in May, in June", "yesterday, today", "last year, this year")),
        again=("a|And with {a} {x} {t1}?",),
    ),
    Story(
        "two_days_more", {"a": lot(5, 300), "f": range(2, 60), "y": YEAR}, both_days_more,
        (
            "=There were {a} {x} on Friday and {f} more on Saturday than on Friday. How many {x} were there on both days?",
            "=How many {x} came on two days, if {a} came on the first and {f} more than that on the second?",
            "=On the first day {N} counted {a} {x}. On the second day it was {f} more. How many is that together?",
            "=first day {a} {x}, second day {f} more than that, both days?",
            "=We had {f} more {x} today than yesterday. Yesterday it was {a}. How many did we have in the two days?",
            "=The second day brought {f} {x} more than the first one, which brought {a}. Add both days.",
            "={a} {x} on Monday, on Tuesday the same and {f} more. How many {x} in two days?",
            "=In {y:d} they had {a} {x} on the first day and {f} more on the second. How many {x} were there in all?",
        ),
        ("",), slots="x", rows=("visitors", "guests", "customers", "swimmers", "campers", "tourists", "patients", "readers"),
        again=("f|And with {f} more?",),
    ),
    Story(
        "two_days_times", {"a": lot(5, 150), "f": range(2, 6), "y": YEAR}, both_days_times,
        (
            "=There were {a} {x} on Friday and {f:w} times as many on Saturday. How many {x} were there on both days?",
            "=How many {x} came on two days, if {a} came on the first and {f:w} times as many on the second?",
            "=On the first day {N} counted {a} {x}. On the second day it was {f:w} times as many. How many is that together?",
            "=first day {a} {x}, second day {f:d} times as many, both days?",
            "=We had {f:w} times as many {x} today as yesterday. Yesterday it was {a}. How many did we have in the two days?",
            "=The second day brought {f:w} times as many {x} as the first one, which brought {a}. Add both days.",
            "={a} {x} on Monday, on Tuesday {f:w} times that number. How many {x} in two days?",
            "=In {y:d} they had {a} {x} on the first day and {f:w} times as many on the second. How many {x} were there in "
            "all?",
        ),
        ("",), slots="x", rows=("visitors", "guests", "customers", "swimmers", "campers", "tourists", "patients", "readers"),
        again=("a|And with {a} on the first day?",),
    ),
    Story(
        "sitting_and_standing", {"a": range(3, 31), "b": range(2, 21), "c": range(3, 90), "y": YEAR}, rows_and_standing,
        (
            "=There are {a} {x} with {b} people on each. {c} people have to stand. How many people are there?",
            "=How many people are in {place} if {b} sit on each of {a} {x} and {c} stand?",
            "=In {place} all {a} {x} are full, {b} people on each, and {c} people are standing. How many people is that?",
            "={a} {x}, {b} people each, {c} standing, how many people?",
            "={c} people stand at the back of {place}. The others sit on {a} {x}, {b} on each. How many are there?",
            "=On every one of the {a} {x} in {place} there are {b} people. Then {c} more come and stand. How many now?",
            "=I put out {a} {x} for {b} people each. They were all taken and {c} people found no seat. How many came?",
            "=Since {y:d} {place} has had {a} {x} of {b} seats. All are taken and {c} people stand. How many people are there?",
        ),
        ("",), slots="x place", rows=("benches, the church", "sofas, the lobby", "benches, the park", "rugs, the tent",
        "benches, the hall", "logs, the camp", "pews, the chapel"), again=("c|And if {c} stand?",),
    ),
    Story(
        "free_in_the_rows", {"a": range(3, 31), "b": range(4, 31), "c": lot(5, 600), "y": YEAR}, empty_of_rows,
        (
            "=There are {a} {rows} with {b} {x} each. {c} {x} are taken. How many are free?",
            "=How many {x} are free in {place} with {a} {rows} of {b} {x}, if {c} people have come?",
            "=In {place} each of the {a} {rows} has {b} {x}. {c} people sit there. How many {x} are empty?",
            "={a} {rows}, {b} {x} each, {c} taken, how many free?",
            "={c} people have sat down in {place}. It has {a} {rows} of {b} {x} each. How many can still sit down?",
            "=In every one of the {a} {rows} in {place} there are {b} {x}. Of all these {c} are taken. How many {x} are left?",
            "=I set up {a} {rows}, {b} {x} in each. Only {c} people came. How many {x} stayed empty?",
            "=Since {y:d} {place} has had {a} {rows} of {b} {x}. Today {c} are sold. How many can I still get?",
        ),
        ("",), slots="x rows place", rows=("seats, rows, the cinema", "seats, rows, the theatre", "chairs, rows, the hall",
        "seats, rows, the circus tent", "seats, coaches, the train", "places, tables, the restaurant",
        "seats, blocks, the stadium"), again=("c|And if {c} are taken?",),
    ),
)  # fmt: skip
TASKS = STORIES
