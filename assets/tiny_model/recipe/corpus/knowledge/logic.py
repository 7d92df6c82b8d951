"""Simple logic: who is tallest, what follows, left and right, analogies, sizes, weekdays and old catch questions."""

# ruff: noqa: SIM905
from __future__ import annotations

from random import Random

from corpus.base import Turn, upper
from corpus.knowledge.calendar_facts import DAY_NAMES
from corpus.knowledge.frames import Entry, Task, article, fixed
from corpus.knowledge.opposites import PAIRS

NAMES = "Tom Ann Ben Mia Leo Eva Paul Nora Max Lucy Sam Kate Jack Rosa Omar Ines Felix Clara Ivan Zoe Carl Maya Noah".split()
SCALES = (
    "taller shorter tallest shortest", "older younger oldest youngest", "faster slower fastest slowest",
    "heavier lighter heaviest lightest", "richer poorer richest poorest", "stronger weaker strongest weakest",
    "bigger smaller biggest smallest",
)  # fmt: skip


def ranking(rng: Random) -> list[Turn]:
    """Three people compared in two statements: who is first, last or in the middle."""
    first, middle, last = rng.sample(NAMES, 3)
    more, less, most, least = rng.choice(SCALES).split()
    if rng.random() < 0.5:
        more, less, most, least = less, more, least, most
    one = rng.choice((f"{first} is {more} than {middle}", f"{middle} is {less} than {first}"))
    two = rng.choice((f"{middle} is {more} than {last}", f"{last} is {less} than {middle}"))
    if rng.random() < 0.3:
        one, two = two, one
    told = rng.choice(("If {one} and {two}, {q}?", "{one}. {two}. {Q}?", "{one}, and {two}. {Q}?", "{one} and {two}. {Q}?"))
    who = {most: first, least: last}
    ask = rng.choice((most, least, most, least, "pair", "middle"))
    if ask == "pair":
        question, end = f"who is {more}, {first} or {last}", f"so {first} is {more} than {last}"
        question = question if rng.random() < 0.5 else f"who is {more}, {last} or {first}"
    elif ask == "middle":
        question, end = "who is in the middle", f"so {middle} is in the middle"
    else:
        question = rng.choice((f"who is the {ask}", f"who is {ask}", f"which of them is the {ask}"))
        end = f"so {who[ask]} is the {ask}"
    user = told.format(one=one, two=two, q=question, Q=upper(question))
    reason = f"{first} is {more} than {middle}, and {middle} is {more} than {last}, "
    return [Turn(user, reason + end + ".", (end,))]


KINDS = (
    "cats|cat|animals|an animal|Mimi", "dogs|dog|mammals|a mammal|Rex", "roses|rose|flowers|a flower|this plant",
    "oaks|oak|trees|a tree|this plant", "teachers|teacher|kind people|kind|Mrs Green", "robins|robin|birds|a bird|Pip",
    "squares|square|rectangles|a rectangle|this shape", "blups|blup|gorks|a gork|Zim",
    "bankers|banker|rich people|rich|Mr Hill",
    "wumps|wump|blue creatures|blue|Tala", "poodles|poodle|dogs|a dog|Coco", "tulips|tulip|plants|a plant|this flower",
    "violins|violin|instruments|an instrument|this thing", "children|child|people|a person|Lisa",
    "apples|apple|fruits|a fruit|this",
)  # fmt: skip
NOT = (
    "dogs|dog|fly|Rex", "fish|fish|talk|Goldie", "stones|stone|swim|this", "snakes|snake|walk|Slink", "cats|cat|read|Mimi",
    "blups|blup|sing|Zim", "tables|table|dance|this", "penguins|penguin|fly|Pip", "horses|horse|climb trees|Star",
)  # fmt: skip


def follows(rng: Random) -> list[Turn]:
    """What follows from "all" and "no", and what does not."""
    draw = rng.random()
    if draw < 0.5:
        many, one, kinds, kind, who = rng.choice(KINDS).split("|")
        is_it = f"Is {who} {kind}?"
        told = f"All {many} are {kinds}. {upper(who)} is {article(one)}. {is_it}"
        if rng.random() < 0.4:
            told = f"If all {many} are {kinds} and {who} is {article(one)}, is {who} {kind}?"
        return [Turn(told, f"Yes. All {many} are {kinds} and {who} is {article(one)}, so {who} is {kind}.", ("Yes",))]
    if draw < 0.75:
        many, one, does, who = rng.choice(NOT).split("|")
        told = f"No {many} can {does}. {upper(who)} is {article(one)}. Can {who} {does}?"
        if rng.random() < 0.4:
            told = f"If no {many} can {does} and {who} is {article(one)}, can {who} {does}?"
        return [Turn(told, f"No. No {many} can {does} and {who} is {article(one)}, so {who} cannot {does}.", ("No",))]
    many, one, kinds, _, _ = rng.choice([row for row in KINDS if "people" not in row and "blue" not in row]).split("|")
    asks = (f"All {many} are {kinds}. Are all {kinds} {many}?", f"If all {many} are {kinds}, are all {kinds} {many} too?")
    return [Turn(rng.choice(asks), f"No. All {many} are {kinds}, but there may be other {kinds} as well.", ("No",))]


