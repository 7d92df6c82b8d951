"""The first functions that anybody asks for: two numbers, one text, one list, one line each."""

from __future__ import annotations

from corpus.code.ask import tasks_of
from corpus.code.family import Family

PAIR = "a|x|first|num1, b|y|second|num2"
N = "n|number|num|x|value"
TEXT = "text|s|string|word|name"
ITEMS = "items|numbers|values|data|my_list|lst"


def two(
    names: str, body: str, doc: str, does: str, to: str, noun: str, *checks: str, types: str = "int; int -> int", bug: str = ""
) -> Family:
    """A function of two values in one line; ``bug`` is a wrong operator or word and the right one."""
    wrong, _, good = bug.partition(" for ")
    bugs = ((body, body.replace(good, wrong), f"It used {wrong} where it needs {good}."),) if bug else ()
    return Family(names, PAIR, types, f"    {body}", doc, does, to, noun, checks, "3, 4", bugs)


def one(
    names: str, params: str, types: str, body: str, doc: str, does: str, to: str, noun: str, example: str, *checks: str
) -> Family:
    """A function of one value in one line or a few."""
    return Family(names, params, types, f"    {body}", doc, does, to, noun, checks, example)


FAMILIES = (
    two(
        "add add_numbers add_two sum_two add_two_numbers", "return $a + $b", "Return the sum of $a and $b.",
        "adds two numbers|adds two numbers and returns the result|adds $a and $b|returns the sum of two numbers",
        "add two numbers|add $a and $b|compute the sum of two numbers", "add function|addition function|sum of two numbers",
        "$f(2, 3) == 5", "$f(-1, 1) == 0", bug="- for +",
    ),
    two(
        "subtract difference minus subtract_numbers", "return $a - $b", "Return $a minus $b.",
        "subtracts two numbers|subtracts $b from $a|returns the difference of two numbers",
        "subtract two numbers|subtract $b from $a", "subtract function|subtraction function", "$f(7, 3) == 4",
        "$f(1, 4) == -3", bug="+ for -",
    ),
    two(
        "multiply product times multiply_numbers", "return $a * $b", "Return the product of $a and $b.",
        "multiplies two numbers|multiplies $a by $b|returns the product of two numbers",
        "multiply two numbers|multiply $a and $b", "multiply function|multiplication function", "$f(3, 4) == 12",
        "$f(5, 0) == 0", bug="+ for *",
    ),
    two(
        "divide divide_numbers quotient division", "return $a / $b", "Return $a divided by $b.",
        "divides two numbers|divides $a by $b|returns the quotient of two numbers", "divide two numbers|divide $a by $b",
        "divide function|division function", "$f(8, 2) == 4", "$f(3, 2) == 1.5", types="float; float -> float",
    ),
    two(
        "larger max_of_two bigger maximum", "return $a if $a > $b else $b", "Return the larger of $a and $b.",
        "returns the larger of two numbers|returns the bigger of two numbers|finds the maximum of two numbers",
        "find the larger of two numbers|get the maximum of two numbers|return the bigger of two numbers", "max of two numbers",
        "$f(2, 9) == 9", "$f(5, 1) == 5", "$f(4, 4) == 4", bug="< for >",
    ),
    two(
        "smaller min_of_two minimum lesser", "return $a if $a < $b else $b", "Return the smaller of $a and $b.",
        "returns the smaller of two numbers|finds the minimum of two numbers",
        "find the smaller of two numbers|get the minimum of two numbers", "min of two numbers", "$f(2, 9) == 2",
        "$f(5, 1) == 1", bug="> for <",
    ),
    two(
        "average_of_two mean_of_two mean average", "return ($a + $b) / 2", "Return the average of $a and $b.",
        "returns the average of two numbers|computes the mean of two numbers",
        "get the average of two numbers|compute the mean of two numbers", "average of two numbers", "$f(2, 4) == 3",
        "$f(1, 2) == 1.5", types="float; float -> float",
    ),
    two(
        "is_equal are_equal same equal", "return $a == $b", "Return True if $a and $b are equal.",
        "checks whether two values are equal|checks if two values are the same",
        "check if two values are equal|check whether two numbers are the same", "equality check", "$f(2, 2)", "not $f(1, 2)",
        types="object; object -> bool",
    ),
    Family(
        "max_of_three largest_of_three biggest maximum", "a|x|first, b|y|second, c|z|third", "int; int; int -> int",
        "    return max($a, $b, $c)", "Return the largest of $a, $b and $c.",
        "returns the largest of three numbers|finds the maximum of three numbers",
        "find the largest of three numbers|get the maximum of three numbers", "max of three numbers",
        ("$f(1, 5, 3) == 5", "$f(9, 2, 4) == 9", "$f(1, 2, 7) == 7"), "4, 9, 2",
    ),
    one(
        "square square_number squared get_square", N, "int -> int", "return $a ** 2", "Return the square of $a.",
        "squares a number|returns the square of a number|returns $a squared", "square a number|get the square of a number",
        "square function", "5", "$f(3) == 9", "$f(-2) == 4",
    ),
    one(
        "cube cubed get_cube cube_number", N, "int -> int", "return $a ** 3", "Return $a to the power of 3.",
        "cubes a number|returns the cube of a number", "cube a number|get the cube of a number", "cube function", "3",
        "$f(2) == 8", "$f(3) == 27",
    ),
    one(
        "double double_it twice times_two", N, "int -> int", "return $a * 2", "Return $a times two.",
        "doubles a number|returns twice a number|returns double the number", "double a number|multiply a number by two",
        "double function", "7", "$f(4) == 8", "$f(0) == 0",
    ),
    one(
        "half halve half_of divide_by_two", N, "float -> float", "return $a / 2", "Return half of $a.",
        "returns half of a number|halves a number", "halve a number|get half of a number", "halving function", "9",
        "$f(8) == 4",
        "$f(3) == 1.5",
    ),
    one(
        "is_odd odd check_odd is_odd_number", N, "int -> bool", "return $a % 2 == 1", "Return True if $a is odd.",
        "checks whether a number is odd|checks if a number is odd|returns True for odd numbers",
        "check if a number is odd|find out whether a number is odd", "odd number check", "7", "$f(3)", "not $f(4)",
    ),
    one(
        "even_or_odd odd_or_even parity", N, "int -> str", "return 'even' if $a % 2 == 0 else 'odd'",
        "Return 'even' or 'odd'.", "tells whether a number is even or odd|returns 'even' or 'odd' for a number",
        "tell whether a number is even or odd|check if a number is even or odd|find out if a number is even or odd",
        "even or odd check", "7", "$f(4) == 'even'", "$f(7) == 'odd'",
    ),
    one(
        "is_positive positive check_positive", N, "float -> bool", "return $a > 0", "Return True if $a is greater than 0.",
        "checks whether a number is positive|checks if a number is greater than zero", "check if a number is positive",
        "positive number check", "5", "$f(3)", "not $f(-1)", "not $f(0)",
    ),
    one(
        "absolute absolute_value my_abs get_abs", N, "float -> float", "return -$a if $a < 0 else $a",
        "Return the absolute value of $a.", "returns the absolute value of a number", "get the absolute value of a number",
        "absolute value function", "-4", "$f(-3) == 3", "$f(5) == 5", "$f(0) == 0",
    ),
    one(
        "count_up_to numbers_up_to one_to list_numbers", N, "int -> list[int]", "return list(range(1, $a + 1))",
        "Return the numbers from 1 to $a as a list.",
        "returns a list of the numbers from 1 to $a|lists the numbers from 1 to $a",
        "make a list of the numbers from 1 to $a|list the numbers from 1 to $a", "list of the first n numbers", "5",
        "$f(3) == [1, 2, 3]", "$f(1) == [1]",
    ),
    one(
        "to_upper upper make_upper shout", TEXT, "str -> str", "return $a.upper()", "Return $a in capital letters.",
        "turns a text into capital letters|converts a string to uppercase|makes a string uppercase",
        "convert a string to uppercase|turn a text into capital letters|make a string uppercase", "uppercase function",
        "'hello'",
        "$f('abc') == 'ABC'", "$f('Hi') == 'HI'",
    ),
    one(
        "to_lower lower make_lower", TEXT, "str -> str", "return $a.lower()", "Return $a in small letters.",
        "turns a text into small letters|converts a string to lowercase|makes a string lowercase",
        "convert a string to lowercase|make a string lowercase", "lowercase function", "'HELLO'", "$f('ABC') == 'abc'",
        "$f('Hi') == 'hi'",
    ),
    one(
        "text_length string_length length get_length", TEXT, "str -> int", "return len($a)",
        "Return the number of characters of $a.", "returns the length of a string|counts the characters of a string",
        "get the length of a string|count the characters in a string", "string length function", "'hello'", "$f('abc') == 3",
        "$f('') == 0",
    ),
    one(
        "is_vowel vowel check_vowel", "letter|char|c", "str -> bool", "return $a.lower() in 'aeiou'",
        "Return True if $a is a vowel.", "checks whether a letter is a vowel|checks if a character is a vowel",
        "check if a letter is a vowel", "vowel check", "'e'", "$f('a')", "$f('E')", "not $f('b')",
    ),
    one(
        "first_letter first_char initial", TEXT, "str -> str", "return $a[0]", "Return the first letter of $a.",
        "returns the first letter of a word|returns the first character of a string",
        "get the first letter of a word|get the first character of a string", "first letter function", "'hello'",
        "$f('abc') == 'a'", "$f('Zoe') == 'Z'",
    ),
    one(
        "last_item last get_last last_element", ITEMS, "list -> object", "return $a[-1]", "Return the last item of $a.",
        "returns the last item of a list|returns the last element of a list", "get the last item of a list",
        "last element of a list", "[1, 2, 3]", "$f([1, 2, 3]) == 3", "$f(['a']) == 'a'",
    ),
    one(
        "first_item first get_first first_element", ITEMS, "list -> object", "return $a[0]", "Return the first item of $a.",
        "returns the first item of a list|returns the first element of a list", "get the first item of a list",
        "first element of a list", "[1, 2, 3]", "$f([1, 2, 3]) == 1", "$f(['a']) == 'a'",
    ),
    one(
        "list_length count_items length size", ITEMS, "list -> int", "return len($a)", "Return the number of items in $a.",
        "returns the length of a list|counts the items of a list|returns how many items a list has",
        "get the length of a list|count the items in a list", "list length function", "[1, 2, 3]", "$f([1, 2]) == 2",
        "$f([]) == 0",
    ),
    one(
        "sort_list sort_numbers sort sorted_list", ITEMS, "list -> list", "return sorted($a)",
        "Return the items of $a in ascending order.", "sorts a list|sorts a list of numbers|returns a sorted list",
        "sort a list|sort a list of numbers|sort numbers", "sort function", "[3, 1, 2]", "$f([3, 1, 2]) == [1, 2, 3]",
        "$f([]) == []",
    ),
    one(
        "reverse_list reverse reversed_list backwards", ITEMS, "list -> list", "return $a[::-1]",
        "Return the items of $a in reverse order.", "reverses a list|returns a list in reverse order|turns a list around",
        "reverse a list|turn a list around", "list reversal function", "[1, 2, 3]", "$f([1, 2, 3]) == [3, 2, 1]",
        "$f([]) == []",
    ),
    one(
        "is_empty empty check_empty", ITEMS, "list -> bool", "return len($a) == 0", "Return True if $a has no items.",
        "checks whether a list is empty|checks if a list is empty", "check if a list is empty", "empty list check", "[]",
        "$f([])", "not $f([1])",
    ),
    one(
        "km_to_miles kilometres_to_miles to_miles", "km|kilometres|distance", "float -> float", "return $a * 0.621371",
        "Convert kilometres to miles.", "converts kilometres to miles|turns kilometres into miles",
        "convert kilometres to miles|convert km to miles", "kilometre converter|km to miles converter", "10",
        "abs($f(10) - 6.21371) < 1e-6", "$f(0) == 0",
    ),
    one(
        "minutes_to_seconds to_seconds seconds", "minutes|mins|m", "int -> int", "return $a * 60",
        "Convert minutes to seconds.", "converts minutes to seconds|turns minutes into seconds", "convert minutes to seconds",
        "minutes to seconds converter", "5", "$f(2) == 120", "$f(0) == 0",
    ),
    Family(
        "contains has_item is_in includes", ITEMS + ", item|target|x|wanted", "list; object -> bool", "    return $b in $a",
        "Return True if $b is in $a.", "checks whether an item is in a list|checks if a list contains a value",
        "check if a list contains a value|find out whether a list contains a value", "membership check",
        ("$f([1, 2], 2)", "not $f([1, 2], 3)"), "[1, 2, 3], 2",
    ),
    Family(
        "join_strings concatenate concat combine", "first|a|left, second|b|right", "str; str -> str", "    return $a + $b",
        "Return both texts joined together.", "joins two strings|concatenates two strings|puts two strings together",
        "concatenate two strings|join two strings", "string concatenation function",
        ("$f('ab', 'cd') == 'abcd'", "$f('', 'x') == 'x'"), "'sun', 'flower'",
    ),
    Family(
        "square_perimeter perimeter perimeter_of_square", "side|length|a", "float -> float", "    return 4 * $a",
        "Return the perimeter of a square.", "computes the perimeter of a square|returns the perimeter of a square",
        "get the perimeter of a square", "perimeter function", ("$f(3) == 12", "$f(0) == 0"), "5",
    ),
)  # fmt: skip
TASKS = tasks_of(FAMILIES)
