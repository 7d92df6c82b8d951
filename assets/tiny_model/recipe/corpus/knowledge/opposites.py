"""Questions about opposites: some 330 pairs, most of them good in both directions."""

from __future__ import annotations

from corpus.knowledge.frames import Task, choice, pairs, quiz, table, task, truth

BOTH_WAYS = (
    "hot cold, big small, tall short, fast slow, happy sad, rich poor, young old, good bad, clean dirty, "
    "wet dry, full empty, heavy light, hard soft, strong weak, thick thin, wide narrow, deep shallow, high low, "
    "early late, loud quiet, rough smooth, sharp blunt, sweet sour, tight loose, safe dangerous, "
    "cheap expensive, easy difficult, brave cowardly, kind cruel, polite rude, honest dishonest, "
    "patient impatient, possible impossible, legal illegal, correct incorrect, true false, right wrong, "
    "alive dead, awake asleep, open closed, public private, fresh stale, beautiful ugly, clever stupid, "
    "careful careless, useful useless, calm nervous, busy idle, friendly unfriendly, guilty innocent, "
    "healthy sick, natural artificial, normal abnormal, positive negative, present absent, real fake, "
    "rare common, similar different, tame wild, tidy messy, active passive, maximum minimum, front back, "
    "top bottom, first last, next previous, inside outside, up down, in out, on off, over under, above below, "
    "before after, near far, here there, always never, everything nothing, more less, most least, many few, "
    "all none, yes no, with without, north south, east west, day night, morning evening, summer winter, "
    "sunrise sunset, beginning end, start finish, birth death, love hate, friend enemy, war peace, "
    "victory defeat, success failure, truth lie, question answer, problem solution, winner loser, hero villain, "
    "king queen, man woman, boy girl, brother sister, father mother, buy sell, come go, give take, push pull, "
    "win lose, arrive leave, live die, build destroy, increase decrease, rise fall, accept refuse, "
    "agree disagree, appear disappear, attack defend, save waste, forget remember, hide reveal, lock unlock, "
    "pass fail, shout whisper, sink float, sit stand, add subtract, multiply divide, odd even, singular plural, "
    "boring exciting, bright dim, certain uncertain, complete incomplete, fair unfair, famous unknown, "
    "important unimportant, together apart"
)
ONE_WAY = (
    "find lose, same different, like dislike, large small, little big, huge tiny, quick slow, angry calm, "
    "glad sad, difficult easy, long short, short long, dark light, new old, late early, black white, "
    "white black, right left, left right, lie truth, begin end, end beginning, leave arrive, close open, "
    "shut open, stop start, hate love, cry laugh, wrong right, low high, unhappy happy, light dark"
)


def lines() -> tuple[str, ...]:
    """Each word once with its one opposite: the words of the second list first, then both directions of the first."""
    found: dict[str, str] = {}
    for pair in ONE_WAY.split(", "):
        word, other = pair.split()
        found.setdefault(word, other)
    for pair in BOTH_WAYS.split(", "):
        word, other = pair.split()
        found.setdefault(word, other)
        found.setdefault(other, word)
    return tuple(f"{word}|{other}" for word, other in found.items())


OPPOSITES = table("word opposite", lines())
PAIRS = tuple((row["word"], row["opposite"]) for row in OPPOSITES)
opposite = task(
    "opposite",
    OPPOSITES,
    "The opposite of {word} is {opposite}.",
    "opposite",
    nouns=("the opposite of {word}", "the opposite of '{word}'", "the antonym of {word}", "the contrary of {word}"),
    asks=(
        "What is the opposite of {word}?",
        "What's the opposite of {word}?",
        "Opposite of {word}?",
        "opposite of {word}",
        "{word}: opposite?",
        "Which word means the opposite of {word}?",
        "Give me the opposite of {word}.",
        "Give the opposite of the word '{word}'.",
        "What is an antonym of {word}?",
        "{Word} is the opposite of what?",
        "Find the opposite: {word}",
        "Which word is the opposite of '{word}'?",
        "What do you call the opposite of {word}?",
        "Write the opposite of {word}.",
        "I need a word that means the opposite of {word}.",
        "What would be the opposite of {word}?",
        "Complete: the opposite of {word} is ...",
        "Antonym for {word}?",
    ),
    again="{word}",
)
two_opposites = pairs(
    "two_opposites",
    OPPOSITES,
    "The opposite of {word} is {opposite}, and the opposite of {word2} is {opposite2}.",
    "opposite opposite2",
    (
        "What are the opposites of {word} and {word2}?",
        "Give me the opposites of {word} and {word2}.",
        "Opposites of {word} and {word2}?",
        "Tell me the opposites of '{word}' and '{word2}'.",
        "What is the opposite of {word}, and what is the opposite of {word2}?",
        "I need the opposites of {word} and {word2}.",
        "What's the opposite of {word}? And of {word2}?",
        "Find the opposites: {word}, {word2}",
        "Name the opposites of {word} and {word2}.",
        "Which words are the opposites of {word} and {word2}?",
    ),
)
is_opposite = truth(
    "is_opposite",
    OPPOSITES,
    "opposite",
    "Yes, {opposite} is the opposite of {word}.",
    "No, the opposite of {word} is {opposite}.",
    "opposite",
    (
        "Is {claim} the opposite of {word}?",
        "Is the opposite of {word} {claim}?",
        "{Claim} is the opposite of {word}, right?",
        "Is it true that {claim} is the opposite of {word}?",
        "True or false: the opposite of {word} is {claim}.",
        "I think the opposite of {word} is {claim}. Is that right?",
        "Are {word} and {claim} opposites?",
        "Do {word} and {claim} mean opposite things?",
        "The opposite of {word} is {claim}, isn't it?",
        "Is {claim} an antonym of {word}?",
    ),
)
which_opposite = choice(
    "which_opposite",
    OPPOSITES,
    "opposite",
    "The opposite of {word} is {opposite}.",
    (
        "Which is the opposite of {word}: {one}, {two} or {three}?",
        "What is the opposite of {word}: {one}, {two} or {three}?",
        "{One}, {two} or {three}: which is the opposite of {word}?",
        "Pick the opposite of {word}: {one}, {two}, {three}.",
        "Which of these words is the opposite of {word}? {One}, {two}, {three}",
    ),
)
opposite_quiz = quiz(
    "opposite_quiz",
    OPPOSITES,
    "opposite",
    "the opposite of {word}",
    "What is the opposite of {word}?",
    "The opposite of {word} is {opposite}.",
)
TASKS: tuple[Task, ...] = (
    opposite,
    two_opposites,
    is_opposite,
    which_opposite,
    opposite_quiz,
)
