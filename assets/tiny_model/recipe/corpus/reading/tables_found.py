"""Lost-property lists, and two products that are compared."""

from __future__ import annotations

from random import Random

from ..base import Document, Fact, Listing, Maker, an, join, upper
from ..values import COLOURS, DAYS, phone, room, syllables, town
from .tables_day import some

LOST = (
    "umbrella", "pair of glasses", "scarf", "suitcase", "laptop bag", "teddy bear", "wallet", "woollen hat", "water bottle",
    "bunch of keys", "sketchbook", "pair of gloves", "bicycle helmet", "flute case", "raincoat", "headphones case",
)  # fmt: skip
FOUND_AT = ("in the waiting hall", "on the night bus", "at the ticket desk", "on platform 3", "in the cafe", "by the lift")
GADGETS = (
    ("vacuum cleaner", "power", "watts", 400, 900), ("kettle", "capacity", "litres", 2, 6), ("tent", "floor area",
    "square metres", 3, 12),
    ("rucksack", "volume", "litres", 18, 70), ("desk lamp", "brightness", "lumens", 200, 900), ("printer", "speed",
    "pages a minute", 8, 40),
    ("washing machine", "load", "kg of laundry", 5, 11), ("electric bike", "range", "km", 40, 150), ("camera", "zoom",
    "times", 3, 40),
)  # fmt: skip


def office(rng: Random, keep: str, desk: str, ring: str) -> tuple[str, list[Fact]]:
    """The sentences about collecting things, and what they state."""
    end = rng.choice((f"Things are kept for {keep}. Pick them up in {desk} or ring {ring}.",
                      f"Come to {desk} or call {ring}. We keep everything for {keep}.",
                      f"Found things can be collected in {desk} (phone {ring}). After {keep} they are sold."))  # fmt: skip
    first, second = end.split(". ")
    first += "."
    asked = some(rng, "How long are things kept?", "For how long do they keep found things?",
    "How many weeks do I have to collect my "
                 "things?", "After what time are things gone?", "how long do they wait for the owner",
                 "Time limit?")  # fmt: skip
    kept = Fact(first if keep in first else second, keep, asked, f"Found things are kept for {keep}.")
    asked = some(rng, "Where can I collect my things?", "Where do I have to go?", "Which room is it?",
    "In which room are the things?",
                 "where do I pick up what I lost", "Where is the lost-property office?")  # fmt: skip
    return end, [kept, Fact(first if desk in first else second, desk, asked, f"Things can be collected in {desk}.")]


