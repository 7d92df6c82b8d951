"""School-book paragraphs: a rare animal, a machine, with invented measurements."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

SCIENCE = (
    """
$ w = WORD
$ animal; food; enemy; fur; c1; c2; g1; g2; s1; s2; home ~ marsh otter; crayfish; the eagle owl; dark brown; 60; 95; 4000;
 9000; 8; 20;
 burrows on slow rivers | stone lizard; beetles; the kestrel; grey and green; 9; 24; 10; 60; 4; 12; cracks in old walls |
 reed mouse;
 seeds; the weasel; reddish; 5; 9; 6; 30; 5; 13; dense reeds | sand fox; insects; the wolf; pale yellow; 38; 60; 1200; 4000;
 25; 50; holes
 under large stones | cave bat; moths; the barn owl; almost black; 4; 9; 8; 35; 15; 45; caves and hollow trees | river crane;
 frogs; the
 fox; silver grey; 80; 130; 3000; 6500; 40; 75; wet meadows | hill shrew; snails; the grass snake; olive brown; 5; 9; 6; 20;
 4; 9; piles of
 dead leaves | snow hare; bark; the lynx; white; 45; 65; 2000; 4800; 40; 75; open birch woods | dune lark; worms; the hawk;
 sandy brown;
 14; 20; 25; 60; 20; 60; grass-covered dunes | pine marten; mice; the golden eagle; chestnut brown; 40; 58; 800; 1900; 12; 28;
 old pine
 forests | bog beaver; willow twigs; the wolf; dark grey; 70; 100; 12000; 29000; 4; 9; dams made of branches
$ cm = INT {c1} {c2}
$ grams = INT {g1} {g2}
$ kmh = INT {s1} {s2}
$ m1 = March|April|May|June|July
$ age = NUM 4 12
$ young = NUM 2 9
$ weeks = NUM 3 11
$ count = INT 210 9800 10
$ year = INT 1978 2031
$ sc = NAME
$ why < because its meadows are being drained|because it is disturbed by boats|because the winters have become too
 warm|because roads cut through
 its paths|because there are hardly any old trees left
$ night < at dusk|at night|early in the morning|after rain|in the heat of noon
$ help < a closed season for anglers|tunnels under the road|new nesting boxes|a fence along the river|a protected area of 40
 hectares
=
- The {w} {animal} lives in {home} and eats mainly {food}.
- Few people have ever seen the {w} {animal}. It makes its home in {home} and lives mainly on {food}.
- The {w} {animal} is a shy animal. It lives in {home}, and its main food is {food}.
? {home} > The {w} {animal} lives in {home}. :: Where does the {w} {animal} live? | What is the [home/habitat] of the
 {animal}? | In what places can the {animal} be found? |
 Where do you have to look for the {animal}?
? {food} > The {w} {animal} eats mainly {food}. :: What does the {w} {animal} [eat/feed on/live on]? | What is the
 [main/usual] food of the {animal}? | What does its diet consist of? |
 What is on its menu?
* Lives in {home}
=
- An adult animal is {cm} cm long, weighs about {grams} grams and is {fur}.
- Fully grown it reaches a length of {cm} cm and a weight of {grams} grams. It is {fur}.
? {cm} cm > The {animal} is {cm} cm long. :: How [long/big] is [it/the {animal}]? | What length does the {animal} reach? |
 Length of an
 adult? | What is the size of a fully grown {animal}?
? {grams} grams > The {animal} weighs {grams} grams. :: How heavy is the {animal}? | What does [it/the {animal}]
 weigh? | What is the weight of an adult {animal}? |
 Weight?
? {fur} > The {animal} is {fur}. :: [What/Which] colour is [it/the {animal}]? | What does the {animal} look like? | What is
 the colour
 of the {animal}? | Colour?
* {cm} cm long, {grams} grams
=s
- It is most active {night}, and it can move at up to {kmh} km/h.
- You can see it {night}, but not for long: it reaches {kmh} km/h.
? {night} > The {animal} is active {night}. :: [When/At what time of day] is the {animal} active? | When can [you/one] see it?
 | When
 does the {animal} come out? |
 What is the best time to watch it?
? {kmh} km/h > The {animal} reaches {kmh} km/h. :: How fast is [it/the {animal}]? | What [speed/top speed] does it reach? | At
 what
 speed can it move? | Top speed?
=s
- In {m1} the female has {young} young, which stay with her for {weeks} weeks.
- Every year in {m1} there are {young} young. After {weeks} weeks they leave their mother.
? {young} > There are {young} young. :: How many young [are there/are born/does the female have]? | What is the number of
 young? | How large is the family? | Number of young
 a year?
