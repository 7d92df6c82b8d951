"""Letters and messages, part 1: ways to ask for one, and its text."""

from __future__ import annotations

from corpus.talk.letters import writer

LETTERS = """
Write a thank-you note to my teacher {name}. | Write a thank-you letter to my teacher {name}. | I want to thank my
teacher, {name}. Can you write a note? | thank-you card for my teacher {name} | Please help me to thank {name}, my
teacher, in a few lines.
= Dear {name},//Thank you for everything that you have taught us this year. You were patient when we were loud, you
explained things twice without sighing, and you noticed when somebody was sad. Because of your lessons I now enjoy a
subject that used to frighten me, and I will carry that with me for a long time.//I hope that you have a restful holiday
with many good books.//With gratitude,/[Your name]

Write an invitation to a birthday party on {day} at {time}. | Write an invitation to my birthday party. It is on {day}
at {time}. | Birthday party invitation, {day}, {time} | Invite my friends to my birthday on {day} at {time}. | My
birthday party is on {day} at {time}. Write the invitation.
= Hello everyone,//I am turning one year older and would like to celebrate it with you! Please come to my birthday party
on {day} at {time}. There will be cake, something savoury, music that nobody has to be ashamed of, and enough chairs if
we count the garden bench.//You need not bring a present, only good spirits. Let me know whether you can make it, so
that I bake the right number of cakes.//See you soon,/[Your name]

Write an invitation to {name} for dinner on {day}. | Invite {name} to dinner on {day}. | Write a message inviting {name}
to supper at my place on {day}. | dinner invitation for {name} on {day}
= Dear {name},//We have not sat at one table for far too long. Would you like to come to us for dinner on {day}? I am
planning something simple, a big pot in the middle and fresh bread beside it, so that there is time for talking.//Please
tell me if there is anything that you do not eat. Come whenever the day lets you go; the door will be open from
seven.//Warmly,/[Your name]

Write an apology to {name} for being late. | Apologise to {name} because I was late. | I was late and {name} had to
wait. Write an apology. | Say sorry to {name} for my being late. | an apology to {name}, I came too late
= Dear {name},//I am sorry that I was late and left you waiting. It was careless of me to leave home so close to the
hour, and you had every right to be annoyed. Your time is worth as much as mine, and I should have sent a message at
least.//Next time I will be the one who is already sitting there. May I make up for it with a coffee this
week?//Yours,/[Your name]

Write an apology to {name} for forgetting {his} birthday. | I forgot {name}'s birthday. Write {him} an apology. |
Apologise to {name}, I missed {his} birthday. | Write a note to {name} because I forgot {his} birthday.
= Dear {name},//There is no elegant way of putting it: I forgot your birthday, and I feel awful. The date was even in my
calendar, where it did nobody any good. I hope that you had a wonderful day with people who are more reliable than I
am.//Please let me bring a late cake with an apology written in icing. Many happy returns, from the bottom of my
heart.//Your forgetful friend,/[Your name]

Write an apology to my neighbour {name} for the noise. | We were loud last night. Apologise to our neighbour {name}. |
Write a note to my neighbour {name} to say sorry for the noisy party.
= Dear {name},//Please forgive us for the noise last night. We had guests, the music crept up without anyone noticing,
and it was much later than we thought when the last ones left. That should not have happened in a house with thin
walls.//Next time we will tell you beforehand and close the windows at ten. The biscuits in this bag are for you.//With
kind regards from next door,/[Your name]

Write an out-of-office reply. I am away until {date}. | Out-of-office message, back on {date} | I am on holiday until
{date}. Write an automatic reply. | Please write an out of office note that says I return on {date}.
= Hello,//Thank you for your message. I am out of the office and will be back on {date}. During this time I do not read
my e-mails regularly.//If it can wait, I will gladly answer after my return. For anything urgent, please turn to my
colleagues at the front desk, who know where everything is.//Kind regards,/[Your name]

Write an out-of-office reply that names {name} as my replacement until {date}. | I am away until {date} and {name} takes
over. Write the automatic reply. | Automatic reply: away until {date}, {name} stands in for me
= Good day,//You have reached my inbox while I am away; I shall return on {date}. Until then {name} is looking after my
work and will be happy to help you.//Messages that are not pressing will be answered in the order in which they arrived,
once I am at my desk again.//Best wishes,/[Your name]

Write a postcard from {city}. | I'm on holiday in {city}. Write a postcard. | A short postcard from {city}, please. |
Write a holiday greeting from {city}. | postcard from {city} to my family
= Greetings from {city}!//The sun is out, my feet hurt in the best way, and I have already lost the map twice. Yesterday
we found a tiny cafe behind the market where an old man plays the accordion for his dog. Tomorrow we want to climb the
tower if we get up in time, which is not certain.//I wish that you were here to share the cake. Love and kisses until
soon!

Write a postcard to {name} from {city}. | Write {name} a postcard, I'm in {city}. | I want to send a card from {city} to
{name}. | Holiday postcard to {name}, I am staying in {city}
= Dear {name},//I am writing this on a bench in {city} with an ice cream in my other hand, so please excuse the spots.
The streets here are made for walking without a plan. In the evening everyone is outside, children play between the
tables, and nobody seems to look at a clock.//You would love it. I am bringing you something small that rattles. Until
soon!

Write a complaint about a broken {item}. | Write a complaint. The {item} that I ordered arrived broken. | I want to
complain because my new {item} is broken. | Complaint letter: {item} broken on arrival | My {item} was delivered broken.
Write a complaint to the shop.
= Dear Sir or Madam,//I ordered a {item} from your shop, and it arrived today in a broken state. The box itself was not
damaged, so I believe that the fault was there before it left your store.//I would like you to send me a new one or to
return the money within two weeks. I have kept the packaging and have taken photographs, which I can send you if you
need them.//Yours faithfully,/[Your name]

Write a complaint about a delivery that is {num} days late. | My order is {num} days late. Write a complaint. | Complain
about a late delivery, {num} days overdue. | The parcel should have come {num} days ago. Write to the shop.
= Dear customer service,//My order is now {num} days late, and so far I have received neither the goods nor an
explanation. I understand that things can go wrong, but I would have expected a message.//Please tell me by the end of
this week where the parcel is and when it will reach me. If it has been lost, I ask you to refund the full
amount.//Yours faithfully,/[Your name]

Write a complaint to the hotel in {city} about the noise. | My hotel room in {city} was noisy. Write a complaint. |
Complain to a hotel in {city}, the room was too loud.
= Dear hotel team,//We recently spent some nights at your house in {city} and must tell you that we hardly slept. Our
room lay above the kitchen, where pots were washed until one in the morning, and the window did not close properly. At
the desk we were told that nothing could be done.//The breakfast was excellent, so it is a pity. We think that a part of
the price should be returned to us and look forward to your answer.//Yours faithfully,/[Your name]

Write a reminder that the meeting is on {day} at {time}. | Remind my team of the meeting on {day} at {time}. | Reminder:
meeting, {day}, {time} | Send a short reminder about our meeting on {day} at {time}.
= Dear all,//This is a friendly reminder that our meeting takes place on {day} at {time}. Please look through your notes
beforehand and bring the open questions with you, so that we can finish within the hour.//If you cannot come, let me
know by the evening before, and name somebody who can speak for you.//Many thanks,/[Your name]

Write a reminder to {name} to pay the invoice of {amount}. | {name} has not paid the invoice of {amount}. Write a
reminder. | Payment reminder for {name}, {amount} | Politely remind {name} that {amount} are still unpaid.
= Dear {name},//I hope that you are well. While going through my papers I noticed that the invoice of {amount} is still
open. It has probably slipped through somewhere, as such letters do.//Would you be so kind as to transfer the sum within
the next ten days? If you have already paid, please ignore these lines and accept my thanks.//Kind regards,/[Your name]

Write a reminder to {name} to return my {item}. | {name} still has my {item}. Write a friendly reminder. | Ask {name} to
give back the {item} that I lent {him}.
= Hi {name},//Do you remember the {item} that I lent you a while ago? I am glad if it was useful to you, but now I need
it myself. Could you bring it along the next time that we meet, or shall I come by and pick it up?//There is no hurry of
minutes, only of days. Thanks a lot, and see you soon!//[Your name]

Write a toast for {name}'s birthday. | I need a toast for the birthday of {name}. | Say a few words to celebrate
{name}'s birthday. | birthday toast for {name}
= Dear friends,//We are here because of {name}, who never wanted a speech and therefore gets a brief one. Most of us own
something that was repaired, baked or patiently explained by the person we celebrate today. There is always a chair free
at that table and time for one more cup.//May the coming year bring health, laughter and less tidying up. Please raise
your glasses: to {name}!

Write a toast for the wedding of {name} and {name2}. | Wedding toast for {name} and {name2} | I have to speak at the
wedding of {name} and {name2}. Write a short toast. | {name} and {name2} are getting married. Write me a toast.
= Dear guests,//When {name} and {name2} first told us about each other, both said that it was nothing serious. We all
know how that ended, namely here, with flowers and a band. They make each other braver and a little more punctual, and
that is more than most of us manage alone.//May your home be loud with friends and quiet when you need it. Raise your
glasses with me: to {name} and {name2}!

Write a toast to say goodbye to our colleague {name}. | {name} is leaving the company. Write a farewell speech. |
Farewell toast for my colleague {name} | A few words for {name}'s last day at work, please.
= Dear colleagues,//Today we say goodbye to {name}, and the coffee corner will not be the same. Who will now find the
missing file, calm the printer and know everyone's birthday? We have tried to work it out and have given up.//Thank you
for your help, your dry jokes and your open door. The next place is lucky. To {name}, and please come back for cake!

Write a get-well card to {name}. | {name} is ill. Write {him} a get-well note. | Get well soon message for {name} | Wish
{name} a good recovery.
= Dear {name},//I heard that you are in bed with nothing but tea and ceilings for company, and I am sending you my
warmest wishes. Do not try to be brave; sleep as long as you like, let others carry the bags, and leave the e-mails to
themselves.//As soon as you are allowed visitors, I will come with soup and gossip. Get well soon!//Yours,/[Your name]

Write a letter to {name} who has moved to {city}. | {name} has moved to {city}. Write {him} a letter. | I'd like to
write to {name}, my friend who now lives in {city}.
= Dear {name},//How is life in {city}? I try to picture your new street, the shop where you buy your bread, and the view
from your window, but I lack the details. Here everything has stayed as it was, only your bicycle no longer leans
against the wall, and I still look for it.//Write to me soon and tell me about the small things. I will come and visit
before the year is over.//A hug from afar,/[Your name]

Write a condolence letter to {name}. | {name} has lost {his} mother. Write a few words of sympathy. | Condolences for
{name} | Write a sympathy card to {name}.
= Dear {name},//I was deeply sorry to hear of your loss. No words can make it lighter, and so I only want you to know
that I am thinking of you in these days. I remember well how kindly your family received everyone who came through the
door.//If you would like company, a walk, or somebody to take care of the shopping, please call me at any hour.//With
heartfelt sympathy,/[Your name]

Write a congratulation to {name} on passing the exam. | {name} passed {his} exam. Congratulate {him}. | Congratulations
card for {name}, who passed the exam | Write to {name}, who has passed {his} exams.
= Dear {name},//You did it! I am so happy that you passed your exam. I know how many evenings went into it while the
rest of us were sitting outside, and how often you were certain that you would never understand the last chapter.//Now
close the books, sleep until noon and let yourself be celebrated. I am very proud of you.//Congratulations from the
heart,/[Your name]

Congratulate {name} on the new job. | {name} has a new job. Write a congratulation. | Write a note to {name} about {his}
new job. | new job card for {name}
= Dear {name},//What splendid news! Congratulations on your new job. They have chosen well, because you bring along what
cannot be taught: curiosity, calm and a good ear for people. The first weeks will be full of names and doors, so be
patient with yourself.//Tell me soon about the colleagues, the canteen and the view. I am keeping my fingers crossed for
you.//Best wishes,/[Your name]

Congratulate {name} and {name2} on the birth of their baby. | {name} and {name2} have had a baby. Write a card. | Baby
card for {name} and {name2}
= Dear {name} and {name2},//Welcome to the little one, and congratulations to the two of you! We were overjoyed when the
message came. From now on nights will be shorter and hearts larger, and one day you will even find your socks again.//Do
not answer, just sleep whenever you can. We will leave a lasagne at your door on one of the next evenings.//With
love,/[Your name]

Write a letter to my landlord because the heating is broken. | The heating in my flat is broken. Write to the landlord.
| Tell my landlord that the heater does not work. | letter to the landlord, broken heating
= Dear Sir or Madam,//Since the beginning of this week the heating in my flat has not been working. The radiators stay
cold in every room, although the valves are fully open, and in the mornings it is barely fifteen degrees.//Please send
somebody to repair it as soon as possible. I am at home before nine and after five, and a neighbour has a key for the
hours between.//Yours faithfully,/[Your name]

Write a letter of notice for my flat to the end of {month}. | I want to give notice on my flat for the end of {month}. |
Cancel my lease at the end of {month}, please write the letter.
= Dear Sir or Madam,//I hereby give notice on my flat to the end of {month}. Please confirm in writing that you have
received this letter, and suggest a day on which we can walk through the rooms together and hand over the keys.//I would
also be grateful to learn when the deposit will be returned to me. Thank you for the pleasant years in this
house.//Yours faithfully,/[Your name]

Write an e-mail to my boss that I am ill on {day}. | I'm sick and can't work on {day}. Write to my boss. | Tell my boss
that I will not come on {day} because I am ill. | sick note by e-mail for {day}
= Good morning,//I am sorry to let you know that I am ill and will not be able to come in on {day}. I shall see a doctor
and tell you as soon as I know how long it will take.//My notes for the open tasks are in the shared folder, and the
most urgent one is at the top of the list. Thank you for your understanding.//Kind regards,/[Your name]
"""

TASKS = (writer(LETTERS),)
