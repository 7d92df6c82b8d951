"""More functions, classes and one-line edits as people ask for them, with the names that the request gives."""

from __future__ import annotations

from random import Random
from string import Template

from corpus.base import Turn
from corpus.code.asked import Task, asked, slots_in, words_of
from corpus.code.family import fence, options
from corpus.code.more_classes import class_name
from corpus.code.naming import RESERVED, fresh_name, fresh_param
from corpus.code.reworked import shown
from corpus.code.small_lists import ITEMS, NUMS, row

S = "text|s|string|sentence|phrase"
W = "word|text|s|name"
TEXTS = (
    asked(row("censor censor_word hide_word bleep", S + ", word|bad|banned: str; str -> str",
        "return $a.replace($b, '*' * len($b))",
        "Return $a with every $b replaced by stars.", "replaces a word in a text by as many stars as it has letters",
        "censor a word in a text", "'darn it', 'darn'", "$f('darn it', 'darn') == '**** it'", "$f('ok', 'no') == 'ok'"),
        "Write a function $f($a, $b) which hides the word $b in $a behind stars, one for each letter.", "censor func $sig",
        "def $sig: that returns the text with the bad word starred out", "$f('darn it', 'darn') -> '**** it'"),
    asked(row("pad_right pad fill_up widen", W + ", width|size|n: str; int -> str", "return $a + ' ' * ($b - len($a))",
        "Return $a with spaces behind it up to $b characters.", "pads a string with spaces on the right up to a width",
        "pad a string with spaces on the right", "'tea', 5", "$f('tea', 5) == 'tea  '", "$f('coffee', 3) == 'coffee'"),
        "Write $sig: put spaces behind the text until it is that wide; a longer text stays.",
        "pad string right w/ spaces: $sig",
        "I need python code which fills a text up with blanks on the right. Call it $f($a, $b).", default=("10", "$f('a') == "
        "'a         '")),
    asked(row("center_text centre in_the_middle middle_of_line", W + ", width|size|n: str; int -> str", "return $a.center($b)",
        "Return $a in the middle of $b characters.", "centres a text in a line of a given width|puts spaces on both sides of a "
        "text", "centre a text in a line", "'hi', 6", "$f('hi', 6) == '  hi  '", "$f('long', 2) == 'long'"),
        "Write a function $f that centres $a within $b characters using spaces.", "center a string, func $sig",
        "def $sig: that returns the text centred", default=("20", "len($f('x')) == 20")),
    asked(row("is_pangram has_all_letters uses_alphabet", S + ": str -> bool", "return set('abcdefghijklmnopqrstuvwxyz') <= "
        "set($a.lower())", "Check whether $a contains every letter of the alphabet.",
        "checks whether a text uses all letters from"
        " a to z|tells if a sentence is a pangram", "check if a sentence is a pangram", "'hello'",
        "$f('The quick brown fox jumps over a lazy dog')", "not $f('abc')"),
        "Write $f($a), True if all 26 letters are in it.", "pangram check, $sig", "def $sig: that returns whether every letter "
        "of the alphabet occurs"),
    asked(row("remove_digits without_digits strip_numbers", S + ": str -> str",
        "return ''.join(c for c in $a if not c.isdigit())",
        "Return $a without its digits.", "removes all digits from a string|deletes the numbers from a text",
        "remove the digits from a string", "'a1b22'", "$f('a1b22') == 'ab'", "$f('') == ''"),
        "Write a function $f that deletes 0 to 9 from $a.", "get rid of numbers in a string: $sig", "$f('a1b22') -> 'ab'",
        "def $sig: that returns only what is no digit"),
    asked(row("count_substring occurrences how_often_in", S + ", part|piece|needle: str; str -> int", "return $a.count($b)",
        "Return how often $b occurs in $a.", "counts how often one string occurs in another|tells how many times $b is in $a",
        "count a substring", "'banana', 'an'", "$f('banana', 'an') == 2", "$f('sky', 'x') == 0"),
        "Write $f($a, $b) that counts the places where $b stands in $a.", "count substring in string $sig", "$f('banana', 'an')"
        " -> 2. Write $f, it counts a piece of text.", "def $sig: that returns how many times it is found"),
    asked(row("camel_to_snake to_snake_case snake_of", W + ": str -> str", "result = ''; for c in $a:; ~if c.isupper():; "
        "~~result += '_' + c.lower(); ~else:; ~~result += c; return result", "Return the camelCase name $a in snake_case.",
        "turns a camelCase name into snake_case", "convert camelCase to snake_case", "'myName'", "$f('myName') == 'my_name'",
        "$f('x') == 'x'"),
        "Write a function $f($a) that turns 'myName' into 'my_name'.", "camel case 2 snake case: $sig",
        "def $sig: that returns "
        "the snake_case form of a camelCase name"),
    asked(row("reverse_each_word flip_words backwards_words", S + ": str -> str", "return ' '.join(word[::-1] for word in "
        "$a.split())", "Return $a with the letters of each word reversed.",
        "reverses every word in a text but keeps their order",
        "reverse each word of a text", "'one two'", "$f('one two') == 'eno owt'", "$f('') == ''"),
        "Write $f($a): each word backwards, the words stay where they are.", "$f('one two') -> 'eno owt'",
        "reverse letters of every word, not the order. $sig", "def $sig: that returns all words written backwards"),
    asked(row("ordinal with_suffix place_text to_ordinal", "n|number|place: int -> str", "if 10 <= $a % 100 <= 20:; ~return "
        "f'{$a}th'; return str($a) + {1: 'st', 2: 'nd', 3: 'rd'}.get($a % 10, 'th')", "Return $a with st, nd, rd or th.",
        "adds st, nd, rd or th to a number|turns 1 into '1st', 2 into '2nd' and so on", "turn a number into an ordinal", "3",
        "$f(1) == '1st'", "$f(12) == '12th'", "$f(23) == '23rd'"),
        "Write $f($a), so that 1 becomes '1st', 2 '2nd', 3 '3rd', 4 '4th' and 11 '11th'.", "1st 2nd 3rd func: $sig",
        "def $sig: that returns the number with its ending"),
    asked(row("most_frequent_char top_letter commonest_letter", S + ": str -> str", "return max($a, key=$a.count)",
        "Return the character that occurs most often in $a.", "finds the most frequent character of a string",
        "find the most frequent letter", "'banana'", "$f('banana') == 'a'", "$f('x') == 'x'"),
        "Write a function $f that returns the letter which $a has most often.", "most common char in string $sig",
        "$f('banana') -> 'a', the most frequent one", "def $sig: that returns the commonest character"),
    asked(row("mask_email hide_email private_email", "email|address|mail: str -> str", "name, domain = $a.split('@'); return "
        "name[0] + '***@' + domain", "Return $a with all but the first letter of the name hidden.", "hides an e-mail address, "
        "'ann@x.org' becomes 'a***@x.org'", "hide the name in an e-mail address", "'ann@x.org'",
        "$f('ann@x.org') == 'a***@x.org'", "$f('bo@b.de') == 'b***@b.de'"),
        "Write $sig. From 'ann@x.org' it makes 'a***@x.org'.", "mask email (first letter, then ***), func $f",
        "def $sig: that returns the first letter, three stars and the @ part"),
)  # fmt: skip
LISTS = (
    asked(row("rotate_right turn_right shift_right", ITEMS + ", n|steps|k: list; int -> list", "for _ in range($b):; ~$a = "
        "$a[-1:] + $a[:-1]; return $a", "Return $a rotated $b places to the right.",
        "rotates a list to the right by some places|"
        "moves the last element to the front $b times", "rotate a list to the right", "[1, 2, 3], 1",
        "$f([1, 2, 3], 1) == [3, 1, 2]", "$f([], 2) == []"),
        "Write $f($a, $b): $b times the last element goes to the front.", "rotate list RIGHT by n: $sig",
        "$f([1, 2, 3], 1) -> [3, 1, 2]. Write $f, it turns a list to the right.", default=("1", "$f([1, 2]) == [2, 1]")),
    asked(row("adjacent_pairs neighbours pairs_of in_pairs", ITEMS + ": list -> list[tuple]", "return list(zip($a, $a[1:]))",
        "Return the pairs of neighbours in $a.", "lists every element of a list together with the one after it",
        "get the pairs of neighbours in a list", "[1, 2, 3]", "$f([1, 2, 3]) == [(1, 2), (2, 3)]", "$f([5]) == []"),
        "Write a function $f that returns all pairs of neighbouring elements as tuples.", "$f([1, 2, 3]) -> [(1, 2), (2, 3)]",
        "neighbour pairs of a list: $sig", "def $sig: that returns each element with its follower"),
    asked(row("all_pairs every_pair combinations_of_two", ITEMS + ": list -> list[tuple]", "result = []; for i in "
        "range(len($a)):; ~for j in range(i + 1, len($a)):; ~~result.append(($a[i], $a[j])); return result",
        "Return all pairs of two elements of $a.",
        "makes every pair of two different places in a list|lists who can play against"
        " whom", "make all pairs from a list", "['a', 'b', 'c']", "$f([1, 2, 3]) == [(1, 2), (1, 3), (2, 3)]", "$f([]) == []"),
        "Write $f($a): all pairs, each one once, so [1, 2, 3] gives [(1, 2), (1, 3), (2, 3)].", "every pair from a list, $sig",
        "def $sig: that returns all combinations of two"),
    asked(row("differences gaps steps_between changes", NUMS + ": list[int] -> list[int]", "return [b - a for a, b in zip($a, "
        "$a[1:])]", "Return the differences between neighbours in $a.",
        "returns how much each number differs from the one before",
        "get the differences of neighbouring numbers", "[3, 5, 10]", "$f([3, 5, 10]) == [2, 5]", "$f([4]) == []"),
        "Write $sig. Every number minus the one before it, as a list.", "$f([3, 5, 10]) -> [2, 5] (differences)",
        "I need python code which lists the steps from one number to the next, with the name $f."),
    asked(row("difference list_difference minus_list except_these", "first|left|a, second|right|b: list; list -> list",
        "return [x for x in $a if x not in $b]", "Return the elements of $a that are not in $b.",
        "returns what is in the first list but not in the second|removes the elements of $b from $a",
        "get the difference of two lists", "[1, 2, 3], [2]", "$f([1, 2, 3], [2]) == [1, 3]", "$f([], [1]) == []"),
        "Write $f($a, $b): everything in $a that $b does not have.", "list difference, $sig", "$f([1, 2, 3], [2]) -> [1, 3]",
        "def $sig: that returns the first list minus the second"),
    asked(row("flatten_deep deep_flatten unnest flat_all", "nested|items|data: list -> list", "result = []; for item in $a:; "
        "~if isinstance(item, list):; ~~result += $f(item); ~else:; ~~result.append(item); return result",
        "Return $a as one flat list, however deep it is nested.",
        "flattens a list of any depth|turns nested lists of any depth "
        "into one flat list", "flatten a list of any depth", "[1, [2, [3]]]", "$f([1, [2, [3]]]) == [1, 2, 3]", "$f([]) == []"),
        "Write $f($a), which flattens lists in lists in lists, recursively.", "deep flatten $sig, any depth",
        "$f([1, [2, [3]]]) -> [1, 2, 3]. Write $f for any depth."),
    asked(row("interleave zip_lists take_turns weave", "first|left|a, second|right|b: list; list -> list",
        "result = []; for x, y "
        "in zip($a, $b):; ~result += [x, y]; return result", "Return the elements of $a and $b in turns.",
        "puts the elements of two lists together in turns", "interleave two lists", "[1, 2], [8, 9]",
        "$f([1, 2], [8, 9]) == [1, 8, 2, 9]", "$f([], []) == []"),
        "Write $f($a, $b): one from $a, one from $b, and so on.", "interleave 2 lists of same length: $sig",
        "$f([1, 2], [8, 9]) -> [1, 8, 2, 9]"),
    asked(row("missing_number find_missing gap_in", NUMS + ": list[int] -> int",
        "n = len($a) + 1; return n * (n + 1) // 2 - sum($a)",
        "Return the number from 1 on that is missing in $a.", "finds the one number that is missing from 1 to n in a list",
        "find the missing number", "[1, 2, 4]", "$f([1, 2, 4]) == 3", "$f([2, 1]) == 3"),
        "The list $a has all numbers from 1 to n but one. Write $f($a), which returns that one.", "missing number 1..n $sig",
        "$f([1, 2, 4]) -> 3, the missing number"),
    asked(row("moving_average sliding_mean smooth", NUMS + ", size|width|k: list[int]; int -> list",
        "return [sum($a[i:i + $b]) / $b "
        "for i in range(len($a) - $b + 1)]", "Return the averages of every $b neighbours in $a.",
        "calculates the moving average of"
        " a list|averages each group of $b neighbours", "calculate a moving average", "[1, 3, 5], 2",
        "$f([1, 3, 5], 2) == [2, 4]", "$f([1], 2) == []"),
        "Write $f($a, $b), the moving average over $b values.", "moving avg $sig", "def $sig: that returns the moving averages",
        default=("3", "$f([1, 2, 3]) == [2]")),
    asked(row("has_pair_with_sum two_make any_two_sum", NUMS + ", total|target|wanted: list[int]; int -> bool", "seen = set(); "
        "for n in $a:; ~if $b - n in seen:; ~~return True; ~seen.add(n); return False",
        "Check whether two numbers in $a add up to $b.", "tells whether two numbers of a list have a given sum",
        "check if two numbers of a list add up to a total", "[2, 5, 9], 14", "$f([2, 5, 9], 14)", "not $f([2, 5], 4)"),
        "Write $f($a, $b): True if any two numbers in the list make $b together.", "two numbers with a sum, true/false: $sig",
        "def $sig: that returns whether some pair has that sum"),
)  # fmt: skip
DICTS = (
    asked(row("changed_keys dict_changes different_keys", "old|before|first, new|after|second: dict; dict -> list",
        "return [key for "
        "key in $a if $a[key] != $b.get(key)]", "Return the keys of $a that have another value in $b or none.",
        "lists the keys whose value changed from the first dictionary to the second",
        "find the changed keys of two dictionaries",
        "{'a': 1, 'b': 2}, {'a': 1, 'b': 3}", "$f({'a': 1, 'b': 2}, {'a': 1, 'b': 3}) == ['b']", "$f({}, {'a': 1}) == []"),
        "Write $f($a, $b): which keys of $a have a different value (or none) in $b?",
        "diff of 2 dicts, just changed keys, $sig"),
    asked(row("totals_by_category sum_by_name total_per_key", "pairs|entries|rows: list[tuple] -> dict",
        "totals = {}; for name, "
        "amount in $a:; ~totals[name] = totals.get(name, 0) + amount; return totals",
        "Return the sum of the amounts for each name"
        " in $a.", "adds up pairs of a name and an amount by name in a dictionary", "add up amounts by name",
        "[('tea', 2), ('tea', 3)]", "$f([('tea', 2), ('bun', 1), ('tea', 3)]) == {'tea': 5, 'bun': 1}", "$f([]) == {}"),
        "Write $f($a); $a has pairs like ('tea', 2), and the result is a dict with the total of each.", "sum per name: $sig",
        "$f([('tea', 2), ('tea', 3)]) -> {'tea': 5}"),
)  # fmt: skip


