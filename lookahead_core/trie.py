"""The trie of past tokens and the requests that draft from it (arXiv 2312.12728 section 4).

`TokenTrie` holds what past answers and open prompts taught; a `TrieRequest` is one generation: it inserts its tokens
as they come, drafts from its own branches and the shared ones, and takes its prompt's branches away when it ends.
"""

from __future__ import annotations

import os
import threading
from array import array
from collections.abc import Iterable, Sequence

from lookahead_core.draft import EMPTY, STRATEGIES, DraftTree
from lookahead_core.frequency import FrequencySearch
from lookahead_core.listing import most_used
from lookahead_core.nodes import LOCAL, MAX_TEXT, OUTPUT, PROMPT, NodeStore
from lookahead_core.planting import Findings, plant
from lookahead_core.ranking import Chain, Estimator
from lookahead_core.retrieval import Retrieval
from lookahead_core.trace import TrieFacts
from lookahead_core.windows import Windows, match

RANKINGS = ("expected", "frequency")


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
        most = min(MAX_TEXT, max(self.capacity, 4096))
        for start in range(0, len(tokens), most):
            windows = Windows(self._store, self._root, self.branch_length, flags)
            for token in tokens[start : start + most]:
                if flags == OUTPUT:
                    windows.refresh()
                    self._estimator.learn(self._store, _chain((), windows.contexts), token)
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
        place = match(self._store, root, path, len(path), len(path))[-1] if path else 0
        return self._store.count[place] if place > 0 else int(place < 0)

    def most_used(self, most: int = 2000) -> list[tuple[tuple[int, ...], int]]:
        """The shared branches as (path, how often seen): the most frequent nodes first, none before its parent.

        At most `most` nodes, and of a trie with more than `listing.LOOKED` children on the way, not the rarest: the lock
        is held for a few milliseconds. Windows that were seen once are stored no deeper than they differ. Raises
        ValueError where `most` is negative.
        """
        if most < 0:
            raise ValueError(f"most must not be negative, got {most}")
        with self._lock:
            return most_used(self._store, self._root, most)

    def open(self, prompt_tokens: Iterable[int]) -> TrieRequest:
        """Start a request; its prompt's branches are visible to it alone. Raises ValueError for a bad token id."""
        return TrieRequest(self, checked(prompt_tokens))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the shared branches (never a prompt) and what was learnt to a file; see `trie_file`."""
        from lookahead_core.trie_file import save

        with self._lock:
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
        store = trie._store
        with trie._lock:
            self._facts = (store.created, store.evicted)
            self._own = Windows(store, store.add_root(), trie.branch_length, LOCAL | PROMPT)
            self._out = Windows(store, trie._root, trie.branch_length, OUTPUT)
            if trie.insert_prompt:
                self._own.prompt = len(prompt)
                self._own.feed(prompt, trie.prune)
            self._own.flags = LOCAL | OUTPUT

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
        trie._estimator.learn(trie._store, self._experts(), token)
        if trie.insert_output:
            self._own.feed((token,), trie.prune)
            self._out.feed((token,), trie.prune)
        self._recent.append(token)
        del self._recent[: -trie.branch_length]

    def _experts(self) -> Chain:
        """Every context suffix that was seen before, longest first, the request's own before the shared."""
        trie, store, recent = self._trie, self._trie._store, self._recent
        own, out = self._own, self._out
        if trie.insert_output:
            own.refresh()
            out.refresh()
            mine, shared = own.contexts, out.contexts
            known = len(out.text)
            if known < len(recent):  # contexts that begin in the prompt: read, never inserted into the shared trie
                further = match(store, trie._root, recent, trie.branch_length, known + 1)
                shared = shared + [0] * (known + 1 - len(shared)) + further[known + 1 :]
        else:
            mine = match(store, own.root, recent, trie.branch_length)
            shared = match(store, trie._root, recent, trie.branch_length)
        return _chain(mine, shared)

    def draft(
        self,
        decoding_length: int = 64,
        strategy: str = "hierarchical",
        branch_length: int | None = None,
        ranking: str = "expected",
        floor: float = 0.0,
    ) -> DraftTree:
        """Guess what follows the tokens committed so far.

        Args:
            decoding_length: tokens of the pass, root included: at most `decoding_length - 1` drafts.
            strategy: "hierarchical" (a tree), "parallel" (branches that repeat their prefixes) or "single".
            branch_length: most drafts on a branch, at most the trie's (its default).
            ranking: "expected" (probability of acceptance) or "frequency" (the paper's: prompt counts before output
                counts, two tokens of context, learning nothing).
            floor: drafts of a tree ranked by expectation must score above it. Saves the time of finding what would not
                be fed anyway.

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
            chain = self._experts()
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
                search.tree(decoding_length - 1, depth, floor)
            else:
                search.tree(decoding_length - 1, depth)
            search.settle()
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
