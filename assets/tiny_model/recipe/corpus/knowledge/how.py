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
    "How does a bicycle work?|a bicycle works|You push the *pedals*, the pedals turn the chain, and the chain turns "
    "the back wheel. With the handlebars you steer the front wheel.",
    "How does a battery work?|a battery works|In a battery two different *substances* react with each other. This "
    "drives electrons through the device from one pole to the other. When the substances are used up, the battery "
    "is empty.",
    "How does a microwave work?|a microwave works|A microwave oven sends out invisible *waves* that shake the water "
    "in the food. This movement makes the food hot.",
    "How does a fridge work?|a fridge works|A liquid in pipes *evaporates* inside the fridge and takes up warmth. "
    "Outside, at the back, it is pressed together and gives the warmth away.",
    "How does a light bulb work?|a light bulb works|In an old light bulb electricity heats a thin *wire* until it "
    "glows. A modern LED makes light in a small chip and stays much cooler.",
    "How does a thermometer work?|a thermometer works|In a glass thermometer a *liquid* expands when it gets warmer "
    "and climbs up a thin tube.",
    "How does a compass work?|a compass works|The needle of a compass is a small *magnet*. It turns along the "
    "magnetic field of the Earth and points to the north.",
    "How does a magnet work?|a magnet works|In a magnet many tiny magnetic parts point in *the same direction*. "
    "Together they pull at iron and at other magnets.",
    "How do magnets work?|magnets work|In a magnet many tiny magnetic parts point in *the same direction*. Together "
    "they pull at iron and at other magnets.",
    "How does a camera work?|a camera works|A *lens* throws a small picture of the world onto a chip or a film. The "
    "chip turns the light into numbers that are stored.",
    "How does a telephone work?|a telephone works|A microphone turns the voice into an *electric signal*. The "
    "signal travels to the other telephone, where a loudspeaker turns it back into sound.",
    "How does a radio work?|a radio works|A station sends out *radio waves* that carry sound. The aerial of the "
    "radio catches them, and the loudspeaker makes them audible.",
    "How does a computer work?|a computer works|A computer follows a *program* step by step. Its processor "
    "calculates with zeros and ones, and its memory stores the results.",
    "How does the internet work?|the internet works|The internet joins computers all over the world by cables and "
    "radio. Data is cut into small *packets*, which find their way to the right address.",
    "How does wifi work?|wifi works|A router sends and receives data by *radio waves*, so devices nearby need no cable.",
    "How does a search engine work?|a search engine works|Programs read many web pages and store their words in a "
    "large *index*. When you search, the fitting pages are looked up there and put in order.",
    "How does a car engine work?|a car engine works|In the engine small amounts of *fuel* burn in cylinders. The "
    "hot gas pushes pistons, and these turn the wheels.",
    "How does an aeroplane fly?|an aeroplane flies|The engines push the plane forward. Air streams around its "
    "*wings* and is turned downwards, and this lifts the plane.",
    "How do planes fly?|planes fly|The engines push the plane forward. Air streams around its *wings* and is turned "
    "downwards, and this lifts the plane.",
    "How does a rocket work?|a rocket works|A rocket burns fuel and pushes hot *gas* out at the back. The gas "
    "pushes the rocket forward.",
    "How does a submarine dive?|a submarine dives|It lets *water* into its tanks and becomes heavier. To come up, "
    "it presses the water out with air.",
    "How does a wind turbine work?|a wind turbine works|The wind turns the *blades*, and the blades turn a "
    "generator, which makes electricity.",
    "How does a solar panel work?|a solar panel works|Sunlight hits the thin layers of the panel and sets "
    "*electrons* moving. That is electricity.",
    "How does a nuclear reactor work?|a nuclear reactor works|In a reactor the cores of *uranium* atoms split and "
    "set free heat. The heat makes steam, and the steam drives a generator.",
    "How does a washing machine work?|a washing machine works|It fills with water and soap and *turns* the drum "
    "with the clothes. Then it pumps the water out, rinses and spins fast.",
    "How does soap work?|soap works|One end of a soap particle likes *grease* and the other likes water. So the "
    "water can carry the grease away.",
    "How does a vaccine work?|a vaccine works|A vaccine shows the body a harmless part of a *germ*. The body learns "
    "to recognise it and can fight the real germ quickly later.",
    "How do vaccines work?|vaccines work|A vaccine shows the body a harmless part of a *germ*. The body learns to "
    "recognise it and can fight the real germ quickly later.",
    "How does the heart work?|the heart works|The heart is a *muscle* with four chambers. It pumps blood to the "
    "lungs and then through the whole body.",
    "How do lungs work?|lungs work|We breathe in air, and *oxygen* passes from the lungs into the blood. Carbon "
    "dioxide goes the other way and is breathed out.",
    "How does the eye work?|the eye works|Light enters through the pupil, and a lens makes a picture on the "
    "*retina*. Nerves send it to the brain.",
    "How do muscles work?|muscles work|Muscles *shorten* when nerves tell them to, and so they pull at the bones.",
    "How do tides work?|tides work|The gravity of the *Moon* pulls at the oceans, and the water rises on the sides "
    "towards it and away from it. As the Earth turns, high and low water follow each other.",
    "How does a cloud form?|a cloud forms|Warm, moist air rises and cools. The water in it turns into tiny *drops*, "
    "and we see them as a cloud.",
    "How does a tornado form?|a tornado forms|Warm and cold air meet in a strong thunderstorm and the air begins to "
    "*turn*. The column becomes narrower and faster and reaches the ground.",
    "How are mountains formed?|mountains are formed|Two plates of the Earth's crust push *against each other*, and "
    "the rock folds upwards over millions of years.",
    "How are fossils made?|fossils are made|A dead animal or plant is covered by *mud*. Over a very long time the "
    "mud and the remains turn to stone.",
    "How does the water cycle work?|the water cycle works|Water *evaporates* from seas and land, forms clouds and "
    "falls as rain or snow. Rivers carry it back to the sea.",
    "How does a seed grow?|a seed grows|With water and warmth the seed opens. A *root* grows down and a shoot grows "
    "up to the light.",
    "How do bees make honey?|bees make honey|Bees collect *nectar* from flowers and carry it to the hive. There "
    "they pass it on, dry it and store it in cells of wax.",
    "How does a caterpillar become a butterfly?|a caterpillar becomes a butterfly|The caterpillar turns into a "
    "*chrysalis*. Inside, its body is rebuilt, and after some weeks a butterfly comes out.",
    "How do birds fly?|birds fly|Birds beat their *wings* and push the air down and back. Their light bones and "
    "strong muscles help them.",
    "How do fish breathe?|fish breathe|Water flows through their *gills*, which take oxygen out of it.",
    "How is bread made?|bread is made|Flour, water, salt and *yeast* are mixed into a dough. The dough rises and is "
    "baked in the oven.",
    "How is cheese made?|cheese is made|Milk is made to *curdle*, so that the solid part separates from the liquid. "
    "The solid part is pressed, salted and left to ripen.",
    "How is chocolate made?|chocolate is made|*Cocoa beans* are fermented, roasted and ground. The paste is mixed "
    "with sugar and often with milk.",
    "How is wine made?|wine is made|*Grapes* are pressed, and yeast turns the sugar of the juice into alcohol.",
    "How is paper made?|paper is made|*Wood* is broken into fibres and mixed with water. The pulp is spread out "
    "thin, pressed and dried.",
    "How is glass made?|glass is made|*Sand* is melted with soda and lime at a very high temperature and formed "
    "while it is soft.",
    "How does recycling work?|recycling works|Used paper, glass, metal and plastic are *sorted*, cleaned and made "
    "into new things.",
)
how = reasons("how", WORKS, FRAMES)
TASKS: tuple[Task, ...] = (how,)
