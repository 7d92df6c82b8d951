"""The page's own words asked for by description, by their use, and the way a child, a teacher or a hurried visitor asks."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking, upper
from corpus.knowledge.colloquial_more import lines
from corpus.knowledge.frames import Task
from corpus.knowledge.glossary_more import BY_NAME, MISSING, NAMED

WORD = (
    'I keep hearing the word "{b}". What does it mean?', "what's this {b} thing", "{b} for dummies",
    "no idea what {b} means, help", "sry but what does {b} mean", "it says {b} here, what is that supposed to mean",
    'What do experts mean when they say "{b}"?', "Pardon my ignorance, but what does {b} mean?",
    "I have an exam on AI. Define {b}.", "{b} - what is that in plain English?",
    'My colleague says "{b}" all the time. What does he mean?', "The glossary has {b}. What does it say?", "{b}??",
    "{b} = ?", "I am not a technical person. What does {b} mean?", "What should I picture when I read {b}?",
    "wat does {b} mean", 'How do engineers use the word "{b}"?', 'Is there an easy way to understand "{b}"?',
    'Could somebody tell me what "{b}" means?', 'For my vocabulary list: what does "{b}" mean?',
    "i came across {b} and have no clue", "{b}: what does it mean?",
    "English is not my first language. What does {b} mean here?",
    "I'm a teacher. Give my class a simple definition of {b}.", 'There is a word I do not know: "{b}".',
    "Say in your own words what {b} means.", "what would you say {b} means",
)  # fmt: skip
"""Frames around a bare term."""
THING = (
    "Explain {x} to a ten-year-old.", "explain {x} to a child", "How would you explain {x} to my grandmother?",
    "pls explain {x}", "I have to explain {x} in class tomorrow. Help me.", "teach me about {x}",
    "I can't picture {x}. Explain, please.", "Say something about {x} in plain words.", "what should i know about {x}",
    "Give me the idea of {x}.", "Introduce me to {x}.", "Explain {x} so that my mum gets it.",
    "Explain {x} as if I had never used a computer.", "Help, I don't get {x} at all.",
    "Would you be so kind as to explain {x}?", "explain {x} without maths", "Explain {x} without technical words.",
    "Tell a newcomer about {x}.", "The lecture lost me at {x}. Explain it again.", "what's the story with {x}",
)  # fmt: skip
"""Frames around a noun phrase; none has a verb that follows the noun."""
QUESTIONS = """
token = what are the bits called that a model reads / In what units does a model count text? / how long is a token usually /
  *the small piece of text that a model reads and writes / Does a model read letters, words or something in between?
tokenizer = which part chops up my text / How do words become numbers for the model? / how do the numbers become words again
  / *the part that cuts text into tokens / who turns my sentence into numbers
vocabulary = from which list does a model pick its next token / how many different tokens are there / *the list of all
  tokens that a model knows / Does a model know a fixed list of tokens?
byte-pair encoding = how is the list of tokens made / Why do frequent words get a token of their own? / *the method that
  joins frequent neighbours into tokens / how does bpe decide what to merge
language model = what kind of program guesses the next word / *the program that predicts the next token of a text / What
  does a language model learn from? / how can a program write whole answers, one piece at a time
large language model = what makes a language model large / is chatgpt a large language model, what does that mean / What can
  a big language model do? / does a large model work differently from a small one
parameters = what are the numbers inside a model called / how many parameters is a lot / Is twelve million parameters big or
  small? / what do people mean by a 7 billion parameter model / what do you call the numbers inside a model that training
  sets
weights = how often are the weights read / What does a single weight tell? / what must be read from memory for every token /
  the numbers that a model has learned are called what
training = how does a model get its numbers / Who teaches the model, and how? / what is repeated millions of times when a
  model learns / *the process that adjusts the weights of a model
training data = what text does a model get its knowledge from / Why does the text that a model learns from matter? / can a
  model know something that was not in its text / *the text that a model learns from
inference = when I send a question, what is the model doing, training or something else / what is it called when a finished
  model answers / Do the weights change while it answers? / *the use of a trained model
chatbot = how does a chatbot keep track of a chat / what is behind a chatbot / What does a chat program see of our talk? /
  *the program that you can talk to in writing
artificial intelligence = what is ai anyway / what counts as ai / Is AI the same as machine learning? / how would you define
  ai
machine learning = who writes the rules in machine learning / How can a computer learn without rules? / learning from
  examples is called what in computing
deep learning = what is deep about deep learning / Why do deep networks have many layers? / machine learning with many
  layers is called what
prompt = what do you call my question to the model / What goes into a model before it answers? / is my question a prompt /
  *the text that you give to a language model
