"""Short everyday narratives: a purchase, a lost pet, a family party."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

FAMILY = (
    """
$ day = DAY
$ part < morning|afternoon
$ a = P
$ b = P
$ town, town2 < Lyon|Bremen|Ghent|Cork|Utrecht|Porto|Graz|Leeds|Nantes|Basel|Aarhus|Turin
$ thing; room; fault ~ piano; living room; two of the keys stuck | wardrobe; bedroom; one of the doors did not close |
 dining table; kitchen; one leg was a little loose | bookcase; study; one shelf was missing | sofa; living room; the left
 arm had a small tear | writing desk; hall; the middle drawer was locked | sewing machine; spare room; the belt was worn
$ seller < a retired teacher|an old sailor|a young couple|a music student|a widow|a former dentist|a bus driver
$ price = MONEY 60 900
$ less = LESS price 10 35
$ colour = COLOUR
$ hours = NUM 2 5
$ helper = P
=
- On {day} {part} {a} drove to {town} to pick up a second-hand {thing}.
- Last {day} {a} borrowed a van and went to {town}, where somebody was selling a second-hand {thing}.
- It was {day} {part} when {a} set off for {town} to fetch a second-hand {thing}.
? {town} > {a} went to {town}. :: [Where/Which town] did {a} [drive to/go to/travel to]? | [In what place/In which town] was the
 {thing} for sale? | Where did {a} have to go to get the {thing}? | Name the [town/city] that {a} visited. | {a}'s destination?
* {a} fetches a {thing} in {town}
? {day} > {a} went to {town} on {day}. :: [On which day/On what day/When] did {a} [go to/travel to/drive to] {town}? |
 What day [was it/of the week was it] when {a} got the {thing}? | Which day of the week was the trip to {town}?
=
- It belonged to {seller}, who was asking {price} for it[/ in an advert on the internet].
- The owner, {seller}, wanted {price} for it[/, which seemed a lot].
- In the advert {seller} had asked for {price}.
? {price} > The asking price was {price}. :: [How much/What] did the seller [ask for/want for] the {thing} at first? |
 What was the [asking/original] price of the {thing}? | [Asking price?/Price in the advert?] |
 How much [was the {thing} offered for/did the advert ask for]?
? {seller} > The {thing} belonged to {seller}. :: Who [owned/was selling/offered] the {thing}? | Whose {thing} was it? |
 Who did the {thing} belong to? | From whom did {a} buy the {thing}? | Who was the seller?
=
- Because {fault}, they agreed on {less} in the end.
- {a} looked at it closely, and because {fault}, {a.he} got it for {less}.
- {a} paid only {less} because {fault}.
? because {fault} > The {thing} became cheaper because {fault}. :: Why did {a} [pay less/get a better price/get it cheaper]? |
 [Why/For what reason] did the price go down? | What was the reason for the [lower price/discount]? |
 How come {a} did not pay the full price?
* Cheaper because {fault}
? {less} > In the end {a} paid {less}. :: [How much/What] did {a} [actually/really/finally] pay? |
 What was the final price of the {thing}? | How much [money did {a} spend on/did {a} give for] the {thing} [in the end/]? |
 What did the {thing} cost {a} in the end?
* Paid {less} instead of {price}
=?
- The {thing} was heavier than expected, so {helper}, who lives next door, helped to carry it up the stairs.
- Back home, the neighbour {helper} helped {a.him} to carry it upstairs.
- It would not have fitted through the door without {helper}, who took it apart and put it together again.
? {helper} > {helper} helped {a}. :: Who [helped/gave a hand with/assisted with] the {thing}? | [Who/Which person] helped {a}? |
 Who did {a} get help from? | Who lent a hand? | What is the name of the helper?
! Who helped {a} with the {thing}? > who helped {a} with the {thing}
=
- Now it stands in the {room}, and {a} wants to paint it {colour}.
- It is in the {room} now, and next week {b} will paint it {colour}.
- They put it in the {room}. "If we paint it {colour}, nobody will see how old it is," said {b}.
? in the {room} > The {thing} is in the {room}. :: Where did they put the {thing}? | Where [is/stands] the {thing} now? |
 [In which room/In what room] is the {thing}? | Which room did the {thing} go into? | Where does the {thing} stand?
