"""Letters and messages, part 2: ways to ask for one, and its text."""

from __future__ import annotations

from corpus.talk.letters import writer

LETTERS = """
Ask my boss for a day off on {day}. | Write an e-mail to ask for {day} off. | I would like to take {day} off. Write to
my manager. | day off request, {day}
= Hello,//I would like to ask whether I may take {day} off. There is a family matter that I have to look after in
person, and it cannot be moved to a weekend.//All urgent work will be finished beforehand, and a colleague has agreed to
answer the telephone for me. Please let me know if this suits you.//With many thanks,/[Your name]

Write an e-mail to ask for a pay rise. | I want to ask my boss for more money. Write the e-mail. | Help me to ask for a
higher salary.
= Hello,//Could we find half an hour in the coming days to talk about my salary? Over the past year I have taken on more
tasks, trained two new colleagues and brought our largest project to a good end, and I enjoy this work a great deal.//I
think that my pay should reflect what I now do. I have put a few figures together and would like to show them to
you.//Kind regards,/[Your name]

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

Thank my neighbour {name} for watering my plants. | {name} watered my flowers while I was away. Write a thank-you note.
| Write a card for {name}, who looked after my plants.
= Dear {name},//Thank you for watering my plants while I was away! I came home expecting a desert and found a jungle;
even the fern, which sulks on principle, has three new leaves. It was a comfort to know that somebody kind had the
key.//Please accept this little jar of honey. Whenever you travel, I am at your service with the can.//Yours,/[Your
name]

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

Ask {name} out for a coffee on {day}. | Write a message to ask {name} for a date on {day}. | I want to ask {name} to
have coffee with me on {day}. | text {name} to meet me for coffee on {day}
= Hi {name},//It was lovely to talk to you the other day, and I have been wondering what the end of that story was.
Would you like to have a coffee with me on {day}? I know a small place with good cake and wobbly chairs.//If you would
rather not, that is perfectly fine as well. But I would be very happy about a yes.//[Your name]

Ask my neighbour {name} to take in a parcel. | Could you write a note to {name} next door about my parcel? | Write a
note: {name}, please take in my parcel.
= Dear {name},//I am expecting a parcel, and of course it will come exactly while I am out. Would you be so kind as to
accept it for me? It is not big and does not bark.//I will fetch it in the evening, as soon as I am home. Should you be
away yourself, do not worry. Thank you very much for your help!//[Your name]

Write a note for a lost cat called {pet}. | My cat {pet} is missing. Write a notice. | Lost cat poster, her name is
{pet} | Write a search notice, our cat {pet} has run away.
= Have you seen our cat?//{pet} has been missing since yesterday evening. She is shy with strangers, listens to her
name, and comes when somebody rattles a box of dry food. Please look into your sheds, cellars and garages, for she likes
to slip through open doors.//If you see her, do not chase her but call us at once, at any hour of the day. There is a
reward and a great deal of gratitude.

Write a note for the hall: the water will be turned off on {day} at {time}. | Tell the neighbours that there is no water
on {day} from {time}. | Notice: no water on {day}, starting at {time}
= Dear neighbours,//Because a pipe has to be replaced, the water in our house will be turned off on {day} at {time}. The
work should take about three hours. Please fill a kettle and a bucket beforehand, and make sure that all taps are
closed, so that nothing overflows afterwards.//We are sorry for the trouble and thank you for your patience.//The house
management

Invite the neighbours to a street party on {day} at {time}. | Write an invitation for our street party, {day}, {time}. |
Street party on {day} at {time}, write a flyer
= Dear neighbours,//It is time to meet without shopping bags in our hands! We invite you to our street party on {day} at
{time}. Tables, lamps and a grill will be there. Please bring a dish to share, a cup of your own, and whoever lives with
you, including grandparents, babies and friendly dogs.//Whoever plays an instrument is welcome to play it. We look
forward to seeing you!//Your street

Invite {name} to a picnic in the park on {day}. | Write a message to {name} about a picnic on {day}. | Ask {name}
whether {he} wants to come to a picnic on {day}.
= Hi {name},//The sun is supposed to shine, and I refuse to spend the afternoon indoors. Would you like to join us for a
picnic in the park on {day}? We meet beneath the big chestnut tree by the pond. I bring bread, cheese and a blanket;
something sweet would be a fine contribution from you.//In case of rain we simply move to my kitchen floor. See you
there?//[Your name]

Write a welcome note for our new colleague {name}. | {name} starts in our team. Write a welcome message. | Welcome
{name} to the team. | a greeting for {name}, who is new in our office
= Dear {name},//Welcome to our team! We are happy that you are here. Your desk is the one with the best light, the good
biscuits are in the left drawer, and all questions are allowed, even the third time. For the first days somebody will
always be near to help you find your way.//At noon we usually eat together and do not talk about work. Please join
us!//Your new colleagues

Write a goodbye letter to my colleagues. | It's my last day at work. Write a farewell e-mail. | Farewell message to my
team, please.
= Dear colleagues,//Today I hand in my key and my very old cup. I have spent good years with you, years with burnt
popcorn, brave ideas and far too many tabs. You have put up with my puns and rescued me more than once on a Friday
afternoon.//Thank you for all of it. I would be happy to hear from you, and there is cake in the kitchen until it is
gone.//Take care,/[Your name]

Cancel my dentist's appointment on {day}. Write an e-mail. | Write an e-mail to cancel my appointment on {day}. | I
can't keep my appointment on {day}. Write a short message. | cancel appointment {day}, polite e-mail
= Good day,//Unfortunately I have to cancel my appointment on {day}, as something has come up that I cannot move. I am
sorry for the short notice and hope that you can give the time to another person.//Please suggest a new date to me;
mornings suit me best, but I can arrange most things. Thank you for your understanding.//Kind regards,/[Your name]

Cancel my gym membership by the end of {month}. | I want to end my gym membership. Last month: {month}. Write the
letter. | Write a cancellation for the gym to the end of {month}.
= Dear Sir or Madam,//I hereby cancel my membership in your gym to the end of {month}, or otherwise at the next possible
date. Please confirm the cancellation in writing, and do not debit my account any longer after that day.//The trainers
were always friendly; it is merely that I have moved my exercise outdoors. I will return the locker key in the coming
week.//Yours faithfully,/[Your name]

Ask the hotel in {city} whether we may bring our dog. | Write to a hotel in {city}: can we bring a dog? | E-mail to the
hotel in {city} about our dog
= Dear hotel team,//We are planning to spend some days in {city} and like the look of your house very much. We travel
with a small dog who is quiet, clean and sleeps in a basket of her own. Would she be welcome, and is there an extra
charge for animals?//We would also be thankful for a room on the ground floor, close to a door. We look forward to your
reply.//Kind regards,/[Your name]

Book a table for {num} people on {day} at {time}, write the e-mail. | Write an e-mail to reserve a table for {num}
people on {day} at {time}. | E-mail to a restaurant: table for {num} people, {day}, {time}
= Good day,//I would like to reserve a table for {num} people on {day} at {time}. If possible, we would love to sit by
the window or outside. One of us does not eat meat, so a dish without it would be welcome.//Please confirm the
reservation with a short answer. We have heard much about your kitchen and look forward to the evening.//Kind
regards,/[Your name]

Write a note to the school: {name} is ill on {day}. | My child {name} can't come to school on {day}. Write an excuse
note. | Excuse {name} from school on {day}.
= Dear teacher,//Please excuse my child {name} from class on {day}. A bad cold with a cough and a slight temperature
makes it impossible to sit at a desk, and we do not want to share it with the others.//We shall ask a classmate for the
homework, so that nothing is missed. Thank you for your understanding and best wishes to the class.//Yours
sincerely,/[Your name]

Write a tooth fairy letter to {name}. | {name} lost a tooth. Write a letter from the tooth fairy. | letter from the
tooth fairy for {name}
= Dear {name},//What a magnificent tooth! I flew over the roofs three times to make sure that I had the right window. It
shines so nicely that it will be part of a bridge in our fairy town, over the river where the frogs sing. In exchange I
have left you a small coin.//Keep brushing the others well, evenings too. You were fast asleep and smiled when I
left.//Your tooth fairy

Write a Christmas card to {name}. | Christmas greetings for {name} | Wish {name} a merry Christmas. | A Christmas letter
to {name}, please.
= Dear {name},//Another year has gone by as quickly as a plate of biscuits. I often thought of you, wrote too rarely,
and want to make up for it with these lines. I wish you bright days with candles, good company and at least one long
breakfast in your dressing gown.//May the coming year be gentle with you. Merry Christmas and many greetings to all of
your loved ones!//Yours,/[Your name]

Write an e-mail to {name} to move our meeting to {day}. | I need to move the meeting with {name} to {day}. | Ask {name}
if we can meet on {day} instead. | reschedule with {name}: {day}
= Dear {name},//Something has come up on my side, and I cannot keep the date that we agreed upon. Would it be possible
to move our meeting to {day}? The hour may stay as it was, or you choose one that suits you better.//I apologise for the
inconvenience and thank you for being flexible. A short yes or no is all that I need.//Kind regards,/[Your name]

Write a note to my flatmate {name} about the dirty dishes. | {name} never washes up. Write a friendly note. | Tell my
flatmate {name} politely to do the dishes.
= Hi {name},//The plates in the sink have begun to form a tower, and I fear that it will soon need planning permission.
I washed up on the last three days, so could it be your turn today? Pans included, please, even the one that we both
pretend not to see.//Perhaps we should hang a list on the fridge. I will cook tonight if the table is clear.
Deal?//[Your name]

Write a recommendation for my former student {name}. | Write a short reference for {name}. | I have to recommend {name}.
Write a short letter.
= To whom it may concern,//It is a pleasure for me to recommend {name}, with whom I have worked for several years. I
know few people who ask such good questions and who finish what they begin with so much care. In the team {name} was
respected for honesty and liked for a quiet sense of humour.//I am convinced that any place will gain from such a
colleague. I will gladly give further information.//Yours sincerely,/[Your name]
"""

TASKS = (writer(LETTERS),)
