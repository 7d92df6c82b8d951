"""The entries on decoding: prompts, the KV cache, greedy choice, sampling, and what makes decoding slow."""

from __future__ import annotations

from corpus.knowledge.frames import Task
from corpus.knowledge.glossary import Term, explain

TERMS: tuple[Term, ...] = (
    (
        "a prompt / the prompt",
        "prompt / prompts",
        "A prompt is the text that you give to a language model, such as a question, an instruction or a paragraph to "
        "summarise. The "
        "model continues it, and that continuation is the answer.",
        "text that you give",
        "What should I type? / What do I write into the box? / What is the text I type called? / What do you call the "
        "input of a model?",
        "For example, 'Summarise this letter in two sentences', followed by the letter, is a prompt.",
    ),
    (
        "prefill / the prefill / the prefill phase / prompt processing",
        "prefill / prefilling",
        "Prefill is the first phase of an answer: the model reads the whole prompt in one go and stores keys and values "
        "for each of its "
        "tokens in the KV cache. Only then does it begin to write. A long prompt takes a longer prefill.",
        "reads the whole prompt",
        "What happens before the first token? / Why does a long prompt take longer? / What does a model do first? / Is "
        "reading the prompt "
        "counted in the race? / Why is reading fast and writing slow?",
        "",
    ),
    (
        "decoding / the decoding phase / decoding in a language model",
        "decoding / decode",
        "Decoding is the phase in which a language model writes its answer. In each step it computes scores for the next "
        "token, one token "
        "is chosen and added to the text, and the next step begins. Plain decoding gains one token per forward pass.",
        "writes its answer",
        "How does a model write its answer? / What happens while the model writes? / How does decoding work? / What is "
        "plain decoding? / What "
        "comes after prefill?",
        "",
    ),
    (
        "autoregressive decoding / an autoregressive model / autoregression",
        "autoregressive / autoregressive decoding",
        "Autoregressive means that every new token depends on all tokens before it. The model writes one token, adds it to "
        "its own input "
        "and predicts the next one. That is why it cannot simply write all tokens at the same time.",
        "depends on all tokens before it",
        "Why does a language model write one token at a time? / Why can't a model write the whole sentence at once? / Why "
        "is text written "
        "token by token? / Why does the text appear word by word? / Why one token at a time? / Why not all tokens at once?",
        "",
    ),
    (
        "greedy decoding / greedy choice / greedy search",
        "greedy decoding / greedy",
        "Greedy decoding always takes the token with the highest probability. There is no chance in it, so the same prompt "
        "gives the same "
        "answer every time. This page uses it when the temperature is 0.",
        "highest probability",
        "How does greedy decoding work? / Why do I get the same answer every time? / Which token is chosen? / What happens "
        "at temperature 0?"
        " / Why is the answer always the same? / What is greedy about it?",
        "For example, if 'blue' has probability 0.6 and 'grey' 0.3, greedy decoding writes 'blue'.",
    ),
    (
        "sampling / sampling in a language model / random sampling",
        "sampling / sample",
        "Sampling means drawing the next token at random, so that likely tokens come up often and unlikely ones rarely. It "
        "makes answers "
        "more varied than greedy decoding, but the same prompt can then lead to different texts.",
        "at random",
        "How does sampling work? / Why do answers differ from run to run? / How can a model give different answers? / Why "
        "does a chatbot not "
        "always say the same?",
        "For example, if 'blue' has probability 0.6 and 'grey' 0.3, sampling writes 'blue' about six times out of ten.",
    ),
    (
        "temperature / the temperature / the temperature setting",
        "temperature",
        "Temperature is a setting that says how much chance there is in choosing tokens. At 0 the likeliest token is "
        "always taken. The "
        "higher the temperature, the more often less likely tokens are chosen, so the text gets more varied and less reliable.",
        "how much chance",
        "What does the temperature do? / Which temperature should I choose? / Is a higher temperature more creative? / "
        "What happens when I "
        "raise the temperature? / What does temperature 0 mean? / How do I get more varied answers?",
        "",
    ),
    (
        "top-k / top-k sampling / the top-k setting",
        "top-k / top k",
        "With top-k sampling only the k likeliest tokens can be drawn, and all others are left out. With k = 1 it is the "
        "same as greedy "
        "decoding. It keeps very unlikely tokens from spoiling the text.",
        "k likeliest",
        "How does top-k sampling work? / What does the k in top-k mean?",
        "For example, with k = 3 the next token is drawn from the three likeliest tokens only.",
    ),
    (
        "top-p / top-p sampling / nucleus sampling",
        "top-p / top p / nucleus sampling",
        "With top-p sampling the next token is drawn from the smallest group of likeliest tokens whose probabilities add "
        "up to at least p. "
        "When the model is sure the group is small, and when it is unsure the group is large.",
        "add up to",
        "How does top-p sampling work? / What does the p in top-p mean? / How does nucleus sampling work?",
        "For example, with p = 0.9 and the probabilities 0.6, 0.3 and 0.1, only the first two tokens can be drawn.",
    ),
    (
        "beam search / a beam search",
        "beam search",
        "Beam search keeps several unfinished texts at the same time, adds a token to each in every step, and goes on with "
        "the best few. In "
        "the end the likeliest whole text wins. It finds likelier texts than greedy decoding but needs more work.",
        "several unfinished texts",
        "How does beam search work? / What is a beam? / What is the difference between greedy decoding and beam search? / "
        "When is beam "
        "search used?",
        "",
    ),
    (
        "a KV cache / the KV cache / KV caching / a key-value cache",
        "KV cache / key-value cache",
        "A KV cache stores the keys and values that attention has already computed for the tokens so far. Without it the "
        "model would have "
        "to compute the whole text again for every new token. It makes decoding much faster, but it takes memory, which "
        "grows with the "
        "length of the text.",
        "keys and values",
        "Why do models need a KV cache? / Why is there a KV cache? / What is stored in the KV cache? / How does a KV cache "
        "work? / What does "
        "KV stand for in KV cache? / Why does a KV cache make decoding faster? / How large is the KV cache? / What is the "
        "cached prefix?",
        "For example, after a prompt of 100 tokens the cache holds keys and values for 100 tokens, and token 101 only has "
        "to add its own.",
    ),
    (
        "a forward pass / the forward pass / a pass / one pass through the model",
        "forward pass / pass / passes",
        "A forward pass is one run through all layers of a model, from the tokens that go in to the scores that come out. "
        "In plain decoding "
        "each pass yields one token. With guesses that turn out right, one pass can yield several.",
        "one run through all layers",
        "What happens in a pass? / What is a step of the model? / How many tokens does a pass give? / What do the bars on "
        "the page show? / What "
        "does the model do in one pass? / How many passes does an answer need?",
        "",
    ),
    (
        "a batch / the batch / batching",
        "batch / batching",
        "A batch is a group of inputs that a model works on in one forward pass. The weights are read once for all of "
        "them, so a batch "
        "costs less time than its inputs one after another.",
        "group of inputs",
        "Why are inputs put into batches? / How does batching work? / Why is a batch faster? / What is batching good for?",
        "For example, a server can answer eight users at once by putting their next tokens into one batch.",
    ),
    (
        "the batch size / batch size",
        "batch size",
        "The batch size is the number of inputs that go through a model in one forward pass. A larger batch gives more "
        "tokens per second in "
        "total, until the computing power of the device is used up. This page runs races with a batch size of one.",
        "number of inputs",
        "What is a good batch size? / How large is a batch? / What happens with a larger batch size? / What does batch "
        "size 1 mean?",
        "",
    ),
    (
        "memory bandwidth / the memory bandwidth of a device",
        "memory bandwidth / bandwidth",
        "Memory bandwidth says how many bytes a device can move between its memory and its processor in a second. In "
        "decoding all weights "
        "are read for every pass, so the bandwidth usually limits the speed, not the arithmetic.",
        "how many bytes",
        "What limits the speed of decoding? / Why does memory matter for speed? / Why does bandwidth matter? / What does "
        "memory-bound mean?"
        " / What is the bottleneck of decoding?",
        "For example, with weights of 14 gigabytes and a bandwidth of 1,000 gigabytes per second, one pass takes at least "
        "14 milliseconds.",
    ),
    (
        "the reason why decoding is slow / the slowness of decoding",
        "",
        "Decoding is slow because every token needs its own forward pass, and each pass reads all the weights of the model "
        "from memory. The "
        "arithmetic for one token is small, so the processor mostly waits for memory. Checking several tokens in one pass "
        "uses that "
        "waiting time.",
        "reads all the weights",
        "Why is decoding slow? / Why are language models slow? / Why does it take so long to write an answer? / Why is "
        "writing text slow? / Why "
        "is plain decoding slower? / What makes decoding slow? / why so slow? / Why does a large model write slowly? / Why "
        "does generation "
        "take so long?",
        "",
    ),
    (
        "a GPU / GPUs / a graphics card",
        "GPU / graphics card",
        "A GPU is a processor with thousands of small computing units that work side by side. It was made for graphics, "
        "but it is also very "
        "good at the matrix multiplications of neural networks. GPU stands for graphics processing unit.",
        "side by side",
        "What does GPU stand for? / Why do language models run on GPUs? / Why is a GPU fast?"
        " / Do I need a GPU? / Why do people use graphics cards for AI?",
        "",
    ),
    (
        "a CPU / CPUs / the processor of a computer",
        "CPU / processor",
        "A CPU is the main processor of a computer. It has a few fast cores that can do all kinds of work one step after "
        "another. Small "
        "language models run well on it; large ones are faster on a GPU. CPU stands for central processing unit.",
        "main processor",
        "What does CPU stand for? / Can a language model run on a CPU? / What does a CPU do?",
        "",
    ),
    (
        "*FLOPs / FLOPS / floating-point operations",
        "FLOPs / FLOPS",
        "FLOPs are floating-point operations: additions and multiplications of numbers. They measure how much arithmetic a "
        "model needs, and "
        "FLOPs per second say how fast a device can compute. One token takes about two operations for every weight of the "
        "model.",
        "floating-point operations",
        "What does FLOP stand for? / How is computing work measured? / How much arithmetic does a token need? / What is a "
        "FLOP?",
        "For example, a model with one billion weights needs about two billion operations for one token.",
    ),
    (
        "latency / the latency of a model",
        "latency",
        "Latency is the time you wait for something, for example for the next token or for the whole answer. It is "
        "measured in seconds or "
        "milliseconds, and less is better. The clocks on this page show it for both ways of decoding.",
        "time you wait",
        "How is latency measured? / How long does one pass take? / Why does latency matter? / Is low latency good?",
        "For example, if an answer is there after two seconds, its latency is two seconds.",
    ),
    (
        "throughput / the throughput of a model",
        "throughput",
        "Throughput is how much work gets done in a given time, for example how many tokens a model writes per second. "
        "More is better. A "
        "server with many users cares about throughput, and a single user cares more about latency.",
        "how much work",
        "How is throughput measured? / What are tokens per second? / Why does throughput matter?",
        "For example, a model that writes 200 tokens in four seconds has a throughput of 50 tokens per second.",
    ),
    (
        "an end-of-sequence token / the end-of-sequence token / the EOS token",
        "end-of-sequence token / EOS / EOS token / end token",
        "The end-of-sequence token is a special token that means 'the text ends here'. A model learns to write it when its "
        "answer is complete, "
        "and decoding stops as soon as it appears. It is not shown to the reader.",
        "special token",
        "How does a model know when to stop? / When does the model stop writing? / What does EOS stand for? / Why does the "
        "answer end? / What "
        "makes a model stop?",
        "",
    ),
    (
        "a stop string / stop strings / a stop sequence",
        "stop string / stop sequence",
        "A stop string is a piece of text at which the writing ends. As soon as the model has written it, decoding stops, "
        "even if no "
        "end-of-sequence token has come. It is chosen by the user or the program, not by the model.",
        "piece of text",
        "How can I make a model stop early? / How do I stop the text at a certain word? / What is a stop string good for?",
        "For example, with the stop string 'Question:' a model stops before it writes a new question for itself.",
    ),
)
TASKS: tuple[Task, ...] = (explain("decoding", TERMS),)
