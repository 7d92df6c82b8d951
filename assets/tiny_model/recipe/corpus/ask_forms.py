"""More ways to ask about a fact: yes or no, three at once, in a few words, which sentence says so, as a request."""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from pkgutil import iter_modules
from random import Random

from corpus.base import Document, Fact, Listing, Turn, join, lower, upper
from corpus.playscript import MEN, WOMEN
from corpus.values import CITIES, COLOURS, DAYS, FIRST_NAMES, MONTHS, first_name, last_name

AUXILIARIES = ("is", "are", "was", "were", "can", "will", "must", "should", "may")
PRESENT = {
    verb + "s": verb
    for verb in (
        "cost start begin end open close take last live work weigh come leave arrive depart run belong contain include play "
        "speak bring need want get give pay earn make sell offer serve stand lie stay measure hold grow eat feed "
        "meet own lead head wear use like write mean return amount require sleep manage chair apply expire call "
        "flow rise look consist feature show ask look"
    ).split()
} | {
    "goes": "go",
    "has": "have",
    "teaches": "teach",
    "reaches": "reach",
    "finishes": "finish",
    "does": "do",
    "catches": "catch",
}
PAST = {
    "started": "start", "began": "begin", "ended": "end", "took": "take", "lasted": "last", "lived": "live", "paid": "pay",
    "worked": "work", "came": "come", "went": "go", "left": "leave", "arrived": "arrive", "found": "find", "lost": "lose",
    "bought": "buy", "sold": "sell", "gave": "give", "got": "get", "made": "make", "wrote": "write", "brought": "bring",
    "met": "meet", "cooked": "cook", "baked": "bake", "built": "build", "won": "win", "saw": "see", "visited": "visit",
    "stayed": "stay", "ate": "eat", "caught": "catch", "wore": "wear", "led": "lead", "chaired": "chair", "painted": "paint",
    "designed": "design", "saved": "save", "stole": "steal", "opened": "open", "closed": "close", "received": "receive",
    "spent": "spend", "used": "use", "added": "add", "turned": "turn", "rented": "rent", "promised": "promise",
    "learned": "learn", "studied": "study", "moved": "move", "invited": "invite", "noticed": "notice", "chose": "choose",
    "told": "tell", "said": "say", "asked": "ask", "attended": "attend", "discovered": "discover", "repaired": "repair",
    "planted": "plant", "carried": "carry", "happened": "happen", "wanted": "want", "needed": "need", "had": "have",
}  # fmt: skip
ASKING = frozenset("what who whom whose when where which how why is are was do does did can in at on for by to until".split())
OPEN_WORDS = frozenset(
    "the a an it they there he she this that these those you your we our at in on for with to after before up all each every "
    "one two three four five six seven eight nine ten only nobody everyone during under about from by no people".split()
)
LIMITS = re.compile(r"\b(up to|at most|at least|can|may|must|within|until|by|more than|maximum|limit|for at|from|allowed)\b")
NUMBER_WORDS = "two three four five six seven eight nine ten eleven twelve".split()
CLAIMS = (
    ("Is it true that {}?", 5),
    ("Is it right that {}?", 3),
    ("Is it correct that {}?", 2),
    ("Am I right that {}?", 2),
    ("Can you confirm that {}?", 2),
    ("Does the text say that {}?", 3),
    ("So {}, right?", 2),
    ("Somebody told me that {}. Is that right?", 2),
    ("I think {}. Is that correct?", 2),
    ("{}, is that correct?", 2),
    ("I heard that {}. True?", 1),
    ("Would you say that {}?", 1),
)
BRIEFLY = (
    "{} Answer in a few words.", "{} Just the answer, please.", "{} Only the answer.", "{} Keep it short.",
    "{} Answer as briefly as you can.", "In a few words: {}", "{} No full sentence, please.", "Short answer: {}",
    "{} Give me only the answer.", "{} (short answer)", "{} Answer with a word or two.",
)  # fmt: skip
EVIDENCE = (
    "{} Which sentence says so?", "{} Quote the sentence.", "{} Please quote the text.", "{} Where does it say that?",
    "{} And where does the text say so?", "{} Show me the sentence.", "{} Give me the sentence as well.",
    "Find the sentence that answers this: {}", "{} What exactly does the text say?", "{} Include a quote.",
    "{} Point me to the line.", "{} How do you know?", "Answer with a quotation. {}",
)  # fmt: skip
SURE = ("Are you sure?", "Is that certain?", "Really?", "Sure?", "Are you certain about that?", "Is that right?")
PROOF = (
    "Which sentence says so?", "Where does it say that?", "How do you know?", "Quote the sentence.", "Can you prove it?",
    "What does the text say exactly?", "Show me where it says that.", "Where did you find that?", "Which line is that from?",
    "Where in the text is that?", "What is your evidence?", "Can you quote it?", "source?", "Give me the exact sentence.",
)  # fmt: skip
REQUESTS = (
    "Give me {}.", "Tell me {}.", "Find {}.", "I need {}.", "Look up {}.", "Please find {}.", "Can you give me {}?",
    "Could you find {} for me?", "I'm looking for {}.", "Show me {}.", "I'd like to have {}.", "Extract {}.",
    "Can you find {}?", "What about {}?", "I want to know {}.",
)  # fmt: skip
WHO = ("Tell me {}.", "I'd like to know {}.", "Do you know {}?", "Can you tell me {}?", "Find out {}.", "I wonder {}.")


