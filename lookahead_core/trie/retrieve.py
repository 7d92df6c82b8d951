"""Retrieval: the draft nodes most likely to be accepted, best first, in O(n log n) for n nodes.

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

from lookahead_core.trie.acceptance import DOUBT, MEMORY, ONCE, Learnt, bin_of, cell_of, correct, size_of
from lookahead_core.trie.compiled import compiled, inner, record
from lookahead_core.trie.costs import COST, best_drafts
from lookahead_core.trie.draft_tree import CANDIDATES
from lookahead_core.trie.insert import Contexts
from lookahead_core.trie.nodes import NARROW, OFFSET_BITS, OFFSET_MASK, OUTPUT, PROMPT, RANKED, StoreArrays, step, token_at
from lookahead_core.trie.slots import Buffers, Outcome

LEAST_CHANCE = 1e-4
"""No node below this probability is drafted: a row of the pass costs more than it can bring."""

JUDGED_SHARE = 0.5
"""Nodes that have this share of the chance that pays are found too, so that it is learnt whether they would have been right."""

MOST_CHANCE = 0.999
"""No step is certain."""

ALREADY_CANDIDATE = 0.5
"""Reaching a token a pass earlier is worth so much less than a token where it is a candidate already."""

NO_COSTS = np.empty(0, COST)

REST_SPLIT = 3.0
"""Experts weaker than those asked share what trust is left, so no one token is expected to get more than a third of it."""

LINK = record(np.int64, "kind", "place", "next")
"""An expert of a node: its kind (2 * order + source; source 0 own text, 1 shared), its place, and the next link of the chain, 0
at the end."""

FOLLOWER = record(np.int64, "source", "place", "link", share=np.float64)
"""What the experts of a node say of a token: source flags, its place and the link of the expert that named it first, and the
shares of all experts together."""


class Limits(NamedTuple):
    """The bounds of a search."""

    drafts: int  # most nodes
    depth: int  # most levels below the root
    single: bool  # only the one branch of best children
    outputs_only: bool  # the shared branches hold no prompt
    rate: float  # tokens that the time of a plain pass is worth
    costs: np.ndarray  # COST [widths]: only nodes whose chance nearly pays are found; NO_COSTS for none


class Experts(NamedTuple):
    """The experts of each found node, strongest first, as linked lists."""

    nodes: np.ndarray  # FOUND [nodes]
    links: np.ndarray  # LINK [links]; link 0 is none
    used: np.ndarray  # int64 [1]: links in use


class Followers(NamedTuple):
    """What the experts of one node name."""

    tokens: np.ndarray  # int64 [most]
    rows: np.ndarray  # FOLLOWER [most]


CHOICE = record(np.int64, "token", "parent", chance=np.float64, follower=FOLLOWER)
"""A node that may be drafted: a follower of `parent`, and the chance that it and its whole path are accepted."""

FRONTIER = record(np.int64, "made", "wanted", "left", bar=np.float64)
"""`made`: choices ever made. `wanted`: how many of the best set the bar, 0 where something else does. `left`: followers below
the bar, or beside a single branch. `bar`: what a node's chance must exceed."""


class Frontier(NamedTuple):
    """The choices that are not taken yet."""

    heap: list[tuple[float, int]]  # (negative chance, choice)
    best: list[float]  # heap of the chances of the `wanted` best nodes seen: what is below all of them cannot enter
    state: np.ndarray  # FRONTIER [1]


@inner
def search(store: StoreArrays, learnt: Learnt, contexts: Contexts, buffers: Buffers, limits: Limits) -> Outcome:
    """Find the best nodes; they and the best choices that were not taken go into `buffers`."""
    nodes, costs, choices = buffers.nodes, limits.costs, np.empty(256, CHOICE)
    with_costs = len(costs) > 0
    most = min(limits.drafts, len(costs) - 2) if with_costs else limits.drafts
    experts, followers = start(contexts, nodes, limits)
    frontier = Frontier([(0.0, 0) for _ in range(0)], [0.0 for _ in range(0)], np.zeros(1, FRONTIER))
    state = frontier.state[0]
    state.wanted = 1 if limits.single else 0 if with_costs else most
    state.bar = max(LEAST_CHANCE, JUDGED_SHARE * limits.rate * costs[1].row) if with_costs else LEAST_CHANCE
    node, expand = int64(0), True
    while True:
        if limits.single:
            state.bar = 0.0
            state.left += len(frontier.heap)
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
            state.bar = max(LEAST_CHANCE, JUDGED_SHARE * limits.rate * costs[node + 1].row)
        expand = nodes[node].level < limits.depth and (limits.single or nodes[node].score > state.bar)
        if limits.single and not expand:
            break
    left = state.left + len(frontier.heap)
    listed = _list_candidates(buffers, choices, frontier.heap)
    _correct_by_size(learnt, buffers, node, listed)
    fed = _most_valuable(learnt, nodes, node, limits) if with_costs else node
    return Outcome(node, fed, listed, left)


