"""Word problems about sharing and packing: what is full, what is left over, one more for the rest, seats and slices."""

from __future__ import annotations

from typing import Any

from .story import Story, Work

YEAR, AGE, HOUSE = range(1960, 2025), range(31, 80), range(13, 99)


def enough(w: Work, full: str, whole: int, size: int) -> int:
    """How many of a size are enough for the whole: the full ones, and one more for the rest."""
    w.need(2 * size < whole <= 40 * size)
    if whole % size == 0:
        return w.div(full, whole, size)
    count, left = w.rest(full, whole, size)
    return w.add(f"One more for the last {left}", count, 1)


def full_ones(w: Work, label: str, whole: int, size: int) -> tuple[int, int]:
    """How many are full, and what is left over, which is something."""
    count, left = w.rest(label, whole, size)
    w.need(count > 1 and left > 0)
    return count, left


def to_fill(w: Work, v: Any) -> None:
    left = full_ones(w, "Full {boxes}", v.t, v.n)[1]
    w.need(left < v.n - 1)
    w.end(w.sub("Missing in the last one", v.n, left), "{x}")


def packs_and_rest(w: Work, v: Any) -> None:
    packs = enough(w, "Full packs", v.t, v.n)
    w.need(0 < v.t % v.n < v.n - 1)
    w.end(w.sub("Left over", w.mul(f"{{x}} in {packs} packs", packs, v.n), v.t), "{x}")


