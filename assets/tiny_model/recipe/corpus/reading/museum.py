"""Museum labels, plaques, and short descriptions of buildings and places."""

from __future__ import annotations

from random import Random

from corpus.base import Document, Maker
from corpus.reading._public_kit import Kind, pounds, stamp, write
from corpus.reading.museum_sheets import OBJECT, PAINTING
from corpus.reading.museum_sheets_places import BUILDING, NATURE
from corpus.values import DAYS, STREETS, code, last_name, people, person, syllables, town

OBJECTS = (
    (
        "Ship's compass",
        "brass and glass",
        "to find the way at sea",
        "its needle still points to the north",
        "on board a fishing boat",
    ),
    (
        "Wedding chest",
        "painted oak",
        "to store linen and silver",
        "a secret drawer is hidden in the lid",
        "in the attic of a farmhouse",
    ),
    ("Hand loom", "beech wood and iron", "to weave blankets", "half a blanket is still on it", "in an empty mill"),
    (
        "Roman oil lamp",
        "baked clay",
        "to light a small room",
        "the potter's fingerprint can be seen on it",
        "under a market square",
    ),
    ("Bread stamp", "carved pear wood", "to mark loaves with a pattern", "it shows two birds and a star", "at a flea market"),
    (
        "Fire bucket",
        "leather and pitch",
        "to carry water to burning houses",
        "a number is painted on its side",
        "in a church tower",
    ),
    ("Music box", "walnut and steel", "to play dance tunes", "it plays seven different melodies", "in a locked cupboard"),
    ("Bronze sword", "bronze", "to show the power of its owner", "it was never used in a fight", "at the bottom of a lake"),
    ("Postman's horn", "copper", "to announce the mail coach", "it can be heard two kilometres away", "in a barn"),
    (
        "Milk churn",
        "tin",
        "to carry milk to the dairy",
        "a child has scratched a cow into the metal",
        "behind a railway station",
    ),
    ("Pocket sundial", "ivory", "to tell the time on journeys", "it folds up to the size of a matchbox", "in an old coat"),
    (
        "Diving helmet",
        "copper and thick glass",
        "to work under water",
        "it weighs as much as a child of six",
        "in a harbour shed",
    ),
    (
        "School slate",
        "slate in a wooden frame",
        "to practise writing",
        "the last sum on it is wrong",
        "under the floor of a school",
    ),
    ("Tea bowl", "glazed stoneware", "to drink tea on feast days", "a crack was mended with gold", "in a collector's house"),
    (
        "Weather vane",
        "iron and gold leaf",
        "to show the direction of the wind",
        "there are three bullet holes in its tail",
        "on the roof of a stable",
    ),
)
PAINTINGS = (
    ("Girl with a Lantern", "a girl on a frozen canal", "a dog that was painted over"),
    ("The Ferry", "people waiting for a boat", "a second moon in the water"),
    ("Harvest Evening", "workers resting by a hay cart", "the painter's own face among the workers"),
    ("The Blue Kitchen", "a woman peeling apples", "a mouse under the table"),
    ("Storm over the Pier", "a lighthouse in high waves", "a small boat at the horizon"),
    ("The Chess Players", "two old men in a park", "a king lying in the grass"),
    ("Market in the Snow", "stalls on a white square", "a thief with a goose under his coat"),
    ("Sunday Dinner", "a family of nine at a table", "an empty chair"),
    ("The Letter", "a young man at a window", "a sentence that can be read with a magnifying glass"),
    ("Three Sisters", "three women in a garden", "a fourth shadow"),
    ("The Clockmaker", "an old man among clocks", "a clock that shows a different time"),
    ("Night Train", "a station in the rain", "a cat on the roof of the train"),
)
BUILDINGS = (
    ("Tower", "to warn the town of fires"),
    ("Mill", "to grind flour for the army"),
    ("Lighthouse", "to guide ships past the rocks"),
    ("Bridge", "to bring salt across the river"),
    ("Chapel", "to thank for the end of a flood"),
    ("Town Hall", "to replace one that had burned down"),
    ("Granary", "to store grain for hungry years"),
    ("Customs House", "to tax goods from the ships"),
    ("Theatre", "to give the workers a place to laugh"),
    ("Castle", "to guard the road over the hills"),
    ("Station", "to serve the coal trains"),
    ("Bathhouse", "to give people without bathrooms a hot bath"),
    ("School", "to teach the children of the weavers"),
    ("Clock Tower", "to tell the factory workers the time"),
    ("Water Tower", "to supply the new quarter with water"),
)
TALL = ("Tower", "Lighthouse", "Castle", "Clock Tower", "Water Tower")
MODERN = ("Station", "Water Tower", "Clock Tower", "Bathhouse", "Theatre")
NATURES = (
    ("Cave", "bats"),
    ("Gorge", "kingfishers"),
    ("Waterfall", "salamanders"),
    ("Lake", "herons"),
    ("Marsh", "cranes"),
    ("Forest", "black woodpeckers"),
    ("Island", "seals"),
    ("Cliffs", "puffins"),
    ("Dunes", "sand lizards"),
    ("Meadows", "rare butterflies"),
    ("Hill", "wild goats"),
    ("Bay", "grey geese"),
)


