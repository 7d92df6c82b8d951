"""A request's state as flat records, and the calls that a step makes: `commit` the emitted tokens, `draft` the next ones,
`publish` the output to the shared branches.

Each call takes one address, of a handle of everything that the request needs.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lookahead_core.trie.acceptance import Learnt, learn, learn_from_draft, learnt_at
from lookahead_core.trie.compiled import compiled, items, items_of, pointers, record
from lookahead_core.trie.costs import COST
from lookahead_core.trie.experts import Limits
from lookahead_core.trie.insert import (
    CURSOR_NUMBERS,
    Contexts,
    Cursor,
    advance,
    cursor_of,
    find_contexts,
    insert_token,
    insert_tokens,
    refresh,
    start_cursor,
)
from lookahead_core.trie.nodes import LOCAL, OUTPUT, StoreArrays, has_space, store_at
from lookahead_core.trie.retrieve import search
from lookahead_core.trie.slots import buffers_at, write_row

MOST_TOKEN = (1 << 31) - 1
"""Largest token id."""

MOST_PENDING = 256
"""Most tokens of a request that wait to be inserted into the shared branches."""

REQUEST = record(np.int64, "longest", "apart", "seen", "version", "recent", "pending", "found", "fed")
"""`longest`: the trie's branch length. `apart`: 1 where the output is not inserted, so that the cursor among the own branches
does not belong to the growing text. `version`: changes of the shared branches; `seen`: version and evictions when the
contexts were found. `recent`, `pending`: tokens in these arrays. `found`: nodes of the last search; `fed`: the first so many
were fed, -1 once that was learnt from."""

REQUEST_NUMBERS = REQUEST.itemsize // 8


class RequestParts(NamedTuple):
    """The parts of a request's numbers, int64: one array, so that they lie together in memory."""

    state: np.ndarray
    """A REQUEST."""
    text: np.ndarray
    """The cursor of its own growing text."""
    own: np.ndarray
    """The cursor among its own branches, where the output is not inserted."""
    shared: np.ndarray
    """The cursor among the shared branches."""
    output: np.ndarray
    """The cursor of its output as a text of the shared branches."""
    recent: np.ndarray
    """The last `longest` tokens."""
    pending: np.ndarray
    """Tokens to be inserted into the shared branches, at most MOST_PENDING."""
    incoming: np.ndarray
    """Tokens to commit, at most MOST_PENDING."""


class Request(NamedTuple):
    """A request as compiled functions see it."""

    state: np.ndarray
    """REQUEST [1]."""
    text: Cursor
    contexts: Contexts
    parts: RequestParts


@compiled
def request_parts(numbers: np.ndarray) -> RequestParts:
    """The parts of a request's numbers."""
    longest = numbers[:REQUEST_NUMBERS].view(REQUEST)[0].longest
    size = CURSOR_NUMBERS + longest + 1
    cursors, rest = numbers[REQUEST_NUMBERS:], numbers[REQUEST_NUMBERS + 4 * size + longest :]
    return RequestParts(
        numbers[:REQUEST_NUMBERS],
        cursors[:size],
        cursors[size : 2 * size],
        cursors[2 * size : 3 * size],
        cursors[3 * size : 4 * size],
        cursors[4 * size : 4 * size + longest],
        rest[:MOST_PENDING],
        rest[MOST_PENDING:],
    )


@compiled
def request_of(numbers: np.ndarray) -> Request:
    """The request with these numbers."""
    parts = request_parts(numbers)
    state, text = parts.state.view(REQUEST), cursor_of(parts.text)
    own = cursor_of(parts.own) if state[0].apart else text
    return Request(state, text, Contexts(own, cursor_of(parts.shared)), parts)


def request_numbers(longest: int, apart: bool) -> np.ndarray:
    """The numbers of a request that has just begun."""
    numbers = np.zeros(REQUEST_NUMBERS + 4 * (CURSOR_NUMBERS + longest + 1) + longest + 2 * MOST_PENDING, np.int64)
    state = numbers[:REQUEST_NUMBERS].view(REQUEST)
    state["longest"], state["apart"], state["seen"], state["fed"] = longest, apart, -1, -1
    return numbers


