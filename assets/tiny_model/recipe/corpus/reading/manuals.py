"""Instructions for the care of household devices, as manuals give them."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker, upper
from ..values import LAST_NAMES, code, syllables
from .shop_kit import Sheet, attrs, bars, count_of

# Lines: the noun; how to clean it; how not to; what a warning light means; spare parts; the most that fits.
_DEVICES = """
washing machine / rinse the lint filter under the tap / scouring powder, steel wool, bleach
    / the door is open, the tap is closed, the drum is too full / a door seal, an inlet hose / 5-9 kg of laundry

dishwasher / take out the sieve and rinse it / steel wool, washing-up liquid, vinegar
    / the salt is used up, the rinse aid is empty, a spray arm is stuck / a cutlery basket, a spray arm / 8-15 place settings

lawn mower / scrape the grass off the deck / a hose, a pressure washer, petrol
    / the grass box is full, the battery is low, the blade is stuck / a blade, a grass box / 30-60 litres of grass

vacuum cleaner / tap out the filter and wipe the nozzle / hot water, spirit, a wire brush
    / the bag is full, the hose is blocked, the brush is stuck / a filter, a floor nozzle / 2-5 litres of dust

espresso machine / run clear water through the nozzle / a scouring sponge, washing powder, salt
    / the tank is empty, the tray is full, it is time to descale / a portafilter, a rubber seal / 1-3 litres of water

bread maker / wipe out the tin with a soft cloth / a metal spoon, a scouring sponge, the dishwasher
    / the lid is open, the dough is too heavy, the heater is too hot / a kneading hook, a bread tin / 500-1500 g of dough

sewing machine / brush the fluff out of the bobbin case / olive oil, water, compressed air
    / the thread is caught, the bobbin is empty, the presser foot is up / a pack of needles, a bobbin case / 3-9 layers of
    cloth

air purifier / vacuum the outer grille / water, perfume oil, window cleaner
    / the filter is full, the cover is loose, the fan is blocked / a carbon filter, a front cover / 20-70 square metres of room

electric drill / blow out the air slots / water, petrol, spirit
    / the motor is too hot, the battery is low, the chuck is loose / a battery, a drill chuck / 10-32 mm of wood

ice cream maker / rinse the bowl with lukewarm water / the dishwasher, ice-cold water, a metal spoon
    / the bowl is too warm, the paddle is stuck, the lid is open / a paddle, a bowl / 800-1800 ml of cream

electric bicycle / wipe the chain with a dry rag / a steam jet, petrol, salt water
    / the battery is low, the sensor is dirty, the motor is too hot / a brake pad, a rear light / 100-160 kg of load

water filter / rinse the jug by hand / boiling water, bleach, the dishwasher
    / the cartridge is used up, the lid is open, the jug is empty / a cartridge, a lid / 1-4 litres of water

hair dryer / pull off the grille and brush it / water, hair spray, spirit
    / the grille is blocked, the air is too hot, the fan is stuck / a grille, a nozzle / 10-30 minutes of use

printer / wipe the rollers with a damp cloth / spirit, a wet sponge, oil
    / the paper is jammed, the ink is low, the cover is open / an ink cartridge, a paper tray / 50-250 sheets of paper

robot mower / brush the wheels and the blades / a garden hose, grease, a steam jet
    / the wire is broken, a wheel is stuck, the battery is low / a set of blades, a charging station / 300-1500 square metres
    of lawn

fan heater / vacuum the grille / water, spray, oil
    / the grille is covered, the heater has fallen over, the room is too warm / a grille, a remote control / 10-35 square
    metres of room

fridge / wipe it out with lukewarm water / a steam cleaner, sharp knives, acid
    / the door is open, the inside is too warm, the power was off / a door shelf, a rubber seal / 4-25 kg per shelf

stove hood / wash the grease filter in hot water / steel wool, bleach, oven spray
    / the filter is full, the lamp is broken, the motor is too hot / a grease filter, a lamp / 15-45 square metres of kitchen
"""


def _device(block: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in " ".join(block.split()).split(" / "))


DEVICES = tuple(_device(block) for block in _DEVICES.strip().split("\n\n"))
MAKER_WORDS = bars("Electric|Works|Appliances|Home|Industries|Devices|Technology|Machines|Household|Tools")


def maker_name(rng: Random) -> str:
    """The name of a maker of household devices."""
    return f"{syllables(rng) if rng.random() < 0.6 else rng.choice(LAST_NAMES)} {rng.choice(MAKER_WORDS)}"


C = attrs("""
clean_how
label: Cleaning
say: To clean {t}, {v}. | For cleaning, {v}. | Cleaning is easy: {v}. | When it is time to clean it, {v}.
ask: How do I clean {s}? | How is {s} cleaned? | What is the right way to clean {s}? | What do I have to do to clean {s}? |
    How should {s} be cleaned?
    | What does cleaning {s} involve? | Cleaning instructions for {s}?
