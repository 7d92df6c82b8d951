"""What formal letters say: complaints, cancellations, applications."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

COMPLAINT = parse("""
Y prose
H {sender}~{address}~{town}~~{firm}~Customer service | {sender}, {address}, {town}~~To {firm}
H {firm}~Complaints department~~{town}, {today}
H {sender}~{address}~~{today}~~Complaint about {item} | {today}~~Complaint
O Dear Sir or Madam, | Dear customer service team, | To whom it may concern, | Dear {firm}, | Dear Sirs,
C I have been a customer of yours for many years. | I am very disappointed. | I enclose a copy of the receipt.
C This is not what I expect.
C Your leaflet promised something quite different. | I am sure that this can be settled in a friendly way.
C A photograph is enclosed.
C I have kept the box and all the papers. | Nobody at the shop could help me. | I had been looking forward to using it.
E Yours faithfully,~{sender} | Yours truly,~{sender} | I look forward to hearing from you.~~Yours faithfully,~{sender}
E Sincerely,~{sender}
T {sender} complains to {firm} about {item}.
! item = {item}
S I am writing to complain about {item} that I bought from you. | I recently bought {item} from your shop.
S My complaint is about {item}.
S I regret to say that I am not at all happy with {item} from your shop. | You sold me {item}, and I am not satisfied.
Q What is the complaint about? | What did {sender} buy? | Which product is the letter about? | What was purchased?
Q What is {sender} unhappy with? | With which article is there a problem? | what's the matter about
Q Which goods did the shop sell?
A The complaint is about {item}.
P Complaint about {item}
! purchase_date = {bought}
S The date of purchase was {bought}. | I bought it on {bought}. | It was bought on {bought}. | The receipt is dated {bought}.
S I paid for it on {bought}.
Q When was it bought? | What is the date of purchase? | On what date did {sender} buy it? | What date is on the receipt?
Q When did {sender} pay for it? | Which day was it sold? | Purchase date? | when did they buy it
A The date of purchase was {bought}.
P Bought on {bought}
# price = {price}
S I paid {price} for it. | It cost me {price}. | The price was {price}. | For {price} I expect better.
S At {price} it was not exactly cheap.
Q How much did it cost? | What was the price? | What did {sender} pay? | How much was paid for it? | How expensive was it?
Q What sum did {sender} spend? | Price? | how much did they pay for it
A The price was {price}.
P Price {price}
M how much it cost
! fault = {fault}
S When I used it for the first time, I found that {fault}. | After {days} days I noticed that {fault}.
S The trouble is that {fault}.
S To my surprise, {fault}. | Unfortunately {fault}. | As soon as I opened the box, I saw that {fault}.
Q What is wrong with it? | What is the problem? | What did {sender} notice? | What fault does it have? | What is the trouble?
Q Why is {sender} not satisfied? | What defect was found? | what's the matter with it | What does {sender} complain of?
A The problem is that {fault}.
P Problem: {fault}
# spoke_to = {clerk}
S I telephoned and spoke to {clerk}, who promised to call back. | On the telephone {clerk} told me to wait.
S I first spoke to {clerk} in your shop.
S Your colleague {clerk} could not help me.
Q Whom did {sender} speak to? | Who was on the telephone? | Which employee has already been asked? | Who could not help?
Q With whom did {sender} talk first? | Name of the member of staff? | who did they talk to already
A The person whom {sender} spoke to is {clerk}.
P Spoke to {clerk}
M whom {sender} spoke to
# request = {wish}
S I would like you to {wish}. | Please {wish}. | I expect you to {wish}. | I must ask you to {wish}.
S The only fair answer is to {wish}.
Q What does {sender} want? | What does {sender} ask the firm to do? | What should {firm} do? | What does the writer expect?
Q How should the matter be settled? | What is being demanded? | what are they after
A The request of {sender} to the firm is to {wish}.
P Wants {firm} to {wish}
M what {sender} wants the firm to do
# deadline = {deadline}
S I expect an answer by {deadline}. | Please reply no later than {deadline}. | I shall wait until {deadline} for your answer.
S If I have not heard from you by {deadline}, I shall take advice.
Q By when does {sender} expect an answer? | What is the deadline? | Until when will {sender} wait?
Q By what date should {firm} reply?
Q When must the answer be there? | How long does the firm have to reply, until which date? | by when do they want to hear back
A The answer is expected by {deadline}.
P Answer expected by {deadline}
M by when an answer is expected
# reference = {code}
S The order number is {code}. | My customer number is {code}. | The number on the invoice is {code}.
S Please quote {code} in your answer.
Q What number is on the invoice or order? | Which number should be quoted? | What is the reference number?
Q What number does {sender} give?
Q Under what number can the case be found? | Reference? | what's the number of the order
A The number to quote is {code}.
P Reference {code}
M what the reference number is
# phone = {phone}
S You can reach me on {phone}. | My telephone number is {phone}. | During the day I can be called on {phone}.
Q What is {sender}'s telephone number? | On what number can {sender} be reached? | Where can the firm call {sender}?
Q Which number can be rung?
Q How can one get hold of {sender}? | Phone? | number to reach the customer
A The telephone number of {sender} is {phone}.
P Phone {phone}
M what the telephone number of {sender} is
N How long was the guarantee? = how long the guarantee was | How did {sender} pay? = how {sender} paid
N Who made it? = who made it | What did {other} say? = what {other} said | How heavy is it? = how heavy it is
N Where is the shop? = where the shop is
""")

CANCEL = parse("""
Y prose
H {sender}~{address}~{town}~~{today} | {sender}, {address}, {town}~~To: {firm}
H {firm}~Customer service~~Cancellation of {contract}
H Notice of cancellation~{today} | {today}~~To {firm}
O Dear Sir or Madam, | Dear {firm}, | To whom it may concern, | Dear Mr {boss}, | Dear Ms {boss},
C Please stop all payments from my account after that date. | There is no need to call me about new offers.
C I thank you for your service.
C I have always paid on time. | Please confirm this letter in writing. | I enclose a copy of the contract.
E Yours faithfully,~{sender} | Yours sincerely,~{sender} | With kind regards,~{sender} | Yours truly,~{sender}
T {sender} cancels {contract} with {firm}.
! contract = {contract}
S I hereby cancel {contract}. | With this letter I give notice on {contract}. | I wish to end {contract}.
S Please accept this letter as notice to end {contract}.
S I am writing to cancel {contract}.
Q What does {sender} cancel? | What is the letter about? | Which contract is to end? | What is being ended?
Q What does {sender} give notice on?
Q What does {sender} no longer want? | what's being cancelled | Which agreement should stop?
A The letter cancels {contract}.
P Cancels {contract}
! end_date = {end}
S It should end on {end}. | The last day is to be {end}. | Please end it on {end}. | The notice takes effect on {end}.
S This is to take effect on {end}.
Q When should it end? | What is the last day? | On what date does the notice take effect? | From when on is it cancelled?
Q As of which date does {sender} want out? | What end date is given? | End? | when is it supposed to stop
A The end date is {end}.
P Ends on {end}
# contract_number = {code}
S My customer number is {code}. | The number of the contract is {code}. | You will find me under the number {code}.
Q What is {sender}'s customer or contract number? | Which number does the contract have? | Under what number is {sender} found?
Q What number does the firm need? | Number? | what's the number of the contract | Which number is given?
A The number of the contract is {code}.
P Number {code}
M what the number of the contract is
# reason = {why}
S I am doing this {why}. | I have decided on this step {why}. | I cannot keep it up {why}. | I do not need it any longer {why}.
Q Why does {sender} cancel? | What is the reason for the cancellation? | Why is it ended?
Q For what reason does {sender} give notice?
Q What made {sender} write this letter? | Reason? | why do they want out
A The reason is that {sender} cancels {why}.
P Cancelled {why}
M why {sender} cancels
# contract_years = {years} years
S I have had it for {years} years. | It has run for {years} years. | After {years} years this was not an easy decision.
Q How long has it been running? | For how many years has {sender} had it? | How many years has {sender} been a customer?
Q How long has the contract lasted? | Since how many years? | how long have they had it
A The contract has run for {years} years.
P Ran for {years} years
M how long it has been running
# refund = {refund}
S Please send back the {refund} that I paid in advance. | I ask you to return the deposit of {refund}.
S The remaining {refund} should be paid back.
Q How much should be paid back? | What sum should be returned? | How much money does {sender} want back?
Q What refund is asked for?
Q How large is the amount to be refunded? | Refund? | how much do they want back
A The amount to be paid back is {refund}.
P Refund of {refund}
M how much should be paid back
# account = {account}
S My account number is {account}. | Please pay it into account {account}. | The money can go to account {account}.
Q What is {sender}'s account number? | Into which account should money be paid? | To what account can it be sent?
Q Which account is named?
Q Where should the money go? | Account? | what's the bank account number
A The account number is {account}.
P Account {account}
M what the account number is
# monthly_fee = {monthly}
S I now pay {monthly} a month. | The monthly fee is {monthly} at present.
S At {monthly} a month it has become too much for what I get.
Q How much is the monthly fee? | What does {sender} pay a month? | What does it cost a month? | How much goes out every month?
Q What is the price per month? | Monthly fee? | how much is it each month
A The monthly fee is {monthly}.
P {monthly} a month
M how much the monthly fee is
# returned_item = {give}
S I shall return {give} by post. | You will get {give} back next week. | I have already sent back {give}.
S Please tell me where to return {give}.
Q What will {sender} return? | What does the firm get back? | Which thing goes back to {firm}? | What has to be given back?
Q What does {sender} send back? | anything being returned
A The thing that goes back is {give}.
P Returns {give}
M what {sender} gives back
N Who will take over the contract? = who will take over the contract | Which firm is better? = which firm is better
N When was the contract signed? = when the contract was signed | What does {other} pay? = what {other} pays
N How will the firm answer? = how the firm will answer
""")

APPLY = parse("""
Y prose
H {sender}~{address}~{town}~~{firm}~{today} | {sender}, {address}, {town}~~Application as {job}
H {firm}~Personnel department~~Application
H {today}~~Application for the post of {job} | {sender}~{email}~~To {firm}
O Dear Mr {boss}, | Dear Ms {boss}, | Dear Sir or Madam, | Dear hiring team, | Dear {firm} team,
C Working with people has always given me joy. | I learn quickly and like to work in a team.
C My former employer was sorry to see me go.
C I enjoy early mornings and do not mind weekends. | My papers are enclosed. | I would be glad to tell you more in an interview.
C Your firm has an excellent name. | I am used to working with care. | Friends say that I am patient and cheerful.
E Yours sincerely,~{sender} | Yours faithfully,~{sender} | I look forward to your answer.~~Kind regards,~{sender}
E Sincerely,~{sender}
T {sender} applies to {firm} for a job as {job}.
! job = {job}
S I would like to apply for the post of {job}. | I am applying for a job as {job}.
S I read that you are looking for {an_job}; here is my application.
S With great interest I read your advertisement for {an_job}. | Please accept my application as {job}.
Q What job does {sender} apply for? | Which post is the letter about? | What would {sender} like to become?
Q As what does {sender} want to work?
Q What position is {sender} interested in? | What kind of work is wanted? | what job are they after | Which job was advertised?
A The job that {sender} applies for is {job}.
P Applies as {job}
# advertisement = {found}
S I saw your advertisement {found}. | I found the post {found}. | I came across your offer {found}.
S I learned about the post {found}.
Q Where did {sender} see the advertisement? | How did {sender} learn about the post? | Where did {sender} find the offer?
Q Where was the job advertised? | Where did {sender} come across it? | how did they hear about the job
Q Source of the advertisement?
A The advertisement was seen {found}.
P Advertisement seen {found}
M where {sender} saw the advertisement
! experience = {years} years
S I have worked as {an_old} at {oldFirm} for {years} years. | For {years} years I was {an_old} at {oldFirm}.
S I bring {years} years of experience as {an_old} at {oldFirm}.
S I spent {years} years at {oldFirm} as {an_old}.
Q How long did {sender} work at {oldFirm}? | How many years of experience does {sender} have?
Q How many years were spent at {oldFirm}?
Q What is the length of {sender}'s experience? | For how long was {sender} {an_old}? | how long at the old job
Q Years of experience?
A The experience of {sender} at {oldFirm} is {years} years.
P {years} years at {oldFirm}
# school = {school}
S I was trained at {school}. | I finished my training at {school}. | My training at {school} gave me a good start.
S I learned the trade at {school}.
Q Where was {sender} trained? | Where did {sender} learn the trade? | At which place did {sender} train?
Q Which school or college is named?
Q Where did {sender} finish training? | Training where? | what school did they go to
A The place where {sender} was trained is {school}.
P Trained at {school}
M where {sender} was trained
# start_date = {start}
S I could start on {start}. | I am free from {start}. | The earliest date for me is {start}.
S From {start} I would be at your service.
Q When could {sender} start? | From when is {sender} free? | What is the earliest starting date?
Q When would {sender} be able to begin?
Q From what date is {sender} available? | Starting date? | how soon can they start
A The earliest starting date is {start}.
P Free from {start}
M when {sender} could start
# expected_pay = {pay}
S I have {pay} a month in mind. | As for pay, I think of {pay} a month. | I would expect {pay} a month.
S My wish is {pay} a month before tax.
Q How much does {sender} want to earn? | What pay is expected? | What does {sender} think of as pay?
Q How much a month would be fair?
Q What salary does {sender} ask for? | Salary wish? | how much money do they want
A The pay that {sender} expects is {pay} a month.
P Expects {pay} a month
M how much {sender} wants to earn
# language = {lang}
S In addition I speak {lang}. | I also speak {lang}. | My second language is {lang}. | I am fluent in {lang}, too.
Q Which other language does {sender} speak? | What is {sender}'s second language? | In what language is {sender} fluent?
Q What language is there besides the first one? | Languages? | what other language do they know
Q Which foreign language is mentioned?
A The other language that {sender} speaks is {lang}.
P Speaks {lang}
M which other language {sender} speaks
# reason = {why}
S I want to change {why}. | I am looking for something new {why}. | I am leaving my present post {why}.
Q Why does {sender} want to change? | Why is {sender} leaving? | What is the reason for the change?
Q Why is {sender} looking for something new?
Q What makes {sender} look for another job? | why do they want to leave
A The reason is that {sender} wants to change {why}.
P Change {why}
M why {sender} wants to change
# referee = {referee}
S {referee}, my former manager, will gladly tell you more about me. | You may ask {referee}, who was my manager.
S My referee is {referee}.
Q Who can be asked about {sender}? | Who is {sender}'s referee? | Who was {sender}'s manager? | Whom may the firm ask?
Q Which person can tell more? | Name of the referee? | who can vouch for them
A The person who can be asked is {referee}.
P Referee: {referee}
M who can be asked about {sender}
# email = {email}
S You can write to me at {email}. | My e-mail address is {email}. | Please answer to {email}. | I can be reached at {email}.
Q What is {sender}'s e-mail address? | Where can one write to {sender}? | To which address should the answer go?
Q At which e-mail address can {sender} be reached? | E-mail? | where do I reply to
A The e-mail address of {sender} is {email}.
P E-mail {email}
M what the e-mail address of {sender} is
N How old is {sender}? = how old {sender} is | Does {sender} have a driving licence? = whether {sender} has a driving licence
N Is {sender} married? = whether {sender} is married | What does {other} think of {sender}? = what {other} thinks of {sender}
N When is the interview? = when the interview is | What marks did {sender} have at school? = what marks {sender} had at school
""")
