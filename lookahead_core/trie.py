"""The trie of past tokens and the requests that draft from it (arXiv 2312.12728 section 4).

`TokenTrie` holds what past answers and open prompts taught; a `TrieRequest` is one generation: it inserts its tokens
as they come, drafts from its own branches and the shared ones, and takes its prompt's branches away when it ends.
"""

from __future__ import annotations

import os
import threading
from array import array
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from lookahead_core.compiled import Handle, compiled, floats, int64s
from lookahead_core.draft import EMPTY, STRATEGIES, DraftTree
from lookahead_core.frequency import FrequencySearch
from lookahead_core.listing import most_used
from lookahead_core.nodes import COUNT, EVICTED, LOCAL, MAX_TEXT, OUTPUT, PROMPT, Columns, NodeStore, has_room, opened
from lookahead_core.planting import Sheets, plant, planted, sheets, spread
from lookahead_core.ranking import TRUST, Estimator, Tables, learn, tables
from lookahead_core.retrieval import NO_COSTS, judge, search
from lookahead_core.trace import TrieFacts
from lookahead_core.windows import (
    CONTEXTS,
    DEPTH,
    LONGEST,
    PROMPT_LENGTH,
    TEXT,
    Windows,
    cursor,
    feed_one,
    find,
    found,
    push,
    refresh,
)

if TYPE_CHECKING:
    from lookahead_core.auto import PassCosts

RANKINGS = ("expected", "frequency")

UNSHARED = 256
"""Tokens of a request that wait at most to be inserted into the shared branches."""


LONGEST_CONTEXT, SEEN, RECENT, APART, GROWN, WAITING, NODES, FED, STATE = range(9)
"""A request's numbers: the trie's branch length; changes of the trie that its cursors know of; tokens in its list of the last
ones; whether its output is not inserted (its cursor among its own branches then does not grow); changes of the shared
branches; tokens that wait to be inserted into them; nodes that the last search found, and how many of them were fed (-1: that
was learnt from); behind them three cursors, the last tokens, the tokens that wait, and those that come."""


class Seat(NamedTuple):
    """A request's arrays, all int64 and all in one."""

    state: np.ndarray
    own: np.ndarray
    """The cursor of its own text."""
    mine: np.ndarray
    """The cursor among its own branches: the same, unless its output is not inserted."""
    shared: np.ndarray
    """The cursor among the shared branches."""
    recent: np.ndarray
    waiting: np.ndarray
    coming: np.ndarray


@compiled
def seat(numbers: np.ndarray) -> Seat:
    """The parts of a request's numbers."""
    longest = numbers[LONGEST_CONTEXT]
    size = CONTEXTS + longest + 1
    last = STATE + 3 * size
    own = numbers[STATE : STATE + size]
    apart = numbers[STATE + 2 * size : last]
    return Seat(
        numbers[:STATE],
        own,
        apart if numbers[APART] else own,
        numbers[STATE + size : STATE + 2 * size],
        numbers[last : last + longest],
        numbers[last + longest : last + longest + UNSHARED],
        numbers[last + longest + UNSHARED :],
    )


def new_seat(longest: int, apart: bool) -> np.ndarray:
    """Numbers of a request that has just begun."""
    numbers = np.zeros(STATE + 3 * (CONTEXTS + longest + 1) + longest + 2 * UNSHARED, np.int64)
    numbers[LONGEST_CONTEXT], numbers[APART], numbers[SEEN], numbers[FED] = longest, apart, -1, -1
    return numbers


MOST_DRAFTS = 4096
"""Nodes of one draft at most, whatever the decoding length."""


@compiled
def teach(c: Columns, e: Tables, w: np.ndarray, tokens: np.ndarray, prune: bool) -> int:
    """Insert `tokens`, and ask about each what was known before. Returns how many there was room for in the arrays."""
    for index in range(len(tokens)):
        if not has_room(c, w[LONGEST], w[TEXT]):
            return index
        refresh(c, w)
        learn(c, e, w, w, tokens[index])
        feed_one(c, w, tokens[index], prune)
    return len(tokens)


@compiled
def look(c: Columns, r: Seat) -> None:
    """Bring a request's cursors up to date: what others said meanwhile, and nodes that were evicted."""
    refresh(c, r.own)
    now = r.state[GROWN] + c.meta[EVICTED]
    if r.state[SEEN] != now:
        r.state[SEEN] = now
        find(c, r.shared, r.recent[: r.state[RECENT]])
        if r.state[APART]:
            find(c, r.mine, r.recent[: r.state[RECENT]])