answer: To clean {s0}, {v}.
clause: how to clean {s} | how {s} is cleaned
brief:

often
label: Clean every | Cleaning interval
say: Do this every {v}. | This should be done every {v}. | Once every {v} is enough. | We advise you to do so every {v}. |
    Repeat this every {v}.
ask: How often must {s} be cleaned? | How often should I clean {s}? | At what interval is {s} to be cleaned? | How frequently
    does {s} need cleaning?
    | What is the cleaning interval? | How regularly do I have to clean it?
answer: {N} should be cleaned every {v}.
clause: how often {s} must be cleaned | the cleaning interval | how often I should clean {s}
brief: should be cleaned every {v}

never
label: Do not use | Never use
say: Never use {v} on it. | Do not touch it with {v}. | Please keep {v} away from it. | Under no circumstances use {v}. | {t}
    does not tolerate {v}.
    | Whatever you do, do not use {v}.
ask: What must I never use on {s}? | What should be kept away from {s}? | What does {s} not tolerate? | What am I not allowed
    to use for cleaning?
    | What would harm {s}? | Which thing should I avoid? | What is forbidden when cleaning {s}?
answer: Never use {v} on {s0}.
clause: what must never be used on {s} | what to keep away from {s} | what {s} does not tolerate
brief: must be kept away from {v}

light
label: Light {colour}
say: If the light turns {colour}, {v}. | When the lamp shines {colour}, {v}. | A {colour} light means that {v}. | The lamp
    turns {colour} when {v}.
ask: What does the {colour} light mean? | Why does the lamp turn {colour}? | What is the meaning of the {colour} lamp? |
    What's wrong if the light is {colour}?
    | When does the light turn {colour}? | The light is {colour} - what does that tell me? | What does {colour} stand for on
    the display?
answer: The light turns {colour} when {v}.
clause: what the {colour} light means | when the light turns {colour} | the meaning of the {colour} light
brief: has a {colour} light for when {v}

load
label: Maximum | Maximum load | Limit
say: It is made for {v} at most. | Do not go beyond {v}. | The limit is {v}. | {v} is the most it can manage. | Never ask
    more of it than {v}.
ask: What is the maximum for {s}? | What is the limit for {s}? | How much can {s} manage at most? | What's the most {s} is
    made for?
    | What should I not go beyond? | How much may I ask of {s}?
answer: {N} is made for {v} at most.
clause: what the maximum for {s} is | how much {s} can manage | the limit for {s}
brief: is made for {v} at most

wait
label: Before first use | Waiting time
say: Let {t} stand for {v} before you switch it on for the first time. | Wait {v} before the first use. | Give it {v} to
    settle before you plug it in.
    | After unpacking, leave it alone for {v}.
ask: How long must I wait before the first use? | How long should {s} stand before it is switched on? | How soon after
    unpacking can I use {s}?
    | How much time should pass before the first use? | For how long do I leave {s} alone at first? | When can I turn it on
    after unpacking it?
answer: Wait {v} before the first use.
clause: how long to wait before the first use | how long {s} should stand at first
brief: has to stand for {v} before the first use

store
label: Storage | Store at
say: Store it at a temperature of {v}. | In winter keep it in a room at {v}. | When it is not in use, it likes {v}. | It is
    best kept at {v}.
ask: At what temperature should {s} be stored? | How warm should the room be in which I keep {s}? | What is the right storage
    temperature?
    | How warm or cold may it be where {s} stands? | At how many degrees do I keep {s}? | Temperature for storage?
answer: {N} should be stored at {v}.
clause: at what temperature {s} should be stored | the storage temperature | how warm {s} should be kept
brief: should be stored at {v}

part
label: Part number of {part_bare} | {part_up}
say: You can order {part} under the number {v}. | If you need {part}, the part number is {v}. | {part_up} has the order
    number {v}.
    | For a new {part_bare} quote {v}.
ask: What is the part number of the {part_bare}? | Under which number can I order {part}? | How do I order {part}? | Which
    number does the {part_bare} have?
    | What do I quote if I need {part}? | I need a new {part_bare}; what number is it?
answer: The part number of the {part_bare} is {v}.
clause: which part number the {part_bare} has | the part number of the {part_bare} | under which number I can order {part}
brief: takes the {part_bare} with the number {v}

service
label: Service due every
say: Have it checked by a workshop every {v}. | A workshop should look at it every {v}. | Let a specialist inspect it every
    {v}.
