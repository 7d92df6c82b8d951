"""Questions about countries: capital, continent, currency, language, what they are known for, and lists of them."""

from __future__ import annotations

from corpus.knowledge.countries_europe import AMERICAS, EUROPE
from corpus.knowledge.countries_world import AFRICA, ASIA, OCEANIA
from corpus.knowledge.frames import Row, Task, first_of, fixed, having, pairs, table, task

KEYS = "name capital continent currency language known"
COUNTRIES = table(KEYS, EUROPE + AMERICAS + ASIA + AFRICA + OCEANIA)
CAPITALS = having(COUNTRIES, "capital")
FAMOUS = having(COUNTRIES, "known", "capital", "currency", "language", "continent")
CITIES = tuple(row for row in CAPITALS if row["capital"] != row["name"])


def of_capital(row: Row) -> str:
    """The capital; for a famous country also where it lies and what one pays with."""
    more = f" {row['Name']} is in {row['continent']} and its currency is the {row['currency']}." if row in FAMOUS else ""
    return f"The capital of {row['name']} is {row['capital']}." + more


def of_city(row: Row) -> str:
    """The country of a capital; for a famous one also what is spoken there."""
    more = f" People there speak {row['language']}." if row in FAMOUS else ""
    return f"{row['Capital']} is the capital of {row['name']}.{more}"


def about(row: Row) -> str:
    """All of a row."""
    return (
        f"{row['Name']} is a country in {row['continent']}. Its capital is {row['capital']}".rstrip(".")
        + f". People there speak {row['language']}, and the currency is the {row['currency']}. "
        + f"{row['Name']} is known for {row['known']}."
    )


CONTINENT_ASKS = (
    "Name five countries in {c}.",
    "Name five {a} countries.",
    "List five countries in {c}.",
    "Give me five countries in {c}.",
    "Can you name five countries in {c}?",
    "Tell me five countries that are in {c}.",
    "What are five countries in {c}?",
    "Five countries in {c}?",
    "I need five {a} countries.",
    "Give me a list of five {a} countries.",
    "Which countries are in {c}? Name five.",
)
CAPITAL_LIST_ASKS = (
    "Name three capitals in {c}.",
    "Name three {a} capitals.",
    "Give me three capital cities in {c}.",
    "What are three {a} capital cities?",
    "Three {a} capitals?",
    "List three capital cities in {c}.",
    "Can you name three capitals of {a} countries?",
)
THREE_ASKS = tuple(ask.replace("five", "three").replace("Five", "Three") for ask in CONTINENT_ASKS)
ADJECTIVES = (
    ("Europe", "European"),
    ("Asia", "Asian"),
    ("Africa", "African"),
    ("North America", "North American"),
    ("South America", "South American"),
    ("Oceania", "Oceanian"),
)


def lists() -> tuple[tuple[tuple[str, ...], str, tuple[str, ...]], ...]:
    """Five countries, three countries and three capitals of every continent: always the first of the table."""
    out = []
    for continent, adjective in ADJECTIVES:
        rows = [row for row in CITIES if row["continent"] == continent]
        slots = {"c": continent, "a": adjective}
        for asks, count, word in ((CONTINENT_ASKS, 5, "Five"), (THREE_ASKS, 3, "Three")):
            names = first_of(rows, "name", count)
            wordings = tuple(ask.format(**slots) for ask in asks)
            out.append((wordings, f"{word} countries in {continent} are {names}.", tuple(r["name"] for r in rows[:count])))
        answer = " and ".join(f"{row['capital']} in {row['name']}" for row in rows[1:3])
        answer = f"Three capitals in {continent} are {rows[0]['capital']} in {rows[0]['name']}, {answer}."
        wordings = tuple(ask.format(**slots) for ask in CAPITAL_LIST_ASKS)
        out.append((wordings, answer, tuple(row["capital"] for row in rows[:3])))
    return tuple(out)


