"""Reviews of restaurants and hotels."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

REVIEWS = (
    """
$ w1, w2 = WORD
$ name < The Copper Pan|Casa {w1}|The Hungry Heron|Taverna {w2}|The Old Mill|Chez {w1}|Lemon & Thyme|The Green Door|{w2} Kitchen
$ town = TOWN
$ street = STREET
$ stars < 2|3|4
$ who = P
$ occ < a wedding anniversary|a birthday|a business dinner|a first date|the end of the exams|a family reunion
$ start < onion soup|grilled squid|beetroot carpaccio|goat's cheese salad|mussels in wine|tomato soup
$ main < roast duck|mushroom ravioli|lamb stew|sea bass|pumpkin risotto|steak with pepper sauce|stuffed cabbage
$ sweet < lemon tart|chocolate mousse|baked plums|rice pudding|walnut ice cream|cheesecake
$ bad < too salty|almost cold|a bit dry|overcooked|very small|rather bland
$ best < the bread, still warm from the oven|the view of the river|the live piano music|the friendly staff|the quiet garden
$ mins = INT 20 75 5
$ why < because two cooks were ill|because a large group had arrived|because the kitchen had lost the order|because the oven
 was broken
$ bill = MONEY 38 260
$ n = NUM 2 6
$ date = DOM
$ tables = INT 7 30
$ closed = DAY
$ waiter = P
$ phone = PHONE
=
- {Name}, {street}, {town}^{stars} out of 5 stars - reviewed by {who}^^We went there on {date} for {occ}.
- Review of {name} in {town} ({street})^Rating: {stars} of 5^^{who} writes: We were there on {date} to celebrate {occ}.
- {stars}/5 stars for {name} ({street}, {town}). By {who}.^^On {date} we booked a table for {n} because of {occ}.
? {stars} > {who} gives {stars} of 5 stars. :: How many stars [are there/does {who} give/does {name} get]? | What is the
 rating? | How does {who} rate {name}? |
 Number of stars?
? {street} > {name} is at {street}. :: Where is {name}? | What is the address [of {name}/]? | [In/On] [what/which] street is
 the restaurant? |
 Where [do I find/can one find] {name}?
? {occ} > The occasion was {occ}. :: What was the occasion? | [Why/For what occasion] did they go [out/there]? | What did they
 celebrate? |
 What was the reason for the visit?
? {who} > The review is by {who}. :: Who [wrote the review/reviewed {name}/is the reviewer]? | Whose review is it? | By whom
 is the review? |
 What is the reviewer's name?
? {date} > They were there on {date}. :: [When/On what date] [were they there/did they go there/was the visit]? | What is the
 date of the visit? |
 When did they eat at {name}? | Date of the dinner?
* {name} in {town}: {stars} of 5 stars
=
- The {start} was a good start, but the {main} was {bad}.
- I loved the {start}. The {main}, on the other hand, was {bad}.
? {bad} > The {main} was {bad}. :: What was wrong with the {main}? | How was the {main}? | What does {who} say about the
 {main}? |
 What is the complaint about the {main}?
? {main} > The {main} was not good. :: [What/Which dish] was not good? | Which dish [does {who} criticise/was disappointing]?
 | What dish was {bad}? |
 With which dish was {who} unhappy?
* The {main} was {bad}
=s?
- For dessert we shared {sweet}, which made up for a lot.
- The {sweet} saved the evening.
? {sweet} > There was {sweet}. :: What did they have for dessert? | What was the [dessert/sweet]? | Which dessert did they
 eat? |
 What came at the end of the meal?
! What did they have for dessert? > what they had for dessert
=s
- We had to wait {mins} minutes for the food {why}.
- It took {mins} minutes until something was on the table, {why}.
? {mins} minutes > They waited {mins} minutes for the food. :: How long [did they wait/was the wait/did the food take]? | How
 many minutes
 passed before the food came? |
 Waiting time? | How slow was the kitchen?
? {why} > They had to wait {why}. :: Why [did they have to wait/did it take so long/was the kitchen slow]? | What was the
 reason for the [wait/delay]? |
 What caused the delay? | What is the excuse for the slow service?
