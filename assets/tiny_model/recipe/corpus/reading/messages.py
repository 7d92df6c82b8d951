"""Chat messages, voicemails, notes left on a table, reminders and telephone notes."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

MESSAGES = (
    """
$ a, b, c, d = P
$ t1, t2 = CLOCK 16 20
$ t3 = AFTER t2 45 90
$ place < at the fountain|outside the cinema|in front of the library|at the tram stop|by the bike racks|at the ticket office
$ film < The Paper Moon|Night Bus|Eleven Doors|The Lighthouse Thief|A Dog in Winter|Silent Harvest
$ price = MONEY 6 24
$ row = INT 2 24
$ bring < popcorn|a warm jacket|the vouchers|some chocolate|student cards|an umbrella
$ food < the noodle bar|the new pizzeria|the burger van|the Greek place|the falafel stand
$ why < because the bus was cancelled|because the babysitter is late|because there is a meeting until five|because of a flat
 tyre|
 because the dentist takes longer
$ day = DAY
=
- {a}: hey, are we still on for {day}? {film}, right?
- {a}: Cinema on {day}? {film} is finally here!
- {a}: who's coming to {film} on {day}?
? {film} > They are going to see {film}. :: [Which/What] film [are they going to see/do they want to see/will they watch]? |
 What is on at the cinema? |
 What are they going to watch? | Title of the film?
? {day} > They are going on {day}. :: [When/On which day/What day] [are they going/do they meet/is the film]? | Which day of
 the week is it? |
 What day is the cinema visit?
* {film} on {day}
=-
- {b}: yes! I got tickets for row {row} at {t3}, {price} each.
- {b}: Yep, I booked row {row} for {t3}, and you owe me {price} each :)
- {b}: sure, I have our tickets: row {row}, starts {t3}, {price} per person.
? {t3} > The film starts at {t3}. :: [When/At what time] does the [film/movie] [start/begin]? | What time is the film? | When
 do they have to be in
 their seats? | Starting time?
? {price} > A ticket costs {price}. :: How much [is a ticket/does a ticket cost/does each of them pay]? | What does one person
 pay? | Price per
 person? | How much do they owe {b}?
? row {row} > They sit in row {row}. :: [Which/What] row [are they in/do they sit in]? | Where [are their seats/will they
 sit]? | In what row are the
 seats? | For which row did {b} get tickets?
? {b} > {b} got the tickets. :: Who [got/bought/booked] the tickets? | Who paid for the tickets [first/]? | To whom do they
 owe money? |
 Who took care of the tickets?
* Row {row}, {price} each, starts at {t3}
=-
- {c}: let's meet {place} at {t2}
- {c}: Meeting point? I'd say {place}, {t2}.
- {c}: Great. {t2} {place}?
? {place} > They meet {place}. :: Where [do they meet/are they meeting/is the meeting point]? | What is the meeting point? |
 Where should they go
 first? | In what place will they find each other?
? {t2} > They meet at {t2}. :: [When/At what time] do they [meet/want to meet]? | What time [is the meeting/did {c} suggest]? |
 By when should they be {place}?
* Meet at {t2} {place}
=-
- {a}: ok. {d}, can you bring {bring}?
- {a}: fine with me. And {d} brings {bring}, as always.
? {d} > {d} is asked to bring {bring}. :: Who [should/is going to] bring {bring}? | Who is in charge of {bring}? | Whom does
 {a} ask for something? |
 Who is responsible for {bring}?
? {bring} > {d} should bring {bring}. :: What should {d} [bring/take along/have]? | What is {d}'s job? | What does {a} want
 {d} to bring?
=-?
- {d}: will do. I might be late {why}
- {d}: No problem! But I can't be there at {t2} {why}.
? {why} > {d} might be late {why}. :: Why [will/might] {d} be late? | What is {d}'s [reason/excuse] for being late? | What
 keeps {d}? |
 What is {d}'s problem?
