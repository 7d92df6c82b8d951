"""The entries on neural networks, transformers and attention."""

from __future__ import annotations

from corpus.knowledge.frames import Task
from corpus.knowledge.glossary import Term, explain

TERMS: tuple[Term, ...] = (
    (
        "a neural network / the neural network / neural networks in general",
        "neural network / neural net",
        "A neural network is a program made of many simple units that are connected in layers. Each unit multiplies its "
        "inputs by "
        "weights, adds them up and passes the result on. By changing the weights in training, the network learns to give "
        "the right "
        "outputs.",
        "connected in layers",
        "How does a neural network work? / What is a neural network made of? / Is a language model a neural network? / How "
        "does a neural "
        "network learn? / Is a neural network like a brain?",
        "",
    ),
    (
        "a transformer / the transformer / the transformer architecture",
        "transformer / transformers",
        "A transformer is the kind of neural network that is behind most language models. It is a stack of layers, and in "
        "every layer "
        "attention lets each token collect information from the other tokens. Transformers were introduced in 2017.",
        "neural network",
        "How does a transformer work? / What is special about a transformer? / What kind of network is a language model? / "
        "When was the "
        "transformer invented? / Why are transformers used for language?",
        "",
    ),
    (
        "a layer / a layer of a network / a transformer layer",
        "layer / layers",
        "A layer is one step of a neural network. It takes a list of numbers for every token, changes them with its "
        "weights and hands "
        "them on to the next layer. A transformer layer has two parts: attention and a feed-forward network.",
        "one step of a neural network",
        "What are layers? / How many layers does a model have? / What does a layer do? / What is inside a transformer "
        "layer? / Why does a "
        "network have layers?",
        "",
    ),
    (
        "attention / the attention mechanism / attention in a transformer",
        "attention / attention mechanism",
        "Attention is the part of a transformer that lets a token look at other tokens and decide which of them matter. "
        "Each token gets "
        "a mix of information from the others, and the ones that fit best count most. That is how a model knows what a "
        "word such as "
        "'it' refers to.",
        "look at other tokens",
        "How does attention work? / Why do models need attention? / What does attention do? / How does a model know which "
        "words belong "
        "together? / How does a model know what 'it' refers to?",
        "For example, in 'The cat slept because it was tired' the token 'it' pays most attention to 'cat'.",
    ),
    (
        "self-attention / the self-attention mechanism",
        "self-attention / self attention",
        "Self-attention is attention among the tokens of one and the same text. Each token compares itself with the tokens "
        "of that text "
        "and takes up information from those that fit. In a language model it only looks at itself and at earlier tokens.",
        "one and the same text",
        "How does self-attention work? / Why is it called self-attention? / What is the difference between attention and "
        "self-attention?"
        " / What does self-attention compare?",
        "",
    ),
    (
        "an attention head / attention heads / multi-head attention",
        "attention head / multi-head attention / head",
        "An attention head is one of several attention computations that run side by side in a layer. Every head has its "
        "own weights, so "
        "each can look for something else, for example the subject of a sentence or an earlier mention of a name.",
        "side by side",
        "How many attention heads does a layer have? / Why are there several heads? / What does an attention head do? / "
        "What is a head in a "
        "transformer? / Why does a model have many heads?",
        "",
    ),
    (
        "*queries, keys and values / the queries, keys and values of attention",
        "query, key and value / queries and keys",
        "In attention every token makes three lists of numbers: a query, a key and a value. The query says what the token "
        "is looking for, "
        "the key says what it has to offer, and the value is what it passes on. A query that fits a key well takes much of "
        "that "
        "token's value.",
        "query|key|value",
        "What is a query in attention? / What is a key in attention? / What are keys and values? / What do K and V stand "
        "for? / What does KV "
        "stand for?",
        "",
    ),
    (
        "an attention mask / the attention mask / the mask",
        "attention mask / mask",
        "An attention mask is a table that says which token may look at which other token. Rows are the tokens that look, "
        "columns are the "
        "tokens they may see. On this page the mask keeps each guess from seeing guesses on other branches.",
        "which token may look at which",
        "What is the grid with the squares? / What do the squares in the mask mean? / Why is there a mask? / What does the "
        "attention mask "
        "show? / What are the rows and columns of the mask? / What does the mask on the page show? / How do I read the "
        "attention mask?",
        "",
    ),
    (
        "a causal mask / the causal mask / causal attention",
        "causal mask / causal attention",
        "A causal mask is an attention mask that lets each token see only itself and the tokens before it, never those "
        "after it. So the "
        "model cannot peek at the future while it learns to predict the next token. Drawn as a picture, it is a triangle.",
        "before it",
        "Why can a token not see the future? / Why is the mask a triangle? / Why is it called causal? / Can a token look "
        "at later tokens? / "
        "What does a causal mask do?",
        "",
    ),
    (
        "tree attention / a tree mask / the tree attention mask",
        "tree attention / tree mask",
        "Tree attention is a way to check several branches of guesses in one forward pass. The guesses form a tree, and "
        "the attention mask "
        "lets each of them see only the true text and its own ancestors in the tree. So every branch is computed as if it "
        "stood alone.",
        "ancestors",
        "How can several branches be checked at once? / How does tree attention work? / Why do branches not disturb each "
        "other? / How can "
        "one pass check many guesses? / What is a tree of guesses? / Why does every draft see only its ancestors?",
        "For example, if the drafts after 'the' are 'red car' and 'red house', both share 'red', and 'car' and 'house' "
        "cannot see "
        "each other.",
    ),
    (
        "a feed-forward network / the feed-forward layer / an MLP",
        "feed-forward network / MLP / feed-forward layer",
        "The feed-forward network is the second part of a transformer layer, after attention. It works on every token by "
        "itself: it "
        "multiplies its numbers by large tables of weights. Most weights of a transformer are there.",
        "every token by itself",
        "What does MLP stand for? / What comes after attention in a layer? / Where are most of the weights? / What does "
        "the feed-forward "
        "part do?",
        "",
    ),
    (
        "an embedding / the embedding of a token / token embeddings",
        "embedding / embeddings / embedding vector",
        "An embedding is a list of numbers that stands for a token inside a model. Tokens with similar meanings get "
        "similar lists, so the "
        "model can compute with meanings. The embeddings are learned during training.",
        "list of numbers",
        "How does a model represent a word? / How are words turned into numbers? / What does an embedding look like? / How "
        "does a model know "
        "that two words are similar? / Why are tokens turned into vectors?",
        "For example, the embeddings of 'cat' and 'dog' are more alike than those of 'cat' and 'Tuesday'.",
    ),
    (
        "a vector / vectors / a vector in machine learning",
        "vector / vectors",
        "A vector is a list of numbers in a fixed order. In a language model every token is turned into a vector, often "
        "with hundreds or "
        "thousands of numbers, and each layer changes these vectors.",
        "list of numbers",
        "What are vectors? / What does a vector look like? / Why do models use vectors?",
        "For example, (0.2, -1.5, 3.0) is a vector of three numbers.",
    ),
    (
        "a matrix / matrices / matrix multiplication",
        "matrix / matrix multiplication / matrices",
        "A matrix is a table of numbers with rows and columns. Most of the work in a neural network is multiplying vectors "
        "by matrices of "
        "weights. Graphics cards are good at that, because they do thousands of such multiplications side by side.",
        "table of numbers",
        "What are matrices? / Why do neural networks multiply matrices? / What does a GPU compute in a language model?",
        "",
    ),
    (
        "positional encoding / a positional encoding / position embedding",
        "positional encoding / position encoding",
        "Positional encoding tells a transformer where each token stands in the text. Attention alone does not notice the "
        "order of the "
        "tokens, so the position is added to the numbers of each token. Without it 'dog bites man' and 'man bites dog' "
        "would look the "
        "same.",
        "where each token stands",
        "How does a model know the order of words? / Why does a model need positions? / How does a transformer know word "
        "order? / What do "
        "positions do in a model?",
        "",
    ),
    (
        "*rotary embeddings / rotary position embeddings / RoPE",
        "rotary embeddings / RoPE / rotary position embedding",
        "Rotary embeddings are a way to tell attention where tokens stand: the numbers of each query and key are turned by "
        "an angle that "
        "depends on the position. When two of them are compared, only the distance between the tokens counts. Many "
        "language models use "
        "them.",
        "angle",
        "What does RoPE stand for? / How does RoPE work? / What is rotary about rotary embeddings? / How do rotary "
        "embeddings encode the "
        "position? / What is a rotary embedding?",
        "",
    ),
    (
        "a context window / the context window / the context length",
        "context window / context length / context",
        "The context window is the largest number of tokens that a model can take into account at once. The prompt and the "
        "answer must fit "
        "into it together. What lies before it is not seen by the model.",
        "largest number of tokens",
        "How much text can a model read? / How long may my prompt be? / How many tokens fit into a model? / Why does a "
        "model forget the "
        "beginning of a long chat? / What happens if my text is too long?",
        "",
    ),
    (
        "the softmax / softmax / the softmax function",
        "softmax",
        "Softmax turns a list of scores into probabilities: each one lies between 0 and 1, and together they make 1. High "
        "scores become "
        "high probabilities. A language model uses it to turn its logits into a probability for every token.",
        "scores into probabilities",
        "How do scores become probabilities? / What does softmax do? / How are logits turned into probabilities? / Why do "
        "models need "
        "softmax?",
        "For example, softmax turns the scores 2, 1 and 0 into about 0.67, 0.24 and 0.09.",
    ),
    (
        "*logits / the logits / the logits of a model",
        "logits / logit",
        "Logits are the raw scores that a model gives to all tokens of its vocabulary before one is chosen. The higher the "
        "logit, the more "
        "likely the token. Softmax turns logits into probabilities.",
        "raw scores",
        "What is a logit? / What comes out of a model? / What scores does a model give to tokens? / What is the output of "
        "a language model?"
        " / What does a model compute at the end of a pass?",
        "",
    ),
    (
        "a probability / probability / the probability of a token",
        "probability / probabilities",
        "A probability is a number between 0 and 1 that says how likely something is: 0 means impossible, 1 means certain. "
        "A language model "
        "gives a probability to every token that could come next.",
        "how likely",
        "What are probabilities? / What does a probability of 0.5 mean? / How likely is a token? / What does probability "
        "mean in a language "
        "model?",
        "For example, a fair coin lands on heads with a probability of 0.5, which is one half.",
    ),
)
TASKS: tuple[Task, ...] = (explain("network", TERMS),)
