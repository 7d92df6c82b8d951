"""The facts of the other files once more: in small letters, with other names of countries, as superlatives and comparisons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from corpus.base import Turn, asking, upper
from corpus.knowledge.animals import ANIMALS, GROUPS, legs_of
from corpus.knowledge.body import BODY
from corpus.knowledge.calendar_facts import MONTHS, WEEK
from corpus.knowledge.calendar_more import CALENDAR
from corpus.knowledge.countries import CAPITALS, FAMOUS, of_capital, of_city
from corpus.knowledge.elements import CHEMISTRY, ELEMENTS, by_symbol
from corpus.knowledge.everyday_data import MIXES, SHAPES
from corpus.knowledge.firsts import FIRSTS
from corpus.knowledge.frames import Entry, Row, Task, fixed, having, table, task, unique
from corpus.knowledge.opposites import OPPOSITES
from corpus.knowledge.people import HISTORY
from corpus.knowledge.science import SCIENCE
from corpus.knowledge.space import PLANETS
from corpus.knowledge.space_more import SPACE
from corpus.knowledge.units import ROUGH, TEMPERATURES, UNITS
from corpus.knowledge.world import EARTH

Answer = str | Callable[[Row], str]


def bare(rows: Sequence[Row]) -> tuple[Row, ...]:
    """The rows with a name without "the" as well, in small letters and as it is."""
    names = [row["name"].removeprefix("the ") for row in rows]
    return tuple(row | {"bare": name, "Bare": upper(name), "low": name.lower()} for row, name in zip(rows, names, strict=True))


def more(label: str, rows: Sequence[Row], answer: Answer, facts: str, again: str, share: float, asks: str) -> Task:
    """A task with further wordings, given in one string; it weighs only a share of its rows, for they are taught elsewhere."""
    made = task(label, rows, answer, facts, asks=tuple(asks.split(" / ")), again=again)
    return asking(made, label, share * len(rows))


def of_row(row: Row) -> str:
    """The capital, by the row as it stands in the table."""
    return of_capital({key: row[key] for key in FAMOUS[0]})


MONEY = "The currency of {name} is the {currency}."
CAPITAL = (
    "whats the capital of {low} / {low} capital city / what is {low}'s capital / {Bare}'s capital city? / capital of "
    "{bare} / {bare} capital / Which city is the capital in {name}? / name {name}'s capital / Do you know {name}'s "
    "capital? / What's the name of the capital of {name}? / Give me the capital of {name}. / {Name} - capital city / the "
    "capital of {low} / what is the capital city of {low} / What is {name}'s capital city? / capitol of {low} / {name} "
    "has what capital city / What city is the capital of {name}? / Capital city of {bare}? / Whats {name}'s capital? / "
    "tell me {name}'s capital"
)
ELSEWHERE = tuple(row for row in CAPITALS if row not in FAMOUS)
NAMED = (
    "the United States|the USA", "the United States|USA", "the United States|the US", "the United States|America",
    "the United States|the United States of America", "the United Kingdom|the UK", "the United Kingdom|UK",
    "the United Kingdom|Great Britain", "the United Kingdom|Britain", "the Netherlands|Holland", "the Netherlands|Netherlands",
    "the Czech Republic|Czechia", "the Czech Republic|the Czech republic", "the United Arab Emirates|the UAE",
    "the United Arab Emirates|UAE", "the Philippines|Philippines", "the Dominican Republic|Dominican Republic",
)  # fmt: skip
"""Countries under the names that visitors give them."""
BY_NAME = {row["name"]: row for row in FAMOUS}
OTHERWISE = tuple(
    BY_NAME[name] | {"called": called, "Called": upper(called)} for name, called in (line.split("|") for line in NAMED)
)
ELEMENT_ASKS = (
    "chemical symbol for {name} / what is the chemical symbol for {name} / whats the symbol for {name} / {name} chemical "
    "symbol / What is the element symbol for {name}? / which symbol has the element {name} / periodic table symbol for "
    "{name} / the symbol of the element {name}? / What symbol is used for {name}?"
)
MORE: tuple[tuple[str, Sequence[Row], Answer, str, str, float, str], ...] = (
    ("capital", bare(FAMOUS), of_row, "capital", "{name}", 1.5, CAPITAL),
    ("capital_elsewhere", bare(ELSEWHERE), of_row, "capital", "{name}", 1.0, CAPITAL),
    ("capital_otherwise", OTHERWISE, of_row, "capital", "{called}", 2.0,
     "What is the capital of {called}? / whats the capital of {called} / capital of {called} / {called} capital / {Called}: "
     "capital? / What's the capital city of {called}? / Which city is the capital of {called}? / What is {called}'s capital? "
     "/ Do you know the capital of {called}? / Tell me the capital of {called}."),
    ("currency_otherwise", OTHERWISE, MONEY, "currency", "{called}", 1.0,
     "What is the currency of {called}? / currency of {called} / What money do they use in {called}? / money used in "
     "{called} / What currency is used in {called}? / whats the currency in {called} / How do people pay in {called}?"),
    ("country_of", tuple(row for row in FAMOUS if row["capital"] not in row["name"]), of_city, "name", "{capital}", 0.5,
     "whats {capital} the capital of / What is {capital} the capital of? / Which country is {capital} the capital of? / "
     "{capital} capital of which country / what country is {capital} in / {capital} is the capital city of which country? / "
     "of what country is {capital} the capital / {Capital} is in what country? / Which country's capital is {capital}?"),
    ("currency", bare(FAMOUS), MONEY, "currency", "{name}", 0.5,
     "money used in {name} / what is the money in {name} / what money do i need in {low} / {bare} money / What is {name}'s "
     "currency? / whats {low}'s currency / currency used in {name} / what is used as money in {name} / official currency of "
     "{name} / What is the official currency of {name}? / name of {name}'s currency / what do you pay with in {low} / Which "
     "money is used in {name}? / what coins do they have in {name} / What is the name of the currency of {name}? / what kind "
     "of money does {name} use / the currency of {low}"),
    ("of_currency", unique(FAMOUS, "currency"), "The {currency} is the currency of {name}.", "name", "the {currency}", 0.5,
     "Which country uses the {currency}? / What country uses the {currency}? / Where do people pay with the {currency}? / "
     "where is the {currency} used / {currency} is the currency of which country / The {currency}: currency of which "
     "country? / In which country can I pay with the {currency}? / what country has the {currency}"),
    ("continent", bare(FAMOUS), "{Name} is in {continent}. Its capital is {capital}.", "continent", "{name}", 0.5,
     "which continent is {name} part of / {low} continent / what continent is {low} in / continent of {name}? / On what "
     "continent do I find {name}? / {Name} belongs to which continent? / which part of the world is {low} in"),
    ("language", bare(FAMOUS), "In {name} people speak {language}.", "language", "{name}", 0.5,
     "language of {bare} / {bare} language / what do people in {name} speak / what language does {name} speak / official "
     "language of {name}? / whats the language of {low} / Which language do people in {name} speak? / What is {name}'s "
     "language? / what is the official language of {low}"),
    ("symbol", ELEMENTS, by_symbol, "symbol", "{name}", 1.0, ELEMENT_ASKS),
    ("of_symbol", ELEMENTS, "{symbol} is the chemical symbol of {name}.", "name", "{symbol}", 0.8,
     "which element has the symbol {symbol} / what element has the chemical symbol {symbol} / {symbol} is the symbol for "
     "what / what is the element {symbol} / {symbol} element / Which element has the chemical symbol {symbol}? / what does "
     "{symbol} stand for in chemistry / {symbol} chemical element / {symbol} is the chemical symbol for which element?"),
    ("at_number", ELEMENTS, "The element with the atomic number {number} is {name}. Its symbol is {symbol}.", "name", "", 0.5,
     "Which element has the atomic number {number}? / what element has atomic number {number} / element number {number} / "
     "element with atomic number {number} / Which element is number {number} in the periodic table? / What is element "
     "{number}? / Which element has {number} protons? / atomic number {number} is which element"),
    ("young", having(ANIMALS, "young"), "A young {name} is called {an_young}.", "young", "a baby {name}", 0.8,
     "what do you call a baby {name} / whats a baby {name} called / what is a baby {name} / a baby {name} is called / {name} "
     "baby called / What is the name for a baby {name}? / How is a baby {name} called? / what are young {many} called / "
     "What's the baby of {an_name} called? / the young of {many}?"),
    ("group", tuple(row for row in ANIMALS if row["group"] in GROUPS), "A group of {many} is called {an_group}.", "group",
     "{many}", 0.5,
     "whats a group of {many} called / many {many} together are a ...? / what do you call a bunch of {many} / the name of a "
     "group of {many} / {many} in a group are called what / collective noun for {many}"),
    ("legs", ANIMALS, legs_of, "legs", "{an_name}", 0.5,
     "how many legs does {an_name} have / {name} legs how many / number of legs of {an_name} / how many legs do {many} have "
     "/ How many legs can {an_name} walk on? / {an_name} has how many legs / whats the number of legs of {an_name}"),
    ("opposite", OPPOSITES, "The opposite of {word} is {opposite}.", "opposite", "{word}", 0.4,
     "opposite of {word} / what is opposite of {word} / the opposite of {word} is / {word} opposite / {word} opposite word / "
     "What's the opposite to {word}? / opposite word of {word} / whats opposite to {word} / What is {word}'s opposite? / The "
     "opposite of \"{word}\"? / what is the opposite of the word {word}"),
    ("month_after", MONTHS, "{after} comes after {name}.", "after", "after {name}", 1.5,
     "what month comes after {name} / what month is after {name} / which month is after {name} / month after {name} / Which "
     "month comes right after {name}? / What month follows {name}? / next month after {name}"),
    ("month_before", MONTHS, "{before} comes before {name}.", "before", "before {name}", 1.5,
     "what month comes before {name} / what month is before {name} / which month is before {name} / month before {name} / "
     "Which month comes right before {name}? / What month precedes {name}?"),
    ("month_days", MONTHS,
     lambda row: f"{row['name']} has {row['days']} days" + (", and 29 in a leap year." if row["number"] == "2" else "."),
     "days", "{name}", 1.5,
     "how many days does {name} have / how many days are there in the month of {name} / how many days in {name} / {name} "
     "days / {name} has how many days / whats the number of days in {name} / How many days does the month of {name} have?"),
    ("day_after", WEEK, "{after} comes after {name}.", "after", "after {name}", 2.0,
     "what day comes after {name} / what day is after {name} / which day is after {name} / day after {name} / Which day of "
     "the week comes after {name}? / If today is {name}, which day is tomorrow? / next day after {name}"),
    ("day_before", WEEK, "{before} comes before {name}.", "before", "before {name}", 2.0,
     "what day comes before {name} / what day is before {name} / which day is before {name} / day before {name} / Which day "
     "of the week comes before {name}? / If today is {name}, which day was yesterday?"),
    ("units", UNITS, lambda r: f"There are {r['many']} {r['small']} in {r['an_big']}{r['rough'] and ' ' + r['rough']}.",
     "many", "", 1.0,
     "how many {small} are in {an_big} / how many {small} in one {big} / how many {small} are in 1 {big} / {small} in "
     "{an_big}? / whats the number of {small} in {an_big} / how many {small} to {an_big} / {big} to {small} / number of "
     "{small} in {an_big} / How many {small} would I need for {an_big}? / {an_big} equals how many {small}"),
    ("about_many", ROUGH, "{An_big} is about {many} {small}.", "many", "", 0.5,
     "how many {small} are in {an_big} / how many {small} in one {big} / {big} to {small} / {an_big} in {small} / one {big} "
     "in {small} / {an_big} equals how many {small} / How many {small} is one {big}? / how many {small} is {an_big}"),
    ("mixed", MIXES, "If you mix {one} and {two}, you get {mix}.", "mix", "", 2.0,
     "what colour do you get if you mix {one} and {two} / what color do you get when you mix {one} and {two} / {one} + {two} "
     "/ what does {one} and {two} make / {one} and {two} make / what colour do you get from {two} and {one} / mixing {one} "
     "and {two} gives / What do {one} and {two} make when they are mixed? / what color is {one} mixed with {two} / Which "
     "colour do {two} and {one} give?"),
    ("sides", SHAPES, "{An_name} has {sides} sides and {sides} corners.", "sides", "{an_name}", 0.5,
     "how many sides does {an_name} have / how many corners has {an_name} / {name} sides / sides of {an_name} / How many "
     "sides are there in {an_name}? / how many sides on {an_name}"),
    ("at_place", PLANETS, "The {place} planet from the Sun is {name}. It {note}.", "name", "the {place} planet", 1.5,
     "what is the {place} planet from the sun / whats the {place} planet / {place} planet / which planet is {place} from the "
     "sun / What's the name of the {place} planet from the Sun? / Name the {place} planet from the Sun."),
    ("moons", PLANETS, "{name} has {moons}.", "moons", "{name}", 1.0,
     "how many moons does {name} have / {name} moons / moons of {name} / does {name} have a moon / what are the moons of "
     "{name} / how many moons has {name} / number of moons of {name}"),
    ("year", PLANETS, "{name} takes about {days} to go around the Sun.", "days", "", 0.8,
     "how long is a year on {name} / how long does {name} take to orbit the sun / length of a year on {name} / {name} year "
     "length / How long does it take {name} to go around the Sun? / orbital period of {name}"),
)  # fmt: skip
"""Label, rows, answer, facts, short form of another question, share of the weight, and the wordings."""


def versus(label: str, rows: Sequence[Row], size: Callable[[Row], float], answer: str, facts: str, asks: str) -> Task:
    """Which of two rows has more of something; the answer names the greater one first."""

    def make(rng: Random) -> list[Turn]:
        one, two = rng.sample(rows, 2)
        while size(one) == size(two):
            one, two = rng.sample(rows, 2)
        slots = {"a": one["name"], "b": two["name"], "A": one["Name"], "an_a": one["an_name"], "an_b": two["an_name"]}
        great, small = (one, two) if size(one) > size(two) else (two, one)
        both = great | {key + "2": cell for key, cell in small.items()}
        ask = rng.choice(asks.split(" / "))
        said = ("Yes, " if great is one else "No, ") + answer.replace("An_", "an_") if ask[0] in "IiD" else answer
        return [Turn(ask.format(**slots), said.format(**both), tuple(both[key] for key in facts.split()))]

    return asking(make, label, 0.6 * len(rows))


def ordered(label: str, names: str, word: str, asks: str) -> Task:
    """Which of two is longer or heavier: the names stand in their order, the smallest first."""
    rows = table("name", names.split(", "))
    answer = f"{{An_name}} is {word} than {{an_name2}}."
    return versus(label, rows, lambda row: rows.index(row), answer, "name", asks.replace("{w}", word))


ORDER = [row["name"] for row in PLANETS]
SIZES = ("Mercury", "Mars", "Venus", "Earth", "Neptune", "Uranus", "Saturn", "Jupiter")
COUNTED = {"two": 2, "four": 4, "six": 6, "eight": 8, "ten": 10}
SIDES = dict(three=3, four=4, five=5, six=6, seven=7, eight=8, nine=9, ten=10, twelve=12)
UNIT_ASKS = (
    "Which is {w}, {an_a} or {an_b}? / What is {w}, {an_a} or {an_b}? / what is {w} {an_a} or {an_b} / Is {an_a} {w} than "
    "{an_b}? / {w}: {a} or {b}? / {an_a} or {an_b}, which is {w}?"
)
VERSUS: tuple[tuple[str, Sequence[Row], Callable[[Row], float], str, str, str], ...] = (
    ("closer", PLANETS, lambda row: -ORDER.index(row["name"]),
     "{name} is closer to the Sun: it is the {place} planet, and {name2} is the {place2}.", "name",
     "Which is closer to the Sun, {a} or {b}? / which planet is closer to the sun {a} or {b} / {A} or {b}: which is nearer "
     "to the Sun? / Is {a} closer to the Sun than {b}? / What is nearer to the Sun, {a} or {b}?"),
    ("farther", PLANETS, lambda row: ORDER.index(row["name"]),
     "{name} is farther from the Sun: it is the {place} planet, and {name2} is the {place2}.", "name",
     "Which is farther from the Sun, {a} or {b}? / which planet is further from the sun {a} or {b} / Is {a} farther from the "
     "Sun than {b}? / {A} or {b}: which is farther away from the Sun?"),
    ("bigger", PLANETS, lambda row: SIZES.index(row["name"]), "{name} is bigger than {name2}.", "name",
     "Which planet is bigger, {a} or {b}? / which is bigger {a} or {b} / Is {a} bigger than {b}? / is {a} larger than {b} / "
     "What is larger, {a} or {b}? / {A} or {b}: which planet is larger? / bigger planet: {a} or {b}?"),
    ("more_days", MONTHS, lambda row: int(row["days"]), "{name} is longer: it has {days} days, and {name2} has {days2}.",
     "name days days2",
     "Which month has more days, {a} or {b}? / which is longer {a} or {b} / Does {a} have more days than {b}? / Is {a} "
     "longer than {b}? / {A} or {b}: which has more days?"),
    ("sooner", MONTHS, lambda row: -int(row["number"]), "{name} comes before {name2} in the year.", "name",
     "Which comes first in the year, {a} or {b}? / which month comes first {a} or {b} / Is {a} before {b}? / Does {a} come "
     "before {b}? / {A} or {b}: which month is earlier in the year? / Is {a} earlier in the year than {b}?"),
    ("more_legs", tuple(row for row in ANIMALS if row["legs"] in COUNTED), lambda row: COUNTED[row["legs"]],
     "{An_name} has more legs: it has {legs}, and {an_name2} has {legs2}.", "name legs legs2",
     "Which has more legs, {an_a} or {an_b}? / what has more legs {an_a} or {an_b} / Does {an_a} have more legs than {an_b}? "
     "/ more legs: {a} or {b}?"),
    ("more_sides", SHAPES, lambda row: SIDES[row["sides"]],
     "{An_name} has more sides: it has {sides}, and {an_name2} has {sides2}.", "name sides sides2",
     "Which has more sides, {an_a} or {an_b}? / what has more corners {an_a} or {an_b} / Does {an_a} have more sides than "
     "{an_b}?"),
)  # fmt: skip
ORDERED = (
    ("longer", "millimetre, centimetre, inch, foot, yard, metre, kilometre, mile", "longer", UNIT_ASKS),
    ("heavier", "milligram, gram, ounce, pound, kilogram, stone, tonne", "heavier", UNIT_ASKS),
    ("lasting", "second, minute, hour, day, week, fortnight, month, year, decade, century, millennium", "longer", UNIT_ASKS),
    ("larger", "bit, byte, kilobyte, megabyte, gigabyte, terabyte", "larger", UNIT_ASKS),
)


def euro(rng: Random) -> list[Turn]:
    """Whether one pays with the euro in a country."""
    row = rng.choice(FAMOUS if rng.random() < 0.5 else tuple(row for row in FAMOUS if row["continent"] == "Europe"))
    asks = "Do they use the euro in {name}? / does {name} use the euro / can i pay with euros in {name}"
    answer = f"{'Yes' if row['currency'] == 'euro' else 'No'}, the currency of {row['name']} is the {row['currency']}."
    return [Turn(rng.choice(asks.split(" / ")).format(**row), answer, (row["currency"],))]


TABLES = (SPACE, EARTH, CALENDAR, SCIENCE, BODY, CHEMISTRY, HISTORY, TEMPERATURES, FIRSTS)
TAUGHT = {entry[1]: entry[2] for entries in TABLES for entry in entries}
AGAIN = """
The largest planet in = biggest planet / largest planet / what is the biggest planet in the solar system / whats the largest
  planet in our solar system / which planet is the biggest one / What is the biggest of all planets?
