"""Single sentences about people, with the questions about them, and words for all such sentences."""

from __future__ import annotations

from random import Random

from corpus.base import Fact, an
from corpus.values import CITIES, COLOURS, DAYS, date, first_name

Said = tuple[list[Fact], list[tuple[str, str]]]
"""Facts that stand in one sentence, and questions that it does not answer with the words for that."""
THINGS = (
    "car", "bike", "bag", "coat", "house", "hat", "boat", "door", "scarf", "kite", "chair", "lamp", "umbrella", "guitar", "van",
    "sofa", "cup", "tent", "jacket", "phone", "rucksack", "bicycle", "dress", "suitcase", "helmet", "kettle",
)  # fmt: skip
PETS = ("dog", "cat", "parrot", "rabbit", "horse", "hamster", "goldfish", "turtle", "donkey", "canary")
PET_NAMES = (
    "Mimi",
    "Luna",
    "Rex",
    "Bella",
    "Max",
    "Coco",
    "Oscar",
    "Daisy",
    "Rocky",
    "Molly",
    "Charlie",
    "Biscuit",
    "Pepper",
    "Fluffy",
)
JOBS = (
    "nurse", "teacher", "baker", "pilot", "doctor", "cook", "gardener", "painter", "lawyer", "farmer", "driver", "plumber",
    "dentist",
    "librarian", "carpenter", "waiter", "singer", "engineer", "photographer", "tailor", "translator", "mechanic",
)  # fmt: skip
PLACES = (
    "the kitchen", "the garage", "the garden", "the cellar", "the drawer", "the blue box", "the fridge", "the cupboard",
    "the car",
    "the attic", "the basket", "the hall", "the bathroom", "the shed", "the bookshelf", "the office", "the old suitcase",
)  # fmt: skip
SMALL = ("key", "letter", "ball", "passport", "book", "coin", "phone", "ticket", "watch", "cake", "ring", "map", "wallet",
         "torch",
         "glasses case", "spoon", "hammer", "cheese", "present", "notebook")  # fmt: skip
FOODS = ("apples", "pizza", "soup", "fish", "rice", "cheese", "pasta", "carrots", "chocolate", "mushrooms", "tomatoes",
         "pancakes",
         "olives", "spinach", "ice cream", "beans", "onions", "bananas", "noodles")  # fmt: skip
MANY = ("books", "chairs", "birds", "plates", "cars", "trees", "letters", "boxes", "candles", "bottles", "children", "sheep",
         "lamps",
        "bicycles", "eggs", "flowers", "cushions", "coins", "tickets", "pencils")  # fmt: skip
WHERE = ("on the table", "in the room", "in the garden", "on the shelf", "in the yard", "in the hall", "by the door",
         "on the wall",
         "in the box", "under the tree", "in front of the house", "on the roof")  # fmt: skip
WHYS = ("it rained", "the bus was late", "the lift was broken", "the road was closed", "the singer was ill",
         "there was a storm",
        "the heating had failed", "nobody had a key", "too few tickets were sold", "the power went out",
        "the bridge was closed",
        "it was too cold", "a pipe had burst", "the teacher was ill")  # fmt: skip
EVENTS = ("concert", "meeting", "match", "party", "lesson", "trip", "picnic", "play", "wedding", "market", "race", "film",
         "course",
          "dinner", "reading", "training", "flight", "exam")  # fmt: skip
LANGUAGES = (
    "French",
    "German",
    "Spanish",
    "Italian",
    "Dutch",
    "Polish",
    "Greek",
    "Arabic",
    "Japanese",
    "Turkish",
    "Russian",
    "Welsh",
)
BUILDINGS = (
    "bridge",
    "library",
    "town hall",
    "station",
    "tower",
    "museum",
    "theatre",
    "church",
    "hospital",
    "school",
    "castle",
    "mill",
)
VISITS = ("the museum", "the zoo", "the beach", "the market", "the cinema", "the lake", "the theatre", "the park",
         "the library",
          "the swimming pool", "the mountains", "the castle", "the new restaurant", "the football match")  # fmt: skip


