"""A trie on disk: what is written comes back, and what is damaged or foreign is refused."""

from __future__ import annotations

import hashlib
import json
import random
import struct

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from trie_oracle import assert_sound, visits, windows

import lookahead_core as lc
from lookahead_core.trie.file import DIGEST

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
        assert visits(again.state.store, again.state.root, gram) == count


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
    with pytest.raises(ValueError, match="version 9; this program reads 1"):
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
    columns = {"parent": 0, "token": 4 * nodes, "count": 8 * nodes, "tail": 12 * nodes}
    for column, value, row in (
        ("parent", nodes, 3),
        ("parent", -2, 3),
        ("token", -5, 3),
        ("token", 0, slice(0, 40)),
        ("count", 0, 3),
        ("count", 2**31 - 1, 3),
        ("tail", 2**30, 3),
    ):
        bad = bytearray(data)
        for place in range(*row.indices(nodes)) if isinstance(row, slice) else [row]:
            struct.pack_into("<i", bad, body + columns[column] + 4 * place, value)
        path.write_bytes(bad + hashlib.blake2b(bad, digest_size=DIGEST).digest())
        with pytest.raises(ValueError, match="trie file"):
            lc.TokenTrie.load(path)


def test_a_failed_save_leaves_the_old_file(tmp_path, monkeypatch):
    path = tmp_path / "a.trie"
    filled().save(path)
    good = path.read_bytes()
    monkeypatch.setattr("os.replace", lambda *_: (_ for _ in ()).throw(OSError("disk full")))
    with pytest.raises(OSError, match="disk full"):
        filled(answers=2).save(path)
    assert path.read_bytes() == good
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.trie"]
