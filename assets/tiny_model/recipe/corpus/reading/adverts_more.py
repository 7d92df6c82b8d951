"""Classified advertisements: lost pets and courses."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

ADVERTS = (
    """
$ kind; sign; likes ~ cat; a white tip on the tail; sleeping in warm car engines | tomcat; a torn left ear; boxes | dog; one
 blue and one brown eye; balls |
 parrot; a missing claw; shoulders with glasses above them | tortoise; a red dot on its shell; dandelions | ferret; a dark
 mask; trouser legs |
 dog; a short left front leg; children | cat; six toes on one paw; fish shops
$ name < Luna|Momo|Felix|Sheriff|Pixel|Olive|Socks|Biscuit|Tiger|Mango|Bandit|Nutmeg
$ colour = COLOUR
$ col < grey|black|brown|white|ginger|sand-coloured|black and white|grey and white
$ day = DAY
$ date = DOM
$ t = CLOCK 7 22
$ street = STREET
$ age = NUM 2 14
$ owner = P
$ phone = PHONE
$ reward = MONEY 20 500
$ chip = CODE
$ why < because it needs medicine every day|because the children cry all day|because it is blind in one eye|because it has
 never been outside|
 because it has kittens at home|because it is very old
$ seen < near the railway bridge|behind the supermarket|on the allotments|at the skate park|by the church
$ dont < run after it|try to catch it|feed it|shout|touch its back
=
- MISSING^{name}, {col} {kind}, {age} years old
- Have you seen {name}? {name} is a {col} {kind}, {age} years old.
- HELP! Our {col} {kind} {name} ({age} years old) has not come home!
? {col} > {name} is {col}. :: [What/Which] colour is [{name}/the {kind}]? | What does the {kind} look like? | What is the
 colour of {name}? | Colour of the animal?
? {age} years > {name} is {age} years old. :: How old is [{name}/the {kind}]? | What is {name}'s age? | What age is the
 animal? | Age of the {kind}?
? {kind} > {name} is a {kind}. :: What [kind of/] animal is {name}? | What is {name}? | What is missing? | Which animal is
 being looked for?
* {name}, {col} {kind}, {age} years
==
- Last seen on {day}, {date}, around {t} in front of {street}.
- {name} disappeared from {street} on {day}, {date}, at about {t}.
? {day} > {name} disappeared on {day}. :: On [which/what] day did {name} disappear? | What day of the week was {name} last
 seen? | Which
 weekday was it? | Since which day has {name} been gone?
? {date} > {name} disappeared on {date}. :: On what date did {name} disappear? | What is the date of the disappearance? | What
 was the
 date when {name} was last seen? | Date?
? {t} > {name} was last seen at {t}. :: At what time [was {name} last seen/did {name} disappear]? | What time did {name} go
 missing? |
 Around what time was it? | Time of the disappearance?
? {street} > {name} was last at {street}. :: Where [was {name} last seen/did {name} disappear]? | From what address did {name}
 disappear? | At what place did the animal get lost? | What is the last known place?
* Last at {street} on {date}
=s
- You can recognise the {kind} by {sign} and by the {colour} collar.
- Special marks: {sign}, {colour} collar.
? {sign} > {name} has {sign}. :: How can I recognise {name}? | What is special about {name}? | What marks does the animal
 have? | By what feature can the {kind} be recognised?
? {colour} > The collar is {colour}. :: [What/Which] colour is the collar? | What is {name} wearing? | What does the collar
 look like? | Collar colour?
* {sign}, {colour} collar
=s
- We are worried {why}.
- We really need {name} back {why}.
? {why} > The owners are worried {why}. :: Why are the owners [worried/in a hurry]? | What is the reason for the worry? | Why
 is it urgent? | Why do they need {name} back?
=s
- {name} loves {likes}. Please do not {dont}.
- Do not {dont}! It cannot resist {likes}.
? {likes} > {name} loves {likes}. :: What does {name} [love/like]? | With what can I attract {name}? | What can the {kind}
 not resist? | What is {name}'s weakness?
? {dont} > You should not {dont}. :: What should I not do? | What is not allowed when people see {name}? | What do the owners
 ask people not to do? | What must be avoided?
