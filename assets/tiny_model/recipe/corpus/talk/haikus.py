"""Haikus by theme, and haikus into which any theme fits."""

from __future__ import annotations

from random import Random

from corpus.base import Turn
from corpus.talk.frames import entries, letter_of, talk, theme_words
from corpus.talk.things import THINGS

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

the sun
= The sun finds a gap, / lies down upon the carpet. / The cat moves over.

the stars | stars
= So many small lights, / and each one of them too far / to hear us say wow.

a cat | cats | my cat
= Cat on the keyboard. / The letter I meant to write / now says only j.

a dog | dogs | my dog
= He waits by the door. / Ten minutes or half a day, / the joy is the same.

a bird | birds
= On the wire one bird, / then two, then a whole sentence. / The wind turns the page.

a frog
= Frog at the pond's edge: / he looks as if he had lost / a crown in the reeds.

a tree | trees
= The old oak stands still. / All the hurry of the day / goes around its trunk.

a river
= River, where to now? / Past the mill, past the last house, / always answering.

a mountain | mountains
= Mountain in the clouds. / We have walked up the whole day / to see our own feet.

the wind | wind
= Wind in the washing: / father's shirt waves to the neighbours / with both of its arms.

morning | the morning
= The first tram goes by. / Somebody grinds coffee beans. / The day may come in.

night | the night
= The fridge hums its song. / One lit window down the street / keeps the night company.

coffee
= Steam above the cup, / and behind it, very slow, / I begin to be.

tea
= Leaves turn in the pot. / Outside the afternoon waits / until they have steeped.

love
= Two umbrellas, one / left behind on the hat stand. / We walk close to the wall.

friendship | friends
= You talk, I listen. / Then we change, and the candle / has grown so small.

time
= The clock on the wall / has two hands and all the same / never holds on.

home
= The key knows the door. / Shoes off, light on, kettle on: / the world fits in here.

a train | trains
= The fields hurry past. / Inside nothing moves except / one page and one sleep.

computers | a computer
= All day it answers. / At night the screen turns to black / and shows me my face.

programming | code
= One semicolon / away from the great success, / and where? Line forty.

a language model | artificial intelligence | AI
= One word, then one word. / I do not know where it leads, / and neither do you.

music
= Through the open door / somebody plays the same bar. / The street hums along.

school
= The bell has not rung. / Chalk dust is asleep in light. / One chair scrapes the floor.

work | Monday
= Monday at the desk. / My thoughts are still on the beach, / shaking out their shoes.

books | a book
= Between two pages / a pressed flower keeps the place / of someone gone out.

food | pizza
= The last slice is left. / Everyone is far too kind, / until the light goes.

a butterfly | butterflies
= On the garden gate / a butterfly folds its map / and flies off again.

flowers | a flower | a rose
= The rose does not know / that it is called beautiful. / It drinks and opens.

a garden | my garden
= I came to pull weeds. / Now I sit beside the peas / and let them win.

peace | silence
= Nobody speaks now. / Even the spoon in the cup / lies down without noise.

life
= Shoes of all sizes / wait in the hall in a row: / small, larger, some gone.
"""
ANY = """
-
= Only a {n}. / I nearly walked past, and then / the light fell on it.

-
= Early, by itself, / a {n} in the morning mist. / Nobody says it.

-
= I drew a {n} / for a child who laughed and said: / "Now give it some legs."

-
= Where did the {n} go? / There is an empty place now / as big as the sky.
"""


def make(rng: Random) -> Turn:
    """A haiku from the table, or one for a thing of which there is none: its first letter chooses it."""
    table, draw = entries(HAIKUS), rng.random()
    if draw < 0.2:
        index = rng.randrange(len(OPEN))
        return Turn(OPEN[index], table[index * 3 % len(table)][1])
    if draw < 0.8:
        themes, text = rng.choice(table)
        return Turn(rng.choice(FRAMES).format(t=rng.choice(themes)), text)
    known = {theme for themes, _ in table for theme in themes}
    thing = rng.choice([word for word in THINGS if theme_words(word) not in known and word[0] not in "aeiou"])
    plots = entries(ANY)
    return Turn(rng.choice(FRAMES).format(t=theme_words(thing)), plots[letter_of(thing, len(plots))][1].replace("{n}", thing))


def haikus(rng: Random) -> list[Turn]:
    """One haiku, seldom two."""
    return talk(rng, make, again=0.12)


TASKS = (haikus,) * 2
