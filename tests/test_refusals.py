"""Odd prompts, odd models and odd moments: right, or refused in words that name the cause."""

from __future__ import annotations

import warnings
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
import pytest
import torch
from trained import hostile, random_heads
from transformers import (
    AutoConfig,
    AutoModelForCausalLM,
    BatchEncoding,
    CLIPVisionConfig,
    Kosmos2_5Config,
    Kosmos2_5ForConditionalGeneration,
    LlamaConfig,
    LlavaConfig,
    LlavaForConditionalGeneration,
    T5Config,
    T5ForConditionalGeneration,
    TextIteratorStreamer,
)
from transformers.generation.streamers import BaseStreamer
from zoo import FAMILIES, OLD_SIZES, SIZES, WITH_IDS, Family, build, prompt

import lookahead_core as lc
from lookahead_core.decode.admission import context_limit
from lookahead_core.decode.hidden_rows import HiddenRows
from lookahead_core.decode.probe import route_of
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.models import parts
from lookahead_core.models.prompts import LimitError

DECODER = {**WITH_IDS, "is_decoder": True}
WHISPER = {"d_model": 32, "decoder_layers": 2, "decoder_attention_heads": 4, "decoder_ffn_dim": 48, "max_target_positions": 40}
ENCODERS = ("roberta", "xlm-roberta", "camembert", "data2vec-text", "xmod")


def made(model_type: str, **settings: Any):
    torch.manual_seed(1)
    config = AutoConfig.for_model(model_type, **{**SIZES, **settings})
    return AutoModelForCausalLM.from_config(config, dtype=torch.float32).eval()


@pytest.fixture(scope="module")
def model():
    return build("llama")