* {d} may be late
! Why might {d} be late? > why {d} might be late
=-
- {b}: and afterwards {food}?
- {c}: And then dinner at {food}, I'm starving already
? {food} > They want to go to {food}. :: Where [do they want to/will they] [eat/go afterwards/have dinner]? | What is the plan
 for [dinner/afterwards]? |
 Which place for dinner is suggested? | Where is dinner?
# film = {film}
# day = {day}
# starts = {t3}
# ticket_price = {price}
# row = {row}
# meeting_point = {place}
L The people in the chat are :: {a} | {b} | {c} | {d} :: Who is in the chat? | List the people in the chat. | Who is going to
 the cinema? |
 Name all the people. | Which friends are mentioned?
S {a}, {b}, {c} and {d} want to see {film} on {day} at {t3}. They meet {place} at {t2}, and a ticket costs {price}.
!! How long is the film? > how long the film is
!! Which cinema are they going to? > which cinema they are going to
!! How will they get home? > how they will get home
!! What is {c}'s phone number? > what {c}'s phone number is
""",
    """
$ a = NAME
$ b = P
$ p1, p2 = PHONE
$ practice; thing; bring ~ the dental practice; your check-up; your insurance card | the garage; your car inspection; the
 logbook |
 the hairdresser's; your haircut; a photo of the style you like | the optician's; your eye test; your old glasses | the vet's;
 the
 vaccination of your cat; the yellow vaccination book | the physiotherapy centre; your back treatment; a towel | the language
 school;
 your placement test; your passport | the music shop; your piano tuning; the last bill | the clinic; your blood test; a list
 of your
 medicines | the bank; your loan appointment; three payslips
$ d1, d2 < Monday|Tuesday|Wednesday|Thursday|Friday
$ t1, t2 = CLOCK 8 17
$ why < because a colleague is ill|because of a burst pipe|because we are moving to new rooms|because the computers are down|
 because of a family matter|because a machine has to be repaired
$ street = STREET
$ price = MONEY 20 180
$ mins = INT 15 50 5
$ close = CLOCK 16 18
=
- Hello, this is {a} from {practice} with a message for {b}.
- Good morning, {b}. My name is {a}, I'm calling from {practice}.
- Hi {b}, {a} from {practice} here.
? {a} > {a} is calling. :: Who [called/is calling/left the message/is speaking]? | What is the caller's name? | From whom is
 the [voicemail/message]? |
 Which person left the message?
? {practice} > The call is from {practice}. :: Where does {a} [work/call from]? | [Which/What] [place/business] is calling? |
 From what place does the call come? | Who does {a} speak for?
? {b} > The message is for {b}. :: Who is the message for? | Whom does {a} want to reach? | Who is the message meant for? |
 To whom is the message addressed?
* Call from {a} of {practice}
=
- Unfortunately we have to move {thing} on {d1} at {t1} {why}.
- It's about {thing} on {d1} at {t1}. We have to cancel it {why}, I'm so sorry.
? {why} > The appointment had to be moved {why}. :: Why [is the appointment moved/can it not take place/does {a} cancel]? |
 What is the reason for
 the [change/call]? | Why does the old time not work?
? {t1} > The old time was {t1}. :: What was the [old/original/first] time? | At what time was the appointment before? |
 When on {d1} was it planned? | What time was arranged at first?
? {d1} > The appointment was planned for {d1}. :: On [which/what] day was the appointment [originally/at first]? | What was the
 [old/original] day? |
 Which day is cancelled? | For what day was it planned before?
=
- I could offer you {d2} at {t2} instead, at our other address, {street}.
- The next free time would be {d2} at {t2}. Please note that we are at {street} now.
- Would {d2}, {t2}, be all right? Please come to {street}.
? {d2} > The new day is {d2}. :: What is the new day? | [On which day/When] could {b} come instead? | Which day [is
 offered/does {a} suggest]? |
 What day is the new appointment?
? {t2} > The new time is {t2}. :: What is the new time? | At what time could {b} come instead? | Which time [is offered/does
 {a} suggest]? |
 What time is the new appointment?
* New: {d2} at {t2}
? {street} > {b} should come to {street}. :: Where should {b} [come/go]? | What is the address? | [At/In] [what/which] address
 is the appointment? |
 To which address must {b} go?
