"""The guesses of drafting heads, in machine code. Imports no torch."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from lookahead_core.decode.kernels import EightBits, add, gated, multiply_eight_bits, normed, to_eight_bits, top_tokens
from lookahead_core.trie.compiled import any_order, compiled

EPSILON = np.float32(np.finfo(np.float32).eps)
"""Of RMSNorm, where torch is given none."""


class HeadWeights(NamedTuple):
    """The weights of K heads, see `heads.Heads`, and those of their model; arrays are float32."""

    embedding: np.ndarray  # [vocabulary, d]
    hidden: EightBits  # [m, 2 d]
    hidden_bias: np.ndarray  # [m]
    weight: EightBits  # [K, d, m]
    bias: np.ndarray  # [K, d]
    unembedding: EightBits  # [vocabulary, d]


@any_order
def multiply_all(numbers: np.ndarray, scales: np.ndarray, rows: np.ndarray, out: np.ndarray) -> None:
    """An `EightBits` matrix [n, m] times each of the `rows` [k, m], four at a time; k is a multiple of four."""
    for place in range(numbers.shape[0]):
        for row in range(0, rows.shape[0], 4):
            one, two, three, four = np.float32(0.0), np.float32(0.0), np.float32(0.0), np.float32(0.0)
            for column in range(numbers.shape[1]):
                number = np.float32(numbers[place, column])
                one += number * rows[row, column]
                two += number * rows[row + 1, column]
                three += number * rows[row + 2, column]
                four += number * rows[row + 3, column]
            out[row, place], out[row + 1, place] = one * scales[place], two * scales[place]
            out[row + 2, place], out[row + 3, place] = three * scales[place], four * scales[place]


@compiled
def read_heads(weights: HeadWeights, row: np.ndarray, token: int, tokens: np.ndarray, shares: np.ndarray) -> None:
    """Write the likeliest `tokens` [k, n] of the first k heads and their `shares` [k, n] of the probability, best first, for a
    hidden row [d] and the token after it."""
    size, fours = row.size, -(-len(tokens) // 4) * 4
    both, ones = np.empty(2 * size, np.float32), np.ones(size, np.float32)
    both[:size] = row
    normed(weights.embedding[token], ones, EPSILON, both[size:])
    inner = np.empty_like(weights.hidden_bias)
    multiply_eight_bits(weights.hidden.numbers, weights.hidden.scales, both, inner)
    add(inner, weights.hidden_bias)
    gated(inner, np.ones_like(inner))
    rows, logits = np.zeros((fours, size), np.float32), np.empty((fours, weights.unembedding.scales.size), np.float32)
    for head in range(len(tokens)):
        multiply_eight_bits(weights.weight.numbers[head], weights.weight.scales[head], inner, rows[head])
        add(rows[head], weights.bias[head])
        add(rows[head], row)
    multiply_all(weights.unembedding.numbers, weights.unembedding.scales, rows, logits)
    for head in range(len(tokens)):
        top_tokens(logits[head], tokens[head], shares[head])


@cache
def compile_read_heads() -> None:
    """Compile `read_heads`, before any clock runs: some seconds once on a machine, a tenth of one in later processes."""
    row, square = np.zeros(2, np.float32), np.zeros((2, 2), np.float32)
    matrix, head = to_eight_bits(square), to_eight_bits(square[None])
    weights = HeadWeights(square, to_eight_bits(np.zeros((2, 4), np.float32)), row, head, square[:1], matrix)
    read_heads(weights, row, 0, np.zeros((1, 1), np.int64), square[:1, :1].copy())