* {mins} minutes of waiting
=s
- The best thing was {best}.
- What I will remember is {best}.
- Five stars, however, for {best}.
? {best} > {who} liked {best}. :: What [did {who} like/was the best thing/was especially good]? | What does {who} praise? |
 What was the highlight [of the evening/]? | What pleased {who} most?
* Best: {best}
=
- The bill for {n} people was {bill}.
- {n} of us paid {bill} in total.
? {bill} > The bill was {bill}. :: How much [was the bill/did they pay/did the dinner cost]? | What did [they pay/the evening
 cost] in total? |
 What was the total? | How expensive was the dinner?
? {n} > There were {n} people. :: How many people [were there/ate there/went there]? | For how many was the bill? | How large
 was the group? |
 Number of guests in the group?
* {bill} for {n} people
=?
- Our waiter, {waiter}, was charming all evening. With only {tables} tables, you should book: {phone}.
- There are only {tables} tables, so ring before you go ({phone}) and ask for {waiter}, the waiter.
? {waiter} > The waiter was {waiter}. :: Who [was the waiter/served them]? | What is the waiter's name? | Whom does {who}
 recommend asking for? | Who
 works as a waiter there?
? {tables} tables > There are {tables} tables. :: How many tables [are there/does {name} have]? | How big is the restaurant? |
 How large is {name}? |
 Number of tables?
? {phone} > The phone number is {phone}. :: What is the [phone/telephone] number? | How can [one/I] book? | Which number
 should guests ring? |
 Where can a table be booked by phone?
! What is the phone number of {name}? > what the phone number of {name} is
! How many tables does {name} have? > how many tables {name} has
=?
- Closed on {closed}s.
- By the way, it is closed on {closed}s.
? {closed}s > {name} is closed on {closed}s. :: [When/On which day] is [{name}/the restaurant] closed? | What day is the [day
 off/closing day]? | On what day
 should you not go there? | Closed on which day?
! On which day is {name} closed? > on which day {name} is closed
# name = {name}
# town = {town}
# address = {street}
# stars = {stars}
# reviewer = {who}
# bill = {bill}
S {who} gives {name} in {town} {stars} of 5 stars. The {main} was {bad}, but {who} liked {best}.
!! Is there parking? > whether there is parking
!! What is the name of the chef? > what the name of the chef is
!! Are dogs allowed? > whether dogs are allowed
!! What wine did they drink? > what wine they drank
!! When does {name} open? > when {name} opens
""",
    """
$ w1, w2 = WORD
$ name < Hotel {w1}|The Harbour Lodge|Pension {w2}|Hotel Belvedere|The Swan Inn|Villa {w1}|The Station Hotel|Guesthouse {w2}
$ town = TOWN
$ nights = NUM 2 9
$ month = MONTH
$ price = MONEY 45 290
$ room = INT 12 618
$ floor < second|third|fourth|fifth|sixth
$ size = INT 9 38
$ view < the harbour|a car park|a brick wall|the mountains|an old cemetery|the market square|the railway line
$ b1 = TIME 6 7
$ b2 = TIME 9 11
$ bad < the shower was cold|the bed was too soft|the lift did not work|the wallpaper was coming off|it smelled of paint
$ good < a bowl of fresh fruit in the room|free bicycles for guests|a library by the fireplace|homemade jam at breakfast|the
 sauna
$ boss = NAME
$ noise < because a club is next door|because the tram passes every ten minutes|because the walls are thin|because the roof is
 being repaired|
 because the rubbish is collected at five
$ mins = INT 3 35
$ to < the old town|the main station|the beach|the exhibition centre|the airport bus
$ wifi = CODE
$ tax = MONEY 2 7
$ s1 = INT 3 9
$ s2 = INT 0 9
$ score = {s1}.{s2}
=
- {name}, {town}: {score} out of 10^We stayed {nights} nights in {month}.
- {score}/10 | {name} ({town}) | stayed in {month}, {nights} nights^
- I spent {nights} nights at {name} in {town} in {month}, and I would give it {score} out of 10.
? {score} > The hotel gets {score} out of 10. :: What is the [score/rating]? | How many points [does the hotel get/are given]?
 | How does the guest rate {name}? |
 How many points out of 10?
