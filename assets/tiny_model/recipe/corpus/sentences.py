"""Simple sentences in all forms: present, past, future, negative, as a question, and with the mistakes that people make."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from corpus.base import an, upper
from corpus.values import FIRST_NAMES, MONTHS

# base | third person | past | what follows
VERBS = tuple(
    line.split("|")
    for line in (
        "go|goes|went|to school", "go|goes|went|to the market", "eat|eats|ate|an apple", "eat|eats|ate|breakfast at seven",
        "drink|drinks|drank|a cup of tea", "play|plays|played|football in the park", "play|plays|played|the piano",
        "watch|watches|watched|a film", "read|reads|read|a book", "write|writes|wrote|a letter", "buy|buys|bought|fresh bread",
        "take|takes|took|the bus", "have|has|had|a meeting", "have|has|had|a new bike", "see|sees|saw|a bird in the garden",
        "make|makes|made|pancakes", "work|works|worked|in an office", "live|lives|lived|in a small house",
        "run|runs|ran|to the lake",
        "swim|swims|swam|in the river", "walk|walks|walked|to work", "drive|drives|drove|to the city",
        "help|helps|helped|the neighbours",
        "visit|visits|visited|the museum", "clean|cleans|cleaned|the kitchen", "cook|cooks|cooked|dinner",
        "call|calls|called|the doctor",
        "wash|washes|washed|the car", "open|opens|opened|the window", "close|closes|closed|the door", "lose|loses|lost|the key",
        "find|finds|found|a coin", "sing|sings|sang|a song", "study|studies|studied|English", "carry|carries|carried|the bags",
        "teach|teaches|taught|maths", "bring|brings|brought|a cake", "sleep|sleeps|slept|on the sofa", "feel|feels|felt|tired",
        "need|needs|needed|more time", "want|wants|wanted|a cup of coffee", "like|likes|liked|the soup",
        "love|loves|loved|music",
        "know|knows|knew|the answer", "forget|forgets|forgot|the umbrella", "catch|catches|caught|the train",
        "sell|sells|sold|old books",
        "pay|pays|paid|the rent", "wear|wears|wore|a red coat", "draw|draws|drew|a picture",
        "speak|speaks|spoke|three languages",
        "leave|leaves|left|the house early", "start|starts|started|a new job", "try|tries|tried|the new cafe",
        "build|builds|built|a shed",
        "paint|paints|painted|the fence", "plant|plants|planted|tomatoes", "wait|waits|waited|for the train",
        "sit|sits|sat|by the fire",
        "win|wins|won|the race", "meet|meets|met|some friends", "break|breaks|broke|a cup", "grow|grows|grew|beans",
        "send|sends|sent|a parcel",
    )
)  # fmt: skip
ONE = (
    "He",
    "She",
    "My brother",
    "My sister",
    "The boy",
    "The girl",
    "Our teacher",
    "My friend",
    "The man",
    "My aunt",
    "Our neighbour",
)
MANY = ("I", "We", "They", "You", "The children", "My parents", "Our friends", "The students", "The boys", "My cousins")
NOW = (
    "every day",
    "every morning",
    "on Mondays",
    "on Sundays",
    "in the evening",
    "twice a week",
    "in summer",
    "after work",
    "",
)
THEN = (
    "yesterday",
    "last week",
    "last night",
    "two days ago",
    "last summer",
    "this morning",
    "on Monday",
    "in 2019",
    "last year",
)
SOON = ("tomorrow", "next week", "next year", "on Friday", "tonight", "next summer", "soon", "in an hour")


@dataclass(frozen=True)
class Sentence:
    """Who does what; ``one`` if it is one person, for whom the verb ends in s."""

    who: str
    one: bool
    verb: tuple[str, str, str]
    rest: str

    def now(self, when: str = "") -> str:
        return said(self.who, self.verb[1 if self.one else 0], self.rest, when)

    def then(self, when: str = "") -> str:
        return said(self.who, self.verb[2], self.rest, when)

    def soon(self, when: str = "") -> str:
        return said(self.who, f"will {self.verb[0]}", self.rest, when)

    def not_now(self) -> str:
        return said(self.who, f"{'does' if self.one else 'do'} not {self.verb[0]}", self.rest)

    def not_then(self) -> str:
        return said(self.who, f"did not {self.verb[0]}", self.rest)

    def asked_now(self) -> str:
        who = self.who if self.who == "I" or self.who in FIRST_NAMES else self.who[0].lower() + self.who[1:]
        return f"{'Does' if self.one else 'Do'} {who} {self.verb[0]} {self.rest}?"

    def asked_then(self) -> str:
        who = self.who if self.who == "I" or self.who in FIRST_NAMES else self.who[0].lower() + self.who[1:]
        return f"Did {who} {self.verb[0]} {self.rest}?"


def said(*parts: str) -> str:
    """The parts as a sentence."""
    return upper(" ".join(part for part in parts if part)) + "."


def sentence(rng: Random) -> Sentence:
    """Any sentence."""
    base, third, past, rest = rng.choice(VERBS)
    one = rng.random() < 0.6
    who = (rng.choice(FIRST_NAMES) if rng.random() < 0.35 else rng.choice(ONE)) if one else rng.choice(MANY)
    return Sentence(who, one, (base, third, past), rest)


ADJECTIVES = (
    "big",
    "old",
    "new",
    "small",
    "red",
    "nice",
    "good",
    "cold",
    "warm",
    "long",
    "quiet",
    "expensive",
    "easy",
    "important",
)
NOUNS = (
    "house",
    "car",
    "dog",
    "apple",
    "idea",
    "book",
    "umbrella",
    "hotel",
    "orange",
    "engineer",
    "teacher",
    "egg",
    "island",
    "hour",
)
SPELLING = tuple(
    line.split(" ", 1)
    for line in (
        "recieve receive",
        "definately definitely",
        "seperate separate",
        "freind friend",
        "becuase because",
        "tommorow tomorrow",
        "untill until",
        "beleive believe",
        "wich which",
        "thier their",
        "adress address",
        "begining beginning",
        "buisness business",
        "calender calendar",
        "collegue colleague",
        "embarass embarrass",
        "enviroment environment",
        "goverment government",
        "happend happened",
        "imediately immediately",
        "intresting interesting",
        "neccessary necessary",
        "occured occurred",
        "realy really",
        "recomend recommend",
        "restaurent restaurant",
        "suprise surprise",
        "truely truly",
        "wierd weird",
        "writting writing",
        "libary library",
        "febuary February",
        "wensday Wednesday",
        "acommodation accommodation",
        "alot a lot",
        "knowlege knowledge",
        "excelent excellent",
        "diffrent different",
        "probaly probably",
        "teh the",
        "adn and",
        "shcool school",
    )
)
SPELT = {
    "receive": "I hope that you {} my letter soon.", "definitely": "We will {} come to your party.",
    "separate": "Please use {} bags.",
    "friend": "My best {} lives next door.", "because": "I stayed at home {} it rained.",
    "tomorrow": "See you {} at the station.",
    "until": "The shop is open {} six.", "believe": "I can hardly {} it.", "which": "I do not know {} bus to take.",
    "their": "They sold {} house last year.", "address": "What is your new {}?", "beginning": "The {} of the film was slow.",
    "business": "She has a small {}.", "calendar": "Write the date into your {}.", "colleague": "My {} is on holiday.",
    "embarrass": "I did not want to {} you.", "environment": "We must protect the {}.",
    "government": "The {} raised the taxes.",
    "happened": "What {} to your arm?", "immediately": "Please call me {}.", "interesting": "It was a very {} talk.",
    "necessary": "It is not {} to wait.", "occurred": "The accident {} at noon.", "really": "The soup was {} good.",
    "recommend": "Can you {} a hotel?", "restaurant": "The {} is closed on Mondays.", "surprise": "The party was a {}.",
    "truly": "I am {} sorry.", "weird": "That is a {} noise.", "writing": "I am {} to ask for help.",
    "library": "The {} is quiet.",
    "February": "My birthday is in {}.", "Wednesday": "The meeting is on {}.", "accommodation": "We are looking for {}.",
    "a lot": "I have {} of work.", "knowledge": "Her {} of plants is great.", "excellent": "The food was {}.",
    "different": "They took a {} road.", "probably": "It will {} rain.", "the": "Please close {} door.",
    "and": "I like tea {} cake.",
    "school": "The children walk to {}.",
}  # fmt: skip


def faulty(rng: Random) -> tuple[str, str]:
    """A sentence with a mistake, and the right one."""
    draw, made = rng.random(), sentence(rng)
    if draw < 0.2:
        when = rng.choice(THEN)
        wrong = made.verb[0] if rng.random() < 0.6 else made.verb[1]
        if wrong == made.verb[2]:
            return faulty(rng)
        return said(made.who, wrong, made.rest, when), made.then(when)
    if draw < 0.42:
        wrong = made.verb[0 if made.one else 1]
        when = rng.choice(NOW)
        return said(made.who, wrong, made.rest, when), made.now(when)
    if draw < 0.5:
        helper = "don't" if made.one else "doesn't"
        right = "doesn't" if made.one else "don't"
        return said(made.who, helper, made.verb[0], made.rest), said(made.who, right, made.verb[0], made.rest)
    if draw < 0.6:
        phrase = f"{rng.choice(ADJECTIVES)} {rng.choice(NOUNS)}" if rng.random() < 0.5 else rng.choice(NOUNS)
        right = ("an " if phrase == "hour" else an(phrase).removesuffix(phrase)) + phrase
        wrong = ("a " if right.startswith("an ") else "an ") + phrase
        frame = rng.choice(("This is {}.", "I have {}.", "She saw {}.", "He bought {}.", "It is {}.", "We need {}."))
        frame = "I waited for {}." if phrase.endswith("hour") else frame
        return frame.format(wrong), frame.format(right)
    if draw < 0.72:
        wrong, right = rng.choice(SPELLING)
        return upper(SPELT[right].format(wrong)), upper(SPELT[right].format(right))
    if draw < 0.82:
        be = {"I": "am", "He": "is", "She": "is", "We": "are", "They": "are", "You": "are", "It": "is"}
        who = rng.choice(tuple(be))
        wrong = rng.choice([word for word in ("am", "is", "are") if word != be[who]])
        rest = rng.choice(
            ("tired", "at home", "very happy", "from Spain", "late", "in the garden", "ready", "twelve years old", "cold")
        )
        return f"{who} {wrong} {rest}.", f"{who} {be[who]} {rest}."
    right = (
        made.then(rng.choice(THEN))
        if rng.random() < 0.5
        else said(made.who, "will", made.verb[0], made.rest, f"in {rng.choice(MONTHS)}")
    )
    wrong = right.lower().rstrip(".") if rng.random() < 0.7 else right.lower()
    return wrong, right
