"""A visitor's log: how long uploads are kept, what they weigh, and when a replay becomes the visit's. No page, no replay."""

from __future__ import annotations

import tempfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lookahead_core.workload.lines import Bounds
from lookahead_core.workload.log import Request
from lookahead_core.workload.price import CATALOGUE, DEFAULT
from lookahead_core.workload.words import LogError
from visual.limits import LimitError
from visual.work.visits import MOST_BYTES, TOKEN_BYTES, Visit


def visit(**more: Any) -> Visit:
    return Visit(CATALOGUE[DEFAULT], **more)


def upload(folder: Path, name: str, size: int = 9) -> str:
    """A file as the framework keeps it."""
    (folder / name).write_bytes(b"x" * size)
    return str(folder / name)


def made_of(*files: Path | None) -> Any:
    """A workload that was made of a log and a tokenizer."""
    return SimpleNamespace(asked=SimpleNamespace(path=files[0], tokenizer=files[1] if files[1:] else None))


def test_an_upload_of_just_the_bound_is_taken_under_its_own_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(MOST_BYTES, "log", 1_000_000)
    one = visit()
    one.take("log", upload(tmp_path, "mine.jsonl", 1_000_000))
    asked = one.asked()
    assert (asked.path.read_bytes(), asked.name) == (b"x" * 1_000_000, "mine.jsonl")
    assert (asked.curve, asked.bounds, asked.tokenizer) == (one.curve, Bounds.upload(), None)
    with pytest.raises(LimitError, match="at most 1 MB is taken"):
        one.take("log", upload(tmp_path, "long.jsonl", 1_000_001))
    assert one.names == {"log": "mine.jsonl"}
    one.close()


def test_uploads_stay_while_they_are_the_newest_or_the_workload_is_of_them(tmp_path: Path) -> None:
    one, kept = visit(), []
    for name in "abc":
        one.take("log", upload(tmp_path, name))
        kept.append(one.files["log"])
        one.workload = one.workload or made_of(kept[0])
    assert [path.exists() for path in kept] == [True, False, True]
    assert set(one.uploads) == {kept[0], kept[2]}
    one.drop("log")
    assert (one.files, one.names) == ({}, {})
    assert [path.exists() for path in kept] == [True, False, False]
    one.workload = None
    one.tidy()
    assert (one.uploads, kept[0].parent.exists()) == ({}, False)


@pytest.mark.parametrize("example", [False, True])
def test_the_end_of_a_session_deletes_all_but_the_example(tmp_path: Path, example: bool) -> None:
    one = visit(example=example)
    one.take("log", upload(tmp_path, "log"))
    kept, one.workload = one.files["log"], made_of(None)
    one.close()
    assert (one.files, one.names, kept.exists()) == ({}, {}, False)
    assert (one.workload is not None) == example
    with pytest.raises(LimitError, match="ended"):
        one.take("log", upload(tmp_path, "log"))
    assert (one.files, one.uploads) == ({}, {})


def test_a_visit_weighs_the_tokens_of_its_sample_and_the_example_nothing() -> None:
    grid = SimpleNamespace(requests=(Request(1, [1, 2], [3]), Request(2, [4], [5, 6])), past=([7, 8, 9, 9], [1]))
    workload: Any = SimpleNamespace(grid=grid)
    assert visit(workload=workload).nbytes == TOKEN_BYTES * 11
    assert visit(workload=workload, example=True).nbytes == visit().nbytes == 0


def test_a_replay_becomes_the_visit_s_with_its_first_request() -> None:
    one = visit(example=True)
    one.workload = example = made_of(None)
    new = made_of(None)
    new.facts = SimpleNamespace(requests=0)
    events = one.growing(iter([SimpleNamespace(workload=new)] * 2))  # type: ignore[arg-type]
    next(events)
    assert (one.workload, one.example) == (example, True)
    new.facts.requests = 1
    next(events)
    assert (one.workload, one.example) == (new, False)
    assert list(events) == []


def test_a_tokenizer_that_is_not_taken_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, kept, bad = visit(), tmp_path / "kept", upload(tmp_path, "bad.json")
    kept.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(kept))
    with pytest.raises(LogError):
        one.take("tokenizer", bad)
    monkeypatch.setitem(MOST_BYTES, "tokenizer", 8)
    with pytest.raises(LimitError, match="at most"):
        one.take("tokenizer", bad)
    assert (one.files, list(kept.iterdir())) == ({}, [])
