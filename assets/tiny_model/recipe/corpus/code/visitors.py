"""Functions as visitors ask for them, each in its own words; a table of code, calls and wordings, read by ``tasks_of``.

A block begins with "=" and its slots: ``f`` is the name of the function, ``a`` to ``d`` are its parameters, ``C`` a class,
``g`` to ``j`` its methods, ``p`` and ``q`` what it is given; other letters are values, where ~ stands for a space. ">" is a
line of code, "<" a line of the code that is shown (where something is to be edited), "!" a call (for a class or an edit an
assertion), "-" a wording, "+" goes on with the line above. What a wording does not name has its
first value.
"""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from string import Template

from corpus.base import Turn, lower
from corpus.code.asked import slots_in, words_of
from corpus.code.family import camel, fence
from corpus.code.invented import function_name
from corpus.code.more_classes import class_name
from corpus.code.naming import NOUNS, RESERVED, fresh_name
from corpus.code.quote import placed, quoted

BEFORE = ("Hi! ", "Hello, ", "Please: ", "python: ", "Python question. ", "In Python: ", "hey, ", "Small one: ", "Next: ")
AFTER = (" Thanks!", " Thank you.", " Only the code, please.", " No explanation needed.", " Keep it short.", " In Python.",
         " Without imports.", " thx", " Just the code.")  # fmt: skip
IMPERATIVES = (
    "add make return raise use check let give set turn write replace shorten put rename change simplify reverse sort ignore "
    "handle guard rewrite get document split take call annotate say round"
).split()


@dataclass
class Block:
    """One thing that visitors ask for."""

    slots: dict[str, list[str]]
    code: list[str] = field(default_factory=list)
    shown: list[str] = field(default_factory=list)
    calls: list[str] = field(default_factory=list)
    wordings: list[str] = field(default_factory=list)

    @property
    def params(self) -> list[str]:
        return [letter for letter in "abcd" if letter in self.slots]


def blocks(table: str) -> list[Block]:
    """The blocks of a table."""
    found: list[Block] = []
    for line in re.sub(r"\n\+ ?", " ", table.strip()).split("\n"):
        mark, rest = line[:1], line[2:]
        if mark == "=":
            pairs = (part.split("=", 1) for part in rest.split())
            found.append(Block({slot: values.replace("~", " ").split("|") for slot, values in pairs}))
        elif mark:
            block = found[-1]
            {">": block.code, "<": block.shown, "!": block.calls, "-": block.wordings}[mark].append(rest)
    return found


def drawn(rng: Random, slot: str, options: list[str]) -> str:
    """A value for a slot; names are sometimes such as nobody expects."""
    roll, value = rng.random(), rng.choice(options)
    if slot == "f":
        if roll > 0.55:
            value = fresh_name(rng, tuple(options)) if roll < 0.85 else function_name(rng)
        return camel(value) if roll < 0.06 and value.islower() else value
    if slot == "C":
        return value if roll < 0.55 else class_name(rng, options)
    if slot in "abcdghijpq" and roll > 0.8:
        return rng.choice((rng.choice(NOUNS), f"{value}_{rng.choice(NOUNS)}", f"my_{value}"))
    return value


def chosen(rng: Random, block: Block, wording: str) -> dict[str, str]:
    """A value for each slot: drawn where the wording names it, else the first one."""
    seen = slots_in(wording)
    seen |= {"f", *block.params} if "sig" in seen else {"f"} if "ex" in seen else set()
    fixed = words_of("\n".join((*block.code, *block.shown)))
    out = {slot: values[0] for slot, values in block.slots.items() if slot not in seen}
    for slot, values in block.slots.items():
        if slot not in seen:
            continue
        value = drawn(rng, slot, values)
        named = slot in "Cabcdfghijpq"
        for _ in range(30):
            if not named or (value not in fixed and value not in out.values() and value not in RESERVED):
                break
            value = drawn(rng, slot, values)
        out[slot] = value
    return out


