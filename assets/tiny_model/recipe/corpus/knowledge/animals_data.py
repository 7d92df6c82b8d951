"""Animals: kind, food, young, group, home, sound, legs, and something about each."""

from __future__ import annotations

from corpus.knowledge.frames import Task

# name | plural | kind | food | young | group | home | sound | legs | note
MAMMALS = (
    "dog|dogs|mammal|meat and dog food|puppy|pack|kennel|bark|four|is a loyal friend of people and has a very good "
    "sense of smell",
    "cat|cats|mammal|meat, fish and mice|kitten|clowder|house|meow and purr|four|can see well in the dark and likes "
    "to sleep a lot",
    "cow|cows|mammal|grass and hay|calf|herd|barn|moo|four|gives milk and has a stomach with four parts",
    "horse|horses|mammal|grass, hay and oats|foal|herd|stable|neigh|four|can run fast and can sleep standing up",
    "pig|pigs|mammal|almost anything, such as roots, grain and vegetables|piglet|herd|sty|oink and grunt|four|is "
    "clever and likes to roll in mud",
    "sheep|sheep|mammal|grass|lamb|flock|fold|baa|four|gives us wool",
    "goat|goats|mammal|grass, leaves and twigs|kid|herd|pen|bleat|four|is good at climbing",
    "donkey|donkeys|mammal|grass and hay|foal|herd|stable|bray|four|is strong and can carry heavy loads",
    "rabbit|rabbits|mammal|grass, leaves and vegetables|kit|colony|burrow||four|has long ears and strong back legs",
    "mouse|mice|mammal|seeds, grain and fruit|pup|nest|hole|squeak|four|is small and has a long thin tail",
    "hamster|hamsters|mammal|seeds, grain and vegetables|pup||burrow|squeak|four|carries food in its cheeks",
    "squirrel|squirrels|mammal|nuts, seeds and buds|kitten||drey|chatter|four|has a bushy tail and hides nuts for the winter",
    "hedgehog|hedgehogs|mammal|insects, worms and snails|hoglet||nest of leaves||four|has spines and rolls into a "
    "ball when in danger",
    "fox|foxes|mammal|mice, birds and berries|cub|skulk|den||four|is known for being clever",
    "wolf|wolves|mammal|meat, such as deer|pup|pack|den|howl|four|is the wild ancestor of the dog",
    "bear|bears|mammal|berries, fish, honey and meat|cub|sloth|den|growl|four|sleeps through much of the winter",
    "polar bear|polar bears|mammal|mostly seals|cub||den in the snow|growl|four|lives in the Arctic and is a good swimmer",
    "panda|pandas|mammal|bamboo|cub||bamboo forest||four|lives in China and eats for many hours a day",
    "koala|koalas|mammal|eucalyptus leaves|joey||eucalyptus tree||four|lives in Australia and sleeps up to twenty hours a day",
    "kangaroo|kangaroos|mammal|grass and leaves|joey|mob|grassland||two long back legs and two short front|carries "
    "its young in a pouch and moves by hopping",
    "lion|lions|mammal|meat, such as zebras and antelopes|cub|pride|savannah|roar|four|is called the king of "
    "beasts, and the male has a mane",
    "tiger|tigers|mammal|meat, such as deer and wild pigs|cub|streak|jungle|roar|four|is the largest cat and has black stripes",
    "cheetah|cheetahs|mammal|meat, such as gazelles|cub|coalition|savannah|purr and chirp|four|is the fastest land animal",
    "elephant|elephants|mammal|grass, leaves, bark and fruit|calf|herd|savannah or forest|trumpet|four|is the "
    "largest land animal and has a trunk",
    "giraffe|giraffes|mammal|leaves|calf|tower|savannah|hum|four|is the tallest animal and has a very long neck",
    "zebra|zebras|mammal|grass|foal|herd|savannah|bark|four|has black and white stripes",
    "hippopotamus|hippopotamuses|mammal|grass|calf|bloat|river or lake|grunt|four|spends the day in the water",
    "camel|camels|mammal|grass and thorny plants|calf|caravan|desert|grunt|four|stores fat in its hump and can go "
    "without water for days",
    "deer|deer|mammal|grass, leaves and buds|fawn|herd|forest|bellow|four|has antlers if it is male, and sheds them every year",
    "monkey|monkeys|mammal|fruit, leaves and insects|infant|troop|forest|chatter|two legs and two arms|is clever "
    "and good at climbing",
    "gorilla|gorillas|mammal|leaves, stems and fruit|infant|troop|rainforest|grunt|two legs and two arms|is the largest ape",
    "bat|bats|mammal|insects or fruit|pup|colony|cave|squeak|two|is the only mammal that can really fly",
    "whale|whales|mammal|krill, plankton and fish|calf|pod|ocean|sing|no|breathes air, and the blue whale is the "
    "largest animal of all",
    "dolphin|dolphins|mammal|fish and squid|calf|pod|sea|whistle and click|no|is clever and breathes air",
    "seal|seals|mammal|fish|pup|colony|coast||four flippers and no|swims very well with its flippers",
)
BIRDS = (
    "chicken|chickens|bird|grain, seeds and worms|chick|flock|coop|cluck|two|lays the eggs that we eat",
    "duck|ducks|bird|water plants, seeds and insects|duckling|flock|pond|quack|two|can swim, walk and fly",
    "goose|geese|bird|grass and grain|gosling|gaggle|pond|honk|two|often flies in the shape of a V",
    "swan|swans|bird|water plants|cygnet|wedge|lake|hiss|two|is a large white water bird with a long neck",
    "owl|owls|bird|mice and other small animals|owlet|parliament|hollow tree|hoot|two|hunts at night and flies without a sound",
    "eagle|eagles|bird|fish, rabbits and other animals|eaglet|convocation|eyrie|scream|two|has very sharp eyes",
    "parrot|parrots|bird|seeds, nuts and fruit|chick|flock|rainforest|squawk|two|is colourful and can copy words",
    "penguin|penguins|bird|fish and krill|chick|colony|cold southern coast|bray|two|cannot fly but swims very well",
    "ostrich|ostriches|bird|grass, seeds and leaves|chick|flock|savannah|boom|two|is the largest bird and runs fast "
    "but cannot fly",
)
OTHERS = (
    "frog|frogs|amphibian|insects, worms and snails|tadpole|army|pond|croak|four|begins life in the water as a tadpole",
    "snake|snakes|reptile|mice, frogs and other animals|snakelet|nest|hole|hiss|no|moves without legs and swallows "
    "its food whole",
    "crocodile|crocodiles|reptile|fish and other animals|hatchling|bask|river|growl|four|has strong jaws and lies "
    "still in the water",
    "turtle|turtles|reptile|water plants, jellyfish and crabs|hatchling|bale|sea||four flippers and no|has a shell "
    "and flippers",
    "shark|sharks|fish|fish and other sea animals|pup|shiver|ocean||no|has many rows of sharp teeth",
    "goldfish|goldfish|fish|fish food and water plants|fry|troubling|tank or pond||no|is a popular pet with an orange colour",
    "salmon|salmon|fish|insects and small fish|fry|run|sea and river||no|swims up rivers to lay its eggs",
    "bee|bees|insect|nectar and pollen|larva|swarm|hive|buzz|six|makes honey and carries pollen from flower to flower",
    "ant|ants|insect|seeds, insects and sweet juice|larva|colony|anthill||six|can carry many times its own weight",
    "butterfly|butterflies|insect|nectar|caterpillar|kaleidoscope|meadow||six|begins life as a caterpillar and has "
    "colourful wings",
    "fly|flies|insect|rotting food and sweet things|maggot|swarm|house and garden|buzz|six|can walk on the ceiling",
    "ladybird|ladybirds|insect|greenfly|larva|loveliness|garden||six|is a small red beetle with black spots",
    "spider|spiders|arachnid|insects|spiderling|cluster|web||eight|spins a web to catch its food",
    "crab|crabs|crustacean|algae, shellfish and dead animals|larva|cast|beach||ten|has two claws and walks sideways",
    "octopus|octopuses|mollusc|crabs and shellfish|larva||sea||eight arms and no|has three hearts and can squirt ink",
    "snail|snails|mollusc|leaves and vegetables|hatchling|rout|shell||no|carries its house on its back and is very slow",
)
TASKS: tuple[Task, ...] = ()