# --- prompts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("input_ids", "why"),
    [
        ([[1, 2], [3, 4]], "one prompt at a time: input_ids has 2 rows"),
        ([[1, 2], [3]], "one prompt at a time: input_ids has 2 rows"),
        (np.ones((2, 2), np.int64), "one prompt at a time: input_ids has 2 rows"),
        (np.ones((1, 1, 2), np.int64), r"input_ids must be \[n\] or \[1, n\], not of shape \(1, 1, 2\)"),
        (BatchEncoding({"input_ids": [1, 2], "attention_mask": [1, 1]}), r"a BatchEncoding; pass its \['input_ids'\]"),
        ([1.5, 2.0], "token ids must be whole numbers"),
        (torch.tensor([1.0, 2.0]), "token ids must be whole numbers"),
        ([True, False], "token ids must be whole numbers"),
        ("a text", "token ids must be whole numbers"),
        (["a", "b"], "token ids must be whole numbers"),
        ([1, None], "token ids must be whole numbers"),
        (None, "token ids must be whole numbers"),
        ([1, 10**30], "token ids must be whole numbers"),
        ([], "the prompt is empty"),
        (torch.empty((1, 0), dtype=torch.long), "the prompt is empty"),
        ([3, -1], "token ids must be 0 or more, not -1"),
        ([3, 1000], "token id 1000 is past this model's vocabulary of 96"),
    ],
)
def test_what_is_no_prompt_is_refused_in_words(model, input_ids: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        lc.LookaheadDecoder(model).generate(input_ids, 4)


@pytest.mark.parametrize(
    "form", [list, tuple, lambda ids: [ids], np.array, lambda ids: np.array([ids], np.uint8), torch.tensor]
)
def test_one_prompt_in_any_form_is_read(model, form: Any) -> None:
    ids = prompt(9)
    assert lc.GreedyDecoder(model).generate(form(ids), 4).tokens == lc.GreedyDecoder(model).generate(ids, 4).tokens


@pytest.mark.parametrize("ends", [[[1], [2]], [], "x", [1, "a"]])
def test_ends_that_are_no_token_ids_are_refused_by_name(model, ends: Any) -> None:
    with pytest.raises(ValueError, match="eos_token_id must be a token id or a list of some, not"):
        lc.GreedyDecoder(model).generate(prompt(9), 4, eos_token_id=ends)


def test_ends_in_an_array_are_those_of_a_list(model) -> None:
    third = lc.GreedyDecoder(model).generate(prompt(9), 4).tokens[2]
    ended = [lc.GreedyDecoder(model).generate(prompt(9), 4, eos_token_id=ends) for ends in (np.array([third]), [third])]
    assert ended[0].tokens == ended[1].tokens
    assert (ended[0].tokens[-1], ended[0].trace.lanes["plain"][-1].finished) == (third, "eos")


def test_the_door_takes_the_ends_that_generate_takes(model) -> None:
    ids = torch.tensor([prompt(9)])
    asked = {"attention_mask": torch.ones_like(ids), "do_sample": False, "max_new_tokens": 8, "pad_token_id": 0}
    third = int(build("llama").generate(ids, **asked)[0, 11])
    for ends in ([[third]], [[95], [third]], torch.tensor([[third]]), []):
        want = build("llama").generate(ids, **asked, eos_token_id=ends)
        assert torch.equal(model.generate(ids, **asked, eos_token_id=ends, custom_generate=lc.lookahead_generate), want)


def test_a_dict_is_no_generation_config(model) -> None:
    with pytest.raises(TypeError, match=r"generation_config must be a GenerationConfig, not \{\}"):
        lc.GreedyDecoder(model).generate(prompt(9), 4, generation_config={})


# --- models ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("model_type", ENCODERS)
def test_the_roberta_family_gets_trees(model_type: str) -> None:
    settings = {"languages": ["en_XX"], "default_language": "en_XX"} if model_type == "xmod" else {}
    model, ids = made(model_type, **DECODER, **settings), prompt(12)
    decoder = lc.LookaheadDecoder(model, decoding_length=8, branch_length=6)
    assert decoder.route.takes_trees
    asked: dict[str, Any] = {"max_new_tokens": 20, "do_sample": False, "eos_token_id": None, "pad_token_id": 95}
    want = model.generate(torch.tensor([ids]), attention_mask=torch.ones(1, 12), **asked)
    decoder.trie.insert(want[0].tolist())
    result = decoder.generate(ids, 20, eos_token_id=None)
    assert result.tokens == want[0, 12:].tolist()
    assert result.edl > 2


def test_whispers_decoder_has_the_limit_of_its_targets() -> None:
    model = made("whisper", **DECODER, **WHISPER)
    assert context_limit(model) == 40
    result = lc.LookaheadDecoder(model).generate(prompt(12), 60, eos_token_id=None)
    assert (len(result.tokens), result.finished) == (28, "context")


def test_a_model_without_a_cache_is_told_so() -> None:
    with pytest.raises(lc.UnsupportedModelError, match="keeps no keys and values from pass to pass"):
        lc.LookaheadDecoder(made("openai-gpt", **OLD_SIZES))


@pytest.mark.filterwarnings("ignore:torch.ao.quantization:DeprecationWarning", "ignore:torch.quantize_per:UserWarning")
def test_int8_weights_are_told_so() -> None:
    model = torch.ao.quantization.quantize_dynamic(build("llama"), {torch.nn.Linear}, dtype=torch.qint8)
    with pytest.raises(lc.UnsupportedModelError, match="is quantised dynamically: each pass gets a scale of its own"):
        lc.LookaheadDecoder(model)


@pytest.mark.filterwarnings("ignore:torch.ao.quantization:DeprecationWarning", "ignore:torch.quantize_per:UserWarning")
def test_weights_that_become_int8_after_a_run_are_told_so() -> None:
    model = build("llama")
    lc.GreedyDecoder(model).generate(prompt(9), 4)
    torch.ao.quantization.quantize_dynamic(model, {torch.nn.Linear}, dtype=torch.qint8, inplace=True)
    with pytest.raises(lc.UnsupportedModelError, match="is quantised dynamically"):
        lc.LookaheadDecoder(model)


def test_positions_that_do_not_begin_at_0_are_told_so() -> None:
    text = {**{"vocab_size": 96, "embed_dim": 32, "layers": 2, "ffn_dim": 48, "attention_heads": 4}, "init_std": 0.3}
    image = {**{"hidden_size": 32, "patch_embed_hidden_size": 32, "intermediate_size": 48}, "num_hidden_layers": 1}
    heads = {"num_attention_heads": 4, "head_dim": 8, "max_num_patches": 16}
    config = Kosmos2_5Config(text_config=text, vision_config={**image, **heads})
    with pytest.raises(lc.UnsupportedModelError, match="feeds `generate` other inputs"):
        lc.LookaheadDecoder(Kosmos2_5ForConditionalGeneration(config).eval())


def test_attention_that_changes_inside_a_model_is_seen() -> None:
    text = LlamaConfig(**{**SIZES, "initializer_range": 0.3})
    image = CLIPVisionConfig(**SIZES, image_size=16, patch_size=4)
    model = LlavaForConditionalGeneration(LlavaConfig(vision_config=image, text_config=text, image_token_id=3)).eval()
    want = lc.LookaheadDecoder(model).generate([5, 9, 7, 8], 4, eos_token_id=None).tokens
    model.model.language_model.set_attn_implementation("eager")
    assert lc.LookaheadDecoder(model).generate([5, 9, 7, 8], 4, eos_token_id=None).tokens == want


def test_what_is_no_model_is_told_so() -> None:
    with pytest.raises(lc.UnsupportedModelError, match="str is not a model of transformers"):
        lc.LookaheadDecoder("x")


@pytest.mark.parametrize(("name", "why"), [("t5", "encoder-decoder"), ("mamba", "is recurrent")])
def test_the_door_names_the_models_nature_first(name: str, why: str) -> None:
    if name == "t5":
        config = T5Config(vocab_size=96, d_model=32, d_kv=8, d_ff=48, num_layers=1, num_heads=4, decoder_start_token_id=0)
        model = T5ForConditionalGeneration(config).eval()
    else:
        model = build(name)
    with pytest.raises(lc.UnsupportedModelError, match=why):
        model.generate(torch.tensor([prompt(6)]), max_new_tokens=4, custom_generate=lc.lookahead_generate)


# --- moments ---------------------------------------------------------------------------------------------------------


def test_training_mode_after_the_probe_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FAMILIES, "dropout", Family("full", "llama", settings={"attention_dropout": 0.3}))
    model = build("dropout")
    decoder = lc.LookaheadDecoder(model)
    want = decoder.generate(prompt(8), 8).tokens
    model.train()
    with pytest.raises(lc.UnsupportedModelError, match=r"call model\.eval\(\) first"):
        decoder.generate(prompt(8), 8)
    model.eval()
    assert decoder.generate(prompt(8), 8).tokens == want


