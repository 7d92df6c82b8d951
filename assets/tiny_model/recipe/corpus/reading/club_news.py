"""Longer texts: the newsletter of a sports club, the terms of a rental, an interview."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

LONGER = (
    """
$ club = WORD
$ sport; what ~ Hockey; sticks | Football; balls | Water Polo; caps | Table Tennis; bats | Ice Hockey; helmets | Youth
 Football; goals
$ month = MONTH
$ a, c, k = NAME
$ rival = WORD
$ s1 = INT 4 9
$ s2 = INT 1 3
$ star = NAME
$ fans = INT 60 900 10
$ fee = MONEY 60 260
$ kids = MONEY 15 50
$ why < because the rent for the hall has gone up|because the insurance costs more|because the town has cut its support
$ spent = MONEY 800 9000
$ n = INT 4 30
$ gift < a local bakery|the savings bank|a former member|the town|a family from the neighbourhood
$ day = DAY
$ t = CLOCK 16 19
$ place < the club house|the old gym|the stadium|the school hall
$ date = DOM
$ dish < goulash|grilled fish|potato salad|chilli|paella
$ mail = EMAIL
$ years = NUM 5 12
=
- {club} {sport} Club - newsletter for {month}^^Dear members,^^what a month! Our first team beat {rival} {s1}:{s2} in front of
 {fans} people. The player of the day was {star}, although the knee was still hurting.
- News from the {club} {sport} Club, {month}^^Dear friends of the club,^^nobody had expected this: we won {s1}:{s2} against
 {rival}, and {fans} people came to watch. The best of all was {star}, who had only just come back from a long break.
? {s1}:{s2} > The result was {s1}:{s2}. :: What was the [result/score]? | How did the game [end/go]? | What was the score
 against {rival}? | What were the numbers at the end?
? {rival} > They played against {rival}. :: Who was the opponent? | Against whom did they play? | Which team did they beat? |
 Who lost the game?
? {fans} people > The game was watched by {fans} people. :: How many people [watched/came/were there]? | How large was the
 crowd? | How many spectators were there? | Number of visitors?
? {star} > The best player was {star}. :: Who [was the best player/played best/was the player of the day]? | Which player is
 praised? | Who stood out? | Best player?
* {s1}:{s2} against {rival}
* Best player: {star}
==
- Now for the less pleasant part. From January on the fee for adults rises to {fee} a year {why}. For children it stays at
 {kids}. Whoever cannot pay may speak to our treasurer, {a}; nobody has ever had to leave the club for lack of money.
- A word about money: {a}, our treasurer, has done the sums again and again. Adults will have to pay {fee} a year from January
 {why}; the fee for children remains {kids}. We are sorry, and we hope for your understanding.
? {fee} > Adults pay {fee} a year. :: How much [do adults pay/is the fee for adults]? | What is the new fee? | I'm 40, what do
 I pay? | What does membership cost for adults? | Fee for grown-ups?
? {kids} > Children pay {kids}. :: How much do children pay? | What is the fee for children? | I'm 12 years old, what do I
 pay? | What does it cost for a child? | Fee for kids?
? {why} > The fee for adults rises {why}. :: Why does the fee [rise/go up]? | What is the reason for the higher fee? | Why do
 adults have to pay more? | Why has it become more expensive?
? {a} > The treasurer is {a}. :: Who is the treasurer? | Who looks after the money? | What is the name of the treasurer? | Who
 does the sums?
* Adults {fee}, children {kids}
=
- There is good news too: thanks to {gift}, which gave us {spent}, we could buy {n} new {what}.
- And yet we have {n} new {what}. The {spent} for them came from {gift}.
? {gift} > The money came from {gift}. :: Who [gave the money/paid for the {what}/supported the club]? | Where did the money
 for the {what} come from? | From whom was the gift? | Who is the sponsor?
? {spent} > The {what} cost {spent}. :: How much [did the {what} cost/was the gift/was given]? | What was the price of the
 {what}? | What sum did the club get? | How high was the gift?
? {n} > The club bought {n} new {what}. :: How many [{what} were bought/new {what} are there]? | What number of {what} did
 they get? | Number of new {what}? | How many {what} does the gift pay for?
* {n} new {what}
==
- On {day}, {date}, we celebrate in {place} from {t} on. There will be {dish}, cooked by {k}, and we say goodbye to {c}, who
 trained our juniors for {years} years.
- Please note the date of our party: {day}, {date}, {t}, in {place}. {k} cooks {dish} for all of us. After {years} years with
 the juniors, {c} is leaving, and we want to say thank you.
