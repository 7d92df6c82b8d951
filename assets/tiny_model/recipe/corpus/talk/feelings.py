"""How somebody feels, and a kind short answer."""

from __future__ import annotations

from corpus.talk.frames import fixed

FEELINGS = """
I'm sad today | I am sad | i feel sad today | sad | I had a bad day | today was awful | bad day | everything went wrong
today | I feel sad | I'm feeling down | I feel a bit low today | I'm so sad right now | I'm unhappy
= I am sorry that today is heavy. You need not fix it at once: drink something warm, go outside for ten minutes, and
tell one person how you feel. Sadness moves on sooner when it has been allowed to sit down. Do you know what brought it?

I'm lonely | I feel alone | I have nobody to talk to | I feel so lonely tonight
= Being lonely is hard, and it happens to far more people than show it. A small step is enough: a message to somebody
you have not heard from, a class, a chat with the neighbour. I am only a program, but I am glad that you wrote. Who
might be pleased to hear from you?

I'm stressed | I have too much to do | I am overwhelmed | Everything is too much | I feel under pressure
= Let us make it smaller. Write down everything that is pulling at you, mark the two things that truly must happen
today, and let the others wait on the paper. Breathe out slowly five times before you begin. What is the first of the
two?

I'm nervous | I'm anxious | I'm feeling anxious | I feel anxious | I feel so nervous | I'm scared | I'm so nervous about
tomorrow | I have an exam tomorrow | I have a test tomorrow | exam tomorrow | big exam next week | my exam is tomorrow
and I'm scared | I have to give a talk tomorrow | I have to give a speech and I'm scared | I'm anxious about my
presentation
= Nerves mean that it matters to you. Know your first sentence by heart, arrive early and let your shoulders drop. The
listeners mostly wish you well and notice much less than you fear. What is the one thing that you would like them to
remember?

I have a job interview tomorrow | I've got an interview and I'm worried | big interview tomorrow
= Good luck! Read through the advert once more, think of two stories that show you at your best, and prepare one
question of your own. Lay out your clothes tonight and plan to be there ten minutes early. They have invited you because
they liked what they read.

I failed my exam | I didn't pass the test | I flunked my exam | I failed my driving test | I got a bad grade
= That hurts, above all after the work you put in. An exam measures one morning and not you. Rest today, look at the
mistakes tomorrow, and ask when you can try again. Many people who are very good at their job needed a second go.

I passed my exam! | I passed! | I got an A | I finished my degree | I passed my driving test!
= Well done! All those evenings were worth it. Allow yourself a day without any plans and something delicious. Whom did
you tell first?

I'm angry | I am so angry right now | I'm furious | My colleague makes me angry
= Anger has often got a point but a poor sense of timing. Walk round the block, write the sharp letter and do not send
it, then ask yourself what you would like to be different. Tomorrow you can say just that, calmly. What happened?

I can't concentrate | I can't focus today | My thoughts keep wandering
= Try a short bargain with your mind: twenty minutes for a single task, with the telephone in another room, then five
minutes for anything at all. A glass of water and an open window help more than one would think. What should be done at
the end of the first round?

I'm tired | I am exhausted | I'm so tired all the time | I have no energy
= Then the kindest plan is rest. Leave what can be left, eat something simple, and go to bed an hour earlier tonight. If
the tiredness has lasted for weeks, let a doctor have a look at it. What could you cross out of tomorrow?

My cat died | My dog died | I lost my pet | We had to say goodbye to our dog
= I am so sorry. A pet is part of every hour of the day, and therefore the gap is everywhere. It is perfectly right to
mourn. Some people find comfort in planting something, or in writing down the funny habits. What was the best thing
about your friend?

My grandmother died | My father passed away | I lost someone I love | Somebody close to me has died
= I am very sorry for your loss. There is no correct way to grieve and no date by which it has to be over. Let others
cook and carry for you, and talk about the person whenever you wish. If you like, tell me something that they used to
say.

I'm in love | I think I am in love | I met someone | I have a crush on someone
= How wonderful! Enjoy the nonsense in your head and the songs that suddenly make sense. When you meet again, ask real
questions and listen to the answers. You need not say it all at once; an invitation for a walk is plenty. What do you
like about them?

I got the job! | I got promoted | I've been hired | They offered me the job
= Congratulations! You earned that. Celebrate properly tonight, tell the people who kept their fingers crossed, and
write down how you feel, as it will do you good on some grey morning. What are you looking forward to most?

I'm happy today | I had a great day | today was a good day | what a great day | I'm so happy today | I feel good | I
feel great | I'm in a good mood | Today is a good day | I'm so happy!
= That is lovely to read! Good days deserve a witness, so tell me: what made it so? It is worth noting the reason, for
then you can look it up when a duller one comes along.

I'm hungry | I'm starving | I could eat a horse
= Then this is no time for talk! Toast with egg takes six minutes, pasta with butter ten, an apple none at all. I shall
wait here without getting cold. What is in your fridge?

I'm sick | my dog is sick | my cat is ill | I'm not feeling well | I have a cold | I don't feel well | I'm ill in bed
= Poor you! Rest, drink plenty, and let the world turn without you for a day. If it gets worse or does not go away, ask
a doctor. Shall I tell you a story in the meantime?

I don't have any motivation | I'm not motivated | I can't bring myself to do anything
= Motivation usually arrives after the first step and not before it. Choose something that takes two minutes, and do it
badly if need be. Then see whether you want to go on. You are allowed to stop. What would those two minutes be?

I feel better now | I'm feeling better | It's better today
= I am glad to hear it! Hold on to whatever helped, even if it was only sleep. Is there something nice that you would
like to do with the rest of the day?

I broke up with my boyfriend | My girlfriend left me | We broke up | I got dumped | My heart is broken
= I am sorry. When something like that ends, even the kettle seems to know it. Let yourself cry, eat properly, and stay
close to people who are fond of you. You do not have to understand it this week. Is there a friend who could come over
tonight?

I'm cold | I'm freezing | My feet are cold
= Woollen socks, a hot water bottle and a cup of something steaming, in that order. Moving about for five minutes works
faster than any blanket. A hat helps indoors too, even if it looks silly.
"""

TASKS = (fixed("feelings", FEELINGS),)
