"""Drafting heads in machine code: the guesses of torch, and only for heads and models that it can run."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest
import torch
from trained import eight_bits, random_heads, represented
from zoo import build

from lookahead_core.methods import heads as module
from lookahead_core.methods.heads import Heads, HeadsMemory


@torch.inference_mode()
@pytest.mark.parametrize("count", [1, 3, 4])
def test_guesses_are_those_of_torch(count: int) -> None:
    model, tensors = eight_bits(build("llama")), random_heads(32)
    heads = Heads(**{**tensors, **{name: represented(tensors[name]) for name in ("hidden", "weight")}})
    memory = HeadsMemory(heads, model.get_input_embeddings(), model.get_output_embeddings(), 8)
    by_torch = copy(memory)
    by_torch.weights = None
    assert memory.weights is not None
    for token in (0, 5, 95):
        row = torch.randn(32)
        found, want = (way.guesses(row, token, count) for way in (memory, by_torch))
        assert len(found) == count
        for (tokens, shares), (others, probabilities) in zip(found, want, strict=True):
            assert shares == pytest.approx(probabilities, rel=0.01, abs=1e-4)
            likely = sum(share > 1e-6 for share in probabilities)  # torch's smallest ones are all 0
            assert likely > 0
            assert tokens[:likely] == others[:likely]


class Changed(Heads):
    """Heads that may compute anything."""


@pytest.mark.parametrize("change", ["heads", "dtype", "bias", "large", "embedding", "infinite"])
def test_others_are_read_by_torch(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    dtype = torch.bfloat16 if change == "dtype" else torch.float32
    model = build("llama").to(dtype)
    heads = (Changed if change == "heads" else Heads)(**random_heads(32)).to(model)
    unembedding = torch.nn.Linear(32, 96, bias=change == "bias", dtype=dtype)
    if change == "infinite":
        unembedding.weight.data[3, 4] = torch.inf
    embedding: Any = torch.nn.Embedding(96, 32, dtype=dtype)
    if change == "embedding":
        embedding = torch.nn.EmbeddingBag(96, 32, dtype=dtype)
    if change == "large":
        monkeypatch.setattr(module, "LARGEST", 3000)
    assert HeadsMemory(heads, embedding, unembedding, 8).weights is None
