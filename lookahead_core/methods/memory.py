"""What a method keeps from request to request: the interface, and past answers within a bound. Knows no torch."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.trie.draft_tree import ROOT, DraftTree
from lookahead_core.trie.state import checked_ids

CHANCE = 0.5
"""Score of every draft token of a method that estimates no chances."""
ROWS, DEPTH = 16, 6
"""Tokens of a pass and depth of a tree in place of a published shape that was chosen for a GPU: rows are dearer on a CPU."""
CAPACITY = 1 << 17
"""Tokens of past answers that a memory keeps by default."""


class DraftMemory:
    """One method's memory. Each request drafts from a source of its own, as with `TokenTrie` and `TrieRequest`.

    For one thread at a time, unless the class says otherwise.
    """

    lengths: tuple[int, int] | None = None
    """The decoding length and the branch length, where the method has its own."""

    def insert(self, tokens: Iterable[int]) -> None:
        """Remember a past answer. Only methods that draft from past answers do."""

    def open(self, prompt: Sequence[int]) -> DraftSource:
        """The drafts of a new request."""
        raise NotImplementedError


class PastAnswers:
    """The newest past answers, oldest first. One that does not fit drops the older half."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        """`capacity`: tokens. Raises ValueError below 1."""
        if capacity < 1:
            raise ValueError(f"capacity must be at least 1 token, got {capacity}")
        self.capacity, self.tokens = capacity, 0
        self._answers: deque[list[int]] = deque()

    def __iter__(self) -> Iterator[list[int]]:
        return iter(self._answers)

    def add(self, tokens: Iterable[int]) -> tuple[list[int], bool]:
        """Keep an answer, or the last `capacity` tokens of a longer one. Returns what is kept of it, and whether others left.

        Raises ValueError for a bad token id.
        """
        answer = checked_ids(tokens).tolist()[-self.capacity :]
        full = self.tokens + len(answer) > self.capacity
        while full and self._answers and self.tokens + len(answer) > self.capacity // 2:
            self.tokens -= len(self._answers.popleft())
        self._answers.append(answer)
        self.tokens += len(answer)
        return answer, full


def branch(tokens: Sequence[int], source: str, match: int) -> DraftTree:
    """One branch of tokens whose chances are not known. `source`: one of `SOURCES`. `match`: matched tokens of context."""
    count = len(tokens)
    return DraftTree(tuple(tokens), tuple(range(ROOT, count - 1)), (CHANCE,) * count, (source,) * count, match)
