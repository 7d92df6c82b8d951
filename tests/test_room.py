"""The room, what is counted, what is let through and whose session stays: all without a model or a page."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from gradio.route_utils import FnIndexInferError
from watch import Watch

from lookahead_core.trace.clock import Clock
from lookahead_core.trace.trace import Step, Trace
from lookahead_core.workload.price import CATALOGUE, DEFAULT
from visual.limits import LimitError
from visual.serving.security import HEADERS, MOST_UPLOADED, Guard, is_closed
from visual.work.classroom import MOST_RESULTS, Room
from visual.work.metrics import Metrics
from visual.work.session import BESIDE, MEMORY, Sessions, Stop
from visual.work.turns import Turns
from visual.work.visits import Visit

# ---- the room


def raced(tokens: int = 6) -> Trace:
    """A little race: six plain passes against two."""
    trace = Trace([1, 2], meta={"settings": {"decoding_length": 8, "branch_length": 4}, "prompt": "a secret prompt"})
    for index in range(tokens):
        trace.add(Step("plain", index, 2 + index, (5,), clock=Clock(forward=0.01)))
    trace.add(Step("lookahead", 0, 0, (5,), clock=Clock(forward=0.01)))
    trace.add(Step("lookahead", 1, 2, (5,) * (tokens - 1), clock=Clock(forward=0.02)))
    return trace


def test_the_room_shows_numbers_and_no_texts() -> None:
    room = Room()
    for session in ("hash-of-ann", "hash-of-bob", "hash-of-ann"):
        room.race_ended(session, raced())
    assert [row[:2] for row in room.results()] == [[1, 2], [2, 1], [1, 1]]
    assert room.results()[0][2:] == [6, 5.0, 2.5, "yes", 8, 4]
    shown = repr(room.results())
    assert "secret" not in shown
    assert "hash" not in shown


def test_the_room_is_bounded() -> None:
    room = Room()
    for visitor in range(MOST_RESULTS + 10):
        room.race_ended(str(visitor), raced())
    assert len(room.results()) == len(room._numbers) == MOST_RESULTS


def test_no_two_races_of_a_visitor_have_one_number() -> None:
    room, numbers = Room(), []
    for race in range(MOST_RESULTS + 10):
        room.race_ended("ann", raced())
        numbers.append(room.results()[0][1])
        if race == 5:
            room.forget_results()
    assert numbers == list(range(1, MOST_RESULTS + 11))


def test_a_change_is_told_once_and_only_the_key_may_make_it() -> None:
    room = Room()
    assert room.state() == {"version": 0, "paused": False, "preset": None}
    room.set(True, 1)
    room.set(True, 1)
    assert room.state() == {"version": 1, "paused": True, "preset": 1}
    assert room.opens(room.key)
    assert room.opens(f" {room.key}\n"), "as copied from the terminal"
    for wrong in ("", None, 3, room.key + "x", "é", "\ud800"):
        assert not room.opens(wrong)


# ---- metrics


def test_prometheus_text() -> None:
    metrics = Metrics(gauges={"waiting": lambda: 3})
    metrics.race_ended(raced(), "finished")
    metrics.race_ended(None, "refused")
    metrics.count("errors_total", kind='od"d\n')
    lines = metrics.text().splitlines()
    for line in (
        'lookahead_races_total{outcome="finished"} 1',
        'lookahead_races_total{outcome="refused"} 1',
        'lookahead_tokens_total{lane="plain"} 6',
        'lookahead_passes_total{lane="lookahead"} 1',
        'lookahead_errors_total{kind="od\\"d\\n"} 1',
        "lookahead_waiting 3",
        'lookahead_edl_bucket{le="4.0"} 0',
        'lookahead_edl_bucket{le="6.0"} 1',
        'lookahead_edl_bucket{le="+Inf"} 1',
        "lookahead_edl_sum 5",
        "lookahead_edl_count 1",
    ):
        assert line in lines
    assert "secret" not in metrics.text()
    for line in lines:  # every sample belongs to a family that was announced
        if not line.startswith("#"):
            family = line.split("{")[0].split(" ")[0]
            assert any(f"# TYPE {family.removesuffix(end)} " in metrics.text() for end in ("", "_bucket", "_sum", "_count"))


# ---- the guard


async def _app(scope: Any, receive: Any, send: Any) -> None:
    body = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            break
    await send({"type": "http.response.start", "status": 200, "headers": [(b"X-Content-Type-Options", b"own")]})
    await send({"type": "http.response.body", "body": str(len(body)).encode()})


def ask(
    path: str = "/", chunks: tuple[bytes, ...] = (b"",), length: bytes | None = None, app: Any = _app, kind: str = "http"
) -> tuple[int, dict[str, str]]:
    """Status and headers of one request to a guarded app."""
    sent: list[Any] = []
    feed = [{"type": "http.request", "body": part, "more_body": True} for part in chunks]
    feed[-1]["more_body"] = False

    async def receive() -> Any:
        return feed.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"content-length", length)] if length is not None else []
    scope = {"type": kind, "path": path, "headers": headers}
    with ThreadPoolExecutor(1) as apart:  # a browser test's loop may be running in this thread
        apart.submit(asyncio.run, Guard(app, most_bytes=1000)(scope, receive, send)).result()
    unread[:], sent_out[:] = feed, sent
    return sent[0]["status"], {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}


unread: list[Any] = []
sent_out: list[Any] = []
"""What nobody has read of the last body, and all that was sent."""


def test_every_answer_carries_the_headers_and_none_twice() -> None:
    status, headers = ask()
    assert status == 200
    assert headers["x-content-type-options"] == "own"
    assert {name: value for name, value in headers.items() if name in HEADERS} | {
        "x-content-type-options": "nosniff"
    } == HEADERS
    for refused in (ask("/gradio_api/proxy=x"), ask(length=b"2000"), ask(length=b"many"), ask(chunks=(b"x" * 600,) * 3)):
        assert HEADERS.items() <= refused[1].items()


def test_long_bodies_and_unused_routes_are_refused() -> None:
    assert ask(length=b"2000")[0] == 413
    assert ask(chunks=(b"x" * 600, b"x" * 600))[0] == 413
    assert ask(chunks=(b"x" * 600,) * 3, length=b"1800")[0] == 413
    assert ask(length=b"-1")[0] == 400
    assert ask(chunks=(b"x" * 600, b"x" * 300))[0] == 200
    for path in ("/upload", "/gradio_api/upload"):
        assert ask(path, chunks=(b"x" * 2000,), length=b"2000")[0] == 200
        assert ask(path, length=str(MOST_UPLOADED + 1).encode())[0] == 413
    assert ask("/gradio_api/uploads", length=b"2000")[0] == 413
    for path in ("/proxy=x", "/gradio_api/proxy=http://a", "/gradio_api/vibe-edit/", "/gradio_api/deep_link", "/monitoring"):
        assert is_closed(path)
        assert ask(path)[0] == 404
    for path in ("/", "/lesson", "/gradio_api/queue/join", "/gradio_api/call/race", "/gradio_api/heartbeat/x"):
        assert not is_closed(path)


def test_a_body_of_just_the_bound_is_taken() -> None:
    assert ask(chunks=(b"x" * 1000,), length=b"1000")[0] == 200
    assert ask(chunks=(b"x" * 600, b"x" * 400))[0] == 200
    ask("/upload", length=b"900000000")
    assert b"has 900,000,000 bytes; at most 67,108,864 are taken" in sent_out[-1]["body"]
    assert ask(length=b"1001")[0] == ask(chunks=(b"x" * 600, b"x" * 401))[0] == 413


def test_a_body_too_long_is_read_to_its_end_and_no_further_than_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sender reads the refusal only then."""
    body = (b"x" * 600,) * 5
    for length in (b"3000", None):
        assert ask(chunks=body, length=length)[0] == 413
        assert unread == []
    monkeypatch.setattr("visual.serving.security.MOST_DRAINED", 1000)
    assert ask(chunks=body, length=b"3000")[0] == 413
    assert len(unread) == 3


