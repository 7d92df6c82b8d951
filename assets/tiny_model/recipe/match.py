"""Heads that look at the same word: set once, from what the states inside the network have in common for a word.

A head whose queries and keys are one projection of the state looks where the state is alike. The projection here keeps the
directions in which the states of different words differ most beside those of one word in different places (linear
discriminants), on the slow rotary pairs, which hardly turn within a page. The fast pairs have them with the opposite sign,
so that a word does not find itself or its neighbours. Everything stays trainable.
"""

from __future__ import annotations

import torch
from data import Chat
from model import TinyLlama
from torch import Tensor

SLOW, FAST = 17, 10
"""Rotary pairs from this one on hardly turn within 400 tokens; those before the second have turned after 60."""
LEAST = 8  # places that a word must stand in
SHARP = 25.0
"""Score of a word that meets itself elsewhere, about."""


def discriminants(states: Tensor, words: Tensor, count: int) -> Tensor:
    """The ``count`` directions that tell words apart best, shape (count, width), scaled so that a word's states vary by 1."""
    states = states - states.mean(0)
    sizes = torch.bincount(words)
    kept = sizes[words] >= LEAST
    states, words = states[kept], words[kept]
    _, words = words.unique(return_inverse=True)
    sizes = torch.bincount(words)
    means = torch.zeros(len(sizes), states.shape[1]).index_add_(0, words, states) / sizes[:, None]
    apart = states - means[words]
    inside = apart.T @ apart / len(apart) + 0.02 * torch.eye(states.shape[1]) * apart.var()
    values, vectors = torch.linalg.eigh(inside)
    white = vectors * values.rsqrt()
    spread, turned = torch.linalg.eigh((means @ white).T @ (means @ white) / len(means))
    print("between words beside within, largest:", [round(float(v), 1) for v in spread.flip(0)[:count:6]])
    return (white @ turned.flip(1)[:, :count]).T


@torch.no_grad()
def set_heads(model: TinyLlama, chat: Chat, rows: list[list[int]], layer: int, heads: range) -> None:
    """Make ``heads`` of a layer look at the same word, measured on ``rows`` of token ids."""
    block, size = model.model.layers[layer], model.shape.width // model.shape.heads
    found: dict[str, int] = {}
    words, states = [], []
    for ids in rows:
        states.append(block.input_layernorm(model.states(torch.tensor([ids]), torch.float32)[layer])[0])
        names = [chat.tokenizer.decode([i], skip_special_tokens=False).strip().lower() for i in ids]
        words += [found.setdefault(name, len(found)) for name in names]
    slow = size // 2 - SLOW
    axes = discriminants(torch.cat(states), torch.tensor(words), 2 * slow * len(heads))
    mean = torch.cat(states).mean(0)
    axes -= torch.outer(axes @ mean, mean) / mean.square().sum()
    for index, head in enumerate(heads):
        own = axes[index :: len(heads)]
        scale = (SHARP * size**0.5 / (torch.cat(states) @ own.T).square().sum(1).quantile(0.75)).sqrt()
        q = torch.zeros(size, model.shape.width)
        places = [*range(SLOW, size // 2), *range(SLOW + size // 2, size)]
        q[places] = own * scale
        k = q.clone()
        fast = [*range(FAST), *range(size // 2, size // 2 + FAST)]
        q[fast], k[fast] = own[: 2 * FAST] * scale * 0.7, -own[: 2 * FAST] * scale * 0.7
        block.self_attn.q_proj.weight[head * size : (head + 1) * size] = q
        block.self_attn.k_proj.weight[head * size : (head + 1) * size] = k


@torch.no_grad()
def set_values(model: TinyLlama, begins: Tensor, rows: list[list[int]], layer: int, heads: range, gain: float = 2.0) -> None:
    """Make ``heads`` of a layer hand on what ``begins``, shape (2 x width, width), reads in the states before the layer.

    Of all that fits into the heads it is what ``begins`` reads most of, measured on ``rows``. ``gain`` is how strong it
    arrives, beside the state that it is added to.
    """
    block, size = model.model.layers[layer], model.shape.width // model.shape.heads
    states = torch.cat([model.states(torch.tensor([ids]), torch.float32)[layer][0] for ids in rows])
    normal = states * states.square().mean(1, keepdim=True).rsqrt()
    values, vectors = torch.linalg.eigh(normal.T @ normal / len(normal) + 1e-4 * torch.eye(normal.shape[1]))
    root, back = (vectors * values.sqrt()) @ vectors.T, (vectors * values.rsqrt()) @ vectors.T
    _, strength, axes = torch.linalg.svd(begins @ root)
    axes = axes[: size * len(heads)]
    print("kept of what is read:", round(float(strength[: len(axes)].square().sum() / strength.square().sum()), 2))
    loud = states.square().mean(1).sqrt().median()
    for index, head in enumerate(heads):
        own, part = axes[index :: len(heads)], slice(head * size, (head + 1) * size)
        block.self_attn.v_proj.weight[part] = (own @ back) / block.input_layernorm.weight
        block.self_attn.o_proj.weight[:, part] = (root @ own.T) * gain * loud
