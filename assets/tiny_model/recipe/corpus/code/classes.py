"""Well-known classes: stack, queue, account, cart, shapes, counters."""

from __future__ import annotations

from corpus.code.ask import tasks_of
from corpus.code.family import Family


def _class(names: str, does: str, methods: str, checks: tuple[str, ...], doc: str) -> Family:
    """A class; ``methods`` is one "name(params): line; line" per line, where ~ indents."""
    parts = []
    for part in methods.strip().split("\n"):
        head, lines = part.strip().split(": ", 1)
        parts.append(f"    def {head}:\n" + "\n".join(f"        {line}" for line in lines.split("; ")))
    body = "class $f:\n" + "\n\n".join(parts)
    return Family(names, "", "", body.replace("~", "    "), doc, does, "", "", checks, "", kind="class")


FAMILIES = (
    _class(
        "Stack MyStack LifoStack PlainStack",
        "for a stack with push, pop and is_empty|with the methods push, pop and is_empty, based on a list|"
        "that works as a stack",
        """
        __init__(self): self.items = []
        push(self, item): self.items.append(item)
        pop(self): return self.items.pop()
        is_empty(self): return len(self.items) == 0
        """,
        ("(lambda s: (s.push(1), s.push(2), s.pop()))($f())[2] == 2", "$f().is_empty()"),
        "A stack: the last item put in comes out first.",
    ),
    _class(
        "Queue MyQueue FifoQueue WaitingLine",
        "for a queue with enqueue, dequeue and size|with the methods enqueue, dequeue and size, based on a list|"
        "that works as a queue",
        """
        __init__(self): self.items = []
        enqueue(self, item): self.items.append(item)
        dequeue(self): return self.items.pop(0)
        size(self): return len(self.items)
        """,
        ("(lambda q: (q.enqueue(1), q.enqueue(2), q.dequeue()))($f())[2] == 1", "$f().size() == 0"),
        "A queue: the first item put in comes out first.",
    ),
    _class(
        "BankAccount Account SavingsAccount MoneyAccount",
        "for a bank account with deposit and withdraw|for a bank account with an owner and a balance, with deposit and "
        "withdraw|"
        "that models a bank account and does not let the balance become negative",
        """
        __init__(self, owner, balance=0): self.owner = owner; self.balance = balance
        deposit(self, amount): self.balance += amount
        withdraw(self, amount): if amount > self.balance:; ~raise ValueError('not enough money'); self.balance -= amount
        """,
        ("(lambda a: (a.deposit(5), a.withdraw(2), a.balance))($f('x'))[2] == 3", "$f('x', 7).balance == 7"),
        "A bank account with an owner and a balance.",
    ),
    _class(
        "ShoppingCart Cart Basket ShoppingBasket",
        "for a shopping cart with add, remove and total|"
        "that stores items with prices and computes the total, with add and remove|"
        "for a shopping basket with the methods add, remove and total",
        """
        __init__(self): self.items = {}
        add(self, name, price): self.items[name] = price
        remove(self, name): self.items.pop(name, None)
        total(self): return sum(self.items.values())
        """,
        ("(lambda c: (c.add('a', 2), c.add('b', 3), c.remove('a'), c.total()))($f())[3] == 3", "$f().total() == 0"),
        "A shopping cart with the price of each item.",
    ),
    _class(
        "Point Point2D Position Coordinate",
        "for a point with x and y and a method distance|with the coordinates x and y and a distance to another point|"
        "for points in the plane with a method distance",
        """
        __init__(self, x, y): self.x = x; self.y = y
        distance(self, other): return ((self.x - other.x) ** 2 + (self.y - other.y) ** 2) ** 0.5
        """,
        ("$f(0, 0).distance($f(3, 4)) == 5", "$f(1, 2).y == 2"),
        "A point in the plane.",
    ),
    _class(
        "Rectangle Rect Box Field",
        "for a rectangle with width and height, and methods area and perimeter|for rectangles with area and perimeter|"
        "with the fields width and height that computes area and perimeter",
        """
        __init__(self, width, height): self.width = width; self.height = height
        area(self): return self.width * self.height
        perimeter(self): return 2 * (self.width + self.height)
        """,
        ("$f(2, 3).area() == 6", "$f(2, 3).perimeter() == 10"),
        "A rectangle with a width and a height.",
    ),
    _class(
        "Circle Disc Ring RoundShape",
        "for a circle with a radius, and methods area and circumference|for circles with area and circumference",
        """
        __init__(self, radius): self.radius = radius
        area(self): return 3.14159 * self.radius ** 2
        circumference(self): return 2 * 3.14159 * self.radius
        """,
        ("round($f(1).area(), 2) == 3.14", "round($f(1).circumference(), 2) == 6.28"),
        "A circle with a radius.",
    ),
    _class(
        "Counter ClickCounter Tally StepCounter",
        "for a counter with increment, decrement and reset|that counts up and down and can be reset|"
        "with the methods increment, decrement and reset that holds a count",
        """
        __init__(self): self.count = 0
        increment(self): self.count += 1
        decrement(self): self.count -= 1
        reset(self): self.count = 0
        """,
        ("(lambda c: (c.increment(), c.increment(), c.decrement(), c.count))($f())[3] == 1", "$f().count == 0"),
        "A counter that can go up and down.",
    ),
    _class(
        "Inventory Stock Warehouse Storage",
        "for an inventory with add, remove and count|that keeps track of how many of each item are in stock, with add, "
        "remove and count|"
        "for a warehouse that stores the amount of each item, with add, remove and count",
        """
        __init__(self): self.items = {}
        add(self, name, amount): self.items[name] = self.count(name) + amount
        remove(self, name, amount): self.items[name] = max(0, self.count(name) - amount)
        count(self, name): return self.items.get(name, 0)
        """,
        ("(lambda i: (i.add('a', 5), i.remove('a', 2), i.count('a')))($f())[2] == 3", "$f().count('x') == 0"),
        "An inventory with the amount of each item.",
    ),
    _class(
        "TodoList TaskList Tasks ToDo",
        "for a to-do list with add, complete and pending|"
        "for a todo list where tasks can be added and completed, with a method pending|"
        "that manages tasks with the methods add, complete and pending",
        """
        __init__(self): self.tasks = {}
        add(self, task): self.tasks[task] = False
        complete(self, task): self.tasks[task] = True
        pending(self): return [task for task, done in self.tasks.items() if not done]
        """,
        ("(lambda t: (t.add('a'), t.add('b'), t.complete('a'), t.pending()))($f())[3] == ['b']", "$f().pending() == []"),
        "A list of tasks that can be completed.",
    ),
    _class(
        "Timer Stopwatch Clock Chronometer",
        "for a timer with start and stop|that measures seconds with the methods start and stop|"
        "for a stopwatch with start and stop",
        """
        __init__(self): self.started = None
        start(self): self.started = time.time()
        stop(self): return time.time() - self.started
        """,
        ("(lambda t: (t.start(), t.stop()))($f())[1] >= 0", "$f().started is None"),
        "A timer that measures seconds.",
    ),
    _class(
        "GradeBook Grades Student ReportCard",
        "for a student with a name and a list of grades, with add_grade and average|"
        "that stores the name and the grades of a student and computes the average, with add_grade and average",
        """
        __init__(self, name): self.name = name; self.grades = []
        add_grade(self, grade): self.grades.append(grade)
        average(self): if not self.grades:; ~return 0; return sum(self.grades) / len(self.grades)
        """,
        ("(lambda s: (s.add_grade(1), s.add_grade(2), s.average()))($f('A'))[2] == 1.5", "$f('A').average() == 0"),
        "A student with a name and grades.",
    ),
    _class(
        "PhoneBook Contacts AddressBook ContactList",
        "for a phone book with add, find and remove|that stores phone numbers by name, with add, find and remove",
        """
        __init__(self): self.numbers = {}
        add(self, name, number): self.numbers[name] = number
        find(self, name): return self.numbers.get(name)
        remove(self, name): self.numbers.pop(name, None)
        """,
        ("(lambda p: (p.add('a', '1'), p.find('a')))($f())[1] == '1'", "$f().find('x') is None"),
        "A phone book with a number for each name.",
    ),
    _class(
        "Temperature Celsius Thermometer Degrees",
        "for a temperature in Celsius with a method to_fahrenheit|"
        "that stores degrees Celsius and can convert them with to_fahrenheit",
        """
        __init__(self, celsius): self.celsius = celsius
        to_fahrenheit(self): return self.celsius * 9 / 5 + 32
        """,
        ("$f(100).to_fahrenheit() == 212", "$f(0).to_fahrenheit() == 32"),
        "A temperature in degrees Celsius.",
    ),
    _class(
        "Dice Die GameDice RollingDie",
        "for a die with a number of sides and a method roll|for dice that can be rolled, with six sides by default",
        """
        __init__(self, sides=6): self.sides = sides
        roll(self): return random.randint(1, self.sides)
        """,
        ("1 <= $f().roll() <= 6", "$f(1).roll() == 1"),
        "A die that can be rolled.",
    ),
    _class(
        "Playlist SongList MusicList Songs",
        "for a playlist with add, next_song and length|that holds songs and plays them in turn, with add, next_song and length",
        """
        __init__(self): self.songs = []; self.position = 0
        add(self, song): self.songs.append(song)
        next_song(self): song = self.songs[self.position]; self.position = (self.position + 1) % len(self.songs); return song
        length(self): return len(self.songs)
        """,
        (
            "(lambda p: (p.add('a'), p.add('b'), p.next_song(), p.next_song(), p.next_song()))($f())[4] == 'a'",
            "$f().length() == 0",
        ),
        "A list of songs that are played in turn.",
    ),
    _class(
        "Library BookShelf Shelf BookStore",
        "for a library with add_book, lend and give_back|"
        "that keeps books and knows which are lent, with add_book, lend and give_back",
        """
        __init__(self): self.lent = {}
        add_book(self, title): self.lent[title] = False
        lend(self, title): if self.lent[title]:; ~return False; self.lent[title] = True; return True
        give_back(self, title): self.lent[title] = False
        """,
        ("(lambda b: (b.add_book('x'), b.lend('x'), b.lend('x')))($f())[1:] == (True, False)",),
        "A library that knows which books are lent.",
    ),
    _class(
        "LinkedList Chain SinglyLinkedList NodeList",
        "for a linked list with add and to_list|for a simple linked list whose nodes are pairs, with add and to_list",
        """
        __init__(self): self.head = None
        add(self, value): self.head = (value, self.head)
        to_list(self): result = []; node = self.head; while node:; ~result.append(node[0]); ~node = node[1]; return result
        """,
        ("(lambda c: (c.add(1), c.add(2), c.to_list()))($f())[2] == [2, 1]", "$f().to_list() == []"),
        "A linked list; new values are put in front.",
    ),
    _class(
        "LightSwitch Lamp Switch Toggle",
        "for a lamp with turn_on, turn_off and is_on|that can be switched on and off, with turn_on, turn_off and is_on",
        """
        __init__(self): self.on = False
        turn_on(self): self.on = True
        turn_off(self): self.on = False
        is_on(self): return self.on
        """,
        ("(lambda x: (x.turn_on(), x.is_on()))($f())[1]", "not $f().is_on()"),
        "A lamp that can be on or off.",
    ),
    _class(
        "Average RunningAverage MeanCounter Statistics",
        "for a running average with add and value|that takes numbers with add and returns their average with value",
        """
        __init__(self): self.total = 0; self.count = 0
        add(self, number): self.total += number; self.count += 1
        value(self): return self.total / self.count if self.count else 0
        """,
        ("(lambda a: (a.add(1), a.add(2), a.value()))($f())[2] == 1.5", "$f().value() == 0"),
        "The average of the numbers added so far.",
    ),
    _class(
        "Dog Puppy Hound Pet",
        "for a dog with a name and a method bark|for a dog that can bark|with a name and a bark method",
        """
        __init__(self, name): self.name = name
        bark(self): return f'{self.name} says woof!'
        """,
        ("$f('Rex').bark() == 'Rex says woof!'", "$f('Bo').name == 'Bo'"),
        "A dog with a name.",
    ),
    _class(
        "Person Human Member User",
        "for a person with a name, an age and a method introduce|with name and age and a method introduce|"
        "for a person with name and age",
        """
        __init__(self, name, age): self.name = name; self.age = age
        introduce(self): return f'My name is {self.name} and I am {self.age}.'
        """,
        ("$f('Ann', 30).introduce() == 'My name is Ann and I am 30.'", "$f('Bo', 4).age == 4"),
        "A person with a name and an age.",
    ),
    _class(
        "Car Vehicle Truck Van",
        "for a car with a brand, a speed, accelerate and brake|with brand, accelerate and brake|"
        "for a car that can accelerate and brake",
        """
        __init__(self, brand): self.brand = brand; self.speed = 0
        accelerate(self, amount): self.speed += amount
        brake(self, amount): self.speed = max(0, self.speed - amount)
        """,
        ("(lambda x: (x.accelerate(30), x.brake(10), x.speed))($f('A'))[2] == 20", "$f('A').speed == 0"),
        "A car with a brand and a speed.",
    ),
)


def _headed(family: Family) -> Family:
    """The family with the imports that its body needs."""
    from dataclasses import replace

    head = "import time" if "time.time" in family.body else "import random" if "random." in family.body else ""
    return replace(family, head=head)


FAMILIES = tuple(_headed(family) for family in FAMILIES)
TASKS = tasks_of(FAMILIES)
