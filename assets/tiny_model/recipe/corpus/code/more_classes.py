"""Small classes whose class, method and attribute names the request gives: they must be copied, whatever they are."""

# ruff: noqa: SIM905
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from corpus.base import Turn, join, upper
from corpus.code.family import fence
from corpus.code.fields import THINGS
from corpus.code.more_functions import NOUNS, RESERVED
from corpus.values import syllables


@dataclass(frozen=True)
class Way:
    """A method: its slot with its parameters, what it does, its lines ("; " between them), and a test on a fresh object x."""

    head: str
    says: str
    lines: str
    check: str


@dataclass(frozen=True)
class Plan:
    """A kind of class. ``slots`` are "letter=name name", drawn anew each time; ``given`` are parameters of the constructor."""

    names: str
    about: str
    slots: str
    given: str
    starts: str
    """Attributes that no parameter gives, as in "b=0; i=[]"."""
    made: str
    """The arguments of the object that is tested."""
    ways: tuple[Way, ...]


PLANS = (
    Plan("Account Wallet Purse BankAccount MoneyBox", "a bank account;an account with money",
        "o=owner name holder person b=balance money funds saldo "
         "d=deposit pay_in put add w=withdraw take pay_out spend s=show status text x=amount sum value n", "o", "b=0",
         "'Ann'", (
        Way("d(x)", "adds $x to $b;increases $b by $x", "self.$b += $x", "x.$d(5); assert x.$b == 5"),
        Way("w(x)", "subtracts $x from $b;takes $x away from $b", "self.$b -= $x", "x.$w(2); assert x.$b == -2"),
        Way("s()", "returns $o, a colon, a space and $b as a string", "return f'{self.$o}: {self.$b}'",
            "assert x.$s() == 'Ann: 0'"),
    )),
    Plan("Cart Basket ShoppingCart Bill Order", "a shopping cart;a bill of prices",
        "p=prices costs amounts entries d=add put insert t=total sum_up to_pay "
         "c=count size how_many x=price cost amount value", "", "p=[]", "", (
        Way("d(x)", "appends $x to $p;puts $x into the list $p", "self.$p.append($x)", "x.$d(4); assert x.$p == [4]"),
        Way("t()", "returns the sum of $p;adds up $p", "return sum(self.$p)", "x.$p = [1, 2]; assert x.$t() == 3"),
        Way("c()", "returns how many $p there are;returns the length of $p", "return len(self.$p)",
            "x.$p = [7, 2]; assert x.$c() == 2"),
    )),
    Plan("Stack Pile Tower Heap Column", "a stack;a pile of things",
        "i=items data things elements pile p=push put add place o=pop take remove lift "
         "t=top peek look e=is_empty empty nothing_left x=item thing value element", "", "i=[]", "", (
        Way("p(x)", "appends $x to $i;puts $x on top of $i", "self.$i.append($x)", "x.$p(4); assert x.$i == [4]"),
        Way("o()", "removes the last of $i and returns it;takes the last item off $i and returns it",
            "return self.$i.pop()", "x.$i = [1, 2]; assert x.$o() == 2; assert x.$i == [1]"),
        Way("t()", "returns the last of $i without removing it", "return self.$i[-1]",
            "x.$i = [1, 2]; assert x.$t() == 2; assert x.$i == [1, 2]"),
        Way("e()", "returns True if $i has no items;tells whether $i is empty", "return len(self.$i) == 0",
            "assert x.$e(); x.$i = [1]; assert not x.$e()"),
    )),
    Plan("Queue Line WaitingRoom Checkout Lineup", "a queue;a line of people who wait",
        "i=people items waiting guests customers j=join enter arrive add "
         "n=next serve call_next leave l=length size count f=first who_is_first front x=person guest name one", "", "i=[]",
         "", (
        Way("j(x)", "appends $x to $i;puts $x at the end of $i", "self.$i.append($x)", "x.$j('Bo'); assert x.$i == ['Bo']"),
        Way("n()", "removes the first of $i and returns it", "return self.$i.pop(0)",
            "x.$i = [1, 2]; assert x.$n() == 1; assert x.$i == [2]"),
        Way("l()", "returns the length of $i;returns how many are in $i", "return len(self.$i)",
            "x.$i = [1, 2]; assert x.$l() == 2"),
        Way("f()", "returns the first of $i;gives the first of $i", "return self.$i[0]", "x.$i = [1, 2]; assert x.$f() == 1"),
    )),
    Plan("Counter Clicker Tally Odometer Steps", "a counter;something that counts",
        "c=count value number clicks total u=up click add_one tick d=down back minus_one "
         "r=reset clear restart b=add_many add increase x=n amount by steps", "", "c=0", "", (
        Way("u()", "adds 1 to $c;makes $c one larger", "self.$c += 1", "x.$u(); assert x.$c == 1"),
        Way("d()", "subtracts 1 from $c;makes $c one smaller", "self.$c -= 1", "x.$d(); assert x.$c == -1"),
        Way("r()", "sets $c to 0;puts $c back to 0", "self.$c = 0", "x.$c = 8; x.$r(); assert x.$c == 0"),
        Way("b(x)", "adds $x to $c", "self.$c += $x", "x.$b(3); assert x.$c == 3"),
    )),
    Plan("Person Member Friend Citizen Human", "a person;somebody with a name and an age",
        "n=name first_name nickname a=age years b=birthday grow_older have_birthday "
         "i=introduce present say_who u=is_adult grown_up of_age", "n a", "", "'Ann', 17", (
        Way("b()", "adds 1 to $a;makes $a one higher", "self.$a += 1", "x.$b(); assert x.$a == 18"),
        Way("i()", "returns 'I am ' and $n;returns 'I am ' followed by $n", "return 'I am ' + self.$n",
            "assert x.$i() == 'I am Ann'"),
        Way("u()", "returns True if $a is at least 18;checks if $a is 18 or more", "return self.$a >= 18",
            "assert not x.$u()"),
    )),
    Plan("Timer Countdown EggTimer Stopwatch Alarm", "a timer that counts down;a countdown",
        "s=seconds time_left remaining left t=tick step pass_second "
         "d=is_done finished over e=extend add_time more x=extra n seconds_more plus", "s", "", "2", (
        Way("t()", "takes 1 away from $s;lowers $s by 1", "self.$s -= 1", "x.$t(); assert x.$s == 1"),
        Way("d()", "returns True if $s is 0 or less;tells whether $s is at most 0", "return self.$s <= 0",
            "assert not x.$d(); x.$s = 0; assert x.$d()"),
        Way("e(x)", "adds $x to $s", "self.$s += $x", "x.$e(5); assert x.$s == 7"),
    )),
    Plan("Ticket Pass Voucher Coupon EntryCard", "a ticket;a ticket that can be used once",
        "e=event title show film p=price cost u=used spent done m=use redeem stamp "
         "v=is_valid valid can_use r=reduce lower discount x=amount less by", "e p", "u=False", "'Jazz', 20", (
        Way("m()", "sets $u to True;makes $u True", "self.$u = True", "x.$m(); assert x.$u is True"),
        Way("v()", "returns True as long as $u is False;returns not $u", "return not self.$u",
            "assert x.$v(); x.$u = True; assert not x.$v()"),
        Way("r(x)", "subtracts $x from $p;lowers $p by $x", "self.$p -= $x", "x.$r(5); assert x.$p == 15"),
    )),
    Plan("Lamp Light Bulb Torch Switch", "a lamp;a lamp that is on or off",
        "o=is_on on lit glowing n=turn_on switch_on start f=turn_off switch_off stop t=toggle press flip "
         "s=state show status", "", "o=False", "", (
        Way("n()", "sets $o to True", "self.$o = True", "x.$n(); assert x.$o is True"),
        Way("f()", "sets $o to False", "self.$o = False", "x.$o = True; x.$f(); assert x.$o is False"),
        Way("t()", "turns $o into its opposite;changes $o from False to True or back", "self.$o = not self.$o",
            "x.$t(); assert x.$o is True"),
        Way("s()", "returns 'on' if $o is True, otherwise 'off'", "return 'on' if self.$o else 'off'",
            "assert x.$s() == 'off'"),
    )),
    Plan("Box Crate Rectangle Field Carpet", "a rectangle;something with a width and a height",
        "w=width length side_a h=height depth side_b a=area surface size "
         "p=perimeter border around q=is_square square same_sides s=scale enlarge stretch x=factor k times", "w h", "",
         "3, 4", (
        Way("a()", "returns $w times $h;multiplies $w and $h", "return self.$w * self.$h", "assert x.$a() == 12"),
        Way("p()", "returns twice the sum of $w and $h", "return 2 * (self.$w + self.$h)", "assert x.$p() == 14"),
        Way("q()", "returns True if $w and $h are equal;checks if $w equals $h", "return self.$w == self.$h",
            "assert not x.$q()"),
        Way("s(x)", "multiplies $w and $h by $x", "self.$w *= $x; self.$h *= $x", "x.$s(2); assert (x.$w, x.$h) == (6, 8)"),
    )),
    Plan("Store Shop Warehouse Pantry Shelf", "a warehouse;a shop with a stock",
        "s=stock goods store_items inventory a=add deliver put r=remove sell take_out "
         "g=amount_of how_many get k=kinds names listed x=item product name y=count number quantity", "", "s={}", "", (
        Way("a(x, y)", "adds $y to the entry of $x in $s;raises the number of $x in $s by $y",
            "self.$s[$x] = self.$s.get($x, 0) + $y", "x.$a('tea', 3); assert x.$s == {'tea': 3}"),
        Way("r(x)", "deletes $x from $s;removes the entry $x from $s", "del self.$s[$x]",
            "x.$s = {'tea': 1}; x.$r('tea'); assert x.$s == {}"),
        Way("g(x)", "returns the number of $x in $s, or 0;returns $s[$x], and 0 if it is missing",
            "return self.$s.get($x, 0)", "assert x.$g('tea') == 0"),
        Way("k()", "returns the sorted keys of $s", "return sorted(self.$s)",
            "x.$s = {'b': 1, 'a': 2}; assert x.$k() == ['a', 'b']"),
    )),
    Plan("Tank Bottle Barrel Bucket Jug", "a tank;something that holds water",
        "l=level litres filled content c=capacity volume room maximum f=fill pour_in add "
         "d=drain pour_out use u=is_full full no_room r=space free_space rest x=amount n more litres_more", "c", "l=0", "10", (
        Way("f(x)", "adds $x to $l, but never goes above $c;raises $l by $x up to at most $c",
            "self.$l = min(self.$l + $x, self.$c)", "x.$f(4); assert x.$l == 4; x.$f(9); assert x.$l == 10"),
        Way("d(x)", "takes $x away from $l, but never goes below 0", "self.$l = max(self.$l - $x, 0)",
            "x.$l = 5; x.$d(3); assert x.$l == 2; x.$d(9); assert x.$l == 0"),
        Way("u()", "returns True if $l equals $c", "return self.$l == self.$c", "assert not x.$u(); x.$l = 10; assert x.$u()"),
        Way("r()", "returns $c minus $l", "return self.$c - self.$l", "assert x.$r() == 10"),
    )),
    Plan("Notebook Diary Journal Log TaskList", "a notebook;a list of notes",
        "n=notes entries lines pages w=write add note_down e=erase remove_last undo s=search find matching "
         "a=as_text show read x=text note line p=word part wanted", "", "n=[]", "", (
        Way("w(x)", "appends $x to $n", "self.$n.append($x)", "x.$w('hi'); assert x.$n == ['hi']"),
        Way("e()", "removes the last of $n;deletes the last one of $n", "self.$n.pop()",
            "x.$n = ['a', 'b']; x.$e(); assert x.$n == ['a']"),
        Way("s(p)", "returns all $n that contain $p;returns a list of those $n with $p in them",
            "return [one for one in self.$n if $p in one]", "x.$n = ['ab', 'cd']; assert x.$s('a') == ['ab']"),
        Way("a()", "returns all $n joined with line breaks", "return '\\n'.join(self.$n)",
            "x.$n = ['a', 'b']; assert x.$a() == 'a\\nb'"),
    )),
    Plan("Game Match Scoreboard Contest Duel", "a game with two teams;the score of a match",
        "h=home red left team_one a=away blue right team_two "
         "g=home_goal red_point left_scores k=away_goal blue_point right_scores s=score result show l=leader winner ahead",
         "", "h=0; a=0", "", (
        Way("g()", "adds 1 to $h", "self.$h += 1", "x.$g(); assert (x.$h, x.$a) == (1, 0)"),
        Way("k()", "adds 1 to $a", "self.$a += 1", "x.$k(); assert (x.$h, x.$a) == (0, 1)"),
        Way("s()", "returns $h and $a with a colon between them", "return f'{self.$h}:{self.$a}'",
            "x.$h = 2; assert x.$s() == '2:0'"),
        Way("l()", "returns the larger of $h and $a", "return max(self.$h, self.$a)", "x.$a = 3; assert x.$l() == 3"),
    )),
    Plan("Car Bus Bike Scooter Train", "a car;a vehicle with a speed",
        "b=brand model label s=speed pace velocity a=accelerate faster speed_up k=brake slower slow_down "
         "t=stop halt stand m=is_moving moving drives x=amount by kmh", "b", "s=0", "'Volta'", (
        Way("a(x)", "adds $x to $s;raises $s by $x", "self.$s += $x", "x.$a(30); assert x.$s == 30"),
        Way("k(x)", "subtracts $x from $s, but not below 0", "self.$s = max(0, self.$s - $x)",
            "x.$s = 9; x.$k(4); assert x.$s == 5; x.$k(9); assert x.$s == 0"),
        Way("t()", "sets $s to 0", "self.$s = 0", "x.$s = 9; x.$t(); assert x.$s == 0"),
        Way("m()", "returns True if $s is greater than 0", "return self.$s > 0", "assert not x.$m(); x.$s = 1; assert x.$m()"),
    )),
    Plan("Pet Dog Cat Robot Dragon", "a pet;an animal that gets hungry",
        "n=name nickname called h=hunger energy appetite f=feed eat give_food p=play run walk y=is_hungry hungry "
        "needs_food "
         "s=speak sound call", "n", "h=5", "'Rex'", (
        Way("f()", "lowers $h by 1;takes 1 from $h", "self.$h -= 1", "x.$f(); assert x.$h == 4"),
        Way("p()", "raises $h by 2;adds 2 to $h", "self.$h += 2", "x.$p(); assert x.$h == 7"),
        Way("y()", "returns True if $h is above 5", "return self.$h > 5", "assert not x.$y(); x.$h = 6; assert x.$y()"),
        Way("s()", "returns $n followed by an exclamation mark", "return self.$n + '!'", "assert x.$s() == 'Rex!'"),
    )),
    Plan("Course Team Club Choir Party", "a club with members;a course with people in it",
        "t=title name label m=members people students players j=join enrol add l=leave remove drop_out "
         "c=count size number h=has includes is_member x=person who name_of", "t", "m=[]", "'Chess'", (
        Way("j(x)", "appends $x to $m if $x is not in it yet", "if $x not in self.$m:; ~self.$m.append($x)",
            "x.$j('Bo'); x.$j('Bo'); assert x.$m == ['Bo']"),
        Way("l(x)", "removes $x from $m", "self.$m.remove($x)", "x.$m = ['Bo']; x.$l('Bo'); assert x.$m == []"),
        Way("c()", "returns how many $m there are;returns the length of $m", "return len(self.$m)", "assert x.$c() == 0"),
        Way("h(x)", "returns True if $x is in $m;checks whether $x is in $m", "return $x in self.$m", "assert not x.$h('Bo')"),
    )),
    Plan("Thermometer Sensor Scale Meter Gauge", "a sensor;a thermometer that keeps its readings",
        "v=values readings measured data a=add record measure m=average mean middle_value "
         "h=highest maximum peak l=latest last_value newest x=value reading degrees", "", "v=[]", "", (
        Way("a(x)", "appends $x to $v", "self.$v.append($x)", "x.$a(4); assert x.$v == [4]"),
        Way("m()", "returns the mean of $v;returns the sum of $v divided by their number",
            "return sum(self.$v) / len(self.$v)", "x.$v = [1, 3]; assert x.$m() == 2"),
        Way("h()", "returns the largest of $v;finds the maximum of $v", "return max(self.$v)",
            "x.$v = [1, 3]; assert x.$h() == 3"),
        Way("l()", "returns the last of $v", "return self.$v[-1]", "x.$v = [1, 3]; assert x.$l() == 3"),
    )),
    Plan("Book Magazine Comic Novel Manual", "a book that is read;a book with a page to read next",
        "t=title name heading p=pages length total_pages c=page current position r=read turn go_on "
         "l=left remaining pages_left d=is_finished finished read_through x=n count number", "t p", "c=0", "'Emma', 90", (
        Way("r(x)", "adds $x to $c;moves $c on by $x", "self.$c += $x", "x.$r(8); assert x.$c == 8"),
        Way("l()", "returns $p minus $c", "return self.$p - self.$c", "x.$c = 30; assert x.$l() == 60"),
        Way("d()", "returns True if $c is at least $p", "return self.$c >= self.$p",
            "assert not x.$d(); x.$c = 90; assert x.$d()"),
    )),
    Plan("Player Hero Knight Wizard Pirate", "a player in a game;a hero with lives",
        "n=name title nickname h=health lives hearts s=score points gold w=hit get_hit hurt e=earn win collect "
         "a=is_alive alive still_plays x=amount damage value y=n more reward", "n", "h=3; s=0", "'Kim'", (
        Way("w(x)", "subtracts $x from $h;lowers $h by $x", "self.$h -= $x", "x.$w(1); assert x.$h == 2"),
        Way("e(y)", "adds $y to $s", "self.$s += $y", "x.$e(7); assert x.$s == 7"),
        Way("a()", "returns True if $h is greater than 0", "return self.$h > 0", "assert x.$a(); x.$h = 0; assert not x.$a()"),
    )),
    Plan("Converter Currency Rate Exchange Changer", "a money changer;a converter with a rate",
        "r=rate factor course t=convert change forward b=back convert_back reverse "
         "u=set_rate update new_rate x=amount money value y=number rate_now new", "r", "", "2", (
        Way("t(x)", "returns $x times $r;multiplies $x by $r", "return $x * self.$r", "assert x.$t(5) == 10"),
        Way("b(x)", "returns $x divided by $r", "return $x / self.$r", "assert x.$b(5) == 2.5"),
        Way("u(y)", "sets $r to $y;gives $r the value $y", "self.$r = $y", "x.$u(4); assert x.$r == 4"),
    )),
    Plan("Dictionary Glossary PhoneBook Contacts Codes", "a phone book;a table of words",
        "e=entries words numbers table a=add store save f=find look_up get_entry "
         "h=has knows contains l=size length how_many x=key word name y=value meaning number", "", "e={}", "", (
        Way("a(x, y)", "stores $y under $x in $e;sets $e[$x] to $y", "self.$e[$x] = $y",
            "x.$a('a', 1); assert x.$e == {'a': 1}"),
        Way("f(x)", "returns the entry for $x in $e, or None", "return self.$e.get($x)",
            "assert x.$f('a') is None; x.$e = {'a': 4}; assert x.$f('a') == 4"),
        Way("h(x)", "returns True if $x is a key of $e;checks if $x is in $e", "return $x in self.$e", "assert not x.$h('a')"),
        Way("l()", "returns how many entries $e has;returns the length of $e", "return len(self.$e)", "assert x.$l() == 0"),
    )),
)  # fmt: skip
ONE = (
    "Write a class {n} {with}.", "Write a Python class {n} {with}.", "I need a class called {n} {with}.", "class {n} {with}",
    "Create a class named {n} {with}.", "Please write {n}, a class {with}.",
    "Write a class for {about}. Call it {n}. It is a class {with}.",
    "Can you write a class `{n}` {with}?", "python class `{n}` {with}", "Make a Python class {with}. Its name is {n}.",
    "Give me a class {with}. Name it {n}.", "A class {n} for {about}, {with}, please.", "code the class {n} {with}",
    "I want to model {about}. Write a class {n} {with}.", "The class should be called {n}: one {with}.",
    "Implement {n}, {about}, as a class {with}.",
    "How do I write a class {n} {with}?", "Define a class {n} for {about} {with}.", "need class {n} {with}",
    "My class {n} is missing. Write it {with}.",
)  # fmt: skip
LISTED = (
    "Write a class {n} for {about}.\n{list}", "Class {n}:\n{list}", "Please write the class {n}:\n\n{list}",
    "I need a Python class named {n}:\n{list}",
    "class {n}\n{list}", "Create `{n}`, a class for {about}:\n\n{list}", "{about0} as a class, named {n}:\n{list}",
    "Can you code this class?\n\nName: {n}\n{list}",
)  # fmt: skip
SAID = (
    "Write a class {n}. {fields}. {methods}.", "Please write a class {n} for {about}. {fields}. {methods}.",
    "The class {n} is {about}. {fields}. {methods}. Write it.",
    "{n} is a class. {fields}. {methods}. Write the code.", "I need {n}, a class for {about}. {fields}, and {methods0}.",
    "class {n}: {fields0}; {methods0}",
)  # fmt: skip
PREFIX = "My Simple Small New Big Fast Test Toy Base Smart Plain Tiny Blue Old Main".split()


