"""Tips and instructions, part 2: what somebody wants to do, and how it is done."""

from __future__ import annotations

from corpus.talk.tips import adviser

TIPS = """
build a new habit
= Hang it on something that you do anyway: after brushing my teeth, I stretch. Make it tiny, do it every day, and mark a
cross in the calendar. Never miss twice. After two months it mostly runs by itself.

get up early
= Move your bedtime forward by fifteen minutes every few days. Put the alarm across the room, open the curtains at once,
drink a glass of water, and have something pleasant waiting, such as good coffee.

save money
= 1. Write down all spending for a month. / 2. Cancel what you do not use. / 3. Move a fixed sum away on payday. / 4.
Cook double and freeze half. / 5. Wait for two nights before any larger purchase.

save electricity
= Switch things off at the plug, wash at thirty degrees, put lids on pots and let the laundry dry on the line. Old
fridges and electric heaters use the most, so look at those first.

save water
= Shower briefly, turn the tap off while you brush your teeth, and fill the machine before you start it. Collect rain
for the garden and repair a dripping tap soon: it can lose many litres per day.

reduce waste
= Carry a bag and a bottle with you, buy loose fruit, and plan meals before you shop. Repair or lend before you buy. One
change per month stays longer than ten on New Year's Day.

tidy up a room
= Take a bag for rubbish, a basket for things that belong elsewhere, and go once around the walls. Clear the floor, then
the surfaces, then the drawers. Stop after thirty minutes, and never begin with photographs.

clean the fridge
= Empty it shelf by shelf and throw out what is past saving. Wipe it with warm water and a little vinegar, dry it, and
put things back with the oldest in front. An open dish of baking soda takes away smells.

move house
= Sort out first, as everything you give away need not be carried. Number the boxes and label them on the side. Pack
books in small ones. Keep tools, kettle, sheets and papers with you, and photograph the meters on the last day.

hang a picture
= The middle of the picture should be at about eye level, 150 centimetres above the floor. Cut a piece of paper to its
size and tape it up to try the place. Check for pipes, use a hook that suits the weight, and step back.

paint a wall
= Cover the floor, tape the edges and fill the holes. Paint the corners with a brush first, then roll the surface in the
form of a W while the edge is still wet. Two thin coats are better than a thick one. Pull the tape off before it dries.

wrap a present
= Cut the paper so that it goes round the box with two fingers to spare. Fold in the cut edge, tape it underneath, push
the sides in to form triangles and fold these up. A ribbon hides whatever went wrong.

choose a gift
= Think of what the person does on a free Sunday and of what they complain about. Something small of very good quality
beats something large of middling quality. Time together, a dinner or a trip, never stands in a cupboard.

plan a birthday party
= 1. Fix the day and the number of guests. / 2. Send invitations three weeks ahead. / 3. Choose food that can be made
the day before. / 4. Prepare one game and a list of songs. / 5. Ask two friends to help with the clearing up.

set the table
= Fork on the left, knife on the right with its blade towards the plate, the spoon beside the knife. The glass stands
above the knife and the napkin lies on the left. Small flowers are best, so that people can see each other.

take better photos
= Keep the light behind you or at the side, go one step closer, and watch the edges of the picture. Place the main thing
off the centre. Early morning and late afternoon are kindest to faces.

draw a face
= Draw an egg and divide it crosswise. The eyes lie halfway down, further than one thinks, with room for a third one
between them. The nose ends halfway from there to the chin, and the mouth is a third below the nose.

read more books
= Always have one with you, read ten pages before you pick up the telephone in the morning, and give up the ones that
bore you. Keep a list of what you have finished; it grows pleasantly.

read faster
= Move a finger along below the line, do not speak the words in your head, and read the headings first to know where you
are going. Slow down for what matters. Speed without understanding is only turning pages.

learn a language
= Fifteen minutes each day beat two hours at the weekend. Learn whole phrases, listen to simple songs and talk from the
first week, even to the cat. Mistakes are the fee, and it is low.

learn the guitar
= Tune it every time. Learn the chords G, C and D, and change between two of them slowly with a steady beat. Ten minutes
a day are enough. Your fingertips will hurt for a fortnight and then never again.

improve my handwriting > How do I get nicer handwriting?
= Slow down, sit upright and hold the pen loosely. Practise loops and lines on squared paper for five minutes a day, and
pay attention to even height and spacing. A pen that glides well makes a surprising difference.

take care of shoes
= Brush off the dirt when it is dry, let wet shoes dry slowly with paper inside, and rub in polish with a soft cloth.
Never wear the same pair two days running. Wooden trees keep them in shape.

wash a woollen jumper
= Turn it inside out and wash it by hand in cool water with mild soap. Do not rub or wring. Press it in a towel, pull it
into shape and dry it flat, far from the heater.

travel with children
= Pack snacks, wet wipes, a change of clothes and one new small toy that is still a secret. Leave earlier than needed,
stop every two hours, and let them carry their own little bag. Songs work longer than screens.

survive a long flight
= Drink water, walk up and down every hour, and wear layers. Bring a neck pillow, something to chew for landing, and set
your watch to the new time as soon as you board. At the other end stay up until it is dark.

read a map
= Turn it so that north on the paper is north in the world. Find two things that you can see, such as a church and a
bridge, and put your finger on where you are. Check the scale before you decide that it is near.

find north without a compass
= At noon the sun stands in the south if you live in the northern half of the world, so your shadow points north. At
night follow the two outer stars of the Big Dipper upwards to the Pole Star.

build a campfire
= Clear the ground and circle it with stones, where fires are allowed. Set up thin twigs like a tent over dry grass,
light it on the side of the wind, and add thicker wood little by little. Pour water over it until it no longer hisses.

pitch a tent
= Look for flat, slightly raised ground without roots. Lay out the groundsheet, set up the poles, and turn the back to
the wind. Drive in the pegs at a slant, away from the tent, and tighten the lines evenly.

stay cool in summer
= Close the shutters in the morning, open all windows at night, and drink before you are thirsty. A damp cloth on the
neck and cool water over your wrists work quickly. Move your errands to the early hours.

stay warm in winter
= Wear several thin layers, a hat and dry socks. Air the room briefly with the windows wide open, then close them. Hot
water bottles are cheap, soup warms from inside, and moving about is best of all.

get over a cold quickly > What helps when I have a sore throat?
= Nothing makes it disappear overnight, but rest, plenty to drink and fresh air make it easier. Warm tea with honey
soothes the throat. If you have a high fever or it lasts longer than ten days, please see a doctor.

stop hiccups
= Hold your breath while you count to ten, drink a glass of water in small sips, or bend forward and swallow three
times. Being distracted works as well, so that a good riddle may do it.

train a puppy
= Reward what you like within a second, ignore what you dislike as far as possible, and practise for just five minutes
at a time. Go out after sleeping, eating and playing. Everyone in the family should use the same words.

get a cat used to a new home
= Give her one quiet room with food, water, litter and a hiding place. Let her come to you, talk softly and do not lift
her out. After a few days open the door. The other rooms are conquered by night.

feed birds in winter
= Offer seeds, unsalted nuts and fat in a place that stays dry. Small amounts twice a day are better than a heap. Clean
the feeder regularly, put out water as well, and do not give them bread.

make a paper boat
= 1. Fold a sheet in half from top to bottom. / 2. Fold the two upper corners to the middle. / 3. Turn the lower edges
up on both sides. / 4. Open the hat and press it into a square. / 5. Fold both tips up, open it again and pull the ends
apart.

make a paper plane
= 1. Fold a sheet lengthwise and open it. / 2. Fold the upper corners to the middle line. / 3. Fold the slanting edges
in once more. / 4. Close it along the middle. / 5. Bend down the wings and throw it gently, slightly upwards.

make a snowman
= You need wet snow that packs well. Roll three balls of different sizes, flatten the tops, and set them upon one
another with snow in the joints. Stones for the eyes, a carrot for the nose, and an old hat against the sun.

fly a kite
= Stand with your back to the wind and let a friend hold the kite thirty steps away. Pull in the line as it is released,
walk a little backwards, and give string when it climbs. Keep clear of power lines, roads and storms.

play hide and seek
= One player counts to twenty with closed eyes while the others hide. Then the seeker calls and goes looking. Whoever is
found first is the next to count. Agree beforehand where the borders are and which rooms are forbidden.

teach a child to read
= Read aloud every day and run your finger under the words. Start with the letters of the child's name, play with rhymes
and sounds, and let the child choose the book, even the same one for the tenth time. Praise the trying, not only the
success.

cheer up a friend
= Do not ask whether you can do anything, just do something: bring soup, suggest a walk, send a silly photograph of old
times. Listen twice as long as you talk. A message a week later is worth most.

become more punctual
= Work backwards from the arrival and add ten minutes. Lay out keys and bag in the evening, set an alarm for leaving
rather than for getting up, and do not begin "just one more thing". Being early is easy with a book in your pocket.

become happier
= Sleep enough, see people whom you like, move every day, and do something useful for somebody. In the evening write
down three good moments. These sound like small things, and they are, but small things are what days are made of.

use a dictionary
= Look at the first letters in the upper corners of the page to find the right place, as all words stand in the order of
the alphabet. The entry gives spelling, meaning and often an example. Read the example, for it shows how the word
behaves.

write a postcard
= Three things fit on it: where you are, one small funny event, and a wish for the reader. Write the address first, so
that it does not get squeezed. And post it before you travel home.

say goodbye to a colleague
= Write something personal in the card: a moment you remember and what you learnt from them. A small present from
everybody is nicer than ten tiny ones. Make sure that somebody says a few words, and that there is cake.

find lost keys
= Stand still and think of the last time that you held them. Search in the places where your hands were busy: the
fridge, the letter box, the shopping bag. Look under things, not only on them. In future give them a bowl by the door.

choose a good melon
= Lift it: a ripe one is heavy for its size. Smell the end where the stem was, which should be sweet, and knock on it; a
hollow, deep sound is right for watermelons. A yellow spot on the skin shows that it lay long in the sun.
"""

TASKS = (adviser(TIPS),)
