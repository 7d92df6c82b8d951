"""Linear layers with a packed weight: the same weight, the same products up to rounding, or else torch's own."""

from __future__ import annotations

import copy
import pickle

import pytest
import torch
from torch import nn
from zoo import FAMILIES, assert_same_weights_and_texts, build

from lookahead_core.models import packed_linear, weight_layout
from lookahead_core.models.load import load
from lookahead_core.models.packed_linear import PackedLinear, pack, packed_product, power_of_two
from lookahead_core.models.threads import using
from lookahead_core.models.weight_layout import arrange_weights

OURS = packed_product(torch.ones(8, 8))
pytestmark = pytest.mark.skipif(OURS is None, reason="this build of torch has no FBGEMM")


def layer_of(outputs: int, inputs: int, bias: bool = False, dtype: torch.dtype = torch.float16) -> nn.Linear:
    """A layer whose numbers were stored in 16 bits."""
    torch.manual_seed(outputs + inputs)
    return nn.Linear(inputs, outputs, bias=bias).to(dtype).float().requires_grad_(False)


def packed(layer: nn.Linear) -> PackedLinear:
    product = packed_product(layer.weight, layer.bias)
    assert product
    pack(layer, product)
    assert isinstance(layer, PackedLinear)
    return layer


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("shape", [(1, 1), (3, 5), (384, 960), (97, 384), (1100, 1000)])
def test_products_are_those_of_the_weight(shape: tuple[int, int], bias: bool, dtype: torch.dtype, threads: int) -> None:
    layer = layer_of(*shape, bias, dtype)
    packed(layer)
    with using(threads):
        for tokens in (1, 2, 3, 6, 7, 8, 13, 64, 65):
            rows = torch.randn(tokens, shape[1])
            want = nn.functional.linear(rows.double(), layer.weight.double(), layer.bias.double() if bias else None)
            with torch.inference_mode():
                got = layer(rows)
                spread = layer(rows.t().contiguous().t())[None]
            assert got.dtype == torch.float32
            assert (got - want).abs().max() < 2e-6 * shape[1] ** 0.5 + 1e-6
            assert torch.equal(spread[0], got)


def test_rows_of_any_shape() -> None:
    layer = packed(layer_of(6, 4, bias=True))
    rows = torch.randn(2, 3, 5, 4)
    with torch.inference_mode():
        got = layer(rows)
        assert torch.allclose(got, nn.functional.linear(rows, layer.weight, layer.bias), atol=1e-6)
        assert layer(rows[0, 0, 0]).shape == (6,)
        assert layer(rows[:0]).shape == (0, 3, 5, 6)


@pytest.mark.parametrize(
    ("weight", "power"),
    [
        (torch.tensor([[1.0, -65504.0, 2.0**-24, 0.0, -0.0]]), 0),
        (torch.zeros(2, 2), 0),
        (torch.tensor([[3.0, 2.0**-26]]), 13),
        (torch.tensor([[70000.0, 32.0]]).bfloat16().float(), -2),
        (torch.tensor([[1.0, 1.0 + 2.0**-11]]), None),
        (torch.tensor([[1.0 + 2.0**-11, 2.0**-11]]), None),
        (torch.tensor([[1.0, torch.inf]]), None),
        (torch.tensor([[1.0, torch.nan]]), None),
        (torch.tensor([[2.0**-120]]), None),
    ],
)
def test_only_weights_that_lose_nothing_are_packed(weight: torch.Tensor, power: int | None) -> None:
    assert power_of_two(weight) == power
    layer = nn.Linear(weight.shape[1], weight.shape[0], bias=False).requires_grad_(False)
    layer.weight.copy_(weight)
    product = packed_product(layer.weight, layer.bias)
    assert (product is None) is (power is None)
    if product:
        assert torch.equal(product(torch.eye(weight.shape[1])).t(), weight)  # number by number


def test_weights_in_bfloat16_lose_nothing() -> None:
    weight = (torch.randn(500, 300, generator=torch.Generator().manual_seed(1)) * 0.02).bfloat16().float()
    assert not torch.equal(weight.half().float(), weight)
    power = power_of_two(weight)
    assert power is not None
    assert torch.equal((weight * 2.0**power).half().float() / 2.0**power, weight)


def test_numbers_that_no_sum_shows_may_be_rounded() -> None:
    weight = torch.tensor([[1.0, 2.0**-33 * 1.9921875, 2.0**-45, -(2.0**-100)]])
    assert torch.equal(weight.bfloat16().float(), weight)
    assert power_of_two(weight) == 14
    layer = nn.Linear(4, 1, bias=False).requires_grad_(False)
    layer.weight.copy_(weight)
    product = packed_product(layer.weight, layer.bias)
    assert product
    assert (product(torch.eye(4)).t() - weight).abs().max() <= 2.0**-39
    assert torch.equal(product(torch.ones(1, 4)), nn.functional.linear(torch.ones(1, 4), weight))


def test_torch_multiplies_where_a_packed_weight_may_not_be_used() -> None:
    layer = packed(layer_of(16, 8))
    rows = torch.randn(3, 8)
    own = nn.functional.linear(rows, layer.weight)
    layer.product = lambda rows: torch.full((len(rows), 16), torch.nan)  # shows where it is used
    with torch.inference_mode():
        assert layer(rows).isnan().all()
    with torch.no_grad():
        assert layer(rows).isnan().all()
        with torch.autocast("cpu", torch.bfloat16):
            assert layer(rows).dtype == torch.bfloat16
        for other in (copy.deepcopy(layer), pickle.loads(pickle.dumps(layer))):
            assert torch.equal(other(rows), own)
        assert torch.allclose(copy.deepcopy(layer).double()(rows.double()).float(), own, atol=1e-6)
    layer.requires_grad_(True)
    layer(rows).sum().backward()
    assert torch.allclose(layer.weight.grad[0], rows.sum(0))