def quoted(sentence: str) -> str:
    """The sentence in quotation marks, double ones unless it has some itself."""
    line = " ".join(sentence.split())
    return f"'{line}'" if '"' in line else f'"{line}"'


def proved(*sentences: str) -> str:
    """The sentences that an answer stands in, each once and in quotation marks.

    To find a sentence and to copy it is what a small model does well. Asked for a short answer besides, it often quoted the
    right sentence and then said something else.
    """
    return f"The text says: {join(list(dict.fromkeys(map(quoted, sentences))))}"


def lowered(document: Document, sentence: str) -> str:
    """A sentence as it goes on after "Yes, "; empty if it cannot be told whether its first word is a name."""
    word = sentence.split(" ", 1)[0].rstrip(",")
    if sentence.startswith(("To ", "Never ", "Please ")):
        return ""
    if word.lower() in OPEN_WORDS:
        return lower(sentence)
    named = word.removesuffix("'s")
    if named in FIRST_NAMES or re.search(rf"(?<=[a-z,;] )\b{re.escape(named)}\b", document.text):
        return sentence if not re.search(rf"\b{re.escape(named.lower())}\b", document.text) else ""
    return ""


def inverted(claim: str) -> str:
    """ "the pool is open" -> "Is the pool open?", "the film starts at 8" -> "Does the film start at 8?", or nothing."""
    words = claim.rstrip(".").split(" ")
    for place, word in enumerate(words[:9]):
        if word in ("that", "who", "which", "where", "when", "and", "whose") or word.endswith((",", ":", ";")):
            return ""
        if place and word in AUXILIARIES:
            return f"{upper(word)} {' '.join(words[:place] + words[place + 1 :])}?"
        if place and word in (*PRESENT, *PAST) and {"is", "are", "was", "were"} & set(words[place:]):
            return ""
        if place and word in PRESENT and words[0] not in ("you", "we", "they"):
            return f"Does {' '.join([*words[:place], PRESENT[word], *words[place + 1 :]])}?"
        if place and word in PAST:
            return f"Did {' '.join([*words[:place], PAST[word], *words[place + 1 :]])}?"
    return ""


