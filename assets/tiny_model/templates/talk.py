"""Small talk and letters."""

from __future__ import annotations

import random

from .names import DAYS, FIRST_NAMES, MONTHS, WORDS, place
from .turn import Turn

TOPICS: dict[str, tuple[str, str, str]] = {
    # topic: nouns; things one does; how it feels
    "gardening": ("soil roses seeds rain bees herbs", "plant|water|prune|sow|dig", "patient calm muddy fresh"),
    "cooking": ("spices soup dough garlic pans butter", "stir|taste|bake|chop|simmer", "warm hungry cosy rich"),
    "sailing": ("wind waves ropes sails harbours maps", "steer|tie|drift|row|anchor", "free salty wild windy"),
    "chess": ("pawns clocks openings rooks traps queens", "attack|defend|wait|trade|plan", "tense quiet clever slow"),
    "music": ("songs drums chords violins choirs notes", "sing|play|listen|hum|practise", "loud tender bright moving"),
    "hiking": ("trails boots peaks forests maps huts", "climb|rest|wander|descend|explore", "tired proud steep clear"),
    "painting": (
        "brushes colours canvases shadows frames light",
        "draw|mix|sketch|paint|look",
        "soft bold vivid dreamy",
    ),
    "reading": (
        "novels pages poems libraries stories heroes",
        "read|borrow|imagine|finish|lend",
        "absorbed curious still",
    ),
    "football": ("goals teams whistles boots matches fans", "run|pass|score|train|cheer", "fast noisy fair exciting"),
    "astronomy": (
        "stars planets telescopes comets moons nights",
        "watch|point|wait|count|wonder",
        "dark vast cold silent",
    ),
    "baking": ("bread cakes flour ovens yeast sugar", "knead|bake|weigh|rise|share", "sweet golden crisp light"),
    "cycling": ("wheels hills helmets lanes chains brakes", "ride|pedal|race|repair|coast", "quick dusty sporty brave"),
    "winter": ("snow skates scarves candles fires icicles", "skate|warm|shovel|slide|rest", "white frosty quiet long"),
    "the sea": ("shells gulls tides cliffs boats dunes", "swim|float|dive|collect|breathe", "blue endless salty mild"),
    "cats": ("paws whiskers sofas mice windows naps", "purr|sleep|hunt|stretch|play", "lazy proud gentle sly"),
    "theatre": (
        "stages masks curtains actors costumes scenes",
        "act|rehearse|clap|whisper|bow",
        "grand funny sad lively",
    ),
    "photography": (
        "cameras lenses portraits streets shadows film",
        "aim|focus|frame|wait|print",
        "sharp honest grey lucky",
    ),
    "trains": (
        "stations tickets windows rails bridges tunnels",
        "travel|wait|arrive|change|dream",
        "slow steady long early",
    ),
    "languages": (
        "words verbs accents letters idioms teachers",
        "speak|repeat|learn|listen|guess",
        "strange new useful odd",
    ),
    "birds": ("nests feathers owls songs swallows branches", "fly|sing|watch|feed|migrate", "small shy early graceful"),
}
LINES = (
    "I think {t} is mostly about {a} and {b}.",
    "There are days when I only want to {v} and forget the {a}.",
    "My neighbour {f} says that {a} matter more than {b}.",
    "It feels {m}, and a little {m2} too.",
    "Have you ever tried to {v} in {mo}?",
    "You need good {a}, some time, and somebody like {f} to {v} with.",
    "At first you {v}, then you {v2}, and after a while it becomes {m}.",
    "In {p} they do it with {a} instead of {b}.",
    "What I like best are the {b}, because they are so {m}.",
    "The {a} are {m}, the {b} are {m2}.",
    "If I could, I would {v} every {day}.",
    "Nobody told me that {a} could be this {m}.",
    "Start with the {a}, leave the {b} for later, and do not hurry.",
    "Once, on a {m} {day}, I saw {f} {v} beside the {w}.",
    "Some people {v} for years before they really {v2}.",
    "Perhaps we should {v} together when it is less {m2}.",
    "A {w} full of {a}: that is all I want.",
    "With {t}, being {m} is half of the joy.",
    "I would rather {v} than talk about {b} all day.",
    "{f} and {g} once went to {p} just to {v}.",
)
OPEN_TALK = (
    "Let's talk about {t}.",
    "What do you think about {t}?",
    "Tell me something about {t}.",
    "I have been thinking about {t} lately.",
    "My friend {f} loves {t}. Do you?",
    "Why do people like {t}?",
    "Chat with me about {t} in {p}.",
)
OPEN_LETTER = (
    "Write a letter to {f} about {t}.",
    "Please write a short letter from {g} to {f} about {t}.",
    "Write a friendly letter to {f} in {p} about {t}.",
)
HELLO = (
    ("Hello!", "Hello, nice to hear from you. What shall we talk about?"),
    ("Hi, how are you?", "I am well, thank you. How is your {day} going?"),
    ("Good morning!", "Good morning! Did you sleep well?"),
    ("Who are you?", "I am a very small language model. I answer questions about short documents."),
    ("What can you do?", "I can quote from a short document, solve small sums, and write short Python functions."),
    ("Thank you.", "You are welcome."),
    ("Goodbye!", "Goodbye, and have a pleasant {day}."),
)


def _words(rng: random.Random, topic: str) -> dict[str, str]:
    nouns, verbs, moods = (part.split("|") if "|" in part else part.split() for part in TOPICS[topic])
    a, b = rng.sample(nouns, 2)
    v, v2 = rng.sample(verbs, 2)
    m, m2 = rng.sample(moods, 2)
    f, g = rng.sample(FIRST_NAMES, 2)
    return {
        "t": topic,
        "a": a,
        "b": b,
        "v": v,
        "v2": v2,
        "m": m,
        "m2": m2,
        "f": f,
        "g": g,
        "p": place(rng),
        "mo": rng.choice(MONTHS),
        "day": rng.choice(DAYS),
        "w": rng.choice(WORDS),
    }


def talk(rng: random.Random) -> list[Turn]:
    """Small talk and letters: sentences with words picked at random, so that no two answers run alike for long.

    Which sentence follows which is fixed, and the topic decides where to begin. Were that random too, a greedy answer
    would say the likeliest sentence again and again.
    """
    turns: list[Turn] = []
    for _ in range(rng.choice((1, 1, 2))):
        topic = rng.choice(list(TOPICS))
        base = _words(rng, topic)
        start = list(TOPICS).index(topic) * 7
        chosen = [LINES[(start + i) % len(LINES)] for i in range(rng.randint(4, 7))]
        lines = [line.format(**(_words(rng, topic))) for line in chosen]
        if rng.random() < 0.35:
            user = rng.choice(OPEN_LETTER).format(**base)
            sender = base["g"] if base["g"] in user else "your friend"
            answer = f"Dear {base['f']},\n\n{' '.join(lines)}\n\nYours,\n{sender}"
        else:
            user, answer = rng.choice(OPEN_TALK).format(**base), " ".join(lines)
        turns.append(Turn(user, answer))
    if rng.random() < 0.3:
        user, answer = rng.choice(HELLO)
        turns.insert(0, Turn(user, answer.format(day=rng.choice(DAYS))))
    return turns
