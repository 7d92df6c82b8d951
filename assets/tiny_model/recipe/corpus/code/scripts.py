"""Small scripts without a function: loops that print, input, files, random numbers, and single lines."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Turn, upper
from corpus.code.family import KEYS, WORDS, fence
from corpus.values import FIRST_NAMES

FRAMES = (
    "Write a Python script that {d}.",
    "Write a short program that {d}.",
    "Write code that {d}.",
    "I need a script that {d}.",
    "Can you write a program that {d}?",
    "python script that {d}",
    "Give me a few lines of Python that {d}.",
    "Write a small Python program which {d}.",
    "Please write a script that {d}.",
    "Show me a program that {d}.",
    "How do I write a program that {d}?",
    "I want a Python program that {d}.",
)
HOW = (
    "How do I {t} in Python?",
    "how to {t} in python",
    "How can I {t} with Python?",
    "Python code to {t}",
    "Show me how to {t}.",
    "Show me how to {t} in Python.",
    "What is the code to {t}?",
    "What's the Python code to {t}?",
    "Write code to {t}.",
    "I want to {t} in Python.",
    "python: {t}",
    "One more: {t} in Python.",
)
# what the script does; how to do it; the code; test lines. [N], [M], [W], [V], [P], [K] are filled in.
SCRIPTS = (
    (
        "prints the numbers from 1 to [N]",
        "print the numbers from 1 to [N]|count from 1 to [N]",
        "for i in range(1, [N] + 1):\n    print(i)",
        "i == [N]",
    ),
    (
        "counts down from [N] to 1",
        "count down from [N] to 1|print the numbers from [N] down to 1",
        "for i in range([N], 0, -1):\n    print(i)",
        "i == 1",
    ),
    (
        "prints the even numbers from 2 to [N]",
        "print all even numbers up to [N]|print the even numbers from 2 to [N]",
        "for i in range(2, [N] + 1, 2):\n    print(i)",
        "i % 2 == 0",
    ),
    (
        "prints [W] [N] times",
        "print [W] [N] times|print a word [N] times, the word is [W]",
        "for _ in range([N]):\n    print('[W]')",
        "True",
    ),
    (
        "adds up the numbers from 1 to [N]",
        "add up the numbers from 1 to [N]|sum all numbers from 1 to [N]",
        "total = 0\nfor i in range(1, [N] + 1):\n    total += i\nprint(total)",
        "total == [N] * ([N] + 1) // 2",
    ),
    (
        "prints the times table of [N] up to 10",
        "print the times table of [N]|print the multiplication table of [N]",
        "for i in range(1, 11):\n    print(f'[N] x {i} = {[N] * i}')",
        "i == 10",
    ),
    (
        "prints the squares of the numbers from 1 to [N]",
        "print the squares of the numbers from 1 to [N]|show all square numbers of 1 to [N]",
        "for i in range(1, [N] + 1):\n    print(i, i ** 2)",
        "i == [N]",
    ),
    (
        "asks for a name and says hello",
        "ask the user for a name and greet them|read a name from the keyboard and say hello",
        "name = input('What is your name? ')\nprint(f'Hello, {name}!')",
        "",
    ),
    (
        "asks for two numbers and prints their sum",
        "read two numbers and print the sum|add two numbers that the user types",
        "first = float(input('First number: '))\nsecond = float(input('Second number: '))\nprint(first + second)",
        "",
    ),
    (
        "asks for a number and says whether it is even or odd",
        "read a number and print whether it is even or odd|ask for a number and tell if it is odd or even",
        "number = int(input('Number: '))\nif number % 2 == 0:\n    print('even')\nelse:\n    print('odd')",
        "",
    ),
    (
        "lets the user guess a number between 1 and [N]",
        "make a guessing game with a number between 1 and [N]|write a number guessing game from 1 to [N]",
        "import random\n\nsecret = random.randint(1, [N])\nguess = 0\nwhile guess != secret:\n"
        "    guess = int(input('Your guess: '))\n"
        "    if guess < secret:\n        print('too low')\n    elif guess > secret:\n        print('too high')\n"
        "print('correct')",
        "",
    ),
    (
        "prints a random number between 1 and [N]",
        "get a random number between 1 and [N]|print a random integer from 1 to [N]",
        "import random\n\nprint(random.randint(1, [N]))",
        "True",
    ),
    (
        "rolls a die [N] times and prints the results",
        "roll a die [N] times|simulate [N] rolls of a die",
        "import random\n\nfor _ in range([N]):\n    print(random.randint(1, 6))",
        "True",
    ),
    (
        "reads the file [W].txt and prints its lines",
        "read the file [W].txt line by line|print all lines of [W].txt|open [W].txt and print each line",
        "with open('[W].txt') as file:\n    for line in file:\n        print(line.strip())",
        "",
    ),
    (
        "counts the lines of the file [W].txt",
        "count the lines in [W].txt|find out how many lines the file [W].txt has",
        "with open('[W].txt') as file:\n    print(len(file.readlines()))",
        "",
    ),
    (
        "writes [P] to the file [W].txt",
        "write [P] to a file called [W].txt|save the text [P] in [W].txt",
        "with open('[W].txt', 'w') as file:\n    file.write('[P]\\n')",
        "",
    ),
    (
        "adds a line with [P] to the end of [W].txt",
        "append [P] to [W].txt|add the line [P] to the end of the file [W].txt",
        "with open('[W].txt', 'a') as file:\n    file.write('[P]\\n')",
        "",
    ),
    (
        "loads the JSON file [W].json and prints it",
        "load a json file called [W].json|read JSON from [W].json",
        "import json\n\nwith open('[W].json') as file:\n    data = json.load(file)\nprint(data)",
        "",
    ),
    (
        "reads [W].csv and prints the column [K]",
        "read [W].csv and print the column [K]|print the [K] column of [W].csv",
        "import csv\n\nwith open('[W].csv', newline='') as file:\n    for row in csv.DictReader(file):\n"
        "        print(row['[K]'])",
        "",
    ),
    (
        "prints today's date",
        "print today's date|get the current date",
        "from datetime import date\n\nprint(date.today())",
        "True",
    ),
    (
        "prints the current time",
        "print the current time|get the time of day",
        "from datetime import datetime\n\nprint(datetime.now().strftime('%H:%M'))",
        "True",
    ),
    ("waits [N] seconds", "wait for [N] seconds|pause a program for [N] seconds", "import time\n\ntime.sleep([N])", ""),
    (
        "makes a list with the numbers from 1 to [N]",
        "make a list of the numbers from 1 to [N]|create a list from 1 to [N]",
        "numbers = list(range(1, [N] + 1))\nprint(numbers)",
        "numbers[-1] == [N]",
    ),
    (
        "creates a dictionary with the keys [W] and [V]",
        "make a dictionary with the keys [W] and [V], with the values [N] and [M]",
        "data = {'[W]': [N], '[V]': [M]}\nprint(data)",
        "len(data) == 2",
    ),
    (
        "prints a triangle of stars with [N] rows",
        "print a triangle of stars with [N] rows|draw [N] rows of stars, one more in each row",
        "for i in range(1, [N] + 1):\n    print('*' * i)",
        "i == [N]",
    ),
    (
        "prints a [N] by [M] rectangle of stars",
        "print a rectangle of stars, [N] rows and [M] columns",
        "for _ in range([N]):\n    print('*' * [M])",
        "True",
    ),
    (
        "prints FizzBuzz for the numbers from 1 to [N]",
        "print FizzBuzz up to [N]",
        "for i in range(1, [N] + 1):\n    if i % 15 == 0:\n        print('FizzBuzz')\n    elif i % 3 == 0:\n"
        "        print('Fizz')\n"
        "    elif i % 5 == 0:\n        print('Buzz')\n    else:\n        print(i)",
        "i == [N]",
    ),
    (
        "keeps asking for words until the user types [W]",
        "read words until the user types [W]|ask for input in a loop until it is [W]",
        "words = []\nword = input('Word: ')\nwhile word != '[W]':\n    words.append(word)\n    word = input('Word: ')\n"
        "print(words)",
        "",
    ),
    (
        "prints the names [P] and [R] with a number before each",
        "print a list with the names [P] and [R] and number the lines",
        "names = ['[P]', '[R]']\nfor i, name in enumerate(names, 1):\n    print(i, name)",
        "i == 2",
    ),
    (
        "sorts the list [N], [M], 5 and prints it",
        "sort a list with the numbers [N], [M] and 5",
        "numbers = [[N], [M], 5]\nnumbers.sort()\nprint(numbers)",
        "numbers == sorted([[N], [M], 5])",
    ),
    (
        "greets [P], [R] and everyone else in a list",
        "say hello to [P] and [R] with a loop|greet each name in a list with [P] and [R]",
        "names = ['[P]', '[R]']\nfor name in names:\n    print(f'Hello, {name}!')",
        "len(names) == 2",
    ),
)
DOES_NOT_FIT = ("creates a dictionary with the keys [W] and [V]", "greets [P], [R] and everyone else in a list")


def _filled(rng: Random, *texts: str) -> list[str]:
    word, other = rng.sample(WORDS, 2)
    first, second = rng.sample(FIRST_NAMES, 2)
    slots = {"[N]": str(rng.choice((3, 5, 6, 8, 10, 12, 15, 20, 25, 30, 50, 100))), "[M]": str(rng.randint(2, 40)), "[W]": word}
    slots |= {"[V]": other, "[P]": first, "[R]": second, "[K]": rng.choice(KEYS)}
    out = []
    for text in texts:
        for slot, value in slots.items():
            text = text.replace(slot, value)
        out.append(text)
    return out


def task_of(entry: tuple[str, str, str, str]) -> Callable[[Random], list[Turn]]:
    """The task of one script."""

    def task(rng: Random) -> list[Turn]:
        does, to, code, test = entry
        ways = to.split("|")
        as_how = does in DOES_NOT_FIT or rng.random() < 0.6
        frame = rng.choice(HOW).replace("{t}", rng.choice(ways)) if as_how else rng.choice(FRAMES).replace("{d}", does)
        prompt, shown, check = _filled(rng, frame, code, f"assert {test}" if test else "")
        return [Turn(upper(prompt) if rng.random() < 0.7 else prompt, fence(shown), (), check)]

    task.__name__ = "script_" + "_".join(entry[0].split()[:3]).replace("[", "").replace("]", "").replace("'", "").lower()
    return task


TASKS = tuple(task_of(entry) for entry in SCRIPTS)
