"""How a model's weights lie in memory: values and texts stay, whichever layout is chosen."""

from __future__ import annotations

import pytest
import torch
from torch import nn
from zoo import FAMILIES, assert_same_weights_and_texts, build

from lookahead_core.models import weight_layout
from lookahead_core.models.load import load
from lookahead_core.models.packed_linear import Product
from lookahead_core.models.weight_layout import arrange_weights, fastest_layout


def turned(model: nn.Module) -> set[str]:
    """Names of the weights that are stored column by column."""
    return {name for name, weight in model.named_parameters() if not weight.is_contiguous()}


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every weight that may be stored by columns is."""
    monkeypatch.setattr(weight_layout, "fastest_layout", lambda *_, columns, **__: ("columns" if columns else "rows", []))


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("family", ["llama", "gemma3_text", "qwen3_moe", "gpt_neo"])
def test_decoding_equals_generate_in_the_other_order(family: str) -> None:
    model, plain = build(family), build(family)
    assert family in FAMILIES
    assert arrange_weights(model) == len(turned(model)) > 4
    assert_same_weights_and_texts(model, plain)


@pytest.mark.usefixtures("always")
def test_shared_large_and_half_precision_weights_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    model = build("llama", tie_word_embeddings=True)
    assert model.lm_head.weight is model.model.embed_tokens.weight
    arrange_weights(model)
    assert model.lm_head.weight.is_contiguous()
    assert turned(model)
    assert arrange_weights(build("llama").to(torch.bfloat16)) == 0
    monkeypatch.setattr(weight_layout, "LARGEST", 100)
    assert arrange_weights(build("llama")) == 0


@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16])
def test_torch_s_default_dtype_says_nothing_about_the_weights(dtype: torch.dtype) -> None:
    model = build("llama").half().float()
    torch.set_default_dtype(dtype)
    try:
        assert arrange_weights(model) >= 0
    finally:
        torch.set_default_dtype(torch.float32)
    assert model.dtype == torch.float32


@pytest.mark.parametrize(
    ("columns", "packed", "layout"),
    [
        (0.89, 1.5, "columns"),
        (0.91, 1.5, "rows"),
        (0.8, 0.7, "packed"),
        (0.7, 0.8, "columns"),
        (1.5, 0.89, "packed"),
        (1.5, 0.91, "rows"),
    ],
)
def test_another_layout_must_gain_a_tenth(columns: float, packed: float, layout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def seconds(products: list[Product], tokens: torch.Tensor) -> float:
        weight = getattr(products[0], "keywords", {}).get("weight")
        return packed if weight is None else 1.0 if weight.is_contiguous() else columns

    monkeypatch.setattr(weight_layout, "_seconds", seconds)
    monkeypatch.setattr(weight_layout, "packed_product", lambda weight, bias: abs)
    layers = [nn.Linear(6, 4) for _ in range(3)]
    assert fastest_layout(layers, columns=True, packs=True)[0] == layout
    assert fastest_layout(layers, columns=False, packs=packed < columns)[0] == (layout if layout == "packed" else "rows")
    assert fastest_layout(layers, columns=False, packs=False)[0] == "rows"


def test_a_loaded_model_has_the_fastest_layout() -> None:
    model = load("tiny", device="cpu").model
    assert model.lm_head.weight.is_contiguous(), "shared with the embeddings"
    assert turned(model) <= {name for name, part in model.named_parameters() if name.endswith("proj.weight")}
    again = turned(model)
    arrange_weights(model)
    assert turned(model) >= again, "what is turned already is not turned back"
