"""The trie against a slow model: counts, visibility, elimination, switches, and what comes in."""

from __future__ import annotations

import subprocess
import sys
from itertools import chain

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from trie_oracle import assert_sound, few, long_text, text, texts, visits, windows

import lookahead_core as lc
from lookahead_core.trie import trie as trie_module
from lookahead_core.trie.draft_tree import STRATEGIES
from lookahead_core.trie.request import MOST_PENDING
from lookahead_core.trie.store import NodeStore

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
        assert visits(trie.store, trie.root, path) == count
        for token in range(4):
            if len(path) <= branch_length:
                further = (*path, token)
                assert visits(trie.store, trie.root, further) == expected.get(further, 0)


@few
@given(st.lists(long_text, max_size=3))
def test_counts_of_wide_nodes(answers):
    trie = lc.TokenTrie(branch_length=3)
    for answer in answers:
        trie.insert(answer)
    assert_sound(trie)
    for path, count in windows(answers, 4).items():
        assert visits(trie.store, trie.root, path) == count


@few
@given(text, st.lists(text, max_size=5), st.integers(1, 5))
def test_a_request_counts_its_prompt_its_output_and_the_junction(prompt, outputs, branch_length):
    trie = lc.TokenTrie(branch_length=branch_length)
    request = trie.open(prompt)
    for output in outputs:
        request.extend(output)
    whole = list(chain.from_iterable(outputs))
    for path, count in windows([prompt + whole], branch_length + 1).items():
        assert visits(trie.store, request._texts.own.root, path) == count
    request.share()
    for path, count in windows([whole], branch_length + 1).items():
        assert visits(trie.store, trie.root, path) == count
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


# Visibility and elimination


@pytest.mark.parametrize("reader", ["count", "most_used", "open", "draft", "save", "share"])
def test_an_output_waits_until_somebody_looks(reader, tmp_path):
    trie = lc.TokenTrie(branch_length=4)
    with trie.open([1]) as first, trie.open([2]) as second:
        first.extend([7, 8])
        assert visits(trie.store, trie.root, (7, 8)) == 0
        assert first.draft().tokens  # its own branches know it
        assert visits(trie.store, trie.root, (7, 8)) == 0
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
        assert visits(trie.store, trie.root, (7, 8)) == 1
    assert trie.count([7, 8]) == 1  # once, not again when the request ends
    with pytest.raises(RuntimeError, match="closed"):
        first.share()


@pytest.mark.parametrize("inserted", [True, False])
def test_a_draft_knows_what_was_inserted_since_the_one_before(inserted):
    trie = lc.TokenTrie(branch_length=4)
    with trie.open([1, 2]) as reader, trie.open([9]) as writer:
        assert reader.draft().match == 0
        (trie.insert if inserted else writer.extend)([1, 2, 3])
        assert reader.draft(ranking="frequency").tokens == (3,)
        assert reader.draft().match == 2


def test_a_long_output_is_inserted_bit_by_bit():
    trie = lc.TokenTrie(branch_length=2)
    with trie.open([1]) as request:
        for token in range(MOST_PENDING + 5):
            request.extend([token % 50])
        assert visits(trie.store, trie.root, (0, 1)) > 0
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


# Ablations and facts


def test_switches():
    prompt, output = [1, 2, 3, 1], [4, 5, 4]
    with lc.TokenTrie(insert_prompt=False).open(prompt) as request:
        assert len(request.draft()) == 0
        request.extend(output)
        assert not set(request.draft().tokens) & set(prompt)
        assert request.draft().sources[0] == "output"
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
    trie = lc.TokenTrie(insert_prompt=False, eliminate=False)
    trie.open(prompt).close()
    assert len(trie) == 0
    trie = lc.TokenTrie(branch_length=2, capacity=10, prune=False)
    trie.insert(range(100))
    assert len(trie) == 10
    assert trie.store.evicted == 0


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


def test_bytes_are_a_token_each():
    trie = lc.TokenTrie()
    trie.insert(b"hello")
    trie.insert(bytearray(8))
    trie.insert([2**31 - 1])
    assert trie.count(list(b"ell")) == 1
    assert trie.count([0, 0]) == 7
    assert trie.count([2**31 - 1]) == 1, "the largest id"


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


def test_importing_the_trie_loads_no_framework():
    code = "import sys, lookahead_core.trie.trie; print({'torch', 'transformers'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
