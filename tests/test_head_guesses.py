"""Drafting heads in machine code: the guesses of torch, and only for heads and models that it can run."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest
import torch
from trained import eight_bits, random_heads, represented
from zoo import build

import lookahead_core as lc
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods import heads as module
from lookahead_core.methods.exit import Exit
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


def test_parts_fresh_from_training_draft() -> None:
    model = build("llama")
    want = lc.GreedyDecoder(model).generate([5, 9, 3, 7], 8).tokens
    heads = Heads(**{name: torch.nn.Parameter(tensor) for name, tensor in random_heads(32).items()})
    exit_ = Exit(1, torch.nn.Parameter(torch.eye(32)) - torch.eye(32), torch.nn.Parameter(torch.zeros(32)))
    for name, part in (("medusa", {"heads": heads}), ("exit", {"exit": exit_})):
        result = METHODS[name].decoder(model, DraftSettings(16, 8, parts=part)).generate([5, 9, 3, 7], 8)
        assert result.tokens == want
        assert any(step.tree for step in result.trace.lanes["lookahead"])


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
