"""Profiles of people at work: CVs, pages about members of staff, and teams."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker, an, join
from ..values import email, firm, people, phone, room, street, town
from .cv_data import CLOSINGS, FIELDS, HOBBIES, JOB, LANGUAGES, OPENINGS, Field, P, employer_of
from .shop_kit import Sheet, bars, count_of

WHY = bars("""because of a teacher at school | because of a holiday job | because every day is different | because it brings
    people together
| because it runs in the family | because of a love of detail | because of a book found in the library | because nobody else
    wanted to do it
| because it makes a difference to others | because working outdoors was always the dream | because of an old neighbour who
    did the same
| because numbers never lie | because it leaves room for ideas | because it cannot be done by a machine""")
AWARDS = bars("""the {c} Prize | the {c} Medal | the Golden {o} | the Silver {o} | the prize of the town of {c} | the Young
    Talent Award | the {c} Scholarship
| the prize for the best idea of the year | the Order of the {o} | the Audience Award""")
THINGS = ["Feather", "Hammer", "Pen", "Apple", "Key", "Lantern", "Wheel", "Compass", "Oak", "Star", "Bridge", "Spoon"]
LIST_LANGUAGES = bars("""Which languages does {s} speak? | What languages does {s} know? | List {s}'s languages. | In which
    languages can I talk to {s}?
| Name the languages that {s} speaks. | Which languages has {s} learned?""")
LIST_HOBBIES = bars("""What are {s}'s hobbies? | What does {s} do in the free time? | List {s}'s interests. | What does {s}
    like to do after work? | Name {s}'s hobbies.
| Which hobbies does {s} have? | How does {s} spend the weekend?""")
SAY_LANGUAGES = bars("""{t} speaks {items}. | The languages are {items}. | {t} knows {items}. | You can talk to {n0} in
    {items}.""")
SAY_HOBBIES = bars("""In the free time {t} enjoys {items}. | The hobbies are {items}. | After work {t} likes {items}. | When
    there is time, {t} enjoys {items}.
| {t} loves {items}.""")
GAPS = bars("""Is {s} married? # whether {s} is married | How much does {s} earn? # how much {s} earns | How many children
    does {s} have? # how many children {s} has
| What does {s} dislike? # what {s} dislikes | How tall is {s}? # how tall {s} is | Who recommended {s}? # who recommended {s}
| Does {s} have a driving licence? # whether {s} has a driving licence | When does {s} start work in the morning? # when {s}
    starts work in the morning
| What car does {s} drive? # what car {s} drives | Where does {s} spend the holidays? # where {s} spends the holidays""")
ORDER = (
    "job",
    "employer",
    "since",
    "before",
    "birthplace",
    "birth_year",
    "lives",
    "subject",
    "university",
    "graduated",
    "years",
)
LATER = ("duty", "team", "award", "why", "office", "phone", "email")


def _values(rng: Random, field: Field, name: str, boss: bool) -> dict[str, str]:
    born = rng.randint(1948, 1994)
    graduated = born + rng.randint(21, 29)
    since = graduated + rng.randint(2, 11)
    prize = rng.choice(AWARDS).format(c=town(rng), o=rng.choice(THINGS))
    out = {
        "job": an(rng.choice(field.jobs)),
        "employer": employer_of(rng, field),
        "before": employer_of(rng, field),
        "since": str(since),
        "birthplace": town(rng),
        "birth_year": str(born),
        "lives": street(rng),
        "subject": rng.choice(field.subjects),
        "university": town(rng),
        "graduated": str(graduated),
        "years": count_of(rng, since - graduated + rng.randint(1, 9), "year"),
        "duty": rng.choice(field.duties),
        "phone": phone(rng),
        "email": email(rng, name),
        "office": room(rng),
        "award": prize,
        "why": rng.choice(WHY),
    }
    while out["before"] == out["employer"]:
        out["before"] = employer_of(rng, field)
    while out["university"] == out["birthplace"]:
        out["university"] = town(rng)
    if not field.academic:
        out = {key: value for key, value in out.items() if key not in ("subject", "university", "graduated")}
    return out | ({"team": str(rng.randint(3, 40))} if boss else {})


