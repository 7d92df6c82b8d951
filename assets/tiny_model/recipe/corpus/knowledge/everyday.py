"""Questions about sports, musical instruments, foods, materials, colours, the body and shapes."""

from __future__ import annotations

from corpus.knowledge.everyday_data import FOODS, INSTRUMENTS, MATERIALS, MIXES, SHAPES, SPORTS
from corpus.knowledge.frames import Row, Task, having, task, truth

MANY = ("tapas", "baguettes", "crepes", "pretzels", "pierogi", "tacos", "burritos", "samosas", "spring rolls", "empanadas")


def in_team(row: Row) -> str:
    """How many players are on one side."""
    one = row["players"].startswith("one")
    if one:
        return f"In {row['name']}, there is {row['players']} on each side.".replace("is one or two", "are one or two")
    return f"A {row['name']} team has {row['players']} on the field at a time.".replace("A American", "An American").replace(
        "A ice", "An ice"
    )


def origin(row: Row) -> str:
    """Where a dish comes from and what it is."""
    many = row["name"] in MANY
    comes, it = ("come", "They are") if many else ("comes", "It is")
    return f"{row['Name']} {comes} from {row['country']}. {it} {row['what']}."


def material(row: Row) -> str:
    """What something is made from."""
    verb = "are" if row["thing"].endswith("s") and row["thing"] != "glass" else "is"
    return f"{row['Thing']} {verb} made from {row['stuff']}."


players = task(
    "players",
    having(SPORTS, "players"),
    in_team,
    "players",
    nouns=("the number of players in a team in {name}",),
    indirect=("how many players a team has in {name}",),
    asks=(
        "How many players are in a team in {name}?",
        "How many players does a team have in {name}?",
        "In {name}, how many players are on each side?",
        "{Name}: players per team?",
        "How many people play on one side in {name}?",
        "How many players are on the field for each team in {name}?",
        "How large is a team in {name}?",
        "How many do you need for a team in {name}?",
        "players per team in {name}",
        "With how many players do you play {name}?",
    ),
    again="{name}",
)
family = task(
    "family",
    INSTRUMENTS,
    lambda row: f"The {row['name']} is a {row['family']} instrument. It is played {row['how']}.",
    "family how",
    indirect=("what kind of instrument the {name} is", "which family the {name} belongs to"),
    asks=(
        "What kind of instrument is the {name}?",
        "Which family of instruments does the {name} belong to?",
        "What is {an_name}?",
        "How is the {name} played?",
        "How do you play the {name}?",
        "To which group of instruments does the {name} belong?",
        "What type of instrument is {an_name}?",
        "Is the {name} a string, wind, percussion or keyboard instrument?",
        "The {name}: what kind of instrument?",
        "Tell me about the {name}.",
        "How do you make a sound on the {name}?",
        "My daughter wants to play the {name}. What kind of instrument is that?",
    ),
    again="the {name}",
)
is_family = truth(
    "is_family",
    INSTRUMENTS,
    "family",
    "Yes, the {name} is a {family} instrument.",
    "No, the {name} is a {family} instrument.",
    "family",
    (
        "Is the {name} a {claim} instrument?",
        "The {name} is a {claim} instrument, right?",
        "Is it true that the {name} is a {claim} instrument?",
        "I think the {name} is a {claim} instrument. Is that right?",
        "True or false: the {name} is a {claim} instrument.",
        "Does the {name} belong to the {claim} instruments?",
    ),
)
food_from = task(
    "food_from",
    FOODS,
    origin,
    "country what",
    indirect=("where people invented {name}", "which country or region gave us {name}"),
    asks=(
        "From where do we have {name}?",
        "Which country do we have {name} from?",
        "Which country or region is the home of {name}?",
        "Where did people first make {name}?",
        "{Name}: from where?",
        "Where do people traditionally eat {name}?",
        "Tell me about {name}.",
        "Explain {name} and say where people first made this.",
        "I had {name} yesterday. Where is that from?",
        "Which cuisine has given us {name}?",
    ),
    again="{name}",
)
ONE = tuple(row for row in FOODS if row["name"] not in MANY)
dish = task(
    "dish",
    ONE,
    origin,
    "country what",
    indirect=("where {name} comes from", "what {name} is", "which country or region {name} comes from"),
    asks=(
        "Where does {name} come from?",
        "Which country does {name} come from?",
        "What is {name}?",
        "From which country or region is {name}?",
        "Where was {name} first made?",
        "What kind of food is {name}?",
        "What is {name}, and where does it come from?",
        "Which cuisine does {name} belong to?",
        "What is in {name}, and where is it from?",
        "where is {name} from",
    ),
    again="{name}",
)
made_of = task(
    "made_of",
    MATERIALS,
    material,
    "stuff",
    indirect=("what people make {thing} from",),
    asks=(
        "What do you make {thing} from?",
        "From what do people make {thing}?",
        "What do you need to make {thing}?",
        "{Thing}: made from what?",
        "What goes into {thing}?",
        "Which raw material does one need for {thing}?",
        "What material do people use for {thing}?",
        "From which material do you get {thing}?",
        "what do they make {thing} from",
        "I wonder what people use to make {thing}.",
    ),
    again="{thing}",
)
mixed = task(
    "mixed",
    MIXES,
    "If you mix {one} and {two}, you get {mix}.",
    "mix",
    nouns=("the mix of {one} and {two}",),
    indirect=("which colour you get from {one} and {two}", "what you get if you mix {one} and {two}"),
    asks=(
        "What do you get if you mix {one} and {two}?",
        "What colour do {one} and {two} make?",
        "What color do {two} and {one} make?",
        "Which colour do I get if I mix {one} and {two} paint?",
        "{One} and {two} make which colour?",
        "{One} plus {two}: which colour?",
        "What happens if I mix {two} with {one}?",
        "I mixed {one} with {two}. What colour is it now?",
        "Mix {one} and {two}. What colour is the result?",
        "Which colour comes from {two} and {one}?",
    ),
)
sides = task(
    "sides",
    SHAPES,
    "{An_name} has {sides} sides and {sides} corners.",
    "sides",
    nouns=("the number of sides of {an_name}",),
    indirect=("how many sides {an_name} has", "how many corners {an_name} has"),
    asks=(
        "How many sides does {an_name} have?",
        "How many corners does {an_name} have?",
        "How many angles does {an_name} have?",
        "How many edges does {an_name} have?",
        "{An_name} has how many sides?",
        "Number of sides of {an_name}?",
        "{Name}: how many sides?",
        "If I draw {an_name}, how many sides do I draw?",
        "How many sides are in {an_name}?",
    ),
    again="{an_name}",
)
shape = task(
    "shape",
    tuple(row for row in SHAPES if row["sides"] != "four"),
    "A shape with {sides} sides is called {an_name}.",
    "name",
    clauses=("which shape has {sides} sides", "what shape has {sides} sides"),
    asks=(
        "What is a shape with {sides} sides called?",
        "What do you call a shape with {sides} sides?",
        "A shape with {sides} corners is called what?",
        "Name a shape with {sides} sides.",
        "{Sides} sides: which shape?",
        "What is the name of a figure with {sides} sides?",
        "Which figure has {sides} corners?",
    ),
)
TASKS: tuple[Task, ...] = (
    players,
    family,
    is_family,
    food_from,
    dish,
    made_of,
    mixed,
    sides,
    shape,
)
