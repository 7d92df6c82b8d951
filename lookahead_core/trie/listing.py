"""What a trie holds, as a bounded listing: the most used branches first. For maps and for looking at."""

from __future__ import annotations

from heapq import heapify, heappop, heappush, nlargest
from itertools import islice
from operator import itemgetter

from lookahead_core.trie.nodes import COUNT, FANOUT, TOKEN
from lookahead_core.trie.store import NodeStore

LOOKED = 12_000
"""Children looked at in one listing: a few milliseconds, so that whoever waits for the trie's lock hardly notices. One node
takes at most half of what is left of them."""

Path = tuple[int, ...]


def most_used(store: NodeStore, root: int, most: int) -> list[tuple[Path, int]]:
    """(path, count) of up to `most` nodes below `root`, the most frequent first and none before its parent.

    At most `LOOKED` children are looked at: of a trie wider than that, rare branches are missing.
    """
    found: list[tuple[Path, int]] = []
    left = LOOKED
    frontier = _children(store, root, (), left // 2, most)
    left -= min(int(store.node[root, FANOUT]), left // 2)
    heapify(frontier)
    while frontier and len(found) < most:
        negative, path, node = heappop(frontier)
        found.append((path, -negative))
        if fanout := int(store.node[node, FANOUT]):
            for child in _children(store, node, path, left // 2, most):
                heappush(frontier, child)
            left -= min(fanout, left // 2)
    return found


def _children(store: NodeStore, node: int, path: Path, look: int, most: int) -> list[tuple[int, Path, int]]:
    """The `most` most frequent of the first `look` children, as (negative count, path, node)."""
    seen = list(islice(store.children(node), look))
    rows = store.node[seen]
    children = nlargest(most, zip(rows[:, COUNT].tolist(), rows[:, TOKEN].tolist(), seen, strict=True), key=itemgetter(0))
    return [(-count, (*path, token), child) for count, token, child in children]


__all__ = ["LOOKED", "most_used"]
