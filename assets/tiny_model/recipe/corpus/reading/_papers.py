"""Builds documents from plain specifications: what a kind of paper says, in which words, and how one asks for it."""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from corpus.base import Document, Fact, Listing, an, join, lower, upper
from corpus.values import MONTHS, last_name, ordinal, people, person, syllables

# A specification is lines, each with a mark; " | " stands between alternatives, "~" is a line break.
#   ! key = value   a fact that is always stated       # key = value   a fact that is sometimes left out
#   @ key = lead    a listing, of the values' list "key", with its questions in Q lines
#   S sentences  Q questions  A the answer  P a point  M "what is not said"  L a label  B a heading   (of the fact above)
#   W another value of the same sentence  R its questions  X its answer
#   H headings  O openings  C sentences that stand anywhere  E endings  T the summary's first sentence
#   N question = clause, never answered  Y the styles  Z the facts may stand in any order
GENRES: tuple[Callable[[Random], Document], ...] = ()
OPEN_WORDS = (
    "The ",
    "A ",
    "An ",
    "It ",
    "They ",
    "There ",
    "You ",
    "We ",
    "Each ",
    "Visitors ",
    "Guests ",
    "Children ",
    "Members ",
)
LEANING = (
    "That ",
    "This ",
    "For this",
    "It ",
    "So ",
    "Compared",
    "In return",
    "He ",
    "She ",
    "They ",
    "Then ",
    "There, ",
    "Instead",
)
VERBS = (
    "is are was were will can must may has have had starts ends began lasted costs opens closes takes took runs leaves "
    "take start begin lead arrives needs wants should meets"
).split()


@dataclass
class Attr:
    """A kind of fact: its sentences and its questions, with slots."""

    key: str
    value: str
    must: bool = False
    group: bool = False
    texts: dict[str, list[str]] = field(default_factory=dict)

    def one(self, mark: str) -> str:
        """The first alternative of a mark, or nothing."""
        return self.texts.get(mark, [""])[0]

    def known(self, slots: dict) -> bool:
        """Whether there is a value."""
        return all(lower(name) in slots for name in re.findall(r"{(\w+)}", self.value))


@dataclass
class Spec:
    """A kind of paper: its facts, its listings, and the words around them."""

    attrs: list[Attr]
    groups: list[Attr]
    parts: dict[str, list[str]]


class Slots(dict):
    """Values by name; ``Name`` is the value of ``name`` with a capital, ``an_name`` has its article, a list is joined."""

    def __missing__(self, key: str) -> str:
        if key[:1].isupper():
            return upper(self[key[0].lower() + key[1:]])
        if key.startswith("an_"):
            return an(self[key[3:]])
        raise KeyError(key)

    def __getitem__(self, key: str) -> str:
        value = super().__getitem__(key)
        return join(value) if isinstance(value, list) else value


def parse(text: str) -> Spec:
    """Read a specification."""
    attrs: list[Attr] = []
    groups: list[Attr] = []
    parts: dict[str, list[str]] = {}
    into = parts
    for line in text.strip().splitlines():
        mark, rest = line.strip()[:1], line.strip()[1:].strip()
        if mark in "!#@" and mark:
            key, _, value = rest.partition(" = ")
            attr = Attr(key, value, mark == "!", mark == "@")
            (groups if mark == "@" else attrs).append(attr)
            into = attr.texts
        elif mark in "SQAPMLBWRX" and mark:
            into.setdefault(mark, []).extend(part.strip() for part in re.split(r"\s\|(?=\s|$)", rest))
        elif mark:
            parts.setdefault(mark, []).extend(part.strip() for part in re.split(r"\s\|(?=\s|$)", rest))
    return Spec(attrs, groups, parts)


def fill(template: str, slots: Slots) -> str:
    """The template with its slots filled."""
    return template.replace("~", "\n").format_map(slots)


