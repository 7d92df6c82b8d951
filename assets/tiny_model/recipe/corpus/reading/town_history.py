"""Articles like those of an encyclopedia: a small town through the years, a bridge, an invented instrument."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

ARTICLES = (
    """
$ t, near = WORD
$ river = WORD
$ y1 = INT 1120 1290
$ y2 = INT 1480 1620
$ y3 = INT 1690 1790
$ y4 = INT 1846 1899
$ y5 = INT 1951 1988
$ pop1 = INT 300 900 10
$ pop2 = INT 12000 48000 100
$ km = INT 8 70
$ trade < salt|wool|copper|timber|linen|glass
$ founder < a group of monks|fishermen from the coast|the widow of a duke|a family of weavers|two brothers from the hills
$ ruin < a fire|a flood|an earthquake|a great storm
$ left < the mill and eleven houses|the church tower and a well|nothing but the bridge|the town hall and the school
$ mayor = NAME
$ works < a paper mill|a match factory|a shipyard|a sugar factory|a brick works|a spinning mill
$ jobs = INT 120 900 10
$ why < because the harbour had filled with sand|because the mine was empty|because cheaper goods came from abroad|because the
 river had changed its course
$ fest; food; mon ~ the Lantern Night; plum dumplings; October | the Goose Market; roast goose; November | the Cherry Fair;
 cherry cake; July | the Regatta; smoked eel; June | the Snow Run; bean soup; January
$ now < toys|medical devices|bicycles|organic tea|hearing aids|wooden boats
=
- {t} is a town on the river {river}, {km} km from {near}. It has about {pop2} inhabitants.
- With about {pop2} inhabitants, {t} is the largest town on the river {river}. It lies {km} km from {near}.
? {pop2} > {t} has about {pop2} inhabitants. :: How many [people live/inhabitants are there] in {t}? | How many inhabitants
 does {t} have [today/now/]? | What is the population of {t}? | How [big/large] is {t} today, in people? | Population of {t}?
? {river} > {t} is on the river {river}. :: [Which/What] river [is {t} on/flows through {t}]? | On which river does {t} lie? |
 What is the name of the river? | Name of the river?
? {km} km > {t} is {km} km from {near}. :: How far is {t} from {near}? | What is the distance [between {t} and {near}/from
 {near} to {t}]? | How many kilometres is it from {near} to {t}?
* Town on the river {river}
* About {pop2} inhabitants
=
- It was founded in {y1} by {founder}, who had come to trade in {trade}. In {y2}, when it counted {pop1} people, it was given
 a market of its own.
- The place was founded by {founder} in {y1}, as a stop on the old {trade} road. In {y2}, when it was given a market, {pop1}
 people lived there.
? {y1} > {t} was founded in {y1}. :: [When/In which year] was {t} founded? | How old is {t}, from what year? | [When/In what
 year] did {t} begin? | What year did it all start in? | Year of foundation?
? {founder} > {t} was founded by {founder}. :: Who founded {t}? | Who were the founders [of {t}/]? | By whom was {t} founded?
 | Who started the town?
? {y2} > {t} got its market in {y2}. :: [When/In which year] did {t} get [a/its] market? | In what year was there a market for
 the first time? | Since what year has {t} had a market? | Year of the first market?
? {trade} > The early trade of {t} was in {trade}. :: What [was traded/did people trade in] [there in the early days/at
 first]? | Which goods made {t} important? | What did the founders trade in? | What kind of trade was it?
* Founded in {y1} by {founder}
==
- In {y3}, {ruin} destroyed most of the town. Only {left} remained. It took two generations to rebuild it, and many families
 moved away for good.
- The worst year in its history was {y3}, when {ruin} left only {left} standing. For a long time people camped in the fields
 and lived on what the neighbours brought.
? {y3} > {Ruin} destroyed the town in {y3}. :: [When/In which year] was the town destroyed? | What was the worst year [for
 {t}/in its history]? | [When/In what year] did {ruin} happen? | Which year brought the disaster?
? {ruin} > {t} was destroyed by {ruin}. :: What destroyed {t}? | What [happened/disaster was there] in {y3}? | By what was the
 town destroyed? | Which disaster hit {t}?
