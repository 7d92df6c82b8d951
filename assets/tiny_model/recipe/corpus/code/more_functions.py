"""More small functions that beginners ask for, often with a name and parameters that nobody expects: they must be copied."""

# ruff: noqa: SIM905
from __future__ import annotations

import builtins
import keyword
import re
from collections.abc import Callable
from dataclasses import replace
from random import Random

from corpus.base import Turn, upper
from corpus.code.ask import BOTH_OPTION, DOC_OPTION, HINT_OPTION, WITH_SIGNATURE, add_option, task_of
from corpus.code.described import ASK
from corpus.code.family import LETTERS, Bound, Family, camel, fence, options, singular, third
from corpus.code.follow import follow_up
from corpus.code.invented import LISTS, LOCALS, PARAMS, TEXTS, function_name
from corpus.code.small_lists import row
from corpus.values import syllables

VERBS = (
    "fetch tally pick list show read write parse format clean sort group rank search locate save total review inspect plan "
    "order ship pay refund invite book cancel draw paint bake cook wash weigh count sum add get find is has make give to calc "
    "collect select choose extract filter remove drop keep change set put print display render store lookup test verify "
    "validate decide guess prepare resolve split join combine connect convert translate encode swap flip reverse repeat"
).split()
NOUNS = (
    "kettle mango stamp ledger parcel pixel meadow lamp card deck brick socket carrot candle engine lantern rope basket wheel "
    "violin tunnel copper river planet feather marble pocket saddle tractor whistle anchor barrel canvas dolphin ember fossil "
    "glacier harbour insect jungle kernel ladder magnet needle orchid pebble quiver ribbon saucer thimble umbrella vessel "
    "walnut yard zebra bottle cabin donkey envelope fridge goose hammer jacket kite lemon mirror nest oven piano quilt rocket "
    "sofa teapot vase window yogurt badge cookie drawer bridge camel statue comet stall sign fence helmet input output data"
).split()
SHORT = (
    "f g h fn func fun solve calc task1 task2 ex3 part_one part_two step1 step2 do_this helper2 main2 q1 q4 a1 my_fn foo2"
).split()
ADJECTIVES = (
    "big small new old fast slow best first last red blue my our next main raw final free open hidden extra top odd"
).split()
KINDS = {
    "int": [*PARAMS, "num", "val", "int_value", "t", "u", "w", "i", "j", "v", "number_of_items", "n1", "n2", "arg",
    "input_number"],
    "str": [*TEXTS, "s", "string", "sentence", "phrase", "line", "t", "txt", "str1", "content", "input_text", "my_string",
    "w"],
    "list[str]": "words names strings lst labels titles cities xs my_words word_list tokens entries texts pieces fruits "
    "guests "
    "colours input_list terms animals towns".split(),
    "list": [*LISTS, "items", "xs", "elements", "arr", "my_list", "things", "stuff", "sequence", "objects", "l1", "bag",
    "pile"],
    "list[int]": [*LISTS, "xs", "arr", "my_numbers", "my_list", "ns", "nums_list", "sizes", "steps", "speeds", "heights",
    "seq"],
    "list[tuple]": "pairs tuples points entries records rows couples items data my_pairs pair_list coords results".split(),
    "dict": "d data table mapping my_dict prices stock inventory ages scores info lookup settings entries book dct counts "
    "phone_book menu store catalogue".split(),
    "tuple": "pair tup point t couple coords p my_pair position both duo".split(),
}  # fmt: skip
NAMED = (
    "Write a function. Its name is {name}, its parameters are {params}. It {does}.",
    "Name: {name}. Parameters: {params}. It {does}.",
    "Write a function that {does}. The name must be {name}, the parameters {params}.",
    "Write a function that {does}. It should look like this: def {sig}", "The signature is {sig}. It {does}. Write the code.",
    "Call it {name}({params}): it {does}.", "please implement {sig} such that it {does}",
    "`{sig}` {does}. Write it in Python.",
    "I need `{sig}`: it {does}.", "Function name: {name}\nParameters: {params}\nIt {does}.", "{sig} {does}",
    "{sig}, it {does}",
    "Write a Python function. It takes {takes} and {does}. Please call it {name}.",
    "{name}({params}) should be a function that {does}.",
    "Write the Python function `{name}` with {takes} as parameters. It {does}.", "def {sig} that {does}",
    "Code {sig}. What it does: it {does}.", "Write {name}, which takes {takes} and {does}.", "{sig} in python. it {does}",
    "We call {sig} in our script, but it does not exist yet. It {does}. Write it.",
    "My code uses {sig}. Write it so that it {does}.",
    "Add the function {sig} that {does}.", "Exactly this signature please: {sig}. The function {does}.",
    "a python function named {name} ({params}) that {does}", "Let's have {sig}. It {does}.",
    "Now a function {sig}: it {does}.",
    "I want to call {sig}. It {does}. What does the function look like?", "Task: {sig} {does}.", "Exercise 4: {sig} {does}.",
    "The function `{name}` takes {takes} and {does}. Write it.", "Can I get {sig}? It {does}.",
    "write {name}, parameters {params}, that {does}",
    "Write a function with the name {name} and the parameters {params} that {does}.", "Make {sig} please, it {does}.",
    "i need a func {name} w/ {takes}, it {does}", "Create the function {name}; it takes {takes} and {does}.",
    "{name}: takes {takes}, {does}",
    "Write a function that takes {takes} and {does}, and name it `{name}`.", "Program {sig}, a function that {does}.",
    "Use the name {name} for a function of {takes} that {does}.", "My task is to write {sig}. It {does}.",
    "in python: {sig} -> it {does}",
)  # fmt: skip
FRAMES = (*NAMED, *NAMED, *WITH_SIGNATURE,
    *(frame for frame in ASK if "{does0}" not in frame and "{name}({params})" not in frame))
RESERVED = {*keyword.kwlist, *dir(builtins)}


def fresh_name(rng: Random, known: tuple[str, ...] = ()) -> str:
    """A name for a function: mostly one that no other function has, or one that is close to a known one."""
    roll = rng.random()
    if roll < 0.3 and known:
        name, extra = rng.choice(known), rng.choice((*NOUNS, "all", "it", "now", "fast", "simple", "v2", "new", "here",
            "of_mine"))
        return rng.choice((
            f"get_{name}", f"my_{name}", f"{name}_2", f"{name}_{extra}", f"{rng.choice(VERBS)}_{name}", f"{name}_value",
                f"{name}_fn",
            "_".join(reversed(name.split("_"))), f"do_{name}", f"{name}s", camel(name), f"calc_{name}",
            f"{name}_{syllables(rng, 1, 2).lower()}",
        ))  # fmt: skip
    if roll < 0.42 and known:
        return rng.choice(known)
    if roll < 0.62:
        name = f"{rng.choice(VERBS)}_{rng.choice(NOUNS)}"
    elif roll < 0.7:
        name = f"{rng.choice(VERBS)}_{rng.choice(ADJECTIVES)}_{rng.choice(NOUNS)}"
    elif roll < 0.74:
        name = rng.choice(SHORT)
    elif roll < 0.86:
        name = f"{rng.choice((*VERBS, *NOUNS))}_{syllables(rng, 1, 2).lower()}"
    elif roll < 0.92:
        name = syllables(rng, 2, 3).lower()
    else:
        name = function_name(rng)
    return camel(name) if rng.random() < 0.08 else name


def fresh_param(rng: Random, kind: str, taken: set[str]) -> str:
    """A name for a parameter of a type."""
    kind = "int" if kind in ("float", "bool") else "list[tuple]" if kind.startswith("list[tuple") else kind
    kind = "dict" if kind.startswith("dict") else "tuple" if kind.startswith("tuple") else kind
    pool = KINDS.get(kind) or [*PARAMS, *LOCALS, "thing", "obj", "wanted", "elem", "target", "key", "other", "what"]
    for _ in range(40):
        name = rng.choice(pool)
        roll = rng.random()
        if roll < 0.08:
            name = syllables(rng, 1, 2).lower()
        elif roll < 0.14:
            name = rng.choice(NOUNS) + ("s" if kind.startswith("list") else "")
        elif roll < 0.2:
            name = f"{rng.choice(ADJECTIVES)}_{name}"
        if name not in taken and name not in RESERVED:
            return name
    return "p" + "".join(sorted(taken))[:3].lower()