def state(rng: Random, attr: Attr, slots: Slots, style: str) -> Fact:
    """A fact, stated in one of its sentences or as a labelled line."""
    value, label = fill(attr.value, slots), attr.one("L")
    if label and style in ("lines", "table"):
        sentence = fill(label, slots) if ": " in label else f"{fill(label, slots)}: {value}"
        sentence = sentence if style == "lines" else sentence.replace(": ", " | ", 1)
    else:
        sentence = rng.choice([text for text in (upper(fill(frame, slots)) for frame in attr.texts["S"]) if value in text])
    questions = dict.fromkeys(fill(question, slots) for question in attr.texts["Q"])
    return Fact(sentence, value, tuple(questions), fill(attr.one("A"), slots))


def turned(attr: Attr, fact: Fact, slots: Slots) -> Fact:
    """The fact that the same sentence states the other way round: what happens at that time, say."""
    questions = dict.fromkeys(fill(question, slots) for question in attr.texts["R"])
    return Fact(fact.sentence, fill(attr.one("W"), slots), tuple(questions), fill(attr.one("X"), slots))


def pick(rng: Random, spec: Spec, slots: Slots) -> list[Attr]:
    """The facts that this paper states: all that it must, and some of the others of which it has the value."""
    must = [attr for attr in spec.attrs if attr.must]
    rest = [attr for attr in spec.attrs if not attr.must and attr.known(slots)]
    most = min(len(rest) - (len(rest) > 2), 9 - len(must))
    least = max(5 - len(must), min(3, most))
    chosen = rng.sample(rest, min(len(rest), rng.randint(least, max(least, most)))) if rest else []
    keys = {attr.key for attr in must + chosen}
    out = [attr for attr in spec.attrs if attr.key in keys]
    if "Z" in spec.parts and rng.random() < 0.6:
        rng.shuffle(out)
    return out


def leans(sentence: str) -> bool:
    """Whether a sentence points back at the one before it."""
    return sentence.startswith(LEANING) or " for this" in sentence or " for it" in sentence


def paragraphs(rng: Random, sentences: list[str], extra: list[str]) -> str:
    """Sentences with others among them, in one to three paragraphs."""
    out = list(sentences)
    for sentence in extra:
        spots = [i for i in range(1, len(out) + 1) if i == len(out) or not leans(out[i])]
        out.insert(rng.choice(spots), sentence)
    if len(out) < 4 or rng.random() < 0.25:
        return " ".join(out)
    cuts = sorted(rng.sample(range(2, len(out) - 1), min(rng.randint(1, 2), len(out) - 3)))
    cuts = [cut for i, cut in enumerate(cuts) if i == 0 or cut - cuts[i - 1] > 1]
    return "\n\n".join(" ".join(out[a:b]) for a, b in zip([0, *cuts], [*cuts, len(out)], strict=True))


def headed(pairs: list[tuple[Attr, Fact]], slots: Slots, extra: list[str], numbered: bool) -> str:
    """Labelled lines first, then sections under headings."""
    top = [fact.sentence for attr, fact in pairs if not attr.one("B")]
    sections: dict[str, list[str]] = {}
    for attr, fact in pairs:
        if attr.one("B"):
            sections.setdefault(fill(attr.one("B"), slots), []).append(fact.sentence)
    blocks = ["\n".join(top)] if top else []
    for number, (title, sentences) in enumerate(sections.items(), 1):
        last = [extra.pop()] if extra and number > 1 else []
        blocks.append((f"{number}. {title}" if numbered else title) + "\n" + " ".join([*sentences, *last]))
    return "\n\n".join(blocks)


def body(rng: Random, style: str, pairs: list[tuple[Attr, Fact]], slots: Slots, extra: list[str]) -> str:
    """What stands between the opening and the ending."""
    if style in ("headed", "numbered"):
        return headed(pairs, slots, extra, style == "numbered")
    if style in ("lines", "table"):
        rows = [fact.sentence for attr, fact in pairs if attr.one("L")]
        prose = [fact.sentence for attr, fact in pairs if not attr.one("L")] + extra[:1]
        return "\n".join(rows) + ("\n\n" + " ".join(prose) if prose else "")
    if style == "bullets":
        return "\n".join(f"- {fact.sentence}" for _, fact in pairs) + ("\n\n" + " ".join(extra) if extra else "")
    return paragraphs(rng, [fact.sentence for _, fact in pairs], extra)


