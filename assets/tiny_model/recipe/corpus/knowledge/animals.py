"""Questions about animals: kind, food, young, group, home, sound, legs."""

from __future__ import annotations

from corpus.knowledge.animals_data import BIRDS, MAMMALS, OTHERS
from corpus.knowledge.frames import Row, Task, having, table, task, truth, unique
from corpus.knowledge.words import plural

ANIMALS = table("name many kind food young group home sound legs note", MAMMALS + BIRDS + OTHERS)
KINDS = tuple(row for row in ANIMALS if row["kind"] in ("mammal", "bird", "reptile", "amphibian", "fish", "insect"))
GROUPS = ("pack", "herd", "flock", "pride", "swarm", "school", "pod", "colony", "gaggle", "litter", "troop")


def legs_of(row: Row) -> str:
    """How many legs, as a sentence."""
    more = "" if row["legs"].endswith("arms") else " legs"
    return f"{row['An_name']} has {row['legs']}{more}. It is {row['an_kind']}."


PLACES = {
    "house": "in houses with people",
    "loft": "in lofts and on buildings",
    "house and garden": "in houses and gardens",
    "woods and gardens": "in woods and gardens",
    "nest of leaves": "in a nest of leaves",
    "den in the snow": "in a den in the snow",
    "bamboo forest": "in bamboo forests",
    "grassland": "in grassland",
    "savannah": "on the savannah",
    "savannah or forest": "on the savannah or in forests",
    "jungle": "in the jungle",
    "rainforest": "in the rainforest",
    "river or lake": "in rivers and lakes",
    "desert": "in the desert",
    "pasture in the Andes": "in the Andes",
    "forest": "in the forest",
    "northern forest": "in northern forests",
    "tundra": "in the tundra",
    "ocean": "in the ocean",
    "sea": "in the sea",
    "coast": "on the coast",
    "cold southern coast": "on cold southern coasts",
    "pond": "in and around ponds",
    "lake": "on lakes",
    "salt lake": "at salt lakes",
    "farmyard": "in the farmyard",
    "garden or forest": "in gardens and forests",
    "nest on a roof": "in nests on roofs",
    "damp garden": "in damp gardens",
    "damp forest": "in damp forests",
    "sunny wall": "on sunny walls and rocks",
    "river": "in rivers",
    "river and sea": "in rivers and in the sea",
    "sea and river": "in the sea and in rivers",
    "dry land": "on dry land",
    "tree": "in trees",
    "eucalyptus tree": "in eucalyptus trees",
    "hollow tree": "in hollow trees",
    "hole in a tree": "in holes in trees",
    "den in a tree": "in dens in trees",
    "nest of another bird": "in trees and hedges",
    "tank or pond": "in tanks and ponds",
    "seagrass": "in seagrass",
    "meadow": "in meadows",
    "garden": "in gardens",
    "still water": "near still water",
    "wood and soil": "in wood and in the soil",
    "soil": "in the soil",
    "beach": "on beaches",
    "sea floor": "on the sea floor",
    "web": "in webs",
    "shallow hollow in the grass": "in shallow hollows in the grass",
    "shell": "in gardens and woods, in their own shells",
}


def place(row: Row) -> str:
    """Where an animal lives, with its preposition."""
    return PLACES.get(row["home"]) or "in " + plural(row["home"])


def about(row: Row) -> str:
    """Two or three sentences on an animal."""
    kin = f"{row['An_name']} is {row['an_kind']}. It {row['note']}."
    young = f" A young {row['name']} is called {row['an_young']}." if row["young"] else ""
    return f"{kin} {row['Many']} eat {row['food']}.{young}"