def exactly(rng: Random, family: Family) -> tuple[Turn, Bound, str]:
    """A request that gives the name and the parameters; the answer has just these."""
    body = family.body + family.head
    taken = {*re.findall(r"(?<!\$)\b[a-zA-Z_]\w*", re.sub(r"\$\w", " ", body))}
    params: list[str] = []
    for kind in family.types.split(" -> ")[0].split("; ") if family.params else ():
        params.append(fresh_param(rng, kind, {*taken, *params}))
    slots = dict(zip(LETTERS, params, strict=False))
    name = fresh_name(rng, tuple(family.names.split()))
    while name in params or name in taken or name in RESERVED or not name.isidentifier():
        name = fresh_name(rng)
    slots |= {"f": name, "one": singular(params[0]) if params else "item", "letter": rng.choice("abcdeghlmnoprstuw")}
    slots |= {"k": str(rng.randint(2, 12)), "m": str(rng.choice((15, 18, 20, 25, 30, 50, 60, 75, 100, 200)))}
    bound = Bound(family, slots, tuple(params))
    does = rng.choice((third(family.doc), *options(family.does), *options(family.does)))
    frame = rng.choice(FRAMES)
    while "{to}" in frame and len(params) > 1:
        frame = rng.choice(FRAMES)
    listed = " and ".join(params) if len(params) < 3 else ", ".join(params[:-1]) + " and " + params[-1]
    takes = rng.choice((listed, f"`{'` and `'.join(params)}`" if len(params) < 3 else listed, listed))
    if frame in WITH_SIGNATURE:
        takes = ("the parameter " if len(params) == 1 else "the parameters ") + takes
    to = rng.choice(options(family.to))
    if len(params) == 1:
        frame = frame.replace("parameters are", "parameter is").replace("arameters", "arameter")
        frame = frame.replace("as parameter.", "as the parameter.")
    parts = {"sig": bound.signature, "name": name, "params": ", ".join(params), "takes": takes, "does": does, "to": to}
    for slot, value in parts.items():
        frame = frame.replace("{" + slot + "}", value)
    text = bound.fill(frame)
    text = upper(text) if rng.random() < 0.6 and not re.match(rf"`?({name}|def)\b", text) else text
    hints = doc = False
    draw = rng.random()
    if draw < 0.05 and "\n" not in text:
        text, hints, doc = add_option(text, rng.choice(BOTH_OPTION)), True, True
    elif draw < 0.12 and "\n" not in text:
        text, doc = add_option(text, rng.choice(DOC_OPTION)), True
    elif draw < 0.19 and "\n" not in text:
        text, hints = add_option(text, rng.choice(HINT_OPTION)), True
    code = bound.code(hints, doc)
    return Turn(text, fence(code), (f"def {name}(",), bound.check()), bound, code


def task(family: Family) -> Callable[[Random], list[Turn]]:
    """The request with any names, sometimes with the usual ones."""
    usual = task_of(replace(family, noun=""))

    def run(rng: Random) -> list[Turn]:
        if "$letter" not in family.body and rng.random() < 0.3:
            return usual(rng)
        turn, bound, code = exactly(rng, family)
        return [turn, follow_up(rng, bound, code)] if rng.random() < 0.1 else [turn]

    run.__name__ = "more_" + usual.__name__
    return run


def with_math(family: Family) -> Family:
    return replace(family, head="import math")