def fact(sentence: str, value: str, answer: str, *questions: str) -> Fact:
    return Fact(sentence, value, questions, answer)


def lives(rng: Random, p: str) -> Said:
    c = rng.choice(CITIES)
    s = rng.choice((f"{p} lives in {c}.", f"{p} comes from {c}.", f"{p} moved to {c}."))
    verb = s.split()[len(p.split())]
    if verb == "lives":
        asks = (
            f"Where does {p} live?",
            f"In which city does {p} live?",
            f"What city does {p} live in?",
            f"Where is {p} at home?",
        )
    elif verb == "comes":
        asks = (f"Where does {p} come from?", f"Where is {p} from?", f"Which city is {p} from?", f"From where does {p} come?")
    else:
        asks = (
            f"Where did {p} move?",
            f"Which city did {p} move to?",
            f"Where did {p} move to?",
            f"To what city did {p} move?",
        )
    return [fact(s, c, s, *asks)], [(f"In which street does {p} live?", f"in which street {p} lives")]


def age(rng: Random, p: str) -> Said:
    n = str(rng.randint(3, 95))
    s = rng.choice((f"{p} is {n} years old.", f"{p} is {n}.", f"{p} turned {n} last week."))
    answer = f"{p} is {n} years old."
    return [
        fact(s, n, answer, f"How old is {p}?", f"What is {p}'s age?", f"What age is {p}?", f"How many years old is {p}?")
    ], [(f"When is {p}'s birthday?", f"when {p}'s birthday is")]


def owns(rng: Random, p: str) -> Said:
    c, t = rng.choice(COLOURS), rng.choice(THINGS)
    s = rng.choice((f"{p} has {an(c)} {t}.", f"{p} bought {an(c)} {t}.", f"{p}'s {t} is {c}.", f"The {t} of {p} is {c}."))
    asks = (
        f"What colour is {p}'s {t}?",
        f"What color is the {t}?",
        f"Which colour does {p}'s {t} have?",
        f"What colour is the {t}?",
    )
    return [fact(s, c, f"The {t} is {c}.", *asks)], [(f"How much did the {t} cost?", f"how much the {t} cost")]


def works(rng: Random, p: str) -> Said:
    j, c = rng.choice(JOBS), rng.choice(CITIES)
    s = rng.choice((f"{p} works as {an(j)} in {c}.", f"{p} is {an(j)} in {c}."))
    return [
        fact(
            s,
            j,
            f"{p} is {an(j)}.",
            f"What is {p}'s job?",
            f"What does {p} do for a living?",
            f"What does {p} do?",
            f"What is the job of {p}?",
        ),
        fact(
            s,
            c,
            f"{p} works in {c}.",
            f"Where does {p} work?",
            f"In which city does {p} work?",
            f"What city does {p} work in?",
            f"In what place does {p} work?",
        ),
    ], [(f"How much does {p} earn?", f"how much {p} earns")]


def pet(rng: Random, p: str) -> Said:
    a, name = rng.choice(PETS), rng.choice(PET_NAMES)
    s = rng.choice((f"{p}'s {a} is called {name}.", f"{p} has {an(a)} called {name}.", f"The name of {p}'s {a} is {name}."))
    asks = (
        f"What is {p}'s {a} called?",
        f"What is the name of the {a}?",
        f"What's the {a}'s name?",
        f"What is the {a} called?",
    )
    return [fact(s, name, f"The {a} is called {name}.", *asks)], [(f"How old is the {a}?", f"how old the {a} is")]


def born(rng: Random, p: str) -> Said:
    y, c = str(rng.randint(1850, 2015)), rng.choice(CITIES)
    s = rng.choice((f"{p} was born in {y} in {c}.", f"{p} was born in {c} in {y}."))
    return [
        fact(
            s,
            y,
            f"{p} was born in {y}.",
            f"When was {p} born?",
            f"In which year was {p} born?",
            f"What year was {p} born?",
            f"What is {p}'s year of birth?",
        ),
        fact(
            s,
            c,
            f"{p} was born in {c}.",
            f"Where was {p} born?",
            f"In which city was {p} born?",
            f"What is {p}'s birthplace?",
            f"In what town was {p} born?",
        ),
    ], [(f"When did {p} die?", f"when {p} died")]


