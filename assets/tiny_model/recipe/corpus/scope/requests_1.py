"""Requests that are out of reach, part 1: a category and what people write."""

from __future__ import annotations

from corpus.scope.frames import tasks

REQUESTS = """
translate
= Translate this to {lang}. | How do you say "{phrase}" in {lang}? | What does "{phrase}" mean in {lang}? | Translate
"{phrase}" into {lang}. | What is the {lang} word for "{thing}"? | Can you translate a sentence into {lang}? | Please
write this in {lang}: {phrase} | How do I say good morning in {lang}? | Say hello in {lang} | Give me the {lang}
translation of "{phrase}". | I need a {lang} translation. | What's {thing} in {lang}? | Put the following into {lang}:
{phrase} | Translate from {lang} to English. | How would a {lang} speaker say "{phrase}"? | Could you turn this letter
into {lang}? | How is {thing} called in {lang}? | Speak {lang} with me. | Talk to me in {lang} | Answer in {lang} from
now on. | Teach me some {lang}. | Teach me ten {lang} words. | Conjugate a verb in {lang} | How do you count to ten in
{lang}? | What are the days of the week in {lang}? | Is my {lang} sentence correct? | Correct my {lang} text | How do
you pronounce {thing} in {lang}? | Write a poem in {lang} | Can you speak {lang}? | Do you understand {lang}? | I want
to practise my {lang} with you. | How do you write "{phrase}" in the {lang} alphabet? | Give me five {lang} phrases
for my holiday | What is the difference between "ser" and "estar"? | Translate the menu for me, it is in {lang} | My
letter is in {lang}, what does it say? | please reply in {lang}

language
= Quelle est la capitale de la France ? | Peux-tu m'aider avec mes devoirs ? | Je ne parle pas anglais. | Raconte-moi
une blague. | Qui es-tu ? | Merci beaucoup | Quel temps fait-il aujourd'hui ? | Écris un poème sur la mer. | Salut, ça
va ? | Tu parles français ? | Comment fait-on une omelette ? | Hallo, wie geht es dir? | Was ist die Hauptstadt von
Italien? | Kannst du mir helfen? | Guten Tag | Guten Morgen! | Sprichst du Deutsch? | Erzähl mir eine Geschichte. |
Wer bist du? | Schreibe ein Gedicht über den Winter. | Wie wird das Wetter morgen? | Ich habe eine Frage. | Danke
schön | Was kannst du alles? | Fasse diesen Text zusammen. | Wie viel ist 12 mal 12? | Hola, ¿cómo estás? | ¿Quién
eres? | Buenos días | Cuéntame un chiste. | ¿Hablas español? | Necesito ayuda con un texto. | Gracias | Escribe una
carta a mi amiga. | ¿Qué puedes hacer? | ¿Cuántos años tienes? | Ciao, come stai? | Buongiorno | Parli italiano? | Chi
sei? | Raccontami una storia. | Qual è la capitale della Germania? | Grazie mille | Che cosa sai fare? | Scrivi una
poesia. | Olá, tudo bem? | Você fala português? | Bom dia | Quem é você? | Conte uma piada. | Hoe gaat het met je? |
Spreek je Nederlands? | Goedemorgen | Wat kun je doen? | Vertel me een verhaal | Hej, hur mår du? | Talar du svenska?
| God morgen, hvordan har du det? | Hei, mitä kuuluu? | Cześć, jak się masz? | Czy mówisz po polsku? | Kim jesteś? |
Dobrý den, jak se máte? | Jó napot! | Merhaba, nasılsın? | Türkçe biliyor musun? | Günaydın | Кто ты? | Ты говоришь
по-русски? | Расскажи сказку | Привіт, як справи? | Γεια σου, τι κάνεις; | 你好 | 你是谁? | 你会说中文吗? |
今天天气怎么样? | 请写一首诗 | 谢谢 | こんにちは | あなたは誰ですか? | 日本語を話せますか? | おはようございます |
안녕하세요 | 한국어 할 수 있어요? | مرحبا | كيف حالك؟ | नमस्ते | आप कैसे हैं? | שלום | Xin chào, bạn khỏe không? |
Selamat pagi, apa kabar? | Bună ziua, ce mai faci? | Habari yako? | Salve, quid agis?

news
= What's in the news today? | What are today's headlines? | Any news? | What happened today? | What happened yesterday
in {country}? | Give me the latest news about {topic}. | Who won the election in {country}? | Who won the last
election? | What is going on in {country}? | Tell me the news. | What's happening in the world? | What is new in
{topic}? | Was there an earthquake today? | Is there a strike tomorrow? | What's trending right now? | Did anything
important happen this week? | Latest headlines please | What did the president say today? | Is the war over? | Tell me
about current events. | What is the latest on {topic}? | Breaking news? | What happened in {city} last night? |
Summarise this week's news. | Are there any updates on {topic}? | What's the big story today? | Who died this week? |
What is everyone talking about at the moment? | Has the new law been passed? | What was announced this morning? | Who
is the new mayor of {city}? | What's the news from {city}? | When is the next election in {country}? | Which films
came out this month? | What has changed since your training?

weather
= What's the weather like today? | Is it going to snow this weekend? | What's the weather in {city}? | How hot is it
in {city} right now? | Weather forecast for {city}? | Do I need an umbrella today? | What will the weather be like in
{city} on {day}? | What is the temperature outside? | How cold is it in {country} at the moment? | Is it sunny in
{city}? | Will there be a storm tonight? | Give me the forecast for the weekend. | weather {city} | Should I wear a
coat today? | How windy is it? | Is it raining in {city}? | When will the sun come out? | What time is sunset in
{city} today? | When does the sun rise tomorrow? | Is there a flood warning? | How much snow is there in the
mountains? | What's the pollen count today? | What is the water temperature at the beach? | Can I have a barbecue on
{day} or will it rain? | How is the air quality in {city}? | What's the UV index today? | Tell me tomorrow's weather

prices
= How much is a ticket to {city}? | What does {aproduct} cost? | What is the price of gold? | How much is one euro in
dollars? | What's the exchange rate today? | How much is {aproduct} these days? | What's the stock price of {company}?
| How is the stock market doing? | What is the current interest rate? | How much does a litre of petrol cost? | Price
of Bitcoin? | Where is {aproduct} cheapest? | Is there a discount on {aproduct} now? | How much rent do people pay in
{city}? | What does a flat in {city} cost? | Convert 100 dollars to pounds. | How much is a cup of coffee in {city}? |
What are house prices like in {city}? | What will {aproduct} cost next year? | How high is inflation at the moment? |
What is the oil price today? | How much does a flight from {city} to {city2} cost? | What does a hotel in {city} cost
per night? | Compare the prices of {product}s for me. | Is {aproduct} getting more expensive? | What is the minimum
wage in {country}? | What's the price of a train ticket from {city} to {city2}? | how much is {aproduct}

clock
= What's the time? | What is today's date? | What day is it today? | Which year is it? | What time is it in {city}? |
What's the date? | Is it already noon? | How long until midnight? | How many days until Christmas? | What day of the
week is tomorrow? | What month is it? | How many days are left this year? | Is today a holiday? | Do you know what
time it is? | time now | current date | What time is it in {country} right now? | How late is it? | Is it morning or
evening? | What's the time difference between {city} and {city2} today? | When is Easter this year? | Which week of
the year is it? | How long have we been talking? | When did I send my first message? | Is the shop still open now? |
how many days until my birthday

live
= When does the next bus leave? | Is my train on time? | When does the next train to {city} go? | Is there traffic on
the motorway? | Where is my parcel? | Is the supermarket on {street} open now? | What's on television tonight? | What
is playing at the cinema? | Where is the nearest pharmacy? | Find a restaurant near me. | Which restaurants in {city}
are good? | Where can I park in {city}? | How do I get to {street}? | Is flight {code} delayed? | Track my order
{code}. | Are there any tickets left for the concert? | What events are on in {city} this weekend? | Is the museum in
{city} open on Mondays? | Where am I? | Where is the closest petrol station? | How far is it from here to {city}? |
What's my location? | Show me the way home. | Is there a doctor near {street}? | What is the phone number of
{company}? | Opening hours of the post office in {city}? | What's the address of {company}? | Give me directions to
the station. | Which gate does my flight leave from? | Is there a free table at eight? | Are the roads icy? | Which
bus goes to {street}? | how long is the queue

sports
= Who won the 1987 Tour de France? | What's the score? | Who won the World Cup in {year}? | When does {city} play
next? | Who is the best footballer in the world? | Who won the tennis final in {year}? | How many goals did {person}
score? | Who holds the world record in {sport}? | Who won gold in {sport} in {year}? | Which team is top of the
league? | How many medals did {country} win in {year}? | What are the odds for Saturday's game? | Who coaches the team
of {country}? | Who will win the championship? | What was the result of {city} against {city2}? | Who is the fastest
runner of all time? | Where were the games of {year} held? | Who is number one in {sport}? | Explain the offside rule
in detail. | How long is the career of a {sport} player? | What happened in the final of {year}? | Which club did
{person} play for? | How tall is the tallest basketball player? | Who was most valuable player in {year}? | Give me
the table of the {country} league. | Which country is best at {sport}? | What are the rules of cricket? | When is the
next race? | Who won the marathon in {city}?

image
= Draw me a picture of {athing}. | Make an image of {athing}. | Paint a sunset. | Can you create a logo for my shop? |
Show me a photo of {city}. | Generate a picture of a dragon. | What is in this picture? | Describe this image. | Edit
my photo. | Remove the background from my picture. | Can you see the image I sent? | Draw a map of {country}. | Make a
chart of these sales. | Design a poster for our concert. | Create an icon for my app. | Draw {athing} with ASCII
characters. | Can you make me a comic? | Turn my photo into a painting. | What colour is my shirt? | Who is the woman
in this painting? | Sketch a floor plan for a small flat. | Make a diagram of the water cycle. | I uploaded a picture,
what do you see? | Design a tattoo with {athing}. | Show me what {athing} looks like | Create wallpaper for my phone |
Make a meme about Mondays | Can you draw? | draw a cat | ascii art of {athing} | Design business cards for {company}.
| Read the text in this photo | make a qr code

audio
= Play some music. | Sing me a song. | Play a song by my favourite band. | Compose a melody. | What song goes la la
la? | Make a podcast about {topic}. | Read this out loud. | Record my voice. | Show me a video about {topic}. | Make a
video of {athing}. | Can you hear this tune? | Play something relaxing. | Turn this text into speech. | Whistle a
tune. | What are the chords of this song? | Write down the notes for a waltz. | Transcribe this recording. | What
sound does this engine make? | Cut this video for me. | Which app plays music for free? | Make a beat for me. | Listen
to this and tell me what it is. | Put on the radio. | Can you sing? | Turn up the volume. | Make a ringtone from this
| Recommend a playlist for running. | Which song was number one in {year}? | beatbox for me

web
= Open this link. | Search the web for {topic}. | Look up {company} on the internet. | What does this website say?
{site} | Summarise {site} for me. | Go to {site} and read it. | Google {topic} for me. | Find me an article about
{topic}. | Find the website of {company}. | Can you check this page? {site} | Download this file from {site}. | Is
{site} a safe website? | Find a video that explains {topic}. | Give me links about {topic}. | Which sources do you
have for that? | Cite three papers on {topic}. | What's on the front page of {site}? | Check my inbox. | Search for
flights to {city}. | Find reviews of {aproduct}. | Visit {site} | Look this up for me. | Read the article at {site}. |
Who owns {site}? | Click on the first result. | Scrape the prices from {site}. | Find a good tutorial on {topic} | Is
the website {site} down? | Check online whether {company} is open | where can i download a free e-book

long
= Write an essay about {topic}. | Write a 2000 word essay on {topic}. | Write a novel. | Write a whole chapter about
{athing}. | Write my thesis. | Write a term paper on {topic}. | Write a blog post about {topic}. | Write a long
article on {topic}. | Write a screenplay about two thieves. | Write song lyrics with five verses. | Write a ten page
report on {topic}. | Explain {topic} in great detail. | Do my homework for me. | Write a book review of at least 1000
words. | Write a business plan for a bakery. | Write a speech of twenty minutes about {topic}. | Give me a complete
course on {topic}. | Write my CV. | Write a cover letter for a job at {company} with all details. | Write a research
proposal about {topic}. | Tell me everything about {topic}. | Write a sitcom episode. | Give me a full lesson plan
about {topic}. | Write a press release for {company}. | Make a marketing strategy for {company}. | Compare {topic} and
{topic2} in five paragraphs. | Write a dissertation chapter on {topic}. | Argue for and against {topic}. | Write a
manual for {aproduct}. | Write a newspaper article about {topic} | Continue my novel for another fifty pages. | essay
on {topic} | I need 500 words on {topic} by tomorrow | write a five paragraph essay about why {topic} matters

medical
= I have a headache, what should I take? | My knee hurts when I walk. | What are the symptoms of {illness}? | How do I
treat {illness}? | Do I have {illness}? | Is it dangerous to mix these pills? | How much ibuprofen may I take? | My
child has a fever. | What does this rash mean? | Should I see a doctor? | Is {illness} contagious? | How can I lower
my blood pressure? | Which vitamins should I take? | Can I drink wine with antibiotics? | I feel dizzy all the time. |
What are the side effects of this medicine? | How do I lose ten kilos quickly? | Is my diet healthy? | My tooth hurts.
| I think I broke my finger. | How long does {illness} last? | What causes {illness}? | Is this mole cancer? | I am
pregnant, may I eat cheese? | Give me a diet plan. | What helps against {illness}? | Can {illness} be cured? | I burnt
my hand badly, what now? | My dog is ill, what should I give him? | Which doctor treats {illness}? | How many calories
should I eat? | My stomach has hurt for three days | I can't breathe well | what is my bmi | Diagnose me. | Interpret
my blood test. | My back hurts

legal
= Can my landlord throw me out? | Is it legal to copy this book? | I want to sue my neighbour. | Do I need a lawyer? |
How do I write a will? | Is this contract valid? | Can I get my deposit back? | My boss dismissed me, what are my
rights? | How do I get a divorce? | What is the punishment for speeding in {country}? | Can I record a phone call? |
Do I need a visa for {country}? | How do I become a citizen of {country}? | May I park here? | Is it legal to fly a
drone in {city}? | Who is liable if a tree falls on my car? | What does the law say about {topic}? | How long is the
notice period? | Can the police search my bag? | Draft a contract for a lease. | Write terms of service for my shop. |
What is copyright? Can I use this photo? | How do I register a company in {country}? | At what age may one drive in
{country}? | My neighbour's hedge is too high, what can I do? | Can I cancel my subscription? | Do I have to pay this
fine? | What are the immigration rules of {country}? | Is my will valid without a witness? | how do i patent my idea

finance
= Should I buy shares of {company}? | How should I invest my savings? | Is Bitcoin a good investment? | Should I take
out a loan? | How do I do my tax return? | How much tax do I pay on {amount}? | Is now a good time to buy a house? |
Which bank is the best? | Should I rent or buy? | How much pension will I get? | What is the best insurance? | How do
I get rich? | Is gold safe? | Which fund should I choose? | Can I deduct my laptop from taxes? | What is my credit
score? | How do I get out of debt? | Will the market crash? | How much money do I need to retire? | Should I lend my
brother {amount}? | How can I make money online? | Is {company} a good investment? | What would {amount} be worth in
ten years? | Should I fix my mortgage rate? | How do I start trading? | Make a budget plan for my family with
{amount}. | What salary should I ask for? | Which crypto coin will rise? | Is it worth paying into a private pension?
| Where should I put {amount}?

othercode
= Write a Java program that prints hello. | Write this in C++. | Write an SQL query that joins two tables. | Make a
website in HTML. | Write JavaScript that opens a menu. | How do I center a div in CSS? | Write a Rust function. |
Convert this Python to {plang}. | Write a {plang} function that sorts an array. | How do I declare a variable in
{plang}? | Fix my {plang} code. | Explain pointers in {plang}. | Write a hello world in {plang}. | What is the
difference between {plang} and Python? | Write a shell script that deletes old files. | Write a regular expression for
e-mail addresses. | Make an app for my phone. | Build me a game in {plang}. | Write a {plang} class for a bank
account. | How do I read a file in {plang}? | Write a React component. | Write a program in assembly. | Which language
is better, {plang} or {plang2}? | Is {plang} hard to learn? | Write a macro for my spreadsheet. | How do I install
{plang}? | Make a web scraper. | Write a compiler. | Build a complete online shop. | Write a neural network from
scratch. | Write a docker file. | How do I use git? | Explain {plang} generics. | Can you code in {plang}? | Write a
loop in {plang}. | Code a chess engine | Create a database for my customers | unit tests in {plang} | Write a function
in {plang} that reverses a string. | Show me a while loop in {plang}

software
= My computer does not start. | How do I reset my password? | My printer does not print. | How do I connect to the
wifi? | My phone is frozen. | How do I delete my account? | How do I update my operating system? | My screen is black.
| Which laptop should I buy? | How do I make a pivot table? | My e-mail does not arrive. | How do I block a caller? |
How do I free up space on my phone? | Why is my internet so slow? | How do I set up a router? | How do I recover a
deleted file? | How do I share my screen? | I have a virus on my computer. | How do I take a screenshot? | The app
keeps crashing. | How do I change the language on my phone? | What does error {code} mean? | My keyboard types the
wrong letters. | How do I insert a page break? | How do I back up my photos? | The battery of my phone dies quickly. |
How do I unsubscribe from a newsletter? | Which browser is best? | How do I install a printer driver? | My camera is
not recognised. | I forgot my PIN. | The update failed with code {code} | how do i turn off notifications | Bluetooth
won't connect

maths
= Integrate x squared. | What is the integral of sin x? | Solve x^2 - 5x + 6 = 0. | What is the derivative of {poly}?
| Prove Fermat's last theorem. | Solve the equation {poly} = 0. | What is {big} times {big2}? | Calculate {big} *
{big2}. | What is the square root of {big}? | What is {big} divided by {big2}? | Is {big} a prime number? | Factor
{big}. | What is pi to fifty digits? | What is 2 to the power of 64? | Compute the determinant of this matrix. | What
is an eigenvalue? | What is the limit of 1/x? | Solve this system: 3x + 2y = 7, x - y = 1. | Plot y = {poly}. | What
is log of {big}? | What is the factorial of 30? | Invert this matrix. | Calculate the standard deviation of my data. |
What is the sine of 40 degrees? | Find the roots of {poly}. | Simplify ({poly}) / (x + 1). | What are complex numbers
good for? | Explain calculus. | What is the Fourier transform? | Prove by induction that the sum is n(n+1)/2. |
Calculate {big} + {big2} * {big}. | Convert {big} to binary. | What is {big} in hexadecimal? | How many ways can I
arrange 20 books? | What is the millionth prime? | differentiate {poly} | What is the probability of a royal flush? |
Solve for x: {poly} = 12

person
= Who is {person}? | Tell me about {person}. | What did {person} do? | When was {person} born? | How old is {person}?
| Where does {person} live? | Who is {person} married to? | What is {person} famous for? | Is {person} still alive? |
How tall is {person}? | What films did {person} make? | Who was {person}'s father? | Which books did {person} write? |
How rich is {person}? | Who is the president of {country}? | Who is the prime minister of {country}? | Who is the king
of {country}? | Who is the CEO of {company}? | Who founded {company}? | Who is the mayor of {city}? | Who was the
first president of {country}? | Do you know {person}? | What does {person} look like? | Where did {person} go to
school? | Give me a biography of {person}. | Which prizes did {person} win? | What's the phone number of {person}? |
Is {person} a good actor? | Who is the richest person in {country}? | Who is the pope? | Who was king of {country} in
{year}? | What is {person}'s real name? | Quote something by {person}. | When did {person} die? | Who is the most
famous person from {city}? | Why is {person} famous? | who's {person} | Have you heard of {person}? | Is {person}
related to {person2}? | Who leads {country} at the moment?

places
= What is the population of {city}? | How many people live in {country}? | How big is {city}? | What is {city} known
for? | How high is the tallest building in {city}? | When was {city} founded? | How far is it from {city} to {city2}?
| How long is the river in {city}? | What is there to see in {city}? | What is the postcode of {city}? | Which rivers
flow through {country}? | What is the area of {country}? | Who built the town hall of {city}? | What is the dialling
code of {country}? | What are the neighbours of {country}? | How many islands does {country} have? | What is the
second largest city of {country}? | Is {city} a nice place to live? | Is {city} safe? | What language do they speak in
{city}? | What is the climate like in {country}? | How many universities are there in {city}? | Which street in {city}
is the oldest? | What is the population of Tulsa? | What is the national anthem of {country}? | What does the flag of
{country} look like? | How many airports are there in {country}? | Which province is {city} in? | Tell me the history
of {city}. | When did {country} become independent? | What is the elevation of {city}? | Why is {city} called {city}?
| How large is the harbour of {city}? | population of {city} | Describe {city}.

history
= What happened in {year}? | Who won the battle of {city}? | Why did the Roman Empire fall? | What caused the First
World War? | Tell me about the French Revolution. | When did the {century} war end? | Who ruled {country} in the
{century} century? | What was life like in {city} in {year}? | When was the treaty of {city} signed? | How did people
travel in the {century} century? | What was the Hanseatic League? | Who were the Vikings? | Explain the Cold War. |
What did the Aztecs believe? | When was the plague in {city}? | Who discovered {country}? | How did {country} become
rich? | Tell me about the Ottoman Empire. | Why was the great wall built? | What is the oldest city in {country}? |
Describe the siege of {city}. | Which queen ruled longest? | What did the pharaohs eat? | What happened on 14 June
{year}? | How did the crusades start? | What was the Silk Road? | Give me a timeline of {country}. | Who signed the
constitution of {country}? | Summarise the history of {country}. | When did the Bronze Age begin? | Why was {year} an
important year? | Who invaded {country} in {year}? | What were the reasons for the crisis of {year}?

science
= Explain quantum mechanics. | What is dark matter? | How does a black hole form? | What is the structure of DNA? |
What is string theory? | How do enzymes work? | What is entropy? | How far is the star {star}? | What is the mass of
an electron? | How does photosynthesis work in detail? | What is the boiling point of {chem}? | Balance this chemical
equation. | What is CRISPR? | What is the chemical formula of {chem}? | How does memory work in the brain? | What is
the half-life of {chem}? | What is a quasar? | How many cells are in the body? | Explain plate tectonics. | What is a
Higgs boson? | Is time travel possible? | What is superconductivity? | How do antibiotics kill bacteria? | What is the
Coriolis effect? | What is the density of {chem}? | Who discovered {chem}? | How many species of beetles are there? |
How do semiconductors work? | What is the speed of sound in {chem}?
"""

TASKS = tasks(REQUESTS)
