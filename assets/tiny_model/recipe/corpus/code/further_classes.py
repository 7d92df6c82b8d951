"""Further classes with the texts they return: names, attributes and quoted texts stand in the request and must be copied."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from corpus.base import Turn, join, upper
from corpus.code.class_plans import Plan, Way
from corpus.code.family import fence
from corpus.code.more_classes import class_name, filled, method, naming, source
from corpus.values import syllables

TEXTS = {
    "after": " says woof| is hungry| has left the room| runs away| goes to sleep| is not at home| waits outside| sings a song|"
    " is on the way| has arrived| was here| needs help| looks tired| is full| is broken| starts now| wins the game|"
    " is late| smells good| takes a break| opens the door| will be back soon| knows the answer| counts to ten|"
    " flies to the moon| does not answer| has no time| is ready to go| makes tea| is fast asleep| likes fish|"
    " drops the ball| is out of order",
    "before": "Hello, I am |My name is |Dear |Welcome to |This is |Now playing: |Title: |Owner: |Next stop: |Good night, |"
    "Order for |Thank you, |Hurry up, |Message from |Look, it is |Here comes |Goodbye, |A letter for |Written by |"
    "Made by |Found: |Lost: |Today we have |Happy birthday, |Room of |Team |Captain |The winner is |Please wait, |"
    "Sold to |Reserved for |Do not feed ",
    "whole": "The door is open|Not enough money|Try again|Please wait|All done|Nothing to do|Access granted|Wrong code|"
    "Game over|Well done!|Out of stock|Time is up|No more seats|Ready|Too heavy|Good job|Sorry, we are closed|"
    "Keep going|See you tomorrow|It is empty|Almost there|Stop!|Everything is fine|No messages|Battery low|"
    "Have a nice day|Nobody is here|Have fun|Help is coming|Still working|Not today|Thank you|Come in|Go away|"
    "Almost full|Not yet|We are open|That is correct",
    "word": "on|off|yes|no|open|closed|full|empty|warm|cold|red|green|new|old|ready|busy|free|taken|loud|quiet|high|low|left|"
    "right|young|grown up|light|heavy|clean|dirty|hot|asleep|awake|cheap|dear|passed|failed|short|long|safe|danger|"
    "good|bad",
    "between": " costs | is | by | from | has | weighs | for | and | plays with | lives in | likes | needs | : | - | in | at |"
    " sees ",
}  # fmt: skip
"""Texts by the place they take; each plan may name some of its own."""
LEADS = (
    "Write a class {n}.", "Write a Python class called {n}.", "I need a class {n} for {about}.", "Please write the class {n}.",
    "Make a class {n} that stands for {about}.", "Create {n}, a class for {about}.", "Exercise: program a class {n}.",
    "I am writing a program about {about} and need a class {n}.", "Can you code a class {n}?",
    "We need {n}, {about}, as a class.", "Could you write a Python class for {about}? Its name is {n}.", "Class name: {n}.",
    "i want a class {n}, it is {about}.", "My homework is a class {n}.", "For a game I need {about}: class {n}.",
    "hello, write me a class {n} please.", "My teacher asks for a class named {n}.", "Define a class {n} in Python.",
    "How would you write a class {n} for {about}?",
)  # fmt: skip
QUESTIONS = (
    "how do i make a class {n} in python with {attrs}? {says}", "how can i write a class {n} that has {attrs}, and {says}",
    "python class {n}: {attrs}; {says}", "class {n} with {attrs}. {says}",
    "write class {n}, attributes {attrs}. {says}. thats all", "need a class {n} ({attrs}), {says}",
    "a class {n} pls. it has {attrs}. {says}", "Is it hard to write a class {n} with {attrs}? {says}.",
)  # fmt: skip
FORMS = (
    "Class: {n}\nAttributes: {attrs}\nMethods:\n{list}", "{n}\n\n{attrs}\n\n{list}",
    "Write this class.\n\nname: {n}\nattributes: {attrs}\n{list}", "class {n}\nfields: {attrs}\n{list}",
    "Requirements for the class {n} ({about}):\n- attributes {attrs}\n{list}",
    "Please turn this plan into Python.\n\n{n} ({attrs})\n{list}", "{n} has {attrs}.\n\n{list}\n\nWrite the class.",
    "| class | {n} |\n| attributes | {attrs} |\n{list}",
)  # fmt: skip
STUBS = (
    "Fill in the class.\n\n{stub}", "{stub}\n\nComplete the methods.", "Replace the comments by code:\n\n{stub}", "{stub}",
    "My teacher gave me this. Can you finish it?\n\n```python\n{stub}\n```", "Write the bodies, please.\n\n{stub}",
    "Complete this class:\n\n```python\n{stub}\n```",
)  # fmt: skip


def says(rng: Random, kind: str, own: str) -> str:
    """A text of a kind: one of the plan's, any of its kind, or one with an invented name in it."""
    roll = rng.random()
    if roll < 0.1 and kind in ("after", "before"):
        verb = rng.choice(("meets", "calls", "visits", "sees"))
        return f" {verb} {syllables(rng)}" if kind == "after" else f"{syllables(rng)}: "
    return rng.choice((own if roll < 0.5 and own else TEXTS[kind]).split("|"))