* Address: {street}
=?
- It will take about {mins} minutes, and please bring {bring}.
- Don't forget {bring}. You will be finished after {mins} minutes.
? {bring} > {b} should bring {bring}. :: What should {b} [bring/take along/not forget]? | What is needed for the appointment? |
 Which thing does {a} ask for? | What must {b} have with {b.him}?
? {mins} minutes > The appointment takes {mins} minutes. :: How long [does it take/is the appointment/will it take]? | How
 many minutes
 [does it take/should {b} plan]? |
 Duration of the appointment?
! How long will the appointment take? > how long the appointment will take
! What should {b} bring? > what {b} should bring
=
- Call me back on {p1}, or on my mobile, {p2}. We are here until {close}.
- You can reach us until {close} on {p1}. My mobile is {p2}. Goodbye!
? {p1} > The office number is {p1}. :: What is the [office/landline] number? | What number can {b} call besides the mobile? |
 On which number is {practice} reached? | Landline number?
? {p2} > The mobile number is {p2}. :: What is {a}'s mobile number? | What is the number of the mobile [phone/]? | On which
 number is {a}'s mobile reached? |
 Mobile number?
* Mobile {p2}
? {close} > They are there until {close}. :: Until when [can {b} call/is somebody there/are they there]? | [When/At what time]
 does {practice} close? |
 How late can {b} call back? | By what time should {b} ring?
# caller = {a}
# from = {practice}
# new_day = {d2}
# new_time = {t2}
# address = {street}
# phone = {p1}
# mobile = {p2}
S {a} from {practice} has to cancel {d1} at {t1} {why}. The new offer is {d2} at {t2} at {street}.
!! How much does it cost? > how much it costs
!! Where can {b} park? > where {b} can park
!! What is {a}'s email address? > what {a}'s email address is
!! Who called in sick? > who called in sick
""",
    """
$ a, b, c = P
$ t1 = CLOCK 17 21
$ t2 = CLOCK 7 10
$ food; oven ~ lasagne; 180 | potato bake; 200 | vegetable pie; 190 | fish casserole; 170 | stuffed aubergines; 210 | chicken
 with rice; 175
$ mins = INT 15 55 5
$ where < under the flowerpot|on the hook behind the door|in the blue bowl|in the letter box|next to the bread bin|in the left
 drawer
$ key < the cellar key|the spare key|the bike key|the garage key|the key to the garden shed
$ money = MONEY 5 60
$ who < the window cleaner|the milkman|the piano teacher|the babysitter|the paper boy|the man with the eggs
$ parcel < the shoe shop|the post office|the neighbours on the third floor|the kiosk|the pharmacy
$ pet; pfood ~ the cat; half a tin | the rabbit; two carrots | the dog; one cup of dry food | the fish; a pinch of flakes |
 the hens; a scoop of corn
$ why < because the night shift starts early|because Grandma is in hospital|because the last train leaves at six|because there
 is a parents'
 evening|because the choir has a rehearsal
$ phone = PHONE
$ day = DAY
=
- Hi {a},^I had to leave already {why}. I'll be back at {t1}.
- {a} - I'm out {why}. Back around {t1}.
- Good morning sleepyhead {a}!^Back at {t1}. I couldn't wait {why}.
? {t1} > The writer will be back at {t1}. :: [When/At what time] will the writer [be back/come home/return]? | What time does
 the writer come home? |
 Until when is the writer away? | Back when?
? {why} > The writer had to leave {why}. :: Why [did the writer leave/is the writer out/is the writer not at home]? | What is
 the reason for leaving? |
 Why could the writer not wait? | What made the writer go?
? {a} > The note is for {a}. :: Who is the note for? | For whom is the [note/message]? | Who should read the note? | To whom
 is the note written?
* Back at {t1}
=
- There's {food} in the fridge. {oven} degrees, {mins} minutes.
- Dinner: {food} is in the fridge, put it in the oven at {oven} degrees for {mins} minutes.
? {food} > There is {food}. :: What is [there to eat/for dinner/in the fridge]? | What food is there? | What can {a} eat? |
 Which dish is ready? |
 What does {a} have to warm up?
