"""What short reports say about experiments and sales."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from corpus.base import Document
from corpus.reading._papers import parse

GENRES: tuple[Callable[[Random], Document], ...] = ()

LAB = parse("""
Y prose lines headed numbered
H LAB REPORT~{Title} | Laboratory report: {title} | Experiment {code}: {title} | {Title}~Report on an experiment
C All instruments were checked before use. | The experiment was repeated to be sure.
C Gloves and goggles were worn at all times.
C The results were written down at once. | No sample was lost. | The windows were kept closed.
C Readings were taken by two people.
E Reported by {author}. | {author}, laboratory | Signed: {author}
T {lead} studied {title} in an experiment with {samples} samples.
! leader = {lead}
S The experiment was led by {lead}. | {lead} was in charge of the experiment. | {lead} planned and carried out the experiment.
S It was {lead} who ran the experiment.
Q Who led the experiment? | Who was in charge of it? | Who planned the experiment? | Who carried it out?
Q Which researcher ran the experiment?
Q Whose experiment was it? | Name of the researcher? | who ran it
A The experiment was led by {lead}.
P Led by {lead}
L Leader
# day = {day}
S It was done on {day}. | The experiment took place on {day}. | The samples were tested on {day}.
S The date of the test was {day}.
Q When was the experiment done? | On what day were the samples tested? | What is the date of the test? | When did it take place?
Q On which date was it carried out? | Date? | what day did they do it
A The experiment took place on {day}.
P Done on {day}
M when the experiment was done
L Date
! samples = {samples}
S {samples} samples were used. | We tested {samples} samples. | The test was made with {samples} samples.
S In all, {samples} samples were prepared.
Q How many samples were used? | How many samples were tested? | What was the number of samples? | How many were prepared?
Q With how many samples did they work? | How large was the test series? | Samples? | how many did they test
A The number of samples was {samples}.
P {samples} samples
L Samples
B Method
# temperature = {degrees}
S The temperature was kept at {degrees} degrees. | The samples were brought to {degrees} degrees.
S The water in the bath was kept at {degrees} degrees.
Q At what temperature was it done? | How warm were the samples? | To how many degrees were they brought?
Q What was the temperature?
Q How hot was it? | What temperature was chosen? | Degrees? | how warm did they make it
A The temperature was {degrees} degrees.
P At {degrees} degrees
M what the temperature was
B Method
# duration = {hours} hours
S The samples were left for {hours} hours. | The test was ended after {hours} hours. | The test lasted {hours} hours.
S The whole test took {hours} hours.
Q For how long did the test run? | After how many hours was it over? | How long did the test last?
Q How many hours did it take?
Q What was the length of the test? | Duration? | for how long were they in there
A The test lasted {hours} hours.
P {hours} hours
M how long the test lasted
B Method
# instrument = {tool}
S It was measured with {tool}. | For the readings we used {tool}. | {Tool} was used to take the readings.
S The main instrument was {tool}.
Q What was it measured with? | Which instrument was used? | What was used for the readings? | What was the main instrument?
Q With what did they take readings? | Instrument? | what did they measure with
A The instrument used was {tool}.
P Measured with {tool}
M which instrument was used
B Method
! result = {percent} percent
S {percent} percent of the samples {changed}. | In {percent} percent of cases, the sample {changed}.
S We found that {percent} percent {changed}.
S The outcome: {percent} percent {changed}.
Q What was the result? | How many percent {changed}? | What share of the samples {changed}? | What percentage was found?
Q How large was the part that {changed}? | What did they find, in percent? | Result? | what came out of it
A The result is that {percent} percent {changed}.
P {percent} percent {changed}
B Results
# error = {error} percent
S The error is {error} percent. | We put the error at {error} percent. | The possible error is about {error} percent.
Q How large is the error? | What is the possible error? | By how many percent may it be wrong? | At what is the error put?
Q How exact is the result, in percent? | Error? | how far off could it be
A The error is {error} percent.
P Error {error} percent
M how large the error is
B Results
# failed_part = {lost}
S {lost} was out of order {reason}. | {lost} could not be used {reason}. | One thing went wrong: {lost} failed {reason}.
Q What was out of order? | What could not be used? | What went wrong? | Which thing failed? | What caused trouble?
Q Which part of the equipment did not work? | what broke
A What failed was {lost}.
P {Lost} failed {reason}
M what went wrong
W {reason}
R Why did it fail? | Why was {lost} out of order? | What was the reason for the trouble with {lost}?
R Why could {lost} not be used?
R For what reason did {lost} fail? | how come {lost} didn't work
X The reason is that {lost} failed {reason}.
B Problems
# cost = {cost}
S The materials cost {cost}. | We spent {cost} on materials. | Materials for {cost} were used.
S The cost of materials was {cost}.
Q How much did the materials cost? | What was spent on materials? | What was the price of the materials?
Q How much money was used?
Q How expensive was the experiment in materials? | Costs? | how much did the stuff cost
A The materials cost {cost}.
P Materials {cost}
M how much the materials cost
B Costs
# next_step = {next}
S Next we will {next}. | As a next step, we plan to {next}. | The team now wants to {next}.
S In the coming weeks we shall {next}.
Q What is planned next? | What is the next step? | What will the team do now? | What do they want to do?
Q What comes after this?
Q How will the work go on? | Next step? | what are they doing next
A The next step is to {next}.
P Next: {next}
M what is planned next
B Outlook
N Who paid for the experiment? = who paid for the experiment | Where was it published? = where it was published
N What was the pressure? = what the pressure was | What did {other} find? = what {other} found
N How many people work in the laboratory? = how many people work in the laboratory
N How much did a sample weigh? = how much a sample weighed
""")

SALES = parse("""
Y prose prose headed bullets lines
H SALES REPORT~{firm}, {month} | Sales report for {month} - {firm} | {firm}: figures for {month} | Monthly report~{month}~{firm}
C The shop was busy at weekends. | Customers liked the new shelves. | The mood in the team is good.
C Advertising was the same as before.
C We had more visitors in the mornings than usual. | Returns were few. | The new till works well.
E {author}, sales | Prepared by {author} | Report by {author}
T {firm} sold goods for {total} in {month}.
! total_sales = {total}
S In {month} we sold goods for {total}. | Sales in {month} came to {total}. | The total for {month} is {total}.
S We took {total} in {month}.
S Total sales reached {total} in {month}.
Q What were total sales in {month}? | How much was sold in {month}? | What is the total? | For how much were goods sold?
Q How high was turnover? | What did the firm take in {month}? | Total? | how much did we sell
Q What did sales come to altogether?
A The total sales in {month} were {total}.
P Total sales {total}
L Total sales
B Sales
# previous_month = {before}
S In {prev} it was {before}. | The month before, {prev}, brought {before}. | For comparison: {prev} brought {before}.
S In {prev} we had reached {before}.
Q What were sales in {prev}? | How much was sold in {prev}? | What did {prev} bring? | How much was it the month before?
Q What was the figure for {prev}? | and {prev}, how much | Sales in {prev}?
A The sales in {prev} were {before}.
P {prev}: {before}
M what sales were in {prev}
L Sales in {prev}
B Sales
! best_seller = {best}
S The best sellers were {best}, with {bestN} pieces. | We sold more {best} than anything else: {bestN} pieces.
S {Best} sold best, {bestN} pieces in all. | Number one on the list were {best}, of which {bestN} were sold.
Q What was the best seller? | Which product sold best? | What did customers buy most? | What was number one?
Q Which article was the most popular?
Q What went over the counter most often? | Top seller? | what sold best
A The best-selling product was {best}.
P Best seller: {best}, {bestN} pieces
W {bestN}
R How many pieces of the best seller were sold? | How often was the best seller sold? | How many {best} were sold?
R What number of {best} went out? | In what number were {best} sold? | how many {best} did we sell
X The number of {best} sold was {bestN}.
B Products
# weakest_product = {worst}
S The weakest product was {worst}, with only {worstN} pieces. | At the bottom of the list are {worst}: {worstN} pieces.
S We sold only {worstN} {worst}, the fewest of all.
Q Which product sold worst? | What is at the bottom of the list? | What was the weakest product?
Q What did customers hardly buy?
Q Which article was least popular? | Slowest seller? | what didn't sell
A The weakest product was {worst}.
P Weakest: {worst}, {worstN} pieces
M which product sold worst
W {worstN}
R How many of the weakest product were sold? | How many pieces of {worst} were sold? | How many {worst} did customers buy?
R What number of {worst} went out? | In what number were {worst} sold? | how many {worst} did we sell
X The number of {worst} sold was {worstN}.
B Products
# top_seller = {seller}
S {seller} sold the most. | The most successful seller was {seller}. | {seller} leads the list of sellers.
S Our best sales person was {seller}.
Q Who sold the most? | Who was the most successful seller? | Who leads the list of sellers? | Who was the best sales person?
Q Which colleague did best? | Whose sales were highest? | who's top of the list
A The most successful seller was {seller}.
P Top seller: {seller}
M who sold the most
B Staff
# new_customers = {new}
S We won {new} new customers. | {new} customers bought from us for the first time. | The number of new customers is {new}.
S There were {new} new customers.
Q How many new customers are there? | How many customers were won? | How many people bought for the first time?
Q What is the number of new customers?
Q How many fresh faces were there among customers? | New customers? | how many new ones did we get
A The number of new customers is {new}.
P {new} new customers
M how many new customers there are
L New customers
B Customers
# complaints = {back}
S {back} complaints came in. | We counted {back} complaints. | There were {back} complaints.
S The number of complaints was {back}.
Q How many complaints were there? | How many customers complained? | What was the number of complaints?
Q How often did people complain?
Q How many unhappy customers were counted? | Complaints? | how many people weren't happy
A The number of complaints was {back}.
P {back} complaints
M how many complaints there were
L Complaints
B Customers
# reason = {why}
S The month went this way {why}. | Business went this way {why}. | Mostly, it came out like this {why}.
S The figures look like this {why}.
Q Why did business go this way? | What explains the result? | What is the reason for the figures?
Q Why are the figures like this?
Q What stands behind the result? | Why? | how come the numbers look like that
A The reason is that business went this way {why}.
P Reason: {why}
M why business went this way
B Comment
# target = {target}
S The target for {nextMonth} is {target}. | For {nextMonth} we aim at {target}. | In {nextMonth} we want to reach {target}.
S Our goal for {nextMonth} is {target}.
Q What is the target for {nextMonth}? | How much do they want to reach in {nextMonth}? | What is the goal for {nextMonth}?
Q What do they aim at?
Q How much should be sold in {nextMonth}? | Target? | what are we going for in {nextMonth}
A The target for {nextMonth} is {target}.
P Target for {nextMonth}: {target}
M what the target for {nextMonth} is
L Target for {nextMonth}
B Outlook
# plan = {plan}
S We will {plan}. | The team plans to {plan}. | To help sales, we want to {plan}. | Our next move is to {plan}.
Q What does the team plan? | What will be done to help sales? | What is the next move? | What do they want to do next?
Q What are the plans?
Q Which step is planned? | Plan? | what's the team going to do
A The plan of the team is to {plan}.
P Plan: {plan}
M what the team plans
B Outlook
N What was the profit? = how high the profit was | How many people work in the shop? = how many people work in the shop
N What is the rent of the shop? = how much the rent of the shop is | What did {other} sell? = what {other} sold
N How much was spent on advertising? = how much was spent on advertising
""")
