"""Text for the tiny model, made here from templates and a seed: documents with questions, maths, code and talk.

The same functions make the training text and the held-out prompts. The two never share a random stream: the seed string
begins with "train" or "held", so held-out documents hold names, numbers and sentences drawn independently of training.

``prompts(kind, count, seed)`` is the function for tests, benchmarks and the app.
"""

# ruff: noqa: SIM905
from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

Message = dict[str, str]


@dataclass(frozen=True)
class Turn:
    """What the user says, what a good assistant answers, and the facts that answer must contain."""

    user: str
    answer: str
    facts: tuple[str, ...] = ()


@dataclass(frozen=True)
class Prompt:
    """A conversation up to and including a user message, for which an answer is wanted."""

    kind: str
    messages: list[Message]
    facts: tuple[str, ...]
    answer: str = field(default="", repr=False)


KINDS = ("document", "maths", "code", "talk")


def prompts(kind: str, count: int, seed: int = 0, held_out: bool = True) -> list[Prompt]:
    """``count`` prompts of a kind; the same arguments always give the same prompts.

    ``kind`` is "document", "maths", "code" or "talk". ``facts`` are the strings a right answer contains, ``answer`` is
    an answer of the form the model was trained on. One document prompt in six is a follow-up in a conversation.
    """
    made = []
    for index in range(count):
        rng = random.Random(f"{'held' if held_out else 'train'}:{kind}:{seed}:{index}")
        turns = {"document": documents, "maths": maths, "code": code, "talk": talk}[kind](rng)
        follow_up = kind == "document" and rng.random() > 0.83
        turns = turns[: 2 if follow_up else 1]
        messages = messages_of(turns)
        made.append(Prompt(kind, messages[:-1], turns[-1].facts, turns[-1].answer))
    return made


def conversations(count: int, seed: int, level: int = 3, weights: dict[str, float] | None = None) -> list[list[Turn]]:
    """``count`` conversations for training. ``level`` 0 to 3 makes the documents longer."""
    weights = weights or {"document": 0.5, "maths": 0.27, "code": 0.11, "talk": 0.08, "mixed": 0.04}
    made = []
    for index in range(count):
        rng = random.Random(f"train:conversation:{level}:{seed}:{index}")
        kind = rng.choices(list(weights), weights=list(weights.values()))[0]
        if kind == "document":
            made.append(documents(rng, level))
        elif kind == "maths":
            made.append(maths(rng))
        elif kind == "code":
            made.append(code(rng))
        elif kind == "talk":
            made.append(talk(rng))
        else:
            made.append(talk(rng)[:1] + rng.choice((maths, code))(rng)[:1] + documents(rng, min(level, 1))[:1])
    return made


def messages_of(turns: list[Turn]) -> list[Message]:
    """Turns as chat messages."""
    out: list[Message] = []
    for turn in turns:
        out += [{"role": "user", "content": turn.user}, {"role": "assistant", "content": turn.answer}]
    return out


# --------------------------------------------------------------------------------------------------- names and values

FIRST_NAMES = (
    "Anna Ben Clara David Elena Felix Grace Henry Ines Jonas Karin Leo Maria Nils Olga Paul Rosa Simon Tara Victor "
    "Wanda Yusuf Zoe Adam Bella Carlos Dora Emil Fatima George Hanna Ivan Julia Kofi Laura Marco Nora Oskar Petra "
    "Ravi Sara Tom Ursula Vera Walter Mina Lukas Irene Hugo Lena Peter Alice Omar Chloe Daniel Ruth Martin Sofia"
).split()
LAST_NAMES = (
    "Keller Novak Brandt Silva Meyer Okafor Larsen Weber Rossi Tanaka Petrov Hughes Moreau Costa Jensen Fischer "
    "Kowalski Haddad Lopez Murphy Bauer Nilsson Clarke Dubois Romano Singh Schmidt Evans Berg Mendes Kim Horvat Walsh "
    "Farkas Lindgren Castro Popescu Ward Becker Stone"
).split()
CITIES = (
    "Lisbon Oslo Vienna Geneva Porto Dublin Bergen Turin Krakow Ghent Malmo Leeds Seville Basel Riga Tartu Graz Lyon "
    "Bremen Utrecht Nantes Split Varna Cork Aarhus Bilbao Trieste Bruges Zagreb Tampere"
).split()
MONTHS = "January February March April May June July August September October November December".split()
DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
COLOURS = "red blue green yellow white black grey brown pink purple silver golden".split()
ONSETS = "b c d f g h j k l m n p r s t v w z br dr gr kr tr st sh th fl pl".split()
VOWELS = "a e i o u a e i o ai ea ou".split()
ENDS = ["", "", "n", "r", "l", "s", "m", "k", "nd", "rt", "x", "th"]
OBJECTS = (
    "lamp boat motor piano clock camera bicycle tractor wagon stove telescope pump tent kettle drone violin ladder "
    "loom press radio sledge cabin barrel carpet mirror statue saddle basket bell crane"
).split()
WORDS = (
    "river stone garden window paper bridge forest market candle bottle winter summer letter harbour mountain copper "
    "silver island village castle station library kitchen school meadow tower valley museum workshop orchard"
).split()
JOBS = (
    "miner nurse baker librarian pilot teacher carpenter gardener lawyer chemist painter welder surveyor printer "
    "translator plumber dentist sailor tailor geologist"
).split()
TEAMS = (
    "logistics finance security research transport catering archive design marketing maintenance purchasing training"
).split()
FOODS = "soup rice bread cheese salad pasta fish beans pancakes dumplings porridge noodles".split()
ANIMALS = "cat dog parrot horse rabbit goat tortoise hamster donkey pony".split()