@pytest.mark.parametrize("pre", [False, True], ids=["forward", "pre"])
def test_a_hook_after_the_probe_is_noticed(pre: bool) -> None:
    model = build("llama")
    part, decoder = model.model.layers[0].mlp, lc.LookaheadDecoder(model)
    want = decoder.generate(prompt(8), 8).tokens
    if pre:  # what a row gets goes by the number of rows
        handle = part.register_forward_pre_hook(lambda _, given: (given[0] * given[0].shape[1],))
    else:
        handle = part.register_forward_hook(lambda _, __, rows: rows * rows.shape[1])
    with pytest.raises(lc.UnsupportedModelError, match="does not verify drafts exactly"):
        decoder.generate(prompt(8), 8)
    handle.remove()
    assert decoder.generate(prompt(8), 8).tokens == want


def test_graphs_of_a_model_without_a_hook_are_not_replayed_with_it() -> None:
    model = build("llama")
    decoder = lc.LookaheadDecoder(model, fixed=lc.FixedShape((1, 8)))
    run = decoder.open(prompt(8), 8)
    run.close()
    model.model.layers[0].mlp.register_forward_hook(lambda _, __, rows: -rows)
    assert decoder.open(prompt(8), 8).passes is not run.passes


def test_hooks_that_read_hidden_rows_are_no_change() -> None:
    model = build("llama")
    route, rows = route_of(model), HiddenRows(model)
    with rows:
        assert route_of(model) is route


def test_a_run_says_that_the_context_ended_it() -> None:
    model, ids = build("llama", max_position_embeddings=32), prompt(12)
    for decoder in (lc.GreedyDecoder(model), lc.LookaheadDecoder(model, decoding_length=8)):
        result = decoder.generate(ids, 60, eos_token_id=None)
        assert (len(result.tokens), result.finished) == (20, "context")
        assert decoder.generate(ids, 20, eos_token_id=None).finished == "length"


def test_the_door_warns_where_the_context_ends_an_answer() -> None:
    model, ids = build("llama", max_position_embeddings=32), torch.tensor([prompt(12)])
    asked: dict[str, Any] = {"do_sample": False, "attention_mask": torch.ones(1, 12), "custom_generate": lc.lookahead_generate}
    with pytest.warns(UserWarning, match="context of 32 tokens is full: an answer ends after 20 of 60 new tokens") as seen:
        assert model.generate(ids, **asked, max_new_tokens=60).shape == (1, 32)
    assert seen[0].filename == __file__
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        model.generate(ids, **asked, max_new_tokens=20)


