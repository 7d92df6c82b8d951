"""The inner state of a trie, held by the `TokenTrie` and by each of its requests. It knows no strategies and no drafts."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from lookahead_core.trie.acceptance import Estimator, learn, learnt_at
from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.entry_points import MOST_TOKEN
from lookahead_core.trie.insert import CURSOR_NUMBERS, Contexts, cursor_of, insert_token, insert_tokens, refresh, start_text
from lookahead_core.trie.nodes import MAX_TEXT, OUTPUT, follow, has_space, store_at
from lookahead_core.trie.store import NodeStore


@dataclass(frozen=True, slots=True)
class TrieSettings:
    """The arguments of `TokenTrie`."""

    branch_length: int
    capacity: int
    insert_prompt: bool
    insert_output: bool
    eliminate: bool
    prune: bool
    fingerprint: str

    def __post_init__(self) -> None:
        if not 1 <= self.branch_length <= 1024:
            raise ValueError(f"branch_length must be from 1 to 1024, got {self.branch_length}")
        least = self.branch_length + 1
        if self.capacity < least:
            raise ValueError(f"capacity must be at least branch_length + 1 = {least} nodes, got {self.capacity}")


class TrieState:
    """Everything that a trie and its requests share. Callers hold `lock`."""

    def __init__(self, settings: TrieSettings) -> None:
        self.settings = settings
        self.lock = threading.RLock()
        self.store = NodeStore(settings.capacity)
        self.root = self.store.add_root()
        self.estimator = Estimator(settings.branch_length)
        self.version = 0
        """Changes of the shared branches."""
        self.pending: dict[object, Callable[[], None]] = {}
        """Requests with output that is not in the shared branches yet, and what inserts it."""

    def insert(self, tokens: np.ndarray, flags: int) -> None:
        """Insert a text (int64 [n]) into the shared branches. What was known before is asked about every token of an output
        first, so that the estimator learns which contexts to trust."""
        self.version += 1
        most = min(MAX_TEXT, max(self.settings.capacity, 4096))
        for start in range(0, len(tokens), most):
            cursor = np.zeros(CURSOR_NUMBERS + self.settings.branch_length + 1, np.int64)
            text = GrowingText(self, cursor, self.root, flags)
            text.insert(tokens[start : start + most], learning=flags == OUTPUT)
            self.store.texts.close(text.number)

    def insert_pending(self, but: object = None) -> None:
        """Insert the pending output of all requests `but` one: its own branches already hold it."""
        if len(self.pending) > (but in self.pending):
            for request, insert in list(self.pending.items()):
                if request is not but:
                    insert()

    def count(self, root: int, tokens: Iterable[int]) -> int:
        """How often `tokens` follow one another below `root`; see `TokenTrie.count`."""
        path, longest = checked(tokens), self.settings.branch_length + 1
        if len(path) > longest:
            raise ValueError(f"at most {longest} tokens follow one another in a window, got {len(path)}")
        self.insert_pending()
        place = int(follow(self.store.arrays, root, path)) if len(path) else 0
        return int(self.store.nodes["count"][place]) if place > 0 else int(place < 0)


class GrowingText:
    """A text that is inserted below `root`, token by token."""

    def __init__(self, trie: TrieState, cursor: np.ndarray, root: int, flags: int, prompt_length: int = 0) -> None:
        """`cursor`: int64 [CURSOR_NUMBERS + longest context + 1]."""
        self.trie, self.cursor, self.root = trie, cursor, root
        self.number = trie.store.add_text()
        start_text(trie.store.handle.address, cursor, root, self.number, flags, prompt_length)

    def insert(self, tokens: np.ndarray, learning: bool = False) -> None:
        """Insert tokens (int64 [n]); with `learning` the estimator learns from each of them first."""
        trie, done = self.trie, 0
        addresses, prune = (trie.store.handle.address, trie.estimator.handle.address), trie.settings.prune
        while (done := done + _insert_text(*addresses, self.cursor, tokens[done:], prune, learning)) < len(tokens):
            trie.store.reserve(trie.settings.branch_length, self.number, len(tokens) - done)


@compiled
def _insert_text(
    store_address: int, learnt_address: int, numbers: np.ndarray, tokens: np.ndarray, prune: bool, learning: bool
) -> int:
    """Insert tokens by the cursor in `numbers`. Returns how many the arrays had space for."""
    store, cursor = store_at(store_address), cursor_of(numbers)
    if not learning:
        return insert_tokens(store, cursor, tokens, prune)
    learnt, head = learnt_at(learnt_address), cursor.head[0]
    for index in range(len(tokens)):
        if not has_space(store, head.longest, head.text):
            return index
        refresh(store, cursor)
        learn(store, learnt, Contexts(cursor, cursor), tokens[index])
        insert_token(store, cursor, tokens[index], prune)
    return len(tokens)


def checked(tokens: Iterable[int]) -> np.ndarray:
    """Token ids, int64 [n]. Raises ValueError for one that is not a whole number from 0 to 2**31 - 1."""
    return np.array(listed(tokens), np.int64)


def listed(tokens: Iterable[int]) -> array[int]:
    """The same as an `array`."""
    ids = whole_numbers(tokens)
    if ids and min(ids) < 0:
        raise ValueError(f"token ids must not be negative, got {min(ids)}")
    if ids and max(ids) > MOST_TOKEN:
        raise ValueError(f"token ids must be whole numbers from 0 to 2**31 - 1: got {max(ids)}")
    return ids


def whole_numbers(tokens: Iterable[int]) -> array[int]:
    """The same without the check of the range."""
    try:
        return array("q", tokens)
    except (TypeError, OverflowError) as error:
        raise ValueError(f"token ids must be whole numbers from 0 to 2**31 - 1: {error}") from None
