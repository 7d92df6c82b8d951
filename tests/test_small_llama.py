"""A small Llama's branches in machine code: those of torch, token by token, and only for models that it can run.

The weights are those that 8 bits hold, so both read the same ones.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from numba.core import config
from torch.overrides import TorchFunctionMode
from trained import eight_bits, represented
from transformers import LlamaConfig, LlamaForCausalLM, MistralConfig, MistralForCausalLM
from transformers.models.llama.modeling_llama import LlamaMLP
from zoo import prompt

from lookahead_core.decode.draft_source import Observation
from lookahead_core.decode.kernels import to_eight_bits, top_tokens
from lookahead_core.decode.llama_branch import compile_write_branch, write_branch
from lookahead_core.decode.passes import EagerPasses
from lookahead_core.decode.probe import route_of
from lookahead_core.methods import METHODS, DraftSettings, small_llama
from lookahead_core.methods.draft import DraftModel
from lookahead_core.methods.exit import Exit, exit_model_of
from lookahead_core.methods.small_llama import SmallLlama, weights_of
from lookahead_core.trie.draft_tree import EMPTY

LLAMA3 = {"factor": 4.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0, "original_max_position_embeddings": 32}
SHAPES: dict[str, dict[str, Any]] = {
    "plain": {},
    "one layer": {"num_hidden_layers": 1},
    "shared keys": {"num_key_value_heads": 2, "num_hidden_layers": 3},
    "wide heads": {"head_dim": 24, "num_key_value_heads": 1},
    "own head": {"tie_word_embeddings": False},
    "linear": {"rope_parameters": {"rope_type": "linear", "factor": 2.0, "rope_theta": 500.0}},
    "llama3": {"rope_parameters": {"rope_type": "llama3", "rope_theta": 500.0, **LLAMA3}},
}


def llama(**changed: Any) -> LlamaForCausalLM:
    torch.manual_seed(3)
    config = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 50, "vocab_size": 101}
    model = LlamaForCausalLM(LlamaConfig(**{**config, "tie_word_embeddings": True, "initializer_range": 0.3, **changed}))
    for name, weight in model.named_parameters():
        if "norm" in name:
            torch.nn.init.uniform_(weight, 0.5, 1.5)
    eight_bits(model)
    return model.eval()


def begun(model: LlamaForCausalLM, tokens: list[int]) -> SmallLlama:
    weights = weights_of(model)
    assert weights is not None
    small = SmallLlama(EagerPasses(model, route_of(model), 64), model, weights)
    small.prefill(torch.tensor([tokens]))
    small.floor = 0.0
    return small


def assert_written(small: SmallLlama, start: int, unread: list[int], model: LlamaForCausalLM, text: list[int]) -> None:
    """What is written after the unread tokens, the branch's end apart, against torch over the whole text each time."""
    places = small.write(unread, start, 5, 7)
    assert len(places) == 5
    branch = [*text, *unread]
    for tokens, shares in places:
        want = model(torch.tensor([branch])).logits[0, -1].softmax(-1)
        np.testing.assert_allclose(shares, want[tokens], rtol=0.01, atol=1e-4)
        np.testing.assert_allclose(shares, want.topk(7).values, rtol=0.01, atol=1e-4)
        assert len(set(tokens)) == 7
        branch.append(tokens[0])


@torch.inference_mode()
@pytest.mark.parametrize("name", SHAPES)
def test_branches_are_those_of_torch(name: str) -> None:
    model, text = llama(**SHAPES[name]), prompt(40)
    small = begun(model, text[:9])
    assert_written(small, 9, text[9:12], model, text[:9])
    small.keep(12, 0)
    assert_written(small, 12, text[30:33], model, text[:12])
    first = small.write(text[12:13], 12, 5, 1)
    small.keep(13, 2)
    agreed = [*text[:13], first[0][0][0], first[1][0][0]]
    assert_written(small, 15, text[5:6], model, agreed)


@torch.inference_mode()
def test_a_branch_ends_where_its_chance_falls_below_the_floor() -> None:
    model, text = llama(), prompt(12)
    small = begun(model, text[:9])
    whole = small.write(text[9:], 9, 6, 3)
    chances = np.cumprod([shares[0] for _, shares in whole])
    assert len(whole) == 6
    for floor in (chances[0] * 1.01, chances[2] * 1.01, chances[2] * 0.99):
        want = min(6, 1 + int((chances >= floor).sum()))
        small.floor = float(floor)
        assert small.write(text[9:], 9, 6, 3) == whole[:want]


@torch.inference_mode()
def test_rows_outgrow_the_room_that_they_began_with() -> None:
    model, text = llama(), prompt(40) * 20
    small, held = begun(model, text[:30]), 30
    while held < 700:
        assert_written(small, held, text[held : held + 67], model, text[:held])
        held += 67


@torch.inference_mode()
def test_a_trained_exit_stands_before_the_head() -> None:
    model = llama(num_hidden_layers=3)
    cut: Any = exit_model_of(model, Exit(2, represented(torch.randn(32, 32) / 9), torch.randn(32)))
    text = prompt(20)
    assert_written(begun(cut, text[:9]), 9, text[9:], cut, text[:9])


def test_eight_bits_are_as_close_as_they_can_be() -> None:
    matrix = np.random.default_rng(0).normal(size=(3, 5, 7)).astype(np.float32)
    matrix[1, 2] = 0.0
    found = to_eight_bits(matrix)
    assert found.numbers.dtype == np.int8
    assert (np.abs(found.numbers).max(-1) == np.where(matrix.any(-1), 127, 0)).all()
    assert (np.abs(matrix - found.numbers * found.scales[..., None]) <= 0.501 * found.scales[..., None]).all()
    assert to_eight_bits(matrix[0, :0, :0]).numbers.shape == (0, 0)


