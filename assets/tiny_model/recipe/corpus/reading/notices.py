"""Notices on doors and boards: closures, opening hours, rules, works, things lost and found, courses."""

from __future__ import annotations

from random import Random

from corpus.base import Document
from corpus.reading._notices_more import COURSE, HOURS, LOST, course_values, hours_values, lost_values
from corpus.reading._papers import amount, days, folk, make, parse, times, trade
from corpus.values import DAYS, STREETS, code, email, phone, room, street, town

CLOSURE = parse("""
Y prose prose lines bullets table
H NOTICE~{Place} | CLOSED: {place} | Important notice: {place} | {place}~NOTICE TO ALL VISITORS | Please note: {place}
H ATTENTION~Closure of {place} | Temporary closure of {place} | {Place}: closure | {Place} - closed for a while
O Dear visitors, | To all users of {place} | | Dear guests, please read this notice. |
C We are sorry for the inconvenience. | We apologise for any trouble that this may cause. | Thank you for your patience.
C Please do not leave anything in front of the doors. | We look forward to seeing you again. | All other services run as usual.
C There may be some noise during the day. | Signs at the entrance show the way.
C We thank all our visitors for their understanding.
E The management | {signed}, manager | {signed} | Your team | By order of the council | The administration
T {Place} will be closed from {from} to {to}.
! closed_from = {from}
S {Place} will be closed from {from} to {to}. | {Place} is going to be shut between {from} and {to}.
S From {from} until {to}, {place} remains closed.
S Please note that {place} is closed from {from} up to and including {to}. | {Place} closes on {from} and stays shut until {to}.
S There will be no entry to {place} from {from} to {to}. | {Place} will not be open to the public from {from} to {to}.
Q When does {place} close? | From when is {place} closed? | What is the first day of the closure?
Q On what day does {place} shut?
Q From what date will the doors be shut? | When does the closure begin? | First closed day?
Q Starting when can I no longer use {place}?
Q since when is {place} closed | When will it be shut from?
A {Place} is closed from {from}.
P {Place} closed from {from} to {to}
L Closed: {from} to {to}
# reopens = {reopen}
S We open again on {reopen}. | Normal opening resumes on {reopen}. | The doors open again on {reopen}.
S Visitors are welcome again from {reopen}.
S {Place} will be back in service on {reopen}. | We are back for you on {reopen}.
S Everything should be back to normal on {reopen}.
Q When does {place} open again? | When will it reopen? | On what day can I come back? | When is {place} back in service?
Q From which day can visitors come again? | When does normal service resume? | Reopening date? | when's it open again
Q When do the doors open again? | I'd like to know when {place} reopens.
A {Place} opens again on {reopen}.
P Opens again on {reopen}
M when {place} opens again
L Reopening
! reason = {why}
S {Place} is closed {why}. | This is {why}. | The closure is necessary {why}. | We have to close {why}.
S We are forced to shut {why}.
S Visitors cannot come in {why}. | There is no access {why}.
Q Why is {place} closed? | What is the reason for the closure? | Why can't I go to {place}? | Why do they have to shut it?
Q What makes the closure necessary? | For what reason is {place} shut? | Reason for closing? | how come {place} isn't open
Q Why are visitors not let in? | What is the cause of the closure?
A {Place} is closed {why}.
P Closed {why}
# replacement = {instead}
S Until then, please use {instead}. | In the meantime you can go to {instead}. | During this time {instead} is open to everyone.
S Visitors are asked to use {instead} instead. | As a replacement, {instead} will be available.
S Please go to {instead} while the work lasts.
Q What can I use instead? | Where can I go in the meantime? | What is the replacement? | Which alternative is there?
Q Where should visitors go during the closure? | What is available while {place} is shut? | What are people asked to use?
Q where do I go instead
A The replacement is {instead}.
P Use {instead} instead
M what people can use instead
# phone = {phone}
S For questions call {signed} on {phone}. | {signed} answers questions on {phone}.
S Questions? {signed} can be reached on {phone}.
S Please ring {signed} on {phone} with any questions. | In urgent cases, telephone {signed} on {phone}.
Q What is {signed}'s telephone number? | What number can I call? | Which number do I ring with questions?
Q How can I reach {signed}?
Q Where can I ring if something is unclear? | Number for enquiries? | Phone number for questions?
Q At what number is {signed} available? | What is the number to dial?
Q who can I phone and on which number
A The number to call is {phone}.
P Questions: {phone}
M which number to call
L Telephone
# tickets = {refund}
S Season tickets are {refund}. | Tickets already bought will be {refund}.
S Holders of tickets should know that these are {refund}.
Q What happens to tickets? | What about tickets that I have already bought? | Are tickets still good?
Q What is done with season tickets?
Q What becomes of my ticket? | Will I lose my ticket? | what happens with tickets already paid for
A The tickets are {refund}.
P Tickets {refund}
M what happens to tickets
# firm = {firm}
S The work is carried out by {firm}. | {firm} will do the work. | The job has been given to {firm}.
S Workers from {firm} will be on site.
Q Who does the work? | Which firm carries out the work? | Which company has the job? | Who will be on site? | Name of the firm?
Q Which firm do the workers come from? | Who has been hired? | which company is doing it
A The firm that does the work is {firm}.
P Work by {firm}
M which firm does the work
L Firm
# return_place = {box}
S Things on loan may be left {box}. | Anything you have borrowed can be returned {box}.
S Borrowed items can be handed back {box}.
Q Where can borrowed things be returned? | Where do I leave things on loan? | Where can I hand back what I borrowed?
Q Where should I put things that I want to return? | Place to give things back? | where can I drop off borrowed stuff
A The place to return borrowed things is {box}.
P Return borrowed things {box}
M where borrowed things can be returned
N What do the works cost? = how much the works cost | Who designed the building? = who designed the building
N Will there be more closures this year? = whether there will be more closures this year
N How much does entry cost? = how much entry costs | What is {other}'s job? = what the job of {other} is
""")