def drawn(rng: Random, spec: str, code: str, seen: set[str]) -> dict[str, str]:
    """Names for the slots of "f=Stack|Pile, m=push|add": those that are seen are drawn, half of them odd.

    ``f`` is a class if its first name is in upper case; ``m``, ``n``, ``o`` are functions; ``p``, ``q`` hold a number, ``s``,
    ``t`` a text, ``x``, ``y`` a list.
    """
    kinds = {"s": "str", "t": "str", "x": "list[int]", "y": "list[str]"}
    taken = {*words_of(code), *RESERVED}
    slots = {"k": str(rng.randint(2, 9)), "j": str(rng.choice((10, 12, 15, 20, 40, 100)))}
    for part in spec.split(", "):
        slot, group = part.split("=")
        usual = options(group)
        name = usual[0]
        while slot in seen:
            if rng.random() < 0.5:
                name = rng.choice(usual)
            elif slot in "fmno":
                name = class_name(rng, usual) if usual[0][0].isupper() else fresh_name(rng, tuple(usual))
            else:
                name = fresh_param(rng, kinds.get(slot, "int"), taken)
            if name.isidentifier() and name not in {*taken, *slots.values()}:
                break
        slots[slot] = name
    return slots


def klass(spec: str, methods: str, check: str, *own: str) -> Task:
    """The task of a class; ``methods`` has one "name(params): line; line" a line, where ~ indents."""
    parts = []
    for part in methods.strip().split("\n"):
        head, lines = part.strip().split(": ", 1)
        parts.append(f"    def {head}:\n" + "\n".join(f"        {line}" for line in lines.split("; ")))
    body = "class $f:\n" + "\n\n".join(parts).replace("~", "    ")

    def task(rng: Random) -> list[Turn]:
        frame = rng.choice(own)
        slots = drawn(rng, spec, body, slots_in(frame))
        code, text = Template(body).substitute(slots), Template(frame).substitute(slots)
        return [Turn(text, fence(code), (f"class {slots['f']}",), Template(check).substitute(slots).replace("; ", "\n"))]

    task.__name__ = "asked_" + options(spec.split(", ")[0])[0].removeprefix("f=")
    return task


