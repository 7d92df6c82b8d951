"""Questions about well-known people of the past, and about who did something first."""

from __future__ import annotations

from corpus.knowledge.culture import COMPOSERS, DONE, PAINTERS, WRITERS
from corpus.knowledge.frames import Entry, Row, Task, fixed, table, task, unique

BIRTHS = table(
    "name born place job",
    (
        "William Shakespeare|1564|Stratford-upon-Avon|a writer of plays and poems",
        "Leonardo da Vinci|1452|Vinci in Italy|a painter, inventor and scientist",
        "Michelangelo|1475|Caprese in Italy|a sculptor and painter",
        "Galileo Galilei|1564|Pisa|an astronomer and physicist",
        "Isaac Newton|1643|Woolsthorpe in England|a physicist and mathematician",
        "Johann Sebastian Bach|1685|Eisenach|a composer",
        "Wolfgang Amadeus Mozart|1756|Salzburg|a composer",
        "Ludwig van Beethoven|1770|Bonn|a composer",
        "Frederic Chopin|1810|Zelazowa Wola near Warsaw|a composer and pianist",
        "Johann Wolfgang von Goethe|1749|Frankfurt|a poet",
        "Charles Darwin|1809|Shrewsbury|a naturalist",
        "Charles Dickens|1812|Portsmouth|a novelist",
        "Jane Austen|1775|Steventon in England|a novelist",
        "Florence Nightingale|1820|Florence|a nurse",
        "Marie Curie|1867|Warsaw|a physicist and chemist",
        "Albert Einstein|1879|Ulm|a physicist",
        "Vincent van Gogh|1853|Zundert in the Netherlands|a painter",
        "Pablo Picasso|1881|Malaga|a painter",
        "Claude Monet|1840|Paris|a painter",
        "Alan Turing|1912|London|a mathematician and computer pioneer",
        "Ada Lovelace|1815|London|a mathematician",
        "Nikola Tesla|1856|Smiljan|an inventor",
        "Thomas Edison|1847|Milan in Ohio|an inventor",
        "Hans Christian Andersen|1805|Odense|a writer of fairy tales",
        "Astrid Lindgren|1907|Vimmerby in Sweden|a writer of children's books",
        "Frida Kahlo|1907|Mexico City|a painter",
        "Mark Twain|1835|Florida in Missouri|a writer",
        "Antonio Vivaldi|1678|Venice|a composer",
        "Immanuel Kant|1724|Koenigsberg|a philosopher",
        "Louis Braille|1809|Coupvray in France|the inventor of a reading system for the blind",
    ),
)
born = task(
    "born",
    BIRTHS,
    "{name} was born in {born} in {place}.",
    "born place",
    nouns=("the year of birth of {name}", "the birthplace of {name}"),
    indirect=("when {name} was born", "where {name} was born"),
    asks=(
        "When was {name} born?",
        "Where was {name} born?",
        "In what year was {name} born?",
        "In which year was {name} born?",
        "In which town was {name} born?",
        "When and where was {name} born?",
        "{name}: born when and where?",
        "birth of {name}",
        "Where does {name} come from?",
        "What is the birthplace of {name}?",
    ),
    again="{name}",
)
who_was = task(
    "who_was",
    BIRTHS,
    "{name} was {job}, born in {born} in {place}.",
    "job born",
    indirect=("who {name} was",),
    asks=(
        "Tell me who {name} was.",
        "Give me the main facts about {name}.",
        "Who was {name}?",
        "Tell me about {name}.",
        "What can you tell me about {name}?",
        "What was {name}, and when was {name} born?",
        "Write a sentence about {name}.",
        "Introduce {name} in one sentence.",
        "What was the profession of {name}?",
        "What did {name} do for a living?",
        "Give me a short biography of {name}.",
        "I have never heard of {name}. Who was that?",
    ),
)


def others() -> tuple[Row, ...]:
    """The people of the other tables, with what they did, who are not among those above."""
    done = [(row["who"], row["verb"] + " " + row["what"]) for row in unique(DONE, "who")]
    for rows, verb in ((WRITERS, "wrote"), (PAINTERS, "painted"), (COMPOSERS, "composed")):
        done += [(row["name"], f"{verb} {row['works']}") for row in rows]
    seen = {row["name"] for row in BIRTHS}
    lines = []
    for name, deed in done:
        if name not in seen and not name.startswith("the ") and " and " not in name:
            seen.add(name)
            lines.append(f"{name}|{deed}")
    return table("name deed", lines)


person = task(
    "person",
    others(),
    "{name} {deed}.",
    "deed",
    indirect=("who {name} was",),
    asks=(
        "Who was {name}?",
        "Tell me about {name}.",
        "Tell me who {name} was.",
        "What can you tell me about {name}?",
        "What do you know about {name}?",
        "Write a sentence about {name}.",
        "I have never heard of {name}. Who was that?",
        "Introduce {name} in one sentence.",
        "What did {name} do in life?",
        "{name}: who was that?",
    ),
    again="{name}",
)
HISTORY: tuple[Entry, ...] = (
    (
        "+who was the first person on the Moon / +who first walked on the Moon",
        "Neil Armstrong was the first person on the Moon, in 1969.",
        "Neil Armstrong",
    ),
    (
        "+who was the first person in space / +who first flew into space",
        "Yuri Gagarin was the first person in space, in 1961.",
        "Yuri Gagarin",
    ),
    (
        "+who was the first woman in space",
        "Valentina Tereshkova was the first woman in space, in 1963.",
        "Valentina Tereshkova",
    ),
    (
        "+who first climbed Mount Everest / +who climbed Mount Everest first",
        "Edmund Hillary and Tenzing Norgay were the first to climb Mount Everest, in 1953.",
        "Edmund Hillary|Tenzing Norgay",
    ),
    (
        "+who first reached the South Pole",
        "Roald Amundsen and his men were the first to reach the South Pole, in 1911.",
        "Roald Amundsen",
    ),
    (
        "+who was the first president of the United States",
        "George Washington was the first president of the United States.",
        "George Washington",
    ),
    (
        "+who built the pyramids / Who built the pyramids of Giza?",
        "The ancient Egyptians built the pyramids, as tombs for their pharaohs.",
        "Egyptians",
    ),
    (
        "+who built the Colosseum / Who built the Colosseum in Rome?",
        "The ancient Romans built the Colosseum. It was opened in the year 80.",
        "Romans",
    ),
    (
        "What was the Renaissance? / =the Renaissance / Explain the Renaissance. / Tell me about the Renaissance.",
        "The Renaissance was a time from about 1400 to 1600 when art and learning flowered in Europe. It began in Italy.",
        "Italy",
    ),
    (
        "What was the Stone Age? / =the Stone Age / Tell me about the Stone Age.",
        "The Stone Age was the long time in which people made their tools of stone.",
        "stone",
    ),
    (
        "What was the Industrial Revolution? / =the Industrial Revolution / Tell me about the Industrial Revolution.",
        "The Industrial Revolution was the change "
        "from work by hand to work with machines. It began in Britain in the 18th century.",
        "machines",
    ),
    (
        "+who discovered America / Who discovered America for the Europeans?",
        "Christopher Columbus reached America in 1492. People had lived there for thousands of years before.",
        "Columbus",
    ),
)
history = fixed("history", HISTORY)
TASKS: tuple[Task, ...] = (born, who_was, person, history)
