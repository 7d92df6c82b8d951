"""Diary entries, blog posts and letters home, in the first person."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

DIARY = (
    """
$ day = DAY
$ date = DOM
$ a, b = P
$ t1 = CLOCK 5 7
$ t2 = CLOCK 21 23
$ km = INT 3 21
$ woke < the rain|a barking dog|the bin lorry|loud snoring|a phone call|the church bells
$ meal < fried eggs|porridge with honey|leftover pizza|a bowl of rice|toast with marmalade|two bananas
$ book; writer ~ The Salt Road; a sea captain | Nine Winters; a young doctor | The Glass Orchard; two sisters |
 A House of Wind; a retired thief | The Last Ferry; a ferryman
$ page = INT 40 480
$ broke < the kettle|the zip of a coat|the bicycle chain|the handle of the fridge|the left shoelace|the bathroom light
$ fix < a paper clip|some string|an old belt|glue and patience|a bit of tape
$ mood < tired but happy|a little lonely|rather proud|far too full|calmer than for weeks|oddly cheerful
$ news < a new flat|a baby on the way|a job on a ship|an exam passed at last|a broken arm|a puppy
$ price = MONEY 3 45
$ buy < a pot of basil|a second-hand lamp|a jazz record|woollen socks|a kilo of cherries|a map of the moon
=
- {day}, {date}^^[Dear diary, /]I was woken at {t1} by {woke}.
- {day}, {date}^^Awake at {t1}. The culprit: {woke}.
- {date}, a {day}^^[What a day./Where do I start?/] I got up at {t1} because of {woke}.
? {t1} > The writer woke up at {t1}. :: [When/At what time] did the writer [wake up/get up]? | What time was it when the
 writer woke up? |
 How early was the writer awake? | At what time did the day begin for the writer?
? {woke} > The writer woke up because of {woke}. :: What woke the writer [up/]? | Why was the writer awake [so early/]? |
 What was the reason for waking up? | Because of what did the writer wake up?
* Awake at {t1}
=
- Breakfast was {meal}[/, eaten standing up]. Then I ran {km} kilometres along the canal[/ and met nobody but ducks].
- I made {meal} for breakfast and walked {km} kilometres before noon.
- After {meal} and two cups of tea I cycled {km} kilometres[/, most of it against the wind].
? {meal} > Breakfast was {meal}. :: What did the writer [eat/have] for breakfast? | What was [for breakfast/the first meal of
 the day]? |
 What did the writer eat in the morning? | Breakfast?
? {km} kilometres > The writer covered {km} kilometres. :: How far did the writer [go/get]? | How many kilometres did the
 writer [do/cover]? |
 What distance did the writer cover? | How long was the morning tour?
* {km} kilometres before noon
=s
- At lunch {a} rang. Big news: {news}!
- {a} called in the middle of lunch and told me about {news}.
- I had a long talk with {a}, who told me about {news}.
? {a} > {a} had news. :: Who [called/had news/told the writer something new]? | Whose news was it? | With whom did the writer
 talk? |
 [Who/Which person] gave the writer the news?