CAPITAL_NOUNS = ("the capital of {name}", "the capital of {name}", "the capital city of {name}")
CAPITAL_CLAUSES = ("which city is the capital of {name}", "what city is the capital of {name}")
CAPITAL_INDIRECT = ("what {name} has as its capital", "what the capital of {name} is called")
CAPITAL_ASKS = (
    "What city is {name}'s capital?",
    "What does {name} have as its capital?",
    "What is the capital city called in {name}?",
    "Where is the seat of government of {name}? I mean the capital.",
    "{Name}: capital?",
    "capital of {name}",
    "capital {name}",
    "{Name}, capital city?",
    "What do you call the capital of {name}?",
    "I'm planning a trip to the capital of {name}. Which city is that?",
    "If I fly to the capital of {name}, which city do I land in?",
)


def capitals(label: str, rows: tuple[Row, ...]) -> Task:
    """A task that asks for the capitals of some countries."""
    return task(
        label,
        rows,
        of_capital,
        "capital",
        nouns=CAPITAL_NOUNS,
        clauses=CAPITAL_CLAUSES,
        indirect=CAPITAL_INDIRECT,
        asks=CAPITAL_ASKS,
        again="{name}",
    )


capital = capitals("capital", FAMOUS)
capital_elsewhere = capitals("capital_elsewhere", tuple(row for row in CAPITALS if row not in FAMOUS))
country_of = task(
    "country_of",
    tuple(row for row in CITIES if row in FAMOUS),
    of_city,
    "name",
    nouns=("the country whose capital is {capital}",),
    clauses=(
        "which country has the capital {capital}",
        "{capital} is the capital of which country",
        "which country has {capital} as its capital",
        "what country has {capital} for its capital",
    ),
    indirect=("what country {capital} is the capital of", "in which country {capital} is"),
    asks=(
        "{Capital} is the capital of what?",
        "{Capital} is the capital of where?",
        "Of which country is {capital} the capital?",
        "{Capital}: capital of which country?",
        "Where is {capital}?",
        "In which country is {capital}?",
        "In what country would I find {capital}?",
        "Which country does the city of {capital} belong to?",
        "I'm flying to {capital}. What country is that in?",
        "Where in the world is {capital}?",
        "Where is the city of {capital}?",
    ),
    again="{capital}",
)
continent = task(
    "continent",
    FAMOUS,
    lambda row: f"{row['Name']} is in {row['continent']}." + (f" Its capital is {row['capital']}." if row in FAMOUS else ""),
    "continent",
    indirect=("which continent {name} is in", "what continent {name} is on", "what part of the world {name} is in"),
    asks=(
        "Where is {name}?",
        "On which continent is {name}?",
        "Which continent is {name} on?",
        "What continent is {name} in?",
        "What continent does {name} belong to?",
        "To which continent does {name} belong?",
        "{Name} is on which continent?",
        "{Name}: which continent?",
        "Where in the world is {name}?",
        "In which part of the world is {name}?",
        "Where would I find {name} on a map?",
        "Which continent would I travel to if I went to {name}?",
        "Tell me where {name} is.",
        "Do you know where {name} is?",
    ),
    again="{name}",
)
currency = task(
    "currency",
    FAMOUS,
    lambda row: f"The currency of {row['name']} is the {row['currency']}.",
    "currency",
    nouns=("the currency of {name}", "the currency in {name}"),
    indirect=("which currency {name} uses", "what money people use in {name}", "what currency they have in {name}"),
    asks=(
        "What currency does {name} use?",
        "What currency is used in {name}?",
        "Which currency do they use in {name}?",
        "What money do they use in {name}?",
        "What do people pay with in {name}?",
        "What is the money called in {name}?",
        "What kind of money do I need in {name}?",
        "Which currency do I need for a holiday in {name}?",
        "How do you pay in {name}? I mean the currency.",
        "{Name}: currency?",
        "currency of {name}",
        "I'm going to {name}. Which currency should I take?",
        "In what currency are prices given in {name}?",
    ),
    again="{name}",
)
language = task(
    "language",
    FAMOUS,
    lambda row: f"In {row['name']} people speak {row['language']}.",
    "language",
    nouns=("the language of {name}", "the language spoken in {name}", "the main language in {name}"),
    clauses=("which language is spoken in {name}", "what language is spoken in {name}"),
    indirect=("what language people speak in {name}", "what they speak in {name}"),
    asks=(
        "What language do they speak in {name}?",
        "What language do people speak in {name}?",
        "Which language is spoken in {name}?",
        "What do people speak in {name}?",
        "What language is used in {name}?",
        "What is spoken in {name}?",
        "What language should I learn before I go to {name}?",
        "I'm moving to {name}. Which language do they speak there?",
        "{Name}: language?",
        "Which language would I hear in {name}?",
        "In {name}, what language do they speak?",
    ),
    again="{name}",
)
known_for = task(
    "known_for",
    FAMOUS,
    "{Name} is known for {known}. Its capital is {capital}.",
    "known",
    indirect=("what {name} is known for", "what {name} is famous for"),
    asks=(
        "What is {name} known for?",
        "What is {name} famous for?",
        "What makes {name} famous?",
        "Why is {name} famous?",
        "What comes to mind when you think of {name}?",
        "Why do people visit {name}?",
        "Why would I go to {name}?",
        "What is there to see in {name}?",
        "What should I know about {name} before my trip?",
        "What is special about {name}?",
        "Give me a reason to visit {name}.",
    ),
    again="{name}",
)
ABOUT = (
    "Tell me about {name}.",
    "Tell me something about {name}.",
    "What can you tell me about {name}?",
    "What do you know about {name}?",
    "Describe {name} in a few sentences.",
    "Give me some facts about {name}.",
    "Give me a short overview of {name}.",
    "I want to learn about {name}.",
    "Write a few sentences about {name}.",
    "Could you tell me a bit about {name}?",
    "I'd like to know more about {name}.",
    "Introduce {name} to me.",
    "What kind of country is {name}?",
    "facts about {name}",
    "Write a short paragraph about {name}.",
    "I have to give a short talk about {name}. What can I say?",
)
about_famous = task("about_famous", FAMOUS, about, "capital continent currency language", asks=ABOUT, again="{name}")
capital_and_currency = task(
    "capital_and_currency",
    FAMOUS,
    "The capital of {name} is {capital}, and the currency there is the {currency}.",
    "capital currency",
    asks=(
        "What is the capital of {name} and what currency do they use?",
        "What is the capital of {name}, and what is its currency?",
        "Tell me the capital and the currency of {name}.",
        "Capital and currency of {name}?",
        "I need the capital and the currency of {name}.",
        "What are the capital and the currency of {name}?",
        "Which city is the capital of {name} and what money do people use there?",
        "Give me {name}'s capital and currency.",
        "{Name}: capital and currency?",
        "What's the capital of {name}, and how do people pay there?",
    ),
    again="{name}",
)
language_and_capital = task(
    "language_and_capital",
    FAMOUS,
    "The capital of {name} is {capital}, and people there speak {language}.",
    "capital language",
    asks=(
        "What is the capital of {name} and what language do they speak?",
        "Tell me the capital and the language of {name}.",
        "Capital and language of {name}?",
        "What are the capital and the language of {name}?",
        "Which city is the capital of {name}, and what is spoken there?",
        "Give me the capital and the language of {name}.",
        "I'd like to know the capital of {name} and which language people speak there.",
        "{Name}: capital and language?",
        "What's {name}'s capital and what do people speak?",
        "What do they speak in {name}, and what is the capital?",
    ),
)
two_capitals = pairs(
    "two_capitals",
    CITIES,
    "The capital of {name} is {capital}, and the capital of {name2} is {capital2}.",
    "capital capital2",
    (
        "What are the capitals of {name} and {name2}?",
        "Tell me the capitals of {name} and {name2}.",
        "Capitals of {name} and {name2}?",
        "What is the capital of {name}, and what is the capital of {name2}?",
        "Name the capital cities of {name} and {name2}.",
        "I need the capitals of {name} and {name2}.",
        "Which cities are the capitals of {name} and {name2}?",
        "Do you know the capitals of {name} and {name2}?",
        "What's the capital of {name}? And of {name2}?",
        "Give me the capital of {name} and that of {name2}.",
    ),
)
some_countries = fixed("some_countries", lists())
TASKS: tuple[Task, ...] = (
    capital,
    capital_elsewhere,
    country_of,
    continent,
    currency,
    language,
    known_for,
    about_famous,
    capital_and_currency,
    language_and_capital,
    two_capitals,
    some_countries,
)
