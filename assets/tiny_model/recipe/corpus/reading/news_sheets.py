"""The sentences, questions and answers of local news items: fires, festivals and openings."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

FIRE = read_kind("""
@head Fire damages {place} | Blaze keeps fire brigade busy in {town} | Fire in {town} | {crew} fight blaze in {town}
@head Smoke over {town} | Night of flames for the {town} fire brigade
@fill The smoke could be seen from the motorway. | "It looked worse than it was," one neighbour said.
@fill Residents nearby were asked to keep their windows shut. | A smell of burning still hung in the air the next day.
@fill Many people came out of their houses to watch. | Everyone in the building got out safely on foot.
@end A collection for those affected has been started at the town hall.
@end The fire brigade reminds everyone to test smoke alarms.
@sum A fire broke out at {place} in {town} on {day}. It started {cause}.
@sum The text reports a fire at {place} in {town}. It broke out on {day} {cause}.
@brief A fire broke out at {place} on {day}.
# place !
. A fire broke out at {v} in {town} this week. | Firefighters in {town} were called to a blaze at {v}.
. A fire at {v} has kept the {town} fire brigade busy. | Flames and thick smoke came from {v} in {town}.
? Where was the fire? | Where did the fire break out? | Which place caught fire? | What was burning? | Where was the blaze?
? Where did the firefighters have to go? | What was on fire in {town}? | Which building or site was hit by the fire?
? Where did it burn? | In what place did the flames break out? | Location of the fire?
= The fire broke out at {v}.
- where the fire was
* Fire at {v}
: Place
# day !
. The fire started on {v}. | It was first noticed on {v}. | It happened on {v}. | The alarm came in on {v}.
. The flames broke out on {v}, when few people were about.
? On which day was the fire? | What day did the fire start? | On what day did the fire happen? | Day of the fire?
? Which day of the week did the blaze break out? | On which day did the place catch fire? | When during the week did it burn?
= The fire started on {v}.
- on which day the fire was
* Started on {v}
: Day
# time
. The emergency call was received at {v}. | At {v} the phone rang at the fire station.
. The first call reached the station at {v}.
. The alarm was raised at {v}.
? At what time was the alarm raised? | When did the emergency call come in? | What time did someone call the fire station?
? When was the fire brigade called? | At what hour was the fire reported? | Time of the emergency call?
? When did the fire station get the call? | What time was the fire brigade alerted?
= The fire brigade was called at {v}.
- at what time the fire brigade was called
* Alarm at {v}
# cause !
. According to the fire brigade, the fire broke out {v}. | It started {v}, investigators say. | The fire began {v}.
. Experts believe that the blaze started {v}.
? Why did the fire start? | What caused the fire? | What was the cause of the blaze? | How did the fire break out?
? What set off the fire? | What is the reason for the fire? | How come it caught fire? | What led to the fire?
? What was to blame for the fire? | Do we know why it burned?
= The fire started {v}.
- what caused the fire
* It broke out {v}
: Cause
# crew
. In all, {v} fought the flames. | The brigade sent {v} to the scene. | It took {v} to bring the fire under control.
. At the height of the fire, {v} were at work.
? How many firefighters were there? | How many firefighters fought the fire? | What was the number of firefighters?
? How many people from the fire brigade came? | How large was the crew that fought the blaze? | Number of firefighters?
? How big was the fire crew? | How many firefighters were needed?
= The fire was fought by {v}.
- how many firefighters came
* Fought by {v}
# long
. The fire was out after {v}. | It took {v} to put the fire out. | After {v} the last flames were out.
. The crew needed {v} to get the better of the flames.
? How long did it take to put out the fire? | How long did the fire burn? | After how long was the fire out?
? How much time did the crew need to put it out? | How long were the firefighters busy with the flames?
? How long until the flames were out? | How long did they fight the fire?
= It took {v} to put out the fire.
- how long it took to put out the fire
* Out after {v}
# damage
. The damage is estimated at {v}. | The owner puts the damage at {v}. | Police speak of damage of around {v}.
. First estimates put the cost of repairs at {v}.
? How much damage was done? | How high is the damage? | What is the damage estimated at? | How much money was lost in the fire?
? What will the fire cost? | How expensive is the damage? | What sum is named for the damage? | Damage in money?
= The damage is estimated at {v}.
- how high the damage is
* Damage: {v}
: Damage
# part
. {v} were destroyed. | {v} could not be saved. | {v} were lost to the flames.
? What was destroyed? | What did the fire destroy? | What could not be saved? | Which things were lost in the flames?
? What got ruined by the fire? | What burned down completely?
= {v} were destroyed in the fire.
- what was destroyed
* Destroyed: {v}
# hurt
. Smoke made {v} ill enough to need hospital care. | An ambulance took {v} to hospital. | In the smoke {v} had to be treated.
? Who was hurt? | How many people were injured? | Who had to be treated? | Was anybody hurt?
? Who was taken to hospital? | Who needed a doctor after the fire? | Were there any injuries?
= In the fire {v} needed treatment.
- whether anyone was hurt
* Treated: {v}
# officer
. Fire chief {v} praised the work of the crew. | "We were lucky with the wind," said fire chief {v}.
. Operations were led by fire chief {v}. | Fire chief {v} spoke of a difficult job.
? Who is the fire chief? | What is the name of the fire chief? | Who was in charge of the fire crew? | Who leads the brigade?
? Which fire chief is named in the text? | Who headed the operation? | Who is the head of the fire brigade?
= The fire chief is {v}.
- who the fire chief is
* Fire chief: {v}
# alarm
. A passer-by, {v}, noticed the smoke and called for help. | It was {v}, a neighbour, who dialled the emergency number.
. The fire was discovered by {v}, who was walking a dog nearby.
? Who raised the alarm? | Who noticed the fire first? | Who discovered the fire? | Who called for help?
? Who saw the smoke? | Who phoned the fire brigade? | Who reported the blaze?
= The fire was reported by {v}.
- who raised the alarm
* Reported by {v}
# house
? When will the place reopen? | When can people return? | When will it be possible to go back in?
- when the place can be used again
# insurance
? Will the insurance pay for the damage? | Who pays for the damage? | Is the damage insured?
- who pays for the damage
@topic a fire at {place}
""")

FESTIVAL = read_kind("""
@head {name} draws crowds | {name} ends in sunshine | Record year for {name} | {name} is over
@head Crowds, music and good food in {town} | Great mood at the {name}
@fill The weather played along, and the last guests went home late. | "We will be back next year," said one family.
@fill Local schools had decorated the stands with paper flags. | Hotels in the area were fully booked.
@fill Not everything went to plan: the loudspeakers failed twice on the first evening. | Many guests came by bicycle.
@end The date for next year has not been fixed yet. | Plans for next year are already being made.
@sum The {name} took place {where}. It drew {visitors}.
@sum According to the text, {visitors} came to the {name}. It was held {where}.
@brief The {name} drew {visitors}.
# visitors !
. This year's {name} drew {v}. | The {name} attracted {v}, the organisers report. | In spite of showers, {v} came to the {name}.
. With {v}, the {name} was busier than ever. | The {name} welcomed {v}.
? How many people came to the festival? | How many visitors did the {name} have? | What was the attendance at the {name}?
? How many guests were at the {name}? | How big was the crowd at the {name}? | Number of visitors at the {name}?
? How well attended was the {name}? | How many people visited the {name}?
= The {name} drew {v}.
- how many people came to the festival
* Attendance: {v}
: Visitors
# where !
. It was held {v}. | The stands and stages stood {v}. | As always, everything took place {v}.
. People met {v}. | Visitors found the stands and stages {v}.
? Where was the {name} held? | Where did the {name} take place? | What was the venue of the {name}?
? At which place did people meet for the {name}? | Where were the stands and stages? | Location of the {name}?
? Where did visitors have to go for the {name}? | Where in {town} was the festival?
= The {name} took place {v}.
- where the festival was held
* Held {v}
: Place
# highlight
. The high point was {v}. | Most people had come for {v}. | The loudest applause was for {v}. | Children loved {v} best of all.
? What was the highlight of the {name}? | What was the main attraction? | What did people like most at the {name}?
? What was the best part of the festival? | What was especially popular at the {name}? | Which event stood out?
= The highlight of the {name} was {v}.
- what the highlight of the festival was
* Highlight: {v}
: Highlight
# price
. A ticket cost {v}. | Admission was {v} for adults. | Visitors paid {v} to get in. | The organisers charged {v} at the gate.
? How much was a ticket for the {name}? | What did admission to the {name} cost? | What was the entrance fee for the {name}?
? How much did visitors pay at the gate? | How expensive was it to get into the festival? | Ticket price of the {name}?
? What did people pay to get into the {name}? | How much did entry cost?
= A ticket for the {name} cost {v}.
- how much a ticket for the festival cost
* Tickets: {v}
: Ticket
# head
. The festival is organised by {v}. | Organiser {v} was pleased with the result. | "I could not be happier," said organiser {v}.
. Behind it all stands {v}, who plans the festival all year.
? Who organises the {name}? | Who is the organiser of the {name}? | Who runs the festival? | Who is behind the {name}?
? What is the name of the organiser? | Who is in charge of the {name}? | Who plans the festival?
= The {name} is organised by {v}.
- who organises the festival
* Organiser: {v}
: Organiser
# since
. The festival has existed since {v}. | It was first held in {v}. | The tradition goes back to {v}.
. It all began in {v} with a single tent.
? Since when has the {name} existed? | When was the {name} first held? | In which year did the {name} begin?
? How far back does the festival go? | What year did the {name} start? | When did the tradition of the {name} begin?
? First year of the {name}?
= The {name} was first held in {v}.
- since when the festival has existed
* First held in {v}
: First held
# stalls
. There were {v} stalls to browse. | Visitors could choose from {v} stalls. | In all, {v} stalls sold food, drinks and crafts.
? How many stalls were there? | How many stalls did the {name} have? | What was the number of stalls?
? How many stands sold things at the festival? | From how many stalls could visitors choose? | Number of stalls at the {name}?
= There were {v} stalls at the {name}.
- how many stalls there were
* Stalls: {v}
: Stalls
# long
. The fun lasted {v}. | The festival went on for {v}. | For {v} the town did not sleep much. | The programme covered {v}.
? How long did the {name} last? | For how long did the festival go on? | What was the length of the {name}?
? How long did people celebrate? | Over what period did the {name} run? | Duration of the {name}?
= The {name} lasted {v}.
- how long the festival lasted
* Lasted {v}
: Length
# helpers
. A team of {v} volunteers kept everything running. | Without {v} volunteers it would not have been possible.
. The work was done by {v} volunteers, who were paid in soup and sandwiches.
? How many volunteers helped? | How many people helped at the {name}? | How large was the team of volunteers?
? How many helpers did the {name} have? | Number of volunteers at the festival? | How many unpaid helpers were there?
= At the {name} {v} volunteers helped.
- how many volunteers helped
* Volunteers: {v}
# next
? When is the next festival? | On which date is next year's festival? | When will the {name} be held again?
- when the next festival is
# bands
? Which bands played? | Who played on the main stage? | What was the name of the main band?
- which bands played
@topic the {name}
""")

OPENING = read_kind("""
@head New {what} opens in {town} | {town} gets a new {what} | Doors open at the new {what} | Ribbon cut at new {what}
@fill A brass band played, and there was lemonade for everyone. | Children from the primary school sang two songs.
@fill The ribbon was a little too thick for the scissors. | "It has turned out beautifully," said one pensioner.
@fill Long queues formed on the first day. | Some neighbours are still worried about noise.
@end Guided visits are planned for the coming weeks. | The official photographs are on show at the town hall.
@sum A new {what} has opened in {town}. It cost {cost} and stands in {where}.
@sum {town} has a new {what} in {where}. The project cost {cost}.
@brief A new {what} has opened in {where}.
# where !
. A new {what} has opened in {v}, {town}. | {town} has a new {what}: it stands in {v}.
. The doors of the new {what} in {v} are open at last. | People in {town} can now use the new {what} in {v}.
? Where is the new {what}? | In which street is the new {what}? | What is the location of the new {what}?
? Where can people find the new {what}? | On what street did the new {what} open? | Address of the new {what}?
? Where has a new {what} been built? | Where do I have to go to see the new {what}?
= The new {what} is in {v}.
- where the new building is
* New {what} in {v}
: Place
# day
. The opening took place on {v}. | It was officially opened on {v}. | On {v} the first visitors were let in.
? On which day did the {what} open? | When was the {what} opened? | What day was the opening of the {what}?
? On which day of the week were the first visitors let in? | Opening day of the {what}? | When could people first go in?
= The new {what} was opened on {v}.
- on which day it was opened
* Opened on {v}
: Opened
# cost !
. The project cost {v}. | Building it cost {v}. | In the end the bill came to {v}. | The town spent {v} on it.
? How much did the new {what} cost? | What was the price of the new {what}? | How expensive was the {what}?
? How much money was spent on the {what}? | What did the town pay for the {what}? | Cost of the new {what}?
? What did it cost to build the {what}? | What was the bill for the new {what}?
= The new {what} cost {v}.
- how much the new {what} cost
* Cost: {v}
: Cost
# reason
. It was needed {v}. | The council decided to build it {v}. | The project was started {v}.
? Why was the new {what} built? | Why did the town need a new {what}? | What was the reason for building the {what}?
? For what reason did the council decide on a new {what}? | Why was a {what} needed? | What made the new {what} necessary?
= The new {what} was built {v}.
- why the new {what} was built
* Built {v}
# mayor
. Mayor {v} cut the ribbon. | "This is a good day for the town," said mayor {v}.
. In a short speech, mayor {v} thanked the builders.
? Who is the mayor? | What is the mayor's name? | Which mayor was at the opening? | What is the mayor of {town} called?
? Who spoke for the town at the opening as mayor? | Name of the mayor?
= The mayor is {v}.
- who the mayor is
* Mayor: {v}
# architect
. The plans were drawn by {v}. | It was designed by {v}, an architect from the region.
. Architect {v} had the idea for the design.
? Who designed the new {what}? | Who is the architect? | Who drew the plans for the {what}? | Whose design is the new {what}?
? What is the name of the architect? | Which architect planned the {what}? | By whom was the {what} designed?
= The new {what} was designed by {v}.
- who designed the new {what}
* Designed by {v}
: Architect
# long
. Construction took {v}. | The builders needed {v}. | Work on the site went on for {v}.
. After {v} of building work it was ready.
? How long did construction take? | How long did it take to build the {what}? | How much time did the builders need?
? How long did the building work go on? | For how long was the {what} under construction? | Construction time of the {what}?
= Building the new {what} took {v}.
- how long the construction took
* Built in {v}
: Building time
# highlight
. Its showpiece is {v}. | What visitors admire most is {v}. | Its special feature is {v}. | Its pride is {v}.
? What is special about the new {what}? | What is the special feature of the {what}? | What do visitors admire most?
? What is the showpiece of the new {what}? | What makes the new {what} stand out? | Highlight of the {what}?
= The special feature of the new {what} is {v}.
- what is special about the new {what}
* Special feature: {v}
: Special feature
# guests
. About {v} guests came to the opening. | The opening was attended by {v} guests. | The town had invited {v} guests.
? How many guests came to the opening? | How many people were at the opening? | What was the number of guests?
? How many people attended the opening of the {what}? | How big was the crowd at the opening? | Number of guests?
= There were {v} guests at the opening.
- how many guests came to the opening
* Guests: {v}
# workers
. The new {what} will employ {v} people. | It has created jobs for {v} people. | The staff consists of {v} people.
? How many people work at the new {what}? | How many people will the {what} employ? | How many jobs has the {what} created?
? How large is the staff of the new {what}? | What is the number of employees at the {what}? | Number of jobs at the {what}?
= The new {what} gives work to {v} people.
- how many people work there
* Jobs: {v}
: Jobs
# hours
? What are the opening hours of the {what}? | When is the {what} open? | Is the {what} open on Sundays?
- what the opening hours are
# entry
? How much is entry to the {what}? | Do people have to pay to use the {what}? | Is the {what} free to use?
- whether people have to pay to use it
@topic a new {what} in {where}
""")
