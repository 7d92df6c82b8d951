"""Every token reads as one honest piece of text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tokenizers import AddedToken, Tokenizer, decoders, models, pre_tokenizers, trainers
from transformers import PreTrainedTokenizerFast

from lookahead_core.models.token_text import Words, pieces, text

SAMPLE = ["def total(items):\n    return sum(items)", "Ada paid 184 euros on 5 March.", "你好，世界", "naïve café"] * 3


def byte_level() -> PreTrainedTokenizerFast:
    core = Tokenizer(models.BPE())
    core.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    core.decoder = decoders.ByteLevel()
    trainer = trainers.BpeTrainer(
        vocab_size=320, special_tokens=["<|im_end|>"], initial_alphabet=pre_tokenizers.ByteLevel.alphabet(), show_progress=False
    )
    core.train_from_iterator(SAMPLE, trainer)
    return PreTrainedTokenizerFast(tokenizer_object=core, eos_token="<|im_end|>")


def sentence_pieces() -> PreTrainedTokenizerFast:
    """The layout of SentencePiece models: ▁ for a space, <0xE4> for a byte."""
    vocabulary = {"<unk>": 0, "</s>": 1, "▁": 2, "▁cat": 3, "s": 4, "▁sat": 5}
    vocabulary |= {f"<0x{byte:02X}>": 6 + byte for byte in range(256)}
    core = Tokenizer(models.BPE(vocabulary, [], unk_token="<unk>", byte_fallback=True, fuse_unk=True))
    core.decoder = decoders.Sequence([decoders.Replace("▁", " "), decoders.ByteFallback(), decoders.Fuse()])
    core.add_special_tokens([AddedToken("</s>", special=True)])
    return PreTrainedTokenizerFast(tokenizer_object=core, eos_token="</s>", unk_token="<unk>")


@pytest.fixture(scope="module")
def tokenizer() -> PreTrainedTokenizerFast:
    return byte_level()


@settings(max_examples=100, deadline=None)
@given(prompt=st.text(alphabet=st.characters(min_codepoint=9, max_codepoint=126), max_size=60))
def test_pieces_of_plain_text_join_to_the_text(tokenizer: PreTrainedTokenizerFast, prompt: str) -> None:
    ids = tokenizer(prompt, add_special_tokens=False)["input_ids"]
    shown = pieces(tokenizer, ids)
    assert "".join(shown[token] for token in ids) == prompt


def test_half_a_character_is_shown_as_bytes(tokenizer: PreTrainedTokenizerFast) -> None:
    ids = tokenizer("🌲", add_special_tokens=False)["input_ids"]
    shown = pieces(tokenizer, ids)
    assert "".join(shown[token] for token in ids) == "<0xF0><0x9F><0x8C><0xB2>"


def test_special_tokens_read_as_their_name(tokenizer: PreTrainedTokenizerFast) -> None:
    assert pieces(tokenizer, [tokenizer.eos_token_id]) == {tokenizer.eos_token_id: "<|im_end|>"}


def test_an_id_outside_the_vocabulary_is_named(tokenizer: PreTrainedTokenizerFast) -> None:
    assert pieces(tokenizer, [99_999]) == {99_999: "<id 99999>"}


def test_sentence_piece_marks_become_spaces_and_bytes_stay_bytes() -> None:
    shown = pieces(sentence_pieces(), [1, 3, 4, 5, 6 + 0x0A, 6 + 0xE4])
    assert shown == {1: "</s>", 3: " cat", 4: "s", 5: " sat", 16: "\n", 234: "<0xE4>"}


def test_words_are_handed_out_once(tokenizer: PreTrainedTokenizerFast) -> None:
    words = Words(tokenizer)
    first = words.new([5, 6, 5])
    assert set(first) == {5, 6}
    assert set(words.new([6, 7])) == {7}
    assert set(words.known) == {5, 6, 7}


def test_text_leaves_special_tokens_out(tokenizer: PreTrainedTokenizerFast) -> None:
    ids = tokenizer("你好 cats", add_special_tokens=False)["input_ids"]
    assert text(tokenizer, [*ids, tokenizer.eos_token_id]) == "你好 cats"
