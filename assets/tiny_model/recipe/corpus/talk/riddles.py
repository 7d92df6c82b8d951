"""Riddles: the question in one turn, the answer in the next."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, upper
from corpus.talk.frames import entries

OPEN = (
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
a clock
= I have two hands and a face, but I cannot wave or smile. What am I?

a map
= I have cities without houses, rivers without water and forests without trees. What am I?

an echo
= I answer whoever calls me, though I have no mouth. What am I?

a towel
= The more I dry, the wetter I become. What am I?

a candle
= I am tall when I am young and short when I am old. What am I?

a shadow
= I follow you all day long in the sunshine, yet I weigh nothing. What am I?

a needle
= I have one eye and cannot see. What am I?

a comb
= I have many teeth and never bite. What am I?

a bottle
= I have a neck but no head. What am I?

a piano
= I have many keys but open no door. What am I?

an egg
= You have to break me before you can use me. What am I?

a hole
= The more you take away from me, the bigger I get. What am I?

a stamp
= I travel around the whole world and always stay in my corner. What am I?

a river
= I have a bed and never sleep in it, and a mouth that never eats. What am I?

silence
= As soon as you say my name, I am gone. What am I?

a promise
= I can be broken although nobody touches me. What am I?

fire
= I eat everything I am given and live, but when I drink I die. What am I?

the wind
= I slam doors and shake trees, and nobody has ever seen me. What am I?

an umbrella
= I open when it pours and close when it is fine. What am I?

a mirror
= I show everybody a different face and have none of my own. What am I?

a book
= I have a spine but no bones, and many leaves but no branches. What am I?

a snail
= I carry my house on my back and never pay rent. What am I?

a tree
= I put on clothes in spring and take them off in autumn. What am I?

a coin
= I have a head and a tail but no body. What am I?

a chair
= I have four legs and cannot walk. What am I?

a staircase
= I go up and I go down and never move. What am I?

your name
= I belong to you, but other people use me more than you do. What am I?

a secret
= If you keep me, you have me; if you share me, I am gone. What am I?

a sponge
= I am full of holes and can still hold water. What am I?

a bell
= I have a tongue and speak only when I am struck. What am I?

the alphabet
= I begin with A, end with Z, and you have used me in every word. What am I?

tomorrow
= I am always coming, but I never arrive. What am I?

your breath
= I am as light as a feather, but nobody can hold me for long. What am I?

an onion
= You undress me, and it is you who weeps. What am I?

a cloud
= I fly without wings and cry without eyes. What am I?

the moon
= I am sometimes whole, sometimes half and sometimes gone, and I shine with borrowed light. What am I?

a star
= I come out at night without being called and am lost by day without being stolen. What am I?

ice
= I am made of water, but I can break. What am I?

snow
= I come down softly in white and leave as water. What am I?

a bridge
= I stand with one foot on each bank and never get wet on top unless it rains. What am I?

a glove
= I have five fingers, but no bones. What am I?

a key
= I am small, I turn in the lock and open a whole house. What am I?

a spider
= I spin all night and wear none of my thread. What am I?

a bee
= I wear stripes, visit flowers and carry a sting. What am I?

a kite
= I climb high on windy days, as long as you hold my string. What am I?

a nose
= I can run, although I have no legs. What am I?

a table
= I have legs and a top, and whole families sit around me without ever riding me. What am I?

a broom
= I dance through the room and afterwards stand in the corner. What am I?

a button
= I sit on your coat and sleep in a hole. What am I?

age
= I only ever go up and never come down. What am I?

a newspaper
= I am black and white and read all over. What am I?

a carrot
= I wear a green beard and keep my orange nose in the ground. What am I?

a cactus
= I need little water, I have many needles, and I never sew. What am I?

a drum
= The harder you hit me, the louder I sing, and I have nothing inside. What am I?

a road
= I run through towns and over hills, yet I never move a step. What am I?

a pencil
= The more I work, the shorter I become. What am I?

a telephone
= I ring and wear no jewels. What am I?

a lighthouse
= I wink at ships all night and never fall in love. What am I?

a scarecrow
= I stand in the field all day with my arms out and hug nobody. What am I?

a door
= I have a handle, I can be slammed, and you walk through me every day. What am I?
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
    """A riddle and its answer, sometimes twice; the wording decides which riddle it is."""
    table = entries(RIDDLES)
    wish = rng.randrange(len(OPEN))
    index = wish * 2 % len(table)
    turns = [Turn(OPEN[wish], table[index][1]), answer_to(rng, index)]
    if rng.random() < 0.45:
        index = (index + 1) % len(table)
        turns += [Turn(rng.choice(AGAIN), table[index][1]), answer_to(rng, index)]
    return turns


def solve(rng: Random) -> list[Turn]:
    """The visitor asks a riddle that stands in the table."""
    (right,), riddle = rng.choice(entries(RIDDLES))
    prompt = rng.choice(ASK).format(r=riddle).replace(" | ", " ")
    return [Turn(prompt, f"I think that the answer is {right}. Did I guess right?", (right,))]


TASKS = (riddles, solve)