? {weeks} weeks > The young stay with their mother for {weeks} weeks. :: How long do the young stay with their mother? | After
 how many weeks do the
 young leave? | When do the young become
 independent? | For how long does the mother care for them?
? {m1} > The young are born in {m1}. :: [When/In which month/In what month] are the young born? | Which month do the young come
 into the world? | When does the female give birth? |
 Month of birth?
* {young} young in {m1}
=s
- Its worst enemy is {enemy}, and it rarely grows older than {age} years.
- It can live {age} years if {enemy}, its main enemy, does not catch it.
? {enemy} > Its main enemy is {enemy}. :: [What/Which animal] is its [main/worst] enemy? | Who hunts the {animal}? | What does
 the {animal} have to fear? | By whom is the {animal} eaten?
? {age} years > The {animal} can live {age} years. :: How [old/many years old] does the {animal} get? | What age does the
 {animal}
 reach? | How long does the {animal} live? | Life span?
=
- Today it is rare {why}. In {year}, {sc} counted only {count} animals.
- In {year} the biologist {sc} counted just {count} of them. The number is falling {why}.
? {why} > The {animal} is rare {why}. :: Why [is it rare/are there so few/is the {animal} in danger]? | What is the [reason
 for its
 decline/danger for the {animal}]? |
 Why is the number so small? | What has made it rare?
? {count} > There were {count} animals. :: How many [animals/{animal}s] [were counted/were there/did {sc} count]? | What was
 the number of animals? | How large was the population? | Result of the count?
? {sc} > {sc} counted the animals. :: Who counted [the animals/them]? | Which [biologist/person] did the count? | By whom were
 the
 animals counted? | Whose count is it?
? {year} > The count was in {year}. :: [When/In what year] [was the count/were they counted]? | What year were the animals
 counted in? | From what year is the number? |
 Year of the count?
* Rare {why}
=?
- Since then it has been protected by {help}.
- To protect it, the region has set up {help}.
? {help} > The {animal} is protected by {help}. :: [What/What measure] [protects it/helps the {animal}]? | How is the {animal}
 protected? | What
 has been done [for the {animal}/]? | What was set up to help it?
! How is the {animal} protected? > how the {animal} is protected
# animal = {animal}
# habitat = {home}
# food = {food}
# length = {cm} cm
# weight = {grams} grams
# young = {young}
# counted = {count}
S The {w} {animal} lives in {home} and eats mainly {food}. It is rare {why}.
!! How high can it jump? > how high it can jump
!! In which country does it live? > in which country it lives
!! How many teeth does it have? > how many teeth it has
!! What does its call sound like? > what its call sounds like
""",
    """
$ w, town = WORD
$ thing; does; part1; part2; part3; src ~ water mill; grinds grain; the wheel; the shaft; the millstone; the river | wind
 pump; lifts water;
 the blades; the gearbox; the piston; the wind | sawmill; cuts logs; the paddle wheel; the belt; the saw blade; a mountain
 stream |
 tide mill; presses oil; the sluice; the cog wheel; the press; the sea | cable lift; carries milk down the valley;
 the pulley;
 the brake; the steel rope; gravity | wind generator; lights the harbour; the rotor; the dynamo; the battery; the wind | steam
 pump; drains the mine; the boiler; the flywheel; the cylinder; burning wood
$ kw = INT 2 95
$ m = INT 3 48
$ year = INT 1870 1995
$ rep = INT 2001 2030
$ eng = NAME
$ turns = INT 4 90
$ cost = MONEY 3000 90000
$ day = INT 30 900 10
$ why < because friction turns part of the energy into heat|because the bearings are old|because the load is never
 even|because some of it leaks out at the joints
$ lost = INT 8 45
$ stop < when it freezes|during a storm|when it is too dry|at high water|once a month for cleaning
$ keeper = NAME
$ visit = DAY
$ safe < a red lever|a small bell|a rope with a knot|a steel pin|a whistle
=
- The {w} {thing} near {town} {does}. It gets its energy from {src}.
- How does the {w} {thing} near {town} work? It {does}, and the energy comes from {src}.
? {src} > The energy comes from {src}. :: Where does the energy come from? | What [drives/powers] the {thing}? | What is the
 source of energy? | From what does the {thing} get its energy?
? {town} > The {thing} is near {town}. :: Where is the {w} {thing}? | Near which [place/village] is the {thing}? | Which place
 is it
 close to? | Location of the {thing}?