def syllables(rng: random.Random, least: int = 2, most: int = 3) -> str:
    """A name nobody has: copying it takes several tokens, which a list of names would never teach."""
    word = "".join(
        rng.choice(ONSETS) + rng.choice(VOWELS) + (rng.choice(ENDS) if rng.random() < 0.5 else "")
        for _ in range(rng.randint(least, most))
    )
    return word.capitalize()


def person(rng: random.Random) -> str:
    first = syllables(rng) if rng.random() < 0.25 else rng.choice(FIRST_NAMES)
    last = syllables(rng) if rng.random() < 0.45 else rng.choice(LAST_NAMES)
    return f"{first} {last}"


def place(rng: random.Random) -> str:
    return syllables(rng) if rng.random() < 0.4 else rng.choice(CITIES)


def digits(rng: random.Random, count: int) -> str:
    return "".join(rng.choice("0123456789") for _ in range(count))


def phone(rng: random.Random) -> str:
    return f"{digits(rng, 3)}-{digits(rng, 4)}" if rng.random() < 0.7 else f"{digits(rng, 4)} {digits(rng, 4)}"


def date(rng: random.Random) -> str:
    day, month, year = rng.randint(1, 28), rng.choice(MONTHS), rng.randint(1950, 2049)
    return rng.choices((f"{month} {day}", f"{month} {day}, {year}", f"{day} {month} {year}"), (0.6, 0.2, 0.2))[0]


def amount(rng: random.Random) -> str:
    value = rng.choice((rng.randint(10, 999), rng.randint(1000, 99999)))
    return rng.choices((f"${value:,}", f"{value:,} euros", f"${value}.{digits(rng, 2)}"), (0.75, 0.15, 0.1))[0]


def room(rng: random.Random) -> str:
    return f"room {rng.choice('ABCDEFGH')}{rng.randint(1, 99)}"


def hour(rng: random.Random) -> str:
    return rng.choice(DAYS) + rng.choice(("", " morning"))


def serial(rng: random.Random) -> str:
    letters = "".join(rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(rng.randint(1, 3)))
    return f"{letters}-{digits(rng, rng.randint(3, 5))}"


def email(rng: random.Random) -> str:
    name = syllables(rng).lower()
    return f"{name}@{rng.choice(WORDS)}.{rng.choice(('org', 'com', 'net'))}"


def number(rng: random.Random) -> str:
    return str(rng.choice((rng.randint(2, 99), rng.randint(100, 999), rng.randint(1000, 9999))))


def thing(rng: random.Random) -> str:
    return f"{rng.choice(COLOURS)} {rng.choice(OBJECTS)}"


# ----------------------------------------------------------------------------------------------------------- documents


@dataclass(frozen=True)
class Relation:
    """Sentences and questions about one attribute; {n} is who or what, {v} the value, {x} a detail.

    A question shares its key words with every sentence of its relation, so that finding the sentence is a matter of
    matching words and not of knowing synonyms. Every sentence begins with the name or the attribute: a quotation is
    written from left to right, and words that stand before what was asked for could not be found by matching. Few words
    stand between the name and the value, for the same reason: what tells the sentences apart is still near by then.
    """

    value: Callable[[random.Random], str]
    sentences: tuple[str, ...]
    questions: tuple[str, ...]


def _r(value: Callable[[random.Random], str], sentences: str, questions: str) -> Relation:
    return Relation(value, tuple(sentences.split("|")), tuple(questions.split("|")))


