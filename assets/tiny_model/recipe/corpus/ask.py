"""Questions about a document: one fact, two facts, all of a list, what the text does not say; several turns over one text."""

from __future__ import annotations

import re
from random import Random

from corpus.ask_forms import BRIEFLY, EVIDENCE, PROOF, SURE, in_list, pointing, proved, quoted, requested, yes_no
from corpus.base import Document, Fact, Listing, Turn, join
from corpus.wording import lower_first, typed

FRAMES = (
    ("{d}\n\n{q}", 12),
    ("{q}\n\n{d}", 5),
    ("{d}\n{q}", 2),
    ("{d}\n\nQuestion: {q}", 5),
    ("Read this text.\n\n{d}\n\n{q}", 2),
    ("Read this document.\n\n{d}\n\nQuestion: {q}", 2),
    ("Text:\n{d}\n\nQuestion: {q}", 3),
    ("Text: {d}\n\n{q}", 2),
    ("Here is a text:\n\n{d}\n\n{q}", 2),
    ("Here's {a}:\n\n{d}\n\n{q}", 2),
    ("I have this text:\n\n{d}\n\n{q}", 1),
    ("Read the following and answer.\n\n{d}\n\n{q}", 1),
    ("Answer the question from the text.\n\n{d}\n\n{q}", 2),
    ("Please read this and tell me: {q}\n\n{d}", 1),
    ("Question: {q}\n\nText:\n{d}", 3),
    ("Based on this text, {l}\n\n{d}", 2),
    ("Context:\n{d}\n\nQuestion: {q}", 2),
    ("Context: {d}\nQuestion: {q}", 1),
    ("I got this today:\n\n{d}\n\n{q}", 1),
    ("Look at this:\n\n{d}\n\n{q}", 1),
    ('"{d}"\n\n{q}', 2),
    ("{q} Here is the text:\n\n{d}", 2),
    ("{q} The text is:\n{d}", 1),
    ("Use only the text below.\n\n{d}\n\n{q}", 1),
    ("From the text below: {q}\n\n{d}", 1),
    ("{d}\n\nMy question: {q}", 1),
    ("{d}\n\nAccording to the text, {l}", 2),
    ("According to this text, {l}\n\n{d}", 1),
    ("{d} {q}", 2),
    ("{d}\n\nHere is my question: {q}", 1),
    ("I have a question about this:\n\n{d}\n\n{q}", 1),
    ("My colleague sent me this:\n\n{d}\n\n{q}", 1),
    ("{d}\n\nCan you help me? {q}", 1),
    ("Someone gave me this:\n\n{d}\n\n{q}", 1),
    ("I don't have time to read all this:\n\n{d}\n\n{q}", 1),
    ("<text>\n{d}\n</text>\n\n{q}", 1),
    ("```\n{d}\n```\n\n{q}", 1),
    ("Text: {d}\nQuestion: {q}\nAnswer:", 1),
    ("{q}\n\nText: {d}", 2),
    ("Passage:\n{d}\n\n{q}", 1),
    ("Read the passage and answer the question.\n\n{d}\n\n{q}", 1),
    ("Information:\n{d}\n\n{q}", 1),
    ("Please help me with this text.\n\n{d}\n\n{q}", 1),
    ("Document:\n{d}\n\nQ: {q}", 1),
    ("{d}\n---\n{q}", 1),
    ("{q}\n---\n{d}", 1),
    ("This is what I have:\n\n{d}\n\n{q}", 1),
    ("Given this:\n\n{d}\n\n{q}", 1),
    ("What does this say? {q}\n\n{d}", 1),
)
"""Where the text ({d}) and the question ({q}, {l} with a small letter) stand; {a} names the genre."""
JOINED = (
    "{a} And {b}",
    "{A}, and {b}",
    "{a} {B}",
    "{a} Also, {b}",
    "{a}\n{B}",
    "1. {a}\n2. {B}",
    "{a} And also: {b}",
    "{a} Then: {b}",
    "I have two questions. {a} {B}",
    "Two things: {l} And {b}",
    "First: {a} Second: {B}",
)
THREE = (
    "1. {a}\n2. {b}\n3. {c}",
    "{a} {b} {c}",
    "{a}\n{b}\n{c}",
    "Three questions: {a} {b} {c}",
    "- {a}\n- {b}\n- {c}",
    "I have three questions. {a} {b} And finally: {c}",
)
THANKS = (
    ("Thank you.", "You are welcome. Ask me if you need anything else from the text."),
    ("Thanks!", "You are welcome. Ask me if you need anything else from the text."),
    ("Great, thank you very much.", "You are welcome. Ask me if you need anything else from the text."),
    ("Perfect, thanks.", "You are welcome. Ask me if you need anything else from the text."),
)

SHORT = frozenset((*SURE, *PROOF))
"""What somebody types who doubts the answer before."""


def reading(rng: Random, document: Document) -> list[Turn]:
    """Two to six questions about one document."""
    facts, missing, listings = list(document.facts), list(document.missing), list(document.listings)
    for part in (facts, missing, listings):
        rng.shuffle(part)
    turns: list[Turn] = []
    for _ in range(rng.choice((2, 3, 4, 5, 6))):
        new = [turn for turn in next_turns(rng, document, facts, missing, listings) if turn]
        if turns and new:
            new[0] = Turn(pointing(rng, turns[-1], new[0].user), new[0].answer, new[0].facts)
        turns += new
    turns = turns or [one_fact(rng, document, document.facts[0])]
    first = framed(rng, document, turns[0])
    turns = [
        first,
        *(turn if turn.user in SHORT else Turn(typed(rng, turn.user), turn.answer, turn.facts) for turn in turns[1:]),
    ]
    if rng.random() < 0.04:
        turns.append(Turn(*rng.choice(THANKS)))
    return turns


