"""The draft tree by itself: who sees whom, sub-trees, the order of slots."""

from __future__ import annotations

import copy
import pickle
from dataclasses import fields

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lookahead_core as lc
from lookahead_core.decode.mask import InputBuffers
from lookahead_core.trace.argmax import LargestWalk
from lookahead_core.trace.verify import fitting, verify, walk
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.trie.parallel import choose_branches
from lookahead_core.trie.slots import new_buffers

few = settings(max_examples=30, deadline=None)


@st.composite
def trees(draw) -> lc.DraftTree:
    """Any tree with falling scores, in any topological order, ties included."""
    size = draw(st.integers(0, 40))
    parents = [draw(st.integers(-1, node - 1)) for node in range(size)]
    scores: list[float] = []
    for parent in parents:
        above = 1.0 if parent < 0 else scores[parent]
        scores.append(above * draw(st.sampled_from([1.0, 0.9, 0.5, 0.1])))
    tokens = [draw(st.integers(0, 5)) for _ in range(size)]
    return lc.DraftTree(tokens, parents, scores, ["output"] * size)


@few
@given(trees())
def test_ancestors(tree):
    size = len(tree) + 1
    slow = np.zeros((size, size), dtype=bool)
    for row in range(size):
        node = row
        while node > 0:
            slow[row, node] = True
            node = tree.parents[node - 1] + 1
        slow[row, 0] = True
    fast = tree.ancestors()
    assert fast.dtype == np.bool_
    assert fast.shape == (size, size)
    assert (fast == slow).all()


