"""Staff rosters, price lists and menus."""

from __future__ import annotations

from random import Random

from ..base import Document, Fact, Listing, Maker, upper
from ..values import DAYS, people, person, phone, syllables

PLACES = (
    ("Cafe {n}", "the cafe", "shifts"), ("{n} Library", "the library", "desk duty"), ("{n} Pharmacy", "the pharmacy", "shifts"),
    ("Museum of {n}", "the museum", "supervision"), ("{n} Pool", "the pool", "lifeguards"), ("{n} Bakery", "the bakery",
    "shifts"),
    ("Animal shelter {n}", "the shelter", "walking the dogs"), ("Hotel {n}", "the hotel", "reception"),
)  # fmt: skip
SHIFTS = (("early", "6:00 - 14:00", "14:00 - 22:00", "late"), ("morning", "8:00 - 13:00", "13:00 - 18:00", "afternoon"))
SERVICES = (
    ("Hairdresser", ("Haircut", "Wash and cut", "Beard trim", "Colouring", "Children's cut", "Blow-dry")),
    ("Bicycle workshop", ("Flat tyre", "Full check", "New brake pads", "New chain", "Wheel repair", "Light repair")),
    ("Laundry", ("Shirt", "Suit", "Winter coat", "Curtain", "Duvet", "Wedding dress")),
    ("Copy shop", ("Black-and-white copy", "Colour copy", "Binding", "Poster", "Business cards", "Photo print")),
    ("Garden centre", ("Rose bush", "Bag of soil", "Lawn mower hire", "Apple tree", "Herb box", "Delivery")),
    ("Boat hire", ("Rowing boat", "Pedal boat", "Canoe", "Sailing boat", "Life jacket", "Paddle board")),
    ("Tailor", ("Shortened trousers", "New zip", "Taken-in jacket", "Sewn-on button", "Patched sleeve", "Hemmed skirt")),
    ("Vet", ("First visit", "Vaccination", "Microchip", "Blood test", "Claw trimming", "Dental cleaning")),
)  # fmt: skip
DISHES = {
    "Starters": ("Tomato soup", "Green salad", "Garlic bread", "Smoked trout", "Stuffed mushrooms", "Lentil soup"),
    "Main courses": ("Roast chicken", "Vegetable curry", "Grilled salmon", "Pasta with peas", "Beef stew", "Spinach pie"),
    "Desserts": ("Apple cake", "Lemon sorbet", "Chocolate mousse", "Rice pudding", "Cheese plate", "Plum crumble"),
}


def some(rng: Random, *questions: str) -> tuple[str, ...]:
    """A sample of the wordings."""
    return tuple(rng.sample(questions, min(len(questions), rng.randint(7, 12))))


