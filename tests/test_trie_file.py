"""A trie on disk: what is written comes back, and what is damaged or foreign is refused."""

from __future__ import annotations

import hashlib
import json
import os
import random
import stat
import struct
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from trie_oracle import assert_sound, visits, windows

import lookahead_core as lc
from lookahead_core.trie.acceptance import MEMORY
from lookahead_core.trie.file import DIGEST
from lookahead_core.trie.nodes import MAX_COUNT

few = settings(max_examples=15, deadline=None)


def filled(answers=8, kinds=30, **options) -> lc.TokenTrie:
    rng = random.Random(4)
    trie = lc.TokenTrie(branch_length=4, **options)
    for _ in range(answers):
        trie.insert([rng.randrange(kinds) for _ in range(60)])
    with trie.open([1, 2]) as request:
        for _ in range(10):
            request.draft(16)
            request.extend([rng.randrange(kinds) for _ in range(3)])
    return trie


def rewritten(path, change) -> None:
    """Change the header, and seal the file again."""
    data = path.read_bytes()[:-DIGEST]
    magic, version, length = struct.unpack("<8sII", data[:16])
    header = json.loads(data[16 : 16 + length])
    change(header)
    head = json.dumps(header).encode()
    data = struct.pack("<8sII", magic, version, len(head)) + head + data[16 + length :]
    path.write_bytes(data + hashlib.blake2b(data, digest_size=DIGEST).digest())


@few
@given(st.lists(st.lists(st.integers(0, 15), max_size=80), max_size=4))
def test_round_trip_of_counts(tmp_path_factory, answers):
    path = tmp_path_factory.mktemp("trie") / "a.trie"
    trie = lc.TokenTrie(branch_length=3)
    for answer in answers:
        trie.insert(answer)
    trie.save(path)
    again = lc.TokenTrie.load(path)
    assert_sound(again)
    assert len(again) == len(trie)
    for gram, count in windows(answers, 4).items():
        assert visits(again.store, again.root, gram) == count


def test_a_loaded_trie_drafts_the_same_and_goes_on_learning_the_same(tmp_path):
    trie = filled(fingerprint="llama", capacity=50_000)
    trie.save(tmp_path / "a.trie")
    again = lc.TokenTrie.load(tmp_path / "a.trie", fingerprint="llama")
    assert (again.branch_length, again.capacity, again.fingerprint) == (4, 50_000, "llama")
    rng = random.Random(9)
    for _ in range(10):
        prompt = [rng.randrange(30) for _ in range(8)]
        with trie.open(prompt) as one, again.open(prompt) as other:
            for _ in range(4):
                assert one.draft(48) == other.draft(48)
                token = rng.randrange(30)
                one.extend([token])
                other.extend([token])


def test_switches_come_back(tmp_path):
    lc.TokenTrie(prune=False, insert_prompt=False).save(tmp_path / "a.trie")
    again = lc.TokenTrie.load(tmp_path / "a.trie")
    assert (again.prune, again.insert_prompt, again.insert_output, again.eliminate) == (False, False, True, True)


def test_a_trie_whose_drafts_beat_their_shares_comes_back(tmp_path):
    trie = lc.TokenTrie(branch_length=2, insert_output=False)
    for follower in range(400):
        trie.insert([1, 100 + follower])
    for _ in range(3000):  # one follower of 400 that is always right: its corrections go far above their memory
        with trie.open([7, 1]) as request:
            request.draft(8)
            request.extend([100])
    learnt = trie.estimator.dump()
    assert learnt.max() > 2 * MEMORY
    trie.save(tmp_path / "a.trie")
    assert (lc.TokenTrie.load(tmp_path / "a.trie").estimator.dump() == learnt).all()


def test_a_full_trie_comes_back_and_just_its_nodes_are_room_enough(tmp_path):
    path, trie = tmp_path / "a.trie", filled()
    trie.save(path)
    rewritten(path, lambda header: header.__setitem__("capacity", len(trie)))
    assert len(lc.TokenTrie.load(path, max_nodes=len(trie))) == len(trie)
    with pytest.raises(ValueError, match=f"holds {len(trie)} nodes; at most {len(trie) - 1} are read"):
        lc.TokenTrie.load(path, max_nodes=len(trie) - 1)


