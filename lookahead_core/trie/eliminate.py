"""Branch eliminating and node pruning (arXiv 2312.12728 section 4): a request's branches are removed when it ends, rarely used
leaves when the store is full."""

from __future__ import annotations

from numpy import int64

from lookahead_core.trie.compiled import compiled, inner
from lookahead_core.trie.nodes import IS_ROOT, LOCAL, NARROW, StoreArrays, release, remove, store_at, unlink

SURPLUS = 64
"""Nodes evicted beyond those wanted: after each round the cursors must match their contexts again."""


@inner
def prune_nodes(store: StoreArrays, wanted: int, most: int) -> None:
    """Evict rarely used leaves until `wanted` nodes fit; a clock hand halves the counts that it passes.

    At most `most` slots are examined, so no call pauses. Where that is not enough, the store stays full and the new windows
    are cut short. Branches of open requests are spared while they take less than half of the capacity.
    """
    nodes, counters = store.nodes, store.counters[0]
    capacity = counters.capacity
    if capacity - counters.live >= wanted:
        return
    goal = min(capacity, wanted + SURPLUS)
    hand = counters.hand
    while most and capacity - counters.live < goal:
        most -= 1
        hand += 1
        if hand >= counters.slots:
            hand = 1
        node = nodes[hand]
        visits, flags = node.count, node.marks
        if not visits or flags & IS_ROOT:
            continue
        if flags & LOCAL and 2 * counters.local < capacity:
            continue
        if visits == 1 and not node.fanout:
            _evict(store, hand)
        elif visits > 1:
            node.count = visits - visits // 2
            nodes[node.parent].total -= visits // 2
    counters.hand = hand


@inner
def _evict(store: StoreArrays, node: int) -> None:
    nodes = store.nodes
    parent = int64(nodes[node].parent)
    wide = nodes[parent].fanout > NARROW
    if wide:
        remove(store, node)
    unlink(store, parent, node)
    nodes[parent].total -= nodes[node].count
    nodes[parent].fanout -= 1
    if wide and nodes[parent].fanout == NARROW:
        child = int64(nodes[parent].first)
        while child:
            remove(store, child)
            child = int64(nodes[child].next)
    release(store, node)
    store.counters[0].evicted += 1


@compiled
def eliminate(address: int, root: int) -> None:
    """Free a root and all nodes below it. `address`: of the store's handle."""
    store = store_at(address)
    nodes, node = store.nodes, int64(root)
    while True:
        child = int64(nodes[node].first)
        if child:
            if nodes[node].fanout > NARROW:
                remove(store, child)
            nodes[node].first = nodes[child].next
            node = child
            continue
        parent = int64(nodes[node].parent)
        release(store, node)
        if node == root:
            break
        node = parent
    store.counters[0].live += 1  # roots are not counted
