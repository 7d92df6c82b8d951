"""The nodes of all tries of one `TokenTrie`: their layout, how to step from node to node, and how to add and remove them.

A node is one record of eight int32, half a cache line. One store holds many roots, the shared one and one for each open
request: one capacity bounds them all, and a request cannot see below another request's root.

A window of tokens is stored only as deep as it has been seen twice. A leaf seen once points into the text it came from,
which holds the rest of the window. Counts are the same as if every window were stored in full, at a small part of the
nodes (a suffix tree's leaves, built lazily).

A place is where some tokens lead below a root, as one whole number: a node (> 0), or a point in the part of a leaf's window
that is not stored as nodes (< 0), or nowhere (0). Such a point is `~tail`. A tail says where the next token of the window
stands in the texts: `text << OFFSET_BITS | offset`, with the number of the text and the token's offset in it.

Children hang in a linked list. The children of a wide node are found by a hash table, and the first `RANKED` of its list
are the most visited ones, in order: retrieval reads no others. (In order of their counts when they were last visited: a full
trie halves single counts and moves nothing.)

This file knows neither requests nor scores.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import compiled, inner, items, items_of, pointers, record

NARROW = 8
"""A node with more children is wide: its children are found by the hash table, not along their list."""

RANKED = 12
"""Children of a wide node that are kept ranked by count."""

PROMPT, OUTPUT, LOCAL, IS_ROOT = 1, 2, 4, 8
"""Flags of a node: seen in a prompt, seen in an output, below an open request's root, itself a root."""

OFFSET_BITS = 24
OFFSET_MASK = (1 << OFFSET_BITS) - 1
MAX_TEXT = 1 << OFFSET_BITS
"""Most tokens of one text."""

MAX_COUNT = (1 << 31) - 2

NODE = record(np.int32, "token", "parent", "count", "total", "first", "next", "fanout", "marks")
"""`count`: visits, 0 in a free slot. `total`: visits that went on to a child. `first`: first child; `next`: next sibling, or
next free slot. `fanout`: number of children. `marks`: the flags above (NumPy's records have a `flags` of their own). Node 0 is
no node."""

TEXT = record(np.int64, "start", "length", "reserved")
"""Where a text starts in `tokens`, its length (`GONE` once it was dropped), and the length at which it must move."""

GONE = -1

COUNTERS = record(
    np.int64,
    *("slots", "first_free", "free", "local", "hand", "live", "created", "evicted"),
    *("capacity", "hashed", "filled", "first_text", "reached"),
)
"""`slots`: ever used. `local`: nodes of open requests. `hand`: clock hand of the pruning. `live`: nodes, roots not counted; it
stands beside `created` and `evicted`, so that Python reads the three at once (`NodeStore.sizes`).
`hashed`: children in the hash table; `filled`: its slots that are not empty. `first_text`: number of the first text.
`reached`: visits of leaves at the end of a text."""

REMOVED = -1
"""A slot of the hash table whose child was removed."""


class StoreArrays(NamedTuple):
    """The arrays of a store, as compiled functions take them: they compute in int64, only arrays hold other types."""

    nodes: np.ndarray  # NODE [slots]
    tails: np.ndarray  # int64 [slots]: the tail of each leaf; -1: unknown, or no leaf
    previous: np.ndarray  # int32 [slots]: the previous sibling; of a first child the last one
    table: np.ndarray  # int32 [power of two]: the hash table, from a wide node and a token to the child
    tokens: np.ndarray  # int32: the tokens of all texts
    texts: np.ndarray  # TEXT [texts]
    counters: np.ndarray  # COUNTERS [1]


STORE_LAYOUT = pointers(*StoreArrays._fields)


@inner
def store_at(address: int) -> StoreArrays:
    """The arrays of the store whose handle is at `address`."""
    handle = items(address, 1, STORE_LAYOUT)[0]
    return StoreArrays(
        items_of(handle.nodes, NODE),
        items_of(handle.tails, np.int64),
        items_of(handle.previous, np.int32),
        items_of(handle.table, np.int32),
        items_of(handle.tokens, np.int32),
        items_of(handle.texts, TEXT),
        items_of(handle.counters, COUNTERS),
    )


@compiled
def token_at(store: StoreArrays, tail: int) -> int:
    """The token at a tail, -1 where the text ends or was dropped."""
    number = (tail >> OFFSET_BITS) - store.counters[0].first_text
    if tail < 0 or number < 0:
        return -1
    text, offset = store.texts[number], tail & OFFSET_MASK
    return store.tokens[text.start + offset] if offset < text.length else -1