* It stands in the {room}
? {colour} > The {thing} is going to be {colour}. :: [What colour/Which colour] will the {thing} [be/get/be painted]? |
 In [what/which] colour will they paint the {thing}? | What colour is planned for the {thing}? | Colour of the new paint?
# buyer = {a}
# town = {town}
# item = {thing}
# asking_price = {price}
# price_paid = {less}
# colour = {colour}
S {a} went to {town} for a second-hand {thing} and paid {less} instead of {price}. It now stands in the {room}.
!! How old is the {thing}? > how old the {thing} is
!! What is {a}'s job? > what {a}'s job is
!! How far is it to {town}? > how far it is to {town}
!! What is the name of the seller? > what the name of the seller is
!! How long did the drive take? > how long the drive took
""",
    """
$ a = M
$ b = P
$ child = P
$ vet = NAME
$ animal; name; food ~ cat; Pepper; tuna | cat; Minka; sardines | dog; Bruno; sausage | dog; Waffle; cheese |
 rabbit; Clover; carrots | tortoise; Atlas; lettuce | parrot; Coco; peanuts | hen; Matilda; corn
$ d1, d2 < Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
$ place, place2 < in the garden shed|behind the washing machine|on the roof of the school|in the neighbour's cellar|
 under the old boat|in the boiler room|behind the bakery|in an empty flowerpot|under the stage of the theatre
$ days = NUM 2 9
$ n = INT 15 120
$ why < because somebody had left the gate open|because a firework frightened it|because the window was not shut|
 because builders were working in the house|because the lock on its door was broken|because a strange dog barked at it
$ finder < the postwoman|a boy from the school|the caretaker|a window cleaner|the baker|two students|an old fisherman
$ reward < a chocolate cake|a jar of honey|two cinema tickets|a bottle of wine|a box of biscuits|a bunch of tulips
$ colour = COLOUR
=
- {child}'s {animal} {name} disappeared on {d1} {why}.
- On {d1} {name}, the {animal} of {child}, ran off {why}.
- Nobody in the family had noticed it at first: {name} the {animal} was gone. It had got out on {d1} {why}.
? {d1} > {name} disappeared on {d1}. :: [When/On which day/On what day] did {name} [disappear/go missing/run away/get out]? |
 What day did the {animal} [vanish/escape]? | Since when was {name} [missing/gone]? | Day of the escape?
* {name} the {animal} disappears on {d1}
? {why} > {name} ran away {why}. :: Why did {name} [disappear/run away/escape/get out]? | What made the {animal} run away? |
 How come the {animal} [got out/ran off]? | What was the reason for {name}'s escape?
=
- {child} and {child.his} father {a} put up {n} posters in the streets around the house.
- That same evening {a} printed {n} posters, and {child} hung them on every lamp post.
- {child} drew a picture of {name}, {a} made {n} copies, and they stuck them on trees and bus stops.
? {n} > There were {n} posters. :: [How many/What number of] [posters/copies of the poster] [were there/did they make/did they
 put up]? | How many times was the poster printed? | Number of posters? | How many posters went up in the streets?
* {n} posters in the streets
=?
- For {days} days nothing happened, and the bowl of {food} by the door stayed full.
- They waited for {days} days and put fresh {food} in front of the house every night.
? {days} days > They waited {days} days. :: [How long/How many days] did they [wait/have to wait]? |
 For how long was there no news of {name}? | How many days passed before {name} was found?
* No news for {days} days
? {food} > They put out {food}. :: What [food/] did they put [out for {name}/by the door/in front of the house]? |
 What was {name} supposed to eat? | With what food did they try to bring {name} back? | What kind of food was left outside?
! How long did they wait? > how long they waited
=
- Then, on {d2}, {finder} found {name} {place}.
- It was {finder} who at last heard a noise {place} on {d2} and found {name} there.
- On {d2} the telephone rang: {finder} had seen the {animal} {place}.
? {finder} > {name} was found by {finder}. :: Who [found/discovered/came across] {name}? | [Who/Which person] found the
 {animal}? |
 By whom was {name} found? | Who brought the good news? | Who noticed where {name} was?
