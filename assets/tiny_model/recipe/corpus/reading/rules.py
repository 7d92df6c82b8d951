"""House rules and regulations: pools, libraries, campsites, hostels, clubs, gardens and games."""

from __future__ import annotations

from random import Random

from corpus.base import Document, Maker
from corpus.reading._public_kit import Kind, number, pounds, stamp, write
from corpus.reading.rules_sheets import CAMP, LIBRARY, POOL
from corpus.reading.rules_sheets_more import CLUB, HOUSE
from corpus.reading.rules_sheets_play import GAME, GARDEN
from corpus.values import COLOURS, STREETS, digits, email, person, phone, room, syllables

WHYS = {
    "glass": (
        "because broken glass is hard to see in water",
        "because people walk barefoot here",
        "because of the danger of cuts",
    ),
    "food": (
        "because crumbs attract mice",
        "because spilled drinks damage the books",
        "because other readers are disturbed by the smell",
    ),
    "fire": (
        "because the grass is very dry",
        "because sparks could reach the forest",
        "because a tent burned down last summer",
    ),
    "shoes": ("because the floor was polished last year", "because stones scratch the floor", "because the carpets are new"),
    "hose": ("because water is short in summer", "because the well is not deep", "because hoses wash away the soil"),
    "phones": (
        "because calls disturb the other players",
        "because a ringing phone cost us a match",
        "because members come here for peace and quiet",
    ),
}
NIGHTS = ("10 pm", "10:30 pm", "11 pm", "9:30 pm", "22:00", "23:00", "22:30", "21:45", "10:15 pm")


def _name(rng: Random) -> str:
    return rng.choice((rng.choice(STREETS), rng.choice(STREETS), syllables(rng)))


def _common(rng: Random) -> dict[str, object]:
    return {
        "phone": phone(rng),
        "head": person(rng),
        "mail": email(rng),
        "night": rng.choice(NIGHTS),
        "style": rng.randint(0, 3),
    }


def pool(rng: Random) -> tuple[Kind, dict[str, object]]:
    style = rng.randint(0, 3)
    return POOL, _common(rng) | {
        "name": f"{_name(rng)} {rng.choice(('Swimming Pool', 'Leisure Pool', 'Baths', 'Open-Air Pool'))}",
        "age": str(rng.choice((6, 7, 8, 9, 10, 12))),
        "cap": rng.choice(("A swimming cap", "A shower with soap", "A shower")),
        "last": stamp(rng.randrange(18 * 60, 21 * 60 + 30, 15), style),
        "laps": str(rng.randint(1, 6)),
        "glass": rng.choice(WHYS["glass"]),
        "lost": rng.choice(("the ticket desk", "the lifeguard's cabin", "the kiosk", room(rng))),
        "fine": pounds(rng, 5, 55),
        "locker": rng.choice(("a coin of one euro", "a 2 euro coin", "a token from the desk", "your own padlock")),
        "dive": f"{rng.randint(2, 5)}.{rng.randint(0, 9)} metres",
        "band": f"a {rng.choice(COLOURS)} wristband",
        "depth": rng.choice(("the deep pool", "the outdoor pool", "the wave pool", "the diving pool")),
    }


def library(rng: Random) -> tuple[Kind, dict[str, object]]:
    return LIBRARY, _common(rng) | {
        "name": f"{_name(rng)} {rng.choice(('Library', 'Public Library', 'Town Library', 'School Library'))}",
        "books": str(rng.randint(3, 25)),
        "loan": rng.choice(("two weeks", "three weeks", "four weeks", "14 days", "21 days", "a month")),
        "films": rng.choice(("one week", "three days", "five days", "seven days")),
        "fee": f"{rng.choice(('20', '10', '25', '50', '15', '40'))} cents",
        "renew": rng.choice(("once", "twice", "three times")),
        "card": pounds(rng, 4, 35),
        "food": rng.choice(WHYS["food"]),
        "quiet": rng.choice(("the reading room", "the back room", "the study area", "the gallery")),
        "lost": pounds(rng, 2, 15),
        "wifi": f"{syllables(rng).lower()}{digits(rng, 3)}",
        "copy": f"{rng.randint(5, 30)} cents",
        "box": rng.choice(("beside the main door", "in the car park", "next to the lift", "behind the building")),
    }


def camp(rng: Random) -> tuple[Kind, dict[str, object]]:
    style, beach = rng.randint(0, 3), rng.choice(("the lake", "the river", "the beach"))
    return CAMP, _common(rng) | {
        "name": f"{rng.choice(('Camping', 'Campsite'))} {_name(rng)}",
        "speed": f"{rng.choice((5, 8, 10, 12, 15))} km/h",
        "wake": stamp(rng.randrange(6 * 60, 8 * 60 + 1, 15), style),
        "out": stamp(rng.randrange(9 * 60 + 30, 12 * 60 + 1, 15), style),
        "fire": rng.choice(WHYS["fire"]),
        "grill": f"the stone grills by {beach}",
        "dogs": pounds(rng, 2, 9),
        "water": rng.choice(
            ("the tap next to the showers", "the kitchen building", "the blue tap at the gate", "the well behind the barn")
        ),
        "people": str(rng.randint(4, 8)),
        "waste": rng.choice(("the yard behind the shop", "the bins at the entrance", "the shed by the gate")),
        "power": pounds(rng, 3, 9),
        "guest": stamp(rng.randrange(19 * 60, 22 * 60, 30), style),
        "bread": stamp(rng.randrange(7 * 60, 9 * 60, 15), style),
    }


