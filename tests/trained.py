"""Trained parts of random weights, hostile to any model: right by accident alone."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import torch
from transformers import PreTrainedModel
from zoo import build

from lookahead_core.decode.admission import vocabulary_of
from lookahead_core.decode.kernels import to_eight_bits
from lookahead_core.methods.exit import Exit
from lookahead_core.methods.heads import Heads

BOUNDS = (0.1, 0.5)


INNER = 24
"""Size of the hidden layer of the heads."""


def random_heads(size: int, count: int = 4, seed: int = 0) -> dict[str, torch.Tensor]:
    """The tensors of heads for a hidden size. The chances are those of heads that are sure of everything."""
    torch.manual_seed(seed)
    return {
        "hidden": torch.randn(INNER, 2 * size),
        "hidden_bias": torch.randn(INNER),
        "weight": torch.randn(count, size, INNER),
        "bias": torch.randn(count, size),
        "bounds": torch.tensor(BOUNDS),
        "chances": torch.rand(count, len(BOUNDS) + 1).clamp_min(0.6),
    }


def random_exit(size: int, layers: int = 1, seed: int = 0) -> dict[str, Any]:
    """The arguments of an exit after `layers` layers."""
    torch.manual_seed(seed)
    return {"layers": layers, "weight": torch.randn(size, size), "bias": torch.randn(size)}


@torch.no_grad()
def eight_bits(model: PreTrainedModel) -> PreTrainedModel:
    """The model with weights that 8 bits and a scale a row can hold: machine code then reads those that torch reads."""
    for module in model.modules():
        if type(module) is torch.nn.Linear:
            module.weight.copy_(represented(module.weight))
    return model


def represented(weight: torch.Tensor) -> torch.Tensor:
    """The closest matrices [.., n, m] of 8 bits and a scale a row."""
    found = to_eight_bits(weight.detach().numpy())
    return torch.from_numpy(found.numbers * found.scales[..., None])


@lru_cache(maxsize=8)
def random_draft(vocabulary: int, layers: int = 1) -> PreTrainedModel:
    """A draft model that has learnt nothing."""
    return build("llama", vocab_size=vocabulary, num_hidden_layers=layers)


def hostile(model: PreTrainedModel) -> dict[str, Any]:
    """All parts of a model, as `DraftSettings.parts` takes them."""
    size = int(model.config.get_text_config().hidden_size)
    heads, exit_ = Heads(**random_heads(size)).to(model), Exit(**random_exit(size)).to(model.device, model.dtype)
    return {"heads": heads, "exit": exit_, "draft": random_draft(vocabulary_of(model))}
