"""The experts of a node: every context suffix that matches, the node's own path included, and what they say comes next.

Multi-stage retrieval (arXiv 2312.12728 section 4.2) with merged stages: experts are asked from the longest context to the
shortest. Only the few best children of each are read, and weaker contexts are matched only when what they may still add
could enter the draft. This file knows no order of drafts.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.acceptance import ONCE, Learnt, cell_of
from lookahead_core.trie.compiled import compiled, record
from lookahead_core.trie.insert import Contexts
from lookahead_core.trie.nodes import NARROW, OFFSET_BITS, OFFSET_MASK, OUTPUT, PROMPT, RANKED, StoreArrays, step, token_at

SMALL = 3.0
"""Experts weaker than those asked share what trust is left, so no one token is expected to get more than a third of it."""

LINK = record(np.int64, "kind", "place", "next")
"""An expert of a node: its kind (2 * order + source; source 0 own text, 1 shared), its place, and the next link of the chain, 0
at the end."""

FOLLOWER = np.dtype([("source", np.int64), ("place", np.int64), ("link", np.int64), ("share", np.float64)])
"""What the experts of a node say of a token: source flags, its place and the link of the expert that named it first, and the
shares of all experts together."""


class Limits(NamedTuple):
    """The bounds of a search."""

    drafts: int
    """Most nodes."""
    depth: int
    """Most levels below the root."""
    single: bool
    """Only the one branch of best children."""
    outputs_only: bool
    """The shared branches hold no prompt."""
    rate: float
    """Tokens that the time of a plain pass is worth."""
    costs: np.ndarray
    """`PassCosts.table`: only nodes whose chance pays are considered; NO_COSTS for none."""


class Experts(NamedTuple):
    """The experts of each found node, strongest first, as linked lists."""

    nodes: np.ndarray
    """FOUND [nodes]."""
    links: np.ndarray
    """LINK [links]; link 0 is none."""
    used: np.ndarray
    """int64 [1]: links in use."""


class Followers(NamedTuple):
    """What the experts of one node name."""

    tokens: np.ndarray
    """int64 [most]."""
    rows: np.ndarray
    """FOLLOWER [most]."""


@compiled
def start(contexts: Contexts, nodes: np.ndarray, limits: Limits) -> tuple[Experts, Followers]:
    """The root and its experts: the places of all contexts."""
    own, shared = contexts.own.head[0], contexts.shared.head[0]
    longest = max(own.depth, shared.depth)
    links = 3 + (limits.drafts + 2) * (2 * longest + 2 * limits.depth + 6)
    experts = Experts(nodes, np.empty(links, LINK), np.zeros(1, np.int64))
    root = nodes[0]
    root.token = root.parent = root.turn = -1
    root.level = root.source = root.kind = root.first_link = root.last_link = 0
    root.score = root.chance = 1.0
    for order in range(longest, -1, -1):
        if order <= own.depth and contexts.own.places[order]:
            know(experts, int64(0), 2 * order, contexts.own.places[order])
        if order <= shared.depth and contexts.shared.places[order]:
            know(experts, int64(0), 2 * order + 1, contexts.shared.places[order])
    most = RANKED * (2 * longest + 2 * limits.depth + 4)
    return experts, Followers(np.empty(most, np.int64), np.empty(most, FOLLOWER))


@compiled
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
    while rest > SMALL * floor:
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


@compiled
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
        named = _name(followers, named, token, source if source else int64(nodes[child].flags), child, link, share)
        child = int64(nodes[child].next)
    return named


@compiled
def _slot_of(followers: Followers, named: int, token: int) -> int:
    """The slot of a follower, `named` where it is new."""
    slot = 0
    while slot < named and followers.tokens[slot] != token:
        slot += 1
    return slot


@compiled
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


@compiled
def know(experts: Experts, index: int, kind: int, place: int) -> None:
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


@compiled
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
    link = node.turn
    if link < 0:
        return False
    while True:
        if not links[link].next and not _find_expert(store, experts, node.parent):
            last = experts.nodes[0].last_link  # the shared root; the request's own came just before
            know(experts, index, links[last - 1].kind, links[last - 1].place)
            know(experts, index, links[last].kind, links[last].place)
            node.turn = -1
            return True
        link = links[link].next
        place = step(store, links[link].place, node.token)
        if place:
            know(experts, index, links[link].kind + 2, place)
            node.turn = link
            return True
