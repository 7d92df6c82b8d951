"""Why-questions with a short right answer, part 2: the body, the house, things, customs and language."""

from __future__ import annotations

from corpus.knowledge.frames import Task
from corpus.knowledge.why import reasons

DAILY = (
    "Why do we dream?|we dream|Nobody knows exactly. Many scientists think that dreams help the brain to sort "
    "*memories* and feelings.",
    "Why do we sneeze?|we sneeze|A sneeze blows *dust* and germs out of the nose.",
    "Why do we get hiccups?|we get hiccups|The *diaphragm*, a muscle under the lungs, suddenly jerks, for example "
    "after eating too fast.",
    "Why do we shiver?|we shiver|When we are cold the muscles move quickly, and that makes *warmth*.",
    "Why do we get goosebumps?|we get goosebumps|Tiny muscles raise the *hairs* on the skin when we are cold or moved.",
    "Why do we blink?|we blink|Blinking keeps the eyes *wet* and clean.",
    "Why do we cry?|we cry|Tears protect the eyes, and strong *feelings* can make us cry too.",
    "Why does my stomach rumble?|my stomach rumbles|Air and liquid *move* around in the stomach and gut, above all "
    "when they are empty.",
    "Why do we need water?|we need water|Our blood and cells consist mostly of *water*, and we lose some all day long.",
    "Why do we breathe?|we breathe|We breathe to take in *oxygen* and to get rid of carbon dioxide.",
    "Why is blood red?|blood is red|Blood contains *haemoglobin*, a red substance with iron that carries oxygen.",
    "Why do we have two eyes?|we have two eyes|With two eyes we can judge *how far away* things are.",
    "Why does hair turn grey?|hair turns grey|With age the roots of the hair make less *colour*.",
    "Why should we brush our teeth?|we should brush our teeth|Brushing removes *bacteria* and bits of food, which "
    "would damage the teeth.",
    "Why do we get a fever?|we get a fever|The body raises its temperature to *fight germs*.",
    "Why do we get vaccinated?|we get vaccinated|A vaccine teaches the body to *recognise* a germ, so that it can "
    "fight it quickly later.",
    "Why do we get sunburn?|we get sunburn|The *ultraviolet light* of the sun harms the skin.",
    "Why is exercise healthy?|exercise is healthy|It makes the *heart* and the muscles stronger and improves the mood.",
    "Why do ears pop in an aeroplane?|ears pop in an aeroplane|The air *pressure* changes quickly when the plane "
    "climbs or sinks.",
    "Why do fingers wrinkle in water?|fingers wrinkle in water|The *blood vessels* under the skin become narrower. "
    "Wrinkled fingers grip wet things better.",
    "Why does iron rust?|iron rusts|Iron joins with *oxygen* when it is wet, and the result is rust.",
    "Why does wood float?|wood floats|Wood is *less dense* than water.",
    "Why do ships float?|ships float|A ship is hollow and pushes away a lot of water. That *water pushes back* and carries it.",
    "Why does hot air rise?|hot air rises|Warm air expands and becomes *lighter* than cold air.",
    "Why does salt melt ice?|salt melts ice|Salty water *freezes at a lower temperature* than pure water.",
    "Why does oil float on water?|oil floats on water|Oil is *less dense* than water and does not mix with it.",
    "Why does bread rise?|bread rises|Yeast makes bubbles of *gas* in the dough.",
    "Why does popcorn pop?|popcorn pops|The *water* inside the corn turns to steam and bursts the shell.",
    "Why do apples turn brown?|apples turn brown|Where an apple is cut, it reacts with the *oxygen* of the air.",
    "Why are bubbles round?|bubbles are round|A ball has the *smallest surface* for the air inside.",
    "Why do magnets attract iron?|magnets attract iron|The magnet makes iron *magnetic* too, and the two pull at each other.",
    "Why do we wear seat belts?|we wear seat belts|A seat belt *holds us back* if the car stops suddenly.",
    "Why do leap years exist?|we have leap years|A year is about a *quarter of a day* longer than 365 days.",
    "Why are there time zones?|there are time zones|The Sun does not rise everywhere at the same time, because the "
    "Earth *turns*.",
    "Why do people shake hands?|people shake hands|A handshake is an old sign of *peace*: it shows an empty hand.",
    "Why do we go to school?|we go to school|At school we learn to read, write and count, and how to live *with others*.",
    "Why do we read books?|we read books|Books teach us things and let us *imagine* other lives.",
    "Why do we pay taxes?|we pay taxes|With taxes a state pays for *schools*, roads, hospitals and much else.",
    "Why do keyboards begin with QWERTY?|keyboards begin with QWERTY|The order comes from the old *typewriters*.",
    "Why is the Leaning Tower of Pisa leaning?|the Leaning Tower of Pisa is leaning|The *ground* under one side was too soft.",
    "Why were the pyramids built?|the pyramids were built|They were *tombs* for the kings of Egypt.",
    "Why do computers use zeros and ones?|computers use zeros and ones|A switch in a computer has only two states, "
    "*on and off*.",
)
why_daily = reasons("why_daily", DAILY)
TASKS: tuple[Task, ...] = (why_daily,)
