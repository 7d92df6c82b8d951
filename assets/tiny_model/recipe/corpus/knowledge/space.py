"""Questions about the planets, the Sun, the Moon and space."""

from __future__ import annotations

from corpus.knowledge.frames import Row, Task, choice, having, quiz, table, task, truth

# name, place from the Sun, kind, colour, known moons, note, moon names
PLANETS = table(
    "name place kind colour moons note days",
    (
        "Mercury|first|a small rocky planet|grey|no moons|is the smallest planet and the closest one to the Sun|88 days",
        "Venus|second|a rocky planet|pale yellow|no moons|is the hottest planet and the brightest one in our sky|225 days",
        "Earth|third|a rocky planet|blue|one moon|is the only planet known to have life|365 days",
        "Mars|fourth|a rocky planet|red|two moons, Phobos and Deimos|looks red because of the rust in its soil|687 days",
        "Jupiter|fifth|a gas giant|orange and white|many moons, such as Io, Europa, Ganymede and Callisto"
        "|is the largest planet and has a great red spot|12 years",
        "Saturn|sixth|a gas giant|pale gold|many moons, the largest of which is Titan|is known for its bright rings|29 years",
        "Uranus|seventh|an ice giant|light blue-green|many moons, such as Titania and Oberon"
        "|is tipped over on its side|84 years",
        "Neptune|eighth|an ice giant|deep blue|several moons, the largest of which is Triton"
        "|is the planet farthest from the Sun|165 years",
    ),
)
NEIGHBOURS = table(
    "name before after",
    (
        "Mercury||Venus",
        "Venus|Mercury|Earth",
        "Earth|Venus|Mars",
        "Mars|Earth|Jupiter",
        "Jupiter|Mars|Saturn",
        "Saturn|Jupiter|Uranus",
        "Uranus|Saturn|Neptune",
        "Neptune|Uranus|",
    ),
)
MOONS = table(
    "moon planet",
    (
        *("Phobos|Mars", "Deimos|Mars", "Io|Jupiter", "Europa|Jupiter", "Ganymede|Jupiter", "Callisto|Jupiter"),
        *("Titan|Saturn", "Enceladus|Saturn", "Rhea|Saturn", "Mimas|Saturn", "Titania|Uranus", "Oberon|Uranus"),
        *("Miranda|Uranus", "Triton|Neptune"),
    ),
)


def about(row: Row) -> str:
    """All of a planet's row in four sentences."""
    return (
        f"{row['name']} is the {row['place']} planet from the Sun and {row['kind']}. It {row['note']}. "
        f"It looks {row['colour']} and has {row['moons']}. It takes about {row['days']} to go around the Sun."
    )


