"""Questions about units: how many of one are in another."""

from __future__ import annotations

from random import Random

from corpus.base import Turn
from corpus.knowledge.frames import Task, article, fixed, table, task

UNITS = table(
    "big many small rough",
    (
        "kilogram|1,000|grams",
        "gram|1,000|milligrams",
        "tonne|1,000|kilograms",
        "pound|16|ounces",
        "stone|14|pounds",
        "kilometre|1,000|metres",
        "metre|100|centimetres",
        "metre|1,000|millimetres",
        "centimetre|10|millimetres",
        "decimetre|10|centimetres",
        "foot|12|inches",
        "yard|3|feet",
        "yard|36|inches",
        "mile|1,760|yards",
        "mile|5,280|feet",
        "litre|1,000|millilitres",
        "litre|100|centilitres",
        "litre|10|decilitres",
        "pint|20|fluid ounces|in Britain",
        "gallon|8|pints",
        "gallon|4|quarts",
        "quart|2|pints",
        "minute|60|seconds",
        "hour|60|minutes",
        "hour|3,600|seconds",
        "day|24|hours",
        "day|1,440|minutes",
        "week|168|hours",
        "century|10|decades",
        "second|1,000|milliseconds",
        "hectare|10,000|square metres",
        "square kilometre|100|hectares",
        "square metre|10,000|square centimetres",
        "cubic metre|1,000|litres",
        "dollar|100|cents",
        "euro|100|cents",
        "pound in British money|100|pence",
        "dozen|12|pieces",
        "kilobyte|1,000|bytes",
        "megabyte|1,000|kilobytes",
        "gigabyte|1,000|megabytes",
        "terabyte|1,000|gigabytes",
        "byte|8|bits",
        "kilowatt|1,000|watts",
        "kilometre|100,000|centimetres",
        "full circle|360|degrees",
        "right angle|90|degrees",
        "quarter of an hour|15|minutes",
        "tablespoon|3|teaspoons",
        "million|1,000|thousands",
        "billion|1,000|millions",
    ),
)
ROUGH = table(
    "big many small",
    (
        "mile|1,609|metres",
        "mile|1.6|kilometres",
        "nautical mile|1,852|metres",
        "foot|30|centimetres",
        "inch|2.54|centimetres",
        "yard|91|centimetres",
        "pound|454|grams",
        "ounce|28|grams",
        "kilogram|2.2|pounds",
        "metre|3.3|feet",
        "US gallon|3.8|litres",
        "US cup|240|millilitres",
        "British pint|568|millilitres",
        "kilometre|0.62|miles",
        "acre|4,047|square metres",
        "hectare|2.5|acres",
        "tablespoon|15|millilitres",
        "teaspoon|5|millilitres",
        "stone|6.35|kilograms",
        "light year|9.5 trillion|kilometres",
    ),
)
MANY_ASKS = (
    "How many {small} are in {an_big}?",
    "How many {small} are there in {an_big}?",
    "How many {small} does {an_big} have?",
    "How many {small} make {an_big}?",
    "How many {small} is {an_big}?",
    "How many {small} make up {an_big}?",
    "{An_big} is how many {small}?",
    "{Small} in {an_big}?",
    "What is {an_big} in {small}?",
    "how many {small} in {an_big}",
    "One {big} is how many {small}?",
    "1 {big} = how many {small}?",
    "{An_big} has how many {small}?",
    "I'm converting units. How many {small} are in {an_big}?",
)
IN = ("how many {small} are in {an_big}", "how many {small} there are in {an_big}", "how many {small} {an_big} has")
many = task(
    "many",
    UNITS,
    lambda row: f"There are {row['many']} {row['small']} in {row['an_big']}{row['rough'] and ' ' + row['rough']}.",
    "many",
    asks=MANY_ASKS,
    nouns=("the number of {small} in {an_big}",),
    clauses=IN[:1],
    indirect=IN[1:],
)
about_many = task(
    "about_many",
    ROUGH,
    lambda row: f"{row['An_big']} is about {row['many']} {row['small']}.",
    "many",
    asks=(*MANY_ASKS, "Roughly how many {small} are in {an_big}?", "About how many {small} is {an_big}?"),
    nouns=("{an_big} in {small}",),
    clauses=IN[:1],
    indirect=IN[1:],
)
CONVERT = (
    ("kilogram", "grams", 1000),
    ("kilometre", "metres", 1000),
    ("metre", "centimetres", 100),
    ("centimetre", "millimetres", 10),
    ("litre", "millilitres", 1000),
    ("minute", "seconds", 60),
    ("hour", "minutes", 60),
    ("day", "hours", 24),
    ("week", "days", 7),
    ("year", "months", 12),
    ("foot", "inches", 12),
    ("yard", "feet", 3),
    ("tonne", "kilograms", 1000),
    ("pound", "ounces", 16),
    ("decade", "years", 10),
    ("dozen", "pieces", 12),
)
PLURAL = {"foot": "feet", "century": "centuries", "inch": "inches", "dozen": "dozen"}


