"""Something is there, then some are added and some go, one to three times. The working follows the order of the text."""

# ruff: noqa: SIM905
from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace

from .grammar import Problem, Task, anybody, problem, some, task, tell
from .steps import Unfit
from .story import Work

THINGS = (
    "marbles stickers coins cards stamps shells pencils books comics balloons buttons beads apples pears nuts biscuits sweets "
    "chocolates badges postcards photos magnets pebbles feathers keys ribbons candles plates cups spoons socks hats scarves "
    "tomatoes carrots onions lemons plums cherries muffins pancakes sandwiches toy_cars paper_planes crayons notebooks plants "
    "seeds bulbs tulips roses screws nails bricks tiles boxes bottles jars tickets points dolls games puzzles rulers erasers "
    "brushes bracelets cookies grapes figs olives dumplings envelopes flags medals trophies records films newspapers letters "
    "emails songs recipes chairs pillows blankets towels masks gloves eggs potatoes cucumbers peppers mushrooms"
).split()
START = (
    "{N} {has} {a} {x}", "{N} had {a} {x}", "{N} start{s} with {a} {x}", "{N} started with {a} {x}", "{N} collect{s} {x} and "
    "{has} {a} of them", "in {Ns} bag there are {a} {x}", "{N} own{s} {a} {x}", "on {Ns} desk there were {a} {x}",
    "{N} counted {a} {x} this morning", "at first {N} had {a} {x}", "there are {a} {x} in {Ns} drawer",
    "{N} brought {a} {x} from home", "{N} bought {a} {x}", "{N} got {a} {x} for {his} birthday", "last week {N} had {a} {x}",
    "{N} kept {a} {x} in a tin", "{N} {has} a box of {a} {x}", "{N} found {a} {x} in the attic", "{N} made {a} {x}",
)  # fmt: skip
GAIN = (
    "{M} gives {him} {n} more", "{he} got {n} from {his} {kin}", "{he} found {n} more", "{he} bought {n} more", "{he} won {n}",
    "{he} {was} given another {n}", "{n} more arrive in the post", "{his} {kin} adds {n}", "{he} picked up {n} on the way",
    "{he} received {n} as a present", "{n} come back", "{he} borrowed {n} from {M}", "{he} swapped a book for {n} of them",
    "{M} brought {n} more", "{he} add{s} {n}", "{he} collect{s} {n} more", "{he} discovered {n} in an old coat",
    "{he} got another {n} on {day}", "{he} ordered {n} more", "{M} left {n} there as well",
    "{he} pull{s} {n} out of {his} pocket", "{he} earned {n} more", "{he} inherited {n} from an aunt", "{n} new ones come in",
    "{he} made {n} more", "{he} dug up {n} more", "{his} {kin} sent {n}", "somebody put {n} more with them",
)  # fmt: skip
LOSE = (
    "{he} gave {n} to {M}", "{he} lost {n}", "{he} sold {n}", "{n} are damaged", "{he} threw {n} away", "{M} took {n}",
    "{he} gave {n} away", "{his} {kin} borrowed {n}", "{he} used {n}", "{n} got stolen", "{he} dropped {n} down a drain",
    "{n} went missing", "{he} handed {n} to {his} {kin}", "{he} donated {n}", "{he} traded {n} for a kite",
    "{he} left {n} at school", "{n} fell into the river", "{he} put {n} aside for {M}", "{he} send{s} {n} to {his} {kin}",
    "{he} swapped {n} for something else", "the dog ran off with {n}", "{he} mislaid {n}", "{he} need{s} {n} for a project",
    "{he} gave {M} {n} of them", "{n} were no good", "{he} part{s} with {n}", "{n} of them disappeared", "{he} return{s} {n}",
    "{he} pass{es} {n} on to {M}", "{he} shipped {n}", "{M} won {n} from {him}", "{he} take{s} out {n}",
    "{n} turn out to be useless and are thrown out",
)  # fmt: skip
NOW = (
    "How many {x} {has2} {N} now?", "How many are left?", "How many {x} does that leave?", "How many {x} are there now?",
    "What is {Ns} number of {x} now?", "how many {x} now", "How many {x} {has2} {N} in the end?", "How many remain?",
    "How many {x} {is2} {N} left with?", "And now? How many {x}?", "How many does that make?", "Count the {x}, please.",
    "So how many {x} are there?", "What's the number of {x} after that?", "How many {x} is that in the end?", "so how many?",
)  # fmt: skip
LAST = (
    "And if the last number were {{n}}?", "What if it were {{n}} in the last step?", "And with {{n}} at the end?",
    "Now take {{n}} as the last number.",
)  # fmt: skip
NOW_IF = (
    "How many {x} are there in the end if {c}?", "If {c}, how many {x} are there then?", "{c}: how many {x} is that?",
    "Say {c}. How many {x} would that be?", "How many {x} do I count at the end when {c}?", "Suppose {c}. How many {x} now?",
)  # fmt: skip
# what is counted | where it begins | what adds | what takes away | what is asked
PLACES = (
    "passengers|a bus sets off with {a} passengers;there are {a} people on a tram;a train leaves with {a} travellers on board;"
    "{a} people sit in the bus|{n} get on;{n} people climb in;at the next stop {n} board;another {n} step in;{n} join them|"
    "{n} get out;{n} get off at the market;{n} leave at the station;at the school {n} people get off;{n} hop off|"
    "How many passengers are on board now?;How many people are still inside?;how many are on it now?",
    "birds|{a} birds sit on a wire;there are {a} starlings on the roof;in a hedge there were {a} "
    "finches;{a} gulls stand on the "
    "pier|{n} land beside them;{n} more come;{n} others fly up and join them;{n} return;a flock of {n} settles there|"
    "{n} take off;{n} fly off;a cat scares {n} away;{n} leave;{n} fly south|How many birds are there now?;How many birds "
    "stayed?;how many birds is that?;How many can I see now?",
    "cars|a car park has {a} cars in it;{a} cars are parked in the street;there are {a} cars at the "
    "garage;{a} cars wait at the "
    "ferry|{n} drive in;{n} more arrive;another {n} park there;{n} cars join the queue|{n} drive off;{n} leave before noon;"
    "{n} are towed away;{n} cars go home|How many cars are there now?;How many cars are left?;how many cars then?",
    "guests|{a} guests came to the party;a wedding begins with {a} guests;there were {a} visitors in the museum;{a} people are "
    "in the cafe;the pool had {a} swimmers|{n} more turn up;{n} come later;{n} people walk in;another {n} arrive by bus|{n} go "
    "home early;{n} leave at nine;{n} people walk out;{n} have to go|How many people are there now?;How many stay?;how many "
    "people does that make?;What is the number of people then?",
    "books|a shelf holds {a} books;the school library owns {a} books;there are {a} books in the box;{a} books lie on the table|"
    "{n} are brought back;the teacher buys {n} more;{n} are donated;{n} new ones are put in|{n} are lent out;{n} are "
    "taken away;{n} get damaged by water and are thrown away;pupils borrow {n}|How many books are there now?;How many books "
    "remain?;how many books then?",
    "fish|a pond has {a} fish in it;there are {a} fish in the tank;{a} trout live in the lake|{n} are put in;{n} young ones "
    "hatch;someone adds {n};{n} swim in from the stream|{n} are caught;a heron eats {n};{n} die in the heat;{n} swim away|How "
    "many fish are there now?;How many fish remain?;how many fish is that?",
    "litres|a barrel has {a} litres of water in it;there are {a} litres in the tank;a pool holds {a} "
    "litres of water;{a} litres "
    "of milk are in the churn|{n} litres are poured in;the rain adds {n} litres;{n} more litres flow in;we top it up with {n} "
    "litres|{n} litres leak out;{n} litres are used;we take out {n} litres;{n} litres evaporate|How many litres are in it "
    "now?;How much is left, in litres?;How many litres is that?",
    "pupils|{a} pupils are in the hall;a class has {a} pupils;there are {a} children in the yard;a club "
    "has {a} members|{n} new "
    "ones join;{n} come in;{n} more sign up;another {n} are welcomed|{n} move away;{n} are ill;{n} quit;{n} go home;{n} are "
    "picked up by their parents|How many are there now?;How many are left?;how many is that now?",
    "sheep|{a} sheep graze in a field;there are {a} goats in the barn;a farmer has {a} cows;{a} hens live on the farm|{n} are "
    "born;the farmer buys {n} more;{n} come back from the hill;{n} join the herd|{n} are sold;{n} run away;{n} go to another "
    "farm;a neighbour buys {n}|How many animals are there now?;How many are left?;how many does the farmer have now?",
    "points|a team has {a} points;{N} {has} {a} points in a game;after two rounds {N} {has} {a} points;the score is {a}|{he} "
    "score{s} {n} more;{n} points are added;a bonus gives {n} points;{he} win{s} {n}|{n} points are taken off;{he} lose{s} {n} "
    "points;a mistake costs {n} points;the judge deducts {n}|What is the score now?;How many points is that?;how many points "
    "now?",
    "dollars|{N} {has} {a:$};{Ns} account shows {a:$};there is {a:$} in the piggy bank;{N} went out "
    "with {a:$};{N} had {a:$} in "
    "{his} pocket|{he} get{s} {n:$} from {his} {kin};{he} earn{s} {n:$};{n:$} are paid in;{M} pays {him} back {n:$};{he} "
    "find{s} {n:$} in a jacket|{he} spend{s} {n:$} on food;a ticket costs {n:$};{he} pay{s} {n:$} for a book;{he} lend{s} {M} "
    "{n:$};{n:$} go to the dentist;{he} buy{s} a cap for {n:$};the taxi takes {n:$}|How much money is left?;How much {has2} "
    "{N} now?;what is left?;How much is there now?;How much money is that?",
    "pages|{N} want{s} to copy {a} pages;a printer has {a} sheets in it;there are {a} sheets of paper "
    "in the pile|{n} sheets are "
    "added;{N} put{s} {n} more in;another {n} are laid on top|{n} are printed;{n} are used up;{n} get "
    "torn;{he} take{s} {n} for "
    "drawing|How many sheets are left?;How many sheets are there now?;how many sheets remain?",
    "seeds|{a} tulips grow in a bed;an orchard has {a} trees;there are {a} plants in the greenhouse;{a} sunflowers stand along "
    "the fence|{n} more are planted;{n} new ones come up;the gardener adds {n};{n} seedlings follow|{n} "
    "are cut down;snails eat "
    "{n};{n} dry out;a storm knocks over {n};{n} are dug out|How many plants are there now?;How many survive?;how many are "
    "standing?",
    "degrees|it is {a} degrees in the morning;the oven is at {a} degrees;the water is {a} degrees warm|it gets {n} degrees "
    "warmer;the temperature climbs by {n} degrees;it goes up {n} degrees;it rises {n} degrees|it cools down by {n} "
    "degrees;it drops {n} degrees;the temperature goes down {n} degrees;it gets {n} degrees colder|How "
    "warm is it then?;What is "
    "the temperature now?;how many degrees is it now?",
    "floors|a lift is on floor {a};{N} {is} on floor {a}|it goes up {n} floors;it rises {n} floors;then {n} floors up|it goes "
    "down {n} floors;then {n} floors down;it sinks {n} floors|Which floor is it now?;On which floor is that?;what floor now?",
)  # fmt: skip
UNITS = {"litres": "litres", "degrees": "degrees", "points": "points", "floors": "", "pages": "sheets", "seeds": "plants"}


