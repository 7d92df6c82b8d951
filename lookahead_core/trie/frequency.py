"""The paper's own ranking, kept to show the difference: `draft(ranking="frequency")`.

arXiv 2312.12728 section 4.2 as its code does it: match the last two tokens, then, where that gives less than a branch,
the last one alone; take the nodes seen most often, prompt counts 10,000 times before output counts; of equals, go
deep first. Scores are shares of the visits, not calibrated. It
learns nothing.
"""

from __future__ import annotations

from heapq import heappop, heappush

from lookahead_core.trie.draft_tree import CANDIDATES
from lookahead_core.trie.insert import Contexts
from lookahead_core.trie.nodes import OUTPUT, PROMPT, token_at
from lookahead_core.trie.slots import Buffers, Outcome
from lookahead_core.trie.store import NodeStore

QUERY = 2
"""Context tokens matched."""

OUTPUT_WEIGHT = 1e-4

Pair = list[int]
"""Places of one context, own and shared."""


class FrequencySearch:
    """One search by frequency; its lists are by node, the root first."""

    def __init__(self, store: NodeStore, contexts: Contexts) -> None:
        self.store, self.contexts = store, contexts

    def run(self, drafts: int, depth: int, single: bool) -> None:
        """The `drafts` most frequent nodes of the longest stage that fills a branch; with `single` the most frequent child,
        again and again, of the longest stage that fills half of one."""
        for order in range(QUERY, 0, -1):
            self.tokens, self.parents, self.levels, self.scores, self.sources = [-1], [-1], [0], [1.0], [0]
            self.heap: list[tuple] = []
            self.pairs, self.serial = [self._places(order)], 0
            self._expand(0)
            while self.heap and len(self.tokens) <= drafts:
                node = self._take()
                if single and node == min(drafts, depth):
                    break
                if single:
                    self.heap.clear()
                if self.levels[node] < depth:
                    self._expand(node)
            if len(self.tokens) > (depth // 2 if single else depth):
                return

    def _places(self, order: int) -> Pair:
        """Where the last `order` tokens stand, among the request's own branches and the shared ones."""
        places = [int(cursor.places[order]) for cursor in self.contexts if cursor.head["depth"][0] >= order]
        return [place for place in places if place]

    def _take(self) -> int:
        _, _, parent, token, score, (source, pair) = heappop(self.heap)
        self.pairs.append(pair)
        self.tokens.append(token)
        self.parents.append(parent)
        self.levels.append(self.levels[parent] + 1)
        self.scores.append(score)
        self.sources.append(source)
        return len(self.tokens) - 1

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

    def write(self, buffers: Buffers) -> Outcome:
        """Put what was found into the buffers of the request."""
        size = len(self.tokens)
        nodes, spared = buffers.nodes[:size], sorted(self.heap)[:CANDIDATES]
        nodes["token"], nodes["parent"], nodes["source"], nodes["chance"] = self.tokens, self.parents, self.sources, self.scores
        buffers.spared[: len(spared)] = [(parent, token, score) for _, _, parent, token, score, _ in spared]
        return Outcome(size - 1, size - 1, len(spared), len(self.heap))


def followers(store: NodeStore, place: int) -> list[tuple[int, int, int, int]]:
    """What was seen after a place: (token, count, source flags, place), the leading ones."""
    if place > 0 and store.nodes["fanout"][place]:
        children = store.leading(place)
        rows = store.nodes[children]
        return list(zip(rows["token"].tolist(), rows["count"].tolist(), rows["marks"].tolist(), children, strict=True))
    tail = ~place if place < 0 else int(store.tails[place])
    token = int(token_at(store.arrays, tail))
    return [(token, 1, int(store.nodes["marks"][place]) if place > 0 else OUTPUT, ~(tail + 1))] if token >= 0 else []
