"""Local news items: fires, festivals, openings, matches, weather, thefts, rescues and roadworks."""

# ruff: noqa: SIM905
from __future__ import annotations

from random import Random

from corpus.base import Document, Maker, join
from corpus.reading._public_kit import Kind, Sheet, number, pounds, stamp, write
from corpus.reading.news_sheets import FESTIVAL, FIRE, OPENING
from corpus.reading.news_sheets_more import RESCUE, ROADWORKS, THEFT, WEATHER
from corpus.reading.news_sheets_sport import MATCH
from corpus.values import DAYS, STREETS, day_of_month, people, phone, syllables, town

FIRES = (
    ("the old sawmill on {s} Road", "a spark from a grinding machine set sawdust alight", "The roof and most of the machines"),
    ("a bakery in {s} Street", "an oven had not been switched off", "The kitchen and the shop window"),
    ("a farm near {s} Hill", "damp hay in the barn had overheated", "The barn and a tractor"),
    ("a block of flats in {s} Street", "a pan of oil was left on a hot stove", "One kitchen and the stairwell"),
    ("the sports hall of {s} School", "an old cable in the changing room was faulty", "The stage and part of the floor"),
    ("a furniture workshop in {s} Lane", "a heater stood too close to some varnish", "The paint room and the office"),
    ("a restaurant on {s} Square", "grease in the kitchen vent caught fire", "The kitchen and the terrace"),
    ("a garage in {s} Avenue", "a battery exploded while it was charging", "Two cars and a motorcycle"),
    ("the boathouse at {s} Lake", "a candle had been left burning after a party", "The jetty and eleven rowing boats"),
    ("a house in {s} Road", "ash from the fireplace was put into a plastic bin", "The living room and the porch"),
)
FESTIVALS = (
    ("Kite Festival", "the lighted kites after dark", "on the beach below the harbour wall"),
    ("Apple Fair", "the contest for the longest apple peel", "in the orchard behind the church"),
    ("Street Music Festival", "the samba parade on the final evening", "in the streets around the market square"),
    ("Book Festival", "a night walk with ghost stories", "in the old town library"),
    ("Food Truck Weekend", "the chilli eating contest", "in the car park by the station"),
    ("Lantern Parade", "the giant paper fish carried by forty children", "on the path along the river"),
    ("Jazz Days", "the open-air concert on a raft", "in the park by the lake"),
    ("Cheese Market", "the blind tasting of goat's cheese", "in the market hall"),
    ("Film Festival", "a silent film with live piano music", "in the Rex cinema"),
    ("Sand Sculpture Festival", "a dragon made from ninety tons of sand", "on the promenade"),
)
OPENINGS = (
    ("swimming pool", "a water slide 60 metres long"),
    ("library", "a reading cafe on the top floor"),
    ("skate park", "a bowl three metres deep"),
    ("playground", "a climbing tower shaped like a lighthouse"),
    ("bicycle workshop", "a wall of tools that anyone may borrow"),
    ("community centre", "a kitchen for thirty cooks"),
    ("health centre", "a dental clinic for children"),
    ("youth club", "a small recording studio"),
    ("bakery", "a stone oven built by hand"),
    ("footbridge", "a glass viewing platform in the middle"),
    ("music school", "a concert hall with 120 seats"),
    ("climbing hall", "a wall 14 metres high"),
)
REASONS = (
    "because the old one was too small",
    "because families had asked for one for years",
    "because the nearest one is a long way off",
    "because the old one was closed after a flood",
    "because the town has grown quickly",
    "because the old building was unsafe",
)
TEAMS = "Rovers United Wanderers Athletic Rangers Tigers Falcons Lions Comets Harriers Stars Bears Hawks Dolphins".split()
SPORTS = (
    ("football", "goal", "scored the winning goal", (1, 5)),
    ("handball", "goal", "scored the most goals", (22, 36)),
    ("ice hockey", "goal", "scored the deciding goal", (2, 7)),
    ("basketball", "basket", "scored the most points", (68, 101)),
    ("rugby", "try", "scored the last try", (14, 42)),
    ("water polo", "goal", "scored the winning goal", (7, 15)),
)
STOLEN = (
    ("a bronze statue of a heron", "the town park"),
    ("two cargo bicycles", "the yard of the primary school"),
    ("a church bell from 1788", "the chapel of Saint Anne"),
    ("nine beehives", "an orchard outside the town"),
    ("the winner's trophy of the rowing club", "a glass case in the clubhouse"),
    ("a blue tractor", "a farmyard"),
    ("four violins", "the music school"),
    ("a collection of old coins", "the local museum"),
    ("a red ice cream van", "a car park behind the station"),
    ("thirty Christmas trees", "a nursery garden"),
)
ANIMALS = (
    ("a young swan", "from a frozen pond", "its foot was caught in the ice", "a wildlife hospital"),
    ("a brown horse", "from a ditch", "it had slipped on wet grass", "its own stable"),
    ("a kitten", "from a drainpipe", "it had followed a ball into the pipe", "the animal shelter"),
    ("a deer", "from a canal", "the concrete banks were too steep to climb", "the nearby forest"),
    ("a sheepdog", "from a cliff", "it had chased a gull over the edge", "its owner's farm"),
    ("an owl", "from a chimney", "it had fallen in while looking for a nest", "a wildlife hospital"),
    ("a duckling", "from a swimming pool", "the edge was too high for it", "the lake in the park"),
    ("a goat", "from a church roof", "it had climbed a builder's scaffold", "its meadow"),
)
WORKS = (
    "a new water pipe is being laid",
    "the old bridge is being strengthened",
    "the road surface is being replaced",
    "cables for faster internet are being put in",
    "tram tracks are being renewed",
    "a cycle path is being built",
    "a burst pipe has washed out the ground",
    "a row of sick trees must be felled",
)
SUMS = (
    "The text reports on {all}. {first}",
    "{first} The other items are about {rest}.",
    "{first} The text also reports on {rest}.",
)
COUNTS = ("about {n} people", "more than {n} visitors", "some {n} guests", "almost {n} people")


