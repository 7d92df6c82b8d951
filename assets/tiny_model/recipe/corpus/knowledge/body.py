"""Questions about the human body, the sensesand the family."""

from __future__ import annotations

from corpus.knowledge.frames import Entry, Row, Task, fixed, table, task

PARTS = table(
    "name job verb",
    (
        "the heart|pumps blood through the body|pump blood through the body",
        "the brain|controls the body and lets us think|control the body and let us think",
        "the stomach|breaks down food with acid|break down food with acid",
        "the liver|cleans the blood and makes bile|clean the blood and make bile",
        "the skin|protects the body and lets us feel touch|protect the body and let us feel touch",
        "the skull|protects the brain|protect the brain",
        "the spine|holds the body upright|hold the body upright",
        "the tongue|lets us taste and helps us to speak|let us taste and help us to speak",
        "the nose|lets us smell and warms the air that we breathe|let us smell and warm the air that we breathe",
        "the bladder|stores urine|store urine",
        "the small intestine|takes up nutrients from food|take up nutrients from food",
        "the large intestine|takes water out of what is left of the food|take water out of what is left of the food",
        "the diaphragm|moves the lungs when we breathe|move the lungs when we breathe",
        "the gall bladder|stores bile|store bile",
        "the windpipe|carries air to the lungs|carry air to the lungs",
        "the gullet|carries food to the stomach|carry food to the stomach",
        "the eardrum|turns sound waves into small movements|turn sound waves into small movements",
        "the pupil of the eye|lets light into the eye|let light into the eye",
        "the retina|turns light into signals for the brain|turn light into signals for the brain",
        "the pancreas|makes insulin and juices for digestion|make insulin and juices for digestion",
    ),
)
MANY = table(
    "name job",
    (
        "the lungs|take oxygen from the air into the blood",
        "the kidneys|filter the blood and make urine",
        "the eyes|let us see",
        "the ears|let us hear and keep our balance",
        "the teeth|bite and chew food",
        "the muscles|move the body",
        "the bones|hold the body up and protect its organs",
        "the nerves|carry signals between the brain and the body",
        "the red blood cells|carry oxygen",
        "the white blood cells|fight germs",
        "the arteries|carry blood away from the heart",
        "the veins|carry blood back to the heart",
        "the eyelids|protect the eyes",
        "the eyelashes|keep dust out of the eyes",
        "the joints|let us bend arms, legs and fingers",
        "the ribs|protect the heart and the lungs",
        "the sweat glands|cool the body with sweat",
        "the tendons|join muscles to bones",
    ),
)
COUNTS = table(
    "things many",
    (
        "fingers|ten",
        "toes|ten",
        "eyes|two",
        "ears|two",
        "legs|two",
        "arms|two",
        "lungs|two",
        "kidneys|two",
        "hearts|one",
        "noses|one",
        "knees|two",
        "elbows|two",
        "ribs|24",
        "chambers in the heart|four",
        "senses|five",
    ),
)
SENSES = table(
    "sense organ verb",
    ("sight|the eyes|see", "hearing|the ears|hear", "smell|the nose|smell", "taste|the tongue|taste", "touch|the skin|feel"),
)
FAMILY = table(
    "who called",
    (
        "my mother's mother|grandmother",
        "my father's father|grandfather",
        "my mother's sister|aunt",
        "my father's brother|uncle",
        "my brother's son|nephew",
        "my sister's daughter|niece",
        "my uncle's son|cousin",
        "my aunt's daughter|cousin",
        "my son's daughter|granddaughter",
        "my daughter's son|grandson",
        "my husband's mother|mother-in-law",
        "my wife's father|father-in-law",
        "my husband's brother|brother-in-law",
        "my wife's sister|sister-in-law",
        "my son's wife|daughter-in-law",
        "my daughter's husband|son-in-law",
        "my grandmother's mother|great-grandmother",
        "my grandfather's father|great-grandfather",
        "my mother's new husband|stepfather",
        "my father's new wife|stepmother",
        "my father's daughter|sister",
        "my mother's son, if I am not he|brother",
    ),
)
WHAT = (
    "What is {name} for?",
    "What is the job of {name}?",
    "Why do we need {name}?",
    "What is the purpose of {name}?",
    "What is the task of {name} in the body?",
    "{Name}: what for?",
    "What function does {name} have?",
    "Why do we have {name}?",
)
part = task(
    "part",
    PARTS,
    "{Name} {job}.",
    "job",
    indirect=("what {name} does", "what {name} is for"),
    asks=("What does {name} do?", "What does {name} do in the body?", *WHAT),
    again="{name}",
)
parts = task(
    "parts",
    MANY,
    "{Name} {job}.",
    "job",
    indirect=("what {name} do", "what {name} are for"),
    asks=(
        "What do {name} do?",
        "What do {name} do in the body?",
        "What are {name} for?",
        *(ask for ask in WHAT if "What is {name}" not in ask and "function" not in ask),
    ),
    again="{name}",
)
which_part = task(
    "which_part",
    PARTS,
    "{Name} {job}.",
    "Name",
    clauses=("which part of the body {job}", "which organ or part of the body {job}"),
    asks=(
        "Which part of the body {job}?",
        "What part of the body {job}?",
        "It {job}. Which part of the body is it?",
        "Name the part of the body that {job}.",
        "Which organ or other part {job}?",
        "In the human body, what {job}?",
    ),
)


