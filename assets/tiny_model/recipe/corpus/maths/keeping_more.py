"""Short word problems in pairs, as in `keeping`."""

from __future__ import annotations

from typing import Any

from .keeping import GOODS, STORE
from .relations import AGE, YEAR
from .story import Story, Work
from .visits import lot, minus, over, plus, times


def sold_and_delivered(w: Work, v: Any) -> None:
    w.need(v.b < v.a)
    w.end(w.add("With the {c} delivered", w.sub("{x} not sold", v.a, v.b), v.c), "{x}")


def sold_twice(w: Work, v: Any) -> None:
    gone = w.add("{x} sold on both days", v.b, v.c)
    w.need(gone < v.a - 1)
    w.end(w.sub("{x} left", v.a, gone), "{x}")

HOARD = ("stamps", "coins", "cards", "shells", "badges", "comics", "marbles", "postcards", "stickers", "model cars", "dolls",
         "magnets", "records")  # fmt: skip

STORIES = (
    Story(
        "how_many_sold", {"a": lot(10, 900), "b": lot(4, 600), "y": YEAR}, minus("{x} sold"),
        (
            "A shop had {a} {x} and has {b} left.",
            "There were {a} {x} in the shop in the morning. In the evening {b} were left.",
            "{N} had {a} {x} in {his} shop. Now there are {b}, the others were sold.",
            "Since the shop opened, its {a} {x} have gone down to {b}.",
            "=How many {x} did the shop sell if it had {a} and has {b} left?",
            "={a} {x} at first, {b} left, how many sold?",
            "=Of {a} {x}, {b} were not sold. How many were sold?",
            "=This morning we had {a} {x}, tonight it's {b}. How many did we sell today?",
            "=In {y:d} the shop ordered {a} {x}. At the end of the year {b} were left. How many had customers bought?",
        ),
        ("<How many {x} were sold?", "<How many {x} did the shop sell?", "How many were sold?"),
        ("how many {x} were sold", "how many {x} the shop sold"), slots="x", rows=GOODS, again=("b|And if {b} are left?",),
    ),
    Story(
        "sold_for_each", {"a": range(2, 61), "b": range(2, 61), "g": AGE}, times("Money for {a} {x}", "$"),
        (
            "{N} sold {a} {x} for {b:$} each.",
            "{N} sell{s} {x} at {b:$} a piece. Today {he} sold {a}.",
            "A shop takes {b:$} for each of its {x}, and {a} were sold on {day}.",
            "{a} {x} were sold. Each brought {b:$}.",
            "=How much do you get for {a} {x} sold at {b:$} each?",
            "=sold {a} {x}, {b:$} each, how much money?",
            "=A man of {g} buys {a} {x} from us. He pays {b:$} for each. How much does he pay?",
            "=I sold {a} {x} and took {b:$} for every one. What did I take?",
            "=One costs {b:$}. How much are {a} {x}?",
        ),
        ("<How much money is that?", "How much is that in all?", "<How much was paid for the {x}?"),
        ("how much money that is", "how much was paid in all"), slots="x", rows=GOODS, again=("a|And for {a} {x}?",),
    ),
    Story(
        "sold_for_all", {"a": lot(12, 900), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20), "g": AGE},
        over("Price of each of the {x}", "$"),
        (
            "{N} sold {b} {x} for {a:$} in all, each at the same price.",
            "{N} got {a:$} for {b} {x}. Each cost the same.",
            "A shop took {a:$} on {day} for {b} {x} that all have one price.",
            "{b} {x} were sold. Together they brought {a:$}, each the same.",
            "=How much is each of {b} {x} if they bring {a:$} together?",
            "=sold {b} {x}, {a:$} in all, how much each?",
            "=A man of {g} buys {b} {x} from us, all alike. He pays {a:$}. How much is one?",
            "=I sold {b} {x} and took {a:$} for all of them. What did I take for each?",
            "=If {b} {x} cost {a:$}, how much is a single one?",
        ),
        ("<How much did each of the {x} cost?", "How much is that for each?", "<What is the price of one?"),
        ("how much each of the {x} cost", "the price of one"), slots="x", rows=GOODS, again=("a|And for {a:$} in all?",),
    ),
    Story(
        "sold_then_delivered", {"a": lot(8, 400), "b": lot(4, 200), "c": lot(4, 300), "y": YEAR}, sold_and_delivered,
        (
            "=A shop has {a} {x}. It sells {b} and then {c} new ones are delivered. How many {x} are there now?",
            "=How many {x} does the shop have if it had {a}, sold {b} and got {c} more?",
            "=In the morning there were {a} {x}. {b} were sold, and a van brought {c}. How many are there now?",
            "={a} {x}, {b} sold, {c} delivered, how many now?",
            "={N} had {a} {x} in stock. Customers bought {b}. On {day} {he} ordered {c} more and they came. What is the stock?",
            "=We sold {b} of our {a} {x}. Then we made {c} new ones. How many do we have?",
            "={c} {x} came today. Yesterday {b} of the {a} in the shop were sold. How many are in the shop now?",
            "=Our shop (since {y:d}) counts its {x}: {a} before, {b} sold, {c} bought in. What is the number now?",
        ),
        ("",), slots="x", rows=GOODS, again=("c|And if {c} are delivered?",),
    ),
    Story(
        "sold_on_two_days", {"a": lot(20, 900), "b": lot(4, 300), "c": lot(4, 300), "y": YEAR}, sold_twice,
        (
            "=A shop has {a} {x}. It sells {b} on Monday and {c} on Tuesday. How many {x} are left?",
            "=How many {x} are left of {a} if {b} are sold on one day and {c} on the next?",
            "=On {day} {N} sold {b} {x} before lunch and {c} after it. There were {a} in the morning. How many are left?",
            "={a} {x}, {b} sold, then {c} sold, how many left?",
            "={b} {x} went to the first customer, {c} to the second. The shop had {a}. How many can a third customer get?",
            "=We had {a} {x}. First we sold {b}, and then another {c}. How many do we still have?",
            "=Our shop (since {y:d}) ordered {a} {x}. {b} were sold in May and {c} in June. How many were not sold?",
            "=From a stock of {a} {x}, {b} and {c} were bought by two people. What stock is left?",
        ),
        ("",), slots="x", rows=GOODS, again=("c|And if it is {c} the second time?",),
    ),
    Story(
        "collection_grows", {"a": lot(5, 500), "b": lot(3, 300), "g": AGE}, plus("{x} now"),
        (
            "{N} {has} {a} {x} and get{s} {b} more from {K}.",
            "{N} collect{s} {x}. {he} had {a} and found {b} more.",
            "{K} gave {b} {x} to somebody who had {a} before.",
            "On {day} {b} {x} were added to {Ns} collection of {a}.",
            "=How many {x} do I have if I had {a} and get {b} more?",
            "={a} {x}, plus {b} new ones, how many?",
            "=I had {a} {x}. My {kin} gave me {b}. How many have I got now?",
            "=A collector of {g} owns {a} {x} and buys {b}. How many does he own then?",
            "=My box has {a} {x} in it, and I put in {b} more. How many are in the box?",
        ),
        ("<How many {x} is that now?", "How many are there now?", "<How many {x} are there in all?"),
        ("how many {x} there are now", "how many {x} that makes"), slots="x", rows=HOARD, again=("b|And with {b} more?",),
    ),
    Story(
        "collection_found", {"a": lot(10, 700), "b": lot(3, 400), "g": AGE}, minus("New {x}"),
        (
            "{N} had {b} {x} and now {has} {a}, because {K} gave {him} some more.",
            "{N} collect{s} {x}. {he} had {b}, got some more, and now {has} {a}.",
            "{K} brought some {x}. Before, there were {b}, now there are {a}.",
            "{Ns} collection of {b} {x} grew to {a} on {day}.",
            "=How many {x} did I get if I had {b} and have {a} now?",
            "={b} {x} before, {a} now, how many new ones?",
            "=I had {b} {x}. My {kin} gave me more and now I have {a}. How many did my {kin} give me?",
            "=A collector of {g} owned {b} {x} and bought some. Now he owns {a}. How many did he buy?",
            "=My box had {b} {x} in it, and I put in some more. Now there are {a}. How many did I put in?",
        ),
        ("<How many new {x} are there?", "How many more is that?", "<How many {x} are new?"),
        ("how many {x} are new", "how many new {x} there are"), slots="x", rows=HOARD, again=("a|And with {a} now?",),
    ),
    Story(
        "more_than_a_friend", {"a": lot(5, 400), "b": lot(2, 200), "g": AGE}, plus("{x} of the one with more"),
        (
            "={M} has {a} {x}. {K} has {b} more than {M}. How many {x} does {K} have?",
            "=How many {x} does {K} have if {M} has {a} and {K} has {b} more?",
            "={K} has {b} {x} more than {M}, who has {a}. How many has {K} got?",
            "=I have {a} {x}. My {kin} has {b} more than me. How many does my {kin} have?",
            "={M} {a} {x}, {K} {b} more, how many has {K}?",
            "={M} has {a} {x}. That is {b} fewer than {K} has. How many does {K} have?",
            "=My {a} {x} are {b} fewer than those of my {kin}. How many does my {kin} have?",
            "=If {M} had {b} more {x}, it would be as many as {K} has. {M} has {a}. How many does {K} have?",
        ),
        ("",), slots="x", rows=HOARD, again=("b|And if it is {b} more?",),
    ),
    Story(
        "fewer_than_a_friend", {"a": lot(8, 600), "b": lot(2, 300), "g": AGE}, minus("{x} of the one with fewer"),
        (
            "={M} has {a} {x}. {M} has {b} more than {K}. How many {x} does {K} have?",
            "=How many {x} does {K} have if {M} has {a} and that is {b} more than {K} has?",
            "={K} has {b} {x} fewer than {M}, who has {a}. How many has {K} got?",
            "=I have {a} {x}. My {kin} has {b} fewer than me. How many does my {kin} have?",
            "={M} {a} {x}, {K} {b} fewer, how many has {K}?",
            "={M} has {a} {x}. That is {b} more than {K} has. How many does {K} have?",
            "=My {a} {x} are {b} more than those of my {kin}. How many does my {kin} have?",
            "=If {K} had {b} more {x}, it would be as many as {M} has. {M} has {a}. How many does {K} have?",
        ),
        ("",), slots="x", rows=HOARD, again=("b|And if the difference is {b}?",),
    ),
    Story(
        "how_many_more", {"a": lot(8, 600), "b": lot(4, 500), "g": AGE}, minus("Difference in {x}"),
        (
            "={M} has {a} {x} and {K} has {b}. How many more {x} does {M} have?",
            "=How many more {x} does {M} have than {K} if {M} has {a} and {K} has {b}?",
            "={K} has {b} {x}, and {M} has {a}. How many fewer does {K} have?",
            "=I have {a} {x} and my {kin} has {b}. How many more do I have?",
            "={M} {a} {x}, {K} {b}, how many more?",
            "=I have {b} {x}. To have as many as {M}, who has {a}, how many do I need?",
            "=What is the difference between {a} {x} and {b} {x}?",
            "=By how many {x} is {M}, with {a}, ahead of {K}, with {b}?",
        ),
        ("",), slots="x", rows=HOARD, again=("b|And if it is {b} against {a}?",),
    ),
    Story(
        "times_a_friend", {"a": lot(3, 200), "b": range(2, 7), "g": AGE}, times("{b} times {a} {x}"),
        (
            "={M} has {a} {x}. {K} has {b:w} times as many. How many {x} does {K} have?",
            "=How many {x} does {K} have if {M} has {a} and {K} has {b:w} times as many?",
            "={K} has {b:w} times as many {x} as {M}, who has {a}. How many has {K} got?",
            "=I have {a} {x}. My {kin} has {b:w} times as many as I have. How many does my {kin} have?",
            "={M} {a} {x}, {K} {b:d} times as many, how many has {K}?",
            "=Take the {a} {x} of {M} {b:w} times and you know how many {K} has. How many is it?",
            "=My {kin} has {b:w} times the number of my {x}. I have {a}. How many does my {kin} have?",
            "=For each of the {a} {x} that {M} has, {K} has {b:w}. How many does {K} have?",
        ),
        ("",), slots="x", rows=HOARD, again=("a|And with {a} {x} instead?",),
    ),
    Story(
        "part_of_a_friend", {"a": lot(6, 700), "b": range(2, 7), "g": AGE}, over("{a} {x} in {b} parts"),
        (
            "={M} has {a} {x}. That is {b:w} times as many as {K} has. How many {x} does {K} have?",
            "=How many {x} does {K} have if {M} has {a}, {b:w} times as many as {K}?",
            "={M} has {b:w} times as many {x} as {K}. {M} has {a}. How many has {K} got?",
            "=I have {a} {x}, {b:w} times as many as my {kin}. How many does my {kin} have?",
            "={M} {a} {x}, that is {b:d} times as many as {K}, how many has {K}?",
            "=Take the {x} of {K} {b:w} times and you have the {a} of {M}. How many does {K} have?",
            "=My {kin} has {a} {x}, and that's {b:w} times the number of mine. How many do I have?",
            "=For each of the {x} that {K} has, {M} has {b:w}. {M} has {a}. How many does {K} have?",
        ),
        ("",), slots="x", rows=HOARD, again=("a|And with {a} {x} instead?",),
    ),
    Story(
        "supply_used", {"a": lot(8, 400), "b": lot(3, 200), "y": YEAR}, minus("{unit} left", "{unit}"),
        (
            "There are {a} {unit} of {x} in {place}. {N} use{s} {b} {unit}.",
            "{N} had {a} {unit} of {x} in {place} and used {b}.",
            "{b} {unit} of {x} were used. There had been {a} {unit} in {place}.",
            "=How many {unit} of {x} are left in {place} if there were {a} {unit} and {b} were used?",
            "={x}: {a} {unit}, used {b}, how many {unit} left?",
            "=Of the {a} {unit} of {x} I bought for {place}, {b} {unit} are gone. How many {unit} do I have?",
            "=I need {b} {unit} of {x} today and have {a} {unit} in {place}. How many {unit} will be left?",
            "=This morning {place} had {a} {unit} of {x}. Since then we have taken out {b}. How many {unit} remain?",
        ),
        ("<How many {unit} of {x} are left?", "<How many {unit} of {x} are there still?", "How many {unit} remain?"),
        ("how many {unit} of {x} are left",), slots="x unit place", rows=STORE, again=("b|And if {b} {unit} are used?",),
    ),
    Story(
        "supply_to_buy", {"a": lot(8, 400), "b": lot(3, 200), "y": YEAR}, minus("{unit} to buy", "{unit}"),
        (
            "{N} need{s} {a} {unit} of {x}. In {place} there are {b} {unit}.",
            "{place} has {b} {unit} of {x}, but {a} {unit} are needed.",
            "For a party {N} need{s} {a} {unit} of {x} and {has} {b}.",
            "=How many {unit} of {x} must I buy if I need {a} and have {b} in {place}?",
            "={x}: need {a} {unit}, have {b}, how many to buy?",
            "=I have {b} {unit} of {x}. For the whole month we need {a} {unit}. How many {unit} are missing?",
            "=The plan for {place} is {a} {unit} of {x}. Only {b} {unit} are there. How many more {unit} do we order?",
            "=We had {b} {unit} of {x} in {place}. After shopping we have {a} {unit}. How many {unit} did we buy?",
        ),
        ("<How many {unit} of {x} must {N} buy?", "<How many {unit} of {x} are missing?", "How many more {unit} is that?"),
        ("how many {unit} of {x} are missing",), slots="x unit place", rows=STORE, again=("b|And with {b} {unit}?",),
    ),
    Story(
        "days_of_stock", {"a": lot(8, 500), "b": (2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20), "y": YEAR}, over("Days", "days"),
        (
            "There are {a} {unit} of {x} in {place}. {N} use{s} {b} {unit} a day.",
            "{N} {has} {a} {unit} of {x} in {place}. Each day {b} {unit} are used.",
            "Every day {b} {unit} of {x} are taken from {place}. There are {a} {unit}.",
            "=How many days do {a} {unit} of {x} last at {b} {unit} a day?",
            "={x}: {a} {unit}, {b} per day, how many days?",
            "=I bought {a} {unit} of {x} for {place} and need {b} {unit} each day. For how many days is it enough?",
            "=We use {b} {unit} of {x} a day. After how many days are {a} {unit} gone?",
            "=If {place} has {a} {unit} of {x} and uses {b} {unit} daily, for how many days is there enough?",
        ),
        ("<How many days does it last?", "<For how many days is that enough?", "How many days is that?"),
        ("how many days it lasts", "for how many days it is enough"), slots="x unit place", rows=STORE,
        again=("a|And with {a} {unit}?",),
    ),
)  # fmt: skip
TASKS = STORIES
