"""More, fewer, times as many, together, the rest: two or three amounts that are compared, and one is asked for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace

from .events import THINGS
from .grammar import Problem, Task, anybody, listed, problem, some, task
from .story import Work

# how the first amount is told | things of that sort
MEASURES = (
    "{A} {has} {n} {u}|", "{A} weighs {n} kg|kg|a pig;a dog;a rock;a sack;a suitcase;a bike;a calf;a goose;a chair;a boat",
    "{A} is {n} m long|m|a rope;a path;a bridge;a train;a hose;a wall;a tunnel;a fence;a beam;a whale",
    "{A} costs {n:$}|$|a coat;a lamp;a desk;a tent;a bag;a racket;a book;a clock;a mirror;a chair;a hat;a radio",
    "{A} is {n} years old|years|an oak;a house;a bridge;a school;a castle;a church;a lighthouse;a club;a museum;a mill",
    "{A} holds {n} litres|litres|a bucket;a barrel;a tank;a bath;a pot;a keg;a pond;a boiler;a trough;a cistern",
    "{A} takes {n} minutes|minutes|a film;a walk;a lesson;a match;a song;a flight;a meal;a swim;a concert;a speech",
    "{A} has {n} pages|pages|a novel;a diary;a magazine;an atlas;a comic;a notebook;a report;a textbook;a thriller",
    "{A} is {n} cm tall|cm|a plant;a child;a vase;a tower of bricks;a candle;a pony;a statue;a shelf;a sunflower",
)  # fmt: skip
WORDS = {
    "kg": ("heavier", "lighter", "as heavy"), "m": ("longer", "shorter", "as long"),
    "$": ("more expensive", "cheaper", "as expensive"), "years": ("older", "younger", "as old"), "litres": ("", "", "as much"),
    "minutes": ("longer", "shorter", "as long"), "pages": ("", "", "as many"), "cm": ("taller", "shorter", "as tall"),
}  # fmt: skip
TIMES = {2: "twice", 3: "three times", 4: "four times", 5: "five times", 6: "six times", 10: "ten times"}


def told(n: str, unit: str) -> str:
    """An amount with its unit."""
    return f"{{{n}:$}}" if unit == "$" else f"{{{n}}} {unit}"


def two_things(rng: Random) -> tuple[str, str, str, str]:
    """A frame for an amount, its unit and two things that have such amounts."""
    frame, unit, things = rng.choice(MEASURES[1:]).split("|")
    first, second = rng.sample(things.split(";"), 2)
    return frame, unit, first, second


def finish(work: Work, unit: str, amount: int) -> None:
    if unit == "$":
        work.cash(amount)
    else:
        work.end(amount, "years old" if unit == "years" else unit)


def second_of(rng: Random, unit: str, kind: str, k: int, other: str) -> str:
    """How the second amount is told by the first: more, less, times, half."""
    up, down, much = WORDS[unit]
    d = told("d", unit)
    if kind == "more":
        return f"{d} {up} than {other}" if up else f"{d} more than {other}"
    if kind == "less":
        return f"{d} {down} than {other}" if down else f"{d} less than {other}"
    return f"{TIMES[k]} {much} as {other}" if kind == "times" else f"half {much} as {other}"


BE = {"kg": "is", "m": "is", "$": "is", "years": "is", "litres": "holds", "minutes": "is", "pages": "has", "cm": "is"}
ASKS = {
    "kg": ("How heavy is {it}?", "What does {it} weigh?", "What is the weight of {it}?"),
    "m": ("How long is {it}?", "What is the length of {it}?", "How many metres long is {it}?"),
    "$": ("What does {it} cost?", "How much is {it}?", "What is the price of {it}?"),
    "years": ("How old is {it}?", "What is the age of {it}?"), "litres": ("How much does {it} hold?",
    "How many litres fit into "
    "{it}?"), "minutes": ("How long is {it}, in minutes?", "How many minutes does {it} take?"),
    "pages": ("How many pages does {it} have?", "How many pages has {it}?"),
    "cm": ("How tall is {it}?", "What is the height of {it}?", "How many cm tall is {it}?"),
}  # fmt: skip
BOTH = {
    "kg": ("How heavy are both together?", "What do they weigh together?"), "m": ("How long are both together?",),
    "$": ("What do both cost together?", "How much is that together?", "What do I pay for both?"),
    "years": ("How old are they together?", "What do their ages add up to?"), "litres": ("How much do both hold together?",),
    "minutes": ("How long do both take together, in minutes?",), "pages": ("How many pages do both have together?",),
    "cm": ("How tall are they one on top of the other?",),
}  # fmt: skip


def relation(rng: Random, kind: str, both: bool) -> Problem:
    """One amount is given, a second one by it; the second or the sum is asked for."""
    frame, unit, one, two = two_things(rng)
    the_one, the_two = ("the " + thing.split(" ", 1)[1] for thing in (one, two))
    k = rng.choice((2, 2, 3, 4, 5, 10))
    n, d = some(rng, 20, 60, 200, least=4), some(rng, 9, 30, 90)

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(kind != "less" or v.d < v.n - 1)
        work.need(kind != "half" or (v.n % 2 == 0 and v.n > 2))
        if kind in ("more", "less"):
            amount = work.add(f"{the_two}", v.n, v.d) if kind == "more" else work.sub(f"{the_two}", v.n, v.d)
        else:
            amount = work.mul(f"{the_two}", k, v.n) if kind == "times" else work.div(f"{the_two}", v.n, 2)
        finish(work, unit, work.add("Together", v.n, amount) if both else amount)

    said = second_of(rng, unit, kind, k, rng.choice((the_one, the_one, "that")))
    first = frame.replace("{A}", one)
    ask = rng.choice(BOTH[unit] if both else ASKS[unit]).replace(
        "{it}", rng.choice((the_two, "it", the_two)) if not both else ""
    )
    second = f"{two} {BE[unit]} {said}" if rng.random() < 0.5 else f"{the_two} {BE[unit]} {said}"
    text = rng.choice((f"{first}. {second}. {ask}", f"{first}, {second}. {ask}", f"{first} and {second}. {ask}"))
    if rng.random() < 0.2 and not both:
        again = second_of(rng, unit, kind, k, one)
        told_first = frame.replace("{A}", the_one)
        text = f"{two} {BE[unit]} {again}. {told_first}. {ask}".replace("is it?", f"is {the_two}?").replace(
            "does it", f"does {the_two}"
        )
    return problem(rng, text, {"n": n, "d": d} if kind in ("more", "less") else {"n": n}, solve,
                   again=(f"n|And if {the_one} {'were' if BE[unit] == 'is' else BE[unit]} {told('n', unit)}"
                          f"{' ' + WORDS[unit][2].split()[1] if unit in ('m', 'cm', 'years') else ''}?",)
                   if unit in ("years", "m", "cm") and not both and "years old" not in unit else ())  # fmt: skip


PEOPLE = (
    "{N} {has} {n} {x}, {M} {r}. {ask}", "{N} {has} {n} {x}. {M} {r}. {ask}", "{M} {r0}. {N} {has} {n} {x}. {ask}",
    "{N} collected {n} {x}, and {M} {r}. {ask}", "{N} found {n} {x} and {M} {r}. {ask}",
    "There are {n} {x} in {Ns} box. {M} {r}. "
    "{ask}",
)  # fmt: skip


def of_people(rng: Random, kind: str, both: bool) -> Problem:
    """The same of what two people have."""
    thing, k = rng.choice(THINGS).replace("_", " "), rng.choice((2, 2, 3, 4, 5))
    n, d = some(rng, 20, 60, 200, least=4), some(rng, 9, 30, 90)
    who = anybody(rng)
    many = rng.choice(("has", "has", "got"))
    than = {"I": "me", "we": "us"}.get(who.name, "{N}")
    said = {
        "more": f"{many} {{d}} more than {than}", "less": f"{many} {{d}} fewer than {than}",
        "times": f"{many} {TIMES[k]} as many as {than}", "half": f"{many} half as many as {than}",
    }[kind]  # fmt: skip
    ask = rng.choice(
        ("How many {x} do they have together?", "How many {x} is that in all?", "How many are there altogether?",
        "How many {x} "
         "is that together?", "What's the total?")
        if both
        else ("How many {x} does {M} have?", "How many has {M} got?", "how many does {M} have", "What is {Ms} number of {x}?")
    )  # fmt: skip
    said0 = said.replace(" than", " {x} than").replace(" as many as", " as many {x} as")

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(kind != "less" or v.d < v.n - 1)
        work.need(kind != "half" or (v.n % 2 == 0 and v.n > 2))
        if kind in ("more", "less"):
            amount = work.add("{M}", v.n, v.d) if kind == "more" else work.sub("{M}", v.n, v.d)
        else:
            amount = work.mul("{M}", k, v.n) if kind == "times" else work.div("{M}", v.n, 2)
        work.end(work.add("Together", v.n, amount) if both else amount, "{x}")

    text = rng.choice(PEOPLE).replace("{r0}", said0).replace("{r}", said).replace("{ask}", ask)
    if who.name in ("I", "we"):
        text = text.replace("do they have", "do we have")
    return problem(rng, text, {"n": n, "d": d} if kind in ("more", "less") else {"n": n}, solve, who=who, x=thing,
                   again=("n|And if {N} had {n}?",))  # fmt: skip


def chained_ages(rng: Random) -> Problem:
    """Three people, each age by the one before."""
    steps = [rng.choice(("older", "younger", "twice")) for _ in range(2)]
    n, d, e = rng.randint(6, 45), rng.randint(2, 12), rng.randint(2, 12)

    def solve(work: Work, v: SimpleNamespace) -> None:
        age = v.n
        for name, step, years in zip(("{M}", "{K2}"), steps, (v.d, v.e), strict=True):
            work.need(step != "younger" or years < age - 1)
            age = (
                work.add(name, age, years) if step == "older" else work.sub(name, age, years) if step == "younger"
                else work.mul(name, 2, age)
            )  # fmt: skip
        work.need(age < 100)
        work.end(age, "years old")

    def clause(who: str, step: str, key: str, than: str) -> str:
        return f"{who} is twice as old as {than}" if step == "twice" else f"{who} is {{{key}}} years {step} than {than}"

    parts = ["{N} {is} {n} years old", clause("{M}", steps[0], "d", "{N2}"), clause("{K2}", steps[1], "e", "{M}")]
    ask = rng.choice(("How old is {K2}?", "What is the age of {K2}?", "So how old is {K2}?", "how old is {K2}"))
    text = rng.choice((". ".join(parts), listed(parts), f"{parts[0]}. {parts[1]} and {parts[2]}")) + ". " + ask
    who = anybody(rng)
    third = rng.choice(("Grandpa Joe", "Aunt Ella", "the trainer", "the baker", "the teacher", "Uncle Bert", "the neighbour"))
    again = ("n|And if {N} were {n}?",)
    return problem(rng, text, {"n": n, "d": d, "e": e}, solve, who=who, K2=third, again=again,
                   N2={"I": "me", "we": "us"}.get(who.name, who.name))  # fmt: skip


def two_ages(rng: Random) -> Problem:
    older = rng.random() < 0.5
    n, d = rng.randint(8, 80), rng.randint(2, 9)

    def solve(work: Work, v: SimpleNamespace) -> None:
        second = work.add("{M}", v.n, v.d) if older else work.sub("{M}", v.n, v.d)
        work.end(work.add("Together", v.n, second), "years")

    word = "older" if older else "younger"
    text = rng.choice(
        ("{N} {is} {n}, {M} is {d} years {w}. What is the sum of their ages?",
        "{N} {is} {n} years old and {M} is {d} years {w}. How "
         "many years are they together?", "{M} is {d} years {w} than {N2}. {N} {is} {n}. What do the two ages add up to?",
         "{N} just turned {n}. {M} is {w} by {d} years. How many years do both have together?")
    )  # fmt: skip
    who = anybody(rng)
    return problem(rng, text, {"n": n, "d": d}, solve, who=who, w=word, N2={"I": "me", "we": "us"}.get(who.name, who.name))


# whole | of what | its parts | the one that is asked for
WHOLES = (
    "balloons|red;blue;yellow;white|green", "pupils|from the village;from the town;from the hills|from abroad", "flowers|roses;"
    "lilies;daisies|tulips", "animals|hens;ducks;geese|goats", "balls|old;new;flat|soft", "seats|taken;broken;reserved|free",
    "eggs|boiled;fried;raw|broken", "books|novels;comics;atlases|cookbooks", "people|men;women;boys|girls",
    "cars|red;black;grey|"
    "white", "votes|for the first;for the second;empty|for the third", "cakes|with apples;with nuts;with cream|with cherries",
    "tickets|sold on Monday;sold on Tuesday;given away|left", "pages|read on Friday;read on Saturday;skipped|still to be read",
    "coins|gold;silver;copper|tin", "stamps|from Italy;from Spain;from Japan|from Peru", "trees|oaks;beeches;firs|birches",
    "letters|for Ms Kim;for Mr Lund;for the school|for the mayor", "dogs|brown;black;spotted|white", "sweets|sour;mint;lemon|"
    "chocolate", "boxes|empty;heavy;full|open", "guests|from Oslo;from Riga;from Porto|from Ghent", "lamps|old;red;broken|lit",
    "buttons|round;square;wooden|golden", "apples|green;rotten;eaten|red", "seeds|eaten by birds;rotten;dry|good",
)  # fmt: skip
REST = (
    "Of {t} {x}, {parts}, and the rest are {last}. How many are {last}?",
    "There are {t} {x}. {Parts}. The others are {last}. How "
    "many are that?", "{t} {x}: {parts}, the remaining ones are {last}. How many {x} are {last}?",
    "{N} count{s} {t} {x}. {Parts}. All "
    "the others are {last}. How many {x} are {last}?", "From {t} {x}, {parts}. How many are left, the ones that are {last}?",
    "Out of {t} {x} {parts}. The rest: {last}. how many is that",
    "{Parts}. There are {t} {x} in all, and the others are {last}. How "
    "many of them are {last}?", "We have {t} {x}. {Parts}. What remains is {last}. How many {x}?",
)  # fmt: skip
SUMS = (
    "{parts} - how many {x} is that?", "{Parts}. How many {x} are there in all?", "There are {x}: {parts}. How many together?",
    "{N} count{s} {x}: {parts}. What is the total?", "{Parts}. total number of {x}?", "If {parts}, how many {x} are there?",
)  # fmt: skip


def the_rest(rng: Random) -> Problem:
    """A whole without its parts, or the sum of the parts."""
    thing, kinds, last = rng.choice(WHOLES).split("|")
    count = rng.choice((1, 2, 2, 2, 3))
    chosen = rng.sample(kinds.split(";"), count) if count < len(kinds.split(";")) else kinds.split(";")[:count]
    sizes = [some(rng, 9, 30, 80, 150) for _ in range(count)]
    numbers = {f"p{i}": size for i, size in enumerate(sizes)}
    adding = count > 1 and rng.random() < 0.35
    if not adding:
        numbers["t"] = sum(sizes) + some(rng, 9, 40, 120)

    def solve(work: Work, v: SimpleNamespace) -> None:
        amount = v.p0 if adding else v.t
        for i in range(1 if adding else 0, count):
            part = vars(v)[f"p{i}"]
            work.need(adding or part < amount)
            amount = work.add(f"{part} more", amount, part) if adding else work.sub(f"Without the {part}", amount, part)
        work.end(amount, thing)

    parts = listed([f"{{p{i}}} {rng.choice(('are ', 'are ', 'of them are ')) if i == 0 else 'are '}{kind}"
                    for i, kind in enumerate(chosen)])  # fmt: skip
    frame = rng.choice(SUMS if adding else REST)
    text = frame.replace("{parts}", parts).replace("{Parts}", parts).replace("{last}", last)
    return problem(rng, text, numbers, solve, who=anybody(rng), x=thing, again=("p0|And if {p0} are " + chosen[0] + "?",))


DIFFERENCE = (
    "{a} {x} {p} and {b} {q}. What is the difference?", "{p2}: {a} {x}. {q2}: {b} {x}. How many more {p}?",
    "There were {a} {x} {p} and {b} "
    "{q}. How many fewer were there {q}?", "{N} counted {a} {x} {p} but only {b} {q}. How big is the difference?",
    "{a} {x} {p}, {b} "
    "{q}: how many more {p}?", "How many more {x} are {a} {p} than {b} {q}?",
    "{b} {x} {q}, {a} {p}. By how many is it more {p}?",
)  # fmt: skip
WHEN = ("on Monday|on Sunday", "in May|in June", "last year|this year", "in the morning|at night", "in the north|in the south",
        "upstairs|downstairs", "in the first half|in the second half", "in summer|in winter", "in box A|in box B",
        "at home|at school", "in the red team|in the blue team", "on the left|on the right")  # fmt: skip
COUNTED = (
    "people",
    "visitors",
    "birds",
    "cars",
    "letters",
    "tickets",
    "calls",
    "goals",
    "cups",
    "books",
    "bikes",
    "dogs",
    "boats",
)


def difference(rng: Random) -> Problem:
    a = some(rng, 30, 99, 400, 900, least=12)
    p, q = rng.choice(WHEN).split("|")
    if rng.random() < 0.5:
        p, q = q, p

    def solve(work: Work, v: SimpleNamespace) -> None:
        work.need(v.b < v.a)
        work.end(work.sub("Difference", v.a, v.b), "{x}")

    slots = {"p": p, "q": q, "p2": p.capitalize(), "q2": q.capitalize(), "x": rng.choice(COUNTED)}
    return problem(rng, rng.choice(DIFFERENCE), {"a": a, "b": rng.randint(2, a - 2)}, solve, who=anybody(rng), **slots)


def named(make: Callable[[Random, str, bool], Problem], kind: str, both: bool) -> Callable[[Random], Problem]:
    def maker(rng: Random) -> Problem:
        return make(rng, kind, both)

    maker.__name__ = f"{make.__name__}_{kind}{'_both' if both else ''}"
    return maker


TASKS: tuple[Task, ...] = tuple(
    map(task, (*(named(make, kind, both) for make in (relation, of_people) for kind in ("more", "less", "times", "half")
                 for both in (False, True)), chained_ages, two_ages, the_rest, the_rest, the_rest, difference, difference))
)  # fmt: skip