def kept(rng: Random, texts: str) -> dict[str, str]:
    """The texts for the slots of "T=after: barks| growls; U=whole:..."; they all differ."""
    out: dict[str, str] = {}
    for part in texts.split("; ") if texts else ():
        head, _, own = part.partition(":")
        slot, kind = head.split("=")
        text = says(rng, kind, own)
        while text in out.values():
            text = says(rng, kind, own)
        out[slot] = text
    return out


def inserted(text: str, slots: dict[str, str], texts: dict[str, str], mark: str = "'") -> str:
    """The names and the texts in their places: $T is a quoted text, %T the bare one."""
    for slot, value in texts.items():
        text = text.replace(f"${slot}", f"{mark}{value}{mark}").replace(f"%{slot}", value)
    return filled(text, slots)


def stub_of(name: str, given: list[str], starts: list[tuple[str, str]], parts: list[str], does: list[str]) -> str:
    """The class with a comment in place of each method's body."""
    heads = [part.split("\n")[0] for part in parts]
    return source(name, given, starts, [f"{head}\n        # {done}" for head, done in zip(heads, does, strict=True)])


def worded(rng: Random, plan: Plan, name: str, calls: list[str], does: list[str], given: list[str],
           starts: list[tuple[str, str]], parts: list[str]) -> str:  # fmt: skip
    """The request in one of several forms."""
    about, roll = rng.choice(plan.about.split(";")), rng.random()
    if roll < 0.14:
        return rng.choice(STUBS).replace("{stub}", stub_of(name, given, starts, parts, does))
    firsts = [(field, {"[]": "an empty list", "{}": "an empty dictionary"}.get(first, first)) for field, first in starts]
    if roll < 0.42:
        made = rng.choice(("The constructor takes", "It is created with", "Each object has", "It gets"))
        told = [f"{made} {join(given)}"] if given else []
        told += [
            rng.choice(
                (
                    f"At first {field} is {first}",
                    f"The attribute {field} is {first} in the beginning",
                    f"It also has {field}, which is {first} at the start",
                )
            )
            for field, first in firsts
        ]
        told += [
            rng.choice(
                (
                    f"{call} {done}",
                    f"The method {call} {done}",
                    f"There is a method {call}. It {done}",
                    f"When {call} is called, it {done}",
                )
            )
            for call, done in zip(calls, does, strict=True)
        ]
        return (rng.choice(LEADS) + " " + ". ".join(told) + ".").replace("{about}", about).replace("{n}", name)
    attrs = join([*given, *(f"{field} (at first {first})" for field, first in firsts)])
    if roll < 0.7:
        text = join(
            [
                rng.choice((f"{call} {done}", f"{call}, which {done}", f"a method {call} that {done}"))
                if i and roll < 0.5
                else f"{call} {done}"
                for i, (call, done) in enumerate(zip(calls, does, strict=True))
            ]
        )
        return rng.choice(QUESTIONS).replace("{attrs}", attrs).replace("{says}", text).replace("{n}", name)
    frame, lead = rng.choice(FORMS), rng.choice(("- ", "* ", "", "  "))
    sign = rng.choice((": ", " -> ", " - ", ": it "))
    lines = [f"{lead}{call}{sign}{done}" for call, done in zip(calls, does, strict=True)]
    if frame.startswith("|"):
        lines = [f"| {call} | {done} |" for call, done in zip(calls, does, strict=True)]
    return frame.replace("{list}", "\n".join(lines)).replace("{attrs}", attrs).replace("{about}", about).replace("{n}", name)


MORE = (
    "Add a method {call} that {does}.", "Now it also needs {call}: it {does}.", "one more method pls, {call}, it {does}",
    "Can you also add {call}? It {does}.", "Then add {call}, which {does}.",
)  # fmt: skip