? {oven} degrees > The oven should be at {oven} degrees. :: How hot should the oven be? | At what temperature [does the food
 go into the oven/should it
 be heated]? | How many degrees [are needed/does the oven need]? | Oven temperature?
? {mins} minutes > The food needs {mins} minutes in the oven. :: How long [does the food need/should it stay in the oven/does
 dinner take]? |
 How many minutes in the oven? |
 For how long must the food be heated? | Time in the oven?
* {food}: {oven} degrees, {mins} minutes
=s
- Please feed {pet} ({pfood}, no more!).
- And {pet} gets {pfood}, please.
? {pfood} > {a} should give {pet} {pfood}. :: How much [should {pet} get/food is right]? | What [does {a} feed/should {a}
 give] {pet}? |
 How much food do the animals get? | What is the right portion for {pet}?
* Feed {pet}
=s
- There is {money} for {who} {where}.
- When {who} comes, give him {money}. It's {where}.
- I put {money} {where}. It's for {who}.
? {money} > {who} gets {money}. :: How much [money does {who} get/money is there/is for {who}]? | What amount did the writer
 leave? |
 What must {a} pay {who}? | How much does {a} have to hand over?
? {where} > The money is {where}. :: Where [is the money/did the writer put the money/does {a} find the money]? | In what
 place is the money? |
 Where should {a} look for the money?
? {who} > The money is for {who}. :: Who is the money for? | Who [gets the money/must be paid]? | For whom is the money? | To
 whom should {a} give the money?
* {money} for {who}
=s?
- {b} has {key}, so ring {b.him} if you need it: {phone}.
- By the way, {key} is with {b} ({phone}).
? {b} > {b} has {key}. :: Who has {key}? | With whom is {key}? | Where is {key}? | Who can give {a} {key}?
? {phone} > {b}'s number is {phone}. :: What is {b}'s [phone number/number]? | On which number does {a} reach {b}? | What
 number should {a} ring? |
 How can {a} reach {b}?
* {b} has {key}
! Who has {key}? > who has {key}
! What is {b}'s phone number? > what {b}'s phone number is
=s?
- Could you pick up the parcel from {parcel}? They open at {t2}.
- A parcel is waiting at {parcel}, open from {t2}.
? {parcel} > The parcel is at {parcel}. :: Where is the parcel? | Where [can/should] {a} [pick up/collect/fetch] the parcel? |
 From what place must the parcel be fetched? | Who has the parcel?
? {t2} > The parcel can be picked up from {t2}. :: [When/At what time] does {parcel} open? | From what time can the parcel be
 picked up? | When can
 {a} get the parcel at the
 earliest? | How early can the parcel be collected?
* Parcel at {parcel}
! Where is the parcel? > where the parcel is
=-
- Kisses, {c}
- {c}^^PS: We're having guests on {day}!
- Thank you, you're a star. {c}
? {c} > {c} wrote the note. :: Who [wrote/left] the note? | Who is the [writer/author] of the note? | By whom is the note? |
 From whom is the note? |
 Who signed the note?
? {day} > The guests are coming on {day}. :: When are the guests coming? | On which day are there guests? | What day will
 there be visitors? |
 Which day is the visit?
# to = {a}
# from = {c}
# back_at = {t1}
# dinner = {food}
# oven = {oven} degrees
# money = {money}
S {c} had to leave {why} and will be back at {t1}. {a} should heat up the {food} at {oven} degrees for {mins} minutes.
!! Where is the dog lead? > where the dog lead is
!! What time does {who} come? > what time {who} comes
!! What is for breakfast? > what is for breakfast
!! What is {c}'s mobile number? > what {c}'s mobile number is
""",
    """