def next_turns(
    rng: Random, document: Document, facts: list[Fact], missing: list[tuple[str, str]], listings: list[Listing]
) -> list[Turn | None]:
    """One question, sometimes with another that asks back; what it is about is taken from the lists."""
    draw = rng.random()
    if draw < 0.13 and missing:
        pair = missing.pop()
        sure = Turn(rng.choice(SURE), f"Yes, the text does not say {pair[1]}.", ("does not say",))
        return [unanswerable(*pair), sure if rng.random() < 0.04 else None]
    if draw < 0.18 and missing and facts:
        return [fact_and_missing(rng, facts.pop(), *missing.pop())]
    if draw < 0.21 and listings:
        listing = listings.pop()
        return [(in_list(rng, listing) if rng.random() < 0.3 else None) or whole_list(rng, listing)]
    if draw < 0.23 and len(facts) > 2:
        return [three_facts(rng, [facts.pop(), facts.pop(), facts.pop()])]
    if draw < 0.35 and len(facts) > 1:
        return [two_facts(rng, facts.pop(), facts.pop())]
    if not facts:
        return []
    fact = facts.pop()
    if draw < 0.47 and (turn := yes_no(rng, document, fact)):
        return [turn]
    return [one_fact(rng, document, fact), asked_back(rng, document, fact) if rng.random() < 0.06 else None]


def framed(rng: Random, document: Document, turn: Turn) -> Turn:
    """The first question, with the document before or after it."""
    frame = rng.choices([f for f, _ in FRAMES], [w for _, w in FRAMES])[0]
    question = turn.user
    if "{l}" in frame and ("\n" in question or not re.match(r"(What|Wh[a-z]+|How|In|At|On|Is|Are|Does|Do) ", question)):
        frame = "{d}\n\n{q}"
    if "\n" in question and not re.search(r"(^|\n)\{q\}($|\n\n)", frame):
        frame = "{d}\n\n{q}"
    if "{l}" not in frame and not re.search(r": \{q\}", frame):
        question = typed(rng, question)
    genre = rng.choice(
        ("a text", "a document", "something I found", f"{'an' if document.genre[0] in 'aeiou' else 'a'} {document.genre}")
    )
    user = frame.format(d=document.text, q=question, l=lower_first(question), a=genre)
    return Turn(user, turn.answer, turn.facts, question=question)


def one_fact(rng: Random, document: Document, fact: Fact) -> Turn:
    """One question; the sentence that the answer stands in. Now and then only the value is asked for."""
    question = rng.choice(fact.questions)
    draw = rng.random()
    if draw < 0.03:
        return Turn(rng.choice(BRIEFLY).format(ended(question)), fact.value, (fact.value,))
    if draw < 0.07:
        question = rng.choice(EVIDENCE).format(ended(question))
    elif draw < 0.5:
        question = requested(rng, document, question)
    return Turn(question, proved(fact.sentence), (fact.value,))


def asked_back(rng: Random, document: Document, fact: Fact) -> Turn:
    """Somebody doubts the answer before, or wants to see where it stands."""
    return Turn(rng.choice(SURE if rng.random() < 0.35 else PROOF), proved(fact.sentence), (fact.value,))


def ended(question: str) -> str:
    """The question with a mark at its end."""
    return question if question.endswith(("?", ".", "!")) else question + "?"


def two_facts(rng: Random, first: Fact, second: Fact) -> Turn:
    """Two questions at once; both sentences."""
    a, b = ended(rng.choice(first.questions)), ended(rng.choice(second.questions))
    user = rng.choice(JOINED).format(a=a, A=a.rstrip("?."), b=lower_first(b), B=b, l=lower_first(a))
    return Turn(user, proved(first.sentence, second.sentence), (first.value, second.value))


def three_facts(rng: Random, facts: list[Fact]) -> Turn:
    """Three questions at once; three sentences, one a line."""
    a, b, c = (ended(rng.choice(fact.questions)) for fact in facts)
    answer = "\n".join(f"{place}. {quoted(fact.sentence)}" for place, fact in enumerate(facts, 1))
    return Turn(rng.choice(THREE).format(a=a, b=b, c=c), answer, tuple(fact.value for fact in facts))


def fact_and_missing(rng: Random, fact: Fact, question: str, clause: str) -> Turn:
    """Two questions at once, and the text answers only the first of them."""
    a, b = ended(rng.choice(fact.questions)), ended(question)
    user = rng.choice(JOINED).format(a=a, A=a.rstrip("?."), b=lower_first(b), B=b, l=lower_first(a))
    answer = f"{proved(fact.sentence)} The text does not say {clause}."
    return Turn(user, answer, (fact.value, "does not say"))


def whole_list(rng: Random, listing: Listing) -> Turn:
    """All of several things, one a line where there are more than three."""
    question = rng.choice(listing.questions)
    if len(listing.items) > 3:
        answer = listing.lead.rstrip(":") + ":\n" + "\n".join(f"- {item}" for item in listing.items)
    else:
        answer = f"{listing.lead.rstrip(':')} {join(listing.items)}."
    return Turn(question, answer, listing.items)


def unanswerable(question: str, clause: str) -> Turn:
    """A question that the text does not answer."""
    return Turn(question, f"The text does not say {clause}.", ("The text does not say",))
