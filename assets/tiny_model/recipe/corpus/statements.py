"""Single sentences about things and events, with the questions about them."""

from __future__ import annotations

from random import Random

from corpus.base import an
from corpus.statements_people import BUILDINGS, EVENTS, MANY, PEOPLE, PLACES, SMALL, VISITS, WHERE, WHYS, Said, fact
from corpus.values import CITIES, DAYS, clock, first_name, last_name, money


def meets(rng: Random, _: str) -> Said:
    e, d, t, n = rng.choice(EVENTS), rng.choice(DAYS), clock(rng, 8, 20), str(rng.randint(1, 40))
    s = rng.choice(
        (
            f"The {e} is on {d} at {t} in room {n}.",
            f"The {e} takes place on {d} at {t} in room {n}.",
            f"The {e} will be in room {n} on {d} at {t}.",
        )
    )
    return [
        fact(
            s,
            d,
            f"The {e} is on {d}.",
            f"When is the {e}?",
            f"On which day is the {e}?",
            f"What day is the {e}?",
            f"Which day is the {e}?",
        ),
        fact(
            s,
            t,
            f"The {e} is at {t}.",
            f"What time is the {e}?",
            f"At what time is the {e}?",
            f"When does the {e} start?",
            f"What time does the {e} begin?",
        ),
        fact(
            s,
            f"room {n}",
            f"The {e} is in room {n}.",
            f"Where is the {e}?",
            f"In which room is the {e}?",
            f"Which room is the {e} in?",
            "What room is it in?",
        ),
    ], [(f"How long is the {e}?", f"how long the {e} is"), (f"What does the {e} cost?", f"what the {e} costs")]


def buys(rng: Random, p: str) -> Said:
    n, m, a = (
        str(rng.randint(2, 20)),
        rng.choice(("apples", "tickets", "books", "pens", "stamps", "roses", "cakes", "plates")),
        money(rng, 3, 90),
    )
    s = f"{p} bought {n} {m} for {a}."
    return [
        fact(
            s,
            a,
            f"{p} paid {a}.",
            f"How much did {p} pay?",
            f"What did the {m} cost?",
            f"How much were the {m}?",
            f"What did {p} pay?",
        ),
        fact(
            s,
            f"{n} {m}",
            f"{p} bought {n} {m}.",
            f"How many {m} did {p} buy?",
            f"What did {p} buy?",
            f"How many {m} were bought?",
            f"How many {m} did he or she buy?",
        ),
        fact(
            s,
            p,
            f"{p} bought the {m}.",
            f"Who bought {m}?",
            f"Who bought the {m}?",
            f"Who paid for the {m}?",
            f"Who got the {m}?",
        ),
    ], [(f"Where did {p} buy the {m}?", f"where {p} bought the {m}")]


def train(rng: Random, _: str) -> Said:
    c, t, n, v = rng.choice(CITIES), clock(rng, 5, 22), str(rng.randint(1, 20)), rng.choice(("train", "bus", "coach"))
    s = f"The {v} to {c} leaves at {t} from platform {n}."
    return [
        fact(
            s,
            t,
            f"The {v} leaves at {t}.",
            f"When does the {v} leave?",
            f"What time does the {v} leave?",
            f"When does the {v} to {c} go?",
            f"At what time does the {v} depart?",
        ),
        fact(
            s,
            f"platform {n}",
            f"The {v} leaves from platform {n}.",
            f"Which platform does the {v} leave from?",
            "Which platform?",
            f"From which platform does the {v} go?",
            f"What platform is the {v} on?",
        ),
        fact(
            s,
            c,
            f"The {v} goes to {c}.",
            f"Where does the {v} go?",
            f"Where is the {v} going?",
            f"What is the destination of the {v}?",
            f"To which city does the {v} go?",
        ),
    ], [(f"When does the {v} arrive?", f"when the {v} arrives"), ("What does a ticket cost?", "what a ticket costs")]


def hours(rng: Random, _: str) -> Said:
    a, b, shop = (
        clock(rng, 6, 10),
        clock(rng, 16, 21),
        rng.choice(("shop", "bakery", "library", "pool", "museum", "cafe", "office", "zoo")),
    )
    s = rng.choice((f"The {shop} opens at {a} and closes at {b}.", f"The {shop} is open from {a} to {b}."))
    return [
        fact(
            s,
            a,
            f"The {shop} opens at {a}.",
            f"When does the {shop} open?",
            f"What time does the {shop} open?",
            "When does it open?",
            f"From when is the {shop} open?",
        ),
        fact(
            s,
            b,
            f"The {shop} closes at {b}.",
            f"When does the {shop} close?",
            f"What time does the {shop} close?",
            "When does it close?",
            f"Until when is the {shop} open?",
        ),
    ], [(f"Is the {shop} open on Sundays?", f"whether the {shop} is open on Sundays")]


