"""Classified advertisements: flats, cars, motorbikes and vans."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

ADVERTS = (
    """
$ street = STREET
$ town = TOWN
$ rooms = NUM 2 6
$ size = INT 28 165
$ floor < ground|first|second|third|fourth|top
$ rent = MONEY 420 2600
$ extra = MONEY 40 320
$ deposit = MONEY 800 5000
$ mo1; mo2 ~ January; February | February; April | March; May | April; June | May; June | June; August | July; September |
 August; October | September; November | October; December | November; January | December; March
$ n1, n2 = INT 1 28
$ from = {n2} {mo2}
$ name = NAME
$ phone = PHONE
$ view = {n1} {mo1}
$ vt = CLOCK 10 18
$ heat < gas heating|a tiled stove|district heating|a heat pump|electric heaters
$ plus < a balcony facing south|a small garden|a bathtub with a window|a cellar room|a fitted kitchen|a roof terrace
$ mins = INT 2 18
$ to < the tram|the underground|the nearest bus stop|the university|the station
$ no < smokers|dogs|drummers|parties|short lets
$ why < because the owner is moving abroad|because the tenants need more space|because of a new job in the south|because the
 family is growing
$ year = INT 1898 2024
$ mail = EMAIL {name}
=
- FLAT TO LET^{rooms} rooms, {size} m2, {floor} floor, {street}, {town}
- To let in {town}: {rooms}-room flat on the {floor} floor of {street}, {size} square metres.
- Lovely flat in {town} ({street}) looking for new people! {rooms} rooms, {size} square metres, {floor} floor.
? {rooms} > The flat has {rooms} rooms. :: How many rooms [are there/does the flat have]? | Number of rooms? | How many rooms
 would I have? | What is the number of rooms?
? {size} > The flat has {size} square metres. :: How [big/large] is the flat? | What is the [size/floor space] of the flat? |
 How many square metres are there? | Size?
? {street} > The flat is at {street}. :: Where is the flat? | What is the address [of the flat/]? | In [which/what] street is
 the flat? | Address?
? {floor} floor > The flat is on the {floor} floor. :: [Which/What] floor is [it/the flat] on? | On which floor is the flat? |
 How high up is the flat? | Floor?
* {rooms} rooms, {floor} floor, {street}
==
- The rent is {rent} a month plus {extra} for heating and water; deposit {deposit}.
- Rent: {rent} per month. Heating and water: {extra}. Deposit: {deposit}.
- It costs {rent} a month, heating and water come to {extra}, and we ask for a deposit of {deposit}.
? {rent} > The rent is {rent} a month. :: How [much/high] is the rent? | What does the flat cost [a month/]? | What is the
 [monthly rent/price of the flat]? | How much must I pay every month for the flat itself?
? {extra} > Heating and water cost {extra}. :: How much [are/is paid for] heating and water? | What are the extra costs? | How
 high are the additional costs? | What is paid on top of the rent?
? {deposit} > The deposit is {deposit}. :: How [much/high] is the deposit? | What deposit is asked for? | How much money must
 be left as security? | Deposit?
* Rent {rent}, deposit {deposit}
=
- It is free from {from}[/, perhaps earlier].
- Available from {from} {why}.
- Move in from {from}. We are leaving {why}.
? {from} > The flat is free from {from}. :: [When/From when/From what date] is the flat [free/available]? | When can I move
 in? | What is the earliest moving date? | Available when?
? {why} > The flat is free {why}. :: Why is the flat [free/to let/given up]? | What is the reason for the move? | Why are the
 people leaving? | Why does the flat need new people?
* Free from {from}
=s?
- Built in {year}, {heat}, and {plus}.
- The house dates from {year}. You get {plus} and {heat}.
? {year} > The house was built in {year}. :: [When/In what year] was the house built? | How old is the house? | From what year
 is the building? | Year of construction?
? {heat} > There is {heat}. :: What [kind of/] heating is there? | How is the flat heated? | What keeps the flat warm? | Type
 of heating?
? {plus} > The flat has {plus}. :: What extra does the flat [have/offer]? | What is special about the flat? | What is nice
 about the flat? | What does the flat have besides heating?
