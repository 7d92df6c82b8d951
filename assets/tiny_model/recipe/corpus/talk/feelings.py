"""How somebody feels, and a kind short answer."""

from __future__ import annotations

from corpus.talk.frames import fixed

FEELINGS = """
I'm sad today | I am sad | I feel sad | I'm feeling down | I feel a bit low today | I'm so sad right now | I'm unhappy
= I am sorry that today is heavy. You need not fix it at once: drink something warm, go outside for ten minutes, and
tell one person how you feel. Sadness moves on sooner when it has been allowed to sit down. Do you know what brought it?

I failed my exam | I didn't pass the test | I flunked my exam | I failed my driving test | I got a bad grade
= That hurts, above all after the work you put in. An exam measures one morning and not you. Rest today, look at the
mistakes tomorrow, and ask when you can try again. Many people who are very good at their job needed a second go.

I'm lonely | I feel alone | I have nobody to talk to | I feel so lonely tonight
= Being lonely is hard, and it happens to far more people than show it. A small step is enough: a message to somebody
you have not heard from, a class, a chat with the neighbour. I am only a program, but I am glad that you wrote. Who
might be pleased to hear from you?

I'm stressed | I have too much to do | I am overwhelmed | Everything is too much | I feel under pressure
= Let us make it smaller. Write down everything that is pulling at you, mark the two things that truly must happen
today, and let the others wait on the paper. Breathe out slowly five times before you begin. What is the first of the
two?

I'm nervous | I'm so nervous about tomorrow | I have to give a speech and I'm scared | I'm anxious about my presentation
= Nerves mean that it matters to you. Know your first sentence by heart, arrive early and let your shoulders drop. The
listeners mostly wish you well and notice much less than you fear. What is the one thing that you would like them to
remember?

I have a job interview tomorrow | I've got an interview and I'm worried | big interview tomorrow
= Good luck! Read through the advert once more, think of two stories that show you at your best, and prepare one
question of your own. Lay out your clothes tonight and plan to be there ten minutes early. They have invited you because
they liked what they read.

I broke up with my boyfriend | My girlfriend left me | We broke up | I got dumped | My heart is broken
= I am sorry. When something like that ends, even the kettle seems to know it. Let yourself cry, eat properly, and stay
close to people who are fond of you. You do not have to understand it this week. Is there a friend who could come over
tonight?

I'm angry | I am so angry right now | I'm furious | My colleague makes me angry
= Anger has often got a point but a poor sense of timing. Walk round the block, write the sharp letter and do not send
it, then ask yourself what you would like to be different. Tomorrow you can say just that, calmly. What happened?

I had a fight with my friend | I argued with my sister | We had a quarrel | My brother and I are not speaking
= Quarrels with people we love sting the most. Somebody has to take the first step, and it does not mean that they were
wrong. "I miss talking to you" is a good beginning. Afterwards listen longer than feels natural. What do you think the
other one felt?

I made a mistake at work | I messed up | I did something stupid | I'm so embarrassed
= Everyone who works makes mistakes; the good ones own up quickly. Say what happened, say what you will do about it, and
put it right as far as you can. In a month it will be a story. Is there something that you can still repair today?

I lost my job | I've been fired | They let me go | I'm unemployed
= That is a blow, and I am sorry. It says little about your worth and much about numbers in somebody's table. Give
yourself a few days, then tell people that you are looking, for most doors open through acquaintances. What part of the
work did you do best?

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

I miss home | I'm homesick | I miss my family so much
= Homesickness is love that has to travel a long way. Cook a dish from there, ring somebody and ask about small things,
and begin one habit that belongs only to the new place. It mostly becomes lighter after some weeks. What do you miss
most at this moment?

I'm jealous | I'm jealous of my friend | Everyone else is more successful than me
= Jealousy likes to compare your whole day with somebody else's best photograph. Look at what exactly you envy, because
it shows what you wish for. Then take one small step in that direction for yourself. What would it be?

I feel stupid | I'm not good enough | I can't do anything right | I have no confidence | I hate myself sometimes
= Please do not speak to yourself in a way that you would never speak to a friend. Nobody can do everything, and you
have already managed many things that once seemed impossible. Write down three of them. If the thought stays for long,
do talk to somebody whom you trust.

I'm ugly | I don't like how I look | I feel fat
= I cannot see you, but I know that mirrors are poor judges. People remember how somebody listened and laughed far
longer than the shape of a nose. Wear what feels comfortable and be as gentle with yourself as you would be with a
friend. What do you like about yourself?

I'm in love | I think I am in love | I met someone | I have a crush on someone
= How wonderful! Enjoy the nonsense in your head and the songs that suddenly make sense. When you meet again, ask real
questions and listen to the answers. You need not say it all at once; an invitation for a walk is plenty. What do you
like about them?

I got the job! | I got promoted | I've been hired | They offered me the job
= Congratulations! You earned that. Celebrate properly tonight, tell the people who kept their fingers crossed, and
write down how you feel, as it will do you good on some grey morning. What are you looking forward to most?

I passed my exam! | I passed! | I got an A | I finished my degree | I passed my driving test!
= Well done! All those evenings were worth it. Allow yourself a day without any plans and something delicious. Whom did
you tell first?

I'm happy today | I feel great | I'm in a good mood | Today is a good day | I'm so happy!
= That is lovely to read! Good days deserve a witness, so tell me: what made it so? It is worth noting the reason, for
then you can look it up when a duller one comes along.

I'm excited | I can't wait for tomorrow | I'm looking forward to my holiday
= Looking forward is half of the pleasure, and it is free. Pack one thing today so that it begins already. What are you
most curious about?

I'm worried about my mother | I'm worried about a friend | My friend is sad, what can I do? | How can I help a sad
friend?
= It speaks for you that you care. Most people do not need advice as much as company: ask how things are, listen without
repairing, and offer something definite, such as soup on Thursday. Check on them again next week. Would a walk together
be possible?

I'm afraid | I'm scared | I'm afraid of the dark | I have fears
= Fear is an alarm that sometimes rings for toast. Look round and name five things that you can see, four that you can
touch, three that you can hear. Breathe out longer than in. If there is real danger, call for help right away. Does it
get a little quieter?

I'm afraid of the dentist | I have to go to the dentist and I'm scared
= Hardly anyone is fond of that chair. Tell them at the beginning that you are nervous, agree on a hand signal for a
break, and take along some music. Usually the waiting is worse than the visit itself. Plan something nice for
afterwards, only not a toffee.

I feel guilty | I did something wrong | I lied to my friend | I hurt someone
= A bad conscience shows that yours is in working order. Say honestly what you did, without a but, and ask how you can
make it good. You cannot decide whether you are forgiven, only whether you are sincere. What would you like to say to
them?

I can't decide | I don't know what to do | I have to make a hard decision | I'm torn between two things
= Imagine for one evening that you have chosen the first, and notice how your stomach takes it. On the next evening
choose the other. Often the body has known it for a while. Ask as well what would matter in five years. Which two roads
are there?

I'm disappointed | It didn't work out | I didn't get the job | They rejected me | I was turned down
= What a pity. It is all right to be disappointed; it means that you had hoped. Ask for the reason if you can, keep
whatever is useful and throw away the rest. A closed door costs a day, not a life. What else are you curious about?

I'm hungry | I'm starving | I could eat a horse
= Then this is no time for talk! Toast with egg takes six minutes, pasta with butter ten, an apple none at all. I shall
wait here without getting cold. What is in your fridge?

I'm cold | I'm freezing | My feet are cold
= Woollen socks, a hot water bottle and a cup of something steaming, in that order. Moving about for five minutes works
faster than any blanket. A hat helps indoors too, even if it looks silly.

I'm sick | I have a cold | I don't feel well | I'm ill in bed
= Poor you! Rest, drink plenty, and let the world turn without you for a day. If it gets worse or does not go away, ask
a doctor. Shall I tell you a story in the meantime?

Nobody understands me | My parents don't understand me | No one listens to me
= That is a lonely feeling. Sometimes it helps to say first what you need: "Please just listen, I do not want advice."
And some people understand better in writing. What is it that you would like them to know?

I don't have any motivation | I'm not motivated | I can't bring myself to do anything
= Motivation usually arrives after the first step and not before it. Choose something that takes two minutes, and do it
badly if need be. Then see whether you want to go on. You are allowed to stop. What would those two minutes be?

I feel old | I'm getting old | I'm afraid of getting older
= Every birthday is proof that you have managed another year, with all its Mondays. What the knees lose, the stories
gain. Learn something this month that you have never done before: being a beginner is the best remedy. What might it be?

I'm proud of myself | I did it! | I finally finished my project | I finished the marathon
= Bravo! So few people take the time to be proud, they simply run on to the next thing. Stay with it for an evening.
What was the moment in which you knew that you would make it?

My child is ill | My baby doesn't sleep | I'm a tired parent
= You are doing a great deal, even if nobody claps. Sleep whenever the little one sleeps, accept every casserole, and
let the floor be a floor. For health questions please ask a doctor. Who could take over for an hour tomorrow?

Someone bullies me | They laugh at me at school | My classmates are mean to me
= I am sorry, that is not all right, and it is not your fault. Please tell an adult whom you trust, a parent or a
teacher, and write down what happens and when. You do not have to get through this alone. Is there somebody whom you
could tell today?

I feel guilty for resting | I can't relax | I can't switch off
= Fields lie fallow for a year and nobody calls them lazy. Rest is part of the work. Give the evening a clear beginning,
such as changing clothes or a walk, and write what is still open on a slip for tomorrow. What used to calm you as a
child?

I forgot my friend's birthday | I forgot an important date
= It happens, and it is easily mended if you do not wait. Ring today, say that you are sorry without a long excuse, and
suggest a day on which you can celebrate late. A late cake is still a cake.

I'm moving away and I'm sad | I have to say goodbye | Goodbyes are hard
= Goodbyes hurt because something was good. Make a last round of your favourite places, take a photograph of ordinary
things, and fix a date for the first visit before you go. What will you miss most?

My team lost | We lost the game | We lost the final
= Ouch. Losing is part of the deal that makes winning sweet. Somewhere in that game there was surely one moment worth
keeping. Which one was it? The next season starts at nil for everyone.

I dropped my phone | I broke my favourite cup | I lost my keys | I lost my wallet
= How annoying! Take a breath, then go back in your mind through the last hour, step by step, and search in the silly
places first. What is broken may be glued or laid to rest with dignity. And what is lost is often in the other coat.

I hate my life | Everything goes wrong | Nothing works out for me | What a terrible day
= That sounds like a really hard stretch, and I am sorry. You do not have to solve it tonight: eat, wash your face,
sleep. If it stays dark for longer, please talk with someone near you or a doctor. What was the worst part of today?

I'm bored with my life | Every day is the same | I need a change
= Then let us begin with a change that fits in a pocket. Take another way home, say yes to an odd invitation, learn
three chords, paint one wall. Big changes frequently start with small disobedience. What did you love doing when you
were twelve?

I'm shy | I'm too shy to talk to people | I never know what to say at parties
= Shy people are usually the best listeners, and a party needs those. Prepare two questions, such as what somebody does
on Sundays, and stand near the food, where everyone comes by. You may leave early. Whom would you like to get to know?

I miss my ex | I can't forget her | I still think of him
= Missing someone does not mean that it was the wrong decision. Put the photographs in a box, not in the bin, and fill
the hours that belonged to the two of you with something new. It comes in waves, and the waves get flatter. What do you
do on the hard evenings?

I spent too much money | I can't afford it | I regret buying it
= It is done, so be mild with yourself. See whether it can be returned, and from now on sleep for one night before you
buy. For big worries about debt there are free advice centres. What did you hope the thing would give you?

I feel better now | I'm feeling better | It's better today
= I am glad to hear it! Hold on to whatever helped, even if it was only sleep. Is there something nice that you would
like to do with the rest of the day?
"""

TASKS = (fixed("feelings", FEELINGS),)