The smallest planet in = smallest planet / what is the smallest planet in our solar system / littlest planet
The hottest planet = hottest planet / whats the hottest planet in the solar system / warmest planet
The planet closest = closest planet to the sun / which planet is closest to the sun / nearest planet to the sun / What is the
  closest planet to the Sun? / which planet is nearest the sun / planet next to the sun
The planet farthest = What is the farthest planet from the sun? / farthest planet / furthest planet from the sun / which planet
  is furthest from the sun / most distant planet / outermost planet / last planet in the solar system / what planet is farthest
  away from the sun
The red planet = red planet / which one is the red planet / whats the red planet called / What is the name of the red planet?
Saturn is famous = planet with rings / which planet has rings around it / ringed planet / what planet has a ring
There are eight planets = how many planets / number of planets / how many planets are in our solar system / how many planets are
  there in the solar system
The planets in order = planets in order from the sun / order of planets / names of all planets / all the planets
The Moon is about 384 = how far away is the moon from us / how many km to the moon / earth moon distance
Light travels at = speed of light / whats the speed of light / how fast is the speed of light
The closest star = closest star / nearest star to earth / which star is nearest to us
Our galaxy = our galaxy / what galaxy are we in / name of our galaxy / which galaxy is ours
There are seven continents = how many continents / number of continents / continents / how many continents are there in the
  world / name the 7 continents / continents of the world
