"""Tables of the other files in more sentences: on holiday, at school, half forgotten, in a hurry, in a quiz."""

from __future__ import annotations

from corpus.knowledge.animals import ANIMALS, GROUPS, KINDS, legs_of, place
from corpus.knowledge.calendar_facts import MONTHS, WEEK
from corpus.knowledge.colloquial_more import bare, lines, more
from corpus.knowledge.colours import COLOURS
from corpus.knowledge.countries import CAPITALS, FAMOUS, of_capital, of_city
from corpus.knowledge.elements import ELEMENTS, by_symbol
from corpus.knowledge.everyday_data import INSTRUMENTS, MIXES, SHAPES
from corpus.knowledge.frames import Row, Task, having
from corpus.knowledge.opposites import OPPOSITES
from corpus.knowledge.space import PLANETS
from corpus.knowledge.units import UNITS

ASKS = """
capital = Which city would I find as the capital on a map of {name}? / I forgot what the capital of {name} is called. /
  what's the name of the capital in {low} / In geography we had {name}. What was the capital? / Grandad asks for the capital
  of {name}. / {Name} - which city rules it, the capital? / Where does the parliament of {name} meet, in which capital? / If
  I fly to the capital of {name}, where do I land? / Postcard from the capital of {name}: which city is on it? / pls capital
  of {low} / capital of {low} pls / Could you kindly tell me the capital of {name}? / Would you know which city is the
  capital of {name}? / Question 1: What is the capital of {name}? / Fill in: the capital of {name} is ___. / My teacher
  wants the capital of {name}. / {bare} capital is? / the capital of {low}, i cant remember / What city do they call the
  capital in {name}? / And the capital city of {name} would be? / which is capital of {low}
country_of = {capital}: which country has this capital? / Somebody says they live in the capital {capital}. Which country do
  they live in? / My train goes to {capital}, a capital. Of which country? / {capital} is the seat of government of which
  country? / I know {capital} is a capital, but of which country? / Whose capital city is {capital}? / the country with the
  capital {capital} / To which country does the capital {capital} belong? / quiz: {capital} is the capital of ___
currency = I am going on holiday to {name}. What money should I bring? / what will the bank give me for {name}, which money
  / What is in a purse in {name}? The money, I mean. / how is the money in {low} called / In which currency are prices in
  {name}? / {bare}: what currency do they use / Which money comes out of a cash machine in {name}? / I've forgotten what
  they pay with in {name}. / what are wages in {name} paid in, which currency
continent = On the globe, which continent is {name} on? / Where on Earth is {name}, on which continent? / {bare} is on what
  continent / in which part of the world do i find {low} / Which continent must I fly to for {name}? / Is {name} in Europe,
  Asia, Africa or where? / I can't find {name} on the map. Which continent is it on?
language = Which language should I learn before I move to {name}? / what do kids in {low} speak at school / What language
  would I hear in the streets of {name}? / In what language are the newspapers in {name}? / what is spoken in {low} / people
  from {bare} speak what / My pen friend is from {name}. What is her language?
symbol = In the box for {name} in the periodic table, which letters stand? / how do you shorten {name} in chemistry / I
  forgot the symbol of {name}. / my chemistry homework asks for the symbol of {name} / Which letters do I write for {name}
  in a formula? / {name} in the periodic table is written how / chem symbol {name} / What is {name} abbreviated to in the
  periodic table?
of_symbol = In the periodic table there is a box with {symbol}. Which element is that? / which element do chemists call
  {symbol} / The bottle is marked {symbol}. Which element is in it? / {symbol} in chemistry is short for which element / the
  letters {symbol} in the periodic table, what element / Which element hides behind the symbol {symbol}?
young = Our {name} had a baby. What do I call it? / what's the proper word for a little {name} / The child of {an_name} is
  called what? / is there a special name for a baby {name} / I forgot what you call a young {name}. / When {an_name} is
  born, what is it called? / In English, how do I name the baby of {an_name}? / what is the right word for the young one of
  {an_name}
group = I saw lots of {many} together. What is such a group called? / which word do you use for {many} in a crowd / I forgot
  what a group of {many} is called. / a ___ of {many} / {many} together: is it a herd, a flock, a pack or what? / What is
  the proper word for several {many}? / If {many} live together, what do we call the group?
legs = Count the legs of {an_name} for me. / how many legs are there on {an_name} / If you look at {an_name}, how many legs
  do you see? / How many shoes would {an_name} need? One for each leg. / My son drew {an_name} and asks how many legs it
  needs.
kind = Does {an_name} belong to the mammals, the birds, the fish or something else? / {an_name} is it a mammal or what /
  Which class do {many} belong to in biology? / Where in the animal kingdom does {an_name} belong? / what group of animals
  is {an_name} in
sound = What would you hear if {an_name} were behind the door? / Make the noise of {an_name}. What is it? / in english what
  do {many} do when they make a noise / How would a toddler imitate {an_name}? / old macdonald has {an_name}, what noise /
  what is the verb for the sound of {many}
eats = {an_name} is hungry. What does it look for? / what goes into the mouth of {an_name} / I found {an_name}. What does it
  eat? / What would a zoo keeper give {many} for lunch? / what do {many} have for dinner / what is {an_name}'s favourite
  food
home = What is the home of {an_name}? / in which place would {an_name} sleep and live / Where do {many} have their home? /
  where can i find {many} in nature / Where do you go to meet {an_name}?
opposite = I am looking for the word that says the opposite of {word}. / If I am not {word} but the exact opposite, what am
  I? The opposite of {word}, please. / what's the other end of the scale from {word}, its opposite / Homework, opposites:
  {word} - ___ / say the opposite when I say {word} / {word} <-> ? (opposite) / English exercise: {word}, opposite ___ /
  opposites game: {word} / my daughter needs the opposite of {word} / the exact reverse of the word {word}, one word
month_days = Is there a 31st of {name}? How many days has it? / I rent a room for the whole of {name}. How many days is
  that? / When {name} is over, how many days were in it? / how many days do i cross off in {name} / how many squares has
  {name} on the calendar / knuckle trick: {name} has how many days
month_after = I turn the calendar page at the end of {name}. Which month do I see? / {name} is nearly over, what month is
  coming / When {name} ends, what starts? / last day of {name} and then which month / If this month is {name}, what is next
  month?
month_before = If this month is {name}, what was last month? / we are in {name}, which month is just over / Which month did
  we have before {name}? / One page back from {name} in the calendar is which month?
day_after = If it is {name} today, which day do I wake up to tomorrow? / its {name}, so tomorrow is / What day will it be
  when {name} is over? / the meeting is one day after {name}, which day / yesterday was {name}, what is today
day_before = If it is {name} today, which day did we have yesterday? / its {name}, so yesterday was / The bins go out on the
  evening before {name}. Which day is that? / tomorrow is {name}, what is today
units = I have {an_big}. How many {small} is that? / Cut {an_big} into {small}. How many do you get? / I always forget how
  many {small} go into {an_big}. / {an_big} is the same as how many {small}? / what is one {big} when you count it in
  {small} / how many {small} fit in {an_big} / Give me the number of {small} that make one {big}.
mixed = I only have {one} and {two} paint. What can I mix from it? / my kid poured {one} into the {two} paint, what colour
  is it now / {two} with some {one} gives which colour / What comes out when {one} meets {two} on the palette? / Painting
  class: {one} and {two} together are ___.
sides = If I walk around {an_name}, how many corners do I pass? / how many straight lines do i need to draw {an_name} /
  Count the corners of {an_name}. / {an_name} is a shape with how many sides / How many sides would {an_name} of paper have?
shape = {sides} sides, what is that shape called / I drew a shape with {sides} corners. What is it called? / what's the word
  for a shape that has {sides} sides / My figure has {sides} sides. Name it, please. / the name of a shape with {sides}
  corners / I forgot what the shape with {sides} sides is called.
at_place = Count the planets from the Sun. Which one is {place}? / the {place} planet when you count from the sun / Flying
  out from the Sun, which planet is the {place} that I pass? / which planet is {place} in the row
colour_of = If I close my eyes and think of {thing}, what colour do I see? / which crayon do i take for {thing} / {thing},
  what colour / I am colouring in {thing}. Which pencil? / My little sister asks what colour {thing} is. / Of what colour is
  {thing}?
family = How do I get a sound out of {an_name}? / what do you do to play {an_name} / In the orchestra, which family is the
  {name} in? / how does one play {an_name} / {name}: string, wind, brass or what / Where does the {name} belong among the
  instruments?
"""
"""The label of a table, and wordings."""
BY_LABEL = {label: asks for label, _, asks in (line.partition(" = ") for line in lines(ASKS))}
SHAPED = tuple(row for row in SHAPES if row["sides"] != "four")
PLAIN_LEGS = tuple(row for row in ANIMALS if row["legs"] in ("four", "six", "eight", "two", "ten"))


