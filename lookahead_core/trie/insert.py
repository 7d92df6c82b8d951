"""Branch inserting (arXiv 2312.12728 section 4): one text, growing token by token, whose windows go below one root.

Window i is text[i : i + branch_length + 1]. Each new token lengthens the windows that are still open by one. A window is open
while it has been seen before; what is new about it is a leaf, and the leaf points into the text.

A cursor knows where the last 0, 1, ... tokens of a text (its contexts) stand below a root.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import inner, record
from lookahead_core.trie.eliminate import prune_nodes
from lookahead_core.trie.nodes import (
    LOCAL,
    MAX_COUNT,
    NARROW,
    OFFSET_BITS,
    OFFSET_MASK,
    OUTPUT,
    PROMPT,
    StoreArrays,
    add,
    child_of,
    follow,
    halve_counts,
    promote,
    step,
    token_at,
)

EXAMINED = 2000
"""Slots examined to free nodes for one token."""

CURSOR = record(np.int64, "root", "longest", "depth", "text", "marks", "prompt_length", "changes")
"""`longest`: longest context; `depth`: longest one that is known now. Of a text that grows also its number, the flags of the
nodes that the next tokens visit, how many tokens of a request's own text are its prompt, and the store's changes (`refresh`)
when the contexts were found."""

CURSOR_NUMBERS = CURSOR.itemsize // 8


class Cursor(NamedTuple):
    """Where the contexts of a text stand below a root."""

    head: np.ndarray  # CURSOR [1]
    places: np.ndarray  # int64 [longest + 1]: the place (see `nodes`) of the last 0, 1, ... tokens; good up to `depth`


class Contexts(NamedTuple):
    """Where a request's contexts stand."""

    own: Cursor  # among its own branches
    shared: Cursor  # among the shared branches


def new_cursor(root: int, longest: int, text: int = 0, flags: int = 0, prompt_length: int = 0, changes: int = 0) -> np.ndarray:
    """A cursor on `root`, before the first token of a text: int64 [CURSOR_NUMBERS + longest + 1]."""
    cursor = np.zeros(CURSOR_NUMBERS + longest + 1, np.int64)
    cursor[: CURSOR_NUMBERS + 1] = root, longest, 0, text, flags, prompt_length, changes, root
    return cursor


@inner
def cursor_of(numbers: np.ndarray) -> Cursor:
    """The cursor in the numbers of `new_cursor`."""
    return Cursor(numbers[:CURSOR_NUMBERS].view(CURSOR), numbers[CURSOR_NUMBERS:])


@inner
def has_space(store: StoreArrays, cursor: Cursor) -> bool:
    """Whether the arrays can take one more token of a growing text.

    Each context adds two nodes at most, a child and the next node of a leaf's window, and each may make its parent wide, whose
    children then enter the hash table. At most half of that is filled.
    """
    counters, head = store.counters[0], cursor.head[0]
    wanted, text = 2 * (head.longest + 2), store.texts[head.text - counters.first_text]
    return (
        counters.slots - counters.free + wanted <= len(store.nodes)
        and 2 * (counters.filled + wanted * (NARROW + 1)) <= len(store.table)
        and text.length < text.reserved
    )


@inner
def insert_token(store: StoreArrays, cursor: Cursor, token: int, prune: bool) -> None:
    """Insert one token: below the place of each context, so that every open window gets longer by it.

    Where `token` was seen after the last `order` tokens, the node found is the place of the last `order + 1` from now on. It is
    written over the place of the next turn, which is read before.
    """
    head, places = cursor.head[0], cursor.places
    if prune:
        prune_nodes(store, 2 * (head.depth + 1), EXAMINED)
    refresh(store, cursor)
    nodes, longest, depth, flags = store.nodes, head.longest, head.depth, head.marks
    text = store.texts[head.text - store.counters[0].first_text]
    store.tokens[text.start + text.length] = token
    text.length += 1
    tail = head.text << OFFSET_BITS | text.length
    head.depth = 0
    place = places[0]
    for order in range(depth + 1):
        node, longer = place, 0
        if order < depth:
            place = places[order + 1]
        if node:
            if nodes[node].total == MAX_COUNT:
                halve_counts(store, node)
            child = child_of(store, node, token)
            if not child:
                if add(store, node, token, tail, flags):
                    nodes[node].total += 1
            else:
                nodes[child].count += 1
                nodes[node].total += 1
                if nodes[node].fanout > NARROW:
                    promote(store, node, child)
                if order < longest:
                    if not nodes[child].fanout:
                        _extend_leaf(store, head.prompt_length, child)
                    longer = child
                else:
                    store.tails[child] = tail  # the latest window of this kind: what came after it comes first
                nodes[child].marks |= flags
        if order < longest:
            places[order + 1] = longer
            if longer:
                head.depth = order + 1


@inner
def _extend_leaf(store: StoreArrays, prompt_length: int, leaf: int) -> None:
    """A leaf is seen again: store the next token of its window as a node."""
    tail = store.tails[leaf]
    if tail < 0:
        return
    flags = int64(store.nodes[leaf].marks)
    if flags & LOCAL:  # a window that began in the prompt may reach into the output
        flags = LOCAL | (PROMPT if tail & OFFSET_MASK < prompt_length else OUTPUT)
    token = token_at(store, tail)
    if token < 0:
        store.counters[0].reached += 1
    elif add(store, leaf, token, tail + 1, flags):
        store.nodes[leaf].total += 1
    store.tails[leaf] = -1


@inner
def refresh(store: StoreArrays, cursor: Cursor) -> None:
    """Find the contexts of a growing text again where nodes were evicted since they were found, or where another text
    reached the end of one: a window that only this text had written may be a context now."""
    head, counters = cursor.head[0], store.counters[0]
    changes = counters.evicted + counters.reached
    if head.changes == changes:
        return
    head.changes = changes
    text = store.texts[head.text - counters.first_text]
    end, tail = text.start + text.length, head.text << OFFSET_BITS | text.length
    head.depth = 0
    for order in range(1, min(head.longest, text.length) + 1):
        place = follow(store, head.root, store.tokens[end - order : end])
        if place < 0 or (place and not store.nodes[place].fanout and store.tails[place] == tail):
            place = 0  # this text alone has written it
        cursor.places[order] = place
        if place:
            head.depth = order


@inner
def find_contexts(store: StoreArrays, cursor: Cursor, recent: np.ndarray) -> None:
    """Find the contexts of a text that is not inserted here and ends with `recent`, up to the longest one ever seen."""
    head = cursor.head[0]
    head.depth = 0
    for order in range(1, min(head.longest, len(recent)) + 1):
        place = follow(store, head.root, recent[len(recent) - order :])
        if not place:
            return
        cursor.places[order] = place
        head.depth = order


@inner
def advance(store: StoreArrays, cursor: Cursor, token: int) -> None:
    """Move the cursor of a text that is not inserted here past `token`."""
    head, places = cursor.head[0], cursor.places
    place = places[0]
    for order in range(min(head.depth + 1, head.longest)):
        after = places[order + 1]
        place = step(store, place, token)
        if not place:
            head.depth = order
            return
        places[order + 1] = place
        place = after
    head.depth = min(head.depth + 1, head.longest)
