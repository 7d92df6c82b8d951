"""What strangers type first, in their own words: the same answers as in the tables, under other wordings."""

from __future__ import annotations

from corpus.knowledge.frames import Entry, Task, fixed

FIRSTS: tuple[Entry, ...] = (
    (
        "What is the tallest mountain in the world? / tallest mountain / highest mountain in the world / What's the highest "
        "mountain on Earth? / tallest mountain on earth / biggest mountain in the world",
        "The highest mountain in the world is Mount Everest. It is 8,849 metres high.",
        "Mount Everest",
    ),
    (
        "How far is the Moon? / How far away is the moon? / distance to the moon / How far is it to the Moon? / How far is the "
        "moon from earth?",
        "The Moon is about 384,000 kilometres away from the Earth.",
        "384,000",
    ),
    (
        "Who was the first man on the Moon? / first man on the moon / Who was first on the moon? / Who walked on the moon "
        "first? / "
        "Who landed on the moon first? / first human on the moon",
        "Neil Armstrong was the first person on the Moon, in 1969.",
        "Neil Armstrong",
    ),
    (
        "What is the boiling point of water? / boiling point of water / water boils at what temperature / At how many "
        "degrees does "
        "water boil?",
        "Water boils at 100 degrees Celsius, which is 212 degrees Fahrenheit.",
        "100",
    ),
    (
        "Who is Einstein? / Who is Albert Einstein? / Who was Einstein? / einstein / tell me about Einstein / albert einstein",
        "Albert Einstein was a physicist, born in 1879 in Ulm.",
        "physicist",
    ),
    (
        "Who is Shakespeare? / Who was Shakespeare? / shakespeare / Who is William Shakespeare? / Tell me about Shakespeare.",
        "William Shakespeare was a writer of plays and poems, born in 1564 in Stratford-upon-Avon.",
        "plays",
    ),
    (
        "How many states are in the USA? / How many states are there in the US? / how many states does america have / How "
        "many US "
        "states are there? / number of states in the usa",
        "The United States has 50 states.",
        "50",
    ),
    (
        "When did World War II end? / When did World War 2 end? / When did WW2 end? / end of world war 2 / What year did "
        "the Second "
        "World War end? / ww2 end date",
        "The Second World War ended in 1945.",
        "1945",
    ),
    (
        "When did World War II start? / When did World War 2 begin? / When did WW2 start? / start of world war 2",
        "The Second World War began in 1939.",
        "1939",
    ),
    (
        "What is the fastest animal? / fastest animal / fastest animal in the world / Which animal is the fastest? / What's "
        "the "
        "fastest animal on land?",
        "The fastest land animal is the cheetah. It can run at about 100 kilometres per hour.",
        "cheetah",
    ),
    (
        "What is the biggest animal? / biggest animal / largest animal / largest animal in the world / What's the biggest "
        "animal on "
        "earth?",
        "The largest animal is the blue whale. It can be about 30 metres long.",
        "blue whale",
    ),
    (
        "Who painted Starry Night? / who painted starry night / Starry Night painter / Who made the painting Starry Night?",
        "Vincent van Gogh painted The Starry Night.",
        "Vincent van Gogh",
    ),
    (
        "largest country / largest country in the world / biggest country in the world / What's the biggest country? / What "
        "is the "
        "biggest country in the world?",
        "The largest country in the world by area is Russia.",
        "Russia",
    ),
    (
        "smallest country / smallest country in the world / What's the smallest country?",
        "The smallest country in the world is Vatican City.",
        "Vatican City",
    ),
    (
        "How many teeth do humans have? / How many teeth does a human have? / number of teeth / how many teeth has an adult",
        "An adult normally has 32 teeth, if the four wisdom teeth are counted.",
        "32",
    ),
    (
        "How many bones do humans have? / How many bones are there in the body? / how many bones does a human have / number "
        "of bones",
        "An adult has 206 bones. Babies have more, because some bones grow together later.",
        "206",
    ),
    (
        "What is Python? / What's Python? / what is python / Explain Python. / What is Python used for? / Is Python a snake "
        "or a "
        "programming language?",
        "Python is a programming language that is easy to read. It is used for small scripts, websites, science and much more.",
        "programming language",
    ),
    (
        "What is DNA? / what is dna / Explain DNA. / What does DNA do? / What is DNA for?",
        "DNA is a long molecule in our cells that carries the plan of a living thing. Children get half of it from each "
        "parent.",
        "plan of a living thing",
    ),
    (
        "What is a cell? / Explain what a cell is. / What are cells in biology?",
        "A cell is the smallest living part of a plant, an animal or a human being.",
        "smallest living part",
    ),
    (
        "What is Wikipedia? / What is an online encyclopedia?",
        "Wikipedia is an encyclopedia on the internet that is written by volunteers.",
        "encyclopedia",
    ),
    (
        "What is lorem ipsum? / Explain lorem ipsum. / What does lorem ipsum mean?",
        "Lorem ipsum is a meaningless Latin text that designers use to fill a page until the real text is there.",
        "meaningless",
    ),
    (
        "What is Lookahead decoding? / what is lookahead decoding / Explain Lookahead decoding. / lookahead decoding / How "
        "does "
        "lookahead decoding work? / what does lookahead do",
        "Lookahead is a way to make a language model write faster without changing its text. It takes guesses for the "
        "next tokens from a trie of earlier text and checks many of them in one pass with tree attention. It needs no "
        "training and no draft model. The paper is arXiv 2312.12728.",
        "without changing its text",
    ),
    (
        "Is the output the same? / Is the answer the same in both lanes? / Does the text stay the same?",
        "Yes, both lanes write the same text, because every token is the model's own choice. In float32 that always shows. "
        "In bfloat16 rounding can decide a near tie differently, and then the page shows the first difference.",
        "the same text",
    ),
    (
        "Where do babies come from? / How are babies made?",
        "A baby grows from an egg cell of the mother and a sperm cell of the father. It lies in the mother's womb for about "
        "nine "
        "months.",
        "nine months",
    ),
    (
        "How many people live on Earth? / world population / How many people are there in the world? / population of the world",
        "More than eight billion people live on the Earth.",
        "eight billion",
    ),
    (
        "How many countries are there? / How many countries are in the world? / number of countries in the world",
        "There are about 195 countries in the world.",
        "195",
    ),
    (
        "How many languages are there? / How many languages are there in the world? / number of languages in the world",
        "People speak about 7,000 languages in the world.",
        "7,000",
    ),
    (
        "How old is the Earth? / age of the earth / How old is our planet?",
        "The Earth is about 4.5 billion years old.",
        "4.5 billion",
    ),
    (
        "How old is the universe? / age of the universe",
        "The universe is about 13.8 billion years old.",
        "13.8 billion",
    ),
)
firsts = fixed("firsts", FIRSTS)
TASKS: tuple[Task, ...] = (firsts,)
