"""The nodes of all tries of one `TokenTrie`, in flat arrays: 37 bytes a node, nothing for the garbage collector to walk.

Knows neither requests nor scores. One store holds many roots (the shared one, and one for each open request), so one
capacity bounds them all and what hangs below one root cannot be seen from another.

A window of tokens is stored only as deep as it has been seen twice; a leaf seen once points into the text it came
from, which holds the rest of the window. Counts are the same as if every window were spelled out, at a small part of
the nodes (a suffix tree's leaves, built lazily).
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Iterator
from itertools import islice

NONE = 0
"""Node 0 is no node."""

NARROW = 8
"""Up to so many children hang in a linked list; more need a dictionary (a scan of 8 costs what a lookup costs)."""

TOP = 12
"""Children of a wide node that are kept ranked by count: all that retrieval reads of it."""

PROMPT, OUTPUT, LOCAL, ROOT = 1, 2, 4, 8
"""Flags of a node: seen in a prompt, seen in an output, hangs below an open request's root, is a root."""

OFFSET_BITS = 24
OFFSET_MASK = (1 << OFFSET_BITS) - 1
MAX_TEXT = 1 << OFFSET_BITS
"""Tokens in one text at most."""

MAX_COUNT = (1 << 31) - 2


class NodeStore:
    """Nodes, their children and the texts their leaves point to.

    A place in a trie is one whole number: a node (> 0), or, inside the unspelled rest of a leaf's window, `~tail`
    where `tail = text << 24 | offset` is the place of the next token in a text. 0 is nowhere.
    """

    __slots__ = (
        "capacity",
        "closed",
        "count",
        "created",
        "evicted",
        "fanout",
        "first",
        "flags",
        "free",
        "hand",
        "live",
        "local",
        "next",
        "parent",
        "serial",
        "stored",
        "tail",
        "texts",
        "token",
        "top",
        "total",
        "wide",
    )

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self.token = array("i", [0])
        self.parent = array("i", [0])
        self.count = array("i", [0])  # visits; 0 marks a free slot
        self.total = array("i", [0])  # visits that went on to a child
        self.first = array("i", [0])  # first child of a narrow node
        self.next = array("i", [0])  # next child of the same narrow parent
        self.fanout = array("i", [0])  # children
        self.tail = array("q", [-1])  # where a leaf's window goes on, -1 unknown
        self.flags = array("b", [0])
        self.wide: dict[int, dict[int, int]] = {}  # node -> token -> child
        self.top: dict[int, array[int]] = {}  # node -> its TOP best children
        self.free = array("i")
        self.live = 0  # nodes, roots not counted
        self.local = 0  # of them below open requests' roots
        self.hand = 0
        self.created = 0
        self.evicted = 0
        self.texts: dict[int, array[int]] = {}
        self.serial = 0  # of the next text
        self.closed: deque[int] = deque()  # texts that no longer grow, oldest first
        self.stored = 0  # tokens in them

    # Texts

    def add_text(self) -> int:
        """A new, growing text; returns its number."""
        self.serial += 1
        self.texts[self.serial] = array("i")
        return self.serial

    def close_text(self, text: int) -> None:
        """The text grows no more; the oldest closed texts leave while they hold more than `capacity` tokens."""
        self.closed.append(text)
        self.stored += len(self.texts[text])
        while self.stored > self.capacity:
            self.stored -= len(self.texts.pop(self.closed.popleft()))

    def drop_text(self, text: int) -> None:
        """Forget a text that was never closed; leaves that point to it end there."""
        del self.texts[text]

    def peek(self, tail: int) -> int:
        """The token at a place in a text, -1 where the text ends or has left."""
        text = self.texts.get(tail >> OFFSET_BITS)
        if text is None:
            return -1
        offset = tail & OFFSET_MASK
        return text[offset] if offset < len(text) else -1

    # Children

    def add_root(self) -> int:
        """A new root: a node without token that the capacity does not count."""
        node = self._allocate()
        self.flags[node] = ROOT
        self.count[node] = 1
        return node

    def child(self, node: int, token: int) -> int:
        """The child of `node` along `token`, or NONE."""
        if self.fanout[node] > NARROW:
            return self.wide[node].get(token, NONE)
        tokens, following = self.token, self.next
        child = self.first[node]
        while child and tokens[child] != token:
            child = following[child]
        return child

    def step(self, place: int, token: int) -> int:
        """The place after `place` along `token`, or NONE; unspelled windows are followed through their text."""
        if place < 0:
            return place - 1 if self.peek(~place) == token else NONE
        found = self.child(place, token)
        if found or self.fanout[place]:
            return found
        tail = self.tail[place]
        return ~(tail + 1) if tail >= 0 and self.peek(tail) == token else NONE

    def children(self, node: int) -> Iterator[int]:
        """All children of a node, in no particular order."""
        if self.fanout[node] > NARROW:
            yield from self.wide[node].values()
        else:
            child = self.first[node]
            while child:
                yield child
                child = self.next[child]

    def leading(self, node: int) -> list[int]:
        """The children that retrieval reads: all of a narrow node, the TOP by count of a wide one."""
        if self.fanout[node] <= NARROW:
            return list(self.children(node))
        top = self.top[node]
        if not top:  # all of them left; take any, visits will rank them
            top.extend(islice(self.wide[node].values(), TOP))
        return top.tolist()

    def add(self, node: int, token: int, tail: int, flags: int, count: int = 1) -> int:
        """A new child of `node`; NONE where the store is full."""
        if self.live >= self.capacity:
            return NONE
        child = self._allocate()
        self.token[child] = token
        self.parent[child] = node
        self.count[child] = count
        self.tail[child] = tail
        self.flags[child] = flags
        self.live += 1
        self.created += 1
        if flags & LOCAL:
            self.local += 1
        fanout = self.fanout[node] + 1
        self.fanout[node] = fanout
        if fanout > NARROW + 1:
            self.wide[node][token] = child
            if len(self.top[node]) < TOP:
                self.top[node].append(child)
        else:
            self.next[child] = self.first[node]
            self.first[node] = child
            if fanout > NARROW:
                self._widen(node)
        return child

    def promote(self, node: int, child: int) -> None:
        """Keep the ranked children of a wide node in order after a visit of `child`."""
        top, count = self.top[node], self.count
        visits = count[child]
        if len(top) == TOP and visits < count[top[-1]]:
            return
        try:
            place = top.index(child)
        except ValueError:
            if len(top) < TOP:
                top.append(child)
            else:
                top[-1] = child
            place = len(top) - 1
        while place and count[top[place - 1]] < visits:
            top[place] = top[place - 1]
            place -= 1
        top[place] = child

    def _allocate(self) -> int:
        if self.free:
            return self.free.pop()
        for column in (self.token, self.parent, self.count, self.total, self.first, self.next, self.fanout):
            column.append(0)
        self.tail.append(-1)
        self.flags.append(0)
        return len(self.token) - 1

    def _widen(self, node: int) -> None:
        members = []
        child = self.first[node]
        while child:
            members.append(child)
            child = self.next[child]
        self.first[node] = NONE
        self.wide[node] = {self.token[child]: child for child in members}
        members.sort(key=lambda child: -self.count[child])
        self.top[node] = array("i", members[:TOP])

    def _narrow(self, node: int) -> None:
        del self.top[node]
        head = NONE
        for child in self.wide.pop(node).values():
            self.next[child] = head
            head = child
        self.first[node] = head

    # Leaving

    def make_room(self, wanted: int, most: int = 2000) -> None:
        """Evict rarely used leaves until `wanted` nodes fit; a clock hand halves the counts it passes.

        At most `most` nodes are looked at, so that no call pauses: where that is not enough, the store stays full and
        new windows are cut short for once. Prompts of open requests are spared while they fill less than half.
        """
        if self.capacity - self.live >= wanted:
            return
        goal = min(self.capacity, wanted + 64)  # a few more than wanted: each round costs the cursors a new match
        size, hand = len(self.token), self.hand
        count, flags = self.count, self.flags
        while most and self.capacity - self.live < goal:
            most -= 1
            hand += 1
            if hand >= size:
                hand = 1
            visits = count[hand]
            if not visits or flags[hand] & ROOT:
                continue
            if flags[hand] & LOCAL and 2 * self.local < self.capacity:
                continue
            if visits == 1 and not self.fanout[hand]:
                self._evict(hand)
            elif visits > 1:
                count[hand] = visits - visits // 2
                parent = self.parent[hand]
                self.total[parent] -= visits // 2
        self.hand = hand

    def _evict(self, node: int) -> None:
        parent = self.parent[node]
        self.total[parent] -= self.count[node]
        fanout = self.fanout[parent]
        if fanout > NARROW:
            del self.wide[parent][self.token[node]]
            top = self.top[parent]
            if node in top:
                top.remove(node)
        elif self.first[parent] == node:
            self.first[parent] = self.next[node]
        else:
            sibling = self.first[parent]
            while self.next[sibling] != node:
                sibling = self.next[sibling]
            self.next[sibling] = self.next[node]
        self.fanout[parent] = fanout - 1
        if fanout - 1 == NARROW:
            self._narrow(parent)
        self._release(node)
        self.evicted += 1

    def eliminate(self, root: int) -> None:
        """Free a root and all that hangs below it."""
        stack = [root]
        while stack:
            node = stack.pop()
            if self.fanout[node]:
                stack.extend(self.children(node))
                self.wide.pop(node, None)
                self.top.pop(node, None)
            if node == root:
                self.live += 1  # roots are not counted
            self._release(node)

    def _release(self, node: int) -> None:
        if self.flags[node] & LOCAL:
            self.local -= 1
        for column in (self.count, self.total, self.first, self.next, self.fanout, self.flags):
            column[node] = 0
        self.tail[node] = -1
        self.free.append(node)
        self.live -= 1


__all__ = ["LOCAL", "MAX_TEXT", "NARROW", "NONE", "OFFSET_BITS", "OFFSET_MASK", "OUTPUT", "PROMPT", "ROOT", "TOP", "NodeStore"]