PEOPLE = (
    _r(
        phone,
        "The phone number of {n} is {v}{x}.",
        "What is the phone number of {n}?|What phone number does {n} have?|Which phone number belongs to {n}?",
    ),
    _r(email, "The email address of {n} is {v}.", "What is the email address of {n}?|What email address does {n} have?"),
    _r(
        place,
        "{n} lives in {v}{x}.|{n} lives near {v}{x}.",
        "Where does {n} live?|In which town does {n} live?|In which place does {n} live?",
    ),
    _r(place, "{n} moved to {v}{x}.", "Where has {n} moved to?|To which place has {n} moved?"),
    _r(date, "The birthday of {n} is {v}{x}.", "When is the birthday of {n}?|What is the birthday of {n}?"),
    _r(date, "{n} joined on {v}{x}.", "When did {n} join?|On what date did {n} join?|On which day did {n} join?"),
    _r(date, "{n} leaves on {v}{x}.", "When does {n} leave?|On what date does {n} leave?|On which day does {n} leave?"),
    _r(amount, "{n} earns {v} a month{x}.|{n} earns {v}{x}.", "How much does {n} earn?|What does {n} earn?"),
    _r(amount, "{n} paid {v}{x}.|{n} paid {v} in cash{x}.", "How much has {n} paid?|How much was paid by {n}?"),
    _r(room, "{n} used {v}{x}.", "Which room was used by {n}?|What room has {n} used?"),
    _r(lambda rng: rng.choice(JOBS), "{n} becomes a {v}{x}.", "What does {n} become?|What is it that {n} becomes?"),
    _r(hour, "{n} arrives on {v}{x}.", "When does {n} arrive?|On which day does {n} arrive?"),
    _r(serial, "{n} carries badge {v}{x}.", "Which badge does {n} carry?|What badge does {n} carry?"),
    _r(thing, "{n} bought a {v}{x}.", "What did {n} buy?|What was bought by {n}?"),
    _r(thing, "{n} found a {v}{x}.", "What was found by {n}?|What has {n} found?"),
    _r(person, "{n} asked {v}{x}.", "Whom has {n} asked?|Who was asked by {n}?"),
    _r(person, "{n} married {v}{x}.", "Whom did {n} marry?|Who was it that {n} married?"),
    _r(
        lambda rng: f"{rng.choice(ANIMALS)} called {syllables(rng)}",
        "{n} keeps a {v}{x}.",
        "What animal does {n} keep?|Which pet does {n} keep?",
    ),
    _r(
        lambda rng: rng.choice(COLOURS) + " " + rng.choice(("car", "van", "truck", "bus")),
        "{n} drives a {v}{x}.",
        "What does {n} drive?|What kind of car does {n} drive?",
    ),
    _r(
        lambda rng: rng.choice(FOODS) + " with " + rng.choice(FOODS),
        "{n} ordered {v}{x}.",
        "What did {n} order?|Which dish was ordered by {n}?",
    ),
    _r(
        lambda rng: f"{rng.randint(2, 240)} kilometres",
        "{n} walked {v}{x}.",
        "How far has {n} walked?|What distance was walked by {n}?",
    ),
    _r(
        lambda rng: f"{rng.randint(2, 90)} {rng.choice(WORDS)} pictures",
        "{n} sold {v}{x}.",
        "What was sold by {n}?|What is it that {n} sold?",
    ),
    _r(place, "{n} reached {v}{x}.", "Which place was reached by {n}?|What place has {n} reached?"),
    _r(
        lambda rng: f"{rng.choice(WORDS)} {rng.choice(('prize', 'medal', 'cup'))}",
        "{n} won the {v}{x}.",
        "What was won by {n}?|Which prize is it that {n} won?",
    ),
)


def project(rng: random.Random) -> str:
    return f"project {syllables(rng)}"


def firm(rng: random.Random) -> str:
    return f"{syllables(rng)} {rng.choice(('Works', 'Mill', 'Press', 'Lines', 'Foods', 'Bank', 'School', 'Museum'))}"


def ship(rng: random.Random) -> str:
    return f"the ship {syllables(rng)}"


def gadget(rng: random.Random) -> str:
    return f"the {thing(rng)}"


def event(rng: random.Random) -> str:
    return f"the {rng.choice(WORDS)} {rng.choice(('festival', 'meeting', 'concert', 'race', 'course', 'fair'))}"


THINGS: tuple[tuple[Callable[[random.Random], str], tuple[Relation, ...]], ...] = (
    (
        project,
        (
            _r(amount, "{n} costs {v}{x}.", "How much does {n} cost?|What does {n} cost?"),
            _r(person, "The leader of {n} is {v}{x}.", "Who is the leader of {n}?|Which person is the leader of {n}?"),
            _r(date, "{n} ended on {v}{x}.", "When has {n} ended?|On which day has {n} ended?"),
            _r(
                lambda rng: f"{rng.randint(2, 80)} people",
                "{n} has {v}{x}.",
                "How many people has {n}?|How many people are in {n}?",
            ),
        ),
    ),
    (
        firm,
        (
            _r(
                lambda rng: f"{rng.randint(2, 900)} people",
                "{n} has {v}{x}.",
                "How many people has {n}?|How many people are in {n}?",
            ),
            _r(place, "{n} stands in {v}{x}.", "Where does {n} stand?|In which place does {n} stand?"),
            _r(person, "The director of {n} is {v}{x}.", "Who is the director of {n}?|Which person is the director of {n}?"),
            _r(hour, "{n} opens on {v}{x}.", "When does {n} open?|On which day does {n} open?"),
            _r(phone, "The phone number of {n} is {v}{x}.", "What is the phone number of {n}?|Which phone number has {n}?"),
        ),
    ),
    (
        ship,
        (
            _r(place, "{n} starts from {v}{x}.", "Where does {n} start from?|From which town does {n} start?"),
            _r(
                lambda rng: f"{rng.randint(10, 900)} tons of {rng.choice(FOODS)}",
                "{n} carries {v}{x}.",
                "What does {n} carry?|Which cargo does {n} carry?",
            ),
            _r(person, "The captain of {n} is {v}{x}.", "Who is the captain of {n}?|Which person is the captain of {n}?"),
            _r(date, "{n} returns on {v}{x}.", "When does {n} return?|On which day does {n} return?"),
        ),
    ),
    (
        gadget,
        (
            _r(amount, "{n} costs {v}{x}.", "How much does {n} cost?|What is it that {n} costs?"),
            _r(serial, "{n} has number {v}{x}.", "What number has {n}?|Which number has {n}?"),
            _r(place, "{n} stood in {v}{x}.", "Where has {n} stood?|In which place has {n} stood?"),
            _r(person, "{n} belongs to {v}{x}.", "To whom does {n} belong?|Who is it that {n} belongs to?"),
        ),
    ),
    (
        event,
        (
            _r(date, "{n} starts on {v}{x}.", "When does {n} start?|On which day does {n} start?"),
            _r(amount, "{n} costs {v}{x}.|{n} costs {v} at the door{x}.", "How much does {n} cost?|What does {n} cost?"),
            _r(place, "{n} moved to {v}{x}.", "Where has {n} moved to?|To which place has {n} moved?"),
            _r(
                lambda rng: f"{number(rng)} visitors",
                "{n} has {v}{x}.",
                "How many visitors has {n}?|How many visitors are at {n}?",
            ),
        ),
    ),
)

