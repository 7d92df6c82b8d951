"""Short things to rewrite, without a document: lists, small tables, notes, single sentences."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from corpus.base import Turn, join, json_text, lower, upper
from corpus.sentences import THEN, faulty, sentence
from corpus.values import CITIES, DAYS, FIRST_NAMES, clock

GOODS = (
    "milk", "bread", "eggs", "butter", "apples", "rice", "cheese", "coffee", "a loaf of bread", "two lemons", "six eggs",
    "tomatoes",
    "a bag of flour", "salt", "honey", "three onions", "a bottle of water", "soap", "potatoes", "pasta", "olive oil",
    "bananas", "tea",
    "a pound of sugar", "carrots", "yoghurt", "paper towels", "a candle", "batteries", "orange juice", "pears", "plums",
    "spinach",
)  # fmt: skip
CHORES = (
    "buy milk", "call mum", "pay the rent", "water the plants", "clean the kitchen", "book a table", "feed the cat",
    "send the invoice",
    "fix the bike", "pick up the parcel", "write to Anna", "iron the shirts", "take out the rubbish", "renew the passport",
    "wash the car",
    "answer the e-mails", "make a dentist appointment", "return the library books", "cancel the newspaper", "charge the phone",
    "prepare the meeting", "order new shoes", "tidy the garage", "bake a cake", "print the tickets", "visit grandma",
    "back up the laptop",
)  # fmt: skip
WORDS = (
    "red", "blue", "green", "Monday", "Friday", "north", "south", "cat", "dog", "horse", "spring", "summer", "winter",
    "gold", "silver",
    "tea", "coffee", "table", "chair", "lamp", "piano", "violin", "rain", "snow", "moon", "star", "bus", "train", "apple",
    "pear",
)  # fmt: skip
BULLET = (
    "Turn this into bullet points: {x}", "bullet points: {x}", "Make bullet points: {x}", "Make a bullet list: {x}",
    "as bullets: {x}",
    "Put this into bullet points.\n\n{x}", "{x}\n\nbullet points please", "{x}\n\nMake a list of that.",
    "Turn this into a list: {x}",
    "write this as a list: {x}", "Write as a bulleted list: {x}", "make a list out of this: {x}", "List these: {x}",
    "list: {x}",
    "Can you turn this into a list? {x}", "Please write this as a list: {x}", "Format as a list: {x}", "one per line: {x}",
    "I need this as a list: {x}", "Put each one on a line of its own: {x}", "make a shopping list: {x}",
)  # fmt: skip
NUMBERED = (
    "Make a numbered list: {x}", "numbered list: {x}", "make it a numbered list: {x}", "Number these: {x}",
    "Turn this into a numbered list: {x}",
    "{x}\n\nas a numbered list please", "Write this as a numbered list: {x}", "List with numbers: {x}",
    "Please number this list: {x}",
    "Put numbers in front: {x}", "Can you make a numbered list of this? {x}", "1, 2, 3 list: {x}",
)  # fmt: skip
TODO = (
    "turn this into a to-do list: {x}", "Make a to-do list: {x}", "to-do list: {x}", "todo list: {x}",
    "Write a to-do list: {x}",
    "{x}\n\nMake a to-do list out of that.", "I have to {y}. Make a to-do list.",
    "Today I must {y}. Write that as a to-do list.",
    "checklist: {x}", "Make a checklist: {x}", "Turn this into a checklist: {x}",
)  # fmt: skip
COMMAS = (
    "Write this list in one line with commas:\n{x}", "Put this on one line, separated by commas:\n{x}",
    "comma separated please\n\n{x}",
    "Turn this list into one line.\n\n{x}", "Join these with commas:\n{x}", "{x}\n\nas one line with commas",
    "Write these in one line:\n{x}",
)  # fmt: skip
SPOKEN = (
    "Turn this list into a sentence:\n{x}", "Write this list as a sentence.\n\n{x}", "Make a sentence out of this list:\n{x}",
    "{x}\n\nPut that into one sentence.", "Write that as a sentence: {y}",
)  # fmt: skip
UPPER = (
    "rewrite in capital letters: {x}", "Write this in capital letters: {x}", "all caps: {x}", "uppercase: {x}",
    "Put this in uppercase: {x}",
    "Make this all caps: {x}", "capital letters please: {x}", "Turn this into capital letters: {x}", "to uppercase: {x}",
)  # fmt: skip
LOWER = (
    "Write this in small letters: {x}",
    "lowercase: {x}",
    "to lower case: {x}",
    "Put this in lower case: {x}",
    "no capitals: {x}",
)
FIX = (
    "fix the grammar: {x}", "Fix the grammar: {x}", "Correct this sentence: {x}", "correct: {x}", "Correct the mistake: {x}",
    "fix: {x}",
    "Is this sentence correct? {x}", "Find the mistake: {x}", "Please correct my English: {x}", "grammar check: {x}",
    "{x}\n\nCorrect this.",
    "What is wrong with this sentence? {x}", "Correct the spelling: {x}", "spell check: {x}", "fix my sentence: {x}",
    "Proofread: {x}",
    "Can you fix this? {x}", "Can you correct this sentence? {x}", "Check this: {x}", "Rewrite correctly: {x}",
    "proofread this: {x}",
    "fix the mistakes: {x}", "Fix this sentence: {x}", "Write this without mistakes: {x}", "improve: {x}",
    "correct my grammar: {x}",
)  # fmt: skip
PAST = (
    "change to past tense: {x}", "Change to the past tense: {x}", "Put this into the past tense: {x}", "past tense: {x}",
    "in the past: {x}",
    "Write this in the past tense: {x}", "Rewrite in the past tense: {x}", "{x}\n\nPut that into the past.",
    "Turn this into the past: {x}",
    "Put this sentence into the past tense: {x}", "Write this in the past: {x}", "Past tense, please: {x}",
)  # fmt: skip
PRESENT = (
    "change to present tense: {x}",
    "Put this into the present tense: {x}",
    "present tense: {x}",
    "Write this in the present: {x}",
)
FUTURE = (
    "change to future tense: {x}", "Put this into the future: {x}", "future tense: {x}", "Write this in the future tense: {x}",
    "Rewrite with will: {x}", "Put this into the future tense: {x}", "in the future: {x}",
)  # fmt: skip
NEGATIVE = (
    "make this negative: {x}", "Make this sentence negative: {x}", "negate: {x}", "Negate this sentence: {x}",
    "Write the opposite with not: {x}",
    "Turn this into a negative sentence: {x}", "Put a not into this: {x}", "negative form: {x}",
)  # fmt: skip
QUESTION = (
    "turn this into a question: {x}", "Make a question: {x}", "Turn this sentence into a question: {x}", "as a question: {x}",
    "Write this as a question: {x}", "Make a question out of this: {x}", "question form: {x}",
)  # fmt: skip
SWAP = (
    "replace {a} with {b}: {x}", "Replace {a} by {b}: {x}", "change {a} to {b}: {x}", "Write this with {b} instead of {a}: {x}",
    "{x}\n\nReplace {a} with {b}.", "swap {a} for {b}: {x}", "In this text, change {a} to {b}: {x}",
    "use {b} instead of {a}: {x}",
)  # fmt: skip
TABLE = ("Make a table: {x}", "make a table from this: {x}", "Turn this into a table:\n{x}", "{x}\n\nas a table please",
"table: {x}",
         "Put this into a table: {x}", "Write this as a Markdown table: {x}", "markdown table\n\n{x}",
         "Can you make a table of this? {x}",
         "Show this as a table: {x}", "Convert to a table: {x}", "{x}\nMake a table.")  # fmt: skip
JSON = ("Convert to JSON: {x}", "json: {x}", "Write this as JSON: {x}", "{x}\n\njson please", "Make JSON from this: {x}",
"as json: {x}",
        "Turn this into JSON:\n{x}", "Give me this as JSON: {x}", "Convert this to a JSON list: {x}",
        "{x}\nReturn JSON.")  # fmt: skip
CSV = ("Convert to CSV: {x}", "csv: {x}", "Write this as CSV: {x}", "{x}\n\ncsv please", "Make CSV from this: {x}",
"as csv:\n{x}",
       "Turn this into CSV:\n{x}")  # fmt: skip
PROSE = ("turn it into sentences:\n{x}", "Write this as sentences:\n{x}", "{x}\n\nas sentences please",
"Describe this in sentences: {x}",
         "Write this table in words:\n{x}", "{x}\n\nTurn this into sentences.", "Put this into words:\n{x}",
         "Explain this data in sentences.\n\n{x}", "Write full sentences: {x}", "{x} as a sentence")  # fmt: skip
SCHEMAS: tuple[tuple[tuple[str, ...], str, Callable[[Random], tuple[str, ...]]], ...] = (
    (("name", "age"), "{0} is {1}", lambda r: (r.choice(FIRST_NAMES), str(r.randint(4, 90)))),
    (("name", "age", "city"), "{0} is {1} and lives in {2}",
     lambda r: (r.choice(FIRST_NAMES), str(r.randint(18, 90)), r.choice(CITIES))),
    (("name", "city"), "{0} lives in {1}", lambda r: (r.choice(FIRST_NAMES), r.choice(CITIES))),
    (("item", "price"), "{0} costs {1} euros",
     lambda r: (r.choice(("the lamp", "the table", "the chair", "the vase", "the clock", "the bag", "the coat", "the bike",
     "the book",
                          "the kettle", "the tent", "the rug", "the sofa", "the mirror")), str(r.randint(2, 400)))),
    (("team", "points"), "{0} has {1} points", lambda r: (r.choice(CITIES), str(r.randint(0, 99)))),
    (("name", "job"), "{0} is a {1}",
     lambda r: (r.choice(FIRST_NAMES), r.choice(("nurse", "baker", "teacher", "cook", "pilot", "doctor", "farmer", "driver",
     "painter",
                                                 "lawyer", "singer", "plumber")))),
    (("day", "time"), "On {0} we meet at {1}", lambda r: (r.choice(DAYS), clock(r, 8, 20))),
    (("fruit", "amount"), "there are {1} {0}",
     lambda r: (r.choice(("apples", "pears", "plums", "lemons", "bananas", "cherries", "figs",
     "melons")), str(r.randint(2, 60)))),
    (("name", "pet"), "{0} has a {1}",
     lambda r: (r.choice(FIRST_NAMES), r.choice(("cat", "dog", "rabbit", "hamster", "parrot", "turtle", "horse", "goldfish",
     "canary")))),
    (("city", "degrees"), "in {0} it is {1} degrees", lambda r: (r.choice(CITIES), str(r.randint(2, 38)))),
)  # fmt: skip


def some(rng: Random, words: tuple[str, ...], least: int = 3, most: int = 6) -> list[str]:
    """Some different words."""
    return rng.sample(words, rng.randint(least, most))


def inline(rng: Random, items: list[str]) -> str:
    """The items as people type them: with commas, with "and", one a line."""
    draw = rng.random()
    return ", ".join(items) if draw < 0.45 else join(items) if draw < 0.65 else rng.choice(("\n", "; ", " and ")).join(items)


def bullets(rng: Random) -> list[Turn]:
    """A list with dashes, numbers or boxes."""
    draw = rng.random()
    if draw < 0.5:
        items = some(rng, rng.choice((GOODS, GOODS, WORDS, CHORES, FIRST_NAMES, CITIES)))
        x = inline(rng, items)
        if set(items) <= set(GOODS) and rng.random() < 0.5:
            x = rng.choice(
                ("We need {}.", "I have to buy {}.", "You need {}.", "Please bring {}.", "For dinner we need {}.")
            ).format(join(items))
        return [Turn(rng.choice(BULLET).format(x=x), "\n".join(f"- {item}" for item in items))]
    if draw < 0.75:
        items = some(rng, rng.choice((GOODS, WORDS, CHORES, FIRST_NAMES, CITIES)))
        answer = "\n".join(f"{place}. {item}" for place, item in enumerate(items, 1))
        return [Turn(rng.choice(NUMBERED).format(x=inline(rng, items)), answer)]
    items = some(rng, CHORES)
    frame = rng.choice(TODO)
    return [Turn(frame.format(x=inline(rng, items), y=join(items)), "\n".join(f"- [ ] {upper(item)}" for item in items))]


def unlisted(rng: Random) -> list[Turn]:
    """A list back into one line or a sentence."""
    items = some(rng, rng.choice((GOODS, WORDS, CITIES)))
    mark = rng.choice(("- {}", "* {}", "{}", "{}"))
    x = "\n".join(mark.format(item) for item in items)
    if rng.random() < 0.5:
        return [Turn(rng.choice(COMMAS).format(x=x), ", ".join(items))]
    goods = some(rng, GOODS)
    x = "\n".join(mark.format(item) for item in goods)
    return [Turn(rng.choice(SPOKEN).format(x=x, y=", ".join(goods)), f"We need {join(goods)}.")]


def letters(rng: Random) -> list[Turn]:
    """Capital or small letters."""
    made = sentence(rng)
    x = rng.choice(
        (made.then(rng.choice(THEN)), made.now(), rng.choice(("hello world", "good morning", "happy birthday", "closed today")))
    )
    if rng.random() < 0.65:
        return [Turn(rng.choice(UPPER).format(x=x), x.upper())]
    x = x.upper() if rng.random() < 0.6 else x
    return [Turn(rng.choice(LOWER).format(x=x), x.lower())]


def fixed(rng: Random) -> list[Turn]:
    """A sentence without its mistake."""
    wrong, right = faulty(rng)
    if rng.random() < 0.08:
        return [Turn(rng.choice(FIX).format(x=right), f"The sentence is correct: {right}")]
    return [Turn(rng.choice(FIX).format(x=wrong), right)]


def changed(rng: Random) -> list[Turn]:
    """A sentence in another tense, negative or as a question."""
    made, draw = sentence(rng), rng.random()
    if draw < 0.4:
        return [Turn(rng.choice(PAST).format(x=made.now()), made.then())]
    if draw < 0.5:
        return [Turn(rng.choice(PRESENT).format(x=made.then()), made.now())]
    if draw < 0.68:
        return [Turn(rng.choice(FUTURE).format(x=rng.choice((made.now(), made.then()))), made.soon())]
    past = rng.random() < 0.4
    x = made.then() if past else made.now()
    if draw < 0.86:
        return [Turn(rng.choice(NEGATIVE).format(x=x), made.not_then() if past else made.not_now())]
    return [Turn(rng.choice(QUESTION).format(x=x), made.asked_then() if past else made.asked_now())]


def swapped(rng: Random) -> list[Turn]:
    """A name or a day changed in one or two sentences."""
    first, second = sentence(rng), sentence(rng)
    while not first.one or first.who not in FIRST_NAMES:
        first = sentence(rng)
    b = rng.choice(FIRST_NAMES)
    x = first.then(rng.choice(THEN)) + (f" Later {first.who} {second.verb[2]} {second.rest}." if rng.random() < 0.5 else "")
    if b in x:
        return swapped(rng)
    return [Turn(rng.choice(SWAP).format(a=first.who, b=b, x=x), x.replace(first.who, b))]


def records(rng: Random) -> list[Turn]:
    """Some rows of data from one form into another."""
    keys, frame, make = rng.choice(SCHEMAS)
    rows = list({row[0]: row for row in (make(rng) for _ in range(rng.choice((1, 2, 2, 3, 3, 4))))}.values())
    told = [upper(frame.format(*row)) for row in rows]
    names = FIRST_NAMES + CITIES
    following = [line if line.split()[0] in names else lower(line) for line in told[1:]]
    prose = rng.choice((". ".join(told) + ".", ", ".join([told[0], *following]) + "."))
    sheet = "\n".join([",".join(keys), *(",".join(row) for row in rows)])
    piped = "\n".join([" | ".join(keys), *(" | ".join(row) for row in rows)])
    objects = [dict(zip(keys, row, strict=True)) for row in rows]
    data = json.dumps(objects if len(objects) > 1 else objects[0], ensure_ascii=False)
    shown = {"prose": prose, "csv": sheet, "piped": piped, "json": data}
    want = rng.choice(("table", "table", "json", "json", "csv", "prose"))
    have = rng.choice([name for name in ("prose", "prose", "csv", "piped", "json") if name != want])
    frame = rng.choice({"table": TABLE, "json": JSON, "csv": CSV, "prose": PROSE}[want])
    x = shown[have]
    frame = frame.replace(": {x}", ":\n{x}") if "\n" in x else frame
    if want == "table":
        heads = [upper(key) for key in keys]
        body = [f"| {' | '.join(row)} |" for row in rows]
        answer = "\n".join([f"| {' | '.join(heads)} |", "|" + " --- |" * len(keys), *body])
        return [Turn(frame.format(x=x), answer)]
    if want == "json":
        answer = json_text(objects if len(objects) > 1 else objects[0])
        return [Turn(frame.format(x=x), answer, (), answer)]
    return [Turn(frame.format(x=x), sheet if want == "csv" else ". ".join(told) + ".")]


EVENTS = (
    "the meeting",
    "the party",
    "the training",
    "dinner",
    "your birthday",
    "the lesson",
    "the appointment",
    "lunch",
    "the concert",
)
WHYS = (
    ("i'm sick", "I am ill"), ("my car broke down", "my car has broken down"), ("too much work", "I have too much work"),
    ("kids are ill", "my children are ill"), ("missed the train", "I have missed the train"), ("stuck in traffic",
    "I am stuck in traffic"),
    ("gotta work late", "I have to work late"), ("got a cold", "I have a cold"), ("no babysitter",
    "I have not found a babysitter"),
)  # fmt: skip
CASUAL = (
    ("hey, can't come to {e} {w}, {why}, sorry",
    "Unfortunately I cannot come to {e} {w}, because {because}. I apologise for the inconvenience."),
    ("sorry gonna be late for {e}, {why}",
    "I am afraid that I will be late for {e}, because {because}. I apologise for the delay."),
    ("can we move {e} to {d}? {why}",
    "Would it be possible to move {e} to {d}? The reason is that {because}. Thank you for your understanding."),
    ("thx for {e}, was great!", "Thank you very much for {e}. I enjoyed it very much."),
    ("need that file asap", "Could you please send me the file as soon as possible? Thank you for your help."),
    ("send me the {thing} pls", "Could you please send me the {thing}? Thank you for your help."),
    ("where's my {thing}?? ordered it ages ago",
    "I ordered a {thing} some time ago and have not received it yet. Could you please tell me when it will arrive?"),
    ("your {thing} is broken, want my money back",
    "Unfortunately the {thing} that I received is broken. I would like to ask you for a refund."),
    ("got time {w}? wanna talk about {e}", "Would you have time {w}? I would like to talk to you about {e}."),
    ("cant find the {thing}, can u help", "Unfortunately I cannot find the {thing}. Could you please help me?"),
)  # fmt: skip
FORMAL = (
    "make this more formal: {x}", "Make this formal: {x}", "write this politely: {x}", "rewrite politely: {x}",
    "more polite please: {x}",
    "Rewrite this in a formal tone: {x}", "make this sound professional: {x}", "{x}\n\nMake it formal.",
    "Turn this into a polite e-mail: {x}",
    "Write this in a more polite way: {x}", "formal version: {x}", "How do I say this politely? {x}",
    "Rewrite this as a polite email: {x}",
)  # fmt: skip
THINGS = ("report", "invoice", "lamp", "parcel", "contract", "book", "key", "kettle", "form", "bill", "ticket", "list")


def formal(rng: Random) -> list[Turn]:
    """A hasty message as a polite e-mail."""
    casual, polite = rng.choice(CASUAL)
    why, because = rng.choice(WHYS)
    slots = {"e": rng.choice(EVENTS), "w": rng.choice(("tomorrow", "today", "on Friday", "on Monday", "tonight",
    "next week")), "why": why,
             "because": because, "d": rng.choice(DAYS), "thing": rng.choice(THINGS)}  # fmt: skip
    answer = f"Hello,\n\n{polite.format(**slots)}\n\nKind regards\n[Your name]"
    return [Turn(rng.choice(FORMAL).format(x=casual.format(**slots)), answer)]


TASKS = (
    *(bullets, bullets, bullets, unlisted, letters, fixed, fixed, fixed, changed, changed, swapped),
    *(records, records, records, formal),
)


def short(rng: Random) -> list[Turn]:
    """One to three short things to rewrite."""
    return [turn for _ in range(rng.choice((1, 1, 2, 3))) for turn in rng.choice(TASKS)(rng)]
