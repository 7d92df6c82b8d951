"""Short everyday narratives: things lost and found, dinners, camping."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

HOME = (
    """
$ a, b, c = P
$ thing; where; inside ~ wallet; on a bench in the park; some coins and a photo | phone; on the seat of a bus; a paper ticket
 | set of keys; on the counter of a bakery; a small torch | rucksack; in the waiting room of the dentist; a library book |
 violin case; in a tram; sheets of music | handbag; in a cafe; a pair of gloves | camera; at the zoo; a full memory card
$ colour = COLOUR
$ t1 = CLOCK 8 15
$ t2 = AFTER t1 100 300
$ n = INT 2 60
$ price = MONEY 5 60
$ day, day2 < Monday|Tuesday|Wednesday|Thursday|Friday|Saturday
$ street = STREET
$ job < a nurse|a plumber|a student of law|a taxi driver|a retired judge|a waiter|a gardener|a violinist
$ drink < a cup of tea|an ice cream|lunch|a coffee|a slice of cake
=
- Around {t1} on {day}, {a} noticed that {a.his} {colour} {thing} was missing.
- On {day} {a} lost {a.his} {colour} {thing}. {a.he} only noticed it at {t1}.
- "Where is my {colour} {thing}?" asked {a}. It was {day}, {t1}, and {a.he} was already late.
? {t1} > {a} noticed it at {t1}. :: [When/At what time] did {a} [notice/realise/find out] that the {thing} was
 [missing/gone/lost]? | What time was it when {a} [missed/looked for] the {thing}?
? {colour} > The {thing} is {colour}. :: [What/Which] colour is the {thing}? | What does the {thing} look like? | What is the
 colour of {a}'s {thing}? | Colour of the lost {thing}?
? {day} > {a} lost the {thing} on {day}. :: On [what/which] day did {a} lose the {thing}? | What day of the week was it? |
 Which day did the {thing} go missing? | On which weekday did it happen?
* {a} loses {an colour} {thing} on {day}
=
- {a} called {b}, who told {a.him} to think back step by step.
- {a.his} friend {b} advised {a.him} to go back the same way.
- {b}, who was with {a.him}, remembered the last time they had seen it.
? {b} > {b} gave {a} advice. :: Who [helped {a} to remember/gave {a} advice/advised {a}]? | Which friend helped {a} first? |
 Who thought about it together with {a}? | Whose advice did {a} get?
=
- It had been left {where}.
- In fact it was still lying {where}.
- What {a} did not know: it was {where} all the time.
? {where} > The {thing} was {where}. :: Where [was/had {a} left/did {a} leave/did {a} forget] the {thing}? | In what place was
 the {thing} [lying/left behind]? | Where had the {thing} been [all the time/]?
* It was {where}
=
- There {c}, {job}, picked it up. It held {inside} and a slip with the address {street}.
- {c}, {job}, found it there, looked inside and saw {inside} and a card with an address: {street}.
? {c} > {c} found the {thing}. :: Who [found/picked up/discovered] the {thing}? | [What is/What was] the name of the honest
 finder? | By whom was the {thing} found? | Which person found the {thing}?
* {c} finds it
? {job} > {c} is {job}. :: What [is/was] {c}'s [job/profession/occupation]? | What does {c} do [for a living/]? | What kind of
 work does {c} do? | Who is {c}?
? {street} > {a} lives at {street}. :: [What/Which] [address/street address] was [inside/written in the {thing}]? | Where did
 the finder have to [go/bring it]? | What address did {c} find? | Address?
=
- At {t2} the doorbell rang, and {c} handed {a} the {thing}.
- {c} went there and gave it back to {a} at {t2}.
? {t2} > {a} got it back at {t2}. :: [When/At what time] did {a} [get the {thing} back/have the {thing} again]? | At what time
 did {c} [return/give back/bring back] the {thing}? | When was the {thing} returned?
* Returned at {t2}
=
- {c} did not want any money, so {a} invited {c.him} to {drink} on {day2}.
- {a} offered {price} as a reward, but {c} said no and only accepted {drink} on {day2}.
? {drink} > {a} invited {c} to {drink}. :: What did {a} invite {c} to? | What did {c} get [as a thank-you/instead of money]? |
 How did {a} [thank/show thanks to] {c}? | What did {c} accept?