def roster(rng: Random) -> Document:
    """Who works when: two shifts a day."""
    title, where, what = rng.choice(PLACES)
    title = title.format(n=syllables(rng))
    first, hours1, hours2, second = rng.choice(SHIFTS)
    days = DAYS[: rng.randint(3, 5)]
    names = [name.split(" ")[0] for name in people(rng, 2 * len(days) + 1)]
    sep = rng.choice((" | ", " | ", "; "))
    lines = [f"Day{sep}{upper(first)} ({hours1}){sep}{upper(second)} ({hours2})"]
    facts: list[Fact] = []
    for index, day in enumerate(days):
        a, b = names[2 * index : 2 * index + 2]
        lines.append(f"{day}{sep}{a}{sep}{b}")
        for name, shift in ((a, first), (b, second)):
            asked = some(
                rng, f"Who works on {day} {shift}?", f"Who has the {shift} shift on {day}?",
                f"Whose is the {shift} shift on {day}?",
                f"Who is on duty on {day}, {shift} shift?", f"Which person is down for the {shift} shift on {day}?",
                f"{day}, {shift} shift: who?", f"who's working the {shift} shift on {day}",
                f"Whom do I meet in the {shift} on {day}?"
                if shift in ("morning", "afternoon") else f"Who comes in for the {shift} shift on {day}?",
                f"I need the name of the person on the {shift} shift on {day}.", f"Who does the {shift} shift on {day}?",
            )  # fmt: skip
            facts.append(Fact(lines[-1], name, asked, f"The {shift} shift on {day} is done by {name}."))
            asked = some(
                rng, f"When does {name} work?", f"On which day does {name} work?", f"What day is {name} on duty?",
                f"{name}'s day?",
                f"when is {name} there", f"Which day is {name} on the roster?", f"On what day can I find {name} at work?",
                f"I'd like to know when {name} is working.", f"What is {name}'s working day?",
            )  # fmt: skip
            facts.append(Fact(lines[-1], day, asked, f"{name} works on {day}."))
    boss, number = names[-1], phone(rng)
    swap = rng.choice((
        f"To swap a shift, please ring {boss} on {number}.", f"If you are ill, call {boss} ({number}) before 7 o'clock.",
        f"Questions about the roster? {boss} answers them on {number}.",
    ))  # fmt: skip
    ring = some(
        rng, f"What is {boss}'s number?", "Which number do I call about the roster?", f"How can I reach {boss}?",
        "Phone number for the roster?", f"Where do I ring {boss}?", "Number?", f"give me {boss}'s phone number",
        "What should I dial if I have a problem with the roster?",
    )  # fmt: skip
    chosen = [*rng.sample(facts, min(len(facts), 7)), Fact(swap, number, ring, f"The number of {boss} is {number}.")]
    text = f"{title}: {what}, week {rng.randint(1, 52)}\n\n" + "\n".join(lines) + f"\n\n{swap}"
    questions = ("Who is on the roster?", "List everybody who works.", "Names of all the people on duty?",
    "Who works that week?",
                 "Which people have a shift?", "Name the staff.")  # fmt: skip
    others = tuple(day for day in DAYS if day not in days)
    missing = [(f"Who works on {day}?", f"who works on {day}") for day in others]
    missing += [
        (f"What does {names[0]} earn?", f"what {names[0]} earns"),
        (f"How old is {names[1]}?", f"how old {names[1]} is"),
    ]
    fields = (("place", title), ("contact", boss), ("phone", number), (f"{days[0].lower()}_{first}", names[0]))
    summary = f"The roster shows who works at {where} from {days[0]} to {days[-1]}. {boss} can be reached on {number}."
    points = (
        *(f"{day}: {names[2 * i]} ({first}), {names[2 * i + 1]} ({second})" for i, day in enumerate(days)),
        f"{boss}: {number}",
    )
    shown = Listing(questions, tuple(names[: 2 * len(days)]), "The people on the roster are")
    return Document("roster", text, tuple(chosen), fields, summary, points, tuple(rng.sample(missing, 3)), (shown,))


def ranked(rng: Random, goods: list[tuple[str, int, str]], kind: str) -> list[Fact]:
    """Which thing is the cheapest and which the most expensive."""
    out = []
    for best, words in ((min, ("cheapest", "lowest", "least")), (max, ("most expensive", "highest", "most"))):
        name, _, line = best(goods, key=lambda row: row[1])
        asked = some(
            rng, f"What is the {words[0]} {kind}?", f"Which {kind} is the {words[0]}?", f"Which {kind} costs the {words[2]}?",
            f"Which {kind} has the {words[1]} price?", f"{words[0]} {kind}?", f"What costs the {words[2]}?",
            f"Name the {words[0]} {kind}.", f"For which {kind} do I pay the {words[2]}?",
        )  # fmt: skip
        out.append(Fact(line, name, asked, f"The {words[0]} {kind} is {name}."))
    return out


def priced(rng: Random, groups: dict[str, list[str]], sep: str, headed: bool) -> tuple[list[str], list[Fact], list[tuple]]:
    """The lines of a price list, what is asked about them, and (name, price, line) of everything on it."""
    sign, lines, facts, goods = rng.choice("€$£"), [], [], []
    spans = {"Starters": (6, 12), "Main courses": (13, 34), "Desserts": (3, 11)}
    used: set[int] = set()
    for head, names in groups.items():
        lines.append(head if headed else "")
        for name in names:
            amount = rng.choice([number for number in range(*spans.get(head, (4, 90))) if number not in used])
            used.add(amount)
            cost = f"{sign}{amount}.{rng.choice(('50', '90', '20'))}" if amount < 25 else f"{sign}{amount}"
            lines.append(f"{name}{sep}{cost}")
            goods.append((name, amount, lines[-1]))
            low = name.lower()
            asked = some(
                rng, f"How much is the {low}?", f"What does the {low} cost?", f"Price of the {low}?",
                f"What is the price of the {low}?",
                f"what do you charge for the {low}", f"How expensive is the {low}?", f"What would I pay for the {low}?",
                f"{low} price?",
                f"How much do I pay for the {low}?", f"Tell me the price of the {low}.", f"What do they want for the {low}?",
            )  # fmt: skip
            facts.append(Fact(lines[-1], cost, asked, f"The price of the {low} is {cost}."))
    return lines, facts, goods


