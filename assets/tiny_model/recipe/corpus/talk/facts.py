"""Fun facts by subject, and a fact for whoever has no wish."""

from __future__ import annotations

from random import Random

from corpus.base import Turn
from corpus.talk.frames import THANKS, entries

ABOUT = (
    "Tell me a fun fact about {t}.", "Do you know a fun fact about {t}?", "fun fact about {t}", "A fun fact about {t}, please.",
    "Give me an interesting fact about {t}.", "What is a surprising fact about {t}?", "Tell me a curious fact about {t}.",
    "Something surprising about {t}?", "One fact about {t}!", "Share a fun fact about {t}.", "a strange fact about {t}",
    "I need a fun fact about {t} for school.", "Got any fun facts about {t}?", "Amaze me with a fact about {t}.",
    "What is special about {t}? Give me one fun fact.", "Is there a fun fact about {t}?", "trivia about {t}",
)  # fmt: skip
OPEN = (
    "Tell me a fun fact.", "fun fact", "Do you know a fun fact?", "Give me a fun fact.", "A fun fact, please.",
    "trivia please", "Tell me an interesting fact.", "Tell me something surprising.", "Amaze me.", "Give me some trivia.",
    "What is a fun fact?", "I want to learn something new.", "Teach me something.", "Tell me a strange fact.",
    "Fact of the day?", "Random fact!", "Do you know any fun facts?", "Give me a random fact.", "Any fact will do.",
    "Surprise me with a fact.", "Impress me with a fact.", "Tell me something curious.", "Did you know? Tell me one.",
    "Share something interesting.", "I need a fact for a party.", "A useless fact, please.", "Let me hear a fun fact.",
    "Say something clever.",
)  # fmt: skip
AGAIN = (
    "Another one!", "Tell me another fact.", "One more fact, please.", "Another fun fact?", "Next fact.",
    "Wow! More, please.", "Do you know another one?", "Interesting, another one?", "One more!", "Cool, tell me another.",
)  # fmt: skip
FACTS = """
octopuses
= An octopus has three hearts and blue blood. Two of the hearts pump blood through the gills, the third supplies the
rest of the body.

honey
= Honey keeps almost for ever. Jars thousands of years old have been found in ancient tombs, because sugar and a lack of
water leave germs no chance.

bananas
= In botany a banana counts as a berry, while a strawberry does not.

sharks
= Sharks are older than trees: they have been swimming in the seas for more than 400 million years.

butterflies
= Butterflies taste with their feet, so they know at once whether a leaf is good for their eggs.

sea otters
= Sea otters hold paws while they sleep, so as not to drift apart.

giraffes
= A giraffe has just as many neck bones as you have, namely seven, only each of them is far longer.

hummingbirds
= Hummingbirds are the only birds that can really fly backwards.

snails
= Some snails can sleep for up to three years if the weather is too dry.

whales
= The heart of a blue whale weighs about as much as a small piano, and its song carries for hundreds of kilometres.

ants
= Ants can carry many times their own weight, and they do not have lungs: they breathe through tiny openings in their
sides.

bees
= A honeybee must visit about two million flowers to make one pound of honey.

cows
= Cows have best friends and become restless when they are separated.

cats
= Cats spend about two thirds of their lives asleep and have more than thirty muscles to turn their ears.

dogs
= The nose print of each dog is unique, just as fingerprints are for us.

horses
= Horses cannot breathe through the mouth, only through the nose.

elephants
= Elephants are among the few animals that seem to recognise themselves in a mirror.

penguins
= A male Gentoo penguin gives the one he courts a pebble for the nest.

owls
= An owl cannot move its eyes, so it turns its head instead, by as much as 270 degrees.

flamingos
= Flamingos are born grey; they turn pink because of what they eat.

crocodiles
= Crocodiles cannot stick out their tongues.

kangaroos
= Kangaroos can hardly walk backwards, since their big tails are in the way.

koalas
= Koalas have fingerprints that look remarkably like those of humans.

sloths
= A sloth climbs down from its tree only about once a week.

spiders
= Most spiders have eight eyes, and yet many of them see rather poorly.

frogs
= Frogs swallow with the help of their eyes, which press the food down.

wombats
= Wombats leave droppings in the shape of cubes, which do not roll away.

polar bears
= The skin of a polar bear is black beneath its pale fur.

tigers
= Not only the fur of a tiger has stripes, its skin has them as well.

zebras
= No two zebras have the same pattern of stripes.

dolphins
= Dolphins call each other by whistles that work like names.

starfish
= A starfish has no brain, and it can grow back a lost arm.

jellyfish
= Jellyfish consist of about 95 per cent water and existed long before the dinosaurs.

seahorses
= Among seahorses it is the father who carries the young.

salmon
= A salmon finds the stream where it hatched by its smell.

penicillin
= Penicillin was found by chance, when mould grew on a forgotten dish in a laboratory in 1928.

the moon
= The moon moves away from the earth by nearly four centimetres each year.

the sun
= Light from the sun takes a little more than eight minutes to reach us.

Venus
= On Venus a day lasts longer than a year: the planet turns that slowly.

Jupiter
= Jupiter is so big that all the other planets would fit inside it together.

Saturn
= Saturn is lighter than water for its size, so in a large enough bathtub it would float.

Mars
= Mars has the highest known volcano, about two and a half times as tall as Mount Everest.

stars
= There are probably more stars in the universe than grains of sand on all the beaches of the earth.

space
= In space it is completely silent, as there is no air to carry any sound.

rain
= The smell of rain on dry ground has its own name: petrichor.

snowflakes
= Snow crystals have six arms because of the way in which water molecules arrange themselves.

lightning
= A bolt of lightning is about five times as hot as the surface of the sun.

clouds
= An ordinary fluffy cloud can weigh several hundred tonnes.

rainbows
= Seen from an aeroplane a rainbow can be a complete circle.

water
= Water is one of the few substances that grow when they freeze, and that is why ice floats.

the sky
= The sky is blue because air scatters blue light more strongly than red light.

the oceans
= We have better maps of the surface of Mars than of the floor of the oceans.

the sea
= The sea is salty because rivers wash tiny amounts of salt out of the rocks and carry them down.

Antarctica
= Antarctica is the largest desert on earth, for hardly any rain or snow falls there.

the Eiffel Tower
= The Eiffel Tower grows by some centimetres in summer, because metal expands when it is warm.

Venice
= Venice stands on millions of wooden piles, which have turned hard as stone in the mud.

Iceland
= There are no mosquitoes to speak of in Iceland, although there is plenty of water.

Australia
= Australia is wider than the moon.

Canada
= Canada has more lakes than all other countries together.

Russia
= Russia stretches over eleven time zones.

Scotland
= The national animal of Scotland is the unicorn.

islands
= Sweden has more islands than any other country, over two hundred thousand.

trees
= Trees in a forest can pass sugar and signals to each other through threads of fungi.

bamboo
= Some kinds of bamboo grow almost a metre in one day.

mushrooms
= The largest living thing on earth may be a mushroom in Oregon whose threads spread for kilometres underground.

sunflowers
= Young sunflowers turn their heads with the sun; old ones mostly look to the east.

strawberries
= A strawberry carries about two hundred seeds on its outside.

apples
= Apples float because a quarter of them is air.

potatoes
= The potato was the first vegetable to be grown in space.

carrots
= Carrots were once mostly purple or yellow; the orange ones became popular in Holland.

tomatoes
= People in Europe long believed that tomatoes were poisonous.

chocolate
= The Aztecs used cocoa beans as money.

coffee
= It is said that goats discovered coffee, because they danced after eating the berries.

tea
= After water, tea is the most popular drink in the world.

salt
= The word salary comes from the Latin word for salt, so precious was it once.

nutmeg
= Nutmeg was once so precious that an island which grew it was traded for Manhattan.

vanilla
= Vanilla comes from an orchid whose flower opens for only a single day.

cheese
= There are well over a thousand kinds of cheese in France alone.

bones
= A baby has about 300 bones and an adult only 206, since many grow together.

the human body
= The strongest joint of the human body is the hip, and the smallest bone sits in the ear.

the heart
= Your heart beats about a hundred thousand times a day.

the nose
= People can tell many thousands of smells apart, perhaps far more.

fingerprints
= Even identical twins have different fingerprints.

hair
= Human hair grows roughly one centimetre a month.

sleep
= We spend about a third of our lives asleep.

laughing
= People laugh about thirty times more often in company than alone.

blinking
= You blink around fifteen times a minute without noticing it.

the brain
= The brain makes up only two per cent of the body's weight but uses about a fifth of its energy.

chess
= After only three moves by each player there are millions of possible positions in chess.

paper
= However thin it is, a sheet of paper can hardly be folded more than seven times by hand.

pencils
= A single pencil can draw a line of more than fifty kilometres.

glass
= Glass can be melted and used again without end and loses nothing.

gold
= All the gold ever mined would fit into a cube with edges of about 22 metres.

diamonds
= Diamonds and the lead in a pencil consist of the same element, carbon.

bicycles
= There are more bicycles than people in the Netherlands.

the piano
= A piano has 88 keys and more than two hundred strings.

football
= The first footballs were made of pigs' bladders.

the Olympic Games
= From 1912 to 1948 there were Olympic medals for painting, music and poetry.

letters
= The letter E is the most common one in English texts.

the alphabet
= The sentence "The quick brown fox jumps over the lazy dog" contains every letter of the alphabet.

words
= The word "set" has more meanings than almost any other English word.

days
= The day is growing longer by about two thousandths of a second each century.
"""


def facts(rng: Random) -> list[Turn]:
    """A fact, and perhaps the ones that follow in the table."""
    table = entries(FACTS)
    if rng.random() < 0.65:
        index = rng.randrange(len(table))
        turns = [Turn(rng.choice(ABOUT).format(t=table[index][0][0]), table[index][1])]
    else:
        wish = rng.randrange(len(OPEN))
        index = wish * 3 % len(table)
        turns = [Turn(OPEN[wish], table[index][1])]
    while len(turns) < 4 and rng.random() < 0.3:
        index = (index + 1) % len(table)
        turns.append(Turn(rng.choice(AGAIN), table[index][1]))
    if rng.random() < 0.08:
        turns.append(Turn(*rng.choice(THANKS)))
    return turns[:4]


TASKS = (facts,)
