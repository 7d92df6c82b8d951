"""The decode loop: every way of drafting emits plain decoding's tokens, and steps tell what happened."""

from __future__ import annotations

import json
from itertools import accumulate, pairwise

import numpy as np
import pytest
import torch
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.trace.clock import PHASES
from lookahead_core.trie.draft_tree import EMPTY

CURVE = CostCurve((1, 2, 8, 64), (1.0, 1.05, 1.2, 2.5))
NEW = 40


@pytest.fixture(scope="module")
def model():
    return build("llama")


@pytest.fixture(scope="module")
def wanted(model):
    ids = prompt(20) * 2
    with torch.inference_mode():
        out = model.generate(torch.tensor([ids]), max_new_tokens=NEW, do_sample=False)
    return ids, out[0, len(ids) :].tolist()


def decoders(model):
    yield lc.GreedyDecoder(model)
    for strategy in ("single", "parallel", "hierarchical"):
        yield lc.LookaheadDecoder(model, decoding_length=16, branch_length=6, strategy=strategy)
    yield lc.LookaheadDecoder(model, decoding_length="auto", costs=CURVE)
    yield lc.LookaheadDecoder(model, decoding_length="auto", costs=CURVE, fixed=lc.FixedShape())
    yield lc.PromptLookupDecoder(model)
    yield lc.LookaheadDecodingDecoder(model, window=4, ngram=3, guesses=4)
    yield lc.GreedyDecoder(model, fixed=lc.FixedShape())


@pytest.mark.parametrize("which", range(9))
def test_every_path_emits_what_generate_emits(model, wanted, which):
    ids, tokens = wanted
    decoder = list(decoders(model))[which]
    for _ in range(2):  # the second time the trie knows the answer
        result = decoder.generate(ids, NEW)
        assert result.tokens == tokens


def test_a_known_answer_takes_few_passes(model, wanted):
    ids, tokens = wanted
    trie = lc.TokenTrie()
    trie.insert(tokens)
    fixed = lc.LookaheadDecoder(model, trie, 16).generate(ids, NEW)
    auto = lc.LookaheadDecoder(model, trie, "auto", costs=CURVE).generate(ids, NEW)
    for result in (fixed, auto):
        assert result.edl > 4
        assert len(result.trace.lanes["lookahead"]) - 1 < NEW / 4


def test_steps_add_up(model, wanted):
    ids, tokens = wanted
    steps = list(lc.LookaheadDecoder(model, decoding_length=12, branch_length=4).stream(ids, NEW))
    assert [step.index for step in steps] == list(range(len(steps)))
    assert steps[0].cached == 0
    assert len(steps[0].tokens) == 1
    rows = len(ids)
    for step in steps[1:]:
        assert step.cached == rows
        assert step.width <= 12
        assert len(step.tokens) in (step.accepted, step.accepted + 1)
        rows += len(step.tokens)
        assert all(getattr(step.clock, phase) >= 0 for phase in PHASES)
    assert [token for step in steps for token in step.tokens] == tokens
    assert [step.finished for step in steps] == [None] * (len(steps) - 1) + ["length"]


def test_auto_drafts_nothing_where_wide_passes_cost_too_much(model, wanted):
    ids, tokens = wanted
    steep = CostCurve((1, 2, 64), (1.0, 3.0, 189.0))
    decoder = lc.LookaheadDecoder(model, decoding_length="auto", costs=steep)
    steps = list(decoder.stream(ids, NEW))
    assert [token for step in steps for token in step.tokens] == tokens
    assert all(step.width == 1 for step in steps)


def test_a_source_that_observes_gets_the_choices_at_every_row(model, wanted):
    ids, _ = wanted
    seen = []

    class Watching(lc.LookaheadDecoder):
        def draft_source(self, prompt, auto):
            drafts = super().draft_source(prompt, auto)
            drafts.observe = lambda found: seen.append((len(found.tree), found.choices()))
            return drafts

    list(Watching(model, decoding_length=8, branch_length=4).stream(ids, 10))
    assert any(size for size, _ in seen)
    assert all(len(choices) == size + 1 for size, choices in seen)