def test_prompts_of_open_requests_are_not_written(tmp_path):
    trie = filled()
    secret = 123_456_789
    with trie.open([secret] * 20) as request:
        request.extend([1, 2, 3])
        trie.save(tmp_path / "a.trie")
    assert secret.to_bytes(4, "little") not in (tmp_path / "a.trie").read_bytes()


def test_damage_anywhere_is_refused(tmp_path):
    path = tmp_path / "a.trie"
    filled().save(path)
    good = path.read_bytes()
    rng = random.Random(2)
    for place in [0, 8, 12, 20, len(good) - 1, *(rng.randrange(len(good)) for _ in range(40))]:
        bad = bytearray(good)
        bad[place] ^= 1 << rng.randrange(8)
        path.write_bytes(bad)
        with pytest.raises(ValueError, match="trie file"):
            lc.TokenTrie.load(path)
    for size in (0, 5, 15, 100, len(good) - 1):
        path.write_bytes(good[:size])
        with pytest.raises(ValueError, match="trie file"):
            lc.TokenTrie.load(path)
    path.write_bytes(good + b"more")
    with pytest.raises(ValueError, match="bytes long"):
        lc.TokenTrie.load(path)


def test_the_refusal_says_why(tmp_path):
    path = tmp_path / "a.trie"
    trie = filled(fingerprint="llama")
    trie.save(path)
    good = path.read_bytes()
    with pytest.raises(ValueError, match="tokenizer 'llama', not of 'qwen'"):
        lc.TokenTrie.load(path, fingerprint="qwen")
    with pytest.raises(ValueError, match=f"holds {len(trie)} nodes; at most 10 are read"):
        lc.TokenTrie.load(path, max_nodes=10)
    path.write_bytes(good[:8] + struct.pack("<I", 9) + good[12:])
    with pytest.raises(ValueError, match="version 9; this program reads 2"):
        lc.TokenTrie.load(path)
    path.write_bytes(b"PK\x03\x04" + good)
    with pytest.raises(ValueError, match="is not a saved trie"):
        lc.TokenTrie.load(path)
    path.write_bytes(good[:12] + struct.pack("<I", 10**9) + good[16:])
    with pytest.raises(ValueError, match="header of 1000000000 bytes"):
        lc.TokenTrie.load(path)


@pytest.mark.parametrize(
    ("key", "value", "why"),
    [
        ("nodes", 10**8, "nodes"),
        ("nodes", -1, "wrong kind"),
        ("nodes", 1.5, "wrong kind"),
        ("text", 2**30, "tokens of text"),
        ("text", 3, "bytes long"),
        ("branch_length", 0, "branch_length"),
        ("branch_length", 1, "depth|estimate"),
        ("capacity", 7, "capacity"),
        ("learnt", 5, "bytes long"),
        ("fingerprint", 7, "wrong kind"),
        ("switches", {}, "cannot be read"),
    ],
)
def test_a_sealed_but_wrong_header_is_refused(tmp_path, key, value, why):
    path = tmp_path / "a.trie"
    filled(capacity=10_000).save(path)
    rewritten(path, lambda header: header.__setitem__(key, value))
    with pytest.raises(ValueError, match=why):
        lc.TokenTrie.load(path)


def test_a_sealed_but_wrong_body_is_refused(tmp_path):
    path = tmp_path / "a.trie"
    filled().save(path)
    data = path.read_bytes()[:-DIGEST]
    (length,) = struct.unpack("<I", data[12:16])
    nodes = json.loads(data[16 : 16 + length])["nodes"]
    body = 16 + length
    columns = {"parent": 0, "token": 4 * nodes, "count": 8 * nodes, "tail": 12 * nodes, "marks": 16 * nodes}
    for column, value, row in (
        ("parent", nodes, 3),
        ("parent", -2, 3),
        ("token", -5, 3),
        ("token", 0, slice(0, 40)),
        ("count", 0, 3),
        ("count", 2**31 - 1, 3),
        ("tail", 2**30, 3),
        ("marks", 0, 3),
        ("marks", 4, 3),
        ("marks", -1, 3),
    ):
        bad = bytearray(data)
        for place in range(*row.indices(nodes)) if isinstance(row, slice) else [row]:
            kind, size = ("<b", 1) if column == "marks" else ("<i", 4)
            struct.pack_into(kind, bad, body + columns[column] + size * place, value)
        path.write_bytes(bad + hashlib.blake2b(bad, digest_size=DIGEST).digest())
        with pytest.raises(ValueError, match="trie file"):
            lc.TokenTrie.load(path)


