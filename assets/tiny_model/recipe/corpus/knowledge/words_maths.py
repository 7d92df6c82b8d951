"""What words of mathematics and of measuring mean."""

from __future__ import annotations

from corpus.knowledge.frames import Entry, Task, fixed
from corpus.knowledge.words import meanings

MATHS = (
    "prime number|a number above 1 that can be divided only by 1 and itself, such as 2, 3, 5 or 7",
    "even number|a number that can be divided by 2, such as 2, 4 or 6",
    "odd number|a number that cannot be divided by 2, such as 1, 3 or 5",
    "square number|a number times itself, such as 9, which is 3 times 3",
    "negative number|a number below zero, such as -5",
    "fraction|a part of a whole, written as one number over another, such as 1/2",
    "percentage|a part of a hundred: 25% means 25 out of 100",
    "sum|the result of adding numbers",
    "product|the result of multiplying numbers",
    "quotient|the result of dividing one number by another",
    "remainder|what is left over when one number is divided by another",
    "average|the sum of some numbers divided by how many they are",
    "median|the number in the middle when numbers are put in order",
    "multiple|a number that you get by multiplying a number by a whole number: 12 is a multiple of 4",
    "square root|a number that gives the first number when multiplied by itself: the square root of 9 is 3",
    "equation|a statement that two things are equal, such as x + 2 = 5",
    "angle|the opening between two lines that meet in a point",
    "radius|the distance from the centre of a circle to its edge",
    "diameter|the distance across a circle through its centre",
    "circle|a round line whose points are all equally far from the centre",
    "sphere|a perfectly round body, such as a ball",
    "cube|a body with six equal squares as its sides",
    "triangle|a flat shape with three sides and three corners",
    "rectangle|a flat shape with four sides and four right angles",
    "~addition|putting numbers together to find their sum",
    "~multiplication|adding the same number several times: 3 * 4 is 4 + 4 + 4",
    "~algebra|the part of mathematics that uses letters for unknown numbers",
    "~statistics|the part of mathematics that collects numbers and draws conclusions from them",
    "~infinity|the idea of something without an end",
    "~perimeter|the total length of the edges of a flat shape",
)
PI: tuple[Entry, ...] = (
    (
        "What is pi? / What's pi? / what is pi / =the value of pi / How big is pi? / Define pi. / Tell me the digits of pi. / "
        "What is the number pi? / pi / Explain pi.",
        "Pi is about 3.14159. It is the circumference of a circle divided by its diameter.",
        "3.14159",
    ),
    (
        "How do you find the area of a rectangle? / =the area of a rectangle / How do I calculate the area of a rectangle? / "
        "What is the formula for the area of a rectangle?",
        "The area of a rectangle is its length times its width.",
        "length times its width",
    ),
    (
        "How do you find the area of a circle? / =the area of a circle / What is the formula for the area of a circle?",
        "The area of a circle is pi times the radius times the radius.",
        "pi times the radius",
    ),
    (
        "How do you find the area of a triangle? / =the area of a triangle / What is the formula for the area of a triangle?",
        "The area of a triangle is half of its base times its height.",
        "half of its base times its height",
    ),
    (
        "What is the Pythagorean theorem? / What is the theorem of Pythagoras? / Explain the Pythagorean theorem. / What did "
        "Pythagoras find out about triangles? / pythagorean theorem",
        "In a triangle with a right angle, the squares of the two short sides add up to the square of the longest side: "
        "a^2 + b^2 = c^2.",
        "a^2 + b^2 = c^2",
    ),
    (
        "How many degrees does a circle have? / How many degrees are in a circle? / =the number of degrees in a circle",
        "A full circle has 360 degrees.",
        "360",
    ),
    (
        "How many degrees are in a triangle? / =the sum of the angles in a triangle / What do the angles of a triangle add up "
        "to?",
        "The angles of a triangle add up to 180 degrees.",
        "180",
    ),
    (
        "How do you calculate an average? / How do I find the average? / How is the average calculated?",
        "Add all the numbers and divide the sum by how many numbers there are.",
        "divide the sum",
    ),
    (
        "What is the biggest number? / Is there a largest number? / What is the largest number? / "
        "=the largest number in the world",
        "There is no biggest number, because you can always add one.",
        "no biggest number",
    ),
    (
        "Is zero a number? / Is 0 a number? / Is zero even or odd? / Is 0 even?",
        "Zero is a number, and it is even, because it can be divided by 2 without remainder.",
        "even",
    ),
    (
        "Is 1 a prime number? / Is one a prime number? / Why is 1 not prime?",
        "No, 1 is not a prime number: a prime number has exactly two divisors, and 1 has only one.",
        "not a prime number",
    ),
)
maths = meanings("maths", MATHS)
pi = fixed("pi", PI)
TASKS: tuple[Task, ...] = (
    maths,
    pi,
)
