"""Drafting heads in machine code: the guesses of torch, and only for heads and models that it can run."""

from __future__ import annotations

from bisect import bisect_right
from copy import copy
from typing import Any

import numpy as np
import pytest
import torch
from trained import BOUNDS, eight_bits, random_heads, represented
from zoo import build

import lookahead_core as lc
from lookahead_core.decode.head_guesses import new_row, write_paths
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods import heads as module
from lookahead_core.methods.exit import Exit
from lookahead_core.methods.heads import Heads, HeadsMemory
from lookahead_core.methods.likeliest import likeliest
from lookahead_core.trie.draft_tree import ROOT, DraftTree


@torch.inference_mode()
def test_guesses_are_those_of_torch() -> None:
    model, tensors = eight_bits(build("llama")), random_heads(32)
    heads = Heads(**{**tensors, **{name: represented(tensors[name]) for name in ("hidden", "weight")}})
    memory = HeadsMemory(heads, model.get_input_embeddings(), model.get_output_embeddings(), 8)
    by_torch = copy(memory)
    by_torch.weights = None
    assert memory.weights is not None
    for token in (0, 5, 95):
        row = torch.randn(32)
        found, want = ((np.zeros((4, 8), np.int64), np.zeros((4, 8), np.float32)) for _ in range(2))
        memory.guess(row, token, *found)
        by_torch.guess(row, token, *want)
        assert found[1] == pytest.approx(want[1], rel=0.01, abs=1e-4)
        likely = want[1] > 1e-6  # torch's smallest ones are all 0
        assert likely.any(-1).all()
        assert (found[0] == want[0])[likely].all()


def test_the_tree_is_that_of_the_likeliest_paths() -> None:
    """Against the search of `likeliest`, which knows nothing of heads."""
    rng = np.random.default_rng(3)
    for case in range(60):
        heads, ranks, most, depth = int(rng.integers(1, 5)), int(rng.integers(1, 9)), int(rng.integers(0, 40)), 1 + case % 5
        tokens, shares = rng.integers(0, 4096, (heads, ranks)), rng.random((heads, ranks)).astype(np.float32)
        bounds = np.sort(rng.choice(shares.ravel(), 2)).astype(np.float64)  # a share may be a bound
        chances, used = rng.integers(0, 5, (heads, 3)) / 4, min(heads, depth)  # equal paths, and some without a chance

        def after(_token: int, place: int, used: int = used, given: Any = (tokens, shares, bounds, chances)) -> Any:
            if place == used:
                return
            for token, share in zip(given[0][place].tolist(), given[1][place].tolist(), strict=True):
                yield token, given[3][place, bisect_right(given[2].tolist(), share)]

        row = new_row(most)
        length = write_paths(tokens, shares, bounds, chances, used, most, row)
        found, want = DraftTree.of_row(row.data.cast("B")[: 8 * length]), likeliest(after, ROOT, most, "drafter")
        assert len(found) == min(most, sum(ranks**level for level in range(1, used + 1)))
        assert found.tokens == want.tokens
        assert found.parents == want.parents
        assert found.scores == pytest.approx(want.scores)
        assert found.sources == want.sources
        assert (found.match, found.left, found.candidates) == (0, 0, ())
        deepest, largest = max(want.depths(), default=0), max(want.tokens, default=0)
        assert found.fits(largest + 1, most, deepest)
        assert not (most and (found.fits(largest, most, deepest) or found.fits(largest + 1, most, deepest - 1)))


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


def test_a_chance_is_that_of_the_bin() -> None:
    heads = Heads(**{**random_heads(8), "chances": torch.tensor([[0.1, 0.4, 1.0]] * 4)})
    assert BOUNDS == (0.1, 0.5)
    shares, row = np.array([[0.05, 0.3, 0.7]], np.float32), new_row(3)
    length = write_paths(np.array([[7, 8, 9]]), shares, heads.bounds, heads.chances, 1, 3, row)
    tree = DraftTree.of_row(row.data.cast("B")[: 8 * length])
    assert dict(zip(tree.tokens, tree.scores, strict=True)) == pytest.approx({7: 0.1, 8: 0.4, 9: 0.99})
