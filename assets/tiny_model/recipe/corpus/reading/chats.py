"""Text messages between two people, a family's group chat, and an argument in a thread of e-mails."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

CHATS = (
    """
$ a, b = P
$ t1 = CLOCK 9 17
$ t2 = AFTER t1 30 90
$ day = DAY
$ place < the station|the sports hall|the dentist's|the swimming pool|the music school|the garage in Mill Street
$ kid = P
$ thing < the blue folder|the spare key|the birthday card|the cake tin|the phone charger|the concert ticket|the rain jacket
$ spot < on the kitchen table|in the drawer by the door|behind the sofa|on top of the fridge|in the hall cupboard
$ buy < milk|bread|cat food|light bulbs|washing powder|onions|stamps
$ why < because the tram is stuck|because of a long meeting|because of a flat tyre|because the lift is broken|because the car
 won't start
$ price = MONEY 5 60
$ food < lasagne|pancakes|soup|curry|baked potatoes|fish pie
=
- {a}: Can you pick up {kid} from {place} today? I'm late {why}.
- {a}: Hi! I'm running late {why}. Could you get {kid} from {place}?
- {a}: small problem: I can't fetch {kid} from {place} {why}. Can you?
? {kid} > {b} should pick up {kid}. :: Who[m/] should {b} [pick up/fetch/collect]? | Who has to be [picked
 up/fetched/collected]? | Who is at {place}? | Who needs a lift?
? {place} > {kid} is at {place}. :: Where [is/was] {kid}? | Where [should/must] {b} [go/pick up {kid}/collect {kid}]? | At
 what place does {kid} wait? | Where is {kid} to be collected?
? {why} > {a} is late {why}. :: Why [is/was] {a} late? | Why can't {a} [pick up/fetch/collect] {kid}? | What is the reason for
 the delay? | What holds {a} up? | What's {a}'s excuse?
* {b} fetches {kid} from {place}
=-
- {b}: Sure. At what time?^{a}: {t1}. And please take {thing} along, it's {spot}.
- {b}: ok when?^{a}: {t1} sharp. Oh, and bring {thing}! It's {spot}.
- {b}: Of course. When does it finish?^{a}: At {t1}. {kid} also needs {thing}. Look {spot}.
? {t1} > {b} should be there at {t1}. :: [When/At what time/What time] should {b} be there? | [When/At what time] does {kid}
 have to be [picked up/collected]? | What time did {a} say? | When does {kid} finish?
? {thing} > {b} should bring {thing}. :: What should {b} [bring/take along/have with {b.him}]? | Which thing does {a} ask for?
 | What is {b} supposed to bring? | What must not be forgotten?
? {spot} > {Thing} is {spot}. :: Where is {thing}? | Where [should/can] {b} [look for/find] {thing}? | Where did {a} leave
 {thing}? | In what place is {thing}?
* At {t1}
* Take {thing} along
=-
- {b}: Got it. We'll be home around {t2}.
- {b}: Found it. I think we'll be back by {t2}.
? {t2} > They will be home around {t2}. :: [When/At what time] will they be [home/back]? | What time are they expected at
 home? | When [does {b} expect to be back/are {b} and {kid} back]? | Around what time do they get home?
=-?
- {a}: Great! We're having {food} tonight. Could you still get some {buy}?
- {a}: You're the best. I'm making {food}. We're out of {buy}, by the way, can you buy some?
? {food} > The plan for dinner is {food}. :: What's for dinner? | What [is there to eat/will they eat/is {a} cooking] tonight?
 | What does {a} [make/cook]? | Which dish is planned for the evening?
? {buy} > {b} should buy {buy}. :: What should {b} [buy/get/bring from the shop]? | What have they run out of? | What is
 missing at home? | What's on the shopping list?
* Buy {buy}
! What's for dinner? > what there is for dinner
=-?
- {b}: fine, but you still owe me {price} from {day} :)
- {b}: ok. PS: you owe me {price} for the tickets on {day}
? {price} > {a} owes {b} {price}. :: How much does {a} owe {b}? | What does {a} still have to pay? | How much money does {b}
 want back? | How high are {a}'s debts?