@compiled
def update_contexts(store: StoreArrays, request: Request) -> None:
    """Bring a request's cursors up to date: with insertions of other requests, and with evictions."""
    state = request.state[0]
    refresh(store, request.text)
    now = state.version + store.counters[0].evicted
    if state.seen != now:
        state.seen = now
        recent = request.parts.recent[: state.recent]
        find_contexts(store, request.contexts.shared, recent)
        if state.apart:
            find_contexts(store, request.contexts.own, recent)


@compiled
def start_contexts(numbers: np.ndarray, root: int, recent: np.ndarray) -> None:
    """The prompt is read, its last tokens are `recent`: put the cursors of the contexts on the shared `root` and on the own."""
    request = request_of(numbers)
    state, text = request.state[0], request.text.head[0]
    text.flags = LOCAL | OUTPUT
    start_cursor(request.contexts.shared, root)
    if state.apart:
        start_cursor(request.contexts.own, text.root)
        own = request.contexts.own.head[0]
        own.text, own.prompt_length = text.text, text.prompt_length
    request.parts.recent[: len(recent)] = recent
    state.recent = len(recent)


REQUEST_LAYOUT = pointers("store", "learnt", "request", "buffers", "costs")
"""The handles of the store, of what was learnt and of the buffers, the request's numbers, and `PassCosts.table`."""


@compiled
def commit(address: int, version: int, count: int, prune: int) -> int:
    """Commit the first `count` incoming tokens: learn from them, move the cursors, insert them among the request's own
    branches, note them for the shared ones. Returns how many the arrays had space for; -1, with nothing done, where one is
    no token."""
    handle = items(address, 1, REQUEST_LAYOUT)[0]
    store, learnt = store_at(handle.store.address), learnt_at(handle.learnt.address)
    request = request_of(items_of(handle.request, np.int64))
    incoming, state = request.parts.incoming[:count], request.state[0]
    for token in incoming:
        if not 0 <= token <= MOST_TOKEN:
            return -1
    state.version = version
    if state.fed >= 0:
        learn_from_draft(learnt, buffers_at(handle.buffers.address).nodes, state.found, state.fed, incoming)
        state.fed = -1
    for index in range(count):
        if not has_space(store, state.longest, request.text.head[0].text):
            return index
        _commit_token(store, learnt, request, incoming[index], prune != 0)
    return count


@compiled
def _commit_token(store: StoreArrays, learnt: Learnt, request: Request, token: int, prune: bool) -> None:
    state, recent = request.state[0], request.parts.recent
    update_contexts(store, request)
    learn(store, learnt, request.contexts, token)
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
        request.parts.pending[state.pending] = token
        state.pending += 1


@compiled
def publish(address: int, prune: int) -> int:
    """Insert the pending tokens into the shared branches. Returns how many the arrays had no space for."""
    handle = items(address, 1, REQUEST_LAYOUT)[0]
    request = request_of(items_of(handle.request, np.int64))
    pending = request.state[0].pending
    done = insert_tokens(
        store_at(handle.store.address), cursor_of(request.parts.output), request.parts.pending[:pending], prune != 0
    )
    for place in range(done, pending):
        request.parts.pending[place - done] = request.parts.pending[place]
    request.state[0].pending = pending - done
    return pending - done


@compiled
def draft(address: int, version: int, outputs_only: int, drafts: int, depth: int, single: int, rate: float) -> int:
    """Search, and write the row of the tree. Returns the length of the row, see `slots.write_row`."""
    handle = items(address, 1, REQUEST_LAYOUT)[0]
    store, learnt = store_at(handle.store.address), learnt_at(handle.learnt.address)
    request, buffers = request_of(items_of(handle.request, np.int64)), buffers_at(handle.buffers.address)
    state = request.state[0]
    state.version = version
    update_contexts(store, request)
    limits = Limits(drafts, depth, single != 0, outputs_only != 0, rate, items_of(handle.costs, COST))
    outcome = search(store, learnt, request.contexts, buffers, limits)
    state.found, state.fed = outcome.size, outcome.fed
    match = max(request.contexts.own.head[0].depth, request.contexts.shared.head[0].depth)
    return write_row(buffers, outcome, match)
