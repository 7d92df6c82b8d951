"""Questions about what an everyday word means, and the words for places, buildings and nature."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from corpus.base import Turn, asking, upper
from corpus.knowledge.frames import Task, article

THING = (
    "What is {an}?", "What is {an}?", "What is {an}?", "What's {an}?", "what is {an}", "whats {an}", "What exactly is {an}?",
    "Explain what {an} is.", "Tell me what {an} is.", "Can you tell me what {an} is?", "Do you know what {an} is?",
    "Define {an}.", "Describe {an}.", "I don't know what {an} is.", "My son asked me what {an} is.", "So what is {an}?",
    "Could you explain what {an} is?", "How would you explain {an} to a child?", "What do people mean by {an}?",
    "What is {an}, in one sentence?", "I'd like to know what {an} is.", "What is meant by {an}?", "Explain {an} briefly.",
    "In simple words, what is {an}?", "I'm learning English. What is {an}?", "What do you call {an}? I mean, what is it?",
)  # fmt: skip
WORD = (
    "What does {w} mean?", "What does '{w}' mean?", "What does the word {w} mean?", "what does {w} mean", "Define {w}.",
    "define {w}", "What is the meaning of {w}?", "What is the meaning of the word '{w}'?", "meaning of {w}", "{w} meaning",
    "definition of {w}", "Give me a definition of {w}.", "What is the definition of {w}?", "Explain the word {w}.",
    "I don't know the word '{w}'.", "I read the word '{w}'. What does it mean?", "Can you define {w}?", "{W}: meaning?",
    "Do you know what {w} means?", "Can you explain what {w} means?", "What does it mean if I say '{w}'?",
    "I came across the word {w}. What does it mean?", "In plain English, what does {w} mean?",
)  # fmt: skip
MANY = ("What are {many}?", "What are {many}?", "Explain what {many} are.", "Tell me what {many} are.", "what are {many}")


def plural(noun: str) -> str:
    """The regular plural of a noun."""
    if re.search(r"(s|x|z|ch|sh)$", noun):
        return noun + "es"
    return noun[:-1] + "ies" if re.search(r"[^aeiou]y$", noun) else noun + "s"


def meaning(line: str, rng: Random) -> Turn:
    """A question about one line of a table: "noun|what it is", "~what has no plural|...", "=a quality or an action|..."."""
    head, text = line.split("|")
    word = head.lstrip("~=")
    if head.startswith("="):
        bare = word.removeprefix("to ")
        user = rng.choice(WORD).format(w=bare, W=upper(bare))
        return Turn(user, f"{upper(word)} means {text}.", (text,))
    thing = word if head.startswith("~") else article(word)
    draw = rng.random()
    if draw < 0.12 and not head.startswith("~"):
        user = rng.choice(MANY).format(many=plural(word))
    elif draw < 0.4:
        user = rng.choice(WORD).format(w=word, W=upper(word))
    else:
        user = rng.choice(THING).format(an=thing)
    return Turn(user, f"{upper(thing)} is {text}.", (text,))


def meanings(label: str, lines: Sequence[str]) -> Task:
    """A task that asks what one word of a table means, seldom two."""

    def make(rng: Random) -> list[Turn]:
        picked = rng.sample(lines, 2 if rng.random() < 0.1 else 1)
        return [meaning(line, rng) for line in picked]

    return asking(make, label, len(lines))


PLACES = (
    "lighthouse|a tower with a strong light that shows ships where the coast is",
    "bakery|a shop where bread and cakes are baked and sold",
    "library|a place where people can read and borrow books",
    "museum|a building where interesting or valuable things are shown to visitors",
    "theatre|a building with a stage where plays are performed",
    "hospital|a building where ill and injured people are treated",
    "pharmacy|a shop where medicine is sold",
    "university|a place where adults study and do research",
    "factory|a building where goods are made in large numbers",
    "castle|a large old building with thick walls and towers that was built for defence",
    "greenhouse|a building with glass walls in which plants grow in warmth",
    "bridge|a structure that carries a road, a railway or a path over a river or a valley",
    "tunnel|a passage that goes under the ground or through a mountain",
    "canal|a waterway that was dug by people",
    "airport|a place where aeroplanes take off and land",
    "zoo|a place where wild animals are kept so that people can see them",
    "aquarium|a glass tank for fish, or a building where sea animals are shown",
    "orchard|a piece of land where fruit trees are grown",
    "vineyard|a field where grapes for wine are grown",
    "mosque|a building in which Muslims meet and pray",
    "monastery|a place where monks live and pray together",
    "capital|the city in which the government of a country has its seat",
    "village|a small group of houses in the country, smaller than a town",
    "continent|one of the large masses of land on the Earth, such as Africa or Asia",
    "ocean|one of the very large areas of salt water on the Earth",
    "lake|a large area of water with land all around it",
    "river|a large stream of water that flows across the land to the sea or to a lake",
    "waterfall|a place where a river falls down over rocks",
    "mountain|a very high and steep part of the land",
    "valley|low land between hills or mountains",
    "cave|a large natural hole in a rock or under the ground",
    "desert|a very dry area where few plants grow",
    "iceberg|a large piece of ice that floats in the sea",
    "coral reef|a ridge in a warm sea that is built by tiny animals called corals",
    "planet|a large round body that moves around a star",
    "moon|a body that moves around a planet",
    "solar system|a star with all the planets and smaller bodies that move around it",
    "hurricane|a huge and violent storm that forms over a warm ocean",
    "tornado|a violent storm in which the wind turns around in a narrow column",
    "tsunami|a huge wave that is caused by an earthquake under the sea",
    "~fog|a thick cloud of tiny water drops close to the ground",
    "~snow|frozen water that falls from clouds as soft white flakes",
    "~lightning|a bright flash of electricity in the sky during a thunderstorm",
    "tree|a tall plant with a trunk of wood, branches and leaves",
    "cactus|a plant with spines that stores water and grows in dry places",
    "mushroom|a fungus with a stem and a cap, and some kinds of it can be eaten",
    "predator|an animal that hunts and eats other animals",
    "dinosaur|one of the reptiles, many of them huge, that lived on the Earth millions of years ago",
    "fossil|the remains or the print of an animal or a plant that turned to stone long ago",
)
places = meanings("places", PLACES)
TASKS: tuple[Task, ...] = (places,)
