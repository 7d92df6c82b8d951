"""Superlatives and lists of the Earth: oceans, continents, rivers, mountains, countries."""

from __future__ import annotations

from corpus.knowledge.frames import Entry, Task, fixed

EARTH: tuple[Entry, ...] = (
    (
        "List the continents. / Name the continents. / What are the continents? / How many continents are there? / Which "
        "continents are there? / Name all seven "
        "continents. / =the names of the continents",
        "There are seven continents: Africa, Antarctica, Asia, Europe, North America, Oceania and South America.",
        "Africa|Antarctica|Asia|Europe|North America|Oceania|South America",
    ),
    (
        "List the oceans. / Name the oceans. / What are the oceans? / How many oceans are there? / Which oceans are there? "
        "/ Name all five oceans. / =the names of "
        "the oceans",
        "There are five oceans: the Pacific, the Atlantic, the Indian, the Southern and the Arctic Ocean.",
        "Pacific|Atlantic|Indian|Southern|Arctic",
    ),
    (
        "=the largest ocean / +which ocean is the largest / +which ocean is the biggest / =the biggest ocean",
        "The largest ocean is the Pacific Ocean.",
        "Pacific",
    ),
    ("=the smallest ocean / +which ocean is the smallest", "The smallest ocean is the Arctic Ocean.", "Arctic"),
    (
        "=the second largest ocean / +which ocean is the second largest",
        "The second largest ocean is the Atlantic Ocean.",
        "Atlantic",
    ),
    (
        "=the deepest place in the sea / ~where the sea is deepest / =the deepest point of the oceans",
        "The deepest known place in the sea is in the Mariana Trench in the Pacific. It is almost 11 kilometres deep.",
        "Mariana Trench",
    ),
    (
        "=the longest river in the world / +which river is the longest in the world / =the longest river",
        "The Nile is usually called the longest river in the world, with about 6,650 kilometres. The Amazon is nearly as long.",
        "Nile",
    ),
    (
        "=the longest river in Europe / +which river is the longest in Europe",
        "The longest river in Europe is the Volga.",
        "Volga",
    ),
    (
        "=the longest river in South America / +which river is the longest in South America",
        "The longest river in South America is the Amazon.",
        "Amazon",
    ),
    (
        "=the longest river in Asia / +which river is the longest in Asia",
        "The longest river in Asia is the Yangtze.",
        "Yangtze",
    ),
    (
        "=the highest mountain in the world / +which mountain is the highest in the world / =the highest mountain / =the "
        "tallest mountain on Earth",
        "The highest mountain in the world is Mount Everest. It is 8,849 metres high.",
        "Mount Everest|8,849",
    ),
    (
        "=the second highest mountain in the world / +which mountain is the second highest",
        "The second highest mountain in the world is K2. It is 8,611 metres high.",
        "K2",
    ),
    (
        "=the highest mountain in Africa / +which mountain is the highest in Africa",
        "The highest mountain in Africa is Kilimanjaro in Tanzania.",
        "Kilimanjaro",
    ),
    (
        "=the highest mountain in South America / +which mountain is the highest in South America",
        "The highest mountain in South America is Aconcagua in Argentina.",
        "Aconcagua",
    ),
    (
        "=the highest mountain in North America / +which mountain is the highest in North America",
        "The highest mountain in North America is Denali in Alaska.",
        "Denali",
    ),
    (
        "=the highest mountain in the Alps / +which mountain is the highest in the Alps",
        "The highest mountain in the Alps is Mont Blanc.",
        "Mont Blanc",
    ),
    (
        "=the highest mountain in Japan / +which mountain is the highest in Japan",
        "The highest mountain in Japan is Mount Fuji.",
        "Mount Fuji",
    ),
    (
        "=the highest mountain in Germany / +which mountain is the highest in Germany",
        "The highest mountain in Germany is the Zugspitze.",
        "Zugspitze",
    ),
    (
        "=the highest mountain in Scotland / +which mountain is the highest in Britain",
        "The highest mountain in Scotland and in all of Britain is Ben Nevis.",
        "Ben Nevis",
    ),
    (
        "=the largest hot desert / +which hot desert is the largest / =the biggest hot desert in the world",
        "The largest hot desert in the world is the Sahara in northern Africa.",
        "Sahara",
    ),
    (
        "=the largest desert in the world / +which desert is the largest of all",
        "The largest desert in the world is Antarctica, if cold deserts count. The largest hot one is the Sahara.",
        "Antarctica|Sahara",
    ),
    (
        "=the largest desert in Asia / +which desert is the largest in Asia",
        "The largest desert in Asia is the Arabian Desert.",
        "Arabian Desert",
    ),
    (
        "=the driest desert / +which desert is the driest outside the polar regions",
        "The Atacama Desert in Chile is the driest desert outside the polar regions.",
        "Atacama",
    ),
    (
        "=the largest country in the world / +which country is the largest / =the biggest country by area",
        "The largest country in the world by area is Russia.",
        "Russia",
    ),
    (
        "=the smallest country in the world / +which country is the smallest",
        "The smallest country in the world is Vatican City.",
        "Vatican City",
    ),
    (
        "=the second largest country / +which country is the second largest",
        "The second largest country by area is Canada.",
        "Canada",
    ),
    (
        "=the largest country in South America / +which country is the largest in South America",
        "The largest country in South America is Brazil.",
        "Brazil",
    ),
    (
        "=the largest country in Africa / +which country is the largest in Africa",
        "The largest country in Africa by area is Algeria.",
        "Algeria",
    ),
    (
        "=the largest island in the world / +which island is the largest / =the biggest island",
        "The largest island in the world is Greenland.",
        "Greenland",
    ),
    (
        "=the largest continent / +which continent is the largest / =the biggest continent",
        "The largest continent is Asia.",
        "Asia",
    ),
    (
        "=the smallest continent / +which continent is the smallest",
        "The smallest continent is Oceania, or Australia if only the mainland is counted.",
        "Oceania",
    ),
    (
        "=the coldest continent / +which continent is the coldest / Where is the South Pole?",
        "The coldest continent is Antarctica. The South Pole is there.",
        "Antarctica",
    ),
    (
        "=the largest lake in the world / +which lake is the largest",
        "The largest lake in the world is the Caspian Sea, which is salty.",
        "Caspian Sea",
    ),
    (
        "=the deepest lake in the world / +which lake is the deepest",
        "The deepest lake in the world is Lake Baikal in Russia.",
        "Lake Baikal",
    ),
    (
        "=the highest waterfall / +which waterfall is the highest",
        "The highest waterfall in the world is Angel Falls in Venezuela.",
        "Angel Falls",
    ),
    (
        "=the largest rainforest / +which rainforest is the largest",
        "The largest rainforest in the world is the Amazon rainforest in South America.",
        "Amazon",
    ),
    (
        "What is the equator? / =the equator / Explain what the equator is.",
        "The equator is the imaginary line around the middle of the Earth, halfway between the poles.",
        "imaginary line",
    ),
    (
        "Where is the North Pole? / ~where the North Pole is / Where would I find the North Pole?",
        "The North Pole is in the Arctic Ocean, at the northern end of the Earth's axis.",
        "Arctic Ocean",
    ),
    (
        "+which two countries share Niagara Falls / Where is Niagara? / Which countries does Niagara Falls belong to?",
        "Niagara Falls lies on the border of the United States and Canada.",
        "Canada",
    ),
    (
        "+which sea lies between Europe and Africa / =the sea between Europe and Africa",
        "The Mediterranean Sea lies between Europe and Africa.",
        "Mediterranean",
    ),
    (
        "+which canal joins the Mediterranean and the Red Sea / =the canal between the Mediterranean and the Red Sea",
        "The Suez Canal joins the Mediterranean and the Red Sea.",
        "Suez Canal",
    ),
    (
        "+which canal joins the Atlantic and the Pacific / =the canal between the Atlantic and the Pacific",
        "The Panama Canal joins the Atlantic and the Pacific.",
        "Panama Canal",
    ),
    (
        "What are the four points of the compass? / Name the points of the compass. / =the four directions / What are the "
        "four directions?",
        "The four points of the compass are north, east, south and west.",
        "north|east|south|west",
    ),
    (
        "~where the sun rises / Where does the sun rise? / In which direction does the sun rise?",
        "The sun rises in the east.",
        "east",
    ),
    (
        "~where the sun sets / Where does the sun set? / In which direction does the sun set?",
        "The sun sets in the west.",
        "west",
    ),
    (
        "What is the shape of the Earth? / =the shape of the Earth / Is the Earth round? / Is the Earth flat?",
        "The Earth is round. It is almost a ball, slightly flattened at the poles.",
        "round",
    ),
    (
        "How much of the Earth is covered by water? / How much of the Earth is sea?",
        "About 71 percent of the Earth's surface is covered by water.",
        "71 percent",
    ),
    (
        "+which country has the most people / =the country with the most people",
        "India is the country with the most people, followed by China.",
        "India",
    ),
    (
        "+which countries make up the United Kingdom / What are the parts of the United Kingdom?",
        "The United Kingdom consists of England, Scotland, Wales and Northern Ireland.",
        "England|Scotland|Wales|Northern Ireland",
    ),
    ("=the capital of Scotland / +which city is the capital of Scotland", "The capital of Scotland is Edinburgh.", "Edinburgh"),
    ("=the capital of Wales / +which city is the capital of Wales", "The capital of Wales is Cardiff.", "Cardiff"),
    (
        "=the capital of Northern Ireland / +which city is the capital of Northern Ireland",
        "The capital of Northern Ireland is Belfast.",
        "Belfast",
    ),
    ("=the capital of England / +which city is the capital of England", "The capital of England is London.", "London"),
    (
        "=the capital of California / +which city is the capital of California",
        "The capital of California is Sacramento.",
        "Sacramento",
    ),
    ("=the capital of Texas / +which city is the capital of Texas", "The capital of Texas is Austin.", "Austin"),
    (
        "How many states does the United States have? / =the number of states of the United States",
        "The United States has 50 states.",
        "50",
    ),
)
earth = fixed("earth", EARTH)
TASKS: tuple[Task, ...] = (earth,)
