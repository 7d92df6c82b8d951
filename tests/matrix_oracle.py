"""The slow, obviously right way to decode, and the trees that are held against it: helpers of the matrix."""

from __future__ import annotations

import random

import torch
from transformers import PreTrainedModel
from zoo import prompt

from lookahead_core.decode.attention import Route, forward
from lookahead_core.decode.decoder import LookaheadDecoder
from lookahead_core.decode.kv_cache import RowCache
from lookahead_core.decode.mask import causal_layout, layout_of
from lookahead_core.trie.draft_tree import DraftTree
from lookahead_core.trie.trie import TokenTrie

PREFIX = 30
"""At least 16 tokens past the window or chunk of 8."""
LIMIT = 1e-4
"""Largest difference of two logits that count as equal."""
NEW_TOKENS = 24


def bushy(size: int, seed: int, chain: bool = False) -> DraftTree:
    """A random tree (or one branch) of distinct siblings, as a trie would hand out."""
    generator = random.Random(seed)
    parents: list[int] = []
    tokens: list[int] = []
    while len(tokens) < size:
        parent = len(tokens) - 1 if chain else generator.randrange(-1, len(tokens))
        token = generator.randrange(96)
        if (parent, token) not in set(zip(parents, tokens, strict=True)):
            parents.append(parent)
            tokens.append(token)
    return DraftTree(tokens=tuple(tokens), parents=tuple(parents))


def path_to(tree: DraftTree, node: int) -> list[int]:
    """Nodes from below the root down to `node`."""
    path: list[int] = []
    while node >= 0:
        path.insert(0, node)
        node = tree.parents[node]
    return path


@torch.inference_mode()
def worst_difference(model: PreTrainedModel, plain: PreTrainedModel, route: Route, prefix: int = PREFIX) -> float:
    """Two drafted passes with a scattered branch kept between them: largest difference to no-cache forwards of each row."""
    sequence = prompt(prefix + 1, seed=1)
    cache, worst = RowCache(windows=route.windows), 0.0
    forward(model, route, torch.tensor([sequence[:-1]]), causal_layout(prefix, "cpu"), cache)
    for turn in range(2):
        chain = not route.takes_trees
        tree = bushy(10, seed=turn, chain=chain)
        start = cache.rows
        assert start == len(sequence) - 1
        got = forward(model, route, torch.tensor([[sequence[-1], *tree.tokens]]), layout_of(tree, start, "cpu"), cache)[0]
        for node in range(-1, len(tree)):
            path = [tree.tokens[step] for step in path_to(tree, node)]
            inputs = {"input_ids": torch.tensor([[*sequence, *path]])}
            if route.takes_positions:  # as `generate` does; some models count from elsewhere without
                inputs["position_ids"] = torch.arange(len(sequence) + len(path))[None]
            want = plain(**inputs, use_cache=False).logits[0, -1]
            worst = max(worst, float((got[node + 1] - want).abs().max()))
        depths = tree.depths()
        deepest = depths.index(max(depths)) if not chain else 4
        kept = path_to(tree, deepest)
        cache.keep(start, [0, *(node + 1 for node in kept)])
        sequence = [*sequence, *(tree.tokens[node] for node in kept), 7]
    return worst


def taught(model: PreTrainedModel, answer: list[int]) -> LookaheadDecoder:
    """A decoder whose trie knows `answer`, and answers that leave it at some point."""
    trie = TokenTrie(branch_length=6)
    trie.insert(answer)
    for turn in range(4):
        trie.insert([*answer[turn * 5 : turn * 5 + 3], *prompt(6, seed=turn + 20)])
    return LookaheadDecoder(model, trie, decoding_length=12, branch_length=6)


def generated(plain: PreTrainedModel, ids: torch.Tensor, **settings: object) -> list[int]:
    """The new tokens of `model.generate`, past any end token."""
    fixed = {"max_new_tokens": NEW_TOKENS, "eos_token_id": None, "pad_token_id": 0, "attention_mask": torch.ones_like(ids)}
    return plain.generate(ids, **{"do_sample": False, **fixed, **settings})[0, ids.shape[1] :].tolist()  # type: ignore[operator]
