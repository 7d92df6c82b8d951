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

What is better, tea or coffee? | coffee or tea? | Is tea better than coffee?
= Coffee wakes you with a shout, tea with a hand on the shoulder. Many people solve the matter with the first before
noon and the second after. And you?

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

What should I eat? | What shall I have for dinner? | I don't know what to cook tonight.
= Think of the simplest thing that would make you happy: an omelette with herbs, noodles with butter and lemon, or bread
with cheese and a tomato. Use up whatever looks most tired in the fridge. What do you have there?

What should I name my cat? | Give me a name for my dog. | I need a name for my pet.
= A good name can be called across a park without shame. How about Biscuit, Juniper, Pepper, Mango or Captain? Say each
of them five times in a row and keep the one that makes you smile.

What should I do today? | Give me an idea for today. | What can I do this afternoon?
= Go to a place in your own town where you have never been, and buy the smallest thing that they sell. Then ring
somebody and tell them about it. If it rains, bake a cake instead. Which appeals to you more?

Which season is the best? | What is the nicest season? | What's your favourite season?
= I have never felt any of them. Spring wins for hope, summer for light, autumn for colour and winter for blankets.
Which one would you make a month longer?

What should I read? | What kind of book should I read next?
= Choose by mood: a mystery for rainy weekends, letters and diaries for quiet evenings, something short for the train.
Open three at page fifty and take home the one which you do not want to put down. What did you like last?
"""

TASKS = (fixed("opinions", OPINIONS),)