LINKS = "about after before behind beside near for from with below by until".split()
KINDS_OF = "old new small large broken empty clean closed good short friendly painted printed used".split()
FILLERS = (
    "The rest of the {w} was closed on {day}.",
    "A {c} {o} stood beside the {w} for the whole {mo}.",
    "Nothing else was written about the {w}.",
    "The {j} from {p} painted the {w} {c}.",
    "All papers are kept in the {w} behind the {w2}.",
    "It rained in {p} on {day}.",
    "The {t} team met twice in {mo}.",
    "Please return the {o} to the {j} before {day}.",
    "The new {o} is expected in {mo}.",
    "Everybody agreed that the {w} looked better in {c}.",
    "Some guests from {p} asked about the {c} {o}.",
    "The meeting ended early and the {w} was empty again.",
)
TITLES = (
    "Staff list",
    "Notes from {p}",
    "Report of the {t} team",
    "Letter of {day}",
    "The {w} register",
    "Minutes, {d}",
    "{p} news",
    "News from the {w}",
    "Notice for the {t} office",
)
OPENINGS = (
    "These are the notes of the {t} team.",
    "This page was written by the {j} of the {w}.",
    "The following was reported in {mo}.",
    "Here is what we know so far.",
    "This is a short report about the {w}.",
    "All of this was checked on {day}.",
    "This list was printed in {p}.",
    "Welcome to the {w}.",
)


def fill(rng: random.Random, template: str) -> str:
    """Fill the small slots of a template."""
    if "{" not in template:
        return template
    return template.format(
        w=rng.choice(WORDS),
        w2=rng.choice(WORDS),
        p=place(rng),
        d=date(rng) if "{d}" in template else "",
        m=person(rng) if "{m}" in template else "",
        t=rng.choice(TEAMS),
        mo=rng.choice(MONTHS),
        day=rng.choice(DAYS),
        j=rng.choice(JOBS),
        c=rng.choice(COLOURS),
        o=rng.choice(OBJECTS),
    )


@dataclass(frozen=True)
class Fact:
    """One sentence of a document, the questions it answers and the value asked for."""

    sentence: str
    questions: tuple[str, ...]
    value: str


def upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def detail(rng: random.Random) -> str:
    """Up to three phrases that lengthen a sentence; hardly any two in a document begin alike."""
    out = ""
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
        quality = rng.choice(KINDS_OF) if rng.random() < 0.6 else rng.choice(COLOURS)
        out += f" {rng.choice(LINKS)} the {quality} {rng.choice(WORDS if rng.random() < 0.6 else OBJECTS)}"
    return out


def make_fact(rng: random.Random, relation: Relation, name: str) -> Fact:
    value = relation.value(rng)
    slots = {"n": name, "v": value, "x": detail(rng)}
    sentence = rng.choice(relation.sentences).format(**slots)
    return Fact(upper(sentence), tuple(q.format(**slots) for q in relation.questions), value)


def odd_fact(rng: random.Random) -> Fact:
    """A fact outside the relations, with invented words: finding it rests on matching words alone."""
    noun = syllables(rng).lower() if rng.random() < 0.5 else rng.choice(WORDS)
    name = f"{rng.choice(COLOURS)} {noun}"
    value = rng.choice((number, date, person, place, serial, amount, hour, thing))(rng)
    link = rng.choice(
        (
            "The {n} has {v}{x}.",
            "The {n} found {v}{x}.",
            "The {n} replaced {v}{x}.",
            "The {n} belongs to {v}{x}.",
            "The {n} kept {v}{x}.",
            "The {n} used {v}{x}.",
        )
    )
    slots = {"n": name, "v": value, "x": detail(rng)}
    questions = (f"What does the document say about the {name}?", f"What about the {name}?", f"What is said about the {name}?")
    return Fact(link.format(**slots), questions, value)


def facts_of_document(rng: random.Random, count: int) -> list[Fact]:
    """Facts about a few names, with other names that have the same attributes."""
    out: list[Fact] = []
    while len(out) < count:
        style = rng.random()
        if style < 0.5:
            names = [person(rng) for _ in range(rng.randint(2, 4))]
            relations = rng.sample(PEOPLE, rng.randint(1, 4))
        elif style < 0.85:
            kind, known = rng.choice(THINGS)
            names = [kind(rng) for _ in range(rng.randint(2, 3))]
            relations = rng.sample(known, rng.randint(1, len(known)))
        else:
            out += [odd_fact(rng) for _ in range(rng.randint(1, 3))]
            continue
        pairs = [(name, relation) for name in dict.fromkeys(names) for relation in relations]
        rng.shuffle(pairs)
        out += [make_fact(rng, relation, name) for name, relation in pairs[: rng.randint(2, 6)]]
    out = out[:count]
    rng.shuffle(out)
    return out


