"""Passages put into another form: JSON, lists, tables, summaries, titles, a name changed, typing errors removed."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

from corpus.ask_passage import hurried
from corpus.base import Turn, json_text, lower, upper
from corpus.names import first_name
from corpus.passage import Passage, draw, passage, sentences, sources
from corpus.rewrite_asks import BULLETS, FINDS, FIX, JSON, LINES, NUMBERED, ONE, PLACES, REPLACE, SUMMARIES, TABLES, TITLES
from corpus.values import DAYS, MONTHS, syllables

CARDS = Path(__file__).resolve().parent / "rewrites"
Maker = Callable[[Random, Passage], "Turn | None"]


def placed(rng: Random, turn: Turn, text: str) -> Turn:
    """The request with the text before or behind it."""
    frame = rng.choices([f for f, _ in PLACES], [w for _, w in PLACES])[0]
    asked = turn.user.rstrip(".:") if "{r}:" in frame or "{l}" in frame else turn.user
    asked = asked if "{r} {d}" not in frame or asked.endswith((".", "?", ":")) else asked + ":"
    if '"{d}"' in frame and '"' in text:
        frame = "{r}\n\n{d}"
    return Turn(frame.format(r=asked, l=lower(asked), d=text), turn.answer, turn.facts, turn.check)


def typed(rng: Random, request: str) -> str:
    """A request as it is typed: as written, in small letters, with "please" or "can you" round it."""
    draw = rng.random()
    if draw < 0.55:
        return request
    if draw < 0.7:
        return lower(request).rstrip(".")
    if draw < 0.8:
        return request.rstrip(".?") + rng.choice((" please", " pls", "!", "!!", ", thanks", " thx", ", please.", " :)"))
    if draw < 0.9 and re.match(
        r"(Make|Write|Put|Turn|Give|List|Find|Extract|Fix|Correct|Replace|Change|Return|Convert)\b", request
    ):
        return rng.choice(("Can you ", "Could you ", "Please ", "please ", "can u ", "Would you ", "I want you to ")) + lower(
            request
        )
    return hurried(rng, request) if request.endswith("?") else request


def keyed(rng: Random, names: tuple[str, ...]) -> str:
    """One of a field's names, with underscores, in words or in camel case."""
    name = rng.choice(names[:1] + names)
    if "_" in name and rng.random() < 0.25:
        first, *rest = name.split("_")
        return first + "".join(map(upper, rest)) if rng.random() < 0.5 else name.replace("_", " ")
    return upper(name) if rng.random() < 0.04 else name


def chosen(rng: Random, made: Passage, most: int = 5) -> list[tuple[str, str]]:
    """Some of the fields under one of their names each."""
    fields = list(made.fields)
    rng.shuffle(fields)
    out = {keyed(rng, names): value for names, value in fields[: rng.randint(min(2, len(fields)), min(most, len(fields)))]}
    return list(out.items())


def as_json(rng: Random, made: Passage) -> Turn | None:
    """The fields asked for, in the order in which they are asked for."""
    fields = chosen(rng, made)
    if not fields:
        return None
    keys = [f'"{key}"' for key, _ in fields] if rng.random() < 0.15 else [key for key, _ in fields]
    listed = ", ".join(keys) if rng.random() < 0.5 or len(keys) < 2 else ", ".join(keys[:-1]) + " and " + keys[-1]
    answer = json_text(dict(fields))
    asked = rng.choice(JSON).replace("{k}", listed)
    start = rng.random()
    if start < 0.25:
        asked = lower(asked)
    elif start < 0.4 and re.match("Re|Make|Con|Fi|Gi", asked):
        asked = "Please " + lower(asked)
    return Turn(asked, answer, (), answer)


def label(key: str) -> str:
    """ "price_per_night" -> "Price per night"."""
    return upper(key.replace("_", " "))


def table(rng: Random, made: Passage) -> Turn | None:
    """The fields as a Markdown table."""
    if len(made.fields) < 3:
        return None
    rows = [f"| {label(names[0])} | {value} |" for names, value in made.fields[:6]]
    return Turn(typed(rng, rng.choice(TABLES)), "\n".join(["| Detail | Value |", "| --- | --- |", *rows]))


def lines(rng: Random, made: Passage) -> Turn | None:
    """The fields, one a line."""
    if len(made.fields) < 3:
        return None
    return Turn(typed(rng, rng.choice(LINES)), "\n".join(f"{label(names[0])}: {value}" for names, value in made.fields))


def prose(made: Passage) -> list[str]:
    """The sentences of a passage in prose; none if it is a chat, a list or very long."""
    found = sentences(made.text)
    short = 3 <= len(found) <= 8 and all(len(part.split()) > 2 and part[-1] in ".!?" for part in found)
    return found if short and "\n" not in made.text.strip() else []


def bullets(rng: Random, made: Passage) -> Turn | None:
    """The sentences, one a line with a dash."""
    found = prose(made)
    return Turn(typed(rng, rng.choice(BULLETS)), "\n".join(f"- {part.rstrip('.')}" for part in found)) if found else None


def numbered(rng: Random, made: Passage) -> Turn | None:
    """The sentences, one a line with a number."""
    found = prose(made)
    answer = "\n".join(f"{place}. {part}" for place, part in enumerate(found, 1))
    return Turn(typed(rng, rng.choice(NUMBERED)), answer) if found else None


def summary(rng: Random, made: Passage) -> Turn | None:
    """Two sentences, or the first of them."""
    if not made.summary:
        return None
    if rng.random() < 0.25:
        return Turn(typed(rng, rng.choice(ONE)), sentences(made.summary)[0])
    return Turn(typed(rng, rng.choice(SUMMARIES)), made.summary)


