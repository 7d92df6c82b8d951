"""Short biographies and encyclopedia paragraphs about invented people, towns, rivers, species and companies."""

# ruff: noqa: SIM905
from __future__ import annotations

from random import Random

from corpus.base import Document, Maker, an
from corpus.reading._public_kit import Kind, number, write
from corpus.reading.biography_sheets import PERSON, TOWN
from corpus.reading.biography_sheets_firms import COMPANY
from corpus.reading.biography_sheets_more import RIVER, SPECIES
from corpus.values import CITIES, FIRST_NAMES, firm, people, syllables, town

JOBS = (
    ("painter", "for pictures of bridges", "The Green Ferry", "a bakery"),
    ("engineer", "for a folding bicycle", "Wheels and Wind", "a clock shop"),
    ("botanist", "for the study of mosses", "Under the Ferns", "a pharmacy"),
    ("composer", "for dances for small orchestras", "Seven Lakes", "a circus"),
    ("architect", "for houses built of wood", "Rooms for Everyone", "a sawmill"),
    ("explorer", "for crossing the northern ice on foot", "A White Silence", "a shipyard"),
    ("novelist", "for stories about sailors", "The Last Harbour", "a post office"),
    ("photographer", "for portraits of workers", "Hands", "a tailor's shop"),
    ("chess master", "for very patient games", "The Quiet Move", "a cafe"),
    ("astronomer", "for discovering two comets", "Night Work", "a lighthouse"),
    ("cook", "for soups of wild herbs", "The Hungry Forest", "an inn"),
    ("inventor", "for a machine that peels potatoes", "Trial and Error", "a blacksmith's shop"),
    ("poet", "for poems about rain", "Wet Leaves", "a printing shop"),
    ("doctor", "for a cheap medicine against fever", "Open Windows", "a village school"),
    ("teacher", "for founding schools in the mountains", "Chalk and Snow", "a farm"),
    ("swimmer", "for crossing three lakes in one day", "Cold Water", "a fishing boat"),
)
WOMEN = (
    "Anna Clara Elena Grace Ines Karin Maria Olga Rosa Tara Wanda Zoe Bella Dora Fatima Hanna Julia Laura Nora Petra Sara "
    "Ursula Vera Mina Irene Lena Alice Chloe Ruth Sofia Mary Linda Susan Karen Lisa Nancy Emma Sandra Ashley Emily Carol "
    "Amanda Melissa Deborah Rebecca Sharon Cynthia Kathleen Amy Angela Shirley Pamela Nicole Samantha Katherine Christine "
    "Helen Rachel Janet Megan Diane Hannah Joan Evelyn Olivia Priya Mei Yuki Aisha Amara Lucia Camila Noor Leila Ingrid "
    "Astrid Freya Elif Zeynep Ewa Marta Nadia Eva Ana Isabel"
).split()
PASTIMES = (
    "beekeeping",
    "playing the cello",
    "collecting maps",
    "repairing clocks",
    "growing roses",
    "mountain walking",
    "sailing",
    "baking bread",
    "card games",
    "bird watching",
)
TRADES = (
    ("glass bottles", "a machine that blows a bottle in four seconds"),
    ("rubber boots", "a boot made of old tyres"),
    ("toy trains", "a train that drives by sunlight"),
    ("noodles", "a noodle that cooks in one minute"),
    ("umbrellas", "an umbrella that cannot turn inside out"),
    ("pianos", "a piano that fits into a lift"),
    ("tents", "a tent that stands up by itself"),
    ("pencils", "a pencil that grows into a plant"),
    ("bicycle bells", "a bell that lights up"),
    ("cheese", "a cheese with walnuts and honey"),
    ("wooden beds", "a bed without screws"),
    ("hearing aids", "a hearing aid the size of a pea"),
    ("lamps", "a lamp that wakes people slowly"),
    ("paper bags", "a bag that holds water"),
)
SPECIES_KINDS = (
    ("frog", "insects and small snails", "in wet forests", "eggs"),
    ("owl", "mice and large beetles", "in old barns", "eggs"),
    ("lizard", "ants", "on dry slopes", "eggs"),
    ("bat", "moths", "in limestone caves", "young"),
    ("fish", "water fleas", "in cold mountain lakes", "eggs"),
    ("beetle", "rotten wood", "under the bark of oaks", "eggs"),
    ("fox", "mice, berries and eggs", "on windy heaths", "young"),
    ("goose", "grass and seeds", "on northern islands", "eggs"),
    ("seal", "squid and herring", "along rocky coasts", "young"),
    ("mouse", "seeds and nuts", "in hedges", "young"),
    ("turtle", "water plants", "in slow rivers", "eggs"),
    ("finch", "seeds of thistles", "in mountain meadows", "eggs"),
)
SIZES = {
    "owl": (28, 66, 1, 3),
    "fish": (35, 90, 2, 14),
    "fox": (60, 110, 4, 12),
    "goose": (55, 90, 2, 6),
    "seal": (120, 210, 50, 190),
    "turtle": (35, 80, 4, 40),
}
ENEMIES = {
    "owl": ["hawks", "martens", "crows"],
    "fish": ["pike", "herons", "otters"],
    "fox": ["eagles", "wolves", "large dogs"],
    "goose": ["foxes", "gulls", "eagles"],
    "seal": ["orcas", "sharks", "polar bears"],
    "turtle": ["otters", "crows", "raccoons"],
}
MARKS = (
    "a white stripe on its back",
    "a bright orange throat",
    "two long feathers on its head",
    "a tail longer than its body",
    "large green eyes",
    "a dark ring around its neck",
    "silver spots",
)
CRAFTS = (
    "cheese",
    "glass",
    "wool",
    "salt",
    "paper",
    "shoes",
    "clocks",
    "wine",
    "boats",
    "honey",
    "chocolate",
    "pottery",
    "violins",
)


