"""Facts of the other files asked for from the other end: by description, in whole sentences, as a quiz, half forgotten."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking, upper
from corpus.knowledge.colloquial_more import TAUGHT, lines
from corpus.knowledge.frames import Task

CALLED = (
    "What is {d} called?", "what is {d} called", "What do you call {d}?", "what do you call {d}", "what's {d} called again",
    "I forgot what {d} is called.", "I've forgotten the name of {d}.", "whats the name of {d}", "What's the name for {d}?",
    "{D}, what is it called?", "{D}. What is it?", "Quiz question: {d}?", "Name {d}.", "The name of {d} escapes me.",
    "Can you remember what {d} is called?", "Crossword clue: {d}", "My grandson asked me about {d}. What's it called?",
    "Which word am I looking for? {D}", "{d} is called what?", "It's on the tip of my tongue: {d}.", "{D}?",
    "How do people call {d}?", "I need the proper name of {d}.", "We are doing a pub quiz. {D}?", "{d} = ?",
    "What name do we give to {d}?", "I can't for the life of me remember what {d} is called.", "{d}, whats that called",
    "Please tell me the name of {d}.", "I am looking for the name of {d}.", "Teacher wants to know what {d} is called.",
    "Fill in the gap: {d} is called ___.", "Do you know the name of {d}?", "Sorry, what was {d} called?",
)  # fmt: skip
"""Frames for a description of something that has a name."""
WORDED = """
The largest planet in = Which of the eight planets is the real giant? / If I could weigh all the planets, which would be the
  heaviest one? I mean the largest. / Which planet would the Earth fit into more than a thousand times? / Of all the
  planets, which one is the biggest in size? / I think Saturn is the largest planet, or is it another one? / *the biggest
  planet of all
The smallest planet in = Which planet is the tiniest of the eight? / Of all the planets, which is the littlest? / Our
  planets are all different sizes. Which one is the smallest? / no other planet is as small, which one
The hottest planet = On which planet would you burn the most? / Where in the solar system is it hottest, I mean on which
  planet? / Mercury is nearer to the Sun, but which planet is hotter than all others? / which planet has the highest
  temperature
The planet closest = What planet is right next to the Sun? / The Sun's nearest neighbour is which planet? / If you flew from
  the Sun outwards, which planet would you meet first? / which planet would you reach first coming from the sun / no planet
  is closer to the sun than this one, which is it / *the planet that is nearest to the Sun
The planet farthest = Which planet would you pass last on your way out of the solar system? / the planet at the very edge of
  the solar system / Which planet gets the least sunlight because it is so far out? I mean the most distant one. / What is
  the last of the eight planets called? / *the planet that is farthest away from the Sun
The red planet = What planet has a rusty red soil? / The Red Planet is the nickname of which planet? / which planet looks
  red in the night sky / which planet do they call the red one / In the book they fly to the red planet. Which planet do
  they mean?
Saturn is famous = What is the planet with the beautiful rings called? / In my picture book one planet has big rings. Which
  one is it? / Which planet wears rings of ice and rock? / that planet with the ring around it, what was it called / *the
  planet with the famous rings
There are eight planets = How many planets go around our Sun? / How many planets has the Sun got? / I learnt there were nine
  planets. How many are there today? / are there eight or nine planets / how many worlds circle the sun, planets I mean
The planets in order = Start at the Sun and name every planet on the way out. / Recite the planets for me, beginning next to
  the Sun. / which planets are there, from the inside to the outside / I have to learn the planets by heart. What are they?
The Sun is a star = what kind of thing is the sun / Is our sun a star or a planet? / Is the sun just a star like the others?
  / What is that big hot ball in the sky that gives us light? / what sort of object is the sun / what does the sun consist
  of
The Moon is Earth's = What circles around our planet once in about a month? / what does our moon do / How long does the Moon
  need for one trip around the Earth? / is the moon a star or what / how many days does it take the moon to go round us
Light from the Sun = if the sun went out, how long until we noticed / How old is the sunlight that falls on my face? / The
  light that we see from the Sun left it how many minutes ago? / how long is light on its way from the sun to us
