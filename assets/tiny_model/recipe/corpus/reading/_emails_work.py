"""What e-mails at work say: about a meeting, an order, a visit, a delay, a hand-over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

MEETING = parse("""
Y prose prose lines bullets
H From: {sender}~To: {reader}~Subject: {topic} | Subject: {topic}~From: {sender} | To: {reader}~From: {sender}~Re: {topic}
H From: {senderMail}~To: {reader}~Subject: Meeting about {topic}
O Dear {reader}, | Hello {reader}, | Good morning {reader}, | Hi {reader}, | Dear {reader}, I hope you are well.
O Hello {reader},~thank you for your call.
C Please let me know if this suits you. | I would be glad to hear your opinion. | Coffee will be ready.
C It should not take long.
C If you need anything beforehand, just write. | The others have already said yes. | I know that your week is full.
C There is no need to prepare much. | I look forward to a good discussion. | Sorry for the short notice.
E Best regards,~{sender} | Kind regards,~{sender} | Many thanks,~{sender} | Best wishes,~{sender} | With kind regards,~{sender}
T {sender} invites {reader} to a meeting about {topic} on {day}.
! day = {day}
S I would like to meet on {day} to talk about {topic}. | Could we meet on {day} about {topic}?
S The meeting about {topic} is set for {day}.
S We need to talk about {topic}, and {day} would be a good day.
S I have put a meeting about {topic} into the calendar for {day}.
S Our meeting about {topic} has been moved to {day}.
Q On what day is the meeting? | When is the meeting about {topic}? | Which day does {sender} suggest?
Q For which day is the meeting planned?
Q What date did {sender} choose? | When will they talk about {topic}? | Day of the meeting? | what day are we meeting
Q When does {sender} want to see {reader}?
A The meeting about {topic} is on {day}.
P Meeting about {topic} on {day}
L Day
! start_time = {start}
S We start at {start}. | Let us begin at {start}. | Please be there at {start}. | The meeting begins at {start} sharp.
S I suggest {start}.
S I have booked us in from {start}.
Q At what time does the meeting start? | What time should {reader} be there? | When does the meeting begin?
Q At what hour do they start?
Q From what time are they booked in? | What time does {sender} suggest? | Starting time? | what time do we kick off
A The meeting starts at {start}.
P Starts at {start}
L Time
# room = {room}
S We will meet in {room}. | I have reserved {room}. | Come to {room}, please. | {Room} is booked for us.
S We are in {room} this time.
Q Where does the meeting take place? | Which room is booked? | In which room will they meet? | Where should {reader} go?
Q What room did {sender} reserve? | Room? | Place of the meeting? | where are we meeting
A The meeting takes place in {room}.
P In {room}
M where the meeting takes place
L Room
# guest = {guest}
S {guest} from {firm} will join us. | {guest} of {firm} is coming too. | I have also asked {guest} from {firm} to come.
S We shall be joined by {guest} of {firm}.
Q Who else will join? | Who is coming from {firm}? | Which guest will be there? | Who has also been asked?
Q Who will come along?
Q Which person from outside is coming? | Who represents {firm}? | who else is going to be there
A The person who will join them is {guest}.
P {guest} from {firm} joins
M who else will join
# bring = {bring}
S Please bring {bring}. | Could you bring {bring}? | It would help if you had {bring} with you. | Do not forget {bring}, please.
Q What should {reader} bring? | What does {reader} need to have along? | What is {reader} asked to bring?
Q What must not be forgotten?
Q What does {sender} want {reader} to take along? | Anything to bring? | what do I need to bring
A The thing that {reader} should bring is {bring}.
P Bring {bring}
M what {reader} should bring
# duration = {minutes} minutes
S We should be done in {minutes} minutes. | It will take {minutes} minutes. | I expect that we need {minutes} minutes.
S Plan {minutes} minutes for it.
Q How long will the meeting take? | How many minutes should one plan? | How much time do they need?
Q What is the length of the meeting?
Q For how long will they sit together? | Duration? | how long is it going to be
A The meeting will take {minutes} minutes.
P Takes {minutes} minutes
M how long the meeting takes
L Length
# reason = {why}
S The matter is urgent {why}. | We cannot wait {why}. | I am asking for a meeting so soon {why}. | There is some hurry {why}.
Q Why is it urgent? | Why can it not wait? | What is the reason for the hurry? | Why does {sender} want to meet so soon?
Q What makes the matter pressing? | Why the rush? | why so soon
A The matter is urgent {why}.
P Urgent {why}
M why the matter is urgent
# reply_by = {reply}
S Please answer by {reply}. | Please let me know before {reply}. | I need your answer by {reply}.
S Could you confirm by {reply}?
Q By when does {sender} need an answer? | Until when should {reader} reply? | What is the deadline for the answer?
Q When must {reader} confirm? | By what date is a reply expected? | Reply by? | when do I have to answer
A The answer is needed by {reply}.
P Answer by {reply}
M by when an answer is needed
L Answer by
# phone = {phone}
S If you cannot come, call me on {phone}. | My number is {phone}. | You reach me on {phone} all day.
S In case of doubt ring me: {phone}.
Q What is {sender}'s phone number? | On what number can {sender} be reached? | Which number should {reader} call?
Q How can I reach {sender} by phone?
Q What number does {sender} give? | Phone number of the writer? | number to call
A The phone number of {sender} is {phone}.
P {sender}: {phone}
M what the phone number of {sender} is
L Phone
N What is {guest}'s job? = what the job of {guest} is | Will there be lunch? = whether there will be lunch
N How many people work in the office? = how many people work in the office
N When is the meeting after that? = when the meeting after that is
N What did {other} answer? = what {other} answered | Where does {sender} live? = where {sender} lives
""")

ORDER = parse("""
Y prose prose lines table
H Subject: Your order {code} | From: {senderMail}~Subject: Order {code} | Order {code} - {firm}
H To: {reader}~Subject: Your order no. {code}
O Dear {reader}, | Dear {reader},~thank you for your order. | Hello {reader}, thank you for shopping with us.
O Good afternoon, {reader},
C Please keep this message for your records. | We hope that you will be happy with it. | You need not do anything else.
C Our office is open all week. | We are always glad to hear from you. | We have checked everything twice.
C Thank you for your trust.
E Kind regards,~{sender}~{firm} | Yours sincerely,~{sender}, customer service, {firm} | Best wishes from {firm},~{sender}
E {sender}~{firm}
T {firm} writes to {reader} about order {code} for {item}.
! item = {item}
S You ordered {item}. | This message is about {item}, which you ordered from us. | We have received your order for {item}.
S With order {code} you bought {item}. | Your parcel contains {item}. | We are packing {item} for you.
Q What did {reader} order? | What has been bought? | Which goods are in the order? | What is the order for?
Q What is in the parcel?
Q What is {reader} waiting for? | What was purchased? | what did I buy
A The order is for {item}.
P Order for {item}
L Item
! total = {total}
S The total is {total}. | The amount due is {total}. | You pay {total} in all. | Altogether this comes to {total}.
S The bill amounts to {total}.
Q What is the total? | How much does the order cost? | What does {reader} have to pay? | What does it come to in all?
Q How much is the bill? | What sum is due? | Total price? | how much altogether
A The total of the order is {total}.
P Total {total}
L Total
# shipping = {shipping}
S Shipping is {shipping} of this. | This includes {shipping} for delivery. | {shipping} of this is for postage.
Q How much is shipping? | What does delivery cost? | What is charged for postage? | How much of it is for delivery?
Q What are the costs of sending it? | Shipping costs? | what do I pay for delivery
A The cost of shipping is {shipping}.
P Shipping {shipping}
M how much shipping costs
! delivery_date = {arrives}
S It will reach you on {arrives}. | Delivery is planned for {arrives}. | You can expect the parcel on {arrives}.
S It should be with you on {arrives}.
S The driver will be at your door on {arrives}.
Q When will the parcel arrive? | On what day is delivery planned? | When can {reader} expect the goods?
Q When does it get there?
Q What is the delivery date? | On which day will the driver come? | Arrival date? | when's it coming
A The parcel will arrive on {arrives}.
P Arrives on {arrives}
L Delivery
# shipping_date = {sent}
S We sent it on {sent}. | The parcel left our warehouse on {sent}. | It was handed to the carrier on {sent}.
Q When was it sent? | On what date did the parcel leave the warehouse? | When was it handed to the carrier?
Q When did {firm} post it?
Q What is the date of dispatch? | Since when is it on its way? | Sent when? | when did they ship it
A The parcel was sent on {sent}.
P Sent on {sent}
M when the parcel was sent
L Sent
# tracking_number = {track}
S You can follow the parcel with the number {track}. | The tracking number is {track}. | Your parcel has the number {track}.
Q What is the tracking number? | With which number can I follow the parcel? | Which number does the parcel have?
Q How can {reader} see where the parcel is? | Tracking number? | what number do I use to track it
A The tracking number is {track}.
P Tracking number {track}
M what the tracking number is
L Tracking number
# address = {address}
S It goes to {address}. | The delivery address is {address}. | We deliver to {address}. | The parcel is on its way to {address}.
Q Where will it be delivered? | What is the delivery address? | To which address does it go? | Where is the parcel going?
Q At what address should one wait for the driver? | Address? | where are they sending it
A The delivery address is {address}.
P To {address}
M where it will be delivered
L Address
# return_period = {days} days
S You may return it within {days} days. | There are {days} days to send it back.
S If it does not please you, send it back within {days} days.
Q How long can {reader} return it? | Within how many days can it be sent back? | How much time is there for a return?
Q What is the time limit for returns? | Until when is a return possible, in days? | how long do I have to send it back
A The time for a return is {days} days.
P {days} days for a return
M how long a return is possible
L Returns within
# guarantee = {years} years
S The guarantee is {years} years. | It comes with a guarantee of {years} years. | We give a guarantee of {years} years.
Q How long is the guarantee? | For how many years is it guaranteed? | What guarantee is there? | How long is it covered?
Q What is the length of the warranty? | Guarantee? | for how long is it under warranty
A The guarantee lasts {years} years.
P Guarantee of {years} years
M how long the guarantee lasts
L Guarantee
# service_phone = {phone}
S Our service line is {phone}. | For help call {phone}. | {sender} will help you on {phone}.
S Questions are answered on {phone}.
Q What is the number of the service line? | What number do I call for help? | Where can {reader} ring with questions?
Q How can {sender} be reached by phone? | Service number? | who do I call, what's the number
A The service number is {phone}.
P Service: {phone}
M what the service number is
L Service line
N What colour is it? = what colour it is | Is it a gift? = whether it is a gift
N How heavy is the parcel? = how heavy the parcel is | Who is the carrier? = who the carrier is
N What did {other} order? = what {other} ordered | How was it paid? = how it was paid
""")

AWAY = parse("""
Y prose prose bullets
H From: {sender}~To: all~Subject: While I am away | Subject: Out of the office | From: {sender}~Subject: My holiday
H Subject: Hand-over
O Dear all, | Hello everyone, | Dear colleagues, | Hi team, | Hello all, a few things before I go. |
C Thank you for covering for me. | Please be kind to the plants. | I have cleared my desk. | All papers are in the usual folder.
C I will not read my mail. | There should not be any surprises. | Everything else can wait.
E Best,~{sender} | See you soon,~{sender} | Thanks,~{sender} | Cheers,~{sender} | Regards,~{sender}
T {sender} will be away from {from} to {to}.
@ deputies = The colleagues who stand in are
Q Which colleagues stand in? | Who covers for {sender}? | List the people who take over.
Q Which people help out in the meantime?
Q To whom can one turn while {sender} is away? | Name the colleagues who take over work. | who's covering
! first_day = {from}
S I will be away from {from} to {to}. | From {from} until {to} I am out of the office.
S My leave begins on {from} and ends on {to}.
S I am not here from {from} to {to}. | Between {from} and {to} I cannot be reached.
Q From when is {sender} away? | When does {sender} leave? | When does {sender}'s leave begin?
Q What is the first day of absence?
Q Since what date is {sender} out of the office? | First day off? | when does {sender} go
A The absence of {sender} begins on {from}.
P {sender} away from {from} to {to}
# reason = {why}
S I am going {why}. | The reason: I am going {why}. | This year I am going {why}.
Q Why is {sender} away? | What is {sender} going to do? | Where is {sender} going? | What is the reason for the absence?
Q What takes {sender} away from the office? | what is {sender} up to
A The reason is that {sender} is going {why}.
P Going {why}
M why {sender} is away
! first_deputy = {p1}
S {p1} looks after {task1}. | Please ask {p1} about {task1}. | {p1} takes over {task1}. | For {task1}, please ask {p1}.
S {p1} will deal with {task1}.
Q Who looks after {task1}? | Who takes over {task1}? | Who should I ask about {task1}? | Who is in charge of {task1}?
Q Which colleague deals with {task1}? | With whom is {task1} now? | who's got {task1} | Who is responsible for {task1}?
A The colleague who looks after {task1} is {p1}.
P {p1}: {task1}
! second_task = {task2}
S {p2} looks after {task2}. | {p2} takes care of {task2}. | I have asked {p2} to do {task2}. | {p2} is in charge of {task2}.
Q What does {p2} look after? | What is {p2} in charge of? | What does {p2} take care of? | What is {p2}'s job in the meantime?
Q What has {p2} been asked to do? | For which matters do I go to {p2}? | what's {p2} covering
A The job of {p2} is {task2}.
P {p2}: {task2}
# first_phone = {phone}
S {p1} has the number {phone}. | You reach {p1} on {phone}. | {p1}'s number is {phone}. | Call {p1} on {phone}.
Q What is {p1}'s number? | On what number can {p1} be reached? | Which number belongs to {p1}? | How do I ring {p1}?
Q What do I dial to speak to {p1}? | number of {p1} | {p1}'s telephone number?
A The number of {p1} is {phone}.
P {p1}: {phone}
M what {p1}'s number is
# second_phone = {phone2}
S {p2} can be called on {phone2}. | {p2} has the extension {phone2}. | The number of {p2} is {phone2}. | Dial {phone2} for {p2}.
Q What is {p2}'s number? | Which extension does {p2} have? | On what number can {p2} be called? | How can one phone {p2}?
Q number of {p2} | What should I dial for {p2}? | {p2}'s telephone number?
A The number of {p2} is {phone2}.
P {p2}: {phone2}
M what {p2}'s number is
# deadline = {deadline}
S The report for {firm} must be sent by {deadline}. | {firm} expects its report by {deadline}.
S Please send {firm} the report by {deadline}.
Q By when must the report be sent? | When does {firm} expect its report? | What is the deadline for the report?
Q When is the report due?
Q Until when can the report for {firm} wait? | Deadline for {firm}? | when does {firm} need the report
A The report for {firm} is due by {deadline}.
P Report for {firm} by {deadline}
M by when the report must be sent
# key_place = {key}
S The key to my cupboard is {key}. | You will find the key {key}. | I have left the key {key}. | The cupboard key is {key}.
Q Where is the key? | Where has {sender} left the key? | Where do I find the cupboard key? | In what place is the key?
Q Where should one look for the key? | Key? | where's the key to the cupboard
A The key is {key}.
P Key {key}
M where the key is
N How many days of leave are left? = how many days of leave are left
N How old is {sender}? = how old {sender} is
N Who sits next to {sender}? = who sits next to {sender} | What does {other} do meanwhile? = what {other} does meanwhile
N What is {sender}'s private number? = what the private number of {sender} is
""")
