"""The entries on drafts and their verification: speculative decoding, Lookahead, tries, lengths."""

from __future__ import annotations

from corpus.knowledge.frames import Task
from corpus.knowledge.glossary import Term, explain

TERMS: tuple[Term, ...] = (
    (
        "speculative decoding / the idea of speculative decoding",
        "speculative decoding / speculative",
        "Speculative decoding first guesses several tokens in a cheap way and then lets the model check all of them in one "
        "forward pass. The "
        "guesses that agree with the model are kept, and the rest is thrown away. So one pass can yield several tokens, "
        "and the text "
        "does not change.",
        "check all of them in one forward pass",
        "How does speculative decoding work? / How can guessing make a model faster? / Why does guessing help? / How can a "
        "model write "
        "several tokens at once? / Is speculative decoding exact?",
        "For example, the guess after 'once upon a' is 'time there was'. If the model agrees with all three words, one "
        "pass was enough.",
    ),
    (
        "a draft / drafts / draft tokens / a draft token",
        "draft / drafts / draft token / guess",
        "A draft is a guess of the next few tokens. It costs almost nothing to make, and it may be wrong, because the "
        "model checks every "
        "draft token before it is accepted. A good draft saves passes; a bad one only costs a little time.",
        "guess of the next few tokens",
        "What are drafts? / Where do the drafts come from? / What is a draft token? / What happens to a wrong draft? / "
        "What does 'drafted, not "
        "accepted' mean? / What happens if a guess is wrong?",
        "",
    ),
    (
        "a draft model / the draft model / draft models",
        "draft model",
        "A draft model is a small, fast model that guesses the next tokens for a large one. The large model then checks "
        "the guesses in one "
        "pass. Lookahead needs no draft model, because its guesses come from a trie of earlier text.",
        "small, fast model",
        "What does a draft model do? / Does Lookahead need a draft model? / Why use a second model? / Is there a second "
        "model here? / Is a "
        "smaller model used for the guesses?",
        "",
    ),
    (
        "verification / the verification of drafts / the check of the guesses",
        "verification / verify",
        "Verification is the check of a draft. The model computes its own choice at every place of the draft in one "
        "forward pass. As long as "
        "its choice equals the guessed token, the token is accepted; at the first difference the rest is dropped and the "
        "model's own "
        "token is taken.",
        "the model's own token",
        "How are guesses checked? / How does the model check the drafts? / When is a draft accepted? / Who decides whether "
        "a guess is right? / "
        "How does verification work? / Which tokens are accepted?",
        "For example, if the draft is 'red car stops' and the model would write 'red car turns', then 'red', 'car' and the "
        "model's own "
        "'turns' are kept.",
    ),
    (
        "the acceptance rate / an acceptance rate / acceptance",
        "acceptance rate / acceptance",
        "The acceptance rate is the share of drafted tokens that the model agrees with. The higher it is, the more tokens "
        "one pass yields. It "
        "is high for text that repeats itself, such as code, lists and quotations, and low for text full of surprises.",
        "share of drafted tokens",
        "How many guesses are right? / What is a good acceptance rate? / When is the acceptance rate high? / How often are "
        "the guesses right? / "
        "Why are some texts faster than others? / For which texts does it help most?",
        "For example, if 20 tokens were drafted and 5 were accepted, the acceptance rate is 25 percent.",
    ),
    (
        "a bonus token / the bonus token / bonus tokens",
        "bonus token / bonus",
        "The bonus token is the model's own choice after the last accepted draft token. It comes for free, because the "
        "pass that checks the "
        "drafts computes it anyway. So every pass yields at least one token, even if all guesses are wrong.",
        "after the last accepted",
        "What are bonus tokens? / What does the plus sign mean? / Why is there always at least one token? / Why are some "
        "words underlined? / What "
        "does an underlined word mean? / What if all guesses are wrong? / What is the cap on a bar?",
        "",
    ),
    (
        "lossless decoding / a lossless method / lossless acceleration",
        "lossless / lossless decoding",
        "Lossless means that a faster method gives exactly the same text as plain decoding. Lookahead is lossless because "
        "each accepted token "
        "is the one that the model itself would have chosen at that place. The drafts change only the time.",
        "exactly the same text",
        "Does the answer get worse? / Is the quality the same? / Does it change the text? / Does Lookahead change the text? / "
        "Does Lookahead change the output? / Does Lookahead change the answer? / Is the answer still the same? / "
        "Is the output unchanged? / Why "
        "is it lossless? / Do "
        "the guesses make the answer worse? / Is there a loss of quality? / Why is the text not changed by the guesses?",
        "",
    ),
    (
        "Lookahead / the Lookahead method / Lookahead decoding on this page",
        "Lookahead",
        "Lookahead is a way to make a language model write faster without changing its text. It takes guesses for the next "
        "tokens from a trie "
        "of earlier text and checks many of them in one pass with tree attention. It needs no training and no draft model. "
        "The paper is "
        "arXiv 2312.12728.",
        "trie|2312.12728",
        "How does Lookahead work? / What does Lookahead do? / Where does Lookahead get its "
        "guesses? / Does Lookahead "
        "need training? / Which paper describes Lookahead? / Who needs Lookahead? / Where can I read about Lookahead? / "
        "What is the idea of "
        "Lookahead? / How does the fast lane work?",
        "For example, when the model writes a name again that stood in your prompt, the trie knows how it goes on, and the "
        "whole name is "
        "accepted in one pass.",
    ),
    (
        "a trie / the trie / a prefix tree",
        "trie / tries / prefix tree",
        "A trie is a tree that stores many sequences and shares their common beginnings. You follow it token by token from "
        "the root. Lookahead "
        "keeps token sequences from the prompt and from earlier answers in a trie, so it can quickly look up what came "
        "next last time.",
        "common beginnings",
        "What is stored in the trie? / What does the trie remember? / How does a trie work? / Why is it called a trie? / "
        "How are guesses looked "
        "up? / What is the map of my trie? / Why does Lookahead use a trie?",
        "For example, 'car', 'cart' and 'cat' share the path c, a in a trie of letters, and only then they part.",
    ),
    (
        "an n-gram / n-grams / the n-gram",
        "n-gram / n-grams / ngram",
        "An n-gram is a run of n tokens or words that stand next to each other in a text. N-grams that occurred before "
        "often occur again, so "
        "they are good guesses for what comes next.",
        "run of n tokens",
        "What are n-grams? / What does the n in n-gram mean? / What is a bigram? / What is a trigram?",
        "For example, 'once upon a' is a 3-gram, and 'thank you' is a 2-gram.",
    ),
    (
        "prompt lookup / prompt lookup decoding",
        "prompt lookup / prompt lookup decoding",
        "Prompt lookup is a simple way to get drafts: it searches the prompt for the last few tokens of the answer and "
        "guesses that the text "
        "goes on as it did there. It needs no other model. It works well when the answer repeats parts of the prompt.",
        "searches the prompt",
        "How does prompt lookup work? / When does prompt lookup help?",
        "For example, in a summary that repeats the name 'Maria Lindgren', the prompt shows that 'Lindgren' follows 'Maria'.",
    ),
    (
        "a branch / branches / a branch of the draft tree",
        "branch / branches",
        "A branch is one possible continuation in a tree of drafts, from the root to a last token. Several branches can be "
        "checked in the same "
        "pass, and at most one of them is followed. If the first guess is wrong, another branch may still be right.",
        "one possible continuation",
        "What are branches? / Why are there several branches? / How many branches are followed? / Why does the tree have "
        "many branches?",
        "For example, after 'good' one branch may be 'morning to you' and another one 'night and sleep well'.",
    ),
    (
        "*hierarchical branches / hierarchical multi-branch drafts / the hierarchical strategy",
        "hierarchical / hierarchical branches",
        "Hierarchical branches are drafts that share their common beginning in one tree. A token that belongs to several "
        "branches is fed only "
        "once, so more different guesses fit into the same number of tokens. This is the usual setting of Lookahead.",
        "share their common beginning",
        "What does hierarchical mean in the settings? / Why share the beginning? / What is the difference between "
        "hierarchical and parallel "
        "branches? / Which kind of drafts should I choose?",
        "For example, 'the red car' and 'the red house' need only four draft tokens instead of six, because 'the red' is "
        "shared.",
    ),
    (
        "*parallel branches / the parallel strategy",
        "parallel branches / parallel",
        "Parallel branches are several whole drafts side by side in one pass, without sharing their beginnings. A token "
        "that stands at the "
        "start of three branches is fed three times. So fewer different guesses fit than with hierarchical branches.",
        "without sharing",
        "What does parallel mean in the settings? / How do parallel branches work?",
        "",
    ),
    (
        "a single branch / the single-branch strategy",
        "single branch / single",
        "Single branch means that only one continuation is guessed in each step. If its first token is wrong, the pass "
        "yields only the model's "
        "own token. Several branches give a better chance that at least one of them is right.",
        "only one continuation",
        "What does single mean in the settings? / What happens with only one branch? / Why not use a single branch?",
        "",
    ),
    (
        "the decoding length / decoding length",
        "decoding length",
        "The decoding length is the largest number of tokens that go into one forward pass. It counts the root, which is "
        "the last token of the "
        "text so far, and all draft tokens. A larger decoding length allows more guesses, but a wider pass may take longer.",
        "largest number of tokens",
        "What does decoding length do? / Which decoding length should I choose? / How wide is a pass? "
        "/ What happens with a "
        "longer decoding length? / Is a larger decoding length better? / How many tokens go into one pass?",
        "For example, with a decoding length of 32 a pass takes the root and up to 31 draft tokens.",
    ),
    (
        "the branch length / branch length",
        "branch length",
        "The branch length is the largest number of draft tokens on one branch: it says how far ahead a single guess may "
        "go. A long branch can "
        "save many passes in text that repeats itself. In other text its end is rarely accepted.",
        "how far ahead",
        "What does branch length do? / Which branch length should I choose? / How far ahead does Lookahead guess? / Is a "
        "longer branch better? / "
        "How long is a guess?",
        "For example, with a branch length of 12 one branch holds at most 12 draft tokens.",
    ),
    (
        "the critical decoding length / critical decoding length",
        "critical decoding length / CDL",
        "The critical decoding length is the width up to which a wider pass costs hardly more time than a pass with one "
        "token. Up to there the "
        "device mostly waits for memory, so extra tokens are almost free; beyond it the arithmetic takes over. It depends "
        "on the model "
        "and the device.",
        "costs hardly more time",
        "What is critical about the critical decoding length? / When does a wide pass get slower? / Up to which width are "
        "guesses free? / What "
        "does CDL stand for? / Why not check a thousand tokens at once? / Why is a wide pass almost free?",
        "",
    ),
    (
        "the effective decoding length / effective decoding length",
        "effective decoding length / EDL / tokens per pass",
        "The effective decoding length is the average number of tokens that one forward pass really yields. Plain decoding "
        "has exactly one. If "
        "it is three, an answer needs only a third of the passes.",
        "average number of tokens",
        "How many tokens does a pass yield on average? / What does EDL stand for? / What are tokens per pass? / How many "
        "tokens per pass is good?"
        " / How is the gain measured?",
        "For example, an answer of 60 tokens in 20 passes has an effective decoding length of 3.",
    ),
    (
        "the root / the root of the draft tree",
        "root",
        "The root of the draft tree is the last token of the text so far. It goes into every pass, and the model's choice "
        "at the root is "
        "always the next token. The guesses hang from it like branches.",
        "last token",
        "What does the tree start with? / Where does the draft tree begin? / What is the first token of a pass?",
        "",
    ),
    (
        "a speedup / the speedup / wall-clock speedup",
        "speedup / speed-up",
        "The speedup says how many times faster one way is than another. It is the time of plain decoding divided by the "
        "time of Lookahead. A "
        "speedup of 1 means equally fast, and below 1 Lookahead is the slower one.",
        "how many times faster",
        "How is the speedup computed? / What does 2x mean? / How much faster is Lookahead? / What does the number with the "
        "x mean? / Can Lookahead "
        "be slower?",
        "For example, if plain decoding takes six seconds and Lookahead three, the speedup is 2.",
    ),
    (
        "a warm trie / the warm trie / warming the trie",
        "warm trie / cold trie / warm",
        "A warm trie already holds text from earlier answers before a race begins, and a cold one is empty. With a warm "
        "trie Lookahead has "
        "more to guess from at the start. The button 'Warm trie' inserts answers to other questions, and 'Forget' empties it.",
        "earlier answers",
        "What does the button Warm trie do? / What does Forget do? / How do I empty the trie? / Why is the second race "
        "faster? / Does the trie "
        "remember my answers? / Does it get faster with time?",
        "",
    ),
)
TASKS: tuple[Task, ...] = (explain("drafts", TERMS),)
