"""One generation's view of a trie: it inserts its tokens as they come, drafts from its own branches and the shared ones, and
takes its prompt's branches away when it ends (arXiv 2312.12728 section 4)."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from lookahead_core.trie.compiled import Handle, cells
from lookahead_core.trie.draft_tree import EMPTY, STRATEGIES, DraftTree
from lookahead_core.trie.entry_points import (
    COSTS,
    FED,
    GROWN,
    LEARNT,
    MOST_TOKEN,
    NUMBERS,
    PLACES,
    RECENT,
    SHEET,
    STORE,
    UNSHARED,
    VALUES,
    WAITING,
    commit,
    guess,
    look,
    new_seat,
    publish,
    seat,
)
from lookahead_core.trie.facts import TrieFacts
from lookahead_core.trie.frequency import FrequencySearch
from lookahead_core.trie.insert import (
    DEPTH,
    MARKS,
    PROMPT_LENGTH,
    TEXT,
    Windows,
    cursor,
)
from lookahead_core.trie.nodes import LOCAL, OUTPUT, PROMPT
from lookahead_core.trie.retrieve import NO_COSTS
from lookahead_core.trie.slots import Sheets, plant, spread

if TYPE_CHECKING:
    from lookahead_core.trie.costs import PassCosts
    from lookahead_core.trie.trie import TokenTrie

RANKINGS = ("expected", "frequency")

DRAFTS = 63
"""Nodes of one draft that there is room for from the start."""

MOST_DRAFTS = 4096
"""Nodes of one draft at most, whatever the decoding length."""


class TrieRequest:
    """One generation: from `TokenTrie.open` to `close`. Also a context manager."""

    def __init__(self, trie: TokenTrie, prompt: np.ndarray) -> None:
        self._trie = trie
        self._closed = False
        self._prompt = prompt
        store, longest = trie._store, trie.branch_length
        read = len(prompt) if trie.insert_prompt else 0
        self._numbers = new_seat(longest, apart=not trie.insert_output)
        self._cells = cells(self._numbers)
        self._seat = seat(self._numbers)
        self._coming = len(self._numbers) - UNSHARED
        self._handle = Handle(PLACES)
        self._handle.set(COSTS, NO_COSTS)
        self._handle.set(STORE, store.handle.numbers)
        self._handle.set(LEARNT, trie._estimator.handle.numbers)
        self._handle.set(NUMBERS, self._numbers)
        self._spread_out(DRAFTS)
        with trie._lock:
            trie._gather()
            self._facts = (store.created, store.evicted)
            self._own = Windows(store, store.add_root(), longest, LOCAL | PROMPT, read, self._seat.own)
            self._out = Windows(store, trie._root, longest, OUTPUT, numbers=self._seat.out)
            store.reserve(longest, self._out.text_id, UNSHARED)
            self._own.feed(prompt[:read], trie.prune)
            self._own.cursor[MARKS] = LOCAL | OUTPUT
            # Where the last tokens stand among the request's own branches and the shared ones. The output is inserted
            # among its own at once, among the shared ones when somebody else looks, or at the end.
            cursor(trie._root, longest, self._seat.shared)
            if not trie.insert_output:
                mine = cursor(self._own.root, longest, self._seat.mine)
                mine[TEXT], mine[PROMPT_LENGTH] = self._own.text_id, read
            last = prompt[-longest:]
            self._seat.recent[: len(last)], self._numbers[RECENT] = last, len(last)

    def __enter__(self) -> TrieRequest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def extend(self, tokens: Iterable[int]) -> None:
        """Commit tokens: the very next draft may use them. Also learns from them how good the last draft was.

        Raises ValueError for a bad token id, RuntimeError after `close`.
        """
        new = whole_numbers(tokens)
        trie, cells, coming = self._trie, self._cells, self._coming
        with trie._lock:
            self._check_open()
            trie._gather(self)
            if len(new) > UNSHARED - cells[WAITING]:
                listed(new)  # all or nothing: not all of them will be seen at once below
            while True:
                some = new[: UNSHARED - cells[WAITING]]
                cells[coming : coming + len(some)] = some
                taken = commit(self._handle.address, trie._grown, len(some), int(trie.prune))
                if taken < 0:
                    listed(new)  # says which
                if waiting := cells[WAITING]:
                    trie._unshared[self] = None
                    if waiting == UNSHARED:
                        self._share()
                if taken == len(new):
                    return
                new = new[taken:]
                trie._store.reserve(trie.branch_length, self._own.text_id, len(new))

    def share(self) -> None:
        """Insert what was committed so far into the shared branches now. It happens by itself when another request
        drafts, when somebody reads the trie, and in `close`. Raises RuntimeError after `close`."""
        with self._trie._lock:
            self._check_open()
            self._share()

    def _share(self) -> None:
        trie, cells = self._trie, self._cells
        if cells[WAITING]:
            trie._grown += 1
            del trie._unshared[self]
            while publish(self._handle.address, int(trie.prune)):
                trie._store.reserve(trie.branch_length, self._out.text_id, cells[WAITING])

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
            costs: what passes cost by width. A tree ranked by expectation then has only the drafts that pay, perhaps none:
                the sum of their chances less `rate` times the cost of their rows is most.
            rate: tokens that the time of a plain pass is worth.

        Raises ValueError for a value out of range, RuntimeError after `close`.
        """
        trie = self._trie
        depth = trie.branch_length if branch_length is None else branch_length
        if not 1 <= depth <= trie.branch_length:
            raise ValueError(f"branch_length must be from 1 to the trie's {trie.branch_length}, got {depth}")
        if decoding_length < 1:
            raise ValueError(f"decoding_length must be at least 1, got {decoding_length}")
        if strategy not in STRATEGIES:
            raise ValueError(f"strategy must be one of {', '.join(STRATEGIES)}, got {strategy!r}")
        if ranking not in RANKINGS:
            raise ValueError(f"ranking must be one of {', '.join(RANKINGS)}, got {ranking!r}")
        with trie._lock:
            self._check_open()
            if decoding_length == 1 or not self._cells[RECENT]:
                return EMPTY
            trie._gather(self)
            room, single = min(decoding_length - 1, MOST_DRAFTS), strategy == "single"
            if self._sheets.most < room:
                self._spread_out(room)
            if ranking == "frequency":
                return self._by_frequency(strategy, room, depth)
            self._handle.set(COSTS, NO_COSTS if costs is None or single else costs.table)
            if single:
                depth = min(depth, room)
            length = guess(self._handle.address, trie._grown, int(trie.eliminate), room, depth, int(single), float(rate))
            if strategy == "parallel":
                return spread(self._sheets, room)
            return self._sheets.planted(length)

    def _spread_out(self, most: int) -> None:
        """New sheets, for drafts of at most `most` nodes."""
        self._sheets = Sheets(most)
        self._handle.set(SHEET, self._sheets.numbers)
        self._handle.set(VALUES, self._sheets.values)

    def _by_frequency(self, strategy: str, room: int, depth: int) -> DraftTree:
        self._numbers[GROWN], self._numbers[FED] = self._trie._grown, -1
        look(self._trie._store.columns, self._seat)
        search = FrequencySearch(self._trie._store, self._seat.mine, self._seat.shared)
        (search.branch if strategy == "single" else search.tree)(room, depth)
        found = self._sheets.found
        size, over, left = search.write(found)
        match = int(max(self._seat.mine[DEPTH], self._seat.shared[DEPTH]))
        length = plant(found, size, size, over, left, match)
        return spread(self._sheets, room) if strategy == "parallel" else self._sheets.planted(length)

    def count(self, tokens: Iterable[int]) -> tuple[int, int]:
        """How often `tokens` follow one another in this request's own text (its prompt, its output and where they
        meet), and in the shared branches, to which every output belongs. Raises as `TokenTrie.count`."""
        with self._trie._lock:
            self._check_open()
            path = checked(tokens)
            return self._trie._count(self._own.root, path), self._trie._count(self._trie._root, path)

    def facts(self) -> TrieFacts:
        """The trie's nodes now, and how many it added and evicted since this request last asked (or was opened)."""
        store, (created, evicted) = self._trie._store, self._facts
        with self._trie._lock:
            self._facts = now = (store.created, store.evicted)
            return TrieFacts(store.live, now[0] - created, now[1] - evicted)

    def close(self) -> None:
        """End the request: its prompt's branches leave (branch eliminating), its output's stay. Twice does no harm."""
        trie, store = self._trie, self._trie._store
        with trie._lock:
            if self._closed:
                return
            self._closed = True
            self._share()
            store.eliminate(self._own.root)
            store.texts.drop(self._own.text_id)
            store.texts.close(self._out.text_id)
            if not trie.eliminate and trie.insert_prompt:
                trie._insert(self._prompt, PROMPT)

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("the request is closed")


def checked(tokens: Iterable[int]) -> np.ndarray:
    """Token ids, int64 [n]; raises ValueError for one that is no whole number from 0 to 2**31 - 1."""
    return np.array(listed(tokens), np.int64)


def whole_numbers(tokens: Iterable[int]) -> array[int]:
    """The same as an `array`, which a few tokens are sooner; takes numbers out of range."""
    try:
        return array("q", tokens)
    except (TypeError, OverflowError) as error:
        raise ValueError(f"token ids must be whole numbers from 0 to 2**31 - 1: {error}") from None


def listed(tokens: Iterable[int]) -> array[int]:
    """The same as an `array`."""
    ids = whole_numbers(tokens)
    if ids and min(ids) < 0:
        raise ValueError(f"token ids must not be negative, got {min(ids)}")
    if ids and max(ids) > MOST_TOKEN:
        raise ValueError(f"token ids must be whole numbers from 0 to 2**31 - 1: got {max(ids)}")
    return ids


__all__ = ["MOST_DRAFTS", "RANKINGS", "TrieRequest", "checked", "listed"]
