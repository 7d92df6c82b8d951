"""The sentences, questions and answers of local news items: weather, thefts, rescues and roadworks."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

WEATHER = read_kind("""
@head {town} feels the force of the weather | Weather causes trouble in {town} | Difficult hours for {town}
@head Weather warning over
@fill Neighbours helped each other with shovels and buckets. | Buses ran with long delays. | Shops closed early.
@fill "I have never seen anything like it," said a taxi driver. | Nobody was seriously hurt.
@end The weather service will give an update tonight. | The town hall thanks all helpers.
@sum The text reports on {event} in {town} on {day}. {homes} were without electricity.
@sum On {day} {event} hit {town}. Power failed in {homes}.
@brief Bad weather left {homes} without power.
# event !
. On {day} {v} hit {town} and the villages around it. | People in {town} were surprised by {v} on {day}.
. {town} had to deal with {v} on {day}. | It was {v} that brought {town} to a stop on {day}.
? What kind of weather hit {town}? | What hit {town} on {day}? | What was the weather like in {town}? | What surprised {town}?
? Which sort of weather did {town} have to deal with? | What weather caused the trouble? | What came over {town} on {day}?
= On {day} {v} hit {town}.
- what kind of weather hit {town}
* Weather: {v}
: Weather
# homes !
. The power failed in {v}. | Electricity was cut off in {v}. | In {v} the lights went out.
. Candles were lit in {v} after a power cut.
? How many homes lost power? | How many homes were without electricity? | In how many homes did the lights go out?
? How many homes had a power cut? | How many households had no power? | Number of homes without power?
= The power failed in {v}.
- how many homes lost power
* Power cut in {v}
: Without power
# temp
. A temperature of {v} was measured at the station. | The thermometer showed {v}. | At the airport {v} were recorded.
? What temperature was measured? | How many degrees were recorded? | What did the thermometer show?
? What was the temperature? | How warm or cold was it? | Temperature in {town}?
= The temperature was {v}.
- what the temperature was
* Temperature: {v}
: Temperature
# wind
. Gusts reached {v}. | The wind blew at up to {v}. | Wind speeds of {v} were measured on the hill.
? How fast was the wind? | How strong were the gusts? | What wind speed was measured? | Top speed of the wind?
? What speed did the wind reach? | How hard did it blow?
= The wind reached {v}.
- how strong the wind was
* Wind up to {v}
: Wind
# effect
. Traffic suffered {v}. | Many people were late for work {v}. | The morning was chaotic {v}.
? Why did traffic suffer? | Why were there delays? | Why was it a chaotic day for travellers?
? What was the reason for the trouble?
? What was the cause of the chaos? | Why was it hard to get around? | Why did people have problems that day?
= There were problems {v}.
- why there were problems
* Trouble {v}
# calls
. The fire brigade received {v} calls. | In one night, {v} emergency calls came in. | Rescue teams were called out {v} times.
? How many emergency calls were there? | How often was the fire brigade called? | How many calls came in?
? How many times did rescue teams have to go out? | Number of calls to the fire brigade? | How busy was the fire brigade?
= The number of emergency calls was {v}.
- how many emergency calls there were
* Emergency calls: {v}
: Calls
# closed
. For safety, {v} stayed closed. | The mayor ordered {v} to close. | Visitors found {v} closed.
? What was closed? | What stayed closed? | Which place had to close? | What did the town shut for safety?
? What was not open because of the weather? | Which place was shut that day?
= Because of the weather, {v} was closed.
- what was closed
* Closed: {v}
: Closed
# advice
. People are advised {v}. | The police asked everyone {v}. | The authorities advise people {v}.
? What are people advised to do? | What did the authorities advise? | What is the advice to the public?
? What were people asked to do?
? What should people do? | What do the police recommend? | Which advice is given?
= People are advised {v}.
- what people are advised to do
* Advice: {v}
# better
. Conditions should improve {v}. | According to the forecast, it will get better {v}. | Relief is expected {v}.
? When will the weather improve? | When should conditions get better? | When is relief expected? | When will it get better?
? How soon is the weather expected to improve? | When will it be over?
= The weather should improve {v}.
- when the weather will improve
* Better {v}
: Improvement
# expert
. Weather expert {v} calls it unusual for the season. | "This is rare," said {v} of the weather service.
? Who is the weather expert? | Who spoke for the weather service? | Who said that the weather was unusual?
? What is the name of the weather expert? | Which expert is quoted?
= The weather expert is {v}.
- who the weather expert is
* Expert: {v}
# damage
? How much damage did the weather do? | What will repairs after the bad weather cost? | How high is the loss from the weather?
- how much damage was done
# flights
? Were flights cancelled? | How many flights were cancelled? | Did planes take off from the airport?
- whether flights were cancelled
@topic {event} in {town}
""")

THEFT = read_kind("""
@head Thieves take {what} | Police look for witnesses in {town} | Strange theft in {town} | Who has seen them?
@fill "Who does such a thing?" asked a neighbour. | The owners are shocked. | It is the second case of this kind this year.
@fill A lamp nearby had been broken for days. | There are no camera pictures.
@end Information will be treated in confidence. | Every hint may help. | The search goes on.
@sum Thieves stole {what} from {where} in {town} on {day}. The police are looking for witnesses.
@sum The text reports the theft of {what} from {where} in {town}. It happened on {day}.
@brief Thieves stole {what} from {where}.
# what !
. Thieves have stolen {v} from {where} in {town}. | Someone has taken {v} from {where} in {town}.
. The police in {town} are looking for {v}, stolen from {where}.
? What was stolen? | What did the thieves take? | What has disappeared? | What are the police searching for? | What is missing?
? What did somebody steal in {town}? | Which thing was taken? | What did the thieves steal from {where}?
= The thieves stole {v}.
- what was stolen
* Stolen: {v}
: Stolen
# day !
. The theft was discovered on {v}. | A caretaker noticed it on {v}. | On {v} the owners noticed that something was wrong.
? On which day was the theft noticed? | What day is linked to the theft? | When was the theft discovered?
? On what day of the week did it come out? | Day of the theft? | When did people find out about the theft?
= The theft was noticed on {v}.
- when the theft was noticed
* Noticed on {v}
: Day
# entry
. The thieves got in {v}. | They entered the site {v}. | According to police, they came in {v}.
? How did the thieves get in? | How did they enter? | Which way did the thieves come in?
? In what way did they get onto the site?
? How did the thieves manage to get in? | How was the break-in done?
= The thieves got in {v}.
- how the thieves got in
* They got in {v}
# value
. The loss is put at {v}. | Experts value it at {v}. | The loot is worth about {v}. | Its value is given as {v}.
? How much is the loot worth? | What is the value of the stolen goods? | How high is the loss? | What was it worth?
? How valuable is what was stolen? | What amount is named for the loss? | Value of the loot?
= The loot is worth {v}.
- how much the loot is worth
* Value: {v}
: Value
# car
. Witnesses saw {v} drive away at high speed. | A jogger noticed {v} with its lights off. | The police are searching for {v}.
? Which vehicle was seen? | What vehicle did the witnesses see? | What did the thieves drive?
? What kind of car are the police looking for?
? In what did the thieves probably get away? | Which vehicle is suspicious?
= The vehicle that was seen is {v}.
- which vehicle was seen
* Vehicle: {v}
: Vehicle
# reward
. The owners offer a reward of {v}. | Anyone who helps to find the thieves can earn {v}.
. There is a reward of {v} for useful hints.
? How much is the reward? | What reward is offered? | How high is the reward? | What can a helpful witness earn?
? How much money does one get for a useful hint? | Is there a reward, and how much is it?
= The reward is {v}.
- how high the reward is
* Reward: {v}
: Reward
# phone
. Witnesses should call {v}. | The police can be reached at {v}. | Please report anything unusual on {v}.
? Which number should witnesses call? | What is the phone number of the police? | How can one reach the police by phone?
? What number do I ring if I saw something? | Where can witnesses call? | Phone number for hints?
= Witnesses should call {v}.
- which number witnesses should call
* Phone: {v}
: Phone
# officer
. Inspector {v} leads the investigation. | The case is in the hands of inspector {v}. | "We have a trail," said inspector {v}.
? Who leads the investigation? | Who is the inspector? | Which inspector is in charge of the case? | Who is working on the case?
? What is the inspector called? | Who is investigating the theft?
= The investigation is led by inspector {v}.
- who leads the investigation
* Inspector: {v}
: Inspector
# finder
. The loss was noticed by {v}, who opens up every morning. | {v} discovered the theft on the way to work.
? Who noticed the theft? | Who discovered that something was missing? | Who found out about the theft first?
? Who discovered the theft? | Which person noticed the loss?
= The theft was discovered by {v}.
- who discovered the theft
* Discovered by {v}
# guard
? Who guards the place at night? | Was there a guard? | Is there an alarm system?
- whether the place was guarded
# insured
? Was it insured? | Will the insurance pay? | Which company insured it?
- whether it was insured
@topic the theft of {what}
""")

RESCUE = read_kind("""
@head Rescuers save {what} | {what} in trouble | A lucky day for {what} | Unusual call for rescuers in {town}
@fill Onlookers clapped when it was over. | "It was cold, but quite calm," one of the rescuers said.
@fill Children had stayed to watch and brought hot tea. | At first it would not let anyone come close.
@end The animal is doing well. | Everyone went home happy and a little muddy.
@sum Rescuers in {town} freed {what} {where}. The animal got stuck {why}.
@sum The text tells how {what} was saved {where} in {town}. The animal was in trouble {why}.
@brief Rescuers freed {what} {where}.
# what !
. Rescuers in {town} have freed {v} {where}. | In {town} a rescue team saved {v} {where}.
. A team of helpers pulled {v} {where} in {town}.
? Which animal was rescued? | What animal did the rescuers save? | Who or what was rescued?
? What kind of animal was in trouble?
? Which animal did the team free? | What did the rescue team save? | What was pulled {where}?
= The rescuers saved {v}.
- which animal was rescued
* Rescued: {v}
: Animal
# why !
. The animal could not get away {v}. | It was in trouble {v}. | It was stuck {v}.
? Why was the animal stuck? | Why did the animal need help? | How did the animal get into trouble?
? What was the animal's problem?
? Why could the animal not free itself? | For what reason was the rescue necessary? | What had happened to the animal?
= The animal needed help {v}.
- why the animal needed help
* In trouble {v}
# finder
. {v} heard the noise and called for help. | It was {v} who spotted the animal and phoned. | The animal was discovered by {v}.
? Who found the animal? | Who called for help for the animal? | Who noticed the animal first? | Who discovered the animal?
? Who spotted the animal in trouble? | Which person phoned the rescuers?
= The animal was found by {v}.
- who found the animal
* Found by {v}
: Found by
# time
. The call came at {v}. | At {v} the team set off. | The rescuers were alerted at {v}.
? When were the rescuers called? | At what time did the call come? | What time were the rescuers alerted? | Time of the call?
? When did the team hear about the animal? | At what hour were they told?
= The rescuers were called at {v}.
- at what time the rescuers were called
* Called at {v}
: Call
# team
. A team of {v} took part. | The group of rescuers was {v} strong. | In the end, {v} people were needed.
? How many people took part in the rescue? | How large was the rescue team? | How many rescuers were there?
? How many helpers were needed? | Size of the rescue team? | How many people helped the animal?
= The rescue team had {v} people.
- how many people took part
* Team of {v}
: Team
# tool
. They used {v}. | The rescuers worked with {v}. | What finally helped was {v}.
? What did the rescuers use? | With what did they free the animal? | Which equipment was used? | What helped in the end?
? What tools did the team use? | How did they get the animal free, with what?
= The rescuers used {v}.
- what the rescuers used
* Equipment: {v}
: Equipment
# long
. The rescue took {v}. | After {v} the animal was free. | It was {v} before the animal was safe.
? How long did the rescue take? | After how long was the animal free? | How much time did the rescuers need?
? How long did it take to free the animal? | How long were the helpers at work?
= The rescue took {v}.
- how long the rescue took
* Took {v}
: Duration
# after
. Afterwards the animal was taken to {v}. | The animal was later brought to {v}. | It is now back on its feet in {v}.
? Where was the animal taken? | Where is the animal now? | Where did they bring the animal? | What is the animal's place now?
? To which place did the animal go after the rescue? | Where did the animal end up?
= The animal was taken to {v}.
- where the animal was taken
* Taken to {v}
: Taken to
# leader
. The team was led by {v}. | {v}, who led the team, called it an unusual job. | Team leader {v} was relieved.
? Who led the rescue team? | Who was in charge of the rescue? | What is the name of the team leader? | Who headed the rescuers?
? Who directed the rescue? | Which person leads the team?
= The rescue team was led by {v}.
- who led the rescue team
* Team leader: {v}
: Leader
# pay
? Who pays for the rescue? | How much did the rescue cost? | What was the cost of the rescue?
- how much the rescue cost
# name
? What is the animal's name? | What is the animal called? | Does the animal have a name?
- what the animal is called
@topic the rescue of {what}
""")

ROADWORKS = read_kind("""
@head {road} to close | Roadworks in {town} | Drivers must be patient: {road} closed | No way through on {road}
@fill Cyclists and people on foot can still get through. | Shops along the road stay open. | Signs have already been put up.
@fill Residents may drive up to their own front doors. | The work had been put off twice.
@end The town hall asks for patience. | Drivers should allow more time. | A plan of the site hangs in the town hall.
@sum {road} in {town} will be closed for {long} from {start}. The road is closed {why}.
@sum The text announces the closure of {road} in {town}. It lasts {long} and starts on {start}.
@brief {road} will be closed for {long}.
# long !
. {road} in {town} will be closed for {v}. | For {v}, no cars will be able to use {road} in {town}.
. Drivers in {town} will have to do without {road} for {v}.
? How long will {road} be closed? | For how long is {road} closed? | How long do drivers have to avoid {road}?
? How much time will the roadworks take? | How long will the work on {road} last? | Length of the closure of {road}?
? What is the duration of the roadworks?
= {road} will be closed for {v}.
- how long {road} will be closed
* {road} closed for {v}
: Duration
# start !
. The closure begins on {v}. | Work starts on {v}. | From {v} the road is shut. | The barriers go up on {v}.
? When does the closure begin? | On which day do the roadworks start? | From which day is {road} closed?
? When do they close {road}?
? When does the work on {road} begin? | First day of the closure? | What day will the barriers go up?
= The closure of {road} begins on {v}.
- when the closure begins
* From {v}
: Start
# why
. The road must be closed {v}. | The closure is necessary {v}. | Drivers cannot get through {v}.
? Why is {road} closed? | What is the reason for the closure? | Why can't I drive along {road}? | What is being done on {road}?
? What work is going on at {road}? | For what reason is {road} shut? | Why are there roadworks?
= {road} is closed {v}.
- why {road} is closed
* Closed {v}
: Reason
# detour
. Traffic will be sent through {v}. | There is a detour along {v}. | Drivers should use {v} instead.
. A diversion leads through {v}.
? Which road should drivers use instead? | Where does the detour go? | Where does the diversion lead?
? How can one get round {road}?
? What is the way round the closed road? | Through which street is traffic sent? | Detour?
= Drivers should use {v} instead.
- which way the detour goes
* Detour: {v}
: Detour
# buses
. Bus {v} will not stop there. | The stops of bus {v} are moved to the church. | Bus {v} takes another route during the work.
? Which bus is affected? | Which bus line changes? | What is the number of the bus that is affected?
? Which bus will run differently?
? What bus line do the roadworks concern? | Which bus should passengers watch out for?
= The roadworks affect bus {v}.
- which bus is affected
* Bus {v} is affected
: Bus
# cost
. The work costs {v}. | The town is paying {v} for the work. | A budget of {v} has been set aside.
? How much do the roadworks cost? | What is the price of the work? | How much does the town pay?
? What is the budget for the roadworks?
? How expensive are the roadworks? | What sum does the town spend on {road}?
= The roadworks cost {v}.
- how much the roadworks cost
* Cost: {v}
: Cost
# cars
. Every day, {v} vehicles pass along the road. | The road is normally used by {v} vehicles a day.
? How many vehicles use the road every day? | How busy is {road} normally? | How many cars and lorries pass each day?
? What is the daily traffic on {road}? | Number of vehicles per day? | How many vehicles a day travel along {road}?
= Every day {v} vehicles use {road}.
- how many vehicles use the road
* Vehicles a day: {v}
: Traffic per day
# head
. Site manager {v} is sure that everything will be finished in time. | The work is supervised by site manager {v}.
? Who is the site manager? | Who supervises the work? | Who is in charge of the building site? | Who runs the site?
? What is the name of the site manager? | Who is responsible for the work on {road}?
= The site manager is {v}.
- who the site manager is
* Site manager: {v}
: Site manager
# angry
. Baker {v}, whose shop is on the road, fears fewer customers. | "Nobody asked us," complained {v}, who owns a shop there.
? Who is unhappy about the closure? | Which shop owner is worried? | Who complained about the roadworks?
? Who fears for the shop?
? Which person with a shop is not happy? | What is the name of the worried shop owner?
= The shop owner {v} is unhappy about the closure.
- which shop owner complained
* Unhappy: {v}
# phone
. Questions are answered on {v}. | The town has set up a hotline: {v}. | Anyone with questions can ring {v}.
? Which number can people call with questions? | What is the number of the hotline?
? Who can I ring about the roadworks, on what number?
? Where can one call about the closure? | Phone number for questions? | What phone number is given?
= The phone number for questions is {v}.
- which number people can call
* Hotline: {v}
: Hotline
# firm
? Which company does the work? | What firm is doing the roadworks? | Which builders are at work?
- which company does the work
# parking
? Where can residents park? | Is there a place to park during the work? | Where should people leave their cars?
- where residents can park
@topic the closure of {road}
""")