def number_of(row: Row) -> str:
    """How many of something a person has."""
    things = row["things"].rstrip(",")
    return f"A person normally has {row['many']} {things.removesuffix('s') if row['many'] == 'one' else things}."


counted = task(
    "counted",
    COUNTS,
    number_of,
    "many",
    indirect=("how many {things} a person has",),
    asks=(
        "How many {things} does a person have?",
        "How many {things} do people have?",
        "How many {things} does a human being have?",
        "How many {things} do we have?",
        "How many {things} does a person normally have?",
        "How many {things} does the human body have?",
        "how many {things} do I have",
        "Human beings have how many {things}?",
        "Number of {things} in a person?",
    ),
)
sense = task(
    "sense",
    SENSES,
    "We {verb} with {organ}. This sense is called {sense}.",
    "organ sense",
    indirect=("what we {verb} with",),
    asks=(
        "What do we {verb} with?",
        "With which part of the body do we {verb}?",
        "Which organ is for the sense of {sense}?",
        "How do we {verb}?",
        "Which sense has to do with {organ}?",
        "What do I use to {verb}?",
        "Which part of the body is for {sense}?",
        "With what do people {verb}?",
        "What is the organ of {sense}?",
    ),
)
relative = task(
    "relative",
    FAMILY,
    lambda row: f"{row['Who'].replace('My', 'Your', 1).replace('I am', 'you are')} is your {row['called']}.",
    "called",
    indirect=("what {who} is to me",),
    asks=(
        "What is {who} called?",
        "Who is {who} to me?",
        "What do I call {who}?",
        "How am I related to {who}?",
        "What relation is {who} to me?",
        "{Who} is my what?",
        "What is the word for {who}?",
        "Which word do you use for {who}?",
        "{Who}: what relation?",
        "In the family, what is {who}?",
    ),
)
BODY: tuple[Entry, ...] = (
    (
        "How many teeth does an adult have? / How many teeth do people have? / =the number of teeth of an adult / How many "
        "teeth do I have?",
        "An adult normally has 32 teeth, if the four wisdom teeth are counted.",
        "32",
    ),
    (
        "How many milk teeth does a child have? / How many teeth does a small child have? / =the number of milk teeth",
        "A child normally has 20 milk teeth.",
        "20",
    ),
    (
        "How many bones does a person have? / How many bones are in the human body? / =the number of bones in the human body",
        "An adult has 206 bones. Babies have more, because some bones grow together later.",
        "206",
    ),
    (
        "How much blood does a person have? / How many litres of blood are in the body? / =the amount of blood in an adult",
        "An adult has about five litres of blood.",
        "five litres",
    ),
    (
        "How many fingers are on one hand? / How many fingers does a hand have? / =the number of fingers on a hand",
        "A hand has five fingers, if the thumb is counted.",
        "five",
    ),
    (
        "Name the fingers. / What are the fingers called? / =the names of the fingers / List the fingers of a hand.",
        "The fingers are called thumb, index finger, middle finger, ring finger and little finger.",
        "thumb|index finger|middle finger|ring finger|little finger",
    ),
    (
        "What are the five senses? / Name the five senses. / List the senses. / =the five senses / How many senses are there?",
        "The five senses are sight, hearing, smell, taste and touch.",
        "sight|hearing|smell|taste|touch",
    ),
    (
        "=the largest organ of the body / +which organ is the largest / =the largest human organ",
        "The largest organ of the human body is the skin.",
        "skin",
    ),
    (
        "=the longest bone in the body / +which bone is the longest / =the largest bone",
        "The longest bone in the body is the thigh bone, which is also called the femur.",
        "thigh bone",
    ),
    (
        "=the smallest bone in the body / +which bone is the smallest",
        "The smallest bone in the body is the stirrup bone in the ear.",
        "stirrup bone",
    ),
    (
        "How often does the heart beat? / How many times does the heart beat in a minute? / =a normal pulse / What is a "
        "normal heart rate?",
        "The heart of an adult at rest beats about 60 to 100 times a minute.",
        "60 to 100",
    ),
    (
        "How long should I sleep? / How many hours of sleep do adults need? / How much sleep does an adult need?",
        "Most adults need about seven to nine hours of sleep a night.",
        "seven to nine",
    ),
    (
        "How much water should I drink a day? / How much should a person drink? / How much water do I need?",
        "Most adults need about one and a half to two litres to drink a day, and more when it is hot.",
        "two litres",
    ),
    (
        "Why do we sweat? / ~why people sweat / What is sweat good for? / Why do people sweat?",
        "We sweat to cool the body: when sweat dries on the skin, it takes heat away.",
        "cool the body",
    ),
    (
        "Why do we yawn? / ~why people yawn / Why do people yawn?",
        "People mostly yawn when they are tired or bored. The exact reason is not known.",
        "tired or bored",
    ),
    (
        "Why do we sleep? / Why do people need sleep? / ~why we need sleep",
        "We sleep so that the body can rest and the brain can sort what it has learned.",
        "rest",
    ),
    (
        "What does vitamin C do? / Where is vitamin C found? / What is vitamin C good for? / Which foods contain vitamin C?",
        "Vitamin C helps the body to stay healthy. It is found in oranges, lemons, peppers and many other fruits and "
        "vegetables.",
        "oranges",
    ),
    (
        "What is blood made of? / What does blood consist of? / ~what blood is made of / What is in blood?",
        "Blood consists of a liquid called plasma, red and white blood cells, and platelets.",
        "plasma",
    ),
    (
        "What are the blood groups? / Which blood types are there? / Name the blood groups. / =the names of the blood groups",
        "The four main blood groups are A, B, AB and O.",
        "A, B, AB and O",
    ),
    (
        "How long does a pregnancy last? / =the length of a pregnancy / ~how long a pregnancy lasts",
        "A human pregnancy lasts about nine months, which is about 40 weeks.",
        "nine months",
    ),
    (
        "=the primary colours / What are the primary colours? / Name the primary colours. / Which colours are primary colours?",
        "The primary colours of paint are red, yellow and blue.",
        "red, yellow and blue",
    ),
    (
        "Which colours are on a traffic light? / What are the colours of a traffic light? / =the colours of a traffic light",
        "A traffic light has the colours red, amber and green. Red means stop and green means go.",
        "red, amber and green",
    ),
    (
        "What does a red traffic light mean? / ~what a red light means / Red light: what do I do?",
        "A red traffic light means that you must stop.",
        "stop",
    ),
    (
        "What does a green traffic light mean? / ~what a green light means / Green light: what do I do?",
        "A green traffic light means that you may go.",
        "go",
    ),
)
body = fixed("body", BODY)
TASKS: tuple[Task, ...] = (part, parts, which_part, counted, sense, relative, body)