def klass(names: str, about: str, slots: str, given: str, starts: str, made: str, texts: str, *ways: str) -> Callable:
    """The task of a class; a way is "name(parameters) | what it does;or | lines | tests"."""
    parts = tuple(Way(*(part.strip() for part in way.split(" | "))) for way in ways)
    plan = Plan(names, about, slots, given, starts, made, parts)

    def task(rng: Random) -> list[Turn]:
        chosen = naming(rng, plan)
        kept_texts, name, mark = kept(rng, texts), class_name(rng, plan.names.split()), rng.choice("''\"")
        while name.lower() in chosen.values():
            name = class_name(rng, plan.names.split())
        fields = [chosen[letter] for letter in plan.given.split()]
        first = [(chosen[part[0]], inserted(part[2:], chosen, kept_texts)) for part in plan.starts.split("; ") if part]
        calls, codes, does, tests = [], [], [], []
        picked = rng.sample(plan.ways, min(len(plan.ways), rng.choice((1, 2, 2, 3, 3))))
        spare = [way for way in plan.ways if way not in picked]
        again = rng.random() < 0.12 and bool(spare)
        for way in [*picked, *(rng.sample(spare, 1) if again else ())]:
            real = Way(way.head, way.says, inserted(way.lines, {key: f"${key}" for key in chosen}, kept_texts), way.check)
            call, code = method(real, chosen)
            calls.append(call)
            codes.append(code)
            does.append(inserted(rng.choice(way.says.split(";")), chosen, kept_texts, mark))
            tests.append("\n".join((f"x = {name}({plan.made})", *inserted(way.check, chosen, kept_texts).split("; "))))
        size = len(picked)
        text = worded(rng, plan, name, calls[:size], does[:size], fields, first, codes[:size])
        fact = f"class {name}:"
        turns = [
            Turn(
                upper(text) if rng.random() < 0.3 else text,
                fence(source(name, fields, first, codes[:size])),
                (fact,),
                "\n".join(tests[:size]),
            )
        ]
        if again:
            wish = rng.choice(MORE).replace("{call}", calls[-1]).replace("{does}", does[-1])
            turns.append(Turn(wish, fence(source(name, fields, first, codes)), (fact,), "\n".join(tests)))
        return turns

    task.__name__ = "further_" + re.sub(r"(?<=[a-z])(?=[A-Z])", "_", names.split()[0]).lower()
    return task


