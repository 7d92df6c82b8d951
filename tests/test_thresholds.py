"""Models that compute differently past some length: the drafted text is `generate`'s before, across and past it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
import torch
import zoo
from transformers.masking_utils import LAYER_PATTERN_TO_MASK_FUNCTION_MAPPING
from transformers.modeling_rope_utils import ROPE_INIT_FUNCTIONS
from zoo import build, prompt
from zoo_more import ACCEPTED, REFUSED

import lookahead_core as lc
from lookahead_core.decode.admission import context_limit
from lookahead_core.decode.attention import FAR, UnsupportedModelError, forward
from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import causal_layout, layout_of
from lookahead_core.decode.probe import route_of
from lookahead_core.trie.draft_tree import DraftTree

T = 48
"""Where the models with another rotation change it."""
LONG = {"original_max_position_embeddings": T}
FACTORS = {"short_factor": [1.0, 1.1, 1.3, 1.6], "long_factor": [1.5, 2.5, 4.0, 7.0]}
LONGROPE = {"rope_type": "longrope", "rope_theta": 10_000.0, "factor": 4.0, **FACTORS, **LONG}
STRONG = {**LONGROPE, "long_factor": [30.0, 60.0, 90.0, 120.0]}
DYNAMIC = {"rope_type": "dynamic", "rope_theta": 1e4, "factor": 4.0}
SLIDING = {"sliding_attention": {"rope_type": "default", "rope_theta": 1e4}}
NOTHING = {"switches": (), "plain_from": FAR, "single_from": FAR, "most": FAR}
MODELS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "phi3_longrope": ("phi3", {"rope_parameters": LONGROPE, **LONG}, {"switches": (T,), "recomputes": True}),
    "llama_longrope": ("llama", {"rope_parameters": LONGROPE}, {"switches": (T,), "plain_from": FAR, "recomputes": False}),
    "phimoe_longrope": (
        "phimoe",
        {"rope_parameters": {**LONGROPE, "short_mscale": 1.0, "long_mscale": 1.4}, **LONG},
        {"switches": (T,), "recomputes": True},
    ),
    "llama_dynamic": (
        "llama",
        {"rope_parameters": DYNAMIC, "max_position_embeddings": T},
        {"switches": (T,), "plain_from": T},
    ),
    "llama4_scale": ("llama4_text", {"floor_scale": T, "attn_scale": 2.0, "no_rope_layers": [1, 0]}, {"single_from": T - 1}),
    "gpt_neo_window": ("gpt_neo", {"window_size": 160}, {"single_from": 159, "rows": 256}),
    "doge_keep": ("doge", {"keep_window_size": T}, {"switches": (T,), "plain_from": T, "single_from": T}),
    **{
        f"llama_{kind}": ("llama", {"rope_parameters": {"rope_type": kind, "rope_theta": 1e4, **settings}}, NOTHING)
        for kind, settings in {
            "default": {},
            "linear": {"factor": 4.0},
            "yarn": {"factor": 4.0, **LONG},
            "llama3": {"factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0, **LONG},
            "proportional": {"partial_rotary_factor": 0.5},
        }.items()
    },
    "gemma3_one_longrope": ("gemma3_text", {"rope_parameters": {**SLIDING, "full_attention": STRONG}}, {"switches": (T,)}),
    "gemma3_one_dynamic": (
        "gemma3_text",
        {"rope_parameters": {**SLIDING, "full_attention": DYNAMIC}, "max_position_embeddings": T},
        {"switches": (T,), "plain_from": T},
    ),
    "mistral_window": ("mistral", {"sliding_window": T}, NOTHING),
    "gemma3_window": ("gemma3_text", {"sliding_window": T}, NOTHING),
    "gpt_oss_window": ("gpt_oss", {"sliding_window": T}, NOTHING),
    "llama4_chunk": ("llama4_text", {"attention_chunk_size": T}, NOTHING),
}
"""Family, settings, and what the route says of them."""
HIDDEN = {"llama_dynamic", "gemma3_one_dynamic", "gemma3_one_longrope", "doge_keep"}
"""Models whose logits move where drafts cross the threshold, by too little to show in a few texts."""
RULES = {"full_attention": "llama_default", "sliding_attention": "gemma3_window", "chunked_attention": "llama4_chunk"}
"""The mask rules of transformers, and a model of each here. Layers of the others keep more than rows: see `zoo_more`."""


def made(name: str) -> Any:
    family, settings, _ = MODELS[name]
    model = build(family, **settings)
    if family == "doge":
        torch.manual_seed(1)
        for layer in model.model.layers:
            torch.nn.init.normal_(layer.self_attn.A, std=2.0)
    return model


def own(model: Any, ids: list[int], new: int) -> list[int]:
    """`generate`'s tokens."""
    inputs = {"input_ids": torch.tensor([ids]), "attention_mask": torch.ones((1, len(ids)), dtype=torch.long)}
    with torch.inference_mode():
        return model.generate(**inputs, max_new_tokens=new, do_sample=False, eos_token_id=None)[0, len(ids) :].tolist()


