"""Short stories by theme, and stories into which any theme fits."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn
from corpus.talk.frames import Task, about, entries, is_female, letter_of, talk, theme_words
from corpus.talk.things import MORE_THINGS, THINGS
from corpus.values import first_name

FRAMES = (
    "Tell me a story about {t}.", "Tell me a short story about {t}.", "Write a story about {t}.", "A story about {t}, please.",
    "Write a short story about {t}.", "Write a bedtime story about {t}.", "Can you tell me a story about {t}?",
    "I'd like to hear a story about {t}.", "Make up a story about {t}.", "Invent a story about {t}.", "story about {t}",
    "Do you know a story about {t}?", "Could you write a little story about {t}?", "Tell my daughter a story about {t}.",
    "Tell my son a story about {t}.", "Once upon a time there was {t}. Go on.", "My kids want a story about {t}.",
    "Please tell us a good-night story about {t}.", "Let me hear a tale about {t}.", "I want a story with {t} in it.",
    "short story, topic: {n}", "a bedtime story with {t}", "Give me a story about {t}.", "I need a short story about {t}.",
    "Write me a fairy tale about {t}.", "Entertain me with a story about {t}.", "Can I have a story about {t}?",
    "Write a children's story about {t}.", "Tell a tale of {t}.", "Compose a short story about {t}.",
    "I can't sleep. Tell me a story about {t}.", "How about a story about {t}?", "What about a story with {t}?",
    "We are looking for a story about {t} to read aloud.", "another story, this time about {t}",
)  # fmt: skip
NAMED = (
    "Tell me a story about {t} named {N}.", "Tell me a story about {t} called {N}.", "Write a short story about {t} named {N}.",
    "Write a bedtime story about {t} called {N}.", "A story about {t} with the name {N}, please.",
    "Tell me a story about {N}, {t}.", "I'd like a story about {t} whose name is {N}.", "story about {t} called {N}",
    "Make up a tale about {t} named {N}.", "Can you tell me a story about {t}? The name should be {N}.",
    "Write a story about {t}. Call the hero {N}.", "My child wants to hear about {t} called {N}. Tell a story.",
)  # fmt: skip
HERO = (
    "Can you tell me a story about {t}? The name of the hero should be {N}.", "Write a story about {t}. Call the hero {N}.",
    "Tell me a story about {t} with a hero named {N}.", "Make up a story about {t}. The hero is called {N}.",
    "story about {t}, hero called {N}", "I'd like a story about {t} in which somebody called {N} appears.",
)  # fmt: skip
"""Ways to name the hero where the theme is no living being."""
ALIVE = re.compile(
    r"\b(boy|girl|man|woman|child|prince|princess|king|queen|knight|witch|wizard|giant|dwarf|fairy|ghost|dragon|unicorn|"
    r"mermaid|pirate|robot|cat|kitten|dog|puppy|mouse|bear|fox|wolf|lion|tiger|elephant|rabbit|hare|hedgehog|squirrel|owl|bird|"
    r"duck|goose|hen|pig|cow|horse|pony|donkey|sheep|goat|frog|turtle|tortoise|snail|spider|bee|ant|fish|whale|shark|penguin|"
    r"monkey|parrot|crow|swan|dinosaur|monster|detective|astronaut|baker|teacher|driver|doctor|sailor|gardener|grandmother|"
    r"grandfather|musician|painter|clown|farmer|tailor|shepherd|magician|inventor|friend|traveller|captain)\b"
)
OPEN = ("Tell me a story.", "Tell me a short story.", "Write a story.", "I want a story.", "Can you tell me a story?",
        "a bedtime story please", "Tell us a good-night story.", "story time!", "Make up a story.", "Any story will do.",
        "Tell me a tale.", "Write something short to read before bed.", "I'd love to hear a story.")  # fmt: skip
HERS = re.compile(r"\b(princess|queen|witch|mermaid|girl|grandmother|woman|hen|cow|fairy)\b")
HIS = re.compile(r"\b(king|wizard|boy|grandfather|man|fisherman|postman|brothers|knight)\b")

PLOTS = """
Mia
= {N} wanted to draw {t} for the school exhibition, but whatever he tried, it came out crooked. He rubbed the paper
until it had a hole. "Then put the hole to use," said his aunt. So {N} cut around it, set a candle behind the sheet and
turned off the light. On the wall appeared {t}, large and trembling and far more alive than any picture. At the
exhibition the other children had coloured frames. {N} had a shoe box with a peephole, and the queue in front of it
reached as far as the stairs.

