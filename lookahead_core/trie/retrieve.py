"""Retrieval: the draft nodes most likely to be accepted, best first, in O(decoding length * log).

Multi-stage (arXiv 2312.12728 section 4.2), but the stages merge: a node's children come from every context suffix
that matches, the node's own path included, each weighed as `ranking.Estimator` has learnt. Only the few best children
of a context are read, weaker contexts are matched only when what they may still add could enter the draft, and no
subtree is ever scanned.
"""

from __future__ import annotations

from heapq import heappop, heappush, heapreplace
from typing import NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.acceptance import MEMORY, ONCE, RANKS, RANKS_MEMORY, TRUST, Tables, cell_of, correct, rank_of
from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.costs import best_drafts
from lookahead_core.trie.draft_tree import CANDIDATES
from lookahead_core.trie.insert import CONTEXTS, DEPTH, PROMPT_LENGTH, TEXT
from lookahead_core.trie.nodes import (
    COUNT,
    FANOUT,
    FIRST,
    FLAGS,
    NARROW,
    NEXT,
    OFFSET_BITS,
    OFFSET_MASK,
    OUTPUT,
    PROMPT,
    TOTAL,
    Columns,
    peek,
    step,
)
from lookahead_core.trie.nodes import TOKEN as NODE_TOKEN
from lookahead_core.trie.nodes import TOP as MOST_READ
from lookahead_core.trie.slots import CHANCE, HEAD, KIND, LAST, LEVEL, PARENT, SCORE, SHARE, SOURCE, TOKEN, TURN, Found

LEAST = 1e-4
"""No node below this probability is drafted: a row of the pass costs more than it can bring."""

MOST = 0.999
"""No step is certain."""

SMALL = 3.0
"""Experts weaker than those asked share what trust is left, so no one token is expected to get more than a third of it."""

PLACE = 3
"""A candidate's numbers: token (0), parent (1), source (2), place (3), kind (4), link (5)."""

NO_COSTS = np.empty((2, 0))


class Chains(NamedTuple):
    """The experts of each found node, strongest first, as linked lists; and the nodes."""

    nodes: np.ndarray
    """int64 [nodes, 8], see `PARENT`."""
    links: np.ndarray
    """int64 [links, 3]: kind (2 * order + source; source 0 own request, 1 shared), place, next link; link 0 is none."""
    used: np.ndarray
    """int64 [1]: links in use."""


