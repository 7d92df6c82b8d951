"""The sentences, questions and answers of rules for houses and clubs."""

from __future__ import annotations

from corpus.base import Maker
from corpus.reading._public_kit import read_kind

GENRES: tuple[Maker, ...] = ()

HOUSE = read_kind("""
@head House rules - {name} | {name}: House rules | Living together at {name} | Notes for guests of {name}
@open Please read this page before you unpack. | We want everyone to feel at home here. | Welcome! Here is how our house works.
@fill Please switch off the lights when you leave a room. | Wash your dishes straight after eating.
@fill Shared food is marked with a star.
@fill Be kind to the old coffee machine. | Borrowed books go back to the shelf in the hall.
@end Thank you, and enjoy your stay! | If something breaks, just tell us. | We hope that you will feel at home.
@sum These are the house rules of {name}. Guests can check in from {in} and must check out by {out}.
@sum The text explains the house rules of {name}. Check-in is from {in}, and rooms must be left by {out}.
# in !
. Check-in is from {v}. | Your room is ready from {v}. | You can get your key from {v} on the day you arrive.
? From what time can I check in? | When can guests get their key? | When is the room ready? | How early can I arrive?
? At what time does check-in begin? | When may I move into my room? | Check-in time?
= Check-in is from {v}.
- when check-in begins
* Check-in from {v}
# out !
. Please check out by {v}. | Rooms must be empty by {v} on the last day. | On the day you leave, hand in your key by {v}.
? By when must I check out? | When do I have to leave my room? | What is the check-out time?
? How late can I stay on the last day?
? When must the key be handed in? | At what time should the room be empty? | Latest time to leave?
= You must check out by {v}.
- when check-out is
* Check-out by {v}
# night
. After {v} the house should be quiet. | The front door is locked at {v}, and music must stop. | No noise after {v}, please.
? When must it be quiet? | From what time is noise not allowed? | When should the music stop? | Until when may I make noise?
? After what time must the house be quiet? | How late can I listen to loud music?
= The house must be quiet after {v}.
- when it must be quiet
* Quiet after {v}
# shoes
. Shoes must be taken off at the door {v}. | Please do not wear shoes inside {v}. | We ask you to wear slippers {v}.
? Why must shoes be taken off? | Why can't I wear shoes inside? | What is the reason for the rule about shoes?
? Why should guests wear slippers? | Why leave my shoes at the door?
= Shoes are not worn inside {v}.
- why shoes must be taken off
* No shoes inside {v}
# wifi
. The Wi-Fi password is {v}. | To go online, use the password {v}. | For the internet, type in {v}.
? What is the Wi-Fi password? | What is the password for the internet? | How do I get online, which password? | Wi-Fi password?
? What do I type in for the wireless network? | Which password does the Wi-Fi have?
= The Wi-Fi password is {v}.
- what the Wi-Fi password is
* Wi-Fi password: {v}
# key
. If you lose your key, you pay {v}. | A lost key costs {v}. | We charge {v} for a lost key.
? What does a lost key cost? | How much do I pay if I lose my key? | I can't find my key - what will it cost?
? What is the charge for a lost key? | How expensive is a new key?
= A lost key costs {v}.
- how much a lost key costs
* Lost key: {v}
# wash
. Clean sheets are given out on {v}. | Every {v} there are fresh towels and sheets. | Bed linen is changed on {v}.
? On which day are there clean sheets? | When are the sheets changed? | What day do I get fresh bed linen?
? When do guests receive clean sheets? | Which day is linen day?
= Clean sheets are given out on {v}.
- when the sheets are changed
* Clean sheets on {v}
# laundry
. The washing machine is in {v}. | You may wash your clothes in {v}. | Laundry is done in {v}.
? Where is the washing machine? | Where can I wash my clothes? | Where do people do their laundry? | Where is the laundry?
? In which place can I do my washing? | Where do dirty clothes get washed?
= The washing machine is in {v}.
- where the washing machine is
* Washing machine in {v}
# bins
. The bins are put out on {v}. | Please take the bins to the street on {v}. | Rubbish goes to the street on {v}.
? When are the bins put out? | When must the rubbish go out? | When do I take out the bins? | What day and time is bin time?
? When should the rubbish be on the street? | When do we put the trash out?
= The bins are put out on {v}.
- when the bins are put out
* Bins out on {v}
# smoke
. Smoking is allowed only on {v}. | If you must smoke, go to {v}. | Smokers are asked to use {v}.
? Where is smoking allowed? | Where can I smoke? | Where do smokers have to go? | Which place is for smokers?
? Is there a place to smoke, and where? | In what place may guests smoke?
= Smoking is allowed on {v}.
- where smoking is allowed
* Smoking: {v}
# visitors
. You may have at most {v} visitors at a time. | No more than {v} visitors may come at once. | We allow {v} visitors in a room.
? How many visitors may I have? | What is the limit for visitors? | How many guests can I invite at once?
? How many friends may visit me at the same time? | Maximum number of visitors?
= You may have at most {v} visitors at a time.
- how many visitors one may have
* At most {v} visitors
# code
. The code for the front door is {v}. | Open the front door with the code {v}. | Type {v} at the front door.
? What is the code for the front door? | Which code opens the door? | How do I open the front door, with what number?
? What number do I type in at the door? | Door code?
= The code for the front door is {v}.
- what the door code is
* Door code: {v}
# bikes
. Bicycles belong in {v}. | Put your bicycle in {v}. | Bicycles are kept in {v}, not in the hall.
? Where do bicycles go? | Where can I put my bike? | Where are bicycles kept? | What is the place for bikes?
? Where should I leave my bicycle? | Where do bikes belong?
= Bicycles are kept in {v}.
- where bicycles are kept
* Bicycles in {v}
# head
. Your host is {v}. | If you have a problem, talk to {v}, who looks after the house.
. {v} looks after the house and lives on the ground floor.
? Who looks after the house? | Who is the host? | Who do I talk to if there is a problem? | What is the name of the host?
? Who takes care of the house? | Who is responsible for the house?
= The house is looked after by {v}.
- who looks after the house
* Host: {v}
# pets
? Are pets allowed? | May I bring my dog? | Can guests bring a cat?
- whether pets are allowed
# food
? Is breakfast included? | When is breakfast served? | At what time can I have breakfast?
- when breakfast is served
""")

