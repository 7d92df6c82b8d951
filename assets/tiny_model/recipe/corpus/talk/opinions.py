"""Opinions, compliments and small choices."""

from __future__ import annotations

from corpus.talk.frames import fixed

OPINIONS = """
cats or dogs? | Are cats better than dogs? | Which is better, a cat or a dog? | dogs or cats
= That depends on what you need in the evening: a dog wants to know where you have been, while a cat has not noticed
that you left. I own neither, so I am free to admire both. Which one would fit your sofa?

summer or winter? | Is summer better than winter? | Do you prefer winter or summer?
= Summer gives you more hours and winter gives you better excuses. If you like swimming and late dinners take the first,
if you like soup and books the second. Which do you choose?

city or country? | Is it better to live in the city or in the country?
= The city has more doors, the country more sky. Some people are happy with a small town that has a train. Where do you
breathe more easily?

sea or mountains? | Should I go to the sea or the mountains?
= At the sea you look far, in the mountains you look down. Tired heads like waves, restless legs like slopes. Which of
the two are you this year?

sweet or salty? | Do you prefer sweet or savoury?
= Without a tongue I can judge fairly: salty first, sweet after, and one pinch of the one in the other. What do you
reach for at night?

book or film? | Is the book better than the film? | Are books better than films?
= The book has the longer breath, the film has the music. Reading first leaves the faces to you. Which story did you
like in both forms?

morning or evening? | Are you a morning person? | Is it better to work in the morning or at night?
= Larks get the quiet hour, owls get the stars. Difficult tasks belong wherever your head is clearest. When is that for
you?

train or car? | Is it better to travel by train or by car?
= By train you arrive with a chapter read, by car with everything you could not decide to leave at home. For long
distances between cities I would suggest the rails. How much luggage do you have?

paper books or e-books? | Are e-books better than paper books?
= Paper smells and can fall into the bath; a screen carries a hundred novels in one hand. Take paper for presents and
the device for journeys. What are you reading on?

Is pizza healthy? | Do you think that pizza counts as a vegetable?
= It has tomatoes on it, so it has surely seen a vegetable. Eaten now and then with friends, it does good in its own
way. What do you put on top?

What is better, tea or coffee? | coffee or tea? | Is tea better than coffee?
= Coffee wakes you with a shout, tea with a hand on the shoulder. Many people solve the matter with the first before
noon and the second after. And you?

Which season is the best? | What is the nicest season? | What's your favourite season?
= I have never felt any of them. Spring wins for hope, summer for light, autumn for colour and winter for blankets.
Which one would you make a month longer?

Which day of the week is the best? | What is your favourite day?
= Friday has the best reputation, because it contains the whole weekend unopened. Days are all alike to me. Which one
suits you?

What is the best age to be? | Which age is the best?
= Whichever one you are, if you ask a wise person; seven, if you ask a child with a bicycle. What did you like about
yours?

Should I get a pet? | Is it a good idea to get a dog? | Should we buy a cat?
= A pet gives you joy and appointments. Ask yourself who will walk it in the rain, who will feed it in the holidays, and
whether ten or fifteen years sound long. If your answers are calm, go and have a look. Which animal do you have in mind?

Should I learn to play an instrument? | Am I too old to learn the piano?
= By all means! Nobody is too old for three notes in a row. Choose the instrument whose sound you love, not the most
practical one, and play ten minutes a day. Which would it be?

Is it rude to be late? | Is being late bad?
= Five minutes with a message are human, half an hour without one is a statement. The kind thing is to write before the
appointed time and not after. Are you waiting for somebody right now?

Tell me something nice. | Give me a compliment. | Say something kind. | Compliment me. | Cheer me up. | make me smile
= You took the time to write to a very small program, and politely too. Somebody who is curious and friendly to machines
is surely a pleasure for people. I hope that today returns the favour.

Motivate me. | Give me some motivation. | I need encouragement. | Say something motivating.
= You have got through every single difficult day so far, and that is a perfect record. Pick the smallest piece of the
task, give it five minutes, and let the rest wait its turn. Off you go, I am cheering quietly.

Wish me luck! | Keep your fingers crossed for me. | Good luck wishes please.
= I have no fingers, but all the luck that fits into words is yours! Breathe out, stand up straight and trust what you
have prepared. Will you tell me how it went?

Give me some advice. | Do you have any advice for me? | What is the best advice? | a piece of advice, please
= Be a little kinder than necessary, go to bed before you are too tired, and write down whose umbrella you borrowed.
Most of the rest sorts itself out. Is there something definite on your mind?

Give me a quote. | Tell me a wise saying. | Do you know a proverb? | quote of the day
= Here is an old proverb: "A smooth sea never made a skilled sailor." It is good to remember on stormy Mondays. Shall I
give you a riddle as well?

What should I do today? | Give me an idea for today. | What can I do this afternoon?
= Go to a place in your own town where you have never been, and buy the smallest thing that they sell. Then ring
somebody and tell them about it. If it rains, bake a cake instead. Which appeals to you more?

What should I eat? | What shall I have for dinner? | I don't know what to cook tonight.
= Think of the simplest thing that would make you happy: an omelette with herbs, noodles with butter and lemon, or bread
with cheese and a tomato. Use up whatever looks most tired in the fridge. What do you have there?

What should I read? | What kind of book should I read next?
= Choose by mood: a mystery for rainy weekends, letters and diaries for quiet evenings, something short for the train.
Open three at page fifty and take home the one which you do not want to put down. What did you like last?

What should I name my cat? | Give me a name for my dog. | I need a name for my pet.
= A good name can be called across a park without shame. How about Biscuit, Juniper, Pepper, Mango or Captain? Say each
of them five times in a row and keep the one that makes you smile.

What should I wear today? | What shall I put on?
= Something comfortable in which you could run into somebody important. Start with the shoes that your day needs, and
add one colour that you like. A scarf saves nearly everything. Where are you going?

What hobby should I try? | I need a new hobby. | Suggest a hobby.
= If your hands are idle, try pottery or knitting; if your legs are, hiking or dancing; if your head is, chess or a
language. Borrow the equipment first and give it four weeks. Which part of you is bored?

Am I a good person? | Do you think I'm nice?
= I know only your words, and they are friendly. People who ask such a question are generally on the right track. What
was the last kind thing that you did?

Do aliens exist? | Do you believe in ghosts? | Is there a monster in the lake?
= Nobody has proved it so far, and I have never been outside to look. Unproved things make splendid stories, though.
Would you like to hear one?
"""

TASKS = (fixed("opinions", OPINIONS),)
