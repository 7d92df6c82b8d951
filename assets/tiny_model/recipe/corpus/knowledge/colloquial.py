"""The facts of the other files as people ask for them in passing: in a few words, in a roundabout way, with a reason."""

from __future__ import annotations

import re

from corpus.knowledge.animals import ANIMALS
from corpus.knowledge.calendar_facts import MONTHS, WEEK
from corpus.knowledge.countries import CAPITALS, FAMOUS, of_capital, of_city
from corpus.knowledge.culture import DONE, PAINTED, WRITTEN
from corpus.knowledge.elements import ELEMENTS, by_symbol
from corpus.knowledge.frames import Row, Task, having, task
from corpus.knowledge.geography import IN_CITY, IN_COUNTRY
from corpus.knowledge.grammar import PLURALS, VERBS
from corpus.knowledge.jobs import WORK
from corpus.knowledge.opposites import OPPOSITES
from corpus.knowledge.space import PLANETS
from corpus.knowledge.tools import NEEDED, TOOLS
from corpus.knowledge.units import UNITS

CAPITAL = (
    "capital city of {name}??", "{name}, whats the capital", "which city is capital in {name}",
    "Where does the government of {name} sit? "
    "The capital, I mean.", "{Name}'s capital?", "{name}s capital", "the capital of {name} is?",
    "The capital of {name} is called ...",
    "What was the capital of {name} again?", "is there a capital in {name}? which", "I have to learn capitals. {Name}?",
    "geography quiz: capital of {name}", "Which one is the capital city of {name}?", "name of the capital of {name} please",
    "For {name}, what is the capital?", "My flight goes to the capital of {name}. Which city is it?",
    "in {name} the capital is what",
    "capital for {name}", "Can you name the capital of {name}?", "Say the capital of {name}.", "{Name} has which capital?",
    "Write down the capital of {name}.", "the main city of {name}, the capital?", "what do they call the capital of {name}",
    "I always forget the capital of {name}.", "Do you know the capital city of {name}?",
    "what is the name of {name}'s capital city",
)  # fmt: skip
capital = task("capital", FAMOUS, of_capital, "capital", asks=CAPITAL, again="{name}")
ELSEWHERE = tuple(row for row in CAPITALS if row not in FAMOUS)
capital_elsewhere = task("capital_elsewhere", ELSEWHERE, of_capital, "capital", asks=CAPITAL, again="{name}")
country_of = task(
    "country_of", tuple(row for row in FAMOUS if row["capital"] not in row["name"]), of_city, "name",
    asks=(
        "{capital} is the capital of?", "{capital} is the capital of what?", "which country belongs to the capital {capital}",
        "what country has "
        "{capital} for its capital", "{capital}: capital of which country?", "Name the country whose capital is {capital}.",
        "If I am in "
        "{capital}, in whose capital am I?", "{capital}, that's the capital of ...?",
        "In what country is {capital} the capital city?",
        "The capital is {capital}. What is the country?", "whose capital is {capital}",
    ),
    again="{capital}",
)  # fmt: skip
currency = task(
    "currency", FAMOUS, lambda row: f"The currency of {row['name']} is the {row['currency']}.", "currency",
    asks=(
        "how do people pay in {name}", "what do you pay with in {name}", "which money do they have in {name}",
        "money in {name}?",
        "{name} currency", "{Name}, which currency?", "Currency in {name}?", "What kind of money do I need in {name}?",
        "whats the currency of "
        "{name}", "the money of {name} is called what?", "In {name}, what is the money called?",
        "what notes do i need for {name}",
        "I travel to {name}. Which money do I take?", "the currency used in {name}?", "Do you know the currency of {name}?",
        "name the "
        "currency of {name}", "with what money does one pay in {name}", "What's the name of the money in {name}?",
    ),
    again="{name}",
)  # fmt: skip
symbol = task(
    "symbol", ELEMENTS, by_symbol, "symbol",
    asks=(
        "chemical symbol {name}", "symbol for {name}?", "{Name}, symbol?", "how is {name} written in chemistry",
        "What is {name} in the periodic "
        "table?", "which letters stand for {name}", "Which symbol has {name}?", "How do chemists write {name}?",
        "the sign of {name} in "
        "chemistry?", "abbreviation of {name} in chemistry", "What letters does {name} have in the periodic table?",
        "{name} symbol",
        "I need the symbol of {name} for my chemistry test.", "What's {name}'s symbol?",
    ),
    again="{name}",
)  # fmt: skip
of_symbol = task(
    "of_symbol", ELEMENTS, "{symbol} is the chemical symbol of {name}.", "name",
    asks=(
        "what is {symbol} in chemistry", "{symbol} is which element", "which element is {symbol}",
        "What does {symbol} mean in chemistry?",
        "{symbol} in the periodic table?", "the element {symbol}, what is it", "In chemistry {symbol} is ...?",
        "Element with the symbol "
        "{symbol}?", "What element is written {symbol}?", "{symbol} - name of the element?",
        "For which element does {symbol} stand?",
        "symbol {symbol}, which element", "What is the element {symbol} called?", "chemistry: {symbol}?",
    ),
)  # fmt: skip
number = task(
    "number", ELEMENTS, "The atomic number of {name} is {number}. Its symbol is {symbol}.", "number",
    asks=(
        "atomic number {name}", "{Name}: atomic number?", "which number has {name} in the periodic table",
        "how many protons does {name} have",
        "What number is {name} in the periodic table?", "number of protons in {name}", "place of {name} in the periodic table?",
        "What's {name}'s atomic number?", "give me the atomic number of {name}",
    ),
    again="{name}",
)  # fmt: skip
plural = task(
    "plural", PLURALS, "The plural of {one} is {many}.", "many",
    asks=(
        "whats the plural of {one}", "{one} in the plural", "plural form of {one}?", "more than one {one} is?",
        "one {one}, three ...",
        "one {one} but two what", "how to say {one} if there are several", "What is {one} in plural?",
        "{One} - plural please", "is there a "
        "plural of {one}? which", "what's the right plural: {one}", "I see one {one} here and two ... there?",
        "If there are many, it is not "
        "{one} but ...", "How is the plural of '{one}' spelled?", "plural for \"{one}\"",
        "What do I write for two of them: one {one}, two what?",
        "several of a {one} are called?", "What's the plural form of \"{one}\"?",
    ),
    again="{one}",
)  # fmt: skip
past = task(
    "past", VERBS, "The past tense of '{base}' is '{past}', and the past participle is '{participle}'.", "past participle",
    asks=(
        "{base} in the past", "past of {base}", "whats the past tense of {base}", "past form {base}",
        "\"{base}\" in past tense?", "{base} yesterday?", "What is the past of to {base}?", "simple past of to {base}",
        "to {base}, past tense",
        "today I {base}, "
        "yesterday I ...?", "Today they {base}. And yesterday?", "I {base} now. How do I say it for last week?",
        "how is {base} in the past",
        "the past tense for \"{base}\"?", "what are the three forms of {base}", "verb forms of {base}",
        "How do you write {base} in the past "
        "tense?", "past simple {base}", "What's the second form of {base}?", "irregular verb {base}: forms?",
        "yesterday we ... ({base})",
    ),
    again="{base}",
)  # fmt: skip
opposite = task(
    "opposite", OPPOSITES, "The opposite of {word} is {opposite}.", "opposite",
    asks=(
        "whats the opposite of {word}", "\"{word}\" - opposite", "{word} and its opposite?",
        "not {word} but ...? The "
        "opposite.", "the contrary of {word}", "What is the contrary of {word}?", "the reverse of {word}?",
        "Opposite word for {word}?",
        "antonym {word}", "an antonym of {word} please", "What do you say for the opposite of \"{word}\"?",
        "which word is opposite to {word}",
        "tell me the opposite word of {word}", "If it is not {word}, it is ... (opposite)", "{Word} has which opposite?",
        "opposite to {word}?",
        "Opposite of \"{word}\"?", "What's the opposite of the word \"{word}\"?", "I look for the opposite of {word}.",
        "antonyms: {word}",
    ),
    again="{word}",
)  # fmt: skip
month_after = task(
    "month_after", MONTHS, "{after} comes after {name}.", "after",
    asks=(
        "after {name} comes?", "{name}, and then which month", "the month following {name}?",
        "what follows {name} in the calendar",
        "what's the month after {name}", "next month if now is {name}?", "It is {name}. Which month is next?",
        "{Name} ends. Which month "
        "begins?", "Which one comes right after {name}?", "after {name} is which month",
    ),
)  # fmt: skip
month_before = task(
    "month_before", MONTHS, "{before} comes before {name}.", "before",
    asks=(
        "before {name} comes?", "which month was before {name}", "the month preceding {name}?",
        "what's the month before {name}", "It is {name}. "
        "Which month was last?", "Which one is right before {name}?", "{Name} begins. Which month has just ended?",
        "before {name} is which month",
    ),
)  # fmt: skip
day_after = task(
    "day_after", WEEK, "{after} comes after {name}.", "after",
    asks=(
        "after {name} comes?", "what comes after {name}", "if today is {name}, what is tomorrow",
        "Today is {name}. And tomorrow?", "the day "
        "following {name}?", "{name}, then?", "what's the day after {name}", "Which weekday follows {name}?",
        "after {name} is what day",
        "one day after {name}?", "tomorrow of {name}",
    ),
)  # fmt: skip
day_before = task(
    "day_before", WEEK, "{before} comes before {name}.", "before",
    asks=(
        "before {name} comes?", "what comes before {name}", "if today is {name}, what was yesterday",
        "Today is {name}. And yesterday?", "the day "
        "preceding {name}?", "what's the day before {name}", "Which weekday is before {name}?", "before {name} is what day",
        "one day before "
        "{name}?", "the day prior to {name}",
    ),
)  # fmt: skip


