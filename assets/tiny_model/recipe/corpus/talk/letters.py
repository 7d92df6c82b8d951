"""Letters, cards and messages to write, with the names, places and times of the prompt in them."""

from __future__ import annotations

import re
from random import Random

from corpus.base import Turn, asking, upper
from corpus.talk.frames import Task, entries, is_female, odd_word, talk
from corpus.talk.things import any_theme
from corpus.values import DAYS, MONTHS, clock, date, first_name, money, town

ITEMS = (
    "kettle", "lamp", "toaster", "vase", "bookshelf", "printer", "teapot", "mirror", "watch", "drill", "blender", "suitcase",
    "tent", "radio", "ladder", "sewing machine", "camera", "coffee maker", "desk chair", "cookbook", "rucksack", "guitar",
)  # fmt: skip
GIFTS = (
    "blue scarf", "teapot", "painting", "clock", "book", "basket of plums", "fountain pen", "jumper", "plant", "music box",
    "lamp", "photograph", "rose bush", "wooden bowl", "jigsaw puzzle", "cookbook", "bird house", "silver ring", "tablecloth",
)  # fmt: skip
JOBS = ("nurse", "gardener", "cook", "baker", "librarian", "carpenter", "teacher", "bus driver", "translator", "waiter",
        "bookkeeper", "receptionist", "mechanic", "florist", "photographer", "tailor", "welder", "caretaker")  # fmt: skip
ABOUT = (
    "mail to {name} about {t}", "a few lines for {name} about {t}", "I owe {name} a letter. Let it be about {t}.",
    "Please draft a note for {name}, it's about {t}.", "can u write {name} something about {t}",
    "Tell {name} about {t} in a short letter.", "Letter for {name}: {t}", "What could I write to {name} about {t}?",
    "Write for me to {name}, about {t}.", "send-ready letter to {name} about {t}",
   "Write a letter to {name} about {t}.", "Write {name} a letter about {t}.", "A letter to {name} about {t}, please.",
    "I'd like to write to {name} about {t}.", "letter to {name}, topic {t}", "Please write {name} a few lines about {t}.",
    "Help me with a letter to {name}. It should be about {t}.", "Write a note to {name} about {t}.",
    "Can you write to my friend {name} about {t}?", "Compose a letter to {name} on {t}.", "Write to {name} and mention {t}.",
    "I want to tell {name} about {t} in a letter.", "Draft a friendly letter to {name} about {t}.",
    "Write an e-mail to {name} about {t}.", "Write a message to {name} about {t}.",
)  # fmt: skip
OPEN = (
    "Write a letter to {name}.", "write a letter to {name}", "letter to {name}", "Write a short letter to {name}.",
    "Please write a letter to {name}.", "Can you write a letter to {name}?", "I want to write to {name}.", "Write to {name}.",
    "Help me write a letter to {name}.", "Write an email to {name}.", "Write a postcard to {name}.", "write {name} a letter",
    "Write a friendly letter to {name}.", "a letter to {name} please", "Draft a letter to {name}.",
)  # fmt: skip
KIN = (
    "grandma", "grandmother", "grandpa", "mum", "mom", "mother", "dad", "father", "sister", "brother", "aunt", "uncle",
    "cousin",
    "friend", "best friend", "teacher", "neighbour", "old friend", "pen pal", "family", "parents", "grandparents", "boss",
)  # fmt: skip
PLAIN = (
    "I hope that you are well. I have been thinking of you and wanted to write a few lines, because we have not spoken for far "
    "too long. Here the days go by quickly. I work, I cook, I take a walk in the evening, and on Sundays I sleep until nine. "
    "What I miss is a long talk with you at the kitchen table. Please tell me what you are doing and whether you need anything."
)
FRAME = "Dear {name},\n\n{body}\n\nHow are you? Write to me soon.\n\nWarm wishes,\n[Your name]"
THEMES = """
winter | the winter | the cold season
= This morning the windows were covered with ice flowers, and I scratched a small hole to see whether the street was
still there. It was, white and perfectly silent. In the afternoon the children from the third floor built a snowman who
wears my old hat, and now he looks more like me than I do. In the evenings I light the stove, read, and listen to the
wind.

summer | the summer | the hot days
= Here it is so warm that even the pigeons walk in the shade. I get up at six, when the air is still soft, and have
breakfast on the balcony with the first tomatoes. After work half of the town lies by the river. Yesterday we stayed
until the bats came out, and nobody wanted to be the first to go home.

my new flat | the new flat | moving into my new flat
= The flat is small but bright, and from the kitchen I can see a courtyard with a fig tree. Most of my boxes are still
closed; I live with one pot, two plates and a lamp on the floor. The neighbour below plays the cello in the evening, and
I have stopped putting on music, because it is better than mine.

my garden | the garden | growing vegetables
= The beans have reached the top of their poles and do not know where to go next. I sit among them in the evening and
pretend to be weeding. The slugs took the lettuce, the birds took the cherries, and I was left with eleven strawberries,
which I ate standing. All the same I have never been so content with a harvest.

my new job | the new job | my first week at work
= My first week is over, and I have learnt twenty names, of which I remember six. The colleagues are kind and laugh a
lot at lunch. On the second day I locked myself out on the roof terrace and was rescued by the director, so that I am
now known to everybody. The work itself is just difficult enough to be fun.

my dog | our new puppy | the puppy
= We have a dog! He is brown, has one ear up and one ear down, and fears nothing in the world except the vacuum cleaner.
At night he sleeps on my slippers so that I cannot leave without his permission. Since he came I know every bush of the
neighbourhood and the first names of eleven other dogs.

my cat | the cat | our cat
= The cat has decided to live with me; I was not asked. He came in through the kitchen window, tried every chair, and
took the one in which I usually sit. Since then I have been reading on the floor. He brings me presents, most of them
leaves, and he listens to my worries with his eyes closed.

school | my school | the first day of school
= We have a new teacher who brings his guitar to class and lets us sing the names of the rivers. I sit next to a girl
who can draw horses from memory. Mathematics is going better, since I finally understood what fractions are good for:
pizza. On Friday we go to the museum, and I am to carry the bag with the apples.
"""
ANY = (
    "I hope that you are well. I am sitting at the kitchen table with a cup of tea, and I would like to tell you about {t}. "
    "You know that I seldom write, but this time I have something to say. I have thought about {t} for a whole week, and "
    "yesterday I even talked about it with the neighbours. There is more to it than I believed. When we meet, I will tell you "
    "everything, and you will tell me what you think."
)


