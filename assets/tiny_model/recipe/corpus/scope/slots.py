"""Words for the slots of the prompts that are out of reach."""

from __future__ import annotations

TASKS = ()
LANG = ("French", "German", "Spanish", "Italian", "Portuguese", "Dutch", "Swedish", "Danish", "Polish", "Russian", "Turkish",
        "Greek", "Arabic", "Hindi", "Chinese", "Japanese", "Korean", "Latin", "Finnish", "Czech", "Hungarian", "Vietnamese",
        "Swahili", "Hebrew", "Thai", "Welsh", "Irish", "Norwegian", "Ukrainian", "Mandarin", "Persian", "Romanian")  # fmt: skip
PHRASE = ("good morning", "where is the station?", "I love you", "thank you very much", "how much is this?", "see you soon",
          "the train is late", "my name is Anna", "two coffees, please", "happy birthday", "I am lost", "have a nice day",
          "could you help me?", "the milk is in the fridge", "it is raining", "we are looking for a hotel", "good luck",
          "I don't understand", "what time is it?", "the house by the lake", "get well soon", "welcome home")  # fmt: skip
THING = ("cat", "tree", "butterfly", "bicycle", "house", "owl", "castle", "lemon", "window", "horse", "umbrella", "spoon",
         "mountain", "elephant", "candle", "bridge", "robot", "rose", "whale", "teapot", "lighthouse", "rabbit", "cloud",
         "violin", "kangaroo", "strawberry", "balloon", "snowman", "penguin", "banana")  # fmt: skip
COUNTRY = ("Norway", "Peru", "Japan", "Kenya", "Poland", "Chile", "Canada", "Greece", "Egypt", "Vietnam", "Portugal", "India",
           "Mexico", "Finland", "Morocco", "Brazil", "Turkey", "Iceland", "Ghana", "Thailand", "Ireland", "Hungary", "Bolivia",
           "Australia", "Croatia", "Cuba", "Denmark", "Ecuador", "Estonia", "Jordan", "Nepal", "Romania", "Spain", "Sweden",
           "Italy", "France", "Germany", "Argentina", "China", "South Africa", "New Zealand", "Belgium")  # fmt: skip
TOWNS = ("Tulsa", "Omaha", "Leicester", "Nagoya", "Adelaide", "Malaga", "Lodz", "Brno", "Salvador", "Calgary", "Bordeaux",
         "Mannheim", "Kingston", "Tampa", "Reno", "Kazan", "Izmir", "Pune", "Hanoi", "Durban", "Rosario", "Antwerp", "Gdansk",
         "Verona", "Bonn", "Linz", "Bath", "York", "Swansea", "Limerick", "Spokane", "Boise", "Halifax", "Fresno")  # fmt: skip
TOPIC = ("climate change", "the housing market", "space travel", "artificial intelligence", "electric cars", "medieval trade",
         "football", "the stock market", "vaccination", "renewable energy", "globalisation", "the rain forest", "fashion",
         "the education system", "social media", "healthy food", "democracy", "the French Revolution", "ocean pollution",
         "migration", "modern architecture", "nuclear power", "women's rights", "tourism", "genetics", "urban planning",
         "bird migration", "remote work", "the history of tea", "child psychology", "cybersecurity", "inflation",
         "animal welfare", "school uniforms", "public transport", "plastic waste", "the ancient Greeks")  # fmt: skip
PRODUCT = ("laptop", "phone", "washing machine", "bicycle", "tablet", "camera", "vacuum cleaner", "coffee machine", "sofa",
           "mattress", "television", "headset", "tent", "microwave", "lawnmower", "drone", "smartwatch", "fridge", "keyboard",
           "electric scooter", "guitar", "rucksack", "used car", "game console", "monitor", "e-bike", "blender")  # fmt: skip
SPORT = ("tennis", "high jump", "ice hockey", "rowing", "golf", "cricket", "badminton", "fencing", "rugby", "cycling",
         "skiing", "basketball", "swimming", "javelin", "boxing", "volleyball", "pole vault", "snooker", "judo")  # fmt: skip
ILLNESS = ("the flu", "asthma", "migraine", "diabetes", "shingles", "an ear infection", "hay fever", "pneumonia", "gout",
           "depression", "a stomach ulcer", "measles", "arthritis", "anaemia", "food poisoning", "a slipped disc", "eczema",
           "high blood pressure", "insomnia", "tonsillitis", "a concussion", "vertigo", "lactose intolerance")  # fmt: skip
PLANG = ("Java", "C++", "JavaScript", "C", "Rust", "Go", "Ruby", "PHP", "Swift", "Kotlin", "SQL", "TypeScript", "Haskell",
         "Perl", "R", "C#", "Scala", "Lua", "Fortran", "COBOL", "MATLAB", "Bash", "HTML", "CSS", "Lisp", "Julia")  # fmt: skip
DISH = ("lasagne", "beef stew", "ratatouille", "paella", "apple strudel", "goulash", "tiramisu", "pad thai", "moussaka",
        "chicken curry", "risotto", "borscht", "fish pie", "falafel", "sourdough bread", "croissants", "pho", "tacos",
        "cheesecake", "gnocchi", "ramen", "chocolate mousse", "dumplings", "shepherd's pie", "kimchi", "quiche")  # fmt: skip
