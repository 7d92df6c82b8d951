"""Well-known functions as people really ask for them: in forms, in haste, by an example, and with names of their own."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from random import Random

from corpus.base import Turn
from corpus.code.ask import DOC_OPTION, HINT_OPTION, add_option
from corpus.code.family import LETTERS, Bound, Family, fence, options, singular, third
from corpus.code.follow import follow_up
from corpus.code.naming import RESERVED, fresh_name, fresh_param
from corpus.code.small_lists import DICT, ITEMS, row

Task = Callable[[Random], list[Turn]]
NAMED = (
    "Function to {to}: $sig.", "Function to {to}: $sig", "function to {to}: $sig", "A function to {to}, please: $sig.",
    "def $sig: that {does}", "def $sig: that {does}. Complete it.", "def $sig: it {does}", "def $sig: function that {does}",
    "$sig: function that {does}", "Write a function that {does}: $sig.", "write a function that {does}, $sig",
    "Write a Python function that {does}, with the signature `$sig`.", "I need python code which {does}: $sig",
    "Write a Python function that {does}. Signature: def $sig:", "I need python code which {does}. Name it $f.",
    "I need python code which {does}, as a function $sig.", "i need python code to {to}, call it $f",
    "python code to {to}, function name $f pls", "need $sig quick, {does}", "wirte a funtion $sig, it {does}",
    "pls make $sig that {does} thx", "fucntion $f that {does}, args: $listed", "$f. takes $takes. {does}.",
    "Keep the signature exactly as it is.\n\ndef $sig:\n\nThe function {does}.",
    "Do not change the signature: def $sig. The function {does}.", "The name $f must stay; it takes $takes. It {does}.",
    "Use exactly this signature:\n\n```python\ndef $typed:\n```\n\nThe function {does}.",
    "def $typed:\n\nWrite the body. The function {does}.", "Write `def $typed`, a function that {does}.",
    "Implement this:\n\n```python\ndef $typed:\n    \"\"\"{doc}\"\"\"\n```",
    "Complete the function.\n\ndef $sig:\n    \"\"\"{doc}\"\"\"", "def $sig:\n    \"\"\"{doc}\"\"\"",
    "Finish this:\n\ndef $sig:\n    # {does}", "def $sig:\n    # TODO: {to}\n    pass", "# {to}\ndef $sig:",
    "Write $sig to {to}. For example, $ex -> $out.", "$ex -> $out\n\nWrite the function $sig. It {does}.",
    "Write a function that {does}, e.g. $ex -> $out", "Write a function so that $ex returns $out. It {does}.",
    "I would like to call $ex and get $out. The function {does}.", ">>> $ex\n$out\n\nWrite $sig, which {does}.",
    "Write the function $sig so that this holds: assert $ex == $out. It {does}.", "$sig that {does}, $ex == $out",
    "The following must be true: `$ex == $out`. Write `$sig`, which {does}.", "$sig (so $ex is $out): {does}",
    "You are asked to implement a function named $f taking $takes. The function {does}.",
    "Implement, in Python, a function $f of $takes which {does}.", "Kindly provide a Python function $sig which {does}.",
    "A function is required that {does}. Its name shall be $f; it shall take $takes.",
    "Specification\nName: $f\nParameters: $listed\nBehaviour: {does}", "Name of the function: $f($listed). Purpose: {to}.",
    "We are looking for a function with the name $f that {does}; it takes $takes.",
    "Can you show me $sig? I want to {to}.", "How can I {to} in Python? The function should be called $f.",
    "is there a way to {to}? write it as $sig", "My code calls $ex to {to}. Write the function.",
)  # fmt: skip
UNNAMED = (
    "I need python code which {does}.", "Please write Python code that {does}.", "function that {does} pls",
    "some python to {to}, as a function", "Write a function that {does}.", "A function is required that {does}.",
    "can u write me a func to {to}", "Function to {to}.", "I need a python function to {to}", "def that {does}",
)  # fmt: skip


def slots_in(text: str) -> set[str]:
    """The slots that a wording mentions."""
    return set(re.findall(r"\$\{?(\w+)", text))


def words_of(code: str) -> set[str]:
    """The names that stand in a template of code."""
    return set(re.findall(r"(?<!\$)\b[a-zA-Z_]\w*", re.sub(r"\$\{?\w+", " ", code)))


def params_of(rng: Random, family: Family, seen: set[str]) -> list[str]:
    """The parameters: those that the wording mentions are drawn, some of them odd; the others have their first names."""
    groups = [options(group) for group in family.params.split(", ")]
    kinds = family.types.split(" -> ")[0].split("; ")
    taken = words_of(family.body + " " + family.head)
    kinds = [{"list[float]": "list[int]", "list[list]": "list", "list[dict]": "list"}.get(kind, kind) for kind in kinds]
    drawn: list[str] = []
    for letter, group, kind in zip(LETTERS, groups, kinds, strict=False):
        free = [name for name in group if name not in drawn and (not drawn or name != singular(drawn[0]))]
        name = free[0]
        if letter in seen or seen & {"sig", "typed", "takes", "listed"}:
            name = rng.choice(free) if rng.random() < 0.5 else fresh_param(rng, kind, {*taken, *drawn, *seen})
            if "$one" in family.body and {singular(drawn[0] if drawn else name)} & {*taken, name}:
                name = free[0]
        drawn.append(name)
    return drawn


def bound_to(rng: Random, family: Family, frame: str) -> Bound:
    """The family with the names for this wording."""
    seen = slots_in(frame)
    params = params_of(rng, family, seen)
    known = family.names.split()
    name, taken = known[0], {*params, *words_of(family.body), *RESERVED}
    if seen & {"f", "sig", "typed", "ex"}:
        name = rng.choice(known) if rng.random() < 0.5 else fresh_name(rng, tuple(known))
        while name in taken or not name.isidentifier():
            name = fresh_name(rng)
    slots = {**dict(zip(LETTERS, params, strict=False)), "f": name, "one": singular(params[0])}
    slots |= {"k": str(rng.randint(2, 12)), "m": str(rng.choice((10, 15, 20, 25, 50, 75, 100)))}
    return Bound(family, slots, tuple(params))


def wording(rng: Random, family: Family, own: tuple[str, ...]) -> str:
    """One of the family's own wordings, or a general one with what the family does."""
    roll = rng.random()
    frame = rng.choice(own) if roll < 0.55 else rng.choice(NAMED) if roll < 0.92 else rng.choice(UNNAMED)
    fits = [text for text in options(family.does) if not re.search(r"\b(the|all|of|up|equal|repeated) \$[ab]\b", text)]
    to = [text for text in options(family.to) if not re.search(r"\b(the|all|of|up|equal|repeated) \$[ab]\b", text)]
    frame = frame.replace("{does}", rng.choice((*fits, third(family.doc)))).replace("{to}", rng.choice(to))
    return frame.replace("{doc}", family.doc)


