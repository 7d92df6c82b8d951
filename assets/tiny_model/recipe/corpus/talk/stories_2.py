"""Hand-written short stories, part 2: themes, the usual name of the hero, the text."""

from __future__ import annotations

from corpus.talk.stories import teller

STORIES = """
gardener | old gardener | gardener and the king's roses @ Tobias
= For thirty years {N} had cared for the roses of a rich man who never looked at them. One June the owner fell ill and
had ^his bed pushed to the window. {N} noticed. At night he dug up the finest bushes and moved them, one by one, so that
they stood in the small square that could be seen from the pillow. The sick man watched the buds open day after day,
counted them and began to ask for their names. When ^he could walk again, ^his first steps led ^him outside. "Which is
your favourite?" ^he asked, and {N} had waited long for it.

fisherman | old fisherman | poor fisherman @ Piet
= {N} had fished all his life and never caught anything bigger than a plate. One evening the line pulled so hard that
the boat began to move. It towed him out of the harbour, past the buoys, round the island and, at sunrise, back again.
Then it went slack. At the hook hung a note, quite dry, on which stood: "Thank you for the outing. You are always so
kind to the small ones." {N} rowed home without a fish and told no one. But at the inn he now leaves a chair free by the
window that faces the sea.

postman | old postman @ Henrik
= The last letter in {N}'s bag had no address, only a name: Emil. There were nine Emils in the village, so {N} went from
door to door. The first one was a baby, the second a goat. The third was expecting nothing but offered soup. By evening
he had sat in eight kitchens, heard of three quarrels and one engagement, and his bag was full of cake. The ninth Emil
was an old man who had not received any mail for years. ^He opened the envelope with shaking hands. It was empty. "Never
mind," said Emil, "you came," and put the kettle on.

teacher | new teacher | school teacher @ Irene
= On the first day the new teacher {N} came into the classroom, put a cardboard box on the desk and said nothing. The
class waited. After five minutes somebody asked what was inside. {N} wrote the question on the board. Could it be alive?
That went on the board as well. By the end of the hour there were forty-one questions, and nobody had noticed the bell.
"And?" they cried, "what is in the box?" He opened it. It was full of chalk. "You have just done it all yourselves,"
said {N}, and that is how science began in room seven.

doctor | village doctor | young doctor @ Clemens
= Doctor {N} had the smallest practice in the country and the longest waiting room, because people liked to sit there.
They played cards, mended nets and exchanged eggs. When the authorities built a modern clinic with numbered tickets,
everyone was cured much faster, yet they kept falling ill. {N} thought about this for a week. Then he had the old bench
carried into the new hall, set a pot of coffee beside it and threw away the tickets. The number of headaches fell by
half within a month. In the report he wrote: medicine, wooden, three metres long.

detective | clever detective | famous detective @ Agatha
= Detective {N} was called because the mayor's chain had disappeared. The mayor suspected the cook, the cook suspected
the gardener, and the gardener looked at the ground. {N} asked for a cup of tea and sat down by the window. After an
hour he said, "Nobody stole it." He led them outside to the great oak, in which a magpie was feeding its young. One of
the chicks wore something golden around its neck. "A fine chain," said {N}, "and for now the proper person has it." They
waited until the birds had flown, and the mayor governed very well without.

painter | old painter | poor painter @ Emilia
= {N} painted only doors. Blue ones, open ones, doors in the middle of meadows. Nobody bought them, since people wanted
sunsets. One day a woman came into the studio who had lost her house in a flood. She stood for a long time before a
small green door with a brass handle. "That was mine," she said quietly. {N} took it off the wall and gave it to her.
She hung the picture in her rented room, and each evening it looked as if somebody was about to come in. Word got
around. Soon everyone in town was searching for theirs.

musician | street musician | violin player @ Stefan
= Every day {N} played the violin beneath the railway bridge, and every day people hurried past. Only one small boy in a
red cap always stopped and listened with ^his mouth open until ^his mother pulled him along. Years went by. {N}'s
fingers grew stiff, and one winter the place under the bridge remained empty. Then somebody knocked at his door. It was
a young man carrying a cello. "You will not know me," ^he said, "but you taught me everything." ^He still had the red
cap. They played together all afternoon, and the trains, it is said, went slower.

dancer | young dancer | girl who loved to dance @ Elsa
= {N} wanted to dance, but his left leg had been stiff since birth. At the school on the square they shook their heads.
So he danced in the laundry, where his mother worked, between sheets that swung as he passed. He learnt to turn on the
stiff leg as a compass turns on its point. One day a director came to collect a costume and forgot why she was there.
The following spring a piece was shown in the great theatre with nothing on the stage but white sheets and {N}.
Afterwards the school on the square asked him to teach.

sailor | old sailor | sailor who could not swim @ Jonas
= {N} had crossed four oceans and could not swim a stroke. He kept it secret, for who would trust such a sailor? On his
last voyage a cabin boy went overboard in calm water and cried that ^he could not keep ^himself up. The others were
asleep. {N} tied a rope to the mast, held his nose and jumped. He sank, found a collar, and pulled himself up the rope
hand over hand. On deck both of them coughed. "You can't swim either," the boy said in amazement. "No," answered {N}.
"Shall we learn it?" They began on Monday, in a barrel.

soldier | tin soldier | toy soldier @ Franz
= In the toy box stood {N}, a tin soldier with a bent rifle. The other toys went out to play, while he was told to guard
the lid. It was lonely work. One night the doll's house caught a draught and its little door banged without end. Nobody
could sleep. {N} left his post for the first time, limped across the carpet and set his crooked rifle under the handle.
It fitted as if it had been bent for that. In the morning the child found him there. He was given a room with wallpaper,
and the lid has remained open.

girl | little girl | girl who collected clouds @ Mila
= {N} had a jar in which he collected clouds. On foggy mornings he held it up, closed the lid and wrote the date on a
label. His brother said that it was only water. "All the best things are only something," replied {N}. In August there
was no rain for seven weeks. The beans hung their heads, and the neighbours quarrelled about the well. {N} fetched the
jar from March, carried it to the top of the hill and opened it. It may have been chance that it began to drizzle that
evening. The label, however, has been kept.

boy | little boy | boy who asked why @ Timo
= {N} asked why. Why is the bread brown, why is the moon following us, why are you sighing? At the age of six he had
worn out two aunts and a teacher. Then his grandfather came to live with them, who had forgotten nearly everything. "Why
is that clock ticking?" asked {N}. "I do not know," said the old man. "Shall we look?" They took it apart and found the
reason, and a dead fly. From that day the two of them searched together. One had all the questions, the other had all
the time.

grandmother | old woman | grandmother who learnt to fly @ Wilma
= On his eightieth birthday {N} wished for a flight. The family gave him a cardigan. So {N} saved the egg money, took
the bus to the airfield and sat down in the little red aeroplane, hat and all. "Where to?" asked the pilot. "Over my
house," he said. From above he saw the washing on the line, the cat upon the roof and the whole family searching for him
in the garden. {N} leaned out and waved with the cardigan. They still argue about who laughed first, but the next year
there was only one present: a pair of goggles.

grandfather | old man | grandfather and his bench @ Alfred
= Each afternoon {N} sat on the bench beside the road and greeted every car. Few answered. When he had a fall and stayed
in bed for a month, the drivers began to feel that something was missing. A lorry stopped. Then a school bus. "Where is
he?" they asked at the bakery. One Saturday {N} heard a noise outside and had himself pushed to the window. The whole
street was full of cars, driving past at walking pace, and from each of them a hand waved. It took two hours. He greeted
every single one.

twins | two brothers @ Kaspar
= {N} had a twin who looked so much like him that even their mother used ribbons. The two shared everything: the bed,
the bicycle, the measles. But {N} wished for one thing which belonged to him alone. On the market he found a whistle
made of bone and hid it beneath the floor. All week he was happy and a little lonely. On Sunday he lifted the board to
look at it and discovered a second whistle lying next to his. Nobody said a word. That evening two tunes came out of the
attic, and they went well together.

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

moon | man in the moon | moon who came down @ Selma
= One night the moon was tired of watching and came down to the village as a round little person in a pale coat, calling
himself {N}. He tried the swing, the soup and a bed. But without light the cats bumped into each other, the tide stood
still, and a poet had to go to sleep. {N} heard the sea complain. "Can nobody else do it?" he asked. They could not. So
he climbed up again over the church roof, yet he kept the taste of soup in mind. On some nights he seems to hang lower
than usual, directly above the inn.

cloud | little cloud | small cloud who would not rain @ Nimbus
= {N} was a cloud who did not want to rain. "If I rain, I am gone," he told the wind. So he carried his water across
three countries and grew heavier and darker, until even the swallows complained. Over a dry garden he saw a boy who was
carrying a watering can much too big for him. The can was empty. {N} felt something give way. He rained for one hour,
quietly and completely. It did not hurt. And while he was trickling through the lettuce he noticed that the sun was
already drawing him up again on the other side.

tree | old tree | oak tree @ Quercus
= At the crossroads stood an oak that people called {N}. He had seen carts, then cars, and now and then a couple
kissing. When a new road was planned, a red cross was painted on his bark. The engineer came with her plans and, because
of the heat, sat down in the shade. A nut fell on the drawing, exactly on the line. She brushed it away; another fell.
In the end she laughed, took her pencil and drew a curve. To this day drivers wonder why the road bends there for no
reason. The oak could tell them.

flower | little flower | sunflower @ Sunny
= A sunflower named {N} had grown on the wrong side of the house. There was no sun there, only a wall and the dustbins.
All the same he turned his head every day from left to right, following a light that he could not see. A lonely old man
on the first floor watched this from ^his kitchen. One morning he carried the big mirror down from the hall and leaned
it against the fence. Suddenly the yard was bright. {N} opened, all in one go, as wide as a plate, and the neighbours
began to bring out their chairs.

river | small river | river that changed its mind @ Lina
= A small river named {N} had always flowed to the left of the mill. One wet spring he wanted to see what lay on the
right. He climbed over the bank and visited the orchard, the school and the shoemaker's cellar. Everywhere he was
greeted with shouts and buckets. "They do not seem pleased," thought {N}, and went back to his bed. But where he had
been, the soil was dark and soft, and in summer the apples grew as large as heads. The people dug a little channel to
the right, just for visits, with a gate.

train | little train | old steam train @ Puffin
= {N} was the oldest engine of the line and was meant for the museum. On his last evening a storm broke the wires, and
every electric train stood still between the stations, dark and full of people. Nobody had thought of steam for years.
The stoker lit the fire, {N} cleared his throat, and they set off. One after another he pushed the silent carriages into
the town, and inside somebody began to sing. It was past midnight when the last traveller got out. The museum was given
a bicycle instead, and the engine remained under the big roof, with full coal.

boat | paper boat | little boat @ Pearl
= From an old map a child folded a boat, named it {N} and set it upon the stream. The boat carried a coastline on its
left side and a desert on its right, and knew the world without ever having seen it. {N} sailed through a pipe, past a
heron, beneath a wedding on a bridge. With every hour he grew softer. When at last he reached the lake he unfolded
slowly and lay flat on the surface, a map once more. A man in a rowing boat looked down. Right there, in blue ink,
somebody had marked the place where ^he was.

car | old car | little red car @ Ruby
= The little red car {N} had a hundred thousand kilometres behind him and a cough. In the street the new ones purred and
had screens. His owner, a midwife, patted the wheel every morning. "Just one more winter," she said. On the night of the
ice the smooth new cars stayed in their garages, because their computers advised against it. {N} had no computer. He
coughed, slid round the corner, coughed again and arrived at a farm on the hill two minutes before the baby did. The
child's second name is unusual, but in the village everyone knows why.

toy | lost toy | teddy bear @ Button
= {N} the teddy bear was left on a bench at the station. He saw the train leave, with a hand against the glass. People
came and went. A cleaner set him higher, so that he could look out; a student gave him a ticket for the tooth of a
broken comb; someone wrapped a scarf around his neck. By the end of the week {N} had a hat, a book and a place by the
heater. When the child came back on Sunday, with red eyes, she hardly knew him. "You have been travelling," she said. He
let her believe it.

kite | red kite @ Zephyr
= {N} the kite was held by a string and was tired of it. "Without you I could reach the sun," he told it every windy
day. The string said nothing; strings seldom do. One October it broke. For one glorious moment {N} shot up. Then he
began to tumble, over the roofs, over the gasworks, and came down in a hedge with a torn wing. There he hung until a boy
found him, mended the paper with plaster and tied on a new cord. When they climbed the hill together, {N} pulled a
little less hard and flew a good deal higher.

book | old book | magic book @ Leonie
= In the library stood a book that nobody borrowed, since it had no title. {N}, who was new in town, took it home out of
pity. The first page was blank, and so were the second and the third. He fell asleep over it. In the morning there was a
sentence: "It was raining when {N} opened the book." The next day there was another one. He began to pay attention to
what he did, so that it should be worth reading: he helped a neighbour, learnt to whistle, spoke to the girl from the
bakery. By summer it was the best book he knew.

key | golden key | lost key @ Marlene
= While digging, {N} found a key as long as a hand. He tried it on every door in town. It fitted neither the church nor
the bank nor the cupboard of the mayor, but everywhere people let him in, offered him a chair and told him what was
behind their doors. By evening he had been to forty houses and knew more stories than the newspaper. Tired, he hung the
key on a nail over his own bed. The wall gave a click. It was only the plaster. Yet {N} smiled, for he had already found
out what it opened.

clock | broken clock | town clock @ Ursula
= The town clock stood at ten past four and had done so for years. {N} was sent up to repair it. In the tower he found a
swallow's nest between the wheels, with four open beaks in it. He climbed down again. "It needs a spare part," he told
the mayor. Three weeks went by. People were late for lunch and early for bed, had time for a second cup, and two old
enemies met because they both believed it was ten past four. When the young swallows had flown, {N} oiled the wheels.
Some were sorry to hear it tick.

treasure | hidden treasure | treasure map @ Finn
= {N} found a map in a bottle, with a cross on it. He packed a spade and followed it: forty steps from the mill, left at
the split rock, straight on to the hollow pine. Each time something had changed. The mill was a hotel, the rock had been
moved, the tree was a bus stop. He asked so many people about how things used to be that a crowd was following him in
the end. Under the bus stop they dug up a tin box. It contained one old coin and a note: "Well done. Now hide something
yourself." They still do, each year.

castle | old castle | castle in the sand @ Theo
= On the beach {N} built a castle with nine towers and a moat. A grown-up man with a briefcase stopped. "The tide will
take it," he said. "I know," said {N}, and added a stable. The man put down his case. Was there not a bridge missing?
There was. ^He took off ^his shoes, then ^his tie, which became a flag. They worked until the sun stood low, and when
the first wave came they both shouted advice to the soldiers. Afterwards everything was smooth. "Tomorrow at nine?"
asked the man, and {N} said that he would bring the large bucket.

forest | dark forest | enchanted forest @ Greta
= Nobody went into the forest after dark, because it was said to swallow people. {N} had to, for his goat had run off.
He walked among the trees with beating heart and heard a voice: "Left." He went left. "Mind the root." He stepped over
it. At a clearing the goat was grazing in the moonlight. "Who are you?" asked {N}. "Only the forest," it rustled. "They
always run away before I have finished showing them the path." On the way home the two of them talked about mushrooms.
Next evening he took along his friends, and a cake for the roots.

island | desert island | small island @ Robin
= After the storm {N} woke up on an island with one palm tree and one hen. The first day he shouted. The second day he
built a hut, which the hen moved into. On the tenth day he had a garden, a calendar of shells and somebody to talk to
who never interrupted. A ship came after a year. The captain ordered a boat to be lowered. {N} looked at the hut, at the
rows of beans, at the hen. "Could you come again on Thursdays?" he called. So a ferry line was founded, and the eggs
there are famous.

mountain | high mountain | mountain climber @ Reinhold
= {N} had climbed every mountain but the one behind his house. It was small and had no name. On his seventieth birthday
he finally took his stick and walked up. It lasted just two hours. There were raspberries, and a bench that someone had
put there. From the top he saw his own roof, the line with his shirts, and his wife, who came out, shaded her eyes and
waved. {N} had stood on icy peaks over oceans of cloud, but nobody had ever waved at him. He wrote in the summit book:
"The highest so far."

storm | big storm | thunderstorm @ Jule
= The storm came at night and took the roof off {N}'s barn. It flew across the valley and was gone. In the morning
neighbours arrived with tarpaulin and soup, and one brought a hammer. While they were working, a man came up the road
from the next village. ^He took off ^his cap. "I am looking for the owner of a roof," he said. "It is lying on my barn,
which never had any, and it fits." There was a long silence. Then {N} began to laugh. They built a new one together, for
the first was clearly at home.

~snow | the first snow | snowstorm @ Finja
= It snowed for three days, and on the fourth {N} could not open the front door. So he climbed out of the window and
dug. He dug a passage to the woodshed, one to the hen house, and then, as he was in the swing of it, towards his
neighbour, with whom he had not spoken since the matter of the fence. Halfway he heard a scraping noise. Snow fell
aside, and a second shovel broke through. The two stood face to face in the blue light. "I thought you might need
bread," said the neighbour. The fence was never mentioned again; it was somewhere below.

Christmas tree | small Christmas tree | fir tree @ Tannenberg
= {N} was the crookedest fir on the market. The straight ones went first, then the fairly straight. On Christmas Eve he
was alone in the rain when a nurse came by, late from her shift. "You lean," she said. "So do I." She carried him to the
ward where the old people lay who had no visitors. There was no stand, and therefore they propped him against the
window, and he bent over the beds as if he wanted to hear better. Everyone hung something on him: a button, a ring, a
thermometer. It was agreed that a straight tree could not have done it.

birthday | forgotten birthday | birthday party @ Jakob
= On the morning of his ninth birthday {N} came down to the kitchen, and nobody said anything. His father read the
paper, his sister ate her toast. {N} waited until noon, then he packed a bag and moved into the garden shed. Inside it
was dark. He sat down on something that squeaked. "Mind the balloons!" whispered a voice, and another hissed, "He is too
early!" The whole class was sitting between the rakes with paper hats on, and had been since ten. {N} went out again,
shut the door, counted to twenty and was very surprised.

school | the first day at school | school bus @ Lotte
= On the first day of school {N} took the wrong door. He found himself in a room full of tall children who were learning
about volcanoes. Since there was an empty chair, he sat on it. Nobody noticed. He learnt the word lava, drew a crater
and was praised. At noon a small crowd of grown-ups came running down the corridor. "We have been looking for you
everywhere!" {N} looked up. "You may stay," said the volcano teacher, "if you come back in seven years." He did. The
drawing was still hanging there.

hotel | old hotel | night in a hotel @ Viktor
= {N} worked at night at the desk of a hotel with a hundred rooms. Room 41 could not sleep; she rang for warm milk. Room
67 missed ^his dog. Room 12 was afraid of the exam in the morning. {N} listened to each of them. At three o'clock he did
something that was not in the rules: he asked all three down to the lobby. They drank the milk together, the man talked
about ^his dog, and the old lady turned out to have been a professor. At four they were yawning. {N} handed them their
keys and turned off the lamp.
"""

TASKS = (teller(STORIES),)
