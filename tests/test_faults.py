"""What goes wrong, and what the server does then: it tells the truth, lets go of everything, and serves the next race."""

from __future__ import annotations

import gc
import json
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

pytest.importorskip("torch")
import torch
from gradio_client import Client
from small import App, race_events, serving
from tabs import CANARY, random_requests

from lookahead_core.decode import kv_cache
from lookahead_core.decode.run import Run
from lookahead_core.trace.trace import Trace
from lookahead_core.trace.validate import validate

# Sockets and event loops that the framework's server and client leave to the garbage collector are not this test's matter.
pytestmark = pytest.mark.filterwarnings(
    "ignore::pytest.PytestUnraisableExceptionWarning",
    "ignore::ResourceWarning",
    "ignore:.*(no_silent_downcasting|copy keyword)",  # the framework's own sums over its queue, with a newer pandas
)

FIXTURE = Path(__file__).parent / "fixtures" / "trace.json"
SECRET = "zanzibar-canary-7731"


@pytest.fixture(scope="module")
def served() -> Iterator[App]:
    with serving() as running:
        race_events(running, max_new_tokens=4)  # the first race pays for what is imported late
        yield running


def calm(served: App, seconds: float = 30) -> None:
    """Wait until nobody races or waits."""
    until = time.monotonic() + seconds
    while served.racing.turns.running or served.racing.turns.waiting:
        assert time.monotonic() < until, f"{served.racing.turns.running} still run, {served.racing.turns.waiting} still wait"
        time.sleep(0.05)


def still_serves(served: App) -> None:
    """The next race runs to its end, and says so."""
    calm(served)
    events = race_events(served, max_new_tokens=8)
    assert events[-1]["kind"] == "end"
    assert events[-1]["equal"]
    calm(served)


def join(served: App, session: str, prompt: str, tokens: int = 400) -> None:
    """Ask for a race the way a page does, without reading what comes."""
    index = next(i for i, fn in served.demo.fns.items() if fn.api_name == "race")
    data = [prompt, "", 8, 4, tokens, "hierarchical", False, 0.0, 0, 1.0, 0, 0.0, 1.0, False, "", False]
    status, text = served.post("gradio_api/queue/join", {"data": data, "fn_index": index, "session_hash": session})
    assert status == 200, text


# ---- visitors who leave


def test_client_gone_mid_race_frees_the_device_and_the_session(served: App) -> None:
    before = len(served.racing.sessions)
    client = Client(served.url, verbose=False)
    job = client.submit("one two three " * 20, max_new_tokens=500, decoding_length=4, api_name="/race")
    until = time.monotonic() + 60
    while not served.racing.turns.running:
        assert time.monotonic() < until
        time.sleep(0.02)
    client.close()  # what closing a tab does: the connection ends, nothing else is said
    del job
    calm(served)
    until = time.monotonic() + 30
    while len(served.racing.sessions) > before and time.monotonic() < until:
        time.sleep(0.1)
    assert len(served.racing.sessions) <= before
    still_serves(served)


def test_a_silent_visitor_who_never_reads_does_not_block_the_line(served: App) -> None:
    join(served, "never-reads", "one two three", tokens=64)
    still_serves(served)
    served.racing.sessions.drop("never-reads")


def test_stop_storm(served: App) -> None:
    """Fifty races asked for by ten visitors, stopped again and again from all sides."""
    threads_before = threading.active_count()
    stop = threading.Event()

    def storm() -> None:
        while not stop.is_set():
            for visitor in range(10):
                served.racing.sessions.of(f"storm-{visitor}").stop.set()
            time.sleep(0.01)

    stormer = threading.Thread(target=storm)
    stormer.start()
    try:
        for number in range(50):
            join(served, f"storm-{number % 10}", "again and again and again", tokens=200)
        calm(served, 60)
    finally:
        stop.set()
        stormer.join()
    for visitor in range(10):
        served.racing.sessions.drop(f"storm-{visitor}")
    still_serves(served)
    assert threading.active_count() <= threads_before + 60  # the worker pool's own threads, which are reused


# ---- a decoder that fails


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (RuntimeError("expected scalar type Half"), "broke off: RuntimeError: expected scalar type Half"),
        (torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 2 GiB"), "ran out of memory"),
        (MemoryError(), "ran out of memory"),
    ],
)
def test_decoder_raising_mid_step_is_told_and_survived(
    served: App, monkeypatch: pytest.MonkeyPatch, error: Exception, words: str
) -> None:
    steps = Run.step
    passes = iter(range(1000))

    def failing(self: Run, *arguments: Any, **named: Any) -> Any:
        if next(passes) == 5:
            raise error
        return steps(self, *arguments, **named)

    monkeypatch.setattr(Run, "step", failing)
    failed = served.metric('races_total{outcome="failed"}')
    with pytest.raises(Exception, match=words):
        race_events(served, f"{SECRET} one two three")
    monkeypatch.undo()
    assert served.metric('races_total{outcome="failed"}') == failed + 1
    assert served.metric(f'errors_total{{kind="{type(error).__name__}"}}') >= 1
    assert SECRET not in served.get("metrics")
    still_serves(served)


