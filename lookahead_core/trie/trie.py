"""The trie of past tokens that requests draft from (arXiv 2312.12728 section 4).

`TokenTrie` holds what past answers and open prompts taught; each generation is a `TrieRequest`. It knows no model.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from heapq import heapify, heappop, heappush, nlargest
from itertools import islice
from operator import itemgetter
from typing import Any

from lookahead_core.trie import file
from lookahead_core.trie.nodes import OUTPUT
from lookahead_core.trie.request import TrieRequest
from lookahead_core.trie.state import TrieState, checked_ids, whole
from lookahead_core.trie.store import NodeStore

LISTED = 12_000
"""Children examined for one listing, which holds the lock for a few milliseconds. One node takes at most half of what is
left of them."""

Path = tuple[int, ...]


class TokenTrie(TrieState):
    """Windows of `branch_length + 1` tokens of past answers, and of each open request's prompt for itself alone.

    Args:
        branch_length: most draft tokens on one branch, and the longest context that retrieval matches.
        capacity: most nodes, all sources together; never exceeded.
        insert_prompt, insert_output, eliminate, prune: the paper's ablations (section 5). Without `insert_prompt` no
            prompt is inserted, without `insert_output` no generated token is (`insert` still works), without
            `eliminate` a closed request's prompt stays and is shared, without `prune` a full trie takes no new node.
        fingerprint: names the tokenizer whose ids these are; a file of another is refused by `load`.

    Raises ValueError where `branch_length` is not from 1 to 1024, `capacity` not from `branch_length + 1` to 2**31 - 1, a
    switch no bool, or `fingerprint` no text.

    One lock a trie: requests, inserts and drafts from several threads are safe.
    """

    @classmethod
    def of(cls, answers: Iterable[Iterable[int]], branch_length: int = 12, **settings: Any) -> TokenTrie:
        """A new trie that holds these past answers (token ids). `settings`: further arguments of the constructor."""
        trie = cls(branch_length, **settings)
        for answer in answers:
            trie.insert(answer)
        return trie

    def __len__(self) -> int:
        """Nodes, all sources together."""
        with self.lock:
            self.close_dropped()
            return self.store.live

    @property
    def nbytes(self) -> int:
        """Bytes of the nodes, the texts and what was learnt."""
        return self.store.nbytes + self.estimator.nbytes

    def insert(self, tokens: Iterable[int]) -> None:
        """Insert a past answer: its windows are shared and survive requests. Raises ValueError for a bad token id.

        What the trie already knew is asked about every token first, so that it learns which contexts to trust.
        """
        with self.lock:
            self.insert_shared(checked_ids(tokens), OUTPUT)

    def count(self, tokens: Iterable[int]) -> int:
        """How often `tokens` follow one another in the shared branches (halved now and then once the trie is full).

        Raises ValueError for more than `branch_length + 1` tokens, the length of a window, and for a bad token id.
        """
        with self.lock:
            return self.count_below(self.root, tokens)

    def most_used(self, most: int = 2000) -> list[tuple[Path, int]]:
        """The shared branches as (path, how often seen): the most frequent nodes first, none before its parent.

        At most `most` nodes, and of a trie with more than `LISTED` children on the way, not the rarest: the lock
        is held for a few milliseconds. Windows that were seen once are stored no deeper than they differ. Raises
        ValueError where `most` is negative, or no whole number.
        """
        if whole("most", most) < 0:
            raise ValueError(f"most must not be negative, got {most}")
        with self.lock:
            self.settle()
            return _most_used(self.store, self.root, most)

    def open(self, prompt_tokens: Iterable[int]) -> TrieRequest:
        """Start a request; its prompt's branches are visible to it alone. Raises ValueError for a bad token id."""
        return TrieRequest(self, checked_ids(prompt_tokens))

    def __reduce__(self) -> Any:
        raise TypeError("a trie is kept with `save` and `TokenTrie.load`; it cannot be copied or pickled")

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the shared branches (never a prompt) and what was learnt to a file; see `lookahead_core.trie.file`."""
        with self.lock:
            self.settle()
            file.save(self, path)

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, fingerprint: str | None = None, max_nodes: int = 10_000_000) -> TokenTrie:
        """Read a trie that `save` wrote.

        Raises ValueError, saying why, for a file that is no trie, of another version, damaged, above `max_nodes`, or,
        where `fingerprint` is given, of another tokenizer; also where `max_nodes` is no whole number. Nothing in the file is
        executed.
        """
        return file.load(cls, path, fingerprint, whole("max_nodes", max_nodes))


def _most_used(store: NodeStore, root: int, most: int) -> list[tuple[Path, int]]:
    found: list[tuple[Path, int]] = []
    left, fanout = LISTED, store.nodes["fanout"]
    frontier = _children(store, root, (), left // 2, most)
    left -= min(int(fanout[root]), left // 2)
    heapify(frontier)
    while frontier and len(found) < most:
        negative, path, node = heappop(frontier)
        found.append((path, -negative))
        if children := int(fanout[node]):
            for child in _children(store, node, path, left // 2, most):
                heappush(frontier, child)
            left -= min(children, left // 2)
    return found


def _children(store: NodeStore, node: int, path: Path, examined: int, most: int) -> list[tuple[int, Path, int]]:
    """The `most` most frequent of the first `examined` children, as (negative count, path, node)."""
    seen = list(islice(store.children(node), examined))
    rows = store.nodes[seen]
    children = nlargest(most, zip(rows["count"].tolist(), rows["token"].tolist(), seen, strict=True), key=itemgetter(0))
    return [(-count, (*path, token), child) for count, token, child in children]
