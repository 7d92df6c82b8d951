"""Drafts of the trie against a slow model, their bounds, and what the trie learns from them."""

from __future__ import annotations

import random
from itertools import chain
from types import SimpleNamespace

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st
from trie_oracle import assert_fits, assert_sound, blend, few, long_text, pass_costs, text, texts, windows

import lookahead_core as lc
from lookahead_core.decode.auto_width import Prices
from lookahead_core.trie.acceptance import DOUBT, GAINED, MEMORY, ONCE, PRIOR, SIZES, SIZES_MEMORY, correct, size_of
from lookahead_core.trie.costs import WIDEST
from lookahead_core.trie.draft_tree import STRATEGIES

EOS = 2


# Drafts


@few
@given(st.lists(st.floats(1.0, 4.0), min_size=WIDEST, max_size=WIDEST))
def test_a_further_row_costs_what_the_cheapest_way_to_add_some_does(curve):
    cost, row = (Prices(curve).table[name] for name in ("cost", "row"))
    for width in range(1, WIDEST):
        means = [(cost[wider] - cost[width]) / (wider - width) for wider in range(width + 1, WIDEST + 1)]
        assert row[width] == pytest.approx(max(0.0, min(means)))


def test_where_a_curve_is_level_not_all_rows_are_free():
    row = lc.CostCurve((1, 32, 33, 64), (1.0, 7.2, 6.4, 18.8)).prices().table["row"]
    assert row[1] == pytest.approx(5.4 / 32, abs=1e-3)  # up to 33 tokens; the one from 32 to 33 is free
    assert row[32] == pytest.approx(0.0, abs=1e-3)
    assert row[33] == pytest.approx(0.4, abs=1e-3)


@few
@given(st.lists(long_text, min_size=1, max_size=4), st.floats(0.01, 0.5), st.floats(1.0, 4.0), st.integers(2, 40))
def test_with_costs_only_what_pays_is_drafted(answers, row, rate, decoding_length):
    trie = lc.TokenTrie(branch_length=4)
    for answer in answers:
        trie.insert(answer)
    with trie.open(answers[0][:2] or [0]) as request:
        tree = request.draft(decoding_length, costs=pass_costs([1.0 + row * width for width in range(65)]), rate=rate)
        assert_fits(tree, decoding_length, 4)
        assert all(score > rate * row * GAINED for score in tree.scores)
        free = request.draft(decoding_length, costs=pass_costs([1.0] * 65), rate=rate)
        assert len(tree) <= len(free)
        assert len(request.draft(decoding_length, costs=pass_costs([2.0 * width for width in range(65)]))) == 0


def test_rows_that_come_free_with_others_are_used():
    trie = lc.TokenTrie(branch_length=4)
    for last in range(6):
        trie.insert([1, 2, last + 10])
    with trie.open([1, 2]) as request:
        free = request.draft(64, costs=pass_costs([1.0] * 65))
        for share, drafts in ((0.5, len(free)), (1.3, 0)):  # a token is worth from a half to 1.25 of what tokens are on average
            dear = 1.0 + share * sum(free.scores)
            assert len(request.draft(64, costs=pass_costs([1.0, 1.0, *[dear] * 63]))) == drafts
        assert len(free) > 6


@few
@given(text, texts, st.lists(text, max_size=3), st.integers(1, 5), st.booleans())
@example([1, 0, 2, 1, 0], [[3, 1, 0, 2, 1, 0, 2], [0, 3]], [[2, 1], [0]], 4, True)  # contexts that were seen at the same places
def test_probabilities_are_those_of_the_slow_model(prompt, answers, outputs, branch_length, shared):
    trie = lc.TokenTrie(branch_length=branch_length)
    for answer in answers:
        trie.insert(answer)
    request = trie.open(prompt)
    for output in outputs:
        request.extend(output)
        if shared:
            request.share()
    whole = list(chain.from_iterable(outputs))
    assume(prompt + whole)  # before the first token there is no root to draft from
    tree = request.draft(128, branch_length=1)
    expected = blend(trie.estimator, prompt + whole, [*answers, whole] if shared else answers, prompt + whole, branch_length)
    believed = [min(expected[token], 0.999) for token in tree.tokens]
    assert believed == pytest.approx(sorted(believed, reverse=True), abs=1e-3)
    correction = trie.estimator.learnt.sizes["trust"][size_of(len(tree))]
    assert list(tree.scores) == pytest.approx([min(0.999, chance * correction) for chance in believed], abs=1e-3)
    assert all(expected[token] < 1e-3 for token in set(expected) - set(tree.tokens))