def put(rng: Random, p: str) -> Said:
    t, w = rng.choice(SMALL), rng.choice(PLACES)
    s = rng.choice((f"{p} put the {t} in {w}.", f"{p} hid the {t} in {w}.", f"{p} left the {t} in {w}.", f"The {t} is in {w}."))
    where = fact(
        s,
        f"in {w}",
        f"The {t} is in {w}.",
        f"Where is the {t}?",
        f"Where can I find the {t}?",
        f"In what place is the {t}?",
        f"where's the {t}",
    )
    verb = s.split()[1] if s.startswith(p) else ""
    who = (
        [
            fact(
                s,
                p,
                f"{p} {verb} the {t} there.",
                f"Who {verb} the {t} there?",
                f"Who {verb} the {t} in {w}?",
                f"Who {verb} the {t}?",
                f"Which person {verb} the {t} there?",
            )
        ]
        if verb
        else []
    )
    return [where, *who], [(f"Who owns the {t}?", f"who owns the {t}")]


def gave(rng: Random, p: str) -> Said:
    q, t = first_name(rng), rng.choice(SMALL)
    s = rng.choice((f"{p} gave {q} {an(t)}.", f"{p} gave {an(t)} to {q}."))
    return [
        fact(
            s,
            p,
            f"{p} gave {q} {an(t)}.",
            f"Who gave {q} {an(t)}?",
            f"Who gave the {t} to {q}?",
            f"From whom did {q} get the {t}?",
            f"Who is the {t} from?",
        ),
        fact(
            s,
            q,
            f"{p} gave the {t} to {q}.",
            f"Who got the {t}?",
            f"Who did {p} give the {t} to?",
            f"To whom did {p} give the {t}?",
            f"Who received the {t}?",
        ),
        fact(
            s,
            t,
            f"{q} got {an(t)}.",
            f"What did {p} give {q}?",
            f"What did {q} get?",
            f"What did {q} receive?",
            f"What did {q} get from {p}?",
        ),
    ], [(f"Why did {p} give {q} the {t}?", f"why {p} gave {q} the {t}")]


def cancelled(rng: Random, _: str) -> Said:
    e, w = rng.choice(EVENTS), rng.choice(WHYS)
    s = rng.choice((f"The {e} was cancelled because {w}.", f"Because {w}, the {e} was cancelled."))
    asks = (
        f"Why was the {e} cancelled?",
        f"What is the reason why the {e} was cancelled?",
        f"For what reason was the {e} cancelled?",
        f"Why did the {e} not take place?",
    )
    return [fact(s, w, f"The {e} was cancelled because {w}.", *asks)], [
        (f"When will the {e} be repeated?", f"when the {e} will be repeated")
    ]


def count(rng: Random, _: str) -> Said:
    n, m, w = str(rng.randint(2, 60)), rng.choice(MANY), rng.choice(WHERE)
    s = f"There are {n} {m} {w}."
    asks = (
        f"How many {m} are there?",
        f"How many {m} are {w}?",
        f"What is the number of {m}?",
        f"How many {m} does the text name?",
    )
    return [fact(s, n, f"There are {n} {m}.", *asks)], [(f"What colour are the {m}?", f"what colour the {m} are")]


def built(rng: Random, _: str) -> Said:
    b, c, y, who = (
        rng.choice(BUILDINGS),
        rng.choice(CITIES),
        str(rng.randint(1300, 2015)),
        f"{first_name(rng)} {last_name(rng)}",
    )
    s = f"The {b} in {c} was built in {y} by {who}."
    return [
        fact(
            s,
            y,
            f"The {b} was built in {y}.",
            f"When was the {b} built?",
            f"In which year was the {b} built?",
            f"What year was the {b} built?",
            f"How old is the {b}? Give me the year.",
        ),
        fact(
            s,
            who,
            f"{who} built the {b}.",
            f"Who built the {b}?",
            f"By whom was the {b} built?",
            f"Who was it that built the {b}?",
            f"Who is the builder of the {b}?",
        ),
        fact(
            s,
            c,
            f"The {b} is in {c}.",
            f"Where is the {b}?",
            f"In which city is the {b}?",
            f"Which city is the {b} in?",
            f"What city has the {b}?",
        ),
    ], [(f"How high is the {b}?", f"how high the {b} is")]


def went(rng: Random, p: str) -> Said:
    v, q, d = rng.choice(VISITS), first_name(rng), rng.choice(DAYS)
    s = rng.choice((f"On {d} {p} went to {v} with {q}.", f"{p} went to {v} with {q} on {d}."))
    return [
        fact(
            s,
            v,
            f"{p} went to {v}.",
            f"Where did {p} go?",
            f"Where did {p} go on {d}?",
            f"What did {p} visit?",
            f"Where did {p} and {q} go?",
        ),
        fact(
            s,
            q,
            f"{p} went with {q}.",
            f"Who did {p} go with?",
            f"With whom did {p} go?",
            f"Who went with {p}?",
            f"Who came along with {p}?",
        ),
        fact(
            s,
            d,
            f"It was on {d}.",
            f"When did {p} go to {v}?",
            f"On which day did {p} go?",
            "When was that?",
            "What day was it?",
        ),
    ], [("How did they get there?", "how they got there")]


KINDS = (*PEOPLE, meets, buys, train, hours, put, gave, cancelled, count, built, went)
