"""Short stories by theme, and stories into which any theme fits."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn, asking
from corpus.talk.frames import Task, about, entries, is_female, talk, theme_words
from corpus.talk.things import BEINGS, LOOKS, PLACES, an, any_theme
from corpus.values import first_name

FRAMES = (
    "do you have a story about {t}", "story with {t} pls", "i want to hear about {t}, as a story", "Spin a yarn about {t}.",
    "Write something about {t} for children, a story.", "a tiny story about {t}", "Make {t} the hero of a story.",
    "One story about {t}, please.", "A tale with {t}?",
    "could you invent a little story about {t} for me", "It's bedtime. A story about {t}?",
    "Tell me what happened to {t} one day.", "My niece likes {t}. Tell her a story.", "Start a story with {t} in it.",
    "can we have a story with {t} tonight", "Write a five-sentence story about {t}.",
    "In today's story there is {t}. Tell it.", "Think up a story about {t}.", "Long ago there was {t}. What happened?",
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
OPEN = (
    "do you know stories", "a story for my kid", "story for bedtime?", "Can I hear a story?", "I'm in bed. A story, please.",
    "Give us a story.",
    "a little story would be nice", "Tell me one of your stories.", "invent a story", "Any story?",
    "make something up for me, a story",
    "Tell me a story.", "Tell me a short story.", "Write a story.", "I want a story.", "Can you tell me a story?",
        "a bedtime story please", "Tell us a good-night story.", "story time!", "Make up a story.", "Any story will do.",
        "Tell me a tale.", "Once upon a time", "Once upon a time ...", "story", "story please", "write me a story",
        "tell a story",
        "read me a bedtime story", "write a short story", "a short story please", "another story", "a story!", "Write a tale.",
        "tell me any story", "can u tell me a story", "Could you write a short story for me?", "I'd like to read a story.",
        "Write something short to read before bed.", "I'd love to hear a story.")  # fmt: skip
HERS = re.compile(r"\b(princess|queen|witch|mermaid|girl|grandmother|woman|hen|cow|fairy)\b")
HIS = re.compile(r"\b(king|wizard|boy|grandfather|man|fisherman|postman|brothers|knight)\b")

BEING = (
    "At the edge of a small village lived {t} called {N}. In the evening {N} looked at the bright windows and wished for a "
    "friend, but all the doors were closed. One night a storm blew out the lamp on the bridge. A little girl was on her way "
    "home, and she could no longer see the path. {N} walked ahead of her, slowly, step by step, until they came to her door. "
    'Her mother opened and saw them both, wet and cold. "Thank you," she said. "Come in and get warm." There was soup, there '
    "was a place beside the stove, and nobody was in a hurry. From that night on the door was never closed when {N} came by."
)
"""The story of any animal or person of which no story was written."""
MATTER = (
    "One rainy evening {N} asked her grandfather for a story about {t}. He put down his newspaper and thought for a while. "
    '"When I was as old as you," he said, "I knew nothing about {t} either. So I went from door to door and asked everybody in '
    "our street. The baker told me one thing, the teacher told me another, and the old sailor only laughed. I wrote it all "
    'down in a small blue book." He took the book from the shelf and gave it to {N}. She read until the last page, which was '
    'empty. "That page is yours," said her grandfather. The next morning {N} sharpened her pencil and began to write.'
)
"""The story of anything else."""


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
    alive = ALIVE.search(theme) or any(being in theme for being in BEINGS)
    frame = rng.choice((NAMED if alive else HERO) if named else FRAMES)
    return frame.format(t=theme, n=re.sub("^an? ", "", theme), N=name), name


def teller(table: str) -> Task:
    """The task of telling the stories of a table; the last of each entry's themes carries the usual name of the hero."""
    stories = [(*head[:-1], *head[-1].split(" @ "), text) for head, text in entries(table)]

    def make(rng: Random) -> Turn:
        *themes, default, text = stories[0] if rng.random() < 0.08 else rng.choice(stories)
        if stories[0][-1] == text and rng.random() < 0.5:
            return Turn(rng.choice(OPEN), text.replace("{N}", default), (default,))
        theme = theme_words(rng.choice(themes))
        draw = rng.random()
        if draw < 0.2 and theme == theme_words(themes[0]):
            theme = an(f"{rng.choice(LOOKS)} {theme.removeprefix('an ').removeprefix('a ')}")
        elif draw < 0.3:
            theme = f"{theme} {rng.choice(PLACES)}"
        prompt, name = ask(rng, theme, default)
        return Turn(prompt, about(name, text.replace("{N}", name)), (name,))

    return asking(named_task("story", make), "story", 1.5 * len(stories))


def named_task(name: str, make: Callable[[Random], Turn]) -> Task:
    """A task that seldom has more than one turn."""

    def task(rng: Random) -> list[Turn]:
        return talk(rng, make, again=0.08)

    task.__name__ = name
    return task


def any_story(rng: Random) -> Turn:
    """A story about something of which no story was written."""
    if rng.random() < 0.5:
        thing = an(rng.choice((*BEINGS, *(f"{rng.choice(LOOKS)} {being}" for being in BEINGS))))
        prompt, name = ask(rng, thing, "Robin")
        return Turn(prompt, BEING.replace("{t}", thing).replace("{N}", name), (name,))
    theme = any_theme(rng)
    while ALIVE.search(theme) or any(being in theme for being in BEINGS):
        theme = any_theme(rng)
    prompt = rng.choice(FRAMES).format(t=theme, n=theme)
    return Turn(prompt, MATTER.replace("{t}", theme).replace("{N}", "Mia"), (theme,))


TASKS = (asking(named_task("any_story", any_story), "any_story", 9),)
