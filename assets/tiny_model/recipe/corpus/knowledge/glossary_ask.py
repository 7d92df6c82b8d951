"""What beginners ask about language models and this page, in their own words."""

from __future__ import annotations

from corpus.knowledge.frames import Entry, Task, fixed

ASKED: tuple[Entry, ...] = (
    ( "why is chatgpt slow / Why do chatbots write so slowly? / why does ai take so long to answer / Why "
    "do the words come one by one? / why is the text typed out bit by bit / Why can't an AI answer at "
    "once? / why does it take time to write an answer / What makes a language model slow?",
     "A language model writes one token at a time, and for each token it must read all of its weights "
     "from memory. That reading takes longer than the calculation. So a long answer needs many passes, "
     "one after the other.", "one token at a time"),
    ( "what does the trie do / What is the trie good for? / why do you need a trie / what happens in the "
    "trie / what is the tree of words for / why is there a tree on the page / What is the use of a trie here?",
     "The trie stores phrases of the prompt and of earlier answers, token by token, as a tree. When the "
     "last tokens are found in it, their continuations are taken as guesses. Phrases that begin alike "
     "share their first nodes.", "continuations"),
    ( "does the answer change / Do I get another text with Lookahead? / is the fast answer worse / Does "
    "quality suffer? / is it as good as the slow one / Does the speed cost quality? / does the trick "
    "change what it says / is anything lost / Will the answer be worse?",
     "No, nothing is lost. The model checks every guess and keeps only what it would have written "
     "itself. In float32 the text is the same token for token.",
     "nothing is lost|same"),
    ("What is meant by lossless? / why do you call it lossless / in which sense is it lossless",
     "Lossless means that the text does not change. Each token is the model's own choice, with guesses "
     "or without them; only the time is shorter.",
     "does not change"),
    ( "how many tokens is a word / is a token a word / are tokens words / how many words are 100 tokens / "
    "What is the size of a token?",
     "A token is often a whole short word, a part of a longer one, or a sign. In English a word has "
     "about one and a third tokens on average, so 100 tokens are some 75 words.", "75 words"),
    ( "how does a chatbot know what to say / How does an AI write text? / where do the answers come from "
    "/ how does it choose the next word / how can a computer write",
     "A language model looks at the text so far and gives each possible next token a probability. One "
     "token is chosen and added, and then the same happens again. All of its knowledge lies in the "
     "weights that training has set.", "next token"),
    ( "does the model think / can an AI think / is it intelligent / do you understand what you write / "
    "Does it know what it says?",
     "It calculates which token is likely to come next; whether one calls that thinking is a matter of "
     "words. A small model like this one mostly follows patterns of its training text.", "likely to come next"),
    ("What does draft mean here? / what are the guesses / What is guessed here? / which tokens are guessed",
     "A draft is a guess of the next few tokens. It is made cheaply, and then the model checks all of it "
     "in one pass. Right tokens are kept, and from the first wrong one on the rest is thrown away.", "guess"),
    ( "what does Lookahead guess from / how do you get the drafts / From what are the drafts made?",
     "With Lookahead the guesses come from the trie: from phrases of the prompt and of earlier answers. "
     "No second model is needed for that.", "the trie"),
    ( "And when the guess is bad? / what about wrong guesses / are wrong guesses a problem / What if all "
    "guesses fail? / does a wrong guess spoil the text",
     "A wrong guess is thrown away, and the model's own token takes its place. Every pass still gives at "
     "least one token, so only a little time is lost.",
     "thrown away"),
    ( "why is checking faster than writing / Why is it cheap to check many tokens? / how can checking be "
    "so fast / why can it check several at once / Why does one pass with many tokens cost so little?",
     "A pass reads all the weights once, no matter how many tokens it looks at. So checking ten tokens "
     "takes hardly longer than writing one.", "once"),
    ( "what does accept mean / when is a token accepted / Which guesses are accepted? / What does the model compare?",
     "In one pass the model says for each place which token it would choose. As long as a guessed token "
     "equals that choice, it is accepted. The first different one ends the walk.", "accepted"),
    ( "What does tokens per pass mean? / 2.5 tokens per pass, is that good / what does the number of "
    "tokens per pass tell me / why are there more tokens than passes",
     "It is the number of tokens of an answer divided by the number of forward passes that it took. "
     "Plain decoding has 1; with good guesses it is 2, 3 or more.", "divided by"),
    ("what is one pass / what is meant by a step / how long is a pass",
     "In a forward pass the model takes tokens in, runs through all of its layers once and gives scores "
     "for the next tokens. Each pass reads all the weights.", "layers"),
    ( "what does the mask show / What is the grid of squares? / what is the black and white square "
    "picture / why are some squares dark / What do the rows and columns of the mask mean?",
     "It is the attention mask. A row is a token that looks, a column is a token that may be seen. Each "
     "guess sees the true text and its own branch, but no other branch.", "attention mask"),
    ( "why does it need memory / what fills the memory / What is kept in the cache? / why keep keys and "
    "values / what is the cache good for / what would happen without a cache",
     "The KV cache keeps the keys and values of all tokens so far. Without it, the model would have to "
     "compute them again for every new token.", "keys and values"),
    ( "why is it only a small model / Why is the model so tiny? / why don't you use a big model / can it "
    "run on my laptop / does it need a graphics card / does this run without a GPU",
     "The model is small so that the page runs anywhere, without a graphics card and without a download. "
     "The method is the same for large models, where it saves even more time.", "anywhere"),
    ( "does it work with other models / can I use Lookahead with my model / Which models can be used? / "
    "does it work with llama / works with qwen? / is it only for this model",
     "It runs with decoder-only models of transformers that can check several tokens in one pass. The "
     "library looks at the model when it is loaded and says if it cannot.", "decoder-only"),
    ( "when is lookahead slow / When does it not help? / for which texts is it useless / when do drafts "
    "not pay / Why is my text not faster?",
     "It helps where text repeats: names, quotes, code, forms and phrases. In free small talk little "
     "repeats, so few guesses are right and the gain is small.",
     "repeats"),
    ( "which texts are fastest / For what is Lookahead good? / when does it help most / best use of "
    "lookahead / where is the speedup large / for which tasks should I use it",
     "It helps most where the answer quotes the prompt or earlier answers: summaries, edits of code, "
     "tables, letters from notes and questions on documents.",
     "quotes"),
    ( "why does it get faster the second time / Why is the second answer faster? / does it learn while I "
    "use it / what is a warm trie / What does cold mean? / why warm and cold / does it remember earlier answers",
     "After each answer its phrases enter the trie, so later answers find more guesses. A trie with past "
     "answers in it is called warm, a new one cold. The model itself does not change.", "warm"),
    ( "What does decoding length mean? / how many guesses per pass / what does 32 mean in the settings / "
    "should decoding length be high / what if I make the decoding length larger",
     "The decoding length is the most tokens that one pass may look at. More guesses can win more "
     "tokens, but a wide pass costs a little more time.",
     "tokens that one pass"),
    ("What does branch length mean? / how far ahead does it guess / what if branches are longer",
     "The branch length is how many tokens ahead a single guess may reach. Long branches pay where long "
     "phrases are repeated word for word.", "tokens ahead"),
    ( "why two clocks / What do the clocks count? / what is timed / what does the clock measure / is the "
    "drafting time counted / Does the time include the guessing?",
     "Each lane has a clock that counts its own steps: guessing, preparing, the pass, checking and "
     "storing. The price of the guesses is in it; drawing the page is not.", "guessing"),
    ( "is the comparison fair / do both use the same model / Is the slow lane slowed down on purpose? / "
    "is this a trick / why should I believe the clocks / do you cheat",
     "Both lanes use the same weights, the same code and the same device, and they never run at the same "
     "time. When Lookahead is slower, the page shows that as plainly.", "same weights"),
    ( "what is the plain lane / what is the left lane doing / What is normal decoding? / how does the "
    "model write without lookahead",
     "In plain decoding the model writes one token per forward pass. It is the usual way, and the page "
     "compares Lookahead with it.", "one token per forward pass"),
    ("whats an ngram / n-gram meaning / what do you mean by ngrams / bigram and trigram?",
     "An n-gram is n tokens in a row, taken from a text. With two it is called a bigram, with three a "
     "trigram. Lookahead stores n-grams as branches of its trie.",
     "in a row"),
    ("what are the branches in the picture / why does the tree have branches / What is a node in the tree? / what are nodes",
     "Each node of the tree is a token, and a branch is a possible continuation, token after token. "
     "Where two continuations begin alike, they share nodes.",
     "continuation"),
    ("prefix, what does it mean in the trie / prefix in the tree, meaning / what does prefix mean in a tree",
     "A prefix is the beginning of a sequence. In the trie all phrases with the same beginning share the "
     "nodes of that prefix.", "beginning"),
    ( "what does float32 mean / what is bfloat16 / float16 or float32? / why does the number format "
    "matter / what are these number formats",
     "These are formats of numbers. Float32 uses 32 bits for each number; float16 and bfloat16 use 16, "
     "which saves memory but rounds more. Rounding may decide a near tie differently.", "bits"),
    ( "can the model learn from me / do you learn from our chat / Are you trained with my messages? / "
    "does my prompt change the model / do you save what I write into your weights",
     "No, the weights do not change when the model answers. Only the trie takes in phrases of the "
     "answers, and that changes the speed, not the text.",
     "do not change"),
    ( "why does the ai make mistakes / Why do you give wrong answers? / why is it wrong so often / why do "
    "language models lie / can I trust the answer / are the answers true",
     "A language model writes what is likely, not what is checked. A small one knows little and errs "
     "often, so do not take its answers for information.",
     "likely"),
    ( "what is the paper about / which paper is this from / Who invented lookahead? / where does the "
    "method come from / is there a paper / what is 2312.12728",
     "The method comes from a paper of Ant Group, arXiv 2312.12728: Lookahead, an inference acceleration "
     "framework with lossless generation accuracy. The code of this page is written anew.", "2312.12728"),
    ("is lookahead speculative decoding / speculative decoding vs lookahead / does lookahead need a second model",
     "Both guess tokens and check them in one pass. Classic speculative decoding takes its guesses from "
     "a small second model; Lookahead takes them from a trie of earlier text.", "second model"),
    ("prompt lookup vs trie",
     "Prompt lookup searches the prompt and the answer so far for the last tokens and proposes what "
     "followed them there. It has one guess at a time, while a trie gives a tree of guesses.", "followed"),
    ( "why a tree and not a list / Why several branches? / why guess more than one continuation / what is "
    "the advantage of a tree of guesses",
     "Often more than one continuation is likely. A tree holds several of them, and the beginning that "
     "they share is computed only once.", "several"),
    ("why does each pass give one more token / where does the extra token come from",
     "When the accepted guesses end, the same pass has already told which token comes next. This one is "
     "the bonus token, so each pass gives at least one.",
     "at least one"),
    ( "what comes before the first token / why does it wait at first / what is done with my prompt / What "
    "takes so long at the beginning?",
     "First the model reads the whole prompt in one go; that is called prefill. It is the same work in "
     "both lanes and is timed apart.", "prompt"),
)  # fmt: skip
asked = fixed("asked", ASKED)
TASKS: tuple[Task, ...] = (asked,)
