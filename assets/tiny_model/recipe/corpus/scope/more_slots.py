"""More words for the slots of what is out of reach: languages of programs, kinds of work, mathematics, bodies, keys struck."""

# ruff: noqa: SIM905
from __future__ import annotations

from random import Random

TASKS = ()
PROGRAM = (
    "a calculator", "a snake game", "a login page", "a to-do app", "hello world", "a bubble sort", "a stopwatch",
    "a chat server",
    "a loop over an array", "a shopping list", "a binary tree", "a weather widget", "a photo gallery", "a password generator",
    "a function that adds two numbers", "a class for a car", "a menu bar", "a countdown", "a hash map", "a sorting function",
    "a timer",
    "a quiz", "a linked list", "an address book", "a factorial function", "a search box", "a file reader", "a random number",
    "a button that changes colour", "prime numbers", "a queue", "a table of users", "an alarm clock", "a form", "a stack",
)  # fmt: skip
FRAMEWORK = (
    "React", "Angular", "Vue", "Django", "Flask", "Spring Boot", "Node", "Express", "Rails", "Laravel", "TensorFlow",
    "PyTorch", "Unity",
    "Docker", "Kubernetes", "Ansible", "Terraform", "WordPress", "jQuery", "Arduino", "Qt", "OpenGL", "pandas", "NumPy",
    "FastAPI",
    "Selenium", "Android Studio", "Xcode", "Git", "Jenkins", "Postgres", "MongoDB", "Redis", "Kafka", "GraphQL", "Bootstrap",
    "Excel VBA",
)  # fmt: skip
BIG = (
    "a whole web shop", "a video game", "an operating system", "a chess engine", "an app for iPhone", "a compiler",
    "a social network",
    "a bot that trades shares", "a web scraper", "a face recognition program", "a virus scanner", "a discord bot",
    "a music player",
    "a 3d game", "a browser", "a search engine", "a neural network", "a chatbot", "a spreadsheet program", "a map app",
    "a drawing program",
    "a complete website with a database", "a tetris clone with graphics", "a telegram bot", "a photo editor",
)  # fmt: skip
HARD = (
    "the integral of x^2", "the derivative of sin(x)", "log base 2 of 50", "the inverse of this matrix", "the limit of 1/x",
    "tan(45)",
    "the roots of a cubic", "the determinant of [[1,2],[3,4]]", "the standard deviation of my data", "sin(60)",
    "e to the power of pi",
    "the Fourier transform of a square wave", "a differential equation", "the area under the curve y = x^3",
    "the eigenvectors of a matrix",
    "the hundredth digit of e", "cos(20 degrees)", "the variance of these numbers", "the p-value",
    "a system of three equations", "arctan 2",
    "the volume of a torus", "the sum of the series 1/n^2", "the cube root of 731", "the binomial coefficient of 40 over 12",
)  # fmt: skip
THEOREM = (
    "Fermat's last theorem", "the four colour theorem", "the Goldbach conjecture", "Gödel's theorem",
    "the fundamental theorem of calculus",
    "the central limit theorem", "that there are infinitely many primes", "that pi is irrational", "Bayes' theorem",
    "the P versus NP problem",
    "Euler's formula", "the Poincaré conjecture", "Noether's theorem", "the twin prime conjecture",
)  # fmt: skip
DEEP = (
    "string theory", "general relativity", "quantum entanglement", "the Higgs boson", "mRNA vaccines",
    "plate tectonics in detail",
    "how a transistor works", "epigenetics", "the Krebs cycle", "superconductivity", "dark matter", "nuclear fusion",
    "chaos theory",
    "how an MRI scanner works", "the immune system in detail", "CRISPR", "semiconductors", "how memory works in the brain",
    "neutrinos",
    "the greenhouse effect in depth", "black hole radiation", "enzymes", "how a jet engine works", "protein folding",
    "antibiotic resistance",
)  # fmt: skip
THINKER = (
    "Hegel", "Nietzsche", "Plato's cave", "existentialism", "stoicism", "Marxism", "utilitarianism", "free will",
    "postmodernism", "Kant",
    "Confucius", "Schopenhauer", "deconstruction", "the categorical imperative", "Wittgenstein", "the social contract",
    "Spinoza's ethics",
)  # fmt: skip
HURTS = (
    "my knee", "my back", "my ear", "my left arm", "my stomach", "my eye", "my throat", "my head", "my ankle", "my hip",
    "my tooth",
    "my neck", "my shoulder", "my wrist", "my jaw", "my foot",
)  # fmt: skip
SYMPTOM = (
    "a rash", "a high temperature", "a strange lump", "spots before my eyes", "a cough for weeks", "numb fingers",
    "dizzy spells", "a swollen "
    "foot", "night sweats", "blood in my nose", "a racing pulse", "a red spot that grows", "pins and needles", "no appetite",
    "hives",
)  # fmt: skip
DRUG = (
    "ibuprofen", "aspirin", "paracetamol", "antibiotics", "cortisone", "insulin", "my blood thinner", "melatonin", "the pill",
    "codeine",
    "antidepressants", "iron tablets", "sleeping pills", "vitamin D", "cough syrup", "beta blockers", "allergy tablets",
)  # fmt: skip
WHO = (
    "my baby",
    "my son",
    "my daughter",
    "my wife",
    "my father",
    "my dog",
    "my mum",
    "my husband",
    "a friend",
    "my grandmother",
    "a toddler",
)
DOCUMENT = (
    "the letter", "the contract", "my essay", "the text above", "the e-mail", "the report", "this paragraph", "the story",
    "the document", "the poem", "the second page", "the chapter", "the attached notes", "the table", "my application",
    "the minutes",
    "the instructions", "the first passage", "my speech", "the leaflet", "the conversation above", "the review", "the quote",
    "my thesis",
)  # fmt: skip
FILE = ("the PDF", "the picture", "the screenshot", "this spreadsheet", "the attachment", "my scan",
    "the audio file", "the video",
        "the zip file", "the slide show", "my CV file", "the Word document", "the csv I uploaded",
        "the drawing", "the chart")  # fmt: skip
