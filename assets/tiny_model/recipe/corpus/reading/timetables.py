"""Timetables: opening hours, departures of buses, trains and ferries, and the plans of lessons and courses."""

from __future__ import annotations

from random import Random

from corpus.base import Document, Maker, join
from corpus.reading._public_kit import Ask, Sheet, pounds, stamp
from corpus.reading.timetables_sheets import COURSES, HOURS, TRIPS
from corpus.values import CITIES, DAYS, STREETS, day_of_month, people, phone, syllables

PLACES = (
    ("Library", 540, 1080),
    ("Swimming Pool", 420, 1260),
    ("Museum", 600, 1050),
    ("Bakery", 360, 1080),
    ("Post Office", 510, 1050),
    ("Pharmacy", 510, 1110),
    ("Recycling Centre", 480, 990),
    ("Gym", 360, 1320),
    ("Garden Centre", 540, 1140),
    ("Zoo", 540, 1080),
    ("Gallery", 660, 1110),
    ("Market Hall", 420, 1080),
    ("Dental Practice", 480, 1020),
    ("Bookshop", 570, 1110),
    ("Town Hall Office", 480, 960),
    ("Ice Rink", 600, 1260),
    ("Toy Library", 840, 1080),
    ("Bicycle Shop", 540, 1110),
    ("Climbing Hall", 720, 1320),
    ("Animal Shelter", 780, 1020),
)
SHUT = (
    "because of a staff outing",
    "because the floor is being renewed",
    "because of stocktaking",
    "because the heating is being repaired",
    "because of a public holiday",
    "because the staff are at a training course",
)
LESSONS = (
    "Yoga",
    "Spanish for beginners",
    "Pottery",
    "Chess",
    "Watercolours",
    "First aid",
    "Guitar",
    "Judo",
    "Salsa",
    "Photography",
    "Sewing",
    "Knitting",
    "Table tennis",
    "Choir",
    "Cooking",
    "Woodwork",
    "Tai chi",
    "Drawing",
    "Italian",
    "Computer basics",
    "Creative writing",
    "Ballet",
    "Swimming",
    "Drums",
    "Gymnastics",
    "Theatre",
)
SCHOOL = (
    "Mathematics",
    "Biology",
    "History",
    "Physics",
    "Geography",
    "English",
    "Music",
    "Art",
    "Chemistry",
    "French",
    "Sport",
    "Economics",
)
BRING = ("a mat", "an apron", "indoor shoes", "a towel", "a pencil", "a water bottle", "a notebook", "warm socks")
WHY = (
    "because of roadworks at the station",
    "because the tunnel is being cleaned",
    "because the pier is being repaired",
    "because of low water",
    "because a bridge is closed",
    "because of the town festival",
    "because of strong wind",
    "because two drivers are ill",
)


