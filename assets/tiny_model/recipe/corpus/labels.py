"""The barest form of a text with facts: labels and values. What is asked for must be found by its label and copied.

Real texts say the same with more words around it; here nothing helps but the label. JSON with given keys is taught with these
first: each key of the request in its order, each value from its own place.
"""

from __future__ import annotations

from random import Random

from corpus.ask_forms import proved
from corpus.ask_passage import framed, hurried
from corpus.base import Turn, join, json_text, upper
from corpus.names import Values
from corpus.passage import Passage
from corpus.rewrite_asks import JSON
from corpus.rewrite_passage import placed
from corpus.values import syllables

LABELS = (
    ("name", "NAME"), ("contact", "NAME"), ("owner", "NAME"), ("driver", "P"), ("teacher", "LAST"), ("guest", "LAST"),
    ("author", "NAME"), ("winner", "P"), ("buyer", "NAME"), ("doctor", "LAST"), ("colour", "COLOUR"), ("day", "DAY"),
    ("month", "MONTH"), ("date", "DOM"), ("deadline", "DOM"), ("start", "CLOCK 6 12"), ("end", "CLOCK 13 22"),
    ("time", "CLOCK 6 22"), ("price", "MONEY 5 900"), ("fee", "MONEY 2 90"), ("rent", "MONEY 200 900"), ("deposit",
    "MONEY 10 300"),
    ("city", "TOWN"), ("place", "TOWN"), ("origin", "TOWN"), ("goal", "TOWN"), ("destination", "TOWN"), ("street", "STREET"),
    ("address", "STREET"), ("company", "FIRM"), ("sender", "FIRM"), ("phone", "PHONE"), ("email", "EMAIL"),
    ("website", "WEB"),
    ("code", "CODE"), ("order", "CODE"), ("invoice", "CODE"), ("serial", "CODE"), ("pin", "PIN 4"), ("account", "PIN 8"),
    ("room", "INT 2 400"), ("platform", "INT 1 30"), ("gate", "INT 1 90"), ("row", "INT 1 40"), ("seat", "INT 1 60"),
    ("age", "INT 4 95"), ("page", "INT 2 900"), ("quantity", "INT 2 90"), ("floor", "NUM 2 12"), ("track", "NUM 2 12"),
    ("product", "BRAND"), ("model", "BRAND"), ("network", "BRAND"), ("team", "BRAND"), ("title", "BRAND"),
    ("password", "CODE"),
    ("distance", "BIG 100 90000"), ("height", "INT 20 300"), ("weight", "INT 2 90"), ("species",
    "badger|heron|otter|newt|lynx"),
    ("dish", "goulash|risotto|pancakes|lentil soup|fish pie"), ("weather", "foggy|sunny|wet|windy|cold"),
    ("status", "open|closed|paid|late|new"), ("size", "small|medium|large|39|42|XL"), ("language", "Dutch|Hindi|Greek|Welsh"),
)  # fmt: skip
SHAPES = (
    ("{k}: {v}", "\n"), ("{k}: {v}", "\n"), ("{K}: {v}", "\n"), ("{k}: {v}", ", "), ("{k}: {v}", "; "), ("{k} = {v}", "\n"),
    ("The {k} is {v}.", " "), ("The {k} is {v}.", " "), ("{K}: {v}.", " "), ("- {K}: {v}", "\n"), ("{k} {v}", ", "),
    ("{K} - {v}", "\n"), ("| {k} | {v} |", "\n"), ("{v} ({k})", ", "), ("{v} is the {k}.", " "), ("{k} is {v}", ", "),
)  # fmt: skip
ASKS = (
    "What is the {k}", "what's the {k}", "{k}?", "the {k}?", "{k}", "Tell me the {k}", "Which {k} is it", "give me the {k}",
    "{k} please",
    "I need the {k}", "what {k} is there", "Can you find the {k}", "Find the {k}", "which {k}",
    "What does it say about the {k}",
)  # fmt: skip


def drawn(rng: Random) -> dict[str, str]:
    """Two to nine labels with their values; now and then a label that is no word."""
    slots, found = Values(rng), {}
    for name, spec in rng.sample(LABELS, rng.choice((2, 3, 4, 5, 6, 7, 9))):
        slots.set_one(name, spec)
        label = syllables(rng, 2, 2).lower() if rng.random() < 0.08 else name
        found[label] = slots.values[name]
    return found


def shown(rng: Random, found: dict[str, str]) -> tuple[str, dict[str, str]]:
    """The text, and for each label its piece of the text."""
    shape, between = rng.choice(SHAPES)
    pieces = {label: shape.format(k=label, K=upper(label), v=value) for label, value in found.items()}
    pieces = {label: upper(piece) if shape.startswith("{v} is") else piece for label, piece in pieces.items()}
    return between.join(pieces.values()), pieces


def labels_json(rng: Random) -> list[Turn]:
    """JSON of some of the labels in any order."""
    found = drawn(rng)
    text, _ = shown(rng, found)
    keys = rng.sample(list(found), rng.randint(min(2, len(found)), min(5, len(found))))
    named = [f'"{key}"' for key in keys] if rng.random() < 0.15 else keys
    listed = ", ".join(named) if rng.random() < 0.5 else join(named)
    answer = json_text({key: found[key] for key in keys})
    return [placed(rng, Turn(rng.choice(JSON).replace("{k}", listed), answer, (), answer), text)]


def labels_reading(rng: Random) -> list[Turn]:
    """One to three questions by label."""
    found = drawn(rng)
    text, pieces = shown(rng, found)
    made = Passage("note", text, (), (), (), (), "", (), {}, {})
    turns = []
    for label in rng.sample(list(found), min(len(found), rng.choice((1, 2, 3)))):
        answer = proved(pieces[label])
        turns.append(Turn(hurried(rng, rng.choice(ASKS).format(k=label)), answer, (found[label],)))
    first = turns[0]
    return [Turn(framed(rng, made, first.user, text), first.answer, first.facts, question=first.user), *turns[1:]]
