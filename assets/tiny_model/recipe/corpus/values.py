"""Names and values that documents are filled with. Part of the names are invented, so that they must be copied."""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from random import Random

FIRST_NAMES = (
    "Anna Ben Clara David Elena Felix Grace Henry Ines Jonas Karin Leo Maria Nils Olga Paul Rosa Simon Tara Victor Wanda "
    "Yusuf Zoe Adam Bella Carlos Dora Emil Fatima George Hanna Ivan Julia Kofi Laura Marco Nora Oskar Petra Ravi Sara Tom "
    "Ursula Vera Walter Mina Lukas Irene Hugo Lena Peter Alice Omar Chloe Daniel Ruth Martin Sofia James Mary Robert Linda "
    "Michael Susan William Karen Richard Lisa Thomas Nancy Charles Emma Mark Sandra Steven Ashley Andrew Emily Kenneth "
    "Carol Joshua Amanda Kevin Melissa Brian Deborah Edward Rebecca Ronald Sharon Jason Cynthia Ryan Kathleen Gary Amy "
    "Jacob Angela Nicholas Shirley Eric Pamela Jonathan Nicole Stephen Samantha Larry Katherine Justin Christine Scott "
    "Helen Brandon Rachel Frank Janet Gregory Megan Raymond Diane Samuel Hannah Patrick Joan Jack Evelyn Dennis Olivia "
    "Priya Arjun Mei Wei Yuki Kenji Aisha Tariq Amara Kwame Ines Mateo Lucia Diego Camila Noor Leila Farid Ingrid Bjorn "
    "Astrid Sven Freya Magnus Elif Emre Zeynep Ewa Piotr Marta Jan Anton Nadia Boris Tomas Eva Milan Ana Luis Isabel"
).split()
LAST_NAMES = (
    "Keller Novak Brandt Silva Meyer Okafor Larsen Weber Rossi Tanaka Petrov Hughes Moreau Costa Jensen Fischer Kowalski "
    "Haddad Lopez Murphy Bauer Nilsson Clarke Dubois Romano Singh Schmidt Evans Berg Mendes Kim Horvat Walsh Farkas "
    "Lindgren Castro Popescu Ward Becker Stone Smith Johnson Williams Brown Jones Garcia Miller Davis Martinez Anderson "
    "Taylor Thomas Moore Jackson Lee Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Green "
    "Baker Adams Nelson Hill Campbell Mitchell Roberts Carter Phillips Turner Parker Collins Edwards Stewart Morris Reed "
    "Cook Bell Cooper Richardson Cox Howard Peterson Gray Watson Brooks Kelly Sanders Price Bennett Wood Barnes Ross "
    "Henderson Coleman Jenkins Perry Powell Long Patterson Patel Khan Sharma Gupta Chen Wang Liu Zhang Sato Suzuki Mori "
    "Nguyen Tran Park Choi Hassan Ali Ibrahim Mensah Adeyemi Dlamini Torres Ramos Vega Ortiz Flores Reyes Ferrari Conti "
    "Vogel Huber Wagner Schulz Hoffmann Lang Kraus Nowak Wojcik Zielinski Ivanov Sokolov Andersson Johansson Hansen Dahl"
).split()
CITIES = (
    "Lisbon Oslo Vienna Geneva Porto Dublin Bergen Turin Krakow Ghent Malmo Leeds Seville Basel Riga Tartu Graz Lyon "
    "Bremen Utrecht Nantes Split Varna Cork Aarhus Bilbao Trieste Bruges Zagreb Tampere Paris Berlin Madrid Rome London "
    "Amsterdam Brussels Prague Budapest Warsaw Athens Helsinki Stockholm Copenhagen Munich Hamburg Cologne Milan Naples "
    "Florence Venice Barcelona Valencia Manchester Bristol Oxford Cambridge Edinburgh Glasgow Cardiff Belfast Galway "
    "Boston Chicago Denver Seattle Portland Austin Dallas Houston Atlanta Miami Phoenix Toronto Montreal Vancouver Ottawa "
    "Sydney Melbourne Perth Auckland Wellington Tokyo Osaka Kyoto Seoul Mumbai Delhi Nairobi Cairo Lagos Accra Lima Quito"
).split()
MONTHS = "January February March April May June July August September October November December".split()
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
COLOURS = "red blue green yellow white black grey brown pink purple silver orange navy beige turquoise cream".split()
STREETS = (
    "Mill Church Station Park High Bridge Garden School King Queen Market River Hill Lake Forest North South Castle Green "
    "Chapel Orchard Meadow Harbour Victoria Elm Oak Maple Cedar Willow Birch Chestnut Rose Linden Spring Valley Tower"
).split()
VOWEL = re.compile(
    r"\b([Aa]) (?=\*?(?:(?!one|once|eu|(?:and|are|as|at|in|is|of|on|or)\b)[aeio]\w|"
    r"h(?:our|onest|eir)|u(?!ni)[bcdgmnp][a-z]|uni[mn]|8|1[18]\b))"
)
"""An "a" before the sound of a vowel."""
ONSETS = "b c d f g h j k l m n p r s t v w z br dr gr kr tr st sh th fl pl".split()
VOWELS = "a e i o u a e i o ai ea ou".split()
ENDS = ["", "", "n", "r", "l", "s", "m", "k", "nd", "rt", "x", "th"]


def articles(text: str) -> str:
    """The text with "an" for "a" where it belongs."""
    return VOWEL.sub(r"\1n ", text)


