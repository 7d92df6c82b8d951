"""The page's own words once more: in quotation marks, in small letters, by what they do; and some words that were missing."""

from __future__ import annotations

from random import Random

from corpus.base import Turn, asking, upper
from corpus.knowledge import glossary, glossary_decode, glossary_draft, glossary_network
from corpus.knowledge.frames import Entry, Task, fixed
from corpus.knowledge.glossary import Term, explain
from corpus.knowledge.glossary_learn import LEARNING, METHODS

WORDINGS = """
What is meant by "{b}" in AI? / explain {b} simply / Explain {b} in simple terms. / explain "{b}" / "{b}"? / "{b}" / {b} in ai
What does "{b}" mean? / what does "{b}" mean in ai / In AI, what does {b} mean? / what does {b} mean in machine learning
what does {b} mean in an LLM / {b} in simple terms / {b} explained / simple definition of {b} / short definition of {b}
How do you define {b}? / How would you define "{b}"? / Define "{b}". / define {b} please / Could you define {b} for me?
give me the definition of {b} / Help me understand "{b}". / I don't get {b}. / i dont understand {b} / {b} for beginners
I don't understand the word "{b}". / Tell me what {b} means. / Tell me what "{b}" means. / Can you explain "{b}"?
Can you explain {b} simply? / Explain the term {b}. / Explain the word "{b}" to a beginner. / Explain like I am five: {b}
The lesson speaks of {b}. What does it mean? / I read "{b}" on this page. What does it mean? / what is the definition of {b}
eli5 {b} / {b} - explain / {b}: explain please / a simple explanation of {b} / meaning of "{b}"? / {b} definition
what's the meaning of "{b}" / Look up {b} in the glossary. / {b}, in one or two sentences please / {b} meaning in ai
whats meant by {b} / What is meant by the word {b}? / I saw "{b}" in the lesson. Explain it. / {b} in language models
explain {b} like im 5 / {b}? explain / Give a beginner a short explanation of {b}. / What do they mean by "{b}"?
"""
FRAMES = tuple(frame for line in WORDINGS.strip().split("\n") for frame in line.split(" / "))
TERMS: tuple[Term, ...] = (
    *glossary.TERMS,
    *glossary_decode.TERMS,
    *glossary_draft.TERMS,
    *glossary_network.TERMS,
    *METHODS,
    *LEARNING,
)
SPARED = ("root", "tie", "seed", "single", "parallel", "head", "guess", "weight", "a model", "warm", "context", "loss")
SPARED += ("branch length", "decoding length", "float32", "tokens per pass")
"""Words that mean something else outside of this page, and some whose short questions another file answers."""
NAMED = tuple((name, term) for term in TERMS for name in term[1].split(" / ") if name and name not in SPARED)


def worded(rng: Random) -> list[Turn]:
    """A word of the glossary in one of many short wordings."""
    name, term = rng.choice(NAMED)
    facts = tuple(fact for fact in term[3].split("|") if fact)
    ask = rng.choice(FRAMES).format(b=name)
    return [Turn(ask if rng.random() < 0.7 else upper(ask), term[2], facts)]


