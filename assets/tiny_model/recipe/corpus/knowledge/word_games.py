"""Word games: rhymes, letters counted in a word, words backwards, and words that begin with a letter."""

# ruff: noqa: SIM905
from __future__ import annotations

from random import Random

from corpus.base import Turn, join, upper
from corpus.knowledge.frames import Task, article
from corpus.knowledge.letters import PLACES, WORDS, words_of

RHYMES = (
    "cat|hat, mat, bat", "dog|fog, log, frog", "house|mouse, blouse, grouse", "tree|bee, sea, key", "sun|fun, run, bun",
    "moon|spoon, tune, June", "star|car, jar, far", "light|night, kite, bright", "day|play, way, may", "rain|train, pain, cane",
    "snow|blow, go, toe", "sea|tree, bee, tea", "sky|fly, high, pie", "fire|wire, tyre, choir", "rose|nose, toes, goes",
    "boat|coat, goat, note", "road|toad, load, code", "cake|lake, snake, make", "bread|red, head, bed",
    "cheese|knees, trees, peas",
    "fish|dish, wish, swish", "bird|word, heard, third", "bear|chair, hair, pear", "mouse|house, blouse, grouse",
    "sheep|sleep, deep, keep", "cow|now, how, bough", "king|ring, sing, wing", "queen|green, bean, seen",
    "love|dove, glove, above",
    "heart|art, cart, start", "head|bed, red, bread", "hand|sand, land, band", "eye|sky, pie, why", "nose|rose, toes, hose",
    "blue|shoe, two, you", "red|bed, head, bread", "green|queen, bean, clean", "white|night, light, kite",
    "black|back, sack, track",
    "brown|town, down, crown", "pink|drink, think, sink", "ball|wall, tall, fall", "book|cook, look, hook",
    "bell|shell, well, tell",
    "clock|rock, sock, lock", "door|floor, four, more", "chair|bear, hair, pear", "bed|red, head, bread",
    "school|pool, cool, rule",
    "name|game, flame, same", "time|rhyme, lime, climb", "night|light, kite, right", "dream|cream, team, stream",
    "song|long, wrong, strong", "dance|chance, France, glance", "friend|end, send, lend", "cold|gold, old, bold",
    "hot|pot, lot, not",
    "small|ball, tall, wall", "big|pig, wig, dig", "old|cold, gold, told", "new|blue, shoe, two", "one|sun, run, fun",
    "two|blue, shoe, zoo", "three|tree, sea, bee", "four|door, floor, more", "five|dive, drive, hive", "six|mix, fix, sticks",
    "eight|late, gate, plate", "nine|line, wine, fine", "ten|pen, hen, men", "happy|snappy, nappy, sappy",
    "money|honey, funny, sunny",
    "flower|power, tower, shower", "kitten|mitten, bitten, written", "apple|chapel, grapple, dapple",
    "table|cable, label, stable",
    "letter|better, sweater, setter", "winter|printer, splinter, sprinter", "mother|brother, other, another",
    "father|rather, lather",
    "year|ear, hear, near", "wind|pinned, thinned, grinned", "stone|bone, phone, alone", "town|brown, down, crown",
    "hill|will, still, mill", "wood|good, could, should", "jump|bump, lump, pump", "swim|slim, trim, him",
    "walk|talk, chalk, hawk",
    "read|seed, need, speed", "write|night, light, kite", "rhyme|time, lime, climb", "mind|kind, find, blind",
    "world|curled, whirled",
)  # fmt: skip
RHYME = (
    "What rhymes with {w}?", "What rhymes with {w}?", "what rhymes with {w}", "Which words rhyme with {w}?", "rhymes with {w}",
    "Give me a rhyme for {w}.", "Find a word that rhymes with {w}.", "I need a rhyme for {w}.", "Give me rhymes for '{w}'.",
    "Tell me a word that rhymes with {w}.", "A word that rhymes with {w}, please.", "Name some words that rhyme with {w}.",
    "Which word rhymes with '{w}'?", "What is a good rhyme for {w}?", "Do you know a word that rhymes with {w}?",
    "List words that rhyme with {w}.", "What could I rhyme with {w}?", "Words that rhyme with {w}?", "a rhyme for {w}?",
)  # fmt: skip
DO_RHYME = ("Does {a} rhyme with {b}?", "Do {a} and {b} rhyme?", "Is {b} a rhyme for {a}?", "{a} and {b}: is that a rhyme?")


