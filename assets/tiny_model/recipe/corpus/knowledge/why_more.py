"""Why-questions with a short right answer, part 2: the body, the house, things, customs and language."""

from __future__ import annotations

from corpus.knowledge.frames import Task
from corpus.knowledge.why import reasons

DAILY = (
    "Why do we dream?|we dream|Nobody knows exactly. Many scientists think that dreams help the brain to sort *memories* and "
    "feelings.",
    "Why do we sneeze?|we sneeze|A sneeze blows *dust* and germs out of the nose.",
    "Why do we cough?|we cough|A cough clears the *airways* of dust, germs or slime.",
    "Why do we get hiccups?|we get hiccups|The *diaphragm*, a muscle under the lungs, suddenly jerks, for example after eating "
    "too fast.",
    "Why do we shiver?|we shiver|When we are cold the muscles move quickly, and that makes *warmth*.",
    "Why do we get goosebumps?|we get goosebumps|Tiny muscles raise the *hairs* on the skin when we are cold or moved.",
    "Why do we blink?|we blink|Blinking keeps the eyes *wet* and clean.",
    "Why do we cry?|we cry|Tears protect the eyes, and strong *feelings* can make us cry too.",
    "Why do we laugh?|we laugh|We laugh when something is funny, and laughing *together* brings people closer.",
    "Why do we get hungry?|we get hungry|The body needs *energy*, and when the stomach is empty it tells the brain so.",
    "Why does my stomach rumble?|my stomach rumbles|Air and liquid *move* around in the stomach and gut, above all when they "
    "are empty.",
    "Why do we need water?|we need water|Our blood and cells consist mostly of *water*, and we lose some all day long.",
    "Why do we need oxygen?|we need oxygen|The cells of the body use oxygen to get *energy* from food.",
    "Why do we breathe?|we breathe|We breathe to take in *oxygen* and to get rid of carbon dioxide.",
    "Why is blood red?|blood is red|Blood contains *haemoglobin*, a red substance with iron that carries oxygen.",
    "Why does the heart beat faster when we run?|the heart beats faster when we run|The muscles need more *oxygen*, so the "
    "heart pumps more blood.",
    "Why do we have bones?|we have bones|Bones *hold the body up* and protect its soft parts.",
    "Why do we have two eyes?|we have two eyes|With two eyes we can judge *how far away* things are.",
    "Why do we have two ears?|we have two ears|With two ears we can tell *where* a sound comes from.",
    "Why do we have eyebrows?|we have eyebrows|They keep *sweat* and rain out of the eyes.",
    "Why do we have fingernails?|we have fingernails|They *protect* the fingertips and help us to hold small things.",
    "Why does hair turn grey?|hair turns grey|With age the roots of the hair make less *colour*.",
    "Why do milk teeth fall out?|milk teeth fall out|They make room for the larger *adult teeth*.",
    "Why should we brush our teeth?|we should brush our teeth|Brushing removes *bacteria* and bits of food, which would damage "
    "the teeth.",
    "Why should we wash our hands?|we should wash our hands|Washing removes *germs* that could make us ill.",
    "Why do we get a fever?|we get a fever|The body raises its temperature to *fight germs*.",
    "Why do we get vaccinated?|we get vaccinated|A vaccine teaches the body to *recognise* a germ, so that it can fight it "
    "quickly later.",
    "Why do bruises turn blue?|bruises turn blue|*Blood* leaks under the skin and changes its colour there.",
    "Why do we get sunburn?|we get sunburn|The *ultraviolet light* of the sun harms the skin.",
    "Why is exercise healthy?|exercise is healthy|It makes the *heart* and the muscles stronger and improves the mood.",
    "Why should we eat vegetables?|we should eat vegetables|Vegetables contain "
    "*vitamins*, minerals and fibre that the body needs.",
    "Why is too much sugar bad?|too much sugar is bad|Too much sugar harms the *teeth* and can make people overweight and ill.",
    "Why do ears pop in an aeroplane?|ears pop in an aeroplane|The air *pressure* changes quickly when the plane climbs or "
    "sinks.",
    "Why do fingers wrinkle in water?|fingers wrinkle in water|The *blood vessels* under the skin become narrower. Wrinkled "
    "fingers grip wet things better.",
    "Why does a spoon look bent in water?|a spoon looks bent in water|Light *changes its direction* when it goes from water "
    "into air.",
    "Why does iron rust?|iron rusts|Iron joins with *oxygen* when it is wet, and the result is rust.",
    "Why does wood float?|wood floats|Wood is *less dense* than water.",
    "Why do ships float?|ships float|A ship is hollow and pushes away a lot of water. That *water pushes back* and carries it.",
    "Why does a balloon rise?|a balloon rises|Helium and hot air are *lighter* than the air around the balloon.",
    "Why does hot air rise?|hot air rises|Warm air expands and becomes *lighter* than cold air.",
    "Why does salt melt ice?|salt melts ice|Salty water *freezes at a lower temperature* than pure water.",
    "Why does oil float on water?|oil floats on water|Oil is *less dense* than water and does not mix with it.",
    "Why does bread rise?|bread rises|Yeast makes bubbles of *gas* in the dough.",
    "Why does popcorn pop?|popcorn pops|The *water* inside the corn turns to steam and bursts the shell.",
    "Why does milk go sour?|milk goes sour|*Bacteria* turn the sugar in the milk into acid.",
    "Why do apples turn brown?|apples turn brown|Where an apple is cut, it reacts with the *oxygen* of the air.",
    "Why do we cook food?|we cook food|Cooking kills *germs* and makes food softer and easier to digest.",
    "Why does food keep longer in the fridge?|food keeps longer in the fridge|Bacteria grow more *slowly* in the cold.",
    "Why is soap good for cleaning?|soap is good for cleaning|Soap takes hold of *grease* and lets water carry it away.",
    "Why are bubbles round?|bubbles are round|A ball has the *smallest surface* for the air inside.",
    "Why do magnets attract iron?|magnets attract iron|The magnet makes iron *magnetic* too, and the two pull at each other.",
    "Why do we see ourselves in a mirror?|we see ourselves in a mirror|A mirror throws the *light* back almost perfectly.",
    "Why is metal cold to the touch?|metal is cold to the touch|Metal carries the *warmth* of the hand away quickly.",
    "Why are pans made of metal?|pans are made of metal|Metal conducts *heat* well.",
    "Why are windows made of glass?|windows are made of glass|Glass lets *light* in and keeps wind and rain out.",
    "Why are tyres black?|tyres are black|*Carbon black*, a kind of soot, is mixed into the rubber to make it stronger.",
    "Why are school buses yellow?|school buses are yellow|Yellow is easy to *see*, even in bad light.",
    "Why are stop signs red?|stop signs are red|Red is easy to notice and stands for *danger*.",
    "Why do we wear seat belts?|we wear seat belts|A seat belt *holds us back* if the car stops suddenly.",
    "Why do cyclists wear helmets?|cyclists wear helmets|A helmet protects the *head* in a fall.",
    "Why do wheels have to be round?|wheels have to be round|A round wheel keeps its centre at the *same height*, so it rolls "
    "smoothly.",
    "Why do aeroplanes have wings?|aeroplanes have wings|Air streams around the wings and *lifts* the plane.",
    "Why do leap years exist?|we have leap years|A year is about a *quarter of a day* longer than 365 days.",
    "Why do we change the clocks?|we change the clocks|In summer time the evenings have *light* for an hour longer.",
    "Why are there time zones?|there are time zones|The Sun does not rise everywhere at the same time, because the Earth "
    "*turns*.",
    "Why does a week have seven days?|a week has seven days|The week is *very old*; the Babylonians and the Bible already "
    "counted in seven days.",
    "Why is February so short?|February is so short|The Romans gave it the fewest days, as it was the *last month* of their "
    "old year.",
    "Why do we give presents at birthdays?|we give presents at birthdays|Presents show a person that we are *glad* about him "
    "or her.",
    "Why do people shake hands?|people shake hands|A handshake is an old sign of *peace*: it shows an empty hand.",
    "Why do people paint eggs at Easter?|people paint eggs at Easter|The egg is an old sign of *new life*.",
    "Why do people put up Christmas trees?|people put up Christmas trees|An evergreen tree stands for *life* in the middle of "
    "winter.",
    "Why do we learn history?|we learn history|We can learn from the *mistakes* and ideas of people before us.",
    "Why do we go to school?|we go to school|At school we learn to read, write and count, and how to live *with others*.",
    "Why do we read books?|we read books|Books teach us things and let us *imagine* other lives.",
    "Why do we pay taxes?|we pay taxes|With taxes a state pays for *schools*, roads, hospitals and much else.",
    "Why do we recycle?|we recycle|Recycling saves *raw materials* and energy and makes less rubbish.",
    "Why is English so widespread?|English is so widespread|It came to many countries with *British* settlers and traders, and "
    "later with American films and business.",
    "Why do keyboards begin with QWERTY?|keyboards begin with QWERTY|The order comes from the old *typewriters*.",
    "Why is the Leaning Tower of Pisa leaning?|the Leaning Tower of Pisa is leaning|The *ground* under one side was too soft.",
    "Why were the pyramids built?|the pyramids were built|They were *tombs* for the kings of Egypt.",
    "Why is the Statue of Liberty green?|the Statue of Liberty is green|It is made of *copper*, which turns green in the air.",
    "Why do computers use zeros and ones?|computers use zeros and ones|A switch in a computer has only two states, *on and "
    "off*.",
    "Why do we need passwords?|we need passwords|A password makes sure that *only you* can use your account.",
    "Why do batteries run out?|batteries run out|The *substances* inside are used up while the battery gives electricity.",
    "Why does a phone get warm?|a phone gets warm|A part of the electricity turns into *heat* in its chips and battery.",
)
why_daily = reasons("why_daily", DAILY)
TASKS: tuple[Task, ...] = (why_daily,) * 5