SINGLE = "According to the document: {s}"
DOUBLE = "According to the document: {s} The document also says: {s2}"
THANKS = (
    ("Thank you.", "You are welcome. Ask me if you need anything else from the document."),
    ("Thanks!", "You are welcome. Ask me if you need anything else from the document."),
    ("Great, thank you very much.", "You are welcome. Ask me if you need anything else from the document."),
)
FRAMES = (
    "Read this document.\n\n{d}\n\nQuestion: {q}",
    "{d}\n\nQuestion: {q}",
    "Document:\n\n{d}\n\nQuestion: {q}",
    "Here is a document.\n\n{d}\n\n{q}",
    "{d}\n\n{q}",
    "Please read the following text:\n\n{d}\n\nQuestion: {q}",
    "Read this document and answer the question.\n\n{d}\n\nQuestion: {q}",
    "Answer from the document below.\n\n{d}\n\nQuestion: {q}",
    "Use the document to answer.\n\nDocument:\n{d}\n\nQuestion: {q}",
    "Text:\n{d}\n\n{q}",
)


def lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def ask(rng: random.Random, facts: list[Fact]) -> Turn:
    """A question about one or two facts, and the answer that quotes their sentences."""
    questions = [rng.choice(fact.questions) for fact in facts]
    if len(facts) == 1:
        return Turn(questions[0], SINGLE.format(s=facts[0].sentence), (facts[0].value,))
    joined = rng.choice(("{a} And {b}", "{A}, and {b}", "{a} {B}")).format(
        a=questions[0], A=questions[0][:-1], b=lower(questions[1]), B=questions[1]
    )
    return Turn(
        joined,
        DOUBLE.format(s=facts[0].sentence, s2=facts[1].sentence),
        (facts[0].value, facts[1].value),
    )