? {nights} nights > The guest stayed {nights} nights. :: How long [did the guest stay/was the stay]? | How many nights [did
 the guest spend there/was the
 stay]? | For how many nights was the room booked? | Length of the stay?
? {month} > The stay was in {month}. :: [When/In which month/In what month] was the [guest there/stay]? | What month was it? |
 Month of the visit? |
 When did the guest stay at {name}?
* {name} in {town}: {score} out of 10
=
- Room {room} on the {floor} floor has {size} square metres and looks out on {view}.
- I had room {room}, {floor} floor: {size} square metres with a view of {view}.
? {size} square metres > The room has {size} square metres. :: How [big/large] is the room? | What is the size of the room? |
 How many square metres does the room have? |
 Room size?
? {view} > The view is of {view}. :: What [is the view/can you see from the window]? | What does the room look out on? | What
 is in front of the window? |
 What view did the guest have?
? {floor} floor > The room is on the {floor} floor. :: [Which/What] floor is the room on? | On which floor [did the guest
 stay/is the room]? | How high up is
 the room? | Floor?
* Room {room}, {size} square metres
=s
- One night costs {price}[/, breakfast included], plus {tax} city tax.
- I paid {price} a night and {tax} of city tax a day.
? {price} > A night costs {price}. :: How much [is a night/does a night cost/did the guest pay per night]? | What is the price
 [of the room/per night]? |
 What does the room cost? | Price per night?
? {tax} > The city tax is {tax}. :: How [much/high] is the [city/] tax? | What is the tax? | What must be paid [in addition/on
 top of the price]? |
 What does the town charge?
* {price} a night
=s
- Breakfast is served from {b1} to {b2}.
- You can have breakfast between {b1} and {b2}.
? {b1} > Breakfast starts at {b1}. :: [When/At what time] does breakfast [start/begin]? | How early can guests have breakfast?
 | From what time is breakfast served? |
 Start of breakfast?
? {b2} > Breakfast ends at {b2}. :: [When/At what time] does breakfast [end/finish]? | Until when is breakfast served? | How
 late can guests have breakfast? |
 End of breakfast?
=s
- Minus: {bad}. Plus: {good}.
- I did not like that {bad}, but I did like {good}.
? {bad} > The problem was that {bad}. :: What was the [problem/disadvantage/drawback]? | What did the guest not like? | What
 was not good [in the hotel/]? |
 What went wrong?
? {good} > The guest liked {good}. :: What did the guest like? | What was the [advantage/nice thing/plus]? | What does the
 guest praise? |
 What was good about {name}?
* Good: {good}
=s
- It is noisy {noise}.
- Bring earplugs, {noise}.
? {noise} > The hotel is noisy {noise}. :: Why is it [noisy/loud/not quiet]? | What is the reason for the noise? | Why should
 guests
 bring earplugs? |
 What makes the hotel loud?
* Noisy {noise}
=?
- It takes {mins} minutes on foot to {to}.
- On foot, {to} is {mins} minutes away.
? {mins} minutes > The walk to {to} takes {mins} minutes. :: How far is it to {to}? | How long [does it take/is the walk] to
 {to}? | How
 many minutes does one walk to {to}? |
 How long do you walk to get to {to}?
! How far is it to the airport? > how far it is to the airport
=?
- {boss}, the manager, apologised for everything and was very kind.
- When I complained, the manager, {boss}, gave me a voucher.
? {boss} > The manager is {boss}. :: Who [is the manager/runs the hotel/manages the hotel/is in charge]? | What is the
 manager's name? | Name of the manager? |
 To whom did the guest complain?
! Who is the manager? > who the manager is
# hotel = {name}
# town = {town}
# score = {score}
# price_per_night = {price}
# room = {room}
# size = {size} square metres
# nights = {nights}
S The guest spent {nights} nights at {name} in {town} and gives {score} out of 10. A night costs {price}, and it is noisy
 {noise}.
!! Is there a swimming pool? > whether there is a swimming pool
!! How many rooms does {name} have? > how many rooms {name} has
!! What is the address of {name}? > what the address of {name} is
!! At what time is check-in? > at what time check-in is
""",
)


def review(rng: Random) -> Document:
    """A restaurant or a hotel."""
    return play(rng, "review", REVIEWS)


GENRES: tuple[Maker, ...] = (review,)