class Tokens(BaseStreamer):
    """Collects what it is given."""

    def __init__(self) -> None:
        self.got: list[int] = []
        self.ended = False

    def put(self, value: torch.Tensor) -> None:
        self.got += value.flatten().tolist()

    def end(self) -> None:
        self.ended = True


def test_the_doors_streamer_hears_every_token_and_the_end(model) -> None:
    theirs, ours = Tokens(), Tokens()
    asked: dict[str, Any] = {"max_new_tokens": 8, "do_sample": False, "attention_mask": torch.ones(1, 6)}
    build("llama").generate(torch.tensor([prompt(6)]), **asked, streamer=theirs)
    model.generate(torch.tensor([prompt(6)]), **asked, streamer=ours, custom_generate=lc.lookahead_generate)
    assert ours.got == theirs.got
    assert ours.ended


def test_a_refusal_ends_the_stream_too(model) -> None:
    """Else whoever reads the stream in another thread would wait for ever."""
    from test_stop import TOKENIZER
    from transformers import AutoTokenizer

    streamer = TextIteratorStreamer(AutoTokenizer.from_pretrained(TOKENIZER))
    reader = Thread(target=list, args=(streamer,), daemon=True)
    reader.start()
    with pytest.raises(ValueError, match="decoding_length"):
        model.generate(
            torch.tensor([prompt(6)]),
            max_new_tokens=4,
            token_streamer=streamer,
            decoding_length=0,
            custom_generate=lc.lookahead_generate,
        )
    reader.join(10)
    assert not reader.is_alive()


class BrokenAtTheEnd(Tokens):
    """Its reader has gone."""

    def end(self) -> None:
        raise BrokenPipeError


def test_a_stream_whose_end_raises_keeps_no_other_open(model) -> None:
    asked: dict[str, Any] = {"max_new_tokens": 4, "do_sample": False, "attention_mask": torch.ones(1, 6)}
    for broken in ("streamer", "token_streamer"):
        streams = {"streamer": Tokens(), "token_streamer": Tokens(), broken: BrokenAtTheEnd()}
        with pytest.raises(BrokenPipeError):
            model.generate(torch.tensor([prompt(6)]), **asked, **streams, custom_generate=lc.lookahead_generate)
        assert [name for name, stream in streams.items() if not stream.ended] == [broken]


def test_the_door_takes_no_assistant_model(model) -> None:
    with pytest.raises(ValueError, match=r"assistant_model .* drafts come from the trie"):
        model.generate(
            torch.tensor([prompt(6)]), max_new_tokens=4, assistant_model=build("llama"), custom_generate=lc.lookahead_generate
        )


# --- trained parts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["blockwise", "medusa", "trie+heads", "exit"])
@pytest.mark.parametrize("given", [True, False])
def test_a_model_with_two_sizes_takes_no_heads_and_no_trained_exit(name: str, given: bool, tmp_path: Path) -> None:
    """Those of the hidden size would be read past the end of the embeddings."""
    model = build("opt", ffn_dim=48, word_embed_proj_dim=16, do_layer_norm_before=False)
    part = METHODS[name].part
    if not given:
        model.save_pretrained(tmp_path)
        model = AutoModelForCausalLM.from_pretrained(tmp_path).eval()
        tensors = random_heads(32) if part == "heads" else {"weight": torch.zeros(32, 32), "bias": torch.zeros(32)}
        parts.save(tmp_path, part, tensors, {"vocabulary": "96", "layers": "1"})
    with pytest.raises(LimitError, match=r"its hidden size is 32, that of its embeddings 16, and its LM head reads 16\."):
        METHODS[name].decoder(model, DraftSettings(8, 6, parts=hostile(model) if given else {}))


def test_a_model_that_takes_no_exit_before_its_lm_head_is_told_so() -> None:
    model = made("bert", **DECODER)
    with pytest.raises(LimitError, match=r"BertLMHeadModel takes no trained exit before its LM head: .*bias"):
        METHODS["exit"].decoder(model, DraftSettings(8, 6, parts=hostile(model)))