def days(row: Row) -> str:
    """How long a month is."""
    return f"{row['name']} has {row['days']} days" + (", and 29 in a leap year." if row["number"] == "2" else ".")


MORE = (
    ("capital", bare(FAMOUS), lambda row: of_capital({key: row[key] for key in FAMOUS[0]}), "capital", "{name}", 1.0),
    ("capital_elsewhere", bare(tuple(row for row in CAPITALS if row not in FAMOUS)), of_capital, "capital", "{name}", 0.4),
    ("country_of", tuple(row for row in FAMOUS if row["capital"] not in row["name"]), of_city, "name", "{capital}", 0.4),
    ("currency", bare(FAMOUS), "The currency of {name} is the {currency}.", "currency", "{name}", 0.3),
    ("continent", bare(FAMOUS), "{Name} is in {continent}. Its capital is {capital}.", "continent", "{name}", 0.3),
    ("language", bare(FAMOUS), "In {name} people speak {language}.", "language", "{name}", 0.3),
    ("symbol", ELEMENTS, by_symbol, "symbol", "{name}", 0.4),
    ("of_symbol", ELEMENTS, "{symbol} is the chemical symbol of {name}.", "name", "{symbol}", 0.3),
    ("young", having(ANIMALS, "young"), "A young {name} is called {an_young}.", "young", "a baby {name}", 0.4),
    ("group", tuple(row for row in ANIMALS if row["group"] in GROUPS), "A group of {many} is called {an_group}.", "group",
     "{many}", 0.4),
    ("legs", PLAIN_LEGS, legs_of, "legs", "{an_name}", 0.3),
    ("kind", KINDS, "{An_name} is {an_kind}. It {note}.", "kind", "{an_name}", 0.3),
    ("sound", having(ANIMALS, "sound"), "{Many} {sound}.", "sound", "{an_name}", 0.3),
    ("eats", ANIMALS, "{Many} eat {food}.", "food", "{many}", 0.2),
    ("home", ANIMALS, lambda row: f"{row['Many']} live {place(row)}.", "Many", "{an_name}", 0.2),
    ("opposite", OPPOSITES, "The opposite of {word} is {opposite}.", "opposite", "{word}", 0.2),
    ("month_days", MONTHS, days, "days", "{name}", 1.0),
    ("month_after", MONTHS, "{after} comes after {name}.", "after", "after {name}", 1.0),
    ("month_before", MONTHS, "{before} comes before {name}.", "before", "before {name}", 1.0),
    ("day_after", WEEK, "{after} comes after {name}.", "after", "after {name}", 1.0),
    ("day_before", WEEK, "{before} comes before {name}.", "before", "before {name}", 1.0),
    ("units", UNITS, lambda r: f"There are {r['many']} {r['small']} in {r['an_big']}{r['rough'] and ' ' + r['rough']}.",
     "many", "", 0.4),
    ("mixed", MIXES, "If you mix {one} and {two}, you get {mix}.", "mix", "", 1.0),
    ("sides", SHAPES, "{An_name} has {sides} sides and {sides} corners.", "sides", "{an_name}", 0.4),
    ("shape", SHAPED, "A shape with {sides} sides is called {an_name}.", "name", "", 1.0),
    ("at_place", PLANETS, "The {place} planet from the Sun is {name}. It {note}.", "name", "the {place} planet", 0.8),
    ("colour_of", COLOURS, "{Thing} is {colour}.", "colour", "{thing}", 0.4),
    ("family", INSTRUMENTS, lambda r: f"The {r['name']} is a {r['family']} instrument. It is played {r['how']}.", "family how",
     "the {name}", 0.6),
)  # fmt: skip
"""Label, rows, answer, facts, short form of another question, and share of the weight."""
TASKS: tuple[Task, ...] = tuple(more(*entry, BY_LABEL[entry[0].removesuffix("_elsewhere")]) for entry in MORE)