STORE, LEARNT, NUMBERS, SHEET, VALUES = range(5)
"""What a request's handle holds: the handles of the store and of what was learnt, the request's numbers, its sheets."""


@compiled
def commit(handle: np.ndarray, grown: int, count: int, prune: bool) -> int:
    """A request goes on with `count` tokens: learn from them, move the cursors, insert them among its own branches, note them
    for the shared ones. Returns how many there was room for in the arrays."""
    c, e, r = opened(int64s(handle, STORE)), tables(int64s(handle, LEARNT)), seat(int64s(handle, NUMBERS))
    state, recent = r.state, r.recent
    state[GROWN] = grown
    if state[FED] >= 0:
        judge(e, sheets(int64s(handle, SHEET), floats(handle, VALUES)), state[NODES], state[FED], r.coming[:count])
        state[FED] = -1
    for index in range(count):
        if not has_room(c, state[LONGEST_CONTEXT], r.own[TEXT]):
            return index
        token = r.coming[index]
        look(c, r)
        learn(c, e, r.mine, r.shared, token)
        push(c, r.shared, token)
        if state[RECENT] == len(recent):
            for place in range(1, len(recent)):
                recent[place - 1] = recent[place]
        else:
            state[RECENT] += 1
        recent[state[RECENT] - 1] = token
        if state[APART]:
            push(c, r.mine, token)
        else:
            feed_one(c, r.own, token, prune)
            r.waiting[state[WAITING]] = token
            state[WAITING] += 1
    return count


@compiled
def guess(
    handle: np.ndarray, grown: int, outputs_only: bool, room: int, depth: int, single: bool, costs: np.ndarray, rate: float
) -> tuple[int, int, int, int]:
    """Search and plant. Returns drafts planted, candidates named, candidates in all, and the longest match."""
    c, e, r = opened(int64s(handle, STORE)), tables(int64s(handle, LEARNT)), seat(int64s(handle, NUMBERS))
    f = sheets(int64s(handle, SHEET), floats(handle, VALUES))
    r.state[GROWN] = grown
    look(c, r)
    size, fed, over, left = search(c, e, r.mine, r.shared, f, outputs_only, room, depth, single, costs, rate)
    r.state[NODES], r.state[FED] = size, fed
    spared = plant(f, size, fed, over, e.ratios[len(e.ratios) - 1, TRUST])
    return fed, spared, left + size - fed, max(r.mine[DEPTH], r.shared[DEPTH])


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
        most = min(MAX_TEXT, max(self.capacity, 4096))
        for start in range(0, len(tokens), most):
            windows = Windows(store, self._root, self.branch_length, flags)
            text = tokens[start : start + most]
            if flags == OUTPUT:
                done, learnt = 0, self._estimator.tables
                while (done := done + teach(store.columns, learnt, windows.cursor, text[done:], self.prune)) < len(text):
                    store.reserve(self.branch_length, windows.text_id, len(text) - done)
            else:
                windows.feed(text, self.prune)
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
        from lookahead_core.trie_file import save

        with self._lock:
            self._gather()
            save(self, path)

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, fingerprint: str | None = None, max_nodes: int = 10_000_000) -> TokenTrie:
        """Read a trie that `save` wrote.

        Raises ValueError, saying why, for a file that is no trie, of another version, damaged, above `max_nodes`, or,
        where `fingerprint` is given, of another tokenizer. Nothing in the file is executed.
        """
        from lookahead_core.trie_file import load

        return load(path, fingerprint, max_nodes)


