"""Rows of the other files' tables by description: animals, tools, jobs, elements, parts of the body, relatives."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from corpus.base import Turn, asking
from corpus.knowledge.animals import ANIMALS
from corpus.knowledge.body import FAMILY, MANY, PARTS
from corpus.knowledge.colloquial_more import lines
from corpus.knowledge.elements import NOTED
from corpus.knowledge.frames import Row, Task
from corpus.knowledge.jobs import WORK
from corpus.knowledge.tools import NEEDED
from corpus.knowledge.worded import asked_for

ANIMAL = """
dog = What animal guards the house and wags its tail? / *the animal that barks and is called man's best friend
cat = Which pet purrs when you stroke it? / which animal catches mice and sleeps all day in the house
cow = Which animal stands in the meadow, says moo and gives milk? / the big farm animal with four parts in its stomach
horse = Which animal wears a saddle? / what animal can sleep standing up and neighs
pig = which farm animal rolls in the mud / Which animal has a curly tail and says oink?
sheep = Which animal wears a woolly coat? / the animal that says baa and gives wool, which is it
goat = which farm animal climbs up steep rocks / Which animal has horns and a beard and bleats?
donkey = Which grey animal with long ears carries loads and brays? / the stubborn animal that says hee-haw
rabbit = Which animal has long ears and digs burrows? / the pet with long ears that loves carrots
hamster = Which small pet stuffs its cheeks with food? / the little pet that runs in a wheel, what is it
squirrel = Which animal with a bushy tail hides nuts? / who lives in the tree and buries nuts for winter
hedgehog = Which little animal with spines comes into the garden at night? / *the spiny animal that rolls into a ball
wolf = From which wild animal does the dog come? / which animal howls at the moon and lives in packs
bear = which big furry animal sleeps through the winter / Which large animal likes honey and growls?
polar bear = Which white bear lives in the Arctic? / *the big white animal that hunts seals on the ice
panda = Which black and white bear eats bamboo? / what animal eats nothing but bamboo / *the black and white animal from
  China
koala = Which Australian animal sleeps twenty hours a day? / *the grey animal that sits in eucalyptus trees
kangaroo = Which animal has a pouch for its baby and hops? / *the animal from Australia that jumps on its back legs
lion = Which animal has a mane? / *the big cat with a mane / which cat do they call the king
tiger = Which big cat has stripes? / *the orange cat with black stripes / the striped big cat from the jungle, what is it
elephant = Which animal has a trunk? / *the grey animal with a trunk / what is that huge animal with tusks and big ears
giraffe = Which animal has a very long neck? / *the spotted animal with the long neck
zebra = Which animal looks like a horse in striped pyjamas? / *the striped animal that looks like a horse
hippopotamus = Which huge animal spends the whole day in the water in Africa? / hippo is short for which animal
camel = Which animal has humps? / what animal do people ride through the desert / *the animal with a hump
deer = Which forest animal has antlers? / *the forest animal with antlers on its head
bat = Which animal sleeps hanging upside down? / *the animal that hangs upside down in caves
whale = Which sea animal sings and breathes air? / the huge sea animal that blows a fountain of water
dolphin = Which clever sea animal whistles and clicks? / *the clever animal that jumps out of the sea and clicks
chicken = Which bird lays our breakfast eggs? / what animal lays the eggs i eat
duck = Which bird says quack? / the bird on the pond that quacks, what is it
swan = Which white bird with a long neck swims on lakes? / *the big white bird with the long neck
owl = Which bird flies at night without a sound? / *the bird that hunts at night and hoots
parrot = Which colourful bird can talk? / *the bird that can copy what people say
penguin = Which bird swims but cannot fly? / *the black and white bird that swims / the bird that looks as if it wore a suit
ostrich = Which bird runs instead of flying? / which bird is taller than a man
frog = Which animal was once a tadpole? / *the green animal that croaks in the pond
snake = Which animal has no legs and swallows its food whole? / the long animal without legs that hisses, what is it
crocodile = Which reptile with strong jaws lies still in the river? / *the big reptile with strong jaws that waits in the
  river
