"""Questions about the solar system as a whole, the Sun, the Moon, the stars and the sky."""

from __future__ import annotations

from corpus.knowledge.frames import Task, fixed

ORDER = "Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus and Neptune"
SPACE = (
    (
        (
            *("List the planets.", "Name the planets.", "What are the planets?", "Name all the planets of the solar system."),
            *(
                "List the planets in order.",
                "Which planets are in the solar system?",
                "=the order of the planets",
                "planets in order",
            ),
            *("Can you name all eight planets?", "Tell me the planets from the Sun outwards.", "What planets do you know?"),
        ),
        f"The planets in order from the Sun are {ORDER}.",
        tuple(ORDER.replace(" and ", ", ").split(", ")),
    ),
    (
        (
            "How many planets are there?",
            "How many planets does the solar system have?",
            "=the number of planets in the solar system",
        ),
        f"There are eight planets in the solar system: {ORDER}.",
        ("eight",),
    ),
    (
        ("=the largest planet", "=the biggest planet", "+which planet is the largest", "+which planet is the biggest"),
        "The largest planet in the solar system is Jupiter. It is a gas giant.",
        ("Jupiter",),
    ),
    (
        ("=the smallest planet", "+which planet is the smallest", "+what planet is smallest", "=the tiniest planet"),
        "The smallest planet in the solar system is Mercury. It is also the closest one to the Sun.",
        ("Mercury",),
    ),
    (
        ("=the hottest planet", "+which planet is the hottest", "+which planet has the hottest surface"),
        "The hottest planet is Venus, because its thick air traps the heat.",
        ("Venus",),
    ),
    (
        ("=the planet closest to the Sun", "+which planet is closest to the Sun", "+which planet is nearest to the Sun"),
        "The planet closest to the Sun is Mercury.",
        ("Mercury",),
    ),
    (
        ("=the planet farthest from the Sun", "+which planet is farthest from the Sun", "+which planet is the most distant"),
        "The planet farthest from the Sun is Neptune.",
        ("Neptune",),
    ),
    (
        ("=the red planet", "+which planet is called the red planet", "Why is Mars red?", "+which planet is red"),
        "The red planet is Mars. It looks red because of the rust in its soil.",
        ("Mars",),
    ),
    (
        ("+which planet has rings", "=the planet with the bright rings", "+which planet is famous for its rings"),
        "Saturn is famous for its bright rings. They consist of ice and rock.",
        ("Saturn",),
    ),
    (
        (
            "What is the Sun?",
            "Is the Sun a star?",
            "Is the Sun a planet?",
            "Tell me about the Sun.",
            "What is the sun made of?",
        ),
        "The Sun is a star. It is a huge ball of hot gas, mostly hydrogen and helium, and it gives us light and warmth.",
        ("star",),
    ),
    (
        ("What is the Moon?", "Tell me about the Moon.", "What goes around the Earth?", "Is the Moon a planet?"),
        "The Moon is Earth's only natural satellite. It goes around the Earth in about 27 days.",
        ("satellite", "27 days"),
    ),
    (
        (
            "How long does light from the Sun take to reach the Earth?",
            "~how long sunlight takes to reach us",
            "How long does sunlight travel to us?",
            "How many minutes does sunlight need to reach Earth?",
        ),
        "Light from the Sun takes about eight minutes to reach the Earth.",
        ("eight minutes",),
    ),
    (
        (
            "How far away is the Moon?",
            "How far is the Moon from the Earth?",
            "=the distance to the Moon",
            "=the distance from Earth to the Moon",
        ),
        "The Moon is about 384,000 kilometres away from the Earth.",
        ("384,000",),
    ),
    (
        (
            "How far away is the Sun?",
            "How far is the Earth from the Sun?",
            "=the distance to the Sun",
            "=the distance from Earth to the Sun",
        ),
        "The Sun is about 150 million kilometres away from the Earth.",
        ("150 million",),
    ),
    (
        (
            "=the speed of light",
            "How fast is light?",
            "How fast does light travel?",
            "How many kilometres does light travel in a second?",
        ),
        "Light travels at about 300,000 kilometres per second.",
        ("300,000",),
    ),
    (
        (
            "What is our galaxy called?",
            "=the name of our galaxy",
            "Which galaxy do we live in?",
            "In which galaxy is the Earth?",
        ),
        "Our galaxy is called the Milky Way.",
        ("Milky Way",),
    ),
    (
        (
            "Is Pluto a planet?",
            "What is Pluto?",
            "Why isn't Pluto a planet?",
            "Tell me about Pluto.",
            "What happened to Pluto?",
        ),
        "Pluto is a dwarf planet. Until 2006 it was counted as the ninth planet.",
        ("dwarf planet",),
    ),
    (
        (
            "What is a solar eclipse?",
            "When does a solar eclipse happen?",
            "What happens in a solar eclipse?",
            "=a solar eclipse",
        ),
        "In a solar eclipse the Moon stands between the Sun and the Earth and covers the Sun.",
        ("Moon",),
    ),
    (
        (
            "What is a lunar eclipse?",
            "When does a lunar eclipse happen?",
            "What happens in a lunar eclipse?",
            "=a lunar eclipse",
        ),
        "In a lunar eclipse the Earth stands between the Sun and the Moon, and its shadow falls on the Moon.",
        ("Earth",),
    ),
    (
        ("What is a comet?", "=a comet", "Explain what a comet is.", "What are comets made of?"),
        "A comet is a small body of ice and dust. Near the Sun it grows a long bright tail.",
        ("ice and dust",),
    ),
    (
        ("What is an asteroid?", "=an asteroid", "Explain what an asteroid is.", "What are asteroids?"),
        "An asteroid is a piece of rock that goes around the Sun. Many asteroids lie between Mars and Jupiter.",
        ("rock",),
    ),
    (
        ("What is a star?", "=a star", "Explain what a star is.", "What are stars made of?", "Why do stars shine?"),
        "A star is a huge ball of hot gas that shines because hydrogen turns into helium in its core.",
        ("gas",),
    ),
    (
        ("What is a galaxy?", "=a galaxy", "Explain what a galaxy is.", "What are galaxies?"),
        "A galaxy is a huge group of stars, gas and dust. Our own galaxy is the Milky Way.",
        ("stars",),
    ),
    (
        ("What is a black hole?", "=a black hole", "Explain what a black hole is.", "What are black holes?"),
        "A black hole is a place in space where gravity is so strong that not even light can escape.",
        ("gravity",),
    ),
    (
        ("Why do we have day and night?", "What causes day and night?", "Why does it get dark at night?"),
        "We have day and night because the Earth turns around its own axis once a day.",
        ("turns",),
    ),
    (
        ("Why do we have seasons?", "What causes the seasons?", "Why are there seasons?", "Why is it colder in winter?"),
        "We have seasons because the axis of the Earth is tilted, so each half gets more sunlight in its summer.",
        ("tilted",),
    ),
    (
        (
            "Why is the sky blue?",
            "What makes the sky blue?",
            "Explain why the sky is blue.",
            "My child asks why the sky is blue.",
        ),
        "The sky is blue because the air scatters the blue part of sunlight more than the red part.",
        ("scatters",),
    ),
    (
        ("What causes the tides?", "Why are there tides?", "Why does the sea rise and fall?", "What makes the tides?"),
        "The tides are caused mainly by the gravity of the Moon, which pulls on the water of the oceans.",
        ("Moon",),
    ),
    (
        ("=the closest star to the Earth", "+which star is closest to us", "=the nearest star"),
        "The closest star to the Earth is the Sun. The next one is Proxima Centauri.",
        ("Sun",),
    ),
)
space = fixed("space", SPACE)
TASKS: tuple[Task, ...] = (space,)
