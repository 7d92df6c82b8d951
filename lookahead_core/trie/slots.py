"""The result buffers of a search, and the order of a draft's slots.

A search writes into the buffers of its request, which are allocated once, for its widest draft. `write_row` turns what was
found into the row of a `DraftTree`. This file knows no contexts and no estimates.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import inner, record
from lookahead_core.trie.draft_tree import CANDIDATE, CANDIDATES, SUMMARY, SUMMARY_NUMBERS
from lookahead_core.trie.nodes import OUTPUT, PROMPT

BOTH = PROMPT | OUTPUT

FOUND = record(
    np.int64,
    *("token", "parent", "level", "source", "kind", "parent_link", "first_link", "last_link"),
    **dict.fromkeys(("score", "share", "chance"), np.float64),
)
"""A found node. Node 0 is the root; drafts count from 1, best first. `source`: flags. `kind`: of the first expert that named
the node. `parent_link`: the link of that expert in the parent's chain, behind which the search for the node's own experts goes
on (-1: the chain is at its end). `first_link`, `last_link`: ends of its own chain. `score`: the estimated chance that it and
its whole path are accepted. `share`: what its experts gave it. `chance`: the score corrected by how searches of the same size
turned out."""


class Buffers(NamedTuple):
    """What a search writes into."""

    nodes: np.ndarray  # FOUND [nodes + 2]
    candidates: np.ndarray  # CANDIDATE [CANDIDATES]: the best nodes that were not taken
    row: np.ndarray  # int64: the tree, see `DraftTree.flat`


class Outcome(NamedTuple):
    """What a search says of itself, in nodes."""

    size: int  # nodes found, the root not counted
    fed: int  # the first so many are fed to the model
    listed: int  # nodes in `Buffers.candidates`
    left: int  # nodes seen and not taken, listed or not


def new_buffers(most: int) -> Buffers:
    """Buffers for drafts of at most `most` nodes."""
    row = np.zeros(4 * (most + 2) + 3 * CANDIDATES + SUMMARY_NUMBERS, np.int64)
    return Buffers(np.zeros(most + 2, FOUND), np.zeros(CANDIDATES, CANDIDATE), row)


@inner
def write_row(buffers: Buffers, outcome: Outcome, match: int) -> int:
    """Write the row of the nodes that are fed: the likeliest branch into the first slots, the others after it, best first.

    `match` is the tree's. Returns the length of the row.
    """
    nodes, row, values, fed = buffers.nodes, buffers.row, buffers.row.view(np.float64), outcome.fed
    slots = _slots(nodes, fed)
    parents, sources = 1 + fed, 1 + 2 * fed + SUMMARY_NUMBERS
    scores = sources + fed
    summary = row[sources - SUMMARY_NUMBERS : sources].view(SUMMARY)[0]
    summary.left, summary.match = outcome.left + outcome.size - fed, match
    summary.deepest = summary.largest = int64(0)
    row[0] = fed
    for index in range(1, fed + 1):
        node, slot = nodes[index], slots[index]
        row[1 + slot] = node.token
        row[parents + slot] = slots[node.parent]
        row[sources + slot] = node.source & BOTH
        values[scores + slot] = node.chance
        node.level = nodes[node.parent].level + 1
        summary.deepest, summary.largest = max(summary.deepest, node.level), max(summary.largest, node.token)
    return _write_candidates(buffers, outcome, slots, scores + fed)


@inner
def _slots(nodes: np.ndarray, fed: int) -> np.ndarray:
    """The slot of each of the first `fed` nodes, -1 for the root."""
    slots = np.full(fed + 1, -1, np.int64)
    slot, last = 0, 0
    for node in range(1, fed + 1):  # best first, so the first child met is the best child
        if nodes[node].parent == last:
            slots[node], last = slot, node
            slot += 1
    for node in range(1, fed + 1):
        if slots[node] < 0:
            slots[node] = slot
            slot += 1
    return slots


@inner
def _write_candidates(buffers: Buffers, outcome: Outcome, slots: np.ndarray, end: int) -> int:
    """Write the best candidates whose parents are fed from `end` on: nodes that are not fed, then those that were not taken.
    Returns where they end."""
    nodes, candidates, fed = buffers.nodes, buffers.candidates, outcome.fed
    unfed, written = outcome.size - fed, 0
    for turn in range(min(unfed + outcome.listed, max(unfed, CANDIDATES))):
        if turn < unfed:
            node = nodes[fed + 1 + turn]
            parent, token, chance = node.parent, node.token, node.chance
        else:
            other = candidates[turn - unfed]
            parent, token, chance = other.parent, other.token, other.chance
        if parent <= fed and written < CANDIDATES:
            candidate = buffers.row[end : end + 3].view(CANDIDATE)[0]
            candidate.parent, candidate.token, candidate.chance = slots[parent], token, chance
            end += 3
            written += 1
    return end
