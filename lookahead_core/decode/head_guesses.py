"""The guesses of drafting heads, and the tree of them, in machine code. Imports no torch."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from lookahead_core.decode.kernels import EightBits, add, gated, multiply_eight_bits, normed, to_eight_bits, top_tokens
from lookahead_core.trie.compiled import any_order, compiled, inner, record
from lookahead_core.trie.draft_tree import DRAFTER, ROOT, SUMMARY, SUMMARY_NUMBERS

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


PATH = record(np.int64, "token", "parent", "depth", score=np.float64)
"""A node of the tree of the likeliest paths."""


def new_row(most: int) -> np.ndarray:
    """Space for the row of a tree of at most `most` nodes."""
    return np.zeros(1 + 4 * most + SUMMARY_NUMBERS, np.int64)


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
    """Write the likeliest `tokens` [K, n] of the heads and their `shares` [K, n] of the probability, best first, for a hidden
    row [d] and the token after it."""
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


@compiled
def write_paths(
    tokens: np.ndarray, shares: np.ndarray, bounds: np.ndarray, chances: np.ndarray, heads: int, most: int, row: np.ndarray
) -> int:
    """Write the tree of the `most` likeliest paths through the guesses of the first `heads` heads as the `row` of a
    `DraftTree`, best first. Returns the length of the row.

    `tokens` and `shares` [K, n] are those of `read_heads`, `bounds` and `chances` those of `heads.Heads`. A path's chance is
    the product of its guesses' chances. Of equal ones the earlier offer is taken.
    """
    return _write_paths(tokens, _own_chances(shares, bounds, chances), heads, most, row)


@inner
def _own_chances(shares: np.ndarray, bounds: np.ndarray, chances: np.ndarray) -> np.ndarray:
    """How often a guess with its share comes true, those before it having come true: float64 [K, n]."""
    found = np.empty(shares.shape, np.float64)
    for head in range(shares.shape[0]):
        for rank in range(shares.shape[1]):
            place = 0
            while place < len(bounds) and bounds[place] <= shares[head, rank]:
                place += 1
            found[head, rank] = chances[head, place]
    return found


@inner
def _write_paths(tokens: np.ndarray, chances: np.ndarray, heads: int, most: int, row: np.ndarray) -> int:
    ranks = tokens.shape[1]
    nodes, offers = np.zeros(most, PATH), np.zeros((most + 1) * ranks, PATH)
    taken, offered, parent, depth, score = 0, 0, ROOT, 0, 1.0
    while taken < most:
        if depth < heads:
            for rank in range(ranks):
                offer = offers[offered]
                offer.parent, offer.depth = parent, depth + 1
                offer.token, offer.score = tokens[depth, rank], score * chances[depth, rank]
                offered += 1
        best = 0
        for place in range(1, offered):
            if offers[place].score > offers[best].score:
                best = place
        score = offers[best].score
        if score < 0.0:  # all were taken
            break
        node, offer = nodes[taken], offers[best]
        node.token, node.parent, node.depth, node.score = offer.token, offer.parent, offer.depth, score
        parent, depth, offer.score = taken, offer.depth, -1.0
        taken += 1
    return _write_row(nodes, taken, row)


@inner
def _write_row(nodes: np.ndarray, count: int, row: np.ndarray) -> int:
    parents, sources = 1 + count, 1 + 2 * count + SUMMARY_NUMBERS
    scores, values = sources + count, row.view(np.float64)
    row[0] = count
    summary = row[sources - SUMMARY_NUMBERS : sources].view(SUMMARY)[0]
    summary.left = summary.match = summary.deepest = summary.largest = 0
    for place in range(count):
        node = nodes[place]
        row[1 + place], row[parents + place], row[sources + place] = node.token, node.parent, DRAFTER
        values[scores + place] = node.score
        summary.deepest, summary.largest = max(summary.deepest, node.depth), max(summary.largest, node.token)
    return scores + count


@cache
def compile_read_heads() -> None:
    """Compile what drafts with heads, before any clock runs: some seconds once on a machine, a tenth of one later."""
    row, square = np.zeros(2, np.float32), np.zeros((2, 2), np.float32)
    matrix, head = to_eight_bits(square), to_eight_bits(square[None])
    weights = HeadWeights(square, to_eight_bits(np.zeros((2, 4), np.float32)), row, head, square[:1], matrix)
    tokens, shares, bins = np.zeros((1, 1), np.int64), square[:1, :1].copy(), np.zeros((1, 1))
    read_heads(weights, row, 0, tokens, shares)
    write_paths(tokens, shares, bins[0], bins, 1, 1, new_row(1))