place = task(
    "place",
    PLANETS,
    "{name} is the {place} planet from the Sun.",
    "place",
    nouns=("the place of {name} in the solar system",),
    indirect=("which planet from the Sun {name} is", "where {name} is in the solar system"),
    asks=(
        "Where is {name} in the order of the planets?",
        "Which planet from the Sun is {name}?",
        "What place does {name} have in the solar system?",
        "{name} is which planet from the Sun?",
        "Counting from the Sun, which planet is {name}?",
        "What is the position of {name} in the solar system?",
        "Where in the solar system is {name}?",
        "{name}: which place from the Sun?",
        "In which place from the Sun is {name}?",
        "How far along from the Sun is {name}, counting planets?",
    ),
    again="{name}",
)
at_place = task(
    "at_place",
    PLANETS,
    "The {place} planet from the Sun is {name}. It {note}.",
    "name",
    nouns=("the {place} planet from the Sun", "the {place} planet", "the {place} planet in the solar system"),
    clauses=("which planet is {place} from the Sun", "which planet comes {place} from the Sun"),
    asks=(
        "Which planet is the {place} one?",
        "What is the name of the {place} planet?",
        "{place} planet from the sun",
        "Which planet is in {place} place from the Sun?",
        "Counting from the Sun, which is the {place} planet?",
        "If you count from the Sun, what planet is {place}?",
    ),
    again="the {place} one",
)
noted = task(
    "noted",
    PLANETS,
    "{name} {note}. It is the {place} planet from the Sun.",
    "name",
    clauses=("which planet {note}", "what planet {note}"),
    asks=(
        "Which of the planets {note}?",
        "It {note}. Which planet is it?",
        "I'm thinking of a planet that {note}. Which one?",
        "Name the planet that {note}.",
        "Which planet in the solar system {note}?",
    ),
)
about_planet = task(
    "about_planet",
    PLANETS,
    about,
    "name place",
    asks=(
        "Tell me about {name}.",
        "What is {name}?",
        "Tell me about the planet {name}.",
        "What can you tell me about {name}?",
        "What do you know about the planet {name}?",
        "Describe {name}.",
        "Give me some facts about {name}.",
        "Write a short paragraph about the planet {name}.",
        "What is {name} like?",
        "What kind of planet is {name}?",
        "I want to learn about {name}.",
        "facts about {name}",
        "What is special about {name}?",
    ),
    again="{name}",
)
moons = task(
    "moons",
    PLANETS,
    "{name} has {moons}.",
    "moons",
    indirect=("how many moons {name} has", "which moons {name} has"),
    asks=(
        "How many moons does {name} have?",
        "Does {name} have moons?",
        "Does {name} have any moons?",
        "What moons does {name} have?",
        "Which moons belong to {name}?",
        "{name}: moons?",
        "How many moons go around {name}?",
        "Are there moons around {name}?",
        "What can you say about the moons of {name}?",
        "Number of moons of {name}?",
    ),
    again="{name}",
)
moon_of = task(
    "moon_of",
    MOONS,
    "{moon} is a moon of {planet}.",
    "planet",
    clauses=("which planet has the moon {moon}",),
    indirect=("which planet {moon} belongs to", "what {moon} is"),
    asks=(
        "What is {moon}?",
        "{moon} is a moon of which planet?",
        "Which planet does the moon {moon} belong to?",
        "To which planet does {moon} belong?",
        "Which planet does {moon} orbit?",
        "What planet does {moon} go around?",
        "{moon}: moon of which planet?",
        "Where is the moon {moon}?",
        "Whose moon is {moon}?",
        "Around which planet does {moon} circle?",
    ),
    again="{moon}",
)
colour = task(
    "colour",
    PLANETS,
    "{name} looks {colour}.",
    "colour",
    nouns=("the colour of {name}", "the color of {name}"),
    indirect=("what colour {name} is", "what colour {name} has"),
    asks=(
        "What colour is {name}?",
        "What color is {name}?",
        "Which colour does {name} have?",
        "What colour does the planet {name} have?",
        "How does {name} look from space? I mean its colour.",
        "Which colour is the planet {name}?",
        "{name}: colour?",
        "In which colour should I paint {name}?",
        "I'm drawing {name}. Which colour do I need?",
    ),
    again="{name}",
)
year = task(
    "year",
    PLANETS,
    "{name} takes about {days} to go around the Sun.",
    "days",
    nouns=("the length of a year on {name}",),
    indirect=("how long a year on {name} is", "how long {name} takes to go around the Sun"),
    asks=(
        "How long is a year on {name}?",
        "How long does {name} take to go around the Sun?",
        "How long does {name} need for one orbit?",
        "How much time does {name} need to circle the Sun?",
        "A year on {name} is how long?",
        "What is the orbital period of {name}?",
        "{name}: length of a year?",
        "How long is one trip of {name} around the Sun?",
        "How long does one orbit of {name} take?",
        "What is the year of {name} in our time?",
    ),
    again="{name}",
)
after = task(
    "after",
    having(NEIGHBOURS, "after"),
    "The planet after {name} is {after}, counting from the Sun.",
    "after",
    nouns=("the planet after {name}", "the next planet after {name}"),
    clauses=("which planet comes after {name}", "which planet comes next after {name}"),
    asks=("What planet comes after {name}?", "What comes after {name} in the solar system?", "Which planet follows {name}?"),
    again="after {name}",
)
before = task(
    "before",
    having(NEIGHBOURS, "before"),
    "The planet before {name} is {before}, counting from the Sun.",
    "before",
    nouns=("the planet before {name}", "the planet just before {name}"),
    clauses=("which planet comes before {name}", "which planet comes right before {name}"),
    asks=(
        "What planet comes before {name}?",
        "What comes before {name} in the solar system?",
        "Which planet stands before {name}?",
    ),
    again="before {name}",
)
is_place = truth(
    "is_place",
    PLANETS,
    "place",
    "Yes, {name} is the {place} planet from the Sun.",
    "No, {name} is the {place} planet from the Sun.",
    "place",
    (
        "Is {name} the {claim} planet from the Sun?",
        "{name} is the {claim} planet, right?",
        "Is it true that {name} is the {claim} planet from the Sun?",
        "I think {name} is the {claim} planet from the Sun. Is that right?",
        "True or false: {name} is the {claim} planet from the Sun.",
    ),
)
which_place = choice(
    "which_place",
    PLANETS,
    "name",
    "The {place} planet from the Sun is {name}.",
    (
        "Which is the {place} planet from the Sun: {one}, {two} or {three}?",
        "{one}, {two} or {three}: which is the {place} planet from the Sun?",
        "What is the {place} planet: {one}, {two} or {three}?",
    ),
)
planet_quiz = quiz(
    "planet_quiz",
    PLANETS,
    "name",
    "the {place} planet",
    "What is the {place} planet from the Sun?",
    "The {place} planet from the Sun is {name}.",
)
TASKS: tuple[Task, ...] = (
    *(place, at_place, noted, about_planet, moons, moon_of, colour, year, after, before, is_place, which_place),
    planet_quiz,
)
