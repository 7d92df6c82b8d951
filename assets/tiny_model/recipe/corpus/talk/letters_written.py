"""Letters and messages: ways to ask for one, and its text."""

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

Write a get-well card to {name}. | {name} is ill. Write {him} a get-well note. | Get well soon message for {name} | Wish
{name} a good recovery.
= Dear {name},//I heard that you are in bed with nothing but tea and ceilings for company, and I am sending you my
warmest wishes. Do not try to be brave; sleep as long as you like, let others carry the bags, and leave the e-mails to
themselves.//As soon as you are allowed visitors, I will come with soup and gossip. Get well soon!//Yours,/[Your name]

Write a congratulation to {name} on passing the exam. | {name} passed {his} exam. Congratulate {him}. | Congratulations
card for {name}, who passed the exam | Write to {name}, who has passed {his} exams.
= Dear {name},//You did it! I am so happy that you passed your exam. I know how many evenings went into it while the
rest of us were sitting outside, and how often you were certain that you would never understand the last chapter.//Now
close the books, sleep until noon and let yourself be celebrated. I am very proud of you.//Congratulations from the
heart,/[Your name]

Write an e-mail to my boss that I am ill on {day}. | I'm sick and can't work on {day}. Write to my boss. | Tell my boss
that I will not come on {day} because I am ill. | sick note by e-mail for {day}
= Good morning,//I am sorry to let you know that I am ill and will not be able to come in on {day}. I shall see a doctor
and tell you as soon as I know how long it will take.//My notes for the open tasks are in the shared folder, and the
most urgent one is at the top of the list. Thank you for your understanding.//Kind regards,/[Your name]

Write a toast for {name}'s birthday. | I need a toast for the birthday of {name}. | Say a few words to celebrate
{name}'s birthday. | birthday toast for {name}
= Dear friends,//We are here because of {name}, who never wanted a speech and therefore gets a brief one. Most of us own
something that was repaired, baked or patiently explained by the person we celebrate today. There is always a chair free
at that table and time for one more cup.//May the coming year bring health, laughter and less tidying up. Please raise
your glasses: to {name}!

Congratulate {name} on the new job. | {name} has a new job. Write a congratulation. | Write a note to {name} about {his}
new job. | new job card for {name}
= Dear {name},//What splendid news! Congratulations on your new job. They have chosen well, because you bring along what
cannot be taught: curiosity, calm and a good ear for people. The first weeks will be full of names and doors, so be
patient with yourself.//Tell me soon about the colleagues, the canteen and the view. I am keeping my fingers crossed for
you.//Best wishes,/[Your name]

Write a letter to my landlord because the heating is broken. | The heating in my flat is broken. Write to the landlord.
| Tell my landlord that the heater does not work. | letter to the landlord, broken heating
= Dear Sir or Madam,//Since the beginning of this week the heating in my flat has not been working. The radiators stay
cold in every room, although the valves are fully open, and in the mornings it is barely fifteen degrees.//Please send
somebody to repair it as soon as possible. I am at home before nine and after five, and a neighbour has a key for the
hours between.//Yours faithfully,/[Your name]

Ask my boss for a day off on {day}. | Write an email to my boss asking for a day off on {day}. | write a mail to my
boss, I need {day} off | email to my boss: day off on {day} | Write an e-mail to my boss and ask for {day} off. | Write
an e-mail to ask for {day} off. | I would like to take {day} off. Write to my manager. | day off request, {day}
= Hello,//I would like to ask whether I may take {day} off. There is a family matter that I have to look after in
person, and it cannot be moved to a weekend.//All urgent work will be finished beforehand, and a colleague has agreed to
answer the telephone for me. Please let me know if this suits you.//With many thanks,/[Your name]

Write a resignation letter with {date} as my last day. | I am quitting my job. My last day is {date}. Write the letter.
| Resignation letter, last working day {date} | Write to my employer that I leave on {date}.
= Dear Sir or Madam,//With this letter I resign from my position. My last working day will be {date}. The decision was
not easy, since I have learnt much in this team and found friends in it.//Until then I will finish my tasks and write
down all that my successor needs to know. Thank you for the trust that you have placed in me.//Yours sincerely,/[Your
name]

Write a short job application as a {job}. | I want to apply as a {job}. Write a short letter. | Application for a job as
a {job} | Help me to apply for a position as a {job}.
= Dear Sir or Madam,//I read with great interest that you are looking for a {job} and would like to apply. I bring
several years of experience, I work carefully, and I keep calm when things get busy. Former colleagues say that I
explain things well and laugh easily.//I would be glad to meet you in person and to see where I could be of use. My
papers are enclosed.//Yours sincerely,/[Your name]

Write a thank-you e-mail to {name} after a job interview. | I had an interview with {name}. Write a thank-you note. |
Thank {name} for the interview.
= Dear {name},//Thank you for taking the time to talk with me. I enjoyed our conversation very much, above all the part
about how your team learns from its mistakes, and it made me even more interested in the position.//If any question has
come up since then, I will gladly answer it. I look forward to hearing from you.//Yours sincerely,/[Your name]

