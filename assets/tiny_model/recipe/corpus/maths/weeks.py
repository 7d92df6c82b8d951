"""Word problems with weeks, months, years, hours, minutes and dozens, where the conversion is a line of its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .sharing import enough
from .story import Story, Work

MOST = 2000
FEW, SOME, ROUND = range(2, 10), (*range(2, 13), 15, 20, 25, 30), (10, 15, 20, 25, 30, 40, 50, 60)
SPANS = ("2, two weeks", "2, a fortnight", "2, 2 weeks", "3, three weeks", "3, 3 weeks", "4, four weeks", "5, 5 weeks")
YEARS = ("2, two years", "2, 2 years", "3, three years", "3, 3 years", "4, 4 years", "5, five years")


def cross(things: Sequence[str], more: Sequence[str]) -> tuple[str, ...]:
    """Every row of the one with every row of the other."""
    return tuple(f"{thing}, {other}" for thing in things for other in more)


def step(w: Work, label: str, a: int, sign: str, b: int) -> int:
    """One line of the working; results that no such problem has are thrown away."""
    if sign == "//":
        w.need(b < a < 100 * b and a % b > 0)
        return w.rest(label, a, b)[0]
    if sign == "mod":
        w.need(b < a < 100 * b and a % b > 0)
        return w.rest(label, a, b)[1]
    if sign == "up":
        return enough(w, label, a, b)
    if sign == "%":
        w.need(b * a % 100 == 0)
        result = w.percent(label, a, b)
    else:
        w.need(sign != "/" or a % b == 0)
        result = {"+": w.add, "-": w.sub, "*": w.mul, "/": w.div}[sign](label, a, b)
    w.need(1 < result <= MOST)
    return result


def plan(*lines: str, end: str) -> Callable[[Work, Any], None]:
    """The working from "d: n * 7: days in {n} weeks"; "? a < t" is a condition; the last result is the answer."""

    def work(w: Work, v: Any) -> None:
        known: dict[str, Any] = dict(vars(v))
        result = 0
        for line in lines:
            if line[0] == "?":
                a, sign, b = (known.get(word, word) for word in line[2:].split())
                w.need({"<": int(a) < int(b), "!": int(a) != int(b)}[sign])
                continue
            key, sum_, label = line.split(": ", 2)
            left, sign, right = sum_.split()
            w.slots = known
            known[key] = result = step(w, label, int(known.get(left, left)), sign, int(known.get(right, right)))
        if end == "$":
            w.cash(result)
        elif end == "h:m":
            w.time(result)
        else:
            w.end(result, end)

    return work


def ask(name: str, vary: Mapping[str, Sequence[int]], work: Callable[[Work, Any], None], *frames: str, **more: Any) -> Story:
    """A situation whose frames are whole questions."""
    return Story(name, vary, work, tuple(f"={frame}" for frame in frames), ("",), **more)


def week_in_hours(w: Work, v: Any) -> None:
    minutes = w.mul(f"7 days of {v.a} minutes", 7, v.a)
    w.need(minutes > 60)
    w.rest(f"{minutes} minutes in hours of 60 minutes", minutes, 60)
    w.time(minutes)


DOZEN = tuple(
    f"{n}, {word} dozen, {x}"
    for n, word in ((2, "two"), (2, "2"), (3, "three"), (3, "3"), (4, "4"), (5, "five"), (6, "six"))
    for x in ("egg, eggs", "roll, rolls", "rose, roses", "muffin, muffins", "pencil, pencils", "pear, pears", "stamp, stamps")
)
DAYS_OF = ("d: n * 7: days in {n} weeks", "r: d * a: {d} days of {a}")
STORIES = (
    ask("weeks_of_doing_it_daily", {"n": FEW, "a": SOME}, plan(*DAYS_OF, end="{xs}"),
        "{N} {did} {a} {xs} every day. How many {xs} is that in {span}?",
        "How many {xs} are there in {span} if {N} {did} {a} a day?", "{a} {xs} a day, how many in {span}?",
        "For {span} {N} {did} exactly {a} {xs} per day. Find the total number of {xs}.",
        "Every single day {N} {did} {a:w} {xs}. What does that make after {span}?", slots="did xs n span",
        rows=cross(("read, pages", "wrote, lines", "drank, glasses of water", "walked, km", "baked, rolls",
        "learned, new words", "sent, messages", "solved, riddles", "took, photos"), SPANS), again=("a|And with {a} a day?",)),
    ask("weeks_of_a_daily_need", {"n": FEW, "a": SOME}, plan(*DAYS_OF, end="{xs}"),
        "{Who} {a} {xs} a day. How many {xs} is that in {span}?",
        "{Who} {a} {xs} each day. How many {xs} are needed for {span}?", "{a} {xs} per day, how many do I need for {span}?",
        "If {who} {a} {xs} daily, what is the amount for {span}?",
        "We will be away for {span}. {Who} {a:w} {xs} a day. How many {xs} should we leave?", slots="Who who xs n span",
        rows=cross(("Our cat eats, our cat eats, cans", "The café uses, the café uses, eggs",
        "The baby needs, the baby needs, nappies", "The horse gets, the horse gets, carrots",
        "A patient takes, a patient takes, tablets", "The stove burns, the stove burns, logs",
        "The hens get, the hens get, cups of corn"), SPANS), again=("a|And if it is {a} a day?",)),
    ask("working_days_of_weeks", {"n": range(2, 7), "a": SOME},
        plan("d: n * 5: days in {n} weeks of 5 days", DAYS_OF[1], end="{xs}"),
        "{N} {did} {a} {xs} from Monday to Friday each day. How many {xs} is that in {n} weeks?",
        "{a} {xs} per working day, 5 days a week, {n} weeks. how many {xs}?",
        "How many {xs} are {a} on every weekday for {n} weeks? (5 days a week)",
        "A week has five working days. On each of them {N} {did} {a} {xs}. What is the number for {n} weeks?",
        "{N} {did} {a:w} {xs} a day but not at the weekend. How many were there after {n:w} weeks?", slots="did xs",
        rows=("sold, phones", "wrote, reports", "repaired, bikes", "drank, cups of tea", "cut, trees", "made, calls",
        "checked, meters", "drove, km"), again=("n|And in {n} weeks?", "a|And with {a} a day?")),
    ask("one_week_day_by_day", {"a": range(2, 90)}, plan("r: 7 * a: 7 days of {a}", end="{xs}"),
        "{N} {did} {a} {xs} a day. How many {xs} is that in a week?", "{a} {xs} a day. how many a week?",
        "How many {xs} a week are {a} per day?",
        "{N} {did} {a} {xs} on each day of the week. How many were there from Monday to Sunday?",
        "If it is {a} {xs} daily, what is it in one week?", slots="did xs", rows=("ran, minutes", "read, pages", "sold, loaves",
        "saw, ships", "picked, apples", "counted, birds", "practised, minutes", "planted, trees"),
        again=("a|And with {a} a day?",)),
    ask("left_after_a_week", {"t": range(30, 500), "a": SOME},
        plan("u: 7 * a: 7 days of {a}", "r: t - u: {u} gone", end="{xs}"),
        "There are {t} {xs}. {a} are used every day. How many are left after a week?",
        "{N} {has} {t} {xs} and use{s} {a} a day. How many {xs} are left in one week?",
        "{t} {xs}, {a} gone each day. what's left after a week?",
        "A box of {t} {xs} is opened on Monday. If {a} are taken out daily, how many remain after one full week?",
        "We use {a:w} of our {t} {xs} per day. What will be left when a week has passed?", slots="xs",
        rows=("tea bags", "tablets", "napkins", "screws", "sheets", "logs", "candles", "cups", "stamps", "eggs"),
        again=("a|And with {a} a day?", "t|And of {t}?")),
    ask("book_after_some_weeks", {"t": range(90, 600), "a": SOME, "n": (2, 3, 4)},
        plan(*DAYS_OF[:1], "u: d * a: pages in {d} days", "r: t - u: pages left", end="pages"),
        "A book has {t} pages. {N} read{s} {a} pages a day. How many pages are left after {n} weeks?",
        "{t} pages, {a} a day, how many left after {n} weeks?",
        "How many pages of {t} does {M} still have to read after {n} weeks with {a} pages a day?",
        "{N} began a novel of {t} pages and read{s} {a} of them daily. What is still unread when {n:w} weeks are over?",
        again=("n|And after {n} weeks?",)),
    ask("so_many_times_a_week", {"k": range(2, 7), "n": FEW, "m": (20, 30, 40, 45, 50, 60, 90)},
        plan("s: n * k: {x} in {n} weeks", "r: s * m: minutes of {s} {x}", end="minutes"),
        "{N} {has} {x} {k} times a week, {m} minutes each time. How many minutes is that in {n} weeks?",
        "How many minutes are {n} weeks with {k} {x} a week, {m} minutes each?",
        "{k} {x} a week, {m:d} min each, {n} weeks. minutes?",
        "My {kin} goes to {x} on {k} days of the week and stays {m} minutes. What is that after {n:w} weeks, in minutes?",
        slots="x",
        rows=("training sessions", "violin lessons", "dance classes", "yoga classes", "choir rehearsals", "swimming lessons"),
        again=("n|And in {n} weeks?", "k|And with {k} a week?")),
    ask("so_many_times_over_weeks", {"k": range(2, 7), "n": SOME}, plan("r: n * k: {n} weeks of {k}", end="times"),
        "{N} go{es} {to} {k} times a week. How often is that in {n} weeks?",
        "{k} times a week for {n} weeks, how many times is that?",
        "How many times did {M} go {to} in {n} weeks, going {k} times every week?",
        "The course takes {n} weeks and {N} go{es} {to} {k:w} times in each of them. How many times in all?", slots="to",
        rows=("swimming", "running", "to the gym", "to the library", "to the market", "climbing"),
        again=("n|And in {n} weeks?",)),
    ask("price_of_many_visits", {"k": range(2, 6), "n": FEW, "p": range(2, 16)},
        plan("s: n * k: visits in {n} weeks", "r: s * p: {s} visits at {p}", end="$"),
        "{N} go{es} {to} {k} times a week and pay{s} {p:$} each time. How much is that in {n} weeks?",
        "{k} times a week at {p:$}, {n} weeks, how much?",
        "One visit to the {place} costs {p:$}. What do {n} weeks cost with {k} visits a week?",
        "For {n:w} weeks my {kin} went {to} {k:w} times a week. A ticket was {p:$}. How much money did that cost?",
        slots="to place", rows=("to the pool, pool", "to the gym, gym", "to the cinema, cinema", "to the museum, museum",
        "to the skating rink, skating rink", "to the zoo, zoo"), again=("p|And at {p:$}?",)),
    ask("months_of_one_year", {"a": range(3, 90)}, plan("r: 12 * a: 12 months of {a}", end="$"),
        "{X} costs {a:$} a month. What does it cost in a year?", "{a:$} per month, how much per year?",
        "How much do I pay a year for {x} if it's {a:$} every month?",
        "{N} pay{s} {a:$} for {x} each month. Find the cost for 12 months.",
        "Every month {a:$} leaves {Ns} account for {x}. How much is that in one year?", slots="X x", rows=("The gym, the gym",
        "The phone, the phone", "The internet, the internet", "A streaming service, a streaming service",
        "The parking space, the parking space", "The music school, the music school"), again=("a|And at {a:$}?",)),
    ask("months_of_some_years", {"n": FEW, "a": range(2, 50)},
        plan("m: n * 12: months in {n} years", "r: m * a: {m} months of {a}", end="$"),
        "{N} save{s} {a:$} a month. How much is that in {span}?", "{a:$} a month for {span}, how much?",
        "How much money do I put away in {span} with {a:$} every month?",
        "A contract for {span} costs {a:$} per month. What is the cost in all?",
        "Each month {N} put{s} {a:$} into a money box. What is in it after {span}?", slots="n span", rows=YEARS,
        again=("a|And with {a:$} a month?",)),
    ask("first_months_are_free", {"k": (1, 2, 3), "a": range(3, 60)},
        plan("m: 12 - k: months to pay", "r: m * a: {m} months of {a}", end="$"),
        "{X} costs {a:$} a month, and the first {free} free. What does the first year cost?",
        "{a:$} a month, first {free} free, how much for a year?",
        "How much do I pay in the first year if {x} is {a:$} per month and the first {free} free?",
        "{N} sign{s} up for {x}. The first {free} free, after that it is {a:$} each month. How much is it for 12 months?",
        slots="X x k free", rows=cross(("The gym, the gym", "The app, the app", "The magazine, the magazine",
        "The news site, the news site"), ("1, month is", "2, two months are", "3, three months are")),
        again=("a|And at {a:$} a month?",)),
    ask("year_pass_or_months", {"a": range(5, 70), "t": range(40, 800)},
        plan("y: 12 * a: 12 months of {a}", "r: y - t: saved with the year pass", end="$"),
        "{X} costs {a:$} a month or {t:$} a year. How much does the year ticket save?",
        "{a:$} monthly or {t:$} for the year, how much do I save with the year?",
        "How much cheaper is one payment of {t:$} a year than {a:$} every month for {x}?",
        "For {x} {N} can pay {t:$} at once for 12 months, or {a:$} per month. What is the difference in one year?", slots="X x",
        rows=("The train card, the train card", "The gym, the gym", "The magazine, the magazine", "The pool, the pool"),
        again=("t|And if the year costs {t:$}?",)),
    ask("one_month_of_the_year", {"t": range(24, 1200, 12)}, plan("r: t / 12: one of 12 months", end="$"),
        "{X} costs {t:$} a year. How much is that per month?", "{t:$} a year, how much a month?",
        "How much is {t:$} per year when you pay it in 12 equal parts, one each month?",
        "{N} pay{s} {t:$} for {x} every year. What is the cost of one month?",
        "If a year of {x} is {t:$}, what does a month come to?", slots="X x",
        rows=("The insurance, the insurance", "The club, the club", "The software, the software", "The garden, the garden"),
        again=("t|And with {t:$} a year?",)),
    ask("rent_after_the_rise", {"a": range(20, 95), "b": range(2, 30)},
        plan("m: a + b: new price a month", "r: 12 * m: 12 months of {m}", end="$"),
        "The rent of a {x} is {a:$} a month and goes up by {b:$}. What is the new rent for a year?",
        "{x} {a:$} a month, now {b:$} more. how much a year?",
        "How much does a {x} cost in a year if the {a:$} per month rise by {b:$}?",
        "{N} paid {a:$} each month for a {x}. From January it is {b:$} more. How much will {he} pay in the new year?",
        slots="x", rows=("garage", "parking space", "garden", "stall", "cellar room", "studio desk", "storage room"),
        again=("b|And if it goes up by {b:$}?",)),
    ask("age_in_months", {"n": range(2, 10), "b": range(2, 12)},
        plan("m: n * 12: months in {n} years", "r: m + b: with the {b} months", end="months"),
        "How many months are {n:d} years and {b:d} months?", "{M} is {n:d} years and {b:d} months old. What is that in months?",
        "{n:d} years {b:d} months = how many months",
        "The child is {n:d} years and {b:d} months of age. Give the age in months.",
        again=("n|And {n:d} years and {b:d} months?",)),
    ask("per_minute_for_hours", {"n": (2, 3, 4, 5, 6), "a": SOME},
        plan("m: n * 60: minutes in {n} hours", "r: m * a: {m} minutes of {a}", end="{xs}"),
        "{Who} {a} {xs} a minute. How many {xs} is that in {n} hours?", "{a} {xs} per minute, {n} hours, how many {xs}?",
        "How many {xs} are there in {n} hours at {a} a minute?",
        "{Who} {a} {xs} every minute. It runs for {n:w} hours. What is the number of {xs}?", slots="Who xs",
        rows=("A pump moves, litres", "A machine makes, screws", "A printer prints, pages", "A tap gives, litres",
        "A robot packs, boxes", "A press makes, lids"), again=("n|And in {n} hours?", "a|And at {a} a minute?")),
    ask("slots_in_hours", {"n": range(2, 9), "a": (5, 10, 12, 15, 20, 30, 40)},
        plan("m: n * 60: minutes in {n} hours", "r: m / a: {xs} of {a} minutes", end="{xs}"),
        "A {x} takes {a} minutes. How many {xs} fit into {n} hours?", "{a:d} min per {x}, how many in {n} hours?",
        "How many {xs} of {a} minutes can {M} do in {n} hours?",
        "{N} {has} {n} hours and need{s} {a} minutes for each {x}. How many {xs} can {he} get done?",
        "In {n:w} hours, how many {xs} are possible at {a} minutes each?", slots="x xs", rows=("haircut, haircuts",
        "call, calls", "interview, interviews", "tour, tours", "lesson, lessons", "round, rounds", "check, checks",
        "delivery, deliveries"), again=("n|And in {n} hours?",)),
    ask("one_every_few_minutes", {"n": range(2, 9), "a": (5, 6, 10, 12, 15, 20, 30)},
        plan("m: n * 60: minutes in {n} hours", "r: m / a: one every {a} minutes", end="{xs}"),
        "A {x} comes every {a} minutes. How many {xs} come in {n} hours?", "one {x} every {a:d} min, how many in {n} hours?",
        "How many {xs} are there in {n} hours when one comes every {a} minutes?",
        "Every {a} minutes another {x} arrives. {N} watch{es} for {n:w} hours. How many {xs} is that?", slots="x xs",
        rows=("bus, buses", "train, trains", "tram, trams", "ferry, ferries", "taxi, taxis", "plane, planes",
        "cable car, cable cars"), again=("n|And in {n} hours?", "a|And with one every {a} minutes?")),
    ask("seconds_between_pieces", {"n": range(2, 11), "a": (2, 3, 4, 5, 6, 10, 12, 15, 20, 30)},
        plan("s: n * 60: seconds in {n} minutes", "r: s / a: one every {a} seconds", end="{xs}"),
        "A machine makes one {x} every {a} seconds. How many {xs} does it make in {n} minutes?",
        "1 {x} every {a:d} sec, how many in {n:d} min?", "How many {xs} are made in {n} minutes if each {x} takes {a} seconds?",
        "Every {a:w} seconds a {x} falls into the basket. {N} wait{s} {n:w} minutes. How many {xs} is that?", slots="x xs",
        rows=("cap, caps", "nail, nails", "button, buttons", "cookie, cookies", "ball, balls", "drop, drops"),
        again=("n|And in {n} minutes?",)),
    ask("minutes_a_day_in_hours", {"a": (10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 90)}, week_in_hours,
        "{N} {did} {a} minutes a day. How many hours and minutes is that in a week?",
        "{a:d} min a day, how many hours and minutes a week?",
        "How long is it in a week, in hours and minutes, if it is {a} minutes each day?",
        "Every day of the week {N} {did} for {a} minutes. Give the time of one week in hours and minutes.", slots="did",
        rows=("read", "walked", "practised", "drew", "danced", "ran", "studied"), again=("a|And with {a} minutes?",)),
    ask("hours_awake_in_a_week", {"a": (6, 7, 8, 9, 10), "n": range(3, 8)},
        plan("w: 24 - a: hours awake in a day of 24", "r: n * w: {n} days of {w}", end="hours"),
        "{N} sleep{s} {a} hours every night. How many hours {is} {he} awake in {n} days?",
        "{a} hours of sleep a night, how many hours awake in {n} days?",
        "A day has 24 hours. My {kin} sleeps {a} of them. For how many hours is that person awake in {n} days?",
        "How many waking hours are there in {n:w} days with {a:w} hours of sleep in each?", again=("n|And in {n} days?",)),
    ask("hours_asleep", {"a": (6, 7, 8, 9, 10, 12), "n": (2, 3, 4)},
        plan("d: n * 7: nights in {n} weeks", "r: d * a: {d} nights of {a} hours", end="hours"),
        "{N} sleep{s} {a} hours a night. How many hours of sleep is that in {span}?",
        "{a} hours of sleep a night, how many in {span}?",
        "How many hours does a baby that needs {a} hours a night sleep in {span}?",
        "With {a:w} hours of sleep every night, what is the sleep of {span} in hours?", slots="n span", rows=SPANS[:6],
        again=("a|And with {a} hours?",)),
    ask("runs_day_and_night", {"n": range(2, 6), "a": range(2, 10)},
        plan("h: n * 24: hours in {n} days", "r: h * a: {h} hours of {a}", end="{xs}"),
        "{Who} {a} {xs} an hour, day and night. How many {xs} is that in {n} days?",
        "{a} {xs} per hour non-stop, {n} days. how many {xs}?", "How many {xs} are {a} an hour over {n} full days?",
        "{Who} {a} {xs} every hour and never stops. What is the number of {xs} after {n:w} days?", slots="Who xs",
        rows=("A tap loses, litres", "A heater uses, units of power", "A pump lifts, buckets", "An oven uses, kg of wood",
        "A ship travels, miles", "A fridge uses, units of power"), again=("n|And in {n} days?",)),
    ask("medicine_every_few_hours", {"h": (2, 3, 4, 6, 8, 12), "n": range(2, 15)},
        plan("k: 24 / h: times in a day of 24 hours", "r: n * k: {n} days of {k}", end="{xs}"),
        "Take one {x} every {h} hours. How many {xs} is that in {n} days?",
        "one {x} every {h} hours for {n} days, how many {xs}?",
        "How many {xs} does {M} need for {n} days if it is one every {h} hours, day and night?",
        "The doctor says: one {x} every {h:w} hours for {n:w} days. How many {xs} should be in the box?", slots="x xs",
        rows=("tablet, tablets", "pill, pills", "capsule, capsules", "dose, doses"), again=("n|And for {n} days?",)),
    ask("days_into_weeks_then_times", {"t": range(14, 85, 7), "a": SOME},
        plan("w: t / 7: weeks in {t} days", "r: w * a: {w} weeks of {a}", end="$"),
        "{N} {get} {a:$} a week. How much is that in {t} days?", "{a:$} a week, {t} days, how much?",
        "How much money are {t} days at {a:$} per week?",
        "A {room} costs {a:$} a week. {N} keep{s} it for {t} days. What is the price?", slots="get room",
        rows=("earned, bike", "saved, tent", "paid, boat", "received, stall", "spent, locker"), again=("t|And in {t} days?",)),
    ask("pages_a_day_to_finish", {"t": range(28, 900), "n": (2, 3, 4)},
        plan("w: t / n: for one week", "r: w / 7: for one day", end="{xs}"),
        "{N} want{s} to {do} {t} {xs} in {span}. How many {xs} a day is that?", "{t} {xs} in {span}, how many a day?",
        "How many {xs} must I {do} each day to finish {t} in {span}?",
        "There are {t} {xs} to {do}, and {span} to do it. The same number comes on every day. How many?", slots="do xs n span",
        rows=cross(("read, pages", "learn, words", "write, cards", "paint, eggs", "fold, cranes"), SPANS[:6]),
        again=("t|And for {t} {xs}?",)),
    ask("stock_in_weeks", {"t": range(28, 900), "a": SOME},
        plan("d: t / a: days with {a} a day", "r: d / 7: weeks of 7 days", end="weeks"),
        "There are {t} {xs}, and {a} are used a day. For how many weeks is that enough?",
        "{t} {xs}, {a} a day, how many weeks does it last?", "How many weeks do {t} {xs} last at {a} per day?",
        "{N} {has} {t} {xs} and need{s} {a:w} daily. After how many weeks will they be gone?", slots="xs",
        rows=("nappies", "tablets", "tea bags", "eggs", "logs", "vitamins", "litres", "rolls"),
        again=("a|And with {a} a day?",)),
    ask("holiday_days_left", {"n": range(2, 9), "b": range(2, 40)},
        plan("d: n * 7: days in {n} weeks", "r: d - b: {b} days gone", end="days"),
        "The {x} {last} {n} weeks. {b} days are over. How many days are left?",
        "{n} weeks of {x}, {b} days gone, how many days left?", "How many days remain of {n} weeks if {b} days have passed?",
        "{N} {has} {n:w} weeks in all for the {x} and {has} already used {b:w} days. How many days are still to come?",
        slots="x last",
        rows=("holidays, last", "course, lasts", "trip, lasts", "project, lasts", "camp, lasts", "challenge, lasts"),
        again=("b|And after {b} days?",)),
    ask("days_left_of_the_month", {"m": (30, 31, 28), "b": range(2, 27)}, plan("r: m - b: days after day {b}", end="days"),
        "{month} has {m} days. Today is {month} {b:d}. How many days of the month are left after today?",
        "{month} {b:d} today, month has {m} days. how many days left after today?",
        "How many days are left in {month} after day {b:d}? The month has {m} days.",
        "It is {month} and {b} of the {m} days are over. How many are still to come?", slots="month m",
        rows=("April, 30", "June, 30", "November, 30", "May, 31", "July, 31", "October, 31", "February, 28"),
        again=("b|And after day {b:d}?",)),
    ask("every_day_of_a_month", {"m": (30, 31, 28), "a": range(2, 21)}, plan("r: m * a: {m} days of {a}", end="{xs}"),
        "{month} has {m} days. {N} {did} {a} {xs} on each of them. How many {xs} is that?",
        "{a} {xs} a day, all {month} ({m} days), how many?",
        "How many {xs} are there in {month} with {a} a day? {month} has {m} days.",
        "On every one of the {m} days of {month} {N} {did} {a:w} {xs}. Find the number of {xs} for the month.",
        slots="month m did xs", rows=cross(("April, 30", "June, 30", "January, 31", "August, 31", "February, 28"),
        ("read, pages", "took, photos", "ran, laps", "baked, cakes", "drew, sketches")), again=("a|And with {a} a day?",)),
    ask("lessons_of_a_term", {"k": range(3, 9), "n": range(2, 10)},
        plan("w: 5 * k: {xs} in a week of 5 days", "r: n * w: {n} weeks of {w}", end="{xs}"),
        "There are {k} {xs} on each school day, 5 days a week. How many {xs} is that in {n} weeks?",
        "{k} {xs} a day, 5 days a week, {n} weeks. how many?",
        "How many {xs} does a pupil have in {n} weeks, with {k} a day from Monday to Friday?",
        "Our class has {k:w} {xs} a day and five days of school a week. How many {xs} come together in {n:w} weeks?",
        slots="xs", rows=("lessons", "hours of class", "periods", "classes"), again=("n|And in {n} weeks?",)),
    ask("family_for_a_week", {"k": range(2, 8), "a": range(2, 7)},
        plan("d: k * a: {xs} in one day", "r: 7 * d: 7 days of {d}", end="{xs}"),
        "{k} people each {eat} {a} {xs} a day. How many {xs} is that in a week?",
        "{k} people, {a} {xs} each per day, one week. how many {xs}?",
        "How many {xs} does a family of {k} need in one week if everybody has {a} a day?",
        "We are {k:w} at home. Each of us wants {a:w} {xs} every day. How many {xs} must be bought for the whole week?",
        slots="eat xs",
        rows=("eat, slices of bread", "drink, glasses of milk", "use, towels", "eat, apples", "drink, bottles of water"),
        again=("k|And for {k} people?",)),
    ask("wages_of_a_week", {"h": range(3, 10), "p": range(9, 26)},
        plan("w: 5 * h: hours in 5 days", "r: w * p: {w} hours at {p}", end="$"),
        "{N} work{s} {h} hours a day, 5 days a week, for {p:$} an hour. How much does that make in a week?",
        "{h} hours a day, 5 days, {p:$} per hour. pay per week?",
        "How much do I earn from Monday to Friday with {h} hours each day at {p:$} an hour?",
        "The wage is {p:$} per hour. What is paid for five days of {h:w} hours each?", again=("p|And at {p:$} an hour?",)),
    ask("daily_pay_for_weeks", {"n": range(2, 6), "p": range(20, 120, 5)},
        plan("d: n * 5: days in {n} weeks of 5 days", "r: d * p: {d} days at {p}", end="$"),
        "{N} get{s} {p:$} a day and work{s} 5 days a week. How much is that in {n} weeks?",
        "{p:$} a day, 5 days a week, {n} weeks, how much?", "What do I earn in {n} weeks of five days if one day brings {p:$}?",
        "A helper is paid {p:$} per day from Monday to Friday. What does the helper get for {n:w} weeks?",
        again=("n|And in {n} weeks?",)),
    ask("way_to_school_and_back", {"a": range(4, 60), "k": (4, 5, 6)},
        plan("d: 2 * a: minutes there and back", "r: k * d: {k} days of {d}", end="minutes"),
        "{N} need{s} {a} minutes to {x} and the same back, on {k} days a week. How many minutes is that in a week?",
        "{a:d} min to {x}, same back, {k} days. how many min a week?",
        "How many minutes a week is a way of {a} minutes, there and back, on {k} days?",
        "The way to {x} takes {a:w} minutes. In a week {N} go{es} there and back {k:w} times. How long is that in minutes?",
        slots="x", rows=("school", "work", "the office", "the station", "college"),
        again=("a|And with {a} minutes each way?",)),
    ask("parking_by_the_half_hour", {"h": range(2, 10), "p": range(2, 8)},
        plan("n: h * 2: half hours in {h} hours", "r: n * p: {n} half hours at {p}", end="$"),
        "{X} costs {p:$} for every half hour. How much is it for {h} hours?", "{p:$} per half hour, {h} hours, how much?",
        "How much do I pay for {h} hours if half an hour costs {p:$}?",
        "For each 30 minutes {x} costs {p:$}. {N} stay{s} {h:w} hours. What is the price?", slots="X x",
        rows=("Parking, parking", "A boat, a boat", "The table, the table", "The court, the court"),
        again=("h|And for {h} hours?",)),
    ask("quarters_of_an_hour", {"n": range(2, 12), "a": (15, 30)}, plan("r: n * a: {n} times {a} minutes", end="minutes"),
        "How many minutes are {n:w} {parts}?", "{n} {parts} in minutes?",
        "{N} waited for {n:w} {parts}. How many minutes is that?",
        "A {part} has {a} minutes. How many minutes do {n} of them have?", slots="a part parts",
        rows=("15, quarter of an hour, quarters of an hour", "30, half hour, half hours"), again=("n|And {n}?",)),
    ask("part_of_a_unit", {"t": (60, 24, 12), "f": (3, 4, 6), "k": (2, 3, 5)},
        plan("o: t / f: one of {f} parts of {t}", "r: k * o: {k} of these parts", end="{xs}"),
        "How many {xs} are {k:d}/{f:d} of {unit}?", "{k:d}/{f:d} of {unit} in {xs}?", "What is {k:d}/{f:d} of {unit}, in {xs}?",
        "{Unit} has {t} {xs}. How many {xs} is {k:d}/{f:d} of it?",
        "{N} {has} used {k:d}/{f:d} of {unit}. How many {xs} is that?", slots="t unit Unit xs f k",
        rows=cross(("60, an hour, An hour, minutes", "24, a day, A day, hours", "12, a year, A year, months",
        "12, a dozen, A dozen, pieces", "60, a minute, A minute, seconds"), ("3, 2", "4, 3", "6, 5"))),
    ask("dozens_to_pay", {"n": range(2, 7), "p": range(2, 6)},
        plan("e: n * 12: {xs} in {n} dozen", "r: e * p: {e} {xs} at {p}", end="$"),
        "{N} buy{s} {dozen} {xs} at {p:$} each. How much does that cost?", "{dozen} {xs}, {p:$} each, total?",
        "How much do {dozen} {xs} cost if one is {p:$}?", "One {x} costs {p:$}. What must be paid for {dozen} of them?",
        slots="n dozen x xs", rows=DOZEN, again=("p|And at {p:$} each?",)),
    ask("dozens_shared", {"n": range(2, 7), "k": FEW}, plan("e: n * 12: {xs} in {n} dozen", "r: e / k: for each", end="{xs}"),
        "{dozen} {xs} are shared equally by {k} people. How many does each get?", "{dozen} {xs}, {k} people, how many each?",
        "{k} friends share {dozen} {xs} equally. How many {xs} is that for one?",
        "How many {xs} go into each bag if {N} put{s} {dozen} {xs} into {k:w} equal bags?", slots="n dozen x xs", rows=DOZEN,
        again=("k|And with {k}?",)),
    ask("dozens_and_some_more", {"n": range(2, 7), "b": range(2, 30)},
        plan("e: n * 12: {xs} in {n} dozen", "r: e + b: {b} more", end="{xs}"),
        "{N} {has} {dozen} {xs} and get{s} {b} more. How many {xs} is that?", "{dozen} {xs} + {b} more = how many {xs}?",
        "How many {xs} are {dozen} and {b} together?",
        "There were {dozen} {xs} in the shop when {b:w} new ones came. Find the number of {xs}.", slots="n dozen x xs",
        rows=DOZEN, again=("b|And with {b} more?",)),
    ask("in_how_many_dozens", {"t": range(24, 300, 12)}, plan("r: t / 12: dozens of 12 in {t}", end="dozen"),
        "{N} {has} {t} {xs}. How many dozen is that?", "{t} {xs}, how many dozen?",
        "How many boxes of a dozen can be filled with {t} {xs}?", "Put {t} {xs} into dozens. How many dozens are there?",
        slots="xs", rows=("eggs", "roses", "rolls", "pencils", "oysters", "golf balls"), again=("t|And for {t}?",)),
    ask("dozens_for_the_guests", {"n": range(6, 50), "k": (2, 3, 4, 5)},
        plan("t: n * k: {xs} for {n} people", "r: t up 12: full dozens", end="dozen"),
        "{n} people eat {k} {xs} each. {Xs} are sold by the dozen. How many dozen must {N} buy?",
        "{n} people, {k} {xs} each, how many dozen to buy?",
        "How many boxes of a dozen {xs} are needed for {n} guests with {k} {xs} each?", slots="xs Xs",
        rows=("eggs, Eggs", "rolls, Rolls", "oysters, Oysters", "muffins, Muffins"), again=("n|And for {n} people?",)),
)  # fmt: skip


TASKS = STORIES
