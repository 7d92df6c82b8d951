"""One generation's view of a trie (arXiv 2312.12728 section 4): it inserts its tokens as they come, drafts from its own
branches and the shared ones, and eliminates its prompt's branches when it ends. It knows no model."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from lookahead_core.trie import entry_points
from lookahead_core.trie.compiled import Handle, cells
from lookahead_core.trie.costs import PassCosts
from lookahead_core.trie.draft_tree import EMPTY, STRATEGIES, DraftTree
from lookahead_core.trie.entry_points import (
    MOST_PENDING,
    REQUEST,
    REQUEST_LAYOUT,
    request_numbers,
    request_of,
    request_parts,
    start_contexts,
    update_contexts,
)
from lookahead_core.trie.facts import TrieFacts
from lookahead_core.trie.frequency import FrequencySearch
from lookahead_core.trie.nodes import LOCAL, OUTPUT, PROMPT
from lookahead_core.trie.parallel import parallel_tree
from lookahead_core.trie.retrieve import NO_COSTS
from lookahead_core.trie.slots import SearchBuffers, write_row
from lookahead_core.trie.state import GrowingText, TrieState, checked, listed, whole_numbers

RANKINGS = ("expected", "frequency")

DRAFTS = 63
"""Nodes of one draft that the buffers hold from the start."""

MOST_DRAFTS = 4096
"""Nodes of one draft at most, whatever the decoding length."""


class TrieRequest:
    """One generation: from `TokenTrie.open` to `close`. Also a context manager."""

    def __init__(self, trie: TrieState, prompt: np.ndarray) -> None:
        self._trie, self._prompt, self._closed = trie, prompt, False
        settings, store = trie.settings, trie.store
        self._prune = int(settings.prune)
        read = prompt if settings.insert_prompt else prompt[:0]
        self._numbers = request_numbers(settings.branch_length, apart=not settings.insert_output)
        parts = request_parts(self._numbers)
        self.state = parts.state.view(REQUEST)
        self._pending, self._incoming = cells(self.state["pending"]), cells(parts.incoming)
        self._handle = Handle(REQUEST_LAYOUT)
        self._handle.set("store", store.handle.table)
        self._handle.set("learnt", trie.estimator.handle.table)
        self._handle.set("request", self._numbers)
        self._allocate(DRAFTS)
        with trie.lock:
            trie.insert_pending()
            self._facts = (store.created, store.evicted)
            # Output is inserted into the own branches at once, into the shared ones when another reader comes, or at the end.
            self.text = GrowingText(trie, parts.text, store.add_root(), LOCAL | PROMPT, len(read))
            self._output = GrowingText(trie, parts.output, trie.root, OUTPUT)
            store.reserve(settings.branch_length, self._output.number, MOST_PENDING)
            self.text.insert(read)
            start_contexts(self._numbers, trie.root, prompt[-settings.branch_length :])

    def __enter__(self) -> TrieRequest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def extend(self, tokens: Iterable[int]) -> None:
        """Commit tokens: the very next draft may use them. Also learns from them how good the last draft was.

        Raises ValueError for a bad token id, RuntimeError after `close`.
        """
        new = whole_numbers(tokens)
        trie, pending = self._trie, self._pending
        with trie.lock:
            self._check_open()
            trie.insert_pending(self)
            if len(new) > MOST_PENDING - pending[0]:
                listed(new)  # all or nothing: a part of them alone will be checked below at once
            while True:
                some = new[: MOST_PENDING - pending[0]]
                self._incoming[: len(some)] = some
                taken = entry_points.commit(self._handle.address, trie.version, len(some), self._prune)
                if taken < 0:
                    listed(new)  # says which
                if pending[0]:
                    trie.pending[self] = self._insert_pending
                    if pending[0] == MOST_PENDING:
                        self._insert_pending()
                if taken == len(new):
                    return
                new = new[taken:]
                trie.store.reserve(trie.settings.branch_length, self.text.number, len(new))

    def share(self) -> None:
        """Insert what was committed so far into the shared branches now. It happens by itself when another request
        drafts, when the trie is read, and in `close`. Raises RuntimeError after `close`."""
        with self._trie.lock:
            self._check_open()
            self._insert_pending()

    def _insert_pending(self) -> None:
        trie = self._trie
        if self._pending[0]:
            trie.version += 1
            del trie.pending[self]
            while entry_points.publish(self._handle.address, self._prune):
                trie.store.reserve(trie.settings.branch_length, self._output.number, self._pending[0])

    def draft(
        self,
        decoding_length: int = 64,
        strategy: str = "hierarchical",
        branch_length: int | None = None,
        ranking: str = "expected",
        costs: PassCosts | None = None,
        rate: float = 1.0,
    ) -> DraftTree:
        """Guess what follows the tokens committed so far.

        Args:
            decoding_length: tokens of the pass, root included: at most `decoding_length - 1` drafts.
            strategy: "hierarchical" (a tree), "parallel" (branches that repeat their prefixes) or "single".
            branch_length: most drafts on a branch, at most the trie's (its default).
            ranking: "expected" (probability of acceptance) or "frequency" (the paper's: prompt counts before output
                counts, two tokens of context, learning nothing).
            costs: what passes cost by width. A tree ranked by expectation then holds only the drafts that pay, perhaps none:
                those that maximise the sum of their chances less `rate` times the cost of their rows.
            rate: tokens that the time of a plain pass is worth.

        Raises ValueError for a value out of range, RuntimeError after `close`.
        """
        trie = self._trie
        longest = trie.settings.branch_length
        depth = longest if branch_length is None else branch_length
        if not 1 <= depth <= longest:
            raise ValueError(f"branch_length must be from 1 to the trie's {longest}, got {depth}")
        if decoding_length < 1:
            raise ValueError(f"decoding_length must be at least 1, got {decoding_length}")
        if strategy not in STRATEGIES:
            raise ValueError(f"strategy must be one of {', '.join(STRATEGIES)}, got {strategy!r}")
        if ranking not in RANKINGS:
            raise ValueError(f"ranking must be one of {', '.join(RANKINGS)}, got {ranking!r}")
        with trie.lock:
            self._check_open()
            if decoding_length == 1 or not self.state["recent"][0]:
                return EMPTY
            trie.insert_pending(self)
            drafts, single = min(decoding_length - 1, MOST_DRAFTS), strategy == "single"
            if self._buffers.most < drafts:
                self._allocate(drafts)
            if ranking == "frequency":
                length = self._search_by_frequency(single, drafts, depth)
            else:
                self._handle.set("costs", NO_COSTS if costs is None or single else costs.table)
                outputs_only, depth = int(trie.settings.eliminate), min(depth, drafts) if single else depth
                length = entry_points.draft(
                    self._handle.address, trie.version, outputs_only, drafts, depth, int(single), float(rate)
                )
            return parallel_tree(self._buffers.arrays, drafts) if strategy == "parallel" else self._buffers.tree(length)

    def _allocate(self, most: int) -> None:
        """New buffers, for drafts of at most `most` nodes."""
        self._buffers = SearchBuffers(most)
        self._handle.set("buffers", self._buffers.handle.table)

    def _search_by_frequency(self, single: bool, drafts: int, depth: int) -> int:
        """As `entry_points.draft`, with the paper's ranking."""
        store, buffers = self._trie.store, self._buffers.arrays
        self.state["version"], self.state["fed"] = self._trie.version, -1
        request = request_of(self._numbers)
        update_contexts(store.arrays, request)
        search = FrequencySearch(store, request.contexts)
        (search.branch if single else search.tree)(drafts, depth)
        match = max(int(cursor.head["depth"][0]) for cursor in request.contexts)
        return write_row(buffers, search.write(buffers), match)

    def count(self, tokens: Iterable[int]) -> tuple[int, int]:
        """How often `tokens` follow one another in this request's own text (its prompt, its output and where they
        meet), and in the shared branches, to which every output belongs. Raises as `TokenTrie.count`."""
        with self._trie.lock:
            self._check_open()
            path = checked(tokens)
            return self._trie.count(self.text.root, path), self._trie.count(self._trie.root, path)

    def facts(self) -> TrieFacts:
        """The trie's nodes now, and how many it added and evicted since this request last asked (or was opened)."""
        store, (created, evicted) = self._trie.store, self._facts
        with self._trie.lock:
            self._facts = now = (store.created, store.evicted)
            return TrieFacts(store.live, now[0] - created, now[1] - evicted)

    def close(self) -> None:
        """End the request: its prompt's branches leave (branch eliminating), its output's stay. Twice does no harm."""
        trie, store = self._trie, self._trie.store
        with trie.lock:
            if self._closed:
                return
            self._closed = True
            self._insert_pending()
            store.eliminate(self.text.root)
            store.texts.drop(self.text.number)
            store.texts.close(self._output.number)
            if not trie.settings.eliminate and trie.settings.insert_prompt:
                trie.insert(self._prompt, PROMPT)

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("the request is closed")
