"""Further classes as visitors ask for them, each in its own words; the form of the table is told in ``visitors``."""

from __future__ import annotations

from corpus.code.visitors import tasks_of

TABLE = r'''
= C=Cat|Kitten|Tiger|Parrot|Cow g=sound|meow|cry|call p=name|title|nick t=meow|purr|hiss|moo|squawk k=2|3|4|5
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>
>     def $g(self):
>         return ' '.join(['$t'] * $k)
! x = $C('Tia')
! assert x.$p == 'Tia' and x.$g() == ' '.join(['$t'] * $k)
- Write a class $C with a $p and a method $g() that returns '$t' $k times, with spaces between.
- class $C, attribute $p, $g() gives "$t" $k times separated by blanks
- My animal says $t $k times in a row. Please make a class $C with $p in the constructor and $g() returning that as one
+ string with spaces.
- python: $C($p), method $g -> $k times the word $t, joined by a space
- I need $C. Its $p is stored. Its method $g returns the word $t, repeated $k times, one space between the words.

= C=Circle|Disc|Wheel|Plate|Pizza p=radius|r|size g=area|surface|get_area h=circumference|around|outline
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>
>     def $g(self):
>         return 3.14159 * self.$p ** 2
>
>     def $h(self):
>         return 2 * 3.14159 * self.$p
! x = $C(2)
! assert round(x.$g(), 2) == 12.57 and round(x.$h(), 2) == 12.57
- Write a class $C with a $p, a method $g() for the area and $h() for the circumference. Use 3.14159 for pi.
- class $C($p): $g = pi r squared, $h = 2 pi r, take pi as 3.14159
- circle class without imports (pi = 3.14159), name $C, attribute $p, methods $g and $h for area and circumference
- Geometry homework: $C has a $p. $g() gives its area, $h() the way round. Let pi be 3.14159.
- Please code a class named $C for circles; $p comes in through the constructor; $g returns the area and $h the
+ circumference, with 3.14159 as pi.

= C=TodoList|Todo|Tasks|Chores|Plan g=add|new|put|plan h=done|finish|tick|remove i=open_tasks|left|remaining|to_do
> class $C:
>     def __init__(self):
>         self.tasks = []
>
>     def $g(self, task):
>         self.tasks.append(task)
>
>     def $h(self, task):
>         self.tasks.remove(task)
>
>     def $i(self):
>         return len(self.tasks)
! x = $C()
! x.$g('wash')
! x.$g('cook')
! x.$h('wash')
! assert x.tasks == ['cook'] and x.$i() == 1
- Write a class $C with a list tasks. $g(task) adds one, $h(task) removes it, $i() returns how many there are.
- todo list class called $C: tasks = [], $g(task), $h(task) to take it off, $i() -> number of tasks
- I forget everything. Make me a class $C that keeps tasks in a list; $g(task) writes one down, $h(task) strikes it out and
+ $i() says how many are left.
- class $C in python, methods $g / $h / $i: append a task, remove a task, count the tasks (attribute tasks)
- Please implement $C: an empty list tasks at the start, then $g and $h with a task as argument, and $i for the length of
+ the list.

= C=Library|Shelf|Bookcase|Collection g=add|put|bring h=has|contains|is_there|owns i=count|size|how_many
> class $C:
>     def __init__(self):
>         self.books = []
>
>     def $g(self, title):
>         self.books.append(title)
>
>     def $h(self, title):
>         return title in self.books
>
>     def $i(self):
>         return len(self.books)
! x = $C()
! x.$g('Emma')
! assert x.$h('Emma') and not x.$h('Dune') and x.$i() == 1
- Write a class $C that holds books: $g(title) appends a title, $h(title) tells whether it is there, $i() how many there are.
- class $C, books = [] at first; $g(title), $h(title) -> True/False, $i() -> number of books
- I have many books. A class $C should help: with $g(title) I enter one, with $h(title) I see if I own it, and with $i() I
+ count them. The list is called books.
- library class python: name $C, methods $g (title in), $h (is title in it?), $i (len)
- Could you program $C with an attribute books, a list? $g(title) puts a title into it; $h(title) looks whether it is in it;
+ $i() gives its length.

= C=PhoneBook|Contacts|AddressBook|Numbers g=add|save|enter|store h=find|number_of|look_up|search
+ w=unknown|not~found|no~number|nobody|?
> class $C:
>     def __init__(self):
>         self.numbers = {}
>
>     def $g(self, name, number):
>         self.numbers[name] = number
>
>     def $h(self, name):
>         return self.numbers.get(name, '$w')
! x = $C()
! x.$g('Ann', '123')
! assert x.$h('Ann') == '123' and x.$h('Bo') == '$w'
- Write a class $C with a dictionary numbers. $g(name, number) stores a number, $h(name) returns it, or '$w' if the name is
+ not there.
- phone book as class $C: $g(name, number), $h(name) -> number or "$w". use a dict named numbers
- I'd like to keep phone numbers in Python. Class $C, method $g to enter name and number, method $h to get the number for a
+ name. For strangers it returns '$w'. The dict is called numbers.
- class $C: numbers = {} / $g(name, number) / $h(name), gives '$w' when missing
- x = $C(), x.$g('Ann', '123'), then x.$h('Ann') is '123' and x.$h('Bo') is '$w'. Write the class with a dictionary called
+ numbers.

= C=Timer|Countdown|Egg|Fuse|Clock p=seconds|minutes|left|time g=tick|step|next|pass_one h=is_over|done|finished|rang
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>
>     def $g(self):
>         if self.$p > 0:
>             self.$p -= 1
>
>     def $h(self):
>         return self.$p == 0
! x = $C(1)
! assert not x.$h()
! x.$g()
! x.$g()
! assert x.$h() and x.$p == 0
- Write a class $C that is made with $p. $g() takes one away but never goes below 0; $h() is True when $p is 0.
- class $C($p), $g() subtracts 1 while above 0, $h() -> $p == 0
- a timer class for my kitchen called $C: constructor gets $p, each $g() makes it one less (not under zero), and $h() tells
+ if it has come to zero
- Please write $C. The number $p is given at the start, $g lowers it by one as long as it is greater than 0, and $h returns
+ whether it has reached 0.
- countdown class named $C, attribute $p, methods $g (minus one, stop at 0) and $h (is it 0?)

= C=Point|Position|Place|Dot g=move|shift|go|step p=x|left|row|east q=y|top|column|north
> class $C:
>     def __init__(self, $p, $q):
>         self.$p = $p
>         self.$q = $q
>
>     def $g(self, dx, dy):
>         self.$p += dx
>         self.$q += dy
! a = $C(1, 2)
! a.$g(3, -1)
! assert (a.$p, a.$q) == (4, 1)
- Write a class $C with $p and $q and a method $g(dx, dy) that adds dx to $p and dy to $q.
- class $C($p, $q); $g(dx, dy) changes both
- For a map I need the class $C: two coordinates, $p and $q; $g(dx, dy) moves it by dx and dy.
- point class python, called $C, fields $p / $q, method $g(dx, dy) that moves the point
- Make $C so that after a = $C(1, 2) and a.$g(3, -1) we have a.$p == 4 and a.$q == 1. The arguments of $g are dx and dy.

= C=Tank|Bottle|Bucket|Glass|Battery p=capacity|maximum|size|limit g=fill|pour|add|charge q=level|content|amount|filled
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>         self.$q = 0
>
>     def $g(self, n):
>         self.$q = min(self.$p, self.$q + n)
! x = $C(10)
! x.$g(7)
! assert x.$q == 7
! x.$g(7)
! assert x.$q == 10
- Write a class $C with a $p and a $q that starts at 0. $g(n) adds n to $q, but $q never gets larger than $p.
- class $C($p): $q = 0, $g(n) raises $q by n, at most up to $p
- It cannot run over: a class $C gets its $p from the constructor, $q is 0 first and $g(n) puts n more in, never above $p.
- python class named $C, parameter $p, attribute $q (0), method $g(n) which is capped at $p
- I need $C in which $q can only rise to $p. It rises by n with $g(n) and begins at zero; $p is handed over when it is made.

= C=Poll|Vote|Election|Survey g=vote|choose|cast|pick h=winner|leader|best|first_place
> class $C:
>     def __init__(self):
>         self.votes = {}
>
>     def $g(self, name):
>         self.votes[name] = self.votes.get(name, 0) + 1
>
>     def $h(self):
>         return max(self.votes, key=self.votes.get)
! x = $C()
! x.$g('Ann')
! x.$g('Bo')
! x.$g('Bo')
! assert x.$h() == 'Bo' and x.votes == {'Ann': 1, 'Bo': 2}
- Write a class $C with a dict votes. $g(name) gives a name one vote more, $h() returns the name with the most votes.
- class $C: votes = {}, $g(name) counts one vote, $h() -> who has most
- We elect a class speaker. Please write $C: $g(name) counts a vote for someone in the dictionary votes, and $h() tells who
+ is in front.
- voting class in python named $C with $g(name) and $h(), counts in a dictionary called votes
- Whoever gets the most calls of $g(name) is returned by $h(). That should be a class $C which counts in self.votes, a
+ dictionary.

= C=Song|Film|Game|Recipe|Podcast p=title|name|label g=rate|review|score|judge h=average|rating|stars|mean
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>         self.ratings = []
>
>     def $g(self, stars):
>         self.ratings.append(stars)
>
>     def $h(self):
>         if not self.ratings:
>             return 0
>         return sum(self.ratings) / len(self.ratings)
! x = $C('Up')
! assert x.$h() == 0
! x.$g(4)
! x.$g(5)
! assert x.$h() == 4.5 and x.$p == 'Up'
- Write a class $C with a $p and a list ratings. $g(stars) adds a rating, $h() returns the average, or 0 if there is none.
- class $C($p), ratings = [], $g(stars) appends, $h() mean of ratings (0 when empty)
- People give stars. Make a class $C with a $p; $g(stars) keeps the stars in the list ratings and $h() works out their
+ average. With no ratings it should say 0.
- I want a class called $C. Constructor: $p. Methods: $g(stars), $h(). The second one returns the average of all ratings and
+ 0 when nobody has rated yet. List name: ratings.
- $C with $p, ratings list, method $g(stars) for a new one, method $h() for the average or 0

= C=Ticket|Seat|Room|Table|Locker p=number|place|label|code g=book|reserve|take|hold h=cancel|free|release|give_back
+ q=taken|booked|used|occupied
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>         self.$q = False
>
>     def $g(self):
>         self.$q = True
>
>     def $h(self):
>         self.$q = False
! x = $C(7)
! assert x.$p == 7 and not x.$q
! x.$g()
! assert x.$q
! x.$h()
! assert not x.$q
- Write a class $C with a $p and an attribute $q that is False at first. $g() sets $q to True, $h() sets it to False.
- class $C($p): $q = False; $g() -> True; $h() -> False again
- for a theatre: $C has a $p, and $q tells if somebody has it (False in the beginning). $g() makes $q True and $h() undoes it
- Please create the class $C. It stores its $p. Its flag $q starts as False, becomes True with $g() and False with $h().
- python class named $C with constructor argument $p, boolean $q, and two methods without arguments: $g switches $q on, $h
+ switches it off

= C=Shop|Store|Kiosk|Warehouse g=deliver|restock|add|bring h=sell|take|hand_out|give w=sold~out|none~left|empty|not~in~stock
> class $C:
>     def __init__(self):
>         self.stock = {}
>
>     def $g(self, item, n):
>         self.stock[item] = self.stock.get(item, 0) + n
>
>     def $h(self, item):
>         if self.stock.get(item, 0) == 0:
>             return '$w'
>         self.stock[item] -= 1
>         return item
! x = $C()
! x.$g('tea', 1)
! assert x.$h('tea') == 'tea' and x.$h('tea') == '$w' and x.$h('milk') == '$w'
- Write a class $C with a dict stock. $g(item, n) adds n pieces of an item. $h(item) takes one away and returns the item, or
+ '$w' if there is none.
- class $C: stock = {}, $g(item, n), $h(item) -> item, or "$w" when there is nothing of it
- I run a little shop. With $g(item, n) goods come in, with $h(item) one piece goes out and the item is returned; if it has
+ run out I want '$w'. The class is $C and its dictionary stock.
- Please write $C in Python: a dictionary stock counts the items. $g increases the count of an item by n. $h lowers it by
+ one and returns the item, and when it is 0 or unknown, it returns '$w'.

= C=Joke|Quote|Note|Message|Card p=text|words|content|line g=loud|shout|big|scream h=short|preview|start|begin k=5|10|3|8|12
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>
>     def $g(self):
>         return self.$p.upper()
>
>     def $h(self):
>         return self.$p[:$k]
! x = $C('hello my dear friend')
! assert x.$g() == 'HELLO MY DEAR FRIEND' and x.$h() == 'hello my dear friend'[:$k]
- Write a class $C with $p. $g() returns it in capitals, $h() returns its first $k characters.
- class $C($p), $g() -> upper case, $h() -> first $k letters
- a class $C which stores $p and can give it back in large letters with $g() or only the first $k characters of it with $h()
- I would like to make $C('hello'), call $g() for 'HELLO' and $h() for the first $k characters. The attribute's name is $p.
- Please define $C. $p goes into the constructor. Two methods: $g for capital letters, $h for the beginning, $k characters
+ long.

= C=Worker|Cleaner|Cook|Driver|Painter p=name|person|who q=wage|per_hour|rate|pay g=earn|salary|pay_for|money
> class $C:
>     def __init__(self, $p, $q):
>         self.$p = $p
>         self.$q = $q
>
>     def $g(self, hours):
>         return hours * self.$q
! x = $C('Jo', 12)
! assert x.$g(8) == 96 and x.$p == 'Jo'
- Write a class $C with $p and $q and a method $g(hours) that returns hours times $q.
- class $C($p, $q), method $g(hours) = $q * hours
- Somebody is paid by the hour. The class is $C, it takes $p and $q, and $g(hours) says how much money there is for so many
+ hours.
- python class $C please, fields $p and $q; $g gets the hours and multiplies them with $q
- $C('Jo', 12).$g(8) is 96. Please write this class, its attributes being $p and $q and the argument of $g being hours.
'''

TASKS = tasks_of(TABLE)
