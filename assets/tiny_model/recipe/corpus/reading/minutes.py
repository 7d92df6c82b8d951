"""Minutes of meetings: of clubs, teams, residents, parents and boards."""

from __future__ import annotations

from random import Random

from corpus.base import Document
from corpus.reading._minutes_boards import BOARD, HOUSE
from corpus.reading._minutes_clubs import CLUB, TEAM
from corpus.reading._papers import amount, days, folk, make, times
from corpus.values import firm, street, syllables, town

CLUBS = (
    "Tennis Club|Chess Club|Rowing Club|Choir|Gardening Society|Film Club|Cycling Club|Ski Club|Photo Club|History Society|"
    "Theatre Group"
)
PLACES = (
    "the old boathouse|the town hall|the parish hall|the school canteen|the library|the club house|"
    "the back room of the inn|the gym"
)
PLANS = (
    "buy a new boat|repaint the club house|plan a summer party|repair the roof|change the opening hours|build a bicycle shed|"
    "rent a second hall|start a youth group|sell the old bus|replace the heating|plant ten trees|invite a guest speaker"
)
KINDS = "team meeting|Monday meeting|staff meeting|planning meeting|weekly call|project meeting|kitchen meeting"
TOPICS = (
    "the move to the new office|the trade fair|the new order form|the holiday rota|the complaints from customers|"
    "the late delivery|"
    "the training plan|the new till|the summer programme|the fire drill|the stock count|the website|the new price list"
)
TASKS = (
    "call the printer|order new chairs|write the invitation|book the van|check the invoices|talk to the landlord|"
    "clean the storeroom|"
    "update the price list|find a caterer|send the contract|repair the projector|test the new software|compare three offers|"
    "prepare the slides|collect the keys|answer the customer|translate the leaflet|draw up the rota|count the stock|"
    "back up the files"
)
DELAYS = (
    "because two machines broke down|because a supplier went out of business|because half of the team was ill|"
    "because the plans had to be changed|because the parts have not arrived|because of the heavy snow|"
    "because the permit is still missing|"
    "because the new software is not ready|due to a strike at the port"
)
EXCUSES = (
    "because of a dentist appointment|because the train was cancelled|because of a sick child|because of a bad cold|"
    "because of a visit to a customer|because of a training course|because the car would not start|because of a family wedding"
)
THINGS = "roof|lift|front door|boiler|cellar stairs|drainpipe|intercom|garage gate|chimney|balcony railing|stairwell window"
RULES = (
    "washing machines may not run after 10 pm|bicycles must be kept in the cellar|dogs must be on a lead in the yard|"
    "the front door is locked at night|barbecues are allowed only in the garden|prams may not stand in the hall|"
    "rubbish is put out on the morning of collection|music must be turned down after 9 pm|shoes may not be left on the stairs"
)
WHYS = (
    "because of the warm summer|because two large customers left|because a new shop opened|because prices of wood went up|"
    "because the online shop was closed for a week|because of the new catalogue|because exports were stopped|"
    "because of the long winter"
)
DECISIONS = (
    "open a branch in {town}|buy a second warehouse|hire five new drivers|close the shop in {town}|build a new bakery|"
    "replace all delivery vans|put solar panels on the roof|start a course for apprentices|sell the land in {town}|"
    "move the office to {town}"
)


def some(rng: Random, text: str, count: int = 1) -> list[str]:
    """Different entries of a table."""
    return rng.sample(text.split("|"), count)


def association_minutes(rng: Random) -> Document:
    """The annual meeting of a club, or a meeting of the residents of a house."""
    a, b, c, d, e, f = folk(rng, 6)
    held, begin, following = days(rng, 3, 2, 8)
    if rng.random() < 0.55:
        start, end = times(rng, 16, 20, (45, 160))
        name = f"{rng.choice((town(rng), syllables(rng)))} {some(rng, CLUBS)[0]}"
        present = rng.randint(14, 160)
        role = rng.choice(("treasurer", "secretary", "vice-president", "auditor", "youth officer", "equipment manager"))
        values = {
            "name": name,
            "date": held,
            "start": start,
            "end": end,
            "place": some(rng, PLACES)[0],
            "chair": a,
            "secretary": b,
        }
        values |= {
            "absent": c,
            "treasurer": d,
            "elected": e,
            "role": role,
            "plan": some(rng, PLANS)[0],
            "present": str(present),
        }
        values |= {"votes": str(rng.randint(present // 2 + 1, present - 1)), "balance": amount(rng, 300, 20000)}
        return make(rng, "minutes", CLUB, values | {"fee": amount(rng, 20, 240), "next": following})
    sign = rng.choice("$€£")
    values = {
        "address": street(rng),
        "date": held,
        "manager": a,
        "firm": firm(rng),
        "thing": some(rng, THINGS)[0],
        "begin": begin,
    }
    values |= {"cost": amount(rng, 2000, 60000, sign), "share": amount(rng, 80, 1500, sign), "weeks": str(rng.randint(2, 14))}
    values |= {"rule": some(rng, RULES)[0], "keeper": f, "next": following}
    return make(
        rng,
        "minutes",
        HOUSE,
        values | {"store": rng.choice(("cellar", "attic", "bicycle room", "laundry room", "roof terrace"))},
    )


def work_minutes(rng: Random) -> Document:
    """Notes of a team, or minutes of a board."""
    a, b, c, d, e = folk(rng, 5)
    if rng.random() < 0.55:
        held, due1, due2, due3, following = days(rng, 5, 1, 5)
        task1, task2, task3 = some(rng, TASKS, 3)
        values = {
            "kind": some(rng, KINDS)[0],
            "date": held,
            "topic": some(rng, TOPICS)[0],
            "writer": rng.choice((e, e.split()[0])),
        }
        if rng.random() < 0.6:
            a, b, c, d = (name.split()[0] for name in (a, b, c, d))
        values |= {
            "p1": a,
            "p2": b,
            "p3": c,
            "task1": task1,
            "doers": [a, b, c],
            "task2": task2,
            "task3": task3,
            "due1": due1,
            "due2": due2,
            "due3": due3,
        }
        values |= {"missing": d, "left": some(rng, EXCUSES)[0], "problem": some(rng, DELAYS)[0], "next": following}
        return make(rng, "minutes", TEAM, values | {"budget": amount(rng, 150, 40000)})
    sign = rng.choice("$€£")
    held, report = days(rng, 2, 5, 18)
    members = [b, c, d, e, *folk(rng, 1)][: rng.randint(3, 5)]
    members = list(dict.fromkeys(members))
    values = {"name": firm(rng), "date": held, "chair": a, "members": members, "finance": members[0], "lead": members[1]}
    values |= {
        "sales": amount(rng, 40000, 3000000, sign),
        "percent": str(rng.randint(2, 38)),
        "more": rng.choice(("more", "less")),
    }
    decision = some(rng, DECISIONS)[0].format(town=town(rng))
    values |= {
        "why": some(rng, WHYS)[0],
        "decision": decision,
        "price": amount(rng, 5000, 400000, sign),
        "against": members[2],
        "report": report,
    }
    return make(rng, "minutes", BOARD, values)


GENRES = (association_minutes, work_minutes)
