"""Letters, cards and messages to write, with the names, places and times of the prompt in them."""

from __future__ import annotations

import re
from random import Random

from corpus.base import Turn
from corpus.talk.frames import Task, entries, is_female, letter_of, odd_word, talk
from corpus.talk.things import SUBJECTS
from corpus.values import DAYS, MONTHS, clock, date, first_name, money, town

ITEMS = (
    "kettle", "lamp", "toaster", "vase", "bookshelf", "printer", "teapot", "mirror", "watch", "drill", "blender", "suitcase",
    "tent", "radio", "ladder", "sewing machine", "camera", "coffee maker", "desk chair", "cookbook", "rucksack", "guitar",
)  # fmt: skip
GIFTS = (
    "blue scarf", "teapot", "painting", "clock", "book", "basket of plums", "fountain pen", "jumper", "plant", "music box",
    "lamp", "photograph", "rose bush", "wooden bowl", "jigsaw puzzle", "cookbook", "bird house", "silver ring", "tablecloth",
)  # fmt: skip
JOBS = ("nurse", "gardener", "cook", "baker", "librarian", "carpenter", "teacher", "bus driver", "translator", "waiter",
        "bookkeeper", "receptionist", "mechanic", "florist", "photographer", "tailor", "welder", "caretaker")  # fmt: skip
ABOUT = (
    "Write a letter to {name} about {t}.", "Write {name} a letter about {t}.", "A letter to {name} about {t}, please.",
    "I'd like to write to {name} about {t}.", "letter to {name}, topic {t}", "Please write {name} a few lines about {t}.",
    "Help me with a letter to {name}. It should be about {t}.", "Write a note to {name} about {t}.",
    "Can you write to my friend {name} about {t}?", "Compose a letter to {name} on {t}.", "Write to {name} and mention {t}.",
    "I want to tell {name} about {t} in a letter.", "Draft a friendly letter to {name} about {t}.",
    "Write an e-mail to {name} about {t}.", "Write a message to {name} about {t}.",
)  # fmt: skip
FRAME = "Dear {name},\n\n{body}\n\nHow are you? Write to me soon.\n\nWarm wishes,\n[Your name]"
THEMES = """
winter | the winter | the cold season
= This morning the windows were covered with ice flowers, and I scratched a small hole to see whether the street was
still there. It was, white and perfectly silent. In the afternoon the children from the third floor built a snowman who
wears my old hat, and now he looks more like me than I do. In the evenings I light the stove, read, and listen to the
wind.

summer | the summer | the hot days
= Here it is so warm that even the pigeons walk in the shade. I get up at six, when the air is still soft, and have
breakfast on the balcony with the first tomatoes. After work half of the town lies by the river. Yesterday we stayed
until the bats came out, and nobody wanted to be the first to go home.

autumn | the autumn | the falling leaves
= The chestnuts are falling, and nobody over the age of six can walk past them without putting one in a pocket. I have
four in my coat already. The light comes in low and golden in the afternoons, and the whole kitchen smells of plums. On
Sunday I walked through the woods and came home with wet shoes and a clear head.

spring | the spring | the first flowers
= Something happened overnight: the hedge in front of the house has turned green. The blackbird starts singing at five,
very loud and very pleased with himself. I have washed the windows, beaten the carpet and sown lettuce in a box, where
three tiny leaves have already appeared. One feels like writing letters again, as you can see.

my new flat | the new flat | moving into my new flat
= The flat is small but bright, and from the kitchen I can see a courtyard with a fig tree. Most of my boxes are still
closed; I live with one pot, two plates and a lamp on the floor. The neighbour below plays the cello in the evening, and
I have stopped putting on music, because it is better than mine.

my garden | the garden | growing vegetables
= The beans have reached the top of their poles and do not know where to go next. I sit among them in the evening and
pretend to be weeding. The slugs took the lettuce, the birds took the cherries, and I was left with eleven strawberries,
which I ate standing. All the same I have never been so content with a harvest.

my new job | the new job | my first week at work
= My first week is over, and I have learnt twenty names, of which I remember six. The colleagues are kind and laugh a
lot at lunch. On the second day I locked myself out on the roof terrace and was rescued by the director, so that I am
now known to everybody. The work itself is just difficult enough to be fun.

my dog | our new puppy | the puppy
= We have a dog! He is brown, has one ear up and one ear down, and fears nothing in the world except the vacuum cleaner.
At night he sleeps on my slippers so that I cannot leave without his permission. Since he came I know every bush of the
neighbourhood and the first names of eleven other dogs.

a trip to the sea | my holiday at the sea | the sea
= We spent a week by the sea, in a wooden house so close to the water that the waves could be heard in bed. In the
mornings we walked along the edge of the foam and looked for shells with holes in them. My hair is still full of salt.
On the last evening the sun went down like a coin into a slot.

school | my school | the first day of school
= We have a new teacher who brings his guitar to class and lets us sing the names of the rivers. I sit next to a girl
who can draw horses from memory. Mathematics is going better, since I finally understood what fractions are good for:
pizza. On Friday we go to the museum, and I am to carry the bag with the apples.

music | the concert | a concert I heard
= Last night I heard a concert in the old church. There were only four musicians, and when they began, two hundred
people forgot to cough. During the slow part somebody's telephone rang, and the violinist simply played the ringtone as
an answer. Everyone laughed, and afterwards the music was even more beautiful than before.

learning to cook | cooking | my cooking
= I am learning to cook, as I promised. My first soup tasted of warm water, my second mostly of salt, and the third was
so good that I called my sister to tell her. I now own a proper knife and a scar on my thumb. When you come, I shall
make you dumplings, if you bring a sense of humour.

friendship | our friendship | old times
= While tidying up I found the photograph in which we both wear those dreadful hats. I sat down on the floor and laughed
until the neighbour knocked. How long ago that is, and how near it feels. It is good to know somebody who remembers the
same bridge, the same rain and the same stolen cherries.

snow | the snow | the first snow
= It has been snowing since Tuesday, large slow flakes that seem to have all the time in the world. The bus does not run
any more, so everybody walks in the middle of the road and greets everybody else. I have put out seeds for the birds.
This afternoon a robin looked straight in at me, as if to ask for the menu.

a book I read | a good book | reading
= I have just finished a book and do not know what to do with myself. It is about a postman who reads a single letter
that was not meant for him. I carried it through the whole flat, stirred the soup with it in one hand, and forgot to get
off the tram. I am sending it to you with the coffee stains included.

the city | my city | life in the city
= The city is loud, but I am beginning to hear its tunes. At six the bakers rattle their shutters, at eight the trams
complain on the bend, and late at night somebody practises the trumpet with a sock in it. I have found a bench with a
view over the roofs. From there all the hurry looks like a toy.

my cat | the cat | our cat
= The cat has decided to live with me; I was not asked. He came in through the kitchen window, tried every chair, and
took the one in which I usually sit. Since then I have been reading on the floor. He brings me presents, most of them
leaves, and he listens to my worries with his eyes closed.

rain | the rain | rainy days
= For nine days it has rained, and I have read seven books. The gutter sings, the garden swims, and the snails have been
seen walking in pairs. I bought yellow boots like the ones we had as children, and I must confess that I no longer go
round the puddles. Perhaps one should do that more often.

a train journey | the train journey | my train ride
= I am writing to you on the train, therefore the letters wobble. Opposite me an elderly couple are sharing one pear
with a pocket knife, slice by slice, without a word. Outside there are fields, a church, a boy on a bicycle racing with
us and losing. I could go on like this for days and never arrive.

the mountains | hiking | a hike in the mountains
= We walked for six hours and met more goats than people. At the top there was a hut with a stove, where a woman with a
face like a walnut gave us soup and asked nothing. The valley lay under us full of mist, with only the tips of the trees
looking out. My knees hurt, and I was seldom so happy.
"""
ANY = """
-
= You will laugh, but lately I cannot stop thinking about {t}. It began by chance, with a picture in the newspaper, and
now I talk of {t} so often that my sister leaves the room. The best part is that one meets other people with the same
fancy. Next month we want to go to a little fair together.

-
= I am sitting at the kitchen table and would like to tell you about {t}. You once said that I never finish anything,
but with this it is different. I read about {t} in bed, I ask strangers, and on Saturday I even got up at six because of
it. I do believe that you would enjoy it too.

-
= Do you remember how we used to make fun of {t}? I must take everything back. My neighbour showed me what there is to
it, patiently and with a lot of cake, and since then I see the matter in a new light. When you visit me, I will show
you, and you may laugh for five minutes at most.

-
= Today was one of those quiet days on which one finally has time for the important things, in my case for {t}. I
sorted, I read, I forgot to have lunch. In the evening the whole room was full of it. It is lovely to care about
something that is of no use at all, and {t} is perfect for that.
"""


