"""The trie of past tokens and the requests that draft from it (arXiv 2312.12728 section 4).

`TokenTrie` holds what past answers and open prompts taught; a `TrieRequest` is one generation: it inserts its tokens
as they come, drafts from its own branches and the shared ones, and takes its prompt's branches away when it ends.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable
from functools import partial
from typing import Any

import numpy as np

from lookahead_core.trie.acceptance import Estimator, Tables, learn
from lookahead_core.trie.compiled import compiled
from lookahead_core.trie.insert import (
    LONGEST,
    TEXT,
    Windows,
    feed,
    feed_one,
    found,
    refresh,
)
from lookahead_core.trie.listing import most_used
from lookahead_core.trie.nodes import COUNT, MAX_TEXT, OUTPUT, Columns, has_room
from lookahead_core.trie.request import RANKINGS, TrieRequest, checked
from lookahead_core.trie.store import NodeStore


@compiled
def teach(e: Tables, c: Columns, w: np.ndarray, tokens: np.ndarray, prune: bool) -> int:
    """Insert `tokens`, and ask about each what was known before. Returns how many there was room for in the arrays."""
    for index in range(len(tokens)):
        if not has_room(c, w[LONGEST], w[TEXT]):
            return index
        refresh(c, w)
        learn(c, e, w, w, tokens[index])
        feed_one(c, w, tokens[index], prune)
    return len(tokens)


class TokenTrie:
    """Windows of `branch_length + 1` tokens of past answers, and of each open request's prompt for itself alone.

    Args:
        branch_length: most draft tokens on one branch, and the longest context that retrieval matches.
        capacity: most nodes, all sources together; never exceeded.
        insert_prompt, insert_output, eliminate, prune: the paper's ablations (section 5). Without `insert_prompt` no
            prompt is inserted, without `insert_output` no generated token is (`insert` still works), without
            `eliminate` a closed request's prompt stays and is shared, without `prune` a full trie takes no new node.
        fingerprint: names the tokenizer whose ids these are; a file of another is refused by `load`.

    Raises ValueError where `branch_length` is not 1 to 1024 or `capacity` is below `branch_length + 1`.

    One lock a trie: requests, inserts and drafts from several threads are safe.
    """

    def __init__(
        self,
        branch_length: int = 12,
        capacity: int = 1_000_000,
        *,
        insert_prompt: bool = True,
        insert_output: bool = True,
        eliminate: bool = True,
        prune: bool = True,
        fingerprint: str = "",
    ) -> None:
        if not 1 <= branch_length <= 1024:
            raise ValueError(f"branch_length must be from 1 to 1024, got {branch_length}")
        if capacity < branch_length + 1:
            raise ValueError(f"capacity must be at least branch_length + 1 = {branch_length + 1} nodes, got {capacity}")
        self.branch_length = branch_length
        self.capacity = capacity
        self.insert_prompt = insert_prompt
        self.insert_output = insert_output
        self.eliminate = eliminate
        self.prune = prune
        self.fingerprint = fingerprint
        self._lock = threading.RLock()
        self._store = NodeStore(capacity)
        self._root = self._store.add_root()
        self._estimator = Estimator(branch_length)
        self._unshared: dict[TrieRequest, None] = {}  # requests whose output waits to be inserted
        self._grown = 0  # changes of the shared branches

    @classmethod
    def of(cls, answers: Iterable[Iterable[int]], branch_length: int = 12, **settings: Any) -> TokenTrie:
        """A new trie that holds these past answers (token ids). `settings`: further arguments of the constructor."""
        trie = cls(branch_length, **settings)
        for answer in answers:
            trie.insert(answer)
        return trie

    def __len__(self) -> int:
        """Nodes, all sources together."""
        return self._store.live

    @property
    def nbytes(self) -> int:
        """Bytes of the nodes, the texts and what was learnt."""
        return self._store.nbytes + sum(table.nbytes for table in self._estimator.tables)

    def insert(self, tokens: Iterable[int]) -> None:
        """Insert a past answer: its windows are shared and survive requests. Raises ValueError for a bad token id.

        What the trie already knew is asked about every token first, so that it learns which contexts to trust.
        """
        with self._lock:
            self._insert(checked(tokens), OUTPUT)

    def _insert(self, tokens: np.ndarray, flags: int) -> None:
        self._grown += 1
        store = self._store
        insert = partial(teach, self._estimator.tables) if flags == OUTPUT else feed
        most = min(MAX_TEXT, max(self.capacity, 4096))
        for start in range(0, len(tokens), most):
            windows = Windows(store, self._root, self.branch_length, flags)
            windows.feed(tokens[start : start + most], self.prune, insert)
            store.texts.close(windows.text_id)

    def count(self, tokens: Iterable[int]) -> int:
        """How often `tokens` follow one another in the shared branches (halved now and then once the trie is full).

        Raises ValueError for more than `branch_length + 1` tokens, the length of a window, and for a bad token id.
        """
        with self._lock:
            return self._count(self._root, tokens)

    def _count(self, root: int, tokens: Iterable[int]) -> int:
        path, longest = checked(tokens), self.branch_length + 1
        if len(path) > longest:
            raise ValueError(f"at most {longest} tokens follow one another in a window, got {len(path)}")
        self._gather()
        place = found(self._store, root, path)
        return int(self._store.node[place, COUNT]) if place > 0 else int(place < 0)

    def _gather(self, but: TrieRequest | None = None) -> None:
        """Insert the outputs that open requests have not inserted yet: somebody else is about to look."""
        if len(self._unshared) > (but in self._unshared):
            for request in list(self._unshared):
                if request is not but:
                    request._share()

    def most_used(self, most: int = 2000) -> list[tuple[tuple[int, ...], int]]:
        """The shared branches as (path, how often seen): the most frequent nodes first, none before its parent.

        At most `most` nodes, and of a trie with more than `listing.LOOKED` children on the way, not the rarest: the lock
        is held for a few milliseconds. Windows that were seen once are stored no deeper than they differ. Raises
        ValueError where `most` is negative.
        """
        if most < 0:
            raise ValueError(f"most must not be negative, got {most}")
        with self._lock:
            self._gather()
            return most_used(self._store, self._root, most)

    def open(self, prompt_tokens: Iterable[int]) -> TrieRequest:
        """Start a request; its prompt's branches are visible to it alone. Raises ValueError for a bad token id."""
        return TrieRequest(self, checked(prompt_tokens))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the shared branches (never a prompt) and what was learnt to a file; see `trie_file`."""
        from lookahead_core.trie.file import save

        with self._lock:
            self._gather()
            save(self, path)

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, fingerprint: str | None = None, max_nodes: int = 10_000_000) -> TokenTrie:
        """Read a trie that `save` wrote.

        Raises ValueError, saying why, for a file that is no trie, of another version, damaged, above `max_nodes`, or,
        where `fingerprint` is given, of another tokenizer. Nothing in the file is executed.
        """
        from lookahead_core.trie.file import load

        return load(path, fingerprint, max_nodes)


__all__ = ["RANKINGS", "TokenTrie", "TrieRequest", "checked"]
