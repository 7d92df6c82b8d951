"""How this page's subject is asked about, and the first entries: text, tokens and language models."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

from corpus.base import Turn, asking, upper
from corpus.knowledge.frames import Task

# An entry: noun phrases ("*" first: plural) / bare terms / the explanation / what must be in it / other questions / an example.
Term = tuple[str, str, str, str, str, str]

PHRASES = (
    "What is {x}?",
    "What is {x}?",
    "What is {x}?",
    "What is {x}?",
    "What's {x}?",
    "What's {x}?",
    "what is {x}",
    "Explain {x}.",
    "Explain {x} to me.",
    "Can you explain {x}?",
    "Could you explain {x} to me?",
    "Can you explain {x} in simple words?",
    "Explain {x} like I'm five.",
    "Explain {x} in two or three sentences.",
    "What exactly is {x}?",
    "I don't understand what {x} is.",
    "I don't know what {x} is.",
    "I still don't get what {x} is.",
    "Tell me about {x}.",
    "Tell me what {x} is.",
    "Describe {x}.",
    "Describe {x} in a few sentences.",
    "What is meant by {x}?",
    "How would you explain {x} to a beginner?",
    "Could you tell me what {x} is?",
    "Do you know what {x} is?",
    "Define {x}.",
    "Give me a short explanation of {x}.",
    "I keep reading about {x}. What is it?",
    "In plain English, what is {x}?",
    "What is {x} in simple terms?",
    "Help me understand {x}.",
    "What is {x} in machine learning?",
    "What is {x} in a language model?",
    "Write a short paragraph about {x}.",
    "I'm new to this. What is {x}?",
    "My teacher mentioned {x}. What is that?",
    "Someone told me about {x}. What is it?",
    "What can you tell me about {x}?",
    "I'd like to know what {x} is.",
    "So what is {x}?",
    "Quick question: what is {x}?",
    "I read about {x} but I did not understand it.",
    "whats {x}",
    "{x} - what is it?",
    "{x} for dummies",
    "ELI5: {x}",
    "Can someone explain {x}?",
    "Sorry, but what is {x}?",
    "I have never heard of {x}. What is it?",
    "Explain {x} like I'm a child.",
    "explain {x} to a ten year old",
    "Explain {x} in one sentence or two.",
    "what is {x} supposed to be",
    "Give a definition of {x}.",
    "In your own words, what is {x}?",
    "what is {x} in ai",
    "Please tell a beginner what {x} is.",
)
WORDS = (
    "What does {b} mean?",
    "What does '{b}' mean?",
    "What does the term {b} mean?",
    "what does {b} mean",
    "{b}?",
    "{B}?",
    "{b}",
    "what's {b}",
    "define {b}",
    "meaning of {b}",
    "What is the meaning of {b}?",
    "The page says {b}. What does that mean?",
    "It says '{b}' here. What is that?",
    "I saw the word '{b}'. What is it?",
    "{b} explained simply",
    "explain {b}",
    "{B}: what is that?",
    "I don't know the word '{b}'.",
    "I came across the term {b}. What does it mean?",
    "What do you mean by {b}?",
    "What do people mean when they say {b}?",
    "definition of {b}",
    "{b} meaning",
    "{b} - meaning?",
    "what is meant by '{b}' here",
    'What does "{b}" mean on this page?',
    "What does {b} mean in AI?",
    "the word {b}, what does it mean",
    "can you explain the word {b}",
    "{b}??",
    'I stumbled over "{b}". What is meant?',
    "What is the word {b} about?",
    "{b} in simple words",
)
MORE = (
    "Can you give an example?",
    "Give me an example.",
    "For example?",
    "An example?",
    "Could you give me an example of that?",
    "I need an example.",
    "What would be an example?",
    "Can you make that clearer?",
    "Show me an example.",
)
DIRECT = (
    "Give me an example of {x}.",
    "Can you give an example of {x}?",
    "What is an example of {x}?",
    "Show me an example of {x}.",
)
PLURAL = (
    ("What is {x}", "What are {x}"),
    ("What's {x}", "What are {x}"),
    ("what is {x}", "what are {x}"),
    ("What exactly is", "What exactly are"),
    ("what {x} is", "what {x} are"),
    ("What is it?", "What are they?"),
    ("What is that?", "What are they?"),
    ("understand it.", "understand it."),
)


def question(rng: Random, term: Term) -> str:
    """One of the general wordings with the term's names, or one of its own questions."""
    phrases, bare, own = term[0].lstrip("*").split(" / "), term[1].split(" / "), [ask for ask in term[4].split(" / ") if ask]
    kind = rng.random()
    if own and kind < 0.35:
        return rng.choice(own)
    if bare[0] and kind < 0.6:
        name = rng.choice(bare)
        return rng.choice(WORDS).format(b=name, B=upper(name))
    frame, phrase = rng.choice(PHRASES), rng.choice(phrases)
    several = not phrase.startswith(("a ", "an ", "the ")) and re.search(r"[^s]s$", phrase.removesuffix(" in general"))
    if term[0].startswith("*") or several:
        for one, many in PLURAL:
            frame = frame.replace(one, many)
    return frame.format(x=phrase)


