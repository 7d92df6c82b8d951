"""The nodes of all tries of one `TokenTrie`, in flat arrays: a node is one row of eight numbers, half a cache line.

Knows neither requests nor scores. One store holds many roots (the shared one, and one for each open request), so one
capacity bounds them all and what hangs below one root cannot be seen from another.

A window of tokens is stored only as deep as it has been seen twice; a leaf seen once points into the text it came
from, which holds the rest of the window. Counts are the same as if every window were spelled out, at a small part of
the nodes (a suffix tree's leaves, built lazily).

Children hang in a linked list. A wide node's are found by a hash table, and the first `TOP` of its list are the most
visited ones, in order: all that retrieval reads of it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import compiled, int32s, int64s
from lookahead_core.trie.texts import LENGTH, ROOM, START

NONE = 0
"""Node 0 is no node."""

NARROW = 8
"""Up to so many children are looked for along their list; among more by the hash table."""

TOP = 12
"""Children of a wide node that are kept ranked by count."""

PROMPT, OUTPUT, LOCAL, ROOT = 1, 2, 4, 8
"""Flags of a node: seen in a prompt, seen in an output, hangs below an open request's root, is a root."""

OFFSET_BITS = 24
OFFSET_MASK = (1 << OFFSET_BITS) - 1
MAX_TEXT = 1 << OFFSET_BITS
"""Tokens in one text at most."""

MAX_COUNT = (1 << 31) - 2


TOKEN, PARENT, COUNT, TOTAL, FIRST, NEXT, FANOUT, FLAGS = range(8)
"""A node's row: token, parent, visits (0 marks a free slot), visits that went on to a child, first child, next sibling,
number of children, flags."""

SIZE, FREE, FREED, LIVE, LOCAL_LIVE, HAND, CREATED, EVICTED, CAPACITY, HELD, USED, BASE = range(12)
"""The store's numbers: slots in use or free again, first free slot, free slots, nodes (roots not counted), of them below
open requests' roots, the clock hand, nodes ever made, nodes ever evicted, most nodes, children in the hash table, its
places that are not empty, number of the first text."""

TAKEN = -1
"""A place of the hash table whose child has left."""


class Columns(NamedTuple):
    """The arrays of a store, as compiled functions take them.

    Those functions have whole numbers of 64 bits everywhere but in the arrays: each further kind would be compiled apart.
    """

    node: np.ndarray
    """int32 [slots, 8], see `TOKEN`."""
    tail: np.ndarray
    """int64 [slots]: where a leaf's window goes on, text << 24 | offset; -1 unknown."""
    before: np.ndarray
    """int32 [slots]: the sibling before a node, the last one before the first."""
    slots: np.ndarray
    """int32, a power of two of them: the hash table from a wide node and a token to the child."""
    text: np.ndarray
    """int32: the tokens of all texts."""
    texts: np.ndarray
    """int64 [texts, 3], see `texts.START`."""
    meta: np.ndarray
    """int64 [12], see `SIZE`."""


@compiled
def opened(handle: np.ndarray) -> Columns:
    """The arrays of a store's handle."""
    node, texts = int32s(handle, 0), int64s(handle, 5)
    return Columns(
        node.reshape(len(node) // 8, 8),
        int64s(handle, 1),
        int32s(handle, 2),
        int32s(handle, 3),
        int32s(handle, 4),
        texts.reshape(len(texts) // 3, 3),
        int64s(handle, 6),
    )


@compiled
def peek(c: Columns, tail: int) -> int:
    """The token at a place in a text, -1 where the text ends or has left."""
    place = (tail >> OFFSET_BITS) - c.meta[BASE]
    if tail < 0 or place < 0:
        return -1
    offset = tail & OFFSET_MASK
    return c.text[c.texts[place, START] + offset] if offset < c.texts[place, LENGTH] else -1


@compiled
def child_of(c: Columns, node: int, token: int) -> int:
    """The child of `node` along `token`, or NONE."""
    rows = c.node
    if rows[node, FANOUT] > NARROW:
        return lookup(c, node, token)
    child = int64(rows[node, FIRST])
    while child and rows[child, TOKEN] != token:
        child = int64(rows[child, NEXT])
    return child


@compiled
def step(c: Columns, place: int, token: int) -> int:
    """The place after `place` along `token`, or NONE; unspelled windows are followed through their text."""
    if place < 0:
        return place - 1 if peek(c, ~place) == token else 0
    if c.node[place, FANOUT]:
        return child_of(c, place, token)
    tail = c.tail[place]
    return ~(tail + 1) if tail >= 0 and peek(c, tail) == token else 0


@compiled
def lookup(c: Columns, node: int, token: int) -> int:
    rows, slots = c.node, c.slots
    place = place_of(c, node, token)
    while True:
        child = int64(slots[place])
        if child == 0 or (child > 0 and rows[child, TOKEN] == token and rows[child, PARENT] == node):
            return child
        place = (place + 1) & (len(slots) - 1)


@compiled
def place_of(c: Columns, node: int, token: int) -> int:
    mixed = node * 0x1E3779B97F4A7C15 + token * 0x42B2AE3D27D4EB4F
    return (mixed ^ (mixed >> 31)) & (len(c.slots) - 1)


@compiled
def has_room(c: Columns, depth: int, text: int) -> bool:
    """Whether the arrays have room for one more token of a text whose contexts are `depth` tokens long."""
    meta, wanted = c.meta, 2 * (depth + 2)
    row = c.texts[text - meta[BASE]]
    room = meta[SIZE] - meta[FREED] + wanted <= len(c.node) and 2 * (meta[USED] + wanted * (NARROW + 1)) <= len(c.slots)
    return room and row[LENGTH] < row[ROOM]


__all__ = [
    "BASE",
    "CAPACITY",
    "COUNT",
    "CREATED",
    "Columns",
    "EVICTED",
    "FANOUT",
    "FIRST",
    "FLAGS",
    "FREE",
    "FREED",
    "HAND",
    "HELD",
    "LIVE",
    "LOCAL",
    "LOCAL_LIVE",
    "MAX_COUNT",
    "MAX_TEXT",
    "NARROW",
    "NEXT",
    "NONE",
    "OFFSET_BITS",
    "OFFSET_MASK",
    "OUTPUT",
    "PARENT",
    "PROMPT",
    "ROOT",
    "SIZE",
    "TAKEN",
    "TOKEN",
    "TOP",
    "TOTAL",
    "USED",
    "child_of",
    "has_room",
    "lookup",
    "opened",
    "peek",
    "place_of",
    "step",
]
