"""Trees merged from two sources: no token changes, whoever drafts; chances follow what came true; asking has to pay."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import count

import pytest
from zoo import build, prompt

import lookahead_core as lc
from lookahead_core.decode.auto_width import AutoWidth
from lookahead_core.decode.cost_curve import CostCurve
from lookahead_core.decode.draft_source import DraftSource
from lookahead_core.methods import METHODS, DraftSettings
from lookahead_core.methods.merged import (
    GUESS_WEIGHT,
    MOST,
    OTHERWISE,
    SILENT,
    Chances,
    MergedDecoder,
    Pool,
    PricedDrafts,
    first_guess,
    view,
    well_formed,
)
from lookahead_core.methods.worth import NOTHING, TRIALS, Gain
from lookahead_core.trie.draft_tree import EMPTY, DraftTree

CURVE = CostCurve((1, 2, 8, 64), (1.0, 1.05, 1.2, 2.5))
FLAT = CostCurve((1, 64), (1.0, 1.0))
NUMBERS = count()
"""Every merged method of these tests has a name of its own: what asking is worth outlives the runs."""


class Random(DraftSource):
    """Any tree of random tokens: duplicates, wrong order of chances, tokens that are none, deeper and larger than asked for."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        size = self.rng.randint(0, 2 * decoding_length)
        parents = tuple(self.rng.randint(-1, node - 1) for node in range(size))
        tokens = tuple(self.rng.choice([self.rng.randint(0, 95), 96, 10**6, -3]) for _ in range(size))
        scores = tuple(self.rng.random() for _ in range(size)) if self.rng.random() < 0.8 else ()
        return DraftTree(tokens, parents, scores, ("output",) * size)

    def extend(self, tokens: Sequence[int]) -> None:
        """Learns nothing."""


class Right(DraftSource):
    """The true text as one branch."""

    def __init__(self, answer: Sequence[int]) -> None:
        self.answer, self.done, self.asked = list(answer), 0, 0

    def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
        self.asked += 1
        tokens = tuple(self.answer[self.done : self.done + min(branch_length, decoding_length - 1)])
        return DraftTree(tokens, tuple(range(-1, len(tokens) - 1)), (0.5,) * len(tokens), ("output",) * len(tokens))

    def extend(self, tokens: Sequence[int]) -> None:
        self.done += len(tokens)


class Told(Chances):
    """Notes what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[tuple[int, int, bool]] = []

    def learn(self, one: int, other: int, right: bool) -> None:
        self.seen.append((one, other, right))


class Drafting(lc.LookaheadDecoder):
    """Gives a source to merge."""

    source: DraftSource

    def draft_source(self, prompt: list[int], auto: AutoWidth | None) -> DraftSource:
        return self.source


def merged(model, source, trie=None, **settings):
    other = Drafting(model)
    other.source = source
    asked = {"decoding_length": 16, "branch_length": 6, **settings}
    return MergedDecoder(model, other, DraftSettings(trie=trie, **asked), f"trie+test {next(NUMBERS)}")


@pytest.fixture(scope="module", params=["llama", "gemma3_text", "gpt2"])
def model(request):
    return build(request.param)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("length", [2, 16, "auto"])
def test_hostile_drafts_never_change_a_token(model, seed, length):
    ids = prompt(12, seed) * 2
    for sampled in (False, True):
        settings = {"seed": seed, "do_sample": sampled, "eos_token_id": 5}
        want = lc.GreedyDecoder(model).generate(ids, 24, **settings).tokens
        decoder = merged(model, Random(seed), decoding_length=length, costs=FLAT if length == "auto" else None)
        result = decoder.generate(ids, 24, **settings)
        assert result.tokens == want
        widest = 64 if length == "auto" else length
        for step in result.trace.lanes["lookahead"][1:]:
            assert step.width <= widest
            assert max(step.tree.depths(), default=0) <= 6


def test_a_child_before_its_parent_is_refused(model):
    class Wrong(Random):
        def draft(self, decoding_length: int, branch_length: int) -> DraftTree:
            return DraftTree((1, 2), (1, -1), (0.5, 0.5), ("output",) * 2)

    with pytest.raises(ValueError, match="child before its parent"):
        merged(model, Wrong(0)).generate(prompt(12), 8)


def test_a_right_second_source_is_found_and_used(model):
    """The trie is cold and knows nothing: nearly every accepted token is the second source's."""
    ids = prompt(12)
    want = lc.GreedyDecoder(model).generate(ids, 40, eos_token_id=None).tokens
    alone = lc.LookaheadDecoder(model, decoding_length=16, branch_length=6).generate(ids, 40, eos_token_id=None)
    source = Right(want)
    result = merged(model, source).generate(ids, 40, eos_token_id=None)
    assert result.tokens == want
    assert result.edl > max(2.5, alone.edl)
    named = {source for step in result.trace.lanes["lookahead"] for source in step.tree.sources}
    assert "drafter" in named
    again = lc.Trace.from_json(result.trace.to_json())
    assert again.lanes["lookahead"][1].tree.sources == result.trace.lanes["lookahead"][1].tree.sources