@few
@given(trees(), st.integers(0, 90))
def test_input_buffers_say_what_the_tree_says(tree, start):
    buffers = InputBuffers()
    for one in (tree, tree.best(len(tree) // 2), EMPTY, tree):  # over what lay there before
        width = len(one) + 1
        tokens, positions, seen = buffers.write(7, one, start)
        assert tokens.tolist() == [[7, *one.tokens]]
        assert positions.tolist() == [[start, *(start + depth for depth in one.depths())]]
        assert seen.shape == (1, width, width)
        assert (seen[0].numpy() == one.ancestors()).all()


def test_input_buffers_grow():
    tree = lc.DraftTree(tuple(range(200)), tuple(range(-1, 199)))
    assert InputBuffers().write(9, tree, 3)[0].tolist() == [[9, *range(200)]]


def test_a_tree_made_from_a_row_is_like_one_made_from_lists():
    trie = lc.TokenTrie(branch_length=6)
    trie.insert([1, 2, 3, 4, 1, 2, 3, 5, 1, 2, 6] * 3)
    with trie.open([9, 1, 2]) as request:
        tree = request.draft(8)
        assert isinstance(tree, lc.DraftTree)
        same = lc.DraftTree(*(getattr(tree, field.name) for field in fields(lc.DraftTree)))
        assert request.draft(8) == tree == same == pickle.loads(pickle.dumps(tree)) == copy.deepcopy(tree)
        assert hash(tree) == hash(same)
        assert tree != same.best(2)
        assert repr(tree) == repr(same)
        assert type(pickle.loads(pickle.dumps(tree))) is lc.DraftTree
        assert tree.expected == same.expected == sum(same.scores) > 0
        assert tree.flat()[: 1 + 2 * len(tree)].tolist() == same.flat().tolist() == [7, *tree.tokens, *tree.parents]
        for vocabulary, nodes, depth in ((7, 7, 6), (6, 7, 6), (5, 7, 6), (7, 6, 6), (7, 7, 5), (7, 7, 1)):
            assert tree.fits(vocabulary, nodes, depth) == same.fits(vocabulary, nodes, depth)
        request.extend([3])  # what a tree says does not change with the next draft
        request.draft(8)
        assert tree == same
        with pytest.raises(AttributeError, match="no leaves"):
            tree.leaves  # noqa: B018


@few
@given(trees(), st.integers(0, 45))
def test_best_is_a_closed_sub_tree_of_the_best_nodes(tree, count):
    small = tree.best(count)
    assert len(small) == min(count, len(tree))
    assert all(-1 <= parent < node for node, parent in enumerate(small.parents))
    assert sorted(small.scores) == sorted(sorted(tree.scores, reverse=True)[:count])
    assert paths(small) <= paths(tree)
    assert small.left >= len(small.candidates) - len(tree.candidates)
    assert all(-1 <= parent < len(small) for parent, _, _ in small.candidates)
    if count >= len(tree):
        assert small is tree


def paths(tree: lc.DraftTree) -> set[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for token, parent in zip(tree.tokens, tree.parents, strict=True):
        found.append((*(found[parent] if parent >= 0 else ()), token))
    return set(found)


def test_best_refuses_a_negative_number():
    with pytest.raises(ValueError, match="negative"):
        EMPTY.best(-1)


def test_best_refuses_a_tree_without_scores():
    tree = lc.DraftTree((1, 2), (-1, 0))
    assert tree.best(2) is tree
    with pytest.raises(ValueError, match="2 nodes and 0 scores"):
        tree.best(1)


def test_best_refuses_a_node_that_scores_above_its_parent():
    tree = lc.DraftTree((1, 2), (-1, 0), (0.5, 0.9))
    with pytest.raises(ValueError, match=r"node 1 has a score of 0\.9, above its parent's, 0\.5"):
        tree.best(1)


def test_an_empty_tree():
    assert len(EMPTY) == 0
    assert EMPTY.ancestors().tolist() == [[True]]
    assert EMPTY.best(0) is EMPTY


def chosen_branches(parents, scores, room):
    """Branches of nodes that count from 0; each begins below the root."""
    nodes = new_buffers(len(parents)).nodes
    nodes["parent"][1 : len(parents) + 1], nodes["chance"][1 : len(parents) + 1] = [parent + 1 for parent in parents], scores
    branches = []
    chosen = np.empty(room, np.int64)
    for node in (chosen[: choose_branches(nodes, len(parents), chosen)] - 1).tolist():
        if parents[node] == -1:
            branches.append([])
        branches[-1].append(node)
    return branches


def test_the_likeliest_branch_comes_first():
    scores = [0.5, 0.45, 0.4, 0.35, 0.1, 0.05]
    assert chosen_branches([-1, -1, 0, 1, 2, 3], scores, 6) == [[0, 2, 4], [1, 3, 5]]


def test_drafts_put_the_likeliest_branch_first_at_every_width():
    trie = lc.TokenTrie(branch_length=5)
    for answer in ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 6], [1, 7, 8]):
        trie.insert(answer)
    with trie.open([]) as request:
        request.extend([1])
        tree = request.draft(24)
    assert tree.tokens[:4] == (2, 3, 4, 5)
    for width in range(len(tree) + 1):
        small = tree.best(width)
        node, run = -1, 0
        while True:
            below = [child for child, parent in enumerate(small.parents) if parent == node]
            if not below:
                break
            node = max(below, key=lambda child: (small.scores[child], -child))
            assert node == run
            run += 1


@few
@given(trees(), st.integers(1, 60))
def test_parallel_branches_repeat_their_prefixes_and_fit(tree, room):
    branches = chosen_branches(list(tree.parents), list(tree.scores), room)
    assert sum(map(len, branches)) <= room
    for branch in branches:
        assert [tree.parents[node] for node in branch] == [-1, *branch[:-1]]
    if len(tree):
        assert branches


def test_equal_siblings_are_walked_together():
    tree = lc.DraftTree((5, 6, 5, 7), (-1, 0, -1, 2), (0.9, 0.8, 0.9, 0.1), ("both",) * 4)
    assert tree.children([-1], 5) == [0, 2]
    assert tree.children([0, 2], 7) == [3]
    assert tree.children([0], 7) == tree.children([3], 5) == tree.children([-1], 6) == []
    assert [tree.path(node) for node in range(-1, 4)] == [(), (0,), (0, 1), (2,), (2, 3)]
    truth = iter((5, 7, 1))
    verdict = verify(tree, walk(tree, lambda _node: next(truth)), lambda _token: None)
    assert (verdict.path, verdict.tokens, verdict.rows) == ((2, 3), (5, 7, 1), [0, 3, 4])


@few
@given(trees(), st.data())
def test_the_compiled_walk_is_the_walk(tree, data):
    """Of any tree, equal siblings among its nodes: the tokens and the accepted path."""
    truth = [data.draw(st.integers(0, 5)) for _ in range(len(tree) + 1)]
    logits = np.zeros((len(tree) + 1, 6), np.float32)
    rows = {-1: 0, **{node: node + 1 for node in range(len(tree))}}
    for node in rows:  # equal prefixes have equal logits
        prefix = tuple(tree.tokens[step] for step in tree.path(node))
        logits[rows[node], truth[hash(prefix) % len(truth)]] = 1.0
    said = [
        verify(tree, each, lambda _token: None)
        for each in (LargestWalk()(tree, logits.ctypes.data, 6), walk(tree, lambda node: int(logits[node + 1].argmax())))
    ]
    assert said[0] == said[1]
    assert [tree.tokens[node] for node in said[0].path] == list(said[0].tokens[:-1])
    assert [tree.parents[node] for node in said[0].path] == [-1, *said[0].path][:-1]


def test_a_child_before_its_parent_has_no_mask():
    for parents in ((1, -1), (0,), (-2,), (5, -1)):
        with pytest.raises(ValueError, match="before its parent"):
            lc.DraftTree(tokens=parents, parents=parents).ancestors()


def test_what_does_not_fit_a_pass_is_left_out_with_all_below_it():
    tree = DraftTree((5, 6, 96, 0, 7, -1), (-1, 0, 0, 1, 2, -1))
    assert fitting(tree, 96, 9, 3).tokens == (5, 6, 0)
    assert fitting(tree, 97, 9, 3).tokens == (5, 6, 96, 0, 7)
    assert fitting(tree, 97, 9, 2).tokens == (5, 6, 96)
    assert fitting(tree, 97, 2, 3).tokens == (5, 6)
    good = DraftTree((5, 6), (-1, 0))
    assert fitting(good, 7, 2, 2) is good


def test_of_equal_nodes_the_first_is_asked():
    tree, asked = DraftTree((5, 5, 6, 7), (-1, -1, 0, 1)), []
    truth = iter((5, 7, 9))
    assert list(walk(tree, lambda node: asked.append(node) or next(truth))) == [(5, 0), (7, 3), (9, -1)]
    assert asked == [-1, 0, 3]