? {date} > The party is on {date}. :: [When/On what date] is the party? | What is the date of the party? | When do they
 celebrate? | Date of the party?
? {t} > The party starts at {t}. :: [When/At what time] does the party [start/begin]? | From what time on do they celebrate? |
 What time should I be at the party? | Starting time?
? {place} > The party is in {place}. :: Where [is the party/do they celebrate]? | What is the venue? | In what place is the
 party? | Where do I have to go for the party?
? {dish} > The food at the party is {dish}. :: What [is there to eat/will they eat/does {k} cook]? | Which food is there at
 the party? | What dish is planned? | What's for dinner at the party?
? {c} > {c} is leaving. :: Who is leaving? | Who trained the juniors? | To whom do they say goodbye? | Whose farewell is it?
? {k} > {k} does the cooking. :: Who [cooks/does the cooking/makes the {dish}]? | Who is in the kitchen? | By whom is the food
 made? | Who is the cook?
* Party on {date} at {t} in {place}
* {c} leaves after {years} years
=
- Please write to {mail} if you can bring a cake.^^Yours,^the board
- Cakes and salads are welcome; write to {mail}.^^See you there!
? {mail} > The e-mail address is {mail}. :: What is the e-mail address? | Where do I write if I bring a cake? | To which
 address should I write? | How can I tell them about my cake?
# club = {club} {sport} Club
# result = {s1}:{s2}
# opponent = {rival}
# adult_fee = {fee}
# child_fee = {kids}
# party_date = {date}
# party_place = {place}
# email = {mail}
S The {club} {sport} Club won {s1}:{s2} against {rival}, and the fee for adults rises to {fee} {why}. The party is on {date}
 in {place}.
!! How many members does the club have? > how many members the club has
!! When is the next game? > when the next game is
!! Who is the new trainer of the juniors? > who the new trainer of the juniors is
!! How old is {star}? > how old {star} is
!! What does {c} do next? > what {c} does next
!! Who scored first? > who scored first
""",
    """
$ firm = FIRM
$ thing; age; use; part; lost ~ electric bicycle; 16; on sand or stairs; the battery; the key | canoe; 14; on the weir or
 below it; the paddle; a life jacket | camper van; 21; on forest tracks; the windscreen; the papers | sewing machine; 16; for
 leather; the foot pedal; the case | floor sander; 18; on painted metal; the belt; the dust bag | party tent; 18; in strong
 wind; a pole; a ground pin | trailer; 18; on the motorway; the lamp; the lock
$ p1 = MONEY 22 48
$ p2 = MONEY 110 230
$ dep = MONEY 50 600
$ t1 = CLOCK 8 10
$ t2 = CLOCK 17 20
$ late = MONEY 5 40
$ h = INT 12 72 12
$ pct = INT 20 80 10
$ fine = MONEY 15 120
$ who = NAME
$ phone = PHONE
$ clean = MONEY 10 60
$ street = STREET
$ pay < by card only|in cash or by card|by bank transfer|in cash only
$ why < because others are waiting|because it has to be checked before the next customer|because our van collects everything
 in the evening
=
- {firm}: terms for renting our {thing}^^1. Who may rent. You must be at least {age} years old and show a document with a
 photo.
- Rental of the {thing} - please read this first ({firm})^^1. The person who rents must be {age} or older and must bring a
 document with a photo.
? {age} > One must be at least {age} years old. :: How old must [I/one] be? | From what age can I rent [it/the {thing}]? |
 What is the minimum age? | How old do I have to be? | Minimum age?
* From {age} years
=-
- 2. Price. A day costs {p1}, a week {p2}. Payment is {pay}. We also ask for a deposit of {dep}, which you get back if nothing
 is damaged.
- 2. You pay {p1} a day or {p2} a week, {pay}. The deposit is {dep}; it is returned when everything is in order.
? {p1} > A day costs {p1}. :: How much [is/does it cost for] a day? | What is the price for one day? | What do I pay per day?
 | Price per day? | I need it for one day. What does it cost?
? {p2} > A week costs {p2}. :: How much [is/does it cost for] a week? | What is the price for a week? | What do I pay for
 seven days? | Price per week? | I want it for a whole week. What do I pay?
? {dep} > The deposit is {dep}. :: How [much/high] is the deposit? | What deposit do they ask for? | How much money do I have
 to leave with them? | Deposit?
? {pay} > Payment is {pay}. :: How [do/can] I pay? | What way of payment do they take? | In what way is it paid? | Which
 payment is possible?