def _sheet(rng: Random, genre: str, name: str) -> Sheet:
    first = name.split()[0]
    sheet = Sheet(rng, genre, N=name, n0=name, n=name, It=first, s=(name, name, first), t=(first, first, name))
    sheet.slots["year"] = str(rng.randint(2001, 2034))
    return sheet


def _extras(rng: Random, sheet: Sheet, labels: bool) -> list[str]:
    """Languages and hobbies, each in half of the texts."""
    out = []
    if rng.random() < 0.5:
        items = rng.sample(LANGUAGES, rng.randint(2, 4))
        out.append(f"Languages: {', '.join(items)}" if labels else sheet.pick(SAY_LANGUAGES, items=join(items)))
        sheet.list_of(LIST_LANGUAGES, items, "The languages are")
    if rng.random() < 0.5:
        items = rng.sample(HOBBIES, rng.randint(2, 4))
        label = rng.choice(("Interests", "Hobbies", "Free time"))
        out.append(f"{label}: {', '.join(items)}" if labels else sheet.pick(SAY_HOBBIES, items=join(items)))
        sheet.list_of(LIST_HOBBIES, items, "The hobbies are")
    return out


def _row(sheet: Sheet, key: str, value: str, form: str) -> str:
    """A labelled line; a job stands in it without its article."""
    if key == "job":
        return sheet.row(JOB, value.split(" ", 1)[1], form, a_job=value)
    return sheet.row(P[key], value, form)


def cv(rng: Random) -> Document:
    """A CV with labels, in sections or in one list."""
    field, name = rng.choice(FIELDS), people(rng, 1)[0]
    sheet = _sheet(rng, "CV", name)
    values = _values(rng, field, name, rng.random() < 0.4)
    keys = ["job", *rng.sample([key for key in values if key not in ("job", "why", "office", "award")], rng.randint(6, 8))]
    for key in values:
        if key not in keys:
            sheet.skip(P[key], year="that year") if key != "award" else None
    sheet.gaps_from(GAPS, 2)
    mark = rng.choice(("", "", "- ", "* "))
    form = mark + rng.choice(("{l}: {v}", "{l}: {v}", "{l} | {v}"))
    groups = (
        (("Personal details", "About me", "Person"), ("birthplace", "birth_year", "lives", "phone", "email")),
        (("Work", "Experience", "Career", "Employment"), ("job", "employer", "since", "before", "years", "duty", "team")),
        (("Education", "Training", "Studies"), ("subject", "university", "graduated")),
    )
    blocks = [rng.choice((name, f"Curriculum vitae\n\n{name}", f"CV - {name}", f"CV of {name}"))]
    sections = rng.random() < 0.7
    for heads, members in groups:
        lines = [_row(sheet, key, values[key], form) for key in members if key in keys]
        if lines:
            blocks.append("\n".join(([rng.choice(heads)] if sections else []) + lines))
    extra = _extras(rng, sheet, True)
    if extra:
        blocks.append("\n".join((["Skills and interests"] if sections else []) + [mark + line for line in extra]))
    if rng.random() < 0.9:
        told = rng.choice(field.lines) if rng.random() < 0.6 else sheet.say(P["why"], values["why"])
        blocks.insert(rng.choice((1, len(blocks))), told)
    if not sections and rng.random() < 0.5:
        blocks = [blocks[0], "\n".join(blocks[1:])]
    return sheet.document("\n\n".join(blocks))