QUESTIONS = """
token = what is one token / What counts as a token? / why tokens and not letters / is a comma a token
tokenizer = what does the tokenizer do / Who cuts the text into tokens? / how is a sentence split into tokens
vocabulary = which tokens are there / what is in the vocabulary / where are all the tokens listed
language model = what does a language model really do / What is behind an AI that writes? / how does ai predict text
large language model = What are LLMs? / what is a big language model / how does an llm work
parameters = what are the parameters for / what does 12 million parameters mean / what are a model's parameters
weights = what are weights used for / What do the weights store? / what is learned in training and kept
training = what happens when a model is trained / how do you teach a model / how does an ai learn to write
training data = what do you train a model with / what data does an ai learn from
inference = what is inference in ai / What does inference mean for a model? / what is running a model called
prompt = what is a prompt in ai / what do you call the text i type in / What does a prompt do?
prefill = what happens to the prompt first / why is the first word slow / What does prefill do?
decoding = what does decoding do / How is the answer produced? / what is the writing phase called
autoregressive = why can it only write one token after the other / why is text made in order
greedy decoding = what does greedy decoding do / how does greedy decoding choose / Why is it called greedy?
sampling = what does sampling do / how does sampling choose a token / where does chance come in
temperature = what does temperature do in ai / what does a high temperature do / what does a low temperature do
temperature = why set the temperature to 0 / What is the effect of the temperature? / does temperature make it creative
beam search = what does beam search do / how is beam search different from greedy / Why use beam search?
KV cache = what does a KV cache do / what does the kv cache do / Why is a KV cache useful? / what is in the kv cache
KV cache = what is the cache of keys and values / what grows in memory while a model writes / purpose of the kv cache
forward pass = what happens in a forward pass / what is one run of the model / What does a forward pass compute?
batch = why use batches / what does a batch do / How do batches save time?
memory bandwidth = what does memory bandwidth do / why is memory bandwidth important for llms / is bandwidth the bottleneck
GPU = what does a gpu do / what is a gpu for / Why are GPUs used for AI? / why is a gpu faster than a cpu for ai
latency = what does latency measure / is latency good or bad / How do you measure latency?
throughput = what does throughput measure / what is tokens per second / How do you measure throughput?
attention = what does attention do in a transformer / why is attention needed / what is attention for
attention mask = what does an attention mask do / why is an attention mask needed / what is the mask for
causal mask = why may a token not look ahead / What hides the future from the model?
tree attention = what does tree attention do / why is tree attention needed / how is a tree checked in one pass
embedding = what does an embedding do / what are embeddings used for / how is a word stored as numbers
layer = what does one layer do / what are the layers of a model / What happens in a layer?
transformer = what does a transformer do / what are transformers made of / What is the transformer architecture?
softmax = what is softmax for / how does softmax work / What does the softmax function return?
logits = what are logits for / what do logits mean / How do logits become tokens?
context window = what does the context window limit / how long may a text be / how much can the model see
speculative decoding = what does speculative decoding do / why is speculative decoding faster / why guess tokens
draft model = why do you need a draft model / what is the small model for / How does a draft model help?
verification = how are drafts verified / who checks the guesses / What does verification do?
acceptance rate = what does acceptance mean / what is a high acceptance rate / How is the acceptance rate computed?
bonus token = what does a bonus token do / why is it called a bonus token / Where does the bonus token come from?
lossless = what does lossless mean here / why is it called lossless / Is Lookahead lossless? / is speculative decoding lossless
trie = what does a trie do / what is a trie used for / how does a trie store phrases / Why a trie?
n-gram = what are n-grams used for / What does n-gram mean in the trie?
Medusa heads = what do Medusa heads do / what are medusa heads for / why are there extra heads in Medusa
quantization = what does quantization do / why quantize a model / How does quantization make a model smaller?
fine-tuning = what does fine-tuning do / why fine-tune a model / How do you fine-tune?
hallucination = why do ais hallucinate / what is it called when an ai makes things up / Why does AI hallucinate?
perplexity = what does perplexity measure / is high perplexity bad / What is perplexity used for?
"""
"""Names of terms, and further questions that their explanations answer."""
BY_NAME = {name: term for name, term in NAMED}


def by_name() -> tuple[Entry, ...]:
    """The entries of the table above."""
    out = []
    for line in QUESTIONS.strip().split("\n"):
        name, _, asks = line.partition(" = ")
        term = BY_NAME[name]
        out.append((asks, term[2], tuple(fact for fact in term[3].split("|") if fact)))
    return tuple(out)


