"""`model.generate(custom_generate=lookahead_generate)`: transformers' own loop on the other side of the scale."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import pytest
import torch
from test_wrappers import Hidden, Prompted
from transformers import (
    AutoTokenizer,
    DynamicCache,
    StaticCache,
    StoppingCriteria,
    StoppingCriteriaList,
    StopStringCriteria,
)
from transformers.generation.streamers import BaseStreamer
from zoo import FAMILIES, build, made, prompt
from zoo_more import ACCEPTED, WRAPPED

import lookahead_core as lc
from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.generate import CACHE
from lookahead_core.decode.probe import route_of
from lookahead_core.trie.trie import TokenTrie

NEW = 20


@pytest.fixture(scope="module")
def model():
    model = build("llama")
    route_of(model)  # probed here, so that passes can be counted
    return model


@pytest.fixture(scope="module")
def plain_model():
    return build("llama")


def inputs(tokens: list[int], pads: int = 0) -> dict[str, Any]:
    ids = torch.tensor([[0] * pads + tokens])
    mask = torch.ones_like(ids)
    mask[:, :pads] = 0
    return {"input_ids": ids, "attention_mask": mask, "pad_token_id": 0, "eos_token_id": None, "max_new_tokens": NEW}


def taught(tokens: list[int], answer: list[int]) -> TokenTrie:
    trie = TokenTrie(branch_length=6)
    trie.insert([tokens[-1], *answer])
    return trie


class Counter(BaseStreamer):
    """Remembers what it was given."""

    def __init__(self) -> None:
        self.got, self.ended = [], False

    def put(self, value: torch.Tensor) -> None:
        self.got.append(value.flatten().tolist())

    def end(self) -> None:
        self.ended = True


@pytest.mark.parametrize("pads", [0, 3])
@pytest.mark.parametrize(
    "settings",
    [
        {"do_sample": False},
        {"do_sample": False, "repetition_penalty": 1.4, "no_repeat_ngram_size": 2},
        {"do_sample": True, "temperature": 0.8, "top_k": 30, "repetition_penalty": 1.2},
        {"do_sample": True, "eos_token_id": [3, 4, 5, 6], "max_new_tokens": 40},
    ],
    ids=["greedy", "penalties", "sampled", "eos"],
)
def test_equals_generate(model, plain_model, settings: dict[str, Any], pads: int) -> None:
    tokens = prompt(14, seed=2)
    arguments = {**inputs(tokens, pads), **settings}
    torch.manual_seed(3)
    want = plain_model.generate(**arguments)
    torch.manual_seed(3)
    passes = Passes(model)
    got = model.generate(
        **arguments,
        custom_generate=lc.lookahead_generate,
        decoding_length=8,
        branch_length=6,
        trie=taught(tokens, want[0, 14 + pads :].tolist()),
    )
    assert torch.equal(got, want)
    assert passes.close() < (want.shape[1] - 14 - pads) * 0.7


@pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a second device")
@pytest.mark.parametrize("pads", [0, 3])
def test_tokens_are_chosen_where_the_prompt_is(pads: int) -> None:
    """As in `generate`, which moves the logits to a prompt on the CPU, and draws there."""
    there, arguments = build("llama").cuda(), {**inputs(prompt(14, seed=2), pads), "do_sample": True, "eos_token_id": 5}
    arguments |= {"min_new_tokens": 8, "repetition_penalty": 1.2}
    torch.manual_seed(3)
    want = there.generate(**arguments)
    torch.manual_seed(3)
    got = there.generate(**arguments, custom_generate=lc.lookahead_generate)
    assert got.device == want.device
    assert torch.equal(got, want)


class Passes:
    """Counts a model's forward passes."""

    def __init__(self, model) -> None:
        self.hook, self.count = model.register_forward_hook(self.seen), 0
        route_of(model)  # with the hook it is probed again
        self.count = 0

    def seen(self, *_: Any) -> None:
        self.count += 1

    def close(self) -> int:
        self.hook.remove()
        return self.count


