"""Questions about weather, plants, animals as a whole, and everyday science."""

from __future__ import annotations

from corpus.knowledge.frames import Entry, Task, fixed

SCIENCE: tuple[Entry, ...] = (
    (
        "How does rain form? / Why does it rain? / Where does rain come from? / ~how rain forms / Explain how rain forms.",
        "Water evaporates from seas, rivers and the ground and "
        "rises into the air. High up it cools and forms clouds of tiny drops, and when the drops are heavy enough, they "
        "fall as rain.",
        "clouds",
    ),
    (
        "What is a cloud made of? / What are clouds? / ~what clouds are made of / Why are there clouds?",
        "Clouds are made of tiny drops of water or of ice crystals.",
        "water",
    ),
    (
        "What causes a rainbow? / When do we see a rainbow? / ~how a rainbow forms / How does a rainbow form?",
        "A rainbow appears when the sun shines on raindrops, which split its light into colours.",
        "raindrops",
    ),
    (
        "What are the colours of the rainbow? / Name the colours of the rainbow. / =the colours of the rainbow / How many "
        "colours does a rainbow have?",
        "The colours of the rainbow are red, orange, yellow, green, blue, indigo and violet.",
        "red|orange|yellow|green|blue|indigo|violet",
    ),
    (
        "Why does thunder follow lightning? / Why do we hear thunder after lightning? / What comes first, thunder or "
        "lightning? / What is thunder?",
        "Thunder is the sound of lightning. We hear it later than we see the flash, because sound is much slower than light.",
        "sound",
    ),
    (
        "What is gravity? / =gravity / Explain gravity. / Why do things fall down?",
        "Gravity is the force with which masses attract each other. It makes things fall to the "
        "ground and keeps the Moon near the Earth.",
        "force",
    ),
    (
        "What is photosynthesis? / =photosynthesis / Explain photosynthesis. / How do plants make their food?",
        "In photosynthesis green plants use sunlight to make sugar from water and carbon dioxide. They give off oxygen.",
        "sunlight|oxygen",
    ),
    (
        "What do plants need to grow? / ~what plants need to grow / What does a plant need?",
        "Plants need light, water, air and nutrients from the soil to grow.",
        "light|water",
    ),
    (
        "Why are leaves green? / ~why leaves are green / What makes leaves green?",
        "Leaves are green because they contain chlorophyll, which catches sunlight.",
        "chlorophyll",
    ),
    (
        "Why do leaves fall in autumn? / Why do trees lose their leaves? / ~why leaves fall in autumn",
        "Trees drop their leaves in autumn to save water and energy in the winter.",
        "save water",
    ),
    (
        "Why does ice float? / ~why ice floats on water / Why does ice swim on water?",
        "Ice floats because it is less dense than liquid water: water expands when it freezes.",
        "less dense",
    ),
    (
        "Why is the sea salty? / ~why the sea is salty / Where does the salt in the sea come from?",
        "The sea is salty because rivers wash minerals from rocks into it, and the salt stays behind when water evaporates.",
        "minerals",
    ),
    (
        "What is a volcano? / How does a volcano erupt? / ~how a volcano erupts",
        "A volcano is an opening in the ground from which hot melted rock, ash and gas can come out.",
        "melted rock",
    ),
    (
        "What is lava? / =lava / What is the difference between magma and lava? / What is magma?",
        "Magma is melted rock below the ground. When it flows out of a volcano, it is called lava.",
        "melted rock",
    ),
    (
        "Why do earthquakes happen? / What causes an earthquake? / ~why earthquakes happen",
        "Earthquakes happen when the plates of the Earth's crust move suddenly against each other.",
        "plates",
    ),
    (
        "What is electricity? / =electricity / Explain electricity. / What is electric current?",
        "Electricity is the movement of tiny charged particles called electrons, for example through a wire.",
        "electrons",
    ),
    (
        "What does a magnet attract? / Which metals are magnetic?",
        "A magnet attracts iron, nickel and cobalt.",
        "iron|nickel|cobalt",
    ),
    (
        "=the speed of sound / How fast is sound? / How fast does sound travel in air?",
        "Sound travels through air at about 340 metres per second.",
        "340",
    ),
    ("What is fire? / What does a fire need?", "A fire needs fuel, heat and oxygen.", "fuel|heat|oxygen"),
    (
        "What is steam? / =steam / What happens when water boils?",
        "When water boils, it turns into a gas called water vapour, or steam.",
        "steam",
    ),
    (
        "What is evaporation? / =evaporation / Explain evaporation.",
        "Evaporation is the change of a liquid into a gas, as when a puddle dries in the sun.",
        "liquid",
    ),
    (
        "What is a mammal? / =a mammal / Explain what a mammal is. / What are mammals?",
        "A mammal is a warm-blooded animal that feeds its young with milk and usually has hair.",
        "milk",
    ),
    (
        "What is a reptile? / =a reptile / Explain what a reptile is. / What are reptiles?",
        "A reptile is a cold-blooded animal with scales, such as a snake or a lizard.",
        "scales",
    ),
    (
        "What is an insect? / =an insect / Explain what an insect is. / What are insects?",
        "An insect is a small animal with six legs and a body in three parts.",
        "six legs",
    ),
    (
        "What is a bird? / =a bird / Explain what a bird is. / What makes a bird a bird?",
        "A bird is a warm-blooded animal with feathers, wings and a beak, and it lays eggs.",
        "feathers",
    ),
    (
        "What is an amphibian? / =an amphibian / Explain what an amphibian is. / What are amphibians?",
        "An amphibian is an animal that lives in water when young and mostly on land when grown up, such as a frog.",
        "frog",
    ),
    (
        "=the largest animal / +which animal is the largest / =the biggest animal in the world",
        "The largest animal is the blue whale. It can be about 30 metres long.",
        "blue whale",
    ),
    (
        "=the largest land animal / +which land animal is the largest",
        "The largest land animal is the African elephant.",
        "elephant",
    ),
    (
        "=the fastest land animal / +which land animal is the fastest",
        "The fastest land animal is the cheetah. It can run at about 100 kilometres per hour.",
        "cheetah",
    ),
    (
        "=the fastest bird / +which bird is the fastest / =the fastest animal in the air",
        "The fastest bird is the peregrine falcon when it dives.",
        "peregrine falcon",
    ),
    ("=the tallest animal / +which animal is the tallest", "The tallest animal is the giraffe.", "giraffe"),
    ("=the largest bird / +which bird is the largest", "The largest bird is the ostrich. It cannot fly.", "ostrich"),
    ("=the smallest bird / +which bird is the smallest", "The smallest bird is the bee hummingbird.", "hummingbird"),
    (
        "What do bees make? / +who makes honey / Where does honey come from? / Which animal makes honey?",
        "Bees make honey from the nectar of flowers.",
        "Bees",
    ),
    ("Where does milk come from? / Which animal gives milk?", "Most milk that people drink comes from cows.", "cows"),
    (
        "Where does wool come from? / Which animal gives wool? / What animal do we get wool from?",
        "Wool comes from sheep.",
        "sheep",
    ),
    (
        "Where does silk come from? / Which animal makes silk? / What animal do we get silk from?",
        "Silk comes from silkworms, the caterpillars of a moth.",
        "silkworms",
    ),
    (
        "Name five farm animals. / Which animals live on a farm? / List five farm animals. / What are five farm animals?",
        "Five farm animals are cows, pigs, sheep, goats and chickens.",
        "cows|pigs|sheep",
    ),
    (
        "Name five wild animals. / List five wild animals. / What are five wild animals? / Give me five wild animals.",
        "Five wild animals are lions, elephants, wolves, bears and foxes.",
        "lions|wolves",
    ),
    (
        "Name five birds. / List five birds. / What are five birds? / Give me five kinds of birds.",
        "Five birds are robins, owls, swans, eagles and penguins.",
        "owls|swans",
    ),
    (
        "Name five pets. / List five pets. / Which animals are good pets? / What are five common pets?",
        "Five common pets are dogs, cats, hamsters, rabbits and goldfish.",
        "dogs|cats",
    ),
    (
        "Name five trees. / List five trees. / What are five kinds of trees? / Give me the names of five trees.",
        "Five trees are the oak, the beech, the pine, the birch and the maple.",
        "oak|pine",
    ),
    (
        "Name five flowers. / List five flowers. / What are five flowers? / Give me the names of five flowers.",
        "Five flowers are roses, tulips, daisies, lilies and sunflowers.",
        "roses|tulips",
    ),
    (
        "What is a computer? / =a computer / Explain what a computer is.",
        "A computer is a machine that follows a program to store and process data.",
        "machine",
    ),
    (
        "What is the internet? / =the internet / Explain the internet.",
        "The internet is a worldwide network of computers that exchange data.",
        "network",
    ),
    (
        "What is a program? / =a program / What is software?",
        "A program is a list of instructions that a computer follows.",
        "instructions",
    ),
    (
        "What is an algorithm? / =an algorithm / Explain what an algorithm is.",
        "An algorithm is a clear list of steps that solves a problem, like a recipe.",
        "steps",
    ),
)
science = fixed("science", SCIENCE)
TASKS: tuple[Task, ...] = (science,)
