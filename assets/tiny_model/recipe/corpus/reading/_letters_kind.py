"""What kind letters say: invitations to an event, and thanks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

INVITE = parse("""
Y prose prose lines
H {host}~~INVITATION | {host}~{town}~~{today} | Invitation to {event} | {host} invites you | {today}~~Dear friends of {host},
O Dear {reader}, | Dear members and friends, | Ladies and gentlemen, | Dear Mr and Mrs {family}, | Dear guests,
C We would be honoured by your visit. | Drinks will be served afterwards. | Parking is free behind the building.
C Evening dress is not required.
C There will be plenty of time to talk. | We hope that many of you will come. | Children are most welcome.
C A cloakroom is available.
C It is a special occasion for all of us. | You are welcome to bring a friend. | A small exhibition can be seen in the hall.
E Yours sincerely,~{sender} | With kind regards,~{sender}, {host} | We look forward to seeing you.~~{sender}
E Cordially,~{sender}
T {host} invites its guests to {event} on {day}.
! day = {day}
S {event} takes place on {day}. | We warmly invite you to {event} on {day}. | On {day} we shall hold {event}.
S The date of {event} is {day}.
S It gives us great pleasure to invite you to {event} on {day}.
Q When is {event}? | On what day does {event} take place? | For which day is the invitation? | What is the date of {event}?
Q When will the guests come? | On which date are they invited? | Date? | what day is it on | When does {host} hold {event}?
A The date of {event} is {day}.
P {Event} on {day}
L {Event}: {day}
! place = {place}
S We meet in {place}. | It takes place in {place}. | You will find us in {place}. | The place is {place}.
S Please come to {place}.
Q Where does it take place? | Where will {event} be held? | What is the place? | In which place do they meet?
Q Where should guests go?
Q What venue has been chosen? | Location? | where's it being held
A The place of {event} is {place}.
P In {place}
L Place
# start_time = {start}
S We begin at {start}. | The evening starts at {start}. | Doors open at {doors}, and we begin at {start}.
S The first speech is at {start}.
S Please be in your seats by {start}, when we begin.
Q At what time does it begin? | When does it start? | What is the starting time? | By what time should one be seated?
Q When do things get going?
Q At what hour does the programme begin? | Start? | what time does it kick off
A The starting time is {start}.
P Begins at {start}
M at what time it begins
L Start
# speaker = {speaker}
S {speaker} will speak about {subject}. | We are glad that {speaker} has agreed to give a talk on {subject}.
S The speech, on {subject}, is given by {speaker}.
Q Who gives the talk? | Who will speak about {subject}? | Who gives the speech? | Which speaker is announced?
Q Whose talk can guests hear?
Q Name of the speaker? | Who has agreed to talk? | who's speaking
A The talk is given by {speaker}.
P {speaker} on {subject}
M who gives the talk
L Speaker: {speaker} on {subject}
# music = {music}
S {music} will play for us. | There will be music by {music}. | The music comes from {music}. | {music} will provide the music.
Q Who plays the music? | Who provides the music? | From whom does the music come? | Which musicians are there?
Q Who will be playing?
Q Which group can be heard? | who's on stage for the music
A The music is played by {music}.
P Music by {music}
M who plays the music
L Music
# ticket_price = {price}
S The price of a ticket, with dinner, is {price}. | Tickets at {price} include dinner.
S We ask for {price} a person for the dinner.
Q How much is a ticket? | What does the dinner cost? | What does one pay per person? | What is the price of a ticket?
Q How much is asked per person? | Price? | how much for a ticket with dinner
A The price of a ticket is {price}.
P Ticket with dinner {price}
M how much a ticket costs
L Ticket with dinner
# reply_by = {reply}
S Please tell us by {reply} whether you will come. | We ask for your answer by {reply}.
S An answer by {reply} would help us to plan.
Q By when should one answer? | What is the deadline for an answer? | Until when can guests reply?
Q When does {host} want to know?
Q By what date must guests say yes or no? | Reply by? | when do I have to answer
A The answer is wanted by {reply}.
P Answer by {reply}
M by when one should answer
L Answer by
# phone = {phone}
S {sender} takes your answer on {phone}. | Please call {sender} on {phone}. | Your answer goes to {sender}, telephone {phone}.
Q What is {sender}'s telephone number? | On what number can one answer? | Which number should guests call?
Q Where does one call?
Q How can {sender} be reached? | Telephone? | what number do I ring to say yes
A The telephone number for answers is {phone}.
P Answers to {phone}
M which number to call
L Telephone
# age = {age} years
S {host} is {age} years old this year. | This year {host} has existed for {age} years.
S We have every reason to be proud after {age} years.
Q How old is {host}? | How many years has {host} existed? | How long has {host} been there? | What anniversary is there?
Q For how many years has {host} been going? | how old's the place
A The age of {host} is {age} years.
P {age} years of {host}
M how old {host} is
# good_cause = {cause}
S Instead of flowers, we ask for a gift to {cause}. | Money collected goes to {cause}. | We shall collect money for {cause}.
Q What is the money collected for? | Who receives the gifts? | To whom does the money go? | Who gets the donations?
Q For what cause do they collect? | What should guests give to instead of flowers? | where do the donations go
A The money goes to {cause}.
P Money goes to {cause}
M what the money is collected for
N How many guests are invited? = how many guests are invited | How long does it last? = how long it lasts
N What is on the menu? = what is on the menu | Which hotel is near? = which hotel is near
N What does {other} say in the speech? = what {other} says in the speech | Is there a bus? = whether there is a bus
""")

THANKS = parse("""
Y prose
H {sender}~{town}, {today} | {town}, {today} | {address}~{town} | {today}
O Dear {reader}, | My dear {reader}, | Dear {reader} and family, | Dearest {reader},
C You always know how to make people happy. | I have thought of you often. | Life here is quiet, and the garden needs rain.
C It did me a world of good. | I have told everybody about it. | We laughed so much. | My knee is better, thank you.
C The cat sends her regards.
C I do hope to see you before long. | I am sorry that this letter comes so late. | Do write when you find the time.
E Yours,~{sender} | With love,~{sender} | Ever yours,~{sender} | Fond regards,~{sender} | Warmest wishes,~{sender}
E Affectionately,~{sender}
T {sender} thanks {reader} for {gift}.
! gift = {gift}
S Thank you so much for {gift}. | How kind of you to think of me; thank you for {gift}. | I must thank you at once for {gift}.
S I was delighted with {gift}. | What a lovely surprise: {gift}! | A thousand thanks for {gift}.
Q What does {sender} say thank you for? | What did {reader} give {sender}? | What present is the letter about?
Q What is {sender} delighted with?
Q What gift did {sender} get? | What came from {reader}? | What was the surprise? | what did {sender} get from {reader}
A The present was {gift}.
P Thanks for {gift}
! arrival = {day}
S It arrived on {day}. | It came on {day}, just in time. | The postman brought it on {day}. | I opened it on {day}.
Q When did the present arrive? | On what day did it come? | When did {sender} open it? | On which day was it there?
Q When did the postman bring it? | what day did it get there | Day of arrival?
A The present came on {day}.
P Arrived on {day}
# use = {use}
S I am going to {use}. | With it I will {use}. | Now I can at last {use}. | It will help me to {use}.
Q What will {sender} do with it? | What can {sender} do at last? | What does the gift help with?
Q What is {sender} going to do now?
Q What use will {sender} make of it? | what's {sender} going to do with it
A The plan of {sender} is to {use}.
P Will {use}
M what {sender} will do with it
! company = {guest}
S {guest} was here when I opened the parcel. | {guest} sat at the table with me when the parcel came.
S Only {guest} was with me that day.
S When I unpacked it, {guest} was visiting.
Q Who was there when the parcel was opened? | Who was with {sender}? | Who was visiting? | Who saw {sender} unpack it?
Q Whose company did {sender} have? | who was around when it came
A The person who was with {sender} is {guest}.
P {guest} was there
# opinion = {remark}
S {neighbour} from next door said that {remark}. | My neighbour {neighbour} thinks that {remark}.
S According to {neighbour} next door, {remark}.
Q What did {neighbour} say? | What does {neighbour} think? | What is {neighbour}'s opinion? | What was the neighbour's remark?
Q What does the neighbour believe? | what did the neighbour say
A The opinion of {neighbour} is that {remark}.
P {neighbour}: {remark}
M what {neighbour} said
# news = {news}
S The latest news is that {child} {news}. | You will be pleased to hear that {child} {news}. | By the way, {child} {news}.
Q What is the news about {child}? | What has happened with {child}? | What does the letter tell about {child}?
Q What is new with {child}?
Q What does {sender} report about {child}? | any news of {child}
A The news is that {child} {news}.
P {child} {news}
M what the news about {child} is
# visit_date = {visit}
S I shall come and see you on {visit}. | May I come on {visit}? | If you are at home, I would like to come by on {visit}.
S Expect me on {visit}.
Q When will {sender} visit {reader}? | On what day does {sender} come? | When can {reader} expect {sender}?
Q For which day is the visit planned?
Q What date does {sender} suggest for seeing each other? | when's {sender} coming over
A The visit is planned for {visit}.
P Visit on {visit}
M when {sender} visits {reader}
# enclosed = {back}
S In return I am sending you {back}. | Please accept {back} with this letter. | I have put {back} into the envelope for you.
Q What does {sender} send in return? | What is in the envelope? | What does {reader} get with the letter?
Q What comes with the letter?
Q What small thing is enclosed? | anything in the envelope
A The thing that comes with the letter is {back}.
P Sends {back}
M what {sender} sends in return
# age = {age}
S I turned {age}, and I do not feel a day older. | Who would have thought that I would reach {age}?
S Being {age} is not so bad after all.
Q How old did {sender} turn? | How old is {sender} now? | What age has {sender} reached? | Which birthday was it?
Q What is {sender}'s age?
Q how old's {sender} | How many years old has {sender} become?
A The age of {sender} is now {age}.
P {sender} is now {age}
M how old {sender} is
N How much did the present cost? = how much the present cost | Where did {reader} buy it? = where {reader} bought it
N What does {other} wish for? = what {other} wishes for
N What is {sender}'s telephone number? = what the telephone number of {sender} is
N How many presents were there? = how many presents there were | What did {reader} get? = what {reader} got
""")
