"""The probe on models that are wrapped, that hide their positions, or that were never trained on most of their tokens."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from transformers import LlamaForCausalLM, PreTrainedModel
from zoo import build, prompt

from lookahead_core.decode.attention import UnsupportedModelError
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.generate import CACHE
from lookahead_core.decode.probe import probe, route_of
from lookahead_core.decode.race import compare
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.trie import TokenTrie

LEARNT = range(88, 96)
"""The only tokens whose embeddings differ, of 96."""


def hardly_trained(name: str) -> PreTrainedModel:
    """A model for which all tokens but eight are one."""
    model = build(name)
    with torch.no_grad():
        weight = model.get_input_embeddings().weight
        weight[: LEARNT.start] = weight[0] + 1e-6 * torch.randn(LEARNT.start, weight.shape[1])
    return model


class Hidden(torch.nn.Module):
    """A wrapper of PEFT's shape: its forward names tokens and mask alone and passes on whatever else it gets."""

    def __init__(self, model: PreTrainedModel) -> None:
        super().__init__()
        self.base_model = model
        self.prepare = model.prepare_inputs_for_generation

    def __getattr__(self, name: str) -> Any:
        try:
            return super().__getattr__(name)
        except AttributeError:
            return getattr(super().__getattr__("base_model"), name)

    def prepare_inputs_for_generation(self, *args: Any, **kwargs: Any) -> Any:
        return self.prepare(*args, **kwargs)

    def get_base_model(self) -> PreTrainedModel:
        return self.base_model

    def forward(self, input_ids: torch.Tensor | None = None, attention_mask: torch.Tensor | None = None, **kwargs: Any) -> Any:
        return self.base_model(input_ids=input_ids, attention_mask=attention_mask, **kwargs)


class Prompted(Hidden):
    """A wrapper that does more: it puts a learnt prompt in front."""

    def forward(self, input_ids: torch.Tensor | None = None, **kwargs: Any) -> Any:
        kwargs.pop("position_ids", None)
        return self.base_model(torch.cat((torch.tensor([[90, 91]]), input_ids), dim=1), **kwargs)


def hide_positions(model: PreTrainedModel) -> PreTrainedModel:
    """The same model under a forward that has no positions to pass."""
    forward = model.forward

    def plain(input_ids: Any = None, attention_mask: Any = None, past_key_values: Any = None, use_cache: Any = None) -> Any:
        return forward(input_ids=input_ids, attention_mask=attention_mask, use_cache=use_cache, **{CACHE: past_key_values})

    model.forward = plain
    return model


def differing_runs(model: Any, name: str = "llama") -> int:
    """Of 10 drafted runs, how many differ from an untouched model's `generate`."""
    plain, wrong = build(name), 0
    fixed = {"max_new_tokens": 24, "do_sample": False, "eos_token_id": None, "pad_token_id": 0}
    for seed in range(10):
        ids = torch.tensor([prompt(20, seed)])
        greedy = plain.generate(ids, attention_mask=torch.ones_like(ids), **fixed)[0, 20:].tolist()
        trie = TokenTrie(branch_length=6)
        for turn in range(4):
            trie.insert([*greedy[turn * 5 : turn * 5 + 3], *prompt(6, seed=turn + 20)])
        trie.insert(greedy)
        wrong += LookaheadDecoder(model, trie, 12, 6).generate(ids, max_new_tokens=24, eos_token_id=None).tokens != greedy
    return wrong


@pytest.mark.parametrize("name", ["llama", "gptj", "gemma3_text"])
def test_no_tree_for_a_model_whose_positions_cannot_be_passed(name: str) -> None:
    route = probe(hide_positions(hardly_trained(name)))
    assert route.name == "chain"


@pytest.mark.parametrize("name", ["llama", "gptj", "gemma3_text"])
def test_models_whose_first_tokens_share_one_embedding_are_asked_with_others(name: str) -> None:
    from lookahead_core.decode.distinct_tokens import distinct_tokens

    model = hardly_trained(name)
    assert len(set(distinct_tokens(model, 8)) & set(LEARNT)) >= 7
    assert probe(model).name == route_of(build(name)).name


def test_a_model_that_ignores_its_tokens_gets_no_tree() -> None:
    model = build("llama")
    with torch.no_grad():
        model.get_input_embeddings().weight[:] = 1
    assert probe(model).name == "chain"


def test_a_peft_model_gets_trees_and_the_tokens_of_generate() -> None:
    model = Hidden(build("llama"))
    assert route_of(model).name == "mask"
    assert differing_runs(model) == 0


def test_a_compiled_model_gets_trees_and_the_tokens_of_generate() -> None:
    model = torch.compile(build("llama"), backend="eager")
    assert route_of(model).name == "mask"
    assert differing_runs(model) == 0


def test_a_model_that_was_compiled_in_place_is_called_uncompiled() -> None:
    model, compiled = build("qwen3"), []
    model.compile(backend=lambda graph, _: compiled.append(graph) or graph.forward, fullgraph=True)
    assert route_of(model).name == "mask"
    assert differing_runs(model, "qwen3") == 0
    trace = Trace([1, 2, 3])
    for lane, token in {"plain": 5, "lookahead": 6}.items():
        trace.add(Step(lane, 0, 0, (token,)))
    assert compare(model, trace) is not None
    assert not compiled


def test_a_wrapper_that_adds_to_the_prompt_is_refused() -> None:
    with pytest.raises(UnsupportedModelError, match="Prompted changes what LlamaForCausalLM inside it says"):
        LookaheadDecoder(Prompted(build("llama")))