def _times(rng: Random, first: int, last: int, count: int, gap: int) -> list[int]:
    start = rng.randrange(first, last - gap * count, 5)
    out = [start]
    for _ in range(count - 1):
        out.append(out[-1] + gap + rng.randrange(0, max(10, gap // 2), 5))
    return out


def _lacks(sheet: Sheet, sheet_asks: list[Ask]) -> None:
    for ask in sheet_asks:
        sheet.lack(ask)


def _day_table(rng: Random, base: tuple[str, int, int], style: int) -> dict[str, tuple[str, str] | None]:
    _, first, last = base
    shut = rng.choice(("Sunday", "Sunday", "Monday", "Tuesday", "Wednesday"))
    out: dict[str, tuple[str, str] | None] = {}
    for day in DAYS:
        shift, cut = rng.choice((0, 0, 15, 30, 60, 90)), rng.choice((0, 0, 30, 60, 120, 45))
        short = 120 if day in ("Saturday", "Sunday") and last - first > 400 else 0
        cut = min(cut, 30) if last - first < 330 else cut
        shift = min(shift, 30) if last - first < 330 else shift
        out[day] = None if day == shut else (stamp(first + shift, style), stamp(last - cut - short, style))
    return out


def opening_hours(rng: Random) -> Document:
    """Opening hours of a place: a table by days, lines with labels, or a notice in prose."""
    base, style = rng.choice(PLACES), rng.randint(0, 4)
    table, name = _day_table(rng, base, style), f"{rng.choice((rng.choice(STREETS), syllables(rng)))} {base[0]}"
    sheet = Sheet(rng, {"name": name, "place": base[0].lower()})
    shape = rng.choice(("bar", "colon", "prose"))
    days = DAYS if shape != "prose" else rng.sample(DAYS, 4)
    days = [day for day in DAYS if day in days or table[day] is None]
    asked = rng.sample([day for day in days if table[day]], min(3, len([day for day in days if table[day]])))
    lines = []
    for day in days:
        lines.append(_hours_line(rng, sheet, day, table[day], shape, day in asked))
    extras = [a for a in HOURS.asks if a.key in ("last", "phone", "shut", "date", "holiday", "head")]
    told = rng.sample(extras, rng.randint(2, 3))
    values = {
        "last": f"{rng.choice((15, 20, 30, 45, 60))} minutes",
        "phone": phone(rng),
        "shut": rng.choice(SHUT),
        "date": day_of_month(rng),
        "holiday": rng.choice(("two weeks in August", "the last week of July", "ten days at Easter", "all of January")),
        "head": people(rng, 1)[0],
    }
    sheet.slots["date_shut"] = day_of_month(rng)
    notes = [sheet.tell(a, values[a.key]) for a in told]
    gap = " " if shape == "prose" else "\n"
    top = rng.choice(
        (f"Opening hours - {name}", f"{name}: Opening hours", f"{name}\nWhen we are open", f"When to visit {name}")
    )
    text = top + "\n\n" + gap.join(lines) + "\n\n" + " ".join(notes)
    text += rng.choice(
        ("", " We look forward to your visit.", " Please check the door for changes.", " Thank you for your patience.")
    )
    _lacks(sheet, [a for a in HOURS.asks if a not in told and a.clause and a.key not in ("opens", "closes", "off")])
    for day in [day for day in DAYS if day not in days][:2]:
        sheet.lack(HOURS["opens"], day=day)
    shut = next(day for day in DAYS if table[day] is None)
    summary = f"The text gives the opening hours of {name}. On {shut} it is closed."
    return sheet.finish("timetables", text, summary)


def _hours_line(rng: Random, sheet: Sheet, day: str, hours: tuple[str, str] | None, shape: str, asked: bool) -> str:
    """One day: a line of the table or a sentence; facts are noted for some days."""
    if hours is None:
        line = {"bar": f"{day} | closed", "colon": f"{day}: closed"}.get(shape) or rng.choice(
            (
                f"The doors stay shut on {day}.",
                f"There is no opening on {day}.",
                f"On {day}, nobody is in.",
                f"Closed on {day}.",
            )
        )
        sheet.note(HOURS["off"], day, line)
        return line
    begin, end = hours
    if shape == "prose":
        line = rng.choice(
            (
                f"On {day} the doors open at {begin} and close at {end}.",
                f"{day} hours are from {begin} to {end}.",
                f"You can come on {day} between {begin} and {end}.",
                f"On {day} we are here from {begin} until {end}.",
                f"We open at {begin} on {day} and stay until {end}.",
            )
        )
    else:
        line = f"{day} | {begin} - {end}" if shape == "bar" else f"{day}: {begin} - {end}"
    if asked:
        sheet.note(HOURS["opens"], begin, line, day=day)
        if rng.random() < 0.7:
            sheet.note(HOURS["closes"], end, line, day=day)
    return line


def departures(rng: Random) -> Document:
    """Departures: a table of stops and runs, a board with destinations, or a leaflet in prose."""
    vehicle = rng.choice(("bus", "bus", "train", "ferry", "tram", "train"))
    style, lines = rng.choice((0, 1, 1, 2)), rng.choice(("board", "stops", "prose"))
    ends: tuple[str, ...] = ("Square", "Station", "Hospital", "School", "Market")
    if vehicle == "ferry":
        ends = ("Square", "Pier", "Bay", "Island", "Landing")
    names = rng.sample([name for name in STREETS if name not in ends], 4)
    pairs = zip(names, rng.sample(ends, 4), strict=True)
    towns = rng.sample(CITIES, 4) if vehicle == "train" else [f"{first} {last}" for first, last in pairs]
    if rng.random() < 0.5:
        towns[rng.randrange(4)] = syllables(rng)
    line_no = str(rng.randint(2, 98))
    platform_word = {"bus": "stop", "tram": "stop", "train": "platform", "ferry": "pier"}[vehicle]
    sheet = Sheet(rng, {"vehicle": vehicle, "start": towns[0], "end": towns[-1], "line": line_no, "spot": platform_word})
    make = {"board": _board, "stops": _stops, "prose": _leaflet}[lines]
    text, summary, used = make(rng, sheet, towns, style)
    sign = rng.choice("$€£")
    values = {
        "single": pounds(rng, 4, 38 if vehicle in ("train", "ferry") else 7, sign),
        "child": pounds(rng, 1, 3.5, sign),
        "why": rng.choice(WHY),
        "until": day_of_month(rng),
        "bikes": str(rng.randint(2, 20)),
        "phone": phone(rng),
        "early": f"{rng.choice((5, 10, 15, 20, 25))} minutes",
        "off": rng.choice(DAYS),
    }
    extras = [a for a in TRIPS.asks if a.key in values]
    told = rng.sample(extras, rng.randint(3, 4))
    notes = [sheet.tell(a, values[a.key]) for a in told]
    text += "\n\n" + (" ".join(notes) if rng.random() < 0.6 else "\n".join(notes))
    _lacks(sheet, [a for a in TRIPS.asks if a not in told and a.clause and a.key not in used])
    return sheet.finish("timetables", text, summary)


def _board(rng: Random, sheet: Sheet, towns: list[str], style: int) -> tuple[str, str, tuple[str, ...]]:
    vehicle, word = sheet.slots["vehicle"], str(sheet.slots["spot"]).capitalize()
    rows, times = [], _times(rng, 360, 1200, 4, 15)
    sep = rng.choice((" | ", " | ", " - "))
    places = rng.sample(range(1, 24), 4)
    for minute, there, spot in zip(times, towns, places, strict=True):
        row = f"{stamp(minute, style)}{sep}{there}{sep}{word} {spot}"
        sheet.note(TRIPS["leaves"], stamp(minute, style), row, there=there)
        if rng.random() < 0.6:
            sheet.note(TRIPS["spot"], f"{word} {spot}", row, there=there)
        rows.append(row)
    sheet.listings = []
    sheet.note(TRIPS["places"], towns, rows[0])
    head = rng.choice(
        (
            f"Departures ({vehicle}s)" if vehicle != "ferry" else "Departures (ferries)",
            "Departures",
            f"Next departures: {vehicle}",
        )
    )
    body = f"{head}\n\nTime{sep}To{sep}{word}\n" + "\n".join(rows)
    summary = (
        f"The text is a list of departures to {join(towns)}. The first one leaves at {stamp(times[0], style)} for {towns[0]}."
    )
    return body, summary, ("leaves", "spot", "places", "stops", "reach", "first", "last", "takes")


def _stops(rng: Random, sheet: Sheet, towns: list[str], style: int) -> tuple[str, str, tuple[str, ...]]:
    runs = _times(rng, 330, 960, 3, 50)
    legs = [0]
    for _ in towns[1:]:
        legs.append(legs[-1] + rng.randint(4, 35))
    rows = [" | ".join([there, *(stamp(run + leg, style) for run in runs)]) for there, leg in zip(towns, legs, strict=True)]
    vehicle = sheet.slots["vehicle"]
    title = rng.choice(
        (
            f"{str(vehicle).capitalize()} {sheet.slots['line']}: {towns[0]} - {towns[-1]}",
            f"Timetable, {vehicle} line {sheet.slots['line']}",
        )
    )
    at = rng.randrange(1, 4)
    for run in rng.sample(runs, 2):
        sheet.note(TRIPS["reach"], stamp(run + legs[at], style), rows[at], there=towns[at], run=stamp(run, style))
    sheet.note(TRIPS["first"], stamp(runs[0], style), rows[0])
    sheet.note(TRIPS["last"], stamp(runs[-1], style), rows[0])
    sheet.note(TRIPS["stops"], towns, rows[0])
    summary = (
        f"The text is a timetable of the {vehicle} from {towns[0]} to {towns[-1]}. "
        f"The first one leaves at {stamp(runs[0], style)} and the last at {stamp(runs[-1], style)}."
    )
    return title + "\n\n" + "\n".join(rows), summary, ("leaves", "spot", "places", "stops", "reach", "first", "last", "takes")


def _leaflet(rng: Random, sheet: Sheet, towns: list[str], style: int) -> tuple[str, str, tuple[str, ...]]:
    times = [rng.randrange(300, 560, 5), rng.randrange(1020, 1380, 5)]
    begin, end, vehicle = stamp(times[0], style), stamp(times[1], style), sheet.slots["vehicle"]
    opening = rng.choice(
        (
            f"The {vehicle} from {towns[0]} to {towns[-1]} runs all year.",
            f"A {vehicle} connects {towns[0]} with {towns[-1]}.",
            f"Travelling from {towns[0]} to {towns[-1]}? Take the {vehicle}.",
            f"Leave the car at home: a {vehicle} runs between {towns[0]} and {towns[-1]}.",
        )
    )
    sentences = [
        opening,
        sheet.tell(TRIPS["first"], begin),
        sheet.tell(TRIPS["last"], end),
        sheet.tell(TRIPS["takes"], f"{rng.randrange(15, 175 if vehicle in ('train', 'ferry') else 70, 5)} minutes"),
        sheet.tell(TRIPS["stops"], towns[1:3]),
    ]
    if rng.random() < 0.6:
        sentences.append(
            rng.choice(
                (
                    "In summer it is often full.",
                    "The view from the left side is best.",
                    "Dogs travel free.",
                    "Tickets are sold on board.",
                )
            )
        )
    title = rng.choice((f"{towns[0]} - {towns[-1]}\n\n", "", f"By {vehicle} to {towns[-1]}\n\n"))
    summary = (
        f"The text is about the {vehicle} from {towns[0]} to {towns[-1]}. "
        f"The first one leaves at {begin}, and the last one leaves at {end}."
    )
    return title + " ".join(sentences), summary, ("leaves", "spot", "places", "stops", "reach", "first", "last", "takes")


def courses(rng: Random) -> Document:
    """A plan of lessons or courses: a table, a list, or prose on each course."""
    style, school = rng.randint(0, 3), rng.random() < 0.35
    names = rng.sample(SCHOOL if school else LESSONS, 4)
    teachers, days, rooms = people(rng, 4), rng.sample(DAYS[:5] if school else DAYS, 4), rng.sample(range(1, 40), 4)
    starts = sorted(rng.sample(range(480, 900, 15) if school else range(540, 1185, 15), 4))
    if rng.random() < 0.5:
        rng.shuffle(starts)
    shape = rng.choice(("bar", "list", "prose"))
    sheet = Sheet(rng, {})
    order = sorted(range(4), key=lambda i: DAYS.index(days[i]))
    lines = [
        _course_line(rng, sheet, shape, names[i], days[i], stamp(starts[i], style), teachers[i], f"Room {rooms[i]}")
        for i in order
    ]
    sheet.facts = [sheet.facts[i] for i in sorted(rng.sample(range(len(sheet.facts)), 6))]
    sheet.points = [f"{names[i]}: {days[i]}, {stamp(starts[i], style)}" for i in order]
    values = {
        "fee": pounds(rng, 6, 190),
        "begins": day_of_month(rng),
        "bring": rng.choice(BRING),
        "office": phone(rng),
        "places": str(rng.randint(6, 30)),
        "length": f"{rng.choice((45, 50, 60, 75, 90))} minutes",
    }
    extras = [a for a in COURSES.asks if a.key in values and not (school and a.key in ("fee", "places"))]
    told = rng.sample(extras, rng.randint(2, 3))
    notes = [sheet.tell(a, values[a.key]) for a in told]
    sheet.note(COURSES["all"], [names[i] for i in order], lines[0])
    title = (
        rng.choice(("Class timetable", "Lessons this term", f"Class {rng.randint(5, 12)}{rng.choice('abc')}: timetable"))
        if school
        else rng.choice(
            (
                "Evening courses",
                "Courses this season",
                f"{syllables(rng)} Community Centre: weekly plan",
                "What's on each week",
                f"{rng.choice(STREETS)} House - courses",
            )
        )
    )
    text = title + "\n\n" + (" " if shape == "prose" else "\n").join(lines) + "\n\n" + " ".join(notes)
    _lacks(sheet, [a for a in COURSES.asks if a not in told and a.key in (*values, "age", "parking")])
    summary = (
        f"The text is a plan with {join([names[i] for i in order])}. "
        f"The first of them, {names[order[0]]}, is on {days[order[0]]}."
    )
    return sheet.finish("timetables", text, summary)


def _course_line(rng: Random, sheet: Sheet, shape: str, name: str, day: str, time: str, teacher: str, place: str) -> str:
    """One course, with its four facts."""
    if shape == "bar":
        line = " | ".join((day, time, name, place, teacher))
    elif shape == "list":
        line = f"- {name}: {day}, {time}, {place} ({teacher})"
    else:
        line = rng.choice(
            (
                f"{name} with {teacher} is on {day} at {time} in {place}.",
                f"{teacher} teaches {name} on {day} at {time} in {place}.",
                f"On {day} at {time}, {teacher} starts with {name} in {place}.",
                f"In {place}, {name} begins at {time} on {day}; the teacher is {teacher}.",
                f"{name} takes place on {day}, starting at {time}, in {place} with {teacher}.",
            )
        )
    for key, value in (("day", day), ("time", time), ("teacher", teacher), ("room", place)):
        sheet.note(COURSES[key], value, line, name=name)
    return line


GENRES: tuple[Maker, ...] = (opening_hours, departures, courses)
