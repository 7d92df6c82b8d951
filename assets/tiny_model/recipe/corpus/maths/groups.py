"""Some containers with as many things in each, and what comes after: some go, some are added, they are shared or sold."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

from .grammar import Problem, Task, anybody, problem, some, task
from .story import Work

# containers | one of them | what is in them | the many in one clause, "{c}" and "{m}" | how some of them go | how more come
KINDS = (
    "boxes|box|pencils|in|used up;handed out;broken;given to a school|lie on the table;are in a drawer;come in a bag",
    "bags|bag|oranges|in|rotten;eaten;squeezed;given away|are in a bowl;are still on the tree;come from a neighbour",
    "trays|tray|buns|on|burnt;sold;eaten by the staff;dropped|are on a plate;are left from yesterday;come from the oven",
    "shelves|shelf|jars|on|sold;emptied;broken;given to friends|stand on the floor;are in the cellar;arrive later",
    "rows|row|seats|in|taken;broken;reserved;occupied|stand at the back;are brought in;are on the balcony",
    "tables|table|chairs|at|taken;occupied;broken;carried outside|stand along the wall;are in the cellar;are borrowed",
    "coaches|coach|places|in|taken;booked;occupied;reserved|are in a minibus;are in the cars of the parents",
    "floors|floor|rooms|on|booked;being repaired;locked;occupied|are in the annex;are in the house next door",
    "packs|pack|batteries|in|used;flat;sold;put into toys|lie in a drawer;are loose;are in the torch",
    "crates|crate|bottles|in|drunk;broken;returned;sold|stand in the fridge;are on the table;are in the car",
    "nests|nest|eggs|in|eaten by a fox;broken;taken;hatched|are in a basket;lie in the grass",
    "baskets|basket|peaches|in|bad;sold;eaten;bruised|lie on a tray;are in the kitchen;hang on the tree",
    "pages|page|photos|on|torn out;blurred;given away;lost|lie in an envelope;are loose;are on the wall",
    "vases|vase|roses|in|withered;cut;given away;sold|lie on the table;are in a bucket;are in the garden",
    "classes|class|pupils|in|ill;absent;on a trip;wearing glasses|come from another school;are new;join them",
    "teams|team|players|in|hurt;injured;absent;new|sit on the bench;come later;are substitutes",
    "beds|bed|lettuces|in|eaten by snails;sold;picked;dried up|grow in pots;grow in the greenhouse",
    "cans|can|tennis balls|in|lost;worn out;taken;over the fence|lie on the court;are in a bag",
    "sheets|sheet|stamps|on|used;torn;sold;swapped|are in an album;are in an envelope;are loose",
    "buses|bus|tourists|in|asleep;late;tired;in the museum|come by car;come by train;walk",
    "fields|field|cows|in|sold;ill;milked;brown|are in the barn;are on the road",
    "aquariums|aquarium|fish|in|sold;red;moved to a pond;ill|swim in a bowl;swim in the pond",
    "drawers|drawer|spoons|in|dirty;on the table;bent;lent to a friend|are in the sink;lie on the table",
    "bunches|bunch|bananas|in|eaten;black;given away;sold|lie in a bowl;are loose",
    "streets|street|houses|in|empty;painted;for sale;old|stand by the lake;stand on a hill",
    "bookcases|bookcase|books|in|lent out;damaged;sold;missing|lie on the desk;are in boxes",
    "chests|chest|coins|in|gold;false;spent;rusty|are in a purse;lie on the ground",
    "tents|tent|scouts|in|asleep;away;swimming;singing|sleep outside;sleep in the hut",
    "plates|plate|biscuits|on|eaten;burnt;broken;gone|are in the tin;are still in the oven",
    "lorries|lorry|washing machines|on|unloaded;sold;damaged;delivered|are in the store;stand in the yard",
)  # fmt: skip
HAVE = (
    "There are {c} {cs}. {In} each {one} there are {m} {x}.", "There are {c} {cs} with {m} {x} each.",
    "{N} {has} {c} {cs} with {m} {x} {in} each {one}.", "{c} {cs}, {m} {x} {in} each.",
    "{N} count{s} {c} {cs}. Each {one} has {m} "
    "{x}.", "We have {c} {cs} with {m} {x} per {one}.", "{N} put{s} {m} {x} {in} each of {c} {cs}.",
    "{In} every {one} there are {m} {x}, and there are {c} {cs}.", "{c} {cs} with {m} {x} in every one of them.",
    "One {one} has {m} {x}. There are {c} {cs}.", "{N} see{s} {c} {cs}. Every {one} has {m} {x}.",
    "Imagine {c} {cs}, each with {m} {x}.", "{m} {x} are {in} one {one}. {N} {has} {c} {cs}.",
    "Each of the {c} {cs} has {m} {x}.",
    "{c} {cs} stand there, and {m} {x} are {in} every {one}.", "{N} ordered {c} {cs}, and each {one} comes with {m} {x}.",
    "Today {c} {cs} arrived. There were {m} {x} {in} each.", "Somebody delivers {c} {cs} with {m} {x} {in} each one.",
)  # fmt: skip
ALL = (
    "How many {x} is that?", "How many {x} are there?", "How many {x} are there altogether?", "How many {x} in total?",
    "how many {x}", "How many {x} does that make?", "What is the total number of {x}?", "How many {x} all in all?",
    "Altogether that is how many {x}?", "How many {x} are that in all the {cs}?", "Number of {x}?", "how many {x} is that "
    "together",
)  # fmt: skip
ALL_WHOLE = (
    "How many {x} are {in} {c} {cs} with {m} {x} each?", "How many {x} are there {in} {c} {cs} if each has {m}?",
    "{c} {cs} with {m} {x} each: how many {x}?", "How many {x} do {c} {cs} of {m} make?",
    "If one {one} has {m} {x}, how many do "
    "{c} {cs} have?", "Each {one} has {m} {x}. How many are {in} {c}?", "With {m} {x} {in} each {one}, how many {x} are "
    "{in} {c} {cs}?",
)  # fmt: skip
GONE = (
    "{g} of the {x} are {gone}.", "{g} {x} are {gone}.", "{g} of them are {gone}.", "But {g} are {gone}.", "Of these, {g} are "
    "{gone}.",
    "Now {g} of the {x} are {gone}.", "Unfortunately {g} {x} are {gone}.", "{N} see{s} that {g} are {gone}.",
)  # fmt: skip
LEFT = (
    "How many {x} are not?", "How many of the {x} are not {gone}?", "How many others are there?", "How many does that leave?",
    "How many {x} remain?", "How many {x} are left?", "How many are left over?", "what is left?", "How many of them are still "
    "there, not {gone}?",
)  # fmt: skip
MORE = ("{g} more {x} {come}.", "{g} other {x} {come}.", "Another {g} {x} {come}.", "Besides, {g} {x} {come}.")
ONE_EACH = (
    "One {thing} {in} each {one} is {gone}.", "{In} each {one}, one of the {x} is {gone}.", "Exactly one of the {x} {in} every "
    "{one} is {gone}.",
)  # fmt: skip
SHARED = (
    "All the {x} are shared equally among {k} people. How many does each get?", "{k} helpers divide them equally. How many "
    "{x} for each?", "They are put into {k} equal piles. How many {x} are in a pile?", "{N} split{s} them into {k} equal "
    "groups. How many {x} per group?",
)  # fmt: skip
PRICED = (
    "One of the {x} costs {p:$}. What are all of them worth?", "Each of the {x} is sold for {p:$}. How much money is that?",
    "They cost {p:$} apiece. What is the price of all {x}?", "{N} sell{s} them all at {p:$} each. How much do{es} {he} get?",
)  # fmt: skip
SOLD = (
    "pencils",
    "oranges",
    "buns",
    "jars",
    "batteries",
    "bottles",
    "eggs",
    "peaches",
    "roses",
    "stamps",
    "lettuces",
    "bananas",
)


def kind(rng: Random) -> dict[str, str]:
    """The slots of one kind of container."""
    cs, one, x, where, gone, come = rng.choice(KINDS).split("|")
    slots = {"cs": cs, "one": one, "x": x, "in": where, "In": where.capitalize()}
    return slots | {"gone": rng.choice(gone.split(";")), "come": rng.choice(come.split(";"))}


def goods(rng: Random) -> dict[str, str]:
    """The slots of containers with things that can be bought and shared."""
    while True:
        slots = kind(rng)
        if slots["x"] in SOLD:
            return slots


def sizes(rng: Random) -> dict[str, int]:
    return {"c": some(rng, 6, 9, 12, 25), "m": some(rng, 9, 12, 30, 60, least=3)}


def whole(work: Work, v: SimpleNamespace) -> int:
    """How many there are in all containers."""
    work.need(v.c * v.m <= 2000 and (v.c <= 12 or v.m <= 12 or v.m % 5 == 0 or v.c % 10 == 0))
    return work.mul("{c} {cs} of {m}", v.c, v.m)


def together(rng: Random) -> Problem:
    def solve(work: Work, v: SimpleNamespace) -> None:
        work.end(whole(work, v), "{x}")

    text = rng.choice(ALL_WHOLE) if rng.random() < 0.35 else f"{rng.choice(HAVE)} {rng.choice(ALL)}"
    return problem(rng, text, sizes(rng), solve, who=anybody(rng), again=("c|And {c} {cs}?", "m|And with {m} in each?",
                   "c|What about {c} {cs}?", "c|and {c}?"), **kind(rng))  # fmt: skip


def some_gone(rng: Random) -> Problem:
    numbers = sizes(rng)
    total = numbers["c"] * numbers["m"]
    numbers["g"] = rng.randint(2, max(2, min(total - 2, rng.choice((20, 60, 200)))))

    def solve(work: Work, v: SimpleNamespace) -> None:
        total = whole(work, v)
        work.need(1 < v.g < total - 1)
        work.end(work.sub("{g} {gone}", total, v.g), "{x}")

    text = f"{rng.choice(HAVE)} {rng.choice(GONE)} {rng.choice(LEFT)}"
    return problem(rng, text, numbers, solve, who=anybody(rng), again=("g|And if {g} were {gone}?", "c|And with {c} {cs}?"),
                   **kind(rng))  # fmt: skip


def some_more(rng: Random) -> Problem:
    numbers = sizes(rng) | {"g": some(rng, 9, 30, 90)}

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.end(work.add("{g} more", whole(work, v), v.g), "{x}")

    text = f"{rng.choice(HAVE)} {rng.choice(MORE)} {rng.choice(ALL[:-2])}"
    if rng.random() < 0.3:
        text = rng.choice(
            ("How many {x} are there if {g} {come} and {c} {cs} have {m} each?",
            "{g} {x} {come}. Besides there are {c} {cs} with "
             "{m} {x} each. How many {x} are there?", "{c} {cs} of {m} {x} and {g} more that {come}: how many {x}?")
        )  # fmt: skip
    return problem(rng, text, numbers, solve, who=anybody(rng), again=("g|And if {g} {come}?",), **kind(rng))


def one_gone_in_each(rng: Random) -> Problem:
    slots = kind(rng)
    slots["thing"] = "of the " + slots["x"]

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.m > 2)
        left = work.sub("Left in each", v.m, 1)
        work.need(v.c * left < 1500 and (v.c <= 12 or left <= 12))
        work.end(work.mul(f"{v.c} {slots['cs']} of {left}", v.c, left), "{x}")

    ask = rng.choice(("How many {x} are not {gone}?", "How many {x} remain?", "How many other {x} are there?"))
    return problem(rng, f"{rng.choice(HAVE)} {rng.choice(ONE_EACH)} {ask}", sizes(rng), solve, who=anybody(rng), **slots)


def shared(rng: Random) -> Problem:
    numbers = sizes(rng) | {"k": rng.choice((2, 3, 4, 5, 6, 8, 10))}

    def solve(work: Work, v: SimpleNamespace) -> None:
        total = whole(work, v)
        work.need(total % v.k == 0 and total > v.k)
        work.end(work.div("For each", total, v.k), "{x}")

    return problem(rng, f"{rng.choice(HAVE)} {rng.choice(SHARED)}", numbers, solve, who=anybody(rng), **goods(rng))


def sold(rng: Random) -> Problem:
    slots = goods(rng)

    def solve(work: Work, v: SimpleNamespace) -> None:
        total = whole(work, v)
        work.need(total <= 300 and v.p <= 9)
        work.cash(work.mul(f"{total} at {v.p}", total, v.p))

    return problem(rng, f"{rng.choice(HAVE)} {rng.choice(PRICED)}", sizes(rng) | {"p": some(rng, 3, 9)}, solve,
                   who=anybody(rng), again=("p|And at {p:$} each?",), **slots)  # fmt: skip


PER = (
    "{a} {x} are packed into {cs} of {m}. How many {cs} does that fill?",
    "{N} {has} {a} {x} and put{s} {m} {in} each {one}. How "
    "many {cs} {is_needed}?", "{m} {x} go {in} one {one}. How many {cs} are needed for {a} {x}?", "How many {cs} do you need "
    "for {a} {x} if {m} fit {in} one?", "{a} {x}, {m} per {one}. how many {cs}",
    "Each {one} takes {m} {x}. {N} {has} {a} {x}. How "
    "many {cs} does {N2} need?", "{a} {x} have to go {in} {cs}, always {m} together. How many {cs} are that?",
    "There is room for {m} {x} {in} a {one}. How many {cs} will {a} {x} need?",
    "We put {a} {x} {in} {cs}, {m} {in} each. Number "
    "of {cs}?", "If {m} {x} make one {one}, how many {cs} do {a} {x} make?",
)  # fmt: skip
OVER_PLUS = (
    "{N} {has} {b} {x} and {M} has {c2} {x}. They put them together {in} {cs} of {m}. How many {cs} is that?",
    "{b} {x} from {N} and {c2} from {M} are packed together, {m} {in} each {one}. How many {cs} are there?",
    "On {day} {N} got {b} {x}, the day after {c2} more. {m} go {in} a {one}. How many {cs} can be filled?",
)  # fmt: skip
AFTER = (
    "{N} {has} {a} {x} and makes {cs} of {m} from them. {g} of the {cs} are given away. How many {cs} are left?",
    "From {a} {x} come {cs} of {m} each. {g} {cs} are sold at once. How many {cs} remain?",
    "{m} {x} go {in} one {one}, and there are {a} {x}. {N} take{s} {g} of the full {cs}. How many {cs} stay?",
)  # fmt: skip
FILLED = (
    "boxes",
    "bags",
    "trays",
    "packs",
    "crates",
    "baskets",
    "vases",
    "plates",
    "bunches",
    "teams",
    "tables",
    "cans",
    "tents",
)


def filled(rng: Random) -> dict[str, str]:
    while True:
        slots = kind(rng)
        if slots["cs"] in FILLED:
            break
    return slots | {"is_needed": "are needed"}


def containers(rng: Random) -> Problem:
    slots, m, q = filled(rng), rng.choice((2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20)), some(rng, 9, 12, 40)
    who = anybody(rng)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.a % v.m == 0 and v.a > v.m)
        work.end(work.div("Number of {cs}", v.a, v.m), "{cs}")

    slots["N2"] = who.him if who.name != "I" else "me"
    text = rng.choice([frame for frame in PER if "{N2}" not in frame])
    return problem(rng, text, {"a": m * q, "m": m}, solve, who=who, **slots)


def two_heaps(rng: Random) -> Problem:
    m, q = rng.choice((2, 3, 4, 5, 6, 8, 10)), some(rng, 9, 12, 20)
    b = rng.randint(2, max(2, m * q - 2))

    def solve(work: Work, v: SimpleNamespace) -> None:
        total = work.add("Together", v.b, v.c2)
        work.need(total % v.m == 0 and total > v.m)
        work.end(work.div("Number of {cs}", total, v.m), "{cs}")

    return problem(rng, rng.choice(OVER_PLUS), {"b": b, "c2": max(2, m * q - b), "m": m}, solve, **filled(rng))


def containers_gone(rng: Random) -> Problem:
    m, q = rng.choice((2, 3, 4, 5, 6, 8, 10)), some(rng, 9, 12, 20, least=4)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.a % v.m == 0)
        full = work.div("Number of {cs}", v.a, v.m)
        work.need(full - v.g > 1)
        work.end(work.sub("{g} gone", full, v.g), "{cs}")

    return problem(rng, rng.choice(AFTER), {"a": m * q, "m": m, "g": rng.randint(2, q - 2)}, solve, **filled(rng))


TASKS: tuple[Task, ...] = tuple(
    map(task, (together, together, some_gone, some_gone, some_more, one_gone_in_each, shared, sold, containers, containers,
               two_heaps, containers_gone))
)  # fmt: skip