shark = Which fish has many rows of sharp teeth? / *the fish that everybody is afraid of because of its teeth
salmon = Which fish swims up the river to lay its eggs? / the pink fish that jumps up rivers
bee = Which insect stings and makes honey? / *the insect that flies from flower to flower and makes honey
ant = Which insect carries things much heavier than itself? / *the tiny insect that builds a hill and works all day
butterfly = What does a caterpillar turn into? / *the insect with the colourful wings that was a caterpillar
ladybird = Which red beetle has black spots? / *the little red beetle with black dots
spider = Which animal with eight legs spins a web? / *the animal with eight legs that sits in a web
crab = Which animal walks sideways on the beach? / *the animal with claws that walks sideways
octopus = Which sea animal has eight arms? / which animal has three hearts / *the sea animal with eight arms that squirts
  ink
snail = Which animal carries its house on its back? / *the slow animal with a house on its back
"""
"""Animals, and what one may ask without the name."""
TOOL = """
hammer = *the thing that you bang nails in with / What do I hang up a picture with? I have the nail already.
screwdriver = *the thing that you turn screws with / the screw is loose, what do i take
saw = *the tool with teeth that cuts wood / what cuts a plank in two
drill = *the machine that makes holes in the wall / how do i get a hole into the wall, with what
axe = *the thing that you chop firewood with / the lumberjack uses what
ruler = *the straight thing that you draw lines along / what do pupils use for a straight line
ladder = *the thing that you climb up to reach the roof / the bulb is too high for me, what do i need
spade = *the thing that you dig holes with / i want to dig in the garden, with what
rake = *the thing that gathers leaves in the garden / leaves all over the lawn, what do i take
lawnmower = *the machine that cuts the grass / the grass is too long, what do i need
watering can = *the can that you give flowers water with / my flowers are thirsty, what do i take
corkscrew = *the twisted thing that opens wine bottles / how do i get the cork out of the bottle, with what
kettle = *the thing that boils water for tea / i want hot water for tea, what do i use
broom = *the thing that you sweep the floor with / crumbs on the floor, what do i take
vacuum cleaner = *the machine that sucks up dust / what sucks the dust from the carpet
iron = *the hot thing that makes shirts smooth / my shirt is all creased, what do i need
washing machine = *the machine that does the laundry / what do i put my dirty clothes in
needle = *the thin pointed thing that you sew with / a button came off, what do i sew with
pair of scissors = *the thing with two blades that cuts paper / what do i cut paper with
toothbrush = *the thing that you clean your teeth with / what do i need for my teeth in the morning
comb = *the thing with teeth that you pull through your hair / my hair is a tangle, what do i take
thermometer = *the thing that you measure temperature with / *the thing that tells you whether you have a fever / what shows
  how warm it is / what does a nurse put under your arm to see if you are hot
stethoscope = *the thing that a doctor listens to your heart with / what does the doctor hang round the neck to hear your
  heart
