"""E-mails: at work (meetings, orders, hand-overs) and among friends and family (visits, parties, new flats)."""

from __future__ import annotations

from random import Random

from corpus.base import Document
from corpus.reading._emails_private import FLAT, PARTY, VISIT
from corpus.reading._emails_work import AWAY, MEETING, ORDER
from corpus.reading._papers import amount, days, folk, make, times
from corpus.values import DAYS, code, digits, email, firm, first_name, last_name, phone, room, street, town

TOPICS = (
    "the new contract|the spring campaign|the budget|the safety training|the visit of the auditors|the new office|"
    "the delivery problems|"
    "the trade fair|the first month in the job|the customer survey|the packaging|the staff party|the price list|"
    "the summer internships"
)
BRINGS = (
    "last month's figures|the signed contract|the samples|a laptop|the floor plan|two copies of the report|"
    "the customer list|the notes from last time|"
    "the old brochure|the keys to the archive|a list of open questions|the time sheets|the draft of the letter"
)
HURRIES = (
    "because the customer is waiting|because the offer ends this month|because the holidays start soon|"
    "because the printers need a week|"
    "because two people have given notice|because the board wants an answer|because the machines arrive next week"
)
GOODS = (
    "a walnut bookcase|two garden chairs|a pair of hiking boots|a set of copper pans|a desk lamp|a wool blanket|"
    "three rolls of wallpaper|"
    "a folding bicycle|a bread machine|a rain jacket|a box of oil paints|a child's sledge|a coffee grinder|"
    "a tent for four|six wine glasses|"
    "a camping stove|a guitar stand|an office chair|an electric kettle|a set of bed linen"
)
TRIPS = (
    "to a wedding in the south|on a walking holiday|to a language school|to visit relatives abroad|sailing with friends|"
    "on a training course|"
    "to the mountains with the family|on a cycling tour|on honeymoon|to help with the building of a barn"
)
DUTIES = (
    "the phones|the invoices|the post|urgent orders|the website|the new trainee|complaints|the weekly report|"
    "travel bookings|the customers in the north|"
    "the stock room|the press|the lunch orders|the meeting rooms|the payroll"
)
KEYS = (
    "in the top drawer|under the blue folder|with the porter|in the kitchen cupboard|on the hook by the door|"
    "with the receptionist"
)
GIFTS = (
    "a jar of honey|a bottle of olive oil|an old photograph in a frame|a hand-knitted scarf|"
    "a book about birds|an old recipe book|"
    "a box of chocolates|a tin of tea|two tickets for the theatre|a small cactus"
)
WISHES = (
    "go to the flea market|climb the tower|have breakfast by the river|see the new museum|cook together|"
    "take a boat to the island|swim in the lake|"
    "hear the choir|hire bicycles|visit the workshop|walk round the old walls|see the old school"
)
FOODS = "nuts|fish|cheese|eggs|mushrooms|wheat|onions|strawberries|garlic|seafood|milk|meat"
KINS = "brother|sister|cousin|daughter|son|husband|wife|niece|nephew|flatmate|neighbour"
PARTIES = (
    "a birthday party|a summer party|a house-warming party|a garden party|a farewell party|a street party|a picnic|"
    "an autumn dinner|a barbecue|"
    "a costume party|a games night|a soup evening"
)
OCCASIONS = (
    "because {n} has passed the exam|because of {k} years in the same house|because {n} is turning {k}|"
    "because the house is finished at last|"
    "because {n} is back from abroad|because {n} has found a job|because the team has won the cup|"
    "because the baby is one year old"
)
DISHES = (
    "potato salad|a lemon cake|lentil soup|grilled vegetables|an apple pie|fresh bread|a big pot of chilli|"
    "cheese and olives|a fruit salad|rice with peas|"
    "pancakes|stuffed peppers|chocolate mousse|homemade lemonade|onion tart|roast chicken"
)
MOVES = (
    "because the house is being sold|because the rent went up|because of the damp walls|because of a new job|"
    "because the neighbours were so loud|"
    "because there was no room for the piano|because the sea is so close now|because the old flatmate got married|"
    "because of the long way to work"
)
NEEDS = (
    "a kitchen table|a good lamp|curtains|a wardrobe|a washing machine|a sofa|a doormat|a bookshelf|two chairs|"
    "a mirror for the hall|a bed for guests"
)
PEOPLE_JOBS = (
    "studies medicine|works in a bakery|plays the cello|drives a tram|teaches chemistry|never washes up|is a nurse|"
    "writes for a newspaper|repairs clocks"
)


def some(rng: Random, text: str, count: int = 1) -> list[str]:
    """Different entries of a table."""
    return rng.sample(text.split("|"), count)