! When was the house built? > when the house was built
! How is the flat heated? > how the flat is heated
=s?
- It is {mins} minutes on foot to {to}.
- Only {mins} minutes' walk to {to}.
? {mins} minutes > The flat is {mins} minutes from {to}. :: How far is [it/the flat] from {to}? | How long do I walk to {to}?
 | How many minutes is it to {to}? | What is the distance to {to} in minutes?
! How far is it to the tram? > how far it is to the tram
=s
- No {no}, please.
- Sorry, no {no}.
? {no} > The flat is not for {no}. :: [Who or what/What] is not [wanted/allowed]? | What do the owners not want? | What is
 ruled out? | What should there not be in the flat?
* No {no}
=
- Viewing on {view} at {vt}. Call {name}: {phone}
- Come and see it on {view} at {vt}. Contact: {name}, {phone}.
? {view} > The viewing is on {view}. :: [When/On what date] is the viewing? | What is the date of the viewing? | On which day
 can the flat be seen? | When can I look at the flat?
? {vt} > The viewing is at {vt}. :: At what time is the viewing? | What time is the viewing? | What time should I be there to
 see the flat? | Time of the viewing?
? {name} > The contact is {name}. :: Who is the contact? | Whom should I [call/ring]? | Who [lets/shows] the flat? | What is
 the name of the contact?
? {phone} > The number is {phone}. :: What is the [phone/telephone] number? | Which number should I [ring/call]? | What is
 {name}'s number? | Phone?
* Viewing on {view} at {vt}
# type = flat
# address = {street}
# town = {town}
# rooms = {rooms}
# rent = {rent}
# deposit = {deposit}
# available = {from}
# contact = {name}
S A flat with {rooms} rooms at {street} in {town} is to let for {rent} a month. It is free from {from}, and the contact is
 {name}.
!! Is there a lift? > whether there is a lift
!! Are cats allowed? > whether cats are allowed
!! What does a parking space cost? > what a parking space costs
!! How fast is the internet? > how fast the internet is
!! How many bathrooms are there? > how many bathrooms there are
""",
    """
$ w = WORD
$ kind; unit; lo; hi; kms1; kms2; part; extra; bad ~ estate car; doors; 900; 9000; 60; 240; the clutch; a roof rack; a dent in
 the left door | estate car; doors; 900; 9000; 60; 240; the battery; four winter tyres; a scratch on the bumper | camper van;
 beds; 3000; 26000; 70; 260; the fridge; two camping chairs; a stain on the ceiling | camper van; windows; 3000; 26000; 70;
 260; the gas cooker; an awning; some rust under the doors | motorbike; gears; 700; 6000; 8; 90; the chain; two helmets; a
 cracked mirror | motorbike; cylinders; 700; 6000; 8; 90; the front tyre; a leather jacket; a tear in the seat | small van;
 seats; 1500; 12000; 60; 250; the exhaust; a wall of shelves; a dent in the back door | convertible; seats; 2500; 15000; 40;
 190; the roof; a radio from the seventies; a stain on the back seat | tractor; gears; 2000; 16000; 4; 30; the seat; a
 trailer; an oil leak | taxi; doors; 900; 7000; 180; 420; the gearbox; a set of snow chains; worn seats
$ n = NUM 2 5
$ km = INT {kms1} {kms2}
$ kmtext = {km},000 km
$ year = INT 1992 2026
$ colour = COLOUR
$ price = MONEY {lo} {hi}
$ name = P
$ phone = PHONE
$ town = TOWN
$ why < because of a move to the city|because the licence has expired|because the family needs something bigger|because the
 garage has been sold
$ owner = NUM 2 4
$ test = MONTH
$ time < after {t}|before {t}|until {t}|from {t}
$ t = CLOCK 8 20
$ litres = INT 4 13
=
- FOR SALE: {colour} {kind}, {w}, built in {year}, {kmtext}^
- {w} {kind} for sale^Year {year}, {kmtext}, {colour}.
- I am selling my {colour} {w} {kind} from {year}. It has done {kmtext}.
? {year} > The {kind} was built in {year}. :: [When/In what year] was [it/the {kind}] built? | How old is [it/the {kind}]? |
 What year is [it/the {kind}] from? | Year of construction?
