"""Forty things that shops sell, each with what is true of it."""

from __future__ import annotations

from dataclasses import dataclass

from ..base import Maker
from .shop_kit import bars

GENRES: tuple[Maker, ...] = ()
DIMENSIONS = {"tall": "height", "wide": "width", "long": "length", "high": "height", "deep": "depth", "across": "diameter"}


@dataclass(frozen=True)
class Product:
    """One kind of thing: ranges of price, weight and size, and sentences that fit it."""

    noun: str
    short: str
    price: tuple[int, int]
    grams: tuple[int, int]
    dim: str
    dim_noun: str
    size: tuple[int, int]
    materials: tuple[str, ...]
    uses: tuple[str, ...]
    care: tuple[str, ...]
    box: tuple[str, ...]
    blurbs: tuple[str, ...]
    litres: str
    volume: tuple[int, int]


def _range(text: str) -> tuple[int, int]:
    low, high = text.split("-")
    return int(low), int(high)


def _product(block: str) -> Product:
    """A product from six lines: noun and ranges, materials, uses, care, contents of the box, sentences."""
    lines = [line.strip() for line in block.strip().split("\n")]
    noun, cost, grams, dim, *rest = bars(lines[0])
    word, size = dim.split()
    volume, unit = rest[0].split(" ", 1) if rest else ("1-2", "")
    return Product(
        noun,
        noun.split()[-1],
        _range(cost),
        _range(grams),
        "wide" if word == "across" else word,
        DIMENSIONS[word],
        _range(size),
        bars(lines[1]),
        bars(lines[2]),
        bars(lines[3]),
        bars(lines[4]),
        bars(" ".join(lines[5:])),
        f"# {unit}" if unit else "",
        _range(volume),
    )


