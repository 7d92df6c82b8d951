"""Hand-written short stories, part 1: themes, the usual name of the hero, the text."""

from __future__ import annotations

from corpus.talk.stories import teller

STORIES = """
fox | clever fox @ Rusty
= {N} the fox lived behind a bakery and dreamt of warm bread. Every night he sniffed at the door, and every night it was
locked. One evening the baker's little dog fell into the empty rain barrel and could not get out. {N} might have run
off, but instead he pushed a plank over the edge until the dog could climb it. The baker had watched everything from the
window. From then on a small loaf lay on the back step each morning, and the dog, who used to bark at foxes, kept it
safe until his friend arrived.

lighthouse keeper | lighthouse | lonely lighthouse keeper @ Nora
= {N} kept the lighthouse on the last rock before the open sea. For eleven years he had polished the lamp and never
spoken to a sailor. Then, in the worst storm of the autumn, the power failed. {N} carried all the candles up the stairs,
set them before the great mirror and guarded the flames with both hands until dawn. In the morning a fishing boat passed
close to the rock, and the whole crew stood on deck with their hats off. Since that day every boat sounds its horn three
times, and {N} waves with a tea towel.

dragon | little dragon | friendly dragon @ Ember
= There once was a dragon who could not breathe fire. When {N} tried, only warm steam came out, and the other dragons
giggled behind their wings. One winter the village in the valley froze. The wells were ice, the bread was stone, and the
big dragons dared not help, for their flames would have burnt the roofs. So {N} flew down and blew gently over the
houses. Windows cleared, water ran, and children came out in their socks. The villagers built him a chimney of his own,
and on cold nights you can still see steam over it, shaped like hearts.

owl | wise owl | old owl @ Minerva
= {N} the owl was known for knowing everything, and it made him tired. All night long the mice asked about the weather,
the hares about carrots and the moths about the moon. One night a young bat asked, "And what would you like to know?"
Nobody had ever put that question to him. {N} thought for a long while. "I have always wondered how it feels to hang
upside down," he said at last. So the two of them hung side by side until morning, and the owl laughed so much that he
forgot three important facts and did not miss them.

bear | hungry bear | brown bear @ Bruno
= {N} the bear woke up too early. There was still snow on the ground and nothing to eat but bark. At the edge of the
forest stood a hut with smoke above the roof, and inside an old woman was stirring porridge. {N} knocked, as politely as
one can with paws. The woman looked at him, then at the pot, and fetched a larger one. After the meal the bear chopped
wood by leaning on it. When spring came he returned with a comb of honey, and nobody in the village believed the story
until they saw the size of the spoon.

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

mouse | little mouse | brave mouse @ Pip
= Under the stage of an old theatre lived a mouse called {N}, who knew every play by heart. One evening the leading
actress forgot her line. The hall grew quiet, her hands began to tremble, and the man with the script had fallen asleep.
{N} climbed up the inside of the curtain, sat upon her shoulder and whispered the word into her ear. She spoke it so
beautifully that the audience wept. After the applause she set a saucer of cheese beneath the stage, with a card that
said: for the best prompter in town.

hedgehog | small hedgehog @ Thorn
= {N} the hedgehog wanted to be hugged. He asked the hare, who had no time, and the toad, who had seen the spines. In
November he began to collect leaves for his bed, and he was so busy being sad that he did not notice who was following
him. When he lay down, something small and warm curled up at his side. It was another hedgehog. "We just have to be slow
about it," she said. They were slow. It took them a quarter of an hour, and it was the best hug that either of them had
ever had.

elephant | young elephant | forgetful elephant @ Tembo
= Elephants never forget, but {N} forgot everything. He forgot his breakfast, the way to the river, and once even his
own ears, at which he was very surprised. The others shook their heads. Then came a dry year, and the old wells were
empty. The herd walked from one remembered place to the next and found only dust. {N} had forgotten where one was
supposed to go, and so he wandered off in a direction that nobody had tried. There, between the rocks, was a spring.
"How did you know?" they asked. "I didn't," said {N}, and drank.

rabbit | white rabbit | shy rabbit @ Clover
= {N} was so shy that he said good morning only to the moss. When the animals planned a summer concert, he offered to
turn the pages, because that could be done in silence. But on the evening itself the cricket had a cold and there was no
drummer. Everybody looked around. {N} felt his hind foot begin to tap, as it always did when he was nervous. Tap, tap,
tap, it went, perfectly in time. The frog nodded, the birds fell in. At the end they cheered for the rabbit, and he
whispered his thanks, quite loudly.

wolf | lonely wolf | grey wolf @ Ash
= {N} was a wolf with a terrible howl. When the pack sang to the moon he was always a tone too low, and at last he went
off alone over the hills. Night after night he practised in the empty valley, and night after night the echo answered.
One evening it answered with a different tune. {N} tilted his head. It came again, even lower than his own. On the other
side of the ridge sat a she-wolf who had also been sent away for singing badly. Together, it turned out, they were
exactly right.

horse | old horse | white horse @ Star
= The old horse {N} had pulled the milk cart for twenty years before the dairy bought a van. Now he stood in the meadow
and was bored. One foggy morning the van got lost: the driver was new, and every street looked the same. Somebody
remembered {N}. They opened the gate, and he walked off without being told, stopping at number four, at the blue door,
at the house with the twins, just as he always had. The van followed slowly behind. Since then he leads it whenever
there is fog, with a lamp around his neck.

bee | little bee | lazy bee @ Bella
= {N} was considered the laziest bee in the hive, since he always came home last. The others flew quickly from the
nearest clover and back again. {N} took the long way, past the mill, over the railway and through the convent garden,
because he liked to look at things. In July the clover was mown and there was nothing left nearby. The hive fell silent.
Then {N} began to dance: left at the mill, straight over the rails, up to the lavender behind the wall. Nobody called
him lazy after that. They called him the map.

frog | green frog | singing frog @ Olaf
= At the edge of a pond lived {N}, a frog with a golden voice. A travelling circus heard of him and put him into a glass
box with velvet in it. Every evening the lights went on, and every evening {N} opened his mouth and nothing came out.
The director was furious. "What is missing?" asked the tightrope walker, who was a kind woman. She dipped a finger in
water and let a drop fall on his head. He croaked softly. That night she carried him back to the pond, and she says that
the concert was worth the job it cost her.

duck | little duck | curious duck @ Dilly
= {N} the duck wanted to know where the river went. The others said that it simply went on, and that supper was at six.
So one morning he stopped paddling and let himself drift. He passed under nine bridges, through a town with bells, past
a factory that smelled of chocolate, and finally the water tasted of salt. There was no other side any more. {N} looked
at the sea for an entire afternoon. Then he turned around and swam home against the current for a week. "Well?" asked
the others. "It goes on," he said, "but how!"

crow | clever crow | black crow @ Jet
= {N} the crow collected shiny things: buttons, spoons, a key, half a pair of glasses. His nest sparkled so much that
small aeroplanes avoided it. Down in the street an old clockmaker was looking for a tiny gold wheel, without which the
town clock would not go. {N} recognised it at once; it was the centre of his collection. For three days he sat on the
roof and thought. On the fourth morning the wheel lay on the windowsill. The clock strikes again, and every noon a crow
on the tower bows, as though the bell were ringing for him.

penguin | small penguin | penguin who wanted to fly @ Pim
= All the penguins accepted that they could not fly, only {N} did not. He jumped from snowdrifts, flapped until he was
dizzy, and landed on his belly each time. "You are a swimmer," said his mother kindly. One day a hole opened in the ice,
and {N} fell through it into the deep. He beat his wings out of pure fright, and suddenly he was soaring, over green
valleys and past slow fish that looked like birds. He turned, he dived, he climbed. When he shot out of the water again
he shouted, "I was only in the wrong sky!"

whale | blue whale | singing whale @ Marina
= Far out in the ocean swam a whale named {N} whose song was so deep that no other whale answered. He sang about ice,
about the moon on the water, about being the only one. On a small ship a young scientist was listening with headphones.
She could not sing, but she owned a tuba. On a calm evening she sat down on deck and blew the lowest note she knew. The
sea was silent for a moment. Then, from very far below, came the reply. They played until the stars faded, and every
summer since then the ship has returned.

turtle | old turtle | slow turtle @ Sheldon
= {N} the turtle was delivering a letter. He had been on his way for three years, because the address lay on the far
side of the island. Hares offered to carry it faster, gulls offered to fly it over, but he had given his word. When he
finally arrived, a grey turtle opened the envelope and read: "Dear sister, I am coming to visit you. Please wait for
me." She looked up. "Who gave you this?" she asked. "I wrote it myself," said {N}. "I thought that a letter should be
sent in advance, and I was the only post."

snail | little snail | fast snail @ Sally
= Once a year the garden held a race, and once a year {N} the snail came last. This time he had trained. He had crossed
the path in a single night and the terrace in two. At the start the beetles shot off, the ants followed, and {N} moved
with all his might. At noon it began to rain. The beetles hid, the ants went home, and the spider withdrew beneath a
leaf. Only for a snail was the weather perfect. He slid over the line at dusk, first and quite alone, and the worm who
kept the time had to be woken.

spider | little spider | clever spider @ Silke
= In the corner of a post office lived {N}, a spider who could write. Each night he wove one word into his web, in case
someone would read it. HELLO, he wrote on Monday, and the cleaner wiped it away. NICE DAY, he wrote on Tuesday. On
Friday the cleaner, whose name was Olga, was very tired and did not look up until she felt a thread on her cheek. In the
corner stood: REST. She sat down, drank her tea while it was hot, and read it twice. From then on she dusted everywhere
except there.

parrot | talking parrot | green parrot @ Coco
= {N} the parrot belonged to a captain and could say only one sentence: "Land ahead!" As he said it all day long, in the
middle of the ocean too, nobody listened any more. One dark night the ship was sailing towards a reef that was on no
map. "Land ahead!" called {N}. The sailors turned over in their hammocks. He called again, then did something new. He
was silent. It was so quiet that the captain woke up in alarm, ran on deck and turned the wheel just in time. The reef
now bears the name of the bird.

lion | small lion | gentle lion @ Leo
= {N} was the gentlest lion in the land. When he roared it sounded like a yawn, so the gazelles greeted him and went on
eating. His uncle sent him to school with a thunderstorm. {N} sat on the mountain for a week and listened to how the
thunder did it. He came back with a splendid, rolling roar, and at the first attempt everything fled. The plain was
empty. {N} stood there by himself and did not like it at all. "I am sorry," he said softly. One after the other they
returned, and he has kept the roar for emergencies.

tiger | little tiger | striped tiger @ Raj
= A tiger called {N} woke up one morning without his stripes. They had been washed off by the rain, or so it seemed. He
searched in the grass, where the shadows were striped but not his, and by the fence, where the bars were not his either.
Finally a zebra said, "Look into the water." {N} bent over the pond. The mud that he had rolled in last night was slowly
loosening, and beneath it, line by line, he appeared. He was so relieved that he thanked the zebra, and both agreed
never to mention whose pattern was better.

squirrel | forgetful squirrel | red squirrel @ Hazel
= {N} the squirrel buried four hundred nuts in autumn and found eleven of them again. That winter was long, and he grew
thin. "You should make a list," said the jay. "You should eat less," said the mole. In the spring {N} sat on a branch,
hungry and ashamed, and looked down. Across the whole clearing small green shoots were coming up, hazel and oak and
walnut, in rows as crooked as his memory. Years later there was a forest, and the animals who lived in it all said how
cleverly someone had planned it.

sheep | black sheep | little sheep @ Wooly
= {N} was the only black sheep on the hill and was always first to be blamed. On the coldest night of January the snow
covered everything: the fence, the path and the flock, white upon white. The shepherd came out with her lantern and
could see nothing at all. She called, but the wind tore her voice away. Then she discovered one dark spot. It was {N},
who stood upright in the drift so that he might be noticed, with all the others huddled behind him. Black, said the
shepherd at breakfast, was her favourite colour.

hen | brown hen | brave hen @ Berta
= Every morning {N} the hen laid one egg, and every morning someone took it away. He did not mind, as he had never been
asked. But one Sunday the egg was blue. The farmer looked at it, the neighbours came, even the priest put on his
glasses. A museum offered a great deal of money. {N} looked at the crowd, sat down on the egg and refused to stand up.
For three weeks nobody had breakfast. Then it cracked, and out came a perfectly ordinary yellow chick, who looked about
and said exactly what everyone felt: "Peep?"

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

knight | brave knight | young knight @ Percival
= {N} was a knight whose armour squeaked. He could surprise no dragon and visit no library. When the king sent all his
knights to catch the thief in the royal garden, {N} was told to stay at home. Sadly he went for a walk. Squeak, went his
knees, squeak, squeak. From the bushes came an answer: squeak. {N} stopped. He took a step; it replied. Behind the roses
sat a family of very hungry mice with the king's cheese. They came to an agreement: the mice got the rind, the king got
^his peace, and the knight was given a can of oil, which he politely declined.

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

queen | young queen @ Adela
= When {N} was crowned, he received a heavy crown and a list of rules. Rule one: a ruler never asks the way. So it came
about that on his first ride through the country he got lost, and the whole court with him. They rode in circles until
dark. Finally {N} took off the crown, hung it over the saddle and knocked at a farmhouse. "Excuse me, where are we?" The
farmer's wife drew a map on the table in spilt milk. Next morning the first rule was struck out, and a new one stood
there: ask early.

wizard | old wizard | forgetful wizard @ Merlo
= {N} the wizard had grown so old that he confused his spells. He wanted rain for the farmers and it hailed plums; he
wanted to find his glasses and every spoon in the village flew to his door. People began to whisper that he should
retire. Then the great frost came in May. {N} stood on the hill and tried to remember the word for warmth. He could not,
and so he said the first one that came to mind, which was "grandmother". At once a wind arose that smelled of stoves and
apple cake. Not one blossom was lost.

witch | little witch | friendly witch @ Hilda
= In a crooked house lived {N}, and everyone said that there was a witch inside. Children ran past the gate with their
eyes closed. In truth {N} made jam. The green smoke came from gooseberries, the bubbling from plums, and the broom stood
there for sweeping. One day a boy lost ^his ball over the fence and had to go in. ^He came out again with the ball and a
slice of bread, dark red and shining. The next day there were six children at the gate with their eyes wide open, and
all of them had thrown their balls on purpose.

ghost | shy ghost | little ghost @ Casimir
= The ghost {N} was supposed to haunt an old castle, but he was afraid of the dark. As soon as midnight struck, he lit
every lamp that he could find. Tourists complained: one could see the draughty corridors far too well. Then a little
girl lost her way during the evening tour and sat down on the stairs to cry. {N} floated up with a lantern. "Are you
frightened as well?" she asked. He nodded. Hand in sleeve they walked to the exit. Today the castle advertises the
friendliest ghost in the country, and the lights stay on.

giant | gentle giant | lonely giant @ Gregor
= {N} the giant was so tall that he heard nobody's voice. People shouted up to him, but the wind carried the words away,
and he believed that they were all angry. So he kept to himself behind the mountains. One winter a girl tied a letter to
her kite and let it climb, higher and higher, until it touched his ear. {N} read: "Would you please stand a little to
the left? You are keeping the snow off our sledging hill." He moved at once. That afternoon he heard, for the very first
time, four hundred people cheer.

mermaid | little mermaid | mermaid who collected shoes @ Coralie
= {N} lived at the bottom of a bay and collected shoes. Single boots, sandals, one golden slipper: all of them had
fallen from boats, and he arranged them in pairs that did not match. He wondered what they were for. One evening a
fisher boy dropped ^his left shoe overboard and said a bad word. {N} rose to the surface and held it up. "What does one
do with it?" he asked. The boy showed it to him, hopping along the jetty. They laughed until the moon came out. Since
then there has been one pair in the collection that fits.

clockmaker | old clockmaker | watchmaker @ Anton
= {N} the clockmaker had a shop in which three hundred clocks ticked, and each showed a different time. Customers
thought that he was careless. In fact every clock told the hour of a place where someone he loved was living: his sister
in the north, a friend across the ocean, the boy who had once swept the shop. When one of them wrote, he would wind that
clock and say good night at the right moment. After his death the neighbours could not bring themselves to set the
hands. The shop is a museum now, and it is always bedtime somewhere.

baker | young baker | baker who lost her recipe @ Rosa
= On the morning of the fair {N} opened the drawer and the recipe for the famous raisin bread was gone. Mice had eaten
all of it except one corner, which said "and a little of". {N} sat on a flour sack and thought. A little of what? He
tried cinnamon, orange and honey, and gave everyone who passed a piece to taste. Each remembered something else. In the
end he baked forty small loaves, all different. The queue went around the church, people exchanged slices with
strangers, and nobody asked for the old bread again, except the mice.
"""

TASKS = (teller(STORIES),)
