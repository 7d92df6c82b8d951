"""Hand-written short stories, part 3: themes, the usual name of the hero, the text."""

from __future__ import annotations

from corpus.talk.stories import teller

STORIES = """
library | old library | night in the library @ Sophie
= By mistake {N} was locked in the library overnight. At first he knocked, then he read. At midnight it began to whisper
on the shelves. The cookbooks argued about salt, the travel guides boasted, and from the poetry corner came sighs. A
thin blue volume was weeping. {N} took it down. "No one has opened me since 1962," it said. So he read it aloud, page by
page, and all the others fell silent. When the librarian unlocked the door in the morning, she found him asleep. Without
a word she stamped the blue book and laid it in his bag.

bridge | old bridge | bridge builder @ Matthias
= Two villages lay on either side of a gorge, and each thought that the other should build the bridge. {N}, who was in
love with somebody over there, could not wait. He tied a thread to an arrow and shot it across. On the thread they
pulled a string, on the string a rope, on the rope a basket with a cake in it. Now those on the far side wished to
return the plate. A second basket came, with cheese. Before the year was over there was so much to exchange that both
mayors began, on the same day, to lay stones.

market | flea market | market seller @ Paula
= At the flea market {N} sold things that had only half of something: one glove, a cup without a handle, a chess set
with fifteen pawns. People smiled and went on. A boy with one hand bought the glove. An old lady took the cup to plant
moss in. At noon a gentleman stopped, turned pale and drew a small pawn from his pocket. He had carried it since he was
a child, when the house with the game in it was sold. "What does the set cost?" he asked. {N} looked at the pawn.
"Nothing," he said. "It has been waiting for you."

coin | lucky coin | magic coin @ Lukas
= {N} owned a coin that always came back. He paid for bread with it, and in the evening it lay in his shoe. He threw it
into the fountain, and the next day it stuck to his soap. For a while he lived well. Then he saw that the baker's till
was one coin short each night, and that she was counting it over and over with a wrinkled forehead. {N} could no longer
enjoy the rolls. He told her everything. From then on he worked off the bread by carrying sacks, and the coin, having
nothing to do, finally stayed where it was put.

wish | three wishes | magic lamp @ Said
= In the attic {N} rubbed an old lamp, because it was dusty, and out of it came a spirit with a bad cold. "Three
wishes," ^he sniffed, "quickly, please." {N} looked at him. "First I wish that you were well." The spirit stopped
sneezing and was astonished; no one had ever said that. "Second, that you sit down." They had tea. They talked about how
cramped it is inside a lamp. "And the third?" asked the spirit in the evening. "I will keep it," said {N}. "Then you
have a reason to come again." ^He comes on Wednesdays.

dream | strange dream | boy who never dreamt @ Milo
= {N} had never had a dream, and at breakfast, when the others told theirs, he looked into his cup. So his sister gave
him one of hers. She wrote it on a slip of paper: there was a staircase made of piano keys. He laid it under his pillow
and in fact he heard music. Next morning he wrote down how it had gone on, and gave it back. It became a game. The
staircase led to a lake, the lake to a café run by otters. When {N} was grown up he printed it all, and on the first
page stood: by two sleepers.

lost glove | lost glove on a fence @ Mitten
= Someone found a red glove in the snow and put it on the fence, and the children named it {N}. There he stood with five
fingers in the air and waved to all who passed. A postman waved back. A sad woman on the way to work could not help
smiling. When the owner came, a girl of eight with one cold hand, she saw what was going on. She waited a moment. Then
she took the other glove out of her pocket and placed it on the next post. "So that he can clap," she said, and put her
hands in her sleeves.

circus | clown | sad clown @ Beppo
= {N} the clown made everybody laugh but himself. Evening after evening he stumbled over his shoes, and when the tent
was empty he swept up the sawdust in silence. One night a child had been forgotten in the third row. She was very
serious. "You always look at the floor when you fall," she said. "Try looking at us." {N} thought that this was
nonsense, but the next evening he tried. He fell, raised his eyes and saw eight hundred faces, and every one of them was
glad that he was there. That was the night he tripped over his own laughter.

thief | clever thief | kind thief @ Felix
= The thief {N} climbed into a flat on the third floor. It was dark, and he stepped on a toy. "Daddy?" said a sleepy
voice. "No," whispered {N}, who was taken by surprise. "Can you still tell me the story?" He did not know any, so he
told the truth: of a man who was good at opening things and had nothing that he wished to close behind him. The child
was asleep before the end. {N} set the toy on the shelf, noticed that the lock on the balcony was broken, repaired it
and left. Since then he has been a locksmith, with a warranty.

race | bicycle race | marathon runner @ Eddy
= {N} was riding in the great race over the mountains and lay in the lead. On the last climb he saw a boy at the edge of
the road with a chain that had come off and tears on ^his cheeks. Behind {N} the others were coming. He braked. It took
a minute to put the chain back on, and eleven riders flew past. {N} reached the finish in twelfth place with black
hands. Nobody took his picture. But thirty years later a world champion was asked who had taught him cycling, and ^he
answered, "Someone with greasy fingers, in one minute."

~football | football team | football match @ Kai
= {N} always sat on the bench. He knew all the rules and all the songs, only he could not run fast. In the last game of
the season it was raining so hard that the ball stuck in the mud and the fast ones slipped. One after another they
limped off, until the trainer looked along the bench, and there was nobody else. {N} walked onto the pitch. He did not
run; he walked, carefully, through the puddles, with the ball in front of him, past everyone who was lying on the
ground. It was the slowest goal in the history of the club.

~chess | chess player | game of chess @ Boris
= Each Sunday {N} played chess by post with a stranger in a far country. One move a week, written on a card. They had
never met, knew nothing of one another, and after nine years they were still on their third game. Then for a month no
card arrived. {N} stared at the board and could not eat. At last an envelope came, with a shaky hand: "Excuse me, I was
ill. Knight to f3. By the way, what is your name?" {N} took the longest sheet of paper that he had. The game was never
finished, and both claim to be winning.

letter | love letter | letter without a stamp @ Helene
= {N} wrote a letter and did not dare to post it. He carried it in his coat through the spring, and in the rain the ink
ran, until only two words could still be read: "dear" and "perhaps". One day the coat was hanging in a café, and a
waiter found the sheet on the floor. He looked about, saw the name on the back and placed it on the table of the very
person for whom it was meant. She read the two words for a long time. Then she turned round to {N}. "Perhaps what?" she
asked, and drew up a chair.

pumpkin | giant pumpkin @ Frieda
= In {N}'s field there grew a pumpkin that did not stop. First it was as big as a bucket, then as a cow, and in October
it blocked the road to the town. The bus had to turn around. The authorities sent letters. {N} cut a door into it, and a
passage, and at the other end another door. People had to walk through, and inside it smelled so good that they were in
no hurry. Someone set up tables. All winter long it was the best inn of the region, with yellow walls. When spring came
there was soup for everyone, including the authorities.

umbrella | red umbrella | flying umbrella @ Emma
= On a windy day {N} opened his red umbrella and was lifted off the ground. It was not high, just over the hedges. He
drifted past the windows of his own street and saw what he had never seen: the strict teacher was dancing by herself,
the butcher was knitting, and two old men were holding hands in front of the television. At the corner the wind set him
down again. Nothing in the street had changed, but when {N} met the butcher the next morning, he looked at the pullover
and said, "A fine pattern." The butcher blushed to the ears.

hat | magic hat | hat maker @ Leopold
= {N} made hats, and whoever wore one became a bit more like it. The baker's bowler made her stricter, the judge's straw
hat made him late. People complained. Only a little boy who never said anything asked for a very particular one: "With
room for two." {N} took measurements and scratched his head. After a week he brought a hat with an enormous brim. The
boy put it on and went out in the rain, and before ^he had reached the corner somebody was walking beside ^him in the
dry. They have been talking ever since.

mirror | magic mirror @ Sibylle
= In the barber's shop hung a mirror that showed people as they would be in ten years. {N} the barber had covered it
with a towel. One day a student insisted on looking. He saw a tired man in an expensive suit. "Is that certain?" ^he
asked, quite pale. "Nothing is," said {N}, "come again next week." The student went away, changed ^his subject, planted
a tree and forgave ^his father. When ^he looked again, the man in the glass had earth on ^his hands and winked. {N} hung
the towel back. "Just a haircut, then?" he asked.

ant | little ant @ Amy
= {N} was the smallest ant of the hill and was never allowed to go along to the picnics. "You could not carry a crumb,"
the big ones said. One Sunday they came back in despair. A child had dropped an entire cake, and the crumbs had fallen
into the crack between two stones, too narrow for anyone. {N} went down. For three hours he passed up one grain of sugar
after another. At sunset there lay a white mountain in front of the hill. They put him on top. He could see over the
grass for the first time, and what he saw was another picnic.

camel | desert | camel in the desert @ Samir
= {N} the camel had crossed the desert so often that he walked while asleep. In one of those dreams he took a wrong
turn, and the caravan with him. When the merchants woke up, there were dunes on every side that nobody knew. They
scolded him loudly. {N} blinked, chewed and lay down. As he would not move for anything, they started to dig out of
boredom, for shade, and came upon stones, then a wall, then a well with sweet water and old stars painted around its
edge. "He knew it," they said afterwards. {N} had only been tired.

kangaroo | little kangaroo | jumping kangaroo @ Joey
= {N} the little kangaroo did not want to leave the pouch. It was warm in there, and one could see everything. "You are
heavy," said his mother. "I will be light," he promised, and held his breath. One hot noon a storm of dust blew over the
plain, and his mother stumbled and hurt her foot. Water was three hills away. {N} climbed out. His legs were longer than
he had thought. He jumped once, twice, and could not stop laughing in spite of everything. When he brought the others to
help, he was told that there was room in the pouch again. "For my hat," he said.

monkey | cheeky monkey @ Momo
= In the town park lived a monkey, {N}, who imitated everyone. If a man limped, {N} limped; if a lady sneezed, so did
he. People felt that they were being made fun of. One day a sad woman sat on the bench and let her head hang. {N} sat
down beside her and let his hang too. She sighed, he sighed. She looked at him, he looked at her. Then something tugged
at the corner of her mouth, and it tugged at his as well. At the end the two were laughing so much that the ducks came
over to find out about it.

donkey | stubborn donkey | old donkey @ Grauchen
= The donkey {N} refused to cross the wooden bridge. The miller pulled, the boy pushed, a carrot was held up. {N} stood
like a church. A crowd collected and gave advice, and finally somebody said, "Then I will go first, and shame him!" It
was the fat mayor. At his first step the middle of the bridge broke and fell into the stream, with nothing on it but the
carrot. All was quiet. {N} waded into the water, which came up to his knees, and ate it. Since that day the village has
asked him before every vote.

goat | mountain goat | hungry goat @ Zita
= The goat {N} ate everything. He ate the washing, the timetable at the bus stop and half of the village flag. At the
meeting it was decided to sell him. That same week a stranger came with a contract for the spring: anyone who signed
would become rich. The villagers did not read the small print, as it was long. They put the paper on the table and went
to fetch a pen. When they returned, {N} was chewing the last page. A month later it turned out that the stranger had
been a swindler. The goat has been allowed to eat the flag ever since.

cow | spotted cow | cow who gave chocolate milk @ Rosalie
= {N} was an ordinary cow until he ate the strange brown flowers behind the sawmill. The next morning the milk was brown
as well, and it tasted of chocolate. Children came from three villages with their cups. The farmer put up a sign and a
barrier and started counting money. But the flowers soon came to an end, and the milk turned white again. "Make it
brown!" cried the farmer. {N} looked at him with patience. A girl took a sip anyway. "It tastes of grass and morning,"
she said. She came again the next day, and she was the first who did not hold her nose.

pig | little pig | clean pig @ Rosi
= {N} the pig loved to be clean. While the rest lay in the mud, he washed behind his ears and folded his straw. They
called him Your Majesty and laughed. In August the sun was so fierce that {N}'s white skin began to burn. "Come in,"
said the oldest sow, and moved aside. He put in one foot, then the other. It was cool, it was soft, it was wonderful. In
the evening he taught the others how to fold straw, since it is nicer to lie on after a bath, and each side had learnt
something.

swan | ugly duckling | white swan @ Odile
= {N} the swan was so beautiful that everyone took his picture and nobody talked to him. He drifted about the lake like
a postcard. A muddy little moorhen was building her nest nearby and grumbled, because a stick was too long. "May I?"
asked {N}. With his long neck it was easy. He pulled the reeds tight, got weed on his feathers and a scratch on his
beak. Photographers shook their heads and packed up. "You look dreadful," said the moorhen warmly. "Stay for supper?"
Nobody had ever asked him that before.

dinosaur | little dinosaur | last dinosaur @ Dino
= Deep in a valley that no map shows lived {N}, the last dinosaur. He believed that the rest were merely late. Each
evening he laid out leaves for twelve. One day a girl with a rucksack came over the ridge, who had lost her group. She
saw him, and he saw her. "Finally," said {N}. She sat down in one of the places, since it would have been impolite not
to. They ate. She told him carefully about the museum and the bones. He was silent for a long time. "Then you must tell
me about them," he said, and now she comes every summer.

alien | alien on earth | visitor from another planet @ Zorp
= A spaceship landed in the allotments, and out stepped {N}, who was green and very polite. He had come to study the
earth, and the first thing he met was Mrs Holm's garden gnome. {N} bowed and asked it forty questions. It did not reply.
"A wise people," he noted down, "they listen." Then Mrs Holm came with the watering can. She looked at the visitor, at
his wet shoes, and said that he should not stand there. He was given cake and slippers. In his report the earth has four
stars out of five, with the remark: the small silent ones are in charge.

time machine | time traveller @ Konrad
= {N} built a time machine out of a bathtub and flew back to the day on which he had said something unkind to his
brother. He hid behind the curtain and waited. The two children came in. Again they quarrelled over the torch, and again
he heard himself shout. He wanted to leap out, but then he saw what he had missed at that time: his brother, once alone,
mended the torch and laid it on ^his pillow. {N} flew home. He did not change anything. He simply went to the telephone
and said, forty years late, "Thank you for the torch."

tooth fairy | fairy | little fairy @ Flora
= {N} was a fairy on probation. His task was to collect teeth, but he was so clumsy that he knocked over lamps and
stepped on noses. On his last trial night he crept into a room, and there sat a boy, wide awake. "It is not out yet,"
the boy said, wobbling it. "It hurts, and I'm afraid." This was not in the handbook. {N} sat down on the pillow and told
him how he himself was afraid of flying over water. They wobbled together and counted to ten. Plop. {N} was late, had no
coin left and passed with honours.

monster | monster under the bed | friendly monster @ Grumble
= Under {N}'s bed lived a monster who could not sleep. It sighed, it scratched, it turned over. "What is the matter?"
{N} finally asked into the dark. "I am afraid," came the whisper, "of the one on top." {N} had never looked at it that
way. He hung his head over the edge. Two yellow eyes were looking at him. "I'm only seven," he said. "I am four
hundred," answered the monster, "but I'm small for my age." They agreed on a night light, and {N} gave up one of his two
pillows. Since then only the floorboards creak.

unicorn | lonely unicorn @ Celeste
= Nobody believed in {N}, and that is hard on a unicorn. He stood in the meadow behind the motorway, and people took him
for a horse with something stuck on. One night a lorry driver stopped to rest. She got out, saw him in the moonlight and
nodded, as one nods to a colleague. "Long day?" she asked. {N} nodded as well. She shared her apple with him, he let his
horn glow so that she might find her keys. She has never told anybody. But on her dashboard there stands a white figure,
and when the road is dark it gives a bit of light.

village | small village | village without colours @ Bettina
= There was a village in which all houses were grey, as grey paint was cheap. {N} came from outside, with a flowerpot
under his arm, and set it in the window. It was red. The people stopped and rubbed their eyes. The neighbour felt that
her curtains looked sad beside it and dyed them yellow. Across the street a door turned green, overnight, and nobody
would admit to it. By autumn strangers were getting off the bus to take photographs. The mayor wrote that he had planned
it for years. {N} watered his geranium and kept silent.

shoemaker | old shoes | pair of shoes @ Sebastian
= {N} the shoemaker could tell from a sole what sort of day its owner had had. Left heel worn: in a hurry. Toes
scratched: in love. One evening someone left a pair of shoes without a scratch on them, though they were twenty years
old. {N} looked at them for a long while. Then he sewed a small bell inside the left one. The customer, a pale man from
the office, came back in anger: it rang at every step. "Then walk until it stops," said {N}. The man walked through the
whole town and out of it, and on the hill ^he noticed that ^he was skipping.

chef | cook | hungry cook @ Pascal
= {N} cooked in the finest restaurant in the city, and never ate there. At home he had bread and butter. One night a
critic came who found fault with everything: the foam was too airy, the leaves lay too straight. In despair {N} sent out
the only thing that was left, his own supper. A slice of bread, butter, a few radishes, salt. It was quiet for a long
time behind the swinging door. Then the waiter returned with an empty plate and wet eyes. "^He asks whether ^his
grandmother is working in our kitchen," he said.

nurse | night nurse | hospital @ Judith
= On the children's ward {N} had the night shift, and bed four did not want to sleep. "The ceiling is too empty," the
boy complained. {N} looked up. It was true. In his break he cut stars from the yellow forms that nobody ever filled in,
climbed onto a chair and glued them up. The next night bed two wanted a moon, and bed six a whale. After a month people
were lying on their backs with pleasure. The head physician saw it on ^his rounds and frowned, and then ^he lay down as
well, in ^his white coat, just to check.

window | window cleaner @ Ronny
= {N} cleaned the windows of the highest house in town. Hanging from his rope he saw a thousand offices, and no one ever
looked up. Then came the week before Christmas. He painted a small bird on every pane with soap foam, quickly, and wiped
it away before it dried. On the ninth floor a man noticed his. On the twelfth two women ran from window to window. The
news was faster than his rope. When he reached the top the whole floor stood at the glass and clapped, and someone held
up a sign: "Come in, there is cake." He came in by the window.

taxi | taxi driver | bus driver @ Mehmet
= The last passenger of the night gave no address. "Just drive," she said. {N} drove. They passed the theatre, where she
had sung, the school that was now a bank, and the corner where somebody had once asked her to marry him. She spoke
little and laughed twice. {N} had turned off the meter somewhere near the river. When it was getting light, he stopped
in front of a home for old people. "What do I owe you?" she asked. "A song," he said. She sang, very softly, with the
window down. He has never had another fare like that.

music box | ~music | old piano @ Theresa
= In the hall of the station stood a piano that was out of tune. Travellers hit a few keys and walked on. {N}, who sold
newspapers next to it, noticed that the wrong notes were always the same ones: the F stuck, the high A was silent. He
could not play, but he had time. So he made up a tune that left out precisely those two. He practised it for a year. One
day a pianist missed her train, heard it and stopped. "What is that?" she asked. "It is the song of this piano," said
{N}. She wrote it down and plays it everywhere, on perfect instruments.
"""

TASKS = (teller(STORIES),)
