"""Why-questions with a short right answer, part 1: sky, earth, water, plants and animals."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from corpus.base import Turn, asking
from corpus.knowledge.frames import Task

FRAMES = (
    "{q}", "{q}", "{q}", "{q}", "{q}", "why {s}", "Can you tell me why {s}?", "Do you know why {s}?", "Explain why {s}.",
    "Can you explain why {s}?", "I wonder why {s}.", "How come {s}?", "Why is it that {s}?", "Tell me why {s}.",
    "What is the reason that {s}?", "My son wants to know why {s}.", "My daughter asked me why {s}.", "Any idea why {s}?",
    "I never understood why {s}.", "Could you explain to a child why {s}?", "In one sentence: {l}", "So {l}",
    "For school I have to explain why {s}.", "Explain in simple words why {s}.", "I'd like to know why {s}.",
)  # fmt: skip


def reasons(label: str, lines: Sequence[str], frames: Sequence[str] = FRAMES) -> Task:
    """A task of questions: "question|statement in it|answer", with what must be said between asterisks."""

    def one(rng: Random, line: str) -> Turn:
        question, statement, answer = line.split("|")
        facts = tuple(re.findall(r"\*(.+?)\*", answer))
        user = rng.choice(frames).format(q=question, s=statement, l=question[0].lower() + question[1:])
        return Turn(user, answer.replace("*", ""), facts)

    def make(rng: Random) -> list[Turn]:
        return [one(rng, line) for line in rng.sample(lines, 2 if rng.random() < 0.1 else 1)]

    return asking(make, label, len(lines))


NATURE = (
    "Why is the sunset red?|the sunset is red|In the evening sunlight takes a longer way through the air, which "
    "scatters the *blue* light away. The red light is left.",
    "Why is the sea blue?|the sea is blue|Water swallows a little of the *red* light, so that mostly blue comes "
    "back to our eyes. It also mirrors the sky.",
    "Why are clouds white?|clouds are white|The tiny drops in a cloud scatter *all colours* of sunlight equally, "
    "and together they look white.",
    "Why is it dark at night?|it is dark at night|At night our side of the Earth is *turned away from the Sun*.",
    "Why is it cold in winter?|it is cold in winter|In winter our half of the Earth is *tilted away from the Sun*: "
    "the days are short and the Sun stands low.",
    "Why is it hot at the equator?|it is hot at the equator|Near the equator the Sun stands *high* in the sky all "
    "year, so its light falls steeply on the ground.",
    "Why does the Moon change its shape?|the Moon changes its shape|The Moon moves around the Earth, and we see "
    "different parts of the half that is *lit by the Sun*.",
    "Why does the Moon shine?|the Moon shines|The Moon does not make light of its own. It *reflects* the light of the Sun.",
    "Why do stars twinkle?|stars twinkle|Their light passes through moving *air*, which bends it now this way and now that.",
    "Why is the Sun hot?|the Sun is hot|Deep inside the Sun hydrogen turns into helium. This is called *nuclear "
    "fusion*, and it sets free a lot of energy.",
    "Why does it snow?|it snows|When the air in a cloud is *cold* enough, its water freezes to ice crystals, which "
    "fall as snow.",
    "Why is snow white?|snow is white|The many small crystals of snow scatter *all colours* of light equally.",
    "Why is ice slippery?|ice is slippery|There is a very thin layer of *water* on top of the ice, on which things slide.",
    "Why does the wind blow?|the wind blows|Air moves from places with *high pressure* to places with low pressure. "
    "The Sun causes the difference by warming the ground unevenly.",
    "Why is there lightning?|there is lightning|In a thundercloud ice and water rub against each other and collect "
    "*electric charge*, which jumps as a flash.",
    "Why does thunder make a noise?|thunder makes a noise|Lightning heats the air so quickly that the air *expands* "
    "with a bang.",
    "Why is there fog?|there is fog|When moist air cools near the ground, the water in it forms *tiny drops*.",
    "Why are there waves on the sea?|there are waves on the sea|Mostly the *wind* makes them when it blows over the water.",
    "Why are there deserts?|there are deserts|Some places get hardly any *rain*, for example because mountains keep "
    "the clouds away.",
    "Why do volcanoes erupt?|volcanoes erupt|Melted rock rises from below because it is lighter than the rock "
    "around it, and *gas* in it pushes it out.",
    "Why don't we fall off the Earth?|we don't fall off the Earth|*Gravity* pulls us towards the centre of the "
    "Earth wherever we are.",
    "Why does a ball fall down?|a ball falls down|The *gravity* of the Earth pulls it towards the ground.",
    "Why do astronauts float?|astronauts float|They and their spacecraft are *falling* around the Earth together, "
    "so nothing presses them to the floor.",
    "Why do plants need sunlight?|plants need sunlight|They use its energy to make *sugar* from water and carbon dioxide.",
    "Why do leaves change colour in autumn?|leaves change colour in autumn|The green *chlorophyll* breaks down in "
    "autumn, so that the yellow and red colours show.",
    "Why are trees important?|trees are important|Trees give off *oxygen*, store carbon, give shade and are a home "
    "for many animals.",
    "Why are bees important?|bees are important|Bees *pollinate* flowers, and without that many plants could not "
    "make fruit and seeds.",
    "Why do bees make honey?|bees make honey|Honey is their *food for the winter*, when there are no flowers.",
    "Why do birds fly south in winter?|birds fly south in winter|In winter they find too little *food* in the north.",
    "Why can't penguins fly?|penguins can't fly|Their wings are short and stiff, because they are made for *swimming*.",
    "Why do cats purr?|cats purr|Cats mostly purr when they feel *comfortable*, but sometimes also to calm themselves.",
    "Why do cats have whiskers?|cats have whiskers|Whiskers help cats to *feel* things near them, even in the dark.",
    "Why do cats always land on their feet?|cats always land on their feet|Cats feel at once which way is up and "
    "*turn* their bendy bodies in the air.",
    "Why do dogs wag their tails?|dogs wag their tails|Dogs show their *feelings* with their tails. Often wagging "
    "means that they are happy or excited.",
    "Why do dogs pant?|dogs pant|Dogs hardly sweat, so they *cool* themselves by breathing quickly with an open mouth.",
    "Why do giraffes have long necks?|giraffes have long necks|With them they reach *leaves* high up in the trees.",
    "Why do zebras have stripes?|zebras have stripes|The stripes probably confuse *flies*, which then find it hard "
    "to land. They may also confuse predators.",
    "Why do camels have humps?|camels have humps|The humps store *fat*, from which a camel lives when there is no food.",
    "Why do chameleons change colour?|chameleons change colour|They show their *mood* and regulate their warmth "
    "that way, and sometimes it hides them.",
    "Why do bears sleep in winter?|bears sleep in winter|In winter there is little *food*, so they save energy by sleeping.",
    "Why are flamingos pink?|flamingos are pink|Their colour comes from their *food*, small shrimps and algae.",
    "Why did the dinosaurs die out?|the dinosaurs died out|About 66 million years ago a large *asteroid* hit the "
    "Earth, and the climate changed. Only the birds are left of them.",
    "Why do animals hibernate?|animals hibernate|They save *energy* in the cold months when there is little food.",
    "Why do moths fly to the light?|moths fly to the light|A lamp confuses their sense of *direction*, so they "
    "circle around it.",
    "Why do mosquitoes bite?|mosquitoes bite|Female mosquitoes need *blood* to make their eggs.",
    "Why do onions make you cry?|onions make you cry|Cutting them sets free a *gas* that stings the eyes, and tears "
    "wash it away.",
)
why_nature = reasons("why_nature", NATURE)
TASKS: tuple[Task, ...] = (why_nature,)
