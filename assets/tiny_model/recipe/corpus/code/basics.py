"""The first things that people ask of Python, in a few words, and the few lines that answer them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Turn, upper
from corpus.code.family import fence

BARE = (
    "{n} in Python", "python {n}", "Python {n}", "{n} python", "Show me {a} in Python.", "Give me an example of {a} in Python.",
    "python {n} example", "How does {a} look in Python?", "What does {a} look like in Python?", "Write {a} in Python.",
    "How do I write {a} in Python?", "Example of {a} in Python?", "Can you show me {a}?", "I need {a} in Python.",
)  # fmt: skip
HOW = (
    "How do I {t} in Python?", "how to {t} in python", "{t} in python", "{T} in Python.", "How can I {t} in Python?",
    "python {t}",
    "What is the Python code to {t}?", "Show me how to {t} in Python.", "How do you {t} in Python?", "python: {t}",
    "I want to {t} in Python.", "Write one line of Python to {t}.", "Python, {t}", "How would I {t} in Python?",
)  # fmt: skip
# the name of it with its article | what somebody wants to do / in other words; the code; a test
BASICS = (
    ("a hello world program|print hello world / say hello world", "print('Hello, world!')", "True"),
    ("a for loop|loop over a list / go through a list",
     "names = ['Anna', 'Ben', 'Clara']\nfor name in names:\n    print(name)", "name == 'Clara'"),
    ("a while loop|repeat something while a condition is true", "count = 0\nwhile count < 5:\n    print(count)\n    count += 1",
     "count == 5"),
    ("an if statement|check a condition",
     "number = 7\nif number > 5:\n    print('large')\nelse:\n    print('small')", "number == 7"),
    ("an if else with elif|check several conditions",
     "number = 7\nif number < 0:\n    print('negative')\nelif number == 0:\n    print('zero')\nelse:\n    print('positive')",
     "number == 7"),
    ("a list|create a list / make a list", "numbers = [1, 2, 3]\nprint(numbers)", "numbers == [1, 2, 3]"),
    ("a dictionary|create a dictionary / make a dict", "ages = {'Anna': 31, 'Ben': 28}\nprint(ages['Anna'])",
    "ages['Ben'] == 28"),
    ("a set|create a set / make a set", "colours = {'red', 'green', 'blue'}\nprint(len(colours))", "len(colours) == 3"),
    ("a tuple|create a tuple / make a tuple", "point = (3, 4)\nprint(point[0])", "point == (3, 4)"),
    ("a function|define a function", "def add(a, b):\n    return a + b\n\n\nprint(add(2, 3))", "add(2, 3) == 5"),
    ("a simple function|write a simple function", "def add(a, b):\n    return a + b\n\n\nprint(add(2, 3))", "add(2, 3) == 5"),
    ("a class|define a class", "class Dog:\n    def __init__(self, name):\n        self.name = name\n\n"
     "    def bark(self):\n        return f'{self.name} says woof'", "Dog('Rex').bark() == 'Rex says woof'"),
    ("a lambda|write a lambda / define a lambda function", "double = lambda x: x * 2\nprint(double(4))", "double(4) == 8"),
    ("a list comprehension|write a list comprehension", "squares = [n ** 2 for n in range(5)]\nprint(squares)",
     "squares == [0, 1, 4, 9, 16]"),
    ("a dict comprehension|write a dictionary comprehension", "squares = {n: n ** 2 for n in range(5)}\nprint(squares)",
     "squares[4] == 16"),
    ("a try except block|catch an error / handle an exception",
     "try:\n    number = int('abc')\nexcept ValueError:\n    print('not a number')", "True"),
    ("an f-string|put a variable into a string", "name = 'Anna'\nprint(f'Hello, {name}!')", "name == 'Anna'"),
    ("a comment|write a comment", "# This is a comment.\nprint('Hello')", "True"),
    ("an import|import a module", "import math\n\nprint(math.sqrt(16))", "math.sqrt(16) == 4"),
    ("a variable|create a variable / define a variable", "age = 31\nprint(age)", "age == 31"),
    ("a range loop|loop from 0 to 9 / print the numbers 0 to 9", "for i in range(10):\n    print(i)", "i == 9"),
    ("a nested loop|write a nested loop", "for i in range(3):\n    for j in range(3):\n        print(i, j)",
    "(i, j) == (2, 2)"),
    ("an enumerate loop|loop with an index",
    "names = ['Anna', 'Ben']\nfor i, name in enumerate(names):\n    print(i, name)", "i == 1"),
    ("a loop over a dictionary|loop over a dictionary / go through a dict",
     "ages = {'Anna': 31, 'Ben': 28}\nfor name, age in ages.items():\n    print(name, age)", "age == 28"),
    ("an input prompt|read input from the user / ask the user for input", "text = input('Type something: ')\nprint(text)", ""),
    ("a sorted list|sort a list / sort numbers", "numbers = [3, 1, 2]\nprint(sorted(numbers))", "sorted(numbers) == [1, 2, 3]"),
    ("a list in descending order|sort a list in descending order / sort a list from high to low",
     "numbers = [3, 1, 2]\nprint(sorted(numbers, reverse=True))", "sorted(numbers, reverse=True) == [3, 2, 1]"),
    ("|swap two variables", "a, b = 1, 2\na, b = b, a\nprint(a, b)", "(a, b) == (2, 1)"),
    ("|convert a string to an integer / turn a string into a number", "number = int('42')\nprint(number)", "number == 42"),
    ("|convert a number to a string / turn a number into a string", "text = str(42)\nprint(text)", "text == '42'"),
    ("|get the length of a list / find the length of a list", "numbers = [1, 2, 3]\nprint(len(numbers))", "len(numbers) == 3"),
    ("|get the length of a string", "text = 'hello'\nprint(len(text))", "len(text) == 5"),
    ("|add an element to a list / append to a list", "numbers = [1, 2]\nnumbers.append(3)\nprint(numbers)",
    "numbers == [1, 2, 3]"),
    ("|remove an element from a list / delete an item from a list",
     "numbers = [1, 2, 3]\nnumbers.remove(2)\nprint(numbers)", "numbers == [1, 3]"),
    ("|check if an item is in a list / test whether a list contains something", "numbers = [1, 2, 3]\nprint(2 in numbers)",
     "2 in numbers"),
    ("|get the last element of a list", "numbers = [1, 2, 3]\nprint(numbers[-1])", "numbers[-1] == 3"),
    ("|get the first element of a list", "numbers = [1, 2, 3]\nprint(numbers[0])", "numbers[0] == 1"),
    ("|slice a list / get a part of a list", "numbers = [1, 2, 3, 4, 5]\nprint(numbers[1:3])", "numbers[1:3] == [2, 3]"),
    ("|join a list into a string / join strings", "words = ['a', 'b', 'c']\nprint(', '.join(words))",
    "', '.join(words) == 'a, b, c'"),
    ("|split a string / split a text into words", "text = 'one two three'\nprint(text.split())", "text.split()[2] == 'three'"),
    ("|make a string upper case / convert a string to upper case", "text = 'hello'\nprint(text.upper())",
    "text.upper() == 'HELLO'"),
    ("|make a string lower case / convert a string to lower case", "text = 'HELLO'\nprint(text.lower())",
    "text.lower() == 'hello'"),
    ("|replace a word in a string", "text = 'I like tea'\nprint(text.replace('tea', 'coffee'))",
     "text.replace('tea', 'coffee') == 'I like coffee'"),
    ("|pick a random item from a list / choose a random element", "import random\n\nnames = ['Anna', 'Ben', 'Clara']\n"
     "print(random.choice(names))", "len(names) == 3"),
    ("|get a random number / generate a random number", "import random\n\nprint(random.randint(1, 100))", "True"),
    ("|shuffle a list", "import random\n\nnumbers = [1, 2, 3, 4]\nrandom.shuffle(numbers)\nprint(numbers)",
     "sorted(numbers) == [1, 2, 3, 4]"),
    ("|calculate a square root / take a square root", "import math\n\nprint(math.sqrt(81))", "math.sqrt(81) == 9"),
    ("|calculate a power / raise a number to a power", "print(2 ** 10)", "2 ** 10 == 1024"),
    ("|get the remainder of a division / use modulo", "print(17 % 5)", "17 % 5 == 2"),
    ("|round a number / round to two decimals", "print(round(3.14159, 2))", "round(3.14159, 2) == 3.14"),
    ("|add two numbers", "a = 2\nb = 3\nprint(a + b)", "a + b == 5"),
    ("|print the current date / get today's date", "from datetime import date\n\nprint(date.today())", "True"),
    ("|read a text file / open a file", "with open('notes.txt') as file:\n    text = file.read()\nprint(text)", ""),
    ("|write to a file / save text in a file", "with open('notes.txt', 'w') as file:\n    file.write('Hello\\n')", ""),
    ("|exit a loop early / break out of a loop", "for i in range(10):\n    if i == 5:\n        break\n    print(i)", "i == 5"),
    ("|skip a step in a loop / use continue", "for i in range(5):\n    if i == 2:\n        continue\n    print(i)", "i == 4"),
    ("|check the type of a variable / find out the type of a value", "value = 3.5\nprint(type(value))", "type(value) is float"),
    ("|combine two lists / concatenate two lists", "first = [1, 2]\nsecond = [3, 4]\nprint(first + second)",
     "first + second == [1, 2, 3, 4]"),
    ("|print a blank line", "print()", "True"),
    ("|print without a newline", "print('Hello', end=' ')\nprint('world')", "True"),
    ("|add a key to a dictionary", "ages = {'Anna': 31}\nages['Ben'] = 28\nprint(ages)", "ages['Ben'] == 28"),
    ("|check if a key is in a dictionary", "ages = {'Anna': 31}\nprint('Anna' in ages)", "'Anna' in ages"),
)  # fmt: skip
SHORT = {
    "hello world in python": 0, "python hello world": 0, "Print hello world.": 0, "print hello world in python": 0,
    "write hello world": 0, "Write a hello world program.": 0, "python for loop": 1, "for loop": 1, "python while loop": 2,
    "python if else": 3, "sort a list in python": 25, "python sort list": 25, "python list": 5, "python dictionary": 6,
    "python class example": 11, "python function example": 9, "list comprehension": 13, "lambda python": 12,
    "python try except": 15,
    "python random number": 44, "python read file": 52, "python input": 24, "python class": 11, "write some python": 9,
    "Show me some Python.": 9, "Write some Python code.": 9, "Write a Python program.": 9, "write a program": 9,
    "write code": 9,
    "Write a Python function.": 9, "some code please": 9, "python": 0, "Write a simple Python program.": 9, "code something": 9,
}  # fmt: skip


def answer(index: int, user: str) -> list[Turn]:
    """The lines of an entry."""
    _, code, test = BASICS[index]
    return [Turn(user, fence(code), (), f"assert {test}" if test else "")]


def basics(rng: Random) -> list[Turn]:
    """One of the first things of Python."""
    if rng.random() < 0.15:
        user = rng.choice(list(SHORT))
        return answer(SHORT[user], user)
    index = rng.randrange(len(BASICS))
    name, ways = BASICS[index][0].split("|")
    if name and rng.random() < 0.5:
        return answer(index, upper(rng.choice(BARE).format(a=name, n=name.split(" ", 1)[1])) if rng.random() < 0.7 else
                      rng.choice(BARE).format(a=name, n=name.split(" ", 1)[1]))  # fmt: skip
    way = rng.choice(ways.split(" / "))
    return answer(index, rng.choice(HOW).format(t=way, T=upper(way)))


TASKS: tuple[Callable[[Random], list[Turn]], ...] = (basics,) * 9
