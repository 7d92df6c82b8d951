"""Animals: kind, food, young, group, home, sound, legs, and something about each."""

from __future__ import annotations

from corpus.knowledge.frames import Task

# name | plural | kind | food | young | group | home | sound | legs | note
MAMMALS = (
    "dog|dogs|mammal|meat and dog food|puppy|pack|kennel|bark|four|is a loyal friend of people and has a very good sense "
    "of smell",
    "cat|cats|mammal|meat, fish and mice|kitten|clowder|house|meow and purr|four|can see well in the dark and likes to "
    "sleep a lot",
    "cow|cows|mammal|grass and hay|calf|herd|barn|moo|four|gives milk and has a stomach with four parts",
    "horse|horses|mammal|grass, hay and oats|foal|herd|stable|neigh|four|can run fast and can sleep standing up",
    "pig|pigs|mammal|almost anything, such as roots, grain and vegetables|piglet|herd|sty|oink and grunt|four|is clever "
    "and likes to "
    "roll in mud",
    "sheep|sheep|mammal|grass|lamb|flock|fold|baa|four|gives us wool",
    "goat|goats|mammal|grass, leaves and twigs|kid|herd|pen|bleat|four|is good at climbing",
    "donkey|donkeys|mammal|grass and hay|foal|herd|stable|bray|four|is strong and can carry heavy loads",
    "rabbit|rabbits|mammal|grass, leaves and vegetables|kit|colony|burrow||four|has long ears and strong back legs",
    "hare|hares|mammal|grass and herbs|leveret|drove|shallow hollow in the grass||four|runs faster than a rabbit and has "
    "longer ears",
    "mouse|mice|mammal|seeds, grain and fruit|pup|nest|hole|squeak|four|is small and has a long thin tail",
    "rat|rats|mammal|almost anything|pup|pack|nest|squeak|four|is clever and a good swimmer",
    "hamster|hamsters|mammal|seeds, grain and vegetables|pup||burrow|squeak|four|carries food in its cheeks",
    "guinea pig|guinea pigs|mammal|hay and vegetables|pup|herd|hutch|squeak|four|is a gentle pet that comes from South America",
    "squirrel|squirrels|mammal|nuts, seeds and buds|kitten||drey|chatter|four|has a bushy tail and hides nuts for the winter",
    "hedgehog|hedgehogs|mammal|insects, worms and snails|hoglet||nest of leaves||four|has spines and rolls into a ball "
    "when in danger",
    "fox|foxes|mammal|mice, birds and berries|cub|skulk|den|bark|four|is known for being clever",
    "wolf|wolves|mammal|meat, such as deer|pup|pack|den|howl|four|is the wild ancestor of the dog",
    "bear|bears|mammal|berries, fish, honey and meat|cub|sloth|den|growl|four|sleeps through much of the winter",
    "polar bear|polar bears|mammal|mostly seals|cub||den in the snow|growl|four|lives in the Arctic and is a good swimmer",
    "panda|pandas|mammal|bamboo|cub||bamboo forest||four|lives in China and eats for many hours a day",
    "koala|koalas|mammal|eucalyptus leaves|joey||eucalyptus tree||four|lives in Australia and sleeps up to twenty hours a day",
    "kangaroo|kangaroos|mammal|grass and leaves|joey|mob|grassland||two long back legs and two short front|carries its "
    "young in a pouch and moves by hopping",
    "lion|lions|mammal|meat, such as zebras and antelopes|cub|pride|savannah|roar|four|is called the king of beasts, and "
    "the male has a mane",
    "tiger|tigers|mammal|meat, such as deer and wild pigs|cub|streak|jungle|roar|four|is the largest cat and has black stripes",
    "leopard|leopards|mammal|meat, such as antelopes|cub|leap|savannah or forest|growl|four|has spots and often drags its "
    "prey into a tree",
    "cheetah|cheetahs|mammal|meat, such as gazelles|cub|coalition|savannah|purr and chirp|four|is the fastest land animal",
    "jaguar|jaguars|mammal|meat, such as capybaras and caimans|cub||rainforest|roar|four|is the largest cat of the Americas",
    "elephant|elephants|mammal|grass, leaves, bark and fruit|calf|herd|savannah or forest|trumpet|four|is the largest land "
    "animal and has a trunk",
    "giraffe|giraffes|mammal|leaves|calf|tower|savannah|hum|four|is the tallest animal and has a very long neck",
    "zebra|zebras|mammal|grass|foal|herd|savannah|bark|four|has black and white stripes",
    "rhinoceros|rhinoceroses|mammal|grass and leaves|calf|crash|savannah|snort|four|has one or two horns on its nose",
    "hippopotamus|hippopotamuses|mammal|grass|calf|bloat|river or lake|grunt|four|spends the day in the water",
    "camel|camels|mammal|grass and thorny plants|calf|caravan|desert|grunt|four|stores fat in its hump and can go without "
    "water for days",
    "llama|llamas|mammal|grass|cria|herd|pasture in the Andes|hum|four|carries loads in South America and gives wool",
    "deer|deer|mammal|grass, leaves and buds|fawn|herd|forest|bellow|four|has antlers if it is male, and sheds them every year",
    "moose|moose|mammal|leaves, twigs and water plants|calf||northern forest|bellow|four|is the largest kind of deer",
    "reindeer|reindeer|mammal|lichen and grass|calf|herd|tundra|grunt|four|is a deer of the far north, and females have "
    "antlers too",
    "monkey|monkeys|mammal|fruit, leaves and insects|infant|troop|forest|chatter|two legs and two arms|is clever and good "
    "at climbing",
    "gorilla|gorillas|mammal|leaves, stems and fruit|infant|troop|rainforest|grunt|two legs and two arms|is the largest ape",
    "chimpanzee|chimpanzees|mammal|fruit, leaves and insects|infant|community|rainforest|hoot|two legs and two arms|uses "
    "sticks as tools",
    "bat|bats|mammal|insects or fruit|pup|colony|cave|squeak|two|is the only mammal that can really fly",
    "whale|whales|mammal|krill, plankton and fish|calf|pod|ocean|sing|no|breathes air, and the blue whale is the largest "
    "animal of all",
    "dolphin|dolphins|mammal|fish and squid|calf|pod|sea|whistle and click|no|is clever and breathes air",
    "seal|seals|mammal|fish|pup|colony|coast|bark|four flippers and no|swims very well with its flippers",
    "otter|otters|mammal|fish, crabs and shellfish|pup|raft|holt|whistle|four|is a playful swimmer with thick fur",
    "beaver|beavers|mammal|bark, twigs and water plants|kit|colony|lodge||four|builds dams and has a flat tail",
    "badger|badgers|mammal|worms, insects and roots|cub|cete|sett|growl|four|has a black and white face and digs well",
    "mole|moles|mammal|worms and insects|pup|labour|tunnel||four|lives under the ground and can hardly see",
    "raccoon|raccoons|mammal|almost anything|kit|gaze|den in a tree|chatter|four|looks as if it wore a black mask",
    "skunk|skunks|mammal|insects, eggs and small animals|kit|surfeit|burrow|hiss|four|sprays a bad smell when it is in danger",
    "sloth|sloths|mammal|leaves|infant||rainforest||four|moves very slowly and hangs upside down in trees",
)
BIRDS = (
    "chicken|chickens|bird|grain, seeds and worms|chick|flock|coop|cluck|two|lays the eggs that we eat",
    "duck|ducks|bird|water plants, seeds and insects|duckling|flock|pond|quack|two|can swim, walk and fly",
    "goose|geese|bird|grass and grain|gosling|gaggle|pond|honk|two|often flies in the shape of a V",
    "turkey|turkeys|bird|seeds, berries and insects|poult|flock|farmyard|gobble|two|is a large bird that is eaten at "
    "Thanksgiving",
    "swan|swans|bird|water plants|cygnet|wedge|lake|hiss|two|is a large white water bird with a long neck",
    "owl|owls|bird|mice and other small animals|owlet|parliament|hollow tree|hoot|two|hunts at night and flies without a sound",
    "eagle|eagles|bird|fish, rabbits and other animals|eaglet|convocation|eyrie|scream|two|has very sharp eyes",
    "hawk|hawks|bird|mice and small birds|eyas|cast|nest|scream|two|hunts by day and dives at its prey",
    "crow|crows|bird|almost anything|chick|murder|nest|caw|two|is black and very clever",
    "pigeon|pigeons|bird|seeds and crumbs|squab|flock|loft|coo|two|finds its way home over long distances",
    "parrot|parrots|bird|seeds, nuts and fruit|chick|flock|rainforest|squawk|two|is colourful and can copy words",
    "penguin|penguins|bird|fish and krill|chick|colony|cold southern coast|bray|two|cannot fly but swims very well",
    "ostrich|ostriches|bird|grass, seeds and leaves|chick|flock|savannah|boom|two|is the largest bird and runs fast but "
    "cannot fly",
    "peacock|peacocks|bird|seeds, insects and fruit|peachick|muster|garden or forest|scream|two|spreads a colourful fan of "
    "tail feathers",
    "flamingo|flamingos|bird|algae and shrimps|chick|stand|salt lake|honk|two|is pink and often stands on one leg",
    "stork|storks|bird|frogs, fish and insects|chick|muster|nest on a roof|clatter|two|has long legs and flies to Africa "
    "for the winter",
    "swallow|swallows|bird|flying insects|chick|flight|mud nest|twitter|two|has a forked tail and flies south in autumn",
    "sparrow|sparrows|bird|seeds and insects|chick|host|nest|chirp|two|is a small brown bird that lives near people",
    "robin|robins|bird|insects, worms and berries|chick||nest|sing|two|has a red breast",
    "woodpecker|woodpeckers|bird|insects under the bark|chick|descent|hole in a tree|drum|two|hammers on trees with its beak",
    "hummingbird|hummingbirds|bird|nectar and small insects|chick|charm|tiny nest|hum|two|is the smallest kind of bird and "
    "can hover in the air",
    "seagull|seagulls|bird|fish and scraps|chick|colony|coast|scream|two|lives by the sea and steals food at times",
    "cuckoo|cuckoos|bird|insects and caterpillars|chick||nest of another bird|call cuckoo|two|lays its eggs in the "
    "nests of other birds",
)
OTHERS = (
    "frog|frogs|amphibian|insects, worms and snails|tadpole|army|pond|croak|four|begins life in the water as a tadpole",
    "toad|toads|amphibian|insects and worms|tadpole|knot|damp garden|croak|four|has dry, bumpy skin",
    "salamander|salamanders|amphibian|insects and worms|larva||damp forest||four|looks like a lizard but has smooth, wet skin",
    "newt|newts|amphibian|insects and worms|eft||pond||four|is a small animal that lives both in water and on land",
    "snake|snakes|reptile|mice, frogs and other animals|snakelet|nest|hole|hiss|no|moves without legs and swallows its "
    "food whole",
    "lizard|lizards|reptile|insects|hatchling|lounge|sunny wall||four|can lose its tail and grow a new one",
    "crocodile|crocodiles|reptile|fish and other animals|hatchling|bask|river|growl|four|has strong jaws and lies still in "
    "the water",
    "turtle|turtles|reptile|water plants, jellyfish and crabs|hatchling|bale|sea||four flippers and no|has a shell and "
    "flippers",
    "tortoise|tortoises|reptile|leaves and grass|hatchling|creep|dry land||four|is slow, has a shell and can live for over "
    "a hundred years",
    "chameleon|chameleons|reptile|insects|hatchling||tree||four|can change its colour and has a long sticky tongue",
    "shark|sharks|fish|fish and other sea animals|pup|shiver|ocean||no|has many rows of sharp teeth",
    "goldfish|goldfish|fish|fish food and water plants|fry|troubling|tank or pond||no|is a popular pet with an orange colour",
    "salmon|salmon|fish|insects and small fish|fry|run|sea and river||no|swims up rivers to lay its eggs",
    "tuna|tuna|fish|smaller fish and squid|fry|school|ocean||no|is a large and fast fish that many people eat",
    "eel|eels|fish|worms, snails and fish|elver|bed|river and sea||no|is a long fish that looks like a snake",
    "seahorse|seahorses|fish|tiny sea animals|fry|herd|seagrass||no|swims upright, and the father carries the eggs",
    "bee|bees|insect|nectar and pollen|larva|swarm|hive|buzz|six|makes honey and carries pollen from flower to flower",
    "wasp|wasps|insect|insects and sweet juice|larva|swarm|paper nest|buzz|six|has yellow and black stripes and can sting "
    "many times",
    "ant|ants|insect|seeds, insects and sweet juice|larva|colony|anthill||six|can carry many times its own weight",
    "butterfly|butterflies|insect|nectar|caterpillar|kaleidoscope|meadow||six|begins life as a caterpillar and has "
    "colourful wings",
    "moth|moths|insect|nectar|caterpillar|eclipse|woods and gardens||six|flies mostly at night and is drawn to lights",
    "mosquito|mosquitoes|insect|nectar, and the females also blood|larva|swarm|still water|whine|six|bites people and animals",
    "fly|flies|insect|rotting food and sweet things|maggot|swarm|house and garden|buzz|six|can walk on the ceiling",
    "ladybird|ladybirds|insect|greenfly|larva|loveliness|garden||six|is a small red beetle with black spots",
    "grasshopper|grasshoppers|insect|grass and leaves|nymph|cloud|meadow|chirp|six|can jump very far",
    "cricket|crickets|insect|plants and small insects|nymph|orchestra|meadow|chirp|six|makes its song by rubbing its wings "
    "together",
    "dragonfly|dragonflies|insect|flying insects|nymph|cluster|pond||six|has four wings and catches insects in the air",
    "beetle|beetles|insect|plants, wood or other insects|grub||wood and soil||six|has hard front wings that cover the back "
    "ones",
    "spider|spiders|arachnid|insects|spiderling|cluster|web||eight|spins a web to catch its food",
    "scorpion|scorpions|arachnid|insects and spiders||nest|desert||eight|has a sting at the end of its tail",
    "crab|crabs|crustacean|algae, shellfish and dead animals|larva|cast|beach||ten|has two claws and walks sideways",
    "lobster|lobsters|crustacean|fish, crabs and shellfish|larva|risk|sea floor||ten|has two big claws and a hard shell",
    "octopus|octopuses|mollusc|crabs and shellfish|larva||sea||eight arms and no|has three hearts and can squirt ink",
    "snail|snails|mollusc|leaves and vegetables|hatchling|rout|shell||no|carries its house on its back and is very slow",
    "worm|worms|annelid|soil and dead leaves||bunch|soil||no|loosens the soil, which helps plants to grow",
    "jellyfish|jellyfish|jelly animal|plankton and small fish|polyp|smack|sea||no|consists mostly of water and can sting",
    "starfish|starfish|echinoderm|mussels and clams|larva|galaxy|sea floor||no|usually has five arms",
)
TASKS: tuple[Task, ...] = ()