eats = task(
    "eats",
    ANIMALS,
    "{Many} eat {food}.",
    "food",
    nouns=("the food of {many}", "the usual food of {many}"),
    indirect=("what {many} eat", "what {an_name} eats", "what kind of food {many} eat"),
    asks=(
        "What do {many} eat?",
        "What does {an_name} eat?",
        "What do {many} feed on?",
        "What do {many} live on?",
        "What kind of food do {many} eat?",
        "{Many} eat what?",
        "What is the diet of {an_name}?",
        "What should I feed {an_name}?",
        "Which food do {many} like?",
        "what do {many} eat",
        "{Name}: food?",
        "What would you give {an_name} to eat?",
    ),
    again="{many}",
)
young = task(
    "young",
    having(ANIMALS, "young"),
    "A young {name} is called {an_young}.",
    "young",
    indirect=("what a young {name} is called", "what you call a baby {name}", "what the young of {an_name} is called"),
    asks=(
        "What is a young {name} called?",
        "What is a baby {name} called?",
        "What do you call a baby {name}?",
        "What do you call the young of {an_name}?",
        "What is the young of {an_name} called?",
        "What's the word for a baby {name}?",
        "Which word means a young {name}?",
        "Baby {name}: what is it called?",
        "baby {name} name",
        "How do you call a young {name}?",
        "What are baby {many} called?",
    ),
    again="a young {name}",
)
group = task(
    "group",
    tuple(row for row in ANIMALS if row["group"] in GROUPS),
    "A group of {many} is called {an_group}.",
    "group",
    nouns=("the word for a group of {many}", "the name for a group of {many}"),
    indirect=("what a group of {many} is called", "what you call a group of {many}"),
    asks=(
        "What is a group of {many} called?",
        "What do you call a group of {many}?",
        "What do you call many {many} together?",
        "A group of {many} is called what?",
        "Which word is used for a group of {many}?",
        "Group of {many}?",
        "group of {many} called",
        "What is the collective noun for {many}?",
        "A lot of {many} together are called what?",
        "How do you call a group of {many}?",
    ),
    again="{many}",
)
home = task(
    "home",
    ANIMALS,
    lambda row: f"{row['Many']} live {place(row)}.",
    "Many",
    indirect=("where {many} live", "where {an_name} lives"),
    asks=(
        "Where do {many} live?",
        "Where does {an_name} live?",
        "In what kind of place do {many} live?",
        "Where would I find {an_name}?",
        "Where is {an_name} at home?",
        "In what surroundings do {many} live?",
        "{Name}: where does it live?",
        "where do {many} live",
        "Where do I have to look if I want to see {many}?",
    ),
    again="{many}",
)
sound = task(
    "sound",
    having(ANIMALS, "sound"),
    "{Many} {sound}.",
    "sound",
    nouns=("the sound of {an_name}", "the sound that {an_name} makes"),
    indirect=("what sound {many} make", "what noise {an_name} makes"),
    asks=(
        "What sound does {an_name} make?",
        "What noise does {an_name} make?",
        "What sound do {many} make?",
        "Which sound do {many} make?",
        "What does {an_name} say?",
        "How does {an_name} sound?",
        "What do you call the sound of {an_name}?",
        "sound of {an_name}",
        "What do {many} do to make themselves heard?",
        "What noise do {many} make?",
        "How do {many} call?",
    ),
    again="{an_name}",
)
CALLS = (
    "bark",
    "moo",
    "neigh",
    "quack",
    "hoot",
    "hiss",
    "buzz",
    "croak",
    "baa",
    "honk",
    "cluck",
    "meow",
    "oink",
    "howl",
    "bray",
    "roar",
)
CALLERS = tuple(
    row | {"call": call, "calls": call + "s"}
    for row in unique(having(ANIMALS, "sound"), "sound")
    for call in CALLS
    if call == row["sound"].split(" ")[0]
)
who_sounds = task(
    "who_sounds",
    CALLERS,
    "{Many} {sound}.",
    "Many",
    asks=(
        "Which animal {calls}?",
        "What animal {calls}?",
        "Which animals {call}?",
        "What animals {call}?",
        "which animal {calls}",
        "Do you know which animal {calls}?",
        "Tell me which animal {calls}.",
        "What kind of animal {calls}?",
        "An animal that {calls}?",
        "Which animal makes this sound: {call}?",
        "What animal says {call}?",
    ),
)
legs = task(
    "legs",
    ANIMALS,
    legs_of,
    "legs",
    nouns=("the number of legs of {an_name}",),
    indirect=("how many legs {an_name} has", "how many legs {many} have"),
    asks=(
        "How many legs does {an_name} have?",
        "How many legs do {many} have?",
        "How many legs has {an_name} got?",
        "Does {an_name} have legs? How many?",
        "On how many legs does {an_name} walk?",
        "{Name}: number of legs?",
        "how many legs has {an_name}",
        "How many legs are on {an_name}?",
        "If I draw {an_name}, how many legs must I draw?",
        "Legs of {an_name}?",
    ),
    again="{an_name}",
)
kind = task(
    "kind",
    ANIMALS,
    "{An_name} is {an_kind}. It {note}.",
    "kind",
    indirect=("what kind of animal {an_name} is", "which class of animals {many} belong to"),
    asks=(
        "What kind of animal is {an_name}?",
        "What type of animal is {an_name}?",
        "Which class of animals does {an_name} belong to?",
        "What class of animal is {an_name}?",
        "To which group of animals do {many} belong?",
        "Is {an_name} a mammal, a bird, a fish or something else?",
        "{Name}: what kind of animal?",
        "How is {an_name} classified?",
        "What sort of creature is {an_name}?",
        "In biology, what is {an_name}?",
    ),
    again="{an_name}",
)
is_kind = truth(
    "is_kind",
    KINDS,
    "kind",
    "Yes, {an_name} is {an_kind}.",
    "No, {an_name} is not {an_claim}. It is {an_kind}.",
    "kind",
    (
        "Is {an_name} {an_claim}?",
        "{An_name} is {an_claim}, right?",
        "Is it true that {an_name} is {an_claim}?",
        "I think {an_name} is {an_claim}. Is that right?",
        "True or false: {an_name} is {an_claim}.",
        "Would you call {an_name} {an_claim}?",
        "Does {an_name} count as {an_claim}?",
        "Can you say that {an_name} is {an_claim}?",
        "{An_name} is {an_claim}, isn't it?",
        "Am I right that {an_name} is {an_claim}?",
    ),
)
about_animal = task(
    "about_animal",
    ANIMALS,
    about,
    "food",
    asks=(
        "Tell me about {many}.",
        "What is {an_name}?",
        "Tell me something about {many}.",
        "What do you know about {many}?",
        "Describe {an_name}.",
        "Give me some facts about {many}.",
        "Write a few sentences about {many}.",
        "What can you tell me about {an_name}?",
        "My child asks what {an_name} is.",
        "I have to give a talk about {many}. What can I say?",
        "facts about {many}",
        "I want to learn something about {many}.",
        "Write a short paragraph about the {name}.",
    ),
    again="{many}",
)
TASKS: tuple[Task, ...] = (
    eats,
    young,
    group,
    home,
    sound,
    who_sounds,
    legs,
    kind,
    is_kind,
    about_animal,
)
