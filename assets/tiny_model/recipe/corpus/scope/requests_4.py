"""Requests that are out of reach, part 4: real names and short forms, as visitors type them."""

from __future__ import annotations

from corpus.scope.frames import tasks

REQUESTS = """
translate
= translate {saying} to {lang} | translate {saying} into {lang} | translate "{saying}" to {lang} | {saying} in {lang}
| {saying} in {lang}? | how do i say {saying} in {lang} | whats {saying} in {lang} | translate: {saying} -> {lang} |
translate to {lang}: {phrase} | translate into {lang}: {phrase} | translate this into {lang}: {phrase} | {lang}
translation of {saying} | {lang} for {saying}? | translate from English to {lang}: {phrase} | please translate
"{phrase}" into {lang} | Translate the following sentence to {lang}: {phrase} | how do you say "{saying}" in {lang}? |
can u translate {saying} to {lang} | translate {phrase} | translate this | Translate | translate to {lang} |
translator please | English to {lang}: {saying} | what is {saying} in {lang} | {phrase} in {lang} | say {saying} in
{lang} | what is the {lang} word for {saying} | Could you translate the text above into {lang}?

language
= hola | bonjour | hallo | ciao | guten tag | wie geht es dir | comment ca va | como estas | traduis ceci en anglais |
merci | danke | gracias | konnichiwa | namaste | ni hao | buenos dias | salut | bom dia | dzien dobry | hej hej | ola
tudo bem | parlez-vous francais | sprechen sie deutsch | habla espanol | was ist das | qu'est-ce que c'est | que es
esto | schreib mir ein gedicht | erzaehl einen witz | wer bist du | quien eres | come stai | mi puoi aiutare | ayuda
por favor | aide-moi | hilfe | wie heisst du

person
= who is {celeb} | Who is {celeb}? | who was {celeb} | Who was {celeb}? | tell me about {celeb} | Tell me about
{celeb}. | {celeb} | {celeb}? | how old is {celeb} | How old is {celeb}? | what is {celeb} famous for | biography of
{celeb} | Write a biography of {celeb}. | what did {celeb} do | when was {celeb} born | Where does {celeb} live? | how
tall is {celeb} | is {celeb} married | how rich is {celeb} | net worth of {celeb} | what do you think of {celeb} | do
you know {celeb} | Do you know {celeb}? | facts about {celeb} | When did {celeb} die? | who is the ceo of {brand} |
Who is the CEO of {brand}? | who founded {brand} | Who founded {brand}? | who owns {brand} | what is the real name of
{celeb} | wife of {celeb} | What would {celeb} say?

prices
= what is the stock price of {brand} | stock price of {brand} | {brand} stock | {brand} share price | price of {brand}
shares | latest {gadget} price | how much is a {gadget} | how much does a {gadget} cost | What does the new {gadget}
cost? | price of the {gadget} | {gadget} price | whats bitcoin worth | dollar to euro | euro to dollar today | usd to
eur | gas prices | how much is gold right now | what does a litre of milk cost | price of eggs | how much is a house
in {city} | cheap flights to {city}

finance
= should i invest in bitcoin | should i buy {brand} stock | Should I buy {brand} shares? | Is {brand} a good
investment? | is {brand} stock going up | should i sell my {brand} shares | best stocks to buy | which crypto should i
buy | how to get rich | how do i make money fast | how do i save on taxes | is it smart to buy a house now | what
should i do with {amount} | help me with my tax return

product
= best laptop | best laptop under 500 | best phone | which phone is better, {gadget} or something else | should i buy
a {gadget} | is the {gadget} good | Is the {gadget} worth it? | {gadget} or {gadget2} | best headphones | best
{product} for students | which {product} should i get | recommend me a {product} | what tv should i buy | Is {brand}
better than {brand2}? | {brand} vs {brand2} | review of the {gadget} | gift for a 10 year old boy from a shop | which
car should i buy | best restaurant in {city}

company
= what is {brand} | What is {brand}? | What does {brand} do? | when was {brand} founded | Where is {brand} based? |
how many people work at {brand} | revenue of {brand} | Tell me about {brand}. | who makes the {gadget} | is {brand} a
good company | jobs at {brand} | customer service number of {brand} | Does {brand} ship to {country}?

culture
= what is {real} about | What is {real} about? | who directed {real} | Who directed {real}? | who sings {real} |
lyrics of {real} | lyrics of {real} by {celeb} | who plays in {real} | how does {real} end | when did {real} come out
| is {real} good | have you seen {real} | Have you seen {real}? | summarize the film {real} | Summarise the book
{real}. | summarize the plot of {real} | what is the best movie | recommend a movie | good series on netflix | best
songs of {celeb} | newest album of {celeb} | quote from {real} | main character of {real} | who won the oscar | what
should i watch tonight | how do i win at {real} | {real} spoilers

web
= open {portal} | Open {portal}. | go to {portal} | search {portal} for cats | look it up on {portal} | google it |
google {topic} | can you check {portal} | find me a video about {topic} | download {real} | what does wikipedia say
about {topic} | search the web for {topic} | send me a link | give me a link to {portal} | show me pictures of {celeb}
| browse {portal}

long
= write an essay about {topic} | write an essay on {topic} | Write a 500 word essay about {topic}. | write a 2000 word
essay about {topic} | Write a 1000-word article on {topic}. | essay about {topic} | write a book about {topic} | write
a blog post about {topic} | write a long story with ten chapters | write a speech of ten minutes on {topic} | write my
thesis | Write a research paper on {topic}. | write a novel | write a movie script | write a presentation about
{topic} | Write a report on {topic}. | write ten pages about {topic} | argue for and against {topic} | write a
newspaper article about {topic} | discuss {topic} in detail

image
= draw a {thing} | draw {athing} | draw me {athing} | paint {athing} | make a picture of {athing} | make a picture of
a sunset | generate an image of {athing} | create a logo | show me a photo of {athing} | picture of {athing} | image
of {athing} please | make a meme | ascii art of {athing} | design a poster | make a drawing of {celeb} | can you see
this picture | describe this image | generate a video of {athing}

audio
= play some music | play {real} | sing a song | sing {real} | sing me something | play a song by {celeb} | hum a tune
| read this aloud | say it out loud | play the radio | make a beat | compose a melody

news
= what happened in the news today | news | latest news | whats new in {country} | news about {brand} | what is going
on in {country} | what happened yesterday | headlines | any news on {celeb}? | what's the latest on {topic} | what
happened in {city} today | breaking news please | did {brand} release something new | who won the election | election
results

sports
= who won the game last night | who won the super bowl | who won the champions league | who won yesterday | score of
the match | football results | when does {celeb} play next | who is better, {celeb} or {celeb2} | nba standings |
formula 1 results | who won the olympics | who is the best football player | how many goals did {celeb} score | next
world cup

recipe
= recipe for {dish} | recipe for lasagna | give me a recipe | how do i make {dish} | how to cook {dish} | how do you
make {dish} | {dish} recipe | a recipe with {food} and {food2} | what can i cook with {food} | what can i make with
{food} and {food2} | how long does {food} take in the oven | how many calories in {food} | is {food} healthy | vegan
recipe | easy dinner recipe | quick dessert recipe

action
= send an email to {name} | send a mail to {name} | book me a flight to {city} | book a hotel | set a timer | set an
alarm for 7 | call {name} | text {name} | order pizza | order me a {gadget} | remind me tomorrow | turn off the lights
| add this to my calendar | print this | buy tickets for {real} | call my mom | save this file | email this to me |
post this on twitter | pay my bill

medical
= i have a headache what should i take | my head hurts | my stomach hurts | i have a fever | my back hurts | i think i
have {illness} | what helps against {illness} | is {illness} dangerous | symptoms of {illness} | should i see a doctor
| how much ibuprofen can i take | can i take aspirin with alcohol | my child has a rash | how to lose weight fast | my
tooth hurts | i cut my finger badly | is it normal that my heart beats fast | side effects of aspirin

software
= how do i fix my computer | my wifi is not working | my phone is broken | how do i reset my {gadget} | how do i
install windows | how do i update my {gadget} | excel formula help | my laptop is slow what now | how to delete my
{brand} account | i forgot my password | my {gadget} does not turn on | how do i connect my {gadget} | error 404 |
blue screen | how do i use photoshop

othercode
= write javascript code to sort an array | javascript function | write a program in {plang} | {plang} code for hello
world | hello world in {plang} | html page | make a website | write css for a button | sql query for all users |
select all from a table in sql | write a bash script | bash script to rename files | fix my {plang} code | {plang} or
python | regex for email | react component | write a react app | {plang} tutorial | how do i print in {plang} | java
class for a car | c program for fibonacci | build an app | make a game

maths
= solve x^2 - 4 = 0 | x^2 - 5x + 6 = 0 | solve 2x + 3 = 11 | derivative of x^2 | integrate x^2 | what is the integral
of x | solve for x: {poly} = 0 | {big} * {big2} | what's {big} * {big2} | {big} times {big2} | {big} / {big2} |
sin(30) | cos 60 | log 100 | what is pi to 20 digits | what is {big} squared | standard deviation of 2, 4, 4, 5 |
quadratic formula | factorise {poly}

facts
= how many people live in {city} | population of {country} | how many people live in Berlin | what is the airspeed
velocity of an unladen swallow | how many stars are there exactly | how many hairs does a person have | what is the
longest word in {lang} | how many grains of sand are on a beach | which animal has the longest tail | what is the most
expensive painting | how many shops are there in {city} | what is the heaviest stone in {country} | which colour is
the flag of {country} | how old is the oldest tree in {country} | what is the rarest {thing} in the world | how many
kinds of {thing} are there | what is the average height of people in {country} | how many cars are there in {city} |
how many books are there in the world
"""

TASKS = tasks(REQUESTS)
