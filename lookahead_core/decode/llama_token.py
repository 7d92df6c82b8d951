"""A Llama's pass over one token, in machine code. Imports no torch."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from lookahead_core.trie.compiled import any_order, compiled


class Weights(NamedTuple):
    """The weights of L layers of size d with h heads of e numbers each, c of them for keys and values; contiguous float32."""

    embedding: np.ndarray  # [vocabulary, d]
    query: np.ndarray  # [L, h * e, d]
    key: np.ndarray  # [L, c * e, d]
    value: np.ndarray  # [L, c * e, d]
    output: np.ndarray  # [L, d, h * e]
    gate: np.ndarray  # [L, m, d]
    up: np.ndarray  # [L, m, d]
    down: np.ndarray  # [L, d, m]
    norms: np.ndarray  # [2 * L + 1, d]: before attention and before the MLP of each layer, and the last one
    exit: np.ndarray  # [d, d], or [0, 0] without a trained exit
    exit_bias: np.ndarray  # [d]
    head: np.ndarray  # [vocabulary, d]
    epsilon: np.float32


class Rows(NamedTuple):
    """Room for rows of keys and values, and the angles of their positions."""

    keys: np.ndarray  # [L, c, rows, e]
    values: np.ndarray  # [L, c, rows, e]
    cosine: np.ndarray  # [rows, e]
    sine: np.ndarray  # [rows, e]


@any_order
def multiply(matrix: np.ndarray, row: np.ndarray, out: np.ndarray) -> None:
    """`matrix` [n, m] times `row` [m]."""
    for place in range(matrix.shape[0]):
        total = np.float32(0.0)
        for column in range(matrix.shape[1]):
            total += matrix[place, column] * row[column]
        out[place] = total


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
    scale, total = np.float32(1.0) / np.sqrt(np.float32(query.size)), np.float32(0.0)
    multiply(keys[: scores.size], query, scores)
    most = scores[0]
    for row in range(scores.size):
        most = max(most, scores[row])
    for place in range(out.size):
        out[place] = np.float32(0.0)
    for row in range(scores.size):
        share = np.exp((scores[row] - most) * scale)
        total += share
        for place in range(out.size):
            out[place] += share * values[row, place]
    for place in range(out.size):
        out[place] /= total


@any_order
def gated(gate: np.ndarray, up: np.ndarray) -> None:
    """SwiGLU: `gate` becomes silu(gate) * up."""
    for place in range(gate.size):
        gate[place] *= up[place] / (np.float32(1.0) + np.exp(-gate[place]))


@compiled
def read_token(weights: Weights, rows: Rows, token: int, row: int, logits: np.ndarray) -> None:
    """Write the row of `token`, and the logits after it where `logits` has room for them."""
    shared, room = rows.keys.shape[1], rows.keys.shape[3]
    state = weights.embedding[token].copy()
    branch, gate, up = (
        np.empty_like(state),
        np.empty(weights.gate.shape[1], np.float32),
        np.empty(weights.up.shape[1], np.float32),
    )
    query, key = np.empty((weights.query.shape[1] // room, room), np.float32), np.empty((shared, room), np.float32)
    mixed, scores = np.empty_like(query), np.empty(row + 1, np.float32)
    for layer in range(weights.query.shape[0]):
        normed(state, weights.norms[2 * layer], weights.epsilon, branch)
        multiply(weights.query[layer], branch, query.reshape(-1))
        rotate(query, rows.cosine[row], rows.sine[row])
        multiply(weights.key[layer], branch, key.reshape(-1))
        rotate(key, rows.cosine[row], rows.sine[row])
        for head in range(shared):
            value = weights.value[layer, head * room : (head + 1) * room]
            multiply(value, branch, rows.values[layer, head, row])
            for place in range(room):
                rows.keys[layer, head, row, place] = key[head, place]
        for head in range(query.shape[0]):
            source = head * shared // query.shape[0]
            attend(query[head], rows.keys[layer, source], rows.values[layer, source], scores, mixed[head])
        multiply(weights.output[layer], mixed.reshape(-1), branch)
        add(state, branch)
        normed(state, weights.norms[2 * layer + 1], weights.epsilon, branch)
        multiply(weights.gate[layer], branch, gate)
        multiply(weights.up[layer], branch, up)
        gated(gate, up)
        multiply(weights.down[layer], gate, branch)
        add(state, branch)
    if logits.size:
        normed(state, weights.norms[-1], weights.epsilon, branch)
        if weights.exit.size:
            multiply(weights.exit, branch, state)
            add(branch, state)
            add(branch, weights.exit_bias)
        multiply(weights.head, branch, logits)


@cache
def compile_read_token() -> None:
    """Compile `read_token`, before any clock runs: some seconds once on a machine, a tenth of one in later processes."""
    row, square, cube = np.zeros(2, np.float32), np.zeros((3, 2), np.float32), np.zeros((1, 2, 2), np.float32)
    attention, mlp = (cube, cube, cube, cube), (cube, cube, cube)
    weights = Weights(square, *attention, *mlp, square, square[:0], row, square[:2], np.float32(1.0))
    read_token(weights, Rows(cube[None], cube[None], square, square), 0, 0, row)