def _common(rng: Random) -> dict[str, object]:
    one, two = people(rng, 2)
    return {
        "town": town(rng),
        "day": rng.choice(DAYS),
        "date": day_of_month(rng),
        "p1": one,
        "p2": two,
        "phone": phone(rng),
        "time": stamp(rng.randrange(7 * 60, 21 * 60, 5), rng.randint(0, 3)),
        "s": rng.choice(STREETS),
    }


def fire(rng: Random) -> tuple[Kind, dict[str, object]]:
    slots, (place, cause, part) = _common(rng), rng.choice(FIRES)
    slots |= {
        "place": place.format(s=slots["s"]),
        "cause": "because " + cause,
        "part": part,
        "officer": slots["p1"],
        "crew": f"{rng.randint(9, 68)} firefighters",
        "long": rng.choice(
            (
                "two hours",
                "three hours",
                "90 minutes",
                "40 minutes",
                "five hours",
                "an hour and a half",
                "four hours",
                "25 minutes",
            )
        ),
        "damage": pounds(rng, 4000, 900000),
        "alarm": slots["p2"],
        "hurt": rng.choice(("one person", "two people", "three people", "a firefighter", "two neighbours", "four people")),
    }
    return FIRE, slots


def festival(rng: Random) -> tuple[Kind, dict[str, object]]:
    slots, (name, highlight, where) = _common(rng), rng.choice(FESTIVALS)
    count = f"{rng.randrange(12, 400) * 50:,}"
    slots |= {
        "name": f"{slots['town']} {name}",
        "highlight": highlight,
        "where": where,
        "price": pounds(rng, 3, 45),
        "visitors": rng.choice(COUNTS).format(n=count),
        "head": slots["p1"],
        "since": str(rng.randint(1951, 2021)),
        "stalls": str(rng.randint(14, 160)),
        "long": rng.choice(("two days", "three days", "four days", "a week", "five days")),
        "helpers": str(rng.randint(20, 240)),
    }
    return FESTIVAL, slots