def title(rng: Random, made: Passage) -> Turn | None:
    """A title."""
    return Turn(typed(rng, rng.choice(TITLES)), rng.choice(made.titles)) if made.titles else None


def replaced(rng: Random, made: Passage) -> Turn | None:
    """The text with one value changed for another of its kind."""
    if len(made.text.split()) > 85:
        return None
    for name in rng.sample(sorted(made.kinds), len(made.kinds)):
        kind, old = made.kinds[name], made.values[name]
        news = {
            "P": first_name(rng, rng.random() < 0.5), "F": first_name(rng, True), "M": first_name(rng, False),
            "DAY": rng.choice(DAYS), "MONTH": rng.choice(MONTHS), "TOWN": syllables(rng, 2, 3), "BRAND": syllables(rng, 2, 3),
        }  # fmt: skip
        new = news.get(kind)
        if new and new not in made.text and re.search(rf"\b{re.escape(old)}\b", made.text):
            quote = '"' if rng.random() < 0.2 else ""
            asked = rng.choice(REPLACE).format(a=quote + old + quote, b=quote + new + quote)
            changed = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", new, made.text)
            return Turn(asked if asked.startswith((old, new)) else typed(rng, asked), changed, (new,))
    return None


def mistyped(rng: Random, text: str) -> str:
    """The text with some of its small words mistyped: letters exchanged, left out, doubled, capitals gone."""

    def slip(match: re.Match[str]) -> str:
        word = match[0]
        if rng.random() > 0.3:
            return word
        at = rng.randrange(1, len(word) - 1)
        draw = rng.random()
        if draw < 0.45:
            return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
        return word[:at] + (word[at + 1 :] if draw < 0.8 else word[at] + word[at:])

    wrong = re.sub(r"(?<![\w@.'-])[a-z]{4,}(?![\w@'-]|\.\w)", slip, text)
    return lower(wrong) if rng.random() < 0.4 else wrong


def fixed(rng: Random, made: Passage) -> Turn | None:
    """One to three sentences without their typing errors."""
    found = [part for part in sentences(made.text) if len(part.split()) > 4 and part[-1] in ".!?" and part[0].isupper()]
    if not found:
        return None
    start = rng.randrange(len(found))
    right = found[start] if rng.random() < 0.7 else made.text if len(made.text.split()) < 40 else found[start]
    wrong = mistyped(rng, right)
    if wrong == right:
        return None
    return placed(rng, Turn(typed(rng, rng.choice(FIX)), right), wrong)


def half_named(text: str, values: dict[str, str], kinds: dict[str, str]) -> bool:
    """Whether a text names somebody by a family name, a nickname or a part of the name alone."""
    whole = {name for name, kind in kinds.items() if kind == "NAME" and values[name] in text}
    people = {name for name, kind in kinds.items() if kind in ("NAME", "LAST", "NICK")} - whole
    return any(word in text for name in people for word in values[name].split())


def all_of(wanted: tuple[str, ...], text: str, values: dict[str, str], kinds: dict[str, str]) -> list[str]:
    """All values of some kinds in the order of the text; none where one stands in another, or a person is half named."""
    values_here = {values[name] for name, kind in kinds.items() if kind in wanted and values[name] in text}
    found = sorted(values_here, key=text.index)
    unclear = "NAME" in wanted and half_named(text, values, kinds)
    return [] if unclear or any(a != b and a in b for a in found for b in found) else found


def listed(rng: Random, made: Passage) -> Turn | None:
    """All names, prices, times or places, one a line in the order of the text."""
    for what in rng.sample(sorted(FINDS), len(FINDS)):
        kinds, asks = FINDS[what]
        found = all_of(kinds, made.text, made.values, made.kinds)
        if len(found) > 1:
            return Turn(typed(rng, rng.choice(asks)), "\n".join(f"- {value}" for value in found), tuple(found))
    return None


MAKERS: tuple[tuple[Maker, float], ...] = (
    (as_json, 6), (table, 1.5), (lines, 1.5), (bullets, 3), (numbered, 2), (summary, 4), (title, 1), (replaced, 2.5),
    (fixed, 1.5), (listed, 2),
)  # fmt: skip


def card(rng: Random) -> list[Turn]:
    """One or two tasks over a text of one to three sentences: mostly JSON with keys that are given."""
    made = draw(rng, rng.choice(sources(CARDS, "cards.txt")))
    makers = ((as_json, 7), (lines, 1), (table, 1), (bullets, 1), (replaced, 1), (listed, 1), (fixed, 0.7))
    wanted, turns = rng.choice((1, 1, 2)), []
    while len(turns) < wanted:
        maker = rng.choices([m for m, _ in makers], [w for _, w in makers])[0]
        turn = maker(rng, made)
        if turn and maker is fixed:
            return turns or [turn]
        if turn:
            turns.append(turn if turns else placed(rng, turn, made.text))
    return turns


def passage_rewriting(rng: Random) -> list[Turn]:
    """A passage in another form."""
    return rewrite(rng, passage(rng)) or passage_rewriting(rng)


def rewrite(rng: Random, made: Passage) -> list[Turn]:
    """One to three tasks over one text, which stands in the first; nothing where none fits it."""
    makers, wanted, turns = list(MAKERS), rng.choice((1, 1, 2, 3)), []
    while len(turns) < wanted and makers:
        index = rng.choices(range(len(makers)), [weight for _, weight in makers])[0]
        maker, _ = makers.pop(index)
        turn = maker(rng, made)
        if turn and maker is fixed:
            turns = turns or [turn]
            break
        if turn:
            turns.append(turn if turns else placed(rng, turn, made.text))
    return turns
