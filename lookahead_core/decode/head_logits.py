"""The logits of drafting heads, in machine code. Imports no torch."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from lookahead_core.decode.llama_token import add, gated, multiply, normed
from lookahead_core.trie.compiled import any_order, compiled

EPSILON = np.float32(np.finfo(np.float32).eps)
"""Of RMSNorm, where torch is given none."""


class HeadWeights(NamedTuple):
    """The weights of K heads, see `heads.Heads`, and those of their model; contiguous float32."""

    embedding: np.ndarray  # [vocabulary, d]
    hidden: np.ndarray  # [m, 2 d]
    hidden_bias: np.ndarray  # [m]
    weight: np.ndarray  # [K, d, m]
    bias: np.ndarray  # [K, d]
    unembedding: np.ndarray  # [vocabulary, d]


@any_order
def multiply_all(matrix: np.ndarray, rows: np.ndarray, out: np.ndarray) -> None:
    """`matrix` [n, m] times each of the `rows` [k, m]: each of its rows is read once."""
    for place in range(matrix.shape[0]):
        for row in range(rows.shape[0]):
            total = np.float32(0.0)
            for column in range(matrix.shape[1]):
                total += matrix[place, column] * rows[row, column]
            out[row, place] = total


@compiled
def read_heads(weights: HeadWeights, row: np.ndarray, token: int, logits: np.ndarray) -> None:
    """Write the `logits` [k, vocabulary] of the first k heads, for a hidden row [d] and the token after it."""
    size = row.size
    both, ones = np.empty(2 * size, np.float32), np.ones(size, np.float32)
    both[:size] = row
    normed(weights.embedding[token], ones, EPSILON, both[size:])
    inner = np.empty_like(weights.hidden_bias)
    multiply(weights.hidden, both, inner)
    add(inner, weights.hidden_bias)
    gated(inner, np.ones_like(inner))
    rows = np.empty((logits.shape[0], size), np.float32)
    for head in range(logits.shape[0]):
        multiply(weights.weight[head], inner, rows[head])
        add(rows[head], weights.bias[head])
        add(rows[head], row)
    multiply_all(weights.unembedding, rows, logits)


@cache
def compile_read_heads() -> None:
    """Compile `read_heads`, before any clock runs: some seconds once on a machine, a tenth of one in later processes."""
    row, square = np.zeros(2, np.float32), np.zeros((2, 2), np.float32)
    read_heads(HeadWeights(square, np.zeros((2, 4), np.float32), row, square[None], square[:1], square), row, 0, square[:1])
