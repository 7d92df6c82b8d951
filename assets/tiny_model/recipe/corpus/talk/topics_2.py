"""Small talk, part 2: a subject, special ways to bring it up, and a passage about it."""

from __future__ import annotations

from corpus.talk.topics import talker

TOPICS = """
elephants > I saw elephants at the zoo. > Elephants are amazing.
= Elephants talk in tones so deep that we cannot hear them, and others answer from kilometres away. An old female leads
the family and remembers where water was found in dry years. Their trunks hold tens of thousands of tiny muscles, strong
enough for a log and gentle enough for a single peanut. What would you ask one if it could speak?

whales > I'd love to see a whale. > We went whale watching.
= The blue whale is the largest animal that has ever lived, and it eats creatures no longer than your finger. Humpbacks
sing songs that change a little from year to year, as if there were fashions under water. They have to come up for air,
as we do. Would you dare to meet one from a very small boat?

spiders > There's a spider in my room. > I'm afraid of spiders.
= Spiders have a poor reputation and excellent manners: they eat mosquitoes, ask for nothing and prefer to be left
alone. Weight for weight their silk is stronger than steel. To move one outside, set a glass over it and slide a card
underneath. Nearly all house spiders are harmless. Does it help to give the one in the corner a name?

dinosaurs > My son loves dinosaurs. > I'd like to see a dinosaur.
= Dinosaurs ruled for far longer than people have existed, and in a way they never left: birds are their living
relatives. Some were as heavy as ten elephants, others no bigger than a hen, and many probably wore feathers. We know
them from bones, eggs and footprints in old mud. Which one would you choose as a neighbour?

robots > Are robots dangerous? > I built a robot. > I want a robot that cleans.
= Robots are best at jobs which are dull, dirty or far away, such as welding, mining or driving about on Mars. Ordinary
things like folding a towel remain surprisingly hard for them. I am not one, by the way, as I have no arms at all, only
words. If a machine could take over one chore of yours, which should it be?

space > I dream of going to space. > Space is so big.
= Space is mostly emptiness with a few astonishing exceptions. A signal needs about eight minutes from the sun to us,
and several hours to the outer planets, though both move at the speed of light. Astronauts say that the thin blue line
of our air impresses them most. Would you go up for a week if someone offered you a seat?

computers > My computer is slow. > I work with computers all day.
= A computer is a very fast clerk without any common sense. It does exactly what it is told, which is seldom quite what
was meant, and most of programming is closing that gap. When one behaves oddly, saving your work and starting it afresh
helps remarkably often. Do you remember the first one you ever used?

video games > I play video games. > I stayed up all night gaming.
= Video games let you fail a hundred times without any harm, and perhaps that is why people learn so fast in them. The
best ones give you a world, a reason to be curious, and just enough trouble. A kitchen timer next to the screen rescues
many bedtimes. Do you like building things, solving riddles or racing your friends?

board games > We play board games on Fridays. > Which board game is fun?
= A board game is an excuse to sit round a table for two hours and look one another in the eye. Explain only what is
needed for the first turn, play a trial round, and let the youngest begin. Cooperative ones, where all win or lose
together, suit families who argue. Who is the worst loser at your table?

puzzles > I'm doing a jigsaw puzzle. > I like solving puzzles.
= With a jigsaw you start at the edge, sort by colour and leave the sky until the end, when only patience helps. Puzzles
of every sort give the mind that pleasant click of things falling into place. A large board to slide under the sofa
keeps the dining table free. How many pieces did your biggest one have?

crosswords > I do the crossword every morning. > I'm stuck on a crossword.
= Crosswords reward odd knowledge: rivers of three letters, birds nobody has met, and the names of Greek gods. Fill in
the short words first and write lightly. When nothing moves, walk away; the answer often turns up while you are washing
a cup. I can help with opposites and some simple facts. Which clue is bothering you?

knitting > I'm knitting a scarf. > I learnt to knit.
= Knitting makes time visible: each evening adds a few centimetres. Two stitches, knit and purl, are enough for scarves,
hats and a good part of all jumpers. Thick wool and wooden needles are kind to beginners. Dropped loops can be rescued
with a crochet hook, and the crooked rows near the start are where you learnt. What colour is on your needles?

woodworking > I built a shelf. > I like working with wood.
= Wood is pleasant to work with because it smells good and tells you when you are wrong. Measure twice, mark with a
knife instead of a pencil, and let a sharp saw do the cutting without pressure. A simple box teaches nearly everything.
Sand along the grain and finish with oil. What have you made that still stands in the house?

pottery > I'm taking a pottery class. > I made a bowl out of clay.
= Clay remembers every touch, and for that reason your first bowls will look a little surprised. Centre the lump, keep
your elbows on your knees and use more water than seems sensible, but less than a puddle. Things shrink in the kiln, so
make your mugs bigger than you want them. Would you keep the crooked one?

collecting things > I collect stamps. > I collect old coins.
= People collect stamps, stones, teapots and train tickets, and what they really gather are stories. A collection grows
best when it has a narrow rule, say only birds, or only things from one year. Write down where each piece came from,
since that is forgotten first. Is there a shelf at your home that is slowly filling up?

history > I'm interested in history. > History was my favourite subject.
= History is made of ordinary mornings that nobody knew would matter. Old letters and shopping lists tell as much as
crowns do: what bread cost, who was afraid, who owed whom a goose. Start with your own street and ask what stood there a
hundred years ago. Which period would you visit, if only for an afternoon?

school > I hated school. > School starts tomorrow. > How was your school?
= School is where we learn reading, fractions and how to share a bench with somebody we did not choose. Most people have
forgotten the formulas and remember one teacher who believed in them. I never sat in a classroom, so my lessons were
plain text. Which subject did you look forward to, and which made the clock stand still?

exams > I have an exam tomorrow. > I'm nervous about my exam.
= Before an exam, sleep is worth more than one more chapter. Read the whole paper first, begin with what you can do, and
leave a few minutes for checking. If your head goes blank, write any small thing that you know about the question; the
rest tends to follow. A breath out, longer than the breath in, calms the hands. What is the subject?

maths > I'm bad at maths. > Maths is hard.
= Mathematics looks like numbers but is really about patterns, and nobody is born without a sense for those. When a
problem seems too big, draw it, try it with tiny numbers, or ask what you would need to know first. I can do small word
problems step by step. Give me one with apples, trains or money and we shall see.

homework > I have so much homework. > I don't want to do my homework.
= Homework shrinks when you begin with the piece you like least. Set a clock for twenty-five minutes, put everything
with a screen out of reach, and take a real break afterwards with water and a window. A tidy corner of the table is
enough. If a text is long, you can paste a part here and ask me about it. What is due first?

my job > I don't like my job. > I'm tired of work. > I've got a new job.
= Work takes up so many hours that it is worth asking which parts of it you actually like. Often it is not the task but
the people, the noise or the lack of an end that wears one out. Write down three good moments of the week and see what
they share. What do you do, and what would you change first?

meetings > I have meetings all day. > That meeting was pointless.
= The kindest thing you can do for a meeting is to give it an end. A short list of questions sent beforehand, one person
who writes down what was decided, and fifty minutes instead of sixty make most of them bearable. Some could have been
two sentences in a message. How many of yours this week really needed you?

working from home > I work from home. > I miss the office.
= Working from home saves the journey and costs the chat beside the kettle. It helps to have a door, or at least a
chair, that means work, and to close the day with a walk round the block as though you were coming home. Lunch away from
the screen tastes better. What disturbs you most, the fridge or the neighbours?

weekends > It's finally the weekend. > What should I do this weekend? > My weekend was too short.
= A weekend feels longer when it contains one new thing: another park, an unknown recipe, a friend you have not rung for
months. Do the dull jobs on Saturday before eleven and leave Sunday without an alarm. Doing nothing counts as well,
provided that it is done on purpose. What would make this one a good one for you?

Monday mornings > I hate Mondays. > It's Monday again. > Monday mornings are hard.
= Monday has done nothing wrong, it merely stands next to Sunday. Things go easier if you lay out your clothes the
evening before, start with a task that you can finish by ten, and keep a treat for lunchtime. Nobody's best ideas come
at eight, so be gentle with yourself and others. What is waiting for you this week?

being bored > I'm bored. > I'm so bored. > There's nothing to do. > Entertain me.
= Boredom is uncomfortable but useful, for a mind without work soon invents something. Until then: sort one drawer,
learn to juggle with two socks, draw the view from your window, or ring somebody who will be surprised. I can offer a
riddle, a joke or a short story about any animal you name. Which shall it be?

favourite colours > What is your favourite colour? > what is your favorite color? > whats your favourite color
> What's your favourite colour? > My favourite colour is blue. > Which colour do you like?
= I have never seen a colour, so choosing one would be cheating. Blue is said to be the favourite of more people than
any other, perhaps because of clear skies and the sea, while yellow is the first that the eye picks out in a crowd.
Wearing something bright on a grey day does help. Which shade makes you happy?

houseplants > My plants keep dying. > I bought a houseplant. > How often should I water my plants?
= More houseplants drown than dry out. Push a finger into the soil, and only if it feels dry a knuckle deep is it time
for water. Most like bright places without burning sun, and they grow towards the window, so turn the pot now and then.
Spider plants and snake plants survive nearly any owner. What is living on your windowsill?

birthdays > It's my birthday today! > My birthday is next week. > I'm turning thirty.
= A birthday is a good day to be a little spoilt. Cake helps, yet what people remember are the calls, the silly song and
the person who came all the way across town. Some write themselves a letter to open a year later. If there is one coming
up for you, many happy returns! What would be your ideal way of spending it?

moving house > I'm moving next month. > We just moved into a new flat.
= Moving house shows you how many things you own and how few you use. Pack one box with kettle, sheets, soap and
chargers and open it first; label the others on the side, not on the lid. Meet the neighbours within a week, before it
gets awkward. Make the bed before anything else. What will you be glad to leave behind?

learning languages > I'm learning Spanish. > I want to learn a new language. > Languages are hard.
= A language is learnt in small daily spoonfuls. Fifteen minutes each day beat two hours on a Saturday, and whole
phrases stick better than lone words. Talk early, make mistakes loudly, and label the things in your kitchen. I speak
only English myself, so I admire anyone with two. Which one has caught your ear?

insomnia > I can't sleep. > I slept badly. > It's 3 am and I'm awake.
= Lying awake feels longest when one watches the clock, so turn it to the wall. Get up after twenty minutes, read
something dull in dim light, and return when your eyes grow heavy. A cool room, no coffee after lunch and the same hour
of rising each morning help over time. If it goes on for weeks, a doctor can help. What keeps your thoughts busy?

dreams > I had a strange dream. > Do you dream? > I dreamt that I could fly.
= Dreams are stories told by a narrator who keeps losing the page. Most of them vanish within minutes, unless you lie
still on waking and repeat them to yourself in words. Flying, falling and missing a train seem to be common everywhere.
I do not dream, since nothing happens in me between questions. What did you dream of?

sleep > I need more sleep. > I'm sleepy. > Time for bed.
= Sleep is when the brain tidies up, files the day and throws away the wrapping. Adults mostly need seven to nine hours,
and a fixed time for getting up does more than a fixed bedtime. Dim the lights an hour before and let the room be cool.
A short nap is best before three in the afternoon. Are you a lark or an owl?

getting up early > I have to get up at five. > I hate getting up early.
= The first hour of the day is quiet because nobody else wants it. Getting up early works only if you go to bed early,
which is the part that everybody skips. Put the alarm at the far end of the room, open the curtains at once and drink a
glass of water. What would you do with an additional hour of morning?

walking > I go for a walk every day. > I walked ten thousand steps.
= Walking is the cheapest medicine and the oldest way of thinking. Twenty minutes around the block clear the head, warm
the joints and show you which houses have been painted. Leave the headphones at home sometimes. A walk after supper also
helps you to sleep. Is there a route that your feet take without asking you?

commuting > My commute takes an hour. > I'm stuck in traffic.
= An hour on the way to work is either lost or yours, depending on what you put in it. A story for the ears, ten pages,
a new word a day, or simply looking out all count. Leaving fifteen minutes earlier often halves the crowd. How do you
travel, and where do your thoughts go meanwhile?

cars > I bought a car. > My car broke down. > I'm learning to drive.
= A car is freedom with a tank and a monthly bill. Tyre pressure and oil are the two things worth checking yourself, and
both take five minutes. Learners do well to look far ahead, since the hands follow the eyes, and to leave more distance
than seems necessary. Where would you drive if nobody expected you back before Sunday?

bridges > There's a beautiful bridge in my town. > I like old bridges.
= A bridge is a promise made in stone or steel that the other side can be reached. Arches press their weight outwards,
and that is why some have stood for two thousand years without mortar. Standing in the middle, above moving water,
everybody stops for a moment. Which one do you cross most often?

lighthouses > I visited a lighthouse. > I'd like to live in a lighthouse.
= Each lighthouse has its own rhythm of flashes, so that sailors at night can tell which coast lies before them. Keepers
once carried oil up hundreds of steps and wound a clockwork by hand; nowadays almost all run alone. They still look like
the last page of a story. Could you bear the storms and the solitude?

castles > We visited a castle. > I like old castles.
= Castles were cold, smoky and full of stairs, and we love them all the same. Their spiral staircases usually turn
clockwise going up, which is often said to have hampered attackers with a sword in the right hand. In the kitchens a
whole ox could be roasted. Would you rather be the cook, the guard or the ghost?

clothes > I have nothing to wear. > I bought a new jacket.
= Most of us wear a fifth of our wardrobe and keep the rest for a person we might become. Hang everything the wrong way
round in January and turn each piece once you have worn it; by June you will know the truth. Good shoes and a coat that
fits carry the whole outfit. What do you reach for when you want to feel like yourself?

tidying up > My flat is a mess. > I should clean the house. > I hate cleaning.
= A messy room is only a hundred small decisions that were put off. Begin with rubbish, then cups, then clothes, and
never sit down to look at old photographs. Ten minutes with loud music do more than an afternoon of good intentions.
Give each thing an address, and it will find its way home. Which corner bothers you the most?

saving money > I never have any money. > I want to save money.
= Money disappears in small coins rather than in big notes. Write down for one month what you spend, without judging it,
and the leaks show themselves. Moving a fixed sum to another account on payday works better than saving what is left.
Cooking double portions helps as well. What are you saving for, something near or far away?

recycling > I try to produce less waste. > Is recycling useful?
= The best rubbish is the sort that never comes into the house. Refill, repair and lend come before recycling, and a
cloth bag in every coat saves a drawer full of plastic. Glass and metal can be melted again and again, while paper grows
tired after several rounds. What is the easiest habit you have changed?

friends > I met an old friend. > I miss my friends. > I have no friends.
= Friendship lives on small, regular things: a message for no reason, a walk on Thursdays, remembering the name of
someone's sister. Old friends need fewer explanations, and new ones give us a chance to be described afresh. Being the
first to ring is rarely as awkward as it seems. Who have you been meaning to call?

family > I'm visiting my family. > My family is loud.
= Families are the people who remember your worst haircut. Around one table sit three generations, four opinions and
somebody who has to leave early. It helps to ask the old ones for stories while they can still tell them, and to let the
young ones choose the music. Who is the best storyteller among yours?

grandparents > I miss my grandmother. > My grandfather is ninety.
= Grandparents often have what parents lack, namely time. They know the recipes that were never written down, and songs
with too many verses. If you can, record them while they talk about their first job or their school; those minutes
become treasure. What did your grandmother's kitchen smell like?

neighbours > My neighbours are noisy. > We have new neighbours.
= A good neighbour takes in parcels, waters the basil and does not ask about the shouting. Most trouble over noise ends
with a friendly word at the right moment, that is, not at midnight in slippers. Bring a few biscuits and say it as a
request. Do you know the names of everyone in your building?

children > My children never stop talking. > I have two kids.
= Children ask why until you discover that you do not know. They live entirely in the present, which is exhausting at
bedtime and wonderful in puddles. Two choices instead of a command save many a morning: the red boots or the green ones?
I am glad to invent a bedtime story. How old are yours?

weddings > I'm going to a wedding. > My sister is getting married.
= At a wedding something always goes wrong, and it becomes the story everybody tells later. The ring rolls under the
organ, the cake leans, an aunt sings. Comfortable shoes and a short speech are the guest's two duties. If you have to
say a few words, one true little story about the couple is enough. Are you invited to one?

gifts > I need a gift idea. > What should I give my mother?
= The best presents show that you were listening months ago. A good knife for someone who cooks, a framed photograph, a
jar of homemade jam, or an afternoon of your time rarely fail. Keep a note on your telephone and write down every wish
that people let slip. For whom are you looking, and what do they do on Sundays?

holidays > I'm on holiday. > I need a holiday. > My holiday is over.
= A holiday begins when you stop knowing what day it is. Try to come back on a Saturday, so that there is a soft landing
before work. One slow place is mostly better than five quick ones, and a postcard to yourself is a pleasant surprise
later. Are you the planner with the list, or do you drift?

procrastination > I keep putting things off. > I should be working right now.
= Putting things off is usually less about laziness than about fear that the result will be poor. So allow it to be
poor: write a terrible first line, wash a single plate, open just the envelope. Starting is the heavy door, and behind
it the room is easy. What is the smallest step of that task you could take in two minutes?

good habits > I want to build better habits. > I can't keep my habits.
= Habits stick when they hang on something you already do. Stretch while the kettle boils, floss one tooth after
brushing, write a line when the train leaves. Make it so small that skipping it would be silly, and mark each day with a
cross on a calendar. Miss once if you must, but not twice. Which one are you trying to grow?

patience > I'm not a patient person. > Waiting is hard.
= Patience is not the art of waiting but of behaving well in the meantime. A queue becomes shorter when you study the
hats in it, and a traffic jam is bearable with a story. Breathe out slowly before you answer. Bread, trees and teenagers
all need longer than planned. What are you waiting for at present?

kindness > Someone was kind to me today. > Small acts of kindness matter.
= Kindness is cheap to give and oddly hard to forget. Holding a door, learning a name, leaving the last biscuit, telling
the cook that it was good: none of it takes a minute. People tend to underestimate how much a few warm words mean to
others. Who has been good to you lately, and do they know that you noticed?

luck > I'm so unlucky. > I was lucky today. > Do you believe in luck?
= Luck visits everyone, but it likes to find the door open. Those who talk to strangers, try odd things and keep their
eyes up simply give chance more opportunities. Four-leaf clovers exist at a rate of perhaps one in several thousand, so
looking longer does help. What was the happiest accident in your life?

happiness > What makes people happy?
= Happiness seldom comes through the front door with a band playing; it slips in while one is doing something else. Good
company, moving the body, enough sleep and being useful appear on nearly every list that people have made. Writing down
three pleasant things each evening trains the eye. What was one of yours today?

silence > I need some quiet. > It's so quiet here.
= Real silence is rare; there is always a fridge, a fly or your own pulse. Still, ten minutes without talk or screen act
on the mind like a window opened in a stuffy room. Early mornings, empty churches and snow are the classic places to
find it. Where do you go when everything gets too loud?

nostalgia > I miss the old days. > Everything was better in the past.
= Memory is a kind painter who leaves out the rain. The old days had their toothaches too, yet it is lovely to visit
them through a song, a smell or a biscuit tin full of photographs. Share the story with somebody younger and it gains a
second life. Which sound takes you straight back to childhood?

public transport > The bus was late. > I take the tram to work.
= A tram at seven in the morning is a small theatre: sleepers, readers, someone finishing a lunchbox in advance. Public
transport is at its best when you need no timetable, because the next one comes anyway. Sitting on the upper deck in
front is free entertainment. Do you read, listen or look out of the window?

umbrellas > I lost my umbrella. > I forgot my umbrella.
= Umbrellas have two states, forgotten at home or forgotten on the train. A bright one gets lost less often, and a tag
with your number brings it back surprisingly frequently. In wind, hold it low and tilt it forward like a shield. Has
anybody ever shared theirs with you on a wet evening?

hats > I bought a hat. > Do hats suit everyone?
= Everybody has a hat that suits them; most people simply have not met it yet. A wide brim flatters a narrow face, a
soft cap makes one look friendly, and a woollen bobble removes all dignity in the best sense. Try them on in front of an
honest friend. What would yours say about you?

photos from childhood > I found old photos. > I looked at old pictures of me.
= Old pictures show more than the faces: the wallpaper, the forgotten toys, a car that seemed enormous. Write names and
years on the back, gently and in pencil, because in thirty years nobody will remember the lady in the green hat. One
good print on the wall is worth a thousand in a cloud. Which one would you rescue first?

the new year > Happy New Year! > I made a resolution.
= A new year is only a Tuesday with fireworks, and still it feels like fresh paper. Resolutions last longer when they
are small and tied to a time, such as a walk each day after lunch. Instead of a list, some people choose one word for
the twelve months. Which word would you pick?

kites > We flew a kite today. > The wind is perfect for kites.
= A kite turns wind into something that you can hold. Stand with your back to the breeze, let a friend carry it thirty
steps away, and pull gently rather than running like mad. Beaches and bare hills are best, far from trees and wires.
Paper, two sticks and a tail of ribbons suffice to build one. Shall we say on the next windy Sunday?

hedgehogs > A hedgehog lives in our garden. > Hedgehogs are cute.
= A hedgehog carries several thousand spines and a perfectly mild temper. At night it shuffles through the borders
eating beetles and slugs, and in November it looks for a heap of leaves to sleep in until spring. Leave it a gap under
the fence and a bowl of water, never milk. Have you heard one snuffle in the dark?

clouds > I like watching clouds. > That cloud looks like a rabbit.
= A fluffy white cloud may weigh as much as a hundred elephants, but its droplets are so tiny and spread so thin that
rising air holds them up. Feathery streaks very high above often announce a change in the weather. Lying in grass and
naming shapes is a respectable occupation. What do you see up there, a dragon or a teapot?

old letters > I found my grandmother's letters. > I keep old letters in a box.
= Old letters bring back voices better than photographs do. There is the hurried handwriting, the joke nobody else would
understand, a pressed flower that loses its colour but not its meaning. Keep them dry, dark and out of plastic. Reading
them aloud with family makes a fine winter evening. Whose hand would you know at once?
"""

TASKS = (talker(TOPICS), talker(TOPICS))
