"""Messages and short texts as visitors paste them, with the right answers to many kinds of rewriting.

``rewrites/pasted_*.txt`` hold them. A text begins with ``== genre``; slots are as in the passages, and ``$`` lines draw values.
In the text ``<words>`` is a point of the list that it becomes, ``<words|other words>`` one that the list says otherwise, and
``//`` the end of a paragraph. Lines with a mark belong to the text before them: ``S`` two sentences, ``1`` one sentence,
``J subject | subject``, ``# key|other_key = value`` (``key[] = value; value`` is a list), ``| Name | Day`` the heads and then
the rows of its table, ``F`` the formal letter, ``C`` the friendly note, ``+`` a reply that accepts, ``~`` one that declines.
In letters ``//`` stands for an empty line and ``/`` between spaces for a new line. The points of the genre "steps" are steps.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

from corpus.base import Turn, join, json_text, lower, upper
from corpus.names import WORDS, Values
from corpus.passage import OPENING, filled, read, sentences, sources
from corpus.pasted_asks_w import FIX, MISSPELT, MOVED, NAMES, ONLY, PARAGRAPHS, SENTENCES, SORTED
from corpus.pasted_asks_y import (
    ACCEPT,
    BULLETS,
    COUNTED,
    DECLINE,
    FACTS,
    FORMAL,
    FRIENDLY,
    JSON,
    LINES,
    ONE,
    ROWS_JSON,
    STEPS,
    SUBJECTS,
    TABLES,
    TWO,
)  # fmt: skip
from corpus.rewrite_asks import FINDS
from corpus.rewrite_passage import all_of, keyed, label, mistyped, placed, typed
from corpus.rows import table_of

FOLDER = Path(__file__).resolve().parent / "rewrites"
MARKS = frozenset("$S1J#|FC+~")
POINT = re.compile(r"<([^<>|]*)(?:\|([^<>]*))?>")
PLAIN = re.compile(r"[\w' -]+")
HEADS = {
    words[0]: words
    for words in (
        line.split("|")
        for line in (
            "Name|Person|Who|Name", "Price|Cost|How much", "Euros|Price|Amount|Euros", "Day|When|Weekday|Day",
            "Time|When|Hour|Time",
            "Place|Where|Location|Place", "Town|City|Place|Town", "Item|Article|Product|What",
            "Task|Job|What|Task", "Phone|Tel|Phone",
            "Number|Quantity|How many|Number", "Start|From|Begins|Start", "Deadline|Until|By when|Deadline",
            "Departure|Leaves|From",
            "Points|Score|Points", "Age|Years|Age", "Teacher|Name|In charge|Teacher",
            "Thing|Item|What",
        )
    )
}  # fmt: skip
"""Other names for the columns: what heads the table is what was asked for."""
LETTERS = {"F": FORMAL, "C": FRIENDLY, "+": ACCEPT, "~": DECLINE}


@dataclass(frozen=True)
class Pasted:
    """A text, its points, its paragraphs, its fields and rows, and by its mark each other version of it."""

    genre: str
    text: str
    points: tuple[str, ...]
    paragraphs: tuple[str, ...]
    fields: tuple[tuple[tuple[str, ...], str | list[str]], ...]
    rows: tuple[tuple[str, ...], ...]
    versions: dict[str, str]
    values: dict[str, str]
    kinds: dict[str, str]


def field_of(slots: Values, line: str) -> tuple[tuple[str, ...], str | list[str]]:
    """The names of a field and its value or values."""
    names, _, value = line.partition(" = ")
    cells = [slots.fill(cell.strip()) for cell in value.split(" ; ")]
    several = "[]" in names
    keys = slots.fill(names.replace("[]", "").strip()).replace(" ", "_").split("|")
    return tuple(keys), cells if several else cells[0]


def draw(rng: Random, source: tuple[str, str]) -> Pasted:
    """A text with values drawn anew."""
    genre, lines = source
    slots, kinds = Values(rng), dict[str, str]()
    marked, text = read(slots, lines, MARKS, kinds)
    points = tuple(upper((match[2] or match[1]).strip().rstrip(".,;!:")) for match in POINT.finditer(text))
    text = OPENING.sub(lambda match: upper(match[0]), POINT.sub(lambda match: match[1], text))
    paragraphs = tuple(part.strip() for part in text.split("//"))
    versions = {mark: upper(filled(slots, rng.choice(marked[mark][0].split(" | ")))) for mark in "S1JFC+~" if marked[mark]}
    versions = {mark: re.sub(r" +/ +", "\n", re.sub(r" *// *", "\n\n", said)) for mark, said in versions.items()}
    rows = tuple(tuple(slots.fill(cell.strip()) for cell in line.split(" | ")) for line in marked["|"])
    return Pasted(
        genre, " ".join(paragraphs), points, paragraphs, tuple(field_of(slots, line) for line in marked["#"]), rows, versions,
        dict(slots.values), kinds,
    )  # fmt: skip


Maker = Callable[[Random, Pasted], "Turn | None"]


def listed(rng: Random, made: Pasted) -> Turn | None:
    """The points with dashes, or the steps with numbers."""
    if len(made.points) < 2:
        return None
    if made.genre == "steps":
        answer = "\n".join(f"{place}. {point}" for place, point in enumerate(made.points, 1))
        return Turn(typed(rng, rng.choice(STEPS)), answer)
    count = len(made.points)
    asked = rng.choice(COUNTED).format(n=rng.choice((WORDS[count], count))) if rng.random() < 0.12 else rng.choice(BULLETS)
    return Turn(typed(rng, asked), "\n".join(f"- {point}" for point in made.points))


def shorter(rng: Random, made: Pasted) -> Turn | None:
    """Two sentences, or one."""
    mark = rng.choice([mark for mark in "S1" if mark in made.versions] or [""])
    return Turn(typed(rng, rng.choice(TWO if mark == "S" else ONE)), made.versions[mark]) if mark else None


def subject(rng: Random, made: Pasted) -> Turn | None:
    """A subject line."""
    return Turn(typed(rng, rng.choice(SUBJECTS)), made.versions["J"]) if "J" in made.versions else None


def letter(rng: Random, made: Pasted) -> Turn | None:
    """A formal letter, a friendly note, or a reply."""
    mark = rng.choice([mark for mark in LETTERS if mark in made.versions] or [""])
    return Turn(typed(rng, rng.choice(LETTERS[mark])), made.versions[mark]) if mark else None


def named(rng: Random, keys: list[str]) -> str:
    """Keys as they are listed in a request."""
    keys = [f'"{key}"' for key in keys] if rng.random() < 0.1 else keys
    return rng.choice((", ".join(keys), join(keys)))


def as_json(rng: Random, made: Pasted) -> Turn | None:
    """Some of the fields in any order, or all of them in theirs."""
    if not made.fields:
        return None
    count = rng.randint(min(2, len(made.fields)), len(made.fields))
    chosen = rng.sample(made.fields, count) if rng.random() < 0.75 else made.fields
    found = {keyed(rng, names): value for names, value in chosen}
    answer = json_text(found)
    asked = rng.choice(JSON).replace("{k}", named(rng, list(found)))
    return Turn(lower(asked) if rng.random() < 0.2 else asked, answer, (), answer)


def facts(rng: Random, made: Pasted) -> Turn | None:
    """The fields, one a line."""
    lines = [f"{label(names[0])}: {value}" for names, value in made.fields if isinstance(value, str)]
    if len(lines) < 3:
        return None
    return Turn(typed(rng, rng.choice(FACTS)), "\n".join(lines))


def tabular(rng: Random, made: Pasted) -> Turn | None:
    """The rows with the columns asked for: as a table, as lines or as JSON."""
    if not made.rows:
        return None
    heads, *rows = made.rows
    others = list(range(1, len(heads)))
    kept = sorted(rng.sample(others, rng.randint(1, len(others)))) if rng.random() < 0.4 else others
    if rng.random() < 0.2:
        rng.shuffle(kept)
    columns = [0, *kept]
    keys = [rng.choice(HEADS.get(heads[place], [heads[place]])) for place in columns]
    keys = keys if len(set(keys)) == len(keys) else [heads[place] for place in columns]
    cells = [[row[place] for place in columns] for row in rows]
    want = rng.choice(("table", "table", "table", "lines", "json", "json"))
    if want == "table":
        shown = keys if rng.random() < 0.4 else list(map(str.lower, keys))
        return Turn(rng.choice(TABLES).replace("{k}", named(rng, shown)), table_of(keys, cells))
    keys = [key.lower() for key in keys]
    if want == "lines":
        asked = rng.choice(LINES).replace("{k}", f"{keys[0]}: {', '.join(keys[1:])}")
        return Turn(asked, "\n".join(f"{upper(first)}: {', '.join(rest)}" for first, *rest in cells))
    keys = [key.replace(" ", "_") for key in keys]
    answer = json_text([dict(zip(keys, row, strict=True)) for row in cells])
    return Turn(rng.choice(ROWS_JSON).replace("{k}", named(rng, keys)), answer, (), answer)


def split(rng: Random, made: Pasted) -> Turn | None:
    """Paragraphs, or each sentence on a line of its own."""
    if len(made.paragraphs) > 1 and rng.random() < 0.6:
        return Turn(typed(rng, rng.choice(PARAGRAPHS)), "\n\n".join(made.paragraphs))
    found = sentences(made.text)
    good = "\n" not in made.text and len(found) > 2 and len(made.text.split()) < 90
    return Turn(typed(rng, rng.choice(SENTENCES)), "\n".join(found)) if good else None


def moved(rng: Random, made: Pasted) -> Turn | None:
    """The text with one value changed for another of its kind."""
    text = made.text
    if len(text.split()) > 90:
        return None
    for name in rng.sample(sorted(made.kinds), len(made.kinds)):
        kind, old = made.kinds[name], made.values[name]
        group = "NAME" if kind in ("P", "F", "M", "NAME") else kind
        if group not in MOVED or not re.search(rf"(?<!\w){re.escape(old)}(?!\w)", text):
            continue
        other = Values(rng)
        other.used.add(old)
        other.currency = re.sub(r"\d[\d.,]*", "{}", old)
        other.set_one("new", {"MONEY": "MONEY 5 300"}.get(kind, kind))
        new = other.values["new"]
        alone = sum(other == kind for other in made.kinds.values()) == 1
        asks = [ask for ask in MOVED[group] if alone or "{a}" in ask]
        if new in text or not asks:
            continue
        asked = rng.choice(asks).format(a=old, b=new)
        return Turn(asked, re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", lambda _, new=new: new, text), (new,))
    return None


def found_all(rng: Random, made: Pasted) -> Turn | None:
    """All names, prices, dates or numbers of one kind; a value alone where there is only one."""
    finds = FINDS | NAMES
    for what in rng.sample(sorted(finds), len(finds)):
        kinds, asks = finds[what]
        found = all_of(kinds, made.text, made.values, made.kinds)
        if len(found) > 1:
            return Turn(typed(rng, rng.choice(asks)), "\n".join(f"- {value}" for value in found), tuple(found))
        kind = kinds[0] if what != "dates" else "DOM"
        if found and kind in ONLY:
            return Turn(typed(rng, rng.choice(ONLY[kind])), found[0], tuple(found))
    return None


def misspelt(rng: Random, text: str) -> str:
    """The text as a bad speller types it: some words wrong, apostrophes or capitals gone."""

    def wrong(match: re.Match[str]) -> str:
        word = match[0]
        forms = MISSPELT.get(word) or MISSPELT.get(word.lower())
        if not forms or rng.random() < 0.35:
            return word
        form = rng.choice(forms)
        return upper(form) if word[0].isupper() else form

    out = re.sub(r"(?<![\w@.'-])[A-Za-z]+(?![\w@'-]|\.\w)", wrong, text)
    out = re.sub(r"(?<=[a-z])'(?=(t|s|re|ll|ve|d|m)\b)", "", out) if rng.random() < 0.4 else out
    out = re.sub(r"\bI\b(?!')", "i", out) if rng.random() < 0.4 else out
    return re.sub(r"(?<=[.!?] )[A-Z](?=[a-z]+\b)", lambda match: match[0].lower(), out) if rng.random() < 0.25 else out


def corrected(rng: Random, made: Pasted) -> Turn | None:
    """One to three sentences, or a short text whole, without mistakes."""
    parts = [part for part in sentences(made.text) if len(part.split()) > 3]
    start, count = rng.randrange(len(parts)), rng.choice((1, 1, 2, 3))
    right = made.text if len(made.text.split()) < 60 and rng.random() < 0.4 else " ".join(parts[start : start + count])
    right = re.sub(r"(?:^|(?<=[a-z][.!?] ))[a-z](?=[\w']*[ ,])", lambda match: match[0].upper(), right)
    wrong = misspelt(rng, right)
    wrong = mistyped(rng, wrong) if rng.random() < 0.25 or wrong == right else wrong
    if wrong == right:
        return None
    return placed(rng, Turn(typed(rng, rng.choice(FIX)), right), wrong)


MAKERS: tuple[tuple[Maker, float], ...] = (
    (listed, 7), (shorter, 5), (letter, 5), (as_json, 5), (tabular, 7), (facts, 1.5), (subject, 1.5), (split, 1.5),
    (moved, 2.5), (found_all, 2), (corrected, 2),
)  # fmt: skip


def ordered(rng: Random) -> Turn:
    """A list of words in alphabetical order, in the form in which it is given."""
    pool = rng.choice(sources(FOLDER, "sorted.txt"))[1].replace("\n", " ").split(", ")
    items = rng.sample(pool, rng.randint(3, 7))
    between = rng.choice((", ", ", ", "\n", "\n- "))
    lead = "- " if between == "\n- " else ""
    right = lead + between.join(sorted(items, key=str.lower))
    return placed(rng, Turn(typed(rng, rng.choice(SORTED)), right), lead + between.join(items))


def pasted(rng: Random) -> list[Turn]:
    """One or two tasks over one pasted text, or a list put in order; the text stands in the first."""
    if rng.random() < 0.04:
        return [ordered(rng)]
    made = draw(rng, rng.choice(sources(FOLDER, "pasted_*.txt")))
    makers, wanted, turns = list(MAKERS), rng.choice((1, 1, 1, 2)), []
    while len(turns) < wanted and makers:
        maker, _ = makers.pop(rng.choices(range(len(makers)), [weight for _, weight in makers])[0])
        turn = maker(rng, made)
        if turn and maker is corrected:
            turns = turns or [turn]
            break
        if turn:
            turns.append(turn if turns else placed(rng, turn, made.text))
    return turns