QUARTERS = ("north", "east", "south", "west")
TURNS = {"right": 1, "left": -1}


def facing(rng: Random) -> list[Turn]:
    """Which way somebody looks after a turn."""
    start, side = rng.randrange(4), rng.choice(("right", "left", "around"))
    end = QUARTERS[(start + TURNS.get(side, 2)) % 4]
    asks = (
        "I am facing {a} and turn {b}. Which direction am I facing now?", "If you face {a} and turn {b}, where do you look?",
        "You look {a} and turn {b}. Which way are you looking?", "Facing {a}, I turn {b}. Where am I looking now?",
    )  # fmt: skip
    user = rng.choice(asks).format(a=QUARTERS[start], b=side)
    return [Turn(user, f"After turning {side} from {QUARTERS[start]} you are facing {end}.", (f"facing {end}",))]


def order(rng: Random) -> list[Turn]:
    """Who came first or last in a race or a queue."""
    first, second, third = rng.sample(NAMES, 3)
    tellings = (
        (f"{first} finished before {second}, and {second} finished before {third}", "came", "race"),
        (f"{second} finished after {first}, and {third} finished after {second}", "came", "race"),
        (f"{first} stands in front of {second}, and {third} stands behind {second}", "is", "queue"),
        (f"{second} stands behind {first} and in front of {third}", "is", "queue"),
    )
    told, verb, _ = rng.choice(tellings)
    place, who = rng.choice((("first", first), ("last", third), ("second", second), ("in the middle", second)))
    if place == "in the middle" and verb == "came":
        place = "second"
    answer = f"The order is {first}, {second}, {third}. So {who} {verb} {place}."
    return [Turn(f"{told}. Who {verb} {place}?", answer, (f"So {who}",))]


LIKE = (
    "dog puppy cat kitten", "cow calf sheep lamb", "horse foal pig piglet", "bird nest bee hive", "France Paris Italy Rome",
    "Spain Madrid Germany Berlin", "Japan Tokyo China Beijing", "hand glove foot sock", "day sun night moon",
    "eye see ear hear",
    "king queen prince princess", "father son mother daughter", "bird wing fish fin", "author book painter picture",
    "baker bread butcher meat", "pen write knife cut", "car road train rail", "fish water bird air", "one two three four",
    "Monday Tuesday Saturday Sunday", "hot summer cold winter", "teacher school doctor hospital", "grass green sky blue",
    "cat meow dog bark", "finger hand toe foot", "brother sister uncle aunt", "minute hour day week", "go went see saw",
    "mouse mice foot feet", "lemon sour sugar sweet", "snow white coal black", "bottle drink plate food",
)  # fmt: skip
ANALOGY = (
    "{a} is to {b} as {c} is to what?", "{a} is to {b} as {c} is to ...", "Complete: {a} is to {b} as {c} is to ___.",
    "{a} is to {b} like {c} is to?", "If {a} goes with {b}, what goes with {c}?", "{a} : {b} = {c} : ?",
)  # fmt: skip


def analogy(rng: Random) -> list[Turn]:
    """Puppies and kittens, or two pairs of opposites."""
    if rng.random() < 0.5:
        a, b, c, d = rng.choice(LIKE).split()
        if rng.random() < 0.4:
            a, b, c, d = c, d, a, b
    else:
        (a, b), (c, d) = rng.sample(PAIRS, 2)
    user = upper(rng.choice(ANALOGY).format(a=a, b=b, c=c))
    return [Turn(user, f"{upper(a)} is to {b} as {c} is to {d}.", (f"{c} is to {d}",))]


SIZES = "an ant|a mouse|a cat|a sheep|a horse|an elephant|a blue whale".split("|")
MORE_SIZES = (
    ("bigger", "smaller", SIZES),
    ("bigger", "smaller", "a pea|an apple|a football|a car|a house|a skyscraper|a mountain".split("|")),
    ("bigger", "smaller", "the Moon|Mars|the Earth|Jupiter|the Sun".split("|")),
    ("bigger", "smaller", "a village|a town|a country|a continent|the Earth".split("|")),
    ("heavier", "lighter", "a feather|an egg|a brick|a bicycle|a car|an elephant|a ship".split("|")),
    ("faster", "slower", "a snail|a walker|a bicycle|a car|an aeroplane|a rocket|light".split("|")),
    ("hotter", "colder", "ice|cold water|boiling water|fire|the Sun".split("|")),
    ("longer", "shorter", "a second|a minute|an hour|a day|a week|a month|a year|a century".split("|")),
    ("bigger", "smaller", "an ant|a bee|a sparrow|a chicken|a swan|an ostrich".split("|")),
    ("deeper", "shallower", "a puddle|a pond|a lake|an ocean".split("|")),
    ("harder", "softer", "a pillow|butter|wood|steel|a diamond".split("|")),
)