def opening(rng: Random) -> tuple[Kind, dict[str, object]]:
    slots, (what, highlight) = _common(rng), rng.choice(OPENINGS)
    slots |= {
        "what": what,
        "highlight": highlight,
        "reason": rng.choice(REASONS),
        "where": f"{slots['s']} Street",
        "cost": rng.choice("$€£")
        + rng.choice((f"{rng.randint(120, 950)},000", f"{rng.randint(1, 19)}.{rng.randint(1, 9)} million")),
        "mayor": slots["p1"],
        "architect": slots["p2"],
        "guests": str(rng.randrange(40, 900, 10)),
        "long": rng.choice(
            ("eight months", "14 months", "two years", "18 months", "three years", "ten months", "almost a year")
        ),
        "workers": str(rng.randint(6, 45)),
    }
    return OPENING, slots


def match(rng: Random) -> tuple[Kind, dict[str, object]]:
    slots, (sport, goal, deed, (low, high)) = _common(rng), rng.choice(SPORTS)
    loser = rng.randint(low - 1, high - 1)
    one, two = rng.sample(TEAMS, 2)
    away = town(rng)
    while away == slots["town"]:
        away = syllables(rng)
    slots |= {
        "sport": sport,
        "goal": goal,
        "deed": deed,
        "winner": f"{slots['town']} {one}",
        "loser": f"{away} {two}",
        "score": f"{rng.randint(loser + 1, high)}-{loser}",
        "scorer": slots["p1"],
        "coach": slots["p2"],
        "crowd": f"{rng.randrange(80, 6000, 10):,}",
        "place": rng.choice(("second", "third", "fourth", "fifth", "sixth")),
        "next": rng.choice(("next Friday", "next Saturday", "in two weeks", "on 4 March", "on the last Sunday of the month")),
        "injured": people(rng, 1)[0],
        "streak": rng.choice(("third", "fourth", "fifth", "first", "second")),
    }
    return MATCH, slots


def weather(rng: Random) -> tuple[Kind, dict[str, object]]:
    slots = _common(rng)
    event, effect, advice = rng.choice(
        (
            ("a storm", "fallen trees blocked the railway line", "to stay out of the woods"),
            ("heavy snow", "lorries got stuck on the hill", "to leave the car at home"),
            ("thick fog", "two ferries stayed in the harbour", "to drive slowly and use lights"),
            ("heavy rain", "cellars near the river were flooded", "to keep away from the river bank"),
            ("a heatwave", "the tar on some roads became soft", "to drink plenty of water"),
            ("freezing rain", "pavements turned into sheets of ice", "to stay indoors until noon"),
        )
    )
    low = {"a heatwave": 33, "heavy snow": -9, "freezing rain": -5}.get(event, 6)
    slots |= {
        "event": event,
        "effect": "because " + effect,
        "advice": advice,
        "temp": f"{low + rng.randint(0, 6)} degrees",
        "homes": f"{rng.randrange(120, 9000, 10):,} homes",
        "calls": str(rng.randint(14, 320)),
        "expert": slots["p1"],
        "closed": rng.choice(
            ("the primary school", "the zoo", "the ferry terminal", "the outdoor market", "the cable car", "the castle")
        ),
        "better": rng.choice(("on Wednesday", "by Thursday evening", "at the weekend", "early next week", "by tomorrow noon")),
        "wind": "" if "storm" not in event else f"{rng.randint(75, 140)} km/h",
    }
    return WEATHER, slots


def theft(rng: Random) -> tuple[Kind, dict[str, object]]:
    slots, (what, where) = _common(rng), rng.choice(STOLEN)
    sign = rng.choice("$€£")
    slots |= {
        "what": what,
        "where": where,
        "value": pounds(rng, 3000, 60000, sign),
        "reward": pounds(rng, 60, 1500, sign),
        "officer": slots["p1"],
        "finder": slots["p2"],
        "car": rng.choice(("a white van", "a grey pickup", "a dark estate car", "a green van", "a lorry")),
        "entry": rng.choice(
            ("through a hole in the fence", "through an open window", "with a stolen key", "over the back wall")
        ),
    }
    return THEFT, slots