def test_what_an_upload_left_is_deleted_with_a_later_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GRADIO_TEMP_DIR", str(tmp_path))
    old, new, whole = tmp_path / "tmpold", tmp_path / "tmpnew", tmp_path / "whole"
    for path in (old, new, whole):
        path.write_text("a visitor's log")
    for path in (old, whole):
        os.utime(path, (1, 1))
    ask("/gradio_api/queue/join")
    assert old.exists()
    ask("/gradio_api/upload")
    assert (old.exists(), new.exists(), whole.exists()) == (False, True, True)


def test_an_app_that_breaks_answers_with_an_error_of_the_server_s_unless_it_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Exception] = []
    monkeypatch.setattr("visual.serving.security.report", told.append)

    def breaking(after: int, error: Exception) -> Any:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            for _ in range(after):
                await send({"type": "http.response.start", "status": 200, "headers": []})
            raise error

        return app

    fault = ValueError("a path of this machine")
    assert ask(app=breaking(0, fault))[0] == 500
    assert ask(app=breaking(1, fault))[0] == 200
    assert len(sent_out) == 1
    assert told == [fault, fault]
    assert ask(app=breaking(0, FnIndexInferError()))[0] == 404
    assert told == [fault, fault], "who asks for an endpoint that is none is no fault"


def test_what_is_no_request_is_passed_on_as_it_is() -> None:
    assert ask("/gradio_api/proxy=x", kind="lifespan") == (200, {"x-content-type-options": "own"})


# ---- sessions