* {a} invites {c} to {drink}
? {day2} > {a} invited {c} for {day2}. :: [When/On which day] [was the invitation for/was {c} invited]? | What day did they
 agree on? | Which day did {a} [choose/suggest] for {drink}?
# item = {thing}
# colour = {colour}
# owner = {a}
# finder = {c}
# address = {street}
# returned_at = {t2}
S {a} lost {an colour} {thing} on {day}, and {c} found it and brought it back at {t2}. As a thank-you there was {drink}.
!! How much was the {thing} worth? > how much the {thing} was worth
!! What is {b}'s job? > what {b}'s job is
!! How old is {c}? > how old {c} is
!! What is {a}'s phone number? > what {a}'s phone number is
""",
    """
$ a, b, c, d = P
$ dish; i1; i2; i3; lost ~ lasagne; minced beef; tomatoes; cheese; the cheese | vegetable curry; chickpeas; spinach; coconut
 milk; the coconut milk | apple pie; apples; butter; cinnamon; the cinnamon | fish soup; cod; fennel; potatoes; the fennel |
 paella; rice; prawns; peppers; the rice | mushroom risotto; rice; mushrooms; white wine; the mushrooms | pancakes; flour;
 eggs; milk; the eggs
$ day = DAY
$ t1 = CLOCK 17 18
$ t2 = AFTER t1 60 150
$ n = NUM 5 14
$ price = MONEY 9 80
$ mins = INT 20 90 5
$ shop < the corner shop|the market|the supermarket|the shop at the petrol station|the farm shop
$ thing < the big pot|two folding chairs|a sharp knife|a bag of ice|the good plates|a guitar
$ why < because the oven was broken|because the power failed|because the fuse blew|because the gas bottle was empty
$ other < cold sandwiches|pizza from round the corner|a large salad|soup from a tin|noodles from the takeaway
=
- On {day} {a} wanted to cook {dish} for {n} people.
- {a} had invited friends for {day}: {dish} for {n} people.
? {dish} > {a} wanted to make {dish}. :: What did {a} want to [cook/make/prepare]? | [What/Which] dish was planned? | What was
 [supposed to be/planned] for dinner? | What meal did {a} have in mind?
? {n} > The meal was for {n} people. :: For how many people [did {a} want to cook/was the meal planned]? | How many people
 were [invited/expected]? | Number of [guests/people] at dinner? | How many were going to eat?
* {a} plans {dish} for {n} people
=
- {a.he} went to {shop} and spent {price} on {i1}, {i2} and {i3}.
- At {shop} {a.he} bought {i1}, {i2} and {i3} for {price}.
- In the afternoon {a.he} got {i1}, {i2} and {i3} from {shop} and paid {price}.
? {shop} > {a} did the shopping at {shop}. :: Where did {a} [do the shopping/go shopping/buy the food]? | [Which/What] shop
 did {a} go to? | Where did the ingredients come from? | Where were the {i2} bought?
? {price} > {a} paid {price}. :: How much did {a} [pay/spend] [for the ingredients/at the shop/on food]? | What did the
 [food/ingredients/shopping] cost? | How expensive was the shopping? | What was the bill at the shop?
* Shopping at {shop} for {price}
=
- {b} arrived at {t1} to help and brought {thing}.
- At {t1} {b} came with {thing} and washed the vegetables.
? {t1} > {b} came at {t1}. :: [When/At what time] did {b} [come/arrive/get there/turn up]? | What time was it when {b} came? |
 {b}'s time of arrival?
? {thing} > {b} brought {thing}. :: What did {b} [bring/bring along/have with {b.him}]? | What was {b} carrying? | Which thing
 came from {b}?
* {b} brings {thing}
=
- While they were talking, the cat knocked {lost} off the table, and {c} had to ride {c.his} bike back to the shop, which took
 {mins} minutes.
- Then they noticed that {lost} had been left at the till, so {c} ran back, which took {c.him} {mins} minutes.
? {c} > {c} went back to the shop. :: Who [went/had to go/was sent] back to the shop? | Who made a second trip to the shop? |
 [Who/Which person] fetched {lost}?
