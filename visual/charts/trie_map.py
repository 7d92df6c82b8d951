"""A map of the whole trie: an icicle in which a block is a token and its height is the token's count.

    figure = icicle(trie_graph(trie.most_used(), words))

A click on a block makes it the map's root; Plotly does that. `focus` is the block to begin with.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import nlargest
from typing import Any

import networkx as nx
import plotly.graph_objects as go

from visual import palette

ROOT = ()
MOST = 2000
"""Most blocks drawn: a browser takes about a second for them."""
HOME = "⌂"
"""Label of the whole trie's block, a sign that needs no translation."""
WIDE = 36
"""Most children drawn of one block: more would be too thin for text."""


def trie_graph(paths: Iterable[tuple[Sequence[int], int]], words: Mapping[int, str]) -> nx.DiGraph:
    """A trie as a graph: nodes are token paths (tuples), with word, count and depth.

    `paths` are (tokens, count) of every node, parents first (`TokenTrie.most_used`). A node's count is at least the sum of
    its children's: eviction halves some counts, so the trie's own may be lower.
    """
    graph = nx.DiGraph()
    graph.add_node(ROOT, word="", count=0, depth=0)
    for tokens, count in paths:
        node = tuple(tokens)
        graph.add_node(node, word=words.get(node[-1], f"[{node[-1]}]"), count=count, depth=len(node))
        graph.add_edge(node[:-1], node)
    for node in sorted(graph, key=len, reverse=True):
        below = sum(graph.nodes[child]["count"] for child in graph.successors(node))
        graph.nodes[node]["count"] = max(graph.nodes[node]["count"], below)
    return graph


def largest(graph: nx.DiGraph, focus: Sequence[int] = ROOT, most: int = MOST, wide: int = WIDE) -> nx.DiGraph:
    """The `most` most frequent nodes at and below `focus`, as a tree: of each node's children the `wide` most frequent.

    Raises KeyError where `focus` is not in the trie.
    """
    start = tuple(focus)
    if start not in graph:
        raise KeyError(f"the trie holds no path {start}")

    def count(node: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        return graph.nodes[node]["count"], node

    kept, frontier = [start], nlargest(wide, graph.successors(start), key=count)
    while frontier and len(kept) < most:
        frontier.sort(key=count, reverse=True)
        taken, frontier = frontier[: most - len(kept)], frontier[most - len(kept) :]
        # A child's count never exceeds its parent's, so whole layers can be taken in this order.
        kept += taken
        frontier += [child for node in taken for child in nlargest(wide, graph.successors(node), key=count)]
    return graph.subgraph(kept)


def icicle(graph: nx.DiGraph, focus: Sequence[int] = ROOT, most: int = MOST, levels: int = 6) -> go.Figure:
    """The map as a figure with a transparent background, for either theme."""
    part = largest(graph, focus, most)
    start = tuple(focus)
    nodes = sorted(part, key=len)
    counts = dict(part.nodes(data="count"))
    if start == ROOT:  # the root's height is the sum of the blocks drawn below it
        counts[ROOT] = sum(counts[node] for node in part.successors(ROOT))
    names = {node: _name(node) for node in nodes}
    figure = go.Figure(
        go.Icicle(
            ids=[names[node] for node in nodes],
            parents=["" if node == start else names[node[:-1]] for node in nodes],
            labels=[_shown(part.nodes[node]["word"]) if node else HOME for node in nodes],
            values=[counts[node] for node in nodes],
            customdata=[_sentence(graph, node) for node in nodes],
            branchvalues="total",
            maxdepth=levels,
            tiling={"orientation": "h"},
            marker={
                "colors": [part.nodes[node]["depth"] for node in nodes],
                "colorscale": "Cividis",
                "showscale": False,
                "line": {"width": 1, "color": palette.faded(palette.CHART_INK, 0.5)},
            },
            hovertemplate="%{customdata}<br>× %{value}<extra></extra>",
            textfont={"family": "ui-monospace, monospace"},
        )
    )
    figure.update_layout(
        margin={"l": 4, "r": 4, "t": 4, "b": 4},
        paper_bgcolor=palette.CLEAR,
        plot_bgcolor=palette.CLEAR,
        font={"color": palette.CHART_INK},
        uniformtext={"minsize": 10, "mode": "hide"},  # hovering shows a word that does not fit
    )
    return figure


def _name(node: tuple[Any, ...]) -> str:
    return "/".join(map(str, node)) or "root"


def _shown(word: str) -> str:
    """A word as a label, escaped: Plotly interprets some HTML in labels."""
    cut = word if len(word) <= 16 else f"{word[:15]}…"
    cut = cut.replace("\n", "⏎").replace("\t", "⇥").replace(" ", "·")
    return cut.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _sentence(graph: nx.DiGraph, node: tuple[Any, ...]) -> str:
    return "".join(_shown(graph.nodes[node[:depth]]["word"]) for depth in range(1, len(node) + 1)) or HOME
