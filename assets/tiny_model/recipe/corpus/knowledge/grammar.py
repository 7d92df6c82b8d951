"""Questions about irregular plurals, irregular verbs, and a few rules of English."""

# ruff: noqa: SIM905
from __future__ import annotations

from corpus.knowledge.frames import Task, pairs, quiz, table, task

PLURALS = table(
    "one many",
    tuple(
        pair.replace(" ", "|")
        for pair in (
            "man men, woman women, child children, person people, foot feet, tooth teeth, goose geese, mouse mice, "
            "ox oxen, knife knives, wife wives, life lives, leaf leaves, loaf loaves, thief thieves, half halves, "
            "shelf shelves, wolf wolves, calf calves, scarf scarves, sheep sheep, fish fish, deer deer, "
            "species species, series series, cactus cacti, fungus fungi, nucleus nuclei, radius radii, "
            "analysis analyses, crisis crises, oasis oases, phenomenon phenomena, criterion criteria, "
            "bacterium bacteria, matrix matrices, city cities, baby babies, lady ladies, party parties, "
            "country countries, family families, story stories, fly flies, library libraries, box boxes, bus buses, "
            "glass glasses, church churches, dish dishes, watch watches, fox foxes, class classes, potato potatoes, "
            "tomato tomatoes, hero heroes, piano pianos, photo photos, roof roofs, boy boys, day days, key keys, "
            "monkey monkeys, house houses, horse horses, tree trees"
        ).split(", ")
    ),
)
VERBS = table(
    "base past participle",
    tuple(
        line.replace(" ", "|")
        for line in (
            "be was/were been, become became become, begin began begun, blow blew blown, break broke broken, "
            "bring brought brought, build built built, buy bought bought, catch caught caught, choose chose chosen, "
            "come came come, cost cost cost, cut cut cut, do did done, draw drew drawn, drink drank drunk, "
            "drive drove driven, eat ate eaten, fall fell fallen, feel felt felt, fight fought fought, "
            "find found found, fly flew flown, forget forgot forgotten, forgive forgave forgiven, get got got, "
            "give gave given, go went gone, grow grew grown, have had had, hear heard heard, hide hid hidden, "
            "hit hit hit, hold held held, hurt hurt hurt, keep kept kept, know knew known, leave left left, "
            "let let let, lose lost lost, make made made, mean meant meant, meet met met, pay paid paid, put put put, "
            "read read read, ride rode ridden, ring rang rung, rise rose risen, run ran run, say said said, "
            "see saw seen, sell sold sold, send sent sent, shake shook shaken, shut shut shut, sing sang sung, "
            "sink sank sunk, sit sat sat, sleep slept slept, speak spoke spoken, spend spent spent, stand stood stood, "
            "steal stole stolen, swim swam swum, take took taken, teach taught taught, tell told told, "
            "think thought thought, throw threw thrown, understand understood understood, wake woke woken, "
            "wear wore worn, win won won, write wrote written, walk walked walked, play played played, "
            "work worked worked, stop stopped stopped, try tried tried, travel travelled travelled, love loved loved, "
            "live lived lived, want wanted wanted, need needed needed, agree agreed agreed, talk talked talked, "
            "help helped helped, cook cooked cooked, dance danced danced, paint painted painted"
        ).split(", ")
    ),
)
COMPARED = table(
    "word more most",
    tuple(
        line.replace(" ", "|")
        for line in (
            "good better best, bad worse worst, far farther farthest, little less least, many more most, "
            "much more most, big bigger biggest, tall taller tallest, happy happier happiest, easy easier easiest, "
            "heavy heavier heaviest, hot hotter hottest, cold colder coldest, fast faster fastest, old older oldest, "
            "funny funnier funniest, early earlier earliest, large larger largest, busy busier busiest"
        ).split(", ")
    ),
)
plural = task(
    "plural",
    PLURALS,
    "The plural of {one} is {many}.",
    "many",
    nouns=("the plural of {one}", "the plural of '{one}'", "the plural form of {one}"),
    indirect=("how to form the plural of {one}",),
    asks=(
        "Plural of {one}?",
        "plural of {one}",
        "{one}: plural?",
        "What do you call more than one {one}?",
        "One {one}, two ...?",
        "one {one}, many what?",
        "How do you write more than one {one}?",
        "Give me the plural of {one}.",
        "How do you form the plural of {one}?",
        "Put '{one}' into the plural.",
        "What is the plural form of '{one}'?",
        "If I have two of them, how do I say {one}?",
    ),
    again="{one}",
)
singular = task(
    "singular",
    tuple(row for row in PLURALS if row["one"] != row["many"] and (row["many"][-1:] != "s" or row["many"].endswith("ves"))),
    "The singular of {many} is {one}.",
    "one",
    nouns=("the singular of {many}", "the singular of '{many}'", "the singular form of {many}"),
    asks=(
        "Singular of {many}?",
        "singular of {many}",
        "{many}: singular?",
        "What is one of the {many} called?",
        "Put '{many}' into the singular.",
        "Many {many}, one ...?",
        "Give me the singular of {many}.",
        "{Many} is the plural of which word?",
    ),
    again="{many}",
)
two_plurals = pairs(
    "two_plurals",
    PLURALS,
    "The plural of {one} is {many}, and the plural of {one2} is {many2}.",
    "many many2",
    (
        "What are the plurals of {one} and {one2}?",
        "Plurals of {one} and {one2}?",
        "Give me the plurals of '{one}' and '{one2}'.",
        "Tell me the plural of {one} and of {one2}.",
        "I need the plurals of {one} and {one2}.",
    ),
)
past = task(
    "past",
    VERBS,
    "The past tense of '{base}' is '{past}', and the past participle is '{participle}'.",
    "past participle",
    nouns=("the past tense of {base}", "the past tense of '{base}'", "the past of {base}", "the simple past of {base}"),
    indirect=("how to say {base} in the past",),
    asks=(
        "Past tense of {base}?",
        "past tense of {base}",
        "{base}: past tense?",
        "What is '{base}' in the past tense?",
        "How do you say '{base}' in the past?",
        "Put '{base}' into the past tense.",
        "Give me the forms of the verb {base}.",
        "What are the forms of the verb '{base}'?",
        "Conjugate {base}: present, past and participle.",
        "The verb is '{base}'. What is its past form?",
        "{base}, ...? I need the past forms.",
        "What is the past form of {base}?",
        "Is the verb {base} regular or irregular? Give me the past.",
        "Which past tense does the verb {base} have?",
    ),
    again="{base}",
)
participle = task(
    "participle",
    VERBS,
    "The past participle of '{base}' is '{participle}'.",
    "participle",
    nouns=(
        "the past participle of {base}",
        "the past participle of '{base}'",
        "the participle of {base}",
        "the third form of {base}",
    ),
    asks=(
        "Past participle of {base}?",
        "I have ... what? I need the participle of {base}.",
        "Give me the past participle of '{base}'.",
        "{base}: past participle?",
        "Which participle does the verb {base} have?",
        "What comes after 'I have' if the verb is {base}?",
        "Complete 'I have ...' with the verb {base}.",
    ),
    again="{base}",
)
comparative = task(
    "comparative",
    COMPARED,
    "The comparative of {word} is {more}, and the superlative is {most}.",
    "more most",
    nouns=("the comparative of {word}", "the superlative of {word}", "the comparative of '{word}'"),
    asks=(
        "Comparative of {word}?",
        "What are the comparative and the superlative of {word}?",
        "Give me the forms of the adjective {word}.",
        "{word}, ...? Give me the comparative and superlative.",
        "How do you compare the word {word}?",
        "Superlative of '{word}'?",
        "What are the forms of {word}?",
        "What comes after {word}: comparative and superlative?",
    ),
    again="{word}",
)
plural_quiz = quiz(
    "plural_quiz", PLURALS, "many", "the plural of {one}", "What is the plural of {one}?", "The plural of {one} is {many}."
)
past_quiz = quiz(
    "past_quiz",
    VERBS[1:],
    "past",
    "the past tense of {base}",
    "What is the past tense of {base}?",
    "The past tense of {base} is {past}.",
)
TASKS: tuple[Task, ...] = (
    plural,
    singular,
    two_plurals,
    past,
    participle,
    comparative,
    plural_quiz,
    past_quiz,
)