prefill = why must it read the prompt first / What is the reading phase called? / why does a long question delay the first
  word / *the phase in which the prompt is read
decoding = what is the phase called in which the answer is written / What happens in each step while it writes? / how many
  tokens does plain decoding gain per pass / *the phase in which a model writes its answer
autoregressive = why can't it write the whole sentence at once / Why does each word have to wait for the last one? / every
  token depends on those before it, what is that called
greedy decoding = what if the model always takes the likeliest token / Why do I get the same answer every time? / which
  method leaves nothing to chance / always the top token, what is that called / does temperature 0 mean greedy / *the method
  that always takes the likeliest token
sampling = what if the next token is drawn at random / Why do I get another answer each time? / drawing lots for the next
  token, what is that called / where does the variety come from in answers / *the method that draws the next token at random
temperature = how do i make the answers more creative / Which knob makes the text wilder? / What if I turn the temperature
  up? / does a low temperature make it more reliable / which setting controls the chance in choosing tokens / *the setting
  that says how much chance there is
top-k = what does k stand for in top-k / What if k is 1 in top-k? / only the k best tokens may be drawn, what is that called
top-p = when is the group small in top-p / nucleus sampling means what / tokens that add up to a probability p, what is that
  called
beam search = which method keeps several texts going at once / How does beam search find a likelier text? / is beam search
  more work than greedy
KV cache = why does it not compute everything again for each token / What does a model keep about the text so far? / why
  does a long chat eat memory, what grows / where are the keys and values kept / is there a way not to redo old tokens /
  *the store of keys and values
forward pass = what is it called when the tokens run through all layers once / How many tokens come from a plain pass? /
  what goes in and what comes out of a pass / *the single run through all layers of a model
batch = can a model answer several people at once / several inputs in one go, what is that called / Why is a group of inputs
  cheaper than one after another? / *the group of inputs that go through a model together
batch size = how many inputs go through at once, what is that number called / Is a larger batch always better? / what batch
  size do you use here
memory bandwidth = what limits the speed of decoding / Is it the sums or the memory that makes it slow? / how fast can bytes
  move from the memory to the processor / why don't more cores help when writing text / *the number of bytes that can be
  moved each second
GPU = which chip is good at ai / Why do people buy graphics cards for AI? / what was a gpu made for at first / what do the
  letters GPU stand for / *the processor with thousands of small units
CPU = what is the main chip in my laptop called / can a small model run without a graphics card, on which chip / what do the
  letters CPU stand for / *the main processor of a computer
FLOPs = how do you count the arithmetic of a model / How many operations does one token take? / what do the letters FLOPs
  stand for
latency = what is the waiting time for an answer called / In what unit is latency given? / i wait two seconds for a token,
  what is that called / *the time that you wait for an answer
throughput = how much does a server get done per second, what is the word / Who cares more about throughput, one user or a
  server? / *the amount of work that is done per second
end-of-sequence token = how does the model know when to stop / Why does the answer end? / what tells it that the text is
  over / what does EOS stand for / which token is never shown to me / *the token that ends a text
stop string = how can i make it stop at a certain word / Who chooses a stop string? / a piece of text at which the writing
  ends is called what
speculative decoding = how can one pass give several tokens / guess first and check later, what is that called / Does
  speculative decoding change the text? / what's the method that guesses tokens and lets the model check them / why
  speculate at all when decoding
draft = what do you call a guess of the next tokens / Does a bad guess hurt much? / what does a good draft save / *the cheap
  guess of the next few tokens
draft model = which model makes the guesses in classic speculative decoding / Does Lookahead need a second, small model? /
  the small helper of a big model is called what / *the small model that guesses for a large one
verification = what happens after guessing / how does the model decide which guesses stay / What is done at the first wrong
  guess? / checking the draft is called what / *the check of a draft
acceptance rate = how many of the guesses are right, what is that number called / For which texts are most guesses right? /
  where is the acceptance rate low / *the share of guesses that the model agrees with
bonus token = why do i get one token even if every guess is wrong / What comes after the last right guess? / which token is
  free / *the free token at the end of a pass
lossless = do i lose any quality with the fast method / What if the fast text must be exactly the same? / exactly the same
  text but faster, what is the word for that / why is nothing lost / *the word for a faster method that gives exactly the
  same text
trie = in what kind of tree are the phrases kept / How can earlier text be looked up quickly? / where does lookahead keep
  its token sequences / which tree shares common beginnings / *the tree that shares common beginnings
n-gram = what do you call a few tokens in a row / Why are earlier runs of words good guesses? / three tokens next to each
  other are called what, in general / *the run of n tokens in a row