NUMS = "numbers|values|nums|data"
ITEMS = "items|values|elements|things"
WORDS = "words|names|strings|labels"
TEXT = "text|s|string|sentence"
WORD = "word|text|s"
TABLE = "d|table|data|mapping"
NUM_LIST = NUMS + ": list[int] -> list[int]"
NUM_INT = NUMS + ": list[int] -> int"
WORDS_WORDS = WORDS + ": list[str] -> list[str]"
STR_STR = TEXT + ": str -> str"
STR_BOOL = WORD + ": str -> bool"
INT_BOOL = "n|number|x: int -> bool"
INT_INT = "n|number|x: int -> int"
DICTS = (
    row("count_above values_over number_above", TABLE + ", limit|least: dict; int -> int",
        "return sum(1 for v in $a.values() if v > $b)",
        "Return how many values of $a are greater than $b.", "counts the values of the dictionary $a that are above $b",
        "count the values of a dictionary above a limit", "{'a': 1, 'b': 9}, 5", "$f({'a': 1, 'b': 9, 'c': 6}, 5) == 2",
        "$f({}, 5) == 0"),
    row("key_of_min cheapest lowest_key", TABLE + ": dict -> str", "return min($a, key=$a.get)",
        "Return the key of $a with the smallest value.",
        "finds the key with the lowest value in $a|returns the key of $a whose value is smallest",
        "find the key with the smallest value",
        "{'tea': 2, 'milk': 1}", "$f({'tea': 2, 'milk': 1}) == 'milk'", "$f({'x': 0}) == 'x'"),
    row("total_of add_up_keys sum_for", TABLE + ", wanted|chosen: dict; list[str] -> int", "return sum($a[key] for key in $b)",
        "Return the sum of the values of $a for the keys in $b.", "adds up the values in $a that belong to the keys in $b",
        "add up the values of some keys", "{'a': 1, 'b': 2, 'c': 4}, ['a', 'c']",
        "$f({'a': 1, 'b': 2, 'c': 4}, ['a', 'c']) == 5", "$f({'a': 1}, []) == 0"),
    row("count_one_more bump add_one_to", TABLE + ", key|name: dict; str -> dict", "$a[$b] = $a.get($b, 0) + 1; return $a",
        "Return $a with the count of $b one higher.",
        "adds 1 to the value of $b in the dictionary $a, starting at 0 if it is missing, and returns $a|"
        "increases $a[$b] by one (0 if there is no $b yet) and returns $a",
        "raise the count of a key in a dictionary by one", "{'a': 1}, 'a'",
        "$f({'a': 1}, 'a') == {'a': 2}", "$f({}, 'x') == {'x': 1}"),
    row("dict_from_lists zip_to_dict make_dict", "names|labels, values|numbers: list[str]; list -> dict",
        "return dict(zip($a, $b))",
        "Return a dictionary with the keys $a and the values $b.",
        "makes a dictionary out of the keys in $a and the values in $b|"
        "builds a dictionary from the two lists $a and $b", "make a dictionary from two lists", "['a', 'b'], [1, 2]",
        "$f(['a', 'b'], [1, 2]) == {'a': 1, 'b': 2}", "$f([], []) == {}"),
    row("rename_key change_key move_value", TABLE + ", old|before, new|after: dict; str; str -> dict",
        "result = dict($a); result[$c] = result.pop($b); return result",
        "Return a copy of $a in which the key $b is called $c.",
        "renames the key $b of $a to $c and returns the new dictionary", "rename a key of a dictionary", "{'a': 1}, 'a', 'b'",
        "$f({'a': 1, 'x': 2}, 'a', 'b') == {'b': 1, 'x': 2}", "$f({'q': 5}, 'q', 'r') == {'r': 5}"),
    row("drop_key without_key remove_key", TABLE + ", key|name: dict; str -> dict",
        "return {k: v for k, v in $a.items() if k != $b}",
        "Return $a without the key $b.", "returns a copy of $a that lacks the key $b|leaves the key $b out of $a",
        "remove a key from a dictionary",
        "{'a': 1, 'b': 2}, 'a'", "$f({'a': 1, 'b': 2}, 'a') == {'b': 2}", "$f({}, 'a') == {}"),
    row("values_above only_over keep_large", TABLE + ", limit|least: dict; int -> dict",
        "return {k: v for k, v in $a.items() if v > $b}",
        "Return the pairs of $a whose value is greater than $b.", "keeps only the entries of $a with a value above $b",
        "keep the entries of a dictionary above a limit", "{'a': 1, 'b': 9}, 5", "$f({'a': 1, 'b': 9}, 5) == {'b': 9}",
        "$f({}, 5) == {}"),
    row("scale_values multiply_values times_all", TABLE + ", factor|rate: dict; int -> dict",
        "return {k: v * $b for k, v in $a.items()}",
        "Return $a with every value multiplied by $b.", "multiplies each value of the dictionary $a by $b",
        "multiply all values of a dictionary",
        "{'a': 2}, 3", "$f({'a': 2, 'b': 5}, 3) == {'a': 6, 'b': 15}", "$f({}, 3) == {}"),
    row("get_or_default value_or lookup_or", TABLE + ", key|name, default|other: dict; str; object -> object",
        "return $a.get($b, $c)",
        "Return the value of $b in $a, or $c if it is missing.",
        "looks up $b in $a and gives $c if it is not there|returns $a[$b], or $c when the key is missing",
        "look up a key with a default value", "{'a': 1}, 'b', 0", "$f({'a': 1}, 'a', 0) == 1", "$f({}, 'b', 7) == 7"),
    row("longest_key biggest_name widest_key", TABLE + ": dict -> str", "return max($a, key=len)",
        "Return the longest key of $a.",
        "returns the key of $a with the most letters|finds the longest key in $a", "find the longest key of a dictionary",
        "{'a': 1, 'bcd': 2}",
        "$f({'a': 1, 'bcd': 2}) == 'bcd'", "$f({'x': 0}) == 'x'"),
    row("add_dicts sum_dicts combine_counts", "first|left, second|right: dict; dict -> dict",
        "result = dict($a); for key, value in $b.items():; ~result[key] = result.get(key, 0) + value; return result",
        "Return the dictionary with the sums of the values of $a and $b.",
        "adds the values of the dictionaries $a and $b key by key|"
        "combines two dictionaries of numbers, $a and $b, and adds up what they have in common",
        "add two dictionaries of numbers", "{'a': 1}, {'a': 2}",
        "$f({'a': 1}, {'a': 2, 'b': 3}) == {'a': 3, 'b': 3}", "$f({}, {}) == {}"),
    row("position_table index_table places", ITEMS + ": list -> dict", "return {item: i for i, item in enumerate($a)}",
        "Return a dictionary with the position of each item of $a.",
        "maps each item of $a to its index|makes a dictionary that tells the position of every item in $a",
        "make a dictionary with the index of each item", "['a', 'b']", "$f(['a', 'b']) == {'a': 0, 'b': 1}", "$f([]) == {}"),
    row("length_table word_sizes lengths_dict", WORDS + ": list[str] -> dict", "return {word: len(word) for word in $a}",
        "Return a dictionary from each word of $a to its length.",
        "makes a dictionary of the words in $a and their lengths|maps every word of $a to how many letters it has",
        "make a dictionary of words and their lengths", "['sun', 'moon']", "$f(['sun', 'moon']) == {'sun': 3, 'moon': 4}",
        "$f([]) == {}"),
    row("group_by_length words_by_length by_size", WORDS + ": list[str] -> dict",
        "groups = {}; for word in $a:; ~groups.setdefault(len(word), []).append(word); return groups",
        "Return the words of $a grouped by their length.",
        "groups the words of $a by their length in a dictionary|makes a dictionary from lengths to the words of $a that "
        "have them", "group words by their length",
        "['a', 'bc', 'd']", "$f(['a', 'bc', 'd']) == {1: ['a', 'd'], 2: ['bc']}", "$f([]) == {}"),
    row("group_by_letter words_by_letter by_first_letter", WORDS + ": list[str] -> dict",
        "groups = {}; for word in $a:; ~groups.setdefault(word[0], []).append(word); return groups",
        "Return the words of $a grouped by their first letter.",
        "groups the words of $a by the letter they begin with|makes a dictionary from first letters to lists of the words "
        "in $a", "group words by their first letter",
        "['ant', 'bee', 'ape']", "$f(['ant', 'bee', 'ape']) == {'a': ['ant', 'ape'], 'b': ['bee']}", "$f([]) == {}"),
    row("top_keys best_names highest", TABLE + ", n|count: dict; int -> list[str]",
        "return sorted($a, key=$a.get, reverse=True)[:$b]",
        "Return the $b keys of $a with the largest values.",
        "returns the keys of $a with the $b highest values, the highest first", "get the keys with the largest values",
        "{'a': 1, 'b': 9}, 1", "$f({'a': 1, 'b': 9, 'c': 4}, 2) == ['b', 'c']", "$f({}, 3) == []"),
    row("common_keys shared_keys keys_in_both", "first|left, second|right: dict; dict -> list[str]",
        "return sorted(key for key in $a if key in $b)",
        "Return the sorted keys that $a and $b have in common.", "lists the keys that are in $a and in $b, in order",
        "find the keys that two dictionaries share",
        "{'a': 1, 'b': 2}, {'b': 3}", "$f({'c': 0, 'a': 1, 'b': 2}, {'b': 3, 'c': 1}) == ['b', 'c']", "$f({}, {}) == []"),
    row("has_value contains_value is_value_in", TABLE + ", value|wanted: dict; object -> bool", "return $b in $a.values()",
        "Return True if $b is a value of $a.",
        "checks if one of the values of the dictionary $a is $b|tells whether the value $b occurs in $a",
        "check if a dictionary has a value", "{'a': 1}, 1",
        "$f({'a': 1}, 1)", "not $f({'a': 1}, 2)"),
    row("update_stock add_stock restock", "stock|store|table, item|name, amount|count: dict; str; int -> dict",
        "$a[$b] = $a.get($b, 0) + $c; return $a",
        "Return $a with $c more of $b.", "adds $c to the entry $b of $a (0 if missing) and returns $a",
        "add an amount to an entry of a dictionary", "{'tea': 2}, 'tea', 3",
        "$f({'tea': 2}, 'tea', 3) == {'tea': 5}", "$f({}, 'nuts', 4) == {'nuts': 4}"),
    row("price_list format_menu menu_lines", "menu|prices|table: dict -> list[str]",
        "return [f'{key}: {value}' for key, value in $a.items()]",
        "Return the entries of $a as texts such as 'tea: 3'.", "turns each entry of $a into a text like 'tea: 3'",
        "turn dictionary entries into lines of text",
        "{'tea': 3}", "$f({'tea': 3, 'soup': 5}) == ['tea: 3', 'soup: 5']", "$f({}) == []"),
)  # fmt: skip
TUPLES = (
    row("swap_pair flip_pair turn_around", "pair|point|couple: tuple -> tuple", "return $a[1], $a[0]",
        "Return the two values of $a in reverse order.",
        "swaps the two values of the tuple $a|returns the pair $a the other way round", "swap the values of a pair",
        "(1, 2)", "$f((1, 2)) == (2, 1)", "$f(('a', 5)) == (5, 'a')"),
    row("unzip_pairs split_pairs separate_pairs", "pairs|points|tuples: list[tuple] -> tuple",
        "return [p[0] for p in $a], [p[1] for p in $a]",
        "Return the first and the second values of $a as two lists.",
        "splits the pairs in $a into two lists, first values and second values", "split a list of pairs into two lists",
        "[(1, 2), (3, 4)]", "$f([(1, 2), (3, 4)]) == ([1, 3], [2, 4])", "$f([]) == ([], [])"),
    row("sort_by_second order_by_second by_second_value", "pairs|points|tuples: list[tuple] -> list[tuple]",
        "return sorted($a, key=lambda item: item[1])",
        "Return $a sorted by the second value of each pair.",
        "sorts the tuples of $a by their second element|orders the pairs in $a by what stands second",
        "sort tuples by their second value", "[('a', 3), ('b', 1)]", "$f([('a', 3), ('b', 1)]) == [('b', 1), ('a', 3)]",
        "$f([]) == []"),
    row("pair_sums add_pairs totals_of_pairs", "pairs|points|tuples: list[tuple] -> list[int]",
        "return [left + right for left, right in $a]",
        "Return the sum of each pair in $a.", "adds up the two numbers of every pair in $a",
        "add up the numbers of each pair", "[(1, 2), (3, 4)]",
        "$f([(1, 2), (3, 4)]) == [3, 7]", "$f([]) == []"),
    row("seconds_of second_values second_parts", "pairs|points|tuples: list[tuple] -> list",
        "return [item[1] for item in $a]", "Return the second value of each tuple in $a.",
        "collects what stands second in each tuple of $a|lists the second values of the pairs in $a",
        "get the second value of each tuple", "[(1, 'x'), (2, 'y')]",
        "$f([(1, 'x'), (2, 'y')]) == ['x', 'y']", "$f([]) == []"),
    row("midpoint middle_point centre_between", "p|start|first, q|end|second: tuple; tuple -> tuple",
        "return ($a[0] + $b[0]) / 2, ($a[1] + $b[1]) / 2",
        "Return the point in the middle between $a and $b.",
        "computes the midpoint of the points $a and $b, which are pairs (x, y)", "compute the midpoint of two points",
        "(0, 0), (4, 2)", "$f((0, 0), (4, 2)) == (2, 1)", "$f((1, 1), (1, 1)) == (1, 1)"),
    row("best_pair top_pair winner_of", "pairs|results|tuples: list[tuple] -> tuple",
        "return max($a, key=lambda item: item[1])", "Return the pair of $a with the largest second value.",
        "finds the tuple in $a whose second value is largest", "find the tuple with the largest second value",
        "[('Ann', 3), ('Bo', 8)]",
        "$f([('Ann', 3), ('Bo', 8)]) == ('Bo', 8)", "$f([('x', 1)]) == ('x', 1)"),
    row("divide_with_rest quotient_and_rest div_and_mod", "n|total|dividend, k|parts|divisor: int; int -> tuple[int, int]",
        "return $a // $b, $a % $b",
        "Return the quotient and the remainder of $a divided by $b as a tuple.",
        "divides $a by $b and returns the whole part and the rest", "get quotient and remainder together",
        "17, 5", "$f(17, 5) == (3, 2)", "$f(8, 4) == (2, 0)"),
)  # fmt: skip
DATES = (
    row("format_date date_text write_date", "day|d, month|m, year|y: int; int; int -> str", "return f'{$a:02d}.{$b:02d}.{$c}'",
        "Return the date with the day $a, the month $b and the year $c as text, such as '05.03.2024'.",
        "writes the date $a, $b, $c like 05.03.2024|turns day $a, month $b and year $c into a text like '05.03.2024'",
        "write a date as text", "5, 3, 2024", "$f(5, 3, 2024) == '05.03.2024'", "$f(24, 12, 1999) == '24.12.1999'"),
    row("parse_date read_date date_parts", "text|date|s: str -> tuple[int, int, int]",
        "year, month, day = $a.split('-'); return int(year), int(month), int(day)",
        "Return year, month and day of $a, a date like '2024-03-05'.",
        "splits the date $a, such as '2024-03-05', into three numbers", "split a date into year, month and day",
        "'2024-03-05'", "$f('2024-03-05') == (2024, 3, 5)", "$f('1999-12-31') == (1999, 12, 31)"),
    row("days_in_month month_length month_days", "month|m|number: int -> int",
        "if $a == 2:; ~return 28; return 30 if $a in (4, 6, 9, 11) else 31",
        "Return how many days the month $a has, not in a leap year.",
        "gives the number of days in month $a (1 to 12), with 28 for February", "get the number of days of a month",
        "4", "$f(4) == 30", "$f(2) == 28", "$f(12) == 31"),
    row("age_in age_at how_old", "born|birth_year, year|now: int; int -> int", "return $b - $a",
        "Return how old someone born in $a is in $b.",
        "computes the age in the year $b for the birth year $a", "compute an age from two years", "1990, 2024",
        "$f(1990, 2024) == 34", "$f(2000, 2000) == 0"),
    row("century_of century get_century", "year|y: int -> int", "return ($a - 1) // 100 + 1",
        "Return the century of the year $a.", "tells which century the year $a belongs to",
        "find the century of a year", "1999", "$f(1999) == 20", "$f(2001) == 21", "$f(1900) == 19"),
    row("decade_of decade start_of_decade", "year|y: int -> int", "return $a // 10 * 10",
        "Return the first year of the decade of $a.", "rounds the year $a down to its decade, 1987 becomes 1980",
        "find the decade of a year", "1987", "$f(1987) == 1980", "$f(2020) == 2020"),
    row("weekday_name day_name name_of_day", "number|n|index: int -> str",
        "days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']; return days[$a]",
        "Return the name of the weekday $a, where 0 is Monday.",
        "gives the weekday for $a, with 0 for Monday and 6 for Sunday",
        "get the name of a weekday from its number, with 0 for Monday",
        "0", "$f(0) == 'Monday'", "$f(6) == 'Sunday'"),
    row("is_weekend on_weekend free_day", "day|d|weekday: str -> bool", "return $a in ('Saturday', 'Sunday')",
        "Return True if $a is Saturday or Sunday.",
        "checks if the day $a is on the weekend", "check if a day is on the weekend", "'Sunday'", "$f('Sunday')",
        "not $f('Monday')"),
    row("quarter_of get_quarter quarter", "month|m: int -> int", "return ($a - 1) // 3 + 1",
        "Return the quarter of the year for the month $a.", "tells in which quarter the month $a (1 to 12) lies",
        "find the quarter of a month", "5", "$f(5) == 2", "$f(12) == 4", "$f(1) == 1"),
    row("season_of season get_season", "month|m: int -> str",
        "if $a in (12, 1, 2):; ~return 'winter'; if $a in (3, 4, 5):; ~return 'spring'; if $a in (6, 7, 8):; ~return "
        "'summer'; return 'autumn'",
        "Return the season of the month $a.", "returns 'winter', 'spring', 'summer' or 'autumn' for the month $a",
        "find the season of a month", "7", "$f(7) == 'summer'", "$f(12) == 'winter'", "$f(10) == 'autumn'"),
    row("clock_text format_clock time_string", "hours|h, minutes|m: int; int -> str", "return f'{$a:02d}:{$b:02d}'",
        "Return $a hours and $b minutes as a time such as '07:05'.",
        "writes $a hours and $b minutes as a clock time like 07:05", "write hours and minutes with two digits each", "7, 5",
        "$f(7, 5) == '07:05'", "$f(23, 59) == '23:59'"),
    row("minutes_since_midnight clock_to_minutes to_minutes", "text|time|clock: str -> int",
        "hours, minutes = $a.split(':'); return int(hours) * 60 + int(minutes)",
        "Return how many minutes after midnight the time $a is.",
        "turns a time $a like '07:30' into minutes since midnight", "turn a clock time into minutes", "'07:30'",
        "$f('07:30') == 450", "$f('00:05') == 5"),
    row("add_hours clock_after later_hour", "hour|start, more|extra: int; int -> int", "return ($a + $b) % 24",
        "Return the hour that is $b hours after $a on a 24 hour clock.",
        "adds $b hours to the hour $a and starts again at 0 after 23", "add hours on a 24 hour clock", "22, 5",
        "$f(22, 5) == 3", "$f(1, 2) == 3"),
)  # fmt: skip
MONEY = (
    row("format_price price_text show_price", "amount|price|value: float -> str", "return f'{$a:.2f} euros'",
        "Return $a with two decimals and ' euros' behind it.",
        "formats $a as a price like '3.50 euros'", "format a price with two decimals", "3.5", "$f(3.5) == '3.50 euros'",
        "$f(10) == '10.00 euros'"),
    row("to_dollars dollar_text as_dollars", "amount|price|value: float -> str", "return f'${$a:.2f}'".replace("'$", "'$$"),
        "Return $a as text with a dollar sign and two decimals.",
        "writes the amount $a with a dollar sign in front and two decimals", "write an amount with a dollar sign", "3.5",
        "$f(3.5) == '\\x243.50'", "$f(12) == '\\x2412.00'"),
    row("cents_to_euros from_cents in_euros", "cents|amount: int -> float", "return $a / 100", "Return $a cents in euros.",
        "converts $a cents to euros", "convert cents to euros", "250", "$f(250) == 2.5", "$f(100) == 1"),
    row("change_due change_back give_change", "paid|given, price|cost: float; float -> float", "return $a - $b",
        "Return the change when $a is paid for a price of $b.",
        "computes how much money one gets back after paying $a for something that costs $b",
        "compute the change after paying", "20, 15", "$f(20, 15) == 5", "$f(5, 5) == 0"),
    row("monthly_rate pay_per_month instalment", "total|price, months|count: float; int -> float",
        "return round($a / $b, 2)", "Return what is paid each month if $a is spread over $b months.",
        "divides the price $a into $b equal monthly payments, rounded to 2 decimals", "split a price into monthly payments",
        "100, 3", "$f(100, 3) == 33.33", "$f(60, 6) == 10"),
    row("exchange convert_money to_currency", "amount|money, rate|course: float; float -> float",
        "return round($a * $b, 2)", "Return $a multiplied by the exchange rate $b, rounded to two decimals.",
        "changes the amount $a into another currency with the rate $b, rounded to 2 decimals",
        "convert money with an exchange rate", "10, 1.5", "$f(10, 1.5) == 15", "$f(3, 0.333) == 1.0"),
    row("weekly_pay pay_for_hours wage_for", "hours|h, wage|rate: int; int -> float",
        "if $a > 40:; ~return 40 * $b + ($a - 40) * $b * 1.5; return $a * $b",
        "Return the pay for $a hours at $b an hour, with half as much again beyond 40 hours.",
        "computes the pay for $a hours with the wage $b, where hours above 40 count 1.5 times",
        "compute a weekly pay with overtime", "42, 10", "$f(42, 10) == 430", "$f(10, 10) == 100"),
    row("profit gain_after earnings", "income|sales, costs|expenses: int; list[int] -> int", "return $a - sum($b)",
        "Return what is left of $a after all $b.",
        "subtracts the sum of the list $b from $a", "subtract a list of costs from an income", "100, [20, 30]",
        "$f(100, [20, 30]) == 50", "$f(5, []) == 5"),
    row("shipping_cost delivery_fee postage", "total|price|amount: int -> int", "return 0 if $a >= $m else $k",
        "Return 0 if $a is at least $m, otherwise $k.",
        "gives the postage for the total $a: nothing from $m on, otherwise $k", "return 0 from $m on and $k below it", "20",
        "$f($m) == 0", "$f($m - 1) == $k", "$f($m + 1) == 0"),
    row("can_afford has_enough enough_money", "money|budget, price|cost: float; float -> bool", "return $a >= $b",
        "Return True if $a is enough to pay $b.", "checks whether one can pay $b with $a",
        "check if money is enough for a price", "10, 7", "$f(10, 7)", "$f(7, 7)", "not $f(6, 7)"),
    row("how_many_fit can_buy number_affordable", "money|budget, price|cost: int; int -> int", "return $a // $b",
        "Return how many pieces of price $b one can buy with $a.",
        "tells how many things that cost $b can be bought for $a", "find how many things one can buy", "20, 6",
        "$f(20, 6) == 3", "$f(5, 6) == 0"),
    row("raise_by_percent add_percent increase_percent", "amount|salary, percent|rate: float; float -> float",
        "return $a + $a * $b / 100", "Return $a increased by $b percent.",
        "adds $b percent to $a|raises $a by $b percent", "increase a number by a percentage", "200, 10",
        "$f(200, 10) == 220", "$f(50, 0) == 50"),
    row("percent_of share_of part_in_percent", "part|count, whole|total: float; float -> float", "return $a / $b * 100",
        "Return how many percent of $b the number $a is.",
        "computes what percentage $a is of $b", "compute what percentage one number is of another", "5, 20",
        "$f(5, 20) == 25", "$f(3, 3) == 100"),
    row("cart_total bill_total total_bill", "prices|costs, amounts|counts: list[int]; list[int] -> int",
        "return sum(price * count for price, count in zip($a, $b))".replace("price *", "p *").replace("price,",
        "p,").replace("count", "c"),
        "Return the sum of the prices in $a times the amounts in $b.",
        "multiplies each of the prices in $a with the number at the same place in $b and adds it all up",
        "add up prices times amounts",
        "[2, 3], [1, 4]", "$f([2, 3], [1, 4]) == 14", "$f([], []) == 0"),
)  # fmt: skip
UNITS = (
    row("celsius_to_kelvin to_kelvin kelvin_from", "celsius|c|degrees: float -> float", "return $a + 273.15",
        "Return the temperature $a in kelvin.", "converts $a degrees Celsius to kelvin", "convert Celsius to kelvin", "0",
        "$f(0) == 273.15", "$f(10) == 283.15"),
    row("litres_to_ml to_millilitres ml_from", "litres|amount: float -> float", "return $a * 1000",
        "Return $a litres in millilitres.", "converts $a litres to millilitres", "convert litres to millilitres", "2",
        "$f(2) == 2000", "$f(0.5) == 500"),
    row("bytes_to_kb to_kilobytes in_kb", "size|count: int -> float", "return $a / 1024", "Return $a bytes in kilobytes.",
        "converts $a bytes into kilobytes of 1024 bytes", "convert bytes to kilobytes", "2048", "$f(2048) == 2",
        "$f(512) == 0.5"),
    row("hours_to_days split_hours days_and_hours", "hours|h|total: int -> tuple[int, int]", "return $a // 24, $a % 24",
        "Return the days and the remaining hours of $a hours.", "turns $a hours into days and the hours that are left",
        "turn hours into days and hours", "50", "$f(50) == (2, 2)", "$f(24) == (1, 0)"),
    row("kmh_to_ms to_metres_per_second speed_in_ms", "speed|kmh: float -> float", "return $a / 3.6",
        "Return the speed $a in metres per second.", "converts a speed $a from km/h to m/s", "convert km/h to m/s", "36",
        "$f(36) == 10", "$f(0) == 0"),
    row("pounds_to_kg to_kilos weight_in_kg", "pounds|weight: float -> float", "return $a * 0.4536",
        "Return $a pounds in kilograms.", "converts $a pounds to kilograms, one pound is 0.4536 kg",
        "convert pounds to kilograms", "10", "abs($f(10) - 4.536) < 1e-9", "$f(0) == 0"),
    row("feet_to_metres in_metres to_metres", "feet|height: float -> float", "return $a * 0.3048",
        "Return $a feet in metres.", "converts $a feet to metres (one foot is 0.3048 m)", "convert feet to metres", "10",
        "abs($f(10) - 3.048) < 1e-9", "$f(0) == 0"),
    row("full_dozens dozens_in count_dozens", "eggs|count|n: int -> int", "return $a // 12",
        "Return how many full dozens are in $a.", "tells how many complete dozens $a makes",
        "count the full dozens in a number", "30", "$f(30) == 2", "$f(11) == 0"),
    with_math(row("to_radians degrees_to_radians in_radians", "degrees|angle: float -> float", "return $a * math.pi / 180",
        "Return the angle $a in radians.", "converts $a degrees to radians", "convert degrees to radians", "180",
        "abs($f(180) - 3.14159265) < 1e-6", "$f(0) == 0")),
    row("boxes_needed packs_needed number_of_boxes", "count|n, size|per_box: int; int -> int", "return ($a + $b - 1) // $b",
        "Return how many boxes of $b are needed for $a things.",
        "computes how many boxes one needs for $a things if $b fit into one, rounded up",
        "compute how many boxes are needed", "10, 4", "$f(10, 4) == 3", "$f(8, 4) == 2"),
)  # fmt: skip
CHECKS = (
    row("ends_with_vowel vowel_at_end last_is_vowel", STR_BOOL, "return $a[-1].lower() in 'aeiou'",
        "Return True if the last letter of $a is a vowel.", "checks if $a ends with a vowel",
        "check if a word ends with a vowel", "'tea'", "$f('tea')", "not $f('sun')"),
    row("is_pin valid_pin check_pin", "code|pin|text: str -> bool", "return len($a) == 4 and $a.isdigit()",
        "Return True if $a consists of exactly 4 digits.", "checks that $a has four characters which are all digits",
        "check if a text is a pin of 4 digits", "'1234'", "$f('1234')", "not $f('12a4')", "not $f('123')"),
    row("is_square_number perfect_square has_whole_root", INT_BOOL, "root = round($a ** 0.5); return root * root == $a",
        "Return True if $a is a square number.", "checks whether $a is the square of a whole number",
        "check if a number is a perfect square", "16", "$f(16)", "not $f(15)"),
    row("is_power_of_two power_of_2 only_twos", INT_BOOL, "while $a > 1 and $a % 2 == 0:; ~$a //= 2; return $a == 1",
        "Return True if $a is a power of two.", "checks if $a is 1, 2, 4, 8 and so on",
        "check if a number is a power of two", "8", "$f(8)", "$f(1)", "not $f(12)"),
    row("has_repeated_letters letters_repeat has_twice", STR_BOOL, "return len(set($a)) < len($a)",
        "Return True if a letter occurs more than once in $a.", "checks if $a has any letter twice",
        "check if a word repeats a letter", "'anna'", "$f('anna')", "not $f('sun')"),
    row("all_equal all_the_same is_uniform", "items|values|elements: list -> bool", "return len(set($a)) <= 1",
        "Return True if all items in $a are equal.",
        "checks whether $a has only one kind of item|tells if everything in $a is the same",
        "check if all items of a list are equal", "[1, 1]", "$f([1, 1])", "$f([])", "not $f([1, 2])"),
    row("is_increasing strictly_rising goes_up", NUMS + ": list[int] -> bool",
        "for i in range(1, len($a)):; ~if $a[i] <= $a[i - 1]:; ~~return False; return True",
        "Return True if each number in $a is greater than the one before.",
        "checks if the numbers in $a get larger and larger", "check if numbers always increase", "[1, 2, 5]",
        "$f([1, 2, 5])", "not $f([1, 1])", "$f([])"),
    row("same_ends begins_like_it_ends first_equals_last", STR_BOOL, "return $a[0] == $a[-1]",
        "Return True if $a begins and ends with the same letter.",
        "checks whether the first and the last letter of $a are equal",
        "check if a word begins and ends with the same letter", "'level'", "$f('level')", "not $f('tree')"),
    row("is_strong good_password valid_password", "password|word|text: str -> bool",
        "return len($a) >= $k and any(char.isdigit() for char in $a)",
        "Return True if $a has at least $k characters and a digit.",
        "checks that $a is at least $k characters long and contains a digit",
        "check if a password has at least $k characters and a digit", "'secret99'", "$f('a' * 70 + '1')", "not $f('x')",
        "not $f('a' * 70)"),
    row("same_length equally_long all_same_length", WORDS + ": list[str] -> bool",
        "return len({len(word) for word in $a}) <= 1", "Return True if all words in $a have the same length.",
        "checks if the words in $a are equally long", "check if all words have the same length", "['sun', 'sea']",
        "$f(['sun', 'sea'])", "not $f(['a', 'bc'])", "$f([])"),
    row("is_triangle valid_triangle can_be_triangle", "a|x|side1, b|y|side2, c|z|side3: int; int; int -> bool",
        "return $a + $b > $c and $a + $c > $b and $b + $c > $a",
        "Return True if $a, $b and $c can be the sides of a triangle.",
        "checks whether a triangle with the sides $a, $b and $c exists", "check if three sides make a triangle", "3, 4, 5",
        "$f(3, 4, 5)", "not $f(1, 2, 9)"),
    row("has_both contains_both both_in", "items|values, first|one, second|other: list; object; object -> bool",
        "return $b in $a and $c in $a", "Return True if $b and $c are both in $a.",
        "checks if the list $a contains $b as well as $c", "check if a list contains two values", "[1, 2, 3], 1, 3",
        "$f([1, 2, 3], 1, 3)", "not $f([1, 2], 1, 3)"),
    row("is_two_digits has_two_digits two_digit_number", INT_BOOL, "return 10 <= $a <= 99",
        "Return True if $a has exactly two digits.", "checks whether $a is a number from 10 to 99",
        "check if a number has two digits", "42", "$f(42)", "not $f(7)", "not $f(100)"),
    row("is_one_of matches_any known_word", "text|word, allowed|choices: str; list[str] -> bool", "return $a.lower() in $b",
        "Return True if $a in small letters is in $b.", "checks if $a, written in small letters, is one of $b",
        "check if a word is one of several, ignoring case", "'YES', ['yes', 'y']", "$f('YES', ['yes', 'y'])",
        "not $f('no', ['yes'])"),
    row("only_digits_in all_digits is_number_text", STR_BOOL, "return all(char in '0123456789' for char in $a)",
        "Return True if $a consists of digits only.", "checks whether every character of $a is a digit",
        "check if a text has only digits", "'123'", "$f('123')", "not $f('1a')"),
    row("is_free_seat seat_free not_taken", "seat|number|wanted, taken|booked: int; list[int] -> bool",
        "return $a not in $b", "Return True if $a is not in the list $b.", "checks that $a does not occur in $b",
        "check if a value is not in a list", "4, [1, 2]", "$f(4, [1, 2])", "not $f(1, [1])"),
    row("opposite_signs differ_in_sign one_negative", "a|x|first, b|y|second: int; int -> bool", "return $a * $b < 0",
        "Return True if one of $a and $b is positive and the other negative.", "checks if $a and $b have different signs",
        "check if two numbers have opposite signs", "3, -4", "$f(3, -4)", "not $f(-3, -4)"),
)  # fmt: skip
NONES = (
    row("min_or_none smallest_or_none safe_min", NUMS + ": list[int] -> int | None", "return min($a) if $a else None",
        "Return the smallest number in $a, or None if it is empty.", "gives the minimum of $a, and None for an empty list",
        "get the smallest number or None", "[3, 1]", "$f([3, 1]) == 1", "$f([]) is None"),
    row("average_or_none mean_or_none safe_mean", NUMS + ": list[int] -> float | None",
        "if not $a:; ~return None; return sum($a) / len($a)", "Return the average of $a, or None if it is empty.",
        "computes the mean of the numbers in $a, with None for an empty list",
        "compute an average that is None for an empty list", "[1, 3]", "$f([1, 3]) == 2", "$f([]) is None"),
    row("last_or_none safe_last final_or_none", ITEMS + ": list -> object", "if not $a:; ~return None; return $a[-1]",
        "Return the last item of $a, or None if there is none.", "returns what stands last in $a, and None if $a is empty",
        "get the last item or None", "[1, 2]", "$f([1, 2]) == 2", "$f([]) is None"),
    row("longest_or_none safe_longest longest_if_any", WORDS + ": list[str] -> str | None",
        "if not $a:; ~return None; return max($a, key=len)", "Return the longest word of $a, or None if it is empty.",
        "finds the longest of the words in $a, None if there are no words", "find the longest word or None", "['a', 'bcd']",
        "$f(['a', 'bcd']) == 'bcd'", "$f([]) is None"),
    row("divide_or_none safe_divide try_divide", "a|x|total, b|y|parts: float; float -> float | None",
        "if $b == 0:; ~return None; return $a / $b", "Return $a divided by $b, or None if $b is 0.",
        "divides $a by $b and returns None instead of dividing by zero", "divide without an error for zero", "6, 3",
        "$f(6, 3) == 2", "$f(6, 0) is None"),
    row("first_even first_even_or_none find_even", NUMS + ": list[int] -> int | None",
        "for n in $a:; ~if n % 2 == 0:; ~~return n; return None", "Return the first even number in $a, or None.",
        "finds the first number of $a that is even and returns None if there is none", "find the first even number",
        "[1, 4, 6]", "$f([1, 4, 6]) == 4", "$f([1]) is None"),
    row("first_longer first_long_word find_longer", WORDS + ", limit|size: list[str]; int -> str | None",
        "for word in $a:; ~if len(word) > $b:; ~~return word; return None",
        "Return the first word of $a with more than $b letters, or None.",
        "looks for a word in $a that is longer than $b and returns the first one, otherwise None",
        "find the first word longer than a limit", "['a', 'bcd'], 2", "$f(['a', 'bcd'], 2) == 'bcd'", "$f([], 2) is None"),
    row("item_at_or_none safe_index get_item", ITEMS + ", i|index|position: list; int -> object",
        "if $b < len($a):; ~return $a[$b]; return None",
        "Return the item of $a at position $b, or None if $a is too short.",
        "gets $a[$b], and None when the list is not long enough", "get an item by index without an error", "[5, 6], 1",
        "$f([5, 6], 1) == 6", "$f([5], 3) is None"),
    row("to_int_or_none parse_int safe_int", "text|s|value: str -> int | None",
        "try:; ~return int($a); except ValueError:; ~return None", "Return $a as a whole number, or None if it is not one.",
        "turns the text $a into an int and returns None if that fails", "turn a text into a number or None", "'12'",
        "$f('12') == 12", "$f('abc') is None"),
)  # fmt: skip
FILTERS = (
    row("without_letter drop_letter_words words_lacking", WORDS_WORDS,
        "return [word for word in $a if '$letter' not in word]", "Return the words of $a that do not contain '$letter'.",
        "keeps the words in $a without the letter '$letter'|removes all words with '$letter' from $a",
        "keep the words without the letter '$letter'", "['sun', 'tea']", "$f(['$letter', 'xyz', 'q']) == ['xyz', 'q']",
        "$f([]) == []"),
    row("words_from starting_here begins_with_letter", WORDS_WORDS,
        "return [word for word in $a if word.startswith('$letter')]", "Return the words of $a that start with '$letter'.",
        "selects the words in $a whose first letter is '$letter'|filters $a down to the words that begin with '$letter'",
        "keep the words that start with '$letter'", "['sun', 'tea']", "$f(['${letter}zz', 'zz$letter']) == ['${letter}zz']",
        "$f([]) == []"),
    row("words_until ending_here ends_with_letter", WORDS_WORDS, "return [word for word in $a if word.endswith('$letter')]",
        "Return the words of $a that end with '$letter'.",
        "selects the words in $a whose last letter is '$letter'|filters $a and keeps the words ending in '$letter'",
        "keep the words that end with '$letter'", "['sun', 'tea']", "$f(['${letter}zz', 'zz$letter']) == ['zz$letter']",
        "$f([]) == []"),
    row("count_letter letter_count how_many_letters", TEXT + ": str -> int", "return $a.count('$letter')",
        "Return how often '$letter' is in $a.", "counts the letter '$letter' in $a", "count the letter '$letter'",
        "'a tea'", "$f('$letter-$letter') == 2", "$f('') == 0"),
    row("remove_letter delete_letter no_letter", STR_STR, "return $a.replace('$letter', '')",
        "Return $a without the letter '$letter'.", "deletes every '$letter' from $a|takes all '$letter' out of $a",
        "remove the letter '$letter'", "'a tea'", "$f('z${letter}z') == 'zz'", "$f('') == ''"),
    row("star_letter hide_letter mask_letter", STR_STR, "return $a.replace('$letter', '*')",
        "Return $a with '*' in place of every '$letter'.", "replaces each '$letter' in $a by '*'",
        "replace the letter '$letter' by a star", "'a tea'", "$f('z${letter}z') == 'z*z'", "$f('') == ''"),
    row("has_letter contains_letter letter_inside", STR_BOOL, "return '$letter' in $a.lower()",
        "Return True if $a contains '$letter', large or small.",
        "checks if the letter '$letter' is in $a, in upper or lower case", "check if a word has the letter '$letter'",
        "'tea'", "$f('X$letter')", "$f('$letter'.upper())", "not $f('xyz')"),
    row("multiples_only keep_multiples divisible_ones", NUM_LIST, "return [n for n in $a if n % $k == 0]",
        "Return the numbers in $a that are divisible by $k.",
        "keeps the numbers in $a that $k divides without remainder|filters $a for multiples of $k",
        "keep the multiples of $k in a list", "[1, 2, 3, 4]", "$f([$k, $k + 1, 2 * $k]) == [$k, 2 * $k]", "$f([]) == []"),
    row("short_words keep_short only_short", WORDS_WORDS, "return [word for word in $a if len(word) <= $k]",
        "Return the words of $a with at most $k letters.", "keeps the words in $a that have $k letters or fewer",
        "keep the words with at most $k letters", "['sun', 'tea']", "$f(['a' * $k, 'b' * ($k + 1)]) == ['a' * $k]",
        "$f([]) == []"),
    row("at_least_limit not_below keep_from", NUM_LIST, "return [n for n in $a if n >= $m]",
        "Return the numbers in $a that are at least $m.",
        "keeps the numbers of $a from $m on|removes the numbers below $m from $a", "keep the numbers that are at least $m",
        "[1, 500]", "$f([$m, $m - 1, $m + 1]) == [$m, $m + 1]", "$f([]) == []"),
    row("count_over above_limit how_many_over", NUM_INT, "count = 0; for n in $a:; ~if n > $m:; ~~count += 1; return count",
        "Return how many numbers in $a are greater than $m.", "counts the numbers in $a above $m",
        "count the numbers above $m", "[1, 500]", "$f([$m, $m + 1, 0]) == 1", "$f([]) == 0"),
    row("cap_at limit_all at_most", NUM_LIST, "return [min(n, $m) for n in $a]",
        "Return $a with every number above $m replaced by $m.", "limits the numbers in $a to at most $m",
        "limit the numbers of a list to $m", "[1, 500]", "$f([$m + 5, 1]) == [$m, 1]", "$f([]) == []"),
    row("any_above one_over has_big", NUMS + ": list[int] -> bool", "return any(n > $m for n in $a)",
        "Return True if a number in $a is greater than $m.", "checks if there is a number above $m in $a",
        "check if a list has a number above $m", "[1, 500]", "$f([1, $m + 1])", "not $f([$m])", "not $f([])"),
    row("until_negative before_negative take_until", NUM_LIST,
        "result = []; for n in $a:; ~if n < 0:; ~~break; ~result.append(n); return result",
        "Return the numbers in $a before the first negative one.",
        "collects the numbers of $a and stops at the first number below zero", "take numbers until the first negative one",
        "[1, 2, -1, 5]", "$f([1, 2, -1, 5]) == [1, 2]", "$f([]) == []"),
    row("no_neighbours_equal drop_repeats squeeze_list", ITEMS + ": list -> list",
        "result = []; for item in $a:; ~if not result or result[-1] != item:; ~~result.append(item); return result",
        "Return $a without items that repeat the one before.",
        "removes the items of $a that are equal to the item right before them", "remove neighbouring duplicates",
        "[1, 1, 2, 1]", "$f([1, 1, 2, 1]) == [1, 2, 1]", "$f([]) == []"),
)  # fmt: skip
JOINS = (
    row("join_with_and list_in_words and_list", WORDS + ": list[str] -> str",
        "if len($a) == 1:; ~return $a[0]; return ', '.join($a[:-1]) + ' and ' + $a[-1]",
        "Return the words of $a with commas and 'and' before the last.", "joins the words of $a like 'a, b and c'",
        "join words with commas and a final 'and'", "['a', 'b', 'c']", "$f(['a', 'b', 'c']) == 'a, b and c'",
        "$f(['x']) == 'x'"),
    row("join_numbers numbers_to_text dash_numbers", NUMS + ": list[int] -> str", "return '-'.join(str(n) for n in $a)",
        "Return the numbers in $a as one text with '-' between them.", "joins the numbers of $a with dashes, like '1-2-3'",
        "join numbers with dashes", "[1, 2, 3]", "$f([1, 2, 3]) == '1-2-3'", "$f([]) == ''"),
    row("split_numbers text_to_numbers read_numbers", TEXT + ": str -> list[int]",
        "return [int(part) for part in $a.split(',')]", "Return the numbers in $a, which are separated by commas.",
        "splits $a, a text like '1,2,3', into a list of ints", "split a text with commas into numbers", "'1,2,3'",
        "$f('1,2,3') == [1, 2, 3]", "$f('40') == [40]"),
    row("swap_names turn_name first_name_first", "name|text|full_name: str -> str",
        "last, first = $a.split(', '); return f'{first} {last}'", "Return 'Smith, Anna' in $a as 'Anna Smith'.",
        "turns a name $a such as 'Smith, Anna' into 'Anna Smith'", "turn a name with a comma around", "'Smith, Anna'",
        "$f('Smith, Anna') == 'Anna Smith'", "$f('Bo, Al') == 'Al Bo'"),
    row("split_in_half halves cut_in_two", ITEMS + ": list -> tuple[list, list]",
        "middle = len($a) // 2; return $a[:middle], $a[middle:]", "Return the two halves of $a.",
        "splits $a in the middle and returns both halves", "split a list in half", "[1, 2, 3, 4]",
        "$f([1, 2, 3, 4]) == ([1, 2], [3, 4])", "$f([5]) == ([], [5])"),
    row("before_mark part_before left_of", TEXT + ", mark|sign: str; str -> str", "return $a.split($b)[0]",
        "Return the part of $a before the first $b.", "cuts $a off at the first $b", "get the text before a mark",
        "'a=b', '='", "$f('key=value', '=') == 'key'", "$f('abc', '=') == 'abc'"),
    row("after_mark part_after right_of", TEXT + ", mark|sign: str; str -> str", "return $a.split($b)[-1]",
        "Return the part of $a after the last $b.", "gives what stands behind the last $b in $a",
        "get the text after a mark", "'a=b', '='", "$f('key=value', '=') == 'value'", "$f('abc', '=') == 'abc'"),
    row("file_ending extension_of get_extension", "filename|name|path: str -> str", "return $a.split('.')[-1]",
        "Return the ending of the file name $a, such as 'txt'.", "gets the part of $a after the last dot",
        "get the ending of a file name", "'a.txt'", "$f('a.txt') == 'txt'", "$f('photo.old.png') == 'png'"),
    row("split_key_value parse_setting read_pair", "line|text|s: str -> tuple[str, str]",
        "key, value = $a.split('='); return key.strip(), value.strip()",
        "Return the key and the value of $a, a line like 'size = 5'.",
        "splits a line $a such as 'size = 5' into two trimmed parts", "split a line with an equals sign", "'size = 5'",
        "$f('size = 5') == ('size', '5')", "$f('a=b') == ('a', 'b')"),
    row("letters_with_spaces spread_out space_letters", STR_STR, "return ' '.join($a)",
        "Return $a with a space between all letters.", "puts a space between the letters of $a",
        "put spaces between letters", "'abc'", "$f('abc') == 'a b c'", "$f('') == ''"),
    row("mix_lists interleave take_turns", "first|left, second|right: list; list -> list",
        "result = []; for x, y in zip($a, $b):; ~result.append(x); ~result.append(y); return result",
        "Return the items of $a and $b in turn.", "takes one item of $a and one of $b in turn and puts them in one list",
        "take items of two lists in turn", "[1, 2], [3, 4]", "$f([1, 2], [3, 4]) == [1, 3, 2, 4]", "$f([], []) == []"),
)  # fmt: skip
SORTS = (
    row("sort_by_last_letter by_ending order_by_end", WORDS_WORDS, "return sorted($a, key=lambda word: word[-1])",
        "Return the words of $a sorted by their last letter.", "sorts $a by the last letter of each word",
        "sort words by their last letter", "['ab', 'ca']", "$f(['ab', 'ca']) == ['ca', 'ab']", "$f([]) == []"),
    row("sort_by_size by_absolute order_by_abs", NUM_LIST, "return sorted($a, key=abs)",
        "Return $a sorted by absolute value.", "sorts the numbers in $a without regard to their sign",
        "sort numbers by absolute value", "[-3, 1, 2]", "$f([-3, 1, 2]) == [1, 2, -3]", "$f([]) == []"),
    row("sort_ignore_case sort_any_case alphabetical", WORDS_WORDS, "return sorted($a, key=str.lower)",
        "Return $a in alphabetical order without regard to case.",
        "sorts the words in $a and treats large and small letters alike", "sort words without regard to case", "['b', 'A']",
        "$f(['b', 'A', 'C']) == ['A', 'b', 'C']", "$f([]) == []"),
    row("sort_by_distance nearest_first closest_order", NUMS + ", target|goal: list[int]; int -> list[int]",
        "return sorted($a, key=lambda n: abs(n - $b))", "Return $a sorted by the distance to $b.",
        "orders the numbers in $a so that those near $b come first", "sort numbers by their distance to a target",
        "[1, 9, 5], 6", "$f([1, 9, 5], 6) == [5, 9, 1]", "$f([], 3) == []"),
    row("longest_first sort_long_first by_length_down", WORDS_WORDS, "return sorted($a, key=len, reverse=True)",
        "Return $a with the longest words first.", "sorts the words in $a from long to short",
        "sort words from long to short", "['a', 'bcd', 'ef']", "$f(['a', 'bcd', 'ef']) == ['bcd', 'ef', 'a']",
        "$f([]) == []"),
    row("three_largest top_three best_three", NUM_LIST, "return sorted($a, reverse=True)[:3]",
        "Return the three largest numbers of $a.", "finds the three highest numbers in $a, the highest first",
        "find the three largest numbers", "[4, 1, 9, 7]", "$f([4, 1, 9, 7]) == [9, 7, 4]", "$f([2]) == [2]"),
    row("lowest_n smallest_few bottom", NUMS + ", count|n: list[int]; int -> list[int]", "return sorted($a)[:$b]",
        "Return the $b smallest numbers of $a.", "returns the lowest $b numbers in $a in order",
        "get the smallest few numbers", "[4, 1, 9], 2", "$f([4, 1, 9], 2) == [1, 4]", "$f([], 2) == []"),
    row("sort_letters letters_in_order order_letters", WORD + ": str -> str", "return ''.join(sorted($a))",
        "Return the letters of $a in alphabetical order.", "sorts the letters of $a", "sort the letters of a word", "'cab'",
        "$f('cab') == 'abc'", "$f('') == ''"),
    row("evens_first even_then_odd put_evens_first", NUM_LIST, "return sorted($a, key=lambda n: n % 2)",
        "Return $a with the even numbers before the odd ones.",
        "puts the even numbers of $a first and the odd ones behind them", "put even numbers before odd ones", "[1, 2, 3]",
        "$f([1, 2, 3, 4]) == [2, 4, 1, 3]", "$f([]) == []"),
)  # fmt: skip
COUNTS = (
    row("count_changes number_of_changes how_many_changes", ITEMS + ": list -> int",
        "count = 0; for i in range(1, len($a)):; ~if $a[i] != $a[i - 1]:; ~~count += 1; return count",
        "Return how often an item of $a differs from the one before.",
        "counts how often the value changes from one item of $a to the next", "count how often a list changes its value",
        "[1, 1, 2]", "$f([1, 1, 2, 1]) == 2", "$f([]) == 0"),
    row("count_zeros zeros_in how_many_zeros", NUM_INT, "return $a.count(0)", "Return how many zeros are in $a.",
        "counts the zeros of $a", "count the zeros in a list", "[0, 1, 0]", "$f([0, 1, 0]) == 2", "$f([]) == 0"),
    row("count_different number_of_kinds how_many_different", ITEMS + ": list -> int", "return len(set($a))",
        "Return how many different items are in $a.", "counts the different values of $a, each only once",
        "count the different items of a list", "[1, 1, 2]", "$f([1, 1, 2]) == 2", "$f([]) == 0"),
    row("total_letters all_letters letters_together", WORDS + ": list[str] -> int", "return sum(len(word) for word in $a)",
        "Return how many letters the words in $a have together.", "adds up the lengths of all words in $a",
        "add up the lengths of words", "['a', 'bcd']", "$f(['a', 'bcd']) == 4", "$f([]) == 0"),
    row("count_matches same_places equal_places", "first|left, second|right: list; list -> int",
        "return sum(1 for x, y in zip($a, $b) if x == y)", "Return at how many places $a and $b are equal.",
        "counts the positions where the lists $a and $b have the same value", "count equal places of two lists",
        "[1, 2], [1, 3]", "$f([1, 2, 5], [1, 3, 5]) == 2", "$f([], []) == 0"),
    row("count_rises times_up how_often_up", NUM_INT, "return sum(1 for x, y in zip($a, $a[1:]) if y > x)",
        "Return how often a number in $a is greater than the one before.", "counts how many times the numbers in $a go up",
        "count how often numbers go up", "[1, 3, 2]", "$f([1, 3, 2, 5]) == 2", "$f([]) == 0"),
    row("count_word word_count_of times_word", TEXT + ", word|wanted: str; str -> int",
        "return $a.lower().split().count($b)", "Return how often the word $b is in $a.",
        "counts the word $b in $a without regard to case", "count one word in a text", "'The sun the sea', 'the'",
        "$f('The sun the sea', 'the') == 2", "$f('', 'x') == 0"),
)  # fmt: skip
THEORY = (
    row("count_divisors number_of_divisors divisor_count", INT_INT,
        "count = 0; for i in range(1, $a + 1):; ~if $a % i == 0:; ~~count += 1; return count",
        "Return how many divisors $a has.", "counts the numbers that divide $a", "count the divisors of a number", "12",
        "$f(12) == 6", "$f(1) == 1"),
    row("sum_of_divisors add_divisors divisor_sum", INT_INT, "return sum(i for i in range(1, $a + 1) if $a % i == 0)",
        "Return the sum of all divisors of $a.", "adds up every number that divides $a", "add up the divisors of a number",
        "6", "$f(6) == 12", "$f(7) == 8"),
    with_math(row("is_coprime coprime no_common_divisor", "a|x|first, b|y|second: int; int -> bool",
        "return math.gcd($a, $b) == 1", "Return True if $a and $b have no common divisor but 1.",
        "checks if $a and $b are coprime", "check if two numbers are coprime", "8, 9", "$f(8, 9)", "not $f(8, 6)")),
    row("digits_of digit_list to_digits", "n|number|x: int -> list[int]", "return [int(digit) for digit in str($a)]",
        "Return the digits of $a as a list.", "splits $a into its digits", "split a number into digits", "407",
        "$f(407) == [4, 0, 7]", "$f(5) == [5]"),
    row("largest_digit biggest_digit max_digit", INT_INT, "return max(int(digit) for digit in str($a))",
        "Return the largest digit of $a.", "finds the highest digit in the number $a", "find the largest digit of a number",
        "482", "$f(482) == 8", "$f(5) == 5"),
    row("digit_product multiply_digits product_of_digits", INT_INT,
        "result = 1; for digit in str($a):; ~result *= int(digit); return result",
        "Return the product of the digits of $a.", "multiplies all digits of $a", "multiply the digits of a number", "234",
        "$f(234) == 24", "$f(5) == 5"),
    row("digital_root repeated_digit_sum one_digit_sum", INT_INT,
        "while $a > 9:; ~$a = sum(int(digit) for digit in str($a)); return $a",
        "Return the digit sum of $a, repeated until one digit is left.",
        "adds the digits of $a again and again until it is a single digit", "compute the digital root", "987",
        "$f(987) == 6", "$f(5) == 5"),
    row("smallest_divisor first_divisor least_factor", INT_INT, "i = 2; while $a % i != 0:; ~i += 1; return i",
        "Return the smallest divisor of $a above 1.", "finds the smallest number from 2 on that divides $a",
        "find the smallest divisor of a number", "15", "$f(15) == 3", "$f(7) == 7"),
    row("common_divisors shared_divisors divisors_of_both", "a|x|first, b|y|second: int; int -> list[int]",
        "return [i for i in range(1, min($a, $b) + 1) if $a % i == 0 and $b % i == 0]",
        "Return all numbers that divide both $a and $b.", "lists the common divisors of $a and $b",
        "list the common divisors of two numbers", "12, 8", "$f(12, 8) == [1, 2, 4]", "$f(5, 7) == [1]"),
    row("next_multiple round_up_to multiple_from", "n|number|x, step|k: int; int -> int", "return ($a + $b - 1) // $b * $b",
        "Return the smallest multiple of $b that is at least $a.", "rounds $a up to a multiple of $b",
        "round up to a multiple", "13, 5", "$f(13, 5) == 15", "$f(10, 5) == 10"),
    row("primes_between list_primes primes_from_to", "low|start, high|end: int; int -> list[int]",
        "result = []; for n in range(max($a, 2), $b + 1):; ~if all(n % i != 0 for i in range(2, n)):; ~~result.append(n); "
        "return result", "Return the prime numbers from $a to $b.", "lists all primes between $a and $b, both included",
        "list the primes between two numbers", "10, 20", "$f(10, 20) == [11, 13, 17, 19]", "$f(0, 5) == [2, 3, 5]"),
    row("alternating_sum plus_minus signs_in_turn", NUM_INT,
        "total = 0; for i, n in enumerate($a):; ~total += n if i % 2 == 0 else -n; return total",
        "Return the sum of $a with the signs plus and minus in turn.",
        "adds the first number of $a, subtracts the second, adds the third and so on", "add and subtract numbers in turn",
        "[5, 2, 1]", "$f([5, 2, 1]) == 4", "$f([]) == 0"),
)  # fmt: skip
FORMATS = (
    row("pad_left right_align push_right", TEXT + ", width|size: str; int -> str", "return $a.rjust($b)",
        "Return $a with spaces in front so that it has $b characters.",
        "fills $a up to $b characters with spaces on the left", "pad a text with spaces on the left", "'ab', 4",
        "$f('ab', 4) == '  ab'", "$f('abc', 2) == 'abc'"),
    row("with_zeros zero_pad fill_zeros", "n|number|value, width|size: int; int -> str", "return str($a).zfill($b)",
        "Return $a as text with zeros in front, $b characters long.", "writes $a with leading zeros up to a length of $b",
        "write a number with leading zeros", "7, 3", "$f(7, 3) == '007'", "$f(1234, 2) == '1234'"),
    row("as_percent percent_text show_percent", "part|count, whole|total: int; int -> str",
        "return f'{$a / $b * 100:.1f}%'", "Return the share of $a in $b as text, such as '12.5%'.",
        "writes how many percent $a is of $b with one decimal and a percent sign", "format a share as a percentage", "1, 8",
        "$f(1, 8) == '12.5%'", "$f(2, 2) == '100.0%'"),
    row("underline with_line title_line", STR_STR, "return $a + '\\n' + '-' * len($a)",
        "Return $a with a line of dashes of the same length below it.",
        "underlines $a with as many dashes as it has characters", "underline a text with dashes", "'Hi'",
        "$f('Hi') == 'Hi\\n--'", "$f('') == '\\n'"),
    row("hashtag to_hashtag make_tag", STR_STR, "return '#' + $a.replace(' ', '').lower()", "Return $a as a hashtag.",
        "makes a hashtag of $a: '#' in front, small letters, no spaces", "make a hashtag of a text", "'Big Sea'",
        "$f('Big Sea') == '#bigsea'", "$f('x') == '#x'"),
    row("dotted_initials initials name_initials", "name|full_name|text: str -> str",
        "return ' '.join(part[0] + '.' for part in $a.split())", "Return the initials of $a with dots, such as 'J. S.'.",
        "turns the name $a, like 'John Smith', into 'J. S.'", "get the initials of a name", "'John Smith'",
        "$f('John Smith') == 'J. S.'", "$f('Anna') == 'A.'"),
    row("plural count_noun with_number", "count|n, noun|word: int; str -> str",
        "if $a == 1:; ~return f'1 {$b}'; return f'{$a} {$b}s'", "Return $a with $b in the singular or plural.",
        "writes '1 cat' or '3 cats' for the number $a and the noun $b", "write a number with a noun in the plural",
        "3, 'cat'", "$f(3, 'cat') == '3 cats'", "$f(1, 'dog') == '1 dog'"),
    row("greeting_for greet_at say_hello_at", "name|who, hour|h: str; int -> str",
        "if $b < 12:; ~return f'Good morning, {$a}'; return f'Good day, {$a}'",
        "Return 'Good morning, ' and $a if $b is below 12, otherwise 'Good day, ' and $a.",
        "greets $a with 'Good morning, ' if $b is below 12, else with 'Good day, '", "greet by the hour", "'Ann', 9",
        "$f('Ann', 9) == 'Good morning, Ann'", "$f('Bo', 15) == 'Good day, Bo'"),
    row("in_brackets bracket put_in_brackets", STR_STR, "return f'[{$a}]'", "Return $a in square brackets.",
        "puts $a between [ and ]", "put a text in square brackets", "'ok'", "$f('ok') == '[ok]'", "$f('') == '[]'"),
    row("score_line result_text score_text", "home|first, away|second: int; int -> str", "return f'{$a}:{$b}'",
        "Return $a and $b as a score such as '3:1'.", "writes $a and $b with a colon between them",
        "write a score with a colon", "3, 1", "$f(3, 1) == '3:1'", "$f(0, 0) == '0:0'"),
    row("label_line name_and_value show_value", "label|name, value|n: str; int -> str", "return f'{$a}: {$b}'",
        "Return $a and $b with a colon and a space between.", "makes a text like 'size: 5' of $a and $b",
        "write a label with a value", "'size', 5", "$f('size', 5) == 'size: 5'", "$f('x', 0) == 'x: 0'"),
    row("draw_bar bar star_bar", "n|size|length: int -> str", "return '*' * $a", "Return a bar of $a stars.",
        "makes a text of $a stars", "draw a bar of stars", "4", "$f(4) == '****'", "$f(0) == ''"),
    row("title_box boxed frame_text", STR_STR, "return f'*** {$a.upper()} ***'",
        "Return $a in capitals between '*** ' and ' ***'.", "writes $a in capitals with three stars on each side",
        "write a title with stars around it", "'news'", "$f('news') == '*** NEWS ***'", "$f('a') == '*** A ***'"),
    row("fill_template insert_name personal_text", "text|template, name|who: str; str -> str",
        "return $a.replace('NAME', $b)", "Return $a with $b in place of NAME.",
        "puts $b in the text $a wherever NAME stands", "replace a placeholder in a text", "'Hi NAME', 'Bo'",
        "$f('Hi NAME', 'Bo') == 'Hi Bo'", "$f('Hi', 'Bo') == 'Hi'"),
    row("cut_text first_part shorten_to", TEXT + ", size|width: str; int -> str",
        "if len($a) <= $b:; ~return $a; return $a[:$b] + '...'",
        "Return $a, cut after $b characters with '...' if it is longer.",
        "shortens $a to $b characters and adds '...' if something was cut off", "cut a text after some characters",
        "'elephant', 3", "$f('elephant', 3) == 'ele...'", "$f('ant', 5) == 'ant'"),
)  # fmt: skip
FAMILIES = (*DICTS, *TUPLES, *DATES, *MONEY, *UNITS, *CHECKS, *NONES, *FILTERS, *JOINS, *SORTS, *COUNTS, *THEORY, *FORMATS)
TASKS = tuple(task(family) for family in FAMILIES)