def test_auto_learns_the_whole_price_of_a_draft(model, wanted, monkeypatch):
    ids, _ = wanted
    prices = []
    decoder = lc.LookaheadDecoder(model, decoding_length="auto", costs=CostCurve((1, 64), (1.0, 1.0)))
    monkeypatch.setattr(AutoWidth, "learn", lambda _auto, _fed, _emitted, price, _seconds: prices.append(price))
    steps = list(decoder.stream(ids, NEW))
    assert prices == [before.clock.update + step.clock.draft for before, step in pairwise(steps)]


def test_a_twin_learns_apart(model):
    decoder = lc.LookaheadDecoder(model, decoding_length="auto", costs=CURVE)
    twin = decoder.twin()
    twin.generate([1, 2, 3, 1, 2, 3], 12)
    assert len(decoder.trie) == 0
    assert twin.costs is decoder.costs


def test_lengths_must_be_whole_numbers(model):
    for bad in (0, -3, 2.5, True, "wide"):
        with pytest.raises(ValueError, match="decoding_length"):
            lc.LookaheadDecoder(model, decoding_length=bad)
    with pytest.raises(ValueError, match="branch_length"):
        lc.LookaheadDecoder(model, branch_length=0)


def test_auto_is_refused_for_processes_that_share_a_model(monkeypatch):
    model = build("llama")
    monkeypatch.setattr(model, "_tp_size", 2, raising=False)
    with pytest.raises(ValueError, match="2 processes of a tensor-parallel model"):
        lc.LookaheadDecoder(model, decoding_length="auto", costs=CURVE)
    assert lc.LookaheadDecoder(model, decoding_length=8).decoding_length == 8


class Silent(DraftSource):
    """Never finds a draft. `told`: what it was told at a time; `known`: how many tokens it knew at each draft."""

    def __init__(self):
        self.told, self.known = [], []

    def draft(self, decoding_length, branch_length):
        self.known.append(sum(map(len, self.told)))
        return EMPTY

    def extend(self, tokens):
        self.told.append(list(tokens))


@pytest.mark.parametrize("closed_early", [False, True])
def test_while_auto_rests_the_source_is_told_nothing_and_before_a_draft_everything(model, wanted, closed_early):
    ids, tokens = wanted
    source = Silent()
    decoder = lc.LookaheadDecoder(model, decoding_length="auto", costs=CostCurve((1, 64), (1e-7, 1e-6)))  # a look is dear
    decoder.draft_source = lambda *_: source
    run = decoder.open(ids, NEW)
    for _ in range(8 if closed_early else NEW):
        decoder.advance(run)
    run.close()
    sizes = [len(told) for told in source.told]
    assert sizes[:3] == [1, 2, 3]  # after the prefill; a look and a rest of one pass; a look and a rest of two
    assert list(accumulate(sizes))[: len(source.known)] == source.known
    assert [token for told in source.told for token in told] == tokens[: sum(sizes)]
    assert sum(sizes) == (8 if closed_early else NEW)


def test_while_auto_rests_no_step_counts_a_node_that_another_has_counted(model, wanted):
    ids, _ = wanted
    decoder = lc.LookaheadDecoder(model, decoding_length="auto", costs=CostCurve((1, 64), (1e-7, 1e-6)))  # a look is dear
    steps = list(decoder.stream(ids, NEW))
    assert sum(not step.trie.added for step in steps) > NEW / 2
    assert sum(step.trie.added for step in steps) == steps[-1].trie.nodes


@pytest.mark.parametrize("fixed", [None, lc.FixedShape()])
def test_a_run_that_is_over_takes_no_further_pass(model, fixed):
    decoder = lc.LookaheadDecoder(model, decoding_length=8, fixed=fixed)
    run = decoder.open([1, 2, 3], 2, eos_token_id=None)
    while run.finished is None:
        decoder.advance(run)
    with pytest.raises(ValueError, match=r"the run has ended \(length\)"):
        decoder.advance(run)
    assert len(run.sequence) == 5
    run.close()
    run.close()
    with pytest.raises(ValueError, match="the run is closed"):
        decoder.advance(run)


