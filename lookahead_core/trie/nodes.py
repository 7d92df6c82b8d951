"""The layout of the nodes of all tries of one `TokenTrie`, and how to step from node to node.

A node is one record of eight int32, half a cache line. One store holds many roots, the shared one and one for each open
request: one capacity bounds them all, and a request cannot see below another request's root.

A window of tokens is stored only as deep as it has been seen twice. A leaf seen once points into the text it came from,
which holds the rest of the window. Counts are the same as if every window were stored in full, at a small part of the
nodes (a suffix tree's leaves, built lazily).

Children hang in a linked list. The children of a wide node are found by a hash table, and the first `RANKED` of its list
are the most visited ones, in order: retrieval reads no others.

This file knows neither requests nor scores.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import compiled, items, items_of, pointers, record

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

NODE = record(np.int32, "token", "parent", "count", "total", "first", "next", "fanout", "flags")
"""`count`: visits, 0 in a free slot. `total`: visits that went on to a child. `first`: first child; `next`: next sibling, or
next free slot. `fanout`: number of children. Node 0 is no node."""

TEXT = record(np.int64, "start", "length", "reserved")
"""Where a text starts in `tokens`, its length (`GONE` once it was dropped), and the length at which it must move."""

GONE = -1

COUNTERS = record(
    np.int64,
    *("slots", "first_free", "free", "live", "local", "hand", "created", "evicted"),
    *("capacity", "hashed", "filled", "first_text"),
)
"""`slots`: ever used. `live`: nodes, roots not counted; `local`: those of open requests. `hand`: clock hand of the pruning.
`hashed`: children in the hash table; `filled`: its slots that are not empty. `first_text`: number of the first text."""

REMOVED = -1
"""A slot of the hash table whose child was removed."""


class StoreArrays(NamedTuple):
    """The arrays of a store, as compiled functions take them.

    These functions compute in int64 throughout; only arrays hold other types. Each further argument type would be compiled
    separately.
    """

    nodes: np.ndarray
    """NODE [slots]."""
    tails: np.ndarray
    """int64 [slots]: where a leaf's window goes on, text << 24 | offset; -1 unknown."""
    previous: np.ndarray
    """int32 [slots]: the previous sibling; of a first child the last one."""
    table: np.ndarray
    """int32 [power of two]: the hash table, from a wide node and a token to the child."""
    tokens: np.ndarray
    """int32: the tokens of all texts."""
    texts: np.ndarray
    """TEXT [texts]."""
    counters: np.ndarray
    """COUNTERS [1]."""


STORE_LAYOUT = pointers(*StoreArrays._fields)


@compiled
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
    """The token at a place in a text, -1 where the text ends or was dropped."""
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


@compiled
def _hashed_child(store: StoreArrays, node: int, token: int) -> int:
    nodes, table = store.nodes, store.table
    slot = hash_slot(store, node, token)
    while True:
        child = int64(table[slot])
        if child == 0 or (child > 0 and nodes[child].token == token and nodes[child].parent == node):
            return child
        slot = (slot + 1) & (len(table) - 1)


@compiled
def hash_slot(store: StoreArrays, node: int, token: int) -> int:
    """The slot of the hash table where the search for a child begins."""
    mixed = node * 0x1E3779B97F4A7C15 + token * 0x42B2AE3D27D4EB4F
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


@compiled
def has_space(store: StoreArrays, depth: int, number: int) -> bool:
    """Whether the arrays can take one more token of text `number`, whose contexts are `depth` tokens long."""
    counters, wanted = store.counters[0], 2 * (depth + 2)
    text = store.texts[number - counters.first_text]
    return (
        counters.slots - counters.free + wanted <= len(store.nodes)
        and 2 * (counters.filled + wanted * (NARROW + 1)) <= len(store.table)
        and text.length < text.reserved
    )