def test_a_dictionary_and_a_cache_come_back(model, plain_model) -> None:
    arguments = inputs(prompt(14, seed=2))
    want = plain_model.generate(**arguments, do_sample=False, return_dict_in_generate=True)
    got = model.generate(**arguments, do_sample=False, return_dict_in_generate=True, custom_generate=lc.lookahead_generate)
    assert torch.equal(got.sequences, want.sequences)
    assert got[CACHE].get_seq_length() == want[CACHE].get_seq_length()
    for layer, other in zip(got[CACHE].layers, want[CACHE].layers, strict=True):
        torch.testing.assert_close(layer.keys, other.keys, atol=1e-4, rtol=0)


def test_the_trie_outlives_the_call(model) -> None:
    trie = TokenTrie(branch_length=12)
    arguments = {**inputs(prompt(14, seed=2)), "do_sample": False, "custom_generate": lc.lookahead_generate, "trie": trie}
    counts = []
    for _ in range(2):
        passes = Passes(model)
        model.generate(**arguments)
        counts.append(passes.close())
    assert len(trie) > 0
    assert counts[1] <= counts[0] // 2  # the second run drafts what the first one said


def test_several_left_padded_rows(model, plain_model) -> None:
    rows, eos = [prompt(14, seed=2), prompt(9, seed=3), prompt(1, seed=4)], [3, 4, 5, 6, 7, 8]
    ids = torch.tensor([[0] * (14 - len(row)) + row for row in rows])
    mask = torch.tensor([[0] * (14 - len(row)) + [1] * len(row) for row in rows])
    arguments = {"input_ids": ids, "attention_mask": mask, "pad_token_id": 0, "eos_token_id": eos, "do_sample": False}
    want = plain_model.generate(**arguments, max_new_tokens=NEW)
    got = model.generate(**arguments, max_new_tokens=NEW, custom_generate=lc.lookahead_generate)
    assert torch.equal(got, want)
    assert (want[:, -1] == 0).any()  # a row ended early and was padded


def test_streamers(model) -> None:
    """transformers hands the prompt to its own `streamer` and drops it; both receive every token here."""
    tokens, theirs, ours = prompt(14, seed=2), Counter(), Counter()
    out = model.generate(
        **inputs(tokens), do_sample=False, streamer=theirs, token_streamer=ours, custom_generate=lc.lookahead_generate
    )
    assert ours.got == [tokens, *([token] for token in out[0, 14:].tolist())]
    assert ours.ended
    assert theirs.got == ours.got
    assert theirs.ended


def test_stop_strings_through_stopping_criteria() -> None:
    from test_stop import TOKENIZER

    tokenizer = AutoTokenizer.from_pretrained(TOKENIZER)
    model, plain_model = (build("llama", vocab_size=len(tokenizer)) for _ in range(2))
    tokens = prompt(14, vocabulary=len(tokenizer))
    free = plain_model.generate(**inputs(tokens), do_sample=False)[0, 14:]
    stop = tokenizer.decode(free[8:9])[-2:] + tokenizer.decode(free[9:10])[:1]
    want = plain_model.generate(**inputs(tokens), do_sample=False, stop_strings=[stop], tokenizer=tokenizer)
    got = model.generate(
        **inputs(tokens),
        do_sample=False,
        stopping_criteria=StoppingCriteriaList([StopStringCriteria(tokenizer, [stop])]),
        trie=taught(tokens, free.tolist()),
        custom_generate=lc.lookahead_generate,
    )
    assert torch.equal(got, want)
    assert got.shape[1] < 14 + NEW


class NineTokens(StoppingCriteria):
    """Stops at nine tokens in all, padding included."""

    def __call__(self, input_ids: torch.Tensor, scores: Any, **kwargs: Any) -> torch.Tensor:
        return torch.tensor([input_ids.shape[1] >= 9])