def values(rng: Random) -> dict[str, str]:
    """A value for every slot."""
    name, name2 = first_name(rng), first_name(rng)
    while name2 == name:
        name2 = first_name(rng)
    her = is_female(name)
    return {
        "name": name, "name2": name2, "his": "her" if her else "his", "him": "her" if her else "him",
        "he": "she" if her else "he", "day": rng.choice(DAYS), "time": clock(rng, 8, 20), "date": date(rng, 2024, 2032),
        "month": rng.choice(MONTHS), "city": town(rng), "item": rng.choice(ITEMS), "gift": rng.choice(GIFTS),
        "num": str(rng.randint(3, 14)), "amount": money(rng, 40, 900), "job": rng.choice(JOBS),
        "pet": odd_word(rng).capitalize() if rng.random() < 0.3 else rng.choice(("Mimi", "Luna", "Minka", "Bella", "Daisy")),
    }  # fmt: skip


def fill(text: str, slots: dict[str, str]) -> str:
    """The text with its slots filled."""
    return re.sub(r"\{(\w+)\}", lambda m: slots[m[1]], text)


def writer(table: str) -> Task:
    """The task of writing the letters of a table."""
    rows = entries(table)

    def make(rng: Random) -> Turn:
        prompts, text = rng.choice(rows)
        slots = values(rng)
        used = {slot for slot in re.findall(r"\{(\w+)\}", text) if slot not in ("his", "him", "he")}
        return Turn(fill(rng.choice(prompts), slots), fill(text, slots), tuple(slots[slot] for slot in sorted(used)))

    def letter(rng: Random) -> list[Turn]:
        return talk(rng, make, again=0.08)

    return letter


def make_about(rng: Random) -> Turn:
    """A letter about a theme; for a theme of which nothing is written its first letter chooses the text."""
    name = first_name(rng)
    if rng.random() < 0.7:
        themes, body = rng.choice(entries(THEMES))
        theme = rng.choice(themes)
    else:
        theme, rows = rng.choice(SUBJECTS), entries(ANY)
        body = rows[letter_of(theme, len(rows))][1].replace("{t}", theme)
    frame = rng.choice(ABOUT)
    return Turn(frame.format(name=name, t=theme), FRAME.format(name=name, body=body), (name,))


def letter_about(rng: Random) -> list[Turn]:
    """A letter to somebody about something."""
    return talk(rng, make_about, again=0.08)


TASKS: tuple[Task, ...] = (letter_about,)
