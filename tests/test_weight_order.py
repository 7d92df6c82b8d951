"""The memory order of a model's weights: values and texts stay, whichever order is chosen."""

from __future__ import annotations

import pytest
import torch
from torch import nn
from zoo import FAMILIES, build, prompt

import lookahead_core as lc
from lookahead_core.models import weight_order
from lookahead_core.models.load import load
from lookahead_core.models.weight_order import faster_by_columns, reorder_weights


def turned(model: nn.Module) -> set[str]:
    """Names of the weights that are stored column by column."""
    return {name for name, weight in model.named_parameters() if not weight.is_contiguous()}


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every weight that may be turned is."""
    monkeypatch.setattr(weight_order, "faster_by_columns", lambda weights: True)


@pytest.mark.usefixtures("always")
@pytest.mark.parametrize("family", ["llama", "gemma3_text", "qwen3_moe", "gpt_neo"])
def test_decoding_equals_generate_in_the_other_order(family: str) -> None:
    model, plain, ids = build(family), build(family), prompt(20)
    assert family in FAMILIES
    assert reorder_weights(model) == len(turned(model)) > 4
    assert all(torch.equal(one, other) for one, other in zip(model.parameters(), plain.parameters(), strict=True))
    asked = {"do_sample": False, "max_new_tokens": 40, "eos_token_id": None, "pad_token_id": 0}
    want = plain.generate(torch.tensor([ids]), attention_mask=torch.ones(1, 20), **asked)[0, 20:].tolist()
    decoder = lc.LookaheadDecoder(model, decoding_length=16)
    assert [decoder.generate(ids, 40, eos_token_id=None).tokens for _ in range(2)] == [want] * 2
    got = model.generate(torch.tensor([ids]), attention_mask=torch.ones(1, 20), **asked)[0, 20:].tolist()
    assert got == want


@pytest.mark.usefixtures("always")
def test_shared_large_and_half_precision_weights_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    model = build("llama", tie_word_embeddings=True)
    assert model.lm_head.weight is model.model.embed_tokens.weight
    reorder_weights(model)
    assert model.lm_head.weight.is_contiguous()
    assert turned(model)
    assert reorder_weights(build("llama").to(torch.bfloat16)) == 0
    monkeypatch.setattr(weight_order, "LARGEST", 100)
    assert reorder_weights(build("llama")) == 0


@pytest.mark.parametrize(("share", "turns"), [(0.89, True), (0.91, False)])
def test_the_other_order_must_gain_a_tenth(share: float, turns: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def seconds(weights: list[torch.Tensor], tokens: torch.Tensor) -> float:
        assert weights[0].shape[1] == tokens.shape[-1]
        return 1.0 if weights[0].is_contiguous() else share

    monkeypatch.setattr(weight_order, "_seconds", seconds)
    assert faster_by_columns([torch.randn(6, 4) for _ in range(3)]) is turns


def test_a_loaded_model_has_the_faster_order() -> None:
    model = load("tiny", device="cpu").model
    assert model.lm_head.weight.is_contiguous(), "shared with the embeddings"
    assert turned(model) <= {name for name, part in model.named_parameters() if name.endswith("proj.weight")}
    again = turned(model)
    reorder_weights(model)
    assert turned(model) >= again, "what is turned already is not turned back"
