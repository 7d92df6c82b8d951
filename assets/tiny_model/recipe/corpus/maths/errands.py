"""Word problems of a day: recipes, doses, buses, floors, coins, phone bills, plants in rows, cuts, sleep and screens."""

from __future__ import annotations

from typing import Any

from .relations import AGE, HOUSE, YEAR
from .story import Story, Work


def recipe_down_up(w: Work, v: Any) -> None:
    w.need(v.q % v.n == 0 and v.m != v.n and v.q > v.n)
    w.end(w.mul("For {m}", v.m, w.div("For one", v.q, v.n)), "{unit}")


def days_of_supply(w: Work, v: Any) -> None:
    a_day = w.mul("In one day", v.a, v.k)
    w.need(v.t % a_day == 0 and 2 < v.t // a_day < 90)
    w.end(w.div("Days", v.t, a_day), "days")


def buses_between(w: Work, v: Any) -> None:
    minutes = w.mul("Minutes in {h} hours", v.h, 60)
    w.need(minutes % v.d == 0)
    w.end(w.add("One more at the start", w.div("Gaps", minutes, v.d), 1), "{x}")


def up_and_down(w: Work, v: Any) -> None:
    w.need(v.b < v.a + v.c)
    w.end(w.add("Then {d} up", w.sub("Then {b} down", w.add("First {c} up", v.a, v.c), v.b), v.d))


def coins_in_all(w: Work, v: Any) -> None:
    w.cash(w.add("Together", w.mul("{a} of the first sort", v.a, v.p), w.mul("{b} of the second sort", v.b, v.q)))


def over_the_limit(w: Work, v: Any) -> None:
    extra = w.sub("{units} over the limit", v.t, v.f)
    w.need(1 < extra < 100)
    w.cash(w.add("Whole bill", w.mul("Price of these", extra, v.p), v.b))


def cuts(w: Work, v: Any) -> None:
    pieces = w.div("Pieces", v.t, v.d) if v.t % v.d == 0 else w.need(False) or 0
    w.need(pieces > 2)
    w.end(w.sub("One cut less", pieces, 1), "cuts")


def rows_with_gap(w: Work, v: Any) -> None:
    w.need(v.t % v.d == 0 and v.t > 2 * v.d)
    w.end(w.mul("In {r} rows", v.r, w.add("In one row", w.div("Gaps in a row", v.t, v.d), 1)), "{x}")


def week_total(w: Work, v: Any) -> None:
    five = w.mul("From Monday to Friday", 5, v.a)
    w.end(w.add("The whole week", five, w.mul("On two days at the weekend", 2, v.b)), "{unit}")


def week_money(w: Work, v: Any) -> None:
    w.need(v.a < v.b <= 3 * v.a)
    five = w.mul("From Monday to Friday", 5, v.a)
    w.cash(w.add("The whole week", five, w.mul("On two days at the weekend", 2, v.b)))


def raised(w: Work, v: Any) -> None:
    have = w.mul("From {n} {x}", v.n, v.a)
    w.need(have < v.t - 1)
    w.cash(w.sub("Still missing", v.t, have))


def before_and_after(w: Work, v: Any) -> None:
    w.need(v.b < v.a)
    w.cash(w.mul("In {k} months", v.k, w.sub("Less in a month", v.a, v.b)))


def better_job(w: Work, v: Any) -> None:
    first, second = w.mul("First job", v.a, v.p), w.mul("Second job", v.b, v.q)
    w.need(first < second < 2 * first)
    w.cash(w.sub("Difference", second, first))


STORIES = (
    Story(
        "recipe_for_others", {"n": (2, 3, 4, 5, 6, 8), "m": range(2, 16), "q": range(4, 900), "w2": range(160, 221, 10),
        "g": AGE},
        recipe_down_up,
        (
            "=A recipe for {n} people asks for {q} {unit} of {x}. How many {unit} are needed for {m} people?",
            "=How many {unit} of {x} do I take for {m} people if {n} need {q}?",
            "={q} {unit} of {x} are enough for {n} of us. Today we are {m}. What amount of {x} should go in?",
            "=The oven is set to {w2:d} degrees. For {n} portions you use {q} {unit} of {x}; {N} want{s} {m} portions. How "
            "many {unit} "
            "is that?",
            "=Grandma's soup for {n:w}: {q:w} {unit} of {x}. We are cooking it for {m:w}. How many {unit} of {x}?",
            "={x}: {q} {unit} for {n}. for {m}?",
            "=If you need {q} {unit} of {x} when {n} people eat, how much do you need when {m} people eat?",
            "=My aunt is {g} and knows the recipe by heart: {n} people, {q} {unit} of {x}. How many {unit} would she use for "
            "{m}?",
            "=There will be {m} at dinner. The book has the dish for {n}, with {q} {unit} of {x}. Change the {x} to fit.",
        ),
        ("",), slots="x unit q",
        rows=("flour, grams, 100-800", "rice, grams, 100-600", "milk, ml, 100-900", "butter, grams, 40-400", "sugar, grams, "
        "40-400",
              "lentils, grams, 100-600", "pasta, grams, 200-900", "cheese, grams, 100-500", "stock, ml, 200-900",
              "oil, spoons, 4-24", "salt, pinches, 4-16"), again=("m|And for {m}?", "m|What about {m} people?"),
    ),
    Story(
        "supply_in_days", {"t": range(20, 600), "a": range(2, 7), "k": range(2, 7), "g": AGE, "y": YEAR}, days_of_supply,
        (
            "={A1} {eats} {a} {x} {k} times a day. A pack has {t}. For how many days is it enough?",
            "=How many days do {t} {x} last at {a} {x} {k} times a day?",
            "=There are {t} {x}. {k} times each day {a} of them are used. After how many days are they gone?",
            "=In one day {a} {x} are taken {k} times over. {N} bought {t}. How many days does that last?",
            "=The plan on the wall says: {k} times a day, {a} each time. We have {t} {x}. How many days will they be enough "
            "for?",
            "={t} {x}, {a} per time, {k} times a day. how many days?",
            "=With {t:w} {x} in the cupboard and {a:w} used up {k:w} times daily, when is it empty? Give the number of days.",
            "=Since {y:d} the rule has been {a} {x}, {k} times a day. How long do {t} {x} last, in days?",
        ),
        ("",), slots="A1 eats x", rows=("a patient, takes, tablets", "a dog, eats, biscuits", "a horse, gets, carrots",
        "a baby, drinks, bottles", "a parrot, eats, nuts", "a family, uses, tea bags", "a goat, eats, apples"),
        again=("t|And with {t} {x}?", "k|And {k} times a day?"),
    ),
    Story(
        "how_many_leave", {"h": range(2, 9), "d": (5, 6, 10, 12, 15, 20, 30), "k": range(3, 60), "y": YEAR}, buses_between,
        (
            "=A {one} leaves every {d} minutes. The first goes at the start and the last exactly {h} hours later. How many {x} "
            "is "
            "that?",
            "=How many {x} go in {h} hours if one leaves every {d} minutes, one right at the beginning and one right at the "
            "end?",
            "=Line {k:d} runs for {h} hours a day, from the first {one} to the last. Between two of them there are {d} "
            "minutes. How "
            "many {x} are there a day?",
            "=Every {d} minutes there is a {one}. I stayed for {h} hours, saw one when I came and one when I went. How many "
            "{x} did I "
            "see?",
            "={x} every {d} min, {h} hours, first and last counted. how many?",
            "=From the first to the last {one} there are {h:w} hours, and they follow each other after {d:w} minutes. Count "
            "them all.",
            "=Since {y:d} a {one} has left each {d} minutes. {h} hours lie between the first of the day and the last. What is "
            "their "
            "number?",
            "=In the {h} hours between opening and closing, a {one} starts every {d} minutes, also at opening time and at "
            "closing time. "
            "How many {x} start?",
        ),
        ("",), slots="one x", rows=("bus, buses", "tram, trams", "ferry, ferries", "tour, tours", "train, trains", "shuttle, "
        "shuttles",
        "show, shows"), again=("d|And every {d} minutes?",),
    ),
    Story(
        "floors_up_and_down", {"a": range(1, 20), "b": range(2, 20), "c": range(2, 20), "d": range(2, 15), "g": AGE,
        "no": HOUSE},
        up_and_down,
        (
            "=A lift is on floor {a:d}. It goes up {c} floors, then down {b}, then up {d}. On which floor is it now?",
            "=On which floor am I if I start on floor {a:d}, go {c} up, {b} down and {d} up again?",
            "=Start: floor {a:d}. {c} up, {b} down, {d} up. End?",
            "=A postman ({g}) takes the stairs at number {no}. He begins on floor {a:d}, climbs {c} floors, comes down {b} and "
            "climbs {d} "
            "more. What floor is he on?",
            "={M} stands on step {a:d} of a long stair. {he2} goes up {c}, down {b} and up {d} steps. On what step is {he2} "
            "then?",
            "=From floor {a:d} the lift rises by {c:w}, sinks by {b:w} and rises by {d:w}. What floor does it show?",
            "=First {c} up, later {b} down, at last {d} up: that was the way of the lift from floor {a:d}. Where did it stop?",
            "=What number is on the wall after the lift has left floor {a:d}, gone {c} floors up, {b} floors down and {d} "
            "floors up?",
        ),
        ("",), again=("d|And if it is {d} at the end?",),
    ),
    Story(
        "two_sorts_of_money", {"a": range(2, 30), "b": range(2, 30), "p": (5, 10, 20), "q": (1, 2, 50), "y": YEAR,
        "g": range(6, 15)},
        coins_in_all,
        (
            "={N} {has} {a} notes of {p:$} and {b} coins or notes of {q:$}. How much money is that?",
            "=How much are {a} times {p:$} and {b} times {q:$}?",
            "=In the box from {y:d} lie {b} pieces worth {q:$} each and {a} notes worth {p:$} each. What is in it altogether?",
            "=We count the till: {a} times {p:$}, {b} times {q:$}. Total?",
            "={M}, {g}, empties {his2} savings box. There are {a} notes of {p:$} in it, and {b} times {q:$}. How rich is "
            "{he2}?",
            "=The cash box has {a:w} notes of {p:$} and {b:w} of {q:$}. What does that make?",
            "={b} times {q:$} and {a} times {p:$}, how much money?",
            "=Somebody paid with {a} notes of {p:$}. The rest was {b} times {q:$}. What did they pay in all?",
        ),
        ("",), again=("a|And with {a} of {p:$}?",),
    ),
    Story(
        "above_the_free_part", {"b": range(5, 60), "f": (10, 20, 50, 100, 200, 300, 500), "t": range(12, 600), "p": (2, 3, 4,
        5), "y": YEAR},
        over_the_limit,
        (
            "={A1} costs {b:$} a month with {f} {units} included. Each further one is {p:$}. {N} used {t} {units}. What is the "
            "bill?",
            "=How much is the bill for {t} {units} if {f} are included in {b:$} and every other one costs {p:$}?",
            "=In the price of {b:$}, {f} {units} are free. Beyond that you pay {p:$} for each. What do {t} cost?",
            "=My contract from {y:d}: {b:$} for up to {f} {units}, then {p:$} per extra one. This month it was {t}. What must "
            "I pay?",
            "={b:$} with {f} {units}, {p:$} for each more. {t} {units} used. Bill?",
            "=Only what goes over {f} {units} costs extra, {p:$} a piece, on top of the fixed {b:$}. {t:w} were used. Find the "
            "total.",
            "={t} {units} were needed. {f} of them come with {A1} for {b:$}, and the others are {p:$} each. How much money is "
            "that?",
            "=For {A1} you pay {b:$} and have {f} {units}. {N} went over that and needed {t} altogether, at {p:$} for each one "
            "too many. "
            "How much was charged?",
        ),
        ("",), slots="A1 units", rows=("a phone plan, minutes", "a rental car, km", "a photo book, pages", "a copier, copies",
        "a data plan, units", "a printer, pages"), again=("t|And for {t}?",),
    ),
    Story(
        "cuts_needed", {"t": range(12, 500), "d": (2, 3, 4, 5, 6, 8, 10, 12, 20, 25, 50), "g": AGE}, cuts,
        (
            "=A {x} of {t:d} cm is cut into pieces of {d:d} cm. How many cuts does that take?",
            "=How many cuts are needed to make pieces of {d:d} cm from a {x} that is {t:d} cm long?",
            "={N} cut{s} a {x} of {t:d} cm into equal parts, each {d:d} cm long. How often must {he} cut?",
            "=Every piece is to be {d:d} cm long. The {x} measures {t:d} cm. The last piece needs no cut of its own. How many "
            "cuts is "
            "that?",
            "={x}, {t:d} cm, pieces of {d:d} cm: number of cuts?",
            "=A joiner of {g} has a {x} with a length of {t:w} centimetres. He wants pieces of {d:w} centimetres. How many "
            "times does "
            "he have to cut?",
            "=To get only pieces of {d:d} cm out of a {x} of {t:d} cm, how many cuts do you make?",
            "=With each cut a piece of {d:d} cm comes off a {x}, until the last two pieces fall apart. It was {t:d} cm long. "
            "Count the "
            "cuts.",
        ),
        ("",), slots="x", rows=("board", "pipe", "rope", "stick", "beam", "ribbon", "wire", "rail"), again=("d|And for pieces "
        "of {d:d} cm?",),
    ),
    Story(
        "plants_in_rows", {"t": range(10, 200), "d": (2, 3, 4, 5, 10, 20), "r": range(2, 10), "y": YEAR, "g": AGE},
        rows_with_gap,
        (
            "=In a row of {t:d} m there is a {one} every {d:d} m, at both ends too. There are {r} such rows. How many {x} is "
            "that?",
            "=How many {x} stand in {r} rows of {t:d} m with {d:d} m from one to the next, beginning and end included?",
            "={N} put{s} {x} in {r} rows. Each row is {t:d} m long, {x} stand {d:d} m apart, and every row begins and ends "
            "with one. How "
            "many do{es} {he} need?",
            "={r} rows, each {t:d} m, a {one} every {d:d} m and one at either end. How many {x}?",
            "=The field was laid out in {y:d}: {r:w} rows, {t:w} metres long. Between neighbouring {x} in a row there are "
            "{d:w} metres, "
            "and both ends have one. What is the number of {x}?",
            "=A row is {t:d} m long. It starts with a {one}, ends with a {one} and has one every {d:d} m. A farmer ({g}) plans "
            "{r} rows. "
            "How many {x} is he going to need?",
            "=Each of {r} rows measures {t:d} m from its first to its last {one}. The gap is {d:d} m. Find the number of {x} "
            "in all "
            "the rows.",
            "=If {x} are set {d:d} m from each other along {t:d} m, first and last included, how many are there in {r} rows "
            "like this?",
        ),
        ("",), slots="one x", rows=("tree, trees", "post, posts", "vine, vines", "bush, bushes", "lamp, lamps", "rose, roses",
        "flag, flags"), again=("r|And in {r} rows?",),
    ),
    Story(
        "five_days_and_two", {"a": range(3, 90), "b": range(3, 120), "g": range(8, 17), "y": YEAR},
        lambda w, v: w.need(v.a != v.b) or week_total(w, v),
        (
            "={N} {did} {a} {unit} on each day from Monday to Friday and {b} on Saturday and on Sunday. How many {unit} is "
            "that in the "
            "week?",
            "=How many {unit} are there in a week with {a} on every weekday and {b} on both days of the weekend?",
            "=From Monday to Friday it's {a} {unit} a day, at the weekend {b} a day. What is it for the whole week?",
            "={M}, {g}, {did} {b} {unit} on Saturday, the same on Sunday, and {a} on each of the other days. What was the "
            "total?",
            "=Mon to Fri {a} {unit}, Sat and Sun {b} {unit}, sum?",
            "=At the weekend {b:w} {unit} a day, otherwise {a:w} a day: how many {unit} come together in seven days?",
            "=Every week since {y:d} has been like this: five days with {a} {unit} each, two days with {b} {unit} each. How "
            "many {unit} "
            "does one week have?",
            "=On five days of the week I have {a} {unit}, on the other two {b}. How many do I have from Monday to Sunday?",
        ),
        ("",), slots="did unit", rows=("read, pages", "practised, minutes", "baked, loaves", "ran, kilometres", "sold, tickets",
        "watched, minutes of films", "served, guests"), again=("b|And with {b} at the weekend?",),
    ),
    Story(
        "week_of_costs", {"a": range(2, 40), "b": range(2, 60), "no": HOUSE, "y": YEAR}, week_money,
        (
            "={X} costs {a:$} on weekdays and {b:$} on Saturdays and Sundays. What does a whole week cost?",
            "=How much is {x} for seven days at {a:$} from Monday to Friday and {b:$} on each day of the weekend?",
            "=For {x} {N} pay{s} {a:$} a day, but {b:$} a day at the weekend. How much is that in one week?",
            "=The price of {x} at number {no} is {b:$} on Saturday, {b:$} on Sunday and {a:$} on every other day. Find the "
            "price for "
            "the week.",
            "={x}: Mon to Fri {a:$} a day, Sat and Sun {b:$} a day. Total for the week?",
            "=From Monday to Sunday we used {x} every day. Weekdays were {a:$} each, the last two days {b:$} each. What did we "
            "pay?",
            "=Since {y:d}, {x} has been {a:$} on a weekday. At weekends they ask {b:$} a day. How much for all seven days?",
            "=Five times {a:$} and twice {b:$} is what a week of {x} costs. How much is it altogether?",
        ),
        ("",), slots="x X", rows=("parking, Parking", "lunch, Lunch", "the sauna, The sauna", "the hired bike, The hired bike",
        "the babysitter, The babysitter", "the ferry, The ferry", "the garage, The garage"), again=("a|And at {a:$} on "
        "weekdays?",),
    ),
    Story(
        "collected_for_a_goal", {"n": range(5, 90), "a": range(2, 30), "t": range(60, 999), "y": YEAR, "g": AGE}, raised,
        (
            "={n} {x} give {a:$} each for a new {y2}, which costs {t:$}. How much is still missing?",
            "=How much more is needed for a {y2} of {t:$} when {n} {x} have paid {a:$} each?",
            "=The {y2} will cost {t:$}. Each of {n} {x} has put {a:$} into the box. What sum is missing?",
            "=A teacher of {g} collects for a {y2}: {t:$}. So far {n} {x} brought {a:$} each. How much must still come in?",
            "=goal {t:$}, {n} {x} gave {a:$} each, still missing?",
            "=With {a:$} from each of {n:w} {x}, how far away are we from the {t:$} for the {y2}?",
            "=The old {y2} is from {y:d}. To pay {t:$} for another one, {n} {x} have given {a:$} apiece. What is the "
            "remainder?",
            "={a:$} came from every one of {n} {x}. A {y2} is {t:$}. How much money does that leave to be found?",
        ),
        ("",), slots="x y2", rows=("pupils, piano", "members, boat", "neighbours, bench", "parents, slide", "players, goal",
        "friends, tent", "families, fountain"), again=("n|And with {n} {x}?",),
    ),
    Story(
        "cheaper_each_month", {"a": range(8, 120), "b": range(5, 100), "k": (3, 4, 6, 8, 12, 24), "y": YEAR, "g": AGE},
        before_and_after,
        (
            "={N} paid {a:$} a month for {x} and now pay{s} {b:$}. How much do{es} {he} save in {k} months?",
            "=How much is saved in {k} months if {x} costs {b:$} a month instead of {a:$}?",
            "=The price of {x} went down from {a:$} to {b:$} a month in {y:d}. What difference does that make over {k} months?",
            "=Offer A for {x}: {a:$} a month. Offer B: {b:$} a month. How much cheaper is B over {k} months?",
            "={x}, old price {a:$}, new price {b:$} a month. saved after {k} months?",
            "=A woman of {g} changes from {a:$} a month for {x} to {b:$} a month. After {k:w} months, how much less has she "
            "paid?",
            "=Instead of {a:$}, we only spend {b:$} per month on {x}. What does that bring in {k} months?",
            "=Over {k} months, what do you save when {x} falls to {b:$} a month and was {a:$} before?",
        ),
        ("",), slots="x", rows=("electricity", "the phone", "the gym", "internet", "insurance", "heating", "parking", "music "
        "lessons"),
        again=("k|And in {k} months?",),
    ),
    Story(
        "two_jobs_compared", {"a": range(3, 20), "b": range(3, 20), "p": range(8, 30), "q": range(8, 30), "g": AGE}, better_job,
        (
            "=One job is {a} hours at {p:$} an hour, another {b} hours at {q:$} an hour. How much more does the second one "
            "pay?",
            "=By how much do {b} hours at {q:$} pay better than {a} hours at {p:$}?",
            "={M} worked {a} hours for {p:$} each, {K} {b} hours for {q:$} each. How much more did {K} earn?",
            "=First job: {a} hours, {p:$} an hour. Second job: {b} hours, {q:$} an hour. What's the difference in pay?",
            "=A student of {g} can take {a} hours at {p:$} per hour or {b} hours at {q:$} per hour. How much more would the "
            "better paid "
            "second job bring?",
            "={a} h at {p:$} or {b} h at {q:$}, how much more is the second?",
            "=For {a:w} hours you get {p:$} each, in the other place {q:$} for each of {b:w} hours. By what sum is the other "
            "place "
            "better?",
            "=At {q:$} an hour {K} did {b} hours. {M} did {a} hours and got {p:$} an hour. How much does {M} have to catch up?",
        ),
        ("",),
    ),
)  # fmt: skip
TASKS = STORIES
