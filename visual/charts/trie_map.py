"""A map of the whole trie: an icicle in which a block is a token and its height is the token's count.

    figure = icicle(trie_graph(trie.most_used(), words))

A click on a block makes it the map's root; Plotly does that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest
from html import escape
from typing import Any

import networkx as nx
import plotly.graph_objects as go

from visual.palette import CHART_INK, CLEAR, faded

ROOT = ()
MOST = 2000
"""Most blocks drawn: a browser takes about a second for them."""
HOME = "⌂"
"""Label of the whole trie's block, a sign that needs no translation."""
WIDE = 36
"""Most children drawn of one block: more would be too thin for text."""
LEVELS = 6
"""Tokens of one path that are drawn at a time."""
LONGEST = 16
"""Characters of a label."""
SIGNS = str.maketrans({"\n": "⏎", "\t": "⇥", " ": "·"})


def trie_graph(paths: Iterable[tuple[Sequence[int], int]], words: Mapping[int, str]) -> nx.DiGraph:
    """A trie as a graph: nodes are token paths (tuples), with word and count.

    `paths` are (tokens, count) of every node, parents first (`TokenTrie.most_used`). A node's count is at least the sum of
    its children's: eviction halves some counts, so the trie's own may be lower.
    """
    graph = nx.DiGraph()
    graph.add_node(ROOT, word=HOME, count=0)
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


def icicle(graph: nx.DiGraph) -> go.Figure:
    """The map as a figure with a transparent background, for either theme."""
    part = largest(graph)
    nodes = sorted(part, key=len)
    counts = dict(part.nodes(data="count"))
    counts[ROOT] = sum(counts[node] for node in part.successors(ROOT))  # as high as the blocks below it
    border = {"width": 1, "color": faded(CHART_INK, 0.5)}
    blocks = go.Icicle(
        ids=[_name(node) for node in nodes],
        parents=[_name(node[:-1]) if node else "" for node in nodes],
        labels=[graph.nodes[node]["word"] for node in nodes],
        values=[counts[node] for node in nodes],
        customdata=[_sentence(graph, node) for node in nodes],
        branchvalues="total",
        maxdepth=LEVELS,
        tiling={"orientation": "h"},
        marker={"colors": [len(node) for node in nodes], "colorscale": "Cividis", "showscale": False, "line": border},
        hovertemplate="%{customdata}<br>× %{value}<extra></extra>",
        textfont={"family": "ui-monospace, monospace"},
    )
    frame = {"margin": dict.fromkeys("lrtb", 4), "paper_bgcolor": CLEAR, "plot_bgcolor": CLEAR, "font": {"color": CHART_INK}}
    # Hovering shows a word that does not fit.
    return go.Figure(blocks, {**frame, "uniformtext": {"minsize": 10, "mode": "hide"}})


def _name(node: tuple[Any, ...]) -> str:
    return "/".join(map(str, node)) or "root"


def _shown(word: str) -> str:
    """A word as a label, escaped: Plotly interprets some HTML in labels."""
    cut = word if len(word) <= LONGEST else f"{word[: LONGEST - 1]}…"
    return escape(cut.translate(SIGNS), quote=False)


def _sentence(graph: nx.DiGraph, node: tuple[Any, ...]) -> str:
    return "".join(graph.nodes[node[:depth]]["word"] for depth in range(1, len(node) + 1)) or HOME