! How much does {a} owe {b}? > how much {a} owes {b}
# picked_up = {kid}
# place = {place}
# time = {t1}
# bring = {thing}
# home_at = {t2}
S {a} asks {b} to pick up {kid} from {place} at {t1}. {a} is late {why}.
!! How old is {kid}? > how old {kid} is
!! Where does {a} work? > where {a} works
!! Which bus does {b} take? > which bus {b} takes
!! What is {b}'s phone number? > what {b}'s phone number is
""",
    """
$ a, b = P
$ day = DAY
$ plan; tool; gear ~ the climbing hall; a top rope; climbing shoes | the flea market; a big bag; some small change | the lake;
 the inflatable boat; a towel | the new bowling alley; a deck of cards; clean socks | the cycle path; the repair kit; a helmet
 | the open-air concert; a picnic blanket; a warm jumper
$ t1 = CLOCK 9 18
$ meet < at the bakery|at the ticket machine|at the bus stop by the school|in front of the post office|under the big clock
$ price = MONEY 5 40
$ why < because of a family visit|because of a late shift|because of a bad cold|because of a driving lesson|because of an exam
 the next morning
$ day2 = DAY
$ c = P
=
- {a}: Are you free on {day2}? I want to go to {plan}.^{b}: Sorry, {day2} is bad {why}. How about {day}?
- {a}: How about {plan} on {day2}?^{b}: would love to, but not on {day2} {why}. {day} works for me.
? {day} > They are going on {day}. :: On which day are they going? | [Which/What] day [works for both/do they agree on/did
 they choose]? | Which day suits {b}? | When are they going, in the end?