Oskar
= In the attic {N} discovered a book that was missing its last page. It was about {t}, lost in a strange country and
just about to find the way home. He could not bear not knowing. He asked his neighbours, the librarian and an old
sailor, and everybody invented another ending: a sad one, a funny one, one with soup. {N} wrote all of them down and
glued them in, one after the other. The book grew as thick as a loaf. On its back he wrote: The {n} who got home seven
times.

Nils
= Over the door of the inn hung a wooden sign in the shape of {t}, which {N} had carved when he was young. Wind and rain
had worn it away until guests asked whether it was a potato. The new landlady wished to replace it. On the last night
{N} climbed up with his knife to say goodbye. He smoothed an edge, then another, and the wood seemed to remember. When
the sun rose the {n} looked out over the street as it used to. The landlady stood underneath in her nightgown. "It
stays," she said, "and so does your table."

Karl
= At the edge of a small town somebody had lost {t}. {N} put up a notice: Found, please collect. Nobody came the first
day. On the second a lady called to say that it was not hers, but that she liked the handwriting. On the third a boy
asked what one feeds it. By the end of the week eleven people had visited {N}, who usually sat alone, and each had
stayed for a cup of tea. At last the owner appeared. "Keep it for another week," ^he said, looking at the full table.
"It is in good company here."

Ida
= For the village play they needed someone to be the {n}, and nobody wanted to. {N} was so shy that he did not manage to
say no. He had only one sentence: "Here I am." He practised it in the cellar, in the bath and beneath the blanket. On
the evening itself the hero forgot ^his text and the curtain got stuck. In the terrible silence {N} stepped forward in
his brown costume. "Here I am!" he said. It was so loud and so glad that the whole hall stood up, and the play, they
agreed, was really about the {n}.

Emil
= {N} had a cloud above his house that looked just like {t}. It came each afternoon at four. He showed it to the baker,
who saw a loaf, and to the teacher, who saw a comma. {N} began to doubt. Then a new girl moved in across the street. She
stood in the garden with her head thrown back. "There is {t} over your roof," she called. They lay down in the grass, to
guard it together. On the next day the cloud did not come, but by then it was no longer needed.

Anneke
= The baker's apprentice {N} was told to bake a cake in the shape of {t} for the mayor. He had never seen one close up.
He shaped, he glazed, and the oven did the rest: what came out was as round as a moon. {N} wanted to hide. The mayor
bent over the plate for a long while. "Precisely," ^he said with emotion, "this is exactly how I drew it when I was
four." It turned out that the drawing hung in ^his office to this day. {N} was asked for another one every year, and had
to take care not to improve.

Jannis
= On a foreign stamp {N} saw a tiny picture of {t}, and beneath it a word in letters that he could not read. He wrote to
the country on the envelope: "What does it say?" Two months later a reply arrived from a girl in a post office. It said
simply "friend", and would he like to know other words? So each letter brought a new one: bread, snow, umbrella,
tomorrow. When after ten years they met on a platform, they had enough words for the whole afternoon. The first one they
said at the same time.

Hedda
= Every evening {N}'s grandmother told of {t} that had lived with her when she was small. It could whistle, it disliked
Tuesdays, and it once saved the house from a flood. {N} did not believe a word. After her death he cleared out the
cottage. In the kitchen, very low on the door frame, he found pencil marks, as one makes for growing children. Beside
them stood the name of each aunt and uncle. The lowest line was labelled in careful writing: the {n}. Next to it, small
and faded, there was a second word: Monday.

