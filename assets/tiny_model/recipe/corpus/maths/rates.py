"""So much in a day, an hour, a minute: over some time, until a goal is reached, until nothing is left, with weeks in days."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

from .grammar import Problem, Task, anybody, problem, some, task
from .story import Work

# who does it and what | the unit of the result | unit of time | from-to
DOING = (
    "{N} write{s} {r} lines|lines|day|8-45", "{N} do{es} {r} push-ups|push-ups|day|5-60",
    "{N} learn{s} {r} words|words|day|3-40",
    "{N} save{s} {r:$}|$|week|2-25", "{N} save{s} {r:$}|$|month|10-90", "{N} earn{s} {r:$}|$|hour|8-30",
    "a machine makes {r} screws|screws|minute|4-60", "a copier makes {r} copies|copies|minute|4-40", "a hen lays {r} eggs|eggs|"
    "week|3-6", "a cow gives {r} litres of milk|litres|day|12-30", "a tap loses {r} litres|litres|hour|2-15", "a cat gets {r} "
    "grams of meat|grams|day|50-300", "a baby drinks {r} ml of milk|ml|day|400-900", "{N} walk{s} {r} km|km|day|2-15",
    "a ferry does {r} km|km|hour|15-45", "a train goes {r} km|km|hour|60-150", "a beetle crawls {r} cm|cm|minute|5-40",
    "a plant grows {r} cm|cm|week|2-9", "a baker bakes {r} loaves|loaves|hour|20-60",
    "{N} drink{s} {r} glasses of water|glasses|"
    "day|4-9", "a pump moves {r} litres|litres|minute|6-50", "a museum gets {r} visitors|visitors|day|40-400",
    "a cafe sells {r} "
    "cups of coffee|cups|hour|12-60", "{N} type{s} {r} lines|lines|hour|10-50", "a heart beats {r} times|beats|minute|55-90",
    "{N} solve{s} {r} puzzles|puzzles|week|2-9", "a factory builds {r} bikes|bikes|day|12-80",
    "a bus carries {r} people|people|"
    "hour|30-90", "{N} type{s} {r} words|words|minute|20-60", "a farm needs {r} kg of hay|kg|day|20-90",
    "a lamp uses {r} units of "
    "power|units|hour|2-12", "{N} pay{s} {r:$} for the bus|$|day|2-8", "a gym costs {r:$}|$|month|15-60", "a newspaper costs "
    "{r:$}|$|week|2-9", "a cyclist rides {r} km|km|hour|12-30", "{N} pick{s} {r} baskets of berries|baskets|hour|2-9",
)  # fmt: skip
# unit of time | a phrase for a longer time | how many units that is | how it follows
SPANS = (
    "day|a week|7", "day|two weeks|14", "day|three weeks|21", "day|{d} days|d", "day|{d} days|d", "day|a fortnight|14",
    "day|the month of June|30", "day|{w} weeks|7w", "week|{d} weeks|d", "week|{d} weeks|d", "week|a year of 52 weeks|52",
    "month|a year|12", "month|half a year|6", "month|two years|24", "month|{d} months|d", "month|{d} months|d",
    "month|{w} years|12w",
    "hour|a day|24", "hour|{d} hours|d", "hour|{d} hours|d", "hour|half a day|12", "minute|an hour|60",
    "minute|half an hour|30",
    "minute|a quarter of an hour|15", "minute|{d} minutes|d", "minute|{d} minutes|d", "minute|{w} hours|60w",
    "week|{d} weeks|d",
    "minute|three quarters of an hour|45", "day|April|30", "day|May|31", "hour|{d} hours|d",
)  # fmt: skip
PER = ("a {t}", "per {t}", "every {t}", "each {t}", "in one {t}", "a {t}")
TOTAL = (
    "{D} {per}. How much does that make over {span}?", "{D} {per}. How many {u} is that in {span}?",
    "{D} {per}. how many {u} in {span}",
    "How many {u} is that in {span} if {d0} {per}?", "If {d0} {per}, how many {u} does that make in {span}?",
    "{D} {per}. How many "
    "{u} come together in {span}?", "{D} {per}. What does that make in {span}?",
    "In {span}, how many {u} is that when {d0} {per}?",
    "{D} {per}, for {span}. How many {u} is that?", "{D} {per}. Work it out for {span}.", "{D} {per}. total for {span}?",
    "{D} {per} and that goes on for {span}. How many {u} are that?",
)  # fmt: skip
TOTAL_CASH = (
    "{D} {per}. How much money does {span} make?", "How much money is that in {span} if {d0} {per}?",
    "{D} {per}. what's that in {span}",
    "{D} {per}. How much does that make in {span}?", "If {d0} {per}, how much is it for {span}?",
    "{D} {per}, for {span}. How much "
    "is it in all?", "{D} {per}. Total after {span}?",
)  # fmt: skip


def doing(rng: Random, cash: bool | None = None) -> tuple[str, str, str, int]:
    """A clause, the unit of what comes of it, the unit of time and the rate."""
    while True:
        clause, unit, time, span = rng.choice(DOING).split("|")
        low, high = map(int, span.split("-"))
        if cash is None or cash == (unit == "$"):
            return clause, unit, time, rng.randint(low, high)


def stretch(rng: Random, time: str) -> tuple[str, str, dict[str, int]]:
    """A length of time in words, how many units of ``time`` it has, and its numbers."""
    phrase, count = rng.choice([row.split("|", 1)[1].split("|") for row in SPANS if row.startswith(time + "|")])
    return phrase, count, {"d": some(rng, 6, 12, 20), "w": rng.randint(2, 6)}


def units(work: Work, v: SimpleNamespace, count: str, time: str) -> int:
    """How many units of time: "14", "d" or "7w"."""
    if count == "d":
        return v.d
    if count.endswith("w"):
        work.need(v.w < 7)
        return work.mul(f"{time}s in {v.w} {'weeks' if count[:-1] == '7' else 'years' if count[:-1] == '12' else 'hours'}", v.w,
                        int(count[:-1]))  # fmt: skip
    return int(count)


def put(rng: Random, frames: tuple[str, ...], clause: str, unit: str, time: str, span: str) -> str:
    per = rng.choice(PER).replace("a hour", "an hour")
    text = rng.choice(frames).replace("{D}", clause[:1].upper() + clause[1:] if clause[0] != "{" else clause)
    text = text.replace("{d0}", clause).replace("{per}", per).replace("{u}", unit).replace("{span}", span).replace("{t}", time)
    return text.replace(" a hour", " an hour")


def end(work: Work, unit: str, amount: int) -> None:
    if unit == "$":
        work.cash(amount)
    else:
        work.end(amount, unit)


def over_time(rng: Random) -> Problem:
    clause, unit, time, rate = doing(rng)
    span, count, numbers = stretch(rng, time)

    def solve(work: Work, v: SimpleNamespace) -> None:
        n = units(work, v, count, time)
        work.need(n * v.r <= 15000)
        end(work, unit, work.mul(f"{n} {time}s of {v.r}", n, v.r))

    text = put(rng, TOTAL_CASH if unit == "$" else TOTAL, clause, unit, time, span)
    again = ["r|And if it were {r}?"] + (["d|And in {d} " + time + "s?", "d|and {d} " + time + "s"] if count == "d" else [])
    return problem(rng, text, numbers | {"r": rate}, solve, who=anybody(rng), again=again)


GOAL = (
    "{N} save{s} {r:$} {per}. A {thing} costs {g:$}. After how many {t}s can {he} buy it?",
    "A {thing} costs {g:$}. {N} can put "
    "aside {r:$} {per}. How many {t}s does it take?", "How many {t}s must {N} save {r:$} {per} for a {thing} that costs {g:$}?",
    "{N} want{s} a {thing} for {g:$} and {has} {r:$} left over {per}. How long until {he} can afford it, in {t}s?",
    "{r:$} {per} go into the money box. When is there enough for a {thing} at {g:$}? Tell me the number of {t}s.",
)  # fmt: skip
NEED = (
    "{A} needs {g} {u}, and {r} {u} come {per}. How many {t}s does it take?",
    "{A} of {g} {u} is filled with {r} {u} {per}. How "
    "many {t}s until it is full?", "{r} {u} {per}: how many {t}s until there are {g} {u}?",
    "It takes {r} {u} {per}. How many {t}s "
    "for {g} {u}?", "At {r} {u} {per}, how many {t}s are needed for {g} {u}?", "{g} {u} at {r} {u} {per}, how many {t}s?",
)  # fmt: skip
DEAR = (
    "skateboard",
    "guitar",
    "tent",
    "bicycle",
    "camera",
    "jacket",
    "phone",
    "scooter",
    "telescope",
    "drum",
    "keyboard",
    "watch",
)
STOCK = (
    "{N} {has} {g} {u} of {stuff} and use{s} {r} {u} {per}. For how many {t}s is that enough?",
    "A sack holds {g} {u} of {stuff}. "
    "{r} {u} are used {per}. How many {t}s does it last?",
    "{g} {u} of {stuff}, {r} {u} gone {per}. How many {t}s will it last?",
)  # fmt: skip
STUFF = ("kg|rice|day", "kg|hay|day", "litres|milk|day", "kg|flour|week", "litres|oil|month", "kg|coal|week", "grams|tea|week",
         "kg|dog food|week", "litres|water|hour", "kg|potatoes|week", "sheets|paper|day", "bags|cement|hour")  # fmt: skip
FILL = ("A tank|litres|minute", "A pool|litres|hour", "A barrel|litres|minute", "A trip|km|day", "A climb|metres|hour",
        "A wall|bricks|hour", "An order|chairs|day", "A job|pages|day", "A hole|buckets|hour", "A road|metres|week",
)  # fmt: skip


def until(rng: Random) -> Problem:
    """How long until so much is reached or used."""
    kind = rng.choice("gns")
    rate, count = some(rng, 9, 12, 25, 50), some(rng, 10, 12, 25, least=3)
    slots: dict[str, str] = {}
    if kind == "g":
        text, time, slots = rng.choice(GOAL), rng.choice(("week", "month", "day")), {"thing": rng.choice(DEAR)}
    elif kind == "n":
        slots["A"], slots["u"], time = rng.choice(FILL).split("|")
        text = rng.choice(NEED)
    else:
        slots["u"], slots["stuff"], time = rng.choice(STUFF).split("|")
        text = rng.choice(STOCK)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.g % v.r == 0 and v.g > v.r)
        work.end(work.div(f"Number of {time}s", v.g, v.r), f"{time}s")

    text = text.replace("{per}", rng.choice(PER)).replace("{t}", time).replace("a hour", "an hour")
    return problem(rng, text, {"r": rate, "g": rate * count}, solve, who=anybody(rng), **slots)


AFTER_FLOW = (
    "{A} with {g} litres in it leaks {r} litres {per}. How much is in it after {d} {t}s?",
    "There are {g} litres in {a0}, and {r} "
    "litres run out {per}. How many litres are left after {d} {t}s?",
    "{A} has {g} litres in it and loses {r} litres {per}. What "
    "is left {d} {t}s later?",
)  # fmt: skip
SPENT = (
    "{N} {has} {g:$} and spend{s} {r:$} {per}. How much is left after {d} {t}s?",
    "{N} start{s} with {g:$} and pay{s} {r:$} {per} "
    "for {d} {t}s. How much does that leave?", "Of {g:$}, {r:$} are spent {per}. How much money is left after {d} {t}s?",
)  # fmt: skip
SAVED_THEN = (
    "{N} save{s} {r:$} {per} for {d} {t}s. Then {he} buy{s} a {thing} for {g:$}. How much is left?",
    "After saving {r:$} {per} for "
    "{d} {t}s, {N} pay{s} {g:$} for a {thing}. What remains?",
    "{r:$} {per}, {d} {t}s long, minus {g:$} for a {thing}. How much "
    "money is left?", "For {d} {t}s {N} put{s} {r:$} {per} into a tin, then {he} take{s} out {g:$}. How much stays in the tin?",
)  # fmt: skip
SAVED_AND = (
    "{N} already {has} {g:$} and save{s} {r:$} {per}. How much is it after {d} {t}s?",
    "There is {g:$} in the bank, and {r:$} are "
    "added {per}. How much is there after {d} {t}s?",
    "{N} got {g:$} from {his} {kin} and save{s} another {r:$} {per}. How much "
    "is it after {d} {t}s?",
)  # fmt: skip


def before_and_after(rng: Random) -> Problem:
    """A stock and a rate: what is there after some time."""
    time = rng.choice(("day", "week", "hour", "month"))
    kind = rng.choice(("flow", "spent", "then", "and"))
    rate, count = some(rng, 9, 20, 45), some(rng, 6, 9, 12)
    total = rate * count
    start = total + some(rng, 20, 90, 300) if kind in ("flow", "spent") else some(rng, 20, 90, 200, least=5)
    start = round(start, -1) if kind == "flow" else start

    def solve(work: Work, v: SimpleNamespace) -> None:
        moved = work.mul(f"{v.d} {time}s of {v.r}", v.d, v.r)
        if kind in ("flow", "spent"):
            work.need(1 < moved < v.g)
            left = work.sub(f"{moved} gone", v.g, moved)
        elif kind == "then":
            work.need(v.g < moved)
            left = work.sub(f"{v.g} gone", moved, v.g)
        else:
            left = work.add(f"{moved} more", v.g, moved)
        end(work, "litres" if kind == "flow" else "$", left)

    frames = {"flow": AFTER_FLOW, "spent": SPENT, "then": SAVED_THEN, "and": SAVED_AND}[kind]
    text = rng.choice(frames).replace("{per}", rng.choice(PER)).replace("{t}", time).replace("a hour", "an hour")
    a = rng.choice(("a tank", "a barrel", "a pool", "a bath", "a pond", "a cistern"))
    return problem(rng, text, {"g": start, "r": rate, "d": count}, solve, who=anybody(rng), A=a.capitalize(), a0=a,
                   thing=rng.choice(DEAR), again=("d|And after {d} " + time + "s?",))  # fmt: skip


TWICE = (
    "{N} get{s} {r:$} for an hour of babysitting, and it was {d} hours last week and {e} this week. How much money is that?",
    "{N} work{s} {d} "
    "hours in the morning and {e} in the afternoon for {r:$} an hour. What do{es} {he} earn?",
    "An hour costs {r:$}. {N} take{s} {d} "
    "hours this week and {e} next week. What is the price?", "At {r:$} per hour, what are {d} hours plus {e} hours worth?",
)  # fmt: skip
BACK = (
    "{N} cycle{s} to school and home again, {r} km each way, on {d} days. How many km is that in all?",
    "The way to work is {r} km "
    "long. {N} go{es} there and back on {d} days. How many km is that?",
    "{N} walk{s} {r} km to the lake and the same way home, "
    "{d} times a month. How many km in a month?", "There and back, {r} km each way, {d} times. How many km?",
)  # fmt: skip
MANY = (
    "One {one} {v} {r} {u} {per}. How many {u} do {c} {many} {v0} in {d} {t}s?", "{c} {many} {v0} {r} {u} each {per}. How many "
    "{u} is that after {d} {t}s?", "Each of {c} {many} {v} {r} {u} {per}. What do they make in {d} {t}s, in {u}?",
)  # fmt: skip
MAKERS = ("machine|machines|makes|make|bolts|hour", "goat|goats|gives|give|litres|day", "baker|bakers|bakes|bake|rolls|hour",
          "goose|geese|lays|lay|eggs|month", "worker|workers|packs|pack|parcels|hour",
          "printer|printers|prints|print|pages|minute",
          "gardener|gardeners|plants|plant|bushes|day", "child|children|reads|read|books|month",
          "tailor|tailors|sews|sew|shirts|week",
          "bus|buses|carries|carry|people|hour", "duck|ducks|eats|eat|slices|day", "oven|ovens|bakes|bake|pizzas|hour",
)  # fmt: skip


def twice(rng: Random) -> Problem:
    """Two spells at one rate."""

    def solve(work: Work, v: SimpleNamespace) -> None:
        hours = work.add("Together", v.d, v.e)
        work.cash(work.mul(f"{hours} hours of {v.r}", hours, v.r))

    numbers = {"r": some(rng, 12, 20, 30, least=5), "d": some(rng, 5, 8), "e": some(rng, 5, 8)}
    return problem(rng, rng.choice(TWICE), numbers, solve, who=anybody(rng), again=("r|And at {r:$} an hour?",))


def there_and_back(rng: Random) -> Problem:
    def solve(work: Work, v: SimpleNamespace) -> None:
        both = work.mul("There and back", 2, v.r)
        work.end(work.mul(f"{v.d} times {both}", v.d, both), "km")

    return problem(rng, rng.choice(BACK), {"r": some(rng, 9, 30), "d": some(rng, 6, 12)}, solve, who=anybody(rng))


def many_makers(rng: Random) -> Problem:
    one, many, verb, base, unit, time = rng.choice(MAKERS).split("|")

    def solve(work: Work, v: SimpleNamespace) -> None:
        rate = work.mul(f"{v.c} {many} in a {time}".replace("a hour", "an hour"), v.c, v.r)
        work.end(work.mul(f"{v.d} {time}s of {rate}", v.d, rate), unit)

    text = rng.choice(MANY).replace("{per}", rng.choice(PER)).replace("{t}", time).replace("a hour", "an hour")
    numbers = {"c": some(rng, 9, 12, 20), "r": some(rng, 6, 9, 12), "d": some(rng, 5, 9)}
    return problem(rng, text, numbers, solve, one=one, many=many, v=verb, v0=base, u=unit)


TASKS: tuple[Task, ...] = tuple(
    map(task, (over_time, over_time, over_time, until, until, before_and_after, before_and_after, twice, there_and_back,
               many_makers))
)  # fmt: skip
