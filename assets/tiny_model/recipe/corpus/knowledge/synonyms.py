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
            "big large huge, small little tiny, happy glad cheerful, sad unhappy sorrowful, fast quick rapid, "
            "slow unhurried sluggish, smart clever intelligent, angry furious mad, tired weary exhausted, "
            "afraid scared frightened, brave courageous bold, beautiful lovely pretty, ugly hideous unattractive, "
            "rich wealthy prosperous, poor needy penniless, cold chilly icy, hot boiling scorching, "
            "hard difficult tough, easy simple effortless, strong powerful mighty, weak feeble frail, old ancient aged, "
            "new fresh recent, good fine excellent, bad poor terrible, funny amusing comical, strange odd peculiar, "
            "quiet silent hushed, loud noisy deafening, calm peaceful tranquil, nice pleasant kind, "
            "kind gentle considerate, rude impolite disrespectful, polite courteous well-mannered, "
            "honest truthful sincere, lazy idle inactive, busy occupied engaged, famous well-known celebrated, "
            "important significant essential, dangerous risky hazardous, safe secure protected, clean spotless tidy, "
            "dirty filthy grubby, wet damp soaked, dry arid parched, empty vacant bare, full packed filled, "
            "bright shiny brilliant, dark dim gloomy, correct right accurate, wrong incorrect mistaken, "
            "begin start commence, end finish conclude, help assist aid, say state utter, look gaze glance, "
            "walk stroll march, run sprint dash, laugh giggle chuckle, cry weep sob, buy purchase get, "
            "give donate present, find discover locate, build construct erect, destroy demolish ruin, repair fix mend, "
            "make create produce, change alter modify, choose select pick, think ponder reflect, "
            "understand grasp comprehend, answer reply respond, explain clarify describe, like enjoy appreciate, "
            "love adore cherish, hate detest loathe, try attempt endeavour, stop cease halt"
        ).split(", ")
    ),
)
MEANINGS = table(
    "word meaning",
    (
        "annual|happening once a year",
        "nocturnal|active at night",
        "fragile|easily broken",
        "edible|safe to eat",
        "portable|easy to carry",
        "bilingual|able to speak two languages",
        "anonymous|without a known name",
        "identical|exactly the same",
        "extinct|no longer living anywhere",
        "homesick|sad because one is away from home",
        "punctual|arriving at the right time",
        "vegetarian|not containing meat",
        "flammable|easily set on fire",
        "reluctant|not really willing",
        "furious|very angry",
        "hilarious|very funny",
        "to postpone|to move to a later time",
        "to borrow|to take something for a while and give it back later",
        "to exaggerate|to make something sound bigger than it is",
        "to hesitate|to wait a moment before doing something",
        "a synonym|a word that means nearly the same as another word",
        "an antonym|a word that means the opposite of another word",
        "a noun|a word for a person, a place or a thing",
        "a verb|a word for an action or a state",
        "an adjective|a word that describes a noun",
        "an adverb|a word that describes a verb, an adjective or another adverb",
        "a pronoun|a word such as he, she or it that stands for a noun",
        "a vowel|one of the letters a, e, i, o and u",
        "a consonant|a letter that is not a vowel, such as b, c or d",
        "a syllable|a part of a word with one vowel sound",
        "a prefix|a few letters put at the start of a word to change its meaning",
        "a palindrome|a word that reads the same forwards and backwards, such as level",
        "a proverb|a short, well-known saying that gives advice",
        "a metaphor|a way of describing one thing as if it were another",
        "an orphan|a child whose parents are dead",
        "a widow|a woman whose husband has died",
        "a pedestrian|a person who walks in the street",
        "a neighbour|a person who lives next door or nearby",
        "a landlord|a person who rents out a flat or a house",
        "a volunteer|a person who works without being paid",
        "a deadline|the latest time by which something must be done",
        "a refund|money that is given back to a buyer",
        "a budget|a plan for how to spend money",
        "an avalanche|a mass of snow that slides down a mountain",
        "an island|a piece of land with water all around it",
        "a glacier|a slow river of ice",
        "an earthquake|a sudden shaking of the ground",
        "a hypothesis|an idea that has still to be tested",
        "an autobiography|a book that a person writes about his or her own life",
        "a dictionary|a book that explains words",
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
TASKS: tuple[Task, ...] = (
    synonym,
    meaning,
    what_is,
)
