"""Jokes by subject, jokes without a wish, and another one."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking
from corpus.talk.frames import THANKS, entries
from corpus.talk.things import SUBJECTS

ABOUT = (
    "joke: {t}", "got a joke about {t}?", "do you have any jokes on {t}", "Please, a joke about {t}.",
    "what's a good joke about {t}", "Let's hear a joke about {t}.", "Tell my kids a joke about {t}.", "be funny about {t}",
    "a {t} joke pls", "I need a joke about {t} for a card.",
   "Tell me a joke about {t}.", "Do you know a joke about {t}?", "a joke about {t}", "Make a joke about {t}.", "{t} joke",
    "I'd like to hear a joke about {t}.", "Can you tell a joke about {t}?", "Give me a joke on {t}.", "Joke with {t}, please.",
    "Make me laugh with a joke about {t}.", "Is there a good joke about {t}?", "Say something funny about {t}.",
    "My son wants a joke about {t}.", "Any jokes about {t}?", "Have you heard a joke about {t}?",
)  # fmt: skip
OPEN = (
    "jokes?", "know a joke?", "do you do jokes", "I could use a joke.", "one joke pls", "Make us laugh!", "please be funny",
    "How about a joke?", "I'd love to hear a joke.", "tell me smth funny", "A joke for my grandson?", "your turn, a joke",
    "let's laugh, tell a joke", "Joke time", "can u tell jokes",
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
bicycles
= Why did the bicycle fall over? It was two tired.

computers
= Why did the computer go to the doctor? It had caught a virus.

cats
= Why did the cat sit on the computer? It wanted to keep an eye on the mouse.

mathematics
= Why was six afraid of seven? Because seven ate nine.

programmers
= A programmer is told to buy a loaf of bread and, if there are eggs, a dozen. He comes home with twelve loaves.

dogs
= What do you call a dog who does magic tricks? A labracadabrador.

fish
= Why are fish so clever? They spend their whole lives in schools.

school
= Why did the maths book look so sad? It had too many problems.

bananas
= Why did the banana see a doctor? It was not peeling well.

coffee
= Why did the coffee call the police? It got mugged.

ghosts
= Why are ghosts such bad liars? You can see right through them.

space
= How do you organise a party in space? You planet.

dinosaurs
= What do you call a dinosaur with a large vocabulary? A thesaurus.

football
= Why did the football pitch turn into a triangle? Somebody took a corner.

work
= My boss told me to have a good day, so I went home.

teachers
= Teacher: "Why are you late?" Pupil: "Because of the sign." "What sign?" "The one that says: School ahead, go slow."
"""


def jokes(rng: Random) -> list[Turn]:
    """A joke about something, or the first one; whoever wants more gets those that follow."""
    table = entries(JOKES)
    draw = rng.random()
    if draw < 0.5:
        index = rng.randrange(len(table))
        turns = [Turn(rng.choice(ABOUT).format(t=table[index][0][0]), table[index][1])]
    elif draw < 0.82:
        index = 0
        turns = [Turn(rng.choice(OPEN), table[index][1])]
    else:
        index = 1
        known = {head[0] for head, _ in table}
        subject = rng.choice([word for word in SUBJECTS if word not in known])
        answer = f"I know none about {subject}, but here is another: {table[index][1]}"
        turns = [Turn(rng.choice(ABOUT).format(t=subject), answer, (subject,))]
    while len(turns) < 4 and rng.random() < 0.35:
        index = (index + 1) % len(table)
        turns.append(Turn(rng.choice(AGAIN), table[index][1]))
    if rng.random() < 0.08:
        turns.append(Turn(*rng.choice(THANKS)))
    return turns


TASKS = (asking(jokes, "jokes", 24),)
