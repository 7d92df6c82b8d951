"""Retrieval: the draft nodes most likely to be accepted, best first, in O(decoding length * log).

Multi-stage (arXiv 2312.12728 section 4.2), but the stages merge: a node's children come from every context suffix
that matches, the node's own path included, each weighed as `acceptance.Estimator` has learnt. Only the few best children
of a context are read, weaker contexts are matched only when what they may still add could enter the draft, and no
subtree is ever scanned.

This file knows contexts and estimates; it knows no request and no order of slots.
"""

from __future__ import annotations

from heapq import heappop, heappush, heapreplace
from typing import Any, NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.acceptance import RANKS, Learnt, bin_of, rank_of
from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.costs import COST, best_drafts
from lookahead_core.trie.draft_tree import CANDIDATES
from lookahead_core.trie.experts import FOLLOWER, Experts, Followers, Limits, ask, know, start
from lookahead_core.trie.insert import Contexts
from lookahead_core.trie.nodes import StoreArrays
from lookahead_core.trie.slots import Buffers, Outcome

LEAST = 1e-4
"""No node below this probability is drafted: a row of the pass costs more than it can bring."""

MOST = 0.999
"""No step is certain."""

NO_COSTS = np.empty(0, COST)

CHOICE = np.dtype([("token", np.int64), ("parent", np.int64), ("chance", np.float64), ("follower", FOLLOWER)])
"""A node that may be drafted: a follower of `parent`, and the chance that it and its whole path are accepted."""

FRONTIER = np.dtype([("made", np.int64), ("wanted", np.int64), ("left", np.int64), ("bar", np.float64)])
"""`made`: choices ever made. `wanted`: how many of the best set the bar, 0 where something else does. `left`: followers below
the bar. `bar`: what a node's chance must exceed."""


class Frontier(NamedTuple):
    """The choices that are not taken yet."""

    heap: list[tuple[float, int]]
    """(negative chance, choice)."""
    best: list[float]
    """Heap of the chances of the `wanted` best nodes seen: what is below all of them cannot enter."""
    state: np.ndarray
    """FRONTIER [1]."""


@compiled
def search(store: StoreArrays, learnt: Learnt, contexts: Contexts, buffers: Buffers, limits: Limits) -> Outcome:
    """Find the best nodes; they and the best choices that were not taken go into `buffers`."""
    nodes, costs, choices = buffers.nodes, limits.costs, np.empty(256, CHOICE)
    with_costs = len(costs) > 0
    most = min(limits.drafts, len(costs) - 2) if with_costs else limits.drafts
    experts, followers = start(contexts, nodes, limits)
    frontier = Frontier([(0.0, 0) for _ in range(0)], [0.0 for _ in range(0)], np.zeros(1, FRONTIER))
    state, corrections = frontier.state[0], _corrections(learnt)
    state.wanted = 1 if limits.single else 0 if with_costs else most
    state.bar = max(LEAST, limits.rate * costs[1].row / corrections[0]) if with_costs else LEAST
    node, expand = int64(0), True
    while True:
        if limits.single:
            state.bar = 0.0
            frontier.heap.clear()
            frontier.best.clear()
        if expand:
            named = ask(store, learnt, contexts, experts, followers, limits.outputs_only, node, state.bar / nodes[node].score)
            choices = _choose(learnt, experts, followers, named, node, frontier, choices)
        if node == most or not frontier.heap or (with_costs and -frontier.heap[0][0] <= state.bar):
            break
        node += 1
        _take(experts, node, choices[heappop(frontier.heap)[1]])
        if with_costs:
            state.bar = max(LEAST, limits.rate * costs[node + 1].row / corrections[rank_of(node + 1)])
        expand = nodes[node].level < limits.depth and (limits.single or nodes[node].score > state.bar)
        if limits.single and not expand:
            break
    left = state.left + len(frontier.heap)
    spared = _spare(buffers, choices, frontier.heap)
    _correct_by_rank(learnt, buffers, node, spared)
    fed = best_drafts(costs, nodes["chance"][1 : node + 1], limits.rate) if with_costs else node
    return Outcome(node, fed, spared, left)


@compiled
def _corrections(learnt: Learnt) -> np.ndarray:
    """The largest correction of an estimate by rank, from each rank on: float64 [RANKS]."""
    largest = np.zeros(RANKS + 1)
    for rank in range(RANKS - 1, -1, -1):
        largest[rank] = max(learnt.ranks[rank].trust, largest[rank + 1])
    return largest[:RANKS]


@compiled
def _choose(
    learnt: Learnt,
    experts: Experts,
    followers: Followers,
    named: int,
    node: int,
    frontier: Frontier,
    choices: np.ndarray,
) -> np.ndarray:
    """Put the followers of `node` whose chance is above the bar on the heap, and raise the bar where only so many nodes are
    wanted. Returns `choices`, longer where it had to be."""
    state, heap, best, score = frontier.state[0], frontier.heap, frontier.best, experts.nodes[node].score
    if state.made + named > len(choices):
        longer = np.empty(2 * (state.made + named), CHOICE)
        longer[: len(choices)] = choices
        choices = longer
    for slot in range(named):
        follower = followers.rows[slot]
        chance = follower.share * learnt.ratios[bin_of(learnt, experts.links[follower.link].kind, follower.share)].trust
        chance = chance * score if chance < MOST else MOST * score
        if chance <= state.bar:
            state.left += 1
            continue
        if not state.wanted:
            pass
        elif len(best) < state.wanted:
            heappush(best, chance)
            if len(best) == state.wanted and best[0] > state.bar:
                state.bar = best[0]
        else:
            heapreplace(best, chance)
            state.bar = best[0]
        choice = choices[state.made]
        choice.token, choice.parent, choice.chance = followers.tokens[slot], node, chance
        choice.follower = follower
        heappush(heap, (-chance, state.made))
        state.made += 1
    return choices


@compiled
def _take(experts: Experts, index: int, choice: Any) -> None:
    """Draft a choice as node `index`. Its first expert is the one that named it, one token further."""
    node, follower = experts.nodes[index], choice.follower
    node.token, node.parent = choice.token, choice.parent
    node.level = experts.nodes[choice.parent].level + 1
    node.source, node.kind, node.turn = follower.source, experts.links[follower.link].kind, follower.link
    node.share, node.score = follower.share, choice.chance
    node.first_link = node.last_link = 0
    know(experts, index, node.kind + 2, follower.place)


@compiled
def _spare(buffers: Buffers, choices: np.ndarray, heap: list[tuple[float, int]]) -> int:
    """Put the best choices on the heap into `buffers`. Returns how many."""
    spared = min(len(heap), CANDIDATES)
    for place in range(spared):
        choice, candidate = choices[heappop(heap)[1]], buffers.spared[place]
        candidate.parent, candidate.token, candidate.chance = choice.parent, choice.token, choice.chance
    return spared


@compiled
def _correct_by_rank(learnt: Learnt, buffers: Buffers, size: int, spared: int) -> None:
    """Correct the chances of the nodes and of the spared candidates by how drafts of their rank turned out."""
    nodes = buffers.nodes
    for index in range(1, size + 1):
        node = nodes[index]
        node.chance = min(nodes[node.parent].chance, node.score * learnt.ranks[rank_of(index)].trust)
    correction = learnt.ranks[rank_of(size + 1)].trust
    for index in range(spared):
        candidate = buffers.spared[index]
        candidate.chance = min(nodes[candidate.parent].chance, candidate.chance * correction)
