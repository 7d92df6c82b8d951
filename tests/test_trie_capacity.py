"""A trie that is full, and several requests at once."""

from __future__ import annotations

import copy
import gc
import math
import pickle
import random
import threading
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from trie_oracle import assert_fits, assert_sound, few, long_text, texts, visits, windows

import lookahead_core as lc
from lookahead_core.trie.costs import COST
from lookahead_core.trie.draft_tree import STRATEGIES

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
        sizes.append(int(trie.store.counters["slots"][0]))
    assert_sound(trie)
    assert sizes[-1] <= 3000 + 3  # slots are used again: memory is flat
    assert trie.store.evicted > 0


def test_what_is_used_often_outlives_what_was_seen_once():
    rng = random.Random(6)
    trie = lc.TokenTrie(branch_length=4, capacity=400)
    for _ in range(60):
        trie.insert([1, 2, 3, 4, 5])
        trie.insert([rng.randrange(10, 10_000) for _ in range(20)])
    with trie.open([1, 2]) as request:
        assert request.draft(8, "single").tokens[:3] == (3, 4, 5)


@pytest.mark.parametrize(("length", "spared"), [(30, True), (300, False)])
def test_a_full_trie_spares_the_prompts_of_open_requests_while_they_take_less_than_half(length, spared):
    trie, rng = lc.TokenTrie(branch_length=4, capacity=400), random.Random(4)
    prompt = [1000 + number // 2 * 2 for number in range(length)] * 2
    with trie.open(prompt):
        before = int(trie.store.counters["local"][0])
        assert (2 * before < trie.capacity) == spared
        for _ in range(100):
            trie.insert([rng.randrange(900) for _ in range(20)])
        assert (trie.store.counters["local"][0] == before) == spared
    assert trie.store.evicted > 0


@pytest.mark.parametrize(("name", "value"), [("branch_length", 2.5), ("branch_length", True), ("capacity", None)])
def test_what_is_no_number_is_refused_by_name(name: str, value: Any):
    with pytest.raises(ValueError, match=f"{name} must be a whole number, not {value}"):
        lc.TokenTrie(**{name: value})


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickle.dumps])
def test_a_trie_is_saved_and_not_copied(way: Any):
    with pytest.raises(TypeError, match="kept with `save`"):
        way(lc.TokenTrie())


def test_too_little_capacity_is_refused_by_name():
    for capacity in (12, 2**31):
        with pytest.raises(
            ValueError, match=rf"capacity must be from branch_length \+ 1 = 13 to {2**31 - 1} nodes, got {capacity}"
        ):
            lc.TokenTrie(branch_length=12, capacity=capacity)
    assert len(lc.TokenTrie(branch_length=12, capacity=13)) == 0


@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("prune", 0, "prune must be True or False, not 0"),
        ("insert_prompt", "no", "insert_prompt must be True or False, not 'no'"),
        ("fingerprint", None, "fingerprint must be a text of at most 1000 characters, not None"),
        ("fingerprint", "x" * 1001, "fingerprint must be a text of at most 1000 characters, not 'xxx"),
    ],
)
def test_what_a_file_could_not_hold_is_refused_at_once(name: str, value: Any, why: str):
    with pytest.raises(ValueError, match=why):
        lc.TokenTrie(**{name: value})


def test_lengths_may_be_numbers_of_numpy(tmp_path):
    trie = lc.TokenTrie(np.int64(4), np.int32(500))
    trie.insert([1, 2, 3])
    with trie.open([1]) as request:
        assert request.draft(np.int64(4), branch_length=np.int16(2)).tokens == request.draft(4, branch_length=2).tokens
    trie.save(tmp_path / "a.trie")


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"decoding_length": 8.0}, "decoding_length must be a whole number, not 8.0"),
        ({"decoding_length": True}, "decoding_length must be a whole number, not True"),
        ({"decoding_length": 0}, "decoding_length must be at least 1, got 0"),
        ({"branch_length": 2.5}, "branch_length must be a whole number, not 2.5"),
        ({"branch_length": 13}, "branch_length must be from 1 to the trie's 12, got 13"),
        ({"costs": [1.0, 2.0]}, "costs must be an array of COST"),
        ({"costs": np.zeros(1, COST)}, r"costs must be those of at least 2 widths, or none, not of shape \(1,\)"),
        ({"costs": np.zeros((4, 4), COST)}, r"not of shape \(4, 4\)"),
        ({"costs": np.zeros(8, COST)[::2]}, "costs must be an array of COST"),
        ({"rate": -1.0}, "rate must be a number of at least 0, got -1.0"),
        ({"rate": math.nan}, "rate must be a number of at least 0, got nan"),
    ],
)
def test_bad_numbers_of_a_draft_are_refused_by_name(asked: dict[str, Any], why: str):
    with lc.TokenTrie().open([1, 2, 1]) as request, pytest.raises(ValueError, match=why):
        request.draft(**asked)


