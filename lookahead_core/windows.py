"""Branch inserting: one text, growing token by token, whose windows go below one root of a `NodeStore`.

Window i is text[i : i + branch_length + 1]. Each new token lengthens the windows that are still open by one; a window
is open while it has been seen before (what is new about it is a leaf, and the leaf points into the text).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lookahead_core.nodes import LOCAL, MAX_COUNT, NARROW, NONE, OFFSET_BITS, OFFSET_MASK, OUTPUT, PROMPT, NodeStore


class Windows:
    """The cursor of one text. `contexts[k]` is the node of the last k tokens, NONE where they were never seen before."""

    __slots__ = ("contexts", "epoch", "flags", "length", "prompt", "root", "store", "text", "text_id")

    def __init__(self, store: NodeStore, root: int, length: int, flags: int) -> None:
        self.store = store
        self.root = root
        self.length = length  # branch_length: the longest context
        self.flags = flags  # of the nodes that the next tokens visit
        self.prompt = 0  # tokens of a local text that belong to the prompt
        self.text_id = store.add_text()
        self.text = store.texts[self.text_id]
        self.contexts = [root]
        self.epoch = store.evicted

    def refresh(self) -> None:
        """Find the contexts again where nodes were evicted since they were found."""
        if self.epoch == self.store.evicted:
            return
        self.epoch = self.store.evicted
        places = match(self.store, self.root, self.text, self.length)
        self.contexts = [place if place > 0 else NONE for place in places]
        trim(self.contexts)

    def feed(self, tokens: Iterable[int], prune: bool = True) -> None:
        """Insert tokens one by one; `prune` makes room for them where the store is full."""
        for token in tokens:
            if prune:
                self.store.make_room(2 * len(self.contexts))
            self.refresh()
            self._feed(token)

    def _feed(self, token: int) -> None:
        store, flags, length, text = self.store, self.flags, self.length, self.text
        fanout, first, following, tokens = store.fanout, store.first, store.next, store.token
        count, total, marks = store.count, store.total, store.flags
        text.append(token)
        tail = self.text_id << OFFSET_BITS | len(text)
        longer = [self.root]
        push = longer.append
        order = -1
        for node in self.contexts:
            order += 1
            if not node:
                push(NONE)
                continue
            followers = fanout[node]
            if followers > NARROW:
                child = store.wide[node].get(token, NONE)
            else:
                child = first[node]
                while child and tokens[child] != token:
                    child = following[child]
            if not child:
                if store.add(node, token, tail, flags):
                    total[node] += 1
                push(NONE)
                continue
            if count[child] < MAX_COUNT:
                count[child] += 1
                total[node] += 1
            if followers > NARROW:
                store.promote(node, child)
            if order < length:
                if not fanout[child]:
                    self._spell(child)
                push(child)
            else:
                store.tail[child] = tail  # the latest window of this kind: what came after it comes first
            marks[child] |= flags
        trim(longer)
        self.contexts = longer

    def _spell(self, leaf: int) -> None:
        """A leaf is seen again: spell the next token of the window that it stood for."""
        store = self.store
        tail = store.tail[leaf]
        if tail < 0:
            return
        flags = store.flags[leaf]
        if flags & LOCAL:  # a window that began in the prompt may reach into the output
            flags = LOCAL | (PROMPT if tail & OFFSET_MASK < self.prompt else OUTPUT)
        token = store.peek(tail)
        if token >= 0 and store.add(leaf, token, tail + 1, flags):
            store.total[leaf] += 1
        store.tail[leaf] = -1


class Cursor:
    """Where the last tokens of a growing text stand below a root that it does not grow in. Reads only.

    `contexts[k]` is the place of the last k tokens, up to the longest that was ever seen.
    """

    __slots__ = ("contexts", "length", "root", "store")

    def __init__(self, store: NodeStore, root: int, length: int, text: Sequence[int]) -> None:
        self.store = store
        self.root = root
        self.length = length  # the longest context
        self.contexts = [root]
        self.find(text)

    def find(self, text: Sequence[int]) -> None:
        """Find the places again: nodes came or went."""
        self.contexts = match(self.store, self.root, text, self.length)
        if NONE in self.contexts:
            del self.contexts[self.contexts.index(NONE) :]

    def push(self, token: int) -> None:
        """The text goes on with `token`. As `NodeStore.step` for each context, spelled out."""
        store = self.store
        fanout, following, tokens, tails, texts = store.fanout, store.next, store.token, store.tail, store.texts
        longer = [self.root]
        for place in self.contexts[: self.length]:
            if place > 0 and (followers := fanout[place]):
                if followers > NARROW:
                    place = store.wide[place].get(token, NONE)
                else:
                    place = store.first[place]
                    while place and tokens[place] != token:
                        place = following[place]
                if not place:
                    break
            else:
                tail = ~place if place < 0 else tails[place]
                text = texts.get(tail >> OFFSET_BITS)
                offset = tail & OFFSET_MASK
                if text is None or offset >= len(text) or text[offset] != token:
                    break
                place = ~(tail + 1)
            longer.append(place)
        self.contexts = longer


def match(store: NodeStore, root: int, text: Sequence[int], longest: int, shortest: int = 1) -> list[int]:
    """Places of the last 0, 1, ... `longest` tokens of `text` below `root`; NONE for those never seen and those under
    `shortest` (place 0 is always the root). Reads only."""
    step = store.step
    places = [root]
    for order in range(1, min(longest, len(text)) + 1):
        place = root
        if order < shortest:
            place = NONE
        else:
            for token in text[len(text) - order :]:
                place = step(place, token)
                if not place:
                    break
        places.append(place)
    return places


def trim(places: list[int]) -> None:
    """Drop the NONEs at the end."""
    while not places[-1]:
        places.pop()


__all__ = ["Cursor", "Windows", "match", "trim"]