def explain(label: str, terms: Sequence[Term]) -> Task:
    """A task that asks for the explanation of a term, and at times for an example after it."""

    def make(rng: Random) -> list[Turn]:
        term = rng.choice(terms)
        facts = tuple(fact for fact in term[3].split("|") if fact)
        if term[5] and rng.random() < 0.12:
            phrase = rng.choice(term[0].lstrip("*").split(" / "))
            return [Turn(rng.choice(DIRECT).format(x=phrase), term[5], ())]
        turns = [Turn(question(rng, term), term[2], facts)]
        if term[5] and rng.random() < 0.2:
            turns.append(Turn(rng.choice(MORE), term[5], ()))
        return turns

    return asking(make, label, len(terms))


TERMS: tuple[Term, ...] = (
    (
        "a token / the token / a token in a language model",
        "token / tokens",
        "A token is a small piece of text: a whole word, part of a word or a punctuation mark. A language model reads and "
        "writes "
        "text as a row of tokens. In English a token is about four characters long on average.",
        "small piece of text",
        "What are tokens? / How long is a token? / Is one word one token? / What is a "
        "token made of?"
        " / What pieces does a model write? / Why do you count tokens and not words?",
        "For example, the word 'unhappiness' may be split into the tokens 'un', 'happi' and 'ness', while a common word "
        "such as "
        "'the' is a single token.",
    ),
    (
        "a tokenizer / the tokenizer / a tokeniser / tokenization",
        "tokenizer / tokenization / tokeniser",
        "A tokenizer is the part that cuts text into tokens and gives each token a number, because a model can only work with "
        "numbers. After the model has answered, the tokenizer turns the numbers back into text.",
        "cuts text into tokens",
        "How is text cut into tokens? / What turns text into tokens? / How does text become numbers? / Why do models need "
        "a tokenizer?"
        " / What does a tokenizer do? / How does a model read text?",
        "For example, a tokenizer may turn 'I like tea' into the three numbers 40, 588 and 8887, one for each word.",
    ),
    (
        "a vocabulary / the vocabulary / the vocabulary of a model",
        "vocabulary / vocabulary size",
        "The vocabulary is the fixed list of all tokens that a model knows. Every token in it has a number, and the model "
        "chooses "
        "each next token from this list. Large models have vocabularies of 30,000 to 250,000 tokens.",
        "list of all tokens",
        "How many tokens does a model know? / Which tokens can a model write? / How big is a vocabulary? / How large is "
        "the vocabulary?"
        " / Where do the tokens come from? / What words does a model know?",
        "",
    ),
    (
        "byte-pair encoding / the byte-pair encoding algorithm / BPE",
        "byte-pair encoding / BPE / byte pair encoding",
        "Byte-pair encoding is a way to build the vocabulary of a tokenizer. It starts with single characters or bytes, "
        "and again "
        "and again joins the two neighbours that stand together most often. So common words become one token, and rare "
        "words are "
        "made of several.",
        "joins the two neighbours",
        "How does byte-pair encoding work? / How is a vocabulary built? / How does a tokenizer choose its tokens? / How "
        "does BPE work?"
        " / What does BPE stand for? / How are tokens learned?",
        "For example, 't' and 'h' are joined to 'th' first because they often stand together, and later 'th' and 'e' to 'the'.",
    ),
    (
        "a language model / the language model / language models in general",
        "language model / LM",
        "A language model is a program that predicts which token comes next in a text. It has learned this from a large "
        "amount of "
        "text. By adding one predicted token after another it can write whole answers.",
        "predicts which token comes next",
        "How does a language model work? / What does a language model do? / How do language models write text? / What do "
        "language "
        "models learn? / How can a computer write text? / How does a language model write an answer? / What is a model here?",
        "For example, after 'The capital of France is' a language model gives 'Paris' a high probability and 'banana' a "
        "very low one.",
    ),
    (
        "a large language model / an LLM / LLMs",
        "large language model / LLM / large language models",
        "A large language model is a language model with very many parameters, often billions, that was trained on a huge "
        "amount of "
        "text. It can answer questions, summarise, translate and write programs. It works like a small one: it predicts "
        "the next "
        "token again and again.",
        "billions",
        "What does LLM stand for? / How large is a large language model? / What can a large language model do? / What "
        "makes a language "
        "model large? / What is the difference between a small and a large language model?",
        "",
    ),
    (
        "*parameters / the parameters of a model / model parameters",
        "parameters / parameter / parameter count",
        "Parameters are the numbers inside a model that are set by training. They decide how the model turns its input "
        "into an output. "
        "A model with twelve million parameters is small; large ones have many billions.",
        "numbers inside a model",
        "How many parameters does a model have? / What is a parameter? / Why do people count parameters? / What does 7B "
        "mean? / What "
        "does the size of a model mean? / What does a model consist of? / How is the size of a model measured?",
        "For example, a model called '7B' has about seven billion parameters.",
    ),
    (
        "*weights / the weights of a model / model weights",
        "weights / weight / model weights",
        "Weights are the numbers that a model has learned, and most of its parameters are weights. Each one says how "
        "strongly one "
        "value inside the network affects another. To compute one new token, all weights of a model must be read from "
        "memory once.",
        "numbers that a model has learned",
        "What is a weight? / What are the weights for? / Where is the knowledge of a model stored? / What is inside a "
        "model file? / What "
        "is stored in a model? / Are weights the same as parameters? / Where does a model keep what it knows?",
        "",
    ),
    (
        "training / the training of a model / model training",
        "training / to train a model",
        "Training means adjusting the weights of a model until its predictions fit the examples. The model guesses the "
        "next token, the "
        "guess is compared with the real text, and the weights are changed a little to make a better guess more likely. "
        "This is "
        "repeated millions of times.",
        "adjusting the weights",
        "How is a model trained? / How does a model learn? / How do language models learn? / How do you train a language "
        "model? / What "
        "happens during training? / How was this model made? / Where does a model get its knowledge?",
        "",
    ),
    (
        "training data / the training data / a training set",
        "training data / training set / corpus",
        "Training data is the text from which a model learns. A model can only know what was in this text or follows from "
        "it, so its "
        "quality and variety decide how good the model becomes.",
        "text from which a model learns",
        "What text was the model trained on? / What does a model learn from? / Why is training data important? / Where do "
        "models get "
        "their text from? / What is a corpus?",
        "",
    ),
    (
        "inference / model inference / inference in machine learning",
        "inference / inferencing",
        "Inference means using a trained model: it is given an input and computes an output. The weights stay as they are. "
        "When you "
        "send a prompt and get an answer, that is inference.",
        "using a trained model",
        "Does a model learn while it answers? / What happens "
        "after training? "
        "/ Does the model learn from my questions? / Do the weights change when I ask something?",
        "",
    ),
    (
        "a chatbot / an assistant / a chat model",
        "chatbot / chat model / assistant",
        "A chatbot is a program that you can talk to in writing. Behind it is usually a language model that was trained to "
        "answer "
        "questions and to follow instructions. It sees the whole conversation as one long text and writes the next part of it.",
        "talk to in writing",
        "How does a chatbot work? / How does an assistant answer questions? / What is behind a chatbot? / Am I talking to "
        "a computer?"
        " / What kind of program answers me here?",
        "",
    ),
    (
        "artificial intelligence / AI / the field of artificial intelligence",
        "artificial intelligence / AI",
        "Artificial intelligence is the field of making computers do things that seem to need intelligence, such as "
        "understanding "
        "language or recognising pictures. Today most of it is machine learning, where a program learns from examples.",
        "making computers do things",
        "What does AI stand for? / What does AI mean? / How does AI work? / Is a language model artificial intelligence?",
        "",
    ),
    (
        "machine learning / the field of machine learning",
        "machine learning",
        "Machine learning means that a computer learns a task from examples and not from rules written by hand. A model "
        "with many "
        "numbers is adjusted step by step until its outputs fit the examples.",
        "learns a task from examples",
        "How do machines learn? / How can a computer learn? / What is the difference between "
        "machine learning "
        "and normal programming?",
        "For example, a program can learn to tell cats from dogs by looking at many pictures that people have labelled.",
    ),
    (
        "deep learning / the field of deep learning",
        "deep learning",
        "Deep learning is machine learning with neural networks that have many layers. Each layer works on the result of "
        "the one "
        "before, so the network can find complicated patterns in text, pictures or sound.",
        "many layers",
        "Why is deep learning called deep? / How does deep learning work? / What is deep about deep learning? / What is "
        "the difference "
        "between machine learning and deep learning?",
        "",
    ),
)
TASKS: tuple[Task, ...] = (explain("basics", TERMS),)