def sizes(rng: Random) -> list[Turn]:
    """Which of two things is bigger, heavier, faster or longer."""
    more, less, things = rng.choice(MORE_SIZES)
    low, high = sorted(rng.sample(range(len(things)), 2))
    small, big = things[low], things[high]
    asked, winner, loser = rng.choice(((more, big, small), (less, small, big)))
    a, b = rng.sample((small, big), 2)
    if rng.random() < 0.25:
        said = "Yes" if a == winner else "No"
        frames = (f"Is {a} {asked} than {b}?", f"{upper(a)} is {asked} than {b}, right?")
        return [Turn(rng.choice(frames), f"{said}, {winner} is {asked} than {loser}.", (said,))]
    frames = (
        f"What is {asked}, {a} or {b}?", f"Which is {asked}, {a} or {b}?", f"Which is {asked}: {a} or {b}?",
        f"{a} or {b}: what is {asked}?",
        f"Is {a} or {b} {asked}?", f"what is {asked}, {a} or {b}",
    )  # fmt: skip
    return [Turn(rng.choice(frames), f"{upper(winner)} is {asked} than {loser}.", (upper(winner),))]


STEPS = (("yesterday", -1), ("today", 0), ("tomorrow", 1), ("the day after tomorrow", 2), ("the day before yesterday", -2))


def weekdays(rng: Random) -> list[Turn]:
    """From one day to another through today."""
    (known, near), (wanted, far) = rng.sample(STEPS, 2)
    today = rng.randrange(7)
    day, goal = DAY_NAMES[(today + near) % 7], DAY_NAMES[(today + far) % 7]
    verb, then = ("was" if near < 0 else "is"), ("was" if far < 0 else "is")
    asks = (
        f"If {known} {verb} {day}, what day {then} {wanted}?",
        f"{upper(known)} {verb} {day}. What day {then} {wanted}?",
        f"{upper(known)} {verb} {day}. Which day {then} it {wanted}?",
        f"It {verb} {day} {known}. What day {then} {wanted}?",
    )
    middle = "" if 0 in (near, far) else f"today is {DAY_NAMES[today]} and "
    return [Turn(rng.choice(asks), f"If {known} {verb} {day}, {middle}{wanted} {then} {goal}.", (f"{wanted} {then} {goal}",))]


CATCHES: tuple[Entry, ...] = (
    (
        "What is heavier, a kilo of feathers or a kilo of iron? / What weighs more, a kilo of feathers or a kilo of "
        "steel? / Which is heavier: a kilogram of feathers or a kilogram of lead?",
        "They weigh the same: both are one kilogram.",
        "the same",
    ),
    (
        "How many months have 28 days? / Which months have 28 days?",
        "All twelve months have at least 28 days.",
        "All twelve",
    ),
    (
        "If there are three apples and you take away two, how many do you have? / There are 3 apples. You take 2. How "
        "many apples do you have?",
        "You have two apples, the two that you took.",
        "two apples",
    ),
    (
        "A farmer has 17 sheep. All but 9 run away. How many are left? / A farmer has 17 sheep and all but nine die. How "
        "many are left?",
        "Nine sheep are left, because all but nine are gone.",
        "Nine",
    ),
    (
        "What colour was Napoleon's white horse? / What colour is a white horse?",
        "A white horse is white.",
        "white",
    ),
    (
        "Which came first, the chicken or the egg? / What was first, the chicken or the egg?",
        "The egg came first: animals laid eggs long before there were chickens.",
        "egg",
    ),
    (
        "Is a tomato a fruit or a vegetable? / Is a tomato a fruit? / Is a tomato a vegetable?",
        "In botany a tomato is a fruit, because it holds seeds. In the kitchen it is treated as a vegetable.",
        "fruit",
    ),
    (
        "If I am third in a race and overtake the second, where am I? / You overtake the person in second place. Which "
        "place are you in now?",
        "You are second now, because you took that person's place.",
        "second",
    ),
    (
        "Can a man marry his widow's sister?",
        "No, because a man who has a widow is dead.",
        "No",
    ),
    (
        "Do fish sleep? / Can fish sleep?",
        "Yes, fish rest, but most of them cannot close their eyes.",
        "rest",
    ),
    (
        "Can penguins fly? / Do penguins fly?",
        "No, penguins cannot fly, but they swim very well.",
        "No",
    ),
    (
        "Can pigs fly? / Do pigs fly?",
        "No, pigs cannot fly. They have no wings.",
        "No",
    ),
    (
        "Is ice lighter than water? / Is ice heavier than water?",
        "Ice is lighter than the same amount of water, so it floats.",
        "lighter",
    ),
    (
        "Is a spider an insect? / Are spiders insects?",
        "No, a spider is not an insect: it has eight legs, and insects have six.",
        "eight",
    ),
)
catches = fixed("catches", CATCHES)
TASKS: tuple[Task, ...] = (
    ranking,
    follows,
    facing,
    order,
    analogy,
    sizes,
    weekdays,
    catches,
)