* {p1} a day, {p2} a week
* Deposit {dep}
=-
- 3. Times. You can pick up the {thing} from {t1} at {street}. It must be back by {t2} {why}. For every hour that you are late
 we charge {late}.
- 3. Pick-up is from {t1}, at {street}. Bring the {thing} back by {t2} {why}; each late hour costs {late}.
? {t1} > It can be picked up from {t1}. :: From [when/what time] can I [get it/pick it up]? | When does pick-up begin? | How
 early can I have the {thing}? | Earliest time for pick-up?
? {t2} > It must be back by {t2}. :: [When/By when/By what time] must it be back? | What is the latest time for returning it?
 | Until when can I use it on the last day? | When do I have to return the {thing}?
? {late} > Each late hour costs {late}. :: What [happens/do I pay] if I am late? | How much is an hour too late? | What do
 they charge for each late hour? | How expensive is it to be late by one hour?
? {street} > The {thing} is picked up at {street}. :: Where [can/do] I [get it/pick it up]? | What is the address for pick-up?
 | Which address do I go to? | In which street is it?
? {why} > It must be back in time {why}. :: Why must it be back [in time/by {t2}]? | What is the reason for the time limit? |
 Why are they strict about the return? | For what reason does the time matter?
* Back by {t2}, {late} for each late hour
=-
- 4. Care. The {thing} must not be used {use}. If {part} breaks, call us before you do anything. Whoever loses {lost} pays
 {fine}. A dirty {thing} costs {clean} extra.
- 4. Please do not use the {thing} {use}. Tell us at once if {part} is broken. Losing {lost} costs {fine}, and we take {clean}
 for cleaning if it comes back dirty.
? {use} > It must not be used {use}. :: Where or for what must it not be used? | What is not allowed with the {thing}? | Which
 use is forbidden? | What must I not do with it?
? {fine} > Losing {lost} costs {fine}. :: What [happens/do I pay] if I lose {lost}? | How much is it to lose {lost}? | What
 does losing {lost} cost? | I lost {lost}. What do I pay?
? {clean} > Cleaning costs {clean}. :: What does cleaning cost? | What if it comes back dirty, how much is it? | How much do
 they take for cleaning? | What do I pay for a dirty {thing}?
* Not allowed: {use}
=-
- 5. Cancelling is free up to {h} hours before. After that we keep {pct} percent of the price. Questions? Ask {who} on
 {phone}.
- 5. You may cancel at no cost until {h} hours before the start; later we keep {pct} percent. {who} answers questions on
 {phone}.
? {h} hours > Cancelling is free up to {h} hours before. :: Until when can I cancel for free? | How many hours before can I
 cancel at no cost? | How long before the start is cancelling free? | When must I cancel at the latest to pay nothing?
? {pct} percent > They keep {pct} percent after that. :: How much do they keep if I cancel late? | What does it cost to cancel
 late? | What share of the price is kept? | How many percent are lost if I cancel too late?
? {phone} > The number of {who} is {phone}. :: What is {who}'s number? | Which number do I call with questions? | How can I
 reach {who}? | Phone number for questions?
? {who} > {who} answers questions. :: Who answers questions? | Whom can I ask? | Who is the contact person? | What is the name
 of the contact?
* Free cancelling until {h} hours before
# minimum_age = {age}
# price_per_day = {p1}
# price_per_week = {p2}
# deposit = {dep}
# pick_up = {t1}
# return_by = {t2}
# phone = {phone}
S These are the terms for renting {an thing} from {firm}: a day costs {p1}, a week {p2}, and the deposit is {dep}. It can be
 picked up from {t1} and must be back by {t2}.
!! Is the {thing} insured? > whether the {thing} is insured
!! Is there a discount for students? > whether there is a discount for students
!! What does delivery cost? > what delivery costs
!! What does a month cost? > what a month costs
!! How heavy is the {thing}? > how heavy the {thing} is
""",
    """
$ a = NAME
$ town = TOWN
$ job; start; tool ~ clockmaker; a broken alarm clock; a magnifying glass | bee-keeper; a swarm in the garden; a soft brush |
 baker; a bag of old flour; a wooden spoon | violin maker; a school orchestra; a small plane | cave guide; a lost dog; a
 helmet lamp | puppet player; a hole in a glove; a pair of scissors | mapmaker; a wrong signpost; a ruling pen
