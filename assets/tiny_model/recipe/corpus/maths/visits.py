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
)  # fmt: skip
TASKS = STORIES
