"""One generation's view of a trie (arXiv 2312.12728 section 4): it inserts its tokens as they come, drafts from its own
branches and the shared ones, and eliminates its prompt's branches when it ends. It knows no model.

A step makes two calls of machine code, `commit` and `draft`. Each takes one address, of a handle of all that the request needs.
"""

from __future__ import annotations

import weakref
from collections.abc import Iterable
from numbers import Real
from typing import NamedTuple

import numpy as np

from lookahead_core.trie.acceptance import Learnt, learn, learn_from_draft, learnt_at
from lookahead_core.trie.compiled import Handle, cells, compiled, inner, items, items_of, pointers, record
from lookahead_core.trie.costs import COST
from lookahead_core.trie.draft_tree import CANDIDATE, EMPTY, DraftTree, strategy_of
from lookahead_core.trie.frequency import search_by_frequency
from lookahead_core.trie.insert import (
    Contexts,
    Cursor,
    advance,
    cursor_of,
    find_contexts,
    has_space,
    insert_token,
    new_cursor,
    refresh,
)
from lookahead_core.trie.interrupts import uninterrupted
from lookahead_core.trie.nodes import StoreArrays, store_at
from lookahead_core.trie.parallel import parallel_tree
from lookahead_core.trie.retrieve import NO_COSTS, Limits, search
from lookahead_core.trie.slots import FOUND, Buffers, new_buffers, write_row
from lookahead_core.trie.state import (
    MOST_PENDING,
    MOST_TOKEN,
    RequestTexts,
    TrieFacts,
    TrieState,
    checked_ids,
    whole,
    whole_numbers,
)

RANKINGS = ("expected", "frequency")

DRAFTS = 63
"""Nodes of one draft that the buffers hold from the start."""

MOST_DRAFTS = 4096
"""Nodes of one draft at most, whatever the decoding length."""

REQUEST = record(np.int64, "apart", "seen", "version", "recent", "pending", "found")
"""`apart`: 1 where the output is not inserted, so that the cursor among the own branches does not belong to the growing text.
`version`: changes of the shared branches; `seen`: version and evictions when the contexts were found. `recent`, `pending`:
tokens in these arrays. `found`: nodes of the last search, -1 once they were judged."""

HANDLE = pointers(
    *("store", "learnt", "costs", "nodes", "candidates", "row", "state"),
    *("text", "own", "shared", "recent", "pending", "incoming"),
)
"""The parts of a `Request`. `store` and `learnt` are handles, `costs` is a table of costs."""


class Request(NamedTuple):
    """A request as compiled functions see it."""

    store: StoreArrays
    learnt: Learnt
    buffers: Buffers
    costs: np.ndarray  # COST [widths]: what the next draft asks by; empty without
    state: np.ndarray  # REQUEST [1]
    text: Cursor  # of its own growing text
    contexts: Contexts  # `own` is `text`, unless the output is not inserted
    recent: np.ndarray  # int64 [branch length]: the last tokens
    pending: np.ndarray  # int64 [MOST_PENDING]: tokens to be inserted into the shared branches
    incoming: np.ndarray  # int64 [MOST_PENDING]: tokens to commit


@inner
def request_at(address: int) -> Request:
    """The request whose handle is at `address`."""
    handle = items(address, 1, HANDLE)[0]
    own, shared = cursor_of(items_of(handle.own, np.int64)), cursor_of(items_of(handle.shared, np.int64))
    return Request(
        store_at(handle.store.address),
        learnt_at(handle.learnt.address),
        Buffers(items_of(handle.nodes, FOUND), items_of(handle.candidates, CANDIDATE), items_of(handle.row, np.int64)),
        items_of(handle.costs, COST),
        items_of(handle.state, REQUEST),
        cursor_of(items_of(handle.text, np.int64)),
        Contexts(own, shared),
        items_of(handle.recent, np.int64),
        items_of(handle.pending, np.int64),
        items_of(handle.incoming, np.int64),
    )


