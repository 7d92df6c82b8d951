"""Requests that are out of reach, part 8: the world, the day, health, law, money and machines."""

from __future__ import annotations

from corpus.scope.frames import tasks

REQUESTS = """
translate
= my mother in law only speaks {lang}, how do I tell her "{phrase}" | I got a text in {lang}, tell me what it says |
what's the {lang} for {saying} pls | Wedding toast in {lang}, two sentences please | how would I write "{phrase}" on a
card in {lang} | Is "gift" a word in German and what does it mean? | what does c'est la vie mean | what does mi casa es su
casa mean | what does schadenfreude mean in english | Turn the sentence into {lang}: {phrase} | I need it in {lang} by
tomorrow: {phrase} | can u say {saying} in {lang} | Could you put my cover letter into {lang}? | please check my {lang}
grammar | which is right in German, der or die Butter? | how many words for snow are there in {lang} | subtitles in {lang}
please | my nan writes in {lang}, can you read that | a nickname in {lang} for my girlfriend | english -> {lang}: {phrase}
| {saying} = ? in {lang} | Translate the label on this jar from {lang}. | I only know a bit of {lang}, practise with me |
tongue twister in {lang} | a proverb in {lang} with translation | swear words in {lang} | How formal is "{saying}" in
{lang}? | Bilingual contract, {lang} and English, please

news
= anything exciting going on out there | did the government fall | why is everybody in {city} on the street | whats with
all the sirens in {city} | who got the peace prize this year | was there an earthquake in {country} | did they catch him
yet | I have not read a paper for a week, what did I miss? | is the strike still on | what was the vote in parliament
yesterday | tell me something from today's paper | Has a new pope been chosen? | is it true that {celeb} quit | what's the
latest scandal | how is the war going | Did the rocket launch go well? | who resigned this week | bring me up to date on
{topic} | is there a new virus going round | what did {celeb} post last night | is {brand} really laying people off | top
5 stories of the day | morning briefing please | whats viral right now | why is {celeb} in the papers again | what's
changed in {country} since the election | fires in {country}, how bad is it

weather
= can I hang out the washing today | will my picnic on {day} be dry | shorts or trousers today? | is it a good day for the
beach | sunscreen today yes or no | is there fog on the roads near {city} | will there be a white Christmas | how long
will this heat last | frost tonight? I have tomatoes outside | raining cats and dogs here, when does it stop | is the
hurricane heading for {country} | what's it like outside in {city} | how many degrees in {city} | What should the kids
wear to school tomorrow, is it cold? | windy enough for a kite? | will we have a thunderstorm this evening | chance of
rain on {day} | whats the humidity | snow depth at the ski resort | monsoon in {country}, has it begun | any frost
warnings | was it hotter last summer in {city} | is a rainbow likely today | weather on Mars today

prices
= how much should I pay for a second-hand {product} | what's a pint in {city} these days | what do plumbers charge | how
much is a stamp now | bus fare in {city}? | how much does it cost to have a baby | what would my old stamps be worth |
what does a wedding cost | cheapest petrol around here | price per kilo of {food} this week | did eggs go up again | what
do they want for the {gadget} used | how many pounds is 50 dollars | 200 yen in euro | convert 35 euros to rupees | what's
gold at | is the {gadget} on sale | how much is a haircut in {city} | what does it cost to build a house in {country} |
how much does the average funeral cost | fee for a passport | ticket price for {real} the musical | what is my house worth
| how expensive is a divorce | how much tip in {country} | is {brand} up or down today

clock
= tell me how long till lunch | is it past midnight | what's today | whats the day | am i too late for school | how many
minutes till 8 | how long ago was last {day} | what year are we in | quarter past what is it | how many sleeps till
Christmas | has {day} been already | how long till the weekend | is it a bank holiday today | has the sun set | date of
next {day} please | how many days since {month} 1 | is this year a leap year | do the clocks go back tonight | what
century do you think it is now | is it Tuesday or Wednesday | what's the time in {city} now, can I ring my aunt | how many
shopping days left | how many hours until {day} | count the days to my wedding in {month}

live
= is there any bread left at the shop | is the lift in our building fixed | which checkout has the shortest queue | is my
daughter's school open today | when is bin day in {city} | is the chemist on {street} open on Sundays | are there delays
on the line to {city} | has my passport arrived | how busy is the gym now | is {company} picking up the phone today |
where's my taxi | is the pool open | next ferry please | last train home tonight | which platform | who's on call at the
hospital | is the bridge to {city} closed | is the bank machine on {street} working | where is the nearest toilet | any
parking near {street} | is {name} online | how many people are on this website now | what's for lunch in the canteen | is
there a match on television tonight | can I still get tickets for {day} | what does the departure board say | is the
library on {street} open late | whose turn is it at the town hall, number {code}

sports
= did we win last night | what's the score in the {sport} | who's through to the final | how many goals in total last
season | who is going down this year in the league | what was the final of {year} | which country has most gold medals in
{sport} | is {celeb} going to play on {day} | who was the goalkeeper of {country} in {year} | explain the rules of {sport}
in detail | transfer news please | how do I bet on {country} | odds for {country} against {country2} | whats the fastest
serve in {sport} | who's the GOAT | Messi or Ronaldo | when do the Olympics start | where will the next world cup be | who
coached {city} in {year} | who holds the {sport} record for {country} | fantasy team tips | injury list for {city} | which
channel shows the {sport} | how fast does {celeb} run 100 metres | who won on {day} in {city} | best moment of the last
world cup | what is the offside rule exactly | how many sets are there in a {sport} final

image
= paint my dog as a king | I want a birthday card with a picture of {athing} | do I look tired in this photo | make a
colouring page for my kids | design a T-shirt for our team | photo of {athing} please | turn this sketch into a real
picture | is this mushroom in the photo safe | what plant is this, see picture | make my picture sharper | a cartoon of
{celeb} | draw a smiley | draw a house with dots and dashes | make a floor plan of my kitchen | make a wallpaper with
{athing} | how old do I look in the picture | colourise the old photo of my grandfather | what breed is the dog in this
picture | show a map of {city} | create a family tree picture | make a slide with a chart | pixel art {thing} | emoji art
of {athing} | read the handwriting in this scan | generate a passport photo | a banner for {company} in blue and gold |
who is the person in this photo | show me what {city} looked like in {year}

audio
= hum a tune | can u rap | sing happy birthday for {name} | what's that song that goes da da dum | put some jazz on | read
me a bedtime story with your voice | how does {real} sound | next track please | louder | write the chords for {real} |
tune my guitar | what note is this | can you hear me | talk to me out loud | say my name | call me and speak | record this
meeting | type what I say | karaoke time | play the sound of rain | make a jingle for {company} | which key is {real} in |
I hummed something, what is it | make a lullaby I can listen to | turn my poem into a song file | mute | play the news on
the radio | do you take voice messages | voice of {celeb} please | play that video again

web
= have a look at {site} and tell me what's new | what does wikipedia say about {topic} | check the reviews of {company} |
can you find my old school's homepage | click here: {site} | what's the top post on {portal} | look for cheap {product}s
on {portal} | find a picture of {celeb} on the net | is this link safe {site} | send me a link to {topic} | do a web
search: {topic} | whats on {portal} today | find a job in {city} for me | find me a flat in {city} | book reviews on the
internet for {real} | check whether {site} is free as a name | who wrote the article at {site} | fact check this online:
{phrase} | sign me up at {site} | watch {real} online free | find the lyrics on the web | give me the url of {brand} | how
many hits has {topic} on google | subscribe to {portal} | compare prices on the web for {aproduct} | get me the pdf from
{site} | ask google | use the internet please | what is the IP address of {site} | see if {name} has a profile on {portal}

long
= write a book for my kids with ten chapters | essay, 5 pages, {topic}, due tomorrow | write my dissertation | I need 3000
words on {topic} | do my book report on {real} | write the sequel to {real} | a detailed business plan for {aproduct} shop
| write a speech of twenty minutes for a wedding | write an epic in twelve songs | my autobiography please, I'm 70 | write
the whole script of a play about {topic} | full lesson plan for a term on {topic} | a training manual for new staff at
{company} | write a legal brief on {topic} | a long fan fiction about {real} | write a lecture on {topic} | write out all
my thank you letters, 80 guests | produce a white paper about {topic} | a 40 line poem about {topic} | a newspaper page
with six articles on {city} | literature review on {topic} | write a sermon about {topic} for Sunday | a long debate
between two people about {topic} | compare and contrast {topic} and {topic2} in an essay | write a thousand words about
anything | keep writing until I say stop | a complete cookbook for students | guide book for {country} | write my eulogy
for grandpa, ten minutes

medical
= my little one has {symptom}, shall I worry | how long does {illness} last | is {illness} catching | granny fell out of
bed, what do I do | what happens if I take too much of {drug} | what's a good diet for {illness} | can I run with
{illness} | {hurts} clicks when I move | why is {hurts} swollen | can't sleep for three nights, what should I take | I
burned my hand on the stove, what now | my period is late | how can I get pregnant | is it normal to feel dizzy in the
morning | do I need stitches | wasp sting on the tongue, quick | is it flu or a cold | how do I lower my blood pressure |
what does {symptom} mean | should I see a doctor about {hurts} | {who} is coughing all night | which pills help against
{illness} | can I get addicted to {drug} | I think I broke my toe | can stress cause {symptom} | best exercise against
back pain | how do I stop smoking | is my weight ok, 80 kg at 170 cm | my test says positive, what now | do I have a
vitamin lack | is my mole dangerous | my ear rings all day | how much sugar may a diabetic eat | can I mix {drug} and beer
| should I get the vaccine | my dog ate chocolate, what do I do | what is the cure for {illness} | is there a tea against
{illness} | am I dying | the baby has a temperature of 39 | why am I so tired all the time | how do I treat a cut on my
finger

legal
= can my neighbour's dog bark all night by law | is my boss allowed to read my emails | my flat has mould, may I pay less
rent | they towed my car, is that legal | do I have to open the door to the police | how do I change my surname | who
inherits if there is no will | can a sixteen-year-old marry in {country} | may my boss film us at work | can I keep
the money I found | how long do I have to return {aproduct} | my ex won't let me see the kids | the seller won't refund
me, what are my rights | is a handshake a contract | am I liable if someone slips on my steps | can they evict me in
winter | may I quote a song in my book | do I need a licence for a fishing rod in {country} | how many days of holiday am
I entitled to | can I get out of my phone contract | is it against the law to {wrong} | what are the drink driving limits
in {country} | how do I appeal against a parking fine | what is the punishment for {wrong} in {country} | can my teacher
take my phone away | draft my will | what does clause 7 mean for me legally | how do I become a citizen of {country} | is
spam illegal in {country} | fill in my asylum form | can I sue the weather man

finance
= I won {amount}, what shall I do with it | how do I get out of debt | is a pension worth it | buy or rent in {city} |
what's the best savings account | is crypto dead | should I lend {name} {amount} | what are shares, and which should I buy
| how do I file a tax return | will I get a mortgage with my salary | how much should I save for old age | should I pay
off my loan early | is {brand} stock a bargain | which fund do you recommend | how can a teenager earn money online | what
will {amount} be worth in ten years if I invest it | do I have to pay tax on a gift of {amount} | is gold a safe place for
my money | how do I ask for a raise, how much is fair | what car insurance do I need | get rich quick please | is my bank
going bust | budget for a family of four on {amount} | what's my credit score | will interest rates go up | leasing or
buying a car | can I retire at 50 | should I sell my house now

othercode
= {program} in {plang} please | I need {program} with {framework} | how do I make an app | make me a website for my bakery
| what's a pointer | write a loop from 1 to 10 in {plang} | translate my python into {plang} | why does my {plang} not
compile | make a minecraft mod | write a roblox script | an excel macro that sorts my list | write a google sheets formula
| SQL for the ten best customers | write me HTML with a red headline | css to centre a div | what is {framework} and how
do I start | regular expression for an email | arduino code for a blinking light | shell command to find big files | code
a whole game like {real} | build me {big} | make an AI like you in {plang} | write a driver for my printer | hack together
a bot for discord | how do I deploy {framework} | unit tests in {plang} | fix this: segmentation fault in {plang} | hello
world in {plang} and {plang2} | is {plang} better than {plang2} | what's new in {plang} | assembly code to add two numbers
| a LaTeX table with three columns | vba code for word | dockerfile for my {plang} app | a batch file that backs up my
photos | scratch project for kids

software
= my phone is full, what can I delete | how do I turn off the flash on my {gadget} | printer says paper jam | the screen
is black | forgot my wifi password | how do I get my photos off the old phone | why is my computer so loud | what does
error {code} mean | my mouse doesn't work | how do I make text bold in word | zoom has no sound | my {gadget} won't charge
| how do I block a caller | can't log in to {portal} | how do I unsubscribe from {brand} | how do I change the font | my
emails go to spam | is my computer infected | which buttons do I press for a screenshot | how do I copy and paste on my
{gadget} | grandma's tablet is frozen | how do I clear the cache of my browser | the keyboard types wrong letters | why
does {brand} ask for an update all the time | how do I set up a new router | my bluetooth won't pair | how to rotate a
video | the tv remote is dead | recover a deleted chat | where is the on button | how do I make a backup | change the
background on my {gadget}

maths
= what's {big} times {big2} in your head | square root of {big} to four decimals | solve for y: {poly} = {big} | plot y =
{poly} | is {big} prime or not | what are the factors of {big} | {big} in hexadecimal |
why are there infinitely many primes | what is {hard} | differentiate {poly} | my homework: show {theorem} | how do you do
long division with {big} and {big2} | 2 to the power of 64 | what is 17 factorial |
sum of all numbers from 1 to {big} | give me 30 digits of pi |
sin 37 degrees | invert this matrix | what are complex numbers good for, and what is i to the i | explain integrals |
quadratic formula for {poly} = 0 | a proof by induction please | probability that two people in my class share a birthday
| standard deviation of {big}, {big2} and 5 | {big} modulo {big2} | greatest common divisor of {big} and {big2} | compound
interest on {amount} at 3.7 percent over 23 years | volume of a cone with radius 7.3 and height {big2} | what is infinity
minus infinity | solve the riddle of Fermat | what is {big}^2 - {big2}^2 | logarithm of {big} | last digit of 7 to the
power of {big2}
"""

TASKS = tasks(REQUESTS)
