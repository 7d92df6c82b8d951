"""Branch inserting: one text, growing token by token, whose windows go below one root of a `NodeStore`.

Window i is text[i : i + branch_length + 1]. Each new token lengthens the windows that are still open by one; a window
is open while it has been seen before (what is new about it is a leaf, and the leaf points into the text).

A cursor is an array of whole numbers: its root, the longest context, the length of the longest one that is known now, and
from `CONTEXTS` on the place of the last 0, 1, ... tokens. What grows has some numbers more, see `TEXT`.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy import int64

from lookahead_core.trie.children import add, promote
from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.eliminate import make_room
from lookahead_core.trie.nodes import (
    BASE,
    COUNT,
    EVICTED,
    FANOUT,
    FLAGS,
    LOCAL,
    MAX_COUNT,
    NARROW,
    OFFSET_BITS,
    OFFSET_MASK,
    OUTPUT,
    PROMPT,
    TOTAL,
    Columns,
    child_of,
    has_room,
    peek,
    step,
)
from lookahead_core.trie.store import NodeStore
from lookahead_core.trie.texts import LENGTH, START

TOP_NODE, LONGEST, DEPTH, TEXT, MARKS, PROMPT_LENGTH, EPOCH, CONTEXTS = range(8)
"""A cursor's numbers: root, longest context, longest one known now; of one that grows also its text, the flags of the nodes
that the next tokens visit, how many tokens of a local text belong to the prompt, and evictions when contexts were found."""

LOOKED = 2000
"""Nodes looked at to make room for a token."""


@compiled
def feed(c: Columns, w: np.ndarray, tokens: np.ndarray, prune: bool) -> int:
    """Insert tokens one by one; `prune` makes room for them where the store is full. Returns how many there was room for
    in the arrays: reserve, and go on with the rest."""
    for index in range(len(tokens)):
        if not has_room(c, w[LONGEST], w[TEXT]):
            return index
        feed_one(c, w, tokens[index], prune)
    return len(tokens)


@compiled
def feed_one(c: Columns, w: np.ndarray, token: int, prune: bool) -> None:
    """Insert one token."""
    if prune:
        make_room(c, 2 * (w[DEPTH] + 1), LOOKED)
    refresh(c, w)
    rows = c.node
    longest, depth, flags = w[LONGEST], w[DEPTH], w[MARKS]
    text = c.texts[w[TEXT] - c.meta[BASE]]
    c.text[text[START] + text[LENGTH]] = token
    text[LENGTH] += 1
    tail = w[TEXT] << OFFSET_BITS | text[LENGTH]
    w[DEPTH] = 0
    place = w[CONTEXTS]
    for order in range(depth + 1):
        node, longer = place, 0
        if order < depth:
            place = w[CONTEXTS + order + 1]
        if node:
            child = child_of(c, node, token)
            if not child:
                if add(c, node, token, tail, flags):
                    rows[node, TOTAL] += 1
            else:
                if rows[child, COUNT] < MAX_COUNT:
                    rows[child, COUNT] += 1
                    rows[node, TOTAL] += 1
                if rows[node, FANOUT] > NARROW:
                    promote(c, node, child)
                if order < longest:
                    if not rows[child, FANOUT]:
                        _spell(c, w, child)
                    longer = child
                else:
                    c.tail[child] = tail  # the latest window of this kind: what came after it comes first
                rows[child, FLAGS] |= flags
        if order < longest:
            w[CONTEXTS + order + 1] = longer
            if longer:
                w[DEPTH] = order + 1


@compiled
def _spell(c: Columns, w: np.ndarray, leaf: int) -> None:
    """A leaf is seen again: spell the next token of the window that it stood for."""
    tail = c.tail[leaf]
    if tail < 0:
        return
    flags = int64(c.node[leaf, FLAGS])
    if flags & LOCAL:  # a window that began in the prompt may reach into the output
        flags = LOCAL | (PROMPT if tail & OFFSET_MASK < w[PROMPT_LENGTH] else OUTPUT)
    token = peek(c, tail)
    if token >= 0 and add(c, leaf, token, tail + 1, flags):
        c.node[leaf, TOTAL] += 1
    c.tail[leaf] = -1


@compiled
def refresh(c: Columns, w: np.ndarray) -> None:
    """Find the contexts of a growing text again where nodes were evicted since they were found."""
    if w[EPOCH] == c.meta[EVICTED]:
        return
    w[EPOCH] = c.meta[EVICTED]
    text = c.texts[w[TEXT] - c.meta[BASE]]
    end = text[START] + text[LENGTH]
    w[DEPTH] = 0
    for order in range(1, min(w[LONGEST], text[LENGTH]) + 1):
        place = follow(c, w[TOP_NODE], c.text[end - order : end])
        w[CONTEXTS + order] = max(place, 0)
        if place > 0:
            w[DEPTH] = order


@compiled
def find(c: Columns, w: np.ndarray, recent: np.ndarray) -> None:
    """Find the places of a cursor that does not grow where the last tokens are `recent`, up to the longest ever seen."""
    w[DEPTH] = 0
    for order in range(1, min(w[LONGEST], len(recent)) + 1):
        place = follow(c, w[TOP_NODE], recent[len(recent) - order :])
        if not place:
            return
        w[CONTEXTS + order] = place
        w[DEPTH] = order


@compiled
def push(c: Columns, w: np.ndarray, token: int) -> None:
    """The text of a cursor that does not grow goes on with `token`."""
    place = w[CONTEXTS]
    for order in range(min(w[DEPTH] + 1, w[LONGEST])):
        after = w[CONTEXTS + order + 1]
        place = step(c, place, token)
        if not place:
            w[DEPTH] = order
            return
        w[CONTEXTS + order + 1] = place
        place = after
    w[DEPTH] = min(w[DEPTH] + 1, w[LONGEST])


@compiled
def follow(c: Columns, place: int, path: np.ndarray) -> int:
    """The place after `place` along all of `path`, 0 where nothing was seen."""
    for index in range(len(path)):
        place = step(c, place, int64(path[index]))
        if not place:
            return 0
    return place


class Windows:
    """A text and its cursor."""

    __slots__ = ("cursor", "store", "text_id")

    def __init__(
        self, store: NodeStore, root: int, longest: int, flags: int, prompt: int = 0, numbers: np.ndarray | None = None
    ) -> None:
        self.store = store
        self.text_id = store.add_text()
        self.cursor = cursor(root, longest, numbers)
        self.cursor[TEXT], self.cursor[MARKS] = self.text_id, flags
        self.cursor[PROMPT_LENGTH], self.cursor[EPOCH] = prompt, store.evicted

    @property
    def root(self) -> int:
        """The node that the windows hang below."""
        return int(self.cursor[TOP_NODE])

    def feed(self, tokens: np.ndarray, prune: bool, insert: Callable[..., int] = feed) -> None:
        """Insert tokens (int64 [n]) one by one, by `feed` or its like; `prune` makes room for them where the store is full."""
        done = 0
        while (done := done + insert(self.store.columns, self.cursor, tokens[done:], prune)) < len(tokens):
            self.store.reserve(int(self.cursor[LONGEST]), self.text_id, len(tokens) - done)


def cursor(root: int, longest: int, numbers: np.ndarray | None = None) -> np.ndarray:
    """A cursor at `root`, whose longest context may have `longest` tokens; in `numbers` where they are given."""
    if numbers is None:
        numbers = np.zeros(CONTEXTS + longest + 1, np.int64)
    numbers[TOP_NODE] = numbers[CONTEXTS] = root
    numbers[LONGEST] = longest
    return numbers


def found(store: NodeStore, root: int, path: np.ndarray) -> int:
    """The place of `path` (int64 [n]) below `root`, 0 where it was never seen."""
    return int(follow(store.columns, root, path)) if len(path) else 0


__all__ = [
    "CONTEXTS",
    "DEPTH",
    "LONGEST",
    "MARKS",
    "PROMPT_LENGTH",
    "TEXT",
    "TOP_NODE",
    "Windows",
    "cursor",
    "feed",
    "feed_one",
    "find",
    "found",
    "push",
    "refresh",
]