def test_sessions_are_bounded_and_freed() -> None:
    watch = Watch()
    sessions = Sessions(memory=3 * BESIDE + BESIDE // 2, idle=10, clock=watch)
    first = sessions.of("a")
    first.trie_for(4).insert([1, 2, 3])
    assert sessions.nodes() > 0
    assert sessions.of("") is not sessions.of("")
    for key in "bcd":
        sessions.of(key).remember([1])
    assert len(sessions) == 3
    assert first.stop.is_set()
    assert first.trie is None
    watch.now = 11.0
    sessions.of("e")
    assert len(sessions) == 1


@pytest.mark.parametrize("client", ["", "10.0.0.2"])
def test_other_session_names_stop_no_race_and_empty_no_trie(client: str) -> None:
    turns, sessions = Turns(), Sessions()
    sessions.busy.append(turns.holders)
    visitors = [sessions.of(name, "10.0.0.1") for name in ("racing", "waiting", "idle")]
    for visitor in visitors:
        visitor.trie_for(4).insert([1, 2, 3])
        visitor.remember([1, 2, 3])
    with turns.ticket("racing") as ticket, turns.ticket("waiting"):
        assert list(turns.wait(ticket)) == []
        for number in range(2000):
            sessions.of(f"name {number}", client)
        assert sum(session.nbytes for session in map(sessions.of, ("racing", "waiting", "idle"))) < MEMORY
        assert not any(visitor.stop.is_set() or visitor.trie is None for visitor in visitors)
    assert len(sessions) <= MEMORY // BESIDE


def test_who_races_or_waits_for_the_first_time_stays_though_others_would_go_last() -> None:
    turns, sessions = Turns(), Sessions(memory=2 * BESIDE)
    sessions.busy.append(turns.holders)
    newcomers = [sessions.of(name, "10.0.0.1") for name in ("racing", "waiting")]  # they remember nothing yet
    with turns.ticket("racing") as ticket, turns.ticket("waiting"):
        assert list(turns.wait(ticket)) == []
        for number in range(20):
            sessions.of(f"name {number}", "10.0.0.2").remember([1, 2, 3])
        assert not any(visitor.stop.is_set() for visitor in newcomers)
    sessions.of("late")
    assert all(visitor.stop.is_set() for visitor in newcomers)


def test_who_has_work_in_any_queue_stays() -> None:
    races, studies, sessions = Turns(), Turns(), Sessions(memory=2 * BESIDE)
    sessions.busy += [races.holders, studies.holders]
    newcomers = [sessions.of(name) for name in ("racing", "studying")]
    with races.ticket("racing"), studies.ticket("studying"):
        for number in range(20):
            sessions.of(f"name {number}").remember([1, 2, 3])
        assert not any(visitor.stop.is_set() for visitor in newcomers)


def test_who_merely_looked_at_the_example_goes_before_who_has_something_to_lose(tmp_path: Path) -> None:
    watch = Watch()
    sessions = Sessions(memory=4 * BESIDE + BESIDE // 2, clock=watch)
    for name in ("with answers", "with a log", "looked"):
        watch.now += 1
        sessions.of(name)
    sessions.of("with answers").remember([1, 2, 3])
    sessions.of("with a log").log = Visit(CATALOGUE[DEFAULT], files={"log": tmp_path / "log.jsonl"})
    sessions.of("looked").log = Visit(CATALOGUE[DEFAULT], example=True)
    for name in ("next", "last"):
        watch.now += 1
        sessions.of(name).remember([1, 2, 3])
    assert set(sessions._held) == {"with answers", "with a log", "next", "last"}


def test_a_stop_flag_is_not_lowered_by_work_that_began_before_it_was_set() -> None:
    flag = Stop()
    first = flag.press()
    assert flag.is_set()
    assert flag.lower(first)
    assert not flag.is_set()
    second = flag.press()
    flag.set()
    assert not flag.lower(second)
    assert flag.is_set()
    flag.clear()
    assert not flag.lower(second), "long ago, but never taken back"


def test_who_asks_for_many_sessions_loses_them_first_and_the_next_visitor_harms_nobody() -> None:
    turns, sessions = Turns(), Sessions(memory=100 * BESIDE)
    sessions.busy.append(turns.holders)
    honest = [sessions.of(f"learner {number}", "10.0.0.1") for number in range(30)]
    for session in (*honest, *(sessions.of(f"name {number}", "10.0.0.2") for number in range(500))):
        session.remember([1, 2, 3])
    assert not any(session.stop.is_set() for session in honest)
    late = sessions.of("late", "10.0.0.3")
    assert not any(session.stop.is_set() for session in (*honest, late))


def test_a_race_that_waits_for_its_model_lets_others_pass_and_counts_for_the_bound() -> None:
    turns, loaded = Turns(most=2), []
    with turns.ticket("a", lambda: bool(loaded)) as first:
        with turns.ticket("b") as second:
            assert list(turns.wait(second)) == []
            assert (first.state, second.state) == ("waiting", "running")
            with turns.ticket("c"), pytest.raises(LimitError, match="2 others are waiting"), turns.ticket("d"):
                pass
        loaded.append(True)
        assert list(turns.wait(first)) == []
        assert first.state == "running"