The Moon is about 384 = If I drove to the Moon, how many kilometres would it be? / How long is the way to the Moon in
  kilometres? / how many kilometres did the astronauts have to fly to reach the moon / what is the distance between us and
  the moon
The Sun is about 150 = how many kilometres is it to the sun / How far must sunlight travel to reach us? In kilometres,
  please. / how far is the sun from our planet / What is the distance between our planet and its star?
Light travels at = How far does light get in one second? / nothing is faster than light, but how fast is it / How quick is a
  ray of light? / at what speed does light move
The closest star = What star do we orbit? / Which star does the Earth go around? / what is the name of the star closest to
  earth / what star is in the middle of our solar system / Which star gives us daylight? / Apart from all those tiny points
  at night, which star is nearest? / Around which star do the planets move?
Our galaxy = That pale band of stars across the night sky, our own galaxy, what is it called? / the sun and all the stars we
  see belong to which galaxy / Which galaxy is our solar system part of? / What's the name of the galaxy we are in? / *the
  galaxy that we live in
Pluto is a dwarf = Why did they throw Pluto out? / when I was at school pluto was a planet, and now? / Does Pluto still
  count as a planet? / what sort of thing is pluto / what did they do to pluto in 2006
In a solar eclipse = Why does the sky go dark by day in a solar eclipse? / What stands in front of the Sun during a solar
  eclipse? / how does a solar eclipse come about / who covers the sun in an eclipse of the sun
In a lunar eclipse = Whose shadow falls on the Moon in a lunar eclipse? / how does an eclipse of the moon come about / Why
  does the Moon go dark in a lunar eclipse?
We have day and night = Where does the Sun go at night? / why isn't it light all the time / why does the sun come up every
  morning / why does night fall every day / What makes day turn into night?
We have seasons = Why isn't it summer all year? / where do summer and winter come from / why is it not warm all year round /
  What is behind the change of the seasons?
The sky is blue = Mum, why is the sky blue and not green? / where does the blue of the sky come from / Why does the sky look
  blue on a sunny day? / my grandson wants to know what colours the sky blue
The tides are = Why does the water at the beach go out and come back? / what pulls the sea up and down twice a day / Which
  heavenly body makes ebb and flow? / where do high tide and low tide come from
There are seven continents = Into how many continents is the land of the Earth divided? / I can only think of five
  continents. Which are all of them? / Could you list every continent? / what are the big land masses called, all seven
There are five oceans = Which oceans are on the globe? / All oceans, please. / what are the five big seas called / I know
  the Atlantic and the Pacific. Which other oceans are there?
The largest ocean = Which ocean covers the most of the globe? / What ocean do you cross from Chile to Australia? It is the
  largest. / the ocean that is bigger than all the others / *the biggest ocean of the world
The deepest known = How deep is the deepest spot of the sea and where is it? / Where would a stone sink the farthest in the
  ocean? / at which place does the sea go down the furthest
The Nile is usually = Which river has the longest way to the sea? / Of all rivers, which is the longest one? / No river on
  Earth is longer. Which is it? / I'd say the longest river is the Amazon, am I right?
The longest river in Europe = Which European river is the longest? / no river in europe is longer than which one
The highest mountain in the world = Where do you stand if you are at the highest point on Earth? / What is the tallest peak
  anyone can climb? / Which mountain is nearest to the sky, I mean the highest of all? / No mountain is higher than this
  one. Which? / *the highest mountain on the planet
The largest hot desert = Which desert is the largest one made of hot sand? / What is that huge hot desert in northern Africa
  called? / the big sandy desert in north africa, its name / *the biggest hot desert
The largest country in the world by area = Which country takes up the most room on the map? / Which state has the largest
  territory? / In which country could you travel the furthest without leaving it? I mean the largest. / the country with the
  greatest area
The smallest country = Which country is so small that it lies inside Rome? / which state has the least land of all / There
  is a country you can walk across in half an hour. Which is the smallest? / *the tiniest state of the world