=s?
- Somebody may have seen it {seen} yesterday.
- Yesterday a neighbour thought it was {seen}.
? {seen} > {name} may have been seen {seen}. :: Where did somebody perhaps see {name} yesterday? | Where might {name} have been
 yesterday? | In what place was it perhaps seen later? | Where should I look next?
! Where was {name} seen yesterday? > where {name} was seen yesterday
=s?
- Chip number: {chip}.
- {name} has a chip with the number {chip}.
? {chip} > The chip number is {chip}. :: What is the chip number? | What number is on the chip? | Which number identifies
 {name}? | Number of the chip?
! What is the chip number? > what the chip number is
=
- The finder gets {reward}. {owner}, {phone}
- Reward: {reward}. Please call {owner} on {phone}, day or night.
? {reward} > The reward is {reward}. :: How [much/high] is the reward? | What does the finder get? | What reward is offered? |
 How much money do I get for {name}?
? {owner} > The owner is {owner}. :: Who [is the owner/owns {name}/is looking for {name}]? | Whom should I call? | Whose
 {kind} is it? | What is the owner's name?
? {phone} > The number is {phone}. :: What is the [phone/telephone] number? | Which number should the finder ring? | How can
 I reach {owner}? | Phone?
* Reward {reward}, call {phone}
# name = {name}
# animal = {kind}
# colour = {col}
# last_seen = {date}
# place = {street}
# reward = {reward}
# contact = {owner}
# phone = {phone}
S The {col} {kind} {name} disappeared from {street} on {date}. The finder gets a reward of {reward} from {owner}.
!! How heavy is {name}? > how heavy {name} is
!! Which vet knows {name}? > which vet knows {name}
!! Where did {owner} get {name}? > where {owner} got {name}
!! What is {owner}'s family name? > what {owner}'s family name is
""",
    """
$ course; what; bring ~ Bookbinding for beginners; bind a notebook of your own; an apron | Bicycle repair; fix a flat tyre and
 adjust brakes; your own bicycle |
 Watercolour in the park; paint trees and clouds; two brushes | Sourdough weekend; bake two loaves; a large bowl | Spanish for
 travellers; order, ask and
 complain; a pencil | First aid for parents; treat burns and fevers; a doll | Whittling; carve a spoon; a sharp knife | Salsa
 without a partner; dance the
 basic steps; smooth shoes | Chess for adults; open a game safely; some patience
$ teacher = NAME
$ exp = INT 6 38
$ place < the community centre|the old fire station|the school kitchen|the adult education centre|the studio behind the
 chapel|the town library
$ street = STREET
$ day = DAY
$ t1 = TIME 9 18
$ t2 = AFTERTIME t1 60 180
$ mo1; mo2 ~ January; February | February; April | March; May | April; June | May; June | June; August | July; September |
 August; October | September; November | October; December | November; January | December; March
$ n1, n2 = INT 1 28
$ start = {n2} {mo2}
$ times = NUM 3 12
$ price = MONEY 25 320
$ red = LESS price 15 50
$ max = INT 5 24
$ who < students|pensioners|people without work|members
$ mat = MONEY 3 20
$ mail = EMAIL {teacher}
$ by = {n1} {mo1}
$ why < because the room is small|because everyone should get help|because there are only a few tools|because the teacher
 wants to hear everybody
$ level < no experience is needed|a little experience is needed|you should be over 16|children over ten are welcome
=
- {course}^^Learn to {what}! With {teacher}, {exp} years of experience.
- NEW COURSE: {course}. {teacher}, who has taught for {exp} years, shows you how to {what}.
- Have you always wanted to {what}? {teacher} has {exp} years of experience and offers a course: {course}.
? {teacher} > {teacher} teaches the course. :: Who [teaches/gives/runs/leads] the course? | Who is the teacher? | What is the
 teacher's name? | With whom do I learn?
? {exp} years > {teacher} has {exp} years of experience. :: How [long has the teacher taught/experienced is the teacher]? |
 How many years of experience are there? | How much experience does {teacher} have? | For how many years has {teacher} done
 this?