def test_requests_without_output_leave_nothing_behind():
    trie = lc.TokenTrie(branch_length=4, insert_output=False)
    sizes = []
    for _ in range(400):
        with trie.open([1, 2, 3]) as request:
            request.extend([4, 5])
        sizes.append(trie.nbytes)
    assert max(sizes[200:]) <= max(sizes[:200])
    assert not trie.store.texts.closed


def test_moved_texts_keep_their_tokens():
    trie, rng = lc.TokenTrie(branch_length=6), random.Random(3)
    answers = [[rng.randrange(50) for _ in range(rng.randrange(1, 30))] for _ in range(300)]
    for answer in answers:
        trie.insert(answer)
    texts = trie.store.texts
    assert [texts[number].tolist() for number in texts.closed] == answers


def test_evictions_come_little_by_little():
    trie = lc.TokenTrie(branch_length=4, capacity=20_000)
    rng = random.Random(7)
    for _ in range(200):
        trie.insert([rng.randrange(3000) for _ in range(64)])
    before = trie.store.evicted
    with trie.open([]) as request:
        request.extend([rng.randrange(3000) for _ in range(4)])
    assert trie.store.evicted - before < 500


def test_dropped_requests_leave_no_more_than_closed_ones():
    sizes = []
    for closing in (True, False):
        trie, rng = lc.TokenTrie(branch_length=4), random.Random(8)
        for _ in range(60):
            request = trie.open([rng.randrange(900) for _ in range(80)])
            request.extend([rng.randrange(9) for _ in range(5)])
            if closing:
                request.close()
            del request
        gc.collect()
        sizes.append((len(trie), len(trie.store.texts.tokens), trie.count([3])))
        assert_sound(trie)
        assert not trie.dropped
    assert sizes[0] == sizes[1]


# Several at once


def test_interleaved_requests_keep_their_own_windows():
    trie = lc.TokenTrie(branch_length=5)
    first, second = trie.open([1, 2, 3]), trie.open([4, 5, 6])
    for step in range(10):
        first.extend([10 + step])
        second.extend([30 + step])
    with trie.open([10]) as third:
        assert third.draft(6, "single").tokens == (11, 12, 13, 14, 15)
    assert not any(visits(trie.store, trie.root, (10 + step, 30 + step)) for step in range(10))
    first.close()
    second.close()
    assert_sound(trie)


@few
@given(
    texts.filter(len), st.integers(1, 6), st.lists(st.tuples(st.integers(0, 4), st.integers(1, 3), st.booleans()), max_size=60)
)
def test_texts_written_at_the_same_time_are_counted_in_full(answers, branch_length, turns):
    """Also where one reaches a window that another is still writing."""
    trie = lc.TokenTrie(branch_length=branch_length)
    requests, written = [trie.open([]) for _ in answers], [0 for _ in answers]
    for turn, more, reader in turns:
        which = turn % len(answers)
        requests[which].extend(answers[which][written[which] : written[which] + more])
        written[which] += more
        if reader:
            trie.count([0])  # all pending tokens are inserted
    for request in requests:
        request.close()
    found = [answer[:end] for answer, end in zip(answers, written, strict=True)]
    for path, count in windows(found, branch_length + 1).items():
        assert trie.count(path) == count, path
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


@pytest.mark.parametrize("prune", [False, True])
def test_an_answer_longer_than_the_capacity_is_counted_in_full(prune: bool):
    """It is inserted in pieces, and n-grams lie across two of them."""
    numbers = random.Random(0)
    trie = lc.TokenTrie(4, 4096, prune=prune)
    answer = [numbers.randrange(3) for _ in range(3 * 4096)]
    trie.insert(answer)
    assert_sound(trie)
    for path, count in windows([answer], 5).items():
        assert trie.count(path) == count, path