def _year(rng: Random, first: int, last: int) -> str:
    return str(rng.randint(first, last))


def thing(rng: Random) -> tuple[Kind, dict[str, object]]:
    name, made, use, odd, found = rng.choice(OBJECTS)
    maker, giver, finder = people(rng, 3)
    return OBJECT, {
        "name": name,
        "thing": name[0].lower() + name[1:] if not name.startswith("Roman") else name,
        "made": made,
        "use": use,
        "odd": odd,
        "found": found,
        "year": f"about {rng.randint(100, 300)}"
        if name.startswith("Roman")
        else "about 900 BC"
        if "sword" in name
        else _year(rng, 1841 if "Diving" in name else 1690, 1925),
        "maker": "" if name.startswith(("Roman", "Bronze")) else maker,
        "giver": giver,
        "finder": finder,
        "number": code(rng),
        "size": f"{rng.randint(8, 95)} cm",
        "place": town(rng),
        "given": _year(rng, 1931, 2022),
        "room": f"Room {rng.randint(1, 28)}",
        "weight": f"{rng.randint(2, 14)}.{rng.randint(1, 9)} kg" if rng.random() < 0.5 else f"{rng.randrange(120, 960, 10)} g",
        "repair": rng.choice(
            (
                "because it had been damaged by damp",
                "because it had been dropped",
                "because insects had attacked it",
                "because dirt hid the details",
                "because a fire had blackened it",
            )
        ),
    }


def painting(rng: Random) -> tuple[Kind, dict[str, object]]:
    name, shows, detail = rng.choice(PAINTINGS)
    painter, giver, thief = people(rng, 3)
    born = rng.randint(1790, 1905)
    return PAINTING, {
        "name": name,
        "shows": shows,
        "detail": detail,
        "painter": painter,
        "giver": giver,
        "thief": thief,
        "year": str(born + rng.randint(22, 55)),
        "born": str(born),
        "size": f"{(wide := rng.randint(24, 180))} x {int(wide * rng.uniform(0.7, 1.6))} cm",
        "made": rng.choice(("oil on canvas", "oil on wood", "watercolour on paper", "tempera on wood", "chalk on paper")),
        "place": town(rng),
        "price": pounds(rng, 900, 900000),
        "number": code(rng),
        "bought": _year(rng, 1955, 2023),
        "long": rng.choice(("three weeks", "two years", "nine months", "a single day", "six winters")),
        "frame": rng.choice(("the painter's brother", "a ship's carpenter", "a pupil of the painter", "an unknown carver")),
        "gone": rng.choice(
            ("under a bed", "in a locked attic", "in a bank safe", "behind a wardrobe", "in the cellar of a school")
        ),
    }