prompt lookup = how can the prompt itself supply guesses / Which method searches the prompt for the last tokens? / when does
  prompt lookup work well
branch = what is one path through the tree of guesses called / Why check more than one branch? / can two branches be
  followed at once / *the single path through a tree of guesses
hierarchical = why do branches share their beginning / Which kind of branches is the usual setting? / branches in one tree
  with a common start are called what
critical decoding length = how wide can a pass get before it costs more / Up to where are extra tokens almost free? / what
  does cdl stand for
effective decoding length = how many tokens does a pass yield on average, what is that called / If it is three, how many
  passes do I save? / what does edl stand for
speedup = how is the speedup computed / What does a speedup of 2 mean? / the speedup is below 1, what now / how many times
  faster, what is that number called / *the number that says how many times faster it is
warm trie = should i press the warm trie button / What does a trie with earlier answers in it bring? / when is the trie cold
  / how do i empty the trie
neural network = how are the units of a network connected / What does one unit of a network do? / what is inside an ai,
  units and weights / *the program made of many simple connected units
transformer = what is behind most language models / When were transformers introduced? / which kind of network is chatgpt /
  the T in GPT stands for transformer, but what is that
layer = what is one step of a network called / What are the two parts of a layer in a transformer? / how does a network work
  step by step / *the single step of a neural network
attention = how does a model know what "it" refers to / Which part lets a token look at other tokens? / how do tokens share
  information / what does it mean that a model pays attention / *the part that lets tokens look at each other
self-attention = attention within one text is called what / Which tokens may a token look at in self-attention?
attention head = why are there several heads in a layer / What does one head look for? / attention several times side by
  side, what is each one called
query, key and value = what do query, key and value mean in attention / Which three lists does a token make? / what happens
  if a query fits a key
attention mask = why do we need a mask / what keeps the guesses from seeing each other / What do rows and columns mean in
  the mask? / which table says who may look at whom / what would the mask look like as a table / *the table that says which
  token may see which
causal mask = why can't a token see what comes after it / What does the triangle picture show? / which mask hides later
  tokens / what stops it from peeking at the next word in training
tree attention = how can many branches go through in one pass / Why don't the branches disturb each other? / which trick
  checks a whole tree of guesses at once / what may a guess in the tree see / *the way to check several branches in one pass
feed-forward network = where are most of the weights of a transformer / What comes after attention in a layer? / which part
  works on each token by itself
embedding = how does a computer store the meaning of a word / What stands for a token inside the model? / do similar words
  get similar numbers / *the list of numbers that stands for a token
vector = a list of numbers in fixed order is called what / What do layers change?
matrix = a table of numbers in rows and columns is called what / What is most of the work in a network? / which tables do
  graphics cards multiply
positional encoding = how does a model know the order of the words / Why is dog bites man not man bites dog for a model? /
  what tells it where a token stands
rotary embeddings = what is turned by an angle in attention / how does rope work / Which position method do many models use?
context window = how much text fits into the model / what happens when my text is too long / What is the longest text it can
  take? / does the answer count towards the window / why does it forget the beginning of a long chat / *the largest number
  of tokens a model can see
softmax = how do scores become probabilities / What makes numbers add up to 1? / which function turns logits into chances /
  *the function that turns scores into probabilities
logits = what are the raw scores called / What comes out of the model before softmax? / does a higher logit mean more likely
  / the raw scores of all tokens are called what
probability = what does 0.9 mean as a probability / a number between 0 and 1 for how likely something is, what is it called
  / What does a model give every token that could come next?
Medusa = which method adds extra heads to a model / Does Medusa need training? / how does medusa guess
SpecInfer = which method uses small models to build a tree of guesses / how does specinfer guess
Jacobi decoding = which method corrects all guessed tokens at once, again and again / when does jacobi decoding stop
suffix decoding = which method keeps suffix trees of earlier answers / does suffix decoding need a draft model
early exit = can a model stop after some layers / Does stopping early change the result?
quantisation = how can a model fit into less memory / Can I store the weights with 4 bits? / what is the price of fewer bits
  / *the trick of storing weights with fewer bits
distillation = how can a small model learn from a big one / Which method makes a student copy a teacher model?
fine-tuning = how do i make a finished model better at one task / Is it cheaper than training from scratch? / training a
  finished model a bit more is called what
LoRA = how can i fine-tune cheaply / Which method adds small extra matrices? / what do the letters LoRA stand for
hallucination = why did the ai invent a book that does not exist / the bot made something up, what is that called / Can a
  model say false things that sound right? / *the false statement of a model that sounds right
