"""The methods that draft from tokens alone: the trie in every shape and ranking, and other rows of the table of methods.

A `Memory` outlives requests and opens one source of drafts for each.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from lookahead_core.methods import METHODS, DraftSettings, Method
from lookahead_core.trace.replay import Drafts, TrieDrafts
from lookahead_core.trie.request import RANKINGS
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.workload.words import TEXTS, Text, say

CAPACITY = 1_000_000
"""Nodes of the trie by default."""


class Setting(NamedTuple):
    """What is replayed: a method, whether past answers fill its memory first, and both lengths in tokens."""

    method: str
    warmth: str
    """"cold" or "warm"."""
    decoding_length: int
    branch_length: int


class Memory(Protocol):
    """What a method keeps from request to request."""

    def open(self, prompt: Sequence[int]) -> Drafts:
        """The drafts of a new request."""

    def insert(self, tokens: Iterable[int]) -> None:
        """A past answer."""


class TrieMemory:
    """A trie, with one strategy and one ranking."""

    def __init__(self, trie: TokenTrie, strategy: str, ranking: str) -> None:
        self.trie, self._strategy, self._ranking = trie, strategy, ranking

    def open(self, prompt: Sequence[int]) -> TrieDrafts:
        return TrieDrafts(self.trie.open(prompt), self._strategy, self._ranking)

    def insert(self, tokens: Iterable[int]) -> None:
        self.trie.insert(tokens)


@dataclass(frozen=True, slots=True)
class Drafter:
    """One method that needs no model."""

    name: str
    method: Method
    ranking: str = RANKINGS[0]

    @property
    def title(self) -> Text:
        """Its name on the page."""
        key = f"method {self.method.name}"
        title = say(key) if key in TEXTS else dict.fromkeys(("en", "zh"), self.method.title)
        return title if self.ranking == RANKINGS[0] else say("ranking frequency", title=title)

    @property
    def remembers(self) -> bool:
        """Whether past answers change its drafts."""
        return self.method.name != "lookup"

    @property
    def is_told(self) -> bool:
        """Whether its memory must be given each answer: it keeps nothing of the requests that it drafts for."""
        return self.method.name == "llma"

    def learn(self, memory: Memory, answer: Sequence[int]) -> None:
        """Give its memory the answer of a request that has ended, where it must be told."""
        if self.is_told:
            memory.insert(answer)

    def memory(self, decoding_length: int, branch_length: int, capacity: int = CAPACITY) -> Memory:
        """An empty memory. `capacity`: nodes, for the trie; the other methods have bounds of their own.

        Raises ValueError as `TokenTrie`.
        """
        if self.method.uses_trie:
            trie = TokenTrie(branch_length, max(capacity, branch_length + 1))
            return TrieMemory(trie, self.method.shape, self.ranking)
        return self.method.memory(DraftSettings(decoding_length, branch_length))


def _drafters() -> dict[str, Drafter]:
    found = [Drafter(method.name, method) for method in METHODS.values() if method.from_tokens]
    paper = [
        Drafter(f"{method.name}-{ranking}", method, ranking)
        for method in METHODS.values()
        for ranking in RANKINGS[1:]
        if method.uses_trie and method.from_tokens
    ]
    return {drafter.name: drafter for drafter in (*found, *paper)}


DRAFTERS = _drafters()
TOKEN_METHODS = tuple(DRAFTERS)
"""The names of all of them."""


def trie_of(memory: Memory) -> Any:
    """The trie of a memory; None of another method's."""
    return getattr(memory, "trie", None)