EFFECTS: tuple[Entry, ...] = (
    ("what happens at temperature 1 / is temperature 1 high / What does a temperature of 1 mean?",
     "At temperature 1 tokens are drawn with exactly the probabilities that the model gives them. Below 1 the likely "
     "tokens are favoured even more, above 1 the unlikely ones get a better chance.", "exactly the probabilities"),
    ("does a longer prompt make it slower / why is a long chat slower / Does the length of the text matter for speed?",
     "Yes, a longer text is slower. The prefill has more tokens to read, the KV cache grows, and attention has more "
     "tokens to look at in every pass.", "slower"),
    ("why does a bigger model write more slowly / does model size matter for speed / are small models faster",
     "In every pass all weights are read from memory. A bigger model has more weights, so each pass takes longer, and a "
     "small model is faster.", "more weights"),
    ("why does a model need so much memory / How much memory does a model need? / what takes up memory in an llm",
     "Most of the memory holds the weights: with 16 bits each weight needs two bytes. The KV cache comes on top and "
     "grows with the length of the text.", "two bytes"),
    ("can i see the probabilities / how sure is the model / does the model know how sure it is",
     "A model gives every possible next token a probability, so one can see how sure it is of a token. That says how "
     "likely the token is in such a text, not whether it is true.", "probability"),
    ("what makes an answer fast / how can decoding be made faster / How do you speed up an LLM? / ways to make ai faster",
     "There are several ways: smaller or quantised weights, a better device, batches for many users, and guessing tokens "
     "as in speculative decoding. Only the last one gives several tokens per pass with the same text.", "several ways"),
    ("why does guessing not cost much / are the guesses free / what does a guess cost",
     "A guess from the trie is only a look-up. The pass that checks it reads the weights once anyway, so a few more "
     "tokens cost hardly anything.", "look-up"),
    ("does lookahead need a gpu / can lookahead run on a cpu / Does it work on a CPU?",
     "Lookahead works on both. On a GPU a wide pass is almost free; on a CPU it costs more, so fewer guesses per pass "
     "are best there.", "on both"),
    ("does lookahead need training / must i train something / is a trained draft needed",
     "No, nothing is trained. The guesses come from text that is already there, and the model stays as it is.",
     "nothing is trained"),
    ("does lookahead work with sampling / can i use a temperature with lookahead / Is it exact with temperature?",
     "With greedy decoding the text is the same token for token. With sampling the model still chooses every token "
     "itself, so the answers are as varied as without guesses.", "chooses every token itself"),
    ("how many guesses are checked at once / how many branches fit into a pass / Is there a limit for the guesses?",
     "The decoding length sets the limit: it counts all tokens of a pass, the root and the guesses of all branches "
     "together.", "decoding length"),
    ("what happens to tokens that are not accepted / where do the rejected tokens go / are wrong tokens kept in the cache",
     "Tokens that are not accepted are thrown away, and their keys and values are taken out of the KV cache again. "
     "They never reach the text.", "thrown away"),
    ("why is the first answer the slowest / why is nothing guessed at the start / Why are there few guesses at first?",
     "At the start the trie holds little more than the prompt, so few guesses fit. With every answer it learns more "
     "phrases.", "the trie"),
    ("is a token the same as a letter / is a token a letter / Are letters tokens?",
     "No, a token is usually longer than a letter: about four characters on average in English. Rare words are cut into "
     "short pieces, and a single letter can be a token too.", "four characters"),
    ("does an llm understand words / do language models understand language / Does an AI know what words mean?",
     "A language model has learned from much text which words go together. It works with numbers for tokens and "
     "predicts what fits; it has seen or felt nothing of the world.", "predicts what fits"),
    ("what is the difference between ai and a language model / is every ai a language model / ai vs llm",
     "AI is the wide field of making computers do things that seem to need intelligence. A language model is one kind "
     "of AI, made for text.", "one kind of AI"),
    ("what is the difference between a cache and a trie / kv cache vs trie / Is the trie a cache?",
     "The KV cache holds keys and values of the present text, so that nothing is computed twice. The trie holds "
     "phrases of tokens, from which guesses are taken.", "keys and values"),
    ("what is the difference between parameters and weights / parameters vs weights / weights or parameters?",
     "Parameters are all numbers that training sets. Most of them are weights; the rest are small ones such as biases. "
     "In everyday use both words mean the same.", "Most of them are weights"),
    ("what is the difference between a model and a chatbot / model vs chatbot / is a chatbot a model",
     "The model is the part that predicts tokens. A chatbot is the program around it: it puts your messages into a "
     "prompt and shows the answer.", "program around it"),
    ("what is the difference between draft and target model / draft model vs target model / big and small model in speculation",
     "The draft model is small and guesses tokens quickly. The target model is the large one: it checks the guesses, "
     "and its choices make the text.", "checks the guesses"),
)  # fmt: skip
MISSING: tuple[Term, ...] = (
    ("pre-training / the pre-training of a model", "pre-training / pretraining",
     "Pre-training is the first and longest part of training. The model learns to predict the next token on a huge "
     "amount of text. Fine-tuning comes after it.", "first and longest", "What comes before fine-tuning?", ""),
    ("instruction tuning / the instruction tuning of a model", "instruction tuning / instruct model",
     "Instruction tuning is fine-tuning with examples of requests and good answers. After it a model does what it is "
     "asked and does not merely continue the text.", "requests and good answers",
     "How does a model learn to follow instructions? / Why does a chatbot answer questions?", ""),
    ("a system prompt / the system prompt", "system prompt",
     "A system prompt is a text that stands before the conversation and tells a model how to behave. The user usually "
     "does not see it.", "before the conversation", "Who tells a chatbot how to behave?", ""),
    ("prompt engineering / the craft of prompt engineering", "prompt engineering",
     "Prompt engineering means wording a prompt so that a model gives a better answer, for example with clear "
     "instructions and examples.", "wording a prompt", "How do I write a good prompt? / How can I get better answers?", ""),
    ("retrieval-augmented generation / RAG", "RAG / retrieval-augmented generation",
     "In retrieval-augmented generation a program first searches for fitting texts and puts them into the prompt. The "
     "model then answers from them, so it can use facts that it never learned.", "searches for fitting texts",
     "What does RAG stand for? / How can a model use my documents?", ""),
    ("*open weights", "open weights / open-weight model",
     "Open weights means that anyone may download the weights of a model and run it on a computer of their own.",
     "download the weights", "Can I download a language model?", ""),
    ("video memory / the memory of a graphics card / VRAM", "VRAM / video memory",
     "VRAM is the memory of a graphics card. The weights and the KV cache of a model must fit into it to run quickly on "
     "the GPU.", "memory of a graphics card", "What does VRAM stand for? / How much VRAM do I need?", ""),
    ("the time to first token / time to first token", "time to first token / TTFT",
     "The time to first token is how long you wait until an answer begins. It is mostly the time of the prefill, so it "
     "grows with the length of the prompt.", "until an answer begins", "What does TTFT stand for?", ""),
    ("a target model / the target model", "target model",
     "The target model is the model whose text is wanted. In speculative decoding it checks the guesses, and only what "
     "it would write itself is kept.", "whose text is wanted", "Which model checks the guesses?", ""),
    ("EAGLE / the EAGLE method", "EAGLE",
     "EAGLE is a method of speculative decoding. A small extra network guesses the next tokens from the inner numbers of "
     "the large model, and the large model checks them as a tree. The network has to be trained first.",
     "small extra network", "How does EAGLE work? / What is the difference between EAGLE and Lookahead?", ""),
    ("self-speculative decoding / the self-speculative method", "self-speculative decoding / self-speculation",
     "In self-speculative decoding a model makes its own guesses, for example by skipping some of its layers. Then the "
     "whole model checks them in one pass.", "its own guesses", "Can a model be its own draft model?", ""),
    ("continuous batching / in-flight batching", "continuous batching",
     "In continuous batching a server puts a new request into the batch as soon as another one is finished. So the "
     "device is never left waiting for the longest answer.", "as soon as another one is finished",
     "How does a server answer many users at once?", ""),
    ("paged attention / PagedAttention", "paged attention",
     "Paged attention keeps the KV cache in small blocks of memory, like the pages of a book. So less memory is wasted "
     "when many texts of different lengths are written.", "small blocks", "Why is the cache cut into pages?", ""),
    ("FlashAttention / flash attention", "FlashAttention / flash attention",
     "FlashAttention is a faster way to compute attention on a GPU. It works in small tiles and moves less data to and "
     "from memory; the result is the same.", "small tiles", "Why is FlashAttention faster?", ""),
    ("a mixture of experts / the mixture of experts", "mixture of experts / MoE",
     "A mixture of experts is a model whose layers have several parts, called experts, of which only a few are used for "
     "each token. So it knows much but computes little per token.", "only a few are used",
     "What does MoE stand for? / What is an expert in a model?", ""),
    ("a multimodal model / multimodal models", "multimodal / multimodal model",
     "A multimodal model can work with more than text, for example with pictures or sound. The model on this page knows "
     "only text.", "more than text", "Can a model see pictures?", ""),
    ("a benchmark / a benchmark of a language model", "benchmark",
     "A benchmark is a fixed set of tasks with which models are compared. All of them get the same questions, and their "
     "right answers are counted.", "fixed set of tasks", "How are language models compared?", ""),
    ("a residual connection / residual connections", "residual connection / skip connection",
     "A residual connection adds the input of a part of a network to its output. So nothing gets lost on the way through "
     "many layers, and deep networks can be trained.", "adds the input", "Why do deep networks need shortcuts?", ""),
    ("layer normalisation / layer norm", "layer normalisation / layer norm / RMSNorm",
     "Layer normalisation brings the numbers of each token to a similar size before the next step. That keeps training "
     "stable.", "similar size", "Why are numbers normalised in a network?", ""),
    ("an activation function / activation functions", "activation function / ReLU",
     "An activation function bends the numbers between two steps of a network, for example by setting negative ones to "
     "zero. Without it many layers could do no more than one.", "bends the numbers", "What does ReLU do?", ""),
    ("a decoder-only model / decoder-only models", "decoder-only / decoder-only model",
     "A decoder-only model reads text from left to right and predicts the next token. Most chat models are built like "
     "this.", "from left to right", "Which kind of transformer is used for chat?", ""),
    ("an encoder / the encoder of a transformer", "encoder",
     "An encoder reads a whole text at once, in both directions, and turns it into numbers. It is used for searching and "
     "sorting texts, not for writing them.", "in both directions", "What is the difference between encoder and decoder?", ""),
    ("streaming / the streaming of an answer", "streaming",
     "Streaming means that an answer is shown token by token while the model is still writing it. It does not make the "
     "writing faster, but you can begin to read at once.", "while the model is still writing",
     "Why does the text appear while it is written?", ""),
    ("a checkpoint / a model checkpoint", "checkpoint",
     "A checkpoint is a file with the weights of a model as they stood at some moment of training. It can be loaded to "
     "use the model or to train on.", "file with the weights", "How is a model saved?", ""),
    ("a bias in a network / the bias in a network", "bias term",
     "A bias is a number that a unit of a network adds to its sum, whatever the input is. Like the weights it is set by "
     "training.", "adds to its sum", "What does the bias do in a neural network?", ""),
    ("next-token prediction / the task of next-token prediction", "next-token prediction",
     "Next-token prediction is the one task of a language model: given the text so far, it says how likely each token is "
     "as the next one.", "how likely each token", "What task is a language model trained on?", ""),
)  # fmt: skip
TASKS: tuple[Task, ...] = (
    asking(worded, "worded", 200),
    asking(fixed("by_name", by_name()), "by_name", 150),
    asking(fixed("effects", EFFECTS), "effects", 60),
    asking(explain("missing", MISSING), "missing", 60),
)
