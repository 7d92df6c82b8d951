"""Drafting heads in machine code: the logits of torch, and only for heads and models that it can run."""

from __future__ import annotations

from typing import Any

import pytest
import torch
from trained import random_heads
from zoo import build

from lookahead_core.methods import heads as module
from lookahead_core.methods.heads import Heads, HeadsMemory


@torch.inference_mode()
@pytest.mark.parametrize("count", [1, 3, 4])
def test_logits_are_those_of_torch(count: int) -> None:
    model = build("llama")
    unembedding: Any = model.get_output_embeddings()
    memory = HeadsMemory(Heads(**random_heads(32)), model.get_input_embeddings(), unembedding, 8)
    weights = memory.weights()
    assert weights is not None
    assert weights.unembedding.ctypes.data == unembedding.weight.data_ptr(), "nothing is copied"
    for token in (0, 5, 95):
        row = torch.randn(32)
        found, want = (memory.logits(row, token, count, way) for way in (weights, None))
        assert found.shape == (count, 96)
        torch.testing.assert_close(found, want, rtol=1e-4, atol=1e-4)


class Changed(Heads):
    """Heads that may compute anything."""


@pytest.mark.parametrize("change", ["heads", "dtype", "bias", "large", "embedding"])
def test_others_are_read_by_torch(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dtype = torch.bfloat16 if change == "dtype" else torch.float32
    model = build("llama").to(dtype)
    heads = (Changed if change == "heads" else Heads)(**random_heads(32)).to(model)
    unembedding = torch.nn.Linear(32, 96, bias=change == "bias", dtype=dtype)
    embedding: Any = torch.nn.Embedding(96, 32, dtype=dtype)
    if change == "embedding":
        embedding = torch.nn.EmbeddingBag(96, 32, dtype=dtype)
    if change == "large":
        monkeypatch.setattr(module, "LARGEST", 3000)
    assert HeadsMemory(heads, embedding, unembedding, 8).weights() is None
