"""Announcements of schools, letters about appointments at a clinic, cards about parcels."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

PUBLIC = (
    """
$ school = WORD
$ ev; bring; ask ~ sports day; trainers and a water bottle; two helpers per class | the photo day; a favourite book; somebody
 to comb hair | the reading night; a sleeping bag and a torch; three parents for the breakfast | the swimming trip; a towel
 and goggles; drivers for the way to the pool | the science fair; an empty shoebox; judges for the little ones | the clean-up
 day; work gloves; wheelbarrows
$ date = DOM
$ day < Monday|Tuesday|Wednesday|Thursday|Friday
$ t1 = CLOCK 8 10
$ t2 = AFTER t1 150 300
$ place < in the main hall|on the playing field|in the gym|in the school garden|in the music room|in the upper yard
$ price = MONEY 2 25
$ dl < next Friday|the end of this month|Monday at noon|the day before|Thursday of next week|the last day before the holidays
$ head = NAME
$ phone = PHONE
$ why < because of the building work|because the exams are over by then|because the weather was too bad in spring|because many
 families asked for it
$ bus = INT 2 80
$ food < soup and rolls|sandwiches and fruit|noodles with tomato sauce|hot dogs and salad
=
- {school} School^^Dear parents,^^{ev} of years 3 to 6 will be on {day}, {date}, {place}.
- Announcement of {school} School^^Dear families,^^this year {ev} takes place on {day}, {date}. We meet {place}.
? {date} > The date of {ev} is {date}. :: [When/On what date] is {ev}? | What is the date of {ev}? | Which date was chosen for
 {ev}? | When does {ev} take place? | Date?
? {day} > It is on {day}. :: [Which/What] day of the week is {ev}? | On which weekday is {ev}? | Is {ev} on a weekday, and on
 which one? | Weekday?
? {place} > The children meet {place} for {ev}. :: Where [is {ev}/does {ev} take place/do we meet/do the children meet]? | In
 what place is {ev}? | Where must I bring my child? | Place?
* {ev} on {day}, {date}, {place}
=s
- It starts at {t1} and ends at {t2}.
- The children should be there at {t1}; you can collect them at {t2}.
? {t1} > It starts at {t1}. :: [When/At what time] does [it/{ev}] [start/begin]? | What time should [my child/the children] be
 there? | Starting time? | When do we have to be there?
? {t2} > It ends at {t2}. :: [When/At what time] [does it end/is it over/can I collect my child]? | Until when does it last? |
 What time do the children finish? | When should I pick up my daughter?
* From {t1} to {t2}
=s
- Every child needs {bring}. Please write the name on everything.
- Please give your child {bring}. Jewellery and toys stay at home.
? {bring} > Every child needs {bring}. :: What [does my child need/should the children bring/must the children have with
 them/do I have to pack]? | What must not be forgotten? | Which things are needed?
* Bring {bring}
=s?
- We charge {price} per child, to be paid by {dl}. The forms are in the school bag.
- Please send {price} in an envelope by {dl}. Lunch is included: {food}.
? {price} > It costs {price} per child. :: How much [is it/does it cost/do we pay]? | What does it cost per child? | What do
 parents pay? | I have one child there, what do I pay?
? {dl} > The money is due by {dl}. :: By when [must we pay/is the money due]? | What is the deadline for the money? | When do
 I have to pay? | Last day for paying?
? {food} > For lunch there is {food}. :: What is for lunch? | What will the children eat? | Which lunch is included? | What do
 they get to eat?
* {price} per child by {dl}
! How much does it cost? > how much it costs
! By when do we have to pay? > by when it must be paid
=s?
- We are holding it now {why}.
- It is so late this year {why}.
? {why} > It takes place now {why}. :: Why [is it/does it take place] [now/at this time]? | What is the reason for the date? |
 Why was this date chosen? | Why is it held now?
! Why is it held now? > why it is held now
=
- We still need {ask}. Please call {head} on {phone}.^^{head}, head teacher
- We are also looking for {ask}. {head} is glad about every call: {phone}.^^Your {school} School
? {ask} > The school needs {ask}. :: What [does the school/do they] [need/look for]? | How can parents help? | What help is
 wanted? | What are parents asked for?
