"""Which fields fit which things: for classes with chosen fields, and for lists of dictionaries."""

from __future__ import annotations

from random import Random

from corpus.code.family import KEYS, TEXT_KEYS

# thing: text fields; number fields
THINGS = {
    "Book": ("title author genre language publisher", "pages year price rating"),
    "Car": ("brand model colour owner fuel", "year price speed weight doors"),
    "Player": ("name team position country", "score level age goals"),
    "Ticket": ("title owner seat city", "price row number"),
    "House": ("street city owner colour", "price rooms size year floors"),
    "Robot": ("name model task colour", "speed weight height power"),
    "Song": ("title artist genre album language", "length year rating plays"),
    "Planet": ("name star colour type", "radius mass distance moons temperature"),
    "Garden": ("name owner city soil", "size width length trees"),
    "Camera": ("brand model colour type", "price weight zoom pixels"),
    "Recipe": ("title author cuisine category", "servings minutes calories rating"),
    "Student": ("name email city school", "age grade score year"),
    "Ship": ("name owner harbour country", "length weight speed cabins"),
    "Lamp": ("brand colour room shape", "price height power"),
    "Train": ("name origin destination operator", "speed length seats platform"),
    "Employee": ("name email team title office", "age salary hours year"),
    "Product": ("name brand category colour", "price stock weight rating"),
    "Order": ("customer product status city", "quantity price number total"),
    "Film": ("title director genre country", "year length rating budget"),
    "Team": ("name city coach league", "points wins losses rank"),
    "Hotel": ("name city street owner", "rooms stars price rating"),
    "Animal": ("name species sound colour", "age weight legs speed"),
    "City": ("name country mayor language", "population area height"),
    "Course": ("title teacher room language", "hours price level seats"),
    "Customer": ("name email city country", "age orders points balance"),
    "Event": ("title place organizer date", "guests price duration"),
    "Message": ("sender receiver subject text", "size priority number"),
    "Phone": ("brand model colour owner", "price storage battery weight"),
    "Room": ("name building floor_plan colour", "size seats windows number"),
    "Tree": ("species place colour", "height age width"),
    "User": ("name email city status", "age level points"),
    "Vehicle": ("brand model fuel owner", "speed weight seats price"),
    "Invoice": ("customer address date status", "total tax number discount"),
    "Lesson": ("title teacher room subject", "duration level number"),
    "Pet": ("name species owner colour", "age weight price"),
    "Teacher": ("name subject school email", "age hours salary"),
    "Flight": ("origin destination airline gate", "number price seats duration"),
    "Game": ("title genre publisher platform", "price players rating year"),
    "Article": ("title author topic language", "pages year words"),
    "Boat": ("name owner harbour colour", "length speed seats"),
    "Bottle": ("brand colour material", "volume price weight"),
    "Museum": ("name city director topic", "rooms price visitors"),
    "Package": ("sender receiver status content", "weight width price number"),
    "Patient": ("name doctor room status", "age height weight"),
}


def field_names(rng: Random, thing: str, texts: int, numbers: int) -> tuple[str, ...]:
    """Names of fields that fit a thing; for an unknown thing any."""
    words, figures = (part.split() for part in THINGS[thing]) if thing in THINGS else (TEXT_KEYS, KEYS)
    return (*rng.sample(words, min(texts, len(words))), *rng.sample(figures, min(numbers, len(figures))))


def another(rng: Random, thing: str, taken: tuple[str, ...]) -> str:
    """One more field that fits."""
    words, figures = (part.split() for part in THINGS[thing]) if thing in THINGS else (TEXT_KEYS, KEYS)
    left = [name for name in (*words, *figures) if name not in taken]
    return rng.choice(left or [name for name in KEYS if name not in taken])


def is_number(field: str) -> bool:
    """Whether a field holds a number."""
    return field in KEYS or any(field in figures.split() for _, figures in THINGS.values())