@compiled
def child_of(store: StoreArrays, node: int, token: int) -> int:
    """The child of `node` along `token`, or 0."""
    nodes = store.nodes
    if nodes[node].fanout > NARROW:
        return _hashed_child(store, node, token)
    child = int64(nodes[node].first)
    while child and nodes[child].token != token:
        child = int64(nodes[child].next)
    return child


@inner
def _hashed_child(store: StoreArrays, node: int, token: int) -> int:
    nodes, table = store.nodes, store.table
    slot = hash_slot(store, node, token)
    while True:
        child = int64(table[slot])
        if child == 0 or (child > 0 and nodes[child].token == token and nodes[child].parent == node):
            return child
        slot = (slot + 1) & (len(table) - 1)


@inner
def hash_slot(store: StoreArrays, node: int, token: int) -> int:
    """The slot of the hash table where the search for a child begins. The factors are those of splitmix64 and xxHash64 without
    their top bits, so that an int64 holds them."""
    mixed = int(node) * 0x1E3779B97F4A7C15 + int(token) * 0x42B2AE3D27D4EB4F
    return (mixed ^ (mixed >> 31)) & (len(store.table) - 1)


@compiled
def step(store: StoreArrays, place: int, token: int) -> int:
    """The place after `place` along `token`, or 0. Windows that are not stored in full are followed through their text."""
    if place < 0:
        return place - 1 if token_at(store, ~place) == token else 0
    if store.nodes[place].fanout:
        return child_of(store, place, token)
    tail = store.tails[place]
    return ~(tail + 1) if tail >= 0 and token_at(store, tail) == token else 0


@compiled
def follow(store: StoreArrays, place: int, path: np.ndarray) -> int:
    """The place after `place` along all of `path`, or 0."""
    for index in range(len(path)):
        place = step(store, place, int64(path[index]))
        if not place:
            return 0
    return place


@inner
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


@inner
def promote(store: StoreArrays, node: int, child: int) -> None:
    """Restore the order of a wide node's first children after a visit of `child`. Of equals the latest takes the last rank:
    else it might never be read."""
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


@inner
def halve_counts(store: StoreArrays, node: int) -> None:
    """Halve the visits of the children of `node`, and so its total: it can be counted no further."""
    nodes, child = store.nodes, int64(store.nodes[node].first)
    while child:
        nodes[node].total -= nodes[child].count // 2
        nodes[child].count -= nodes[child].count // 2
        child = int64(nodes[child].next)


@inner
def create(store: StoreArrays, node: int, token: int, tail: int, flags: int, count: int) -> int:
    """A new child of `node` that is not in its list yet."""
    counters, child = store.counters[0], allocate(store)
    new = store.nodes[child]
    new.token = token
    new.parent = node
    new.count = count
    new.marks = flags
    store.nodes[node].fanout += 1
    store.tails[child] = tail
    counters.live += 1
    counters.created += 1
    if flags & LOCAL:
        counters.local += 1
    return child


@inner
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
    empty = store.nodes[node]
    empty.token = empty.parent = empty.count = empty.total = 0
    empty.first = empty.next = empty.fanout = empty.marks = 0
    store.tails[node] = -1
    return node


@compiled
def add_root(address: int) -> int:
    """A new root, in the store whose handle is at `address`."""
    store = store_at(address)
    node = allocate(store)
    store.nodes[node].marks, store.nodes[node].count = IS_ROOT, 1
    return node


@inner
def release(store: StoreArrays, node: int) -> None:
    """Free the slot of a node without children."""
    counters, free = store.counters[0], store.nodes[node]
    if free.marks & LOCAL:
        counters.local -= 1
    free.count = free.marks = 0
    free.next = counters.first_free
    counters.first_free = node
    counters.free += 1
    counters.live -= 1


@inner
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


@inner
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


@inner
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


@inner
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


@inner
def remove(store: StoreArrays, child: int) -> None:
    """Remove a child from the hash table."""
    table, node = store.table, store.nodes[child]
    slot = hash_slot(store, int64(node.parent), int64(node.token))
    while table[slot] != child:
        slot = (slot + 1) & (len(table) - 1)
    table[slot] = REMOVED
    store.counters[0].hashed -= 1


@inner
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