CHORE = (
    "water my plants", "turn on the heating", "book a taxi", "order a cake", "pay the rent", "call my sister",
    "wake me at six", "buy me a "
    "ticket", "cancel my subscription", "post this for me", "send my boss a message", "text my friend", "reserve a table",
    "start the washing "
    "machine", "switch the lights off", "add milk to my shopping list", "make an appointment", "transfer 50 euros",
    "unlock my phone",
    "send flowers to my wife", "check my mail", "set a reminder for Monday", "close the garage", "print two copies",
    "phone the dentist",
    "track my parcel", "save my notes for next week", "delete my photos", "install an update", "log me in",
    "set a timer for ten minutes",
    "mail this to Tom", "renew my passport", "join my meeting", "move my meeting to Friday", "find my keys",
)  # fmt: skip
WRONG = (
    "steal a car", "make a weapon", "get into somebody's e-mail account", "make drugs", "forge a passport",
    "follow somebody secretly",
    "cheat in an exam", "poison a neighbour's cat", "break into a house", "spread a computer virus", "fake a doctor's note",
    "avoid the police",
    "steal a password", "scare an old lady", "clone a credit card", "make a fake banknote", "blackmail someone", "hide a crime",
    "get a gun without a licence", "read my girlfriend's messages", "crash a website", "shoplift", "lie to a customs officer",
)  # fmt: skip
QUESTION_ABOUT = (
    "my age", "my address", "my birthday", "my favourite song", "my hair colour", "my pet's name", "my phone number", "my job",
    "the name of my brother", "my shoe size", "what I did last summer", "where I parked", "my favourite food",
)  # fmt: skip
EVENT = (
    "the Thirty Years' War", "the fall of Constantinople", "the Congress of Vienna",
    "the Boxer Rebellion", "the Meiji "
    "Restoration", "the Peasants' War", "the Punic Wars", "the Treaty of Versailles", "the Opium Wars",
    "the Glorious Revolution", "the Crimean "
    "War", "the Black Death", "the Spanish Armada", "the Boston Tea Party", "the Long March", "the Wars of the Roses",
    "the Dreyfus affair",
    "the siege of Vienna", "the Russian Revolution", "the Marshall Plan", "the Cuban missile crisis", "the Reformation",
    "the Weimar Republic",
)  # fmt: skip
RULER = ("Frederick II", "Emperor Otto III", "King Sigismund", "Theodora", "Louis XIV", "Ivan III", "Queen Christina",
    "Justinian", "Saladin",
         "Charles V", "Pope Gregory IX", "Empress Cixi", "Philip of Macedon", "Tamerlane", "King Canute", "Ramses III",
         "Suleiman")  # fmt: skip
