"""More notices: opening hours with prices, courses, and things lost and found."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import amount, days, parse, times
from corpus.values import COLOURS, DAYS, STREETS, first_name, phone, syllables, town, website

GENRES: tuple[Callable[[Random], Document], ...] = ()

HOURS = parse("""
Y prose lines lines bullets table
H {name} | Welcome to {name} | {name}~Opening hours and prices | {name} - information for visitors | WELCOME~{name}
C Prams can be left at the entrance. | Lockers are near the entrance. | Please keep your ticket until you leave.
C Our staff will gladly help you.
C Photography without flash is allowed. | Bags can be left at the cash desk. | There are plenty of seats in the hall.
C Please respect other visitors and keep your voice down. | We accept cash and cards. | Thank you for your visit.
E We hope you enjoy your visit. | Have a pleasant stay! | Your team at {name} | {head}, director
T {name} is open from {open} to {close} on weekdays.
! opens_weekdays = {open}
S On weekdays we open at {open} and close at {close}. | Monday to Friday the doors open at {open} and close at {close}.
S From Monday to Friday, {name} is open from {open} to {close}. | Our weekday hours are from {open} to {close}.
Q When does {name} open on weekdays? | At what time does {name} open from Monday to Friday?
Q What is the opening time on a weekday?
Q How early can I come on a weekday? | From what time are the doors open on weekdays? | Weekday opening time?
Q when can I get in on a tuesday | On a working day, when do the doors open?
A The opening time of {name} on weekdays is {open}.
P Weekdays from {open} to {close}
L Weekdays: {open} to {close}
# closes_saturdays = {satclose}
S On Saturdays we close at {satclose}. | The doors close at {satclose} on Saturdays.
S Saturday visitors should note that we shut at {satclose}. | On Saturdays you can stay until {satclose}.
Q When does {name} close on Saturdays? | What is the closing time on Saturday? | Until when can I stay on a Saturday?
Q At what time do the doors close on Saturdays? | How late is it open on Saturday? | Saturday closing time?
Q how long are you open saturdays
A The closing time on Saturdays is {satclose}.
P Saturdays until {satclose}
M when {name} closes on Saturdays
L Saturdays until
# closing_day = {rest}
S We are closed on {rest}. | {name} stays closed every week on {rest}.
S The weekly closing day is always the same: we are shut on {rest}. | There is no admission on {rest}.
Q On which day is {name} closed? | What is the closing day? | When is {name} shut every week?
Q Which day of the week is there no admission? | On what day can I not go? | Weekly closing day? | which day are you closed
A {name} is closed on {rest}.
P Closed on {rest}
M on which day {name} is closed
L Closed
! adult_price = {adult}
S Adults pay {adult}. | Admission is {adult} for adults. | A ticket for an adult costs {adult}.
S The entrance fee for adults is {adult}. | The full price is {adult}.
Q How much does a ticket for an adult cost? | What do adults pay? | What is the full price? | How much is admission for adults?
Q What is the entrance fee for a grown-up? | Adult ticket price? | how much to get in for a grown-up
Q What does an adult have to pay?
A The price of a ticket for an adult is {adult}.
P Adults {adult}
L Adults
# child_price = {child}
S Children under {age} pay {child}. | A child's ticket for those under {age} is {child}.
S Children younger than {age} get in for {child}. | The reduced price for children under {age} is {child}.
Q How much do children pay? | What does a child's ticket cost? | What is the price for children? | How much is it for kids?
Q What is the reduced price? | How much for a ticket for my daughter? | Child ticket price? | what do the kids have to pay
A The price for children is {child}.
P Children under {age} {child}
M how much children pay
# family_price = {family}
S A family ticket costs {family}. | Families can buy a ticket for {family}. | The price for a whole family is {family}.
S There is also a family ticket at {family}.
Q How much is a family ticket? | What do families pay? | What is the price for a whole family?
Q What does the family ticket cost?
Q How much would it be for the four of us with a family ticket? | Family ticket price? | how much for families
A The price of a family ticket is {family}.
P Family ticket {family}
M how much a family ticket costs
L Family ticket
# tour_time = {tour}
S A guided tour begins at {tour} every {tourday}. | Every {tourday} there is a free tour at {tour}.
S Tours start at {tour} each {tourday}. | Our guide {guide} takes visitors round every {tourday} at {tour}.
Q At what time is the guided tour? | When does the tour start? | What time does the guide begin? | When is one shown round?
Q What is the starting time of the tour? | Time of the tour? | when's the tour on {tourday}s
A The guided tour starts at {tour}.
P Tour every {tourday} at {tour}
M at what time the guided tour starts
# forbidden = {ban}
S Visitors may not {ban}. | Please do not {ban}. | We ask all guests not to {ban}. | It is forbidden to {ban}.
S House rule: do not {ban}. | Nobody is allowed to {ban} inside.
Q What is forbidden inside? | What is not allowed? | What are visitors not permitted to do? | What must guests not do?
Q Which activity is against the rules? | What is there a ban on? | what am I not allowed to do
Q What does the house rule forbid?
A The visitors may not {ban}.
P Visitors may not {ban}
M what is not allowed
# phone = {phone}
S Groups of more than {group} people must book on {phone}. | Please book groups of over {group} on {phone}.
S For groups larger than {group}, call {phone}.
Q Which number should groups call? | What number do I ring for a group booking? | How do I book for a group?
Q Telephone number for groups?
Q Where can large parties make a booking by phone? | What number is for bookings? | number for group bookings
A The number for group bookings is {phone}.
P Groups over {group}: {phone}
M which number groups should call
# website = {web}
S Tickets are also sold at {web}. | More information is at {web}. | Visit us online at {web}. | Find our programme at {web}.
Q What is the website? | Where can I find you online? | What is the web address?
Q Which page should I visit for more information?
Q Where on the internet is there more? | Address of the website? | what's your web page
A The website is {web}.
P Website: {web}
M what the website is
L Website
N Is there a lift? = whether there is a lift | How much does parking cost? = how much parking costs
N What do students pay? = how much students pay | When was {name} founded? = when {name} was founded
N Who built {name}? = who built {name} | How many people work at {name}? = how many people work at {name}
""")

COURSE = parse("""
Y prose prose lines bullets table
H {Course} | NEW COURSE: {course} | {Course} - join us! | Course no. {number}~{Course} | Learn something new: {course}
C No experience is needed. | The room is warm and bright. | Coffee and tea are included.
C Friends and neighbours are welcome too.
C The group is friendly and the pace is relaxed. | There is a certificate at the end. | Laughing is allowed.
E We look forward to meeting you! | See you there! | Adult education office | Your community centre
T {Course} with {teacher} starts on {begin}.
! first_lesson = {begin}
S {Course} begins on {begin}. | The first lesson of {course} is on {begin}. | {Course} starts on {begin}.
S Our next course, {course}, starts on {begin}. | From {begin} you can take part in {course}.
Q When does the course begin? | On what date does {course} start? | When is the first lesson?
Q What is the starting date of the course?
Q From what day does the course run? | When does {course} get going? | First lesson? | what day does it start
A The course begins on {begin}.
P Begins on {begin}
L First lesson
! teacher = {teacher}
S The teacher is {teacher}. | {teacher} teaches the group. | Lessons are given by {teacher}. | Your guide will be {teacher}.
S It is led by {teacher}.
Q Who teaches the course? | Who gives the lessons? | Who is the teacher? | Who leads {course}? | Name of the teacher?
Q Who is in charge of the group? | Which person will be teaching? | who's running the course | Who will I learn from?
A The course is taught by {teacher}.
P Taught by {teacher}
L Teacher
# start_time = {start}
S We meet every {day} from {start} to {end}. | Lessons are on {day}s from {start} until {end}.
S Every {day} the group meets from {start} to {end}.
Q At what time do the lessons start? | When do lessons begin? | What time does the group meet?
Q At what hour do I have to be there?
Q What is the starting time? | Lesson start? | what time on {day}s | From what time does the group meet?
A The lessons start at {start}.
P Every {day} from {start} to {end}
M at what time the lessons start
# room = {room}
S Lessons take place in {room}. | The group meets in {room}. | Please come to {room}. | You will find us in {room}.
Q Where do lessons take place? | In which room is the course? | Where does the group meet? | Which room should I go to?
Q Where do I have to go? | Room? | Place of the lessons? | where's the course held
A The lessons take place in {room}.
P In {room}
M where the lessons take place
L Room
# price = {price}
S The fee for all {lessons} lessons is {price}. | {lessons} lessons cost {price} in all.
S You pay {price} for {lessons} lessons. | The whole course of {lessons} lessons costs {price}.
Q How much is the course? | What does the course cost? | What is the fee? | What is the price of all lessons?
Q How much do I have to pay?
Q How expensive is {course}? | Course fee? | how much is it | How much would I spend on the course?
A The course costs {price}.
P {price} for {lessons} lessons
M how much the course costs
# places = {places}
S There is room for {places} people. | The group is limited to {places} people. | At most {places} people can take part.
S We have {places} places.
Q How many people can take part? | How large is the group? | How many places are there? | What is the limit on numbers?
Q What is the maximum number of people? | For how many is there room? | Places? | how many can join
A The course has room for {places} people.
P At most {places} people
M how many people can take part
L Places
# deadline = {deadline}
S Please sign up by {deadline}. | The last day to register is {deadline}. | Registration closes on {deadline}.
S Names are taken until {deadline}.
Q By when do I have to sign up? | What is the deadline for registration? | Until when can I register?
Q When does registration close?
Q What is the last day to put my name down? | Deadline? | by what date must I enrol | When is it too late to join?
A The deadline for registration is {deadline}.
P Register by {deadline}
M by when one has to sign up
L Registration until
# email = {email}
S To sign up, write to {contact} at {email}. | {contact} takes bookings at {email}. | Send an e-mail to {contact}: {email}.
Q What is {contact}'s e-mail address? | Where do I sign up? | To which address do I write? | How do I register?
Q At what e-mail address can I book? | Which e-mail address takes bookings? | E-mail for booking? | where do I send my name
A The e-mail address for signing up is {email}.
P Sign up at {email}
M at which address one signs up
# bring = {bring}
S Please bring {bring}. | Do not forget {bring}. | You will need {bring}. | The only thing to bring is {bring}.
Q What should I bring? | What do I need? | What must people take along? | What am I not to forget?
Q What do I have to have with me? | Anything to bring? | what do I need to take with me | What are people asked to bring?
A The thing to bring is {bring}.
P Bring {bring}
M what people should bring
N Is there an exam? = whether there is an exam | What discount do students get? = what discount students get
N How long has {teacher} been teaching? = how long {teacher} has been teaching | How old must one be? = how old one must be
N Where can I park? = where one can park | Does {other} take part? = whether {other} takes part
""")

LOST = parse("""
Y prose prose lines
H {state}: {item} | {state}! | {item} {state} | {state} - can you help? | PLEASE HELP~{state}: {item}
C Thank you for looking. | We would be so grateful. | Any hint helps.
C The children are very sad. | Please pass this on to your neighbours. | Every call is welcome, even late in the evening.
E {owner} | {owner} and family | Thank you, {owner} | Many thanks! {owner}
T {owner} is looking for {item}, last seen {where}.
! item = {item}
S I have lost {item}. | We are looking for {item}. | {Item} has been missing for days. | Somewhere on my way home I lost {item}.
Q What is missing? | What has been lost? | What is {owner} looking for? | What did {owner} lose? | What is the notice about?
Q What is being searched for? | What went missing? | what did they lose
A The missing thing is {item}.
P Lost: {item}
! last_seen = {where}
S It was last seen {where}. | It must have happened {where}. | I last saw it {where}. | It vanished {where}.
Q Where was it last seen? | Where did it get lost? | In which place did it disappear? | Where did {owner} last have it?
Q Where should people look? | Place where it was lost? | where did it go missing
A It was last seen {where}.
P Last seen {where}
L Last seen
! date = {when}
S That was on {when}. | It happened on {when}. | The day was {when}. | I noticed on {when} that something was missing.
Q When did it happen? | On what day was it lost? | When was it lost? | What day did it go missing?
Q Since when has it been missing? | Date of the loss? | When did {owner} notice? | which day was that
A It was lost on {when}.
P Lost on {when}
L Date
# mark = {mark}
S You can tell it by {mark}. | It is easy to recognise by {mark}. | It can be recognised by {mark}.
Q How can one recognise it? | What does it look like? | What is special about it?
Q By what can people tell that it is the right one? | How would I know it? | Special marks? | what should I look for
A It can be recognised by {mark}.
P Recognised by {mark}
M how to recognise it
# reward = {reward}
S There is a reward of {reward}. | I will give {reward} to whoever finds it. | The finder gets {reward}.
S We thank the finder with {reward}.
Q How much is the reward? | What does the finder get? | What will be paid to the finder? | How big is the reward?
Q Reward? | what do I get if I find it
A The reward is {reward}.
P Reward of {reward}
M how much the reward is
L Reward
! phone = {phone}
S Please call {owner} on {phone}. | My number is {phone}; ask for {owner}. | If you know anything, ring {phone}.
S Call me on {phone}, day or night.
Q What number should finders call? | What is {owner}'s phone number? | How can I reach {owner}? | Which number do I ring?
Q Where do I call if I have found it? | Phone number? | what number do I call
A The number to call is {phone}.
P Call {phone}
L Telephone
# second_phone = {phone2}
S If nobody answers, try {friend}, my neighbour, on {phone2}. | You can also call my sister {friend} on {phone2}.
S {friend} at work can be reached on {phone2} too.
Q What is {friend}'s number? | On what number can {friend} be reached? | What is the second number?
Q Which number belongs to {friend}?
Q How do I get hold of {friend}? | number for {friend} | What do I dial to speak to {friend}?
A The number of {friend} is {phone2}.
P {friend}: {phone2}
M what {friend}'s number is
# reason = {why}
S It means a lot to us {why}. | It is precious to me {why}. | We want it back {why}. | I cannot replace it {why}.
Q Why does {owner} want it back? | Why does it matter so much? | Why is it precious? | What makes it so important?
Q Why can it not be replaced? | why is it such a big deal
A It matters so much {why}.
P Precious {why}
M why it matters so much
N How old is the finder? = how old the finder is | What did it cost? = how much it cost
N What is the address of {owner}? = what the address of {owner} is | Where did {other} look? = where {other} looked
N What do the police say? = what the police say
""")

ITEMS = (
    "a {c} backpack|a {c} scarf|a silver ring|a {c} umbrella|a child's {c} jacket|a {c} toy rabbit|"
    "a pair of glasses in a {c} case|a camera|"
    "a {c} bicycle|a bunch of keys|a {c} wallet|a {c} parrot called {n}|"
    "a tortoise called {n}|a grey cat called {n}|a ginger cat called {n}|"
    "a small dog called {n}|"
    "a violin in a {c} case|a hearing aid|a {c} notebook|a gold watch"
)
PLACES = (
    "in the town park|in {s} Street|on the bus number {k}|at the market hall|in the woods behind the school|at the station|"
    "at the playground in {s} Road|in the car park of the pool|on the lake path|outside the cafe in {s} Lane|"
    "near the train to {t}|"
    "by the river|in front of the bakery|between the church and {s} Square|on the way to {t}|near the petrol station in {t}"
)
MARKS = (
    "a small scratch on one side|the letter {l} on it|a {c} ribbon|a torn corner|a {c} sticker|the initials {l}{m}|a {c} label"
)
PET_MARKS = (
    "a white spot on its back|a small bell|a {c} band|a scar over one eye|its loud voice|a {c} ribbon|a number on one foot"
)
WHYS = (
    "because it was a wedding present|because it is a family heirloom|because it is needed for work|"
    "because it was made by hand|because it belongs to a child|because there is no other like it|because it is not even mine|"
    "because nobody sells this kind any more"
)
PET_WHYS = (
    "because the children grew up with it|because it was a present to the children|because it is old and needs medicine|"
    "because it has never been out alone|because an old lady is waiting for it|"
    "because it has been part of the family for ten years"
)
# course = what to bring
COURSES = (
    "Italian for beginners=a notebook/a dictionary|pottery for adults=an old shirt/an apron|yoga in the morning=a mat/a towel|"
    "first aid for parents=warm socks/a blanket|digital photography=a camera/a spare battery|guitar for beginners=a guitar|"
    "baking bread=an apron/a large bowl|watercolour painting=an old shirt/two brushes|computer basics=a notebook/"
    "reading glasses|"
    "self-defence=indoor shoes/a bottle of water|sewing for starters=sharp scissors/a piece of cloth|garden design=a "
    "plan of the garden/a ruler|"
    "chess for children=a soft pencil/a snack|creative writing=a favourite poem/a notebook|swing dancing=indoor shoes/a "
    "bottle of water|"
    "sign language=a notebook|book-keeping=a pocket calculator/a ruler|swimming for adults=a towel/goggles|bicycle "
    "repair=a pair of gloves/the bicycle|"
    "furniture restoration=an old chair/a dust mask|singing for fun=a bottle of water/a folder|Spanish conversation=a "
    "dictionary/a travel photograph|"
    "soap making=rubber gloves/an apron|bird watching=binoculars/a rain jacket|calligraphy=a fine pen/a ruler|vegetable "
    "cooking=an apron/a sharp knife"
)
HOUSES = (
    "Town Museum|Zoo|City Baths|Castle|Aquarium|Art Gallery|Botanical Garden|Sports Centre|Toy Museum|Science Centre|"
    "Climbing Hall"
)
BANS = "smoke|eat or drink|run|use a telephone|touch the walls|make a film|play ball games|chew gum|sit on the floor|whistle"


def lost_values(rng: Random, owner: str, friend: str) -> dict[str, object]:
    """What was lost, where and when."""
    colour, street = rng.choice(COLOURS), rng.choice(STREETS)
    item = rng.choice(ITEMS.split("|")).format(c=colour, n=first_name(rng))
    item = item.replace("a orange", "an orange")
    where = rng.choice(PLACES.split("|")).format(s=street, k=rng.randint(2, 98), t=town(rng))
    pet = " called " in item
    mark = rng.choice((PET_MARKS if pet else MARKS).split("|"))
    mark = mark.format(l=rng.choice("ABCDEFGH"), m=rng.choice("KLMNPRST"), c=rng.choice(COLOURS)).replace(
        "a orange", "an orange"
    )
    values = {
        "item": item,
        "where": where,
        "mark": mark,
        "owner": owner,
        "friend": friend,
        "phone": phone(rng),
        "phone2": phone(rng),
    }
    values |= {
        "when": f"{rng.choice(DAYS)}, {days(rng, 1)[0]}",
        "reward": amount(rng, 10, 300),
        "why": rng.choice((PET_WHYS if pet else WHYS).split("|")),
    }
    return values | {"state": rng.choice(("LOST", "MISSING", "Lost", "Missing"))}


def hours_values(rng: Random, head: str) -> dict[str, object]:
    """Opening hours and prices of a house."""
    base = rng.choice((town(rng), syllables(rng)))
    open_, tour, saturday, close = times(rng, 8, 10, (60, 180), (120, 240), (60, 200))
    sign = rng.choice("$€£")
    adult = rng.randint(6, 30)
    values = {
        "name": f"{base} {rng.choice(HOUSES.split('|'))}",
        "open": open_,
        "close": close,
        "satclose": saturday,
        "tour": tour,
    }
    values |= {
        "rest": rng.choice(("Sundays", "public holidays", "1 January", "the first Sunday of the month")),
        "adult": f"{sign}{adult}",
    }
    values |= {"child": f"{sign}{rng.randint(2, adult - 3)}", "family": f"{sign}{2 * adult + rng.randint(1, 9)}", "head": head}
    values |= {
        "age": str(rng.randint(6, 17)),
        "tourday": rng.choice(DAYS[:5]),
        "guide": first_name(rng),
        "ban": rng.choice(BANS.split("|")),
    }
    return values | {"phone": phone(rng), "web": website(rng), "group": str(rng.randint(8, 25))}


def course_values(rng: Random) -> dict[str, object]:
    """What is taught, and to how many."""
    course, bring = rng.choice(COURSES.split("|")).split("=")
    bring = rng.choice(bring.split("/"))
    return {"course": course, "bring": bring, "places": str(rng.randint(6, 28)), "lessons": str(rng.randint(4, 20))}