def rescue(rng: Random) -> tuple[Kind, dict[str, object]]:
    slots, (what, where, why, after) = _common(rng), rng.choice(ANIMALS)
    slots |= {
        "what": what,
        "where": where,
        "why": "because " + why,
        "after": after,
        "finder": slots["p1"],
        "leader": slots["p2"],
        "team": number(rng.randint(3, 11)),
        "long": rng.choice(("45 minutes", "two hours", "an hour", "20 minutes", "three hours")),
        "tool": rng.choice(("a rope and a blanket", "a ladder", "a net", "a small crane", "a wooden plank", "a rubber boat")),
    }
    return RESCUE, slots


def roadworks(rng: Random) -> tuple[Kind, dict[str, object]]:
    slots = _common(rng)
    other = rng.choice([s for s in STREETS if s != slots["s"]])
    slots |= {
        "road": f"{slots['s']} {rng.choice(('Street', 'Road', 'Avenue'))}",
        "why": "because " + rng.choice(WORKS),
        "start": slots["day"],
        "detour": f"{other} {rng.choice(('Lane', 'Street', 'Road'))}",
        "cost": pounds(rng, 20000, 900000),
        "buses": f"{rng.randint(2, 98)}",
        "long": rng.choice(
            ("three weeks", "ten days", "two months", "six weeks", "five days", "four months", "until Easter")[:6]
        ),
        "head": slots["p1"],
        "angry": slots["p2"],
        "cars": f"{rng.randrange(12, 300) * 100:,}",
    }
    return ROADWORKS, slots


STORIES = (fire, festival, opening, match, weather, theft, rescue, roadworks)


def report(rng: Random) -> Document:
    """A report on one event, with or without a headline, as a story or in bullets."""
    kind, slots = rng.choice(STORIES)(rng)
    return write(rng, "news", kind, slots, rng.choice(("prose", "prose", "prose", "plain", "bullets")))


def roundup(rng: Random) -> Document:
    """News in brief: three or four short items on different events, two or three facts each."""
    titles = ("News in brief", "In short", "Around the region", "Local news", "This week in short", "What happened this week")
    lines, summary, topics, fields = [], [], [], []
    whole = Sheet(rng, {})
    stories = rng.sample(STORIES, 3)
    used: set[str] = set()
    for story in stories:
        kind, slots = story(rng)
        sheet = Sheet(rng, slots)
        keys = [a for a in kind.asks if a.says and a.core and slots.get(a.key)]
        rest = [a for a in kind.asks if a.says and not a.core and slots.get(a.key) and a.key not in used]
        extra = rng.sample(rest, 1)
        used |= {a.key for a in extra}
        told = [sheet.tell(a, slots[a.key]) for a in keys[: rng.choice((2, 2, 1)) if len(lines) else 2] + extra]
        start = rng.choice((f"{str(slots['town']).upper()} - ", "", ""))
        lines.append(start + " ".join(told))
        summary.append(sheet.fill(kind.notes["brief"][0]))
        topics.append(sheet.fill(kind.notes["topic"][0]))
        whole.facts += sheet.facts
        whole.points += sheet.points[:2]
        fields += [(f"{story.__name__}_{key}", value) for key, value in sheet.fields]
        for ask in rng.sample([a for a in kind.asks if a not in keys and a not in extra and a.clause], 2):
            if ask.key not in ("when", "time", "expert", "officer"):
                sheet.lack(ask)
        whole.missing += sheet.missing
    whole.fields = fields
    bullet = rng.choice(("", "", "* ", "- "))
    gap = "\n" if bullet else "\n\n"
    text = rng.choice(titles) + "\n\n" + gap.join(bullet + line for line in lines)
    return whole.finish("news", text, rng.choice(SUMS).format(first=summary[0], all=join(topics), rest=join(topics[1:])))


GENRES: tuple[Maker, ...] = (report, roundup)