? {kmtext} > The {kind} has done {kmtext}. :: How [many kilometres/far] has it done? | What is the mileage? | How many
 kilometres are on the clock? | Kilometres driven?
? {colour} > The {kind} is {colour}. :: [What/Which] colour is [it/the {kind}]? | What does the {kind} look like? | What is
 its colour? | Colour?
? {kind} > The vehicle for sale is {an kind}. :: What is [for sale/offered/being sold]? | What kind of vehicle is it? | What
 can I buy here? | Which vehicle does the advert offer?
* {w} {kind} from {year}, {kmtext}
=s
- It comes with {extra}.
- Included in the price: {extra}.
- You get {extra} with it.
? {extra} > The {kind} comes with {extra}. :: What [comes with it/is included/do I get as well]? | What [is thrown in/extra is
 there]? | Which extras are there? | What else is part of the deal?
* With {extra}
=s
- It is not perfect: there is {bad}, and {part} was replaced last year.
- To be honest, it has {bad}. On the other hand, {part} is new.
? {bad} > There is {bad}. :: What is wrong with [it/the {kind}]? | What [damage/fault] is there? | What is the [flaw/weak
 point]? | What is not perfect?
? {part} > The new part is {part}. :: What is new? | What has been replaced? | Which part was renewed? | What did the seller
 have changed?
* Flaw: {bad}
=s
- It needs {litres} litres per 100 km and has had {owner} owners.
- {owner} owners so far. Consumption: {litres} litres per 100 km.
? {litres} litres > The {kind} needs {litres} litres per 100 km. :: How much [fuel/petrol] does it [need/use]? | What is the
 consumption? | How many litres does it take per 100 km? | How thirsty is the engine?
=s?
- The next inspection is due in {test}.
- Inspection valid until {test}.
? {test} > The inspection is due in {test}. :: When is the [next/] inspection [due/]? | In which month is the inspection due?
 | Until when is the inspection valid? | What month does the inspection run out?
! When is the next inspection? > when the next inspection is
=
- Price: {price}. I am selling it {why}.
- I would like {price} for it and am only selling {why}.
- {price}, no haggling. It has to go {why}.
? {price} > The price is {price}. :: How much [is it/does the {kind} cost/does the seller want]? | What is the price? | What
 does the [seller ask for/{kind} cost]? | How expensive is it?
? {why} > The {kind} is for sale {why}. :: Why is it for sale? | What is the reason for the sale? | Why does the seller give
 it away? | Why does the {kind} have to go?
* Price {price}
=
- Call {name} in {town} {time}: {phone}
- {name}, {town}, {phone} ({time})
- Interested? Ring {name} ({town}) on {phone}, but only {time}.
? {name} > The seller is {name}. :: Who is [selling it/the seller]? | Whom should I [call/ring]? | What is the seller's name?
 | Who is the contact?
? {town} > The {kind} is in {town}. :: [Where/In which town] is [it/the {kind}/the seller]? | Where do I have to go to see it?
 | In which place can it be seen? | What town is it in?
? {phone} > The number is {phone}. :: What is the [phone/telephone] number? | Which number should I call? | How can I reach
 {name}? | What is {name}'s number?
? {time} > You can call {time}. :: When [can/should] I call? | At what times is {name} reached? | When is {name} on the phone?
 | What is the right time for a call?
* Call {name} {time}
# item = {kind}
# brand = {w}
# year = {year}
# mileage = {kmtext}
# colour = {colour}
# price = {price}
# seller = {name}
# phone = {phone}
S {name} is selling {an colour} {w} {kind} from {year} with {kmtext} for {price}. It comes with {extra}, but it has {bad}.
!! How many {unit} does it have? > how many {unit} it has
!! Is the price open to discussion? > whether the price is open to discussion
!! What is the top speed? > what the top speed is
!! What is the seller's email address? > what the seller's email address is
""",
)


def advert(rng: Random) -> Document:
    """A flat or a vehicle."""
    return play(rng, "advert", ADVERTS)


GENRES: tuple[Maker, ...] = (advert,)
