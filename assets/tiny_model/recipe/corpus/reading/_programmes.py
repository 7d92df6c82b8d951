"""What programmes of events say: conferences, fairs, festivals, school trips."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

PROGRAMME = parse("""
Y lines lines lines table bullets prose
H {event}~Programme | PROGRAMME~{event}, {day} | {event} - {day} | {event}~{place}, {day} | What happens when: {event}
O The programme of {event} at a glance: | Welcome to {event}! | We are glad that you are here.
O | {event} takes place on {day} in {place}.
C Coffee is served all day. | The cloakroom is on the left. | Photographs will be taken. | Changes are possible.
C All rooms can be reached by lift.
C Please switch off your telephone. | Questions are welcome after each talk. | Seats cannot be reserved.
E Organised by {host}. | We thank {host} for the generous support. | {host} wishes you an interesting day. | Enjoy the day!
T {event} takes place on {day} in {place}.
@ speakers = The people on the programme are
Q Who is on the programme? | Which people can be heard? | List everyone who has a part. | Who speaks or runs a workshop?
Q Give me the names of all speakers. | Name the people who take part with a talk or a workshop. | who's speaking that day
Q Which names are on the programme?
! day = {day}
S The date of {event} is {day}. | {event} is held on {day}. | {event} will be on {day}. | Everything happens on {day}.
Q When is {event}? | On what day is {event} held? | What is the date? | When does {event} take place?
Q On which day should guests come?
Q Which date is on the programme? | Date? | what day is it
A The date of {event} is {day}.
P On {day}
L Date
! place = {place}
S We meet in {place}. | All talks are in {place}. | The place is {place}. | {event} takes place in {place}.
S Everything happens in {place}.
Q Where is {event}? | What is the place? | Where do the guests meet? | In which building is it held? | Where does it take place?
Q Where should one go? | Venue? | where's it on
A The place of {event} is {place}.
P In {place}
L Place
! welcome_time = {t1}
S At {t1} {p1} gives a welcome. | {p1} welcomes everybody at {t1}. | The day begins at {t1} with a welcome by {p1}.
Q At what time is the welcome? | When does the day begin? | When does {p1} speak? | What time does it start?
Q At what hour does {p1} welcome everybody?
Q What is the first time on the programme? | when's the opening
A The welcome is at {t1}.
P {t1}: welcome by {p1}
L Welcome by {p1}
W {p1}
R Who gives the welcome? | Who opens the day? | Who welcomes the guests? | Who speaks first? | By whom is the day opened?
R Which person is the first to speak? | who kicks things off
X The welcome is given by {p1}.
! talk_time = {t2}
S At {t2} {p2} speaks about {topic2}. | {p2} talks about {topic2} at {t2}. | The talk on {topic2} by {p2} starts at {t2}.
Q At what time is the talk on {topic2}? | When does {p2} speak? | When is {topic2} the subject?
Q What time does the talk by {p2} start?
Q At what hour can one hear about {topic2}? | {p2}, what time? | when's {p2} on
A The talk on {topic2} starts at {t2}.
P {t2}: {p2} on {topic2}
L Talk by {p2} on {topic2}
W {p2}
R Who speaks about {topic2}? | Who gives the talk on {topic2}? | Which speaker deals with {topic2}? | Whose subject is {topic2}?
R By whom is the talk on {topic2}? | who's talking about {topic2}
X The talk on {topic2} is given by {p2}.
# workshop_time = {t3}
S The workshop on {topic3} with {p3} begins at {t3}. | {p3} runs a workshop on {topic3} at {t3}.
S At {t3} you can join a workshop on {topic3} with {p3}.
Q At what time is the workshop on {topic3}? | When does the workshop begin? | When does {p3} start?
Q What time is the workshop with {p3}?
Q At what hour does {p3} work with the guests? | {p3}, what time? | when's the workshop on
A The workshop on {topic3} begins at {t3}.
P {t3}: workshop with {p3}
M at what time the workshop is
L Workshop with {p3} on {topic3}
W {topic3}
R What is the workshop about? | What is the subject of the workshop? | What does {p3} deal with? | What is {p3}'s topic?
R What can one learn from {p3}?
R Which topic does {p3} offer? | what's {p3} doing
X The subject of the workshop is {topic3}.
# lunch_time = {tl}
S Lunch is served from {tl}. | There is lunch at {tl}. | At {tl} there is a break for lunch.
S The break for lunch begins at {tl}.
Q When is lunch? | At what time can one eat? | When does the lunch break begin? | From when is lunch served?
Q What time is the meal?
Q At what hour do people eat? | Lunch? | when do we get food
A The lunch begins at {tl}.
P Lunch at {tl}
M at what time lunch is
L Lunch
# prize_giving = {t4}
S The prizes are given at {t4}. | At {t4} {p4} hands over the prizes. | {p4} gives the prizes to the winners at {t4}.
Q At what time are the prizes given? | When do the winners get their prizes? | When is the prize-giving?
Q What time should the winners be there?
Q At what hour are prizes handed over? | when do they give out the prizes
A The prizes are given at {t4}.
P {t4}: prizes
M at what time the prizes are given
L Prize-giving
# end_time = {t5}
S It all ends at {t5}. | The day ends at {t5}. | The end is planned for {t5}. | We close at {t5}.
Q At what time does it end? | When is it over? | When do the guests go home? | What time does {event} close?
Q Until when does it last?
Q At what hour does the day finish? | End? | when's it done
A The end is at {t5}.
P Ends at {t5}
M at what time it ends
L End
# price = {price}
S The entrance fee is {price}. | Tickets cost {price} at the door. | Entry is {price}. | You pay {price} at the door.
Q How much is entry? | What do tickets cost? | What is the entrance fee? | What does one pay at the door?
Q What is the price of admission?
Q How much does it cost to get in? | Price? | how much on the door
A The entrance fee is {price}.
P Entrance {price}
M how much entry costs
L Entrance fee
# guests = {guests}
S We expect {guests} guests. | There are {guests} seats. | Up to {guests} people can come. | The hall holds {guests} people.
Q How many guests are expected or possible? | How many people can come? | How many places are there?
Q For how many is there room?
Q What is the number of guests? | Seats? | how many people fit in
A The number of guests is {guests}.
P {guests} guests
M how many guests are expected
L Guests
# email = {email}
S Questions go to {email}. | Write to {email} with any questions. | The organisers can be reached at {email}.
S Please sign up at {email}.
Q To which address can one write? | Where do questions go? | How can one reach the organisers? | What is the e-mail address?
Q At which e-mail address does one sign up or ask? | E-mail? | where do I write to
A The e-mail address is {email}.
P E-mail {email}
M what the e-mail address is
L E-mail
N Where can guests park? = where guests can park | Who pays for lunch? = who pays for lunch
N What does {other} talk about? = what {other} talks about | Is there music? = whether there is music
N How long has {event} existed? = how long {event} has existed
""")

OUTING = parse("""
Y prose prose bullets lines
H Class trip to {target} | School trip: {target} | Outing to {target}~Information for parents | Our day at {target}
O Dear parents, | Dear parents and children, | To the parents of class {form} | Dear families, | Hello everyone,
C Please check that shoes are dry and warm. | The children have talked of nothing else for days. | Mobile phones stay at home.
C A first-aid kit is with us.
C Weather permitting, we eat outdoors. | Please label all bags. | If your child is ill, ring the school office.
E {teacher}, class teacher | Kind regards,~{teacher} | {teacher} and {helper} | With best wishes from {teacher}
T Class {form} goes to {target} on {day}.
@ adults = The adults on the trip are
Q Which adults go along? | Who looks after the children on the trip? | List the adults.
Q Who accompanies the class, all of them?
Q Name the grown-ups who are coming. | which adults are going
! day = {day}
S Class {form} will visit {target} on {day}. | On {day} class {form} goes to {target}.
S We are going to {target} with class {form} on {day}. | The outing of class {form} to {target} is on {day}.
Q When is the outing? | On what day does the class go to {target}? | What is the date of the trip?
Q When will class {form} be away?
Q Which day is the school trip? | Date? | what day's the trip
A The outing is on {day}.
P To {target} on {day}
L Date for class {form}
! meeting_point = {place}
S We meet at {t1} {place}. | Please be {place} at {t1}. | Children should be {place} by {t1}.
S The group comes together {place} at {t1}.
Q Where does the class meet? | Where should the children be? | What is the meeting point? | Where do parents bring the children?
Q Where do they come together? | Meeting point? | where do I drop them off
A The class meets {place}.
P Meet {place} at {t1}
W {t1}
R At what time does the class meet? | When should the children be there? | What time must parents be there?
R When does the group come together?
R By what time do they have to be at the meeting point? | Meeting time? | what time do I drop them off
X The meeting time is {t1}.
# departure_time = {t2}
S The {vehicle} leaves at {t2}. | Our {vehicle} goes at {t2} and does not wait. | At {t2} we leave by {vehicle}.
S The {vehicle} sets off at {t2}.
Q At what time does the {vehicle} leave? | When does the {vehicle} set off? | When do they go? | What time is the departure?
Q What is the latest time to get on the {vehicle}? | Departure? | when does the {vehicle} go
A The {vehicle} leaves at {t2}.
P {Vehicle} leaves at {t2}
M at what time the {vehicle} leaves
L Departure by {vehicle}
# activity = {activity}
S In the morning we will {activity}. | The children are going to {activity}. | First we {activity}.
S Before lunch, the class will {activity}.
Q What will the children do? | What is planned for the morning? | What does the class do first? | What happens before lunch?
Q What do they do there?
Q Which activity is planned? | what are they doing there
A The plan is to {activity}.
P Plan: {activity}
M what is planned for the morning
# return_time = {t3}
S We are back at {t3}. | You can pick up your child at {t3}. | The children return at {t3}. | Expect us back at {t3}.
Q When are they back? | At what time can I pick up my child? | When do the children return? | What time does the trip end?
Q Until when are they away?
Q At what hour should parents be there again? | Return? | when do I collect them
A The children return at {t3}.
P Back at {t3}
M when the children return
L Return
# cost = {price}
S The trip costs {price} per child. | Please give your child {price} in an envelope. | We need {price} from each child.
S The price for each child is {price}.
Q How much is it per child? | What does the trip cost? | How much money should a child bring? | What do parents have to pay?
Q What is the price?
Q How much goes into the envelope? | Cost? | how much do we pay
A The trip costs {price} per child.
P {price} per child
M how much the trip costs
L Cost per child
# bring = {bring}
S Each child needs {bring}. | Please pack {bring}. | Do not forget {bring}. | Your child should have {bring} in the bag.
Q What does each child need? | What should parents pack? | What must not be forgotten? | What should be in the bag?
Q What do the children have to bring?
Q Which thing is needed? | what do I need to pack
A The thing that each child needs is {bring}.
P Pack {bring}
M what each child needs
# helper = {helper}
S {helper} is coming as a helper. | {helper} has offered to come along. | We are accompanied by {helper}.
S Our second adult is {helper}.
Q Who comes as a helper? | Who has offered to come along? | Who accompanies the class? | Who is the second adult?
Q Which parent helps?
Q Who goes along besides the teacher? | who else is going with them
A The helper is {helper}.
P Helper: {helper}
M who comes as a helper
L Helper
# children = {count}
S {count} children are coming. | The group has {count} children. | We are travelling with {count} children.
S In all, {count} children have signed up.
Q How many children are coming? | How large is the group? | How many children have signed up? | What is the number of children?
Q How many boys and girls are there in all? | how many kids are going
A The number of children is {count}.
P {count} children
M how many children are coming
L Children
# form_deadline = {reply}
S Please return the slip by {reply}. | We need the signed form by {reply}. | The last day for the form is {reply}.
S Hand in the form by {reply}.
Q By when must the form be returned? | What is the last day for the form? | When is the slip due?
Q Until when can the form be handed in?
Q By what date must parents sign? | Form by? | when do you need the slip back
A The form must be returned by {reply}.
P Form by {reply}
M by when the form must be returned
L Form by
# phone = {phone}
S During the trip you can call {teacher} on {phone}. | {teacher} can be reached on {phone} all day.
S The number of {teacher} for the day is {phone}.
Q What number can parents call during the trip? | On what number can {teacher} be reached? | What is {teacher}'s number?
Q How do parents reach {teacher}?
Q Which number is for emergencies on the day? | number of {teacher}
A The number of {teacher} is {phone}.
P {teacher}: {phone}
M what the number of {teacher} is
L Telephone of {teacher}
N Is lunch included? = whether lunch is included | What happens if it rains? = what happens if it rains
N Who drives the {vehicle}? = who drives the {vehicle} | How far is it to {target}? = how far it is to {target}
N Is {other} allowed to come? = whether {other} is allowed to come
""")
