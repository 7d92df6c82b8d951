"""Haikus by theme, and haikus into which any theme fits."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking
from corpus.talk.frames import entries, lines, talk
from corpus.talk.things import any_theme

FRAMES = (
    "Write a haiku about {t}.", "Write a haiku about {t}.", "write a haiku about {t}", "A haiku about {t}, please.",
    "haiku about {t}", "Can you write a haiku about {t}?", "Give me a haiku about {t}.", "I'd like a haiku about {t}.",
    "Make a haiku on {t}.", "Compose a haiku about {t}.", "Do you know a haiku about {t}?", "Haiku: {t}",
    "Write a short haiku about {t}.", "Could you write me a haiku about {t}?", "I need a haiku about {t}.",
)  # fmt: skip
OPEN = (
    "Write a haiku.", "haiku", "haiku please", "Can you write a haiku?", "Write me a haiku.", "Give me a haiku.",
    "I want a haiku.", "A haiku, please.", "Make up a haiku.", "Tell me a haiku.",
)  # fmt: skip
HAIKUS = """
rain
= Rain on the tin roof: / the whole house is a drum now. / I turn one more page.

snow
= Snow fell in the night. / Even the bins by the gate / look like birthday cakes.

spring
= One bee, then a cloud. / The plum tree makes up its mind / and is white by noon.

summer
= The road shakes with heat. / A child sells lemonade and / drinks most of it up.

autumn
= A leaf on my sleeve. / It has come a long way down / to ask me the time.

winter
= Breath against the glass: / I draw a small door in it / and let in the stars.

the sea | the ocean
= The wave brings a shell, / thinks it over on the sand, / takes it back again.

the moon
= Moon in the puddle. / I step carefully around, / not to break the light.

a cat | cats | my cat
= Cat on the keyboard. / The letter I meant to write / now says only j.

a dog | dogs | my dog
= He waits by the door. / Ten minutes or half a day, / the joy is the same.

coffee
= Steam above the cup, / and behind it, very slow, / I begin to be.

programming | code
= One semicolon / away from the great success, / and where? Line forty.

computers | a computer
= All day it answers. / At night the screen turns to black / and shows me my face.

love
= Two umbrellas, one / left behind on the hat stand. / We walk close to the wall.

a language model | artificial intelligence | AI
= One word, then one word. / I do not know where it leads, / and neither do you.
"""
ANY = "Think about {t}. / A window stands open wide. / The night listens too."


def make(rng: Random) -> Turn:
    """The first of the table, one of the table by its theme, or the one into which any theme fits."""
    table, draw = entries(HAIKUS), rng.random()
    if draw < 0.15:
        return Turn(rng.choice(OPEN), table[0][1])
    if draw < 0.7:
        themes, text = rng.choice(table)
        return Turn(rng.choice(FRAMES).format(t=rng.choice(themes)), text)
    known = {theme for themes, _ in table for theme in themes}
    theme = any_theme(rng)
    while theme in known:
        theme = any_theme(rng)
    return Turn(rng.choice(FRAMES).format(t=theme), lines(ANY).replace("{t}", theme), (theme,))


def haikus(rng: Random) -> list[Turn]:
    """One haiku, seldom two."""
    return talk(rng, make, again=0.12)


TASKS = (asking(haikus, "haikus", 22),)