* Energy from {src}
=
- It has three main parts: {part1}, {part2} and {part3}.
- The most important parts are {part1}, {part2} and {part3}.
=
- It makes {turns} turns a minute, has a power of {kw} kilowatts and stands {m} metres high.
- With a height of {m} metres and {turns} turns a minute it delivers {kw} kilowatts.
? {kw} kilowatts > The {thing} has a power of {kw} kilowatts. :: How much power does it have? | How powerful is the {thing}? |
 What
 power does [it/the {thing}] [have/deliver]? | Power in kilowatts?
? {m} metres > The {thing} is {m} metres high. :: How [high/tall] is [it/the {thing}]? | What is the height of the {thing}? |
 How many
 metres does it measure? | Height?
? {turns} > The {thing} makes {turns} turns a minute. :: How [many turns does it make/often does it turn/fast does it turn] [a
 minute/per minute]? | What is the number of turns a minute? | Speed in turns per minute?
* {turns} turns a minute, {kw} kilowatts
=
- Of the energy put in, {lost} per cent is lost {why}.
- It loses {lost} per cent of the energy {why}.
? {lost} per cent > The {thing} loses {lost} per cent. :: How much energy is lost? | What [share/percentage] of the energy is
 lost? |
 How large is the loss? | How many per cent does it lose?
? {why} > Energy is lost {why}. :: Why is [some/a part] of the energy lost? | What is the reason for the loss? | Why does it
 not use all the energy? | How does the loss come about?
* {lost} per cent is lost
=
- It was built in {year} and repaired by {eng} in {rep} for {cost}.
- {eng} repaired it in {rep} at a cost of {cost}; it had been running since {year}.
? {year} > The {thing} was built in {year}. :: [When/In what year] was [it/the {thing}] [built/put into operation]? | How old
 is the
 {thing}? | Since when has it existed? | Year of construction?
? {rep} > The {thing} was repaired in {rep}. :: [When/In what year] was it [repaired/mended/restored]? | What year was the
 repair? |
 Year of the repair? | When did {eng} work on it?
? {eng} > {eng} repaired the {thing}. :: Who [repaired/restored/mended] [it/the {thing}]? | Who was the engineer? | By whom
 was the
 {thing} repaired? | Who made it work again?
? {cost} > The repair cost {cost}. :: How much [did the repair cost/was spent]? | What was the price of the repair? | How
 expensive was it to mend the {thing}? | Cost of the repair?
* Built in {year}, repaired in {rep} for {cost}
=?
- It has to be stopped {stop}. To do this, the keeper, {keeper}, uses {safe}.
- {keeper}, the keeper, stops it {stop} with the help of {safe}.
? {stop} > The {thing} is stopped {stop}. :: When [is it stopped/must it be stopped/does it not run]? | In what situation is the
 {thing} stopped? | At what times does it stand still? | When does the keeper switch it off?
? {keeper} > {keeper} is the keeper. :: Who is the keeper? | Who [looks after/takes care of] [it/the {thing}]? | What is the
 keeper's name? | Who can stop it?
? {safe} > The {thing} is stopped with {safe}. :: With what is it stopped? | What does the keeper use to stop it? | How is the
 {thing}
 stopped? | What stops the {thing}?
! Who looks after the {thing}? > who looks after the {thing}
=?
- Visitors are welcome on {visit}s.
- It can be visited every {visit}.
? {visit} > The {thing} can be visited on {visit}s. :: [When/On which day] can [it/the {thing}] be visited? | On what day are
 visitors
 allowed in? | What is the visiting day? | When may one look at it?
! When can the {thing} be visited? > when the {thing} can be visited
# machine = {w} {thing}
# near = {town}
# energy_source = {src}
# power = {kw} kilowatts
# height = {m} metres
# built = {year}
L The main parts are :: {part1} | {part2} | {part3} :: What are the [main/three main/most important] parts? | List the [main/]
 parts. | Which parts does it have? | What does it consist of? | Name the parts of the {thing}.
S The {w} {thing} near {town} {does} with energy from {src}. It was built in {year} and repaired in {rep} for {cost}.
!! How much does it weigh? > how much it weighs
!! Who owns the {thing}? > who owns the {thing}
!! What does a visit cost? > what a visit costs
!! How many visitors come every year? > how many visitors come every year
""",
)


def school_book(rng: Random) -> Document:
    """A rare animal or an old machine."""
    return play(rng, "science", SCIENCE)


GENRES: tuple[Maker, ...] = (school_book,)
