"""The sentences, questions and answers of entries on companies."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

COMPANY = read_kind("""
@head {name} | {name} - company profile | About {name} | Portrait of a company: {name}
@fill The first years were hard. | Whole families have worked for the company. | Its canteen is open to neighbours, too.
@fill Visitors can watch the production through a window. | Competition from abroad is strong.
@end The company still belongs to the family. | It supports the local school.
@end It has often been praised for good working conditions.
@sum {name} is a company that makes {goods}. It was founded in {year}.
@sum The text is about {name}, a maker of {goods}. The company has existed since {year}.
# goods !
. {name} is a company that makes {v}. | {name} produces {v}. | The company {name} is a maker of {v}.
. For many people, {name} means {v}.
? What does {name} make? | What does the company produce? | Which products does {name} sell? | What is the business of {name}?
? What kind of goods come from {name}? | What is made by {name}? | What can one buy from {name}?
= {name} makes {v}.
- what {name} makes
* Makes {v}
: Products
# year !
. It was founded in {v}. | It has existed since {v}. | The business was started in {v}. | Its story began in {v}.
? When was {name} founded? | In which year was the company founded? | Since when has {name} existed?
? How old is {name}, from which year?
? What year did {name} start? | Year of foundation of {name}? | When did its story begin?
= {name} was founded in {v}.
- when {name} was founded
* Founded in {v}
: Founded
# founder
. The founder was {v}. | It was founded by {v}. | It began with {v}, who had very little money.
? Who founded {name}? | Who was the founder? | Who started the company? | By whom was {name} founded? | Who set up {name}?
? What is the name of the founder?
= {name} was founded by {v}.
- who founded {name}
* Founder: {v}
: Founder
# first
. The first workshop was {v}. | Everything began in {v}. | In the beginning, work was done in {v}.
? Where did {name} begin? | What was the first workshop? | In what kind of place did the company start?
? Where was the work done in the beginning?
? What place did the company work in at first?
= {name} began in {v}.
- where {name} began
* Began in {v}
: First workshop
# home
. Its headquarters are in {v}. | The head office is in {v}. | Today the company has its seat in {v}.
? Where are the headquarters of {name}? | Where is the head office? | In which city does {name} have its seat?
? Where is {name} based?
? From which city is {name} run? | Headquarters?
= The headquarters of {name} are in {v}.
- where the headquarters are
* Headquarters: {v}
: Headquarters
# branch
. A second factory stands in {v}. | It also has a plant in {v}. | The newest factory is in {v}.
? Where is the other factory? | In which city does {name} have another plant? | Where else does {name} produce?
? Where is the second or newest factory?
? Which city has another factory of {name}?
= {name} has another factory in {v}.
- where the other factory is
* Factory in {v}
: Factory
# staff
. It employs {v} people. | It has {v} employees. | About {v} people work there.
? How many people work for {name}? | How many employees does {name} have? | How large is the staff of {name}?
? Number of employees?
? How many people does the company employ? | How many workers are there?
= {name} employs {v} people.
- how many people work for {name}
* Employees: {v}
: Employees
# sales
. Its yearly sales are {v}. | Last year sales reached {v}. | It takes in {v} a year.
? How high are the yearly sales? | How much does {name} take in a year? | What are the sales of {name}? | What is the turnover?
? How much money does {name} make in sales? | Sales per year?
= The yearly sales of {name} are {v}.
- how high the sales are
* Sales: {v}
: Sales
# lands
. It sells to {v} countries. | Customers live in {v} countries. | Its goods are exported to {v} countries.
? To how many countries does {name} sell? | In how many countries are its goods sold?
? How many countries does {name} export to?
? What is the number of countries with customers? | Number of countries?
= {name} sells to {v} countries.
- to how many countries {name} sells
* Sells to {v} countries
: Countries
# share
. Women make up {v} of the managers. | Among its managers, {v} are women. | Of its managers, {v} are women.
? What share of the managers are women? | How many percent of the managers are women?
? How high is the share of women among managers?
? What percentage of managers are female? | Share of women in management?
= Among the managers of {name}, {v} are women.
- what share of the managers are women
* Women among managers: {v}
: Women in management
# hit
. Its greatest success is {v}. | It became famous with {v}. | Its best-known invention is {v}.
? What is the greatest success of {name}? | With what did {name} become famous? | What is its best-known invention?
? Which invention is {name} known for? | What was its most successful idea?
= The greatest success of {name} is {v}.
- what its greatest success is
* Success: {v}
: Success
# moved
. It moved to a new site in {v}. | In {v} the company moved. | The move to a new factory took place in {v}.
? When did {name} move? | In which year did the company move? | When did {name} go to a new site? | What year was the move?
? Year of the move? | When was the new factory or site taken over?
= {name} moved in {v}.
- when {name} moved
* Moved in {v}
: Moved
# move
. The company had to leave its first home {v}. | It chose a new place {v}. | The old place was given up {v}.
? Why did {name} change places? | Why did the company leave its first home? | What was the reason for the new place?
? Why was the old place given up? | What made the company look for another place?
= {name} changed places {v}.
- why {name} changed places
* Changed places {v}
# logo
. The logo shows {v}. | On every box there is {v}. | Its sign is {v}.
? What does the logo of {name} show? | What is the sign of {name}? | Which picture is on the boxes?
? What does its logo look like?
? What symbol does {name} use? | Logo of {name}?
= The sign of {name} is {v}.
- what the logo shows
* Logo: {v}
: Logo
# boss
. The company is led by {v}. | Since last year {v} has been in charge. | The present director is {v}.
? Who leads {name}? | Who is in charge of {name} now? | Who is the director? | Who heads the company today? | Who runs {name}?
? What is the name of the present boss?
= {name} is led by {v}.
- who leads {name}
* Director: {v}
: Director
# goal
. Its next goal is {v}. | In the coming years it wants {v}. | The plan is {v}.
? What is the next goal of {name}? | What does {name} plan? | What does the company want to do? | What are its plans?
? What does {name} hope to do in the coming years?
= The goal of {name} is {v}.
- what {name} plans
* Goal: {v}
: Goal
# pay
? How much do employees earn? | What does {name} pay its workers? | How high are wages at {name}?
- how much employees earn
# web
? What is the website of {name}? | How can I contact {name}? | What is the phone number of {name}?
- how to contact {name}
""")
