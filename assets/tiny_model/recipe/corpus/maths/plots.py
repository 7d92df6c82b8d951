"""Word problems about fences, floors, walls, lengths, weights, litres and degrees, with units that must be changed first."""

from __future__ import annotations

from typing import Any

from .story import Story, Work

YEAR, AGE, HOUSE = range(1960, 2025), range(31, 80), range(13, 99)


def around(w: Work, v: Any) -> int:
    """The way round a rectangle."""
    w.need(v.b < v.a)
    return w.mul("All four sides", 2, w.add("Length and width", v.a, v.b))


def fence_with_gate(w: Work, v: Any) -> None:
    w.end(w.sub("Without the gate", around(w, v), v.g), "metres")


def fence_cost(w: Work, v: Any) -> None:
    w.cash(w.mul("Price", around(w, v), v.p))


def floor_tiles(w: Work, v: Any) -> None:
    w.need(v.b <= v.a)
    w.end(w.mul("Tiles", w.mul("Area in square metres", v.a, v.b), v.n), "tiles")


def floor_cost(w: Work, v: Any) -> None:
    w.need(v.b <= v.a)
    w.cash(w.mul("Price", w.mul("Area in square metres", v.a, v.b), v.p))


def rest_of_area(w: Work, v: Any) -> None:
    whole = w.mul("The {x}", v.a, v.b)
    part = w.mul("The {y}", v.c, v.d)
    w.need(v.c < v.a and v.d < v.b)
    w.end(w.sub("What is left", whole, part), "square metres")