@inner
def update_contexts(request: Request) -> None:
    """Bring a request's cursors up to date: with insertions of other requests, and with evictions."""
    store, state = request.store, request.state[0]
    refresh(store, request.text)
    now = state.version + store.counters[0].evicted
    if state.seen != now:
        state.seen = now
        recent = request.recent[: state.recent]
        find_contexts(store, request.contexts.shared, recent)
        if state.apart:
            find_contexts(store, request.contexts.own, recent)


@compiled
def commit(address: int, version: int, count: int, prune: bool) -> int:
    """Commit the first `count` incoming tokens: learn from them, move the cursors, insert them among the request's own
    branches, note them for the shared ones. Returns how many the arrays had space for; -1, with nothing done, where one is
    no token."""
    return _commit(address, version, count, prune)


@inner
def _commit(address: int, version: int, count: int, prune: bool) -> int:
    request = request_at(address)
    incoming, state = request.incoming[:count], request.state[0]
    for token in incoming:
        if not 0 <= token <= MOST_TOKEN:
            return -1
    state.version = version
    if state.found >= 0:
        learn_from_draft(request.learnt, request.buffers.nodes, state.found, incoming)
        state.found = -1
    for index in range(count):
        if not has_space(request.store, request.text):
            return index
        _commit_token(request, incoming[index], prune)
    return count


@inner
def _commit_token(request: Request, token: int, prune: bool) -> None:
    store, state, recent = request.store, request.state[0], request.recent
    update_contexts(request)
    learn(store, request.learnt, request.contexts, token)
    advance(store, request.contexts.shared, token)
    if state.recent == len(recent):
        for place in range(1, len(recent)):
            recent[place - 1] = recent[place]
    else:
        state.recent += 1
    recent[state.recent - 1] = token
    if state.apart:
        advance(store, request.contexts.own, token)
    else:
        insert_token(store, request.text, token, prune)
        request.pending[state.pending] = token
        state.pending += 1


@compiled
def draft(address: int, version: int, outputs_only: bool, drafts: int, depth: int, single: bool, rate: float) -> int:
    """Search, and write the row of the tree. Returns the length of the row, see `slots.write_row`."""
    request = request_at(address)
    state, contexts = request.state[0], request.contexts
    state.version = version
    update_contexts(request)
    limits = Limits(drafts, depth, single, outputs_only, rate, request.costs)
    outcome = search(request.store, request.learnt, contexts, request.buffers, limits)
    state.found = outcome.size
    return write_row(request.buffers, outcome, max(contexts.own.head[0].depth, contexts.shared.head[0].depth))


@compiled
def draft_by_frequency(address: int, version: int, drafts: int, depth: int, single: bool) -> int:
    """As `draft`, with the paper's ranking."""
    request = request_at(address)
    state, contexts = request.state[0], request.contexts
    state.version, state.found = version, -1
    update_contexts(request)
    outcome = search_by_frequency(request.store, contexts, request.buffers, drafts, depth, single)
    return write_row(request.buffers, outcome, max(contexts.own.head[0].depth, contexts.shared.head[0].depth))


def lengths(trie: TrieState, decoding_length: int, branch_length: int | None) -> tuple[int, int]:
    """Both lengths as `TrieRequest.draft` takes them. Raises ValueError for one out of range or no whole number."""
    longest = trie.branch_length
    depth = longest if branch_length is None else whole("branch_length", branch_length)
    if not 1 <= depth <= longest:
        raise ValueError(f"branch_length must be from 1 to the trie's {longest}, got {depth}")
    if whole("decoding_length", decoding_length) < 1:
        raise ValueError(f"decoding_length must be at least 1, got {decoding_length}")
    return int(decoding_length), depth


