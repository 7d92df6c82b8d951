"""Short narratives from offices, shops, workshops and schools."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

WORK = (
    """
$ a, b, c = NAME
$ firm = FIRM
$ t1 = CLOCK 6 8
$ t2 = AFTER t1 40 120
$ day = DAY
$ n = INT 20 900
$ item; machine ~ loaves; oven | candles; melting pot | chairs; saw | bicycles; paint line | labels; printing press |
 jars of jam; filling machine | shirts; dryer | bricks; kiln | bottles; conveyor belt
$ part < a worn belt|a blown fuse|a blocked valve|a loose cable|a broken sensor|a cracked wheel|water in the motor
$ cost = MONEY 40 2000
$ mins = INT 25 170 5
$ cust < a hotel|a school|a hospital|a chain of shops|a museum|a trade fair|a summer camp|a customer abroad
$ late = NUM 2 6
$ treat < cake for everybody|free coffee for a week|pizza for the whole shift|an extra hour of break|a crate of apples
=
- {a} is always the first at {firm}. On {day} {a.he} switched on the lights at {t1} and noticed at once that something was
 wrong.
- On {day} at {t1}, when {a} opened the doors of {firm}, it was strangely quiet.
- At {firm}, {day} began badly. {a} unlocked the hall at {t1}, as always, but nothing hummed.
? {t1} > {a} arrived at {t1}. :: [When/At what time] did {a} [arrive/come in/open up/start work]? | What time was it when {a}
 came? |
 How early was {a} at {firm}? | When did the day [begin/start] for {a}?
? {firm} > The place is {firm}. :: Where does {a} work? | [In which/At which] [company/firm] did [this/it] happen? |
 Which company is the story about? | What is {a}'s employer called? | Name of the company?
* Trouble at {firm} on {day}
=
- The {machine} stood still, and {n} {item} had to be finished that day for {cust}.
- The {machine} did not start. For that day {cust} had ordered {n} {item}.
- Of all days the {machine} had stopped, and {cust} was waiting for {n} {item}.
? {machine} > The broken machine was the {machine}. :: [What/Which machine] [was broken/had stopped/did not work/was out of
 order]? |
 What was the problem at {firm}? | Which piece of equipment failed? | What stood still?
? {n} > The order was for {n} {item}. :: How many {item} [were ordered/were needed/had to be made/did the customer want]? |
 How large was the order? | What number of {item} was needed? | Number of {item}?
* {n} {item} due that day
? {cust} > The customer was {cust}. :: Who [was the customer/ordered the {item}/was waiting for the {item}]? | For whom were
 the {item}? |
 Which customer needed the {item}? | Who were the {item} meant for?
=
- {a} called {b}, the mechanic, who came at {t2} and found {part}.
- The mechanic, {b}, was there at {t2}. It took {b.him} a while to find the reason: {part}.
- "I am on my way," said {b}, the mechanic, and walked in at {t2}. The culprit was {part}.
? {b} > {b} is the mechanic. :: Who [is the mechanic/came to repair the {machine}/fixed the {machine}]? | Whom did {a} call? |
 What is the mechanic's name? | Which person found the fault? | Who carried out the repair?
? {t2} > {b} came at {t2}. :: [When/At what time] did [{b}/the mechanic] [arrive/come/get there]? | What time was it when help
 came? |
 When was the mechanic there?
? {part} > The cause was {part}. :: What [was the cause/had caused the problem/was the reason for the breakdown]? |
 What did [{b}/the mechanic] find? | Why did the {machine} not work? | What was wrong with the {machine}? | Which fault was it?
* Cause: {part}
=
- The repair took {mins} minutes and cost {cost}.
- {mins} minutes and {cost} later, it was running again.
- After {mins} minutes it was running again, and the bill was {cost}.
? {mins} minutes > The repair took {mins} minutes. :: How long did [the repair/the work/fixing it] take? | How many minutes
 did the repair
 [last/need]? | How much time did [{b}/the mechanic] need? | Duration of the repair?
? {cost} > The repair cost {cost}. :: How much [was the bill/did the repair cost/did {firm} pay]? | What [was the price of/did
 they pay for]
 the repair? | How expensive was [it/the repair]? | Cost of the repair?
* Repair: {mins} minutes, {cost}
=?
- The last box left the hall {late} hours late, but nobody complained.
- In the end the delivery was {late} hours late.
? {late} hours > The delivery was {late} hours late. :: How late was the delivery? | By how many hours was the delivery
 delayed? |
 What was the delay? | How big was the delay [of the delivery/in the end]?
