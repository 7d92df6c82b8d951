"""Requests that are out of reach, part 3: more wordings for the categories that strangers try most."""

from __future__ import annotations

from corpus.scope.frames import tasks

REQUESTS = """
facts
= What is the highest score ever in {sport}? | How many people speak {lang} at home in {country}? | Who was the first
woman to win a prize for {sport}? | What is the postal code of {street}? | When was the first {product} sold? | How
much does {athing} weigh on average? | What is the most common surname in {country}? | What is the most popular {food}
dish in {city}? | How many hours of sunshine does {city} have? | Which company made the first {product}? | How many
calories does a person burn in {sport}? | What is the record for eating {food}? | How many kinds of {food} are there?
| When was {athing} first shown in a museum? | How many teachers are there in {country}? | What is the success rate of
that treatment? | Which {thing} is the most expensive in the world? | How long did it take to build the station of
{city}? | What do people in {country} eat for breakfast? | What is the tallest statue in {country}? | How old is the
oldest {thing}? | How many pages does the law of {country} have? | Which animal is on the coat of arms of {city}? |
What is the motto of {country}? | What is the most visited museum in {city}? | What year was the {product} patented? |
How many people visit {city} each year? | Who made the first {thing} of glass? | What is the average salary of a
teacher in {country}? | How many {product}s does a household in {country} own? | Which school in {city} is the best? |
What is the average price of {food} in {country}? | What is the longest bridge in {country}? | How many trains run
from {city} every day? | How many words does the {lang} dictionary have?

person
= who is the president of the united states | who is the president | Who is the president of the USA right now? | What
is {person} doing now? | Is {person} married? | How many children does {person} have? | What is the birthday of
{person}? | Where was {person} born? | When and where did {person} live? | What nationality is {person}? | What is
{person}'s job? | Which team does {person} coach? | Is {person} older than {person2}? | What did {person} say about
{topic}? | Who is {name} from the news? | What is {person}'s best known work? | Which university did {person} attend?
| Did {person} write a book about {topic}? | Who inspired {person}? | What happened to {person}? | Is {person} a real
person? | Who discovered the island near {city}? | Who wrote the anthem of {country}? | Who is the queen of {country}?
| Who is the chancellor of {country}? | Who is in charge of {city}? | Who is the leader of the opposition in
{country}? | Who was president of {country} in {year}? | Who is the author of the report on {topic}? | Who is the
owner of {company}? | Write a short biography of {person}. | Tell me three facts about {person}. | who is {name}
{name2}

history
= How did the {century} century end in {country}? | Who was the last king of {country}? | When was {city} destroyed? |
What was traded in {city} in the {century} century? | Tell me about the kings of {country}. | How many people died in
the plague of {year}? | What did people wear in {year}? | What was the first newspaper in {country}? | Why did people
leave {country} in {year}? | Who built the walls of {city}? | When did women get the vote in {country}? | Explain
feudalism. | What was the Renaissance about? | Who fought in the hundred years' war? | Why did the Vikings sail to
America? | How did Rome become an empire? | What happened at the congress of {city}? | When was slavery abolished in
{country}? | What was the Marshall Plan? | Tell me about ancient {country}. | What were the consequences of the war of
{year}? | When did {country} get its flag? | Who was on the throne in {year}? | Describe daily life in the Middle
Ages. | What was the gold rush? | Which dynasty ruled {country} in {year}?

science
= What is the wavelength of green light? | Explain the theory of relativity. | What is the uncertainty principle? |
How does CRISPR work? | What is a neutrino? | How is the age of a rock measured? | What is the structure of {chem}? |
How do you make {chem}? | Is {chem} toxic? | What happens if I mix {chem} and water? | How hot is the core of {star}?
| How big is {star}? | What is the mass of {star}? | How does anaesthesia work? | What is a catalyst made of? | How do
neurons fire? | What is the citric acid cycle? | Explain mitosis. | What is the difference between mitosis and
meiosis? | What is Schrodinger's cat? | How do stem cells work? | What is the melting point of {chem}? | Explain the
doppler effect with formulas. | How is insulin produced? | What is antimatter? | How does radiocarbon dating work? |
What is the Big Bang theory in detail? | Explain thermodynamics. | explain quantum physics | quantum computing
explained | What is a qubit? | How does a laser produce light, exactly? | How does blockchain work? | What is bitcoin
mining? | What is the theory of everything?

culture
= Who starred in "{title}"? | What happens at the end of "{title}"? | Who is the main character of "{title}"? | Which
song won in {year}? | Recommend a movie. | Recommend a book. | Recommend a series to watch tonight. | What should I
watch tonight? | What is a good film for children? | Tell me about the band "{title}". | Who sings "{title}"? | Lyrics
of "{title}" please | What is the best album of {year}? | Who designed the costumes in "{title}"? | Name three films
from {year}. | Who won the song contest in {year}? | What is "{title}" about? | Is "{title}" based on a true story? |
How long is the film "{title}"? | Summarise "{title}" in one sentence. | Who is your favourite actor? | What are the
names of the seven dwarfs' actors? | Which painter lived in {city} in {year}? | Explain cubism. | Which museum has the
best collection of {thing}s? | Tell me about the director of "{title}". | Who composed the music of "{title}"? | good
movies about {topic}

places
= What are the best neighbourhoods of {city}? | Where exactly is {street}? | What is near {street}? | Which language
do people speak at home in {city}? | How many districts does {city} have? | Tell me about the weather in {city} in
{month}. | What is the time zone of {city}? | Is {city} bigger than {city2}? | Which is older, {city} or {city2}? |
What is the nickname of {city}? | How high above the sea is {city}? | What are the neighbouring towns of {city}? |
Which river flows through {city}? | What is the population density of {country}? | How long is the coast of {country}?
| What is the highest point of {city}? | Which countries border {country}? | How many provinces does {country} have? |
What does the coat of arms of {city} look like? | Are there volcanoes near {city}? | Is {city} on the coast? | How
many bridges cross the river in {city}? | What is the oldest church of {city}? | Give me a tour of {city}. | distance
between {city} and {city2}

news
= What are the headlines in {country}? | Did {company} announce anything today? | What happened to the markets today?
| What is the latest score of the talks in {city}? | What did they decide in parliament? | Is the road to {city}
closed? | Has {person} resigned? | Who was elected in {city}? | Did it rain in {city} yesterday? | What is new at
{company}? | Anything new about {topic}? | What's the latest? | Tell me something from today's paper. | What year is
your newest information from? | Are schools closed tomorrow?

translate
= do you speak {lang} | do you know {lang}? | translate hello to {lang} | translate hello to Spanish | How do you say
hello in {lang}? | how do you say thank you in {lang} | What is "water" in {lang}? | say goodbye in {lang} | What does
bonjour mean? | What does hola mean? | translate I love you into {lang} | translate to English: guten Tag | translate
this sentence to {lang} please | count to ten in {lang} | How do you write my name in {lang}? | What is the {lang}
word for friend? | Is there a {lang} word for "{phrase}"? | Translate: {phrase} (to {lang}) | Give me the alphabet of
{lang}. | Which {lang} words are borrowed from English?

weather
= What's the weather like? | whats the weather | weather | weather today | how is the weather | is it raining? | Is it
cold outside? | Do I need a jacket? | Will it be sunny on {day}? | weather tomorrow | What will the weather be like? |
how warm is it in {city}

clock
= what day is today | what day is it | What day is it today? | Is it Friday today? | what's todays date | how many
days till the weekend | is it a leap year this year | How many minutes until midnight? | how old is this year | What
season is it now? | Is it late? | Is it noon yet? | When does summer begin this year? | how many days are left this
year | What time is it in {city}? | current time in {city} | date today

maths
= What is {big} times {big2} exactly? | {big} * {big2} | {big} x {big2} | {big} / {big2} | {big} divided by {big2}, to
five decimals | sqrt({big}) | What is the cube root of {big}? | What is e to five digits? | sin(30) | What is cos of
60 degrees? | Solve for y: 3y - 7 = {big2} | What is the greatest common divisor of {big} and {big2}? | Multiply {big}
by {big2}. | {big} squared | What is {big} squared? | Find the area under y = {poly}. | What is i squared? | What is
the hundredth Fibonacci number? | Expand (x + {year})^3 | What is 17.35% of {big}? | 2^100 | What is a googol divided
by {big2}? | Calculate compound interest on {amount} at 3.7%. | What is {big} in binary?

letters
= Make an anagram of {name}. | Write {phrase} in pig latin. | How many letters are in this sentence? | Remove all
vowels from "{phrase}". | Which letters are in both {name} and {name2}? | Make a tongue twister with z. | Give me a
ten-letter word. | Name a word with three x's. | Solve this anagram: {junk} | Give me a word that ends in {junk}. |
Alternate capital letters in "{phrase}". | Make a crossword clue for {thing}. | five letter words with q | wordle help
| Invent a new word. | Which word has the most letters? | Count the words in "{phrase}". | Write "{phrase}" with every
second letter missing.

action
= Email this to {name}. | Open my inbox. | Text {name} that I am late. | Turn up the heating. | Put on some music and
dim the lights. | Check in for my flight. | Order more {food}. | Buy tickets to {city}. | Find my phone. | Set the
oven to 200 degrees. | Make a phone call. | Start a new document. | Create an event on {day}. | Take a screenshot. |
Upload this file. | Share this chat with {name}. | Reply to {name} for me. | Water my plants. | Feed the cat. | Do the
dishes. | Unlock the car. | Ask {name} about the meeting. | Subscribe me to a newsletter. | Notify me when it rains.

audio
= sing happy birthday | sing a song | sing something | Sing for me please. | play a song | play music | Play {title}.
| Hum a tune. | Say that out loud. | Make a noise like a duck. | Which notes are in a C major chord? | Play the piano
for me. | Record a message for {name}. | Let me hear your voice. | Show me the video again. | Make a trailer for my
film.

image
= show me a picture | show me a picture of {athing} | draw something | draw me a picture | draw {athing} | make a
picture | make me a logo | Generate an image of {athing} in {city}. | paint me something | Can you make images? | Do
you see the picture above? | What do you see here? | design a logo for {company} | Draw a smiley. | Draw a circle. |
Show me a map of {city}. | What does {person} look like?

product
= What is the cheapest {product}? | Which {product} do you recommend? | Is a {product} worth the money? | {product} or
tablet? | Which {product} lasts longest? | Should I buy a new {product}? | Where can I get a good {product}? | What
are the pros and cons of {aproduct}? | Is {company} a good brand? | What is the newest {product}? | How do I choose a
{product}? | Which {product} is best for students? | top ten {product}s

medical
= Why does my head hurt? | I feel sick. What do I have? | Am I getting {illness}? | Is it bad to sleep only five
hours? | How many pills can I take? | What is a normal blood pressure at my age? | My eye is red, what is it? | How do
I get rid of a rash? | What should I eat if I have {illness}? | I cut my finger deeply. | My baby will not stop crying
and is hot. | Which medicine is best against {illness}? | Should I take vitamins? | Can you look at my X-ray? | I
swallowed something. | My heart is beating strangely. | What is the cure for {illness}? | symptoms of {illness} | How
dangerous is {illness}?

future
= Who will win the next world cup? | What will I be in ten years? | Will it snow at Christmas? | Will AI take over the
world in {year2}? | Will {person} become president? | What will the price of gold be next year? | When will I die? |
Will I ever be famous? | Predict something. | Predict the lottery numbers. | What happens next week? | Will my team
win? | Is tomorrow going to be a good day? | Will there be flying cars?

politics
= Is god real? | Which party do you like? | Should we have a king? | Is {country} better than {country}? | Who is the
best president ever? | Are you for or against {topic}? | Is religion good or bad? | What do you think of war?

sports
= who won the world cup | Who won the last world cup? | What is the fastest car in a race? | who is the goat in
football | Which team is the best? | Who won the {sport} final? | who will win the league | Is {person} better than
{person2}? | When is the next {sport} match? | how many world cups has {country} won

notext
= summarize this | Summarize the following text. | summarise please | Please summarise the text below. | What is this
text about? | TLDR please | translate the tone of this text into a friendly one | make it shorter | Fix the grammar. |
Check my spelling. | Is my text good? | rewrite this | paraphrase this | rephrase this sentence | proofread this

philosophy
= What is the sense of it all? | What is happiness? | Why do bad things happen to good people? | What is the purpose
of life? | What is a soul? | Are people good by nature? | What is time, really? | What is nothing? | Is the universe
infinite? | What is the answer to life, the universe and everything? | Does fate exist? | Is my red the same as your
red? | What is the right thing to do in life? | Can we ever know the truth?

roleplay
= You are now my boss. | Pretend to be {person}. | Talk like a robot. | Be my friend and call me {name}. | Answer as
if you were a king. | Imagine you are on the Moon. | You are a chef and I am a guest. | Let's pretend it is {year}. |
Speak like a pirate from now on. | Be {athing}. | Play a doctor. | Act as my English teacher. | Be a tour guide in
{city}. | Act as an interviewer. | Be my lawyer.

plan
= Help me plan my week. | Plan a surprise party for {name}. | Make me a schedule. | Create a diet and fitness plan. |
Plan a school trip to {city} for thirty children. | How do I become a millionaire? | Give me a business idea. | Plan a
garden for me. | How do I start a podcast? | Help me choose a career. | Organise my wedding in {city}. | Make a
revision plan until {month}. | Give me a roadmap for learning {plang}. | How can I become a doctor? | Plan dinner for
ten guests.
"""

TASKS = tasks(REQUESTS)
