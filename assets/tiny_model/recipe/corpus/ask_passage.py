"""Questions about the passages, as visitors type them: the text pasted with a question before or behind it, often in haste."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

from corpus.ask import JOINED, THREE
from corpus.ask_forms import BRIEFLY, proved, quoted
from corpus.base import Turn, join, lower, upper
from corpus.passage import Asked, Passage, passage, sentences
from corpus.wording import lower_first, slipped

FRAMES = (
    ("{d}\n\n{q}", 22), ("{q}\n\n{d}", 14), ("{d} {q}", 6), ("{q} {d}", 4), ("{d}\n{q}", 5), ("{q}\n{d}", 3),
    ("{d}\n\nQuestion: {q}", 4), ("Question: {q}\n\n{d}", 3), ("\"{d}\" {q}", 3), ("{q} \"{d}\"", 3), ("{d}\n\nQ: {q}", 2),
    ("\"{d}\"\n\n{q}", 3), ("{q}\n\n\"{d}\"", 3), ("Text: {d}\n\nQuestion: {q}", 2), ("{q} Text: {d}", 2),
    ("Read this: {d}\n\n{q}", 3), ("Read this: \"{d}\" {q}", 2),
    ("read this and answer: {q}\n\n{d}", 1), ("quick question, {l}\n\n{d}", 2),
    ("I got this {t}:\n\n{d}\n\n{q}", 2), ("I found this {t}:\n{d}\n{q}", 1), ("My {w} sent me this:\n\n{d}\n\n{q}", 2),
    ("my {w} wrote this: \"{d}\" {q}", 2), ("this is from my {w}:\n{d}\n\n{q}", 1), ("{q} (see below)\n\n{d}", 1),
    ("{d}\n--\n{q}", 2), ("{q}\n--\n{d}", 2),
    ("{q} -- {d}", 2), ("{d} -- {q}", 1), ("{q} It says: \"{d}\"", 2), ("It says here: \"{d}\" {q}", 2),
    ("{q} This is what I was given:\n\n{d}", 1), ("Look at this:\n\n{d}\n\n{q}", 1), ("look: {d}\n\n{q}", 1),
    ("<text>{d}</text>\n{q}", 1), ("{q}\n\n<<<\n{d}\n>>>", 0.5), ("***\n{d}\n***\n{q}", 0.7),
    ("Here is the {g}:\n\n{d}\n\n{q}", 2), ("{g}:\n{d}\n\nquestion: {l}", 1), ("Here's the {g}. {q}\n\n{d}", 1),
    ("About this {g}: {l}\n\n{d}", 1), ("{q} The {g}:\n{d}", 1), ("From the {g} below: {q}\n\n{d}", 1),
    ("According to this, {l}\n\n{d}", 1.5), ("{d}\n\nAccording to this, {l}", 1.5), ("{d}\n\nSo {l}", 2), ("{d}\n\nAnd {l}", 1),
    ("{d}\n\nplease tell me {l}", 1), ("{d}\n\nI need to know {l}", 1), ("Can you tell me {l} {d}", 1),
    ("Can you tell me {l}\n\n\"{d}\"", 1), ("do you know {l}\n\n{d}", 1), ("I can't find it: {q}\n\n{d}", 1),
    ("{q} Can't find it in here:\n\n{d}", 1), ("sorry for the long text, {l}\n\n{d}", 1), ("Help me please. {q}\n\n{d}", 1),
    ("{d}\n\nMy question is: {q}", 1), ("{d}\n\nOne question: {q}", 1), ("{q} Answer from this text:\n{d}", 1),
    ("Answer the question with the text.\n\n{d}\n\n{q}", 1), ("Use this text to answer: {q}\n\n{d}", 1),
    ("Context: {d}\nQ: {q}\nA:", 1), ("TEXT\n{d}\n\nQUESTION\n{q}", 1), ("Read the text. {q}\n\n{d}", 2),
    ("Passage: {d} Question: {q}", 1), ("{d}\n\n^^ {q}", 0.5), ("{d}\n\n{q} I don't get it.", 0.5), ("> {d}\n\n{q}", 0.7),
)  # fmt: skip
"""Where the text ({d}) and the question stand: {q} as it is, {l} with a small letter; {g} names the genre, {w} a person."""
WHEN = ("today", "this morning", "by post", "yesterday", "in the hall", "online", "on my desk", "in my inbox")
FROM = ("boss", "neighbour", "sister", "friend", "colleague", "landlord", "son", "teacher", "flatmate", "mother", "aunt")
OPENINGS = (
    "so ", "and ", "hey, ", "hi, ", "Hi! ", "ok ", "um, ", "Hello, ", "sorry, ", "tell me, ", "please, ", "Quick one: ",
    "wait, ",
    "just one thing: ", "and now: ", "Can you see ", "Does it say ", "do they say ", "could you tell me ", "I wonder ",
)  # fmt: skip
ENDINGS = (
    "??",
    "?!",
    " please",
    " pls",
    " plz",
    " thx",
    "? thanks",
    "? :)",
    "...?",
    " ???",
    "? I can't find it",
    "? quick pls",
)
UNSAID = "The text does not say."
UNANSWERED = 0.15
"""Share of the questions that their text does not answer."""
LEANING = re.compile(r"(He|She|It|They|His|Her|This|That|These|But|Then|So|Otherwise|Instead|Which|One|\"|'|I)\b")
"""First words of a sentence that may need the one before it."""
FIRST = re.compile(
    r"(what|which|who|whose|whom|when|where|why|how|from|on|in|at|by|to|until|with|for|is|are|can|do|does|did|may|must|should|"
    r"was|were|under|about|of|since|after|before|as|against|between|behind)\b",
    re.IGNORECASE,
)
"""First words of a question that bears words of opening before it."""


def ended(question: str) -> str:
    """The question with a mark at its end."""
    return question if question.endswith(("?", ".", "!", ":)")) else question + "?"


def small(question: str) -> str:
    """The question with a small first letter, unless its first word may be a name."""
    return lower_first(question) if FIRST.match(question) else question


def neat(question: str) -> str:
    """The question as it is printed: a capital letter and a question mark."""
    return ended(upper(question))


def mistyped(rng: Random, question: str) -> str:
    """The question with two letters of a small word exchanged or one left out."""
    words = question.split(" ")
    places = [i for i, word in enumerate(words) if re.fullmatch(r"[a-z]{4,}\??", word)]
    if not places:
        return question
    place = rng.choice(places)
    word, at = words[place], rng.randrange(1, len(words[place].rstrip("?")) - 1)
    words[place] = word[:at] + (word[at + 1] + word[at] + word[at + 2 :] if rng.random() < 0.6 else word[at + 1 :])
    return " ".join(words)


def hurried(rng: Random, question: str) -> str:
    """The question as somebody types it: neat, as it was written, in small letters, with words before or behind it."""
    draw = rng.random()
    if draw < 0.3:
        return neat(question)
    if draw < 0.52:
        return question
    if draw < 0.7:
        return small(question).rstrip("?")
    if draw < 0.75:
        return question.lower().rstrip("?") + rng.choice(("", "?"))
    if draw < 0.77:
        return mistyped(rng, slipped(rng, small(question)))
    if draw < 0.87:
        return question.rstrip("?.") + rng.choice(ENDINGS)
    if draw < 0.95 and FIRST.match(question):
        return rng.choice(OPENINGS) + small(question)
    return neat(question)


def worded(rng: Random, questions: tuple[str, ...]) -> str:
    """One of the wordings: whole questions three times as often as a few words."""
    weights = [3 if FIRST.match(question) and len(question.split()) > 3 else 1 for question in questions]
    return rng.choices(questions, weights)[0]


def wanted_of(*found: Asked) -> tuple[str, ...]:
    """What must stand in the answer: the values; for yes or no the sentence that says so."""
    return tuple(one.proof if one.yes_or_no else one.value for one in found)


def one(rng: Random, found: Asked) -> Turn:
    """One question; now and then only the value is asked for."""
    question = worded(rng, found.questions)
    if rng.random() < 0.02 and not found.yes_or_no:
        return Turn(rng.choice(BRIEFLY).format(neat(question)), found.value, (found.value,))
    return Turn(hurried(rng, question), proved(found.proof), wanted_of(found))


def two(rng: Random, first: Asked, second: Asked) -> Turn:
    """Two questions at once; both proofs."""
    a, b = ended(worded(rng, first.questions)), ended(worded(rng, second.questions))
    if rng.random() < 0.6:
        a, b = upper(a), upper(b)
    user = rng.choice((*JOINED, "{a} {B}", "{a} and {b}", "{A} and {b}", "{l} and {b}")).format(
        a=a, A=a.rstrip("?."), b=small(b), B=b, l=small(a)
    )
    return Turn(user, proved(first.proof, second.proof), wanted_of(first, second))


def three(rng: Random, found: list[Asked]) -> Turn:
    """Three questions at once, three answers, one a line."""
    a, b, c = (neat(worded(rng, one.questions)) for one in found)
    answer = "\n".join(f"{place}. {quoted(one.proof)}" for place, one in enumerate(found, 1))
    return Turn(rng.choice(THREE).format(a=a, b=b, c=c), answer, wanted_of(*found))


def unsaid(rng: Random, questions: tuple[str, ...], clause: str) -> Turn:
    """A question that the text does not answer."""
    answer = f"The text does not say {clause}." if clause else UNSAID
    return Turn(hurried(rng, worded(rng, questions)), answer, ("The text does not say",))


def next_turn(
    rng: Random, asked: list[Asked], missing: list[tuple[tuple[str, ...], str]], lists: list[Turn], unanswered: float
) -> Turn | None:
    """The next question; what it is about is taken from the lists."""
    if missing and (rng.random() < unanswered or not asked):
        return unsaid(rng, *missing.pop())
    draw = rng.random()
    if draw < 0.08 and lists:
        return lists.pop()
    if draw < 0.2 and len(asked) > 1:
        return two(rng, asked.pop(), asked.pop())
    if draw < 0.22 and len(asked) > 2:
        return three(rng, [asked.pop(), asked.pop(), asked.pop()])
    return one(rng, asked.pop()) if asked else None


def listed(rng: Random, made: Passage) -> list[Turn]:
    """The questions for all things of a list."""
    return [
        Turn(hurried(rng, rng.choice(questions)), f"{lead.rstrip(':')} {join(items)}.", items)
        for lead, items, questions in made.lists
    ]


def framed(rng: Random, made: Passage, question: str, text: str) -> str:
    """The text and the first question, in one of the frames."""
    frame = rng.choices([f for f, _ in FRAMES], [w for _, w in FRAMES])[0]
    if ("{l}" in frame and not FIRST.match(question)) or "\n" in question or ('"' in text and '"{d}"' in frame):
        frame = rng.choice(("{d}\n\n{q}", "{q}\n\n{d}"))
    asks = ended(question) if re.search(r"\{[ql]\}\)?(:)?[ \n-]+.*\{d\}", frame) and frame[0] != "{" else question
    if " {d}" in frame and "\n" not in frame.split("{d}")[0][-2:]:
        asks = ended(asks)
    return frame.format(d=text, q=asks, l=lower(asks), g=made.genre, t=rng.choice(WHEN), w=rng.choice(FROM))


def thinned(rng: Random, made: Passage) -> Passage:
    """The passage without one of its inner sentences, if none after it seems to need it; and without its questions."""
    parts = sentences(made.text)
    places = [i for i in range(1, len(parts) - 1) if not LEANING.match(parts[i + 1])]
    if "\n" in made.text or len(parts) < 5 or not places:
        return made
    text = made.text.replace(parts[rng.choice(places)] + " ", "", 1)
    asked = tuple(found for found in made.asked if found.proof in text)
    lists = tuple(found for found in made.lists if all(item in text for item in found[1]))
    return replace(made, text=text, asked=asked, lists=lists) if asked else made


def unproved(rng: Random, made: Passage) -> list[Turn]:
    """The passage without the sentence that proves an answer, and the question, which it no longer answers; or nothing.

    Such a question sounds like any other: only the text tells that it has no answer.
    """
    found = rng.choice(made.asked)
    text = re.sub(r" {2,}", " ", re.sub(r"\n{3,}", "\n\n", made.text.replace(found.proof, "", 1))).strip()
    if found.value in text or found.yes_or_no or len(text.split()) < 8:
        return []
    question = hurried(rng, worded(rng, found.questions))
    return [Turn(framed(rng, made, question, text), UNSAID, (UNSAID,))]


def passage_reading(rng: Random) -> list[Turn]:
    """Questions about a passage."""
    made = passage(rng)
    if rng.random() < 0.16 and (turns := unproved(rng, made)):
        return turns
    return ask(rng, thinned(rng, made) if rng.random() < 0.4 else made, UNANSWERED)


def ask(rng: Random, made: Passage, unanswered: float) -> list[Turn]:
    """One to four questions about a text, sometimes about one of two texts; a share of them has no answer there."""
    asked, missing, lists = list(made.asked), list(made.missing), listed(rng, made)
    rng.shuffle(asked)
    rng.shuffle(missing)
    wanted = rng.choice((1, 2, 3, 3, 4))
    turns: list[Turn] = []
    while len(turns) < wanted and (turn := next_turn(rng, asked, missing, lists, unanswered)):
        turns.append(turn)
    first = turns[0]
    if rng.random() < 0.07 and len(made.text.split()) < 150:
        user = of_two(rng, made, first.user)
    else:
        user = framed(rng, made, first.user, made.text)
    return [Turn(user, first.answer, first.facts, question=first.user), *turns[1:]]


def of_two(rng: Random, made: Passage, question: str) -> str:
    """Two texts, and a question that says which of them it means."""
    other = passage(rng)
    texts = [made.text, other.text]
    place = 0
    if rng.random() < 0.5:
        texts.reverse()
        place = 1
    head, name = rng.choice((
        (("Text 1:", "Text 2:"), ("text 1", "text 2")), (("A:", "B:"), ("text A", "text B")), (("(1)", "(2)"), ("(1)", "(2)")),
        (("First text", "Second text"), ("the first text", "the second text")),
    ))  # fmt: skip
    both = "\n\n".join(f"{h}\n{text}" for h, text in zip(head, texts, strict=True))
    asks = rng.choice(("In {n}: {q}", "{q} ({n})", "This is about {n}. {q}", "About {n}: {q}", "{q} I mean {n}.")).format(
        n=name[place], q=neat(question) if "\n" not in question else question
    )
    return f"{both}\n\n{asks}" if rng.random() < 0.7 else f"{asks}\n\n{both}"
