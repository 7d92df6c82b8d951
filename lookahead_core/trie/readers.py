"""Several readers of one growing text: each drafts in its own way, as if it alone drafted. For replays.

What a trie stores, and which contexts it trusts, follows from the text alone. How often single drafts came true is learnt
from drafts, so each reader learns it for itself. Thus one insertion of the text serves all decoding lengths, strategies and
rankings.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy import int64

from lookahead_core.trie.acceptance import RATE, SIZES, Learnt, learn_from_draft
from lookahead_core.trie.compiled import Handle, compiled, inner, items, items_of, pointers, record
from lookahead_core.trie.draft_tree import STRATEGIES
from lookahead_core.trie.frequency import search_by_frequency
from lookahead_core.trie.parallel import choose_branches
from lookahead_core.trie.request import RANKINGS, Request, request_at, update_contexts
from lookahead_core.trie.retrieve import Limits, search
from lookahead_core.trie.state import MOST_PENDING
from lookahead_core.trie.trie import TokenTrie

PARALLEL, SINGLE = STRATEGIES.index("parallel"), STRATEGIES.index("single")
EXPECTED = RANKINGS.index("expected")

READER = record(np.int64, "strategy", "ranking", "drafts", "due")
"""How a reader drafts: numbers of its strategy and its ranking, and its most nodes. `due`: where in the answer its next pass
begins."""

READERS = pointers("readers", "ratios", "sizes", "passes")
"""The arrays of `Readers`: READER [readers], RATE [readers * bins], RATE [readers * SIZES], int64 [readers * (widest + 1)]."""


class Readers:
    """Readers of the requests to one trie, one request after the other. They draft branches as long as the trie's."""

    def __init__(self, trie: TokenTrie, wanted: Sequence[tuple[int, str, str]]) -> None:
        """`wanted`: decoding length, strategy and ranking of each reader."""
        learnt, count = trie.estimator.learnt, len(wanted)
        self.trie, self.widest = trie, max(length for length, _, _ in wanted)
        rows = [(STRATEGIES.index(strategy), RANKINGS.index(ranking), length - 1, 1) for length, strategy, ranking in wanted]
        self._readers, self._passes = np.array(rows, READER), np.zeros((count, self.widest + 1), np.int64)
        own = {"ratios": np.tile(learnt.ratios, count), "sizes": np.tile(learnt.sizes, count)}
        self._handle = Handle(READERS, readers=self._readers, passes=self._passes, **own)

    def replay(self, prompt: Sequence[int], answer: Sequence[int]) -> np.ndarray:
        """The decode passes of all readers for one answer, whose first token came from the prefill. The trie keeps the answer.

        Returns how many passes of each width: int64 [readers, widest + 1], valid until the next call.
        """
        trie, tokens = self.trie, np.array(answer, np.int64)
        truth = Handle(TRUTH, tokens=tokens)
        self._readers["due"], self._passes[:] = 1, 0
        with trie.open(prompt) as request:
            for place in range(1, len(tokens)):
                request.extend(answer[place - 1 : place])
                with trie.lock:
                    request.ready(self.widest - 1)
                    read(self._handle.address, request.address, trie.version, trie.eliminate, truth.address, place)
            request.extend(answer[len(tokens) - 1 :])
        return self._passes


TRUTH = pointers("tokens")


@compiled
def read(readers: int, request_address: int, version: int, outputs_only: bool, truth: int, place: int) -> None:
    """Let those readers draft whose pass begins at `place` of the answer. Arguments are addresses of handles."""
    request, handle = request_at(request_address), items(readers, 1, READERS)[0]
    rows, answer = items_of(handle.readers, READER), items_of(items(truth, 1, TRUTH)[0].tokens, np.int64)
    request.state[0].version = version
    update_contexts(request)
    ratios, sizes, passes = items_of(handle.ratios, RATE), items_of(handle.sizes, RATE), items_of(handle.passes, np.int64)
    bins, widths = len(ratios) // len(rows), len(passes) // len(rows)
    for number in range(len(rows)):
        if rows[number].due == place:
            learnt = Learnt(
                request.learnt.kinds,
                request.learnt.trusts,
                ratios[number * bins : (number + 1) * bins],
                sizes[number * SIZES : (number + 1) * SIZES],
                request.learnt.gained,
            )
            width, right = _pass(request, learnt, rows[number], outputs_only, answer[place:])
            passes[number * widths + width] += 1
            rows[number].due += right + 1


@inner
def _pass(request: Request, learnt: Learnt, reader: Any, outputs_only: bool, truth: np.ndarray) -> tuple[int, int]:
    """One pass of a reader before `truth`: its width, and how many drafts are accepted. The reader learns from it."""
    contexts, nodes, single, drafts = request.contexts, request.buffers.nodes, reader.strategy == SINGLE, int64(reader.drafts)
    if not drafts:
        return 1, 0
    depth = contexts.shared.head[0].longest
    if reader.ranking == EXPECTED:
        limits = Limits(drafts, min(depth, drafts) if single else depth, single, outputs_only, 1.0, request.costs)
        size = search(request.store, learnt, contexts, request.buffers, limits).size
    else:
        size = search_by_frequency(request.store, contexts, request.buffers, drafts, depth, single).size
    fed, width = np.ones(size + 1, np.bool_), size + 1
    if reader.strategy == PARALLEL:
        chosen = np.empty(drafts, np.int64)
        width = 1 + choose_branches(nodes, size, chosen)
        fed[:] = False
        for node in chosen[: width - 1]:
            fed[node] = True
    right = _accepted(nodes, fed, truth)
    if reader.ranking == EXPECTED:
        room = MOST_PENDING - request.state[0].pending  # `extend` commits no more at once
        learn_from_draft(learnt, nodes, size, truth[: min(right + 1, room)])
    return width, right


@inner
def _accepted(nodes: np.ndarray, fed: np.ndarray, truth: np.ndarray) -> int:
    """How many leading tokens of `truth` stand on one path from the root, of nodes that are fed."""
    path = right = 0
    for token in truth:
        found = 0
        for node in range(path + 1, len(fed)):
            if fed[node] and nodes[node].parent == path and nodes[node].token == token:
                found = node
                break
        if not found:
            break
        path, right = found, right + 1
    return right
