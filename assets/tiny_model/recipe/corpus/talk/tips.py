"""How a visitor asks for tips."""

from __future__ import annotations

import re
from random import Random

from corpus.base import Turn, asking
from corpus.talk.frames import Task, entries, talk

FRAMES = (
    "how can one {x}", "whats the trick to {x}", "Is there a trick to {x}?", "I have to {x} but I don't know how.",
    "Any hints on how to {x}?", "how should i {x}",
    "What would you do to {x}?", "ideas how to {x}?", "I always fail to {x}. Help!", "Three hints to {x}?",
    "My goal is to {x}. Where do I start?", "how to {x}?? any tips",
    "some help with {g} please", "what do i do to {x}", "hints for {g}?",
   "How can I {x}?", "How do I {x}?", "How do you {x}?", "What is the best way to {x}?", "Tips to {x}?", "how to {x}",
    "Give me some tips on how to {x}.", "I want to {x}. Any advice?", "Can you tell me how to {x}?", "I'd like to {x}.",
    "What should I do to {x}?", "Explain how to {x}.", "I don't know how to {x}.", "Show me how to {x}.", "Help me to {x}.",
    "What do I need to know to {x}?", "Do you have any tips on how to {x}?", "Any idea how to {x}?", "How does one {x}?",
    "Could you explain how to {x}?", "Please tell me how to {x}.", "I need to {x}, what should I do?", "Teach me how to {x}.",
    "What helps if I want to {x}?", "How would you {x}?", "What must one do to {x}?", "Some advice on how to {x}, please.",
    "I'm trying to {x}.", "My friend wants to {x}. What should I tell my friend?", "Short guide: how to {x}",
    "tips for {g}", "Tips for {g}?", "Give me a tip for {g}.", "any tips for {g}?", "advice on {g}",
    "Do you have advice on {g}?",
    "give me some tips for {g}", "What are your tips for {g}?", "I need help with {g}.", "best tips for {g}", "how do i {x}",
    "I've never managed to {x}. How is it done?", "What is the easiest way to {x}?", "best way to {x}?",
)  # fmt: skip
TASKS: tuple[Task, ...] = ()


def gerund(action: str) -> str:
    """The action with its verb in -ing: "making tea", "running", "getting up early"."""
    verb, _, rest = action.partition(" ")
    if verb.endswith("e") and not verb.endswith("ee"):
        verb = verb[:-1]
    elif re.fullmatch(r"[^aeiou]*[aeiou][^aeiouwxy]", verb):
        verb += verb[-1]
    return f"{verb}ing {rest}".strip()


def adviser(table: str) -> Task:
    """The task of giving the tips of a table; pieces after the first are whole prompts."""
    rows = [(head[0].split(" > "), text) for head, text in entries(table)]

    def make(rng: Random) -> Turn:
        (action, *special), text = rng.choice(rows)
        if special and rng.random() < 0.4:
            return Turn(rng.choice(special), text)
        return Turn(rng.choice(FRAMES).format(x=action, g=gerund(action)), text)

    def tips(rng: Random) -> list[Turn]:
        return talk(rng, make, again=0.15)

    return asking(tips, "tips", 1.5 * len(rows))