* Found {place}
? {place} > {name} was {place}. :: Where was {name} [found/hiding/discovered]? | Where did {name} turn up? |
 In what place was the {animal} found? | Where had {name} been [hiding/sitting/]? | Which hiding place did {name} choose?
? {d2} > {name} was found on {d2}. :: [When/On which day/What day] was {name} found? | On what day did {name} turn up
 [again/]? |
 When did the search end? | Which day was the {animal} seen again?
=?
- The vet, {vet}, checked it and found only a scratch on one ear.
- {vet}, the vet, had a look at it and said it was thin but healthy.
? {vet} > The vet's name is {vet}. :: Who [is/was] the vet? | What is the vet called? | Who [examined/checked/looked at]
 {name}? |
 Which vet did they go to? | Name of the vet?
! What is the name of the vet? > what the name of the vet is
=
- As a thank-you, {child} gave {finder} {reward}.
- The family thanked {finder} with {reward}.
- {child} was so happy that {finder} got {reward} as a reward.
? {reward} > The reward was {reward}. :: What did {child} give [the finder/as a thank-you]? | What was the reward? |
 [What/Which reward] did the finder [get/receive]? | How did the family [thank/say thank you to] the finder? |
 What did the finder get for [bringing back/finding] {name}?
* The finder gets {reward}
=?
- Since then {name} has worn {an colour} collar with a bell.
- The next day {b} bought {an colour} collar with the phone number on it.
? {colour} > The collar is {colour}. :: What colour is the [new/] collar? | Which colour [is/has] the collar? |
 What does {name}'s collar look like? | Colour of the collar?
! What colour is the collar? > what colour the collar is
# animal = {animal}
# name = {name}
# owner = {child}
# disappeared = {d1}
# found = {d2}
# place = {place}
# reward = {reward}
S {child}'s {animal} {name} disappeared on {d1} and was found {place} on {d2}. The reward was {reward}.
!! How old is {name}? > how old {name} is
!! What is the family's phone number? > what the family's phone number is
!! How much did the posters cost? > how much the posters cost
!! Which school does {child} go to? > which school {child} goes to
""",
    """
$ g, c1, c2, c3 = P
$ age = INT 60 95
$ month = MONTH
$ town, t1, t2 < Seville|Tampere|Cardiff|Trieste|Bergen|Riga|Geneva|Galway|Bilbao|Zagreb|Malmo|Quito|Perth
$ hall < the village hall|a restaurant by the river|the old station|a boathouse|the garden of a hotel|a mountain hut
$ guests = INT 14 90
$ cake < a lemon cake with white roses|a chocolate cake in the shape of a ship|an apple tart|a cake with three layers|a plum
 cake
$ g1, g2, g3 < a telescope|a knitted scarf|a photo album|a bird house|a pair of walking boots|tickets to the opera|
 a fountain pen|a hammock|a record player|a jigsaw puzzle|a rose bush|a leather armchair
$ why < because the train was late|because the baby was ill|because there was snow on the pass|because the car broke down|
 because there was a strike at the airport
$ song < an old sailors' song|a love song from the fifties|a waltz|the song from the wedding|a lullaby
$ end = TIME 21 23
=
- In {month} {g} turned {age}, and the whole family met in {hall}.
- {g} celebrated a birthday in {month}: {age} years. The party was in {hall}.
- For {g}'s birthday in {month} the family had rented {hall}. [Few people believed that {g} was/It was hard to believe that
 {g} was]
 already {age}.
? {age} > {g} turned {age}. :: How old [is {g}/was {g}/did {g} become/did {g} turn]? | What age did {g} reach? | {g}'s age? |
 Which birthday did {g} celebrate? | How many years old is {g}?
* {g} turns {age}
? {hall} > The party was in {hall}. :: Where [was/did they hold/did they have] the [party/birthday party/celebration]? |
 Where did the family [meet/celebrate/come together]? | What was the [place/venue] of the party? | In what place did they
 celebrate?
