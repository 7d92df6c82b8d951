"""Travel plans and programmes: holidays, business trips, conferences and festivals, school outings."""

from __future__ import annotations

from random import Random

from corpus.base import Document
from corpus.reading._papers import amount, days, folk, make, times
from corpus.reading._programmes import OUTING, PROGRAMME
from corpus.reading._trips import TRIP, WORKTRIP
from corpus.values import DAYS, code, email, firm, last_name, phone, syllables, town

ROUTES = (
    ("Berlin", "Hamburg"),
    ("Paris", "Lyon"),
    ("Vienna", "Graz"),
    ("London", "Bristol"),
    ("Milan", "Turin"),
    ("Tokyo", "Kyoto"),
    ("Rome", "Naples"),
    ("Madrid", "Seville"),
    ("Brussels", "Amsterdam"),
    ("Dublin", "Cork"),
    ("Lisbon", "Porto"),
    ("Boston", "Portland"),
    ("Florence", "Venice"),
    ("Barcelona", "Valencia"),
    ("Edinburgh", "Glasgow"),
    ("Prague", "Vienna"),
    ("Cologne", "Bremen"),
    ("Leeds", "London"),
    ("Manchester", "Oxford"),
    ("Munich", "Venice"),
    ("Toronto", "Ottawa"),
    ("Ghent", "Bruges"),
    ("Oslo", "Bergen"),
)
SIGHTS = (
    "the cathedral|the old harbour|the castle|the art museum|the botanical garden|the flea market|the town hall tower|"
    "the fish market|the opera house|"
    "the city walls|the science museum|the palace gardens|the island monastery|the covered market|the Roman theatre|the "
    "lighthouse|the toy museum|"
    "the university library|the observatory|the glass factory|the boat museum|the hill fort|the caves|the waterfall|the "
    "mosaic chapel|the zoo|"
    "the painters' quarter|the silk museum"
)
FOODS = (
    "fish soup|almond cake|grilled sardines|mushroom pie|goat cheese|plum dumplings|lamb stew|chestnut bread|pepper "
    "sausage|lemon tart|"
    "cabbage rolls|spinach pastries|cherry soup|smoked trout|walnut biscuits|bean stew"
)
INNS = "Hotel|Hotel|Hotel|Guesthouse|Inn|Pension"
INN_NAMES = (
    "Central|Park|Bellevue|Continental|Astoria|Garden|Riverside|Old Mill|Three Lions|Golden Star|Seaview|Bristol|Panorama|"
    "White Horse"
)
RESTAURANTS = (
    "the Blue Door|the Old Granary|the Station Restaurant|the Green Olive|the Captain's Table|the Wine Cellar|the "
    "Corner House|the Lemon Tree|"
    "the Tower Grill|the Silver Spoon|the Market Cafe|the Golden Goose"
)
AIMS = (
    "sign the contract|agree on a price|see the new hall|find a second supplier|settle the complaint|win the order|look "
    "at the samples|"
    "plan the next season|meet the new owners|check the quality|choose the colours"
)
THINGS = (
    "machine|warehouse|catalogue|packing line|software|collection|test track|laboratory|show room|training centre|"
    "printing press|cold store"
)
THEMES = (
    "bees in the city|clean water|the history of bread|sleep|learning by doing|safe cycling|old apple trees|living with "
    "less|the night sky|"
    "reading aloud|wooden houses|solar power|healthy soil|music and memory|robots at home|travelling by train|colour in "
    "the garden|wild birds|"
    "the art of repair|good posture|maps and how to read them|open data|cheese making|local energy|stress at work|"
    "bridges|folk tales"
)
EVENTS = (
    "Festival of Ideas|Open Day|Community Day|Autumn Forum|Spring Forum|Citizens' Day|Festival of Knowledge|"
    "Neighbourhood Day|Long Saturday|"
    "Adult Learning Day|Summer Forum|Day of Curiosity|Talk Marathon|Family Forum|Town Forum|Winter Lectures|Fair of "
    "Ideas|Learning Festival"
)
VENUES = (
    "the town hall|the congress centre|the old tram depot|the university|the parish hall|the museum of technology|the "
    "trade school|"
    "the sugar factory|the castle barn|the main library|the exhibition halls|the school of music"
)
TARGETS = (
    "the zoo=watch the feeding of the seals/draw our favourite animals|the castle ruins=look for secret passages/climb "
    "the tower|"
    "the chocolate factory=make our own chocolate/follow the bean from sack to bar|the nature reserve=count birds/look "
    "for tracks of animals|"
    "the planetarium=travel through the planets/learn the names of the stars|the farm museum=bake bread/feed the goats|"
    "the science centre=build a bridge of paper/try out forty experiments|the cave=look at drawings on the walls/search "
    "for bats|"
    "the open-air theatre=see a fairy tale/meet the actors|the lake=build rafts/catch small water animals|"
    "the railway museum=ride on a steam engine/visit the signal box|the waterworks=see where our water comes from/test "
    "water samples|"
    "the fire station=climb into a fire engine/learn how to make an emergency call|the city archive=read old school "
    "reports/write with a quill"
)
POINTS = (
    "at the main entrance|in the school yard|at the bus stop|in front of the gym|at the station, platform 2|by the "
    "bicycle stands|"
    "in the classroom|at the church square|in the car park behind the school"
)
PACKS = (
    "a packed lunch|a rain jacket|strong shoes|a sun hat|a bottle of water|rubber boots|a notebook and a pencil|a "
    "change of clothes|warm gloves|"
    "a cushion to sit on|a torch"
)


