"""Verification and accept (VA): the walk that decides which drafted tokens were right.

arXiv 2312.12728, section 4.3: from the root, take the model's own next token at each node and follow the child that equals
it; stop where none does. What is emitted is always the model's own choice given the true prefix, so the draft can change
how many tokens a pass yields, never which ones.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from lookahead_core.draft import ROOT, DraftTree


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one pass yields: the accepted nodes, and the tokens emitted (the path's, then the bonus token)."""

    path: tuple[int, ...]
    tokens: tuple[int, ...]
    finished: str | None


def verify(tree: DraftTree, choose: Callable[[int], int], stop: Callable[[int], str | None]) -> Verdict:
    """Walk `tree`.

    `choose(node)` is the model's own next token after node (ROOT is -1); it is asked for the walked nodes only, in order,
    each exactly once. `stop(token)` is told every emitted token in order and names the rule that ends the run, or None.
    """
    children = tree.children()
    node, path, tokens = ROOT, [], []
    while True:
        token = choose(node)
        tokens.append(token)
        finished = stop(token)
        child = children.get((node, token))
        if child is not None:
            path.append(child)
            node = child
        if finished is not None or child is None:
            return Verdict(tuple(path), tuple(tokens), finished)