* Party in {hall}
? {month} > {g}'s birthday is in {month}. :: [When/In which month/In what month] [is {g}'s birthday/was the birthday/was the
 party]? |
 What month was {g} born in? | Which month did the family celebrate in?
=
- {guests} guests came, some of them from as far away as {town}.
- There were {guests} guests, and a cousin had even come from {town}.
- About {guests} people were invited, and one of them had flown in from {town}.
? {guests} > There were {guests} guests. :: [How many/What number of] [guests/people] [came/were there/were invited]? |
 How big was the party? | Number of guests? | How many people celebrated with {g}?
* {guests} guests
? {town} > One guest had come from {town}. :: From which [city/town] did [a cousin/a guest/somebody] come? |
 What [city/town] is named as the home of a guest? | Which far-away place did a guest come from?
=
- {c1} had baked {cake}.
- The best thing on the table was {cake}, made by {c1}.
- For dessert there was {cake}, which {c1} had baked the night before.
? {c1} > {c1} baked the cake. :: Who [baked/made] [the cake/the dessert]? | Who [was responsible for/took care of] the baking? |
 [Whose work/By whom] was the dessert? | The cake was made by whom?
? {cake} > There was {cake}. :: What did {c1} [bake/make/bring for dessert]? | What was there for dessert? |
 What [sort/kind] of cake was there? | Which dessert did {c1} make?
=
- {g} unpacked the presents at once: {g1} from {c1}, {g2} from {c2} and {g3} from {c3}.
- Then came the presents. {c1} gave {g} {g1}, {c2} gave {g.him} {g2}, and from {c3} {g.he} got {g3}.
? {g1} > {c1} gave {g} {g1}. :: What did {c1} give {g}? | What was {c1}'s [present/gift]? | Which [present/gift] came from
 {c1}? |
 What did {g} get from {c1}?
* {c1} gives {g1}
? {g2} > {c2} gave {g} {g2}. :: What did {c2} give {g}? | What was {c2}'s [present/gift]? | Which [present/gift] came from
 {c2}? |
 What did {g} get from {c2}?
* {c2} gives {g2}
? {c3} > {g3} came from {c3}. :: Who [gave {g}/brought] {g3}? | From whom did {g} get {g3}? | Who is the giver of {g3}?
=?
- Only {t1} was not represented: the relatives there could not come {why}.
- The relatives from {t1} arrived two hours late {why}.
? {why} > They had trouble {why}. :: Why did the relatives from {t1} have [problems/trouble]? | What was the reason for the
 trouble of the
 relatives from {t1}? | Why did things [not go well/go wrong] for the relatives from {t1}? |
 What held up the family from {t1}?
! Which relatives had problems on the way? > which relatives had problems on the way
=?
- At {end} everyone sang {song}, and {g} had tears in {g.his} eyes.
- The evening ended at {end} with {song}.
? {song} > They sang {song}. :: What did [everyone/the guests/they] sing? | [Which/What] song was sung at the party? |
 With what music did the evening end? | What was sung at {end}?
! Which song did the guests sing? > which song the guests sang
# birthday_person = {g}
# age = {age}
# month = {month}
# place = {hall}
# guests = {guests}
# cake_by = {c1}
L The presents were :: {g1} | {g2} | {g3} :: [What/Which] presents did {g} get? | List [all the/the] [presents/gifts]. |
 What did {g} [unpack/receive]? | Which gifts were there? | Name the three presents. | What did the family give {g}?
S {g} celebrated turning {age} with {guests} guests in {hall}. The presents were {g1}, {g2} and {g3}.
!! Who paid for the party? > who paid for the party
!! What did the guests drink? > what the guests drank
!! What is {g}'s family name? > what {g}'s family name is
!! How many grandchildren does {g} have? > how many grandchildren {g} has
!! When did the party begin? > when the party began
""",
)


def family_story(rng: Random) -> Document:
    """A piano from another town, a lost pet or a family party."""
    return play(rng, "story", FAMILY)


GENRES: tuple[Maker, ...] = (family_story,)
