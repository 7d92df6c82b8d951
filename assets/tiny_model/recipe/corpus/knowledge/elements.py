"""Questions about the chemical elements: symbol, atomic number, and what some of them are."""

from __future__ import annotations

from corpus.knowledge.frames import Row, Task, choice, fixed, having, table, task, truth

SYMBOLS = (
    "hydrogen H 1, helium He 2, lithium Li 3, beryllium Be 4, boron B 5, carbon C 6, nitrogen N 7, oxygen O 8, "
    "fluorine F 9, neon Ne 10, sodium Na 11, magnesium Mg 12, aluminium Al 13, silicon Si 14, phosphorus P 15, "
    "sulfur S 16, chlorine Cl 17, argon Ar 18, potassium K 19, calcium Ca 20, titanium Ti 22, chromium Cr 24, "
    "manganese Mn 25, iron Fe 26, cobalt Co 27, nickel Ni 28, copper Cu 29, zinc Zn 30, arsenic As 33, "
    "bromine Br 35, silver Ag 47, tin Sn 50, iodine I 53, barium Ba 56, tungsten W 74, platinum Pt 78, gold Au 79, "
    "mercury Hg 80, lead Pb 82, radon Rn 86, radium Ra 88, uranium U 92, plutonium Pu 94"
)
NOTES = {
    "hydrogen": "is the lightest element and a gas",
    "helium": "is a light gas that is used to fill balloons",
    "lithium": "is a light metal that is used in batteries",
    "carbon": "is a solid; coal, graphite and diamonds consist of it",
    "nitrogen": "is a gas that makes up about 78 percent of the air",
    "oxygen": "is a gas that people and animals need to breathe",
    "fluorine": "is a pale yellow gas that reacts with almost everything",
    "neon": "is a gas that glows in bright signs",
    "sodium": "is a soft metal and a part of table salt",
    "magnesium": "is a light metal that burns with a bright white flame",
    "aluminium": "is a light metal that is used for cans and aircraft",
    "silicon": "is used to make computer chips, and sand contains a lot of it",
    "phosphorus": "is used in fertilisers and on matchboxes",
    "sulfur": "is a yellow solid",
    "chlorine": "is a greenish gas that is used to keep swimming pools clean",
    "argon": "is a gas that hardly reacts with anything",
    "potassium": "is a soft metal, and bananas are rich in it",
    "calcium": "is a metal that bones and teeth need",
    "titanium": "is a strong and light metal",
    "chromium": "is a shiny metal that helps to keep steel from rusting",
    "iron": "is a metal that rusts, and steel is made from it",
    "nickel": "is a silvery metal that is used in coins",
    "copper": "is a reddish metal that is used for electric wires",
    "zinc": "is a metal that protects steel from rust",
    "arsenic": "is well known as a poison",
    "bromine": "is a liquid at room temperature",
    "silver": "is a shiny precious metal that is used for jewellery",
    "tin": "is a soft metal that is used in solder",
    "iodine": "is a dark solid that the body needs in small amounts",
    "tungsten": "has the highest melting point of all metals",
    "platinum": "is a precious metal that is used in catalysts and jewellery",
    "gold": "is a yellow precious metal that does not rust",
    "mercury": "is a metal that is liquid at room temperature",
    "lead": "is a soft, heavy and poisonous metal",
    "radon": "is a radioactive gas",
    "radium": "is a radioactive metal that was discovered by Marie and Pierre Curie",
    "uranium": "is a radioactive metal that is used as fuel in nuclear power plants",
    "plutonium": "is a radioactive metal",
}
ELEMENTS = table(
    "name symbol number note",
    tuple(f"{line.replace(' ', '|')}|{NOTES.get(line.split()[0], '')}" for line in SYMBOLS.split(", ")),
)
NOTED = having(ELEMENTS, "note")


def by_symbol(row: Row) -> str:
    """The symbol, and for an odd number the number too."""
    more = f" Its atomic number is {row['number']}." if int(row["number"]) % 2 else ""
    return f"The chemical symbol of {row['name']} is {row['symbol']}.{more}"


def about(row: Row) -> str:
    """All of a row."""
    note = f" {row['Name']} {row['note']}." if row["note"] else ""
    return f"{row['Name']} is a chemical element with the symbol {row['symbol']} and the atomic number {row['number']}.{note}"


