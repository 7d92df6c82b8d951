"""Retrieval: the draft nodes most likely to be accepted, best first, in O(decoding length * log).

Multi-stage (arXiv 2312.12728 section 4.2), but the stages merge: a node's children come from every context suffix
that matches, the node's own path included, each weighed as `ranking.Estimator` has learnt. Only the few best children
of a context are read, weaker contexts are matched only when what they may still add could enter the draft, and no
subtree is ever scanned.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush, heapreplace
from typing import TYPE_CHECKING

from lookahead_core.nodes import NARROW, OFFSET_BITS, OFFSET_MASK, OUTPUT, PROMPT, NodeStore
from lookahead_core.planting import Findings
from lookahead_core.ranking import CELL, MOST_FOLLOWERS, MOST_VISITS, ONCE, Chain, Estimator

if TYPE_CHECKING:
    from lookahead_core.auto import PassCosts

LEAST = 1e-4
"""No node below this probability is drafted: a row of the pass costs more than it can bring."""

MOST = 0.999
"""No step is certain."""

NOWHERE = -1

SMALL = 3.0
"""Experts weaker than those asked share what trust is left, so no one token is expected to get more than a third of it."""

_ROW = MOST_FOLLOWERS + 1


class Retrieval(Findings):
    """One search. Node 0 is the root, drafts count from 1 in the order found, best first."""

    __slots__ = (
        "bar",
        "best",
        "chains",
        "entries",
        "estimator",
        "outputs_only",
        "own_text",
        "prompt",
        "room",
        "serial",
        "store",
        "turns",
    )

    def __init__(
        self, store: NodeStore, estimator: Estimator, chain: Chain, own_text: int, prompt: int, outputs_only: bool
    ) -> None:
        super().__init__()
        self.ratio = estimator.ratio[estimator.whole]
        self.store = store
        self.estimator = estimator
        self.own_text = own_text  # the request's text, and how many of its tokens are prompt
        self.prompt = prompt
        self.outputs_only = outputs_only  # no prompt among the shared branches
        self.chains: list[Chain] = [chain]  # the experts of each node found so far, strongest first
        self.turns = [-1]  # where in its parent's chain the search for a node's next expert goes on, -1 at the end
        self.entries: list[list] = [[1.0, 0, 0, 0, 0]]  # what _expand found of each node
        self.best: list[float] = []  # scores of the `room` best nodes seen: what is below all of them cannot enter
        self.bar = LEAST
        self.room = 0  # how many nodes are wanted; 0 where something else sets the bar
        self.serial = 0

    def tree(self, room: int, depth: int, costs: PassCosts | None = None, rate: float = 1.0) -> None:
        """Find the `room` best nodes, at most `depth` below the root.

        With `costs` only those that pay at `rate` tokens per plain pass: `fed` of them are the best prefix, and no node is
        looked at whose chance is below what a further row costs at least.
        """
        heap, levels = self.heap, self.levels
        push_token, push_parent, push_level = self.tokens.append, self.parents.append, self.levels.append
        push_score, push_source, push_entry = self.scores.append, self.sources.append, self.entries.append
        push_chain, push_turn = self.chains.append, self.turns.append
        ratio = self.ratio
        if costs is None:
            self.room = room
        else:
            row = costs.row
            room = min(room, len(row) - 2)
            self.bar = max(LEAST, rate * row[1] / ratio)
        self._expand(0)
        for node in range(1, room + 1):
            if not heap or (costs is not None and heap[0][0] >= -self.bar):
                break
            negative, _, parent, token, entry = heappop(heap)
            level = levels[parent] + 1
            push_token(token)
            push_parent(parent)
            push_level(level)
            push_score(-negative)
            push_source(entry[1])
            push_entry(entry)
            push_chain([(entry[3] + 2, entry[2])])
            push_turn(entry[4])
            if costs is not None:
                self.bar = max(LEAST, rate * row[node + 1] / ratio)
            if level < depth and -negative > self.bar:
                self._expand(node)
        if costs is not None:
            self.fed = costs.best_drafts([min(score * ratio, 1.0) for score in self.scores[1:]], rate)

    def branch(self, room: int, depth: int) -> None:
        """Find the one branch that is always the best child's: a tree of one node, again and again."""
        for level in range(min(room, depth)):
            self.room, self.bar, self.best, self.heap = 1, 0.0, [], []
            self._expand(level)
            if not self.heap:
                return
            negative, _, parent, token, entry = heappop(self.heap)
            self.append(token, parent, -negative, entry[1])
            self.entries.append(entry)
            self.chains.append([(entry[3] + 2, entry[2])])
            self.turns.append(entry[4])

    def learn(self, truth: Iterable[int]) -> None:
        """`truth` are the tokens that really followed: correct the estimates by which drafts were right."""
        children: dict[int, list[int]] = {}
        for node in range(1, len(self.parents)):
            children.setdefault(self.parents[node], []).append(node)
        last = len(self.parents) - 1 if self.fed is None else self.fed
        path, depth = 0, 0
        for token in truth:
            right = NOWHERE
            for node in children.get(path, ()):
                accepted = self.tokens[node] == token
                self.estimator.correct(self.entries[node][3], self.entries[node][0], accepted)
                if accepted:
                    right = node
            if right == NOWHERE or right > last:  # the drafts were wrong here
                if last:
                    self.estimator.correct_pass(sum(self.scores[1 : last + 1]), depth)
                return
            path, depth = right, depth + 1  # where a run stopped: nothing is told of what lay beyond

    def spared(self, most: int) -> list[tuple[int, int, float]]:
        """Candidates left over, best first: (parent, token, score). Empties the heap."""
        heap = self.heap
        return [(entry[2], entry[3], -entry[0]) for entry in (heappop(heap) for _ in range(min(most, len(heap))))]

    def _expand(self, node: int) -> None:
        """Ask the experts of `node` for its children and put those into the heap that may still enter the draft.
        Loops are spelled out; calls would cost more than the work."""
        store, base, trust = self.store, self.estimator.base, self.estimator.trust
        fanout, first, following, tokens = store.fanout, store.first, store.next, store.token
        count, total, flags = store.count, store.total, store.flags
        chain, score = self.chains[node], self.scores[node]
        experts = len(chain)
        floor = self.bar / score
        stop = SMALL * floor
        found: dict[int, list] = {}  # token -> [share, source, place, kind, turn]
        rest, turn = 1.0, 0
        heard = [0, 0]  # visits of the last expert asked, own and shared: as many again are the same ones
        while rest > stop:
            if turn == experts:
                if not self._next_expert(node):
                    break
                experts = len(chain)
            kind, place = chain[turn]
            turn += 1
            if place > 0 and (followers := fanout[place]):
                visits = total[place]
                if visits == heard[kind & 1]:
                    continue
                heard[kind & 1] = visits
                cell = CELL[
                    (visits if visits < MOST_VISITS else MOST_VISITS) * _ROW
                    + (followers if followers < MOST_FOLLOWERS else MOST_FOLLOWERS)
                ]
                share = rest * trust[base[kind] + cell]
                rest -= share
                unit = share / visits
                source = OUTPUT if kind & 1 and self.outputs_only else 0  # 0: look at each node's flags
                if followers <= NARROW:
                    child = first[place]
                    while child:
                        token = tokens[child]
                        if token in found:
                            entry = found[token]
                            entry[0] += unit * count[child]
                            entry[1] |= source or flags[child]
                        else:
                            found[token] = [unit * count[child], source or flags[child], child, kind, turn]
                        child = following[child]
                    continue
                for child in store.top[place] or store.leading(place):
                    token, share = tokens[child], unit * count[child]
                    if token in found:
                        entry = found[token]
                        entry[0] += share
                        entry[1] |= source or flags[child]
                    elif share > floor:
                        found[token] = [share, source or flags[child], child, kind, turn]
                    else:
                        break
                continue
            tail = ~place if place < 0 else store.tail[place]
            if tail < 0 or (text := store.texts.get(tail >> OFFSET_BITS)) is None:
                continue
            offset = tail & OFFSET_MASK
            if offset >= len(text) or heard[kind & 1] == 1:
                continue
            heard[kind & 1] = 1
            share = rest * trust[base[kind] + ONCE]
            rest -= share
            token = text[offset]
            source = PROMPT if offset < self.prompt and tail >> OFFSET_BITS == self.own_text else OUTPUT
            if token in found:
                entry = found[token]
                entry[0] += share
                entry[1] |= source
            else:
                found[token] = [share, source, ~(tail + 1), kind, turn]
        if found:
            self._offer(node, score, found)

    def _offer(self, node: int, score: float, found: dict[int, list]) -> None:
        """Put candidates above the bar into the heap, and raise the bar where only so many nodes are wanted."""
        bar, serial = self.bar, self.serial
        heap, best, room = self.heap, self.best, self.room
        ratio, bins = self.estimator.ratio, self.estimator.bins
        for token, entry in found.items():
            share = entry[0]
            chance = share * ratio[bins[entry[3]] + int(32.0 * share**0.5)]
            chance = chance * score if chance < MOST else MOST * score
            if chance <= bar:
                self.left += 1
                continue
            if not room:
                pass
            elif len(best) < room:
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
        experts, token, store = self.chains[self.parents[node]], self.tokens[node], self.store
        first, following, tokens, fanout = store.first, store.next, store.token, store.fanout
        while True:
            if turn >= len(experts) and not self._next_expert(self.parents[node]):
                self.chains[node] += self.chains[0][-2:]
                self.turns[node] = -1
                return True
            kind, place = experts[turn]
            turn += 1
            if place > 0 and 0 < fanout[place] <= NARROW:  # as NodeStore.step, spelled out
                place = first[place]
                while place and tokens[place] != token:
                    place = following[place]
            else:
                place = store.step(place, token)
            if place:
                self.chains[node].append((kind + 2, place))
                self.turns[node] = turn
                return True


__all__ = ["LEAST", "Retrieval"]