def class_name(rng: Random, names: list[str]) -> str:
    """A name for a class: a usual one, one close to it, or one that nobody has."""
    roll, name = rng.random(), rng.choice(names)
    noun = rng.choice(NOUNS).capitalize()
    if roll < 0.25:
        return name
    if roll < 0.5:
        return rng.choice((rng.choice(PREFIX) + name, name + noun, noun + name, name + "2", name + "Item",
            name + syllables(rng, 1, 2)))
    if roll < 0.7:
        return rng.choice((noun, noun + rng.choice(NOUNS).capitalize(), rng.choice(list(THINGS)) + noun))
    return syllables(rng, 2, 3) if roll < 0.9 else rng.choice(list(THINGS))


def naming(rng: Random, plan: Plan) -> dict[str, str]:
    """A name for each slot of a plan: mostly one that fits, sometimes any or an invented one."""
    out: dict[str, str] = {}
    for group in re.findall(r"(\w)=(.*?)(?= \w=|$)", plan.slots):
        letter, words = group[0], [word for word in group[1].split() if word not in out.values()]
        roll = rng.random()
        name = rng.choice(words)
        if roll < 0.12:
            name = syllables(rng, 1, 2).lower()
        elif roll < 0.2:
            name = f"{rng.choice(words)}_{rng.choice(NOUNS)}"
        elif roll < 0.26:
            name = rng.choice(NOUNS)
        out[letter] = name if name not in (*out.values(), *RESERVED, "one", "self") else words[0]
    return out