class Last(DraftSource):
    """Drafts what comes, in the last slots of a tree: before it stand as many wrong siblings as fit."""

    def __init__(self, text: list[int], place: int) -> None:
        self.text, self.place = text, place

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        right = self.text[self.place : self.place + min(branch_length, 3)]
        wrong = [(right[0] + 1 + node) % 96 for node in range(decoding_length - 1 - len(right))]
        parents = [*[-1] * (len(wrong) + 1), *range(len(wrong), len(wrong) + len(right) - 1)]
        return DraftTree(tokens=(*wrong, *right), parents=tuple(parents))

    def extend(self, tokens: Sequence[int]) -> None:
        self.place += len(tokens)


class Told(lc.LookaheadDecoder):
    """A decoder that knows the text."""

    def __init__(self, model: Any, text: list[int], **settings: Any) -> None:
        super().__init__(model, **{"decoding_length": 16, "branch_length": 8, **settings})
        self.text = text

    def draft_source(self, prompt: list[int], auto: Any) -> DraftSource:
        return Last(self.text, len(prompt))


@pytest.mark.parametrize("name", MODELS)
def test_drafts_never_change_what_comes_past_a_threshold(name: str) -> None:
    model, told = made(name), MODELS[name][2]
    route = route_of(model)
    assert {key: getattr(route, key) for key in told} == told
    threshold = told.get("single_from", T)
    threshold = T if threshold == FAR else threshold
    blind = replace(route, switches=(), single_from=FAR)
    differ = 0
    for seed, before in enumerate((20, 14, 9, 1, 0)):
        ids = prompt(threshold - before, seed)
        if len(ids) >= model.config.max_position_embeddings:
            continue
        want = own(model, ids, 40)[: model.config.max_position_embeddings - len(ids)]
        decoder = Told(model, [*ids, *want])
        result = decoder.generate(ids, 40, eos_token_id=None)
        assert lc.GreedyDecoder(model).generate(ids, 40, eos_token_id=None).tokens == want, (before, "plain")
        assert result.tokens == want, before
        assert before < 20 or len(result.trace.lanes["lookahead"]) < len(want)
        decoder.route = blind
        differ += decoder.generate(ids, 40, eos_token_id=None).tokens != want
    reached = {"switches": (T,), "single_from": threshold}
    if name not in HIDDEN:
        assert bool(differ) == any(told.get(key) == value != FAR for key, value in reached.items())


@pytest.mark.parametrize("fixed", [None, lc.FixedShape((1, 6, 12))])
def test_without_a_cache_the_text_is_read_again_at_a_switch(fixed: lc.FixedShape | None) -> None:
    """`generate` then rotates all rows anew; the door does, too."""
    model, plain, differ = made("llama_longrope"), made("llama_longrope"), 0
    for seed, before in enumerate((20, 9, 1, 0, -3)):
        ids = torch.tensor([prompt(T - before, seed)])
        asked = {"attention_mask": torch.ones_like(ids), "do_sample": False, "max_new_tokens": 40, "pad_token_id": 0}
        want = plain.generate(ids, **asked, use_cache=False)
        text = want[0].tolist()
        decoder = Told(model, text, fixed=fixed)
        result = decoder.generate(ids, 40, use_cache=False)
        assert result.tokens == text[T - before :]
        assert result.edl > 1.5
        assert decoder.generate(ids, 40).tokens == plain.generate(ids, **asked)[0, T - before :].tolist()
        differ += decoder.generate(ids, 40).tokens != result.tokens
        assert torch.equal(model.generate(ids, **asked, use_cache=False, custom_generate=lc.lookahead_generate), want)
    assert differ > 1


def kinds(config: Any) -> set[str]:
    """The kinds of attention layers, by transformers' names of their mask rules."""
    return set(getattr(config, "layer_types", None) or ["full_attention"])