India is the country = Where do the most people live, in which country? / Which nation has more inhabitants than any other?
  / is it china or india that has the most people / Which country has the largest number of inhabitants?
The largest island = What island is bigger than every other? / Of all the islands on Earth, which has the greatest area? /
  which island is no 1 in size / *the biggest island of the world
The largest continent = On which continent do most people live, because it is the biggest? / On the map one continent is
  bigger than all others. Which one? / china and india lie on the biggest continent, which one is it / *the biggest of the
  continents
The coldest continent = Which continent has emperor penguins and almost nothing but ice? / the icy continent at the bottom
  of the globe / Which continent is covered with ice? / *the icy continent around the South Pole
The deepest lake = Into which lake can you dive the deepest? / Which lake goes down further than any other? / *the deepest
  lake of all
The highest waterfall = Where does water fall down the furthest? / which waterfall drops from the greatest height / *the
  highest waterfall there is
The equator is = What is the line around the belly of the Earth? / the line that cuts the globe in two halves, north and
  south / On the globe there is a line around the middle. What is that? / what does the word equator mean on a map
The North Pole is = where would I have to travel for the north pole / Is there land at the North Pole or sea? / in which
  ocean is the north pole / Where is the top of the world, the North Pole?
The four points = If I hold a compass, what do N, E, S and W mean? / Which directions does a compass show? / the letters N E
  S W on my compass, what do they stand for / name the 4 directions / Which way can I go by the compass? List the points. /
  what are the cardinal directions called
The sun rises in = On which side does the sun come up? / In the morning, where should I look for the sun? / where does the
  sun get up in the morning / Which direction is the sunrise? / a window for the morning sun, which way must it face / I
  want to see the sunrise. Which way do I look?
The sun sets in = On which side does the sun go down? / Where do I look if I want to see the sunset? / in the evening the
  sun is in which direction when it goes down / Which direction is the sunset? / where does the sun go to bed, haha
The Earth is round = Does the Earth have edges? / Is our planet a ball or a disc? / my uncle says the earth is flat, is it /
  What is the shape of our planet? / is earth a perfect ball
About 71 percent = How much of our planet is sea? / is there more land or more water on earth, how much / What share of the
  globe is under water?
The United Kingdom consists = Which countries make up the UK? / is the uk the same as england / which four parts does the uk
  have / What belongs to Great Britain and Northern Ireland?
More than eight billion = How large is mankind by now? / how many human beings share this planet / how big is the population
  of the earth / what is the world population
There are about 195 = How many states exist on the globe? / into how many countries is the world divided / how many nations
  are there
People speak about 7 = How many tongues are spoken on Earth? / how many different languages exist / in how many languages do
  people talk in the whole world
The Earth is about 4.5 = How long has our planet existed? / when did the earth come into being / How many years old is the
  world we live on? / since when has there been an earth
The universe is about = How long ago was the Big Bang? / how many years has the universe been around / when did everything
  begin, I mean the universe
The twelve months = Recite the months for me, beginning in January. / my kid must learn the months, please list them / from
  january to december, all names / what comes in a calendar, month by month / Which twelve months make up the year?
The days of the week = Recite the days from Monday to Sunday. / my kid learns the weekdays, list all seven / what are the
  seven days called / From Monday on, what are the days?
The four seasons = What are the four parts of the year called? / the year is divided into which seasons / spring and what
  else, the seasons I mean / After how many seasons does the year start again, and what are they?
A year has twelve months. = How often do I turn the page of my wall calendar in a year? / how many times a year does a new
  month begin / if I pay monthly, how many payments are in a year
A week has seven = From one Monday to the next, how many days pass? / a week is how long / how many days is one week
A year has 365 = How many days pass between two birthdays? / how many times does the sun come up in a year / From New Year
  to New Year, how many days is that? / 365 or 366 days, which is right for a year
A year has 52 = How many Sundays or so are in a year? I mean weeks. / how many weeks pass from one new year to the next / if
  I get paid every week, how many weeks are in one year
A leap year has = Which years have one more day? / what is special about 2024 as a leap year / why does february have 29
  days sometimes / How come some people have a birthday only every four years? / *a year with one day more than usual
