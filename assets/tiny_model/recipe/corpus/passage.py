"""Passages written by hand, with slots for values and with questions: texts as visitors paste them.

``passages/*.txt`` hold them. A passage begins with ``== genre``; then come lines with a mark, all others are its text.

``$ a = SPEC`` draws a value (see ``playscript``), as ``{a:SPEC}`` does in the text where it is first used; ``{a}`` repeats it.
``? question | question > answer with the *value*. @ words`` is a fact. It is proved by the sentence of the text that holds
the words after ``@``, or else the value. ``! question | question > clause`` is not in the text: "The text does not say" clause.
``L lead :: item | item :: question | question`` is a list. ``S`` two sentences of summary, ``T`` titles,
``# key|other_key = {a}`` a field. ``[a/b]`` is a choice in texts and questions, ``<<...>>`` may be left out of the text.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from random import Random

from corpus.base import upper
from corpus.names import Values
from corpus.values import articles

FOLDER = Path(__file__).resolve().parent / "passages"
LATEST, OFTEN = "[w-y][0-9]*.txt", 4
"""The files of passages that were written last, and how often they are drawn for once."""
MARKS = frozenset("$?!LST#")
DEFINED = re.compile(r"\{(\w+):([^{}]+)\}")
SLOT = re.compile(r"\{(?:an |An )?([\w.]+)\}")
WORD = re.compile(r"\w+")
CHOICE = re.compile(r"\[([^\[\]]*)\]")
OPENING = re.compile(r"(?:^|(?<=[.!?] )|(?<=\n))(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! o'clock)")
STAMPED = ("text messages", "log entry")
"""Genres with a time before each line: always as 17:05."""
SENTENCES = re.compile(r"(?<=[.!?]) +(?=[^a-z\s])|(?<=[.!?][\"')]) +(?=[^a-z\s])|\n+")
NUMBERED = re.compile(r"\bno\.$")
ABBREVIATED = re.compile(
    r"(\b(Mr|Mrs|Ms|Dr|No|(serial|customer|invoice) no|St|approx|max|Tel|min|Sq|Prof|e\.g|i\.e|a\.m|p\.m)|"
    r"(^|[,:;] )\d{1,2})\.$"
)


@dataclass(frozen=True)
class Asked:
    """A question about a passage, the answer to it, what must stand in the answer, and the sentence that proves it."""

    questions: tuple[str, ...]
    answer: str
    value: str
    proof: str

    @property
    def yes_or_no(self) -> bool:
        """Whether the answer is yes or no, which stands in no text."""
        return self.value in ("Yes", "No")


@dataclass(frozen=True)
class Passage:
    """A text with what may be asked about it; ``missing`` are questions with the clauses that say what is not there."""

    genre: str
    text: str
    asked: tuple[Asked, ...]
    missing: tuple[tuple[tuple[str, ...], str], ...]
    lists: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]
    """Words before the list, its items, the questions for it."""
    fields: tuple[tuple[tuple[str, ...], str], ...]
    """Names for a field, and its value."""
    summary: str
    titles: tuple[str, ...]
    values: dict[str, str] = field(compare=False)
    kinds: dict[str, str] = field(compare=False)
    """What was drawn, and by slot of which kind it is."""


@cache
def sources(folder: Path = FOLDER, names: str = "*.txt") -> tuple[tuple[str, str], ...]:
    """All passages as they are written: genre and lines."""
    found = []
    for path in sorted(folder.glob(names)):
        for block in re.split(r"^== *", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            genre, _, lines = block.partition("\n")
            found.append((genre.strip(), lines.strip()))
    return tuple(found)


@cache
def favoured() -> tuple[tuple[str, str], ...]:
    """All passages, those of ``LATEST`` several times: they were seen least."""
    return sources() + sources(names=LATEST) * (OFTEN - 1)


def sentences(text: str) -> list[str]:
    """The sentences and lines of a text."""
    out: list[str] = []
    for part in (part for part in SENTENCES.split(text) if part and part.strip()):
        short = out and (ABBREVIATED.search(out[-1]) or (part[0].isdigit() and NUMBERED.search(out[-1])))
        if short and f"{out[-1]} {part}" in text:
            out[-1] += " " + part
        else:
            out.append(part.strip())
    return out


def filled(slots: Values, text: str) -> str:
    """The text with its values; "a" becomes "an" before a vowel, and a number word at the start of a sentence is a capital."""
    return OPENING.sub(lambda match: upper(match[0]), articles(slots.fill(text)))


def say(slots: Values, text: str) -> str:
    """Choose among the alternatives and put the values in."""
    return filled(slots, CHOICE.sub(lambda match: slots.rng.choice(match[1].split("/")), text))


def written(slots: Values, source: str, kinds: dict[str, str]) -> str:
    """The text: parts left out, alternatives chosen, values drawn where they are first used."""
    text = re.sub(r"<<(.*?)>>", lambda match: match[1] if slots.rng.random() < 0.75 else "", source, flags=re.DOTALL)
    text = CHOICE.sub(lambda match: slots.rng.choice(match[1].split("/")), text)

    def define(match: re.Match[str]) -> str:
        if match[1] not in slots.values:
            kinds[match[1]] = match[2].split()[0]
            slots.set_one(match[1], slots.fill(match[2]))
        return slots.values[match[1]]

    text = filled(slots, DEFINED.sub(define, text))
    return re.sub(r" +(?=\n|$)|(?<=\S) +(?= )", "", text).strip()


@lru_cache(maxsize=8)
def worded(text: str) -> tuple[tuple[str, str, set[str]], ...]:
    """The sentences of a text, each also in small letters and as its words. Every question of a text asks for them."""
    return tuple((sentence, sentence.lower(), set(WORD.findall(sentence.lower()))) for sentence in sentences(text))


def proof_of(text: str, value: str, words: str, answer: str) -> str:
    """The sentence that holds the words, or the value and most of the answer's words; empty where there is none."""
    best, most = "", -1
    said, held = set(WORD.findall(answer.lower())), (words or value).lower()
    for sentence, small, of_sentence in worded(text):
        common = len(said & of_sentence)
        if held in small and common > most:
            best, most = sentence, common
    return best