def syllables(rng: Random, least: int = 2, most: int = 3) -> str:
    """A name that nobody has: it must be copied token by token."""
    parts = [
        rng.choice(ONSETS) + rng.choice(VOWELS) + (rng.choice(ENDS) if rng.random() < 0.5 else "")
        for _ in range(rng.randint(least, most))
    ]
    return "".join(parts).capitalize()


def first_name(rng: Random) -> str:
    """A first name; one in eight is invented."""
    return syllables(rng, 2, 2) if rng.random() < 0.12 else rng.choice(FIRST_NAMES)


def last_name(rng: Random) -> str:
    """A family name; one in four is invented."""
    return syllables(rng) if rng.random() < 0.25 else rng.choice(LAST_NAMES)


def person(rng: Random) -> str:
    """First and family name."""
    return f"{first_name(rng)} {last_name(rng)}"


def people(rng: Random, count: int) -> list[str]:
    """Different people, no first or family name twice."""
    out: list[str] = []
    while len(out) < count:
        name = person(rng)
        if not set(name.split()) & {part for other in out for part in other.split()}:
            out.append(name)
    return out


def town(rng: Random) -> str:
    """A city, or an invented town."""
    return syllables(rng) if rng.random() < 0.25 else rng.choice(CITIES)


def digits(rng: Random, count: int) -> str:
    """A string of random digits."""
    return "".join(rng.choice("0123456789") for _ in range(count))


def phone(rng: Random) -> str:
    """A telephone number in one of several forms."""
    a, b, c = digits(rng, 3), digits(rng, 3), digits(rng, 4)
    return rng.choice(
        (f"{a}-{c}", f"{a}-{b}-{c}", f"0{digits(rng, 2)} {digits(rng, 3)} {c}", f"555-{c}", f"{c} {digits(rng, 4)}")
    )


def email(rng: Random, name: str = "") -> str:
    """An e-mail address, of ``name`` if one is given."""
    local = name.lower().replace(" ", rng.choice((".", "_", ""))) if name else syllables(rng).lower()
    host = syllables(rng).lower() if rng.random() < 0.6 else rng.choice(STREETS).lower() + rng.choice(("mail", "works", "net"))
    return f"{local}@{host}.{rng.choice(('org', 'com', 'net', 'co.uk', 'edu', 'example'))}"


def website(rng: Random) -> str:
    """A web address without its scheme."""
    return f"www.{syllables(rng).lower()}.{rng.choice(('org', 'com', 'net', 'info'))}"


def day_of_month(rng: Random) -> str:
    """A date without a year: "3 May", "May 3", "May 3rd"."""
    day, month = rng.randint(1, 28), rng.choice(MONTHS)
    return rng.choice((f"{day} {month}", f"{month} {day}", f"{month} {ordinal(day)}"))


def date(rng: Random, first: int = 1990, last: int = 2035) -> str:
    """A date in full."""
    day, month, year = rng.randint(1, 28), rng.choice(MONTHS), rng.randint(first, last)
    number = MONTHS.index(month) + 1
    return rng.choice((f"{day} {month} {year}", f"{month} {day}, {year}", f"{year}-{number:02}-{day:02}"))


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, ..."""
    end = "th" if 10 <= number % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{end}"


def clock(rng: Random, first: int = 6, last: int = 22) -> str:
    """A time of day in one of several forms."""
    hour, minute = rng.randint(first, last), rng.choice((0, 0, 15, 30, 45, 5, 10, 20, 40, 50))
    half = "am" if hour < 12 else "pm"
    twelve = (hour - 1) % 12 + 1
    short = f"{twelve} {half}" if minute == 0 else f"{twelve}:{minute:02} {half}"
    return rng.choice((f"{hour}:{minute:02}", short, f"{twelve}:{minute:02} {half}"))


def money(rng: Random, low: int = 2, high: int = 5000) -> str:
    """An amount of money between ``low`` and ``high``."""
    whole = round(low * (high / low) ** rng.random())
    cents = f".{rng.choice(('00', '50', '95', '99', digits(rng, 2)))}" if whole < 500 and rng.random() < 0.5 else ""
    euros = f"{whole:,} euro{'' if whole == 1 else 's'}"
    return rng.choice((f"${whole:,}{cents}", f"${whole:,}{cents}", f"€{whole:,}{cents}", f"£{whole:,}{cents}", euros))


def code(rng: Random) -> str:
    """A serial number, order number or the like."""
    letters = "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(rng.randint(1, 3)))
    return rng.choice(
        (f"{letters}-{digits(rng, rng.randint(3, 6))}", f"{letters}{digits(rng, 4)}", digits(rng, rng.randint(4, 7)))
    )


def street(rng: Random) -> str:
    """A street with a number: "14 Mill Lane"."""
    name = syllables(rng) if rng.random() < 0.2 else rng.choice(STREETS)
    return f"{rng.randint(1, 240)} {name} {rng.choice(('Street', 'Road', 'Lane', 'Avenue', 'Square', 'Way', 'Drive'))}"


def firm(rng: Random) -> str:
    """The name of a company or an organisation."""
    base = syllables(rng) if rng.random() < 0.6 else rng.choice(LAST_NAMES)
    kinds = "Systems Foods Media Tools Logistics Partners Studio Labs Energy Books Textiles Motors Bank Travel Design Group"
    return f"{base} {rng.choice(kinds.split())}" if rng.random() < 0.75 else f"{base} & {rng.choice(LAST_NAMES)}"


def room(rng: Random) -> str:
    """A room: "Room 14", "room B2"."""
    number = rng.choice((str(rng.randint(1, 420)), f"{rng.choice('ABCDEFG')}{rng.randint(1, 40)}"))
    return f"Room {number}" if rng.random() < 0.6 else f"room {number}"