ask: How often should a workshop check {s}? | How often does {s} need a check? | When should a specialist inspect {s}? |
    After how long is a service due?
    | At what interval should {s} go to the workshop?
answer: {N} should be checked by a workshop every {v}.
clause: how often a workshop should check {s} | after how long a service is due
brief: should be checked by a workshop every {v}
""")
C_TITLES = bars("""Looking after your {noun} | Care and cleaning | {maker} {noun}: how to care for it | Care instructions |
    Chapter {chapter}: Cleaning and care
| User manual: {noun} | Good to know about your {noun} | Instructions for the {noun}""")
C_OPEN = bars("""Before you begin, pull out the plug. | With a little care your {noun} will last for many years. | Please
    read these pages before you use the {noun}.
| Always switch it off first. | Children should not do this work. | These few rules keep your {noun} in good order. | Good
    care saves money.""")
C_END = bars("""Keep this manual in a safe place. | Never open the housing yourself. | Let it dry before you switch it on
    again. | Do not pull on the cable.
| Old devices do not belong in the household waste. | If you are not sure, ask a specialist.""")
C_GAPS = bars("""How long is the guarantee on {s}? # how long the guarantee on {s} is | How loud is {s}? # how loud {s} is
| How much power does {s} use? # how much power {s} uses | Can {s} be used outside? # whether {s} can be used outside
| How do I get rid of {s} when it is old? # how to get rid of {s} when it is old | How long is the cable? # how long the
    cable is
| Who can repair {s}? # who can repair {s} | How much does a spare part cost? # how much a spare part costs""")


def care_instructions(rng: Random) -> Document:
    """A page from a manual: numbered steps, or paragraphs."""
    noun, clean, never, lights, parts, load = rng.choice(DEVICES)
    maker = maker_name(rng)
    part = rng.choice(parts.split(", "))
    colours = rng.sample(("red", "purple", "blue", "yellow", "white", "green"), 3)
    meanings = rng.sample(lights.split(", "), 2)
    low, rest = load.split(" ", 1)
    least, most = (int(number) for number in low.split("-"))
    the = f"the {noun}"
    sheet = Sheet(rng, "care instructions", N=upper(the), It="It", s=(the, "the device"), s0=the, t=the, noun=noun, maker=maker)
    sheet.slots |= {"part": part, "part_bare": part.split(" ", 1)[1], "part_up": upper(part)}
    sheet.slots["chapter"] = str(rng.randint(2, 14))
    values = {
        "clean_how": clean,
        "often": count_of(rng, rng.randint(2, 12), rng.choice(("week", "day", "month"))),
        "never": rng.choice(never.split(", ")),
        "load": f"{rng.randint(least, most)} {rest}",
        "wait": rng.choice((count_of(rng, rng.randint(2, 24), "hour"), f"{rng.randint(2, 11) * 5} minutes")),
        "store": f"{rng.randint(4, 12)} to {rng.randint(15, 28)} degrees",
        "part": code(rng),
        "service": rng.choice((count_of(rng, rng.randint(2, 6), "year"), f"{rng.randint(2, 18) * 50} hours of use")),
    }
    keys = ["clean_how", *rng.sample([key for key in values if key != "clean_how"], rng.randint(3, 5))]
    for key in values:
        if key not in keys:
            sheet.skip(C[key])
    told = [sheet.say(C[key], values[key]) for key in values if key in keys]
    for colour, meaning in zip(colours, meanings[: rng.randint(0, 2)], strict=False):
        told.append(sheet.say(C["light"], meaning, key=f"{colour}_light", colour=colour))
    sheet.skip(C["light"], colour=colours[2])
    sheet.gaps_from(C_GAPS, 2)
    title, opening, end = sheet.pick(C_TITLES), sheet.pick(C_OPEN), rng.sample(C_END, 2)
    layout = rng.randrange(3)
    if layout == 0:
        steps = "\n".join(f"{index}. {line}" for index, line in enumerate(told, 1))
        text = f"{title}\n\n{opening}\n\n{steps}\n\n{' '.join(end)}"
    elif layout == 1:
        text = f"{title}\n\n{opening} {' '.join(told[:3])}\n\n{' '.join(told[3:] + end)}"
    else:
        text = f"{title}\n\n{opening}\n" + "\n".join(f"- {line}" for line in told + end)
    second = sheet.briefs()[0]
    summary = f"The text explains how to look after the {noun}: {clean}. It {second[0].lower()}{second[1:]}."
    return sheet.document(text, summary=summary, points=tuple([upper(clean), *sheet.briefs()][:6]))


GENRES: tuple[Maker, ...] = (care_instructions,)