def lost_property(rng: Random) -> Document:
    """What was found at a station or a hall, where and when."""
    place = f"{town(rng)} {rng.choice(('Station', 'Airport', 'Concert Hall', 'Swimming Pool', 'University', 'Bus Depot'))}"
    items, spots, days = rng.sample(LOST, 4), rng.sample(FOUND_AT, 4), rng.sample(DAYS, 4)
    colours, numbers = rng.sample(COLOURS, 4), rng.sample(range(100, 990), 4)
    table, sep = rng.random() < 0.5, rng.choice((" | ", "; ", " - "))
    lines, facts = [], []
    for item, spot, day, colour, number in zip(items, spots, days, colours, numbers, strict=True):
        named = f"{colour} {item}"
        prose = (f"No. {number}: {an(named)}, found on {day} {spot}.",
        f"On {day} {an(named)} (number {number}) was found {spot}.",
                 f"{upper(an(named))} was handed in on {day}; it had been left {spot}. Number {number}.")  # fmt: skip
        lines.append(sep.join((str(number), named, day, spot)) if table else prose[0] if numbers[0] % 2 else prose[1])
        asked = some(rng, f"Where was the {item} found?", f"Where did the {item} turn up?",
        f"In what place was the {item} left?",
                     f"Where had somebody left the {item}?", f"{item}: found where?", f"where did they find the {named}",
                     f"At which spot was the {item} lying?", f"Tell me where the {item} was found.")  # fmt: skip
        facts.append(Fact(lines[-1], spot, asked, f"The {item} was found {spot}."))
        asked = some(rng, f"When was the {item} found?", f"On which day was the {item} handed in?",
        f"What day did the {item} turn up?",
                     f"which day did they find the {item}", f"Day on which the {item} was found?",
                     f"On what day did somebody find the {named}?", f"I'd like to know when the {item} was found.")  # fmt: skip
        facts.append(Fact(lines[-1], day, asked, f"The {item} was found on {day}."))
        asked = some(
            rng,
            f"What colour is the {item}?",
            f"Which colour does the {item} have?",
            f"Colour of the {item}?",
            f"what does the {item} look like",
            f"In which colour is the {item}?",
            f"Is there a colour given for the {item}?",
        )
        facts.append(Fact(lines[-1], colour, asked, f"The colour of the {item} is {colour}."))
        asked = some(rng, f"What number does the {item} have?", f"Which number was given to the {item}?",
        f"Number of the {item}?",
                     f"Under which number is the {item} listed?", f"what's the list number of the {item}",
                     f"I lost my {item}. Which number should I quote?")  # fmt: skip
        facts.append(Fact(lines[-1], str(number), asked, f"The number of the {item} is {number}."))
    keep, desk, ring = f"{rng.randint(2, 9)} weeks", room(rng), phone(rng)
    end, more = office(rng, keep, desk, ring)
    facts += more
    head = rng.choice((f"Lost property - {place}", f"{place}: found this week", f"Found at {place}", f"Is this yours? {place}"))
    missing = [(f"Who found the {items[0]}?", f"who found the {items[0]}"), (f"How much is the {items[1]} worth?",
               f"how much the {items[1]} is worth"), ("What does it cost to get things back?",
               "what it costs to get things back"),
               ("When is the office open?", "when the office is open")]  # fmt: skip
    gone = rng.choice([item for item in LOST if item not in items])
    missing.append((f"Where was the {gone} found?", f"where {an(gone)} was found"))
    shown = Listing(("What was found?", "List everything that was found.", "Which things are waiting for their owners?",
                     "Name the lost things.", "What did people lose?"), tuple(items),
                     "The things that were found are")  # fmt: skip
    text = f"{head}\n\n" + "\n".join(lines) + f"\n\n{end}"
    fields = ((f"{items[0].replace(' ', '_')}_number", str(numbers[0])), ("kept_for", keep), ("room", desk), ("phone", ring))
    summary = f"The list of {place} names {join([an(item) for item in items])}. Things are kept for {keep} in {desk}."
    points = (
        *(f"{upper(item)}: {day}, {spot}" for item, day, spot in zip(items, days, spots, strict=True)),
        f"Kept for {keep}",
    )
    return Document("list", text, tuple(rng.sample(facts, 9)), fields, summary, points, tuple(rng.sample(missing, 4)), (shown,))


def compared(
    rng: Random, kind: str, feature: str, more: str, cheap: tuple, dear: tuple, ahead: tuple, best: tuple
) -> list[Fact]:
    """Which of the two is ahead in what; each is given by its name and the line about it."""
    facts: list[Fact] = []
    for (name, line), words, asked in (
        (cheap, "is cheaper", ("Which one is cheaper?", f"Which {kind} costs less?", "Which of the two has the lower price?",
                               "What's the cheaper one?", "I want to save money. Which one should I take?",
                               "Which one is less expensive?")),
        (dear, "is more expensive", ("Which one is more expensive?", f"Which {kind} costs more?", "Which has the higher price?",
                                     "Which of them is dearer?", "what's the more expensive one")),
        (ahead, f"has the {more} {feature}", (f"Which one has the {more} {feature}?",
                         f"Which of the two has the {more} {feature}?", f"which is better in {feature}",
                         f"Which {kind} is ahead in {feature}?", f"If {feature} matters most, which one should I take?")),
        (best, "has the longer guarantee", ("Which one has the longer guarantee?", "Which is guaranteed for longer?",
                                            "Which of them has more years of guarantee?", "Longer warranty: which one?")),
    ):  # fmt: skip
        facts.append(Fact(line, name, asked, f"The {name} {words}."))
    return facts


