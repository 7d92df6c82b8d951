"""Names and values that the templates are filled with."""

# ruff: noqa: SIM905
from __future__ import annotations

import random

FIRST_NAMES = (
    "Anna Ben Clara David Elena Felix Grace Henry Ines Jonas Karin Leo Maria Nils Olga Paul Rosa Simon Tara Victor "
    "Wanda Yusuf Zoe Adam Bella Carlos Dora Emil Fatima George Hanna Ivan Julia Kofi Laura Marco Nora Oskar Petra "
    "Ravi Sara Tom Ursula Vera Walter Mina Lukas Irene Hugo Lena Peter Alice Omar Chloe Daniel Ruth Martin Sofia"
).split()
LAST_NAMES = (
    "Keller Novak Brandt Silva Meyer Okafor Larsen Weber Rossi Tanaka Petrov Hughes Moreau Costa Jensen Fischer "
    "Kowalski Haddad Lopez Murphy Bauer Nilsson Clarke Dubois Romano Singh Schmidt Evans Berg Mendes Kim Horvat Walsh "
    "Farkas Lindgren Castro Popescu Ward Becker Stone"
).split()
CITIES = (
    "Lisbon Oslo Vienna Geneva Porto Dublin Bergen Turin Krakow Ghent Malmo Leeds Seville Basel Riga Tartu Graz Lyon "
    "Bremen Utrecht Nantes Split Varna Cork Aarhus Bilbao Trieste Bruges Zagreb Tampere"
).split()
MONTHS = "January February March April May June July August September October November December".split()
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
COLOURS = "red blue green yellow white black grey brown pink purple silver golden".split()
ONSETS = "b c d f g h j k l m n p r s t v w z br dr gr kr tr st sh th fl pl".split()
VOWELS = "a e i o u a e i o ai ea ou".split()
ENDS = ["", "", "n", "r", "l", "s", "m", "k", "nd", "rt", "x", "th"]
OBJECTS = (
    "lamp boat motor piano clock camera bicycle tractor wagon stove telescope pump tent kettle drone violin ladder "
    "loom press radio sledge cabin barrel carpet mirror statue saddle basket bell crane"
).split()
WORDS = (
    "river stone garden window paper bridge forest market candle bottle winter summer letter harbour mountain copper "
    "silver island village castle station library kitchen school meadow tower valley museum workshop orchard"
).split()
JOBS = (
    "miner nurse baker librarian pilot teacher carpenter gardener lawyer chemist painter welder surveyor printer "
    "translator plumber dentist sailor tailor geologist"
).split()
TEAMS = (
    "logistics finance security research transport catering archive design marketing maintenance purchasing training"
).split()
FOODS = "soup rice bread cheese salad pasta fish beans pancakes dumplings porridge noodles".split()
ANIMALS = "cat dog parrot horse rabbit goat tortoise hamster donkey pony".split()


def syllables(rng: random.Random, least: int = 2, most: int = 3) -> str:
    """A name nobody has: copying it takes several tokens, which a list of names would never teach."""
    word = "".join(
        rng.choice(ONSETS) + rng.choice(VOWELS) + (rng.choice(ENDS) if rng.random() < 0.5 else "")
        for _ in range(rng.randint(least, most))
    )
    return word.capitalize()


def person(rng: random.Random) -> str:
    first = syllables(rng) if rng.random() < 0.25 else rng.choice(FIRST_NAMES)
    last = syllables(rng) if rng.random() < 0.45 else rng.choice(LAST_NAMES)
    return f"{first} {last}"


def place(rng: random.Random) -> str:
    return syllables(rng) if rng.random() < 0.4 else rng.choice(CITIES)


def digits(rng: random.Random, count: int) -> str:
    return "".join(rng.choice("0123456789") for _ in range(count))


def phone(rng: random.Random) -> str:
    return f"{digits(rng, 3)}-{digits(rng, 4)}" if rng.random() < 0.7 else f"{digits(rng, 4)} {digits(rng, 4)}"


def date(rng: random.Random) -> str:
    day, month, year = rng.randint(1, 28), rng.choice(MONTHS), rng.randint(1950, 2049)
    return rng.choices((f"{month} {day}", f"{month} {day}, {year}", f"{day} {month} {year}"), (0.6, 0.2, 0.2))[0]


def amount(rng: random.Random) -> str:
    value = rng.choice((rng.randint(10, 999), rng.randint(1000, 99999)))
    return rng.choices((f"${value:,}", f"{value:,} euros", f"${value}.{digits(rng, 2)}"), (0.75, 0.15, 0.1))[0]


def room(rng: random.Random) -> str:
    return f"room {rng.choice('ABCDEFGH')}{rng.randint(1, 99)}"


def hour(rng: random.Random) -> str:
    return rng.choice(DAYS) + rng.choice(("", " morning"))


def serial(rng: random.Random) -> str:
    letters = "".join(rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(rng.randint(1, 3)))
    return f"{letters}-{digits(rng, rng.randint(3, 5))}"


def email(rng: random.Random) -> str:
    name = syllables(rng).lower()
    return f"{name}@{rng.choice(WORDS)}.{rng.choice(('org', 'com', 'net'))}"


def number(rng: random.Random) -> str:
    return str(rng.choice((rng.randint(2, 99), rng.randint(100, 999), rng.randint(1000, 9999))))


def thing(rng: random.Random) -> str:
    return f"{rng.choice(COLOURS)} {rng.choice(OBJECTS)}"