FOOD = ("rice", "lentils", "chicken", "aubergines", "spinach", "eggs", "tofu", "salmon", "cabbage", "chickpeas", "mushrooms",
        "leeks", "beetroot", "wheat", "coconut milk", "butter", "potatoes", "broccoli", "mango", "cashews", "figs", "kale",
        "barley", "quinoa", "oats", "rhubarb")  # fmt: skip
CHEM = ("ethanol", "acetone", "sulphuric acid", "ammonia", "caffeine", "benzene", "methane", "aspirin", "glucose", "ozone",
        "uranium hexafluoride", "citric acid", "nitroglycerine", "propane", "formaldehyde", "titanium dioxide")  # fmt: skip
STAR = ("Betelgeuse", "Vega", "Rigel", "Altair", "Proxima Centauri", "Polaris", "Antares", "Deneb", "Aldebaran")
CENTURY = ("14th", "15th", "16th", "17th", "18th", "19th", "12th", "13th")
TITLES = ("The House on {} Road", "Goodbye, {}", "A Winter in {}", "{}", "The Last Train to {}", "Dancing with {}", "Blue {}",
          "The Lady of {}", "{} Rising", "Three Nights in {}", "My Cousin {}", "The Silence of {}", "Song for {}",
          "Return to {}", "The {} Letters", "Children of {}", "Summer of {}", "{} and the Sea")  # fmt: skip
CELEB = ("Taylor Swift", "Elon Musk", "Barack Obama", "Donald Trump", "Joe Biden", "Cristiano Ronaldo", "Lionel Messi",
"Beyonce",
         "Brad Pitt", "Tom Hanks", "Emma Watson", "Bill Gates", "Steve Jobs", "Jeff Bezos", "Mark Zuckerberg", "Greta Thunberg",
         "Madonna", "Michael Jackson", "Elvis Presley", "Freddie Mercury", "Ed Sheeran", "Adele", "Rihanna", "Lady Gaga",
         "Roger Federer", "Serena Williams", "Usain Bolt", "Angela Merkel", "Emmanuel Macron", "Boris Johnson", "King Charles",
         "Queen Elizabeth", "Oprah Winfrey", "Leonardo DiCaprio", "Keanu Reeves", "Scarlett Johansson", "Steven Spielberg",
         "Quentin Tarantino", "J. K. Rowling", "Stephen King", "Sam Altman", "Satya Nadella", "Marilyn Monroe", "Bruce Lee",
         "Napoleon", "Julius Caesar", "Cleopatra", "Genghis Khan", "Winston Churchill", "Abraham Lincoln", "Joan of Arc",
         "Socrates", "Plato", "Confucius", "Buddha", "Karl Marx", "Stephen Hawking", "Billie Eilish",
         "Drake", "Kanye West", "Kim Kardashian", "Zendaya", "Max Verstappen", "LeBron James", "Pele", "Maradona")  # fmt: skip
BRAND = ("Apple", "Google", "Microsoft", "Amazon", "Tesla", "Nvidia", "Meta", "Samsung", "Sony", "Nintendo", "Netflix",
"Disney",
         "Volkswagen", "Toyota", "BMW", "Siemens", "Nestle", "Coca-Cola", "McDonald's", "IKEA", "Lego", "Adidas", "Nike",
         "Spotify",
         "OpenAI", "Intel", "Facebook", "Twitter", "TikTok", "Uber", "Airbnb", "Boeing", "Airbus", "Shell",
         "Walmart")  # fmt: skip
GADGET = ("iPhone", "iPad", "PlayStation", "Xbox", "Kindle", "MacBook", "Galaxy phone", "Chromebook", "Apple Watch", "Tesla",
          "Nintendo Switch", "GoPro", "AirPods", "Roomba", "Steam Deck", "Pixel phone")  # fmt: skip
REAL = ("Titanic", "Star Wars", "Harry Potter", "The Matrix", "Inception", "Avatar", "Frozen", "Toy Story", "The Lion King",
        "Game of Thrones", "Breaking Bad", "Friends", "The Office", "Stranger Things", "Yesterday", "Imagine", "Thriller",
        "Bohemian Rhapsody", "Let It Be", "Hey Jude", "Wonderwall", "Hotel California", "Jurassic Park", "The Godfather",
        "Pulp Fiction", "Forrest Gump", "Finding Nemo", "Casablanca", "Minecraft", "Fortnite", "Tetris", "Zelda")  # fmt: skip
PORTAL = ("google.com", "youtube.com", "wikipedia.org", "facebook.com", "bbc.co.uk", "reddit.com", "github.com", "amazon.com",
         "nytimes.com", "twitter.com", "instagram", "the news site", "my bank's website", "my mailbox")  # fmt: skip
SAYING = ("hello", "goodbye", "please", "thank you", "water", "friend", "love", "dog", "cat", "house", "yes", "bread", "beer",
         "cheers", "school", "sorry", "good night", "happy birthday", "I love you", "good morning", "how are you")  # fmt: skip
