"""Short poems by theme, and poems into which any theme fits."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking
from corpus.talk.frames import entries, lines, talk, theme_words
from corpus.talk.things import any_theme

FRAMES = (
    "do you have a poem on {t}", "poem with {t} pls", "Rhyme about {t}, please.", "Write a verse on {t}.",
    "A few rhyming lines on {t}?", "Can you rhyme about {t}?", "i want a poem for {t}", "Sing about {t} in a poem.",
    "A tiny poem: {t}", "Make {t} rhyme somehow.", "Let's have a poem on {t}.", "Something poetic about {t}, please.",
    "could you make a small rhyme about {t}", "Praise {t} in verse.",
   "Write a poem about {t}.", "Write a short poem about {t}.", "A poem about {t}, please.", "poem about {t}", "Poem: {t}",
    "Can you write a poem about {t}?", "I'd like a poem about {t}.", "Compose a poem about {t}.", "Make up a poem on {t}.",
    "Could you write a few lines about {t} that rhyme?", "Write me a rhyme about {t}.", "Give me a little poem about {t}.",
    "Write some verses about {t}.", "Do you know a poem about {t}?", "I need a poem about {t} for a card.", "rhyme about {t}",
    "Write a four-line poem about {t}.", "Say something in rhyme about {t}.", "Let me hear a poem about {t}.",
    "My daughter wants a poem about {t}.", "Write a children's poem about {t}.", "Turn {t} into a poem.", "a few verses on {t}",
    "write a song about {t}", "Write a song about {t}.", "song about {t}", "write lyrics about {t}", "a rhyme about {t}",
    "write a poem with {t} in it", "{t} poem", "I need a short poem about {t}.", "make a poem about {t}",
    "Please write a small poem dedicated to {t}.", "How about a poem about {t}?", "Put {t} into verse.",
)  # fmt: skip
OPEN = (
    "Write a poem.", "Write me a poem.", "A poem, please.", "Can you write a poem?", "poem", "Make up a poem.",
    "Recite a poem.", "I want a poem.", "Write something that rhymes.", "Do you know a poem?", "Compose something short.",
    "A verse, please.", "Rhyme something.", "Write a short poem.", "Give me a poem.",
)  # fmt: skip
POEMS = """
~rain | the rain
= Rain is knocking on the pane, / asks to be let in again. / I have tea and I have time, / all the gutters play in
rhyme. / Knock, my friend, and sing your song, / you were missed all summer long.

~autumn | autumn leaves
= One by one the leaves let go, / red and gold and very slow. / No one pushed them, no one called, / still they landed,
brightly sprawled. / I pick up the smallest one, / in my hand a piece of sun.

~winter | a winter morning
= White the roof and white the lane, / flowers on the window pane. / Not a footprint, not a sound, / sugar over all the
ground. / Then a robin, small and red, / asks politely to be fed.

~spring | the first warm day
= Someone left the window wide, / someone let the blackbird in, / all the coats have gone to hide, / and the crocuses
begin. / Nothing great has taken place: / only sunlight on my face.

~snow | the first snow
= Hush, said the snow, and the city obeyed, / laid down its hammers, its trumpets, its trade. / Now every street is a
page without word / save for three commas, the feet of a bird.

the sea | the ocean
= The sea has a drawer without a key, / it opens it twice a day for me. / Out come the pebbles, the weed and the foam, /
I take what I fancy and carry it home.

the moon | moonlight
= The moon is a coin that nobody spends, / it hangs on the sky where the rooftop ends. / It pays for the quiet, it pays
for the night, / and gives to the puddles their share of the light.

the stars | a starry night
= I tried to count the stars last night / and came to ninety-four, / then someone seemed to strike a light, / and there
were many more. / I will begin again, I said, / and took the smallest ones to bed.

a tree | trees
= A tree does not travel, a tree does not run, / it waits for the rain and it waits for the sun. / And all of the world,
with its wings and its song, / comes over to visit it, all the day long.

~flowers | a flower
= A flower asked the passing bee: / what is it that you want from me? / A little gold, the bee replied, / and you shall
travel far and wide.

a cat | cats | my cat
= My cat has read the news today, / or sat on it, at least. / He yawns and looks the other way, / a small, contented
priest. / At five he preaches, short and good: / the sermon is, as always, food.

a dog | dogs | my dog
= He meets me each time at the door / as though I had been lost before. / No king who rode through any town / was ever
greeted by a clown / with such a tail and such a grin: / the world is fine, the dog says, come in.

~coffee | my morning coffee
= Black is the morning, black is the cup, / one of the two will help me get up. / Sip after sip comes the light to the
tree, / first in the window and then into me.

~love
= Love is a lamp in a stranger's hall, / someone forgot it and that is all. / Now it is shining on both your faces, /
nobody asks any more whose place is.

~friendship | a good friend
= You know the road I walked along, / you know the words of every song, / you know my faults, and all the same / your
face lights up to hear my name.

my mother | mothers
= She mended the sock and she mended the night, / she knew in the dark how to find me a light. / I never once asked her
how it was done. / Now I have a child who is asking me. One.

~night | the night
= The night has put its dark coat on / and walks along the street. / It turns the windows, one by one, / to squares of
honey, sweet.

a robot | robots
= I have no heart, I have no hand, / I count the words to understand. / But if you smile at what I say, / then something
worked in me today.

~summer | summer evenings
= Long is the evening, bare are the feet, / cherries are cheap at the end of the street. / Nobody hurries, nobody knows
/ where in the twilight the swallow goes.

~bread | baking bread
= Flour and water, salt and a night, / something is breathing under the white. / In the morning the kitchen is gold, /
crust for the young and crumb for the old.
"""
ANY = (
    "I thought about {t} today, / while all the clouds went on their way. / The wind was soft, the sky was wide, / "
    "and something sang in me inside. / So here's my rhyme, so short, so true: / a song of {t}, and one for you."
)


def make(rng: Random) -> Turn:
    """The first of the table, one of the table by its theme, or the one into which any theme fits."""
    table, draw = entries(POEMS), rng.random()
    if draw < 0.15:
        return Turn(rng.choice(OPEN), table[0][1])
    if draw < 0.7:
        themes, text = rng.choice(table)
        theme = rng.choice(themes)
        listed = theme_words(theme) if not theme.endswith("s") or theme.startswith(("the ", "my ", "~")) else theme
        return Turn(rng.choice(FRAMES).format(t=listed), text)
    known = {theme_words(theme) for themes, _ in table for theme in themes}
    theme = any_theme(rng)
    while theme in known:
        theme = any_theme(rng)
    return Turn(rng.choice(FRAMES).format(t=theme), lines(ANY).replace("{t}", theme), (theme,))


def poems(rng: Random) -> list[Turn]:
    """One poem, seldom two."""
    return talk(rng, make, again=0.12)


TASKS = (asking(poems, "poems", 30),)