def documents(rng: random.Random, level: int = 3) -> list[Turn]:
    """A conversation about one generated document: one to five questions, sometimes a thank-you at the end."""
    low, high = ((1, 3), (2, 5), (3, 7), (3, 10))[level]
    count = rng.randint(low, high)
    fillers = 0 if count < 3 else rng.randint(0, max(1, count // 3))
    facts = facts_of_document(rng, count - min(fillers, count - 1))
    body = [fact.sentence for fact in facts]
    for _ in range(min(fillers, count - 1)):
        body.insert(rng.randint(0, len(body)), fill(rng, rng.choice(FILLERS)))
    if rng.random() < 0.6:
        body.insert(0, fill(rng, rng.choice(OPENINGS)))
    layout = rng.random()
    if layout < 0.8:
        text = " ".join(body)
    elif layout < 0.9:
        text = "\n".join(f"- {sentence}" for sentence in body)
    else:
        cut = rng.randint(1, len(body))
        text = " ".join(body[:cut]) + ("\n\n" + " ".join(body[cut:]) if body[cut:] else "")
    if rng.random() < 0.35:
        text = fill(rng, rng.choice(TITLES)) + "\n\n" + text

    # A question that two sentences answer would have no right answer: ask only what is said once.
    usable = [f for f in facts if sum(set(f.questions) & set(g.questions) != set() for g in facts) == 1]
    if not usable:
        return documents(rng, level)
    rng.shuffle(usable)
    turns: list[Turn] = []
    while usable and len(turns) < 4:
        size = 2 if len(usable) > 1 and rng.random() < 0.4 else 1
        turns.append(ask(rng, usable[:size]))
        usable = usable[size:]
        if rng.random() < 0.15:
            break
    first = turns[0]
    turns[0] = Turn(rng.choice(FRAMES).format(d=text, q=first.user), first.answer, first.facts)
    if rng.random() < 0.08:
        turns.append(Turn(*rng.choice(THANKS)))
    return turns


# ---------------------------------------------------------------------------------------------------------------- maths

GOODS = (
    "apples pears books coins stamps eggs marbles pencils cards stones cups plates shells tickets flowers balls stickers"
).split()
BOXES = "box bag basket shelf crate jar".split()


def maths(rng: random.Random) -> list[Turn]:
    """One to four small word problems, each answered step by step."""
    makers = (_story, _story, _boxes, _money, _sum, _share, _journey)
    return [rng.choice(makers)(rng) for _ in range(rng.choice((1, 2, 3, 4)))]


def _turn(question: str, steps: list[str], answer: int | str) -> Turn:
    return Turn(question, " ".join([*steps, f"Answer: {answer}"]), (f"Answer: {answer}",))


def _story(rng: random.Random) -> Turn:
    who, what = rng.choice(FIRST_NAMES), rng.choice(GOODS)
    have = rng.randint(2, 20)
    question, steps = [f"{who} has {have} {what}."], [f"{who} starts with {have} {what}."]
    for _ in range(rng.randint(1, 3)):
        up = have < 4 or rng.random() < 0.55
        change = rng.randint(1, 12) if up else rng.randint(1, have - 1)
        verb = rng.choice(("buys", "finds", "gets") if up else ("loses", "sells", "gives away"))
        after = have + change if up else have - change
        question.append(f"{who} {verb} {change}" + (" more." if up else "."))
        steps.append(f"{who} {verb} {change}: {have} {'+' if up else '-'} {change} = {after}.")
        have = after
    question.append(
        rng.choice((f"How many {what} does {who} have now?", f"How many {what} are left?", f"How many {what} are there?"))
    )
    return _turn(" ".join(question), steps, have)


def _boxes(rng: random.Random) -> Turn:
    a, b, what, box = rng.randint(2, 10), rng.randint(2, 10), rng.choice(GOODS), rng.choice(BOXES)
    plural = {"box": "boxes", "shelf": "shelves"}.get(box, box + "s")
    question = f"There are {a} {plural} with {b} {what} in each {box}."
    steps = [f"{a} {plural} with {b} {what} each: {a} * {b} = {a * b}."]
    total = a * b
    if rng.random() < 0.5:
        c = rng.randint(1, min(12, total - 1))
        question += f" Then {c} {what} are taken away."
        steps.append(f"{c} are taken away: {total} - {c} = {total - c}.")
        total -= c
    return _turn(question + f" How many {what} are there?", steps, total)


def _money(rng: random.Random) -> Turn:
    who, what, n, price = rng.choice(FIRST_NAMES), rng.choice(GOODS), rng.randint(2, 9), rng.randint(2, 9)
    paid = n * price + rng.randint(1, 20)
    question = (
        f"{who} buys {n} {what} for {price} dollars each and pays with {paid} dollars. How much money does {who} get back?"
    )
    steps = [
        f"{n} {what} for {price} dollars each: {n} * {price} = {n * price}.",
        f"The change is {paid} - {n * price} = {paid - n * price}.",
    ]
    return _turn(question, steps, paid - n * price)


def _sum(rng: random.Random) -> Turn:
    a, b = rng.randint(1, 30), rng.randint(1, 30)
    if rng.random() < 0.6:
        words = rng.choice((f"What is {a} + {b}?", f"What is {a} plus {b}?", f"Add {a} and {b}."))
        return _turn(words, [f"We add the numbers: {a} + {b} = {a + b}."], a + b)
    a, b = max(a, b), min(a, b)
    words = rng.choice((f"What is {a} - {b}?", f"What is {a} minus {b}?", f"Take {b} away from {a}."))
    return _turn(words, [f"We take the second number away: {a} - {b} = {a - b}."], a - b)


def _share(rng: random.Random) -> Turn:
    each, n, what = rng.randint(2, 9), rng.randint(2, 9), rng.choice(GOODS)
    question = f"{each * n} {what} are shared by {n} children. How many {what} does each child get?"
    return _turn(question, [f"We share {each * n} {what} between {n} children: {each * n} / {n} = {each}."], each)


def _journey(rng: random.Random) -> Turn:
    who, a, b = rng.choice(FIRST_NAMES), rng.randint(2, 10), rng.randint(2, 10)
    c = rng.randint(1, 15)
    question = (
        f"{who} walks {a} kilometres every day for {b} days and then {c} kilometres more. How far does {who} walk in all?"
    )
    steps = [
        f"In {b} days {who} walks {a} * {b} = {a * b} kilometres.",
        f"With the rest it is {a * b} + {c} = {a * b + c}.",
    ]
    return _turn(question, steps, a * b + c)


# ----------------------------------------------------------------------------------------------------------------- code

VERBS = "count find get make sum collect filter check compute pick join read load clean merge sort".split()
NOUNS = "words items values numbers names scores prices users lines points letters rows parts orders files".split()
FIELDS = (
    "name age price title author year size colour owner city score weight speed level email pages stock power rank"
).split()
CLASSES = "Book Car Player Ticket House Robot Song Planet Garden Account Camera Recipe Student Ship Lamp Train".split()


def _fence(text: str) -> str:
    return f"```python\n{text.strip()}\n```"


def code(rng: random.Random) -> list[Turn]:
    """One or two requests for a short Python function or class; the names are those of the request."""
    turns = [rng.choice((_function, _function, _class))(rng)]
    if rng.random() < 0.35:
        turns.append(rng.choice((_function, _class))(rng))
    return turns


def _function(rng: random.Random) -> Turn:
    noun = rng.choice(NOUNS)
    name = f"{rng.choice(VERBS)}_{noun}" if rng.random() < 0.8 else f"{rng.choice(VERBS)}_{syllables(rng).lower()}"
    one = noun[:-1]
    k = rng.randint(2, 20)
    key = rng.choice(FIELDS)
    task, params, body = rng.choice(
        (
            (
                f"adds up the {noun}",
                noun,
                f"    total = 0\n    for {one} in {noun}:\n        total += {one}\n    return total",
            ),
            (
                f"returns the {noun} greater than {k}",
                noun,
                f"    result = []\n    for {one} in {noun}:\n        if {one} > {k}:\n            result.append({one})\n"
                "    return result",
            ),
            (
                f"returns the {noun} smaller than {k}",
                noun,
                f"    result = []\n    for {one} in {noun}:\n        if {one} < {k}:\n            result.append({one})\n"
                "    return result",
            ),
            (
                f"finds the largest of the {noun}",
                noun,
                f"    best = {noun}[0]\n    for {one} in {noun}:\n        if {one} > best:\n            best = {one}\n"
                "    return best",
            ),
            (
                f"finds the smallest of the {noun}",
                noun,
                f"    best = {noun}[0]\n    for {one} in {noun}:\n        if {one} < best:\n            best = {one}\n"
                "    return best",
            ),
            (
                "reverses a text",
                "text",
                '    result = ""\n    for letter in text:\n        result = letter + result\n    return result',
            ),
            (
                f"counts how often each of the {noun} occurs",
                noun,
                f"    counts = {{}}\n    for {one} in {noun}:\n        counts[{one}] = counts.get({one}, 0) + 1\n"
                "    return counts",
            ),
            (
                f"returns the {key} of every item",
                "items",
                f'    result = []\n    for item in items:\n        result.append(item["{key}"])\n    return result',
            ),
            (
                "computes the factorial of n",
                "n",
                f"    if n <= 1:\n        return 1\n    return n * {name}(n - 1)",
            ),
            (
                "computes the nth Fibonacci number",
                "n",
                f"    if n < 2:\n        return n\n    return {name}(n - 1) + {name}(n - 2)",
            ),
            (
                f"multiplies all {noun}",
                noun,
                f"    result = 1\n    for {one} in {noun}:\n        result *= {one}\n    return result",
            ),
            (
                f"computes the average of the {noun}",
                noun,
                f"    if not {noun}:\n        return 0\n    total = 0\n    for {one} in {noun}:\n        total += {one}\n"
                f"    return total / len({noun})",
            ),
            (
                f"removes duplicates from the {noun}",
                noun,
                f"    result = []\n    for {one} in {noun}:\n        if {one} not in result:\n"
                f"            result.append({one})\n    return result",
            ),
            (
                f"swaps keys and values of a dictionary of {noun}",
                noun,
                f"    result = {{}}\n    for key, value in {noun}.items():\n        result[value] = key\n    return result",
            ),
            (
                f"prints all keys and values of the {noun}",
                noun,
                f'    for key, value in {noun}.items():\n        print(key, "=", value)',
            ),
            (
                "checks whether a text is a palindrome",
                "text",
                "    text = text.lower()\n    return text == text[::-1]",
            ),
            (
                f"adds {k} to each of the {noun}",
                noun,
                f"    result = []\n    for {one} in {noun}:\n        result.append({one} + {k})\n    return result",
            ),
            (
                f"counts the {noun} equal to {k}",
                noun,
                f"    count = 0\n    for {one} in {noun}:\n        if {one} == {k}:\n            count += 1\n    return count",
            ),
        )
    )
    ask_for = rng.choice(
        (
            f"Write a Python function {name} that {task}.",
            f"Write a function {name}({params}) that {task}.",
            f"Please write a Python function called {name} that {task}.",
            f"I need a Python function named {name} which {task}.",
        )
    )
    doc = f'    """{upper(task)}."""\n' if rng.random() < 0.5 else ""
    if doc:
        ask_for += rng.choice((" Add a docstring.", " It should have a docstring."))
    return Turn(ask_for, _fence(f"def {name}({params}):\n{doc}{body}"), (f"def {name}(",))


def _class(rng: random.Random) -> Turn:
    name = rng.choice(CLASSES) if rng.random() < 0.8 else syllables(rng)
    fields = rng.sample(FIELDS, rng.randint(2, 4))
    listed = ", ".join(fields[:-1]) + " and " + fields[-1]
    lines = [f"class {name}:", f"    def __init__(self, {', '.join(fields)}):"]
    lines += [f"        self.{f} = {f}" for f in fields]
    extra = rng.choice(("to_dict", "getters", "setters", "to_dict", "describe", "none"))
    request = f"with the fields {listed}"
    if extra == "to_dict":
        lines += ["", "    def to_dict(self):", "        return {"]
        lines += [f'            "{f}": self.{f},' for f in fields]
        lines += ["        }"]
        request += " and a method to_dict"
    elif extra in ("getters", "setters"):
        for f in fields:
            if extra == "getters":
                lines += ["", f"    def get_{f}(self):", f"        return self.{f}"]
            else:
                lines += ["", f"    def set_{f}(self, value):", f"        self.{f} = value"]
        request += f" and {extra} for all of them"
    elif extra == "describe":
        lines += ["", "    def describe(self):", f'        print("{name}")']
        lines += [f'        print("{f}:", self.{f})' for f in fields]
        request += " and a method describe"
    ask_for = rng.choice(
        (
            f"Write a Python class {name} {request}.",
            f"Please write a class {name} {request}.",
            f"I need a Python class named {name} {request}.",
        )
    )
    return Turn(ask_for, _fence("\n".join(lines)), (f"class {name}:",))


# ----------------------------------------------------------------------------------------------------------------- talk

TOPICS: dict[str, tuple[str, str, str]] = {
    # topic: nouns; things one does; how it feels
    "gardening": ("soil roses seeds rain bees herbs", "plant|water|prune|sow|dig", "patient calm muddy fresh"),
    "cooking": ("spices soup dough garlic pans butter", "stir|taste|bake|chop|simmer", "warm hungry cosy rich"),
    "sailing": ("wind waves ropes sails harbours maps", "steer|tie|drift|row|anchor", "free salty wild windy"),
    "chess": ("pawns clocks openings rooks traps queens", "attack|defend|wait|trade|plan", "tense quiet clever slow"),
    "music": ("songs drums chords violins choirs notes", "sing|play|listen|hum|practise", "loud tender bright moving"),
    "hiking": ("trails boots peaks forests maps huts", "climb|rest|wander|descend|explore", "tired proud steep clear"),
    "painting": (
        "brushes colours canvases shadows frames light",
        "draw|mix|sketch|paint|look",
        "soft bold vivid dreamy",
    ),
    "reading": (
        "novels pages poems libraries stories heroes",
        "read|borrow|imagine|finish|lend",
        "absorbed curious still",
    ),
    "football": ("goals teams whistles boots matches fans", "run|pass|score|train|cheer", "fast noisy fair exciting"),
    "astronomy": (
        "stars planets telescopes comets moons nights",
        "watch|point|wait|count|wonder",
        "dark vast cold silent",
    ),
    "baking": ("bread cakes flour ovens yeast sugar", "knead|bake|weigh|rise|share", "sweet golden crisp light"),
    "cycling": ("wheels hills helmets lanes chains brakes", "ride|pedal|race|repair|coast", "quick dusty sporty brave"),
    "winter": ("snow skates scarves candles fires icicles", "skate|warm|shovel|slide|rest", "white frosty quiet long"),
    "the sea": ("shells gulls tides cliffs boats dunes", "swim|float|dive|collect|breathe", "blue endless salty mild"),
    "cats": ("paws whiskers sofas mice windows naps", "purr|sleep|hunt|stretch|play", "lazy proud gentle sly"),
    "theatre": (
        "stages masks curtains actors costumes scenes",
        "act|rehearse|clap|whisper|bow",
        "grand funny sad lively",
    ),
    "photography": (
        "cameras lenses portraits streets shadows film",
        "aim|focus|frame|wait|print",
        "sharp honest grey lucky",
    ),
    "trains": (
        "stations tickets windows rails bridges tunnels",
        "travel|wait|arrive|change|dream",
        "slow steady long early",
    ),
    "languages": (
        "words verbs accents letters idioms teachers",
        "speak|repeat|learn|listen|guess",
        "strange new useful odd",
    ),
    "birds": ("nests feathers owls songs swallows branches", "fly|sing|watch|feed|migrate", "small shy early graceful"),
}
LINES = (
    "I think {t} is mostly about {a} and {b}.",
    "There are days when I only want to {v} and forget the {a}.",
    "My neighbour {f} says that {a} matter more than {b}.",
    "It feels {m}, and a little {m2} too.",
    "Have you ever tried to {v} in {mo}?",
    "You need good {a}, some time, and somebody like {f} to {v} with.",
    "At first you {v}, then you {v2}, and after a while it becomes {m}.",
    "In {p} they do it with {a} instead of {b}.",
    "What I like best are the {b}, because they are so {m}.",
    "The {a} are {m}, the {b} are {m2}.",
    "If I could, I would {v} every {day}.",
    "Nobody told me that {a} could be this {m}.",
    "Start with the {a}, leave the {b} for later, and do not hurry.",
    "Once, on a {m} {day}, I saw {f} {v} beside the {w}.",
    "Some people {v} for years before they really {v2}.",
    "Perhaps we should {v} together when it is less {m2}.",
    "A {w} full of {a}: that is all I want.",
    "With {t}, being {m} is half of the joy.",
    "I would rather {v} than talk about {b} all day.",
    "{f} and {g} once went to {p} just to {v}.",
)
OPEN_TALK = (
    "Let's talk about {t}.",
    "What do you think about {t}?",
    "Tell me something about {t}.",
    "I have been thinking about {t} lately.",
    "My friend {f} loves {t}. Do you?",
    "Why do people like {t}?",
    "Chat with me about {t} in {p}.",
)
OPEN_LETTER = (
    "Write a letter to {f} about {t}.",
    "Please write a short letter from {g} to {f} about {t}.",
    "Write a friendly letter to {f} in {p} about {t}.",
)
HELLO = (
    ("Hello!", "Hello, nice to hear from you. What shall we talk about?"),
    ("Hi, how are you?", "I am well, thank you. How is your {day} going?"),
    ("Good morning!", "Good morning! Did you sleep well?"),
    ("Who are you?", "I am a very small language model. I answer questions about short documents."),
    ("What can you do?", "I can quote from a short document, solve small sums, and write short Python functions."),
    ("Thank you.", "You are welcome."),
    ("Goodbye!", "Goodbye, and have a pleasant {day}."),
)


def _words(rng: random.Random, topic: str) -> dict[str, str]:
    nouns, verbs, moods = (part.split("|") if "|" in part else part.split() for part in TOPICS[topic])
    a, b = rng.sample(nouns, 2)
    v, v2 = rng.sample(verbs, 2)
    m, m2 = rng.sample(moods, 2)
    f, g = rng.sample(FIRST_NAMES, 2)
    return {
        "t": topic,
        "a": a,
        "b": b,
        "v": v,
        "v2": v2,
        "m": m,
        "m2": m2,
        "f": f,
        "g": g,
        "p": place(rng),
        "mo": rng.choice(MONTHS),
        "day": rng.choice(DAYS),
        "w": rng.choice(WORDS),
    }


def talk(rng: random.Random) -> list[Turn]:
    """Small talk and letters: sentences with words picked at random, so that no two answers run alike for long.

    Which sentence follows which is fixed, and the topic decides where to begin. Were that random too, a greedy answer
    would say the likeliest sentence again and again.
    """
    turns: list[Turn] = []
    for _ in range(rng.choice((1, 1, 2))):
        topic = rng.choice(list(TOPICS))
        base = _words(rng, topic)
        start = list(TOPICS).index(topic) * 7
        chosen = [LINES[(start + i) % len(LINES)] for i in range(rng.randint(4, 7))]
        lines = [line.format(**(_words(rng, topic))) for line in chosen]
        if rng.random() < 0.35:
            user = rng.choice(OPEN_LETTER).format(**base)
            sender = base["g"] if base["g"] in user else "your friend"
            answer = f"Dear {base['f']},\n\n{' '.join(lines)}\n\nYours,\n{sender}"
        else:
            user, answer = rng.choice(OPEN_TALK).format(**base), " ".join(lines)
        turns.append(Turn(user, answer))
    if rng.random() < 0.3:
        user, answer = rng.choice(HELLO)
        turns.insert(0, Turn(user, answer.format(day=rng.choice(DAYS))))
    return turns
