"""What short reports say about incidents, visits and inspections."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

INCIDENT = parse("""
Y prose prose lines table headed
H INCIDENT REPORT~{Event} | Incident report: {event}~{firm} | Report of {an_event} | Internal report: {event} in {place}
H {firm}: report no. {code}~{Event} | {Event} in {place}~Report for the files
C Nobody else was hurt. | Photographs are attached. | The area was closed off at once.
C The manager on duty was informed straight away.
C Work went on after a short break. | Similar cases have not been reported so far. | The weather played no part.
E Report written by {author}. | Written by {author} | Signed: {author} | Author of this report: {author}
T The report is about {an_event} in {place} on {day}.
! day = {day}
S The incident happened on {day}. | On {day} there was {an_event} in {place}. | {An_event} in {place} was reported on {day}.
S It happened on {day}.
S This report is about {an_event} that took place on {day}.
Q When did the incident happen? | On what day did it happen? | What is the date of the incident? | When was {an_event} reported?
Q Which day was it? | On which date did this take place? | Date? | what day did it happen
A The incident happened on {day}.
P Happened on {day}
L Date
! time = {time}
S The time was {time}. | It was {time} when it happened. | At {time} an employee raised the alarm. | The clock showed {time}.
Q At what time did it happen? | What was the time? | When exactly was it, on the clock? | At what hour was the alarm raised?
Q What time of day was it? | Time? | what time was it
A The time was {time}.
P At {time}
L Time
! place = {place}
S The place of the incident was {place}. | It happened in {place}. | The alarm came from {place}. | This took place in {place}.
Q Where did it happen? | In which part of the building was it? | What was the place of the incident?
Q Where did the alarm come from?
Q Where was {an_event}? | In what place was there trouble? | Place? | where was it
A The place of the incident was {place}.
P In {place}
L Place
# cause = {cause}
S It came about {cause}. | The incident happened {cause}. | As far as we know, it happened {cause}.
S The whole thing happened {cause}.
Q Why did it happen? | What was the cause? | How did it come about? | What led to the incident?
Q What is the reason for the incident?
Q What explains it? | For what reason did this occur? | Cause? | how come it happened
A The incident happened {cause}.
P Happened {cause}
M why it happened
B Cause
# injured_person = {hurt}
S {hurt} was slightly hurt. | {hurt} had a small injury and was treated on the spot. | First aid was given to {hurt}.
S The person hurt was {hurt}.
Q Who was hurt? | Who was injured? | Who needed first aid? | Which employee was hurt? | To whom was first aid given?
Q Who had to be treated? | Name of the injured person? | who got hurt
A The person who was hurt was {hurt}.
P {hurt} was hurt
M who was hurt
B Injuries
# witness = {witness}
S {witness} saw everything. | The only witness was {witness}. | {witness} was standing nearby and saw it.
S It was noticed first by {witness}.
Q Who saw it? | Who was the witness? | Who noticed it first? | Who was standing nearby? | Which person can say what happened?
Q Name of the witness? | Who was there to see it? | who was around
A The witness was {witness}.
P Witness: {witness}
M who saw it
B Witness
# damage = {damage}
S The damage is put at {damage}. | The damage comes to about {damage}. | Repairs will cost {damage}.
S The loss amounts to {damage}.
Q How high is the damage? | What will repairs cost? | How much is the loss? | What does the damage come to?
Q How much money has been lost?
Q What sum is given for the damage? | Damage? | how much will it cost us
A The damage is {damage}.
P Damage of {damage}
M how high the damage is
L Damage
# interruption = {minutes} minutes
S Work stopped for {minutes} minutes. | The area was out of use for {minutes} minutes.
S There was an interruption of {minutes} minutes.
Q How long did work stop? | For how many minutes was the area out of use? | How long was the interruption?
Q How much time was lost?
Q What was the length of the break in work? | how long did everything stand still
A The interruption lasted {minutes} minutes.
P Work stopped for {minutes} minutes
M how long work stopped
# measure = {step}
S As a first step, we will {step}. | To prevent this in future, we will {step}. | Our advice is to {step}.
S It has been decided to {step}.
Q What will be done to prevent it? | What measure is recommended? | What has been decided? | What is the first step?
Q What do they want to do?
Q How will it be avoided in future? | What do they recommend? | what happens next
A The first step is to {step}.
P Measure: {step}
M what will be done to prevent it
B Measures
# responsible = {boss}
S {boss} is responsible for the follow-up. | {boss} will take care of everything that follows.
S The person in charge of the follow-up is {boss}. | All further steps are in the hands of {boss}.
Q Who is responsible for the measures? | Who will see to it? | Who is in charge of it? | Who has to follow this up?
Q Whose job is it now? | Who takes care of the measures? | who's got to deal with it
A The person responsible is {boss}.
P Responsible: {boss}
M who is responsible for the measures
B Measures
N What does the insurance pay? = what the insurance pays | How old is the building? = how old the building is
N What did {other} say? = what {other} said | How many employees are there? = how many employees there are
N When did the police arrive? = when the police arrived
""")

VISIT = parse("""
Y prose prose headed bullets
H Report on a visit to {firm} | Visit report~{firm}, {town} | Notes on our visit to {firm} in {town} | Trip report: {firm}
C We were received with coffee and cake. | The factory is clean and well lit. | All our questions were answered.
C Safety shoes had to be worn.
C The conversation was open and friendly. | We were allowed to take photographs. | The journey was long but pleasant.
E {author} | Written by {author} | Report: {author} | {author}, {today}
T {author} visited {firm} in {town} on {day}.
! day = {day}
S On {day} I visited {firm} in {town}. | The visit to {firm} in {town} was on {day}. | I spent {day} at {firm} in {town}.
S On {day} we went to see {firm} in {town}.
Q When was the visit? | On what day did {author} visit {firm}? | What was the date of the visit?
Q When did {author} go to {town}?
Q Which day was spent at {firm}? | Date of the visit? | when did they go there
A The visit was on {day}.
P Visit on {day}
! host = {guide}
S We were shown round by {guide}, the {role}. | {guide}, the {role}, met us at the gate. | Our host was the {role}, {guide}.
S The {role}, {guide}, explained everything.
Q Who showed the visitors round? | Who was the host? | Who is the {role}? | Who met the visitors at the gate?
Q Who explained everything?
Q By whom were they received? | Name of the {role}? | who took them round
A The host was {guide}.
P Host: {guide}, {role}
B The company
! employees = {staff}
S The firm has {staff} employees. | {staff} people work there. | {firm} employs {staff} people.
S At present {staff} men and women work on the site.
Q How many people work at {firm}? | How many employees does the firm have? | What is the size of the staff?
Q How many workers are there?
Q What is the number of employees? | How large is the workforce? | Staff? | how many folks work there
A The number of employees is {staff}.
P {staff} employees
B The company
# product = {product}
S It makes {product}. | The plant turns out {product}. | They produce {product}. | The main product is {product}.
Q What does the firm make? | What is produced there? | What is the main product? | What comes out of the plant?
Q What goods do they manufacture?
Q What line of business is {firm} in? | what do they make there
A The product of the firm is {product}.
P Makes {product}
M what the firm makes
B The company
# daily_output = {output}
S Every day {output} pieces leave the plant. | The daily output is {output} pieces. | They manage {output} pieces a day.
Q How many pieces leave the plant a day? | What is the daily output? | How much is made every day?
Q How many pieces do they manage a day?
Q What does the plant produce per day? | Output? | how many a day
A The daily output is {output} pieces.
P {output} pieces a day
M how much is made a day
B Production
# founded = {year}
S The plant was built in {year}. | The firm was founded in {year}. | They have been working there since {year}.
S It all began in {year}.
Q In what year was it founded or built? | Since when has the firm been there? | When did it begin?
Q How long ago was it set up, in which year?
Q When was the firm started? | Year? | when did they start out
A The firm has existed since {year}.
P Since {year}
M since when the firm has existed
B The company
# strong_point = {strong}
S What I liked best: {strong}. | I was most impressed by {strong}. | Their strength is {strong}.
S The best thing is {strong}.
Q What impressed {author} most? | What is the firm's strength? | What is the best thing there? | What did {author} like?
Q What made the greatest impression? | Strong point? | what was good about it
A The strong point is {strong}.
P Strong point: {strong}
M what impressed {author} most
B Impressions
# weak_point = {weak}
S What worries me is {weak}. | A weak point is {weak}. | I was less pleased with {weak}. | There is a problem with {weak}.
Q What worries {author}? | What is a weak point? | What was {author} less pleased with? | What is there a problem with?
Q What did {author} not like?
Q What should the firm improve? | What is the concern? | what wasn't so good
A The weak point is {weak}.
P Weak point: {weak}
M what worries {author}
B Impressions
# unit_price = {price}
S They offer us a price of {price} a piece. | The price would be {price} a piece. | For {price} a piece they could supply us.
Q What price do they offer? | How much would a piece cost? | What do they ask for one piece? | At what price could they supply?
Q How much is it per piece? | Offer? | how much do they want for each
A The price offered is {price} a piece.
P {price} a piece
M what price they offer
B Offer
# delivery_time = {weeks} weeks
S They can deliver within {weeks} weeks. | Delivery takes {weeks} weeks. | We would have to wait {weeks} weeks for delivery.
Q How long does delivery take? | Within how many weeks can they deliver? | How long would one have to wait?
Q What is the delivery time?
Q How soon could goods be there? | Delivery? | how long till we get the stuff
A The delivery time is {weeks} weeks.
P Delivery within {weeks} weeks
M how long delivery takes
B Offer
# next_talk = {next}
S We agreed to talk again on {next}. | The next talk is on {next}. | I promised an answer by {next}.
S They will hear from us on {next}.
Q When will they talk again? | By when was an answer promised? | When is the next talk?
Q On what day will the firm hear from {author}?
Q What date was fixed for the next step? | Next step when? | when are they back in touch
A The next talk is on {next}.
P Next talk on {next}
M when they will talk again
B Next steps
N What was for lunch? = what there was for lunch | Who owns the firm? = who owns the firm
N How much did the journey cost? = how much the journey cost | What does {other} do there? = what {other} does there
N What was the profit last year? = how high the profit was last year | Which hotel was booked? = which hotel was booked
""")

INSPECT = parse("""
Y lines table prose numbered
H INSPECTION REPORT No. {code} | Inspection: {object}, {town} | Report on the inspection of {object}
H {firm}~Inspection of {object}
C The owner was present during the inspection. | All doors could be opened. | The papers were complete.
C The test equipment was checked first.
C Access was easy. | A copy of this report goes to the owner. | The lighting is sufficient.
E {inspector}, inspector | Signature: {inspector} | Inspected and signed: {inspector}
T {inspector} inspected {object} in {town} on {day}.
! day = {day}
S The inspection took place on {day}. | {Object} in {town} was inspected on {day}. | The visit for the inspection was on {day}.
Q When did the inspection take place? | On what day was {object} inspected? | What is the date of the inspection?
Q When was it checked?
Q On which date was it looked at? | Date? | what day was the check
A The inspection took place on {day}.
P Inspected on {day}
L Date of inspection
! address = {address}
S The address is {address}, {town}. | It stands at {address} in {town}. | It is found at {address}, {town}.
Q What is the address? | Where exactly is {object}? | At what address did the inspection take place? | In which street is it?
Q Where did the inspector have to go? | Address? | where is {object}
A The address of {object} is {address}.
P At {address}, {town}
L Address: {address}, {town}
! result = {result}
S The overall result is "{result}". | The mark given is "{result}". | On the whole the condition is "{result}".
S It was judged "{result}".
Q What is the result? | What mark was given? | How was it judged? | What is the overall condition? | What was the verdict?
Q How did {object} do in the inspection? | Result? | how did it go
A The result of the inspection is "{result}".
P Result: {result}
L Result
# fault = {fault}
S The inspector found {fault}. | During the inspection we noticed {fault}. | One fault was noted: {fault}.
S The list of faults names {fault}.
Q What fault was found? | What was noticed? | What is not in order? | What did the inspector find?
Q What is on the list of faults?
Q What defect is there? | What did they have to note? | Which fault was there? | what's wrong with it
A The fault that was found is {fault}.
P Fault: {fault}
M what fault was found
# repair_deadline = {until}
S It must be put right by {until}. | The owner has until {until} to put it right. | The deadline for the repair is {until}.
Q By when must it be put right? | What is the deadline for the repair? | Until when does the owner have time?
Q When must the fault be gone?
Q By what date is repair required? | Deadline? | how long have they got to fix it
A The deadline for the repair is {until}.
P Repair by {until}
M by when it must be put right
L Repair by
# temperature = {measure}
S The temperature measured was {measure} degrees. | We measured {measure} degrees. | The thermometer showed {measure} degrees.
Q What temperature was measured? | How many degrees were measured? | What did the thermometer show? | How warm was it?
Q What was the reading? | Temperature? | how many degrees was it
A The temperature measured was {measure} degrees.
P {measure} degrees
M what temperature was measured
L Temperature in degrees
# persons_allowed = {people}
S Not more than {people} people may use it at once. | The limit is {people} people at one time.
S It is approved for {people} people.
Q How many people may use it at once? | What is the limit? | For how many people is it approved?
Q How many persons are allowed at once?
Q What is the greatest number of people? | Limit? | how many people can be in there
A The limit is {people} people.
P At most {people} people
M how many people are allowed
L Persons allowed
# extinguishers = {ext}
S There are {ext} fire extinguishers. | We counted {ext} fire extinguishers.
S {ext} fire extinguishers were tested and found in order.
Q How many fire extinguishers are there? | How many extinguishers were counted? | What is the number of fire extinguishers?
Q How many extinguishers does the list give? | Number of fire extinguishers? | how many extinguishers have they got
A The number of fire extinguishers is {ext}.
P {ext} fire extinguishers
M how many fire extinguishers there are
L Fire extinguishers
# fee = {fee}
S The fee is {fee}. | For the inspection we charge {fee}. | The owner will receive a bill for {fee}.
S The inspection costs {fee}.
Q How much is the fee? | What does the inspection cost? | What does the owner have to pay? | What is charged for the inspection?
Q How high is the bill? | Price of the inspection? | how much was the check
A The fee for the inspection is {fee}.
P Fee {fee}
M how much the inspection costs
L Fee
# owner = {owner}
S The owner is {owner}. | It belongs to {owner}. | {owner} owns it. | {owner}, the owner, was told about the result.
Q Who is the owner? | To whom does {object} belong? | Who owns it? | Whose is it? | Who was told about the result?
Q Name of the owner? | who does it belong to
A The owner is {owner}.
P Owner: {owner}
M who the owner is
L Owner
# next_inspection = {next}
S The next inspection is due in {next}. | It will be inspected again in {next}. | We shall come again in {next}.
Q When is the next inspection due? | When will it be inspected again? | When do the inspectors come again?
Q When is the next check?
Q In what month or year is another inspection? | Next inspection? | when do they check it again
A The next inspection is due in {next}.
P Next inspection in {next}
M when the next inspection is due
L Next inspection
N How long did the inspection last? = how long the inspection lasted | Who built {object}? = who built {object}
N When was the last inspection? = when the last inspection was
N What is the inspector's number? = what the inspector's number is
N What did {other} complain of? = what {other} complained of
""")