$ d1, d2, d3, d4 < Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
$ t1, t2, t3 = TIME 8 18
$ a = NAME
$ b, c = P
$ i1, i2, i3, i4 < oat milk|tin foil|onions|light bulbs|batteries|rice|dog food|stamps|lemons|washing powder|candles|yoghurt
$ bill < the electricity bill|the kindergarten fees|the phone bill|the library fine|the rent for the garage
$ sum = MONEY 12 480
$ gift < a teapot|a book about birds|tickets for the zoo|a scarf|a board game|a plant
$ code = CODE
$ room = ROOM
$ what < the boiler check|the eye test|the parents' meeting|the job interview|the tax appointment
=
- Reminders for this week
- To do
- Don't forget!
- My list, week {wk}
=-
- - {d1} {t1}: {what} with {a}, {room}
- - {what}: {d1}, {t1}, {room} (ask for {a})
? {t1} > {what} is at {t1}. :: [When/At what time] is {what}? | What time is {what}? | What time does {what} [start/begin]? |
 {what} - when?
? {a} > {what} is with {a}. :: With whom is {what}? | Who is the contact for {what}? | Which person is
 {what} with? |
 Whose name is next to {what}?
? {room} > {what} is in {room}. :: Where is {what}? | In [which/what] room is {what}? | Which room [for/is booked for] {what}? |
 Room for {what}?
* {what} on {d1} at {t1}
=-s
- - pay {bill} by {d2}: {sum}, reference {code}
- - {bill}: {sum}, due {d2}, reference {code}
? {sum} > The amount is {sum}. :: How much [is {bill}/must be paid/is to be paid]? | What does {bill} come to? | What sum is
 due? | Amount of {bill}?
? {d2} > the payment is due on {d2}. :: [When/By when/By which day] [is {bill} due/must {bill} be paid]? | What is the
 deadline for
 {bill}? | Until when can {bill}
 be paid?
? {code} > The reference is {code}. :: What is the reference [number/] [for {bill}/]? | Which [reference/number] must be given
 with the payment? |
 Payment reference?
* Pay {bill}: {sum}
=-s
- - {b}'s birthday on {d3}! Get {gift}
- - {d3}: {b}'s birthday (present: {gift})
? {d3} > {b}'s birthday is on {d3}. :: [When/On which day/What day] is {b}'s birthday? | When should the writer congratulate
 {b}? |
 On what day does {b} turn a year older? | Which day is the birthday?
? {gift} > {b} gets {gift}. :: What does {b} get [for the birthday/]? | What is the present for {b}? | What [should the
 writer/must the writer] get for
 {b}? | Which [present/gift] is planned?
* {b}'s birthday on {d3}
=-s
- - shopping: {i1}, {i2}, {i3}, {i4}
- - buy {i1}, {i2}, {i3} and {i4}
=-s?
- - {d4} {t2} fetch {c} from the airport
- - {c} lands {d4} {t2}, be there early
? {t2} > {c} arrives at {t2}. :: [When/At what time] does {c} [arrive/have to be picked up/get to the airport]? | What time is
 the airport pick-up? |
 At what time must the writer be at the airport?
? {d4} > {c} arrives on {d4}. :: On [which/what] day does {c} [arrive/come]? | Which day is the airport pick-up? | What day
 must the writer drive to the airport?
* Fetch {c} on {d4} at {t2}
! When does {c} arrive? > when {c} arrives
# appointment = {what}
# appointment_time = {t1}
# room = {room}
# bill = {sum}
# reference = {code}
# birthday = {b}
L The shopping list contains :: {i1} | {i2} | {i3} | {i4} :: What [is on the shopping list/must be bought/should the writer
 buy]? | List the shopping. |
 Which things are to be bought? | What does the writer need from the shop? | Name the items on the shopping list.
S The list mentions {what} on {d1} at {t1} and {b}'s birthday on {d3}. A payment of {sum} is due on {d2}.
$ wk = INT 2 51
!! What is the address of {a}? > what the address of {a} is
!! How old will {b} be? > how old {b} will be
!! Which shop should the writer go to? > which shop the writer should go to
!! How long does {what} take? > how long {what} takes
""",
)


def message(rng: Random) -> Document:
    """A group chat, a voicemail, a note on the kitchen table, a list of reminders."""
    return play(rng, "message", MESSAGES)


GENRES: tuple[Maker, ...] = (message,)
