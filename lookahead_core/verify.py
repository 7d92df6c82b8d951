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


def fitting(tree: DraftTree, vocabulary: int, nodes: int, depth: int) -> DraftTree:
    """`tree`, or the part of it that a pass can hold: ids of the vocabulary, at most `nodes` nodes, none below `depth`.

    A trie filled by another model's tokens or a source that ignores its bounds costs speed, never a crash.
    Raises ValueError for a tree that is none: lists of different lengths, or a child before its parent.
    """
    tokens, parents = tree.tokens, tree.parents
    if len(tokens) != len(parents):
        raise ValueError(f"the draft has {len(tokens)} tokens and {len(parents)} parents")
    if not tokens:
        return tree
    depths = tree.depths()
    if len(tokens) <= nodes and max(depths) <= depth and min(tokens) >= 0 and max(tokens) < vocabulary:
        return tree
    slots = {ROOT: ROOT}
    for node, (token, parent) in enumerate(zip(tokens, parents, strict=True)):
        if parent in slots and 0 <= token < vocabulary and depths[node] <= depth and len(slots) <= nodes:
            slots[node] = len(slots) - 1
    kept = [node for node in slots if node != ROOT]
    return DraftTree(
        tokens=tuple(tokens[node] for node in kept),
        parents=tuple(slots[parents[node]] for node in kept),
        scores=tuple(tree.scores[node] for node in kept) if tree.scores else (),
        sources=tuple(tree.sources[node] for node in kept) if tree.sources else (),
        match=tree.match,
        left=tree.left + len(tokens) - len(kept),
    )