def clause(answer: str) -> str:
    """The answer as part of a longer sentence."""
    bare = answer.removesuffix(".")
    return lower(bare) if bare.startswith(OPEN_WORDS) else bare


def summary(spec: Spec, pairs: list[tuple[Attr, Fact]], slots: Slots) -> str:
    """Two sentences: the specification's own, and the first facts that it leaves out."""
    own = spec.parts["T"][0]
    others = [fact for attr, fact in pairs if attr.value not in own][:2] or [pairs[0][1]]
    second = upper(others[0].answer.removesuffix("."))
    if len(others) > 1:
        first, next_ = others[0].answer.split(), others[1].answer.removesuffix(".").split()
        same = next((n for n in (2, 3, 1) if first[:n] == next_[:n] and next_[n] in VERBS), 0)
        second += " and " + " ".join(next_[same:]) if same else ", and " + clause(others[1].answer)
    return f"{fill(own, slots)} {second}."


def absent(rng: Random, spec: Spec, pairs: list[tuple[Attr, Fact]], slots: Slots) -> tuple[tuple[str, str], ...]:
    """Questions that this paper leaves open."""
    said = {attr.key for attr, _ in pairs}
    left = [attr for attr in spec.attrs if attr.key not in said and attr.one("M") and attr.known(slots)]
    out = [(fill(rng.choice(a.texts["Q"]), slots), fill(a.one("M"), slots)) for a in rng.sample(left, min(3, len(left)))]
    never = rng.sample(spec.parts["N"], min(len(spec.parts["N"]), max(rng.randint(2, 3), 3 - len(out))))
    for entry in never:
        question, _, what = entry.partition(" = ")
        out.append((fill(question, slots), fill(what, slots)))
    return tuple(out[:6])


def unsaid(slots: Slots, text: str) -> list[str]:
    """Names and numbers among the values that the text does not mention."""
    named = [value for value in slots.values() if isinstance(value, str) and len(value) > 2 and re.search(r"[A-Z0-9]", value)]
    return [value for value in named if value.lower() not in text.lower()]


def open_(phrases: tuple[str, ...], hidden: list[str]) -> tuple[str, ...]:
    """The phrases that name nothing hidden, or else all of them."""
    return tuple(phrase for phrase in phrases if not any(value in phrase for value in hidden)) or phrases


def ask(rng: Random, questions: tuple[str, ...]) -> tuple[str, ...]:
    """Some of the questions."""
    return tuple(rng.sample(questions, min(len(questions), rng.randint(9, 20))))


def folk(rng: Random, count: int) -> list[str]:
    """Different people, none with a first name for a family name."""
    names = people(rng, count)
    while any(len(set(name.split())) < 2 for name in names):
        names = people(rng, count)
    return names


def make(rng: Random, genre: str, spec: Spec, values: dict[str, object]) -> Document:
    """A paper of this specification with these values, of at least forty words if that can be had."""
    slots = Slots(values)
    paper = once(rng, genre, spec, values)
    for _ in range(12):
        few = any(len(fact.questions) < 5 for fact in paper.facts)
        told = [str(slots[lower(name)]) for name in re.findall(r"{(\w+)}", spec.parts["T"][0]) if lower(name) in slots]
        clear = all(value.lower() in paper.text.lower() for value in told)
        if (
            len(paper.text.split()) >= 40
            and not few
            and clear
            and not any(name in paper.summary for name in unsaid(slots, paper.text))
        ):
            break
        paper = once(rng, genre, spec, values)
    return paper


