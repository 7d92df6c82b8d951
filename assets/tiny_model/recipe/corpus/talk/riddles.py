"""Riddles: the question in one turn, the answer in the next."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking, upper
from corpus.talk.frames import entries

OPEN = (
    "riddle pls", "riddles?", "do you do riddles", "I'm good at riddles, try me.", "Please ask me a riddle.",
    "A hard riddle?", "can you give me something to guess", "riddle for kids", "a riddle for the car ride",
    "Got something to puzzle over?", "Let's play riddles.", "make me think, a riddle",
   "Ask me a riddle.", "Tell me a riddle.", "Do you know a riddle?", "riddle", "Give me a riddle.", "I want a riddle.",
    "A riddle, please.", "Can you ask me a riddle?", "I like riddles.", "Let's do a riddle.", "Riddle me this!", "riddle time",
    "Do you have a riddle for me?", "Let me solve a riddle.", "I'd like to solve a riddle.", "Test me with a riddle.",
    "A riddle for children, please.", "An easy riddle, please.", "Ask me something tricky.", "Give me a brain teaser.",
    "Got any riddles?", "Tell us a riddle.", "A short riddle!", "What am I? Ask me one of those.", "I'm ready for a riddle.",
    "Let me guess something.", "One riddle, please.", "Ask us a riddle.", "A puzzle in words, please.", "Pose me a riddle.",
)  # fmt: skip
AGAIN = (
    "Another riddle.", "One more riddle, please.", "Another one!", "Give me the next riddle.", "Next riddle!", "again please",
    "Do you know another riddle?", "One more!", "Let's do another.",
)  # fmt: skip
QUIT = (
    "I give up.", "I don't know.", "What is the answer?", "No idea.", "Tell me the answer.", "Tell me.", "What is it?",
    "hm, no clue", "I can't guess it.", "Give me the solution.", "You tell me!", "what's the solution", "Too hard for me.",
)  # fmt: skip
GUESS = (
    "{A}?", "Is it {a}?", "I think it's {a}.", "It must be {a}.", "{a}", "You are {a}!", "{A}!", "Maybe {a}?",
    "My guess is {a}.",
)  # fmt: skip
ASK = (
    "{r} | What is the answer?", "What is the answer to this riddle? {r}", "{r}", "Solve this riddle: {r}", "Riddle: {r}",
    "Can you solve this? {r}", "I have a riddle for you: {r}", "Guess: {r}",
)  # fmt: skip
RIDDLES = """
a map
= I have cities without houses, rivers without water and forests without trees. What am I?

a towel
= The more I dry, the wetter I become. What am I?

a candle
= I am tall when I am young and short when I am old. What am I?

an echo
= I answer whoever calls me, though I have no mouth. What am I?

a piano
= I have many keys but open no door. What am I?

a clock
= I have two hands and a face, but I cannot wave or smile. What am I?

a coin
= I have a head and a tail but no body. What am I?

a shadow
= I follow you all day long in the sunshine, yet I weigh nothing. What am I?

a hole
= The more you take away from me, the bigger I get. What am I?

a stamp
= I travel around the whole world and always stay in my corner. What am I?

your name
= I belong to you, but other people use me more than you do. What am I?

an egg
= You have to break me before you can use me. What am I?

a river
= I have a bed and never sleep in it, and a mouth that never eats. What am I?

a needle
= I have one eye and cannot see. What am I?
"""


def answer_to(rng: Random, index: int) -> Turn:
    """The visitor gives up, guesses right or guesses wrong."""
    table = entries(RIDDLES)
    right = table[index][0][0]
    draw = rng.random()
    if draw < 0.4:
        return Turn(rng.choice(QUIT), f"The answer is {right}. Would you like another riddle?", (right,))
    if draw < 0.75:
        guess = rng.choice(GUESS).format(a=right, A=upper(right))
        return Turn(guess, f"Well done, that is right: {right}! Shall I ask you another one?", (right,))
    other = rng.choice([head[0] for head, _ in table if head[0] != right])
    guess = rng.choice(GUESS).format(a=other, A=upper(other))
    return Turn(guess, f"That is a nice idea, but the answer is {right}. Would you like to try another one?", (right,))


def riddles(rng: Random) -> list[Turn]:
    """The first riddle and its answer, and those that follow as long as somebody wants another."""
    table = entries(RIDDLES)
    index = 0
    turns = [Turn(rng.choice(OPEN), table[index][1]), answer_to(rng, index)]
    while rng.random() < 0.6 and len(turns) < 7:
        index = (index + 1) % len(table)
        turns += [Turn(rng.choice(AGAIN), table[index][1]), answer_to(rng, index)]
    return turns


def solve(rng: Random) -> list[Turn]:
    """The visitor asks a riddle that stands in the table."""
    (right,), riddle = rng.choice(entries(RIDDLES))
    prompt = rng.choice(ASK).format(r=riddle).replace(" | ", " ")
    return [Turn(prompt, f"I think that the answer is {right}. Did I guess right?", (right,))]


TASKS = (asking(riddles, "riddles", 16), asking(solve, "solve", 10))