def walk(rng: Random, count: int, large: bool) -> tuple[dict[str, int], list[bool]]:
    """A start, changes and whether each adds; the amount never falls below one."""
    start = some(rng, 20, 50, 99, 400 if large else 99, least=5)
    amount, numbers, adds = start, {"a": start}, []
    for place in range(count):
        gain = rng.random() < 0.42 or amount < 6
        change = some(rng, 9, 30, 60, 200 if large else 60)
        if not gain:
            change = rng.randint(2, amount - 2) if change > amount - 2 else change
        adds.append(gain)
        numbers[f"n{place}"] = change
        amount += numbers[f"n{place}"] if gain else -numbers[f"n{place}"]
    return numbers, adds


def solver(adds: list[bool], unit: str, cash: bool = False) -> Callable[[Work, SimpleNamespace], None]:
    """The working: each change in the order of the text, "6 more" or "14 gone"."""

    def solve(work: Work, v: SimpleNamespace) -> None:
        amount = vars(v)["a"]
        for place, gain in enumerate(adds):
            change = vars(v)[f"n{place}"]
            work.need(gain or 0 < change < amount)
            amount = work.add(f"{change} more", amount, change) if gain else work.sub(f"{change} gone", amount, change)
        work.need(amount > 1)
        if cash:
            work.cash(amount)
        else:
            work.end(amount, unit)

    return solve


