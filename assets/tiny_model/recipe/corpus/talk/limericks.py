"""Limericks by theme, and one into which any theme fits."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking
from corpus.talk.frames import entries, lines, talk
from corpus.talk.things import any_theme

FRAMES = (
    "Write a limerick about {t}.", "write a limerick about {t}", "A limerick about {t}, please.", "limerick about {t}",
    "Can you write a limerick about {t}?", "Give me a limerick about {t}.", "I'd like a limerick about {t}.", "Limerick: {t}",
    "Make up a limerick about {t}.", "Compose a limerick on {t}.", "Do you know a limerick about {t}?", "limerick {t}",
    "Could you write me a funny limerick about {t}?", "I need a limerick about {t}.", "Write a silly limerick about {t}.",
    "Write a five-line funny poem about {t}.", "Tell me a limerick about {t}.",
)  # fmt: skip
OPEN = (
    "Write a limerick.", "limerick", "limerick please", "Can you write a limerick?", "Write me a limerick.", "A limerick!",
    "Give me a limerick.", "I want a limerick.", "A limerick, please.", "Make up a limerick.", "Tell me a limerick.",
    "Do you know a limerick?", "write a funny limerick", "Recite a limerick.", "let me hear a limerick",
)  # fmt: skip
AGAIN = ("Another one!", "One more limerick, please.", "another limerick", "One more!", "And another?")
LIMERICKS = """
a cat | cats | my cat | the cat in the hat
= There once was a cat in a hat / who sat all day long on the mat. / When asked for a rhyme, / it said, "I've no time, / I
am busy with being a cat."

a dog | dogs | my dog | a puppy
= There once was a dog from Peru / who buried one half of a shoe. / He dug up the lawn / from dusk until dawn / and found, to
his joy, there were two.

a robot | robots | a computer | computers
= A robot who lived in a shed / had numbers all over its head. / It counted to ten, / began once again, / and then it rolled
quietly to bed.

a programmer | programmers | programming | code | python
= A programmer, late in the night, / could not get her function quite right. / She read every line / and found it was fine: /
the test had a typo. Good night!

a baker | bakers | baking | biscuits | the sea
= A baker who lived by the sea / baked biscuits for you and for me. / He baked them at four, / we knocked on the door, / and
now there are none left but three.

a frog | frogs | a pond | singing
= A frog at the edge of a pond / grew of his own singing too fond. / He sang for a week / until he was weak, / and now it's
the ducks who respond.

~rain | the rain | the weather | a rainy day
= It rained on a town by the bay / from breakfast till end of the day. / The people all said, / "Let us stay in bed," / and
slept the wet weather away.

~coffee | tea | a man who drank coffee | sleep
= A man who drank coffee at ten / drank coffee at midnight again. / He lay wide awake / with biscuits and cake / and counted
the sheep in their pen.
"""
ANY = (
    "There once was a poet from Spain / who wrote about {t} in the rain. / The ink ran away, / so at end of the day / "
    "she wrote about {t} again."
)


def make(rng: Random) -> Turn:
    """The first of the table, one of the table by its theme, or the one into which any theme fits."""
    table, draw = entries(LIMERICKS), rng.random()
    if draw < 0.25:
        return Turn(rng.choice(OPEN), table[0][1])
    if draw < 0.65:
        themes, text = rng.choice(table)
        return Turn(rng.choice(FRAMES).format(t=rng.choice(themes).lstrip("~")), text)
    known = {theme.lstrip("~") for themes, _ in table for theme in themes}
    theme = any_theme(rng)
    while theme in known:
        theme = any_theme(rng)
    return Turn(rng.choice(FRAMES).format(t=theme), lines(ANY).replace("{t}", theme), (theme,))


def limericks(rng: Random) -> list[Turn]:
    """One limerick, at times the one after the first."""
    turns = talk(rng, make, again=0.1, thanks=0.05)
    table = entries(LIMERICKS)
    if len(turns) == 1 and turns[0].answer == table[0][1] and rng.random() < 0.3:
        turns.append(Turn(rng.choice(AGAIN), table[1][1]))
    return turns


TASKS = (asking(limericks, "limericks", 15),)
