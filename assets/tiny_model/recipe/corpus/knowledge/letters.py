"""Questions about the alphabet, spelling, Roman numerals and numbers in words."""

# ruff: noqa: SIM905
from __future__ import annotations

from random import Random

from corpus.base import Turn
from corpus.knowledge.frames import Entry, Task, fixed, framed, table, task

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLACES = (
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth "
    "seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth "
    "twenty-sixth"
).split()
LETTERS = table(
    "letter place before after kind",
    tuple(
        f"{letter}|{PLACES[n]}|{ALPHABET[n - 1] if n else ''}|{ALPHABET[n + 1] if n < 25 else ''}|"
        f"{'vowel' if letter in 'AEIOU' else 'consonant'}"
        for n, letter in enumerate(ALPHABET)
    ),
)
WORDS = (
    "because friend believe receive beautiful necessary definitely separate tomorrow different restaurant business library "
    "knowledge weather whether their there through though thought enough daughter neighbour height weight island answer honest "
    "hour knife knee write wrong science scissors muscle castle listen autumn column comb climb thumb doubt receipt calm half "
    "could would should people once again friend school which where when who why what Wednesday February Saturday Thursday "
    "January elephant giraffe crocodile dolphin penguin butterfly squirrel tiger horse mouse apple banana orange strawberry "
    "cherry potato tomato cucumber carrot onion chocolate biscuit sandwich cheese butter sugar coffee water bread kitchen "
    "bathroom bedroom window ceiling garden bicycle aeroplane train journey holiday airport station ticket passport suitcase "
    "hospital doctor medicine stomach tooth teeth finger shoulder tongue breath birthday present party candle picture colour "
    "yellow purple green eight twelve twenty forty ninety hundred thousand million minute second month year century address "
    "appointment committee accommodation embarrass occasion occurred success possess recommend rhythm queue language grammar "
    "sentence dictionary vocabulary alphabet question exercise computer keyboard program internet message telephone camera "
    "machine engine science museum theatre guitar piano violin orchestra favourite interesting dangerous careful useful quiet "
    "quite quick lazy happy funny angry hungry thirsty tired cold warm fast slow strong weak clean dirty empty full heavy "
    "light "
    "cat dog house tree book flower table chair lamp phone letter paper pencil money market street bridge river mountain ocean"
).split()
WORDS = list(dict.fromkeys(WORDS))
ONES = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split()