? {left} > What remained was {left}. :: What [remained/was left/survived]? | Which parts of the town survived? | What was
 still standing? | What was not destroyed?
* Destroyed by {ruin} in {y3}
=
- Things looked up in {y4}, when mayor {mayor} brought {works} to the river bank. It gave work to {jobs} people.
- The railway came in {y4} and with it {works}, opened by mayor {mayor}. Soon {jobs} people were working there.
? {mayor} > The mayor was {mayor}. :: Who was [the mayor/mayor in {y4}]? | What was the mayor's name? | Which mayor brought
 {works}? | Who brought {works} to {t}?
? {works} > In {y4} {works} was opened. :: What [was opened/opened/came to {t}] in {y4}? | What brought work to {t}? | Which
 business did the mayor bring? | Where did people work after {y4}?
? {jobs} > It gave work to {jobs} people. :: How many people [worked there/found work]? | How many jobs were there? | Number
 of workers? | How many had work at {works}?
* {Works} opened in {y4}
=
- It closed in {y5} {why}. Today {t} is known for its {now}, which are sold all over the world.
- In {y5} it had to close {why}. The old halls stood empty for years; now {now} are made in them.
? {why} > It closed {why}. :: Why did {works} close? | What was the reason for closing {works}? | Why [was/did they] shut it
 [down/] in {y5}? | What put an end to {works}?
? {now} > Today {t} makes {now}. :: What is {t} known for today? | What [is made/do they make] [there today/in {t} now]? |
 Which product comes from {t} now? | What is produced today?
? {y5} > It closed in {y5}. :: [When/In which year] did {works} close? | Until what year did {works} run? | In what year was
 the end of {works}? | Closing year of {works}?
* {Now} today
==
- Every {mon} the town celebrates {fest}. Visitors come for the music and above all for the {food}.
- {Fest} takes place every {mon}: for three days there is music in the streets, and everybody eats {food}.
? {mon} > {Fest} is in {mon}. :: [When/In which month] [is/does {t} celebrate] {fest}? | What month is {fest} in? | In what
 month should I go for {fest}? | Month of {fest}?
? {food} > At {fest} people eat {food}. :: What do people eat at {fest}? | [What/Which] food is [served/eaten] at {fest}? |
 What is the dish of {fest}? | What do visitors come to eat?
* {Fest} in {mon}
# name = {t}
# river = {river}
# population = {pop2}
# founded = {y1}
# destroyed = {y3}
# known_for = {now}
S {t} is a town of about {pop2} inhabitants on the river {river}, founded in {y1} by {founder}. It was destroyed by {ruin} in
 {y3} and is known today for its {now}.
!! Who is the mayor of {t} today? > who the mayor of {t} is today
!! How high is {t} above the sea? > how high {t} is above the sea
!! What language do they speak in {t}? > which language is spoken in {t}
!! How many schools does {t} have? > how many schools {t} has
!! How many people died in {y3}? > how many people died in {y3}
!! How do I get to {t} by bus? > how to get to {t} by bus
""",
    """
$ b = WORD
$ t, t2 = WORD
$ len = INT 90 980
$ high = INT 14 88
$ y1 = INT 1868 1950
$ y2 = INT 1952 1999
$ yrs = NUM 3 9
$ who = NAME
$ men = INT 140 1900 10
$ mat < steel|red brick|granite|concrete|oak beams on stone piers
$ cost = INT 2 48
$ cars = INT 2100 39000 100
$ why < because the wind made it swing|because rust had weakened it|because a ship had hit it|because the lanes were too
 narrow
$ colour < dark green|pale blue|red|silver grey|yellow
$ bird < falcons|bats|swallows|storks
$ limit = INT 20 70 10
=
- The {b} Bridge connects {t} and {t2}. It is {len} metres long and {high} metres high and was opened in {y1}.
- Opened in {y1}, the {b} Bridge joins the towns of {t} and {t2}. Its length is {len} metres, and from the road to the water
 it is {high} metres.
? {len} metres > The {b} Bridge is {len} metres long. :: How long is [it/the {b} Bridge/the bridge]? | What is the length of
 the bridge? | How many metres long is the {b} Bridge? | Length of the bridge?