def with_default(code: str, value: str) -> str:
    """The code with a default for the last parameter in its first line."""
    head, _, body = code.partition("\n")
    head = re.sub(r"(: [\w\[\]]+)?\)( -> .*)?:$", lambda m: f"{m[1] or ''}{' = ' if m[1] else '='}{value}){m[2] or ''}:", head)
    return f"{head}\n{body}"


def asked(family: Family, *own: str, default: tuple[str, ...] = ()) -> Task:
    """The task of a family with its own wordings; ``default`` is a value for the last parameter and a check of it."""

    def task(rng: Random) -> list[Turn]:
        frame = wording(rng, family, own)
        bound = bound_to(rng, family, frame)
        seen = slots_in(frame)
        hints, doc = "typed" in seen, '"""' in frame
        preset = default if seen & {"sig", "typed"} else ()
        sig = f"{bound.name}({', '.join(bound.params)}{'=' + preset[0] if preset else ''})"
        typed = bound.code(True).split("def ", 1)[1].split(":\n")[0]
        typed = with_default(f"{typed}:\n", preset[0]).split(":\n")[0] if preset else typed
        call = f"{bound.name}({bound.fill(family.example)})"
        scope: dict[str, object] = {}
        exec(bound.code(), scope)
        names = [f"`{name}`" if rng.random() < 0.15 else name for name in bound.params]
        takes = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
        bound.slots.update(sig=sig, typed=typed, ex=call, out=repr(eval(call, scope)), takes=takes,
                           listed=", ".join(bound.params))  # fmt: skip
        text = bound.fill(frame)
        roll = rng.random()
        if roll < 0.05 and "\n" not in text and not doc:
            text, doc = add_option(text, rng.choice(DOC_OPTION)), True
        elif roll < 0.1 and "\n" not in text and not hints:
            text, hints = add_option(text, rng.choice(HINT_OPTION)), True
        code = bound.code(hints, doc)
        code = with_default(code, preset[0]) if preset and not family.head else code
        turn = Turn(text, fence(code), (f"def {bound.name}(",), bound.check(*preset[1:]))
        return [turn, follow_up(rng, bound, code)] if roll > 0.93 and not preset else [turn]

    task.__name__ = "asked_" + family.names.split()[0]
    return task