def clauses(rng: Random, adds: list[bool], gains: tuple[str, ...], losses: tuple[str, ...]) -> list[str]:
    """A clause for each change, none twice."""
    pools = {True: rng.sample(gains, len(gains)), False: rng.sample(losses, len(losses))}
    return [pools[gain].pop().replace("{n", "{n" + str(place)) for place, gain in enumerate(adds)]


def last(rng: Random, count: int) -> str:
    """A follow-up that changes the last number."""
    return f"n{count - 1}|" + rng.choice(LAST).replace("{{n}}", f"{{n{count - 1}}}")


def of_person(rng: Random, count: int) -> Problem:
    who, thing = anybody(rng), rng.choice(THINGS).replace("_", " ")
    numbers, adds = walk(rng, count, rng.random() < 0.3)
    parts = [rng.choice(START), *clauses(rng, adds, GAIN, LOSE)]
    many = who.many
    slots = {"x": thing, "has2": "do" if many else "does", "is2": "are" if many else "is"}
    if who.name == "I":
        slots["is2"] = "am"
    asks = [ask.replace("{has2} {N}", "{has2} {N} have") for ask in NOW]
    again = ["n0" if count == 1 else last(rng, count), f"a|And if there were {{a}} {thing} at first?"]
    text = tell(rng, parts, asks, NOW_IF)
    return problem(rng, text, numbers, solver(adds, "{x}"), who=who, again=again, **slots)