def test_out_of_memory_at_the_allocator_leaves_no_cache_behind(served: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The allocator's own error, raised where a pass writes its keys and values."""
    layer = next(kind for kind in vars(kv_cache).values() if isinstance(kind, type) and "update" in vars(kind))
    update = layer.update
    calls = iter(range(10_000))

    def allocate(self: Any, *arguments: Any, **named: Any) -> Any:
        if next(calls) > 40:
            raise torch.OutOfMemoryError("CUDA out of memory. Tried to allocate 20.00 MiB.")
        return update(self, *arguments, **named)

    monkeypatch.setattr(layer, "update", allocate)
    with pytest.raises(Exception, match="ran out of memory"):
        race_events(served)
    monkeypatch.undo()
    calm(served)
    gc.collect()
    caches = [one for one in gc.get_objects() if type(one) is kv_cache.RowCache and one.rows]
    assert len(caches) <= 1  # at most the one that the exception's traceback still holds
    still_serves(served)


# ---- requests that are no requests


def test_a_megabyte_of_prompt_is_refused_with_the_bound(served: App) -> None:
    with pytest.raises(Exception, match=r"1,000,000 characters; at most 24,000 are taken"):
        race_events(served, "x" * 1_000_000)
    status, text = served.post("gradio_api/call/race", {"data": ["x" * 3_000_000]})
    assert status == 413
    assert "at most" in text
    still_serves(served)


def test_corrupted_traces_are_named_not_drawn() -> None:
    """Every way of breaking a recorded trace is either still a trace or a ValueError that names the field."""
    whole = json.loads(FIXTURE.read_text())

    @settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
    @given(st.data())
    def corrupt(data: Any) -> None:
        broken = json.loads(json.dumps(whole))
        node, path = broken, []
        while isinstance(node, (dict, list)) and node:
            key = data.draw(st.sampled_from(sorted(node) if isinstance(node, dict) else range(len(node))))
            path.append(key)
            if not isinstance(node[key], (dict, list)) or data.draw(st.integers(0, 3)) == 0:
                node[key] = data.draw(JUNK)
                break
            node = node[key]
        try:
            validate(broken)
        except ValueError as error:
            told = str(error)
        else:
            told = "trace: fine"
            Trace.from_json(broken).dumps()
        assert told.startswith("trace: "), (path, told)

    corrupt()


JUNK = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.just([]), st.just({}), st.just([[-1]]),
    st.lists(st.integers(-5, 2**40), max_size=4), st.dictionaries(st.text(max_size=3), st.integers(), max_size=2),
)  # fmt: skip


def test_random_json_never_breaks_the_server(served: App) -> None:
    """A hundred of the requests that `python tests/load_test.py --fuzz 10000` sends by the thousand."""
    logs_before = served.metric('errors_total{kind="TypeError"}')
    codes = random_requests(served.url, 100, seed=1)
    assert set(codes) <= {200, 400, 404, 405, 413, 422, 500}, codes
    assert served.metric('errors_total{kind="TypeError"}') == logs_before
    still_serves(served)


def test_unlisted_models_and_paths_are_refused_by_name_alone(served: App, tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text("{}")
    for name in (str(tmp_path), "../../etc/passwd", "someone/else", "file:///etc/passwd"):
        with pytest.raises(Exception, match="not a model of this page"):
            race_events(served, model=name)


def test_no_path_leads_to_the_file_system(served: App) -> None:
    import urllib.error

    for path in ("gradio_api/file=/etc/hostname", "gradio_api/file=app.py", "gradio_api/file=../app.py", "file/app.py"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            served.get(path)
        assert refused.value.code in (403, 404)
        refused.value.close()
    for path in ("gradio_api/vibe-edit/", "gradio_api/deep_link", "gradio_api/proxy=http://127.0.0.1/"):
        assert served.post(path, {})[0] == 404


def test_an_endpoint_that_is_not_there_is_not_found(served: App) -> None:
    for path in ("gradio_api/call/nonsense", "gradio_api/run/nonsense", "gradio_api/call/v2/nonsense/"):
        assert served.post(path, {"data": []}) == (404, '{"error":"This server has no such endpoint."}')


def test_a_call_by_names_is_told_which_one_is_missing_or_unknown(served: App) -> None:
    """The API page shows such calls, for curl."""
    path = "gradio_api/call/v2/race"
    missing, unknown = "No value provided for required argument: prompt", "Parameter `size` is not a valid key-word argument."
    assert served.post(path, {"seed": 1}) == (400, json.dumps({"error": missing}, separators=(",", ":")))
    assert served.post(path, {"prompt": "a", "size": 1}) == (400, json.dumps({"error": unknown}, separators=(",", ":")))
    assert served.post(path, {"prompt": "a", "max_new_tokens": 1})[0] == 200
    calm(served)


# ---- what is written down


def test_nothing_of_a_visitor_is_written_to_the_terminal(
    served: App, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    capfd.readouterr()
    race_events(served, f"my name is {SECRET}")
    with pytest.raises(Exception, match="whole number"):
        race_events(served, f"my name is {SECRET}", decoding_length=9999)
    random_requests(served.url, 300, seed=2)  # with a canary of its own
    calm(served)
    out, err = capfd.readouterr()
    written = out + err + "".join(caplog.messages)
    assert SECRET not in written
    assert CANARY not in written
    assert "Traceback" not in written