? {phone} > The number of {head} is {phone}. :: [What is/What's] {head}'s number? | Which number [should I/do I] call? | How
 can I reach {head}? | What do I dial if I want to help? | Phone number?
? {head} > The contact is {head}. :: Who [is the contact/should I call/takes the calls]? | Whom do I ring if I can help? | Who
 is in charge? | Who organises the helpers?
* Helpers call {head} on {phone}
# event = {ev}
# date = {date}
# start = {t1}
# end = {t2}
# place = {place}
# contact = {head}
# phone = {phone}
S {school} School invites the children to {ev} on {date} {place}. It starts at {t1} and ends at {t2}.
!! Is there a bus? > whether there is a bus
!! Can brothers and sisters come along? > whether brothers and sisters can come along
!! What happens if it rains? > what happens if it rains
!! How many pupils are there? > how many pupils there are
""",
    """
$ clinic = WORD
$ pat = NAME
$ doc = LAST
$ what; prep ~ blood test; do not eat anything after midnight | eye examination; do not drive a car yourself | X-ray of the
 knee; wear loose trousers | hearing test; clean your ears the day before | skin check; come without make-up | stress test;
 eat only something light before | scan of the shoulder; take off all jewellery
$ day < Monday|Tuesday|Wednesday|Thursday|Friday
$ date = DOM
$ t = CLOCK 8 16
$ floor < ground|first|second|third|fourth
$ room = ROOM
$ mins = INT 15 75 5
$ early = INT 5 30 5
$ phone = PHONE
$ fee = MONEY 15 90
$ hours = INT 24 72 24
$ docs < the insurance card and the old letters|a list of all medicines|the vaccination book|the form on the back, filled in
$ code = CODE
=
- {clinic} Clinic^^Dear {pat},^^your appointment for {an what} is on {day}, {date}, at {t}. Dr {doc} will see you in {room} on
 the {floor} floor.
- {clinic} Clinic - your appointment^^Patient: {pat}^Reference: {code}^^We expect you on {day}, {date}, at {t} for {an what}.
 Please come to {room}, {floor} floor. Your doctor will be Dr {doc}.
? {date} > The appointment is on {date}. :: [When/On which date] is the appointment? | What is the date of the appointment? |
 When do I have to go to the clinic? | Which date did they give me? | date of my appointment?
? {t} > The appointment is at {t}. :: [At what/What] time is the [appointment/{what}]? | When does the doctor expect me, at
 what time? | What time should I be there? | Time of the appointment?
? {doc} > The doctor is Dr {doc}. :: Who is the doctor? | Which doctor [will I see/sees {pat}]? | What is the doctor's name? |
 By whom will {pat} be examined?
? {room} > The appointment is in {room}. :: [Which/What] room [is it/do I go to/do I need]? | In which room is the
 [appointment/{what}]? | Where exactly must I go? | Which door do I knock at?
? {an what} > The appointment is for {an what}. :: What is the appointment for? | What will be done? | Which examination is
 planned? | Why does {pat} have to go there? | What kind of appointment is it?
? {floor} floor > The room is on the {floor} floor. :: [Which/What] floor is it on? | On which floor is the room? | How far up
 do I have to go? | Floor?
* {What} on {day}, {date}, at {t}
* {room}, {floor} floor
=
- Please {prep}, and be here {early} minutes early. The {what} takes about {mins} minutes.
- It will take {mins} minutes. So that everything goes well, {prep}. Please arrive {early} minutes before your time.
? {mins} minutes > The {what} takes {mins} minutes. :: How long [does it/does the {what}/will it] take? | How many minutes
 will it last? | How much time do I need? | Duration?
? {early} minutes > {pat} should come {early} minutes early. :: How [much/many minutes] earlier should I [come/be there]? |
 How early should {pat} come? | How much time before the appointment should I arrive? | How long before must one be there?
? {prep} > To prepare, {prep}. :: How do I prepare [for it/]? | What should I [do/remember] before the {what}? | What must
 {pat} pay attention to? | Is there anything to prepare?
* Preparation: {prep}
=s
- Do not forget {docs}.
- Please bring {docs}.
? {docs} > The patient should bring {docs}. :: What [should/must] I bring? | Which papers do I need? | What must {pat} not
 forget? | What do I have to take along?
=s?
- If you cannot come, tell us at least {hours} hours before on {phone}; otherwise we must charge {fee}.
- To change the time, ring {phone}. Whoever stays away without calling {hours} hours before pays {fee}.
? {phone} > The number of the clinic is {phone}. :: Which number do I [call/ring] to [cancel/change it]? | What is the phone
 number? | How can I reach the clinic? | Where do I call if I can't come?
? {fee} > Staying away costs {fee}. :: What [does it cost/do I pay] if I [don't come/stay away]? | How high is the charge for
 staying away? | How much is charged for a missed appointment? | How much do I pay if I forget it?
? {hours} hours > One must cancel {hours} hours before. :: How long before [must/do] I [cancel/call]? | How many hours before
 must one cancel? | Until when can I cancel? | What is the latest for calling off?
* Cancel {hours} hours before on {phone}
! What does it cost if I don't come? > what it costs if one does not come
! Which number do I call to cancel? > which number to call to cancel
# patient = {pat}
# examination = {what}
# date = {date}
# time = {t}
# room = {room}
# doctor = Dr {doc}
S {pat} has an appointment for {an what} on {date} at {t}. It is in {room} on the {floor} floor, and the doctor is Dr {doc}.
!! Can I park there? > whether one can park there
!! When will I get the results? > when the results will be there
!! Does the {what} hurt? > whether the {what} hurts
!! What does the {what} cost? > what the {what} costs
""",
    """
$ name = NAME
$ firm = FIRM
$ n = CODE
$ t = CLOCK 9 17
$ day, day2 < Monday|Tuesday|Wednesday|Thursday|Friday|Saturday
$ where; open ~ the kiosk at the corner; 6:30 am | your neighbour on the second floor; 5 pm | the petrol station; 7 am | the
 parcel shop in the chemist's; 9:30 am | the post office; 8:15 am | the flower shop; 10 am
$ kg = INT 2 28
$ from = FIRM
$ days = NUM 4 12
$ show < your passport|this card|the code in our message|a document with a photo
$ fee = MONEY 2 14
$ web = WEB
$ why < because nobody answered the door|because the parcel did not fit into the box|because a signature is needed|because
 your bell is not working
=
- {firm}: we missed you!^^Dear {name}, on {day} at {t} we tried to bring you a parcel from {from}. We could not hand it over
 {why}.
- Delivery notice no. {n}^^For: {name}^From: {from}^^We were at your door on {day} at {t}, but we had to take the parcel away
 again {why}.
? {from} > The parcel is from {from}. :: Who [sent the parcel/is the sender/is the parcel from]? | From whom is the parcel? |
 Which company sent it? | Sender?
? {t} > The driver came at {t}. :: [When/At what time] did the driver come? | What time [was it/did they try]? | At what time
 were they at the door? | When exactly did they ring?
? {day} > The driver came on {day}. :: [On which/What] day did the driver come? | Which day did they try to deliver? | On what
 day was nobody there? | Day of the first try?
? {why} > It could not be delivered {why}. :: Why [was it not delivered/could they not hand it over/did they take it away]? |
 What was the reason? | Why didn't I get my parcel? | What went wrong?
* Parcel from {from}
* Not delivered {why}
=
- It is now at {where}. You can pick it up from {day2}, {open}.
- You will find it at {where}. It is ready for you from {day2}, {open}.
? {where} > The parcel is at {where}. :: Where is [the/my] parcel [now/]? | Where [can/do] I [collect it/pick it up/get it]? |
 In what place is it kept? | Where must {name} go?
? {day2} > It can be picked up from {day2}. :: From [what/which] day can I pick it up? | From when is it ready? | When can
 {name} collect it? | What is the first day for collecting it?
? {open} > It can be picked up from {open}. :: From what time can I get it? | At what time is it ready on {day2}? | What time
 on {day2}? | How early can I go there?
* Pick it up at {where} from {day2}, {open}
=
- It weighs {kg} kg and will be kept for {days} days. Please show {show}.
- Bring {show}. After {days} days the parcel goes back. Weight: {kg} kg.
? {kg} kg > The parcel weighs {kg} kg. :: How heavy is [it/the parcel]? | What does it weigh? | How much does the parcel
 weigh? | Weight?
? {days} days > The parcel is kept for {days} days. :: How long [is it kept/do they keep it/do I have]? | For how many days is
 it there? | After how many days does it go back? | How much time is left to collect it?
? {show} > One must show {show}. :: What [must/do] I [show/bring]? | What do I need to pick it up? | Which document is needed?
 | What should {name} take along?
* Kept for {days} days
=?
- A second delivery costs {fee}; order it at {web}.
- If you would like us to come again, please pay {fee} at {web}.
? {fee} > A second delivery costs {fee}. :: How much is a second delivery? | What do they charge for coming again? | What does
 it cost if they come again? | Price of another try?
? {web} > A second delivery is ordered at {web}. :: Where can I order a second delivery? | What is the web address? | On which
 website can I ask them to come again? | Which page do I use?
! How much is a second delivery? > how much a second delivery is
! What is the web address? > what the web address is
# recipient = {name}
# sender = {from}
# place = {where}
# weight = {kg} kg
# kept_for = {days} days
S {firm} could not deliver a parcel from {from} to {name} {why}. It can be picked up at {where} from {day2}.
!! What is in the parcel? > what is in the parcel
!! What is the driver's name? > what the driver's name is
!! Can somebody else collect it? > whether somebody else can collect it
!! How big is the parcel? > how big the parcel is
""",
)


def public_letter(rng: Random) -> Document:
    """A letter of a school or clinic, or a card about a parcel."""
    return play(rng, "letter", PUBLIC)


GENRES: tuple[Maker, ...] = (public_letter,)
