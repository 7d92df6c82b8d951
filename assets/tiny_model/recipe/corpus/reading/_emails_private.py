"""What private e-mails say: a visit announced, a party, news of a new flat."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

VISIT = parse("""
Y prose
H Subject: See you soon! | Subject: my visit | Subject: Coming to {town} | Subject: {town}, here I come |
O Hi {reader}, | Dear {reader}, | Hello {reader}! | Hey {reader}, | Dear {reader}, thanks for your mail.
O Hi {reader},~great to hear from you.
C I am really looking forward to it. | It has been far too long. | I hope the weather will be kind to us.
C Say hello to your parents from me.
C We have so much to talk about. | I promise not to snore. | Please don't go to any trouble.
C I still remember your wonderful soup.
E Love,~{sender} | See you soon,~{sender} | Hugs,~{sender} | Take care,~{sender} | Best,~{sender} | Yours,~{sender}
T {sender} is going to visit {reader} in {town} on {day}.
! day = {day}
S I have booked my trip to {town} for {day}. | I am coming to {town} on {day}. | I'll be in {town} on {day}!
S My trip to {town} starts on {day}.
S Good news: I have {day} free and am coming to {town}. | {day} is the day: I'm finally visiting you in {town}.
Q When is {sender} coming? | On what day does {sender} come to {town}? | What day will {sender} visit?
Q When will they see each other?
Q For when is the trip booked? | On which date can {reader} expect a guest? | Day of the visit? | when's {sender} getting here
A The visit of {sender} is on {day}.
P {sender} comes on {day}
! arrival_time = {time}
S My {vehicle} gets in at {time}. | The {vehicle} arrives at {time}. | I should be there at {time} by {vehicle}.
S The {vehicle} reaches {town} at {time}.
Q At what time does the {vehicle} arrive? | When does {sender} get in? | What time does the {vehicle} reach {town}?
Q What is the arrival time?
Q When should {reader} be at the station or stop? | At what hour does {sender} arrive? | what time do I have to pick {sender} up
A The {vehicle} arrives at {time}.
P Arrives at {time} by {vehicle}
# fare = {fare}
S I paid {fare} for the ticket. | The ticket cost only {fare}. | I got a ticket for {fare}.
S For {fare} I could not say no to the ticket.
Q How much was the ticket? | What did {sender} pay for the ticket? | What was the fare? | How much did the trip cost?
Q How much money was spent on the ticket? | Ticket price? | what did the ticket cost
A The ticket cost {fare}.
P Ticket for {fare}
M how much the ticket cost
# nights = {nights} nights
S I can stay for {nights} nights. | I'd love to stay {nights} nights. | I have time for {nights} nights.
S If it's all right with you, I'll stay {nights} nights.
Q How long does {sender} stay? | How many nights will {sender} be there? | For how long is the visit?
Q How many nights is {sender} staying?
Q What is the length of the visit? | How much time do they have? | how long are they staying
A The visit lasts {nights} nights.
P Stays {nights} nights
M how long {sender} stays
# companion = {with}
S I am bringing my {kin} {with}. | My {kin} {with} is coming too. | {with}, my {kin}, would like to come as well.
S You will meet {with}, my {kin}.
Q Who is coming with {sender}? | Whom does {sender} bring? | Who else comes along? | What is the name of {sender}'s {kin}?
Q Which member of the family is coming too? | Who is travelling along? | who's tagging along
A The one who comes along is {with}.
P {with} comes too
M who is coming with {sender}
# gift = {gift}
S I have {gift} for you in my bag. | I am bringing you {gift}. | You are getting {gift} from me. | Look forward to {gift}!
Q What does {sender} bring for {reader}? | What is in the bag? | What will {reader} get? | What present is there?
Q What is the gift?
Q Which present can {reader} look forward to? | what am I getting
A The present for {reader} is {gift}.
P Present: {gift}
M what present there is
# plan = {wish}
S Could we {wish}? | What I would love most is to {wish}. | Do you think that we could {wish}? | I have always wanted to {wish}.
Q What would {sender} like to do? | What does {sender} want to do there? | What is {sender}'s wish?
Q What has {sender} always wanted to do?
Q Which plan does {sender} have for the visit? | What does {sender} suggest? | what's {sender} up for
A The thing that {sender} would like to do is to {wish}.
P Wants to {wish}
M what {sender} would like to do
# does_not_eat = {food}
S Remember that I can't eat {food}. | Just one thing: no {food} for me, please. | I do not eat {food} any more.
Q What can {sender} not eat? | Which food must be left out? | What does {sender} not eat? | What should {reader} not cook?
Q What food is a problem for {sender}? | What is {sender} unable to have? | anything I shouldn't cook
A The food that {sender} does not eat is {food}.
P No {food}
M what {sender} does not eat
# phone = {phone}
S My new number is {phone}. | Text me on {phone} if something comes up. | You can reach me on {phone} on the way.
Q What is {sender}'s new number? | On what number can {sender} be reached? | Where can {reader} send a text?
Q What is {sender}'s phone number?
Q Which number should {reader} use on the day? | number of {sender}
A The number of {sender} is {phone}.
P {sender}'s number: {phone}
M what the phone number of {sender} is
N Where will {sender} sleep? = where {sender} will sleep | When does {sender} go home? = when {sender} goes home
N How old is {reader}? = how old {reader} is | What will the weather be like? = what the weather will be like
N What does {other} think about the visit? = what {other} thinks about the visit
""")

PARTY = parse("""
Y prose prose bullets
H Subject: {Party} | Subject: You're invited! | Subject: Save the date | Subject: {Party} on {day} |
O Hi everyone, | Dear friends, | Hello all, | Dear {reader}, | Hey {reader}, | Friends and neighbours,
C Children are welcome too. | Please spread the word. | There will be music and a fire in the garden.
C It would not be the same without you.
C Dress warmly. | Presents are not necessary. | Come as you are. | We have not seen many of you for ages.
C The neighbours have been warned.
E Love,~{sender} | Yours,~{sender} and {partner} | See you then!~{sender} | Cheers,~{sender} | Big hug,~{sender}
T {sender} invites friends to {party} on {day}.
@ dishes = The dishes that friends bring are
Q Which dishes do friends bring? | What food will be brought? | List the dishes. | What will there be to eat?
Q Which food is promised?
Q What can the guests look forward to eating? | what's on the table
! day = {day}
S We are having {party} on {day}. | On {day} there will be {party}. | You are invited to {party} on {day}.
S Please keep {day} free for {party}.
S It's time for {party}, and the date is {day}.
Q When is {party}? | On what day is {party}? | What date should the guests keep free? | For which day are they invited?
Q On which day do they celebrate? | What is the date? | what day's the party
A The date of {party} is {day}.
P {Party} on {day}
! place = {place}
S We will celebrate at {place}. | It takes place at {place}. | The address is {place}. | Come to {place}.
S The party is at {place}.
Q Where is {party}? | Where do they celebrate? | What is the address? | Where should the guests come?
Q At what place will it be?
Q What is the location? | where's it happening | Where do I need to go?
A The place is {place}.
P At {place}
# start_time = {start}
S Doors open at {start}. | Come any time after {start}. | We start at {start}. | The fun begins at {start}.
S Be there by {start}.
Q At what time does it start? | When do the guests come? | When does the fun begin? | From what time can I come?
Q What time is it?
Q At what hour are guests expected? | Starting time? | what time does it kick off
A The starting time is {start}.
P From {start}
M at what time it starts
# guests = {guests}
S We expect {guests} guests. | About {guests} people have said yes. | There will be {guests} of us.
S {guests} friends are invited.
Q How many guests are expected? | How many people will come? | How many of them will there be? | How large will the party be?
Q What is the number of guests? | how many are going to be there
A The number of guests is {guests}.
P {guests} guests
M how many guests are expected
# first_dish = {dish1}
S {p1} is making {dish1}. | {p1} will bring {dish1}. | We can look forward to {dish1} by {p1}. | {p1} has promised us {dish1}.
Q What does {p1} bring? | What is {p1} making? | What food comes from {p1}? | What has {p1} promised?
Q What will {p1} come with?
Q Which dish will {p1} prepare? | what's {p1} cooking
A The dish that {p1} brings is {dish1}.
P {p1}: {dish1}
M what {p1} brings
# second_cook = {p2}
S {p2} takes care of {dish2}. | You can thank {p2} for {dish2}. | {p2} said yes to {dish2}.
S Thanks to {p2} there will be {dish2}.
Q Who takes care of {dish2}? | Who brings {dish2}? | Who will make {dish2}? | Who is responsible for {dish2}?
Q From whom does {dish2} come?
Q Which friend provides {dish2}? | who's doing {dish2}
A The person who takes care of {dish2} is {p2}.
P {p2}: {dish2}
M who brings {dish2}
# reply_by = {reply}
S Let me know by {reply} whether you can come. | Please answer by {reply}. | I need to know by {reply} who is coming.
Q By when should the guests answer? | Until when can one reply? | What is the deadline for an answer?
Q When does {sender} need to know?
Q By what date must I say yes or no? | Reply by? | when do I have to let {sender} know
A The answer is needed by {reply}.
P Answer by {reply}
M by when to answer
# share = {money}
S Everybody puts {money} into the hat. | We ask everyone for {money} towards the drinks.
S Each guest pays {money} for food and drink.
Q How much does each guest pay? | How much is asked for the drinks? | What does everybody put into the hat?
Q What does it cost per guest?
Q What is each person's share? | how much do I chip in
A The share of each guest is {money}.
P {money} each
M how much each guest pays
# reason = {why}
S We are celebrating {why}. | All this is {why}. | We have a reason to be happy: it is {why}.
Q Why are they celebrating? | What is the reason for the party? | What do they celebrate? | Why is there a party?
Q What is the occasion?
Q For what reason does {sender} invite everybody? | what's the party for
A The party takes place {why}.
P {Why}
M what the reason for the party is
N How late does it go on? = how late it goes on | Where can guests sleep? = where guests can sleep
N How old is {sender}? = how old {sender} is | Who plays the music? = who plays the music
N What will {other} bring? = what {other} will bring
""")

FLAT = parse("""
Y prose
H Subject: New flat! | Subject: I have moved | Subject: News from me | Subject: my new place in {town} |
O Hi {reader}, | Dear {reader}, sorry that I have not written for so long. | Hello {reader}, big news! | Hey {reader},
O Dear {reader},
C There are still boxes everywhere. | My back hurts from carrying books. | The first night was strange, but I slept well.
C I miss our evenings.
C The view in the morning makes up for everything. | Come and see it soon. | The old lady downstairs gave me a cake.
C I am tired but happy.
E Love,~{sender} | Write soon!~{sender} | Miss you,~{sender} | Yours,~{sender} | Lots of love,~{sender}
E Best wishes from {town},~{sender}
T {sender} tells {reader} about moving to {town} on {day}.
! moving_date = {day}
S I moved to {town} on {day}. | Since {day} I have been living in {town}.
S On {day} I got the keys to my flat in {town} and moved in at once.
S It's done: I moved into my flat in {town} on {day}.
Q When did {sender} move? | Since when has {sender} been living in {town}? | On what day did {sender} move in?
Q What was the day of the move?
Q When did {sender} start living there? | Moving day? | when did {sender} move to {town}
A The move of {sender} was on {day}.
P Moved to {town} on {day}
! address = {address}
S My new address is {address}. | I live at {address} now. | You will find me at {address}.
S Please write down my address: {address}.
Q What is {sender}'s new address? | Where exactly does {sender} live? | At what address can one find {sender}?
Q In which street is the flat?
Q Where should letters to {sender} go? | New address? | where do I send {sender} a postcard
A The new address of {sender} is {address}.
P New address: {address}
# rent = {rent}
S The rent is {rent} a month. | I pay {rent} a month. | It costs me {rent} a month.
S For {rent} a month I could not find anything better.
Q How much is the rent? | What does {sender} pay a month? | What does the flat cost? | How much does {sender} spend on the flat?
Q What is the monthly price? | Rent? | how expensive is the place
A The rent is {rent} a month.
P Rent {rent} a month
M how much the rent is
# floor = {floor} floor
S It is on the {floor} floor. | The flat is on the {floor} floor. | I live on the {floor} floor.
S From the {floor} floor I can see the hills.
Q On which floor is it? | How high up is the flat? | Which floor does {sender} live on? | On what floor would I find {sender}?
Q How far up does one have to climb? | Floor? | which floor's the flat on
A The flat is on the {floor} floor.
P On the {floor} floor
M on which floor the flat is
# flatmate = {mate}
S I share it with {mate}, who {job}. | My flatmate is {mate}, who {job}. | {mate}, who {job}, has the other bedroom.
Q Who is {sender}'s flatmate? | Who lives with {sender}? | With whom does {sender} share the flat? | Who has the other bedroom?
Q What is the name of the flatmate? | Does {sender} live with someone, and with whom? | who's {sender} sharing with
A The flatmate of {sender} is {mate}.
P Shares with {mate}
M with whom {sender} shares the flat
# way_to_work = {minutes} minutes
S To work it is only {minutes} minutes by bicycle. | I need {minutes} minutes to get to work.
S My way to work takes {minutes} minutes.
Q How long is the way to work? | How many minutes does {sender} need to work? | How long does it take {sender} to get to work?
Q How far is it to work in minutes? | What is the time from door to desk? | how long's the commute
A The way to work takes {minutes} minutes.
P {minutes} minutes to work
M how long the way to work is
# reason = {why}
S I left the old place {why}. | I had to move {why}. | I could not stay in the old flat {why}.
Q Why did {sender} move? | What was the reason for moving? | Why did {sender} leave the old place?
Q Why could {sender} not stay there?
Q What made {sender} look for a new home? | why'd {sender} move out
A The reason is that {sender} moved {why}.
P Moved {why}
M why {sender} moved
# still_needed = {need}
S I still need {need}. | What I have not got yet is {need}. | If you know of {need}, tell me.
S The only thing missing is {need}.
Q What does {sender} still need? | What is missing? | What has {sender} not got yet? | Which thing is {sender} looking for?
Q What would be useful for the flat? | What could {reader} keep an eye open for? | what's still missing
A The thing that {sender} still needs is {need}.
P Still needs {need}
M what is still missing
# party_date = {party}
S On {party} I want to have friends round; you must come. | Keep {party} free for my house-warming.
S I plan a small party on {party}.
Q When is the house-warming? | On what day will there be a party? | When does {sender} invite friends?
Q Which date should {reader} keep free?
Q For which day is the party planned? | Party date? | when's the party
A The house-warming is on {party}.
P Party on {party}
M when the house-warming is
N How many rooms does the flat have? = how many rooms the flat has | Who is the landlord? = who the landlord is
N What does {sender} do for a living? = what {sender} does for a living
N Does the flat have a balcony? = whether the flat has a balcony
N Who helped {sender} to move? = who helped with the move | Where does {other} live? = where {other} lives
""")