Write a thank-you note to {name} for the {gift}. | {name} gave me a {gift}. Thank {him}. | Thank {name} for the lovely
{gift}. | Thank-you card to {name}: {he} gave me a {gift}
= Dear {name},//Thank you so much for the {gift}! I had not expected it at all, and I stood in the hall for a good while
with the paper in my hands and a silly smile on my face. It has already been given a place of honour where I see it
every morning.//You always know what will please other people. Come by soon, so that I can show you where it
stands.//Yours,/[Your name]

Write a thank-you letter to my grandmother. | Thank my grandma for everything. | I'd like to write a letter to my
grandmother to thank her. | a card for my granny, please
= Dear Grandmother,//Today I passed a bakery that smelled like your kitchen, and at once I had to write to you. Thank
you for the summers, for the second slice of cake, for the stories in the dark and for never being in a hurry. Much of
what I know about being kind I have learnt by watching you.//I am coming soon and will peel the apples. Please keep the
blue apron ready.//Your loving grandchild

Write a love letter to {name}. | I'm in love with {name}. Write {him} a letter. | Help me to write a few loving words to
{name}. | love letter for {name}
= Dear {name},//I have begun this letter four times, and each time I only looked out of the window and thought of you.
When you laugh, the whole room turns round to find out what it has missed. With you even waiting for a bus feels like an
outing.//I do not know what you will say to these lines. I only know that my day is better whenever you are in
it.//Yours,/[Your name]

Write an e-mail to {name} to move our meeting to {day}. | I need to move the meeting with {name} to {day}. | Ask {name}
if we can meet on {day} instead. | reschedule with {name}: {day}
= Dear {name},//Something has come up on my side, and I cannot keep the date that we agreed upon. Would it be possible
to move our meeting to {day}? The hour may stay as it was, or you choose one that suits you better.//I apologise for the
inconvenience and thank you for being flexible. A short yes or no is all that I need.//Kind regards,/[Your name]

Write a birthday message for my friend {name}. | Write a birthday card for {name}. | Happy birthday message for {name} |
birthday wishes for {name} | It's {name}'s birthday. What can I write? | Write a birthday greeting to {name}. | write a
happy birthday card to my friend {name} | Congratulate {name} on {his} birthday. | birthday card {name}
= Dear {name},//Happy birthday! I wish you a year full of good news, long evenings with friends and days without an
alarm clock. Thank you for your laughter, your patience and for always answering the phone.//Have a piece of cake for
me, and then a second one for yourself. I am looking forward to celebrating with you.//All the best,/[Your name]

Write a thank-you note. | Write a thank you note. | thank you note | thank-you letter please | Write a thank-you card. |
write a short thank you message | Help me to say thank you. | write a thank you note to my neighbour | Write a thank-you
note to a friend.
= Dear [name],//Thank you so much for your help. It came exactly when I needed it, and you made it look easy. I know
that it cost you time, and I will not forget it.//If I can do something for you one day, please let me know. Until then
I owe you a coffee and a piece of cake.//Warm wishes,/[Your name]

Write an apology. | Write an apology letter. | apology letter | Help me to say sorry. | write a sorry note | Write a
short apology to a friend. | I want to apologise, what can I write?
= Dear [name],//I am sorry for what happened. I spoke before I thought, and you had every right to be hurt. It was not
fair to you, and I have had a bad conscience since then.//I would like to make it up to you. May I invite you for a
coffee this week, so that I can say it in person?//Yours,/[Your name]

Write an invitation. | Write an invitation to a party on {day}. | Invite my friends to a party on {day}. | party
invitation for {day} | write an invitation for a party on {day} | Write a party invitation.
= Hello everyone,//I am having a party and would like you to be there! We will eat, listen to music and talk until the
neighbours join us. Bring something small to eat or a good story.//Please tell me whether you can come, so that there
are enough chairs. I am looking forward to seeing you.//See you soon,/[Your name]

Write a polite e-mail to decline an invitation. | Help me write a polite email to decline an invitation | decline an
invitation politely | I cannot come to a party. Write a polite refusal. | Write a message that I cannot come on {day}. |
Tell them that I can't come on {day}. | write an email saying no to an invitation | Say no to an invitation in a
friendly way.
= Dear [name],//Thank you very much for your kind invitation. I would have loved to come, but unfortunately I already
have another appointment at that time. I hope that you will have a wonderful time together.//Perhaps we can meet soon
for a coffee, so that you can tell me all about it.//Best wishes,/[Your name]

Write a note that I will be late on {day}. | Tell my colleagues that I will be late on {day}. | Write a message: I will
be late on {day}. | I'll be late on {day}. Write a note. | note that I come later on {day}
= Hello everyone,//I would like to let you know that I will be late on {day}. I have an appointment in the morning and
will come as soon as I can. Please start without me.//If there is anything urgent, you can reach me by phone.//Kind
regards,/[Your name]
"""

TASKS = (writer(LETTERS),)
