"""Token Recycling (Luo et al., arXiv 2408.08696): a tree of the tokens that the model once thought likely.

Of every row of every pass, drafts that were rejected included, the likeliest next tokens are kept: an adjacency matrix with a
row for each token of the vocabulary, which outlives requests. The draft is read from it: the candidates after the root, the
candidates after each of these, and so on. The paper's tree of 80 nodes has a fixed shape, found beforehand from what was
accepted. Here the shape is learnt while decoding, from how often the candidate of each rank came true, so that the best tree of
any size can be fed: where rows are dear, 8 to 16 of them. The prompt's rows are not kept, since a prefill computes no logits
for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from lookahead_core.decode.draft_source import DraftSource, Observation
from lookahead_core.methods import DraftSettings
from lookahead_core.methods.likeliest import likeliest
from lookahead_core.methods.memory import DEPTH, ROWS, DraftMemory
from lookahead_core.trie.draft_tree import EMPTY, ROOT, DraftTree

CANDIDATES = 8
"""Next tokens that are kept of each token, as in the paper."""
FIRST_CHANCES = (0.5, 0.15, 0.08, 0.05, 0.04, 0.03, 0.02, 0.02)
"""First guess of how often the candidate of each rank comes true."""
PRIOR, MOST_SEEN = 8.0, 400.0
"""Weight of the first guess, in observations; and observations after which the older ones are halved."""


class Adjacency(DraftMemory):
    """The likeliest next tokens of each token, as the last pass that saw it gave them.

    `count`: how many of them are kept. `tree`: several branches; else the likeliest one. Raises ValueError for a `count` out
    of range.
    """

    def __init__(self, count: int = CANDIDATES, tree: bool = True) -> None:
        if not 1 <= count <= len(FIRST_CHANCES):
            raise ValueError(f"count must be from 1 to {len(FIRST_CHANCES)}, got {count}")
        self.count, self.tree = count, tree
        self.after: dict[int, list[int]] = {}
        self._seen = [PRIOR] * count
        self._right = [PRIOR * chance for chance in FIRST_CHANCES[:count]]

    def chances(self) -> list[float]:
        """By rank: how often a candidate came true, its parent having come true. They never rise, so that of a token's
        candidates the first ranks are fed."""
        shares = [right / seen for right, seen in zip(self._right, self._seen, strict=True)]
        return list(accumulate(shares[: None if self.tree else 1], min))

    def judge(self, ranks: int, right: int | None) -> None:
        """The candidates of the first `ranks` ranks stood below a token that came true, and that of rank `right` came true."""
        for rank in range(ranks):
            if self._seen[rank] >= MOST_SEEN:
                self._seen[rank] /= 2
                self._right[rank] /= 2
            self._seen[rank] += 1.0
        if right is not None:
            self._right[right] += 1.0

    def open(self, prompt: Sequence[int]) -> RecycledDrafts:
        return RecycledDrafts(self, prompt[-1])


class RecycledDrafts(DraftSource):
    """One run: its last token, and the drafts that are judged next, whether they were fed or not."""

    def __init__(self, adjacency: Adjacency, last: int) -> None:
        self._adjacency, self._last = adjacency, last
        self._tree = EMPTY

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        """The likeliest candidates below the root, best first."""
        after, chances = self._adjacency.after, self._adjacency.chances()

        def following(token: int, depth: int) -> Iterable[tuple[int, float]]:
            return zip(after.get(token, ()), chances, strict=False) if depth < branch_length else ()

        self._tree = likeliest(following, self._last, decoding_length - 1, "output", match=1)
        return self._tree

    def observe(self, seen: Observation) -> None:
        """Keep the likeliest next tokens of every row."""
        for token, candidates in zip((self._last, *seen.tree.tokens), seen.top(self._adjacency.count), strict=True):
            self._adjacency.after[token] = candidates

    def extend(self, tokens: Sequence[int]) -> None:
        """Judge the ranks of the drafts below the committed tokens; the last of these is the next root."""
        tree, node = self._tree, ROOT
        for token in tokens:
            children = [child for child, parent in enumerate(tree.parents) if parent == node]
            if not children:
                break
            right = next((rank for rank, child in enumerate(children) if tree.tokens[child] == token), None)
            self._adjacency.judge(len(children), right)
            if right is None:
                break
            node = children[right]
        self._last, self._tree = tokens[-1], EMPTY


def memory(settings: DraftSettings) -> Adjacency:
    """An empty matrix. The paper's tree has the same depth, and 80 nodes."""
    made = Adjacency(tree=settings.trees)
    made.lengths = (ROWS, DEPTH) if settings.published else None
    return made