@compiled
def search(
    c: Columns,
    e: Tables,
    mine: np.ndarray,
    shared: np.ndarray,
    f: Found,
    outputs_only: bool,
    room: int,
    depth: int,
    single: bool,
    costs: np.ndarray,
    rate: float,
) -> tuple:
    """Find the `room` best nodes, at most `depth` below the root, or with `single` the one branch of best children.

    With `costs` (see `PassCosts`; none: NO_COSTS) only nodes whose chance pays at `rate` tokens per plain pass are looked at.
    `outputs_only`: no prompt among the shared branches. The nodes and the best candidates that were not taken go to `f`.

    Returns how many nodes there are (the root not counted), how many of them to feed, how many candidates are named in `f`,
    and how many there were besides the nodes.
    """
    longest = max(mine[DEPTH], shared[DEPTH])
    links = 3 + (room + 2) * (2 * longest + 2 * depth + 6)
    s = Chains(f.nodes, np.empty((links, 3), np.int64), np.zeros(1, np.int64))
    nodes, values = f.nodes, f.values
    nodes[0] = 0
    nodes[0, TOKEN] = nodes[0, PARENT] = nodes[0, TURN] = -1
    values[0] = 1.0
    for order in range(longest, -1, -1):
        if order <= mine[DEPTH] and mine[CONTEXTS + order]:
            _know(s, int64(0), 2 * order, mine[CONTEXTS + order])
        if order <= shared[DEPTH] and shared[CONTEXTS + order]:
            _know(s, int64(0), 2 * order + 1, shared[CONTEXTS + order])

    candidates, chances = np.empty((256, 6), np.int64), np.empty((256, 2))  # of each: share, chance
    most = MOST_READ * (2 * longest + 2 * depth + 4)
    tokens, sums = np.empty(most, np.int64), np.empty(most)  # what the experts of one node name, and their shares together
    said = np.empty((most, 4), np.int64)  # source, place, kind, link
    heap = [(0.0, 0) for _ in range(0)]
    best = [0.0 for _ in range(0)]  # scores of the `wanted` best nodes seen: what is below all of them cannot enter
    with_costs = costs.shape[1] > 0
    if with_costs:
        room = min(room, costs.shape[1] - 2)
    wanted = 0 if with_costs else room  # 0 where something else sets the bar
    worth = np.empty(RANKS)  # the most that a draft is worth from each rank on
    for rank in range(RANKS - 1, -1, -1):
        worth[rank] = max(e.ranks[rank:, TRUST])
    bar = max(LEAST, rate * costs[1, 1] / worth[0]) if with_costs else LEAST
    serial = left = node = int64(0)
    expand = True
    while True:
        if single:
            wanted, bar, heap, best = 1, 0.0, [(0.0, 0) for _ in range(0)], [0.0 for _ in range(0)]
        if expand:
            score = values[node, SCORE]
            found = _ask(c, e, s, mine, outputs_only, node, bar / score, tokens, sums, said)
            # Put those above the bar into the heap, and raise the bar where only so many nodes are wanted.
            if serial + found > len(candidates):
                size = 2 * (serial + found)
                candidates, chances = _longer(candidates, size), _longer(chances, size)
            for slot in range(found):
                share = sums[slot]
                chance = share * e.ratios[e.offsets[said[slot, 2], 1] + int(32.0 * share**0.5), TRUST]
                chance = chance * score if chance < MOST else MOST * score
                if chance <= bar:
                    left += 1
                    continue
                if not wanted:
                    pass
                elif len(best) < wanted:
                    heappush(best, chance)
                    if len(best) == wanted and best[0] > bar:
                        bar = best[0]
                else:
                    heapreplace(best, chance)
                    bar = best[0]
                row = candidates[serial]
                row[0], row[1] = tokens[slot], node
                row[2:] = said[slot]
                chances[serial, 0], chances[serial, 1] = share, chance
                heappush(heap, (-chance, serial))
                serial += 1
        if node == room or not heap or (with_costs and -heap[0][0] <= bar):
            break
        _, taken = heappop(heap)
        row = candidates[taken]
        parent = row[1]
        node += 1
        nodes[node, TOKEN], nodes[node, PARENT], nodes[node, LEVEL] = row[0], parent, nodes[parent, LEVEL] + 1
        nodes[node, SOURCE], nodes[node, KIND], nodes[node, TURN] = row[2], row[4], row[5]
        nodes[node, HEAD] = nodes[node, LAST] = 0
        values[node, SHARE], values[node, SCORE] = chances[taken, 0], chances[taken, 1]
        _know(s, node, row[4] + 2, row[PLACE])
        if with_costs:
            bar = max(LEAST, rate * costs[1, node + 1] / worth[rank_of(node + 1)])
        expand = nodes[node, LEVEL] < depth and (single or values[node, SCORE] > bar)
        if single and not expand:
            break
    left += len(heap)
    named = min(len(heap), CANDIDATES)
    for place in range(named):
        negative, taken = heappop(heap)
        f.over[place, 0], f.over[place, 1] = candidates[taken, 1], candidates[taken, 0]
        f.chances[place] = -negative
    values[0, CHANCE] = 1.0
    for place in range(1, node + 1):
        values[place, CHANCE] = min(values[nodes[place, PARENT], CHANCE], values[place, SCORE] * e.ranks[rank_of(place), TRUST])
    rank = rank_of(node + 1)
    for place in range(named):
        f.chances[place] = min(values[f.over[place, 0], CHANCE], f.chances[place] * e.ranks[rank, TRUST])
    fed = best_drafts(costs, values[1 : node + 1, CHANCE], rate) if with_costs else node
    return node, fed, named, left