@lru_cache
def bank() -> dict[str, tuple[str, ...]]:
    """What other documents say in the same place: values by the answer round them, and items of lists by their lead."""
    package = import_module("corpus.reading")
    found: dict[str, dict[str, None]] = {}
    for entry in iter_modules(package.__path__):
        for maker in getattr(import_module(f"corpus.reading.{entry.name}"), "GENRES", ()):
            for index in range(10):
                document = maker(Random(f"bank:{index}"))
                for fact in document.facts:
                    found.setdefault(shape(fact), {})[fact.value] = None
                for listing in document.listings:
                    found.setdefault(mask(listing.lead), {}).update(dict.fromkeys(listing.items))
    return {key: tuple(values) for key, values in found.items()}


def mask(text: str) -> str:
    """The text without its names."""
    return re.sub(r"\b[A-Z]\w+(?: [A-Z]\w+)*", "~", lower(text))


def shape(fact: Fact) -> str:
    """The answer without its value and names."""
    return mask(fact.answer.replace(fact.value, "#", 1))


def other_value(rng: Random, document: Document, fact: Fact) -> str:
    """A value that stands nowhere in the text but could stand in the answer, or nothing."""
    value = fact.value
    for _ in range(4):
        other = swapped(rng, value)
        if other and other != value and other not in document.text:
            return other
    if re.search(r"\d", value):
        return ""
    fitting = [
        other
        for other in bank().get(shape(fact), ())
        if other not in document.text and other[:1].isupper() == value[:1].isupper() and not re.search(r"\d", other)
    ]
    same = [other for other in fitting if other.split(" ")[0] == value.split(" ")[0]]
    return rng.choice(same or fitting) if fitting else ""


def swapped(rng: Random, value: str) -> str:
    """Another value of the same kind: a time, a number, a weekday, a month, a colour, a town or a person."""
    for pool in (DAYS, MONTHS, COLOURS, CITIES, NUMBER_WORDS):
        for word in pool:
            if re.search(rf"\b{word}\b", value):
                return value.replace(word, rng.choice(pool), 1)
    words = value.split(" ")
    if words[0] in FIRST_NAMES and len(words) <= 2:
        return first_name(rng) if len(words) == 1 else f"{first_name(rng)} {last_name(rng)}"
    if clock := re.search(r"\b(\d{1,2})(?=:\d\d| [ap]m)", value):
        hour = int(clock[1]) + rng.choice((-2, -1, 1, 2))
        top = 12 if re.search(r"[ap]m", value) else 22
        return value[: clock.start()] + str(min(max(hour, 1), top)) + value[clock.end() :]
    if match := re.search(r"\d+", value):
        number = match[0]
        if len(number) == 1:
            new = str(max(2, int(number) + rng.choice((-2, -1, 1, 2, 3)))) if int(number) > 1 else ""
        else:
            place = rng.randrange(len(number))
            low = 1 if place == 0 else 0
            new = number[:place] + str(rng.randint(low, 1 if len(number) == 2 and place == 0 else 9)) + number[place + 1 :]
        return value[: match.start()] + new + value[match.end() :] if new else ""
    return ""


def yes_no(rng: Random, document: Document, fact: Fact) -> Turn | None:
    """A question for yes or no: what the text says; nothing where that is not safe."""
    said = lowered(document, fact.answer)
    if not said or not said.endswith(".") or ". " in said or said.count(fact.value) != 1 or '"' in said:
        return None
    other = ""
    if rng.random() < 0.55 and not (LIMITS.search(said) and re.search(r"\d", fact.value)):
        other = other_value(rng, document, fact)
    claim = said.replace(fact.value, other) if other else said
    question = inverted(claim) if rng.random() < 0.75 else ""
    if not question:
        form = rng.choices([form for form, _ in CLAIMS], [weight for _, weight in CLAIMS])[0]
        question = upper(form.format(claim.rstrip(".")))
    return Turn(question, proved(fact.sentence), (fact.value,))