perplexity = how do you measure the surprise of a model / Is a perplexity of 1 good? / what does a perplexity of 10 mean
overfitting = what if a model learns its examples by heart / Why does it do well in training and badly on new text? /
  learning by heart instead of the rule, what is that called for a model
gradient descent = how does a network find better weights / small steps that make the error smaller, what is that called
backpropagation = how does it know which weight was to blame / going back through the layers from the error, what is that
  called
loss function = how does a model know how wrong it is / Which number goes down in training?
epoch = once through all the training data, what is that called / Is it bad to have too many epochs?
learning rate = how big are the steps in training / What if the learning rate is too high?
deterministic = same input and same output every time, what is that called / Is greedy decoding the same each time, by which
  word?
random seed = how can i repeat a random run / where do the random numbers of a computer start
bfloat16 = which 16-bit format do models like / what is lost with bfloat16
floating point = how does a computer store 0.001 or a huge number / Why are most results rounded?
rounding = why are the last digits of a sum sometimes off / Can rounding change which token wins?
"""
"""Names of terms, and questions that their explanations answer; "*" marks a description of the term."""
LACKING = """
system prompt = what does a model read before my message / which hidden text tells a chatbot how to behave
prompt engineering = how should i word my question to get a better answer / the craft of asking a model well, what is it
  called
RAG = how can a bot answer from our company's papers / search first and then answer, what is that called
open weights = may anyone download such a model / a model that all may download has what kind of weights
VRAM = does the model fit on my graphics card, which memory matters / where must weights and cache fit for speed
time to first token = how long until the first word appears, what is that called / what does a long prompt make longer at
  the start
target model = whose text do i get in speculative decoding / the big model that checks the guesses is called what
continuous batching = how does a server slip in new requests / why does nobody wait for the longest answer on a server
mixture of experts = why are only some parts of a huge model used per token / a model with several experts inside, what is
  that
multimodal = can some models look at photos / a model for text, pictures and sound is called what
benchmark = how can i compare two models fairly / a fixed test for models, what is that called
decoder-only = which models read from left to right only / how are most chat models built
encoder = which part reads the text in both directions / what kind of model is used to search texts
streaming = why do the words trickle in / showing the text while it is being written, what is that called
checkpoint = in what file is a model kept / saved weights from the middle of training are called what
next-token prediction = what is the one thing a language model is trained to do / guessing the next piece of text, what is
  that task called
pre-training = which phase of training is the longest / what comes first, fine-tuning or what
instruction tuning = how does a model learn to do as it is told / why does it answer me and not just continue my text
"""
DESCRIBED = (
    "What is {d} called?", "what do you call {d}", "I forgot what {d} is called.", "which word means {d}",
    "{D}, what is that called?", "What's the term for {d}?", "the technical term for {d}?", "Name {d}.", "Quiz: {d}?",
    "{d} is called what",
)  # fmt: skip


def rows_of(text: str) -> list[tuple[str, str, tuple[str, ...]]]:
    """Question, answer and what must be in it, for each wording of a table."""
    lacking = {name: term for term in MISSING for name in term[1].split(" / ")}
    out = []
    for line in lines(text):
        name, _, asks = line.partition(" = ")
        term = BY_NAME.get(name) or lacking[name]
        out += [(ask, term[2], tuple(fact for fact in term[3].split("|") if fact)) for ask in asks.split(" / ")]
    return out


ROWS = rows_of(QUESTIONS) + rows_of(LACKING)
FIRST = {term[2]: (name, term) for name, term in reversed((*NAMED, *((t[1].split(" / ")[0], t) for t in MISSING)))}
"""Of each term its main name."""


def by_use(rng: Random) -> list[Turn]:
    """A term by a question that its explanation answers, or by its description."""
    ask, answer, facts = rng.choice(ROWS)
    if ask[0] == "*":
        ask = rng.choice(DESCRIBED).format(d=ask[1:], D=upper(ask[1:]))
    return [Turn(ask, answer, facts)]


def by_word(rng: Random) -> list[Turn]:
    """A term by its word or as a thing, in more frames."""
    name, term = FIRST[rng.choice(tuple(FIRST))]
    facts = tuple(fact for fact in term[3].split("|") if fact)
    if rng.random() < 0.5:
        return [Turn(rng.choice(WORD).format(b=name), term[2], facts)]
    thing = rng.choice(term[0].removeprefix("*").split(" / ")).lstrip("*")
    return [Turn(rng.choice(THING).format(x=thing, X=upper(thing)), term[2], facts)]


TASKS: tuple[Task, ...] = (asking(by_use, "by_use", 250), asking(by_word, "by_word", 200))