def several(rng: Random) -> list[Turn]:
    """Small whole numbers of a unit in a smaller unit."""
    big, small, factor = rng.choice(CONVERT)
    number = rng.choice((2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20))
    bigs = PLURAL.get(big, big + "s")
    total = f"{number * factor:,}"
    asks = (
        "How many {s} are in {n} {b}?",
        "How many {s} are {n} {b}?",
        "Convert {n} {b} to {s}.",
        "What is {n} {b} in {s}?",
        "{n} {b} in {s}?",
        "How many {s} do {n} {b} have?",
        "{n} {b} = how many {s}?",
        "I have {n} {b}. How many {s} is that?",
        "Turn {n} {b} into {s}.",
        "Can you convert {n} {b} into {s}?",
        "How much is {n} {b} in {s}?",
        "Express {n} {b} in {s}.",
    )
    answer = f"{number} {bigs} are {total} {small}, because {article(big)} has {factor:,} {small}."
    return [Turn(rng.choice(asks).format(n=number, b=bigs, s=small), answer, (total,))]


PURPOSE = table(
    "what unit tool",
    (
        "temperature|degrees|a thermometer",
        "time|seconds, minutes and hours|a clock",
        "weight|grams and kilograms|a pair of scales",
        "length|metres and centimetres|a ruler",
        "electric current|amperes|an ammeter",
        "voltage|volts|a voltmeter",
        "power|watts|a power meter",
        "energy|joules|an energy meter",
        "air pressure|hectopascals|a barometer",
        "the volume of a liquid|litres|a measuring jug",
        "speed|kilometres per hour|a speedometer",
        "an angle|degrees|a protractor",
        "loudness|decibels|a sound level meter",
        "frequency|hertz|a frequency counter",
        "force|newtons|a spring scale",
    ),
)
unit_of = task(
    "unit_of",
    PURPOSE,
    "{What} is measured in {unit}, with {tool}.",
    "unit tool",
    nouns=("the unit of {what}", "the unit for {what}"),
    indirect=("how {what} is measured", "which unit {what} is measured in"),
    asks=(
        "How is {what} measured?",
        "In what unit is {what} measured?",
        "Which unit do we use for {what}?",
        "What do you measure {what} with?",
        "What unit is used for {what}?",
        "Which instrument measures {what}?",
        "How do you measure {what}?",
        "{What} is measured in what?",
        "What device measures {what}?",
    ),
)
TEMPERATURES = (
    (
        "=the temperature of the human body / How warm is the human body? / =normal body temperature",
        "The normal temperature of the human body is about 37 degrees Celsius, which is 98.6 degrees Fahrenheit.",
        "37",
    ),
    (
        "How do you convert Celsius to Fahrenheit? / =the formula to convert Celsius to Fahrenheit / ~how to convert "
        "Celsius to "
        "Fahrenheit / How do I turn degrees Celsius into Fahrenheit?",
        "To convert degrees Celsius to Fahrenheit, multiply by 1.8 and add 32.",
        "1.8|32",
    ),
    (
        "How do you convert Fahrenheit to Celsius? / =the formula to convert Fahrenheit to Celsius / ~how to convert "
        "Fahrenheit to "
        "Celsius / How do I turn degrees Fahrenheit into Celsius?",
        "To convert degrees Fahrenheit to Celsius, subtract 32 and divide by 1.8.",
        "32|1.8",
    ),
    (
        "How do you convert miles to kilometres? / ~how to convert miles to kilometres / How do I turn miles into kilometres?",
        "To convert miles to kilometres, multiply by 1.6.",
        "1.6",
    ),
    (
        "How do you convert kilometres to miles? / ~how to convert kilometres to miles / How do I turn kilometres into miles?",
        "To convert kilometres to miles, divide by 1.6.",
        "1.6",
    ),
    (
        "What does km stand for? / What does the abbreviation km mean? / =the meaning of km",
        "The abbreviation km stands for kilometre.",
        "kilometre",
    ),
    (
        "What does kg stand for? / What does the abbreviation kg mean? / =the meaning of kg",
        "The abbreviation kg stands for kilogram.",
        "kilogram",
    ),
    (
        "What does ml stand for? / What does the abbreviation ml mean? / =the meaning of ml",
        "The abbreviation ml stands for millilitre.",
        "millilitre",
    ),
    (
        "What does cm stand for? / What does the abbreviation cm mean? / =the meaning of cm",
        "The abbreviation cm stands for centimetre.",
        "centimetre",
    ),
    (
        "What does mph stand for? / What does mph mean? / =the meaning of mph",
        "The abbreviation mph stands for miles per hour.",
        "miles per hour",
    ),
    (
        "How heavy is a litre of water? / =the weight of a litre of water / How much does a litre of water weigh?",
        "A litre of water weighs one kilogram.",
        "one kilogram",
    ),
    (
        "How long is a marathon? / =the length of a marathon / How many kilometres is a marathon? / =the distance of a "
        "marathon",
        "A marathon is 42.195 kilometres long, which is about 26.2 miles.",
        "42.195",
    ),
    ("How many zeros are in a million? / =the number of zeros in a million", "A million has six zeros: 1,000,000.", "six"),
    (
        "How many zeros are in a billion? / =the number of zeros in a billion",
        "A billion has nine zeros: 1,000,000,000.",
        "nine",
    ),
    ("How many zeros are in a thousand? / =the number of zeros in a thousand", "A thousand has three zeros: 1,000.", "three"),
    ("How many minutes are in half an hour? / =half an hour in minutes", "Half an hour has 30 minutes.", "30"),
    (
        "How many minutes are in three quarters of an hour? / =three quarters of an hour in minutes",
        "Three quarters of an hour are 45 minutes.",
        "45",
    ),
    (
        "How many hours are in two days? / =two days in hours / How many hours do two days have?",
        "Two days have 48 hours.",
        "48",
    ),
)
facts = fixed("facts", TEMPERATURES)
TASKS: tuple[Task, ...] = (
    many,
    about_many,
    several,
    unit_of,
    facts,
)