? {high} metres > The {b} Bridge is {high} metres high. :: How high is [it/the {b} Bridge/the bridge]? | What is the height of
 the bridge? | How far is it down to the water? | Height?
? {y1} > The bridge was opened in {y1}. :: [When/In which year] was [it/the bridge/the {b} Bridge] opened? | Since when has
 the bridge existed? | In what year could people first cross? | Opening year?
* Connects {t} and {t2}
* {len} metres long, {high} metres high
* Opened in {y1}
=
- The engineer {who} drew the plans, and {men} workers built it in {yrs} years. The main material is {mat}.
- It was built of {mat} by {men} workers. The work took {yrs} years and was led by the engineer {who}.
? {who} > The engineer was {who}. :: Who [drew the plans/designed the bridge/was the engineer/led the work]? | What was the
 engineer's name? | Whose plan was it? | Who is behind the design?
? {men} > The bridge was built by {men} workers. :: How many [workers/people/men] [built it/worked on it/worked on the
 bridge]? | Number of workers? | How large was the team of builders?
? {yrs} years > The work took {yrs} years. :: How long did [the work/the building/it] take? | How many years did they
 [build/work]? | How long did they need to build it? | Building time?
? {mat} > The bridge is built of {mat}. :: What is the bridge [made of/built of]? | Of what material is it? | Which material
 was used? | Material?
* Engineer: {who}
=
- It cost {cost} million, twice as much as planned. At first people had to pay to cross, and many went on using the old ferry.
- The bill came to {cost} million. On the first Sunday the whole town walked across, led by a brass band.
? {cost} million > The bridge cost {cost} million. :: How much did [it/the bridge] cost? | What did [it/the bridge/the {b}
 Bridge] cost? | What was the price of the bridge? | How expensive was it to build? | Cost?
* Cost: {cost} million
==
- In {y2} the bridge was closed for a year {why}. Since then the speed limit has been {limit} km/h. Some {cars} vehicles cross
 it every day.
- It was closed for repairs in {y2} {why}. Every day about {cars} vehicles use it now, at no more than {limit} km/h.
? {y2} > The bridge was closed in {y2}. :: [When/In which year] was the bridge [closed/repaired]? | In what year could nobody
 cross? | Which year did the repair fall in? | Year of the repair?
? {why} > The bridge was closed {why}. :: Why was [it/the bridge] [closed/repaired]? | What was the reason for the
 [repair/closure]? | What was wrong with the bridge? | What made the repair necessary?
? {limit} km/h > The speed limit is {limit} km/h. :: How fast may I [drive/go] [on it/on the bridge/]? | What is the speed
 limit? | Which speed is allowed? | Top speed?
? {cars} > Every day {cars} vehicles cross the bridge. :: How many [cars/vehicles] [cross it/use it/use the bridge] [every
 day/a day]? | What is the daily traffic? | Number of vehicles a day?
* Closed in {y2} {why}
=
- The {colour} paint is renewed all the time. Under the arches live {bird}, which the town protects.
- Seen from the river it is {colour}, and if you look up you may see {bird}, which have nested there for decades.
? {colour} > The bridge is {colour}. :: [What/Which] colour is [it/the bridge]? | In what colour is it painted? | Colour of
 the bridge? | What does it look like from the river?
? {bird} > The animals that live there are {bird}. :: [What/Which] animals live [there/under the bridge]? | What lives under
 the bridge? | Who has moved in under the arches? | Which animals can I see there?
* Home of {bird}
# name = {b} Bridge
# length = {len} metres
# height = {high} metres
# opened = {y1}
# engineer = {who}
# material = {mat}
# cost = {cost} million
S The {b} Bridge between {t} and {t2} is {len} metres long and was opened in {y1}. It was closed in {y2} {why}.
!! How many lanes does it have? > how many lanes it has
!! What is the toll today? > what the toll is today
!! How deep is the river? > how deep the river is
!! Who painted the bridge? > who painted the bridge
!! How heavy is the bridge? > how heavy the bridge is
""",
)


def article(rng: Random) -> Document:
    """An article about a place."""
    return play(rng, "article", ARTICLES)


GENRES: tuple[Maker, ...] = (article,)
