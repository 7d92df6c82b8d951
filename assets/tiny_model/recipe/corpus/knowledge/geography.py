"""Questions about oceans, rivers, mountains, deserts, landmarks and cities."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking
from corpus.knowledge.frames import Row, Task, choice, quiz, table, task, truth
from corpus.knowledge.geography_data import DESERTS, LANDMARKS, MOUNTAINS, RIVERS, SIGHTS, TOWNS

IN_CITY = table("name city country", LANDMARKS)
IN_COUNTRY = table("name country", SIGHTS)
RIVER = table("name length mouth continent", RIVERS)
MOUNTAIN = table("name height place", MOUNTAINS)
DESERT = table("name place kind", DESERTS)
TOWN = table("name country", TOWNS)

landmark = task(
    "landmark",
    IN_CITY,
    "{Name} is in {city}, in {country}.",
    "city country",
    indirect=("where {name} is", "which city {name} is in", "in which city {name} stands"),
    asks=(
        "Where is {name}?",
        "In which city is {name}?",
        "Which city is {name} in?",
        "What city is {name} in?",
        "Where can I see {name}?",
        "Where do I find {name}?",
        "In which country is {name}?",
        "{Name}: which city?",
        "I want to visit {name}. Where must I go?",
        "Which city do I have to travel to for {name}?",
        "Where in the world is {name}?",
        "Where would I have to go to see {name}?",
    ),
    again="{name}",
)
sight = task(
    "sight",
    IN_COUNTRY,
    "{Name} can be found in {country}.",
    "country",
    indirect=("where {name} can be found", "in which country {name} can be seen"),
    asks=(
        "Where can I find {name}?",
        "In which country can I see {name}?",
        "Which country would I visit to see {name}?",
        "What country do I go to for {name}?",
        "Where in the world would I see {name}?",
        "{Name}: which country?",
        "I want to see {name}. Where must I go?",
        "Which country has {name}?",
        "Where do people go to see {name}?",
        "I saw a picture of {name}. Where was it taken?",
    ),
    again="{name}",
)
town = task(
    "town",
    TOWN,
    "{name} is a city in {country}.",
    "country",
    indirect=("which country {name} is in", "where {name} is"),
    asks=(
        "Where is {name}?",
        "In which country is {name}?",
        "Which country is {name} in?",
        "What country is {name} in?",
        "{name} is in which country?",
        "In what country is the city of {name}?",
        "{name}: which country?",
        "Which country does {name} belong to?",
        "I'm flying to {name}. What country is that?",
        "Where in the world is {name}?",
        "What is {name}?",
        "In which country would I find the city of {name}?",
    ),
    again="{name}",
)
river_length = task(
    "river_length",
    RIVER,
    "{Name} is about {length} kilometres long and flows into {mouth}.",
    "length",
    nouns=("the length of {name}",),
    indirect=("how long {name} is", "how many kilometres long {name} is"),
    asks=(
        "How long is {name}?",
        "How long is {name} in kilometres?",
        "How many kilometres long is {name}?",
        "{Name}: length?",
        "What length does {name} have?",
        "How far does {name} flow?",
        "length of {name}",
        "What is {name}'s length?",
        "How many kilometres does {name} flow?",
    ),
    again="{name}",
)
river_mouth = task(
    "river_mouth",
    RIVER,
    "{Name} flows into {mouth}. It is in {continent}.",
    "mouth continent",
    indirect=("where {name} ends", "which sea {name} flows into"),
    asks=(
        "Where does {name} end?",
        "Into which sea does {name} flow?",
        "Where does {name} flow into the sea?",
        "Which sea does {name} flow into?",
        "On which continent is {name}?",
        "Where is {name}?",
        "Where is the mouth of {name}?",
        "What does {name} flow into?",
        "{Name}: where does it end?",
        "Where does the water of {name} go?",
    ),
    again="{name}",
)
mountain_height = task(
    "mountain_height",
    MOUNTAIN,
    "{Name} is {height} metres high. It is in {place}.",
    "height",
    nouns=("the height of {name}",),
    indirect=("how high {name} is", "how tall {name} is"),
    asks=(
        "How high is {name}?",
        "How tall is {name}?",
        "How many metres high is {name}?",
        "{Name}: height?",
        "What height does {name} have?",
        "height of {name}",
        "How many metres is {name}?",
        "How far up is the top of {name}?",
        "What is {name}'s height?",
        "How high do I get if I climb {name}?",
    ),
    again="{name}",
)
mountain_place = task(
    "mountain_place",
    MOUNTAIN,
    "{Name} is a mountain in {place}.",
    "place",
    indirect=("where {name} is", "where the mountain {name} is"),
    asks=(
        "Where is {name}?",
        "In which country is {name}?",
        "Where can I climb {name}?",
        "Where do I find {name}?",
        "What is {name}?",
        "In what part of the world is {name}?",
        "{Name}: where is it?",
        "Where must I travel to climb {name}?",
        "Which mountains or country does {name} belong to?",
        "Where does {name} stand?",
    ),
    again="{name}",
)
desert = task(
    "desert",
    DESERT,
    "{Name} is {an_kind} desert in {place}.",
    "place",
    indirect=("where {name} is", "which country or region {name} is in"),
    asks=(
        "Where is {name}?",
        "In which part of the world is {name}?",
        "What is {name}?",
        "Where can I find {name}?",
        "Which country or region is {name} in?",
        "{Name}: where is it?",
        "Tell me about {name}.",
        "What kind of desert is {name}?",
        "Where does {name} lie?",
        "Is {name} hot or cold, and where is it?",
    ),
    again="{name}",
)


def more_of(label: str, rows: tuple[Row, ...], key: str, word: str, about: str, asks: tuple[str, ...]) -> Task:
    """Which of two is longer or higher, by the numbers."""

    def make(rng: Random) -> list[Turn]:
        first, second = rng.sample(rows, 2)
        sizes = [int(row[key].replace(",", "")) for row in (first, second)]
        user = rng.choice(asks).format(a=first["name"], b=second["name"], A=first["Name"])
        if sizes[0] == sizes[1]:
            return [Turn(user, f"Both are the same: {about}{first[key]} {word.split('|')[1]}.", (first[key],))]
        most, least = (first, second) if sizes[0] > sizes[1] else (second, first)
        degree, unit = word.split("|")
        answer = f"{most['Name']} is {degree}: {about}{most[key]} {unit}, while {least['name']} has {about}{least[key]}."
        return [Turn(user, answer, (most["Name"], most[key]))]

    return asking(make, label, 0.3 * len(rows))


COMPARE = (
    "Which is {d}, {a} or {b}?",
    "What is {d}: {a} or {b}?",
    "{A} or {b}: which is {d}?",
    "Is {a} {d} than {b}?",
    "Compare {a} and {b}. Which is {d}?",
    "Do you know whether {a} or {b} is {d}?",
    "I'd like to know which is {d}, {a} or {b}.",
    "Tell me which is {d}, {a} or {b}.",
    "{A}, {b}: which one is {d}?",
    "Which of the two is {d}: {a} or {b}?",
)
longer_river = more_of(
    "longer_river", RIVER, "length", "longer|kilometres", "about ", tuple(c.replace("{d}", "longer") for c in COMPARE)
)
higher_mountain = more_of(
    "higher_mountain", MOUNTAIN, "height", "higher|metres", "", tuple(c.replace("{d}", "higher") for c in COMPARE)
)
is_city = truth(
    "is_city",
    IN_CITY,
    "city",
    "Yes, {name} is in {city}.",
    "No, {name} is in {city}.",
    "city",
    (
        "Is {name} in {claim}?",
        "{Name} is in {claim}, right?",
        "Is it true that {name} is in {claim}?",
        "I think {name} is in {claim}. Is that right?",
        "True or false: {name} is in {claim}.",
        "Can I see {name} in {claim}?",
        "Would I find {name} in {claim}?",
        "Does {name} stand in {claim}?",
    ),
)
which_city = choice(
    "which_city",
    IN_CITY,
    "city",
    "{Name} is in {city}.",
    (
        "Where is {name}: in {one}, {two} or {three}?",
        "{One}, {two} or {three}: where is {name}?",
        "In which city is {name}: {one}, {two} or {three}?",
        "Is {name} in {one}, {two} or {three}?",
    ),
)
landmark_quiz = quiz(
    "landmark_quiz", IN_CITY, "city", "the place of {name}", "In which city is {name}?", "{Name} is in {city}."
)
TASKS: tuple[Task, ...] = (
    *(landmark, sight, town, river_length, river_mouth, mountain_height, mountain_place, desert, longer_river, higher_mountain),
    *(is_city, which_city, landmark_quiz),
)