? {mins} minutes > The second trip took {mins} minutes. :: How long did [it take {c}/the second trip take/{c} need]? | How
 many minutes was {c} away? | How much time did {c} lose?
=?
- In the end they ate {other} {why}.
- All that work was for nothing: {why}, they had to eat {other}. Still, they laughed until midnight.
? {why} > They ate {other} {why}. :: Why did they eat {other}? | [Why/How come] did they have {other}? | What went wrong with
 the cooking? | For what reason did they have {other} instead?
? {other} > They ate {other}. :: What did they [eat/have] in the end? | What was the meal in the end? | What did the guests
 really eat? | [Which/What] food did they end up with?
* In the end they eat {other}
! What went wrong with the oven? > what went wrong with the oven
=
- Dinner was on the table at {t2}[/ at last], and {d} did the washing-up.
- They sat down at {t2}. Afterwards {d} washed the dishes, singing loudly.
? {t2} > They ate at {t2}. :: [When/At what time] did they [eat/have dinner/sit down]? | What time was dinner? | When was the
 [food/meal] on the table?
* Dinner at {t2}
? {d} > {d} did the dishes. :: Who [did the dishes/washed up/cleaned the plates]? | Who was at the sink [after dinner/]? | Who
 did the washing-up? | Which person took care of the dirty plates?
# cook = {a}
# dish = {dish}
# day = {day}
# guests = {n}
# shop = {shop}
# cost = {price}
# dinner_time = {t2}
L The ingredients are :: {i1} | {i2} | {i3} :: [What/Which] ingredients did {a} buy? | What did {a} [buy/get] at the shop? |
 List the ingredients. | What was on the shopping list? | Which things did {a} buy for the {dish}? | Name what {a} bought.
S {a} planned {dish} for {n} people and bought the ingredients at {shop} for {price}. They sat down to dinner at {t2}.
!! What did they drink? > what they drank
!! Where does {b} live? > where {b} lives
!! Who made the dessert? > who made the dessert
!! What is the name of the cat's owner? > what the name of the cat's owner is
""",
    """
$ a, b, c = P
$ lake < Lake Verrin|the Blue Lake|Swan Lake|Lake Omberg|the Mirror Lake|Heron Lake
$ nights = NUM 2 9
$ fee = MONEY 8 45
$ n = INT 3 60
$ fish; kilo ~ pike; 4 | trout; 2 | carp; 6 | perch; 1
$ tent = COLOUR
$ boat = MONEY 6 40
$ t = CLOCK 1 4
$ noise < a hedgehog|two raccoons|a goat|a badger|the neighbour's dog|a fox
$ ate < the bread|the sausages|a whole bag of apples|{c}'s left shoe|the cheese|the biscuits
$ forgot; inst ~ the sleeping bags; all their jumpers | the tin opener; a screwdriver | the matches; a lighter from the kiosk
 | the pillows; rolled-up towels | the tent pegs; heavy stones | the cutlery; two sticks
$ owner = NAME
$ deg = INT 14 27
$ why < because the storm had torn the tent|because {c} had caught a cold|because the water rose|because they had run out of
 food| because the campsite was closing|because {a} had to work on Monday
=
- {a}, {b} and {c} spent {nights} nights at the campsite on {lake}, which {owner} runs.
- The campsite on {lake} belongs to {owner}. {a}, {b} and {c} stayed there for {nights} nights.
? {lake} > They camped on {lake}. :: Where did they [camp/go camping/spend their holiday/put up the tent]? | [Which/What] lake
 did they go to? | What is the name of the lake? | Where is the campsite?
? {nights} nights > They stayed {nights} nights. :: How long did they stay? | [How many nights/For how many nights] did they
 [stay/camp/sleep there]? | How long was the trip? | Number of nights?
? {owner} > {owner} runs the campsite. :: Who [runs/manages/owns/is in charge of] the campsite? | Who does the campsite belong
 to? | What is the campsite owner's name?
