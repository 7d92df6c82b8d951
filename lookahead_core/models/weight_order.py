"""Memory order of the weights of linear layers. On a CPU narrow passes of a small model can be twice as fast in the other one.

torch stores a weight row by row, an output's numbers side by side. MKL multiplies 4 to 48 tokens by a small matrix up to 2.5
times as fast where it is stored column by column, and 2 or 3 tokens 0.7 times as fast (docs/measurements.md).
"""

from __future__ import annotations

from collections import Counter
from time import perf_counter

import torch
from torch import Tensor, nn

WIDTHS = (1, 8, 16, 32)
"""Tokens of the passes that decide: plain decoding, and drafts."""
LARGEST = 1_000_000
"""Numbers of a weight that is timed. Larger ones take the time of their memory traffic in either order."""
GAIN = 0.9
"""Share of the time that the other order may take at most: less is not worth the copy."""
ROUNDS, AT_ONCE = 5, 4
"""How often each width is timed, the fastest counts, and over how many weights of a shape: they should not all fit a cache."""


@torch.no_grad()
def reorder_weights(model: nn.Module) -> int:
    """Store the linear layers' weights column by column, in place, where passes are then faster. Returns how many.

    Only strides change: values, shapes and names stay, and so does what the model computes, up to rounding. Takes 0.1 s for the
    embedded model. Weights that are shared, as with embeddings, not float32, or not on a CPU, stay as they are.
    """
    uses = Counter(id(weight) for module in model.modules() for weight in module.parameters(recurse=False))
    shapes: dict[torch.Size, list[Tensor]] = {}
    for module in model.modules():
        if type(module) is nn.Linear and uses[id(module.weight)] == 1 and _fits(module.weight):
            shapes.setdefault(module.weight.shape, []).append(module.weight)
    chosen = [weight for weights in shapes.values() if faster_by_columns(weights) for weight in weights]
    for weight in chosen:
        weight.data = by_columns(weight.data)
    return len(chosen)


def _fits(weight: Tensor) -> bool:
    return weight.device.type == "cpu" and weight.dtype == torch.float32 and weight.numel() <= LARGEST


def by_columns(weight: Tensor) -> Tensor:
    """The same matrix, stored column by column."""
    return weight.t().contiguous().t()


def faster_by_columns(weights: list[Tensor]) -> bool:
    """Whether products with weights of one shape take at most `GAIN` of their time where these are stored column by column."""
    rows = weights[:AT_ONCE]
    columns = list(map(by_columns, rows))
    before = after = 0.0
    for width in WIDTHS:
        tokens = torch.ones(1, width, rows[0].shape[1])
        times = [(_seconds(rows, tokens), _seconds(columns, tokens)) for _ in range(ROUNDS)]  # in turns
        before += min(one for one, _ in times)
        after += min(other for _, other in times)
    return after < GAIN * before


def _seconds(weights: list[Tensor], tokens: Tensor) -> float:
    started = perf_counter()
    for weight in weights:
        nn.functional.linear(tokens, weight)
    return perf_counter() - started
