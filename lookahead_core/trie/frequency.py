"""The paper's own ranking, kept to show the difference: `draft(ranking="frequency")`.

arXiv 2312.12728 section 4.2 as its code does it: match the last two tokens, then, where that gives less than a branch,
the last one alone; take the nodes seen most often, a visit of the prompt counting as 10,000 of an output; of equals, go
deep first. Scores are shares of the visits, not calibrated. It learns nothing. One thing differs: a node counts a request's
prompt and its own output together, so its visits by that output weigh as the prompt's where the prompt has it too.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, NamedTuple

import numpy as np
from numpy import int64

from lookahead_core.trie.compiled import compiled, inner, record
from lookahead_core.trie.draft_tree import CANDIDATES
from lookahead_core.trie.insert import Contexts
from lookahead_core.trie.nodes import OFFSET_MASK, OUTPUT, PROMPT, RANKED, StoreArrays, token_at
from lookahead_core.trie.slots import Buffers, Outcome

QUERY = 2
"""Context tokens matched."""

OUTPUT_WEIGHT = 1e-4

SEEN = record(np.int64, "token", "parent", "source", "own", "shared", "prompt", "output", score=np.float64)
"""A node that may be drafted: where it stands among the request's own branches and the shared ones (0: nowhere), how often it
was seen in the prompt and in outputs, and its share of the visits."""


class Waiting(NamedTuple):
    """The nodes that are not drafted yet."""

    heap: list[tuple[float, int]]  # (negative weight, minus the number of a node); of equals the newest comes first
    made: np.ndarray  # int64 [1]: nodes ever made


@compiled
def search_by_frequency(
    store: StoreArrays, contexts: Contexts, buffers: Buffers, drafts: int, depth: int, single: bool
) -> Outcome:
    """The `drafts` most frequent nodes of the longest stage that fills a branch; with `single` the most frequent child,
    again and again, of the longest stage that fills half of one. They go into `buffers`."""
    seen = np.empty(256, SEEN)
    waiting = Waiting([(0.0, 0) for _ in range(0)], np.zeros(1, np.int64))
    size = beside = 0  # `beside`: nodes beside a single branch
    for order in range(QUERY, 0, -1):
        size = beside = 0
        waiting.heap.clear()
        seen = _expand_root(store, contexts, buffers.nodes, order, waiting, seen)
        while waiting.heap and size < drafts:
            size += 1
            found = seen[-heappop(waiting.heap)[1]]
            _take(buffers.nodes, size, found)
            if single and size == min(drafts, depth):
                break
            if single:
                beside += len(waiting.heap)
                waiting.heap.clear()
            if buffers.nodes[size].level < depth:
                own, shared = int64(found.own), int64(found.shared)
                seen = _expand(store, contexts, buffers.nodes, size, own, shared, waiting, seen)
        if size >= (depth // 2 if single else depth):
            break
    left = beside + len(waiting.heap)
    return Outcome(size, size, _list_candidates(buffers, waiting.heap, seen), left)


@compiled
def _expand_root(
    store: StoreArrays, contexts: Contexts, nodes: np.ndarray, order: int, waiting: Waiting, seen: np.ndarray
) -> np.ndarray:
    """The root, and what followed the last `order` tokens. Returns `seen`, longer where it had to be."""
    own, shared, root = contexts.own, contexts.shared, nodes[0]
    root.token = root.parent = -1
    root.level = root.source = 0
    root.chance = 1.0
    waiting.made[0] = 1  # node 0 is none
    return _expand(
        store,
        contexts,
        nodes,
        0,
        own.places[order] if own.head[0].depth >= order else int64(0),
        shared.places[order] if shared.head[0].depth >= order else int64(0),
        waiting,
        seen,
    )


@compiled
def _expand(
    store: StoreArrays,
    contexts: Contexts,
    nodes: np.ndarray,
    node: int,
    own: int,
    shared: int,
    waiting: Waiting,
    seen: np.ndarray,
) -> np.ndarray:
    """Put what followed `node`, which stands at these places, on the heap. Returns `seen`, longer where it had to be."""
    first = waiting.made[0]
    if first + 2 * RANKED > len(seen):
        longer = np.empty(2 * len(seen), SEEN)
        for place in range(len(seen)):  # not as a slice, see `retrieve`
            longer[place] = seen[place]
        seen = longer
    last = _name_followers(store, own, False, contexts.own.head[0].prompt_length, seen, first, first)
    last = _name_followers(store, shared, True, int64(0), seen, first, last)
    everything = 0
    for number in range(first, last):
        everything += seen[number].prompt + seen[number].output
    for number in range(first, last):
        one = seen[number]
        one.parent, one.score = node, nodes[node].chance * ((one.prompt + one.output) / everything)
        weight = (1 - OUTPUT_WEIGHT) * one.prompt + OUTPUT_WEIGHT * one.output
        heappush(waiting.heap, (-weight, -number))
    waiting.made[0] = last
    return seen


@compiled
def _name_followers(
    store: StoreArrays, place: int, shared: bool, prompt_length: int, seen: np.ndarray, first: int, last: int
) -> int:
    """Note the leading followers of a place (0: none) among `seen[first:last]`. Returns the new end. `prompt_length`: the first
    so many tokens of the text are the prompt's; 0 for a shared one."""
    nodes = store.nodes
    if place > 0 and nodes[place].fanout > 0:
        child = int64(nodes[place].first)
        for _ in range(RANKED):  # a narrow node has fewer children
            if not child:
                break
            row = nodes[child]
            last = _name(seen, first, last, int64(row.token), int64(row.count), int64(row.marks), child, shared)
            child = int64(row.next)
    elif place:
        tail = ~place if place < 0 else store.tails[place]
        token = token_at(store, tail)
        if token >= 0:
            in_prompt = tail & OFFSET_MASK < prompt_length or (shared and place > 0 and nodes[place].marks & PROMPT)
            source = PROMPT if in_prompt else OUTPUT
            last = _name(seen, first, last, int64(token), int64(1), source, ~(tail + 1), shared)
    return last


@inner
def _name(seen: np.ndarray, first: int, last: int, token: int, count: int, source: int, place: int, shared: bool) -> int:
    """Count a follower. Returns the new end."""
    number = first
    while number < last and seen[number].token != token:
        number += 1
    one = seen[number]
    if number == last:
        one.token = token
        one.source = one.own = one.shared = one.prompt = one.output = 0
        last += 1
    if source & PROMPT:
        one.prompt += count
    else:
        one.output += count
    one.source |= source & (PROMPT | OUTPUT)
    if shared:
        one.shared = place
    else:
        one.own = place
    return last


@inner
def _take(nodes: np.ndarray, index: int, found: Any) -> None:
    """Draft a node as number `index`."""
    node = nodes[index]
    node.token, node.parent, node.source, node.chance = found.token, found.parent, found.source, found.score
    node.level = nodes[found.parent].level + 1


@inner
def _list_candidates(buffers: Buffers, heap: list[tuple[float, int]], seen: np.ndarray) -> int:
    """Put the most frequent nodes on the heap into `buffers`. Returns how many."""
    listed = min(len(heap), CANDIDATES)
    for place in range(listed):
        found, candidate = seen[-heappop(heap)[1]], buffers.candidates[place]
        candidate.parent, candidate.token, candidate.chance = found.parent, found.token, found.score
    return listed