def filled(text: str, slots: dict[str, str]) -> str:
    return re.sub(r"\$(\w)", lambda found: slots[found.group(1)], text)


def method(way: Way, slots: dict[str, str]) -> tuple[str, str]:
    """How a method is called, as in "add(n)", and its source."""
    head, inside = way.head.rstrip(")").split("(")
    params = [slots[letter] for letter in inside.split(", ")] if inside else []
    lines = "".join(f"\n        {line.replace('~', '    ')}" for line in filled(way.lines, slots).split("; "))
    return f"{slots[head]}({', '.join(params)})", f"    def {slots[head]}({', '.join(('self', *params))}):{lines}"


def source(name: str, given: list[str], starts: list[tuple[str, str]], methods: list[str]) -> str:
    lines = [f"class {name}:", f"    def __init__({', '.join(('self', *given))}):"]
    lines += [*(f"        self.{one} = {one}" for one in given), *(f"        self.{one} = {first}" for one, first in starts)]
    return "\n".join(lines) + "".join(f"\n\n{text}" for text in methods)


def told_start(rng: Random, field: str, first: str) -> str:
    first = {"[]": "an empty list", "{}": "an empty dictionary"}.get(first, first)
    return rng.choice((f"an attribute {field} that is {first} at first", f"the attribute {field}, at first {first}",
        f"an attribute {field}, which is {first} in the beginning"))