@pytest.mark.parametrize(
    "way", ["in place", "state", "another", "bias", "inference mode", "data", "data in place", "data of bias"]
)
def test_what_is_written_is_used(way: str) -> None:
    layer, rows = packed(layer_of(16, 8, bias=True)), torch.randn(3, 8)
    doubled, bias = layer.weight.detach() * 2.0, layer.bias.detach().clone()
    if way == "in place":
        layer.weight.mul_(2.0)
    elif way == "state":
        layer.load_state_dict({"weight": doubled, "bias": bias})
    elif way == "another":
        layer.weight = nn.Parameter(doubled)
    elif way == "inference mode":
        with torch.inference_mode():
            layer.load_state_dict({"weight": doubled.clone(), "bias": bias.clone()}, assign=True)
        assert layer.weight.is_inference()
    elif way == "data":  # as pruning and `vector_to_parameters` do
        layer.weight.data = doubled
    elif way == "data in place":  # as merged adapters do
        layer.weight.data += layer.weight.data
    elif way == "data of bias":
        doubled, bias = doubled / 2.0, bias + 1.0
        layer.bias.data += 1.0
    else:
        doubled, bias = doubled / 2.0, bias + 1.0
        layer.bias.add_(1.0)
    with torch.inference_mode():
        assert torch.equal(layer(rows), nn.functional.linear(rows, doubled, bias))


def test_what_is_converted_is_used() -> None:
    layer, rows = packed(layer_of(16, 8, bias=True)), torch.randn(3, 8)
    assert layer.float().to("cpu").share_memory().current() is not None, "nothing was converted"
    layer.bfloat16().float()  # keeps fewer digits than the packed float16
    with torch.inference_mode():
        assert torch.equal(layer(rows), nn.functional.linear(rows, layer.weight, layer.bias))
    assert type(layer) is nn.Linear


def test_weights_written_through_data_are_packed_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weight_layout, "fastest_layout", lambda *_, **__: ("packed", []))
    layer, rows = layer_of(16, 8), torch.randn(3, 8)
    for _ in range(2):
        layer.weight.data *= 2.0
        assert arrange_weights(nn.Sequential(layer)) == 1
        assert isinstance(layer, PackedLinear)
        with torch.inference_mode():
            assert torch.allclose(layer(rows), nn.functional.linear(rows, layer.weight), atol=1e-6)


def test_builds_of_torch_without_either_function(monkeypatch: pytest.MonkeyPatch) -> None:
    layer, rows = layer_of(16, 8), torch.randn(3, 8)
    want = nn.functional.linear(rows, layer.weight)

    def wants_a_bias(rows: torch.Tensor, packed: torch.Tensor, bias: torch.Tensor | None) -> None:
        raise TypeError("bias must be Tensor, not None")

    monkeypatch.setattr(torch, "fbgemm_linear_fp16_weight_fp32_activation", wants_a_bias)
    for _ in range(2):
        product = packed_product(layer.weight, layer.bias)
        assert product
        assert torch.allclose(product(rows), want, atol=1e-6)
        monkeypatch.delattr(torch, "fbgemm_linear_fp16_weight_fp32_activation", raising=False)

    def missing(*_: object) -> None:
        raise RuntimeError("no engine")

    monkeypatch.setattr(packed_linear, "_fbgemm", missing)
    assert packed_product(layer.weight, layer.bias) is None
    model = build("llama").half().float()
    assert not [part for part in model.modules() if isinstance(part, PackedLinear)]
    arrange_weights(model)
    assert not [part for part in model.modules() if isinstance(part, PackedLinear)]


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.parametrize("family", ["llama", "gemma3_text", "qwen2", "qwen3_moe", "gpt_neox"])
def test_decoding_equals_generate_with_packed_weights(family: str, dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> None:
    assert family in FAMILIES
    plain = build(family).to(dtype).float()
    model = copy.deepcopy(plain)
    monkeypatch.setattr(weight_layout, "fastest_layout", lambda *_, **__: ("packed", []))
    layers = [part for part in model.modules() if type(part) is nn.Linear]
    assert arrange_weights(model) == len(layers) > 4
    assert all(isinstance(layer, PackedLinear) for layer in layers)
    assert_same_weights_and_texts(model, plain)


def test_what_is_too_much_or_not_float32_is_not_packed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weight_layout, "fastest_layout", lambda *_, packs, **__: ("packed" if packs else "rows", []))
    assert arrange_weights(build("llama").to(torch.bfloat16)) == 0
    model = build("llama").half().float()
    monkeypatch.setattr(weight_layout, "MOST", 1000)
    assert arrange_weights(model) == 0
    monkeypatch.setattr(weight_layout, "MOST", 10_000_000)
    assert arrange_weights(model) == arrange_weights(model) > 4, "packed anew"


def test_the_embedded_model_may_be_packed_whole() -> None:
    model = load("tiny", device="cpu").model
    assert all(power_of_two(part.weight) == 0 for part in model.modules() if isinstance(part, nn.Linear))
    assert model.lm_head.weight is model.model.embed_tokens.weight
