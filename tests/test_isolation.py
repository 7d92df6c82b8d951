"""Two visitors: nothing of one reaches the other, looked for as text and as tokens in all that the second one receives."""

from __future__ import annotations

import gzip
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

pytest.importorskip("torch")
from small import App, serving, small
from tabs import Tab

from lookahead_core.models.token_text import encode_chat
from visual.engines.ray_serve import Memory
from visual.serving import server
from visual.serving.assets import FOLDER
from visual.work.classroom import Room

# Sockets and event loops that the framework's server and client leave to the garbage collector are not this test's matter.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")

CANARY = "Xylophagous quokka 8841"
QUESTION = "What is the weather like?"


@pytest.fixture(scope="module")
def served() -> Iterator[App]:
    with serving(room=Room()) as running:
        yield running


def race(tab: Tab, prompt: str, tokens: int = 24) -> list[dict[str, Any]]:
    """All events of one race in a tab's own session."""
    from tabs import post

    data = [prompt, "", 16, 8, tokens, "hierarchical", False, 0.0, 0, 1.0, 0, 0.0, 1.0, False, "", False]
    post(f"{tab.url}gradio_api/queue/join", {"data": data, "fn_index": tab.event(api_name="race"), "session_hash": tab.session})
    return tab.stream()


def steps_of(events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The Lookahead lane's steps without their clocks, which differ from run to run."""
    lane = [event["step"] for event in events if event["kind"] == "step" and event["lane"] == "lookahead"]
    return [{name: value for name, value in step.items() if name != "c"} for step in lane]


def test_the_second_visitor_receives_nothing_of_the_first(served: App) -> None:
    quiet, first, second = (Tab(served.url, name) for name in ("quiet", "first-visitor", "second-visitor"))
    for tab in (quiet, first, second):
        tab.open()
    try:
        expected = race(quiet, QUESTION)
        secret = race(first, f"{CANARY}. {CANARY}. {CANARY}.")
        assert CANARY in json.dumps(secret)
        nodes = len(served.racing.sessions.of("first-visitor").trie or ())
        received = [json.dumps(second.config), second.get(""), second.get("lesson"), second.get("tuning")]
        received += [second.get(path) for path in ("metrics", "health", "room", "config")]
        events = race(second, QUESTION)
        received.append(json.dumps(events))
        received.append(json.dumps(served.racing.room.results()))  # type: ignore[union-attr]
        received.append(
            served.post("gradio_api/queue/join", {"data": [], "fn_index": 10_000, "session_hash": "second-visitor"})[1]
        )
        everything = "\n".join(received)
        for word in (*CANARY.split(), "first-visitor"):
            assert word not in everything, word
        # The same question, the same drafts and the same trie as for a visitor who came before the secret was told.
        assert steps_of(events) == steps_of(expected)
        assert len(served.racing.sessions.of("first-visitor").trie or ()) == nodes
    finally:
        for tab in (quiet, first, second):
            tab.close()


def test_no_draft_holds_a_run_of_the_other_s_tokens(served: App) -> None:
    """The second visitor asks with the secret's first word: a shared trie would go on with the rest."""
    secret = encode_chat(small(), f"{CANARY}. {CANARY}.")
    runs = {tuple(secret[place : place + 4]) for place in range(len(secret) - 3)}
    first, second = Tab(served.url, "teller"), Tab(served.url, "guesser")
    for tab in (first, second):
        tab.open()
    try:
        race(first, f"{CANARY}. {CANARY}.")
        events = race(second, CANARY.split()[0])
        common = encode_chat(small(), CANARY.split()[0])
        allowed = {tuple(common[place : place + 4]) for place in range(len(common) - 3)}
        for step in steps_of(events):
            for node in range(len(step.get("d", ()))):
                path = []
                while node >= 0:
                    path.append(step["d"][node])
                    node = step["p"][node]
                path.reverse()
                found = {tuple(path[place : place + 4]) for place in range(len(path) - 3)}
                assert not found & (runs - allowed)
    finally:
        for tab in (first, second):
            tab.close()


def test_a_visitor_who_leaves_takes_everything_along(served: App) -> None:
    tab = Tab(served.url, "leaver")
    tab.open()
    race(tab, f"Remember {CANARY}.")
    session = served.racing.sessions.of("leaver")
    assert session.answers
    served.racing.sessions.drop("leaver")
    assert (session.answers, session.trie) == ([], None)
    again = race(tab, QUESTION)
    assert not any(word in json.dumps(again) for word in CANARY.split())
    tab.close()


def test_jobs_and_replicas_carry_one_visitor_s_past_only(served: App) -> None:
    from visual.engines.job import newest

    ann, bob = served.racing.sessions.of("ann"), served.racing.sessions.of("bob")
    ann.remember([901, 902, 903])
    bob.remember([7, 8, 9])
    assert newest(bob.answers) == [[7, 8, 9]]
    one, other = Memory(), Memory()
    one.trie_for(ann.answers, 4)
    drafts = other.trie_for(bob.answers, 4).open([55]).draft(decoding_length=8)
    assert not set(drafts.tokens) & {901, 902, 903}


def test_the_key_is_needed_for_the_room(served: App) -> None:
    tab = Tab(served.url, "curious")
    tab.open()
    room = served.racing.room
    assert room is not None
    assert room.key not in tab.get("teacher") + tab.get("config") + tab.get("room")
    index = next(i for i, fn in served.demo.fns.items() if getattr(fn.fn, "__name__", "") == "tell")
    message = {"data": ["guess", True, None], "fn_index": index, "session_hash": "curious"}
    status, text = served.post("gradio_api/run/predict", message)
    assert status == 200, text
    assert "not the room" in text
    assert "Visitor" not in text
    assert room.state()["paused"] is False
    message["data"] = [room.key, True, None]
    assert served.post("gradio_api/run/predict", message)[0] == 200
    assert room.state()["paused"] is True
    assert served.racing.turns.paused
    message["data"] = [room.key, False, None]
    served.post("gradio_api/run/predict", message)
    assert not served.racing.turns.paused
    tab.close()


def test_a_key_shows_at_once_what_is_set(served: App) -> None:
    """Seconds later it would undo what the instructor has chosen meanwhile."""
    watch = next(fn for fn in served.demo.fns.values() if getattr(fn.fn, "__name__", "") == "watch")
    assert {event for _, event in watch.targets} == {"tick", "input"}
    assert watch.trigger_mode == "always_last", "of a key that is typed, the whole"


# ---- for programs


def test_only_the_named_endpoints_are_public_and_each_says_what_it_takes(served: App) -> None:
    """What `gradio_client`, the API page and, with --mcp, the MCP server see: these and nothing of the pages' wiring."""
    named = json.loads(served.get("gradio_api/info"))["named_endpoints"]
    assert set(named) == {"/race", "/sweep", "/calibrate", "/workload"}
    for endpoint in named.values():
        for parameter in endpoint["parameters"]:
            assert parameter["type"].get("type"), parameter


def test_a_visit_copies_plain_data_only(served: App) -> None:
    """The framework copies a page's configuration for every visit, and follows an object in it to everything it holds.

    `gr.HTML` takes any word that stands in quotes in its script for an event of its own; "self" made the stage its own
    property, and each visit copied the app (0.2 to 0.5 s instead of 8 ms).
    """
    for component in served.demo.config["components"]:
        for name, value in component["props"].items():
            assert not hasattr(value, "__self__"), (component["props"].get("elem_id"), name)
            assert not isinstance(value, partial), (component["props"].get("elem_id"), name)


def test_the_framework_s_files_are_packed_and_kept_for_good(served: App) -> None:
    names = [path.name for path in FOLDER.iterdir()]
    chosen = [next(name for name in names if name.endswith(end)) for end in (".js", ".css", ".woff2")]
    large = max(FOLDER.glob("index-*.js"), key=lambda path: path.stat().st_size).name
    for name in (*chosen, large, large):
        for accepted in ("gzip", "identity"):
            request = urllib.request.Request(f"{served.url}assets/{name}", headers={"Accept-Encoding": accepted})
            with urllib.request.urlopen(request) as answer:
                body, headers = answer.read(), answer.headers
            packed = headers.get("content-encoding") == "gzip"
            assert (gzip.decompress(body) if packed else body) == (FOLDER / name).read_bytes()
            assert "immutable" in headers["cache-control"]
            assert headers["x-content-type-options"] == "nosniff"
            if name == large:
                assert packed == (accepted == "gzip")
    for path in ("assets/none.js", "assets/..%2F..%2F__init__.py", "assets/%2Fetc%2Fhostname"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            served.get(path)
        assert refused.value.code in (403, 404)
        refused.value.close()


def test_the_framework_keeps_so_many_sessions_and_no_more(served: App) -> None:
    assert served.demo.state_holder.capacity == server.SESSIONS


def test_the_framework_keeps_nothing_of_what_was_sent(served: App) -> None:
    served.post("gradio_api/run/race", {"data": ["a secret prompt"], "session_hash": "short"})
    kept = served.demo.state_holder.session_data
    assert not kept["short"].config_values
    for kind in ("run/race", "queue/join", "call/race"):
        status, words = served.post(f"gradio_api/{kind}", {"data": ["hello"], "session_hash": "x" * (server.NAME + 1)})
        assert (status, "has 101 characters; at most 100" in words) == (400, True)
    assert not [name for name in kept if len(name) > server.NAME]


def test_health_and_metrics_are_served(served: App) -> None:
    assert json.loads(served.get("health"))["status"] == "ready"
    text = served.get("metrics")
    for name in ("races_total", "tokens_total", "edl_count", "waiting", "running", "sessions", "trie_nodes"):
        assert f"lookahead_{name}" in text
    assert CANARY.split()[0] not in text