def with_column(path, place: int, row: int, value: int) -> None:
    """Write a number into a column of the nodes (parent, token, count, tail), and seal the file again."""
    data = bytearray(path.read_bytes()[:-DIGEST])
    (length,) = struct.unpack("<I", data[12:16])
    nodes = json.loads(data[16 : 16 + length])["nodes"]
    struct.pack_into("<i", data, 16 + length + 4 * (place * nodes + row), value)
    path.write_bytes(data + hashlib.blake2b(data, digest_size=DIGEST).digest())


def test_counts_do_not_overflow_after_a_file_with_the_largest_ones(tmp_path):
    path = tmp_path / "a.trie"
    trie = lc.TokenTrie(branch_length=2)
    trie.insert([7, 8, 7, 8, 9])
    trie.save(path)
    with_column(path, 2, 0, MAX_COUNT - 6)
    again = lc.TokenTrie.load(path)
    (first, _), *_ = again.most_used()
    for _ in range(3):
        again.insert([*first, 30, *first, 31, *first, 7, 8, 9])
        assert_sound(again)
    assert MAX_COUNT // 2 <= again.count(first) < MAX_COUNT
    with again.open([*first]) as request:
        request.extend([7, 8, *first])
        assert request.draft(16).tokens
    assert_sound(again)


FUZZ = """
import random, struct, sys
from pathlib import Path
sys.path.insert(0, "tests")
from test_trie_file import filled, lc, with_column
from trie_oracle import assert_sound
path, rng, loaded = Path(sys.argv[1]), random.Random(3), 0
filled().save(path)
good, nodes = path.read_bytes(), len(lc.TokenTrie.load(path))
for turn in range(80):
    path.write_bytes(good)
    for _ in range(rng.randrange(1, 4)):
        value = rng.choice([0, 1, -1, 2**31 - 1, 2**31 - 2, 2**30, -(2**31), rng.randrange(nodes), rng.randrange(40)])
        with_column(path, rng.randrange(4), rng.randrange(nodes), value)
    try:
        trie = lc.TokenTrie.load(path)
    except ValueError as error:
        assert "trie file" in str(error)
        continue
    loaded += 1
    for _ in range(3):
        trie.insert([rng.randrange(31) for _ in range(40)])
        with trie.open([rng.randrange(31) for _ in range(9)]) as request:
            for ranking in ("expected", "frequency"):
                request.draft(32, ranking=ranking)
                request.extend([rng.randrange(31) for _ in range(4)])
    assert_sound(trie)
    trie.save(path)
print(loaded)
"""


def test_no_file_makes_the_trie_reach_beyond_its_arrays(tmp_path):
    """Files with wrong numbers, loaded and used by the loops as Python, which checks every index."""
    root = Path(__file__).resolve().parent.parent
    done = subprocess.run(
        [sys.executable, "-c", FUZZ, tmp_path / "a.trie"],
        cwd=root,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout) > 10


def test_many_empty_texts_load_at_once(tmp_path):
    path = tmp_path / "a.trie"
    lc.TokenTrie().save(path)
    data = path.read_bytes()[:-DIGEST]
    (length,) = struct.unpack("<I", data[12:16])
    header, learnt = json.loads(data[16 : 16 + length]), data[16 + length :]
    head = json.dumps({**header, "text": 200_000}).encode()
    data = data[:12] + struct.pack("<I", len(head)) + head + struct.pack("<i", -1) * 200_000 + learnt
    path.write_bytes(data + hashlib.blake2b(data, digest_size=DIGEST).digest())
    started = perf_counter()
    trie = lc.TokenTrie.load(path)
    assert perf_counter() - started < 10  # seconds: no text is moved by itself
    trie.insert([1, 2, 3])
    assert trie.count([2, 3]) == 1
    assert_sound(trie)


@pytest.mark.skipif(os.name == "nt", reason="modes of POSIX")
def test_a_saved_file_may_be_read_by_whom_the_umask_lets(tmp_path):
    before = os.umask(0o027)
    try:
        filled().save(tmp_path / "a.trie")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "a.trie").stat().st_mode) == 0o640


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "a.trie"
    filled().save(path)
    good = path.read_bytes()
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        filled(answers=2).save(path)
    assert path.read_bytes() == good
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.trie"]
