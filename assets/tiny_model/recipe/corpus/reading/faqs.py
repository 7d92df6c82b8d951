"""Pages of frequently asked questions: of shops, museums, clubs, hotels, swimming pools and libraries."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker, upper
from ..values import DAYS, LAST_NAMES, STREETS, people, phone, street, syllables, town
from .faq_data import DOGS, LOCKERS, PAY_BY, A
from .shop_kit import Sheet, bars, clockface, count_of, number, price, purse

# The kind of place; how its names end; what may be asked about it; parts that may be closed.
PLACES = (
    (
        "museum",
        bars("Museum | Museum of Clocks | Toy Museum | Railway Museum | Gallery | Museum of Glass | Folk Museum"),
        bars("""opens | closes | closed | where | bus | parking | phone | dogs | boss | founded | adult | child | tour |
    tour_length | audio
        | objects | locker | why_closed"""),
        bars("the tower | the cafe | the east wing | the sculpture garden | the second floor | the lift"),
    ),
    (
        "hotel",
        bars("Hotel | Inn | Guest House | Grand Hotel | Lodge | Park Hotel | Boarding House"),
        bars("""where | bus | parking | phone | dogs | boss | founded | pay_by | check_in | check_out | breakfast | rooms |
    cancel | bed
        | why_closed"""),
        bars("the sauna | the roof terrace | the garden restaurant | the fitness room | the old lift | the bar"),
    ),
    (
        "club",
        bars("Chess Club | Rowing Club | Tennis Club | Hiking Club | Photo Club | Judo Club | Dance Club | Choir"),
        bars("""where | bus | phone | dogs | boss | founded | pay_by | fee | training | trial | min_age | members | coach |
    course | locker
        | why_closed"""),
        bars("the club house | the training room | the changing room | the kitchen | the car park"),
    ),
    (
        "shop",
        bars(
            "Books | Bicycles | Furniture | Toys | Garden Centre | Music Shop | Shoes | Kitchen Store | Pottery | Outdoor Shop"
        ),
        bars("""opens | closes | closed | where | bus | parking | phone | dogs | boss | founded | pay_by | delivery |
    free_from | returns
        | voucher | why_closed"""),
        bars("the upper floor | the children's corner | the workshop | the entrance on the square | the coffee bar"),
    ),
    (
        "pool",
        bars("Pool | Baths | Swimming Pool | Lido | Thermal Baths"),
        bars("""opens | closes | closed | where | bus | parking | phone | boss | founded | pay_by | adult | child | water |
    locker | course
        | min_age | why_closed"""),
        bars("the diving tower | the sauna | the outdoor pool | the big slide | the children's pool"),
    ),
    (
        "library",
        bars("Library | Public Library | Town Library | Reading Room | Children's Library"),
        bars("""opens | closes | closed | where | bus | parking | phone | dogs | boss | founded | fee | loan | late | limit |
    locker
        | why_closed"""),
        bars("the reading room | the map room | the lift | the music section | the cellar archive"),
    ),
)
REASONS = bars("""because the roof is being repaired | because the heating has broken down | because it is being painted |
    because of a water leak
| because new windows are being put in | because the floor is being replaced | because a spare part is missing | because of
    the winter break
| because the fire brigade has asked for new doors | because of a private party | because it is being cleaned | because the
    lights are being changed
| because there are not enough staff | because birds are nesting there""")
INTROS = bars("""Here are the answers to the questions that we hear most often. | You have questions? We have answers. | Good
    to know before you come.
| Please read this page before you call us. | These are the things that people ask us again and again. | We hope that this
    page helps you.
| Answers to your questions, from A to Z. | Everything you need to know at a glance. | Many visitors write to us. Here is
    what they want to know.""")
ENDS = bars("""Is your question not here? Then just ask us. | We look forward to your visit. | Did we forget something? Tell
    us. | See you soon!
| Our staff are happy to help you. | We wish you a pleasant stay. | Thank you for your interest.""")
TITLES = bars("""Frequently asked questions | FAQ | Questions and answers | {name}: your questions | FAQ - {name} | Good to
    know | {name} - frequently asked questions