STORIES = (
    Story(
        "coaches_for_all",
        {"t": range(20, 600), "n": range(2, 3), "y": YEAR, "g": AGE},
        lambda w, v: w.end(enough(w, "Full {many}", v.t, v.n), "{one}/{many}"),
        (
            "=A school takes {t} pupils to the zoo. One {one} holds {n}. How many {many} must be booked?",
            "=How many {many} should we order for {t} people if each takes {n}?",
            "=We are {t} people, and a {one} has {n} seats. Nobody may be left behind, so how many {many} do we need?",
            "=In {y:d} the club went to the coast. {t} members came along, and {n} fitted into each {one}. How many {many} did "
            "they need?",
            "=Each {one} has room for {n:w} passengers. {t} fans want to travel. What is the smallest number of {many} that "
            "is enough?",
            "=To carry {t} guests from the hotel to the wedding, {many} with {n} seats are sent. How many of them does it "
            "take?",
            "=Mr Bell, who is {g} years old, books {many} with {n} seats for {t} children. How many does he have to book?",
            "={t} people, {n} per {one}, nobody left behind. How many {many}?",
            "=Our choir has {t:w} singers. If {n:w} of them can ride in one {one}, how many {many} will bring us all to the "
            "concert?",
            "At most {n} people are allowed in a {one}. {t} are going.", "{N} must get {t} visitors to the airport by {one}, "
            "{n} "
            "in each.",
        ),
        ("How many {many} have to be hired?", "<How many {many} will be enough for everybody?", "How many {many} does that "
        "take?"),
        ("how many {many} are enough",), "one many n",
        ("coach, coaches, 40", "coach, coaches, 50", "bus, buses, 60", "minibus, minibuses, 8", "minibus, minibuses, 15",
         "van, vans, 9", "van, vans, 7", "taxi, taxis, 4", "boat, boats, 6", "boat, boats, 12", "bus, buses, 30",
         "car, cars, 5", "raft, rafts, 8"), ("t|And for {t} people?", "t|What if {t} people come?"),
    ),
    Story(
        "full_containers",
        {"t": range(20, 500), "n": (3, 4, 5, 6, 7, 8, 9, 10, 12), "y": YEAR, "g": AGE},
        lambda w, v: w.end(full_ones(w, "Full {boxes}", v.t, v.n)[0], "full {boxes}"),
        (
            "={N} picked {t} {x} and pack{s} them into {boxes} of {n}. How many {boxes} can {he} fill completely?",
            "=A {box} takes {n} {x}. How many full {boxes} do {t} {x} give?",
            "=How many {boxes} can be filled with {t} {x} if {n} go into each one and only full {boxes} count?",
            "=The shop, which opened in {y:d}, sells {x} in {boxes} of {n} only. Today {t} {x} are ready. How many {boxes} can "
            "it sell?",
            "={x} come off the belt, {n} to a {box}. After {t:w} of them, how many {boxes} are full?",
            "=There are {t} loose {x} in the storeroom. Somebody puts {n} at a time into a {box} until there are not enough "
            "for "
            "another one. How many full {boxes} stand there?",
            "=You need {n} {x} for one full {box}. You have {t}. How many full {boxes} is that?",
            "=My aunt, {g}, sorts {t} {x} into {boxes}. Every {box} must hold exactly {n}. How many {boxes} does she complete?",
            "=full {boxes} from {t} {x}, {n} in each?",
            "{t} {x} were delivered. They are put into {boxes}, {n} in each.",
        ),
        ("How many {boxes} are full in the end?", "<How many full {boxes} are there?"), ("how many {boxes} can be filled",),
        "x box boxes",
        ("eggs, carton, cartons", "apples, bag, bags", "candles, box, boxes", "lemons, net, nets", "pencils, pack, packs",
         "biscuits, tin, tins", "tulips, vase, vases", "bottles, crate, crates", "rolls, bag, bags", "bulbs, pot, pots",
         "socks, drawer, drawers", "peaches, tray, trays", "tiles, carton, cartons", "batteries, packet, packets"),
        ("t|And from {t} {x}?", "n|And with {n} in each {box}?"),
    ),
    Story(
        "left_after_packing",
        {"t": range(15, 400), "n": (3, 4, 5, 6, 7, 8, 9, 10, 12), "y": YEAR, "no": HOUSE},
        lambda w, v: w.end(full_ones(w, "Full {groups}", v.t, v.n)[1], "{one}/{x}"),
        (
            "={t} {x} are put in {groups} of {n}. How many {x} are not in a {group}?",
            "=How many {x} are left when {t} {x} have been arranged in {groups} of {n}?",
            "={N} make{s} {groups} of {n} {x} each. {he} {has} {t} {x} to begin with. How many remain without a {group}?",
            "=We have {t} {x}. As many {groups} of {n} as possible are made. What is left over?",
            "=For one {group} you take {n} {x}. Somebody with {t:w} {x} makes all the {groups} they can. How many {x} stay "
            "unused?",
            "=On {day} at number {no}, {t} {x} had to be put into {groups}, each of {n}. How many were too many?",
            "={t} {x}, {groups} of {n}: how many over?",
            "=I keep taking {n} {x} from a heap of {t} until I can't take {n} any more. How many lie there then?",
            "=What remains of {t} {x} after all full {groups} of {n} have been taken away?",
            "{N} sort{s} {t} {x} into {groups}. A {group} has {n} {x}.",
        ),
        ("How many {x} don't belong to a {group}?", "<How many {x} are left over?", "How many are over at the end?"),
        ("how many {x} are left over",), "one x group groups",
        ("child, children, team, teams", "card, cards, pile, piles", "rose, roses, bunch, bunches", "coin, coins, stack, "
        "stacks",
         "player, players, squad, squads", "bead, beads, bracelet, bracelets", "sheet, sheets, booklet, booklets",
         "brick, bricks, row, rows", "button, buttons, shirt, shirts", "pupil, pupils, group, groups",
         "sticker, stickers, page, pages", "chair, chairs, row, rows"),
        ("n|And with {n} in a {group}?", "t|And with {t} {x}?"),
    ),
    Story(
        "packs_to_buy",
        {"t": range(10, 250), "n": (4, 5, 6, 8, 10, 12, 15, 20), "g": AGE},
        lambda w, v: w.end(enough(w, "Full packs", v.t, v.n), "packs"),
        (
            "={x} are sold in packs of {n}. We need {t}. How many packs do we have to buy?",
            "=For the party, {N} need{s} {t} {x}. A pack has {n}. How many packs must {he} buy?",
            "=How many packs of {n} {x} are enough for {t} guests if everybody gets one?",
            "=A pack contains {n} {x}. {t:w} are wanted. Opened packs are not sold. How many packs is that?",
            "=My grandmother turns {g} and expects {t} people. Each gets one of the {x}, which come {n} to a pack. How many "
            "packs should she order?",
            "=i need {t} {x}, there are {n} in a pack, how many packs",
            "=The caretaker wants {t} {x} for the hall. The shop has packs with {n} in them. What is the smallest number of "
            "packs he can take?",
            "=Because {x} only come in packs of {n}, you can't buy exactly {t}. How many packs do you buy so that you have "
            "enough?",
            "{t} {x} are needed. One pack holds {n} of them.", "A school of {t} pupils needs {x}, one for each of them. They "
            "come in "
            "packs of {n}.",
        ),
        ("How many packs must be bought?", "<How many packs are enough?", "How many packs is that?"),
        ("how many packs are needed",), "x",
        ("paper cups", "napkins", "badges", "balloons", "name tags", "batteries", "bread rolls", "envelopes", "light bulbs",
         "pencils", "party hats", "tea bags", "exercise books", "folders", "burger buns", "water bottles", "straws"),
        ("t|And for {t}?", "n|And if a pack had {n}?"),
    ),
    Story(
        "packs_left_over",
        {"t": range(10, 120), "n": (4, 5, 6, 8, 9, 10, 12), "y": YEAR},
        packs_and_rest,
        (
            "=I need {t} {x}, but the shop only has packs of {n}. If I buy just enough packs, how many {x} will be left over?",
            "={N} need{s} {t} {x}. They come in packs of {n}. After buying enough packs, how many {x} do{es} {he} have too "
            "many?",
            "=How many {x} too many do you get if you need {t} and must buy packs of {n}?",
            "=A cook uses {t} {x}. She bought the fewest possible packs, each with {n} {x}. How many {x} did she not use?",
            "=In packs of {n}, {x} are cheap. A club that was founded in {y:d} needs {t:w} of them and buys no more packs than "
            "necessary. How many are still there afterwards?",
            "=Packs hold {n} {x}. {t} {x} are handed out, one to each guest. As few packs as possible were opened. How many "
            "{x} "
            "are still in the last one?",
            "={t} {x} needed, {n} to a pack, as few packs as possible. How many spare {x}?",
            "=The teacher gives one of the {x} to each of {t} children. She buys packs of {n}. What number of {x} does she "
            "have "
            "over?",
        ),
        ("",), slots="x",
        rows=("eggs", "sausages", "rolls", "buns", "candles", "cups", "balloons", "stickers", "pens", "yoghurts", "masks"),
        again=("t|And if {t} were needed?",),
    ),
    Story(
        "missing_in_last",
        {"t": range(15, 300), "n": (4, 5, 6, 8, 9, 10, 12), "g": AGE},
        to_fill,
        (
            "={N} put{s} {t} {x} into {boxes} of {n}. How many more {x} are needed to fill the last one?",
            "=How many {x} are missing to a full last {box} when {t} {x} go into {boxes} of {n}?",
            "=A {box} holds {n} {x}. The {t} {x} on the table fill some {boxes}, and the last one only partly. How many {x} "
            "would "
            "still fit in?",
            "=The farmer, {g}, has {t} {x}. He fills one {box} after the other with {n} each. How many places stay free in the "
            "last {box}?",
            "={t:w} {x} are packed, {n:w} to a {box}. The last {box} is not full. What number of {x} does it still need?",
            "=All {boxes} take {n} {x}. We started with {t}. How many places are empty in the {box} that we filled last?",
            "={boxes} of {n}, {t} {x}: how many {x} short of full is the last {box}?",
            "=I have {t} {x} and pack them in {boxes} for {n}. I'd like every {box} to be full. How many {x} must I get on "
            "top?",
        ),
        ("",), slots="x box boxes",
        rows=("eggs, carton, cartons", "cakes, box, boxes", "bottles, crate, crates", "photos, page, pages", "tins, tray, "
        "trays",
              "apples, bag, bags", "cups, rack, racks", "books, shelf, shelves", "pears, basket, baskets"),
        again=("t|And with {t} {x}?",),
    ),
    Story(
        "tables_for_guests",
        {"t": range(20, 300), "n": (4, 5, 6, 8, 10, 12), "g": AGE, "y": YEAR},
        lambda w, v: w.end(enough(w, "Full tables", v.t, v.n), "tables"),
        (
            "={t} guests come to the wedding. At each table there are {n} chairs. How many tables have to be set up?",
            "=How many tables does the restaurant need for {t} people when {n} can sit at one table?",
            "=For a birthday (Grandpa turns {g}) {t} people are invited. {n} sit at a table. How many tables should be laid?",
            "=We expect {t:w} visitors and have tables for {n:w}. How many of them must we carry into the hall?",
            "=Every table seats {n}. The last one may stay half empty. How many tables will {t} people fill?",
            "=The hall was built in {y:d}. Tonight {t} people will eat there, {n} to a table. What is the number of tables?",
            "=tables for {n}, {t} people coming, how many tables",
            "=If nobody has to stand and {n} persons fit round a table, how many tables are necessary for {t} persons?",
            "{N} {has} invited {t} people. A table has room for {n}.",
        ),
        ("How many tables are needed?", "<How many tables must be put up?"), ("how many tables {N} need{s}",),
        again=("t|And for {t} guests?", "n|And with {n} at a table?"),
    ),
    Story(
        "shared_then_given",
        {"t": range(12, 300), "n": (2, 3, 4, 5, 6, 8), "b": range(2, 20), "g": range(5, 12)},
        lambda w, v: w.need(v.t % v.n == 0 and v.t // v.n - v.b > 1)
        or w.end(w.sub("Without the {b}", w.div("For each", v.t, v.n), v.b), "{x}"),
        (
            "={t} {x} are divided equally among {n} children. {M} gives {b} of {his2} share away. How many does {he2} have "
            "left?",
            "={n} friends share {t} {x} fairly, and {M} then loses {b}. How many {x} has {he2} got now?",
            "=How many {x} does {M} have if {n} children share {t} equally and {he2} eats or loses {b} of {his2} share?",
            "={M} is {g} and one of {n} cousins. Grandma has {t} {x} for them, the same number for each. {M} hands {b} to a "
            "friend. How many {x} stay with {him2}?",
            "=Each of {n:w} players gets the same number of {x} from a box of {t}. {M} drops {b:w}. What is {his2} number now?",
            "=A box of {t} {x} is split evenly between {n} people. Out of one share, {b} are given to a neighbour. How many "
            "remain of this share?",
            "=First {t} {x} are shared by {n}. Then {M} puts {b} of {his2} own back. How many has {he2} kept?",
            "={M} gave {b} {x} away. Before that, {he2} and some friends, {n} children in all, had shared {t} {x} equally. How "
            "many has {M} now?",
        ),
        ("",), slots="x", rows=("marbles", "cards", "nuts", "cherries", "stickers", "beads", "sweets", "grapes", "counters"),
        again=("b|And if it were {b}?",),
    ),
    Story(
        "pooled_and_shared",
        {"a": range(5, 150), "b": range(5, 150), "n": (2, 3, 4, 5, 6, 8, 10), "y": YEAR, "no": HOUSE},
        lambda w, v: w.need((v.a + v.b) % v.n == 0 and v.a + v.b > v.n)
        or w.end(w.div("For each", w.add("Together", v.a, v.b), v.n), "{x}"),
        (
            "={N} {has} {a} {x} and {M} has {b}. They put them together and share them among {n} people. How many does each "
            "get?",
            "=Two baskets with {a} and {b} {x} are emptied, and {n} helpers share everything equally. How many {x} per helper?",
            "=How many {x} does each of {n} children get from {a} old and {b} new {x}?",
            "=On {day} {a} {x} were collected, a day later {b}. All of them go in equal parts to {n} families. What does one "
            "family get?",
            "={n} people want the same number of {x}. There are {a:w} in one bag and {b:w} in another. How many for each?",
            "=At number {no} lie {a} {x}, in the cellar {b} more. Divided equally by {n}, how many are that?",
            "={a} {x} plus {b} {x}, shared by {n}. each?",
            "={b} {x} came by post and {a} were there already. If they're handed out fairly to {n} persons, how many {x} has "
            "every one of them?",
        ),
        ("",), slots="x",
        rows=("plums", "chestnuts", "tickets", "leaflets", "eggs", "shells", "coins", "cards", "sweets", "bulbs", "balls"),
        again=("n|And among {n}?",),
    ),
    Story(
        "rest_is_shared",
        {"t": range(15, 300), "b": range(2, 60), "n": (2, 3, 4, 5, 6, 8, 10), "g": AGE},
        lambda w, v: w.need(v.b < v.t - 2 * v.n and (v.t - v.b) % v.n == 0)
        or w.end(w.div("For each", w.sub("Left to share", v.t, v.b), v.n), "{x}"),
        (
            "=Of {t} {x}, {b} are {bad}. The others are shared equally by {n} people. How many does each one get?",
            "=How many {x} does each of {n} neighbours receive if there were {t} and {b} are {bad}?",
            "={N} had {t} {x}. {b} were {bad}, and {he} gave the rest to {n} friends, the same number to each. How many "
            "was that for one friend?",
            "={b} {x} out of {t} are {bad}. {n:w} children divide what is left. How many each?",
            "=A man of {g} has {t} {x}, but {b} of them are {bad}. His {n} grandchildren get the remaining ones in equal "
            "shares. "
            "How big is one share?",
            "={n} people want to share {t} {x} fairly. They find that {b} are {bad} and throw those out. How many {x} has each "
            "of them in the end?",
            "={t} {x}, {b} {bad}, rest shared by {n}. How many each?",
            "=After {b} {x} turned out to be {bad}, what remained of the {t} was split into {n} equal parts. How many {x} are "
            "in "
            "a part?",
        ),
        ("",), slots="x bad",
        rows=("apples, rotten", "eggs, broken", "pencils, dried out", "balloons, burst", "plums, bad", "cookies, burnt",
              "peaches, bruised", "batteries, flat", "nuts, empty", "rulers, broken", "tickets, torn"),
        again=("b|And if {b} were {bad}?",),
    ),
    Story(
        "needed_and_packs",
        {"n": range(6, 40), "k": (2, 3, 4, 5), "q": (4, 5, 6, 8, 10, 12, 20), "g": range(6, 15), "y": YEAR},
        lambda w, v: w.end(enough(w, "Full packs", w.mul("{x} needed", v.n, v.k), v.q), "packs"),
        (
            "=Each of {n} children gets {k} {x}. A pack has {q}. How many packs must be bought?",
            "=How many packs of {q} {x} do I need if {n} people get {k} {x} each?",
            "=A teacher has a class of {n} pupils, all aged {g}. Every pupil needs {k} {x}, which come in packs of {q}. How "
            "many "
            "packs does the teacher order?",
            "=In a pack there are {q} {x}. {n:w} guests take {k:w} each. How many packs have to be opened?",
            "={k} {x} for everybody! We are {n}, and packs hold {q}. How many packs is that?",
            "=The scouts, a group since {y:d}, go camping: {n} of them, and {k} {x} for each. Shops sell them {q} to a pack. "
            "What "
            "number of packs should they take?",
            "={n} people x {k} {x}, packs of {q}, how many packs?",
            "={N} buy{s} {x} for {n} visitors, {k} per visitor, in packs of {q}. How many packs do{es} {he} have to carry "
            "home?",
        ),
        ("",), slots="x",
        rows=("sausages", "pencils", "rolls", "water bottles", "pegs", "candles", "juice cartons", "bananas", "cereal bars"),
        again=("n|And for {n}?", "k|And with {k} for each?"),
    ),
    Story(
        "groups_and_helpers",
        {"t": range(20, 300), "n": (4, 5, 6, 8, 9, 10, 12, 15), "g": AGE, "y": YEAR},
        lambda w, v: w.need(v.t % v.n == 0 and v.t > 3 * v.n)
        or w.end(w.add("Together", w.div("{Helpers} needed", v.t, v.n), v.t), "people"),
        (
            "={t} {x} go on a trip. For every {n} {x} there is one {helper}. How many people go in all?",
            "=How many people take part if {t} {x} come and each {n} of them have one {helper}?",
            "=One {helper} looks after {n} {x}. {t} {x} have signed up. What is the number of {x} and {helpers} together?",
            "=The museum (built {y:d}) lets in {t} {x} and one {helper} for every group of {n}. How many people walk in?",
            "=With {t:w} {x} and a {helper} for every {n:w} of them, how many people are there altogether?",
            "={x} walk in groups of {n}, each led by a {helper}. There are {t} {x}. Count everybody, {helpers} included.",
            "={t} {x} plus 1 {helper} per {n}: people in total?",
            "=A {helper} of {g} years and others like her lead {t} {x} through the town. Each of them has {n} {x}. How many "
            "people "
            "are out there in all?",
        ),
        ("",), slots="x helper helpers Helpers",
        rows=("pupils, teacher, teachers, Teachers", "tourists, guide, guides, Guides", "children, nurse, nurses, Nurses",
              "skiers, trainer, trainers, Trainers", "hikers, leader, leaders, Leaders", "visitors, host, hosts, Hosts"),
        again=("t|And with {t} {x}?",),
    ),
)  # fmt: skip
TASKS = STORIES