def sloppy(rng: Random, text: str, names: list[str]) -> str:
    """The wording with what people add or leave out."""
    roll = rng.random()
    if "\n" in text or roll > 0.3:
        return text
    first = text.split(" ")[0].strip(",.:(")
    small = text if first in names or not first.isalpha() or first == "I" else lower(text)
    if roll < 0.1:
        return small.rstrip(".")
    return rng.choice(BEFORE) + small if roll < 0.2 else text + ("" if text[-1] in ".?!" else ".") + rng.choice(AFTER)


def task(block: Block) -> Callable[[Random], list[Turn]]:
    """The task of a block."""
    edits, a_class = bool(block.shown), "C" in block.slots

    def run(rng: Random) -> list[Turn]:
        wording = rng.choice(block.wordings)
        slots = chosen(rng, block, " ".join(f"${slot}" for slot in block.slots) if edits else wording)
        code = Template("\n".join(block.code)).substitute(slots)
        if edits or a_class:
            check = Template("\n".join(block.calls)).substitute(slots)
            text = Template(wording.replace("\\n", "\n")).substitute(slots)
            if edits:
                before = Template("\n".join(block.shown)).substitute(slots)
                if "{c}" not in text and text.split(" ")[0] not in IMPERATIVES:
                    text = rng.choice(("{c}\n\n", "{c}\n\n", "")) + text
                    text += "" if "{c}" in text else "\n\n{c}"
                text = placed(rng, text, before) if "{c}" in text else quoted(rng, text, before)
            else:
                text = sloppy(rng, text, list(slots.values()))
            fact = next(line for line in code.split("\n") if line.startswith(("def ", "class ")))
            return [Turn(text, fence(code), (fact,), check)]
        head = [line for line in code.split("\n") if line.startswith("import ")]
        lines = [f"    {line}" for line in code.split("\n") if line not in head]
        signature = f"{slots['f']}({', '.join(slots[letter] for letter in block.params)})"
        code = "\n".join([*head, *([""] * 2 if head else []), f"def {signature}:", *lines])
        scope: dict[str, object] = {}
        exec(code, scope)
        tests, shown = [], ("", "", "")
        for call in block.calls:
            args, _, want = Template(call).substitute(slots).partition(" -> ")
            result = want or repr(eval(f"{slots['f']}({args})", scope))
            tests.append(f"assert {slots['f']}({args}) == {result}")
            shown = shown if shown[0] and rng.random() < 0.5 else (args, f"{slots['f']}({args})", result)
        text = Template(wording.replace("\\n", "\n")).substitute(
            slots, sig=signature, args=shown[0], ex=shown[1], out=shown[2]
        )
        return [Turn(sloppy(rng, text, list(slots.values())), fence(code), (f"def {signature}",), "\n".join(tests))]

    run.__name__ = "visitors_" + block.slots["C" if a_class else "f"][0].lower() + ("_edit" if edits else "")
    return run


def tasks_of(table: str) -> tuple[Callable[[Random], list[Turn]], ...]:
    """The tasks of a table."""
    return tuple(task(block) for block in blocks(table))


