"""The sentences, questions and answers of timetables and opening hours."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

HOURS = read_kind("""
# opens
? When does {name} open on {day}? | What time does {name} open on {day}? | From what time is {name} open on {day}?
? How early can I go to {name} on {day}? | {day} opening time? | At what time do the doors open on {day}?
? When can I first get in on {day}? | What is the opening time on {day}? | When do they start serving visitors on {day}?
? I'd like to know when the {place} opens on {day}. | When does the {place} open its doors on {day}?
? From when can people come on {day}? | Tell me when it opens on {day}.
= On {day} {name} opens at {v}.
- when it opens on {day}
* {day}: opens at {v}
: opens {day}
# closes
? When does {name} close on {day}? | What time does {name} close on {day}? | Until what time is {name} open on {day}?
? How late can I go to {name} on {day}? | {day} closing time? | At what time do the doors close on {day}?
? How long can I stay on {day}? | What is the closing time on {day}? | When do they shut on {day}?
? I'd like to know when the {place} closes on {day}. | Until when may people stay on {day}?
? When does the {place} shut its doors on {day}?
= On {day} {name} closes at {v}.
- when it closes on {day}
* {day}: closes at {v}
: closes {day}
# off
? On which day is {name} closed? | When is {name} closed all day? | Which day of the week is {name} closed?
? What day is the closing day?
? On what day should I not come? | Is there a day when the {place} is shut, and which? | Which day are they not open?
? On which day of the week does the {place} not open? | Closing day? | When do the staff have their day off?
= On {v} {name} is closed.
- which day is the closing day
* Closed on {v}
: closed on
# last
. The last visitors are let in {v} before closing. | Please come at least {v} before we close.
. Last entry is {v} before closing time.
. The desk closes {v} before the doors do.
? How long before closing is the last entry? | How long before closing time must I be there?
? When is the last entry, before closing?
? How much time before closing should I come? | What is the latest I can arrive before closing? | Last entry before closing?
= The last entry is {v} before closing time.
- how long before closing the last entry is
* Last entry {v} before closing
: last entry
# phone
. For questions, ring {v}. | Our telephone number is {v}. | You can reach us on {v}. | Call {v} if you are not sure.
? What is the phone number? | Which number can I ring? | How can I reach them by phone?
? What number should I call if I have a question?
? What is the telephone number of {name}? | On what number can I reach {name}?
= The phone number of {name} is {v}.
- what the phone number is
* Phone: {v}
: phone
# shut
. On {date_shut} we stay closed {v}. | There is no opening on {date_shut} {v}. | We do not open on {date_shut} {v}.
? Why is {name} closed on {date_shut}? | Why is the {place} not open on {date_shut}?
? What is the reason for closing on {date_shut}?
? Why can't I visit on {date_shut}? | For what reason does {name} stay shut on {date_shut}?
? Why are the doors closed on {date_shut}?
= On {date_shut} {name} is closed {v}.
- why it is closed on {date_shut}
* Closed on {date_shut} {v}
: reason for extra closing
# date
. These hours are valid from {v}. | The times apply from {v}. | From {v} these hours apply.
? From when are these hours valid? | When do these times begin to apply? | From which date are the hours valid?
? Since or from which day do these opening hours count? | What date do the new hours start?
? When do these hours come into force?
= These hours are valid from {v}.
- from when these hours are valid
* Valid from {v}
: valid from
# holiday
. In the holidays we close for {v}. | Every year we are away for {v}. | Our yearly break covers {v}.
? When is the yearly break? | How long is {name} closed for the holidays? | When is {name} closed for a longer time?
? What time of year do they close for? | For which period are the doors shut each year?
= The yearly break of {name} is {v}.
- when the yearly break is
* Yearly break: {v}
: yearly break
# head
. The manager is {v}. | Your contact person is {v}. | Please speak to {v} if something is unclear.
? Who is the contact person? | Who is in charge of {name}? | Whom can I speak to? | Who manages {name}?
? Who answers questions there?
? Which person should I ask for?
= The contact person at {name} is {v}.
- who the contact person is
* Contact: {v}
: contact
# entry
? How much is entry to {name}? | What does it cost to get in? | Is there a charge for visitors? | Do I have to pay?
- whether visitors have to pay
# park
? Where can I park at {name}? | Is there a car park? | Where do visitors leave their cars?
- where one can park
# dogs
? Are dogs allowed at {name}? | Can I bring my dog? | May pets come in?
- whether dogs are allowed
# address
? What is the address of {name}? | In which street is {name}? | Where exactly is {name}?
- what the address is
""")

TRIPS = read_kind("""
# leaves
? When does the {vehicle} to {there} leave? | At what time does the {vehicle} to {there} depart?
? What time is the {vehicle} to {there}?
? When can I go to {there}? | Departure time for {there}? | What is the departure time of the {vehicle} to {there}?
? At what time does the {vehicle} for {there} set off? | When must I be ready if I want to go to {there}?
? When does my {vehicle} leave if I travel to {there}? | {vehicle} to {there} - what time?
= The {vehicle} to {there} leaves at {v}.
- when the {vehicle} to {there} leaves
* {there}: {v}
: departure to {there}
# spot
? From which {spot} does the {vehicle} to {there} leave? | Where does the {vehicle} to {there} stop?
? Which {spot} is it for {there}?
? Where do I have to wait for the {vehicle} to {there}? | What is the {spot} for {there}?
? Where do I get on if I want to go to {there}?
? At which {spot} does the {vehicle} to {there} wait? | Where must passengers to {there} go?
= The {vehicle} to {there} leaves from {v}.
- where the {vehicle} to {there} leaves
* {there}: {v}
: {spot} for {there}
# places +
? Which destinations are listed? | Where do the departures go? | List all destinations. | What places can I travel to?
? Name the destinations.
? Which places appear on the board? | Where can passengers go from here?
= The destinations are
- which destinations are listed
# reach
? When does the {run} {vehicle} from {start} reach {there}? | When is the {run} {vehicle} in {there}?
? I take the {vehicle} at {run} - when am I in {there}?
? If I leave {start} at {run}, when do I get to {there}? | What time does the {vehicle} that leaves at {run} stop in {there}?
? At what time does the {run} {vehicle} arrive in {there}? | When does the {vehicle} leaving {start} at {run} come to {there}?
= The {vehicle} that leaves {start} at {run} is in {there} at {v}.
- when the {vehicle} reaches {there}
* {start} {run} - {there} {v}
: {run} in {there}
# first
. The first {vehicle} leaves {start} at {v}. | In the morning it starts at {v} from {start}.
. The day begins with a departure from {start} at {v}.
. From {start}, the earliest departure is at {v}.
? When does the first {vehicle} leave {start}? | At what time is the first {vehicle} from {start}?
? What is the earliest departure from {start}?
? How early can I leave {start}? | First {vehicle} from {start}? | When does the earliest {vehicle} set off?
? What time does the first one go? | When can I catch the first {vehicle}?
= The first {vehicle} leaves {start} at {v}.
- when the first {vehicle} leaves
* First {vehicle}: {v}
: first departure
# last
. The last {vehicle} leaves at {v}. | Later in the day, the last departure is at {v}. | Do not miss the last one at {v}.
. After {v} there is no more service.
? When does the last {vehicle} leave {start}? | At what time is the last {vehicle}? | What is the latest departure?
? How late can I still leave?
? Last {vehicle}? | When does the final {vehicle} set off? | What time does the last one go?
? What is the latest {vehicle} that I can take?
= The last {vehicle} leaves at {v}.
- when the last {vehicle} leaves
* Last {vehicle}: {v}
: last departure
# takes
. The trip takes {v}. | You will be there in {v}. | The journey lasts {v}. | Allow {v} for the ride.
? How long does the trip take? | How long does it take from {start} to {end}? | How much time do I need for the journey?
? For how long will I be travelling? | What is the travel time? | How long is the ride? | In what time am I in {end}?
= The trip takes {v}.
- how long the trip takes
* Trip: {v}
: travel time
# stops +
. On the way it stops at {v}. | It stops at {v} before it reaches {end}. | There are stops at {v}.
? Which stops are there? | Where does the {vehicle} stop? | List the stops. | What are the stops of the {vehicle}?
? Name all stops.
? At which places does the {vehicle} stop? | Which places are on the route?
= The stops are
- which stops there are
# single
. A single ticket costs {v}. | Adults pay {v} for one trip. | The fare for adults is {v}. | One way costs {v}.
? How much is a ticket for adults? | What is the fare? | What does a trip cost for an adult? | How much do I pay for one way?
? What is the price of a single ticket? | Ticket price? | How expensive is the {vehicle} for an adult?
= A single ticket for adults costs {v}.
- how much a ticket for adults costs
* Single ticket: {v}
: ticket
# child
. Children pay {v}. | The fare for children is {v}. | A child's ticket costs {v}. | For children it is {v}.
? How much is a ticket for a child? | What do children pay? | What does it cost for my kids, each?
? What is the fare for children?
? How expensive is a child's ticket? | Price for children?
= A ticket for a child costs {v}.
- how much a child's ticket costs
* Children: {v}
: children's ticket
# why
. Delays are possible {v}. | Please allow more time {v}. | Some departures may be late {v}.
? Why are delays possible? | Why might the {vehicle} be late? | What is the reason for delays? | Why should I allow more time?
? What could cause a delay? | For what reason may departures be late?
= Delays are possible {v}.
- why delays are possible
* Delays possible {v}
: delays
# until
. This timetable is valid until {v}. | The times apply until {v}. | New times will follow after {v}.
? Until when is the timetable valid? | How long do these times apply? | What is the last day of this timetable?
? When do the times change?
? Until which date can I use this timetable? | Valid until when?
= The timetable is valid until {v}.
- until when the timetable is valid
* Valid until {v}
: valid until
# bikes
. There is room for {v} bicycles. | We can take {v} bicycles. | Up to {v} bicycles can travel along.
? How many bicycles can travel along? | How many bikes is there room for? | How many bicycles can the {vehicle} take?
? What is the limit for bicycles? | Number of bikes allowed? | How many cyclists can bring their bikes?
= There is room for {v} bicycles.
- how many bicycles can be taken along
* Room for {v} bicycles
: bicycles
# phone
. For information, ring {v}. | Passengers can call {v}. | The number for questions and lost things is {v}.
? What number can passengers call? | What is the phone number? | How can I reach the company by phone?
? Which number is given for information?
? Where can I ring to ask about times? | Phone number for passengers?
= The phone number for passengers is {v}.
- which number passengers can call
* Phone: {v}
: phone
# early
. Please be there {v} before departure. | Boarding ends {v} before departure. | Come {v} before departure to buy your ticket.
? How long before departure should I be there? | How early must passengers come? | How much time before departure must I arrive?
? How many minutes before departure should one be there? | When should I be there, before departure?
= Passengers should be there {v} before departure.
- how early passengers should be there
* Be there {v} before departure
: be there before departure
# off
. There is no service on {v}. | On {v} nothing runs. | Every day except {v}.
? On which day is there no service? | When does the {vehicle} not run? | Which day has no {vehicle}?
? On what day should I not count on the {vehicle}?
? Day without service? | On which day of the week can't I travel?
= There is no service on {v}.
- on which day there is no service
* No service on {v}
: no service
# food
? Can I buy food on board? | Is there a snack bar on the {vehicle}? | Are drinks sold on the {vehicle}?
- whether food is sold on board
# seat
? Can I reserve a seat on the {vehicle}? | How do I book a seat? | Do I need a reservation?
- whether seats can be reserved
# wheel
? Is the {vehicle} suitable for wheelchairs? | Can wheelchairs be taken on the {vehicle}? | Is there a ramp?
- whether wheelchairs can be taken
""")

COURSES = read_kind("""
# day
? On which day is {name}? | What day is {name}? | When in the week is {name}? | Which day does {name} take place?
? On what day of the week do they have {name}? | {name} - which day? | What day should I come for {name}? | Day of {name}?
= {name} is on {v}.
- on which day {name} is
* {name}: {v}
: {name} day
# time
? At what time does {name} start? | What time is {name}? | When does {name} begin, at what time?
? What time do I have to be there for {name}?
? At what hour does {name} begin? | Starting time of {name}? | {name} - what time? | From what time is {name}?
= {name} starts at {v}.
- at what time {name} starts
* {name}: {v}
: {name} time
# teacher
? Who teaches {name}? | Who is the teacher of {name}? | Whose course is {name}? | Who gives {name}? | With whom is {name}?
? What is the name of the {name} teacher? | Who runs {name}? | Who is in charge of {name}? | {name} - who is it with?
= {name} is taught by {v}.
- who teaches {name}
* {name}: {v}
: {name} teacher
# room
? Where is {name}? | In which room is {name}? | Which room is {name} in? | Where do I have to go for {name}? | Room for {name}?
? Where does {name} take place? | What is the room number for {name}? | In what room do they have {name}?
= {name} is in {v}.
- in which room {name} is
* {name}: {v}
: {name} room
# all +
? Which courses or lessons are offered? | List all courses. | What can one learn here? | Name everything on the plan.
? What subjects are on the plan?
? Which subjects are there? | What is on the timetable?
= The plan lists
- which courses are offered
# fee
. Each course costs {v}. | The fee is {v} for a course. | You pay {v} for each course. | The price of a course is {v}.
? How much does a course cost? | What is the fee? | What do I pay for a course? | How expensive is a course?
? Price of a course?
? What is charged for a course? | How much money do I need for one course?
= A course costs {v}.
- how much a course costs
* Fee: {v}
: fee
# begins
. Lessons begin on {v}. | The plan applies from {v}. | The first lessons are on {v}.
? From which date do lessons begin? | When do the lessons start for the first time? | What is the date of the first lessons?
? From when does the plan apply?
? On what date does everything begin? | First day of lessons?
= The lessons begin on {v}.
- from which date the plan applies
* Begins on {v}
: begins
# bring
. Please bring {v}. | Everyone needs {v}. | Do not forget {v}.
? What should people bring? | What do I need to bring? | What must I not forget? | What does everyone need?
? What should I have with me?
? Which thing is needed for the lessons?
= Everyone should bring {v}.
- what people should bring
* Bring {v}
: bring
# office
. The office can be reached on {v}. | Register by phone on {v}. | For changes, call {v}.
? What is the phone number of the office? | How can I register by phone, what number? | Which number do I call?
? How can I reach the office?
? What number should I ring about changes? | Phone number?
= The phone number of the office is {v}.
- what the phone number of the office is
* Phone: {v}
: phone
# places
. There are {v} places in each course. | Groups have at most {v} people. | No more than {v} people can take part in a course.
? How many places are there in a course? | How many people can take part? | How large are the groups?
? What is the largest group size?
? How many people fit into a course? | Number of places?
= There are {v} places in each course.
- how many places there are
* Places: {v}
: places
# length
. Each lesson lasts {v}. | A lesson takes {v}. | Every session is {v} long.
? How long is a lesson? | How long does each lesson last? | What is the length of a session? | How much time does a lesson take?
? For how long do they meet each time? | Length of a lesson?
= Each lesson lasts {v}.
- how long a lesson lasts
* Lessons last {v}
: lesson length
# age
? How old must people be to take part? | Is there an age limit? | From what age can one join?
- how old people must be
# parking
? Where can people park? | Is there parking near the building? | Where can I leave my car?
- where people can park
""")
