"""Short follow-ups that fit behind any answer of a kind: again, shorter, are you sure, why, only the number."""

from __future__ import annotations

from random import Random

from corpus.base import Turn

SHORTER = (
    "shorter please", "Shorter, please.", "too long", "in one sentence?", "In one sentence, please.",
    "can you make that shorter?",
    "short version?", "Just the main point.", "keep it short", "the short answer please", "Sum that up.", "briefly?",
    "one line only",
)  # fmt: skip
AGAIN = (
    "again please", "say that again", "Can you repeat that?", "what was that?", "repeat please", "Once more.",
    "Sorry, what did you say?",
    "come again?", "I missed that.", "pardon?", "could you say it once more",
)  # fmt: skip
SURE = (
    "are you sure?", "really?", "Is that right?", "is that true", "Sure?", "Are you certain?", "i don't believe you",
    "Can that be?",
    "Honestly?", "are you 100% sure", "hm, really?", "Is this correct?", "I thought it was something else.",
)  # fmt: skip
KNOW = (
    "how do you know that?", "where did you get that from", "Who told you?", "What is your source?", "source?",
    "How can you know?",
    "where do you know this from", "can you prove it?",
)  # fmt: skip
WORKING = (
    "how did you get that?", "why?", "Why is that?", "show me the steps again", "How?", "explain", "Can you show your working?",
    "how did you calculate that", "walk me through it", "why that number?", "How do you get there?",
)  # fmt: skip
NUMBER = (
    "just the number please", "only the answer", "Only the result, please.", "so what is the answer?", "without the steps",
    "short: the result?",
    "the final answer?", "answer only pls", "And in short?", "so?", "just tell me the result",
)  # fmt: skip
CODE = (
    "show me the code again", "again please", "Only the code, please.", "just the code", "Can I see the code once more?",
    "repeat the code",
    "the code again, without words",
)  # fmt: skip
WHY_NOT = (
    "why not?", "why?", "please try", "try anyway", "come on", "but you are an AI", "But ChatGPT can do that.",
    "why can't you?", "Just try it.",
    "please!", "are you sure?", "really?", "That's a pity. Why?", "can't you at least guess?", "I know you can",
    "do it anyway", "seriously?",
)  # fmt: skip
REASONS = (
    "It is a matter of size: with about twelve million parameters, trained for this page alone, I would "
    "only make something up.",
    "I would have to invent an answer, and an invented answer helps nobody. A short text and a question "
    "about it suit me better.",
    "Large models can do more, but I am a very small one. Ask me about a text that you paste here, or for a small sum.",
)  # fmt: skip


def afterwards(rng: Random, kind: str, last: Turn) -> list[Turn]:
    """A follow-up to the last turn of a conversation of this kind, or nothing where none fits."""
    ask = rng.choice
    if kind == "maths":
        number = last.answer.rsplit("\n", 1)[-1]
        if number.startswith("Answer: ") and "\n" in last.answer:
            short = rng.random() < 0.4
            return [Turn(ask(NUMBER if short else WORKING + SURE), number if short else last.answer, last.facts)]
    if kind == "code" and last.answer.startswith("```python\n") and last.answer.count("```") == 2:
        return [Turn(ask(CODE), last.answer.rsplit("```", 1)[0] + "```", last.facts, last.check)]
    if kind == "knowledge":
        first, dot, _ = last.answer.partition(". ")
        if dot and len(first.split()) > 5 and rng.random() < 0.5:
            return [Turn(ask(SHORTER), first + ".", tuple(fact for fact in last.facts if fact in first))]
        if rng.random() < 0.25:
            return [
                Turn(
                    ask(KNOW), "It stood in the texts that I was trained on. I cannot look it up, so check it where it matters."
                )
            ]
        again = rng.random() < 0.5
        return (
            [Turn(ask(AGAIN), last.answer, last.facts)]
            if again
            else [Turn(ask(SURE), f"So I have learnt it: {last.answer}", last.facts)]
        )
    if kind == "scope":
        opening = last.answer.split(". ", 1)[0] + "."
        return [Turn(ask(WHY_NOT), f"{opening} {REASONS[len(opening) % len(REASONS)]}", (opening,))]
    return []
