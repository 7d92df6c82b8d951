"""One to four sentences and a question, as somebody types them to try the model; what visitors tell of themselves."""

from __future__ import annotations

from random import Random

from corpus.ask import fact_and_missing, one_fact, two_facts, unanswerable
from corpus.base import Document, Turn, an, lower
from corpus.statements import KINDS
from corpus.statements_people import FOODS, JOBS, MANY, PET_NAMES, PETS, THINGS
from corpus.values import CITIES, COLOURS, day_of_month, first_name
from corpus.wording import typed

SHAPES = (
    "{d} {q}", "{d} {q}", "{d} {q}", "{d} {q}", "{d} {q}", "{d}\n{q}", "{d}\n{q}", "{d}\n\n{q}", "{d}\n\n{q}", "{q} {d}",
    "{q}\n{d}", "{q}\n\n{d}",
    "text: {d} question: {q}", "Text: {d}\nQuestion: {q}", "Context: {d} Question: {q}", "{d} Question: {q}", "{d} Q: {q}",
    "\"{d}\" {q}",
    "Read this: {d} {q}", "I tell you: {d} Now, {l}", "{d} So {l}", "{d} Tell me: {l}", "If {k}, {l}",
    "Here is a sentence: {d} {q}",
    "Given that {k}, {l}", "q: {d} {l}", "Answer from the text: {d} {q}",
)  # fmt: skip


def short_reading(rng: Random) -> list[Turn]:
    """A few sentences and one to three questions."""
    people = [first_name(rng)]
    told = [
        kind(rng, people[0] if rng.random() < 0.6 else first_name(rng))
        for kind in rng.sample(KINDS, rng.choice((1, 1, 2, 2, 3, 4)))
    ]
    text = " ".join(facts[0].sentence for facts, _ in told)
    facts = [fact for facts, _ in told for fact in facts]
    asks = [question for fact in facts for question in fact.questions]
    facts = [fact for fact in facts if not any(asks.count(question) > 1 for question in fact.questions)] or told[0][0]
    missing = [pair for _, pairs in told for pair in pairs]
    document = Document("text", text, tuple(facts), (), "", (), tuple(missing))
    turns: list[Turn] = []
    for _ in range(rng.choice((1, 1, 2, 3))):
        draw = rng.random()
        if draw < 0.14 and missing:
            turns.append(unanswerable(*missing.pop(rng.randrange(len(missing)))))
        elif draw < 0.22 and len(facts) > 1:
            turns.append(two_facts(rng, *rng.sample(facts, 2)))
        elif draw < 0.25 and missing:
            turns.append(fact_and_missing(rng, rng.choice(facts), *missing.pop()))
        else:
            turns.append(one_fact(rng, document, rng.choice(facts)))
    shape, question = rng.choice(SHAPES), turns[0].user
    if (
        "\n" in question
        or (("{l}" in shape or "{k}" in shape) and not question.endswith("?"))
        or ("{k}" in shape and text.count(".") > 1)
    ):
        shape = "{d}\n\n{q}"
    if "{l}" not in shape:
        question = typed(rng, question)
    first = text.split(" ", 1)[0]
    clause = text.rstrip(".") if first.removesuffix("'s") not in ("The", "There", "On", "Because") else lower(text.rstrip("."))
    user = shape.format(d=text, q=question, l=lower(question), k=clause)
    return [
        Turn(user, turns[0].answer, turns[0].facts, question=question),
        *(Turn(typed(rng, turn.user), turn.answer, turn.facts) for turn in turns[1:]),
    ]


MINE = (
    ("My {pet} is called {name}.", "What is my {pet} called?|What's the name of my {pet}?|what is my {pet}'s name",
    "Your {pet} is called {name}."),
    ("I live in {city}.", "Where do I live?|In which city do I live?|which city do i live in", "You live in {city}."),
    ("My name is {me}.", "What is my name?|What's my name?|whats my name|Who am I?", "Your name is {me}."),
    ("I am {me}.", "What is my name?|Who am I?|whats my name", "Your name is {me}."),
    ("I am {n} years old.", "How old am I?|What is my age?|how old am i", "You are {n} years old."),
    ("My favourite colour is {colour}.", "What is my favourite colour?|Which colour do I like best?|whats my favorite color",
     "Your favourite colour is {colour}."),
    ("I work as {job}.", "What is my job?|What do I do for a living?|what do i work as", "You work as {job}."),
    ("My {kin} is called {me}.", "What is my {kin} called?|What is the name of my {kin}?|whats my {kin}s name",
    "Your {kin} is called {me}."),
    ("I have {n} {things}.", "How many {things} do I have?|how many {things} do i have", "You have {n} {things}."),
    ("I was born in {city}.", "Where was I born?|In which city was I born?|where was i born", "You were born in {city}."),
    ("My birthday is on {date}.", "When is my birthday?|What is the date of my birthday?|when is my birthday",
    "Your birthday is on {date}."),
    ("My {thing} is {colour}.", "What colour is my {thing}?|Which colour does my {thing} have?|what color is my {thing}",
    "Your {thing} is {colour}."),
    ("I like {food}.", "What do I like?|What food do I like?|what do i like", "You like {food}."),
    ("The password is {name}.", "What is the password?|whats the password|Do you remember the password?",
    "The password is {name}."),
)  # fmt: skip
KEPT = "Thank you for telling me. I can remember it until this conversation ends, so ask me about it."


def mine(rng: Random) -> list[Turn]:
    """Something that the visitor tells, and the question about it: at once or later."""
    slots = {
        "pet": rng.choice(PETS), "name": rng.choice(PET_NAMES), "city": rng.choice(CITIES), "me": first_name(rng),
        "n": rng.randint(2, 90),
        "colour": rng.choice(COLOURS), "job": an(rng.choice(JOBS)), "kin": rng.choice(("sister", "brother", "mother", "friend",
        "boss")),
        "things": rng.choice(MANY), "date": day_of_month(rng), "thing": rng.choice(THINGS),
        "food": rng.choice(FOODS),
    }  # fmt: skip
    tell, asks, answer = rng.choice(MINE)
    told, question, said = tell.format(**slots), rng.choice(asks.split("|")).format(**slots), answer.format(**slots)
    value = next(
        str(slots[key]) for key in ("name", "me", "city", "n", "colour", "job", "date", "food") if "{" + key + "}" in tell
    )
    if rng.random() < 0.45 and "My name is" not in told and "I am " + slots["me"] not in told:
        intro = rng.choice(
            ("{}", "{}", "Remember this: {}", "Please remember: {}", "Let me tell you something. {}", "Remember that {}")
        )
        shown = intro.format(lower(told) if intro.endswith("that {}") and not told.startswith("I ") else told)
        return [Turn(shown, KEPT), Turn(question, said, (value,))]
    return [Turn(f"{told} {question}", said, (value,))]
