"""Arguments that are none are refused by their own names, where they are given."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode.calibrate import calibrate
from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.decoder import PromptLookupDecoder
from lookahead_core.methods.lookahead_decoding import LookaheadDecodingDecoder
from lookahead_core.trace.trace import Trace
from lookahead_core.trie.draft_tree import EMPTY, DraftTree
from lookahead_core.tuning.measure import record


@pytest.fixture(scope="module")
def model():
    return build("llama")


def saved_trie(folder: Path) -> Path:
    lc.TokenTrie().save(folder / "trie")
    return folder / "trie"


@pytest.mark.parametrize(
    ("work", "kind", "why"),
    [
        (lambda m, _: lc.FixedShape((1, 8)).width(9), ValueError, "a pass of 9 rows is wider than the widest of (1, 8)"),
        (lambda m, _: lc.FixedShape(graphs="x"), TypeError, "graphs must be a bool, not 'x'"),
        (lambda m, _: calibrate(m, fixed=5), TypeError, "fixed must be a FixedShape, not 5"),
        (lambda m, _: record(m, [[1, 2]], None), ValueError, "max_new_tokens must be a whole number of at least 1, not None"),
        (lambda m, _: lc.TokenTrie().most_used(1.5), ValueError, "most must be a whole number, not 1.5"),
        (lambda m, to: lc.TokenTrie.load(saved_trie(to), max_nodes="a"), ValueError, "max_nodes must be a whole number, not"),
        (lambda m, _: lc.TokenTrie().open([1]).draft(rate="a"), ValueError, "rate must be a number of at least 0, got 'a'"),
        (lambda m, _: METHODS["medusa"].decoder(m, DraftSettings(parts=5)), TypeError, "parts must map names to trained parts"),
        (lambda m, _: PromptLookupDecoder(m, tokens=10**9), ValueError, "tokens must be from 1 to 1024, got 1000000000"),
        (lambda m, _: LookaheadDecodingDecoder(m, window=2000), ValueError, "window + ngram - 2 must be at most 1024"),
        *[
            (lambda m, _, one=width: lc.CostCurve((one, 2), (1.0, 2.0)), ValueError, f"at least 1, not {width!r}")
            for width in (0, 1.5, True)
        ],
    ],
)
def test_an_argument_that_is_none_is_refused_by_name(model, tmp_path: Path, work: Any, kind: type, why: str) -> None:
    with pytest.raises(kind, match=re.escape(why)):
        work(model, tmp_path)


@pytest.mark.parametrize("form", [np.array, torch.tensor])
def test_bounds_and_seeds_of_a_batch_may_be_arrays(model, form: Any) -> None:
    batch, asked = lc.BatchDecoder(model), {"do_sample": True, "temperature": 1.0, "eos_token_id": None}
    want = [result.tokens for result in batch.generate([prompt(9), prompt(7)], [3, 5], seed=[1, 2], **asked)]
    got = [result.tokens for result in batch.generate([prompt(9), prompt(7)], form([3, 5]), seed=form([1, 2]), **asked)]
    assert got == want
    assert list(map(len, got)) == [3, 5]


class Odd(DraftSource):
    """Drafts with scores that are no chances, from sources that nobody knows."""

    tree = DraftTree((1, 2, 3), (-1, -1, -1), (-2.3, 7.5, float("nan")), ("copied", "", "prefix"))

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        return self.tree

    def extend(self, tokens: Any) -> None:
        pass


class OddDecoder(lc.LookaheadDecoder):
    source = Odd()

    def draft_source(self, prompt: list[int], auto: object) -> Odd:
        return self.source


def test_a_trace_with_odd_scores_and_sources_is_read_back(model) -> None:
    written = OddDecoder(model).generate(prompt(9), 4, eos_token_id=None).trace.to_json()
    read = Trace.from_json(written).lanes["lookahead"][1].tree
    assert read.scores == (0.0, 1.0, 0.0)
    assert read.sources == ("output",) * 3


@pytest.mark.parametrize("name", ["scores", "sources"])
def test_a_draft_with_too_few_of_its_facts_is_refused(model, name: str) -> None:
    decoder = OddDecoder(model)
    decoder.source = Odd()
    decoder.source.tree = DraftTree((1, 2, 3), (-1, -1, -1), **{name: ("prompt",)})
    with pytest.raises(ValueError, match=f"the draft has 3 tokens and 1 {name}"):
        decoder.generate(prompt(9), 4, eos_token_id=None)
    assert EMPTY.fits(96, 4, 4)


def test_a_trie_is_saved_to_where_a_link_leads(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    trie = lc.TokenTrie.of([[1, 2, 3]])
    for _ in range(2):  # what it names is not there, and is there
        trie.save(tmp_path / "link")
        assert (tmp_path / "link").is_symlink()
        assert lc.TokenTrie.load(tmp_path / "real").count([1, 2]) == 1


def test_a_seed_is_drawn_whatever_the_default_device_is(model) -> None:
    ids = prompt(9)
    with torch.device("meta"):
        race = lc.race(model, ids, max_new_tokens=4, seed=None)
        list(race)
    assert race.trace.difference() is None
