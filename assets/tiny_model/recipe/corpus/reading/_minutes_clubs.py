"""What minutes of clubs and teams say."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

CLUB = parse("""
Y headed numbered prose lines
H MINUTES~{name} | Minutes of the annual meeting~{name} | {name}~Annual general meeting - minutes | {name}: minutes of the AGM
C The treasurer thanked all members who had paid on time. | Coffee and cake were served afterwards.
C There was a short discussion, but nobody objected. | The minutes of the last meeting were approved without changes.
C Several members praised the new website. | The chair thanked everyone for their patience during the winter.
E Minutes taken by {secretary}. | Recorded by {secretary}. | Signed: {secretary}
T {name} held its annual meeting on {date}.
! date = {date}
S The annual meeting was held on {date}. | The meeting took place on {date}. | Members met on {date} for the annual meeting.
S The club held its annual meeting on {date}. | On {date} the members came together for their yearly meeting.
Q When was the annual meeting? | On what date did the members meet? | What is the date of these minutes?
Q When did the AGM take place?
Q Which day was the meeting held? | On which day did the club get together? | Date of the meeting? | When did the club meet?
Q Could you tell me when the annual meeting was? | I need the date of the meeting. | what day was the meeting
A The annual meeting was held on {date}.
P Annual meeting held on {date}
L Date
# start = {start}
S The meeting opened at {start}. | The chair opened the meeting at {start}. | Proceedings began at {start}.
S The session started at {start}. | Everyone had arrived by {start}, when the meeting was opened.
Q When did the meeting start? | At what time did it begin? | What time did the meeting open? | Starting time of the meeting?
Q At what time was the meeting opened? | What time did things get going? | when did the meeting kick off
Q I'd like to know at what time the meeting began. | From what time did the members meet?
A The meeting started at {start}.
P Started at {start}
M at what time the meeting started
L Start
# end = {end}
S The meeting closed at {end}. | The chair closed the meeting at {end}.
S There being no other business, the meeting ended at {end}.
S The meeting was declared closed at {end}. | Members went home at {end}, when the meeting was over.
Q When did the meeting end? | At what time was it over? | What time did the meeting close? | When could the members go home?
Q At what time did the meeting finish? | until when did it go on | Closing time of the meeting? | How late did the meeting run?
A The meeting ended at {end}.
P Ended at {end}
M at what time the meeting ended
L End
! place = {place}
S Place of the meeting was {place}. | Members gathered in {place}. | The members met in {place}. | The venue was {place}.
Q Where was the meeting held? | Where did the members meet? | In which place did the meeting happen? | What was the venue?
Q Which building or room was used? | Where did the club get together? | Location of the meeting? | where was the AGM
Q Can you tell me where they met?
A The meeting was held in {place}.
P Held in {place}
L Place
! chair = {chair}
S {chair} chaired the meeting. | The meeting was chaired by {chair}. | In the chair was {chair}. | {chair} took the chair.
S {chair} led the meeting as president of the club.
Q Who chaired the meeting? | Who led the meeting? | Who was in the chair? | Who presided? | Who ran the meeting?
Q Name of the chair? | Which person was in charge of the meeting? | who was the chairperson | Who headed the meeting?
A The meeting was chaired by {chair}.
P Chaired by {chair}
L Chair
# members_present = {present}
S {present} members were present. | A total of {present} members attended. | The attendance list shows {present} members.
S The secretary counted {present} members. | Altogether {present} members came.
Q How many members were present? | How many people attended? | What was the attendance? | How many came?
Q How many members took part? | Number of members at the meeting? | how many people turned up | How large was the attendance?
Q What was the number of members who showed up?
A The meeting was attended by {present} members.
P {present} members present
M how many members were present
L Members present
# apologies = {absent}
S Apologies were received from {absent}. | {absent} had sent apologies. | {absent} could not come and had apologised.
S The chair read out apologies from {absent}.
Q Who sent apologies? | Who apologised for not coming? | Who could not attend? | Who was excused?
Q From whom were there apologies?
Q Which member was absent with an excuse? | who couldn't make it | Which person let the club know they would be away?
A The person who sent apologies is {absent}.
P Apologies from {absent}
M who sent apologies
L Apologies
# balance = {balance}
S The treasurer, {treasurer}, reported a balance of {balance}. | According to {treasurer}, the account stands at {balance}.
S {treasurer} presented the accounts, which show {balance} in the bank. | The club's account holds {balance}, {treasurer} said.
Q How much money does the club have? | What is the club's balance? | How much is in the account?
Q What does the account stand at?
Q How much is in the bank? | What balance was reported? | how much cash is there in the club account | Account balance?
Q What sum did the treasurer report?
A The balance of the club is {balance}.
P Balance of {balance}
M how much money the club has
B Finances
# fee = {fee}
S The yearly fee will be {fee} from next year. | Members agreed on a new fee of {fee} a year.
S It was decided to set the annual fee at {fee}. | The subscription for the coming year was fixed at {fee}.
Q What is the new membership fee? | How much will membership cost? | What do members pay a year? | What is the yearly fee?
Q How much is the annual subscription? | What will it cost to be a member? | Price of membership from next year?
Q how much do members have to pay from next year | What fee was agreed?
A The membership fee will be {fee} a year.
P Membership fee: {fee} a year
M how much membership costs
B Membership fee
# newly_elected = {elected}
S {elected} was elected as the new {role}. | The members chose {elected} as {role} for two years.
S As the new {role}, the meeting elected {elected}. | {elected} becomes {role} after a show of hands.
Q Who was elected {role}? | Who is the new {role}? | Who becomes {role}? | Which person was chosen as {role}?
Q Who got the post of {role}? | Who did the members vote for as {role}? | who's the new {role} | Name of the new {role}?
A The new {role} is {elected}.
P New {role}: {elected}
M who was elected {role}
B Elections
# votes = {votes}
S The plan to {plan} was accepted with {votes} votes in favour. | {votes} members voted to {plan}.
S The proposal to {plan} received {votes} votes. | By {votes} votes the members decided to {plan}.
Q How many members voted to {plan}? | How many votes did the plan to {plan} get?
Q With how many votes was the proposal accepted?
Q How many people were in favour? | What was the number of votes for the plan? | How many hands went up for the proposal?
Q how many voted yes | Number of votes in favour?
A The plan to {plan} received {votes} votes.
P {votes} votes for the plan to {plan}
M how many votes there were
B Proposals
# next_meeting = {next}
S The next meeting will be on {next}. | Members will meet again on {next}. | The date for the next meeting is {next}.
S It was agreed to meet again on {next}.
Q When is the next meeting? | When will the members meet again? | What is the date of the following meeting?
Q When do they meet next?
Q On what day will there be another meeting? | Date of the next meeting? | when's the next one
Q For when is the next meeting planned?
A The next meeting will be on {next}.
P Next meeting on {next}
M when the next meeting is
B Next meeting
N What colour is the club's flag? = what colour the flag of the club is | Who is the oldest member? = who the oldest member is
N What is {other}'s role in the club? = what role {other} has
N How long has the chair been in office? = how long the chair has been in office
N What is the club's telephone number? = what the telephone number of the club is
N When was the club founded? = when the club was founded
""")

TEAM = parse("""
Y bullets prose prose lines
H Notes from the {kind} | {kind} - quick notes | {Kind}, {date} | Notes, {kind} {date}
O Hi all, here is what we talked about on {date}. | Short summary of our {kind} on {date}, for everyone who could not join.
O This is what we agreed on {date}. | Quick notes from {date} so that nobody forgets.
O We met on {date}; here are the main points.
C Everybody agreed that the last two weeks were busy. | No other topics came up. | Thanks to everyone for being on time.
C The coffee machine is working again. | We did not get to the holiday calendar. | Please correct me if I got something wrong.
E {writer} | Notes: {writer} | Written down by {writer} | Best, {writer}
T In the {kind} on {date} the team talked about {topic}.
@ doers = The people with a task are
Q Who got a task? | Who has something to do? | List the people with a task. | Which people took on work?
Q Name everyone who has a job to do.
Q Which members of the team have to do something? | who's got a to-do | Between whom are the tasks shared?
! topic = {topic}
S The main topic was {topic}. | We mostly talked about {topic}. | Most of the time went into {topic}.
S First on the list was {topic}.
S The biggest point was {topic}.
Q What was the main topic? | What did the team talk about? | What was the meeting about? | What was discussed most?
Q What was the biggest subject? | What took up most of the time? | Topic of the meeting? | What did they mainly discuss?
A The main topic was {topic}.
P Main topic: {topic}
L Topic
! first_task = {task1}
S {p1} will {task1} by {due1}. | {p1} promised to {task1} by {due1}. | By {due1}, {p1} is going to {task1}.
S {p1} has agreed to {task1}, at the latest by {due1}. | {p1} took it on to {task1} by {due1}.
Q What will {p1} do? | What is {p1}'s task? | What did {p1} agree to do? | What is {p1} responsible for? | {p1}'s to-do?
Q What does {p1} have to take care of? | What job did {p1} get? | what's {p1} supposed to do | Which task belongs to {p1}?
A The task of {p1} is to {task1}.
P {p1}: {task1} by {due1}
! second_person = {p2}
S {p2} will {task2} by {due2}. | {p2} offered to {task2} before {due2}. | {p2} is the one who will {task2}, by {due2}.
S {p2} has until {due2} to {task2}. | It is up to {p2} to {task2} by {due2}.
Q Who will {task2}? | Who has to {task2}? | Who offered to {task2}? | Who is going to {task2}? | Who agreed to {task2}?
Q Whose job is it to {task2}? | Which person is supposed to {task2}? | who's meant to {task2}
A The person who will {task2} is {p2}.
P {p2}: {task2} by {due2}
# deadline = {due3}
S {p3} needs to {task3} no later than {due3}. | The deadline for {p3} to {task3} is {due3}. | {p3} must {task3} by {due3}.
S {p3} will {task3}, and the deadline is {due3}. | {due3} is the last day for {p3} to {task3}.
Q When is {p3}'s deadline? | By when must {p3} {task3}? | What is the deadline for {p3}? | Until when does {p3} have time?
Q When does {p3} have to be done? | How long does {p3} have to {task3}? | Deadline for {p3}? | by when is {p3}'s job due
A The deadline for {p3} is {due3}.
P {p3}: {task3} by {due3}
M when {p3}'s deadline is
# delay_reason = {problem}
S The work is slower than planned {problem}. | We are behind schedule {problem}. | Things are late {problem}.
S There is a delay {problem}.
Q Why is the work slower than planned? | Why is there a delay? | What is the reason for the delay? | Why are things late?
Q What is holding the team up? | Why is the team behind schedule? | Reason for being late? | why aren't we on time
A The work is delayed {problem}.
P Delay {problem}
M why the work is delayed
# spent = {budget}
S So far {budget} of the money has been spent. | Up to now we have used {budget}. | Spending to date is {budget}.
S We have spent {budget} since the start.
Q How much has been spent so far? | How much money did the team use? | What are the costs up to now?
Q What is the spending to date?
Q How much has gone out already? | Amount spent? | how much money is gone | How much of the budget has been used?
A The team has spent {budget} so far.
P {budget} spent so far
M how much has been spent
L Spent so far
# absence_reason = {left}
S {missing} sent a message and was not there {left}. | {missing} could not join us {left}. | {missing} was away {left}.
S We had to do without {missing} {left}.
Q Why was {missing} not there? | Why did {missing} miss the meeting? | What kept {missing} away? | Why was {missing} absent?
Q For what reason could {missing} not come? | What was {missing}'s excuse? | why didn't {missing} show up
A The reason is that {missing} was away {left}.
P {missing} absent {left}
M why {missing} was absent
# next_meeting = {next}
S We meet again on {next}. | The next {kind} is on {next}. | See you all at the next {kind} on {next}. | Next time: {next}.
Q When is the next {kind}? | When does the team meet again? | What is the date of the next {kind}?
Q When is the next get-together?
Q On which day will they meet next? | When will the following meeting be? | Next meeting date? | when are we meeting again
A The next {kind} is on {next}.
P Next {kind} on {next}
M when the next {kind} is
L Next meeting
N What did {other} say? = what {other} said | Who brought the biscuits? = who brought the biscuits
N How long did the meeting last? = how long the meeting lasted | Which room did the team meet in? = which room the team met in
N How many people are in the team? = how many people are in the team
N What is the budget for next year? = what the budget for next year is
""")
