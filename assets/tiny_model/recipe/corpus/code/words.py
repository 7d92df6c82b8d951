"""Functions on words, lines and texts: lines of files, simple formats, replacing, comparing."""

from __future__ import annotations

from corpus.code.ask import tasks_of
from corpus.code.family import TEXT, WORDLIST, Family

FAMILIES = (
    Family(
        "count_lines line_count number_of_lines lines_in",
        "text|content|s|data",
        "str -> int",
        "    return len($a.splitlines())",
        "Return the number of lines in $a.",
        "counts the lines of a text|tells how many lines a string has",
        "count the lines in a text|find out how many lines a string has|get the number of lines of a text",
        "line counter",
        ("$f('a\\nb\\nc') == 3", "$f('') == 0", "$f('one line') == 1"),
        "'first\\nsecond'",
        (("splitlines()", "split()", "split() cuts at every space; splitlines() gives the lines."),),
    ),
    Family(
        "parse_csv_line split_csv read_csv_line parse_line",
        "line|text|row|s",
        "str -> list[str]",
        "    return [part.strip() for part in $a.split(',')]",
        "Split $a at the commas and return the trimmed parts.",
        "parses one line of a CSV file into a list of fields|splits a comma separated line into a list of clean strings",
        "parse a csv line|split a comma separated line into a list|turn a line of comma separated values into a list",
        "csv line parser",
        ("$f('a, b,c') == ['a', 'b', 'c']", "$f('one') == ['one']", "$f('1,,2') == ['1', '', '2']"),
        "'Ann, 31, Oslo'",
        ((".split(',')", ".split()", "The line has to be split at the commas, not at the spaces."),),
        (
            (
                "using a loop|with a for loop",
                "    fields = []\n    for part in $a.split(','):\n        fields.append(part.strip())\n    return fields",
            ),
        ),
        grow=(
            (
                "add a parameter sep with the default ','|let me choose the separator with a parameter sep, by default a comma",
                (("split(',')", "split(sep)"),),
                "sep=','",
                "$f('a; b', ';') == ['a', 'b']",
            ),
        ),
    ),
    Family(
        "parse_config parse_settings read_settings parse_pairs load_config",
        "text|content|config|data",
        "str -> dict[str, str]",
        "    result = {}\n    for line in $a.splitlines():\n        if '=' in line:\n"
        "            key, value = line.split('=', 1)\n"
        "            result[key.strip()] = value.strip()\n    return result",
        "Parse lines of the form key=value in $a into a dictionary.",
        "reads key=value lines into a dictionary|turns a text with lines like name=value into a dict|"
        "parses a simple config text",
        "parse key=value lines into a dict|read key=value settings from a text|"
        "turn a config text with key=value lines into a dictionary",
        "key=value parser|config parser for key=value lines",
        ("$f('a=1\\nb = 2') == {'a': '1', 'b': '2'}", "$f('') == {}", "$f('# note\\nx=y=z') == {'x': 'y=z'}"),
        "'host=localhost\\nport=8080'",
        (("split('=', 1)", "split(':', 1)", "The lines have to be split at the equals sign, not at a colon."),),
    ),
    Family(
        "replace_word swap_word change_word substitute",
        "text|sentence|s|line, old|before|target|search, new|after|replacement|other",
        "str; str; str -> str",
        "    return ' '.join($c if word == $b else word for word in $a.split())",
        "Replace every word $b in $a by $c.",
        "replaces a word in a sentence by another word|swaps each word $b in $a for $c",
        "replace a word in a sentence|swap one word for another in a text|exchange a whole word in a string",
        "word replacer",
        ("$f('a b a', 'a', 'c') == 'c b c'", "$f('cat category', 'cat', 'dog') == 'dog category'", "$f('', 'x', 'y') == ''"),
        "'I like tea', 'tea', 'coffee'",
        (("$c if word == $b else word", "$b if word == $c else word", "The old and the new word were mixed up."),),
    ),
    Family(
        "reverse_words flip_words words_backwards reverse_sentence",
        "text|sentence|s|phrase",
        "str -> str",
        "    return ' '.join($a.split()[::-1])",
        "Return $a with its words in reverse order.",
        "reverses the order of the words in a sentence|puts the last word first and the first word last",
        "reverse the words in a sentence|reverse the word order of a string|turn the order of the words in a text around",
        "",
        ("$f('one two three') == 'three two one'", "$f('') == ''", "$f('alone') == 'alone'"),
        "'good morning everyone'",
        ((".split()[::-1]", "[::-1]", "The text must be split into words first, otherwise the letters are reversed."),),
    ),
    Family(
        "word_frequencies count_each_word word_counts frequency",
        "text|s|sentence|content",
        "str -> dict[str, int]",
        "    counts = {}\n    for word in $a.lower().split():\n        counts[word] = counts.get(word, 0) + 1\n"
        "    return counts",
        "Count how often each word occurs in $a, ignoring case.",
        "counts how often each word appears in a text|returns a dictionary with the frequency of every word, ignoring case",
        "count how often each word occurs in a text|get word frequencies|make a dictionary of word counts|"
        "count every word of a text",
        "word frequency counter",
        ("$f('a b A') == {'a': 2, 'b': 1}", "$f('') == {}", "$f('x x x') == {'x': 3}"),
        "'the cat and the dog'",
        (
            ("counts.get(word, 0) + 1", "counts.get(word, 1) + 1", "A new word has to start from 0, not from 1."),
            ("= counts.get(word, 0) + 1", "= 1", "The old count has to be read and raised by one."),
        ),
        (
            (
                "using Counter|with collections.Counter",
                "    from collections import Counter\n\n    return dict(Counter($a.lower().split()))",
            ),
        ),
    ),
    Family(
        "words_longer_than long_words filter_long_words keep_long",
        WORDLIST,
        "list[str] -> list[str]",
        "    result = []\n    for $one in $a:\n        if len($one) > $k:\n            result.append($one)\n    return result",
        "Return the strings in $a that are longer than $k letters.",
        "keeps only the strings with more than $k characters|returns all $a longer than $k characters",
        "keep only the $a with more than $k characters|get all strings longer than $k letters from a list|"
        "filter out the $a with $k "
        "letters or fewer",
        "",
        ("$f(['x' * $k, 'y' * ($k + 1)]) == ['y' * ($k + 1)]", "$f([]) == []", "$f(['z' * 20]) == ['z' * 20]"),
        "['sun', 'telephone', 'extraordinary']",
        (("> $k", ">= $k", "Strings of exactly $k letters must not be kept, so the comparison is >."),),
        (
            (
                "with a list comprehension|in one line|using a list comprehension",
                "    return [$one for $one in $a if len($one) > $k]",
            ),
        ),
    ),
    Family(
        "starts_with filter_by_prefix with_prefix starting_with",
        WORDLIST + ", prefix|start|beginning|letter",
        "list[str]; str -> list[str]",
        "    return [$one for $one in $a if $one.startswith($b)]",
        "Return the strings in $a that start with $b.",
        "keeps the strings that begin with a given prefix|filters a list of strings by their beginning|"
        "returns all $a starting with $b",
        "find all strings in a list that start with a prefix|filter a list of words by prefix|get the $a that begin with $b",
        "prefix filter",
        ("$f(['ab', 'ba', 'ac'], 'a') == ['ab', 'ac']", "$f([], 'x') == []", "$f(['one'], '') == ['one']"),
        "['apple', 'banana', 'avocado'], 'a'",
        (("startswith", "endswith", "endswith() looks at the end of the string; it must be startswith()."),),
        (
            (
                "using a for loop|with a loop",
                "    result = []\n    for $one in $a:\n        if $one.startswith($b):\n"
                "            result.append($one)\n    return result",
            ),
        ),
    ),
    Family(
        "join_words join_list join_with_and list_to_text",
        WORDLIST,
        "list[str] -> str",
        "    return ', '.join($a)",
        "Join the strings in $a with commas.",
        "joins a list of strings with a comma and a space|turns a list of strings into one comma separated text",
        "join a list of strings with commas|turn a list of words into a comma separated string|"
        "show a list of names as one text with commas",
        "",
        ("$f(['a', 'b']) == 'a, b'", "$f([]) == ''", "$f(['x']) == 'x'"),
        "['red', 'green', 'blue']",
        (("', '.join($a)", "$a.join(', ')", "join() is a method of the separator: ', '.join(...)."),),
    ),
    Family(
        "greet say_hello greet_user welcome hello",
        "name|person|user|who|first_name",
        "str -> str",
        "    return f'Hello, {$a}!'",
        "Return a greeting for $a.",
        "greets a person by name|says hello to a person|takes a name and returns hello plus the name|"
        "returns Hello, followed by the name and an exclamation mark",
        "greet someone by name|say hello to a person|make a greeting with a name",
        "greeting|greeting function|hello function",
        ("$f('Ann') == 'Hello, Ann!'", "$f('Bob') == 'Hello, Bob!'"),
        "'$who'",
        (("f'Hello", "'Hello", "The f before the string was missing, so the name was not filled in."),),
        grow=(
            (
                "add a parameter greeting with the default 'Hello'|let me change the word Hello with a parameter greeting",
                (("f'Hello,", "f'{greeting},"),),
                "greeting='Hello'",
                "$f('Ann', 'Hi') == 'Hi, Ann!'",
            ),
        ),
    ),
    Family(
        "slugify make_slug to_slug url_name",
        "title|text|name|s|heading",
        "str -> str",
        "    return '-'.join($a.lower().split())",
        "Turn $a into lower case with hyphens instead of spaces.",
        "makes a slug from a title|converts a title into a lower case URL part with hyphens between the words",
        "make a slug from a title|turn a title into a url slug|"
        "replace the spaces of a title with hyphens and make it lower case",
        "slug function|slug generator",
        ("$f('Hello Big World') == 'hello-big-world'", "$f('') == ''", "$f('One') == 'one'"),
        "'My First Post'",
        (("'-'.join", "' '.join", "The words have to be joined with a hyphen."),),
    ),
    Family(
        "snake_to_camel to_camel_case camel_case",
        "name|text|s|identifier",
        "str -> str",
        "    first, *rest = $a.split('_')\n    return first + ''.join(part.capitalize() for part in rest)",
        "Convert $a from snake_case to camelCase.",
        "converts snake_case into camelCase|turns a name like my_name into myName",
        "convert snake case to camel case|turn snake_case names into camelCase|change my_name into myName",
        "snake case to camel case converter",
        ("$f('my_long_name') == 'myLongName'", "$f('one') == 'one'", "$f('a_b') == 'aB'"),
        "'first_name'",
        (("split('_')", "split('-')", "The name has to be split at the underscores."),),
    ),
    Family(
        "first_unique first_unique_char first_single unique_letter",
        TEXT,
        "str -> str | None",
        "    for char in $a:\n        if $a.count(char) == 1:\n            return char\n    return None",
        "Return the first character that occurs only once in $a, or None.",
        "finds the first letter that is not repeated|gets the first character that appears exactly once, or None",
        "find the first letter that appears only once|get the first non-repeating character of a string",
        "",
        ("$f('aabbc') == 'c'", "$f('aabb') is None", "$f('level') == 'v'"),
        "'swiss'",
        (("== 1", "> 1", "A character that occurs once has a count of exactly 1."),),
    ),
    Family(
        "is_valid_email valid_email check_email looks_like_email",
        "email|address|text|s",
        "str -> bool",
        "    parts = $a.split('@')\n    return len(parts) == 2 and parts[0] != '' and '.' in parts[1]",
        "Check roughly whether $a is an email address.",
        "checks if a string looks like an email address|does a simple check of an email address",
        "check if an email address is valid|check whether a string looks like an email|do a simple email check",
        "email validator|simple email check",
        ("$f('a@b.com')", "not $f('a.com')", "not $f('@b.com')", "not $f('a@b')"),
        "'ann@example.com'",
        (("== 2", "== 1", "Splitting at one @ gives two parts, so the length must be 2."),),
    ),
    Family(
        "shorten truncate cut_text limit_length",
        "text|s|string|message, limit|length|size|max_length",
        "str; int -> str",
        "    if len($a) <= $b:\n        return $a\n    return $a[:$b] + '...'",
        "Cut $a after $b characters and add three dots if it is longer.",
        "shortens a long string and adds three dots|truncates a text to a maximum length and puts ... behind it",
        "shorten a long string and add dots|truncate a text that is too long|"
        "cut off a string after a number of characters with ...",
        "text shortener",
        ("$f('hello', 10) == 'hello'", "$f('hello', 2) == 'he...'", "$f('abc', 3) == 'abc'"),
        "'a very long sentence', 6",
        (
            ("$a[:$b]", "$a[$b:]", "The slice must take the beginning of the text, [:$b]."),
            ("<= $b", ">= $b", "A short text must be returned unchanged, so the comparison is <=."),
        ),
    ),
    Family(
        "mask_digits hide_digits hide_numbers censor_digits",
        TEXT,
        "str -> str",
        "    return ''.join('*' if char.isdigit() else char for char in $a)",
        "Replace every digit in $a by a star.",
        "hides all digits of a text with stars|replaces the digits in a string with *",
        "hide the digits in a string|replace every digit with a star|mask the numbers in a text",
        "",
        ("$f('tel 123') == 'tel ***'", "$f('') == ''", "$f('no') == 'no'"),
        "'card 4071'",
        (
            (
                "'*' if char.isdigit() else char",
                "char if char.isdigit() else '*'",
                "The two results of the condition were swapped.",
            ),
        ),
    ),
)
TASKS = tasks_of(FAMILIES)