WORKS = parse("""
Y prose lines prose bullets
H To all residents of {address} | NOTICE TO RESIDENTS~{address} | {what} - {address} | {What}: please read~{address}
H House notice, {address} | {address}: {what} | INFORMATION~{What} at {address}
O Dear residents, | Dear tenants, | Dear neighbours, | Dear all, |
C Please plan ahead and keep a little time free. | We are sorry for the short notice. | Please tell your neighbours.
C Older residents may ask for help. | Nobody needs to move out.
C We thank you for your help.
C The work cannot be put off. | The yard can be used as usual.
E Your house management | {manager}, house management | {manager}, caretaker | Kind regards, {manager}
T {What} at {address} is planned for {date}.
! date = {date}
S {What} will take place on {date}. | {What} is planned for {date}. | We are planning {what} for {date}.
S {What} has been fixed for {date}.
S On {date} there will be {what}. | Please note the date of {what}: {date}.
Q When is {what}? | On what day is {what} planned? | What is the date of {what}? | When will it be done?
Q Which day do I have to keep free? | On which date does it happen? | Date? | when are they doing {what}
Q I need to know the day of {what}.
A The date of {what} is {date}.
P {What} on {date}
L {What}: {date}
! start_time = {start}
S Work begins at {start} and should be over by {end}. | The workers come at {start} and leave by {end}.
S It will start at {start} and be finished by {end} at the latest. | Expect it to last from {start} to {end}.
S Between {start} and {end} somebody has to open the door.
Q At what time does it start? | When do the workers come? | From what time should I be at home? | What is the starting time?
Q When does it begin on that day? | At what hour does it begin? | Start? | what time do they get here
A The starting time is {start}.
P From {start} to {end}
! flats = {flats}
S It concerns {flats}. | The work affects {flats}. | This is only about {flats}.
S Affected are {flats}.
Q Which flats are affected? | Who is affected? | Which part of the house does it concern? | For whom is the notice?
Q Whose homes are concerned? | Which residents need to do something? | Who has to be there? | which flats is it about
A The notice concerns {flats}.
P Affects {flats}
# firm = {firm}
S {firm} has been hired for this. | The people doing it come from {firm}. | It is done by {firm}.
S We have asked {firm} to do it.
Q Which firm has been hired? | Who does the work? | Which company comes? | Who will be sent to the house?
Q Whom did the management ask?
Q Name of the company? | Where do the workers come from? | which firm is coming
A The firm that comes is {firm}.
P Done by {firm}
M which firm comes
L Firm
# not_available = {off}
S During this time there is {off}. | Unfortunately there will be {off} until the work is over.
S Please note that there will be {off}.
S While the work goes on, there will be {off}.
Q What will there be during the work? | What can residents not use? | What do residents have to do without?
Q What is switched off or closed? | What is not available while the work lasts? | what won't work that day
A During the work there is {off}.
P During the work: {off}
M what residents have to do without
# phone = {phone}
S Anyone who cannot be there should call {manager} on {phone}. | To change the appointment, ring {manager} on {phone}.
S {manager} gives information on {phone}. | If the date does not suit you, phone {manager} on {phone}.
Q What is {manager}'s number? | Which number should I ring? | How can I change the appointment?
Q On what number is {manager} available?
Q Where can I call to change the date? | Number for another appointment? | What number do I dial if I cannot be there?
Q Phone number of {manager}? | who do I call and at which number
A The number to ring is {phone}.
P {manager}: {phone}
M which number to ring
L Telephone
# emergency_number = {phone2}
S In an emergency the night line {phone2} is open. | The emergency number is {phone2}. | Outside office hours dial {phone2}.
Q What is the emergency number? | Which number is there for emergencies? | Whom can I call at night, and on what number?
Q What number works outside office hours? | Number for urgent cases? | what's the night line
A The emergency number is {phone2}.
P Emergency number: {phone2}
M what the emergency number is
L Emergency number
# cost = {cost}
S Each flat will be charged {cost}. | The charge is {cost} per flat. | Every household pays {cost}.
S {cost} per flat will be added to the next bill.
Q How much does each flat pay? | What does it cost per flat? | How much is the charge? | What will I have to pay?
Q Price per flat?
Q How much is added to my bill? | What is each household charged? | how much is this going to cost me
A The charge for each flat is {cost}.
P {cost} per flat
M how much each flat has to pay
L Charge per flat
# preparation = {prepare}
S Please {prepare} the evening before. | All residents are asked to {prepare}. | Beforehand, you should {prepare}.
S We ask you to {prepare}.
Q What are residents asked to do? | What should I do beforehand? | How should residents prepare?
Q What has to be done before the work?
Q What is my job before the day? | What do they want us to do? | anything I need to do before
A The residents are asked to {prepare}.
P Residents should {prepare}
M what residents should do beforehand
N How many people live at {address}? = how many people live at {address}
N How long will the guarantee last? = how long the guarantee lasts
N When was the last time this was done? = when this was last done | What does {other} want? = what {other} wants
N How many workers will come? = how many workers will come
""")

