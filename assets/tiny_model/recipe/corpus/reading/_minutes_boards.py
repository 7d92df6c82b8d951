"""What minutes of residents and boards say."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

HOUSE = parse("""
Y headed numbered prose prose bullets
H Residents' meeting, {address} | {address}~Minutes of the owners' meeting | Minutes - residents of {address}
H House meeting~{address}
C The residents of the ground floor asked for more light in the yard. | Everyone was asked to close the front door at night.
C The garden bench will be painted in spring. | A few people complained about noise on Sundays.
C The new letter boxes were welcomed by all. | The discussion about bicycles in the hall was put off.
E The minutes will be put up in the entrance hall. | A copy goes to every flat. | Questions about these minutes go to {manager}.
T The residents of {address} met on {date}.
! date = {date}
S The residents met on {date}. | The meeting of the owners took place on {date}. | On {date} the residents came together.
Q When did the residents meet? | When was the house meeting? | On what date did the owners get together? | Date of the meeting?
Q What day was the residents' meeting? | When did the meeting take place? | which day did they meet
Q When was this meeting held?
A The residents met on {date}.
P Residents met on {date}
L Date
! manager = {manager}
S {manager} from the management firm led the discussion. | The meeting was run by {manager}, the house manager.
S {manager}, who manages the building, opened the meeting. | The house manager, {manager}, welcomed everybody.
Q Who is the house manager? | Who manages the building? | Who ran the meeting? | Who led the discussion? | Name of the manager?
Q Who is in charge of the building? | Who looks after the house? | Which person was in charge of the meeting?
A The house manager is {manager}.
P House manager: {manager}
L Manager
! repair_cost = {cost}
S The repair of the {thing} will cost {cost}. | For the repair of the {thing} the owners approved {cost}.
S Fixing the {thing} comes to {cost}, according to the only offer. | The owners will pay {cost} to have the {thing} repaired.
Q How much does the repair of the {thing} cost? | What is the price of fixing the {thing}? | What will be paid for the {thing}?
Q What does it cost to repair the {thing}? | How much money is needed for the {thing}? | Cost of the {thing} repair?
Q How expensive is the work on the {thing}? | how much for the {thing}
A The repair of the {thing} will cost {cost}.
P Repair of the {thing}: {cost}
B Repairs
# firm = {firm}
S The work will be done by {firm}. | {firm} was given the job. | The order goes to {firm}. | {firm} has been hired for the work.
Q Which firm will do the work? | Who got the job? | Which company was chosen? | Who will carry out the repair? | Who was hired?
Q Which contractor did they pick? | Name of the firm doing the repair? | who's doing the repair work
A The firm that will do the work is {firm}.
P Work done by {firm}
M which firm will do the work
B Repairs
# work_starts = {begin}
S Work starts on {begin}. | The workers will arrive on {begin}. | The first day of the work is {begin}.
S The work is to begin on {begin}.
Q When does the work start? | When will the repair begin? | When do the workers come? | On what day does the work get under way?
Q What is the first day of the repair? | Starting date of the work? | when will they start fixing it
A The work starts on {begin}.
P Work starts on {begin}
M when the work starts
B Repairs
# duration = {weeks} weeks
S It should take about {weeks} weeks. | The work is expected to last {weeks} weeks.
S Residents must live with dust for {weeks} weeks.
S The whole job will need {weeks} weeks.
Q How long will the work take? | How many weeks does the repair last? | How long must residents put up with it?
Q What is the expected length of the work? | For how long will there be dust? | Duration of the repair?
Q how long is this going to take
A The work is expected to take {weeks} weeks.
P Expected to take {weeks} weeks
M how long the work will take
B Repairs
# share_per_flat = {share}
S Each flat pays {share}. | Every owner has to contribute {share}. | The share of each flat is {share}.
S That makes {share} per flat.
Q How much does each flat pay? | What is the share of one flat? | What must every owner contribute? | How much is it per flat?
Q What does a single owner have to pay? | Contribution per flat? | how much do I pay for my flat
A The share of each flat is {share}.
P {share} per flat
M how much each flat pays
B Costs
# rule = {rule}
S From now on, {rule}. | A new rule was agreed: {rule}. | All flats voted for a new house rule: {rule}. | In future, {rule}.
Q What is the new house rule? | Which rule was agreed? | What new rule is there? | What did the residents make a rule about?
Q What must residents keep to in future? | What changes in the house rules? | New rule in the house? | what's the new rule
A The new rule is that {rule}.
P New rule: {rule}
M what the new house rule is
B House rules
# key_holder = {keeper}
S {keeper} now keeps the keys to the {store}. | The keys to the {store} are with {keeper}.
S Anyone who needs the {store} gets the keys from {keeper}.
Q Who has the keys to the {store}? | Where can I get the key to the {store}? | Who keeps the keys?
Q Who do I ask for the {store} keys?
Q Which resident holds the keys to the {store}? | Whom must one ask to get into the {store}? | who's got the {store} keys
A The keys to the {store} are with {keeper}.
P Keys to the {store}: {keeper}
M who has the keys to the {store}
B Any other business
# next_meeting = {next}
S The residents meet again on {next}. | The next meeting is on {next}. | Another meeting was planned for {next}.
Q When is the next house meeting? | When do the residents meet again? | What date was set for another meeting?
Q On what day will the owners get together next? | Next meeting? | when's the next residents' meeting
A The next meeting is on {next}.
P Next meeting on {next}
M when the next meeting is
B Any other business
N How many flats are there? = how many flats there are | Which floor does {other} live on? = which floor {other} lives on
N What is the rent of a flat? = how much the rent of a flat is | When was the house built? = when the house was built
N What is the manager's phone number? = what the manager's phone number is
""")

BOARD = parse("""
Y prose prose headed
H {name}~Minutes of the board meeting of {date} | Board meeting of {name}, {date} | {name} - Board minutes, {date}
C The board took note of the report. | The figures were sent to all members of the board before the meeting.
C There were no questions.
C The discussion was open and friendly. | One member asked for more detail, which will be supplied in writing.
E The minutes were approved by the chair. | The meeting was then closed. | No other business was raised.
T The board of {name} met on {date} with {chair} in the chair.
@ members = The members present were
Q Who was present? | Who attended the board meeting? | Which people took part? | List everyone who was there.
Q Name the members present.
Q Who sat at the table? | Who came to the meeting? | Give me the names of those present. | who was at the board meeting
! chair = {chair}
S {chair} welcomed {members} and opened the meeting. | Present were {members}, with {chair} in the chair.
S {members} attended, and {chair} chaired. | The meeting was attended by {members} and chaired by {chair}.
Q Who was in the chair? | Who chaired the board meeting? | Who led the meeting? | Who presided over the board?
Q Who ran the meeting?
Q Name of the chair? | Which person headed the meeting? | who was chairing
A The board meeting was chaired by {chair}.
P {chair} in the chair
! sales = {sales}
S Sales in the last quarter came to {sales}. | {finance} reported sales of {sales} for the quarter.
S The company sold goods for {sales} in three months. | Turnover in the quarter was {sales}, as {finance} explained.
Q What were the sales in the quarter? | How much did the company sell? | What was the turnover? | How high were sales?
Q What sales figure was reported? | Sales for the quarter? | How much money came in? | what did sales come to
A The sales in the quarter were {sales}.
P Quarterly sales of {sales}
B Results
# change = {percent} percent
S That is {percent} percent {more} than a year ago. | Compared with last year, this is {percent} percent {more}.
S Compared with the same quarter of last year, that is {percent} percent {more}.
Q By how many percent did sales change? | How do sales compare with last year? | How big was the change in sales?
Q What is the difference from a year ago? | By how much did turnover change? | Change against the year before?
Q how much have sales moved since last year
A The change is {percent} percent {more} than a year ago.
P {percent} percent {more} than a year ago
M by how many percent sales changed
B Results
# reason = {why}
S Sales changed {why}. | According to {finance}, sales moved {why}. | The result looks like this {why}, {finance} said.
Q Why did sales change? | What explains the result? | What is the reason for the change in sales?
Q Why does the result look like this?
Q How did {finance} explain the figures? | What caused the change? | Reason for the result? | why are the figures like that
A The sales changed {why}.
P Sales changed {why}
M why sales changed
B Results
! decision = {decision}
S The board decided to {decision}. | It was agreed to {decision}. | The members voted to {decision}.
S The board resolved to {decision}.
Q What did the board decide? | What was agreed? | What decision was made? | What did the members vote for?
Q What is the company going to do?
Q What was resolved at the meeting? | Decision of the board? | what did they decide to do
A The board decided to {decision}.
P Decision: {decision}
B Decisions
# approved_sum = {price}
S The cost is put at {price}. | A sum of {price} was set aside for this. | For this purpose {price} was approved.
S This may cost up to {price}.
Q How much money was approved? | What will the decision cost? | How much was set aside? | What is the budget for it?
Q What sum did the board agree to? | How expensive is the plan? | Cost of the plan? | how much will they spend on it
A The sum approved is {price}.
P {price} approved
M how much money was approved
B Decisions
# voted_against = {against}
S Only {against} voted against. | {against} was against the plan. | The one vote against came from {against}.
S All agreed except {against}.
Q Who voted against? | Who was against the plan? | Which member did not agree? | Who said no? | Whose vote was against?
Q Who opposed the decision? | Which person disagreed? | who wasn't in favour
A The member who voted against is {against}.
P {against} voted against
M who voted against the plan
B Decisions
# report_due = {report}
S {lead} will report back by {report}. | A report by {lead} is due on {report}.
S {lead} is to give a progress report on {report}.
Q When is {lead}'s report due? | When will {lead} report back? | By what date must {lead} report?
Q What is the deadline for the report?
Q When can the board expect news from {lead}? | Date of the progress report? | when do they hear from {lead}
A The report by {lead} is due on {report}.
P Report by {lead} due on {report}
M when {lead} will report back
B Next steps
N How many people work for {name}? = how many people work for {name} | What was the profit? = how high the profit was
N Where is the head office? = where the head office is | When does the chair's term end? = when the term of the chair ends
N What did {other} propose? = what {other} proposed | At what time did the meeting begin? = at what time the meeting began
""")
