"""Short poems by theme, and poems into which any theme fits."""

from __future__ import annotations

from random import Random

from corpus.base import Turn
from corpus.talk.frames import entries, letter_of, talk, theme_words
from corpus.talk.things import MORE_THINGS, THINGS

FRAMES = (
    "Write a poem about {t}.", "Write a short poem about {t}.", "A poem about {t}, please.", "poem about {t}", "Poem: {t}",
    "Can you write a poem about {t}?", "I'd like a poem about {t}.", "Compose a poem about {t}.", "Make up a poem on {t}.",
    "Could you write a few lines about {t} that rhyme?", "Write me a rhyme about {t}.", "Give me a little poem about {t}.",
    "Write some verses about {t}.", "Do you know a poem about {t}?", "I need a poem about {t} for a card.", "rhyme about {t}",
    "Write a four-line poem about {t}.", "Say something in rhyme about {t}.", "Let me hear a poem about {t}.",
    "My daughter wants a poem about {t}.", "Write a children's poem about {t}.", "Turn {t} into a poem.", "a few verses on {t}",
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

~summer | summer evenings
= Long is the evening, bare are the feet, / cherries are cheap at the end of the street. / Nobody hurries, nobody knows
/ where in the twilight the swallow goes.

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

~clouds | a cloud
= A sheep, a ship, a rolling hill, / a cloud is never what it will. / I looked away to tie my shoe: / the sheep had
turned to simply blue.

the wind | a windy day
= Wind, you thief, you took my hat, / rolled it past the sleeping cat, / set it on the neighbour's gate. / Now we talk,
and it grows late. / Wind, you rascal, I admit / that you knew the place for it.

a tree | trees
= A tree does not travel, a tree does not run, / it waits for the rain and it waits for the sun. / And all of the world,
with its wings and its song, / comes over to visit it, all the day long.

a river | the river
= The river says nothing and says it all day, / it carries the morning, the evening away. / I told it my sorrow, it took
it along; / downstream it will turn to a pebble or song.

a mountain | mountains
= The mountain does not come to me, / it has its snow to keep. / So I climb up, from tree to tree, / and find it half
asleep.

a garden | my garden
= I planted beans in tidy rows, / the wind has added weeds. / The one I tend, the other grows, / and each one scatters
seeds. / My garden is, when all is said, / a quarrel in a flower bed.

a rose | roses
= The rose has thorns, the rose has dew, / she keeps the one for me and you. / Who reaches slowly, as one should, / will
find that even thorns are good.

~flowers | a flower
= A flower asked the passing bee: / what is it that you want from me? / A little gold, the bee replied, / and you shall
travel far and wide.

a cat | cats | my cat
= My cat has read the news today, / or sat on it, at least. / He yawns and looks the other way, / a small, contented
priest. / At five he preaches, short and good: / the sermon is, as always, food.

a dog | dogs | my dog
= He meets me each time at the door / as though I had been lost before. / No king who rode through any town / was ever
greeted by a clown / with such a tail and such a grin: / the world is fine, the dog says, come in.

a bird | birds
= A bird that weighs no more than bread / sings me awake and out of bed. / If one so small can make such noise, / then
so can I with my own voice.

a bee | bees
= Busy in velvet, black and gold, / she carries all that she can hold. / A spoon of honey in your tea: / be quiet now,
and thank the bee.

a butterfly | butterflies
= It left its coat upon a thread, / and did not look behind. / What it had been was brown and dead, / what it became was
kind / of blue, of light, of hardly there, / a little bit of painted air.

a hedgehog | hedgehogs
= Under the leaves there is a ball, / it breathes, it dreams, and that is all. / Who sleeps so well the winter through /
needs no alarm, as I and you.

an owl | owls
= The owl asks who, the owl asks who, / I say: it's only me. / The owl considers if that is true / and stays up in the
tree.

a fox | foxes
= A flame ran over the frozen hill, / looked back at me and then stood still. / A fox, a thought, a bit of red, / and
then the snow, with nothing said.

a snail | snails
= Slowly, slowly, up the wall, / in no hurry, not at all. / Silver writing tells us where / someone went to take the
air.

~coffee | my morning coffee
= Black is the morning, black is the cup, / one of the two will help me get up. / Sip after sip comes the light to the
tree, / first in the window and then into me.

~tea | a cup of tea
= When it storms, I put the kettle on, / when it's fine, I do the same. / Half my troubles will be gone / by the time
I've learnt their name.

~bread | baking bread
= Flour and water, salt and a night, / something is breathing under the white. / In the morning the kitchen is gold, /
crust for the young and crumb for the old.

~chocolate | a piece of chocolate
= One small square before I sleep, / nothing that a man could keep. / Where it went to I can tell, / and I miss it very
well.

~love
= Love is a lamp in a stranger's hall, / someone forgot it and that is all. / Now it is shining on both your faces, /
nobody asks any more whose place is.

~friendship | a good friend
= You know the road I walked along, / you know the words of every song, / you know my faults, and all the same / your
face lights up to hear my name.

my mother | mothers
= She mended the sock and she mended the night, / she knew in the dark how to find me a light. / I never once asked her
how it was done. / Now I have a child who is asking me. One.

my father | fathers
= He whistled when he did not know / which screw went where, how far to go. / I whistle too, when I am lost, / and find
the way, at little cost.

my grandmother | grandmothers
= Her kitchen had a smell of thyme, / her clock was never quite on time, / her hands were maps of where she'd been, /
her apron pockets, full and green.

a child | children
= Why is the moon? And why are you? / Why can the sky not choose but blue? / I answer nothing, tie a lace, / and see the
question light your face.

a birthday | a birthday card
= One candle more, one breath of air, / a few more silver threads of hair. / May all the cakes that you will see / be
big enough for you and me.

~sleep | falling asleep
= Now the pillow knows my ear, / now the street is far from here. / All that I have left undone / sleeps already, one by
one.

~dreams | a dream
= Last night I owned a flying chair, / a lake, a lion and some hair. / This morning I have toast and rain / and can't
wait to lie down again.

~night | the night
= The night has put its dark coat on / and walks along the street. / It turns the windows, one by one, / to squares of
honey, sweet.

~morning | the sunrise
= The sun comes up behind the store, / as it has done each day before, / and nobody stands up to clap. / I raise my cup,
I tip my cap.

~time | a clock
= Tick, says the clock, and tock, it replies, / nobody catches the thing as it flies. / Let it go by, it will not be
outdone: / sit with me here for a minute. That's one.

~hope
= Hope is the coat that I keep by the door, / patched at the elbows and mended before. / Not very handsome, but when the
winds blow, / it is the thing that I wear when I go.

~home | coming home
= The third step creaks, the lock is slow, / the lamp hangs somewhat low, I know. / But when I've travelled, far and
fast, / it is the creak I love at last.

a train | trains
= Fields and fences, poles and sky, / everyone is rushing by, / only I sit still and see / how the world is passing me.

a ship | ships
= She leaned against the evening light / and left without a sound. / The harbour kept its lamps alight, / in case she
turned around.

a lighthouse | lighthouses
= I do not go, I do not come, / I have one word to say. / I say it to the dark, to some / who are still far away.

a bicycle | my bicycle
= Two wheels, a bell, a bit of rust, / a lane, a hill, a cloud of dust, / and for a moment, going down, / I am the
fastest thing in town.

a book | books
= I opened you at half past eight / and looked up at a quarter late. / Where have I been? My tea is cold. / I crossed
three seas and I grew old.

a library | libraries
= A thousand voices in a row, / and not one makes a sound. / You take one down, and even so / the others gather round.

~music | a song
= A tune came in and would not leave, / it sat upon my coat and sleeve, / it walked with me to work and back / and
turned to gold the railway track.

~football | a football match
= The ball is muddy, so am I, / we lost by six, but let me try: / there was one pass, I swear it's true, / that only I
and heaven knew.

~school | the first day of school
= A bag as big as half of me, / a pencil sharp as it can be, / a desk, a window and a friend: / may this first morning
never end.

~work | Monday
= Monday arrives with a case and a cough, / takes off its raincoat, and I can't get off. / Be kind to it, someone has
told me today: / it's only a morning that lost its way.

~patience
= The seed lay long without a word, / it never asked, it only heard / the rain, the frost, the thawing stone. / Then it
got up, and it was grown.

~kindness
= It costs a smile, it costs a chair, / a door held open, half a pear. / You give it out and find it then / in your own
pocket once again.

a robot | robots
= I have no heart, I have no hand, / I count the words to understand. / But if you smile at what I say, / then something
worked in me today.

an umbrella | umbrellas
= A roof for one, a roof for two, / depends on how much I like you. / It rains upon my left arm now. / I do not mind it,
anyhow.

~happiness
= It sat upon the garden wall / and did not look like much at all. / I went to fetch a chair and you: / it moved a bit.
There's room for two.

~silence | a quiet evening
= The fridge has stopped, the clock is shy, / a single car goes humming by, / and then there's nothing. Let it stay. /
It has been waiting all the day.
"""
ANY = """
-
= Nobody asked for a poem on you, / {n}, yet here it is, short and true: / the world is too large and too noisy for me,
/ but you are a thing I can quietly see.

-
= I wanted to write of the sun and the king, / and then I saw you, you peculiar thing. / Now king and sun must stand in
line: / today the verse is yours and mine. / O {n}, what a day, what a shine!

-
= Some sing of roses, some of wine, / some of a lady's hand. / I take the {n}, it suits me fine, / and they will
understand.

-
= What does it think, the {n}, when I / have closed the door and said goodbye? / It does not think, the wise men say. /
It may be so. It is still a pity to go away.

-
= If I were lost upon the sea / with just one thing to comfort me, / I would not ask for gold or rum: / I'd whisper
"{n}", and it would come.

-
= The {n} that lay in a poet's head / and would not let him go to bed. / He wrote it down, he let it be. / Now it is
keeping watch on me.
"""


def make(rng: Random) -> Turn:
    """A poem from the table, or one for a thing of which there is none: its first letter chooses it."""
    table, draw = entries(POEMS), rng.random()
    if draw < 0.12:
        index = rng.randrange(len(OPEN))
        return Turn(OPEN[index], table[index * 3 % len(table)][1])
    if draw < 0.75:
        themes, text = rng.choice(table)
        theme = rng.choice(themes)
        listed = theme_words(theme) if not theme.endswith("s") or theme.startswith(("the ", "my ", "~")) else theme
        return Turn(rng.choice(FRAMES).format(t=listed), text)
    known = {theme for themes, _ in table for theme in themes}
    thing = rng.choice([word for word in THINGS + MORE_THINGS if theme_words(word) not in known])
    plots = entries(ANY)
    text = plots[letter_of(thing, len(plots))][1].replace("{n}", thing)
    return Turn(rng.choice(FRAMES).format(t=theme_words(thing)), text)


def poems(rng: Random) -> list[Turn]:
    """One poem, seldom two."""
    return talk(rng, make, again=0.12)


TASKS = (poems,)
