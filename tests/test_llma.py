"""LLMA: the longest match of the output in the references, its first place, and what follows it."""

from __future__ import annotations

import pytest

from lookahead_core.methods.llma import References


def test_it_copies_what_follows_the_longest_match() -> None:
    drafts = References().open([1, 2, 3, 4, 9, 2, 3, 7, 8])
    drafts.extend([2])
    tree = drafts.draft(4, 12)
    assert (tree.tokens, tree.match, set(tree.sources)) == ((3, 4, 9), 1, {"prompt"})  # the first place of the token
    drafts.extend([3])
    assert drafts.draft(3, 12).tokens == (4, 9)
    drafts.extend([7])
    tree = drafts.draft(64, 12)
    assert (tree.tokens, tree.match) == ((8,), 3)
    assert tree.parents == (-1,)
    assert drafts.draft(64, 12) == tree
    assert len(drafts.draft(1, 12)) == 0


def test_bounds_hold() -> None:
    drafts = References().open(list(range(40)))
    drafts.extend([3])
    assert drafts.draft(64, 5).tokens == (4, 5, 6, 7, 8)
    assert drafts.draft(3, 5).tokens == (4, 5)


def test_the_prompts_end_and_the_output_trigger_nothing_by_themselves() -> None:
    drafts = References().open([5, 6, 5])
    assert len(drafts.draft(8, 8)) == 0  # no output yet
    drafts.extend([8, 9, 8])
    assert len(drafts.draft(8, 8)) == 0  # the output is no reference


def test_given_references_come_after_the_prompt_but_a_longer_match_before_a_shorter() -> None:
    references = References([[1, 2, 70, 71]])
    references.insert([1, 2, 3, 80, 81])
    drafts = references.open([1, 2, 60])
    drafts.extend([1, 2])
    assert drafts.draft(8, 8).tokens == (60,)
    drafts.extend([3])
    tree = drafts.draft(8, 8)
    assert (tree.tokens, set(tree.sources), tree.match) == ((80, 81), {"output"}, 3)
    drafts.extend([80])
    assert drafts.draft(8, 8).tokens == (81,)
    drafts.extend([99, 1])
    assert drafts.draft(8, 8).tokens == (2, 60)


def test_the_older_half_of_the_references_leaves() -> None:
    references = References(capacity=16)
    for start in (10, 20, 30, 40, 50):
        references.insert(range(start, start + 4))
    drafts = references.open([1])
    for start in (10, 20, 30):
        drafts.extend([start])
        assert len(drafts.draft(8, 8)) == 0
    for start in (40, 50):
        drafts.extend([start])
        assert drafts.draft(8, 8).tokens == (start + 1, start + 2, start + 3)


def test_it_does_not_copy_from_an_output_that_extends_the_given_list() -> None:
    prompt = [1, 2, 3, 7]
    source = References().open(prompt)
    prompt.append(3)  # as a run does
    source.extend([3])
    assert source.draft(8, 6).tokens == (7,)


def test_what_it_refuses() -> None:
    with pytest.raises(ValueError, match="shortest must be from 1 to longest, got 3 and 2"):
        References(longest=2, shortest=3)
    with pytest.raises(ValueError, match="whole numbers"):
        References([["a"]])  # type: ignore[list-item]
