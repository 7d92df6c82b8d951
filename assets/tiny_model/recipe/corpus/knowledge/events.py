"""Questions about the years of well-known events."""

from __future__ import annotations

from corpus.knowledge.frames import Row, Task, choice, quiz, table, task, truth, unique

# what happened, as a clause in the past | year | the same as a noun phrase | verb form for "did"
EVENTS = table(
    "clause year noun did",
    (
        "people first landed on the Moon|1969|the first Moon landing|people first land on the Moon",
        "Columbus reached America|1492|the arrival of Columbus in America|Columbus reach America",
        "the French Revolution began|1789|the start of the French Revolution|the French Revolution begin",
        "the American Declaration of Independence was signed|1776|the American Declaration of Independence",
        "the First World War began|1914|the start of the First World War|the First World War begin",
        "the First World War ended|1918|the end of the First World War|the First World War end",
        "the Second World War began|1939|the start of the Second World War|the Second World War begin",
        "the Second World War ended|1945|the end of the Second World War|the Second World War end",
        "the Berlin Wall was built|1961|the building of the Berlin Wall",
        "the Berlin Wall fell|1989|the fall of the Berlin Wall|the Berlin Wall fall",
        "the Titanic sank|1912|the sinking of the Titanic|the Titanic sink",
        "the Great Fire of London broke out|1666|the Great Fire of London|the Great Fire of London break out",
        "the Battle of Hastings took place|1066|the Battle of Hastings|the Battle of Hastings take place",
        "the Battle of Waterloo took place|1815|the Battle of Waterloo|the Battle of Waterloo take place",
        "the United Nations was founded|1945|the founding of the United Nations",
        "the first modern Olympic Games were held|1896|the first modern Olympic Games",
        "the Wright brothers made their first powered flight|1903|the first powered flight|the Wright brothers first fly",
        "Yuri Gagarin flew into space|1961|the first human space flight|Yuri Gagarin fly into space",
        "the Eiffel Tower was opened|1889|the opening of the Eiffel Tower",
        "Mount Everest was climbed for the first time|1953|the first ascent of Mount Everest",
        "the telephone was patented by Bell|1876|Bell's telephone patent",
        "the euro was introduced as cash|2002|the introduction of euro notes and coins",
        "the first football World Cup was held|1930|the first football World Cup",
        "Vesuvius buried Pompeii|79|the burial of Pompeii by Vesuvius|Vesuvius bury Pompeii",
        "the American Civil War began|1861|the start of the American Civil War|the American Civil War begin",
        "the American Civil War ended|1865|the end of the American Civil War|the American Civil War end",
        "the first email was sent|1971|the first email",
        "the first public website went online|1991|the first public website|the first public website go online",
        "a computer beat the world chess champion in a match|1997|the first match won by a computer against the world "
        "chess champion",
        "Dolly the sheep was born|1996|the birth of Dolly the sheep",
        "Nelson Mandela became president of South Africa|1994|the start of Mandela's presidency|Mandela become "
        "president of South Africa",
        "Germany was reunited|1990|German reunification",
        "the transformer network was published|2017|the publication of the transformer",
    ),
)
DID = tuple(row for row in EVENTS if row["did"])
WHEN = tuple(row for row in EVENTS if not row["did"])


def swapped(row: Row) -> Row:
    """The row with "was" or "were" before its subject, for a direct question."""
    for verb in (" was ", " were ", " beat "):
        subject, found, rest = row["clause"].partition(verb)
        if found:
            return row | {
                "ask": f"was {subject} {rest}" if verb == " was " else f"were {subject} {rest}" if verb == " were " else ""
            }
    return row | {"ask": ""}


BE = tuple(row for row in map(swapped, WHEN) if row["ask"])
NOUN = {
    "nouns": ("the year of {noun}",),
    "indirect": ("when {clause}", "in which year {clause}", "in what year {clause}"),
}
GENERAL = (
    "In what year was {noun}?",
    "When was {noun}?",
    "Date of {noun}? The year is enough.",
    "Which year is connected with {noun}?",
    "{Noun}: which year?",
    "year of {noun}",
    "Tell me the year of {noun}.",
    "What year was {noun}?",
)
when_did = task(
    "when_did",
    DID,
    lambda row: f"{row['Clause']} in {row['year']}.",
    "year",
    asks=("When did {did}?", "In which year did {did}?", "In what year did {did}?", "What year did {did}?", *GENERAL),
    nouns=NOUN["nouns"],
    indirect=NOUN["indirect"],
    again="{noun}",
)
when_was = task(
    "when_was",
    BE,
    lambda row: f"{row['Clause']} in {row['year']}.",
    "year",
    asks=("When {ask}?", "In which year {ask}?", "In what year {ask}?", "What year {ask}?", *GENERAL),
    nouns=NOUN["nouns"],
    indirect=NOUN["indirect"],
    again="{noun}",
)
what_happened = task(
    "what_happened",
    unique(EVENTS, "year"),
    lambda row: f"In {row['year']} {row['clause']}.",
    "clause",
    clauses=("what happened in {year}", "what important thing happened in {year}"),
    asks=(
        "What happened in the year {year}?",
        "What is the year {year} known for?",
        "Why is the year {year} famous?",
        "Which event took place in {year}?",
        "Tell me something that happened in {year}.",
        "Name an event of the year {year}.",
        "{year}: what happened?",
        "What do you know about the year {year}?",
    ),
    again="{year}",
)
is_year = truth(
    "is_year",
    EVENTS,
    "year",
    "Yes, {clause} in {year}.",
    "No, {clause} in {year}.",
    "year",
    (
        "Was {noun} in {claim}?",
        "{Noun} was in {claim}, right?",
        "Is it true that {clause} in {claim}?",
        "I think {clause} in {claim}. Is that right?",
        "True or false: {clause} in {claim}.",
        "Am I right that {clause} in {claim}?",
    ),
)
which_year = choice(
    "which_year",
    EVENTS,
    "year",
    "{Clause} in {year}.",
    (
        "When was {noun}: {one}, {two} or {three}?",
        "{one}, {two} or {three}: in which year was {noun}?",
        "Was {noun} in {one}, {two} or {three}?",
    ),
)
year_quiz = quiz("year_quiz", EVENTS, "year", "the year of {noun}", "In which year was {noun}?", "{Clause} in {year}.")
TASKS: tuple[Task, ...] = (
    when_did,
    when_was,
    what_happened,
    is_year,
    which_year,
    year_quiz,
)
