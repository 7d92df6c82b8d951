"""More small functions on words and texts, units and money, as beginners ask for them."""

from __future__ import annotations

from corpus.code.ask import tasks_of
from corpus.code.small_lists import row

TEXT = "text|s|string|sentence|phrase"
WORD = "word|text|s|name"
WORDS = "words|names|strings|lst"
STR_INT = TEXT + ": str -> int"
STR_STR = TEXT + ": str -> str"
WORDS_WORDS = WORDS + ": list[str] -> list[str]"
NUMBER = ": float -> float"

FAMILIES = (
    row("whisper quiet make_quiet", STR_STR, "return $a.lower() + '...'", "Return $a in small letters with three dots.",
        "writes a text in small letters with ... at the end|makes a text quiet, so 'HI' becomes 'hi...'",
        "turn a text into a whisper",
        "'HELLO'", "$f('HI') == 'hi...'", "$f('') == '...'"),
    row("shortest_word find_shortest smallest_word", TEXT + ": str -> str", "return min($a.split(), key=len)",
        "Return the shortest word of $a.", "finds the shortest word of a sentence|returns the shortest word",
        "find the shortest word of a sentence", "'a big tree'", "$f('the sun is up') == 'is'", "$f('one') == 'one'"),
    row("longest_in longest_of longest_string", WORDS + ": list[str] -> str", "return max($a, key=len)",
        "Return the longest of $a.", "returns the longest string of a list|picks the longest of several words",
        "pick the longest of "
        "several words", "['a', 'bcd']", "$f(['a', 'bcd']) == 'bcd'", "$f(['x']) == 'x'"),
    row("word_lengths lengths lengths_of_words", WORDS + ": list[str] -> list[int]", "return [len($one) for $one in $a]",
        "Return the length of each word.", "returns the length of every word as a list|maps words to their lengths",
        "get the lengths of "
        "all words", "['a', 'bcd']", "$f(['a', 'bcd']) == [1, 3]", "$f([]) == []"),
    row("initials_of starting_letters first_chars head_letters", WORDS_WORDS, "return [$one[0] for $one in $a]",
        "Return the first letter of each of $a.",
        "collects the first letter of every word in a list|returns the first characters of "
        "several words as a list|turns ['sun', 'moon'] into ['s', 'm']", "collect the first letters of a list of words",
        "['sun', 'moon']",
        "$f(['sun', 'moon']) == ['s', 'm']", "$f([]) == []"),
    row("last_letters final_letters endings", WORDS_WORDS, "return [$one[-1] for $one in $a]",
        "Return the last letter of each of $a.",
        "collects the last letter of every word|returns the last characters of the words in a list",
        "collect the last letters of a list "
        "of words", "['sun', 'moon']", "$f(['sun', 'tree']) == ['n', 'e']", "$f([]) == []"),
    row("ends_with ending_in words_ending_in", WORDS + ", ending|suffix|end: list[str]; str -> list[str]",
        "return [$one for $one in $a if $one.endswith($b)]", "Return the words of $a that end with $b.",
        "keeps the words with a certain "
        "ending|returns the words that end with $b", "keep the words with a certain ending", "['going', 'gone'], 'ing'",
        "$f(['going', 'gone'], 'ing') == ['going']", "$f([], 'x') == []"),
    row("words_with containing words_that_contain", WORDS + ", letter|part|char: list[str]; str -> list[str]",
        "return [$one for $one in $a if $b in $one]", "Return the words of $a that contain $b.",
        "keeps the words that contain a "
        "letter|returns all words with $b in them", "keep the words that contain a letter", "['sun', 'sea'], 'u'",
        "$f(['sun', 'sea'], 'u') == ['sun']", "$f([], 'x') == []"),
    row("beginning_with words_starting_with with_first_letter", WORDS + ", letter|char|first: list[str]; str -> list[str]",
        "return [$one for $one in $a if $one[0] == $b]", "Return the words of $a that begin with $b.",
        "keeps the words that begin with a "
        "letter|returns the words whose first letter is $b", "keep the words that begin with a certain letter",
        "['sun', 'moon'], 's'",
        "$f(['sun', 'moon', 'sea'], 's') == ['sun', 'sea']", "$f([], 's') == []"),
    row("count_uppercase capitals_in number_of_capitals", STR_INT, "return sum(1 for char in $a if char.isupper())",
        "Return how many capital letters $a has.", "counts the capital letters of a text|counts uppercase letters",
        "count the capital "
        "letters of a text", "'Hello World'", "$f('Hello World') == 2", "$f('') == 0"),
    row("count_digits_in digits_in number_of_digits", STR_INT, "return sum(1 for char in $a if char.isdigit())",
        "Return how many digits $a has.", "counts the digits in a text|tells how many digits a string has",
        "count the digits in a text",
        "'a1b22'", "$f('a1b22') == 3", "$f('') == 0"),
    row("count_spaces spaces_in number_of_spaces", STR_INT, "return $a.count(' ')", "Return how many spaces $a has.",
        "counts the spaces in a text", "count the spaces in a text", "'a b c'", "$f('a b c') == 2", "$f('') == 0"),
    row("count_sentences sentences_in number_of_sentences", STR_INT, "return $a.count('.')",
        "Return how many full stops $a has.",
        "counts the full stops of a text|counts sentences by their full stops", "count the full stops of a text", "'One. Two.'",
        "$f('One. Two.') == 2", "$f('') == 0"),
    row("only_letters letters_only keep_letters", STR_STR, "return ''.join(char for char in $a if char.isalpha())",
        "Return the letters of $a.", "removes everything but letters|keeps only the letters of a text",
        "keep only the letters of a text",
        "'a1 b2'", "$f('a1 b2') == 'ab'", "$f('') == ''"),
    row("only_digits digits_only keep_digits", STR_STR, "return ''.join(char for char in $a if char.isdigit())",
        "Return the digits of $a.", "removes everything but digits|keeps only the digits of a text",
        "keep only the digits of a text",
        "'a1 b2'", "$f('a1 b2') == '12'", "$f('') == ''"),
    row("tally_letters count_letters letter_table", WORD + ": str -> dict[str, int]",
        "counts = {}; for char in $a:; ~counts[char] = counts.get(char, 0) + 1; return counts",
        "Return how often each letter is in $a.",
        "counts every letter of a word in a dictionary|returns a dictionary with the number of each "
        "letter|tells how often each letter of "
        "a word occurs", "count every letter of a word", "'anna'", "$f('anna') == {'a': 2, 'n': 2}", "$f('') == {}"),
    row("unique_letters different_letters letter_set", WORD + ": str -> list[str]", "return sorted(set($a))",
        "Return the different letters of $a in order.",
        "returns the different letters of a word, sorted|lists each letter of a word "
        "once", "list each letter of a word once", "'banana'", "$f('banana') == ['a', 'b', 'n']", "$f('') == []"),
    row("is_upper all_capitals is_shouting", TEXT + ": str -> bool", "return $a == $a.upper()",
        "Return True if $a has no small letters.",
        "checks whether a text is written in capitals", "check if a text is all in capitals", "'HEY'", "$f('HEY')",
        "not $f('Hey')"),
    row("starts_with_capital is_capitalized begins_large", WORD + ": str -> bool", "return $a[0].isupper()",
        "Return True if $a begins with a capital letter.", "checks whether a word begins with a capital letter",
        "check if a word begins "
        "with a capital letter", "'Rome'", "$f('Rome')", "not $f('rome')"),
    row("is_long_word is_longer has_more_letters", WORD + ", limit|n|most: str; int -> bool", "return len($a) > $b",
        "Return True if $a has more than $b letters.", "checks whether a word has more than $b letters",
        "check if a word is longer than a "
        "limit", "'garden', 4", "$f('garden', 4)", "not $f('tree', 4)"),
    row("add_prefix put_before prefix_all", WORDS + ", prefix|start|before: list[str]; str -> list[str]",
        "return [$b + $one for $one in $a]", "Return $a with $b before each word.",
        "puts a prefix before every word of a list", "put a "
        "prefix before every word", "['a', 'b'], 'x-'", "$f(['a', 'b'], 'x-') == ['x-a', 'x-b']", "$f([], 'x') == []"),
    row("number_lines numbered add_numbers_to", "lines|rows|items: list[str] -> list[str]",
        "return [f'{i}. {$one}' for i, $one in enumerate($a, 1)]", "Return $a with numbers before the lines.",
        "numbers the lines of a "
        "list|puts 1., 2., 3. before the lines", "number the lines of a list", "['a', 'b']",
        "$f(['a', 'b']) == ['1. a', '2. b']",
        "$f([]) == []"),
    row("surround wrap put_around", TEXT + ", mark|char|sign: str; str -> str", "return $b + $a + $b",
        "Return $a with $b on both sides.",
        "puts a mark on both sides of a text|surrounds a text with $b", "put a mark on both sides of a text", "'hi', '*'",
        "$f('hi', '*') == '*hi*'", "$f('', '-') == '--'"),
    row("split_words to_words word_list", STR_STR.replace("-> str", "-> list[str]"), "return $a.split()",
        "Return the words of $a as a list.",
        "splits a sentence into its words|turns a text into a list of words", "split a sentence into words", "'a b'",
        "$f('red green') == ['red', 'green']", "$f('') == []"),
    row("first_word opening_word", STR_STR, "return $a.split()[0]", "Return the first word of $a.",
        "returns the first word of a sentence",
        "get the first word of a sentence", "'red green'", "$f('red green') == 'red'", "$f('one') == 'one'"),
    row("last_word closing_word", STR_STR, "return $a.split()[-1]", "Return the last word of $a.",
        "returns the last word of a sentence",
        "get the last word of a sentence", "'red green'", "$f('red green') == 'green'", "$f('one') == 'one'"),
    row("full_name join_names whole_name", "first|given|name, last|family|surname: str; str -> str", "return f'{$a} {$b}'",
        "Return first and last name together.", "joins first and last name with a space|makes a full name",
        "join a first and a last "
        "name", "'Ann', 'Lee'", "$f('Ann', 'Lee') == 'Ann Lee'", "$f('A', 'B') == 'A B'"),
    row("same_letters_start start_alike begin_the_same", "a|first|one_word, b|second|other: str; str -> bool",
        "return $a[0] == $b[0]",
        "Return True if both words begin with the same letter.", "checks whether two words begin with the same letter",
        "check if two "
        "words begin with the same letter", "'sun', 'sea'", "$f('sun', 'sea')", "not $f('sun', 'moon')"),
    row("hours_and_minutes split_minutes", "minutes|m|mins: int -> tuple[int, int]", "return $a // 60, $a % 60",
        "Return the full hours and the minutes left.",
        "splits minutes into hours and minutes|turns minutes into (hours, minutes)|returns "
        "hours and remaining minutes as a tuple", "turn minutes into hours and minutes", "150", "$f(150) == (2, 30)",
        "$f(59) == (0, 59)"),
    row("days_to_weeks weeks_and_days split_days", "days|d|n: int -> tuple[int, int]", "return $a // 7, $a % 7",
        "Return the full weeks and the days left.", "splits days into weeks and days|turns days into (weeks, days)",
        "turn days into weeks "
        "and days", "17", "$f(17) == (2, 3)", "$f(6) == (0, 6)"),
    row("hours_to_minutes to_minutes minutes_in", "hours|h|n" + NUMBER, "return $a * 60", "Convert hours to minutes.",
        "converts hours to minutes", "convert hours to minutes", "2", "$f(2) == 120", "$f(0) == 0"),
    row("cm_to_inches inches to_inches", "cm|centimetres|length" + NUMBER, "return $a / 2.54", "Convert centimetres to inches.",
        "converts centimetres to inches", "convert centimetres to inches", "5.08", "abs($f(5.08) - 2) < 1e-9", "$f(0) == 0"),
    row("kg_to_grams grams to_grams", "kg|kilos|weight" + NUMBER, "return $a * 1000", "Convert kilograms to grams.",
        "converts kilograms to grams", "convert kilograms to grams", "2", "$f(2) == 2000", "$f(0) == 0"),
    row("miles_to_km to_km kilometres", "miles|distance|m" + NUMBER, "return $a * 1.609344", "Convert miles to kilometres.",
        "converts miles to kilometres", "convert miles to kilometres", "10", "abs($f(10) - 16.09344) < 1e-9", "$f(0) == 0"),
    row("split_bill share_of per_person", "total|bill|amount, people|guests|n: float; int -> float", "return $a / $b",
        "Return what each person pays.", "splits a bill equally|computes what each person pays", "split a bill equally",
        "30, 4",
        "$f(30, 4) == 7.5", "$f(8, 2) == 4"),
    row("with_tip add_tip total_with_tip", "bill|amount|total, percent|tip|rate: float; float -> float",
        "return $a + $a * $b / 100",
        "Return the bill with a tip in percent.", "adds a tip in percent to a bill", "add a tip to a bill", "50, 10",
        "$f(50, 10) == 55",
        "$f(20, 0) == 20"),
    row("average_speed speed km_per_hour", "distance|km|way, hours|time|h: float; float -> float", "return $a / $b",
        "Return the speed over a distance.", "computes the speed from distance and hours",
        "compute a speed from distance and time",
        "100, 2", "$f(100, 2) == 50", "$f(9, 3) == 3"),
    row("total_price price_of cost_of", "price|each|unit_price, count|n|quantity: float; int -> float", "return $a * $b",
        "Return the price of $b pieces.", "computes the price of several pieces|multiplies a price by a quantity",
        "compute the price of "
        "several pieces", "3, 4", "$f(3, 4) == 12", "$f(5, 0) == 0"),
    row("triangle_area area_of_triangle", "base|width|b, height|h|tall: float; float -> float", "return $a * $b / 2",
        "Return the area of a triangle.", "computes the area of a triangle from base and height",
        "compute the area of a triangle", "4, 3",
        "$f(4, 3) == 6", "$f(2, 1) == 1"),
    row("box_volume volume_of_box volume", "a|length|x, b|width|y, c|height|z: float; float; float -> float",
        "return $a * $b * $c",
        "Return the volume of a box.", "computes the volume of a box with three sides", "compute the volume of a box",
        "2, 3, 4",
        "$f(2, 3, 4) == 24", "$f(1, 1, 1) == 1"),
    row("ticket_price price_for_age entry_price", "age|years|n: int -> int",
        "if $a < 6:; ~return 0; if $a < 18:; ~return 5; return 9",
        "Return 0 below 6, 5 below 18 and 9 from 18 on.",
        "returns the ticket price: 0 below 6 years, 5 below 18, otherwise 9", "compute a "
        "ticket price by age: free below 6, 5 below 18, else 9", "12", "$f(5) == 0", "$f(6) == 5", "$f(18) == 9"),
    row("size_of size_name small_or_large", "n|number|value: int -> str",
        "if $a < 10:; ~return 'small'; if $a < 100:; ~return 'medium'; "
        "return 'large'", "Return 'small' below 10, 'medium' below 100, else 'large'.",
        "returns 'small' for numbers below 10, 'medium' "
        "below 100 and otherwise 'large'", "name the size of a number: small below 10, medium below 100, else large", "50",
        "$f(3) == 'small'", "$f(10) == 'medium'", "$f(100) == 'large'"),
)  # fmt: skip
TASKS = tasks_of(FAMILIES)