def fifteen_followers() -> lc.TokenTrie:
    """After 1 come 10 to 24, each as often as any other."""
    trie = lc.TokenTrie(branch_length=1, insert_output=False)
    for last in range(15):
        for _ in range(20 if last == 0 else 19):
            trie.insert([1, last + 10])
    return trie


@pytest.mark.parametrize(("truth", "correction"), [(10, 1.0), (99, 0.0)])
def test_drafts_are_worth_what_searches_that_found_as_many_were(truth, correction):
    trie = fifteen_followers()
    with trie.open([1]) as request:
        for _ in range(100):
            request.draft(16)
            request.extend([truth, 1])
        tree = request.draft(16)
    found, asked = (trie.estimator.learnt.sizes[column].tolist() for column in ("trust", "asked"))
    assert max(asked) <= SIZES_MEMORY
    assert found[size_of(15)] == pytest.approx(correction, abs=0.15)
    assert {found[row] for row in range(SIZES) if row != size_of(15)} == {1.0}
    assert sum(tree.scores) == pytest.approx(correction, abs=0.15)


def test_what_was_found_and_not_fed_is_judged():
    trie = fifteen_followers()
    costs = Prices([1.0 + 0.12 * drafts for drafts in range(WIDEST)]).table
    with trie.open([1]) as request:
        first = request.draft(WIDEST, costs=costs)
        assert first.left == len(first.candidates) == 1
        fed = []
        for _ in range(100):  # by the counts each of fifteen has 0.07, which does not pay; one of them is always right
            fed.append(len(request.draft(WIDEST, costs=costs)))
            request.extend([10, 1])
        tree = request.draft(WIDEST, costs=costs)
    assert fed[0] == 0
    assert tree.tokens == (10,)


@pytest.mark.parametrize(
    ("nodes", "row"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 3), (6, 4), (8, 5), (12, 6), (48, 10), (64, 11), (999, 11)]
)
def test_sizes_grow_by_half(nodes, row):
    assert size_of(nodes) == row


@few
@given(text, texts, text, st.integers(1, 40), st.integers(1, 6), st.sampled_from(STRATEGIES), st.booleans(), st.data())
def test_drafts_keep_their_bounds(prompt, answers, output, decoding_length, branch_length, strategy, frequency, data):
    trie = lc.TokenTrie(branch_length=branch_length)
    for answer in answers:
        trie.insert(answer)
    request = trie.open(prompt)
    depth = data.draw(st.integers(1, branch_length))
    for _ in range(3):
        request.extend(output)
        tree = request.draft(decoding_length, strategy, depth, "frequency" if frequency else "expected")
        assert_fits(tree, decoding_length, depth)
        siblings = list(zip(tree.parents, tree.tokens, strict=True))
        if strategy != "parallel":
            assert len(set(siblings)) == len(siblings)
        if strategy == "single":
            assert list(tree.parents) == list(range(-1, len(tree) - 1))
        visible = set(prompt) | set(output) | set(chain.from_iterable(answers))
        assert set(tree.tokens) <= visible
    request.close()
    assert_sound(trie)


def test_a_draft_follows_what_was_just_committed():
    trie = lc.TokenTrie()
    with trie.open([]) as request:
        assert len(request.draft()) == 0
        request.extend([5, 6, 7, 5])
        assert request.draft().tokens[:2] == (6, 7)


def test_windows_cross_from_the_prompt_into_the_output():
    trie = lc.TokenTrie()
    with trie.open([9, 8, 7]) as request:
        request.extend([6, 5, 9, 8, 7])
        tree = request.draft(8, "single")
        assert tree.tokens[:2] == (6, 5)
        assert tree.match == 3


def test_the_verbatim_copy_goes_on_as_far_as_the_branch_may():
    trie = lc.TokenTrie(branch_length=12)
    words = list(range(100, 160))
    with trie.open(words) as request:
        request.extend(words[:4])
        assert list(request.draft(64).tokens[:12]) == words[4:16]
        assert set(request.draft(64).sources[:12]) == {"prompt"}
        request.extend(words[4:30])
        assert list(request.draft(64).tokens[:12]) == words[30:42]


def test_token_zero_is_an_ordinary_token():
    trie = lc.TokenTrie()
    trie.insert([0, 0, 0, 1, 0, 0, 0, 1])
    with trie.open([1, 0]) as request:
        request.extend([0])
        assert {0, 1} & set(request.draft(3).tokens)
        request.extend([0])
        assert 1 in request.draft(4, branch_length=1).tokens


def test_an_end_of_sequence_does_not_cut_a_prompt_and_may_be_drafted():
    trie = lc.TokenTrie()
    with trie.open([5, EOS, 6, 7, 8, EOS]) as request:
        request.extend([6, 7])
        assert request.draft(4, "single").tokens[:2] == (8, EOS)


