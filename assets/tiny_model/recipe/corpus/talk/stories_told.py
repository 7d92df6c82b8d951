"""Hand-written short stories: themes, the usual name of the hero, the text."""

from __future__ import annotations

from corpus.talk.stories import teller

STORIES = """
fox | clever fox @ Rusty
= {N} the fox lived behind a bakery and dreamt of warm bread. Every night he sniffed at the door, and every night it was
locked. One evening the baker's little dog fell into the empty rain barrel and could not get out. {N} might have run
off, but instead he pushed a plank over the edge until the dog could climb it. The baker had watched everything from the
window. From then on a small loaf lay on the back step each morning, and the dog, who used to bark at foxes, kept it
safe until his friend arrived.

dragon | little dragon | friendly dragon @ Ember
= There once was a dragon who could not breathe fire. When {N} tried, only warm steam came out, and the other dragons
giggled behind their wings. One winter the village in the valley froze. The wells were ice, the bread was stone, and the
big dragons dared not help, for their flames would have burnt the roofs. So {N} flew down and blew gently over the
houses. Windows cleared, water ran, and children came out in their socks. The villagers built him a chimney of his own,
and on cold nights you can still see steam over it, shaped like hearts.

cat | black cat | clever cat @ Luna
= A cat named {N} lived in a bookshop and slept in the window between the atlases. One winter few customers came, and
the owner began to pack the books into boxes. {N} did not care for boxes that were closed. So he sat down outside in the
snow, exactly before the door, and stared at everyone who passed. People stopped, bent down, looked up and saw the shop.
Someone bought an atlas, someone else a cookbook. By Christmas there was a queue. The owner unpacked all the boxes, and
{N} kept the best one for himself.

dog | little dog | brave dog @ Biscuit
= {N} was a small dog with a large job: he guarded the orchard. As there was nothing to guard but apples, he mostly
slept. One hot night he woke because the air smelled wrong. Behind the barn the hay had begun to smoke. {N} barked, but
the house was far away. So he ran to the bell by the gate, took the rope in his teeth and jumped. It rang, crooked and
loud. The family came with buckets, and the barn was saved. Next morning a new sign hung at the gate: Beware of the dog,
he thinks.

bear | hungry bear | brown bear @ Bruno
= {N} the bear woke up too early. There was still snow on the ground and nothing to eat but bark. At the edge of the
forest stood a hut with smoke above the roof, and inside an old woman was stirring porridge. {N} knocked, as politely as
one can with paws. The woman looked at him, then at the pot, and fetched a larger one. After the meal the bear chopped
wood by leaning on it. When spring came he returned with a comb of honey, and nobody in the village believed the story
until they saw the size of the spoon.

mouse | little mouse | brave mouse @ Pip
= Under the stage of an old theatre lived a mouse called {N}, who knew every play by heart. One evening the leading
actress forgot her line. The hall grew quiet, her hands began to tremble, and the man with the script had fallen asleep.
{N} climbed up the inside of the curtain, sat upon her shoulder and whispered the word into her ear. She spoke it so
beautifully that the audience wept. After the applause she set a saucer of cheese beneath the stage, with a card that
said: for the best prompter in town.

rabbit | white rabbit | shy rabbit @ Clover
= {N} was so shy that he said good morning only to the moss. When the animals planned a summer concert, he offered to
turn the pages, because that could be done in silence. But on the evening itself the cricket had a cold and there was no
drummer. Everybody looked around. {N} felt his hind foot begin to tap, as it always did when he was nervous. Tap, tap,
tap, it went, perfectly in time. The frog nodded, the birds fell in. At the end they cheered for the rabbit, and he
whispered his thanks, quite loudly.

penguin | small penguin | penguin who wanted to fly @ Pim
= All the penguins accepted that they could not fly, only {N} did not. He jumped from snowdrifts, flapped until he was
dizzy, and landed on his belly each time. "You are a swimmer," said his mother kindly. One day a hole opened in the ice,
and {N} fell through it into the deep. He beat his wings out of pure fright, and suddenly he was soaring, over green
valleys and past slow fish that looked like birds. He turned, he dived, he climbed. When he shot out of the water again
he shouted, "I was only in the wrong sky!"

lion | small lion | gentle lion @ Leo
= {N} was the gentlest lion in the land. When he roared it sounded like a yawn, so the gazelles greeted him and went on
eating. His uncle sent him to school with a thunderstorm. {N} sat on the mountain for a week and listened to how the
thunder did it. He came back with a splendid, rolling roar, and at the first attempt everything fled. The plain was
empty. {N} stood there by himself and did not like it at all. "I am sorry," he said softly. One after the other they
returned, and he has kept the roar for emergencies.

robot | little robot | old robot @ Bolt
= {N} was a robot who had been built to count cars. One, two, three, he said at the crossroads, all day and all night,
until the road was closed and no car came any more. Nobody had told him to stop, so {N} began to count other things. He
counted swallows, clouds, dandelions and the children who took the short way to school. When a girl named Ida was
missing one afternoon, it was he who noticed: "Twenty-three. There should be twenty-four." They found her with a twisted
ankle in the ditch. After that he had a new job, and a scarf.

astronaut | astronaut on the moon @ Vera
= {N} was alone on the moon for nine days, repairing an antenna. On the last evening he had an hour left and did what no
one had planned: he lay down in the dust and looked at the earth. It was small and blue and had no noise in it. {N}
thought of his kitchen, of the dripping tap that always annoyed him, and missed it so much that he laughed. Back home
the neighbours asked what the most beautiful thing had been up there. "The view of my tap," said {N}, and never had it
mended.

pirate | old pirate | kind pirate @ Barnaby
= Captain {N} was a pirate who became seasick. While the crew climbed the masts, he lay in his cabin with a bucket and a
map. One night they boarded a merchant ship, and he came on deck, green in the face, to give his orders. The merchant's
cook took one look at him. "Ginger," she said, and made him a tea. For the first time in ten years {N} stood straight.
He returned the whole cargo, asked for the recipe and opened a tea house in the next harbour. The treasure map hangs on
the wall; nobody has ever looked for it.

princess | clever princess | princess who could not sleep @ Amalia
= Princess {N} could not sleep. Doctors brought pillows of goose down, musicians played lullabies behind the curtain,
and the king promised a sack of gold to anyone who could help. At last a gardener came, an old woman with earth on her
hands. "What have you done today?" she asked. {N} thought about it. He had been dressed, carried, fed and combed. "Come
tomorrow at six," said the gardener. The next day {N} dug two rows of potatoes, carried water and laughed with the
kitchen girls. In the evening he fell asleep over his soup, and the gold bought everybody new spades.

king | sad king | king who was bored @ Otto
= King {N} had everything and was bored. He owned forty clocks and did not know what to do with the time. One rainy day
he put on the coat of his coachman and went out. At the market a baker shouted, "You there, hold this!" and pressed a
tray into his arms. For three hours {N} carried rolls, got flour up his nose and was called clumsy. It was marvellous.
He came again the next week. The baker found out the truth only when she saw a new coin, and all she said was, "Then you
may as well learn the ovens too."

lighthouse keeper | lighthouse | lonely lighthouse keeper @ Nora
= {N} kept the lighthouse on the last rock before the open sea. For eleven years he had polished the lamp and never
spoken to a sailor. Then, in the worst storm of the autumn, the power failed. {N} carried all the candles up the stairs,
set them before the great mirror and guarded the flames with both hands until dawn. In the morning a fishing boat passed
close to the rock, and the whole crew stood on deck with their hats off. Since that day every boat sounds its horn three
times, and {N} waves with a tea towel.

owl | wise owl | old owl @ Minerva
= {N} the owl was known for knowing everything, and it made him tired. All night long the mice asked about the weather,
the hares about carrots and the moths about the moon. One night a young bat asked, "And what would you like to know?"
Nobody had ever put that question to him. {N} thought for a long while. "I have always wondered how it feels to hang
upside down," he said at last. So the two of them hung side by side until morning, and the owl laughed so much that he
forgot three important facts and did not miss them.

snowman | lonely snowman | snowman who wanted to see summer @ Carrot
= The snowman {N} had heard of summer from the swallows on a calendar, and he longed to see it. "You would melt," said
the crow on his hat. "I should like to look at it anyway," he replied. In March he grew thinner every day. The children
who had built him noticed, and brought a jam jar. They filled it with the last snow of his heart and put it at the very
back of the freezer. On the first of July they carried it into the garden. For four whole minutes {N} stood among the
roses. "Oh," he said, "so that is it."

star | little star | falling star @ Stella
= High above the roofs hung {N}, a star so faint that no map showed him. He wanted to be wished upon. One night he let
go. He fell past the great bright ones, through the clouds, and landed with a hiss in a water butt behind a school. A
girl fished him out with her cap; he was no bigger than a pea and still warm. "You may wish for something," whispered
{N}. She thought it over. "Then I wish that you get home." So he rose again, and ever since he has been the brightest of
them all, at least over that school.

train | little train | old steam train @ Puffin
= {N} was the oldest engine of the line and was meant for the museum. On his last evening a storm broke the wires, and
every electric train stood still between the stations, dark and full of people. Nobody had thought of steam for years.
The stoker lit the fire, {N} cleared his throat, and they set off. One after another he pushed the silent carriages into
the town, and inside somebody began to sing. It was past midnight when the last traveller got out. The museum was given
a bicycle instead, and the engine remained under the big roof, with full coal.

library | old library | night in the library @ Sophie
= By mistake {N} was locked in the library overnight. At first he knocked, then he read. At midnight it began to whisper
on the shelves. The cookbooks argued about salt, the travel guides boasted, and from the poetry corner came sighs. A
thin blue volume was weeping. {N} took it down. "No one has opened me since 1962," it said. So he read it aloud, page by
page, and all the others fell silent. When the librarian unlocked the door in the morning, she found him asleep. Without
a word she stamped the blue book and laid it in his bag.
"""

TASKS = (teller(STORIES),)