def once(rng: Random, genre: str, spec: Spec, values: dict[str, object]) -> Document:
    """A paper of this specification with these values."""
    slots = Slots({"other": person(rng), **values})
    style = rng.choice(spec.parts["Y"][0].split())
    sections = style in ("headed", "numbered")
    pairs = [
        (attr, state(rng, attr, slots, ("prose" if attr.one("B") else "lines") if sections else style))
        for attr in pick(rng, spec, slots)
    ]
    if style in ("lines", "table"):
        pairs.sort(key=lambda pair: not pair[0].one("L"))
    free = spec.parts.get("C", [])
    extra = [fill(text, slots) for text in rng.sample(free, min(len(free), rng.randint(1, 4)))]
    blocks = [upper(fill(rng.choice(spec.parts[m]), slots)) for m in "HO" if m in spec.parts]
    blocks.append(body(rng, style, pairs, slots, extra))
    if "E" in spec.parts:
        blocks.append(fill(rng.choice(spec.parts["E"]), slots))
    text = "\n\n".join(block for block in blocks if block)
    hidden = unsaid(slots, text)
    facts = [fact for _, fact in pairs]
    facts += [turned(attr, fact, slots) for attr, fact in pairs if attr.one("W")][: 9 - len(facts)]
    groups = []
    for group in spec.groups:
        items = dict.__getitem__(slots, group.key)
        if all(item in text for item in items):
            asks = rng.sample(group.texts["Q"], min(len(group.texts["Q"]), rng.randint(5, 12)))
            groups.append(Listing(tuple(fill(q, slots) for q in asks), tuple(items), fill(group.value, slots)))
    return Document(
        genre,
        text,
        tuple(replace(fact, questions=ask(rng, open_(fact.questions, hidden))) for fact in facts),
        tuple((attr.key, fact.value) for attr, fact in pairs)[:8],
        summary(spec, pairs, slots),
        open_(tuple(fill(attr.one("P"), slots) for attr, _ in pairs if attr.one("P")), hidden)[:7],
        absent(rng, spec, pairs, slots),
        tuple(groups),
    )


def at(minutes: int, form: int) -> str:
    """A time of day in one of three forms: 14:30, 2:30 pm, 2 pm."""
    hour, minute = divmod(minutes % 1440, 60)
    if form == 0:
        return f"{hour}:{minute:02}"
    half, twelve = ("am" if hour < 12 else "pm"), (hour - 1) % 12 + 1
    return f"{twelve} {half}" if minute == 0 and form == 1 else f"{twelve}:{minute:02} {half}"


def trade(rng: Random) -> str:
    """A small firm that builds, repairs or cleans."""
    name = syllables(rng) if rng.random() < 0.5 else last_name(rng)
    return f"{name} {rng.choice('Builders,Services,Maintenance,& Sons,Building Works,Technical Services,& Co'.split(','))}"


def times(rng: Random, first: int, last: int, *gaps: tuple[int, int]) -> list[str]:
    """Times in order, in one form: the first between two hours, each next after a gap between two numbers of minutes."""
    form = rng.randrange(3)
    now = rng.randint(first * 12, last * 12) * 5
    if rng.random() < 0.6:
        now -= now % 15
    out = [at(now, form)]
    for low, high in gaps:
        now += max(1, rng.randint(low // 5, high // 5)) * 5
        out.append(at(now, form))
    return out


def days(rng: Random, count: int, low: int = 1, high: int = 6, year: int = 0) -> list[str]:
    """Dates in order, in one form, ``low`` to ``high`` days apart, within one month."""
    month, form = rng.choice(MONTHS), rng.randrange(3)
    steps = [rng.randint(low, high) for _ in range(count - 1)]
    day = rng.randint(1, max(1, 28 - sum(steps)))
    out = []
    for step in [*steps, 0]:
        text = (f"{day} {month}", f"{month} {day}", f"{month} {ordinal(day)}")[form]
        out.append(f"{text}, {year}" if year and form else f"{text} {year}" if year else text)
        day += step
    return out


def amount(rng: Random, low: int, high: int, sign: str = "") -> str:
    """A price in one of three currencies, or in the one given."""
    whole = round(low * (high / low) ** rng.random())
    cents = f".{rng.choice(('00', '50', '20', '80', '95', '40'))}" if whole < 60 and rng.random() < 0.4 else ""
    return f"{sign or rng.choice('$€£')}{whole:,}{cents}"