def test_a_learnt_prompt_that_was_off_for_a_while_is_refused_again() -> None:
    model = Prompted(build("llama"))
    model.forward = model.base_model.forward  # what PEFT's `disable_adapter` does
    decoder = LookaheadDecoder(model)
    assert len(decoder.generate(prompt(20), 4, eos_token_id=None).tokens) == 4
    del model.forward
    for use in (lambda: LookaheadDecoder(model), lambda: decoder.generate(prompt(20), 4)):
        with pytest.raises(UnsupportedModelError, match="Prompted changes what LlamaForCausalLM inside it says"):
            use()


class Broken(Hidden):
    """A wrapper whose forward raises."""

    def forward(self, **_: Any) -> Any:
        raise KeyError("adapter")


def test_a_wrapper_that_raises_is_refused_in_words() -> None:
    with pytest.raises(UnsupportedModelError, match=r"^Broken: a plain forward pass fails \(KeyError: 'adapter'\)"):
        LookaheadDecoder(Broken(build("llama")))


def test_adapters_that_drop_out_are_refused_for_what_they_are() -> None:
    """PEFT's are in training mode when they are made, in a model that is not."""
    model = Hidden(build("llama"))
    layer = model.base_model.model.layers[0]
    layer.mlp = torch.nn.Sequential(layer.mlp, torch.nn.Dropout(0.5))
    with pytest.raises(
        UnsupportedModelError, match=r"the model is in training mode, or a part of it: call model.eval\(\) first"
    ):
        LookaheadDecoder(model)
    model.eval()
    LookaheadDecoder(model)


class Rounded(torch.Tensor):
    """A weight that rounds all rows of its input by their largest number, as torchao's dynamic quantisation may."""

    @classmethod
    def __torch_function__(cls, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        if function is torch.nn.functional.linear:
            scale = args[0].abs().max() / 8
            args = (args[0] / scale).round() * scale, *args[1:]
        return super().__torch_function__(function, types, args, kwargs)


def test_weights_that_were_quantised_in_their_layers_are_probed_again() -> None:
    model = build("qwen3")
    decoder = LookaheadDecoder(model)
    for layer in model.model.layers:
        layer.mlp.down_proj.weight = torch.nn.Parameter(layer.mlp.down_proj.weight.detach().as_subclass(Rounded))
    for use in (lambda: LookaheadDecoder(model), lambda: decoder.generate(prompt(20), 4)):
        with pytest.raises(UnsupportedModelError, match="rows see tokens outside their branch"):
            use()


def test_a_model_that_is_offloaded_whole_is_refused_in_words() -> None:
    with pytest.raises(UnsupportedModelError, match="LlamaForCausalLM begins on the meta device, without numbers"):
        LookaheadDecoder(build("llama").to("meta"))


class ALoraLinearVariant:
    """What PEFT has in a layer with an activated LoRA, by its name."""


def test_an_adapter_that_counts_the_rows_of_a_pass_is_refused() -> None:
    model = build("llama")
    model.model.layers[1].mlp.up_proj.lora_variant = {"default": ALoraLinearVariant()}
    with pytest.raises(UnsupportedModelError, match="LlamaForCausalLM has an activated LoRA"):
        LookaheadDecoder(model)


@pytest.mark.parametrize("given", ["x", torch.nn.Linear(2, 2)])
def test_what_is_no_model_is_refused_in_words(given: Any) -> None:
    with pytest.raises(UnsupportedModelError, match="is not a model of transformers"):
        LookaheadDecoder(given)


class Own(LlamaForCausalLM):
    """A class of somebody's own that prepares inputs as transformers does."""

    def prepare_inputs_for_generation(self, input_ids: torch.Tensor, **kwargs: Any) -> dict[str, Any]:
        return super().prepare_inputs_for_generation(input_ids, **kwargs)


class Shifted(LlamaForCausalLM):
    """A class of somebody's own that gives every second token a position of its own."""

    def prepare_inputs_for_generation(self, input_ids: torch.Tensor, **kwargs: Any) -> dict[str, Any]:
        made = super().prepare_inputs_for_generation(input_ids, **kwargs)
        return {**made, "position_ids": made["position_ids"] // 2}


class Doubled(LlamaForCausalLM):
    """A class of somebody's own that doubles all positions."""

    def _prepare_position_ids_for_generation(self, *args: Any, **kwargs: Any) -> torch.Tensor:
        return super()._prepare_position_ids_for_generation(*args, **kwargs) * 2


class Later(LlamaForCausalLM):
    """A class of somebody's own that doubles the positions of all passes but the first."""

    def _update_model_kwargs_for_generation(self, outputs: Any, model_kwargs: Any, **kwargs: Any) -> dict[str, Any]:
        made = super()._update_model_kwargs_for_generation(outputs, model_kwargs, **kwargs)
        return {**made, "position_ids": made["position_ids"] * 2}


def test_a_class_that_prepares_its_inputs_is_taken_where_they_are_the_same() -> None:
    model = build("llama")
    for kind in (Own, Shifted, Doubled, Later):
        made = kind(model.config).eval()
        made.load_state_dict(model.state_dict())
        if kind is Own:
            assert route_of(made).name == "mask"
            assert differing_runs(made) == 0
            continue
        with pytest.raises(UnsupportedModelError, match=f"^{kind.__name__} feeds `generate` other inputs"):
            LookaheadDecoder(made)
