"""Muon (Jordan et al., 2024) in single precision. torch has it in bfloat16 alone, which needs instructions for it: on two cores
without them its step took 34.5 seconds for the 42 matrices here, and takes 1.0 in single precision.
"""

from __future__ import annotations

from collections.abc import Iterable

import torch
from torch import Tensor, nn

FACTORS = 3.4445, -4.775, 2.0315
"""Of the polynomial that draws all singular values towards one; those of torch."""
ROUNDS = 5


def orthogonal(matrix: Tensor) -> Tensor:
    """The matrix with all its singular values near one, by Newton and Schulz's iteration."""
    a, b, c = FACTORS
    turned = matrix.shape[0] > matrix.shape[1]
    out = matrix.T if turned else matrix
    out = out / out.norm().clamp(min=1e-7)
    for _ in range(ROUNDS):
        gram = out @ out.T
        out = a * out + (b * gram + c * gram @ gram) @ out
    return out.T if turned else out


class Muon32(torch.optim.Optimizer):
    """Steps as those of ``torch.optim.Muon`` without weight decay; its checkpoints can be read by either."""

    def __init__(self, matrices: Iterable[nn.Parameter], lr: float, momentum: float) -> None:
        super().__init__(matrices, {"lr": lr, "momentum": momentum})

    @torch.no_grad()
    def step(self, closure: None = None) -> None:
        """Move every matrix by ``lr`` against its gradient, averaged over the steps and made orthogonal."""
        for group in self.param_groups:
            for matrix in (matrix for matrix in group["params"] if matrix.grad is not None):
                mean = self.state[matrix].setdefault("momentum_buffer", torch.zeros_like(matrix))
                mean.lerp_(matrix.grad, 1 - group["momentum"])
                ahead = matrix.grad.lerp(mean, group["momentum"])
                tall = max(1.0, matrix.shape[0] / matrix.shape[1]) ** 0.5
                matrix.add_(orthogonal(ahead), alpha=-group["lr"] * tall)