TABLE = r'''
= f=longest_word|longest|biggest_word|find_longest a=sentence|text|s|phrase
> return max($a.split(), key=len)
! 'the quick yellow fox' -> 'yellow'
! 'tea' -> 'tea'
- write a function that returns the longest word of a sentence
- Write a Python function $f that takes $a and gives back its longest word.
- I type in a sentence and want to know which word has the most letters. Call the function $f.
- $sig should pick the word with the most characters out of a text
- longest word in string, def $f($a)
- Which word of a sentence is the longest? Please write that as a function with the name $f.
- $ex must return $out, it looks for the longest word
- Given a sentence, find the longest word in it.

= f=is_leap|leap_year|is_leap_year|check_leap a=year|y|jahr|n
> return $a % 4 == 0 and ($a % 100 != 0 or $a % 400 == 0)
! 2024 -> True
! 1900 -> False
! 2000 -> True
- python function $f($a): is it a leap year?
- how do i check for leap years in python
- I would like a function $f which returns True when $a is a leap year and False if it is not.
- leap year checker as function $sig, remember 1900 was none and 2000 was one
- A year has 29 February days or not. Code $sig so that it answers with True or False whether it does.
- my calendar needs to know whether $a has 366 days, write $f for that

= f=reverse_words|turn_words|words_backwards a=text|s|sentence|line
> return ' '.join(reversed($a.split()))
! 'one two three' -> 'three two one'
! 'hi' -> 'hi'
- reverse the words of a string
- Write $sig. It puts the words of a text in the opposite order: 'one two three' becomes 'three two one'.
- Please write a function that turns round the order of the words, not the letters. Name it $f.
- last word first, first word last: python func $f($a)
- How can I get "three two one" from "one two three"? The function shall be called $f and take $a.
- i need to flip word order in a sentence, name $f
- Function $f with one argument, $a. It returns the same words from the last to the first.

= f=count_letters|letter_counts|how_often|tally_letters a=text|s|word|string
> counts = {}
> for char in $a:
>     counts[char] = counts.get(char, 0) + 1
> return counts
! 'banana' -> {'b': 1, 'a': 3, 'n': 2}
! '' -> {}
- count how often each letter comes
- Write a function $f that counts how many times each character appears in $a and returns a dict.
- $sig -> dictionary of letters and how often they occur
- for 'banana' I want {'b': 1, 'a': 3, 'n': 2}. Name of the function: $f
- letter frequency without Counter, def $sig
- How many times does every letter occur in a word? Please give me the result as a dictionary. The function is $f.
- Make $f($a). Keys are the characters, values are the counts.

= f=unique|without_doubles|remove_duplicates|dedupe a=items|values|lst|things
> result = []
> for item in $a:
>     if item not in result:
>         result.append(item)
> return result
! [3, 1, 3, 2, 1] -> [3, 1, 2]
! [] -> []
- remove duplicates but keep the order
- Write a function that takes a list and returns it without duplicates, in the same order. Call it $f.
- $sig: every item only once please, order stays
- my list has the same names twice and three times. how do i clean it with a function $f($a)?
- def $sig that drops repeated elements (the first one stays where it is)
- [3, 1, 3, 2, 1] -> [3, 1, 2], python function $f
- Each element should be kept just the first time it occurs in $a. Write $f.

= f=second_largest|second_biggest|runner_up|silver a=numbers|nums|values|scores
> return sorted(set($a))[-2]
! [4, 9, 7, 9] -> 7
! [1, 2] -> 1
- given a list of numbers return the second largest
- Write $sig, it returns the second highest number; equal numbers count once.
- who gets the silver medal? $f takes the list $a and returns the second best score, doubles ignored
- 2nd largest of a list in python, func name $f
- In [4, 9, 7, 9] the second largest is 7. Please write a function $f that finds it.
- I need the number just below the maximum of $a, so a function $f
- Create a function $f. Input: a list. Output: its second biggest value.

= f=to_clock|hours_minutes|as_time|h_mm a=minutes|mins|total|m
> return f'{$a // 60}:{$a % 60:02d}'
! 125 -> '2:05'
! 60 -> '1:00'
- convert minutes to h:mm
- Write a function $f that turns a number of minutes into hours and minutes, like 125 -> '2:05'.
- $sig returns a string such as '2:05' for 125
- i have minutes and want to show 1:30 for 90. python function $f please
- How do I format $a as h:mm? Name the function $f.
- Film lengths are given in minutes. Make $f($a) that writes them as hours:minutes with two digits for the minutes.
- minutes -> "h:mm" string, def $sig

= f=flatten|flat|unpack_lists|one_list a=lists|nested|rows|groups
> return [item for inner in $a for item in inner]
! [[1, 2], [3], []] -> [1, 2, 3]
! [] -> []
- flatten a list of lists
- Write $sig: a list of lists goes in, one single list comes out.
- [[1, 2], [3]] should become [1, 2, 3]. What is the function? Call it $f.
- merge all inner lists of $a into one, function $f
- I have several lists inside a list and would like to have all elements in one list. Could you write $f for me?
- python one level flatten func, name=$f arg=$a
- Please define $f($a), which puts the elements of all the sublists one after the other into a new list.

= f=make_dict|to_dict|pair_up|combine a=keys|names|first|left b=values|numbers|second|right
> return dict(zip($a, $b))
! ['a', 'b'], [1, 2] -> {'a': 1, 'b': 2}
! [], [] -> {}
- make a dictionary from two lists
- Write a function $f($a, $b) which returns a dictionary. The keys come from $a and the values from $b.
- two lists to dict, $sig
- How do I turn a list of names and a list of ages into one dictionary? function $f please
- I've got keys in one list and values in another. $sig should join them to a dict.
- def $sig: dict out of both lists, first with first, second with second
- Build a dict from $a and $b, call the function $f.

= f=double_all|times|scale|multiply_all a=numbers|nums|values|prices k=2|3|4|5|10|12
> return [n * $k for n in $a]
! [1, 5, 0]
! []
- Write a function $f that multiplies every number of a list by $k.
- $sig, each number times $k, gives a new list
- every value in $a should be $k times as big. name of function: $f
- python: multiply all list elements with $k
- I want a list in which all numbers are multiplied by $k. The function is called $f and takes $a.
- For $args I expect $out, so everything times $k. Please write $f.
- Take $a, multiply each entry by $k and return the list. def $f

= f=greet|hello|welcome|say_hi a=name|person|who|guest t=Hello|Good~morning|Welcome|Hi~there|Nice~to~see~you|Greetings|Ahoy
> return f'$t, {$a}!'
! 'Ada'
! 'Tom'
- Write a function $f that takes a $a and returns '$t, ' with the $a and an exclamation mark.
- $sig -> '$t, Ada!' when I call it with 'Ada'
- a function that says $t to a person, e.g. $t, Tom!
- greeting function: input $a, output "$t, <$a>!", call it $f
- I would like to greet my users with "$t, NAME!" - please write $f($a) that returns this text.
- python func $f, returns $t, then a comma, a space, the $a and !
- Could you write $sig for me? With 'Ada' it gives '$t, Ada!'.

= f=can_vote|is_adult|may_enter|old_enough a=age|years|a k=18|16|21|17|14|12
> return $a >= $k
! $k -> True
! 5 -> False
- Write a function $f($a) that returns True if the $a is $k or more.
- Someone may come in from $k years on. Write $sig.
- check if a person is at least $k years old, function $f
- $sig returns whether $a is $k or higher
- you have to be $k. i need a function called $f for that which tells True or False
- True for $k and above, False for everyone younger: def $f($a)
- We let people in when they are $k or older. What would the function $f look like, with $a as its argument?

= f=fizzbuzz|fizz|game_word a=n|number|num|i t=Fizz|Ping|Foo|Tick|Clap w=Buzz|Pong|Bar|Tock|Stamp
> if $a % 15 == 0:
>     return '$t$w'
> if $a % 3 == 0:
>     return '$t'
> if $a % 5 == 0:
>     return '$w'
> return str($a)
! 15
! 9
! 10
! 7 -> '7'
- Write $sig: '$t' for multiples of 3, '$w' for multiples of 5, '$t$w' for both, else the number as a string.
- fizzbuzz but with $t and $w. function $f($a), returns a string
- If $a is divisible by 3 return $t, by 5 return $w, by both return $t$w, otherwise the number as text. Name: $f
- a fizzbuzz function for one number
- The children's game: 3, 6, 9 become $t, 5, 10 become $w and 15 becomes $t$w. Code $f for a single number (strings).

= f=initials|short_name|first_letters a=name|full_name|person|text
> return ''.join(part[0].upper() for part in $a.split())
! 'ada lovelace' -> 'AL'
! 'Tom' -> 'T'
- get the initials of a name
- Write a function $f that returns the initials of $a in capitals, 'ada lovelace' gives 'AL'.
- initials: $ex -> $out
- first letter of every word as capitals, joined. $sig
- I want AL from ada lovelace. Can you code it as $f($a)?
- initials from full name python, name it $f
- Take a name of several words and give back only the first letters, big. The function is to be called $f.

= f=is_palindrome|palindrome|same_backwards|mirror_word a=word|text|s|string
> return $a == $a[::-1]
! 'level' -> True
! 'house' -> False
! '' -> True
- check whether a word is a palindrome
- Write $sig. It returns True for words like 'level' that read the same from behind.
- is 'anna' the same backwards? make me a function $f that can tell
- def $sig palindrome test
- Please write a function $f which compares $a with its reverse and returns True or False.
- A word that is equal to its mirror image is a palindrome. I need $f($a) to find them.
- palindrom function python, called $f

= f=average|mean|avg|mean_value a=numbers|nums|values|marks
> if not $a:
>     return 0
> return sum($a) / len($a)
! [1, 2, 6] -> 3.0
! [] -> 0
- average of a list, and 0 if the list is empty
- Write a function $f that returns the mean of $a. For an empty list it returns 0.
- $sig, average, but no crash with [] (return 0 then)
- my marks are in a list and i want the average. with no marks it should be 0. call it $f
- Compute the arithmetic mean of a list of numbers; empty list gives 0. Function name $f, parameter $a.
- Please code $f($a): add up everything, divide by how many there are, and return 0 when there is nothing.

= f=countdown|count_down|launch a=n|start|top|number w=Go!|Lift~off!|Start!|Boom!|Liftoff|Now!
> return [*range($a, 0, -1), '$w']
! 3
! 1
- Write a function $f that counts down from $a to 1 in a list and ends with '$w'.
- $sig -> for 3: [3, 2, 1, '$w']
- countdown list in python, last element is the string '$w', name $f
- rocket start: from $a down to 1 and then '$w', all in one list. please write $f
- I need [5, 4, 3, 2, 1, '$w'] when I call my function with 5. It is called $f.
- Return a list that begins with $a, goes down to 1 and has '$w' at its end. Function: $f

= f=mask|hide|censor|cover a=text|card|s|number k=2|3|4|5
> return '*' * (len($a) - $k) + $a[-$k:]
! 'secret99'
! '1234567890'
- Write $sig: all characters become * except the last $k.
- hide everything but the last $k characters of a string with stars, function $f
- Credit card: show only the last $k digits, * for the others. def $f($a)
- a function called $f that replaces all but $k characters at the end by asterisks
- I don't want to show the whole number. Stars for the front part, the last $k signs stay. Name $f, argument $a.
- mask a string, keep last $k visible

= f=shipping|delivery_cost|postage|fee_for a=total|amount|price|order k=50|40|30|100|75 m=5|4|6|8|3
> return 0 if $a >= $k else $m
! $k -> 0
! 10 -> $m
- Shipping is free from $k euros on, otherwise it costs $m. Write a function $f that takes the $a.
- $sig: returns 0 if $a is $k or more, else $m
- delivery fee: $m, but nothing when you buy for $k or more. python function $f please
- Our shop charges $m for postage unless the order reaches $k. Please write $f($a) to get the fee.
- orders of at least $k go out free, smaller ones cost $m to send - make that a function named $f
- def $f($a), gives the price of delivery ($m, or 0 from $k up)
'''

TASKS = tasks_of(TABLE)