There are five oceans = how many oceans / how many oceans are on earth / number of oceans
The largest ocean = largest ocean / biggest ocean / what is the largest ocean in the world / biggest ocean on earth
The smallest ocean = smallest ocean / which is the smallest ocean in the world
The deepest known = deepest point in the ocean / deepest part of the ocean / where is the ocean deepest
The Nile is usually = longest river / longest river in the world / whats the longest river on earth / which is the longest river
The highest mountain in the world = highest mountain / which mountain is tallest / world's highest mountain
The second highest mountain = second highest mountain / second tallest mountain in the world
The largest desert in the world = largest desert / biggest desert / what is the biggest desert in the world
The largest country in the world = which country is biggest / biggest country / biggest country by size
The smallest country = tiniest country / which country is smallest / world's smallest country
The second largest country = second biggest country / second largest country in the world
India is the country = most populated country / which country has the largest population / country with the biggest population /
  most populous country / what country has the most people
The largest island = biggest island in the world / largest island / whats the biggest island on earth
The largest continent = biggest continent / largest continent in the world / which continent is biggest
The smallest continent = smallest continent / smallest continent in the world
The coldest continent = coldest continent / which continent is coldest / which continent is the south pole on
The largest lake = biggest lake / largest lake / biggest lake in the world
The deepest lake = deepest lake / what is the deepest lake on earth
The highest waterfall = tallest waterfall / highest waterfall / what is the tallest waterfall in the world
The largest rainforest = biggest rainforest / largest rainforest on earth / biggest jungle
About 71 percent = how much of the earth is water / what percent of the earth is water / how much water covers the earth
The United States has 50 = how many us states / how many states in the us / how many states does the us have
More than eight billion = how many people are on earth / how many humans are there / how many people live in the world
There are about 195 = how many countries / number of countries / how many countries exist
The Earth is about 4.5 = how old is earth / what is the age of the earth
A year has twelve = how many months in a year / months in a year / number of months
A week has seven = how many days in a week / days in a week / how many days has a week
A year has 365 = how many days in a year / days in a year / how many days has a year
A year has 52 = how many weeks in a year / weeks in a year / how many weeks has a year
A leap year has = leap year / how many days in a leap year / whats a leap year
April, June = months with 30 days / which months have only 30 days
January, March = months with 31 days / which months are 31 days long
The shortest month = shortest month / which month is shortest / shortest month of the year / month with the fewest days
The first month of = first month of the year / what is the first month / which month does the year begin with
The last month of = last month of the year / which month is last / what is the final month of the year
A decade is = years in a decade / how many years in a decade / how many years is a decade
The four seasons = how many seasons / four seasons / names of the seasons / how many seasons in a year
The colours of the rainbow = rainbow colours / colors of the rainbow / what colors are in a rainbow
The fastest land = fastest land animal / fastest animal on land / whats the fastest animal on earth
The largest animal = largest animal on earth / whats the largest animal / biggest living animal
The largest land animal = biggest land animal / largest land animal / biggest animal on land
The tallest animal = tallest animal / tallest animal in the world / which animal is tallest
The largest bird = biggest bird / largest bird in the world / which bird is biggest
The fastest bird = fastest bird / fastest bird in the world
An adult has 206 = how many bones are in a human / how many bones do we have / bones in the human body
The largest organ = biggest organ / largest organ in the human body / biggest organ of the body
The longest bone = longest bone / biggest bone in the body
The chemical formula of water = chemical formula for water / water formula / what is h2o / h2o
The lightest element = lightest element / which is the lightest element / first element of the periodic table
Water freezes = freezing point of water / water freezes at what temperature / at what temperature does ice form
There are 118 = how many elements are there / how many chemical elements exist / number of elements
George Washington was = first president / first president of the usa / who was the first us president / first american president
  / who was the first president of america / Who was America's first president?