@inner
def _choose(
    learnt: Learnt, experts: Experts, followers: Followers, named: int, node: int, frontier: Frontier, choices: np.ndarray
) -> np.ndarray:
    """Put the followers of `node` whose chance is above the bar on the heap, and raise the bar where only so many nodes are
    wanted. Returns `choices`, longer where it had to be."""
    state, heap, best, score = frontier.state[0], frontier.heap, frontier.best, experts.nodes[node].score
    if state.made + named > len(choices):
        longer = np.empty(2 * (state.made + named), CHOICE)
        for place in range(len(choices)):  # assigning a slice takes two seconds to compile, most of it for an error's message
            longer[place] = choices[place]
        choices = longer
    for slot in range(named):
        follower = followers.rows[slot]
        chance = follower.share * learnt.ratios[bin_of(learnt, experts.links[follower.link].kind, follower.share)].trust
        chance = chance * score if chance < MOST_CHANCE else MOST_CHANCE * score
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


@inner
def _take(experts: Experts, index: int, choice: Any) -> None:
    """Draft a choice as node `index`. Its first expert is the one that named it, one token further."""
    node, follower = experts.nodes[index], choice.follower
    node.token, node.parent = choice.token, choice.parent
    node.level = experts.nodes[choice.parent].level + 1
    node.source, node.kind, node.parent_link = follower.source, experts.links[follower.link].kind, follower.link
    node.share, node.score = follower.share, choice.chance
    node.first_link = node.last_link = 0
    add_expert(experts, index, node.kind + 2, follower.place)


@inner
def _list_candidates(buffers: Buffers, choices: np.ndarray, heap: list[tuple[float, int]]) -> int:
    """Put the best choices on the heap into `buffers`. Returns how many."""
    listed = min(len(heap), CANDIDATES)
    for place in range(listed):
        choice, candidate = choices[heappop(heap)[1]], buffers.candidates[place]
        candidate.parent, candidate.token, candidate.chance = choice.parent, choice.token, choice.chance
    return listed


@inner
def _correct_by_size(learnt: Learnt, buffers: Buffers, size: int, listed: int) -> None:
    """Correct the chances of the nodes and of the candidates by how searches that found so many nodes turned out."""
    correction = learnt.sizes[size_of(size)].trust
    for index in range(1, size + 1):
        node = buffers.nodes[index]
        node.chance = min(MOST_CHANCE, node.score * correction)
    for index in range(listed):
        candidate = buffers.candidates[index]
        candidate.chance = min(MOST_CHANCE, candidate.chance * correction)


@inner
def _most_valuable(learnt: Learnt, nodes: np.ndarray, size: int, limits: Limits) -> int:
    """How many of the found nodes to feed.

    A right node moves the next pass on by one token. Where that token is a candidate as well, the next pass would have had it
    anyway, so less is gained than a token."""
    values = np.zeros(size + 1)
    values[0], price = 1.0, limits.rate * limits.costs[1].row
    for index in range(1, size + 1):
        node = nodes[index]
        values[index] += node.chance
        values[node.parent] -= ALREADY_CANDIDATE * max(0.0, node.chance - price * nodes[node.parent].chance)
    fed = best_drafts(limits.costs, values[1:], limits.rate * learnt.gained[0].trust)
    tokens, gained = 1.0, values[0]
    for index in range(1, fed + 1):
        tokens += nodes[index].chance
        gained += values[index]
    correct(learnt.gained[0], tokens, max(gained, 0.0), MEMORY, 1.0 - DOUBT)
    return fed


@inner
def start(contexts: Contexts, nodes: np.ndarray, limits: Limits) -> tuple[Experts, Followers]:
    """The root and its experts: the places of all contexts."""
    own, shared = contexts.own.head[0], contexts.shared.head[0]
    longest = max(own.depth, shared.depth)
    links = 3 + (limits.drafts + 2) * (2 * longest + 2 * limits.depth + 6)
    experts = Experts(nodes, np.empty(links, LINK), np.zeros(1, np.int64))
    root = nodes[0]
    root.token = root.parent = root.parent_link = -1
    root.level = root.source = root.kind = root.first_link = root.last_link = 0
    root.score = root.chance = 1.0
    for order in range(longest, -1, -1):
        if order <= own.depth and contexts.own.places[order]:
            add_expert(experts, int64(0), 2 * order, contexts.own.places[order])
        if order <= shared.depth and contexts.shared.places[order]:
            add_expert(experts, int64(0), 2 * order + 1, contexts.shared.places[order])
    most = RANKED * (2 * longest + 2 * limits.depth + 4)
    return experts, Followers(np.empty(most, np.int64), np.empty(most, FOLLOWER))