def test_every_rotation_and_every_mask_rule_of_transformers_is_tried() -> None:
    """Those that a later version adds, too."""
    assert {settings.get("rope_parameters", {}).get("rope_type") for _, settings, _ in MODELS.values()} >= set(
        ROPE_INIT_FUNCTIONS
    )
    for rule, name in RULES.items():
        assert rule in kinds(made(name).config)
    refused = {kind for family, _ in REFUSED.values() for kind in kinds(zoo.configured(family))}
    assert refused | set(RULES) >= set(LAYER_PATTERN_TO_MASK_FUNCTION_MAPPING)


def test_a_cache_that_forgets_what_the_masks_show_bounds_the_text() -> None:
    """Moshi has a window in its cache and none in its masks: past it `generate` and a forward without a cache disagree."""
    model = zoo.made(ACCEPTED["moshi_sliding"], "moshi", sliding_window=T)
    assert route_of(model).most == T
    assert route_of(zoo.made(ACCEPTED["moshi"], "moshi")).most == 3000
    ids = prompt(20)
    want = own(model, ids, 40)
    result = Told(model, [*ids, *want]).generate(ids, 40, eos_token_id=None)
    assert result.tokens == want[: T - 20]
    assert result.finished == "context"
    assert result.edl > 2
    for decoder in (lc.LookaheadDecoder(model), lc.GreedyDecoder(model)):
        with pytest.raises(UnsupportedModelError, match=f"exact for texts of up to {T} tokens; the prompt has {T}"):
            decoder.generate(prompt(T), 4)


@pytest.mark.parametrize("name", ["llama4_scale", "gpt_neo_window"])
def test_past_a_rule_by_row_number_there_are_single_branches_alone(name: str) -> None:
    model = made(name)
    threshold = route_of(model).single_from
    ids = prompt(threshold - 20)
    text = [*ids, *own(model, ids, 40)]
    decoder = Told(model, text)
    before, after = set(), set()
    for step in decoder.stream(ids, 40, eos_token_id=None):
        chain = all(parent == node - 1 for node, parent in enumerate(step.tree.parents))
        (before if step.cached + step.width <= threshold else after).add(chain)
    assert before == {True, False}
    assert after == {True}
    with pytest.raises(UnsupportedModelError, match=f"from row {threshold} on"):
        lc.LookaheadDecoder(model, fixed=lc.FixedShape()).generate(ids, 40)
    with pytest.raises(UnsupportedModelError, match=f"from row {threshold} on"):
        lc.BatchDecoder(model).generate([ids, ids[:5]], 40)


@pytest.mark.parametrize("name", ["llama4_scale", "gpt_neo_window"])
def test_equal_siblings_before_a_rule_by_row_number_are_equal(name: str) -> None:
    model = made(name)
    route = route_of(model)
    tree, tokens = DraftTree((5, 5, 5), (-1, -1, -1)), torch.tensor([[1, 5, 5, 5]])
    differ = []
    for start in range(route.single_from - 6, route.single_from + 3):
        cache, text = RowCache(), torch.arange(start)[None] * 7 % 96
        with torch.inference_mode():
            forward(model, route, text, causal_layout(start, model.device), cache)
            logits = forward(model, route, tokens, layout_of(tree, start, model.device), cache)[0]
        differ.append((start + len(tree), not torch.allclose(logits[1], logits[3], atol=1e-4)))
    assert not any(differs for row, differs in differ if row < route.single_from)
    assert any(differs for row, differs in differ if row > route.single_from)


@pytest.mark.parametrize("name", ["llama4_scale", "gpt_neo_window"])
def test_a_short_text_beside_a_long_one_stays_before_a_rule_by_row_number(name: str) -> None:
    model = made(name)
    last, plain = route_of(model).single_from, lc.GreedyDecoder(model)
    for gap, seed in itertools.product((4, 6, 8, 12), (0, 1)):
        asked, most = [prompt(last - gap, seed), prompt(9, seed + 5)], [gap, last - 9]
        want = [plain.generate(ids, new, eos_token_id=None).tokens for ids, new in zip(asked, most, strict=True)]
        trie = lc.TokenTrie.of([[*ids, *answer] for ids, answer in zip(asked, want, strict=True)])
        results = lc.BatchDecoder(model, trie, decoding_length=16).generate(asked, most, eos_token_id=None)
        assert [result.tokens for result in results] == want, (gap, seed)