class Interrupted:
    """A processor of logits that breaks off at its fourth call."""

    calls = 0

    def __call__(self, _ids, scores):
        self.calls += 1
        if self.calls == 4:
            raise KeyboardInterrupt
        return scores


def test_a_run_that_broke_off_inside_a_pass_is_not_continued(model, wanted):
    """Its cache holds the rows of a whole tree: another pass would write other tokens."""
    decoder = lc.LookaheadDecoder(model, decoding_length=8)
    prompts = prompt(14)
    decoder.trie.insert([prompts[-1], *decoder.generate(prompts, 8, eos_token_id=None).tokens])
    run = decoder.open(prompts, 8, logits_processor=[Interrupted()], eos_token_id=None)
    decoder.advance(run)
    with pytest.raises(KeyboardInterrupt):
        decoder.advance(run)
    broken = len(run.sequence)
    with pytest.raises(ValueError, match="broke off inside pass 1 and cannot go on"):
        decoder.advance(run)
    assert len(run.sequence) == broken
    run.close()


def test_doubles_that_tie_as_floats_are_a_tie(model):
    """`generate` compares float32: of two tokens with equal logits the first is next."""
    double = build("llama").double()
    with torch.no_grad():
        half = double.lm_head.weight[:48]
        double.lm_head.weight[48:] = half * (1 + 1e-12)  # as doubles every second token is ahead
    ids = prompt(20)
    with torch.inference_mode():
        out = double.generate(torch.tensor([ids]), max_new_tokens=NEW, do_sample=False, eos_token_id=None)
    want = out[0, len(ids) :].tolist()
    assert max(want) < 48
    for decoder in decoders(double):
        assert decoder.generate(ids, NEW, eos_token_id=None).tokens == want


def test_a_tree_without_scores_makes_a_trace_that_is_read_back(model):
    class Bare(DraftSource):
        def draft(self, decoding_length, branch_length):
            return lc.DraftTree(tokens=(3, 4), parents=(-1, 0))

        def extend(self, tokens):
            pass

    class BareDecoder(lc.LookaheadDecoder):
        def draft_source(self, prompt, auto):
            return Bare()

    trace = BareDecoder(model).generate(prompt(9), 6, eos_token_id=None).trace
    again = lc.Trace.from_json(trace.to_json())
    assert again.tokens("lookahead") == trace.tokens("lookahead")
    assert again.lanes["lookahead"][1].tree.scores == (0.0, 0.0)


def test_a_tree_of_numpy_numbers_makes_a_trace_that_is_written(model):
    class Numpy(Silent):
        def draft(self, decoding_length, branch_length):
            return lc.DraftTree(tuple(np.array([3, 4])), tuple(np.array([-1, 0])), tuple(np.array([0.5, 0.25], np.float32)))

    decoder = lc.LookaheadDecoder(model)
    decoder.draft_source = lambda *_: Numpy()
    trace = decoder.generate(prompt(9), 6, eos_token_id=None).trace
    again = lc.Trace.from_json(json.loads(trace.dumps()))
    assert again.lanes["lookahead"][1].tree.tokens == (3, 4)


def test_a_source_that_gives_no_tree_is_told_what_to_give(model):
    class Forgetful(Silent):
        def draft(self, decoding_length, branch_length):
            return None

    decoder = lc.LookaheadDecoder(model)
    decoder.draft_source = lambda *_: Forgetful()
    with pytest.raises(TypeError, match="gives a DraftTree, EMPTY where it has none; it gave NoneType"):
        decoder.generate(prompt(9), 6, eos_token_id=None)


def test_the_methods_name_of_a_strategy_is_understood(model):
    named, usual = (lc.LookaheadDecoder(model, strategy=name) for name in ("trie", "hierarchical"))
    assert named.strategy == usual.strategy == "hierarchical"