The shortest month = Which month is over the soonest? / In which month do you get the fewest days for your rent? / the month
  that sometimes has 28 and sometimes 29 days / which month changes its length every four years / *the month with the fewest
  days
April, June, September = Which months do not have a 31st? I mean those with 30 days. / thirty days have which months / how
  does the rhyme go, thirty days hath
January, March, May = Which months last 31 days? / In which months is there a 31st? / the long months with 31 days, which
  are they
The spring months = When is spring, which months? / in what months do the trees bloom, the spring months / From when to when
  is spring?
The summer months = When is summer, which months? / june and which others are summer / From when to when is summer?
The autumn months = When is autumn, which months? / fall months / From when to when is autumn? / when do leaves fall, the
  autumn months
The winter months = When is winter, which months? / december and which others are winter / From when to when is winter?
Spring comes after = What season follows winter? / what comes when winter is over / which season comes when the snow has
  gone, after winter
Summer comes after = What season follows spring? / what comes when spring is over / when spring ends, which season begins
Autumn comes after = What season follows summer? / what comes when summer is over / when summer ends, which season begins
Winter comes after = What season follows autumn? / what comes when autumn is over / when autumn ends, which season begins /
  what comes after fall, which season
Summer is the warmest = In which season do people go to the beach because it is hottest? / which season is the hottest /
  when is it warmest, in spring, summer, autumn or winter / *the hottest season of the year
Winter is the coldest = In which season does it freeze most? / which season is the chilliest / when is it coldest, in
  spring, summer, autumn or winter / *the coldest season of the year
The weekend is = On which two days do most people not work? / which days do children have off school every week / what days
  are the weekend / the two days off at the end of the week are called what
The first month of the year = With which month does the calendar begin? / New Year is in which month, the first one? / which
  month opens the year / *the month that starts the year
The last month of the year = In which month does the year end? / with which month does the calendar close / *the month that
  ends the year
A decade is = What do ten years make? / ten years together are a what / how long is a decade, in years / the nineties were a
  decade, how long is that / *a period of ten years
A century is = What do a hundred years make? / how many years make up one century / the 20th century, how many years is that
  / *a period of one hundred years
A millennium is = What do a thousand years make? / how many years are in one millennium / *a period of one thousand years
A fortnight is = the english say fortnight, how long is that / how many days are in a fortnight / in a fortnight means in
  how many weeks / *a period of two weeks
The longest day = On which day does the sun stay up longest? / When is the summer solstice? / around what date are the
  nights shortest
The shortest day = On which day does it get dark earliest of all? I mean the shortest day. / When is the winter solstice? /
  around what date are the nights longest
"""
"""The beginning of an answer that another file gives, and further questions for it; "*" marks what has a name."""


def asked_for(rng: Random, wording: str) -> str:
    """The question; a description that is marked with "*" gets a frame around it."""
    return rng.choice(CALLED).format(d=wording[1:], D=upper(wording[1:])) if wording[0] == "*" else wording


def table_of(text: str) -> tuple[tuple[tuple[str, ...], str, str], ...]:
    """Of each line of a table the wordings, the answer and what must be in it."""
    out = []
    for line in lines(text):
        beginning, _, asks = line.partition(" = ")
        (answer,) = (answer for answer in TAUGHT if answer.startswith(beginning))
        facts = TAUGHT[answer]
        out.append((tuple(asks.split(" / ")), answer, tuple(facts.split("|")) if isinstance(facts, str) else tuple(facts)))
    return tuple(out)


def from_table(label: str, text: str, share: float) -> Task:
    """A task from a table: each wording as often as any other."""
    rows = [(ask, answer, facts) for asks, answer, facts in table_of(text) for ask in asks]

    def make(rng: Random) -> list[Turn]:
        ask, answer, facts = rng.choice(rows)
        return [Turn(asked_for(rng, ask), answer, facts)]

    return asking(make, label, share * len(rows))


TASKS: tuple[Task, ...] = (from_table("sky_and_calendar", WORDED, 0.5),)