def told_given(rng: Random, field: str) -> str:
    return rng.choice((f"the attribute {field}", f"a parameter {field}", f"an attribute {field} given to the constructor"))


def tests(name: str, plan: Plan, ways: list[Way], slots: dict[str, str]) -> str:
    parts = []
    for way in ways:
        parts += [f"x = {name}({plan.made})", *filled(way.check, slots).split("; ")]
    return "\n".join(parts)


def request(rng: Random, plan: Plan, name: str, calls: list[str], ways: list[Way], slots: dict[str, str]) -> str:
    """The request: in one sentence, as a list or in several sentences."""
    given = [slots[letter] for letter in plan.given.split()]
    starts = [(slots[part[0]], part[2:]) for part in plan.starts.split("; ") if part]
    about = rng.choice(plan.about.split(";"))
    does = [filled(rng.choice(way.says.split(";")), slots) for way in ways]
    roll = rng.random()
    if roll < 0.45:
        parts = [*(told_given(rng, field) for field in given), *(told_start(rng, *start) for start in starts)]
        parts += [rng.choice((f"a method {call} that {done}", f"the method {call}: it {done}",
            f"{call}, which {done}")) for call, done in zip(calls, does, strict=True)]
        text = rng.choice(ONE).replace("{with}", "with " + join(parts))
    elif roll < 0.75:
        mark = rng.choice(("- ", "- ", "* ", "", "  "))
        lines = [f"attribute {field}" + rng.choice(("", " (given)", ", a parameter of the constructor")) for field in given]
        lines += [rng.choice((f"attribute {field}, at first {first}", f"{field} = {first}",
            f"{field} starts as {first}")) for field, first in starts]
        if rng.random() < 0.4 and given:
            lines[: len(given)] = [f"__init__({', '.join(('self', *given))})"]
        sign = rng.choice((": ", " - ", ": it ", " "))
        lines += [f"{call}{sign}{done}" for call, done in zip(calls, does, strict=True)]
        text = rng.choice(LISTED).replace("{list}", "\n".join(mark + line for line in lines))
    else:
        told = [rng.choice((f"its constructor takes {join(given)}", f"it is made with {join(given)}",
            f"it has {join(given)} as parameters"))] if given else []
        told += [rng.choice((f"{field} starts as {first}", f"at first {field} is {first}",
            f"it has {field} = {first}")) for field, first in starts]
        says = join([rng.choice((f"{call} {done}", f"the method {call} {done}")) for call, done in zip(calls, does,
            strict=True)])
        text = rng.choice(SAID).replace("{fields0}", join(told)).replace("{fields}", upper(join(told)))
        text = text.replace("{methods0}", says).replace("{methods}", says if says.startswith(calls[0]) else upper(says))
    return text.replace("{about0}", upper(about)).replace("{about}", about).replace("{n}", name)