def _born(rng: Random) -> str:
    return f"{rng.randint(1, 28)} {rng.choice(('January', 'March', 'April', 'June', 'July', 'August', 'October', 'December'))} "


def human(rng: Random) -> tuple[Kind, dict[str, object]]:
    (name, teacher, partner), (job, fame, work, shop) = people(rng, 3), rng.choice(JOBS)
    born, first = rng.randint(1790, 1935), name.split()[0]
    woman = first in WOMEN or (first not in FIRST_NAMES and rng.random() < 0.5)
    died = born + rng.randint(48, 93)
    he, his, him = ("she", "her", "her") if woman else ("he", "his", "him")
    home, grave, study = rng.sample(CITIES, 3)
    return PERSON, {
        "name": name,
        "job": job,
        "fame": fame,
        "work": work,
        "shop": shop,
        "he": he,
        "his": his,
        "him": him,
        "teacher": teacher,
        "partner": partner,
        "born": _born(rng) + str(born),
        "home": syllables(rng) if rng.random() < 0.3 else home,
        "study": study,
        "died": str(died),
        "place": grave,
        "last": name.split()[-1],
        "first": str(born + rng.randint(19, 31)),
        "prize": str(min(died, born + rng.randint(32, 60))),
        "kids": number(rng.randint(2, 7)),
        "siblings": number(rng.randint(2, 9)),
        "pastime": rng.choice(PASTIMES),
        "left": rng.choice(
            (
                "because work was hard to find",
                "because of a quarrel with the family",
                "because a flood had destroyed the house",
                "because a friend invited " + him,
                "because the climate was bad for " + his + " lungs",
            )
        ),
        "year": str(born + rng.randint(20, 34)),
        "langs": rng.sample(("French", "German", "Polish", "Greek", "Dutch", "Arabic", "Turkish", "Danish", "Latin"), 3),
        "works": str(rng.randint(12, 340)),
        "a_job": an(job),
        "He": he.capitalize(),
        "His": his.capitalize(),
    }


def place(rng: Random) -> tuple[Kind, dict[str, object]]:
    mayor, founder = people(rng, 2)
    name = syllables(rng)
    crafts = rng.sample(CRAFTS, 3)
    return TOWN, {
        "name": name,
        "mayor": mayor,
        "founder": founder,
        "people": f"{rng.randint(900, 98000):,}",
        "river": syllables(rng),
        "high": f"{rng.randint(4, 1400)} metres",
        "city": town(rng),
        "far": f"{rng.randint(9, 140)} km",
        "founded": str(rng.randint(980, 1790)),
        "known": crafts[0],
        "goods": [*crafts[1:], rng.choice(("apples", "potatoes", "plums", "onions", "hops"))],
        "sight": rng.choice(
            (
                "a leaning clock tower",
                "a covered wooden bridge",
                "a castle with seven towers",
                "a square with painted houses",
                "a cave used as a theatre",
            )
        ),
        "rail": str(rng.randint(1848, 1912)),
        "market": rng.choice(("Tuesday", "Wednesday", "Thursday", "Friday", "Saturday")),
        "bridges": number(rng.randint(3, 12)),
        "school": rng.choice(
            (
                "a school for glassmakers",
                "a small university",
                "a school of forestry",
                "a music academy",
                "a school for watchmakers",
            )
        ),
        "fall": rng.choice(
            (
                "because the mine was closed",
                "because young people moved to the cities",
                "because the harbour filled with sand",
                "because the railway passed it by",
            )
        ),
        "arms": rng.choice(
            (
                "a silver trout",
                "a red tower",
                "two crossed oars",
                "a black bear with a key",
                "a golden wheel",
                "three green leaves",
            )
        ),
        "area": f"{rng.randint(6, 180)} square kilometres",
    }


