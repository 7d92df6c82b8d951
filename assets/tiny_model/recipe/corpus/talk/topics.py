"""Small talk: how a visitor brings up a subject."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking, upper
from corpus.talk.frames import Task, entries, talk
from corpus.talk.things import SUBJECTS

FRAMES = (
    "Let's talk about {t}.", "Tell me something about {t}.", "I love {t}.", "What do you think about {t}?", "Chat about {t}.",
    "Any thoughts on {t}?", "I've been thinking about {t} lately.", "Talk to me about {t}.", "I like {t}.", "{T}, please.",
    "Let's turn to {t}.", "Do you like {t}?", "What do you know about {t}?", "Can we talk about {t}?",
    "I'd like to chat about {t}.", "What can you say about {t}?", "How do you feel about {t}?", "Say something about {t}.",
    "I'm really into {t}.", "I enjoy {t} a lot.", "I'm not a fan of {t}.", "I don't like {t}.", "Tell me about {t}.",
    "I want to talk about {t}.", "What is so special about {t}?", "Why do people like {t}?", "Let's chat a bit about {t}.",
    "My friend loves {t}.", "Give me your thoughts on {t}.", "Small talk about {t}, please.", "I was just thinking of {t}.",
    "Let us discuss {t}.", "What would you say about {t}?", "Nothing beats {t}.", "I can't get enough of {t}.",
    "Share something about {t}.", "Could you tell me a little about {t}?", "Shall we talk about {t}?",
    "Everyone talks about {t} these days.", "Your opinion on {t}?", "Have you got anything to say about {t}?",
    "My favourite subject is {t}.", "topic: {t}",
)  # fmt: skip
PLAIN = ("tell me", "you know", "you say", "little about", "topic:", "something about")
KNOWN = (
    "cats", "dogs", "bees", "horses", "butterflies", "elephants", "whales", "spiders", "hedgehogs", "birds", "dinosaurs",
    "the moon", "the stars", "space", "robots", "computers", "apples", "cheese", "rain", "snow", "chess", "cycling", "football",
    "pizza", "swimming", "tennis",
)  # fmt: skip
"""Subjects of which there are facts as well: plain questions about them are no small talk."""
FALLBACK = (
    "I know little about {t}, as I am only a small model, but I am curious how it began. Did you come to {t} by chance, or "
    "through somebody else? If you have a text on the subject, paste a paragraph and I will gladly answer questions."
)


def talker(table: str) -> Task:
    """The task of talking about the subjects of a table; pieces after the first are whole prompts."""
    rows = [(head[0].split(" > "), text) for head, text in entries(table)]

    def make(rng: Random) -> Turn:
        (subject, *special), text = rng.choice(rows)
        if special and rng.random() < 0.4:
            return Turn(rng.choice(special), text)
        frames = [f for f in FRAMES if subject not in KNOWN or not any(words in f.lower() for words in PLAIN)]
        return Turn(rng.choice(frames).format(t=subject, T=upper(subject)), text)

    def small_talk(rng: Random) -> list[Turn]:
        return talk(rng, make)

    return asking(small_talk, "small_talk", 1.5 * len(rows))


def unknown_subject(rng: Random) -> list[Turn]:
    """A subject for which nothing was written."""

    def make(rng: Random) -> Turn:
        subject = rng.choice(SUBJECTS)
        return Turn(rng.choice(FRAMES).format(t=subject, T=upper(subject)), FALLBACK.replace("{t}", subject), (subject,))

    return talk(rng, make)


TASKS: tuple[Task, ...] = (asking(unknown_subject, "unknown_subject", 10),)
