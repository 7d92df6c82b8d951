"""Verification and accept (VA): the walk that decides which draft tokens are accepted.

arXiv 2312.12728, section 4.3: from the root, take the model's own next token at each node and follow the child that equals
it; stop where none does. Every emitted token is the model's own choice given the true prefix. So drafts change how many
tokens a pass emits, never which ones.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from lookahead_core.trie.draft_tree import ROOT, DraftTree

Walk = Iterable[tuple[int, int]]
"""For each node from the root on: the model's own next token, and the first child that equals it, or ROOT at the end."""


def walk(tree: DraftTree, choose: Callable[[int], int]) -> Walk:
    """Walk `tree`. `choose(node)` returns the model's own next token after a node or ROOT.

    It is called once for each token of the walk, in order, and lazily. Branches that repeat a prefix (strategy "parallel")
    are walked together: `choose` gets the first of the equal nodes.
    """
    nodes = [ROOT]
    while nodes:
        token = choose(nodes[0])
        nodes = tree.children(nodes, token)
        yield token, nodes[0] if nodes else ROOT


def accepted(tree: DraftTree, answer: Sequence[int], place: int) -> int:
    """How many tokens of `answer` from `place` on lie on one branch of `tree`: what `walk` would accept of a known text.

    Branches that repeat a prefix are walked together, as there.
    """
    row = tree.flat()
    size = row[0]
    first, end, nodes, depth = 1 + size, 1 + 2 * size, [ROOT], 0
    while place + depth < len(answer):
        token = answer[place + depth]
        nodes = [child for node in nodes for child in _children(row, first, end, node) if row[1 + child] == token]
        if not nodes:
            break
        depth += 1
    return depth


def _children(row: array[int], first: int, end: int, node: int) -> Iterator[int]:
    """The children of a node of a row as of `DraftTree.flat`; they stand behind it."""
    at = first + node
    try:
        while True:
            at = row.index(node, at + 1, end)
            yield at - first
    except ValueError:
        return


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


def verify(tree: DraftTree, walked: Walk, stop: Callable[[int], str | None]) -> Verdict:
    """Accept a walk of `tree`. `stop(token)` is called for every emitted token, in order; it returns the stop rule met, or
    None."""
    last, tokens, finished = ROOT, [], None
    for token, node in walked:
        tokens.append(token)
        finished = stop(token)
        if node != ROOT:
            last = node
        if finished is not None:
            break
    return Verdict(tree.path(last), tuple(tokens), finished)


def fitting(tree: DraftTree, vocabulary: int, nodes: int, depth: int) -> DraftTree:
    """`tree`, or the part of it that fits a pass: ids of the vocabulary, at most `nodes` nodes, none deeper than `depth`.

    A trie of another model's tokens, or a source that ignores its bounds, costs speed but raises nothing.
    Raises ValueError for lists of different lengths, and for a child before its parent; TypeError for no tree at all.
    """
    if not isinstance(tree, DraftTree):
        raise TypeError(f"a source of drafts gives a DraftTree, EMPTY where it has none; it gave {type(tree).__name__}")
    if tree.fits(vocabulary, nodes, depth):
        return tree
    depths, kept = tree.depths(), [ROOT]
    for node, (token, parent) in enumerate(zip(tree.tokens, tree.parents, strict=True)):
        if parent in kept and 0 <= token < vocabulary and depths[node] <= depth and len(kept) <= nodes:
            kept.append(node)
    return tree.part(kept[1:])