_BLOCKS = """
desk lamp | 18-140 | 600-2600 | tall 34-62
powder-coated steel | brushed aluminium | brass and oak | bamboo | recycled plastic
reading in the evening | late work at a desk | sewing and other fine work
wipe it with a dry cloth | unplug it first and dust it with a soft brush
a spare bulb | a power lead with a switch | two fixing screws | a screw clamp | a printed manual
The arm turns in every direction and stays where you put it. | The light can be dimmed with one touch. | A heavy foot keeps it
 from tipping over.

teapot | 14-95 | 500-1300 | high 12-24 | 8-19 litres of tea
glazed stoneware | borosilicate glass | fine porcelain | cast iron | hand-thrown clay
long Sunday breakfasts | tea with the neighbours | cold afternoons
rinse it with warm water and leave it to dry without the lid | wash it by hand and never use soap
a wire strainer | two cups | a cork mat | a tin of green tea | a wooden box
The spout does not drip. | The handle stays cool even when the tea is hot. | The lid sits firmly and does not fall out while
 you pour.

frying pan | 22-150 | 900-2900 | across 18-34
cast iron | carbon steel | stainless steel | forged aluminium
pancakes | fried eggs | quick suppers for two
wipe it out with kitchen paper and a little oil | wash it by hand in hot water and dry it at once
a glass lid | a leather sleeve for the handle | a recipe booklet | a wooden spatula
It heats evenly right to the edge. | It can go from the stove straight into the oven. | The surface gets better the more often
 you use it.

kettle | 19-120 | 700-1600 | high 18-29 | 10-20 litres of water
stainless steel | heat-proof glass | enamelled steel | polished copper
a fast cup of tea | small kitchens | the office
descale it with vinegar once a month | empty it every evening and leave the lid open
a limescale filter | a base with a cable | a measuring spoon | a short manual
It switches itself off when the water boils. | The water level can be read from both sides. | It is so quiet that you can keep
 on talking.

bread bin | 20-90 | 1200-4200 | wide 28-46
beech wood | enamelled steel | birch plywood | bamboo | clay with a wooden lid
keeping bread fresh | busy family kitchens | bakers at home
brush out the crumbs every week | wipe it with a damp cloth and a drop of vinegar
a cutting board | a linen bread bag | a crumb tray | a bread knife
Small holes in the back let the air move. | The lid also serves as a tray. | A loaf stays fresh in it for days.

chopping board | 12-80 | 600-3200 | long 26-50
oiled oak | end-grain maple | beech wood | olive wood | bamboo
cutting vegetables | serving cheese | carving a roast
rub it with oil every few weeks | rinse it and let it dry standing up
a small bottle of oil | a paring knife | a hanging loop | a scraper
A groove around the edge catches the juice. | It does not slip on a wet surface. | Your knives stay sharp on it.

coffee grinder | 25-160 | 500-1900 | tall 17-26
stainless steel | walnut and steel | cast iron and beech | aluminium
freshly ground coffee | slow mornings | camping trips
empty it after use and brush out the dust | grind a handful of dry rice in it twice a year
a cleaning brush | a measuring spoon | a bag of beans | a travel pouch | a spare jar
Eighteen steps take you from very fine to coarse. | The handle folds away after use. | It grinds enough for four cups in one
    go.

wool blanket | 35-190 | 800-2300 | long 150-220
pure new wool | lambswool and cashmere | merino wool | recycled wool
long evenings on the sofa | cold bedrooms | picnics in autumn
air it outside and wash it cold once a year | shake it out and hang it up on a damp day
a cotton bag | a cedar ring against moths | a leather strap | a darning kit
The edges are sewn by hand. | It is warm without being heavy. | The wool comes from sheep that graze on the coast.

rain jacket | 40-240 | 300-900 | long 62-88
waxed cotton | recycled polyester | coated nylon | organic cotton with a waterproof lining
walks in bad weather | cycling to work | rainy weekends in the hills
wash it at 30 degrees without softener | let it dry on a hanger and spray it once a year
a stuff sack | a repair patch | a detachable hood | a spare button
All the seams are taped. | Two deep pockets close with a flap. | Openings under the arms let warm air out.

rucksack | 30-210 | 600-1800 | high 42-70 | 180-550 litres
recycled nylon | waxed canvas | cotton and leather | woven polyester
day trips | carrying a laptop and lunch | long walks
clean it with a soft brush and lukewarm water | empty all the pockets and wipe it with a wet cloth
a rain cover | a chest strap | a key hook | a drinking bottle | a laptop sleeve
The back is padded and lets the air through. | A side zip takes you straight to the bottom. | The straps can be set for short
 and tall people.

tent | 70-480 | 1500-6200 | long 200-320
nylon with aluminium poles | coated polyester | cotton canvas | recycled nylon
weekends in the woods | cycle tours | family holidays
let it dry fully before you pack it away | sweep it out and store it loosely in a dry place
eight pegs | a repair kit | a groundsheet | a carrying bag | four guy lines
One person can put it up in ten minutes. | The porch leaves room for boots and bags. | A fine net keeps the midges out.

sleeping bag | 40-290 | 700-2100 | long 185-225
goose down | hollow fibre | merino wool and cotton | recycled polyester
mountain huts | nights under the stars | summer camps
air it after every night and store it loosely | wash it at 30 degrees and dry it with two tennis balls
a stuff sack | a cotton liner | a small pillow | a storage bag
The zip runs smoothly and does not catch. | It keeps you warm down to five degrees below zero. | The hood closes with one hand.

folding chair | 18-130 | 1800-5200 | high 72-92
aluminium and canvas | beech wood | acacia wood | steel tube and cotton
balconies | unexpected guests | concerts in the park
wipe it with a wet cloth and dry it | oil the wood every spring
a carrying strap | a seat cushion | four felt pads | a cup holder
Folded up it is as flat as a tray. | It carries up to 120 kilos. | It opens and closes with one hand.

garden bench | 90-620 | 12000-34000 | wide 110-180
larch wood | teak | cast iron and oak | recycled plastic planks | galvanised steel
warm evenings outside | small front gardens | watching the birds
brush it down every spring and oil it | cover it in winter and wash it with plain water
a weather cover | a set of screws | an Allen key | a tin of wood oil
It stays outside all year round. | The back leans at a comfortable angle. | Two people can put it together in half an hour.

watering can | 15-75 | 500-1500 | high 24-42 | 20-120 litres of water
zinc-plated steel | copper | recycled plastic | enamelled steel
balcony flowers | seedlings in the greenhouse | vegetable beds
empty it before the first frost | rinse the rose so that it does not clog
a fine brass rose | a spare seal | a plant label set | a pair of gloves
The long spout reaches the back of every shelf. | The weight is well balanced when it is full. | It pours without splashing.

nesting box | 16-70 | 800-2400 | high 22-36
untreated pine | larch wood | wood concrete | old oak planks
small gardens | families who like birds | quiet balconies
take out the old nest each autumn | brush it out with hot water but without soap
a hanging wire | two aluminium nails | a leaflet on garden birds | a cleaning brush
The front opens so that it can be cleaned. | The hole is the right size for tits. | It should face away from the midday sun.

bookshelf | 45-520 | 9000-42000 | high 80-210
solid oak | birch plywood | pine | steel and walnut | ash wood
a full library at home | children's rooms | narrow hallways
dust it with a soft cloth | wipe it with a cloth that is barely damp
a wall bracket | a set of pegs | an Allen key | two book ends | a drawing for assembly
The boards can be set at any height. | No tools are needed to put it up. | A rail at the back stops books from falling behind.

bedside table | 35-260 | 4000-13000 | high 40-62
solid beech | painted pine | walnut | oak and linen | bent plywood
small bedrooms | a book, a glass and a lamp | guest rooms
wipe it with a dry cloth and keep it out of the sun | treat it with wax once a year
four felt pads | a cable clip | a set of screws | a drawer liner
The drawer slides without a sound. | A gap at the back hides the cable of a lamp. | The corners are rounded so that nobody
 gets hurt.

wall clock | 20-170 | 400-2100 | across 20-48
oak and glass | brushed steel | slate | recycled plastic | birch plywood
kitchens | waiting rooms | people who hate to be late
dust it with a feather duster | clean the glass with a little spirit
a battery | a wall hook | a template for drilling | a spare hand
The hands move without any ticking. | You can read it from across the room. | It sets itself by radio every night.

mirror | 25-320 | 1800-12000 | high 45-170
glass and oak | glass with a brass frame | glass and painted steel | glass and cork
dark hallways | small bathrooms | dressing rooms
clean it with warm water and a drop of spirit | wipe it with newspaper and no soap
two wall hooks | a leather strap | a polishing cloth | a drilling template
It makes a narrow room look wider. | The edge is polished by hand. | It can be hung upright or on its side.

rug | 40-560 | 1900-9000 | long 120-300
pure wool | cotton | jute | recycled bottles | wool and hemp
living rooms | cold stone floors | playing on the floor
vacuum it without the brush | beat it outside and treat stains with cold water
a non-slip underlay | a sample of the yarn | a stain remover | a care card
It is woven so tightly that crumbs stay on top. | Both sides can be used. | The pattern goes back to an old village design.

yoga mat | 18-110 | 700-2600 | long 173-200
natural rubber | cork and rubber | organic cotton | foam without plasticisers
morning stretching | classes in the park | sore backs
wipe it with water and roll it up dry | wash it by hand and hang it in the shade
a carrying strap | a cotton bag | a poster of exercises | a foam block
It does not slip, even on a wooden floor. | It is thick enough for sore knees. | The smell is gone after one day in the fresh
 air.

bicycle helmet | 30-190 | 220-480 | long 26-34
hard foam and polycarbonate | recycled plastic | cork and foam
the way to work | school children | long tours
wash the pads by hand | wipe it with water and keep it out of the hot car
a rear light | spare pads | a rain cover | a visor | a soft bag
A wheel at the back sets it to your head. | Fourteen openings let the air in. | The buckle can be closed with gloves on.

bicycle pump | 12-75 | 150-1400 | long 20-66
aluminium | steel and beech | carbon fibre | recycled plastic
a flat tyre on the road | the whole family's bikes | racing tyres
put a drop of oil on the rod once a year | blow out the valve head after rainy rides
a needle for balls | a frame clip | two tyre levers | a patch kit | a spare hose
It fits every kind of valve. | The gauge can be read without glasses. | Ten strokes are enough for a soft tyre.

torch | 10-85 | 80-420 | long 9-26
aircraft aluminium | rubber and steel | recycled plastic | brass
night walks | power cuts | looking under the bonnet
wipe it dry after rain | take out the battery when you store it
a charging cable | a wrist strap | a belt clip | a spare battery | a red filter
The beam reaches the other end of a field. | It floats when it falls into water. | Three levels of light save the battery.

radio | 30-240 | 500-2800 | wide 16-34
walnut and cloth | recycled plastic | bamboo | aluminium and leather
the breakfast table | workshops | evenings on the balcony
dust it with a dry brush | wipe it with a soft cloth and no polish
a power lead | an aerial | a carrying handle | a pair of headphones
The sound is warm and clear. | Six buttons keep your favourite stations. | It runs for days on one charge.

alarm clock | 12-90 | 150-700 | high 7-16
steel and glass | recycled plastic | beech wood | brass
heavy sleepers | children's rooms | travelling
wipe it with a dry cloth | change the battery once a year
a battery | a travel case | a charging cable | a short manual
The alarm starts softly and grows louder. | One touch gives you nine more minutes. | The display goes dark at night.

notebook | 5-38 | 140-620 | high 14-30
recycled paper | cotton paper and leather | stone paper | grass paper and linen
diaries | sketches on the road | recipes
keep it dry and flat | rub marks off the cover with a soft eraser
a pencil | a ribbon | a pocket for receipts | a sheet of stickers
It lies flat on the table when it is open. | Ink does not come through the pages. | The pages are numbered.

fountain pen | 18-220 | 15-48 | long 12-16
brass and resin | aluminium | olive wood and steel | recycled plastic
letters | signing contracts | learning to write
flush it with cold water every month | wipe the nib with a lint-free cloth
six cartridges | a converter | a bottle of ink | a felt pouch
It writes at once, even after a week in the drawer. | The nib suits left-handed people too. | The cap clicks on and stays on.

wooden train | 15-85 | 400-1600 | long 24-58
beech wood | maple and linden | cherry wood | birch
children from two years | playrooms | grandparents' houses
wipe it with a damp cloth | never put it in water, just rub it clean
three wagons | a set of letters | a cotton bag | two passengers
The wagons hold together with magnets. | The paint is safe for small children. | It runs on all common wooden tracks.

jigsaw puzzle | 9-48 | 400-1300 | wide 42-98
strong grey cardboard | birch plywood | recycled card
rainy afternoons | long winter evenings | families with patience
keep it in its box, away from the damp | dust the pieces with a dry cloth
a poster | a sorting tray | a cotton bag | a tube of glue
The picture shows a harbour at dawn. | No two pieces have the same shape. | The pieces lock with a soft click.

board game | 16-78 | 600-2200 | wide 24-42
cardboard and beech | wood and felt | recycled card
evenings with friends | families with teenagers | clubs
wipe the cards with a dry cloth | sort the pieces into the bags after each game
a board | two dice | a pad for the scores | a sand timer | forty cards
A round takes about forty minutes. | The rules are explained in five minutes. | Nobody has to drop out before the end.

kite | 12-95 | 150-700 | wide 70-220
ripstop nylon | silk and bamboo | paper and spruce | polyester and glass fibre
windy beaches | autumn weekends | beginners
dry it before you roll it up | rinse off the salt after a day at the sea
fifty metres of line | a long tail | two handles | a carrying bag
It rises even in a light wind. | It is put together in two minutes. | It has two lines and turns on the spot.

hammock | 30-170 | 700-2400 | long 210-340
woven cotton | parachute silk | hemp | recycled polyester
lazy afternoons | two people and a book | camping without a tent
wash it at 30 degrees in a pillowcase | hang it up to dry and keep it inside in winter
two ropes | four hooks | a small pillow | a mosquito net | a carrying bag
It carries up to 200 kilos. | It packs down to the size of a melon. | The cloth is soft and does not leave marks.

picnic basket | 28-150 | 1500-4200 | wide 34-52 | 150-420 litres
willow | seagrass | rattan and leather | bamboo and cotton
lunch by the river | open-air concerts | day trips with children
brush it out and let it dry in the air | wipe it with salt water once a year
four plates | four glasses | a tablecloth | a corkscrew | a cool bag
Leather straps hold the plates in place. | The lid can be used as a table. | It is woven by hand in one piece.

suitcase | 60-380 | 1900-4800 | high 50-78 | 320-1100 litres
polycarbonate | aluminium | recycled polyester | waxed canvas
long journeys | weekend trips | business travel
wipe it with a damp cloth | store it open in a dry place
a luggage label | a laundry bag | a combination lock | a dust cover
Four wheels turn in every direction. | The handle clicks in at three heights. | A divider keeps shirts and shoes apart.

umbrella | 14-95 | 250-700 | long 24-98
recycled polyester and steel | nylon and glass fibre | cotton and ash wood
stormy days | the handbag | walks with a dog
open it to dry before you put it away | wash it with lukewarm water
a sleeve | a carrying strap | a wooden stand | a name tag
It does not turn inside out, even in a storm. | It opens at the press of a button. | The handle fits well in the hand.

toolbox | 20-130 | 1400-5600 | wide 32-58 | 90-350 litres
sheet steel | birch plywood | recycled plastic | aluminium
work around the house | new flats | amateur mechanics
oil the hinges once a year | wipe it out with a dry rag
a hammer | a set of screwdrivers | a spirit level | a tape measure | a box of nails
The tray on top can be taken out. | The lid can carry a grown man. | A padlock fits the clasp.

stepladder | 30-180 | 3200-9800 | high 70-190
aluminium | beech wood | steel and rubber | bamboo
changing light bulbs | picking cherries | high shelves
wipe the steps and check the screws twice a year | keep it dry and oil the hinges
a tool tray | four rubber feet | a wall hook | a safety strap
The steps are wide and do not slip. | It folds to the width of a hand. | It carries up to 150 kilos.

pressure cooker | 40-230 | 1900-4300 | high 17-29 | 30-90 litres
stainless steel | forged aluminium | steel with a copper base
soups and stews | quick family meals | cooking beans
wash the seal by hand and store the lid upside down | clean the valve with a small brush after use
a steam basket | a spare seal | a recipe book | a glass lid
Potatoes are done in six minutes. | The lid only opens when the pressure is gone. | It works on every kind of stove.
"""

PRODUCTS: tuple[Product, ...] = tuple(_product(block) for block in _BLOCKS.strip().split("\n\n"))
