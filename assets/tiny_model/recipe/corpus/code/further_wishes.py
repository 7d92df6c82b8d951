"""Everyday functions to edit, the wishes that people have, and the sentences around them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random

from corpus.base import Turn, upper
from corpus.code.family import fence, run
from corpus.code.more_edits import distinct, local
from corpus.code.naming import RESERVED, fresh_param
from corpus.code.quote import placed

FRAMES = (
    "Below is a function from my homework. {W}.\n\n{c}", "{c}\n\n^ {w}", "hey, {w}\n\n{c}", "can u {w}\n\n{c}",
    "given:\n\n{c}\n\nwanted: {w}", "{W}. Do not touch anything else.\n\n{c}",
    "This is from our project:\n\n{c}\n\nThe reviewer says: {w}.", "{c}\n\nTODO: {w}",
    "I am supposed to {w}. My code so far:\n\n{c}", "What does the code look like if you {w}?\n\n{c}", "{c}\n\nNow {w}.",
    "Step 2: {w}.\n\n{c}", "Would you mind helping me to {w}?\n\n{c}",
    "I have written this.\n\n{c}\n\nMy teacher wants me to {w}. What changes?", "{w}\n\n{c}",
    "{W} and show me the whole code again.\n\n{c}", "{c}\n\nplease {w}, rest as is", "Small change request: {w}.\n\n{c}",
    "pls {w} -\n\n{c}", "Dear helper, here is my program:\n\n{c}\n\nI would be glad if you could {w}.",
    "old version:\n\n{c}\n\nfor the new version, {w}", "{c}\n\nHow would you {w}?", "Kindly {w}.\n\n{c}",
    "{c}\n\n{W}. Only the code, please.", "My son wrote this and wants to {w}:\n\n{c}",
)  # fmt: skip
SENTENCES = (
    "{s}\n\n{c}", "{c}\n\n{s}", "My code:\n\n{c}\n\n{s} Can you change that?", "{s} The code is this:\n\n{c}",
    "{c}\n\n{s} Thank you!", "One more wish. {s}\n\n{c}", "hi, {s}\n\n{c}", "{c}\n\nThis works, but: {s}",
    "Comment from my colleague: {s}\n\n{c}", "note: {s}\n\n{c}", "{s} Leave the other lines alone.\n\n{c}",
    "I am a beginner. {s}\n\n{c}", "From a pull request. {s}\n\n{c}", "{c}\n\n{s} Only code please.",
)  # fmt: skip
NAMED_BY = (
    "LIMIT", "RATE", "FACTOR", "MAX_SIZE", "BONUS", "STEP", "DISCOUNT", "TAX", "FEE", "DAYS", "WIDTH", "PRICE", "MINIMUM",
    "MAX_TRIES", "SPEED", "PER_HOUR", "BASE_PRICE", "EXTRA", "WEIGHT", "DEFAULT_SIZE", "PER_PERSON", "BATCH_SIZE",
    "COST_PER_KM",
)  # fmt: skip
SAYS = (
    "Return the result for one {n}.", "Work out what a {n} costs.", "Needed by the {n} list.", "Count every {n} once.",
    "Made for the {m} shop.", "Helper of the {n} page.", "Check the {n} before the {m}.", "Old rule from last year.",
    "See the notes on the {n}.", "Only whole numbers.", "Both values are given in cents.",
    "The {n} comes first, then the {m}.", "Do not change without asking.", "Used in lesson 4.",
    "Give back the text for the {n}.", "Prepare the {n} for the {m}.", "Nobody likes a {n} without a {m}.",
    "This part is slow.", "Compute the value and return it.", "Called once a day.", "Make sure that the {n} fits.",
    "Everything in metres.", "A first try.", "Sum up the day.", "Convert the {n}.", "Where the {n} meets the {m}.",
    "Simple version.", "Exercise 12.", "Answer to question {n}.",
)  # fmt: skip
GLUED = (
    "Dear _, you have _ points", "_ is _ years old", "Name: _, age: _.", "Order of _: _ pieces", "Hello _, room _ is ready",
    "Today _ sold _ cups", "_ costs _ euros", "The _ has _ legs", "Mr _ waits for _ minutes", "_ scored _ goals",
    "Box _ weighs _ kg", "_ (_)", "<_> = _ !", "Team _ has _ wins", "_ - _ stars", "Seat of _: row _",
    "Tell _ that _ are left", "The train to _ leaves from track _", "_ needs _ eggs", "Day of _, number _", "_ x _",
)  # fmt: skip
WISHES = {
    "rename": "rename the function {o}, its new name is {n}|give {o} the name {n} everywhere|"
    "=The name {o} says nothing, I want {n}.|name this function {n}|=Our style guide wants {n} as the name.|"
    "change {o}() to {n}()|=Please let the function be called {n}.",
    "name": "rename {o} to {n} in the whole function|use the name {n} where it says {o}|"
    "=Inside the function, {o} should be {n}.|call {o} {n} from now on|=I mix up the names; {o} must be {n}.|"
    "replace every {o} by {n}",
    "hints": "add type hints to the parameters and the result|annotate the signature|"
    "=Type annotations are missing in the def line.|put types into the first line|"
    "=It needs types for its arguments and its return value.|say which types go in and out, as hints",
    "docstring": 'put this docstring in: "{d}"|document the function with the words "{d}"|=The docstring has to be "{d}".|'
    'add """{d}""" under the def|=Please explain it with this docstring: "{d}"',
    "comment first": 'add the comment "{d}" as the first line of the body|start the function with the comment "{d}"|'
    '=The first line inside should be the comment "{d}".|write "# {d}" at the top of the body',
    "comment last": 'put the comment "{d}" above the last line|add "# {d}" right before the last line|'
    '=Above the last line I want the comment "{d}".',
    "default": "make {p} optional, its default is {v}|=If nobody gives {p}, it should be {v}.|let {v} be the default of {p}|"
    "give {p} the standard value {v}|=Often I leave {p} out; take {v} then.|set {p}={v} in the def line",
    "swap": "swap the two parameters|let {b} come before {a} in the def line|"
    "=The order of the parameters should be {b}, {a}.|exchange the places of {a} and {b} in the signature|"
    "put the parameter {b} first and {a} second",
    "print": "print {x} before it is returned|add a print of {x} just before the return|"
    "=I want to see {x} on the screen before the return.|let it also print {x} before returning",
    "no print": "remove the print|take the debug print out|delete the line that prints|=The print is not needed any more.|"
    "=It should not print anything.|clean it up, without the print",
    "constant": "make {v} a constant {n}|put the number {v} into a constant called {n} above the function|"
    "=The {v} should be a constant named {n}.|replace the magic number {v} by a constant {n}|"
    "=No magic numbers please: {n} = {v} on top.|move {v} to a constant {n} at the top",
    "parameter": "turn the number {v} into a parameter {n} with {v} as the default|"
    "=Instead of the fixed {v} there should be a parameter {n}={v}.|"
    "make {v} changeable: a parameter {n} with the default {v}|"
    "add a parameter {n} (default {v}) and use it for the {v}|"
    "=I want to pass the {v} as {n}; without it, {v} is still used.",
    "raise": "raise a ValueError with the text {d} if {p} is below zero|=A negative {p} must lead to ValueError({d}).|"
    "check at the start that {p} is not negative, else raise ValueError({d})|"
    "throw ValueError({d}) first of all when {p} < 0",
    "empty list": "return {v} at once if {p} is empty|=When {p} has nothing in it, return {v} first.|"
    "add a guard: no {p}, return {v}|start with a check for an empty {p} that returns {v}|"
    "=An empty list should give {v} right away.",
    "empty text": "return {v} at once if {p} is empty|=When {p} is an empty string, return {v} first.|"
    "add a guard: no {p}, return {v}|start with a check for an empty {p} that returns {v}|"
    "=An empty text should give {v} right away.",
    "to return": "return the value instead of printing it|turn the print at the end into a return|"
    "=It prints, but I need the value back.|=I cannot use the result of {f} because it only prints it.|"
    "change print to return|make {f} give the result back",
    "to print": "print the result instead of returning it|turn the return into a print|"
    "=It should show the result, not return it.|change return to print",
    "call": "call {f} with {v} below and print the result|print {f}({v}) at the end|"
    "=Under the function, print what it gives for {v}.",
    "keep": "call it with {v} at the end and keep the result in {n}|"
    "store the result of {f}({v}) in a variable {n} below the function|"
    "=After the function there should be {n} = {f}({v}).",
    "quotes": "use double quotes instead of single quotes|change all single quotes to double ones|"
    "=We use double quotes in our project.",
    "single": "use single quotes instead of double quotes|change all double quotes to single ones|"
    "=We use single quotes in our project.",
    "f-string": "write the text as an f-string|use an f-string instead of the plus signs|=An f-string would be nicer here.|"
    "=No + with strings please, an f-string.",
    "comprehension": "turn the loop into a list comprehension|write it in one line with a comprehension|"
    "=The loop could be a list comprehension.",
    "sum": "use sum() instead of the loop|write it with sum|=This is just a sum; no loop needed.",
    "off by one": "include {n} itself in the loop|=The last number {n} is missing, it stops one too early.|"
    "fix the off-by-one error: {n} counts too|let the loop run up to and including {n}",
    "else": "add an else that returns {v}|=In all other cases it should return {v}; use else.|"
    "return {v} otherwise, with else|=It gives None if the condition is false. Add an else with {v}.",
    "method": "add a method {m} that {d}|=The class also needs {m}(), which {d}.|write one more method, {m}: it {d}|"
    "give it a method {m} that {d}",
    "str": "add __str__ so that printing shows {d}|=print() of an object should show {d}.|"
    "write a __str__ method that returns {d}",
    "key": "add the key {k} with {v} to the dictionary|=The dictionary that it returns also needs {k}: {v}.|"
    "put {k}: {v} at the end of the dict|let the result also have {k} with the value {v}",
    "try": "return {v} if it is not a number|catch the ValueError and return {v}|"
    "=For text that is no number it should return {v}, with try and except.|"
    "put try/except around it, ValueError gives {v}",
    "strip": "remove spaces at the ends of {p} first|strip {p} before anything else|"
    "=Spaces around {p} should not matter: strip it at the start.",
    "lower": "make {p} lower case first|=Capital letters in {p} should not matter: lower it at the start.|"
    "turn {p} into small letters before the rest",
    "shorter": "use += here|write it with +=|=The line with the plus can be shorter with +=.|use the short form +=",
    "in": "use in instead of the ors|shorten the condition with in and a tuple|"
    "=The condition is too long; use in with a tuple.",
    "enumerate": "use enumerate instead of range(len()), the item is called {n}|loop with enumerate over i and {n}|"
    "=range(len()) is ugly, use enumerate with i and {n}.|write the loop as: for i, {n} in enumerate(...)",
    "for": "use a for loop instead of while|turn the while into a for with range|=A for loop with range would be better.",
    "and": "join the two ifs with and|make one if of the two|=The nested ifs can be one, with and.",
    "get": "use get with the default {v}|=A missing key should give {v}; use get.|replace the brackets by get(..., {v})|"
    "avoid the KeyError with get and {v}",
    "reverse": "sort from high to low|reverse the sorting order|=The largest should come first.|sort it the other way round",
    "round": "round the result to {n} digits|=I want the result with {n} decimals (round).|return it rounded to {n} places",
    "join": "use join instead of the loop|write it with ''.join|=The loop that adds strings should be a join.",
}  # fmt: skip
SNIPPETS = (
    "floor_cost carpet_price wall_price | width side:int | length depth:int | area size | $x = $a * $b; return $x * $k | 3, 4; "
    "5, 2 | int", "weekly_wage pay_for gross_pay | hours time:int | wage rate:int | pay total | $x = $a * $b; if $a > 40:; "
    "~$x += $k; return $x | 40, 10; 45, 12 | int", "apply_voucher price_after reduced | price cost:int | voucher off:int | "
    "rest left | $x = $a - $b; if $x < 0:; ~$x = 0; return $x | 30, 5; 4, 9 | int", "seats_left free_places | rows lines:int "
    "| taken sold:int | seats places | $x = $a * $k; return $x - $b | 5, 3; 8, 10 | int", "steps_to_km walked distance_of | "
    "steps count:int | stride step_size:int | metres way | $x = $a * $b / 100; return $x / 1000 | 5000, 80; 100, 50 | float",
    "draw_steps make_stairs stairs | n height:int | mark sign:str | lines rows | $x = []; for i in range($a):; ~$x.append($b "
    "* (i + 1)); return $x | 3, '#'; 1, 'o' | list[str]", "savings_after saved piggy_bank | months weeks:int | monthly "
    "amount:int | money total | $x = $k; for _ in range($a):; ~$x += $b; return $x | 12, 10; 3, 5 | int", "collatz_next "
    "next_value | n number:int | extra plus:int | new result | if $a % 2 == 0:; ~$x = $a // 2; else:; ~$x = $a * 3 + $b; "
    "return $x | 6, 1; 7, 1 | int", "count_over how_many_above | numbers scores:list[int] | limit border:int | count hits | "
    "$x = 0; for n in $a:; ~if n > $b:; ~~$x += 1; return $x | [4, 9, 12], 5; [1], 3 | int", "longer_ones pick_long | words "
    "names:list[str] | size least:int | kept found | $x = []; for w in $a:; ~if len(w) >= $b:; ~~$x.append(w); return $x | "
    "['tea', 'coffee'], 4; ['a'], 1 | list[str]", "raise_all add_bonus | prices wages:list[int] | extra bonus:int | result "
    "new_list | $x = [n + $b for n in $a]; return $x | [10, 20], 5; [], 1 | list[int]", "top_few best_scores | scores "
    "points:list[int] | count places:int | ordered ranking | $x = sorted($a, reverse=True); return $x[:$b] | [3, 9, 5], 2; "
    "[1], 1 | list[int]", "make_label tag_for name_tag | name title:str | number place:int | label text | $x = '#' + str($b) "
    "+ ' ' + $a; return $x | 'Ann', 3; 'box', 12 | str", "greeting_card card_for | name child:str | age years:int | text "
    "message | $x = 'Happy birthday, ' + $a + '!'; if $b > 99:; ~$x += ' Wow!'; return $x | 'Bo', 7; 'Ida', 100 | str",
    "shorten_text cut_title | text title:str | size limit:int | short result | $x = $a[:$b]; if len($a) > $b:; ~$x += '...'; "
    "return $x | 'holiday', 4; 'sun', 5 | str", "repeat_word echo_text | word sound:str | times count:int | parts pieces | $x "
    "= []; for _ in range($b):; ~$x.append($a); return '-'.join($x) | 'ha', 3; 'no', 1 | str", "letters_of only_from | text "
    "word:str | allowed letters:str | kept result | $x = ''; for char in $a:; ~if char in $b:; ~~$x += char; return $x | "
    "'banana', 'an'; 'sky', 'aeiou' | str", "full_line join_names | first left:str | last right:str | line text | $x = "
    "$a.strip() + ', ' + $b.strip(); return $x | ' Ada ', 'Lee'; 'a', 'b' | str", "mean_of average_points | numbers "
    "marks:list[int] | total summed | $x = 0; for n in $a:; ~$x += n; return $x / len($a) | [2, 4]; [5] | float",
    "spread range_of | values heights:list[int] | low smallest | $x = min($a); return max($a) - $x | [3, 8, 5]; [2] | int",
    "first_letters initials_list | words towns:list[str] | letters result | $x = []; for w in $a:; ~$x.append(w[0].upper()); "
    "return $x | ['rome', 'oslo']; ['tea'] | list[str]",
    "ticket_cost entry_price | age years:int | price cost | $x = $m; if $a < 18:; ~$x = $k; return $x | 10; 40 | int",
    "is_cheap good_offer | price cost:int | limit border | $x = $m; return $a < $x | 10; 90 | bool", "hello_from welcome_text "
    "| town city:str | text line | $x = 'Greetings from ' + $a; return $x + '!' | 'Rome'; 'Bern' | str",
    "shout_it loud | text message:str | big result | $x = $a.upper(); return $x + '!' | 'stop'; 'go' | str",
    "eggs_in_boxes full_boxes | eggs count:int | boxes packs | $x = $a // $k; return $x | 30; 7 | int", "minutes_late delay | "
    "planned due:int | actual real:int | late diff | $x = $b - $a; if $x < 0:; ~return 0; return $x | 10, 25; 30, 20 | int",
)  # fmt: skip


@dataclass(frozen=True)
class Snippet:
    """A function, its names, calls that show what it does, and its types."""

    code: str
    name: str
    params: tuple[str, ...]
    inner: str
    calls: tuple[str, ...]
    types: tuple[str, ...]
    back: str


def snippet(rng: Random, wanted: str = "") -> Snippet:
    """One of the everyday functions with names that fit or with any names; ``wanted`` is what its body must have."""
    row = rng.choice([row for row in SNIPPETS if wanted in row])
    names, *groups, inner, body, calls, back = row.split(" | ")
    kinds = tuple(group.split(":")[1] for group in groups)
    odd = distinct(rng, *({"float": "int", "list[float]": "list[int]"}.get(kind, kind) for kind in kinds))
    taken = set(re.findall(r"(?<!\$)\b[a-z_]\w*", body)) | RESERVED
    usual = (rng.choice(group.split(":")[0].split()) for group in (names, *groups))
    name, *params = (rng.choice((one, one, fits)) for one, fits in zip(odd, usual, strict=True))
    x = rng.choice((local(rng, {name, *params}), *inner.split()[:2]))
    used = [name, *params, x]
    if len(set(used)) < len(used) or taken & set(used):
        return snippet(rng, wanted)
    slots = {**dict(zip("ab", params, strict=False)), "x": x}
    slots |= {"k": str(rng.randint(2, 9)), "m": str(rng.choice((12, 20, 25, 50)))}
    lines = re.sub(r"\$(\w)", lambda found: slots[found.group(1)], body).replace("~", "    ").split("; ")
    code = f"def {name}({', '.join(params)}):\n" + "\n".join("    " + line for line in lines)
    made = Snippet(code, name, tuple(params), x, tuple(f"{name}({args})" for args in calls.split("; ")), kinds, back)
    return made if not run(code, "\n".join(made.calls)) else snippet(rng, wanted)


def shown(rng: Random, kind: str, code: str, **slots: str) -> str:
    """A request of a kind with the code in it."""
    wish = rng.choice(WISHES[kind].split("|"))
    frame = rng.choice(SENTENCES if wish.startswith("=") else FRAMES)
    text = frame.replace("{s}", wish[1:]).replace("{w}", wish).replace("{W}", upper(wish))
    for slot, value in slots.items():
        text = text.replace("{" + slot + "}", value)
    return placed(rng, text, code)


def turned(rng: Random, kind: str, before: str, after: str, check: str, *facts: str, **slots: str) -> list[Turn]:
    return [Turn(shown(rng, kind, before, **slots), fence(after), facts, check)]


def word(rng: Random, code: str, kind: str = "int") -> str:
    """A name that the code does not have yet."""
    return fresh_param(rng, kind, set(re.findall(r"\w+", code)))
