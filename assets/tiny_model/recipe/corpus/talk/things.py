"""Things that a visitor may name: themes for which nothing special was written."""

# ruff: noqa: SIM905
from __future__ import annotations

TASKS = ()
THINGS = (
    "lamp bottle ladder basket button candle carpet chair cupboard drum engine feather fence flag fork fountain glove "
    "guitar hammer harp helmet jacket jar kettle lantern locket magnet marble medal microscope nail needle notebook oven "
    "paintbrush pencil pillow pipe plate pocket pot quilt radio ribbon ring rope rug saddle saw scarf shell shovel sledge "
    "spoon stove suitcase table tablecloth teapot telescope tent thimble torch trumpet vase violin wagon wheel whistle "
    "zip anchor arrow axe bag balloon bell bench blanket bowl box brick broom brush bucket cage camera canoe cart compass "
    "crown cup desk doll door fan flute globe hook iron kayak lock map mask mill mug net nest oar pan parachute piano "
    "pin pump puppet raft razor rocket roof sack scooter shelf spade stamp statue stone string swing sword tower tractor "
    "tray tunnel typewriter wallet wall wardrobe watch whip wreath yacht zeppelin"
).split()
MORE_THINGS = (
    "badger bat beaver buffalo butterfly canary caterpillar cheetah chicken cobra crab cricket crocodile deer dolphin "
    "eagle eel emu falcon ferret flamingo fly gecko giraffe goose gorilla grasshopper hamster hawk heron hippo "
    "hummingbird iguana jaguar jellyfish koala ladybird lamb lark leopard lizard llama lobster lynx mole moose moth "
    "mule newt nightingale octopus ostrich otter ox panda peacock pelican pheasant pigeon pony puppy quail raccoon rat "
    "raven reindeer rhino robin rooster salmon seal shark skunk sloth sparrow starling stork swallow tadpole toad trout "
    "walrus wasp weasel woodpecker worm yak zebra actor architect barber beekeeper blacksmith butcher carpenter dentist "
    "diver farmer firefighter florist hunter inventor janitor judge juggler librarian magician mechanic miner nun "
    "optician pilot plumber poet prince professor sculptor shepherd singer tailor tourist vet waiter apple banana "
    "biscuit cactus cake cherry cookie lemon melon mushroom onion orange pancake pear pie potato sandwich strawberry "
    "tomato turnip volcano waterfall cave comet planet rainbow field garden harbour hill lake meadow pond swamp valley "
    "well "
).split()
MATTERS = (
    "acting bagpipes ballet bamboo barges blueberries bookbinding brass bands "
    "buttons calligraphy candles canals caravans carnivals carpets caves ceramics cherries cider clarinets "
    "cobwebs comets comics cookies crochet dandelions deserts dolls drums embroidery escalators "
    "ferries fireworks flags flutes fog fountains ginger glass glaciers gloves gondolas harps hay "
    "honey hot-air balloons ice igloos ink ivy jam juggling jungles kayaks keys lace lanterns lavender "
    "lemons looms magnets marbles marathons mazes meadows mirrors mosaics moss mushrooms mustard noodles nuts oak trees "
    "oboes olives onions opera orchids origami pancakes paper parachutes pencils perfume pirates plums porcelain "
    "potatoes pumpkins puppets quilts radios raspberries roses salt sandcastles saxophones scarves shells "
    "silk sledges socks stamps sugar tango tattoos teapots telescopes tents toasters towers trumpets "
    "tulips typewriters unicycles vanilla violins volcanoes waffles waterfalls whistling willows windmills wool "
    "abacuses accordions allotments antiques apricots aqueducts attics bakeries barns bazaars berries bonfires "
    "bookshops brunch cabins cacti campfires cardigans cartoons cellos chandeliers chestnuts choirs cobblestones corn "
    "cranes crossbows crystals cupcakes curtains daisies dominoes doughnuts dumplings echoes elevators envelopes "
    "fairgrounds figs firewood fjords gingerbread globes hammocks hedges hiccups hourglasses icicles jigsaws jukeboxes "
    "kimonos ladders lagoons lilies limericks magic maps masks mittens moats monasteries moonlight nicknames nightfall "
    "oases oatmeal orchards palaces parades parsley pears piers pillows pyramids quarries quizzes raincoats ravines "
    "riddles rubies ruins sailors sandals shadows signposts skateboards slippers snowflakes stairs sundials "
    "sunsets swings tapestries thunder timetables trams treehouses tunnels twilight valleys waltzes wells wigs wine "
    "yarn yoghurt zips "
)
"""Subjects in the plural or without an article, for talk."""
for pair in ("brass bands", "hot-air balloons", "oak trees"):
    MATTERS = MATTERS.replace(pair, pair.replace(" ", "_"))
SUBJECTS = [word.replace("_", " ") for word in MATTERS.split()]
