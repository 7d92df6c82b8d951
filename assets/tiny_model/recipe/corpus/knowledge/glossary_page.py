"""Questions about this page itself, and the differences between terms that are often mixed up."""

from __future__ import annotations

from corpus.knowledge.frames import Entry, Task, fixed

PAGE: tuple[Entry, ...] = (
    (
        "What is this page about? / What is this page? / What am I looking at? / What is this? / What does this page show? "
        "/ What is this "
        "website for? / What can I see here? / Explain this page. / Tell me about this page. / What is this site? / ~what "
        "this page is about"
        " / What is going on here? / What does this demo show? / What is Lookahead Lab? / what is this thing / I don't "
        "understand this page.",
        "This page shows how a language model can write faster without changing its text. It runs the same model twice: "
        "plainly, one token at "
        "a time, and with Lookahead, which guesses several tokens and checks them in one pass. You see both texts grow, "
        "and how long each "
        "way took.",
        "faster without changing its text",
    ),
    (
        "How can it be faster without changing the answer? / How can it be faster and still be the same? / Why is it "
        "faster if the text is the "
        "same? / How can guessing not change the text? / How does it get faster? / Why is the right lane faster? / ~how it "
        "can be faster without "
        "changing the answer / Why is one lane faster than the other? / Why is Lookahead faster? / How is that possible? / "
        "Where does the "
        "speed come from? / What is the trick? / How does it save time?",
        "The model checks every guess itself and keeps only those tokens that it would have written anyway. Checking "
        "several tokens in one pass "
        "takes hardly longer than writing one, because reading the weights from memory takes most of the time. So fewer "
        "passes are needed for "
        "the same text.",
        "checks every guess itself",
    ),
    (
        "Is the text the same? / Are both texts the same? / Is the answer really the same? / Do both lanes write the same "
        "text? / Do the two texts "
        "differ? / Is the output identical? / ~whether both texts are the same / Does the fast lane write the same thing? "
        "/ Are the answers "
        "identical? / Same text in both lanes? / Is it really the same answer? / Can the two answers be different?",
        "Yes, both lanes write the same text, because every token is the model's own choice. In float32 that always shows. "
        "In bfloat16 rounding "
        "can decide a near tie differently, and then the page shows the first difference.",
        "the same text",
    ),
    (
        "What is the race? / What race is this? / What does the race mean? / Who is racing? / Explain the race. / How does "
        "the race work? / What "
        "happens in the race? / Why is it called a race? / What are the two lanes? / What is a lane? / ~what the race is "
        "about / What is being "
        "raced? / What do the two lanes show? / Why are there two texts?",
        "In the race the same model answers the same prompt in two lanes. One lane decodes plainly, one token a pass; the "
        "other one uses "
        "Lookahead. Each lane has its own clock, and they take turns on one device, so neither slows the other down.",
        "two lanes",
    ),
    (
        "Why are some words coloured? / Why are some words colored? / What do the colours mean? / What do the colors mean? "
        "/ Why are the words in "
        "different colours? / Why is the text coloured? / Why does the text have two colours? / ~what the colours in the "
        "text mean / What is "
        "the coloured background of the words? / What do the tints mean? / why colours / What does the colour of a word "
        "mean? / Why is only the "
        "Lookahead text coloured?",
        "In the Lookahead lane the tint of the words changes with every pass, so words with the same tint side by side "
        "came out of one forward "
        "pass. A long run in one tint means that many guesses were right. An underlined token is a bonus.",
        "changes with every pass",
    ),
    (
        "What does the clock count? / What do the clocks show? / What is measured? / How is the time measured? / What is "
        "the time next to the "
        "lane? / Is the measurement fair? / ~what the clock counts / What counts as time? / Is the race fair? / Does "
        "drawing the page count?",
        "The clock of a lane adds up its steps: finding the draft, preparing it, the forward pass, checking, and updating "
        "the cache and the trie. "
        "Reading the prompt is shown apart, since it is the same in both lanes. Drawing the page and the network do not count.",
        "adds up its steps",
    ),
    (
        "What are the bars? / What do the bars show? / What is the timeline? / What does a bar mean? / How do I read the "
        "bars? / ~what the bars "
        "mean / What is the chart of passes? / What does the height of a bar mean? / What does the width of a bar mean? / "
        "What are the passes?",
        "Each bar stands for one forward pass. Its width is the time of the pass, its height is the number of tokens that "
        "came out, and its cap "
        "is the bonus token. You can drag along the bars to go back to any step.",
        "one forward pass",
    ),
    (
        "What is the tree on the page? / What does the picture of the tree show? / What does the draft tree show? / How do "
        "I read the tree? / What "
        "do the dashed boxes mean? / What are the filled boxes? / ~what the tree shows / Why are some boxes dashed? / What "
        "is the tree for?",
        "The tree shows the guesses of one pass, and you read it from left to right like text. Filled boxes were accepted, "
        "dashed ones were "
        "guessed but not accepted, and the one with a plus is the bonus token.",
        "guesses of one pass",
    ),
    (
        "Can it also be slower? / Is Lookahead always faster? / When is Lookahead slower? / Does it always help? / When "
        "does Lookahead not help? / "
        "Why was Lookahead slower this time? / ~when Lookahead is slower / Is it ever slower? / Why is there no gain? / "
        "When does it not pay?",
        "Lookahead is not always faster. If few guesses are right, wide passes cost time and bring little. On devices that "
        "compute slowly a wide "
        "pass is much dearer than a narrow one. The page then shows plainly that it was slower.",
        "not always faster",
    ),
    (
        "What should I try? / What can I do here? / How do I start? / How do I use this page? / What do I do now? / ~how "
        "to use this page / How do "
        "I start a race? / How does this page work? / Where do I begin? / what now",
        "Type a question or paste a text, and start the race. Texts in which the answer repeats words of the prompt, such "
        "as questions about a "
        "paragraph, show the effect best. Then click on a bar to see what happened in that pass.",
        "start the race",
    ),
    (
        "Which model answers here? / What model are you? / What kind of model is this? / How big is this "
        "model? / ~which model this "
        "is / Are you a large language model? / Which language model is this?",
        "I am a very small language model with about twelve million parameters, made for this page. I can answer questions "
        "about a text that you "
        "give me and simple questions of general knowledge. I make mistakes, so please check what matters.",
        "very small language model",
    ),
    (
        "Why are your answers so simple? / Why do you make mistakes? / Why are you so small? / Why don't you know "
        "everything? / Why is the answer "
        "wrong? I mean from you. / Are you reliable? / Can I trust you? / ~why you make mistakes / Why is this model so "
        "weak? / Are your answers "
        "correct?",
        "I am a very small model, so I know little and I make mistakes. A model of this size runs quickly on any computer, "
        "and the effect of "
        "Lookahead can be seen with it just as well. For serious questions you need a larger model.",
        "I make mistakes",
    ),
    (
        "When does Lookahead help most? / For which texts is Lookahead fast? / What kind of text is fastest? / Which "
        "prompts work best? / Which "
        "questions should I ask? / ~which texts work best / What text gives a large speedup? / When are many guesses "
        "right? / What kind of "
        "prompt is good for Lookahead?",
        "Lookahead helps most when the text repeats something: names, quotations, tables, code, and answers about a given "
        "paragraph. Then the "
        "trie already knows how the text goes on. It helps least with free stories full of new words.",
        "repeats something",
    ),
    (
        "How are the guesses made? / Where do the guesses come from? / Who makes the guesses? / How does it know what to "
        "guess? / How can you guess "
        "the next words? / ~where the guesses come from / What are the guesses based on? / How does it guess? / How are "
        "drafts found?",
        "The guesses come from a trie that holds runs of tokens from your prompt and from earlier answers. In each step "
        "the last few tokens are "
        "looked up there, and whatever followed them before is taken as a guess.",
        "trie",
    ),
    (
        "How many tokens come out of one pass? / How many words does one step write? / How many tokens can be accepted at "
        "once? / ~how many tokens a "
        "pass gives / Is it always one token per pass? / What is the smallest number of tokens in a pass?",
        "Every pass gives at least one token, the model's own choice. If guesses were right, it gives one more for each "
        "accepted guess. With plain "
        "decoding it is always exactly one.",
        "at least one token",
    ),
    (
        "What is the verdict? / What does the verdict say? / How do I read the result? / What do the numbers at the end "
        "mean? / ~what the verdict "
        "means / What does the result show? / Which numbers matter? / What does the line under the race say?",
        "The verdict tells how many times faster Lookahead was and how many tokens each pass gave. The second number is "
        "the most that the first "
        "could be if a wide pass cost no more than a narrow one. It also says whether both texts are the same.",
        "how many times faster",
    ),
    (
        "What is the lesson? / What is the Lesson page? / What can I learn here? / ~what the lesson is / Is there a "
        "tutorial? / How can I learn more "
        "about this? / Where is the introduction? / Is there a lesson for beginners?",
        "The lesson explains Lookahead in eight short steps on recorded races. In each step you do something and predict "
        "what will happen before "
        "the answer is shown. It needs no model.",
        "eight short steps",
    ),
    (
        "What is the Tuning page? / What is tuning? / What can I tune? / ~what the tuning page is for / How do I find the "
        "best setting? / Which "
        "setting is best? / What is the Tuning page good for? / How do I choose the lengths?",
        "The Tuning page helps to find the best decoding length and branch length for a model and a device. It measures "
        "how long passes of "
        "different widths take and compares the settings.",
        "decoding length and branch length",
    ),
)
DIFFERENCES: tuple[tuple[str, str, str], ...] = (
    (
        "a token",
        "a word",
        "A word is what people write between spaces, while a token is a piece of text that a model works with. A common "
        "word is often "
        "one token, and a long or rare word is made of several.",
    ),
    (
        "latency",
        "throughput",
        "Latency is how long one answer takes, while throughput is how much is done per second in total. A large batch can "
        "improve "
        "throughput and at the same time make latency worse.",
    ),
    (
        "a CPU",
        "a GPU",
        "A CPU has a few fast cores for all kinds of work, while a GPU has thousands of small units that work side by "
        "side. For the large "
        "matrices of a language model a GPU is usually much faster.",
    ),
    (
        "prefill",
        "decoding",
        "In prefill the model reads all tokens of the prompt in one go, while in decoding it writes the answer token by "
        "token. So "
        "prefill handles many tokens per pass, and plain decoding only one.",
    ),
    (
        "training",
        "inference",
        "Training changes the weights of a model with the help of examples, while inference uses the finished weights to "
        "compute an "
        "answer. On this page only inference takes place.",
    ),
    (
        "greedy decoding",
        "sampling",
        "Greedy decoding always takes the likeliest token, while sampling draws the next token at random by its probability. "
        "Greedy decoding gives the same text every time; sampling does not.",
    ),
    (
        "top-k",
        "top-p",
        "Top-k keeps a fixed number of likeliest tokens, while top-p keeps as many as are needed to reach a given total "
        "probability. So the "
        "group changes its size with top-p, but not with top-k.",
    ),
    (
        "Lookahead",
        "speculative decoding",
        "Speculative decoding is the general idea of guessing tokens and checking them in one pass, while Lookahead is one "
        "form of it. Lookahead takes its guesses from a trie and needs no draft model.",
    ),
    (
        "Lookahead",
        "prompt lookup",
        "Prompt lookup copies one continuation from the prompt, while Lookahead keeps a trie of the prompt and of earlier "
        "answers "
        "and checks several branches at once.",
    ),
    (
        "Lookahead",
        "plain decoding",
        "Plain decoding gets one token out of every pass, while Lookahead also checks guesses and can get several. The "
        "text is the "
        "same in both cases; only the time differs.",
    ),
    (
        "decoding length",
        "branch length",
        "Decoding length limits how many tokens go into one pass in total, while branch length limits how many draft tokens "
        "stand one after another on a single branch.",
    ),
    (
        "a draft",
        "an accepted token",
        "A draft is only a guess, while an accepted token is a guess that the model has confirmed. Drafts that are not "
        "accepted "
        "never appear in the text.",
    ),
    (
        "float32",
        "bfloat16",
        "Float32 uses 32 bits for a number and is precise to about seven digits, while bfloat16 uses 16 bits and keeps "
        "only two to three "
        "digits. Bfloat16 needs half the memory.",
    ),
    (
        "a parameter",
        "a token",
        "A parameter is a number inside the model that was learned in training, while a token is a piece of the text that "
        "the model reads "
        "or writes.",
    ),
    (
        "the prompt",
        "the answer",
        "The prompt is the text that you give to the model, while the answer is what the model writes after it.",
    ),
    (
        "logits",
        "probabilities",
        "Logits are raw scores of any size, while probabilities lie between 0 and 1 and add up to 1. Softmax turns the one "
        "into the "
        "other.",
    ),
    (
        "fine-tuning",
        "training from scratch",
        "Fine-tuning goes on with a model that has already been trained, while training from scratch begins with random "
        "weights. Fine-tuning needs far less data and time.",
    ),
    (
        "a tree",
        "a trie",
        "A tree is any structure that branches from a root, while a trie is a tree that stores sequences and shares their "
        "common beginnings.",
    ),
    (
        "a causal mask",
        "a tree mask",
        "A causal mask lets a token see all tokens before it, while a tree mask lets it see only the true text and its own "
        "ancestors "
        "in the draft tree.",
    ),
    (
        "hierarchical branches",
        "parallel branches",
        "Hierarchical branches share their common beginning, while parallel branches repeat it. So hierarchical "
        "branches fit more different guesses into one pass.",
    ),
    (
        "quantisation",
        "lossless decoding",
        "Quantisation makes a model smaller by storing its weights less precisely, so answers can change. Lossless decoding "
        "leaves the weights as they are, so the answers stay the same.",
    ),
)
COMPARE = (
    "What is the difference between {a} and {b}?",
    "What's the difference between {a} and {b}?",
    "How does {a} differ from {b}?",
    "How is {a} different from {b}?",
    "Is {a} the same as {b}?",
    "Are {a} and {b} the same thing?",
    "difference between {a} and {b}",
    "Compare {a} and {b}.",
    "{a} or {b}: what is the difference?",
    "{a} versus {b}?",
    "Explain the difference between {a} and {b}.",
    "Can you tell {a} and {b} apart for me?",
    "I mix up {a} and {b}. How do they differ?",
    "I don't see the difference between {a} and {b}.",
    "What distinguishes {a} from {b}?",
    "In what way is {a} not the same as {b}?",
)
page = fixed("page", PAGE)
difference = fixed(
    "difference",
    tuple(
        (tuple(ask.format(a=a, b=b) for ask in COMPARE) + tuple(ask.format(a=b, b=a) for ask in COMPARE), text, ())
        for a, b, text in DIFFERENCES
    ),
)
TASKS: tuple[Task, ...] = (
    page,
    difference,
)
