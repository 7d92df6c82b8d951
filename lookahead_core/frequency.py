"""The paper's own ranking, kept to show the difference: `draft(ranking="frequency")`.

arXiv 2312.12728 section 4.2 as its code does it: match the last two tokens, then, where that gives less than a branch,
the last one alone; take the nodes seen most often, prompt counts 10,000 times before output counts; of equals, go
deep first. Scores are shares of the visits, not calibrated.
"""

from __future__ import annotations

from heapq import heappop, heappush

from lookahead_core.nodes import OUTPUT, PROMPT, NodeStore
from lookahead_core.planting import Findings
from lookahead_core.ranking import Chain

QUERY = 2
"""Context tokens matched."""

OUTPUT_WEIGHT = 1e-4

Pair = list[int]
"""Places of one context, own and shared."""


class FrequencySearch(Findings):
    """One search by frequency; fills the same lists as `Retrieval`."""

    __slots__ = ("chain", "pairs", "serial", "store")

    def __init__(self, store: NodeStore, chain: Chain) -> None:
        self.store = store
        self.chain = chain
        self._restart()

    def _restart(self) -> None:
        super().__init__()
        self.pairs: list[Pair] = [[]]
        self.serial = 0

    def tree(self, room: int, depth: int) -> None:
        """The `room` most frequent nodes of the longest stage that fills a branch."""
        for order in range(QUERY, 0, -1):
            self._restart()
            self.pairs[0] = [place for kind, place in self.chain if kind // 2 == order]
            self._expand(0)
            while self.heap and len(self.tokens) <= room:
                node = self._take()
                if self.levels[node] < depth:
                    self._expand(node)
            if len(self.tokens) > depth:
                return

    def branch(self, room: int, depth: int) -> None:
        """The most frequent child, again and again."""
        for order in range(QUERY, 0, -1):
            self._restart()
            self.pairs[0] = [place for kind, place in self.chain if kind // 2 == order]
            for _ in range(min(room, depth)):
                self.heap = []
                self._expand(len(self.tokens) - 1)
                if not self.heap:
                    break
                self._take()
            if len(self.tokens) > depth // 2:
                return

    def _take(self) -> int:
        _, _, parent, token, score, (source, pair) = heappop(self.heap)
        self.pairs.append(pair)
        return self.append(token, parent, score, source)

    def _expand(self, node: int) -> None:
        found: dict[int, tuple[list[int], Pair]] = {}  # token -> ([prompt count, output count, source], places)
        for place in self.pairs[node]:
            for token, count, source, child in followers(self.store, place):
                counts, pair = found.setdefault(token, ([0, 0, 0], []))
                counts[0 if source & PROMPT else 1] += count
                counts[2] |= source & (PROMPT | OUTPUT)
                pair.append(child)
        everything = sum(counts[0] + counts[1] for counts, _ in found.values())
        for token, ((prompt, output, source), pair) in found.items():
            self.serial -= 1  # of equals the newest: depth first, as the paper's code
            weight = (1 - OUTPUT_WEIGHT) * prompt + OUTPUT_WEIGHT * output
            score = self.scores[node] * ((prompt + output) / everything)
            heappush(self.heap, (-weight, self.serial, node, token, score, (source, pair)))

    def spared(self, most: int) -> list[tuple[int, int, float]]:
        """Candidates left over, best first: (parent, token, score)."""
        return [(entry[2], entry[3], entry[4]) for entry in sorted(self.heap)[:most]]


def followers(store: NodeStore, place: int) -> list[tuple[int, int, int, int]]:
    """What was seen after a place: (token, count, source flags, place), the leading ones."""
    if place > 0 and store.fanout[place]:
        return [(store.token[node], store.count[node], store.flags[node], node) for node in store.leading(place)]
    tail = ~place if place < 0 else store.tail[place]
    token = store.peek(tail)
    return [(token, 1, store.flags[place] if place > 0 else OUTPUT, ~(tail + 1))] if token >= 0 else []


__all__ = ["FrequencySearch", "followers"]
