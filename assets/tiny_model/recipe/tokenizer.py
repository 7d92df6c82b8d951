"""Train the tokenizer on the generated text: ``python assets/tiny_model/recipe/tokenizer.py OUTPUT_DIR``.

Byte-level BPE, so that any text comes back unchanged. Every digit is a token of its own: a number can then be copied or
added digit by digit, whatever its length.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser
from pathlib import Path

from tokenizers import Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

sys.path.insert(0, str(Path(__file__).resolve().parent))
from corpus.mix import conversations

VOCAB = 4096
SPECIAL = ("<pad>", "<bos>", "<|system|>", "<|user|>", "<|assistant|>", "<|end|>", "<|spare1|>", "<|spare2|>")
PLAIN = {
    "'": r"\u2018 \u2019 \u201b \u00b4",
    '"': r"\u201c \u201d \u201e",
    "-": r"\u2010 \u2011 \u2013 \u2014 \u2212 \u2022 \u25cf \u25aa",
    "...": r"\u2026",
    " ": r"\u00a0 \u2009 \u202f",
    "": r"\u200b \ufeff \r",
}
"""Quotation marks, dashes, the minus sign, bullets, ellipses and spaces as phones and word processors write them, by their
plain forms. The training's text has plain ones."""
REPLACES = "".join(f" | replace('{sign}', {json.dumps(plain)})" for plain, signs in PLAIN.items() for sign in signs.split())
CHAT_TEMPLATE = (
    "{{ bos_token }}{% for message in messages %}{% set text = message['content'] %}"
    f"{{% if message['role'] == 'user' %}}{{% set text = text{REPLACES} %}}{{% endif %}}"
    "{{ '<|' + message['role'] + '|>' + text + '<|end|>' }}"
    "{% endfor %}{% if add_generation_prompt %}{{ '<|assistant|>' }}{% endif %}"
)
"""What a user writes gets plain signs (`PLAIN`); other turns stand as they are."""


def build(count: int = 20000, seed: int = 7) -> PreTrainedTokenizerFast:
    """Train on ``count`` generated conversations."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence(
        [pre_tokenizers.Digits(individual_digits=True), pre_tokenizers.ByteLevel(add_prefix_space=False)]
    )
    tokenizer.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=VOCAB,
        special_tokens=list(SPECIAL),
        initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
        show_progress=False,
    )
    made = conversations(count, seed)
    tokenizer.train_from_iterator((part for turns in made for t in turns for part in (t.user, t.answer)), trainer)
    return PreTrainedTokenizerFast(
        tokenizer_object=tokenizer,
        pad_token="<pad>",
        bos_token="<bos>",
        eos_token="<|end|>",
        additional_special_tokens=["<|system|>", "<|user|>", "<|assistant|>"],
        chat_template=CHAT_TEMPLATE,
        model_max_length=2048,
        clean_up_tokenization_spaces=False,
    )


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", help="where the tokenizer is written")
    build().save_pretrained(parser.parse_args().folder)
