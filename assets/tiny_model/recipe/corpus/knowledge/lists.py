"""Lists on request: "name three fruits", "five animals that can fly", a bulleted list, and odd ones out."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, join, lower, upper
from corpus.knowledge.frames import Task

# what is wanted, in the plural | one word of the kind, if there is one | the things, always in this order
LISTS = (
    "fruits|fruit|apples, bananas, oranges, pears, grapes, cherries",
    "vegetables|vegetable|carrots, potatoes, onions, tomatoes, cabbages, peas",
    "colours|colour|red, blue, green, yellow, orange, purple",
    "primary colours|primary colour|red, yellow, blue",
    "animals|animal|dogs, cats, horses, cows, elephants, lions",
    "farm animals|farm animal|cows, pigs, sheep, goats, chickens",
    "wild animals|wild animal|lions, elephants, wolves, bears, foxes",
    "sea animals|sea animal|whales, dolphins, sharks, octopuses, crabs, seals",
    "animals that live in the sea||whales, dolphins, sharks, octopuses, crabs, seals",
    "animals that can fly||eagles, bats, bees, butterflies, owls, swallows",
    "animals that can swim||fish, dolphins, ducks, otters, penguins, frogs",
    "animals that lay eggs||chickens, ducks, snakes, turtles, frogs, crocodiles",
    "animals with four legs||dogs, cats, horses, cows, lions, elephants",
    "animals with stripes||zebras, tigers, skunks, bees, wasps",
    "animals that are active at night||owls, bats, hedgehogs, moths, badgers, foxes",
    "animals that eat grass||cows, sheep, horses, goats, deer, rabbits",
    "animals that eat meat||lions, tigers, wolves, eagles, sharks, crocodiles",
    "animals of Africa||lions, elephants, giraffes, zebras, hippos, gorillas",
    "animals of Australia||kangaroos, koalas, emus, wombats, platypuses",
    "pets|pet|dogs, cats, hamsters, rabbits, goldfish",
    "birds|bird|robins, owls, swans, eagles, penguins",
    "birds that cannot fly||ostriches, penguins, emus, kiwis",
    "insects|insect|ants, bees, butterflies, flies, beetles, wasps",
    "mammals|mammal|dogs, cats, horses, whales, bats, elephants",
    "reptiles|reptile|snakes, lizards, crocodiles, turtles, tortoises",
    "fish|fish|salmon, trout, sharks, tuna, herrings, cod",
    "trees|tree|the oak, the beech, the pine, the birch, the maple",
    "flowers|flower|roses, tulips, daisies, lilies, sunflowers",
    "berries|berry|strawberries, raspberries, blueberries, blackberries, cranberries",
    "nuts|nut|walnuts, hazelnuts, almonds, cashews, pecans",
    "herbs|herb|parsley, basil, thyme, rosemary, mint, sage",
    "spices|spice|pepper, cinnamon, ginger, paprika, nutmeg, cloves",
    "drinks|drink|water, tea, coffee, milk, juice, lemonade",
    "hot drinks|hot drink|tea, coffee, cocoa, hot milk",
    "desserts|dessert|ice cream, cake, pudding, fruit salad, pancakes",
    "kinds of weather|kind of weather|sunshine, rain, snow, wind, fog, storms",
    "sports|sport|football, tennis, swimming, basketball, running, cycling",
    "ball games|ball game|football, tennis, basketball, volleyball, handball",
    "winter sports|winter sport|skiing, ice skating, ice hockey, sledging, snowboarding",
    "board games|board game|chess, draughts, backgammon, ludo",
    "card games|card game|poker, bridge, rummy, whist, patience",
    "hobbies|hobby|reading, painting, gardening, cooking, hiking, photography",
    "musical instruments|musical instrument|the piano, the guitar, the violin, the flute, the drum, the trumpet",
    "string instruments|string instrument|the violin, the cello, the guitar, the harp",
    "wind instruments|wind instrument|the flute, the clarinet, the trumpet, the oboe, the trombone",
    "kinds of music|kind of music|pop, rock, jazz, classical music, folk",
    "dances|dance|the waltz, the tango, salsa, ballet, the polka",
    "vehicles|vehicle|cars, buses, trains, bicycles, lorries, motorcycles",
    "means of transport|means of transport|cars, buses, trains, bicycles, ships, aeroplanes",
    "things that can fly||aeroplanes, helicopters, birds, balloons, kites, rockets",
    "pieces of furniture|piece of furniture|tables, chairs, beds, sofas, wardrobes, shelves",
    "rooms of a house|room of a house|the kitchen, the bathroom, the bedroom, the living room, the hall",
    "things in a kitchen||pots, pans, plates, knives, forks, spoons",
    "things in a classroom||desks, chairs, books, pens, a board, maps",
    "things to take to the beach||a towel, sunscreen, water, a hat, a book",
    "tools|tool|hammers, saws, screwdrivers, drills, pliers",
    "pieces of clothing|piece of clothing|shirts, trousers, skirts, coats, socks, hats",
    "school subjects|school subject|maths, English, history, geography, biology, music",
    "jobs|job|teacher, doctor, baker, farmer, nurse, carpenter",
    "materials|material|wood, metal, glass, plastic, paper, stone",
    "metals|metal|iron, gold, silver, copper, aluminium, lead",
    "gases|gas|oxygen, nitrogen, hydrogen, helium, carbon dioxide",
    "liquids|liquid|water, milk, oil, juice, vinegar",
    "shapes|shape|circles, squares, triangles, rectangles, hexagons",
    "languages|language|English, Spanish, French, German, Chinese, Arabic",
    "planets|planet|Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune",
    "oceans|ocean|the Pacific Ocean, the Atlantic Ocean, the Indian Ocean, the Southern Ocean, the Arctic Ocean",
    "rivers|river|the Nile, the Amazon, the Danube, the Rhine, the Ganges",
    "mountains|mountain|Mount Everest, K2, Mont Blanc, Kilimanjaro, Denali",
    "capitals|capital|Paris, Rome, London, Madrid, Berlin, Tokyo",
    "big cities|big city|London, Tokyo, New York, Paris, Mexico City, Mumbai",
    "feelings|feeling|joy, anger, fear, sadness, surprise, love",
    "parts of the body|part of the body|the head, the arms, the hands, the legs, the feet, the back",
    "parts of a plant|part of a plant|the roots, the stem, the leaves, the flowers, the seeds",
    "even numbers|even number|2, 4, 6, 8, 10, 12",
    "odd numbers|odd number|1, 3, 5, 7, 9, 11",
    "prime numbers|prime number|2, 3, 5, 7, 11, 13",
    "square numbers|square number|1, 4, 9, 16, 25, 36",
    "multiples of five|multiple of five|5, 10, 15, 20, 25, 30",
    "fairy tales|fairy tale|Cinderella, Snow White, Sleeping Beauty, Hansel and Gretel, Little Red Riding Hood",
    "girls' names|girl's name|Anna, Emma, Maria, Lucy, Sophie, Clara",
    "boys' names|boy's name|Paul, David, Thomas, Leo, Max, Oscar",
    "names for a dog|name for a dog|Rex, Bella, Max, Luna, Charlie",
    "reasons to read||it is fun, it teaches new words, it calms the mind, it shows other lives",
)
COUNTS = ("two", "three", "three", "three", "four", "five", "five", "six", "seven", "eight")
DIGITS = dict(zip(("two", "three", "four", "five", "six", "seven", "eight"), "2345678", strict=True))
ASKS = (
    "Name {n} {what}.", "Name {n} {what}.", "List {n} {what}.", "Give me {n} {what}.", "Tell me {n} {what}.", "{n} {what}",
    "{n} {what}, please", "Can you name {n} {what}?", "Could you list {n} {what}?", "What are {n} {what}?", "Write down {n} "
    "{what}.",
    "I need {n} {what}.", "I'm looking for {n} {what}.", "Do you know {n} {what}?", "Which {n} {what} can you name?",
    "For a quiz I need {n} {what}.", "Think of {n} {what}.", "Help me to find {n} {what}.", "Which {n} {what} come to mind?",
)  # fmt: skip
SOME = (
    "Name some {what}.", "List some {what}.", "Give me some {what}.", "What are some {what}?", "Name a few {what}.",
    "Tell me some {what}.", "Examples of {what}?", "Give me examples of {what}.", "Can you name some {what}?",
    "Which {what} can you name?", "a list of {what}, please", "list of {what}", "Make a list of {what}.", "Name {what}.",
)  # fmt: skip
ONE = ("Name one {one}.", "Give me an example of a {one}.", "Name any {one}.", "Tell me one {one}.", "Just one {one}, please.")
AS_LIST = (" as a bulleted list", " as bullet points", " with bullet points", " in bullet points")
NUMBERED = (" as a numbered list", " in a numbered list", " with numbers", ", numbered")


def parts(line: str) -> tuple[str, str, list[str]]:
    """The plural, the singular and the things of a line."""
    what, one, things = line.split("|")
    return what, one, things.split(", ")


def name_some(rng: Random) -> list[Turn]:
    """A few things of a kind: in a sentence, or one below the other where that is wished."""
    what, one, things = parts(rng.choice(LISTS))
    if one and rng.random() < 0.12:
        user = rng.choice(ONE).format(one=one).replace("a a", "an a").replace("a i", "an i").replace("a o", "an o")
        return [Turn(user, f"One example: {things[0]}.", (things[0],))]
    words = [word for word in COUNTS if int(DIGITS[word]) <= len(things)]
    if rng.random() < 0.25:
        count, user = min(4, len(things)), rng.choice(SOME).format(what=what)
        answer = f"Some {what} are {join(things[:count])}."
        return [Turn(upper(user) if user[0].isupper() else user, answer, tuple(things[:count]))]
    word = rng.choice(words)
    count = int(DIGITS[word])
    user = rng.choice(ASKS).format(n=word if rng.random() < 0.65 else DIGITS[word], what=what)
    facts = tuple(things[:count])
    draw = rng.random()
    if draw < 0.1 and user.endswith("."):
        shown = "\n".join(f"- {upper(thing)}" for thing in facts)
        return [Turn(user[:-1] + rng.choice(AS_LIST) + ".", shown, ())]
    if draw < 0.18 and user.endswith("."):
        shown = "\n".join(f"{n}. {upper(thing)}" for n, thing in enumerate(facts, 1))
        return [Turn(user[:-1] + rng.choice(NUMBERED) + ".", shown, ())]
    return [Turn(user, f"{upper(word)} {what} are {join(list(facts))}.", facts)]


KINDS = {
    "fruits": "apple, banana, pear, cherry, orange, plum, grape, lemon",
    "vegetables": "carrot, potato, onion, cabbage, spinach, leek, broccoli",
    "animals": "dog, cat, horse, cow, lion, rabbit, elephant, mouse",
    "birds": "eagle, owl, robin, sparrow, swan, duck, parrot",
    "insects": "ant, bee, fly, beetle, wasp, butterfly",
    "colours": "red, blue, green, yellow, purple, brown",
    "tools": "hammer, saw, screwdriver, drill, spanner, chisel",
    "pieces of furniture": "table, chair, bed, sofa, wardrobe, shelf",
    "musical instruments": "piano, guitar, violin, flute, trumpet, drum",
    "vehicles": "car, bus, train, bicycle, lorry, tram",
    "pieces of clothing": "shirt, coat, sock, hat, skirt, jacket, glove",
    "parts of the body": "arm, leg, hand, foot, nose, ear, knee",
    "drinks": "water, tea, coffee, milk, juice, lemonade",
    "countries": "France, Italy, Spain, Japan, Brazil, Egypt, Canada",
    "days": "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday",
    "months": "January, March, April, June, July, October",
    "numbers": "one, three, five, seven, nine, twelve",
    "jobs": "teacher, doctor, baker, farmer, nurse, carpenter",
    "sports": "football, tennis, swimming, rowing, basketball, judo",
    "trees": "oak, beech, pine, birch, maple, willow",
}
INSIDE = {"birds": "animals", "insects": "animals"}
ODD = (
    "Which word does not fit: {s}?", "Which is the odd one out: {s}?", "Find the odd one out: {s}", "Odd one out: {s}",
    "Which one does not belong: {s}?", "What doesn't belong in this group: {s}?", "One word does not fit. Which? {s}",
    "Which of these is different: {s}?", "Spot the word that does not belong: {s}.",
)  # fmt: skip
KIND_OF = (
    "What do these words have in common: {s}?", "What are {s}?", "Find a heading for these words: {s}", "What group are "
    "these: {s}?",
    "Which word describes all of these: {s}?", "What do you call {s} together?", "{s}: what are they all?",
    "What do {s} have in common?",
)  # fmt: skip


def odd_one_out(rng: Random) -> list[Turn]:
    """Three things of a kind and one of another, or what some things have in common."""
    kind = rng.choice(list(KINDS))
    words = rng.sample(KINDS[kind].split(", "), 3)
    if rng.random() < 0.35:
        shown = join(words)
        return [Turn(rng.choice(KIND_OF).format(s=shown), f"{upper(shown)} are all {kind}.", (kind,))]
    near = {INSIDE.get(kind, kind), kind} | {inner for inner, outer in INSIDE.items() if outer == kind}
    other = rng.choice([name for name in KINDS if name not in near])
    stranger = rng.choice(KINDS[other].split(", "))
    if stranger in KINDS[kind] or (kind, other) in (
        ("fruits", "colours"),
        ("colours", "fruits"),
        ("fruits", "trees"),
        ("trees", "fruits"),
    ):
        return odd_one_out(rng)
    mixed = rng.sample([*words, stranger], 4)
    ask = rng.choice(ODD).format(s=", ".join(mixed))
    return [Turn(ask, f"{upper(stranger)} does not fit, because the others are {kind}.", (upper(stranger), kind))]


def sort_out(rng: Random) -> list[Turn]:
    """Words of two kinds, sorted into two groups."""
    first, second = rng.sample([name for name in KINDS if name not in ("animals", "numbers")], 2)
    one = rng.sample(KINDS[first].split(", "), rng.choice((2, 3)))
    two = rng.sample(KINDS[second].split(", "), rng.choice((2, 3)))
    if set(one) & set(two) or {first, second} in ({"fruits", "colours"}, {"fruits", "trees"}):
        return sort_out(rng)
    mixed = ", ".join(rng.sample(one + two, len(one) + len(two)))
    asks = (
        "Sort these words into {f} and {s}: {w}",
        "Which of these are {f} and which are {s}? {w}",
        "Put these words into two groups, {f} and {s}: {w}",
        "Make two lists, {f} and {s}, from these words: {w}",
    )
    order = mixed.split(", ")
    one.sort(key=order.index)
    two.sort(key=order.index)
    answer = f"{upper(first)}: {', '.join(one)}\n{upper(second)}: {', '.join(two)}"
    return [Turn(rng.choice(asks).format(f=first, s=lower(second), w=mixed), answer, (", ".join(one), ", ".join(two)))]


TASKS: tuple[Task, ...] = (
    name_some,
    odd_one_out,
    sort_out,
)
