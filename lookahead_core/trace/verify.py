"""Verification and accept (VA): the walk that decides which draft tokens are accepted.

arXiv 2312.12728, section 4.3: from the root, take the model's own next token at each node and follow the child that equals
it; stop where none does. Every emitted token is the model's own choice given the true prefix. So drafts change how many
tokens a pass emits, never which ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from lookahead_core.trie.draft_tree import ROOT, DraftTree

Walk = Iterable[tuple[int, int]]
"""For each node from the root on: the model's own next token, and the child that equals it, or ROOT at the end."""


def walk(tree: DraftTree, choose: Callable[[int], int]) -> Walk:
    """Walk `tree`. `choose(node)` returns the model's own next token after a node or ROOT.

    It is called only for the walked nodes, once for each, in order, and lazily: between the tokens of the walk.
    """
    node: int | None = ROOT
    while node is not None:
        token = choose(node)
        node = tree.child(node, token)
        yield token, ROOT if node is None else node


class Verdict(NamedTuple):
    """The result of one pass: the accepted nodes, and the emitted tokens (those of the path, then the bonus token)."""

    path: tuple[int, ...]
    tokens: tuple[int, ...]
    finished: str | None

    @property
    def rows(self) -> list[int]:
        """Rows of the pass that stay in the cache: one for each emitted token but the last, as in plain decoding.

        So a run that ends inside its accepted path leaves no row of the token that it ended with.
        """
        return [0, *[node + 1 for node in self.path]][: len(self.tokens)]


def verify(walked: Walk, stop: Callable[[int], str | None]) -> Verdict:
    """Accept the walk. `stop(token)` is called for every emitted token, in order; it returns the stop rule met, or None."""
    path, tokens, finished = [], [], None
    for token, node in walked:
        tokens.append(token)
        finished = stop(token)
        if node != ROOT:
            path.append(node)
        if finished is not None:
            break
    return Verdict(tuple(path), tuple(tokens), finished)


def fitting(tree: DraftTree, vocabulary: int, nodes: int, depth: int) -> DraftTree:
    """`tree`, or the part of it that fits a pass: ids of the vocabulary, at most `nodes` nodes, none deeper than `depth`.

    A trie of another model's tokens, or a source that ignores its bounds, costs speed but raises nothing.
    Raises ValueError for lists of different lengths, and for a child before its parent.
    """
    if tree.fits(vocabulary, nodes, depth):
        return tree
    tokens, parents, depths = tree.tokens, tree.parents, tree.depths()
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
