"""Functions on strings: reversing, counting, changing case, checking."""

from __future__ import annotations

from corpus.code.ask import tasks_of
from corpus.code.family import TEXT, Family

FAMILIES = (
    Family(
        "reverse_string reverse_text backwards flip_string reversed_text",
        TEXT,
        "str -> str",
        "    return $a[::-1]",
        "Return $a in reverse order.",
        "reverses a string|returns the string backwards|turns a text around so that the last letter comes first|reverses $a",
        "reverse a string|write a string backwards|turn a word around|reverse $a|flip the letters of a string",
        "string reverser",
        ("$f('abc') == 'cba'", "$f('') == ''", "$f('hello there') == 'ereht olleh'"),
        "'hello'",
        (("[::-1]", "[::1]", "The step of the slice must be -1, because a step of 1 returns the text unchanged."),),
        (
            (
                "using a loop|with a for loop|without slicing|Do not use slicing.",
                "    result = ''\n    for char in $a:\n        result = char + result\n    return result",
            ),
            ("using reversed()|with the reversed function", "    return ''.join(reversed($a))"),
        ),
    ),
    Family(
        "is_palindrome check_palindrome palindrome same_backwards",
        "text|s|word|string|phrase",
        "str -> bool",
        "    cleaned = $a.lower()\n    return cleaned == cleaned[::-1]",
        "Check whether $a is a palindrome, ignoring case.",
        "tells whether a word reads the same forwards and backwards, ignoring case|returns True if a string is a palindrome|"
        "checks if a word is a palindrome|checks for palindromes",
        "check if a string is a palindrome|test whether a word is a palindrome|see if a word reads the same backwards|"
        "detect palindromes|find out if a text is a palindrome",
        "palindrome checker|palindrome test",
        ("$f('level')", "$f('Anna')", "not $f('house')", "$f('')"),
        "'Level'",
        (
            ("==", "!=", "The comparison was the wrong way round: a palindrome equals its reverse."),
            ("[::-1]", "[:-1]", "The slice must be [::-1] to reverse the text; [:-1] only drops the last letter."),
        ),
    ),
    Family(
        "count_vowels vowel_count number_of_vowels vowels_in",
        TEXT + "|word",
        "str -> int",
        "    count = 0\n    for char in $a.lower():\n        if char in 'aeiou':\n            count += 1\n    return count",
        "Count the vowels in $a.",
        "counts how many vowels a string has|returns the number of vowels in a string|finds the number of vowels in $a",
        "count the vowels in a string|find out how many vowels are in a word|get the number of vowels in a text",
        "vowel counter",
        ("$f('hello') == 2", "$f('AEIOU') == 5", "$f('rhythm') == 0"),
        "'banana bread'",
        (
            ("count = 0", "count = 1", "The count has to start at 0, not at 1."),
            ("if char in", "if char not in", "The condition was inverted, so that it counted the letters that are not vowels."),
        ),
        (
            (
                "in one line|as a one-liner|using sum()|with a generator expression",
                "    return sum(1 for char in $a.lower() if char in 'aeiou')",
            ),
        ),
    ),
    Family(
        "count_consonants consonant_count number_of_consonants",
        TEXT + "|word",
        "str -> int",
        "    count = 0\n    for char in $a.lower():\n        if char.isalpha() and char not in 'aeiou':\n"
        "            count += 1\n    return count",
        "Count the consonants in $a.",
        "counts the letters that are not vowels|returns how many consonants are in a string",
        "count the consonants in a string|count all letters except vowels|find how many consonants a word has",
        "consonant counter",
        ("$f('hello') == 3", "$f('a e i') == 0", "$f('Rhythm') == 6"),
        "'programming'",
        (("not in 'aeiou'", "in 'aeiou'", "It counted the vowels; the condition needs `not in`."),),
    ),
    Family(
        "count_words word_count number_of_words words_in",
        TEXT,
        "str -> int",
        "    return len($a.split())",
        "Return the number of words in $a.",
        "counts the words in a string|tells how many words a sentence has|counts how many words are in $a",
        "count the words in a string|find out how many words a sentence has|get the number of words in a text|count words",
        "word counter",
        ("$f('one two three') == 3", "$f('') == 0", "$f('  hi   there ') == 2"),
        "'the quick brown fox'",
        (
            ("len($a.split())", "len($a)", "len() of a string counts its characters; the text must be split into words first."),
            (".split()", ".split(',')", "The text must be split at the spaces, not at commas."),
        ),
    ),
    Family(
        "capitalize_words title_case capitalise_words make_title",
        TEXT + "|title",
        "str -> str",
        "    return ' '.join(word.capitalize() for word in $a.split())",
        "Return $a with the first letter of each word in upper case.",
        "capitalizes each word of a string|capitalises every word in a sentence|makes the first letter of every word a capital",
        "capitalize every word in a string|capitalise the words of a sentence|make the first letter of each word uppercase|"
        "turn a text into title case",
        "title case converter",
        ("$f('hello big world') == 'Hello Big World'", "$f('') == ''", "$f('python') == 'Python'"),
        "'the old man and the sea'",
        (("' '.join", "''.join", "The words must be joined with a space, otherwise they run together."),),
        (
            (
                "using a loop|with a for loop",
                "    result = []\n    for word in $a.split():\n        result.append(word.capitalize())\n"
                "    return ' '.join(result)",
            ),
        ),
    ),
    Family(
        "caesar_cipher caesar encrypt shift_letters encode",
        "text|message|s|plain_text, shift|key|n|offset|steps",
        "str; int -> str",
        "    result = ''\n    for char in $a:\n        if char.isalpha():\n"
        "            base = ord('A') if char.isupper() else ord('a')\n"
        "            char = chr((ord(char) - base + $b) % 26 + base)\n        result += char\n    return result",
        "Encrypt $a with a Caesar cipher that moves each letter by $b.",
        "encrypts a text with a Caesar cipher|shifts every letter of a text by a number of places in the alphabet|"
        "moves each letter of $a forward by $b places in the alphabet",
        "encrypt a message with the Caesar cipher|shift the letters of a text in the alphabet|"
        "code a message with a Caesar cipher",
        "Caesar cipher|caesar encryption",
        ("$f('abc', 1) == 'bcd'", "$f('xyz', 3) == 'abc'", "$f('Hi, you!', 2) == 'Jk, aqw!'"),
        "'hello', 3",
        (
            ("+ $b)", "- $b)", "The letters have to move forward, so the shift must be added."),
            ("% 26", "% 25", "The alphabet has 26 letters, so the remainder must be taken by 26."),
        ),
    ),
    Family(
        "is_anagram are_anagrams check_anagram anagrams same_letters",
        "first|a|word1|s1|left|one_word, second|b|word2|s2|right|other_word",
        "str; str -> bool",
        "    return sorted($a.lower()) == sorted($b.lower())",
        "Check whether $a and $b are anagrams.",
        "tells whether two words are anagrams of each other|returns True if two words have the same letters|"
        "checks if two strings are anagrams|finds out if $b can be made from the letters of $a",
        "check if two words are anagrams|test two strings for being anagrams|see whether two words use the same letters",
        "anagram checker|anagram test",
        ("$f('listen', 'silent')", "not $f('hello', 'world')", "$f('Dusty', 'study')", "not $f('aab', 'abb')"),
        "'listen', 'silent'",
        (("sorted($b.lower())", "$b.lower()", "Both words have to be sorted before they are compared."),),
    ),
    Family(
        "longest_word find_longest_word get_longest longest",
        "text|sentence|s|phrase|line",
        "str -> str",
        "    longest = ''\n    for word in $a.split():\n        if len(word) > len(longest):\n            longest = word\n"
        "    return longest",
        "Return the longest word in $a.",
        "finds the longest word of a sentence|returns the longest word in a string|gets the word with the most letters",
        "find the longest word in a sentence|get the longest word of a string|pick the word with the most letters from a text",
        "longest word finder",
        ("$f('a bbb cc') == 'bbb'", "$f('') == ''", "$f('one three five') == 'three'"),
        "'the elephant walks slowly'",
        (
            (" > len", " < len", "The comparison must be > to keep the longer word."),
            ("longest = word", "longest = len(word)", "It must keep the word itself, not its length."),
        ),
        (("using max()|with max", "    return max($a.split(), key=len, default='')"),),
    ),
    Family(
        "remove_punctuation strip_punctuation clean_text without_punctuation",
        "text|s|sentence|phrase|message|line",
        "str -> str",
        "    return ''.join(char for char in $a if char not in string.punctuation)",
        "Return $a without punctuation.",
        "removes all punctuation from a string|deletes the punctuation marks of a text|strips the punctuation from $a",
        "remove punctuation from a string|delete all punctuation marks in a text|strip commas and full stops from a text",
        "punctuation remover",
        ("$f('Hi, you!') == 'Hi you'", "$f('...') == ''", "$f('no marks') == 'no marks'"),
        "'Hello, world!'",
        (("char not in", "char in", "It kept only the punctuation; the condition needs `not in`."),),
        head="import string",
    ),
    Family(
        "make_acronym acronym initials abbreviate first_letters",
        "phrase|text|name|title|words",
        "str -> str",
        "    return ''.join(word[0].upper() for word in $a.split())",
        "Return the first letters of the words in $a as an acronym.",
        "makes an acronym from a phrase|builds an abbreviation from the first letter of each word|"
        "returns the initials of the words in $a in capitals",
        "make an acronym from a phrase|get the initials of a name|"
        "take the first letter of every word and join them in capitals",
        "acronym maker|acronym generator",
        ("$f('as soon as possible') == 'ASAP'", "$f('') == ''", "$f('Random access memory') == 'RAM'"),
        "'portable document format'",
        (("word[0]", "word[1]", "The first letter has index 0, not 1."),),
    ),
    Family(
        "remove_vowels without_vowels strip_vowels drop_vowels",
        TEXT + "|word",
        "str -> str",
        "    return ''.join(char for char in $a if char.lower() not in 'aeiou')",
        "Return $a without its vowels.",
        "removes all vowels from a string|deletes the vowels of a text|takes the vowels out of $a",
        "remove the vowels from a string|delete all vowels in a word|get rid of the vowels in a text",
        "vowel remover",
        ("$f('hello') == 'hll'", "$f('AEIOU') == ''", "$f('sky') == 'sky'"),
        "'beautiful'",
        (("not in", "in", "It kept only the vowels; the condition needs `not in`."),),
    ),
    Family(
        "count_char count_letter letter_count occurrences char_count",
        "text|s|string|word|sentence, char|letter|c|character|symbol",
        "str; str -> int",
        "    count = 0\n    for current in $a:\n        if current == $b:\n            count += 1\n    return count",
        "Count how often $b occurs in $a.",
        "counts how many times a letter appears in a string|counts the occurrences of a character in a text|"
        "returns how often $b appears in $a",
        "count how often a letter appears in a string|count a character in a text|"
        "find how many times a letter occurs in a word",
        "letter counter|character counter",
        ("$f('banana', 'a') == 3", "$f('', 'x') == 0", "$f('Hello', 'l') == 2"),
        "'banana', 'a'",
        (
            ("count += 1", "count = 1", "The count must go up by one each time; `count = 1` forgets the ones before."),
            ("count = 0", "count = 1", "The count has to start at 0, not at 1."),
        ),
        (
            ("using count()|with the count method|using a string method", "    return $a.count($b)"),
            ("in one line using sum()", "    return sum(current == $b for current in $a)"),
        ),
    ),
    Family(
        "swap_case invert_case flip_case toggle_case",
        TEXT,
        "str -> str",
        "    result = ''\n    for char in $a:\n        if char.isupper():\n            result += char.lower()\n        else:\n"
        "            result += char.upper()\n    return result",
        "Return $a with upper and lower case swapped.",
        "swaps upper and lower case in a string|turns capital letters into small ones and the other way round",
        "swap upper and lower case in a string|change capitals to small letters and small letters to capitals|"
        "invert the case of a text",
        "case swapper",
        ("$f('Hello') == 'hELLO'", "$f('') == ''", "$f('a B c') == 'A b C'"),
        "'Hello World'",
        (("if char.isupper()", "if char.islower()", "The condition was inverted: capitals have to become lower case."),),
        (("using swapcase()|with swapcase|with a built-in method", "    return $a.swapcase()"),),
    ),
    Family(
        "remove_spaces strip_spaces without_spaces delete_spaces",
        TEXT,
        "str -> str",
        "    return $a.replace(' ', '')",
        "Return $a without spaces.",
        "removes all spaces from a string|deletes the blanks in a text|takes the spaces out of $a",
        "remove all spaces from a string|delete the spaces in a text|get rid of blanks in a string",
        "space remover",
        ("$f('a b c') == 'abc'", "$f('  ') == ''", "$f('none') == 'none'"),
        "'a b c'",
        (("' ', ''", "'', ' '", "The arguments of replace() were swapped: first what to find, then what to put there."),),
    ),
    Family(
        "repeat_text repeat repeat_string multiply_text",
        "text|s|word|string|message, times|n|count|amount",
        "str; int -> str",
        "    return $a * $b",
        "Repeat $a as often as $b says.",
        "repeats a string a number of times|returns the text $b times in a row",
        "repeat a string several times|build a string that repeats a word|write a word many times in a row",
        "",
        ("$f('ab', 2) == 'abab'", "$f('x', 0) == ''", "$f('hi', 3) == 'hihihi'"),
        "'ha', 3",
        (("* $b", "+ $b", "A number cannot be added to a string; * repeats the string."),),
        bad=("$b < 0", "$b is negative", "$b must not be negative"),
    ),
)
TASKS = tasks_of(FAMILIES)