def river(rng: Random) -> tuple[Kind, dict[str, object]]:
    towns = rng.sample([c for c in CITIES], 2)
    names = [syllables(rng) for _ in range(5)]
    return RIVER, {
        "name": names[0],
        "long": f"{rng.randint(38, 890)} km",
        "source": f"the {names[1]} Mountains",
        "mouth": rng.choice((f"Lake {names[2]}", f"the Bay of {names[2]}", f"the {names[2]} Sea")),
        "towns": [names[3], *towns],
        "side": names[4],
        "deep": f"{rng.randint(2, 29)} metres",
        "bridges": str(rng.randint(7, 88)),
        "flood": str(rng.randint(1784, 2019)),
        "fish": rng.choice(("trout", "pike", "salmon", "eels", "carp", "catfish")),
        "colour": rng.choice(
            (
                "because it carries clay",
                "because of the iron in the soil",
                "because moss grows on the stones",
                "because it comes from a bog",
            )
        ),
        "wide": f"{rng.randint(18, 640)} metres",
        "dam": str(rng.randint(1921, 1988)),
        "month": rng.choice(("April", "May", "June", "March")),
        "explorer": people(rng, 1)[0],
        "ferries": number(rng.randint(2, 9)),
        "speed": f"{rng.randint(2, 9)} km/h",
    }


def species(rng: Random) -> tuple[Kind, dict[str, object]]:
    kind, eats, lives, birth = rng.choice(SPECIES_KINDS)
    small = kind in ("beetle", "mouse", "frog", "lizard", "bat", "finch")
    name = f"{syllables(rng)} {kind}"
    low, high, light, heavy = SIZES.get(kind, (3, 14, 4, 60))
    return SPECIES, {
        "name": name,
        "kind": kind,
        "eats": eats,
        "lives": lives,
        "birth": birth,
        "long": f"{rng.randint(low, high)} cm",
        "weight": f"{rng.randint(light, heavy)} {'grams' if small else 'kg'}",
        "mark": rng.choice(MARKS),
        "age": f"{rng.randint(3, 24)} years",
        "number": f"{rng.randint(2, 12)}",
        "finder": people(rng, 1)[0],
        "found": str(rng.randint(1762, 2021)),
        "left": f"{rng.randrange(150, 9800, 50):,}",
        "active": rng.choice(("at night", "at dusk", "early in the morning", "during the day")),
        "rare": rng.choice(
            (
                "because its home is being cut down",
                "because of dirty water",
                "because of roads and traffic",
                "because winters have become too warm",
            )
        ),
        "sound": rng.choice(("a rusty hinge", "a whistle", "a small bell", "a drop falling into water", "a crying child")),
        "enemies": rng.sample(("hawks", "cats", "martens", "snakes", "crows", "owls"), 3)
        if small
        else rng.sample(ENEMIES[kind], 3),
    }


def company(rng: Random) -> tuple[Kind, dict[str, object]]:
    (founder, boss), (goods, hit) = people(rng, 2), rng.choice(TRADES)
    year = rng.randint(1871, 1995)
    home, first = rng.sample(CITIES, 2)
    return COMPANY, {
        "name": firm(rng),
        "founder": founder,
        "boss": boss,
        "goods": goods,
        "hit": hit,
        "year": str(year),
        "home": home,
        "first": rng.choice(
            ("a garage", "a former stable", "a cellar", "a rented kitchen", "an old chapel", "a railway carriage")
        ),
        "staff": f"{rng.randint(24, 9400):,}",
        "sales": f"{rng.choice('$€£')}{rng.randint(2, 890)} million",
        "lands": str(rng.randint(3, 74)),
        "branch": first,
        "moved": str(year + rng.randint(4, 25)),
        "move": rng.choice(
            (
                "because the old factory had become too small",
                "because a fire had destroyed the old site",
                "because rents were lower there",
                "because of the nearby harbour",
            )
        ),
        "hityear": str(min(2020, year + rng.randint(5, 70))),
        "logo": rng.choice(
            ("a running hare", "a yellow kite", "three blue waves", "an owl with glasses", "a red acorn", "a small black key")
        ),
        "goal": rng.choice(
            ("to use only wind power", "to open a plant in Asia", "to halve its waste", "to train 100 apprentices")
        ),
        "share": f"{rng.randint(6, 60)} percent",
    }


def life(rng: Random) -> Document:
    """A short biography, as prose or as a fact sheet with prose."""
    kind, slots = human(rng)
    return write(rng, "biography", kind, slots, rng.choice(("prose", "prose", "plain", "form")), 9)


def entry(rng: Random) -> Document:
    """A paragraph such as an encyclopedia has on a town, a river, an animal or a company."""
    kind, slots = rng.choice((place, river, species, company))(rng)
    return write(rng, "biography", kind, slots, rng.choice(("prose", "prose", "plain", "plain", "form")), 9)


GENRES: tuple[Maker, ...] = (life, entry)
