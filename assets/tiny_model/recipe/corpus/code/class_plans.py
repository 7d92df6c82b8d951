"""The kinds of small classes whose class, method and attribute names are drawn anew each time."""

from __future__ import annotations

from dataclasses import dataclass


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
