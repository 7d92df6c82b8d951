"""Adding and removing nodes: slots, the linked lists of children, and the hash table of wide nodes."""

from __future__ import annotations

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.nodes import LOCAL, NARROW, RANKED, REMOVED, StoreArrays, hash_slot


@compiled
def add(store: StoreArrays, node: int, token: int, tail: int, flags: int) -> int:
    """A new child of `node`; 0 where the store is full. The arrays must have space, see `NodeStore.reserve`."""
    if store.counters[0].live >= store.counters[0].capacity:
        return 0
    child = create(store, node, token, tail, flags, int64(1))
    fanout = store.nodes[node].fanout
    if fanout > NARROW + 1:
        link(store, node, child, int64(0))
        put(store, child)
    else:
        link(store, node, child, int64(store.nodes[node].first))
        if fanout > NARROW:
            _widen(store, node)
    return child


@compiled
def promote(store: StoreArrays, node: int, child: int) -> None:
    """Restore the order of a wide node's first children after a visit of `child`."""
    nodes = store.nodes
    visits, other = nodes[child].count, int64(nodes[node].first)
    for rank in range(RANKED):
        if other == child:
            return
        rival = nodes[other].count
        if rival < visits or (rival == visits and rank == RANKED - 1):
            unlink(store, node, child)
            link(store, node, child, other)
            return
        other = int64(nodes[other].next)


@compiled
def create(store: StoreArrays, node: int, token: int, tail: int, flags: int, count: int) -> int:
    """A new child of `node` that is not in its list yet."""
    counters, child = store.counters[0], allocate(store)
    new = store.nodes[child]
    new.token = token
    new.parent = node
    new.count = count
    new.flags = flags
    store.nodes[node].fanout += 1
    store.tails[child] = tail
    counters.live += 1
    counters.created += 1
    if flags & LOCAL:
        counters.local += 1
    return child


@compiled
def allocate(store: StoreArrays) -> int:
    """An empty slot."""
    counters = store.counters[0]
    node = counters.first_free
    if node:
        counters.first_free = store.nodes[node].next
        counters.free -= 1
    else:
        node = counters.slots
        counters.slots += 1
    _clear(store, node)
    return node


@compiled
def release(store: StoreArrays, node: int) -> None:
    """Free a node's slot."""
    counters = store.counters[0]
    if store.nodes[node].flags & LOCAL:
        counters.local -= 1
    _clear(store, node)
    store.nodes[node].next = counters.first_free
    counters.first_free = node
    counters.free += 1
    counters.live -= 1


@compiled
def _clear(store: StoreArrays, node: int) -> None:
    empty = store.nodes[node]
    empty.token = empty.parent = empty.count = empty.total = 0
    empty.first = empty.next = empty.fanout = empty.flags = 0
    store.tails[node] = -1


@compiled
def link(store: StoreArrays, node: int, child: int, other: int) -> None:
    """Put `child` into the list of `node`, before `other` (0: at the end)."""
    nodes, previous = store.nodes, store.previous
    first = nodes[node].first
    nodes[child].next = other
    if not first:
        nodes[node].first = child
        previous[child] = child
        return
    following = other if other else first
    last = previous[following]
    previous[child], previous[following] = last, child
    if other == first:
        nodes[node].first = child
    else:
        nodes[last].next = child


@compiled
def unlink(store: StoreArrays, node: int, child: int) -> None:
    """Take `child` out of the list of `node`."""
    nodes, previous = store.nodes, store.previous
    following, first = nodes[child].next, nodes[node].first
    if child == first:
        nodes[node].first = following
        if following:
            previous[following] = previous[child]
    else:
        nodes[previous[child]].next = following
        previous[following if following else first] = previous[child]


@compiled
def _widen(store: StoreArrays, node: int) -> None:
    """Order the list of `node` by visits, of equals the oldest first, and put all of it into the hash table."""
    nodes = store.nodes
    child = int64(nodes[node].first)  # the youngest
    nodes[node].first = 0
    while child:
        following = int64(nodes[child].next)
        put(store, child)
        other = int64(nodes[node].first)
        while other and nodes[other].count > nodes[child].count:
            other = int64(nodes[other].next)
        link(store, node, child, other)
        child = following


@compiled
def put(store: StoreArrays, child: int) -> None:
    """Put a wide node's child into the hash table."""
    table, counters, node = store.table, store.counters[0], store.nodes[child]
    slot = hash_slot(store, int64(node.parent), int64(node.token))
    while table[slot] > 0:
        slot = (slot + 1) & (len(table) - 1)
    if table[slot] == 0:
        counters.filled += 1
    counters.hashed += 1
    table[slot] = child


@compiled
def remove(store: StoreArrays, child: int) -> None:
    """Remove a child from the hash table."""
    table, node = store.table, store.nodes[child]
    slot = hash_slot(store, int64(node.parent), int64(node.token))
    while table[slot] != child:
        slot = (slot + 1) & (len(table) - 1)
    table[slot] = REMOVED
    store.counters[0].hashed -= 1


@compiled
def put_children(store: StoreArrays, node: int) -> None:
    """Put all children of `node` into the hash table."""
    child = int64(store.nodes[node].first)
    while child:
        put(store, child)
        child = int64(store.nodes[child].next)


@compiled
def rehash(store: StoreArrays, old: np.ndarray) -> None:
    """Fill an empty hash table with the children in the table `old`."""
    store.counters[0].hashed = store.counters[0].filled = 0
    for child in old:
        if child > 0:
            put(store, int64(child))