@pytest.mark.parametrize("name", ["trie", "trie+recycling"])
def test_past_answers_are_in_the_trie(model, name):
    """Where none is given; one that is given has them already."""
    decoder = METHODS[name].decoder(model, DraftSettings(16, 6, answers=[[4, 5, 6], [4, 5, 7]]))
    assert decoder.trie.count([4, 5]) == 2
    given = lc.TokenTrie(branch_length=6)
    assert METHODS[name].decoder(model, DraftSettings(16, 6, given, answers=[[4, 5]])).trie is given
    assert given.count([4, 5]) == 0


def test_a_model_that_takes_single_branches_gets_one():
    model, ids = build("bloom"), prompt(12) * 2
    want = lc.GreedyDecoder(model).generate(ids, 24, eos_token_id=None).tokens
    result = merged(model, Right(want)).generate(ids, 24, eos_token_id=None)
    assert result.tokens == want
    assert result.edl > 1.5
    for step in result.trace.lanes["lookahead"]:
        assert list(step.tree.parents) == list(range(-1, len(step.tree) - 1))


def test_the_tree_is_of_both_and_the_likelier_rows_win():
    first = DraftTree((1, 2, 3), (-1, 0, -1), (0.6, 0.5, 0.2), ("prompt",) * 3, 2, ((1, 9, 0.05), (-1, 8, 0.01)), 2)
    second = DraftTree((1, 7, 9), (-1, 0, -1), (0.5, 0.5, 0.4), ("output",) * 3)
    pool = Pool(first, second, 6)
    tree = pool.tree(pool.scores(Chances()), 2)
    found = {tuple(tree.tokens[node] for node in tree.path(leaf)): tree.sources[leaf] for leaf in range(len(tree))}
    assert found == {(1,): "agreed", (1, 2): "prompt", (1, 7): "drafter", (3,): "prompt", (9,): "drafter"}
    assert all(tree.scores[node] <= (1.0 if parent < 0 else tree.scores[parent]) for node, parent in enumerate(tree.parents))
    assert all(parent < node for node, parent in enumerate(tree.parents))
    below = [sum(tree.scores[node] for node, above in enumerate(tree.parents) if above == parent) for parent in (-1, 0)]
    assert below[0] <= 1.0 + 1e-9
    assert below[1] <= tree.scores[0] + 1e-9
    assert tree.candidates[0][1] == 9
    shallow = Pool(first, second, 1)
    assert shallow.tree(shallow.scores(Chances()), 2).tokens in {(1, 3, 9), (1, 9, 3)}


def test_a_candidate_of_the_trie_that_the_other_names_is_agreed_upon():
    first = DraftTree((1,), (-1,), (0.6,), ("prompt",), 2, ((0, 9, 0.05),), 1)
    second = DraftTree((1, 9), (-1, 0), (0.5, 0.5), ("output",) * 2)
    pool = Pool(first, second, 6)
    assert pool.sources == ["agreed", "agreed"]
    assert [views[1] for views in pool.views] == [view(0.05 / 0.6), view(1.0)]
    assert pool.unfed == []
    tree = pool.tree(pool.scores(Chances()), 2)
    assert (tree.candidates, tree.left) == ((), 0)  # it is in the tree, so it is not left out


def test_chances_come_to_what_came_true():
    """Against a slow count: a source that says 0.9 and is right one time in ten is believed one time in ten."""
    rng, chances, counts = random.Random(0), Chances(), {}
    truth = {(view(0.9), SILENT): 0.1, (SILENT, view(0.5)): 0.8, (view(0.3), view(0.3)): 0.6, (OTHERWISE, view(0.9)): 0.05}
    for _ in range(150):
        for kind, rate in truth.items():
            right = rng.random() < rate
            chances.learn(*kind, right)
            counts.setdefault(kind, []).append(right)
    for kind, seen in counts.items():
        counted = (sum(seen) + GUESS_WEIGHT * first_guess(*kind)) / (len(seen) + GUESS_WEIGHT)
        assert chances.of(*kind) == pytest.approx(counted)
        assert counted == pytest.approx(sum(seen) / len(seen), abs=0.04)
    for _ in range(2000):  # and what it learnt long ago is forgotten
        chances.learn(view(0.9), SILENT, True)
    assert chances.of(view(0.9), SILENT) > 0.95
    assert max(first_guess(one, other) for one in range(10) for other in range(10)) <= 1.0
    assert chances.of(view(0.9), SILENT) <= MOST
    for _ in range(120):
        chances.learn(view(0.9), SILENT, False)
    assert 0.4 < chances.of(view(0.9), SILENT) < 0.6


