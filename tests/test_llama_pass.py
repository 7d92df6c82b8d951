"""Llamas computed in a straight line: the same bits as by the model's own forward, or else that forward itself."""

from __future__ import annotations

import copy
import gc
import weakref
from dataclasses import replace
from functools import partial
from types import MethodType
from typing import Any

import pytest
import torch
from torch import nn
from transformers import LlamaForCausalLM
from transformers.models.llama.modeling_llama import LlamaMLP
from zoo import assert_same_weights_and_texts, build, prompt

from lookahead_core.decode import llama_pass
from lookahead_core.decode.attention import forward
from lookahead_core.decode.decoder import GreedyDecoder, LookaheadDecoder
from lookahead_core.decode.hidden_rows import HiddenRows
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.llama_pass import Forward, LlamaPass, forward_of
from lookahead_core.decode.mask import Layout, causal_layout, layout_of
from lookahead_core.decode.passes import EagerPasses
from lookahead_core.decode.probe import route_of
from lookahead_core.models import weight_layout
from lookahead_core.models.threads import using
from lookahead_core.models.weight_layout import arrange_weights
from lookahead_core.trie.draft_tree import ROOT, DraftTree

LLAMA3 = {"rope_type": "llama3", "rope_theta": 1e4, "factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0}
SHAPES: dict[str, dict[str, Any]] = {
    "llama": {},
    "llama_odd": {"intermediate_size": 44},  # no multiple of what vector code takes at a time, on any processor
    "qwen2": {"num_key_value_heads": 4},
    "mistral": {"sliding_window": None, "num_key_value_heads": 1, "head_dim": 16},
    "llama_with_biases": {"attention_bias": True, "mlp_bias": True},
    "llama_rope": {"rope_parameters": {**LLAMA3, "original_max_position_embeddings": 32}},
    "llama_yarn": {"rope_parameters": {"rope_type": "yarn", "rope_theta": 1e4, "factor": 4.0}},
    "llama_dynamic": {"rope_parameters": {"rope_type": "dynamic", "rope_theta": 1e4, "factor": 2.0}},
}
TREES = (
    DraftTree(),
    DraftTree(tuple(range(5)), (ROOT, 0, 1, 2, 3)),
    DraftTree(tuple(range(12)), (ROOT, ROOT, 0, 0, 1, 2, 5, 5, ROOT, 8, 4, 4)),
    DraftTree(tuple(range(31)), (ROOT, ROOT, *(place // 2 for place in range(29)))),
)


def of_shape(name: str, packs: bool, monkeypatch: pytest.MonkeyPatch, dtype: torch.dtype = torch.float16) -> Any:
    """A tiny model of one of `SHAPES`, with packed weights or not."""
    model = build(name.partition("_")[0], **SHAPES[name]).to(dtype).float()
    if packs:
        monkeypatch.setattr(weight_layout, "fastest_layout", lambda *_, **__: ("packed", []))
        arrange_weights(model)
    return model


def own_of(model: Any) -> Forward:
    return partial(forward, model, route_of(model))


def written_rows(way: Forward, prepare: Forward, tree: DraftTree) -> list[torch.Tensor]:
    """Logits of a pass after 20 rows that `prepare` read, and the rows that it left."""
    cache, ids = RowCache(), torch.tensor([prompt(20)])
    with torch.inference_mode():
        prepare(ids, causal_layout(20, ids.device), cache)
        logits = way(torch.tensor([[7, *tree.tokens]]), layout_of(tree, 20, "cpu"), cache)
    return [logits, *(rows for layer in cache.layers for rows in (layer.keys, layer.values))]


@pytest.mark.parametrize("packs", [False, True])
@pytest.mark.parametrize("name", SHAPES)
def test_every_bit_is_the_model_s(name: str, packs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    model = of_shape(name, packs, monkeypatch)
    own, straight = own_of(model), forward_of(model, route_of(model))
    assert isinstance(straight, LlamaPass)
    for threads in (1, 2):
        with using(threads):
            for tree in TREES:
                got, want = (written_rows(way, own, tree) for way in (straight, own))
                assert len(got) == len(want) == 1 + 2 * model.config.num_hidden_layers
                assert all(map(torch.equal, got, want)), len(tree)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.parametrize("name", SHAPES)
def test_decoding_equals_generate(name: str, dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> None:
    model = of_shape(name, True, monkeypatch, dtype)
    plain = copy.deepcopy(model)  # without its packed weights
    assert isinstance(forward_of(model, route_of(model)), LlamaPass)
    assert_same_weights_and_texts(model, plain)


def test_rows_of_a_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    model = of_shape("llama", True, monkeypatch)
    own, straight = own_of(model), forward_of(model, route_of(model))
    ids, starts = torch.tensor([prompt(20), prompt(20, seed=1)]), torch.tensor([[20], [13]])
    visible = torch.ones(2, 3, 3, dtype=torch.bool).tril()
    slots = torch.arange(20).expand(2, -1)
    layout = Layout(20, starts + torch.arange(3), visible, torch.where(slots < starts, slots, -1))
    said = []
    for way in (own, straight):
        cache = RowCache()
        with torch.inference_mode():
            own(ids, causal_layout(20, ids.device), cache)
            said.append(way(torch.tensor([[1, 2, 3], [4, 5, 6]]), layout, cache))
    assert said[0].shape == (2, 3, 96)
    assert torch.equal(*said)


class _Larger(LlamaForCausalLM):
    """A class of somebody's own."""


def _hooked(model: Any) -> None:
    model.model.layers[0].mlp.register_forward_hook(lambda *_: None)  # one that only looks: it must be called


def _overridden(model: Any) -> None:
    mlp = model.model.layers[1].mlp
    mlp.forward = MethodType(lambda self, rows: type(self).forward(self, rows) * 1.5, mlp)


def _adapted(model: Any) -> None:
    class Adapted(nn.Linear):
        def forward(self, rows: torch.Tensor) -> torch.Tensor:
            return super().forward(rows) * 0.5

    model.model.layers[1].self_attn.v_proj.__class__ = Adapted


def _normalised(model: Any) -> None:
    model.model.norm = nn.LayerNorm(32)


def _half(model: Any) -> None:
    model.to(torch.bfloat16)


def _own_class(model: Any) -> None:
    model.__class__ = _Larger


@pytest.mark.parametrize("change", [_overridden, _adapted, _normalised, _half, _own_class, _hooked])
def test_other_models_are_computed_by_their_own_forward(change: Any) -> None:
    model: Any = build("llama")
    assert isinstance(forward_of(model, route_of(model)), LlamaPass)
    change(model)
    assert not isinstance(forward_of(model, route_of(model)), LlamaPass)


def test_hooks_of_all_modules_are_called() -> None:
    model, everywhere = build("llama"), nn.modules.module
    before = GreedyDecoder(model).generate(prompt(20), 24, eos_token_id=None).tokens
    handles = [
        everywhere.register_module_forward_hook(lambda part, _, rows: rows * 2.0 if type(part) is LlamaMLP else None),
        everywhere.register_module_forward_pre_hook(lambda part, rows: (rows[0] * 2.0,) if type(part) is LlamaMLP else None),
    ]
    try:
        for handle in handles:
            assert_same_weights_and_texts(model, model)
            assert GreedyDecoder(model).generate(prompt(20), 24, eos_token_id=None).tokens != before
            handle.remove()
    finally:
        for handle in handles:
            handle.remove()
    assert isinstance(forward_of(model, route_of(model)), LlamaPass)


@pytest.mark.parametrize("name", ["mistral", "qwen2_sliding", "llama_eager", "qwen3", "phi3", "gemma", "smollm3", "mixtral"])
def test_other_families_are_computed_by_their_own_forward(name: str) -> None:
    model = build(name)
    route = route_of(model)
    for given in (route, replace(route, windows=())):  # as draft models have it, whose caches keep every row
        assert not isinstance(forward_of(model, given), LlamaPass)


def test_other_bits_are_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    model, usual = build("llama"), llama_pass._rotated
    monkeypatch.setattr(llama_pass, "_rotated", lambda *given: usual(*given) * (1 + 2e-7))
    assert not isinstance(forward_of(model, route_of(model)), LlamaPass)


def test_what_is_written_to_a_weight_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    model = of_shape("llama", True, monkeypatch)
    built: list[int] = []
    usual = llama_pass.together
    monkeypatch.setattr(llama_pass, "together", lambda *given: built.append(1) or usual(*given))
    for _ in range(2):
        forward_of(model, route_of(model))
    assert len(built) == 4 * 2, "once, for each product of both layers"
    for change in (lambda: model.model.layers[0].self_attn.k_proj.weight.mul_(1.5), lambda: model.model.norm.weight.mul_(0.5)):
        with torch.no_grad():
            change()
        own = own_of(model)
        got, want = (written_rows(way, own, TREES[2]) for way in (forward_of(model, route_of(model)), own))
        assert all(map(torch.equal, got, want))
        assert_same_weights_and_texts(model, copy.deepcopy(model))


@pytest.mark.parametrize("arranges", [False, True])
def test_what_is_written_through_data_is_used(arranges: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    model = of_shape("llama", True, monkeypatch)
    before = GreedyDecoder(model).generate(prompt(20), 24, eos_token_id=None).tokens
    for layer in model.model.layers:
        layer.self_attn.q_proj.weight.data *= 4.0
        layer.mlp.down_proj.weight.data = layer.mlp.down_proj.weight.flip(0)
    plain = copy.deepcopy(model)
    if arranges:  # packed anew
        assert arrange_weights(model) > 4
    assert_same_weights_and_texts(model, plain)
    assert GreedyDecoder(model).generate(prompt(20), 24, eos_token_id=None).tokens != before


def test_what_is_converted_and_back_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    model = of_shape("llama", True, monkeypatch)
    forward_of(model, route_of(model))
    model.bfloat16().float()  # keeps fewer digits than the packed float16
    plain = copy.deepcopy(model)
    got, want = (written_rows(forward_of(one, route_of(one)), own_of(one), TREES[2]) for one in (model, plain))
    assert all(map(torch.equal, got, want))


def test_gradients_and_autocast_are_the_model_s() -> None:
    model = build("llama")
    own, straight = own_of(model), forward_of(model, route_of(model))
    ids = torch.tensor([prompt(6)])
    layout = causal_layout(6, ids.device)
    assert straight(ids, layout, RowCache()).requires_grad
    with torch.inference_mode(), torch.autocast("cpu", torch.bfloat16):
        assert torch.equal(straight(ids, layout, RowCache()), own(ids, layout, RowCache()))


def test_a_model_with_too_many_numbers_is_not_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llama_pass, "MOST_COPIED", 1000)
    model = of_shape("llama", True, monkeypatch)
    packed: list[int] = []
    monkeypatch.setattr(llama_pass, "packed_product", lambda weight, bias: packed.append(weight.numel()))
    assert isinstance(forward_of(model, route_of(model)), LlamaPass)
    assert not packed


def test_a_model_is_freed_with_its_last_user() -> None:
    model = build("llama")
    LookaheadDecoder(model).generate(prompt(20), 8, eos_token_id=None)
    known = weakref.ref(model)
    del model
    gc.collect()
    assert known() is None


def test_hidden_rows_can_be_read() -> None:
    model = build("llama")
    straight, tree = forward_of(model, route_of(model)), TREES[2]
    hidden = HiddenRows(model)
    with hidden:
        logits = written_rows(straight, own_of(model), tree)[0][0]
    assert hidden.rows is not None
    with torch.inference_mode():
        assert torch.equal(model.lm_head(hidden.rows), logits)


def test_hidden_rows_are_those_that_the_lm_head_reads() -> None:
    model = build("llama")
    passes = EagerPasses(model, route_of(model), 64)
    with torch.inference_mode():
        passes.prefill(torch.tensor([prompt(20)]))
        for tree in TREES:
            start, hidden = passes.rows, HiddenRows(model)
            both = passes.forward_with_hidden(passes.prepare(5, tree))
            passes.keep(start, ())
            with hidden:
                logits = passes.forward(passes.prepare(5, tree)).clone()
            passes.keep(start, ())
            assert both is not None
            assert hidden.rows is not None
            assert torch.equal(both[0], logits)
            assert torch.equal(both[1], hidden.rows)
    with torch.autocast("cpu", torch.bfloat16):
        assert passes.forward_with_hidden(passes.prepare(5, TREES[1])) is None, "the model's own forward holds no rows"


def test_fewer_layers_from_one_run_to_the_next() -> None:
    model, ids = build("llama"), prompt(20)
    GreedyDecoder(model).generate(ids, 8, eos_token_id=None)
    model.config.num_hidden_layers = 1
    asked = {"do_sample": False, "max_new_tokens": 8, "eos_token_id": None, "pad_token_id": 0}
    want = model.generate(torch.tensor([ids]), attention_mask=torch.ones(1, 20), **asked)[0, 20:].tolist()
    for kind in (GreedyDecoder, LookaheadDecoder):
        assert kind(model).generate(ids, 8, eos_token_id=None).tokens == want


def _another_projection(layers: nn.ModuleList) -> None:
    layers[0].mlp.down_proj = nn.Linear(48, 32, bias=False).requires_grad_(False)


def _another_norm(layers: nn.ModuleList) -> None:
    layers[1].input_layernorm = copy.deepcopy(layers[1].input_layernorm).requires_grad_(False)
    layers[1].input_layernorm.weight.copy_(torch.linspace(0.1, 3.0, 32))


def _another_order(layers: nn.ModuleList) -> None:
    layers[0], layers[1] = layers[1], layers[0]


def _another_scale(layers: nn.ModuleList) -> None:
    layers[0].self_attn.scaling *= 4.0


@pytest.mark.parametrize("change", [_another_projection, _another_norm, _another_order, _another_scale])
def test_modules_that_were_replaced_since_the_last_run_are_used(change: Any) -> None:
    model, ids = build("llama"), prompt(20)
    before = GreedyDecoder(model).generate(ids, 24, eos_token_id=None).tokens
    change(model.model.layers)
    plain = copy.deepcopy(model)
    assert_same_weights_and_texts(model, plain)
    assert GreedyDecoder(model).generate(ids, 24, eos_token_id=None).tokens != before


def test_a_forward_that_was_replaced_in_its_class_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    model, ids, usual = build("llama"), prompt(20), LlamaMLP.forward
    before = GreedyDecoder(model).generate(ids, 24, eos_token_id=None).tokens
    monkeypatch.setattr(LlamaMLP, "forward", lambda self, rows: usual(self, rows) * 2.0)
    assert_same_weights_and_texts(model, copy.deepcopy(model))
    assert GreedyDecoder(model).generate(ids, 24, eos_token_id=None).tokens != before
    monkeypatch.undo()
    assert isinstance(forward_of(model, route_of(model)), LlamaPass)


def test_a_run_walks_the_modules_of_a_known_model_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Once for what it consists of, once for its state."""
    model, walks = build("llama"), list[object]()
    route, walk = route_of(model), nn.Module.modules
    forward_of(model, route)
    monkeypatch.setattr(nn.Module, "modules", lambda module, *given: walks.append(module) or walk(module, *given))
    assert isinstance(forward_of(model, route), LlamaPass)
    assert walks == [model, model]
