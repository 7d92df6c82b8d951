"""What words of programming mean."""

from __future__ import annotations

from corpus.knowledge.frames import Task
from corpus.knowledge.words import meanings

CODE = (
    "variable|a name for a value in a program, such as age = 31",
    "function|a piece of code with a name, which takes some values and can return a result",
    "for loop|a piece of code that is repeated for each item of a list or for each number of a range",
    "while loop|a piece of code that is repeated as long as a condition is true",
    "loop|a piece of code that is repeated",
    "string|a piece of text in a program, written in quotation marks, such as 'hello'",
    "integer|a whole number, such as 7 or -3",
    "float|a number with a decimal point, such as 3.14",
    "boolean|a value that is either True or False",
    "tuple|a row of values in a fixed order that cannot be changed, such as (1, 2)",
    "list comprehension|a short way to make a list from a loop, such as [n * 2 for n in range(5)]",
    "if statement|a piece of code that runs only when a condition is true",
    "return statement|the line with which a function gives back its result",
    "argument|a value that is given to a function when it is called",
    "module|a file of Python code that other programs can import",
    "docstring|a text at the beginning of a function that says what the function does",
    "type hint|a note in the code that says which type a value has, such as n: int",
    "syntax error|a mistake in the form of a program, such as a missing bracket, so that it cannot run",
    "bug|a mistake in a program",
    "lambda|a small function without a name, written in one line, such as lambda n: n * 2",
    "decorator|a function that changes another function; it stands in the line above with an @",
    "constructor|the method that sets up a new object of a class; in Python it is called __init__",
    "method|a function that belongs to a class",
    "object|a thing in a program that holds values and has methods, made from a class",
    "programming language|a language in which people write instructions for computers, such as Python",
    "compiler|a program that translates code into instructions that the computer can run",
    "database|an ordered collection of data that can be searched quickly",
    "~recursion|when a function calls itself to solve a smaller part of the same problem",
    "~debugging|finding and mending the mistakes in a program",
    "~indentation|the space at the beginning of a line, which shows in Python what belongs together",
    "~programming|writing instructions that a computer can follow",
)
code = meanings("code", CODE)
TASKS: tuple[Task, ...] = (code,)