! How late was the delivery? > how late the delivery was
=?
- The manager, {c}, was so relieved that there was {treat}.
- {c}, who runs the company, promised {treat}.
? {c} > The head of the company is {c}. :: Who [manages/runs/is in charge of/heads] {firm}? | Who is the boss? |
 What is the boss called? | Who promised {treat}?
? {treat} > The staff got {treat}. :: What did {c} promise? | What did the [workers/staff/people] get? | What was the reward
 for the work? |
 How did {c} thank the people?
* The boss promises {treat}
! Who is the boss of {firm}? > who the boss of {firm} is
# company = {firm}
# day = {day}
# machine = {machine}
# cause = {part}
# mechanic = {b}
# repair_cost = {cost}
S On {day} the {machine} at {firm} broke down because of {part}. {b} repaired it in {mins} minutes for {cost}.
!! How many people work at {firm}? > how many people work at {firm}
!! In which town is {firm}? > in which town {firm} is
!! How old is the {machine}? > how old the {machine} is
!! What did the customer pay for the {item}? > what the customer paid for the {item}
!! What is {b}'s phone number? > what {b}'s phone number is
""",
    """
$ a, b, c = P
$ job; before; task ~ a receptionist; a flight attendant; answering the telephone | a baker; a bank clerk; kneading the dough |
 a gardener; a lawyer; cutting the hedges | a librarian; a nurse; sorting the returned books | a bus driver; a cook; driving
 the empty bus to the depot | a waiter; a swimmer; carrying three plates at once | a florist; a programmer; tying bunches of
 roses | a zookeeper; a tax adviser; cleaning the cages | a postman; a musician; sorting the letters | a guide in a museum; a
 soldier; learning the names of the paintings
$ town = TOWN
$ month = MONTH
$ n = NUM 2 25
$ wage = MONEY 11 40
$ t1 = CLOCK 5 9
$ weeks = NUM 2 10
$ thing < the wrong key|a red apron|a whistle|a notebook|a lucky coin|a thermos of tea|a pocket knife
$ why < because the noise in the old office made {a.him} ill|because {a.he} wanted to work with {a.his} hands|
 because the old company had moved abroad|because {a.he} had always dreamed of it|because {a.his} sister talked {a.him} into it|
 because the evenings were free
$ hard < getting up early|remembering all the names|the heavy boxes|the stairs|the rude customers|the cold hands
$ nice < the quiet hour before opening|the jokes of the colleagues|the smell in the morning|the view from the window|the
 regular guests
