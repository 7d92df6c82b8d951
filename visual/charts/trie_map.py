"""The trie as its map shows it (visual/pages/map.js): the most frequent nodes, each with its word and its count.

blocks(trie_graph(trie.most_used(), words, total))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest

import networkx as nx

ROOT = ()
MOST = 2000
"""Most blocks sent to the page."""
WIDE = 36
"""Most children of one block."""
LONGEST = 16
"""Characters of a label."""
SIGNS = str.maketrans({"\n": "⏎", "\t": "⇥", " ": "·"})


def trie_graph(paths: Iterable[tuple[Sequence[int], int]], words: Mapping[int, str], total: int = 0) -> nx.DiGraph:
    """A trie as a graph: nodes are token paths (tuples), with word and count.

    `paths` are (tokens, count) of the nodes, parents first (`TokenTrie.most_used`), `total` the count of all first tokens
    together, also of those that are not among `paths`. A node's count is at least the sum of its children's: eviction halves
    some counts, so the trie's own may be lower.
    """
    graph = nx.DiGraph()
    graph.add_node(ROOT, word="", count=total)
    for tokens, count in paths:
        node = tuple(tokens)
        graph.add_node(node, word=_shown(words.get(node[-1], f"[{node[-1]}]")), count=count)
        graph.add_edge(node[:-1], node)
    for node in sorted(graph, key=len, reverse=True):
        below = sum(graph.nodes[child]["count"] for child in graph.successors(node))
        graph.nodes[node]["count"] = max(graph.nodes[node]["count"], below)
    return graph


def largest(graph: nx.DiGraph, most: int = MOST) -> nx.DiGraph:
    """The `most` most frequent nodes, as a tree: of each node's children at most `WIDE`."""

    def count(node: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        return graph.nodes[node]["count"], node

    kept: list[tuple[int, ...]] = []
    frontier: list[tuple[int, ...]] = [ROOT]
    while frontier and len(kept) < most:
        frontier.sort(key=count, reverse=True)
        taken, frontier = frontier[: most - len(kept)], frontier[most - len(kept) :]
        # A child's count never exceeds its parent's, so whole layers can be taken in this order.
        kept += taken
        frontier += [child for node in taken for child in nlargest(WIDE, graph.successors(node), key=count)]
    return graph.subgraph(kept)


def blocks(graph: nx.DiGraph) -> tuple[int, list[tuple[int, str, int]]]:
    """The count of the whole trie, and its largest part as the map draws it, parents first.

    A block is (place of its parent in this list, word, count). The first tokens of sequences have the parent -1.
    """
    part = largest(graph)
    nodes = sorted((node for node in part if node), key=len)
    places = {node: place for place, node in enumerate(nodes)}
    found = [(places.get(node[:-1], -1), graph.nodes[node]["word"], graph.nodes[node]["count"]) for node in nodes]
    return graph.nodes[ROOT]["count"], found


def _shown(word: str) -> str:
    """A word as a label."""
    cut = word if len(word) <= LONGEST else f"{word[: LONGEST - 1]}…"
    return cut.translate(SIGNS)