# place = what to use instead = i for indoors or o for outdoors, t for tickets, r for things on loan
SITES = (
    "the swimming pool=the pool in {town}/the bathing lake/the baths in {street} Road=it|the town library=the mobile library/"
    "the branch in {street} Street/the online library=ir|the sports hall=the gym of the primary school/the old gym=i|"
    "the museum shop=the bookshop in {street} Street/the kiosk at the entrance=i|"
    "the reading room=the ground floor of the town hall=ir|"
    "the car park=the north car park/the car park in {street} Road=o|the post office counter=the counter in {street} Road=i|"
    "the school canteen=the tent in the yard/the cafe in {street} Street=i|"
    "the botanical garden=the town park/the rose garden=ot|"
    "the children's playground=the playground in {street} Road/the school yard=o|"
    "the west entrance=the side entrance/the east gate=i|"
    "the ice rink=the rink in {town}/the frozen pond in {street} Park=it|"
    "the sauna=the baths in {street} Road/the sauna in {town}=it|"
    "the toy library=the children's corner of the town library=ir|the tool library=the workshop in {street} Lane=ir|"
    "the recycling centre=the containers in {street} Road/the recycling centre in {town}=o|the youth club=the parish hall=i|"
    "the music room=the hall of the primary school/room 12=ir|the tourist office=the desk in the town hall/the website=i|"
    "the small cinema=the open-air screen in {street} Park/the theatre in {town}=it|the zoo cafe=the kiosk by the lions=i"
)
CAUSES = (
    "because the roof is being repaired|because the heating has broken down|because new lights are being fitted|"
    "because of water damage|because the floor is being renewed|because staff are on a training course|"
    "because a pipe has burst|"
    "because of the annual stock count|because the building is being painted|because the doors no longer lock|for a deep clean|"
    "because a safety inspection is due|because the ceiling is damp|because the alarm system is being replaced|"
    "because of a power cut"
)
OUTDOOR_CAUSES = (
    "because of storm damage|because old trees are being cut down|because of the town festival|because the ground is flooded|"
    "because a new fence is being put up|because the paths are being repaired|because a water pipe has burst|"
    "because of heavy frost"
)
REFUNDS = (
    "valid for two weeks longer|refunded at the cash desk|still good after the closure|exchanged free of charge|"
    "extended by one month|paid back in full|moved to a later date"
)
BOXES = (
    "in the grey box by the door|at the porter's lodge|in the book drop|at the town hall|at the shop next door|at the back door"
)
# what is done = what is missing meanwhile = what to do before
JOBS = (
    "the cleaning of the water pipes=no water at all=fill a bucket with water|"
    "the inspection of the smoke alarms=no peace and quiet=clear the space under the alarms|"
    "the window cleaning=no access to the balconies=close all windows|"
    "the change of the water meters=no hot water=clear the space around the meter|"
    "the check of the heating=no heating=open the valves of all radiators|"
    "the repair of the lift=no lift=do any heavy shopping|"
    "the painting of the stairwell=no parking for prams in the hall=move bicycles and shoes out of the hall|"
    "the cutting of the trees=no parking in the yard=take all cars out of the yard|"
    "the laying of new cables=no internet=switch off all computers|"
    "the chimney sweeping=no access to the attic=put out any fires in stoves|"
    "the cleaning of the gutters=no access to the back yard=remove the plants from the sills|"
    "the spring clean of the cellar=no access to the cellar=put a name on the cellar door|"
    "the fitting of new door locks=no access by the main entrance=have the old keys ready|"
    "the renewal of the fuse boxes=no electricity=unplug fridges and freezers|"
    "the test of the gas pipes=no gas=turn off the cooker"
)
FLATS = (
    "all flats on the {n} floor|the flats in the rear building|all flats with a balcony|the flats facing the street|"
    "the whole house|"
    "the flats on the left of the stairs|everyone with a cellar room|the flats above the shop|all households in block {b}"
)


