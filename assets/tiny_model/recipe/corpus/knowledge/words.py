"""Questions about what an everyday word means, and the words for places, buildings and nature."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from corpus.base import Turn, upper
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

    make.__name__ = label
    return make


PLACES = (
    "lighthouse|a tower with a strong light that shows ships where the coast is",
    "bakery|a shop where bread and cakes are baked and sold",
    "library|a place where people can read and borrow books",
    "museum|a building where interesting or valuable things are shown to visitors",
    "theatre|a building with a stage where plays are performed",
    "cinema|a place where people watch films on a large screen",
    "hospital|a building where ill and injured people are treated",
    "pharmacy|a shop where medicine is sold",
    "school|a place where children are taught",
    "university|a place where adults study and do research",
    "kindergarten|a place where small children play and learn before they go to school",
    "factory|a building where goods are made in large numbers",
    "warehouse|a large building where goods are stored",
    "office|a room or building where people work at desks",
    "restaurant|a place where people pay to eat a meal at a table",
    "hotel|a building where travellers pay for a room to sleep in",
    "hostel|a simple and cheap place to stay for travellers",
    "supermarket|a large shop that sells food and things for the household",
    "market|a place where people buy and sell goods at stalls",
    "castle|a large old building with thick walls and towers that was built for defence",
    "palace|a large and splendid house of a king, queen or other ruler",
    "tower|a tall and narrow building",
    "skyscraper|a very tall building with many floors",
    "cottage|a small house in the country",
    "hut|a small and simple house, often made of wood",
    "barn|a farm building for storing hay and grain or for keeping animals",
    "stable|a building in which horses are kept",
    "greenhouse|a building with glass walls in which plants grow in warmth",
    "garage|a building in which a car is kept or repaired",
    "cellar|a room under a house",
    "attic|the room just under the roof of a house",
    "balcony|a platform on the outside of a building, with a railing, where people can sit or stand",
    "kitchen|a room in which meals are prepared",
    "bathroom|a room with a bath or a shower and a basin",
    "bedroom|a room with a bed for sleeping",
    "corridor|a long and narrow passage with doors to rooms",
    "staircase|a set of steps that leads from one floor to another",
    "chimney|a pipe or shaft that carries smoke from a fire out through the roof",
    "roof|the cover on top of a building",
    "fountain|a place where water is pushed up into the air for decoration or for drinking",
    "bridge|a structure that carries a road, a railway or a path over a river or a valley",
    "tunnel|a passage that goes under the ground or through a mountain",
    "dam|a wall across a river that holds back the water",
    "canal|a waterway that was dug by people",
    "harbour|a sheltered place at the coast where ships can stop",
    "airport|a place where aeroplanes take off and land",
    "railway station|a place where trains stop so that people can get on and off",
    "crossroads|a place where two roads meet and cross",
    "roundabout|a road junction where cars drive around a circle in the middle",
    "motorway|a wide road for fast traffic without crossings",
    "pavement|the path for walkers beside a road",
    "playground|a place with swings and slides where children play",
    "park|an area of grass and trees in a town where people can rest and play",
    "zoo|a place where wild animals are kept so that people can see them",
    "aquarium|a glass tank for fish, or a building where sea animals are shown",
    "farm|a piece of land where crops are grown or animals are kept",
    "orchard|a piece of land where fruit trees are grown",
    "vineyard|a field where grapes for wine are grown",
    "church|a building in which Christians meet and pray",
    "mosque|a building in which Muslims meet and pray",
    "synagogue|a building in which Jews meet and pray",
    "temple|a building for worship in many religions",
    "monastery|a place where monks live and pray together",
    "cemetery|a place where dead people are buried",
    "prison|a building where people are locked up as a punishment",
    "court|the place where a judge decides about the law",
    "town hall|the building from which a town is governed",
    "capital|the city in which the government of a country has its seat",
    "village|a small group of houses in the country, smaller than a town",
    "suburb|a part of a town that lies at its edge, where many people live",
    "border|the line between two countries or areas",
    "continent|one of the large masses of land on the Earth, such as Africa or Asia",
    "ocean|one of the very large areas of salt water on the Earth",
    "lake|a large area of water with land all around it",
    "pond|a small area of still water",
    "river|a large stream of water that flows across the land to the sea or to a lake",
    "stream|a small and narrow river",
    "waterfall|a place where a river falls down over rocks",
    "bay|a part of the coast where the land curves inwards",
    "beach|a strip of sand or stones beside the sea or a lake",
    "cliff|a steep face of rock, often at the sea",
    "coast|the land along the edge of the sea",
    "mountain|a very high and steep part of the land",
    "hill|a piece of land that is higher than the land around it, but not as high as a mountain",
    "valley|low land between hills or mountains",
    "canyon|a deep and narrow valley with steep sides, cut by a river",
    "cave|a large natural hole in a rock or under the ground",
    "desert|a very dry area where few plants grow",
    "forest|a large area that is covered with trees",
    "jungle|a thick forest in a hot and wet country",
    "meadow|a field with grass and wild flowers",
    "swamp|an area of soft and very wet land",
    "iceberg|a large piece of ice that floats in the sea",
    "coral reef|a ridge in a warm sea that is built by tiny animals called corals",
    "horizon|the line where the land or the sea seems to meet the sky",
    "dune|a hill of sand that was made by the wind",
    "spring|a place where water comes out of the ground, or the season after winter",
    "crater|a round hollow in the ground made by a volcano or by something that fell from the sky",
    "planet|a large round body that moves around a star",
    "moon|a body that moves around a planet",
    "solar system|a star with all the planets and smaller bodies that move around it",
    "meteor|a bit of rock from space that burns up in the air as a bright streak",
    "storm|very bad weather with strong wind and often rain or snow",
    "hurricane|a huge and violent storm that forms over a warm ocean",
    "tornado|a violent storm in which the wind turns around in a narrow column",
    "flood|a large amount of water that covers land which is usually dry",
    "tsunami|a huge wave that is caused by an earthquake under the sea",
    "~fog|a thick cloud of tiny water drops close to the ground",
    "~snow|frozen water that falls from clouds as soft white flakes",
    "~hail|frozen rain that falls as small balls of ice",
    "~dew|small drops of water that form on grass and leaves in the cool night",
    "~frost|a thin white layer of ice that forms on cold surfaces",
    "~lightning|a bright flash of electricity in the sky during a thunderstorm",
    "~climate|the usual weather of a place over many years",
    "~soil|the top layer of earth in which plants grow",
    "~mud|soft, wet earth",
    "~sand|a mass of very small grains of rock",
    "~ice|water that has frozen and become solid",
    "flower|the part of a plant that makes seeds and is often colourful",
    "leaf|one of the flat and mostly green parts of a plant that catch sunlight",
    "tree|a tall plant with a trunk of wood, branches and leaves",
    "bush|a plant with many woody stems that is smaller than a tree",
    "cactus|a plant with spines that stores water and grows in dry places",
    "fruit|the part of a plant that holds its seeds and is often sweet to eat",
    "vegetable|a plant or a part of a plant that is eaten as food, such as a carrot or a cabbage",
    "mushroom|a fungus with a stem and a cap, and some kinds of it can be eaten",
    "nest|a home that birds and some other animals build for their young",
    "feather|one of the light things that cover the body of a bird",
    "herd|a group of animals such as cows or elephants that live together",
    "pet|an animal that people keep at home for company",
    "predator|an animal that hunts and eats other animals",
    "dinosaur|one of the reptiles, many of them huge, that lived on the Earth millions of years ago",
    "fossil|the remains or the print of an animal or a plant that turned to stone long ago",
)
places = meanings("places", PLACES)
TASKS: tuple[Task, ...] = (places,) * 5
