"""How people really type: greetings, politeness, lower case, missing question marks. Laid over every request by chance."""

from __future__ import annotations

import re
from random import Random

from corpus.base import lower

OPENINGS = (
    ("Hi, ", 4),
    ("Hello, ", 2),
    ("Hi! ", 2),
    ("Hey, ", 2),
    ("Hello! ", 1),
    ("Hi there, ", 1),
    ("Good morning! ", 0.5),
    ("Sorry to bother you, but ", 1),
    ("Quick question: ", 3),
    ("One question: ", 1),
    ("A question: ", 1),
    ("I was wondering, ", 2),
    ("Just checking: ", 1),
    ("So, ", 1),
    ("Question: ", 4),
    ("Q: ", 1),
    ("Please tell me: ", 2),
    ("Tell me, ", 2),
    ("Could you tell me: ", 1),
    ("Help me with this: ", 1),
    ("I need to know: ", 2),
    ("Hmm, ", 1),
    ("Excuse me, ", 1),
    ("Well, ", 1),
    ("Good morning! ", 1),
    ("Good evening, ", 1),
    ("Can you help? ", 1),
    ("I'm in a hurry: ", 1),
)
"""Words before a question, with their weights."""
ASKING = frozenset(
    (
        "what", "what's", "which", "who", "who's", "whose", "when", "where", "why", "how", "is", "are", "was", "were", "do",
        "does", "did", "can", "could", "will", "would", "should", "has", "have", "at", "in", "from", "of", "on", "by", "to",
        "with",
    )
)  # fmt: skip
"""First words of a question that bears words of opening before it; "And Titan?" and "Okay, ..." do not."""
FOLLOWING = re.compile(r"(what|how) about|what if|what now|what else|how come|and |can you hear|are you", re.IGNORECASE)
EXACT = re.compile(r"\b((?i:class|function|script|python|program|code|file))\b|\w\(|[a-z][A-Z]|_")
"""Texts in which capitals and quotation marks matter."""
THANKS = (
    " Thanks!",
    " Thank you.",
    " Thanks.",
    " Thank you!",
    " Thanks in advance.",
    " please",
    " Please.",
    " thx",
    " Cheers.",
)
VERBS = ("write", "list", "make", "summarise", "summarize", "turn", "give", "add", "explain", "translate", "rewrite", "name")
VERBS += (
    "fix",
    "rename",
    "convert",
    "extract",
    "put",
    "create",
    "tell",
    "show",
    "change",
    "replace",
    "number",
    "copy",
    "describe",
)
POLITE = (
    "Please {}",
    "Could you {}",
    "Can you {}",
    "Would you {}",
    "Can you please {}",
    "Could you please {}",
    "I'd like you to {}",
)


SLIPS = {
    word: tuple(forms.split())
    for word, forms in (
        line.split(": ")
        for line in (
            "what: waht wht wat", "what's: whats wats what´s", "the: teh th hte", "capital: captial capitol captal",
            "country: contry coutry", "which: wich whcih", "write: wrtie wirte rite", "function: fucntion funtion functon func",
            "tell: tel tlel", "about: abuot abt", "many: mnay", "number: numer nubmer", "does: dose doe", "how: hwo",
            "language: langauge languge", "currency: currancy curency", "story: stroy", "poem: peom", "python: pyhton pythn",
            "list: lsit", "string: stirng", "are: r aer", "you: u yuo", "your: ur yuor", "explain: explian explane",
            "summarise: sumarise summerise", "summarize: sumarize summerize", "calculate: calcualte calulate", "when: wehn",
            "where: wher were", "difference: diffrence diference", "people: ppl peple", "please: pls plz plese", "who: hwo",
            "because: bc becuase", "question: quesiton", "text: txt tetx", "make: mkae", "give: giv gvie", "with: w wiht",
            "for: 4 fro", "and: adn", "is: si", "there: ther", "much: mcuh", "points: pionts", "table: tabel",
            "sentence: sentance",
            "planet: plannet", "animal: aniaml", "joke: jok", "meaning: meanig", "mean: maen", "would: wuld", "could: cuold",
        )
    )
}  # fmt: skip
"""How frequent words are mistyped."""
SPELT = re.compile(r"spell|letter|rhyme|vowel|word|alphabet|plural|opposite|synonym|verb|tense|['\"_`=<>{}]", re.IGNORECASE)
"""Texts in which the spelling is what matters."""


def slipped(rng: Random, text: str) -> str:
    """The text with one or two frequent words mistyped or cut short."""
    if SPELT.search(text) or EXACT.search(text):
        return text
    words = text.split(" ")
    places = [i for i, word in enumerate(words) if word.lower() in SLIPS]
    rng.shuffle(places)
    for place in places[: rng.choice((1, 1, 2))]:
        words[place] = rng.choice(SLIPS[words[place].lower()])
    return " ".join(words)


def opened(rng: Random, text: str) -> str:
    """A question with a few words before it; anything else, and a follow-up question, as it is."""
    first = re.split(r"[ ,:]", text, maxsplit=1)[0].lower()
    if first not in ASKING or FOLLOWING.match(text):
        return text
    opening = rng.choices([o for o, _ in OPENINGS], [w for _, w in OPENINGS])[0]
    return opening + (text if opening.endswith(("! ", ": ")) and rng.random() < 0.6 else lower_first(text))


def thanked(rng: Random, text: str) -> str:
    """A request with thanks or "please" behind it; small talk as it is."""
    low = text.lower()
    if len(text.split()) < 3 or any(word in low for word in ("thank", "please", "thx", "cheers", "bye", "sorry", "good ")):
        return text
    thanks = rng.choice(THANKS)
    return (text.rstrip("?.! ") if thanks in (" please", " thx") else text) + thanks


def polite(rng: Random, text: str) -> str:
    """A command as a polite request."""
    frame = "Please {}" if ". " in text or ": " in text else rng.choice(POLITE)
    asked = frame.format(lower(text))
    return asked.rstrip(".!?") + "?" if asked.startswith(("Could", "Can", "Would")) else asked


def typed(rng: Random, text: str, most: int = 400) -> str:
    """The request as somebody may type it: most often as it is. Longer ones than ``most`` characters stay as they are."""
    draw = rng.random()
    if draw < 0.5 or not text:
        return text
    if len(text) > most or "\n" in text:
        return thanked(rng, text) if draw > 0.97 and "\n" not in text else text
    words = text.split(" ", 2)
    command = words[0].rstrip(",:").lower() in VERBS and len(words) > 1 and words[1] not in ("of", "for", "in", "=")
    if command and draw < 0.65:
        return polite(rng, text)
    if draw < 0.66 and text.endswith("?"):
        return opened(rng, text)
    if draw < 0.82:
        text = lower_first(text) if draw < 0.74 or EXACT.search(text) else text.lower()
        text = text.rstrip("?.") if rng.random() < 0.6 else text
        return slipped(rng, text) if draw > 0.79 else text
    if draw < 0.9:
        return text.rstrip("?.")
    if draw < 0.94:
        return thanked(rng, text) if text.endswith(("?", ".")) or not text[-1].isalnum() else text + "?"
    return text.replace("'", "") if "'" in text and draw < 0.96 and not EXACT.search(text) else text


def lower_first(text: str) -> str:
    """Lower case for the first letter, unless the word is "I" or looks like an acronym."""
    word = text.split(" ", 1)[0]
    return text if word in ("I", "I'd", "I'm", "I've") or word[1:2].isupper() else lower(text)
