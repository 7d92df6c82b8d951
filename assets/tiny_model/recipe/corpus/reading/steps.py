"""Instructions in steps, weather reports, and reviews of concerts and plays."""

from __future__ import annotations

from random import Random

from ..base import Document, Maker
from ..playscript import play

SHEETS = (
    """
$ brand = WORD
$ dev; s1; s2; s3; s4; part ~ coffee machine; take out the blue plastic strip; fill the tank up to the line; let it run once
 without coffee; put a cup under the spout; the tank | baby monitor; screw on the aerial; plug both units in; hold the round
 button; place the camera at the end of the bed; the aerial | printer; remove all the orange tape; lay paper into the drawer;
 push in the cartridges; print the test page; the drawer | bathroom scale; open the lid on the back; put in the batteries;
 step on it once and off again; choose kilos or pounds; the lid | router; connect the grey cable to the wall; plug in the
 power; open the page of the router; type the password from the label; the grey cable | sewing machine; put the spool on the
 pin; draw the thread through the hook; lower the foot; press the pedal gently; the hook
$ colour, c2 < green|red|blue|yellow|white|purple
$ mins = INT 2 20
$ secs = INT 3 15
$ code = CODE
$ phone = PHONE
$ warn < Never leave it out in the rain|Keep it away from small children|Do not cover the slots|Never lift it by the cable
$ page = INT 4 60
$ hours = NUM 2 9
$ why < because it is checking itself|because the settings are being loaded|because it has to get to know the room|because
 everything is being prepared inside
=
- Setting up your {brand} {dev}^^Before you start, read page {page}. {warn}.
- {brand} {dev} - quick start^^{warn}. More pictures are on page {page}.
? page {page} > The page to read is page {page}. :: Which page should I read? | What page has more about it? | On which page
 is there more? | Page number?
? {warn} > The warning is: {warn}. :: What is the warning? | What must I not do? | What should I be careful about? | Which
 warning is given at the start?
* {warn}
=-
- 1. {S1}.^2. {S2}.^3. {S3}.^4. {S4}.
- Step 1: {S1}.^Step 2: {S2}.^Step 3: {S3}.^Step 4: {S4}.
? {S1} > {S1} first. :: What [do I do/comes/is to be done] first? | What is [the first step/step 1]? | How do I begin? | What
 do I start with? | First step?
? {S2} > Step 2 is: {S2}. :: What is [the second step/step 2]? | What [do I do/comes] second? | What comes after step 1? |
 What do I do right after the first step?
? {S3} > Step 3 is: {S3}. :: What is [the third step/step 3]? | What [do I do/comes] third? | What comes after step 2? | What
 do I do between step 2 and step 4?
? {S4} > Step 4 is: {S4}. :: What is [the fourth/the last] step? | What is step 4? | What comes after step 3? | What do I do
 last? | Final step?
* {S1}
* {S2}
* {S3}
* {S4}
==
- The light turns {colour} when the {dev} is ready. This may take {mins} minutes {why}. If it turns {c2}, check {part}.
- Wait {mins} minutes {why}. A {c2} light means that {part} is not in its place; when all is well, the light is {colour}.
? {colour} > The light is {colour} when it is ready. :: What colour is the light when [it/the {dev}] is ready? | Which light
 shows that it is ready? | How do I see that it is ready, by which colour? | Colour of the light when all is well?
? {mins} minutes > One has to wait {mins} minutes. :: How long [do I have to wait/does it take]? | How many minutes must I
 wait? | After how many minutes is it ready? | Waiting time?
? {why} > One has to wait {why}. :: Why do I have to wait? | What is the reason for waiting? | Why does it take so long? | Why
 is it not ready at once?
? {part} > If the light turns {c2}, one should check {part}. :: What should I check if the light [turns/is] {c2}? | What is
 wrong if the light is {c2}? | The light is {c2}. What do I check? | What does a {c2} light have to do with?
* {Colour} light: ready
=
- To start all over again, hold the button for {secs} seconds. The part number of {part} is {code}.
- You can order {part} under the number {code}. Pressing the button for {secs} seconds deletes all settings.
? {secs} seconds > The button must be held for {secs} seconds. :: How long must I hold the button [to start again/]? | How do
 I reset it, how many seconds? | For how many seconds do I press the button? | How do I start all over again, how long do I
 press?
? {code} > The part number is {code}. :: What is the part number [of {part}/]? | How can I order {part}, under which number? |
 Number of {part}? | Which number do I quote for {part}?
=?
- Help is available on {phone}.
- Does it still not work? Call {phone}.
? {phone} > Help is available on {phone}. :: Which number can I call for help? | Where do I get help? | What is the phone
 number? | Who helps me, which number? | Help line?
* Help: {phone}
! Which number can I call for help? > which number to call for help
# device = {brand} {dev}
# ready_light = {colour}
# waiting_time = {mins} minutes
# part_number = {code}
# reset = {secs} seconds
L The steps are :: {S1} | {S2} | {S3} | {S4} :: What are the steps? | List all the steps. | How do I set it up? | What do I
 have to do? | Give me the steps in order.
S The text explains in four steps how to set up the {brand} {dev}. The light is {colour} when it is ready, after {mins}
 minutes.
!! How much does the {dev} cost? > how much the {dev} costs
!! How long is the guarantee? > how long the guarantee is
!! How heavy is the {dev}? > how heavy the {dev} is
!! How do I clean the {dev}? > how to clean the {dev}
""",
    """
$ t1, t2, t3 = TOWN
$ day, day2 < Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday
$ a = INT 9 17
$ b = INT 18 24
$ c = INT 25 33
$ low = INT 2 8
$ wind = INT 20 95 5
$ from < the west|the north-west|the south|the south-west|the east
$ rain = INT 5 60 5
$ mm < heavy showers|thunderstorms|light rain|hail|thick fog|strong gusts
$ sea = INT 12 23
$ up = TIME 5 7
$ down = TIME 18 21
$ warn < sailors|cyclists|hikers in the hills|drivers of caravans|everyone with a garden party
$ why < because of a cold front from the sea|because the high over the mountains is moving away|because of warm air from the
 south
=
- The weather for {day}^^It will be {a} degrees in {t1}, {b} in {t2} and as many as {c} in {t3}. At night it cools down to
 {low} degrees.
- Weather report, {day}^^{t1}: {a} degrees^{t2}: {b} degrees^{t3}: {c} degrees^^The lowest temperature at night is {low}
 degrees.
? {a} > It will be {a} degrees in {t1}. :: How [warm/hot] will it be in {t1}? | What is the temperature in {t1}? | How many
 degrees [are expected/will it be] in {t1}? | Temperature in {t1}?
? {b} > It will be {b} degrees in {t2}. :: How [warm/hot] will it be in {t2}? | What is the temperature in {t2}? | How many
 degrees [are expected/will it be] in {t2}? | Temperature in {t2}?
? {c} > It will be {c} degrees in {t3}. :: How [warm/hot] will it be in {t3}? | What is the temperature in {t3}? | How many
 degrees [are expected/will it be] in {t3}? | Temperature in {t3}?
? {t3} > It is warmest in {t3}. :: Where is it [warmest/hottest]? | Which town [is the warmest/has the highest temperature]? |
 In which town is it hottest? | Where do they get the most degrees?
? {low} degrees > At night it will be {low} degrees. :: How cold does it get at night? | What is the [lowest
 temperature/temperature at night]? | How far does it cool down? | Lowest value of the night?
* {t1} {a}, {t2} {b}, {t3} {c} degrees
* {low} degrees at night
==
- The wind comes from {from} at up to {wind} km/h. The afternoon may bring {mm} {why}; take care, {warn}!
- With winds of up to {wind} km/h from {from}, {mm} will reach us after lunch {why}. This is important for {warn}.
? {wind} km/h > The wind reaches {wind} km/h. :: How [fast/strong] is the wind? | What speed does the wind reach? | How many
 km/h does the wind have? | Wind speed?
? {from} > The wind comes from {from}. :: Where does the wind come from? | From which direction is the wind? | What is the
 direction of the wind? | Which way does the wind blow from?
? {mm} > In the afternoon there may be {mm}. :: What is expected in the afternoon? | What will happen after lunch? | Which
 weather comes in the afternoon? | What should one expect later in the day?
? {warn} > The warning is for {warn}. :: Who is warned? | Who should take care? | For whom is this important? | To whom is the
 warning addressed?
? {why} > The weather changes {why}. :: Why does the weather change? | What is the reason for the change? | What causes it? |
 Why is there bad weather in the afternoon?
* {mm} in the afternoon
=
- The sun rises at {up} and sets at {down}. The sea has warmed up to {sea} degrees.
- Sunrise: {up}. Sunset: {down}. Swimmers will find water of {sea} degrees.
? {up} > The sun rises at {up}. :: [When/At what time] does the sun rise? | When is sunrise? | What time does it get light? |
 Sunrise?
? {down} > The sun sets at {down}. :: [When/At what time] does the sun [set/go down]? | When is sunset? | Until when is the
 sun out? | Sunset?
? {sea} degrees > The water is {sea} degrees warm. :: How warm is the [water/sea]? | What is the temperature of the water? |
 How many degrees is the sea? | Is it nice to swim, how warm is the water?
* Sunset at {down}
=
- The chance of rain on {day2} is {rain} percent.
- On {day2} it will rain with a chance of {rain} percent.
? {rain} percent > The chance of rain on {day2} is {rain} percent. :: What is the chance of rain on {day2}? | How likely is
 rain on {day2}? | Will it rain on {day2}, and how likely is it? | Do I need an umbrella on {day2}, what are the chances?
* Rain on {day2}: {rain} percent
# day = {day}
# warmest = {t3}
# wind = {wind} km/h
# night = {low} degrees
# sunrise = {up}
# sunset = {down}
S On {day} it will be {a} degrees in {t1}, {b} in {t2} and {c} in {t3}. In the afternoon there may be {mm} {why}.
!! How much snow is there? > how much snow there is
!! What was the weather like yesterday? > what the weather was like yesterday
!! How high are the waves? > how high the waves are
!! How is the air quality? > how the air quality is
""",
    """
$ title < The Last Umbrella|A Train to Nowhere|Seven Chairs|The Glass Piano|Winter in the Attic|Letters to the Moon
$ kind; who; good; poor ~ play; the cast; the stage with its moving walls; the second act | concert; the orchestra; the solo
 of the first violin; the sound in the back rows | puppet show; the puppeteers; the tiny costumes; the long break | musical;
 the dancers; the song about rain; the last song | opera; the choir; the deep voice of the king; the lights
$ house = WORD
$ a = NAME
$ star = NAME
$ n = INT 80 1400 10
$ day = DAY
$ t = CLOCK 18 20
$ mins = INT 70 190 5
$ price = MONEY 9 90
$ stars < two|three|four|five
$ why < because the heating had failed|because a lamp had fallen down|because the lead singer was ill|because the snow had
 held up the trucks
$ late = INT 10 50 5
$ until = DOM
$ drink < lemonade|hot chocolate|apple juice|mint tea
=
- {title}: {stars} stars^^On {day} the {house} Theatre was full: {n} people came to see the {kind} by {a}. It was meant to
 start at {t}, but it began {late} minutes late {why}.
- Seen on {day}: the {kind} {title}^^{n} people sat in the {house} Theatre when, {late} minutes after {t}, the curtain rose at
 last. The delay came about {why}. The author is {a}; we give {stars} stars.
? {n} people > The {kind} was seen by {n} people. :: How many people [came/saw it/were there]? | What was the size of the
 audience? | How many visitors were there? | Number of visitors?
? {a} > The author is {a}. :: Who [wrote it/is the author/wrote the {kind}]? | Whose {kind} is it? | By whom is {title}? |
 Author?
? {late} minutes > It began {late} minutes late. :: How late did it begin? | How long did people have to wait? | How many
 minutes was the delay? | Delay?
? {why} > It began late {why}. :: Why did it begin late? | What was the reason for the delay? | What caused the delay? | Why
 did people have to wait?
? {t} > It was planned for {t}. :: [When/At what time] [should it have begun/was it meant to start]? | What time was planned?
 | For what time was the beginning planned? | Planned start?
? {stars} > The review gives {stars} stars. :: How many stars does it get? | What is the rating? | How is it rated? | Number
 of stars?
* {Stars} stars for {title}
* {n} visitors, {late} minutes late
=
- Then all was forgotten, thanks to {star}, who carries the whole evening. I liked {good} best. Less convincing was {poor}.
- It was worth the wait: {star} was wonderful, and {good} will stay with me. Only {poor} did not convince me.
? {star} > The star of the evening was {star}. :: Who was the star of the evening? | Which performer is praised? | Who was
 wonderful? | Who carried the evening?
? {good} > The reviewer liked {good}. :: What did the reviewer like? | What was the best thing? | What was good? | What is
 praised most?
? {poor} > The weak point was {poor}. :: What was not so good? | What did the reviewer not like? | What was the weak point? |
 What is criticised?
* Good: {good}
* Weak: {poor}
=
- After {mins} minutes there was long applause. You can see it until {until}; seats cost {price}, with a glass of {drink} in
 the break.
- It lasts {mins} minutes and can be seen until {until}. A seat is {price}, and in the break they serve {drink}.
? {mins} minutes > The {kind} lasts {mins} minutes. :: How long [is it/does it last/is the {kind}]? | How many minutes does it
 take? | What is the length of the {kind}? | Length?
? {until} > It can be seen until {until}. :: Until when can [it be seen/I see it]? | What is the last day? | How long will it
 be on? | Last date?
? {price} > A seat costs {price}. :: How much is a [seat/ticket]? | What does a [seat/ticket] cost? | What do I pay to get in?
 | Price of a ticket?
? {drink} > In the break there is {drink}. :: What is there to drink? | What do they serve in the break? | Which drink is
 there? | What can I drink in the break?
* Until {until}, {price}
# title = {title}
# author = {a}
# star = {star}
# visitors = {n}
# length = {mins} minutes
# price = {price}
S The {kind} {title} by {a} was seen by {n} people in the {house} Theatre and gets {stars} stars. It began {late} minutes late
 {why}.
!! Who made the costumes? > who made the costumes
!! Is there a lift? > whether there is a lift
!! From what age is it? > from what age it is
!! Where can I buy tickets? > where to buy tickets
""",
)


def sheet(rng: Random) -> Document:
    """Steps, a forecast or a review."""
    return play(rng, "text", SHEETS)


GENRES: tuple[Maker, ...] = (sheet,)