def known(room: str, name: str) -> Family:
    """A family of another file."""
    families = import_module(f"corpus.code.{room}").FAMILIES
    return next(family for family in families if family.names.split()[0] == name)


KNOWN = (
    asked(known("formulas", "celsius_to_fahrenheit"),
        "Write a function $f($a) that takes a temperature in degrees Celsius and returns it in Fahrenheit.",
        "$sig: degrees C in, degrees F out. The formula is C * 9 / 5 + 32.",
        "I need python code which turns Celsius into Fahrenheit; call the function $f, its only parameter is $a.",
        "my thermometer shows celsius, i want fahrenheit. function $f pls",
        "Define $f so that $f(0) -> 32.0 and $f(100) -> 212.0 (Celsius to Fahrenheit)."),
    asked(known("formulas", "fahrenheit_to_celsius"),
        "Function to convert °F to °C: $sig.", "def $sig: that returns the Celsius value of a Fahrenheit temperature",
        "An American recipe says 350 degrees F. Write $f($a) which tells me that in Celsius.",
        "fahrenheit 2 celsius in python, name $f", "Please implement $f, for which $f(212) == 100.0 (Fahrenheit to Celsius)."),
    asked(known("simple", "km_to_miles"),
        "Kilometres go in, miles come out: $sig.", "Write $f($a): it multiplies the kilometres by 0.621371 to get miles.",
        "how many miles is a number of km? i need code, $sig",
        "Provide a function $f that converts a distance in km to miles."),
    asked(known("small_texts", "miles_to_km"),
        "Miles go in, kilometres come out: $sig.", "Write $f($a). A mile has 1.609344 km; return the kilometres.",
        "mi to km converter, function called $f", "I need python code which gives the kilometres for a number of miles: $sig"),
    asked(known("small_texts", "cm_to_inches"),
        "Write $sig, which gives a length in centimetres back in inches.", "centimetres -> inches, 1 inch is 2.54 cm. name: $f",
        "def $sig: that returns the inches for a length in cm", "Function $f that turns cm into inches."),
    asked(known("strings", "count_vowels"),
        "Write a function $f that takes a string $a and returns the number of vowels (a, e, i, o, u) in it, in either case.",
        "def $sig: that returns how many vowels there are, big or small", "count vowels in a string, func name $f",
        "How many of the letters of a text are vowels? Write $sig for that.", "$sig -> number of vowels, $f('hello') is 2"),
    asked(known("strings", "is_palindrome"),
        "Write a function $f($a) that returns True if the text reads the same backwards, ignoring case, and False if not.",
        "palindrome check in python, $sig, upper and lower case are the same", "$f('Anna') -> True. Function for palindromes.",
        "def $sig: that returns whether it is a palindrome (case does not matter)",
        "I need python code which tells me if a word is a palindrome. Call it $f, case should be ignored."),
    asked(known("words", "reverse_words"),
        "Write a function $f that reverses the order of the words in a sentence: $f('a b c') -> 'c b a'.",
        "def $sig: that returns the words in the opposite order", "reverse word order of a string not the letters, $sig",
        "The last word should come first and the first word last. Name: $f, parameter: $a."),
    asked(known("strings", "capitalize_words"),
        "Title case: $sig makes every word begin with a capital letter.", "title case a sentence in python, func $f",
        "Write $f($a) so that every word of the text starts with a capital.", "$f('my old dog') -> 'My Old Dog'. Write it.",
        "def $sig: that returns the text in title case"),
    asked(known("strings", "caesar_cipher"),
        "Write a function $f($a, $b) that moves each letter $b places on in the alphabet (Caesar). Other characters stay.",
        "caesar cypher, $sig, keep upper/lower case and leave spaces alone", "$f('abc', 1) -> 'bcd'. Write this Caesar cipher.",
        "Secret messages for kids: $sig shifts letters and goes from z back to a."),
    asked(known("strings", "make_acronym"),
        "Write a function $f that takes a name such as 'Ada Lovelace' and returns the initials: 'AL'.",
        "initials of a name in capital letters, $sig", "def $sig: that returns the capital initials of all words",
        "I need python code which gets the initials from a phrase: $f('north sea wind') -> 'NSW'"),
    asked(known("lists", "second_largest"),
        "Write $f($a): it gives the second largest number; the largest may occur twice, that counts once.",
        "silver medal: the second highest of some scores, equal ones count once. $sig", "2nd largest nr in list, func $f",
        "def $sig: that returns the second largest different number", "$f([3, 9, 9, 7]) -> 7 (second largest). Code please."),
    asked(known("sequences", "rotate"),
        "Write a function $f($a, $b) that rotates a list to the left by $b places; an empty list stays empty.",
        "rotate list left, $sig", "$f([1, 2, 3, 4], 1) -> [2, 3, 4, 1]. Write $f.",
        "def $sig: that returns the list turned to the left by so many places"),
    asked(known("sequences", "chunk"),
        "Write $f($a, $b), which cuts a list into pieces of $b elements; the last piece may be shorter.",
        "split list into chunks, func $sig", "$f([1, 2, 3, 4, 5], 2) -> [[1, 2], [3, 4], [5]]", "Batches: $sig, please.",
        "I need python code which splits a list into batches of equal size, with the name $f."),
    asked(known("sequences", "remove_duplicates"),
        "Write a function $f that returns a list without duplicates, in the order of first appearance.",
        "dedupe a list and keep order: $sig", "def $sig: that returns each element once, the order stays",
        "$f([3, 1, 3, 2, 1]) -> [3, 1, 2]. What does $f look like?", "my list has doubles, get rid of them. $f($a)"),
    asked(known("sequences", "flatten"),
        "Write a function $f($a) that turns [[1, 2], [3]] into [1, 2, 3].", "flatten a list of lists, $sig",
        "def $sig: that returns one flat list with everything from the inner lists",
        "I have lists inside a list and want a single list. Name it $f, parameter $a."),
    asked(known("lists", "running_total"),
        "Write $sig, which returns the running sum: [1, 2, 3] gives [1, 3, 6].", "cumulative sum of a list, func $f",
        "def $sig: that returns a list with the sum so far at every place", "$f([10, 20, 30]) -> [10, 30, 60]"),
    asked(known("dicts", "invert_dict"),
        "Write a function $f that swaps the keys and the values of a dictionary.", "invert a dict: $sig",
        "def $sig: that returns the dictionary the other way round, values as keys", "$f({'a': 1}) -> {1: 'a'}. Write $f."),
    asked(known("dicts", "merge_dicts"),
        "Write $f($a, $b), which merges two dicts into a new one; where both have a key, $b wins.", "merge 2 dicts, $sig",
        "def $sig: that returns both dictionaries in one, the second has priority",
        "$f({'a': 1}, {'b': 2}) -> {'a': 1, 'b': 2}. Write $f, it merges dictionaries."),
    asked(known("dicts", "count_items"),
        "Write a function $f that counts how often every item of a list occurs and returns a dict.", "tally a list: $sig",
        "def $sig: that returns a dictionary from each element to its count", "$f(['x', 'y', 'x']) -> {'x': 2, 'y': 1}"),
    asked(known("dicts", "filter_dict"),
        "Write $f($a), which keeps the entries of a dictionary whose value is greater than $m.",
        "filter dict, only values over $m, func name $f", "def $sig: that returns only the entries with a value above $m"),
    asked(known("numbers", "is_prime"),
        "Write a function $f that takes an integer $a and returns True if it is a prime number, otherwise False.",
        "prime check, $sig, true or false", "def $sig: that returns whether it is prime",
        "$f(7) -> True, $f(8) -> False (prime numbers)",
        "I need python code which tests a number for primality. Function name $f, parameter $a."),
    asked(known("numbers", "gcd"),
        "Write $f($a, $b), which returns the greatest common divisor of the two.", "gcd in python, $sig",
        "def $sig: that returns the biggest number that divides both", "$f(12, 18) -> 6. Euclid's algorithm please."),
    asked(known("numbers", "digit_sum"),
        "Write a function $f that adds the digits of a whole number: $f(123) -> 6.", "sum of digits, $sig",
        "def $sig: that returns the sum of its digits", "What is the digit sum of a number? Code it as $f($a)."),
    asked(known("numbers", "factorial"),
        "Write a function $f that returns the product of all whole numbers from 1 to $a.", "factorial, $sig",
        "def $sig: that returns the factorial", "$f(5) -> 120. Write $f.", "n! in python but call it $f"),
    asked(known("formulas", "clamp"),
        "Write $f($a, $b, $c): below $b it returns $b, above $c it returns $c, in between $a itself.", "clamp func $sig",
        "def $sig: that returns the number kept within the two limits", "$f(15, 0, 10) -> 10 and $f(5, 0, 10) -> 5. Write it."),
    asked(known("numbers", "is_perfect"),
        "Write $f($a), true if the number is perfect, that is, equal to the sum of its proper divisors.",
        "perfect number test: $sig", "def $sig: that returns True for 6 and 28 and other perfect numbers"),
    asked(known("formulas", "collatz"),
        "Write $f($a), which lists the Collatz sequence: halve even numbers, 3n + 1 for odd ones, until 1.",
        "collatz sequence as list, $sig", "$f(6) -> [6, 3, 10, 5, 16, 8, 4, 2, 1]", "def $sig: that returns its Collatz list"),
    asked(known("numbers", "is_leap_year"),
        "Write a function $f($a) that returns True for leap years (divisible by 4, not by 100 unless by 400).",
        "leap year check, $sig", "def $sig: that returns whether February has 29 days",
        "$f(2024) -> True, $f(1900) -> False: leap years"),
    asked(known("formulas", "fizzbuzz"),
        "Write $f($a), which returns the FizzBuzz list from 1 to $a as strings.", "fizz buzz as a list, func $sig",
        "def $sig: that returns a list with Fizz, Buzz, FizzBuzz or the number as text, from 1 on",
        "$f(5) -> ['1', '2', 'Fizz', '4', 'Buzz']. Implement $f."),
)  # fmt: skip
N = "n|number|num|x|value"
UNITS = (
    asked(row("inches_to_cm inches_to_centimetres inch_to_cm to_cm", "inches|length|inch: float -> float", "return $a * 2.54",
        "Convert $a from inches to centimetres.", "converts inches to centimetres|turns a length in inches into centimetres",
        "convert inches to centimetres|turn inches into cm", "10", "$f(10) == 25.4", "$f(0) == 0"),
        "Write a function $f($a) that returns the centimetres for a length in inches (1 inch = 2.54 cm).",
        "in -> cm. $sig", "def $sig: that returns a screen size in cm instead of inches", "inch to cm code pls, func name $f"),
    asked(row("kg_to_pounds kilos_to_pounds kg_to_lbs to_pounds", "kg|weight|kilos|mass: float -> float",
        "return $a * 2.20462", "Convert $a from kilograms to pounds.", "converts kilograms to pounds|turns kilos into pounds",
        "convert kilograms to pounds|turn kg into pounds", "10", "round($f(10), 4) == 22.0462", "$f(0) == 0"),
        "Write $sig. A kilogram is 2.20462 pounds, and the function should give the pounds.", "kg 2 lbs in python, name it $f",
        "My scales show kilograms but I need pounds: function $f, parameter $a.", "def $sig: that returns the pounds"
        " for a weight in kg"),
    asked(row("metres_to_feet meters_to_feet m_to_ft to_feet", "metres|m|height|length: float -> float",
        "return $a * 3.28084", "Convert $a from metres to feet.", "converts metres to feet|turns a length in metres into feet",
        "convert metres to feet|turn metres into feet", "2", "round($f(2), 5) == 6.56168", "$f(0) == 0"),
        "Write $f($a), which returns the feet for a height in metres. Use 3.28084 feet for a metre.", "m to ft: $sig",
        "def $sig: that returns how many feet so many metres are", "I need python code which turns metres into feet, as $f."),
    asked(row("litres_to_gallons liters_to_gallons l_to_gal to_gallons", "litres|volume|liters|amount: float -> float",
        "return $a / 3.785", "Convert $a from litres to US gallons.", "converts litres to US gallons (3.785 litres each)|"
        "divides litres by 3.785 to get gallons", "convert litres to US gallons", "7.57", "round($f(7.57), 3) == 2",
        "$f(0) == 0"),
        "Write $sig. It returns US gallons for litres; a gallon is 3.785 litres.",
        "litres to gallons pls, name $f (us gallons)",
        "def $sig: that returns the number of US gallons in some litres"),
    asked(row("kelvin_to_celsius k_to_c from_kelvin", "kelvin|k|temperature|temp: float -> float", "return $a - 273.15",
        "Convert $a from Kelvin to Celsius.", "converts Kelvin to degrees Celsius|subtracts 273.15 to turn Kelvin into Celsius",
        "convert Kelvin to Celsius|turn a temperature in Kelvin into Celsius", "300", "round($f(273.15), 2) == 0",
        "round($f(300), 2) == 26.85"),
        "Write a function $f that takes a temperature in Kelvin, called $a, and returns degrees Celsius.", "K to C, $sig",
        "def $sig: that returns the Celsius value", "$f(273.15) -> 0.0. That is Kelvin to Celsius."),
    asked(row("mph_to_kmh miles_per_hour_to_kmh to_kmh", "mph|speed|v: float -> float", "return $a * 1.609344",
        "Convert $a from miles per hour to kilometres per hour.", "converts miles per hour to kilometres per hour|"
        "turns a speed in mph into km/h", "convert mph to km/h|turn miles per hour into km/h", "50",
        "round($f(100), 4) == 160.9344", "$f(0) == 0"),
        "Write $f($a): the speed comes in mph and goes out in km/h (factor 1.609344).", "mph -> kmh func, $sig",
        "The speed limit is in miles per hour. I want it in km/h, function name $f."),
    asked(row("hours_to_seconds hours_in_seconds h_to_s to_seconds", "hours|h|time: int -> int", "return $a * 3600",
        "Return how many seconds $a hours have.", "converts hours to seconds|returns the number of seconds in some hours",
        "convert hours to seconds|turn hours into seconds", "2", "$f(2) == 7200", "$f(0) == 0"),
        "Write a function $f that gets a number of hours, $a, and returns the seconds.", "hours in seconds?? $sig",
        "$f(1) -> 3600. Hours to seconds.",
        "def $sig: that returns seconds, the input is hours"),
    asked(row("days_to_seconds days_in_seconds seconds_in_days", "days|d|count: int -> int", "return $a * 24 * 60 * 60",
        "Return how many seconds $a days have.", "converts days to seconds|returns the number of seconds in some days",
        "convert days to seconds|turn days into seconds", "1", "$f(1) == 86400", "$f(0) == 0"),
        "How many seconds do so many days have? $sig", "days -> seconds, func $f", "Write $f($a), it turns days into seconds."),
    asked(row("mb_to_gb megabytes_to_gigabytes to_gigabytes", "mb|megabytes|size: float -> float", "return $a / 1024",
        "Convert $a from megabytes to gigabytes.",
        "converts megabytes to gigabytes (1024 each)|divides megabytes by 1024 to get"
        " gigabytes", "convert megabytes to gigabytes, 1024 MB each", "2048", "$f(2048) == 2", "$f(512) == 0.5"),
        "Write $sig: megabytes in, gigabytes out, with 1024 MB in a GB.", "MB to GB (1024), name it $f",
        "def $sig: that returns the size in GB, where a GB is 1024 MB"),
    asked(row("int_to_roman to_roman roman_numeral as_roman", N + ": int -> str",
        "pairs = [(1000, 'M'), (900, 'CM'), (500, 'D'), (400, 'CD'), (100, 'C'), (90, 'XC'), (50, 'L'), (40, 'XL'), (10, 'X'), "
        "(9, 'IX'), (5, 'V'), (4, 'IV'), (1, 'I')]; result = ''; for size, letters in pairs:; ~while $a >= size:; "
        "~~result += letters; ~~$a -= size; return result",
        "Return $a as a Roman numeral.", "converts a number to a Roman numeral|writes a whole number in Roman numerals",
        "convert a number to Roman numerals", "14", "$f(14) == 'XIV'", "$f(1999) == 'MCMXCIX'", "$f(3) == 'III'"),
        "Write a function $f($a) which returns the Roman numeral: 4 becomes 'IV'.", "roman numbers, $sig", "$f(9) -> 'IX'",
        "def $sig: that returns the number in Roman letters"),
)  # fmt: skip
NUMBERS = (
    asked(row("is_armstrong armstrong is_narcissistic check_armstrong", N + ": int -> bool",
        "digits = str($a); return sum(int(d) ** len(digits) for d in digits) == $a",
        "Check whether $a is an Armstrong number.",
        "checks whether a number is an Armstrong number|tells whether a number equals "
        "the sum of its digits, each to the power of how many there are", "check if a number is an Armstrong number", "153",
        "$f(153)", "not $f(154)", "$f(9474)"),
        "Write $f($a): True if it is an Armstrong number such as 153 = 1**3 + 5**3 + 3**3.", "armstrong number check $sig",
        "def $sig: that returns whether it is an Armstrong number"),
    asked(row("collatz_steps steps_to_one count_collatz collatz_length", N + ": int -> int",
        "steps = 0; while $a != 1:; ~$a = $a // 2 if $a % 2 == 0 else 3 * $a + 1; ~steps += 1; return steps",
        "Return how many Collatz steps lead from $a to 1.", "counts the Collatz steps from a number to 1",
        "count the Collatz steps down to 1", "6", "$f(6) == 8", "$f(1) == 0"),
        "Write $f($a). Halve even numbers, triple odd ones and add 1, and count how many steps it takes to reach 1.",
        "how many collatz steps till 1, $sig", "def $sig: that returns the number of steps of 3n + 1 until 1 is reached"),
    asked(row("fizz_word fizzbuzz_of fizz_for one_fizz", N + ": int -> str",
        "if $a % 15 == 0:; ~return 'FizzBuzz'; if $a % 3 == 0:; ~return 'Fizz'; if $a % 5 == 0:; ~return 'Buzz'; "
        "return str($a)",
        "Return the FizzBuzz word for $a.", "returns the FizzBuzz word for one number",
        "get the FizzBuzz word of one number", "9", "$f(9) == 'Fizz'", "$f(10) == 'Buzz'", "$f(30) == 'FizzBuzz'",
        "$f(7) == '7'"),
        "Write $f($a) for one number only: 'Fizz' for multiples of 3, 'Buzz' for 5, 'FizzBuzz' for both, "
        "else the number as text.",
        "fizzbuzz but just for a single number, $sig", "def $sig: that returns Fizz, Buzz, FizzBuzz or str of the number"),
    asked(row("nth_prime prime_number_at get_prime", "n|k|place|count: int -> int",
        "found = []; number = 2; while len(found) < $a:; ~if all(number % p for p in found):; ~~found.append(number); "
        "~number += 1; return found[-1]", "Return prime number $a, where 2 is the first.",
        "finds the nth prime number|returns the prime at a place, 2 being the first", "find the nth prime number", "5",
        "$f(1) == 2", "$f(5) == 11"),
        "Write $f($a), which returns the prime with that place in the row: $f(1) is 2, $f(3) is 5.", "nth prime pls $sig",
        "def $sig: that returns the prime number at this place"),
    asked(row("next_prime prime_after following_prime", N + ": int -> int",
        "candidate = $a + 1; while candidate < 2 or any(candidate % i == 0 for i in range(2, candidate)):; ~candidate += 1; "
        "return candidate", "Return the first prime number after $a.",
        "finds the next prime after a number|returns the smallest "
        "prime greater than $a", "find the next prime number", "14", "$f(14) == 17", "$f(0) == 2", "$f(7) == 11"),
        "Write $f($a), it returns the first prime above $a.", "next prime after a number. $sig", "$f(14) -> 17 (next prime)"),
    asked(row("percent_change change_in_percent growth", "old|before|start, new|after|end: float; float -> float",
        "return ($b - $a) / $a * 100", "Return the change from $a to $b in percent.",
        "calculates the percentage change between "
        "two values|returns by how many percent a value grew from $a to $b", "calculate the percentage change of a value",
        "50, 75", "$f(50, 75) == 50", "$f(100, 80) == -20"),
        "Write $f($a, $b): by how many percent did it change from $a to $b?", "percentage change, $sig",
        "def $sig: that returns the growth in percent", "A price goes from 50 to 75, so $f(50, 75) -> 50.0 percent."),
)  # fmt: skip
GROUPS = (
    asked(row("filter_by_value only_with_value where_value", DICT + ", value|wanted|v: dict; object -> dict",
        "return {key: val for "
        "key, val in $a.items() if val == $b}", "Return the entries of $a whose value is $b.", "keeps only the entries of a "
        "dictionary with a certain value", "filter a dictionary by value", "{'a': 1, 'b': 2}, 2",
        "$f({'a': 1, 'b': 2}, 2) == {'b': 2}", "$f({}, 1) == {}"),
        "Write $f($a, $b), which leaves only those keys whose value equals $b.", "filter dict by value: $sig",
        "def $sig: that returns the part of the dictionary with this value"),
    asked(row("group_by group_items grouped sort_into_groups", ITEMS + ", key|func|rule: list; object -> dict",
        "groups = {}; for item "
        "in $a:; ~groups.setdefault($b(item), []).append(item); return groups", "Return $a grouped by what $b gives for each.",
        "groups the elements of a list by the result of a function", "group a list by a function", "['a', 'bb', 'c'], len",
        "$f(['a', 'bb', 'c'], len) == {1: ['a', 'c'], 2: ['bb']}", "$f([], len) == {}"),
        "Write $f($a, $b), where $b is a function; elements with the same result go into the same list of a dict.",
        "group by func: $sig, returns dict of lists", "$f(['a', 'bb', 'c'], len) -> {1: ['a', 'c'], 2: ['bb']}"),
    asked(row("invert_to_lists keys_by_value reverse_groups", DICT + ": dict -> dict",
        "result = {}; for key, value in $a.items():; "
        "~result.setdefault(value, []).append(key); return result", "Return a dictionary from each value of $a to its keys.",
        "inverts a dictionary in which several keys have the same value, into lists", "invert a dictionary into lists of keys",
        "{'a': 1, 'b': 1}", "$f({'a': 1, 'b': 1}) == {1: ['a', 'b']}", "$f({}) == {}"),
        "Write $f($a): for each value a list of the keys that have it.",
        "invert dict, values are not unique so use lists. $sig",
        "$f({'a': 1, 'b': 1}) -> {1: ['a', 'b']}"),
)  # fmt: skip
TASKS = (*KNOWN, *UNITS, *NUMBERS, *GROUPS)