def work_email(rng: Random) -> Document:
    """An invitation to a meeting, a message about an order, or a hand-over."""
    a, b, c, d = folk(rng, 4)
    reader = rng.choice((b, b.split()[0]))
    kind = rng.random()
    base = {
        "sender": a,
        "reader": reader,
        "senderMail": email(rng, a),
        "firm": firm(rng),
        "phone": phone(rng),
        "phone2": phone(rng),
    }
    if kind < 0.4:
        reply, day = days(rng, 2, 2, 9)
        start = times(rng, 8, 17)[0]
        values = {"topic": some(rng, TOPICS)[0], "day": rng.choice((day, f"{rng.choice(DAYS[:5])}, {day}")), "start": start}
        values |= {"room": room(rng), "guest": c, "bring": some(rng, BRINGS)[0], "minutes": str(rng.choice(range(20, 125, 5)))}
        return make(rng, "e-mail", MEETING, base | values | {"why": some(rng, HURRIES)[0], "reply": reply})
    if kind < 0.7:
        sent, arrives = days(rng, 2, 2, 8)
        sign = rng.choice("$€£")
        values = {
            "code": code(rng),
            "item": some(rng, GOODS)[0],
            "total": amount(rng, 30, 600, sign),
            "shipping": amount(rng, 3, 15, sign),
        }
        values |= {
            "sent": sent,
            "arrives": arrives,
            "track": digits(rng, rng.randint(8, 12)),
            "address": f"{street(rng)}, {town(rng)}",
        }
        values |= {"days": str(rng.choice((10, 14, 20, 21, 28, 30, 45, 60, 90))), "years": str(rng.randint(2, 10))}
        return make(rng, "e-mail", ORDER, base | values | {"reader": f"{rng.choice(('Mr', 'Ms'))} {last_name(rng)}"})
    first, deadline, last = days(rng, 3, 2, 8)
    task1, task2 = some(rng, DUTIES, 2)
    values = {"from": first, "to": last, "why": some(rng, TRIPS)[0], "p1": c, "p2": d, "task1": task1, "task2": task2}
    if rng.random() < 0.5:
        values |= {"p1": c.split()[0], "p2": d.split()[0]}
    values |= {"deputies": [values["p1"], values["p2"]]}
    return make(rng, "e-mail", AWAY, base | values | {"deadline": deadline, "key": some(rng, KEYS)[0]})


def private_email(rng: Random) -> Document:
    """A visit announced, a party, or news of a new flat."""
    a, b, c, d = (name.split()[0] for name in folk(rng, 4))
    kind = rng.random()
    if kind < 0.35:
        values = {
            "sender": a,
            "reader": b,
            "town": town(rng),
            "vehicle": rng.choice(("train", "bus", "plane", "ferry", "coach")),
        }
        values |= {"day": rng.choice(("", f"{rng.choice(DAYS)}, ")) + days(rng, 1)[0], "time": times(rng, 8, 21)[0]}
        values |= {"fare": amount(rng, 12, 240), "nights": str(rng.randint(2, 9)), "with": c, "kin": some(rng, KINS)[0]}
        values |= {"gift": some(rng, GIFTS)[0], "wish": some(rng, WISHES)[0], "food": some(rng, FOODS)[0], "phone": phone(rng)}
        return make(rng, "e-mail", VISIT, values)
    if kind < 0.7:
        reply, day = days(rng, 2, 3, 12)
        dish1, dish2 = some(rng, DISHES, 2)
        why = some(rng, OCCASIONS)[0].format(n=first_name(rng), k=rng.randint(20, 50))
        values = {
            "sender": a,
            "reader": b,
            "p1": c,
            "p2": d,
            "partner": first_name(rng),
            "party": some(rng, PARTIES)[0],
            "day": day,
        }
        values |= {
            "reply": reply,
            "dish1": dish1,
            "dishes": [dish1, dish2],
            "dish2": dish2,
            "why": why,
            "place": street(rng),
            "money": amount(rng, 4, 25),
        }
        return make(rng, "e-mail", PARTY, values | {"guests": str(rng.randint(12, 70)), "start": times(rng, 15, 20)[0]})
    day, party = days(rng, 2, 6, 20)
    values = {
        "sender": a,
        "reader": b,
        "mate": c,
        "job": some(rng, PEOPLE_JOBS)[0],
        "town": town(rng),
        "day": day,
        "party": party,
    }
    values |= {
        "address": street(rng),
        "rent": amount(rng, 350, 1900),
        "minutes": str(rng.randint(6, 48)),
        "why": some(rng, MOVES)[0],
    }
    floor = rng.choice(("first", "second", "third", "fourth", "fifth", "sixth", "top"))
    return make(rng, "e-mail", FLAT, values | {"floor": floor, "need": some(rng, NEEDS)[0]})


GENRES = (work_email, private_email)
