"""How things work or come about, in two or three sentences: nature, the body, machines and daily life."""

from __future__ import annotations

from corpus.knowledge.frames import Task
from corpus.knowledge.why import reasons

FRAMES = (
    "{q}", "{q}", "{q}", "{q}", "{q}", "how {s}", "Can you tell me how {s}?", "Do you know how {s}?", "Explain how {s}.",
    "Can you explain how {s}?", "I wonder how {s}.", "Tell me how {s}.", "My son wants to know how {s}.", "Any idea how {s}?",
    "Could you explain in a few sentences how {s}?", "I never understood how {s}.", "Describe how {s}.", "So {l}",
    "Could you explain to a child how {s}?", "In simple words: {l}", "I'd like to know how {s}.", "For school: {l}",
    "Explain in two or three sentences how {s}.", "{q} Keep it simple.", "{q} Explain it briefly.",
)  # fmt: skip
WORKS = (
    "How does a bicycle work?|a bicycle works|You push the *pedals*, the pedals turn the chain, and the chain turns the back "
    "wheel. With the handlebars you steer the front wheel.",
    "How does a bicycle stay upright?|a bicycle stays upright|The rider *steers* a little to the side to which the bicycle "
    "leans. So the wheels come back under the weight, and this is easier when it rolls fast.",
    "How does a battery work?|a battery works|In a battery two different *substances* react with each other. This drives "
    "electrons through the device from one pole to the other. When the substances are used up, the battery is empty.",
    "How does a microwave work?|a microwave works|A microwave oven sends out invisible *waves* that shake the water in the "
    "food. This movement makes the food hot.",
    "How does a fridge work?|a fridge works|A liquid in pipes *evaporates* inside the fridge and takes up warmth. Outside, at "
    "the back, it is pressed together and gives the warmth away.",
    "How does a light bulb work?|a light bulb works|In an old light bulb electricity heats a thin *wire* until it glows. A "
    "modern LED makes light in a small chip and stays much cooler.",
    "How does a candle burn?|a candle burns|The flame melts the *wax*, and the wick draws it up. There it turns to gas and "
    "burns.",
    "How does a thermometer work?|a thermometer works|In a glass thermometer a *liquid* expands when it gets warmer and climbs "
    "up a thin tube.",
    "How does a compass work?|a compass works|The needle of a compass is a small *magnet*. It turns along the magnetic "
    "field of "
    "the Earth and points to the north.",
    "How does a magnet work?|a magnet works|In a magnet many tiny magnetic parts point in *the same direction*. Together they "
    "pull at iron and at other magnets.",
    "How do magnets work?|magnets work|In a magnet many tiny magnetic parts point in *the same direction*. Together they pull "
    "at iron and at other magnets.",
    "How does a camera work?|a camera works|A *lens* throws a small picture of the world onto a chip or a film. The chip turns "
    "the light into numbers that are stored.",
    "How does a telephone work?|a telephone works|A microphone turns the voice into an *electric signal*. The signal "
    "travels to "
    "the other telephone, where a loudspeaker turns it back into sound.",
    "How does a mobile phone work?|a mobile phone works|A mobile phone sends the voice and data by *radio waves* to the "
    "nearest "
    "mast. From there they travel through cables to the other person.",
    "How does a radio work?|a radio works|A station sends out *radio waves* that carry sound. The aerial of the radio catches "
    "them, and the loudspeaker makes them audible.",
    "How does a loudspeaker work?|a loudspeaker works|An electric signal makes a coil with a *magnet* move to and fro. The "
    "coil "
    "shakes a cone, and the cone shakes the air as sound.",
    "How does a television work?|a television works|A television receives a signal and turns it into many tiny points of "
    "*light*. They change so quickly that we see a moving picture.",
    "How does a computer work?|a computer works|A computer follows a *program* step by step. Its processor calculates with "
    "zeros and ones, and its memory stores the results.",
    "How does the internet work?|the internet works|The internet joins computers all over the world by cables and radio. Data "
    "is cut into small *packets*, which find their way to the right address.",
    "How does wifi work?|wifi works|A router sends and receives data by *radio waves*, so devices nearby need no cable.",
    "How does a search engine work?|a search engine works|Programs read many web pages and store their words in a large "
    "*index*. "
    "When you search, the fitting pages are looked up there and put in order.",
    "How does a car engine work?|a car engine works|In the engine small amounts of *fuel* burn in cylinders. The hot gas "
    "pushes "
    "pistons, and these turn the wheels.",
    "How does an electric car work?|an electric car works|A large *battery* feeds an electric motor, which turns the wheels. "
    "The battery is charged at a socket or a charging station.",
    "How does a car brake work?|a car brake works|Pads are pressed against a disc on the wheel. The *friction* slows the wheel "
    "down.",
    "How does an aeroplane fly?|an aeroplane flies|The engines push the plane forward. Air streams around its *wings* and is "
    "turned downwards, and this lifts the plane.",
    "How do planes fly?|planes fly|The engines push the plane forward. Air streams around its *wings* and is turned downwards, "
    "and this lifts the plane.",
    "How does an aeroplane stay in the air?|an aeroplane stays in the air|The engines push the plane forward. Air streams "
    "around "
    "its *wings* and is turned downwards, and this lifts the plane.",
    "How does a helicopter fly?|a helicopter flies|The turning *blades* push air down, and that lifts the helicopter.",
    "How does a rocket work?|a rocket works|A rocket burns fuel and pushes hot *gas* out at the back. The gas pushes the "
    "rocket "
    "forward.",
    "How does a hot-air balloon work?|a hot-air balloon works|A burner heats the air in the balloon. Hot air is *lighter* than "
    "cold air, so the balloon rises.",
    "How does a sailing boat move?|a sailing boat moves|The *wind* pushes and pulls at the sails. The keel keeps the boat from "
    "drifting sideways.",
    "How does a submarine dive?|a submarine dives|It lets *water* into its tanks and becomes heavier. To come up, it "
    "presses the "
    "water out with air.",
    "How does a lift work?|a lift works|A motor pulls the cabin up on strong *ropes*. A counterweight on the other side makes "
    "that easier.",
    "How does a lock on a canal work?|a lock on a canal works|A boat enters a chamber with *gates* at both ends. Water is "
    "let in "
    "or out until the level fits, and then the other gate opens.",
    "How does a windmill work?|a windmill works|The wind turns the *sails*, and the sails turn a heavy stone or a pump.",
    "How does a wind turbine work?|a wind turbine works|The wind turns the *blades*, and the blades turn a generator, which "
    "makes electricity.",
    "How does a solar panel work?|a solar panel works|Sunlight hits the thin layers of the panel and sets *electrons* moving. "
    "That is electricity.",
    "How does a power station work?|a power station works|Most power stations heat water to *steam*. The steam drives a "
    "turbine, "
    "and the turbine drives a generator.",
    "How does a nuclear reactor work?|a nuclear reactor works|In a reactor the cores of *uranium* atoms split and set free "
    "heat. "
    "The heat makes steam, and the steam drives a generator.",
    "How does a dam make electricity?|a dam makes electricity|Water falls through pipes in the dam and turns a *turbine*. The "
    "turbine drives a generator.",
    "How does a toaster work?|a toaster works|Electricity heats thin *wires* in the toaster until they glow and brown the "
    "bread.",
    "How does a kettle work?|a kettle works|Electricity heats a metal *coil* or plate, which heats the water. Steam trips a "
    "switch when the water boils.",
    "How does a washing machine work?|a washing machine works|It fills with water and soap and *turns* the drum with the "
    "clothes. Then it pumps the water out, rinses and spins fast.",
    "How does a vacuum cleaner work?|a vacuum cleaner works|A fan blows air out of the machine, so that air with *dust* is "
    "sucked in at the front. A filter or bag keeps the dust.",
    "How does a zip work?|a zip works|The slider presses two rows of small *teeth* into each other. Moved back, it pushes them "
    "apart.",
    "How does a pencil write?|a pencil writes|A pencil leaves a thin trace of *graphite* on the paper.",
    "How does soap work?|soap works|One end of a soap particle likes *grease* and the other likes water. So the water can "
    "carry "
    "the grease away.",
    "How does a vaccine work?|a vaccine works|A vaccine shows the body a harmless part of a *germ*. The body learns to "
    "recognise "
    "it and can fight the real germ quickly later.",
    "How do vaccines work?|vaccines work|A vaccine shows the body a harmless part of a *germ*. The body learns to recognise it "
    "and can fight the real germ quickly later.",
    "How do glasses help us to see?|glasses help us to see|Their *lenses* bend the light so that a sharp picture falls on the "
    "back of the eye.",
    "How does the heart work?|the heart works|The heart is a *muscle* with four chambers. It pumps blood to the lungs and then "
    "through the whole body.",
    "How do lungs work?|lungs work|We breathe in air, and *oxygen* passes from the lungs into the blood. Carbon dioxide "
    "goes the "
    "other way and is breathed out.",
    "How does the eye work?|the eye works|Light enters through the pupil, and a lens makes a picture on the *retina*. Nerves "
    "send it to the brain.",
    "How does the ear work?|the ear works|Sound makes the *eardrum* shake. Small bones carry the movement to the inner ear, "
    "and "
    "nerves send it to the brain.",
    "How does digestion work?|digestion works|Teeth and stomach break the food into small pieces. In the *intestine* the "
    "useful "
    "parts pass into the blood, and the rest leaves the body.",
    "How do muscles work?|muscles work|Muscles *shorten* when nerves tell them to, and so they pull at the bones.",
    "How does a wound heal?|a wound heals|The blood *clots* and closes the wound with a scab. New skin grows under it.",
    "How do tides work?|tides work|The gravity of the *Moon* pulls at the oceans, and the water rises on the sides towards it "
    "and away from it. As the Earth turns, high and low water follow each other.",
    "How do the tides work?|the tides work|The gravity of the *Moon* pulls at the oceans, and the water rises on the sides "
    "towards it and away from it. As the Earth turns, high and low water follow each other.",
    "How does a cloud form?|a cloud forms|Warm, moist air rises and cools. The water in it turns into tiny *drops*, and we see "
    "them as a cloud.",
    "How does snow form?|snow forms|In cold clouds water freezes to small *crystals*. They stick together and fall as flakes.",
    "How does hail form?|hail forms|Drops are carried up and down in a thundercloud and *freeze*, layer upon layer, until they "
    "are heavy and fall.",
    "How does lightning form?|lightning forms|In a thundercloud ice and water rub against each other and collect electric "
    "*charge*. When there is enough of it, it jumps to the ground as a flash.",
    "How does a tornado form?|a tornado forms|Warm and cold air meet in a strong thunderstorm and the air begins to *turn*. "
    "The "
    "column becomes narrower and faster and reaches the ground.",
    "How are mountains formed?|mountains are formed|Two plates of the Earth's crust push *against each other*, and the rock "
    "folds "
    "upwards over millions of years.",
    "How are volcanoes formed?|volcanoes are formed|Melted rock breaks through the *crust* of the Earth. Lava and ash pile up "
    "around the opening and build a mountain.",
    "How are fossils made?|fossils are made|A dead animal or plant is covered by *mud*. Over a very long time the mud and the "
    "remains turn to stone.",
    "How is sand made?|sand is made|Wind, water and frost break *rocks* into smaller and smaller grains.",
    "How does a river begin?|a river begins|Most rivers begin at a *spring*, at a lake or where snow and ice melt in the "
    "mountains.",
    "How does the water cycle work?|the water cycle works|Water *evaporates* from seas and land, forms clouds and falls as "
    "rain "
    "or snow. Rivers carry it back to the sea.",
    "How does a seed grow?|a seed grows|With water and warmth the seed opens. A *root* grows down and a shoot grows up to the "
    "light.",
    "How do bees make honey?|bees make honey|Bees collect *nectar* from flowers and carry it to the hive. There they pass "
    "it on, "
    "dry it and store it in cells of wax.",
    "How does a caterpillar become a butterfly?|a caterpillar becomes a butterfly|The caterpillar turns into a *chrysalis*. "
    "Inside, its body is rebuilt, and after some weeks a butterfly comes out.",
    "How do birds fly?|birds fly|Birds beat their *wings* and push the air down and back. Their light bones and strong muscles "
    "help them.",
    "How do fish breathe?|fish breathe|Water flows through their *gills*, which take oxygen out of it.",
    "How do bats find their way in the dark?|bats find their way in the dark|They call in very high tones and listen to the "
    "*echo*.",
    "How do spiders make their webs?|spiders make their webs|They press *silk* out of glands in their bodies and fix thread "
    "after thread with their legs.",
    "How is bread made?|bread is made|Flour, water, salt and *yeast* are mixed into a dough. The dough rises and is baked "
    "in the "
    "oven.",
    "How is cheese made?|cheese is made|Milk is made to *curdle*, so that the solid part separates from the liquid. The solid "
    "part is pressed, salted and left to ripen.",
    "How is butter made?|butter is made|*Cream* is beaten until the fat sticks together.",
    "How is chocolate made?|chocolate is made|*Cocoa beans* are fermented, roasted and ground. The paste is mixed with "
    "sugar and "
    "often with milk.",
    "How is wine made?|wine is made|*Grapes* are pressed, and yeast turns the sugar of the juice into alcohol.",
    "How is paper made?|paper is made|*Wood* is broken into fibres and mixed with water. The pulp is spread out thin, pressed "
    "and dried.",
    "How is glass made?|glass is made|*Sand* is melted with soda and lime at a very high temperature and formed while it is "
    "soft.",
    "How is silk made?|silk is made|Silkworms spin cocoons. The cocoons are put in hot water and the long *threads* are wound "
    "up.",
    "How is sugar made?|sugar is made|The juice of *sugar cane* or sugar beet is boiled until crystals form.",
    "How is electricity made?|electricity is made|Mostly a *generator* is turned by steam, water or wind. Solar panels make it "
    "directly from light.",
    "How does recycling work?|recycling works|Used paper, glass, metal and plastic are *sorted*, cleaned and made into new "
    "things.",
    "How does an election work?|an election works|People *vote* for a candidate or a party. The votes are counted, and whoever "
    "has most of them wins.",
    "How does a library work?|a library works|You show a card, *borrow* books for some weeks and bring them back in time.",
    "How does a bank earn money?|a bank earns money|It lends money to people and firms and takes *interest* for it.",
    "How do traffic lights work?|traffic lights work|A small computer changes the lights: *red* means stop, green means go and "
    "yellow means take care.",
    "How does chess work?|chess works|Two players move sixteen pieces each on a board of 64 squares. Whoever traps the other "
    "player's *king* wins.",
    "How does football work?|football works|Two teams of eleven players try to get the ball into the other team's *goal* "
    "without "
    "using their hands. After 90 minutes the team with more goals wins.",
)
how = reasons("how", WORKS, FRAMES)
TASKS: tuple[Task, ...] = (how,) * 5