def words_of(number: int) -> str:
    """A number below a million in words."""
    if number < 20:
        return ONES[number]
    if number < 100:
        return TENS[number // 10] + (f"-{ONES[number % 10]}" if number % 10 else "")
    if number < 1000:
        return f"{ONES[number // 100]} hundred" + (f" and {words_of(number % 100)}" if number % 100 else "")
    rest = number % 1000
    tail = "" if not rest else f" and {words_of(rest)}" if rest < 100 else f" {words_of(rest)}"
    return f"{words_of(number // 1000)} thousand{tail}"


def ordinal_of(number: int) -> str:
    """An ordinal below 100 in words."""
    special = {
        "one": "first",
        "two": "second",
        "three": "third",
        "five": "fifth",
        "eight": "eighth",
        "nine": "ninth",
        "twelve": "twelfth",
    }
    head, dash, last = words_of(number).rpartition("-")
    last = special.get(last) or (last[:-1] + "ieth" if last.endswith("y") else last + "th")
    return head + dash + last


def roman(number: int) -> str:
    """A Roman numeral."""
    out = ""
    values = (1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1)
    for value, sign in zip(values, "M CM D CD C XC L XL X IX V IV I".split(), strict=True):
        out += sign * (number // value)
        number %= value
    return out


def spell(rng: Random) -> list[Turn]:
    """How a word is spelled, letter by letter."""
    word = rng.choice(WORDS)
    letters = "-".join(word)
    asks = (
        "How do you spell '{w}'?",
        "How do you spell {w}?",
        "How is '{w}' spelled?",
        "Spell '{w}'.",
        "Spell the word {w}.",
        "Can you spell {w}?",
        "spell {w}",
        "What is the spelling of '{w}'?",
        "Which letters are in '{w}', in order?",
        "How do I write the word {w}? Letter by letter, please.",
        "I can't spell '{w}'. How is it written?",
        "Please spell the word '{w}' for me.",
        "Write '{w}' letter by letter.",
    )
    return [Turn(rng.choice(asks).format(w=word), f"You spell '{word}' like this: {letters}.", (letters,))]


def count_letters(rng: Random) -> list[Turn]:
    """How many letters a word has."""
    word = rng.choice(WORDS)
    letters = "-".join(word)
    count = words_of(len(word))
    asks = (
        "How many letters does '{w}' have?",
        "How many letters are in '{w}'?",
        "How many letters are in the word {w}?",
        "How long is the word '{w}'?",
        "Count the letters in '{w}'.",
        "'{w}': how many letters?",
        "What is the number of letters in '{w}'?",
        "letters in the word {w}?",
        "How many letters has the word {w}?",
        "I need to know how many letters '{w}' has.",
    )
    answer = f"The word '{word}' has {count} letters: {letters}."
    return [Turn(rng.choice(asks).format(w=word), answer, (count,))]


def first_and_last(rng: Random) -> list[Turn]:
    """The first or the last letter of a word."""
    word = rng.choice(WORDS)
    which, letter = rng.choice((("first", word[0]), ("last", word[-1])))
    asks = (
        "=the {k} letter of '{w}'",
        "=the {k} letter in the word {w}",
        "+which letter is the {k} one in '{w}'",
        "With which letter does '{w}' " + ("begin?" if which == "first" else "end?"),
        "What letter does the word {w} " + ("start with?" if which == "first" else "end with?"),
        "'{w}': {k} letter?",
    )
    user = framed(rng, rng.choice(asks).format(k=which, w=word))
    return [Turn(user, f"The {which} letter of '{word}' is {letter.upper()}.", (letter.upper(),))]


def in_words(rng: Random) -> list[Turn]:
    """A number in words."""
    number = rng.choice((rng.randint(1, 100), rng.randint(1, 100), rng.randint(100, 1000), rng.randint(1000, 99999)))
    text = words_of(number)
    asks = (
        "Write {n} in words.",
        "How do you write {n} in words?",
        "{n} in words?",
        "What is {n} in words?",
        "Spell out the number {n}.",
        "How do you say {n}?",
        "Write the number {n} as a word.",
        "How is the number {n} written out?",
        "Put {n} into words.",
        "I have to write {n} in words on a cheque. How?",
        "number {n} in words",
        "Can you write {n} in words?",
    )
    shown = f"{number:,}" if number >= 1000 and rng.random() < 0.5 else str(number)
    return [Turn(rng.choice(asks).format(n=shown), f"In words, {shown} is {text}.", (text,))]


def in_figures(rng: Random) -> list[Turn]:
    """A number in figures."""
    number = rng.choice((rng.randint(11, 100), rng.randint(100, 1000), rng.randint(1000, 20000)))
    text = words_of(number)
    asks = (
        "Write {t} in figures.",
        "Write {t} as a number.",
        "What is {t} in figures?",
        "How do you write {t} in digits?",
        "{t} in numbers?",
        "Which number is {t}?",
        "Write the number {t} with digits.",
        "What is {t} as a number?",
        "Turn {t} into figures.",
        "How is {t} written with digits?",
    )
    user = rng.choice(asks).format(t=text)
    return [Turn(user[0].upper() + user[1:], f"In figures, {text} is {number}.", (str(number),))]


def in_order(rng: Random) -> list[Turn]:
    """The ordinal of a number."""
    number = rng.randint(1, 99)
    text = ordinal_of(number)
    asks = (
        "What is the ordinal of {n}?",
        "Write the ordinal number of {n} in words.",
        "{n} as an ordinal number?",
        "Which word do you use for number {n} in a row?",
        "What comes in place {n}: the ...? Give me the ordinal.",
        "How do you say {n} as an ordinal?",
        "Turn {n} into an ordinal number.",
        "ordinal number for {n}",
        "What is the ordinal form of {w}?",
        "How do you turn {w} into an ordinal?",
    )
    user = rng.choice(asks).format(n=number, w=words_of(number))
    return [Turn(user, f"The ordinal of {number} is {text}.", (text,))]


def to_roman(rng: Random) -> list[Turn]:
    """A number as a Roman numeral, and the other way round."""
    number = rng.choice((rng.randint(1, 30), rng.randint(1, 100), rng.randint(100, 1000), rng.randint(1900, 2030)))
    sign = roman(number)
    if rng.random() < 0.5:
        asks = (
            "What is {n} in Roman numerals?",
            "Write {n} in Roman numerals.",
            "{n} as a Roman numeral?",
            "How do you write {n} in Roman numerals?",
            "How did the Romans write {n}?",
            "Convert {n} to Roman numerals.",
            "What is the Roman numeral for {n}?",
            "Roman numeral for {n}?",
            "Turn {n} into a Roman numeral.",
            "Which Roman numeral stands for {n}?",
        )
        return [Turn(rng.choice(asks).format(n=number), f"In Roman numerals, {number} is {sign}.", (sign,))]
    asks = (
        "What number is {s}?",
        "What is the Roman numeral {s} as a number?",
        "Which number is {s} in Roman numerals?",
        "What does the Roman numeral {s} stand for?",
        "Convert the Roman numeral {s} to a number.",
        "{s} is which number?",
        "How much is the Roman numeral {s}?",
        "I saw {s} on an old building. Which number is that?",
        "Which number do the Roman numerals {s} mean?",
        "Read the Roman numeral {s} for me.",
    )
    return [Turn(rng.choice(asks).format(s=sign), f"The Roman numeral {sign} is {number}.", (str(number),))]


place = task(
    "place",
    LETTERS,
    "{letter} is the {place} letter of the alphabet.",
    "place",
    nouns=("the place of {letter} in the alphabet",),
    indirect=("which letter of the alphabet {letter} is", "where {letter} stands in the alphabet"),
    asks=(
        "Which letter of the alphabet is {letter}?",
        "Where in the alphabet is {letter}?",
        "What place does {letter} have in the alphabet?",
        "What number is {letter} in the alphabet?",
        "At which place in the alphabet is {letter}?",
        "{letter} is which letter of the alphabet?",
        "What position does the letter {letter} have?",
        "Counting from A, which letter is {letter}?",
        "Where does the letter {letter} come in the alphabet?",
        "{letter}: which place in the alphabet?",
    ),
    again="{letter}",
)
at_place = task(
    "at_place",
    LETTERS,
    "The {place} letter of the alphabet is {letter}.",
    "letter",
    nouns=("the {place} letter of the alphabet", "the {place} letter"),
    clauses=("which letter is the {place} of the alphabet", "which letter comes {place} in the alphabet"),
    asks=(
        "What letter is in {place} place in the alphabet?",
        "{Place} letter of the alphabet?",
        "Which is the {place} letter?",
    ),
    again="the {place}",
)
after = task(
    "after",
    tuple(row for row in LETTERS if row["after"]),
    "{after} comes after {letter} in the alphabet.",
    "after",
    nouns=("the letter after {letter}", "the next letter after {letter}"),
    clauses=("which letter comes after {letter}", "which letter follows {letter} in the alphabet"),
    asks=(
        "What comes after {letter} in the alphabet?",
        "What letter comes after {letter}?",
        "After {letter} comes which letter?",
    ),
    again="after {letter}",
)
before = task(
    "before",
    tuple(row for row in LETTERS if row["before"]),
    "{before} comes before {letter} in the alphabet.",
    "before",
    nouns=("the letter before {letter}",),
    clauses=("which letter comes before {letter}", "which letter stands before {letter} in the alphabet"),
    asks=(
        "What comes before {letter} in the alphabet?",
        "What letter comes before {letter}?",
        "Before {letter} comes which letter?",
    ),
    again="before {letter}",
)
kind = task(
    "kind",
    LETTERS,
    "{letter} is a {kind}.",
    "kind",
    asks=(
        "Is {letter} a vowel or a consonant?",
        "Is the letter {letter} a vowel?",
        "Is the letter {letter} a consonant?",
        "What kind of letter is {letter}?",
        "{letter}: vowel or consonant?",
        "Does {letter} count as a vowel or as a consonant?",
        "Would you call {letter} a vowel or a consonant?",
        "Which is {letter}, a vowel or a consonant?",
        "Tell me whether {letter} is a vowel or a consonant.",
        "I'd like to know if {letter} is a vowel or a consonant.",
    ),
    again="{letter}",
)


def sort_words(rng: Random) -> list[Turn]:
    """A few words in alphabetical order."""
    words = rng.sample([word for word in WORDS if word[0].islower()], rng.randint(2, 5))
    ordered = sorted(words)
    shown = ", ".join(words)
    result = ", ".join(ordered)
    if len(words) == 2:
        asks = (
            "Which comes first in the dictionary, {a} or {b}?",
            "Which word comes first in the alphabet: {a} or {b}?",
            "{a} or {b}: which comes first in alphabetical order?",
            "Is {a} before {b} in the dictionary?",
        )
        answer = f"In alphabetical order, {ordered[0]} comes before {ordered[1]}."
        return [Turn(rng.choice(asks).format(a=words[0], b=words[1]), answer, (f"{ordered[0]} comes before {ordered[1]}",))]
    asks = (
        "Put these words in alphabetical order: {s}",
        "Sort these words alphabetically: {s}",
        "Arrange in alphabetical order: {s}",
        "Alphabetical order: {s}",
        "Can you sort these words from A to Z? {s}",
        "Order these words alphabetically: {s}.",
        "Sort from A to Z: {s}",
        "In what alphabetical order are these words: {s}?",
    )
    return [Turn(rng.choice(asks).format(s=shown), f"In alphabetical order: {result}.", (result,))]


ABOUT: tuple[Entry, ...] = (
    (
        "How many letters are in the alphabet? / How many letters does the English alphabet have? / =the number of letters "
        "in the alphabet",
        "The English alphabet has 26 letters: five vowels and 21 consonants.",
        "26",
    ),
    (
        "What are the vowels? / Name the vowels. / List the vowels. / +which letters are vowels / How many vowels are there?",
        "The five vowels are A, E, I, O and U.",
        "A, E, I, O and U",
    ),
    (
        "Say the alphabet. / Write the alphabet. / List the letters of the alphabet. / What are the letters of the "
        "alphabet? / alphabet",
        "The alphabet is A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P, Q, R, S, T, U, V, W, X, Y, Z.",
        "A, B, C, D",
    ),
    (
        "=the first letter of the alphabet / +which letter is first in the alphabet",
        "The first letter of the alphabet is A.",
        "A",
    ),
    ("=the last letter of the alphabet / +which letter is last in the alphabet", "The last letter of the alphabet is Z.", "Z"),
    (
        "What are Roman numerals? / =a Roman numeral / Explain Roman numerals. / How do Roman numerals work?",
        "Roman numerals write numbers with letters: I is 1, V is 5, X is 10, L is 50, C is 100, D is 500 and M is 1000.",
        "I is 1|V is 5|X is 10",
    ),
)
about = fixed("about", ABOUT)
TASKS: tuple[Task, ...] = (
    *(spell, count_letters, first_and_last, in_words, in_figures, in_order, to_roman, place, at_place, after, before),
    *(kind, sort_words, about),
)