def edit(label: str, spec: str, code: str, old: str, new: str, check: str, *own: str) -> Task:
    """The task of changing one line: ``old`` becomes ``new``, in code whose names are all drawn."""

    def task(rng: Random) -> list[Turn]:
        slots = drawn(rng, spec, code + new, set("fmnopqstxy"))
        before = Template(code).substitute(slots)
        after = Template(code.replace(old, new)).substitute(slots)
        text = shown(rng, (Template(rng.choice(own)).substitute(slots),), before)
        line = next(b.strip() for a, b in zip(before.split("\n"), after.split("\n"), strict=True) if a != b)
        return [Turn(text, fence(after), (line,), Template(check).substitute(slots).replace("; ", "\n"))]

    task.__name__ = "edit_" + label
    return task


CLASSES = (
    klass("f=Counter|Tally|Clicker, m=increment|add_one|tick, n=reset|clear, p=value|count|total",
        """
        __init__(self): self.$p = 0
        $m(self): self.$p += 1
        $n(self): self.$p = 0
        """,
        "c = $f(); c.$m(); c.$m(); assert c.$p == 2; c.$n(); assert c.$p == 0",
        "Write a class $f with an attribute $p that starts at 0. $m() adds 1 to it and $n() sets it back to 0.",
        "class $f, methods $m (plus one) and $n (back to zero), the number is in $p",
        "I need python code which counts clicks: a class $f with $m() and $n(), the count in self.$p.",
        "x = $f(); x.$m(); x.$m(); x.$p -> 2; x.$n(); x.$p -> 0. Write the class $f.", "class that counts up by one and can be"
        " reset"),
    klass("f=Stack|Pile|Tower, m=push|add|put_on, n=pop|take|take_off, o=peek|top|look, x=items|data|elements",
        """
        __init__(self): self.$x = []
        $m(self, item): self.$x.append(item)
        $n(self): return self.$x.pop()
        $o(self): return self.$x[-1]
        """,
        "s = $f(); s.$m(1); s.$m(2); assert s.$o() == 2; assert s.$n() == 2; assert s.$x == [1]",
        "Write a stack class named $f. $m(item) puts an item on top, $n() takes the top item off, $o() only returns it.",
        "stack in python, class $f with $m / $n / $o", "Implement class $f, a stack that keeps its things in the list self.$x,"
        " with the methods $m(item), $n() and $o() (the top without removing it).",
        "a stack class with push, pop and peek please"),
    klass("f=BankAccount|Account|Wallet, m=deposit|pay_in|add_money, n=withdraw|take_out|pay, p=balance|money|amount_left",
        """
        __init__(self): self.$p = 0
        $m(self, amount): self.$p += amount
        $n(self, amount): if amount > self.$p:; ~raise ValueError('not enough money'); self.$p -= amount
        """,
        "a = $f(); a.$m(9); a.$n(4); assert a.$p == 5",
        "Write a class $f with a $p that is 0 at first, $m(amount) and $n(amount). "
        "Too large an amount in $n raises a ValueError.",
        "class $f: $m(amount) adds to self.$p, $n(amount) subtracts, ValueError if there isnt enough",
        "A bank account class is required. Name: $f. Methods: $m and $n, both with an amount; no overdraft (ValueError). The "
        "attribute is called $p.",
        "a.$m(9); a.$n(4); a.$p -> 5. Write class $f for a; if there is not enough, raise ValueError."),
    klass("f=Rectangle|Box|Field, p=width|a|breadth, q=height|b|depth, m=area|get_area|surface, n=perimeter|outline|border",
        """
        __init__(self, $p, $q): self.$p = $p; self.$q = $q
        $m(self): return self.$p * self.$q
        $n(self): return 2 * (self.$p + self.$q)
        """,
        "r = $f(2, 3); assert r.$m() == 6; assert r.$n() == 10; assert r.$p == 2",
        "Write a class $f($p, $q) for rectangles. $m() returns the area, $n() the perimeter.",
        "rectangle class $f with $p and $q, area is $m(), perimeter is $n()",
        "$f(2, 3).$m() -> 6 and $f(2, 3).$n() -> 10. Write "
        "the class $f with $p and $q; it is a rectangle.",
        "class $f:\n    def __init__(self, $p, $q):\n\nComplete this rectangle "
        "with $m() for the area and $n() for the perimeter.",
        "I need python code which models a rectangle with area and perimeter."),
    klass("f=Temperature|Heat|Weather, p=celsius|degrees|value, m=to_fahrenheit|fahrenheit|as_f, n=to_kelvin|kelvin|as_k",
        """
        __init__(self, $p): self.$p = $p
        $m(self): return self.$p * 9 / 5 + 32
        $n(self): return self.$p + 273.15
        """,
        "t = $f(20); assert t.$m() == 68; assert round(t.$n(), 2) == 293.15; assert t.$p == 20",
        "Write a class $f that stores degrees Celsius as $p and has $m() for Fahrenheit and $n() for Kelvin.",
        "class $f, $p in init is celsius, methods $m -> fahrenheit, $n -> kelvin",
        "$f(20).$m() -> 68.0. Write the class $f; $p is in Celsius,"
        " $m() gives Fahrenheit and $n() Kelvin.", "A temperature class with Celsius inside, to_fahrenheit and to_kelvin."),
    klass("f=Team|Club|Crew, s=name|title|label, y=members|people|players, m=add|join|sign_up, n=size|count_all|how_many",
        """
        __init__(self, $s): self.$s = $s; self.$y = []
        $m(self, person): self.$y.append(person)
        $n(self): return len(self.$y)
        """,
        "t = $f('Reds'); t.$m('Ann'); assert t.$y == ['Ann']; assert t.$n() == 1; assert t.$s == 'Reds'",
        "Write a class $f($s) with an empty list $y. $m(person) appends to it, and $n() returns how many there are.",
        "class $f has $s and $y (list, empty at first), $m(person) adds one, $n() = length",
        "I need python code which keeps track of a team: class $f with $s, the list $y, $m(person) and $n() for the number."),
    klass("f=Lamp|Light|Switch, p=on|lit|active, m=toggle|flip|press",
        """
        __init__(self): self.$p = False
        $m(self): self.$p = not self.$p
        """,
        "a = $f(); assert not a.$p; a.$m(); assert a.$p; a.$m(); assert not a.$p",
        "Write a class $f. Its attribute $p is False at first, and $m() turns it to the opposite.",
        "class $f with $m() that flips self.$p (starts False)",
        "A lamp that is off: class $f. $m() switches it, $p tells the state."),
    klass("f=Person|Friend|Member, s=name|full_name|nick, p=age|years|level, m=birthday|get_older|one_more_year",
        """
        __init__(self, $s, $p): self.$s = $s; self.$p = $p
        $m(self): self.$p += 1
        __str__(self): return f'{self.$s} ({self.$p})'
        """,
        "a = $f('Ann', 30); a.$m(); assert a.$p == 31; assert str(a) == 'Ann (31)'",
        "Write a class $f($s, $p). $m() adds one to $p, and str() of it looks like 'Ann (30)'.",
        "class $f with $s and $p, $m() makes $p one higher, __str__ gives 'Ann (30)'",
        "print($f('Ann', 30)) shows Ann (30), and $m() raises $p by 1. Write the class with $s and $p."),
    klass("f=Circle|Disc|Plate, p=radius|r|size, m=area|get_area|surface, n=diameter|width|across",
        """
        __init__(self, $p): self.$p = $p
        $m(self): return 3.14159 * self.$p ** 2
        $n(self): return 2 * self.$p
        """,
        "c = $f(2); assert round(c.$m(), 3) == 12.566; assert c.$n() == 4; assert c.$p == 2",
        "Write a class $f($p) for circles with $m() for the area (pi is 3.14159) and $n() for the diameter.",
        "circle class $f, $p in init, $m() = area with 3.14159, $n() = twice the $p",
        "Kindly provide a class $f. It has a $p, $m() returns the area of the circle (3.14159), and $n() the diameter."),
    klass("f=Countdown|Timer|Launch, p=left|seconds|remaining, m=tick|step|go_on, n=is_over|finished|done",
        """
        __init__(self, $p): self.$p = $p
        $m(self): if self.$p > 0:; ~self.$p -= 1
        $n(self): return self.$p == 0
        """,
        "t = $f(1); assert not t.$n(); t.$m(); t.$m(); assert t.$n(); assert t.$p == 0",
        "Write a class $f($p): $m() takes one away from $p but never below 0, and $n() tells whether it is 0.",
        "class $f counts down from $p, $m() minus one (stop at 0), $n() true when 0",
        "def class $f with __init__($p), $m() and $n(). It counts down to 0 and $n() says if it got there."),
)  # fmt: skip
EDITS = (
    edit("times", "f=price|total, p=a|amount, q=b|factor, o=result|out", "def $f($p, $q):\n    $o = $p + $q\n    return $o",
        "$p + $q", "$p * $q", "assert $f(3, 4) == 12", "multiply $p by $q instead of adding",
        "=It should be $p times $q, not plus.",
        "change the plus to times", "=wrong, i want the product of $p and $q"),
    edit("including", "f=is_big|allowed, p=n|age", "def $f($p):\n    if $p > $j:\n        return True\n    return False",
        "> $j", ">= $j", "assert $f($j) and not $f($j - 1)", "let $j itself count too", "=$j should give True as well.",
        "make it at least $j rather than more than $j", "=With $j I get False, but it must be True."),
    edit("strip", "f=clean|shout, s=text|word", "def $f($s):\n    return $s.upper()", "$s.upper()", "$s.strip().upper()",
        "assert $f(' hi ') == 'HI'", "strip the spaces around $s first", "=Spaces at the ends of $s should be removed.",
        "add a strip() before upper()", "=It must also cut off blanks at both ends."),
    edit("rounded", "f=ratio|share, p=part|a, q=whole|b, o=result|value", "def $f($p, $q):\n    $o = $p / $q\n    return $o",
        "return $o", "return round($o, 2)", "assert $f(1, 3) == 0.33", "round the result to 2 decimals",
        "=Two decimals are enough.",
        "return $o rounded to two places", "=I want 0.33 and not 0.3333333333333333."),
    edit("descending", "f=ranked|in_order, x=scores|numbers, o=done|result", "def $f($x):\n    $o = sorted($x)\n    return $o",
        "sorted($x)", "sorted($x, reverse=True)", "assert $f([1, 3, 2]) == [3, 2, 1]", "sort $x from high to low",
        "=The largest should come first.", "sort it the other way round", "=descending order please"),
    edit("separator", "f=line_of|joined, y=words|names", "def $f($y):\n    return ', '.join($y)", "', '", "' - '",
        "assert $f(['a', 'b']) == 'a - b'", "put ' - ' between them instead of ', '",
        "=There should be ' - ' between the words.",
        "join with ' - '", "=use ' - ' as the separator"),
    edit("from_one", "f=count|numbers_to, p=n|limit, x=out|result", "def $f($p):\n    $x = []\n    for i in range($p):\n"
        "        $x.append(i)\n    return $x", "range($p)", "range(1, $p + 1)", "assert $f(3) == [1, 2, 3]",
        "count from 1 to $p instead of from 0", "=It should start at 1 and end with $p itself.",
        "let the loop run from 1 up to $p",
        "=I get [0, 1, 2] for 3 but want [1, 2, 3]."),
    edit("any_case", "f=same|matches, s=first|a, t=second|b", "def $f($s, $t):\n    return $s == $t", "$s == $t",
        "$s.lower() == $t.lower()", "assert $f('Ab', 'aB') and not $f('a', 'b')", "ignore upper and lower case",
        "='Tea' and 'tea' should be equal.", "compare $s and $t in lower case", "=Case should not matter here."),
    edit("last_ones", "f=newest|some_of, x=items|data", "def $f($x):\n    return $x[:$k]", "[:$k]", "[-$k:]",
        "assert $f(list(range(20))) == list(range(20))[-$k:]", "return the last $k instead of the first $k",
        "=I need the last $k, not the first.", "take them from the end of $x", "=It should give the $k at the end."),
    edit("positive_only", "f=scaled|times, x=values|nums", "def $f($x):\n    return [v * $k for v in $x]", "in $x]",
        "in $x if v > 0]", "assert $f([1, -2, 0, 3]) == [$k, 3 * $k]", "leave out what is not positive",
        "=Only use values above 0.",
        "skip zero and negative numbers of $x", "=only positive ones please"),
    edit("start_value", "f=total|add_all, x=numbers|prices, o=result|s",
        "def $f($x):\n    $o = 0\n    for v in $x:\n        $o += v\n"
        "    return $o", "$o = 0", "$o = $j", "assert $f([1, 2]) == $j + 3", "let $o start at $j", "=$o should be $j at first.",
        "begin with $j instead of 0", "=The sum has to start from $j."),
    edit("name_order", "f=full_name|label, s=first|given, t=last|family", "def $f($s, $t):\n    return f'{$s} {$t}'",
        "f'{$s} {$t}'", "f'{$t}, {$s}'", "assert $f('Ann', 'Lee') == 'Lee, Ann'", "put $t first, then a comma and $s",
        "=It should look like 'Lee, Ann'.", "swap the two and put a comma between them", "=I want $t, then a comma, then $s."),
)  # fmt: skip
TASKS = (*TEXTS, *LISTS, *DICTS, *CLASSES, *EDITS)