@inner
def ask(
    store: StoreArrays,
    learnt: Learnt,
    contexts: Contexts,
    experts: Experts,
    followers: Followers,
    outputs_only: bool,
    node: int,
    floor: float,
) -> int:
    """Ask the experts of `node` for its followers, while one that they add could have a share above `floor`. Returns how many
    they name."""
    named, rest, link = 0, 1.0, 0
    visits_own = visits_shared = 0  # of the last expert asked: as many again were at the same places
    while rest > REST_SPLIT * floor:
        link = _next_link(store, experts, node, link)
        if not link:
            break
        kind, place = experts.links[link].kind, experts.links[link].place
        stored = place > 0 and store.nodes[place].fanout > 0
        tail = ~place if place < 0 else store.tails[place]
        visits = int64(store.nodes[place].total) if stored else 1
        token = 0 if stored else token_at(store, tail)
        if token < 0 or visits == (visits_shared if kind & 1 else visits_own):
            continue
        if kind & 1:
            visits_shared = visits
        else:
            visits_own = visits
        cell = cell_of(visits, int64(store.nodes[place].fanout)) if stored else ONCE
        share = rest * learnt.trusts[learnt.kinds[kind].trusts + cell].trust
        rest -= share
        if stored:
            source = OUTPUT if kind & 1 and outputs_only else 0
            named = _name_children(store, followers, named, place, link, source, share / visits, floor)
        else:
            own = contexts.own.head[0]
            in_prompt = tail & OFFSET_MASK < own.prompt_length and tail >> OFFSET_BITS == own.text
            named = _name(followers, named, token, PROMPT if in_prompt else OUTPUT, ~(tail + 1), link, share)
    return named


@inner
def _name_children(
    store: StoreArrays, followers: Followers, named: int, place: int, link: int, source: int, unit: float, floor: float
) -> int:
    """An expert names the best children of its node `place`, each with a share of `unit` a visit; `source` 0: as their flags
    say. Of a wide node it stops at a new follower whose share is not above `floor`. Returns the number of followers."""
    nodes, wide = store.nodes, store.nodes[place].fanout > NARROW
    child = int64(nodes[place].first)
    for _ in range(RANKED):
        if not child:
            break
        token, share = int64(nodes[child].token), unit * nodes[child].count
        if wide and share <= floor and _slot_of(followers, named, token) == named:
            break
        named = _name(followers, named, token, source if source else int64(nodes[child].marks), child, link, share)
        child = int64(nodes[child].next)
    return named


@inner
def _slot_of(followers: Followers, named: int, token: int) -> int:
    """The slot of a follower, `named` where it is new."""
    slot = 0
    while slot < named and followers.tokens[slot] != token:
        slot += 1
    return slot


@inner
def _name(followers: Followers, named: int, token: int, source: int, place: int, link: int, share: float) -> int:
    """Add `share` to a follower. Returns how many there are now."""
    slot = _slot_of(followers, named, token)
    row = followers.rows[slot]
    if slot < named:
        row.share += share
        row.source |= source
        return named
    followers.tokens[slot] = token
    row.source, row.place, row.link, row.share = source, place, link, share
    return named + 1


@inner
def add_expert(experts: Experts, index: int, kind: int, place: int) -> None:
    """Add an expert to the chain of a node."""
    experts.used[0] += 1
    link, node = experts.used[0], experts.nodes[index]
    new = experts.links[link]
    new.kind, new.place, new.next = kind, place, 0
    if node.last_link:
        experts.links[node.last_link].next = link
    else:
        node.first_link = link
    node.last_link = link


@inner
def _next_link(store: StoreArrays, experts: Experts, index: int, link: int) -> int:
    """The link behind `link` (0: the first one) in the chain of a node, which grows where it must; 0 at its end."""
    following = experts.links[link].next if link else experts.nodes[index].first_link
    if not following and _find_expert(store, experts, index):
        following = experts.links[link].next if link else experts.nodes[index].first_link
    return following


@compiled
def _find_expert(store: StoreArrays, experts: Experts, index: int) -> bool:
    """Find the next weaker expert of a node: one of its parent's, one token further; the roots come last."""
    node, links = experts.nodes[index], experts.links
    link = node.parent_link
    if link < 0:
        return False
    while True:
        if not links[link].next and not _find_expert(store, experts, node.parent):
            last = experts.nodes[0].last_link  # the shared root; the request's own came just before
            add_expert(experts, index, links[last - 1].kind, links[last - 1].place)
            add_expert(experts, index, links[last].kind, links[last].place)
            node.parent_link = -1
            return True
        link = links[link].next
        place = step(store, links[link].place, node.token)
        if place:
            add_expert(experts, index, links[link].kind + 2, place)
            node.parent_link = link
            return True
