"""Short things to rewrite, as visitors type them: notes into an e-mail, rows into a table, tense, person and tone changed.

``rewrites/*.txt`` hold them, with slots as in the passages. ``notes``: ``== to whom``, then ``note => sentence``;
``tense`` and ``person``: texts with ``<now|then>`` and ``<I|somebody>``; ``formal``: ``casual => polite``;
``rows``: see ``corpus/rows.py``.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

from corpus.base import Turn, join, json_text, upper
from corpus.names import Values
from corpus.passage import written
from corpus.rewrite_asks import BULLETS, REPLACE
from corpus.rewrite_passage import placed, typed
from corpus.rows import Sheet, sheets, shown, table_of

FOLDER = Path(__file__).resolve().parent / "rewrites"
MAIL = (
    "Write an e-mail from these notes", "write an email from my notes",
    
    "Turn these notes into an e-mail", "make an email out of this", "e-mail please", "Can you write an e-mail from this?",
    "email this",
    "Write a short e-mail with these points", "I need an e-mail from these notes", "Put these notes into a polite e-mail",
    "Please write the e-mail for me", "write a mail with this", "Draft an e-mail", "Write a friendly e-mail from this",
    "Make a nice e-mail of my notes", "Write it as an e-mail", "formulate an e-mail from these notes", "notes to email pls",
    "Could you turn my notes into a letter?", "Write a letter from these notes", "Compose an e-mail",
    "a polite email with these facts",
    "Write a message with these points",
)  # fmt: skip
MAIL_TO = (
    "Write an e-mail to {}", "Write a short e-mail to {}", "e-mail to {}", "Write to {}", "email to {} please",
    "Draft an e-mail to {}",
    "I need an e-mail to {}", "Can you write to {}?", "Write a polite e-mail to {} from these notes",
    "make an email to {} from this",
    "Turn this into an e-mail to {}", "Please write an e-mail to {} with these points", "Compose a letter to {}",
    "mail {} about this",
    "Write {} an e-mail", "notes for an e-mail to {}", "An e-mail to {}, please", "put this into an e-mail to {}",
    "tell {} by e-mail",
    "Write a friendly message to {}",
)  # fmt: skip
ENDS = ("Kind regards,", "Kind regards,", "Kind regards,", "Best wishes,")
PAST = (
    "Put this into the past tense", "past tense please", "Write this in the past tense.", "change to past tense", "past tense",
    "Rewrite in the past.", "Can you put this in the past tense?", "in the past please", "Tell it in the past tense.",
    "Make this past tense", "turn it into the past", "Change all verbs to the past tense.", "as if it happened yesterday",
    "Rewrite this text in the past tense", "I need this in the simple past.", "simple past pls", "use the past tense",
    "What is this in the past tense?", "Convert to past tense.", "The same in the past tense",
)  # fmt: skip
PRESENT = (
    "Put this into the present tense", "present tense please", "Write this in the present tense.", "change to present tense",
    "present tense", "Rewrite in the present.", "Can you put this in the present tense?", "in the present please",
    "use present tense",
    "Tell it in the present tense.", "Make this present tense", "turn it into the present", "as if it happened now",
    "Change all verbs to the present tense.", "Rewrite this text in the present tense", "I need this in the simple present.",
    "What is this in the present tense?", "Convert to present tense.", "The same in the present tense", "simple present pls",
)  # fmt: skip
THIRD = (
    "Put this into the third person. The name is {a}", "third person please, name: {a}", "Rewrite about {a} instead of I",
    "Write this about {a}", "Write it in the third person ({a})", "Change I to {a}", "tell this about {a}, not about me",
    "Rewrite in third person. {a} is the person", "use {a} instead of I", "Make it about {a}", "third person with {a}",
    "Put it in the third person; I am {a}", "Instead of I, write about {a}", "in the 3rd person, name {a}", "Turn I into {a}",
    "Say this about {a}", "It is {a} who says this. Tell it in the third person", "Convert to third person, {a}",
    "Change this to the third person for {a}", "How would this be about {a}?",
)  # fmt: skip
FIRST = (
    "Put this into the first person", "first person please", "Write this as if you were {a}", "Rewrite in the first person.",
    "Write it as {a} would say it", "with I instead of {a}", "Change {a} to I", "Tell it in the first person",
    "in the 1st person",
    "{a} tells it: use I", "Turn this into the first person", "Let {a} speak", "How would {a} say this?", "Use I and my here",
    "Make {a} tell it", "as said by {a}", "rewrite with I", "Convert to first person.", "What does {a} say? Use I",
    "use I for {a}",
)  # fmt: skip
FORMAL = (
    "Make this polite", "Write this politely.", "more formal please", "Make it formal", "Rewrite this in a formal way.",
    "polite version?",
    "Say this in a polite way", "Can you make this sound nicer?", "formal please", "friendlier please", "Rewrite politely",
    "Make this more polite", "Turn this into a polite message", "Write that in good English",
    "I can't send it like that, make it polite",
    "How do I say this politely?", "less rude please", "Put this into formal English.", "make it professional",
    "Improve the tone.",
    "This is too rude. Rewrite it.", "for my boss, please make it polite", "rephrase politely", "polish this message",
    "formal tone pls",
)  # fmt: skip
CASUAL = (
    "Make this casual", "Write this like a text message", "less formal please", "informal please",
    "How would I text this to a friend?",
    "casual version", "Make it sound like a chat message", "too formal, make it casual", "Write this in slang",
    "informal version?",
    "Turn this into a quick message to a friend", "Say it in a relaxed way", "shorten and make casual", "as a text message pls",
    "make it informal", "Rewrite this informally.", "casual tone please", "like I would write to my buddy", "text version",
    "more relaxed please",
)  # fmt: skip
TABLE = (
    "as a table", "Turn this into a table", "table please", "markdown table",
    "Can you make a table from this?", "Write this as a table", "I need a table", "Convert to a table", "Show this as a table",
    "put it in a table pls", "Create a table with this data", "table from this", "Please arrange this in a table", "tabulate",
    "Turn the list into a table", "Give me a Markdown table of this", "Table!", "format as table",
    "Could I get a table of that?",
)  # fmt: skip
COLUMNS = (
    "{r} with the columns {k}", "{r}. Columns: {k}", "{r} (columns {k})", "{r}, columns {k}", "{r}. The columns are {k}",
    "{r}. Use the columns {k}", "{r} with {k} as columns", "{r}: {k}",
)  # fmt: skip
JSON = (
    "Turn this into a JSON list", "as JSON", "JSON please", "Convert to JSON", "json array please", "Make JSON from this",
    "to json",
    "Write this as JSON", "I need JSON", "JSON list of objects", "Return this as JSON", "give me json", "parse this to JSON",
    "as json pls",
    "Export as JSON", "Put this into JSON", "Make a JSON array of this", "Could you convert it to JSON?", "json it",
    "as a json list",
)  # fmt: skip
CSV = (
    "Turn this into CSV", "as CSV", "CSV please", "Convert to CSV", "csv pls", "Make CSV from this", "to csv",
    "Write this as CSV",
    "comma-separated please", "Return this as CSV", "give me csv", "I need a CSV file", "Export as CSV", "Put this into CSV",
    "comma separated values", "make it a csv", "Could you convert it to CSV?", "csv with a header", "as a csv file",
    "save as csv",
)  # fmt: skip
PROSE = (
    "Write this in sentences", "as sentences please", "Turn this into full sentences", "Put this into words",
    "full sentences please",
    "Describe this in sentences", "Make sentences from this", "in words", "write it out", "Convert to sentences",
    "no table, sentences",
    "Say this in full sentences", "Turn the data into text", "as text please", "Make a text from this",
    "Explain the data in sentences",
    "Could you write this as text?", "text instead of data please", "Formulate this", "prose please",
)  # fmt: skip
NUMBERED = (
    "as a numbered list", "make a numbered list", "Number these", "number the things", "numbered list please",
    "1. 2. 3. please",
    "Turn this into a numbered list", "Put numbers in front", "Give each thing a number", "Number the items.", "numbers please",
    "List these with numbers", "I need a numbered list of this", "one per line, with numbers", "Could you number them?",
    "Write them as a numbered list", "a list with numbers pls", "Make it a list: 1., 2., 3.", "Please number the list",
    "count them: 1. 2. 3.",
)  # fmt: skip
SORTED = (
    "Sort this alphabetically", "alphabetical order please", "Put these in alphabetical order", "sort a-z", "sort this list",
    "A to Z pls",
    "Order these by the alphabet", "Can you sort these?", "alphabetically please", "Arrange from A to Z", "sort the names",
    "Bring this into alphabetical order", "abc order", "Sort the following from A to Z", "list them alphabetically",
    "order alphabetically", "Please sort", "sorted a-z please", "In alphabetical order", "Sort the words",
)  # fmt: skip


@cache
def source(name: str) -> tuple[str, ...]:
    """The lines of all files of this name and of "name_more", or for the notes their parts."""
    files = sorted(FOLDER.glob(f"{name}*.txt"))
    text = "\n".join(path.read_text(encoding="utf-8").strip() for path in files)
    return tuple(re.split(r"^== *", text, flags=re.MULTILINE)[1:] if name == "notes" else text.split("\n"))


def mailed(rng: Random) -> Turn:
    """Notes into an e-mail: each note becomes a sentence."""
    to, *lines = rng.choice(source("notes")).strip().split("\n")
    slots, kinds = Values(rng), {}
    pairs = [tuple(written(slots, part, kinds) for part in line.split(" => ")) for line in lines]
    kept = [pair for pair in pairs[1:] if rng.random() < 0.8]
    pairs = [pairs[0], *kept]
    me, you = Values(rng).human("me", "NAME" if rng.random() < 0.5 else "P"), Values(rng).human("b", "NAME")
    title = rng.choice(("Mr", "Ms", "Dr"))
    last = you.split(" ", 1)[1]
    to = (
        rng.choice((f"{title} {last}", you.split(" ")[0]))
        if to == "reader"
        else rng.choice((f"the {to}", f"all {to}s".replace("ss", "s")))
    )
    greeting = f"Dear {to.removeprefix('the ').removeprefix('all ')},"
    notes = [note for note, _ in pairs]
    named, signed = rng.random() < 0.75, rng.random() < 0.75
    shape = rng.choice((" / ", ", ", "; ", "\n", "\n- ", ". "))
    asks_to = named and rng.random() < 0.4
    request = typed(rng, rng.choice(MAIL_TO).format(to) if asks_to else rng.choice(MAIL))
    top = [rng.choice(("to {}", "to: {}", "for {}")).format(to)] if named and not asks_to else []
    last_line = (
        [rng.choice(("from {}", "signed {}", "regards {}", "{}", "sign: {}", "signed by {}", "yours {}")).format(me)]
        if signed
        else []
    )
    body = shape.join([*top, *notes, *last_line])
    body = "- " + body if shape == "\n- " else body.replace("?. ", "? ")
    said, end = " ".join(said for _, said in pairs), rng.choice(ENDS)
    answer = f"{greeting if named else 'Hello,'}\n\n{said}\n\n{end}\n{me if signed else '[Your name]'}"
    return placed(rng, Turn(request, answer), body)


def versions(text: str) -> tuple[str, str]:
    """The two versions of a text with ``<one|other>`` marks."""
    mark = re.compile(r"<([^<>|]*)\|([^<>|]*)>")
    return mark.sub(lambda match: match[1], text), mark.sub(lambda match: match[2], text)


def drawn(rng: Random, line: str, slots: Values) -> tuple[str, str]:
    """Both versions with their values."""
    marks = re.sub(r"<([^<>]*)\|([^<>]*)>", r"⟨\1¦\2⟩", line)
    text = written(slots, marks, {})
    return versions(text.replace("⟨", "<").replace("⟩", ">").replace("¦", "|"))


def tense(rng: Random) -> Turn:
    """One or two texts from the present into the past, or back."""
    texts = [drawn(rng, line, Values(rng)) for line in rng.sample(source("tense"), 1)]
    now, then = " ".join(a for a, _ in texts), " ".join(b for _, b in texts)
    if rng.random() < 0.65:
        return placed(rng, Turn(typed(rng, rng.choice(PAST)), then), now)
    return placed(rng, Turn(typed(rng, rng.choice(PRESENT)), now), then)


def person(rng: Random) -> Turn:
    """From the first person into the third, or back."""
    slots, woman = Values(rng), rng.random() < 0.5
    slots.set_one("a", "F" if woman else "M")
    he = {"he": "she", "his": "her", "him": "her"} if woman else {"he": "he", "his": "his", "him": "him"}
    line = rng.choice(source("person"))
    slots.values |= he | {"He": upper(he["he"]), "His": upper(he["his"])}
    one, other = drawn(rng, line, slots)
    name = slots.values["a"]
    if rng.random() < 0.65:
        return placed(rng, Turn(rng.choice(THIRD).format(a=name), other), one)
    return placed(rng, Turn(rng.choice(FIRST).format(a=name), one), other)


def formal(rng: Random) -> Turn:
    """A casual message made polite, or a polite one casual."""
    slots = Values(rng)
    casual, polite = (written(slots, part, {}) for part in rng.choice(source("formal")).split(" => "))
    if rng.random() < 0.75:
        return placed(rng, Turn(typed(rng, rng.choice(FORMAL)), polite), casual)
    return placed(rng, Turn(typed(rng, rng.choice(CASUAL)), casual), polite)


def shaped(rng: Random, sheet: Sheet, found: list[list[str]]) -> str:
    """The rows as somebody has them: often with commas in one line, else in one of the shapes for reading."""
    simple = not any("," in cell or " " in cell for row in found for cell in row)
    if rng.random() < 0.25 and (len(sheet.keys) == 2 or simple):
        return (", " if len(sheet.keys) == 2 or rng.random() < 0.5 else "; ").join(" ".join(row) for row in found)
    text = shown(rng, sheet, found)[0]
    return shaped(rng, sheet, found) if text.startswith("| ") else text


def data(rng: Random) -> Turn:
    """Rows into a table, JSON, CSV or sentences."""
    sheet = rng.choice(sheets())
    keys, found = sheet.keys, sheet.draw(rng, rng.choice((2, 3, 3, 4, 4, 5)))
    want = rng.choice(("table", "table", "table", "json", "json", "csv", "prose"))
    if want == "prose":
        text = table_of(keys, found) if rng.random() < 0.5 else "\n".join(",".join(row) for row in [keys, *found])
        said = " ".join(f"{sheet.told(row)}." for row in found)
        return placed(rng, Turn(typed(rng, rng.choice(PROSE)), said), text)
    body = shaped(rng, sheet, found)
    request = rng.choice({"table": TABLE, "json": JSON, "csv": CSV}[want])
    if rng.random() < 0.4:
        heads = [upper(key) for key in keys] if rng.random() < 0.5 and want == "table" else keys
        request = rng.choice(COLUMNS).format(r=request.rstrip("?!."), k=join(heads) if rng.random() < 0.5 else ", ".join(heads))
        request = request.replace("columns", "keys").replace("Columns", "Keys") if want == "json" else request
    if want == "table":
        answer = table_of(keys, found)
    elif want == "csv":
        answer = "\n".join(",".join(f'"{cell}"' if "," in cell else cell for cell in row) for row in [keys, *found])
    else:
        answer = json_text([dict(zip(keys, row, strict=True)) for row in found])
    return placed(rng, Turn(typed(rng, request), answer, (), answer if want == "json" else ""), body)


def things(rng: Random) -> Turn:
    """Things in a line into bullets or numbers, or into alphabetical order."""
    found = rng.choice(sheets()).draw(rng, rng.choice((2, 3, 4)))
    items = [row[0] for row in found if not row[0][:1].isdigit()]
    items += [Values(rng).make("x", rng.choice(("TOWN", "BRAND", "LAST")), []) for _ in range(rng.randint(2, 4))]
    items = list(dict.fromkeys(items))
    rng.shuffle(items)
    body = rng.choice((", ".join(items), join(items), "\n".join(items), "; ".join(items), f"We need {join(items)}."))
    draw = rng.random()
    if draw < 0.4:
        return placed(rng, Turn(typed(rng, rng.choice(BULLETS[:12])), "\n".join(f"- {item}" for item in items)), body)
    if draw < 0.65:
        answer = "\n".join(f"{place}. {item}" for place, item in enumerate(items, 1))
        return placed(rng, Turn(typed(rng, rng.choice(NUMBERED)), answer), body)
    plain = [item for item in items if item.isascii()][:5]
    ordered = sorted(plain, key=str.lower)
    return placed(rng, Turn(typed(rng, rng.choice(SORTED)), ", ".join(ordered)), ", ".join(plain))


def itemised(rng: Random) -> Turn:
    """A sentence with a list in it: its things as bullets, with numbers, or one a line."""
    intro, pool = rng.choice(source("items")).split(" :: ")
    intro = re.sub(r"\{([^{}]+)\}", lambda match: rng.choice(match[1].split("|")), intro)
    items = rng.sample(pool.split("|"), rng.randint(3, 6))
    body = f"{intro} {join(items)}." if rng.random() < 0.75 else f"{intro} {', '.join(items)}"
    if rng.random() < 0.65:
        return placed(rng, Turn(typed(rng, rng.choice(BULLETS)), "\n".join(f"- {item}" for item in items)), body)
    answer = "\n".join(f"{place}. {item}" for place, item in enumerate(items, 1))
    return placed(rng, Turn(typed(rng, rng.choice(NUMBERED)), answer), body)


def repeated(rng: Random) -> Turn:
    """A word that comes several times, changed for another everywhere."""
    slots, kinds = Values(rng), {}
    text = written(slots, rng.choice(source("repeat")), kinds)
    names = [name for name in kinds if text.count(slots.values[name]) > 1] or list(kinds)
    name = rng.choice(names)
    old, other = slots.values[name], Values(rng)
    kind = kinds[name] if kinds[name].isupper() else "BRAND"
    other.used.add(old)
    new = other.make("new", kind, [])
    if new == old or new in text:
        return repeated(rng)
    quote = '"' if rng.random() < 0.2 else ""
    asked = rng.choice(REPLACE).format(a=quote + old + quote, b=quote + new + quote)
    if kind in ("P", "F", "M") and rng.random() < 0.3:
        asked = rng.choice(("The name should be {b} instead of {a}.", "Give {a} a new name: {b}", "call {a} {b}")).format(
            a=old, b=new
        )
    return placed(rng, Turn(asked, re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", new, text), (new,)), text)


def notes(rng: Random) -> list[Turn]:
    """One or two short things to rewrite."""
    makers = (mailed, mailed, mailed, tense, person, formal, data, data, data, things, itemised, itemised, repeated, repeated)
    return [rng.choice(makers)(rng) for _ in range(rng.choice((1, 1, 1, 2)))]
