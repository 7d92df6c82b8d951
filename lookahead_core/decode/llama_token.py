"""Branches that a small Llama writes, token by token, in machine code. Imports no torch.

Most of a token's time goes into reading weights. So they are rounded to 8 bits, as in LLM.int8() (Dettmers et al., arXiv
2208.07339). A branch is only a guess, which the model checks.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from lookahead_core.trie.compiled import any_order, compiled, inner


class Rounded(NamedTuple):
    """A matrix in 8 bits a number: `numbers` int8 [.., n, m] times `scales` float32 [.., n], one for each row."""

    numbers: np.ndarray
    scales: np.ndarray


def rounded(matrix: np.ndarray) -> Rounded:
    """The closest such matrix to a float32 one [.., n, m]."""
    scales = np.abs(matrix).max(-1, initial=0.0) / np.float32(127.0)
    scales[scales == 0.0] = 1.0
    return Rounded(np.rint(matrix / scales[..., None]).astype(np.int8), scales)


class Weights(NamedTuple):
    """The weights of L layers of size d with h heads of e numbers each, c of them for keys and values; arrays are float32."""

    embedding: np.ndarray  # [vocabulary, d]
    query: Rounded  # [L, h * e, d]
    key: Rounded  # [L, c * e, d]
    value: Rounded  # [L, c * e, d]
    output: Rounded  # [L, d, h * e]
    gate: Rounded  # [L, m, d]
    up: Rounded  # [L, m, d]
    down: Rounded  # [L, d, m]
    norms: np.ndarray  # [2 * L + 1, d]: before attention and before the MLP of each layer, and the last one
    exit: Rounded  # [d, d], or [0, 0] without a trained exit
    exit_bias: np.ndarray  # [d]
    head: Rounded  # [vocabulary, d]
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
def multiply_rounded(numbers: np.ndarray, scales: np.ndarray, row: np.ndarray, out: np.ndarray) -> None:
    """A `Rounded` matrix [n, m] times `row` [m]."""
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
def rotate(heads: np.ndarray, cosine: np.ndarray, sine: np.ndarray) -> None:
    """Rotary embedding of `heads` [n, e], in place."""
    half = heads.shape[1] // 2
    for head in range(heads.shape[0]):
        for place in range(half):
            one, other = heads[head, place], heads[head, place + half]
            heads[head, place] = one * cosine[place] - other * sine[place]
            heads[head, place + half] = other * cosine[place + half] + one * sine[place + half]


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


@any_order
def gated(gate: np.ndarray, up: np.ndarray) -> None:
    """SwiGLU: `gate` becomes silu(gate) * up."""
    for place in range(gate.size):
        gate[place] *= up[place] / (np.float32(1.0) + np.exp(-gate[place]))


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
        multiply_rounded(weights.query.numbers[layer], weights.query.scales[layer], branch, query.reshape(-1))
        multiply_rounded(weights.key.numbers[layer], weights.key.scales[layer], branch, key.reshape(-1))
        multiply_rounded(weights.value.numbers[layer], weights.value.scales[layer], branch, value.reshape(-1))
        rotate(query, rows.cosine[row], rows.sine[row])
        rotate(key, rows.cosine[row], rows.sine[row])
        for head in range(shared):
            for place in range(room):
                rows.keys[layer, head, row, place] = key[head, place]
                rows.values[layer, head, row, place] = value[head, place]
        for head in range(query.shape[0]):
            source = head * shared // query.shape[0]
            attend(query[head], rows.keys[layer, source], rows.values[layer, source], scores, mixed[head])
        multiply_rounded(weights.output.numbers[layer], weights.output.scales[layer], mixed.reshape(-1), branch)
        add(state, branch)
        normed(state, weights.norms[2 * layer + 1], weights.epsilon, branch)
        multiply_rounded(weights.gate.numbers[layer], weights.gate.scales[layer], branch, gate)
        multiply_rounded(weights.up.numbers[layer], weights.up.scales[layer], branch, up)
        gated(gate, up)
        multiply_rounded(weights.down.numbers[layer], weights.down.scales[layer], gate, branch)
        add(state, branch)
    if logits.size:
        normed(state, weights.norms[-1], weights.epsilon, branch)
        if weights.exit.scales.size:
            multiply_rounded(weights.exit.numbers, weights.exit.scales, branch, state)
            add(branch, state)
            add(branch, weights.exit_bias)
        multiply_rounded(weights.head.numbers, weights.head.scales, branch, logits)


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
    layers, head, none = rounded(cube), rounded(square[:2]), rounded(square[:0])
    attention, mlp = (layers, layers, layers, layers), (layers, layers, layers)
    weights = Weights(square, *attention, *mlp, square, none, row, head, np.float32(1.0))
    one = np.zeros((1, 1), np.int64)
    write_branch(weights, Rows(cube[None], cube[None], square, square), one[0], 0, 0.0, one, square[:1, :1].copy())