=
- In {month} {a} started a new job as {job} in {town}.
- {a} has been {job} in {town} since {month}.
- Since {month}, {a} has worked as {job}. The job is in {town}, not far from the station.
? {job} > {a} works as {job}. :: What [is {a}'s/is the] [new/] job? | What does {a} do [for a living/now]? |
 What did {a} become? | What kind of work does {a} do [now/]? | {a}'s [profession/occupation]?
* {a} works as {job} in {town}
? {month} > {a} started in {month}. :: [When/In which month/In what month] did {a} [start/begin] [the new job/]? |
 Since [when/what month] has {a} had the job? | What month was the first one in the job?
? {town} > {a} works in {town}. :: Where does {a} work? | In which [town/city] is the [new/] job? | What is {a}'s place of
 work? |
 Which [town/city] does {a} work in?
=
- Before that {a.he} was {before}, but {a.he} changed {why}.
- {a.his} friends were surprised, for {a.he} used to be {before}. {a} gave that up {why}.
? {before} > {a} was {before} before. :: What [was {a}/did {a} do] before? | What was {a}'s [old/former/previous] job? |
 In what job did {a} work earlier? | What did {a} use to be?
* Was {before} before
? {why} > {a} changed jobs {why}. :: Why did {a} [change jobs/give up the old job/look for something new]? |
 What was the reason for the change? | How come {a} has a new job?
=
- On the first day {b}, who has been there for {n} years, showed {a.him} everything and gave {a.him} {thing}.
- {b}, a colleague with {n} years of experience, took care of {a.him} on the first day and gave {a.him} {thing}.
? {b} > {b} looked after {a}. :: Who [showed {a} everything/helped {a} on the first day/took care of {a}/trained {a}]? |
 Which colleague helped the newcomer? | Who was there for {a} at the beginning?
? {n} years > {b} has been there for {n} years. :: How long has {b} [been there/worked there]? | How much experience does
 {b} have? |
 For how many years has {b} had the job? | {b}'s experience?
? {thing} > {b} gave {a} {thing}. :: What did {b} [give {a}/hand to {a}]? | What did {a} [get/receive] [from {b}/on the first
 day]? |
 Which object did {b} hand over?
* {b} gives {a} {thing}
=
- Work begins at {t1}, and the pay is {wage} an hour.
- {a.he} gets {wage} an hour and has to be there at {t1}.
? {t1} > Work starts at {t1}. :: [When/At what time] does [work/{a}'s day] [start/begin]? | What time does {a} have to be
 there? |
 When must {a} be at work? | Start of work?
? {wage} > {a} earns {wage} an hour. :: How much does {a} [earn/get/make] [an/per] hour? | What [is the pay/is {a}'s hourly
 wage]? |
 What does an hour of work bring in? | How good is the pay?
* Starts at {t1}, {wage} an hour
=
- The first {weeks} weeks {a} spent {task}.
- For {weeks} weeks {a.he} did nothing but one thing: {task}.
? {task} > {a} was {task}. :: What did {a} [do/have to do] in the first weeks? | What was {a}'s [first task/task at the
 beginning]? |
 Which [job/task] was {a} given first? | What work was {a} allowed to do in the beginning?
? {weeks} weeks > The first task lasted {weeks} weeks. :: How long did {a} have to do [that/the first task]? | For how many
 weeks was {a}
 busy with the
 first task? | How long was the time of {task}? | How many weeks passed with {task}?
=?
- "The hardest thing is {hard}," {a} says, "and the best thing is {nice}."
- {a} likes {nice} most. What {a.he} will never get used to is {hard}.
? {hard} > {a} finds {hard} hardest. :: What does {a} find [difficult/hard/hardest]? | What is the [worst/hardest] part of the
 job? |
 What does {a} not like? | What is not easy for {a}?
? {nice} > {a} likes {nice} most. :: What does {a} [like most/enjoy/love about the job]? | What is the [best/nicest] part of
 the job? |
 What is {a}'s favourite thing about the work? | Which part of the job is the most pleasant?
* Best: {nice}
! What does {a} like about the job? > what {a} likes about the job
=?
- Next year {c}, an old friend, wants to start there too.
- {c}, a cousin, has already asked whether they need one more.
? {c} > {c} is interested too. :: Who [else/] is interested in [such a job/working there/the same work]? |
 Who might [join/start there] too? | Which other person would like to work there? | Who would like to follow {a}?
! Who else wants to work there? > who else wants to work there
# name = {a}
# job = {job}
# former_job = {before}
# town = {town}
# start = {month}
# hourly_pay = {wage}
S {a} works as {job} in {town} and was {before} before. Work begins at {t1}, and the pay is {wage} an hour.
!! How many days a week does {a} work? > how many days a week {a} works
!! How old is {a}? > how old {a} is
!! What is the name of {a}'s boss? > what the name of {a}'s boss is
!! How does {a} get to work? > how {a} gets to work
!! How long is the lunch break? > how long the lunch break is
""",
    """
$ t = NAME
$ a, b, c, d = P
$ school < Hill School|River School|the Maple Street School|Lakeside School|the village school|Northgate School
$ subject; thing; found ~ history; an old map; a street that no longer exists | biology; a wasps' nest; a dead butterfly |
 physics; a home-made rocket; a crack in the nozzle | geography; a stone from a volcano; a tiny green crystal | art; a mask from
 Venice; a name on the back | music; a broken accordion; a letter from 1952 | chemistry; a jar of sea water; a small crab |
 maths; a wooden abacus; a missing bead
$ day = DAY
$ n = INT 14 31
$ room = ROOM
$ t1 = CLOCK 8 11
$ grade = INT 3 12
$ place < the cupboard|the window sill|the teacher's desk|the top shelf|the cardboard box by the door|the piano
$ mark < a gold star|an extra point|a book about the sea|a free afternoon|a new pencil case
$ why < because it reminded {a.him} of {a.his} grandmother|because nobody had ever brought anything like it|
 because it was {a.his} birthday|because the teacher had asked for something old
$ hurt < a broken window|ink on the carpet|a bump on the head|a soaked exercise book|a torn curtain
=
- On {day} {a} brought {thing} to the {subject} lesson of {t} {why}.
- {t} teaches {subject} at {school}. On {day}, {a} from the back row brought {thing} {why}.
- {a} could not wait for {day}. For the {subject} lesson with {t}, {a.he} had packed {thing} {why}.
? {t} > The teacher is {t}. :: Who [teaches {subject}/is the teacher/gives the {subject} lesson]? | What is the [teacher's
 name/name of the
 teacher]? | Who stands in front of the class? | Which teacher is it about?
? {thing} > {a} brought {thing}. :: What did {a} [bring/take] to [school/the lesson]? | What did {a} have in the bag? |
 Which object did {a} show? | What had {a} packed?
* {a} brings {thing}
? {why} > {a} brought it {why}. :: Why did {a} bring [it/{thing}]? | What was {a}'s reason for bringing it? |
 How come {a} brought [it/{thing}]?
? {subject} > The lesson was {subject}. :: What [subject/lesson] was it? | In which [subject/lesson] did {a} show it? | What
 does {t}
 teach? |
 Which subject is {t}'s?
=
- The lesson began at {t1} in {room}, and all {n} pupils of grade {grade} wanted to touch it.
- At {t1} the {n} children of grade {grade} were sitting in {room} and stretching their necks.
? {t1} > The lesson began at {t1}. :: [When/At what time] did the lesson [begin/start]? | What time was the {subject} lesson? |
 Start of the lesson?
? {n} > There are {n} children in the class. :: How many [children/pupils/students] [are in the class/were in the room/were
 there]? |
 How big is the class? | Size of the class? | What is the number of pupils?
* {n} children in {room}
? {room} > The lesson was in {room}. :: Where [was the lesson/did the lesson take place]? | In [which/what] room was the
 lesson? |
 Which room were they in? | Where were the children sitting?
? {grade} > The children are in grade {grade}. :: What grade [was/is] it? | Which grade are the children in? | In what grade
 is {a}? | The
 class is in which
 grade?
=
- {b} looked at it through a magnifying glass and found {found}.
- It was {b} who discovered {found}.
? {b} > {b} found it. :: Who [found/discovered/noticed] {found}? | Which child made the discovery? | Whose discovery was it? |
 Who had the sharpest eyes?
? {found} > {b} found {found}. :: What did {b} [find/discover/notice]? | What was {b}'s discovery? | What had nobody seen
 before {b}?
* {b} finds {found}
=?
- Unfortunately {c} stumbled, and the result was {hurt}.
- Then {c} pushed from behind. The result: {hurt}.
? {c} > {c} caused it. :: Who [stumbled or pushed/caused the accident/was to blame]? | Whose fault was {hurt}? |
 Which child was not careful? | Who was responsible for the little accident?
? {hurt} > The result of the accident was {hurt}. :: What [happened because of {c}/was the result of the accident]? | What did
 {c} cause? |
 What went wrong? | What damage was done?
! What went wrong in the lesson? > what went wrong in the lesson
=
- Afterwards it was put in {place}, and {a} got {mark}.
- At the end {d} carried it to {place}, and {t.first} gave {a} {mark}.
? {place} > They put it in {place}. :: Where did they put it [after the lesson/afterwards]? | Where is it now? |
 Where was it taken [at the end/after the lesson]? | What is its place now?
? {mark} > {a} got {mark}. :: What did {a} [get/receive/earn] [at the end/as a reward]? | What was {a}'s reward? | What did
 {t} give {a}? |
 How was {a} rewarded?
* {a} gets {mark}
# teacher = {t}
# subject = {subject}
# room = {room}
# start = {t1}
# pupils = {n}
# object = {thing}
S {a} brought {thing} to the {subject} lesson of {t}, and {b} found {found}. In the end {a} got {mark}.
!! How long did the lesson last? > how long the lesson lasted
!! What homework did the class get? > what homework the class got
!! How old is {t}? > how old {t} is
!! What did {a}'s parents say? > what {a}'s parents said
""",
    """
$ a, b = P
$ c = NAME
$ shop; goods; unit ~ bookshop; novels; copies | flower shop; tulips; bunches | bakery; rolls; bags | cheese shop; goat's
 cheese;
 pieces | toy shop; wooden trains; boxes | tea shop; green tea; tins | wool shop; blue wool; balls
$ street = STREET
$ year = INT 1961 2022
$ m1, m2 = MONTH
$ rent1 = MONEY 500 2500
$ n = INT 8 90
$ pct = INT 5 45
$ idea < a small cafe corner|evening readings|a delivery by bicycle|a course for beginners|a second-hand shelf|a window for
 children
$ bought < an espresso machine|a cargo bike|a long table|twelve stools|a bigger shop sign|a better lamp
$ price = MONEY 150 2000
$ colour = COLOUR
=
- {a} has run the {shop} at {street} since {year}.
- The {shop} at {street} was opened by {a} in {year}, and not much has changed since then.
? {year} > The {shop} opened in {year}. :: [When/In what year] did {a} [open/start/take over] the {shop}? | Since [when/what
 year] has {a} run
 the {shop}? | How long has the {shop} been {a}'s? | Since when does the {shop} exist?
* {a}'s {shop} since {year}
? {street} > The {shop} is at {street}. :: Where is the {shop}? | What is the address [of the {shop}/]? | [At/In] [which/what]
 street is the
 {shop}? | Where do I find {a}'s {shop}?
=
- In {m1} business was so bad that {a.he} sold only {n} {unit} of {goods} in four weeks.
- Then came a quiet {m1}, with only {n} {unit} of {goods} sold.
? {n} > {a} sold {n} {unit}. :: How many {unit} [were sold/did {a} sell] [in the bad month/]? | How much did {a} sell in the
 quiet month? |
 What was the number of {unit} sold? | How many {unit} of {goods} did customers buy?
? {m1} > Business was bad in {m1}. :: In [which/what] month was business [bad/quiet/poor]? | When did {a} sell [so
 little/hardly anything]? |
 Which month was the worst?
* Only {n} {unit} of {goods} in {m1}
=
- The landlord, {c}, asked for {rent1} a month and was not willing to talk about it.
- Every month {c}, the landlord, wants {rent1} from {a.him}.
? {rent1} > The rent is {rent1} a month. :: [How much/What] is the [rent/monthly rent]? | What does {a} pay [for the rooms/to
 the landlord]? |
 What does the shop cost a month? | How much does the landlord [get/want] every month?
? {c} > The landlord is {c}. :: Who is the landlord? | Who [owns the building/gets the rent]? | To whom does {a} pay the rent? |
 What is the landlord's name? | Who do the rooms belong to?
=
- It was {a.his} daughter {b} who had the idea: {idea}.
- "What about {idea}?" asked {b}, who was helping out in the holidays.
? {b} > It was {b}'s idea. :: Who had the [good/] idea? | Whose idea was it? | Who suggested [something new/{idea}]? |
 Where did the idea come from? | Which person came up with the plan?
? {idea} > The idea was {idea}. :: What was [the idea/{b}'s idea]? | What did {b} [suggest/propose/have in mind]? |
 What was {b}'s suggestion? | What is new in the {shop}?
* {b}'s idea: {idea}
=
- They bought {bought} for {price} and painted the door {colour}.
- {a} spent {price} on {bought}, and they painted the walls {colour} one weekend.
? {bought} > They bought {bought}. :: What did they [buy/get/purchase] [for the new plan/]? | What was bought for the shop? |
 What did {a} spend money on? | Which purchase did they make?
? {price} > They paid {price} for {bought}. :: How much did {bought} cost? | What did they pay for {bought}? | How much money
 [did they
 invest/was spent]? | What was the price of {bought}?
* Bought {bought} for {price}
? {colour} > They chose {colour}. :: [What/Which] colour did they [use/paint with/choose]? | What was the colour of the paint? |
 In what colour did they paint? | Colour of the paint?
=
- In {m2} sales were up by {pct} per cent[/, and {a} smiled again].
- Since {m2}, {a} has sold {pct} per cent more.
? {pct} per cent > Sales rose by {pct} per cent. :: By how much did sales [rise/go up/grow]? | How much more did {a} sell? |
 What was the growth? | By what percentage did business improve? | How big was the success?
* Sales up by {pct} per cent
# shop = {shop}
# owner = {a}
# address = {street}
# since = {year}
# monthly_rent = {rent1}
# landlord = {c}
S Business at {a}'s {shop} was bad in {m1}. Then {b} suggested {idea}, and sales rose by {pct} per cent.
!! How many people work in the {shop}? > how many people work in the {shop}
!! When does the {shop} open in the morning? > when the {shop} opens in the morning
!! What does {a} earn? > what {a} earns
!! How large is the {shop}? > how large the {shop} is
!! What is the phone number of the {shop}? > what the phone number of the {shop} is
""",
)


def work_story(rng: Random) -> Document:
    """A breakdown, a new job, a lesson at school, a shop that is saved."""
    return play(rng, "story", WORK)


GENRES: tuple[Maker, ...] = (work_story,)
