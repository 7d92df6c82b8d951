"""Questions about opposites: some 330 pairs, most of them good in both directions."""

from __future__ import annotations

from corpus.knowledge.frames import Task, choice, pairs, quiz, table, task, truth

BOTH_WAYS = (
    "hot cold, big small, tall short, fast slow, happy sad, rich poor, young old, good bad, clean dirty, wet dry, full empty, "
    "heavy light, hard soft, strong weak, thick thin, wide narrow, deep shallow, high low, early late, loud quiet, rough "
    "smooth, "
    "sharp blunt, sweet sour, tight loose, safe dangerous, cheap expensive, easy difficult, simple complicated, brave "
    "cowardly, "
    "kind cruel, polite rude, generous stingy, honest dishonest, lucky unlucky, patient impatient, possible impossible, "
    "visible invisible, legal illegal, regular irregular, correct incorrect, true false, right wrong, alive dead, awake "
    "asleep, "
    "open closed, public private, fresh stale, raw cooked, ripe unripe, ancient modern, beautiful ugly, clever stupid, "
    "careful careless, useful useless, hopeful hopeless, harmless harmful, painful painless, fearless fearful, "
    "cheerful gloomy, calm nervous, busy idle, friendly unfriendly, guilty innocent, healthy sick, humble proud, "
    "mature immature, moral immoral, natural artificial, necessary unnecessary, normal abnormal, optimistic pessimistic, "
    "permanent temporary, plentiful scarce, positive negative, precise vague, present absent, real fake, rare common, "
    "rural urban, serious funny, sober drunk, solid liquid, similar different, straight crooked, "
    "tame wild, tidy messy, transparent opaque, vertical horizontal, violent gentle, voluntary compulsory, "
    "well ill, willing unwilling, wise foolish, active passive, maximum minimum, major minor, senior junior, "
    "interior exterior, internal external, inner outer, upper lower, front back, top bottom, left-handed right-handed, "
    "first last, next previous, inside outside, indoors outdoors, upstairs downstairs, uphill downhill, up down, "
    "in out, on off, over under, above below, before after, near far, here there, now then, always never, often seldom, "
    "everything nothing, everybody nobody, everywhere nowhere, more less, most least, many few, much little, all none, "
    "yes no, with without, for against, forwards backwards, north south, east west, northern southern, eastern western, "
    "day night, morning evening, summer winter, spring autumn, sunrise sunset, dawn dusk, noon midnight, yesterday tomorrow, "
    "beginning end, start finish, birth death, love hate, friend enemy, war peace, victory defeat, success failure, truth lie, "
    "question answer, problem solution, cause effect, profit loss, income expense, buyer seller, teacher pupil, doctor "
    "patient, "
    "parent child, host guest, winner loser, leader follower, hero villain, king queen, man woman, boy girl, husband wife, "
    "brother sister, son daughter, uncle aunt, father mother, grandfather grandmother, nephew niece, male female, "
    "heaven hell, floor ceiling, entrance exit, arrival departure, import export, supply demand, strength weakness, "
    "advantage disadvantage, ability inability, wealth poverty, joy sorrow, noise silence, hope despair, "
    "courage fear, wisdom folly, knowledge ignorance, order chaos, past future, majority minority, theory practice, "
    "buy sell, come go, give take, push pull, send receive, lend borrow, win lose, ask reply, "
    "arrive leave, enter exit, live die, laugh cry, build destroy, increase decrease, "
    "rise fall, expand shrink, stretch compress, freeze melt, boil cool, accept refuse, agree disagree, allow forbid, "
    "appear disappear, attack defend, attract repel, believe doubt, break mend, catch throw, connect disconnect, continue "
    "interrupt, "
    "deny admit, earn spend, save waste, employ dismiss, encourage discourage, fill drain, follow lead, forget remember, "
    "hide reveal, hurry dawdle, improve worsen, include exclude, inhale exhale, join separate, "
    "load unload, lock unlock, pack unpack, pass fail, praise criticise, obey disobey, reward punish, shout whisper, "
    "sink float, sit stand, tie untie, trust distrust, wrap unwrap, zip unzip, dress undress, "
    "add subtract, multiply divide, plus minus, odd even, singular plural, ascend descend, "
    "accidental deliberate, accurate inaccurate, boring exciting, bright dim, "
    "certain uncertain, complete incomplete, convenient inconvenient, curved flat, domestic foreign, efficient inefficient, "
    "equal unequal, fair unfair, fertile barren, fat lean, famous unknown, familiar strange, flexible rigid, formal informal, "
    "frequent occasional, general specific, greedy unselfish, hidden obvious, important unimportant, "
    "lazy hard-working, literate illiterate, logical illogical, noisy silent, numerous sparse, "
    "perfect imperfect, pleasant unpleasant, popular unpopular, powerful powerless, pure impure, reliable unreliable, "
    "selfish selfless, sensible silly, shiny dull, shy confident, steep gradual, stable unstable, "
    "talkative reserved, tasty bland, timid bold, tough tender, typical unusual, vacant occupied, "
    "valuable worthless, warm chilly, wonderful terrible, comfortable uncomfortable, conscious unconscious, "
    "slowly quickly, loudly quietly, carefully carelessly, well-known obscure, together apart, partly completely, "
    "clockwise anticlockwise, daytime night-time, downstream upstream, overweight underweight, overestimate underestimate"
)
ONE_WAY = (
    "find lose, same different, like dislike, tired rested, single married, create destroy, enemy friend, large small, "
    "little big, huge tiny, tiny huge, enormous tiny, quick slow, quickly slowly, rapid slow, angry calm, glad sad, "
    "wealthy poor, ill well, difficult easy, long short, short long, dark light, new old, late early, "
    "black white, white black, right left, left right, lie truth, bottom top, begin end, end beginning, leave arrive, "
    "close open, "
    "shut open, stop start, hate love, cry laugh, smart stupid, wrong right, nice nasty, shiny dull, dull bright, "
    "silent noisy, brief long, pretty ugly, evil good, low high, unhappy happy, incorrect correct, light dark"
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
TASKS: tuple[Task, ...] = (opposite, opposite, two_opposites, is_opposite, which_opposite, opposite_quiz)