def likes(rng: Random, p: str) -> Said:
    a, b = rng.sample(FOODS, 2)
    s = rng.choice((f"{p} likes {a} but hates {b}.", f"{p} loves {a} and hates {b}."))
    verb = "likes" if "likes" in s else "loves"
    return [
        fact(
            s,
            a,
            f"{p} {verb} {a}.",
            f"What does {p} like?",
            f"What does {p} like to eat?",
            f"What food does {p} like?",
            f"What is {p} fond of?",
        ),
        fact(
            s,
            b,
            f"{p} hates {b}.",
            f"What does {p} hate?",
            f"What does {p} not like?",
            f"What doesn't {p} like?",
            f"What food does {p} dislike?",
        ),
    ], [(f"What does {p} drink?", f"what {p} drinks")]


def met(rng: Random, p: str) -> Said:
    q, c, d = first_name(rng), rng.choice(CITIES), rng.choice(DAYS)
    s = f"{p} met {q} in {c} on {d}."
    return [
        fact(
            s,
            q,
            f"{p} met {q}.",
            f"Who did {p} meet?",
            f"Whom did {p} meet?",
            f"Who was it that {p} met?",
            f"Which person did {p} meet?",
        ),
        fact(
            s,
            c,
            f"They met in {c}.",
            "Where did they meet?",
            f"Where did {p} meet {q}?",
            "In which city did they meet?",
            f"In which city did {p} meet {q}?",
        ),
        fact(
            s,
            d,
            f"They met on {d}.",
            "When did they meet?",
            f"When did {p} meet {q}?",
            "On which day did they meet?",
            f"What day did {p} meet {q}?",
        ),
    ], [("How long did they talk?", "how long they talked")]


def speaks(rng: Random, p: str) -> Said:
    a, b = rng.sample(LANGUAGES, 2)
    s = f"{p} speaks {a} and {b}."
    return [
        fact(
            s,
            f"{a} and {b}",
            s,
            f"Which languages does {p} speak?",
            f"What languages does {p} speak?",
            f"What does {p} speak?",
            f"How many languages does {p} speak, and which?",
        )
    ], [(f"Where did {p} learn {a}?", f"where {p} learned {a}")]


def stayed(rng: Random, p: str) -> Said:
    w = rng.choice(WHYS)
    s = rng.choice((f"{p} stayed at home because {w}.", f"{p} was late because {w}.", f"{p} came on foot because {w}."))
    did = {"stayed": "stay at home", "came": "come on foot"}.get(s.split()[1], "")
    ask = f"did {p} {did}" if did else f"was {p} late"
    clause = s.split(" because ")[0]
    return [
        fact(
            s, w, s, f"Why {ask}?", f"For what reason {ask}?", f"What is the reason that {clause}?", f"Why is it that {clause}?"
        )
    ], [(f"What did {p} do in the evening?", f"what {p} did in the evening")]


def arrived(rng: Random, p: str) -> Said:
    c, d = rng.choice(CITIES), date(rng, 2015, 2030)
    s = f"{p} arrived in {c} on {d}."
    return [
        fact(
            s,
            d,
            f"{p} arrived on {d}.",
            f"When did {p} arrive?",
            f"On which date did {p} arrive?",
            f"When did {p} arrive in {c}?",
            f"What was the date of {p}'s arrival?",
        ),
        fact(
            s,
            c,
            f"{p} arrived in {c}.",
            f"Where did {p} arrive?",
            f"In which city did {p} arrive?",
            f"What city did {p} come to?",
            f"Where did {p} go?",
        ),
    ], [(f"How long did {p} stay?", f"how long {p} stayed")]


PEOPLE = (lives, age, owns, works, pet, born, likes, met, speaks, stayed, arrived)
