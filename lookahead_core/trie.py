"""The trie of past tokens and the requests that draft from it (arXiv 2312.12728 section 4).

`TokenTrie` holds what past answers and open prompts taught; a `TrieRequest` is one generation: it inserts its tokens
as they come, drafts from its own branches and the shared ones, and takes its prompt's branches away when it ends.
"""

from __future__ import annotations

import os
import threading
from array import array
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from lookahead_core.draft import EMPTY, STRATEGIES, DraftTree
from lookahead_core.frequency import FrequencySearch
from lookahead_core.listing import most_used
from lookahead_core.nodes import LOCAL, MAX_TEXT, OUTPUT, PROMPT, NodeStore
from lookahead_core.planting import Findings, plant
from lookahead_core.ranking import Chain, Estimator
from lookahead_core.retrieval import Retrieval
from lookahead_core.trace import TrieFacts
from lookahead_core.windows import Cursor, Windows, match

if TYPE_CHECKING:
    from lookahead_core.auto import PassCosts

RANKINGS = ("expected", "frequency")

UNSHARED = 256
"""Tokens of a request that wait at most to be inserted into the shared branches: some milliseconds of work."""


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

    def insert(self, tokens: Iterable[int]) -> None:
        """Insert a past answer: its windows are shared and survive requests. Raises ValueError for a bad token id.

        What the trie already knew is asked about every token first, so that it learns which contexts to trust.
        """
        with self._lock:
            self._insert(checked(tokens), OUTPUT)

    def _insert(self, tokens: array[int], flags: int) -> None:
        self._grown += 1
        most = min(MAX_TEXT, max(self.capacity, 4096))
        for start in range(0, len(tokens), most):
            windows = Windows(self._store, self._root, self.branch_length, flags)
            for token in tokens[start : start + most]:
                if flags == OUTPUT:
                    windows.refresh()
                    self._estimator.learn(self._store, (), windows.contexts, token)
                windows.feed((token,), self.prune)
            self._store.close_text(windows.text_id)

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
        place = match(self._store, root, path, len(path), len(path))[-1] if path else 0
        return self._store.count[place] if place > 0 else int(place < 0)

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

    def __init__(self, trie: TokenTrie, prompt: array[int]) -> None:
        self._trie = trie
        self._closed = False
        self._prompt = prompt
        self._recent = prompt[-trie.branch_length :]
        self._last: Retrieval | None = None
        self._unshared = array("i")
        store, longest = trie._store, trie.branch_length
        with trie._lock:
            trie._gather()
            self._facts = (store.created, store.evicted)
            self._own = Windows(store, store.add_root(), longest, LOCAL | PROMPT)
            self._out = Windows(store, trie._root, longest, OUTPUT)
            if trie.insert_prompt:
                self._own.prompt = len(prompt)
                self._own.feed(prompt, trie.prune)
            self._own.flags = LOCAL | OUTPUT
            # Where the last tokens stand among the request's own branches and the shared ones. The output is inserted
            # among its own at once, among the shared ones when somebody else looks, or at the end.
            self._mine: Windows | Cursor = self._own
            self._shared = Cursor(store, trie._root, longest, self._recent)
            self._cursors = [self._shared]
            if not trie.insert_output:
                self._mine = Cursor(store, self._own.root, longest, self._recent)
                self._cursors.append(self._mine)
            self._state = trie._grown + store.evicted

    def __enter__(self) -> TrieRequest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def extend(self, tokens: Iterable[int]) -> None:
        """Commit tokens: the very next draft may use them. Also learns from them how good the last draft was.

        Raises ValueError for a bad token id, RuntimeError after `close`.
        """
        new = checked(tokens)
        with self._trie._lock:
            self._check_open()
            if self._last is not None:
                self._last.learn(new)
                self._last = None
            for token in new:
                self._commit(token)

    def _commit(self, token: int) -> None:
        trie = self._trie
        self._look()
        trie._estimator.learn(trie._store, self._mine.contexts, self._shared.contexts, token)
        for cursor in self._cursors:
            cursor.push(token)
        self._recent.append(token)
        del self._recent[: -trie.branch_length]
        if trie.insert_output:
            self._own.feed((token,), trie.prune)
            if not self._unshared:
                trie._unshared[self] = None
            self._unshared.append(token)
            if len(self._unshared) == UNSHARED:
                self._share()

    def _look(self) -> None:
        """Bring the contexts up to date: what others said meanwhile, and nodes that were evicted."""
        trie = self._trie
        trie._gather(self)
        self._own.refresh()
        state = trie._grown + trie._store.evicted
        if state != self._state:
            self._state = state
            for cursor in self._cursors:
                cursor.find(self._recent)

    def share(self) -> None:
        """Insert what was committed so far into the shared branches now. It happens by itself when another request
        drafts, when somebody reads the trie, and in `close`. Raises RuntimeError after `close`."""
        with self._trie._lock:
            self._check_open()
            self._share()

    def _share(self) -> None:
        if self._unshared:
            self._trie._grown += 1
            del self._trie._unshared[self]
            self._out.feed(self._unshared, self._trie.prune)
            self._unshared = array("i")

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
            if decoding_length == 1 or not self._recent:
                return EMPTY
            self._look()
            chain = _chain(self._mine.contexts, self._shared.contexts)
            search: Findings
            if ranking == "frequency":
                search = FrequencySearch(trie._store, chain)
            else:
                search = self._last = Retrieval(
                    trie._store, trie._estimator, chain, self._own.text_id, self._own.prompt, trie.eliminate
                )
            if strategy == "single":
                search.branch(decoding_length - 1, depth)
            elif isinstance(search, Retrieval):
                search.tree(decoding_length - 1, depth, costs, rate)
            else:
                search.tree(decoding_length - 1, depth)
            return plant(search, decoding_length - 1, strategy, chain[0][0] // 2)

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
            self._last = None
            self._share()
            store.eliminate(self._own.root)
            store.drop_text(self._own.text_id)
            store.close_text(self._out.text_id)
            if not trie.eliminate and trie.insert_prompt:
                trie._insert(self._prompt, PROMPT)

    def _check_open(self) -> None:
        if self._closed:
            raise RuntimeError("the request is closed")


def _chain(mine: Sequence[int], shared: Sequence[int]) -> Chain:
    """The experts among the places of a request's own contexts and of the shared ones, both by order."""
    chain: Chain = []
    for order in range(max(len(mine), len(shared)) - 1, -1, -1):
        if order < len(mine) and mine[order]:
            chain.append((2 * order, mine[order]))
        if order < len(shared) and shared[order]:
            chain.append((2 * order + 1, shared[order]))
    return chain


def checked(tokens: Iterable[int]) -> array[int]:
    """Token ids as 32-bit numbers; raises ValueError for one that is no whole number from 0 to 2**31 - 1."""
    try:
        ids = array("i", tokens)
    except (TypeError, OverflowError) as error:
        raise ValueError(f"token ids must be whole numbers from 0 to 2**31 - 1: {error}") from None
    if ids and min(ids) < 0:
        raise ValueError(f"token ids must not be negative, got {min(ids)}")
    return ids


__all__ = ["RANKINGS", "TokenTrie", "TrieRequest", "checked"]