? {why} > {day2} does not suit {b} {why}. :: Why [can't {b} come/is {b} busy] on {day2}? | Why is {day2} [bad/no good]? | What
 is wrong with {day2}? | What is {b}'s reason for saying no to {day2}?
* {day2} does not suit {b}
* Going on {day}
=-
- {a}: {day} is fine! Shall we meet {meet}, {t1}?
- {a}: ok, {day} then. {t1}, {meet}?
? {t1} > They meet at {t1}. :: [When/At what time/What time] do they meet? | What time did {a} suggest? | At what time should
 {b} be there? | When is the meeting?
? {meet} > They meet {meet}. :: Where do they meet? | What is the meeting place? | Where should {b} wait for {a}? | In what
 place do they get together?
* Meet {meet} at {t1}
=-
- {b}: Perfect. Entry is {price}, I checked. I'll bring {tool}.^{a}: And I bring {gear}. {c} wants to come too!
- {b}: deal. it costs {price} per head. {c} is coming as well, ok?^{a}: sure! You bring {tool}, I'll pack {gear}.
? {price} > It costs {price} each. :: How much [is it/does it cost/is the entry]? | What does each of them pay? | What is the
 price per person? | Cost?
? {c} > {c} is coming along. :: Who else is coming? | Who [joins them/wants to come too/is coming along]? | What is the name
 of the third person? | Who is the third friend?
? {gear} > {a} brings {gear}. :: What [does {a} bring/will {a} bring/does {a} pack]? | What is {a} going to pack? | Which
 things will {a} have along? | What does {a} take along?
* {price} each
* {c} comes along
# day = {day}
# time = {t1}
# meeting_place = {meet}
# price = {price}
# third_person = {c}
S {a} and {b} arrange to go to {plan} on {day}. They meet {meet} at {t1}, and it costs {price} each.
!! How long will they stay? > how long they will stay
!! How do they get home? > how they get home
!! How old is {c}? > how old {c} is
!! What will the weather be like? > what the weather will be like
""",
    """
$ a, b, c = P
$ item; old; new ~ the coffee machine; the old one leaks; one with a milk frother | the printer; the old one jams every day; a
 laser printer | the sofa in the break room; one leg is broken; a grey corner sofa | the projector; the picture is far too
 dark; a model with a longer throw | the office chairs; everybody complains of back pain; chairs with armrests
$ m1, m2 = MONEY 180 2400
$ d1, d2, d3 < Monday|Tuesday|Wednesday|Thursday|Friday
$ shop = FIRM
$ why < because the budget for this year is nearly spent|because we bought new laptops in spring|because the last offer was
 cheaper| because nobody has asked the landlord yet
$ how < rent one for three months|wait until January|buy a used one|share the cost with the team upstairs|ask for a second
 offer
$ weeks = NUM 2 6
=
- From: {a}^To: {b}, {c}^{d1}^^Hi both, I would like to replace {item}: {old}. {shop} offers {new} for {m1}. Delivery takes
 {weeks} weeks. Are you fine with that?
- {a} wrote on {d1}:^Dear {b}, dear {c}, can we please talk about {item}? {Old}. I have an offer from {shop}: {new}, {m1},
 delivered within {weeks} weeks. What do you think?
? {a} > {a} started the discussion. :: Who [started/began/opened] the discussion? | Who wrote first? | Whose idea was it? |
 Who wants to replace {item}? | Who made the proposal?
? {m1} > The offer of {shop} is {m1}. :: How much [is the offer/does {shop} ask/would it cost]? | What is the price of the
 offer? | What does {shop} charge? | How expensive is it?
? {shop} > The offer comes from {shop}. :: Who made the offer? | Which company [made the offer/is the seller]? | From whom
 does the offer come? | Where does {a} want to buy?
? {weeks} weeks > Delivery takes {weeks} weeks. :: How long does delivery take? | How many weeks [does delivery take/must they
 wait]? | Delivery time? | After what time would it arrive?
* {a} wants to replace {item}
* Offer of {shop}: {m1}
==
- From: {b}^{d2}^^I am against it {why}. My proposal: let us {how}. We should not spend more than {m2} on this.
- {b} answered on {d2}:^Sorry, I can't agree {why}. Could we {how} instead? {m2} is the most I could accept.
? {b} > {b} is against it. :: Who is against it? | Who [disagrees/said no/does not agree]? | Who has doubts? | Which of them
 objects?
? {why} > {b} is against it {why}. :: Why is {b} against it? | What is {b}'s [reason/argument]? | Why does {b} not agree? |
 What does {b} say against it?
? {how} > {b} would rather {how}. :: What does {b} [suggest/propose] instead? | What is {b}'s proposal? | Which other way does
 {b} see? | What would {b} rather do?
? {m2} > {b} would spend {m2} at most. :: How much would {b} spend at most? | What is {b}'s limit? | What is the most that {b}
 could accept? | Up to what price would {b} agree?
* {b} is against it {why}
* {b} would rather {how}
==
- From: {c}^{d3}^^You both have a point. I have put it on the list for our meeting. Until then nothing will be ordered.
- {c} answered on {d3}:^Let us not quarrel about this by e-mail. I suggest that we vote on it at the next meeting.
? {c} > {c} wants to leave it to the meeting. :: Who wants to [talk about it/leave it/vote] at the meeting? | Who tries to
 make peace? | Who wrote last? | Whose message is the last one?
? {d3} > {c} wrote on {d3}. :: [When/On which day] did {c} [write/answer]? | What day was the last message? | On what day did
 {c} join in? | Day of {c}'s message?
# proposed_by = {a}
# shop = {shop}
# price = {m1}
# against = {b}
# limit = {m2}
# delivery_time = {weeks} weeks
S {a} wants to replace {item} and has an offer of {m1} from {shop}. {b} is against it {why}, and {c} wants to leave it to the
 meeting.
!! When is the meeting? > when the meeting is
!! How old is the equipment? > how old the equipment is
!! How many people work there? > how many people work there
!! What does {c} want to pay? > what {c} wants to pay
""",
)


def chat(rng: Random) -> Document:
    """A short exchange of messages."""
    return play(rng, "chat", CHATS)


GENRES: tuple[Maker, ...] = (chat,)