def test_candidates_that_were_not_fed_are_judged_too():
    """Each candidate whose parent came true is counted, by a slow walk over all of them."""
    rng = random.Random(1)
    for _ in range(200):
        trees = []
        for _ in range(2):
            size = rng.randint(0, 8)
            parents = tuple(rng.randint(-1, node - 1) for node in range(size))
            tokens = tuple(rng.randint(0, 3) for _ in range(size))
            trees.append(DraftTree(tokens, parents, tuple(rng.random() for _ in range(size)), ("output",) * size))
        pool, committed = Pool(*trees, 8), [rng.randint(0, 3) for _ in range(rng.randint(1, 5))]
        paths = {-1: ()}
        for node, (token, parent) in enumerate(zip(pool.tokens, pool.parents, strict=True)):
            paths[node] = (*paths[parent], token)
        want = []
        for node, parent in enumerate(pool.parents):
            above = paths[parent]
            if tuple(committed[: len(above)]) == above and len(above) < len(committed):
                want.append((pool.views[0][node], pool.views[1][node], committed[len(above)] == pool.tokens[node]))
        told = Told()
        pool.judge(told, committed)
        assert sorted(told.seen) == sorted(want)


def test_gains_are_the_tokens_that_came_true():
    tree = DraftTree((7, 8, 9, 7), (-1, 0, 0, 2), (0.9, 0.5, 0.4, 0.3), ("output",) * 4)
    for committed, true in (([7, 9, 7, 5], 3), ([7, 9], 2), ([7, 5, 9], 1), ([8], 0), ([], 0)):
        assert PricedDrafts(tree, 0.25).gain(committed) == Gain(true, 0.25)
    assert PricedDrafts(EMPTY, 0.0).gain([1, 2]) == NOTHING
    no_token = DraftTree((7, -1), (-1, 0), (0.9, 0.5), ("output",) * 2)
    assert PricedDrafts(no_token, 0.25).gain([7]).tokens <= 2, "an id that is none is no error"


def test_drafts_that_cannot_be_fed_as_they_are():
    good = DraftTree((1, 2, 3), (-1, 0, -1), (0.6, 0.5, 0.2), ("drafter",) * 3)
    assert well_formed(good, 2)
    assert not well_formed(good, 1)
    assert not well_formed(DraftTree((1, 2), (-1, 0), (0.5, 0.6), ("drafter",) * 2), 2)
    assert not well_formed(DraftTree((1, 2), (-1, 0), (), ("drafter",) * 2), 2)


def test_what_was_learnt_outlives_the_run(model):
    """A useless second source is tried in the first run, and hardly in the next ones, which have a trie of their own."""
    ids = prompt(12) * 2
    trie = lc.TokenTrie.of([lc.GreedyDecoder(model).generate(ids, 40, eos_token_id=None).tokens] * 3, 6)
    decoder, asked = merged(model, Right([]), trie), []
    for _ in range(3):
        source = decoder.other.source = Right([])
        decoder.generate(ids, 40, eos_token_id=None)
        asked.append(source.asked)
    assert asked[0] >= TRIALS
    assert asked[2] < asked[0]


def test_what_is_dear_and_useless_is_left_alone_in_a_run(model):
    """A second source that is always right but adds nothing to a trie that knows the answer, and takes a pass's time."""
    ids = prompt(12)
    want = lc.GreedyDecoder(model).generate(ids, 60, eos_token_id=None).tokens
    trie = lc.TokenTrie.of([[*ids, *want]] * 3, 6)
    source = Right(want)
    slow = source.draft

    def draft(decoding_length: int, branch_length: int) -> DraftTree:
        from time import sleep

        sleep(0.02)
        return slow(decoding_length, branch_length)

    source.draft = draft  # type: ignore[method-assign]
    result = merged(model, source, trie, decoding_length=4, branch_length=3).generate(ids, 60, eos_token_id=None)
    assert result.tokens == want
    passes = len(result.trace.lanes["lookahead"]) - 1
    assert passes >= 15
    assert source.asked <= 0.8 * passes


def test_with_auto_the_rows_are_those_that_pay(model):
    """Rows that are free are fed, rows that cost a pass each are not."""
    ids = prompt(12)
    want = lc.GreedyDecoder(model).generate(ids, 40, eos_token_id=None).tokens
    dear = CostCurve((1, 2, 64), (1.0, 3.0, 190.0))
    widths = {}
    for name, costs in (("free", FLAT), ("dear", dear)):
        result = merged(model, Right(want), decoding_length="auto", costs=costs).generate(ids, 40, eos_token_id=None)
        assert result.tokens == want
        widths[name] = sum(step.width - 1 for step in result.trace.lanes["lookahead"][1:])
    assert widths["dear"] < widths["free"]


def test_nothing_to_merge_is_an_empty_tree():
    pool, told = Pool(EMPTY, EMPTY, 6), Told()
    assert len(pool.tree(pool.scores(told), 0)) == 0
    pool.judge(told, [1, 2])
    assert told.seen == []