microscope = *the thing that makes tiny things look big / what do you see germs with
telescope = *the long tube that you look at stars through / with what do people look at the moon and planets
camera = *the thing that you take pictures with / what do photographers hold in front of their eye
calculator = *the little machine that does sums / what adds numbers for you in a shop or at school
alarm clock = *the thing that wakes you up in the morning / i always sleep too long, what do i need
compass = *the thing that shows you where north is / lost in the woods, what shows me north
umbrella = *the thing that keeps you dry in the rain / it rains and i want to stay dry, what do i take
key = *the thing that opens a lock / my door is locked, what do i need
helmet = *the hard hat that protects your head on a bicycle / what should a cyclist wear on the head
fire extinguisher = *the red bottle on the wall for putting out fires / a small fire in the kitchen, what do i grab
"""
JOB = """
baker = *the person who gets up at three to make our bread / Who made my bread roll? / who works with dough and an oven
butcher = *the person who sells sausages and meat / where i buy my meat, what is the man called
farmer = *the person who keeps cows and grows wheat / who drives a tractor over the fields
teacher = *the person who stands in front of a class / who gives homework
librarian = *the person who looks after the books that you borrow / who stamps the books you borrow
dentist = *the doctor for teeth / who fills a hole in a tooth / my tooth hurts, whom do i visit
vet = *the doctor for animals / who helps a sick dog / my hamster is ill, whom do i visit
surgeon = *the doctor who does operations / who cuts people open to heal them
nurse = *the person in hospital who looks after you all day / who brings the patients their pills and washes them
pharmacist = *the person who sells you medicine / who stands behind the counter where you get medicine
firefighter = *the person who puts out fires / who comes with the big red engine and hoses
judge = *the person who decides in court / who bangs the hammer in court and passes sentence
lawyer = *the person who speaks for you in court / who defends somebody in court
pilot = *the person who flies a plane / who sits in the cockpit
sailor = *the person who works on a ship / who has a bunk on board and handles the ropes
astronaut = *the person who flies into space / who wears a space suit at work
postman = *the person who brings the letters / who puts the post through my door
mechanic = *the person who repairs cars / my car broke down, who mends it
electrician = *the person who lays electric cables in a house / the lights went out, who mends the wires
plumber = *the person who mends taps and water pipes / the tap drips, who comes
carpenter = *the person who makes things out of wood / who makes a roof frame
architect = *the person who draws plans for houses / who thinks up how a building will look
tailor = *the person who makes suits / my trousers are too long, who shortens them
hairdresser = *the person who cuts your hair / who has scissors and a comb and a big mirror
florist = *the person who sells bunches of flowers / who makes the bouquet for a wedding
accountant = *the person who keeps the books of a firm / who works out the taxes of a company
programmer = *the person who writes software / who tells a computer what to do for a living
translator = *the person who turns a French book into an English one / who puts a text into another language for money
journalist = *the person who writes for a newspaper / who asks people questions for the news
author = *the person who writes novels / who earns money with writing books
photographer = *the person who takes the wedding pictures / who goes click all day at a wedding
actor = *the person who plays a role on stage / who learns lines by heart for a film
astronomer = *the person who studies the stars / who looks through a telescope for a living
beekeeper = *the person who keeps bees / who has hives and sells honey
"""
ELEMENT = """
hydrogen = *the lightest gas of all
helium = Which gas makes balloons fly? / *the gas that makes your voice squeaky and balloons fly / what gas is in party
  balloons
