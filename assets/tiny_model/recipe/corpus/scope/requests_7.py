"""Requests that are out of reach, part 7: other languages in their own scripts, and what strangers ask of a large chatbot."""

from __future__ import annotations

from corpus.scope.frames import tasks

REQUESTS = """
language
= Bonjour | Salut ! | Coucou, tu vas bien ? | Bonne nuit | Bonne journée | Comment ça marche ? | Que sais-tu faire ? |
Qu'est-ce que tu fais ? | Quel est ton nom ? | Où habites-tu ? | Pourquoi le ciel est-il bleu ? | Combien de jours y a-t-il
dans une année ? | Quelle est la monnaie du Japon ? | Explique-moi ce que c'est. | Aide-moi s'il te plaît | Donne-moi une
recette | Écris une lettre à mon ami | C'est quoi un token ? | Raconte une histoire courte | Quel est le contraire de grand
? | Je ne comprends pas | Quelle est la plus grande planète ? | D'où viens-tu ? | Hallo | Servus! | Moin | Grüß Gott | Guten
Tag, wer bist du? | Gute Nacht | Wie heißt du? | Wo wohnst du? | Was ist das hier? | Wie funktioniert das? | Warum ist der
Himmel blau? | Was ist ein Token? | Wie viele Tage hat ein Jahr? | Welche Währung hat Japan? | Erzähl mir einen Witz | Was
ist das Gegenteil von groß? | Schreib mir einen Brief | Was ist der größte Planet? | Bitte auf Deutsch antworten | Verstehst
du mich? | Wie spät ist es? | Gib mir ein Rezept | Danke dir | Was machst du gerade? | Kannst du rechnen? | Wie alt bist du?
| Hola | Hola, ¿qué tal? | Buenas tardes | Adiós | ¿De dónde eres? | ¿Cuál es la capital de España? | ¿Por qué el cielo es
azul? | ¿Qué es un token? | ¿Cuántos días tiene un año? | ¿Cuál es el planeta más grande? | Cuéntame una historia | Ayúdame,
por favor | ¿Puedes traducir esto? | Háblame en español | ¿Qué significa esto? | Dame una receta | No entiendo nada | Muchas
gracias | ¿Qué es la inteligencia artificial? | Ciao | Buona notte | Arrivederci | Come funziona? | Perché il cielo è blu? |
Qual è il pianeta più grande? | Quanti giorni ha un anno? | Aiutami per favore | Raccontami una barzelletta | Che ore sono?
| Non capisco | Di dove sei? | Dimmi qualcosa | Cos'è un token? | Olá | Boa tarde | Tchau | Obrigado | Como você se chama? |
Por que o céu é azul? | Qual é o maior planeta? | Quantos dias tem um ano? | Me ajuda, por favor | Conta uma história | Que
horas são? | Não entendo | O que é um token? | O que você sabe fazer? | Merhaba | Selam, naber? | İyi akşamlar | Teşekkür
ederim | Türkiye'nin başkenti neresi? | Gökyüzü neden mavi? | Bana bir hikaye anlat | Nasıl çalışıyorsun? | Bir yılda kaç
gün var? | Yardım eder misin? | Anlamıyorum | En büyük gezegen hangisi? | Sen kimsin? | Bana bir fıkra anlat | Hoşça kal |
Привет | Привет, как дела? | Здравствуйте | Доброе утро | Добрый вечер | Спасибо | Пока | Как тебя зовут? | Что ты умеешь? |
Почему небо голубое? | Столица Италии? | Сколько дней в году? | Расскажи анекдот | Напиши письмо другу | Я не понимаю |
Откуда ты? | Какая самая большая планета? | Что такое токен? | Говори по-русски | Помоги с уроками | 你好吗? | 您好 | 早上好
| 晚安 | 你叫什么名字? | 你能做什么? | 天空为什么是蓝色的? | 日本的首都是哪里? | 一年有多少天? | 给我讲个故事 | 讲个笑话 |
帮帮我 | 我不明白 | 最大的行星是什么? | 什么是人工智能? | 请用中文回答 | 现在几点? | こんばんは | ありがとう | さようなら |
お元気ですか? | 何ができますか? | 空はなぜ青いの? | フランスの首都はどこですか? | 物語を書いてください | 助けてください |
わかりません | 一年は何日ですか? | 日本語で答えて | 冗談を言って | おやすみなさい | 감사합니다 | 잘 지내요? | 하늘은 왜
파래요? | 프랑스의 수도는 어디예요? | 이야기 해 주세요 | 도와주세요 | السلام عليكم | صباح الخير | مساء الخير | شكرا | من
أنت؟ | ما هي عاصمة فرنسا؟ | لماذا السماء زرقاء؟ | كم يوما في السنة؟ | ساعدني من فضلك | احك لي نكتة | هل تتكلم العربية؟ | لا
أفهم | ماذا تستطيع أن تفعل؟ | كم الساعة؟ | नमस्ते, आप कौन हैं? | धन्यवाद | शुभ रात्रि | भारत की राजधानी क्या है? | आसमान
नीला क्यों है? | एक साल में कितने दिन होते हैं? | मुझे एक कहानी सुनाओ | मेरी मदद करो | मुझे समझ नहीं आया | क्या आप हिंदी
बोलते हैं? | एक चुटकुला सुनाओ | सबसे बड़ा ग्रह कौन सा है? | kaise ho | kya haal hai | mujhe hindi mein batao | Dag, hoe heet
je? | Waarom is de lucht blauw? | Dank je wel | Hej! | Hvordan går det? | Hva heter du? | Moi! | Cześć | Dziękuję bardzo |
Dlaczego niebo jest niebieskie? | Ahoj | Szia! | Bună | Дякую | Добрий день | Γεια | Καλημέρα | Πώς σε λένε; | שלום, מה
שלומך? | תודה רבה | سلام، حال شما چطور است؟ | สวัสดี | ขอบคุณ | Xin chào | Terima kasih | Kumusta ka? | Habari | Zdravo |
Aloha | Namaste | Konnichiwa | Arigato | Ni hao | Annyeong | Privet | Salam | Shalom | Sawubona | Bonjour, pouvez-vous
m'aider ?

translate
= translate hello to {lang} | how to say {saying} in {lang} | what is {thing} in {lang} | translate this sentence: {phrase}
| {saying} in {lang}? | whats {saying} in {lang} | Please translate into {lang}: {phrase} | translate to {lang} | translate
from {lang} | can you translate {lang} | what does bonjour mean | what does hola mean | what does danke mean in English |
what does arigato mean | What does the {lang} word on my shirt mean? | how do you pronounce {saying} in {lang} | {lang}
translation of {thing}? | say {saying} in three languages | how do they say {thing} in {country} | English to {lang} |
{lang} to English please | translate my homework into {lang} | translate this song into English | subtitle this in {lang} |
what is the {lang} alphabet | teach me {lang} | can you help me learn {lang} | numbers in {lang} | days of the week in
{lang} | answer me in {lang} | reply in {lang} only | do you know {lang} | what languages can you translate

news
= what is in the news | todays news | news about {country} | what happened in {country} today | what happened to {celeb} |
latest about {celeb} | did {celeb} die | who won the elections in {country} | whats going on with {brand} | is there a new
{gadget} | what happened this morning | news on {topic} please | who is winning the war | what is trending on twitter | any
news from {city} | what did {celeb} announce | has anything happened in {city} today

weather
= whats the weather | weather in {city} | weather today | will it rain tomorrow | is it cold in {city} | how warm is it in
{country} today | weather for the weekend | what will the weather be on {day} in {city} | temperature {city} | is it snowing
in {country} | should i take an umbrella to {city} | weather forecast for next week in {country} | how is the weather in
{city} today | when will it stop snowing | is it going to be sunny on {day}

prices
= {brand} stock price | stock price of {brand} | how is {brand} stock doing | price of bitcoin today | bitcoin price | gold
price | dollar to euro rate | how much is a {gadget} | how much does a {gadget} cost | what is {brand} worth | price of
{aproduct} | how much is a flight to {country} | how much is gas now | euro to yen today | current price of silver | cost of
living in {city} | how much does {celeb} earn | market cap of {brand}

medical
= i have a fever what should i do | my head hurts what to take | i have chest pain | is {drug} safe for {who} | can you
diagnose me | i feel sick | how to cure {illness} | symptoms of {illness} | best medicine for {illness} | i think i have
{illness} | how do i lose weight fast | {who} has {illness} | what vitamins for {illness} | {drug} or {drug2} for a
headache? | how much {drug} per day | is {symptom} normal | home remedy for {illness} | can i take {drug} while pregnant |
am i depressed | why am i always tired

legal
= is it legal to {wrong} in {country} | can i sue {brand} | i got a fine what now | write a contract for me | is this legal
| how do i sue someone | what happens if i dont pay rent | can my school do this | how to get a visa for {country} | am i
allowed to drive in {country} | do i need a licence for a drone | my landlord keeps my deposit | draft a legal letter to
{company} | explain the law on {topic} | what are my rights at work

finance
= should i invest in {brand} | which stocks should i buy | is {brand} a good buy | how to make money fast | how to get rich
| should i buy bitcoin | what should i do with {amount} | how do taxes work in {country} | best credit card | how do i save
on tax | is now the time to sell {brand}

roleplay
= pretend you are {celeb} | act as {celeb} | you are now my teacher, speak like one | roleplay as a vampire | be my
boyfriend | talk to me like a pirate | act as a Linux terminal | you are a doctor and I am the patient | imagine you are a
cat and answer as one | speak like Shakespeare | let's roleplay a job interview | pretend to be my grandmother | be a dragon
| act like a customer of {company} | you are a travel guide, show me around | you are {celeb}, what do you say about
{topic}? | play the villain in a story with me | pretend we are on a ship

long
= write an essay on {topic} | essay about {topic} 1000 words | write my homework essay on {topic} | write a blog about
{topic} | write a full book | write a movie script | write a research paper about {topic} | write me a speech about {topic}
| write a 10 page story | write a long essay about {celeb} | write a rap about {celeb} | write a detailed article about
{brand} | write my master's thesis on {topic} | 500 word essay on {topic} please | write a report on {country} with sources
| write a cover letter and a cv for {brand}

image
= draw {athing} | draw me {athing} | make a picture of {celeb} | generate an image of {athing} | create a logo | make a logo
for {company} | show me a picture of {city} | can you generate images | paint {athing} in the style of an old master | make
a photo of {athing} on the moon | picture of {celeb} please | what do you see on my picture | turn me into a cartoon | make
an image of a sunset over {city} | design a website logo | can you draw {athing}

web
= search google for {topic} | open {portal} | go to {portal} | look it up online | can you browse the internet | search the
web | google it | what does {portal} say about {topic} | find me a website about {topic} | summarise this link {site} | what
is on {portal} right now | check {portal} | download {real} | find the cheapest {product} online | show me search results
for {topic} | are you connected to the internet, then look up {topic} | watch this video and summarise it

philosophy
= what is the meaning of life | why are we here | is there a god | do we have free will | what happens after death | what is
truth | what is reality | are we living in a simulation | what is happiness | what is the purpose of existence | why is
there evil | what is the soul | is anything certain | what is justice really | does life have a meaning | can machines have
a soul | what is the self | why do we suffer | what is beauty | would you push the fat man | is time an illusion | what is
nothing | is it better to be good or to be happy | does the end justify the means

person
= who is {celeb} | tell me about {celeb} | how old is {celeb} | how tall is {celeb} | is {celeb} married | net worth of
{celeb} | where does {celeb} live | where was {celeb} born | what is {celeb} famous for | {celeb} | {celeb} age | {celeb}
biography | who is the wife of {celeb} | when did {celeb} die | what did {celeb} do | who is the president of {country} |
who is the prime minister of {country} | who is the king of {country} | who is the ceo of {brand} | who founded {brand} |
who is the richest person in the world | who is the most famous person in {country} | compare {celeb} and {celeb2} | what
does {celeb} think about {topic} | is {celeb} dead

culture
= who is the singer of {real} | who wrote the song {real} | who directed {real} | what is {real} about | when did {real}
come out | plot of {real} | lyrics of {real} | is {real} a good film | actors in {real} | how does {real} end | who plays
the lead in {real} | who sings {real} | best movies of all time | what should i watch tonight | recommend a song | best
album ever | how many seasons of {real} are there | the ending of {real} explained | what is the best anime | who won the
oscar | trailer for {real} | quote from {real}

history
= who was the first king of {country} | history of {country} | who ruled {country} in {year} | what caused {event} | tell me
about {event} | what was {event} about | when did {event} end | who fought in {event} | how did the Roman Empire fall | who
were the Aztecs | who were the Vikings | who killed {ruler} | what happened in {country} in {year} | the
causes of {event} in short | who was the last emperor of {country}
| how long did {event} last | who signed the treaty of {city} | tell me about the {century} century in {country}

maths
= solve {poly} = 0 for x | what is the derivative of {poly} | integrate {poly} | factorise {poly} | what is {big} times
{big2} | {big} * {big2} | {big} / {big2} | sqrt {big} | what is the square root of {big} | {big} to the power of 3 | is
{big} a prime number | what is pi to 50 digits | solve x^2 + 5x + 6 = 0 | what is log 1000 plus ln 5 | sin 30 + cos 60 |
what is {hard} | calculate {hard} please | explain {theorem} | prove {theorem} | find x if 2x^2 = {big} | what is {big}
factorial | the limit of sin(x)/x at 0 | area under a curve | eigenvalues of a matrix | what is e to the i pi | convert
{big} to binary | solve the system 2x + 3y = 7, x - y = 1 | probability of two sixes in five throws | the {big2}th Fibonacci
number | mean and variance of {big}, {big2} and 17

othercode
= write {program} in {plang} | {plang} code for {program} | how do i write {program} in {plang} | hello world in {plang} |
fix my {plang} code | {plang} tutorial | what is the best programming language for games | explain {framework} | how to
install {framework} | make a website | write html for {program} | css for a red button | sql query for all customers in
{city} | write a {framework} app | how do I use {framework} with {plang} | regex for a phone number | bash script to rename
files | write a {plang} class called Dog | convert this to {plang} | javascript alert box | {program} using {framework} |
what is a pointer in {plang} | git command to undo a commit | docker compose file for {framework} | for loop in {plang} | an
array in {plang}

sports
= who won the {sport} world cup | who won yesterday | who won the super bowl | football results | when is the next world cup
| who is the best {sport} player | how many goals has Messi scored | {city} score | did {country} win the match | world
champion in {sport} | who will win the {sport} final | fastest man in the world | {sport} rankings | next {sport} match of
{country}

product
= {gadget} or {gadget2}? | best {product} to buy | is the {gadget} good | is {brand} better
than {brand2} | recommend me a {product} | cheap {product} under 300 | what is the newest {gadget} | review of the {gadget}
| should i buy the {gadget} | specs of the {gadget} | which {gadget} has the best battery

company
= when was {brand} founded | what does {brand} do | how many employees does {brand} have | where is {brand} based | revenue
of {brand} | is {brand} hiring | who are the competitors of {brand} | history of {brand} | is {brand}
losing money | how big is {brand} | headquarters of {brand}

audio
= sing a song | play {real} | play music | make a song about {athing} | can you talk | read this aloud | compose a song for
{name} | what song is this | play me something by {celeb} | make a beat | speak to me with your voice | turn this into a
podcast

politics
= who should i vote for | which party is best in {country} | is {celeb} a good politician | are you left or right | what do
you think about {topic} in politics | is capitalism better than socialism | should {country} leave the union | which
religion is right | do you like {celeb} | was {celeb} right about {topic} | should guns be banned

future
= what will happen in {year2} | will ai take over the world | who will win the next election in {country} | will {brand} go
bankrupt | will i be rich | predict my future | when will the world end | lottery numbers for {day} | what will {celeb} do
next | will there be a war

software
= my {gadget} does not start | how do i reset my {gadget} | how do i update windows | my wifi is slow | how to take a
screenshot on a {gadget} | how do i delete my {brand} account | excel formula for a sum | how to connect a printer | my
laptop is slow | how do i remove a virus | how to install windows | {brand} app does not open | how to recover deleted files

gibberish
= {struck}{junk} | {junk}{struck} | {salad}{signs} | {junk} {salad} {junk} | {invented}{signs} | {repeated} {signs} |
{repeated} {junk} | {struck} {struck} | {junk}, {junk}! | {handle} {junk} | {invented} {salad} | hsdkjf lwe
{junk} | fjfjfj {repeated} | {junk}{junk}{junk} | {struck} 123 | {junk} 99 {signs}
"""

TASKS = tasks(REQUESTS)
