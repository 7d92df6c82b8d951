"""LookaheadDecoding and prompt lookup as draft sources: the paper's mask, lossless, and equal to transformers' own lookup."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
import pytest
import torch
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.bench.lanes import by_generate
from lookahead_core.methods.lookahead_decoding import WindowDrafts
from lookahead_core.methods.prompt_lookup import PromptLookupDrafts


class Seen(NamedTuple):
    """An `Observation` whose choices are given."""

    tree: lc.DraftTree
    choices: Callable[[], list[int]]


def test_the_window_has_the_mask_of_the_paper():
    columns, levels = 4, 3
    drafts = WindowDrafts(list(range(9)), columns, levels + 1, 3, from_prompt=False)
    tree = drafts.draft(64, 32)
    assert len(tree) == columns * levels
    sees = tree.ancestors()
    want = np.zeros((columns * levels + 1,) * 2, dtype=bool)
    want[:, 0] = True
    for level in range(levels):
        for column in range(columns):
            row = 1 + level * columns + column
            want[row, 1 : column + 2] = True  # level 0 up to its own column
            for above in range(level + 1):
                want[row, 1 + above * columns + column] = True  # its own column
    assert (sees == want).all()
    assert tree.depths() == [level + column + 1 for level in range(levels) for column in range(columns)]


def test_answers_become_the_next_level_and_ngrams_for_the_pool():
    drafts = WindowDrafts([1], window=2, ngram=3, guesses=2, from_prompt=False)
    drafts._levels = [[10, 20], [11, 21]]
    tree = drafts.draft(64, 32)
    assert tree.tokens == (10, 20, 11, 21)
    drafts.observe(Seen(tree, lambda: [0, 0, 0, 12, 22]))
    assert drafts._levels == [[11, 21], [12, 22]]
    drafts.extend([10])
    guess = drafts.draft(64, 32)
    assert guess.tokens[:2] == (11, 12)
    assert guess.parents[:2] == (-1, 0)


def test_bounds_hold_and_the_newest_guesses_stay():
    text = [1, 2, 3, 1, 4, 5, 1, 6, 7, 1]
    drafts = WindowDrafts(text, window=5, ngram=3, guesses=2, from_prompt=True)
    tree = drafts.draft(64, 32)
    assert tree.tokens[:4] == (6, 7, 4, 5)
    again = WindowDrafts([1, 2, 3, 1, 4, 5, 1, 2, 3, 1], window=5, ngram=3, guesses=2, from_prompt=True)
    assert again.draft(64, 32).tokens[:4] == (2, 3, 4, 5)  # what came again is the newest
    assert len(drafts.draft(3, 32)) == 2
    assert max(drafts.draft(64, 1).depths()) == 1  # no room for the window
    drafts.observe(Seen(drafts.draft(4, 32), lambda: pytest.fail("without a window nothing is learnt")))


@pytest.mark.parametrize("from_prompt", [False, True])
@pytest.mark.parametrize("family", ["llama", "mistral", "gpt2"])
def test_output_is_plain_decodings(family, from_prompt):
    model = build(family)
    ids = prompt(16) * 2
    want = lc.GreedyDecoder(model).generate(ids, 40)
    got = lc.LookaheadDecodingDecoder(model, 5, 4, 5, from_prompt).generate(ids, 40)
    assert got.tokens == want.tokens
    assert got.edl >= want.edl
    seeded = {"do_sample": True, "temperature": 1.3, "seed": 5}
    assert (
        lc.LookaheadDecodingDecoder(model, 5, 4, 5, from_prompt).generate(ids, 20, **seeded).tokens
        == lc.GreedyDecoder(model).generate(ids, 20, **seeded).tokens
    )


def test_what_it_refuses():
    with pytest.raises(ValueError, match="ngram"):
        lc.LookaheadDecodingDecoder(build("llama"), ngram=1)
    with pytest.raises(ValueError, match=r"window must be a whole number of at least 1, not 2\.5"):
        lc.LookaheadDecodingDecoder(build("llama"), window=2.5)
    with pytest.raises(lc.UnsupportedModelError, match="window"):
        lc.LookaheadDecodingDecoder(build("bloom"))


def test_prompt_lookup_copies_from_the_first_occurrence_of_the_longest_suffix():
    drafts = PromptLookupDrafts([1, 2, 3, 4, 2, 9, 1, 2])
    assert drafts.draft(4, 12).tokens == (3, 4, 2)
    drafts.extend([5])
    assert len(drafts.draft(4, 12)) == 0
    drafts.extend([9])
    assert drafts.draft(3, 12).tokens == (1, 2)
    assert drafts.draft(64, 2).tokens == (1, 2)


@torch.inference_mode()
def test_prompt_lookup_drafts_as_transformers_does():
    model = build("llama")
    model.generation_config.eos_token_id = None
    for seed in range(3):
        ids = prompt(12, seed) * 3
        theirs = by_generate(model, prompt_lookup_num_tokens=10)(ids, 48)
        ours = lc.PromptLookupDecoder(model).generate(ids, 48)
        assert ours.tokens == theirs.tokens
        assert abs(len(ours.trace.lanes["lookahead"]) - 1 - theirs.passes) <= 1