def other_side(w: Work, v: Any) -> None:
    w.need(v.t % v.a == 0 and 2 <= v.t // v.a < v.a)
    w.end(w.div("The other side", v.t, v.a), "metres")


def side_from_round(w: Work, v: Any) -> None:
    w.need(v.t % 2 == 0 and v.a * 2 < v.t - 2)
    w.end(w.sub("The other side", w.div("Both sides together", v.t, 2), v.a), "metres")


def square_from_round(w: Work, v: Any) -> None:
    w.need(v.t % 4 == 0)
    side = w.div("One side", v.t, 4)
    w.end(w.mul("Area", side, side), "square {unit}")


def square_round_from_area(w: Work, v: Any) -> None:
    side = int(v.t**0.5)
    w.need(side * side == v.t)
    w.line("One side", f"{side} * {side} = {v.t}, so it is {side}.")
    w.end(w.mul("All four sides", 4, side), "{unit}")


def paint(w: Work, v: Any) -> None:
    area = w.mul("Area in square metres", v.a, v.b)
    w.need(area % v.n == 0 and area > v.n)
    w.end(w.div("Litres", area, v.n), "litres")


def posts(w: Work, v: Any) -> None:
    w.need(v.t % v.d == 0 and v.t > 2 * v.d)
    w.end(w.add("One more at the start", w.div("Gaps", v.t, v.d), 1), "{x}")


STORIES = (
    Story(
        "fence_and_gate",
        {"a": range(10, 99), "b": range(5, 80), "g": (2, 3, 4, 5), "y": YEAR, "c": range(30, 80)},
        fence_with_gate,
        (
            "=A {x} is {a:d} m long and {b:d} m wide. A fence goes round it, with a gap of {g:d} m for the gate. How long is "
            "the fence?",
            "=How many metres of fence are needed for a {x} of {a:d} m by {b:d} m if the gate of {g:d} m needs none?",
            "={N} want{s} to put a fence around a {x}. Its sides are {a} and {b} metres, and {g} metres stay open as an "
            "entrance. "
            "What length of fence is that?",
            "=For the gate {g:d} m are left open. Everything else around our {x}, {b:d} m by {a:d} m, gets a fence. How many "
            "metres is "
            "that?",
            "=A farmer of {c} fences in a {x}. It measures {a:w} metres by {b:w} metres, and the gate takes up {g:w} metres. "
            "What "
            "fence does he need?",
            "={x}, {a:d} x {b:d} m, gate {g:d} m: fence in metres?",
            "=In {y:d} a wall was built round a {x}, {a:d} m in length and {b:d} m in width, with a door of {g:d} m. How long "
            "was the wall "
            "without the door?",
            "=Round a {x} with sides of {b:d} m and {a:d} m runs a hedge. It is missing on {g:d} m, where you go in. How many "
            "metres of "
            "hedge are there?",
        ),
        ("",), slots="x", rows=("garden", "field", "playground", "meadow", "yard", "vineyard", "paddock", "park"),
        again=("g|And with a gate of {g:d} m?",),
    ),
    Story(
        "fence_price",
        {"a": range(6, 60), "b": range(4, 40), "p": range(3, 30), "y": YEAR, "no": HOUSE},
        fence_cost,
        (
            "=A {x} of {a:d} m by {b:d} m gets a fence. One metre costs {p:$}. What does the fence cost?",
            "=What is the price of a fence round a {x} ({a:d} m long, {b:d} m wide) at {p:$} a metre?",
            "=At {p:$} per metre, how much does {N} pay to fence a {x} that is {b:d} m wide and {a:d} m long?",
            "=The {x} at number {no} is {a} metres long and {b} metres wide. Its owner buys fence for all four sides at {p:$} "
            "the metre. What is the bill?",
            "=A metre of fence is {p:$}. All the way round a {x} with sides {a:d} m and {b:d} m, what is that?",
            "=fence {p:$}/m, {x} {a:d} m x {b:d} m, cost?",
            "=To go round a {x}, {a:w} metres by {b:w} metres, a fence from {y:d} has to be replaced. New fence is {p:$} a "
            "metre. How "
            "much "
            "money is needed?",
            "=If the sides of a {x} are {a:d} m and {b:d} m and each metre of its fence costs {p:$}, how much is the whole "
            "fence?",
        ),
        ("",), slots="x", rows=("garden", "lawn", "playground", "yard", "pool", "vegetable plot", "hen run"),
        again=("p|And at {p:$} a metre?",),
    ),
    Story(
        "tiles_for_floor",
        {"a": range(3, 15), "b": range(2, 12), "n": (4, 6, 9, 10, 12, 16, 25), "y": YEAR, "c": range(2, 6)},
        floor_tiles,
        (
            "=A {x} is {a:d} m long and {b:d} m wide. {n} tiles cover a square metre. How many tiles are needed?",
            "=How many tiles go on the floor of a {x} of {a:d} by {b} metres if one square metre takes {n}?",
            "={N} lay{s} tiles in a {x}. It measures {a:d} m by {b:d} m, and for every square metre {he} need{s} {n} tiles. "
            "How many "
            "does that make?",
            "=For one square metre you need {n} tiles. The {x} is {b:d} m by {a:d} m and {c:d} m high. How many tiles cover "
            "the floor?",
            "=The floor of our {x}, from {y:d}, is {a:w} metres by {b:w} metres. {n:w} tiles make up a square metre. How many "
            "have to "
            "be ordered?",
            "={x} {a:d} m x {b:d} m, {n} tiles per square metre. tiles?",
            "=With {n} tiles to the square metre, how many tiles lie in a {x} whose sides are {a:d} m and {b:d} m?",
            "=We are covering a {x} with tiles. Length: {a:d} m. Width: {b:d} m. Tiles per square metre: {n}. What number of "
            "tiles is "
            "that?",
        ),
        ("",), slots="x", rows=("kitchen", "bathroom", "terrace", "hall", "cellar", "shop", "balcony", "workshop"),
        again=("n|And with {n} tiles for a square metre?",),
    ),
    Story(
        "floor_price",
        {"a": range(3, 20), "b": range(2, 12), "p": range(5, 60), "c": range(2, 6), "y": YEAR},
        floor_cost,
        (
            "=A {x} measures {a:d} m by {b:d} m. A square metre of {y2} costs {p:$}. How much does the {y2} for the whole {x} "
            "cost?",
            "=What do I pay for {y2} in a {x} of {a:d} m by {b:d} m at {p:$} per square metre?",
            "=At {p:$} a square metre, how much is {y2} for a {x} that is {b:d} m wide and {a:d} m long?",
            "={N} want{s} new {y2} for a {x}, {a:d} m long and {b:d} m wide, and {has} {c} helpers. The price is "
            "{p:$} for a square metre. What is the cost?",
            "=One square metre of {y2}: {p:$}. The {x}: {a:d} m x {b:d} m. What is the total?",
            "=The {x} was built in {y:d}. {a:w} metres long and {b:w} metres wide, it is to get {y2} for {p:$} per square "
            "metre. How "
            "much money does that take?",
            "={y2} {p:$} per square metre, {x} {a:d} by {b:d} m, price?",
            "=For every square metre of the {x} {p:$} are spent on {y2}. Its sides are {a:d} m and {b:d} m long. What is spent "
            "altogether?",
        ),
        ("",), slots="x y2",
        rows=("room, carpet", "hall, wood", "garden, turf", "lawn, seed", "office, carpet", "court, paint", "stage, wood",
              "bedroom, cork"), again=("p|And at {p:$}?",),
    ),
    Story(
        "area_without_a_part",
        {"a": range(8, 50), "b": range(6, 30), "c": range(2, 12), "d": range(2, 12)},
        rest_of_area,
        (
            "=A {x} is {a:d} m by {b:d} m. In it there is a {y} of {c:d} m by {d:d} m. How many square metres are left?",
            "=How big is the rest of a {x} ({a:d} m x {b:d} m) around a {y} of {c:d} m x {d:d} m, in square metres?",
            "=Inside a {x} with sides of {a} and {b} metres lies a {y} with sides of {c} and {d} metres. What area remains?",
            "=The {y} takes up {c:d} m by {d:d} m of a {x} that measures {a:d} m by {b:d} m. How many square metres does it "
            "leave free?",
            "={N} {has} a {x}, {b:d} m wide and {a:d} m long, with a {y} of {d:d} m by {c:d} m in the corner. How large is the "
            "part without "
            "the {y}?",
            "=A {y} is built on a {x}. {x}: {a:d} m long, {b:d} m wide. {y}: {c:d} m long, {d:d} m wide. Free area?",
            "=Take a {y}, {c:d} m by {d:d} m, away from a {x}, {a:d} m by {b:d} m. What is left of the area?",
            "=Of a {x} measuring {a:w} metres by {b:w} metres, a {y} covers {c:w} metres by {d:w} metres. What area is not "
            "covered?",
        ),
        ("",), slots="x y", rows=("garden, pond", "yard, shed", "lawn, pool", "hall, stage", "field, barn", "square, fountain",
        "room, rug", "park, playground", "roof, window"),
    ),
    Story(
        "side_from_area",
        {"t": range(20, 600), "a": (4, 5, 6, 8, 9, 10, 12, 15, 20, 25, 30), "y": YEAR, "no": HOUSE},
        other_side,
        (
            "=A {x} has an area of {t} square metres and is {a:d} m long. How wide is it?",
            "=How wide is a {x} of {t} square metres whose length is {a} metres?",
            "=The area of a rectangle is {t} square metres. One side is {a:d} m. Find the other side.",
            "=At number {no} there is a {x} of {t} square metres. From end to end it measures {a:d} m. What is its width?",
            "={N} know{s} that {his} {x} is {a:d} m long and that it covers {t} square metres. How many metres wide is it?",
            "={x}: {t} square metres, length {a:d} m, width?",
            "=A plan from {y:d} shows a {x}. {t:w} square metres are written on it, and {a:w} metres along one side. How long "
            "is the "
            "shorter side?",
            "=What width must a {x} have so that with a length of {a:d} m its area is {t} square metres?",
        ),
        ("",), slots="x", rows=("garden", "room", "hall", "terrace", "stage", "field", "classroom", "pool", "deck"),
        again=("t|And with {t} square metres?",),
    ),
    Story(
        "side_from_perimeter",
        {"t": range(14, 300, 2), "a": range(4, 90), "y": YEAR, "c": AGE},
        side_from_round,
        (
            "=The perimeter of a rectangle is {t:d} m. One side is {a:d} m long. How long is the other side?",
            "=How wide is a {x} that is {a:d} m long if it takes {t:d} m of fence to go all the way round?",
            "={N} used {t} metres of fence for all sides of a {x}. It is {a:d} m long. What is its width?",
            "=Walking once round a {x} is {t:d} m. Its longer or shorter side, I forget which, is {a:d} m. What is the other "
            "one?",
            "=A {x} with a length of {a:w} metres has a border of {t:w} metres in all. What does it measure the other way?",
            "=rectangle, perimeter {t:d} m, one side {a:d} m, other side?",
            "=A man of {c} walks along all four sides of a {x}, {t:d} m in all. One side is {a:d} m. Give the length of the "
            "side next "
            "to it.",
            "=If two sides of a {x} are {a:d} m each and all four together {t:d} m, how long is each of the other two?",
        ),
        ("",), slots="x", rows=("garden", "field", "pool", "yard", "car park", "lawn", "court", "vineyard"),
        again=("a|And if one side is {a:d} m?",),
    ),
    Story(
        "square_from_perimeter",
        {"t": range(12, 200, 4), "y": YEAR},
        square_from_round,
        (
            "=The perimeter of a square is {t} {unit}. What is its area?",
            "=How big is the area of a square if its four sides are {t} {unit} long together?",
            "=A square {x} has a border of {t} {unit} all the way round. How many square {unit} does it cover?",
            "={N} put{s} a ribbon of {t} {unit} exactly once round a square {x}. What area does the {x} have?",
            "=Going once around a square {x} you cover {t} {unit}. Work out its area.",
            "=square, perimeter {t} {unit}, area?",
            "=All sides of a {x} are equal, its corners are right angles, and its edge measures {t:w} {unit} in all. Find the "
            "area.",
            "=A {x} from {y:d} has the form of a square. Its perimeter: {t} {unit}. Its area?",
        ),
        ("",), slots="x unit", rows=("tablecloth, cm", "garden, metres", "cushion, cm", "tile, cm", "field, metres",
        "picture, cm", "room, metres", "board, cm"), again=("t|And with a perimeter of {t} {unit}?",),
    ),
    Story(
        "square_from_area",
        {"t": tuple(side * side for side in range(2, 26)), "y": YEAR, "c": AGE},
        square_round_from_area,
        (
            "=A square {x} covers {t} square {unit}. How long is its border?",
            "=What is the perimeter of a square with an area of {t} square {unit}?",
            "=The area of a square is {t} square {unit}. How much do the four sides measure together?",
            "={N} {has} a square {x} of {t} square {unit} and want{s} to go once round it with tape. How much tape is that?",
            "=How many {unit} of edge does a square {x} have if its area is {t} square {unit}?",
            "=square, area {t} square {unit}: perimeter?",
            "=A {x} from {y:d} is square, {t:w} square {unit} in size. How far is it around?",
            "=All four sides of a {x} are equally long and meet at right angles. The area is {t} square {unit}. Work out the "
            "perimeter.",
        ),
        ("",), slots="x unit", rows=("park, metres", "garden, metres", "mirror, cm", "tile, cm", "field, metres", "stamp, mm",
        "board, cm", "court, metres"), again=("t|And with an area of {t}?",),
    ),
    Story(
        "paint_for_wall",
        {"a": range(4, 30), "b": range(2, 10), "n": (4, 5, 6, 8, 9, 10, 12), "y": YEAR, "c": AGE},
        paint,
        (
            "=A {x} is {a:d} m long and {b:d} m high. One litre of paint is enough for {n} square metres. How many litres are "
            "needed?",
            "=How many litres of paint does a {x} of {a:d} m by {b:d} m take if a litre covers {n} square metres?",
            "=With one litre, {N} can paint {n} square metres. The {x} measures {b:d} m by {a:d} m. How much paint will {he} "
            "use?",
            "=The painter, {c}, reads on the tin: 1 litre for {n} square metres. His {x} is {a:d} m x {b:d} m. How many litres "
            "should "
            "he buy?",
            "={x} {a:d} by {b:d} m, a litre does {n} square metres. litres?",
            "=Paint goes {n} square metres to the litre. A {x}, built in {y:d}, is {b} metres high and {a} metres long. How "
            "many "
            "litres is that?",
            "=We paint a {x}: {a:w} metres by {b:w} metres. If {n:w} square metres use up one litre, what amount of paint do "
            "we need?",
            "=Each litre covers {n} square metres. To cover a {x} with the sides {a:d} m and {b:d} m, how many litres must "
            "there be?",
        ),
        ("",), slots="x", rows=("wall", "fence", "garage wall", "board fence", "corridor wall", "barn wall"),
        again=("n|And if a litre covered {n}?",),
    ),
    Story(
        "posts_along",
        {"t": range(20, 900), "d": (2, 3, 4, 5, 6, 8, 10, 20, 25, 50), "y": YEAR, "c": range(2, 5)},
        posts,
        (
            "=A {road} is {t:d} m long. There is a {one} every {d:d} m, also at the beginning and at the end. How many {x} are "
            "there?",
            "=How many {x} stand along {t:d} m of {road} if they are {d:d} m apart and both ends have one?",
            "=Along a {road} of {t} metres, {x} are set up {d} metres from each other, from the very start to the very end. "
            "How many "
            "does that take?",
            "=The first {one} is at the start of a {road}, the last one at its end, {t:d} m away. Between neighbours there are "
            "{d:d} m. "
            "Count the {x}.",
            "=In {y:d} the town put a {one} at both ends of a {road} and one every {d:d} m between them. The {road} is {t:d} m "
            "long. How "
            "many {x} did it need?",
            "={t:d} m of {road}, a {one} every {d:d} m, both ends included: how many {x}?",
            "=Every {d:w} metres there's a {one} along the {road}, put up {c} years ago, starting right at its beginning and "
            "ending "
            "right at its end. The {road} measures {t:w} metres. What is the number of {x}?",
            "=If gaps of {d:d} m are left between {x} along one side of a {road} of {t:d} m, and one stands at each end, how "
            "many are "
            "there in all?",
        ),
        ("",), slots="road one x", rows=("road, lamp, lamps", "path, tree, trees", "fence, post, posts", "street, tree, trees",
        "track, flag, flags", "drive, bush, bushes", "pier, bench, benches"), again=("d|And with {d:d} m between them?",),
    ),
)  # fmt: skip
TASKS = STORIES