def test_criteria_see_the_padding(model, plain_model) -> None:
    arguments = {**inputs([4, 5], 3), "do_sample": False, "stopping_criteria": StoppingCriteriaList([NineTokens()])}
    want = plain_model.generate(**arguments)
    assert want.shape == (1, 9)
    assert torch.equal(model.generate(**arguments, custom_generate=lc.lookahead_generate), want)


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"output_scores": True, "return_dict_in_generate": True}, "output_scores"),
        ({"output_attentions": True, "return_dict_in_generate": True}, "output_attentions"),
        ({"num_beams": 2}, "beam search"),
        ({"guidance_scale": 2.0}, "UnbatchedClassifierFreeGuidance"),
        ({"attention_mask": torch.tensor([[1, 0, 1, 1]])}, "padding on the left"),
        ({"attention_mask": torch.tensor([[1, 1, 1, 0]])}, "padding on the left"),
        ({"position_ids": torch.tensor([[5, 6, 7, 8]])}, "position_ids"),
        ({"position_ids": torch.arange(4)}, r"position_ids is \(4,\), input_ids \(1, 4\)"),
        ({"attention_mask": torch.tensor([[1, 1, 7, 1]])}, "zeros and ones alone, got 7"),
        ({"attention_mask": torch.ones((1, 6), dtype=torch.long)}, r"is \(1, 6\), input_ids \(1, 4\)"),
        ({"attention_mask": torch.tensor([[0, 1, 1, 1], [1, 1, 1, 1]])}, r"attention_mask is \(2, 4\), input_ids \(1, 4\)"),
        ({"input_ids": torch.ones((1, 0), dtype=torch.long), "attention_mask": None}, "the prompt is empty"),
        ({"input_ids": torch.ones((2, 4), dtype=torch.long), "attention_mask": None, "do_sample": True}, "one row at a time"),
        (
            {"input_ids": torch.ones((2, 4), dtype=torch.long), "attention_mask": None, "repetition_penalty": 2.0},
            "RepetitionPenaltyLogitsProcessor .* 2 rows",
        ),
        ({"input_ids": torch.ones((2, 4), dtype=torch.long), "attention_mask": None, "max_time": 9.0}, "max_time .* 2 rows"),
        (
            {
                "input_ids": torch.ones((2, 4), dtype=torch.long),
                "attention_mask": None,
                "stopping_criteria": StoppingCriteriaList([NineTokens()]),
            },
            "NineTokens may look at all 2 rows",
        ),
        (
            {"input_ids": torch.ones((2, 4), dtype=torch.long), "attention_mask": None, "streamer": Counter()},
            "a streamer hears one row at a time, not 2 rows",
        ),
        (
            {"input_ids": torch.ones((2, 4), dtype=torch.long), "attention_mask": None, "token_streamer": Counter()},
            "a streamer hears one row at a time, not 2 rows",
        ),
        ({"input_ids": torch.tensor([[5, 0, 7, 8]]), "attention_mask": None, "pad_token_id": 0}, "inferred from pad_token_id"),
        ({"decoding_length": 0}, "decoding_length must be a whole number of at least 1, not 0"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_it_would_get_wrong_is_refused(model, change: dict[str, Any], named: str) -> None:
    arguments = {**inputs([1, 2, 3, 4]), "do_sample": False, **change}
    with pytest.raises(ValueError, match=named):
        model.generate(**arguments, custom_generate=lc.lookahead_generate)


@pytest.mark.parametrize("bound", [{"max_new_tokens": 2.5}, {"max_length": 8.5, "max_new_tokens": None}])
def test_a_broken_number_of_tokens_is_rounded_as_generate_does(model, bound: dict[str, Any]) -> None:
    arguments = {**inputs([1, 2, 3, 4]), "do_sample": False, **bound}
    want = model.generate(**arguments)
    assert torch.equal(model.generate(**arguments, custom_generate=lc.lookahead_generate), want)


def test_a_cache_that_cannot_be_filled_is_refused(model) -> None:
    with torch.inference_mode():
        filled = model(input_ids=torch.tensor([[1, 2]]), use_cache=True)[CACHE]
    static = StaticCache(model.config, max_cache_len=40)
    rows = {"input_ids": torch.tensor([[1, 2], [3, 4]]), "attention_mask": None}
    for cache, given, named in (
        (filled, inputs([1, 2, 3]), f"{CACHE} holds 2 tokens; .* continue this one with `generate`"),
        (static, inputs([1, 2, 3]), f"{CACHE} is a StaticCache"),
        (DynamicCache(), inputs([1, 2, 3], 2), "1 rows with 2 padding tokens"),
        (DynamicCache(), {**inputs([1, 2]), **rows}, "not for 2 rows"),
    ):
        with pytest.raises(ValueError, match=named):
            model.generate(**given, do_sample=False, **{CACHE: cache}, custom_generate=lc.lookahead_generate)


@pytest.mark.parametrize("name", ["llama", "mistral", "gemma4_text"])
@pytest.mark.parametrize("configured", [False, True])
def test_a_caller_s_own_empty_cache_is_filled_and_can_be_continued(name: str, configured: bool) -> None:
    """As `generate` fills it: layers with windows keep their windows where the cache knows of them."""
    model, plain = build(name), build(name)
    arguments = inputs(prompt(12))
    own, ours = (DynamicCache(config=model.config) if configured else DynamicCache() for _ in range(2))
    want = plain.generate(**arguments, do_sample=False, **{CACHE: own})
    first = model.generate(
        **{**arguments, "return_dict_in_generate": True},
        **{"do_sample": False, CACHE: ours, "custom_generate": lc.lookahead_generate},
        trie=taught(prompt(12), want[0, 12:].tolist()),
    )
    assert torch.equal(first.sequences, want)
    assert first[CACHE] is ours
    assert ours.get_seq_length() == own.get_seq_length() == 12 + NEW - 1
    for layer, other in zip(ours.layers, own.layers, strict=True):
        if other.is_initialized:
            torch.testing.assert_close(layer.keys, other.keys, atol=1e-4, rtol=0)
            torch.testing.assert_close(layer.values, other.values, atol=1e-4, rtol=0)
    ids = torch.cat((want, torch.tensor([[5, 6]])), dim=1)
    more = {**arguments, "input_ids": ids, "attention_mask": torch.ones_like(ids), "do_sample": False}
    again = plain.generate(**more, **{CACHE: own})
    assert torch.equal(model.generate(**more, **{CACHE: ours}), again)
    assert torch.equal(plain.generate(**more), again)


def test_no_cache_comes_back_for_a_padded_row(model) -> None:
    """Its rows would not be those of the padded text."""
    arguments = {**inputs(prompt(9), 3), "do_sample": False, "return_dict_in_generate": True}
    assert model.generate(**arguments, custom_generate=lc.lookahead_generate).get(CACHE) is None


@pytest.mark.parametrize("exact", [False, True, "trees"])
@pytest.mark.parametrize("own", [False, True])
def test_the_returned_cache_can_be_continued_outside_of_inference_mode(model, plain_model, exact, own):
    arguments = {**inputs(prompt(12)), "do_sample": False, "return_dict_in_generate": True}
    arguments |= {CACHE: DynamicCache()} if own else {}
    first = model.generate(**arguments, custom_generate=lc.lookahead_generate, exact=exact)
    assert first[CACHE].get_seq_length() == first.sequences.shape[1] - 1
    assert not own or first[CACHE] is arguments[CACHE]
    ids = torch.cat((first.sequences, torch.tensor([[5, 6]])), dim=1)
    more = {"input_ids": ids, "attention_mask": torch.ones_like(ids), "max_new_tokens": 9, "eos_token_id": None}
    want = plain_model.generate(**more, do_sample=False)
    for cache in (deepcopy(first[CACHE]), pickle.loads(pickle.dumps(first[CACHE])), first[CACHE]):
        assert torch.equal(model.generate(**more, do_sample=False, **{CACHE: cache}), want)


def test_the_returned_cache_takes_another_batch(model, plain_model):
    arguments = {**inputs(prompt(12)), "do_sample": False, "return_dict_in_generate": True}
    cache = model.generate(**arguments, custom_generate=lc.lookahead_generate)[CACHE]
    cache.batch_repeat_interleave(2)
    cache.batch_select_indices(torch.tensor([1, 0, 1]))
    want = plain_model.generate(**arguments)[CACHE]
    for ours, theirs in zip(cache.layers, want.layers, strict=True):
        assert torch.allclose(ours.keys, theirs.keys.expand(3, -1, -1, -1), atol=1e-5)
        assert torch.allclose(ours.values, theirs.values.expand(3, -1, -1, -1), atol=1e-5)


@pytest.mark.parametrize("name", ["bart", "git", "bloom", "mpt"])
def test_padding_is_left_out_only_where_generate_says_the_same_without_it(name: str) -> None:
    model, plain = (made({**FAMILIES, **ACCEPTED, **WRAPPED}[name], name) for _ in range(2))
    for one in (model, plain):
        one.generation_config.forced_bos_token_id = one.generation_config.forced_eos_token_id = None
    arguments = {**inputs([token % 90 + 4 for token in prompt(11, seed=3)], 6), "do_sample": False}
    want = plain.generate(**arguments)
    without = plain.generate(**inputs(arguments["input_ids"][0, 6:].tolist()), do_sample=False)
    if torch.equal(want[0, 6:], without[0]):
        assert torch.equal(model.generate(**arguments, custom_generate=lc.lookahead_generate), want)
    else:
        with pytest.raises(ValueError, match="counts the padding as text: decode these prompts one at a time, without padding"):
            model.generate(**arguments, custom_generate=lc.lookahead_generate)


@pytest.mark.parametrize("name", ["llama_long_rope", "llama4_scaled_queries"])
def test_padded_rows_at_a_length_switch_are_refused(name: str) -> None:
    model = made(ACCEPTED[name], name)
    ids = torch.tensor([[0] * 19 + prompt(11, seed=3), prompt(30, seed=1)])
    mask = torch.ones_like(ids)
    mask[0, :19] = 0
    arguments = {"input_ids": ids, "attention_mask": mask, "pad_token_id": 0, "eos_token_id": None, "do_sample": False}
    with pytest.raises(ValueError, match=r"these texts .* tokens; decode these prompts one at a time"):
        model.generate(**arguments, max_new_tokens=40, custom_generate=lc.lookahead_generate)
    short = {**arguments, "input_ids": ids[1:], "attention_mask": mask[1:]}
    want = made(ACCEPTED[name], name).generate(**short, max_new_tokens=40)
    assert torch.equal(model.generate(**short, max_new_tokens=40, custom_generate=lc.lookahead_generate), want)


def test_a_function_of_the_callers_may_stand_between(model, plain_model) -> None:
    heard, arguments = Counter(), {**inputs(prompt(9)), "do_sample": False}
    between = lambda *given, **more: lc.lookahead_generate(*given, **more)  # noqa: E731
    got = model.generate(**arguments, streamer=heard, custom_generate=between)
    assert torch.equal(got, plain_model.generate(**arguments))
    assert heard.ended
    with pytest.raises(ValueError, match="assistant_model is not supported"):
        model.generate(**arguments, assistant_model=plain_model, custom_generate=between)


def test_a_learnt_prompt_around_the_model_is_refused(plain_model) -> None:
    """PEFT calls the bare model's `generate` with its own method in the place of the model's."""
    inside, plain = build("llama"), Hidden(build("llama"))
    inside.prepare_inputs_for_generation = Prompted(inside).prepare_inputs_for_generation
    arguments = {**inputs(prompt(9)), "do_sample": False}
    with pytest.raises(UnsupportedModelError, match="as learnt prompts do"):
        inside.generate(**arguments, custom_generate=lc.lookahead_generate)
    adapted = plain.base_model
    adapted.prepare_inputs_for_generation = plain.prepare_inputs_for_generation  # of adapters, which change no prompt
    assert torch.equal(adapted.generate(**arguments, custom_generate=lc.lookahead_generate), plain_model.generate(**arguments))
    adapted.prepare_inputs_for_generation = lambda *args, **kwargs: {}
    with pytest.raises(UnsupportedModelError, match="another prepare_inputs_for_generation"):
        adapted.generate(**arguments, custom_generate=lc.lookahead_generate)


def test_a_multimodal_model_reads_text_alone() -> None:
    arguments = {**inputs(prompt(9)), "do_sample": False}
    want = made(WRAPPED["gemma3"], "gemma3").generate(**arguments)
    model = made(WRAPPED["gemma3"], "gemma3")
    assert torch.equal(model.generate(**arguments, custom_generate=lc.lookahead_generate), want)
