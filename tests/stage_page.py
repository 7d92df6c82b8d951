"""The stage in a browser, for its tests: the trace that is shown, and helpers that step and count."""

from __future__ import annotations

import json
from typing import Any

import networkx as nx
from conftest import settle
from make_trace import make

from lookahead_core.trace.trace import Step, Trace

TRACE = make()
TEXT = TRACE.dumps()
STEPS = TRACE.lanes["lookahead"]
WIDE = max(STEPS, key=lambda step: (min(len(step.tree), 23), step.accepted)).index


def shown(trace: Trace = TRACE, autoplay: bool = False) -> dict[str, Any]:
    return {"kind": "trace", "run": "t", "trace": trace.to_json(), "autoplay": autoplay}


def fresh() -> Trace:
    """A copy of the fixture that a test may change."""
    return Trace.from_json(json.loads(TEXT))


def goto(page: Any, step: int) -> None:
    page.evaluate("step => stage.goto(step)", step)
    settle(page)


def count(page: Any, selector: str) -> int:
    return page.locator(selector).count()


def states(step: Step) -> dict[str, int]:
    """Number of nodes of each state in a step's drawing."""
    accepted = len(step.path)
    bonus = int(step.index > 0 and len(step.tokens) > accepted)
    return {"accepted": accepted, "rejected": len(step.tree) - accepted, "bonus": bonus}


def drafted_graph(index: int) -> nx.DiGraph:
    """The draft of the fixture's step `index` as the stage exports it."""
    step, emitted = STEPS[index], [token for before in STEPS[:index] for token in before.tokens]
    tree, graph = step.tree, nx.DiGraph()

    def add(name: str, token: int, state: str, parent: str | None, **more: Any) -> None:
        depth = graph.nodes[parent]["depth"] + 1 if parent else 0
        facts = {"word": TRACE.words[token], "token": token, "state": state, **more}
        graph.add_node(name, **facts, depth=depth, position=step.cached + depth)
        if parent:
            graph.add_edge(parent, name)

    def name_of(node: int) -> str:
        return f"n{node}" if node >= 0 else "root"

    add("root", emitted[-1], "root", None)
    for node, (token, parent) in enumerate(zip(tree.tokens, tree.parents, strict=True)):
        state = "accepted" if node in step.path else "rejected"
        facts = {"source": tree.sources[node][0], "score": round(tree.scores[node], 3)}
        add(f"n{node}", token, state, name_of(parent), **facts)
    if states(step)["bonus"]:
        add("bonus", step.tokens[-1], "bonus", name_of(step.path[-1] if step.path else -1))
    for place, (parent, token, score) in enumerate(tree.candidates):
        add(f"c{place}", token, "candidate", name_of(parent), score=round(score, 3))
    return graph


HOSTILE = {
    "tag": '<img src=x onerror="window.hacked=1">',
    "template": "${window.hacked=1}{{constructor}}`",
    "quotes": "\"'</script><script>window.hacked=1</script>",
    "emoji": "👩‍🚀🏽",
    "rtl": "\u202eשלום",
    "half": "<0xE4>",
    "surrogate": "\ud83d",
    "long": "x" * 10_000,
    "empty": "",
    "control": "\u0000\u0007\r",
}


def hostile_trace() -> Trace:
    """The fixture with hostile texts in the place of its most frequent words."""
    trace = fresh()
    used = [token for step in trace.lanes["lookahead"] for token in (*step.tokens, *step.tree.tokens)]
    often = sorted(set(used), key=used.count, reverse=True)
    for token, text in zip(often, HOSTILE.values(), strict=False):
        trace.words[token] = text
    trace.meta["title"] = trace.meta["note"] = trace.meta["prompt"] = trace.meta["model"] = HOSTILE["tag"]
    trace.meta["settings"]["strategy"] = HOSTILE["quotes"]
    trace.meta["reference"] = "constructor"
    return trace