Yuri Gagarin was = first man in space / first person in space / first human in space / who was the first man in space
The normal temperature = body temperature / normal body temp / what is a normal body temperature
A marathon is = how long is a marathon / marathon distance / marathon length
"""
"""The beginning of an answer that another file gives, and further questions for it."""
NEW = """
The second largest planet is Saturn. | Saturn = second largest planet / What is the second biggest planet?
The largest moon in the solar system is Ganymede, a moon of Jupiter. | Ganymede = largest moon / biggest moon in the solar
  system / Which moon is the largest?
The gas giants are Jupiter and Saturn. Uranus and Neptune are called ice giants. | Jupiter,Saturn = gas giants / which planets
  are gas giants / What are the gas giants? / Name the gas giants.
The rocky planets are Mercury, Venus, Earth and Mars. | Mercury,Venus,Earth,Mars = rocky planets / which planets are rocky /
  What are the rocky planets? / inner planets
Mercury has the shortest year: it takes about 88 days to go around the Sun. | Mercury = planet with the shortest year / Which
  planet has the shortest year? / which planet goes around the sun fastest
Neptune has the longest year: it takes about 165 years to go around the Sun. | Neptune = planet with the longest year / Which
  planet has the longest year? / slowest planet around the sun
Mercury and Venus have no moons. | Mercury,Venus = which planets have no moons / planets without moons
The brightest planet in our sky is Venus. | Venus = brightest planet / Which planet is the brightest?
We live on the Earth, the third planet from the Sun. | Earth = what planet do we live on / which planet are we on / What is our
  planet called? / name of our planet
