"""Arithmetic that drafting heads and small draft models share, in machine code. Imports no torch.

Most of a draft's time goes into reading weights. So they are rounded to 8 bits, as in LLM.int8() (Dettmers et al., arXiv
2208.07339). A draft is only a guess, which the model checks.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lookahead_core.trie.compiled import any_order, inner


class EightBits(NamedTuple):
    """A matrix in 8 bits a number: `numbers` int8 [.., n, m] times `scales` float32 [.., n], one for each row."""

    numbers: np.ndarray
    scales: np.ndarray


def to_eight_bits(matrix: np.ndarray) -> EightBits:
    """The closest such matrix to a float32 one [.., n, m]."""
    scales = np.abs(matrix).max(-1, initial=0.0) / np.float32(127.0)
    scales[scales == 0.0] = 1.0
    return EightBits(np.rint(matrix / scales[..., None]).astype(np.int8), scales)


@any_order
def multiply(matrix: np.ndarray, row: np.ndarray, out: np.ndarray) -> None:
    """`matrix` [n, m] times `row` [m]."""
    for place in range(matrix.shape[0]):
        total = np.float32(0.0)
        for column in range(matrix.shape[1]):
            total += matrix[place, column] * row[column]
        out[place] = total


@any_order
def multiply_eight_bits(numbers: np.ndarray, scales: np.ndarray, row: np.ndarray, out: np.ndarray) -> None:
    """An `EightBits` matrix [n, m] times `row` [m]."""
    for place in range(numbers.shape[0]):
        total = np.float32(0.0)
        for column in range(numbers.shape[1]):
            total += np.float32(numbers[place, column]) * row[column]
        out[place] = total * scales[place]


@any_order
def add(row: np.ndarray, branch: np.ndarray) -> None:
    """Add `branch` to `row`, in place."""
    for place in range(row.size):
        row[place] += branch[place]


@any_order
def normed(row: np.ndarray, weight: np.ndarray, epsilon: float, out: np.ndarray) -> None:
    """RMSNorm."""
    total = np.float32(0.0)
    for value in row:
        total += value * value
    scale = np.float32(1.0) / np.sqrt(total / np.float32(row.size) + epsilon)
    for place in range(row.size):
        out[place] = weight[place] * (row[place] * scale)


@any_order
def powers(scores: np.ndarray, scale: float) -> float:
    """Write exp(`scale` * (x - the largest one)) over each x of the `scores`, and return the sum.

    exp(x) is taken as (1 + x / 4096) ** 4096, which is 0.3 % less at -5. Unlike a call of exp, that is done for several
    numbers at a time.
    """
    most, total = scores[0], np.float32(0.0)
    for place in range(scores.size):
        most = max(most, scores[place])
    for place in range(scores.size):
        power = max(np.float32(1.0) + (scores[place] - most) * (scale * np.float32(1 / 4096)), np.float32(0.0))
        for _ in range(12):
            power *= power
        scores[place] = power
        total += power
    return total


@any_order
def gated(gate: np.ndarray, up: np.ndarray) -> None:
    """SwiGLU: `gate` becomes silu(gate) * up."""
    for place in range(gate.size):
        gate[place] *= up[place] / (np.float32(1.0) + np.exp(-gate[place]))


@inner
def top_tokens(logits: np.ndarray, tokens: np.ndarray, shares: np.ndarray) -> None:
    """Write the likeliest `tokens` [k], best first, and their `shares` [k] of the probability. The `logits` are lost."""
    last = tokens.size - 1
    for rank in range(shares.size):
        shares[rank] = -np.inf
    for token in range(logits.size):
        if logits[token] > shares[last]:
            rank = last
            while rank > 0 and logits[token] > shares[rank - 1]:
                tokens[rank], shares[rank] = tokens[rank - 1], shares[rank - 1]
                rank -= 1
            tokens[rank], shares[rank] = token, logits[token]
    total = powers(logits, np.float32(1.0))
    for rank in range(tokens.size):
        shares[rank] = logits[tokens[rank]] / total