$ n = INT 9 45
$ age = INT 6 19
$ up < four|five|six|half past four|half past five
$ why < because of the silence|because of the good light|because of the birds in the garden|because of an old habit
$ best < a letter from a child|a visit of the old mayor|a prize from abroad|a thank-you cake
$ year = INT 1996 2024
$ bad < the paperwork|the cold in winter|the stairs|the telephone
$ help = P
$ next < a book|a course for children|a journey to Japan|a smaller workshop
$ price = MONEY 40 900
$ paper = WORD
=
- "I have never been bored": a talk with {a}, {job} from {town}^^How did it all begin?^With {start}, when I was {age}. My
 parents thought that it would pass.
- The {paper} Weekly spoke with {a}, who has been a {job} in {town} for {n} years.^^What was the beginning of it all?^{start}!
 I was {age} at that time, and I could not stop thinking about it.
? {age} > {a} was {age} years old. :: How old was {a} [when it began/at the beginning/then]? | At what age did it begin? |
 What age was {a} when it started? | In which year of life did it begin?
? {job} > {a} is a {job}. :: What is {a}'s [job/profession]? | What does {a} do [for a living/]? | What kind of work does {a}
 do? | Which profession is the interview about?
? {town} > {a} lives and works in {town}. :: Where does {a} [work/live]? | In [which/what] town does {a} work? | Where is {a}
 from? | Which town is {a} from?
* {a} is a {job} in {town}
* It began at the age of {age}
==
- When does your day start?^At {up} {why}. I make tea and open the window, even in winter.
- Is it true that you get up very early?^Yes, at {up}, {why}. My neighbours think that I am mad.
? {up} > {a} gets up at {up}. :: [When/At what time] does {a} get up? | How early does {a} get up? | What time does {a}'s day
 begin? | When does the day start for {a}?
? {why} > {a} gets up so early {why}. :: Why does {a} get up so early? | What is {a}'s reason for getting up early? | Why so
 early? | What makes {a} start at that time?
* Gets up at {up}
==
- What could you not do without?^That's easy: {tool}. And {help}, who has been helping me since {year}.
- Do you work alone?^No, since {year} I have had {help}, a great help to me. And I could not work without {tool}.
? {tool} > {a} could not do without {tool}. :: [Which/What] tool does {a} need most? | What could {a} not do without? | What
 is {a}'s most important tool? | Which thing must {a} have?
? {help} > {help} helps {a}. :: Who helps {a}? | What is the name of the helper? | Who works with {a}? | Who has been there
 since {year}?
? {year} > {help} has been helping since {year}. :: Since when has {help} been helping? | In which year did {help} begin? |
 What year did {help} start? | How long has {help} been there, since what year?
* Helped by {help} since {year}
==
- What was your finest moment?^It was {best}; I will never forget it. And the worst thing is {bad}.
- And what do you not like?^I do not like {bad}. But then comes something like {best}, and I forget it all.
? {best} > The finest moment was {best}. :: What was {a}'s finest moment? | What made {a} [happy/especially happy]? | What
 makes up for the bad sides? | What does {a} remember with joy?
? {bad} > What {a} does not like is {bad}. :: What does {a} not like? | What is the worst thing about the job? | Which part of
 the work is unpleasant? | What annoys {a}?
==
- How much does your work cost?^For a whole day I take {price}.
- May I ask what people pay you?^A day of my work costs {price}. It is worth it.
? {price} > A day of work costs {price}. :: How much does {a}'s work cost? | What do people pay [{a}/]? | What does {a}
 charge? | How expensive is it?
* {price} a day
==
- What comes next?^It will be {next}, if my knees allow it.
- Any plans?^Oh yes: {next}. But do not tell my sister.
? {next} > {a} plans {next}. :: What [is {a} planning/are {a}'s plans/does {a} plan]? | What comes next for {a}? | What does
 {a} want to do in future? | Which plan does {a} have?
* Plans {next}
# name = {a}
# job = {job}
# town = {town}
# helper = {help}
# since = {year}
# price = {price}
S {a}, a {job} from {town}, talks about the work and gets up at {up} {why}. {help} has been helping since {year}.
!! Does {a} have children? > whether {a} has children
!! How old is {a} today? > how old {a} is today
!! What is the name of {a}'s sister? > what the name of {a}'s sister is
!! Where did {a} learn the job? > where {a} learned the job
!! How many customers does {a} have? > how many customers {a} has
""",
)


def longer(rng: Random) -> Document:
    """A newsletter, terms, or an interview."""
    return play(rng, "text", LONGER)


GENRES: tuple[Maker, ...] = (longer,)