The neighbours of the Earth are Venus and Mars. | Venus,Mars = planets next to earth / Which planets are next to the Earth?
Seven months have 31 days: January, March, May, July, August, October and December. | Seven = how many months have 31 days /
  number of months with 31 days / How many months are 31 days long?
Four months have 30 days: April, June, September and November. | Four = how many months have 30 days / number of months with 30
  days / How many months are 30 days long?
A person normally has two legs. | two = how many legs does a human have / human legs how many / how many legs has a person
An insect has six legs. | six = how many legs does an insect have / insect legs / How many legs do insects have?
A bird has two legs. | two = how many legs does a bird have / How many legs do birds have? / number of legs of a bird
The largest cat is the tiger. | tiger = biggest cat / largest cat in the world / What is the biggest cat?
The lion is called the king of beasts. | lion = king of the jungle / Which animal is the king of the jungle? / king of animals /
  who is the king of beasts
The bat is the only mammal that can really fly. | bat = flying mammal / Which mammal can fly? / what mammal flies
The largest ape is the gorilla. | gorilla = biggest ape / largest ape / What is the biggest ape?
The highest mountain in Europe is Mount Elbrus in Russia. The highest one in the Alps is Mont Blanc. | Elbrus = highest mountain
  in europe / tallest mountain in Europe / What is the highest mountain in Europe?