ADD = (
    "Add a method {call} that {does}.", "Now add {call}: it {does}.", "It also needs {call}, which {does}.",
    "and a method {call} that {does}",
    "Give it one more method, {call}, that {does}.", "Please add the method {call}. It {does}.",
)  # fmt: skip
RENAME = ("Call the class {n} instead.", "Rename the class to {n}.", "The class should be named {n}.", "name it {n} please",
    "Now with the name {n}.")


def task(plan: Plan) -> Callable[[Random], list[Turn]]:
    """The class with two or three of its methods, sometimes with one more or another name afterwards."""

    def run(rng: Random) -> list[Turn]:
        slots, name = naming(rng, plan), class_name(rng, plan.names.split())
        ways = rng.sample(plan.ways, rng.choice((1, 2, 2, 3)))
        calls, codes = ([list(part) for part in zip(*(method(way, slots) for way in ways), strict=True)])
        given = [slots[letter] for letter in plan.given.split()]
        starts = [(slots[part[0]], part[2:]) for part in plan.starts.split("; ") if part]
        code = source(name, given, starts, codes)
        text = request(rng, plan, name, calls, ways, slots)
        turns = [Turn(text, fence(code), (f"class {name}:",), tests(name, plan, ways, slots))]
        left = [way for way in plan.ways if way not in ways]
        roll = rng.random()
        if roll < 0.12 and left:
            way = rng.choice(left)
            call, more = method(way, slots)
            ask = rng.choice(ADD).replace("{call}", call).replace("{does}", filled(rng.choice(way.says.split(";")), slots))
            turns.append(Turn(ask, fence(f"{code}\n\n{more}"), (f"class {name}:",), tests(name, plan, [*ways, way], slots)))
        elif roll < 0.18:
            new = class_name(rng, plan.names.split())
            if new != name and new not in code:
                after = code.replace(f"class {name}:", f"class {new}:")
                turns.append(Turn(rng.choice(RENAME).replace("{n}", new), fence(after), (f"class {new}:",), tests(new, plan,
                    ways, slots)))
        return turns

    run.__name__ = "more_" + plan.names.split()[0].lower()
    return run


TASKS = tuple(task(plan) for plan in PLANS)
