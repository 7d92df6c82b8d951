"""Tips and instructions, part 1: what somebody wants to do, and how it is done."""

from __future__ import annotations

from corpus.talk.tips import adviser

TIPS = """
sleep better > What helps me fall asleep?
= Go to bed and get up at the same times, even on Sundays. Keep the room cool and dark, put away screens an hour before,
and have your last coffee at lunch. If you lie awake, get up and read something dull until your eyes close.

remove a red wine stain > How do I get red wine out of a tablecloth?
= Act fast and do not rub. Dab the stain with a cloth, pour on cold water or sparkling water, and cover it with salt,
which draws the colour out. After ten minutes brush off the salt and wash the fabric as usual.

learn vocabulary > How do I remember new words?
= Learn ten words a day rather than fifty on Sunday. Write each one in a sentence of your own, say it aloud, and repeat
it after a day, three days and a week. Labels on the furniture help with the things in your house.

write a thank-you note
= 1. Name the gift or the help. / 2. Say what it means to you or how you use it. / 3. Add a sentence about the person. /
4. Look ahead to your next meeting. / Four lines by hand are better than a perfect page that is never sent.

boil an egg > How long does an egg take? > soft or hard boiled egg?
= Lay the egg in boiling water with a spoon. Take it out after six minutes for a soft yolk, after eight for a waxy one
and after ten for a hard one. Rinse it with cold water, and it will be easier to peel.

pack a suitcase
= Lay out everything, then put a third back. Heavy things go next to the wheels, shoes along the edge with socks inside,
and clothes are rolled on top. Keep medicine, chargers and one fresh shirt in your hand luggage.

prepare for a job interview
= 1. Read the advert again and mark what they need. / 2. Think of one true story for every point. / 3. Prepare two
questions of your own. / 4. Lay out your clothes and check the route. / 5. Arrive ten minutes early and breathe out
slowly.

cook pasta > How much salt goes in pasta water?
= Use about a litre of water for every hundred grams, and salt it when it boils. Stir in the first minute so that
nothing sticks, and taste two minutes before the time on the packet. Save a cup of the water for the sauce.

cook rice
= Rinse the rice until the water stays clear. Put one cup of rice and two cups of water in a pot with a pinch of salt,
bring it to the boil, cover it and turn the heat to the lowest step. After fifteen minutes take it off and let it rest
for ten more.

make scrambled eggs
= Beat the eggs with a spoon of milk and some salt. Melt butter on a low heat, pour them in and push slowly from the
edge to the middle. Take the pan off while they still look a little wet, for they go on cooking on the plate.

make pancakes
= Mix 200 grams of flour, 400 millilitres of milk, two eggs and a pinch of salt, and let the batter rest for a quarter
of an hour. Bake thin rounds in hot butter and turn them as soon as the edge comes loose. The first one always belongs
to the cook.

make vegetable soup
= Cook a chopped onion slowly in oil. Add carrots, potatoes and whatever else there is, cover it with water or stock,
and simmer it for twenty minutes. Season with salt, pepper and a squeeze of lemon. Mash half of it if you like it
creamy.

make good tea
= Warm the pot, take one spoonful of leaves per cup, and pour on water that is just boiling, or slightly cooler for
green tea. Black tea needs three to four minutes, green only two. Then remove the leaves, or it turns bitter.

make good coffee
= Grind the beans just before use, about six grams for each small cup. Let the boiling water stand for half a minute,
wet the grounds, wait, and then pour in slow circles. Clean the pot well, as old oil makes every coffee taste stale.

chop an onion without crying
= Use a sharp knife, cool the onion in the fridge for half an hour, and leave the root end on until last. Breathing
through the mouth and standing near an open window help as well.

keep bread fresh
= Store it at room temperature in a bread bin or a cloth bag with the cut side down. The fridge makes it stale faster.
What you cannot eat within three days should be sliced and frozen, then toasted straight from the freezer.

ripen an avocado > How do I make bananas ripen faster?
= Put the fruit in a paper bag with an apple or a ripe banana and leave it at room temperature for a day or two. The gas
that the apple gives off speeds things up. Afterwards store it in the fridge.

clean a burnt pot
= Cover the bottom with water and two spoons of baking soda, let it boil for ten minutes and leave it to cool. Most of
the black comes off with a wooden spoon. For the rest repeat it, and never scratch with steel.

clean windows
= Choose a cloudy day, since sun dries the water too quickly and leaves stripes. Wash with warm water and a dash of
vinegar, pull it off from top to bottom with a rubber blade, and polish the corners with old newspaper.

descale a kettle
= Fill it half with water and half with vinegar, bring it to the boil and let it stand for thirty minutes. Pour it out,
rinse twice, and boil it once with clean water. Lemon juice works too and smells nicer.

unblock a sink
= Take the stopper out and remove what you can reach. Pour in half a cup of baking soda and a cup of vinegar, wait for
fifteen minutes and rinse with hot water. If it is still slow, use a plunger with the overflow covered.

iron a shirt
= Iron it while it is slightly damp, in this order: / 1. collar, from the tips to the middle / 2. cuffs and sleeves / 3.
shoulders / 4. back / 5. both fronts, around the buttons / Hang it up at once so that it keeps its shape.

sew on a button
= Thread a needle with a double thread and make a knot. Come up from the back, go through the holes four times in each
pair, and leave a little play by laying a match under the button. Wind the thread around the stem and fasten it behind.

fold a fitted sheet
= Put your hands into two corners and tuck one into the other, then do the same with the remaining two, so that all four
sit inside each other. Lay it on the bed, fold the curved edges in, and you have a rectangle to fold as you please.

get rid of a grease stain
= Sprinkle the spot with flour or cornstarch and let it work for an hour. Brush it off, rub in a drop of washing-up
liquid, and wash the piece as warm as the label allows. Check before you dry it, since heat fixes the rest.

dry wet shoes
= Pull out the soles and stuff the shoes with newspaper. Change the paper after an hour and again before bed. Keep them
away from the radiator, as leather cracks there. By morning they will be dry and still in shape.

water houseplants
= Test the soil with a finger and water only if it feels dry a knuckle deep. Pour until it runs out below, and empty the
saucer after half an hour. In winter most plants need about half as much.

grow herbs on a windowsill
= Choose a bright window and pots with a hole in the bottom. Basil likes warmth and water from below, thyme and rosemary
want to dry out in between, and parsley puts up with shade. Cut often, always above a pair of leaves.

start a compost heap
= Find a shady place with contact to the soil. Layer kitchen scraps with dry leaves or cardboard, keep it as moist as a
wrung-out sponge, and turn it once a month. No meat and no cooked food. After half a year you have dark, crumbly earth.

attract birds to a garden
= Offer water in a shallow dish, plant a hedge with berries, and leave some old stems standing in winter. Hang the
feeder near a bush where cats cannot hide, and clean it every week.

mow the lawn
= Wait until the grass is dry, and cut off no more than a third. Sharp blades leave clean tips, which do not turn
yellow. Change the direction each time, and in hot weeks let it grow longer.

learn to juggle
= Start with one ball and throw it from hand to hand at eye level. With two, throw the second when the first is at its
highest point. With three, begin with the hand that holds two. Stand in front of a bed, so that you need not bend down.

ride a bike
= Lower the saddle until both feet reach the ground, and push along like on a scooter. Once you can roll for five
seconds with your feet up, put them on the pedals. Look ahead and never at the wheel.

fix a flat tyre
= 1. Take off the wheel and lift the tyre with levers. / 2. Pull out the tube, pump it up and look for bubbles in water.
/ 3. Dry and roughen the spot, apply glue and wait. / 4. Press on the patch. / 5. Check the tyre for the thorn before
you put it all back.

start running
= Run slowly enough to be able to talk. Begin with one minute of jogging and two of walking, ten times, three days a
week. Add a minute of running every week. Good shoes and a day of rest in between prevent most aches.

learn to swim
= Begin where you can stand. Practise breathing out under water, then floating on your back with a friend's hand beneath
you. Only afterwards come the arms and legs. A class with a teacher saves a lot of wrong habits, and never go in alone.

stretch after sitting
= Stand up every hour. Roll your shoulders ten times, pull your chin gently to your chest, reach for the ceiling and
then for your toes. Hold each position for three slow breaths. It should pull, but not hurt.

sit properly at a desk
= Feet flat on the floor, knees and elbows at about a right angle, screen an arm's length away with its top at eye
level. The best posture is the next one, though, so change it often.

study for an exam
= Make a list of topics and divide it by the days that are left, minus two. Test yourself instead of rereading, explain
things aloud, and take a break after every forty minutes. The evening before is for packing your bag and sleeping.

take good notes
= Write key words rather than sentences, leave a wide margin, and mark what you do not understand with a question mark.
On the same evening sum up the page in three lines. Those lines are what you learn from later.

give a good presentation
= 1. Say in one sentence what people should remember. / 2. Keep each slide to a single idea. / 3. Learn your first and
last sentence by heart. / 4. Practise aloud with a clock. / 5. Look at friendly faces and pause more than feels natural.

write a speech
= Begin with a small true story and not with thanks. Make three points, repeat the most important one at the end, and
stop while they still want more. Read it aloud twice; whatever makes you stumble should be shorter.

write a good e-mail
= Put the matter in the subject line and the request into the first two sentences. One e-mail, one topic. Use short
paragraphs, name a date by which you need an answer, and read it once as if you had received it.

write a letter of complaint
= State calmly what you bought, when, and what is wrong. Say what you expect, a repair, a new one or the money, and set
a date. Add copies of the receipt. A polite tone gets read to the end.

write a diary
= Choose a fixed time and set yourself three lines: what happened, what was good, what you would like to remember. Do
not correct anything. If you miss a day just carry on with the next one.

write a poem
= Take one thing that you saw today and describe it without saying what you feel. Read it aloud, cut every word that
does no work, and let the last line turn somewhere unexpected. Rhymes are optional.

remember names
= Repeat the name as soon as you hear it: "Nice to meet you, Clara." Connect it with a picture or with somebody you
know, and use it once more when you say goodbye. If it slips away, simply ask again; people are flattered.

make new friends
= Go regularly to a place where the same people meet: a choir, a course, a running group. Familiarity does half the
work. Ask one real question, suggest something small and definite, and do not wait for the other person to begin.

start a conversation
= Comment on what you both can see, then ask an open question: "What brings you here?" Listen for a detail and ask about
that. After your own answer hand the ball back. Silence for a moment is nothing bad.

apologise
= Say what you did and that you are sorry, without a "but". Name what it meant for the other person, offer to make it
good, and give them time. Then really do it differently next time.

say no politely
= Thank them for asking, say no clearly, and give at most one reason: "Thank you for thinking of me. I can't take this
on." If you like, offer a smaller thing. Long explanations only invite discussion.

calm down > How do I calm my nerves?
= Breathe in for four counts and out for six, ten times. Press your feet against the floor, loosen your jaw, and name
five things you can see. A walk or cold water on your wrists helps too.

stop procrastinating
= Cut the task into pieces of ten minutes and start with the silliest one. Put the telephone in another room, set a
timer and allow yourself to do it badly. Nearly always you will go on when it rings.
"""

TASKS = (adviser(TIPS),)