Ruben
= {N} dreamt three nights in a row of {t} that stood at the end of his street and waited. On the fourth morning he went
to look. There was nothing there, only a bench and a man who was also looking. "Did you, too?" asked the man. A woman
with a dog joined them, then the twins from number nine. Each of them had dreamt the same thing. They did not know what
to do about it, so they had breakfast on the bench. It is said that the {n} has not come to this day, but the breakfast
takes place each Saturday.

Lilian
= The smallest room of the museum contained nothing except {t} in a glass case. {N} was the guard. Visitors glanced in
and hurried on to the gold. To pass the time he gave it a story, and when a child stayed in the doorway he told it
aloud: where it came from, who had wept over it, how it crossed a desert in a hatbox. The next day there were six
children, then two classes. The director came down angrily, for none of it was true. She remained until the end.
Afterwards she had a bench brought in, and a second one.

Joris
= Long ago two neighbours quarrelled over {t}. Each said that it belonged to ^him, and at last they went before the
judge, whose name was {N}. He was young and had never decided anything. "Take it in turns," he ordered. "On Sundays you
hand it over, and the one who brings it stays for coffee." They grumbled. The first coffees were silent. By spring they
were discussing tomatoes, by autumn they had forgotten whose turn it was. When {N} passed by years later he asked about
the {n}. They looked at each other. "Which one?" they said.
"""


def hero(rng: Random, theme: str) -> str:
    """A name from the prompt that fits the theme."""
    while True:
        name = first_name(rng)
        if not (HERS.search(theme) and not is_female(name)) and not (HIS.search(theme) and is_female(name)):
            return name


def ask(rng: Random, theme: str, default: str) -> tuple[str, str]:
    """A prompt for a story, and the hero's name."""
    named = rng.random() < 0.3
    name = hero(rng, theme) if named else default
    alive = ALIVE.search(theme) or theme in MORE_THINGS[: MORE_THINGS.index("apple")]
    frame = rng.choice((NAMED if alive else HERO) if named else FRAMES)
    return frame.format(t=theme_words(theme), n=theme.lstrip("~"), N=name), name


def teller(table: str) -> Task:
    """The task of telling the stories of a table; the last of each entry's themes carries the usual name of the hero."""
    stories = [(*head[:-1], *head[-1].split(" @ "), text) for head, text in entries(table)]

    def make(rng: Random) -> Turn:
        *themes, default, text = rng.choice(stories)
        prompt, name = ask(rng, rng.choice(themes), default)
        return Turn(prompt, about(name, text.replace("{N}", name)), (name,))

    return named_task("story", make)


def named_task(name: str, make: Callable[[Random], Turn]) -> Task:
    """A task that seldom has more than one turn."""

    def task(rng: Random) -> list[Turn]:
        return talk(rng, make, again=0.08)

    task.__name__ = name
    return task


def any_theme(rng: Random) -> Turn:
    """A story about a thing that no story was written for: the first letter of the thing chooses the plot."""
    thing = rng.choice(THINGS + MORE_THINGS)
    plots = entries(PLOTS)
    (default,), text = plots[letter_of(thing, len(plots))]
    prompt, name = ask(rng, thing, default)
    text = text.replace("{t}", theme_words(thing)).replace("{n}", thing).replace("{N}", name)
    return Turn(prompt, about(name, text), (name,))


def open_story(rng: Random) -> Turn:
    """A story without a wish for a theme: the wording chooses it."""
    plots = entries(PLOTS)
    index = rng.randrange(len(OPEN))
    (default,), text = plots[index % len(plots)]
    thing = THINGS[index * 7]
    text = text.replace("{t}", theme_words(thing)).replace("{n}", thing).replace("{N}", default)
    return Turn(OPEN[index], about(default, text))


TASKS = (named_task("any_theme", any_theme), named_task("open_story", open_story))