def in_list(rng: Random, listing: Listing) -> Turn | None:
    """How many things a list has, or whether something is on it."""
    match = re.fullmatch(r"The (.+) are", listing.lead.rstrip(":"))
    if not match or len(listing.items) < 2 or re.search(r"\b(are|is|was|were)\b", match[1]):
        return None
    noun, said = match[1], f"the {match[1]} are {join(listing.items)}."
    draw = rng.random()
    if draw < 0.35 and re.fullmatch(r"[a-z]+s( (in|of|at|on|for) .+)?", noun):
        head = noun.split(" ")[0]
        question = rng.choice((f"How many {noun} are there?", f"Count the {noun}.", f"How many {head} does the text name?"))
        return Turn(question, f"The text names {len(listing.items)} {noun}: {join(listing.items)}.", listing.items)
    others = [item for item in bank().get(mask(listing.lead), ()) if item not in listing.items]
    absent = draw > 0.7 and bool(others)
    item = rng.choice(others if absent else listing.items)
    forms = ("Is {i} one of the {n}?",) if re.match(r"(a|an|the) |[A-Z]", item) else ()
    forms += ("Do the {n} include {i}?", "Does the text name {i} among the {n}?", "Does the list of the {n} name {i}?")
    question = rng.choice(forms).format(i=item, n=noun)
    return Turn(question, f"{'No' if absent else 'Yes'}, {said}", (*listing.items,))


def requested(rng: Random, document: Document, question: str) -> str:
    """A question turned into a request where its form allows it ("Starting time?" -> "Give me the starting time.")."""
    if match := re.fullmatch(r"(?:What is|What's|What was|What are) (the [a-z].+)\?", question):
        return question if re.search(r"\b(like|about|called|made)$", match[1]) else rng.choice(REQUESTS).format(match[1])
    if match := re.fullmatch(r"([A-Z][a-z]+) ([a-z ]+ )?(of|for|per|number|time|address|price|date|name)( .+)?\?", question):
        named = re.search(rf"\b{match[1]}\b", document.text) or match[1].lower() in ASKING
        return question if named else rng.choice(REQUESTS).format("the " + lower(question.rstrip("?")))
    if re.fullmatch(r"Who ([a-z]+ed|has|leads|runs|wrote|won|gave|found|made|built|teaches|pays|brings) (.+)\?", question):
        return rng.choice(WHO).format(lower(question.rstrip("?")))
    return question


AIDS = "does|do|did|is|was|has|had|can|could|should|will|would|must|may"
THING_VERBS = "cost|weigh|open|close|start|begin|end|last|measure|made|found|built|sold|located|take place|come from|work"


def pointing(rng: Random, before: Turn, question: str) -> str:
    """A question that follows another about the same person or thing: with "she", "his" or "it" instead of the name."""
    if rng.random() < 0.5:
        return question
    spoken = f"{before.user[-200:]} {before.answer}"
    people = [name for name in dict.fromkeys(re.findall(r"\b[A-Z][a-z]+\b", question)) if name in WOMEN or name in MEN]
    if len(people) == 1:
        name, woman = people[0], people[0] in WOMEN
        others = [n for n in re.findall(r"\b[A-Z][a-z]+\b", spoken) if n != name and n in (WOMEN if woman else MEN)]
        if name not in spoken or others:
            return question
        full = rf"{name}(?: [A-Z][a-z]+)?"
        said = re.sub(rf"\b{full}'s\b", "her" if woman else "his", question)
        said = re.sub(rf"\b({AIDS}) {full}(?!')\b", rf"\1 {'she' if woman else 'he'}", said)
        return question if name in said or said[:3] in ("her", "his") else said
    if len(re.findall(r"\?", before.user[-200:])) > 1 or "\n" in before.user[-60:]:
        return question
    named = r"[A-Z]\w+(?: \w+){0,3}?(?= (?:cost|weigh|open|close|measure)\b)"
    thing = re.search(rf"\b(does|is|was|did|has|will|can) (the [a-z -]+?(?= (?:{THING_VERBS})\b)|{named})", question)
    if thing and re.search(rf"\b{re.escape(thing[2])}\b", spoken) and not re.search(r"s$| (of|and|or|for|in|on) ", thing[2]):
        return question.replace(thing[2], "it", 1)
    return question
