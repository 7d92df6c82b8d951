"""Classes as visitors ask for them, each in its own words; the form of the table is told in ``visitors``."""

from __future__ import annotations

from corpus.code.visitors import tasks_of

TABLE = r'''
= C=Counter|Tally|Clicker|Score|Visits g=up|plus|increase|click|tick h=down|minus|decrease|back i=value|get|current|read
> class $C:
>     def __init__(self):
>         self.count = 0
>
>     def $g(self):
>         self.count += 1
>
>     def $h(self):
>         self.count -= 1
>
>     def $i(self):
>         return self.count
! c = $C()
! c.$g()
! c.$g()
! c.$h()
! assert c.$i() == 1
- a class $C with $g(), $h() and $i()
- Write a class $C that starts at 0. $g() adds one, $h() takes one away, $i() returns the number.
- I need $C in Python: call $g to count one more, $h to count one less, and $i tells how many.
- class $C: $g -> +1, $h -> -1, $i -> number, begins with 0
- Please create a counter class named $C, with the methods $g (one more), $h (one less) and $i (the count).
- We count people at a door. Make the class $C; $g() when one comes in, $h() when one leaves, $i() for the number inside.

= C=Account|BankAccount|Wallet|Purse|Savings g=deposit|pay_in|add|put_in h=withdraw|take|pay|take_out p=owner|name|holder
+ w=Not~enough~money|Too~much|Insufficient~funds|Sorry
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>         self.balance = 0
>
>     def $g(self, amount):
>         self.balance += amount
>
>     def $h(self, amount):
>         if amount > self.balance:
>             return '$w'
>         self.balance -= amount
>         return self.balance
! x = $C('Kim')
! x.$g(50)
! assert x.$h(80) == '$w' and x.$h(20) == 30 and x.$p == 'Kim'
- Write a class $C with the attribute $p and a balance of 0. $g(amount) adds; $h(amount) subtracts and returns the new balance,
+ or '$w' if there is too little.
- bank account class named $C, fields $p and balance (starts at 0), methods $g and $h. $h returns '$w' when the balance is
+ too low, else the new balance
- I need a class $C. It knows its $p and its balance, which begins at zero. Money goes in with $g(amount) and out with
+ $h(amount). If someone wants more than there is, return '$w', otherwise the balance that is left.
- class $C: __init__($p), $g, $h. Nobody can take more than the balance, then it says '$w'. $h gives back what remains.
- Please code a simple account. Class: $C. Constructor: $p. Methods: $g(amount), and $h(amount), which returns '$w' for too
+ large amounts and the remaining balance otherwise.
- my bank program needs $C($p) with $g(amount) and $h(amount); if amount > balance then return "$w", else lower the balance
+ and return it

= C=Rectangle|Box|Field|Room|Plot g=area|surface|get_area|size h=perimeter|around|border|get_perimeter p=width|w|length|side
+ q=height|h|depth|other
> class $C:
>     def __init__(self, $p, $q):
>         self.$p = $p
>         self.$q = $q
>
>     def $g(self):
>         return self.$p * self.$q
>
>     def $h(self):
>         return 2 * (self.$p + self.$q)
! x = $C(3, 4)
! assert x.$g() == 12 and x.$h() == 14
- Write a class $C with $p and $q, a method $g() for the area and a method $h() for the perimeter.
- class $C($p, $q), methods: $g (area), $h (perimeter)
- rectangle class in python please, name $C, sides $p and $q. $g() = product of both, $h() = twice their sum
- I'd like a class $C. It is made with $p and $q, $g returns $p times $q and $h returns how long the way round it is.
- For geometry we need the class $C: $C(3, 4).$g() is 12 and $C(3, 4).$h() is 14. Its attributes are $p and $q.
- Please define a rectangle as a class. Use $C for the class, $p and $q for the sides, $g for the area, $h for the perimeter.

= C=Stack|Pile|Tower|Deck|Plates g=push|put|add|lay h=pop|take|remove|lift i=is_empty|empty|nothing_left|is_bare
> class $C:
>     def __init__(self):
>         self.items = []
>
>     def $g(self, item):
>         self.items.append(item)
>
>     def $h(self):
>         return self.items.pop()
>
>     def $i(self):
>         return not self.items
! s = $C()
! assert s.$i()
! s.$g(1)
! s.$g(2)
! assert s.$h() == 2 and not s.$i()
- Implement a stack as a class $C with $g, $h and $i.
- class $C, last in first out: $g(item) puts something on top, $h() takes the top one, $i() tells if nothing is there
- Write a class $C for a pile of things. $g(item) lays one on the top, $h() removes the top one and returns it, $i() is True
+ when the pile is empty.
- stack data structure python, class name $C, methods $g / $h / $i
- I have to program a stack. It is called $C, with the methods $g(item), $h() and $i(). Inside it uses a list.
- Could you show me a stack class? Call it $C; push is $g, pop is $h, and $i checks for emptiness.

= C=Queue|Line|WaitingRoom|Printer|Tickets g=join|enqueue|add|come h=serve|dequeue|next_one|call_next
> class $C:
>     def __init__(self):
>         self.items = []
>
>     def $g(self, item):
>         self.items.append(item)
>
>     def $h(self):
>         return self.items.pop(0)
! q = $C()
! q.$g('a')
! q.$g('b')
! assert q.$h() == 'a' and q.$h() == 'b'
- Write a queue as a class $C. $g(item) puts an item at the end, $h() takes away the first one and returns it.
- queue class $C: $g(item) and $h(), first come first served
- People wait in a line. Class $C: with $g(item) somebody comes to the end, with $h() the one at the front leaves and is
+ returned.
- python fifo class called $C with $g and $h, use a list
- I need a class $C where the oldest entry comes out first. The methods should be $g(item) and $h().
- Define $C with a list inside. $g(item) appends to it; $h() removes and returns the element at the front.

= C=Car|Truck|Taxi|Van|Scooter g=drive|go|travel|ride p=brand|model|make|owner q=km|kilometres|distance|miles
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>         self.$q = 0
>
>     def $g(self, n):
>         self.$q += n
! x = $C('Fiat')
! x.$g(30)
! x.$g(5)
! assert x.$q == 35 and x.$p == 'Fiat'
- Write a class $C with a $p and $q that start at 0. The method $g(n) adds n to $q.
- class $C: given $p; $q = 0; $g(n) makes $q larger by n
- A vehicle has a $p and at first 0 $q. With $g(n) it moves n further. Please write it as the class $C.
- car class for a game. Name $C, constructor gets $p, attribute $q begins with 0, $g(n) raises it by n
- I want to do x = $C('Fiat'), then x.$g(30), and after that x.$q must be 30. The 'Fiat' is stored as $p. Write the class.
- Create $C. Attributes: $p (from the constructor), $q (0). Method: $g(n), which increases $q.

= C=Student|Pupil|Learner|Kid|Trainee g=add_mark|add_grade|got|note h=average|mean|overall|result p=name|first_name|who|label
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>         self.marks = []
>
>     def $g(self, mark):
>         self.marks.append(mark)
>
>     def $h(self):
>         return sum(self.marks) / len(self.marks)
! x = $C('Mia')
! x.$g(2)
! x.$g(4)
! assert x.$h() == 3 and x.$p == 'Mia'
- Write a class $C with $p and an empty list of marks. $g(mark) appends one, $h() returns the average.
- class $C ($p, marks = []), method $g(mark), method $h() -> mean of the marks
- our school needs a class $C. it has a $p and a list called marks. $g(mark) puts a mark in the list and $h() gives the
+ average
- Please make $C: a person with a $p who collects marks with $g(mark); $h() works out the mean of them.
- I would like a python class named $C. The constructor takes $p. You can add marks by $g(mark) and ask for their average by
+ $h().
- student class called $C, $g for a new mark, $h for the average of all marks, $p is passed when creating it

= C=Light|Lamp|Switch|Torch|Fan g=toggle|switch|press|flip t=on|bright|running|lit w=off|dark|stopped|out
+ h=state|status|show|tell
> class $C:
>     def __init__(self):
>         self.active = False
>
>     def $g(self):
>         self.active = not self.active
>
>     def $h(self):
>         return '$t' if self.active else '$w'
! x = $C()
! assert x.$h() == '$w'
! x.$g()
! assert x.$h() == '$t'
- Write a class $C. It has an attribute active, False at the start. $g() changes it to the opposite; $h() returns '$t' or
+ '$w'.
- class $C with active = False, $g() toggles it, $h() -> '$t' if active else '$w'
- a light switch as class $C: attribute active (first False). press it with $g(), ask with $h(), which says '$t' when active
+ and '$w' when not
- I am building a lamp in Python. It's a class $C with the flag active, which is False in the beginning, a method $g that
+ turns the flag round and a method $h which returns '$t' for True and '$w' for False.
- Make $C so that $h() is '$w' first, and '$t' after one call of $g(). Use a boolean attribute active.

= C=ShoppingCart|Cart|Basket|Order|Trolley g=add|put|buy|add_item h=total|sum_up|to_pay|price
> class $C:
>     def __init__(self):
>         self.prices = {}
>
>     def $g(self, name, price):
>         self.prices[name] = price
>
>     def $h(self):
>         return sum(self.prices.values())
! x = $C()
! x.$g('tea', 3)
! x.$g('jam', 4)
! assert x.$h() == 7
- Write a class $C with a dictionary prices. $g(name, price) stores a price, $h() adds all prices up.
- shopping cart class: $C, method $g(name, price), method $h() which returns what everything costs together. keep the prices
+ in a dict named prices
- I need $C for my web shop: it begins with an empty dict prices; $g(name, price) enters a thing and $h() returns the sum.
- class $C -> prices = {}, $g(name, price), $h() (sum of the values)
- Please program a basket called $C. With $g(name, price) one puts something in and $h() says how much it is altogether; use
+ a dictionary prices for it.
- After c.$g('tea', 3) and c.$g('jam', 4) I want c.$h() to be 7. Write the class $C, with a dict called prices.

= C=Person|User|Member|Guest|Employee p=name|first_name|nick|label q=age|years|points|level g=birthday|older|grow|next_year
+ h=introduce|hello|about|info
> class $C:
>     def __init__(self, $p, $q):
>         self.$p = $p
>         self.$q = $q
>
>     def $g(self):
>         self.$q += 1
>
>     def $h(self):
>         return f'{self.$p} ({self.$q})'
! x = $C('Ada', 9)
! x.$g()
! assert x.$h() == 'Ada (10)'
- Write a class $C with $p and $q. $g() makes $q one larger, $h() returns a text like 'Ada (10)'.
- class $C($p, $q): $g() adds 1 to $q; $h() gives "$p ($q)" as an f-string
- Please write a Python class called $C. The constructor takes $p and $q, $g raises the $q by one and $h returns the $p with
+ the $q in brackets, for example 'Ada (9)'.
- i need a class $C for people. attributes $p + $q, method $g (one more), method $h that returns e.g. 'Ada (9)'
- x = $C('Ada', 9); x.$g(); x.$h() should then be 'Ada (10)'. What does the class look like? Use $p and $q as attributes.

= C=Temperature|Thermometer|Heat|Weather p=celsius|degrees|value|c g=fahrenheit|to_fahrenheit|in_f|american
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>
>     def $g(self):
>         return self.$p * 9 / 5 + 32
! assert $C(100).$g() == 212 and $C(0).$g() == 32
- Write a class $C that stores $p and has a method $g() that converts it to Fahrenheit.
- class $C, one attribute: $p (degrees Celsius), one method: $g -> the same in Fahrenheit
- $C(100).$g() must be 212. It takes Celsius as $p and gives Fahrenheit. Please write the class.
- I want a class named $C which is created with a temperature in Celsius called $p; $g() should return Fahrenheit.
- celsius to fahrenheit but as a class $C with method $g, constructor argument $p

= C=Player|Hero|Fighter|Knight|Monster p=name|title|nick g=hit|hurt|take_damage|lose h=is_alive|alive|still_there|lives_on
+ k=100|10|20|50|3|5
> class $C:
>     def __init__(self, $p):
>         self.$p = $p
>         self.health = $k
>
>     def $g(self, damage):
>         self.health -= damage
>
>     def $h(self):
>         return self.health > 0
! x = $C('Bo')
! assert x.$h() and x.health == $k
! x.$g($k)
! assert not x.$h()
- Write a class $C with a $p and health $k. $g(damage) lowers the health, $h() returns True while the health is above 0.
- game class $C: $p given, health = $k, $g(damage) subtracts, $h() checks health > 0
- For my game I need $C. Everyone starts with $k health and has a $p. When something happens, $g(damage) takes damage away
+ from the health. $h() tells whether there is any left.
- class $C with a constructor for $p (health is always $k first) and two methods, $g(damage) and $h(), the second returns if
+ health is more than zero
- Please make a class called $C; attributes $p and health, the latter $k at the start; methods $g(damage) to reduce health,
+ $h() to see if it is positive.
'''

TASKS = tasks_of(TABLE)