def some(rng: Random, text: str, count: int = 1) -> list[str]:
    """Different entries of a table."""
    return rng.sample(text.split("|"), count)


def public_notice(rng: Random) -> Document:
    """A closure, a notice of works in a house, or what was lost or found."""
    a, b = folk(rng, 2)
    kind = rng.random()
    if kind < 0.4:
        first, last, reopen = days(rng, 3, 1, 9)
        place, instead, sort = some(rng, SITES)[0].split("=")
        instead = rng.choice(instead.split("/")).format(street=rng.choice(STREETS), town=town(rng))
        why = some(rng, CAUSES if "i" in sort else OUTDOOR_CAUSES)[0]
        values = {"place": place, "from": first, "to": last, "reopen": reopen, "why": why, "instead": instead, "signed": a}
        values |= {"phone": phone(rng)} | ({"refund": some(rng, REFUNDS)[0]} if "t" in sort else {})
        values |= {"box": some(rng, BOXES)[0]} if "r" in sort else {}
        if any(word in why for word in ("being", "broken", "burst", "lock")):
            values |= {"firm": trade(rng)}
        return make(rng, "notice", CLOSURE, values)
    if kind < 0.75:
        start, end = times(rng, 7, 13, (45, 280))
        what, off, prepare = some(rng, JOBS)[0].split("=")
        where = some(rng, FLATS)[0].format(n=rng.choice(("first", "second", "third", "fourth", "top")), b=rng.choice("ABCDEF"))
        values = {"what": what, "address": street(rng), "date": f"{rng.choice(DAYS[:5])}, {days(rng, 1)[0]}"}
        values |= {"start": start, "end": end, "flats": where, "firm": trade(rng), "off": off, "manager": a}
        values |= {"phone": phone(rng), "phone2": phone(rng), "cost": amount(rng, 8, 240), "prepare": prepare}
        return make(rng, "notice", WORKS, values)

    return make(rng, "notice", LOST, lost_values(rng, a, b))


def board_notice(rng: Random) -> Document:
    """Opening hours with prices, or a course on offer."""
    a, b = folk(rng, 2)
    if rng.random() < 0.5:
        return make(rng, "notice", HOURS, hours_values(rng, a))
    first, deadline = days(rng, 2, 5, 20)[::-1]
    start, end = times(rng, 9, 19, (45, 120))
    values = {"begin": first, "deadline": deadline, "start": start, "end": end, "teacher": a, "contact": b, "room": room(rng)}
    values |= {"email": email(rng, b), "price": amount(rng, 15, 320), "day": rng.choice(DAYS), "number": code(rng)}

    return make(rng, "notice", COURSE, values | course_values(rng))


GENRES = (public_notice, board_notice)