* {nights} nights on {lake}
=
- Place {n}, between two pines, cost {fee} a night.
- They paid {fee} a night for place {n}, right by the water.
- The night cost {fee}, and their place had the number {n}.
? {fee} > A night cost {fee}. :: How much [was a night/did they pay a night/was the place per night]? | What did [a night/the
 place] cost? | What is the price per night? | Fee per night?
? {n} > Their place was number {n}. :: [Which/What] [place/number] did they have? | What was the number of their place? |
 Where on the campsite [was their tent/did they stay]? | Number of their place?
* Place {n}, {fee} a night
=
- When they had put up the {tent} tent, they noticed that {forgot} had stayed at home, so they used {inst}.
- The {tent} tent was quickly put up, but they had left {forgot} at home and had to make do with {inst}.
? {forgot} > They had forgotten {forgot}. :: What [had they forgotten/did they forget/was missing]? | What did they leave at
 home? | What had nobody packed? | Which thing was not in their luggage?
? {inst} > They used {inst} instead. :: What did they use instead [of {forgot}/]? | How did they manage without {forgot}? |
 What took the place of {forgot}? | What was their replacement for {forgot}?
? {tent} > The tent was {tent}. :: [What/Which] colour was [the/their] tent? | What did their tent look like? | Colour of the
 tent?
* Forgot {forgot}
=
- They rented a boat for {boat} an hour, and {b} caught a {fish}.
- On the second day {b} caught a {fish} from a boat that cost {boat} an hour.
? {boat} > The boat cost {boat} an hour. :: How much [was the boat/did the boat cost]? | What did they pay for an hour on the
 lake? | What is the price of an hour in the boat? | How expensive was the boat?
? a {fish} > {b} caught a {fish}. :: What did {b} catch? | [Which/What kind of] fish did {b} catch? | What did {b} pull out of
 the water? | What was {b}'s catch?
* {b} catches a {fish}
=?
- The water was at {deg} degrees, and only {a} went swimming every morning.
- Only {a} dared to swim: the lake was only {deg} degrees warm.
? {deg} degrees > The temperature of the water was {deg} degrees. :: How [warm/cold] was the [water/lake]? | What was the
 temperature of the water? | What temperature did the lake have? | Water temperature?
? {a} > {a} went swimming. :: Who [went swimming/was brave enough to swim/swam in the lake]? | Which of them swam? | Who was
 not afraid of the [cold/] water?
! How warm was the water? > how warm the water was
=
- One night at {t} they were woken by {noise}, which had eaten {ate}.
- On the last night {noise} came into the tent at {t} and ate {ate}.
? {noise} > The visitor was {noise}. :: Who [came in the night/was the night visitor]? | What [animal/visitor] came [to the
 tent/at night]? | What woke them [at night/]? | Which animal was there?
? {ate} > It ate {ate}. :: What [did it eat/was eaten/did the animal eat]? | What was gone [in the morning/after the visit]? |
 What did the night visitor take?
? {t} > The visitor came at {t}. :: [When/At what time] [were they woken/did the animal come]? | What time was it when they
 woke up? | What time in the night did it happen?
* {noise} eats {ate}
=
- In the end they went home a day early {why}.
- They left one day earlier than planned {why}.
? {why} > They left early {why}. :: Why did they [leave early/go home early/not stay longer]? | What was the reason for
 [leaving/going home]? | What made them [leave/go home]?
# place = {lake}
# nights = {nights}
# fee_per_night = {fee}
# owner = {owner}
# tent_colour = {tent}
# boat_per_hour = {boat}
L The campers are :: {a} | {b} | {c} :: Who went camping? | List the campers. | Which people went on the trip? | Who slept in
 the tent? | What are the names of the three campers?
S {a}, {b} and {c} spent {nights} nights on {lake} for {fee} a night. They forgot {forgot}, and {b} caught a {fish}.
!! How did they get to the lake? > how they got to the lake
!! How big was the fish? > how big the fish was
!! How deep is the lake? > how deep the lake is
!! In which month did they go camping? > in which month they went camping
""",
)


def home_story(rng: Random) -> Document:
    """A lost wallet, a dinner that went wrong, a tent by the lake."""
    return play(rng, "story", HOME)


GENRES: tuple[Maker, ...] = (home_story,)