def building(rng: Random) -> tuple[Kind, dict[str, object]]:
    kind, use = rng.choice(BUILDINGS)
    builder, guide, hero = people(rng, 3)
    year = rng.randint(1845 if kind in MODERN else 1380, 1915)
    height = rng.randint(16, 74) if kind in TALL else rng.randint(7, 22)
    first = rng.choice((rng.choice(STREETS), syllables(rng), last_name(rng)))
    return BUILDING, {
        "name": f"{first} {kind}",
        "kind": kind.lower(),
        "use": use,
        "year": str(year),
        "builder": builder,
        "guide": guide,
        "hero": hero,
        "town": town(rng),
        "height": f"{height} metres",
        "steps": str(height * 5 + rng.randint(0, 30)) if kind in TALL else "",
        "burned": str(min(1960, year + rng.randint(20, 190))),
        "restored": _year(rng, 1965, 2023),
        "stone": rng.choice(
            (
                "red brick",
                "grey granite",
                "yellow sandstone",
                "black basalt",
                "white limestone",
                "oak beams and clay",
                "green slate",
            )
        ),
        "price": pounds(rng, 2, 18),
        "tour": stamp(rng.randrange(600, 1020, 15), rng.randint(0, 3)),
        "closed": rng.choice(DAYS),
        "now": rng.choice(
            (
                "a small museum",
                "a youth hostel",
                "a library",
                "a cafe",
                "an art gallery",
                "a music school",
                "a meeting place for clubs",
                "a wedding venue",
            )
        ),
        "treasure": rng.choice(
            (
                "a painted ceiling",
                "the oldest clock in the region",
                "a spiral staircase without a central post",
                "a bell with a woman's face",
                "a stone with a carved fish",
            )
        ),
        "cost": pounds(rng, 30000, 900000),
    }


def nature(rng: Random) -> tuple[Kind, dict[str, object]]:
    kind, animal = rng.choice(NATURES)
    ranger, finder, _ = people(rng, 3)
    return NATURE, {
        "name": f"{syllables(rng) if rng.random() < 0.5 else rng.choice(STREETS)} {kind}",
        "kind": kind.lower(),
        "animal": animal,
        "ranger": ranger,
        "finder": finder,
        "town": town(rng),
        "far": f"{rng.randint(2, 48)} km",
        "since": _year(rng, 1909, 2015),
        "size": f"{rng.randint(12, 980)} hectares",
        "path": f"{rng.randint(2, 14)}.{rng.randint(1, 9)} km",
        "walk": rng.choice(("45 minutes", "an hour", "two hours", "90 minutes", "three hours", "half a day")),
        "bus": str(rng.randint(3, 99)),
        "best": rng.choice(("April", "May", "June", "September", "October", "early morning", "late autumn")),
        "shut": rng.choice(
            (
                "because birds are nesting there",
                "because rocks have fallen",
                "because the ground is too wet",
                "because a storm broke the railings",
                "because young trees are growing there",
            )
        ),
        "hut": rng.choice(
            ("behind the second bridge", "at the top of the hill", "next to the car park", "at the end of the boardwalk")
        ),
        "parking": pounds(rng, 2, 9),
        "legend": rng.choice(
            (
                "a giant who lost his boot",
                "a bride who turned into a swan",
                "a smith who tricked the devil",
                "a queen who hid her crown",
                "a monk who talked to fish",
            )
        ),
        "who": person(rng),
    }


def label(rng: Random) -> Document:
    """A label beside an object or a painting, in lines or in prose."""
    kind, slots = rng.choice((thing, painting))(rng)
    return write(rng, "museum", kind, slots, rng.choice(("form", "form", "prose", "prose", "plain")))


def plaque(rng: Random) -> Document:
    """A plaque or a leaflet about a building or a place in nature."""
    kind, slots = rng.choice((building, building, nature))(rng)
    return write(rng, "museum", kind, slots, rng.choice(("form", "prose", "prose", "plain", "bullets")))


GENRES: tuple[Maker, ...] = (label, plaque)