? {news} > The news was {news}. :: What was [the/{a}'s] news? | What did {a} [tell the writer/talk about]? | What is new with
 {a}? |
 What did the writer learn from {a}?
* {a}'s news: {news}
=s?
- In town I bought {buy} for {price}[/, although I had not planned to].
- I could not resist {buy} at the market. {price}, never mind.
? {buy} > The writer bought {buy}. :: What did the writer [buy/get in town/spend money on]? | What was bought? | Which
 purchase did the writer make? |
 What could the writer not resist?
? {price} > The writer paid {price}. :: How much did the writer [pay/spend]? | What did {buy} cost? | What was the price of
 {buy}? |
 How expensive was {buy}?
* Bought {buy}
! How much money did the writer spend? > how much money the writer spent
=s
- Of course {broke} broke. I fixed it with {fix}.
- In the afternoon {broke} gave up, and I repaired it with {fix}.
? {broke} > The broken thing was {broke}. :: What [broke/did not work/was broken/gave up]? | What did the writer have to
 [repair/fix]? |
 Which thing was damaged? | What needed fixing?
? {fix} > The writer used {fix}. :: [With what/How] did the writer [fix/repair] it? | What was used for the repair? | What
 helped to fix {broke}? |
 What did the writer use on {broke}?
* {broke} repaired with {fix}
=
- {b} came by with some soup and left again at {t2}.
- In the evening {b} was here. We played cards until {t2}.
? {b} > {b} visited the writer. :: Who [visited/came to see/came to visit] the writer? | Who was the visitor? |
 With whom did the writer spend the evening? | Which guest was there in the evening?
? {t2} > {b} stayed until {t2}. :: [When/At what time] did {b} [leave/go home]? | How long did {b} stay? | Until when was {b}
 there? |
 What time was it when the visit ended?
* {b} visits until {t2}
=?
- Now I am in bed with {book}, page {page}. It is about {writer}, and I want to know how it ends.
- I am reading {book}, which is about {writer}. I stopped on page {page}.
? {book} > The book is {book}. :: [What/Which book] is the writer reading? | What is the [title/name] of the book? |
 What does the writer read in bed? | Book title?
? {writer} > The book is about {writer}. :: [Whom/What] is the book about? | Who is the main character of the book? | Who is
 at the
 centre of {book}? |
 What is {book} about?
? {page} > The writer is on page {page}. :: [Which/What] page is the writer on? | How far has the writer read? |
 On which page did the writer stop reading? | Page number?
! Which book is the writer reading? > which book the writer is reading
=
- I feel {mood}. Good night.
- Mood: {mood}.
- That was it. I am {mood}, and the lamp goes out now.
? {mood} > The writer feels {mood}. :: How does the writer feel [at the end/]? | What is the writer's mood? | In what mood
 does the day end? |
 What are the writer's feelings at the end?
# date = {date}
# weekday = {day}
# woke_up = {t1}
# breakfast = {meal}
# visitor = {b}
# mood = {mood}
S The writer woke up at {t1}, had {meal} for breakfast and heard {a}'s news about {news}. In the evening {b} came, and the
 writer felt {mood}.
!! What was the weather like? > what the weather was like
!! What did the writer eat for dinner? > what the writer ate for dinner
!! Where does {a} live? > where {a} lives
!! What is the writer's job? > what the writer's job is
""",
    """
$ n = INT 2 40
$ town, river = WORD
$ a, b = P
$ host = NAME
$ rent = MONEY 15 70
$ course; word ~ Italian; "pomeriggio" | Polish; "szczescie" | Welsh; "llwybr" | Norwegian; "kjaerlighet" | Turkish; "teyze" |
 Greek; "thalassa"
$ hours = NUM 3 8
$ pupils = NUM 5 12
$ day = DAY
$ dish < stuffed peppers|fish in salt|dumplings with plums|a soup of nettles|bean stew|lamb with apricots
$ lost < a pair of glasses|the house key|one sandal|the bus ticket|a borrowed umbrella
$ where < in the fountain|on the tram|under the market stalls|at the hairdresser's|in the church
$ why < because the goats start bleating at five|because the street lamp shines into the room|because the coffee here is so
 strong|
 because the bed is too short|because there is a bakery under the window
$ date = DOM
$ like < the evening walk|the cold lake|the old cinema|the Friday market|the silence after lunch
=
- Dear {a},^^greetings from {town}! I have been here for {n} days now and live with {host}, who takes {rent} a night.
- Hello {a},^^this is day {n} in {town}. My room is in the house of {host} and costs {rent} a night.
- Dearest {a},^^{n} days in {town}, and not one dull hour. I pay {rent} a night for a room at the house of {host}.
? {town} > The writer is in {town}. :: Where is the writer [at the moment/]? | [From which/In which] place does the writer
 write? |
 What is the name of the place? | Which town is the letter from?
? {host} > The writer lives with {host}. :: [With whom/Who] does the writer [stay/live] [with/]? | Who is the host? | Who
 rents out the room? |
 Whose house is it? | To whom does the writer pay the rent?
? {rent} > The room costs {rent} a night. :: How much [is the room/does the room cost/does the writer pay] [a night/per
 night]? |
 What is the price of the room? | What does the host [get/charge] for a night? | How expensive is the room?
* In {town}, staying with {host}
=
- I hardly sleep {why}.
- The only problem is the nights: I cannot sleep {why}.
? {why} > The writer sleeps badly {why}. :: Why does the writer [sleep badly/hardly sleep/not sleep well]? | What keeps the
 writer awake? |
 What is the reason for the bad sleep? | What is wrong at night?
* Sleeps badly {why}
=s
- The {course} course takes {hours} hours a day, and there are {pupils} of us. My favourite word so far is {word}.
- Every day I have {hours} hours of {course} with {pupils} other people. My new favourite word is {word}.
? {course} > The writer is learning {course}. :: [What/Which language] is the writer [learning/studying]? | What is the course
 about? |
 Which course does the writer take? | What language is it?
? {hours} hours > The course takes {hours} hours a day. :: How long is the course [every day/a day]? | How many hours a day
 does the writer
 [study/have class]? | How much time does the course take [each day/]? | Length of the daily class?
? {word} > The writer's favourite word is {word}. :: What is the writer's favourite word? | Which word does the writer like
 [best/most]? |
 What new word does the writer love? | Favourite word?
* {hours} hours of {course} a day
=s
- On {day} {b} from the course cooked {dish} for everybody.
- The best meal so far was on {day}: {dish}, cooked by {b}.
? {b} > {b} cooked. :: Who [cooked/was the cook/made the meal]? | Who is the best cook of the group? | By whom was the {day}
 meal cooked? |
 Who prepared {dish}?
? {dish} > {b} cooked {dish}. :: What did {b} [cook/make]? | What was the best meal? | What did they eat on {day}? | Which
 dish was it?
? {day} > {b} cooked on {day}. :: [When/On which day] did {b} cook? | What day was the meal? | On what day did they eat
 {dish}? |
 Which day of the week was the big meal?
* {b} cooks {dish} on {day}
=s?
- You will laugh: I lost {lost} {where}.
- Yesterday I left {lost} {where}. Typical me.
? {lost} > The writer lost {lost}. :: What did the writer [lose/leave behind]? | What is gone? | Which thing is the writer
 missing? |
 What was lost?
? {where} > The writer lost it {where}. :: Where did the writer [lose it/leave it/lose {lost}]? | In what place was it lost? |
 Where
 must {lost} be? |
 Where was it left behind?
* Lost {lost}
! What did the writer lose? > what the writer lost
=
- What I will miss most is {like}. I am coming home on {date}, so put the kettle on.^^Love from far away
- I will be back on {date}. Until then I am enjoying {like}.^^A big hug
? {date} > The writer is coming home on {date}. :: [When/On what date] [is the writer coming home/does the writer come
 back/will the writer return]? |
 What is the date of the journey home? | When does the stay end? | Date of return?
? {like} > The writer loves {like}. :: What does the writer [like/enjoy/love] [most/there]? | What is especially nice there? |
 What is the writer's favourite thing there? | What will the writer remember?
* Home on {date}
# place = {town}
# host = {host}
# price_per_night = {rent}
# language = {course}
# hours_per_day = {hours}
# return = {date}
S The writer is learning {course} in {town} and lives with {host} for {rent} a night. The return is on {date}.
!! How is the weather? > how the weather is
!! What does the course cost? > what the course costs
!! Who is the teacher? > who the teacher is
!! How did the writer travel there? > how the writer travelled there
!! How old is {host}? > how old {host} is
""",
    """
$ title; what; hard ~ My first loaf of bread; baking bread; the waiting | Learning to juggle at fifty; juggling; the third
 ball |
 How I built a kayak; building boats; sanding the wood | A year with bees; keeping bees; the smoke | Drawing every day;
 drawing; other people's hands | Growing tomatoes on a balcony; growing vegetables; the wind | Cold water for beginners; winter
 swimming; the first ten seconds
$ month = MONTH
$ year = INT 2009 2031
$ a = P
$ t = NAME
$ n = INT 15 240
$ mins = INT 10 75 5
$ cost = MONEY 15 400
$ tool < a good pair of gloves|a second-hand book|a digital scale|a stopwatch|a folding stool|a roll of tape|a bucket with a lid
$ fail < nothing worked at all|a stranger had to help|half of it landed on the floor|a neighbour called the fire
 brigade|it took four hours|everything went wrong
$ tip1, tip2, tip3 < start small|keep notes|never do it hungry|ask your neighbours|wear old clothes|clean up at once|take your
 time|laugh about it
$ goal < a competition in {town}|teaching the neighbours' children|doing it blindfolded|a small exhibition in the
 library|writing a
 booklet about it
$ town = TOWN
$ why < because a doctor recommended a hobby|because of a lost bet|because the evenings were too long|because it rained
 for
 three weeks|because of a voucher from {a}
$ views = INT 120 9800
=
- # {title}^^I started {what} in {month} {year} {why}.
- {title}^^People ask me how I got into {what}. It began in {month} {year} {why}.
- {title}^^It was in {month} {year} that I began with {what}, {why}.
? {why} > The blogger began {why}. :: Why did the blogger [start/begin] [with {what}/]? | What was the reason for
 [starting/beginning]? |
 How did the blogger get into {what}? | What made the blogger [start/try it]?
? {month} {year} > The blogger started in {month} {year}. :: [When/In what month and year] did the blogger [start/begin]? |
 What is the date of the beginning? | Since when has the blogger been doing this?
? {what} > The blog post is about {what}. :: What is the [blog post/text/post] about? | What [hobby/activity] does the blogger
 describe? |
 What has the blogger learned? | What is the blogger's hobby?
* Started {what} in {month} {year}
=
- {t} showed me the basics in {mins} minutes[/ and then left me alone with it].
- My teacher was {t}, and the first lesson lasted only {mins} minutes.
? {t} > {t} was the teacher. :: Who [taught the blogger/showed the blogger the basics/was the teacher]? | From whom did the
 blogger learn it? |
 What is the teacher's name? | Who explained how it works?
? {mins} minutes > The first lesson took {mins} minutes. :: How long did the first lesson last? | How many minutes
 did the blogger spend
 with the teacher? | How much time did the teacher take? | Length of the first lesson?
* First lesson with {t}: {mins} minutes
=
- All in all I have spent {cost}, and the most useful thing I bought was {tool}.
- You do not need much. I paid {cost} for everything. What I use most is {tool}.
? {cost} > The blogger spent {cost}. :: How much [did the blogger spend/did it cost/money is needed]? | What did everything
 cost? |
 What was the total cost? | How expensive was the hobby?
? {tool} > The most useful thing was {tool}. :: What [was the most useful thing/does the blogger use most/was worth buying]? |
 Which [thing/purchase] [was useful/does the blogger recommend]? | What is the best piece of equipment? | Most useful thing?
* Total cost {cost}
=
- The first attempt? {fail}.
- On the first try, {fail}. {a} still talks about it.
? {fail} > On the first try, {fail}. :: What happened [the first time/on the first try/at the first attempt]? | What went
 wrong at first? |
 How did the first attempt go? | How did it go the first time?
=
- Since then I have done it {n} times. The hardest part is still {hard}.
- That was {n} attempts ago. I still struggle with one thing: {hard}.
? {n} > The blogger has done it {n} times. :: How [often/many times] has the blogger done it [since then/]? | How many
 attempts have there
 been? |
 What is the number of attempts? | How much practice has the blogger had?
? {hard} > The hardest part is {hard}. :: What is the [hardest/most difficult] part? | What does the blogger still find
 [hard/difficult]? |
 What is not easy [even now/]? | Which part is a struggle?
* Hardest part: {hard}
==
- My three rules:^- {tip1}^- {tip2}^- {tip3}
- Rules, if you can call them that:^1. {tip1}^2. {tip2}^3. {tip3}
- If you want to try it yourself: {tip1}, {tip2} and {tip3}.
==
- My next goal is {goal}.
- What comes next? I am dreaming of {goal}.
? {goal} > The next goal is {goal}. :: What is the [next goal/next step/blogger's dream]? | What does the blogger want to do
 next? |
 What are the plans for the future? | What comes next?
* Next: {goal}
=?
- [So far/Until today] {views} people have read this page. Thank you!
? {views} > {views} people have read the page. :: How many [people/readers] have [read the page/been there]? | What is the
 number of readers? |
 How popular is the page? | Readers so far?
! How many people have read the page? > how many people have read the page
# title = {title}
# topic = {what}
# started = {month} {year}
# teacher = {t}
# cost = {cost}
# attempts = {n}
L The rules are :: {tip1} | {tip2} | {tip3} :: What are the [three rules/tips]? | List the [rules/tips]. | What advice does
 the blogger give? |
 Which tips are there for beginners? | What should beginners do?
S The blogger started {what} in {month} {year} and learned the basics from {t}. It cost {cost}, and the hardest part is {hard}.
!! Where does the blogger live? > where the blogger lives
!! How old is the blogger? > how old the blogger is
!! Which book does the blogger recommend? > which book the blogger recommends
!! On which day of the week does the blogger practise? > on which day of the week the blogger practises
""",
)


def diary_entry(rng: Random) -> Document:
    """A day, a letter from a language course, a blog post about a hobby."""
    return play(rng, "diary", DIARY)


GENRES: tuple[Maker, ...] = (diary_entry,)
