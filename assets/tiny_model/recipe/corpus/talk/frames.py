"""How the tables of the talk part are read and turned into conversations."""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn, asking, upper
from corpus.values import syllables

Task = Callable[[Random], list[Turn]]
Entry = tuple[tuple[str, ...], str]
TASKS: tuple[Task, ...] = ()

PLURAL_OR_MASS = re.compile(r"^(the|an?|my|our|two|three|some|being|going|learning|living)\b|^~")
FEMALE = frozenset(
    "Anna Clara Elena Grace Ines Karin Maria Olga Rosa Tara Wanda Zoe Bella Dora Fatima Hanna Julia Laura Nora Petra Sara "
    "Ursula Vera Mina Irene Lena Alice Chloe Ruth Sofia Mary Linda Susan Karen Lisa Nancy Emma Sandra Ashley Emily Carol "
    "Amanda Melissa Deborah Rebecca Sharon Cynthia Kathleen Amy Angela Shirley Pamela Nicole Samantha Katherine Christine "
    "Helen Rachel Janet Megan Diane Hannah Joan Evelyn Olivia Priya Mei Yuki Aisha Amara Lucia Camila Leila Ingrid Astrid "
    "Freya Elif Zeynep Ewa Marta Nadia Eva Ana Isabel Noor Pearl Poppy Daisy Hazel Ivy Molly Ruby Tilly Lucy Holly "
    "Sally Dilly Coralie Marlene Leonie Lotte Sophie Helene Jule Silke Sibylle Judith Odile Rosalie Rosi Celeste".split()
)
SWAP = {"he": "she", "his": "her", "him": "her", "himself": "herself"}
THANKS = (
    ("Thanks!", "You are welcome! Is there anything else that I can do for you?"),
    ("Thank you", "You are welcome! Is there anything else that I can do for you?"),
    ("That was nice, thank you.", "I am pleased that you liked it. Come back whenever you want another one."),
    ("great, thanks", "I am pleased that you liked it. Come back whenever you want another one."),
    ("Thanks, bye!", "Goodbye, and thank you for the visit! Take care of yourself until next time."),
    ("Thank you, I have to go now.", "Then I will not keep you. Have a good rest of the day, and come by again."),
    ("Nice. That helped me.", "I am happy that it was of some use. Good luck with it!"),
    ("I like that.", "That is kind of you. Shall we go on with another one?"),
    ("ok, thanks for that", "My pleasure! I am here if you need something else."),
    ("Lovely, thank you so much!", "It was a pleasure, really. Have a nice day!"),
)


def entries(table: str) -> list[Entry]:
    """The entries of a table: pieces before the line that begins with "= ", separated by bars, and the text after it."""
    out = []
    for block in table.strip().split("\n\n"):
        head, _, body = ("\n" + block).partition("\n= ")
        out.append((tuple(" ".join(head.split()).split(" | ")), lines(" ".join(body.split()))))
    return out


def lines(text: str) -> str:
    """The text with its slashes turned into line breaks."""
    return text.replace(" / ", "/").replace("//", "\n\n").replace("/", "\n")


def theme_words(theme: str) -> str:
    """A theme as it stands in a sentence: "a fox", "an owl", "two friends", "~rain" is "rain"."""
    return theme.lstrip("~") if PLURAL_OR_MASS.match(theme) else a_or_an(theme)


def a_or_an(noun: str) -> str:
    """The noun with its article, as it sounds: "a unicorn", "an hour", "an owl"."""
    vowel = re.match(r"(?!uni|use|euro|one\b)[aeiou]|hour|honest", noun, re.IGNORECASE)
    return ("an " if vowel else "a ") + noun


def is_female(name: str) -> bool:
    """Whether a hero is called "she"; an invented name counts as female when it ends in "a"."""
    return name in FEMALE or (name.endswith("a") and name not in ("Luca", "Joshua"))


def about(name: str, text: str) -> str:
    """A text that calls its hero "he", with the words that fit the name; "^he" is somebody else."""
    if is_female(name):
        found = re.compile(r"(?<!\^)\b(he|his|him|himself)\b", re.IGNORECASE)
        text = found.sub(lambda m: SWAP[m[0]] if m[0].islower() else upper(SWAP[m[0].lower()]), text)
    return text.replace("^", "")


def odd_word(rng: Random) -> str:
    """A word that nobody knows."""
    return syllables(rng, 1, 3).lower()


def talk(rng: Random, make: Callable[[Random], Turn], again: float = 0.25, thanks: float = 0.1) -> list[Turn]:
    """One turn, sometimes followed by others of the same kind or by thanks."""
    turns = [make(rng)]
    while len(turns) < 3 and rng.random() < again:
        turn = make(rng)
        if all(turn.answer != other.answer for other in turns):
            turns.append(turn)
    if rng.random() < thanks:
        turns.append(Turn(*rng.choice(THANKS)))
    return turns


def fixed(name: str, *tables: str, fill: Callable[[Random, str, str], tuple[str, str]] | None = None) -> Task:
    """A task of prompts with a fixed answer; ``fill`` puts values into both."""
    rows = [entry for table in tables for entry in entries(table)]

    def make(rng: Random) -> Turn:
        prompts, answer = rng.choice(rows)
        prompt = rng.choice(prompts)
        return Turn(*fill(rng, prompt, answer)) if fill else Turn(prompt, answer)

    def task(rng: Random) -> list[Turn]:
        return talk(rng, make)

    return asking(task, name, 1.5 * len(rows))