def profile(rng: Random) -> Document:
    """A text about one member of staff, as a company or a school has it on its pages."""
    field, name = rng.choice(FIELDS), people(rng, 1)[0]
    sheet = _sheet(rng, "staff profile", name)
    values = _values(rng, field, name, rng.random() < 0.4)
    keys = ["job", *rng.sample([key for key in values if key != "job"], rng.randint(5, 7))]
    for key in values:
        if key not in keys and key != "award":
            sheet.skip(P[key])
    sheet.gaps_from(GAPS, 2)
    sheet.slots["year"] = str(int(values["since"]) + rng.randint(0, 6))
    early = [sheet.say(P[key], values[key]) for key in ORDER if key in keys]
    late = [sheet.say(P[key], values[key]) for key in LATER if key in keys] + _extras(rng, sheet, False)
    late.insert(rng.randint(0, len(late)), rng.choice(field.lines))
    opening = sheet.pick(OPENINGS) if rng.random() < 0.5 else ""
    closing = sheet.pick(CLOSINGS) if rng.random() < 0.4 else ""
    first = " ".join(part for part in (opening, *early) if part)
    second = " ".join(part for part in (*late, closing) if part)
    layout = rng.randrange(3)
    text = f"{first} {second}" if layout == 0 else f"{first}\n\n{second}"
    if layout == 2:
        text = f"{rng.choice((name, f'Meet {name}', f'About {name}', f'Staff profile: {name}'))}\n\n{text}"
    return sheet.document(text)


TEAM_TITLES = bars("""Our team | Who is who at {firm} | The people of {firm} | Meet the team | Your contacts at {firm} |
    Staff of {firm} | New faces at {firm}""")
TEAM_OPEN = bars("""These people are glad to help you. | Here you can see who does what in our house. | Good work needs good
    people. | We are proud of our staff.
| Three doors, three faces: this is who we are. | You will meet these people when you visit us.""")


def team(rng: Random) -> Document:
    """A page about two or three people, each with job, duty and number: the same questions for each of them."""
    names, house = people(rng, rng.randint(2, 3)), firm(rng)
    main = Sheet(rng, "team page", N=house, It="It", firm=house)
    keys = rng.sample(["since", "phone", "email", "office", "birthplace", "lives", "years", "duty"], 2)
    table = rng.random() < 0.4
    blocks = []
    for index, (name, field) in enumerate(zip(names, rng.sample(FIELDS, len(names)), strict=True), 1):
        sheet = _sheet(rng, "team page", name)
        sheet.asked = main.asked
        values = _values(rng, field, name, False)
        values["job"] = rng.choice(field.jobs)
        mine = ["job", *keys]
        if table:
            line = " | ".join([name, *(values[key] for key in mine)])
            for key in mine[1:]:
                sheet.record(P[key], line, values[key], key=f"{key}_{index}")
            sheet.record(JOB, line, values["job"], key=f"job_{index}", a_job=an(values["job"]))
            blocks.append(line)
        else:
            values["job"] = an(values["job"])
            told = [sheet.say(P[key], values[key], key=f"{key}_{index}") for key in mine] + [rng.choice(field.lines)]
            blocks.append(" ".join(told))
        for key in rng.sample(("birth_year", "university", "graduated", "before", "team", "award"), 2):
            sheet.skip(P[key], year="that year")
        main.facts += sheet.facts
        main.gaps += sheet.gaps
    title = main.pick(TEAM_TITLES)
    opening = rng.choice([line for line in TEAM_OPEN if len(names) == 3 or "Three" not in line])
    asked = bars("""Who works there? | Who is on the team? | List the people on the page. | Name all members of the team. |
    Which people are presented?
        | Who are the people in the text? | Give me the names of the staff.""")
    main.list_of(asked, names, "The people are")
    if table:
        heads = " | ".join(["Name", "Job", *(P[key].labels[0] for key in keys)])
        body = "\n".join([heads, *blocks])
    else:
        body = "\n\n".join(blocks)
    jobs = [fact.value for fact, key, _ in main.facts if key.startswith("job_")]
    jobs = [job if job.startswith(("a ", "an ")) else an(job) for job in jobs]
    second = join([f"{name} works as {job}" for name, job in zip(names, jobs, strict=True)])
    points = tuple(f"{name}: {job.split(' ', 1)[1]}" for name, job in zip(names, jobs, strict=True))
    points += tuple(f"{fact.answer.rstrip('.')}" for fact, key, _ in main.facts if not key.startswith("job_"))[:3]
    text = f"{title}\n\n{opening}\n\n{body}"
    return main.document(text, summary=f"The text presents {join(names)}. {second}.", points=points)


GENRES: tuple[Maker, ...] = (cv, profile, team)
