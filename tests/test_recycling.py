"""Token Recycling and Jacobi decoding as draft sources: what they keep of a pass, and what they draft from it."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest
import torch

from lookahead_core.methods.jacobi import Jacobi
from lookahead_core.methods.likeliest import likeliest
from lookahead_core.methods.recycling import FIRST_CHANCES, MOST_SEEN, PRIOR, Adjacency
from lookahead_core.trie.draft_tree import EMPTY, DraftTree


class Seen:
    """An `Observation` whose likeliest tokens are given, best first."""

    def __init__(self, tree: DraftTree, rows: Sequence[Sequence[int]]) -> None:
        self.tree, self.rows = tree, rows
        assert len(rows) == len(tree) + 1

    def top(self, count: int) -> list[list[int]]:
        return [list(row[:count]) for row in self.rows]

    def choices(self) -> list[int]:
        return [row[0] for row in self.rows]


def filled(count: int = 3, tree: bool = True) -> Adjacency:
    """1 is followed by 2, 3 or 4; 2 by 5, 6 or 1; 3 by 2, 5 or 7."""
    adjacency = Adjacency(count, tree)
    adjacency.after = {1: [2, 3, 4][:count], 2: [5, 6, 1][:count], 3: [2, 5, 7][:count]}
    return adjacency


def test_the_tree_is_read_from_the_matrix_best_first() -> None:
    drafts = filled().open([9, 1])
    tree = drafts.draft(16, 2)
    first, second, third = FIRST_CHANCES[:3]
    paths = {tuple(tree.tokens[node] for node in tree.path(node)): tree.scores[node] for node in range(len(tree))}
    assert paths == pytest.approx(
        {
            (2,): first, (3,): second, (4,): third,
            (2, 5): first * first, (2, 6): first * second, (2, 1): first * third,
            (3, 2): second * first, (3, 5): second * second, (3, 7): second * third,
        }
    )  # fmt: skip
    assert list(tree.scores) == sorted(tree.scores, reverse=True)
    assert drafts.draft(4, 2).tokens == tree.tokens[:3]
    assert max(drafts.draft(64, 6).depths()) == 6  # 1, 2, 1, 2, ... has no end
    assert len(drafts.draft(1, 6)) == 0


def test_one_branch_where_trees_are_not_taken() -> None:
    drafts = filled(tree=False).open([1])
    tree = drafts.draft(16, 4)
    assert (tree.tokens, tree.parents) == ((2, 5), (-1, 0))


def test_every_row_of_a_pass_is_kept_rejected_drafts_too() -> None:
    adjacency = Adjacency(2)
    drafts = adjacency.open([7, 1])
    assert len(drafts.draft(16, 4)) == 0  # nothing is known yet
    drafts.observe(Seen(EMPTY, [[2, 3, 8]]))
    assert adjacency.after == {1: [2, 3]}
    drafts.extend([2])
    tree = DraftTree((5, 6), (-1, -1))
    drafts.observe(Seen(tree, [[6, 5, 8], [4, 4, 4], [1, 9, 0]]))
    assert adjacency.after == {1: [2, 3], 2: [6, 5], 5: [4, 4], 6: [1, 9]}
    drafts.extend([6, 1])
    assert drafts.draft(4, 4).tokens == (2, 6, 3)
    assert adjacency.open([2]).draft(2, 4).tokens == (6,)  # the matrix outlives the request


def test_ranks_are_judged_by_what_came_true() -> None:
    adjacency = filled()
    drafts = adjacency.open([1])
    tree = drafts.draft(6, 2)
    drafts.observe(Seen(tree, [[0] * 3] * (len(tree) + 1)))
    second = [node for node in range(len(tree)) if tree.path(node)[0] == tree.tokens.index(3) and len(tree.path(node)) == 2]
    drafts.extend([3, 99])
    asked = sum(parent == -1 for parent in tree.parents)
    seen = [PRIOR + (rank < asked) + (rank < len(second)) for rank in range(3)]
    right = [PRIOR * chance + (rank == 1) for rank, chance in enumerate(FIRST_CHANCES[:3])]
    shares = [one / other for one, other in zip(right, seen, strict=True)]
    assert adjacency.chances() == pytest.approx([shares[0], min(shares[:2]), min(shares)])
    drafts.extend([3])  # no draft was made for it
    assert adjacency.chances() == pytest.approx([shares[0], min(shares[:2]), min(shares)])


def test_chances_never_rise_with_the_rank_and_the_old_fade() -> None:
    adjacency = Adjacency(2)
    for _ in range(2000):
        adjacency.judge(2, 1)
    assert adjacency._seen[0] <= MOST_SEEN
    first, second = adjacency.chances()
    assert second <= first < 0.1
    for _ in range(2000):
        adjacency.judge(2, 0)
    assert adjacency.chances()[0] > 0.9


def test_what_recycling_refuses() -> None:
    with pytest.raises(ValueError, match="count must be from 1 to 8, got 9"):
        Adjacency(9)


def test_jacobi_drafts_what_the_last_pass_chose_behind_the_committed_tokens() -> None:
    drafts = Jacobi().open([1, 2, 3])
    drafts.observe(Seen(EMPTY, [[7]]))
    drafts.extend([7])
    tree = drafts.draft(5, 8)
    assert len(tree) == 4
    assert set(tree.tokens) <= {1, 2, 3}  # places never guessed before
    assert tree.parents == (-1, 0, 1, 2)
    drafts.observe(Seen(tree, [[tree.tokens[0]], [10], [11], [12], [13]]))
    drafts.extend([tree.tokens[0], 10])  # one guess came true, and the bonus token
    again = drafts.draft(5, 8)
    assert again.tokens[:3] == (11, 12, 13)
    assert len(again) == 4
    assert len(drafts.draft(5, 2)) == 2
    assert len(drafts.draft(1, 8)) == 0


def test_jacobi_reaches_the_fixed_point() -> None:
    """A model whose next token is the last one plus 1: each pass sets right one further place of the branch, and more."""
    drafts, text, passes = Jacobi().open([0]), [0], 0
    drafts.observe(Seen(EMPTY, [[1]]))
    drafts.extend([1])
    text.append(1)
    while len(text) < 60:
        tree = drafts.draft(9, 8)
        rows = [[token + 1] for token in (text[-1], *tree.tokens)]
        right = 0
        while right < len(tree) and tree.tokens[right] == text[-1] + right + 1:
            right += 1
        committed = [text[-1] + 1 + step for step in range(right + 1)]
        drafts.observe(Seen(tree, rows))
        drafts.extend(committed)
        text += committed
        passes += 1
    assert text[:60] == list(range(60))
    assert passes >= 30  # choices behind a wrong guess are wrong here, so little comes true


def test_the_tree_holds_the_likeliest_paths() -> None:
    """Against all paths of a small case, one by one."""
    torch.manual_seed(2)
    chances = torch.rand(3, 4).sort(descending=True).values.tolist()
    guesses = [[(10 * depth + rank, share) for rank, share in enumerate(row)] for depth, row in enumerate(chances)]
    paths = {}
    for length in (1, 2, 3):
        for path in itertools.product(*guesses[:length]):
            paths[tuple(token for token, _ in path)] = float(torch.tensor([share for _, share in path]).prod())
    for most in (0, 1, 7, 15, 84, 100):
        tree = likeliest(lambda _, depth: guesses[depth] if depth < 3 else (), -1, most, "drafter")
        found = {tuple(tree.tokens[node] for node in tree.path(leaf)): tree.scores[leaf] for leaf in range(len(tree))}
        assert len(found) == min(most, 84)
        want = sorted(paths.values(), reverse=True)[:most]
        assert list(found.values()) == pytest.approx(want, abs=1e-6)
        assert all(found[path] == pytest.approx(paths[path], abs=1e-6) for path in found)
