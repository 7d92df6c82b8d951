"""The trie against a slow model, and its promises: bounds, visibility, elimination, capacity, threads."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from itertools import chain
from operator import mul

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from trie_oracle import assert_sound, blend, visits, windows

import lookahead_core as lc
from lookahead_core.trie import trie as trie_module
from lookahead_core.trie.acceptance import rank_of
from lookahead_core.trie.costs import PassCosts
from lookahead_core.trie.draft_tree import STRATEGIES
from lookahead_core.trie.entry_points import MOST_PENDING
from lookahead_core.trie.store import NodeStore

EOS = 2
few = settings(max_examples=15, deadline=None)
text = st.lists(st.integers(0, 3), max_size=30)
long_text = st.lists(st.integers(0, 25), max_size=120)
texts = st.lists(text, max_size=5)


def assert_fits(tree: lc.DraftTree, decoding_length: int, branch_length: int) -> None:
    """The hard bounds of a draft, and what every consumer relies on."""
    assert len(tree.tokens) == len(tree.parents) == len(tree.scores) == len(tree.sources) <= decoding_length - 1
    assert all(-1 <= parent < node for node, parent in enumerate(tree.parents))
    assert max(tree.depths(), default=0) <= branch_length
    for node, parent in enumerate(tree.parents):
        assert 0 < tree.scores[node] <= (1.0 if parent < 0 else tree.scores[parent])
    assert set(tree.sources) <= {"prompt", "output", "both"}
    assert all(-1 <= parent < len(tree) for parent, _, _ in tree.candidates)
    assert tree.left >= len(tree.candidates)


# Counts


@few
@given(texts, st.integers(1, 6))
def test_counts_are_those_of_the_windows(answers, branch_length):
    trie = lc.TokenTrie(branch_length=branch_length)
    for answer in answers:
        trie.insert(answer)
    assert_sound(trie)
    expected = windows(answers, branch_length + 1)
    for path, count in expected.items():
        assert visits(trie.state.store, trie.state.root, path) == count
        for token in range(4):
            if len(path) <= branch_length:
                further = (*path, token)
                assert visits(trie.state.store, trie.state.root, further) == expected.get(further, 0)


@few
@given(st.lists(long_text, max_size=3))
def test_counts_of_wide_nodes(answers):
    trie = lc.TokenTrie(branch_length=3)
    for answer in answers:
        trie.insert(answer)
    assert_sound(trie)
    for path, count in windows(answers, 4).items():
        assert visits(trie.state.store, trie.state.root, path) == count


@few
@given(text, st.lists(text, max_size=5), st.integers(1, 5))
def test_a_request_counts_its_prompt_its_output_and_the_junction(prompt, outputs, branch_length):
    trie = lc.TokenTrie(branch_length=branch_length)
    request = trie.open(prompt)
    for output in outputs:
        request.extend(output)
    whole = list(chain.from_iterable(outputs))
    for path, count in windows([prompt + whole], branch_length + 1).items():
        assert visits(trie.state.store, request.text.root, path) == count
    request.share()
    for path, count in windows([whole], branch_length + 1).items():
        assert visits(trie.state.store, trie.state.root, path) == count
    assert_sound(trie)


def test_counts_by_source():
    trie = lc.TokenTrie(branch_length=2)
    trie.insert([1, 2, 3, 1, 2])
    with trie.open([1, 2, 9]) as request:
        request.extend([1, 2])
        assert request.count([1, 2]) == (2, 3)  # its prompt and output; every output
        assert request.count([9, 1]) == (1, 0)  # the junction is the request's own
        assert request.count([]) == (0, 0)
        assert trie.count([9]) == 0
        with pytest.raises(ValueError, match="at most 3 tokens"):
            trie.count([1, 2, 3, 1])
    assert trie.count([1, 2]) == 3


# Drafts


@few
@given(st.lists(long_text, min_size=1, max_size=4), st.floats(0.01, 0.5), st.floats(1.0, 4.0), st.integers(2, 40))
def test_with_costs_only_what_pays_is_drafted(answers, row, rate, decoding_length):
    trie = lc.TokenTrie(branch_length=4)
    for answer in answers:
        trie.insert(answer)
    with trie.open(answers[0][:2] or [0]) as request:
        tree = request.draft(decoding_length, costs=PassCosts.of([1.0 + row * width for width in range(65)]), rate=rate)
        assert_fits(tree, decoding_length, 4)
        assert all(score > rate * row for score in tree.scores)
        free = request.draft(decoding_length, costs=PassCosts.of([1.0] * 65), rate=rate)
        assert len(tree) <= len(free)
        assert len(request.draft(decoding_length, costs=PassCosts.of([2.0 * width for width in range(65)]))) == 0


def test_rows_that_come_free_with_others_are_used():
    trie = lc.TokenTrie(branch_length=4)
    for last in range(6):
        trie.insert([1, 2, last + 10])
    with trie.open([1, 2]) as request:
        free = request.draft(64, costs=PassCosts.of([1.0] * 65))
        for share, drafts in ((0.9, len(free)), (1.1, 0)):  # the first row costs so much of what all are worth
            dear = 1.0 + share * sum(free.scores)
            assert len(request.draft(64, costs=PassCosts.of([1.0, 1.0, *[dear] * 63]))) == drafts
        assert len(free) > 6


@few
@given(text, texts, st.lists(text, max_size=3), st.integers(1, 5), st.booleans())
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
    expected = blend(
        trie.state.estimator, prompt + whole, [*answers, whole] if shared else answers, prompt + whole, branch_length
    )
    believed = [min(expected[token], 0.999) for token in tree.tokens]
    assert believed == pytest.approx(sorted(believed, reverse=True), abs=1e-3)
    worths = [trie.state.estimator.learnt.ranks["trust"][rank_of(place)] for place in range(1, len(tree) + 1)]
    assert list(tree.scores) == pytest.approx([min(1.0, each) for each in map(mul, believed, worths)], abs=1e-3)
    assert all(expected[token] < 1e-3 for token in set(expected) - set(tree.tokens))


def test_drafts_are_worth_what_those_of_their_rank_were():
    trie = lc.TokenTrie(branch_length=1, insert_output=False)
    for last in range(15):
        for _ in range(20 if last == 0 else 19):
            trie.insert([1, last + 10])
    with trie.open([1]) as request:
        first = request.draft(16)
        assert first.tokens[0] == 10
        for _ in range(100):  # it could be any of fifteen by the counts, and is always the one that is seen most
            request.draft(16)
            request.extend([10, 1])
        last = request.draft(16)
    assert first.scores[0] < 0.2 < 0.6 < last.scores[0]
    assert max(last.scores[7:]) < 0.2 * min(first.scores[7:])


@pytest.mark.parametrize(
    ("place", "rank"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 2), (8, 3), (15, 3), (31, 4), (32, 5), (999, 5)]
)
def test_ranks_double(place, rank):
    assert rank_of(place) == rank


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


# Visibility and elimination


@pytest.mark.parametrize("reader", ["count", "most_used", "open", "draft", "save", "share"])
def test_an_output_waits_until_somebody_looks(reader, tmp_path):
    trie = lc.TokenTrie(branch_length=4)
    with trie.open([1]) as first, trie.open([2]) as second:
        first.extend([7, 8])
        assert visits(trie.state.store, trie.state.root, (7, 8)) == 0
        assert first.draft().tokens  # its own branches know it
        assert visits(trie.state.store, trie.state.root, (7, 8)) == 0
        match reader:
            case "count":
                assert trie.count([7, 8]) == 1
            case "most_used":
                assert ((7,), 1) in trie.most_used()
            case "open":
                trie.open([3]).close()
            case "draft":
                second.extend([7])
                assert 8 in second.draft().tokens
            case "save":
                trie.save(tmp_path / "trie")
                assert lc.TokenTrie.load(tmp_path / "trie").count([7, 8]) == 1
            case "share":
                first.share()
        assert visits(trie.state.store, trie.state.root, (7, 8)) == 1
    assert trie.count([7, 8]) == 1  # once, not again when the request ends
    with pytest.raises(RuntimeError, match="closed"):
        first.share()


def test_a_long_output_is_inserted_bit_by_bit():
    trie = lc.TokenTrie(branch_length=2)
    with trie.open([1]) as request:
        for token in range(MOST_PENDING + 5):
            request.extend([token % 50])
        assert visits(trie.state.store, trie.state.root, (0, 1)) > 0
        assert request.state["pending"][0] == 5
    assert trie.count([0, 1]) == (MOST_PENDING + 5 + 48) // 50


def test_a_prompt_is_visible_to_its_own_request_alone():
    trie = lc.TokenTrie()
    with trie.open([1, 2, 3, 4] * 5) as first, trie.open([1, 2, 7, 8] * 5) as second:
        for ranking in ("expected", "frequency"):
            for strategy in STRATEGIES:
                assert not {7, 8} & set(first.draft(64, strategy, ranking=ranking).tokens)
                assert not {3, 4} & set(second.draft(64, strategy, ranking=ranking).tokens)
        first.extend([50, 51])
        second.extend([50])
        assert 51 in second.draft().tokens  # outputs are shared, at once
        assert_sound(trie)


@few
@given(long_text, long_text)
def test_closing_frees_the_prompt_and_keeps_the_output(prompt, output):
    trie, bare = lc.TokenTrie(), lc.TokenTrie()
    request = trie.open(prompt)
    request.extend(output)
    request.close()
    request.close()
    bare.insert(output)
    assert len(trie) == len(bare)
    assert_sound(trie)


def test_a_closed_request_does_nothing():
    request = lc.TokenTrie().open([1])
    request.close()
    with pytest.raises(RuntimeError, match="closed"):
        request.extend([1])
    with pytest.raises(RuntimeError, match="closed"):
        request.draft()


# Capacity


@few
@given(st.lists(long_text, max_size=6), st.integers(1, 4), st.integers(0, 60), st.booleans())
def test_the_capacity_is_never_exceeded(answers, branch_length, extra, prune):
    trie = lc.TokenTrie(branch_length=branch_length, capacity=branch_length + 1 + extra, prune=prune)
    request = trie.open(answers[0] if answers else [])
    for answer in answers:
        trie.insert(answer)
        request.extend(answer[:10])
        assert_fits(request.draft(16), 16, branch_length)
        assert_sound(trie)
    request.close()
    assert_sound(trie)


def test_many_requests_in_little_room():
    rng = random.Random(5)
    trie = lc.TokenTrie(capacity=3000)
    sizes = []
    for turn in range(120):
        with trie.open([rng.randrange(40) for _ in range(48)]) as request:
            for _ in range(12):
                request.draft(16)
                request.extend([rng.randrange(40) for _ in range(4)])
                assert len(trie) <= 3000
        if turn % 30 == 0:
            assert_sound(trie)
        sizes.append(int(trie.state.store.counters["slots"][0]))
    assert_sound(trie)
    assert sizes[-1] <= 3000 + 3  # slots are used again: memory is flat
    assert trie.state.store.evicted > 0


def test_what_is_used_often_outlives_what_was_seen_once():
    rng = random.Random(6)
    trie = lc.TokenTrie(branch_length=4, capacity=400)
    for _ in range(60):
        trie.insert([1, 2, 3, 4, 5])
        trie.insert([rng.randrange(10, 10_000) for _ in range(20)])
    with trie.open([1, 2]) as request:
        assert request.draft(8, "single").tokens[:3] == (3, 4, 5)


def test_too_little_capacity_is_refused_by_name():
    with pytest.raises(ValueError, match="capacity must be at least branch_length \\+ 1 = 13 nodes, got 12"):
        lc.TokenTrie(branch_length=12, capacity=12)
    assert len(lc.TokenTrie(branch_length=12, capacity=13)) == 0


def test_evictions_come_little_by_little():
    trie = lc.TokenTrie(branch_length=4, capacity=20_000)
    rng = random.Random(7)
    for _ in range(200):
        trie.insert([rng.randrange(3000) for _ in range(64)])
    before = trie.state.store.evicted
    with trie.open([]) as request:
        request.extend([rng.randrange(3000) for _ in range(4)])
    assert trie.state.store.evicted - before < 500


# Ablations and facts


def test_switches():
    prompt, output = [1, 2, 3, 1], [4, 5, 4]
    with lc.TokenTrie(insert_prompt=False).open(prompt) as request:
        assert len(request.draft()) == 0
        request.extend(output)
        assert not set(request.draft().tokens) & set(prompt)
    trie = lc.TokenTrie(insert_output=False)
    with trie.open(prompt) as request:
        assert request.draft(4, "single").tokens[0] == 2
        request.extend(output)
        assert not set(request.draft().tokens) & set(output)
    assert len(trie) == 0
    trie = lc.TokenTrie(eliminate=False)
    trie.open(prompt).close()
    with trie.open([1]) as request:
        tree = request.draft()
        assert tree.tokens[0] == 2
        assert tree.sources[0] == "prompt"
    assert_sound(trie)
    trie = lc.TokenTrie(branch_length=2, capacity=10, prune=False)
    trie.insert(range(100))
    assert len(trie) == 10
    assert trie.state.store.evicted == 0


def test_facts_tell_what_happened_since_the_last_call():
    trie = lc.TokenTrie(branch_length=2, capacity=30)
    with trie.open([1, 2, 3]) as request:
        facts = request.facts()
        assert facts.nodes == facts.added == len(trie) > 0
        assert request.facts().added == 0
        request.extend(range(100, 200))
        facts = request.facts()
        assert facts.added > 0
        assert facts.evicted > 0
        assert facts.nodes == len(trie)


# What comes in


@pytest.mark.parametrize("bad", [[-1], [2**31], [1.5], ["a"], [None]])
def test_bad_token_ids_are_refused(bad):
    trie = lc.TokenTrie()
    for call in (trie.insert, trie.open, trie.open([1]).extend):
        with pytest.raises(ValueError, match="token ids"):
            call(bad)


def test_numpy_tokens_are_welcome():
    trie = lc.TokenTrie()
    trie.insert(np.array([1, 2, 3]))
    with trie.open(np.array([1])) as request:
        tree = request.draft(4, "single")
        assert tree.tokens[:2] == (2, 3)
        assert all(type(token) is int for token in tree.tokens)


def test_bad_settings_are_refused_by_name():
    request = lc.TokenTrie(branch_length=4).open([1])
    for wrong, word in (
        ({"decoding_length": 0}, "decoding_length"),
        ({"branch_length": 5}, "branch_length"),
        ({"branch_length": 0}, "branch_length"),
        ({"strategy": "wide"}, "strategy"),
        ({"ranking": "best"}, "ranking"),
    ):
        with pytest.raises(ValueError, match=word):
            request.draft(**wrong)
    with pytest.raises(ValueError, match="branch_length"):
        lc.TokenTrie(branch_length=0)


@given(answers=st.lists(st.lists(st.integers(0, 12), min_size=1, max_size=40), max_size=4), branch_length=st.integers(1, 6))
def test_the_listing_is_the_shared_trie(answers, branch_length):
    trie = lc.TokenTrie(branch_length=branch_length)
    for answer in answers:
        trie.insert(answer)
    nodes = len(trie)
    with trie.open([1, 2, 3] * 5):  # a prompt belongs to its request and is not listed
        listed = trie.most_used()
    assert len(listed) == nodes
    counted = windows(answers, branch_length + 1)
    assert all(counted[path] == count == trie.count(path) for path, count in listed)
    paths = [path for path, _ in listed]
    assert len(set(paths)) == len(paths)
    assert all(path[:-1] in ((), *paths[:place]) for place, path in enumerate(paths)), "no node before its parent"
    assert [count for _, count in listed] == sorted((count for _, count in listed), reverse=True)
    assert [count for _, count in trie.most_used(3)] == [count for _, count in listed[:3]]


def test_the_listing_of_a_wide_trie_is_bounded(monkeypatch):
    trie = lc.TokenTrie(branch_length=2)
    for token in range(400):
        trie.insert([token, 1000, token])
    looked = 0

    def children(self, node, plain=NodeStore.children):
        nonlocal looked
        for child in plain(self, node):
            looked += 1
            yield child

    monkeypatch.setattr(NodeStore, "children", children)
    monkeypatch.setattr(trie_module, "LISTED", 100)
    listed = trie.most_used(50)
    assert len(listed) == 50
    assert listed[0] in [((1000,), 400), ((0,), 2)], "the first looked at, by how often they were seen"
    assert looked <= 100
    with pytest.raises(ValueError, match="most must not be negative"):
        trie.most_used(-1)


def test_one_token_wide_is_no_draft():
    trie = lc.TokenTrie()
    with trie.open([1, 1, 1]) as request:
        assert len(request.draft(1)) == 0


# Learning


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
                node, new = -1, []
                while node is not None:
                    token = source(token)
                    new.append(token)
                    node = tree.child(node, token)
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


# Several at once


def test_interleaved_requests_keep_their_own_windows():
    trie = lc.TokenTrie(branch_length=5)
    first, second = trie.open([1, 2, 3]), trie.open([4, 5, 6])
    for step in range(10):
        first.extend([10 + step])
        second.extend([30 + step])
    with trie.open([10]) as third:
        assert third.draft(6, "single").tokens == (11, 12, 13, 14, 15)
    assert not any(visits(trie.state.store, trie.state.root, (10 + step, 30 + step)) for step in range(10))
    first.close()
    second.close()
    assert_sound(trie)


def test_threads():
    trie = lc.TokenTrie(branch_length=6, capacity=2000)
    failures: list[BaseException] = []

    def work(seed: int) -> None:
        rng = random.Random(seed)
        try:
            for _ in range(6):
                with trie.open([rng.randrange(20) for _ in range(30)]) as request:
                    for _ in range(10):
                        assert_fits(request.draft(24, rng.choice(STRATEGIES)), 24, 6)
                        request.extend([rng.randrange(20) for _ in range(3)])
                        trie.insert([rng.randrange(20) for _ in range(8)])
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    assert_sound(trie)


def test_importing_the_trie_loads_no_framework():
    code = "import sys, lookahead_core.trie.trie; print({'torch', 'transformers'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_an_expert_that_was_always_right_may_still_be_wrong(tmp_path):
    """Trust that has come as near to certainty as it can leaves room for a token that nobody expected."""
    cycle = list(range(50))
    trie = lc.TokenTrie(branch_length=1, insert_output=False)  # one expert that knows, and the root that hardly does
    trie.insert(cycle * 40)
    with trie.open(cycle) as request:
        for _ in range(400):
            request.extend(cycle)
        request.extend([3])  # after 49 it has always been 0
        assert request.draft(decoding_length=4).tokens[0] == 4
    trie.save(tmp_path / "trie")
    assert len(lc.TokenTrie.load(tmp_path / "trie")) == len(trie)


@pytest.mark.parametrize(
    "bad", [[1, -1], [1, 1 << 31], [1, 1 << 70], [1, 2.5], [1, "2"], [*range(300), -1], [*range(200), 1 << 31]]
)
def test_a_bad_token_changes_nothing(bad):
    trie = lc.TokenTrie(branch_length=4)
    with trie.open([1, 2, 3, 1, 2]) as request:
        request.extend(range(100))  # so that 200 more are told in two turns
        before, tree = len(trie), request.draft(16)
        with pytest.raises(ValueError, match="token ids must"):
            request.extend(bad)
        assert (len(trie), request.draft(16)) == (before, tree)
        request.extend([5])
