"""Branches that a small Llama writes, token by token, in machine code. Imports no torch."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from lookahead_core.decode.kernels import (
    EightBits,
    add,
    gated,
    multiply,
    multiply_eight_bits,
    normed,
    powers,
    to_eight_bits,
    top_tokens,
)
from lookahead_core.trie.compiled import any_order, compiled


class Weights(NamedTuple):
    """The weights of L layers of size d with h heads of e numbers each, c of them for keys and values; arrays are float32."""

    embedding: np.ndarray  # [vocabulary, d]
    query: EightBits  # [L, h * e, d]
    key: EightBits  # [L, c * e, d]
    value: EightBits  # [L, c * e, d]
    output: EightBits  # [L, d, h * e]
    gate: EightBits  # [L, m, d]
    up: EightBits  # [L, m, d]
    down: EightBits  # [L, d, m]
    norms: np.ndarray  # [2 * L + 1, d]: before attention and before the MLP of each layer, and the last one
    exit: EightBits  # [d, d], or [0, 0] without a trained exit
    exit_bias: np.ndarray  # [d]
    head: EightBits  # [vocabulary, d]
    epsilon: np.float32


class Rows(NamedTuple):
    """Room for rows of keys and values, and the angles of their positions."""

    keys: np.ndarray  # [L, c, rows, e]
    values: np.ndarray  # [L, c, rows, e]
    cosine: np.ndarray  # [rows, e]
    sine: np.ndarray  # [rows, e]


@any_order
def rotate(heads: np.ndarray, cosine: np.ndarray, sine: np.ndarray) -> None:
    """Rotary embedding of `heads` [n, e], in place."""
    half = heads.shape[1] // 2
    for head in range(heads.shape[0]):
        for place in range(half):
            one, other = heads[head, place], heads[head, place + half]
            heads[head, place] = one * cosine[place] - other * sine[place]
            heads[head, place + half] = other * cosine[place + half] + one * sine[place + half]


@any_order
def attend(query: np.ndarray, keys: np.ndarray, values: np.ndarray, scores: np.ndarray, out: np.ndarray) -> None:
    """One head's attention of `query` [e] to the first n of `keys` and `values` [.., e]; `scores` [n] is room to work in."""
    multiply(keys[: scores.size], query, scores)
    total = powers(scores, np.float32(1.0) / np.sqrt(np.float32(query.size)))
    for place in range(out.size):
        out[place] = np.float32(0.0)
    for row in range(scores.size):
        for place in range(out.size):
            out[place] += scores[row] * values[row, place]
    for place in range(out.size):
        out[place] /= total


@compiled
def read_token(weights: Weights, rows: Rows, token: int, row: int, logits: np.ndarray) -> None:
    """Write the row of `token`, and the logits after it where `logits` has room for them."""
    shared, room = rows.keys.shape[1], rows.keys.shape[3]
    query_size, inner_size = weights.query.scales.shape[1], weights.gate.scales.shape[1]
    state = weights.embedding[token].copy()
    branch, gate, up = np.empty_like(state), np.empty(inner_size, np.float32), np.empty(inner_size, np.float32)
    query, mixed = np.empty((query_size // room, room), np.float32), np.empty((query_size // room, room), np.float32)
    key, value = np.empty((shared, room), np.float32), np.empty((shared, room), np.float32)
    scores = np.empty(row + 1, np.float32)
    for layer in range(weights.query.scales.shape[0]):
        normed(state, weights.norms[2 * layer], weights.epsilon, branch)
        multiply_eight_bits(weights.query.numbers[layer], weights.query.scales[layer], branch, query.reshape(-1))
        multiply_eight_bits(weights.key.numbers[layer], weights.key.scales[layer], branch, key.reshape(-1))
        multiply_eight_bits(weights.value.numbers[layer], weights.value.scales[layer], branch, value.reshape(-1))
        rotate(query, rows.cosine[row], rows.sine[row])
        rotate(key, rows.cosine[row], rows.sine[row])
        for head in range(shared):
            for place in range(room):
                rows.keys[layer, head, row, place] = key[head, place]
                rows.values[layer, head, row, place] = value[head, place]
        for head in range(query.shape[0]):
            source = head * shared // query.shape[0]
            attend(query[head], rows.keys[layer, source], rows.values[layer, source], scores, mixed[head])
        multiply_eight_bits(weights.output.numbers[layer], weights.output.scales[layer], mixed.reshape(-1), branch)
        add(state, branch)
        normed(state, weights.norms[2 * layer + 1], weights.epsilon, branch)
        multiply_eight_bits(weights.gate.numbers[layer], weights.gate.scales[layer], branch, gate)
        multiply_eight_bits(weights.up.numbers[layer], weights.up.scales[layer], branch, up)
        gated(gate, up)
        multiply_eight_bits(weights.down.numbers[layer], weights.down.scales[layer], gate, branch)
        add(state, branch)
    if logits.size:
        normed(state, weights.norms[-1], weights.epsilon, branch)
        if weights.exit.scales.size:
            multiply_eight_bits(weights.exit.numbers, weights.exit.scales, branch, state)
            add(branch, state)
            add(branch, weights.exit_bias)
        multiply_eight_bits(weights.head.numbers, weights.head.scales, branch, logits)


@compiled
def write_branch(
    weights: Weights, rows: Rows, unread: np.ndarray, row: int, floor: float, tokens: np.ndarray, shares: np.ndarray
) -> int:
    """Read the `unread` tokens, whose rows begin at `row`, and write on for d places, always after the likeliest token.

    `tokens` [d, k] and `shares` [d, k]: the likeliest tokens of each place, best first, and their probabilities. The branch
    ends where its chance falls below `floor`. Returns the number of places; of their tokens all but the last have rows then.
    """
    logits, chance = np.empty(weights.head.scales.size, np.float32), 1.0
    for place in range(unread.size - 1):
        read_token(weights, rows, unread[place], row + place, logits[:0])
    token, row = unread[-1], row + unread.size - 1
    for place in range(len(tokens)):
        read_token(weights, rows, token, row + place, logits)
        top_tokens(logits, tokens[place], shares[place])
        token, chance = tokens[place, 0], chance * shares[place, 0]
        if chance < floor:
            return place + 1
    return len(tokens)


@cache
def compile_write_branch() -> None:
    """Compile `write_branch`, before any clock runs: some seconds once on a machine, a tenth of one in later processes."""
    row, square, cube = np.zeros(2, np.float32), np.zeros((3, 2), np.float32), np.zeros((1, 2, 2), np.float32)
    layers, head, none = to_eight_bits(cube), to_eight_bits(square[:2]), to_eight_bits(square[:0])
    attention, mlp = (layers, layers, layers, layers), (layers, layers, layers)
    weights = Weights(square, *attention, *mlp, square, none, row, head, np.float32(1.0))
    one = np.zeros((1, 1), np.int64)
    write_branch(weights, Rows(cube[None], cube[None], square, square), one[0], 0, 0.0, one, square[:1, :1].copy())