def rhymes(rng: Random) -> list[Turn]:
    """What rhymes with a word, or whether two words rhyme."""
    word, found = rng.choice(RHYMES).split("|")
    words = found.split(", ")
    if rng.random() < 0.25:
        other_word, other = rng.choice(RHYMES).split("|")
        if rng.random() < 0.5:
            chosen = rng.choice(words)
            return [Turn(rng.choice(DO_RHYME).format(a=word, b=chosen), f"Yes, {word} rhymes with {chosen}.", ("Yes",))]
        chosen = rng.choice(other.split(", "))
        apart = not {other_word, *other.split(", ")} & {word, *words} and word[-2:] != chosen[-2:]
        if apart:
            return [Turn(rng.choice(DO_RHYME).format(a=word, b=chosen), f"No, {word} does not rhyme with {chosen}.", ("No",))]
    return [Turn(rng.choice(RHYME).format(w=word), f"{upper(word)} rhymes with {join(words)}.", (words[0],))]


MORE = "mississippi raspberry blueberry cherry parrot rabbit coffee balloon llama cookie pepper puppy kitten".split()
COUNTED = tuple(dict.fromkeys((*WORDS, *MORE)))
HOW_MANY = (
    "How many {l}'s are in {w}?", "How many {l}'s are in '{w}'?", "How many {l}s are in {w}?", "How often is {l} in {w}?",
    "How many times does the letter {l} occur in '{w}'?", "How many times does {l} appear in {w}?", "Count the {l}'s in {w}.",
    "Count the letter {l} in the word {w}.", "How many letters {l} does {w} have?", "how many {l} in {w}",
    "How many {l}'s does the word {w} have?", "Number of {l}'s in {w}?",
)  # fmt: skip
TIMES = ("not", "once", "twice", "three times", "four times")


def count_letter(rng: Random) -> list[Turn]:
    """How often a letter stands in a word: the word is spelled out first."""
    word = "strawberry" if rng.random() < 0.06 else rng.choice(COUNTED).lower()
    letter = "r" if word == "strawberry" and rng.random() < 0.7 else rng.choice(word)
    if rng.random() < 0.12:
        letter = rng.choice("aeiorstln")
    count = word.count(letter)
    shown = letter.upper() if rng.random() < 0.3 else letter
    user = rng.choice(HOW_MANY).format(l=shown, w=word)
    where = f"The letter {letter} is in it {TIMES[count]}." if count else f"The letter {letter} is not in it."
    return [Turn(user, f"The word '{word}' is spelled {'-'.join(word)}. {where}", (where,))]


VOWELS = (
    "How many vowels are in {w}?", "How many vowels does '{w}' have?", "Count the vowels in {w}.", "Which vowels are in {w}?",
    "What are the vowels in the word {w}?", "Find the vowels in '{w}'.", "vowels in {w}?",
)  # fmt: skip


def vowels(rng: Random) -> list[Turn]:
    """The vowels of a word, one after the other."""
    word = rng.choice(COUNTED).lower()
    found = [letter for letter in word if letter in "aeiou"]
    if not found:
        return vowels(rng)
    if len(found) == 1:
        answer = f"The word '{word}' has one vowel: {found[0]}."
    else:
        answer = f"The word '{word}' has {words_of(len(found))} vowels: {', '.join(found)}."
    return [Turn(rng.choice(VOWELS).format(w=word), answer, (answer,))]


NTH = (
    "What is the {p} letter of {w}?", "What is the {p} letter of '{w}'?", "Which letter comes {p} in {w}?",
    "What's the {p} letter in the word {w}?", "Which is the {p} letter of '{w}'?", "{w}: {p} letter?",
)  # fmt: skip


def nth_letter(rng: Random) -> list[Turn]:
    """A letter in the middle of a word."""
    word = rng.choice([word for word in COUNTED if len(word) > 3]).lower()
    place = rng.randint(1, min(len(word), 6) - 1)
    user = rng.choice(NTH).format(p=PLACES[place], w=word)
    answer = f"The word '{word}' is spelled {'-'.join(word)}. The {PLACES[place]} letter is {word[place].upper()}."
    return [Turn(user, answer, (f"letter is {word[place].upper()}",))]


BACK = (
    "Spell {w} backwards.", "Write {w} backwards.", "What is {w} backwards?", "Spell '{w}' in reverse.",
    "Reverse the word {w}.",
    "{w} backwards?", "How do you write '{w}' backwards?", "Turn the word {w} around.", "Say {w} backwards.",
)  # fmt: skip