@pytest.mark.parametrize("spread", [0.1, 3.0, 200.0])
def test_the_likeliest_tokens_and_their_shares(spread: float) -> None:
    """Of flat and of steep probabilities; of equal ones the first token comes first."""
    logits = (np.random.default_rng(1).normal(size=997) * spread).astype(np.float32)
    logits[500] = logits[3]
    want = torch.from_numpy(logits).softmax(-1).numpy()
    tokens, shares = np.zeros((1, 997), np.int64), np.zeros((1, 997), np.float32)
    top_tokens(logits.copy(), tokens[0], shares[0])
    assert tokens[0].tolist() == sorted(range(997), key=lambda token: -logits[token])
    np.testing.assert_allclose(shares[0], want[tokens[0]], rtol=0.02, atol=1e-5)


class Waits(TorchFunctionMode):
    """Counts reads for which the host would wait for a device: those of tensors that were not sent for before."""

    def __init__(self) -> None:
        super().__init__()
        self.count, self.sent = 0, []

    def __torch_function__(self, function: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        found = function(*args, **(kwargs or {}))
        if function is torch.Tensor.to and (kwargs or {}).get("non_blocking"):
            self.sent.append(found)
        self.count += function is torch.Tensor.tolist and all(args[0] is not one for one in self.sent)
        return found


def test_a_draft_token_waits_for_the_device_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lookahead_core.methods.draft.TorchBranches.floor", 0.0)
    memory = DraftModel(llama(), 3)
    memory.weights = None  # by torch, as on a device
    drafts: Any = memory.open(prompt(14))
    with torch.inference_mode():
        drafts.observe(Observation(EMPTY, torch.zeros(1)))
        drafts.extend([7])
        with Waits() as waits:
            drafts.draft(12, 4)
    assert waits.count == 4


def test_drafts_are_those_of_the_passes_of_torch() -> None:
    small, text = DraftModel(llama(), 3), prompt(20)
    torches = DraftModel(llama(), 3)
    assert small.weights is not None
    torches.weights = None
    trees = []
    for memory in (small, torches):
        source: Any = memory.open(text)
        with torch.inference_mode():
            source.observe(type("Seen", (), {"logits": torch.zeros(1)}))
            for committed in ([5], [7, 7, 9], [1], [2, 3]):
                source.extend(committed)
                trees.append(source.draft(16, 8))
    for one, other in zip(trees[:4], trees[4:], strict=True):
        assert (one.tokens, one.parents) == (other.tokens, other.parents)
        np.testing.assert_allclose(one.scores, other.scores, rtol=0.01)
    assert max(map(len, trees)) > 2


@pytest.mark.parametrize(
    "changed",
    [
        {"attention_bias": True},
        {"mlp_bias": True},
        {"hidden_act": "gelu"},
        {"rope_parameters": {"rope_type": "dynamic", "factor": 2.0, "rope_theta": 500.0}},
    ],
)
def test_other_llamas_are_left_to_torch(changed: dict[str, Any]) -> None:
    assert weights_of(llama(**changed)) is None


def test_other_classes_dtypes_layers_and_sizes_are_left_to_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    class Louder(torch.nn.Linear):
        def forward(self, rows: torch.Tensor) -> torch.Tensor:
            return 2 * super().forward(rows)

    own: Any = llama()
    own.model.layers[1].mlp.up_proj = Louder(32, 50, bias=False)
    assert weights_of(own) is None
    sizes = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 4, "intermediate_size": 50, "vocab_size": 101}
    assert weights_of(MistralForCausalLM(MistralConfig(**sizes))) is None
    assert weights_of(llama().to(torch.bfloat16)) is None
    broken = llama()
    broken.model.layers[0].mlp.up_proj.weight.data[3, 4] = torch.nan
    assert weights_of(broken) is None
    cut = exit_model_of(llama(), Exit(1, torch.full((32, 32), torch.inf), torch.zeros(32)))
    assert weights_of(cut) is None
    assert weights_of(llama()) is not None
    pruned: Any = llama()
    pruned.model.layers[1].mlp = LlamaMLP(llama(intermediate_size=40).config)
    assert weights_of(pruned) is None
    monkeypatch.setattr(small_llama, "LARGEST", 1000)
    assert weights_of(llama()) is None


@torch.inference_mode()
def test_all_decoders_of_a_model_share_its_weights_until_they_change() -> None:
    model, text = llama(), prompt(12)
    before = weights_of(model)
    assert weights_of(model) is before
    model.model.layers[0].mlp.up_proj.weight.mul_(2)
    assert weights_of(model) is not before
    assert_written(begun(model, text[:9]), 9, text[9:], model, text[:9])


@torch.inference_mode()
def test_it_drafts_under_autocast() -> None:
    small = llama()
    assert weights_of(small) is not None
    decoder = METHODS["draft"].decoder(llama(), DraftSettings(8, 4, parts={"draft": small}))
    with torch.autocast("cpu", torch.bfloat16):
        assert decoder.generate(prompt(12), 6, eos_token_id=None).edl > 1.0


def test_it_is_compiled_once_for_all_models() -> None:
    compile_write_branch()
    test_branches_are_those_of_torch("own head")
    test_a_trained_exit_stands_before_the_head()
    if not config.DISABLE_JIT:
        assert len(write_branch.signatures) == 1  # type: ignore[attr-defined]
