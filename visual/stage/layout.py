"""The draft of one step as a networkx graph: states, layout, exports.

`place` follows the stage's rule (visual/stage/js/plan.js): a column is a depth, a first child stays on its parent's row,
every further child opens a row below.
"""

from __future__ import annotations

import io
import json
from typing import Any

import networkx as nx

from lookahead_core.trace.trace import Step, Trace
from lookahead_core.trie.draft_tree import ROOT

SOURCES = {"prompt": "p", "output": "o", "both": "b"}


def drafted_graph(trace: Trace, index: int, lane: str = "lookahead") -> nx.DiGraph:
    """The draft of step `index`: nodes "root", "n0", ..., "bonus", "c0", ... with word, token, state, score, position.

    States: "root", "accepted", "rejected", "bonus" (the model's own token), "candidate" (in the trie, not drafted).
    Raises IndexError where the lane has no such step.
    """
    steps = trace.lanes.get(lane, [])
    if not 0 <= index < len(steps):
        raise IndexError(f"lane {lane!r} has {len(steps)} steps; there is no step {index}")
    step = steps[index]
    graph = nx.DiGraph()

    def add(name: str, token: int, state: str, parent: str | None, **more: Any) -> None:
        depth = graph.nodes[parent]["depth"] + 1 if parent else 0
        facts = {"word": trace.words.get(token, f"[{token}]"), "token": token, "state": state, **more}
        graph.add_node(name, **facts, depth=depth, position=step.cached + depth)
        if parent:
            graph.add_edge(parent, name)

    emitted = [token for before in steps[:index] for token in before.tokens]
    add("root", (emitted or trace.prompt[-1:] or [0])[-1], "root", None)
    tree, accepted = step.tree, set(step.path)
    for node, (token, parent) in enumerate(zip(tree.tokens, tree.parents, strict=True)):
        state = "accepted" if node in accepted else "rejected"
        source, score = SOURCES[tree.sources[node]], round(tree.scores[node], 3)
        add(f"n{node}", token, state, _name(parent), source=source, score=score)
    if index > 0 and len(step.tokens) > len(step.path):
        add("bonus", step.tokens[-1], "bonus", _name(step.path[-1] if step.path else ROOT))
    for place, (parent, token, score) in enumerate(tree.candidates):
        add(f"c{place}", token, "candidate", _name(parent), score=round(score, 3))
    return graph


def _name(node: int) -> str:
    return "root" if node == ROOT else f"n{node}"


def place(graph: nx.DiGraph, root: str = "root") -> dict[str, tuple[int, int]]:
    """(column, row) of every node: column = depth, rows in order of the branches; no edge crosses another."""
    places: dict[str, tuple[int, int]] = {}
    last = -1

    def walk(node: str, column: int, row: int) -> None:
        nonlocal last
        places[node] = (column, row)
        last = max(last, row)
        for number, child in enumerate(graph.successors(node)):
            walk(child, column + 1, row if number == 0 else last + 1)

    walk(root, 0, 0)
    return places


def graphml(graph: nx.DiGraph) -> str:
    """GraphML text. Characters that XML cannot hold are replaced."""
    safe = graph.copy()
    for _, facts in safe.nodes(data=True):
        facts["word"] = "".join(letter if _in_xml(letter) else "\ufffd" for letter in facts["word"])
    buffer = io.BytesIO()
    nx.write_graphml(safe, buffer)
    return buffer.getvalue().decode("utf-8")


def _in_xml(letter: str) -> bool:
    return letter in "\t\n\r" or (letter >= " " and not "\ud800" <= letter <= "\udfff" and letter not in "\ufffe\uffff")


def node_link(graph: nx.DiGraph) -> str:
    """Node-link JSON text (`networkx.node_link_graph` reads it back)."""
    return json.dumps(nx.node_link_data(graph, edges="edges"), ensure_ascii=False, indent=1)


def summary(step: Step) -> dict[str, int]:
    """Number of nodes of each state in a step's drawing."""
    accepted = len(step.path)
    bonus = int(step.index > 0 and len(step.tokens) > accepted)
    return {"accepted": accepted, "rejected": len(step.tree) - accepted, "bonus": bonus}
