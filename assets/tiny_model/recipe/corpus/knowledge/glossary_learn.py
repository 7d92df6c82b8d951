"""The entries on related methods, on training, and on the numbers that a computer calculates with."""

from __future__ import annotations

from corpus.knowledge.frames import Task
from corpus.knowledge.glossary import Term, explain

METHODS: tuple[Term, ...] = (
    (
        "*Medusa heads / the Medusa method / Medusa",
        "Medusa / Medusa heads",
        "Medusa adds a few small extra heads to a language model. Each head guesses a token that lies further ahead, and "
        "the model checks "
        "the guesses in one pass with tree attention. Unlike Lookahead, these heads have to be trained first.",
        "extra heads",
        "How does Medusa work? / What is the difference between Medusa and Lookahead? / Does Medusa need training? / What "
        "is a Medusa head?",
        "",
    ),
    (
        "SpecInfer / the SpecInfer method",
        "SpecInfer",
        "SpecInfer is a method of speculative decoding in which one or more small models build a tree of guesses. The "
        "large model checks the "
        "whole tree in one pass with tree attention. Lookahead also uses a tree, but takes it from a trie and not from "
        "small models.",
        "small models",
        "How does SpecInfer work? / What is the difference between SpecInfer and Lookahead? / Does SpecInfer need a draft "
        "model?",
        "",
    ),
    (
        "Jacobi decoding / the Jacobi method for decoding",
        "Jacobi decoding / Jacobi",
        "Jacobi decoding starts with any guess for the next few tokens and lets the model correct all of them at once, "
        "again and again. When "
        "nothing changes any more, the tokens are the same as with greedy decoding. Often several become right in one pass.",
        "correct all of them at once",
        "How does Jacobi decoding work? / Why is it called Jacobi decoding? / Does Jacobi decoding need a draft model? / "
        "What happens in Jacobi "
        "decoding?",
        "",
    ),
    (
        "LookaheadDecoding / the other method called lookahead decoding",
        "LookaheadDecoding",
        "LookaheadDecoding is another method with a similar name. It makes n-grams with Jacobi steps while the model "
        "writes, keeps them in a "
        "pool and checks fitting ones in the same pass. The Lookahead on this page looks its guesses up in a trie of "
        "earlier text.",
        "Jacobi steps",
        "Is Lookahead the same as LookaheadDecoding? / What is the difference between Lookahead and LookaheadDecoding? / "
        "Are there two methods "
        "called lookahead? / How does LookaheadDecoding work?",
        "",
    ),
    (
        "suffix decoding / the suffix decoding method",
        "suffix decoding",
        "Suffix decoding keeps earlier prompts and answers in suffix trees. It searches them for the longest run that "
        "matches the end of the "
        "text so far and takes what followed there as a draft. Like Lookahead it needs no draft model and no training.",
        "suffix trees",
        "How does suffix decoding work? / What is the difference between suffix decoding and Lookahead? / What is a suffix "
        "tree used for?",
        "",
    ),
    (
        "LLMA / the LLMA method / inference with reference",
        "LLMA / inference with reference",
        "LLMA speeds up decoding with the help of a reference text, for example a document that the answer is based on. "
        "When the answer matches "
        "a place in that text, the tokens that follow there are copied as a draft and checked in one pass.",
        "reference text",
        "How does LLMA work? / When does LLMA help? / What is the difference between LLMA and Lookahead? / Where do LLMA's "
        "guesses come from?",
        "",
    ),
    (
        "early exit / an early exit / early exiting",
        "early exit / early exiting",
        "Early exit means that a model stops after some of its layers when it is already sure of the next token. That "
        "saves the work of the "
        "remaining layers. The result may differ from that of the full model, unless the full model checks it afterwards.",
        "some of its layers",
        "How does early exit work? / Is early exit lossless? / Can a model skip layers? / When can a model exit early?",
        "",
    ),
    (
        "blockwise parallel decoding / the blockwise parallel decoding method",
        "blockwise parallel decoding / blockwise decoding",
        "Blockwise parallel decoding was one of the first methods that guess several tokens at once. Extra output heads "
        "predict a block of "
        "future tokens, the model checks them in one pass, and the longest correct beginning is kept. The heads have to be "
        "trained.",
        "block of future tokens",
        "How does blockwise parallel decoding work? / Which method guessed several tokens first? / Does blockwise parallel "
        "decoding need "
        "training?",
        "",
    ),
    (
        "token recycling / the token recycling method",
        "token recycling",
        "Token recycling keeps candidate tokens that the model computed earlier and would normally throw away. For each "
        "token it remembers a few "
        "likely next tokens and builds a draft tree from them. It needs no training and no draft model.",
        "throw away",
        "How does token recycling work? / What is recycled in token recycling? / Does token recycling need training?",
        "",
    ),
    (
        "multi-token prediction / the multi-token prediction method",
        "multi-token prediction / MTP",
        "Multi-token prediction means that a model is trained to predict several future tokens at once instead of only the "
        "next one. The extra "
        "predictions can serve as drafts that are checked in the next pass. It has to be built in when the model is trained.",
        "several future tokens",
        "How does multi-token prediction work? / What does MTP stand for? / Can a model predict several tokens at once? / "
        "Does multi-token "
        "prediction need training?",
        "",
    ),
    (
        "quantisation / quantization / the quantisation of a model",
        "quantisation / quantization / quantised",
        "Quantisation stores the weights of a model with fewer bits, for example 8 or 4 instead of 16. The model needs "
        "less memory and is often "
        "faster, because less has to be read. The price is a small loss of precision, so its answers can change.",
        "fewer bits",
        "How does quantisation work? / Why are models quantised? / Is quantisation lossless? / How can a model be made "
        "smaller? / What is a 4-bit "
        "model? / What does 8-bit mean?",
        "For example, a model with 7 billion weights needs 14 gigabytes with 16 bits a weight, but only 3.5 gigabytes with "
        "4 bits.",
    ),
    (
        "distillation / knowledge distillation",
        "distillation / knowledge distillation",
        "Distillation trains a small model to imitate a large one. The small model learns from the outputs of the large "
        "one and not only from "
        "plain text. So it becomes better than it would be alone, but it is still another model with other answers.",
        "imitate a large one",
        "How does distillation work? / How can a small model learn from a large one? / What is a distilled model? / Is "
        "distillation lossless?",
        "",
    ),
)
LEARNING: tuple[Term, ...] = (
    (
        "fine-tuning / the fine-tuning of a model",
        "fine-tuning / fine-tune / finetuning",
        "Fine-tuning means training a finished model a little more with special examples, so that it gets better at one "
        "task. It needs far less "
        "data and time than training from scratch.",
        "a little more",
        "How does fine-tuning work? / How can I adapt a model to my task? / What is a fine-tuned model? / Why are models "
        "fine-tuned?",
        "For example, a model can be fine-tuned with letters of a company, so that it writes in the same style.",
    ),
    (
        "LoRA / low-rank adaptation / the LoRA method",
        "LoRA / low-rank adaptation",
        "LoRA is a cheap way to fine-tune a model. The original weights stay as they are, and only small extra matrices "
        "are trained and added to "
        "them. LoRA stands for low-rank adaptation.",
        "small extra matrices",
        "What does LoRA stand for? / How does LoRA work? / Why is LoRA cheap? / What is trained with LoRA?",
        "",
    ),
    (
        "a hallucination / hallucinations / a hallucination of a model",
        "hallucination / hallucinations",
        "A hallucination is a statement of a language model that sounds right but is false or made up. It happens because "
        "the model writes what "
        "is likely, not what it has checked. Important facts should always be looked up elsewhere.",
        "sounds right",
        "Why do language models make things up? / Can I trust the answers? / Why is the answer wrong? / Does the model "
        "always tell the truth? / Why "
        "does a chatbot invent facts? / Can a language model be wrong?",
        "For example, a model may name a book that does not exist, with an author and a year.",
    ),
    (
        "perplexity / the perplexity of a model",
        "perplexity",
        "Perplexity measures how surprised a language model is by a text. A perplexity of 1 would mean that it predicts "
        "every token perfectly, and "
        "lower is better. A perplexity of 10 means that it is as unsure as if it had to choose among ten equally likely "
        "tokens.",
        "how surprised",
        "How is a language model measured? / What is a good perplexity? / What does a perplexity of 10 mean? / Is a low "
        "perplexity good?",
        "",
    ),
    (
        "overfitting / an overfitted model",
        "overfitting / overfit",
        "Overfitting means that a model has learned its training examples by heart and does badly on new ones. It happens "
        "when there are too few "
        "examples or when training goes on for too long. More varied data helps against it.",
        "by heart",
        "What happens when a model overfits? / How can overfitting be avoided? / Why is overfitting bad? / Can a model "
        "learn too much?",
        "For example, a pupil who only memorises the answers of old tests fails when the questions change.",
    ),
    (
        "gradient descent / the gradient descent algorithm",
        "gradient descent / gradient",
        "Gradient descent is the way in which a neural network learns. For every weight it is computed in which direction "
        "a small change would "
        "make the error smaller, and all weights take a small step that way. After many steps the error is low.",
        "small step",
        "How are weights adjusted? / How does gradient descent work? / What is a gradient? / How does a network find good "
        "weights?",
        "It is like walking down a hill in fog: you feel where the ground slopes down and take a small step in that direction.",
    ),
    (
        "backpropagation / the backpropagation algorithm",
        "backpropagation / backprop",
        "Backpropagation computes how much each weight of a network contributed to the error. It starts at the output and "
        "goes back through the "
        "layers to the input. Gradient descent then uses the result to change the weights.",
        "contributed to the error",
        "How does backpropagation work? / What does backpropagation compute? / Why does it go backwards? / What is a "
        "backward pass?",
        "",
    ),
    (
        "a loss function / the loss function / the loss",
        "loss function / loss",
        "A loss function gives one number that says how wrong a model is. In training a language model it is high when the "
        "true next token got a "
        "low probability. Training changes the weights so that the loss goes down.",
        "how wrong",
        "How does training know what is wrong? / What does the loss measure? / What is a good loss? / Should the loss go "
        "up or down?",
        "",
    ),
    (
        "an epoch / epochs / a training epoch",
        "epoch / epochs",
        "An epoch is one pass of training through all the training data. With three epochs the model sees every example "
        "three times. Too many "
        "epochs on little data lead to overfitting.",
        "all the training data",
        "How long is an epoch? / What are epochs? / How many epochs does training need?",
        "",
    ),
    (
        "the learning rate / a learning rate",
        "learning rate",
        "The learning rate says how big the steps are with which training changes the weights. If it is too high, training "
        "becomes unstable; if it "
        "is too low, training takes very long.",
        "how big the steps",
        "What does the learning rate do? / What happens if the learning rate is too high? / Which learning rate is good?",
        "",
    ),
    (
        "float32 / the float32 format / fp32",
        "float32 / fp32",
        "Float32 is a way to store a number in 32 bits, with a precision of about seven decimal digits. It needs four "
        "bytes a number, so a model "
        "takes twice as much memory as in bfloat16. It is the exact mode on this page, because rounding is then too small "
        "to matter in practice.",
        "32 bits",
        "What does fp32 mean? / Why is float32 slower? / How precise is float32? / Which number format is exact here?",
        "",
    ),
    (
        "bfloat16 / the bfloat16 format / bf16",
        "bfloat16 / bf16",
        "Bfloat16 is a way to store a number in 16 bits. It covers the same range as float32 but keeps only two to three "
        "decimal digits. Models run "
        "faster with it, because only half as many bytes have to be read, but rounding errors are larger.",
        "16 bits",
        "What does bf16 mean? / Why is bfloat16 faster? / How precise is bfloat16?",
        "",
    ),
    (
        "rounding / a rounding error / rounding in a computer",
        "rounding / rounding error / rounding errors",
        "Rounding means that a result is replaced by the nearest number that can be stored. Every calculation with "
        "floating-point numbers rounds a "
        "little, and another order of additions can give a slightly different result. In bfloat16 this can change which of "
        "two almost equal "
        "tokens wins.",
        "nearest number",
        "Why do computers round? / Can rounding change the text? / Why do the two texts differ? / Why are the texts "
        "different? / When do the two "
        "answers differ? / Why is the text not the same in bfloat16?",
        "For example, with three digits 2/3 is stored as 0.667, which is a little too large.",
    ),
    (
        "a tie / ties / a near tie between two tokens",
        "tie / near tie",
        "A tie means that two tokens have the same score, or almost the same. A tiny rounding difference can then decide "
        "which of them is chosen. "
        "Where the two texts differ, the page shows how nearly the two tokens tied.",
        "almost the same",
        "What does it mean that two tokens tied? / What happens when two tokens are equally likely? / How can two tokens tie?",
        "",
    ),
    (
        "a floating-point number / floating-point numbers / floating point",
        "floating point / floating-point number / float",
        "A floating-point number is stored in a computer as some digits and an exponent, much like 1.5 times ten to the "
        "power of 3. So very large "
        "and very small numbers fit into few bits. Only a limited number of digits is kept, so most results are rounded.",
        "digits and an exponent",
        "How does a computer store decimal numbers? / Why is it called floating point? / Why is 0.1 plus 0.2 not exactly "
        "0.3 in a computer?",
        "",
    ),
    (
        "deterministic decoding / a deterministic program",
        "deterministic",
        "Deterministic means that the same input always leads to the same output. Greedy decoding is deterministic, "
        "because no chance is involved. "
        "Sampling is not, unless the random numbers start from the same seed.",
        "same input",
        "Is the answer always the same? / When is a model deterministic? / Do I get the same text twice?",
        "",
    ),
    (
        "a seed / the random seed / a random seed",
        "seed / random seed",
        "A seed is the number from which a computer starts its random numbers. With the same seed it draws the same ones "
        "again, so a run with "
        "sampling can be repeated exactly.",
        "random numbers",
        "What is the seed for? / How can I repeat a random run? / What does the seed do? / Why should I set a seed?",
        "",
    ),
)
TASKS: tuple[Task, ...] = (
    explain("methods", METHODS),
    explain("learning", LEARNING),
)