def test_drafts_are_deterministic():
    def run() -> list[lc.DraftTree]:
        rng, trie = random.Random(3), lc.TokenTrie()
        trie.insert([rng.randrange(9) for _ in range(300)])
        with trie.open([rng.randrange(9) for _ in range(50)]) as request:
            out = []
            for _ in range(20):
                request.extend([rng.randrange(9)])
                out.append(request.draft(32))
            return out

    assert run() == run()


def test_past_a_window_the_latest_text_goes_on():
    for last in (4, 5):
        trie = lc.TokenTrie.of([[1, 2, 3, 9 - last], [1, 2, 3, last]], branch_length=2)
        with trie.open([1, 2]) as request:
            assert request.draft(8, "single").tokens == (3, last)


def test_of_many_equal_followers_the_latest_is_drafted():
    trie = lc.TokenTrie(branch_length=1)
    for last in range(20):
        for _ in range(2):
            trie.insert([1, last + 10])
    with trie.open([1]) as request:
        assert 29 in request.draft(64).tokens


# Learning


def test_a_context_that_was_seen_at_the_same_places_as_a_longer_one_is_not_credited():
    trie = lc.TokenTrie(branch_length=4, insert_output=False)
    learnt = trie.estimator.learnt
    with trie.open([1, 0, 2, 1, 0]) as request:  # 2 follows both 1 0 and 0, once
        request.extend([2])
    asked = [float(learnt.trusts["asked"][learnt.kinds["trusts"][2 * order] + ONCE]) for order in (2, 1)]
    assert asked == [PRIOR + 1, PRIOR]


@pytest.mark.parametrize("ranking", ["expected", "frequency"])
def test_a_draft_is_judged_once_and_one_by_frequency_never(ranking):
    trie = lc.TokenTrie.of([[1, 2, 3, 4, 5], [1, 2, 6]], branch_length=4)
    learnt = trie.estimator.learnt
    seen = [(learnt.ratios.tolist(), learnt.sizes.tolist())]
    with trie.open([9, 1]) as request:
        request.draft()
        request.draft(ranking=ranking)
        for token in (2, 3):
            request.extend([token])
            seen.append((learnt.ratios.tolist(), learnt.sizes.tolist()))
    assert (seen[0] == seen[1]) == (ranking == "frequency")
    assert seen[1] == seen[2]


def test_what_was_observed_fades_and_keeps_its_share():
    row = SimpleNamespace(right=3.0, asked=4.0, trust=0.75)
    correct(row, 1.0, 0.0, 5.0, 1.0 - DOUBT)
    assert (row.right, row.asked, row.trust) == (3.0, 5.0, 0.6), "the memory is just full"
    correct(row, 1.0, 1.0, 5.0, 1.0 - DOUBT)
    assert (row.right, row.asked) == (2.0, 3.0), "halved, both"
    assert row.trust == pytest.approx(4 / 6)


def test_scores_become_honest():
    """On a source whose odds are known, 1 + sum(scores) comes close to the tokens that a pass emits."""
    rng, trie = random.Random(8), lc.TokenTrie(branch_length=6)

    def source(token: int) -> int:
        return rng.choices([(token * 7 + 1) % 50, (token * 11 + 3) % 50, rng.randrange(50)], [6, 3, 1])[0]

    expected = emitted = passes = 0.0
    for turn in range(30):
        with trie.open([turn % 50]) as request:
            token = turn % 50
            for _ in range(30):
                tree = request.draft(24)
                nodes, new = [-1], []
                while nodes:
                    token = source(token)
                    new.append(token)
                    nodes = tree.children(nodes, token)
                request.extend(new)
                if turn >= 10:
                    expected += 1 + sum(tree.scores)
                    emitted += len(new)
                    passes += 1
    assert emitted / passes > 1.8
    assert expected / emitted == pytest.approx(1.0, abs=0.12)


def test_frequency_puts_prompt_counts_first():
    trie = lc.TokenTrie()
    for _ in range(20):
        trie.insert([1, 5])
    with trie.open([1, 6, 9, 1]) as request:
        assert request.draft(2, ranking="frequency").tokens == (6,)
        assert {5, 6} <= set(request.draft(8).tokens)


