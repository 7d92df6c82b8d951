"""Small talk, part 1: a subject, special ways to bring it up, and a passage about it."""

from __future__ import annotations

from corpus.talk.topics import talker

TOPICS = """
coffee > I need a coffee. > Do you drink coffee? > Just made myself a cup of coffee.
= Coffee is as much a ritual as a drink: the smell, the warm cup, the five quiet minutes before the day begins. Freshly
ground beans and water just off the boil make the biggest difference, far more than an expensive machine. If it tastes
bitter, try a coarser grind or a shorter time. How do you take yours, black or with milk?

tea > Do you drink tea? > I'm having a cup of tea. > tea or coffee?
= A pot of tea slows an afternoon down in the nicest way. Black tea likes boiling water, while green tea turns sour if
the water is too hot, so let the kettle rest for a few minutes first. Milk, lemon and honey are all allowed, whatever
the purists say. Which kind stands in your cupboard?

cats > I have a cat. > My cat is asleep on my lap. > Do you like cats?
= Cats manage to be proud and silly within the same minute. They sleep for most of the day, wake up when you open a tin,
and then sit on exactly the page you wanted to read. A slow blink from a cat is a sign of trust, and you can answer it
by blinking slowly back. Does a cat run your household?

dogs > I have a dog. > We got a puppy. > Do you like dogs?
= Dogs have lived beside people for thousands of years, and it shows: they read our faces, follow our pointing fingers
and forgive us almost everything. Even a short walk with a dog turns strangers into acquaintances, because people stop
to say hello. If you have one, what does it do when you come through the door?

gardening > I have a small garden. > I planted tomatoes today. > My garden is a mess.
= A garden teaches patience better than any book. You dig, you sow, you wait, and half of the work is done by rain and
worms while you sit inside. Beginners do well with radishes, beans and sunflowers, since these come up quickly and
forgive mistakes. Water in the evening rather than at noon. What would you like to grow first?

chess > Do you play chess? > I lost a game of chess. > I'm learning chess.
= Chess has simple rules and endless consequences. Good players say that you should develop your pieces, castle early
and ask after each move of your opponent what it threatens. Losing is part of it, and going through a lost game slowly
afterwards teaches more than winning three easy ones. Do you prefer quick games or long, quiet ones?

trains > I'm sitting on a train. > I travel by train a lot. > My train is late again.
= There is something calming about a train. Fields and back gardens slide past the window, nobody expects you to steer,
and a book and a sandwich are all you need. The best seats are beside the window and away from the door, where fewer
people pass. Is there a railway journey that you still dream of making?

autumn > It's autumn at last. > The leaves are turning red. > Is autumn a nice season?
= In autumn the trees stop making the green stuff that catches light, and the yellow and orange that were hidden all
summer come through. The air smells of wet leaves and smoke, apples are cheap, and evenings grow long enough for soup
and reading. A walk on the first cold, bright morning is hard to beat. What do you look forward to most?

winter > It's so cold outside. > I can't stand winter. > Winter is here.
= Winter makes indoors feel like a reward. The days are short, the trees stand bare, and a lit window across the street
looks friendlier than at any other time. Wearing two thin layers keeps you warmer than a single thick one, because air
between them holds the heat. Are you someone who skates and sledges, or one who stays beside the radiator?

spring > Spring is in the air. > The first flowers are out. > I can't wait for spring.
= Spring arrives in small pieces: a crocus in the grass, a blackbird before sunrise, one afternoon when coats hang open.
People seem to walk more slowly and talk more to their neighbours. It is a fine time to open every window, wash the
winter out of the curtains and sow a pot of herbs. Which sign tells you that it has really begun?

summer > Summer is too hot for me. > I miss the summer. > Finally it's summer!
= Summer stretches the day until it feels like two. There is time after work for a swim, a picnic or simply for sitting
on the steps with something cold. On hot days, close the shutters in the morning and let the cool air in at night. What
is the first thing that comes to your mind when you think of long evenings?

the weather > What do you think of the weather? > Nice weather, isn't it? > The weather is awful.
= I cannot look out of a window, so you will have to tell me whether it rains where you are. Weather is the world's most
useful subject for conversation, since everyone has some and nobody is to blame for it. A cloudy day is good for walking
and a stormy one for baking. What is it like outside right now?

rain > It's raining. > It has been raining all day. > I like the sound of rain.
= Rain on a roof is one of the most restful sounds there is. It washes the dust off the leaves, fills the rivers and
gives everybody a good excuse to stay in. If you do go out, waterproof shoes matter more than an umbrella, because wet
feet spoil every walk. Do you enjoy a rainy Sunday, or does it make you restless?

snow > It's snowing! > We had the first snow today. > Will you build a snowman?
= Fresh snow makes a whole town quiet, because the loose flakes swallow the sound. For a few hours every path is new and
each sparrow leaves a signature. The wet kind that falls near freezing point is best for snowmen, whereas dry powder
only runs through your gloves. When did you last throw a snowball?

thunderstorms > There's a thunderstorm outside. > I'm afraid of thunder. > I just saw lightning.
= A thunderstorm is frightening and splendid at once. Light reaches you almost immediately while sound takes about three
seconds for each kilometre, so you can count how far off the flash was. Indoors, or in a car, you are safe; under a
lonely tree you are not. Do you watch from the window or hide under a blanket?

the moon > Look at the moon tonight. > There's a full moon. > I can see the moon from my window.
= The moon always shows us the same face, because it turns once in exactly the time that it takes to travel around the
earth. It pulls the oceans up and down twice a day, and it shines only with borrowed sunlight. Low above the horizon it
seems huge, although that is a trick of the mind. Can you see it from where you live?

the stars > I was looking at the stars. > I love stargazing. > Can you name a constellation?
= On a dark night you can see a few thousand stars without any telescope, each of them a far-off sun. Their light is
old: some of it set out long before you were born. Give your eyes twenty minutes without a lamp, lie on your back and
start with the Big Dipper. Have you ever watched for shooting stars?

mountains > I'm going to the mountains. > I'd rather be in the mountains. > Mountains or the sea?
= Up in the mountains everyday worries look as small as the houses in the valley. Weather turns quickly there, so an
early start, a warm jacket and a map are wiser than courage. Bread and cheese taste twice as good on a summit. Do you
like the long climb, or would you rather take the cable car?

forests > I went for a walk in the woods. > I live near a forest. > The woods are lovely today.
= A forest is never really silent. Something is always tapping, rustling or dripping, and after ten minutes of standing
still you begin to notice who lives there. Under the ground, thin threads of fungi connect the roots of many trees. Try
walking without a destination for half an hour and see what you find. Which trees grow near you?

the sea > I'm at the seaside. > I miss the sea. > The sea is calm today.
= The sea is good company because it is never the same twice. In the morning it may lie flat as glass, and by evening it
throws itself at the rocks. Its salt comes from stones, washed down by rivers over millions of years. Listening to the
waves slows the breath without any effort. Do you like swimming in it or simply looking?

the beach > We spent the day at the beach. > I'm packing for the beach. > Beach day!
= A perfect day at the beach needs very little: shade, water, a book, and a towel without too much sand in it. Come
early, since the light is softer and the best places are free. Baby powder, oddly enough, takes wet sand off your feet.
Are you the one who builds castles or the one who falls asleep?

lakes > We're driving to the lake. > I swam in a lake this morning. > There's a lake near my house.
= Lakes are the sea's gentler cousins. They warm up by July, they have no tides to worry about, and a rowing boat is all
the luxury you need. Early in the morning mist floats over the surface and fish draw rings on it. Where would you sit,
on the jetty with your feet in the water or on the shady bank?

rivers > I live by a river. > I like walking along the river.
= A river is a road that moves by itself. Towns grew beside it because it brought water, boats and news, and even today
people walk to the bank when they need to think. Flat stones the size of a biscuit are best for skimming, thrown low and
with a spin. Does a river run through the place where you live?

hiking > I went hiking last weekend. > I want to start hiking. > What a hike that was!
= Hiking is only walking with better views, yet it cures a surprising number of moods. Begin with two or three hours,
wear shoes that you have already worn, and carry more water than you think you need. The first half hour is the hardest
and then the legs find their own pace. Do you prefer company on the trail or silence?

cycling > I bought a bike. > I cycle to work. > I got a flat tyre.
= On a bicycle the world has the right speed: fast enough to get somewhere, slow enough to smell the bakery. Pump the
tyres every two weeks, oil the chain when it squeaks, and set the saddle so that your leg is almost straight at the
lowest point. Do you ride for fun or mainly to get around?

swimming > I went swimming today. > I'm learning to swim. > The pool was crowded.
= Swimming carries your weight for you, which is why it feels so kind to knees and back. Most beginners hold their
breath without noticing; it helps to breathe out slowly under water and only in above it. Twenty easy lengths beat five
furious ones. Do you like the pool with its lanes, or open water with its surprises?

running > I went for a run. > I want to start running. > My legs hurt from running.
= The secret of running is to go slowly enough at first. If you can still talk in whole sentences, your pace is right.
Walk a minute, jog two, and repeat; in six weeks you will be running for half an hour without a stop. Old shoes cause
more trouble than bad weather does. What made you think of lacing up?

football > I play football on Sundays. > Did you watch the match?
= Football needs a ball, some space and two jackets for a goal, and that is why children everywhere play it. I know
nothing about current results, but I do know that a match turns perfect strangers into one loud family for ninety
minutes. Do you mostly play yourself, or do you shout advice from the sofa?

tennis > I'm taking tennis lessons. > I play tennis with a friend.
= In tennis you are alone with a ball that keeps coming back. Coaches tell beginners to watch it right onto the strings,
to turn the shoulders early and to aim well above the net. Rallies matter more than hard serves if you want to enjoy
yourself. Is there a court near you, and someone who plays about as well as you do?

yoga > I've started doing yoga. > I'm not flexible at all.
= You do not have to be flexible to begin yoga, just as you need not be clean before you take a bath. Ten minutes in the
morning with slow, even breathing do more than one heroic hour a month. Stretch until it pulls, never until it hurts.
Which part of your body complains most after a day at a desk?

dancing > I can't dance. > I went dancing last night. > I signed up for a dance class.
= Nobody watches you as closely on a dance floor as you fear; they are busy with their own feet. Listen for the low
drum, step on it, and let the arms follow later. Every wedding has an uncle who dances badly and is happier than anyone
else in the room. Do you dance when a good song comes on in the kitchen?

singing > I sing in a choir. > I can't sing. > I sing in the shower.
= Almost everybody can learn to sing in tune, because it is mostly a matter of listening. Stand upright, breathe deep
into the belly and start with songs that lie in the middle of your voice. Singing with others is known to lift the mood,
and in a choir your wrong notes are kindly covered. What do you hum when nobody is near?

playing the guitar > I'm learning the guitar. > My fingers hurt from the guitar.
= Three chords on the guitar open the door to hundreds of songs. The sore fingertips pass after two or three weeks,
provided that you play a little each day rather than much on Sunday. Change slowly between two chords with a clock
ticking, and speed comes by itself. Which tune would you like to be able to play at a campfire?

playing the piano > I play the piano. > I started piano lessons.
= The piano is friendly to newcomers: press a key and the note is already clean. It becomes difficult only when the left
hand is asked for its own opinion. Practise each hand alone, slowly, and put them together a bar at a time. A quarter of
an hour a day is plenty. Do you read notes, or do you play by ear?

music > What music do you like? > I listen to music all day. > I can't live without music.
= I have no ears, so I only know music from words, but people say that it can bring back a whole summer in four bars.
Fast songs help with cleaning, slow ones with thinking, and songs without words with studying. Making a short list for
each mood is time well spent. What are you listening to at the moment?

jazz > I went to a jazz concert. > I don't understand jazz.
= Jazz sounds like a conversation in which everyone knows the subject but nobody has learnt the sentences by heart. A
tune is played once as it is written and afterwards bent, stretched and answered. Listening to the bass first makes it
easier to follow. Small, smoky rooms suit it well, and so do rainy nights. Have you heard it live?

films > I watched a film last night. > What's a good kind of film? > I'm going to the cinema.
= A good film lets you borrow someone else's life for two hours. Comedies are best with friends, mysteries with a
blanket, and sad ones with chocolate. I cannot watch anything, so I will not pretend to have a favourite scene. If you
want to enjoy one more, put the telephone in another room. What did you see last?

books > I'm reading a good book. > I bought too many books. > What is your favourite book?
= A book is the quietest way to meet people. You may close it without offending anyone, return after ten years, and find
that it has changed, or that you have. When one does not please you by page fifty, put it back; there are plenty of
others waiting. What lies on the table beside your bed?

reading > I don't read enough. > I want to read more. > I love to read at night.
= Reading more is mainly a matter of where the book lies. Leave one in your bag, one in the kitchen, and swap the last
ten minutes of screen for ten pages. Nobody needs to finish each volume or to choose only serious ones. Even a chapter a
day comes to a dozen novels in a year. What did you enjoy as a child?

libraries > I was at the library. > I need a library card.
= Libraries may be the most generous places in any town: they lend you a thousand worlds and ask only that you bring
them back. They also offer warmth, silence and a table to work at. Ask the librarian for a recommendation, because that
is the question they like best. Do you go for the books or for the peace?

poetry > I write poems. > I don't understand poetry.
= A poem says a great deal by leaving much out. You need not solve it like a puzzle; read it aloud, slowly, and notice
which line stays with you. Writing one can begin with a single thing you saw today, such as a glove on a fence. Rhyme is
welcome but not required. Shall I try a short one for you?

writing letters > I still write letters by hand. > I got a letter today.
= A letter on paper says something before it is opened: somebody sat down and thought of you for half an hour. It does
not have to be clever. Describe the room, the weather, one small event, ask two questions, and it is done. People keep
such pages in drawers for decades. To whom could you write this week?

keeping a diary > I keep a diary. > Should I start a journal?
= A diary is a place where you never have to be interesting. Three lines in the evening are enough: what happened, what
pleased you, what you would like to remember. After a year you will be surprised by how much would otherwise have
slipped away. Skipped days are no failure; just write on. Would you prefer paper or a keyboard?

painting > I paint in my free time. > I started painting.
= Paint has the charming habit of doing what it wants. Watercolour asks for courage and a light hand, while acrylics
allow you to cover every mistake. Squint at your subject until details vanish and only shapes of light and dark are
left, then begin with the biggest one. What would you put on a blank canvas today?

drawing > I can't draw. > I'm learning how to draw.
= Drawing is less about the hand than about looking. We usually sketch what we know, a cup with a round top, rather than
the narrow oval that we truly see. Try copying a photograph upside down: the result is often far better, because your
mind stops naming things. A soft pencil and cheap paper keep you brave. What lies in front of you now?

photography > I bought a camera. > I take a lot of photos.
= In photography the light matters more than the camera. The hour after sunrise and the one before sunset make even a
bus stop look tender. Step closer than seems polite, keep the background simple, and wait for a gesture. Going out with
only one lens for a day is a splendid exercise. Do you like portraits, streets or landscapes best?

museums > We visited a museum. > Museums make me tired.
= The trick with museums is to see less. Choose one floor, or ten objects, and give each of them three minutes instead
of three seconds; afterwards leave for cake before your feet complain. Small odd collections, of keys or clocks or bread
ovens, are frequently the most memorable. Which museum would you walk into again tomorrow?

the theatre > I have tickets for the theatre. > I acted in a play.
= Theatre happens only once, even when the same play is given a hundred times. Someone coughs, a door sticks, an actor
pauses a second longer, and that evening belongs to the people who were there. A seat in the middle, a few rows back,
shows faces and stage alike. Would you rather watch a comedy or something that makes you weep?

travelling > I love to travel. > I want to see the world. > Where should I go on holiday?
= Travelling well is mostly a question of leaving gaps in the plan. The church you marked on the map will be closed, but
the bakery beside it may turn out to be the memory you keep. Learn five words of the local language, carry less, and
walk whenever you can. Which place has stayed with you the longest?

flying > I'm at the airport. > I'm scared of flying. > I hate airports.
= Few things are as strange as eating peanuts ten kilometres above the ground. Flying is among the safest ways to
travel, and the bumps are only uneven air, much like waves under a boat. Bring a jumper, drink water, and chew something
when your ears close. Do you choose the window with its clouds or the aisle with its freedom?

camping > We're going camping. > I slept in a tent.
= Camping turns simple things into small triumphs: a dry match, a hot soup, a morning without ants. Put the tent up
before dark, on ground that is slightly raised, and keep a torch in your shoe. Noises at night are nearly always a
hedgehog. Afterwards your own bed feels like a palace. Have you ever slept under the open sky?

islands > I'd love to live on an island. > We're flying to an island.
= On an island everything has an edge, and that makes it easy to understand. Ferries set the rhythm, everybody knows the
baker, and in the evening the wind decides what is for supper. People either feel free there or get restless after a
week. If you could take three things along, what would they be?

living in a big city > I moved to a big city. > The city is so loud.
= A big city gives you a thousand choices and then asks you to pick a bakery. It can be loud and lonely, but every
street corner turns into a village once you greet the same five people. Walk a different way home now and then; there is
always a courtyard you have missed. What do you like about yours?

living in the country > I live in a small village. > I want to move to the countryside.
= In a village the post arrives with news that is not in the letters. Nights are truly dark, the bus comes twice, and
tomatoes are left on your doorstep without a note. It suits people who like their own company and do not mind being
talked about a little. Would you miss the shops, or only the cinema?

markets > I went to the market this morning. > I love flea markets.
= A market is the best place to find out what is in season: simply buy what lies in the biggest heap. Near closing time
prices fall and sellers become generous. Taste before you choose, bring small coins, and ask how to cook whatever you do
not recognise. What do you always carry home, flowers, cheese or gossip?

baking bread > I baked bread today. > My bread didn't rise.
= Bread is flour, water, salt and time, and the last one is what most loaves lack. A long, cool night of rising gives
more flavour than any additional yeast. Bake it hotter than you dare and listen: a finished loaf sounds hollow when you
knock on it. Few smells make a house happier. Have you ever tried a sourdough?

baking a cake > I'm baking a cake. > My cake collapsed. > What's your favourite cake?
= A cake is forgiven nearly everything if there is cream beside it. For an even crumb, let butter and eggs come to room
temperature, fold the flour in gently, and leave the oven door shut for the first half hour. Should it sink in the
middle, fill the hollow with berries and say you meant it. Who will get the first slice?

pizza > We're having pizza tonight. > Pineapple on pizza?
= Pizza proves that good dough, tomatoes and cheese need very little help. At home, heat the oven as far as it goes,
with the tray already inside, and stay modest with the topping, or the middle turns soggy. As for pineapple, I was made
to be friendly, so I remain neutral. What is on your perfect one?

soup > I'm making soup. > I have a cold and want soup.
= Soup is how a kitchen says that everything will be fine. Onions cooked slowly in butter are the start of almost all of
them; after that come whichever vegetables need using up, some stock, and half an hour. A squeeze of lemon at the end
wakes the whole pot. It tastes even better tomorrow. Do you like yours smooth or chunky?

breakfast > I skipped breakfast. > What's the best breakfast?
= Breakfast divides the world into those who sit down and those who eat over the sink. Porridge with an apple keeps you
full for hours, an egg takes six minutes, and bread from yesterday is perfect for toast. On Sundays it may last until
noon. What would be on the table if you had all the time in the world?

chocolate > I ate too much chocolate. > Dark or milk chocolate?
= Chocolate melts just below the temperature of your mouth, and that is half of its magic. The darker the bar, the
slower it wants to be eaten: let one square dissolve instead of chewing it. A pinch of salt makes it taste sweeter
still. Keep it in the cupboard rather than the fridge. Are you a hazelnut person or a purist?

ice cream > I want ice cream. > What's the best ice cream flavour?
= Ice cream tastes of school holidays at any age. Lemon is the best judge of a new parlour, since nothing can hide
behind it, and vanilla is far less boring than its reputation. Take the tub out ten minutes early so that it softens.
Cone or cup is a question of character. Which flavour do you order without thinking?

apples > I picked apples today. > We have an apple tree.
= There are thousands of kinds of apples, though most shops offer only six. Sharp, firm ones are good for cakes, mild
ones for children, and wrinkled ones for sauce. Stored cool and without touching each other they last for months. If you
plant a tree, plant two, because blossoms need a partner. Do you peel yours or bite straight in?

cheese > I love cheese. > What cheese should I buy?
= Cheese is milk's way of becoming interesting. Take it out of the fridge an hour before supper, since cold hides the
flavour. One soft, one hard and one blue make a good plate, with pears, nuts and plain bread around them. The rind of an
old hard cheese gives soup a wonderful depth. Is there a kind you would never touch?

pasta > I'm cooking pasta. > We have pasta every Tuesday.
= Pasta is the evening meal of people who have no plan, and a very good one. Use plenty of water, salt it well, and keep
a cupful before you drain, because that cloudy water binds any sauce. Finish the noodles in the pan for a minute rather
than pouring the sauce on top. What do you usually put with it?

learning to cook > I can't cook. > I want to learn how to cook. > I burnt dinner.
= Learning to cook begins with five dishes that you really like, made again and again until you no longer need the
recipe. Taste often, turn the heat down, and cut everything before the pan is hot. Salt, lemon and butter rescue most
accidents, and toast rescues the rest. Which dish would you be proud to put in front of a friend?

cooking for friends > I have guests tonight. > I'm cooking for friends on Saturday.
= Guests remember the mood longer than the menu. Choose something that can wait, such as a stew or a lasagne, so that
you are not stuck at the stove when the doorbell rings. Bread, olives and a drink buy you half an hour. If something
goes wrong, announce it cheerfully and pass the salad. How many people are coming?

picnics > We're planning a picnic. > I'd love a picnic in the park.
= Food tastes better on a blanket, even when an ant gets there first. Pack things that you can eat with your fingers:
boiled eggs, cherries, little pies, cheese. Freeze the water bottles and they will keep the rest cool before you drink
them. A bag for the rubbish and a second blanket are never regretted. Is there a big tree in your park?

birds > I feed the birds. > There is a robin in my garden. > Birds woke me up.
= Birds are the easiest wild animals to get to know, as they come to the window by themselves. A shallow dish of water
attracts even more of them than seeds do. Morning is their concert hour, because the air is calm and songs carry far.
Learn one voice per week and by June you will recognise the whole choir. Who visits you?

bees > A bee came in through the window. > I keep bees.
= A honeybee makes only about a twelfth of a teaspoon of honey in her whole life, which puts breakfast in a different
light. Bees tell each other the way to good flowers by dancing in the dark. You can help them with lavender, thyme and a
corner left unmown. If one gets lost indoors, a glass and a postcard will do. Do you like honey?

horses > I ride horses. > My daughter loves horses.
= Horses notice your mood before you do. They listen with their ears, their skin and the whole of their long attention,
so calm is the first thing that a rider learns. They can doze standing up, but lie down for deep sleep. A carrot on a
flat hand starts most friendships. Have you ever sat on one?

butterflies > I saw a butterfly. > We planted flowers for butterflies.
= A butterfly tastes with its feet and drinks through a straw that rolls up like a watch spring. Before that it was a
hungry caterpillar, and in between it practically turned to soup inside the chrysalis. Nettles in a sunny corner, ugly
as they look, feed several beautiful kinds. When did you last see a really blue one?
"""

TASKS = (talker(TOPICS), talker(TOPICS))