? {what} > You learn to {what}. :: What do I learn? | What is the course about? | What can I do after the course? |
 What is the aim of the course?
? {course} > The course is called {course}. :: What is the [name/title] of the course? | What is the course called? | Which
 course is offered? | Under what name is the course announced?
* {course} with {teacher}
=
- It starts on {start} and takes place {times} times, always on {day} from {t1} to {t2}, in {place}, {street}.
- {times} meetings, {day}s from {t1} to {t2}, first meeting {start}. Where? In {place}, {street}.
- When: {day}s, {t1} to {t2}, {times} times from {start}^Where: {place}, {street}^
? {start} > The course starts on {start}. :: [When/On what date] does the course [start/begin]? | What is the first date? |
 When is the first meeting? | Start of the course?
? {times} > There are {times} meetings. :: How [many meetings are there/often does it take place]? | How many times does the
 group meet? | Number of meetings? | How many meetings does the course have?
? {t1} > The class begins at {t1}. :: At what time does [it/the course] [start/begin]? | What time must I be there? | From what
 time is the class? | Time it begins?
? {t2} > The class ends at {t2}. :: [When/At what time] does [a meeting/the class] end? | Until what time does it last? | When
 can
 I go home? | What time is it over?
? {place} > The course is in {place}. :: Where [is the course/does the course take place]? | What is the venue? | In which
 building is it? | Where do I have to go?
? {street} > The address is {street}. :: What is the address? | In [which/what] street is the course? | At what address do
 they meet? | Address?
? {day} > The course is on {day}s. :: On [which/what] day [is the course/does the course take place]? | What day of the week
 is it? |
 Which day do they meet? | Weekday?
* {times} meetings from {start}, {t1} to {t2}
=
- The fee is {price}, for {who} {red}; materials cost {mat} extra.
- Price {price} ({who}: {red}), plus {mat} for materials.
? {price} > The course costs {price}. :: How much [is/must I normally pay for] the course? | What is the [normal/full]
 [fee/price]? | What does the course cost? | How expensive is it?
? {red} > {who} pay {red}. :: How much do {who} pay? | What is the reduced price? | What does it cost for {who}? | How
 expensive is it for {who}?
? {mat} > Materials cost {mat}. :: How much are the materials? | What do materials cost? | What must be paid for materials? |
 How expensive are the materials?
* Fee {price}, {who} {red}
=s
- We take {max} people at most {why}.
- Only {max} places {why}!
? {max} > There are {max} places. :: How many [people can take part/places are there]? | What is the largest number of people?
 | How big is the group at most? | Number of places?
? {why} > The number is limited {why}. :: Why is the number [of places/] limited? | Why can only a few take part? | What is
 the reason for the small group? | Why is there a limit?
* {max} places
=s?
- Please bring {bring}; {level}.
- Bring {bring}. By the way, {level}.
? {bring} > You should bring {bring}. :: What should I bring? | What is needed from home? | What must people take along? |
 What do you need to have with you?
! What should I bring? > what to bring
=
- Sign up by {by}: {mail}
- Write to {mail} before {by} to get a place.
- Registration until {by} at {mail}.
? {by} > You have to sign up by {by}. :: [By when/Until when] [must/should] I sign up? | What is the deadline? | What is the
 last day to register? | When does registration end?
? {mail} > The address is {mail}. :: What is the email address? | Where do I [register/sign up]? | To which address should
 I write? | How can I get a place?
* Sign up by {by}
# course = {course}
# teacher = {teacher}
# start = {start}
# time = {t1}
# place = {place}
# fee = {price}
# deadline = {by}
S {teacher} offers the course {course} on {day}s in {place}, starting on {start}. It costs {price}, and you have to sign up by
 {by}.
!! Is there a certificate? > whether there is a certificate
!! Is there parking? > whether there is parking
!! What is the teacher's phone number? > what the teacher's phone number is
!! Can I bring a friend? > whether you can bring a friend
""",
)


def small_advert(rng: Random) -> Document:
    """A missing pet or a course."""
    return play(rng, "advert", ADVERTS)


GENRES: tuple[Maker, ...] = (small_advert,)