@few
@given(text, texts, st.integers(2, 5), st.integers(2, 20))
@example([0, 0, 1, 0], [[0, 0, 0, 0]], 4, 6)  # what the prompt says once is the prompt's all along, too
def test_frequency_takes_the_most_frequent_nodes_of_the_longest_context_that_fills_a_branch(prompt, answers, length, rows):
    depth, weights = length - 1, []  # windows hold two tokens of context and a branch
    with lc.TokenTrie.of(answers, length).open(prompt) as request:
        tree = request.draft(rows, branch_length=depth, ranking="frequency")
    own, shared = windows([prompt], length + 1), windows(answers, length + 1)
    for order in range(min(2, len(prompt)), 0, -1):
        context = tuple(prompt[-order:])
        paths = {path for path in own | shared if path[:order] == context and order < len(path) <= order + depth}
        weights = sorted([own[path] + 1e-4 * shared[path] for path in paths], reverse=True)[: rows - 1]
        if len(weights) >= depth:
            break
    drafted = {(*context, *(tree.tokens[node] for node in tree.path(leaf))) for leaf in range(len(tree))} if prompt else set()
    assert len(drafted) == len(tree)
    assert sorted([own[path] + 1e-4 * shared[path] for path in drafted], reverse=True) == weights


def test_a_single_branch_counts_what_it_left_beside_each_of_its_tokens():
    """Whichever was inserted first: the youngest child of a narrow node stands first in its list."""
    often, once = [[1, 3, 5, 6]] * 3, [[1, 2, 7, 8]]
    tries = [lc.TokenTrie.of(answers, branch_length=4) for answers in (often + once, once + often)]
    for ranking, tokens in (("expected", (3, 5, 6, 1)), ("frequency", (3, 5, 6))):
        trees = [trie.open([9, 1]).draft(8, "single", ranking=ranking) for trie in tries]
        assert [tree.tokens for tree in trees] == [tokens] * 2
        assert trees[0].left == trees[1].left > 0


def test_an_expert_that_was_always_right_may_still_be_wrong(tmp_path):
    """Trust that has come as near to certainty as it can leaves room for a token that nobody expected."""
    cycle = list(range(50))
    trie = lc.TokenTrie(branch_length=1, insert_output=False)  # one expert that knows, and the root that hardly does
    trie.insert(cycle * 40)
    with trie.open(cycle) as request:
        for _ in range(400):
            request.extend(cycle)
        trusts = trie.estimator.learnt.trusts
        assert MEMORY / 2 < trusts["asked"].max() <= MEMORY, "what was observed long ago fades"
        request.extend([3])  # after 49 it has always been 0
        assert request.draft(decoding_length=4).tokens[0] == 4
    trie.save(tmp_path / "trie")
    assert len(lc.TokenTrie.load(tmp_path / "trie")) == len(trie)


def test_half_a_branch_is_enough_for_a_single_one_by_frequency():
    trie = lc.TokenTrie.of([[1, 2, 3, 4], *[[2, 9, 9, 9, 9]] * 3], branch_length=6)
    with trie.open([1, 2]) as request:
        assert request.draft(8, "single", 4, "frequency").tokens == (3, 4)
        assert request.draft(8, "single", 6, "frequency").tokens[0] == 9


def test_scores_by_frequency_are_shares_of_shares():
    with lc.TokenTrie.of([[1, 2, 3], [1, 2, 4], [1, 5, 6], [1, 5, 7]], branch_length=2).open([1]) as request:
        tree = request.draft(8, ranking="frequency")
    assert dict(zip(tree.tokens, tree.scores, strict=True)) == {2: 0.5, 5: 0.5, **dict.fromkeys((3, 4, 6, 7), 0.25)}


@pytest.mark.parametrize("ranking", ["expected", "frequency"])
def test_a_draft_tells_whether_it_stood_in_the_prompt_or_in_an_output(ranking):
    trie = lc.TokenTrie.of([[7, 8, 9]])
    for prompt, output, sources in (
        ([1, 2], [3, 1], ("prompt", "output")),
        ([1, 2], [3, 1, 2], ("output",)),
        ([1, 2, 3, 4, 5, 7], [], ("output", "output")),
        ([7, 8, 7], [], ("both",)),
        ([5, 6], [5, 6, 5], ("both",)),
    ):
        with trie.open(prompt) as request:
            request.extend(output)
            assert request.draft(8, "single", ranking=ranking).sources[: len(sources)] == sources, prompt


def test_what_was_left_out_is_told_below_the_last_draft_too():
    with lc.TokenTrie.of([[1, 2, 3], [1, 2, 4]]).open([1]) as request:
        tree = request.draft(2, ranking="frequency")
    assert (tree.tokens, sorted(tree.candidates), tree.left) == ((2,), [(0, 3, 0.5), (0, 4, 0.5)], 2)


def test_the_chances_of_what_was_left_out_are_corrected_as_those_of_drafts():
    trie = lc.TokenTrie.of([[1, 2], [1, 2], [1, 3], [1, 4], [1, 5]])
    with trie.open([1]) as request:
        [before] = request.draft(2).candidates
        trie.estimator.learnt.sizes["trust"][:] = 0.5
        [after] = request.draft(2).candidates
    assert after == (*before[:2], pytest.approx(before[2] / 2))
