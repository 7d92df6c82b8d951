"""More small functions on lists, dictionaries and numbers, as beginners ask for them."""

from __future__ import annotations

from corpus.code.ask import tasks_of
from corpus.code.family import Family

NUMS = "numbers|values|nums|data|lst"
ITEMS = "items|values|elements|lst|things"
DICT = "d|data|table|mapping|my_dict"


def row(names: str, signature: str, body: str, doc: str, does: str, to: str, example: str, *checks: str) -> Family:
    """A family from a signature "params: types -> type" and a body with ";" between its lines, where ~ indents."""
    params, _, types = signature.partition(": ")
    lines = "\n".join("    " + line.replace("~", "    ") for line in body.split("; "))
    return Family(names, params, types, lines, doc, does, to, names.split()[0].replace("_", " "), checks, example)


LIST_INT = NUMS + ": list[int] -> int"
LIST_LIST = NUMS + ": list[int] -> list[int]"
ANY_LIST = ITEMS + ": list -> list"

FAMILIES = (
    row("count_positive positives number_of_positives", LIST_INT, "return sum(1 for n in $a if n > 0)",
        "Return how many numbers in $a are positive.",
        "counts the positive numbers of a list|tells how many numbers are above zero",
        "count the positive numbers in a list", "[3, -1, 4]", "$f([3, -1, 0, 8]) == 2", "$f([]) == 0"),
    row("count_negative negatives number_of_negatives", LIST_INT, "return sum(1 for n in $a if n < 0)",
        "Return how many numbers in $a are negative.",
        "counts the negative numbers of a list|says how many numbers are below zero",
        "count the numbers below zero in a list", "[3, -1, 4]", "$f([3, -1, 0, -8]) == 2", "$f([]) == 0"),
    row("count_even evens number_of_evens", LIST_INT, "return sum(1 for n in $a if n % 2 == 0)",
        "Return how many numbers in $a are even.", "counts the even numbers of a list|tells how many even numbers a list has",
        "count the even numbers in a list", "[1, 2, 4]", "$f([1, 2, 4]) == 2", "$f([]) == 0"),
    row("sum_even add_evens sum_of_evens", LIST_INT, "return sum(n for n in $a if n % 2 == 0)",
        "Return the sum of the even numbers in $a.", "adds up only the even numbers|sums the even numbers of a list",
        "add up the even numbers of a list", "[1, 2, 4]", "$f([1, 2, 4]) == 6", "$f([1]) == 0"),
    row("sum_positive add_positive sum_of_positives", LIST_INT, "return sum(n for n in $a if n > 0)",
        "Return the sum of the positive numbers in $a.", "adds up the positive numbers only|sums what is above zero",
        "add up only the positive numbers", "[1, -2, 4]", "$f([1, -2, 4]) == 5", "$f([-1]) == 0"),
    row("sum_of_squares add_squares squared_sum", LIST_INT, "return sum(n * n for n in $a)",
        "Return the sum of the squares of $a.", "adds up the squares of the numbers|returns the sum of squares",
        "add up the squares of a list", "[1, 2, 3]", "$f([1, 2, 3]) == 14", "$f([]) == 0"),
    row("min_and_max extremes smallest_and_largest", NUMS + ": list[int] -> tuple[int, int]", "return min($a), max($a)",
        "Return the smallest and the largest number of $a.", "returns the smallest and the largest number as a tuple",
        "get minimum and maximum of a list at once", "[3, 1, 2]", "$f([3, 1, 2]) == (1, 3)", "$f([5]) == (5, 5)"),
    row("absolute_difference distance gap how_far", "a|x|first, b|y|second: int; int -> int", "return abs($a - $b)",
        "Return how far $a and $b are apart.", "returns the distance between two numbers|gives the difference without a sign|"
        "tells how far two numbers are apart", "get the distance of two numbers", "3, 10", "$f(4, 9) == 5", "$f(9, 4) == 5"),
    row("every_other alternate second_items", ANY_LIST, "return $a[::2]", "Return every second item of $a.",
        "returns every other item of a list|skips every second item|keeps items 1, 3, 5 and so on",
        "take every other item of a list",
        "[1, 2, 3, 4]", "$f([1, 2, 3, 4]) == [1, 3]", "$f([]) == []"),
    row("without_first drop_first rest_of tail", ANY_LIST, "return $a[1:]", "Return $a without its first item.",
        "returns a list without its first item|drops the first element", "drop the first item of a list", "[1, 2, 3]",
        "$f([1, 2, 3]) == [2, 3]", "$f([]) == []"),
    row("without_last drop_last all_but_last", ANY_LIST, "return $a[:-1]", "Return $a without its last item.",
        "returns a list without its last item|drops the last element", "drop the last item of a list", "[1, 2, 3]",
        "$f([1, 2, 3]) == [1, 2]", "$f([]) == []"),
    row("middle_item middle centre_of", ITEMS + ": list -> object", "return $a[len($a) // 2]",
        "Return the item in the middle of $a.",
        "returns the item in the middle of a list|finds the middle element", "get the middle item of a list", "[1, 2, 3]",
        "$f([1, 2, 3]) == 2", "$f(['a']) == 'a'"),
    row("first_or_none safe_first first_item_or_none", ITEMS + ": list -> object", "return $a[0] if $a else None",
        "Return the first item of $a, or None.",
        "returns the first item or None if the list is empty|gives back the first element, "
        "and None for an empty list", "get the first item without an error on empty lists", "[1, 2]", "$f([1, 2]) == 1",
        "$f([]) is None"),
    row("swap_ends swap_first_and_last exchange_ends", ANY_LIST,
        "result = list($a); result[0], result[-1] = result[-1], result[0]; "
        "return result", "Return a copy of $a with its first and last item swapped.",
        "swaps the first and the last item of a list",
        "swap the first and the last item", "[1, 2, 3]", "$f([1, 2, 3]) == [3, 2, 1]", "$f([1, 2]) == [2, 1]"),
    row("sort_descending sort_down largest_first", LIST_LIST, "return sorted($a, reverse=True)",
        "Return $a from large to small.",
        "sorts numbers from high to low|sorts a list in descending order|puts the largest number first",
        "sort a list from large to "
        "small", "[1, 3, 2]", "$f([1, 3, 2]) == [3, 2, 1]", "$f([]) == []"),
    row("sort_by_length by_length shortest_first order_by_length", "words|strings|names|lst: list[str] -> list[str]",
        "return sorted($a, key=len)", "Return $a sorted by length.",
        "sorts words by their length|puts the short words before the long "
        "ones|orders strings by length", "sort words by length", "['ccc', 'a', 'bb']",
        "$f(['ccc', 'a', 'bb']) == ['a', 'bb', 'ccc']",
        "$f([]) == []"),
    row("count_value count_of how_often times_in", ITEMS + ", value|x|wanted|target: list; object -> int",
        "return $a.count($b)",
        "Return how often $b is in $a.", "counts how often a value is in a list|says how many times $b appears",
        "count how often a value is in a list", "[1, 2, 1], 1", "$f([1, 2, 1], 1) == 2", "$f([], 1) == 0"),
    row("remove_value drop_value without_value without", ITEMS + ", value|x|unwanted: list; object -> list",
        "return [item for item in $a if item != $b]", "Return $a without the items equal to $b.", "removes a value from a list "
        "everywhere|returns a list without a certain value", "remove every copy of a value from a list", "[1, 2, 1], 1",
        "$f([1, 2, 1], 1) == [2]", "$f([], 1) == []"),
    row("replace_value swap_value change_all", ITEMS + ", old|before, new|after: list; object; object -> list",
        "return [$c if item == $b else item for item in $a]", "Return $a with every $b replaced by $c.",
        "replaces one value of a list "
        "by another|changes every $b into $c", "replace a value in a list everywhere", "[1, 2, 1], 1, 9",
        "$f([1, 2, 1], 1, 9) == [9, 2, 9]", "$f([], 1, 2) == []"),
    row("index_of_max position_of_max where_is_max", LIST_INT, "return $a.index(max($a))",
        "Return the position of the largest number.",
        "returns the index of the largest number|tells where the maximum is", "find the position of the largest number",
        "[3, 9, 2]",
        "$f([3, 9, 2]) == 1", "$f([5]) == 0"),
    row("dot_product scalar_product inner_product", "a|x|left, b|y|right: list[int]; list[int] -> int",
        "return sum(x * y for x, y in zip($a, $b))".replace("x * y for x, y", "p * q for p, q"),
        "Return the dot product of $a and $b.",
        "computes the dot product of two lists", "compute the dot product of two lists", "[1, 2], [3, 4]",
        "$f([1, 2], [3, 4]) == 11",
        "$f([], []) == 0"),
    row("add_lists sum_pairs add_elementwise", "a|first|left, b|second|right: list[int]; list[int] -> list[int]",
        "return [p + q for p, q in zip($a, $b)]", "Return the sums of the pairs of $a and $b.",
        "adds two lists element by element|adds "
        "the numbers at the same places of two lists", "add two lists element by element", "[1, 2], [3, 4]",
        "$f([1, 2], [3, 4]) == [4, 6]", "$f([], []) == []"),
    row("union merge_unique all_items", "a|first|left, b|second|right: list; list -> list", "return sorted(set($a) | set($b))",
        "Return the sorted items of both lists, each once.",
        "returns the items of two lists without duplicates, sorted|forms the "
        "union of two lists", "get the union of two lists", "[1, 2], [2, 3]", "$f([1, 2], [2, 3]) == [1, 2, 3]",
        "$f([], []) == []"),
    row("only_in_first missing_in_second list_difference", "a|first|left, b|second|right: list; list -> list",
        "return [item for item in $a if item not in $b]", "Return the items of $a that are not in $b.",
        "returns the items that are only "
        "in the first list|finds what is missing in the second list", "find the items that only the first list has",
        "[1, 2], [2]",
        "$f([1, 2], [2]) == [1]", "$f([], [1]) == []"),
    row("remove_empty drop_empty clean_list no_blanks", "words|strings|lines|items: list[str] -> list[str]",
        "return [$one for $one in $a if $one]", "Return $a without empty strings.",
        "removes empty strings from a list|drops the empty "
        "entries", "remove the empty strings from a list", "['a', '', 'b']", "$f(['a', '', 'b']) == ['a', 'b']",
        "$f([]) == []"),
    row("repeat_each double_items twice_each", ANY_LIST, "result = []; for item in $a:; ~result += [item, item]; return result",
        "Return a list with every item of $a twice.", "puts every item of a list in twice|repeats each element",
        "repeat every item of a "
        "list", "[1, 2]", "$f([1, 2]) == [1, 1, 2, 2]", "$f([]) == []"),
    row("countdown count_down numbers_down", "n|start|number: int -> list[int]", "return list(range($a, 0, -1))",
        "Return the numbers from $a down to 1.", "returns the numbers from $a down to 1 as a list|counts down from a number",
        "make a list that counts down to 1", "3", "$f(3) == [3, 2, 1]", "$f(0) == []"),
    row("even_numbers evens_up_to even_numbers_up_to", "n|limit|top: int -> list[int]", "return list(range(2, $a + 1, 2))",
        "Return the even numbers up to $a.", "lists the even numbers up to $a|returns all even numbers up to a limit",
        "list the even "
        "numbers up to $a", "6", "$f(6) == [2, 4, 6]", "$f(1) == []"),
    row("squares_up_to first_squares square_numbers", "n|limit|count: int -> list[int]",
        "return [i * i for i in range(1, $a + 1)]",
        "Return the squares of 1 to $a.", "returns the first $a square numbers|lists the squares of 1 to $a",
        "list the first square "
        "numbers", "3", "$f(3) == [1, 4, 9]", "$f(0) == []"),
    row("count_multiples multiples_below how_many_multiples", "n|number|step, limit|top: int; int -> int",
        "return ($b - 1) // $a",
        "Return how many multiples of $a are below $b.", "counts the multiples of $a below $b",
        "count the multiples of a number below a "
        "limit", "3, 10", "$f(3, 10) == 3", "$f(5, 5) == 0"),
    row("reverse_number flip_digits backwards_number", "n|number|num: int -> int", "return int(str($a)[::-1])",
        "Return $a with its digits in reverse order.", "reverses the digits of a number|reads a number backwards",
        "reverse the digits of "
        "a number", "123", "$f(123) == 321", "$f(5) == 5"),
    row("last_digit ones_digit final_digit", "n|number|num: int -> int", "return $a % 10", "Return the last digit of $a.",
        "returns the last digit of a number", "get the last digit of a number", "47", "$f(47) == 7", "$f(120) == 0"),
    row("is_between in_range within", "value|n|x, low|least, high|most: int; int; int -> bool", "return $b <= $a <= $c",
        "Return True if $a lies from $b to $c.",
        "checks whether a number lies between two others|tells whether $a is in the range from "
        "$b to $c", "check if a number lies in a range", "5, 1, 9", "$f(5, 1, 9)", "not $f(0, 1, 9)"),
    row("copy_dict clone duplicate", DICT + ": dict -> dict", "return dict($a)", "Return a copy of $a.", "returns a copy of a "
        "dictionary|copies a dictionary", "copy a dictionary", "{'a': 1}", "$f({'a': 1}) == {'a': 1}", "$f({}) == {}"),
    row("has_key contains_key knows", DICT + ", key|name|wanted: dict; str -> bool", "return $b in $a",
        "Return True if $b is a key of $a.",
        "checks whether a dictionary has a key|tells if a key is in a dictionary", "check if a key is in a dictionary",
        "{'a': 1}, 'a'",
        "$f({'a': 1}, 'a')", "not $f({}, 'a')"),
    row("keys_with_value keys_for who_has", DICT + ", value|wanted|x: dict; object -> list",
        "return [key for key, value in $a.items() if value == $b]".replace("value in", "item in").replace("if value",
        "if item"),
        "Return the keys of $a whose value is $b.",
        "returns all keys that have a certain value|finds the keys with a given value",
        "find the keys that have a certain value", "{'a': 1, 'b': 2}, 1", "$f({'a': 1, 'b': 2, 'c': 1}, 1) == ['a', 'c']",
        "$f({}, 1) == []"),
    row("sorted_keys keys_in_order key_list", DICT + ": dict -> list", "return sorted($a)", "Return the keys of $a in order.",
        "returns the sorted keys of a dictionary|lists the keys in alphabetical order", "get the keys of a dictionary in order",
        "{'b': 1, 'a': 2}", "$f({'b': 1, 'a': 2}) == ['a', 'b']", "$f({}) == []"),
    row("average_value mean_value mean_of_values", DICT + ": dict -> float", "return sum($a.values()) / len($a)",
        "Return the mean of the values of $a.", "computes the average of the values of a dictionary", "average the values of a "
        "dictionary", "{'a': 1, 'b': 3}", "$f({'a': 1, 'b': 3}) == 2", "$f({'x': 5}) == 5"),
    row("to_pairs as_pairs dict_to_list", DICT + ": dict -> list[tuple]", "return list($a.items())",
        "Return the pairs of $a as a list.",
        "turns a dictionary into a list of pairs", "turn a dictionary into a list of pairs", "{'a': 1}",
        "$f({'a': 1}) == [('a', 1)]",
        "$f({}) == []"),
    row("indexes_of all_positions find_all", ITEMS + ", value|wanted|x: list; object -> list[int]",
        "return [i for i, item in enumerate($a) if item == $b]", "Return all positions of $b in $a.",
        "returns all positions where a value "
        "occurs|finds every index of a value", "find every position of a value in a list", "[1, 2, 1], 1",
        "$f([1, 2, 1], 1) == [0, 2]",
        "$f([], 1) == []"),
    row("all_even only_evens are_all_even", NUMS + ": list[int] -> bool", "return all(n % 2 == 0 for n in $a)",
        "Return True if all numbers in $a are even.",
        "checks whether all numbers are even|tells if a list holds even numbers only",
        "check if all numbers of a list are even", "[2, 4]", "$f([2, 4])", "not $f([2, 3])"),
    row("any_negative has_negative contains_negative", NUMS + ": list[int] -> bool", "return any(n < 0 for n in $a)",
        "Return True if a number in $a is negative.",
        "checks whether a list has a negative number|tells if any number is below zero",
        "check if a list has a negative number", "[2, -4]", "$f([2, -4])", "not $f([2, 3])"),
    row("longest_list longest_of biggest_list", "lists|rows|groups: list[list] -> list", "return max($a, key=len)",
        "Return the longest of the lists.", "returns the longest of several lists", "find the longest list in a list of lists",
        "[[1], [1, 2]]", "$f([[1], [1, 2]]) == [1, 2]", "$f([[3]]) == [3]"),
    row("count_down_sum triangle_number sum_of_first triangular", "n|number|count: int -> int", "return $a * ($a + 1) // 2",
        "Return 1 + 2 + ... + $a.", "returns the sum 1 + 2 + ... + $a|computes the triangular number of $a",
        "compute a triangular number",
        "4", "$f(4) == 10", "$f(1) == 1"),
)  # fmt: skip
TASKS = tasks_of(FAMILIES)