lithium = Which metal is in the battery of my phone? / *the light metal in batteries
carbon = What are coal and diamonds made of? / *the element that coal and pencil leads are made of
nitrogen = Which gas makes up most of the air? / *the gas that makes up most of the air
oxygen = Which gas do we breathe to live? / *the gas that we need to breathe / divers take which gas with them to breathe
neon = Which gas glows in bright signs? / *the gas in the bright signs of shops at night
sodium = *the soft metal that is half of table salt
aluminium = What are drink cans made of? / which light metal are planes built of / *the light metal of cans and planes
silicon = What are computer chips made of? / *the element that computer chips are made of
chlorine = What is the smell in a swimming pool? / *the gas that keeps swimming pools clean
calcium = What do bones need? / which element is good for teeth and bones / *the element in milk that bones need
potassium = Bananas are full of which element? / *the element that bananas are rich in
iron = Which metal goes rusty? / *the metal that rusts
copper = What are electric wires made of? / which reddish metal is in cables / *the reddish metal in wires
zinc = *the metal that protects steel from rust
silver = *the shiny metal of second prize medals and of old spoons
tungsten = which metal is the hardest to melt / *the metal with the highest melting point
gold = *the yellow metal that wedding rings are made of / Which precious metal is yellow and does not rust?
lead = *the heavy grey metal that is poisonous / which soft and heavy metal was in old water pipes
uranium = What is the fuel in a nuclear power plant? / *the radioactive metal that nuclear power plants run on
arsenic = which element was the poison in old murder stories / *the element that is known as a poison
"""
PART = """
the heart = what keeps my blood moving / *the organ that beats in the chest / which organ goes thump thump
the brain = *the organ that we think with / what do i think with / what sits in my head and controls everything
the stomach = where does my lunch go after i swallow it and get broken down / *the organ that breaks down food with acid
the liver = *the organ that makes bile and cleans the blood
the skin = *the part of the body that you feel touch with / what covers and protects the whole body
the skull = *the bone that protects the brain / what protects my brain from a bump
the spine = *the row of bones in the back that keeps us upright / which bones run down my back
the tongue = what do i taste with / *the part of the mouth that we taste with
the nose = what do i smell with / *the part of the face that we smell with
the bladder = *the organ that stores urine / where is the urine until i go to the toilet
the windpipe = *the tube that air goes down to the lungs / through which pipe does my breath go
the gullet = *the tube that food goes down to the stomach / through which pipe does my food go
the diaphragm = *the muscle that moves the lungs when we breathe
the eardrum = *the part of the ear that sound makes tremble
the pancreas = where is insulin made / *the organ that makes insulin
the retina = *the part of the eye that turns light into signals
"""
PARTS_OF = """
the lungs = what do i breathe with / which organs take in air / what fills with air in my chest
the kidneys = which organs filter the blood / what makes urine
the eyes = what do i see with, what are they there for
the teeth = what do i chew with / what do we bite an apple with
the muscles = what makes my arm move / what gets bigger when i lift weights
the bones = what holds my body up / what would i be a heap of jelly without
the veins = which tubes bring the blood back to the heart
the arteries = which tubes carry blood away from the heart
the white blood cells = what in my blood fights germs / who are the soldiers of my blood against germs
the red blood cells = what in my blood carries oxygen
the ribs = which bones are around my heart and lungs / what is the cage of bones in my chest for
the tendons = what joins my muscles to my bones
"""
RELATIVE = """
my mother's mother = what is my mum's mum to me / mums mum is called / What do I call the mother of my mum?
my father's father = what is my dad's dad to me / What do I call the father of my dad?
my mother's sister = what is my mum's sister to me / What do I call the sister of my mum?
my father's brother = what is my dad's brother to me / What do I call the brother of my dad?
my brother's son = what is the boy of my brother to me / What do I call the son of my brother?
my sister's daughter = what is the girl of my sister to me / What do I call the daughter of my sister?
my uncle's son = what is the son of my uncle to me / What do I call my uncle's boy?
my husband's mother = What do I call the mother of my husband? / the mum of my husband is my what
my wife's father = What do I call the father of my wife? / the dad of my wife is my what
my mother's new husband = mum married again, what is he to me
my father's new wife = dad married again, what is she to me
"""
Described = tuple[str, Sequence[Row], str, str, str]


def clipped(row: Row) -> str:
    """Who somebody is to the one who asks."""
    return f"{row['Who'].replace('My', 'Your', 1)} is your {row['called']}."


ANSWERS = {"family": clipped}
DESCRIBED: tuple[Described, ...] = (
    ("animal", ANIMALS, ANIMAL, "{An_name} is {an_kind}. It {note}.", "name"),
    ("tool", NEEDED, TOOL, "To {use}, you use {an_name}.", "name"),
    ("job", WORK, JOB, "{An_name} {does}.", "An_name"),
    ("element", NOTED, ELEMENT, "It is {name}: {name} {note}.", "name"),
    ("part", PARTS, PART, "{Name} {job}.", "Name"),
    ("parts", MANY, PARTS_OF, "{Name} {job}.", "Name"),
    ("family", FAMILY, RELATIVE, "", "called"),
)


def described(label: str, rows: Sequence[Row], text: str, answer: str, fact: str) -> Task:
    """Rows of a table by their description; the answer is the one that the table's own file gives."""
    by_name = {row.get("name") or row["who"]: row for row in rows}
    asks = []
    for line in lines(text):
        name, _, wordings = line.partition(" = ")
        asks += [(wording, by_name[name]) for wording in wordings.split(" / ")]

    def make(rng: Random) -> list[Turn]:
        ask, row = rng.choice(asks)
        said = ANSWERS[label](row) if label in ANSWERS else answer.format(**row)
        return [Turn(asked_for(rng, ask), said, (row[fact],))]

    return asking(make, f"described_{label}", 0.6 * len(asks))


TASKS: tuple[Task, ...] = tuple(described(*entry) for entry in DESCRIBED)