def house(rng: Random) -> tuple[Kind, dict[str, object]]:
    style = rng.randint(0, 3)
    return HOUSE, _common(rng) | {
        "name": f"{_name(rng)} {rng.choice(('House', 'Hostel', 'Guest House', 'Student House', 'Lodge'))}",
        "out": stamp(rng.randrange(9 * 60, 12 * 60, 15), style),
        "in": stamp(rng.randrange(13 * 60, 17 * 60, 15), style),
        "shoes": rng.choice(WHYS["shoes"]),
        "wifi": f"{syllables(rng).lower()}{digits(rng, 3)}",
        "key": pounds(rng, 8, 70),
        "wash": rng.choice(("Monday", "Tuesday", "Wednesday", "Saturday")),
        "laundry": rng.choice(("the cellar", "the attic", "the shed in the yard")),
        "bins": rng.choice(("Thursday evening", "Friday morning", "Tuesday evening", "Wednesday night")),
        "smoke": rng.choice(("the balcony", "the back yard", "the roof terrace")),
        "visitors": number(rng.randint(2, 6)),
        "code": digits(rng, 4),
        "bikes": rng.choice(("the rack behind the house", "the garage", "the cellar room on the left")),
    }


def club(rng: Random) -> tuple[Kind, dict[str, object]]:
    sport = rng.choice(("Chess", "Tennis", "Bowling", "Table Tennis", "Billiards", "Badminton", "Darts", "Bridge"))
    return CLUB, _common(rng) | {
        "name": f"{_name(rng)} {sport} Club",
        "dues": pounds(rng, 20, 280),
        "due": rng.choice(("1 March", "15 January", "the end of April", "31 May", "10 October")),
        "guests": number(rng.randint(2, 5)),
        "shoes": f"shoes with {rng.choice(('white', 'clean', 'flat', 'soft'))} soles",
        "book": rng.choice(("three days", "a week", "two days", "five days", "two weeks")),
        "minutes": f"{rng.choice((30, 40, 45, 50, 60, 75, 90))} minutes",
        "age": str(rng.choice((8, 10, 12, 14, 16))),
        "phones": rng.choice(WHYS["phones"]),
        "treasurer": person(rng),
        "leave": rng.choice(("six weeks", "three months", "a month", "two months")),
        "meeting": rng.choice(
            (
                "the first Monday of the month",
                "the last Friday of the month",
                "every second Thursday",
                "the first Sunday in May",
            )
        ),
        "fine": pounds(rng, 2, 25),
        "key": rng.choice(("under the stone lion", "at the petrol station", "at the bar", "in the box with the code")),
    }


def garden(rng: Random) -> tuple[Kind, dict[str, object]]:
    return GARDEN, _common(rng) | {
        "name": f"{_name(rng)} {rng.choice(('Community Garden', 'Allotments', 'Garden Club'))}",
        "rent": pounds(rng, 15, 160),
        "size": f"{rng.choice((20, 25, 30, 40, 50, 60, 80, 100, 120))} square metres",
        "hours": number(rng.randint(3, 12)),
        "hose": rng.choice(WHYS["hose"]),
        "tree": f"{rng.randint(2, 5)} metres",
        "compost": rng.choice(("the three boxes by the gate", "the heap behind the shed", "the green bins")),
        "tools": rng.choice(("the shed by the pond", "the old bus", "the stone hut", "the container at the entrance")),
        "hens": number(rng.randint(2, 9)),
        "code": digits(rng, 4),
        "wait": rng.choice(("two years", "six months", "a year and a half", "three years")),
        "party": rng.choice(
            ("the second Saturday in June", "the last Sunday in August", "1 September", "the first Friday in July")
        ),
        "mow": rng.choice(("Wednesday", "Saturday", "Friday", "Monday")),
    }


def game(rng: Random) -> tuple[Kind, dict[str, object]]:
    coin = rng.choice(("stones", "coins", "pearls", "shells", "stars", "beans"))
    low = rng.randint(2, 3)
    return GAME, _common(rng) | {
        "name": f"{syllables(rng)}",
        "coin": coin,
        "players": f"{number(low)} to {number(low + rng.randint(2, 5))} players",
        "start": f"{rng.randint(3, 12)} {coin}",
        "cards": f"{rng.choice((5, 6, 7, 8, 9))} cards",
        "first": rng.choice(
            (
                "the youngest player",
                "the oldest player",
                "the player who last drank tea",
                "the owner of the game",
                "the player with the longest hair",
                "the player who got up first today",
            )
        ),
        "goal": f"{rng.randrange(20, 200, 5)} points",
        "long": f"{rng.choice((20, 30, 40, 45, 50, 60, 75, 90))} minutes",
        "six": rng.choice(
            (
                f"takes two {coin} from the pot",
                "misses a turn",
                "may roll again",
                "draws a card",
                f"gives one of the {coin} to the left neighbour",
            )
        ),
        "joker": f"the {rng.choice(('fox', 'wizard', 'dragon', 'owl', 'jester', 'moon'))}",
        "ages": str(rng.randint(5, 12)),
        "tie": rng.choice(
            (
                f"the player with the most {coin} wins",
                "the player with the fewest cards wins",
                "both players share the win",
                "the youngest of them wins",
            )
        ),
        "penalty": f"{rng.randint(2, 15)} points",
        "author": person(rng),
        "left": rng.choice(("to the left", "to the right")),
    }


PLACES = (pool, library, camp, house, club, garden, game)


def regulations(rng: Random) -> Document:
    """The rules of a place or a game as a numbered list, in bullets, in prose or as short labels."""
    kind, slots = rng.choice(PLACES)(rng)
    return write(rng, "rules", kind, slots, rng.choice(("numbers", "bullets", "prose", "prose", "plain", "numbers")))


GENRES: tuple[Maker, ...] = (regulations,)