| Your questions, our answers | What people ask us | Before you come""")
OPEN_WORDS = ("Is ", "Are ", "Do ", "Can ", "May ")
TAILS = {
    "opens": bars("The queue is shortest at that time. | Please do not come earlier. | On holidays this may change."),
    "closed": bars("We need a day for cleaning. | Exceptions are announced on our page. | We use the time for repairs."),
    "where": bars("Look for the green door. | There is a big sign over the entrance. | The entrance is in the courtyard."),
    "bus": bars("The stop is right in front of the house. | Please do not forget your ticket. | It runs all day."),
    "parking": bars("There are only a few places. | Please do not park on the lawn. | Bicycles are free."),
    "phone": bars("Please be patient if nobody answers at once. | We will call you back. | Leave a message if we are busy."),
    "dogs": bars("Water is there for them. | Please clean up after your pet. | Cats are another matter."),
    "boss": bars("Praise and complaints are welcome there. | The door is always open."),
    "founded": bars("Much has changed since then. | An old photo hangs by the door. | We are a little proud of that."),
    "adult": bars("You can buy it at the desk. | Please pay at the desk."),
    "child": bars("Babies are free. | Please bring something that shows their age."),
    "check_in": bars("You can leave your bags with us before. | If you come late, let us know."),
    "breakfast": bars("There is fresh bread and fruit. | The jam is home-made."),
    "fee": bars("Students pay half. | We send a bill in spring."),
    "training": bars("Guests are welcome. | It often gets late."),
    "members": bars("We would like to grow. | The oldest is over ninety."),
    "delivery": bars("We send you a message before. | Large things may take longer."),
    "returns": bars("Please keep the receipt. | It must not have been used."),
    "water": bars("Children like it. | A shower before is a must."),
    "locker": bars("You get it back at the end. | We are not liable for lost things."),
    "loan": bars("Films are another matter. | You can renew them online."),
    "why_closed": bars("We are sorry about that. | Thank you for your patience. | It will not be for long."),
}


def _values(rng: Random, kind: str) -> dict[str, str]:
    write, clock = purse(rng), clockface(rng)
    adult = price(rng, 5, 24)
    quarter = (0, 0, 30, 15, 45)
    return {
        "opens": clock(rng.randint(7, 11), rng.choice(quarter)),
        "closes": clock(rng.randint(16, 22), rng.choice(quarter)),
        "closed": upper(rng.choice(DAYS)) + "s",
        "where": street(rng),
        "bus": str(rng.randint(2, 98)),
        "parking": write(rng.randint(4, 48) * 50),
        "phone": phone(rng),
        "dogs": rng.choice(DOGS if kind == "hotel" else DOGS[:1] + DOGS[1:5] + DOGS[6:8] + DOGS[9:]),
        "boss": people(rng, 1)[0],
        "founded": str(rng.randint(1896, 2024)),
        "pay_by": rng.choice(PAY_BY),
        "adult": write(adult),
        "child": write(adult // 200 * 100 + 50),
        "tour": clock(rng.randint(11, 16), rng.choice(quarter)),
        "tour_length": rng.choice((f"{rng.randint(5, 22) * 5} minutes", "an hour and a half", "one hour", "two hours")),
        "audio": write(rng.randint(3, 16) * 50),
        "objects": f"{rng.randint(140, 9800):,}",
        "locker": rng.choice(LOCKERS),
        "why_closed": rng.choice(REASONS),
        "check_in": clock(rng.randint(13, 17), rng.choice((0, 0, 30))),
        "check_out": clock(rng.randint(9, 12), rng.choice((0, 0, 30))),
        "breakfast": write(rng.randint(14, 58) * 50),
        "rooms": str(rng.randint(8, 240)),
        "cancel": rng.choice(
            (
                count_of(rng, rng.randint(2, 14), "day"),
                f"{rng.choice((12, 24, 36, 48, 72))} hours",
                count_of(rng, rng.randint(2, 4), "week"),
            )
        ),
        "bed": write(rng.randint(12, 60) * 100),
        "fee": write(rng.randint(8, 60) * (500 if kind == "club" else 100)),
        "training": rng.choice(DAYS),
        "trial": rng.choice(("two", "three", "four", "five", "2", "3", "4", "5", "six")),
        "min_age": number(rng, rng.randint(4, 18)),
        "members": str(rng.randint(14, 640)),
        "coach": people(rng, 1)[0],
        "course": write(rng.randint(8, 48) * 500),
        "delivery": rng.choice((count_of(rng, rng.randint(2, 9), "day"), count_of(rng, rng.randint(2, 6), "week"))),
        "free_from": write(rng.randint(3, 40) * 500),
        "returns": rng.choice(
            (count_of(rng, rng.choice((7, 10, 14, 20, 30, 60)), "day"), count_of(rng, rng.randint(2, 8), "week"))
        ),
        "voucher": count_of(rng, rng.randint(2, 10), "year"),
        "water": str(rng.randint(19, 36)),
        "loan": rng.choice(
            (count_of(rng, rng.choice((10, 14, 20, 21, 28, 30)), "day"), count_of(rng, rng.randint(2, 8), "week"))
        ),
        "late": write(rng.randint(2, 19) * 10),
        "limit": number(rng, rng.randint(4, 40)),
    }


def _name(rng: Random, ends: tuple[str, ...]) -> str:
    first = rng.choice((syllables(rng), town(rng), rng.choice(STREETS), rng.choice(LAST_NAMES)))
    return f"{first} {rng.choice(ends)}"


def _sheet(rng: Random, kind: str, name: str, part: str) -> Sheet:
    the = f"the {kind}"
    names = (the, the, f"the {name}") if kind != "shop" else (the, name)
    sheet = Sheet(rng, "frequently asked questions", N=upper(the), It="It", P=upper(the), p=names, name=name)
    sheet.slots |= {"p_doc": f"the {kind}", "p_doc_up": (upper(the), f"Our {kind}")}
    sheet.slots |= {"part": part, "part_up": upper(part), "age": str(rng.randint(10, 17))}
    return sheet


def _tail(rng: Random, key: str) -> str:
    return " " + rng.choice(TAILS[key]) if key in TAILS and rng.random() < 0.5 else ""


def faq(rng: Random) -> Document:
    """A page with questions and answers in one of four forms."""
    kind, ends, keys, parts = rng.choice(PLACES)
    name, values = _name(rng, ends), _values(rng, kind)
    sheet = _sheet(rng, kind, name, rng.choice(parts))
    shown = rng.sample(list(keys), rng.randint(5, 8))
    if "tour_length" in shown and "tour" not in shown:
        shown = ["tour" if key == "tour_length" else key for key in shown]
    if "tour_length" in shown:
        shown.remove("tour_length")
        shown.insert(shown.index("tour") + 1, "tour_length")
    for key in keys:
        if key not in shown:
            sheet.skip(A[key])
    form = rng.choice(("Q: {q}\nA: {a}", "{q}\n{a}", "{i}. {q}\n{a}", "{q} - {a}", "**{q}**\n{a}", "- {q} {a}"))
    gap = "\n" if form[0] == "-" or " - " in form else "\n\n"
    blocks = []
    for index, key in enumerate(shown, 1):
        frame = rng.choice(A[key].frames)
        yes = [head for head in A[key].heads if head.startswith(OPEN_WORDS)]
        question = sheet.pick(tuple(yes) if yes and frame.startswith(("Yes", "No,", "Every day except")) else A[key].heads)
        answer = sheet.record(A[key], sheet.fill(frame, v=values[key]), values[key]) + _tail(rng, key)
        blocks.append(form.replace("{q}", question).replace("{a}", answer).replace("{i}", str(index)))
    title = sheet.pick(TITLES)
    top = title if name in title else f"{name}\n{title}"
    opening = rng.choice(INTROS) if rng.random() < 0.7 else ""
    end = rng.choice(ENDS) if rng.random() < 0.5 else ""
    text = "\n\n".join(part for part in (top, opening, gap.join(blocks), end) if part)
    return sheet.document(text)


def information(rng: Random) -> Document:
    """The same information as running text, as on a page "About your visit"."""
    kind, ends, keys, parts = rng.choice(PLACES)
    name, values = _name(rng, ends), _values(rng, kind)
    sheet = _sheet(rng, kind, name, rng.choice(parts))
    order = [
        key
        for key in keys
        if key not in ("tour_length", "late", "audio", "bed", "course", "trial", "returns", "voucher", "locker")
    ]
    chosen = rng.sample(order, rng.randint(5, 8))
    shown = [key for key in order if key in chosen]
    for key in keys:
        if key not in shown:
            sheet.skip(A[key])
    told = []
    for key in shown:
        frames = [frame for frame in A[key].frames if not frame.startswith(("Yes", "No,", "Every day except"))]
        sentence = sheet.fill(rng.choice(frames), v=values[key])
        told.append(sheet.record(A[key], sentence, values[key]) + _tail(rng, key))
    half = (len(told) + 1) // 2
    opening = rng.choice(
        (
            f"Welcome to {name}.",
            f"Dear visitors of {name},",
            f"This is what you should know about {name}.",
            f"{name} - information",
        )
    )
    layout = rng.randrange(3)
    end = rng.choice(ENDS)
    if layout == 0:
        text = f"{opening}\n\n{' '.join(told[:half])}\n\n{' '.join([*told[half:], end])}"
    elif layout == 1:
        text = " ".join([f"Welcome to {name}.", *told, end])
    else:
        text = f"{name}\n\n" + "\n".join(f"- {line}" for line in told) + f"\n\n{end}"
    return sheet.document(text)


GENRES: tuple[Maker, ...] = (faq, information)
