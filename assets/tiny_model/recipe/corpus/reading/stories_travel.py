"""Short narratives from journeys: trains, hikes, moving to another town."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

TRAVEL = (
    """
$ a, b, c = P
$ w1, w2, w3, w4 = WORD
$ from, to < Lyon|Bremen|Ghent|Cork|Utrecht|Porto|Graz|Leeds|Nantes|Basel|Aarhus|Turin|Riga|Krakow|Vienna|Prague|Milan|
 Cologne|Bruges|Split|{w1}|{w2}|{w3}|{w4}
$ t1 = TIME 6 14
$ t2 = AFTERTIME t1 120 400
$ plat = INT 1 22
$ seat = INT 11 98
$ delay = INT 12 95
$ price = MONEY 19 160
$ why < because a tree had fallen on the line|because the locomotive broke down|because of a thunderstorm|because the signals
 had failed|because cows were standing on the track|because a door did not close|because the driver was ill
$ goal < to see {a.his} sister|for a job interview|to a wedding|for a concert|to look at a flat|to bring back a borrowed cello
$ lent < a crossword book|half a sandwich|a phone charger|a blanket|a pair of headphones|some cherries
$ work < a vet|an architect|a juggler|a bell maker|a pilot|a chess teacher|a chemist
$ phone = PHONE
=
- {a} took the {t1} train from {from} to {to}, {goal}.
- At {t1} {a} got on a train in {from}. {a.he} was travelling to {to}, {goal}.
- The train from {from} to {to} left at {t1}, and {a} was on it: {a.he} was going there {goal}.
? {t1} > The train left at {t1}. :: [When/At what time] did [the train/{a}'s train] [leave/depart/set off]? | Which train did
 {a} take? |
 Departure time? | When did {a}'s journey [begin/start]?
? {to} > {a} was travelling to {to}. :: Where [was {a} going/did {a} want to go/was the train going]? | What was {a}'s
 destination? |
 To [which/what] [city/town] did {a} travel? | Which place was {a} on the way to?
* {t1} train from {from} to {to}
? {from} > {a} came from {from}. :: Where did the [journey/trip/train] [start/begin]? | [In which/In what] [city/town] did {a}
 get on? |
 From where did the train leave? | Starting point of the journey?
? {goal} > {a} was going there {goal}. :: Why [was {a} travelling/was {a} going to {to}/did {a} go to {to}]? |
 What was the [reason for/purpose of] the [trip/journey]? | For what reason was {a} on the train?
=
- The ticket had cost {price}, and the seat, number {seat}, was by the window.
- For {price} {a.he} had got seat {seat}, right at the window.
? {price} > The ticket cost {price}. :: How much [was/did {a} pay for] the ticket? | What did the [ticket/journey/train ride]
 cost? |
 [Price of the ticket?/Ticket price?] | How expensive was the ticket?
? {seat} > {a} had seat {seat}. :: [Which/What] seat did {a} have? | What was the number of {a}'s seat? | Where did {a} sit? |
 Seat number?
* Seat {seat}, ticket {price}
=
- Halfway, the train stood still for {delay} minutes {why}.
- Somewhere between fields they had to wait {delay} minutes {why}.
? {delay} minutes > They waited {delay} minutes. :: How long did [the train stand still/they wait/the train stop]? |
 How many minutes [were lost/did they wait/did the stop last]? | How long was the [wait/stop/delay]?
* {delay} minutes of waiting
? {why} > The train stopped {why}. :: Why did the train [stop/stand still/not move/wait]? | What was the reason for the delay? |
 Why did they have to wait? | What was the problem on the way?
=
- {b}, {work} in the next seat, gave {a} {lent}.
- That is how {a} began to talk to {b}, {work}, who lent {a.him} {lent}.
? {b} > {b} sat next to {a}. :: Who [sat next to/was sitting beside/talked to] {a}? | Whom did {a} [meet/get to know] on the
 train? |
 [What is/What was] the name of {a}'s neighbour on the train? | Which person did {a} talk to?
? {work} > {b} is {work}. :: What [is {b}'s/was {b}'s] [job/profession]? | What does {b} do [for a living/]? | What kind of
 work does {b} do?
? {lent} > {a} got {lent} from {b}. :: What did {b} [give {a}/share with {a}/hand over]? | What did {a} get from {b}? |
 With what did {b} help {a}?
* {b}, {work}, shares {lent}
=
- They reached {to} at {t2}, where {c} was waiting on platform {plat}.
- At {t2} the train at last arrived on platform {plat}. {c} was standing there with an umbrella.
? {t2} > They arrived at {t2}. :: [When/At what time] did [the train/{a}/they] [arrive/get there/reach the destination]? |
 Arrival time? |
 When was {a} in {to}?
? {c} > {c} was waiting for {a}. :: Who [was waiting/met {a}/came to meet {a}/picked {a} up] [at the station/on the platform]? |
 Who stood on the platform?
? platform {plat} > The train arrived on platform {plat}. :: [Which/What] platform did the train [arrive on/come in on]? |
 Where was {c}
 [waiting/standing]? |
 On which platform did {a} get off?
* Arrival at {t2}, platform {plat}
=?
- Before saying goodbye, {b} wrote a number on {a}'s ticket: {phone}.
? {phone} > {b}'s number is {phone}. :: What is {b}'s [phone number/telephone number/number]? | [How/At which number] can {a}
 reach {b}? |
 What did {b} write on the ticket? | {b}'s telephone?
! What is {b}'s phone number? > what {b}'s phone number is
# passenger = {a}
# from = {from}
# to = {to}
# departure = {t1}
# arrival = {t2}
# platform = {plat}
# ticket_price = {price}
# delay = {delay} minutes
S {a} travelled from {from} to {to} on the {t1} train, which stopped for {delay} minutes {why}. It arrived at {t2}.
!! What did {a} eat on the train? > what {a} ate on the train
!! How old is {b}? > how old {b} is
!! What is the number of the train? > what the number of the train is
!! How fast did the train go? > how fast the train went
""",
    """
$ a, b, c, d = P
$ day = DAY
$ peak < Mount Orlen|the Grey Horn|Kestrel Peak|the Long Ridge|Eagle Rock|the White Tooth|Shepherd's Hill
$ hut < the Marmot Hut|the Upper Hut|the Larch Hut|Saint Paul's Hut|the Glacier Hut
$ height = INT 610 3890
$ km = INT 5 14
$ t1 = CLOCK 5 8
$ t2 = AFTER t1 180 330
$ t3 = AFTER t2 120 240
$ price = MONEY 4 25
$ saw, saw2 < a marmot|an eagle|three deer|a fox|a snake on a warm stone|a herd of wild goats|a very large hare
$ meal < lentil soup|pancakes with blueberries|bread and cheese|noodles with sage|potato dumplings|a bowl of barley stew
$ hurt < a blister on {c.his} heel|a twisted ankle|a cut on {c.his} knee|a wasp sting on {c.his} hand
$ why < because the wind was too strong|because fog came up|because a bridge was gone|because {c} could not walk any more|
 because a thunderstorm was coming|because the snow was too deep|because it was getting late
$ i1, i2, i3 < a rope|a map|two torches|a camping stove|a pair of binoculars|rain jackets|a first-aid kit|a bag of nuts
$ back < by bus|by cable car|in a farmer's lorry|on foot along the river|in a taxi
=
- On {day} {a}, {b} and {c} set out at {t1} to climb {peak}, which is {height} metres high.
- {a}, {b} and {c} had dreamed of {peak}, {height} metres high, for years. On {day} at {t1} they finally set out.
? {t1} > They set out at {t1}. :: [When/At what time] did they [start/set off/leave/begin the hike]? | What time did the
 [walk/hike/tour] begin? |
 Start of the [tour/hike]? | How early did they get going?
? {peak} > They wanted to climb {peak}. :: What did they want to [climb/reach]? | Which mountain [was it/did they choose]? |
 What was the goal of the [hike/tour]? | Where were they going? | Name of the mountain?
* {a}, {b} and {c} set out at {t1}
? {height} metres > {peak} is {height} metres high. :: How high is {peak}? | What is the height of {peak}? | How many metres
 does {peak} measure? |
 Height of the mountain?
=
- In their rucksacks they had {i1}, {i2} and {i3}.
- They had packed {i1}, {i2} and {i3}.
=
- After {km} kilometres they reached {hut} at {t2}, where each of them had {meal} for {price}.
- They got to {hut} at {t2}, {km} kilometres later, and ordered {meal} at {price} a plate.
? {hut} > They stopped at {hut}. :: Where did they [eat/stop/have lunch/take a break]? | [Which/What] hut did they [go
 to/reach]? |
 What was the name of the hut? | In what place did they rest?
? {t2} > They reached {hut} at {t2}. :: [When/At what time] did they [reach/get to/arrive at] [{hut}/the hut]? | When was the
 [break/meal]? |
 What time was it at the hut?
? {km} kilometres > The way to {hut} was {km} kilometres. :: How far [was it to the hut/did they walk to {hut}/did they walk
 before the
 break]? |
 How many kilometres did they walk to the hut? | What is the distance to {hut}? | How long was the way to {hut}?
? {meal} > They ate {meal}. :: What did they [eat/have for lunch/order]? | What was [for lunch/on their plates]? | Which dish
 did they have? |
 What was their meal at the hut?
? {price} > The meal was {price}. :: How much [was the meal/did the food cost/did they pay each/was a plate]? | What did lunch
 cost per person? |
 Price of the meal?
* Break at {hut} with {meal}
=?
- On a meadow above it, {b} saw {saw}.
- {b} was the only one who saw {saw}, and the others did not believe it.
? {saw} > {b} saw {saw}. :: What did {b} [see/spot/notice/watch]? | Which animals were there? | What animal did {b}
 [see/find]? |
 What did the others [miss/not see]?
! Which animals did they see? > which animals they saw
=
- {c} had {hurt}, so they took a break. Soon after, they had to turn back {why}.
- Below the top they turned round {why}, and {c} was not even sad: {c.he} had {hurt}.
? {hurt} > {c} had {hurt}. :: What [was wrong with/hurt/happened to] {c}? | What problem did {c} have? | What [injury/pain]
 did {c} have? |
 Why did {c} not feel well?
? {why} > They turned back {why}. :: Why did they [turn back/not reach the top/go back/give up]? | What was the reason for
 [turning
 back/giving up]? | What kept them from the top? | [How come/Why is it that] they did not get to the top?
* Turned back {why}
=
- They went down {back}, and {d}, who had stayed at home, picked them up at {t3}.
- They came back {back}. At {t3} {d} was waiting for them with hot tea.
? {back} > They came down {back}. :: How did they [come/get/go] [down/back]? | In what way did they return? |
 What means of transport did they use for the way back? | How did they travel home from the mountain?
? {d} > {d} was waiting for them. :: Who [was waiting for them/met them]? | Who [did not go on the hike/was there when they
 came back]? |
 Whom did they see [at the end/after the tour]?
? {t3} > They were back at {t3}. :: [When/At what time] were they back? | What time was it at the end [of the tour/]? |
 When did [the hike/the tour] end? | When did {d} see them again?
* Back at {t3}
# mountain = {peak}
# height = {height} metres
# day = {day}
# start = {t1}
# hut = {hut}
# meal = {meal}
L They packed :: {i1} | {i2} | {i3} :: What did they [pack/take along/have with them]? | What was in the rucksacks? | List the
 equipment. |
 Which things did they carry? | Name everything they packed.
L The hikers are :: {a} | {b} | {c} :: Who [went on the hike/took part/went up]? | List the hikers. | Which people went to the
 mountain? |
 What are the names of the hikers? | Name all the hikers.
S {a}, {b} and {c} wanted to climb {peak} on {day}. They ate {meal} at {hut} and had to turn back {why}.
!! How much did the way back cost? > how much the way back cost
!! How old are the hikers? > how old the hikers are
!! What was the temperature? > what the temperature was
!! Where did they spend the night? > where they spent the night
""",
    """
$ a, b = P
$ c, d = NAME
$ w1, w2, w3, w4 = WORD
$ from, to < Lyon|Bremen|Ghent|Cork|Utrecht|Porto|Graz|Leeds|Nantes|Basel|Aarhus|Turin|Riga|Krakow|Vienna|Prague|Milan|
 Cologne|Bruges|Split|{w1}|{w2}|{w3}|{w4}
$ month = MONTH
$ floor < ground|second|third|fourth|fifth|sixth
$ street = STREET
$ rent = MONEY 450 2200
$ n = INT 18 95
$ rooms = NUM 2 5
$ van = MONEY 50 400
$ broke < a mirror|the blue vase|the old lamp from the hall|three wine glasses|a picture frame|the leg of the kitchen
 table
$ why < because {a} had found work there|because {b} wanted to study there|because the old flat was damp|because {a.his}
 parents
 live nearby|because the rents were lower|because {a} missed the sea
$ neigh < a basket of eggs|a pot of soup|a bottle of cider|a loaf of bread and some salt|a list of all the good shops
$ pet < the canary|the old cat|the goldfish|the hamster|the dog
$ hid < in the wardrobe|under the bath|inside a moving box|behind the fridge|under the stairs
$ t = CLOCK 18 22
$ hours = NUM 3 11
=
- In {month} {a} and {b} moved from {from} to {to} {why}.
- {a} and {b} left {from} in {month}. They moved to {to} {why}.
- Goodbye {from}, hello {to}: in {month} {a} and {b} packed everything they had and moved {why}.
? {to} > They moved to {to}. :: Where did they move [to/]? | [What/Which] [town/city] do they live in now? | What is their new
 home town? |
 Where do {a} and {b} live now?
? {from} > They lived in {from} before. :: Where did they [live before/come from/move away from]? | What was their old home
 town? |
 [What/Which] [town/city] did they leave?
? {why} > They moved {why}. :: Why did they [move/leave {from}/go to {to}]? | What was the reason for [moving/the move]? |
 What made them move?
* {a} and {b} move from {from} to {to}
? {month} > They moved in {month}. :: [When/In which month/In what month] did they move? | When was the move? | What month was
 it when they
 left {from}?
=
- The new flat has {rooms} rooms, is on the {floor} floor of {street} and costs {rent} a month.
- Their new home at {street} is on the {floor} floor, has {rooms} rooms and costs {rent} a month.
? {rent} > The flat costs {rent} a month. :: How much is the [new/] [rent/flat]? | What do they pay [for the flat/every
 month]? |
 What is the monthly rent? | How expensive is the new [flat/home]?
? {floor} floor > The flat is on the {floor} floor. :: [Which/What] floor is the [new/] flat on? | On which floor do they live
 [now/]? |
 How high up is the flat? | Where in the building is the flat?
? {street} > They live at {street}. :: What is [the/their] new address? | [At which/In which] [address/street] do they live? |
 What street did they move to? | New address?
? {rooms} rooms > The flat has {rooms} rooms. :: How many rooms does the [flat/new home] have? | How big is the flat? | Number
 of rooms? |
 How many rooms [are there/do they have now]?
* {rooms} rooms on the {floor} floor for {rent} a month
=
- They rented a van for {van} and loaded {n} boxes, which took {hours} hours.
- The van cost them {van}. It took {hours} hours to load {n} boxes into it.
? {van} > The van cost {van}. :: How much [did the van cost/did they pay for the van/was the van]? | What was the price of the
 van? |
 What did it cost to rent the van? | How much did they spend on transport?
? {n} > They loaded {n} boxes. :: How many boxes [were there/did they have/did they load]? | Number of boxes? | How much did
 they have to carry? |
 What number of boxes went into the van?
? {hours} hours > Loading the van took {hours} hours. :: How long did [it take to load the van/the loading take/they load
 boxes]? | How
 many hours did they
 [need/work]? | How much time did the loading take?
* {n} boxes in a van for {van}
=
- Only one thing broke on the way: {broke}.
- They were lucky, for nothing broke except {broke}.
? {broke} > They broke {broke}. :: What [broke/was broken/was damaged] [on the way/during the move/]? | What did not survive
 the move? |
 What damage was there? | Which thing was lost on the way?
=?
- The biggest shock came in the evening: {pet} was gone. At {t} {b} found it {hid}.
- At {t} {b} noticed that {pet} was missing and found it after a long search {hid}.
? {hid} > {b} found it {hid}. :: Where [was {pet}/did {b} find {pet}/did {pet} hide]? | What was the hiding place of {pet}? |
 In what place did {b} find {pet}?
! Where did {b} find {pet}? > where {b} found {pet}
=
- {c} from next door came over with {neigh}.
- The first neighbour they met was {c}, who brought them {neigh}.
? {c} > {c} is the neighbour. :: Who is the [new/] neighbour? | [What is/What's] the neighbour's name? | Who [came
 over/welcomed them]? |
 Whom did they meet first?
? {neigh} > {c} brought {neigh}. :: What did [the neighbour/{c}] [bring/give them]? | What was the neighbour's present? |
 With what did {c} welcome them?
* {c} welcomes them with {neigh}
# from = {from}
# to = {to}
# month = {month}
# address = {street}
# rent = {rent}
# boxes = {n}
# neighbour = {c}
S {a} and {b} moved from {from} to {to} in {month} {why}. Their new flat has {rooms} rooms and costs {rent} a month.
!! How large is the balcony? > how large the balcony is
!! Who drove the van? > who drove the van
!! How old is {c}? > how old {c} is
!! What does {b} do for a living? > what {b} does for a living
!! How far is it from {from} to {to}? > how far it is from {from} to {to}
""",
)


def travel_story(rng: Random) -> Document:
    """A train, a mountain, a move to another town."""
    return play(rng, "story", TRAVEL)


GENRES: tuple[Maker, ...] = (travel_story,)