def days(row: Row) -> str:
    return f"{row['name']} has {row['days']} days" + (", and 29 in a leap year." if row["number"] == "2" else ".")


month_days = task(
    "month_days", MONTHS, days, "days",
    asks=(
        "how long is {name}", "days in {name}", "how many days has {name}", "How many days are there in {name}?",
        "{name}: how many days", "number "
        "of days of {name}?", "Does {name} have 30 or 31 days?", "is {name} a long month? how many days",
        "When does {name} end, after how many "
        "days?", "what is the last day of {name}, which number", "How many days long is {name}?",
    ),
    again="{name}",
)  # fmt: skip


def many(row: Row) -> str:
    return f"There are {row['many']} {row['small']} in {row['an_big']}{row['rough'] and ' ' + row['rough']}."


units = task(
    "units", UNITS, many, "many",
    asks=(
        "{small} in {an_big}", "how many {small} has {an_big}", "{an_big} is how many {small}",
        "{An_big} has how many {small}?", "how many {small} "
        "make {an_big}", "{an_big} in {small}", "How many {small} go into {an_big}?",
        "How many {small} make up {an_big}?",
        "1 {big}, how many {small}?", "1 {big} in {small}", "one {big} is how many {small}", "number of {small} per {big}?",
        "{small} per {big}",
        "What is {an_big} in {small}?", "convert one {big} to {small}", "how much is {an_big} in {small}",
        "How many {small} are in one {big}?",
        "Of how many {small} does {an_big} consist?", "how many {small} does {an_big} have",
        "To get {an_big} I need how many {small}?",
    ),
)  # fmt: skip
young = task(
    "young", having(ANIMALS, "young"), "A young {name} is called {an_young}.", "young",
    asks=(
        "baby {name} name", "baby {name}?", "what is the baby of {an_name}", "{An_name} has a baby. What is it called?",
        "name of a little {name}",
        "the kid of {an_name}?", "how do you call a baby {name}", "whats the word for a young {name}",
        "What do we call a {name}'s baby?",
        "a small {name} that was just born is called what", "word for the young of {an_name}", "a newborn {name} is a ...?",
    ),
    again="{an_name}",
)  # fmt: skip
sound = task(
    "sound", having(ANIMALS, "sound"), "{Many} {sound}.", "sound",
    asks=(
        "{an_name} goes ...?", "what do {many} say", "{name} sound", "{name} noise?", "what noise comes from {an_name}",
        "how does {an_name} "
        "call", "Which noise does {an_name} make?", "What can I hear from {an_name}?", "the noise of {many}",
        "what sound is typical for {many}",
    ),
    again="{an_name}",
)  # fmt: skip
eats = task(
    "eats", ANIMALS, "{Many} eat {food}.", "food",
    asks=(
        "what does {an_name} eat", "{Many} feed on what?", "food of {many}?", "what do {many} live on",
        "what should I give {an_name} to eat",
        "what do {many} like to eat", "{name} food", "What does {an_name} mostly eat?", "the diet of {many}",
        "What do {many} usually eat?",
        "what is on the menu of {an_name}", "How do {many} feed?",
    ),
    again="{many}",
)  # fmt: skip
GERUND = {"leads": "leading", "gets": "getting", "cuts": "cutting", "runs": "running", "puts": "putting", "sets": "setting"}