def of_place(rng: Random, count: int) -> Problem:
    unit, starts, gains, losses, asks = (part.split(";") for part in rng.choice(PLACES).split("|"))
    cash = unit[0] == "dollars"
    who = anybody(rng)
    numbers, adds = walk(rng, count, unit[0] in ("books", "litres", "guests", "dollars", "points"))
    first = rng.choice(starts)
    if "{N}" not in first and "{Ns}" not in first:
        gains, losses = (
            [clause for clause in those if "{he}" not in clause and "{him}" not in clause] for those in (gains, losses)
        )
    if sum(adds) > len(gains) or count - sum(adds) > len(losses):
        raise Unfit
    parts = [first, *clauses(rng, adds, tuple(gains), tuple(losses))]
    slots = {"has2": "do" if who.many else "does"}
    questions = [ask.replace("{has2} {N} now", "{has2} {N} have now") for ask in asks]
    again = ["n0" if count == 1 else last(rng, count), "a|And if it were {a} at the start?"]
    solve = solver(adds, UNITS.get(unit[0], unit[0]), cash)
    return problem(rng, tell(rng, parts, questions), numbers, solve, who=who, again=again, **slots)


SHORT = (
    "{a} {x}, {n0} {w}, {n1} {v}. how many", "{a} {x} minus {n0} {w} plus {n1} {v}?", "had {a} {x}, {n0} {w}, {n1} {v}. left?",
    "start: {a} {x}. {n0} {w}. {n1} {v}. end?", "got {a} {x}. {n0} {w}, {n1} {v}, how many now",
)  # fmt: skip


def in_haste(rng: Random) -> Problem:
    """The same in a few words without grammar."""
    numbers, adds = walk(rng, 2, False)
    words = {
        True: ("found", "more", "new", "bought", "added", "came back", "won"),
        False: ("eaten", "sold", "lost", "gone", "broken", "used", "given away"),
    }
    text = rng.choice(SHORT if adds == [False, True] else (*SHORT[:1], *SHORT[2:]))
    slots = {"x": rng.choice(THINGS).replace("_", " "), "w": rng.choice(words[adds[0]]), "v": rng.choice(words[adds[1]])}
    return problem(rng, text, numbers, solver(adds, "{x}"), again=("a|and with {a} at the start",), **slots)


def named(make: Callable[[Random, int], Problem], count: int) -> Callable[[Random], Problem]:
    def maker(rng: Random) -> Problem:
        return make(rng, count)

    maker.__name__ = f"{make.__name__}_{count}"
    return maker


TASKS: tuple[Task, ...] = (
    *(task(named(of_person, count)) for count in (1, 1, 2, 2, 3)),
    *(task(named(of_place, count)) for count in (1, 1, 2, 2, 3)),
    task(in_haste),
)