The highest mountain in Asia is Mount Everest. | Mount Everest = highest mountain in asia / tallest mountain in Asia / What is
  the highest mountain in Asia?
The longest river in Africa is the Nile. | Nile = longest river in africa / What is the longest river in Africa? / which river
  is the longest in africa
The tallest building in the world is the Burj Khalifa in Dubai. | Burj Khalifa = tallest building / tallest building in the
  world / What is the highest building in the world?
Half a dozen is six. | six = half a dozen / how many is half a dozen / How much is half a dozen?
"""
"""A new answer, what must be in it, and its questions."""


def again(line: str) -> Entry:
    """The entry of a line of AGAIN: the one answer that begins like this."""
    beginning, _, asks = line.partition(" = ")
    (answer,) = (answer for answer in TAUGHT if answer.startswith(beginning))
    return asks, answer, TAUGHT[answer]


def new(line: str) -> Entry:
    """The entry of a line of NEW."""
    said, _, asks = line.partition(" = ")
    answer, _, facts = said.partition(" | ")
    return asks, answer, tuple(facts.split(","))


def lines(text: str) -> list[str]:
    """The lines of a table, where an indented one goes on with the one before it."""
    return text.strip().replace("\n  ", " ").split("\n")


TASKS: tuple[Task, ...] = (
    *(more(*entry) for entry in MORE),
    *(versus(*entry) for entry in VERSUS),
    *(ordered(*entry) for entry in ORDERED),
    asking(euro, "euro", 20),
    asking(fixed("superlatives", tuple(map(again, lines(AGAIN)))), "superlatives", 200),
    asking(fixed("new", tuple(map(new, lines(NEW)))), "new", 40),
)