def backwards(rng: Random) -> list[Turn]:
    """A short word backwards."""
    word = rng.choice([word for word in COUNTED if len(word) < 7]).lower()
    back = word[::-1]
    answer = f"The word '{word}' is spelled {'-'.join(word)}. Backwards it is {'-'.join(back)}: {back}."
    return [Turn(rng.choice(BACK).format(w=word), answer, (back,))]


BEGINNING = {
    "animal": "ant bear cat dog elephant fox goat horse iguana jaguar kangaroo lion monkey newt owl penguin quail rabbit snake "
    "tiger viper wolf yak zebra",
    "country": "Australia Brazil Canada Denmark Egypt France Germany Hungary Italy Japan Kenya Luxembourg Mexico Norway Oman "
    "Portugal Qatar Romania Spain Turkey Uruguay Vietnam Yemen Zambia",
    "food": "apple bread cheese doughnut egg fig grape honey ice_cream jam kiwi lemon mango noodle onion pear quiche rice "
    "salad "
    "tomato vegetable_soup walnut yoghurt",
    "fruit": "apple banana cherry date elderberry fig grape kiwi lemon mango nectarine orange pear quince raspberry strawberry",
    "city": "Athens Berlin Copenhagen Dublin Edinburgh Florence Geneva Hamburg Istanbul Jakarta Krakow London Madrid Naples "
    "Oslo "
    "Paris Quito Rome Stockholm Tokyo Utrecht Vienna Warsaw York Zurich",
    "job": "actor baker carpenter dentist electrician farmer gardener hairdresser inventor judge kitchen_helper lawyer "
    "musician "
    "nurse optician pilot quizmaster reporter sailor teacher umpire vet waiter zookeeper",
    "girl's name": "Anna Bella Clara Diana Emma Fiona Grace Hannah Isabel Julia Kate Laura Maria Nora Olivia Paula Rosa Sarah "
    "Tina Ursula Vera Wendy Zoe",
    "boy's name": "Adam Ben Charles David Eric Frank George Henry Ivan Jack Kevin Leo Mark Noah Oscar Paul Robert Simon Thomas "
    "Victor William",
    "colour": "amber blue crimson green indigo lilac mauve orange purple red scarlet turquoise violet white yellow",
    "word": "apple ball cat door egg fish garden house island jam key lamp moon night orange paper queen river sun table "
    "umbrella "
    "village window year zebra",
}
STARTS = (
    "Name {a_k} that starts with {l}.", "Name {a_k} that begins with {l}.", "Which {k} starts with {l}?", "{a_k} with {l}",
    "Tell me {a_k} beginning with {l}.", "Give me {a_k} that begins with the letter {l}.", "Do you know {a_k} with {l}?",
    "I need {a_k} that starts with the letter {l}.", "Find {a_k} beginning with {l}.", "{a_k} beginning with {l}, please",
    "What {k} starts with the letter {l}?", "Can you think of {a_k} that begins with {l}?",
)  # fmt: skip


def starts_with(rng: Random) -> list[Turn]:
    """A word of a kind with a given first letter."""
    kind = rng.choice(list(BEGINNING))
    word = rng.choice(BEGINNING[kind].split()).replace("_", " ")
    letter = word[0].upper()
    user = rng.choice(STARTS).format(k=kind, a_k=article(kind), l=letter)
    return [Turn(user, f"{upper(article(kind))} that begins with {letter} is {word}.", (word,))]


COUNTING = ("Count to {n}.", "count to {n}", "Can you count to {n}?", "Count from one to {n}.", "Count from 1 to {n}.")


def counting(rng: Random) -> list[Turn]:
    """Counting up, or back down to one."""
    top = rng.choice((5, 10, 10, 10, 12, 15, 20))
    shown = str(top) if rng.random() < 0.6 else words_of(top)
    if rng.random() < 0.3:
        asks = ("Count down from {n}.", "Count backwards from {n}.", "count down from {n} to 1", "Count from {n} down to one.")
        return [Turn(rng.choice(asks).format(n=shown), ", ".join(map(str, range(top, 0, -1))) + ".", ())]
    return [Turn(rng.choice(COUNTING).format(n=shown), ", ".join(map(str, range(1, top + 1))) + ".", ())]


TASKS: tuple[Task, ...] = (
    rhymes,
    count_letter,
    vowels,
    nth_letter,
    backwards,
    starts_with,
    counting,
)
