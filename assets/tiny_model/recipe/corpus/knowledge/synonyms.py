"""Questions about words that mean nearly the same, and short meanings of words."""

# ruff: noqa: SIM905
from __future__ import annotations

from corpus.base import upper
from corpus.knowledge.frames import Task, table, task

SYNONYMS = table(
    "word one two",
    tuple(
        line.replace(" ", "|").replace("_", " ")
        for line in (
            "big large huge, small little tiny, happy glad cheerful, sad unhappy sorrowful, fast quick rapid, slow "
            "unhurried sluggish, "
            "smart clever intelligent, angry furious mad, tired weary exhausted, afraid scared frightened, brave "
            "courageous bold, "
            "beautiful lovely pretty, ugly hideous unattractive, rich wealthy prosperous, poor needy penniless, cold "
            "chilly icy, "
            "hot boiling scorching, hard difficult tough, easy simple effortless, strong powerful mighty, weak feeble frail, "
            "old ancient aged, new fresh recent, good fine excellent, bad poor terrible, funny amusing comical, strange "
            "odd peculiar, "
            "quiet silent hushed, loud noisy deafening, calm peaceful tranquil, nice pleasant kind, kind gentle considerate, "
            "rude impolite disrespectful, polite courteous well-mannered, honest truthful sincere, lazy idle inactive, "
            "busy occupied "
            "engaged, famous well-known celebrated, important significant essential, dangerous risky hazardous, safe "
            "secure protected, "
            "clean spotless tidy, dirty filthy grubby, wet damp soaked, dry arid parched, empty vacant bare, full packed "
            "filled, "
            "bright shiny brilliant, dark dim gloomy, thin slim slender, fat overweight plump, tall high towering, wide broad "
            "extensive, correct right accurate, wrong incorrect mistaken, true genuine real, false untrue fake, whole "
            "entire complete, "
            "begin start commence, end finish conclude, help assist aid, talk speak chat, say state utter, shout yell scream, "
            "look gaze glance, see notice spot, walk stroll march, run sprint dash, jump leap hop, laugh giggle chuckle, "
            "cry weep "
            "sob, eat dine consume, drink sip swallow, sleep doze slumber, buy purchase get, get obtain receive, "
            "give donate present, take grab seize, keep retain hold, find discover locate, lose misplace mislay, hide "
            "conceal cover, "
            "show display reveal, build construct erect, destroy demolish ruin, break smash shatter, repair fix mend, make "
            "create "
            "produce, change alter modify, choose select pick, decide determine resolve, think ponder reflect, understand "
            "grasp "
            "comprehend, know realise recognise, learn study discover, teach instruct educate, ask inquire question, "
            "answer reply "
            "respond, explain clarify describe, tell inform notify, need require demand, want desire wish, "
            "like enjoy appreciate, love adore cherish, hate detest loathe, try attempt endeavour, allow permit let, "
            "forbid ban "
            "prohibit, stop cease halt, continue proceed go_on, hurry rush hasten, wait remain linger, leave depart exit, "
            "arrive "
            "come appear, return come_back go_back, travel journey tour, move shift transfer, push shove press, pull drag "
            "tug, carry "
            "bear transport, throw toss hurl, catch grab capture, hit strike beat, hurt injure harm, protect guard defend, "
            "attack "
            "assault raid, win triumph succeed, grow increase expand, shrink contract dwindle, fall drop tumble, "
            "rise climb ascend, sick ill unwell, healthy fit well, certain sure definite, enough sufficient adequate, usual "
            "ordinary normal, rare uncommon scarce, huge enormous gigantic, tiny minute miniature, delicious tasty yummy, "
            "boring dull "
            "tedious, interesting fascinating absorbing, exciting thrilling stirring, surprised astonished amazed, worried "
            "anxious "
            "concerned, proud pleased satisfied, shy timid bashful, stubborn obstinate headstrong, greedy selfish "
            "grasping, generous "
            "giving unselfish, loyal faithful devoted, jealous envious resentful, cruel brutal harsh, gentle mild tender, "
            "careful "
            "cautious wary, careless reckless sloppy, sudden abrupt unexpected, modern up-to-date contemporary, foolish "
            "silly unwise, "
            "wise sensible prudent, friend companion mate, enemy foe opponent, child kid youngster, house home dwelling, "
            "job work "
            "occupation, street road lane, car automobile vehicle, boat ship vessel, picture image drawing, story tale "
            "narrative, "
            "gift present donation, trip journey excursion, error mistake fault, idea thought notion, part piece portion, "
            "place spot "
            "location, problem difficulty trouble, rubbish trash garbage, shop store boutique, forest wood woodland, "
            "hill mound rise, wind breeze gale, rain drizzle shower, noise sound racket, smell odour scent, fight battle "
            "struggle, "
            "fear terror dread, joy delight happiness, sorrow grief sadness, anger rage fury, courage bravery daring, "
            "danger peril "
            "risk, strength power force, goal aim target, chance opportunity occasion, rule law regulation, "
            "money cash funds, doctor physician medic, teacher instructor educator, leader chief head, worker employee "
            "labourer, "
            "holiday vacation break, sofa couch settee, flat "
            "apartment unit, biscuit cookie cracker, pavement sidewalk footpath, lorry truck van, petrol gasoline fuel, "
            "queue line "
            "row, torch flashlight lamp, rubber eraser gum, trousers pants slacks, jumper sweater pullover, wardrobe "
            "closet cupboard"
        ).split(", ")
    ),
)
MEANINGS = table(
    "word meaning",
    (
        "annual|happening once a year",
        "weekly|happening once a week",
        "daily|happening every day",
        "monthly|happening once a month",
        "nocturnal|active at night",
        "fragile|easily broken",
        "edible|safe to eat",
        "portable|easy to carry",
        "bilingual|able to speak two languages",
        "anonymous|without a known name",
        "transparent|clear enough to see through",
        "identical|exactly the same",
        "extinct|no longer living anywhere",
        "thirsty|wanting something to drink",
        "hungry|wanting something to eat",
        "homesick|sad because one is away from home",
        "punctual|arriving at the right time",
        "rural|belonging to the countryside",
        "urban|belonging to a town or city",
        "coastal|near the sea",
        "vegetarian|not containing meat",
        "flammable|easily set on fire",
        "inevitable|impossible to avoid",
        "reluctant|not really willing",
        "grateful|feeling thanks",
        "curious|eager to know or learn something",
        "jealous|wanting what someone else has",
        "ancient|very old",
        "enormous|very big",
        "furious|very angry",
        "exhausted|very tired",
        "starving|very hungry",
        "freezing|very cold",
        "delicious|very tasty",
        "hilarious|very funny",
        "spotless|very clean",
        "filthy|very dirty",
        "terrified|very frightened",
        "to postpone|to move to a later time",
        "to cancel|to decide that something will not happen",
        "to borrow|to take something for a while and give it back later",
        "to lend|to give something to someone for a while",
        "to whisper|to speak very quietly",
        "to exaggerate|to make something sound bigger than it is",
        "to ignore|to pay no attention to something",
        "to predict|to say what will happen",
        "to hesitate|to wait a moment before doing something",
        "to imitate|to copy what someone does",
        "to abbreviate|to make a word shorter",
        "to translate|to say something in another language",
        "a synonym|a word that means nearly the same as another word",
        "an antonym|a word that means the opposite of another word",
        "a noun|a word for a person, a place or a thing",
        "a verb|a word for an action or a state",
        "an adjective|a word that describes a noun",
        "an adverb|a word that describes a verb, an adjective or another adverb",
        "a pronoun|a word such as he, she or it that stands for a noun",
        "a preposition|a word such as in, on or under that shows where or when",
        "a conjunction|a word such as and, but or because that joins parts of a sentence",
        "a vowel|one of the letters a, e, i, o and u",
        "a consonant|a letter that is not a vowel, such as b, c or d",
        "a syllable|a part of a word with one vowel sound",
        "a prefix|a few letters put at the start of a word to change its meaning",
        "a suffix|a few letters put at the end of a word to change its meaning",
        "a palindrome|a word that reads the same forwards and backwards, such as level",
        "a proverb|a short, well-known saying that gives advice",
        "a metaphor|a way of describing one thing as if it were another",
        "an orphan|a child whose parents are dead",
        "a widow|a woman whose husband has died",
        "a pedestrian|a person who walks in the street",
        "a passenger|a person who travels in a vehicle without driving it",
        "a colleague|a person one works with",
        "a neighbour|a person who lives next door or nearby",
        "a tenant|a person who pays rent for a flat or a house",
        "a landlord|a person who rents out a flat or a house",
        "a volunteer|a person who works without being paid",
        "a witness|a person who has seen something happen",
        "an amateur|a person who does something for pleasure, not for money",
        "a stranger|a person one does not know",
        "a sibling|a brother or a sister",
        "a deadline|the latest time by which something must be done",
        "a receipt|a piece of paper that shows what one has paid",
        "a recipe|a set of instructions for cooking a dish",
        "a discount|an amount taken off a price",
        "a refund|money that is given back to a buyer",
        "a budget|a plan for how to spend money",
        "a drought|a long time without rain",
        "an avalanche|a mass of snow that slides down a mountain",
        "an island|a piece of land with water all around it",
        "a peninsula|a piece of land with water on almost all sides",
        "a glacier|a slow river of ice",
        "an oasis|a place in a desert where there is water",
        "an earthquake|a sudden shaking of the ground",
        "a compromise|an agreement in which each side gives up something",
        "a hypothesis|an idea that has still to be tested",
        "an autobiography|a book that a person writes about his or her own life",
        "a biography|a book about someone's life",
        "a dictionary|a book that explains words",
        "an atlas|a book of maps",
    ),
)
for row in MEANINGS:
    row["bare"] = row["word"].removeprefix("to ").removeprefix("an ").removeprefix("a ")
    row["Bare"] = upper(row["bare"])
