"""Things that a visitor may name: themes for which nothing special was written."""

# ruff: noqa: SIM905
from __future__ import annotations

from random import Random

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
TOLD = "fox dragon cat dog bear mouse rabbit penguin lion robot astronaut pirate princess king owl".split()
FANCY = (
    "unicorn mermaid witch wizard ghost giant fairy elf knight queen monster vampire dinosaur snake squirrel turtle frog horse "
    "bird boy girl man woman child grandmother grandfather doctor teacher soldier detective sailor baker painter clown snowman "
    "hedgehog elephant wolf sheep goat donkey pig duck bee spider snail whale parrot tiger monkey kangaroo camel "
    "troll alien superhero"
).split()
BEINGS = [word for word in (*MORE_THINGS[: MORE_THINGS.index("apple")], *FANCY) if word not in TOLD]
"""Animals and people of which no story was written."""
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
    "rubies ruins sailors sandals shadows signposts skateboards slippers snowflakes stairs sundials "
    "sunsets swings tapestries thunder timetables trams treehouses tunnels twilight valleys waltzes wells wigs wine "
    "yarn yoghurt zips "
)
"""Subjects in the plural or without an article, for talk."""
for pair in ("brass bands", "hot-air balloons", "oak trees"):
    MATTERS = MATTERS.replace(pair, pair.replace(" ", "_"))
SUBJECTS = [word.replace("_", " ") for word in MATTERS.split()]
LOOKS = (
    "little", "old", "tiny", "brave", "lonely", "lost", "golden", "green", "clever", "lazy", "broken", "red", "magic", "shy",
    "hungry", "tired", "blue", "friendly", "quiet", "curious", "grumpy", "big", "secret", "happy", "sleepy", "wooden",
)  # fmt: skip
PLACES = (
    "in space", "in the desert", "in the rain", "at night", "on the moon", "in the city", "by the sea", "in winter",
    "at school", "in a forest", "on an island", "on a train", "in the snow", "at home", "in Paris", "in the mountains",
    "on Mars",
)  # fmt: skip
OTHERS = (
    "courage", "time travel", "a rainy day", "growing old", "moving away", "the last day of school", "my little sister",
    "my brother", "my best friend", "our teacher", "Monday", "Christmas", "the end of summer", "a long journey", "luck",
    "being late", "a cup of tea", "sharing", "honesty", "learning to swim", "losing a tooth", "the first kiss", "peace",
    "two friends", "three brothers", "an old couple", "the universe", "artificial intelligence", "climate change", "rice",
    "Berlin", "London", "New York", "my grandfather", "our cat", "a new beginning", "freedom", "mathematics", "gravity",
    "saying goodbye", "the colour blue", "my phone", "the internet", "a bad day", "numbers", "breakfast", "the future",
    "a haunted house", "a broken heart", "the neighbours", "Mondays", "my garden gnome", "thunder", "a missing sock",
    "the office", "lazy Sundays", "a wedding", "hard work", "my homework", "homework", "exams", "a black hole",
)  # fmt: skip


def an(noun: str) -> str:
    """The noun with its article."""
    return ("an " if noun[0] in "aeio" or noun.startswith("umb") else "a ") + noun


def any_theme(rng: Random) -> str:
    """Something to write about, as it stands in a sentence."""
    draw = rng.random()
    if draw < 0.3:
        theme = an(rng.choice(THINGS + MORE_THINGS))
    elif draw < 0.5:
        theme = an(f"{rng.choice(LOOKS)} {rng.choice(THINGS + MORE_THINGS)}")
    elif draw < 0.7:
        theme = rng.choice(SUBJECTS)
    else:
        theme = rng.choice(OTHERS).lstrip("")
    return f"{theme} {rng.choice(PLACES)}" if draw < 0.7 and rng.random() < 0.15 else theme
