"""More facts of the other files by description and in whole sentences: nature, animals, the body, chemistry, units."""

from __future__ import annotations

from corpus.knowledge.frames import Task
from corpus.knowledge.worded import from_table

NATURE = """
Water evaporates from = How does the water get up into the clouds? / Where does rain come from before it falls? / how is
  rain made / what happens to a puddle until it falls as rain again
Clouds are made of = What would I feel inside a cloud? What is it made of? / is a cloud water or steam or what / What do
  clouds consist of?
A rainbow appears = Why do I see seven colours in the sky after rain? / when can i see a rainbow / What makes a rainbow? /
  how is a rainbow made
The colours of the rainbow = Which colours do I need to paint a rainbow? / red, orange and what else in the rainbow / List
  the colours of the rainbow from red to violet. / how many colours has a rainbow and which
Thunder is the sound = What is that loud bang after lightning? / Why do I hear the thunder after the flash? / why does
  thunder come later than lightning / what makes the rumbling in a storm
Gravity is the force = What pulls the apple down from the tree? / Why don't we float off the Earth? / what force holds us on
  the ground / what makes a ball come down again / *the force that pulls everything to the ground
In photosynthesis = How does a leaf make food from sunlight? / what do green plants do with sunlight / How do plants make
  sugar? / where do plants get their energy from / *the process by which green plants make sugar from sunlight
Plants need light = What must I give my houseplant so that it grows? / what do flowers need to live / What keeps a plant
  alive? / which things does a plant need for growing
Leaves are green = Where do leaves get their green from? / Which stuff makes a leaf green? / why is grass and every leaf
  green
Trees drop their leaves = Why are the trees bare in winter? / what is the use of losing leaves in autumn / Why do leaves
  come down every autumn?
Ice floats because = Why does the ice cube stay on top of my drink? / how come an ice cube swims / Why don't ice cubes sink?
  / why does an iceberg float
The sea is salty = Why does sea water taste of salt? / how did the salt get into the sea / where does the salt in the ocean
  come from / Who put the salt in the sea, my little boy asks?
A volcano is = What kind of mountain spits fire? / a mountain that throws out lava, what is it / *the kind of mountain that
  spits ash and melted rock
Magma is melted rock = Is it magma or lava when it is still under the ground? / what do you call melted rock / how is lava
  different from magma / *the melted rock that runs out of a volcano
Earthquakes happen = Why does the ground shake sometimes? / what makes the earth quake / What goes on down there in an
  earthquake?
Electricity is = What actually runs through a wire when I switch on the lamp? / what is electric current made of / What
  flows in a power cable?
A magnet attracts = What will stick to a magnet? / which metals does a magnet pull / why doesn't my magnet hold the copper
  coin, what does it pull / What can I pick up with a magnet?
Sound travels = How quickly does a shout cross the valley, in metres a second? / at what speed does noise move through air /
  how fast is sound
A fire needs = What three things keep a fire burning? / what does a flame need / What must I take away to stop a fire? What
  does it need?
When water boils = What comes out of the kettle when the water boils? / what does boiling water turn into / *the gas that
  boiling water turns into
Evaporation is = Where does the puddle go when the sun shines? / what is it called when water dries up / *the change from a
  liquid to a gas
A mammal is = What do dogs, whales and people have in common? They are mammals, but what does that mean? / which animals
  give milk to their young / what makes an animal a mammal / *the group of animals that feed their young with milk
A reptile is = What makes an animal a reptile? / snakes and lizards belong to which group / *the group of cold-blooded
  animals with scales
An insect is = What makes an animal an insect? / how do i know whether a bug is an insect / *the group of small animals with
  six legs
An amphibian is = What makes an animal an amphibian? / frogs belong to which group of animals, amphibians, what are they
A bird is a warm = What makes an animal a bird? / which animals have feathers / *the group of animals that have feathers and
  a beak
The largest animal is = Which creature is bigger than any dinosaur alive today? I mean the largest animal. / Which animal
  has the biggest body of all? / is there an animal bigger than an elephant, which is the biggest / No animal is larger than
  this one. Which? / *the biggest creature that lives today
The largest land animal = Which animal on land is the heaviest? I mean the largest. / not counting whales, which animal is
  the biggest / *the biggest animal that walks on land
The fastest land animal = Which animal would win a race on land? / Who is the champion runner among the animals? / is there
  an animal as fast as a car / Which big cat runs faster than all other animals? / *the animal that runs fastest
The fastest bird = Which bird would win a race? / Which bird is quickest when it dives? / *the quickest bird in the sky
The tallest animal = Which animal can look over a house? / Which animal has its head highest above the ground? / Which
  animal has the longest neck and is the tallest? / *the animal with the greatest height
The largest bird = Which giant bird cannot fly? / Which bird lays the biggest eggs because it is the largest? / *the biggest
  bird on Earth
The smallest bird = Which bird is hardly bigger than a bee? / *the tiniest bird of all
Bees make honey = What do bees do all summer with the flowers? / where do we get honey from / How does the honey get into
  the jar? Who makes it? / which animal gives us honey
Most milk that = Which animal gives us milk? / where does the milk in my fridge come from / What animal do we milk?
Wool comes from = Which animal's coat is my jumper made of? / where do we get wool from / which farm animal is sheared /
  What animal gives us wool?
Silk comes from = Which little animal spins silk? / where do we get silk from / What animal makes the thread for a silk
  scarf?
An adult normally has 32 = How many teeth should be in my mouth if none is missing? / how many teeth has a grown-up got /
  With wisdom teeth, how many teeth is that?
A child normally has = How many baby teeth are there to fall out? / how many milk teeth will the tooth fairy get / how many
  first teeth does a child get
An adult has 206 = If you counted every bone in a skeleton, how many would you get? / how many bones has a skeleton / Out of
  how many bones is a grown-up made?
An adult has about five = How many litres of blood flow through me? / how much blood is in a grown-up / what amount of blood
  does a human body hold
The fingers are called = What is each finger on my hand called? / thumb and then what, all the finger names / What are the
  names of all five fingers?
The five senses are = Seeing is one sense. Which are the others? / With which senses do we notice the world? / sight,
  hearing and what else / how do we perceive the world, which senses
The largest organ = Which organ covers the whole body? / Of all our organs, which is the biggest? / *the organ that wraps
  the whole body
The longest bone = Which bone is between the hip and the knee, the longest one? / no bone in my body is longer than which /
  *the longest bone of a human
The smallest bone = Which tiny bone sits in the ear? / where in the body is the smallest bone / *the tiniest bone of a human
The heart of an adult = How fast does my heart go when I sit still? / what pulse is normal / how many heartbeats in a minute
  are normal
Most adults need about seven = How much sleep is enough for a grown-up? / is five hours of sleep enough, how much do adults
  need / how long do grown-ups sleep
Most adults need about one = How many glasses of water a day, or how many litres? / how much do i need to drink every day
We sweat to = Why do I get wet all over when I run? / why does my body sweat / What does sweating do for the body?
We sleep so = What is sleep good for? / why can't we stay awake all the time / What happens to the brain when we sleep? Why
  do we do it?
A human pregnancy = How many months does a baby stay in the womb? / how long is a woman pregnant / for how many weeks is one
  pregnant
A baby grows from = Mummy, where do babies come from? / how is a baby made / where was i before i was born
The normal temperature of = How warm should I be inside when I am well? / how many degrees is normal for a human / is 37
  degrees normal / from what number on is it not normal, what is the normal body temperature
The primary colours = From which three colours can I mix all others? / which three tubes of paint must i buy to mix the rest
  / *the three colours from which all others are mixed
A traffic light has = Red on top, and what other colours does a traffic light have? / what do the three lights at a crossing
  mean / which colours has a traffic signal
A red traffic light = The light is red. May I drive? / what must i do at a red light / red man at the crossing, what do i do
A green traffic light = The light is green. May I drive? / what may i do at a green light / green man at the crossing, what
  do i do
The chemical formula of water = How do chemists write water? / which atoms make up water / what is the formula for the stuff
  we drink, water / h2o stands for what / Two hydrogen and one oxygen, what is it?
CO2 is = What do the letters CO2 mean? / which gas is co2 / One carbon and two oxygen atoms, what do they make?
The chemical formula of table = How do chemists write table salt? / what is nacl / which elements are in kitchen salt /
  Sodium and chlorine together, what do they make?
The lightest element = Which element weighs the least? / what comes first in the periodic table / No element is lighter than
  this one. Which? / *the lightest of all the elements
There are 118 = How many boxes are in the periodic table? / how many kinds of atoms are known / how many elements do
  chemists know
Air consists = What am I breathing in? What is in the air? / which gases are in the air / what is most of the air made of /
  which gas is there most of in the air
Water freezes = When does water become solid? / how cold must it be for ice / At how many degrees does a lake freeze over? /
  at what temperature does water turn to ice / 32 fahrenheit is the point where what happens to water
Water boils = When does the kettle begin to bubble, at how many degrees? / how hot is boiling water / at what temperature
  does water turn to steam / 212 fahrenheit is the point where what happens to water
An atom is = What is everything made of, in its smallest pieces? / what is the smallest bit of gold called / *the smallest
  piece of an element
A molecule is = What do you get when atoms join together? / several atoms stuck together are called what / *a group of atoms
  that hold together
Plants take in carbon = Which gas do plants breathe in? / what do trees do for our air / Which gas do plants give us?
Mercury is the metal = Which metal can you pour at room temperature? / what is the silvery liquid in old thermometers /
  which metal is not solid / *the metal that is liquid at room temperature
The three common states = Solid and what else? I mean the states of matter. / ice, water and steam are what, the states of
  matter / in which forms can stuff exist, the states of matter
Diamond is the hardest = Which stone can scratch all others? / What is harder than any other stone? / which jewel is made of
  carbon / *the hardest of all stones
Bronze is made = Which two metals do I melt together for bronze? / copper and tin together give what
Brass is made = Which two metals do I melt together for brass? / copper and zinc together give what
Steel is made = What is in steel besides iron? / from which metal do they make steel
DNA is a long = What carries the plan of my body? / where in the cell is the plan for us written / *the molecule with the
  plan of a living thing
A cell is the smallest = What is the smallest living part of me? / of which tiny living parts is my body made / *the
  smallest living part of a plant or an animal
To convert degrees Celsius = My American oven shows Fahrenheit and I have Celsius. How do I change it? / how do i get from
  celsius to fahrenheit / Celsius times what plus what gives Fahrenheit?
To convert degrees Fahrenheit = My recipe is in Fahrenheit and I need Celsius. How do I change it? / how do i get from
  fahrenheit to celsius / fahrenheit minus what and so on gives celsius
To convert miles = My car shows miles. How do I get kilometres? / miles times what is kilometres / how do i change miles
  into km
To convert kilometres = My car shows kilometres. How do I get miles? / kilometres divided by what is miles / how do i change
  km into miles
The abbreviation km = what is km short for / km on the road sign means what / Write km in full.
The abbreviation kg = what is kg short for / kg on the packet means what / Write kg in full.
The abbreviation ml = what is ml short for / ml on the bottle means what / Write ml in full.
The abbreviation cm = what is cm short for / cm on the ruler means what / Write cm in full.
The abbreviation mph = what is mph short for / mph on the speedometer means what / Write mph in full.
A litre of water = If I fill a one-litre bottle with water, how much does the water weigh? / how many kilos is a litre of
  water
A marathon is = How far do you have to run in a marathon? / 42 point something kilometres, what exactly is a marathon / how
  many miles are there in a marathon
A million has = Write a million in figures. How many noughts? / a 1 and how many zeros is a million / how many noughts does
  a million have
A billion has = Write a billion in figures. How many noughts? / a 1 and how many zeros is a billion / how many noughts does
  a billion have
A thousand has = a 1 and how many zeros is a thousand / how many noughts does a thousand have
Half an hour = Lunch is half an hour. How many minutes do I have? / how many minutes is half an hour
Three quarters of an = 3/4 hour in minutes / how many minutes is three quarters of an hour / The bus takes three quarters of
  an hour. How many minutes?
A computer is = How would you explain a computer to your grandmother? / which machine follows programs and stores data /
  what does a computer do, simply put
The internet is = How would you explain the internet to your grandmother? / all the computers of the world joined together,
  what is that
A program is = What tells a computer what to do? / *the list of instructions that a computer follows
An algorithm is = A recipe for a computer, what is that called? / *a clear list of steps that solves a problem
Neil Armstrong = Who took the first step on the Moon? / who was it that walked on the moon first / That is one small step
  for a man: who did it first on the Moon? / which astronaut was first on the moon, I forgot his name
Yuri Gagarin = Who flew into space before anybody else? / which russian was first in space / Before him nobody had been in
  space. Who was it?
George Washington = Who was president of the USA before all others? / with which president did it begin in the united states
  / Which president did the Americans have first?
The ancient Egyptians = Whose tombs are the pyramids, and who built them? / which people built the pyramids / who made those
  giant stone triangles in egypt, the pyramids
The Second World War ended = In which year was World War 2 over? / when did ww2 end / year the second world war ended
The Second World War began = In which year did World War 2 begin? / when did ww2 start / year the second world war started
"""
TASKS: tuple[Task, ...] = (from_table("nature_and_units", NATURE, 0.5),)
