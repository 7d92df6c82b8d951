"""Retrieval: the draft nodes most likely to be accepted, best first, in O(decoding length * log).

Multi-stage (arXiv 2312.12728 section 4.2), but the stages merge: a node's children come from every context suffix
that matches, the node's own path included, each weighed as `ranking.Estimator` has learnt. Only the few best children
of a context are read, weaker contexts are matched only when what they may still add could enter the draft, and no
subtree is ever scanned.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush, heapreplace

from lookahead_core.nodes import NARROW, OFFSET_BITS, OFFSET_MASK, OUTPUT, PROMPT, NodeStore
from lookahead_core.planting import Findings
from lookahead_core.ranking import CELL, MOST_FOLLOWERS, MOST_VISITS, ONCE, Chain, Estimator

LEAST = 1e-4
"""No node below this probability is drafted: a row of the pass costs more than it can bring."""

NOWHERE = -1

SMALL = 2.0
"""Experts weaker than those asked share what trust is left, so no one token is expected to get more than half of it."""

_ROW = MOST_FOLLOWERS + 1


class Retrieval(Findings):
    """One search. Node 0 is the root, drafts count from 1 in the order found, best first."""

    __slots__ = (
        "bar",
        "best",
        "chains",
        "entries",
        "estimator",
        "own_text",
        "prompt",
        "room",
        "serial",
        "store",
        "turns",
    )

    def __init__(self, store: NodeStore, estimator: Estimator, chain: Chain, own_text: int, prompt: int) -> None:
        super().__init__()
        self.store = store
        self.estimator = estimator
        self.own_text = own_text  # the request's text, and how many of its tokens are prompt
        self.prompt = prompt
        self.chains: list[Chain] = [chain]  # the experts of each node found so far, strongest first
        self.turns = [-1]  # where in its parent's chain the search for a node's next expert goes on, -1 at the end
        self.entries: list[list] = [[1.0, 0, 0, 0, 0]]  # what _expand found of each node
        self.best: list[float] = []  # scores of the `room` best nodes seen: what is below all of them cannot enter
        self.bar = LEAST
        self.room = 0
        self.serial = 0

    def tree(self, room: int, depth: int) -> None:
        """Find the `room` best nodes, at most `depth` below the root."""
        self.room = room
        self._expand(0)
        heap, levels = self.heap, self.levels
        while heap and len(levels) <= room:
            node = self._take()
            if levels[node] < depth and self.scores[node] > self.bar:
                self._expand(node)

    def branch(self, room: int, depth: int) -> None:
        """Find the one branch that is always the best child's."""
        for _ in range(min(room, depth)):
            self.room, self.bar, self.best, self.heap = 1, 0.0, [], []
            self._expand(len(self.levels) - 1)
            if not self.heap:
                return
            self._take()

    def learn(self, truth: Iterable[int]) -> None:
        """`truth` are the tokens that really followed: correct the estimates by which drafts were right."""
        children: dict[int, list[int]] = {}
        for node in range(1, len(self.parents)):
            children.setdefault(self.parents[node], []).append(node)
        right = 0
        for token in truth:
            following = NOWHERE
            for node in children.get(right, ()):
                accepted = self.tokens[node] == token
                self.estimator.correct(self.entries[node][3], self.entries[node][0], accepted)
                if accepted:
                    following = node
            if following == NOWHERE:
                return
            right = following

    def _take(self) -> int:
        """Move the best candidate into the tree."""
        negative, _, parent, token, entry = heappop(self.heap)
        self.tokens.append(token)
        self.parents.append(parent)
        self.levels.append(self.levels[parent] + 1)
        self.scores.append(-negative)
        self.sources.append(entry[1])
        self.entries.append(entry)
        self.chains.append([(entry[3] + 2, entry[2])])
        self.turns.append(entry[4])
        return len(self.tokens) - 1

    def spared(self, most: int) -> list[tuple[int, int, float]]:
        """Candidates left over, best first: (parent, token, score). Empties the heap."""
        taken = [heappop(self.heap) for _ in range(min(most, len(self.heap)))]
        return [(entry[2], entry[3], -entry[0]) for entry in taken]

    def _expand(self, node: int) -> None:
        """Ask the experts of `node` for its children and put those into the heap that may still enter the draft."""
        store, base, trust = self.store, self.estimator.base, self.estimator.trust
        fanout, first, following, tokens = store.fanout, store.first, store.next, store.token
        count, total, flags, tails, texts = store.count, store.total, store.flags, store.tail, store.texts
        chain, score = self.chains[node], self.scores[node]
        floor = self.bar / score
        stop = SMALL * floor
        found: dict[int, list] = {}  # token -> [share, source, place, kind, turn]
        rest, turn = 1.0, 0
        while rest > stop:
            if turn >= len(chain) and not self._next_expert(node):
                break
            kind, place = chain[turn]
            turn += 1
            if place > 0 and (followers := fanout[place]):
                visits = total[place]
                cell = base[kind] + CELL[
                    (visits if visits < MOST_VISITS else MOST_VISITS) * _ROW
                    + (followers if followers < MOST_FOLLOWERS else MOST_FOLLOWERS)
                ]
                trusted = rest * trust[cell]
                unit = trusted / visits
                rest -= trusted
                if followers <= NARROW:
                    child = first[place]
                    while child:
                        entry = found.get(tokens[child])
                        if entry is None:
                            found[tokens[child]] = [unit * count[child], flags[child], child, kind, turn]
                        else:
                            entry[0] += unit * count[child]
                            entry[1] |= flags[child]
                        child = following[child]
                    continue
                for child in store.top[place] or store.leading(place):
                    share = unit * count[child]
                    entry = found.get(tokens[child])
                    if entry is not None:
                        entry[0] += share
                        entry[1] |= flags[child]
                    elif share > floor:
                        found[tokens[child]] = [share, flags[child], child, kind, turn]
                    else:
                        break
                continue
            tail = ~place if place < 0 else tails[place]
            if tail < 0 or (text := texts.get(tail >> OFFSET_BITS)) is None:
                continue
            offset = tail & OFFSET_MASK
            if offset >= len(text):
                continue
            share = rest * trust[base[kind] + ONCE]
            rest -= share
            source = PROMPT if offset < self.prompt and tail >> OFFSET_BITS == self.own_text else OUTPUT
            entry = found.get(text[offset])
            if entry is None:
                found[text[offset]] = [share, source, ~(tail + 1), kind, turn]
            else:
                entry[0] += share
                entry[1] |= source
        self._offer(node, found)

    def _offer(self, node: int, found: dict[int, list]) -> None:
        """Put candidates above the bar into the heap, and raise the bar."""
        score, bar, serial = self.scores[node], self.bar, self.serial
        heap, best, room = self.heap, self.best, self.room
        ratio, bins = self.estimator.ratio, self.estimator.bins
        for token, entry in found.items():
            share = entry[0]
            chance = share * ratio[bins[entry[3]] + int(32.0 * share**0.5)]
            if chance > 0.999:
                chance = 0.999
            chance *= score
            if chance <= bar:
                self.left += 1
                continue
            if len(best) < room:
                heappush(best, chance)
                if len(best) == room and best[0] > bar:
                    bar = best[0]
            else:
                heapreplace(best, chance)
                bar = best[0]
            serial += 1
            heappush(heap, (-chance, serial, node, token, entry))
        self.bar, self.serial = bar, serial

    def _next_expert(self, node: int) -> bool:
        """Find the next weaker expert of `node`: one of its parent's, one token further; the roots come last."""
        turn = self.turns[node]
        if turn < 0:
            return False
        parent, token, step = self.parents[node], self.tokens[node], self.store.step
        experts = self.chains[parent]
        while True:
            if turn >= len(experts) and not self._next_expert(parent):
                self.chains[node].extend(self.chains[0][-2:])
                self.turns[node] = -1
                return True
            kind, place = experts[turn]
            turn += 1
            place = step(place, token)
            if place:
                self.chains[node].append((kind + 2, place))
                self.turns[node] = turn
                return True


__all__ = ["LEAST", "Retrieval"]