synonym = task(
    "synonym",
    SYNONYMS,
    "Another word for {word} is {one}. You can also say {two}.",
    "one two",
    nouns=("another word for {word}", "a synonym of {word}", "a synonym for '{word}'", "a different word for {word}"),
    asks=(
        "What is another word for {word}?",
        "Give me another word for {word}.",
        "Another word for {word}?",
        "Synonym for {word}?",
        "synonyms of {word}",
        "What can I say instead of {word}?",
        "Which word means the same as {word}?",
        "Which words mean nearly the same as {word}?",
        "What is a synonym of {word}?",
        "Find a synonym for '{word}'.",
        "How else can I say {word}?",
        "I use the word {word} too often. What else could I write?",
        "Give me two synonyms for {word}.",
        "What other words are there for {word}?",
        "Tell me a word that means {word}.",
        "I need a different word for '{word}'.",
        "Replace the word {word} with another one.",
        "{word}: synonym?",
    ),
    again="{word}",
)
meaning = task(
    "meaning",
    MEANINGS,
    lambda row: (
        f"{row['Word']} is {row['meaning']}."
        if row["word"].startswith(("a ", "an "))
        else f"{row['Word']} means {row['meaning']}."
    ),
    "meaning",
    asks=(
        "What does '{bare}' mean?",
        "What does {bare} mean?",
        "what does {bare} mean",
        "What is the meaning of {bare}?",
        "What's the meaning of '{bare}'?",
        "Explain the word {bare}.",
        "Define {bare}.",
        "Define '{bare}'.",
        "{Bare}: meaning?",
        "What do people mean by '{bare}'?",
        "Can you explain what {bare} means?",
        "I don't know what {bare} means.",
        "I read '{bare}'. What does it mean?",
        "How would you explain {word}?",
        "What is meant by '{bare}'?",
        "Give me a definition of {bare}.",
        "Do you know what {bare} means?",
        "meaning of {bare}",
        "definition of {bare}",
    ),
    again="{word}",
)
what_is = task(
    "what_is",
    tuple(row for row in MEANINGS if row["word"].startswith(("a ", "an "))),
    "{Word} is {meaning}.",
    "meaning",
    asks=(
        "What is {word}?",
        "What is {word}?",
        "What's {word}?",
        "what is {word}",
        "Explain what {word} is.",
        "Tell me what {word} is.",
        "Do you know what {word} is?",
        "What exactly is {word}?",
        "I don't know what {word} is.",
        "Describe {word}.",
    ),
)
word_for = task(
    "word_for",
    MEANINGS,
    "The word for '{meaning}' is {word}.",
    "word",
    asks=(
        "What is the word for '{meaning}'?",
        "Which word means '{meaning}'?",
        "What's the word for {meaning}?",
        "What do you call this: {meaning}?",
        "How do you say '{meaning}' in one word?",
        "I'm looking for a word that means '{meaning}'.",
        "Is there one word for '{meaning}'?",
        "One word for '{meaning}'?",
        "Which word am I looking for? It means '{meaning}'.",
        "What is one word for {meaning}?",
    ),
)
TASKS: tuple[Task, ...] = (synonym, synonym, meaning, what_is, word_for)