def versus(rng: Random) -> Document:
    """Two products side by side, in prose or in a table."""
    kind, feature, unit, low, high = rng.choice(GADGETS)
    a, b = (f"{syllables(rng)} {rng.choice(('Pro', 'One', 'X', 'Mini', 'Plus', 'Go'))}" for _ in "ab")
    f1, f2 = sorted(rng.sample(range(low, high + 1), 2))
    p1, p2 = rng.sample(range(*((700, 3200) if kind in ("electric bike", "washing machine") else (30, 380))), 2)
    w1, w2 = rng.sample(range(1, 6), 2)
    sign, good = (
        rng.choice("$€£"),
        rng.sample(("easy to use", "light to carry", "very quiet", "well made", "simple to clean"), 2),
    )
    bad = rng.choice(("the manual is hard to read", "the box is hard to open", "the colour is dull", "the delivery was slow"))
    lines, text = versus_text(rng, kind, feature, unit, (a, f1, p1, w1, good[0]), (b, f2, p2, w2, good[1]), sign, bad)
    more = {"brightness": "higher", "power": "higher", "speed": "higher", "zoom": "higher", "range": "longer"}.get(
        feature, "larger"
    )
    facts = []
    for name, value, price, years, line in ((a, f1, p1, w1, lines[0]), (b, f2, p2, w2, lines[1])):
        cost, much, long = f"{sign}{price:,}", f"{value} {unit}", f"{years} year{'s' * (years > 1)}"
        asked = some(
            rng,
            f"How much is the {name}?",
            f"What does the {name} cost?",
            f"Price of the {name}?",
            f"price of {name}",
            f"What do I pay for the {name}?",
            f"How expensive is the {name}?",
            f"I'd like to know the price of the {name}.",
        )
        facts.append(Fact(line, cost, asked, f"The {name} costs {cost}."))
        asked = some(rng, f"What is the {feature} of the {name}?", f"Which {feature} does the {name} have?",
        f"{upper(feature)} of the "
                     f"{name}?", f"What {feature} is given for the {name}?",
                     f"tell me the {feature} of the {name}")  # fmt: skip
        facts.append(Fact(line, much, asked, f"The {feature} of the {name} is {much}."))
        asked = some(rng, f"How long is the guarantee of the {name}?", f"For how long is the {name} guaranteed?",
        f"How many years of "
                     f"guarantee does the {name} have?", f"Guarantee of the {name}?", f"warranty on the {name}?")  # fmt: skip
        facts.append(Fact(line, long, asked, f"The {name} has a guarantee of {long}."))
    cheap, dear = ((a, lines[0]), (b, lines[1])) if p1 < p2 else ((b, lines[1]), (a, lines[0]))
    best = (a, lines[0]) if w1 > w2 else (b, lines[1])
    facts += compared(rng, kind, feature, more, cheap, dear, (b, lines[1]), best)
    missing = [
        ("Which one is heavier?", "which one is heavier"),
        (f"What colour is the {a}?", f"what colour the {a} is"),
        (f"Where is the {b} made?", f"where the {b} is made"),
        ("How many people tested them?", "how many people tested them"),
    ]
    fields = (
        (f"price_{a.split()[0].lower()}", f"{sign}{p1:,}"),
        (f"price_{b.split()[0].lower()}", f"{sign}{p2:,}"),
        ("cheaper", cheap[0]),
    )
    summary = f"The text compares two {kind}s, the {a} and the {b}. The {a} costs {sign}{p1:,} and the {b} {sign}{p2:,}."
    points = (f"{a}: {sign}{p1:,}, {f1} {unit}", f"{b}: {sign}{p2:,}, {f2} {unit}", f"{cheap[0]} is cheaper")
    return Document("comparison", text, tuple(rng.sample(facts, 9)), fields, summary, points, tuple(missing))


def versus_text(
    rng: Random, kind: str, feature: str, unit: str, one: tuple, two: tuple, sign: str, bad: str
) -> tuple[tuple[str, str], str]:
    """The sentences about either product, and the whole text."""
    frames = (
        "The {n} has a {f} of {v} {u}, costs {s}{p} and comes with a guarantee of {w}.",
        "For {s}{p} you get the {n}, which has a {f} of {v} {u} and a guarantee of {w}.",
        "The price of the {n} is {s}{p}; its {f} is {v} {u}, and the guarantee lasts {w}.",
        "{n} | {s}{p} | {f}: {v} {u} | guarantee: {w}",
    )
    frame = rng.choice(frames)
    other = frame if "|" in frame else rng.choice(frames[:3])
    lines = tuple(
        form.format(n=row[0], f=feature, v=row[1], u=unit, s=sign, p=f"{row[2]:,}", w=f"{row[3]} year{'s' * (row[3] > 1)}")
        for form, row in ((frame, one), (other, two))
    )
    start = rng.choice((f"Two {kind}s compared", f"Which {kind} should I buy?", f"Test: {kind}s", f"{one[0]} or {two[0]}?"))
    intro = rng.choice((f"We tried out two {kind}s for a month.", f"Many readers asked us about {kind}s, so we bought two.",
                        f"At first sight the two {kind}s look alike, but there are differences."))  # fmt: skip
    end = rng.choice((f"Both are {one[4]}, but with the {two[0]} {bad}.",
    f"The {one[0]} is {one[4]}, the {two[0]} is {two[4]}.",
                      f"We found the {two[0]} {two[4]}. A small minus of the {one[0]}: {bad}."))  # fmt: skip
    glue = "\n" if "|" in frame else " "
    return lines, f"{start}\n\n{intro}{glue}{lines[0]}{glue}{lines[1]}{glue}{end}"


GENRES: tuple[Maker, ...] = (lost_property, versus)