def prices(rng: Random) -> Document:
    """A price list of a workshop or the menu of a restaurant."""
    menu = rng.random() < 0.5
    sep = rng.choice((": ", " - ", " ... ", " | "))
    owner, number, off = person(rng).split(" ")[1], phone(rng), rng.choice(DAYS)
    trade, services = rng.choice(SERVICES)
    kind, house = (
        ("dish", rng.choice((f"{owner}'s Kitchen", f"the {syllables(rng)} Grill"))) if menu else ("item", f"{trade} {owner}")
    )
    groups = {head: rng.sample(list(dishes), rng.randint(1, 3)) for head, dishes in DISHES.items()}
    lines, facts, goods = priced(rng, groups if menu else {"": rng.sample(list(services), rng.randint(4, 6))}, sep, menu)
    extremes = ranked(rng, goods, kind)
    first, last = rng.choice((
        (f"We are closed on {off}s.", f"To book, ring {number}."), (f"Closed on {off}s.", f"Phone: {number}"),
        (f"We take a break on {off}s.", f"Call us: {number}."), (f"No service on {off}s.", f"You can reach us on {number}."),
    ))  # fmt: skip
    facts = [*rng.sample(facts, min(4, len(facts))), *extremes]
    asked = some(rng, "When are they closed?", "On which day is it closed?", "Which day can't I go there?", "Closing day?",
                 "What day are they not open?", "when should I not come",
                 "Which day of the week do they take off?")  # fmt: skip
    facts.append(Fact(first, f"{off}s", asked, f"They are closed on {off}s."))
    asked = some(rng, "What is the phone number?", "Which number do I call?", "How can I reach them?", "Telephone?",
                 "give me the phone number", "Under what number can I ring them?", "Where can I phone?")  # fmt: skip
    facts.append(Fact(last, number, asked, f"The phone number is {number}."))
    title = rng.choice((f"{upper(house)}: {'menu' if menu else 'prices'}", f"{'Menu' if menu else 'Price list'} of {house}"))
    greeting = rng.choice(("All prices include tax. Please ask us if you cannot find what you need.",
                           "Prices may change without notice. We are glad to help you choose.",
                           "These prices are valid from this month on. Thank you for coming to us."))  # fmt: skip
    text = f"{title}\n{greeting}\n\n" + "\n".join(lines).strip() + f"\n\n{first} {last}"
    missing = [("Can I pay by card?", "whether I can pay by card"), ("What is the address?", "what the address is"),
               ("When do they open in the morning?", "when they open in the morning"), ("How many people work there?",
               "how many people work there"), ("Is there a discount for students?", "whether there is a discount for students"),
               ("I'm a student, do I pay less?", "whether students pay less")]  # fmt: skip
    plural = "dishes" if menu else "items"
    questions = ("What is on the list?", "List everything they offer.", f"Which {plural} are there?", "What can I get?",
                 "What do they have?", "Name everything that has a price.")  # fmt: skip
    shown = Listing(questions, tuple(name for name, _, _ in goods), f"The {plural} on the list are")
    low, high = (fact.value for fact in extremes)
    summary = (
        f"This is the {'menu' if menu else 'price list'} of {house}. The cheapest {kind} is {low}, the most expensive {high}."
    )
    points = (*(line.replace(sep, ": ") for _, _, line in goods[:5]), f"Closed on {off}s", f"Phone: {number}")
    fields = (("closed_on", f"{off}s"), ("phone", number), ("cheapest", low), ("most_expensive", high))
    return Document("price list", text, tuple(facts), fields, summary, points, tuple(rng.sample(missing, 4)), (shown,))


GENRES: tuple[Maker, ...] = (roster, prices)