class TrieRequest:
    """One generation: from `TokenTrie.open` to `close`. Also a context manager."""

    def __init__(self, trie: TokenTrie, prompt: np.ndarray) -> None:
        self._trie = trie
        self._closed = False
        self._prompt = prompt
        self._waiting = 0  # tokens that are not in the shared branches yet
        store, longest = trie._store, trie.branch_length
        read = len(prompt) if trie.insert_prompt else 0
        self._numbers = new_seat(longest, apart=not trie.insert_output)
        self._seat = seat(self._numbers)
        self._coming = self._seat.coming
        self._handle = Handle(5)
        self._handle.set(STORE, store.handle.numbers)
        self._handle.set(LEARNT, trie._estimator.handle.numbers)
        self._handle.set(NUMBERS, self._numbers)
        self._spread_out(0)
        with trie._lock:
            trie._gather()
            self._facts = (store.created, store.evicted)
            self._own = Windows(store, store.add_root(), longest, LOCAL | PROMPT, read, self._seat.own)
            self._out = Windows(store, trie._root, longest, OUTPUT)
            self._own.feed(prompt[:read], trie.prune)
            self._own.flags = LOCAL | OUTPUT
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
        new = listed(tokens)
        trie = self._trie
        with trie._lock:
            self._check_open()
            trie._gather(self)
            while True:
                some = new[: UNSHARED - self._waiting]
                self._coming[: len(some)] = some
                taken = commit(self._handle.numbers, trie._grown, len(some), trie.prune)
                if trie.insert_output and taken:
                    trie._unshared[self] = None
                    self._waiting += taken
                    if self._waiting == UNSHARED:
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
        if self._waiting:
            self._trie._grown += 1
            del self._trie._unshared[self]
            self._out.feed(self._seat.waiting[: self._waiting], self._trie.prune)
            self._waiting = self._numbers[WAITING] = 0

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
            if decoding_length == 1 or not self._numbers[RECENT]:
                return EMPTY
            trie._gather(self)
            room, single = min(decoding_length - 1, MOST_DRAFTS), strategy == "single"
            if self._sheets.most < room:
                self._spread_out(room)
            if ranking == "frequency":
                return self._by_frequency(strategy, room, depth)
            curve = NO_COSTS if costs is None or single else costs.table
            if single:
                depth = min(depth, room)
            facts = guess(self._handle.numbers, trie._grown, trie.eliminate, room, depth, single, curve, rate)
            if strategy == "parallel":
                return spread(self._sheets, room, trie._estimator.worth, *facts)
            return planted(self._sheets, *facts)

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
        found = sheets(self._sheets.numbers, self._sheets.values)
        size, over, left = search.write(found)
        spared = plant(found, size, size, over, 1.0)
        match = int(max(self._seat.mine[DEPTH], self._seat.shared[DEPTH]))
        if strategy == "parallel":
            return spread(self._sheets, room, 1.0, size, spared, left, match)
        return planted(self._sheets, size, spared, left, match)

    def count(self, tokens: Iterable[int]) -> tuple[int, int]:
        """How often `tokens` follow one another in this request's own text (its prompt, its output and where they
        meet), and in the shared branches, to which every output belongs. Raises as `TokenTrie.count`."""
        with self._trie._lock:
            self._check_open()
            path = checked(tokens)
            return self._trie._count(self._own.root, path), self._trie._count(self._trie._root, path)

    def facts(self) -> TrieFacts:
        """The trie's nodes now, and how many it added and evicted since this request last asked (or was opened)."""
        store = self._trie._store
        with self._trie._lock:
            created, evicted = self._facts
            self._facts = (store.created, store.evicted)
            return TrieFacts(store.live, store.created - created, store.evicted - evicted)

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


def compile_loops() -> None:
    """Compile what runs in every step, for which the first step would wait otherwise: some ten to twenty seconds once on a
    machine, where the package's folder can be written to; 0.2 s in later processes."""
    trie = TokenTrie(branch_length=2)
    trie.insert((1, 2, 1, 2))
    with trie.open((1, 2)) as request:
        request.draft(4)
        request.extend((1,))


def checked(tokens: Iterable[int]) -> np.ndarray:
    """Token ids, int64 [n]; raises ValueError for one that is no whole number from 0 to 2**31 - 1."""
    return np.array(listed(tokens), np.int64)


def listed(tokens: Iterable[int]) -> array[int]:
    """The same as an `array` of 32-bit numbers, which a few tokens are sooner."""
    try:
        ids = array("i", tokens)
    except (TypeError, OverflowError) as error:
        raise ValueError(f"token ids must be whole numbers from 0 to 2**31 - 1: {error}") from None
    if ids and min(ids) < 0:
        raise ValueError(f"token ids must not be negative, got {min(ids)}")
    return ids


__all__ = ["RANKINGS", "TokenTrie", "TrieRequest", "checked", "compile_loops"]