def some(rng: Random, text: str, count: int = 1) -> list[str]:
    """Different entries of a table."""
    return rng.sample(text.split("|"), count)


def travel_plan(rng: Random) -> Document:
    """A holiday or a business trip."""
    a, b, c, d = folk(rng, 4)
    there, home = town(rng), syllables(rng)
    vehicle = rng.choice(("train", "train", "bus", "plane", "ferry", "coach"))
    if rng.random() < 0.4:
        home, there = rng.choice(ROUTES)
        vehicle = rng.choice(("train", "train", "coach"))
    if rng.random() < 0.5:
        leave, arrive = times(rng, 6, 14, (60, 300))
        day, d1, d2, d3, back = days(rng, 5, 1, 3)
        place1, place2, place3 = some(rng, SIGHTS, 3)
        values = {"town": there, "from": home, "vehicle": vehicle, "day": day, "d1": d1, "d2": d2, "d3": d3, "back": back}
        values |= {
            "place1": place1,
            "place2": place2,
            "place3": place3,
            "sights": [place1, place2, place3],
            "t1": leave,
            "t2": arrive,
            "reader": a,
            "guide": b,
        }
        values |= {"hotel": f"{some(rng, INNS)[0]} {some(rng, INN_NAMES)[0]}", "food": some(rng, FOODS)[0], "code": code(rng)}
        values |= {"price": amount(rng, 240, 2400), "phone": phone(rng), "agency": f"{last_name(rng)} Travel"}
        first, last = (int("".join(ch for ch in text if ch.isdigit())) for text in (day, back))
        return make(rng, "itinerary", TRIP, values | {"days": str(last - first + 1)})
    t1, t2, t3, t4, t5 = times(rng, 7, 8, (110, 180), (150, 200), (80, 120), (60, 180))
    values = {"traveller": rng.choice((a, a.split()[0])), "town": there, "vehicle": vehicle, "firm": firm(rng), "assistant": d}
    values |= {
        "day": f"{rng.choice(DAYS[:5])}, {days(rng, 1)[0]}",
        "p1": b,
        "p2": c,
        "t1": t1,
        "t2": t2,
        "t3": t3,
        "t4": t4,
        "t5": t5,
    }
    values |= {
        "place": some(rng, RESTAURANTS)[0],
        "thing": some(rng, THINGS)[0],
        "aim": some(rng, AIMS)[0],
        "phone": phone(rng),
    }
    values |= {"seat": f"{rng.randint(2, 98)}{rng.choice('ABCDEF')}", "budget": amount(rng, 80, 1200)}
    return make(rng, "itinerary", WORKTRIP, values)


def event_programme(rng: Random) -> Document:
    """The programme of a conference or a festival, or a plan for a school outing."""
    a, b, c, d = folk(rng, 4)
    if rng.random() < 0.6:
        t1, t2, lunch, t3, t4, t5 = times(rng, 8, 10, (15, 60), (90, 150), (60, 90), (60, 120), (30, 90))
        topic2, topic3 = some(rng, THEMES, 2)
        name = f"{rng.choice((town(rng), syllables(rng)))} {some(rng, EVENTS)[0]}"
        values = {
            "event": name,
            "place": some(rng, VENUES)[0],
            "p1": a,
            "p2": b,
            "p3": c,
            "p4": d,
            "speakers": [a, b, c],
            "tl": lunch,
        }
        values |= {"t1": t1, "t2": t2, "t3": t3, "t4": t4, "t5": t5, "topic2": topic2, "topic3": topic3, "email": email(rng)}
        values |= {
            "day": rng.choice(("", f"{rng.choice(DAYS)}, ")) + days(rng, 1)[0],
            "price": amount(rng, 4, 90),
            "host": firm(rng),
        }
        return make(rng, "programme", PROGRAMME, values | {"guests": str(rng.randint(40, 900))})
    t1, t2, t3 = times(rng, 7, 9, (15, 35), (240, 420))
    reply, day = days(rng, 2, 3, 14)
    target, activities = some(rng, TARGETS)[0].split("=")
    values = {
        "form": f"{rng.randint(1, 9)}{rng.choice('abcd')}",
        "target": target,
        "activity": rng.choice(activities.split("/")),
    }
    values |= {
        "t1": t1,
        "t2": t2,
        "t3": t3,
        "place": some(rng, POINTS)[0],
        "vehicle": rng.choice(("bus", "train", "coach", "tram")),
    }
    values |= {"reply": reply, "day": rng.choice(("", f"{rng.choice(DAYS[:5])}, ")) + day, "price": amount(rng, 3, 35)}
    values |= {
        "bring": some(rng, PACKS)[0],
        "teacher": a,
        "helper": b,
        "adults": [a, b],
        "phone": phone(rng),
        "count": str(rng.randint(14, 31)),
    }
    return make(rng, "programme", OUTING, values)


GENRES = (travel_plan, event_programme)
