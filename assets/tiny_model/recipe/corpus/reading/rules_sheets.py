"""The sentences, questions and answers of house rules and regulations."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

POOL = read_kind("""
@head {name}: Pool rules | Rules for bathers - {name} | Welcome to {name} | {name} - please read before you swim
@open Welcome! A few rules help everyone to enjoy the water.
@open For your safety and the comfort of others, please keep to these rules.
@open These rules apply to all visitors of {name}. | By buying a ticket you accept the following rules.
@fill Please do not run on wet tiles. | Always follow the instructions of the lifeguards.
@fill Music is welcome only through headphones.
@end We wish you a pleasant swim. | Thank you for your help. | Anyone who ignores these rules may be asked to leave.
@sum These are the rules of {name}. Children under {age} must be with an adult, and swimmers leave the water by {last}.
@sum The text gives the rules for {name}. The water closes at {last}, and children under {age} need an adult with them.
# age !
. Children under {v} may swim only with an adult. | Children under the age of {v} must be accompanied by an adult.
. If a child is younger than {v}, an adult must stay with them at all times.
? Under what age do children need an adult? | From what age may children swim alone? | How old must a child be to come alone?
? What is the minimum age for swimming without an adult? | At what age can kids go to the pool on their own?
? How old do you have to be to swim without a parent? | Which children must have a grown-up with them, those under what age?
= Children under {v} may swim only with an adult.
- from what age children may swim alone
* Children under {v} only with an adult
# last !
. All swimmers must leave the water by {v}. | The water closes at {v}, and the lights go out soon after.
. Please be out of the pool by {v}.
? When do swimmers have to leave the water? | At what time does the water close? | How late can I swim?
? Until when may I stay in the pool?
? By what time must everyone be out of the pool? | What is the latest time for swimming?
? When is it time to get out of the water?
= Swimmers must leave the water by {v}.
- when swimmers must leave the water
* Out of the water by {v}
# cap
. {v} is required before you enter the water. | {v} is a must for everyone who goes into the pool.
? What is required before swimming? | What must everyone have had or put on before the pool? | What is a must for swimmers?
? What do I need before I go into the water? | What does everybody have to do or wear before swimming?
= {v} is required before swimming.
- what is required before swimming
* Required: {v}
# glass
. Glass bottles are not allowed {v}. | Please leave glass bottles at home {v}. | Glass is forbidden at the poolside {v}.
? Why are glass bottles not allowed? | Why is glass forbidden? | What is the reason for the ban on glass?
? Why can't I bring a bottle?
? Why should bottles stay at home? | For what reason is glass banned? | Why may nobody take glass to the poolside?
= Glass is not allowed {v}.
- why glass is not allowed
* No glass {v}
# locker
. The lockers work with {v}. | To use a locker you need {v}. | For the lockers, please have {v} ready.
? What do I need for a locker? | How do the lockers work? | What is needed to use a locker?
? What should I bring for the locker?
? With what can I lock up my things? | What do the lockers take?
= For the lockers you need {v}.
- what is needed for the lockers
* Lockers need {v}
# lost
. Lost property can be collected at {v}. | Things that are found are kept at {v}. | Ask for lost towels and goggles at {v}.
? Where can I collect lost property? | Where are lost things kept? | I lost my goggles - where should I ask?
? Where do found things go?
? Where do I find things I have left behind? | What is the place for lost and found?
= Lost property is kept at {v}.
- where lost property is kept
* Lost property at {v}
# fine
. If you lose your locker key, we charge {v}. | A lost locker key costs {v}. | Anyone who loses a locker key pays {v}.
? How much does a lost locker key cost? | What do I pay if I lose the locker key? | What is charged for a lost key?
? What happens if I lose my key, how much is it? | How expensive is it to lose the key? | Charge for a lost key?
= A lost locker key costs {v}.
- how much a lost locker key costs
* Lost locker key: {v}
: Lost locker key
# dive
. Diving is allowed only where the water is at least {v} deep. | Jump from the side only at a depth of {v} or more.
? How deep must the water be for diving? | Where is diving allowed, at what depth? | What depth is needed for jumping in?
? What is the minimum depth for diving? | From what depth may I dive? | How deep does it have to be to jump in?
= For diving the water must be at least {v} deep.
- how deep the water must be for diving
* Diving only at {v} or deeper
# band
. Non-swimmers receive {v} at the desk. | Those who cannot swim must wear {v}. | Beginners can be recognised by {v}.
? What do non-swimmers wear? | How can one recognise non-swimmers? | What must people wear who cannot swim?
? What are non-swimmers given? | What do beginners have to put on? | Which sign do non-swimmers carry?
= Non-swimmers wear {v}.
- what non-swimmers must wear
* Non-swimmers: {v}
# depth
. Only good swimmers may use {v}. | Beginners must stay out of {v}. | Please keep out of {v} unless you can swim well.
? Which pool is only for good swimmers? | Where may beginners not go? | Which pool must beginners avoid?
? What part of the baths is for good swimmers only? | Which area is closed to weak swimmers?
= Only good swimmers may use {v}.
- which pool is for good swimmers only
* Good swimmers only: {v}
# head
. If you have questions, speak to {v}, the pool manager. | The pool manager is {v}.
. The house rules are enforced by {v}, the manager.
? Who is the pool manager? | Who runs the pool? | Who manages the pool? | What is the name of the manager?
? Whom should I speak to if I have questions? | Who is in charge here?
= The pool manager is {v}.
- who the pool manager is
* Manager: {v}
# price
? How much is a ticket? | What does a swim cost? | What is the price for adults?
- how much a ticket costs
""")

LIBRARY = read_kind("""
@head {name} - Library rules | Using {name} | {name}: what you need to know | House rules of {name}
@open Everyone is welcome here. | These rules apply to all readers.
@open Our library belongs to all of us, so please treat it with care.
@fill Please return books in the state in which you found them. | Bags may be left in the lockers. | Staff are happy to help.
@fill Children are welcome in every part of the building. | Newspapers must stay in the building.
@end Enjoy your reading! | Thank you for keeping the library a pleasant place. | Ask at the desk if anything is unclear.
@sum These are the rules of {name}. Readers may borrow {books} books at a time and keep them for {loan}.
@sum The text explains the rules of {name}. Up to {books} books may be borrowed for {loan}.
# books !
. You may borrow up to {v} books at a time. | Each reader can take home {v} books at once.
. The limit is {v} books for each card.
. At {name} readers may have {v} books on loan at the same time.
? How many books may I borrow? | How many books can I take home at once? | What is the limit for books?
? Maximum number of books?
? How many books can one reader have? | What is the largest number of books on one card? | How many books am I allowed?
= You may borrow up to {v} books at a time.
- how many books one may borrow
* Up to {v} books at a time
# loan !
. Books may be kept for {v}. | The loan period for books is {v}. | Please bring books back within {v}.
? How long may I keep a book? | What is the loan period for books? | For how long can books be borrowed?
? How long can I have a book?
? Within what time must books be returned? | How much time do I have to read a book?
? When must I bring a book back, after how long?
= Books may be kept for {v}.
- how long books may be kept
* Books for {v}
# films
. Films are lent for {v} only. | The loan period for films is {v}. | Please return films within {v}.
? How long may I keep a film? | What is the loan period for films? | For how long are films lent?
? How long can I borrow a DVD or film?
? When must films come back, after how long? | How much time do I have for a film?
= Films may be kept for {v}.
- how long films may be kept
* Films for {v}
# fee
. If a book comes back late, we charge {v} a day. | The late fee is {v} per day. | Late books cost {v} a day.
? What is the late fee per day? | How much do I pay per day for a late book? | What does it cost to bring a book back late?
? What happens if I am late, how much is charged a day? | How high is the fine for late books? | Late fee?
= The late fee is {v} a day.
- how high the late fee is
* Late fee: {v} a day
# renew
. A loan can be renewed {v}. | You may extend a loan {v}, unless somebody is waiting for the book. | Books can be renewed {v}.
? How often can a loan be renewed? | How many times may I extend a loan? | How often can I renew a book?
? How many renewals are allowed? | Can I keep a book longer, and how many times can I renew it?
= A loan can be renewed {v}.
- how often a loan can be renewed
* Renewal: {v}
# card
. A card for adults costs {v} a year. | The yearly fee for adults is {v}. | Adults pay {v} a year; children pay nothing.
? How much is a card for adults? | What is the yearly fee? | What do adults pay each year?
? How much does membership cost for grown-ups?
? What does a library card cost? | Price of a card for adults? | How expensive is it to join as an adult?
= A card for adults costs {v} a year.
- how much a card for adults costs
* Card for adults: {v} a year
# food
. Food and drink are not allowed {v}. | Please do not eat inside {v}. | Snacks must stay outside {v}.
? Why is food not allowed? | Why may I not eat inside? | What is the reason for the ban on food? | Why must snacks stay outside?
? For what reason is eating forbidden? | Why can't I bring my lunch in?
= Food is not allowed {v}.
- why food is not allowed
* No food {v}
# quiet
. No talking is allowed in {v}. | Complete silence is expected in {v}. | Phone calls are forbidden in {v}.
? Where must I be silent? | Where is talking or phoning forbidden? | Which part of the library is the quiet one?
? In which place should I keep quiet? | Where is it not allowed to make noise? | Quiet area?
= You must be quiet in {v}.
- where readers must be quiet
* Quiet area: {v}
# lost
. A lost card is replaced for {v}. | We charge {v} for a new card if you lose yours. | Replacing a lost card costs {v}.
? What does it cost to replace a lost card? | I lost my card - how much is a new one? | How much do I pay for a lost card?
? What is the charge for a replacement card? | How expensive is it to lose the card?
= A lost card is replaced for {v}.
- how much a replacement card costs
* Lost card: {v}
# wifi
. The password for the wireless network is {v}. | You can use the internet with the password {v}.
? What is the Wi-Fi password? | What is the password for the internet? | Which password do I need for the network?
? How do I get online, what is the password? | Wi-Fi password? | What do I type in to use the wireless network?
= The Wi-Fi password is {v}.
- what the Wi-Fi password is
* Wi-Fi password: {v}
# copy
. Photocopies cost {v} a page. | The copier takes coins: {v} a page. | A page from the printer costs {v}.
? How much is a copy? | What does a page cost? | What is the price of a photocopy? | How much do I pay to copy a page?
? How expensive is printing or copying? | Price per page?
= A page costs {v}.
- how much a copy costs
* Copies: {v} a page
# box
. When we are closed, use the return box {v}. | There is a return box {v}. | You will find the box for returned books {v}.
? Where is the return box? | Where can I return books when the library is closed? | Where do I drop books after hours?
? Where is the box for books? | In what place can books be dropped off?
= The return box is {v}.
- where the return box is
* Return box {v}
# head
. The library is run by {v}. | Your contact person is {v}. | Complaints and praise go to {v}.
? Who runs the library? | Who is in charge of the library? | Who is the contact person? | Who is the head of the library?
? To whom do complaints go? | Whom can I contact?
= The contact person at the library is {v}.
- who runs the library
* Contact: {v}
# sunday
? Is the library open on Sundays? | What are the opening hours? | When does the library open?
- when the library is open
""")

CAMP = read_kind("""
@head {name} - Site rules | Rules of {name} | {name}: good to know | Welcome to {name}!
@open We are glad that you are staying with us. | A few points so that everyone sleeps well.
@open Please read these rules when you arrive.
@fill Washing lines may not be tied to the young trees. | Please leave the showers as you would like to find them.
@fill Ball games are welcome on the meadow. | The shop sells gas and ice.
@end Have a lovely stay! | Thank you, and sleep well. | Ask us if you need anything.
@sum These are the rules of {name}. Quiet hours begin at {night}, and departing guests must leave by {out}.
@sum The text gives the rules of {name}: quiet after {night}. On the day of departure guests must leave by {out}.
# night !
. Quiet hours begin at {v}. | From {v} it must be quiet on the whole site. | After {v}, no music and no loud voices, please.
. Please keep your voices down after {v}.
? When do quiet hours begin? | From what time must it be quiet? | After what time is noise not allowed?
? When must the music stop?
? How late may guests be loud? | At what time does the night's rest start? | Until when can we play music? | Quiet from when?
= Quiet hours begin at {v}.
- when quiet hours begin
* Quiet from {v}
# out !
. On the day you leave, please be off your pitch by {v}. | Departing guests must leave by {v}.
. Pitches must be empty by {v} on the day of departure.
? By what time must departing guests leave? | When is check-out? | When must I be off my pitch?
? At what time do I have to leave?
? What is the latest time for departure? | How long can I stay on my last day? | Check-out time?
= Guests must leave their pitch by {v} on the last day.
- when guests must leave on the last day
* Leave by {v}
# speed
. The speed limit on the site is {v}. | Drive no faster than {v}. | Children play everywhere, so keep to {v}.
? What is the speed limit? | How fast may I drive? | What is the top speed on the site? | How slowly must cars go?
? Which speed is allowed for cars? | Speed limit on the campsite?
= The speed limit is {v}.
- what the speed limit is
* Speed limit: {v}
# fire
. Open fires are forbidden {v}. | You may not light a campfire {v}. | No campfires, please, {v}.
? Why are fires forbidden? | Why may I not light a campfire? | What is the reason for the ban on fires?
? Why are there no campfires?
? For what reason is a campfire not allowed? | Why can't we make a fire?
= Fires are forbidden {v}.
- why fires are forbidden
* No fires {v}
# grill
. Barbecues are allowed only at {v}. | For grilling, use {v}. | Sausages can be grilled at {v}.
? Where may I have a barbecue? | Where is grilling allowed? | Where can we grill sausages? | Which place is for barbecues?
? Where do people go to grill? | Place for a barbecue?
= Barbecues are allowed at {v}.
- where barbecues are allowed
* Barbecues at {v}
# dogs
. Dogs must be on a lead and cost {v} a night. | For a dog we charge {v} a night. | Dogs are welcome for {v} a night.
? How much is a dog per night? | What do I pay for my dog? | What does it cost to bring a dog? | Price for a dog?
? How expensive is it to stay with a dog? | What is the charge for dogs?
= A dog costs {v} a night.
- how much a dog costs
* Dogs: {v} a night
# water
. Drinking water comes from {v}. | Fill your bottles at {v}. | You can get drinking water at {v}.
? Where do I get drinking water? | Where can I fill my bottle? | Where is there water to drink?
? What is the place for fresh water?
? Where does one fetch drinking water? | Where is the drinking water?
= Drinking water is available at {v}.
- where drinking water is available
* Drinking water: {v}
# people
. A pitch is meant for at most {v} people. | No more than {v} people may stay on one pitch.
. Each pitch has space for {v} people.
? How many people may stay on one pitch? | What is the maximum number of people on a pitch? | How many people fit on a pitch?
? How many of us can share a pitch? | What is the limit of people for each pitch?
= At most {v} people may stay on one pitch.
- how many people may stay on a pitch
* At most {v} people a pitch
# waste
. Please take your rubbish to {v}. | Sort your waste and bring it to {v}. | All rubbish belongs in {v}.
? Where does the rubbish go? | Where do I take my waste? | Where should campers bring their rubbish?
? Where can I get rid of rubbish?
? What is the place for waste? | Where must the trash be taken?
= Rubbish must be taken to {v}.
- where rubbish must be taken
* Rubbish: {v}
# power
. Electricity costs {v} a day. | A power connection is {v} a day. | For electricity we add {v} a day to your bill.
? How much is electricity? | What does a power connection cost? | What do I pay for power? | Price of electricity per day?
? How expensive is electricity a day? | What is the charge for the power connection?
= Electricity costs {v} a day.
- how much electricity costs
* Electricity: {v} a day
# guest
. Visitors must go home by {v}. | Day guests must leave the site by {v}. | Friends who visit you should leave by {v}.
? When must visitors go home? | By what time do day guests have to leave? | How late may my friends stay?
? Until what time are visitors allowed? | When is it time for visitors to go?
= Visitors must leave by {v}.
- when visitors must leave
* Visitors until {v}
# bread
. Fresh bread is on sale from {v}. | The baker's van comes at {v}. | You can buy warm rolls from {v}.
? From when can I buy bread? | When is there fresh bread? | At what time are rolls sold? | When does the bread arrive?
? How early can I get fresh rolls? | Bread from what time?
= Fresh bread is sold from {v}.
- when bread is sold
* Bread from {v}
# phone
. In an emergency at night, call {v}. | The night number is {v}. | At night the wardens can be reached on {v}.
? What number do I call in an emergency? | What is the night number? | How can I reach the wardens at night? | Emergency number?
? Which phone number is for emergencies? | What should I dial at night if something happens?
= The emergency number is {v}.
- which number to call in an emergency
* Emergency number: {v}
# pool
? When is the swimming pool open? | Is there a swimming pool? | What time does the pool close?
- whether there is a swimming pool
""")
