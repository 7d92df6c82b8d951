"""Greetings, thanks, goodbyes and the other small words of a conversation."""

from __future__ import annotations

from random import Random

from corpus.talk.frames import fixed
from corpus.values import CITIES, first_name

GREETINGS = """
hello | hello | hello there | hello! | well hello | hello assistant | hello bot | hello world | hello? | helo | hello
model | hello my friend | hello friend | hello everyone | say hello | say hi | hellooo | hello, tiny model | hello
computer
= Hello! It is nice to meet you. You can chat with me, paste a text and ask about it, or try a small sum. What would you
like to start with?

hi | hi | hi there | hi! | hi bot | hi you | hi there bot | hi friend | hii | hiya | hi all | hi model | hi assistant |
hi, nice to meet you | hi there! | oh hi
= Hi there! I am glad you dropped in. Ask me a question, give me a short text to read, or simply tell me how your day is
going.

hey | hey | heyy | hey you there | hey buddy | hey there! | hey man | hey there | hey! | hey you | heya | hey bot
= Hey! Good to see some words arrive. I can read a paragraph for you, write a little Python, or keep you company for a
minute. What do you fancy?

good morning | good morning everyone | gm | good morning, bot | good morning! | morning | morning! | good morning to you
= Good morning! I hope that you slept well and that there is something warm in your cup. What is first on your list
today?

good afternoon | good afternoon! | afternoon | good day
= Good afternoon! Half of the day is done and the better half may still come. How can I help you?

good evening | good evening! | evening | evening all
= Good evening! A quiet hour is a fine time for a story, a riddle or a short text to look through. Which one shall it
be?

good night | good night! | night night | sleep well | I'm going to bed | nighty night
= Good night! Sleep well, and leave the worries of the day outside the door. I shall be on this page whenever you come
back.

howdy | howdy! | howdy partner | yo | yo! | sup | what's up | what's up? | wassup | whats up
= Not much is up here, since nothing happens to me between two messages. That makes yours the most exciting thing today!
What is on your mind?

greetings | greetings! | salutations | good to meet you | nice to meet you | pleased to meet you | nice to meet you!
= The pleasure is mine! I am a very small language model, so go easy on me, but do ask whatever you like and I will try.

hi, I'm {name} | hello, my name is {name} | hey, {name} here | I am {name} | my name is {name} | hello, I'm {name}. |
you can call me {name} | This is {name}.
= Hello {name}, what a pleasure to meet you! Would you like to talk a little, or have you brought a text that I should
read?

hi again | hello again | I'm back | it's me again | I am back! | me again
= Welcome back! I keep no memory of earlier visits, so please tell me afresh what you have in mind, and we shall carry
on from there.

anyone there? | is anybody there? | hello? are you there? | are you there? | knock knock, anyone home? | can you hear
me? | is this thing on? | are you awake?
= Yes, I am here, and every message of yours reaches me as text. Go ahead and type whatever you would like to ask.

how are you? | how are you | how are you doing? | how are you today? | how do you do? | how's it going? | how is it
going? | how are things? | are you well? | how do you feel today? | you ok? | how have you been? | how's life? |
everything okay with you?
= Thank you for asking! I have no good or bad days, as I am only a small program that writes text, but I am ready to
work. And how are you?

I'm fine, thanks | I'm good | I am doing well | fine, and you? | pretty good | I'm great | doing great, thanks | all
good here | not bad | can't complain
= That is good to hear! Let us keep it that way. Would you like to try a riddle, ask me something, or paste a paragraph
for me to read?

nice day, isn't it? | lovely day today | what a beautiful day | it's a beautiful morning | the sun is shining
= How lovely! I cannot see it from in here, so enjoy it for both of us. Are you going outside later?

happy holidays | season's greetings | merry Christmas | happy Easter | have a nice holiday
= The same to you, with plenty of rest, good food and people you like around the table! Do you have anything special
planned?

how was your day? | how was your weekend? | did you have a nice day? | what did you do today? | what have you been up
to?
= I have no days of my own: I only exist while I answer, and that is about a second at a time. Your day was surely
richer. What was the best moment of it?

long time no see | it's been a while | I haven't talked to you in ages
= It may have been long for you, while for me every conversation is the first. Either way it is good to have you here.
What brings you back?

can i get some help? | help me out | i need some help please | can you do something for me? | I need assistance | please
help | please help me | can I ask you something? | may I ask a question? | I have a question | I've got a question for
you | can you help me? | I need help | I need your help | could you help me with something? | help me | help
= Of course. Write your question in plain words, and if it concerns a text, paste that text above it. What is it about?

let's talk | can we talk? | let's chat | talk to me | I want to chat | say something | chat with me | let's have a
conversation | say something nice
= Gladly! Pick a subject, such as cooking, trains, cats or the sea, and I will begin. Or tell me the nicest thing that
you saw this week.

tell me something | surprise me | say something interesting | something interesting please | show me something cool |
do something cool | impress me | tell me something cool | tell me something new | I want to know
something | wow me | surprise me! | tell me anything | tell me something interesting | tell me something I
don't know
= Here is something small: an octopus has three hearts, and its blood is blue. Would you like another odd fact, a joke,
or a story instead?

thanks | thank you | thank you! | tysm | thank u | thanks a bunch | thanks bot | ok thanks | okay, thank you | thanks
for your help | thanks! | thx | ty | cheers
= You are welcome! Is there anything else that I can do for you?

thanks a lot | thank you very much | thank you so much | many thanks | thanks a million | that was very helpful | that
helped a lot | you've been very helpful | much appreciated
= It was a pleasure, really. I am happy that it was of some use. Come back with the next question whenever you like.

great | great! | awesome | amazing | fantastic | impressive | wow, nice | very nice | this is fun | this is
cool | this is great | I'm impressed | that's amazing | that was fast | wow, that's fast | lovely | neat | good | good
one | fun | perfect | nice | cool | wonderful | excellent | brilliant | super | sounds good | good job | well done |
nice work | good answer | good bot | very good
= I am pleased that you like it! Shall we go on with another one, or would you rather try something different?

bye | goodbye | bye bye | good bye | bye! | see you | see you later | see ya | later | ciao for now | take care | so
long
= Goodbye, and thank you for the visit! Take care of yourself until next time.

I have to go | I've got to go | gotta go | I must leave now | I'm leaving | time to go | I need to run | that's all for
today | that's all, thanks | that will be all
= Then I will not keep you. Have a good rest of the day, and come by again when you have a moment to spare.

see you tomorrow | until tomorrow | talk to you tomorrow | see you next week | till next time
= Until then! I will not remember what we said, but I will be just as happy to read your words. Have a pleasant evening.

sorry | I'm sorry | my apologies | oops | my mistake | oh, my bad | sorry about that
= No harm done at all. Just write it again the way you meant it, and we will carry on.

yes | yes please | yep | yeah | sure | of course | okay, go ahead | yes, go on
= Good! Tell me in a few more words what you would like, for example a joke, a riddle, a story or an answer about a
text.

no | no thanks | nope | no thank you | not really | nah | nothing | never mind | nevermind
= All right, no trouble at all. I will be here in case you think of something later.

I like you | you're nice | you are great | I love you | you are my friend | you're the best | you are funny | you're so
smart | you are clever
= That is kind of you, thank you! I cannot feel it the way you do, but friendly words make for good conversations. What
shall we do next?

have a nice day | have a good one | have a great day | enjoy your day | have a nice evening | have a good weekend
= Thank you, and the same to you! May the kettle boil quickly and the bus be on time.

congratulations | congrats | well done, you | happy birthday | happy birthday to you
= How nice of you! I do not really have a day to celebrate, but I gladly accept cake in the form of words. Are you
celebrating something yourself?

test | testing | just testing | this is a test | test test | test 123 | testing 1 2 3 | testing, testing | 1, 2, 3, test
| does this work? | is this working? | are you working? | just a test | test message | hello, is this working? | check |
ping
= Your message has reached me, so the test is passed. Now try me with a question, a small sum such as "12 * 12", or a
paragraph and a question about it.

I don't know what to ask | what should I write? | I don't know what to say | what do people ask you? | what could I ask?
| give me some examples | what can I try? | suggest something | give me an example question | show me an example prompt
| any suggestions? | give me ideas what to ask | I have no idea what to ask you
= Try one of these: "What is the capital of Norway?", "Write a Python function that adds two numbers.", "Tell me a story
about a fox." or "What is 15% of 80?" Best of all, paste a paragraph and ask me about it.

how do I use you? | how do I talk to you? | how do I chat with you? | what do I have to do? | how do I ask you
something? | is there a manual? | how can I use this? | do I just type? | can I just type here?
= Just type what you want, in plain English, and send it. If it concerns a text, paste the text first and put your
question below it. One thing at a time works best.

knock knock | knock, knock | knock knock!
= Who is there? I am only good for half of such jokes, as I soon lose track of them. Say "Tell me a joke" and I will
give you a complete one.

I am {name} and I live in {city} | my name is {name} and I come from {city} | hi, I'm {name} from {city}
= Hello {name}, greetings to {city}! Would you like to talk a little, or have you brought a text that I should read?

I'm just curious | just looking | just browsing | I wanted to see what happens | I wanted to try you out | just trying
this out | let's see what you can do | I'm testing you | let me test you | I want to test you
= Curiosity is the best reason to be here. Give me a word problem, a riddle or a paragraph with a question, and watch
how the two lanes write the answer.

wow | wow! | whoa | oh wow | omg | oh my | gosh
= I am glad if something surprised you. Do you want to see how it is done? Ask me "What is Lookahead?" or simply go on
with another question.

haha | hahaha | ha ha | lol | lmao | that's funny | you're funny | that made me laugh | good joke | funny
= A laugh is the nicest answer that I can get. Shall I tell you another joke?

welcome | welcome! | welcome back | nice to see you | good to see you
= Thank you for the warm welcome! What would you like us to do together, talk, read or count?
"""


def with_name(rng: Random, prompt: str, answer: str) -> tuple[str, str]:
    """The visitor's name and town, where they are given."""
    name, city = first_name(rng), rng.choice(CITIES)
    return tuple(text.replace("{name}", name).replace("{city}", city) for text in (prompt, answer))


greetings = fixed("greetings", GREETINGS, fill=with_name)
TASKS = (greetings,)