CLUB = read_kind("""
@head {name}: Rules for members | Club rules - {name} | {name} - how we do things | Rules of {name}
@open These rules were agreed by the members. | A club works best when everyone helps.
@open Dear members, here are our rules once more.
@fill Please leave the clubhouse tidy. | Be polite to opponents, even when you lose.
@fill Drinks are written on the list at the bar.
@fill The last person to leave switches off the heating. | Beginners are always welcome.
@end Good luck and have fun! | Thank you for reading to the end. | Changes to the rules need a vote.
@sum These are the rules of {name}. Members pay {dues} a year, due by {due}.
@sum The text gives the rules of {name}. The yearly fee of {dues} must be paid by {due}.
# dues !
. Members pay {v} a year. | The yearly fee is {v}. | Membership costs {v} a year. | Each member pays a yearly fee of {v}.
? How much is the yearly fee? | What do members pay a year? | What does membership cost? | How expensive is it to be a member?
? What is the membership fee? | How much do I have to pay to be in the club? | Fee for members?
= The yearly fee is {v}.
- how much membership costs
* Yearly fee: {v}
# due !
. The fee must be paid by {v}. | Please pay your fee by {v}. | The last day for payment is {v}.
? By when must the fee be paid? | When is the fee due? | What is the last day for payment? | Until when can I pay?
? What is the deadline for paying? | When do members have to pay?
= The fee must be paid by {v}.
- when the fee must be paid
* Pay by {v}
# guests
. Each member may bring {v} guests. | No more than {v} guests may come with a member.
. You are welcome to bring {v} guests a month.
? How many guests may a member bring? | How many friends can I bring? | What is the limit for guests?
? Number of guests allowed?
? How many people may come along with me? | How many guests are permitted?
= A member may bring {v} guests.
- how many guests a member may bring
* Guests: {v}
# shoes
. In the hall, {v} must be worn. | Please wear {v} when you play. | Only {v} are allowed in the playing area.
? What kind of shoes must be worn? | Which shoes are allowed? | What should I wear on my feet? | What footwear do players need?
? What shoes do I need to play? | Which footwear is permitted?
= Players must wear {v}.
- which shoes must be worn
* Wear {v}
# book
. Places can be reserved {v} ahead. | You can book a place up to {v} in advance.
. Reservations are possible {v} before you play.
? How far ahead can I book? | How long in advance are reservations possible? | How early may I reserve a place?
? How much time before playing can one book? | How far in advance can places be reserved?
= Places can be booked {v} in advance.
- how far ahead one can book
* Book up to {v} ahead
# minutes
. When others are waiting, play for no longer than {v}. | A turn lasts at most {v} if others are waiting.
? How long may I play when others are waiting? | What is the longest time for a turn?
? For how long may one play if people wait?
? After how long must I let others play? | What is the time limit? | Time limit when others wait?
= When others are waiting, you may play for {v}.
- how long one may play when others are waiting
* Time limit: {v}
# age
. Members must be at least {v} years old. | You can join from the age of {v}. | The club takes members aged {v} and over.
? How old must members be? | From what age can I join? | What is the minimum age? | At what age can a child become a member?
? How old do you have to be to join? | Minimum age?
= Members must be at least {v} years old.
- how old members must be
* Minimum age: {v}
# phones
. Phones must be switched off {v}. | We ask you to turn off your phone {v}. | No phones in the playing area {v}.
? Why must phones be off? | Why are phones not allowed? | What is the reason for the rule about phones?
? Why should I turn off my phone?
? Why are members asked to switch off their phones? | For what reason are phones banned?
= Phones must be off {v}.
- why phones must be off
* Phones off {v}
# treasurer
. The money is looked after by {v}, our treasurer. | Our treasurer is {v}. | Fees go to {v}, the treasurer.
? Who is the treasurer? | Who looks after the money? | To whom do the fees go? | What is the treasurer's name?
? Who takes care of the club's money? | Whom do I pay?
= The treasurer is {v}.
- who the treasurer is
* Treasurer: {v}
# head
. The president of the club is {v}. | {v} is the president and opens each season with a speech.
. Our president, {v}, decides in case of a quarrel.
? Who is the president? | Who heads the club? | Who leads the club? | What is the president's name?
? Who is at the head of the club?
? Who decides as president?
= The president of the club is {v}.
- who the president is
* President: {v}
# leave
. Anyone who wants to leave must say so {v} before the end of the year. | The notice period for members is {v}.
? How long is the notice period? | How long before must I say that I want to leave? | How much notice must a member give?
? How early do I have to tell the club that I am leaving? | What notice is needed to leave the club?
= The notice period is {v}.
- how long the notice period is
* Notice: {v}
# meeting
. Members meet on {v}. | The club evening is on {v}. | Our regular meeting is on {v}.
? When do members meet? | When is the club evening? | When is the regular meeting? | On which day does the club meet?
? What day is the meeting? | When does everyone get together?
= Members meet on {v}.
- when members meet
* Meeting: {v}
# fine
. Whoever forgets to lock up pays {v}. | Anyone who leaves the clubhouse unlocked pays {v}.
. If you forget to lock the door, you pay {v}.
? How high is the fine? | What fine is named in the rules? | How much does a forgetful member pay?
? What is the fine in the club?
? I forgot to lock the clubhouse - what do I pay? | How high is the fine for leaving the club unlocked?
= The fine for not locking up is {v}.
- how high the fine for not locking up is
* Fine for not locking up: {v}
# key
. The key to the clubhouse is kept {v}. | You will find the key {v}. | The spare key is {v}.
? Where is the key? | Where is the key to the clubhouse? | Where do I find the key? | Where can one get the key?
? In what place is the key kept?
= The key is kept {v}.
- where the key is
* Key: {v}
# trainer
? Who is the trainer? | Who gives lessons? | Is there a coach, and who is it?
- who the trainer is
""")
