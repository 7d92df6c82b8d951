"""The trie of past tokens and the requests that draft from it (first, simple version: plain n-gram tables)."""

from __future__ import annotations

import heapq
import json
import os
import threading
from collections.abc import Iterable, Sequence

from lookahead_core.draft import CANDIDATES, EMPTY, ROOT, STRATEGIES, DraftTree, heavy_first
from lookahead_core.trace import TrieFacts

Grams = dict[tuple[int, ...], dict[int, int]]


def _count(grams: Grams, text: Sequence[int], start: int, order: int) -> int:
    """Count every n-gram that ends in text[start:]; returns how many were new."""
    added = 0
    for position in range(max(start, 1), len(text)):
        for length in range(1, min(order, position) + 1):
            followers = grams.setdefault(tuple(text[position - length : position]), {})
            token = text[position]
            added += token not in followers
            followers[token] = followers.get(token, 0) + 1
    return added


class TokenTrie:
    """Counts of what followed what, from past answers and, for its own request only, from each prompt.

    `capacity` bounds the nodes of all sources together. Raises ValueError where it is below `branch_length + 1`.
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
    ) -> None:
        if branch_length < 1:
            raise ValueError(f"branch_length must be at least 1, got {branch_length}")
        if capacity < branch_length + 1:
            raise ValueError(f"capacity must be at least branch_length + 1 = {branch_length + 1}, got {capacity}")
        self.branch_length = branch_length
        self.capacity = capacity
        self.insert_prompt = insert_prompt
        self.insert_output = insert_output
        self.eliminate = eliminate
        self.prune = prune
        self._lock = threading.RLock()
        self._shared: Grams = {}
        self._nodes = 0

    def __len__(self) -> int:
        return self._nodes

    def insert(self, tokens: Iterable[int]) -> None:
        """Insert a past answer: shared by all requests."""
        with self._lock:
            self._nodes += _count(self._shared, list(tokens), 0, self.branch_length)

    def open(self, prompt_tokens: Iterable[int]) -> TrieRequest:
        """Start a request; its prompt's branches are visible to it alone."""
        return TrieRequest(self, list(prompt_tokens))

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the shared branches to a file."""
        with self._lock, open(path, "w", encoding="utf-8") as file:
            rows = [[list(context), list(found.items())] for context, found in self._shared.items()]
            json.dump({"branch_length": self.branch_length, "capacity": self.capacity, "rows": rows}, file)

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> TokenTrie:
        """Read what `save` wrote."""
        with open(path, encoding="utf-8") as file:
            data = json.load(file)
        trie = cls(data["branch_length"], data["capacity"])
        trie._shared = {tuple(context): dict(found) for context, found in data["rows"]}
        trie._nodes = sum(map(len, trie._shared.values()))
        return trie


class TrieRequest:
    """One request: its prompt's branches, its text so far, and its drafts."""

    def __init__(self, trie: TokenTrie, prompt: list[int]) -> None:
        self._trie = trie
        self._text = prompt
        self._prompt_length = len(prompt)
        self._own: Grams = {}
        self._closed = False
        self._seen = 0
        if trie.insert_prompt:
            with trie._lock:
                self._seen = _count(self._own, prompt, 0, trie.branch_length)
                trie._nodes += self._seen
        self._added = self._seen

    def __enter__(self) -> TrieRequest:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def extend(self, tokens: Iterable[int]) -> None:
        """Commit tokens: the very next draft may use them."""
        if self._closed:
            raise RuntimeError("the request is closed")
        trie, start = self._trie, len(self._text)
        self._text.extend(tokens)
        if trie.insert_output:
            with trie._lock:
                reach = max(self._prompt_length, start - trie.branch_length)
                added = _count(trie._shared, self._text[reach:], start - reach, trie.branch_length)
                trie._nodes += added
                self._added += added

    def facts(self) -> TrieFacts:
        """Nodes now, and what was added and evicted since the last call."""
        facts = TrieFacts(len(self._trie), self._added, 0)
        self._added = 0
        return facts

    def close(self) -> None:
        """End the request: its prompt's branches leave the trie. Calling it again does nothing."""
        if not self._closed:
            self._closed = True
            with self._trie._lock:
                self._trie._nodes -= self._seen
                self._own = {}

    def draft(
        self,
        decoding_length: int = 64,
        strategy: str = "hierarchical",
        branch_length: int | None = None,
        ranking: str = "expected",
    ) -> DraftTree:
        """Guess what follows: at most `decoding_length - 1` drafts, at most `branch_length` on a branch."""
        if strategy not in STRATEGIES:
            raise ValueError(f"strategy must be one of {', '.join(STRATEGIES)}, got {strategy!r}")
        if ranking not in ("expected", "frequency"):
            raise ValueError(f"ranking must be 'expected' or 'frequency', got {ranking!r}")
        if decoding_length < 1:
            raise ValueError(f"decoding_length must be at least 1, got {decoding_length}")
        depth = self._trie.branch_length if branch_length is None else branch_length
        if not 1 <= depth <= self._trie.branch_length:
            raise ValueError(f"branch_length must be from 1 to {self._trie.branch_length}, got {branch_length}")
        if decoding_length == 1 or not self._text:
            return EMPTY
        with self._trie._lock:
            return self._best_first(decoding_length - 1, depth, strategy)

    def _best_first(self, room: int, depth: int, strategy: str) -> DraftTree:
        context = tuple(self._text[-self._trie.branch_length :])
        heap: list[tuple[float, int, int, tuple[int, ...], str, int]] = []
        serial = 0
        tokens: list[int] = []
        parents: list[int] = []
        scores: list[float] = []
        sources: list[str] = []
        node, path, score, level, match = ROOT, (), 1.0, 0, 0
        while len(tokens) < room:
            found, matched = self._followers(context + path) if level < depth else ({}, 0)
            match = match or matched
            for token, (probability, source) in found.items():
                serial += 1
                heapq.heappush(heap, (-score * probability, serial, node, (*path, token), source, level + 1))
            if not heap:
                break
            negative, _, parent, path, source, level = heapq.heappop(heap)
            if strategy == "single" and parent != node:
                break
            score = -negative
            node = len(tokens)
            tokens.append(path[-1])
            parents.append(parent)
            scores.append(score)
            sources.append(source)
            if strategy == "single":
                heap.clear()
        if strategy == "parallel":
            tokens, parents, scores, sources = _explode(tokens, parents, scores, sources, room)
        order = heavy_first(parents, scores) if strategy == "hierarchical" else list(range(len(tokens)))
        slot = {node: place for place, node in enumerate(order)}
        slot[ROOT] = ROOT
        rest = [(slot[parent], path[-1], -negative) for negative, _, parent, path, _, _ in heapq.nsmallest(CANDIDATES, heap)]
        if strategy != "hierarchical":
            rest, heap = [], []
        return DraftTree(
            tokens=tuple(tokens[node] for node in order),
            parents=tuple(slot[parents[node]] for node in order),
            scores=tuple(scores[node] for node in order),
            sources=tuple(sources[node] for node in order),
            match=match,
            candidates=tuple(rest),
            left=len(heap),
        )

    def _followers(self, context: tuple[int, ...]) -> tuple[dict[int, tuple[float, str]], int]:
        found: dict[int, tuple[float, str]] = {}
        escape, match = 1.0, 0
        for length in range(min(len(context), self._trie.branch_length), 0, -1):
            key = context[-length:]
            for grams, source in ((self._own, "prompt"), (self._trie._shared, "output")):
                counts = grams.get(key)
                if not counts:
                    continue
                match = match or length
                total, kinds = sum(counts.values()), len(counts)
                for token, count in sorted(counts.items(), key=lambda item: -item[1])[:8]:
                    share, origin = found.get(token, (0.0, source))
                    found[token] = (
                        share + escape * count / (total + kinds),
                        origin if origin == source else "both",
                    )
                escape *= kinds / (total + kinds)
            if escape < 0.01:
                break
        return found, match


def _explode(
    tokens: list[int], parents: list[int], scores: list[float], sources: list[str], room: int
) -> tuple[list[int], list[int], list[float], list[str]]:
    """Root-to-leaf branches, best first, each repeating its prefix, at most `room` tokens in all."""
    inner = set(parents)
    out: tuple[list[int], list[int], list[float], list[str]] = ([], [], [], [])
    for leaf in heavy_first(parents, scores):
        if leaf in inner:
            continue
        path = []
        node = leaf
        while node != ROOT:
            path.append(node)
            node = parents[node]
        previous = ROOT
        for node in reversed(path):
            if len(out[0]) == room:
                return out
            out[0].append(tokens[node])
            out[1].append(previous)
            out[2].append(scores[node])
            out[3].append(sources[node])
            previous = len(out[0]) - 1
    return out


__all__ = ["TokenTrie", "TrieRequest"]
