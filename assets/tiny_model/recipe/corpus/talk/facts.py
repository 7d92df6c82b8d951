"""Fun facts by subject, and a fact for whoever has no wish."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking
from corpus.talk.frames import THANKS, entries
from corpus.talk.things import SUBJECTS

ABOUT = (
    "fun fact: {t}?", "a fact on {t} pls", "do you know something odd about {t}",
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
honey
= Honey keeps almost for ever. Jars thousands of years old have been found in ancient tombs, because sugar and a lack of
water leave germs no chance.

octopuses
= An octopus has three hearts and blue blood. Two of the hearts pump blood through the gills, the third supplies the
rest of the body.

bananas
= In botany a banana counts as a berry, while a strawberry does not.

sharks
= Sharks are older than trees: they have been swimming in the seas for more than 400 million years.

cows
= Cows have best friends and become restless when they are separated.

cats
= Cats spend about two thirds of their lives asleep and have more than thirty muscles to turn their ears.

dogs
= The nose print of each dog is unique, just as fingerprints are for us.

elephants
= Elephants are among the few animals that seem to recognise themselves in a mirror.

the moon
= The moon moves away from the earth by nearly four centimetres each year.

space
= In space it is completely silent, as there is no air to carry any sound.

Venus
= On Venus a day lasts longer than a year: the planet turns that slowly.

clouds
= An ordinary fluffy cloud can weigh several hundred tonnes.

trees
= Trees in a forest can pass sugar and signals to each other through threads of fungi.

koalas
= Koalas have fingerprints that look remarkably like those of humans.

the alphabet
= The sentence "The quick brown fox jumps over the lazy dog" contains every letter of the alphabet.

coffee
= It is said that goats discovered coffee, because they danced after eating the berries.

snails
= Some snails can sleep for up to three years if the weather is too dry.

the sun
= Light from the sun takes a little more than eight minutes to reach us.
"""


def facts(rng: Random) -> list[Turn]:
    """A fact about something, or the first one; whoever wants more gets those that follow."""
    table = entries(FACTS)
    draw = rng.random()
    if draw < 0.5:
        index = rng.randrange(len(table))
        turns = [Turn(rng.choice(ABOUT).format(t=table[index][0][0]), table[index][1])]
    elif draw < 0.82:
        index = 0
        turns = [Turn(rng.choice(OPEN), table[index][1])]
    else:
        index = 1
        known = {entry[0][0] for entry in table}
        subject = rng.choice([subject for subject in SUBJECTS if subject not in known])
        turns = [Turn(rng.choice(ABOUT).format(t=subject), f"I know none about {subject}, but here is another: {table[1][1]}")]
    while len(turns) < 4 and rng.random() < 0.35:
        index = (index + 1) % len(table)
        turns.append(Turn(rng.choice(AGAIN), table[index][1]))
    if rng.random() < 0.08:
        turns.append(Turn(*rng.choice(THANKS)))
    return turns


TASKS = (asking(facts, "facts", 24),)