SALAD = (
    "table moon seven the under quickly blue soup carpet jumps nobody pencil rain upstairs yellow "
    "because spoon gently with almost garden "
    "of shoe whispering cloud never elbow then very button runs window soft if bread and loud ladder purple slowly"
).split()
KEYBOARD = (
    "asdf",
    "jkl",
    "qwer",
    "uiop",
    "zxcv",
    "bnm",
    "hjkl",
    "wasd",
    "fghj",
    "dfg",
    "lkj",
    "poiu",
    "mnb",
    "qaz",
    "wsx",
    "edc",
    "tgb",
)
SIGNS = "?!.,;:-_#+*~%&/()=<>@$^|"


def salad(rng: Random) -> str:
    """Words without a sentence."""
    words = rng.choices(SALAD, k=rng.randint(3, 8))
    return " ".join(words) + rng.choice(("", "", "?", ".", "!"))


def struck(rng: Random) -> str:
    """Keys that were struck at random, one row or several."""
    blocks = ["".join(rng.choices(KEYBOARD, k=rng.randint(1, 3))) for _ in range(rng.randint(1, 4))]
    return rng.choice((" ", " ", "; ", "", ", ")).join(blocks)


def repeated(rng: Random) -> str:
    """A letter, a syllable or a word again and again."""
    unit = rng.choice((*"abcdehilmnoprstuwxyz", "la", "ha", "bla ", "no ", "na", "lol ", "hi ", "he", "da ", "yes ", "cat ",
        "test ", "potato ", "x",
                       "ok ", "tralala ", "moo ", "pizza ", "blub ", "knock "))  # fmt: skip
    return (unit * rng.randint(4, 14 if len(unit) < 3 else 6)).strip()


def signs(rng: Random) -> str:
    """Signs alone."""
    return "".join(rng.choice(SIGNS) for _ in range(rng.randint(2, 9)))


def handle(rng: Random) -> str:
    """A nickname as on the internet."""
    word = rng.choice(("shadow", "wolf", "killer", "panda", "ninja", "queen", "dragon", "gamer", "moon", "pixel"))
    styled = "".join(char.upper() if rng.random() < 0.4 else char for char in word)
    return rng.choice(
        (f"xx{styled}xx", f"{styled}{rng.randint(10, 2012)}", f"_{styled}_", f"{styled}.{rng.choice(SALAD)}", f"~{styled}~")
    )


def invented(rng: Random) -> str:
    """A sentence with words that do not exist."""
    words = (
        "glorp",
        "snarf",
        "blivet",
        "wug",
        "frobnicate",
        "zindle",
        "quomp",
        "trelb",
        "morf",
        "shneeb",
        "plonk",
        "gazork",
        "vlim",
        "dweeb",
    )
    a, b, c = rng.sample(words, 3)
    return rng.choice(
        (
            f"{a} the {b}?",
            f"why {a} when {b} {c}",
            f"can you {a} my {b}",
            f"the {a} has {b}ed",
            f"{a} {b} {c}",
            f"is {a} more {b} than {c}",
        )
    )


GENERATED = {"salad": salad, "struck": struck, "repeated": repeated, "signs": signs, "handle": handle, "invented": invented}
"""Slots whose values are made."""
