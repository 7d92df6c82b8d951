"""Tips and instructions: what somebody wants to do, and how it is done."""

from __future__ import annotations

from corpus.talk.tips import adviser

TIPS = """
sleep better > What helps me fall asleep?
= Go to bed and get up at the same times, even on Sundays. Keep the room cool and dark, put away screens an hour before,
and have your last coffee at lunch. If you lie awake, get up and read something dull until your eyes close.

boil an egg > How long does an egg take? > soft or hard boiled egg?
= Lay the egg in boiling water with a spoon. Take it out after six minutes for a soft yolk, after eight for a waxy one
and after ten for a hard one. Rinse it with cold water, and it will be easier to peel.

make pancakes
= Mix 200 grams of flour, 400 millilitres of milk, two eggs and a pinch of salt, and let the batter rest for a quarter
of an hour. Bake thin rounds in hot butter and turn them as soon as the edge comes loose. The first one always belongs
to the cook.

learn vocabulary > How do I remember new words?
= Learn ten words a day rather than fifty on Sunday. Write each one in a sentence of your own, say it aloud, and repeat
it after a day, three days and a week. Labels on the furniture help with the things in your house.

study for an exam
= Make a list of topics and divide it by the days that are left, minus two. Test yourself instead of rereading, explain
things aloud, and take a break after every forty minutes. The evening before is for packing your bag and sleeping.

prepare for a job interview
= 1. Read the advert again and mark what they need. / 2. Think of one true story for every point. / 3. Prepare two
questions of your own. / 4. Lay out your clothes and check the route. / 5. Arrive ten minutes early and breathe out
slowly.

give a good presentation
= 1. Say in one sentence what people should remember. / 2. Keep each slide to a single idea. / 3. Learn your first and
last sentence by heart. / 4. Practise aloud with a clock. / 5. Look at friendly faces and pause more than feels natural.

start running
= Run slowly enough to be able to talk. Begin with one minute of jogging and two of walking, ten times, three days a
week. Add a minute of running every week. Good shoes and a day of rest in between prevent most aches.

make new friends
= Go regularly to a place where the same people meet: a choir, a course, a running group. Familiarity does half the
work. Ask one real question, suggest something small and definite, and do not wait for the other person to begin.

calm down > How do I calm my nerves?
= Breathe in for four counts and out for six, ten times. Press your feet against the floor, loosen your jaw, and name
five things you can see. A walk or cold water on your wrists helps too.

stop procrastinating
= Cut the task into pieces of ten minutes and start with the silliest one. Put the telephone in another room, set a
timer and allow yourself to do it badly. Nearly always you will go on when it rings.

cook pasta > How much salt goes in pasta water?
= Use about a litre of water for every hundred grams, and salt it when it boils. Stir in the first minute so that
nothing sticks, and taste two minutes before the time on the packet. Save a cup of the water for the sauce.

write a good e-mail
= Put the matter in the subject line and the request into the first two sentences. One e-mail, one topic. Use short
paragraphs, name a date by which you need an answer, and read it once as if you had received it.

pack a suitcase
= Lay out everything, then put a third back. Heavy things go next to the wheels, shoes along the edge with socks inside,
and clothes are rolled on top. Keep medicine, chargers and one fresh shirt in your hand luggage.

make good tea
= Warm the pot, take one spoonful of leaves per cup, and pour on water that is just boiling, or slightly cooler for
green tea. Black tea needs three to four minutes, green only two. Then remove the leaves, or it turns bitter.

water houseplants
= Test the soil with a finger and water only if it feels dry a knuckle deep. Pour until it runs out below, and empty the
saucer after half an hour. In winter most plants need about half as much.

build a new habit
= Hang it on something that you do anyway: after brushing my teeth, I stretch. Make it tiny, do it every day, and mark a
cross in the calendar. Never miss twice. After two months it mostly runs by itself.

get up early
= Move your bedtime forward by fifteen minutes every few days. Put the alarm across the room, open the curtains at once,
drink a glass of water, and have something pleasant waiting, such as good coffee.

save money
= 1. Write down all spending for a month. / 2. Cancel what you do not use. / 3. Move a fixed sum away on payday. / 4.
Cook double and freeze half. / 5. Wait for two nights before any larger purchase.

tidy up a room
= Take a bag for rubbish, a basket for things that belong elsewhere, and go once around the walls. Clear the floor, then
the surfaces, then the drawers. Stop after thirty minutes, and never begin with photographs.

learn a language
= Fifteen minutes each day beat two hours at the weekend. Learn whole phrases, listen to simple songs and talk from the
first week, even to the cat. Mistakes are the fee, and it is low.

become happier
= Sleep enough, see people whom you like, move every day, and do something useful for somebody. In the evening write
down three good moments. These sound like small things, and they are, but small things are what days are made of.
"""

TASKS = (adviser(TIPS),)
