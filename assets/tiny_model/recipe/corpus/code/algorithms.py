"""Well-known algorithms: searching, sorting, two sum, matrices, brackets."""

from __future__ import annotations

from corpus.code.ask import tasks_of
from corpus.code.family import Family

NUMS = "numbers|values|nums|items|data|lst|array"
MATRIX = "matrix|grid|rows|table|m"
FAMILIES = (
    Family(
        "binary_search search find_in_sorted bsearch",
        NUMS + ", target|wanted|goal|x",
        "list[int]; int -> int",
        "    low = 0\n    high = len($a) - 1\n    while low <= high:\n        middle = (low + high) // 2\n"
        "        if $a[middle] == $b:\n"
        "            return middle\n        if $a[middle] < $b:\n            low = middle + 1\n        else:\n"
        "            high = middle - 1\n"
        "    return -1",
        "Return the index of $b in the sorted list $a, or -1.",
        "does a binary search in a sorted list|finds a value in a sorted list by binary search and returns its index or -1",
        "do a binary search|search a sorted list with binary search|implement binary search",
        "binary search",
        ("$f([1, 3, 5, 7], 5) == 2", "$f([], 1) == -1", "$f([2, 4], 3) == -1", "$f([8], 8) == 0"),
        "[1, 3, 5, 7, 9], 7",
        (
            ("low <= high", "low < high", "The loop must also run when low equals high, so the condition is <=."),
            ("return -1", "return 0", "0 is a valid index; -1 has to stand for not found."),
            ("high = len($a) - 1", "high = len($a)", "The last index is len($a) - 1."),
        ),
    ),
    Family(
        "bubble_sort sort_list bubble simple_sort",
        NUMS,
        "list -> list",
        "    for i in range(len($a)):\n        for j in range(len($a) - i - 1):\n            if $a[j] > $a[j + 1]:\n"
        "                $a[j], $a[j + 1] = $a[j + 1], $a[j]\n    return $a",
        "Sort $a with bubble sort.",
        "sorts a list with bubble sort|implements bubble sort|sorts the $a by swapping neighbours",
        "implement bubble sort|sort a list with bubble sort|sort a list by swapping neighbours",
        "bubble sort",
        ("$f([3, 1, 2]) == [1, 2, 3]", "$f([]) == []", "$f([5, 5, 1]) == [1, 5, 5]"),
        "[5, 2, 9, 1]",
        (
            ("$a[j] > $a[j + 1]", "$a[j] < $a[j + 1]", "With < the list is sorted downwards; it has to be >."),
            ("- i - 1)", "- i)", "The inner loop must stop one earlier, otherwise $a[j + 1] is out of range."),
        ),
    ),
    Family(
        "insertion_sort insert_sort sort_by_insertion my_sort",
        NUMS,
        "list -> list",
        "    for i in range(1, len($a)):\n        current = $a[i]\n        j = i - 1\n"
        "        while j >= 0 and $a[j] > current:\n"
        "            $a[j + 1] = $a[j]\n            j -= 1\n        $a[j + 1] = current\n    return $a",
        "Sort $a with insertion sort.",
        "sorts a list with insertion sort|implements insertion sort",
        "implement insertion sort|sort a list with insertion sort",
        "insertion sort",
        ("$f([3, 1, 2]) == [1, 2, 3]", "$f([]) == []", "$f([5, 5, 1]) == [1, 5, 5]"),
        "[5, 2, 9, 1]",
        (("j >= 0", "j > 0", "The first element has index 0, so the condition is j >= 0."),),
    ),
    Family(
        "selection_sort select_sort sort_by_selection pick_sort",
        NUMS,
        "list -> list",
        "    for i in range(len($a)):\n        smallest = i\n        for j in range(i + 1, len($a)):\n"
        "            if $a[j] < $a[smallest]:\n"
        "                smallest = j\n        $a[i], $a[smallest] = $a[smallest], $a[i]\n    return $a",
        "Sort $a with selection sort.",
        "sorts a list with selection sort|implements selection sort",
        "implement selection sort|sort a list with selection sort",
        "selection sort",
        ("$f([3, 1, 2]) == [1, 2, 3]", "$f([]) == []", "$f([5, 5, 1]) == [1, 5, 5]"),
        "[5, 2, 9, 1]",
        (("smallest = j", "smallest = i", "The index of the smaller element is j."),),
    ),
    Family(
        "quick_sort quicksort fast_sort qsort",
        NUMS,
        "list -> list",
        "    if len($a) <= 1:\n        return $a\n    pivot = $a[0]\n    smaller = [x for x in $a[1:] if x < pivot]\n"
        "    larger = [x for x in $a[1:] if x >= pivot]\n    return $f(smaller) + [pivot] + $f(larger)",
        "Sort $a with quicksort.",
        "sorts a list with quicksort|implements the quicksort algorithm",
        "implement quicksort|sort a list with quicksort",
        "quicksort",
        ("$f([3, 1, 2]) == [1, 2, 3]", "$f([]) == []", "$f([5, 5, 1]) == [1, 5, 5]"),
        "[5, 2, 9, 1]",
        (("x >= pivot", "x > pivot", "Equal elements were lost; the second list needs >=."),),
    ),
    Family(
        "two_sum find_pair pair_with_sum sum_pair",
        NUMS + ", target|total|goal|wanted",
        "list[int]; int -> list[int]",
        "    seen = {}\n    for i, number in enumerate($a):\n        if $b - number in seen:\n"
        "            return [seen[$b - number], i]\n"
        "        seen[number] = i\n    return []",
        "Return the indices of two numbers in $a that add up to $b.",
        "finds the indices of two numbers that add up to a target|solves the two sum problem",
        "solve two sum|find two numbers in a list that add up to a target|get the indices of two numbers with a given sum",
        "two sum solution",
        ("$f([2, 7, 11], 9) == [0, 1]", "$f([1, 2], 10) == []", "$f([3, 3], 6) == [0, 1]"),
        "[2, 7, 11, 15], 9",
        (("seen[number] = i", "seen[i] = number", "The dictionary has to map each number to its index."),),
    ),
    Family(
        "transpose transpose_matrix flip_matrix rows_to_columns",
        MATRIX,
        "list[list] -> list[list]",
        "    return [list(column) for column in zip(*$a)]",
        "Return the transpose of $a.",
        "transposes a matrix|turns the rows of a matrix into columns",
        "transpose a matrix|turn rows into columns|swap the rows and columns of a matrix",
        "matrix transpose",
        ("$f([[1, 2], [3, 4]]) == [[1, 3], [2, 4]]", "$f([]) == []", "$f([[1, 2, 3]]) == [[1], [2], [3]]"),
        "[[1, 2], [3, 4]]",
        (("zip(*$a)", "zip($a)", "The star is missing: zip(*$a) takes the rows as separate arguments."),),
    ),
    Family(
        "matrix_sum sum_matrix add_all_cells grid_total",
        MATRIX,
        "list[list[float]] -> float",
        "    total = 0\n    for row in $a:\n        for value in row:\n            total += value\n    return total",
        "Return the sum of all numbers in the matrix $a.",
        "adds up all numbers in a matrix|sums a list of lists of numbers",
        "add up all numbers of a matrix|sum a matrix|get the total of all cells of a grid",
        "",
        ("$f([[1, 2], [3, 4]]) == 10", "$f([]) == 0", "$f([[5], [-5]]) == 0"),
        "[[1, 2], [3, 4]]",
        (("total += value", "total = value", "A plain = keeps only the last value; it must be +=."),),
        (("in one line|using sum()|with sum", "    return sum(sum(row) for row in $a)"),),
    ),
    Family(
        "add_matrices matrix_add sum_of_matrices add_grids",
        "first|a|left, second|b|right",
        "list[list]; list[list] -> list[list]",
        "    return [[x + y for x, y in zip(row1, row2)] for row1, row2 in zip($a, $b)]",
        "Add the matrices $a and $b.",
        "adds two matrices of the same size|returns the sum of two matrices",
        "add two matrices|get the sum of two matrices",
        "matrix addition",
        ("$f([[1, 2]], [[3, 4]]) == [[4, 6]]", "$f([], []) == []", "$f([[1], [2]], [[1], [2]]) == [[2], [4]]"),
        "[[1, 2], [3, 4]], [[5, 6], [7, 8]]",
        (("x + y", "x * y", "The elements have to be added, not multiplied."),),
    ),
    Family(
        "diagonal get_diagonal main_diagonal diagonal_values",
        MATRIX,
        "list[list] -> list",
        "    return [$a[i][i] for i in range(len($a))]",
        "Return the main diagonal of the square matrix $a.",
        "returns the values on the main diagonal of a matrix|collects the diagonal of a square matrix",
        "get the diagonal of a matrix|collect the values on the main diagonal",
        "",
        ("$f([[1, 2], [3, 4]]) == [1, 4]", "$f([]) == []", "$f([[7]]) == [7]"),
        "[[1, 2], [3, 4]]",
        (("[i][i]", "[i][0]", "On the diagonal the row and the column are equal: [i][i]."),),
    ),
    Family(
        "make_grid create_grid empty_grid build_matrix",
        "rows|height|h|row_count, columns|width|w|column_count",
        "int; int -> list[list[int]]",
        "    return [[0] * $b for _ in range($a)]",
        "Return a grid of zeros with $a rows and $b columns.",
        "creates a matrix of zeros with a number of rows and columns|makes a list of lists filled with zeros",
        "make a grid of zeros|create a matrix filled with zeros|build a list of lists with zeros",
        "zero matrix",
        ("$f(2, 3) == [[0, 0, 0], [0, 0, 0]]", "$f(0, 5) == []", "$f(1, 1) == [[0]]"),
        "2, 3",
        (("[0] * $b for _ in range($a)", "[0] * $a for _ in range($b)", "Rows and columns were swapped."),),
    ),
    Family(
        "is_balanced balanced check_brackets valid_parentheses",
        "text|s|string|expression|code",
        "str -> bool",
        "    depth = 0\n    for char in $a:\n        if char == '(':\n            depth += 1\n"
        "        elif char == ')':\n            depth -= 1\n"
        "            if depth < 0:\n                return False\n    return depth == 0",
        "Check whether the parentheses in $a are balanced.",
        "tells whether every opening parenthesis is closed|checks if the parentheses in a string match",
        "check for balanced parentheses|check if the parentheses in a string match|"
        "test whether all brackets ( and ) are closed",
        "parentheses checker",
        ("$f('(a)')", "not $f('(')", "not $f(')(')", "$f('')"),
        "'(1 + 2) * (3)'",
        (
            ("depth < 0", "depth > 0", "It is wrong when depth gets below 0, that is when too many are closed."),
            ("return depth == 0", "return True", "An opening parenthesis may be left open, so depth has to be 0 at the end."),
        ),
    ),
    Family(
        "hamming_distance count_differences differences distance",
        "first|a|left|s1|one, second|b|right|s2|two",
        "str; str -> int",
        "    count = 0\n    for x, y in zip($a, $b):\n        if x != y:\n            count += 1\n    return count",
        "Count the positions at which $a and $b differ.",
        "counts in how many places two strings of the same length differ|computes the Hamming distance of two strings",
        "count the differences between two strings|compute the Hamming distance|"
        "compare two strings letter by letter and count the differences",
        "Hamming distance",
        ("$f('abc', 'abd') == 1", "$f('', '') == 0", "$f('xy', 'ab') == 2"),
        "'karolin', 'kathrin'",
        (("!=", "==", "The differences have to be counted, so the comparison is !=."),),
        (("in one line|using sum()|with sum", "    return sum(x != y for x, y in zip($a, $b))"),),
    ),
    Family(
        "run_length_encode compress encode_runs rle",
        "text|s|string|message",
        "str -> str",
        "    result = ''\n    i = 0\n    while i < len($a):\n        j = i\n"
        "        while j < len($a) and $a[j] == $a[i]:\n            j += 1\n"
        "        result += $a[i] + str(j - i)\n        i = j\n    return result",
        "Compress $a by writing each run of a letter as the letter and its length.",
        "does run-length encoding of a string|compresses a string like aaab to a3b1",
        "do run-length encoding|compress a string like aaab to a3b1",
        "run-length encoder",
        ("$f('aaab') == 'a3b1'", "$f('') == ''", "$f('xyx') == 'x1y1x1'"),
        "'aabbb'",
        (("str(j - i)", "str(j)", "The length of a run is j - i, not j."),),
    ),
)
TASKS = tasks_of(FAMILIES)