@compiled
def _ask(
    c: Columns,
    e: Tables,
    s: Chains,
    mine: np.ndarray,
    outputs_only: bool,
    node: int,
    floor: float,
    tokens: np.ndarray,
    sums: np.ndarray,
    said: np.ndarray,
) -> int:
    """Ask the experts of `node` for its children, while one that they add could have a share above `floor`. Fills `tokens`,
    their shares (`sums`) and what was `said` of them: source, place, kind, link. Returns how many."""
    found, rest, link = 0, 1.0, 0
    heard_mine = heard_shared = 0  # visits of the last expert asked: as many again are the same ones
    while rest > SMALL * floor:
        after = s.links[link, 2] if link else s.nodes[node, HEAD]
        if not after:
            if not _next_expert(c, s, node):
                break
            after = s.links[link, 2] if link else s.nodes[node, HEAD]
        link = after
        kind, place = s.links[link, 0], s.links[link, 1]
        heard = heard_shared if kind & 1 else heard_mine
        tail = ~place if place < 0 else c.tail[place]
        spelled = place > 0 and c.node[place, FANOUT] > 0
        visits = int64(c.node[place, TOTAL]) if spelled else 1
        token = 0 if spelled else peek(c, tail)
        if visits == heard or token < 0:
            continue
        if kind & 1:
            heard_shared = visits
        else:
            heard_mine = visits
        cell = cell_of(visits, int64(c.node[place, FANOUT])) if spelled else ONCE
        share = rest * e.trusts[e.offsets[kind, 0] + cell, TRUST]
        rest -= share
        unit = share / visits
        wide = spelled and c.node[place, FANOUT] > NARROW
        child = c.node[place, FIRST] if spelled else 0
        for _ in range(MOST_READ if spelled else 1):
            if spelled:
                if not child:
                    break
                token, share = c.node[child, NODE_TOKEN], unit * c.node[child, COUNT]
                source = OUTPUT if kind & 1 and outputs_only else c.node[child, FLAGS]
            elif tail & OFFSET_MASK < mine[PROMPT_LENGTH] and tail >> OFFSET_BITS == mine[TEXT]:
                source = PROMPT
            else:
                source = OUTPUT
            slot = 0
            while slot < found and tokens[slot] != token:
                slot += 1
            if slot < found:
                sums[slot] += share
                said[slot, 0] |= source
            elif not wide or share > floor:
                tokens[slot], sums[slot] = token, share
                said[slot, 0], said[slot, 1] = source, child if spelled else ~(tail + 1)
                said[slot, 2], said[slot, 3] = kind, link
                found += 1
            else:
                break
            if spelled:
                child = c.node[child, NEXT]
    return found


@compiled
def _longer(array: np.ndarray, size: int) -> np.ndarray:
    longer = np.empty((size, array.shape[1]), array.dtype)
    longer[: len(array)] = array
    return longer


@compiled
def _know(s: Chains, node: int, kind: int, place: int) -> None:
    """One more expert of a node."""
    s.used[0] += 1
    link = s.used[0]
    s.links[link, 0], s.links[link, 1], s.links[link, 2] = kind, place, 0
    if s.nodes[node, LAST]:
        s.links[s.nodes[node, LAST], 2] = link
    else:
        s.nodes[node, HEAD] = link
    s.nodes[node, LAST] = link


@compiled
def _next_expert(c: Columns, s: Chains, node: int) -> bool:
    """Find the next weaker expert of `node`: one of its parent's, one token further; the roots come last."""
    link = s.nodes[node, TURN]
    if link < 0:
        return False
    parent = s.nodes[node, PARENT]
    while True:
        if not s.links[link, 2] and not _next_expert(c, s, parent):
            last = s.nodes[0, LAST]  # the shared root; the request's own came just before
            _know(s, node, s.links[last - 1, 0], s.links[last - 1, 1])
            _know(s, node, s.links[last, 0], s.links[last, 1])
            s.nodes[node, TURN] = -1
            return True
        link = s.links[link, 2]
        place = step(c, s.links[link, 1], s.nodes[node, 0])
        if place:
            _know(s, node, s.links[link, 0] + 2, place)
            s.nodes[node, TURN] = link
            return True


@compiled
def judge(e: Tables, f: Found, size: int, fed: int, truth: np.ndarray) -> None:
    """`truth` are the tokens that really followed: correct the estimates by which of the nodes were right. Of `size` nodes
    only the first `fed` were fed to the model."""
    nodes, values = f.nodes, f.values
    path = 0
    accepted_at = np.zeros(RANKS)
    for index in range(len(truth)):
        right = 0
        for node in range(path + 1, size + 1):
            if nodes[node, PARENT] == path:
                accepted = nodes[node, TOKEN] == truth[index]
                share = values[node, SHARE]
                row = e.ratios[e.offsets[nodes[node, KIND], 1] + int(32.0 * share**0.5)]
                correct(row, share, 1.0 if accepted else 0.0, MEMORY)
                if accepted:
                    right = node
        if right == 0 or right > fed:  # the drafts were wrong here
            expected = np.zeros(RANKS)
            for node in range(1, fed + 1):
                expected[rank_of(node)] += values[node, SCORE]
            for rank in range(rank_of(fed) + 1 if fed else 0):
                correct(e.ranks[rank], expected[rank], accepted_at[rank], RANKS_MEMORY)
            return
        accepted_at[rank_of(right)] += 1.0
        path = right  # where a run stopped: nothing is told of what lay beyond


__all__ = ["LEAST", "NO_COSTS", "judge", "search"]