class TrieRequest:
    """One generation: from `TokenTrie.open` to `close`. Also a context manager."""

    def __init__(self, trie: TrieState, prompt: np.ndarray) -> None:
        self._trie, longest, store = trie, trie.branch_length, trie.store
        self.state, recent, incoming = np.zeros(1, REQUEST), np.zeros(longest, np.int64), np.zeros(MOST_PENDING, np.int64)
        last = prompt[-longest:]
        recent[: len(last)] = last
        self.state[0] = not trie.insert_output, -1, 0, len(last), 0, -1
        self._recent_count, self._pending_count = cells(self.state["recent"]), cells(self.state["pending"])
        self._incoming = cells(incoming)
        with trie.lock:
            trie.settle()
            _, *self._sizes = store.sizes()
            self._texts = texts = RequestTexts(trie, prompt, self._pending_count)
        self._dropped = weakref.finalize(self, trie.dropped.append, texts)
        self._dropped.atexit = False
        self._handle = Handle(
            HANDLE,
            store=store.handle.table,
            learnt=trie.estimator.handle.table,
            state=self.state,
            text=texts.own.cursor,
            own=texts.contexts,
            shared=new_cursor(trie.root, longest),
            recent=recent,
            pending=texts.pending,
            incoming=incoming,
        )
        self.address = self._handle.address
        """Of this request, for compiled functions; see `ready`."""
        self._handle.set("costs", NO_COSTS)
        self._allocate(DRAFTS)

    def __enter__(self) -> TrieRequest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def extend(self, tokens: Iterable[int]) -> None:
        """Commit tokens: the very next draft may use them. Also learns from them how good the last draft was.

        Raises ValueError for a bad token id, RuntimeError after `close`.
        """
        new = whole_numbers(tokens)
        trie, pending_count = self._trie, self._pending_count
        with trie.lock:
            self._check_open()
            trie.settle(self._texts)
            if len(new) > MOST_PENDING - pending_count[0]:
                checked_ids(new)  # all or nothing: a part of them alone will be checked below at once
            while True:
                some = new[: MOST_PENDING - pending_count[0]]
                self._incoming[: len(some)] = some
                taken = commit(self.address, trie.version, len(some), trie.prune)
                if taken < 0:
                    checked_ids(new)  # says which
                if pending_count[0]:
                    trie.pending[self._texts] = None
                    if pending_count[0] == MOST_PENDING:
                        self._texts.insert_pending()
                if taken == len(new):
                    return
                new = new[taken:]
                self._texts.own.reserve(len(new))

    def share(self) -> None:
        """Insert what was committed so far into the shared branches now. It happens by itself when another request
        drafts, when the trie is read, and in `close`. Raises RuntimeError after `close`."""
        with self._trie.lock:
            self._check_open()
            self._texts.insert_pending()

    def draft(
        self,
        decoding_length: int = 64,
        strategy: str = "hierarchical",
        branch_length: int | None = None,
        ranking: str = "expected",
        costs: np.ndarray | None = None,
        rate: float = 1.0,
    ) -> DraftTree:
        """Guess what follows the tokens committed so far.

        Args:
            decoding_length: tokens of the pass, root included: at most `decoding_length - 1` drafts.
            strategy: "hierarchical" (a tree; also "trie"), "parallel" (branches that repeat their prefixes) or "single".
            branch_length: most drafts on a branch, at most the trie's (its default).
            ranking: "expected" (probability of acceptance) or "frequency" (the paper's: prompt counts before output
                counts, two tokens of context, learning nothing).
            costs: what passes cost by width (COST [widths]). A tree ranked by expectation then holds only the drafts that
                pay, perhaps none: those that maximise the sum of their chances less `rate` times the cost of their rows.
            rate: tokens that the time of a plain pass is worth.

        Raises ValueError for a value out of range, RuntimeError after `close`.
        """
        strategy = strategy_of(strategy)
        decoding_length, depth = lengths(self._trie, decoding_length, branch_length)
        if ranking not in RANKINGS:
            raise ValueError(f"ranking must be one of {', '.join(RANKINGS)}, got {ranking!r}")
        if costs is not None and not (isinstance(costs, np.ndarray) and costs.dtype == COST and costs.flags.c_contiguous):
            raise ValueError(f"costs must be an array of COST, not {costs!r:.80}")
        if costs is not None and (costs.ndim != 1 or len(costs) == 1):
            raise ValueError(f"costs must be those of at least 2 widths, or none, not of shape {costs.shape}")
        if not isinstance(rate, Real) or not 0.0 <= rate < np.inf:
            raise ValueError(f"rate must be a number of at least 0, got {rate!r}")
        return self.search(decoding_length, strategy, depth, NO_COSTS if costs is None else costs, float(rate), ranking)

    def search(
        self,
        decoding_length: int,
        strategy: str,
        branch_length: int,
        costs: np.ndarray = NO_COSTS,
        rate: float = 1.0,
        ranking: str = "expected",
    ) -> DraftTree:
        """`draft` for a caller that has checked the arguments once: behind a pass, with cold caches, the checks take as long
        as the search."""
        trie, single = self._trie, strategy == "single"
        with trie.lock:
            drafts = min(decoding_length - 1, MOST_DRAFTS)
            self.ready(drafts, NO_COSTS if single else costs)
            if not drafts or not self._recent_count[0]:
                return EMPTY
            if ranking == "frequency":
                length = draft_by_frequency(self.address, trie.version, drafts, branch_length, single)
            else:
                depth = min(branch_length, drafts) if single else branch_length
                length = draft(self.address, trie.version, trie.eliminate, drafts, depth, single, rate)
            if strategy == "parallel":
                return parallel_tree(self._buffers, drafts)
            return DraftTree.of_row(self._row[: 8 * length])

    def ready(self, drafts: int, costs: np.ndarray = NO_COSTS) -> None:
        """Get ready for a compiled function that is given `address` and drafts at most so many nodes, by `costs` (as in
        `draft`). Callers hold the trie's lock. Raises RuntimeError after `close`."""
        self._check_open()
        self._trie.settle(self._texts)
        if len(self._buffers.nodes) < drafts + 2:
            with uninterrupted():
                self._allocate(drafts)
        self._handle.set("costs", costs)

    def _allocate(self, most: int) -> None:
        """New buffers, for drafts of at most `most` nodes."""
        self._buffers = new_buffers(most)
        self._row = self._buffers.row.data.cast("B")
        for name, buffer in self._buffers._asdict().items():
            self._handle.set(name, buffer)

    def count(self, tokens: Iterable[int]) -> tuple[int, int]:
        """How often `tokens` follow one another in this request's own text (its prompt, its output and where they
        meet), and in the shared branches, to which every output belongs. Raises as `TokenTrie.count`."""
        with self._trie.lock:
            self._check_open()
            path = checked_ids(tokens)
            return self._trie.count_below(self._texts.own.root, path), self._trie.count_below(self._trie.root, path)

    def facts(self) -> TrieFacts:
        """The trie's nodes now, and how many it added and evicted since this request last asked (or was opened)."""
        with self._trie.lock:
            (created, evicted), (live, *self._sizes) = self._sizes, self._trie.store.sizes()
            return TrieFacts(live, self._sizes[0] - created, self._sizes[1] - evicted)

    def close(self) -> None:
        """End the request: its prompt's branches leave (branch eliminating), its output's stay. Twice does no harm."""
        with self._trie.lock:
            if self._dropped.detach():
                self._texts.close()

    @property
    def is_open(self) -> bool:
        """Neither closed nor dropped. The garbage collector drops a request before it closes the run around it."""
        return self._texts.open and self._texts not in self._trie.dropped

    def _check_open(self) -> None:
        if not self.is_open:
            raise RuntimeError("the request is closed")