def test_a_batch_ends_its_drafts_at_the_last_row_of_the_model() -> None:
    model = zoo.build("gpt_neo", window_size=512)
    asked, plain = [prompt(250), prompt(9, 1)], lc.GreedyDecoder(model)
    want = [plain.generate(ids, new, eos_token_id=None).tokens for ids, new in zip(asked, (6, 40), strict=True)]
    trie = lc.TokenTrie.of([[*ids, *answer] for ids, answer in zip(asked, want, strict=True)])
    results = lc.BatchDecoder(model, trie, decoding_length=32).generate(asked, [6, 40], eos_token_id=None)
    assert [result.tokens for result in results] == want


def test_a_batch_does_not_cross_a_switch_of_the_rotation() -> None:
    model = made("llama_longrope")
    with pytest.raises(UnsupportedModelError, match="4 to 80 tokens"):
        lc.BatchDecoder(model).generate([prompt(40), prompt(5)], 40)
    short, long = [prompt(5), prompt(9)], [prompt(60), prompt(70)]
    for prompts in (short, long):
        results = lc.BatchDecoder(model).generate(prompts, 30, eos_token_id=None)
        assert [result.tokens for result in results] == [own(model, ids, 30) for ids in prompts]


@pytest.mark.parametrize("name", ["gpt_neo", "big_bird", "gpt2", "opt", "bert"])
def test_a_tree_never_has_more_rows_than_a_models_buffers(name: str) -> None:
    """Wide trees to the very end of a context of learned positions: rows are there, but no positions."""
    family = {**zoo.FAMILIES, **ACCEPTED}[name]
    model = zoo.made(family, name, **({"window_size": 512} if name == "gpt_neo" else {}))
    context = context_limit(model)
    ids = prompt(context - 56)
    want = own(model, ids, 56)
    decoder = Told(model, [*ids, *want], decoding_length=64)
    result = decoder.generate(ids, 56, eos_token_id=None)
    assert result.tokens == want
    assert result.edl > 2
    assert max(step.cached + step.width for step in result.trace.lanes["lookahead"][1:]) == context
    decoder.route = replace(decoder.route, rows=FAR)
    if name == "gpt_neo":  # its masks are cut from a buffer of so many rows
        with pytest.raises(RuntimeError, match="size"):
            decoder.generate(ids, 56, eos_token_id=None)
    else:
        assert decoder.generate(ids, 56, eos_token_id=None).tokens == want


@pytest.mark.parametrize("window", [113, 120, 127])
def test_a_rule_by_row_number_may_begin_in_the_last_rows_of_the_context(window: int) -> None:
    model = zoo.build("gpt_neo", window_size=window, max_position_embeddings=128)
    assert route_of(model).single_from == window - 1


def test_keys_that_are_kept_by_a_score_are_known_by_name() -> None:
    """Which of two near ones stays depends on the width of the pass: in texts of this family, after 25 and 45 tokens."""
    family = ACCEPTED["doge_keeps_few"]
    model, plain = (zoo.made(family, "doge_keeps_few") for _ in range(2))
    assert route_of(model).plain_from == family.settings["keep_window_size"]
    for seed, length in enumerate((30, 60)):
        ids = prompt(length, seed=seed)
        want, trie = own(plain, ids, 60), lc.TokenTrie(branch_length=8)
        trie.insert([*ids, *want])
        trie.insert([*ids, *(token if place % 3 else (token + 7) % 96 for place, token in enumerate(want))])
        assert lc.LookaheadDecoder(model, trie, 32).generate(ids, 60, eos_token_id=None).tokens == want


@pytest.mark.parametrize("name", ["opt", "bert", "gpt_neo"])
def test_a_rotation_that_a_class_does_not_read_changes_nothing(name: str) -> None:
    family = {**zoo.FAMILIES, **ACCEPTED}[name]
    model = zoo.made(family, name, rope_parameters={"rope_type": "dynamic", "rope_theta": 1e4, "factor": 4.0})
    assert route_of(model) == route_of(zoo.made(family, name))


def test_the_probe_leaves_dynamic_ntk_at_its_first_rotation() -> None:
    """It grows with the longest text so far, and a text past the threshold does not shrink it."""
    probed, new = made("llama_dynamic"), made("llama_dynamic")
    route_of(probed)
    ids = torch.tensor([prompt(T + 4)])
    assert torch.equal(probed(ids).logits, new(ids).logits)