symbol = task(
    "symbol",
    ELEMENTS,
    by_symbol,
    "symbol",
    nouns=(
        "the chemical symbol of {name}",
        "the symbol for {name}",
        "the chemical symbol for {name}",
        "the element symbol of {name}",
    ),
    indirect=("which symbol {name} has", "how {name} is abbreviated in the periodic table"),
    asks=(
        "Which symbol stands for {name}?",
        "What symbol does {name} have in the periodic table?",
        "How is {name} written in the periodic table?",
        "Which letters stand for {name} in chemistry?",
        "What is {name}'s symbol?",
        "{Name}: symbol?",
        "symbol for {name}",
        "How do chemists abbreviate {name}?",
        "What letters do chemists use for {name}?",
        "In the periodic table, what is the symbol of {name}?",
    ),
    again="{name}",
)
of_symbol = task(
    "of_symbol",
    ELEMENTS,
    "{symbol} is the chemical symbol of {name}.",
    "name",
    nouns=("the element with the symbol {symbol}",),
    clauses=("which element has the symbol {symbol}", "what element has the symbol {symbol}"),
    indirect=("what {symbol} stands for in chemistry", "which element {symbol} is"),
    asks=(
        "What does {symbol} stand for in the periodic table?",
        "Which element is {symbol}?",
        "What element is {symbol}?",
        "{symbol} is the symbol of which element?",
        "Which chemical element is written {symbol}?",
        "What does the symbol {symbol} mean in chemistry?",
        "In chemistry, what is {symbol}?",
        "The symbol {symbol} stands for which element?",
        "What is the name of the element {symbol}?",
        "{symbol}: which element?",
    ),
    again="{symbol}",
)
number = task(
    "number",
    ELEMENTS,
    "The atomic number of {name} is {number}. Its symbol is {symbol}.",
    "number",
    nouns=("the atomic number of {name}", "the number of {name} in the periodic table"),
    indirect=("which atomic number {name} has", "how many protons an atom of {name} has"),
    asks=(
        "Which atomic number does {name} have?",
        "What atomic number has {name}?",
        "What is {name}'s atomic number?",
        "{Name}: atomic number?",
        "atomic number of {name}",
        "Which number is {name} in the periodic table?",
        "What number does {name} have in the periodic table?",
        "Where in the periodic table is {name}? I need its number.",
        "Which place does {name} have in the periodic table?",
        "How many protons are in an atom of {name}?",
    ),
    again="{name}",
)
about_element = task(
    "about_element",
    tuple(row for row in ELEMENTS if row["name"] != "mercury"),
    about,
    "symbol number",
    asks=(
        "What is {name}?",
        "Tell me about {name}.",
        "Tell me about the element {name}.",
        "What can you tell me about the element {name}?",
        "Give me some facts about {name}.",
        "What kind of element is {name}?",
        "Describe the element {name}.",
        "What are the symbol and the atomic number of {name}?",
        "{Name}: symbol and atomic number?",
        "I need the symbol and the number of {name}.",
        "What do you know about {name}?",
        "Is {name} a chemical element?",
    ),
    again="{name}",
)
what_is_it = task(
    "what_is_it",
    NOTED,
    "It is {name}: {name} {note}.",
    "name",
    asks=(
        "Which element {note}?",
        "What element {note}?",
        "I'm looking for an element. It {note}. Which one is it?",
        "Guess the element: it {note}.",
        "This element {note}. What is it called?",
        "Here is a riddle for you: which element {note}?",
        "For a quiz: which element {note}?",
        "Do you know which element {note}?",
        "Can you tell me which element {note}?",
        "Its symbol is {symbol} and it {note}. What is it?",
    ),
)
is_symbol = truth(
    "is_symbol",
    ELEMENTS,
    "symbol",
    "Yes, {symbol} is the symbol of {name}.",
    "No, the symbol of {name} is {symbol}.",
    "symbol",
    (
        "Is {claim} the symbol of {name}?",
        "Is the symbol of {name} {claim}?",
        "{claim} stands for {name}, right?",
        "Does {claim} stand for {name}?",
        "I think {claim} is the symbol of {name}. Is that right?",
        "True or false: the symbol of {name} is {claim}.",
        "Is it true that {name} has the symbol {claim}?",
        "The symbol of {name} is {claim}, isn't it?",
        "Am I right that {claim} means {name} in chemistry?",
        "Is {name} written {claim} in the periodic table?",
    ),
)
which_symbol = choice(
    "which_symbol",
    ELEMENTS,
    "symbol",
    "The chemical symbol of {name} is {symbol}.",
    (
        "Which is the symbol of {name}: {one}, {two} or {three}?",
        "What is the symbol for {name}: {one}, {two} or {three}?",
        "Is the symbol of {name} {one}, {two} or {three}?",
        "{one}, {two} or {three}: which stands for {name}?",
        "Pick the symbol of {name}: {one}, {two}, {three}.",
    ),
)
CHEMISTRY = (
    (
        (
            "+how many chemical elements there are",
            "How many elements are in the periodic table?",
            "How many elements are known?",
        )[1:],
        "There are 118 known chemical elements in the periodic table.",
        ("118",),
    ),
    (
        (
            "=the chemical formula of water",
            "=the formula for water",
            "What is water made of?",
            "What does water consist of?",
            "H2O?",
        ),
        "The chemical formula of water is H2O. A water molecule has two hydrogen atoms and one oxygen atom.",
        ("H2O",),
    ),
    (
        (
            "=the formula of carbon dioxide",
            "=the chemical formula for carbon dioxide",
            "What does CO2 stand for?",
            "What is CO2?",
        ),
        "CO2 is the formula of carbon dioxide. Its molecule has one carbon atom and two oxygen atoms.",
        ("CO2", "carbon dioxide"),
    ),
    (
        ("=the chemical formula of table salt", "=the formula for salt", "What is table salt made of?", "What is NaCl?"),
        "The chemical formula of table salt is NaCl. It consists of sodium and chlorine.",
        ("NaCl",),
    ),
    (
        ("=the lightest element", "+which element is the lightest", "=the first element in the periodic table"),
        "The lightest element is hydrogen. It is also the first one in the periodic table.",
        ("hydrogen",),
    ),
    (
        ("What is air made of?", "What does air consist of?", "What gases are in the air?", "+which gases make up the air"),
        "Air consists of about 78 percent nitrogen, 21 percent oxygen and small amounts of other gases.",
        ("nitrogen", "oxygen"),
    ),
    (
        ("=the freezing point of water", "At what temperature does water freeze?", "When does water turn to ice?"),
        "Water freezes at 0 degrees Celsius, which is 32 degrees Fahrenheit.",
        ("0 degrees Celsius",),
    ),
    (
        (
            "=the boiling point of water",
            "At what temperature does water boil?",
            "How hot is boiling water?",
            "When does water boil?",
        ),
        "Water boils at 100 degrees Celsius, which is 212 degrees Fahrenheit.",
        ("100 degrees Celsius",),
    ),
    (
        ("+who created the periodic table", "Who invented the periodic table?", "+who drew up the first periodic table"),
        "Dmitri Mendeleev published the periodic table in 1869.",
        ("Mendeleev", "1869"),
    ),
    (
        ("What is an atom?", "Explain what an atom is.", "=an atom", "What does the word atom mean?"),
        "An atom is the smallest piece of a chemical element. It has a nucleus, with electrons around it.",
        ("smallest",),
    ),
    (
        ("What is a molecule?", "Explain what a molecule is.", "=a molecule", "What does molecule mean?"),
        "A molecule is a group of atoms that are bonded together. A water molecule, for example, has three atoms.",
        ("atoms",),
    ),
    (
        ("Which gas do plants take in?", "+which gas plants need", "What do plants breathe in?", "What gas do trees absorb?")[
            ::2
        ],
        "Plants take in carbon dioxide and give off oxygen in the light.",
        ("carbon dioxide",),
    ),
    (
        ("What are the noble gases?", "Name the noble gases.", "List the noble gases.", "Which elements are noble gases?"),
        "The noble gases include helium, neon, argon, krypton, xenon and radon.",
        ("helium", "neon", "argon", "krypton", "xenon", "radon"),
    ),
    (
        ("+which metal is liquid at room temperature", "Name a metal that is liquid.", "What metal is liquid?"),
        "Mercury is the metal that is liquid at room temperature.",
        ("Mercury",),
    ),
    (
        ("What are the three states of matter?", "Name the three states of matter.", "Which states of matter are there?"),
        "The three common states of matter are solid, liquid and gas.",
        ("solid", "liquid", "gas"),
    ),
    (
        ("=the hardest natural material", "What is harder than everything else in nature?", "+which mineral is the hardest"),
        "Diamond is the hardest natural mineral. It is made of carbon.",
        ("Diamond",),
    ),
    (
        ("What is bronze made of?", "Which metals are in bronze?", "~which metals bronze is made of", "What is bronze?"),
        "Bronze is made of copper and tin.",
        ("copper", "tin"),
    ),
    (
        ("What is brass made of?", "Which metals are in brass?", "What two metals make brass?"),
        "Brass is made of copper and zinc.",
        ("copper", "zinc"),
    ),
    (
        ("What is steel made of?", "What is steel?", "Which element is steel mostly made of?", "What is in steel?"),
        "Steel is made mostly of iron with a little carbon.",
        ("iron", "carbon"),
    ),
)
chemistry = fixed("chemistry", CHEMISTRY)
TASKS: tuple[Task, ...] = (
    symbol,
    of_symbol,
    number,
    about_element,
    what_is_it,
    is_symbol,
    which_symbol,
    chemistry,
)