TASKS = (
    klass("Dog Puppy Hound Terrier", "a dog",
        "n=name called nickname a=age years b=bark speak talk w=wag play r=birthday grow g=greet meet o=other friend who",
        "n a", "", "'Rex', 3", "T=after: says woof| barks loudly| says wuff wuff| growls; U=after: wags its tail| chases a "
        "cat| digs a hole; V=between: sniffs | plays with | runs after ",
        "b() | returns the $n followed by $T;gives back $n and then $T | return self.$n + $T | assert x.$b() == 'Rex' + $T",
        "w() | returns $n with $U behind it;returns the $n followed by $U | return self.$n + $U | assert x.$w() == 'Rex' + $U",
        "r() | adds 1 to $a;makes $a one larger | self.$a += 1 | x.$r(); assert x.$a == 4",
        "g(o) | returns $n, then $V, then $o | return self.$n + $V + $o | assert x.$g('Bo') == 'Rex' + $V + 'Bo'"),
    klass("TrafficLight Signal StreetLight Beacon", "a traffic light",
        "c=colour light state n=next change switch m=may_go can_drive go_ahead t=tell meaning message", "", "c='red'", "",
        "T=whole:Stop|Please wait|Stand still; U=whole:Go|Drive on|You may go", "n() | changes $c from 'red' to 'green', "
        "otherwise to 'red';makes a red $c 'green' and any other 'red' | self.$c = 'green' if self.$c == 'red' else 'red' | "
        "x.$n(); assert x.$c == 'green'; x.$n(); assert x.$c == 'red'",
        "m() | returns True if $c is 'green';tells whether $c is 'green' | return self.$c == 'green' | assert not x.$m()",
        "t() | returns $T if $c is 'red', otherwise $U;gives $T for the $c 'red' and $U for any other | return $T if self.$c "
        "== 'red' else $U | assert x.$t() == $T; x.$c = 'green'; assert x.$t() == $U"),
    klass("Safe Vault Locker StrongBox Lock", "a safe with a secret number;a locker", "c=code pin number secret t=tries "
        "attempts count e=enter open_with try_code type_in g=guess entered given x r=reset clear_tries start_again k=change "
        "set_code new_code v=new value", "c", "t=0", "1234",
        "T=whole:Access granted|Open|Welcome|The safe is open; U=whole:Wrong code|Try again|Access denied|No entry",
        "e(g) | returns $T if $g equals $c, otherwise $U;compares $g with $c and returns $T for the right one, $U for a wrong "
        "one | return $T if $g == self.$c else $U | assert x.$e(1234) == $T; assert x.$e(1) == $U",
        "r() | sets $t to 0 | self.$t = 0 | x.$t = 4; x.$r(); assert x.$t == 0",
        "k(v) | sets $c to $v;gives $c the value $v | self.$c = $v | x.$k(7); assert x.$c == 7"),
    klass("Elevator Lift Hoist", "a lift in a house", "f=floor level storey t=top highest last_floor u=up go_up rise d=down "
        "go_down sink g=go_to move_to travel x=target number to w=where show sign", "t", "f=0", "9",
        "T=before:Floor |You are on floor |Level |Next stop: floor ", "u() | adds 1 to $f unless $f is already $t;raises $f "
        "by 1, but not above $t | if self.$f < self.$t:; ~self.$f += 1 | x.$u(); assert x.$f == 1; x.$f = 9; x.$u(); assert "
        "x.$f == 9", "d() | subtracts 1 from $f, but not below 0;lowers $f by 1 unless it is 0 | if self.$f > 0:; ~self.$f -= "
        "1 | x.$d(); assert x.$f == 0; x.$f = 5; x.$d(); assert x.$f == 4",
        "g(x) | sets $f to $x | self.$f = $x | x.$g(4); assert x.$f == 4", "w() | returns $T followed by $f;returns the text "
        "$T and then the number $f | return f'%T{self.$f}' | assert x.$w() == $T + '0'"),
    klass("Student Pupil Learner Trainee", "a pupil at a school;a student with marks", "n=name full_name called m=marks "
        "grades scores a=add_mark receive get_mark x=mark grade points v=average mean overall r=report result verdict "
        "i=introduce present hello", "n", "m=[]", "'Ada'",
        "T=word:passed|well done|good; U=word:failed|try again|not enough; V=before:I am |My name is |Student: |Hello from ",
        "a(x) | appends $x to $m;puts $x at the end of $m | self.$m.append($x) | x.$a(5); assert x.$m == [5]", "v() | returns "
        "the sum of $m divided by their number;returns the mean of $m | return sum(self.$m) / len(self.$m) | x.$m = [50, 70]; "
        "assert x.$v() == 60", "r() | returns $T if all $m are at least 50, otherwise $U | return $T if all(mark >= 50 for "
        "mark in self.$m) else $U | assert x.$r() == $T; x.$m = [40]; assert x.$r() == $U",
        "i() | returns $V followed by $n;gives back $V and then the $n | return $V + self.$n | assert x.$i() == $V + 'Ada'"),
    klass("Parrot Bird Budgie Crow", "a parrot that learns words", "n=name called nickname w=words known phrases l=learn "
        "teach listen x=word text phrase s=say talk chatter p=repeat echo copy c=count_words how_many vocabulary", "n", "w=[]",
        "'Coco'", "T=after: wants a nut| squawks| says hello| flies away; U=whole:...|Squawk!|I know nothing|No words yet",
        "l(x) | appends $x to $w | self.$w.append($x) | x.$l('hi'); assert x.$w == ['hi']", "p(x) | returns $x twice with a "
        "space between;repeats $x: the word, a space, the word | return $x + ' ' + $x | assert x.$p('hi') == 'hi hi'",
        "s() | returns $n followed by $T;returns the $n and $T | return self.$n + $T | assert x.$s() == 'Coco' + $T",
        "c() | returns how many $w there are;returns the length of $w | return len(self.$w) | assert x.$c() == 0"),
    klass("VendingMachine DrinksMachine SnackMachine", "a machine that sells drinks", "p=price cost amount m=money credit "
        "inserted i=insert pay put_in x=coin value sum b=buy press order c=cancel refund give_back", "p", "m=0", "3",
        "T=whole:Here you are|Enjoy|Your drink is ready|Thank you; U=whole:Not enough money|Please pay first|Insert more "
        "coins", "i(x) | adds $x to $m;raises $m by $x | self.$m += $x | x.$i(2); assert x.$m == 2", "b() | returns $U if $m "
        "is less than $p, otherwise takes $p from $m and returns $T | if self.$m < self.$p:; ~return $U; self.$m -= self.$p; "
        "return $T | assert x.$b() == $U; x.$m = 5; assert x.$b() == $T; assert x.$m == 2",
        "c() | sets $m to 0;makes $m 0 again | self.$m = 0 | x.$m = 4; x.$c(); assert x.$m == 0"),
    klass("CoffeeMachine TeaMaker Kettle Brewer", "a coffee machine with water",
        "w=water cups portions f=fill refill top_up x=amount cups_more n m=make brew pour s=status show check", "", "w=0", "",
        "T=whole:No water|Please refill|It is empty; U=whole:Here is your coffee|Enjoy your cup|Coffee is ready; "
        "V=before:Cups left: |Water for |Still inside: ",
        "f(x) | adds $x to $w;increases $w by $x | self.$w += $x | x.$f(4); assert x.$w == 4", "m() | returns $T if $w is 0, "
        "else it lowers $w by 1 and returns $U | if self.$w == 0:; ~return $T; self.$w -= 1; return $U | assert x.$m() == $T; "
        "x.$w = 2; assert x.$m() == $U; assert x.$w == 1", "s() | returns $V and then $w;returns the text $V followed by the "
        "number $w | return f'%V{self.$w}' | assert x.$s() == $V + '0'"),
    klass("AlarmClock Alarm Waker", "an alarm clock", "h=hour time wake_time o=is_on active armed s=set_for change_to "
        "set_time x=new_hour value to n=turn_on arm start f=turn_off disarm mute r=ring sound check", "h", "o=False", "7",
        "T=whole:Ring ring!|Wake up!|Good morning!|Beep beep; U=whole:Zzz|Sleep well|Silence|Not today",
        "s(x) | sets $h to $x | self.$h = $x | x.$s(6); assert x.$h == 6",
        "n() | sets $o to True | self.$o = True | x.$n(); assert x.$o is True",
        "f() | sets $o to False | self.$o = False | x.$o = True; x.$f(); assert x.$o is False", "r() | returns $T if $o is "
        "True, otherwise $U;gives $T when $o is true and $U when not | return $T if self.$o else $U | assert x.$r() == $U; "
        "x.$o = True; assert x.$r() == $T"),
    klass("Printer Copier LabelMaker", "a printer with sheets of paper", "m=model name brand p=paper sheets pages l=load "
        "refill add_paper x=sheets_more amount n r=run print_page use i=info label describe", "m", "p=10", "'P7'",
        "T=whole:No paper|Paper is out|Please add paper; U=whole:Printing...|Page printed|One page done; V=after: is ready| "
        "is switched on| waits for paper", "l(x) | adds $x to $p | self.$p += $x | x.$l(5); assert x.$p == 15",
        "r() | returns $T if $p is 0, otherwise subtracts 1 from $p and returns $U | if self.$p == 0:; ~return $T; self.$p -= "
        "1; return $U | assert x.$r() == $U; assert x.$p == 9; x.$p = 0; assert x.$r() == $T",
        "i() | returns the $m followed by $V | return self.$m + $V | assert x.$i() == 'P7' + $V"),
    klass("Movie Film Series Show", "a film", "t=title name label m=minutes length duration d=describe info summary l=is_long "
        "long_one too_long p=poster headline advert", "t m", "", "'Rain', 95", "T=between: lasts | takes | runs for | has ; "
        "U=after: min| minutes| minutes long; V=before:Now showing: |Tonight: |Do not miss ", "d() | returns $t, $T, $m and "
        "$U in one text;returns a text made of $t, then $T, then $m, then $U | return f'{self.$t}%T{self.$m}%U' | assert "
        "x.$d() == 'Rain' + $T + '95' + $U", "l() | returns True if $m is more than 120;tells if $m is above 120 | return "
        "self.$m > 120 | assert not x.$l(); x.$m = 150; assert x.$l()", "p() | returns $V followed by the $t in capitals;puts "
        "$V before the $t in upper case | return $V + self.$t.upper() | assert x.$p() == $V + 'RAIN'"),
    klass("Phone Mobile Handset", "a phone with a battery", "o=owner user name b=battery power charge c=charge_up load fill "
        "u=use call talk x=minutes amount by s=status show level r=ring answer pick_up", "o", "b=100", "'Mia'",
        "T=whole:Battery low|Please charge|Almost empty; U=whole:Battery ok|All fine|Enough power; V=after: is calling| does "
        "not answer| picks up the phone",
        "c() | sets $b to 100;puts $b back to 100 | self.$b = 100 | x.$b = 3; x.$c(); assert x.$b == 100", "u(x) | takes $x "
        "away from $b, but never below 0;lowers $b by $x, to 0 at least | self.$b = max(self.$b - $x, 0) | x.$u(30); assert "
        "x.$b == 70; x.$u(90); assert x.$b == 0", "s() | returns $T if $b is below 20, otherwise $U | return $T if self.$b < "
        "20 else $U | assert x.$s() == $U; x.$b = 5; assert x.$s() == $T",
        "r() | returns the $o followed by $V | return self.$o + $V | assert x.$r() == 'Mia' + $V"),
    klass("Plant Flower Cactus Tree", "a plant in a pot", "n=name kind species h=height size centimetres w=water pour "
        "sprinkle d=is_dry dry thirsty g=grow shoot_up rise x=amount cm by t=tell speak describe", "n", "h=1; d=True",
        "'Rose'", "T=whole:I need water|Please water me|So thirsty; U=whole:I am fine|Thank you|No water please; V=after: is "
        "blooming| stands in the sun| has new leaves",
        "w() | sets $d to False | self.$d = False | x.$w(); assert x.$d is False",
        "g(x) | adds $x to $h | self.$h += $x | x.$g(4); assert x.$h == 5", "t() | returns $T if $d is True, otherwise $U | "
        "return $T if self.$d else $U | assert x.$t() == $T; x.$d = False; assert x.$t() == $U"),
    klass("QuizQuestion Question Riddle Task", "a question in a quiz", "q=question text prompt a=answer solution right_answer "
        "c=check try_answer test g=guess given reply s=show ask display h=hint help_me clue", "q a", "",
        "'Two plus two?', 'four'", "T=whole:Correct|Well done!|That is right; U=whole:Wrong|Sorry, no|Try again; "
        "V=before:Question: |Tell me: |Think! ; W=before:It begins with |Hint: |First letter: ", "c(g) | returns $T if $g "
        "equals $a, otherwise $U | return $T if $g == self.$a else $U | assert x.$c('four') == $T; assert x.$c('five') == $U",
        "s() | returns $V followed by $q | return $V + self.$q | assert x.$s() == $V + 'Two plus two?'",
        "h() | returns $W followed by the first letter of $a | return $W + self.$a[0] | assert x.$h() == $W + 'f'"),
    klass("Letter Message Email Note Postcard", "a letter to somebody", "s=sender writer author r=receiver reader recipient "
        "t=text body content h=heading first_line greeting f=footer last_line closing w=write set_text put x=words new_text "
        "line a=as_text full show", "s r", "t=''", "'Kim', 'Lou'", "T=before:Dear |Hello |My dear |Hi ; U=before:Yours, |Best "
        "wishes, |With love, |From ; V=between: writes to | sends a letter to | tells ",
        "h() | returns $T followed by $r | return $T + self.$r | assert x.$h() == $T + 'Lou'",
        "f() | returns $U followed by $s | return $U + self.$s | assert x.$f() == $U + 'Kim'",
        "w(x) | sets $t to $x | self.$t = $x | x.$w('Bye'); assert x.$t == 'Bye'",
        "a() | returns $s, then $V, then $r | return self.$s + $V + self.$r | assert x.$a() == 'Kim' + $V + 'Lou'"),
    klass("Employee Worker Clerk Colleague", "an employee", "n=name full_name called j=job role position s=salary pay wage "
        "r=raise_pay promote give_more x=amount extra by b=badge card sign y=yearly per_year annual", "n j s", "",
        "'Eva', 'cook', 2000", "T=between: works as | - | is our | , ; U=before:Staff: |Our best: |Badge of ",
        "r(x) | adds $x to $s;raises $s by $x | self.$s += $x | x.$r(50); assert x.$s == 2050",
        "b() | returns $n, then $T, then $j | return self.$n + $T + self.$j | assert x.$b() == 'Eva' + $T + 'cook'",
        "y() | returns $s times 12;multiplies $s by 12 | return self.$s * 12 | assert x.$y() == 24000"),
    klass("Room HotelRoom Cabin Suite", "a room in a hotel", "n=number room_number code g=guest visitor occupant c=check_in "
        "book move_in x=name person who o=check_out leave free_up s=sign status door_sign", "n", "g=None", "12",
        "T=word:free|empty|available|vacant; U=before:taken by |Guest: |Here lives |Do not disturb ",
        "c(x) | sets $g to $x;stores $x in $g | self.$g = $x | x.$c('Al'); assert x.$g == 'Al'",
        "o() | sets $g to None | self.$g = None | x.$g = 'Al'; x.$o(); assert x.$g is None", "s() | returns $T if $g is None, "
        "otherwise $U followed by $g | if self.$g is None:; ~return $T; return $U + self.$g | assert x.$s() == $T; x.$g = "
        "'Al'; assert x.$s() == $U + 'Al'"),
    klass("ParkingLot Garage CarPark Harbour", "a car park", "s=spaces places room c=cars plates parked e=enter drive_in park "
        "x=car plate number l=leave drive_out exit_with f=free left open_places t=sign board display", "s", "c=[]", "2",
        "T=whole:Full|No free places|Sorry, it is full; U=whole:Free places|Come in|Please drive in",
        "e(x) | appends $x to $c | self.$c.append($x) | x.$e('A1'); assert x.$c == ['A1']",
        "l(x) | removes $x from $c | self.$c.remove($x) | x.$c = ['A1']; x.$l('A1'); assert x.$c == []",
        "f() | returns $s minus the number of $c | return self.$s - len(self.$c) | assert x.$f() == 2", "t() | returns $T if "
        "there are as many $c as $s, otherwise $U | return $T if len(self.$c) == self.$s else $U | assert x.$t() == $U; x.$c "
        "= ['a', 'b']; assert x.$t() == $T"),
    klass("Robot Android Helper Droid", "a robot that walks on a line", "n=name model_name called p=position place x_value "
        "f=forward walk go b=back go_back retreat k=steps amount by r=report where tell_place h=say_hello greet introduce",
        "n", "p=0", "'R2'", "T=before:I am robot |Beep, I am |My name is ; U=between: is at | stands at | reached place ",
        "f(k) | adds $k to $p | self.$p += $k | x.$f(3); assert x.$p == 3",
        "b(k) | subtracts $k from $p | self.$p -= $k | x.$b(3); assert x.$p == -3",
        "r() | returns $n, then $U, then $p as one text | return f'{self.$n}%U{self.$p}' | assert x.$r() == 'R2' + $U + '0'",
        "h() | returns $T followed by $n | return $T + self.$n | assert x.$h() == $T + 'R2'"),
    klass("Thermostat Heater Heating AirCon", "a heating with a target temperature", "t=target wanted goal w=warmer turn_up "
        "increase c=colder turn_down decrease a=advice check decide n=now current measured", "t", "", "20",
        "T=whole:Heating on|Too cold|Warm it up; U=whole:Heating off|Warm enough|Nothing to do",
        "w() | adds 1 to $t | self.$t += 1 | x.$w(); assert x.$t == 21",
        "c() | subtracts 1 from $t | self.$t -= 1 | x.$c(); assert x.$t == 19", "a(n) | returns $T if $n is less than $t, "
        "otherwise $U;compares $n with $t and returns $T if it is lower and $U if not | return $T if $n < self.$t else $U | "
        "assert x.$a(10) == $T; assert x.$a(25) == $U"),
    klass("Recipe Dish Meal Cake", "a recipe", "t=title name dish i=ingredients parts things a=add put_in mix_in x=item "
        "ingredient thing c=count how_many size l=listed as_text show h=heading label card", "t", "i=[]", "'Soup'",
        "T=before:How to make |Recipe for |Today: |Cooking ; U=between:, | and | + | / ; V=after: with love| for four people| "
        "in ten minutes", "a(x) | appends $x to $i | self.$i.append($x) | x.$a('salt'); assert x.$i == ['salt']",
        "c() | returns the number of $i;returns how many $i there are | return len(self.$i) | assert x.$c() == 0",
        "l() | returns all $i joined with $U;joins the $i with $U between them | return $U.join(self.$i) | x.$i = ['a', 'b']; "
        "assert x.$l() == 'a' + $U + 'b'",
        "h() | returns $T, then the $t, then $V | return $T + self.$t + $V | assert x.$h() == $T + 'Soup' + $V"),
    klass("Song Track Tune Hit", "a song", "t=title name heading a=artist singer band p=plays times_played count l=play "
        "listen start i=info credits label f=is_hit popular famous", "t a", "p=0", "'Sun', 'Bo'", "T=between: by | - | sung "
        "by | from ; U=before:Now playing: |You hear |Next: ; V=whole:A big hit|Everybody knows it|Famous; W=whole:Not known "
        "yet|New|Nobody knows it", "l() | adds 1 to $p and returns $U followed by $t | self.$p += 1; return $U + self.$t | "
        "assert x.$l() == $U + 'Sun'; assert x.$p == 1", "i() | returns $t, $T and $a as one text;returns $t, then $T, then "
        "$a | return self.$t + $T + self.$a | assert x.$i() == 'Sun' + $T + 'Bo'", "f() | returns $V if $p is above 100, "
        "otherwise $W | return $V if self.$p > 100 else $W | assert x.$f() == $W; x.$p = 200; assert x.$f() == $V"),
    klass("Door Gate Hatch Window", "a door",
        "o=is_open opened open_now p=push open_up unlock c=pull shut lock_it s=state look tell k=knock ring_bell tap", "",
        "o=False", "",
        "T=word:open|wide open|unlocked; U=word:closed|shut|locked; V=whole:Who is there?|Come in|Nobody is home|Go away",
        "p() | sets $o to True | self.$o = True | x.$p(); assert x.$o is True",
        "c() | sets $o to False | self.$o = False | x.$o = True; x.$c(); assert x.$o is False",
        "s() | returns $T if $o is True, otherwise $U | return $T if self.$o else $U | assert x.$s() == $U",
        "k() | returns $V;gives back the text $V | return $V | assert x.$k() == $V"),
    klass("Hero Monster Ghost Ninja", "a figure in a game", "n=name title called p=power strength energy t=train practise "
        "exercise a=attack strike hit o=enemy other target d=defeat fall lose_fight y=is_strong mighty strong", "n", "p=5",
        "'Zed'", "T=between: attacks | hits | fights against | scares ; U=after: has lost| falls down| gives up; V=after: "
        "shouts hooray| gets stronger| drinks a potion",
        "t() | adds 1 to $p;raises $p by one | self.$p += 1 | x.$t(); assert x.$p == 6",
        "a(o) | returns $n, then $T, then $o | return self.$n + $T + $o | assert x.$a('Orc') == 'Zed' + $T + 'Orc'",
        "d() | sets $p to 0 and returns $n followed by $U | self.$p = 0; return self.$n + $U | assert x.$d() == 'Zed' + $U; "
        "assert x.$p == 0", "y() | returns True if $p is at least 10 | return self.$p >= 10 | assert not x.$y()"),
    klass("Shop Bakery Kiosk Cafe", "a small shop", "n=name shop_name called p=prices menu offers a=add offer put_on_sale "
        "x=item product thing y=price cost amount g=price_of cost_of ask_price w=welcome hello sign_text", "n", "p={}",
        "'Bun & Co'", "T=before:Welcome to |Come to |Open today: |This is ; U=whole:We do not have that|Sold out|Not on the "
        "menu; V=after: is open| has fresh bread| is closed today", "a(x, y) | stores $y under $x in $p;sets the entry $x of "
        "$p to $y | self.$p[$x] = $y | x.$a('tea', 2); assert x.$p == {'tea': 2}", "g(x) | returns the entry for $x in $p, or "
        "$U if it is missing | return self.$p.get($x, $U) | assert x.$g('tea') == $U; x.$p = {'tea': 2}; assert x.$g('tea') "
        "== 2", "w() | returns $T followed by $n | return $T + self.$n | assert x.$w() == $T + 'Bun & Co'"),
    klass("Ship Boat Ferry Submarine", "a ship with passengers", "n=name vessel called s=seats places limit p=passengers "
        "people guests b=board get_on embark x=person name_of who l=land get_off unload a=announce horn call_out f=is_full "
        "crowded no_room", "n s", "p=0", "'Nora', 2", "T=whole:Sorry, the ship is full|No more seats|Wait for the next one; "
        "U=whole:Welcome on board|Come in|Have a good trip; V=after: leaves the harbour| is sailing| has arrived",
        "b() | returns $T if $p equals $s, otherwise adds 1 to $p and returns $U | if self.$p == self.$s:; ~return $T; "
        "self.$p += 1; return $U | assert x.$b() == $U; assert x.$p == 1; x.$p = 2; assert x.$b() == $T",
        "l() | sets $p to 0 | self.$p = 0 | x.$p = 2; x.$l(); assert x.$p == 0",
        "a() | returns the $n followed by $V | return self.$n + $V | assert x.$a() == 'Nora' + $V",
        "f() | returns True if $p equals $s | return self.$p == self.$s | assert not x.$f()"),
)  # fmt: skip
