"""Questions from the end to the beginning, numbers that somebody thinks of, orders in words, trips and times."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

from .events import THINGS
from .grammar import Problem, Task, anybody, problem, some, task
from .story import Work, clock

GAVE = (
    "{N} had a few {x}. {b} were handed out, and {c} remained. {ask}", "After {N} sold {b} {x}, {c} were left. {ask}",
    "{N} lost {b} "
    "{x}. Now there are {c}. {ask}", "{b} {x} were used up and {c} are still there. {ask}",
    "{N} took {b} {x} out of a box, and {c} "
    "stayed in it. {ask}", "There are {c} {x} now, after {b} were taken away. {ask}",
    "{N} {has} {c} {x} left after giving {b} to "
    "{M}. {ask}", "A box had some {x} in it. When {b} were gone, {c} remained. {ask}",
)  # fmt: skip
GOT = (
    "{N} got {b} {x} from {M} and now {has} {c}. {ask}", "After {M} gave {him} {b} {x}, {N} {has} {c}. {ask}",
    "{N} bought {b} more {x}. "
    "Now there are {c}. {ask}", "There are {c} {x} now, but {b} of them came only today. {ask}",
    "With the {b} new {x}, {N} {has} {c}. "
    "{ask}", "{N} found {b} {x} and {has} {c} in all now. {ask}", "{b} {x} were added, which makes {c}. {ask}",
)  # fmt: skip
BEFORE = (
    "How many were there before?", "How many {x} were there at first?", "How many did {N} have before?", "what was it before",
    "How many {x} was it in the beginning?", "With how many did it begin?", "How many had {N} at the start?",
    "how many at first",
    "What was the number of {x} before that?",
)  # fmt: skip


def start_of(rng: Random) -> Problem:
    """What there was before something was taken away or added."""
    gave = rng.random() < 0.55
    b, c = some(rng, 9, 30, 90), some(rng, 20, 60, 200)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(gave or v.b < v.c - 1)
        work.end(work.add("Before", v.c, v.b) if gave else work.sub("Before", v.c, v.b), "{x}")

    text = rng.choice(GAVE if gave else GOT).replace("{ask}", rng.choice(BEFORE))
    return problem(rng, text, {"b": b, "c": c}, solve, who=anybody(rng), x=rng.choice(THINGS).replace("_", " "),
                   again=("c|And if it were {c} at the end?",))  # fmt: skip


WHICH_IS = (
    "{N} {has} {n} {x}, which is {d} {more} than {M}. How many does {M} have?",
    "{N} {has} {n} {x}. That is {d} {more} than {M} has. "
    "How many {x} does {M} have?", "With {n} {x}, {N} {has} {d} {more} than {M}. How many has {M}?",
    "The first box has {n} {x}, "
    "{d} {more} than the second. How many are in the second?",
    "{n} {x} were counted today, {d} {more} than yesterday. How many "
    "yesterday?", "There are {n} {x} here, {d} {more} than there. How many are there?",
    "{N} scored {n} points. This is {d} {more} than "
    "{M}. What did {M} score?",
)  # fmt: skip


def which_is(rng: Random) -> Problem:
    """One amount is told by its difference to another, which is asked for."""
    more = rng.random() < 0.6
    n, d = some(rng, 30, 90, 300, least=8), some(rng, 9, 30, 60)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(not more or v.d < v.n - 1)
        work.end(
            work.sub(f"{v.d} fewer", v.n, v.d) if more else work.add(f"{v.d} more", v.n, v.d), "points" if points else "{x}"
        )

    text = rng.choice(WHICH_IS)
    points = "points" in text
    return problem(rng, text, {"n": n, "d": d}, solve, who=anybody(rng), more="more" if more else "fewer",
                   x=rng.choice(THINGS).replace("_", " "))  # fmt: skip


THINK = (
    "{open} {do} {b} {to} it, I get {c}. {ask}", "{open} When I {do2}, the result is {c}. {ask}",
    "A number {done} is {c}. {ask}",
    "some number {done} gives {c}. {ask}", "{open} {Done}, it is {c}. {ask}", "Which number {done} makes {c}?",
    "what number {done} "
    "equals {c}", "Find the number: {done}, it becomes {c}.", "{N} think{s} of a number. {Done}, it is {c}. {ask}",
)  # fmt: skip
OPEN = ("I have a number in mind.", "Guess my number.", "There is a secret number.", "I thought of a number.", "Take a number.")
WHICH = ("What is the number?", "Which number was it?", "What number did I start with?", "Find it.", "what is it",
         "Which one do I mean?", "Can you find the number?")  # fmt: skip
DONE = {
    "add": ("plus {b}", "increased by {b}", "with {b} added to it", "together with {b}"),
    "sub": ("minus {b}", "less {b}", "with {b} taken away", "reduced by {b}"),
    "mul": ("times {b}", "multiplied by {b}", "taken {b} times"),
    "div": ("divided by {b}", "split into {b} equal parts"),
}  # fmt: skip
DO = {"add": "add {b} to it", "sub": "subtract {b} from it", "mul": "multiply it by {b}", "div": "divide it by {b}"}


def secret(rng: Random) -> Problem:
    """A number that somebody thinks of."""
    kind = rng.choice(("add", "add", "sub", "sub", "mul", "mul", "div"))
    if kind in ("add", "sub"):
        b, number = some(rng, 9, 30, 90), some(rng, 20, 60, 200)
        c = number + b if kind == "add" else number - b
    else:
        b, number = rng.randint(2, 9), some(rng, 9, 12, 40)
        number = number * b if kind == "div" else number
        c = number * b if kind == "mul" else number // b

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.c > 1)
        if kind == "add":
            work.need(v.b < v.c)
            work.end(work.sub("The number", v.c, v.b))
        elif kind == "sub":
            work.end(work.add("The number", v.c, v.b))
        elif kind == "mul":
            work.need(v.c % v.b == 0)
            work.end(work.div("The number", v.c, v.b))
        else:
            work.end(work.mul("The number", v.c, v.b))

    done = rng.choice(DONE[kind])
    text = rng.choice([frame for frame in THINK if "{to}" not in frame]).replace("{do2}", DO[kind])
    text = (
        text.replace("{done}", done)
        .replace("{Done}", done)
        .replace("{open}", rng.choice(OPEN))
        .replace("{ask}", rng.choice(WHICH))
    )
    return problem(rng, text, {"b": b, "c": c}, solve, again=("c|And if the result were {c}?",))


FIRST = {
    "mul": ("{d} times {a}", "multiply {a} by {d}", "take {a} times {d}", "{a} times {d}"), "double": ("double {a}",
    "twice {a}", "2 "
    "times {a}", "take {a} twice"), "half": ("half of {a}", "halve {a}", "divide {a} by 2", "take half of {a}"),
    "add": ("add {a} and {d}", "{a} plus {d}", "take {a} and add {d}", "the sum of {a} and {d}"),
    "sub": ("{a} minus {d}", "take {d} away from {a}", "subtract {d} from {a}"),
}  # fmt: skip
SECOND = {
    "add": ("add {b}", "plus {b}", "put {b} on top", "add {b} more"), "sub": ("subtract {b}", "minus {b}", "take off {b}",
    "take {b} off"), "mul": ("multiply by {b}", "times {b}"), "half": ("halve it", "take half of it", "divide by 2"),
    "double": ("double it", "times 2", "take it twice"),
}  # fmt: skip
ORDERS = (
    "{f}, then {s}. {ask}", "{f} and then {s}. {ask}", "First {f}, then {s}. {ask}", "{f}, {s}, what is it",
    "{f}. Now {s}. {ask}",
    "{f}, and after that {s}. {ask}", "Start: {f}. Next: {s}. {ask}", "{f} and {s}",
)  # fmt: skip
RESULT = ("What is the result?", "What do I get?", "result?", "What comes out?", "How much is it?", "what number is that",
    "Tell me "
          "the result.", "Where do I end up?")  # fmt: skip


def orders(rng: Random) -> Problem:
    """Two steps on a number, told in words."""
    first, second = rng.choice(list(FIRST)), rng.choice(list(SECOND))
    a, d = some(rng, 20, 60, 200), rng.randint(2, 9) if first == "mul" else some(rng, 9, 40, 90)
    b = rng.randint(2, 9) if second == "mul" else some(rng, 9, 40, 90)

    def step(work: Work, kind: str, x: int, y: int) -> int:
        if kind == "add":
            return work.add(f"{x} plus {y}", x, y)
        if kind == "sub":
            work.need(y < x)
            return work.sub(f"{x} minus {y}", x, y)
        if kind == "half":
            work.need(x % 2 == 0 and x > 2)
            return work.div(f"Half of {x}", x, 2)
        return work.mul(f"Double {x}", 2, x) if kind == "double" else work.mul(f"{x} times {y}", x, y)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.a * (v.d if first == "mul" else 2) < 900)
        work.end(step(work, second, step(work, first, v.a, v.d), v.b))

    text = rng.choice(ORDERS).replace("{f}", rng.choice(FIRST[first])).replace("{s}", rng.choice(SECOND[second]))
    return problem(rng, text.replace("{ask}", rng.choice(RESULT)), {"a": a, "d": d, "b": b}, solve)


TRIPS = (
    "In a {v} {k} people find room. {n} people want to {go}. {ask}",
    "{n} people want to {go}, but only {k} fit into the {v}. {ask}",
    "{n} people, {k} places in the {v}. {ask}", "The {v} has room for {k}. {n} people are waiting to {go}. {ask}",
    "{n} children have "
    "to {go}. The {v} carries {k} of them each time. {ask}",
)  # fmt: skip
VEHICLES = ("boat|cross the river", "cable car|go up the mountain", "minibus|get to the station", "raft|get across",
            "van|ride to the camp", "gondola|go to the top", "carriage|ride round the park", "ferry|reach the island",
)  # fmt: skip


def trips(rng: Random) -> Problem:
    """How often something with room for a few must go; with a last trip for those who remain."""
    vehicle, go = rng.choice(VEHICLES).split("|")
    k = rng.choice((2, 3, 4, 5, 6, 7, 8, 9, 10, 12))
    n = k * some(rng, 6, 9, 12) + (rng.randint(1, k - 1) if rng.random() < 0.3 else 0)

    def solve(work: Work, v: SimpleNamespace) -> None:
        if v.n % v.k == 0:
            work.end(work.div("Number of trips", v.n, v.k), "trips")
            return
        full, left = work.rest("Full trips", v.n, v.k)
        work.need(left > 0)
        work.end(work.add(f"One more for the last {left}", full, 1), "trips")

    ask = rng.choice(("How many trips does that take?", "How often must it go?", "How many times does it go?", "how many trips",
                      "How many trips are needed for everybody?"))  # fmt: skip
    text = rng.choice(TRIPS).replace("{ask}", ask)
    return problem(rng, text, {"n": n, "k": k}, solve, v=vehicle, go=go, again=("n|And for {n} people?",))


LASTS = (
    "{A} that {begins} at {t} {ends} at {u}. {ask}", "{A} runs from {t} to {u}. {ask}", "{A} is from {t} until {u}. {ask}",
    "from {t} to {u}, "
    "how many minutes", "How many minutes are there from {t} to {u}?",
    "It is {t}. {A} {ends} at {u}. How many minutes are left?",
    "How many minutes pass between {t} and {u}?", "{A} {begins} at {t}; it is over at {u}. {ask}",
)  # fmt: skip
LONG = ("How many minutes is that?", "How long is it in minutes?", "How many minutes does it last?", "minutes?",
    "What is the length "
        "in minutes?")  # fmt: skip
EVENTS = ("a lesson", "a train ride", "the show", "a match", "the meeting", "a walk", "the concert", "a flight", "the class",
    "a nap",
          "the play", "a bus ride", "the break", "a swim", "the party", "a tour", "the game", "a phone call")  # fmt: skip


def lasts(rng: Random) -> Problem:
    """How many minutes lie between two times of one day: the full hours, then the minutes."""
    first = rng.randrange(6 * 60, 21 * 60, 5)
    length = rng.choice((rng.randrange(10, 60, 5), rng.randrange(60, 180, 5)))
    last, twelve = first + length, rng.random() < 0.3
    text = (
        rng.choice(LASTS)
        .replace("{ask}", rng.choice(LONG))
        .replace("{t}", clock(first, twelve))
        .replace("{u}", clock(last, twelve))
    )
    hour, minute = divmod(first, 60)
    end_hour, end_minute = divmod(last, 60)

    def solve(work: Work, v: SimpleNamespace) -> None:
        hours = end_hour - hour - (1 if end_minute < minute else 0)
        since = (end_minute - minute) % 60
        if end_minute < minute:
            to_full = work.sub("Minutes to the next full hour", 60, minute)
            since = work.add("With those after it", to_full, end_minute) if end_minute else to_full
        elif minute and end_minute > minute:
            since = work.sub("Minutes without hours", end_minute, minute)
        if hours:
            whole = work.mul(f"{hours} full hour{'s' if hours > 1 else ''}", hours, 60)
            since = work.add("Together", whole, since) if since else whole
        elif not work.lines:
            work.line("Minutes", f"{since} = {since}.")
        work.end(since, "minutes")

    slots = {
        "A": rng.choice(EVENTS),
        "begins": rng.choice(("begins", "starts")),
        "ends": rng.choice(("ends", "is over", "finishes")),
    }
    return problem(rng, text, {}, solve, **slots)


PACE = (
    "{A} needs {r} minutes for one {one}. How many minutes for {n} {many}?",
    "One {one} takes {A} {r} minutes. How long do {n} {many} take?",
    "{n} {many}, {r} minutes each. How many minutes is that?",
    "It takes {r} minutes to {do} a {one}. How many minutes for {n}?",
)  # fmt: skip
JOBS = (
    "cake|cakes|bake",
    "window|windows|clean",
    "car|cars|wash",
    "shirt|shirts|iron",
    "page|pages|read",
    "letter|letters|write",
    "pot|pots|paint",
    "chair|chairs|build",
    "tree|trees|plant",
    "room|rooms|sweep",
    "lap|laps|run",
    "bike|bikes|repair",
)


def pace(rng: Random) -> Problem:
    one, many, verb = rng.choice(JOBS).split("|")

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.end(work.mul(f"{v.n} times {v.r}", v.n, v.r), "minutes")

    who = anybody(rng)
    return problem(rng, rng.choice([frame for frame in PACE if "{A}" not in frame or who.name != "I"]), {"r": some(rng, 12,
        25, 45),
                   "n": some(rng, 6, 9, 12)}, solve, who=who, one=one, many=many, do=verb, A=who.name if who.name != "we" else
                   "Max",
                   again=("n|And for {n} {many}?",))  # fmt: skip


TASKS: tuple[Task, ...] = tuple(
    map(task, (start_of, start_of, which_is, which_is, secret, secret, orders, orders, orders, trips, lasts, lasts, pace))
)