def values(rng: Random) -> dict[str, str]:
    """A value for every slot."""
    name, name2 = first_name(rng), first_name(rng)
    while name2 == name:
        name2 = first_name(rng)
    her = is_female(name)
    return {
        "name": name, "name2": name2, "his": "her" if her else "his", "him": "her" if her else "him",
        "he": "she" if her else "he", "day": rng.choice(DAYS), "time": clock(rng, 8, 20), "date": date(rng, 2024, 2032),
        "month": rng.choice(MONTHS), "city": town(rng), "item": rng.choice(ITEMS), "gift": rng.choice(GIFTS),
        "num": str(rng.randint(3, 14)), "amount": money(rng, 40, 900), "job": rng.choice(JOBS),
        "pet": odd_word(rng).capitalize() if rng.random() < 0.3 else rng.choice(("Mimi", "Luna", "Minka", "Bella", "Daisy")),
    }  # fmt: skip


def fill(text: str, slots: dict[str, str]) -> str:
    """The text with its slots filled."""
    return re.sub(r"\{(\w+)\}", lambda m: slots[m[1]], text)


def writer(table: str) -> Task:
    """The task of writing the letters of a table."""
    rows = entries(table)

    def make(rng: Random) -> Turn:
        prompts, text = rng.choice(rows)
        slots = values(rng)
        used = {slot for slot in re.findall(r"\{(\w+)\}", text) if slot not in ("his", "him", "he")}
        return Turn(fill(rng.choice(prompts), slots), fill(text, slots), tuple(slots[slot] for slot in sorted(used)))

    def letter(rng: Random) -> list[Turn]:
        return talk(rng, make, again=0.08)

    return asking(letter, "letter", 1.5 * len(rows))


def make_about(rng: Random) -> Turn:
    """A letter about a theme of the table, or about anything else."""
    name = first_name(rng)
    if rng.random() < 0.6:
        themes, body = rng.choice(entries(THEMES))
        theme = rng.choice(themes)
    else:
        theme = any_theme(rng)
        body = ANY.replace("{t}", theme)
    frame = rng.choice(ABOUT)
    return Turn(frame.format(name=name, t=theme), FRAME.format(name=name, body=body), (name,))


def make_open(rng: Random) -> Turn:
    """A letter to somebody, with nothing said of what should be in it."""
    name = first_name(rng)
    who = name
    if rng.random() < 0.6:
        kin = rng.choice(KIN)
        who, name = f"my {kin}", upper(kin) if " " not in kin else "friend"
    return Turn(rng.choice(OPEN).format(name=who), FRAME.format(name=name, body=PLAIN), (name,))


def letter_open(rng: Random) -> list[Turn]:
    """A letter to somebody."""
    return talk(rng, make_open, again=0.05)


def letter_about(rng: Random) -> list[Turn]:
    """A letter to somebody about something."""
    return talk(rng, make_about, again=0.08)


TASKS: tuple[Task, ...] = (asking(letter_about, "letter_about", 14), asking(letter_open, "letter_open", 5))
