"""What a width chosen anew for each pass would bring: `decoding_length="auto"`, replayed with the prices of a cost curve."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lookahead_core.decode.auto_width import AutoWidth, Prices
from lookahead_core.decode.draft_source import TrieSource
from lookahead_core.trace.verify import accepted
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.draft_tree import EMPTY
from lookahead_core.trie.trie import TokenTrie
from lookahead_core.workload.log import Request
from lookahead_core.workload.passes import Counts, Pass

RETRIEVAL = 1e-5
"""Seconds of one draft, of which "auto" learns."""


@dataclass(frozen=True, slots=True)
class AdaptiveTask:
    """The trie with the adaptive width over some requests. `seconds`: of a pass, by width from 1 to `WIDEST`."""

    requests: tuple[Request, ...]
    past: tuple[list[int], ...]
    branch_length: int
    capacity: int
    seconds: tuple[float, ...]

    def run(self) -> Iterator[Counts]:
        """Yields the counts, once."""
        trie = TokenTrie(self.branch_length, max(self.capacity, self.branch_length + 1))
        prices, counts = Prices(self.seconds), Counts()
        for answer in self.past:
            trie.insert(answer)
        for request in self.requests:
            counts.add(self._replay(trie, prices, request.prompt, request.answer))
        yield counts

    def _replay(self, trie: TokenTrie, prices: Prices, prompt: Sequence[int], answer: Sequence[int]) -> Iterator[Pass]:
        """The decode passes of one answer, as `Run.step` makes them."""
        auto = AutoWidth(prices)
        source = TrieSource(trie, prompt, "hierarchical", auto)
        source.extend(answer[:1])
        place = 1
        while place < len(answer):
            most = min(WIDEST, auto.most_tokens())
            tree = source.draft(most, self.branch_length) if most > 1 else EMPTY
            emitted = answer[place : place + accepted(tree, answer, place) + 1]
            place += len(emitted)
            auto.learn(len(tree), len(emitted), RETRIEVAL, self.seconds[len(tree)])
            source.extend(emitted)
            yield Pass(tree, len(emitted))
        source.close()