def gerund(does: str) -> str:
    """ "bakes bread" -> "baking bread"."""
    verb, _, rest = does.partition(" ")
    base = GERUND.get(verb) or re.sub(r"(ch|sh|ss|x)es$", r"\1ing", verb)
    if base == verb:
        stem = verb.removesuffix("s")
        stem = stem[:-2] + "y" if stem.endswith("ie") else stem
        base = (stem[:-1] if stem.endswith("e") and not stem.endswith("ee") else stem) + "ing"
    return f"{base} {rest}".strip()


JOB = tuple(row | {"doing": gerund(row["does"])} for row in WORK)
PLAIN = tuple(row for row in JOB if " and " not in row["does"] and "," not in row["does"]) or JOB
who = task(
    "who", JOB, "{An_name} {does}.", "An_name",
    asks=(
        "who {does} as a job", "person who {does}", "What's the word for a person who {does}?",
        "someone who {does} is called", "Which job does a "
        "person have who {does}?", "What do we call somebody who {does} for a living?", "Who is it that {does}?",
        "name of the job: {does}",
        "Which profession {does}?", "My aunt {does}. What's her profession?", "somebody who {does} is a ...?",
        "what is the one called who {does}",
        "I need somebody who {does}. Who is that?", "what job is it if somebody {does}", "Who is the person that {does}?",
        "which person {does}",
    ),
)  # fmt: skip
doing = task(
    "doing", PLAIN, "{An_name} {does}.", "An_name",
    asks=(
        "Whose job is {doing}?", "Which job is about {doing}?", "Who earns money by {doing}?", "the profession for {doing}?",
        "Who is paid for "
        "{doing}?", "My dream is {doing} all day. What do I have to become?",
    ),
)  # fmt: skip
needed = task(
    "needed", NEEDED, "To {use}, you use {an_name}.", "name",
    asks=(
        "tool to {use}?", "which tool do i take to {use}", "what do i take if i want to {use}",
        "Which tool is for this: to {use}?", "what is good "
        "to {use}", "I have to {use}. Which tool?", "With which tool can I {use}?", "name the tool to {use}",
        "what helps me to {use}", "How do I "
        "{use}, with what?", "what does one use to {use}", "Which thing is used if you want to {use}?",
        "what tool would I need to {use}",
    ),
)  # fmt: skip
used_for = task(
    "used_for", TOOLS, "{An_name} is used to {use}.", "use",
    asks=(
        "what do i do with {an_name}", "{an_name} is for what?", "why do people have {an_name}",
        "What is {an_name} good for?", "use of {an_name}?",
        "{name} - what for?", "when would I take {an_name}", "what does {an_name} do", "What would I do with {an_name}?",
        "whats {an_name} used for",
    ),
    again="{an_name}",
)  # fmt: skip
wrote = task(
    "wrote", WRITTEN, "{author} wrote {title}. It is {an_kind}.", "author",
    asks=(
        "who wrote {title}", "author of {title}?", "{title} author", "{title} was written by?", "the writer of \"{title}\"?",
        "Who's the author of "
        "{title}?", "by whom is {title}", "{title}, who wrote it?", "which writer wrote {title}",
        "Who is the writer of \"{title}\"?", "I'm reading "
        "{title}. Who wrote it?", "who was the author of \"{title}\"", "the book {title} is by which author?",
        "Do you know who wrote {title}?",
    ),
    again="{title}",
)  # fmt: skip
painted = task(
    "painted", PAINTED, "{artist} painted {title}.", "artist",
    asks=(
        "who painted {title}", "painter of {title}?", "{title} was painted by?", "who is the painter of {title}",
        "{title}, who painted it",
        "Which artist made {title}?", "who made the painting {title}", "Whose picture is {title}?",
        "by which painter is {title}", "Do you know who "
        "painted {title}?", "who is the artist of {title}",
    ),
    again="{title}",
)  # fmt: skip
did = task(
    "did", DONE, "{Who} {verb} {what}.", "Who",
    asks=(
        "who {verb} {what}", "{what} - who {verb} it?", "do you know who {verb} {what}",
        "who was the first who {verb} {what}", "the person who "
        "{verb} {what}?", "Which man or woman {verb} {what}?", "by whom? {what}",
        "Tell me the name of the one who {verb} {what}.", "whats the name of "
        "the person who {verb} {what}",
    ),
    again="{what}",
)  # fmt: skip
landmark = task(
    "landmark", IN_CITY, "{Name} is in {city}, in {country}.", "city country",
    asks=(
        "where is {name}", "{name} where?", "which city is {name} in", "In what city do I find {name}?",
        "where can i see {name}", "{Name} is in which "
        "city?", "Where do I have to go to see {name}?", "what town has {name}", "city of {name}?",
        "In which city can you visit {name}?", "where's "
        "{name}", "Which city is home to {name}?",
    ),
    again="{name}",
)  # fmt: skip
SIGHTS = tuple(row for row in IN_COUNTRY if not re.search("Mount|horn", row["name"]))
sight = task(
    "sight", SIGHTS, "{Name} can be found in {country}.",
    "country",
    asks=(
        "{name} is in what country", "which country has {name}", "In what country do I find {name}?",
        "where can i see {name}",
        "Which country do I have to visit for {name}?", "country of {name}?", "In which country is {name}?",
        "what country is {name} in",
    ),
    again="{name}",
)  # fmt: skip
planet_at = task(
    "planet_at", PLANETS, "The {place} planet from the Sun is {name}. It {note}.", "name",
    asks=(
        "which planet is the {place} one from the sun", "the {place} planet?",
        "planet in {place} place "
        "from the sun", "What is the {place} planet counted from the Sun?", "name the {place} planet",
        "from the sun outwards, which is the {place} "
        "planet",
    ),
)  # fmt: skip
TASKS: tuple[Task, ...] = (
    *(
        capital,
        capital_elsewhere,
        country_of,
        currency,
        symbol,
        of_symbol,
        number,
        plural,
        past,
        opposite,
        month_after,
        month_before,
        day_after,
    ),
    *(day_before, month_days, units, young, sound, eats, who, doing, needed, used_for, wrote, painted, did, landmark, sight),
    planet_at,
)