def known(slots: Values, line: str) -> bool:
    """Whether all slots of a line were drawn: those of a part that was left out were not."""
    return all(name in slots.values or name[:1].lower() + name[1:] in slots.values for name in SLOT.findall(line))


def asked_of(slots: Values, line: str, text: str) -> Asked | None:
    """The question of one line, if a sentence of the text proves its answer and says it in the same words."""
    questions, _, rest = line.partition(" > ")
    answer, _, words = filled(slots, rest).partition(" @ ")
    proof = proof_of(text, answer.split("*")[1], words.strip(), answer)
    if re.match(r"\*?[a-z]+\b(?!\d|[._]\w)", answer):
        answer = answer.replace(answer.lstrip("*")[0], answer.lstrip("*")[0].upper(), 1)
    found = Asked(ways(slots, questions), answer.replace("*", "").strip(), answer.split("*")[1], proof)
    if proof.count('"') % 2:  # half of what somebody says
        return None
    return found if proof and (found.yes_or_no or found.value.lower() in proof.lower()) else None


def ways(slots: Values, questions: str) -> tuple[str, ...]:
    """The wordings of a question, with one choice of their alternatives."""
    return tuple(say(slots, way.strip()) for way in questions.split(" | "))


def read(slots: Values, lines: str, marks: frozenset[str], kinds: dict[str, str]) -> tuple[dict[str, list[str]], str]:
    """The marked lines by their marks, and the text of the others with its values, after those of the ``$`` lines are drawn."""
    marked: dict[str, list[str]] = {mark: [] for mark in marks}
    body = []
    for line in lines.split("\n"):
        if line[:1] in marks and line[1:2] == " ":
            marked[line[0]].append(line[2:])
        else:
            body.append(line)
    for line in marked["$"]:
        if " = " in line:
            kinds |= {name.strip(): line.split(" = ")[1].split()[0] for name in line.split(" = ")[0].split(",")}
        slots.define(line)
    text = written(slots, "\n".join(body).strip(), kinds)
    return marked, text


def draw(rng: Random, source: tuple[str, str]) -> Passage:
    """A passage with values drawn anew."""
    genre, lines = source
    slots, kinds = Values(rng), dict[str, str]()
    slots.clock_style = 0 if genre in STAMPED else slots.clock_style
    marked, text = read(slots, lines, MARKS, kinds)
    marked = {mark: [line for line in found if known(slots, line)] for mark, found in marked.items()}
    asked = [found for line in marked["?"] if (found := asked_of(slots, line, text))]
    missing = [(ways(slots, a), filled(slots, b)) for a, _, b in (line.partition(" > ") for line in marked["!"])]
    lists = []
    for line in marked["L"]:
        lead, items, questions = line.split(" :: ")
        named = tuple(slots.fill(item.strip()) for item in items.split(" | "))
        if all(item in text for item in named):
            lists.append((slots.fill(lead), named, ways(slots, questions)))
    fields = [
        (tuple(slots.fill(a.strip()).replace(" ", "_").split("|")), slots.fill(b).strip())
        for a, _, b in (line.partition(" = ") for line in marked["#"])
    ]
    summary = filled(slots, marked["S"][0]) if marked["S"] else ""
    titles = tuple(slots.fill(title.strip()) for line in marked["T"] for title in line.split(" | "))
    return Passage(
        genre, text, tuple(asked), tuple(missing), tuple(lists), tuple(f for f in fields if f[1] in text), summary, titles,
        dict(slots.values), kinds,
    )  # fmt: skip


def passage(rng: Random) -> Passage:
    """Any passage."""
    return draw(rng, rng.choice(favoured()))


def fault_of(made: Passage) -> str:
    """What is wrong with a passage, or nothing."""
    parts = [
        made.text,
        made.summary,
        *made.titles,
        *(q for a in made.asked for q in a.questions),
        *(a.answer for a in made.asked),
    ]
    parts += [q for qs, clause in made.missing for q in (*qs, clause)]
    parts += [name for names, _ in made.fields for name in names]
    for part in parts:
        if re.search(r"[{}<>*\[\]|]|\bNone\b|  ", part):
            return f"a mark or a double space is left: {part!r}"
    for found in made.asked:
        if found.value not in found.answer:
            return f"{found.value!r} is not in {found.answer!r}"
        if found.answer[-1] not in '.!?"':
            return f"no full stop: {found.answer!r}"
    return "" if made.asked else f"nothing is asked: {made.text[:60]!r}"
