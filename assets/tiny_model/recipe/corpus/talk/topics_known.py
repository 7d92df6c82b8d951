"""Small talk: a subject, special ways to bring it up, and a passage about it."""

from __future__ import annotations

from corpus.talk.topics import talker

TOPICS = """
coffee > I need a coffee. > Do you drink coffee? > Just made myself a cup of coffee.
= Coffee is as much a ritual as a drink: the smell, the warm cup, the five quiet minutes before the day begins. Freshly
ground beans and water just off the boil make the biggest difference, far more than an expensive machine. If it tastes
bitter, try a coarser grind or a shorter time. How do you take yours, black or with milk?

tea > Do you drink tea? > I'm having a cup of tea. > tea or coffee?
= A pot of tea slows an afternoon down in the nicest way. Black tea likes boiling water, while green tea turns sour if
the water is too hot, so let the kettle rest for a few minutes first. Milk, lemon and honey are all allowed, whatever
the purists say. Which kind stands in your cupboard?

cats > I have a cat. > My cat is asleep on my lap. > Do you like cats?
= Cats manage to be proud and silly within the same minute. They sleep for most of the day, wake up when you open a tin,
and then sit on exactly the page you wanted to read. A slow blink from a cat is a sign of trust, and you can answer it
by blinking slowly back. Does a cat run your household?

dogs > I have a dog. > We got a puppy. > Do you like dogs?
= Dogs have lived beside people for thousands of years, and it shows: they read our faces, follow our pointing fingers
and forgive us almost everything. Even a short walk with a dog turns strangers into acquaintances, because people stop
to say hello. If you have one, what does it do when you come through the door?

gardening > I have a small garden. > I planted tomatoes today. > My garden is a mess.
= A garden teaches patience better than any book. You dig, you sow, you wait, and half of the work is done by rain and
worms while you sit inside. Beginners do well with radishes, beans and sunflowers, since these come up quickly and
forgive mistakes. Water in the evening rather than at noon. What would you like to grow first?

chess > Do you play chess? > I lost a game of chess. > I'm learning chess.
= Chess has simple rules and endless consequences. Good players say that you should develop your pieces, castle early
and ask after each move of your opponent what it threatens. Losing is part of it, and going through a lost game slowly
afterwards teaches more than winning three easy ones. Do you prefer quick games or long, quiet ones?

the weather > What do you think of the weather? > Nice weather, isn't it? > The weather is awful.
= I cannot look out of a window, so you will have to tell me whether it rains where you are. Weather is the world's most
useful subject for conversation, since everyone has some and nobody is to blame for it. A cloudy day is good for walking
and a stormy one for baking. What is it like outside right now?

rain > It's raining. > it's raining here > it rains all the time here > It has been raining all day. > I like the sound
of rain.
= Rain on a roof is one of the most restful sounds there is. It washes the dust off the leaves, fills the rivers and
gives everybody a good excuse to stay in. If you do go out, waterproof shoes matter more than an umbrella, because wet
feet spoil every walk. Do you enjoy a rainy Sunday, or does it make you restless?

the sea > I'm at the seaside. > I miss the sea. > The sea is calm today.
= The sea is good company because it is never the same twice. In the morning it may lie flat as glass, and by evening it
throws itself at the rocks. Its salt comes from stones, washed down by rivers over millions of years. Listening to the
waves slows the breath without any effort. Do you like swimming in it or simply looking?

music > What music do you like? > do you like music > do you listen to music? > I listen to music all day. > I can't
live without music.
= I have no ears, so I only know music from words, but people say that it can bring back a whole summer in four bars.
Fast songs help with cleaning, slow ones with thinking, and songs without words with studying. Making a short list for
each mood is time well spent. What are you listening to at the moment?

books > I'm reading a good book. > do you read books? > do you like reading? > I bought too many books. > What is your
favourite book?
= A book is the quietest way to meet people. You may close it without offending anyone, return after ten years, and find
that it has changed, or that you have. When one does not please you by page fifty, put it back; there are plenty of
others waiting. What lies on the table beside your bed?

football > I play football on Sundays. > Did you watch the match?
= Football needs a ball, some space and two jackets for a goal, and that is why children everywhere play it. I know
nothing about current results, but I do know that a match turns perfect strangers into one loud family for ninety
minutes. Do you mostly play yourself, or do you shout advice from the sofa?

travelling > I love to travel. > I want to see the world. > Where should I go on holiday?
= Travelling well is mostly a question of leaving gaps in the plan. The church you marked on the map will be closed, but
the bakery beside it may turn out to be the memory you keep. Learn five words of the local language, carry less, and
walk whenever you can. Which place has stayed with you the longest?

pizza > We're having pizza tonight. > Pineapple on pizza?
= Pizza proves that good dough, tomatoes and cheese need very little help. At home, heat the oven as far as it goes,
with the tray already inside, and stay modest with the topping, or the middle turns soggy. As for pineapple, I was made
to be friendly, so I remain neutral. What is on your perfect one?

computers > My computer is slow. > I work with computers all day.
= A computer is a very fast clerk without any common sense. It does exactly what it is told, which is seldom quite what
was meant, and most of programming is closing that gap. When one behaves oddly, saving your work and starting it afresh
helps remarkably often. Do you remember the first one you ever used?

school > I hated school. > School starts tomorrow. > How was your school?
= School is where we learn reading, fractions and how to share a bench with somebody we did not choose. Most people have
forgotten the formulas and remember one teacher who believed in them. I never sat in a classroom, so my lessons were
plain text. Which subject did you look forward to, and which made the clock stand still?

weekends > It's finally the weekend. > any plans for the weekend? > What are your plans for the weekend? > any ideas for
the weekend? > what are you doing this weekend > What should I do this weekend? > My weekend was too short.
= A weekend feels longer when it contains one new thing: another park, an unknown recipe, a friend you have not rung for
months. Do the dull jobs on Saturday before eleven and leave Sunday without an alarm. Doing nothing counts as well,
provided that it is done on purpose. What would make this one a good one for you?

Monday mornings > I hate Mondays. > It's Monday again. > Monday mornings are hard.
= Monday has done nothing wrong, it merely stands next to Sunday. Things go easier if you lay out your clothes the
evening before, start with a task that you can finish by ten, and keep a treat for lunchtime. Nobody's best ideas come
at eight, so be gentle with yourself and others. What is waiting for you this week?

being bored > I'm bored. > im bored > bored > so bored right now > what can I do when I'm bored? > I'm so bored. >
There's nothing to do. > Entertain me.
= Boredom is uncomfortable but useful, for a mind without work soon invents something. Until then: sort one drawer,
learn to juggle with two socks, draw the view from your window, or ring somebody who will be surprised. I can offer a
riddle, a joke or a short story about any animal you name. Which shall it be?

favourite colours > What is your favourite colour? > what is your favorite color? > whats your favourite color > What's
your favourite colour? > My favourite colour is blue. > Which colour do you like?
= I have never seen a colour, so choosing one would be cheating. Blue is said to be the favourite of more people than
any other, perhaps because of clear skies and the sea, while yellow is the first that the eye picks out in a crowd.
Wearing something bright on a grey day does help. Which shade makes you happy?

birthdays > It's my birthday today! > My birthday is next week. > I'm turning thirty.
= A birthday is a good day to be a little spoilt. Cake helps, yet what people remember are the calls, the silly song and
the person who came all the way across town. Some write themselves a letter to open a year later. If there is one coming
up for you, many happy returns! What would be your ideal way of spending it?

learning languages > I'm learning Spanish. > I want to learn a new language. > Languages are hard.
= A language is learnt in small daily spoonfuls. Fifteen minutes each day beat two hours on a Saturday, and whole
phrases stick better than lone words. Talk early, make mistakes loudly, and label the things in your kitchen. I speak
only English myself, so I admire anyone with two. Which one has caught your ear?

insomnia > I can't sleep. > I slept badly. > It's 3 am and I'm awake.
= Lying awake feels longest when one watches the clock, so turn it to the wall. Get up after twenty minutes, read
something dull in dim light, and return when your eyes grow heavy. A cool room, no coffee after lunch and the same hour
of rising each morning help over time. If it goes on for weeks, a doctor can help. What keeps your thoughts busy?
"""

TASKS = (talker(TOPICS),)
