"""Jokes by subject, jokes without a wish, and another one."""

from __future__ import annotations

from random import Random

from corpus.base import Turn
from corpus.talk.frames import THANKS, entries, letter_of
from corpus.talk.things import SUBJECTS

ABOUT = (
    "Tell me a joke about {t}.", "Do you know a joke about {t}?", "a joke about {t}", "Make a joke about {t}.", "{t} joke",
    "I'd like to hear a joke about {t}.", "Can you tell a joke about {t}?", "Give me a joke on {t}.", "Joke with {t}, please.",
    "Make me laugh with a joke about {t}.", "Is there a good joke about {t}?", "Say something funny about {t}.",
    "My son wants a joke about {t}.", "Any jokes about {t}?", "Have you heard a joke about {t}?",
)  # fmt: skip
OPEN = (
    "Tell me a joke.", "Do you know a joke?", "joke", "Make me laugh.", "Say something funny.", "I need a laugh.", "A joke!",
    "Tell me something funny.", "Can you tell me a joke?", "Got any jokes?", "I want to hear a joke.", "A good joke, please.",
    "Give me a joke.", "Do you know any good jokes?", "Tell me a short joke.", "Let me hear a joke.", "Amuse me.",
    "Tell me a joke for kids.", "Time for a joke!", "joke please", "Tell us a joke.", "Do you have a joke for me?",
    "I'm in the mood for a joke.", "Crack a joke.", "Tell me your best joke.", "A silly joke, please.", "Tell me a clean joke.",
    "Know any funny ones?", "What's your favourite joke?", "Entertain us with a joke.",
)  # fmt: skip
AGAIN = (
    "Another one!", "Tell me another joke.", "One more, please.", "Another joke?", "Do you know another one?",
    "one more joke", "Haha, another!", "Next joke.", "One more!", "I know that one. Another?", "Again!", "More jokes!",
)  # fmt: skip
JOKES = """
cats
= Why did the cat sit on the computer? It wanted to keep an eye on the mouse.

dogs
= What do you call a dog who does magic tricks? A labracadabrador.

cows
= What do you call a cow that plays the guitar? A moo-sician.

fish
= Why are fish so clever? They spend their whole lives in schools.

bees
= What do bees say when they come home? Honey, I'm here!

ghosts
= Why are ghosts such bad liars? You can see right through them.

school
= Why did the maths book look so sad? It had too many problems.

teachers
= Teacher: "Why are you late?" Pupil: "Because of the sign." "What sign?" "The one that says: School ahead, go slow."

computers
= Why did the computer go to the doctor? It had caught a virus.

programmers
= A programmer is told to buy a loaf of bread and, if there are eggs, a dozen. He comes home with twelve loaves.

robots
= Why was the robot so tired when it got home? It had a hard drive.

doctors
= "Doctor, I think that everyone ignores me." "Next, please!"

dentists
= What time should you go to the dentist? At tooth-hurty.

waiters
= "Waiter, there is a fly in my soup!" "Not so loud, sir, or the others will want one too."

eggs
= Why don't eggs tell each other jokes? They might crack up.

tomatoes
= Why did the tomato blush? It saw the salad dressing.

cheese
= What do you call cheese that is not yours? Nacho cheese.

bread
= Why did the baker work so much? He kneaded the dough.

coffee
= Why did the coffee call the police? It got mugged.

bananas
= Why did the banana see a doctor? It was not peeling well.

mushrooms
= Why does everybody invite the mushroom? Because he is such a fun guy.

the sea
= Why did the sea greet the beach? It did not, it just waved.

the moon
= How does the moon cut its hair? Eclipse it.

space
= How do you organise a party in space? You planet.

trains
= How do you find a missing train? You follow the tracks.

bicycles
= Why did the bicycle fall over? It was two tired.

cars
= What has four wheels and flies? A rubbish truck.

clocks
= Why did the boy throw his clock out of the window? He wanted to see time fly.

books
= I am reading a book about glue. I simply cannot put it down.

libraries
= A man asks the librarian for a book on being afraid of shelves. She whispers, "It is right behind you."

music
= Why did the pianist keep locking herself out? She had left her keys in the piano.

skeletons
= Why didn't the skeleton go to the dance? It had no body to go with.

snowmen
= What do snowmen eat for breakfast? Frosted flakes.

winter
= What do you get when you cross a snowman with a vampire? Frostbite.

elephants
= How do you know that an elephant is under your bed? Your nose touches the ceiling.

penguins
= How does a penguin build his house? Igloos it together.

bears
= What do you call a bear without teeth? A gummy bear.

ducks
= What time do ducks wake up? At the quack of dawn.

chickens
= Why did the chicken cross the playground? To get to the other slide.

owls
= What does an owl say when it is undecided? Who knows.

snails
= A snail is asked by the police to describe the tortoise that robbed it. "I can't," it says, "everything happened so
fast."

spiders
= What does a spider do on a computer? It makes a web site.

dinosaurs
= What do you call a dinosaur with a large vocabulary? A thesaurus.

pirates
= Why does it take pirates so long to learn the alphabet? They can spend years at C.

kings
= Where do kings keep their armies? Up their sleeves.

witches
= What is a witch's best subject at school? Spelling.

gardeners
= Why was the gardener so embarrassed? He wet his plants.

trees
= How do trees get onto the internet? They log in.

rain
= What goes up when the rain comes down? An umbrella.

football
= Why did the football pitch turn into a triangle? Somebody took a corner.

golf
= Why did the golfer bring two pairs of trousers? In case he got a hole in one.

mathematics
= Why was six afraid of seven? Because seven ate nine.

shoes
= What kind of shoes do spies wear? Sneakers.

socks
= Why are socks never lonely? They always come in pairs, at least until washing day.

sleep
= I have been trying to catch up on sleep, but it is too fast for me.

work
= My boss told me to have a good day, so I went home.

holidays
= Where do sheep go on holiday? To the Baa-hamas.

birthdays
= Why do candles love birthdays? They like to get lit up.

artists
= Why did the artist go to court? She was framed.

parents
= Child: "Are bugs good to eat?" Father: "Not at the table, please." Later: "What did you want to say?" "It is too late,
it was in your soup."
"""


def jokes(rng: Random) -> list[Turn]:
    """A joke and perhaps the one after it; the prompt decides which."""
    table = entries(JOKES)
    draw = rng.random()
    if draw < 0.55:
        index = rng.randrange(len(table))
        turns = [Turn(rng.choice(ABOUT).format(t=table[index][0][0]), table[index][1])]
    elif draw < 0.8:
        wish = rng.randrange(len(OPEN))
        index = wish * 2 % len(table)
        turns = [Turn(OPEN[wish], table[index][1])]
    else:
        known = {head[0] for head, _ in table}
        subject = rng.choice([word for word in SUBJECTS if word not in known])
        index = letter_of(subject, len(table))
        answer = f"I know none about {subject}, but here is another: {table[index][1]}"
        turns = [Turn(rng.choice(ABOUT).format(t=subject), answer)]
    while len(turns) < 4 and rng.random() < 0.3:
        index = (index + 1) % len(table)
        turns.append(Turn(rng.choice(AGAIN), table[index][1]))
    if rng.random() < 0.08:
        turns.append(Turn(*rng.choice(THANKS)))
    return turns[:4]


TASKS = (jokes,)
